"""A whole game of each, by clicks alone, the result after it, and how it is replayed."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from headwaters.kernel.facts import all_facts

from . import hands

# Against one bot, with the options as they are, but for:
CHAIRS = {"yangtze": ["", "novice", "novice"]}
OPTIONS = {"yellow-yangtze": {"short": True}}


@pytest.mark.parametrize("game", all_facts())
def test_a_whole_game_is_played_by_clicks(person: Any, game: str) -> None:
    chairs = CHAIRS.get(game, ["", "novice"])
    page = person()
    hands.create(page, game, chairs, options=OPTIONS.get(game))
    page.wait_for_selector("#board svg")
    assert hands.play_out(page, random.Random(3)) >= 10
    page.wait_for_selector("#result:not([hidden])")
    assert page.locator("#result-table tfoot td").count() == len(chairs)
    assert page.locator("#result-chart path.line").count() == len(chairs)
    page.click("#check")
    page.wait_for_selector("#check-said b")
    assert "promised at the start" in page.inner_text("#check-said")
    with page.expect_download() as download:
        page.click("#result a[download]")
    assert download.value.suggested_filename.startswith(game)
    no_line_falls(page, len(chairs))
    page.click("#result a[href$=replay]")
    replay_is_told_from_one_seat(page)


def no_line_falls(page: Any, seats: int) -> None:
    """What comes and goes, such as food in Yak, is counted at the end only: the lines of the chart have no spikes."""
    for seat in range(seats):
        drawn = page.locator(f"#result-chart .line-{seat}").get_attribute("d")
        heights = [float(height) for height in re.findall(r"(?:V|^M\S+ )([\d.]+)", drawn)]
        assert heights == sorted(heights, reverse=True), drawn


def replay_is_told_from_one_seat(page: Any) -> None:
    """The board does not turn with whoever acts, moves are told, and nothing is marked in a hand that did not act."""
    sides, others = set(), 0
    for step in range(1, 17):
        page.wait_for_selector(f"#table[data-step='{step - 1}'] #board svg")
        page.click("#next")
        page.wait_for_selector(f"#table[data-step='{step}']")
        sides.add(page.evaluate("document.getElementById('side-0')?.getAttribute('transform')"))
        said, line = page.inner_text("#prompt"), page.locator("#log .now").first
        assert line.locator(".line").inner_text() in said and not re.search(r"\byour?\b", said, re.IGNORECASE), said
        if line.get_attribute("data-seat") == "1":
            others += 1
            gifts = "[id^=card-]"  # in Yangtze a tile brings lantern cards to everybody
            assert page.locator(f"#hand .marked:not({gifts})").count() == 0, said
    assert len(sides) == 1 and others > 2 and page.locator("#hand svg").count() == 1

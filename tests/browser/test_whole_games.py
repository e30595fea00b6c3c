"""A whole game of each, by clicks alone, and the result after it."""

from __future__ import annotations

import random
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

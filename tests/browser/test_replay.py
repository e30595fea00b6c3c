"""A finished game on the page: how it is replayed, and its result."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from deals import deal_alike
from headwaters.kernel.facts import all_facts

from .conftest import DESK, PHONE
from .test_pages import OVERLAPS, SIDEWAYS
from .test_sizes import (
    LEAST_TARGET,
    LEAST_TEXT,
    LYING,
    SMALL_TARGETS,
    SMALL_TEXTS,
    UNSEEN_ANSWERS,
)
from .two import POST

GAMES = ("yellow-yangtze", "yangtze", "yak")
SIZES = {"desk": DESK, "phone": PHONE, "lying": LYING}
SHOWN_AS = "view => !document.getElementById('hand').hidden === (view !== 'public')"
AT = "n => Number(document.getElementById('table').dataset.step) === n"
# Lines of the log of which all is to be seen.
LINES_IN_SIGHT = """() => [...document.querySelectorAll("#log .line")].filter((el) => {
  const r = el.getBoundingClientRect();
  return [[r.x + 3, r.y + 3], [r.x + 3, r.bottom - 3]].every(([x, y]) => document.elementFromPoint(x, y) === el);
}).map((el) => el.textContent)"""
# Whether all of the told step is to be seen, and nothing lies over it.
PROMPT_CUT = """() => {
  const el = document.getElementById("prompt"), box = document.createRange();
  box.selectNodeContents(el);
  return [...box.getClientRects()].some((r) => [[r.x + 2, r.y + 4], [r.right - 2, r.bottom - 4]]
    .some(([x, y]) => document.elementFromPoint(x, y) !== el));
}"""
# How much of the words of the view that is chosen is cut off.
VIEW_CUT = """() => {
  const view = document.getElementById("view"), style = getComputedStyle(view), words = document.createElement("span");
  words.style.cssText = `position: absolute; white-space: nowrap; font: ${style.font}`;
  words.textContent = view.selectedOptions[0].textContent;
  document.body.append(words);
  const wide = words.getBoundingClientRect().width;
  words.remove();
  return wide - (view.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight));
}"""
# Numbers of the players' panels that lie over the glyph above them.
OVER_GLYPHS = """() => [...document.querySelectorAll(".seat .score")].filter((el) => {
  const [number, glyph] = ["text", "use"].map((each) => el.querySelector(each)?.getBoundingClientRect());
  return number && number.top + number.height * .2 < glyph.bottom - 2;
}).map((el) => el.id)"""
# What is cut off of the players' panels, and names of cards that lie over each other.
TIGHT = """() => {
  const box = (el) => el.getBoundingClientRect(), room = box(document.querySelector(".company"));
  const shown = (q) => [...document.querySelectorAll(q)].filter((el) => el.checkVisibility());
  const panels = shown(".seat .part > svg");
  const cut = panels.filter((el) => box(el).bottom > room.bottom + 1).map((el) => el.parentElement.id);
  const names = shown("#hand .card-name");
  const over = names.filter((a, n) => names.slice(n + 1).some((b) =>
    box(a).right > box(b).left + 1 && box(b).right > box(a).left + 1
    && box(a).bottom > box(b).top + 2 && box(b).bottom > box(a).top + 2 && a.closest("[id]") !== b.closest("[id]")));
  return [...cut, ...over.map((el) => el.textContent)];
}"""
# What can be done after a game and is not wholly in sight.
UNREACHED = """() => [...document.querySelectorAll(".result-acts > *")].filter((el) => {
  const r = el.getBoundingClientRect(), x = r.x + r.width / 2;
  return [r.y + 3, r.bottom - 3].some((y) => document.elementFromPoint(x, y)?.closest(".result-acts > *") !== el);
}).map((el) => el.textContent)"""
HUE_AT = {"en-GB": 0, "it-IT": 1, "fr-FR": 1, "es-ES": 1}
HUES = {
    "en-GB": ["black", "red", "blue", "green", "yellow"],
    "it-IT": ["neri", "rossi", "blu", "verdi", "gialli"],
    "fr-FR": ["noirs", "rouges", "bleus", "verts", "jaunes"],
    "es-ES": ["negros", "rojos", "azules", "verdes", "amarillos"],
}
finished: dict[tuple[str, int, str], str] = {}


def finish(page: Any, monkeypatch: Any, game: str, seats: int = 3) -> str:
    """The address of a table where bots have played a game to its end, the same one in every run."""
    page.goto("/")
    known = game, seats, page.evaluate("location.origin")
    if known not in finished:
        deal_alike(monkeypatch, f"finished {game}")
        chairs = ["novice"] * seats
        table = page.evaluate(POST, ["/api/tables", {"game": game, "seats": seats, "chairs": chairs}])["table"]
        while not page.request.get(f"/api/tables/{table}/steps/0").ok:  # it is told when the game is over
            page.wait_for_timeout(100)
        finished[known] = f"/t/{table}"
    return finished[known]


def replay(page: Any, address: str, step: int) -> None:
    page.goto(f"{address}/replay#{step}")
    page.wait_for_function(AT, arg=step)


@pytest.mark.parametrize("game", GAMES)
def test_lines_of_the_log_are_in_sight_in_a_replay_and_points_where_one_likes(
    person: Any, monkeypatch: Any, game: str
) -> None:
    page = person()
    address = finish(page, monkeypatch, game, all_facts()[game].most)
    replay(page, address, 30)
    assert len(page.evaluate(LINES_IN_SIGHT)) >= 2
    if page.locator("#chart-open").is_visible():
        assert page.locator("#result-chart").is_hidden()
        page.click("#chart-open")
        page.locator("#result-chart .line").first.wait_for(state="attached")  # drawn as large as its box now is
    assert page.locator("#result-chart .line").count() == all_facts()[game].most
    assert page.locator("#result-chart .name").last.is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_called_you_in_a_replay(person: Any, monkeypatch: Any, game: str) -> None:
    page = person()
    address = finish(page, monkeypatch, game)
    for view in ("open", "0", "public"):
        replay(page, address, 0)
        page.select_option("#view", view)
        for step in (10, 24, 37):
            page.fill("#slider", str(step))
            page.wait_for_function(AT, arg=step)
            words = page.locator("#board text, #stage text, .seat text").all_text_contents()
            words.append(page.inner_text("#prompt"))
            assert not [each for each in words if re.match("you", each, re.IGNORECASE)], (view, step)


@pytest.mark.parametrize("size", ["phone", "lying"])
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_on_a_small_screen_covers_and_cuts_nothing(
    person: Any, monkeypatch: Any, game: str, size: str
) -> None:
    page = person(SIZES[size], locale="fr-FR", has_touch=True)
    for seats in (2, 3):
        replay(page, finish(page, monkeypatch, game, seats), 20)
        for step in range(21, 31):
            page.locator("#next").tap()
            page.wait_for_function(AT, arg=step)
            where = f"{seats} seats, step {step}"
            assert page.evaluate(PROMPT_CUT) is False, where
            assert page.evaluate(OVER_GLYPHS) == [], where
            assert page.evaluate(SMALL_TEXTS, LEAST_TEXT) == [], where
            assert page.evaluate(TIGHT) == [], where
        assert page.evaluate(SIDEWAYS) == 0
        assert [each for each in page.evaluate(OVERLAPS) if each != "asked × felt"] == []
        assert page.evaluate(SMALL_TARGETS, LEAST_TARGET) == []
        assert page.evaluate(VIEW_CUT) <= 0
        assert page.evaluate(UNSEEN_ANSWERS) == []


# Players of whom something is beyond the edge of the screen, or covered.
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".seat")].filter((el) => {
  const r = el.getBoundingClientRect(), spots = [[r.x + 6, r.y + 6], [r.right - 6, r.bottom - 6]];
  return spots.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".seat") !== el);
}).map((el) => el.textContent.trim())"""


@pytest.mark.parametrize("game", GAMES)
def test_lying_down_all_four_players_are_in_sight(person: Any, monkeypatch: Any, game: str) -> None:
    page = person(LYING, locale="fr-FR", has_touch=True)
    replay(page, finish(page, monkeypatch, game, 4), 20)
    for view in ("open", "2", "public"):
        page.select_option("#view", view)
        page.wait_for_function(SHOWN_AS, arg=view)
        for step in (20, 31, 45):
            page.fill("#slider", str(step))
            page.wait_for_function(AT, arg=step)
            where = f"{view}, step {step}"
            assert page.evaluate(OUT_OF_SIGHT) == [], where
            assert page.evaluate(OVER_GLYPHS) == [], where
            assert page.evaluate(SMALL_TEXTS, LEAST_TEXT) == [], where
            assert page.evaluate(TIGHT) == [], where
            assert page.evaluate(PROMPT_CUT) is False, where
        assert page.locator(".with-hand").count() == (view != "public")
        assert page.evaluate(UNSEEN_ANSWERS) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_replayed_step_touched_is_marked_in_the_colour_of_who_did_it(
    person: Any, monkeypatch: Any, game: str
) -> None:
    page = person()
    replay(page, finish(page, monkeypatch, game), 10)
    seen = set()
    for step in range(11, 26):
        page.click("#next")
        page.wait_for_function(AT, arg=step)
        marked = page.locator(".part .marked").evaluate_all(
            "(all) => all.map((el) => [el.dataset.by, el.style.getPropertyValue('--by')])"
        )
        assert all(colour == f"var(--p{by})" for by, colour in marked), (step, marked)
        seen |= {by for by, _ in marked}
    assert seen == {"0", "1", "2"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_result_has_everything_in_reach_and_large_enough(
    person: Any, monkeypatch: Any, game: str, size: str
) -> None:
    page = person(SIZES[size], locale="fr-FR", has_touch=size != "desk")
    page.goto(finish(page, monkeypatch, game))
    page.wait_for_selector("#result-chart .name")
    assert page.evaluate(UNREACHED) == []
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(SMALL_TEXTS, LEAST_TEXT) == []
    page.locator("#result-close").click()
    assert page.locator("#result").is_hidden()


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "fr-FR", "es-ES"])
def test_the_result_of_yellow_yangtze_has_a_row_for_each_colour(person: Any, monkeypatch: Any, locale: str) -> None:
    page = person(locale=locale)
    address = finish(page, monkeypatch, "yellow-yangtze")
    page.goto(address)
    page.wait_for_selector("#result-chart .name")
    rows = page.locator("#result-table tr:has(.glyph svg)")
    assert [each.split()[HUE_AT[locale]].lower() for each in rows.locator("th").all_inner_texts()] == HUES[locale]
    names = page.locator("#result-table thead th").all_inner_texts()
    record = page.request.get(f"/api{address.replace('/t/', '/tables/')}/record").text().splitlines()
    points = json.loads(record[-1])["result"]["points"]
    order = [next(seat for seat, name in enumerate(["Mei", "Tashi", "Ling"]) if name in each) for each in names]
    for colour, row in enumerate(rows.all()):
        shown = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert shown == [points[seat][colour] for seat in order]

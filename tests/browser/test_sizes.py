"""A phone, upright and lying, and a tablet are tables of their own: what is clicked or read is large enough."""

from __future__ import annotations

from typing import Any

import pytest

from headwaters.text import LANGUAGES

from . import hands, positions
from .conftest import DESK

UPRIGHT, LYING, TABLET = (360, 740), (740, 360), (820, 1180)
SIZES = {"upright": UPRIGHT, "lying": LYING, "tablet": TABLET}
# game: seats, seed of the moves, steps played, decision that is asked, style: one of every kind, and the fullest tables
POSITIONS: dict[str, list[tuple[Any, ...]]] = {
    "yellow-yangtze": [
        *(
            (2, 1, 0, "main"),
            (3, 3, 140, "main"),
            (3, 3, 60, "war support"),
            (4, 3, 40, "market"),
            (2, 4, 10, "replace"),
        ),
        *((4, 4, 10, "pagoda"), (3, 5, 10, "chain"), (2, 4, 10, "revolt attack"), (3, 3, 10, "revolt defence")),
        *((3, 7, 10, "war tie"), (2, 8, 10, "losses"), (2, 1, 40, "pagoda from", "builder")),
        *((3, 12, 192, "war support"), (4, 10, 159, "revolt defence")),  # much to commit, and a leader
    ],
    "yangtze": [
        *((2, 3, 0, ""), (4, 3, 30, ""), (3, 5, 12, "lay"), (3, 3, 10, "exchange"), (3, 2, 10, "reward")),
        (3, 19, 17, "discard"),
        *((2, 15, 30, "lay"), (4, 20, 45, "lay")),  # wide lakes
    ],
    "yak": [
        *((2, 5, 0, "market"), (4, 5, 40, "dawn"), (3, 5, 20, "buy"), (3, 5, 20, "set"), (2, 5, 30, "keep")),
        *((3, 4, 10, "pay"), (2, 5, 10, "overflow"), (3, 6, 10, "restock"), (3, 8, 10, "put")),
    ],
}
LEAST_TARGET, LEAST_TEXT = 24, 11
# Offered targets, answers and buttons that are seen and smaller than they should be.
SMALL_TARGETS = """(least) => [...document.querySelectorAll(".part .offered, .part .chosen, button, a.button, select")]
  .filter((el) => el.checkVisibility())
  .map((el) => [el.id || el.dataset.id || el.className, el.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least - .05 || box.height < least - .05))
  .map(([name, box]) => `${name} ${box.width.toFixed(1)}x${box.height.toFixed(1)}`)"""
# Words on the table that are seen and smaller than they should be: in a picture the scale counts.
SMALL_TEXTS = """(least) => {
  const found = new Set();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const el = words.currentNode.parentElement, text = words.currentNode.textContent.trim();
    if (!text || el.closest(".unseen, script, title, dialog, [aria-hidden=true]")) continue;
    if (!el.checkVisibility({ checkOpacity: true })) continue;
    const size = parseFloat(getComputedStyle(el).fontSize);
    const drawn = el.closest("text");
    const m = drawn?.getScreenCTM();
    const seen = size * (m ? Math.hypot(m.a, m.b) : 1);
    if (seen < least - .05) found.add(`${text.slice(0, 24)} ${seen.toFixed(1)}`);
  }
  return [...found];
}"""
# Answers that are cut off by the screen or by what they lie in, or covered by something else.
UNSEEN_ANSWERS = """() => [...document.querySelectorAll(".deeds button")].filter((el) => {
  const r = el.getBoundingClientRect();
  const spots = [[r.x + r.width / 2, r.y + r.height / 2], [r.x + 6, r.y + 8], [r.right - 6, r.bottom - 8]];
  const seen = spots.every(([x, y]) => document.elementFromPoint(x, y)?.closest("button") === el);
  return el.checkVisibility() && !seen;
}).map((el) => el.textContent)"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", POSITIONS)
def test_targets_and_texts_are_large_enough_without_zooming(person: Any, game: str, size: str) -> None:
    page = person(SIZES[size], has_touch=True)
    table = positions.table_of(page, game)
    wire = positions.Wire(page)
    for n, (seats, seed, steps, decision, *style) in enumerate(POSITIONS[game]):
        play = positions.reached(game, seats, seed, steps, decision, *style)
        assert not play.over, "a typical position is one in the middle of a game"
        if n:
            wire.send({**positions.frame(play), "revision": 1000 + n})
        else:
            wire.open(table, play)
        for half_made in (False, True):  # also with a piece in hand, when the places for it light up
            pieces = page.locator("#hand .offered")
            if half_made and pieces.count() and page.locator("#choices .choice").count() < 6:
                pieces.first.dispatch_event("click")
            page.evaluate(hands.DRAWN)
            where = f"{game}, {seats} seats, {decision or play.decision}, {page.get_attribute('#table', 'data-chosen')}"
            assert page.evaluate(SMALL_TARGETS, LEAST_TARGET) == [], where
            assert page.evaluate(SMALL_TEXTS, LEAST_TEXT) == [], where
            assert page.evaluate(UNSEEN_ANSWERS) == [], where


# What is asked and what is chosen of it, if not all of it is seen.
CUT = """() => {
  const cut = (el) => {
    const words = document.createRange();
    words.selectNodeContents(el);
    const seen = ([x, y]) => document.elementFromPoint(x, y) === el;
    const ends = [...words.getClientRects()].flatMap((r) => [[r.x + 2, r.y + 4], [r.right - 2, r.bottom - 4]]);
    return el.scrollHeight > el.clientHeight + 1 || el.scrollWidth > el.clientWidth + 1 || !ends.every(seen);
  };
  return ["prompt", "way"].map((id) => document.getElementById(id)).filter(cut).map((el) => el.textContent).join(" ");
}"""


@pytest.mark.parametrize("size", [UPRIGHT, LYING, DESK], ids=["upright", "lying", "desk"])
@pytest.mark.parametrize("game", POSITIONS)
def test_what_is_asked_is_read_to_its_end_in_every_language(person: Any, game: str, size: tuple[int, int]) -> None:
    page = person(size, has_touch=size != DESK)
    table, wire, cut, n = positions.table_of(page, game), positions.Wire(page), [], 0
    for position in POSITIONS[game]:
        play = positions.reached(game, *position)
        for language in LANGUAGES:
            n += 1
            if n > 1:
                wire.send({**positions.frame(play, language=language), "revision": 1000 + n})
            else:
                wire.open(table, play)
            cut.append(page.evaluate(CUT))
            begun = [id_ for id_, after in wire.shown["offers"].items() if isinstance(after, dict)]
            more = {id_.partition("~")[0]: id_ for id_ in begun}  # a tile is offered once for each way it is turned
            pieces = [each for each in more if page.locator(f"#hand .offered[id='{each}']").count()]
            if pieces:  # half-made: what is chosen stands below what is asked
                piece = max(pieces, key=lambda id_: len(wire.shown["labels"][more[id_]]))
                page.locator(f"#hand [id='{piece}']").dispatch_event("click")
                assert page.inner_text("#way")
                cut.append(page.evaluate(CUT))
    assert [words for words in cut if words] == []


@pytest.mark.parametrize("size", [UPRIGHT, LYING], ids=["upright", "lying"])
@pytest.mark.parametrize("game", POSITIONS)
def test_the_pictures_of_the_rules_can_be_read(person: Any, game: str, size: tuple[int, int]) -> None:
    page = person(size, has_touch=True)
    page.goto(f"/rules/{game}")
    page.wait_for_selector("figure svg")
    assert page.evaluate(SMALL_TEXTS, LEAST_TEXT) == []
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0

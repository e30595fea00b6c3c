"""On a phone what is offered is in sight, what is out of sight can't be touched, and a step back leads back."""

from __future__ import annotations

from typing import Any

import pytest

from headwaters.kernel.play import Play, Step

from . import hands, positions
from .conftest import PHONE
from .test_faults import beyond_the_exchange
from .test_happenings import READ
from .test_lessons import CARD, open_lesson, turn
from .two import Two, found

# Ids of these elements that are not wholly within the window of the board, or smaller than a finger.
OUT_OF_SIGHT = """(which) => {
  const edge = document.getElementById("board").getBoundingClientRect();
  return [...document.querySelectorAll(which)].filter((el) => {
    const r = el.getBoundingClientRect();
    const across = r.left > edge.left - 1 && r.right < edge.right + 1;
    const down = r.top > edge.top - 1 && r.bottom < edge.bottom + 1;
    return !across || !down || r.width < 23.9 || r.height < 23.9;
  }).map((el) => el.id);
}"""
AT_REST = """() => new Promise((done) => {
  const view = () => document.querySelector("#board > svg").getAttribute("viewBox");
  const ends = ({ effect }) => Number.isFinite(effect.getComputedTiming().endTime);
  let before = view(), same = 0;
  const look = () => {
    same = view() === before && !document.getAnimations().some(ends) ? same + 1 : 0;
    before = view();
    if (same > 20) done(); else requestAnimationFrame(look);
  };
  look();
})"""
# A target of the board that lies beyond its edge, over a part of the hand with nothing to choose: where it is.
OVER_THE_HAND = """() => {
  const edge = document.getElementById("board").getBoundingClientRect();
  const middle = (el) => { const r = el.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const near = (x, y) => ([u, v]) => Math.hypot(u - x, v - y) < 30;
  const own = [...document.querySelectorAll("#hand .offered")].map(middle);
  for (const el of document.querySelectorAll("#board .offered[id]")) {
    const [x, y] = middle(el), below = document.elementFromPoint(x, y);
    if (y <= edge.bottom || !below?.closest("#hand > svg") || below.closest("[role=button], .offered")) continue;
    if (!own.some(near(x, y))) return { id: el.id, x, y };
  }
  return null;
}"""


def drag(page: Any, dx: int, dy: int) -> None:
    """The board moved by hand."""
    box = page.locator("#board").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2)
    page.mouse.move(x + dx, y + dy)
    page.mouse.up()


def exchanged_for_a_reward(play: Play, step: Step) -> bool:
    """Seat 0 has exchanged a card and can take a reward now."""
    return step.seat == 0 and step.text.startswith("swap") and play.actors == (0,) and play.decision == "reward"


def test_a_reward_is_in_sight_when_it_is_offered(person: Any, monkeypatch: Any) -> None:
    """The board may be on its way back from the cards of the exchange then."""
    seed, steps = found("yangtze", exchanged_for_a_reward)
    ada = person(PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    Two(monkeypatch, "yangtze", seed, ada, person(), steps[:-1])
    ada.evaluate(READ)
    ada.wait_for_selector("#hand .offered[id^=card-]")
    for _ in range(2):
        ada.locator("#nearer").tap()
    drag(ada, 0, 150)
    _, given, taken = steps[-1][1].split()
    ada.locator(f"#card-{given}").tap()
    ada.evaluate(AT_REST)
    assert ada.evaluate(OUT_OF_SIGHT, "#board .offered") == []
    before = hands.state(ada)
    ada.locator(f"#supply-{taken}").tap()
    hands.settle(ada, before)
    ada.wait_for_selector("#board .offered[id^=pile-]")
    ada.evaluate(AT_REST)
    assert ada.evaluate(OUT_OF_SIGHT, "#board .offered") == []


@pytest.mark.parametrize(
    ("game", "position"),
    [("yangtze", (3, 2, 10, "reward")), ("yellow-yangtze", (2, 4, 12, "main")), ("yak", (3, 5, 20, "buy"))],
)
def test_what_lies_beyond_the_edge_of_the_board_cannot_be_touched(person: Any, game: str, position: Any) -> None:
    page = person(PHONE, has_touch=True, is_mobile=True)
    positions.show(page, positions.table_of(page, game), positions.reached(game, *position))
    if not page.locator("#board .offered").count():
        page.locator("#hand .offered").first.dispatch_event("click")
    page.locator("#nearer").tap()
    hidden = None
    for n in range(60):
        hidden = page.evaluate(OVER_THE_HAND)
        if hidden:
            break
        drag(page, 9 if n % 10 < 5 else -9, 10)
    assert hidden, "some target is pushed below the edge"
    page.touchscreen.tap(hidden["x"], hidden["y"])
    chosen = page.get_attribute("#table", "data-chosen").split()
    assert [id_ for id_ in chosen if page.locator(f"#board #{id_}").count()] == [], hidden


@pytest.mark.parametrize("back", ["#back", "card"])
def test_who_goes_on_with_a_tile_can_step_back_to_the_exchange(person: Any, monkeypatch: Any, back: str) -> None:
    target = ""

    def here(play: Play, step: Step) -> bool:
        nonlocal target
        target = beyond_the_exchange(play, "tile") or ""
        return bool(target)

    seed, steps = found("yangtze", here)
    ada = person(PHONE, has_touch=True, is_mobile=True)
    Two(monkeypatch, "yangtze", seed, ada, person(), steps)
    ada.evaluate(READ)
    asked = ada.inner_text("#prompt")
    assert asked == "Pay 2 rafts to exchange a lantern card, or go on with a tile."
    lit = "() => [...document.querySelectorAll('.part .offered')].map((el) => el.id).sort().join(' ')"
    offered = ada.evaluate(lit)
    assert target in offered.split() and "card-" in offered, "what can be clicked is lit"
    assert "tile" in ada.get_attribute(f"#{target}", "aria-label").lower()
    ada.locator(f"#{target}").tap()
    ada.wait_for_selector(f"#{target}.chosen")
    if back == "card":
        card = next(id_ for id_ in offered.split() if id_.startswith("card-"))
        ada.locator(f"#{card}").tap()
        ada.wait_for_selector(f"#{card}.chosen")
        assert ada.locator("#board .offered[id^=supply-]").count()
        return
    ada.locator("#back").tap()
    ada.wait_for_function("(asked) => document.getElementById('prompt').textContent === asked", arg=asked)
    ada.wait_for_function("() => document.getElementById('table').dataset.sending !== 'true'")
    assert ada.evaluate(lit) == offered


@pytest.mark.parametrize("steps", [8, 20])
def test_a_turn_begins_with_all_that_is_offered_in_sight(person: Any, steps: int) -> None:
    page = person(PHONE, has_touch=True, is_mobile=True)
    play = positions.reached("yangtze", 2, 3, steps, "lay")
    wire = positions.show(page, positions.table_of(page, "yangtze"), play)
    mine = wire.shown
    last = play.view(0)["lake"][-1][0]
    wire.send({**mine, "actors": [1], "revision": 900})  # not my turn
    wire.send({**mine, "marks": [f"tile-{last}"], "revision": 901})
    shelf = "#board :is([id^=supply-], [id^=pile-])"
    assert page.locator(shelf).count() == 10
    assert page.evaluate(OUT_OF_SIGHT, shelf) == []
    page.locator("#hand .offered[id^=tile-]").first.tap()
    assert page.locator("#board .offered").count() > 3
    assert page.evaluate(OUT_OF_SIGHT, "#board .offered") == []


def test_a_tile_that_is_turned_is_still_seen_on_its_only_place_with_what_it_would_bring(person: Any) -> None:
    page = person(PHONE, likes={"confirm": True}, has_touch=True)
    open_lesson(page, "yangtze")
    card = dict(page.evaluate(CARD))
    while card["number"] < 26:
        hands.see_scenes(page)
        card = turn(page, card, touch=True)
    hands.see_scenes(page)
    tile = page.locator("#hand .offered[id^=tile-]").first
    name = tile.get_attribute("id")
    tile.tap()
    page.wait_for_selector("#preview:not([hidden]) p")
    first = page.inner_text("#preview")
    page.locator(f"#{name}").tap()
    page.wait_for_function("(first) => !preview.hidden && !['', first].includes(preview.innerText)", arg=first)
    assert page.locator(".ghostly").count()

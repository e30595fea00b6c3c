"""Guided games, from the front page to the last card, by clicks and taps alone: every language, three sizes."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from headwaters.kernel.facts import all_facts
from headwaters.table.lessons import OTHERS, Lesson, lesson_of
from headwaters.text import LANGUAGES, sentence

from . import hands, positions
from .conftest import DESK, PHONE
from .test_pages import OVERLAPS, SIDEWAYS, axe_in_every_palette
from .test_sizes import LEAST_TEXT, SMALL_TEXTS

TABLET = (820, 1180)
LESSONS = [game for game in all_facts() if lesson_of(game)]
every_lesson = pytest.mark.parametrize("game", LESSONS)
LOCALES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "es": "es-ES"}

# The open card: its number and words, its buttons, and what is lit: where each ring is, and whether it can be seen.
CARD = """() => {
  const box = document.getElementById("lesson");
  if (box.hidden || box.inert) return null;
  const seen = (id) => !document.getElementById(id).hidden;
  const rings = [...document.querySelectorAll(".rings i")].filter((ring) => !ring.hidden).map((ring) => {
    const at = ring.getBoundingClientRect();
    const x = at.x + at.width / 2, y = at.y + at.height / 2;
    const top = document.elementFromPoint(x, y);
    return { on: x > 0 && y > 0 && x < innerWidth && y < innerHeight, covered: box.contains(top) };
  });
  return {
    number: Number(box.dataset.card), words: document.getElementById("lesson-words").textContent, rings,
    next: seen("lesson-next"), back: seen("lesson-back"), yours: seen("lesson-yours"), end: seen("lesson-real"),
  };
}"""
# Where the buttons of the card are, and what lies over each other: the stage over the board, two ways out at once.
PLACES = """() => {
  const seen = (id) => document.getElementById(id)?.checkVisibility({ visibilityProperty: true });
  const box = (id) => document.getElementById(id).getBoundingClientRect();
  const about = document.querySelector("#stage:not([hidden]) > [data-about]");
  return {
    back: seen("lesson-back") && Math.round(box("lesson-back").x),
    next: seen("lesson-next") && Math.round(box("lesson-next").right),
    ways_out: ["lesson-next", "happening-on"].filter(seen),
    over: Boolean(about) && box("stage").top < box("board").bottom - 1,
    bar: Math.round(box("lesson-bar").width),
  };
}"""
ANOTHER = f"n => {{ const c = ({CARD})(); return c && c.number !== n; }}"
READY = "(document.activeElement.id === 'lesson-next' || !document.getElementById('happening').hidden)"
RINGED = "n => document.querySelectorAll('.rings i:not([hidden])').length >= n"


CONFIRMED = f"before => !document.getElementById('confirm').hidden || ({hands.SETTLED})(before)"


def taught(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def open_lesson(page: Any, game: str) -> None:
    page.goto("/")
    page.click(f"[data-learn={game}]")
    page.wait_for_url("**/t/*")
    page.wait_for_function(ANOTHER, arg=0)


def do(page: Any, *, touch: bool) -> None:
    """Click or tap one after the other what is lit, until the action is sent."""
    revision = hands.state(page)[0]
    for _ in range(6):
        if touch:
            before = hands.state(page)
            target = next(each for each in page.evaluate(hands.POINTS) if each["at"])
            name = target["id"].replace('"', r"\"")
            page.locator(f'.part .offered[id="{name}"], #choices [data-id="{name}"]').first.tap(position=target["at"])
            page.wait_for_function(CONFIRMED, arg=before)
            if page.locator("#confirm").is_visible():
                page.locator("#confirm").tap()
            hands.settle(page, before)
        else:
            hands.click_one(page, random.Random(1))
        if hands.state(page)[0] != revision:
            return
    raise AssertionError("the action was not sent")


def turn(page: Any, card: dict[str, Any], *, touch: bool) -> dict[str, Any]:
    """On to the next card: by its button, or by doing what it asks for."""
    if card["next"]:
        button = page.locator("#lesson-next")
        button.tap() if touch else button.click()
    else:
        assert card["yours"]
        do(page, touch=touch)
    page.wait_for_function(ANOTHER, arg=card["number"])
    return dict(page.evaluate(CARD))


# Every game, every language and every size once; `make lessons` takes all of them together.
SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
EVERY = [(game, language, size) for game in LESSONS for language in LOCALES for size in SIZES]
PAIRS = [("en", "phone"), ("it", "tablet"), ("fr", "desk"), ("es", "phone")]
SOME = [(LESSONS[n % len(LESSONS)], *PAIRS[n % len(PAIRS)]) for n in range(max(len(LESSONS), len(PAIRS)))]


@pytest.mark.parametrize(
    "game, language, size_name", EVERY if os.environ.get("HEADWATERS_EVERY_LESSON") == "1" else SOME
)
def test_a_lesson_is_finished_by_hand(person: Any, game: str, language: str, size_name: str) -> None:
    lesson, size, touch = taught(game), SIZES[size_name], size_name != "desk"
    page = person(size, likes={"confirm": touch}, locale=LOCALES[language], has_touch=touch)
    open_lesson(page, game)
    assert page.get_attribute("html", "lang") == language
    lit = [card.lit for moment in lesson.moments for card in moment.cards]
    card, numbers, places = dict(page.evaluate(CARD)), [], []
    while True:
        numbers.append(card["number"])
        assert "-lesson-" not in card["words"] and card["words"]
        assert len(page.evaluate(PLACES)["ways_out"]) < 2, "a scene has the only way out while it is open"
        hands.see_scenes(page)
        places.append(page.evaluate(PLACES))
        assert not touch or not places[-1]["over"], "on a small screen a fight leaves the map free"
        if wanted := len(lit[card["number"] - 1]):
            page.wait_for_function(RINGED, arg=wanted)
            card = dict(page.evaluate(CARD))
        assert [ring for ring in card["rings"] if not ring["on"] or ring["covered"]] == [], card
        assert page.evaluate(SIDEWAYS) == 0
        assert set(page.evaluate(OVERLAPS)) <= {"felt × company"}  # a card about the players lays them over the board
        if card["end"]:
            break
        card = turn(page, card, touch=touch)
    assert numbers == list(range(1, lesson.cards + 1))
    for button in ("back", "next"):  # on the last card they are among other buttons
        assert len({place[button] for place in places[:-1] if place[button]}) == 1, f"{button} keeps its place"
    assert len({place["bar"] for place in places}) == 1, "how far one is, is read from a line of one length"
    page.click("#lesson-play-on")
    page.wait_for_selector("#lesson", state="hidden")
    assert hands.my_turn(page)


# Every card one after the other by its button, then the wish to leave: where the board and the hand are each time, and
# which cards do not show all their words.
STEADY = """async (cards) => {
  const box = (q) => { const r = document.querySelector(q).getBoundingClientRect(); return [r.y, r.height].join(" "); };
  const words = document.getElementById("lesson-words"), next = document.getElementById("lesson-next");
  const places = new Set(), cut = [];
  const look = () => {
    for (const id of ["#board", "#hand"]) places.add(`${id} ${box(id)}`);
    const seen = words.getBoundingClientRect(), all = document.createRange();
    all.selectNodeContents(words);
    if (all.getBoundingClientRect().bottom > seen.bottom + 1) cut.push(words.textContent);
  };
  look();
  for (let n = 1; n < cards; n++) {
    next.click();
    await new Promise((free) => setTimeout(free)); // the button is busy until then
    look();
  }
  document.getElementById("lesson-skip").click();
  look();
  return { places: [...places], cut, cards: Number(document.getElementById("lesson").dataset.card) };
}"""
# Buttons of the card that are cut off or covered.
UNSEEN_ACTS = """() => [...document.querySelectorAll("#lesson :is(button, select)")].filter((el) => {
  const r = el.getBoundingClientRect(), spots = [[r.x + 8, r.y + 8], [r.right - 8, r.bottom - 8]];
  const at = ([x, y]) => document.elementFromPoint(x, y)?.closest("button, select");
  return el.checkVisibility() && spots.some((spot) => at(spot) !== el);
}).map((el) => el.textContent)"""


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
@every_lesson
def test_the_board_stays_where_it_is_from_card_to_card(person: Any, game: str, size: tuple[int, int]) -> None:
    lesson, page = taught(game), person(size, has_touch=True)
    play = positions.reached(game, lesson.seats, 1, 0)
    wire = positions.show(page, positions.table_of(page, game), play)
    others = dict(zip(OTHERS, range(1, lesson.seats), strict=False))
    told = [card for moment in lesson.moments for card in moment.cards]
    players = page.locator(".seat:not(.own) .part [id]").first.get_attribute("id")
    lit = {0: [players]}  # the first card is about the other players
    for n, language in enumerate(LANGUAGES):
        words = [sentence(card.say, others, positions.NAMES, language) for card in told]
        cards = [{"text": text, "lit": lit.get(at, [])} for at, text in enumerate(words)]
        shown = {"at": n, "cards": cards, "before": 0, "of": len(cards), "asks": True, "waits": False, "done": False}
        wire.send({**positions.frame(play, language=language), "lesson": shown, "revision": 900 + n})
        seen = page.evaluate(STEADY, len(cards))
        assert seen["cards"] == len(cards) and seen["cut"] == [], language
        assert len(seen["places"]) == 2, f"board and hand are each in one place: {language}, {seen['places']}"
        assert page.evaluate(SMALL_TEXTS, LEAST_TEXT) == []
    last = {**shown, "cards": cards[-1:], "at": 99, "asks": False, "done": True}
    wire.send({**wire.shown, "lesson": last, "revision": 990})
    assert page.locator("#lesson-real").is_visible()
    assert page.evaluate(STEADY, 1)["places"] == seen["places"], "also at the last card, with what can be done next"
    assert page.evaluate(UNSEEN_ACTS) == []


@every_lesson
def test_axe_finds_nothing_at_a_card_in_any_palette(person: Any, game: str) -> None:
    page = person(PHONE if game == "yangtze" else DESK)
    open_lesson(page, game)
    assert axe_in_every_palette(page) == []
    card = dict(page.evaluate(CARD))
    while not card["yours"]:
        card = turn(page, card, touch=False)
    assert axe_in_every_palette(page) == []
    page.click("#lesson-skip")
    assert axe_in_every_palette(page) == []


@every_lesson
def test_a_lesson_can_be_left_resumed_turned_back_and_skipped(person: Any, game: str) -> None:
    page = person()
    open_lesson(page, game)
    card = dict(page.evaluate(CARD))
    while not card["back"]:
        card = turn(page, card, touch=False)
    page.reload()
    page.wait_for_function(ANOTHER, arg=0)
    assert page.evaluate(CARD)["number"] == card["number"]
    page.click("#lesson-back")
    assert page.evaluate(CARD)["number"] == card["number"] - 1
    address = page.url
    page.goto("/")
    page.click(f"[data-learn={game}]")
    page.wait_for_url(address)
    page.wait_for_function(ANOTHER, arg=0)
    page.click("#lesson-skip")
    page.click("#lesson-stay")
    assert page.evaluate(CARD)["number"] == card["number"] - 1
    page.click("#lesson-skip")
    page.click("#lesson-play-on")
    page.wait_for_selector("#lesson", state="hidden")
    assert hands.my_turn(page)
    assert page.locator(".part .offered, #choices .choice").count() > 1
    page.goto("/")
    page.click(f"[data-learn={game}]")
    page.wait_for_url(lambda url: "/t/" in url and url != address)


@every_lesson
def test_a_lesson_can_be_played_with_the_keyboard_alone(person: Any, game: str) -> None:
    page = person()
    page.goto("/")
    page.focus(f"[data-learn={game}]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_function(ANOTHER, arg=0)
    plays = 0
    while plays < 3:
        card = dict(page.evaluate(CARD))
        if card["next"]:
            # A scene of what has happened may open under the finger: then Enter reads it first, and is pressed again.
            while not page.evaluate(ANOTHER, card["number"]):
                page.wait_for_function(f"n => {READY} || ({ANOTHER})(n)", arg=card["number"])
                page.keyboard.press("Enter")
                page.evaluate(hands.DRAWN)
        else:
            revision = hands.state(page)[0]
            while hands.state(page)[0] == revision:
                before = hands.state(page)
                assert page.evaluate("document.activeElement.matches('.part .offered, .choice')")
                page.keyboard.press("Enter")
                hands.settle(page, before)
            plays += 1
        page.wait_for_function(ANOTHER, arg=card["number"])


@every_lesson
def test_anything_else_is_answered_with_what_the_card_wants(person: Any, game: str) -> None:
    page = person()
    open_lesson(page, game)
    card = dict(page.evaluate(CARD))
    while card["next"]:  # while there is something to read, nothing else is asked, and a click says so
        assert page.inner_text("#prompt") == "First read the card, then choose Next."
        assert page.locator("#table.mine").count() == 0
        before = hands.state(page)
        page.locator("#hand svg g[id]").first.click(force=True)
        page.wait_for_selector("#toast:not([hidden])")
        assert "Next" in page.inner_text("#toast") and hands.state(page) == before
        card = turn(page, card, touch=False)
    assert page.locator("#toast").is_hidden() and "Next" not in page.inner_text("#prompt")
    assert page.locator("#table.mine").count() == 1


@every_lesson
def test_the_lesson_comes_before_play_now_until_it_is_done(person: Any, game: str) -> None:
    page = person()
    page.goto("/")
    offered = page.locator(f"[data-learn={game}], [data-quick={game}]")
    assert [each.get_attribute("data-learn") for each in offered.all()] == [game, None]
    open_lesson(page, game)
    address = page.url
    page.click("#lesson-skip")
    assert page.locator("#lesson [data-bots]").input_value() == "1"
    page.select_option("#lesson [data-bots]", "2")
    page.click("#lesson-real")
    page.wait_for_url(lambda url: "/t/" in url and url != address)
    page.wait_for_selector("#board svg")
    assert page.locator("#lesson").is_hidden() and page.locator(".seat").count() == 3
    assert "Beginner" in page.locator(".seat").nth(2).inner_text()
    page.goto("/")
    assert [each.get_attribute("data-learn") for each in offered.all()] == [None, game]
    page.goto(f"/rules/{game}")
    page.click(f"[data-learn={game}]")
    page.wait_for_url("**/t/*")


def test_a_click_on_what_is_marked_but_comes_later_says_what_comes_first(person: Any) -> None:
    page = person()
    open_lesson(page, "yellow-yangtze")
    card = dict(page.evaluate(CARD))
    while not card["yours"]:
        card = turn(page, card, touch=False)
    before = hands.state(page)
    page.locator("#space-h8").click(force=True)  # ringed, as the leader in the hand is
    page.wait_for_selector("#toast:not([hidden])")
    assert page.inner_text("#toast") == "This comes later. First choose what is marked among your own pieces."
    assert hands.state(page) == before


def a_scene(step: int, **more: Any) -> dict[str, Any]:
    """Something that has happened with a step, and waits to be read."""
    pieces: dict[str, Any] = {"sides": [], "lost": [], "gained": [], "lines": ["A tile leaves the map."], "about": []}
    return {
        "kind": "riot",
        "title": "Riot",
        "svg": None,
        "rule": "YY-34",
        "step": step,
        "waits": True,
        **pieces,
        **more,
    }


def test_while_a_scene_is_open_its_own_button_is_asked_for(person: Any) -> None:
    page = person(likes={"pace": "now"})
    wire = positions.show(
        page, positions.table_of(page, "yellow-yangtze"), positions.reached("yellow-yangtze", 2, 1, 0)
    )
    cards = [{"text": text, "lit": []} for text in ("One", "Two")]
    lesson = {"at": 1, "cards": cards, "before": 0, "of": 2, "asks": False, "waits": True, "done": False}
    step = wire.shown["step"] + 1
    wire.send({**wire.shown, "revision": 900, "step": step, "lesson": lesson, "happenings": [a_scene(step)]})
    page.wait_for_selector("#happening:not([hidden])")
    assert page.inner_text("#prompt") == "First read what has happened, then choose Go on."
    page.locator("#hand svg g[id]").first.click(force=True)
    page.wait_for_selector("#toast:not([hidden])")
    assert page.inner_text("#toast") == page.inner_text("#prompt")
    page.click("#happening-on")
    assert page.inner_text("#prompt") == "First read the card, then choose Next."


OVER = """([panel, ids]) => {
  const a = document.querySelector(panel).getBoundingClientRect();
  return ids.filter((id) => {
    const b = document.getElementById(id).getBoundingClientRect();
    return b.left < a.right && b.right > a.left && b.top < a.bottom && b.bottom > a.top;
  });
}"""


@pytest.mark.parametrize("places", [["space-d8", "space-e8"], ["space-j4", "space-b10"]], ids=["middle", "apart"])
def test_a_scene_lies_beside_what_it_tells_of(person: Any, places: list[str]) -> None:
    page = person((1440, 900), likes={"pace": "now"})
    play = positions.reached("yellow-yangtze", 2, 1, 0)
    wire = positions.show(page, positions.table_of(page, "yellow-yangtze"), play)
    step = wire.shown["step"] + 1
    told = {"revision": 900, "step": step, "marks": places, "happenings": [a_scene(step)]}
    wire.send({**wire.shown, **told})
    page.wait_for_selector("#happening:not([hidden])")
    assert page.evaluate(OVER, ["#happening", places]) == []


def test_a_note_that_goes_by_stays_until_it_can_be_read_and_leaves_its_place_free(person: Any) -> None:
    page = person((1440, 900), likes={"pace": "calm"})
    page.clock.install()
    play = positions.reached("yellow-yangtze", 2, 1, 0)
    wire = positions.show(page, positions.table_of(page, "yellow-yangtze"), play)
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    step, place = wire.shown["step"] + 1, "space-c9"
    lines = ["Guest 5494 pays 2 farmer tiles (blue), and a tile leaves the map."]
    lost = [{"text": "A governor tile (black)", "seat": None, "svg": ""}]
    riot = a_scene(step, waits=False, lines=lines, lost=lost, about=[place])
    wire.send({**wire.shown, "revision": 900, "step": step, "marks": [place], "happenings": [riot]})
    page.wait_for_selector("#happening:not([hidden])")
    assert page.evaluate(OVER, ["#happening", [place, "part-tray", "hand", "ask"]]) == []
    page.clock.run_for(4500)
    assert page.locator("#happening").is_visible(), "its words take longer to read"
    page.clock.run_for(4500)
    assert page.locator("#happening").is_hidden()


# How many numbers and flags the rings would cross, and how many holes they have for them.
CROSSED = """() => {
  const rings = [...document.querySelectorAll(".rings i")].filter((ring) => !ring.hidden);
  const boxes = [...document.querySelectorAll("#board [data-clear]")].map((el) => el.getBoundingClientRect());
  const crossed = rings.map((ring) => {
    const at = ring.getBoundingClientRect(), r = at.width / 2;
    return boxes.filter((box) => {
      const gap = Math.hypot(box.x + box.width / 2 - at.x - r, box.y + box.height / 2 - at.y - r);
      return Math.abs(gap - r) < Math.min(box.width, box.height) / 2;
    }).length;
  });
  return { crossed, holes: rings.map((ring) => ring.style.maskImage.split("radial-gradient").length - 1) };
}"""


def test_a_ring_passes_behind_numbers_and_flags(person: Any) -> None:
    page = person((1440, 900))
    play = positions.reached("yellow-yangtze", 2, 0, 74, "revolt attack", "warmonger")
    wire = positions.show(page, positions.table_of(page, "yellow-yangtze"), play)
    lit = page.locator("#board .leader, #board .tiles > g").evaluate_all("all => all.map((el) => el.id)")
    cards = [{"text": "One", "lit": lit}]
    lesson = {"at": 1, "cards": cards, "before": 0, "of": 2, "asks": False, "waits": True, "done": False}
    parts = {name: part for name, part in wire.shown["parts"].items() if name != "stage"}
    wire.send({**wire.shown, "revision": 900, "parts": parts, "lesson": lesson})
    page.wait_for_function(RINGED, arg=len(lit))
    seen = page.evaluate(CROSSED)
    assert sum(seen["crossed"]) > 0
    assert all(hole >= cross for cross, hole in zip(seen["crossed"], seen["holes"], strict=True)), seen


def the_largest_war() -> dict[str, Any]:
    """Three leaders clash with three, and everybody has supported both states."""
    leaders = [{"text": "the yellow leader (artisan) of Guest 5494", "seat": n % 2, "svg": ""} for n in range(3)]
    lines = [f"{name}: 3 soldier tiles (red) and the red leader" for name in positions.NAMES]
    side = {"name": "Guest 5494's state", "strength": 16, "lines": lines, "pieces": leaders, "seats": [0], "won": True}
    sides = [side, {**side, "name": "Dorothea's state", "strength": 12, "won": False}]
    kept = "8 from the support (the red leader counts as one and is kept), 4 from the map"
    paid = [f"Winning costs 12 soldiers, the whole strength of the loser: {kept}."]
    return {"kind": "war", "sides": sides, "lost": [*leaders, leaders[0]], "gained": leaders, "lines": paid}


def test_the_result_of_the_largest_war_leaves_free_the_fight_the_market_and_the_hand(person: Any) -> None:
    page = person((1440, 900), likes={"pace": "now"})
    play = positions.reached("yellow-yangtze", 4, 1, 0)
    wire = positions.show(page, positions.table_of(page, "yellow-yangtze"), play)
    step, fight = wire.shown["step"] + 1, ["space-b10", "space-c8", "space-g6", "space-h4", "space-h12"]
    result = a_scene(step, **the_largest_war(), about=fight)
    wire.send({**wire.shown, "revision": 900, "step": step, "happenings": [result]})
    page.wait_for_selector("#happening:not([hidden])")
    assert page.evaluate(OVER, ["#happening", [*fight, "part-tray", "hand", "ask"]]) == []
    assert page.evaluate("happening.scrollHeight <= happening.clientHeight"), "all of it is read without scrolling"


@pytest.mark.parametrize("steps", [33, 47])
def test_the_panel_of_a_fight_leaves_free_the_leaders_and_the_market(person: Any, steps: int) -> None:
    page = person((1440, 900), likes={"pace": "now"})
    play = positions.reached("yellow-yangtze", 4, 0, steps, style="warmonger")
    positions.show(page, positions.table_of(page, "yellow-yangtze"), play)
    about = page.get_attribute("#stage > svg", "data-about").split()
    assert page.evaluate(OVER, ["#stage", [*about, "part-tray", "hand"]]) == []


def test_a_war_lies_beside_the_leaders_that_fight_and_over_the_rings(person: Any) -> None:
    page = person((1440, 900), likes={"pace": "now"})
    open_lesson(page, "yellow-yangtze")
    card = dict(page.evaluate(CARD))
    while "you are attacked" not in card["words"]:
        hands.see_scenes(page)
        card = turn(page, card, touch=False)
    hands.see_scenes(page)
    about = page.get_attribute("#stage > svg", "data-about").split()
    assert page.evaluate(OVER, ["#stage", about]) == []
    layer = "getComputedStyle(document.querySelector('.felt > .rings:has(i)')).zIndex"
    assert page.evaluate(f"Number({layer}) < Number(getComputedStyle(document.getElementById('stage')).zIndex)")

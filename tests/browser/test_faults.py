"""Faults that people met at the table, each as it was met."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from headwaters.kernel.play import Play, Step, new
from headwaters.text import say

from . import hands, positions
from .conftest import DESK, PHONE
from .test_happenings import READ, SCENES
from .test_lessons import CARD, open_lesson, turn
from .test_playing import tab_until, until
from .two import Two, found


def test_a_tile_turned_after_it_was_placed_by_touch_is_turned_on_the_lake_too(person: Any) -> None:
    page = person(PHONE, likes={"confirm": True}, has_touch=True, is_mobile=True)
    hands.quick(page, "yangtze")
    until(page, "tile-", random.Random(1))
    page.locator(".part .offered[id^='tile-']").first.tap()
    page.locator(".part .offered[id^='place']").first.tap()
    page.wait_for_selector("#confirm:not([hidden])")
    page.wait_for_selector(".ghostly")
    assert page.locator("#turn").is_visible()
    before = page.inner_html(".ghostly")
    page.locator("#turn").tap()
    page.wait_for_selector("#preview:not([hidden]) p")
    assert page.inner_html(".ghostly") != before
    assert page.locator("#confirm").is_visible()


def test_a_tile_of_the_hand_has_a_ghost_where_it_would_go(person: Any) -> None:
    page = person()
    hands.create(page, "yellow-yangtze", ["", "novice"])
    page.wait_for_selector("#board svg")
    assert hands.my_turn(page)
    hands.click_one(page, random.Random(1), prefer="hand-")  # where it can be reached: equal tiles may lie apart
    page.locator("#board .offered[id^='space-']").first.hover(force=True)
    page.wait_for_selector(".ghostly")


def test_all_tiles_that_an_answer_would_commit_glow_with_it(person: Any) -> None:
    page = person()
    play = positions.reached("yellow-yangtze", 2, 0, 74, "revolt attack", "warmonger")
    positions.show(page, positions.table_of(page, "yellow-yangtze"), play)
    going = page.locator("#hand .going")
    for number in (3, 1, 2):
        button = page.locator(f'#choices [data-id="commit-{number}"]')
        button.hover()
        assert going.count() == number
        assert button.get_attribute("title").startswith(f"Commit {number} governor tile")
    page.locator("#hand [data-as=commit-3]").hover()
    assert going.count() == 3, "the third tile stands for all three"
    assert page.locator("#choices .row-of > span").first.inner_text() == "Commit"


def test_rules_that_are_long_prepared_say_that_they_still_are(person: Any) -> None:
    page = person()
    page.clock.install()
    wire = positions.show(page, positions.table_of(page, "yak"), positions.reached("yak", 2, 1, 0))
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    frame = {**wire.shown, "table": {**wire.shown["table"], "status": "compiling"}}
    for revision in (900, 901):
        wire.socket.send(json.dumps({"frame": {**frame, "revision": revision}}))
        page.wait_for_selector(f"#table[data-revision='{revision}']", state="attached")
        page.clock.run_for(55_000)
    assert page.inner_text("#getting-ready") == say("page-getting-ready", "en")
    page.clock.run_for(11_000)
    assert page.inner_text("#getting-ready") == say("page-getting-ready-still", "en")


# What lies above what: the last sign and the piece shown on the target are of one picture, and the sign comes later.
ABOVE = """() => {
  const ghost = document.querySelector(".ghostly"), sign = [...document.querySelectorAll("#board .signs")].at(-1);
  const [a, b] = [ghost, sign].map((el) => el.getBoundingClientRect());
  const meet = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const later = Boolean(ghost.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING);
  return { meet, later, same: ghost.closest("svg") === sign.closest("svg") };
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_signs_stand_above_the_piece_that_is_shown_on_its_target(person: Any, size: tuple[int, int]) -> None:
    page = person(size)
    open_lesson(page, "yellow-yangtze")
    card = dict(page.evaluate(CARD))
    while card["next"] or "+1" not in card["words"]:
        card = turn(page, card, touch=False)
    hands.click_one(page, random.Random(1), prefer="hand-")  # one target alone: the piece is shown on it at once
    page.wait_for_selector("#board .signs", state="attached")
    page.wait_for_selector(".ghostly", state="attached")
    assert page.evaluate(ABOVE) == {"meet": True, "later": True, "same": True}
    on_the_map = 90 if size == PHONE else 0  # upright it is turned, and so are its spaces
    assert page.evaluate(hands.TURNED, ".ghostly") == [[0, on_the_map]]


@pytest.mark.parametrize(
    ("game", "seed", "decision", "first"),
    [("yangtze", 2, "exchange", "card-"), ("yak", 1, "market", "market-")],
    ids=["card", "food"],
)
def test_what_is_chosen_where_it_lies_is_not_shown_on_the_next_target(
    person: Any, game: str, seed: int, decision: str, first: str
) -> None:
    page = person()
    positions.show(page, positions.table_of(page, game), positions.reached(game, 2, seed, 10, decision, "verbs"))
    hands.click_one(page, random.Random(1), prefer=first)
    page.locator("#board .offered").first.hover(force=True)
    page.wait_for_selector("#board .offered:hover")
    assert page.locator(".ghostly").count() == 0


def test_signs_stand_on_the_targets_of_a_half_made_choice_and_the_prompt_follows_it(person: Any) -> None:
    page = person()
    hands.quick(page, "yangtze")
    until(page, "tile-", random.Random(1))
    asked = page.inner_text("#prompt")
    page.locator(".part .offered[id^='tile-']").first.click()
    page.wait_for_selector("#board .signs", state="attached")
    assert page.inner_text("#prompt") != asked and page.inner_text("#prompt").startswith("Now ")
    page.keyboard.press("Escape")
    assert page.locator("#board .signs").count() == 0 and page.inner_text("#prompt") == asked


def test_what_ends_the_turn_can_be_taken_back_for_a_moment(person: Any) -> None:
    page = person(likes={"grace": True})
    page.clock.install()
    hands.quick(page, "yangtze")
    until(page, "tile-", random.Random(1))
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    revision = hands.state(page)[0]
    for _ in range(2):
        page.locator(".part .offered[id^='tile-']").first.click()
        page.locator(".part .offered[id^='place']").first.click()
        page.wait_for_selector("#undo.holds:not([hidden])")
        assert hands.state(page)[0] == revision, "nothing was sent yet"
        page.clock.run_for(1400)
        page.click("#undo")
        page.wait_for_selector("#undo", state="hidden")
        page.keyboard.press("Escape")
    page.locator(".part .offered[id^='tile-']").first.click()
    page.locator(".part .offered[id^='place']").first.click()
    page.wait_for_selector("#undo.holds:not([hidden])")
    page.clock.run_for(1500)
    page.wait_for_function("r => document.getElementById('table').dataset.revision !== r", arg=revision)


def test_on_a_touch_screen_a_button_that_ends_the_turn_is_confirmed(person: Any) -> None:
    page = person(PHONE, likes={"confirm": True}, has_touch=True, is_mobile=True)
    hands.create(page, "yellow-yangtze", ["", "novice"])
    page.wait_for_selector("#board svg")
    assert hands.my_turn(page)
    revision = hands.state(page)[0]
    page.locator("#choices [data-id=act-end]").tap()
    page.wait_for_selector("#confirm:not([hidden])")
    assert hands.state(page)[0] == revision
    page.locator("#confirm").tap()
    page.wait_for_function("r => document.getElementById('table').dataset.revision !== r", arg=revision)


def test_on_a_touch_screen_what_can_be_undone_is_done_at_once(person: Any) -> None:
    page = person(PHONE, likes={"confirm": True}, has_touch=True, is_mobile=True)
    hands.create(page, "yellow-yangtze", ["", "novice"])
    page.wait_for_selector("#board svg")
    assert hands.my_turn(page)
    before = hands.state(page)
    page.locator("#hand .offered[id^='leader-']").first.tap()
    page.locator("#board .offered[id^='space-']").first.tap()
    page.wait_for_function("r => document.getElementById('table').dataset.revision !== r", arg=before[0])
    page.wait_for_selector("#undo:not([hidden])")
    assert page.locator("#confirm").is_hidden()


def test_a_click_that_means_nothing_is_answered(person: Any) -> None:
    page, watcher = person(PHONE, likes={"confirm": True}, has_touch=True, is_mobile=True), person()
    address = hands.create(page, "yellow-yangtze", ["", "novice"])
    page.wait_for_selector("#board svg")
    assert hands.my_turn(page)

    def answer(looks: Any) -> str:
        looks.wait_for_selector("#toast:not([hidden])")
        said = str(looks.inner_text("#toast"))
        looks.evaluate("document.getElementById('toast').hidden = true")
        return said

    asks = page.inner_text("#prompt")
    page.locator("#board > svg").dispatch_event("click")  # beside every space
    assert answer(page) == f"There is nothing to choose there. {asks}"
    page.locator("#hand .offered[id^='leader-']").first.tap()
    page.locator("#board .space.off").first.dispatch_event("click")
    assert "YY-" in answer(page)
    watcher.goto(address)
    watcher.wait_for_selector("#board svg")
    watcher.locator("#board .space").first.dispatch_event("click")
    assert answer(watcher).startswith("You are watching. ")
    page.locator("#back").tap()
    page.locator("#choices [data-id=act-end]").tap()
    page.wait_for_selector("#confirm:not([hidden])")


def test_a_refusal_is_gone_with_the_next_choice_and_with_the_next_question(person: Any) -> None:
    page = person()
    page.clock.install()
    hands.create(page, "yellow-yangtze", ["", "novice"])
    page.wait_for_selector("#board svg")
    assert hands.my_turn(page)
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)  # nothing goes by itself
    toast = page.locator("#toast")
    page.locator("#board > svg").dispatch_event("click")  # beside every space
    assert toast.is_visible()
    page.locator("#hand .offered[id^='leader-']").first.click()
    assert toast.is_hidden(), "something was chosen"
    page.locator("#board .space.off").first.dispatch_event("click")
    toast.wait_for()
    page.locator("#back").click()
    assert toast.is_hidden(), "it was chosen again"
    page.locator("#board > svg").dispatch_event("click")
    assert toast.is_visible()
    before = hands.state(page)
    page.locator("#choices [data-id=act-end]").dispatch_event("click")
    hands.settle(page, before)
    assert toast.is_hidden(), "something else is asked"


def test_a_refusal_stays_while_the_same_is_asked(person: Any) -> None:
    page = person()
    page.clock.install()
    wire = positions.show(page, positions.table_of(page, "yak"), positions.reached("yak", 3, 3, 0, "dawn"))
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    page.locator("#board > svg").dispatch_event("click")
    assert page.locator("#toast").is_visible()
    wire.send({**wire.shown, "revision": 900, "actors": [0, 2]})  # another has chosen meanwhile
    assert page.locator("#toast").is_visible()
    wire.send({**wire.shown, "revision": 901, "prompt": "Something else?"})
    assert page.locator("#toast").is_hidden()


def test_a_click_while_another_is_asked_says_who(person: Any) -> None:
    page = person()
    theirs = positions.reached("yangtze", 2, 3, 0, "")
    seat = 1 - theirs.actors[0]
    positions.show(page, positions.table_of(page, "yangtze"), theirs, seat=seat)
    page.locator("#board [id]").first.dispatch_event("click")
    page.wait_for_selector("#toast:not([hidden])")
    assert page.inner_text("#toast") == f"It is not your turn. {page.inner_text('#prompt')}"


def beyond_the_exchange(play: Play, kind: str) -> str | None:
    """While seat 0 may exchange: a tile where no reward can be taken, or a reward that is paid in one way only."""
    if play.over or play.actors != (0,) or play.decision != "exchange":
        return None
    view, guide = play.view(0), play.engine.part("guide")
    piles = [id_ for id_ in guide.passes(view) if id_.startswith("pile-")]
    tiles = [] if piles else list(guide.passes(view))
    single = [id_ for id_ in piles if guide.only_set(view["lanterns"][0], id_.removeprefix("pile-"))]
    return next(iter(tiles if kind == "tile" else single), None)


@pytest.mark.parametrize("kind", ["tile", "reward"])
def test_who_goes_on_leaves_the_exchange_of_yangtze(person: Any, monkeypatch: Any, kind: str) -> None:
    target = ""

    def here(play: Play, step: Step) -> bool:
        nonlocal target
        target = beyond_the_exchange(play, kind) or ""
        return bool(target)

    seed, steps = found("yangtze", here)
    ada = person()
    Two(monkeypatch, "yangtze", seed, ada, person(), steps)
    ada.evaluate(READ)
    assert ada.inner_text("#choices") == "No exchange"
    revision = int(hands.state(ada)[0])
    ada.locator(f"#{target}").click()
    arrived = "r => Number(document.getElementById('table').dataset.revision) === r"
    if kind == "tile":
        ada.wait_for_selector(f"#{target}.chosen")
        ada.wait_for_function(arrived, arg=revision + 1)
    else:
        ada.wait_for_function(arrived, arg=revision + 2)
        assert "reward" in ada.locator("#log li").last.inner_text()


def test_a_choice_that_is_long_under_way_says_so(person: Any) -> None:
    page = person()

    def between(ws: Any) -> None:
        server = ws.connect_to_server()
        ws.on_message(lambda message: None if '"play"' in message else server.send(message))

    page.route_web_socket("**/live**", between)
    hands.quick(page, "yak")
    assert hands.my_turn(page)
    assert page.locator("#sending").is_hidden()
    page.locator("#hand .offered").first.click()
    page.wait_for_selector("#sending:visible")


def test_the_short_game_is_offered_to_two_players_only(person: Any) -> None:
    page = person()
    page.goto("/")
    page.click("[data-pick=yellow-yangtze]")
    players = page.locator("fieldset[data-game=yellow-yangtze] label:has([data-seats])")  # they scroll into sight
    short = page.locator("fieldset[data-game=yellow-yangtze] [data-option=short]")
    players.nth(0).click()
    short.check()
    players.nth(1).click()
    assert short.is_disabled() and not short.is_checked()


def test_a_rested_mouse_says_what_a_piece_is_with_its_rule(person: Any) -> None:
    page = person()
    hands.quick(page, "yak")
    assert hands.my_turn(page)
    page.locator("#quarry-bag").hover()
    page.wait_for_selector("#tip:visible")
    assert page.locator("#tip a").get_attribute("href").startswith("/rules/yak#YK-")


def test_a_long_press_says_what_a_piece_is_and_chooses_nothing(person: Any) -> None:
    page = person(PHONE, likes={"confirm": True}, has_touch=True, is_mobile=True)
    hands.quick(page, "yak")
    assert hands.my_turn(page)
    before, card = hands.state(page), page.locator("#hand .offered").first.bounding_box()
    finger = [{"x": card["x"] + card["width"] / 2, "y": card["y"] + card["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    page.wait_for_selector("#tip:visible")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator("#tip a").get_attribute("href").startswith("/rules/yak#YK-")
    assert page.locator("#tip").is_visible() and page.locator("#confirm").is_hidden() and hands.state(page) == before
    page.locator("#hand .offered").first.tap()
    page.wait_for_selector("#confirm:not([hidden])")
    assert page.locator("#tip").is_hidden()


def has_no_choice(play: Play, step: Step) -> bool:
    """Seat 0 has a single action, and may take it at once without telling anything."""
    hides = play.engine.part("guide").hides
    return play.actors == (0,) and len(play.legal(0)) == 1 and not hides({**play.view(0), "options": play.options})


def test_a_single_answer_is_taken_by_itself_where_one_likes_it(person: Any, monkeypatch: Any) -> None:
    seed, steps = found("yellow-yangtze", has_no_choice, first=3)
    for likes in (True, False):
        ada = person(likes={"single": likes})
        ada.clock.install()
        table = Two(monkeypatch, "yellow-yangtze", seed, ada, person(), steps[:-1])
        ada.evaluate(READ)
        ada.clock.pause_at(ada.evaluate("Date.now()") + 60_000)
        table.play(steps[-1])
        ada.evaluate(READ)
        revision, sending = hands.state(ada)[0], "document.getElementById('table').dataset.sending"
        assert hands.my_turn(ada) and ada.evaluate(sending) == "false"
        ada.clock.run_for(600)
        assert ada.evaluate(sending) == "false", "there is a moment to see what is asked"
        ada.clock.run_for(200)
        if likes:
            arrived = "r => Number(document.getElementById('table').dataset.arrived) > Number(r)"
            ada.wait_for_function(arrived, arg=revision)
        else:
            ada.clock.run_for(5000)
            assert ada.evaluate(sending) == "false" and hands.state(ada)[0] == revision


def test_the_last_choice_of_an_action_is_the_players_own(person: Any) -> None:
    """Where there is one way only, it is gone as far as what it costs: that is asked, never taken by itself."""
    page = person(likes={"single": True})
    play = positions.reached("yellow-yangtze", 2, 1, 0)
    wire = positions.show(page, positions.table_of(page, "yellow-yangtze"), play)
    build = {"triangle-b10-b11-c11": {"pay-G+": "build b10-b11-c11 G+"}}
    labels = {"act-build": "Establish a pagoda", "pay-G+": "Pay 1 trader tile (green)"}
    offers = {**wire.shown["offers"], "act-build": build}
    wire.send({**wire.shown, "offers": offers, "labels": {**wire.shown["labels"], **labels}, "revision": 900})
    page.click("#choices [data-id=act-build]")
    assert page.get_attribute("#table", "data-sending") == "false"
    assert page.get_attribute("#table", "data-chosen") == "act-build triangle-b10-b11-c11"
    assert page.locator("#choices .choice").all_inner_texts() == ["Pay 1 trader tile (green)"]
    page.click("#choices [data-id='pay-G+']")
    assert page.get_attribute("#table", "data-sending") == "true"


def test_on_a_narrow_page_the_keyboard_reaches_both_sides_of_a_war(person: Any) -> None:
    page = person(PHONE)
    war = positions.reached("yellow-yangtze", 3, 3, 60, "war support")
    positions.show(page, positions.table_of(page, "yellow-yangtze"), war)
    sides = [side.get_attribute("id") for side in page.locator("#stage .side.offered").all()]
    assert len(sides) == 2
    tab_until(page, f"#{sides[0]}")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == sides[1]
    page.keyboard.press("Enter")
    assert page.get_attribute("#table", "data-chosen") == sides[1]


def test_a_chosen_side_of_a_war_stands_out_from_the_other(person: Any) -> None:
    page = person(PHONE, has_touch=True, is_mobile=True)
    war = positions.reached("yellow-yangtze", 3, 3, 60, "war support")
    positions.show(page, positions.table_of(page, "yellow-yangtze"), war)
    page.locator("#stage .side.offered").first.tap()
    page.wait_for_selector("#stage .side.chosen")
    ring = """(el) => {
      const style = getComputedStyle(el.querySelector(".cardring"));
      return style.stroke === "none" ? 0 : parseFloat(style.strokeWidth) * parseFloat(style.strokeOpacity);
    }"""
    chosen, other = page.locator("#stage .side.chosen"), page.locator("#stage .side:not(.chosen)")
    assert chosen.count() == other.count() == 1
    assert chosen.evaluate(ring) > other.evaluate(ring)


def test_a_line_of_the_log_lights_the_places_that_it_names(person: Any) -> None:
    page = person()
    hands.create(page, "yellow-yangtze", ["", "novice"])
    page.wait_for_selector("#board svg")
    assert hands.my_turn(page)
    hands.click_one(page, random.Random(4), prefer="leader-")
    hands.click_one(page, random.Random(4), prefer="space-")
    line = page.locator("#log [data-where]").last
    line.hover()
    assert page.locator("#board .pointed").count() == 1
    assert page.locator("#board .pointed").get_attribute("id") == line.get_attribute("data-where")
    page.mouse.move(2, 2)
    page.wait_for_function("() => !document.querySelector('.pointed')")


def test_the_mark_of_what_has_changed_says_who_did_it(person: Any) -> None:
    page = person()
    play = positions.reached("yellow-yangtze", 2, 1, 0, "main")
    wire = positions.show(page, positions.table_of(page, "yellow-yangtze"), play)
    space = page.locator("#board .space").nth(30).get_attribute("id")
    wire.send({**positions.frame(play), "revision": 900, "marks": [space], "marked_by": {space: 1}})
    wire.explains(space)
    page.locator(f"#{space}").hover(force=True)
    page.wait_for_selector("#tip:visible")
    assert page.inner_text("#tip .touched") == f"Marked since your last action. By: {positions.NAMES[1]}."


def fallen(step: Step) -> set[str]:
    """The spaces where leaders and soldiers fell."""
    return {deed["space"] for deed in step.deeds if deed.name in ("leader_fell", "soldier_fell")}


def test_what_fell_in_a_war_is_marked_where_it_stood(person: Any, monkeypatch: Any) -> None:
    game, war, style, _ = SCENES["war"]
    seed, steps = found(game, lambda play, step: war(play, step) and len(fallen(step)) > 1, style=style, first=17)
    ada = person(likes={})
    table = Two(monkeypatch, game, seed, ada, person(), steps[:-1])
    ada.evaluate(READ)
    table.play(steps[-1])
    ada.evaluate(READ)
    play = new(game, seats=2, seed=seed)
    for seat, action in steps:
        play.play(action, seat)
    for space in fallen(play.steps[-1]):
        assert "marked" in (ada.get_attribute(f"#space-{space}", "class") or ""), space


def refused_first(page: Any, message_id: str, code: int | None = None) -> list[Any]:
    """The first live connection of a page is refused with these words, and closed with this code, as the service does;
    every later one reaches it. The connections, as they come."""
    sockets: list[Any] = []

    def opened(socket: Any) -> None:
        sockets.append(socket)
        if len(sockets) > 1:
            socket.connect_to_server()
            return
        error = {"id": message_id, "text": say(message_id, "en"), "rule": None, "revision": None}
        socket.on_message(lambda _: (socket.send(json.dumps({"error": error})), code and socket.close(code=code)))

    page.route_web_socket("**/live**", opened)
    return sockets


def test_an_error_before_the_first_frame_is_said_in_words(person: Any) -> None:
    page = person()
    address = positions.table_of(page, "yak")
    refused_first(page, "error-store")
    page.goto(address)
    page.get_by_text(say("error-store", "en")).wait_for()


def test_a_table_that_cannot_be_shown_just_now_is_tried_again_and_says_meanwhile_why(
    person: Any,
) -> None:
    page = person()
    address = positions.table_of(page, "yak")
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    sockets = refused_first(page, "error-store", 1013)
    page.goto(address)
    banner = page.locator(".bar > .lost")
    banner.get_by_text(say("error-store", "en")).wait_for()
    assert len(sockets) == 1
    page.clock.run_for(400)  # the first pause is at most 375 ms
    page.wait_for_selector("#board svg")
    assert len(sockets) == 2 and banner.is_hidden()


def test_a_page_that_comes_back_says_what_it_has_and_by_what_it_was_drawn(person: Any) -> None:
    page = person()
    address = positions.table_of(page, "yak")
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    said: list[dict[str, Any]] = []
    heard: list[dict[str, Any]] = []
    sockets: list[Any] = []

    def opened(socket: Any) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        socket.on_message(lambda text: (said.append(json.loads(text)), server.send(text)))
        server.on_message(lambda text: (heard.append(json.loads(text)), socket.send(text)))

    page.route_web_socket("**/live**", opened)
    page.goto(address)
    page.wait_for_selector("#board svg")
    sockets[0].close(code=1012)
    page.wait_for_selector("body.away")
    page.clock.run_for(400)
    page.wait_for_selector("body:not(.away)")
    first, again = (message for message in said if message["verb"] == "hello")
    assert first["revision"] is None and first["drawing"] is None
    shown = [answer["frame"] for answer in heard if "frame" in answer]
    assert (again["revision"], again["drawing"]) in [(frame["revision"], frame["drawing"]) for frame in shown]
    assert again["drawing"]


def test_a_table_that_does_not_exist_is_not_tried_again_and_nothing_says_so(person: Any) -> None:
    page = person()
    address = positions.table_of(page, "yak")
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    sockets = refused_first(page, "error-unknown-table", 4404)
    page.goto(address)
    banner = page.locator(".bar > .lost")
    banner.get_by_text(say("error-unknown-table", "en")).wait_for()
    page.clock.run_for(60_000)
    assert len(sockets) == 1 and banner.inner_text() == say("error-unknown-table", "en")


def test_who_is_turned_away_again_and_again_waits_longer_each_time(person: Any) -> None:
    page = person()
    address = positions.table_of(page, "yak")
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # from now on time goes on only when it is told to
    page.add_init_script("Math.random = () => 0.5")
    sockets: list[Any] = []

    def refuse(socket: Any) -> None:
        sockets.append(socket)
        error = {"id": "error-busy", "text": f"Refused: {len(sockets)}", "rule": None, "revision": None}
        socket.on_message(lambda _: (socket.send(json.dumps({"error": error})), socket.close(code=1013)))

    page.route_web_socket("**/live**", refuse)
    page.goto(address)
    for tries, pause in enumerate((300, 600, 1200), 1):
        page.locator("body.away").get_by_text(f"Refused: {tries}").wait_for()
        page.clock.run_for(pause - 50)
        assert len(sockets) == tries, "it was opened, but it was no good"
        page.clock.run_for(100)
    page.get_by_text("Refused: 4").wait_for()


def test_a_fault_of_the_page_itself_is_not_taken_for_a_refusal(person: Any) -> None:
    page = person()
    page.goto("/")
    fault = page.evaluate(
        """async () => {
          const loaded = performance.getEntriesByType("resource").map((one) => one.name);
          const { busy } = await import(loaded.find((name) => /house[^/]*[.]js/.test(name)));
          const button = document.body.appendChild(document.createElement("button"));
          button.addEventListener("click", busy(button, () => { null.nothing; }));
          const heard = new Promise((done) => addEventListener("unhandledrejection", (e) => {
            e.preventDefault();
            done(String(e.reason));
          }));
          button.click();
          return heard;
        }"""
    )
    assert fault.startswith("TypeError")

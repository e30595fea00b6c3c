"""Several people at one table, a hot seat, spectators, a seat that moves; chat, seats handed over, giving up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from headwaters.kernel.play import Play, Step
from headwaters.text import LANGUAGES, say

from . import hands
from .conftest import PHONE
from .test_pages import SIDEWAYS, axe
from .two import POST, Two, found

FIRST_OPEN = 0  # a game with two steps that take nothing from hiding, one of each seat


def test_two_browsers_at_one_table(person: Any) -> None:
    ada, bo, eve = person(), person(), person()
    ada.goto("/")
    ada.fill("#name", "Ada")
    ada.press("#name", "Tab")
    address = hands.create(ada, "yangtze", ["", ""], public=True)
    ada.wait_for_selector("#chairs .chair")
    assert ada.locator("#chairs .free").count() == 1
    bo.goto("/")
    bo.fill("#name", "Bo")
    with bo.expect_response("**/api/me"):
        bo.press("#name", "Tab")
    bo.reload()
    bo.click(f".tables a[href='/t/{address.rsplit('/', 1)[1]}']")
    bo.click("#chairs .gold")
    for page in (ada, bo):
        page.wait_for_selector("#board svg")
        page.wait_for_function("() => document.querySelectorAll('.seat.here').length === 2")
    eve.goto(address)
    eve.wait_for_selector("#board svg")
    assert eve.locator("#hand").is_hidden()
    assert eve.locator(".offered, .choice").count() == 0
    rng = random.Random(1)
    for _ in range(4):
        while not any("mine" in (page.get_attribute("#table", "class") or "") for page in (ada, bo)):
            ada.wait_for_timeout(20)
        actor = ada if "mine" in (ada.get_attribute("#table", "class") or "") else bo
        other = bo if actor is ada else ada
        revision = hands.state(actor)[0]
        while hands.state(actor)[0] == revision:
            hands.click_one(actor, rng)
        wanted = f"() => document.getElementById('table').dataset.revision >= {int(revision) + 1}"
        other.wait_for_function(wanted)
        eve.wait_for_function(wanted)
        lines = [page.locator("#log li").all_inner_texts() for page in (other, eve)]
        assert len(lines[0]) == len(lines[1])
        apart = [pair for pair in zip(*lines, strict=True) if pair[0] != pair[1]]
        assert all("draws" in line for pair in apart for line in pair), "only the own tiles are told apart"


def test_an_invited_friend_sits_down_and_sees_a_hand(person: Any) -> None:
    """The friend opens the shared link as the very first page: no name, no cookie, no detour over the front page."""
    ada, friend = person(), person()
    address = hands.create(ada, "yangtze", ["", ""])
    friend.goto(address)
    friend.click("#chairs .gold")
    friend.wait_for_selector("#hand svg")
    assert friend.locator("#seats .seat.own").count() == 1
    ada.wait_for_selector("#hand svg")
    assert hands.my_turn(ada if "mine" in (ada.get_attribute("#table", "class") or "") else friend)


def test_anothers_choice_does_not_answer_for_mine(person: Any) -> None:
    """My card is under way when another's frame arrives: nothing lights up until mine is taken."""
    ada, bo = person(), person()
    held: list[tuple[Any, str]] = []
    sent: list[str] = []

    def between(ws: Any) -> None:
        server = ws.connect_to_server()

        def outwards(message: str) -> None:
            if '"play"' not in message:
                server.send(message)
                return
            sent.append(message)
            held.append((server, message))

        ws.on_message(outwards)

    ada.route_web_socket("**/live**", between)
    address = hands.create(ada, "yak", ["", ""])
    bo.goto(address)
    bo.click("#chairs .gold")
    for page in (ada, bo):
        assert hands.my_turn(page)
    revision = int(hands.state(ada)[0])
    ada.locator("#hand .offered").first.click()
    ada.wait_for_function("() => document.getElementById('table').dataset.sending === 'true'")
    hands.click_one(bo, random.Random(1))
    ada.wait_for_function("r => Number(document.getElementById('table').dataset.revision) > r", arg=revision)
    assert ada.get_attribute("#table", "data-sending") == "true"
    assert ada.locator(".part .offered, #choices .choice").count() == 0
    assert len(sent) == 1
    (server, message), *_ = held
    server.send(message)
    ada.wait_for_function("() => document.getElementById('table').dataset.sending === 'false'")
    assert int(hands.state(ada)[0]) > revision + 1
    assert len(sent) == 1


def test_a_hot_seat_has_a_curtain(person: Any) -> None:
    page = person()
    hands.create(page, "yak", ["", ""])
    page.fill(".chair.free input", "Bea")
    page.click(".chair.free button")
    page.wait_for_selector("#board svg", state="attached")
    rng = random.Random(2)
    lifted: set[str] = set()
    for _ in range(12):
        hands.my_turn(page)
        if page.locator("#curtain").is_visible():
            lifted.add(page.inner_text("#curtain-name"))
            assert page.locator("#hand svg").count() == 0
            page.click("#curtain-lift")
            page.wait_for_selector("#curtain", state="hidden")
        else:
            hands.click_one(page, rng)
    assert len(lifted) == 2
    assert any("Bea" in name for name in lifted)


def test_a_seat_moves_to_another_device(person: Any) -> None:
    desk, phone = person(), person((360, 740))
    hands.quick(desk, "yangtze")
    desk.click("#move-seat")
    desk.wait_for_selector("#moving[open]")
    why = desk.get_attribute("#move-seat", "title")
    assert why and desk.inner_text("#moving p >> nth=0").startswith(why), "what it is for is said before and after"
    phone.goto(desk.input_value("#moving-url"))
    phone.click("#take-seats")
    phone.wait_for_url("**/t/*")
    phone.wait_for_selector("#hand svg")
    desk.reload()
    desk.wait_for_selector("#board svg")
    assert desk.locator("#hand").is_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_whether_the_shuffle_is_fair_is_told_what_its_fingerprint_is_for(person: Any, language: str) -> None:
    page = person(PHONE, locale=language)
    page.goto("/")
    table = page.evaluate(POST, ["/api/tables", {"game": "yangtze", "seats": 2, "chairs": [None, None]}])["table"]
    page.goto(f"/t/{table}")
    page.click("#lobby .shuffle summary")
    told = page.inner_text("#lobby .shuffle")
    assert say("page-fair-deal", language).endswith("?") and say("page-fair-deal-why", language) in told
    assert say("page-check", language) in told, "how it is checked after the game"
    assert page.inner_text("#lobby .shuffle code") in told and page.evaluate(SIDEWAYS) == 0


def say_at(page: Any, text: str) -> None:
    """Open the chat where it is closed, and write a line."""
    if not page.locator("#chat-say").is_visible():
        page.locator("[data-opens=chat]:visible").first.click()
    page.fill("#chat-say", text)
    page.press("#chat-say", "Enter")


def test_people_talk_leave_come_back_and_give_up(person: Any) -> None:
    """Three at a table: chat with a dot for what is unread, a muted one; a seat that a bot takes over; a flag."""
    ada, bo, cy = person(), person(PHONE), person()
    address = hands.create(ada, "yangtze", ["", "", ""])
    for page in (bo, cy):
        page.goto(address)
        page.click("#chairs .gold")
    for page in (ada, bo, cy):
        page.wait_for_selector("#board svg")
    evil = "<script>document.title = 'stolen'</script> hello"
    say_at(ada, evil)
    bo.wait_for_selector(".chat-opener.unread")
    assert bo.locator("#chat").is_hidden()
    say_at(bo, "hi")
    assert bo.locator("#chat-lines .words").first.inner_text() == evil
    assert bo.locator("#chat-lines script").count() == 0 and bo.locator(".chat-opener.unread").count() == 0
    ada.wait_for_selector("#chat-lines li:nth-child(2)")
    bo.locator("#chat-lines .mute").click()
    bo.wait_for_selector("#chat-lines .muted")
    assert bo.locator("#chat-lines .words").all_inner_texts() == ["hi"]
    assert axe(bo) == []
    bo.reload()
    bo.wait_for_selector("#chat-lines .muted", state="attached")
    assert "hello" not in ada.inner_text("#log")

    cy.close()
    ada.click("#seats .seat:nth-child(3) .hand-over")  # cy's: ada may still see that bo was gone for a moment
    ada.wait_for_selector("#agree:visible")
    assert ada.locator("#agree-yes").is_hidden()
    bo.wait_for_selector("#agree:visible")
    assert axe(bo) == []
    bo.click("#agree-yes")
    ada.wait_for_selector(".stand-in")
    back = cy.context.new_page()
    back.goto(address)
    back.wait_for_selector("#come-back:visible")
    assert back.locator(".offered, .choice").count() == 0
    back.click("#come-back")
    ada.wait_for_selector(".stand-in", state="detached")
    back.wait_for_selector("#come-back", state="hidden")

    back.click(".flag")
    back.click("#resign-yes")
    ada.wait_for_selector(".gave-up")
    bo.click("[data-opens=tools]")
    bo.click("[data-resigns]")
    bo.click("#resign-yes")
    ada.wait_for_selector("#result:visible")
    assert ada.locator("#result thead .won").count() == 1 and ada.locator("#result thead small").count() == 2
    ada.goto("/")
    row = ada.locator(f".tables li:has(a[href='/t/{address.rsplit('/', 1)[1]}'])")
    assert row.locator(".won").count() == 1 and "," in row.locator("time").inner_text()
    row.locator("[data-tidy]").click()
    row.wait_for(state="detached")
    ada.reload()
    assert row.count() == 0


# A browser that counts the tones it makes, keeps what it would notify, and can be looked away from.
EARS = """
  window.tones = 0; window.notes = []; window.away = false;
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones += 1; return create.call(this); };
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = window.allows ?? "granted"); }
    constructor(title, { body }) { window.notes.push([title, body]); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => window.away });
"""


def both_open(play: Play, step: Step) -> bool:
    """A step behind one of the other seat, with nothing hidden in either."""
    before = play.steps[-2:-1]
    return bool(before) and before[0].seat != step.seat and not (before[0].reveals or step.reveals or play.over)


def test_a_step_is_taken_back_by_consent_and_my_turn_is_heard_and_told(person: Any, monkeypatch: Any) -> None:
    ada, bo = person(likes={"sound": True}), person()
    ada.add_init_script(EARS)
    seed, steps = found("yellow-yangtze", both_open, first=FIRST_OPEN)
    two = Two(monkeypatch, "yellow-yangtze", seed, ada, bo)
    asks, answers = (ada, bo) if steps[-2][0] == 0 else (bo, ada)
    ada.click("#tools [data-opens=settings]")
    ada.evaluate("() => { window.allows = 'denied'; }")
    ada.click("#likes-notify")
    ada.wait_for_selector("#toast:visible")
    assert not ada.is_checked("#likes-notify")
    ada.evaluate("() => { window.allows = 'granted'; }")
    ada.click("#likes-notify")
    ada.click("#settings [data-closes]")
    ada.evaluate("() => { window.away = true; }")
    two.play(*steps)
    assert ada.evaluate("() => window.tones") > 0
    notes = ada.evaluate("() => window.notes")
    assert notes and all(title.startswith("Your turn · Yellow") and body for title, body in notes)
    asked = next(page for page in (ada, bo) if page.locator("#table.mine").count())
    assert asked.title().startswith("● Your turn · Yellow")

    for page in (ada, bo):
        hands.see_scenes(page)
    number = int(asks.get_attribute("#table", "data-step"))
    asks.click("#takeback")
    answers.wait_for_selector("#agree-yes:visible")
    asks.wait_for_selector("#agree-no:visible")  # who asks may be told later than who is asked
    assert asks.locator("#agree-yes").is_hidden()
    answers.click("#agree-yes")
    for page in (ada, bo):
        page.wait_for_function("n => Number(document.getElementById('table').dataset.step) === n - 2", arg=number)
        assert page.locator("#agree").is_hidden()
    assert hands.my_turn(asks)


def test_a_touch_screen_is_silent_at_first(person: Any) -> None:
    phone = person(PHONE, has_touch=True, is_mobile=True)
    desk = person()
    for page, sounds in ((phone, False), (desk, True)):
        hands.quick(page, "yangtze")
        assert page.locator("#likes-sound").is_checked() is sounds

"""Playing: preview, cancel, undo, why not, keyboard alone, turning, reconnecting in the middle of a choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from deals import deal_alike

from . import hands, positions


def until(page: Any, prefix: str, rng: random.Random) -> None:
    """Play on until a target with this prefix is lit."""
    for _ in range(200):
        assert hands.my_turn(page)
        if page.locator(f".part .offered[id^='{prefix}']").count():
            return
        hands.click_one(page, rng, prefer="skip")
    raise AssertionError(prefix)


def test_a_choice_can_be_previewed_turned_and_cancelled(person: Any) -> None:
    page = person()
    hands.quick(page, "yangtze")
    until(page, "tile-", random.Random(1))
    page.locator(".part .offered[id^='tile-']").first.click()
    assert page.locator(".part .chosen").count() == 1
    page.locator(".part .offered[id^='place']").first.hover()
    page.wait_for_selector("#preview:not([hidden]) p")
    words = page.inner_text("#way")
    page.keyboard.press("r")
    if page.locator("#turn").is_visible():
        assert page.inner_text("#way") != words
    page.keyboard.press("Escape")
    assert page.locator(".part .chosen").count() == 0
    assert page.locator("#back").is_hidden()


def test_undo_says_what_it_takes_back_and_takes_it_back(person: Any) -> None:
    page = person()
    hands.create(page, "yellow-yangtze", ["", "novice"])
    page.wait_for_selector("#board svg")
    rng = random.Random(4)
    hands.my_turn(page)
    ids = "() => [...document.querySelectorAll('#board [id]')].map((el) => el.id).sort().join(' ')"
    before = page.evaluate(ids)
    lines = page.locator("#log li").count()
    hands.click_one(page, rng, prefer="leader-")
    hands.click_one(page, rng, prefer="space-")
    page.wait_for_selector("#undo:not([hidden])")
    assert page.inner_text("#undo") == "Undo" and "leader" in page.get_attribute("#undo", "aria-label")
    assert page.evaluate(ids) != before
    assert page.locator("#log li").count() > lines
    page.keyboard.press("u")
    page.wait_for_selector("#undo", state="hidden")
    page.wait_for_function("n => document.querySelectorAll('#log li').length === n", arg=lines)
    assert page.evaluate(ids) == before


def test_the_table_is_told_as_text_when_that_is_opened_and_as_it_goes_on(person: Any) -> None:
    page = person()
    hands.quick(page, "yangtze")
    hands.my_turn(page)
    page.click("[data-opens=aloud]")
    page.wait_for_function("() => document.getElementById('read').textContent.length > 100")
    before = page.inner_text("#read")
    page.evaluate("document.getElementById('read').textContent = ''")
    page.evaluate("document.getElementById('aloud').close()")
    rng, (revision, _) = random.Random(1), hands.state(page)
    while hands.state(page)[0] == revision:
        hands.click_one(page, rng)
    page.click("[data-opens=aloud]")
    page.wait_for_function("(was) => ![was, ''].includes(document.getElementById('read').innerText)", arg=before)


def test_what_is_not_offered_says_why_with_its_rule(person: Any) -> None:
    page = person()
    hands.create(page, "yellow-yangtze", ["", "novice"])
    page.wait_for_selector("#board svg")
    hands.my_turn(page)
    hands.click_one(page, random.Random(1), prefer="leader-")
    page.locator("#board [id^='space-'].off").first.click(force=True)
    page.wait_for_selector("#toast:not([hidden])")
    assert page.locator("#toast a").get_attribute("href").startswith("/rules/yellow-yangtze#YY-")


def tab_until(page: Any, wanted: str) -> None:
    """Tab along, or from anywhere else an arrow leads to the targets."""
    for key in [*["Tab"] * 40, "ArrowRight", *["Tab"] * 10]:
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard never reached {wanted}")


def test_the_keyboard_alone_is_enough_for_a_whole_game(person: Any) -> None:
    page = person()
    hands.create(page, "yangtze", ["", "novice"])
    page.wait_for_selector("#board svg")
    rng, choices = random.Random(6), 0
    while hands.my_turn(page):
        while page.locator("#happening").is_visible():
            page.keyboard.press("Escape")
        before = hands.state(page)
        tab_until(page, ".part .offered, .choice")
        for _ in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        tab_until(page, ".part [role=button], .choice")
        assert page.evaluate(
            "(document.activeElement.getAttribute('aria-label') || document.activeElement.textContent).length > 2"
        )
        page.keyboard.press("Enter")
        page.wait_for_function(hands.SETTLED, arg=before)
        choices += 1
    assert choices > 20
    page.keyboard.press("?")
    page.wait_for_selector("#keys[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#keys", state="hidden")
    assert page.inner_text("#live")


@pytest.mark.parametrize(("game", "kinds"), [("yellow-yangtze", 3), ("yak", 4)])
def test_the_keyboard_alone_is_enough_for_turns_of_the_other_games(
    person: Any, monkeypatch: Any, game: str, kinds: int
) -> None:
    """Choices of so many kinds, as far as their questions differ, by Tab, arrows and Enter."""
    deal_alike(monkeypatch, f"keyboard {game}")
    page = person()
    hands.create(page, game, ["", "novice"])
    page.wait_for_selector("#board svg")
    rng, asked, choices = random.Random(6), set(), 0
    while (len(asked) < kinds or choices < 16) and hands.my_turn(page):
        while page.locator("#happening").is_visible():
            page.keyboard.press("Escape")
        before = hands.state(page)
        asked.add(page.inner_text("#prompt").split()[0])
        tab_until(page, ".part .offered, .choice")
        for _ in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        tab_until(page, ".part .offered, .choice")
        page.keyboard.press("Enter")
        page.wait_for_function(hands.SETTLED, arg=before)
        choices += 1
        assert choices < 120, asked
    assert len(asked) >= kinds, asked


def test_a_lost_connection_keeps_a_half_made_choice(person: Any) -> None:
    page = person()
    sockets: list[Any] = []
    page.route_web_socket("**/live**", lambda ws: sockets.append((ws, ws.connect_to_server())))
    hands.quick(page, "yangtze")
    rng = random.Random(1)
    until(page, "tile-", rng)
    hands.click_one(page, rng, prefer="tile-")
    chosen = page.locator(".part .chosen").get_attribute("id")
    sockets[-1][1].close()
    sockets[-1][0].close()
    page.wait_for_selector("body.away")
    page.wait_for_selector("body:not(.away)")
    page.wait_for_timeout(200)
    assert page.locator(".part .chosen").get_attribute("id") == chosen
    revision = hands.state(page)[0]
    hands.click_one(page, rng, prefer="place")
    page.wait_for_function("r => document.getElementById('table').dataset.revision !== r", arg=revision)


def test_the_last_moves_can_be_seen_again(person: Any) -> None:
    page = person()
    hands.quick(page, "yangtze")
    rng = random.Random(1)
    revision = 0
    while not page.locator("#again").is_visible():
        assert hands.my_turn(page)
        hands.click_one(page, rng)
        revision += 1
        assert revision < 60
    assert hands.my_turn(page)  # nothing moves while the last moves are shown again
    prompt = page.inner_text("#prompt")
    page.click("#again")
    page.wait_for_selector("#table.again")
    page.wait_for_selector("#table:not(.again)", timeout=60_000)
    assert page.inner_text("#prompt") == prompt


def test_on_a_touch_screen_what_ends_the_turn_is_previewed_and_a_second_tap_plays_it(person: Any) -> None:
    page = person((360, 740), likes={"confirm": True}, has_touch=True, is_mobile=True)
    hands.quick(page, "yak")
    assert hands.my_turn(page)
    before = hands.state(page)
    card = page.locator("#hand .offered").first
    card.tap()
    page.wait_for_selector("#confirm:not([hidden])")
    assert hands.state(page) == before
    page.locator("#confirm").tap()
    page.wait_for_function(hands.SETTLED, arg=before)


def test_pieces_glide_and_stay_clickable_while_they_do(person: Any) -> None:
    page = person(reduced_motion="no-preference")
    page.add_init_script(
        """window.glides = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...all) { window.glides++; return animate.apply(this, all); };"""
    )
    rng = random.Random(2)
    for game in ("yak", "yellow-yangtze"):
        hands.create(page, game, ["", "novice"])
        page.wait_for_selector("#board svg")
        for _ in range(12):
            assert hands.my_turn(page)
            hands.click_one(page, rng)
        assert page.evaluate("window.glides") > 3
        page.wait_for_function(
            "() => !document.querySelector('.flying') && !document.querySelector('#sky > :not(.ghostly)')"
        )


# A click that goes to the service, and what is lit before it has answered.
CLICKED = """() => {
  const lit = () => [...document.querySelectorAll(".part .offered")].map((el) => el.id), before = lit();
  document.querySelector("#hand .offered").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return [document.getElementById("table").dataset.sending, before, lit()];
}"""


def test_while_a_move_is_on_its_way_the_board_stays_as_it_was_unless_that_takes_long(person: Any) -> None:
    page = person()
    positions.show(page, positions.table_of(page, "yak"), positions.reached("yak", 2, 5, 0, "dawn"))  # nobody answers
    sending, before, after = page.evaluate(CLICKED)
    assert sending == "true" and before and after == before
    page.wait_for_selector("#table.slow")
    assert page.locator(".part .offered").count() == 0 and page.locator("#hand .chosen").count() == 1


# A move and, before it is answered, a step back; what of it goes to the service.
HASTY = """() => {
  const sent = [], send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { sent.push(JSON.parse(text).verb); return send.call(this, text); };
  document.querySelector("#hand .offered").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  document.getElementById("undo").click();
  return sent;
}"""


def test_while_a_move_is_on_its_way_nothing_else_is_sent(person: Any) -> None:
    page = person()
    wire = positions.show(page, positions.table_of(page, "yak"), positions.reached("yak", 2, 5, 0, "dawn"))
    wire.send({**wire.shown, "revision": 900, "undo": "something"})
    assert page.locator("#undo").is_visible()
    assert page.evaluate(HASTY) == ["play"]

"""Faults that people met at the table, each as it was met."""

from __future__ import annotations

import random
from typing import Any

from . import hands
from .conftest import PHONE
from .test_playing import until


def test_a_tile_turned_after_it_was_placed_by_touch_is_turned_on_the_lake_too(person: Any) -> None:
    page = person(PHONE, has_touch=True, is_mobile=True)
    hands.quick(page, "yangtze")
    until(page, "tile-", random.Random(1))
    page.locator(".part .offered[id^='tile-']").first.tap()
    page.locator(".part .offered[id^='place']").first.tap()
    page.wait_for_selector("#confirm:not([hidden])")
    page.wait_for_selector("#sky .ghostly")
    while not page.locator("#turn").is_visible():
        raise AssertionError("the tile can be turned")
    before = page.inner_html("#sky .ghostly")
    page.locator("#turn").tap()
    page.wait_for_selector("#preview:not([hidden]) p")
    assert page.inner_html("#sky .ghostly") != before
    assert page.locator("#confirm").is_visible()


def test_a_tile_of_the_hand_has_a_ghost_where_it_would_go(person: Any) -> None:
    page = person()
    hands.create(page, "yellow-yangtze", ["", "novice"])
    page.wait_for_selector("#board svg")
    assert hands.my_turn(page)
    page.locator("#hand .offered[id^='hand-']").first.click()
    page.locator("#board .offered[id^='space-']").first.hover(force=True)
    page.wait_for_selector("#sky .ghostly")


def test_signs_stand_on_the_targets_of_a_half_made_choice_and_the_prompt_follows_it(person: Any) -> None:
    page = person()
    hands.quick(page, "yangtze")
    until(page, "tile-", random.Random(1))
    asked = page.inner_text("#prompt")
    page.locator(".part .offered[id^='tile-']").first.click()
    page.wait_for_selector("#board .signs", state="attached")
    assert page.inner_text("#prompt") != asked and page.inner_text("#prompt").startswith("Now click")
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
    players = page.locator("fieldset[data-game=yellow-yangtze] [data-seats]")
    short = page.locator("fieldset[data-game=yellow-yangtze] [data-option=short]")
    players.nth(0).check(force=True)
    short.check()
    players.nth(1).check(force=True)
    assert short.is_disabled() and not short.is_checked()


def test_a_rested_mouse_says_what_a_piece_is_with_its_rule(person: Any) -> None:
    page = person()
    hands.quick(page, "yak")
    assert hands.my_turn(page)
    page.locator("#quarry-bag").hover()
    page.wait_for_selector("#tip:visible")
    assert page.locator("#tip a").get_attribute("href").startswith("/rules/yak#YK-")

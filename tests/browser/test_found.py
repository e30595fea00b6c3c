"""Faults that players have found at a table in a browser, each looked for there again, by clicks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from headwaters.kernel.play import Play, Step
from headwaters.text import sentence

from . import hands, positions
from .two import Two, found


def asks(play: Play, decision: str) -> bool:
    """Whether seat 0 has to decide this, alone."""
    return not play.over and play.actors == (0,) and play.decision == decision


def at_table(person: Any, monkeypatch: Any, game: str, wanted: Any) -> tuple[Any, list[tuple[int, str]]]:
    """Ada's page where the wanted step was just taken, and all steps up to it."""
    seed, steps = found(game, wanted)
    ada = person()
    Two(monkeypatch, game, seed, ada, person(), steps)
    hands.see_scenes(ada)
    return ada, steps


def test_three_pairs_are_clicked_in_any_order(person: Any, monkeypatch: Any) -> None:
    def many_pairs(play: Play, step: Step) -> bool:
        pairs = [action for action in play.legal(0) if " pairs " in action] if asks(play, "reward") else []
        return len(pairs) >= 4

    ada, _ = at_table(person, monkeypatch, "yangtze", many_pairs)
    ada.click("#pile-pairs")
    colours = ada.locator("#hand .offered[id^=card-]").evaluate_all("(all) => all.map((el) => el.id)")
    assert len(colours) >= 4, "each of the pairs may be the first"
    counts = {each: int(ada.locator(f"#{each} .count").text_content()) for each in colours}
    before = hands.state(ada)[0]
    for each in reversed(colours[-3:]):
        ada.click(f"#{each}")
    ada.wait_for_function("r => document.getElementById('table').dataset.revision !== r", arg=before)
    left = {each: int(ada.locator(f"#{each} .count").text_content()) for each in colours}
    assert {each: counts[each] - left[each] for each in colours[-3:]} == dict.fromkeys(colours[-3:], 2)


@pytest.mark.parametrize("which", ["first", "second"])
def test_of_two_equal_stones_in_a_cart_either_is_bought(person: Any, monkeypatch: Any, which: str) -> None:
    def twins(play: Play, step: Step) -> bool:
        stones = play.view(0)["carts"][0]["stones"] if asks(play, "buy") else ""
        return any(stones.count(stone) > 1 and f"buy {stone}" in play.legal(0) for stone in stones)

    ada, _ = at_table(person, monkeypatch, "yak", twins)
    second = ada.locator("#board .offered[data-as^=buy-]").first
    stone = second.get_attribute("data-as")
    (second if which == "second" else ada.locator(f"#{stone}")).click()
    ada.wait_for_selector(f"#bought-{stone.removeprefix('buy-')}, [id^=bought-]", state="attached")
    assert ada.locator("#toast").is_hidden()


def test_undo_while_tiles_are_replaced_says_what_it_takes_back(person: Any, monkeypatch: Any) -> None:
    def replacing(play: Play, step: Step) -> bool:
        return asks(play, "replace") and step.seat == 0

    ada, _ = at_table(person, monkeypatch, "yellow-yangtze", replacing)
    for _ in range(2):  # when it has begun, and with a tile laid aside
        line = ada.locator("#log li").last.evaluate("(el) => el.firstChild.textContent.trim()")
        undo = ada.locator("#undo")
        said = undo.get_attribute("title") or undo.get_attribute("aria-label") or undo.inner_text()
        assert line in said and "in your hand" not in said
        hands.click_one(ada, random.Random(1), prefer="hand-")


def test_who_is_asked_for_secrecy_only_is_told_so(person: Any) -> None:
    page = person()
    table, wire = positions.table_of(page, "yellow-yangtze"), positions.Wire(page)
    lacking: list[Play] = []

    def asked_for_nothing(play: Play, step: Step) -> bool:
        view = {**play.view(0), "options": play.options} if not play.over and play.actors == (0,) else None
        if view and play.engine.part("scene").prompt(view, 0)[0].endswith("-lacking"):
            lacking.append(play)
        return bool(lacking)

    found("yellow-yangtze", asked_for_nothing, first=6)
    (play,) = lacking
    wire.open(table, play)
    message, args = play.engine.part("scene").prompt(play.view(0), 0)
    usual = sentence(message.removesuffix("-lacking"), args, positions.NAMES[:2], "en", 0)
    said = page.inner_text("#prompt")
    assert said != usual and ("no " in said or "none" in said), said
    assert page.locator("#choices .choice").count() == 1, "there is nothing to choose"


def test_the_mark_of_the_market_is_on_the_new_tile_alone(person: Any, monkeypatch: Any) -> None:
    colour = ""

    def filled(play: Play, step: Step) -> bool:
        nonlocal colour
        market = play.view(0)["market"] if asks(play, "main") and step.seat == 1 else ""
        new = [deed["colour"] for deed in step.deeds if deed.name == "market_filled"]
        colour = next((each for each in new if market.count(each) > 1 and len(new) == 1), "")
        return bool(colour)

    ada, _ = at_table(person, monkeypatch, "yellow-yangtze", filled)
    stalls = ada.locator(f"[id^=stall-{colour}-]")
    assert stalls.count() > 1
    assert ada.locator(f"[id^=stall-{colour}-].marked").count() == 1
    assert ada.locator(f"#market-{colour}.marked").count() == 0


def test_the_chips_of_all_rewards_add_up_to_the_points(person: Any) -> None:
    page = person()
    play = positions.reached("yangtze", 2, 3, 0, "")
    wire = positions.show(page, positions.table_of(page, "yangtze"), play)
    rewards = [10, 8, 9, 6, 4, 5, 4, 3]  # as many as hardly ever come
    view = {**play.view(0), "options": play.options, "rewards": [rewards, []], "points": [sum(rewards), 0]}
    parts = play.engine.part("scene").draw(view, 0, positions.NAMES[:2], "en")
    wire.send({**wire.shown, "revision": 900, "parts": parts})
    chips = [int(value) for value in page.locator("#hand .chip-value").all_text_contents()]
    assert len(chips) == len(rewards) and sum(chips) == int(page.locator("#own-points .count").first.text_content())


def test_a_rematch_has_the_new_name(person: Any) -> None:
    page = person()
    page.goto("/")
    for name in ("Ada", "Augusta"):
        page.fill("#name", name)
        with page.expect_response("**/api/me"):
            page.press("#name", "Tab")
        if name == "Ada":
            address = hands.create(page, "yak", ["", "novice"])
            page.wait_for_selector("#board svg")
            hands.click_one(page, random.Random(1))
            page.click(".flag")
            page.click("#resign-yes")
            page.wait_for_selector("#result:not([hidden])")
            page.goto("/")
    page.goto(address)
    page.wait_for_selector("#result:not([hidden])")
    page.click("#rematch")
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(address))
    page.wait_for_selector(".seat.own b")
    assert page.inner_text(".seat.own b") == "Augusta"

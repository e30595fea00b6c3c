"""A night at the table on PostgreSQL: everything here is played there, as `make test-postgres` plays all the others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from . import hands
from .conftest import Service, on_postgres


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with on_postgres() as running:
        yield running


def play_on(pages: list[Any], rng: random.Random, most: int) -> bool:
    """Whoever is asked clicks, so many times at most; whether the game goes on."""
    for _ in range(most):
        if "over" in (status := {page.get_attribute("#table", "data-status") for page in pages}):
            return False
        assert status == {"playing"}
        asked = next(page for page in pages if page.locator("#table.mine").count())
        assert hands.my_turn(asked)
        hands.click_one(asked, rng)
        newest = int(hands.state(asked)[0])
        for page in pages:
            page.wait_for_function("(n) => Number(document.getElementById('table').dataset.revision) >= n", arg=newest)
    return True


def test_a_friend_is_invited_both_play_reload_and_find_the_table_again(person: Any) -> None:
    ada, bo, rng = person(), person(), random.Random(9)
    url = hands.create(ada, "yak", ["", ""])
    bo.goto(url)
    bo.click("#chairs .gold")
    for page in (ada, bo):
        page.wait_for_selector("#table[data-status=playing] #board svg")
    assert play_on([ada, bo], rng, 20)
    lines, revision = ada.locator("#log li").count(), hands.state(ada)[0]
    for page in (ada, bo):
        page.reload()
        page.wait_for_selector("#table[data-status=playing] #board svg")
        page.wait_for_function("(n) => document.getElementById('table').dataset.revision === n", arg=revision)
    assert ada.locator("#log li").count() == lines
    assert play_on([ada, bo], rng, 6)
    ada.goto("/")
    assert ada.locator(f"a[href$='{url.rpartition('/t/')[2]}']").count()


def test_a_whole_game_is_played_against_bots_and_replayed(person: Any) -> None:
    page = person()
    hands.create(page, "yangtze", ["", "novice", "novice"])
    assert hands.play_out(page, random.Random(3)) >= 10
    page.wait_for_selector("#result:not([hidden])")
    page.click("#check")
    page.wait_for_selector("#check-said b")
    assert "promised at the start" in page.inner_text("#check-said")
    page.click("#result a[href$=replay]")
    page.wait_for_selector("#board svg")

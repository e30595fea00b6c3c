"""Yak, rule by rule: each test is named after what must hold and the id of the rule that says so."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headwaters.games.yak import counting, examples, notation, pieces, rules, view
from headwaters.games.yak.pieces import SPOTS, STONES
from headwaters.kernel.deeds import Deed, known_to
from headwaters.kernel.engine import load
from headwaters.kernel.errors import BadOption, BadRecord, IllegalAction
from headwaters.kernel.play import Play
from headwaters.kernel.record import replay
from headwaters.kernel.rng import key
from headwaters.text import LANGUAGES
from referee import yak as referee

ENGINE = load("yak")
FACTS = ENGINE.facts
SEATS = (2, 3, 4)
TESTS = Path(__file__).parent.parent
CARTS = ["no bread", "no milk", "no meat", "two kinds"]


# ---------------------------------------------------------------- a table with what a test needs


def deal(
    seats: int = 4,
    carts: list[str] | None = None,
    stones: tuple[str, ...] = ("123", "456", "712", "345"),
    first: int = 0,
    cards: tuple[int, int] = (1, 2),
    **options: Any,
) -> Play:
    """A game set up as told: cart by stop, three stones for each, who is first, which colour is out (8)."""
    stops = max(3, seats)
    lines: list[Any] = [{"chance": "first", "seat": first}]
    lines += [{"chance": "out", "colour": "8"}] if seats < 4 else []
    lines += [{"chance": "carts", "stops": carts or CARTS[:stops]}]
    lines += [{"chance": "draw", "to": stop, "what": stones[stop], "fog": 0} for stop in range(stops)]
    lines += [{"chance": "bonus", "cards": list(cards)}] if options.get("bonus") else []
    blank = ENGINE.blank(seats, options)[0]
    play = Play(ENGINE, seats, options, 1, dictated=notation.dictate_setup(blank, lines))
    assert notation.chance_lines(play.setup) == lines
    return play


def choose(play: Play, *cards: str, draws: tuple[Any, ...] = ()) -> Play:
    """Everyone's card of the day, the last one with the draws that follow at once."""
    for seat, card in enumerate(cards[:-1]):
        play.play(f"card {card}", seat)
    return do(play, f"card {cards[-1]}", len(cards) - 1, draws)


def do(play: Play, action: str, seat: int | None = None, draws: tuple[Any, ...] = ()) -> Play:
    """An action, with what chance must give after it: (to, stones, fog) for each draw."""
    seat = play.actors[0] if seat is None else seat
    lines = [{"chance": "draw", "to": to, "what": what, "fog": fog} for to, what, fog in draws]
    play.step(seat, ENGINE.parse(play.position, seat, action), notation.dictate(play.position, lines) if lines else ())
    if lines:
        assert chance_of(play) == lines
    return play


def chance_of(play: Play) -> list[Any]:
    return notation.chance_lines(play.steps[-1].deeds)


def give(play: Play, seat: int, *food: int) -> Play:
    """Food from nowhere into a yurt; for tests of prices only."""
    play.position.yurt[seat] = food
    return play


def stones_in(play: Play, stop: int, stones: str) -> Play:
    """The cart at a stop holds just these stones; those it had are in the bag."""
    s = play.position
    cart = s.cart_at[stop]
    s.bag += s.stones[cart]
    s.stones[cart] = 0
    for stone in stones:
        s.stones[cart, STONES.index(stone)] += 1
        s.bag[STONES.index(stone)] -= 1
    return play


def tower(play_or_position: Any, seat: int, stones: str) -> Any:
    """A tower level by level from the ground, each from the left; "11c.." leaves places free."""
    s = getattr(play_or_position, "position", play_or_position)
    levels = stones.split()
    order = [
        (stone, (level, place))
        for level, row in enumerate(levels, 1)
        for place, stone in enumerate(row, 1)
        if stone != "."
    ]
    s.tower[seat] = 0
    s.built[seat] = 0
    for i, (stone, spot) in enumerate(order):
        s.tower[seat, i] = 1 + 16 * STONES.index(stone) + SPOTS.index(spot)
        s.built[seat] |= 1 << int(pieces.BIT[SPOTS.index(spot)])
    s.height[seat] = len(order)
    return s


def count(stones: str, seats: int = 4, out: int = 0, cards: tuple[int, int] = (0, 0), **options: Any) -> dict[str, int]:
    """The points of one tower, and the size of its largest group."""
    s = ENGINE.blank(seats, {"bonus": cards != (0, 0), **options})[0]
    s.out = out
    s.bonus_cards = cards
    tower(s, 0, stones)
    total = counting.count_tower(s, 0)
    parts = {part: int(s[f"for_{part}"][0]) for part in ("groups", "number", "single", "bonus")}
    assert total == sum(parts.values())
    return {**parts, "largest": int(s.largest[0])}


def random_options(dice: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {
        "bonus": dice.random() < 0.5,
        "no_fog": dice.random() < 0.2,
        "crystals_join": dice.random() < 0.5,
    }
    if dice.random() < 0.5:
        options["group_points"] = sorted(dice.randint(0, 50) for _ in range(6))
    for name, (low, high) in referee.RANGES.items():
        if dice.random() < 0.3:
            options[name] = dice.randint(low, high)
    return options


def random_play(seats: int, options: dict[str, Any], seed: int) -> Play:
    dice = random.Random(seed)
    play = Play(ENGINE, seats, options, seed)
    while not play.over:
        seat = dice.choice(play.actors)
        play.step(seat, dice.choice(ENGINE.legal(play.position, seat)))
    return play


# ---------------------------------------------------------------- pieces and set-up


def test_the_cart_two_kinds_is_for_four_YK_01() -> None:
    for seats in SEATS:
        kinds = {cart["kind"] for cart in Play(ENGINE, seats, {}, 5).state()["carts"]}
        assert kinds == set(CARTS if seats == 4 else CARTS[:3])


def test_everyone_begins_with_one_of_each_food_three_cards_and_no_tower_YK_02() -> None:
    for seats in SEATS:
        play = Play(ENGINE, seats, {}, 5)
        state = play.state()
        assert state["yurts"] == [[1, 1, 1]] * seats
        assert state["towers"] == [[]] * seats
        assert all(play.legal(seat) == ["card build", "card market", "card restock"] for seat in range(seats))


def test_with_two_players_the_third_stop_is_the_market_road_YK_03() -> None:
    state = Play(ENGINE, 2, {}, 5).state()
    assert len(state["carts"]) == 3
    assert state["direction"] == 1


def test_carts_are_dealt_in_any_order_YK_03() -> None:
    orders = {tuple(c["kind"] for c in Play(ENGINE, 3, {}, seed).state()["carts"]) for seed in range(60)}
    assert orders == set(itertools.permutations(CARTS[:3]))


@pytest.mark.parametrize(("seats", "food"), [(2, 30), (3, 33), (4, 45)])
def test_each_cart_holds_three_of_what_it_takes_and_there_is_no_bank_YK_04(seats: int, food: int) -> None:
    state = Play(ENGINE, seats, {}, 5).state()
    held = {"no bread": [3, 3, 0], "no milk": [3, 0, 3], "no meat": [0, 3, 3], "two kinds": [3, 3, 3]}
    assert all(cart["food"] == held[cart["kind"]] for cart in state["carts"])
    assert state["market"] == [2, 2, 2]
    census = view.census(Play(ENGINE, seats, {}, 5).position)
    assert census["m"] + census["k"] + census["b"] == food


def test_with_two_or_three_a_colour_and_one_of_each_leave_the_bag_YK_05() -> None:
    for seats in SEATS:
        play = Play(ENGINE, seats, {}, 8)
        out = play.state()["out"]
        assert (out is None) == (seats == 4)
        census = view.census(play.position)
        assert all(census[stone] == (8 if seats == 4 else 0 if stone == out else 7) for stone in STONES)


def test_fog_comes_into_the_bag_after_the_carts_have_their_stones_YK_05() -> None:
    for seed in range(40):
        play = Play(ENGINE, 4, {}, seed)
        draws = [line for line in notation.chance_lines(play.setup) if line["chance"] == "draw"]
        assert [line["to"] for line in draws] == [0, 1, 2, 3]
        assert all(len(line["what"]) == 3 and line["fog"] == 0 for line in draws)
        assert play.state()["fog"] == 5 and play.state()["mountain"] == 0


def test_the_first_holder_of_the_baby_yak_is_drawn_YK_06() -> None:
    assert {Play(ENGINE, 3, {}, seed).state()["baby"] for seed in range(30)} == {0, 1, 2}
    assert deal(first=2).state()["baby"] == 2


def pieces_of(positions: Any) -> Any:
    """How many of each food, each stone and fog, in each of many positions."""
    food = positions["food"].sum(axis=1) + positions["yurt"].sum(axis=1) + positions["market"]
    stones = positions["stones"].sum(axis=1, dtype=int) + positions["bag"] + positions["bought"] + positions["drawn"]
    for stone in range(9):
        stones[:, stone] += ((positions["tower"] > 0) & ((positions["tower"] - 1) // 16 == stone)).sum(axis=(1, 2))
        stones[:, stone] += positions["kept"] == 1 + stone
    return np.column_stack([food, stones, positions["fog"] + positions["mountain"]])


@given(st.sampled_from(SEATS), st.integers(0, 1 << 40))
@settings(max_examples=60)
def test_food_and_stones_are_conserved_at_every_step_YK_04_YK_05(seats: int, seed: int) -> None:
    options = random_options(random.Random(seed))
    s, mask, stream = ENGINE.setup(seats, options, seed), np.zeros(ENGINE.words, np.uint64), key(seed)
    positions = [s.tobytes()]
    while not s.over:
        ENGINE.compiled.random_step(s, mask, stream)
        positions.append(s.tobytes())
    held = pieces_of(np.frombuffer(b"".join(positions), ENGINE.dtype))
    assert (held == held[0]).all()
    assert held[0].tolist() == list(view.census(s).values())
    assert held[0, :3].sum() == {2: 30, 3: 33, 4: 45}[seats]
    assert sorted(held[0, 3:12]) == ([8] * 9 if seats == 4 else [0] + [7] * 8)
    assert held[0, 12] == (0 if options["no_fog"] else 5)


# ---------------------------------------------------------------- a day


def test_at_dawn_all_choose_at_once_in_any_order_YK_07() -> None:
    ends = set()
    for order in itertools.permutations(range(3)):
        play = deal(3, first=1)
        for i, seat in enumerate(order):
            assert set(play.actors) == set(order[i:])
            assert play.legal(seat) == ["card build", "card market", "card restock"]
            play.play(f"card {pieces.CARDS[seat]}", seat)
        ends.add(play.position.tobytes())
    assert len(ends) == 1


def test_nobody_chooses_twice_YK_07() -> None:
    play = deal(3)
    play.play("card build", 1)
    with pytest.raises(IllegalAction):
        play.play("card market", 1)


def test_noon_goes_clockwise_from_the_baby_yak_YK_08() -> None:
    play = choose(deal(4, first=2), "market", "market", "market", "market")
    turns = []
    while play.state()["day"] == 1:
        if play.decision == "market":
            turns.append(play.actors[0])
        play.play(play.legal()[0])
    assert turns == [2, 3, 0, 1]


def test_a_card_is_done_at_the_own_stop_YK_08() -> None:
    play = choose(deal(4, first=1), "build", "build", "build", "build")
    assert play.actors == (1,)
    assert play.legal() == ["buy 4", "buy 5", "buy 6"]  # what stands at stop 1


def test_at_sunset_carts_move_the_way_the_yaks_face_and_the_baby_yak_clockwise_YK_09() -> None:
    for fog, stops in ((0, [3, 0, 1, 2]), (1, [1, 2, 3, 0])):
        play = deal(4, first=3)
        for seat in range(4):
            give(play, seat, 8, 0, 0)  # full yurts: nobody has a choice
        draws = tuple((seat, "1", fog if seat == 3 else 0) for seat in (3, 0, 1, 2))
        choose(play, "restock", "restock", "restock", "restock", draws=draws)
        state = play.state()
        assert (state["day"], state["decision"]) == (2, "dawn")
        assert [cart["kind"] for cart in state["carts"]] == [CARTS[stop] for stop in stops]
        assert state["baby"] == 0
        assert state["direction"] == (-1 if fog else 1)


# ---------------------------------------------------------------- build


@pytest.mark.parametrize(
    ("stones", "price"),
    [("1", 1), ("c", 2), ("12", 3), ("1c", 4), ("cc", 5), ("123", 5), ("12c", 6), ("1cc", 7), ("ccc", 8)],
)
def test_one_two_three_stones_cost_1_3_5_and_a_crystal_1_more_YK_10(stones: str, price: int) -> None:
    play = give(stones_in(deal(3), 0, stones + "4"), 0, 4, 4, 0)
    play.position.food[0] = 0
    choose(play, "build", "restock", "restock")
    for stone in stones:
        do(play, f"buy {stone}")
    if play.decision == "buy":
        do(play, "done")
    if play.decision == "pay":
        assert {sum(map(int, action.split()[1].split("-"))) for action in play.legal()} == {price}
        do(play, play.legal()[0])
    assert play.decision == "set" and play.position.yurt[0].sum() == 8 - price


def test_who_can_pay_must_buy_one_and_done_comes_after_one_YK_10() -> None:
    play = choose(deal(3), "build", "restock", "restock")
    assert play.legal() == ["buy 1", "buy 2", "buy 3"]
    with pytest.raises(IllegalAction) as refusal:
        play.play("done")
    assert refusal.value.rule == "YK-10"
    give(play, 0, 2, 1, 0)
    do(play, "buy 2")
    assert play.legal() == ["buy 1", "buy 3", "done"]


def test_who_can_pay_for_nothing_does_nothing_YK_10() -> None:
    play = give(deal(3), 0, 0, 0, 8)  # bread only, and the cart takes no bread
    choose(play, "build", "restock", "restock")
    assert play.actors == (1,)
    assert play.state()["towers"][0] == [] and play.state()["yurts"][0] == [0, 0, 8]


def test_a_stone_is_offered_only_if_all_could_be_paid_together_YK_10() -> None:
    play = stones_in(give(deal(3), 0, 2, 2, 4), 0, "12cc")  # 4 food that this cart takes
    play.position.food[0] = [1, 1, 0]
    choose(play, "build", "restock", "restock")
    assert play.legal() == ["buy 1", "buy 2", "buy c"]
    do(play, "buy c")
    assert play.legal() == ["buy 1", "buy 2", "done"]  # two crystals are 5, a crystal and another 4
    assert play.state()["pending"] == {"bought": "c"}
    assert play.state()["carts"][0]["stones"] == "12c"
    do(play, "buy 2")
    assert play.decision == "set"  # nothing more can be paid, and there is one way to pay 4


def test_a_cart_takes_no_food_that_it_is_named_for_YK_11() -> None:
    play = give(deal(3, ["no milk", "no bread", "no meat"]), 0, 2, 3, 2)
    choose(play, "build", "restock", "restock")
    do(play, "buy 1")
    do(play, "buy 2")
    assert play.legal() == ["pay 1-0-2", "pay 2-0-1"]
    do(play, "pay 2-0-1")
    assert play.state()["carts"][0]["food"] == [5, 0, 4]
    assert play.state()["yurts"][0] == [0, 3, 1]


def test_two_kinds_takes_at_most_two_kinds_in_one_purchase_YK_11() -> None:
    play = give(deal(4, ["two kinds", "no bread", "no milk", "no meat"]), 0, 2, 2, 2)
    play.position.food[3] = [1, 1, 1]
    choose(play, "build", "restock", "restock", "restock")
    do(play, "buy 1")
    do(play, "buy 2")
    assert play.legal() == ["pay 0-1-2", "pay 0-2-1", "pay 1-0-2", "pay 1-2-0", "pay 2-0-1", "pay 2-1-0"]
    play = give(deal(4, ["two kinds", "no bread", "no milk", "no meat"]), 0, 1, 1, 1)
    choose(play, "build", "restock", "restock", "restock")
    do(play, "buy 1")
    assert play.decision == "pay"  # 3 food, but never 3 for one purchase: a second stone is not offered
    assert play.legal() == ["pay 0-0-1", "pay 0-1-0", "pay 1-0-0"]


def test_what_a_cart_cannot_hold_is_chosen_among_the_pieces_just_paid_YK_12() -> None:
    play = give(deal(3), 0, 4, 4, 0)
    play.position.food[0] = [4, 4, 0]
    choose(play, "build", "restock", "restock")
    for stone in "12":
        do(play, f"buy {stone}")
    do(play, "done")
    do(play, "pay 1-2-0")
    assert play.decision == "overflow"
    assert play.state()["carts"][0]["food"] == [5, 6, 0]
    assert play.state()["pending"] == {"bought": "12", "paid": [1, 2, 0]}
    assert play.legal() == ["spill 0-2-0", "spill 1-1-0"]
    do(play, "spill 0-2-0")
    assert play.state()["carts"][0]["food"] == [5, 4, 0]
    assert play.state()["market"] == [2, 4, 2]
    assert play.state()["pending"] == {"bought": "12"}


def test_a_single_way_to_spill_is_taken_YK_12() -> None:
    play = give(deal(3), 0, 8, 0, 0)
    play.position.food[0] = [9, 0, 0]
    choose(play, "build", "restock", "restock")
    do(play, "buy 1")
    do(play, "done")
    assert play.decision == "set"
    assert play.state()["carts"][0]["food"] == [9, 0, 0] and play.state()["market"] == [3, 2, 2]


def opened(stones: str) -> set[tuple[int, int]]:
    s = tower(ENGINE.blank(4, {})[0], 0, stones)
    spots = rules.open_spots(int(s.built[0]))
    return {spot for spot, bit in zip(SPOTS, pieces.BIT, strict=True) if spots >> int(bit) & 1}


def test_the_first_stone_on_any_place_of_level_1_then_beside_or_on_two_YK_13() -> None:
    assert opened(".") == {(1, place) for place in range(1, 6)}
    assert opened("..1..") == {(1, 2), (1, 4)}
    assert opened("1....") == {(1, 2)}
    assert opened(".11..") == {(1, 1), (1, 4), (2, 2)}
    assert opened("11111 1111 111") == {(4, 1), (4, 2)}
    assert opened("11111 11.. 1..") == {(2, 3), (2, 4)}
    assert opened("11111 1111 111 1.") == {(4, 2)}
    assert opened("1111. .11.") == {(1, 5), (2, 1), (3, 2)}


def test_bought_stones_are_set_in_any_order_YK_13() -> None:
    play = give(deal(3), 0, 3, 0, 0)
    tower(play, 0, "11...")
    choose(play, "build", "restock", "restock")
    do(play, "buy 1")
    do(play, "buy 3")
    assert play.decision == "set"
    assert play.legal() == ["set 1 1.3", "set 1 2.1", "set 3 1.3", "set 3 2.1"]
    do(play, "set 3 2.1")  # one place is left for the other stone
    assert play.state()["towers"][0][-2:] == [["3", 2, 1], ["1", 1, 3]]


def test_above_the_15_places_stones_stand_one_on_the_other_YK_14() -> None:
    assert opened("11111 1111 111 11 1") == {(6, 1)}
    play = stones_in(give(deal(3), 0, 5, 0, 0), 0, "1234")
    tower(play, 0, "11111 1111 111 1.")
    choose(play, "build", "restock", "restock")
    for stone in "123":
        do(play, f"buy {stone}")
    assert play.legal() == ["set 1 4.2", "set 2 4.2", "set 3 4.2"]
    do(play, "set 2 4.2")
    assert play.legal() == ["set 1 5.1", "set 3 5.1"]
    do(play, "set 3 5.1")
    assert play.state()["towers"][0][-3:] == [["2", 4, 2], ["3", 5, 1], ["1", 6, 1]]
    # A stone above the top touches the one below.
    assert count("12345 6712 345 67 8 8") == {"groups": 1, "number": 0, "single": 0, "bonus": 0, "largest": 2}


def test_no_tower_ever_needs_more_than_sixteen_spots_YK_14_YK_25() -> None:
    """A day begins with level 4 incomplete, so with 13 stones at most; a turn sets 3; then the game ends."""
    incomplete = [spot for spot in SPOTS if spot[0] < 4] + [(4, 1)]
    assert len(incomplete) + pieces.MOST_BOUGHT == len(SPOTS) == 16


@given(st.sampled_from(SEATS), st.integers(0, 1 << 40))
@settings(max_examples=10)
def test_a_stone_once_set_never_moves_YK_15(seats: int, seed: int) -> None:
    before: list[Any] = [[] for _ in range(seats)]
    play = random_play(seats, {}, seed)
    for step in play.steps:
        after = view.state(step.before)["towers"]
        assert all(new[: len(old)] == old for old, new in zip(before, after, strict=True))
        before = after


def test_an_own_cart_without_stones_is_refilled_at_the_end_of_the_turn_in_one_draw_YK_16() -> None:
    play = stones_in(give(deal(3), 0, 2, 0, 0), 0, "1")
    choose(play, "build", "restock", "restock")
    do(play, "set 1 1.3", draws=((0, "25c", 0),))  # buying and paying it had one way
    assert play.state()["carts"][0]["stones"] == "25c"
    play = stones_in(give(deal(3), 0, 8, 0, 0), 0, "")
    choose(play, "restock", "restock", "restock", draws=((0, "3", 0),))
    assert play.state()["carts"][0]["stones"] == "3"  # the stone of the restock was enough


def test_market_and_refill_are_two_draws_YK_16_YK_20() -> None:
    play = stones_in(give(deal(3), 0, 8, 0, 0), 0, "")
    choose(play, "market", "restock", "restock", draws=(("keep", "112", 0),))
    do(play, "keep 1")
    do(play, "put 2", draws=((0, "345", 1),))
    assert play.state()["carts"][0]["stones"] == "345"
    # Where nobody has a choice, both come in one step.
    play = give(deal(2, ["no bread", "no milk", "no meat"]), 0, 8, 0, 0)
    for stop, stones in enumerate(("", "1234", "456")):
        stones_in(play, stop, stones)
    choose(play, "market", "build", draws=(("keep", "777", 1),))
    assert play.legal() == ["put 0", "put 2"]


def test_the_cart_on_the_market_road_is_nobodys_own_YK_16() -> None:
    play = stones_in(deal(2), 2, "")
    for seat in range(2):
        give(play, seat, 0, 0, 8)
    choose(play, "build", "restock", draws=((1, "1", 0),))
    assert play.state()["day"] == 2
    assert sorted(cart["stones"] for cart in play.state()["carts"]) == ["", "123", "1456"]


# ---------------------------------------------------------------- restock


def test_restock_takes_all_of_one_kind_and_the_rest_stays_in_the_cart_YK_17() -> None:
    play = give(deal(3), 0, 1, 5, 0)
    choose(play, "restock", "build", "build")
    assert play.legal() == ["take k", "take m"]
    do(play, "take m")
    assert play.steps[-1].text == "take m"
    assert play.state()["yurts"][0] == [3, 5, 0]
    assert play.state()["carts"][0]["food"] == [1, 3, 0]


def test_restock_is_not_asked_with_a_full_yurt_or_an_empty_cart_YK_17_YK_18() -> None:
    full = give(deal(3), 0, 4, 4, 0)
    choose(full, "restock", "build", "build")
    assert full.actors == (1,) and chance_of(full)[0]["to"] == 0
    empty = deal(3)
    empty.position.food[0] = 0
    choose(empty, "restock", "build", "build")
    assert empty.actors == (1,) and len(chance_of(empty)[0]["what"]) == 1


def test_a_stone_is_drawn_unless_the_cart_holds_four_YK_18() -> None:
    play = choose(deal(3), "restock", "build", "build")
    do(play, "take k", draws=((0, "c", 0),))
    assert play.state()["carts"][0]["stones"] == "123c"
    play = choose(stones_in(deal(3), 0, "1234"), "restock", "build", "build")
    do(play, "take k")
    assert chance_of(play) == []
    assert play.state()["carts"][0]["stones"] == "1234"


# ---------------------------------------------------------------- market


def test_up_to_two_food_in_any_mix_as_far_as_the_yurt_allows_YK_19() -> None:
    play = choose(deal(3), "market", "build", "build")
    assert len(play.legal()) == 10 and "take 0-0-0" in play.legal() and "take 0-2-0" in play.legal()
    play = choose(give(deal(3), 0, 7, 0, 0), "market", "build", "build")
    assert play.legal() == ["take 0-0-0", "take 0-0-1", "take 0-1-0", "take 1-0-0"]
    play = deal(3)
    play.position.market[:] = [0, 1, 0]
    choose(play, "market", "build", "build")
    assert play.legal() == ["take 0-0-0", "take 0-1-0"]
    do(play, "take 0-1-0")
    assert play.state()["yurts"][0] == [1, 2, 1] and play.state()["market"] == [0, 0, 0]


def test_a_full_yurt_is_not_asked_at_the_market_YK_19() -> None:
    play = choose(give(deal(3), 0, 8, 0, 0), "market", "build", "build")
    assert play.decision in ("keep", "put")


def test_one_of_three_drawn_stones_goes_into_a_cart_and_the_others_back_YK_20() -> None:
    play = stones_in(choose(deal(3), "market", "build", "build"), 1, "4567")
    bag = play.state()["bag"]
    do(play, "take 0-0-0", draws=(("keep", "c21", 0),))
    assert play.legal() == ["keep 1", "keep 2", "keep c"]
    assert play.state()["pending"] == {"drawn": "12c"}
    assert sum(play.state()["bag"]) == sum(bag) - 3
    do(play, "keep c")
    assert play.state()["pending"] == {"kept": "c"}
    assert sum(play.state()["bag"]) == sum(bag) - 1
    assert play.legal() == ["put 0", "put 2"]
    do(play, "put 2")
    assert play.state()["carts"][2]["stones"] == "127c"


def test_stones_of_one_colour_are_one_choice_YK_20() -> None:
    play = choose(deal(3), "market", "build", "build")
    do(play, "take 0-0-0", draws=(("keep", "555", 0),))
    assert play.decision == "put" and play.state()["pending"] == {"kept": "5"}


def test_with_full_carts_no_stones_are_drawn_YK_20() -> None:
    play = deal(3)
    for stop, stones in enumerate(("1234", "4567", "12cc")):
        stones_in(play, stop, stones)
    choose(play, "market", "build", "build")
    do(play, "take 0-0-0")
    assert chance_of(play) == [] and play.actors == (1,)


# ---------------------------------------------------------------- fog


def test_fog_is_replaced_and_goes_to_the_mountain_YK_21() -> None:
    play = choose(deal(3), "market", "build", "build")
    do(play, "take 0-0-0", draws=(("keep", "123", 3),))
    state = play.state()
    assert (state["mountain"], state["fog"], state["pending"]) == (3, 2, {"drawn": "123"})


@pytest.mark.parametrize("where", ["refill", "restock", "market"])
@pytest.mark.parametrize("fog", [1, 2, 4])
def test_a_draw_with_fog_turns_all_yaks_once_YK_22(where: str, fog: int) -> None:
    if where == "refill":
        play = choose(stones_in(give(deal(3), 0, 2, 0, 0), 0, "1"), "build", "build", "build")
        do(play, "set 1 1.3", draws=((0, "234", fog),))
    elif where == "restock":
        play = choose(deal(3), "restock", "build", "build")
        do(play, "take m", draws=((0, "4", fog),))
    else:
        play = choose(deal(3), "market", "build", "build")
        do(play, "take 1-0-0", draws=(("keep", "456", fog),))
    assert play.state()["direction"] == -1
    assert play.state()["mountain"] == fog


def test_each_draw_with_fog_turns_the_yaks_anew_and_this_sunset_counts_YK_22() -> None:
    play = deal(3)
    for seat in range(3):
        give(play, seat, 8, 0, 0)
    choose(play, "restock", "restock", "restock", draws=((0, "4", 1), (1, "1", 0), (2, "3", 1)))
    assert play.state()["direction"] == 1
    assert play.state()["carts"][1]["kind"] == CARTS[0]


def test_a_full_mountain_empties_into_the_bag_after_the_draw_YK_23() -> None:
    play = choose(deal(3), "market", "build", "build")
    play.position.mountain, play.position.fog = 3, 2
    do(play, "take 0-0-0", draws=(("keep", "123", 2),))
    state = play.state()
    assert (state["mountain"], state["fog"], state["fills"], state["ending"]) == (0, 5, 1, False)


def test_fog_never_ends_the_game_unless_the_table_says_at_which_filling_YK_23() -> None:
    for fills in (0, 1, 8, 254, 255):
        play = choose(deal(3), "market", "build", "build")
        play.position.fills = fills
        do(play, "take 0-0-0", draws=(("keep", "123", 5),))
        assert play.state()["fills"] == fills + 1 and not play.state()["ending"]


def test_with_the_option_that_filling_triggers_the_end_YK_23() -> None:
    for fills, slots, drawn, ends in ((1, 5, 5, True), (0, 5, 5, False), (1, 3, 4, True), (3, 1, 1, False)):
        play = choose(deal(3, fog_slots=slots, fog_fills=5 if fills == 3 else 2), "market", "build", "build")
        play.position.fills = fills
        do(play, "take 0-0-0", draws=(("keep", "123", drawn),))
        state = play.state()
        assert (state["fills"], state["mountain"], state["fog"]) == (fills + 1, 0, 5)
        assert state["ending"] is ends and state["stupa"] is None


def almost_empty(play: Play, stones: str, fog: int) -> Play:
    play.position.bag[:] = [stones.count(stone) for stone in STONES]
    play.position.fog, play.position.mountain = fog, 5 - fog
    return play


def test_a_bag_with_too_few_stones_gives_them_all_and_all_its_fog_YK_24() -> None:
    play = almost_empty(choose(deal(3), "market", "build", "build"), "5c", 3)
    do(play, "take 0-0-0")
    (line,) = chance_of(play)
    assert (sorted(line["what"]), line["fog"], line["to"]) == (["5", "c"], 3, "keep")
    assert play.legal() == ["keep 5", "keep c"]


def test_a_bag_of_fog_alone_brings_a_line_without_stones_YK_24() -> None:
    play = almost_empty(choose(deal(3), "market", "build", "build"), "", 2)
    do(play, "take 0-0-0")
    assert chance_of(play) == [{"chance": "draw", "to": "keep", "what": "", "fog": 2}]
    assert play.actors == (1,) and play.state()["direction"] == -1


def test_an_empty_bag_gives_nothing_and_no_line_YK_24() -> None:
    play = almost_empty(choose(stones_in(deal(3), 0, ""), "market", "build", "build"), "", 0)
    do(play, "take 0-0-0")
    assert chance_of(play) == []
    assert play.actors == (1,) and play.state()["carts"][0]["stones"] == ""


def test_a_piece_that_is_not_in_the_bag_cannot_be_dictated_YK_24() -> None:
    play = random_play(3, {}, 4)
    lines = play.record().splitlines()
    at = next(i for i, line in enumerate(lines) if '"draw"' in line and i > 6)
    for what, fog in (("888", 0), ("11111", 0), ("1", -1), ("1x", 0)):
        changed = {**json.loads(lines[at]), "what": what, "fog": fog}
        if play.state()["out"] != "8" and what == "888":
            continue
        with pytest.raises(BadRecord):
            replay([*lines[:at], json.dumps(changed), *lines[at + 1 :]])


# ---------------------------------------------------------------- the end


def build_level_4(play: Play, seat: int = 0) -> Play:
    """The seat is one stone short of level 4 and has just food enough for it."""
    tower(play, seat, "12345 1234 123 1.")
    return stones_in(give(play, seat, 1, 0, 0), seat, "7")


def test_a_complete_level_4_triggers_the_end_and_the_day_is_played_to_its_end_YK_25_YK_26() -> None:
    play = build_level_4(deal(3, ["no bread", "no milk", "no meat"]))
    choose(play, "build", "market", "market")
    assert play.actors == (1,) and play.state()["ending"] and play.state()["stupa"] == 0
    carts = [cart["kind"] for cart in play.state()["carts"]]
    while not play.over:
        assert play.state()["day"] == 1
        play.play(play.legal()[0])
    moved = [cart["kind"] for cart in play.state()["carts"]]
    assert moved == [carts[-1], *carts[:-1]] or moved == [*carts[1:], carts[0]]
    assert play.result()["scores"][0]["stupa"] == 3
    assert [score["stupa"] for score in play.result()["scores"][1:]] == [0, 0]


def test_one_stone_of_level_4_is_not_enough_YK_25() -> None:
    play = stones_in(give(deal(3), 0, 1, 0, 0), 0, "7")
    tower(play, 0, "12345 1234 123")
    choose(play, "build", "market", "market")
    do(play, "set 7 4.1")
    assert not play.state()["ending"]


def test_the_stupa_is_the_first_ones_alone_YK_26() -> None:
    play = deal(3, ["no bread", "no milk", "no meat"], stupa_points=7)
    build_level_4(play, 0)
    build_level_4(play, 1)
    choose(play, "build", "build", "market")
    while not play.over:
        play.play(play.legal()[0])
    assert play.state()["stupa"] == 0
    assert [score["stupa"] for score in play.result()["scores"]] == [7, 0, 0]


def test_nobody_has_the_stupa_when_fog_triggered_the_end_before_YK_26() -> None:
    play = build_level_4(deal(3, ["no bread", "no milk", "no meat"], first=2, fog_fills=2))
    play.position.fills = 1
    choose(play, "build", "market", "market")
    do(play, "take 0-0-0", draws=(("keep", "123", 5),))
    assert play.state()["ending"]
    while not play.over:
        play.play(play.legal()[0])
    assert len(play.state()["towers"][0]) == 14 and play.state()["stupa"] is None
    assert [score["stupa"] for score in play.result()["scores"]] == [0, 0, 0]


def touching(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """YK-27, literally."""
    (level, place), (other, at) = sorted((a, b))
    if level == other:
        return at - place == 1
    if other == 6:
        return level == 5
    return other == level + 1 and place in (at, at + 1)


def test_neighbours_are_beside_each_other_or_carry_one_another_YK_27() -> None:
    bits = {spot: 1 << int(bit) for spot, bit in zip(SPOTS, pieces.BIT, strict=True)}
    for a, b in itertools.permutations(SPOTS, 2):
        assert bool(counting.spread(bits[a]) & bits[b]) == touching(a, b), (a, b)


def joined(stones: dict[tuple[int, int], str], crystals: list[tuple[int, int]]) -> Iterator[tuple[str, ...]]:
    """YK-28 with `crystals_join`: the colours of the crystals in every way in which the most have one."""
    in_groups = {
        a: colour
        for a, colour in stones.items()
        if colour != "c" and any(touching(a, b) and other == colour for b, other in stones.items() if a != b)
    }
    reached = [{colour for spot, colour in in_groups.items() if touching(spot, crystal)} for crystal in crystals]
    for left_out in range(len(crystals) + 1):
        found = False
        for plain in itertools.combinations(range(len(crystals)), left_out):
            choices = [
                {str(crystals[i])} if i in plain else reached[i]  # whoever is left out is called by its spot
                for i in range(len(crystals))
            ]
            for taken in itertools.product(*choices):
                if len(set(taken)) == len(taken):
                    found = True
                    yield taken
        if found:
            return


def naive(stones: dict[tuple[int, int], str], cards: tuple[int, int], options: dict[str, Any], colours: str) -> Any:
    """YK-28 to YK-31 and YK-33 by trying every colouring; independent of engine and referee.

    A crystal without a colour (`crystals_join`) is called by its spot, so that no other stone is like it.
    """
    group_points = [0, 0, *options.get("group_points", [1, 3, 5, 8, 12, 17])]
    crystals = [spot for spot, stone in stones.items() if stone == "c"]
    best = None
    ways = itertools.permutations(colours, len(crystals))
    for taken in joined(stones, crystals) if options.get("crystals_join") else ways:
        coloured = {**stones, **dict(zip(crystals, taken, strict=True))}
        left, groups = set(coloured), []
        while left:
            group = {left.pop()}
            while more := {b for a in group for b in left if touching(a, b) and coloured[a] == coloured[b]}:
                group |= more
                left -= more
            groups.append(group)
        single = sum(len(group) == 1 for group in groups)
        sizes = [len(group) for group in groups if len(group) > 1]
        rows = {c: {level for (level, _), d in coloured.items() if d == c} for c in colours}
        ground = [coloured.get((1, place)) for place in range(1, 6)]
        third = [coloured.get((3, place)) for place in range(1, 4)]
        triangles = any(
            len({coloured[spot] for spot in three}) == 1
            and all(touching(a, b) for a, b in itertools.combinations(three, 2))
            for group in groups
            for three in itertools.combinations(sorted(group), 3)
        )
        met = {
            1: 4 * any(len(levels) >= 4 for levels in rows.values()),
            2: 3 * (len(set(ground) & set(colours)) == 5),
            3: 4 * (sum(size >= 4 for size in sizes) >= 2),
            4: 3 * (len(crystals) >= 3),
            5: 3 * (ground[0] is not None and ground[0] == ground[4]),
            6: 3 * triangles,
            7: 5 * (len(stones) >= 10 and single == 0),
            8: 4 * (None not in third and len(set(third)) == 1),
        }
        points = sum(group_points[min(size, 7)] for size in sizes)
        number = [0, 0, 0, 4, 8, 12, 16, 20][min(7, len(sizes))]
        singles = single * options.get("single_points", 0)
        bonus = sum(met.get(card, 0) for card in cards)
        rank = (points + number + singles + bonus, max(sizes, default=0), points, number, singles)
        best = max(best or rank, rank)
    return best


@given(st.integers(0, 1 << 40))
@settings(max_examples=60)
def test_crystals_take_the_colours_that_count_most_YK_28(seed: int) -> None:
    dice = random.Random(seed)
    stones: dict[tuple[int, int], str] = {}
    colours = "12345678"[: dice.randint(1, 8)]
    crystals = 0
    s = ENGINE.blank(4, {})[0]
    for _ in range(dice.randint(0, 16)):
        spots = rules.open_spots(int(s.built[0]))
        at = dice.choice([i for i in range(16) if spots >> int(pieces.BIT[i]) & 1])
        stone = "c" if crystals < 4 and dice.random() < 0.4 else dice.choice(colours)
        crystals += stone == "c"
        s.built[0] |= 1 << int(pieces.BIT[at])
        stones[SPOTS[at]] = stone
    options: dict[str, Any] = {"single_points": dice.choice([0, 0, 1, 5]), "crystals_join": dice.random() < 0.5}
    if dice.random() < 0.5:
        options["group_points"] = sorted(dice.randint(0, dice.choice([5, 50])) for _ in range(6))
    cards: Any = tuple(sorted(dice.sample(range(1, 9), 2))) if dice.random() < 0.7 else (0, 0)
    rows = " ".join(
        "".join(stones.get((level, place), ".") for place in range(1, max(2, 7 - level))) for level in range(1, 7)
    )
    out = dice.choice([0, 8]) if "8" not in stones.values() else 0
    got = count(rows, out=out, cards=cards, **options)
    in_play = "1234567" if out else "12345678"
    total, largest, points, number, singles = naive(stones, cards, options, in_play)
    assert (got["groups"], got["number"], got["single"], got["largest"]) == (points, number, singles, largest)
    assert got["bonus"] == total - points - number - singles


def test_a_crystal_makes_a_group_with_a_single_stone_and_no_colour_is_taken_twice_YK_28() -> None:
    assert count("1c...") == {"groups": 1, "number": 0, "single": 0, "bonus": 0, "largest": 2}
    # Three crystals around one stone: only one can take its colour.
    assert count("c1c.. c...")["groups"] == 1
    assert count("cc...")["groups"] == 0


def test_with_crystals_join_a_crystal_joins_a_group_of_two_or_stands_alone_YK_28() -> None:
    join: Any = {"crystals_join": True, "single_points": 1}
    alone = {"groups": 0, "number": 0, "single": 2, "bonus": 0, "largest": 0}
    assert count("1c...", **join) == alone
    assert count("1c2c3 c", **join)["single"] == 6
    assert count("11c..", **join) == {"groups": 3, "number": 0, "single": 0, "bonus": 0, "largest": 3}
    # The stone behind the crystal comes along, and so does another group of the colour.
    assert count("11c1.", **join)["groups"] == 5
    assert count("11c11", **join)["groups"] == 8
    # A crystal that has joined makes no group that another could join, and no two take one colour.
    assert count("11cc.", **join) == {"groups": 3, "number": 0, "single": 1, "bonus": 0, "largest": 3}
    assert count("c11c.", **join)["single"] == 1


def test_with_crystals_join_as_many_crystals_as_can_have_a_colour_YK_28() -> None:
    # Both have one if the second takes 2. If it took 1, the first would be single, and the tower would count 5 more.
    points: Any = {"crystals_join": True, "group_points": [10] * 6, "single_points": 5}
    assert count("c11c2 ...2", **points) == {"groups": 20, "number": 0, "single": 0, "bonus": 0, "largest": 3}
    # It must join even if that makes one group of two that counted apart.
    rising: Any = {"crystals_join": True, "group_points": [6, 6, 6, 6, 6, 6]}
    assert count("11c11", **rising)["groups"] == 6


def test_with_crystals_join_a_crystal_without_a_colour_meets_no_card_as_a_colour_YK_28_YK_33() -> None:
    join: Any = {"crystals_join": True}
    assert count("12c45", cards=(2, 8))["bonus"] == 3
    assert count("12c45", cards=(2, 8), **join)["bonus"] == 0
    assert count("c2341", cards=(5, 8), **join)["bonus"] == 0
    assert count("c1c2c", cards=(4, 8), **join)["bonus"] == 3  # the stones, whatever colour they took
    assert count("1111c 111. 111", cards=(7, 8), **join)["bonus"] == 5 + 4
    assert count("11112 111c 111", cards=(7, 8), **join)["bonus"] == 4


def test_between_equal_totals_the_larger_largest_group_is_chosen_YK_28() -> None:
    # The crystal makes a group of 4 out of 3 (5 for 3) or a second pair out of a single (2 more): the same total.
    points: Any = {"group_points": [2, 3, 5, 8, 12, 17]}
    assert count("111c2", **points) == {"groups": 5, "number": 0, "single": 0, "bonus": 0, "largest": 4}


def test_as_many_crystals_as_colours_still_take_different_ones_YK_28() -> None:
    """Eight crystals, eight colours: each crystal beside no stone must take a colour that is nobody else's."""
    assert count("cccc1 cccc")["groups"] == 1
    assert count("ccccc cc", seats=3, out=8)["groups"] == 0
    # Singles count, groups do not: the colour 1 goes to a crystal that is not beside the 1.
    lone: Any = {"group_points": [0] * 6, "single_points": 5}
    assert count("ccc1. cccc", seats=3, out=8, **lone)["single"] == 40
    assert count("cccc1 cccc", **lone)["single"] == 45


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ("1....", 0),
        ("11...", 1),
        ("111..", 3),
        ("1111.", 5),
        ("11111", 8),
        ("11111 1", 12),
        ("11111 11", 17),
        ("11111 1111", 17),
    ],
)
def test_a_group_counts_by_its_size_YK_29(stones: str, points: int) -> None:
    assert count(stones)["groups"] == points
    house = [0, 1, 1, 20, 30, 50]
    assert count(stones, group_points=house)["groups"] == {0: 0, 1: 0, 3: 1, 5: 1, 8: 20, 12: 30, 17: 50}[points]


def test_the_number_of_groups_counts_from_three_YK_30() -> None:
    assert count("11223")["number"] == 0
    assert count("11223 ..33 ..4")["number"] == 4
    # Two separate groups of one colour are two.
    assert count("11.11")["number"] == 0
    assert count("11211 12.1 ...")["groups"] == 3 + 1 + 3
    assert count("11211 12.1 ...")["number"] == 4
    assert list(pieces.NUMBER_POINTS) == [0, 0, 0, 4, 8, 12, 16, 20]


def test_more_than_seven_groups_count_as_seven_YK_30() -> None:
    pairs = "11223 4453 665 77 8 8"
    assert count(pairs) == {"groups": 8, "number": 20, "single": 0, "bonus": 0, "largest": 2}
    fewer = {"11223 4453 665 77": 20, "11223 4453 665": 16, "11223 4453 66": 12, "11223 4453": 8, "11223 ...3": 4}
    assert {stones: count(stones)["number"] for stones in fewer} == fewer


def test_singles_and_food_left_count_as_the_table_says_YK_31() -> None:
    assert count("12345")["single"] == 0
    assert count("11345", single_points=2) == {"groups": 1, "number": 0, "single": 6, "bonus": 0, "largest": 2}
    for per_point, points in ((2, 3), (0, 0), (1, 7), (8, 0), (3, 2)):
        s = deal(3, food_per_point=per_point).position
        s.yurt[1] = [3, 3, 1]
        rules.count_points(s)
        assert s.for_food[1] == points and s.score[1] == points


def settle(*seats: tuple[str, tuple[int, int, int]], **options: Any) -> list[int]:
    s = deal(len(seats), **options).position
    for seat, (stones, food) in enumerate(seats):
        tower(s, seat, stones)
        s.yurt[seat] = food
    rules.count_points(s)
    assert s.over
    winners: list[int] = view.result(s)["winners"]
    return winners


def test_most_points_win_then_food_left_then_the_largest_group_then_shared_YK_32() -> None:
    assert settle(("111..", (0, 0, 0)), ("11...", (1, 0, 0)), (".", (5, 0, 0))) == [0]
    assert settle(("111..", (0, 0, 0)), ("111..", (1, 0, 0)), (".", (5, 0, 0))) == [1]
    assert settle(("1111.", (0, 0, 1)), ("111..", (1, 0, 0)), group_points=[3] * 6) == [0]
    assert settle(("11122", (0, 0, 1)), ("11133", (1, 0, 0))) == [0, 1]
    assert settle((".", (1, 0, 0)), ("1", (1, 0, 0)), ("12", (0, 1, 0)), (".", (0, 0, 0))) == [0, 1, 2]


BONUS = {  # card: (towers that meet it, towers that do not)
    1: (["11... 1 1 1", "c2111 1 1 1"], ["11... 1 1", "11... 2 1 2"]),
    2: (["12345", "12c45", "ccccc"], ["1234.", "12341"]),
    3: (["11111 2222", "1111c 2222 3"], ["11111 1111", "11111 222"]),
    4: (["c1c1c", "ccccc"], ["c1c11"]),
    5: (["12341", "c2341", "12c21"], ["1234.", "12345"]),
    6: (["11... 1", "1c... 1", "212.. 11"], ["121.. 1", "1111."]),
    7: (["11111 1111 1", "1111c 2222 2"], ["11111 1111", "11111 1111 2"]),
    8: (["12345 6781 111", "12345 6781 1c1"], ["12345 6781 11.", "12345 6781 121"]),
}


@pytest.mark.parametrize("card", BONUS)
def test_each_bonus_card_is_met_as_it_says_YK_33(card: int) -> None:
    other = 4 if card != 4 else 3
    met, missed = BONUS[card]
    cards = (min(card, other), max(card, other))
    points = {1: 4, 2: 3, 3: 4, 4: 3, 5: 3, 6: 3, 7: 5, 8: 4}[card]
    for stones in met:
        extra = 3 if other == 4 and stones.count("c") >= 3 else 0
        assert count(stones, cards=cards)["bonus"] == points + extra, stones
    for stones in missed:
        extra = 3 if other == 4 and stones.count("c") >= 3 else 0
        assert count(stones, cards=cards)["bonus"] == extra, stones


def test_a_crystal_may_give_up_points_for_a_bonus_card_YK_33_YK_28() -> None:
    assert count("c2211")["groups"] == 3 + 1
    with_card = count("c2211", cards=(4, 5))
    assert (with_card["groups"], with_card["bonus"], with_card["largest"]) == (2, 3, 2)


def test_both_cards_lie_open_only_with_the_option_and_in_ascending_order_YK_33() -> None:
    assert Play(ENGINE, 3, {}, 1).state()["bonus"] == []
    drawn = {tuple(Play(ENGINE, 3, {"bonus": True}, seed).state()["bonus"]) for seed in range(300)}
    assert drawn == set(itertools.combinations(range(1, 9), 2))


def test_without_fog_there_is_none_YK_34() -> None:
    play = random_play(3, {"no_fog": True}, 3)
    assert all(int(step.before.fog) + int(step.before.mountain) == 0 for step in play.steps)
    assert all(line["fog"] == 0 for step in play.steps for line in notation.chance_lines(step.deeds))


def test_a_card_is_seen_by_its_owner_and_by_others_from_the_owners_turn_on_YK_34() -> None:
    play = deal(3, first=1)
    play.play("card build", 0)
    assert play.view(0)["cards"] == ["build", None, None]
    assert play.view(1)["cards"] == play.view(None)["cards"] == [None, None, None]
    assert play.view(1)["chosen"] == [True, False, False]
    play.play("card market", 1)
    play.play("card restock", 2)
    assert play.actors == (1,)
    assert play.view(None)["cards"] == play.view(1)["cards"] == [None, "market", None]
    assert play.view(0)["cards"] == ["build", "market", None]
    assert play.state()["cards"] == ["build", "market", "restock"]
    while play.actors == (1,):
        play.play(play.legal()[0])
    assert play.actors == (2,) and play.view(None)["cards"] == [None, "market", "restock"]
    while play.actors == (2,):
        play.play(play.legal()[0])
    assert play.view(2)["cards"] == ["build", "market", "restock"]


def test_resampling_draws_hidden_cards_alone_and_every_one_of_them_YK_34() -> None:
    play = deal(3, first=1)
    play.play("card build", 0)
    stream = key(5)
    seen = set()
    for _ in range(40):
        other = ENGINE.resample(play.position, 1, stream)
        state = view.state(other)
        seen.add(tuple(state["cards"]))
        assert {**state, "cards": 0} == {**play.state(), "cards": 0}
        assert view.state(ENGINE.resample(play.position, 0, stream)) == play.state()
    assert seen == {(card, None, None) for card in pieces.CARDS}
    play.play("card market", 1)
    play.play("card restock", 2)
    seen = {tuple(view.state(ENGINE.resample(play.position, 2, stream))["cards"]) for _ in range(40)}
    assert seen == {(card, "market", "restock") for card in pieces.CARDS}


@pytest.mark.parametrize("still_days", [3, 10, 50])
def test_days_without_a_stone_set_end_the_game_YK_35(still_days: int) -> None:
    play = Play(ENGINE, 3, {} if still_days == 10 else {"still_days": still_days}, 3)
    while not play.over:
        assert play.state()["still"] == play.state()["day"] - 1
        seat = play.actors[0]
        play.play("card restock" if play.decision == "dawn" else play.legal(seat)[0], seat)
    assert play.state()["day"] == still_days
    assert play.state()["still"] == still_days and play.state()["stupa"] is None


def test_a_stone_set_begins_the_count_anew_YK_35() -> None:
    play = stones_in(give(deal(3), 0, 1, 0, 0), 0, "1")
    play.position.still = 9
    choose(play, "build", "restock", "restock")
    do(play, "set 1 1.3")
    assert play.state()["still"] == 9  # counted at sunset
    while play.state()["day"] == 1:
        play.play(play.legal()[0])
    assert play.state()["still"] == 0 and not play.over


# ---------------------------------------------------------------- deeds

SOURCES = ("groups", "number", "single", "food", "bonus", "stupa")


def all_deeds(play: Play) -> list[Deed]:
    return [*play.setup, *(deed for step in play.steps for deed in step.deeds)]


def full_yurts(play: Play) -> Play:
    """Everyone has 8 meat, so that a restock leaves nobody a choice."""
    for seat in range(play.seats):
        give(play, seat, 8, 0, 0)
    return play


def staged() -> Iterator[tuple[str, Play]]:
    """Plays in which rare things happen, with what must be among the deeds of the last step."""
    play = stones_in(give(deal(3), 0, 1, 0, 0), 0, "1")
    tower(play, 0, "11111 1111 111 11 1")
    yield "stone_set_on_top", choose(play, "build", "restock", "restock")
    play = full_yurts(deal(3))
    play.position.bag[:] = 0
    play.position.fog = 0
    yield "bag_was_empty", choose(play, "restock", "restock", "restock")
    play = full_yurts(deal(3, still_days=3))
    play.position.still = 2
    yield "stillness_ends", choose(play, "restock", "restock", "restock")
    draws = tuple((seat, "1", 1 if seat == 1 else 0) for seat in range(3))
    play = full_yurts(deal(3, fog_fills=1, fog_slots=1))
    yield "mountain_ends", choose(play, "restock", "restock", "restock", draws=draws)
    play = full_yurts(deal(2, single_points=1, still_days=3))
    play.position.still = 2
    for seat in range(2):
        tower(play, seat, "1")
    yield "shared", choose(play, "restock", "restock")


def test_every_kind_of_deed_is_noted_by_some_game() -> None:
    """YK-06 to YK-35: nothing in the table of deeds stands there for nothing."""
    noted: set[str] = set()
    for kind, play in staged():
        assert kind in {deed.name for deed in play.steps[-1].deeds}, kind
        noted |= {deed.name for deed in all_deeds(play)}
    for seed in range(6):
        noted |= {deed.name for deed in all_deeds(random_play(2 + seed % 3, {"bonus": True}, seed))}
    assert noted == {kind.name for kind in ENGINE.part("deeds").DEEDS}


@pytest.mark.parametrize("seats", SEATS)
def test_points_by_source_add_up_to_the_result_YK_26_to_YK_33(seats: int) -> None:
    for seed in range(5):
        play = random_play(seats, random_options(random.Random(seed)), seed)
        counted = {(deed.name, deed["seat"]): deed["points"] for deed in all_deeds(play) if "points" in deed.args}
        for seat, score in enumerate(play.result()["scores"]):
            by_source = {source: counted.get((f"counted_{source}", seat), 0) for source in SOURCES}
            assert {**by_source, "total": sum(by_source.values())} == score
        ends = [deed["seat"] for deed in play.steps[-1].deeds if deed.name in ("won", "shared")]
        assert ends == play.result()["winners"]


def test_what_decided_is_noted_YK_32() -> None:
    def decided(*seats: tuple[str, tuple[int, int, int]], **options: Any) -> str:
        play = deal(len(seats), still_days=3, **options)
        play.position.still = 2
        play.position.food[:] = 0
        for stop in range(3):
            stones_in(play, stop, "4567")
        for seat, (stones, food) in enumerate(seats):
            give(tower(play, seat, stones) and play, seat, *food)
        choose(play, *["restock"] * len(seats))
        (won,) = [deed for deed in play.steps[-1].deeds if deed.name == "won"]
        return str(won["by"])

    assert decided(("111..", (0, 0, 0)), ("11...", (1, 0, 0))) == "points"
    assert decided(("111..", (0, 0, 0)), ("111..", (1, 0, 0))) == "food"
    assert decided(("1111.", (0, 0, 1)), ("111..", (1, 0, 0)), group_points=[3] * 6) == "group"


def holdings(state: dict[str, Any]) -> dict[Any, Any]:
    """How much lies where."""
    held: dict[Any, Any] = {("market", food): n for food, n in zip(pieces.FOOD, state["market"], strict=True)}
    for seat, yurt in enumerate(state["yurts"]):
        held |= {(seat, food): n for food, n in zip(pieces.FOOD, yurt, strict=True)}
        held["tower", seat] = [(stone, f"{level}.{place}") for stone, level, place in state["towers"][seat]]
    for stop, cart in enumerate(state["carts"]):
        held["at", cart["kind"]] = stop
        held |= {(cart["kind"], food): n for food, n in zip(pieces.FOOD, cart["food"], strict=True)}
        held |= {(cart["kind"], stone): cart["stones"].count(stone) for stone in STONES}
    held |= {("bag", stone): n for stone, n in zip(STONES, state["bag"], strict=True)}
    return held | {fact: state[fact] for fact in ("day", "baby", "direction", "mountain", "fog", "fills", "stupa")}


# What a deed takes away, and what it adds: where, and which of its arguments is there.
FROM_TO = {
    "paid": ("seat", "cart", "food"),
    "spilled": ("cart", "market", "food"),
    "restocked": ("cart", "seat", "food"),
    "took": ("market", "seat", "food"),
    "bought": ("cart", None, "stone"),
    "stone_came": ("bag", "cart", "stone"),
    "stone_drawn": ("bag", None, "stone"),
    "stone_put_back": (None, "bag", "stone"),
    "stone_put": (None, "cart", "stone"),
}


def moved(state: dict[str, Any], deeds: Iterable[Deed]) -> dict[Any, Any]:
    """What lies where after these deeds."""
    held = holdings(state)
    for deed in deeds:
        args = deed.args
        if deed.name in FROM_TO:
            come, go, what = FROM_TO[deed.name]
            for where, sign in ((come, -1), (go, 1)):
                if where:
                    held[args.get(where, where), args[what]] += sign * args.get("count", 1)
        match deed.name:
            case "stone_set" | "stone_set_on_top":
                assert args["nth"] == len(held["tower", args["seat"]])
                held["tower", args["seat"]].append((args["stone"], args["spot"]))
            case "fog_came":
                held["fog"] -= args["count"]
            case "turned_round":
                held["direction"] = 1 if args["way"] == "clockwise" else -1
            case "fog_rose":
                held["mountain"] += args["count"]
                assert held["mountain"] == args["mountain"]
            case "mountain_filled":
                held |= {"mountain": 0, "fog": held["fog"] + args["count"], "fills": args["fills"]}
            case "cart_moved":
                assert held["at", args["cart"]] == args["leaves"]
                held["at", args["cart"]] = args["reaches"]
            case "baby_yak_passed":
                held["baby"] = args["seat"]
            case "dawned":
                held["day"] = args["day"]
            case "got_stupa":
                held["stupa"] = args["seat"]
    return held


def test_deeds_alone_say_what_lies_where_after_each_step_YK_09_to_YK_26() -> None:
    for seed in range(6):
        play = random_play(2 + seed % 3, random_options(random.Random(seed)), seed)
        for i, step in enumerate(play.steps):
            assert moved(view.state(step.before), step.deeds) == holdings(view.state(play.position_at(i + 1)))


def test_a_card_is_known_to_its_seat_alone_until_it_is_revealed_in_turn_YK_07_YK_08() -> None:
    play = random_play(4, {}, 2)
    today: list[int] = []
    chosen: dict[int, str] = {}
    for step in play.steps:
        for deed in step.deeds:
            if deed.name == "chose":
                chosen[deed["seat"]] = deed["card"]
                knowing = [seat for seat in (None, *range(4)) if "card" in deed.known_to(seat).args]
                assert knowing == [step.seat]
            elif deed.name == "revealed":
                today.append(deed["seat"])
                assert len(chosen) == 4 and deed["card"] == chosen[deed["seat"]]
                assert today == [(int(step.before.baby) + i) % 4 for i in range(len(today))]
            elif deed.name == "sun_set":
                assert len(today) == 4
                today, chosen = [], {}
    assert int(play.position.day) > 1


def test_a_story_is_the_same_in_all_worlds_its_reader_cannot_tell_apart_YK_34() -> None:
    """A hidden card of another changes nothing that is told before it is revealed."""
    compared = 0
    for seed in range(4):
        play = random_play(3, {}, seed)
        for number, step in enumerate(play.steps):
            dictated = notation.dictate(step.before, notation.chance_lines(step.deeds))
            for seat in {0, 1, 2} - set(ENGINE.actors(step.before)) | {step.seat}:
                world = ENGINE.resample(step.before, seat, key(number))
                hidden = [other for other in range(3) if world.card[other] != step.before.card[other]]
                if hidden and step.seat not in hidden:
                    _, deeds = ENGINE.after(world, step.seat, step.action, dictated)
                    until = first_reveal(step.deeds, hidden)
                    assert known_to(deeds, seat)[:until] == known_to(step.deeds, seat)[:until]
                    compared += 1
    assert compared > 40


def first_reveal(deeds: Sequence[Deed], seats: Sequence[int]) -> int:
    """Where among these deeds a card of these seats is revealed, or their number."""
    return next((i for i, deed in enumerate(deeds) if deed.name == "revealed" and deed["seat"] in seats), len(deeds))


def test_a_step_notes_no_more_deeds_than_there_is_room_for() -> None:
    room = ENGINE.part("state").NOTED["deeds"].shape[0]
    most = max(len(step.deeds) for seed in range(6) for step in random_play(4, {"bonus": True}, seed).steps)
    assert 15 < most < room


NOTES = """
import random
from headwaters.kernel import engine, play
yak = engine.load("yak")
game, dice = play.Play(yak, 3, {"bonus": True}, 5), random.Random(5)
print(game.setup)
while not game.over:
    seat = dice.choice(game.actors)
    game.step(seat, dice.choice(yak.legal(game.position, seat)))
    print(game.steps[-1].deeds)
"""


def test_interpreted_and_compiled_rules_note_the_same_deeds() -> None:
    def notes(**environment: str) -> str:
        command = [sys.executable, "-W", "error", "-c", NOTES]
        run = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, check=True, text=True)
        return run.stdout

    compiled = notes()
    assert "'won'" in compiled and compiled == notes(HEADWATERS_INTERPRET="1")


# ---------------------------------------------------------------- notation, options, records


@pytest.mark.parametrize(
    ("cards", "way", "action", "rule"),
    [
        (("build", "build", "build"), (), "buy 7", "YK-10"),
        (("build", "build", "build"), (), "done", "YK-10"),
        (("build", "build", "build"), (), "card build", "YK-10"),
        (("build", "build", "build"), ("buy 1",), "pay 0-0-1", "YK-11"),
        (("build", "build", "build"), ("buy 1",), "pay 1-1-0", "YK-10"),
        (("build", "build", "build"), ("buy 1", "pay 1-0-0"), "set 2 1.1", "YK-13"),
        (("build", "build", "build"), ("buy 1", "pay 1-0-0"), "set 1 2.1", "YK-13"),
        (("build", "build", "build"), ("buy 1", "pay 1-0-0"), "set 1 1.6", "YK-13"),
        (("build", "build", "build"), ("buy 1", "pay 1-0-0"), "set 1 6.1", "YK-14"),
        (("restock", "build", "build"), (), "take b", "YK-17"),
        (("market", "build", "build"), (), "take 1-1-1", "YK-19"),
        (("market", "build", "build"), (), "🐂", "YK-19"),
        (("market", "build", "build"), ("take 0-0-0",), "keep 8", "YK-20"),
    ],
)
def test_a_refusal_names_the_rule(cards: Any, way: tuple[str, ...], action: str, rule: str) -> None:
    """YK-10 to YK-20: the id of the rule that forbids it, a reason, and nothing changes."""
    play = choose(deal(3), *cards)
    for step in way:
        if step == "take 0-0-0":
            do(play, step, draws=(("keep", "123", 0),))
        else:
            do(play, step)
    before = play.position.tobytes()
    with pytest.raises(IllegalAction) as refusal:
        play.play(action)
    assert refusal.value.rule == rule and refusal.value.args_["reason"]
    assert play.position.tobytes() == before


def test_a_taken_place_and_a_full_cart_are_named_YK_15_YK_20() -> None:
    play = deal(3)
    tower(play, 0, "11...")
    choose(play, "build", "build", "build")
    do(play, "buy 1")
    do(play, "pay 1-0-0")
    assert notation.why_not(play.position, 0, "set 1 1.1")[0] == "YK-15"
    assert notation.why_not(play.position, 0, "set 1 1.5")[0] == "YK-13"
    play = stones_in(choose(deal(3), "market", "build", "build"), 1, "4567")
    do(play, "take 0-0-0", draws=(("keep", "555", 0),))
    assert notation.why_not(play.position, 0, "put 1")[0] == "YK-20"
    assert notation.why_not(play.position, 0, "put 3")[0] == "YK-03"


@pytest.mark.parametrize(
    "options",
    [
        {"group_points": [1, 3, 5, 8, 12]},
        {"group_points": [1, 3, 2, 8, 12, 17]},
        {"group_points": [1, 3, 5, 8, 12, 51]},
        {"single_points": 6},
        {"food_per_point": 9},
        {"stupa_points": 21},
        {"fog_slots": 0},
        {"fog_fills": 10},
        {"fog_fills": -1},
        {"crystals_join": 0},
        {"still_days": 2},
        {"bonus": 1},
        {"no_fog": None},
        {"yaks": 3},
    ],
)
def test_options_out_of_range_are_refused(options: dict[str, Any]) -> None:
    """YK-23, YK-26, YK-28, YK-29, YK-31, YK-33 … YK-35: the ranges of the rules page."""
    with pytest.raises(BadOption):
        ENGINE.setup(3, options, 1)


def test_the_example_records_replay() -> None:
    for seats in (2, 3):
        lines = (TESTS / "records" / f"yak-{seats}.jsonl").read_text(encoding="utf-8").splitlines()
        assert replay(lines).over


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("style", ["uniform", "verbs"])
def test_engine_and_referee_agree_both_ways(seats: int, style: str) -> None:
    options = random_options(random.Random(f"{seats} {style}"))
    replay(referee.play(seats, options, 7, style))
    referee.check(random_play(seats, options, 8).record(legal=True, states=True).splitlines())


def test_the_engine_follows_the_referee_until_the_bag_runs_dry_YK_24() -> None:
    replay(referee.play(4, {"still_days": 50}, 3, "drain"))


def test_a_position_is_small_and_its_fields_are_no_attributes_of_numpys_records() -> None:
    assert ENGINE.dtype.itemsize <= 1000
    assert not set(ENGINE.dtype.names) & set(dir(np.record))


def test_the_facts_name_what_the_rules_page_names() -> None:
    assert (FACTS.least, FACTS.most, FACTS.designer) == (2, 4, "Michael Luu")
    assert {option.name: option.default for option in FACTS.options} == referee.DEFAULTS
    assert (FACTS.version, FACTS.earlier) == (2, {1: {"fog_fills": 2}})


# ---------------------------------------------------------------- the pages


def pages(name: str) -> dict[str, str]:
    return {
        path.name: path.read_text(encoding="utf-8") for path in sorted((FACTS.folder / "pages").glob(f"{name}.*.md"))
    }


def test_the_tower_of_the_example_counts_what_the_pages_tell_YK_28_to_YK_30() -> None:
    at = {(level, place): stone for stone, level, place in examples.TOWER}
    told = " ".join("".join(at.get((level, place), ".") for place in range(1, 7 - level)) for level in range(1, 6))
    coloured = {**at, **examples.BECOMES}
    assert Counter(coloured.values()) == examples.GROUPS
    assert count(told) == {"groups": 5 + 3 + 1, "number": 4, "single": 0, "bonus": 0, "largest": 4}
    assert count(told, crystals_join=True) == {"groups": 5 + 5, "number": 0, "single": 0, "bonus": 0, "largest": 4}
    for language in LANGUAGES:
        assert ">13</text>" in examples.picture("tower", language)
        told = pages("rules")[f"rules.{language}.md"]
        assert " 13. " in told and "5 + 5 = 10" in told


def test_the_first_dawn_of_the_example_can_be_dealt_YK_01_to_YK_06() -> None:
    kinds = [cart["kind"] for cart in examples.DAWN["carts"]]
    play = deal(3, kinds, tuple(cart["stones"] for cart in examples.DAWN["carts"]), first=examples.DAWN["baby"])
    assert play.state() == examples.DAWN
    told = {**play.view(None), "options": play.options}
    assert {name: told[name] for name in examples.VIEW} == examples.VIEW


def test_the_game_of_the_page_to_learn_from_goes_as_told_YK_08_to_YK_22() -> None:
    """Restock milk; build two stones for 3 milk at the cart without meat; market, and fog turns the yaks."""

    def mine(actions: int) -> tuple[list[int], str]:
        now = examples.learned(actions).state()
        return now["yurts"][examples.READER], now["carts"][examples.READER]["kind"]

    assert mine(3) == ([1, 1, 1], "no bread") and examples.learned(3).state()["carts"][0]["food"] == [3, 3, 0]
    assert mine(4) == ([1, 4, 1], "no bread")
    assert mine(14) == ([1, 4, 1], "no meat") and examples.learned(14).decision == "buy"
    assert mine(18) == ([1, 1, 1], "no meat")
    counted = {"total": 1, "groups": 1, "number": 0, "single": 0, "bonus": 0, "largest": 2}
    assert examples.learned(20).view(0)["counts"][0] == counted
    last = examples.MOMENTS["learn-fog"].actions
    before, after = examples.learned(last - 1).state(), examples.learned(last).state()
    assert (before["direction"], before["mountain"]) == (1, 0) and (after["direction"], after["mountain"]) == (-1, 1)
    assert after["yurts"][0] == [2, 2, 1] and after["decision"] == "keep" and len(after["pending"]["drawn"]) == 3


def test_the_page_to_learn_from_has_the_points_of_the_rules_YK_29_YK_30() -> None:
    groups = next(option.default for option in FACTS.options if option.name == "group_points")
    for text in pages("learn").values():
        rows = [[int(n) for n in re.findall(r"\d+", row)] for row in re.findall(r"^\| \w+ \|([\d |]+)$", text, re.M)]
        assert rows == [list(groups), [int(n) for n in pieces.NUMBER_POINTS[3:8]]]
        assert "**13**" in text and " 15," in text and " 18." in text  # 13, 5 // 2 for food, 3 for the stupa


def test_the_pages_show_the_same_pictures_in_every_language_and_each_can_be_drawn() -> None:
    for text in pages("rules").values():
        assert re.findall(r"\]\(scene:([\w-]+)\)", text) == ["ring", "track", "tower"]
    for name, language in itertools.product((*examples.PICTURES, *examples.MOMENTS), LANGUAGES):
        drawn = ElementTree.fromstring(examples.picture(name, language))
        ids = [element.get("id") for element in drawn.iter() if element.get("id")]
        assert len(set(ids)) == len(ids) and all(found.startswith(f"{name}-") for found in ids if found)
    with pytest.raises(KeyError):
        examples.picture("no such picture", "en")


def test_the_player_aid_has_the_values_of_the_rules_and_links_only_to_rules_that_exist() -> None:
    """YK-10, YK-12, YK-26, YK-29 to YK-31: prices, limits and points."""
    ids = set(re.findall(r"^- (YK-\d\d)", pages("rules")["rules.en.md"], re.M))
    defaults = {option.name: option.default for option in FACTS.options}
    assert len(pages("aid")) == len(LANGUAGES)
    for text in pages("aid").values():
        links = re.findall(r"\[(YK-\d\d)\]\(rules#(YK-\d\d)\)", text)
        assert all(shown == target for shown, target in links) and {target for _, target in links} <= ids
        assert f"| {', '.join(map(str, defaults['group_points']))} |" in text
        assert f"| {', '.join(map(str, pieces.NUMBER_POINTS[3:]))} |" in text
        assert f"(rules#YK-26)) | {defaults['stupa_points']} |" in text

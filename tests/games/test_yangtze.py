"""Yangtze, rule by rule: each test is named after what must hold and the id of the rule that says so."""

from __future__ import annotations

import importlib.util
import json
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headwaters.games.yangtze import examples, notation, pieces, rules
from headwaters.kernel.engine import load
from headwaters.kernel.errors import BadOption, BadRecord, IllegalAction
from headwaters.kernel.play import Play
from headwaters.kernel.record import replay
from headwaters.kernel.rng import key
from headwaters.text import LANGUAGES

TESTS = Path(__file__).parent.parent
ENGINE = load("yangtze")
SEATS = (2, 3, 4)
FULL = {2: 5, 3: 7, 4: 8}  # lantern cards of each colour


def _referee() -> Any:
    spec = importlib.util.spec_from_file_location("referee_yangtze", TESTS / "referee" / "yangtze.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


REFEREE = _referee()


# Positions by hand: lakes, hands, cards and piles as a test needs them.


def fresh(seats: int = 4, active: int = 0, turn: int = 1) -> Any:
    """A position without lantern cards; turned once, the start tile shows K north, B east, R south, W west."""
    s = ENGINE.blank(seats, {})[0]
    rules.put_down(s, pieces.START, turn, pieces.MIDDLE)
    s.supply[:] = FULL[seats]
    s.generic = 3
    s.active = active
    for seat in range(seats):
        hold(s, seat, *range(5 + 3 * seat, 8 + 3 * seat))
    s.pile = 35 - {2: 13, 3: 8, 4: 3}[seats] - 3 * seats
    ask(s)
    return s


def lake(s: Any, *tiles: tuple[int, int, int, int]) -> None:
    """Lay tiles (tile, turn, x, y) without any of their effects."""
    for tile, turn, x, y in tiles:
        place = pieces.place(x, y)
        rules.close_place(s, s.open_place.tolist().index(place))
        rules.find_neighbours(s, place)
        rules.put_down(s, tile, turn, place)


def hold(s: Any, seat: int, *tiles: int) -> None:
    """The seat has these tiles, and no others; the pool is what is in no hand."""
    s.hand[seat] = 0
    s.hand[seat, : len(tiles)] = sorted(tiles)
    s.hand_n[seat] = len(tiles)
    held = {int(tile) for tile in s.hand.flat} | {int(tile) for tile in s.lake_tile}
    s.pool[0] = sum(1 << tile for tile in range(2, 37) if tile not in held)


def cards(s: Any, seat: int, colours: str) -> None:
    """The seat has these lantern cards, and the supply the rest."""
    for i, colour in enumerate(pieces.COLOURS):
        s.supply[i] = int(s.supply[i]) + int(s.lanterns[seat, i]) - colours.count(colour)
        s.lanterns[seat, i] = colours.count(colour)


def held(s: Any, seat: int) -> str:
    return "".join(colour * int(n) for colour, n in zip(pieces.COLOURS, s.lanterns[seat], strict=True))


def supply(s: Any, **colours: int) -> None:
    for colour, n in colours.items():
        s.supply[pieces.COLOURS.index(colour)] = n


def ask(s: Any) -> None:
    """Begin the active player's turn."""
    rules.next_decision(s, rules.EXCHANGE)


def asked(s: Any) -> str:
    return ENGINE.facts.decisions[int(s.decision)]


def offered(s: Any) -> list[str]:
    (seat,) = ENGINE.actors(s)
    return [ENGINE.text(s, seat, action) for action in ENGINE.legal(s, seat)]


def do(s: Any, action: str) -> None:
    (seat,) = ENGINE.actors(s)
    ENGINE.apply(s, seat, ENGINE.parse(s, seat, action))


def to_the_last_turns(s: Any) -> None:
    """Nobody has a tile any more: the active player begins the last turns."""
    for seat in range(int(s.seats)):
        hold(s, seat)
    s.pile = 0
    s.last_turns = s.seats


def random_play(seats: int, seed: int, kinds: bool = False) -> Play:
    """A whole random game; with `kinds` the kind of action is chosen first, so that games are less dull."""
    play, rng = Play(ENGINE, seats, {}, seed), random.Random(seed)
    while not play.over:
        actions = play.legal()
        if kinds:
            kind = rng.choice(sorted({action.split()[0] for action in actions}))
            actions = [action for action in actions if action.split()[0] == kind]
        play.play(rng.choice(actions))
    return play


def colours_around(tile: int, turn: int) -> str:
    """The sides N, E, S, W after so many turns, each of them clockwise, written out on its own."""
    sides = pieces.TILES[tile]
    return (sides * 2)[4 - turn : 8 - turn]


# Set-up


def test_tiles_and_rewards_are_those_of_a_second_transcription_YZ_03() -> None:
    assert {tile: REFEREE.SIDES[tile] for tile in REFEREE.SIDES} == pieces.TILES
    assert REFEREE.SYMBOLS == pieces.SYMBOLS
    assert {name: list(pile) for name, pile in pieces.REWARDS.items()} == REFEREE.REWARDS


@pytest.mark.parametrize(("seats", "turns"), [(2, {1, 3}), (3, {0, 1, 3}), (4, {0, 1, 2, 3})])
def test_red_of_the_start_tile_faces_any_seat_YZ_01(seats: int, turns: set[int]) -> None:
    seen = set()
    for seed in range(40):
        state = Play(ENGINE, seats, {}, seed).state()
        [[tile, turn, x, y]] = state["lake"]
        assert (tile, x, y) == (1, 0, 0)
        sides = {2: "NS", 3: "NES", 4: "NESW"}[seats]
        assert "NESW"[colours_around(1, turn).index("R")] == sides[state["active"]]
        seen.add(turn)
    assert seen == turns


@pytest.mark.parametrize(("seats", "laid"), [(2, 22), (3, 27), (4, 32)])
def test_three_tiles_each_and_so_many_are_laid_YZ_02(seats: int, laid: int) -> None:
    play = random_play(seats, seats)
    first, last = ENGINE.state(play.steps[0].before), play.state()
    assert [len(hand) for hand in first["hands"]] == [3] * seats
    assert all(hand == sorted(set(hand)) for hand in first["hands"])
    assert first["pile"] == laid - 3 * seats
    assert len(last["lake"]) == 1 + laid and last["pile"] == 0 and last["hands"] == [[]] * seats
    assert len({tile for tile, *_ in last["lake"]}) == 1 + laid


@pytest.mark.parametrize(
    ("seats", "four", "pairs", "seven"),
    [
        (2, [8, 7, 6, 5, 5, 4], [9, 8, 7, 6, 5, 5], [10, 9, 8, 7, 6, 5]),
        (3, [8, 7, 6, 6, 5, 5, 5, 4], [9, 8, 7, 7, 6, 6, 5, 5], [10, 9, 8, 8, 7, 7, 6, 5]),
        (4, [8, 7, 7, 6, 6, 5, 5, 5, 4], [9, 8, 8, 7, 7, 6, 6, 5, 5], [10, 9, 9, 8, 8, 7, 7, 6, 5]),
    ],
)
def test_rewards_with_more_dots_than_players_leave_YZ_03(
    seats: int, four: list[int], pairs: list[int], seven: list[int]
) -> None:
    state = Play(ENGINE, seats, {}, 1).state()
    assert state["piles"] == {"four": four, "pairs": pairs, "seven": seven}
    assert Play(ENGINE, seats, {}, 1).view()["pays"] == {"four": 8, "pairs": 9, "seven": 10}
    assert state["generic"] == 3


@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_begins_with_the_card_that_the_start_tile_turns_to_it_YZ_04(seats: int) -> None:
    for seed in range(8):
        play = Play(ENGINE, seats, {}, seed)
        around = colours_around(1, play.state()["lake"][0][1])
        mine = [around["NESW".index(side)] for side in {2: "NS", 3: "NES", 4: "NESW"}[seats]]
        assert [held(play.position, seat) for seat in range(seats)] == mine
        assert play.state()["supply"] == [FULL[seats] - mine.count(colour) for colour in pieces.COLOURS]


@pytest.mark.parametrize("seats", SEATS)
def test_red_begins_and_the_turns_go_clockwise_YZ_05(seats: int) -> None:
    play = random_play(seats, 3)
    assert held(play.steps[0].before, play.steps[0].seat) == "R"
    lays = [step.seat for step in play.steps if step.text.startswith("lay")]
    assert all(later == (earlier + 1) % seats for earlier, later in pairwise(lays))


# A turn


def test_an_exchange_costs_two_rafts_and_swaps_one_card_YZ_06() -> None:
    s = fresh()
    cards(s, 0, "RRK")
    s.rafts[0] = 3
    ask(s)
    assert asked(s) == "exchange"
    assert len(offered(s)) == 2 * 6 + 1
    do(s, "swap R G")
    assert held(s, 0) == "RGK" and s.rafts[0] == 1
    assert s.supply[pieces.COLOURS.index("R")] == 7 and s.supply[pieces.COLOURS.index("G")] == 7


def test_an_exchange_may_be_declined_and_is_not_asked_again_YZ_06() -> None:
    s = fresh()
    cards(s, 0, "R")
    s.rafts[0] = 4
    ask(s)
    do(s, "skip")
    assert asked(s) == "lay" and s.rafts[0] == 4


@pytest.mark.parametrize(
    ("rafts", "own", "left", "question"),
    [
        (2, "R", "G", "exchange"),
        (1, "R", "G", "lay"),  # a raft short
        (2, "", "G", "lay"),  # nothing to give
        (2, "R", "", "lay"),  # nothing to take
        (2, "R", "R", "lay"),  # only the same colour to take
        (2, "RG", "R", "exchange"),  # green for red
    ],
)
def test_an_exchange_is_asked_only_if_there_is_one_YZ_06(rafts: int, own: str, left: str, question: str) -> None:
    s = fresh()
    cards(s, 0, own)
    s.supply[:] = [left.count(colour) for colour in pieces.COLOURS]
    s.rafts[0] = rafts
    ask(s)
    assert asked(s) == question
    if question == "exchange":
        assert offered(s) == [*sorted(f"swap {a} {b}" for a in own for b in left if a != b), "skip"]


def test_sold_out_colours_cannot_be_taken_in_an_exchange_YZ_06() -> None:
    s = fresh()
    cards(s, 0, "R")
    supply(s, G=0, W=0)
    s.rafts[0] = 2
    ask(s)
    assert offered(s) == ["swap R O", "swap R P", "swap R B", "swap R K", "skip"]


def test_every_reward_that_can_be_paid_is_offered_YZ_07() -> None:
    s = fresh()
    cards(s, 0, "WWWWOORRPBGK")
    ask(s)
    assert offered(s) == ["reward four W", "reward pairs W-O-R", "reward seven", "skip"]


def test_four_cards_of_two_colours_make_no_third_pair_YZ_07() -> None:
    s = fresh()
    cards(s, 0, "WWWWOOOO")
    ask(s)
    assert offered(s) == ["reward four W", "reward four O", "skip"]


@pytest.mark.parametrize(
    ("action", "left", "value"), [("four W", "OORRPBGK", 8), ("pairs W-O-R", "WWPBGK", 9), ("seven", "WWWOR", 10)]
)
def test_a_reward_puts_its_cards_back_and_takes_the_top_card_YZ_07(action: str, left: str, value: int) -> None:
    s = fresh()
    cards(s, 0, "WWWWOORRPBGK")
    ask(s)
    do(s, f"reward {action}")
    assert asked(s) == "lay"  # one reward in a turn
    assert held(s, 0) == left
    assert [int(n) for n in s.supply] == [8 - left.count(colour) for colour in pieces.COLOURS]
    state = ENGINE.state(s)
    assert state["rewards"] == [[value], [], [], []] and s.score[0] == value
    assert state["piles"][action.split()[0]][0] == value - 1


def test_a_reward_may_be_declined_YZ_07() -> None:
    s = fresh()
    cards(s, 0, "WWWW")
    ask(s)
    do(s, "skip")
    assert asked(s) == "lay" and held(s, 0) == "WWWW" and s.score[0] == 0


def test_a_swap_can_make_a_reward_possible_YZ_06_YZ_07() -> None:
    s = fresh()
    cards(s, 0, "WWWO")
    s.rafts[0] = 2
    ask(s)
    do(s, "swap O W")
    assert asked(s) == "reward" and offered(s) == ["reward four W", "skip"]


def test_an_empty_pile_pays_a_general_card_and_then_four_points_without_limit_YZ_08() -> None:
    s = fresh()
    s.taken[0] = 8
    for taken, generic in enumerate([3, 2, 1, 0, 0, 0], 1):  # the first is the pile's own last card, of value 4
        cards(s, 0, "RRRR")
        s.active = 0
        ask(s)
        assert offered(s) == ["reward four R", "skip"]
        do(s, "reward four R")
        state = ENGINE.state(s)
        assert state["piles"]["four"] == [] and state["generic"] == generic
        assert ENGINE.view(s, None)["pays"]["four"] == 4
        assert state["rewards"][0] == [4] * taken and s.score[0] == 4 * taken


@pytest.mark.parametrize("surplus", [0, 1, 3])
def test_with_more_than_twelve_cards_one_by_one_is_put_back_down_to_twelve_YZ_09(surplus: int) -> None:
    s = fresh()
    cards(s, 0, "WWWOOORRPPBG" + "GKK"[:surplus])
    ask(s)
    do(s, "skip")  # the reward may be declined all the same
    for _ in range(surplus):
        assert asked(s) == "discard"
        assert offered(s) == [f"discard {colour}" for colour in pieces.COLOURS if colour in held(s, 0)]
        do(s, "discard W")
    assert asked(s) == "lay" and len(held(s, 0)) == 12
    assert held(s, 0).count("W") == 3 - surplus


def test_a_colour_that_is_used_up_is_not_offered_for_discarding_YZ_09() -> None:
    s = fresh()
    cards(s, 0, "WOOORRRPPPBBBG")
    ask(s)
    do(s, "skip")
    do(s, "discard W")
    assert offered(s) == ["discard O", "discard R", "discard P", "discard B", "discard G"]


def test_a_reward_that_brings_the_cards_to_twelve_needs_no_discard_YZ_09() -> None:
    s = fresh()
    cards(s, 0, "WWWWOOORRRPPPBBB")
    ask(s)
    do(s, "reward four W")
    assert asked(s) == "lay" and len(held(s, 0)) == 12


def test_the_limit_does_not_hold_in_the_last_turns_YZ_09_YZ_16() -> None:
    s = fresh()
    to_the_last_turns(s)
    cards(s, 0, "WWWOOORRRPPPB")
    ask(s)
    assert asked(s) == "reward"
    do(s, "skip")
    assert s.over and len(held(s, 0)) == 13


def test_turns_of_a_symmetric_tile_are_offered_once_YZ_10() -> None:
    s = fresh()
    hold(s, 0, 2, 26, 27)  # WKOK, OBOB, WKWK
    places = {"0,1", "1,0", "0,-1", "-1,0"}
    ways = [(2, 0), (2, 1), (2, 2), (2, 3), (26, 0), (26, 1), (27, 0), (27, 1)]
    assert set(offered(s)) == {f"lay {tile} {turn} {at}" for tile, turn in ways for at in places}
    assert len(offered(s)) == len(ways) * 4
    looks = {tile: {colours_around(tile, turn) for turn in range(4)} for tile in pieces.TILES}
    assert [tile for tile in looks if len(looks[tile]) < 4] == [26, 27]
    assert all(len(looks[tile]) == pieces.LOOKS[tile] for tile in looks)


def test_tiles_that_look_alike_are_different_actions_YZ_10() -> None:
    assert colours_around(25, 1) == colours_around(36, 2)
    s = fresh()
    hold(s, 0, 25, 36)
    assert len(offered(s)) == 2 * 4 * 4
    do(s, "lay 36 2 0,1")
    assert ENGINE.state(s)["lake"][-1][0] == 36 and 25 in ENGINE.state(s)["hands"][0]


def test_a_tile_goes_edge_to_edge_to_any_free_place_YZ_10() -> None:
    s = fresh()
    lake(s, (2, 0, 1, 0), (3, 0, 2, 0), (4, 0, 2, 1), (33, 0, 2, 2), (34, 0, 1, 2), (35, 0, 0, 2), (36, 0, 0, 1))
    at = {action.split()[3] for action in offered(s)}
    assert at == {
        *("0,3", "1,3", "2,3"),
        *("-1,2", "-1,1", "-1,0", "3,2", "3,1", "3,0"),
        *("0,-1", "1,-1", "2,-1"),
        "1,1",  # a hole, touched on all four sides
    }
    do(s, "lay 5 0 1,1")
    assert not any(action.endswith(" 1,1") for action in offered(s))


def test_colours_need_not_match_YZ_10() -> None:
    s = fresh()
    hold(s, 0, 3)  # GGGR beside K
    do(s, "lay 3 0 0,1")
    assert ENGINE.state(s)["lake"][-1] == [3, 0, 0, 1] and s.rafts[0] == 0


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_lake_reaches_as_far_as_the_tiles_YZ_10(dx: int, dy: int) -> None:
    play = Play(ENGINE, 4, {}, 9)
    for far in range(1, 33):
        while play.decision != "lay":
            play.play("skip" if "skip" in play.legal() else play.legal()[0])
        at = {action.split()[3] for action in play.legal()}
        assert len(at) == 2 * far + 2
        play.play(next(action for action in play.legal() if action.endswith(f" {dx * far},{dy * far}")))
    assert play.state()["lake"][-1][2:] == [32 * dx, 32 * dy]


@given(st.integers(0, 2**40), st.sampled_from(SEATS))
@settings(max_examples=12, deadline=None)
def test_open_places_are_just_the_free_neighbours_in_reading_order_YZ_10(seed: int, seats: int) -> None:
    for step in random_play(seats, seed).steps:
        s = step.before
        laid = [pieces.where(at) for at in s.lake_place[: s.lake_n]]
        around = {(x + dx, y + dy) for x, y in laid for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        reading = sorted(around - set(laid), key=lambda place: (-place[1], place[0]))
        assert [pieces.where(at) for at in s.open_place[: s.open_n]] == reading
        assert not s.open_place[s.open_n :].any()


def corner(s: Any) -> None:
    """A place 1,1 with green to the west (tile 7, flower) and to the south (tile 16, dragon)."""
    lake(s, (7, 0, 0, 1), (16, 0, 1, 0))


def test_two_matches_and_three_symbols_pay_two_cards_and_three_rafts_YZ_11_YZ_12() -> None:
    s = fresh(active=1)
    corner(s)
    hold(s, 1, 12)  # RRGG, dragon
    do(s, "lay 12 0 1,1")
    assert held(s, 1) == "RGG" and s.rafts[1] == 3  # red is for the own side (YZ-13)
    assert [held(s, seat) for seat in (0, 2, 3)] == ["R", "G", "G"]
    assert list(s.rafts) == [0, 3, 0, 0]


def test_sold_out_colours_pay_no_card_but_rafts_all_the_same_YZ_11_YZ_12() -> None:
    s = fresh(active=1)
    corner(s)
    hold(s, 1, 12)
    supply(s, G=0)
    do(s, "lay 12 0 1,1")
    assert held(s, 1) == "R" and s.rafts[1] == 3
    assert [held(s, seat) for seat in (0, 2, 3)] == ["R", "", ""]


def test_the_last_card_of_a_colour_pays_the_first_match_only_YZ_11() -> None:
    s = fresh(active=1)
    corner(s)
    hold(s, 1, 12)
    supply(s, G=1)
    do(s, "lay 12 0 1,1")
    assert held(s, 1) == "RG" and s.supply[pieces.COLOURS.index("G")] == 0


def test_all_four_sides_may_pay_but_the_own_symbol_pays_one_raft_YZ_11_YZ_12() -> None:
    s = fresh()
    # Around 1,1: red from north and east, green from south and west, no symbol among them.
    lake(s, (17, 0, 1, 0), (3, 0, 0, 1), (35, 0, 2, 0), (11, 0, 2, 1), (34, 0, 0, 2), (14, 0, 1, 2))
    hold(s, 0, 12)  # RRGG, dragon
    do(s, "lay 12 0 1,1")
    assert held(s, 0) == "RRRGG"  # one red is for the own side (YZ-13)
    assert s.rafts[0] == 1


def test_without_a_match_there_is_neither_card_nor_raft_YZ_12() -> None:
    s = fresh()
    lake(s, (26, 0, 0, 1))  # koi
    hold(s, 0, 27)  # panda, WKWK above OBOB
    do(s, "lay 27 0 0,2")
    assert list(s.rafts) == [0] * 4 and held(s, 0) == "W"


def test_a_neighbour_with_a_symbol_pays_a_raft_only_on_a_matching_side_YZ_12() -> None:
    s = fresh()
    corner(s)
    hold(s, 0, 3)  # GGGR without a symbol: green to the south, red to the west
    do(s, "lay 3 0 1,1")
    assert s.rafts[0] == 1 and held(s, 0) == "GG"


def test_the_boat_on_the_start_tile_is_no_symbol_YZ_12() -> None:
    s = fresh()
    hold(s, 0, 2)  # WKOK
    do(s, "lay 2 1 0,1")  # black to the south, upon the start tile's black
    assert colours_around(2, 1)[2] == "K" == colours_around(1, 1)[0]
    assert s.rafts[0] == 0 and held(s, 0) == "KK"


@pytest.mark.parametrize("tile", pieces.SYMBOLS)
def test_every_symbol_pays_a_raft_whichever_kind_it_is_YZ_12(tile: int) -> None:
    around = colours_around(1, 1)
    turn, at = next(
        (turn, at)
        for turn in range(pieces.LOOKS[tile])
        for direction, at in enumerate(("0,1", "1,0", "0,-1", "-1,0"))
        if colours_around(tile, turn)[(direction + 2) % 4] == around[direction]
    )
    s = fresh()
    hold(s, 0, tile)
    do(s, f"lay {tile} {turn} {at}")
    assert s.rafts[0] == 1


def play_example(name: str, purple: int = 8) -> Any:
    """The lays of the rules page up to this example, with so many purple cards left before the last one."""
    s = fresh(turn=examples.START_TURN)
    laid = examples.LAYS[: examples.LAID[name]]
    for seat, (tile, turn, x, y) in enumerate(laid):
        if seat == len(laid) - 1:
            for other in range(4):
                cards(s, other, "")
            supply(s, P=purple)
        hold(s, seat, tile)
        do(s, f"lay {tile} {turn} {x},{y}")
    return s


def test_the_first_example_pays_a_card_but_no_raft_beside_the_boat_YZ_11_YZ_12_YZ_13() -> None:
    assert colours_around(1, examples.START_TURN)[0] == "R"  # to Ada, who begins
    s = play_example("example-1")
    assert [held(s, seat) for seat in range(4)] == ["G", "B", "RR", "K"]
    assert list(s.rafts) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("purple", "got"), [(8, ["K", "P", "R", "PKK"]), (1, ["K", "", "R", "PKK"]), (0, ["K", "", "R", "KK"])]
)
def test_the_second_example_pays_two_cards_and_three_rafts_YZ_11_YZ_12_YZ_13(purple: int, got: list[str]) -> None:
    s = play_example("example-2", purple)
    assert [held(s, seat) for seat in range(4)] == got
    assert list(s.rafts) == [0, 0, 0, 3]


def test_the_game_of_the_page_to_learn_from_goes_as_told_YZ_06_YZ_07_YZ_11_to_YZ_13() -> None:
    def got(actions: int) -> list[str]:
        before, after = (examples.learned(n).state() for n in (actions - 1, actions))
        gains = zip(before["lanterns"], after["lanterns"], strict=True)
        cards = ["".join(c * (b - a) for c, a, b in zip(pieces.COLOURS, *hand, strict=True)) for hand in gains]
        return [f"{more}+{after['rafts'][seat] - before['rafts'][seat]}" for seat, more in enumerate(cards)]

    assert got(1) == ["G+0", "R+0", "O+0", "W+0"]  # Ada, Bo, the reader, Di
    assert got(5) == ["P+0", "R+0", "PGG+2", "P+0"]
    assert got(8) == ["R+0", "G+0", "+0", "+0"] and examples.learned(7).state()["supply"][5] == 1
    hand = examples.learned(8).state()["lanterns"][examples.READER]
    assert hand == [0, 3, 1, 1, 1, 3, 1] and examples.learned(8).decision == "exchange"
    assert "reward seven" in examples.learned(9).legal()
    after = examples.learned(10).state()
    assert after["rewards"][examples.READER] == [10] and after["piles"]["seven"][0] == 9


def test_the_page_to_learn_from_tells_what_the_piles_pay_YZ_03() -> None:
    for path in sorted((ENGINE.facts.folder / "pages").glob("learn.*.md")):
        rows = re.findall(r"^\| \*\*.* \| (\d+) \| ([\d ]+) \|$", path.read_text(encoding="utf-8"), re.M)
        told = [[int(first), *map(int, rest.split())] for first, rest in rows]
        assert told == [[value for value, _ in pieces.REWARDS[pile]] for pile in pieces.PILES], path.name


def test_no_tile_has_the_order_of_the_printed_first_example_but_tile_18_mirrors_two_sides_of_it() -> None:
    turned = {tile: {colours_around(tile, turn) for turn in range(4)} for tile in pieces.TILES}
    assert [tile for tile in turned if "RKBG" in turned[tile]] == []
    assert [tile for tile in turned if "RKGB" in turned[tile]] == [18]


def test_the_last_card_goes_clockwise_from_the_active_player_YZ_13() -> None:
    s = fresh(active=2)
    hold(s, 2, 31)  # PPKP: purple everywhere but the south
    supply(s, P=1)
    do(s, "lay 31 0 -1,0")
    assert [held(s, seat) for seat in range(4)] == ["", "", "K", "P"]  # seat 3 comes before seats 0 and 1


def test_the_bonus_comes_entirely_before_the_hand_out_YZ_11_YZ_13() -> None:
    s = fresh(active=2)
    lake(s, (4, 0, 1, 0))  # OPOO
    hold(s, 2, 31)  # purple north, west and east when unturned
    supply(s, P=1)
    do(s, "lay 31 0 2,0")
    assert [held(s, seat) for seat in range(4)] == ["", "", "PK", ""]


@pytest.mark.parametrize(("seats", "got"), [(2, ["G", "B"]), (3, ["G", "P", "B"]), (4, ["G", "P", "B", "P"])])
def test_everyone_gets_the_colour_turned_to_the_own_seat_YZ_13(seats: int, got: list[str]) -> None:
    s = fresh(seats)
    lake(s, (2, 0, 1, 0))
    hold(s, 0, 22)  # GPBP; sides without a seat give nothing
    do(s, "lay 22 0 2,0")
    assert [held(s, seat) for seat in range(seats)] == got
    assert int(s.supply.sum()) == 7 * FULL[seats] - seats


def test_after_a_lay_the_same_player_draws_YZ_14() -> None:
    play = Play(ENGINE, 3, {}, 12)
    seat, before = play.actors[0], play.state()
    laid = play.legal()[0]
    play.play(laid)
    [line] = notation.chance_lines(play.steps[0].deeds)
    assert line["chance"] == "draw" and line["to"] == seat
    kept = [tile for tile in before["hands"][seat] if tile != int(laid.split()[1])]
    assert play.state()["hands"][seat] == sorted(kept + line["what"])
    assert play.state()["pile"] == before["pile"] - 1


def test_nothing_is_drawn_from_an_empty_pile_YZ_14() -> None:
    for seats in SEATS:
        play = random_play(seats, 5)
        lays = [step for step in play.steps if step.text.startswith("lay")]
        drawn = [len(notation.chance_lines(step.deeds)) for step in lays]
        assert drawn == [1] * (len(lays) - 3 * seats) + [0] * 3 * seats
        assert not any(notation.chance_lines(step.deeds) for step in play.steps if step not in lays)


def test_a_turn_is_clockwise_as_seen_from_above_YZ_15() -> None:
    for tile in pieces.TILES:
        for turn in range(4):
            shown = [pieces.COLOURS[rules.side(tile, turn, direction)] for direction in range(4)]
            assert "".join(shown) == colours_around(tile, turn)
    assert [pieces.COLOURS[rules.side(1, 1, direction)] for direction in range(4)] == ["K", "B", "R", "W"]


# The end


@pytest.mark.parametrize("seats", SEATS)
def test_after_the_last_tile_everyone_from_the_next_player_has_a_turn_YZ_16(seats: int) -> None:
    s = fresh(seats, active=1)
    for seat in range(seats):
        hold(s, seat)
    s.pile = 0
    hold(s, 1, 27)
    for seat in range(seats):
        cards(s, seat, "W")
        s.rafts[seat] = 2
    ask(s)
    do(s, "skip")
    do(s, "lay 27 1 0,1")
    turns = []
    while not s.over:
        turns.append((int(s.active), asked(s)))
        do(s, "skip")
    assert turns == [((2 + i) % seats, "exchange") for i in range(seats)]


def test_the_last_turns_have_exchange_and_reward_but_no_tile_YZ_16() -> None:
    s = fresh(2)
    to_the_last_turns(s)
    cards(s, 0, "WWWR")
    cards(s, 1, "OOOO")
    s.rafts[0] = 2
    ask(s)
    do(s, "swap R W")
    do(s, "reward four W")
    assert (int(s.active), asked(s)) == (1, "reward")
    do(s, "reward four O")
    assert s.over and ENGINE.result(s) == {"scores": [[8, 0, 0], [7, 0, 0]], "winners": [0]}


def test_a_last_turn_without_a_choice_is_passed_over_YZ_16() -> None:
    s = fresh()
    to_the_last_turns(s)
    cards(s, 2, "OOOO")
    ask(s)
    assert (int(s.active), asked(s)) == (2, "reward")


@pytest.mark.parametrize(
    ("points", "rafts", "own", "winners"),
    [
        ([9, 8, 5], [0, 3, 3], ["", "RRR", "RRRR"], [0]),
        ([8, 8, 5], [1, 2, 9], ["RRR", "", "RRRR"], [1]),
        ([8, 8, 8], [2, 2, 1], ["R", "RR", "RRR"], [1]),
        ([8, 8, 8], [2, 2, 2], ["RG", "BB", "W"], [0, 1]),
        ([0, 0, 0], [0, 0, 0], ["", "", ""], [0, 1, 2]),
    ],
)
def test_points_then_rafts_then_cards_then_shared_YZ_17(
    points: list[int], rafts: list[int], own: list[str], winners: list[int]
) -> None:
    s = fresh(3)
    to_the_last_turns(s)
    s.last_turns = 1
    for seat in range(3):
        s.score[seat], s.rafts[seat] = points[seat], rafts[seat]
        cards(s, seat, own[seat])
    rules.next_decision(s, rules.DISCARD)
    assert s.over and ENGINE.actors(s) == ()
    scores = [[points[seat], rafts[seat], len(own[seat])] for seat in range(3)]
    assert ENGINE.result(s) == {"scores": scores, "winners": winners}


def test_others_hands_are_numbers_until_the_end_YZ_18() -> None:
    play = random_play(3, 8)
    s = play.steps[10].before
    state, seen = ENGINE.state(s), [ENGINE.view(s, seat) for seat in (0, 1, 2, None)]
    sizes = [len(hand) for hand in state["hands"]]
    for seat in range(3):
        assert seen[seat]["hands"] == [state["hands"][i] if i == seat else sizes[i] for i in range(3)]
    assert seen[3]["hands"] == sizes
    for view in seen:
        more = {name: view[name] for name in ("viewer", "first", "open", "last_turns", "pays")}
        assert {**state, "hands": view["hands"], "seats": 3, "over": False, **more} == view
    end = ENGINE.view(play.position, None)
    assert end["hands"] == play.state()["hands"] and end["winners"] == play.result()["winners"]


def test_points_by_source_are_the_points_YZ_07_YZ_08() -> None:
    for seats in SEATS:
        play = random_play(seats, 20 + seats)
        gained = [0] * seats
        for step in play.steps:
            for deed in step.deeds:
                if deed.name.startswith("rewarded_"):
                    gained[deed["seat"]] += deed["value"]
        assert gained == [score[0] for score in play.result()["scores"]]


@given(st.integers(0, 2**40), st.sampled_from(SEATS))
@settings(max_examples=8, deadline=None)
def test_a_resampled_position_cannot_be_told_from_the_true_one_YZ_18(seed: int, seats: int) -> None:
    rng = key(seed)
    for step in random_play(seats, seed).steps:
        for seat in range(seats):
            other = ENGINE.resample(step.before, seat, rng)
            assert ENGINE.view(other, seat) == ENGINE.view(step.before, seat)
            assert ENGINE.legal(other, seat) == ENGINE.legal(step.before, seat)
            tiles = [tile for hand in ENGINE.state(other)["hands"] for tile in hand]
            tiles += [laid[0] for laid in ENGINE.state(other)["lake"]]
            tiles += [tile for tile in range(37) if int(other.pool[0]) >> tile & 1]
            assert sorted(tiles) == list(range(1, 37))


def test_resampling_can_give_another_seat_any_unseen_tile_YZ_18() -> None:
    play = Play(ENGINE, 4, {}, 4)
    rng, mine = key(1), play.state()["hands"][0]
    given = {tile for _ in range(200) for tile in ENGINE.state(ENGINE.resample(play.position, 0, rng))["hands"][2]}
    assert given == set(range(2, 37)) - set(mine)


# Laws over whole games


@given(st.integers(0, 2**40), st.sampled_from(SEATS))
@settings(max_examples=20, deadline=None)
def test_cards_tiles_and_rewards_are_neither_made_nor_lost_YZ_02_YZ_04_YZ_08(seed: int, seats: int) -> None:
    play = random_play(seats, seed)
    full = ENGINE.state(play.steps[0].before)["piles"]
    for s in [step.before for step in play.steps] + [play.position]:
        state = ENGINE.state(s)
        for colour in range(7):
            assert state["supply"][colour] + sum(own[colour] for own in state["lanterns"]) == FULL[seats]
        unseen = bin(int(s.pool[0])).count("1")
        assert unseen + len(state["lake"]) + sum(map(len, state["hands"])) == 36
        assert unseen - state["pile"] == {2: 13, 3: 8, 4: 3}[seats]
        taken = sorted(value for values in state["rewards"] for value in values)
        gone = [value for name in full for value in full[name][: len(full[name]) - len(state["piles"][name])]]
        fours = [4] * (len(taken) - len(gone))
        assert taken == sorted(gone + fours) and state["generic"] == max(0, 3 - len(fours))
        assert [int(s.score[seat]) for seat in range(seats)] == [sum(values) for values in state["rewards"]]


@given(st.integers(0, 2**40), st.sampled_from(SEATS))
@settings(max_examples=8, deadline=None)
def test_notation_has_one_reading_YZ_10(seed: int, seats: int) -> None:
    for step in random_play(seats, seed, kinds=True).steps[::3]:
        actions = ENGINE.legal(step.before, step.seat)
        texts = [ENGINE.text(step.before, step.seat, action) for action in actions]
        assert len(set(texts)) == len(actions) >= 2
        middle = len(actions) // 2
        assert ENGINE.parse(step.before, step.seat, texts[middle]) == actions[middle]


# Records


def test_the_example_record_replays() -> None:
    lines = (TESTS / "records" / "yangtze-3.jsonl").read_text().splitlines()
    header, *rest = [json.loads(line) for line in replay(lines).record(legal=True, states=True).splitlines()]
    assert header.pop("rules") == 1  # the example was written before records named the version of the rules
    assert [header, *rest] == [json.loads(line) for line in lines]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("style", ["uniform", "verbs"])
def test_engine_and_referee_agree_on_each_others_games(seats: int, style: str) -> None:
    for seed in range(3):
        replay(REFEREE.play(seats, {}, seed, style))
        play = random_play(seats, seed, kinds=style == "verbs")
        REFEREE.check(play.record(legal=True, states=True).splitlines())


@pytest.mark.parametrize(
    ("line", "false"),
    [
        (2, {"chance": "start", "turn": 0, "first": 2}),  # red would face seat 1
        (2, {"chance": "start", "turn": 1, "first": 7}),
        (3, {"chance": "removed", "n": 3}),
        (4, {"chance": "draw", "to": 0, "what": [11, 27, 1]}),  # the start tile
        (4, {"chance": "draw", "to": 0, "what": [11, 27, 27]}),
        (4, {"chance": "draw", "to": 1, "what": [11, 27, 5]}),
        (4, {"chance": "draw", "to": 0, "what": [11, 27]}),
        (4, {"chance": "draw", "to": 0, "what": "abc"}),
        (5, {"chance": "draw", "to": 1}),
        (8, {"chance": "draw", "to": 2, "what": [11]}),  # in a hand already
        (8, {"chance": "draw", "to": 0, "what": [4]}),
        (8, {"chance": "draw", "to": 2, "what": [4, 5]}),
    ],
)
def test_a_record_with_impossible_chance_is_refused_at_its_line_YZ_02_YZ_14(line: int, false: Any) -> None:
    lines = (TESTS / "records" / "yangtze-3.jsonl").read_text().splitlines()
    lines[line - 1] = json.dumps(false)
    with pytest.raises(BadRecord) as refused:
        replay(lines)
    assert refused.value.line <= line


def test_a_draw_where_there_is_none_is_refused_YZ_14() -> None:
    lines = (TESTS / "records" / "yangtze-3.jsonl").read_text().splitlines()
    skip = next(i for i, line in enumerate(lines) if json.loads(line).get("action") == "skip")
    lines.insert(skip + 1, json.dumps({"chance": "draw", "to": 0, "what": [2]}))
    with pytest.raises(BadRecord):
        replay(lines)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play_YZ_01(seats: int) -> None:
    with pytest.raises(BadOption):
        Play(ENGINE, seats, {}, 0)


# What is not offered is refused with the rule that forbids it


def exchanging() -> Any:
    s = fresh()
    cards(s, 0, "RRRRG")
    supply(s, W=0)
    s.rafts[0] = 2
    ask(s)
    return s


def rewarding() -> Any:
    s = fresh()
    cards(s, 0, "RRRRGGOB")
    ask(s)
    return s


def discarding() -> Any:
    s = fresh()
    cards(s, 0, "RRRRGGGGOOOOB")
    ask(s)
    do(s, "skip")
    return s


def laying() -> Any:
    s = fresh()
    hold(s, 0, 3, 4, 27)
    return s


def last_turn() -> Any:
    s = rewarding()
    to_the_last_turns(s)
    return s


@pytest.mark.parametrize(
    ("position", "action", "rule"),
    [
        (exchanging, "swap R R", "YZ-06"),
        (exchanging, "swap O R", "YZ-06"),
        (exchanging, "swap R W", "YZ-06"),
        (exchanging, "swap R X", "YZ-06"),
        (exchanging, "swap", "YZ-06"),
        (exchanging, "", "YZ-06"),
        (exchanging, "reward four R", "YZ-06"),
        (exchanging, "discard R", "YZ-09"),
        (exchanging, "lay 5 0 0,1", "YZ-10"),
        (rewarding, "reward four G", "YZ-07"),
        (rewarding, "reward pairs O-R-G", "YZ-07"),
        (rewarding, "reward pairs G-R-O", "YZ-07"),
        (rewarding, "reward pairs R-R-G", "YZ-07"),
        (rewarding, "reward seven", "YZ-07"),
        (rewarding, "reward five R", "YZ-07"),
        (rewarding, "nonsense", "YZ-07"),
        (rewarding, "swap R G", "YZ-06"),
        (rewarding, "discard R", "YZ-09"),
        (rewarding, "lay 5 0 0,1", "YZ-10"),
        (discarding, "discard K", "YZ-09"),
        (discarding, "discard", "YZ-09"),
        (discarding, "skip", "YZ-09"),
        (discarding, "SKIP", "YZ-09"),
        (discarding, "lay 5 0 0,1", "YZ-09"),
        (discarding, "reward four R", "YZ-07"),
        (laying, "lay 5 0 0,1", "YZ-10"),
        (laying, "lay 3 4 0,1", "YZ-10"),
        (laying, "lay 27 2 0,1", "YZ-10"),
        (laying, "lay 3 0 0,0", "YZ-10"),
        (laying, "lay 3 0 1,1", "YZ-10"),
        (laying, "lay 3 0 99,99", "YZ-10"),
        (laying, "lay 03 0 0,1", "YZ-10"),
        (laying, "lay 3 0 +0,1", "YZ-10"),
        (laying, "lay 3 0 0,٣", "YZ-10"),
        (laying, "lay 3", "YZ-10"),
        (laying, " lay 3 0 0,1", "YZ-10"),
        (laying, "skip", "YZ-10"),
        (laying, "swap R G", "YZ-06"),
        (laying, "reward seven", "YZ-07"),
        (laying, "discard R", "YZ-09"),
        (laying, "\x00" * 1000, "YZ-10"),
        (last_turn, "lay 5 0 0,1", "YZ-16"),
    ],
)
def test_what_is_not_offered_is_refused_with_the_rule_that_forbids_it(position: Any, action: str, rule: str) -> None:
    s = position()
    before = s.tobytes()
    with pytest.raises(IllegalAction) as refused:
        do(s, action)
    assert refused.value.rule == rule
    assert refused.value.args_["reason"]
    assert s.tobytes() == before


@given(st.text(max_size=30), st.sampled_from([exchanging, rewarding, discarding, laying, last_turn]))
@settings(max_examples=60, deadline=None)
def test_any_text_gets_a_rule_of_this_game(text: str, position: Any) -> None:
    s = position()
    rule, reason = notation.why_not(s, 0, text)
    assert rule.startswith("YZ-") and reason


# What is promised beside the rules


def test_every_rule_is_cited_by_a_test_and_explained_in_the_docs() -> None:
    tests, page = Path(__file__).read_text(), (load("yangtze").folder / "pages" / "rules.en.md").read_text()
    for number in range(1, 19):
        assert re.search(rf"def test_\w+_YZ_{number:02}\b|def test_\w+_YZ_{number:02}_", tests)
        assert f"**YZ-{number:02}" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_page_and_aid_name_the_values_of_the_piles_YZ_03(language: str) -> None:
    rows = {
        page: (ENGINE.folder / "pages" / f"{page}.{language}.md").read_text(encoding="utf-8")
        for page in ("rules", "aid")
    }
    for seats in SEATS:
        for values in Play(ENGINE, seats, {}, 1).state()["piles"].values():
            assert all(f"| {' '.join(map(str, values))} |" in page for page in rows.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_links_only_to_rules_that_exist(language: str) -> None:
    pages = ENGINE.folder / "pages"
    links = re.findall(r"\[(YZ-\d\d)\]\(([^)]*)\)", (pages / f"aid.{language}.md").read_text(encoding="utf-8"))
    assert len(links) >= 12 and all(link == f"rules#{rule}" for rule, link in links)
    rules_page = (pages / f"rules.{language}.md").read_text(encoding="utf-8")
    assert all(f"**{rule}" in rules_page for rule, _ in links)


def test_a_position_is_small_and_so_are_the_action_numbers() -> None:
    assert ENGINE.dtype.itemsize <= 2048
    assert ENGINE.actions == 3 * 4 * 66


def test_random_games_end_in_the_same_bytes_however_they_are_played() -> None:
    games, template = np.zeros(6, ENGINE.dtype), ENGINE.blank(4, {})
    mask, decisions, lengths = np.zeros(ENGINE.words, np.uint64), np.zeros(4, np.int64), np.zeros(6, np.int64)
    total = ENGINE.compiled.random_games(games, template, key(7), mask, decisions, lengths)
    assert total == decisions.sum() == lengths.sum() and games["over"].all()
    again = np.zeros(6, ENGINE.dtype)
    ENGINE.compiled.random_games(again, template, key(7), mask, decisions, lengths)
    assert games.tobytes() == again.tobytes()

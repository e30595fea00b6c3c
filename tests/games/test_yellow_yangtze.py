"""Yellow & Yangtze, rule by rule. Positions are staged piece by piece; actions are played in notation."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from headwaters.cli.random_play import random_play
from headwaters.games.yellow_yangtze import DYNASTIES, examples, maps, places
from headwaters.games.yellow_yangtze import rules as r
from headwaters.games.yellow_yangtze.pieces import COLOURS, MAX_SPACES, NOWHERE, PAGODAS, TILES
from headwaters.kernel import rng
from headwaters.kernel.deeds import Deed, known_to
from headwaters.kernel.engine import load
from headwaters.kernel.errors import BadMap, BadOption, IllegalAction
from headwaters.kernel.play import Play, new

ENGINE = load("yellow-yangtze")
NAMES = maps.load(maps.DEFAULT).spaces
AT = maps.load(maps.DEFAULT).numbers


def counts(letters: str) -> list[int]:
    return [letters.count(colour) for colour in COLOURS]


def stage(
    tiles: str = "",
    leaders: str = "",
    hands: tuple[str, ...] = ("", ""),
    bag: str = "K" * 30,
    market: str = "KKKKKK",
    options: dict[str, Any] | None = None,
    active: int = 0,
    pagodas: str = "",
) -> Any:
    """A position at the main decision: tiles `Kg2 Rf1`, leaders `R0g1` (colour, seat, space)."""
    s = examples.stage(tiles, leaders, hands, pagodas, options)
    s.rng[:] = rng.key(1)
    s.bag[:], s.market[:] = counts(bag), counts(market)
    r.begin_turn(s, active)
    return s


def legal(s: Any, verb: str = "") -> list[str]:
    seat = int(s.seat)
    texts = (ENGINE.text(s, seat, action) for action in ENGINE.legal(s, seat))
    return sorted(text for text in texts if text.startswith(verb))


def play(s: Any, *actions: str) -> Any:
    for action in actions:
        ENGINE.apply(s, int(s.seat), ENGINE.parse(s, int(s.seat), action))
    return s


def done(s: Any, action: str) -> tuple[Any, tuple[Deed, ...]]:
    """The position after an action, and what it did."""
    return ENGINE.after(s, int(s.seat), ENGINE.parse(s, int(s.seat), action))


def refused(s: Any, action: str) -> str:
    """The rule that forbids the action; nothing has changed."""
    before = s.tobytes()
    with pytest.raises(IllegalAction) as error:
        ENGINE.parse(s, int(s.seat), action)
    assert s.tobytes() == before
    assert error.value.rule is not None
    return error.value.rule


def state(s: Any) -> dict[str, Any]:
    return ENGINE.state(s)  # type: ignore[no-any-return]


def points(s: Any, seat: int) -> dict[str, int]:
    return {colour: int(n) for colour, n in zip(COLOURS, s.points[seat], strict=True) if n}


# --- Pieces and set-up ----------------------------------------------------------------------------------------------


def test_there_are_138_tiles_and_9_pagodas_YY_01() -> None:
    assert TILES.tolist() == [42, 36, 24, 24, 12] and TILES.sum() == 138
    assert PAGODAS.tolist() == [2, 2, 2, 2, 1]
    assert DYNASTIES == ("lion", "bull", "archer", "pot")
    assert not new("yellow-yangtze", seats=4, seed=1).position.leader_at.any()


def test_the_default_map_is_a_good_map_YY_02() -> None:
    board = maps.load("warring-states")
    assert len(board.spaces) == 153
    assert sum(kind.isupper() for kind in board.kinds) == 7
    near = {board.spaces[i]: {board.spaces[y] for y in six if y != maps.NOWHERE} for i, six in enumerate(board.near)}
    assert near["g3"] == {"g2", "g4", "f2", "f3", "h2", "h3"}
    assert near["f3"] == {"f2", "f4", "e3", "e4", "g3", "g4"}
    assert near["a3"] == {"a4", "b2", "b3"}


GOOD = "A B C D\n E F G .\n~ ~ . .\n ~ . . .\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# nothing\n", "error-map-empty"),
        (". .\n" * 27, "error-map-rows"),
        (GOOD.replace("G", "x"), "error-map-cell"),
        (GOOD.replace("G", "."), "error-map-capitals"),
        (GOOD.replace(".", "Z").replace("Z", "Z Z Z Z", 3) + "Z Z Z", "error-map-capitals"),
        (GOOD.replace("~", "."), "error-map-no-river"),
        (GOOD.replace("~ ~ . .\n ~", "~ . . ~\n ."), "error-map-no-triangle"),
        (GOOD + "- - - -\n . . . .\n", "error-map-apart"),
        (GOOD + ". . . . . . . . . . . . . . . . . . . .\n" * 10, "error-map-spaces"),
    ],
)
def test_a_bad_map_is_refused_YY_02(text: str, message: str) -> None:
    maps.parse(GOOD)
    with pytest.raises(BadMap) as error:
        maps.parse(text)
    assert (error.value.message_id, error.value.rule) == (message, "YY-02")


def test_a_table_may_name_another_map_YY_02(tmp_path: Path) -> None:
    file = tmp_path / "small.txt"
    file.write_text(GOOD + ". . . .\n . . . .\n")
    game = new("yellow-yangtze", seats=2, seed=3, options={"map": str(file)})
    assert len(game.state()["board"]) == 7
    with pytest.raises(BadMap):
        new("yellow-yangtze", seats=2, seed=3, options={"map": "atlantis"})


WIDE = "- A B C D E F G . ~ ~" + " ." * 90 + "\n . . . . ~ ~ ~ ~ . ~" + " ." * 70 + "\n"


@pytest.mark.parametrize(
    ("text", "has_pitch"), [(GOOD, True), (WIDE, False), (maps.FOLDER / "warring-states.txt", True)]
)
def test_spaces_know_their_neighbours_on_any_map_YY_02(text: Any, has_pitch: bool, tmp_path: Path) -> None:
    """Narrow maps are numbered with gaps, so that sets of spaces are moved by shifts; wide ones without."""
    file = tmp_path / "map.txt"
    file.write_text(text if isinstance(text, str) else text.read_text(encoding="utf-8"))
    board = maps.load(str(file))
    pitch, numbers = board.layout
    assert (pitch > 0) == has_pitch and list(numbers) == sorted(set(numbers)) and numbers[-1] < MAX_SPACES
    s = ENGINE.blank(2, {"map": str(file)})[0]
    assert [places.space(s, x) for x in numbers] == board.spaces
    for x, near in zip(numbers, board.near, strict=True):
        beside = [NOWHERE if y == NOWHERE else numbers[y] for y in near]
        assert [places.neighbour(s, x, d) for d in range(6)] == beside
        around = np.array(places.around(s, *places.words([x])), np.uint64)
        assert set(places.members(around & s.board)) == {x, *beside} - {NOWHERE}
        for d in range(3):
            moved = np.array(places.with_neighbour(s, *places.words([x]), d), np.uint64)
            assert places.members(moved & s.board) == [y for y in [beside[d + 3]] if y != NOWHERE]
    width = max(map(len, board.rows))
    seen = ENGINE.view(random_play(ENGINE, 2, {"map": str(file)}, 1).position, None)
    assert seen["over"] and seen["map"] == [row.ljust(width, "-") for row in board.rows]


def test_set_up_YY_03() -> None:
    game = new("yellow-yangtze", seats=3, seed=5)
    whole = game.state()
    assert whole["board"] == dict.fromkeys(["b10", "d8", "e3", "e14", "g8", "g11", "h5"], "K")
    assert [len(hand) for hand in whole["hands"]] == [6, 6, 6] and len(whole["market"]) == 6
    assert sum(whole["bag"]) == 131 - 18 - 6
    firsts = {new("yellow-yangtze", seats=3, seed=seed).state()["active"] for seed in range(30)}
    assert firsts == {0, 1, 2}


def test_the_short_game_removes_24_tiles_and_is_for_two_YY_04() -> None:
    game = new("yellow-yangtze", seats=2, seed=5, options={"short": True})
    assert sum(game.state()["bag"]) == 131 - 24 - 12 - 6
    removed = ENGINE.notation.chance_lines(game.setup)[1]["what"]
    assert len(removed) == 24 and removed == "".join(sorted(removed, key=COLOURS.index))
    with pytest.raises(BadOption) as error:
        new("yellow-yangtze", seats=3, seed=5, options={"short": True})
    assert error.value.rule == "YY-04"


# --- States ---------------------------------------------------------------------------------------------------------


def test_groups_are_linked_through_tiles_and_leaders_YY_05() -> None:
    s = stage("Kg2 Kg4 Rk1", "R0g3 B1g5")
    state = {name: int(r.state_at(s, AT[name])) for name in ("g2", "g3", "g4", "g5", "k1")}
    assert len({state[name] for name in ("g2", "g3", "g4", "g5")}) == 1
    assert state["k1"] == 0 and int(s.rulers[0]) == 0
    assert int(r.colours(int(s.rulers[state["g2"]]))) == 0b00110


def test_lifting_a_leader_splits_its_group_YY_05() -> None:
    s = play(stage("Kg2 Kg4", "R0g3 B1g5"), "withdraw R")
    assert r.state_at(s, AT["g2"]) == 0
    assert int(r.colours(int(s.rulers[r.state_at(s, AT["g4"])]))) == 0b00100


# --- A turn ---------------------------------------------------------------------------------------------------------


def test_up_to_two_actions_a_turn_YY_06() -> None:
    s = stage("Kg2", hands=("RR", "RR"))
    assert state(s)["actions_left"] == 2
    play(s, "tile R g5", "tile R g7")
    assert state(s)["active"] == 1
    play(s, "end")
    assert state(s)["active"] == 0


def test_the_active_player_draws_first_then_the_others_then_the_market_YY_07() -> None:
    _, deeds = done(stage(hands=("K", "KK", "KKKKKK", ""), market="KKK", active=1), "end")
    lines = ENGINE.notation.chance_lines(deeds)
    assert [(line["to"], len(line["what"])) for line in lines] == [(1, 4), (3, 6), (0, 5), ("market", 3)]


def test_a_failed_draw_ends_the_game_but_the_last_tile_does_not_YY_08() -> None:
    s = play(stage(hands=("KKKK", "KKKKKK"), bag="RR"), "end")
    assert not s.over and state(s)["hands"][0] == "KKKKRR"
    s, deeds = done(stage(hands=("KKKK", "KKK"), bag="RR"), "end")
    assert s.over and state(s)["hands"] == ["KKKKRR", "KKK"]
    assert ENGINE.notation.chance_lines(deeds)[-1] == {"chance": "draw", "to": 1, "what": ""}
    # A replacement that the bag could just pay, and a refill that it can't: two draws, the second without a tile.
    _, deeds = done(play(stage(hands=("KKR", "KKKKKK"), bag="G"), "tile R k1", "replace", "discard K"), "done")
    assert ENGINE.notation.chance_lines(deeds) == [
        {"chance": "draw", "to": 0, "what": "G"},
        {"chance": "draw", "to": 0, "what": ""},
    ]


def test_a_failed_draw_in_mid_turn_brings_no_pagoda_points_YY_08() -> None:
    tiles, leaders = "Kg2 Kg3 Kf2", "K0g1"
    s = stage(tiles, leaders, hands=("RR", "KKKKKK"), bag="G", pagodas="f2-g2-g3")
    play(s, "replace", "discard R", "discard R", "done")
    assert s.over and points(s, 0) == {} and state(s)["hands"][0] == "G"
    s = stage(tiles, leaders, hands=("RR", "KKKKKK"), bag="G", pagodas="f2-g2-g3")
    play(s, "end")
    assert s.over and points(s, 0) == {"K": 1}


# --- Positioning a leader -------------------------------------------------------------------------------------------


def test_a_leader_comes_from_beside_the_board_or_moves_or_is_withdrawn_YY_09() -> None:
    s = stage("Kg2", "R0g1")
    assert "withdraw R" in legal(s) and "withdraw B" not in legal(s)
    assert "leader B g3" in legal(s) and "leader R g3" in legal(s)
    assert refused(s, "withdraw B") == "YY-09"
    assert state(play(s, "withdraw R"))["leaders"] == {}


def test_a_leader_needs_empty_land_next_to_a_black_tile_YY_10() -> None:
    s = stage("Kf5 Rg2")
    assert legal(s, "leader K") == [f"leader K {x}" for x in ("e5", "f4", "g5", "g6")]
    assert refused(s, "leader K f5") == refused(s, "leader K e6") == refused(s, "leader K g1") == "YY-10"


def test_a_moved_leader_is_lifted_first_and_goes_elsewhere_YY_11() -> None:
    s = stage("Kg2 Kg4", "R0g3 R1g5")
    # Lifted, the red leader no longer links the two groups: next to g2 alone there is no revolt.
    assert refused(s, "leader R g3") == "YY-11"
    play(s, "leader R g1")
    assert state(s)["leaders"] == {"g1": "R0", "g5": "R1"} and state(s)["decision"] == "main"


def test_a_leader_may_not_unite_states_that_would_hold_two_of_a_colour_YY_12() -> None:
    s = stage("Kg2 Kg4", "B0g1 B1g5", hands=("", ""))
    assert refused(s, "leader R g3") == "YY-12"
    s = stage("Kg2 Kg4", "B0g1 G1g5", hands=("", ""))
    assert "leader R g3" in legal(s) and refused(s, "leader G g3") == "YY-12"
    s = stage("Kg2 Kg4 Kk4", "G1g5 G0k5", hands=("", ""))
    assert "leader G g3" in legal(s)  # one state that holds green, and a group without leader: a revolt
    assert state(play(s, "leader G g3"))["decision"] == "revolt attack"


def test_without_a_black_tile_beside_it_a_leader_returns_YY_13() -> None:
    s = stage("Kg2 Kg4", "R0g1 B1g3", hands=("BB", ""))
    play(s, "riot g2 BB")
    assert state(s)["leaders"] == {"g3": "B1"}  # g4 is black and still touches g3
    assert s.leader_at[0, 1] == 0


# --- Revolt ---------------------------------------------------------------------------------------------------------


def revolt(hands: tuple[str, str] = ("KK", "KK")) -> Any:
    """Seat 0 sets a red leader on h2 into the state of seat 1; two black tiles touch each of them."""
    return play(stage("Kg2 Kh1 Kf2", "R1g1", hands=hands), "leader R h2")


def test_strength_in_a_revolt_YY_14() -> None:
    s = revolt()
    # h2 touches h1 and g2 (black); g1 touches g2 and h1, f1 is empty: the tile g2 counts for both.
    assert state(s)["pending"] == {"revolt": [0, 1, 2, 2]}
    assert legal(s) == ["commit 0", "commit 0+", "commit 1", "commit 1+", "commit 2", "commit 2+"]
    s = stage("Kg2 Kh1 Kf2 Kk2", "R1g1 K0k1", hands=("K", ""))
    assert legal(play(s, "leader R h2")) == ["commit 0", "commit 1"]
    assert refused(s, "commit 1+") == "YY-14"


def test_the_defender_wins_a_tie_YY_15() -> None:
    s = play(revolt(), "commit 1", "commit 1")
    assert state(s)["leaders"] == {"g1": "R1"} and points(s, 1) == {"R": 1}
    s = play(revolt(), "commit 1+", "commit 1")
    assert state(s)["leaders"] == {"h2": "R0"} and points(s, 0) == {"R": 1}


def test_the_winner_gains_a_point_and_committed_tiles_are_gone_YY_16() -> None:
    s = play(revolt(), "commit 2+", "commit 1")
    assert points(s, 0) == {"R": 1} and points(s, 1) == {}
    assert state(s)["hands"] == ["", "K"] and s.discards[0] == 3
    assert s.leader_at[0, 0] == 0  # the black leader stays off the board


# --- Placing a tile -------------------------------------------------------------------------------------------------


def test_blue_on_river_the_others_on_land_YY_17() -> None:
    s = stage("Kg2", hands=("KB", ""))
    rivers = {name for name, kind in zip(NAMES, maps.load(maps.DEFAULT).kinds, strict=True) if kind == "~"}
    assert {text.split()[2] for text in legal(s, "tile B")} == rivers
    assert {text.split()[2] for text in legal(s, "tile K")} == set(NAMES) - rivers - {"g2"}
    assert refused(s, "tile K g2") == refused(s, "tile K f6") == refused(s, "tile R g1") == "YY-17"


def test_a_tile_that_brings_war_brings_neither_point_nor_pagoda_nor_chain_YY_18() -> None:
    s = stage("Kf1 Yg2 Yh2 Kg4", "Y0g1 Y1g5", hands=("Y", ""))
    play(s, "tile Y g3", "support -", "support -", "winner f1")
    assert points(s, 0) == {"Y": 1}  # for the returned leader; nothing for the tile
    assert state(s)["decision"] == "main" and state(s)["pagodas"] == [] and state(s)["actions_left"] == 1
    s = stage("Ke7 Kg7", "B1e8 B0g6", hands=("BB", ""))
    play(s, "tile B f7", "support -", "support -", "winner g6")
    assert state(s)["decision"] == "main" and state(s)["hands"][0] == "B" and points(s, 0) == {"B": 1}


def green_war(hands: tuple[str, str], tiles: str = "", market: str = "KRY") -> Any:
    """Seat 0 joins two states with a green tile on g3; a green leader stands in each."""
    return play(stage(f"Kg2 Kg4 {tiles}", "G0g1 G1g5", hands=hands, market=market), "tile G g3")


def test_a_green_tile_takes_its_market_tile_after_a_tied_war_YY_18() -> None:
    s = play(green_war(("G", "")), "support -", "support -")
    assert state(s)["decision"] == "war tie"
    play(s, "winner g1")
    assert points(s, 0) == {"G": 1}  # for the returned leader; nothing for the tile
    assert state(s)["decision"] == "market" and state(s)["pending"] == {} and state(s)["seat"] == 0
    assert legal(s) == ["take -", "take K", "take R", "take Y"]
    play(s, "take R")
    assert state(s)["hands"][0] == "R" and state(s)["market"] == "KY"
    assert state(s)["decision"] == "main" and state(s)["actions_left"] == 1


def test_the_market_tile_of_a_green_war_waits_for_the_losses_YY_20() -> None:
    s = play(green_war(("G", ""), "Rf1 Rf2 Rf4"), "support -", "support -")
    assert state(s)["pending"] == {"quota": 1, "state": "f1"}
    play(s, "remove f1")
    assert state(s)["decision"] == "market" and state(s)["leaders"] == {"g1": "G0"}
    assert state(play(s, "take -"))["decision"] == "main"


def test_the_market_tile_follows_at_once_where_a_green_war_costs_nothing_to_choose_YY_20() -> None:
    s = play(green_war(("G", ""), "Rf2"), "support -", "support -")  # 1 to 0: no quota
    assert state(s)["decision"] == "market" and state(s)["board"]["f2"] == "R"
    s = play(green_war(("GR", "R"), "Rf2"), "support g4 1", "support f2 1")  # 2 to 1, paid by the support
    assert state(s)["decision"] == "market" and state(s)["hands"] == ["", ""]
    s = play(green_war(("G", "RR"), "Rf2"), "support g4 2", "support -")  # the active player loses the war
    assert state(s)["leaders"] == {"g5": "G1"} and state(s)["seat"] == 0 and state(s)["decision"] == "market"


def test_an_empty_market_is_not_asked_about_after_a_green_war_YY_20() -> None:
    s = play(green_war(("G", ""), "Rf2", market=""), "support -", "support -")
    assert state(s)["decision"] == "main" and state(s)["actions_left"] == 1


def test_the_turn_ends_after_the_market_tile_of_a_green_war_YY_20() -> None:
    s = stage("Kg2 Kg4 Rf2", "G0g1 G1g5", hands=("GK", ""), market="KRY")
    play(s, "tile K k1", "tile G g3", "support -", "support -")
    assert state(s)["active"] == 0 and state(s)["decision"] == "market" and state(s)["actions_left"] == 0
    play(s, "take Y")
    assert state(s)["active"] == 1 and "Y" in state(s)["hands"][0]
    assert sum(state(s)["bag"]) == 30 - 5 - 6 - 4  # five for the hand, six for the other, four for the market


def test_the_point_goes_to_the_colour_else_to_the_governor_else_to_nobody_YY_19() -> None:
    s = play(stage("Kg2", "R1g1 K0g3", hands=("RGY", "")), "tile R f2")
    assert points(s, 1) == {"R": 1}
    assert points(play(s, "tile Y h2"), 0) == {"Y": 1}
    s = play(stage("Kg2", "R1g1", hands=("Y", "")), "tile Y f2")
    assert points(s, 0) == points(s, 1) == {}


def test_green_takes_a_market_tile_after_a_pagoda_YY_20() -> None:
    s = stage("Gg2 Gg3", hands=("G", ""), market="KRY")
    play(s, "tile G f2")
    assert legal(s) == ["pagoda -", "pagoda f2-g2-g3"]
    play(s, "pagoda f2-g2-g3")
    assert legal(s) == ["take -", "take K", "take R", "take Y"]
    assert refused(s, "take B") == "YY-20"
    play(s, "take Y")
    assert state(s)["hands"][0] == "Y" and state(s)["market"] == "KR"  # not refilled before the turn ends


def test_blue_goes_on_from_tile_to_tile_YY_21() -> None:
    s = play(stage(hands=("BBB", "")), "tile B f6")
    assert state(s)["decision"] == "chain" and state(s)["pending"] == {"chain": "f6"}
    assert legal(s) == ["stop", "tile B e6", "tile B f7"]
    assert refused(s, "tile B f9") == "YY-21"
    play(s, "tile B f7", "tile B f8")
    assert legal(s) == ["stop"]  # no blue tile left, asked all the same
    play(s, "stop")
    assert state(s)["actions_left"] == 1


def test_a_pagoda_ends_the_chain_a_declined_one_does_not_YY_21() -> None:
    tiles = "Bc13 Bc14"
    s = play(stage(tiles, hands=("BB", "")), "tile B d13")
    assert legal(s) == ["pagoda -", "pagoda c13-c14-d13"]
    assert state(play(s, "pagoda -"))["decision"] == "chain"
    s = play(stage(tiles, hands=("BB", "")), "tile B d13", "pagoda c13-c14-d13")
    assert state(s)["decision"] == "main"


# --- War ------------------------------------------------------------------------------------------------------------

WEST = "Kg2 Rf2 Rf1"  # a state of seat 0 with two soldiers
EAST = "Kg4 Rf4"  # a state of seat 1 with one
TIED_WAR = ("tile Y g3", "support f4 1", "support -", "winner f1", "remove f1")


def war(hands: tuple[str, ...], extra: str = "", leaders: str = "B0g1 B1g5", active: int = 0) -> Any:
    """The tile on g3 joins two states, each with a farmer leader."""
    s = stage(f"{WEST} {EAST} {extra}", leaders, hands=hands, active=active)
    return play(s, "tile Y g3")


def test_the_warring_states_are_those_that_share_a_leader_colour_YY_22() -> None:
    s = war(("Y", ""), extra="Kh3", leaders="B0g1 B1g5 G1h4")
    # h3 touches g3 as well, but its state holds only green: it takes no part. The tile belongs to no side.
    assert state(s)["pending"] == {"war": [["f1", 2], ["f4", 1]]}
    s = stage(f"{WEST} {EAST}", "B0g1 G1g5", hands=("Y", ""))
    assert state(play(s, "tile Y g3"))["decision"] == "main"


def test_a_red_tile_that_brings_war_counts_for_nobody_YY_22() -> None:
    s = stage(f"{WEST} {EAST}", "B0g1 B1g5", hands=("R", ""))
    play(s, "tile R g3", "support -", "support -")
    assert state(s)["board"]["g3"] == "R" and "f4" not in state(s)["board"]


def test_support_is_asked_from_the_left_of_the_active_player_YY_23() -> None:
    s = war(("R", "RR", "YR"), leaders="B0g1 B1g5 R0k1", active=2)
    assert state(s)["seat"] == 0
    assert legal(s) == ["support -", "support f1 1", "support f4 1"]  # the own red leader is on the board
    play(s, "support f4 1")
    assert state(s)["pending"] == {"war": [["f1", 2], ["f4", 2]]} and state(s)["seat"] == 1
    assert "support f1 0+" in legal(s) and "support f1 0" not in legal(s) and "support f1 2+" in legal(s)
    assert refused(s, "support g8 1") == "YY-23"
    play(s, "support -")
    assert state(s)["seat"] == 2  # the active player last


def test_in_a_tie_the_active_player_says_who_wins_YY_24() -> None:
    s = play(war(("Y", "R")), "support f4 1", "support -")
    assert state(s)["decision"] == "war tie" and legal(s) == ["winner f1", "winner f4"]
    play(s, "winner f4")
    assert state(s)["leaders"] == {"g5": "B1"}


def test_the_losers_lose_leaders_in_conflict_and_all_red_tiles_YY_25() -> None:
    s = war(("Y", ""), leaders="B0g1 B1g5 G1f5")
    play(s, "support -", "support -", "remove f1")
    assert state(s)["leaders"] == {"g1": "B0", "f5": "G1"}  # green is in no conflict and stays
    assert "f4" not in state(s)["board"]


def test_a_point_for_each_leader_returned_YY_26() -> None:
    s = war(("Y", ""), leaders="B0g1 B1g5 K0h1 K1f5")
    assert state(s)["decision"] == "war support"
    play(s, "support -", "support -", "remove f1")
    assert points(s, 0) == {"K": 1, "B": 1} and points(s, 1) == {}


def test_a_third_state_may_win_without_a_point_YY_26() -> None:
    # Three states meet on g3: blue stands in two of them, yellow in the second and the third, which wins.
    s = stage("Kg2 Kf3 Kh3 Rh4", "B0g1 B1e4 Y1e3 Y0i4", hands=("R", ""))
    play(s, "tile R g3")
    assert state(s)["pending"] == {"war": [["e3", 0], ["g1", 0], ["h3", 1]]}
    play(s, "support -", "support -")
    assert state(s)["leaders"] == {"i4": "Y0"}
    assert points(s, 0) == {"Y": 1} and points(s, 1) == {}  # for yellow; the winner holds no blue leader


def test_the_quota_is_paid_from_support_first_YY_27() -> None:
    # West wins 2 + 1 against 1 + 1: the quota is 2, its support of 1 is discarded, one red tile more must go.
    s = play(war(("YR", "R")), "support f4 1", "support f1 1")
    assert state(s)["decision"] == "losses" and state(s)["pending"] == {"quota": 1, "state": "f1"}
    assert legal(s) == ["remove f1", "remove f2"] and refused(s, "remove g2") == "YY-27"
    play(s, "remove f2")
    assert state(s)["board"] == {"f1": "R", "g2": "K", "g3": "Y", "g4": "K"}
    # Support beyond the quota is discarded all the same, and a committed leader counts.
    s = play(war(("YRRR", "")), "support -", "support f1 3+")
    assert state(s)["hands"][0] == "" and state(s)["board"]["f1"] == "R" and state(s)["decision"] == "main"


def test_the_worked_example_of_a_war_YY_22_to_YY_28() -> None:
    """The lion's state (2 soldiers) meets the bull's (1); the archer backs the bull with two tiles and the leader."""
    s = war(("YRR", "R", "RRR"))
    play(s, "support -", "support f4 2+")
    assert state(s)["pending"] == {"war": [["f1", 2], ["f4", 4]]}
    play(s, "support f1 2")
    assert state(s)["decision"] == "war tie"
    play(s, "winner f1")
    # Quota 4: the lion's support of 2 is gone, and both soldiers: one is chosen, the last one goes by itself.
    assert state(s)["pending"] == {"quota": 2, "state": "f1"}
    play(s, "remove f1")
    assert state(s)["board"] == {"g2": "K", "g3": "Y", "g4": "K"}
    assert state(s)["leaders"] == {"g1": "B0"} and points(s, 0) == {"B": 1}
    assert state(s)["hands"] == ["", "R", "R"] and s.leader_at[2, 1] == 0
    assert s.discards.tolist() == [0, 4 + 3, 0, 0, 0]


def test_the_war_of_the_rules_page_comes_out_as_told_YY_22_to_YY_28() -> None:
    """2 to 4, 4 to 4, 5 to 4, 5 to 7; quota 5, of which 3 are committed and 2 removed; the pagoda goes."""
    steps = [state(examples.war(moves)) for moves in range(len(examples.WAR_MOVES) + 1)]
    strengths = [[n for _, n in step["pending"]["war"]] for step in steps if "war" in step["pending"]]
    assert strengths == [[2, 4], [4, 4], [5, 4], [5, 4]]  # the Pot supports nobody
    before, after = steps[0], steps[-1]
    assert steps[5]["pending"] == {"quota": 5 - 3, "state": "g4"} and steps[5]["decision"] == "losses"
    assert before["pagodas"] == ["Rg4-h3-h4"] and after["pagodas"] == []
    assert after["points"] == [[0, 1, 0, 0, 0], [0] * 5, [0] * 5, [1, 0, 0, 0, 0]]
    assert after["leaders"] == {"e4": "G2", "g5": "R0", "g6": "K3"}  # the Archer's green leader stays
    assert set(before["board"]) - set(after["board"]) == {"c3", "d2", "h2", "h3"}
    assert [hand.count("R") for hand in after["hands"]] == [0, 0, 0, 0]
    assert after["decision"] == "main" and after["actions_left"] == 1
    # Whichever two soldiers are removed, the pagoda falls.
    red = [space for space, tile in steps[5]["board"].items() if tile == "R"]
    for one in red:
        for other in red:
            if one != other:
                assert state(play(examples.war(5), f"remove {one}", f"remove {other}"))["pagodas"] == []


def told(name: str) -> list[Any]:
    """A story of the page to learn from: what each action did, as brief deeds."""
    return [brief(examples.told(name, actions + 1)[1]) for actions in range(len(examples.STORIES[name].actions))]


def test_a_leader_and_a_tile_of_its_colour_bring_the_first_point_of_the_page_to_learn_from_YY_10_YY_19() -> None:
    leader, tile = told("tile")
    assert leader == ["positioned 0 R d3"]
    assert tile[:2] == ["placed 0 R d2", "gained_by_tile 0 R 1 d2"]


def test_the_pagoda_of_the_page_to_learn_from_pays_at_once_and_at_the_end_of_every_own_turn_YY_29_YY_31() -> None:
    tile, pagoda, end = told("pagoda")
    assert tile == ["placed 0 R c3", "gained_by_tile 0 R 1 c3", "triangle_made R c3"]
    assert pagoda == ["pagoda_put 0 R c3-d2-d3"]
    assert end[:2] == ["turn_ended 0", "gained_by_pagoda 0 R 1 c3-d2-d3"]


def test_the_revolt_of_the_page_to_learn_from_comes_out_as_told_YY_14_to_YY_16() -> None:
    """1 to 2, 3 to 2 with two black tiles; the bull has nothing to answer with."""
    leader, attack, defence = told("revolt")
    assert leader[-1] == "revolt_stood 1 2" and attack[-1] == "revolt_stood 3 2"
    s, _ = examples.told("revolt", 2)
    assert [ENGINE.text(s, 1, action) for action in ENGINE.legal(s, 1)] == ["commit 0"]
    assert defence[1:] == ["revolt_won 0 1 3 2", "rebel_returned 1 R e2", "gained_by_revolt 0 R 1 e4"]


def test_the_war_of_the_page_to_learn_from_comes_out_as_told_YY_22_to_YY_27() -> None:
    """2 to 3, 4 to 3 with two red tiles; the red leader goes, the green one stays; of the quota of 3 one is removed."""
    tile, others, own, losses = told("war")
    assert tile[-2:] == others[-2:] == ["war_stood d3 2 R0", "war_stood g4 3 R1"]
    s, _ = examples.told("war", 1)
    assert [ENGINE.text(s, 1, action) for action in ENGINE.legal(s, 1)] == ["support -"]
    assert own[1:3] == ["war_stood d3 4 R0", "war_stood g4 3 R1"]
    assert own[3:6] == ["war_won d3 4 3", "leader_fell 1 R g5", "gained_by_war 0 R 1 g5"]
    assert own[6:] == ["soldier_fell g4", "soldier_fell h3", "soldier_fell h4"]
    assert losses == ["soldier_removed 0 d3"]
    after = state(examples.told("war", 4)[0])
    assert after["leaders"] == {"e4": "R0", "h6": "G1"} and after["decision"] == "main"


def test_the_lowest_colour_of_the_page_to_learn_from_decides_YY_37() -> None:
    s = stage(hands=("", ""))
    s.points[0], s.points[1] = [7, 4, 3, 5, 3], [12, 8, 6, 2, 2]
    r.finish(s)
    assert ENGINE.result(s)["scores"] == [[5, 5, 5, 7], [4, 6, 8, 12]] and ENGINE.result(s)["winners"] == [0]
    for path in sorted((ENGINE.facts.folder / "pages").glob("learn.*.md")):
        rows = re.findall(r"^\| \w+ \|([\d |]+)\| \*\*(\d)\*\* \|$", path.read_text(encoding="utf-8"), re.M)
        told = [f"{' '.join(re.findall(r'[0-9]+', row))}: {score}" for row, score in rows]
        assert told == ["7 4 3 5 3 7 5 5 5: 5", "12 8 6 2 2 12 8 6 4: 4"]


def test_a_pagoda_that_loses_a_tile_returns_YY_28() -> None:
    s = stage("Rg5 Rg6 Rf5", hands=("BB", ""), pagodas="f5-g5-g6")
    assert state(s)["pagodas"] == ["Rf5-g5-g6"]
    play(s, "riot g6 BB")
    assert state(s)["pagodas"] == [] and not s.roofed.any()


# --- Pagodas --------------------------------------------------------------------------------------------------------


def test_a_triangle_of_one_colour_may_get_a_pagoda_YY_29() -> None:
    s = play(stage("Rg5 Rg6 Rf4", hands=("R", "")), "tile R f5")
    assert legal(s) == ["pagoda -", "pagoda f4-f5-g5", "pagoda f5-g5-g6"]
    assert state(s)["pending"] == {"tile": "f5"} and refused(s, "pagoda g5-g6-h5") == "YY-29"
    s = stage("Rg5 Rg6 Rf5", hands=("R", ""), pagodas="f5-g5-g6")
    assert state(play(s, "tile R f4"))["decision"] == "main"  # a tile of the triangle carries a pagoda already


def test_a_pagoda_is_moved_when_none_is_beside_the_board_YY_30() -> None:
    s = stage("Yg5 Yg6 Yf5 Yh1 Yh2", hands=("Y", ""), pagodas="f5-g5-g6")
    play(s, "tile Y g2", "pagoda g2-h1-h2")
    assert state(s)["pagodas"] == ["Yg2-h1-h2"]
    s = stage("Rg5 Rg6 Rf5 Rh1 Rh2 Rj3 Rk3 Rk4", hands=("R", ""), pagodas="f5-g5-g6 j3-k3-k4")
    play(s, "tile R g2", "pagoda g2-h1-h2")
    assert state(s)["decision"] == "pagoda from" and state(s)["pending"] == {"triangle": "g2-h1-h2"}
    play(s, "from f5-g5-g6")
    assert "Rg2-h1-h2" in state(s)["pagodas"] and len(state(s)["pagodas"]) == 2


def test_income_at_the_end_of_the_own_turn_YY_31() -> None:
    s = stage("Rg5 Rg6 Rf5 Kg4", "R0g3 K0f4", hands=("", ""), pagodas="f5-g5-g6")
    play(s, "end")
    assert points(s, 0) == {"R": 1}
    play(s, "end")
    assert points(s, 0) == {"R": 1}  # not at the end of another's turn
    s = stage("Rg5 Rg6 Rf5 Kg4", "K0g3", hands=("", ""), pagodas="f5-g5-g6")
    assert points(play(s, "end"), 0) == {}  # the governor does not stand in


def test_tiles_under_a_pagoda_count_as_ever_YY_32() -> None:
    s = stage("Rf1 Rf2 Rg2 Kg1 Kg4 Rf4", "B0h1 B1g5", hands=("Y", ""), pagodas="f1-f2-g2")
    play(s, "tile Y g3")
    assert state(s)["pending"] == {"war": [["f1", 3], ["f4", 1]]}


def test_building_a_pagoda_costs_green_tiles_YY_33() -> None:
    s = stage("Rg5 Rg6 Rf5", hands=("GG", ""))
    assert legal(s, "build") == ["build f5-g5-g6 G+", "build f5-g5-g6 GG"]
    play(s, "build f5-g5-g6 G+")
    assert state(s)["hands"][0] == "G" and state(s)["pagodas"] == ["Rf5-g5-g6"] and points(s, 0) == {}
    assert legal(s, "build") == []
    s = stage("Rg5 Rg6 Rf5 Kk1", "G0k2", hands=("G", ""))
    assert refused(s, "build f5-g5-g6 GG") == "YY-33"


# --- Riot and replacing ---------------------------------------------------------------------------------------------


def test_a_riot_removes_any_tile_YY_34() -> None:
    s = stage("Rg5 Kg6 Kk1", "B0k2 R1g7", hands=("BB", ""))
    assert legal(s, "riot") == ["riot g5 BB", "riot g6 BB", "riot k1 BB"]
    play(s, "riot g6 BB")
    assert state(s)["board"] == {"g5": "R", "k1": "K"} and state(s)["leaders"] == {"k2": "B0"}
    assert refused(s, "riot g5 B+") == "YY-34"


def test_replacing_tiles_YY_35() -> None:
    s = stage(hands=("KRR", ""), bag="GGGG")
    assert refused(stage(hands=("", "")), "replace") == "YY-35"
    play(s, "replace")
    assert legal(s) == ["discard K", "discard R"] and refused(s, "done") == "YY-35"
    play(s, "discard R", "discard R")
    assert legal(s) == ["discard K", "done"] and state(s)["pending"] == {"discarded": 2}
    play(s, "discard K")
    assert legal(s) == ["done"]  # always asked
    play(s, "done")
    assert state(s)["hands"][0] == "GGG" and state(s)["actions_left"] == 1


def test_discards_never_come_back_YY_36() -> None:
    s = play(stage(hands=("RR", "KKKKKK"), bag="GG"), "replace", "discard R", "discard R", "done")
    assert s.unseen[0].tolist() == [0, 2, 0, 0, 0] and s.bag.sum() == 0


# --- The end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zero", "one", "winners"),
    [
        ([5, 5, 5, 5, 0], [9, 9, 9, 4, 0], [0]),
        ([9, 9, 9, 1, 4], [5, 5, 5, 5, 0], [0]),  # yellow lifts the lowest: 5, 9, 9, 9
        ([5, 5, 7, 7, 0], [5, 5, 6, 9, 0], [0]),
        ([5, 5, 7, 7, 0], [5, 5, 7, 9, 0], [1]),
        ([5, 6, 7, 8, 0], [5, 6, 7, 7, 1], [1]),
        ([5, 6, 7, 8, 0], [4, 6, 7, 8, 1], [0, 1]),  # alike after yellow: shared, however many were yellow
        ([8, 7, 6, 5, 0], [5, 6, 7, 8, 0], [0, 1]),
    ],
)
def test_who_wins_YY_37(zero: list[int], one: list[int], winners: list[int]) -> None:
    s = stage(hands=("", ""))
    s.points[0], s.points[1] = zero, one
    r.finish(s)
    assert ENGINE.result(s)["winners"] == winners


def test_yellow_is_added_to_the_lowest_YY_37() -> None:
    s = stage(hands=("", ""))
    s.points[0] = [3, 1, 1, 9, 5]
    assert [int(r.ranked(s, 0, place)) for place in range(4)] == [3, 3, 4, 9]


def test_hands_and_totals_are_hidden_YY_38() -> None:
    game = new("yellow-yangtze", seats=3, seed=2)
    seen = game.view(1)
    assert seen["hands"] == [6, game.state()["hands"][1], 6]
    assert seen["points"] == [None, [0] * 5, None] and seen["bag"] == 107
    assert game.view(None)["hands"] == [6, 6, 6]
    shown = new("yellow-yangtze", seats=3, seed=2, options={"open_points": True}).view(1)
    assert shown["points"] == [[0] * 5] * 3


def test_resampling_keeps_what_was_taken_from_the_market_YY_38() -> None:
    s = stage(hands=("GKKKKK", "KKKKKK"), market="YRRRRR", bag="KKKKKRRRRRBBBBBGGGGG")
    play(s, "tile G g5", "take Y")
    generator = rng.key(9)
    for _ in range(50):
        other = ENGINE.resample(s, 1, generator)
        assert other.hand[0, 4] == 1  # the only yellow tile was seen
        assert other.hand[1].tolist() == s.hand[1].tolist()
    # One unseen discard, and nobody can be sure any more.
    play(s, "replace", "discard K")
    hands = {int(ENGINE.resample(s, 1, generator).hand[0, 4]) for _ in range(50)}
    assert hands == {0, 1}


def test_two_taken_one_discarded_leaves_one_known_YY_38() -> None:
    s = stage(hands=("KKKKKK", "KKKKKK"), bag="KKKKKRRRRRBBBBBGGGGG")
    s.hand[0] = counts("KKYYKK")
    s.taken[0] = counts("YY")
    play(s, "replace", "discard K")
    generator = rng.key(4)
    known = {int(ENGINE.resample(s, 1, generator).hand[0, 4]) for _ in range(60)}
    assert known == {1, 2}


@pytest.mark.parametrize("bag", ["", "KKKKKKKKKKKK"])
def test_a_game_that_ends_with_a_war_can_be_shown_YY_27(bag: str) -> None:
    s = stage(f"{WEST} {EAST}", "B0g1 B1g5", hands=("YYKKKK", "KKKKKK"), bag=bag)
    play(s, "tile Y k1", "tile Y g3", "support -", "support -", "remove f1")
    assert bool(s.over) == (bag == "")
    assert state(s)["pending"] == ENGINE.view(s, 0)["pending"] == {}


def test_still_turns_end_the_game_YY_39() -> None:
    s = stage(hands=("KKKKKK", "KKKKKK"), options={"still_turns": 4})
    play(s, "end", "end", "end")
    assert not s.over and state(s)["still"] == 3
    play(s, "end")
    assert s.over
    s = stage(hands=("KKKKKK", "KKKKKK"), options={"still_turns": 4})
    play(s, "end", "end", "end", "replace", "discard K", "done", "end")
    assert not s.over and state(s)["still"] == 0


def test_a_position_is_at_most_4_kB() -> None:
    assert ENGINE.dtype.itemsize <= 4096
    assert isinstance(np.zeros(1, ENGINE.dtype)[0], np.record)


# --- Deeds ----------------------------------------------------------------------------------------------------------


def notes(s: Any, *actions: str) -> list[Deed]:
    """What these actions did, all together."""
    deeds: list[Deed] = []
    for action in actions:
        s, more = done(s, action)
        deeds += more
    return deeds


def brief(deeds: Iterable[Deed]) -> list[str]:
    """Deeds as text: `placed 0 R e4`."""
    return [" ".join([deed.name, *map(str, deed.args.values())]) for deed in deeds]


def test_a_revolt_in_deeds_YY_14_to_YY_16() -> None:
    s = stage("Kg2 Kh1 Kf2", "R1g1", hands=("KK", "KKKKKK"))
    assert brief(notes(s, "leader R h2", "commit 1+", "commit 2")) == [
        "positioned 0 R h2",
        "revolt_began 0 1 R g1",
        "revolt_stood 2 2",
        "committed 0 1 1",
        "revolt_stood 4 2",
        "committed 1 2 0",
        "revolt_held 1 0 4 4",
        "rebel_returned 0 R h2",
        "gained_by_revolt 1 R 1 g1",
    ]
    assert "revolt_won 0 1 4 2" in brief(notes(s, "leader R h2", "commit 1+", "commit 0"))


def test_the_war_of_the_rules_page_in_deeds_YY_22_to_YY_28() -> None:
    assert brief(notes(examples.war(0), *examples.WAR_MOVES)) == [
        "placed 0 Y f4",
        "war_began f4",
        "war_stood c3 2 K1",
        "war_stood g4 4 K3",
        "supported 1 c3 2 0",
        "war_stood c3 4 K1",
        "war_stood g4 4 K3",
        "supported 2 c3 0 1",
        "war_stood c3 5 K1",
        "war_stood g4 4 K3",
        "supported_nobody 3",
        "war_stood c3 5 K1",
        "war_stood g4 4 K3",
        "supported 0 g4 3 0",
        "war_stood c3 5 K1",
        "war_stood g4 7 K3",
        "war_won g4 7 5",
        "leader_fell 1 K e2",
        "gained_by_war 3 K 1 e2",
        "leader_fell 1 R d3",
        "gained_by_war 0 R 1 d3",
        "soldier_fell c3",
        "soldier_fell d2",
        "soldier_removed 0 h2",
        "soldier_removed 0 h3",
        "pagoda_lost R g4-h3-h4",
    ]


def test_the_view_of_a_war_says_who_supports_what_YY_23() -> None:
    war = ENGINE.view(examples.war(4), None)["war"]
    assert war["tile"] == "f4" and war["conflict"] == ["K", "R"]
    assert [(side["state"], side["soldiers"], side["support"], side["ahead"]) for side in war["sides"]] == [
        ("c3", 2, 3, True),
        ("g4", 4, 0, False),
    ]
    nobody = {"state": None, "tiles": 0, "leader": 0}
    backed = [{"state": "c3", "tiles": 2, "leader": 0}, {"state": "c3", "tiles": 0, "leader": 1}]
    assert war["support"] == [None, *backed, nobody]
    assert ENGINE.view(examples.war(), None)["war"] == {}


def test_a_tie_and_the_last_soldier_in_deeds_YY_24_YY_27() -> None:
    s = stage(f"{WEST} {EAST}", "B0g1 B1g5", hands=("YKKKKK", "RKKKKK"))
    told = brief(notes(s, *TIED_WAR))
    assert told[told.index("war_tied 2") :] == [
        "war_tied 2",
        "war_stood f1 2 B0",
        "war_stood f4 2 B1",
        "tie_decided 0 f1",
        "war_won f1 2 2",
        "leader_fell 1 B g5",
        "gained_by_war 0 B 1 g5",
        "soldier_fell f4",
        "soldier_removed 0 f1",
        "last_soldier_went f2",
    ]


def test_pagodas_in_deeds_YY_29_to_YY_33() -> None:
    s = stage("Rg5 Rg6 Rf5 Rh1 Rh2 Rj3 Rk3 Rk4 Kg4", "R0g3", hands=("RKKKKK", "KKKKKK"), pagodas="f5-g5-g6 j3-k3-k4")
    assert brief(notes(s, "tile R g2", "pagoda g2-h1-h2", "from j3-k3-k4", "end")) == [
        "placed 0 R g2",
        "gained_by_tile 0 R 1 g2",
        "triangle_made R g2",
        "pagoda_wanted 0 R g2-h1-h2",
        "pagoda_moved 0 R j3-k3-k4 g2-h1-h2",
        "turn_ended 0",
        "gained_by_pagoda 0 R 1 f5-g5-g6",
        "gained_by_pagoda 0 R 1 g2-h1-h2",
        "drew 0 K",
        "turn_began 1",
    ]
    assert brief(notes(stage(hands=("R", "")), "tile R g2")) == ["placed 0 R g2", "nobody_gained R g2"]


def test_building_and_the_only_yellow_pagoda_in_deeds_YY_30_YY_33() -> None:
    s = stage("Yg5 Yg6 Yf5 Yh1 Yh2 Yg2", hands=("GGKKKK", "KKKKKK"), pagodas="f5-g5-g6")
    assert brief(notes(s, "build g2-h1-h2 G+")) == [
        "build_paid 0 1 1 g2-h1-h2",
        "pagoda_moved 0 Y f5-g5-g6 g2-h1-h2",
    ]
    s = stage("Yg5 Yg6", hands=("YKKKKK", "KKKKKK"))
    assert brief(notes(s, "tile Y f5", "pagoda -"))[2:] == ["triangle_made Y f5", "pagoda_declined 0"]
    assert brief(notes(s, "tile Y f5", "pagoda f5-g5-g6"))[-1] == "pagoda_put 0 Y f5-g5-g6"


def test_a_riot_in_deeds_YY_34() -> None:
    s = stage("Kg2 Kg3 Kf2", "R1g1", hands=("BBKKKK", "KKKKKK"), pagodas="f2-g2-g3")
    assert brief(notes(s, "riot g3 BB")) == ["riot_paid 0 2 0 g3", "tile_rioted 0 K g3", "pagoda_lost K f2-g2-g3"]
    s = stage("Kg2", "R1g1", hands=("BKKKKK", "KKKKKK"))
    assert brief(notes(s, "riot g2 B+")) == ["riot_paid 0 1 1 g2", "tile_rioted 0 K g2", "stranded 1 R g1"]


def test_what_is_laid_aside_and_drawn_is_known_to_its_seat_YY_38() -> None:
    deeds = notes(stage(hands=("RKKKKK", "KKKKKK"), bag="GG"), "replace", "discard R", "done")
    assert brief(known_to(deeds, 0)) == ["replacing_began 0", "laid_aside 0 R", "replaced 0 1", "drew_anew 0 G"]
    for viewer in (1, None):
        assert brief(known_to(deeds, viewer)) == ["replacing_began 0", "laid_aside 0", "replaced 0 1", "drew_anew 0"]
    setup = new("yellow-yangtze", seats=2, seed=5, options={"short": True}).setup
    assert [deed.args for deed in known_to(setup, 0) if deed.name == "removed"] == [{"colour": c} for c in COLOURS]


def test_the_end_in_deeds_YY_08_YY_37_YY_39() -> None:
    s = stage(hands=("KKKK", "KKKKKK"), bag="R")
    assert brief(notes(s, "end")) == ["turn_ended 0", "drew 0 R", "bag_gave_out 0 1 1", "shared 0 0", "shared 1 0"]
    s = stage(hands=("KKKKKK", "KKKKKK"), bag="", market="K")
    s.points[1] = [1, 1, 1, 1, 0]
    assert brief(notes(s, "end")) == ["turn_ended 0", "bag_gave_out market 0 5", "won 1 1"]
    s = stage(hands=("KKKKKK", "KKKKKK"), options={"still_turns": 4})
    assert brief(notes(s, "end", "end", "end", "end"))[-3:] == ["stood_still 4", "shared 0 0", "shared 1 0"]


def directed(seats: int, seed: int, options: dict[str, Any] | None = None) -> Play:
    """A whole game of players who like leaders in few states, big triangles, and a fight."""
    game, dice = new("yellow-yangtze", seats=seats, seed=seed, options=options), random.Random(seed)
    while not game.over:
        offered = game.legal()
        kinds: dict[str, list[str]] = {}
        for text in offered:
            kinds.setdefault(text.split()[0], []).append(text)
        for dull in ("end", "withdraw", "replace", "riot"):
            if len(kinds) > 1 and dull in kinds and dice.random() < 0.9:
                del kinds[dull]
        choice = kinds[dice.choice(sorted(kinds))]
        game.play(dice.choice([text for text in choice if text.split()[-1][:1] in "efgh"] or choice))
    return game


@cache
def games() -> list[Play]:
    return [directed(2 + seed % 3, seed, {"short": True} if seed % 3 == 0 else None) for seed in range(9)]


def test_every_kind_of_deed_happens() -> None:
    """In whole games, or where they are too rare for that in a staged position."""
    two = {"hands": ("RKKKKK", "KKKKKK"), "pagodas": "f5-g5-g6 j3-k3-k4"}
    staged = [
        notes(stage("Rg5 Rg6 Rf5 Rh1 Rh2 Rj3 Rk3 Rk4", **two), "tile R g2", "pagoda g2-h1-h2", "from j3-k3-k4"),
        notes(stage("Rg5 Rg6 Rf5", hands=("GG", "")), "build f5-g5-g6 GG"),
        notes(stage("Kg5 Kg6", hands=("K", "")), "tile K f5", "pagoda -"),
        notes(stage("Kg5 Kg6 Kf5", "K0g4", pagodas="f5-g5-g6"), "end"),
        notes(stage(hands=("KKKKKK", "KKKKKK"), options={"still_turns": 4}), "end", "end", "end", "end"),
        notes(stage(f"{WEST} {EAST}", "B0g1 B1g5", hands=("Y", "R")), *TIED_WAR),
        notes(examples.war(0), *examples.WAR_MOVES),
    ]
    noted = {deed.name for deeds in staged for deed in deeds}
    for game in games():
        noted |= {deed.name for deeds in (game.setup, *(step.deeds for step in game.steps)) for deed in deeds}
    assert noted == {kind.name for kind in ENGINE.part("deeds").DEEDS}


def test_every_gained_point_has_its_source_YY_19_YY_16_YY_26_YY_31() -> None:
    for game in games():
        gained = np.zeros((game.seats, 5), int)
        for step in game.steps:
            for deed in step.deeds:
                if "points" in deed.args:
                    assert deed.name.startswith("gained_by_")
                    gained[deed["seat"], COLOURS.index(deed["colour"])] += deed["points"]
        assert gained.tolist() == game.state()["points"]


def test_pieces_leave_and_come_by_deeds_alone() -> None:
    """Tiles, leaders and pagodas on the board after each step are those before it, less and more what deeds say."""
    for game in games():
        for number, step in enumerate(game.steps):
            before, after = state(step.before), state(game.position_at(number + 1))
            board, leaders, pagodas = dict(before["board"]), dict(before["leaders"]), set(before["pagodas"])
            for deed in step.deeds:
                match deed.name:
                    case "placed":
                        board[deed["space"]] = deed["colour"]
                    case "tile_rioted" | "soldier_fell" | "soldier_removed" | "last_soldier_went":
                        del board[deed["space"]]
                    case "positioned" | "moved":
                        leaders.pop(deed.args.get("home"), None)
                        leaders[deed["space"]] = f"{deed['colour']}{deed['seat']}"
                    case "withdrew" | "stranded" | "rebel_returned" | "leader_fell":
                        assert leaders.pop(deed["space"]) == f"{deed['colour']}{deed['seat']}"
                    case "pagoda_lost":
                        pagodas.remove(deed["colour"] + deed["triangle"])
                    case "pagoda_put" | "pagoda_moved":
                        pagodas.discard(deed["colour"] + deed.args.get("old_triangle", ""))
                        pagodas.add(deed["colour"] + deed["triangle"])
            assert (board, leaders, pagodas) == (after["board"], after["leaders"], set(after["pagodas"])), step.text


def test_no_step_has_more_deeds_than_there_is_room_for() -> None:
    room = ENGINE.part("state").NOTED["deeds"].shape[0]
    assert max(len(step.deeds) for game in games() for step in game.steps) <= room // 2


def test_interpreted_and_compiled_rules_note_the_same_deeds() -> None:
    """A game's deeds, played again step by step by the plain Python functions."""
    code = (
        "import sys; sys.path.insert(0, 'games'); import test_yellow_yangtze as t;"
        "game = t.directed(3, 1); sys.stdout.write(t.story(game))"
    )
    environment = {**os.environ, "HEADWATERS_INTERPRET": "1"}
    command = [sys.executable, "-W", "error", "-c", code]
    tests = Path(__file__).parents[1]
    interpreted = subprocess.run(command, cwd=tests, env=environment, capture_output=True, text=True, check=False)
    assert interpreted.returncode == 0, interpreted.stderr
    assert interpreted.stdout == story(directed(3, 1))


def story(game: Play) -> str:
    """All deeds of a game as text, and the bytes of its end."""
    lines = [*brief(game.setup), *(line for step in game.steps for line in [step.text, *brief(step.deeds)])]
    return "\n".join([*lines, game.position.tobytes().hex()])

"""The record of a position. Tiles are their numbers, 0 is none; a place is a number as in `pieces`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.position import noted, record
from .pieces import HAND, MOST_LAID, MOST_OPEN, MOST_REWARDS

STATE = record(
    [
        ("pool", "u8", 1),  # a set of tiles: pile and removed ones together, for nobody knows which is which
        ("lake_place", "i2", MOST_LAID),
        ("open_place", "i2", MOST_OPEN),  # free places beside a tile, ascending
        ("lake_tile", "i1", MOST_LAID),  # in the order laid
        ("lake_turn", "i1", MOST_LAID),
        ("lake_n", "i1"),
        ("open_n", "i1"),
        ("beside", "i1", 4),  # scratch: 1 + the order of the neighbours N, E, S, W of the tile laid last, 0 for none
        ("pile", "i1"),  # tiles left to draw
        ("hand", "i1", (4, HAND)),  # ascending
        ("hand_n", "i1", 4),
        ("lanterns", "i1", (4, 7)),
        ("supply", "i1", 7),
        ("rafts", "i1", 4),
        ("reward", "i1", (4, MOST_REWARDS)),  # values in the order taken
        ("reward_n", "i1", 4),
        ("taken", "i1", 3),  # cards gone from each pile
        ("generic", "i1"),
        ("active", "i1"),
        ("last_turns", "i1"),  # turns still to take after the last tile, the present one included; 0 before
    ],
)
# The most deeds are those of a last tile: itself, four sides, rafts, a card for each seat, four colours sold out, the
# last turns, four who sit theirs out, four winners. The set-up has 18: the start tile, the tiles set aside, four hands,
# a card for each seat.
NOTED = noted(STATE, deeds=1 + 4 + 1 + 4 + 4 + 1 + 4 + 4, tape=1 + 4 * HAND)


def write_options(s: Any, options: Mapping[str, Any]) -> None:
    """Yangtze has no options."""

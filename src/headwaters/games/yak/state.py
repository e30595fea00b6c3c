"""The record of a Yak position. Seats, stops and carts count from 0; a cart's number is its kind (`pieces.CARTS`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.position import noted, record

STATE = record(
    [
        ("offers", "u8", 3),  # what is offered now, to every seat that is asked
        # the day
        ("day", "u2"),
        ("active", "u1"),  # whose turn it is at noon
        ("turn", "u1"),  # how many have had their turn today
        ("baby", "u1"),  # who holds the baby yak
        ("direction", "i1"),  # 1: clockwise, -1
        ("card", "u1", 4),  # 0: none chosen, else 1 + number of the card
        ("still", "u1"),  # days in a row without a stone set
        ("set_today", "u1"),
        ("ending", "u1"),
        ("stupa", "u1"),  # 0: nobody's, else 1 + seat
        # the pieces
        ("cart_at", "u1", 4),  # which cart stands at a stop
        ("food", "u1", (4, 3)),  # in the carts
        ("stones", "u1", (4, 9)),  # in the carts, how many of each
        ("market", "u1", 3),
        ("yurt", "u1", (4, 3)),
        ("bag", "u1", 9),
        ("fog", "u1"),  # in the bag
        ("mountain", "u1"),
        ("fills", "u2"),
        ("out", "u1"),  # 0: none, else 1 + colour that left the game
        ("bonus_cards", "u1", 2),
        ("tower", "u1", (4, 16)),  # in the order set: 1 + 16 * stone + spot
        ("height", "u1", 4),  # how many stones a tower has
        ("built", "u4", 4),  # its set of spots, bits as in `pieces.BIT`
        # pending choices
        ("bought", "u1", 9),  # and not yet set
        ("bought_n", "u1"),
        ("paid", "u1", 3),
        ("drawn", "u1", 9),
        ("kept", "u1"),  # 0: nothing, else 1 + stone
        # options
        ("bonus", "u1"),
        ("no_fog", "u1"),
        ("group_points", "u1", 6),
        ("single_points", "u1"),
        ("food_per_point", "u1"),
        ("stupa_points", "u1"),
        ("fog_slots", "u1"),
        ("fog_fills", "u1"),
        ("still_days", "u1"),
        ("crystals_join", "u1"),
        # the count at the end, in points
        ("for_groups", "u2", 4),
        ("for_number", "u1", 4),
        ("for_single", "u1", 4),
        ("for_bonus", "u1", 4),
        ("for_food", "u1", 4),
        ("for_stupa", "u1", 4),
        ("largest", "u1", 4),  # size of the largest group
        # scratch of the count: the tower by colour, what each crystal adds to each, and the search for the best
        ("hue", "u4", 9),
        ("gain", "i4", (8, 9)),  # the last one: as a single stone
        ("grown", "u1", (8, 8)),
        ("minded", "u1", 8),
        ("queue", "u1", 8),
        ("tally", "i4", 8),
        ("biggest", "u1", 8),
        ("used", "u1", 8),
        ("plain", "u1", 8),
        ("todo", "u2", 8),
    ],
)
# The last card chosen at dawn may run through the turns of all four seats, if nobody has a choice, and through sunset.
# A draw: it begins, three stones, fog came up, turned the yaks, rose, filled the mountain and brought the end.
_DRAW = 1 + 3 + 5
# The longest turn is at the market: the card, food twice, two draws, a stone kept, two put back, one put into a cart.
_TURN = 1 + 2 + 2 * _DRAW + 1 + 2 + 1
# The day: a card chosen, the turns, sunset, the carts, the baby yak, the end; the count: six sources, total, victory.
_DAY = 1 + 4 * _TURN + 1 + 4 + 1 + 1 + 4 * (6 + 1 + 1)
MOST_ANSWERS = 4 * 2 * (3 + 5)  # of chance: two draws in each turn, with all the fog
NOTED = noted(STATE, deeds=_DAY, tape=MOST_ANSWERS)


def write_options(s: Any, options: Mapping[str, Any]) -> None:
    """Write checked options into a blank record."""
    for name, value in options.items():
        s[name] = value

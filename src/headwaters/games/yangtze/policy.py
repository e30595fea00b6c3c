# Rule functions are typed by numba.
# mypy: ignore-errors
"""How promising a lay is, by the net: the things that it brings are cards for players and rafts for the seat."""

from __future__ import annotations

import numpy as np

from ...kernel.bits import count_word
from ...kernel.observation import relative
from ...kernel.rule import rule
from .observation import FACES, LANTERNS, RAFTS, SUPPLY, faces_around, observe_cards
from .pieces import HAS_SYMBOL, MOST_OFFERED_PLACES, SEAT_SIDE
from .rules import LAY, side


@rule
def things(s, seat, room):
    """A card of each colour for each player, then a raft for the seat; noted: what the lake turns to open places."""
    if s.decision != LAY:
        return np.int64(0)
    for at in range(np.int64(s.open_n)):
        faces, symbols, _ = faces_around(s, np.int64(s.open_place[at]))
        room[2 * at] = faces
        room[2 * at + 1] = symbols
    return 7 * np.int64(s.seats) + 1


@rule
def changes(s, seat, thing, before, after):
    """YZ-10, YZ-12 What the seat sees otherwise once a player has a card more, or the seat a raft.

    That nothing can be matched any more with a colour whose last card is gone is left out.
    """
    if thing == 7 * np.int64(s.seats):
        rafts = np.int64(s.rafts[seat])
        before[0], after[0] = RAFTS + min(rafts, 9), RAFTS + min(rafts + 1, 9)
        return np.int64(1)
    other, colour = thing // 7, thing % 7
    left = np.int64(s.supply[colour])
    if left == 0:
        return np.int64(0)
    r = relative(s, seat, other)
    held = LANTERNS + 49 * r + 7 * colour
    cards = np.int64(s.lanterns[other, colour])
    before[0], after[0] = SUPPLY + 9 * colour + left, SUPPLY + 9 * colour + left - 1
    before[1], after[1] = held + min(cards, 6), held + min(cards + 1, 6)
    observe_cards(s, r, other, np.int64(-1), before, np.int64(2))
    return observe_cards(s, r, other, colour, after, np.int64(2))


@rule
def brings(s, seat, action, gains, room):
    """YZ-10 to YZ-13 The cards that all get, those for matching sides, and rafts."""
    tile = np.int64(s.hand[seat, action // (4 * MOST_OFFERED_PLACES)])
    turn = action // MOST_OFFERED_PLACES % 4
    at = action % MOST_OFFERED_PLACES
    seats = np.int64(s.seats)
    value = 0.0
    for other in range(seats):
        value += gains[7 * other + side(tile, turn, SEAT_SIDE[seats, other])]
    same = FACES[tile, turn] & room[2 * at]
    if same != 0:
        with_symbol = np.int64(count_word(np.uint64(same & room[2 * at + 1])))
        value += gains[7 * seats] * float(HAS_SYMBOL[tile] + with_symbol)
        for direction in range(4):
            if (same >> 8 * direction) & 127 != 0:
                value += gains[7 * seat + side(tile, turn, direction)]
    return value

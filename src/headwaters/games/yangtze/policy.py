# Rule functions are typed by numba.
# mypy: ignore-errors
"""How promising a lay is, by the net: the things that it brings are cards for players and rafts for the seat."""

from __future__ import annotations

import numpy as np

from ...kernel.observation import relative
from ...kernel.rule import rule
from .judgement import on_the_way
from .observation import ALIKE, CARDS, DIFFERENT, LANTERNS, RAFTS, SUPPLY, TOWARDS_PAIRS
from .pieces import HAS_SYMBOL, MOST_OFFERED_PLACES, SEAT_SIDE, TOWARDS
from .rules import LAY, side

NOTHING = np.int32(-1)  # where no tile lies beside a place


@rule
def things(s, seat, room):
    """A card of each colour for each player, then a raft for the seat. Noted: the colours beside each open place."""
    if s.decision != LAY:
        return np.int64(0)
    for at in range(np.int64(s.open_n)):
        place = np.int64(s.open_place[at])
        for direction in range(4):
            room[4 * at + direction] = NOTHING
        for i in range(np.int64(s.lake_n)):
            towards = np.int64(s.lake_place[i]) - place
            for direction in range(4):
                if towards == TOWARDS[direction]:
                    tile = np.int64(s.lake_tile[i])
                    room[4 * at + direction] = (
                        2 * side(tile, np.int64(s.lake_turn[i]), direction ^ 2) + HAS_SYMBOL[tile]
                    )
    return 7 * np.int64(s.seats) + 1


@rule
def changes(s, seat, thing, before, after):
    """YZ-10, YZ-12 What the seat sees otherwise once a player has a card more, or the seat a raft."""
    if thing == 7 * np.int64(s.seats):
        rafts = np.int64(s.rafts[seat])
        before[0], after[0] = RAFTS + min(rafts, 9), RAFTS + min(rafts + 1, 9)
        return np.int64(1)
    other, colour = thing // 7, thing % 7
    left = np.int64(s.supply[colour])
    if left == 0:
        return np.int64(0)
    r = relative(s, seat, other)
    held = np.int64(s.lanterns[other, colour])
    before[0], after[0] = SUPPLY + 9 * colour + left, SUPPLY + 9 * colour + left - 1
    of_colour = LANTERNS + 49 * r + 7 * colour
    before[1], after[1] = of_colour + min(held, 6), of_colour + min(held + 1, 6)
    cards, most, toward_pairs, different = on_the_way(s, other, np.int64(-1))
    before[2], before[3] = CARDS + 14 * r + min(cards, 13), ALIKE + 5 * r + most
    before[4], before[5] = TOWARDS_PAIRS + 7 * r + toward_pairs, DIFFERENT + 8 * r + different
    cards, most, toward_pairs, different = on_the_way(s, other, colour)
    after[2], after[3] = CARDS + 14 * r + min(cards, 13), ALIKE + 5 * r + most
    after[4], after[5] = TOWARDS_PAIRS + 7 * r + toward_pairs, DIFFERENT + 8 * r + different
    return np.int64(6)


@rule
def brings(s, seat, action, gains, room):
    """YZ-10 to YZ-13 The cards that all get, those for matching sides, and rafts."""
    tile = np.int64(s.hand[seat, action // (4 * MOST_OFFERED_PLACES)])
    turn = action // MOST_OFFERED_PLACES % 4
    at = action % MOST_OFFERED_PLACES
    seats = np.int64(s.seats)
    value, matches, rafts = 0.0, 0, np.int64(HAS_SYMBOL[tile])
    for direction in range(4):
        beside = np.int64(room[4 * at + direction])
        colour = side(tile, turn, direction)
        if beside >> 1 == colour:
            matches += 1
            rafts += beside & 1
            value += gains[7 * seat + colour]
    if matches > 0:
        value += gains[7 * seats] * float(rafts)
    for other in range(seats):
        value += gains[7 * other + side(tile, turn, SEAT_SIDE[seats, other])]
    return value

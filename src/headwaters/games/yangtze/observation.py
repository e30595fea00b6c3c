# Rule functions are typed by numba.
# mypy: ignore-errors
"""What a learner sees of Yangtze: everything but the other hands and the pile (YZ-02), the seat itself first."""

from __future__ import annotations

import numpy as np

from ...kernel.observation import Block, Inputs, holds, relative
from ...kernel.rule import rule
from .judgement import on_the_way
from .pieces import LAST, SIDES

INPUTS = Inputs(
    Block("seats", (3,), "2, 3 or 4 players"),
    Block("asked", (4, 4), "whose turn it is, by decision: exchange, reward, discard, lay"),
    Block("pile", (24,), "tiles left to draw"),
    Block("hand_size", (4, 4), "tiles in each hand"),
    Block("last_turns", (6,), "turns still to take after the last tile; 0 before"),
    Block("lanterns", (4, 7, 7), "lantern cards of a player, of a colour: 0 to 6 and more"),
    Block("cards", (4, 14), "lantern cards of a player in all, 13 and more together"),
    Block("alike", (4, 5), "the most cards of one colour: 0 to 4 and more"),
    Block("towards_pairs", (4, 7), "cards that are on the way to three pairs"),
    Block("different", (4, 8), "colours that a player has"),
    Block("supply", (7, 9), "cards of a colour left in the supply"),
    Block("rafts", (4, 10), "raft tokens of a player, 9 and more together"),
    Block("points", (4, 32), "points of a player, two by two"),
    Block("lead", (3, 41), "how far the seat is ahead of each other player: -20 to 20"),
    Block("piles", (3, 10), "reward cards gone from each pile"),
    Block("hand", (LAST + 1,), "tiles in the own hand"),
    Block("offered", (7, 4), "how many tiles of the own hand have a side of a colour"),
    most=120,
)
SEATS, ASKED, PILE, HAND_SIZE = (INPUTS.start(name) for name in ("seats", "asked", "pile", "hand_size"))
LAST_TURNS, LANTERNS, CARDS, ALIKE = (INPUTS.start(name) for name in ("last_turns", "lanterns", "cards", "alike"))
TOWARDS_PAIRS, DIFFERENT, SUPPLY = (INPUTS.start(name) for name in ("towards_pairs", "different", "supply"))
RAFTS, POINTS, LEAD, PILES = (INPUTS.start(name) for name in ("rafts", "points", "lead", "piles"))
HAND, OFFERED = INPUTS.start("hand"), INPUTS.start("offered")


@rule
def observe(s, seat, active):
    """The inputs that hold for a seat."""
    n = np.int64(0)
    n = holds(active, n, SEATS + np.int64(s.seats) - 2)
    n = holds(active, n, ASKED + 4 * relative(s, seat, np.int64(s.active)) + np.int64(s.decision))
    n = holds(active, n, PILE + min(np.int64(s.pile), 23))
    n = holds(active, n, LAST_TURNS + min(np.int64(s.last_turns), 5))
    for other in range(np.int64(s.seats)):
        n = observe_player(s, seat, np.int64(other), active, n)
    for colour in range(7):
        n = holds(active, n, SUPPLY + 9 * colour + np.int64(s.supply[colour]))
    for pile in range(3):
        n = holds(active, n, PILES + 10 * pile + min(np.int64(s.taken[pile]), 9))
    return observe_hand(s, seat, active, n)


@rule
def observe_player(s, seat, other, active, n):
    """YZ-05 to YZ-09 What lies open before a player."""
    r = relative(s, seat, other)
    n = holds(active, n, HAND_SIZE + 4 * r + np.int64(s.hand_n[other]))
    for colour in range(7):
        n = holds(active, n, LANTERNS + 49 * r + 7 * colour + min(np.int64(s.lanterns[other, colour]), 6))
    cards, most, toward_pairs, different = on_the_way(s, other, np.int64(-1))
    n = holds(active, n, CARDS + 14 * r + min(cards, 13))
    n = holds(active, n, ALIKE + 5 * r + most)
    n = holds(active, n, TOWARDS_PAIRS + 7 * r + toward_pairs)
    n = holds(active, n, DIFFERENT + 8 * r + different)
    n = holds(active, n, RAFTS + 10 * r + min(np.int64(s.rafts[other]), 9))
    n = holds(active, n, POINTS + 32 * r + min(np.int64(s.score[other]) >> 1, 31))
    if r > 0:
        ahead = np.int64(s.score[seat]) - np.int64(s.score[other])
        n = holds(active, n, LEAD + 41 * (r - 1) + max(-20, min(20, ahead)) + 20)
    return n


@rule
def observe_hand(s, seat, active, n):
    """YZ-02 The own tiles, and the colours on them."""
    colours = np.int64(0)  # three bits a colour
    for i in range(np.int64(s.hand_n[seat])):
        tile = np.int64(s.hand[seat, i])
        n = holds(active, n, HAND + tile)
        sides = np.int64(0)
        for side in range(4):
            sides |= 1 << 3 * SIDES[tile, side]
        colours += sides
    for colour in range(7):
        n = holds(active, n, OFFERED + 4 * colour + ((colours >> 3 * colour) & 7))
    return n

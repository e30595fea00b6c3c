"""Tiles, rewards and what depends on the number of players, to be checked against the rulebook by eye."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

COLOURS = "WORPBGK"  # white, orange, red, purple, blue, green, black
RED = COLOURS.index("R")

# The sides of a tile clockwise from the north, unturned. Tile 1 is the start tile; tiles have numbers, not positions.
TILES = {
    1: "BRWK", 2: "WKOK", 3: "GGGR", 4: "OPOO", 5: "RKGP", 6: "RGBP",
    7: "WGOG", 8: "RGKR", 9: "WBKB", 10: "GROW", 11: "BPWR", 12: "RRGG",
    13: "KPBB", 14: "WWRG", 15: "WOPW", 16: "GPPR", 17: "GBOB", 18: "BRKG",
    19: "BKWG", 20: "PRKK", 21: "RKRO", 22: "GPBP", 23: "OBWO", 24: "BRWK",
    25: "BWGP", 26: "OBOB", 27: "WKWK", 28: "GBKO", 29: "PKWO", 30: "ROPW",
    31: "PPKP", 32: "OKPR", 33: "BWOR", 34: "BPKO", 35: "RWKO", 36: "WGPB",
}  # fmt: skip
START = np.int64(1)
LAST = 36

# Which symbol it is has no effect on play.
SYMBOLS = {
    7: "flower", 21: "flower",
    9: "koi", 23: "koi", 26: "koi",
    12: "dragon", 16: "dragon", 22: "dragon",
    15: "panda", 20: "panda", 27: "panda",
}  # fmt: skip

# YZ-03: (value, dots) from the top; a card is used with at least as many players as it has dots.
PILES = ("four", "pairs", "seven")
REWARDS = {
    "four": ((8, 0), (7, 4), (7, 0), (6, 3), (6, 0), (5, 3), (5, 0), (5, 0), (4, 0)),
    "pairs": ((9, 0), (8, 4), (8, 0), (7, 3), (7, 0), (6, 3), (6, 0), (5, 0), (5, 0)),
    "seven": ((10, 0), (9, 4), (9, 0), (8, 3), (8, 0), (7, 3), (7, 0), (6, 0), (5, 0)),
}
GENERAL_CARDS = 3
GENERAL_VALUE = 4

HAND = 3  # YZ-02
LIMIT = 12  # YZ-09: lantern cards with which a tile may still be laid
EXCHANGE_RAFTS = 2  # YZ-06

# By number of players, from 0 to 4.
REMOVED = np.array([0, 0, 13, 8, 3], np.int64)  # YZ-02
CARDS = np.array([0, 0, 5, 7, 8], np.int64)  # YZ-04: lantern cards of each colour
NORTH, EAST, SOUTH, WEST = range(4)
SEAT_SIDE = np.array(
    [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [NORTH, SOUTH, 0, 0],
        [NORTH, EAST, SOUTH, 0],
        [NORTH, EAST, SOUTH, WEST],
    ],
    np.int64,
)  # YZ-01

MOST_LAID = 33  # the start tile and 32 others (YZ-02, 4 players)
MOST_REWARDS = 12  # of one seat: 11 ordinary turns and the last one (2 players), at most one reward each

# A place of the lake is one number, growing in reading order: from north to south, then from west to east. 32 tiles
# in a row reach 32 places from the middle, and the places open around them 33: no lake leaves this field.
REACH = MOST_LAID
WIDTH = 2 * REACH + 1
MIDDLE = np.int64(REACH * WIDTH + REACH)
TOWARDS = np.array([-WIDTH, 1, WIDTH, -1], np.int64)  # from a place to its neighbour N, E, S, W
# A lake of n tiles has at most 4n - 2(n-1) sides to the outside, each at one open place.
MOST_OPEN = 2 * MOST_LAID + 2
MOST_OFFERED_PLACES = MOST_OPEN - 2  # before the last tile is laid


def place(x: int, y: int) -> int:
    """The number of the place at x east, y north."""
    return (REACH - y) * WIDTH + x + REACH


def where(number: int) -> tuple[int, int]:
    """x east and y north of a place."""
    return int(number) % WIDTH - REACH, REACH - int(number) // WIDTH


def _sides() -> Any:
    sides = np.zeros((LAST + 1, 4), np.int64)
    for tile, colours in TILES.items():
        sides[tile] = [COLOURS.index(colour) for colour in colours]
    return sides


def _looks() -> Any:
    """How many turns of a tile look different: 2 for a tile that half a turn brings back, else 4."""
    looks = np.full(LAST + 1, 4, np.int64)
    for tile, colours in TILES.items():
        if colours[:2] == colours[2:]:
            looks[tile] = 2
    return looks


def _reward_values() -> tuple[Any, Any]:
    """The values of each pile from the top, by number of players, and how many there are."""
    values, sizes = np.zeros((5, 3, 9), np.int64), np.zeros((5, 3), np.int64)
    for players in range(2, 5):
        for pile, name in enumerate(PILES):
            used = [value for value, dots in REWARDS[name] if dots <= players]
            values[players, pile, : len(used)] = used
            sizes[players, pile] = len(used)
    return values, sizes


SIDES = _sides()
LOOKS = _looks()
HAS_SYMBOL = np.array([tile in SYMBOLS for tile in range(LAST + 1)], np.int64)
REWARD_VALUES, PILE_SIZES = _reward_values()
PAIRS = np.array(list(combinations(range(7), 3)), np.int64)  # the 35 choices of three colours, in colour order

"""Frozen tables of Yak, written so that they can be checked against the rules page by eye."""

from __future__ import annotations

import numpy as np

FOOD = "mkb"  # meat, milk, bread: in this order everywhere
STONES = "12345678c"  # the eight colours are 0 … 7, the crystal is 8
CRYSTAL = 8
FOG = 9  # behind the stones when a piece is drawn from the bag
CARDS = ("build", "restock", "market")
BUILD, RESTOCK_CARD, MARKET_CARD = 1, 2, 3  # as the `card` field has them; 0: none chosen

# YK-01, YK-11: a cart's number is its kind. Which food it takes, and holds at set-up.
CARTS = ("no bread", "no milk", "no meat", "two kinds")
TWO_KINDS = 3
TAKES = np.array(
    [
        # m  k  b
        [1, 1, 0],
        [1, 0, 1],
        [0, 1, 1],
        [1, 1, 1],
    ],
    np.int64,
)

CART_START = 3  # YK-04: of each kind that the cart takes
MARKET_START = 2  # YK-04: of each kind
YURT_START = 1  # YK-02: of each kind
CART_FOOD = 9  # YK-12
CART_STONES = 4  # YK-18, YK-20
YURT_FOOD = 8  # YK-17, YK-19
FOG_STONES = 5  # YK-05
DRAW = 3  # YK-05, YK-16, YK-20: stones drawn at once
MOST_BOUGHT = 3  # YK-10
MOST_TAKEN = 2  # YK-19
PRICE = np.array([0, 1, 3, 5], np.int64)  # YK-10: food for so many stones

# YK-13, YK-14: the sixteen spots of a tower as (level, place). More are never needed: a day that begins with level 4
# incomplete begins with at most 13 stones in a tower, three more can be set on it, and then the game ends.
SPOTS = (
    *((1, 1), (1, 2), (1, 3), (1, 4), (1, 5)),
    *((2, 1), (2, 2), (2, 3), (2, 4)),
    *((3, 1), (3, 2), (3, 3)),
    *((4, 1), (4, 2)),
    *((5, 1),),
    *((6, 1),),
)
# A set of spots is a word with six bits a level: place p of level l is bit 6(l-1) + p-1. The bit behind the last place
# of a level is never set, so the up to six neighbours of a bit are the bits 1, 5 and 6 before and behind it.
ROW = 6
BIT = np.array([ROW * (level - 1) + place - 1 for level, place in SPOTS], np.int64)
LEVEL_1 = 0b11111
LEVEL_3 = 0b111 << 2 * ROW
LEVEL_4 = 0b11 << 3 * ROW
PYRAMID = sum(1 << int(bit) for bit in BIT[:15])
ABOVE = 1 << int(BIT[15])
ENDS = 0b10001  # of level 1

NUMBER_POINTS = np.array([0, 0, 0, 4, 8, 12, 16, 20], np.int64)  # YK-30: for so many groups, 7 meaning 7 and more

# YK-33: points of the bonus cards 1 … 8, and how much of its mark (see `rules.mark`) a tower must have to meet one.
BONUS_POINTS = np.array([0, 4, 3, 4, 3, 3, 3, 5, 4], np.int64)
BONUS_MARK = np.array([0, 1, 8, 2, 3, 1, 1, 16, 1], np.int64)
BONUS_START = np.array([0, 0, 8, 0, 0, 0, 0, 16, 0], np.int64)  # marks that only fall begin here

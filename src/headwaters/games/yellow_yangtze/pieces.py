"""The pieces of Yellow & Yangtze (YY-01), in colour order: K black, R red, B blue, G green, Y yellow."""

import numpy as np

COLOURS = "KRBGY"
K, R, B, G, Y = (np.int64(c) for c in range(5))  # typed, so that no rule is compiled once per constant

TILES = np.array([42, 36, 24, 24, 12])
PAGODAS = np.array([2, 2, 2, 2, 1])

HAND = np.int64(6)
MARKET = np.int64(6)
SHORT_REMOVED = 24
TO_MARKET = np.int64(4)  # where drawn tiles go: to a seat, 0 to 3, or to the market

LEADERS = 20  # numbered seat * 5 + colour

PARTS = 3  # into which a group falls at most when a piece leaves it

MAX_SPACES = 192
WORDS = MAX_SPACES // 64  # of a set of spaces
MAX_ROWS = 26
CAPITALS = (7, 20)
CAPITAL_NAMES = {"Q": "Qin", "Z": "Zhao", "Y": "Yan", "I": "Qi", "H": "Han", "W": "Wei", "C": "Chu"}  # by map letter

NOWHERE = MAX_SPACES  # the neighbour beyond the edge of the board

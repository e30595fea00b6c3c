# Rule functions are typed by numba.
# mypy: ignore-errors
"""What a learner sees of Yangtze: everything but the other hands and the pile (YZ-02), the seat itself first.

Of the lake it is told what a lay of the own hand could bring, and which colours its open sides show.
"""

from __future__ import annotations

import numpy as np

from ...kernel.bits import count_word
from ...kernel.observation import Block, Inputs, holds, relative
from ...kernel.rule import rule
from .judgement import on_the_way
from .pieces import GENERAL_VALUE, HAS_SYMBOL, LAST, SIDES, TOWARDS
from .rules import side, top_value

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
    Block("values", (3, 7), "what each pile pays now: 4 to 10 points"),
    Block(
        "missing", (4, 3, 4, 7), "cards a player lacks for four, pairs, seven: 0 to 3 and more, by what the pile pays"
    ),
    Block("nearest", (4, 5), "cards a player lacks for the nearest of the three"),
    Block("ready", (4, 8), "the most that a player's cards would be paid now: nothing, 4 to 10 points"),
    Block("showing", (7, 6), "open sides of the lake that show a colour: 0 to 5 and more"),
    Block("matches", (2, 5), "the most sides that a tile of the own hand could match, and that another one could"),
    Block("rafts_near", (6,), "the most rafts that a lay of the own hand could bring: 0 to 5"),
    Block("matching", (7,), "a colour in the supply that a lay of the own hand would match"),
    Block("matching_n", (8,), "how many of these colours there are"),
    most=128,
)
SEATS, ASKED, PILE, HAND_SIZE = (INPUTS.start(name) for name in ("seats", "asked", "pile", "hand_size"))
LAST_TURNS, LANTERNS, CARDS, ALIKE = (INPUTS.start(name) for name in ("last_turns", "lanterns", "cards", "alike"))
TOWARDS_PAIRS, DIFFERENT, SUPPLY = (INPUTS.start(name) for name in ("towards_pairs", "different", "supply"))
RAFTS, POINTS, LEAD, PILES = (INPUTS.start(name) for name in ("rafts", "points", "lead", "piles"))
HAND, OFFERED, VALUES, MISSING = (INPUTS.start(name) for name in ("hand", "offered", "values", "missing"))
NEAREST, READY, SHOWING, MATCHES = (INPUTS.start(name) for name in ("nearest", "ready", "showing", "matches"))
RAFTS_NEAR, MATCHING, MATCHING_N = (INPUTS.start(name) for name in ("rafts_near", "matching", "matching_n"))

# The sides of a tile after so many turns as a set of bits: 8 * direction + colour.
FACES = np.array(
    [
        [sum(1 << 8 * to + int(SIDES[tile, (to - turn) & 3]) for to in range(4)) for turn in range(4)]
        for tile in range(LAST + 1)
    ]
)


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
        n = holds(active, n, VALUES + 7 * pile + np.int64(top_value(s, np.int64(pile))) - GENERAL_VALUE)
    n = observe_hand(s, seat, active, n)
    return observe_lake(s, seat, active, n)


@rule
def observe_player(s, seat, other, active, n):
    """YZ-05 to YZ-09 What lies open before a player."""
    r = relative(s, seat, other)
    n = holds(active, n, HAND_SIZE + 4 * r + np.int64(s.hand_n[other]))
    for colour in range(7):
        n = holds(active, n, LANTERNS + 49 * r + 7 * colour + min(np.int64(s.lanterns[other, colour]), 6))
    n = observe_cards(s, r, other, np.int64(-1), active, n)
    n = holds(active, n, RAFTS + 10 * r + min(np.int64(s.rafts[other]), 9))
    n = holds(active, n, POINTS + 32 * r + min(np.int64(s.score[other]) >> 1, 31))
    if r > 0:
        ahead = np.int64(s.score[seat]) - np.int64(s.score[other])
        n = holds(active, n, LEAD + 41 * (r - 1) + max(-20, min(20, ahead)) + 20)
    return n


@rule
def observe_cards(s, r, other, extra, active, n):
    """YZ-05, YZ-07 The lantern cards of a player together; one more of colour `extra`, or -1."""
    cards, most, toward_pairs, different = on_the_way(s, other, extra)
    n = holds(active, n, CARDS + 14 * r + min(cards, 13))
    n = holds(active, n, ALIKE + 5 * r + most)
    n = holds(active, n, TOWARDS_PAIRS + 7 * r + toward_pairs)
    n = holds(active, n, DIFFERENT + 8 * r + different)
    return observe_sets(s, r, 4 - most, 6 - toward_pairs, 7 - different, active, n)


@rule
def observe_sets(s, r, four, pairs, seven, active, n):
    """YZ-07, YZ-08 How many cards a player lacks for each of the three rewards, and what they pay now."""
    ready = np.int64(0)
    for pile in range(3):
        lacks = four if pile == 0 else (pairs if pile == 1 else seven)
        value = np.int64(top_value(s, np.int64(pile))) - GENERAL_VALUE
        n = holds(active, n, MISSING + 84 * r + 28 * pile + 7 * min(lacks, 3) + value)
        if lacks == 0:
            ready = max(ready, value + 1)
    n = holds(active, n, NEAREST + 5 * r + min(four, min(pairs, seven)))
    return holds(active, n, READY + 8 * r + ready)


@rule
def observe_hand(s, seat, active, n):
    """YZ-02 The own tiles, and the colours on them."""
    colours = np.int64(0)  # three bits a colour
    for i in range(np.int64(s.hand_n[seat])):
        tile = np.int64(s.hand[seat, i])
        n = holds(active, n, HAND + tile)
        sides = np.int64(0)
        for direction in range(4):
            sides |= 1 << 3 * SIDES[tile, direction]
        colours += sides
    for colour in range(7):
        n = holds(active, n, OFFERED + 4 * colour + ((colours >> 3 * colour) & 7))
    return n


@rule
def observe_lake(s, seat, active, n):
    """YZ-10 to YZ-12 What the open sides show, and what a lay of the own hand could match there.

    A tile can be turned so that it matches any one side that shows a colour of its own: only at places beside two and
    more tiles its turns are tried.
    """
    showing = np.int64(0)  # eight bits a colour
    shown, with_symbol, rafts = np.int64(0), np.int64(0), np.int64(0)
    matches = np.int64(0)  # three bits a tile of the hand: the most sides that it could match
    hand = np.int64(s.hand_n[seat])
    for at in range(np.int64(s.open_n)):
        faces, symbols, shows = faces_around(s, np.int64(s.open_place[at]))
        showing += shows
        shown |= faces
        with_symbol |= symbols
        if faces & (faces - 1) != 0:
            for i in range(hand):
                tile = np.int64(s.hand[seat, i])
                for turn in range(4):
                    same = FACES[tile, turn] & faces
                    if same & (same - 1) != 0:
                        sides = np.int64(count_word(np.uint64(same)))
                        matches += max(sides - ((matches >> 3 * i) & 7), 0) << 3 * i
                        rafts = max(rafts, HAS_SYMBOL[tile] + np.int64(count_word(np.uint64(same & symbols))))
    shown, with_symbol, matched = colours_of(shown), colours_of(with_symbol), np.int64(0)
    for i in range(hand):
        tile = np.int64(s.hand[seat, i])
        same = colours_of(FACES[tile, 0]) & shown
        if same != 0:
            matched |= same
            matches += (1 if (matches >> 3 * i) & 7 == 0 else 0) << 3 * i
            rafts = max(rafts, HAS_SYMBOL[tile] + (1 if same & with_symbol != 0 else 0))
    a, b, c = matches & 7, (matches >> 3) & 7, matches >> 6
    n = holds(active, n, MATCHES + max(a, max(b, c)))
    n = holds(active, n, MATCHES + 5 + max(min(a, b), min(max(a, b), c)))
    n = holds(active, n, RAFTS_NEAR + min(rafts, 5))
    different = np.int64(0)
    for colour in range(7):
        n = holds(active, n, SHOWING + 6 * colour + min((showing >> 8 * colour) & 255, 5))
        if (matched >> colour) & 1 and s.supply[colour] > 0:
            n = holds(active, n, MATCHING + colour)
            different += 1
    return holds(active, n, MATCHING_N + different)


@rule
def colours_of(faces):
    """The colours of some sides, whatever way they look."""
    faces |= faces >> 16
    return (faces | faces >> 8) & 127


@rule
def faces_around(s, place):
    """YZ-10 The sides that the lake turns to an open place, as a tile that matches all of them would have them.

    Also which of them belong to a symbol, and how many there are of each colour, eight bits a colour.
    """
    faces, symbols, shows = np.int64(0), np.int64(0), np.int64(0)
    for i in range(np.int64(s.lake_n)):
        towards = np.int64(s.lake_place[i]) - place
        if towards == TOWARDS[0] or towards == TOWARDS[1] or towards == TOWARDS[2] or towards == TOWARDS[3]:
            direction = np.int64(0)
            while TOWARDS[direction] != towards:
                direction += 1
            tile = np.int64(s.lake_tile[i])
            colour = side(tile, np.int64(s.lake_turn[i]), direction ^ 2)
            faces |= 1 << 8 * direction + colour
            symbols |= HAS_SYMBOL[tile] << 8 * direction + colour
            shows += 1 << 8 * colour
    return faces, symbols, shows

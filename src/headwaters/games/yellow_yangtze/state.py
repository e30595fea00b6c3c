"""The position of Yellow & Yangtze as one flat record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.position import noted, record
from . import maps
from .pieces import CAPITALS, HAND, LEADERS, MARKET, NOWHERE, PAGODAS, PARTS, SHORT_REMOVED, TILES, WORDS, R
from .places import words

STATE = record(
    [
        # The map (YY-02), written once. Sets of spaces are three words; `maps` says how spaces are numbered.
        ("board", "u8", WORDS),  # all spaces
        ("river", "u8", WORDS),
        ("capital", "u8", WORDS),
        ("beside", "u8", (6, WORDS)),  # spaces that have a neighbour E, SE, SW, W, NW, NE
        ("pitch", "u8"),
        ("origin", "u2", 2),  # row and column of the first space
        ("letters", "u1", CAPITALS[1]),  # of the capitals, in map order
        # The board.
        ("empty", "u8", WORDS),  # spaces with neither tile nor leader
        ("tiles", "u8", (5, WORDS)),  # by colour
        ("roofed", "u8", WORDS),  # tiles that carry a pagoda
        ("court", "u8", WORDS),  # the black tiles and all next to them
        ("gone", "u8", WORDS),  # spaces that pieces left since the states were found; empty but in a war
        # States (YY-05), each under the number of its first leader + 1; 0 is none. Behind them, empty between steps:
        # the parts into which a state would fall.
        ("realm", "u8", (1 + LEADERS, WORDS)),  # its spaces
        ("reach", "u8", (1 + LEADERS + PARTS, WORDS)),  # its spaces and all next to them
        ("rulers", "u4", 1 + LEADERS + PARTS),  # its leaders, as bits
        ("states", "u4"),  # which numbers are states, as bits
        ("state_of", "u1", LEADERS),  # by leader: the number of its state, 0 off the board
        ("points", "u2", (4, 5)),  # seat, colour
        ("pagoda", "u2", (5, 2)),  # triangle + 1 of each pagoda on the board, ascending, 0 beside it
        ("triangle", "u2"),  # pagoda from: where it goes
        ("leader_at", "u1", (4, 5)),  # seat, colour: space + 1, 0 off the board
        # Tiles off the board, by colour.
        ("hand", "u1", (4, 5)),
        ("market", "u1", 5),
        ("bag", "u1", 5),
        ("discards", "u1", 5),  # seen by all
        ("unseen", "u1", (4, 5)),  # discarded by each seat, unseen by the others (YY-35)
        ("removed", "u1", 5),  # YY-04
        # What everybody could have kept in mind (YY-38): tiles a seat took from the market and may still hold,
        # and how many of them it may have discarded unseen since.
        ("taken", "u1", (4, 5)),
        ("doubt", "u1", 4),
        (
            "queue",
            "u1",
            8,
        ),  # while these are dealt anew: what each seat's hand and unseen discards still get; else empty
        # The turn.
        ("active", "u1"),
        ("actions_left", "u1"),
        ("still", "u1"),
        ("drew", "u1"),  # a tile was drawn in this turn
        # The pending choice.
        ("seat", "u1"),  # who decides
        ("at", "u1"),  # where the piece of this action was placed
        ("building", "u1"),  # the pagoda comes from the action of YY-33
        ("discarded", "u1"),  # YY-35, so far
        ("rebel", "u1", 2),  # attacker, defender
        ("rebel_colour", "u1"),
        ("rebel_strength", "u1", 2),
        ("warring", "u1", 3),  # the warring states in map order: first space + 1
        ("side", "u1", 3),  # and their numbers
        ("warring_n", "i1"),
        ("conflict", "u1"),  # bit mask of the colours that two warring states hold
        ("strength", "u1", 3),
        ("backed", "u1", 4),  # by seat: 1 + what it chose in the war, as an action of the decision; 0 not yet
        ("winner", "u1"),  # index into warring
        ("quota", "u1"),
        # Options.
        ("short", "u1"),
        ("open_points", "u1"),
        ("still_turns", "u1"),
    ],
)
# The most deeds come with the last support of a war at the end of a turn: two choices told, how three states stand, the
# leaders of two losing ones with their points, every soldier, red pagodas, then pagoda points, full hands and market,
# the end, winners.
NOTED = noted(
    STATE,
    deeds=8 + 3 + 2 * 2 * 5 + int(TILES[R]) + int(PAGODAS.sum() + PAGODAS[R]) + int(4 * HAND + MARKET) + 4,
    tape=int(1 + SHORT_REMOVED + 2 * HAND + MARKET),
)


def write_options(s: Any, options: Mapping[str, Any]) -> None:
    """Write the map and the options of the table into a blank position."""
    s.short, s.open_points, s.still_turns = options["short"], options["open_points"], options["still_turns"]
    board = maps.load(options["map"])
    s.pitch, numbers = board.layout
    s.origin[:] = board.cells[0]
    capitals = [(x, kind) for x, kind in zip(numbers, board.kinds, strict=True) if kind.isupper()]
    s.letters[: len(capitals)] = [ord(letter) for _, letter in capitals]
    s.board[:] = words(numbers)
    s.river[:] = words(x for x, kind in zip(numbers, board.kinds, strict=True) if kind == "~")
    s.capital[:] = words(x for x, _ in capitals)
    for d in range(6):
        s.beside[d] = words(x for x, near in zip(numbers, board.near, strict=True) if near[d] != NOWHERE)

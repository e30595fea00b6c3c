"""The position of Yellow & Yangtze as one flat record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.position import noted, record
from . import maps
from .pieces import HAND, MARKET, MAX_SPACES, PAGODAS, SHORT_REMOVED, TILES, R

STATE = record(
    [
        # The map (YY-02), written once.
        ("near", "u1", (MAX_SPACES, 6)),  # neighbours: E, SE, SW, W, NW, NE
        ("column", "u2", MAX_SPACES),
        ("row", "u1", MAX_SPACES),
        ("capital", "u1", MAX_SPACES),  # the letter of the capital, 0 elsewhere
        ("land", "u8", 3),  # sets of spaces
        ("river", "u8", 3),
        # The board. One space more than there can be: it lies beyond the edge, and nothing ever stands there.
        ("empty", "u8", 3),  # spaces with neither tile nor leader
        ("tiled", "u8", 3),  # spaces with a tile
        ("court", "u8", 3),  # spaces that touch a black tile
        ("easy", "u8", 3),  # empty between steps
        ("points", "u2", (4, 5)),  # seat, colour
        ("pagoda", "u2", (5, 2)),  # triangle + 1 of each pagoda on the board, ascending, 0 beside it
        ("triangle", "u2"),  # pagoda from: where it goes
        ("tile", "u1", MAX_SPACES + 1),  # colour + 1
        ("leader", "u1", MAX_SPACES + 1),  # seat * 5 + colour + 1
        ("group", "u1", MAX_SPACES + 1),  # label of the linked group: its first space + 1
        ("held", "u1", MAX_SPACES + 1),  # by label: bit mask of the colours of the leaders in the group
        ("roofed", "u1", MAX_SPACES + 1),  # tiles that carry a pagoda
        ("black_near", "u1", MAX_SPACES + 1),  # number of black tiles next to the space
        ("scratch", "u1", MAX_SPACES + 1),  # empty between steps
        ("queue", "u1", MAX_SPACES),  # empty between steps
        ("spaces", "i2"),
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
        # The turn.
        ("active", "u1"),
        ("actions_left", "u1"),
        ("still", "u1"),
        ("drew", "u1"),  # a tile was drawn in this turn
        # The pending choice.
        ("seat", "u1"),  # who decides
        ("at", "u1"),  # the placed tile, or the leader that revolts
        ("building", "u1"),  # the pagoda comes from the action of YY-33
        ("discarded", "u1"),  # YY-35, so far
        ("rebel", "u1", 2),  # attacker, defender
        ("rebel_colour", "u1"),
        ("rebel_strength", "u1", 2),
        ("warring", "u1", 3),  # labels of the warring states, ascending
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
# The most deeds come with the last support of a war at the end of a turn: two choices told, the leaders of two losing
# states with their points, every soldier, red pagodas, then pagoda points, full hands and market, the end, winners.
NOTED = noted(
    STATE,
    deeds=8 + 2 * 2 * 5 + int(TILES[R]) + int(PAGODAS.sum() + PAGODAS[R]) + int(4 * HAND + MARKET) + 4,
    tape=int(1 + SHORT_REMOVED + 2 * HAND + MARKET),
)


def write_options(s: Any, options: Mapping[str, Any]) -> None:
    """Write the map and the options of the table into a blank position."""
    s.short, s.open_points, s.still_turns = options["short"], options["open_points"], options["still_turns"]
    board = maps.load(options["map"])
    s.spaces = len(board.cells)
    for i, ((row, column), near, kind) in enumerate(zip(board.cells, board.near, board.kinds, strict=True)):
        s.row[i], s.column[i], s.near[i] = row, column, near
        s.capital[i] = ord(kind) if kind.isupper() else 0
        terrain = s.river if kind == "~" else s.land
        terrain[i >> 6] |= type(terrain[0])(1 << (i & 63))

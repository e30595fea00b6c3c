"""The worked examples of the rules page: a position staged piece by piece, played by the engine, drawn by the scene."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...kernel.engine import Engine, load
from . import FACTS, board, maps
from . import rules as r
from .pieces import COLOURS
from .places import triangle as triangle_name

WAR_TILES = "Ke3 Rd2 Rc3 Kh5 Rg4 Rh3 Rh4 Rh2 Kd8 Kg8"
WAR_LEADERS = "K1e2 R1d3 G2e4 R0g5 K3g6"
WAR_PAGODA = "g4-h3-h4"
WAR_HANDS = ("YRRRKB", "RRKKGB", "KKGBBY", "KKGGBB")
WAR_MOVES = (
    "tile Y f4",
    "support c3 2",
    "support c3 0+",
    "support -",
    "support g4 3",
    "remove h2",
    "remove h3",
)
WAR_PLACE = ("c3", "e2", "g6", "h5")  # what the pictures show, and a little around it

# By picture: how many of the moves have been made.
PICTURES = {"war-1": 0, "war-2": 4, "war-3": len(WAR_MOVES)}


def stage(
    tiles: str, leaders: str, hands: tuple[str, ...], pagodas: str = "", options: Mapping[str, Any] | None = None
) -> Any:
    """The first seat's turn begins: tiles `Kg2 Rf1`, leaders `R0g1` (colour, seat, space), pagodas by triangle."""
    s = _engine().blank(len(hands), options or {})[0]
    at = maps.load(maps.DEFAULT).numbers
    s.empty[:] = s.board
    for tile in tiles.split():
        r.lay(s, COLOURS.index(tile[0]), at[tile[1:]])
    for leader in leaders.split():
        colour, seat, x = COLOURS.index(leader[0]), int(leader[1]), at[leader[2:]]
        r.stand(s, seat, colour, x)
        r.mend(s, x)
    for triangle in pagodas.split():
        first = at[triangle.split("-")[0]]
        t = next(t for t in (2 * first, 2 * first + 1) if triangle_name(s, t) == triangle)
        r.put_pagoda(s, r.colour_at(s, first), t)
    for seat, hand in enumerate(hands):
        s.hand[seat] = [hand.count(colour) for colour in COLOURS]
    r.begin_turn(s, 0)
    return s


def _engine() -> Engine:
    return load(FACTS.name)


def war(moves: int = len(WAR_MOVES)) -> Any:
    """The war of the rules page after so many of its moves."""
    engine = _engine()
    s = stage(WAR_TILES, WAR_LEADERS, WAR_HANDS, WAR_PAGODA)
    for move in WAR_MOVES[:moves]:
        s, _ = engine.after(s, int(s.seat), engine.parse(s, int(s.seat), move))
    return s


@cache
def picture(name: str, language: str) -> str:
    """A picture of the rules page as SVG, to be styled by `scene.css`; KeyError if there is none of that name."""
    return board.figure(_engine().view(war(PICTURES[name]), None), WAR_PLACE, name, language)

"""The pictures of the rules page: positions staged piece by piece, played by the engine, drawn by the scene.

`WAR` is the worked example of the rules. `STORIES` are those of the page to learn from, told to the lion, seat 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from ...kernel.deeds import Deed
from ...kernel.engine import Engine, load
from ...svg import at, with_more
from ...text import say
from . import DYNASTIES, FACTS, board, maps, scene
from . import rules as r
from .art import everything
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


class Story(NamedTuple):
    """A position and what is played from it, each action by the seat whose turn it is."""

    tiles: str
    leaders: str
    hands: tuple[str, str]
    actions: tuple[str, ...]


class Moment(NamedTuple):
    """A picture of a story: after how many actions, around which spaces, what is marked; none: the stage of a fight."""

    story: str
    actions: int
    around: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()


CAPITALS = "Ke3 Kd8 Kb10 Ke14 Kg8 Kg11 Kh5"
STORIES = {
    "tile": Story(CAPITALS, "", ("RRYGBK", "KKRRGB"), ("leader R d3", "tile R d2")),
    "pagoda": Story(f"{CAPITALS} Rd2 Rd3", "R0e4", ("RYGBKK", "KKRRGB"), ("tile R c3", "pagoda c3-d2-d3", "end")),
    "revolt": Story(f"{CAPITALS} Kf2", "R1e2 K1d7", ("KKKRYG", "RRRGGB"), ("leader R e4", "commit 2", "commit 0")),
    "war": Story(
        f"{CAPITALS} Rd3 Rd4 Rg4 Rh4 Rh3",
        "R0e4 R1g5 G1h6",
        ("YRRKKB", "KKKGGB"),
        ("tile Y f4", "support -", "support d3 2", "remove d3"),
    ),
}
QIN, TO_CHU = ("c3", "e2", "f4", "e5"), ("d1", "h3", "i6", "h6")
LEARN = {
    "learn-leader": Moment("tile", 1, QIN, ("leader-R0",)),
    "learn-tile": Moment("tile", 2, QIN, ("tile-d2",)),
    "learn-pagoda": Moment("pagoda", 3, QIN, ("tile-c3",)),
    "learn-revolt": Moment("revolt", 1, QIN, ("leader-R0",)),
    "learn-committed": Moment("revolt", 2),
    "learn-war": Moment("war", 1, TO_CHU, ("tile-f4",)),
    "learn-support": Moment("war", 2),
    "learn-peace": Moment("war", 4, TO_CHU, ("tile-f4",)),
}
BAG = "KKKKKKKKRRRRRRBBBBGGGGYY"  # what there is to draw in a story


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


def told(name: str, actions: int) -> tuple[Any, tuple[Deed, ...]]:
    """A story after so many actions: the position, and what the last one did."""
    engine, story = _engine(), STORIES[name]
    s = stage(story.tiles, story.leaders, story.hands)
    s.bag[:] = [BAG.count(colour) for colour in COLOURS]
    deeds: tuple[Deed, ...] = ()
    for action in story.actions[:actions]:
        s, deeds = engine.after(s, int(s.seat), engine.parse(s, int(s.seat), action))
    return s, deeds


def _learn(name: str, language: str) -> str:
    """A moment of a story, with the points that its last action brought where they were made."""
    story, actions, around, marks = LEARN[name]
    s, deeds = told(story, actions)
    view = _engine().view(s, None)
    if not around:
        names = [say("yy-emblem", language, emblem=dynasty) for dynasty in DYNASTIES]
        return with_more(board.draw(view, None, names, language)["stage"], f"<defs>{everything()}</defs>")
    over = ""
    for deed in deeds:
        if "points" in deed.args:
            x, y = (
                board.meeting_point(deed["triangle"].split("-"))
                if "triangle" in deed.args
                else board.centre(deed["space"])
            )
            (_, _, drawing), *_ = scene.travels(deed)
            over += f"<g {at(x + 20, y - 20, 0.8)}>{drawing}</g>"
    return board.figure(view, around, name, language, marks, over)


@cache
def picture(name: str, language: str) -> str:
    """A picture of the rules page as SVG, to be styled by `scene.css`; KeyError if there is none of that name."""
    if name in LEARN:
        return _learn(name, language)
    return board.figure(_engine().view(war(PICTURES[name]), None), WAR_PLACE, name, language)

"""The pictures of Yak's rules pages: positions that are told there, drawn by the scene (`scene:NAME` in the Markdown).

Everything here is written out by hand, so that a page can be shown without the engine; a test lets the engine agree.
"""

from __future__ import annotations

from pathlib import Path
from re import sub
from typing import Any

from ...svg import cropped, text, with_style
from ...text import say
from . import FACTS, board
from .art import defs, drawn
from .pieces import NUMBER_POINTS

# YK-28 to YK-30: [stone, level, place], and the group of each stone when its tower is counted, by colour.
TOWER = (
    *(("1", 1, 1), ("1", 1, 2), ("2", 1, 3), ("2", 1, 4), ("5", 1, 5)),
    *(("1", 2, 1), ("c", 2, 2), ("2", 2, 3), ("c", 2, 4)),
)
BECOMES = {(2, 2): "1", (2, 4): "5"}  # the colours that the crystals take
GROUPS = {"1": 4, "2": 3, "5": 2}  # the size of each group

# YK-01 to YK-06: three players at their first dawn.
DAWN: dict[str, Any] = {
    "day": 1,
    "decision": "dawn",
    "seat": None,
    "direction": 1,
    "baby": 0,
    "carts": [
        {"kind": "no bread", "food": [3, 3, 0], "stones": "12c"},
        {"kind": "no milk", "food": [3, 0, 3], "stones": "357"},
        {"kind": "no meat", "food": [0, 3, 3], "stones": "446"},
    ],
    "market": [2, 2, 2],
    "yurts": [[1, 1, 1], [1, 1, 1], [1, 1, 1]],
    "towers": [[], [], []],
    "bag": [6, 6, 6, 5, 6, 6, 6, 0, 6],
    "fog": 5,
    "mountain": 0,
    "fills": 0,
    "cards": [None, None, None],
    "out": "8",
    "stupa": None,
    "ending": False,
    "still": 0,
    "bonus": [],
    "pending": {},
}
OPTIONS = {option.name: option.default for option in FACTS.options}
# What a view of this dawn says beside its fields.
VIEW: dict[str, Any] = {
    **DAWN,
    "seats": 3,
    "over": False,
    "chosen": [False, False, False],
    "has_fog": True,
    "fog_chance": [10, 27],
    "tomorrow": [1, 2, 0],
    "tomorrow_with_fog": [2, 0, 1],
    "options": OPTIONS,
}
NAMES = ("Ada", "Bo", "Cy")
TRACK = "672 662 288 126"  # where on the board the mountain's track is
FOG = 2  # fog banks that lie on the mountain in the picture of the track

PICTURES = ("ring", "track", "tower")


def picture(name: str, language: str) -> str:
    """One of PICTURES as an <svg> of its own, its ids unlike those of any other; KeyError for another name."""
    drawn = {"ring": ring, "track": track, "tower": tower}[name](language)
    drawn = sub(r'\b(id="|href="#|url\(#)', rf"\1{name}-", drawn)
    return with_style(drawn, Path(__file__).with_name("scene.css"))


def ring(language: str) -> str:
    """YK-03: the carts at their stops."""
    return board.board(VIEW, None, NAMES, language)


def track(language: str) -> str:
    """YK-23: the board once more, cropped to the track, with some fog on the mountain."""
    view = {**VIEW, "fog": VIEW["fog"] - FOG, "mountain": FOG}
    return cropped(board.board(view, None, NAMES, language), TRACK)


def tower(language: str) -> str:
    """YK-28 to YK-30: a tower, the colour that each crystal takes, and beside it what groups and their number count."""
    out = [defs(), board.tower(TOWER, 190, 150, 1, "stone", places=False)]
    for (level, place), colour in BECOMES.items():
        x, y = board.tower_spot(190, 150, 1, level, place)
        out.append(drawn(f"s{colour}", x + 17, y - 13, 0.46))
    points = [(f"s{colour}", size, OPTIONS["group_points"][size - 2]) for colour, size in GROUPS.items()]
    for i, (shape, size, worth) in enumerate(points):
        y = 40 + 34 * i
        out.append(drawn(shape, 404, y, 0.56) + text(f"× {size}", 432, y + 8, "count", 22))
        out.append(text(worth, 530, y + 8, "count", 22, "end"))
    number = int(NUMBER_POINTS[len(points)])
    out += [drawn(shape, 392 + 13 * i, 142, 0.36) for i, (shape, _, _) in enumerate(points)]
    out.append(text(number, 530, 150, "count", 22, "end"))
    total = number + sum(worth for _, _, worth in points)
    out.append('<path class="rule" d="M384 162H534"/>' + text(total, 530, 188, "count", 26, "end"))
    return board.part("example", 556, 200, say("yk-title-example", language), "".join(out))

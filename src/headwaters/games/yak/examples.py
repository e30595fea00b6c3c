"""The pictures of Yak's rules page: positions that are told there, drawn by the scene (`scene:NAME` in the Markdown).

Those of the rules are written out by hand; a test lets the engine agree. Those of the page to learn from are moments of
a game whose record stands here and is replayed by the engine: the reader has seat 0.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from re import sub
from typing import Any, NamedTuple

from ...kernel.play import Play
from ...kernel.record import begun
from ...svg import cropped, marked, text, with_more, with_style
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

READER = 0  # the seat of the one who learns


def _dawn(*cards: str) -> list[dict[str, Any]]:
    """The secret choices of a day, in seat order."""
    return [{"seat": seat, "action": f"card {card}"} for seat, card in enumerate(cards)]


def _draw(to: int | str, what: str, fog: int = 0) -> dict[str, Any]:
    return {"chance": "draw", "to": to, "what": what, "fog": fog}


# Three days: the reader restocks, builds and goes to the market.
LEARN: tuple[dict[str, Any], ...] = (
    {"record": 1, "game": "yak", "rules": FACTS.version, "seats": 3, "options": {}, "names": list(NAMES)},
    {"chance": "first", "seat": DAWN["baby"]},
    {"chance": "out", "colour": DAWN["out"]},
    {"chance": "carts", "stops": [cart["kind"] for cart in DAWN["carts"]]},
    *(_draw(stop, cart["stones"]) for stop, cart in enumerate(DAWN["carts"])),
    *_dawn("restock", "build", "market"),
    {"seat": 0, "action": "take k"},
    _draw(0, "5"),
    {"seat": 1, "action": "buy 3"},
    {"seat": 1, "action": "pay 1-0-0"},
    {"seat": 1, "action": "set 3 1.3"},
    {"seat": 2, "action": "take 1-0-1"},
    _draw("keep", "367"),
    {"seat": 2, "action": "keep 6"},
    {"seat": 2, "action": "put 1"},
    *_dawn("build", "restock", "restock"),
    {"seat": 2, "action": "take b"},
    _draw(2, "2"),
    {"seat": 0, "action": "buy 4"},
    {"seat": 0, "action": "buy 4"},
    {"seat": 0, "action": "done"},
    {"seat": 0, "action": "pay 0-3-0"},
    {"seat": 0, "action": "set 4 1.2"},
    {"seat": 0, "action": "set 4 1.3"},
    *_dawn("market", "build", "build"),
    {"seat": 2, "action": "buy 5"},
    {"seat": 2, "action": "done"},
    {"seat": 2, "action": "pay 1-0-0"},
    {"seat": 2, "action": "set 5 1.3"},
    {"seat": 0, "action": "take 1-1-0"},
    _draw("keep", "274", 1),
)
OWN_STOP = "270 560 420 222"  # where on the board the reader's cart stands


class Moment(NamedTuple):
    """A picture of the page to learn from: after how many actions, which part, of it what box, what is marked."""

    actions: int
    part: str
    box: str = ""
    marks: tuple[str, ...] = ()


MOMENTS = {
    "learn-dawn": Moment(1, "hand"),
    "learn-restock": Moment(3, "board", OWN_STOP, ("food-k",)),
    "learn-build": Moment(14, "board", OWN_STOP, ("no-meat-4-0", "no-meat-4-1")),
    "learn-tower": Moment(20, "hand", "", ("own-stone-0", "own-stone-1")),
    "learn-fog": Moment(len([line for line in LEARN if "action" in line]), "board", "", ("mountain",)),
}


def picture(name: str, language: str) -> str:
    """The picture of this name as an <svg> of its own, its ids unlike those of any other; KeyError if there is none."""
    if name in MOMENTS:
        drawn = learn(name, language)
    else:
        drawn = {"ring": ring, "track": track, "tower": tower}[name](language)
    svg = sub(r'\b(id="|href="#|url\(#)', rf"\1{name}-", drawn)
    return with_style(svg, Path(__file__).with_name("scene.css"))


@cache
def learned(actions: int) -> Play:
    """The game of the page to learn from after so many actions."""
    acted = [number for number, line in enumerate(LEARN) if "action" in line]
    return begun(LEARN[: acted[actions]] if actions < len(acted) else LEARN)


def learn(name: str, language: str) -> str:
    """A moment of the game of the page to learn from, as the reader sees it."""
    actions, part, box, marks = MOMENTS[name]
    play = learned(actions)
    names = [say("page-you", language).capitalize(), *NAMES[1:]]
    svg = board.draw({**play.view(READER), "options": play.options}, READER, names, language)[part]
    svg = marked(svg, *marks)
    if part != "board":  # which lends its drawings to the other parts
        svg = with_more(svg, defs())
    return cropped(svg, box) if box else svg


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

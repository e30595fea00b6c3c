"""A position of Yellow & Yangtze as SVG, and its ids in words.

Top to bottom: the art (every drawing once, as a path), the hex map, the sheet that a part is drawn on, the parts
(board, hand, panels, stage), and what the page asks about ids: `path`, `label`, `prompt`, `read`.
Colours are the classes K, R, B, G, Y of `scene.css`; dynasties, in the order of DYNASTIES, the classes s0 to s3.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

from headwaters.text import say

from . import DYNASTIES
from .tell import COLOURS, effort, governors_beside, leader_home, linked, near, place, rivals, soldiers_in, states, won

View = Mapping[str, Any]
Args = dict[str, str | int]
Point = tuple[int, int]

HAND = 6
MARKET = 6
PAGODAS = {"K": 2, "R": 2, "B": 2, "G": 2, "Y": 1}
CAPITALS = {"Q": "Qin", "Z": "Zhao", "Y": "Yan", "I": "Qi", "H": "Han", "W": "Wei", "C": "Chu"}

# ---------------------------------------------------------------- the art

HALF, REACH, PITCH = 26, 30, 45  # a pointy-top hex: half its width, centre to tip, row to row
CORNERS = ((0, -30), (26, -15), (26, 15), (0, 30), (-26, 15), (-26, -15))
HEX = "M0-30l26 15v30l-26 15-26-15v-30z"
TILE = "M0-27.5l23.8 13.7v27.6l-23.8 13.7-23.8-13.7v-27.6z"
BEVEL = "M0-24l20.8 12v24l-20.8 12-20.8-12v-24z"

# Classes of the art stand alone in scene.css (`.yy-tc`, not `.scene-yy .tc`): within <use> a selector sees no parents.
# Colours still reach it, because custom properties are inherited.


def _ink(css: str, line: str) -> str:
    return f'<path class="yy-{css}" d="{line}"/>'


def _disc(css: str, radius: float, y: float = 0) -> str:
    return f'<circle class="yy-{css}" r="{radius}"' + (f' cy="{y}"/>' if y else "/>")


_MANE = "M0-12a4 4 0 0 1 6.6 1.9a4 4 0 0 1 4.2 5.4a4 4 0 0 1 0 6.6a4 4 0 0 1-4.2 5.6a4 4 0 0 1-6.6 2a4 4 0 0 1-6.6-2"
_MANE += "a4 4 0 0 1-4.2-5.6a4 4 0 0 1 0-6.6a4 4 0 0 1 4.2-5.4a4 4 0 0 1 6.6-1.9z"
_HORNS = (
    "M-5-4q5-2.5 10 0q5-1 5-8q5 9-3 12.5l-.8 2.5q-1.7 3-2 6.5q-4.2 4-8.4 0q-.3-3.5-2-6.5l-.8-2.5q-8-3.5-3-12.5q0 7 5 8z"
)
_ROOFS = "M0-31v6M-10.5 9h21v4h-21zM-15 3q6-1 7.5-7h15q1.5 6 7.5 7zM-12-8q5-1 6.5-6h11q1.5 5 6.5 6z"
_ROOFS += "M-9.5-17q6.5-1.5 9.5-8.5q3 7 9.5 8.5z"
_GRAINS = "M0-13q4 4 0 9q-4-5 0-9zM-1-1q-7 0-7-7q7 1 7 7zM1-1q7 0 7-7q-7 1-7 7z"
_GRAINS += "M-1 6.5q-7 0-7-7q7 1 7 7zM1 6.5q7 0 7-7q-7 1-7 7z"

ART: dict[str, str] = {
    # glyphs of the colours: hall, crossed swords, ear of grain, coin, bars of gold
    "gK": _ink("gf", "M-13-1q6.5-1.5 8.5-8h9q2 6.5 8.5 8z") + _ink("gl", "M-8.5 0v8m5.7-8v8m5.6-8v8m5.7-8v8m-20 2h23"),
    "gR": _ink("gl", "M-9 9 7.5-7.5M9 9-7.5-7.5M-9.5 3l6.5 6.5M9.5 3l-6.5 6.5")
    + _ink("gf", "M11-11l-1.3 6.5-5.2-5.2zM-11-11l1.3 6.5 5.2-5.2z"),
    "gB": _ink("gl", "M0 12v-14") + _ink("gf", _GRAINS),
    "gG": _disc("gl", 10) + _ink("gl", "M-3.5-3.5h7v7h-7z"),
    "gY": _ink("gf", "M-3.5-10h7l3 8h-13zM-10 1h6.5l3 8.5h-12.5zM10 1h-6.5l-3 8.5h12.5z"),
    # emblems of the dynasties
    "lion": _ink("ef", _MANE)
    + _ink("ep", "M-5.5-3q-.5-3 2.5-3h6q3 0 2.5 3l-1.5 7q-1.5 3.5-4 3.5t-4-3.5z")
    + _ink("ef", "M-2.6 1.5h5.2l-2.6 3z")
    + _ink("el", "M-4-2h2M4-2h-2M0 4v1.5"),
    "bull": _ink("ef", _HORNS)
    + _ink("ep", "M-3.8-.5l2.3 1.8h-2.3zM3.8-.5l-2.3 1.8h2.3zM-2.5 7.5h1.6v1.5h-1.6zM.9 7.5h1.6v1.5h-1.6z"),
    "archer": _ink("el", "M-3.5-12c1.5 3.5 11 5 11 12s-9.5 8.5-11 12M-11 0h18")
    + _ink("eh", "M-3.5-12l-5.5 12 5.5 12")
    + _ink("ef", "M13 0l-6.5-3.8v7.6zM-13-3l3.5 3-3.5 3h3.5l3-3-3-3z"),
    "pot": _ink("ef", "M-5.5-12h11v3h-2v2.5q8 2.5 8 9q0 6-4.5 9.5h-14q-4.5-3.5-4.5-9.5q0-6.5 8-9v-2.5h-2z")
    + _ink("el", "M-4.5-7.5q-8-.5-7.5 6M4.5-7.5q8-.5 7.5 6")
    + _ink("eb", "M-8.5 4l3.4-3.5 3.4 3.5 3.4-3.5 3.4 3.5 3.4-3.5"),
    # pieces: tile, leader, pagoda, empty place, tile seen from behind
    "t": f'<path class="yy-sh" d="{TILE}" transform="translate(0 3)"/>'
    + _ink("tc", TILE)
    + f'<path fill="url(#{{p}}-gloss)" d="{TILE}"/>'
    + _ink("tl", BEVEL)
    + _ink("re", TILE)
    + _ink("ri", TILE),
    "L": _disc("sh", 22.5, 2.5)
    + _disc("tc", 22)
    + '<circle r="22" fill="url(#{p}-gloss)"/>'
    + _disc("lp", 16.5)
    + _disc("re", 22.5)
    + _disc("ri", 22.5),
    "P": '<ellipse class="yy-sh" cx="1" cy="12" rx="16" ry="4.5"/>'
    + _ink("ph", _ROOFS)
    + _ink("pw", "M-7.5 1h15v8h-15zM-5.5-9h11v6h-11zM-4-18h8v5h-8z")
    + _ink("pr", _ROOFS),
    "chip": _ink("tc", TILE),
    "q": _ink("so", TILE),
    "back": _ink("bk", TILE) + _ink("bl", "M0-15l13 7.5v15l-13 7.5-13-7.5v-15z"),
    # places that can be chosen: a space, a triangle
    "s": _ink("hit", HEX) + _ink("re", BEVEL) + _ink("ri", BEVEL),
    "v": _disc("hit", 14)
    + f'<g class="yy-vg">{_disc("vc", 12.5)}<use href="#{{p}}-P" transform="translate(0 3.5) scale(.55)"/></g>',
    # the bag, and touches of ink and water on the map
    "bag": _ink("bg", "M-7-14q-17 12-17 26q0 10 10 10h28q10 0 10-10q0-14-17-26z")
    + _ink("bg", "M-7-14q-5-4-8-10q8 3 9 0q6 3 12 0q1 3 9 0q-3 6-8 10z")
    + _ink("bc", "M-9-14h18"),
    "hill": _ink("tx", "M-15 8q5-11 9-12q4 2 7 9M-6-4q2 4 1 7M1 5q4-10 7-10q4 2 8 13M8-5q2 5 1 8"),
    "pine": _ink("tx", "M-6 8v-5m-4 1q4-1 4-5q0 4 4 5M-9 0q3-1 3-4q0 3 3 4M7 10v-5m-4 1q4-1 4-5q0 4 4 5"),
    "reed": _ink("tx", "M-8 6q1-5-2-8m2 8q0-6 3-9M8 2q1-4-2-6m2 6q0-5 3-7M-2 12q0-4-2-6"),
    "wave": _ink("wv", "M-13 3q4-4 8 0t8 0M-3 9q4-4 8 0t8 0M-6-5q4-4 8 0t8 0"),
    # signs: fight, the defender's shield, the winner's crown
    "x": _ink("xw", "M-17 17 14-14M17 17-14-14M-18 6l12 12M18 6l-12 12")
    + _ink("xf", "M21-21l-3 12-9-9zM-21-21l3 12 9-9z"),
    "shield": _ink("xs", "M0-9l8 3q0 10-8 15q-8-5-8-15z"),
    "crown": _ink("cw", "M-9 6l-2-11 6 5 5-8 5 8 6-5-2 11z"),
}
ART |= {f"T{c}": f'<use href="#{{p}}-t"/><use href="#{{p}}-g{c}"/>' for c in COLOURS}
ART |= {f"m{c}": f'{_disc("mc", 8)}<use href="#{{p}}-g{c}" transform="scale(.42)"/>' for c in COLOURS}
_STOPS = (("0", "#fff", ".3"), (".45", "#fff", ".04"), ("1", "#000", ".3"))
GLOSS = '<linearGradient id="{p}-gloss" x1=".3" y1="0" x2=".6" y2="1">'
GLOSS += "".join(f'<stop offset="{at}" stop-color="{tone}" stop-opacity="{much}"/>' for at, tone, much in _STOPS)
GLOSS += "</linearGradient>"


def _num(value: float) -> str:
    """A coordinate, as short as can be."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


class Sheet:
    """One part under the brush: what is on it so far, and which drawings of the art it needs."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.needed: set[str] = set()

    def use(self, name: str, x: float = 0, y: float = 0, scale: float = 1, css: str = "") -> str:
        """A drawing of the art, placed."""
        self.needed.add(name)
        where = f"translate({_num(x)} {_num(y)})" if x or y else ""
        if scale != 1:
            where += f"scale({_num(scale)})"
        placed = f' transform="{where}"' if where else ""
        return f'<use href="#{self.prefix}-{name}"{placed}{_css(css)}/>'

    def defs(self) -> str:
        """The drawings that are used on this sheet, under ids of its own."""
        todo, found = sorted(self.needed), {}
        while todo:
            name = todo.pop()
            if name not in found and name != "gloss":
                found[name] = ART[name]
                todo += re.findall(r"#\{p\}-(\w+)", ART[name])
        art = "".join(f'<g id="{{p}}-{name}">{found[name]}</g>' for name in sorted(found))
        gloss = GLOSS if "gloss" in art else ""
        return f"<defs>{gloss}{art}</defs>".replace("{p}", self.prefix)

    def svg(self, box: tuple[float, float, float, float], title: str, body: str, css: str) -> str:
        """The finished part."""
        view_box = " ".join(_num(side) for side in box)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" class="scene-yy {css}">'
            f"<title>{escape(title)}</title>{self.defs()}{body}</svg>"
        )


def _css(names: str) -> str:
    return f' class="{names}"' if names else ""


def _text(x: float, y: float, words: str | int, css: str) -> str:
    return f'<text x="{_num(x)}" y="{_num(y)}" class="{css}">{escape(str(words))}</text>'


def _piece(id_: str, x: float, y: float, css: str, body: str, origin: str = "") -> str:
    """A piece or a place: its own group, moved by its own transform."""
    come = f' data-from="{origin}"' if origin else ""
    return f'<g id="{id_}" class="{css}" transform="translate({_num(x)} {_num(y)})"{come}>{body}</g>'


# ---------------------------------------------------------------- the map


def centre(space: str) -> Point:
    """The middle of a space on the board."""
    row, column = place(space)
    return HALF + 2 * HALF * column + HALF * (row % 2), REACH + PITCH * row


def meeting_point(triangle: Sequence[str]) -> Point:
    """The corner that the three spaces of a triangle share."""
    middles = [centre(space) for space in triangle]
    return round(sum(x for x, _ in middles) / 3), round(sum(y for _, y in middles) / 3)


def spaces(view: View) -> dict[str, str]:
    """YY-02 The spaces of the map in map order, with their cells: land, river or a capital's letter."""
    return _spaces(tuple(view["map"]))


@cache
def _spaces(rows: tuple[str, ...]) -> dict[str, str]:
    return {f"{chr(97 + r)}{c + 1}": cell for r, row in enumerate(rows) for c, cell in enumerate(row) if cell != "-"}


def _loops(group: Iterable[str]) -> list[list[Point]]:
    """The outlines of a group of hexes: its corners, clockwise, one list for each outline."""
    inside = set(group)
    onward: dict[Point, Point] = {}
    for space in inside:
        x, y = centre(space)
        for side, other in enumerate(near(space)):
            if other not in inside:  # `near` begins in the east, which is the side after the second corner
                (ax, ay), (bx, by) = CORNERS[(side + 1) % 6], CORNERS[(side + 2) % 6]
                onward[x + ax, y + ay] = (x + bx, y + by)
    loops = []
    while onward:
        start = min(onward)
        loop, corner = [start], onward.pop(start)
        while corner != start:
            loop.append(corner)
            corner = onward.pop(corner)
        loops.append(loop)
    return loops


def _outline(group: Iterable[str]) -> str:
    """The border of a group of hexes, edge by edge."""
    path = ""
    for loop in _loops(group):
        path += f"M{loop[0][0]} {loop[0][1]}"
        for (ax, ay), (bx, by) in pairwise(loop):
            path += f"v{by - ay}" if ax == bx else f"l{bx - ax} {by - ay}"
        path += "z"
    return path


def _banks(group: Iterable[str]) -> str:
    """The border of a group of hexes as a flowing line: each corner becomes a bend."""
    path = ""
    for loop in _loops(group):
        middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(loop, loop[1:] + loop[:1], strict=True)]
        path += f"M{_num(middles[-1][0])} {_num(middles[-1][1])}"
        for (cx, cy), (mx, my) in zip(loop, middles, strict=True):
            path += f"Q{cx} {cy} {_num(mx)} {_num(my)}"
        path += "z"
    return path


def free_triangles(view: View) -> list[tuple[str, str]]:
    """YY-29, YY-33 Colour and triangle wherever a pagoda could stand: three tiles of a colour, none under a pagoda."""
    board = view["board"]
    taken = {space for pagoda in view["pagodas"] for space in pagoda[1:].split("-")}
    found = []
    for space in sorted(board, key=place):
        east, south_east, south_west, *_ = near(space)
        for three in ((space, east, south_east), (space, south_west, south_east)):
            if all(board.get(s) == board[space] for s in three) and not taken.intersection(three):
                found.append((board[space], "-".join(three)))
    return found


# ---------------------------------------------------------------- the position in the viewer's words


def _origin_seat(view: View) -> int:
    """Whose turn brought the newest pieces: the player before, when a turn has just begun."""
    fresh = view["decision"] == "main" and view["actions_left"] == 2
    return int((view["active"] - 1) % len(view["hands"]) if fresh else view["active"])


def _origin(view: View, seat: int | None, colour: str) -> str:
    """Where a tile that is new on the board came from."""
    who = _origin_seat(view)
    return f"hand-{colour}" if who == seat else f"tiles-{who}"


def _own_hand(view: View) -> str:
    """The hand that is open in this view, as letters; the hand of who is asked, if several are."""
    hands = [view["hands"][view["seat"]], *view["hands"]]
    return next((hand for hand in hands if isinstance(hand, str)), "")


def _hand_size(view: View, seat: int) -> int:
    hand = view["hands"][seat]
    return len(hand) if isinstance(hand, str) else int(hand)


def _capital_of(view: View, group: Iterable[str]) -> str:
    cells = spaces(view)
    return next((CAPITALS.get(cells[s], cells[s]) for s in group if cells.get(s, ".").isupper()), "")


def _could_bring_war(view: View, tile: str, war: Mapping[str, int]) -> bool:
    """YY-13, YY-22 Whether the position without this tile is one in which placing it brings just this war."""
    board, leaders = view["board"], view["leaders"]
    around = [space in board or space in leaders for space in near(tile)]
    if sum(here and not before for before, here in pairwise([around[-1], *around])) < 2:  # it links nothing
        return False
    if any(tile in pagoda[1:].split("-") for pagoda in view["pagodas"]):
        return False
    if board[tile] == "K" and any(s in leaders and governors_beside(view, s) == 1 for s in near(tile)):
        return False
    apart = states(view, tile)
    colours = [[leaders[s][0] for s in group if s in leaders] for group in apart]
    if any(len(held) != len(set(held)) for held in colours):
        return False
    beside = set(near(tile))
    touching = [(group, held) for group, held in zip(apart, colours, strict=True) if beside.intersection(group)]
    warring = {
        group[0]: soldiers_in(view, group)
        for group, held in touching
        if any(other is not group and set(held).intersection(theirs) for other, theirs in touching)
    }
    return warring.keys() == war.keys() and all(warring[name] <= strength for name, strength in war.items())


def _war_tile(view: View) -> str:
    """YY-22 The tile that brought the war. A view may name it (`placed`). Otherwise it is the tile that explains the
    war and leaves the least to support; of several in a row between the states, which explain it alike, the first."""
    if view.get("placed"):
        return str(view["placed"])
    war = dict(view["pending"]["war"])
    fitting = [tile for tile in sorted(view["board"], key=place) if _could_bring_war(view, tile, war)]

    def soldiers_explained(tile: str) -> int:
        return sum(soldiers_in(view, group) for group in states(view, tile) if group[0] in war)

    return max(fitting, key=soldiers_explained, default="")


def _warring(view: View) -> dict[str, list[str]]:
    """YY-22 The warring states by name, with their spaces as they were before the tile."""
    if "war" not in view["pending"]:
        return {}
    apart = {group[0]: group for group in states(view, _war_tile(view))}
    return {name: apart.get(name, [name]) for name, _ in view["pending"]["war"]}


def _state_names(view: View) -> dict[str, str]:
    """The states by their first spaces, called after a capital in them where there is one."""
    called = {}
    for group in [*states(view), *_warring(view).values()]:
        capital = _capital_of(view, group)
        called[group[0]] = f"{capital} ({group[0]})" if capital else group[0]
    return called


# ---------------------------------------------------------------- the board


@cache
def _land(rows: tuple[str, ...], prefix: str) -> tuple[str, frozenset[str]]:
    """The map itself, without pieces, and the drawings it needs."""
    sheet = Sheet(prefix)
    cells = _spaces(rows)
    river = [space for space, cell in cells.items() if cell == "~"]
    edge, banks = _outline(cells), _banks(river)
    body = f'<path class="shore" d="{edge}"/><path class="land" d="{edge}"/>'
    body += "".join(_growth(sheet, space) for space, cell in cells.items() if cell == ".")
    river_line = f'<use href="#{prefix}-river" class="'
    body += f'<clipPath id="{prefix}-banks"><path id="{prefix}-river" d="{banks}"/></clipPath>{river_line}sand"/>'
    body += f'<g clip-path="url(#{prefix}-banks)">'
    body += "".join(f'{river_line}{depth}"/>' for depth in ("water", "w1", "w2", "w3", "w4", "w5", "w6"))
    waves = [space for space in river if (sum(place(space)) + place(space)[0] // 2) % 2]
    body += "".join(sheet.use("wave", *centre(space)) for space in waves) + "</g>"
    body += f'{river_line}bank"/>'
    grid = "".join(f"M{x} {y - REACH}l26 15v30l-26 15-26-15v-30z" for x, y in map(centre, cells))
    body += f'<path class="grid" d="{grid}"/><path class="edge" d="{edge}"/>'
    return body + _ruler(rows), frozenset(sheet.needed)


def _growth(sheet: Sheet, space: str) -> str:
    """A touch of ink on a land space here and there, always the same."""
    row, column = place(space)
    kind = (row * 31 + column * 17 + row * column * 7) % 11
    growth = {0: "hill", 2: "pine", 5: "hill", 6: "reed", 9: "pine"}.get(kind)
    return sheet.use(growth, *centre(space)) if growth else ""


def _ruler(rows: tuple[str, ...]) -> str:
    """Row letters and column numbers, as the notation names the spaces."""
    width = max(map(len, rows))
    body = "".join(_text(-13, REACH + PITCH * r + 3.5, chr(97 + r), "rule") for r in range(len(rows)))
    return body + "".join(_text(HALF + 2 * HALF * c, -7, c + 1, "rule") for c in range(width))


def _realms(view: View) -> str:
    """YY-05 The soft halo around each state; the warring ones glow apart."""
    warring = _warring(view)
    at_war = {space for side in warring.values() for space in side}
    peaceful = "".join(_outline(group) for group in states(view) if not at_war.intersection(group))
    body = "".join(f'<path class="{layer}" d="{peaceful}"/>' for layer in ("border", "realm") if peaceful)
    return body + "".join(f'<path class="realm war" d="{_outline(group)}"/>' for group in warring.values())


def _tiles(sheet: Sheet, view: View, seat: int | None) -> str:
    body = ""
    for space in sorted(view["board"], key=place):
        colour = view["board"][space]
        body += _piece(f"tile-{space}", *centre(space), colour, sheet.use(f"T{colour}"), _origin(view, seat, colour))
    return body


def _capitals(view: View) -> str:
    """Names of the capitals: ink on the land, cream on the tile that lies there."""
    body = ""
    for space, cell in spaces(view).items():
        if cell.isupper() and space not in view["leaders"]:
            x, y = centre(space)
            body += _text(x, y + 19, CAPITALS.get(cell, cell), f"cap {view['board'].get(space, '')}".strip())
    return body


def _targets(sheet: Sheet, view: View) -> str:
    return "".join(_piece(f"space-{space}", *centre(space), "space", sheet.use("s")) for space in spaces(view))


def _dynasty(view: View, seat: int) -> str:
    """The dynasty a seat plays: the one it chose, where the table names them, else its own in the order of seats."""
    return str(view["emblems"][seat]) if "emblems" in view else DYNASTIES[seat]


def _tint(dynasty: str) -> str:
    """The class of a dynasty's paper."""
    return f"s{DYNASTIES.index(dynasty)}"


def _face(sheet: Sheet, dynasty: str, colour: str) -> str:
    """The face of a leader: the dynasty's emblem in a ring of the colour, with the colour's glyph."""
    return sheet.use("L") + sheet.use(dynasty, 0, -2.5, 0.88) + sheet.use(f"m{colour}", 0, 18)


def _leader(
    sheet: Sheet, view: View, leader: str, x: float, y: float, scale: float = 1, strength: int | None = None
) -> str:
    """A leader as a piece, with its strength in a revolt where it stands."""
    colour, dynasty = leader[0], _dynasty(view, int(leader[1:]))
    body = _face(sheet, dynasty, colour)
    if strength is not None:
        body += f'<circle class="sb" cx="16" cy="-16" r="8"/>{_text(16, -12.4, strength, "sn")}'
    if scale != 1:
        body = f'<g transform="scale({_num(scale)})">{body}</g>'
    return _piece(f"leader-{leader}", x, y, f"leader {colour} {_tint(dynasty)}", body)


def _leaders(sheet: Sheet, view: View) -> str:
    return "".join(
        _leader(sheet, view, view["leaders"][space], *centre(space), strength=governors_beside(view, space))
        for space in sorted(view["leaders"], key=place)
    )


def _banners(sheet: Sheet, view: View) -> str:
    """YY-23 The soldiers of each state, on a pennant over its first space: what it would bring into a war."""
    warring = _warring(view)
    groups = list(warring.values()) or states(view)
    strengths = dict(view["pending"].get("war", []))
    body = ""
    for group in groups:
        x, y = centre(group[0])
        strength = strengths.get(group[0], soldiers_in(view, group))
        if strength:
            flag = '<path class="pole" d="M0 8v-26"/><path class="flag" d="M0-18h25l-5 7.5 5 7.5h-25z"/>'
            flag += sheet.use("gR", 7.5, -10.5, 0.42) + _text(16.5, -6.6, strength, "fn")
            body += f'<g class="R pennant" transform="translate({x - 13} {y - 18})">{flag}</g>'
    return body


def _pagoda(sheet: Sheet, colour: str, scale: float = 1) -> str:
    return sheet.use("P", 0, 0, scale) + sheet.use(f"g{colour}", 0, 5.2 * scale, 0.3 * scale, "pg")


def _pagodas(sheet: Sheet, view: View) -> str:
    body = ""
    for pagoda in view["pagodas"]:
        colour, triangle = pagoda[0], pagoda[1:]
        x, y = meeting_point(triangle.split("-"))
        body += _piece(f"pagoda-{triangle}", x, y + 4, f"pagoda {colour}", _pagoda(sheet, colour), f"supply-{colour}")
    return body


def _triangles(sheet: Sheet, view: View) -> str:
    """Where a pagoda could be put: unseen until offered."""
    body = ""
    for colour, triangle in free_triangles(view):
        x, y = meeting_point(triangle.split("-"))
        body += _piece(f"triangle-{triangle}", x, y, f"target {colour}", sheet.use("v"))
    return body


TRAY = (796, 96)  # width, height


def _tray(sheet: Sheet, view: View, x: float, y: float, language: str) -> str:
    """Beside the map: the market, the pagodas that wait, the bag."""
    width, height = TRAY
    body = f'<rect class="tray" x="0" y="0" width="{width}" height="{height}" rx="14"/>'
    body += f'<rect class="trayline" x="4" y="4" width="{width - 8}" height="{height - 8}" rx="11"/>'
    body += _text(24, 19, say("yy-word-market", language), "cap2")
    body += _text(412, 19, say("yy-word-pagodas", language), "cap2")
    body += _text(width - 26, 19, say("yy-word-bag", language), "cap2 end")
    body += _market(sheet, view) + _supply(sheet, view)
    bag = sheet.use("bag", 0, 0, 1.15) + _text(0, 17, view["bag"], "bagn")
    body += _piece("bag", width - 50, 58, "bag", bag)
    return f'<g transform="translate({_num(x)} {_num(y)})">{body}</g>'


def _market(sheet: Sheet, view: View) -> str:
    market = view["market"]
    body = "".join(sheet.use("q", 50 + 60 * i, 58, 1.05) for i in range(len(market), MARKET))
    for colour in COLOURS:
        shown = [i for i, tile in enumerate(market) if tile == colour]
        if shown:
            tiles = "".join(sheet.use(f"T{colour}", 50 + 60 * i, 58, 1.08) for i in shown)
            body += f'<g id="market-{colour}" class="market {colour}">{tiles}</g>'
    return body


def _supply(sheet: Sheet, view: View) -> str:
    """YY-01 The pagodas beside the board; an empty plinth where one is out on the map."""
    body, x = "", 428
    for colour in COLOURS:
        left = PAGODAS[colour] - sum(pagoda[0] == colour for pagoda in view["pagodas"])
        plinths = ""
        for i in range(PAGODAS[colour]):
            plinths += _pagoda_at(sheet, colour, x, i < left)
            x += 26
        body += f'<g id="supply-{colour}" class="{colour}">{plinths}</g>'
        x += 10
    return body


def _pagoda_at(sheet: Sheet, colour: str, x: float, there: bool) -> str:
    if there:
        return f'<g transform="translate({_num(x)} 66)">{_pagoda(sheet, colour, 0.9)}</g>'
    return f'<ellipse class="plinth" cx="{_num(x)}" cy="76" rx="10" ry="3.5"/>'


def _board(view: View, seat: int | None, language: str) -> str:
    sheet = Sheet("yyb")
    rows = tuple(view["map"])
    land, needed = _land(rows, sheet.prefix)
    sheet.needed |= needed
    width = max(HALF * (2 * len(row) + r % 2) for r, row in enumerate(rows))
    height = PITCH * (len(rows) - 1) + 2 * REACH
    sheet_width = max(width, TRAY[0])
    layers = (
        land,
        _realms(view),
        f'<g class="tiles">{_tiles(sheet, view, seat)}</g>',
        _capitals(view),
        f'<g class="spaces">{_targets(sheet, view)}</g>',
        f'<g class="leaders">{_leaders(sheet, view)}</g>',
        f'<g class="pennants">{_banners(sheet, view)}</g>',
        f'<g class="pagodas">{_pagodas(sheet, view)}</g>',
        f'<g class="triangles">{_triangles(sheet, view)}</g>',
        _tray(sheet, view, (sheet_width - TRAY[0]) / 2, height + 16, language),
    )
    box = (-24, -24, sheet_width + 40, height + 16 + TRAY[1] + 36)
    return sheet.svg(box, say("yy-title-board", language), "".join(layers), "yy-board")


def figure(view: View, around: Iterable[str], name: str, language: str) -> str:
    """The board around some spaces as a picture to look at: without tray, and with ids only for its own drawings."""
    sheet = Sheet(f"yyf-{name}")
    middles = [centre(space) for space in around]
    left, top = min(x for x, _ in middles) - 2 * HALF, min(y for _, y in middles) - PITCH
    right, bottom = max(x for x, _ in middles) + 2 * HALF, max(y for _, y in middles) + PITCH
    # Of the map only what is seen, and a little more, so that its edge is out of sight.
    rows = [row[: right // (2 * HALF) + 2] for row in view["map"][: bottom // PITCH + 2]]
    part = {**view, "map": rows}
    land, needed = _land(tuple(rows), sheet.prefix)
    sheet.needed |= needed
    pieces = "".join(
        (_realms(part), _tiles(sheet, part, None), _capitals(part), _leaders(sheet, part), _banners(sheet, part))
    )
    pieces += _pagodas(sheet, part)
    body = land + re.sub(r' (?:id|data-from)="[^"]*"', "", pieces)
    return sheet.svg((left, top, right - left, bottom - top), say("yy-title-figure", language), body, "yy-figure")


# ---------------------------------------------------------------- hand and panels


def _slot(sheet: Sheet, leader: str, x: float, y: float, scale: float) -> str:
    """The empty place of a leader that is out on the board."""
    ring = f'<circle class="away" r="{_num(19 * scale)}"/>'
    glyph = sheet.use(f"g{leader[0]}", 0, 0, 0.6 * scale, "ghost")
    return f'<g class="{leader[0]} slot" transform="translate({_num(x)} {_num(y)})">{ring}{glyph}</g>'


def _bench(sheet: Sheet, view: View, seat: int, x: float, y: float, step: float, scale: float, pieces: bool) -> str:
    """The leaders of a seat: those off the board as pieces, the others as empty places."""
    body = ""
    for i, colour in enumerate(COLOURS):
        leader = f"{colour}{seat}"
        at = x + step * i
        if leader_home(view, leader):
            body += _slot(sheet, leader, at, y, scale)
        elif pieces:
            body += _leader(sheet, view, leader, at, y, scale)
        else:
            body += _mini_leader(sheet, view, leader, at, y, scale)
    return body


def _score_row(sheet: Sheet, view: View, seat: int, x: float, y: float, step: float, scale: float, named: bool) -> str:
    """The points of a seat by colour, as far as they may be known."""
    points = view["points"][seat]
    body = ""
    for i, colour in enumerate(COLOURS):
        glyph = sheet.use("chip", 0, 0, scale) + sheet.use(f"g{colour}", 0, 0, scale)
        number = _text(0, 35 * scale + 11, points[i], "pts") if points else ""
        name = f' id="points-{colour}{seat}"' if named else ""
        where = f"translate({_num(x + step * i)} {_num(y)})"
        body += f'<g{name} class="{colour} score{"" if points else " secret"}" transform="{where}">{glyph}{number}</g>'
    return body


def _medal(sheet: Sheet, view: View, seat: int, x: float, y: float, scale: float) -> str:
    """The dynasty's emblem; seals below it for the actions that are left in the turn."""
    turn = view["active"] == seat and not view["over"]
    dynasty = _dynasty(view, seat)
    body = '<circle class="medal" r="24"/><circle class="medalline" r="21"/>' + sheet.use(dynasty, 0, 0, 1.25)
    if turn:
        left = view["actions_left"]
        for i in range(2):
            css = "seal" if i < left else "seal spent"
            body += f'<rect class="{css}" x="{i * 12 - 11}" y="17" width="10" height="10" rx="2"/>'
    if view["over"] and seat in view.get("winners", []):
        body += f'<g class="victor" transform="translate(18 -18)"><circle r="11"/>{sheet.use("crown", 0, 1, 0.6)}</g>'
    css = f"{_tint(dynasty)} turn" if turn else _tint(dynasty)
    return f'<g class="{css}" transform="translate({_num(x)} {_num(y)}) scale({_num(scale)})">{body}</g>'


def _hand(view: View, seat: int, language: str) -> str:
    sheet = Sheet("yyh")
    hand = view["hands"][seat]
    body = '<rect class="tray" x="1" y="1" width="398" height="146" rx="14"/>'
    body += '<rect class="trayline" x="5" y="5" width="390" height="138" rx="11"/>'
    body += "".join(sheet.use("q", 34 + 53 * i, 40) for i in range(len(hand), HAND))
    for colour in COLOURS:
        held = [i for i, tile in enumerate(hand) if tile == colour]
        if held:
            tile = sheet.use(f"T{colour}")
            tiles = "".join(
                _piece(f"own-{colour}-{k}", 34 + 53 * i, 40, "own", tile, "bag") for k, i in enumerate(held)
            )
            body += f'<g id="hand-{colour}" class="hold {colour}">{tiles}</g>'
    body += _medal(sheet, view, seat, 364, 37, 0.95)
    body += '<path class="fold" d="M14 79h372"/>'
    body += _bench(sheet, view, seat, 35, 111, 44, 0.9, pieces=True)
    body += _score_row(sheet, view, seat, 255, 102, 30.5, 0.44, named=True)
    return sheet.svg((0, 0, 400, 148), say("yy-title-hand", language), body, "yy-hand")


def _panel(view: View, owner: int, seat: int | None, language: str) -> str:
    sheet = Sheet(f"yyp{owner}")
    own = owner == seat
    body = _medal(sheet, view, owner, 34, 32, 1)
    body += _bench(sheet, view, owner, 86, 27, 33, 0.66, pieces=not own)
    if view["over"]:
        body += _final_score(view, owner)
    else:
        held = _hand_size(view, owner)
        backs = "".join(
            sheet.use("back" if i < held else "q", i % 3 * 15 - 15, i // 3 * 13 - 6.5, 0.28) for i in range(HAND)
        )
        body += _piece("tiles-" + str(owner), 34, 78, "backs", backs)
    body += _score_row(sheet, view, owner, 86, 66, 33, 0.4, named=not own)
    title = say("yy-title-seat", language, emblem=_dynasty(view, owner), count=_hand_size(view, owner))
    return sheet.svg((0, 0, 244, 98), title, body, "yy-seat")


def _final_score(view: View, owner: int) -> str:
    """YY-37 The lowest colour counts; the others break ties."""
    lowest, *others = view["scores"][owner]
    row = " · ".join(map(str, others))
    return f'<g class="final">{_text(34, 80, lowest, "low")}{_text(34, 93, row, "rest")}</g>'


# ---------------------------------------------------------------- the stage


PIP = 27  # a counted tile on the stage, with its gap


def _rows_of(count: int, wide: int) -> int:
    return -(-count // wide)


def _pips(sheet: Sheet, colour: str, count: int, committed: int, x: float, y: float, wide: int) -> str:
    """Tiles counted up in rows; those committed lie below them, each in a ring."""
    body = ""
    for i in range(count):
        at = (x + (i % wide - (min(wide, count) - 1) / 2) * PIP, y + i // wide * PIP)
        body += sheet.use(f"T{colour}", *at, 0.46)
    y += _rows_of(count, wide) * PIP + (5 if count else 0)
    for i in range(committed):
        at = (x + (i % wide - (min(wide, committed) - 1) / 2) * PIP, y + i // wide * PIP)
        body += sheet.use(f"T{colour}", *at, 0.42)
        body += f'<circle class="committed" cx="{_num(at[0])}" cy="{_num(at[1])}" r="12.5"/>'
    return f'<g class="{colour} pips">{body}</g>'


def _strength(x: float, y: float, strength: int, best: bool) -> str:
    css = "power best" if best else "power"
    number = _text(0, 10, strength, "pn")
    return f'<g class="{css}" transform="translate({_num(x)} {_num(y)})"><circle r="24"/>{number}</g>'


def _mini_leader(sheet: Sheet, view: View, leader: str, x: float, y: float, scale: float, css: str = "") -> str:
    """A leader shown once more, not the piece itself."""
    colour, dynasty = leader[0], _dynasty(view, int(leader[1:]))
    classes = f"{colour} {_tint(dynasty)} {css}".strip()
    where = f"translate({_num(x)} {_num(y)}) scale({_num(scale)})"
    return f'<g class="{classes}" transform="{where}">{_face(sheet, dynasty, colour)}</g>'


def _side_of_war(sheet: Sheet, view: View, name: str, left: float, width: float, height: float) -> str:
    """One warring state: its leaders, its soldiers, the support beside them, its strength."""
    warring = _warring(view)
    strengths = dict(view["pending"]["war"])
    group = warring[name]
    colours = [{view["leaders"][s][0] for s in side if s in view["leaders"]} for side in warring.values()]
    leaders = [view["leaders"][s] for s in group if s in view["leaders"]]
    middle = left + width / 2
    body = f'<rect class="card" x="{_num(left)}" y="54" width="{_num(width)}" height="{_num(height)}" rx="12"/>'
    body += f'<rect class="cardring" x="{_num(left)}" y="54" width="{_num(width)}" height="{_num(height)}" rx="12"/>'
    body += _text(middle, 80, _state_names(view)[name], "sidename")
    for i, leader in enumerate(leaders):
        at = middle + (i - (len(leaders) - 1) / 2) * min(40, (width - 24) / len(leaders))
        fighting = sum(leader[0] in held for held in colours) >= 2
        body += _mini_leader(sheet, view, leader, at, 112, 0.78, "fighting" if fighting else "aside")
    soldiers = soldiers_in(view, group)
    body += _pips(sheet, "R", soldiers, strengths[name] - soldiers, middle, 158, int((width - 16) // PIP))
    body += _strength(middle, 54 + height - 34, strengths[name], strengths[name] == max(strengths.values()))
    kind = "state" if view["decision"] == "war tie" else "support"
    return f'<g id="{kind}-{name}" class="side">{body}</g>'


def _war(view: View, language: str) -> str:
    sheet = Sheet("yys")
    names = list(_warring(view))
    gap, total = 44, 560
    width = (total - 24 - gap * (len(names) - 1)) / len(names)
    wide = int((width - 16) // PIP)
    strengths = dict(view["pending"]["war"])
    rows = 0
    for name, group in _warring(view).items():
        soldiers = soldiers_in(view, group)
        rows = max(rows, _rows_of(soldiers, wide) + _rows_of(strengths[name] - soldiers, wide))
    height = 172 + PIP * rows
    body = _frame(total, height + 70) + _text(total / 2, 36, say("yy-word-war", language), "stagetitle")
    for i, name in enumerate(names):
        left = 12 + i * (width + gap)
        body += _side_of_war(sheet, view, name, left, width, height)
        if i:
            body += sheet.use("x", left - gap / 2, 54 + height / 2, 0.72)
    return sheet.svg((0, 0, total, height + 70), say("yy-title-war", language), body, "yy-stage")


def _frame(width: float, height: float) -> str:
    return (
        f'<rect class="stage" x="1" y="1" width="{_num(width - 2)}" height="{_num(height - 2)}" rx="16"/>'
        f'<rect class="stageline" x="6" y="6" width="{_num(width - 12)}" height="{_num(height - 12)}" rx="12"/>'
    )


def _revolt(view: View, names: Sequence[str], language: str) -> str:
    sheet = Sheet("yys")
    attacker, defender, attack, defence = view["pending"]["revolt"]
    attack_space, defence_space = rivals(view)
    sides = (
        ("attacker", attacker, attack_space, attack, 140),
        ("defender", defender, defence_space, defence, 420),
    )
    beside = {space: governors_beside(view, space) for space in (attack_space, defence_space)}
    rows = max(_rows_of(beside[space], 8) + _rows_of(strength - beside[space], 8) for _, _, space, strength, _ in sides)
    height = 205 + PIP * rows
    body = _frame(560, height + 70) + _text(280, 36, say("yy-word-revolt", language), "stagetitle")
    for role, who, space, strength, x in sides:
        body += f'<rect class="card" x="{x - 122}" y="54" width="244" height="{height}" rx="12"/>'
        body += _text(x, 80, _name(names, who), "sidename") + _text(x, 97, say(f"yy-word-{role}", language), "siderole")
        body += _mini_leader(sheet, view, view["leaders"][space], x, 142, 1.5)
        body += _pips(sheet, "K", beside[space], strength - beside[space], x, 202, 8)
        body += _strength(x, height + 20, strength, (role == "attacker") == (attack > defence))
    body += sheet.use("x", 280, 150, 0.6)
    body += sheet.use("shield", 462, height + 20)
    return sheet.svg((0, 0, 560, height + 70), say("yy-title-revolt", language), body, "yy-stage")


def _stage(view: View, names: Sequence[str], language: str) -> str:
    if view["over"]:
        return ""
    if "war" in view["pending"]:
        return _war(view, language)
    return _revolt(view, names, language) if "revolt" in view["pending"] else ""


def _name(names: Sequence[str], seat: int) -> str:
    return str(names[seat]) if seat < len(names) else str(seat + 1)


# ---------------------------------------------------------------- the parts together


def draw(view: View, seat: int | None, names: Sequence[str], language: str) -> dict[str, str]:
    """The parts of the table, each an SVG."""
    if "war" in view["pending"]:
        view = {**view, "placed": _war_tile(view)}
    parts = {"board": _board(view, seat, language)}
    if seat is not None:
        parts["hand"] = _hand(view, seat, language)
    for owner in range(view["seats"]):
        parts[f"seat-{owner}"] = _panel(view, owner, seat, language)
    if stage := _stage(view, names, language):
        parts["stage"] = stage
    return parts


def _nested(part: str, x: float, y: float, width: float) -> tuple[str, float]:
    """A part as an inner picture of the given width, and how high it is."""
    box = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', part)
    assert box
    height = width * float(box[2]) / float(box[1])
    where = f'<svg x="{_num(x)}" y="{_num(y)}" width="{_num(width)}" height="{_num(height)}" '
    return part.replace("<svg ", where, 1), height


def standalone(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    """Board and panels as one self-contained SVG, with the style inside."""
    parts = draw(view, seat, names, language)
    board, board_height = _nested(parts["board"], 0, 0, 900)
    body, y = board, 12.0
    for owner in range(view["seats"]):
        body += _text(920, y + 16, _name(names, owner), "owner")
        panel, height = _nested(parts[f"seat-{owner}"], 912, y + 22, 290)
        body += panel
        y += height + 34
    if "hand" in parts:
        hand, height = _nested(parts["hand"], 912, y + 6, 290)
        body += hand
        y += height + 18
    height = max(board_height, y)
    if "stage" in parts:
        stage, tall = _nested(parts["stage"], 170, 0, 560)
        body += stage.replace('y="0"', f'y="{_num((board_height - tall) / 2)}"', 1)
    style = (Path(__file__).parent / "scene.css").read_text(encoding="utf-8")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1212 {_num(height)}" class="scene-yy">'
        f"<title>Yellow &amp; Yangtze</title><style>{escape(style, quote=False)}</style>"
        f'<rect class="page" width="1212" height="{_num(height)}"/>{body}</svg>'
    )


def emblem(name: str) -> str:
    """A dynasty's emblem as a small picture of its own, to stand beside its name; styled by `scene.css`."""
    drawing = (
        f'<circle class="medal" r="24"/><circle class="medalline" r="21"/><g transform="scale(1.25)">{ART[name]}</g>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-26 -26 52 52" class="scene-yy yy-emblem" aria-hidden="true">'
        f'<g class="{_tint(name)}">{drawing}</g></svg>'
    )


# ---------------------------------------------------------------- ids: paths, labels, prompts


def path(view: View, action: str) -> list[str]:
    """The ids to click for an action; ids without an element are buttons beside the prompt."""
    verb, *words = action.split()
    what = words[0] if words else ""
    match verb:
        case "leader":
            return [f"leader-{what}{view['seat']}", f"space-{words[1]}"]
        case "withdraw":
            return [f"leader-{what}{view['seat']}", "withdraw"]
        case "tile":
            return [f"hand-{what}", f"space-{words[1]}"]
        case "riot":
            return ["act-riot", f"space-{what}", f"pay-{words[1]}"]
        case "build":
            return ["act-build", f"triangle-{what}", f"pay-{words[1]}"]
        case "replace" | "end":
            return [f"act-{verb}"]
        case "take" | "pagoda" | "support" if what == "-":
            return ["pass"]
        case "take":
            return [f"market-{what}"]
        case "pagoda":
            return [f"triangle-{what}"]
        case "from":
            return [f"pagoda-{what}"]
        case "discard":
            return [f"hand-{what}"]
        case "commit":
            return [f"commit-{what}"]
        case "support":
            return [f"support-{what}", f"commit-{words[1]}"]
        case "winner":
            return [f"state-{what}"]
        case "remove":
            return [f"space-{what}"]
    return [verb]  # done, stop


def wanted(view: View, ids: Sequence[str]) -> str | None:
    """The action that clicks on these ids would mean, offered or not; None if they mean none."""
    (kind, _, what), *more = (id_.partition("-") for id_ in ids)
    then, _, target = ("", "", "") if not more else more[-1]
    match kind, then:
        case "leader", "space":
            return f"leader {what[:1]} {target}"
        case "leader", "withdraw":
            return f"withdraw {what[:1]}"
        case "hand", "space":
            return f"tile {what} {target}"
        case "act", ("space" | "triangle"):
            return f"{what} {target}"
        case "act", _:
            return what
        case "market", "":
            return f"take {what}"
        case "hand", "":
            return f"discard {what}"
        case "space", "":
            return f"remove {what}"
        case "triangle", "":
            return f"pagoda {what}"
    return None


def _label_space(view: View, space: str) -> tuple[str, Args]:
    if leader := view["leaders"].get(space):
        return "yy-id-space-leader", {"space": space, "colour": leader[0], "seat": int(leader[1:])}
    if tile := view["board"].get(space):
        return "yy-id-space-tile", {"space": space, "colour": tile}
    return ("yy-id-space-river" if spaces(view).get(space) == "~" else "yy-id-space-land"), {"space": space}


def _label_leader(view: View, leader: str) -> tuple[str, Args]:
    args: Args = {"colour": leader[0], "seat": int(leader[1:])}
    if home := leader_home(view, leader):
        return "yy-id-leader-on", {**args, "space": home, "strength": governors_beside(view, home)}
    return "yy-id-leader-off", args


def _label_state(view: View, kind: str, state: str) -> tuple[str, Args]:
    strength = dict(view["pending"].get("war", [])).get(state, 0)
    return f"yy-id-{kind}", {"state": _state_names(view).get(state, state), "strength": strength}


def _label_effort(view: View, kind: str, committed: str) -> tuple[str, Args]:
    """`commit-2+` in a revolt or a war, `pay-B+`: tiles, and whether the leader counts with them."""
    count, leader = effort(committed)
    if kind == "pay":
        return "yy-id-pay", {"count": count, "leader": leader, "colour": committed[0]}
    fight = "war" if "war" in view["pending"] else "revolt"
    return f"yy-id-commit-{fight}", {"count": count, "leader": leader}


def _label_pagoda(view: View, kind: str, triangle: str) -> tuple[str, Args]:
    colour = view["board"].get(triangle.split("-")[0], "K")
    return f"yy-id-{kind}", {"colour": colour, "triangle": triangle}


_BUTTONS = ("withdraw", "pass", "done", "stop", "act-riot", "act-build", "act-replace", "act-end")


def _label_button(view: View, id_: str) -> tuple[str, Args]:
    if id_ == "pass":
        return f"yy-id-pass-{view['decision'].replace(' ', '-')}", {}
    return f"yy-id-{id_}", {}


def label(view: View, id_: str) -> tuple[str, Args]:
    """An id in words: the text of its button, or what a screen reader says of the element."""
    if id_ in _BUTTONS:
        return _label_button(view, id_)
    kind, _, rest = id_.partition("-")
    match kind:
        case "space":
            return _label_space(view, rest)
        case "tile":
            return "yy-id-space-tile", {"space": rest, "colour": view["board"].get(rest, "K")}
        case "leader":
            return _label_leader(view, rest)
        case "hand":
            return "yy-id-hand", {"colour": rest, "count": _own_hand(view).count(rest)}
        case "own":
            return "yy-id-own", {"colour": rest[0]}
        case "market":
            return "yy-id-market", {"colour": rest, "count": view["market"].count(rest)}
        case "supply":
            left = PAGODAS[rest] - sum(pagoda[0] == rest for pagoda in view["pagodas"])
            return "yy-id-supply", {"colour": rest, "count": left}
        case "triangle" | "pagoda":
            return _label_pagoda(view, kind, rest)
        case "support" | "state":
            return _label_state(view, kind, rest)
        case "pay" | "commit":
            return _label_effort(view, kind, rest)
        case "points":
            known = view["points"][int(rest[1:])]
            args: Args = {"colour": rest[0], "seat": int(rest[1:])}
            if not known:
                return "yy-id-secret", args
            return "yy-id-points", {**args, "points": known[COLOURS.index(rest[0])]}
        case "tiles":
            return "yy-id-tiles", {"seat": int(rest), "count": _hand_size(view, int(rest))}
        case "bag":
            return "yy-id-bag", {"count": view["bag"]}
    raise KeyError(id_)


def _asked(view: View) -> Args:
    """What the prompt of a decision speaks of."""
    pending, decision = view["pending"], view["decision"]
    match decision:
        case "main":
            return {"left": view["actions_left"]}
        case "replace":
            return {"count": pending["discarded"]}
        case "pagoda":
            return {"colour": view["board"][pending["tile"]]}
        case "pagoda from":
            return {"colour": view["board"][pending["triangle"].split("-")[0]], "triangle": pending["triangle"]}
        case "chain":
            return {"space": pending["chain"]}
        case "revolt attack" | "revolt defence":
            attacker, defender, attack, defence = pending["revolt"]
            other = defender if decision == "revolt attack" else attacker
            return {"attack": attack, "defence": defence, "other_seat": other}
        case "losses":
            return {"count": pending["quota"], "state": _state_names(view).get(pending["state"], pending["state"])}
    return {}


def prompt(view: View, seat: int | None) -> tuple[str, Args]:
    """One sentence: what is asked, and of whom."""
    if view["over"]:
        winners = list(view.get("winners", []))
        if winners == [seat]:
            return "yy-over-you", {}
        message, args, _ = won(winners)
        return message.replace("yy-won", "yy-over"), args
    decision = view["decision"].replace(" ", "-")
    if seat == view["seat"]:
        return f"yy-ask-{decision}", _asked(view)
    return f"yy-wait-{decision}", {**_asked(view), "seat": view["seat"]}


# ---------------------------------------------------------------- the board as text


def _listed(view: View, group: Iterable[str], names: Sequence[str], language: str) -> str:
    """Tiles and leaders of a group, space by space."""
    words = []
    for space in group:
        if leader := view["leaders"].get(space):
            name = _name(names, int(leader[1:]))
            words.append(say("yy-read-leader", language, space=space, colour=leader[0], name=name))
        else:
            words.append(say("yy-read-tile", language, space=space, colour=view["board"][space]))
    return ", ".join(words)


def _letters(letters: str, language: str) -> str:
    """Tiles by colour, as words."""
    counted = [(colour, letters.count(colour)) for colour in COLOURS if colour in letters]
    words = ", ".join(say("yy-tiles-of", language, colour=colour, count=count) for colour, count in counted)
    return words or say("yy-read-none", language)


def _read_seat(view: View, owner: int, names: Sequence[str], language: str) -> list[str]:
    name = _name(names, owner)
    lines = [say("yy-read-seat", language, name=name, emblem=_dynasty(view, owner), count=_hand_size(view, owner))]
    if isinstance(view["hands"][owner], str):
        lines.append(say("yy-read-hand", language, tiles=_letters(view["hands"][owner], language)))
    waiting = [colour for colour in COLOURS if not leader_home(view, f"{colour}{owner}")]
    if waiting:
        leaders = ", ".join(say("yy-read-colour", language, colour=colour) for colour in waiting)
        lines.append(say("yy-read-waiting", language, leaders=leaders))
    if points := view["points"][owner]:
        words = ", ".join(
            say("yy-read-points-of", language, colour=c, points=p) for c, p in zip(COLOURS, points, strict=True)
        )
        lines.append(say("yy-read-points", language, points=words))
    return lines


def read(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    """The table as plain text: states, loose tiles, pagodas, market, bag, players."""
    lines = []
    called = _state_names(view)
    held = states(view)
    for group in held:
        things = _listed(view, group, names, language)
        lines.append(
            say("yy-read-state", language, state=called[group[0]], strength=soldiers_in(view, group), things=things)
        )
    for group in linked((*view["board"], *view["leaders"])):
        if group not in held:
            lines.append(say("yy-read-loose", language, things=_listed(view, group, names, language)))
    for pagoda in view["pagodas"]:
        lines.append(say("yy-read-pagoda", language, colour=pagoda[0], triangle=pagoda[1:]))
    lines.append(say("yy-read-market", language, tiles=_letters(view["market"], language)))
    lines.append(say("yy-id-bag", language, count=view["bag"]))
    order = range(view["seats"]) if seat is None else [(seat + i) % view["seats"] for i in range(view["seats"])]
    for owner in order:
        lines += _read_seat(view, owner, names, language)
    return "\n".join(lines)

"""Yellow & Yangtze drawn as SVG: the map with its pieces, the hand, a panel for each seat, and the stage of a fight.

Everything works on the plain values of `view.py`, which also say what the rules make of them. Players are the classes
p0 to p3 of `scene.css`, one colour each wherever they appear. Warring sides have the colours of those who fight, or w0
to w3 where one player fights on several sides. What is drawn again and again is remembered by what it shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from math import dist
from typing import Any

from ...kernel.parts import Args, View, addressed
from ...kernel.remember import by_view
from ...svg import at, marked, number, picture, text
from ...text import say
from . import DYNASTIES
from .art import TABLE, Sheet, everything
from .maps import around, space_at, space_name
from .pieces import CAPITAL_NAMES, COLOURS, HAND, MARKET, PAGODAS
from .words import short, state_called

Point = tuple[int, int]
Box = tuple[float, float, float, float]

HALF, REACH, PITCH = 26, 30, 45  # a pointy-top hex: half its width, centre to tip, row to row
CORNERS = ((0, -30), (26, -15), (26, 15), (0, 30), (-26, 15), (-26, -15))


def _piece(id_: str, x: float, y: float, css: str, body: str) -> str:
    """A piece or a place: its own group, moved by its own transform."""
    return f'<g id="{id_}" class="{css}" {at(x, y)}>{body}</g>'


# ---------------------------------------------------------------- the map


def centre(space: str) -> Point:
    """The middle of a space on the board."""
    row, column = space_at(space)
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
    return {space_name(r, c): cell for r, row in enumerate(rows) for c, cell in enumerate(row) if cell != "-"}


def _loops(group: Iterable[str]) -> list[list[Point]]:
    """The outlines of a group of hexes: its corners, clockwise, one list for each outline."""
    inside = set(group)
    onward: dict[Point, Point] = {}
    for space in inside:
        x, y = centre(space)
        for side, other in enumerate(around(*space_at(space))):
            if space_name(*other) not in inside:  # the first is in the east, which is the side after the second corner
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


@lru_cache(maxsize=2000)
def _outline(group: tuple[str, ...]) -> str:
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
        path += f"M{number(middles[-1][0])} {number(middles[-1][1])}"
        for (cx, cy), (mx, my) in zip(loop, middles, strict=True):
            path += f"Q{cx} {cy} {number(mx)} {number(my)}"
        path += "z"
    return path


# ---------------------------------------------------------------- the position in the viewer's words


def hand_size(view: View, seat: int) -> int:
    hand = view["hands"][seat]
    return len(hand) if isinstance(hand, str) else int(hand)


def warring(view: View) -> dict[str, list[str]]:
    """YY-22, YY-27 The spaces of the states that fight, or of the one that has won and pays, by their names."""
    names = [name for name, _ in view["pending"].get("war", [])]
    if "quota" in view["pending"]:
        names = [view["pending"]["state"]]
    return {name: view["states"][name]["spaces"] for name in names}


def chief_of(view: View, state: str) -> str:
    """The leader after whom people call a state: the first by colour, in a war of those who fight it."""
    spaces = view["states"][state]["spaces"]
    leaders: list[str] = [leader for space in spaces if (leader := view["leaders"].get(space))]
    fighting = [leader for leader in leaders if leader[0] in view["war"].get("conflict", ())]
    if any(side["state"] == state for side in view["war"].get("sides", ())):
        leaders = fighting or leaders  # a side that has lost may have others left
    return min(leaders, key=lambda leader: COLOURS.index(leader[0]))


def side_called(view: View, state: str) -> Args:
    """A warring state as people call it, as arguments of `yy-state`."""
    return state_called(short({side["state"]: chief_of(view, side["state"]) for side in view["war"]["sides"]})[state])


def own_first(view: View, seat: int | None) -> list[dict[str, Any]]:
    """The sides of the war, the one first for which a leader of this seat fights."""
    conflict = view["war"]["conflict"]

    def is_own(side: dict[str, Any]) -> bool:
        return any(leader[0] in conflict and int(leader[1:]) == seat for leader in side["leaders"])

    return sorted(view["war"]["sides"], key=lambda side: not is_own(side))


def side_colours(view: View) -> dict[str, str]:
    """The classes of the warring states: each in its player's colour, if each is fought for by another player."""
    war = view["war"]
    fighters = [{int(lead[1:]) for lead in side["leaders"] if lead[0] in war["conflict"]} for side in war["sides"]]
    own = all(len(seats) == 1 for seats in fighters) and len(set().union(*fighters)) == len(fighters)
    return {
        side["state"]: f"p{min(seats)}" if own else f"w{n}"
        for n, (side, seats) in enumerate(zip(war["sides"], fighters, strict=True))
    }


def _counted(view: View) -> list[tuple[str, str]]:
    """YY-14, YY-23 The tiles on the map that count in the fight, each with the class of its side: some for two."""
    board, found = view["board"], []
    if "war" in view["pending"]:
        for state, css in side_colours(view).items():
            found += [(space, css) for space in view["states"][state]["spaces"] if board.get(space) == "R"]
    elif "revolt" in view["pending"]:
        for side in view["revolt"]["sides"]:
            beside = [space_name(*other) for other in around(*space_at(side["space"]))]
            found += [(space, f"p{side['seat']}") for space in beside if board.get(space) == "K"]
    return found


# ---------------------------------------------------------------- the board


@cache
def _land(rows: tuple[str, ...], prefix: str) -> tuple[str, frozenset[str]]:
    """The map itself, without pieces, and the drawings it needs."""
    sheet = Sheet(prefix)
    cells = _spaces(rows)
    river = tuple(space for space, cell in cells.items() if cell == "~")
    edge, banks = _outline(tuple(cells)), _banks(river)
    river_line = f'<use href="#{prefix}-river" class="yy-'
    body = f'<path class="yy-shore" d="{edge}"/>'
    body += f'<clipPath id="{prefix}-coast"><path id="{prefix}-edge" d="{edge}"/></clipPath>'
    body += f'<g clip-path="url(#{prefix}-coast)"><use href="#{prefix}-edge" class="yy-land"/>'
    body += "".join(_wash(prefix, n, rows) for n in range(7))
    body += f'<clipPath id="{prefix}-banks"><path id="{prefix}-river" d="{banks}"/></clipPath>'
    body += f'{river_line}valley"/>{river_line}meadow"/>'
    body += f'<use href="#{prefix}-edge" fill="url(#{prefix}-grain)"/></g>'
    body += "".join(_growth(sheet, space) for space, cell in cells.items() if cell == ".")
    body += f'{river_line}sand"/>'
    body += f'<g clip-path="url(#{prefix}-banks)">'
    body += "".join(f'{river_line}{depth}"/>' for depth in ("water", "w1", "w2", "w3", "w4", "w5", "w6"))
    waves = [space for space in river if (sum(space_at(space)) + space_at(space)[0] // 2) % 2]
    body += "".join(sheet.use("wave", *centre(space)) for space in waves) + "</g>"
    body += f'{river_line}bank"/>'
    grid = "".join(f"M{x} {y - REACH}l26 15v30l-26 15-26-15v-30z" for x, y in map(centre, cells))
    body += f'<path class="yy-grid" d="{grid}"/><use href="#{prefix}-edge" class="yy-edge"/>'
    return body, frozenset(sheet.needed)


def _wash(prefix: str, n: int, rows: tuple[str, ...]) -> str:
    """A pool of thin colour on the land, ochre or green, always the same."""
    wide, high = _extent(rows)
    x, y = wide * (n * 37 % 100) / 100 + 40, high * (n * 61 % 100) / 100
    kind = "field" if n % 2 else "wash"
    across, down = 150 + 40 * (n % 3), 95 + 25 * (n % 2)
    return f'<ellipse fill="url(#{prefix}-{kind})" cx="{number(x)}" cy="{number(y)}" rx="{across}" ry="{down}"/>'


def _extent(rows: Sequence[str]) -> Point:
    """Width and height of the map."""
    return max(HALF * (2 * len(row) + r % 2) for r, row in enumerate(rows)), PITCH * (len(rows) - 1) + 2 * REACH


def _growth(sheet: Sheet, space: str) -> str:
    """A touch of ink on a land space here and there, always the same."""
    row, column = space_at(space)
    kind = (row * 31 + column * 17 + row * column * 7) % 11
    growth = {0: "hill", 2: "pine", 5: "hill", 6: "reed", 9: "pine"}.get(kind)
    x, y = centre(space)
    return f'<g {at(x, y)}><g class="yy-up">{sheet.use(growth)}</g></g>' if growth else ""


@cache
def _ruler(rows: tuple[str, ...]) -> str:
    """Row letters and column numbers, as the notation names the spaces."""
    width = max(map(len, rows))
    body = "".join(text(chr(97 + r), -12, REACH + PITCH * r + 4, "rule") for r in range(len(rows)))
    return (
        f'<g class="rules">{body}' + "".join(text(c + 1, HALF * (1 + 2 * c), -6, "rule") for c in range(width)) + "</g>"
    )


def rulers_of(view: View, group: Sequence[str]) -> list[int]:
    """The seats that have a leader in a group of spaces."""
    return sorted({int(leader[1:]) for space in group if (leader := view["leaders"].get(space))})


def _realms(view: View) -> str:
    """YY-05 A thin border around each state, in the colour of who rules in it; warring ones in their sides'.

    Where several rule it is in nobody's colour: flags say who they are.
    """
    at_war, css = warring(view), side_colours(view) if view["war"] else {}
    peaceful, fighting = "", ""
    for name, state in view["states"].items():
        border = _outline(tuple(state["spaces"]))
        if name in at_war:
            fighting += f'<path class="realm war {css.get(name, "w0")}" d="{border}"/>'
        else:
            first, *others = rulers_of(view, state["spaces"])
            peaceful += f'<path class="realm {"shared" if others else f"p{first}"}" d="{border}"/>'
            peaceful += f'<path class="inner" d="{border}"/>' if others else ""
    return peaceful + fighting


ABOVE = (3, 4, 5)  # the neighbours in the west, north-west and north-east: over a space, on an upright map too


@cache
def _under_a_flag(space: str) -> frozenset[str]:
    """The spaces that a flag over a space covers: it, and what is above it."""
    near = around(*space_at(space))
    return frozenset((space, *(space_name(*near[way]) for way in ABOVE)))


def _hidden(view: View, space: str) -> int:
    """How many leaders a flag over a space would hide."""
    return len(_under_a_flag(space) & view["leaders"].keys())


def _free_of_leaders(view: View, group: Iterable[str]) -> str:
    """The space of a group over which a flag hides the fewest leaders."""
    return min(group, key=lambda space: _hidden(view, space))


def _flags(sheet: Sheet, view: View) -> str:
    """YY-05 Over each state in which several rule, and which is at peace: a small flag for each of them."""
    at_war, body = warring(view), ""
    taken = {name: _under_a_flag(home) for name, home in _banner_homes(view).items()}
    for name, state in view["states"].items():
        rulers = rulers_of(view, state["spaces"])
        if len(rulers) > 1 and name not in at_war:
            dynasties = tuple((seat, dynasty_of(view, seat)) for seat in rulers)
            sheet.needed.update(dynasty for _, dynasty in dynasties)
            free = [space for space in state["spaces"] if space not in taken[name]]
            body += _flag_row(sheet.prefix, name, *centre(_free_of_leaders(view, free or state["spaces"])), dynasties)
    return body


@lru_cache(maxsize=2000)
def _flag_row(prefix: str, name: str, x: float, y: float, dynasties: tuple[tuple[int, str], ...]) -> str:
    flags = ""
    for n, (seat, dynasty) in enumerate(dynasties):
        emblem = Sheet(prefix).use(dynasty, 0, 0, 0.5)
        flags += (
            f'<g class="p{seat}" {at(17 * (n - (len(dynasties) - 1) / 2), 0)}><circle class="ruler" r="8"/>{emblem}</g>'
        )
    row = f'<g class="grown" data-clear="">{flags}</g>'
    return f'<g id="emblems-{name}" {at(x, y)}><g class="yy-up"><g {at(0, -REACH)}>{row}</g></g></g>'


@cache
def _tile(prefix: str, space: str, colour: str) -> str:
    return _piece(f"tile-{space}", *centre(space), colour, Sheet(prefix).use(f"T{colour}"))


def _tiles(sheet: Sheet, view: View) -> str:
    sheet.needed.update(f"T{colour}" for colour in view["board"].values())
    return "".join(_tile(sheet.prefix, space, colour) for space, colour in view["board"].items())


@cache
def _capital(cell: str, space: str, tile: str) -> str:
    name = text(CAPITAL_NAMES.get(cell, cell), 0, 20, f"cap yy-up {tile}".strip())
    return f"<g {at(*centre(space))}>{name}</g>"


def _capitals(view: View) -> str:
    """Names of the capitals: ink on the land, cream on the tile that lies there."""
    return "".join(
        _capital(cell, space, view["board"].get(space, ""))
        for space, cell in spaces(view).items()
        if cell.isupper() and space not in view["leaders"]
    )


@cache
def _targets(rows: tuple[str, ...], prefix: str) -> str:
    target = Sheet(prefix).use("s")
    return "".join(_piece(f"space-{space}", *centre(space), "space", target) for space in _spaces(rows))


def _at_war(view: View, targets: str) -> str:
    """Spaces or leaders, those of warring states standing for their state where one is to be chosen."""
    kind = {"war support": "support", "war tie": "state"}.get(view["decision"])
    for name, group in warring(view).items() if kind else ():
        for space in group:
            for id_ in (f"space-{space}", f"leader-{view['leaders'].get(space)}"):
                targets = targets.replace(f'<g id="{id_}" ', f'<g id="{id_}" data-for="{kind}-{name}" ')
    return targets


def dynasty_of(view: View, seat: int) -> str:
    """The dynasty a seat plays: the one it chose, where the table names them, else its own in the order of seats."""
    return str(view["emblems"][seat]) if "emblems" in view else DYNASTIES[seat]


def _face(sheet: Sheet, dynasty: str, colour: str) -> str:
    """The face of a leader: the dynasty's emblem on the colour, in a ring of its player, with the colour's glyph."""
    return sheet.use("L") + sheet.use(dynasty, 0, -3, 0.86) + sheet.use(f"m{colour}", 0, 17.5)


@lru_cache(maxsize=4000)
def _standing(prefix: str, leader: str, dynasty: str, x: float, y: float, scale: float, strength: int | None) -> str:
    colour = leader[0]
    body = _face(Sheet(prefix), dynasty, colour)
    if strength is not None:
        badge = f'<circle class="sb" r="9.5"/>{text(strength, 0, 0, "sn")}'
        body += f'<g {at(16, -16)}><g class="grown" data-clear="">{badge}</g></g>'
    way = f'transform="scale({number(scale)})"' if scale != 1 else 'class="yy-up"'  # only the map is ever turned
    return _piece(f"leader-{leader}", x, y, f"leader {colour} p{leader[1:]}", f"<g {way}>{body}</g>")


def _leader(
    sheet: Sheet, leader: str, dynasty: str, x: float, y: float, scale: float = 1, strength: int | None = None
) -> str:
    """A leader as a piece, with its strength in a revolt where it stands."""
    sheet.needed |= {"L", dynasty, f"m{leader[0]}"}
    return _standing(sheet.prefix, leader, dynasty, x, y, scale, strength)


def _leaders(sheet: Sheet, view: View) -> str:
    return "".join(
        _leader(sheet, leader, dynasty_of(view, int(leader[1:])), *centre(space), strength=view["governors"][space])
        for space, leader in view["leaders"].items()
    )


@cache
def _banner(prefix: str, name: str, x: float, y: float, strength: int, css: str, top: float) -> str:
    flag = '<path class="pole" d="M0 9v-31"/><path class="flag" d="M0-22h30l-5 9 5 9h-30z"/>'
    flag += Sheet(prefix).use("gR", 9, -13, 0.5) + text(strength, 20, -13, "fn")
    flag = f'<g {at(-13, top)}><g class="grown" data-clear="">{flag}</g></g>'
    return f'<g id="pennant-{name}" class="{css}" {at(x, y)}><g class="yy-up">{flag}</g></g>'


def _banner_homes(view: View) -> dict[str, str]:
    """The space of each state over which the pennant with its soldiers stands: one of theirs, if there is one."""
    homes = {}
    for name, state in view["states"].items():
        soldiers = [space for space in state["spaces"] if view["board"].get(space) == "R"]
        homes[name] = _free_of_leaders(view, soldiers or [name])
    return homes


def _banners(sheet: Sheet, view: View) -> str:
    """YY-23 The soldiers of each state, on a pennant over one of them: what it would bring into a war."""
    strengths, homes = dict(view["pending"].get("war", [])), _banner_homes(view)
    sides, body = side_colours(view) if view["war"] else {}, ""
    sheet.needed.add("gR")
    for name, state in view["states"].items():
        strength = strengths.get(name, 0) if strengths else state["soldiers"]
        if strength:
            css = f"R pennant {sides[name]}" if name in sides else "R pennant"
            home = homes[name]
            top = 26 if _hidden(view, home) else -16  # over the tile, or on it
            body += _banner(sheet.prefix, name, *centre(home), strength, css, top)
    return body


def _dots(view: View) -> str:
    """A dot on each tile that counts in the fight, in the colour of its side; two where it counts for both."""
    counted, body = _counted(view), ""
    for n, (space, css) in enumerate(counted):
        second = space in (other for other, _ in counted[:n])
        x, y = centre(space)
        dot = f'<circle class="counts" cx="{14 if second else -14}" cy="-13" r="7"/>'
        body += f'<g class="{css}" {at(x, y)}><g class="yy-up">{dot}</g></g>'
    return body


def _pagoda(sheet: Sheet, colour: str, scale: float = 1) -> str:
    return sheet.use("P", 0, 0, scale) + sheet.use(f"g{colour}", 0, 5.2 * scale, 0.3 * scale, "pg")


TALL = 1.35  # a pagoda on the map stands out over its three tiles


def _pagodas(sheet: Sheet, view: View) -> str:
    body = ""
    for pagoda in view["pagodas"]:
        colour, triangle = pagoda[0], pagoda[1:]
        x, y = meeting_point(triangle.split("-"))
        standing = f'<g class="yy-up"><g {at(0, 6)}>{_pagoda(sheet, colour, TALL)}</g></g>'
        body += _piece(f"pagoda-{triangle}", x, y, f"pagoda {colour}", standing)
    return body


def _triangles(sheet: Sheet, view: View) -> str:
    """Where a pagoda could be put: unseen until offered."""
    body = ""
    for colour, triangle in view["triangles"]:
        x, y = meeting_point(triangle.split("-"))
        body += _piece(f"triangle-{triangle}", x, y, f"target {colour}", sheet.use("v"))
    return body


MARGIN = 20  # around the map, for the names of rows and columns
FLAG = 26  # above an upright map, for the flags of its first row


@by_view(60)
def _board(view: View, language: str) -> str:
    sheet = Sheet(TABLE)
    rows = tuple(view["map"])
    width, height = _extent(rows)
    layers = (
        f'<use class="lasting" href="#{TABLE}-map"/>',
        _ruler(rows),
        _realms(view),
        f'<g class="tiles">{_tiles(sheet, view)}</g>',
        _capitals(view),
        f'<g class="spaces">{_at_war(view, _targets(rows, TABLE))}</g>',
        f'<g class="leaders">{_at_war(view, _leaders(sheet, view))}</g>',
        f'<g class="pennants">{_flags(sheet, view)}{_banners(sheet, view)}</g>',
        f'<g class="pagodas">{_pagodas(sheet, view)}</g>',
        f'<g class="triangles">{_triangles(sheet, view)}</g>',
        f'<g class="dots">{_dots(view)}</g>',
    )
    box = (-MARGIN, -MARGIN, width + MARGIN + 8, height + MARGIN + 8)
    upright = (-height - 2, -FLAG, height + 4, width + 2 + FLAG)  # turned by a quarter: what was below is on the left
    board = sheet.part(box, say("yy-title-board", language), "".join(layers), "yy-board", upright)
    return board.replace("<svg ", f'<svg data-begin="{_begin(view)}" ', 1)


@cache
def _art(rows: tuple[str, ...], title: str) -> str:
    """What the other parts use, and the map, which never changes: the page is given it once."""
    land, _ = _land(rows, TABLE)
    return picture(1, 1, title, "scene-yy yy-art", f'<defs>{everything()}<g id="{TABLE}-map">{land}</g></defs>')


# ---------------------------------------------------------------- the tray


TRAY: Box = (0, 0, 796, 96)
STOOD: Box = (0, 0, 150, 860)  # the tray stood on end beside an upright map


def _tray(view: View, language: str) -> str:
    """Beside the map, and always in reach: the market, the pagodas that wait, the bag."""
    bag = int(view["bag"]) if isinstance(view["bag"], int) else sum(view["bag"])
    return _laid(view["market"], tuple(view["supply"].items()), bag, language)


@lru_cache(maxsize=500)
def _laid(market: str, supply: tuple[tuple[str, int], ...], bag: int, language: str) -> str:
    sheet = Sheet(TABLE)
    body = '<rect class="tray" x="1" y="1" width="794" height="94" rx="14"/>'
    body += '<rect class="trayline" x="5" y="5" width="786" height="86" rx="11"/>'
    body += f'<g class="stall">{text(say("yy-word-market", language), 0, 19, "cap2")}{_market(sheet, market)}</g>'
    body += f'<g class="store">{text(say("yy-word-pagodas", language), 0, 19, "cap2")}{_supply(sheet, supply)}</g>'
    sack = sheet.use("bag", 0, 0, 1.15) + text(bag, 0, 17, "bagn")
    body += (
        f'<g class="sack">{text(say("yy-word-bag", language), 0, 19, "cap2")}{_piece("bag", 0, 58, "bag", sack)}</g>'
    )
    return sheet.part(TRAY, say("yy-title-tray", language), body, "yy-tray", STOOD)


def _market(sheet: Sheet, market: str) -> str:
    """Each tile in a place of its own, which the style moves where the tray stands on end."""
    body = "".join(f'<g class="at{i}">{sheet.use("q", 0, 58, 1.05)}</g>' for i in range(len(market), MARKET))
    for colour in COLOURS:
        shown = [i for i, tile in enumerate(market) if tile == colour]
        if shown:
            tiles = "".join(
                f'<g id="stall-{colour}-{nth}" class="at{i}">{sheet.use(f"T{colour}", 0, 58, 1.08)}</g>'
                for nth, i in enumerate(reversed(shown), 1)  # counted from the newest
            )
            body += f'<g id="market-{colour}" class="market {colour}">{tiles}</g>'
    return body


def _supply(sheet: Sheet, supply: Iterable[tuple[str, int]]) -> str:
    """YY-01 The pagodas beside the board; an empty plinth where one is out on the map."""
    body = ""
    for n, (colour, left) in enumerate(supply):
        many = int(PAGODAS[COLOURS.index(colour)])
        plinths = "".join(_pagoda_at(sheet, colour, 26 * i - 13 * (many - 1), i < left) for i in range(many))
        body += f'<g class="row{n}"><g id="supply-{colour}" class="{colour}">{plinths}</g></g>'
    return body


def _pagoda_at(sheet: Sheet, colour: str, x: float, there: bool) -> str:
    if there:
        return f"<g {at(x, 66)}>{_pagoda(sheet, colour, 0.95)}</g>"
    return f'<ellipse class="plinth" cx="{number(x)}" cy="76" rx="10" ry="3.5"/>'


def figure(
    view: View, around: Iterable[str], name: str, language: str, marks: Iterable[str] = (), over: str = ""
) -> str:
    """The board around some spaces as a picture to look at: without tray, and with ids only for its own drawings.

    Pieces with the ids in `marks` are marked; `over` is drawn over everything.
    """
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
        (
            *(_realms(part), _tiles(sheet, part), _capitals(part), _leaders(sheet, part)),
            *(_flags(sheet, part), _banners(sheet, part)),
        )
    )
    pieces = marked(pieces + _pagodas(sheet, part), *marks)
    body = sheet.defs() + land + re.sub(r' id="[^"]*"', "", pieces) + over
    return sheet.part((left, top, right - left, bottom - top), say("yy-title-figure", language), body, "yy-figure")


# ---------------------------------------------------------------- hand and panels


@dataclass(frozen=True)
class Player:
    """What is drawn of a player beside the map."""

    seat: int
    dynasty: str
    away: tuple[str, ...]  # the colours of the leaders that are out on the map
    points: tuple[int, ...]  # by colour; none where they are not to be known
    held: int
    left: int  # actions left in the turn; -1 outside it
    final: tuple[int, ...]  # the result, at the end
    victor: bool


def _player(view: View, seat: int) -> Player:
    over = view["over"]
    standing = view["leaders"].values()
    return Player(
        seat=seat,
        dynasty=dynasty_of(view, seat),
        away=tuple(colour for colour in COLOURS if f"{colour}{seat}" in standing),
        points=tuple(view["points"][seat] or ()),
        held=hand_size(view, seat),
        left=view["actions_left"] if view["active"] == seat and not over else -1,
        final=tuple(view["scores"][seat]) if over else (),
        victor=over and seat in view.get("winners", ()),
    )


@cache
def _slot(prefix: str, colour: str, x: float, y: float, scale: float) -> str:
    """The empty place of a leader that is out on the board."""
    ring = f'<circle class="away" r="{number(19 * scale)}"/>'
    glyph = Sheet(prefix).use(f"g{colour}", 0, 0, 0.6 * scale, "ghost")
    return f'<g class="{colour} slot" {at(x, y)}>{ring}{glyph}</g>'


def _bench(sheet: Sheet, player: Player, x: float, y: float, step: float, scale: float, pieces: bool) -> str:
    """The leaders of a seat: those off the board as pieces, the others as empty places."""
    body = ""
    for i, colour in enumerate(COLOURS):
        leader = f"{colour}{player.seat}"
        if colour in player.away:
            body += _slot(sheet.prefix, colour, x + step * i, y, scale)
        elif pieces:
            body += _leader(sheet, leader, player.dynasty, x + step * i, y, scale)
        else:
            body += _mini_leader(sheet, leader, player.dynasty, x + step * i, y, scale)
    return body


def _score_row(sheet: Sheet, player: Player, x: float, y: float, step: float, scale: float, named: bool) -> str:
    """The points of a seat by colour, as far as they may be known."""
    body = ""
    for i, colour in enumerate(COLOURS):
        glyph = sheet.use("chip", 0, 0, scale) + sheet.use(f"g{colour}", 0, 0, scale)
        total = text(player.points[i], 0, 30 * scale + 12, "pts") if player.points else ""
        name = f' id="points-{colour}{player.seat}"' if named else ""
        css = f"{colour} score" if player.points else f"{colour} score secret"
        body += f'<g{name} class="{css}" {at(x + step * i, y)}>{glyph}{total}</g>'
    return body


def _medal(sheet: Sheet, player: Player, x: float, y: float, scale: float) -> str:
    """The dynasty's emblem; seals below it for the actions that are left in the turn."""
    body = '<circle class="medal" r="24"/><circle class="medalline" r="21"/>' + sheet.use(player.dynasty, 0, 0, 1.25)
    if player.left >= 0:
        for i in range(2):
            css = "seal" if i < player.left else "seal spent"
            body += f'<rect class="{css}" x="{i * 13 - 12}" y="17" width="11" height="11" rx="2"/>'
    if player.victor:
        body += f'<g class="victor" {at(18, -18)}><circle r="11"/>{sheet.use("crown", 0, 1, 0.6)}</g>'
    css = f"p{player.seat} turn" if player.left >= 0 else f"p{player.seat}"
    return f'<g class="{css}" {at(x, y, scale)}>{body}</g>'


@lru_cache(maxsize=500)
def _hand(player: Player, hand: str, commits: str, language: str) -> str:
    """`commits` is the colour whose tiles may be committed now: the second of them stands for committing two."""
    sheet = Sheet(TABLE)
    body = '<rect class="tray" x="1" y="1" width="398" height="146" rx="14"/>'
    body += '<rect class="trayline" x="5" y="5" width="390" height="138" rx="11"/>'
    body += "".join(sheet.use("q", 34 + 53 * i, 40) for i in range(len(hand), HAND))
    for colour in COLOURS:
        held = [i for i, tile in enumerate(hand) if tile == colour]
        if held:
            tile = sheet.use(f"T{colour}")
            pieces = [_piece(f"own-{colour}-{k}", 34 + 53 * i, 40, "own", tile) for k, i in enumerate(held)]
            if colour == commits:
                pieces = [piece.replace("<g ", f'<g data-as="commit-{n}" ', 1) for n, piece in enumerate(pieces, 1)]
            tiles = "".join(pieces)
            body += f'<g id="hand-{colour}" class="hold {colour}">{tiles}</g>'
    body += _medal(sheet, player, 364, 37, 0.95)
    body += '<path class="fold" d="M14 79h372"/>'
    body += _bench(sheet, player, 35, 111, 44, 0.88, pieces=True)
    body += _score_row(sheet, player, 256, 100, 30.5, 0.46, named=True)
    drawn = sheet.part((0, 0, 400, 148), say("yy-title-hand", language), body, "yy-hand")
    home = " ".join(f"leader-{colour}{player.seat}" for colour in player.away)  # there a small screen begins
    return drawn.replace("<svg ", f'<svg data-home="{home}" ', 1)


@lru_cache(maxsize=500)
def _panel(player: Player, own: bool, language: str) -> str:
    sheet = Sheet(TABLE)
    body = _medal(sheet, player, 34, 32, 1)
    body += _bench(sheet, player, 86, 27, 33, 0.68, pieces=not own)
    if player.final:
        body += _final_score(player)
    else:
        backs = "".join(
            sheet.use("back" if i < player.held else "q", i % 3 * 15 - 15, i // 3 * 13 - 6.5, 0.28) for i in range(HAND)
        )
        body += _piece(f"tiles-{player.seat}", 34, 78, "backs", backs)
    body += _score_row(sheet, player, 86, 66, 33, 0.42, named=not own)
    title = say("yy-title-seat", language, emblem=player.dynasty, count=player.held)
    secret = None if player.points else (0, 0, 250, 64)  # without points to be seen, the upper half says it all
    return sheet.part((0, 0, 244, 98), title, body, "yy-seat", secret)


def _final_score(player: Player) -> str:
    """YY-37 The lowest colour counts; the others break ties."""
    lowest, *others = player.final
    row = " · ".join(map(str, others))
    return f'<g class="final">{text(lowest, 34, 78, "low")}{text(row, 34, 94, "rest")}</g>'


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
        body += f'<circle class="committed" cx="{number(at[0])}" cy="{number(at[1])}" r="12.5"/>'
    return f'<g class="{colour} pips">{body}</g>'


def _strength(x: float, y: float, strength: int, best: bool) -> str:
    css = "power best" if best else "power"
    return f'<g class="{css}" {at(x, y)}><circle r="24"/>{text(strength, 0, 10, "pn")}</g>'


def _mini_leader(sheet: Sheet, leader: str, dynasty: str, x: float, y: float, scale: float, css: str = "") -> str:
    """A leader shown once more, not the piece itself."""
    colour = leader[0]
    classes = f"{colour} p{leader[1:]} {css}".strip()
    return f'<g class="{classes}" {at(x, y, scale)}>{_face(sheet, dynasty, colour)}</g>'


def _side_of_war(
    sheet: Sheet,
    view: View,
    side: dict[str, Any],
    called: str,
    left: float,
    width: float,
    height: float,
    low: float,
) -> str:
    """One warring state: its leaders, its soldiers, the support beside them, its strength."""
    name, leaders = side["state"], side["leaders"]
    middle = left + width / 2
    body = _card(left, width, height, low) + _ribbon(left, width)
    body += text(called, middle, 88, "sidename")
    body += '<g class="troops">'
    for i, leader in enumerate(leaders):
        x = middle + (i - (len(leaders) - 1) / 2) * min(40, (width - 24) / len(leaders))
        fighting = leader[0] in view["war"]["conflict"]
        dynasty = dynasty_of(view, int(leader[1:]))
        body += _mini_leader(sheet, leader, dynasty, x, 118, 0.78, "fighting" if fighting else "aside")
    body += _pips(sheet, "R", side["soldiers"], side["support"], middle, 164, int((width - 16) // PIP)) + "</g>"
    might = _supporters(sheet, view, name, middle, 54 + height - 34)
    body += f'<g class="power-of">{might}{_strength(middle, 54 + height - 34, side["strength"], side["ahead"])}</g>'
    kind = "state" if view["decision"] == "war tie" else "support"
    return f'<g id="{kind}-{name}" class="side {side_colours(view)[name]}">{body}</g>'


def _card(left: float, width: float, height: float, low: float) -> str:
    """The card of a side, and the ring around it when it is chosen: tall, and low."""
    body = ""
    for css, high in (("tall", height), ("low", low)):
        for kind in ("card", "cardring"):
            box = f'x="{number(left)}" y="54" width="{number(width)}" height="{number(high)}" rx="12"'
            body += f'<rect class="{kind} {css}" {box}/>'
    return body


def _ribbon(left: float, width: float) -> str:
    """The colour of a side, along the top of its card."""
    return f'<path class="ribbon" d="M{number(left)} 68v-2q0-12 12-12h{number(width - 24)}q12 0 12 12v2z"/>'


def _supporters(sheet: Sheet, view: View, name: str, x: float, y: float) -> str:
    """YY-23 The dynasties that support this state, beside its strength, each with what it has committed."""
    backers = [(seat, support) for seat, support in enumerate(view["war"]["support"]) if support]
    body = ""
    for i, (seat, support) in enumerate((seat, support) for seat, support in backers if support["state"] == name):
        dynasty = dynasty_of(view, seat)
        medal = f'<circle class="medal" r="24"/>{sheet.use(dynasty, 0, 0, 1.25)}'
        committed = text(f"{support['tiles']}{'+' * support['leader']}", 0, 52, "backing")
        place = at(x + 42 + 20 * (i % 2), y - 12 + 26 * (i // 2), 0.38)
        body += f'<g class="backer p{seat}" {place}>{medal}{committed}</g>'
    return body


def _side_name(view: View, state: str, seat: int | None, names: Sequence[str], room: int, language: str) -> str:
    """A warring state as people call it, or where there is no room for so many letters whose it is."""
    args = side_called(view, state)
    whose = name_of(names, args["state_seat"])
    you = "yes" if args["state_seat"] == addressed(view, seat) else "no"
    called = say("yy-scene-state", language, state_you=you, state_name=whose, state_colour=args["state_colour"])
    if len(called) <= room:
        return called
    whose = say("yy-word-you", language) if you == "yes" else whose
    return whose if len(whose) <= room else f"{whose[: room - 1]}…"


def _war(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    sheet = Sheet(TABLE)
    sides = own_first(view, seat)
    gap, total = 44, STAGE
    width = (total - 24 - gap * (len(sides) - 1)) / len(sides)
    wide = int((width - 16) // PIP)
    rows = max(_rows_of(side["soldiers"], wide) + _rows_of(side["support"], wide) for side in sides)
    height = 178 + PIP * rows
    low = height - 46 if len(sides) == 2 else height  # where two have room, the strength stands beside the tiles
    body = _frame(total, height, low) + text(say("yy-word-war", language), total / 2, 36, "stagetitle tall")
    for i, side in enumerate(sides):
        left = 12 + i * (width + gap)
        called = _side_name(view, side["state"], seat, names, int(width / 8.6), language)
        body += _side_of_war(sheet, view, side, called, left, width, height, low)
        if i:
            body += sheet.use("x", left - gap / 2, 54 + low / 2, 0.72)
    body += _stakes(say("yy-word-war-stakes", language), height, low)
    leaders = [leader for side in sides for leader in side["leaders"] if leader[0] in view["war"]["conflict"]]
    return _staged(
        sheet, height, low, say("yy-title-war", language), f'<g class="sides{len(sides)}">{body}</g>', leaders
    )


STAGE = 560  # how wide it is
LIFTED = 44  # what a low stage leaves out above its cards: the title
FOOT = 26  # below the cards: what is at stake


def _stakes(words: str, height: float, low: float) -> str:
    """What the loser loses and the winner gains, below the cards."""
    below = [text(words, STAGE / 2, 54 + high + 20, f"stakes {css}") for css, high in (("tall", height), ("low", low))]
    return "".join(below)


def _staged(sheet: Sheet, height: float, low: float, title: str, body: str, leaders: Iterable[str]) -> str:
    """The finished stage with cards of this height, and low; it leaves free what it is about: those leaders."""
    box = (0, LIFTED, STAGE, low + 20 + FOOT)
    drawn = sheet.part((0, 0, STAGE, height + 70 + FOOT), title, body, "yy-stage", box)
    about = " ".join(f"leader-{leader}" for leader in leaders)
    return drawn.replace("<svg ", f'<svg data-about="{about}" data-small="{" ".join(map(number, box))}" ', 1)


def _frame(width: float, height: float, low: float) -> str:
    """The sheet behind the cards, tall with room for a title, and low."""
    body = ""
    for css, top, high in (("tall", 0, height + 70 + FOOT), ("low", LIFTED, low + 20 + FOOT)):
        for kind, gap, bend in (("stage", 1, 16), ("stageline", 5, 12)):
            box = f'x="{gap}" y="{top + gap}" width="{number(width - 2 * gap)}" height="{number(high - 2 * gap)}"'
            body += f'<rect class="{kind} {css}" {box} rx="{bend}"/>'
    return body


def _revolt(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    sheet = Sheet(TABLE)
    you = addressed(view, seat)
    names = [say("yy-word-you", language) if owner == you else name for owner, name in enumerate(names)]
    sides = view["revolt"]["sides"]
    rows = max(_rows_of(side["governors"], 8) + _rows_of(side["committed"], 8) for side in sides)
    height, low = 205 + PIP * rows, 88 + PIP * rows
    body = _frame(STAGE, height, low) + text(say("yy-word-revolt", language), STAGE / 2, 36, "stagetitle tall")
    roles = sorted(zip(("attacker", "defender"), sides, strict=True), key=lambda each: each[1]["seat"] != seat)
    for (role, side), x in zip(roles, (140, 420), strict=True):  # the own side first
        body += f'<g class="p{side["seat"]}">{_card(x - 122, 244, height, low)}{_ribbon(x - 122, 244)}</g>'
        body += text(name_of(names, side["seat"]), x, 86, "sidename")
        body += text(say(f"yy-word-{role}", language), x, 104, "siderole")
        leader = _mini_leader(sheet, side["leader"], dynasty_of(view, side["seat"]), x, 146, 1.5)
        body += f'<g class="rebel">{leader}</g>'
        body += f'<g class="pile">{_pips(sheet, "K", side["governors"], side["committed"], x, 202, 8)}</g>'
        body += f'<g class="rebel-power">{_strength(x, height + 20, side["strength"], side["ahead"])}</g>'
    body += sheet.use("x", 280, 54 + low / 2, 0.6)
    x = next(x for (role, _), x in zip(roles, (140, 420), strict=True) if role == "defender")
    body += sheet.use("shield", x + 42, height + 20, 1, "tall")
    body += _stakes(say("yy-word-revolt-stakes", language), height, low)
    return _staged(sheet, height, low, say("yy-title-revolt", language), body, [side["leader"] for side in sides])


def _stage(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    if view["over"]:
        return ""
    if "war" in view["pending"]:
        return _war(view, seat, names, language)
    return _revolt(view, seat, names, language) if "revolt" in view["pending"] else ""


def name_of(names: Sequence[str], seat: int) -> str:
    return str(names[seat]) if seat < len(names) else str(seat + 1)


# ---------------------------------------------------------------- the parts together


def draw(view: View, seat: int | None, names: Sequence[str], language: str) -> dict[str, str]:
    """The parts of the table, each an SVG."""
    title = say("yy-title-board", language)
    parts = {
        "art": _art(tuple(view["map"]), title),
        "board": _board(view, language),
        "tray": _tray(view, language),
    }
    if seat is not None:
        parts["hand"] = _hand(_player(view, seat), view["hands"][seat], _commits(view, seat), language)
    for owner in range(view["seats"]):
        parts[f"seat-{owner}"] = _panel(_player(view, owner), owner == seat, language)
    if stage := _stage(view, seat, names, language):
        parts["stage"] = stage
    return parts


def _begin(view: View) -> str:
    """Where a small screen begins for who has no leader on the map: at a few capitals that are nobody's."""
    if len({leader[1:] for leader in view["leaders"].values()}) == view["seats"]:
        return ""
    lone = [
        space
        for space, cell in spaces(view).items()
        if cell.isalpha() and view["board"].get(space) == "K" and not _beside(space) & view["leaders"].keys()
    ]
    return " ".join(f"space-{space}" for space in _gathered(tuple(lone)))


@cache
def _beside(space: str) -> frozenset[str]:
    """YY-05 The spaces that touch one, also those that the map does not have."""
    return frozenset(space_name(row, column) for row, column in around(*space_at(space)) if min(row, column) >= 0)


@lru_cache(maxsize=1_000)
def _gathered(lone: tuple[str, ...], many: int = 3) -> list[str]:
    """So many of these spaces that lie nearest to each other."""
    ways = {space: sorted((dist(centre(space), centre(other)), other) for other in lone)[:many] for space in lone}
    nearest = min(ways.values(), key=lambda group: sum(way for way, _ in group), default=[])
    return [space for _, space in nearest]


def _commits(view: View, seat: int) -> str:
    """YY-14, YY-23 The colour of which a seat that is asked may commit tiles."""
    fights = {"revolt attack": "K", "revolt defence": "K", "war support": "R"}
    return fights.get(view["decision"], "") if seat == view["seat"] and not view["over"] else ""

"""Yellow & Yangtze drawn as SVG: the map with its pieces, the hand, a panel for each seat, and the stage of a fight.

Everything works on the plain values of `view.py`, which also say what the rules make of them. Dynasties, in the order
of DYNASTIES, are the classes s0 to s3 of `scene.css`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from ...kernel.parts import View
from ...svg import at, marked, number, text
from ...text import say
from . import DYNASTIES
from .art import BOARD, Sheet
from .maps import around, space_at, space_name
from .pieces import CAPITAL_NAMES, COLOURS, HAND, MARKET, PAGODAS

Point = tuple[int, int]

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
        path += f"M{number(middles[-1][0])} {number(middles[-1][1])}"
        for (cx, cy), (mx, my) in zip(loop, middles, strict=True):
            path += f"Q{cx} {cy} {number(mx)} {number(my)}"
        path += "z"
    return path


# ---------------------------------------------------------------- the position in the viewer's words


def hand_size(view: View, seat: int) -> int:
    hand = view["hands"][seat]
    return len(hand) if isinstance(hand, str) else int(hand)


def _capital_of(view: View, group: Iterable[str]) -> str:
    cells = spaces(view)
    return next((CAPITAL_NAMES.get(cells[s], cells[s]) for s in group if cells.get(s, ".").isupper()), "")


def warring(view: View) -> dict[str, list[str]]:
    """YY-22, YY-27 The spaces of the states that fight, or of the one that has won and pays, by their names."""
    names = [name for name, _ in view["pending"].get("war", [])]
    if "quota" in view["pending"]:
        names = [view["pending"]["state"]]
    return {name: view["states"][name]["spaces"] for name in names}


def state_names(view: View) -> dict[str, str]:
    """The states by their first spaces, called after a capital in them where there is one."""
    called = {}
    for name, state in view["states"].items():
        capital = _capital_of(view, state["spaces"])
        called[name] = f"{capital} ({name})" if capital else name
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
    waves = [space for space in river if (sum(space_at(space)) + space_at(space)[0] // 2) % 2]
    body += "".join(sheet.use("wave", *centre(space)) for space in waves) + "</g>"
    body += f'{river_line}bank"/>'
    grid = "".join(f"M{x} {y - REACH}l26 15v30l-26 15-26-15v-30z" for x, y in map(centre, cells))
    body += f'<path class="grid" d="{grid}"/><path class="edge" d="{edge}"/>'
    return body + _ruler(rows), frozenset(sheet.needed)


def _growth(sheet: Sheet, space: str) -> str:
    """A touch of ink on a land space here and there, always the same."""
    row, column = space_at(space)
    kind = (row * 31 + column * 17 + row * column * 7) % 11
    growth = {0: "hill", 2: "pine", 5: "hill", 6: "reed", 9: "pine"}.get(kind)
    return sheet.use(growth, *centre(space)) if growth else ""


def _ruler(rows: tuple[str, ...]) -> str:
    """Row letters and column numbers, as the notation names the spaces."""
    width = max(map(len, rows))
    body = "".join(text(chr(97 + r), -13, REACH + PITCH * r + 3.5, "rule") for r in range(len(rows)))
    return body + "".join(text(c + 1, HALF + 2 * HALF * c, -7, "rule") for c in range(width))


def _realms(view: View) -> str:
    """YY-05 The soft halo around each state; the warring ones glow apart."""
    at_war = warring(view)
    peaceful = "".join(_outline(state["spaces"]) for name, state in view["states"].items() if name not in at_war)
    body = "".join(f'<path class="{layer}" d="{peaceful}"/>' for layer in ("border", "realm") if peaceful)
    return body + "".join(f'<path class="realm war" d="{_outline(group)}"/>' for group in at_war.values())


def _tiles(sheet: Sheet, view: View) -> str:
    return "".join(
        _piece(f"tile-{space}", *centre(space), colour, sheet.use(f"T{colour}"))
        for space, colour in view["board"].items()
    )


def _capitals(view: View) -> str:
    """Names of the capitals: ink on the land, cream on the tile that lies there."""
    body = ""
    for space, cell in spaces(view).items():
        if cell.isupper() and space not in view["leaders"]:
            x, y = centre(space)
            body += text(CAPITAL_NAMES.get(cell, cell), x, y + 19, f"cap {view['board'].get(space, '')}".strip())
    return body


def _targets(sheet: Sheet, view: View) -> str:
    return "".join(_piece(f"space-{space}", *centre(space), "space", sheet.use("s")) for space in spaces(view))


def dynasty_of(view: View, seat: int) -> str:
    """The dynasty a seat plays: the one it chose, where the table names them, else its own in the order of seats."""
    return str(view["emblems"][seat]) if "emblems" in view else DYNASTIES[seat]


def tint(dynasty: str) -> str:
    """The class of a dynasty's paper."""
    return f"s{DYNASTIES.index(dynasty)}"


def _face(sheet: Sheet, dynasty: str, colour: str) -> str:
    """The face of a leader: the dynasty's emblem in a ring of the colour, with the colour's glyph."""
    return sheet.use("L") + sheet.use(dynasty, 0, -2.5, 0.88) + sheet.use(f"m{colour}", 0, 18)


def _leader(
    sheet: Sheet, view: View, leader: str, x: float, y: float, scale: float = 1, strength: int | None = None
) -> str:
    """A leader as a piece, with its strength in a revolt where it stands."""
    colour, dynasty = leader[0], dynasty_of(view, int(leader[1:]))
    body = _face(sheet, dynasty, colour)
    if strength is not None:
        body += f'<circle class="sb" cx="16" cy="-16" r="8"/>{text(strength, 16, -12.4, "sn")}'
    if scale != 1:
        body = f'<g transform="scale({number(scale)})">{body}</g>'
    return _piece(f"leader-{leader}", x, y, f"leader {colour} {tint(dynasty)}", body)


def _leaders(sheet: Sheet, view: View) -> str:
    return "".join(
        _leader(sheet, view, leader, *centre(space), strength=view["governors"][space])
        for space, leader in view["leaders"].items()
    )


def _banners(sheet: Sheet, view: View) -> str:
    """YY-23 The soldiers of each state, on a pennant over its first space: what it would bring into a war."""
    strengths = dict(view["pending"].get("war", []))
    body = ""
    for name, state in view["states"].items():
        strength = strengths.get(name, 0) if strengths else state["soldiers"]
        if strength:
            x, y = centre(name)
            flag = '<path class="pole" d="M0 8v-26"/><path class="flag" d="M0-18h25l-5 7.5 5 7.5h-25z"/>'
            flag += sheet.use("gR", 7.5, -10.5, 0.42) + text(strength, 16.5, -6.6, "fn")
            body += f'<g class="R pennant" {at(x - 13, y - 18)}>{flag}</g>'
    return body


def _pagoda(sheet: Sheet, colour: str, scale: float = 1) -> str:
    return sheet.use("P", 0, 0, scale) + sheet.use(f"g{colour}", 0, 5.2 * scale, 0.3 * scale, "pg")


def _pagodas(sheet: Sheet, view: View) -> str:
    body = ""
    for pagoda in view["pagodas"]:
        colour, triangle = pagoda[0], pagoda[1:]
        x, y = meeting_point(triangle.split("-"))
        body += _piece(f"pagoda-{triangle}", x, y + 4, f"pagoda {colour}", _pagoda(sheet, colour))
    return body


def _triangles(sheet: Sheet, view: View) -> str:
    """Where a pagoda could be put: unseen until offered."""
    body = ""
    for colour, triangle in view["triangles"]:
        x, y = meeting_point(triangle.split("-"))
        body += _piece(f"triangle-{triangle}", x, y, f"target {colour}", sheet.use("v"))
    return body


TRAY = (796, 96)  # width, height


def _tray(sheet: Sheet, view: View, x: float, y: float, language: str) -> str:
    """Beside the map: the market, the pagodas that wait, the bag."""
    width, height = TRAY
    body = f'<rect class="tray" x="0" y="0" width="{width}" height="{height}" rx="14"/>'
    body += f'<rect class="trayline" x="4" y="4" width="{width - 8}" height="{height - 8}" rx="11"/>'
    body += text(say("yy-word-market", language), 24, 19, "cap2")
    body += text(say("yy-word-pagodas", language), 412, 19, "cap2")
    body += text(say("yy-word-bag", language), width - 26, 19, "cap2 end")
    body += _market(sheet, view) + _supply(sheet, view)
    bag = sheet.use("bag", 0, 0, 1.15) + text(view["bag"], 0, 17, "bagn")
    body += _piece("bag", width - 50, 58, "bag", bag)
    return f"<g {at(x, y)}>{body}</g>"


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
        plinths = ""
        for i in range(int(PAGODAS[COLOURS.index(colour)])):
            plinths += _pagoda_at(sheet, colour, x, i < view["supply"][colour])
            x += 26
        body += f'<g id="supply-{colour}" class="{colour}">{plinths}</g>'
        x += 10
    return body


def _pagoda_at(sheet: Sheet, colour: str, x: float, there: bool) -> str:
    if there:
        return f"<g {at(x, 66)}>{_pagoda(sheet, colour, 0.9)}</g>"
    return f'<ellipse class="plinth" cx="{number(x)}" cy="76" rx="10" ry="3.5"/>'


def _board(view: View, language: str) -> str:
    sheet = Sheet(BOARD)
    rows = tuple(view["map"])
    land, needed = _land(rows, sheet.prefix)
    sheet.needed |= needed
    width = max(HALF * (2 * len(row) + r % 2) for r, row in enumerate(rows))
    height = PITCH * (len(rows) - 1) + 2 * REACH
    sheet_width = max(width, TRAY[0])
    layers = (
        land,
        _realms(view),
        f'<g class="tiles">{_tiles(sheet, view)}</g>',
        _capitals(view),
        f'<g class="spaces">{_targets(sheet, view)}</g>',
        f'<g class="leaders">{_leaders(sheet, view)}</g>',
        f'<g class="pennants">{_banners(sheet, view)}</g>',
        f'<g class="pagodas">{_pagodas(sheet, view)}</g>',
        f'<g class="triangles">{_triangles(sheet, view)}</g>',
        _tray(sheet, view, (sheet_width - TRAY[0]) / 2, height + 16, language),
    )
    box = (-24, -24, sheet_width + 40, height + 16 + TRAY[1] + 36)
    return sheet.part(box, say("yy-title-board", language), "".join(layers), "yy-board")


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
        (_realms(part), _tiles(sheet, part), _capitals(part), _leaders(sheet, part), _banners(sheet, part))
    )
    pieces = marked(pieces + _pagodas(sheet, part), *marks)
    body = land + re.sub(r' id="[^"]*"', "", pieces) + over
    return sheet.part((left, top, right - left, bottom - top), say("yy-title-figure", language), body, "yy-figure")


# ---------------------------------------------------------------- hand and panels


def _slot(sheet: Sheet, leader: str, x: float, y: float, scale: float) -> str:
    """The empty place of a leader that is out on the board."""
    ring = f'<circle class="away" r="{number(19 * scale)}"/>'
    glyph = sheet.use(f"g{leader[0]}", 0, 0, 0.6 * scale, "ghost")
    return f'<g class="{leader[0]} slot" {at(x, y)}>{ring}{glyph}</g>'


def _bench(sheet: Sheet, view: View, seat: int, x: float, y: float, step: float, scale: float, pieces: bool) -> str:
    """The leaders of a seat: those off the board as pieces, the others as empty places."""
    body = ""
    for i, colour in enumerate(COLOURS):
        leader = f"{colour}{seat}"
        if leader in view["leaders"].values():
            body += _slot(sheet, leader, x + step * i, y, scale)
        elif pieces:
            body += _leader(sheet, view, leader, x + step * i, y, scale)
        else:
            body += _mini_leader(sheet, view, leader, x + step * i, y, scale)
    return body


def _score_row(sheet: Sheet, view: View, seat: int, x: float, y: float, step: float, scale: float, named: bool) -> str:
    """The points of a seat by colour, as far as they may be known."""
    points = view["points"][seat]
    body = ""
    for i, colour in enumerate(COLOURS):
        glyph = sheet.use("chip", 0, 0, scale) + sheet.use(f"g{colour}", 0, 0, scale)
        total = text(points[i], 0, 35 * scale + 11, "pts") if points else ""
        name = f' id="points-{colour}{seat}"' if named else ""
        css = f"{colour} score" if points else f"{colour} score secret"
        body += f'<g{name} class="{css}" {at(x + step * i, y)}>{glyph}{total}</g>'
    return body


def _medal(sheet: Sheet, view: View, seat: int, x: float, y: float, scale: float) -> str:
    """The dynasty's emblem; seals below it for the actions that are left in the turn."""
    turn = view["active"] == seat and not view["over"]
    dynasty = dynasty_of(view, seat)
    body = '<circle class="medal" r="24"/><circle class="medalline" r="21"/>' + sheet.use(dynasty, 0, 0, 1.25)
    if turn:
        left = view["actions_left"]
        for i in range(2):
            css = "seal" if i < left else "seal spent"
            body += f'<rect class="{css}" x="{i * 12 - 11}" y="17" width="10" height="10" rx="2"/>'
    if view["over"] and seat in view.get("winners", []):
        body += f'<g class="victor" {at(18, -18)}><circle r="11"/>{sheet.use("crown", 0, 1, 0.6)}</g>'
    css = f"{tint(dynasty)} turn" if turn else tint(dynasty)
    return f'<g class="{css}" {at(x, y, scale)}>{body}</g>'


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
            tiles = "".join(_piece(f"own-{colour}-{k}", 34 + 53 * i, 40, "own", tile) for k, i in enumerate(held))
            body += f'<g id="hand-{colour}" class="hold {colour}">{tiles}</g>'
    body += _medal(sheet, view, seat, 364, 37, 0.95)
    body += '<path class="fold" d="M14 79h372"/>'
    body += _bench(sheet, view, seat, 35, 111, 44, 0.9, pieces=True)
    body += _score_row(sheet, view, seat, 255, 102, 30.5, 0.44, named=True)
    return sheet.part((0, 0, 400, 148), say("yy-title-hand", language), body, "yy-hand")


def _panel(view: View, owner: int, seat: int | None, language: str) -> str:
    sheet = Sheet(f"yyp{owner}")
    own = owner == seat
    body = _medal(sheet, view, owner, 34, 32, 1)
    body += _bench(sheet, view, owner, 86, 27, 33, 0.66, pieces=not own)
    if view["over"]:
        body += _final_score(view, owner)
    else:
        held = hand_size(view, owner)
        backs = "".join(
            sheet.use("back" if i < held else "q", i % 3 * 15 - 15, i // 3 * 13 - 6.5, 0.28) for i in range(HAND)
        )
        body += _piece("tiles-" + str(owner), 34, 78, "backs", backs)
    body += _score_row(sheet, view, owner, 86, 66, 33, 0.4, named=not own)
    title = say("yy-title-seat", language, emblem=dynasty_of(view, owner), count=hand_size(view, owner))
    return sheet.part((0, 0, 244, 98), title, body, "yy-seat")


def _final_score(view: View, owner: int) -> str:
    """YY-37 The lowest colour counts; the others break ties."""
    lowest, *others = view["scores"][owner]
    row = " · ".join(map(str, others))
    return f'<g class="final">{text(lowest, 34, 80, "low")}{text(row, 34, 93, "rest")}</g>'


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


def _mini_leader(sheet: Sheet, view: View, leader: str, x: float, y: float, scale: float, css: str = "") -> str:
    """A leader shown once more, not the piece itself."""
    colour, dynasty = leader[0], dynasty_of(view, int(leader[1:]))
    classes = f"{colour} {tint(dynasty)} {css}".strip()
    return f'<g class="{classes}" {at(x, y, scale)}>{_face(sheet, dynasty, colour)}</g>'


def _side_of_war(sheet: Sheet, view: View, side: dict[str, Any], left: float, width: float, height: float) -> str:
    """One warring state: its leaders, its soldiers, the support beside them, its strength."""
    name, leaders = side["state"], side["leaders"]
    middle = left + width / 2
    body = f'<rect class="card" x="{number(left)}" y="54" width="{number(width)}" height="{number(height)}" rx="12"/>'
    body += body.replace("card", "cardring")
    body += text(state_names(view)[name], middle, 80, "sidename")
    for i, leader in enumerate(leaders):
        x = middle + (i - (len(leaders) - 1) / 2) * min(40, (width - 24) / len(leaders))
        fighting = leader[0] in view["war"]["conflict"]
        body += _mini_leader(sheet, view, leader, x, 112, 0.78, "fighting" if fighting else "aside")
    body += _pips(sheet, "R", side["soldiers"], side["support"], middle, 158, int((width - 16) // PIP))
    body += _supporters(sheet, view, name, middle, 54 + height - 34)
    body += _strength(middle, 54 + height - 34, side["strength"], side["ahead"])
    kind = "state" if view["decision"] == "war tie" else "support"
    return f'<g id="{kind}-{name}" class="side">{body}</g>'


def _supporters(sheet: Sheet, view: View, name: str, x: float, y: float) -> str:
    """YY-23 The dynasties that support this state, beside its strength, each with what it has committed."""
    backers = [(seat, support) for seat, support in enumerate(view["war"]["support"]) if support]
    body = ""
    for i, (seat, support) in enumerate((seat, support) for seat, support in backers if support["state"] == name):
        dynasty = dynasty_of(view, seat)
        medal = f'<circle class="medal" r="24"/>{sheet.use(dynasty, 0, 0, 1.25)}'
        committed = text(f"{support['tiles']}{'+' * support['leader']}", 0, 52, "backing")
        place = at(x + 42 + 20 * (i % 2), y - 12 + 26 * (i // 2), 0.38)
        body += f'<g class="backer {tint(dynasty)}" {place}>{medal}{committed}</g>'
    return body


def _war(view: View, language: str) -> str:
    sheet = Sheet("yys")
    sides = view["war"]["sides"]
    gap, total = 44, 560
    width = (total - 24 - gap * (len(sides) - 1)) / len(sides)
    wide = int((width - 16) // PIP)
    rows = max(_rows_of(side["soldiers"], wide) + _rows_of(side["support"], wide) for side in sides)
    height = 172 + PIP * rows
    body = _frame(total, height + 70) + text(say("yy-word-war", language), total / 2, 36, "stagetitle")
    for i, side in enumerate(sides):
        left = 12 + i * (width + gap)
        body += _side_of_war(sheet, view, side, left, width, height)
        if i:
            body += sheet.use("x", left - gap / 2, 54 + height / 2, 0.72)
    return sheet.part((0, 0, total, height + 70), say("yy-title-war", language), body, "yy-stage")


def _frame(width: float, height: float) -> str:
    return (
        f'<rect class="stage" x="1" y="1" width="{number(width - 2)}" height="{number(height - 2)}" rx="16"/>'
        f'<rect class="stageline" x="6" y="6" width="{number(width - 12)}" height="{number(height - 12)}" rx="12"/>'
    )


def _revolt(view: View, names: Sequence[str], language: str) -> str:
    sheet = Sheet("yys")
    sides = view["revolt"]["sides"]
    rows = max(_rows_of(side["governors"], 8) + _rows_of(side["committed"], 8) for side in sides)
    height = 205 + PIP * rows
    body = _frame(560, height + 70) + text(say("yy-word-revolt", language), 280, 36, "stagetitle")
    for role, side, x in zip(("attacker", "defender"), sides, (140, 420), strict=True):
        body += f'<rect class="card" x="{x - 122}" y="54" width="244" height="{height}" rx="12"/>'
        body += text(name_of(names, side["seat"]), x, 80, "sidename")
        body += text(say(f"yy-word-{role}", language), x, 97, "siderole")
        body += _mini_leader(sheet, view, side["leader"], x, 142, 1.5)
        body += _pips(sheet, "K", side["governors"], side["committed"], x, 202, 8)
        body += _strength(x, height + 20, side["strength"], side["ahead"])
    body += sheet.use("x", 280, 150, 0.6)
    body += sheet.use("shield", 462, height + 20)
    return sheet.part((0, 0, 560, height + 70), say("yy-title-revolt", language), body, "yy-stage")


def _stage(view: View, names: Sequence[str], language: str) -> str:
    if view["over"]:
        return ""
    if "war" in view["pending"]:
        return _war(view, language)
    return _revolt(view, names, language) if "revolt" in view["pending"] else ""


def name_of(names: Sequence[str], seat: int) -> str:
    return str(names[seat]) if seat < len(names) else str(seat + 1)


# ---------------------------------------------------------------- the parts together


def draw(view: View, seat: int | None, names: Sequence[str], language: str) -> dict[str, str]:
    """The parts of the table, each an SVG."""
    parts = {"board": _board(view, language)}
    if seat is not None:
        parts["hand"] = _hand(view, seat, language)
    for owner in range(view["seats"]):
        parts[f"seat-{owner}"] = _panel(view, owner, seat, language)
    if stage := _stage(view, names, language):
        parts["stage"] = stage
    return parts

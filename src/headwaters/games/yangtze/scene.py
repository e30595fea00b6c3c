"""Yangtze drawn as SVG: a dusk lake, lacquered tiles with a lantern on each side, and a shelf with what is left.

Everything works on the plain values of `view.py`. The lake is turned so that the viewer's own side is at the bottom;
lanterns and symbols stay upright. The drawings are paths in this file, colours classes and variables of `scene.css`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any
from unicodedata import east_asian_width

from ...text import say
from .pieces import COLOURS, GENERAL_VALUE, HAND, LIMIT, LOOKS, PILES, SEAT_SIDE, SOUTH, START, SYMBOLS
from .tell import layer, laying_goes_on, neighbours, turned, whereabouts, winners

View = dict[str, Any]
Message = tuple[str, dict[str, Any]]
Cell = tuple[int, int]

START_TILE = int(START)

# The board's own measures; the shelf begins below the lake.
WIDTH, LAKE_HEIGHT, HEIGHT = 1000, 764, 968
SHORE_X, SHORE_Y = 52, 50
LARGEST_TILE = 122.0
HAND_WIDTH, HAND_HEIGHT = 720, 268
PANEL_WIDTH, PANEL_HEIGHT = 360, 118


# ------------------------------------------------------------------------------------------------------- the geometry


def turns(tile: int) -> list[int]:
    """YZ-10: the turns that look different."""
    return list(range(int(LOOKS[tile])))


def open_places(lake: Iterable[Sequence[int]]) -> list[Cell]:
    """YZ-10: the free places edge to edge with a tile."""
    taken = {(tile[2], tile[3]) for tile in lake}
    return sorted({cell for x, y in taken for cell in neighbours(x, y)} - taken)


def side_of(view: View, seat: int) -> int:
    """YZ-01: the side of the lake at which the seat sits: 0 N, 1 E, 2 S, 3 W."""
    return int(SEAT_SIDE[view["seats"], seat])


def quarter_turns(view: View, seat: int | None) -> int:
    """How often the lake is turned clockwise so that the viewer's side is at the bottom; a spectator has north up."""
    return 0 if seat is None else (SOUTH - side_of(view, seat)) % 4


def _on_screen(x: int, y: int, quarters: int) -> Cell:
    across, down = x, -y
    for _ in range(quarters):
        across, down = -down, across
    return across, down


# -------------------------------------------------------------------------------------------------------- the drawings

_GLYPHS = {
    "W": '<path d="M2-5.9A5.9 5.9 0 1 0 5.9 2.4A5 5 0 0 1 2-5.9Z"/>',
    "O": '<path d="M0-6.6L1.5-3.7 4.7-4.7 3.7-1.5 6.6 0 3.7 1.5 4.7 4.7 1.5 3.7 0 6.6-1.5 3.7-4.7 4.7-3.7 1.5-6.6 '
    "0-3.7-1.5"
    '-4.7-4.7-1.5-3.7Z"/>',
    "R": '<path d="M0-6.6L5.4 0 0 6.6-5.4 0ZM0-2.6L-2.1 0 0 2.6 2.1 0Z"/>',
    "P": '<path d="M0-6.4a2.6 2.6 0 0 1 2.4 3.1a2.6 2.6 0 0 1 1.2 5a2.6 2.6 0 0 1-3.6 3.6a2.6 2.6 0 0 1-3.6-3.6a2.6 '
    "2.6 0 0 1"
    ' 1.2-5A2.6 2.6 0 0 1 0-6.4ZM0-1.5A1.5 1.5 0 1 0 0 1.5 1.5 1.5 0 1 0 0-1.5Z"/>',
    "B": '<path class="yz-line" d="M-6-2.2q1.5-2.6 3 0t3 0 3 0 3 0M-6 2.6q1.5-2.6 3 0t3 0 3 0 3 0"/>',
    "G": '<path d="M-4.2 6.2L-5.3 5.4-3.8 3.5C-6.4-2-1.6-6.2 5.8-6.2 6.2 1 2.4 5.4-2.8 4.4ZM-2.8 '
    '2.6L2.6-3.4-1.4-.4Z"/>',
    "K": '<path d="M-6.8 5L-2-5 .6-.6 2.2-2.8 6.8 5Z"/>',
}

_SYMBOLS = {
    "flower": '<path class="yz-leaf" d="M-10.5 5.5Q0 12 10.5 5.5 0 8-10.5 5.5Z"/>'
    '<path class="yz-rose yz-ink" d="M-2 5.6C-8.4 5.8-11.4.8-10.8-3.4-7-3.2-4.4-.8-3 2.4ZM2 5.6C8.4 5.8 11.4.8 '
    "10.8-3.4 7-3.2 4.4-.8 3 "
    '2.4Z"/><path class="yz-rose yz-ink" d="M-.6 5.8C-6.4 3.4-7.2-2.6-5.6-7-2.4-5-.8-2.4 0 0 .8-2.4 2.4-5 5.6-7 '
    '7.2-2.6 6.4 3.4.6 5.8Z"/>'
    '<path class="yz-petal yz-ink" d="M0-9.6C3.6-5.6 3.6 1.8 0 6-3.6 1.8-3.6-5.6 0-9.6Z"/>',
    "koi": '<path class="yz-rose yz-ink" d="M-2.8-4.8C-3.6-8 .2-9.4 2.6-8.4 2-6.8 2-5.4 2.6-4ZM-1 4C-1.2 6.8-4 7.6-6 '
    '6.6-5 5.6-4.6 4.4-4.6 3Z"/>'
    '<path class="yz-petal yz-ink" d="M-10.6 1.6C-8.6-5.4.2-8 5-2.4 6.4-.8 7.2.6 8.2 1.4 9.6 1 11.2-.6 11-4.6 12.2.4 '
    "12 5.8 8 9.4 9.2 6.4 "
    '8.4 4.8 6.8 3.8 2.4 6.2-5 7-10.6 1.6Z"/><path class="yz-rose" d="M-4.2-3.6C-.6-5.6 2-4.8 4-2.6 '
    "1.6-.6-2.6-.8-4.2-3.6ZM1 4.8C2.6 2.4 "
    '5 2 6.4 2.8 5.4 4 3.2 4.8 1 4.8Z"/><circle class="yz-dot" cx="-7" cy=".4" r="1.1"/>',
    "dragon": '<path class="yz-coil" d="M-9.4 6.6C-5.6 11-.4 8.2-1.8 4.2-3 .6-9.4.8-8.6-4-8-7.6-2.8-8.6.6-6.6"/>'
    '<path class="yz-coil-in" d="M-9.4 6.6C-5.6 11-.4 8.2-1.8 4.2-3 .6-9.4.8-8.6-4-8-7.6-2.8-8.6.6-6.6"/>'
    '<path class="yz-jade yz-ink" d="M-1.6-8.8C.8-11 3.4-9.6 4.6-7.8L10.6-5.6C11.6-4.4 10.8-3.2 9.6-3L5-3.4 '
    "8.6-1.2C7-.2 3.6-.4 "
    '1.4-2.4-.4-4-2.4-5.6-1.6-8.8Z"/><path class="yz-hair" d="M2.6-9.6C2.8-11.6 1.2-12.4-.6-12.2M4.6-8.4C5.8-10 '
    "4.8-11.8 "
    '3.4-12.4M10-5.4C12-6 12.6-8 11.4-9.6M4.4-1C4.6 1.6 6.8 2.6 8.6 1.4M1.8-1.6C.6.6 1.6 2.6 3.4 3.4"/>'
    '<circle class="yz-dot" cx="4" cy="-6" r="1"/>'
    '<path class="yz-rose" d="M6.6 5.6a2.6 2.6 0 1 0 .1 0ZM6.7 4.4L7.6 6 5.8 6ZM10 8.2L8.4 9 8.4 7.2Z"/>',
    "panda": '<path class="yz-soot" d="M-10.4-6.6a3.7 3.7 0 1 1 5.8-2.4ZM10.4-6.6a3.7 3.7 0 1 0-5.8-2.4Z"/>'
    '<path class="yz-petal yz-ink" d="M0-9.4C6.6-9.4 10.6-5 10.6.6 10.6 6.2 6.2 9.4 0 9.4S-10.6 '
    '6.2-10.6.6C-10.6-5-6.6-9.4 0-9.4Z"/>'
    '<path class="yz-soot" d="M-3-2.8C-5.2-4-8.4-1-7.6 1.8-6.8 4-3.4 3-2.4.4-2-1-2.2-2.3-3-2.8ZM3-2.8C5.2-4 8.4-1 '
    "7.6 1.8 6.8 4 3.4 3 "
    '2.4.4 2-1 2.2-2.3 3-2.8ZM-1.9 3.3H1.9C1.9 5 .9 5.8 0 5.8S-1.9 5-1.9 3.3Z"/>'
    '<path class="yz-hair" d="M0 5.6V7M-2.6 7.6Q-1 8 0 6.8 1 8 2.6 7.6"/>'
    '<circle class="yz-shine" cx="-4.9" cy="-.2" r="1"/><circle class="yz-shine" cx="4.9" cy="-.2" r="1"/>',
    "boat": '<path class="yz-timber yz-ink" d="M-13.6 4.6C-9 6-6 6.2 0 6.2S9 5.8 14 3.6C13 8-9.2 11-10 10.6-12.6 '
    '9.4-13.4 7-13.6 4.6Z"/>'
    '<path class="yz-hair" d="M-.6 6V-14M7.4 5.6V-5"/>'
    '<path class="yz-sail yz-ink" d="M-1.6-13.4C-7.4-9.6-10-3-9.8 3.2L-1 4.2ZM.6-12.6C4.6-10 6.2-4 5.4 4.2L.6 '
    "4.4ZM8.6-5.4C11.6-3 12 1 "
    '11 4L8.4 4.4Z"/><path class="yz-hair" d="M-5-9.4L-1.4-8.8M-7.8-5L-1.2-4.4M-9.4-.4L-1 '
    '0M.8-8L4.2-7.6M.8-3.4L5.6-3M.8.8L5.6.8"/>',
}

_RAFT = (
    '<path class="yz-timber yz-ink" d="M-12-6.6H13A2.1 2.1 0 0 1 13-2.4H-12A2.1 2.1 0 0 1-12-6.6ZM-14-2.4H11A2.1 2.1 '
    "0 0 1 11 1.8H-14A2.1 2.1 "
    '0 0 1-14-2.4ZM-16 1.8H9A2.1 2.1 0 0 1 9 6H-16A2.1 2.1 0 0 1-16 1.8Z"/>'
    '<path class="yz-hair" d="M-7.5-7L-11.5 6.4M7.6-7L3.6 6.4"/><path class="yz-hair" d="M1-6.4V-16"/>'
    '<path class="yz-rose yz-ink" d="M1-16L8.6-13.6 1-11Z"/>'
)
_SEAL = (
    '<rect class="yz-seal" x="-12" y="-12" width="24" height="24" rx="4"/>'
    '<path class="yz-seal-in" d="M0-8.4C3.4-5 3.4-2.8 2.4-.8 4.6-2.2 6.6-2 8.4 0 5.6 3 3.4 3 1.4 2L1.2 8.6H-1.2L-1.4 '
    "2C-3.4 3-5.6 3-8.4 0"
    '-6.6-2-4.6-2.2-2.4-.8-3.4-2.8-3.4-5 0-8.4Z"/>'
)


def _defs() -> str:
    """Everything that is drawn more than once; the other parts use what the board defines."""
    parts = [
        '<linearGradient id="yz-water" x1="0" y1="0" x2=".25" y2="1"><stop class="yz-w0" offset="0"/>'
        '<stop class="yz-w1" offset=".42"/>'
        '<stop class="yz-w2" offset="1"/></linearGradient>'
        '<linearGradient id="yz-lacquer" x1="0" y1="0" x2=".3" y2="1"><stop class="yz-l0" offset="0"/>'
        '<stop class="yz-l1" offset="1"/>'
        "</linearGradient>"
        '<g id="yz-lantern"><path class="yz-cap" d="M-6-11.8H6V-8.2H-6ZM-6 8.2H6V11.8H-6Z"/>'
        '<path class="yz-cord" d="M0 11.8V15"/>'
        '<path class="yz-body" d="M-8.6-9.2H8.6C14.8-6.6 14.8 6.6 8.6 9.2H-8.6C-14.8 6.6-14.8-6.6-8.6-9.2Z"/>'
        '<path class="yz-rib" d="M-5.6-9C-10-4-10 4-5.6 9M5.6-9C10-4 10 4 5.6 9"/>'
        '<path class="yz-sheen" d="M-9.6-4.6C-8.8-6.4-7.4-7.6-5-8H5C7.4-7.6 8.8-6.4 9.6-4.6 4-6-4-6-9.6-4.6Z"/></g>'
        '<g id="yz-tile"><rect class="yz-under" x="-47" y="-44" width="96" height="96" rx="11"/>'
        '<rect class="yz-lacquer" x="-48" y="-48" width="96" height="96" rx="10"/>'
        '<path class="yz-swell" d="M-15-22Q0-26 15-22M-15 22Q0 26 15 22M-25-7Q-28 0-25 7M25-7Q28 0 25 7"/></g>'
        '<g id="yz-rim"><rect class="yz-rim" x="-47.2" y="-47.2" width="94.4" height="94.4" rx="9.4"/></g>'
        '<circle id="yz-stone" class="yz-stone" r="14.6"/>'
        '<g id="yz-card"><rect class="yz-under" x="-24" y="-31" width="50" height="66" rx="7"/>'
        '<rect class="yz-lacquer" x="-25" y="-33" width="50" height="66" rx="7"/>'
        '<rect class="yz-card-rim" x="-21.5" y="-29.5" width="43" height="59" rx="4.5"/></g>'
        '<rect id="yz-hollow" class="yz-hollow" x="-25" y="-33" width="50" height="66" rx="7"/>'
        '<g id="yz-tablet"><rect class="yz-under" x="-29" y="-31" width="60" height="66" rx="9"/>'
        '<rect class="yz-tablet" x="-30" y="-33" width="60" height="66" rx="9"/>'
        '<rect class="yz-card-rim" x="-26" y="-29" width="52" height="58" rx="6"/></g>'
        '<g id="yz-back"><rect class="yz-under" x="-32" y="-29" width="66" height="66" rx="9"/>'
        '<rect class="yz-lacquer" x="-33" y="-33" width="66" height="66" rx="9"/>'
        '<rect class="yz-card-rim" x="-28.5" y="-28.5" width="57" height="57" rx="6"/>'
        '<path class="yz-swell" d="M-20-8q5-7 10 0t10 0 10 0 10 0M-20 2q5-7 10 0t10 0 10 0 10 0M-20 12q5-7 10 0t10 0 '
        '10 0 10 0"/></g>'
        f'<g id="yz-raft">{_RAFT}</g><g id="yz-seal">{_SEAL}</g>'
        '<g id="yz-square"><rect class="yz-lacquer" x="-12" y="-12" width="24" height="24" rx="4"/>'
        '<path class="yz-cream" d="M-3-10H3V-7H-3ZM-3 7H3V10H-3ZM-10-3H-7V3H-10ZM7-3H10V3H7Z"/></g>'
        '<g id="yz-laurel"><path class="yz-seal-in" d="M0-11L3-3.6 11-3 4.8 2 6.8 9.6 0 5.4-6.8 9.6-4.8 '
        '2-11-3-3-3.6Z"/></g>'
        '<g id="yz-lotus"><path class="yz-pad" d="M0 0L26-9A27 13 0 1 0 27 4Z"/>'
        '<path class="yz-pad-line" d="M0 0L-22-5M0 0L-16 9M0 0L4 12M0'
        ' 0L-4-11"/></g>'
    ]
    for colour in COLOURS:
        parts.append(
            f'<radialGradient id="yz-light-{colour}" gradientUnits="userSpaceOnUse" cx="0" cy="-54" r="56">'
            f'<stop class="yz-s{colour}" offset=".1" stop-opacity="1"/>'
            f'<stop class="yz-s{colour}" offset=".5" stop-opacity=".55"/>'
            f'<stop class="yz-s{colour}" offset="1" stop-opacity="0"/></radialGradient>'
            f'<path id="yz-glow-{colour}" fill="url(#yz-light-{colour})" d="M-45-45Q-42-48-38-48H38Q42-48 '
            '45-45L9-9H-9Z"/>'
            f'<g id="yz-{colour}"><use href="#yz-lantern" class="yz-c{colour}"/><g class="yz-g{colour}">'
            f"{_GLYPHS[colour]}</g></g>"
            f'<g id="yz-sign-{colour}">{_GLYPHS[colour]}</g>'
            f'<g id="yz-link-{colour}"><rect class="yz-c{colour} yz-link" x="-24" y="-4" width="48" height="8" '
            'rx="4"/></g>'
        )
    parts += [f'<g id="yz-{name}">{drawing}</g>' for name, drawing in _SYMBOLS.items()]
    return f"<defs>{''.join(parts)}</defs>"


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _at(x: float, y: float) -> str:
    return f'transform="translate({_number(x)} {_number(y)})"'


def _use(name: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    moves = [f"translate({_number(x)} {_number(y)})"] if x or y else []
    moves += [f"scale({scale:g})"] if scale != 1 else []
    transform = f' transform="{" ".join(moves)}"' if moves else ""
    return f'<use href="#yz-{name}"{transform}/>'


def _words(text: object, x: float, y: float, kind: str) -> str:
    return f'<text class="{kind}" x="{_number(x)}" y="{_number(y)}">{escape(str(text))}</text>'


def _svg(width: float, height: float, title: str, kind: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="scene-yz {kind}" viewBox="0 0 {_number(width)} '
        f'{_number(height)}"'
        f' role="group"><title>{escape(title)}</title>{body}</svg>'
    )


def _tile(tile: int, quarters: int) -> str:
    """A tile of 100 by 100 around the origin, turned clockwise so often, its lanterns and its symbol upright."""
    shown = [turned(tile, quarters, direction) for direction in range(4)]
    parts = [_use("tile")]
    for direction, colour in enumerate(shown):
        rotate = f' transform="rotate({90 * direction})"' if direction else ""
        parts.append(f'<use href="#yz-glow-{colour}"{rotate}/>')
    parts.append(_use("rim"))
    for colour, (dx, dy) in zip(shown, neighbours(0, 0), strict=True):
        parts.append(
            f'<g class="upright-at" {_at(29.6 * dx, -29.6 * dy - 1)}><g class="upright">'
            f"{_use(colour, scale=1.12)}</g></g>"
        )
    middle = "boat" if tile == START_TILE else SYMBOLS.get(tile)
    if middle:
        stone = "" if tile == START_TILE else _use("stone")
        parts.append(f'<g class="upright">{stone}{_use(middle, scale=0.92)}</g>')
    return "".join(parts)


def _laid_tile(tile: int, quarters: int) -> str:
    """The same as `_tile`, shorter: a tile on the lake is not turned any more."""
    text = _tile(tile, quarters)
    return text.replace(' class="upright-at"', "").replace('<g class="upright">', "<g>")


# ----------------------------------------------------------------------------------------------------------- the parts


def draw(view: View, seat: int | None, names: Sequence[str], language: str) -> dict[str, str]:
    """The named parts of the table as seen by the seat, or by a spectator."""
    parts = {"board": _board(view, seat, names, language)}
    if seat is not None:
        parts["hand"] = _hand(view, seat, language)
    for other in range(view["seats"]):
        parts[f"seat-{other}"] = _panel(view, other, seat, names, language)
    return parts


def _board(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    quarters = quarter_turns(view, seat)
    body = _defs() + _water(quarters) + _seat_plates(view, quarters, names) + _lake(view, quarters) + _shelf(view)
    return _svg(WIDTH, HEIGHT, say("yz-title-board", language), "board", body)


def draw_lake(view: View, names: Sequence[str], marked: int, language: str) -> str:
    """The lake alone, north up and one tile marked: a picture without ids to click, many of which fit on one page."""
    body = _defs() + _water(0) + _seat_plates(view, 0, names) + _lake(view, 0)
    body = body.replace(f'id="tile-{marked}" class="tile"', 'class="tile marked"')
    body = re.sub(r' (?:id="(?!yz-)|data-from=")[^"]*"', "", body)
    return _svg(WIDTH, LAKE_HEIGHT, say("yz-title-lake", language), "board", body)


def _water(quarters: int) -> str:
    lotus = "".join(
        _use("lotus", x, y, k) for x, y, k in ((78, 700, 1.1), (132, 722, 0.7), (930, 92, 0.9), (893, 66, 0.6))
    )
    ripples = "".join(
        f'<path class="ripple" d="M{x} {y}q{w} -9 {2 * w} 0t{2 * w} 0"/>'
        for x, y, w in (
            (90, 150, 30),
            (800, 210, 34),
            (160, 610, 26),
            (730, 690, 40),
            (420, 96, 24),
            (60, 400, 22),
            (850, 480, 26),
        )
    )
    return (
        f'<rect class="shore" x="0" y="0" width="{WIDTH}" height="{LAKE_HEIGHT}" rx="30"/>'
        f'<rect class="water" x="9" y="9" width="{WIDTH - 18}" height="{LAKE_HEIGHT - 18}" rx="23"/>'
        '<path class="hills far" d="M9 92C30 84 40 44 62 44 84 44 88 74 104 74 118 74 124 30 150 30 178 30 184 70 '
        "206 78 232 88 250 62 268 "
        "62 292 62 300 88 340 92 400 98 560 96 640 90 668 88 676 52 700 50 722 48 730 72 746 72 762 72 768 26 796 26 "
        "826 26 832 74 856 "
        '76 876 78 884 56 904 56 930 56 944 88 991 92V32A23 23 0 0 0 968 9H32A23 23 0 0 0 9 32Z"/>'
        '<path class="hills" d="M9 126C40 120 52 78 80 78 108 78 114 112 148 118 190 124 204 96 226 96 252 96 262 '
        "120 320 122 420 126 560 "
        "124 700 120 744 118 756 84 786 84 816 84 822 108 846 108 866 108 878 66 908 66 942 66 950 112 991 120V32A23 "
        "23 0 0 0 968 9H32A23 "
        '23 0 0 0 9 32Z"/>'
        '<circle class="moon-haze" cx="320" cy="66" r="46"/><circle class="moon" cx="320" cy="66" r="22"/>'
        '<path class="moon-light" d="M290 150H352M300 163H336M296 176H346M306 189H330M312 202H326"/>'
        f"{ripples}{lotus}"
        f'<g class="compass" {_at(948, 714)}><circle r="21"/><g transform="rotate({90 * quarters})">'
        '<path class="needle" d="M0-16L4.6 1H-4.6Z"/><path class="needle-south" d="M0 16L4.6 1H-4.6Z"/></g>'
        f'<g transform="rotate({90 * quarters})"><g transform="translate(0 -29) rotate({-90 * quarters})">'
        '<path class="letter" d="M-3.6 4.8V-4.8L3.6 4.8V-4.8"/></g></g></g>'
    )


def _cut(name: str, most: int = 16) -> tuple[str, int]:
    """A name that fits its plate, and its width in letters (wide letters count twice)."""
    width, kept = 0, ""
    for letter in name:
        width += 2 if east_asian_width(letter) in "WF" else 1
        if width > most:
            return kept.rstrip() + "…", most
        kept += letter
    return kept, width


def _seat_plates(view: View, quarters: int, names: Sequence[str]) -> str:
    """YZ-01: who sits at which side of the lake."""
    plates = []
    for seat in range(view["seats"]):
        direction = (side_of(view, seat) + quarters) % 4
        x, y = ((500, 24), (WIDTH - 24, 382), (500, LAKE_HEIGHT - 24), (24, 382))[direction]
        rotate = ("", " rotate(90)", "", " rotate(-90)")[direction]
        name, letters = _cut(names[seat] if seat < len(names) else str(seat + 1))
        half = max(letters, 3) * 6.6 + 32
        asked = " asked" if seat == view["active"] and not view.get("over") else ""
        plates.append(
            f'<g id="side-{seat}" class="plate{asked}" transform="translate({x} {y}){rotate}">'
            f'<rect x="{_number(-half)}" y="-18" width="{_number(2 * half)}" height="36" rx="18"/>'
            f'<g class="lamp" transform="translate({_number(-half + 21)} 0) scale(.86)"><use href="#yz-lantern"/></g>'
            f"{_words(name, 13, 7.5, 'name')}</g>"
        )
    return "".join(plates)


def _lake(view: View, quarters: int) -> str:
    places = open_places(view["lake"]) if laying_goes_on(view) else []
    tiles = {(x, y): (tile, turn) for tile, turn, x, y in view["lake"]}
    screen = {cell: _on_screen(*cell, quarters) for cell in [*tiles, *places]}
    left, right = min(x for x, _ in screen.values()), max(x for x, _ in screen.values())
    top, bottom = min(y for _, y in screen.values()), max(y for _, y in screen.values())
    room_x, room_y = WIDTH - 2 * SHORE_X, LAKE_HEIGHT - 2 * SHORE_Y
    pitch = min(LARGEST_TILE, room_x / (right - left + 1), room_y / (bottom - top + 1))
    pitch = int(pitch * 2) / 2
    scale = pitch / 100

    def middle(cell: Cell) -> tuple[float, float]:
        across, down = screen[cell]
        return WIDTH / 2 + (across - (left + right) / 2) * pitch, LAKE_HEIGHT / 2 + (down - (top + bottom) / 2) * pitch

    half, corner = 0.44 * pitch, 0.1 * pitch
    frame = (
        f'<rect class="halo" x="{_number(-half)}" y="{_number(-half)}" width="{_number(2 * half)}" '
        f'height="{_number(2 * half)}"'
        f' rx="{_number(corner)}"/>'
    )
    ring = (
        f'<rect class="halo" x="{_number(-0.49 * pitch)}" y="{_number(-0.49 * pitch)}" width="{_number(0.98 * pitch)}"'
        f' height="{_number(0.98 * pitch)}" rx="{_number(0.11 * pitch)}"/>'
    )
    parts = [f'<g id="{_place_id(x, y)}" class="place" {_at(*middle((x, y)))}>{frame}</g>' for x, y in places]
    for index, (tile, turn, x, y) in enumerate(view["lake"]):
        origin = f' data-from="tiles-{layer(view, index)}"' if index else ""
        parts.append(
            f'<g id="tile-{tile}" class="tile" {_at(*middle((x, y)))}{origin}><g transform="scale({scale:g})">'
            f"{_laid_tile(tile, turn + quarters)}</g>{ring}</g>"
        )
    for (x, y), (tile, turn) in tiles.items():
        for direction, opposite in ((0, 2), (1, 3)):
            neighbour = neighbours(x, y)[direction]
            colour = turned(tile, turn, direction)
            if neighbour in tiles and turned(*tiles[neighbour], opposite) == colour:
                (ax, ay), (bx, by) = middle((x, y)), middle(neighbour)
                rotate = " rotate(90)" if (direction + quarters) % 2 else ""
                parts.append(
                    f'<use href="#yz-link-{colour}" transform="translate({_number((ax + bx) / 2)} '
                    f"{_number((ay + by) / 2)})"
                    f'{rotate} scale({scale:g})"/>'
                )
    return "".join(parts)


def _place_id(x: int, y: int) -> str:
    return f"place_{x}_{y}"


def _halo(x: float, y: float, width: float, height: float, corner: float = 12) -> str:
    return (
        f'<rect class="halo" x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" height="{_number(height)}"'
        f' rx="{_number(corner)}"/>'
    )


def _card_stack(colour: str, count: int, deep: bool) -> str:
    """Lantern cards of a colour: a stack that shrinks, and only its outline once it is empty."""
    if not count:
        return _use("hollow") + f'<g class="gone">{_use(colour, scale=1.45)}</g>'
    under = min(count - 1, 3) if deep else min(count - 1, 2)
    layers = "".join(_use("card", 3 * k, -2.4 * k) for k in range(under, 0, -1))
    return layers + _use("card") + _use(colour, 0, -1, 1.5)


def _shelf(view: View) -> str:
    """YZ-03, YZ-04: what is left: lantern cards, rewards, general cards, tiles to draw."""
    top = LAKE_HEIGHT + 12
    parts = [
        f'<g class="shelf" {_at(0, top)}><rect class="paper" x="1" y="1" width="{WIDTH - 2}" '
        f'height="{HEIGHT - top - 2}" rx="22"/>'
        f'<path class="plank" d="M14 92H{WIDTH - 14}M14 182H{WIDTH - 14}"/>'
    ]
    for index, colour in enumerate(COLOURS):
        count = view["supply"][index]
        empty = "" if count else " empty"
        parts.append(
            f'<g id="supply-{colour}" class="stack{empty}" {_at(16 + 138.4 * index, 6)}>{_halo(3, 1, 132, 84)}'
            f"<g {_at(44, 45)}>{_card_stack(colour, count, True)}</g>{_words(count, 104, 58, 'count')}</g>"
        )
    for index, pile in enumerate(PILES):
        parts.append(_reward_pile(view, pile, 16 + 214 * index, 96))
    general = view["generic"]
    parts.append(
        f'<g id="general" class="stack{"" if general else " empty"}" {_at(664, 96)}>'
        f'<g class="general" {_at(48, 45)}>{_tablets(general)}{_words(GENERAL_VALUE, 0, 13, "value")}</g>'
        f"{_words(f'×{general}', 120, 57, 'left')}</g>"
        f'<g id="draw-pile" class="stack{"" if view["pile"] else " empty"}" {_at(828, 96)}>'
        f"<g {_at(48, 45)}>{_tile_stack(view['pile'])}</g>{_words(view['pile'], 118, 58, 'count')}</g></g>"
    )
    return "".join(parts)


def _tablets(count: int) -> str:
    if not count:
        return '<rect class="yz-hollow" x="-30" y="-33" width="60" height="66" rx="9"/>'
    return "".join(_use("tablet", 3 * k, -2.4 * k) for k in range(min(count, 4) - 1, -1, -1))


def _tile_stack(count: int) -> str:
    if not count:
        return '<rect class="yz-hollow" x="-33" y="-33" width="66" height="66" rx="9"/>'
    return "".join(_use("back", 3 * k, -2.6 * k) for k in range(min(1 + count // 6, 4) - 1, -1, -1))


def _price(pile: str) -> str:
    """YZ-07: what a reward costs, in glyphs: four alike, three pairs, one of each."""
    if pile == "four":
        spots = [("R", 0, 0), ("R", 1, 0), ("R", 0, 1), ("R", 1, 1)]
        middle = 0.5
    elif pile == "pairs":
        spots = [(colour, column, row) for row, colour in enumerate("PBG") for column in (0, 1)]
        middle = 0.5
    else:
        spots = [(colour, index % 3, index // 3) for index, colour in enumerate(COLOURS)]
        middle = 1
    rows = max(row for _, _, row in spots)
    return "".join(
        _use(
            f"sign-{colour}",
            21 * (column + (1 if pile == "seven" and row == 2 else 0) - middle),
            21 * (row - rows / 2),
            1.25,
        )
        for colour, column, row in spots
    )


def _reward_pile(view: View, pile: str, x: float, y: float) -> str:
    """YZ-03, YZ-08: the value on top, how many are left, and what it costs; an empty pile pays a general card."""
    values = view["piles"][pile]
    value = values[0] if values else GENERAL_VALUE
    return (
        f'<g id="pile-{pile}" class="stack pile-{pile}{"" if values else " empty"}" {_at(x, y)}>{_halo(3, 1, 206, 84)}'
        f"<g {_at(48, 45)}>{_tablets(len(values))}{_words(value, 0, 13, 'value')}</g>"
        f'{_words(f"×{len(values)}", 111, 57, "left")}<g class="price" {_at(171, 43)}>{_price(pile)}</g></g>'
    )


def _hand(view: View, seat: int, language: str) -> str:
    """The viewer's own: tiles that can be turned, lantern cards, rafts, reward points."""
    quarters = quarter_turns(view, seat)
    parts = [f'<rect class="paper" x="1" y="1" width="{HAND_WIDTH - 2}" height="{HAND_HEIGHT - 2}" rx="22"/>']
    held = view["hands"][seat]
    for index in range(len(held), HAND):
        parts.append(f'<rect class="yz-hollow" x="{17 + 162 * index}" y="15" width="148" height="148" rx="16"/>')
    for index, tile in enumerate(held):
        choices = " ".join(str(turn) for turn in turns(tile))
        parts.append(
            f'<g id="tile-{tile}" class="tile own" data-turns="{choices}" data-from="draw-pile" '
            f"{_at(91 + 162 * index, 89)}>"
            f'{_halo(-78, -78, 156, 156, 18)}<g transform="scale(1.5)"><g class="turnable">'
            f"{_tile(tile, quarters)}</g></g>"
            '<g class="turn-hint" transform="translate(64 -64)"><circle r="17"/>'
            '<path d="M6.6-4.8A8.2 8.2 0 1 0 8.2 1.6"/><path class="tip" d="M9.4-10.4L8-2 1.4-7.2Z"/></g></g>'
        )
    cards = sum(view["lanterns"][seat])
    points = sum(view["rewards"][seat])
    over = " over" if cards > LIMIT else ""
    parts.append(
        f'<g class="purse" {_at(504, 0)}><g {_at(28, 40)}>{_use("seal", scale=1.35)}</g>'
        f"{_words(points, 58, 53, 'count start')}"
        f"<g {_at(30, 94)}>{_use('raft', scale=1.1)}</g>{_words(view['rafts'][seat], 58, 102, 'count start')}"
        f"<g {_at(28, 138)}>{_use('lantern', scale=1.25)}</g>{_words(cards, 58, 151, f'count start{over}')}"
        f"{_words(f'/{LIMIT}', 62 + 19 * len(str(cards)), 150, 'small')}{_taken(view['rewards'][seat])}</g>"
    )
    for index, colour in enumerate(COLOURS):
        count = view["lanterns"][seat][index]
        parts.append(
            f'<g id="card-{colour}" class="stack{"" if count else " empty"}" {_at(11 + 100 * index, 174)}>'
            f"{_halo(2, 2, 94, 84)}"
            f"<g {_at(34, 45)}>{_card_stack(colour, count, False)}</g>{_words(count, 79, 57, 'count')}</g>"
        )
    return _svg(HAND_WIDTH, HAND_HEIGHT, say("yz-title-hand", language), "hand", "".join(parts))


def _taken(values: Sequence[int]) -> str:
    """The reward cards taken, as small tablets."""
    shown = values[-6:]
    return "".join(
        f'<g class="chip" {_at(157 + 36 * (index % 2), 40 + 47 * (index // 2))}>'
        '<rect x="-15" y="-20" width="30" height="39" rx="6"/>'
        f"{_words(value, 0, 8, 'chip-value')}</g>"
        for index, value in enumerate(shown)
    )


def _panel(view: View, seat: int, viewer: int | None, names: Sequence[str], language: str) -> str:
    """What is public about a player."""
    direction = (side_of(view, seat) + quarter_turns(view, viewer)) % 4
    asked = seat == view["active"] and not view.get("over")
    held = view["hands"][seat]
    tiles = held if isinstance(held, int) else len(held)
    cards = sum(view["lanterns"][seat])
    won = view.get("over") and seat in winners(view)
    state = " asked" if asked else " won" if won else ""
    parts = [
        f'<rect class="paper{state}" x="2" y="2" width="{PANEL_WIDTH - 4}" height="{PANEL_HEIGHT - 4}" rx="14"/>'
        f'<g class="whereabouts" {_at(34, 32)}><rect x="-15" y="-15" width="30" height="30" rx="6"/>'
        f'<g transform="rotate({90 * direction})"><path class="here" d="M-11-20H11V-13H-11Z"/></g>'
        f"{_use('laurel', scale=0.9) if won else ''}</g>"
        f'<g id="points-{seat}" '
        f"{_at(86, 32)}>{_use('seal')}{_words(sum(view['rewards'][seat]), 20, 9, 'count small-count')}</g>"
        f'<g id="rafts-{seat}" '
        f"{_at(166, 34)}>{_use('raft', scale=0.86)}{_words(view['rafts'][seat], 20, 7, 'count small-count')}</g>"
        f'<g id="tiles-{seat}" {_at(236, 32)}>{_use("square")}{_words(tiles, 20, 9, "count small-count")}</g>'
        f'<g id="cards-{seat}" {_at(300, 32)}>{_use("lantern", scale=0.9)}'
        f"{_words(cards, 18, 9, 'count small-count' + (' over' if cards > LIMIT else ''))}</g>"
        f'<path class="plank" d="M14 60H{PANEL_WIDTH - 14}"/>'
    ]
    for index, colour in enumerate(COLOURS):
        count = view["lanterns"][seat][index]
        parts.append(
            f'<g id="lanterns-{seat}-{colour}" class="few{"" if count else " none"}" {_at(27 + 48.6 * index, 87)}>'
            f"{_use(colour)}{_words(count, 17, 8.5, 'count tiny-count')}</g>"
        )
    name = names[seat] if seat < len(names) else str(seat + 1)
    return _svg(PANEL_WIDTH, PANEL_HEIGHT, say("yz-title-seat", language, name=name), "panel", "".join(parts))


def standalone(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    """Board, hand and panels as one self-contained SVG with the style inside."""
    parts = draw(view, seat, names, language)
    style = (Path(__file__).parent / "scene.css").read_text(encoding="utf-8")
    spots = [("board", 20.0, 20.0, float(WIDTH), float(HEIGHT))]
    x, y = WIDTH + 44.0, 20.0
    captions = []
    for other in range(view["seats"]):
        captions.append(_words(names[other] if other < len(names) else other + 1, x + 6, y + 20, "caption"))
        spots.append((f"seat-{other}", x, y + 30, float(PANEL_WIDTH), float(PANEL_HEIGHT)))
        y += PANEL_HEIGHT + 44
    if "hand" in parts:
        height = HAND_HEIGHT * PANEL_WIDTH / HAND_WIDTH
        spots.append(("hand", x, HEIGHT + 20 - height, float(PANEL_WIDTH), height))
    placed = "".join(
        parts[name].replace(
            "<svg ", f'<svg x="{_number(px)}" y="{_number(py)}" width="{_number(w)}" height="{_number(h)}" ', 1
        )
        for name, px, py, w, h in spots
    )
    width, height = WIDTH + PANEL_WIDTH + 64, HEIGHT + 40
    ground = f'<rect class="ground" width="{width}" height="{height}"/>'
    body = f"<style>{escape(style, quote=False)}</style>{ground}{''.join(captions)}{placed}"
    return _svg(width, height, say("yz-title-board", language), "whole", body)


# ------------------------------------------------------------------------------------------------- choosing and saying


def path(view: View, action: str) -> list[str]:
    """The ids to click for an offered action; `~k` is the alternative of one element that shows it turned k times."""
    word, *rest = action.split()
    if word == "lay":
        x, y = rest[2].split(",")
        return [f"tile-{rest[0]}~{rest[1]}", _place_id(int(x), int(y))]
    if word == "swap":
        return [f"card-{rest[0]}", f"supply-{rest[1]}"]
    if word == "discard":
        return [f"card-{rest[0]}"]
    if word == "reward":
        paid = rest[1].split("-") if len(rest) > 1 else []
        return [f"pile-{rest[0]}", *(f"card-{colour}" for colour in paid)]
    return ["skip"]


def wanted(view: View, ids: Sequence[str]) -> str | None:
    """The action that clicks on these ids would mean, offered or not; None if they mean none."""
    first, *rest = ids
    last = rest[-1] if rest else ""
    kind, _, what = first.partition("-")
    if kind == "tile" and last.startswith("place_"):
        tile, _, turn = what.partition("~")
        _, x, y = last.split("_")
        return f"lay {tile} {turn or 0} {x},{y}"
    if kind == "tile" or first.startswith("place_"):
        return "lay"
    if kind == "card" and last.startswith("supply-"):
        return f"swap {what} {last.partition('-')[2]}"
    if kind == "card":
        return f"discard {what}" if view["decision"] == "discard" else f"swap {what}"
    if kind == "pile":
        paid = [id_.partition("-")[2] for id_ in rest]
        return " ".join(["reward", what, *(["-".join(paid)] if paid else [])])
    return "skip" if first == "skip" else None


def _tile_words(tile: int, turn: int) -> dict[str, Any]:
    sides = {key: turned(tile, turn, direction) for direction, key in enumerate(("north", "east", "south", "west"))}
    symbol = "boat" if tile == START_TILE else SYMBOLS.get(tile) or "none"
    return {"tile": tile, "symbol": symbol, **sides}


def label(view: View, id: str) -> Message:
    """An id of a path in words."""
    kind, _, rest = id.partition("-")
    if id.startswith("place_"):
        _, x, y = id.split("_")
        return "yz-label-place", whereabouts(int(x), int(y))
    if kind == "tile":
        number, _, turn = rest.partition("~")
        laid = {tile: turn for tile, turn, _, _ in view["lake"]}
        return "yz-label-tile", _tile_words(int(number), int(turn) if turn else laid.get(int(number), 0))
    if kind == "card":
        count = view["lanterns"][view["active"]][COLOURS.index(rest)]
        return "yz-label-card", {"colour": rest, "count": count}
    if kind == "supply":
        return "yz-label-supply", {"colour": rest, "count": view["supply"][COLOURS.index(rest)]}
    if kind == "pile":
        values = view["piles"][rest]
        return "yz-label-pile", {"pile": rest, "value": values[0] if values else GENERAL_VALUE, "count": len(values)}
    if id == "general":
        return "yz-label-general", {"count": view["generic"]}
    if id == "draw-pile":
        return "yz-label-draw-pile", {"count": view["pile"]}
    return "yz-label-skip", {"decision": view["decision"]}


def prompt(view: View, seat: int | None) -> Message:
    """What is asked, and of whom."""
    if view.get("over"):
        best = winners(view)
        points = sum(view["rewards"][best[0]])
        if len(best) == 1:
            return "yz-over-one", {"seat": best[0], "points": points}
        if len(best) == 2:
            return "yz-over-two", {"seat": best[0], "other_seat": best[1], "points": points}
        return "yz-over-many", {"count": len(best), "points": points}
    decision = view["decision"]
    args: dict[str, Any] = {"seat": view["active"], "last": "no" if laying_goes_on(view) else "yes"}
    if decision == "discard":
        args["count"] = sum(view["lanterns"][view["active"]]) - LIMIT
    return f"yz-{'ask' if seat == view['active'] else 'wait'}-{decision}", args


def read(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    """The table as plain text, for screen readers."""

    def put(message: str, **args: Any) -> str:
        for key in [key for key in args if key == "seat" or key.endswith("_seat")]:
            args[key.replace("seat", "name")] = names[args[key]] if args[key] < len(names) else str(args[key] + 1)
        return say(message, language, **args)

    message, args = prompt(view, seat)
    lines = [put(message, **args)]
    lines += [put("yz-read-tile", **_tile_words(tile, turn), **whereabouts(x, y)) for tile, turn, x, y in view["lake"]]
    lines += [put("yz-label-supply", colour=c, count=n) for c, n in zip(COLOURS, view["supply"], strict=True)]
    for id in [f"pile-{pile}" for pile in PILES] + ["general", "draw-pile"]:
        message, args = label(view, id)
        lines.append(put(message, **args))
    for other in range(view["seats"]):
        held = view["hands"][other]
        lines.append(
            put(
                "yz-read-seat",
                seat=other,
                side="nesw"[side_of(view, other)],
                points=sum(view["rewards"][other]),
                rafts=view["rafts"][other],
                cards=sum(view["lanterns"][other]),
                tiles=held if isinstance(held, int) else len(held),
            )
        )
        lines += [
            put("yz-read-cards", seat=other, colour=colour, count=count)
            for colour, count in zip(COLOURS, view["lanterns"][other], strict=True)
            if count
        ]
        if other == seat:
            lines += [put("yz-label-tile", **_tile_words(tile, 0)) for tile in held]
    return "\n".join(lines)

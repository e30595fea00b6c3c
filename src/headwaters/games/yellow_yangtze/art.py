"""The drawings of Yellow & Yangtze as paths, and the sheet that they are put on.

The table has them once, in a part of its own (`everything`); a picture that stands alone has those that it needs.
Colours are the classes K, R, B, G, Y of `scene.css`. Its classes for the art stand alone (`.yy-tc`, not `.scene-yy
.tc`): within <use> a selector sees no parents. Colours still reach it, because custom properties are inherited; so does
the angle by which `yy-up` keeps glyphs and pieces upright on a map that is turned.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from ...svg import attribute, move, number, picture, use
from .pieces import COLOURS

HEX = "M0-30l26 15v30l-26 15-26-15v-30z"
TILE = "M0-27.5l23.8 13.7v27.6l-23.8 13.7-23.8-13.7v-27.6z"
CROSS = "M-8-8 8 8M8-8-8 8"
BEVEL = "M0-24l20.8 12v24l-20.8 12-20.8-12v-24z"


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

_PEAKS = "M-21 12q6-13 11-20q4 5 7 13q5-12 10-15q5 5 9 14q2 4 4 8V12H-21z"

TABLE = "yy"  # the prefix of the drawings on the table

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
    "L": _disc("sh", 23.5, 2.5)
    + _disc("lr", 22.3)
    + _disc("tc", 18.6)
    + '<circle r="18.6" fill="url(#{p}-gloss)"/>'
    + _disc("re", 24)
    + _disc("ri", 24),
    "P": '<ellipse class="yy-sh" cx="2" cy="12.5" rx="18" ry="5"/>'
    + _ink("ph", _ROOFS)
    + _ink("pw", "M-7.5 1h15v8h-15zM-5.5-9h11v6h-11zM-4-18h8v5h-8z")
    + _ink("pr", _ROOFS),
    "chip": _ink("tc", TILE),
    "q": _ink("so", TILE),
    "back": _ink("bk", TILE) + _ink("bl", "M0-15l13 7.5v15l-13 7.5-13-7.5v-15z"),
    # places that can be chosen: a space, a triangle
    "s": _ink("hit", HEX) + _ink("re", BEVEL) + _ink("ri", BEVEL) + _ink("gone-edge", CROSS) + _ink("gone", CROSS),
    "v": _disc("hit", 14) + f'<g class="yy-vg">{_disc("vc", 12.5)}<g class="yy-up">'
    '<use href="#{p}-P" transform="translate(0 3.5) scale(.55)"/></g></g>',
    # the bag, and touches of ink and water on the map
    "bag": _ink("bg", "M-7-14q-17 12-17 26q0 10 10 10h28q10 0 10-10q0-14-17-26z")
    + _ink("bg", "M-7-14q-5-4-8-10q8 3 9 0q6 3 12 0q1 3 9 0q-3 6-8 10z")
    + _ink("bc", "M-9-14h18"),
    "hill": f'<path fill="url(#{{p}}-mist)" d="{_PEAKS}"/>' + _ink("tx", _PEAKS.replace("V12H-21z", "")),
    "pine": _ink("tf", "M-7-7l5.5 9h-3.5l5.5 8h-15l5.5-8h-3.5zM9-1l4 6.5h-2.5l4 5.5h-11l4-5.5h-2.5z")
    + _ink("tx", "M-7 10v3M9 11v2.5"),
    "reed": _ink("tx", "M-8 6q1-5-2-8m2 8q0-6 3-9M8 2q1-4-2-6m2 6q0-5 3-7M-2 12q0-4-2-6"),
    "wave": _ink("wv", "M-13 3q4-4 8 0t8 0M-3 9q4-4 8 0t8 0M-6-5q4-4 8 0t8 0"),
    # signs: fight, the defender's shield, the winner's crown
    "x": _ink("xw", "M-17 17 14-14M17 17-14-14M-18 6l12 12M18 6l-12 12")
    + _ink("xf", "M21-21l-3 12-9-9zM-21-21l3 12 9-9z"),
    "shield": _ink("xs", "M0-9l8 3q0 10-8 15q-8-5-8-15z"),
    "crown": _ink("cw", "M-9 6l-2-11 6 5 5-8 5 8 6-5-2 11z"),
}
ART |= {
    f"T{c}": f'<use class="yy-way" href="#{{p}}-t"/><g class="yy-up"><use href="#{{p}}-g{c}"/></g>' for c in COLOURS
}
ART |= {
    f"m{c}": f'<g class="yy-mini">{_disc("mc", 8)}<use href="#{{p}}-g{c}" transform="scale(.42)"/></g>' for c in COLOURS
}


def _stops(*stops: tuple[str, str, str]) -> str:
    return "".join(f'<stop offset="{at}" stop-color="{tone}" stop-opacity="{much}"/>' for at, tone, much in stops)


def _fleck(n: int) -> str:
    """A fibre of the paper, always the same."""
    x, y, turn = n * 37 % 96, n * 61 % 96, n * 53 % 7 - 3
    return f"M{x} {y}q{2 + n % 3} {turn} {4 + n % 4} {turn / 2:g}"


# Light on lacquer, mist at the foot of hills, the grain of the paper, ink washes over the land.
PAINTS = {
    "gloss": '<linearGradient id="{p}-gloss" x1=".3" y1="0" x2=".6" y2="1">'
    + _stops(("0", "#fff", ".32"), (".45", "#fff", ".04"), ("1", "#000", ".32"))
    + "</linearGradient>",
    "mist": '<linearGradient id="{p}-mist" x1="0" y1="0" x2="0" y2="1"><stop class="yy-m0" offset="0"/>'
    '<stop class="yy-m1" offset="1"/></linearGradient>',
    "grain": '<pattern id="{p}-grain" width="96" height="96" patternUnits="userSpaceOnUse">'
    + _ink("fibre", "".join(map(_fleck, range(34))))
    + "</pattern>",
    "wash": '<radialGradient id="{p}-wash"><stop class="yy-a0" offset="0"/><stop class="yy-a1" offset="1"/>'
    "</radialGradient>",
    "field": '<radialGradient id="{p}-field"><stop class="yy-f0" offset="0"/><stop class="yy-f1" offset="1"/>'
    "</radialGradient>",
}


class Sheet:
    """One part under the brush: the drawings of the art that it needs are put into it under ids of its own."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.needed: set[str] = set()

    def use(self, name: str, x: float = 0, y: float = 0, scale: float = 1, css: str = "") -> str:
        """A drawing of the art, placed."""
        self.needed.add(name)
        return use(f"{self.prefix}-{name}", x, y, scale, css)

    def defs(self) -> str:
        """The drawings that are used on this sheet, and those that they use."""
        todo, needed = sorted(self.needed), set()
        while todo:
            name = todo.pop()
            if name not in needed and name not in PAINTS:
                needed.add(name)
                todo += re.findall(r"#\{p\}-(\w+)", ART[name])
        return f"<defs>{_named(sorted(needed), self.prefix)}</defs>"

    def part(
        self,
        box: tuple[float, float, float, float],
        title: str,
        body: str,
        css: str,
        upright: tuple[float, float, float, float] | None = None,
    ) -> str:
        """The finished part: of the body what lies in the box, given by its left upper corner, width and height.

        `upright` is the box of its second arrangement, for a narrow page; the style says what moves there.
        """
        left, top, width, height = box
        more = attribute("data-upright", " ".join(map(number, upright))) if upright else ""
        if left or top or upright:
            body = f'<g class="map" transform="{move(-left, -top)}">{body}</g>'
        return picture(width, height, title, f"scene-yy {css}", body, more)


def _named(names: Iterable[str], prefix: str) -> str:
    art = "".join(f'<g id="{{p}}-{name}">{ART[name]}</g>' for name in names)
    return ("".join(PAINTS.values()) + art).replace("{p}", prefix)


@cache
def everything(prefix: str = TABLE) -> str:
    """All drawings, which the page is given once."""
    return _named(ART, prefix)


@cache
def alone(name: str) -> str:
    """A drawing with everything it uses inside it, for a piece on its way over the page; the table lends its gloss."""
    drawing = re.sub(r'<use href="#\{p\}-(\w+)"([^>]*)/>', lambda use: f"<g{use[2]}>{alone(use[1])}</g>", ART[name])
    return drawing.replace("{p}", TABLE)


def glyph(colour: str) -> str:
    """A colour's glyph on its tile as a small picture of its own, to stand beside words; styled by `scene.css`."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 60 60" class="scene-yy yy-glyph" aria-hidden="true">'
        f'<g class="{colour}">{ART["chip"]}{ART[f"g{colour}"]}</g></svg>'
    )


def emblem(name: str) -> str:
    """A dynasty's emblem as a small picture of its own, to stand beside its name; styled by `scene.css`."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-26 -26 52 52" class="scene-yy yy-emblem" aria-hidden="true">'
        '<circle class="medal" r="24"/><circle class="medalline" r="21"/>'
        f'<g transform="scale(1.25)">{ART[name]}</g></svg>'
    )

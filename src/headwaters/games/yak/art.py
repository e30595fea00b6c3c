"""The drawings of Yak as paths: stones, food, beasts, houses, the pictures on the cards.

They live in the board's <defs>; hand and panels use them from there.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from re import sub

from ...svg import use
from .pieces import STONES

ROCK = (
    "M-25-15C-20-21-9-22 1-21.5 12-22.5 22-20 27-12 31-3 30 8 26 15"
    " 21 21.5 8 21-2 21.5-13 22-23 20-27 13-31 4-30-8-25-15Z"
)
GEM = "M-28 3L-17-20 13-21.5 29-4 18 20-13 21.5Z"
CLOUD = "M-20 14C-32 14-33-1-22-3-23-14-8-19-2-11 4-19 20-15 19-4 31-4 31 14 19 14Z"
TEXTURE = {
    "1": "M-19-7h.1M-10 13h.1M15-13h.1M22 3h.1M11 15h.1M-22 5h.1M-3-17h.1",
    "2": "M-28-2l8 5 3 11M11-21l3 8 11 3M20 18l-3-7",
    "3": "M-29 3C-19-5-16 13-7 16M7-21C9-12 20-15 29-5M14 20c1-6 6-7 12-6",
    "4": "M-28-9C-20-12-15-8-9-11M10-12c7-2 11 1 17-1M-29 1c6-3 9 1 14-1M16 1c5-2 9 1 13 0M-28 11c7-3 11 1 16-1"
    "M10 13c7-3 11 1 17-1",
    "5": "M-29-3l9-4 5-13M-20-7l3 9-7 9M13-20l3 8 12 2M16-12l-1 8M22 18l-5-8 9-6",
    "6": "M-25-15L-15-5-27 12M-15-5L-6-21M26-13L15 2 27 13M15 2L4 21",
    "7": "M-29-1c5-5 8 3 13-1s0-12 6-16M-17 20c2-6-4-8 1-14M17-20c-2 6 6 6 5 12M29 5c-7 0-9 6-13 15",
    "8": "M-26-9c5-5 9 1 14-3M10-16c5-4 8 1 13-1M-25 12c5-4 8 1 13-2M12 15c5-4 7 0 12-4",
}
GLYPH = {
    "1": '<path d="M3-11A10.5 10.5 0 1 0 10.5 5 9.5 9.5 0 0 1 3-11Z"/>',
    "2": '<path d="M0-11.5L12.5 9.5H-12.5Z"/>',
    "3": '<path d="M-10 8C-13-5-3-12 11-11 12 4 3 13-8 9L-11 12-13 10ZM-5 6L5-5" class="vein"/>',
    "4": '<path class="ln" d="M1 .500A2 2 0 0 1-3 .500 4.5 4.5 0 0 1 6 .500 7 7 0 0 1-8 .500 9.5 9.5 0 0 1 10.5-1"/>',
    "5": '<path class="ln" d="M0-11L9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z"/>',
    "6": '<path d="M0-13L9 0 0 13-9 0Z"/>',
    "7": '<path class="ln" d="M-12-5c4-5 8-5 12 0s8 5 12 0M-12 6c4-5 8-5 12 0s8 5 12 0"/>',
    "8": '<path d="M0 0C-8-4-7-12.5 0-12.5S8-4 0 0C4-8 12.5-7 12.5 0S4 8 0 0C8 4 7 12.5 0 12.5S-8 4 0 0C-4 8-12.5'
    " 7-12.5 0"
    'S-4-8 0 0Z"/>',
    "c": '<path class="ln" d="M0-12V12M-10.4-6L10.4 6M-10.4 6L10.4-6"/>',
}
GRADIENTS = (
    '<linearGradient id="yk-sheen" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".42"/>'
    '<stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></linearGradient>'
    '<linearGradient id="yk-slope" x2=".25" y2="1"><stop stop-color="#fff" stop-opacity=".25"/>'
    '<stop offset="1" stop-opacity=".22"/></linearGradient>'
    '<radialGradient id="yk-air" r=".75"><stop offset=".55" stop-color="#fff" stop-opacity=".28"/>'
    '<stop offset="1" stop-color="#a4763a" stop-opacity=".2"/></radialGradient>'
    '<radialGradient id="yk-haze"><stop stop-color="var(--yk-mist)" stop-opacity=".86"/>'
    '<stop offset=".45" stop-color="var(--yk-mist)" stop-opacity=".6"/>'
    '<stop offset="1" stop-color="var(--yk-mist)" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="yk-evening" x2="0" y2="1"><stop stop-color="#4b3470" stop-opacity=".42"/>'
    '<stop offset=".55" stop-color="#c2543a" stop-opacity=".36"/>'
    '<stop offset="1" stop-color="#f2a63c" stop-opacity=".46"/></linearGradient>'
)


def fleece(x: float, y: float, wide: float, high: float, curls: int) -> str:
    """The outline of something woolly: an ellipse made of curls."""
    turns = [2 * pi * i / curls for i in range(curls + 1)]
    points = [(x + wide * cos(turn), y + high * sin(turn)) for turn in turns]
    size = f"{1.15 * pi * (wide + high) / 2 / curls:.1f}"
    return (
        f"M{points[0][0]:.1f} {points[0][1]:.1f}"
        + "".join(f"A{size} {size} 0 0 1 {px:.1f} {py:.1f}" for px, py in points[1:])
        + "Z"
    )


ART = {
    # food: three silhouettes that can't be mistaken for each other
    "m": '<path class="bone-edge" d="M-6 7L-13 14M-15 10.5L-13 14-9.5 16"/>'
    '<path class="bone" d="M-6 7L-13 14M-15 10.5L-13 14-9.5 16"/>'
    '<path class="meat" d="M-8 5C-10-6 0-17 10-14 19-11 19 2 11 8 4 13-7 13-8 5Z"/>'
    '<path class="fat" d="M0-6C3-10 8-11 11-8"/>',
    "k": '<path class="milk" d="M-7-9C-7-4-13-2-13 5V13C-13 17-10 17-8 17H8C10 17 13 17 13 13V5C13-2 7-4 7-9Z"/>'
    '<path class="can" d="M-9-16H9V-9H-9Z"/><path class="can" d="M-13 6C-6 2 5 10 13 5V13C13 17 10 17 8 17H-8C-10'
    ' 17-13 17-13 13Z"/>',
    "b": '<path class="bread" d="M-18 5C-19-8-9-13 0-13S19-8 18 5C18 11 12 12 0 12S-18 11-18 5Z"/>'
    '<path class="crust" d="M-10-8L-6 1M-1-10L2 0M8-8L11 1"/>',
    # beasts: the yak from above, facing left; the baby yak from the side
    "yak": f'<ellipse class="shade" cx="6" rx="47" ry="33"/><path'
    f' class="horn" d="M-30-9C-31-24-40-31-52-29-45-25-42-17-41-8ZM-30 9'
    f'C-31 24-40 31-52 29-45 25-42 17-41 8Z"/><path class="wool" d="{fleece(10, 0, 37, 26, 20)}"/>'
    '<path class="back" d="M42 0l-9 0M39-11l-8 2M39 11l-8 2M-14-14l5 3M-14 14l5-3M30-18l-5 4M30 18l-5-4M-19 0l6 0"/>'
    '<path class="rug" d="M-4-25C5-28 13-28 22-25 18-9 18 9 22 25 13 28 5 28-4 25-8 9-8-9-4-25Z"/>'
    '<path class="rug-line" d="M1-26C-3-9-3 9 1 26M17-26C13-9 13 9 17 26"/>'
    f'<path class="wool" d="{fleece(-34, 0, 13, 12, 10)}"/>'
    '<path class="nose" d="M-43-8C-53-9-57-4-57 0S-53 9-43 8C-40 4-40-4-43-8Z"/>'
    '<path class="eye" d="M-53-3h.1M-53 3h.1"/>',
    "baby": '<ellipse class="shade" cx="2" cy="20" rx="28" ry="5"/><path class="tail" d="M24-8C31-8 31 2 29 8"/>'
    '<path class="wool" d="M-13 8H-7V20H-13ZM-3 8H3V20H-3ZM9 8H15V20H9ZM18 8H24V20H18Z"/>'
    f'<path class="calf" d="{fleece(5, -1, 22, 14, 15)}"/><path class="back" d="M-3 6l2 5M6 7l1 5M15 5l3 5M0-8l4-2'
    f'M11-9l4 1"/>'
    '<path class="horn" d="M-24-13C-28-17-27-22-24-24-24-20-22-17-19-15Z'
    'M-12-14C-10-18-11-22-14-24-13-20-15-17-17-15Z"/>'
    f'<path class="calf" d="{fleece(-18, -4, 11, 11, 9)}"/><ellipse class="nose" cx="-23" cy="3" rx="7.5" ry="6"/>'
    '<path class="eye" d="M-23-6h.1M-13-6h.1"/><path class="calf-belly" d="M-26 2h2v2h-2ZM-22 2h2v2h-2Z"/>',
    # houses
    "yurt": '<path class="shade" d="M-46 38H50C54 42 48 46 40 46H-42C-50 46-52 42-46 38Z"/>'
    '<path class="felt" d="M-42 2V36C-20 42 20 42 42 36V2Z"/><path class="roof" d="M-47 4C-40-14-20-30-8-34H8C20-30'
    ' 40-14 47 4 20 12-20 12-47 4Z"/>'
    '<path class="crown" d="M-11-33C-8-39 8-39 11-33 8-30-8-30-11-33Z"/>'
    '<path class="rope" d="M-42 16C-20 22 20 22 42 16M-5-31L-24 7M5-31L24 7"/>'
    '<path class="door" d="M-10 14C-4 15 4 15 10 14V39C4 40-4 40-10 39Z"/>',
    "stall": '<path class="shade" d="M-40 30H44V36H-40Z"/><path class="wood" d="M-34-6H-29V32H-34ZM29-6H34V32H29Z'
    'M-36 14H36V30H-36Z"/>'
    '<path class="awning" d="M-36-30H36L43-6C43 2 30 2 29-5 28 2 16 2 14-5 13 2 1 2 0-5-1 2-13 2-14-5-16 2-28'
    ' 2-29-5-30 2-43 2-43-6Z"/>'
    '<path class="stripe" d="M-18-30H-6L-14-5C-16 2-28 2-29-5ZM18-30H6L14-5C16 2 28 2 29-5Z"/>',
    "stupa": '<path class="shade" d="M-26 34H30V39H-26Z"/><path'
    ' class="white" d="M-26 26H26V36H-26ZM-20 17H20V26H-20Z"/>'
    '<path class="white" d="M-17 17C-22 4-12-7 0-7S22 4 17 17Z"/><path class="brick" d="M-7-13H7V-6H-7Z"/>'
    '<path class="brick" d="M-5-13L-1-33H1L5-13ZM-26 26H26V29H-26Z"/><path class="eye" d="M-3-9.5h.1M3-9.5h.1"/>'
    '<path class="finial" d="M0-37V-32"/>',
    "pine": '<path class="shade" d="M-10 16C0 12 12 14 16 17 8 20-4 20-10 16Z"/>'
    '<path class="pine" d="M0-22L9-8H5L12 4H7L15 16H-15L-7 4H-12L-5-8H-9Z"/>',
    "sack": '<path class="shade" d="M-24 31C-6 37 20 37 32 31 20 25-6 25-24 31Z"/>'
    '<path class="sack" d="M-9-18C-24-8-32 14-26 27-22 35 22 35 26 27 32 14 24-8 9-18Z"/>'
    '<path class="sack" d="M-13-31C-4-27 4-27 13-31L9-18H-9Z"/>'
    '<path class="rope" d="M-11-18C-4-15 4-15 11-18"/>',
    # the three cards
    "i-build": '<g class="picto"><path d="M-29 8h17v14h-17zM-8.5'
    ' 8h17v14h-17zM12 8h17v14H12zM-19-9H-2V5H-19zM2-9H19V5H2zM-8.5-26h17v14h-17z"/></g>',
    "i-restock": '<g class="picto"><path d="M-28 0C-22-8-12-12 0-12S22-8 28 0V22H8V8C4 6-4 6-8 8V22H-28Z"/>'
    '<path d="M-4-30H4V-23H10L0-14-10-23H-4Z"/></g>',
    "i-market": '<g class="picto"><path d="M-24-22H24L30-4C30 3 20 3 19-3 18 3 11 3 9.5-3 8 3 1 3 0-3-1 3-8'
    ' 3-9.5-3-11 3-18 3-19-3-20 3-30 3-30-4Z"/>'
    '<path d="M-25 7H-20V12H20V7H25V22H-25Z"/></g>',
}


# How the shapes of ART are painted. They are used as clones, and a style sheet's `.scene-yk .wool` does not reach into
# a clone; the variables of scene.css do, because they are inherited. Hence attributes here, classes everywhere else.
OUTLINE = 'stroke="var(--yk-edge)" stroke-width="1.8" stroke-linejoin="round"'
DARK = 'stroke="#20140a" stroke-width="1.3" stroke-linejoin="round"'
PAINT = {
    "shade": 'fill="#20140a" opacity="var(--yk-shade)"',
    "bone": 'fill="none" stroke="#fbf1dc" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"',
    "bone-edge": 'fill="none" stroke="var(--yk-edge)" stroke-width="8.5" stroke-linecap="round" '
    'stroke-linejoin="round"',
    "meat": f'fill="var(--yk-meat)" {OUTLINE}',
    "fat": 'fill="none" stroke="#f6cdb4" stroke-width="3" stroke-linecap="round"',
    "milk": f'fill="var(--yk-milk)" {OUTLINE}',
    "can": f'fill="var(--yk-can)" {OUTLINE}',
    "bread": f'fill="var(--yk-bread)" {OUTLINE}',
    "crust": 'fill="none" stroke="#fbe9c6" stroke-width="3.2" stroke-linecap="round"',
    "wool": f'fill="var(--yk-wool)" {DARK}',
    "back": 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2" stroke-linecap="round"',
    "rug": f'fill="var(--yk-rug)" {DARK}',
    "rug-line": 'fill="none" stroke="#f5e3bf" stroke-width="2.4"',
    "horn": f'fill="#f3e7cd" {DARK}',
    "nose": f'fill="#b3957a" {DARK}',
    "eye": 'fill="none" stroke="#140c06" stroke-width="3.2" stroke-linecap="round"',
    "calf": f'fill="#96704f" {DARK}',
    "calf-belly": 'fill="#785840"',
    "tail": 'fill="none" stroke="#4a3020" stroke-width="4" stroke-linecap="round"',
    "felt": f'fill="#f4ead6" {OUTLINE}',
    "roof": f'fill="#e3d2b0" {OUTLINE}',
    "crown": f'fill="var(--yk-rug)" {OUTLINE}',
    "door": f'fill="var(--yk-rug)" {OUTLINE}',
    "rope": 'fill="none" stroke="#9a7247" stroke-width="2"',
    "wood": f'fill="var(--yk-wood)" {OUTLINE}',
    "awning": f'fill="#f8efdc" {OUTLINE}',
    "stripe": 'fill="var(--yk-rug)"',
    "white": f'fill="#fffdf6" {OUTLINE}',
    "brick": f'fill="#c0562f" {OUTLINE}',
    "finial": 'stroke="var(--yk-edge)" stroke-width="3" stroke-linecap="round"',
    "pine": f'fill="var(--yk-pine)" {OUTLINE} stroke-opacity=".45"',
    "sack": f'fill="#b99468" {OUTLINE}',
    "picto": 'fill="#fdf6e3"',
    "ln": 'fill="none" stroke-width="3.4" stroke-linecap="round"',
    "vein": 'stroke="var(--yk-s3)" stroke-width="1.6"',
}


def painted(shape: str) -> str:
    return sub(r'class="([a-z-]+)"', lambda match: PAINT[match[1]], shape)


@cache
def defs() -> str:
    """Everything that is drawn more than once; every id begins with yk-."""
    made = [GRADIENTS, f'<path id="yk-rock" d="{ROCK}"/><path id="yk-gem" d="{GEM}"/><path id="yk-cloud" d="{CLOUD}"/>']
    made.append('<ellipse id="yk-bank" rx="300" ry="118" fill="url(#yk-haze)"/>')
    facets = (
        '<path fill="#fff" opacity=".6" d="M-28 3L-17-20 13-21.5-6-10ZM29-4L18 20-13 21.5 14 9Z"/>'
        '<path fill="none" stroke="var(--yk-gc)" stroke-width="1.4" opacity="var(--yk-texture)" '
        'd="M-28 3L-6-10 13-21.5M-6-10L14 9 29-4M14 9L-13 21.5"/>'
    )
    for stone in STONES:
        shape = "gem" if stone == "c" else "rock"
        texture = (
            facets
            if stone == "c"
            else (
                f'<path fill="none" stroke="var(--yk-g{stone})" stroke-width="1.7" stroke-linecap="round" '
                f'opacity="var(--yk-texture)" d="{TEXTURE[stone]}"/>'
            )
        )
        made.append(
            f'<g id="yk-s{stone}"><use href="#yk-{shape}" {PAINT["shade"]} x="2" y="4"/>'
            f'<use href="#yk-{shape}" fill="var(--yk-s{stone})"/>{texture}'
            f'<use href="#yk-{shape}" fill="url(#yk-sheen)" stroke="var(--yk-edge)"'
            f' stroke-width="1.6" stroke-opacity=".75"/>'
            f'<g fill="var(--yk-g{stone})" stroke="var(--yk-g{stone})"'
            f' stroke-linejoin="round">{painted(GLYPH[stone])}</g></g>'
        )
    made += [f'<g id="yk-{name}">{painted(shape)}</g>' for name, shape in ART.items()]
    return f"<defs>{''.join(made)}</defs>"


def drawn(name: str, x: float = 0, y: float = 0, scale: float = 1, css: str = "") -> str:
    """A drawing of this file, placed."""
    return use(f"yk-{name}", x, y, scale, css)

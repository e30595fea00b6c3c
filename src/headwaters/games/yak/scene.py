"""Yak as a picture: a mountain village from above, drawn as SVG from the plain values of a view.

The file reads from the small to the large: art (shapes that are drawn once and used often), the pieces, the places of
the board, the three kinds of parts (board, hand, panel), and last the words: path, label, prompt, read.
The shapes of `ART` live in the board's <defs>; hand and panels use them from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from math import comb, cos, pi, sin
from pathlib import Path
from re import sub
from typing import Any

from headwaters.text import say

View = Mapping[str, Any]
Point = tuple[float, float]
Words = tuple[str, dict[str, Any]]

STONES = "12345678c"
NAMES = ("lapis", "cinnabar", "jade", "sandstone", "basalt", "amethyst", "turquoise", "rose", "crystal")
STONE_NAME = dict(zip(STONES, NAMES, strict=True))
FOOD = "mkb"
CARDS = ("build", "restock", "market")
REFUSED = {"no meat": "m", "no milk": "k", "no bread": "b"}  # YK-11
CART_STONES, YURT_FOOD, TOP = 4, 8, 5  # YK-18, YK-17, YK-13
PRICE = (0, 1, 3, 5)  # YK-10
BONUS_POINTS = (0, 4, 3, 4, 3, 3, 3, 5, 4)  # YK-33

# ---------------------------------------------------------------- what a view says


def seats_of(view: View) -> int:
    return len(view["yurts"])


def is_over(view: View) -> bool:
    """YK-25: whole states don't say it, but nobody is asked after the last sunset, and no dawn follows it."""
    return bool(view.get("over", view["ending"] and view["seat"] is None))


def option(view: View, name: str, default: int) -> int:
    """An option of the table, as the rules page has it when the view is silent about it."""
    return int((view.get("options") or {}).get(name, default))


def revealed(view: View, seat: int) -> bool:
    """YK-08: whether the card of this seat lies open, that is, whether its turn at noon has come."""
    if is_over(view) or view["decision"] == "dawn" or view["seat"] is None:
        return False
    count, baby = seats_of(view), view["baby"]
    return bool((seat - baby) % count <= (view["seat"] - baby) % count)


def has_chosen(view: View, seat: int) -> bool:
    chosen = view.get("chosen")
    return bool(chosen[seat]) if chosen else view["cards"][seat] is not None


def fog_chance(view: View, stones: int) -> int:
    """YK-21, YK-24: the chance in per cent that fog comes up in a draw of so many stones."""
    good, fog = sum(view["bag"]), view["fog"]
    if not fog:
        return 0
    if good < stones:
        return 100
    return round(100 * (1 - comb(good, stones) / comb(good + fog, stones)))


def price(stones: str) -> int:
    """YK-10."""
    return PRICE[len(stones)] + stones.count("c")


def stones_args(stones: str) -> dict[str, Any]:
    """Up to three stones as arguments of a message: how many, and their names."""
    names = [STONE_NAME[stone] for stone in stones] + ["none"] * 3
    return {"n": len(stones), "a": names[0], "b": names[1], "c": names[2]}


def food_args(food: Sequence[int]) -> dict[str, Any]:
    """An amount of food as arguments of a message: the three numbers, which of them are not 0, and their sum."""
    kinds = "".join(kind for kind, amount in zip(FOOD, food, strict=True) if amount)
    return {"meat": food[0], "milk": food[1], "bread": food[2], "food": kinds or "none", "pieces": sum(food)}


def cart_key(kind: str) -> str:
    return kind.replace(" ", "-")


# ---------------------------------------------------------------- art

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
OUTLINE = 'stroke="var(--yk-ink)" stroke-width="1.8" stroke-linejoin="round"'
DARK = 'stroke="#20140a" stroke-width="1.3" stroke-linejoin="round"'
PAINT = {
    "shade": 'fill="#20140a" opacity="var(--yk-shade)"',
    "bone": 'fill="none" stroke="#fbf1dc" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"',
    "bone-edge": 'fill="none" stroke="var(--yk-ink)" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round"',
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
    "finial": 'stroke="var(--yk-ink)" stroke-width="3" stroke-linecap="round"',
    "pine": f'fill="var(--yk-pine)" {OUTLINE} stroke-opacity=".45"',
    "sack": f'fill="#b99468" {OUTLINE}',
    "picto": 'fill="#fdf6e3"',
    "ln": 'fill="none" stroke-width="3.4" stroke-linecap="round"',
    "vein": 'stroke="var(--yk-s3)" stroke-width="1.6"',
}


def painted(shape: str) -> str:
    return sub(r'class="([a-z-]+)"', lambda found: PAINT[found[1]], shape)


@cache
def defs() -> str:
    """Everything that is drawn more than once; every id begins with yk-."""
    made = [GRADIENTS, f'<path id="yk-rock" d="{ROCK}"/><path id="yk-gem" d="{GEM}"/><path id="yk-cloud" d="{CLOUD}"/>']
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
            f'<use href="#yk-{shape}" fill="url(#yk-sheen)" stroke="var(--yk-ink)"'
            f' stroke-width="1.6" stroke-opacity=".75"/>'
            f'<g fill="var(--yk-g{stone})" stroke="var(--yk-g{stone})"'
            f' stroke-linejoin="round">{painted(GLYPH[stone])}</g></g>'
        )
    made += [f'<g id="yk-{name}">{painted(shape)}</g>' for name, shape in ART.items()]
    return f"<defs>{''.join(made)}</defs>"


# ---------------------------------------------------------------- pieces


def num(value: float) -> str:
    """A coordinate, as short as can be."""
    return f"{round(value, 1):g}"


def at(x: float, y: float, scale: float = 1) -> str:
    grown = "" if scale == 1 else f" scale({f'{scale:.2f}'.rstrip('0').rstrip('.')})"
    return f'transform="translate({num(x)} {num(y)}){grown}"'


def styled(css: str) -> str:
    return f' class="{css}"' if css else ""


def use(name: str, x: float, y: float, scale: float = 1, css: str = "") -> str:
    return f'<use href="#yk-{name}" {at(x, y, scale)}{styled(css)}/>'


def text(x: float, y: float, words: object, size: float, css: str = "", anchor: str = "middle") -> str:
    where = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{where}{styled(css)}>{escape(str(words))}</text>'


def fitted(words: str, size: float, width: float) -> float:
    """The font size at which the words are no wider than that, by a cautious guess at their width."""
    return min(size, width / (0.52 * max(1, len(words))))


def brief(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def title(words: str) -> str:
    return f"<title>{escape(words)}</title>"


def stone(colour: str, x: float, y: float, scale: float, piece: str, target: str = "", source: str = "") -> str:
    """A stone as a piece with its own id; `target` is a second id inside it, for the click."""
    come = f' data-from="{source}"' if source else ""
    shape = "gem" if colour == "c" else "rock"
    halo = f'<use href="#yk-{shape}" class="halo" transform="scale(1.1)"/>'
    body = f'{halo}<use href="#yk-s{colour}"/>'
    if target:
        body = f'<g id="{target}">{body}</g>'
    return f'<g id="{piece}" {at(x, y, scale)}{come}>{body}</g>'


def named_apart(stones: str) -> list[tuple[str, int]]:
    """Each stone with how many of its colour came before it: what makes equal stones different pieces."""
    return [(colour, stones[:i].count(colour)) for i, colour in enumerate(stones)]


def pile(kind: str, amount: int, x: float, y: float, piece: str, target: str = "", refused: bool = False) -> str:
    """Food of one kind with its number; a kind that the cart does not take is struck out (YK-11)."""
    if refused:
        return f'<g class="refused" {at(x, y)}>{use(kind, 0, 0, 0.8)}<path class="ban" d="M-15 15L15-15"/></g>'
    css = "" if amount else ' class="none"'
    body = '<rect class="halo" x="-22" y="-20" width="51" height="40" rx="12"/>'
    body += use(kind, -5, 0, 0.86) + text(20, 10, amount, 27, "count")
    if target:
        body = f'<g id="{target}">{body}</g>'
    return f'<g id="{piece}" {at(x, y)}{css}>{body}</g>'


def small_card(card: str | None, chosen: bool, x: float, y: float, piece: str, scale: float = 1) -> str:
    """YK-07, YK-08: the card of the day: an empty place, its back, or its face."""
    if card:
        inside = (
            f'<rect class="face {card}" x="-19" y="-26" width="38" height="52" rx="6"/>{use(f"i-{card}", 0, 1, 0.5)}'
        )
    elif chosen:
        inside = (
            '<rect class="back" x="-19" y="-26" width="38" height="52" rx="6"/>'
            '<path class="back-line" d="M-12-19H12V19H-12ZM0-13L8 0 0 13-8 0Z"/>'
        )
    else:
        inside = '<rect class="gap" x="-19" y="-26" width="38" height="52" rx="6"/>'
    return f'<g id="{piece}" {at(x, y, scale)}>{inside}</g>'


# ---------------------------------------------------------------- the road

WIDE, HIGH = 960, 790
LEFT, RIGHT, UPPER, LOWER, BEND = 148.0, 812.0, 122.0, 650.0, 180.0
MIDDLE: Point = ((LEFT + RIGHT) / 2, (UPPER + LOWER) / 2)
TRAY_W, TRAY_H = 164, 166
STRAIGHT_X, STRAIGHT_Y, CORNER = RIGHT - LEFT - 2 * BEND, LOWER - UPPER - 2 * BEND, BEND * pi / 2
ROUND = 2 * (STRAIGHT_X + STRAIGHT_Y) + 4 * CORNER
QUARTER = (STRAIGHT_X + STRAIGHT_Y) / 2 + CORNER  # from the middle of one side of the road to the middle of the next
YAK_ROOM, CART_ROOM = (188, 176), 104


def sides(view: View) -> list[int]:
    """Which sides of the road have a stop, clockwise from the viewer's: 0 bottom, 1 left, 2 top, 3 right."""
    return [0, 1, 2, 3] if len(view["carts"]) == 4 else [0, 1, 3]


def side_of(view: View, stop: int, seat: int | None) -> int:
    return sides(view)[(stop - (seat or 0)) % len(view["carts"])]


def spot(side: int) -> Point:
    return ((MIDDLE[0], LOWER), (LEFT, MIDDLE[1]), (MIDDLE[0], UPPER), (RIGHT, MIDDLE[1]))[side]


def road(t: float, out: float) -> tuple[float, float, float]:
    """The point of the road `t` clockwise from the middle of the bottom, `out` of its centre line, and its heading."""
    t %= ROUND
    half, bend = STRAIGHT_X / 2, BEND + out
    for length, x, y, heading in (
        (half, MIDDLE[0], LOWER + out, 180),
        (STRAIGHT_Y, LEFT - out, LOWER - BEND, 270),
        (STRAIGHT_X, LEFT + BEND, UPPER - out, 0),
        (STRAIGHT_Y, RIGHT + out, UPPER + BEND, 90),
        (half, RIGHT - BEND, LOWER + out, 180),
    ):
        turn = heading * pi / 180
        if t <= length or (heading == 180 and x != MIDDLE[0]):
            return x + t * cos(turn), y + t * sin(turn), heading
        t -= length
        if t <= CORNER:
            angle = t / BEND
            before = turn - pi / 2  # from the centre of the bend out to where it begins
            cx = x + length * cos(turn) - bend * cos(before)
            cy = y + length * sin(turn) - bend * sin(before)
            return cx + bend * cos(before + angle), cy + bend * sin(before + angle), heading + angle * 180 / pi
        t -= CORNER
    raise AssertionError(t)


def lane(begin: float, end: float, out: float, clockwise: bool, css: str) -> str:
    """An arrow along the road from `begin` to `end` (clockwise), pointing the way it is told."""
    steps = max(6, round((end - begin) / 26))
    points = [road(begin + (end - begin) * i / steps, out) for i in range(steps + 1)]
    x, y, heading = points[-1] if clockwise else points[0]
    turned = heading if clockwise else heading + 180
    line = "L".join(f"{num(px)} {num(py)}" for px, py, _ in points)
    return (
        f'<g class="{css}"><path d="M{line}"/>'
        f'<path class="tip" transform="translate({num(x)} {num(y)}) rotate({num(turned)})" d="M-4-9L11 0-4 9Z"/></g>'
    )


def lanes(view: View, seat: int | None) -> str:
    """YK-09, YK-22: where every cart goes at sunset, and, dotted, where it would go if fog came."""
    if is_over(view):
        return ""
    clockwise, fog_left = view["direction"] == 1, view["fog"] + view["mountain"] > 0
    where = [side * QUARTER for side in sides(view)]
    made = []
    for side, begin, end in zip(sides(view), where, [*where[1:], ROUND], strict=True):
        to = sides(view)[(sides(view).index(side) + 1) % len(where)]
        # The yak stands before its cart and the name board below it: both keep the arrows at a distance.
        near, far = (YAK_ROOM[side % 2], CART_ROOM) if clockwise else (CART_ROOM, YAK_ROOM[to % 2])
        made.append(lane(begin + near, end - far, 15, clockwise, "lane"))
        if fog_left:
            near, far = (near + 16, far) if clockwise else (near, far + 16)  # the tip stays clear of the horns
            made.append(lane(begin + near, end - far, -17, not clockwise, "lane fogged"))
    return "".join(made)


# ---------------------------------------------------------------- carts and stops


def cart(view: View, stop: int, seat: int | None, language: str) -> str:
    """YK-01: a cart with its yak, at its stop; the viewer's own cart carries the ids that can be clicked."""
    load, side, own = view["carts"][stop], side_of(view, stop, seat), stop == seat
    key, refused = cart_key(load["kind"]), REFUSED.get(load["kind"])
    x, y = spot(side)
    w, h = TRAY_W / 2, TRAY_H / 2
    turn = side * 90 + (0 if view["direction"] == 1 else 180)  # the yak is drawn facing left, which is clockwise below
    flat = side % 2 == 0
    ahead, wheel = (w, h) if flat else (h, w)
    if turn % 360 == 270:
        ahead += 20  # going down, the yak steps out from under the name board
    out = [
        title(say("yk-cart-at", language, cart=key)),
        f'<g transform="rotate({turn % 360})"><path class="shaft" d="M{num(-ahead + 6)}-15L{num(-ahead - 50)}-13'
        f'M{num(-ahead + 6)} 15L{num(-ahead - 50)} 13"/>'
        f'<path class="wheel" d="M-26 {num(-wheel - 9)}H26V{num(-wheel + 4)}H-26Z'
        f'M-26 {num(wheel - 4)}H26V{num(wheel + 9)}H-26Z"/>'
        f"{use('yak', -ahead - 54, 0, 1, f'rug-{key}')}</g>",
    ]
    out.append(
        f'<rect class="shade" x="{num(-w + 3)}" y="{num(-h + 6)}" width="{TRAY_W}" height="{TRAY_H}" rx="14"/>'
        f'<rect class="tray" x="{num(-w)}" y="{num(-h)}" width="{TRAY_W}" height="{TRAY_H}" rx="14"/>'
        f'<path class="plank" d="M{num(-w + 3)}-30H{num(w - 3)}M{num(-w + 3)} 24H{num(w - 3)}"/>'
        f'<rect class="bed" x="{num(-w + 8)}" y="{num(-h + 8)}" width="{TRAY_W - 16}" height="{TRAY_H - 30}" rx="9"/>'
    )
    places = [(-36, -49), (36, -49), (-36, 1), (36, 1)]
    for (colour, nth), (px, py) in zip(named_apart(load["stones"]), places, strict=False):
        target = f"buy-{colour}" if own and not nth else ""
        out.append(stone(colour, px, py, 1.02, f"{key}-{colour}-{nth}", target, "quarry-bag"))
    for i, kind in enumerate(FOOD):
        px = -59 + 51 * i
        out.append(pile(kind, load["food"][i], px, 45, f"{key}-{kind}", f"food-{kind}" if own else "", kind == refused))
    if refused is None:
        out.append(f'<g class="plaque" {at(w - 6, -h + 4)}><circle r="17"/>{text(0, 8, "2", 24)}</g>')
    return f'<g id="cart-{key}" class="cart" {at(x, y)}>{"".join(out)}</g>'


# Where card, baby yak and stupa lie, seen from the name board: never towards the middle of the village.
BESIDE: tuple[dict[str, Point], ...] = (
    {"card": (108, -6), "baby": (-118, -4), "stupa": (152, -14)},
    {"card": (-114, -28), "baby": (-113, -88), "stupa": (-113, -146)},
    {"card": (108, -6), "baby": (-118, -4), "stupa": (152, -14)},
    {"card": (114, -28), "baby": (113, -88), "stupa": (113, -146)},
)


def sign(view: View, stop: int, seat: int | None, names: Sequence[str], language: str) -> str:
    """The board with the name at a stop, and the card of the day beside it; with 2 players also the market road."""
    side = side_of(view, stop, seat)
    x, y = spot(side)
    y += TRAY_H / 2 + 1
    if stop >= seats_of(view):
        words, icon = say("yk-market-road", language), use("stall", -64, 0, 0.42)
    else:
        words, icon = brief(names[stop], 12), use("yurt", -64, -1, 0.38)
    asked = " asked" if not is_over(view) and view["seat"] == stop else ""
    out = '<rect class="board" x="-86" y="-18" width="172" height="36" rx="9"/>'
    out += icon + board_name(words)
    if stop < seats_of(view) and not is_over(view):
        open_card = view["cards"][stop] if stop == seat or revealed(view, stop) else None
        dx, dy = BESIDE[side]["card"]
        out += small_card(open_card, has_chosen(view, stop), dx, dy, f"day-card-{stop}")
    return f'<g id="home-{stop}" class="sign{asked}" {at(x, y)}>{out}</g>'


def board_name(words: str) -> str:
    """The words on the board at a stop, on two lines where one would be too small to read."""
    if fitted(words, 23, 112) > 12:
        return text(-40, 8, words, fitted(words, 23, 112), "name", "start")
    middle = min((i for i, letter in enumerate(words) if letter == " "), key=lambda i: abs(2 * i - len(words)))
    lines = words[:middle], words[middle + 1 :]
    size = fitted(max(lines, key=len), 16, 112)
    return "".join(text(-40, -2 + 16 * i, line, size, "name", "start") for i, line in enumerate(lines))


def beside(view: View, of: int, seat: int | None, what: str) -> Point:
    side = side_of(view, of, seat)
    (x, y), (dx, dy) = spot(side), BESIDE[side][what]
    return x + dx, y + TRAY_H / 2 + 1 + dy


def baby(view: View, seat: int | None, language: str) -> str:
    x, y = beside(view, view["baby"], seat, "baby")
    return (
        f'<g id="baby-yak" {at(x, y)}>{title(say("yk-baby", language))}'
        f'<circle class="halo" r="32"/>{use("baby", 2, 0)}</g>'
    )


def stop_target(view: View, stop: int, seat: int | None) -> str:
    x, y = spot(side_of(view, stop, seat))
    return (
        f'<g id="stop-{stop}" class="stop" {at(x, y)}>'
        f'<rect class="halo" x="{num(-TRAY_W / 2 - 7)}" y="{num(-TRAY_H / 2 - 7)}"'
        f' width="{TRAY_W + 14}" height="{TRAY_H + 34}" rx="20"/></g>'
    )


# ---------------------------------------------------------------- the village


def flags() -> str:
    """A line of prayer flags over the road, where no cart stands."""
    out = '<path class="line" d="M300 22C380 84 580 84 660 22"/>'
    for i in range(11):
        t = (i + 0.7) / 11.4
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x, y = 300 * a + 380 * b + 580 * c + 660 * d, 22 * a + 84 * b + 84 * c + 22 * d
        out += f'<path class="wave{i % 5}" d="M{num(x - 9)} {num(y)}h18l-2 20-7-3-7 3z"/>'
    return f'<g class="flags">{out}</g>'


@cache
def land(crowded: bool) -> str:
    """Paper, slopes, road and trees: what never changes."""
    pines = (
        (26, 206, 1), (58, 190, 1.2), (40, 232, 0.8), (900, 196, 1.2), (930, 216, 0.9), (914, 240, 0.8), (36, 560, 1.1),
        (66, 590, 0.9), (30, 600, 0.8), (916, 552, 1.1), (940, 580, 0.9), (888, 590, 1), (262, 748, 1), (296, 756, 0.8),
        (270, 44, 0.8), (298, 34, 1.1), (664, 34, 1.1), (690, 46, 0.8),
    )  # fmt: skip
    ring = (
        f'x="{num(LEFT)}" y="{num(UPPER)}" width="{num(RIGHT - LEFT)}" height="{num(LOWER - UPPER)}" rx="{num(BEND)}"'
    )
    return (
        f'<rect class="land" width="{WIDE}" height="{HIGH}" rx="26"/>'
        '<path class="contour" d="M0 150C70 130 60 60 150 0M0 190C110 160 110 70 210 0M960 150C890 130 900 60'
        " 810 0M960 190C850 160 850 70 750 0"
        "M0 640C70 650 90 700 110 776M0 600C110 620 130 690 160 776M960 640C890 650 870 700 850 776M960 600C850"
        ' 620 830 690 800 776"/>'
        f'<rect class="meadow" {ring}/><path class="contour" d="M250 470C330 430 330 380 300 330M712 470C640 430 640'
        f' 380 668 330"/>'
        f'<rect class="kerb" {ring}/><rect class="road" {ring}/><rect class="ruts" {ring}/>'
        f'<rect class="air" width="{WIDE}" height="{HIGH}" rx="26" fill="url(#yk-air)"/>'
        + "".join(use("pine", x, y, scale) for x, y, scale in pines)
        + ("" if crowded else flags())
        + "".join(use("yurt", x, y, scale) for x, y, scale in ((858, 652, 0.42), (900, 676, 0.52), (938, 646, 0.36)))
    )


FOG_PLACES: tuple[Point, ...] = ((322, 0), (398, -14), (476, -34), (560, -62), (478, -112))


def has_fog(view: View) -> bool:
    """YK-34: whether there are fog stones in this game."""
    return bool(view["fog"] or view["mountain"])


def fog_args(view: View) -> dict[str, Any]:
    """YK-23: how much fog lies on the mountain, how often it has filled, and which time ends the game (0: none)."""
    slots, most = option(view, "fog_slots", 5), option(view, "fog_fills", 0)
    return {"fog": view["mountain"], "slots": slots, "fills": view["fills"], "most": most}


def mountain(view: View, language: str) -> str:
    """YK-21, YK-23: the fog that lies on the mountain; where fog can end the game, a flag for each time it may fill."""
    slots, fills = option(view, "fog_slots", 5), option(view, "fog_fills", 0)
    crowded = len(view["carts"]) == 4  # a cart stands above the mountain
    out = [
        title(say("yk-mountain", language, **fog_args(view))),
        '<path class="range" d="M236 30C270-20 300-60 330-66 356-60 372-30 396-22 420-40 560-40 590-84 618-88 660-30'
        ' 724 30Z"/>',
        '<path class="peak" d="M262 36C300 20 330-34 372-66 398-84 420-116 446-150 458-166 470-178 482-178 496-178'
        " 506-160 520-142"
        ' 546-108 572-92 598-62 632-24 666 18 704 36 560 52 400 52 262 36Z"/>',
        '<path class="slope" fill="url(#yk-slope)" d="M262 36C300 20 330-34 372-66 398-84 420-116 446-150 458-166'
        " 470-178 482-178 496-178 506-160 520-142"
        ' 546-108 572-92 598-62 632-24 666 18 704 36 560 52 400 52 262 36Z"/>',
        '<path class="snow" d="M446-150C458-166 470-178 482-178 496-178 506-160 520-142 532-126 545-114 557-102'
        " 546-98 540-108 530-104"
        " 520-100 518-84 506-88 496-92 494-112 482-110 470-108 472-84 458-84 446-86 444-104 432-100 424-97 418-90"
        ' 410-99 422-114 434-134 446-150Z"/>',
        '<path class="ridge" d="M482-178C486-150 500-140 508-116M540-88C560-60 584-40 604-8M426-60C410-34 392-16'
        ' 372 2M500-60C508-30 530-6 548 8M318-2C308 10 300 18 290 24"/>',
    ]
    if has_fog(view):
        shown = FOG_PLACES[-slots:]
        trail = "L".join(f"{num(x)} {num(y)}" for x, y in shown)
        out.append(f'<path class="trail" d="M{trail}"/>')
        for i, (x, y) in enumerate(shown):
            out.append(f'<circle class="ledge" cx="{num(x)}" cy="{num(y)}" r="24"/>')
            if i < view["mountain"]:
                out.append(
                    f'<g id="fog-{i}" {at(x, y)} data-from="quarry-bag">'
                    f'<use href="#yk-cloud" class="shade" x="2" y="4"/>'
                    '<use href="#yk-cloud" class="cloud"/><path class="cloud-line" d="M-16 7H4M-8 1H14"/></g>'
                )
        for i in range(fills):
            flown = " flown" if i < view["fills"] else ""
            out.append(
                f'<g class="flag{flown}" {at(628 + 30 * (i % 4), 22 - 30 * (i // 4))}>'
                f'<path class="pole" d="M0 16V-18"/><path d="M0-18H20L14-11 20-4H0Z"/></g>'
            )
    scale, base = (0.8, 374) if crowded else (1, 352)
    return f'<g id="mountain" {at(MIDDLE[0] * (1 - scale), base, scale)}>{"".join(out)}</g>'


TRACK_SPACE = 44  # from one space of the mountain's track to the next
TRACK_END: Point = (926, 742)  # its rightmost space


def mountain_track(view: View, language: str) -> str:
    """YK-05, YK-23: the track of the mountain; the fog marker begins on its rightmost space and counts the fog."""
    if not has_fog(view):
        return ""
    slots = option(view, "fog_slots", 5)
    left = -TRACK_SPACE * slots
    peaks = "".join(
        f"l{num(TRACK_SPACE / 2)}-{12 + 7 * i}l{num(TRACK_SPACE / 2)} {12 + 7 * i}" for i in range(slots, 0, -1)
    )
    out = [
        title(say("yk-track", language, **fog_args(view))),
        f'<path class="range" d="M{left - 18}-24{peaks}Z"/>',
        f'<rect class="board" x="{left - 22}" y="-26" width="{44 - left}" height="62" rx="12"/>',
    ]
    for fog in range(slots + 1):
        x = -TRACK_SPACE * fog
        out.append(f'<circle class="ledge" cx="{x}" cy="-4" r="18"/>{text(x, 31, fog, 18, "count")}')
    x = -TRACK_SPACE * view["mountain"]
    out.append(
        f'<g id="fog-marker" class="marker" {at(x, -4)}><circle class="shade" r="16" cx="1" cy="3"/><circle r="16"/>'
        f'<use href="#yk-cloud" class="cloud" {at(0, 0, 0.42)}/></g>'
    )
    return f'<g id="mountain-track" {at(*TRACK_END)}>{"".join(out)}</g>'


STALL: Point = (352, 484)


def market(view: View, language: str) -> str:
    """YK-04, YK-19: the market with its food."""
    out = [
        title(say("yk-market", language, **food_args(view["market"]))),
        '<rect class="shade" x="-92" y="-26" width="190" height="88" rx="10"/>'
        '<path class="wood" d="M-88-30H-80V60H-88ZM80-30H88V60H80Z"/>'
        '<rect class="counter" x="-94" y="2" width="188" height="58" rx="8"/>'
        '<path class="awning" d="M-84-62H84L104-18C104-4 80-4 78-16 76-4 54-4 52-16 50-4 28-4 26-16 24-4 2-4'
        " 0-16-2-4-24-4-26-16-28-4-50-4-52-16"
        '-54-4-76-4-78-16-80-4-104-4-104-18Z"/>'
        '<path class="stripe" d="M-60-62H-36L-52-16C-54-4-76-4-78-16ZM-12-62H12L26-16C24-4 2-4 0-16-2-4-24-4-26-16Z'
        'M60-62H36L52-16C54-4 76-4 78-16Z"/>',
    ]
    out += [pile(kind, view["market"][i], -62 + 60 * i, 31, f"market-{kind}") for i, kind in enumerate(FOOD)]
    return f'<g id="market-stall" class="stall" {at(*STALL)}>{"".join(out)}</g>'


def quarry(view: View, language: str) -> str:
    """YK-05, YK-34: what the bag holds, colour by colour, and the chance of fog in a draw of 1 and of 3 stones."""
    out = [
        title(say("yk-quarry", language, stones=sum(view["bag"]), fog=view["fog"])),
        '<rect class="pit" x="-40" y="-78" width="256" height="158" rx="18"/>',
        use("sack", -8, -30, 0.92),
        text(-8, -14, sum(view["bag"]), 25, "on-sack"),
    ]
    for i, colour in enumerate(STONES):
        x, y = 48 + 60 * (i % 3), -55 + 35 * (i // 3)
        css = "" if view["bag"][i] else ' class="none"'
        count = text(x + 31, y + 8, view["bag"][i], 23, "count")
        out.append(f'<g id="quarry-{colour}"{css}>{use(f"s{colour}", x, y, 0.56)}{count}</g>')
    if has_fog(view):
        one, three = (say("yk-percent", language, percent=fog_chance(view, k)) for k in (1, 3))
        dot = '<circle class="pebble" r="5.5" cx="{}" cy="{}"/>'
        words = say("yk-fog-chance", language, one=fog_chance(view, 1), three=fog_chance(view, 3))
        out.append(
            f'<g id="fog-chance">{title(words)}'
            f'<path class="rule" d="M-28 44H204"/><use href="#yk-cloud"'
            f' class="cloud" {at(-14, 62, 0.62)}/>{text(16, 70, view["fog"], 23, "count")}'
            + dot.format(46, 62)
            + text(56, 70, one, 23, "count", "start")
            + dot.format(134, 66)
            + dot.format(146, 66)
            + dot.format(140, 56)
            + text(156, 70, three, 23, "count", "start")
            + "</g>"
        )
    return f'<g id="quarry-bag" {at(500, 478)}>{"".join(out)}</g>'


def calendar(view: View, language: str) -> str:
    """YK-07 to YK-09: the day, with the sun low at dawn and high at noon; the last day is marked (YK-25)."""
    rise = -2 if view["decision"] == "dawn" and not is_over(view) else -27
    css, word, number = "day", "yk-day-word", str(view["day"])
    if view["ending"]:
        css, word = "last", "yk-last-day"
    if is_over(view):
        css, word, number, rise = "night", "yk-over-word", "", -24
    words = say(word, language)
    light = (
        '<path d="M8-13A14 14 0 1 0 14 8 12 12 0 0 1 8-13Z"/>'
        if is_over(view)
        else '<circle r="17"/><path d="M0-30V-22M0 22V30M-30 0H-22M22 0H30M-21-21L-16-16M16 16L21 21'
        'M21-21L16-16M-16 16L-21 21"/>'
    )
    whole = say("yk-day", language, day=view["day"]) if number else words
    return (
        f'<g id="the-day" class="{css}" {at(76, 76)}>{title(whole)}'
        f'<circle class="shade" r="56" cx="2" cy="5"/><circle class="sky" r="56"/>'
        f'<g class="sun" {at(0, rise)}>{light}</g>'
        '<path class="hill" d="M-56 4C-36-6-24 2-12-2 4-8 14 4 28-4 40-10 50-2 56 4A56 56 0 0 1-56 4Z"/>'
        f"{text(0, 22 if number else 32, words, fitted(words, 18 if number else 24, 92), 'on-hill')}"
        f'{text(0, 47, number, 28, "on-hill big")}<circle class="ring" r="56"/></g>'
    )


def bonus_card(number: int, x: float, y: float, language: str) -> str:
    """YK-33: a bonus card as a picture of a tower that meets it."""
    lit = {
        1: ((1, 2), (2, 2), (3, 2), (4, 1)),
        2: ((1, 1), (1, 2), (1, 3), (1, 4), (1, 5)),
        3: ((1, 1), (1, 2), (2, 1), (3, 1), (1, 4), (1, 5), (2, 4), (3, 3)),
        4: ((2, 2), (1, 4), (3, 3)),
        5: ((1, 1), (1, 5)),
        6: ((2, 2), (2, 3), (3, 2)),
        7: tuple((level, place) for level in range(1, 5) for place in range(1, 7 - level) if level < 3 or place == 1),
        8: ((3, 1), (3, 2), (3, 3)),
    }[number]
    cells = []
    for level in range(1, TOP + 1):
        for place in range(1, 7 - level):
            cx, cy = (place - (7 - level) / 2) * 16, 22 - 12 * level
            css = "cell lit" if (level, place) in lit else "cell"
            if number == 4 and "lit" in css:
                cells.append(f'<path class="{css}" d="M{num(cx)} {num(cy - 7)}l8 6-8 7-8-7z"/>')
            elif number == 2 and "lit" in css:
                cells.append(f'<path class="{css} kind{place}" d="M{num(cx - 7)} {num(cy - 5)}h14v10h-14z"/>')
            elif number == 3 and "lit" in css and place > 2:
                cells.append(f'<path class="{css} kind2" d="M{num(cx - 7)} {num(cy - 5)}h14v10h-14z"/>')
            else:
                cells.append(f'<path class="{css}" d="M{num(cx - 7)} {num(cy - 5)}h14v10h-14z"/>')
    return (
        f'<g id="bonus-{number}" class="bonus" {at(x, y)}>{title(say("yk-bonus", language, card=number))}'
        '<rect class="shade" x="-50" y="-44" width="104" height="96" rx="9"/>'
        '<rect class="board" x="-52" y="-50" width="104" height="98" rx="9"/>'
        f"{''.join(cells)}{text(0, 41, f'+{BONUS_POINTS[number]}', 24, 'name')}</g>"
    )


def stupa(view: View, seat: int | None, language: str) -> str:
    """YK-26: the stupa waits beside the village until a tower triggers the end; then it stands at its owner's stop."""
    if view["stupa"] is None:
        x, y, scale, points = (
            78.0,
            716.0,
            1.25,
            text(44, 30, f"+{option(view, 'stupa_points', 3)}", 26, "name", "start"),
        )
    else:
        (x, y), scale, points = beside(view, view["stupa"], seat, "stupa"), 1.0, ""
    return f'<g id="the-stupa" {at(x, y, scale)}>{title(say("yk-stupa", language))}{use("stupa", 0, 0)}{points}</g>'


def waiting_stones(view: View, own: bool) -> list[tuple[str, str, str]]:
    """Stones that are neither in a cart nor in a tower: (colour, id, where from), in order."""
    pending, made = view.get("pending") or {}, []
    for word in ("bought", "drawn", "kept"):
        for colour, nth in named_apart(pending.get(word, "")):
            name = f"{word}-{colour}" if not nth else f"{word}-{colour}-{nth}"
            source = {"drawn": "quarry-bag", "kept": f"drawn-{colour}", "bought": f"buy-{colour}" if own else ""}[word]
            made.append((colour, name, source or f"cart-{cart_key(view['carts'][view['seat']]['kind'])}"))
    return made


def others_stones(view: View, seat: int | None) -> str:
    """What another player has bought, drawn or kept, laid out on the awning of the market."""
    if is_over(view) or view["seat"] is None or view["seat"] == seat:
        return ""
    stones = waiting_stones(view, own=False)
    if not stones:
        return ""
    width = 60 * len(stones) + 16
    out = (
        f'<rect class="shade" x="{num(-width / 2 + 3)}" y="-24" width="{width}" height="56" rx="14"/>'
        f'<rect class="cloth" x="{num(-width / 2)}" y="-28" width="{width}" height="56" rx="14"/>'
    )
    for i, (colour, name, source) in enumerate(stones):
        out += stone(colour, (i - (len(stones) - 1) / 2) * 60, 0, 0.92, name, source=source)
    return f'<g class="laid-out" {at(STALL[0], STALL[1] - 38)}>{out}</g>'


def board(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    stops = range(len(view["carts"]))
    out = [
        defs(),
        land(len(view["carts"]) == 4),
        lanes(view, seat),
        mountain(view, language),
        market(view, language),
        quarry(view, language),
    ]
    out += [mountain_track(view, language), calendar(view, language), stupa(view, seat, language)]
    cards = view.get("bonus") or []
    out += [bonus_card(card, WIDE - 64, 62 + 106 * i, language) for i, card in enumerate(cards)]
    # In order of kind, so that a cart that travels keeps its place in the picture's tree.
    out += [cart(view, stop, seat, language) for stop in sorted(stops, key=lambda stop: view["carts"][stop]["kind"])]
    out += [sign(view, stop, seat, names, language) for stop in stops]
    out += [baby(view, seat, language), others_stones(view, seat)]
    out += [stop_target(view, stop, seat) for stop in stops]
    return part("board", WIDE, HIGH, say("yk-title-board", language, day=view["day"]), "".join(out))


def part(name: str, width: float, height: float, words: str, inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="scene-yk'
        f' scene-yk-{name}" viewBox="0 0 {num(width)} {num(height)}">'
        f"{title(words)}{inside}</svg>"
    )


# ---------------------------------------------------------------- towers

STEP_X, STEP_Y = 61, 43.5  # from one stone of a tower to the next, and to the level above


def tower_places(stones: Sequence[Sequence[Any]]) -> list[tuple[int, int]]:
    """YK-13, YK-14: the empty places of a tower: those of the pyramid, or when it is full the one above the top."""
    taken = {(level, place) for _, level, place in stones}
    empty = [
        (level, place) for level in range(1, TOP + 1) for place in range(1, 7 - level) if (level, place) not in taken
    ]
    return empty or [(max(level for level, _ in taken) + 1, 1)]


def tower_spot(x: float, base: float, scale: float, level: int, place: int) -> Point:
    """The centre of a place of the tower that stands at x on this base."""
    width = max(1, 6 - level)
    return x + (place - (width + 1) / 2) * STEP_X * scale, base - (level - 0.5) * STEP_Y * scale


def tower(stones: Sequence[Sequence[Any]], x: float, base: float, scale: float, piece: str, places: bool) -> str:
    """A tower on its plinth; with `places`, the empty places as targets."""
    step_x, step_y = STEP_X * scale, STEP_Y * scale
    half = 2.5 * step_x + 10 * scale
    out = [
        f'<path class="shade" d="M{num(x - half + 4)} {num(base + 5 * scale)}H{num(x + half + 6)}'
        f'V{num(base + 24 * scale)}H{num(x - half + 4)}Z"/>'
        f'<path class="plinth" d="M{num(x - half)} {num(base)}H{num(x + half)}L{num(x + half + 7 * scale)}'
        f' {num(base + 18 * scale)}H{num(x - half - 7 * scale)}Z"/>'
    ]
    if places:
        for level, place in tower_places(stones):
            px, py = tower_spot(x, base, scale, level, place)
            out.append(
                f'<g id="place-{level}-{place}" class="place" {at(px, py)}>'
                f'<rect class="slot" x="{num(-step_x / 2 + 3)}" y="{num(-step_y / 2 + 3)}" '
                f'width="{num(step_x - 6)}" height="{num(step_y - 6)}" rx="{num(13 * scale)}"/></g>'
            )
    for i, (colour, level, place) in enumerate(stones):
        px, py = tower_spot(x, base, scale, level, place)
        out.append(stone(colour, px, py, scale, f"{piece}-{i}", source=f"bought-{colour}"))
    return "".join(out)


# ---------------------------------------------------------------- the hand

HAND_W, HAND_H = 1000, 436


def hand_card(card: str, x: float, y: float, view: View, seat: int, language: str) -> str:
    """One of the three cards of YK-02; the one of the day is lifted."""
    own = None if is_over(view) else view["cards"][seat]
    css = " picked" if own == card else " resting" if own else ""
    lifted = -8 if own == card else 0
    name = say(f"yk-card-{card}", language)
    return (
        f'<g id="card-{card}" class="hand-card{css}" {at(x, y + lifted)}>'
        f'<rect class="shade" x="-70" y="-88" width="148" height="188" rx="14"/>'
        '<rect class="halo" x="-79" y="-99" width="158" height="198" rx="18"/>'
        f'<rect class="face {card}" x="-74" y="-94" width="148" height="188" rx="14"/>'
        f'<rect class="inlay" x="-65" y="-85" width="130" height="126" rx="8"/>'
        f"{card_picture(card)}{card_name(name)}"
        + (
            '<circle class="seal" r="15" cx="58" cy="-80"/><path class="tick" d="M51-80l5 6 9-11"/>'
            if own == card
            else ""
        )
        + "</g>"
    )


def card_name(words: str) -> str:
    """The name on a card; a long one says with a soft hyphen where it may be broken."""
    first, _, second = words.partition("\u00ad")
    if second:
        return text(0, 67, f"{first}-", 22, "card-name") + text(0, 87, second, 22, "card-name")
    return text(0, 75, words, fitted(words, 26, 132), "card-name")


def card_picture(card: str) -> str:
    """The picture on a card of the hand."""
    hills = '<path class="far-hill" d="M-65 12C-40-14-22 4-4-8 18-24 40 2 65-10V41H-65Z"/>'
    if card == "build":
        rows = ((5, -37, 16), (2, 0, 16), (7, 37, 16), (8, -18.5, -11), (3, 18.5, -11), (1, 0, -38))
        return hills + "".join(use(f"s{colour}", x, y, 0.6) for colour, x, y in rows)
    if card == "restock":
        food = use("m", -40, 22, 0.95) + use("k", 6, 18, 0.95) + use("b", 45, 22, 0.95)
        return f"{hills}{use('yurt', -10, -24, 0.98)}{food}"
    return f"{hills}{use('stall', 0, -26, 1.15)}{use('b', -24, 22, 0.8)}{use('k', 20, 20, 0.8)}"


def food_place(i: int) -> tuple[int, int]:
    """The eight places of the yurt (YK-17)."""
    return 662 + 57 * (i % 4), 300 + 60 * (i // 4)


def hand(view: View, seat: int, language: str) -> str:
    stones, yurt = view["towers"][seat], view["yurts"][seat]
    levels = max([6, *(level for _, level, _ in stones)]) + (len(stones) > 15)
    scale = 1.42 * min(1, 6.15 / levels)
    out = [
        '<path class="backdrop" d="M14 422C10 300 60 250 120 190 170 140 200 60 246 24 292 60 320 140 370 190 432'
        ' 250 480 300 476 422Z"/>',
        tower(stones, 245, 398, scale, "own-stone", places=not is_over(view)),
    ]
    out += [hand_card(card, 586 + 164 * i, 118, view, seat, language) for i, card in enumerate(CARDS)]
    out.append('<rect class="rug-floor" x="508" y="236" width="484" height="188" rx="18"/>')
    out.append(use("yurt", 570, 314, 1.1))
    out.append(text(570, 402, f"{sum(yurt)}/{YURT_FOOD}", 26, "count"))
    eaten = "".join(kind * amount for kind, amount in zip(FOOD, yurt, strict=True))
    for i in range(max(YURT_FOOD, len(eaten))):
        x, y = food_place(i)
        out.append(f'<circle class="slot-food" cx="{x}" cy="{y}" r="25"/>')
    counts = dict.fromkeys(FOOD, 0)
    for i, kind in enumerate(eaten):
        out.append(f'<g id="own-{kind}-{counts[kind]}" {at(*food_place(i))}>{use(kind, 0, 0, 1.16)}</g>')
        counts[kind] += 1
    if not is_over(view) and view["seat"] == seat:
        waiting = waiting_stones(view, own=True)
        for i, (colour, name, source) in enumerate(waiting):
            out.append(stone(colour, 928, 330 + 60 * (i - (len(waiting) - 1) / 2), 1.15, name, source=source))
    return part("hand", HAND_W, HAND_H, say("yk-title-hand", language), "".join(out))


# ---------------------------------------------------------------- the panels

PANEL_W, PANEL_H = 320, 172


def panel(view: View, of: int, seat: int | None, language: str) -> str:
    """What is public about a player: tower, yurt, card of the day, baby yak, stupa; at the end the points."""
    yurt = view["yurts"][of]
    levels = max([6, *(level for _, level, _ in view["towers"][of])])
    out = [
        '<path class="backdrop" d="M0 162C0 120 26 96 48 74 66 54 76 22 92 8 108 22 118 54 136 74 158 96 184'
        ' 120 184 162Z"/>',
        tower(view["towers"][of], 92, 152, 0.54 * min(1, 6.2 / levels), f"tower-{of}", places=False),
        use("yurt", 211, 126, 0.5),
        text(211, 166, f"{sum(yurt)}/{YURT_FOOD}", 20, "count"),
    ]
    for i, kind in enumerate(FOOD):
        css = "" if yurt[i] else ' class="none"'
        y = 30 + 52 * i
        out.append(
            f'<g id="yurt-{of}-{kind}"{css}>{use(kind, 269, y, 0.95)}{text(303, y + 10, yurt[i], 28, "count")}</g>'
        )
    if is_over(view):
        scores = view.get("scores")
        if scores:
            won = of in (view.get("winners") or [])
            css = "total won" if won else "total"
            out.append(f'<g class="{css}" {at(208, 46)}><circle r="31"/>{text(0, 11, scores[of]["total"], 31)}</g>')
    else:
        known = view["cards"][of] if of == seat or revealed(view, of) else None
        out.append(small_card(known, has_chosen(view, of), 211, 48, f"panel-card-{of}", 1.5))
    if view["baby"] == of and not is_over(view):
        out.append(use("baby", 28, 28, 0.9))
    if view["stupa"] == of:
        out.append(use("stupa", 153, 38, 0.7))
    return part("panel", PANEL_W, PANEL_H, say("yk-title-panel", language, number=of + 1), "".join(out))


# ---------------------------------------------------------------- the parts together


def draw(view: View, seat: int | None, names: Sequence[str], language: str) -> dict[str, str]:
    """The parts of the table, each one <svg>; the own seat at the bottom, seat 0 for a spectator."""
    parts = {"board": board(view, seat, names, language)}
    if seat is not None:
        parts["hand"] = hand(view, seat, language)
    for of in range(seats_of(view)):
        parts[f"seat-{of}"] = panel(view, of, seat, language)
    return parts


def standalone(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    """Board and panels as one SVG with its style inside."""
    parts = draw(view, seat, names, language)
    style = Path(__file__).with_name("scene.css").read_text(encoding="utf-8")
    width, count = WIDE + 24 + PANEL_W, seats_of(view)
    out = [placed(parts["board"], 0, 0, WIDE, HIGH)]
    gap = (HIGH - count * (PANEL_H + 30)) / max(1, count - 1) if count > 3 else 18
    for of in range(count):
        y = of * (PANEL_H + 30 + gap)
        out.append(f'<g class="scene-yk">{text(WIDE + 28, y + 24, brief(names[of], 22), 24, "name", "start")}</g>')
        out.append(placed(parts[f"seat-{of}"], WIDE + 24, y + 30, PANEL_W, PANEL_H))
    height = float(HIGH)
    if "hand" in parts:
        out.append(placed(parts["hand"], 0, HIGH + 16, WIDE, WIDE * HAND_H / HAND_W))
        height += 16 + WIDE * HAND_H / HAND_W
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 {width + 24} {num(height + 24)}">'
        f"{title(say('yk-title-board', language, day=view['day']))}<style>{escape(style, quote=False)}</style>"
        f'<g class="scene-yk"><rect class="paper" x="-12" y="-12" width="{width + 24}"'
        f' height="{num(height + 24)}"/></g>{"".join(out)}</svg>'
    )


def placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    return svg.replace("<svg ", f'<svg x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" ', 1)


# ---------------------------------------------------------------- the words


def path(view: View, action: str) -> list[str]:
    """The ids to click for an offered action."""
    verb, *rest = action.split()
    match verb, rest:
        case "done", []:
            return ["done"]
        case "set", [colour, place]:
            return [f"bought-{colour}", f"place-{place.replace('.', '-')}"]
        case "keep", [colour]:
            return [f"drawn-{colour}"]
        case "put", [stop]:
            return [f"stop-{stop}"]
        case "take", [kind] if kind in FOOD:
            return [f"food-{kind}"]
        case (("card" | "buy" | "pay" | "spill" | "take"), [what]):
            return [f"{verb}-{what}"]
    raise ValueError(action)


def wanted(view: View, ids: Sequence[str]) -> str | None:
    """The action that clicks on these ids would mean, offered or not; None if they mean none."""
    verb, *rest = ids[0].split("-")
    match verb, rest, list(ids[1:]):
        case "done", [], []:
            return "done"
        case "bought", [colour], [place] if place.startswith("place-"):
            return f"set {colour} {place.removeprefix('place-').replace('-', '.')}"
        case "drawn", [colour], []:
            return f"keep {colour}"
        case "stop", [stop], []:
            return f"put {stop}"
        case "food", [kind], []:
            return f"take {kind}"
        case (("card" | "buy" | "pay" | "spill" | "take"), _, []):
            return f"{verb} {'-'.join(rest)}"
    return None


def touched(view: View, action: str) -> list[str]:
    """The ids on the board that everybody saw this action of the seat asked touch."""
    verb, *rest = action.split()
    match verb, rest:
        case "put", [stop]:
            return [f"cart-{cart_key(view['carts'][int(stop)]['kind'])}"]
        case "take", [kind] if kind not in FOOD:
            return ["market-stall"]
        case (("buy" | "take" | "pay"), _):
            return [f"cart-{cart_key(view['carts'][view['seat']]['kind'])}"]
    return []


def label(view: View, target: str) -> Words:
    """Every id of a path in words: what its button says, or a screen reader of the element."""
    verb, *rest = target.split("-")
    match verb, rest:
        case "done", []:
            return "yk-label-done", {"price": price(view["pending"].get("bought", ""))}
        case "card", [card] if card in CARDS:
            return f"yk-label-card-{card}", {}
        case "buy", [colour] if colour in STONE_NAME:
            bought = view["pending"].get("bought", "") + colour
            return "yk-label-buy", {**stones_args(colour), "price": price(bought)}
        case "bought", [colour] if colour in STONE_NAME:
            return "yk-label-bought", stones_args(colour)
        case "drawn", [colour] if colour in STONE_NAME:
            return "yk-label-drawn", stones_args(colour)
        case "place", [level, place]:
            return "yk-label-place", {"level": int(level), "place": int(place)}
        case "food", [kind] if kind in FOOD:
            amount = min(
                view["carts"][view["seat"]]["food"][FOOD.index(kind)], YURT_FOOD - sum(view["yurts"][view["seat"]])
            )
            return "yk-label-food", food_args([amount if kind == each else 0 for each in FOOD])
        case (("pay" | "spill" | "take"), [meat, milk, bread]):
            return f"yk-label-{verb}", food_args([int(meat), int(milk), int(bread)])
        case "stop", [stop]:
            args = {"cart": cart_key(view["carts"][int(stop)]["kind"])}
            if int(stop) < seats_of(view):
                return "yk-label-stop", {**args, "seat": int(stop)}
            return "yk-label-stop-road", args
    raise KeyError(target)


def prompt(view: View, seat: int | None) -> Words:
    """One sentence: what is asked, and of whom."""
    if is_over(view):
        return end_prompt(view, seat)
    decision = view["decision"]
    if decision == "dawn":
        left = sum(not has_chosen(view, of) for of in range(seats_of(view)))
        if seat is not None and not has_chosen(view, seat):
            return "yk-prompt-dawn", {}
        return "yk-prompt-dawn-wait", {"n": left}
    if view["seat"] != seat:
        return f"yk-prompt-{decision}-wait", {"seat": view["seat"]}
    pending = view["pending"]
    match decision:
        case "buy":
            bought = pending.get("bought", "")
            return ("yk-prompt-buy-more", {"price": price(bought)}) if bought else ("yk-prompt-buy", {})
        case "pay":
            return "yk-prompt-pay", {"price": price(pending["bought"])}
        case "overflow":
            over = sum(view["carts"][view["seat"]]["food"]) - 9
            return "yk-prompt-overflow", {"n": over}
        case "set":
            return "yk-prompt-set", {"n": len(pending["bought"])}
        case "put":
            return "yk-prompt-put", stones_args(pending["kept"])
    return f"yk-prompt-{decision}", {}


def end_prompt(view: View, seat: int | None) -> Words:
    winners = list(view.get("winners") or [])
    if not winners:
        return "yk-prompt-over", {}
    points = view["scores"][winners[0]]["total"]
    if len(winners) == 1:
        return ("yk-prompt-won-you" if winners[0] == seat else "yk-prompt-won"), {"seat": winners[0], "points": points}
    seats = (winners + winners[-1:] * 3)[:4]
    keys = ("first_seat", "second_seat", "third_seat", "fourth_seat")
    return "yk-prompt-shared", {"n": len(winners), "points": points, **dict(zip(keys, seats, strict=True))}


def read(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    """The position as plain text, from the day to the towers."""

    def line(message: str, **args: Any) -> str:
        return say(message, language, **args)

    def stones(colours: Iterable[str]) -> str:
        each = [line("yk-stone", **stones_args(colour)) for colour in colours]
        return ", ".join(each) or line("yk-none")

    count = seats_of(view)
    out = [line("yk-day", day=view["day"])]
    if view["ending"]:
        out.append(line("yk-read-ending"))
    out.append(line("yk-read-clockwise" if view["direction"] == 1 else "yk-read-anticlockwise"))
    for stop, load in enumerate(view["carts"]):
        where = names[stop] if stop < count else line("yk-market-road")
        cart_name = line("yk-cart", cart=cart_key(load["kind"]))
        out.append(
            line(
                "yk-read-cart",
                where=where,
                cart_name=cart_name,
                stones=stones(load["stones"]),
                **food_args(load["food"]),
            )
        )
    out.append(line("yk-market", **food_args(view["market"])))
    bag = ", ".join(
        f"{line('yk-stone', **stones_args(colour))} {view['bag'][i]}"
        for i, colour in enumerate(STONES)
        if view["bag"][i]
    )
    out.append(line("yk-read-bag", stones=bag or line("yk-none")))
    if has_fog(view):
        out.append(line("yk-mountain", **fog_args(view)))
        out.append(line("yk-fog-chance", one=fog_chance(view, 1), three=fog_chance(view, 3)))
    out += [line("yk-bonus", card=card) for card in view.get("bonus") or []]
    if view["stupa"] is None:
        out.append(line("yk-stupa"))
    for of in range(count):
        out.append(line("yk-read-yurt", name=names[of], **food_args(view["yurts"][of])))
        if view["baby"] == of:
            out.append(line("yk-read-baby", name=names[of]))
        if view["stupa"] == of:
            out.append(line("yk-read-stupa", name=names[of]))
        known = view["cards"][of] if of == seat or revealed(view, of) else None
        if known:
            out.append(line("yk-read-card", name=names[of], card=known))
        for level in sorted({stone[1] for stone in view["towers"][of]}):
            row = sorted((place, colour) for colour, at_level, place in view["towers"][of] if at_level == level)
            words = ", ".join(f"{place} {stones(colour)}" for place, colour in row)
            out.append(line("yk-read-level", name=names[of], level=level, stones=words))
        if is_over(view) and view.get("scores"):
            out.append(line("yk-read-total", name=names[of], points=view["scores"][of]["total"]))
    return "\n".join(out)

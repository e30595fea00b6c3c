"""One way to draw: small pieces of SVG as text, for the scenes of all games and for charts.

Everything that comes from people goes through `text`, `title` or `attribute`, which escape it. Coordinates are written
as short as can be, since every picture travels to every viewer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape, unescape
from pathlib import Path

NAMESPACE = "http://www.w3.org/2000/svg"
GAP = 12.0  # between the parts of one picture


@lru_cache(maxsize=20_000)
def number(value: float) -> str:
    """A coordinate with at most two decimals, as short as can be."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def attribute(name: str, value: object) -> str:
    """` name="value"`, escaped; nothing for an empty value."""
    if isinstance(value, float):
        value = number(value)
    return f' {name}="{escape(str(value))}"' if value != "" and value is not None else ""


@lru_cache(maxsize=20_000)
def move(x: float = 0, y: float = 0, scale: float = 1) -> str:
    """The value of a transform; empty where nothing moves."""
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    steps += [f"scale({number(scale)})"] if scale != 1 else []
    return " ".join(steps)


@lru_cache(maxsize=20_000)
def at(x: float, y: float, scale: float = 1) -> str:
    """A transform attribute, also at the origin: what has an id and a transform glides when it moves."""
    return f'transform="{move(x, y, scale) or "translate(0 0)"}"'


@lru_cache(maxsize=20_000)
def use(id: str, x: float = 0, y: float = 0, scale: float = 1, css: str = "") -> str:
    """A drawing from the defs of the page, placed."""
    return f'<use href="#{id}"{attribute("transform", move(x, y, scale))}{attribute("class", css)}/>'


@lru_cache(maxsize=20_000, typed=True)
def text(words: object, x: float, y: float, css: str = "", size: float = 0, anchor: str = "") -> str:
    """Words at a place, escaped."""
    more = attribute("class", css) + (attribute("font-size", number(size)) if size else "")
    more += attribute("text-anchor", anchor)
    return f'<text x="{number(x)}" y="{number(y)}"{more}>{escape(str(words))}</text>'


def title(words: object) -> str:
    return f"<title>{escape(str(words))}</title>"


def picture(width: float, height: float, words: str, css: str, inside: str, more: str = "") -> str:
    """A part of a scene: a picture of its own with a title; `more` are further attributes."""
    box = f'viewBox="0 0 {number(width)} {number(height)}"'
    return f'<svg xmlns="{NAMESPACE}" class="{css}" {box} role="group"{more}>{title(words)}{inside}</svg>'


def size_of(svg: str) -> tuple[float, float]:
    """Width and height of a picture's box."""
    box = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', svg)
    assert box, "a picture has a viewBox"
    return float(box[1]), float(box[2])


def nested(svg: str, x: float, y: float, width: float, height: float = 0) -> str:
    """A picture as a part of a larger one; without a height it keeps its shape."""
    if not height:
        wide, high = size_of(svg)
        height = width * high / wide
    where = f'<svg x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
    return svg.replace("<svg ", where, 1)


def cropped(svg: str, box: str) -> str:
    """A picture of which only this box is seen."""
    shown = f'viewBox="{box}" preserveAspectRatio="xMidYMid slice"'
    return re.sub(r'viewBox="[^"]*"', shown, svg, count=1)


def whole(parts: Mapping[str, str]) -> str:
    """The board as a picture that needs no other part: the drawings it uses inside it, the tray below it."""
    art, board, tray = parts.get("art", ""), parts["board"], parts.get("tray", "")
    if not art and not tray:
        return board
    wide, high = size_of(board)
    below = wide * size_of(tray)[1] / size_of(tray)[0] + GAP if tray else 0.0
    body = _inside(art) + nested(board, 0, 0, wide) + (nested(tray, 0, high + GAP, wide) if tray else "")
    css = re.search(r'class="(\S+?)[ "]', board)
    return picture(wide, high + below, _title_of(board), css[1] if css else "", body)


def _inside(svg: str) -> str:
    """What is in a picture, without its title."""
    return re.sub(r"^<svg[^>]*>(<title>.*?</title>)?|</svg>$", "", svg)


def _title_of(svg: str) -> str:
    found = re.search(r"<title>(.*?)</title>", svg)
    return unescape(found[1]) if found else ""


def marked(svg: str, *ids: str) -> str:
    """A picture in which the elements with these ids carry the class `marked`; KeyError for an id that is not there."""
    for id_ in ids:
        tag = re.search(rf'<[^>]*(?<![\w-])id="{re.escape(id_)}"[^>]*>', svg)
        if not tag:
            raise KeyError(id_)
        head = tag[0].replace('class="', 'class="marked ', 1)
        if head == tag[0]:
            head = re.sub(r"<(\w+)", r'<\1 class="marked"', head, count=1)
        svg = svg.replace(tag[0], head, 1)
    return svg


def with_more(svg: str, more: str) -> str:
    """A picture with something drawn over it."""
    return svg.removesuffix("</svg>") + more + "</svg>"


def with_style(svg: str, css: Path) -> str:
    """A picture with its style sheet inside, so that it can stand alone."""
    style = re.sub(r"/\*.*?\*/|\n\s*", "", css.read_text(encoding="utf-8"), flags=re.S)
    return re.sub(r"(<svg[^>]*>)", lambda head: f"{head[1]}<style>{style}</style>", svg, count=1)


def sheet(parts: Mapping[str, str], names: Sequence[str], css: Path) -> str:
    """All parts of a scene as one picture that stands alone: the board, the players beside it, the own hand below."""
    board_width, panel_width, gap = 900.0, 290.0, GAP
    board = whole(parts)
    wide, high = size_of(board)
    board_height = board_width * high / wide
    body, x, y = nested(board, 0, 0, board_width), board_width + gap, gap
    for seat, name in enumerate(names):
        panel = parts.get(f"seat-{seat}")
        if panel:
            body += text(name, x + 6, y + 16, size=16) + nested(panel, x, y + 22, panel_width)
            y += 22 + panel_width * size_of(panel)[1] / size_of(panel)[0] + gap
    if hand := parts.get("hand"):
        body += nested(hand, x, y, panel_width)
        y += panel_width * size_of(hand)[1] / size_of(hand)[0] + gap
    height = max(board_height, y)
    return with_style(picture(x + panel_width + gap, height, "", "scene-sheet", body), css)

"""Yak as a picture: a mountain village from above, drawn as SVG from the plain values of a view.

The file reads from the small to the large: the pieces, the places of the board, and the three kinds of parts (board,
hand, panel).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any

import numpy as np

from ...kernel.parts import View, addressed
from ...kernel.remember import by_view
from ...svg import at, attribute, move, number, picture, title, use
from ...svg import text as words_at
from ...text import say
from .art import defs, drawn
from .pieces import BONUS_POINTS, CARDS, CARTS, FOOD, SPOTS, STONES, TAKES, YURT_FOOD
from .words import cart_key, food_args

Point = tuple[float, float]
Spot = tuple[int, int]

REFUSED = {CARTS[cart]: FOOD[kind] for cart, kind in np.argwhere(TAKES == 0)}  # YK-11
TOP = 5  # YK-13: the highest level of the pyramid


# ---------------------------------------------------------------- pieces


def fitted(words: str, size: float, width: float) -> float:
    """The font size at which the words are no wider than that, by a cautious guess at their width."""
    return min(size, width / (0.52 * max(1, len(words))))


def text(words: object, x: float, y: float, css: str = "", size: float = 0, anchor: str = "") -> str:
    """Words of this size at a place; in a tspan, which the style keeps from being too small to read."""
    head, _, said = words_at(words, x, y, css, size, anchor).removesuffix("</text>").partition(">")
    return f"{head}><tspan>{said}</tspan></text>"


def brief(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def stone(
    colour: str, x: float, y: float, scale: float, piece: str, target: str = "", source: str = "", twin: str = ""
) -> str:
    """A stone as a piece with its own id; `target` is a second id inside it, for the click, and `twin` the id of an
    equal one that a click on this one means."""
    come = f' data-from="{source}"' if source else ""
    shape = "gem" if colour == "c" else "rock"
    halo = f'<use href="#yk-{shape}" class="halo" transform="scale(1.1)"/>'
    body = f'{halo}<use href="#yk-s{colour}"/>'
    if target or twin:
        named = f'id="{target}"' if target else f'data-as="{twin}"'
        body = f'<g {named}><rect class="hit" x="-35" y="-24.5" width="70" height="49"/>{body}</g>'
    return f'<g id="{piece}" {at(x, y, scale)}{come}>{body}</g>'


def named_apart(stones: str) -> list[tuple[str, int]]:
    """Each stone with how many of its colour came before it: what makes equal stones different pieces."""
    return [(colour, stones[:i].count(colour)) for i, colour in enumerate(stones)]


def pile(
    kind: str, amount: int, x: float, y: float, piece: str, target: str = "", refused: bool = False, hit: str = ""
) -> str:
    """Food of one kind with its number; a kind that the cart does not take is struck out (YK-11). `hit` is what takes
    clicks beside what is seen of it."""
    if refused:
        return f'<g class="refused" {at(x, y)}>{drawn(kind, 0, 0, 0.8)}<path class="ban" d="M-15 15L15-15"/></g>'
    css = "" if amount else ' class="none"'
    body = f'{hit}<rect class="halo" x="-22" y="-20" width="51" height="40" rx="12"/>'
    if target:
        body = '<rect class="hit" x="-25" y="-20" width="51" height="58"/>' + body
    body += drawn(kind, -5, 0, 0.86) + text(amount, 20, 10, "count", 27, "middle")
    if target:
        body = f'<g id="{target}">{body}</g>'
    return f'<g id="{piece}" {at(x, y)}{css}>{body}</g>'


def small_card(card: str | None, chosen: bool, x: float, y: float, piece: str, scale: float = 1) -> str:
    """YK-07, YK-08: the card of the day: an empty place, its back, or its face."""
    if card:
        inside = (
            f'<rect class="face {card}" x="-19" y="-26" width="38" height="52" rx="6"/>{drawn(f"i-{card}", 0, 1, 0.5)}'
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


@cache
def lane(begin: float, end: float, out: float, clockwise: bool, css: str) -> str:
    """An arrow along the road from `begin` to `end` (clockwise), pointing the way it is told."""
    steps = max(6, round((end - begin) / 26))
    points = [road(begin + (end - begin) * i / steps, out) for i in range(steps + 1)]
    x, y, heading = points[-1] if clockwise else points[0]
    turned = heading if clockwise else heading + 180
    line = "L".join(f"{number(px)} {number(py)}" for px, py, _ in points)
    return (
        f'<g class="{css}"><path d="M{line}"/>'
        f'<path class="tip" transform="{move(x, y)} rotate({number(turned)})" d="M-4-9L11 0-4 9Z"/></g>'
    )


@by_view(60)
def lanes(view: View, seat: int | None) -> str:
    """YK-09, YK-22: where every cart goes at sunset, and, dotted, where it would go if fog came."""
    if view["over"]:
        return ""
    clockwise, fogged = view["tomorrow"][0] == 1, view["tomorrow_with_fog"][0] == 1
    where = [side * QUARTER for side in sides(view)]
    made = []
    for side, begin, end in zip(sides(view), where, [*where[1:], ROUND], strict=True):
        to = sides(view)[(sides(view).index(side) + 1) % len(where)]
        # The yak stands before its cart and the name board below it: both keep the arrows at a distance.
        near, far = (YAK_ROOM[side % 2], CART_ROOM) if clockwise else (CART_ROOM, YAK_ROOM[to % 2])
        made.append(lane(begin + near, end - far, 15, clockwise, "lane"))
        if view["has_fog"]:
            near, far = (near + 16, far) if clockwise else (near, far + 16)  # the tip stays clear of the horns
            made.append(lane(begin + near, end - far, -17, fogged, "lane fogged"))
    return "".join(made)


# ---------------------------------------------------------------- carts and stops


@by_view(600)
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
        f'<g transform="rotate({turn % 360})"><path class="shaft" d="M{number(-ahead + 6)}-15L{number(-ahead - 50)}-13'
        f'M{number(-ahead + 6)} 15L{number(-ahead - 50)} 13"/>'
        f'<path class="wheel" d="M-26 {number(-wheel - 9)}H26V{number(-wheel + 4)}H-26Z'
        f'M-26 {number(wheel - 4)}H26V{number(wheel + 9)}H-26Z"/>'
        f"{drawn('yak', -ahead - 54, 0, 1, f'rug-{key}')}</g>",
    ]
    out.append(
        f'<rect class="shade" x="{number(-w + 3)}" y="{number(-h + 6)}" width="{TRAY_W}" height="{TRAY_H}" rx="14"/>'
        f'<rect class="tray" x="{number(-w)}" y="{number(-h)}" width="{TRAY_W}" height="{TRAY_H}" rx="14"/>'
        f'<path class="plank" d="M{number(-w + 3)}-30H{number(w - 3)}M{number(-w + 3)} 24H{number(w - 3)}"/>'
        f'<rect id="bed-{key}" class="bed" x="{number(-w + 8)}" y="{number(-h + 8)}"'
        f' width="{TRAY_W - 16}" height="{TRAY_H - 30}" rx="9"/>'
    )
    places = [(-36, -49), (36, -49), (-36, 1), (36, 1)]
    for (colour, nth), (px, py) in zip(named_apart(load["stones"]), places, strict=False):
        target = f"buy-{colour}" if own else ""
        piece = f"{key}-{colour}-{nth}"
        if nth:
            out.append(stone(colour, px, py, 1.02, piece, twin=target))
        else:
            out.append(stone(colour, px, py, 1.02, piece, target))
    for i, kind in enumerate(FOOD):
        px = -59 + 51 * i
        out.append(pile(kind, load["food"][i], px, 45, f"{key}-{kind}", f"food-{kind}" if own else "", kind == refused))
    if refused is None:
        out.append(f'<g class="plaque" {at(w - 6, -h + 4)}><circle r="17"/>{text("2", 0, 8, "", 24, "middle")}</g>')
    css, goes = ("cart own" if own else "cart"), view["direction"]
    return f'<g id="cart-{key}" class="{css}" data-round="{goes}" {at(x, y)}><g class="load">{"".join(out)}</g></g>'


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
    if stop >= view["seats"]:
        name = drawn("stall", -64, 0, 0.42) + board_name(say("yk-market-road", language))
    else:
        name = whose_board(say("yk-you", language) if stop == addressed(view, seat) else names[stop])
    asked = " asked" if not view["over"] and view["seat"] == stop else ""
    plate = '<rect class="board" x="-86" y="-18" width="172" height="36" rx="9"/>'
    out = f'<g class="grown">{plate}{name}</g>'
    if stop < view["seats"] and not view["over"]:
        dx, dy = BESIDE[side]["card"]
        card = small_card(view["cards"][stop], view["chosen"][stop], dx, dy, f"day-card-{stop}")
        out += f'<g class="beside">{card}</g>'
    own = " own" if stop == seat else ""
    return f'<g id="home-{stop}" class="sign side-{side}{asked}{own}" {at(x, y)}><g class="post">{out}</g></g>'


def whose_board(name: str) -> str:
    """A player's name on the board at a stop; a long one has the whole board, and loses what can't be read there."""
    if len(name) <= 10:
        return drawn("yurt", -64, -1, 0.38) + text(name, -40, 8, "name", fitted(name, 23, 112))
    words = brief(name, 14)
    return text(words, 0, 8, "name", fitted(words, 23, 162), "middle")


def board_name(words: str) -> str:
    """The words on the board at a stop, on two lines where one would be too small to read."""
    if fitted(words, 23, 112) > 12:
        return text(words, -40, 8, "name", fitted(words, 23, 112))
    middle = min((i for i, letter in enumerate(words) if letter == " "), key=lambda i: abs(2 * i - len(words)))
    lines = words[:middle], words[middle + 1 :]
    size = fitted(max(lines, key=len), 16, 112)
    return "".join(text(line, -40, -2 + 16 * i, "name", size) for i, line in enumerate(lines))


def beside(view: View, of: int, seat: int | None, what: str) -> Point:
    side = side_of(view, of, seat)
    (x, y), (dx, dy) = spot(side), BESIDE[side][what]
    return x + dx, y + TRAY_H / 2 + 1 + dy


def baby(view: View, seat: int | None, language: str) -> str:
    x, y = beside(view, view["baby"], seat, "baby")
    return (
        f'<g id="baby-yak" class="side-{side_of(view, view["baby"], seat)}" data-round="1" {at(x, y)}>'
        f'{title(say("yk-baby", language))}<g class="beside"><circle class="halo" r="32"/>{drawn("baby", 2, 0)}</g></g>'
    )


def stop_target(view: View, stop: int, seat: int | None) -> str:
    x, y = spot(side_of(view, stop, seat))
    return (
        f'<g id="stop-{stop}" class="stop" {at(x, y)}>'
        f'<rect class="halo" x="{number(-TRAY_W / 2 - 7)}" y="{number(-TRAY_H / 2 - 7)}"'
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
        out += f'<path class="wave{i % 5}" d="M{number(x - 9)} {number(y)}h18l-2 20-7-3-7 3z"/>'
    return f'<g class="flags">{out}</g>'


@cache
def land(crowded: bool) -> str:
    """Paper, slopes, road and trees: what never changes."""
    pines = (
        (26, 206, 1), (58, 190, 1.2), (40, 232, 0.8), (900, 196, 1.2), (930, 216, 0.9), (914, 240, 0.8), (36, 560, 1.1),
        (66, 590, 0.9), (30, 600, 0.8), (916, 552, 1.1), (940, 580, 0.9), (888, 590, 1), (262, 748, 1), (296, 756, 0.8),
        (270, 44, 0.8), (298, 34, 1.1), (664, 34, 1.1), (690, 46, 0.8),
    )  # fmt: skip
    ring = f'x="{number(LEFT)}" y="{number(UPPER)}" rx="{number(BEND)}"'
    ring += f' width="{number(RIGHT - LEFT)}" height="{number(LOWER - UPPER)}"'
    return (
        f'<g class="lasting"><rect class="land" width="{WIDE}" height="{HIGH}" rx="26"/>'
        '<path class="contour" d="M0 150C70 130 60 60 150 0M0 190C110 160 110 70 210 0M960 150C890 130 900 60'
        " 810 0M960 190C850 160 850 70 750 0"
        "M0 640C70 650 90 700 110 776M0 600C110 620 130 690 160 776M960 640C890 650 870 700 850 776M960 600C850"
        ' 620 830 690 800 776"/>'
        f'<rect class="meadow" {ring}/><path class="contour" d="M250 470C330 430 330 380 300 330M712 470C640 430 640'
        f' 380 668 330"/>'
        f'<rect class="kerb" {ring}/><rect class="road" {ring}/><rect class="ruts" {ring}/>'
        f'<rect class="air" width="{WIDE}" height="{HIGH}" rx="26" fill="url(#yk-air)"/>'
        + "".join(drawn("pine", x, y, scale) for x, y, scale in pines)
        + ("" if crowded else flags())
        + "".join(drawn("yurt", x, y, scale) for x, y, scale in ((858, 652, 0.42), (900, 676, 0.52), (938, 646, 0.36)))
        + "</g>"
    )


FOG_PLACES: tuple[Point, ...] = ((322, 0), (398, -14), (476, -34), (560, -62), (478, -112))


def fog_args(view: View) -> dict[str, Any]:
    """YK-23: how much fog lies on the mountain, how often it has filled, and which time ends the game (0: none)."""
    slots, most = view["options"]["fog_slots"], view["options"]["fog_fills"]
    return {"fog": view["mountain"], "slots": slots, "fills": view["fills"], "most": most}


def fog_chances(view: View) -> dict[str, int]:
    """YK-21: the chance of fog in a draw of 1 and of 3 stones."""
    return dict(zip(("one", "three"), view["fog_chance"], strict=True))


@by_view(200)
def mountain(view: View, language: str) -> str:
    """YK-21, YK-23: the fog that lies on the mountain; where fog can end the game, a flag for each time it may fill."""
    slots, fills = view["options"]["fog_slots"], view["options"]["fog_fills"]
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
    if view["has_fog"]:
        shown = FOG_PLACES[-slots:]
        trail = "L".join(f"{number(x)} {number(y)}" for x, y in shown)
        out.append(f'<path class="trail" d="M{trail}"/>')
        for i, (x, y) in enumerate(shown):
            out.append(f'<circle class="ledge" cx="{number(x)}" cy="{number(y)}" r="24"/>')
            if i < view["mountain"]:
                out.append(
                    f'<g id="fog-{i}" {at(x, y)}>'
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


@by_view(100)
def mountain_track(view: View, language: str) -> str:
    """YK-05, YK-23: the track of the mountain; the fog marker begins on its rightmost space and counts the fog."""
    if not view["has_fog"]:
        return ""
    slots = view["options"]["fog_slots"]
    left = -TRACK_SPACE * slots
    peaks = "".join(
        f"l{number(TRACK_SPACE / 2)}-{12 + 7 * i}l{number(TRACK_SPACE / 2)} {12 + 7 * i}" for i in range(slots, 0, -1)
    )
    out = [
        title(say("yk-track", language, **fog_args(view))),
        f'<path class="range" d="M{left - 18}-24{peaks}Z"/>',
        f'<rect class="board" x="{left - 22}" y="-26" width="{44 - left}" height="62" rx="12"/>',
    ]
    for fog in range(slots + 1):
        x = -TRACK_SPACE * fog
        out.append(f'<circle class="ledge" cx="{x}" cy="-4" r="18"/>{text(fog, x, 31, "count", 18, "middle")}')
    x = -TRACK_SPACE * view["mountain"]
    out.append(
        f'<g id="fog-marker" class="marker" {at(x, -4)}><circle class="shade" r="16" cx="1" cy="3"/><circle r="16"/>'
        f'<use href="#yk-cloud" class="cloud" {at(0, 0, 0.42)}/></g>'
    )
    return f'<g id="mountain-track" {at(*TRACK_END)}>{"".join(out)}</g>'


STALL: Point = (352, 484)


@by_view(400)
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
    for i, kind in enumerate(FOOD):  # up to the awning each is a target
        hit = '<rect class="hit" x="-28" y="-66" width="60" height="96"/>'
        out.append(pile(kind, view["market"][i], -62 + 60 * i, 31, f"market-{kind}", hit=hit))
    return f'<g id="market-stall" data-stays="" class="stall" {at(*STALL)}><g class="ware">{"".join(out)}</g></g>'


@by_view(400)
def quarry(view: View, language: str) -> str:
    """YK-05, YK-34: what the bag holds, colour by colour, and the chance of fog in a draw of 1 and of 3 stones."""
    out = [
        title(say("yk-quarry", language, stones=sum(view["bag"]), fog=view["fog"])),
        '<rect class="pit" x="-40" y="-78" width="256" height="158" rx="18"/>',
        drawn("sack", -8, -30, 0.92),
        text(sum(view["bag"]), -8, -14, "on-sack", 25, "middle"),
    ]
    for i, colour in enumerate(STONES):
        x, y = 48 + 60 * (i % 3), -55 + 35 * (i // 3)
        css = "" if view["bag"][i] else ' class="none"'
        count = text(view["bag"][i], x + 31, y + 8, "count", 23, "middle")
        out.append(f'<g id="quarry-{colour}"{css}>{drawn(f"s{colour}", x, y, 0.56)}{count}</g>')
    if view["has_fog"]:
        for_one, for_three = (say("yk-percent", language, percent=percent) for percent in view["fog_chance"])
        dot = '<circle class="pebble" r="5.5" cx="{}" cy="{}"/>'
        words = say("yk-fog-chance", language, **fog_chances(view))
        out.append(
            f'<g id="fog-chance">{title(words)}'
            f'<path class="rule" d="M-28 44H204"/><use href="#yk-cloud"'
            f' class="cloud" {at(-14, 62, 0.62)}/>{text(view["fog"], 16, 70, "count", 23, "middle")}'
            + dot.format(46, 62)
            + text(for_one, 56, 70, "count", 23)
            + dot.format(134, 66)
            + dot.format(146, 66)
            + dot.format(140, 56)
            + text(for_three, 156, 70, "count", 23)
            + "</g>"
        )
    return f'<g id="quarry-bag" {at(500, 478)}><g class="ware">{"".join(out)}</g></g>'


@by_view(200)
def calendar(view: View, language: str) -> str:
    """YK-07 to YK-09: the day, with the sun low at dawn and high at noon; the last day is marked (YK-25)."""
    rise = -2 if view["decision"] == "dawn" and not view["over"] else -27
    css, word, date = "day", "yk-day-word", str(view["day"])
    if view["ending"]:
        css, word = "last", "yk-last-day"
    if view["over"]:
        css, word, date, rise = "night", "yk-over-word", "", -24
    words = say(word, language)
    light = (
        '<path d="M8-13A14 14 0 1 0 14 8 12 12 0 0 1 8-13Z"/>'
        if view["over"]
        else '<circle r="17"/><path d="M0-30V-22M0 22V30M-30 0H-22M22 0H30M-21-21L-16-16M16 16L21 21'
        'M21-21L16-16M-16 16L-21 21"/>'
    )
    whole = say("yk-day", language, day=view["day"]) if date else words
    return (
        f'<g id="the-day" class="{css}" {at(76, 76)}>{title(whole)}'
        f'<circle class="shade" r="56" cx="2" cy="5"/><circle class="sky" r="56"/>'
        f'<g class="sun" {at(0, rise)}>{light}</g>'
        '<path class="hill" d="M-56 4C-36-6-24 2-12-2 4-8 14 4 28-4 40-10 50-2 56 4A56 56 0 0 1-56 4Z"/>'
        f"{text(words, 0, 22 if date else 32, 'on-hill', fitted(words, 18 if date else 24, 92), 'middle')}"
        f'{text(date, 0, 47, "on-hill big", 28, "middle")}<circle class="ring" r="56"/></g>'
    )


def bonus_card(card: int, x: float, y: float, language: str) -> str:
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
    }[card]
    cells = []
    for level in range(1, TOP + 1):
        for place in range(1, 7 - level):
            cx, cy = (place - (7 - level) / 2) * 16, 22 - 12 * level
            css = "cell lit" if (level, place) in lit else "cell"
            if card == 4 and "lit" in css:
                cells.append(f'<path class="{css}" d="M{number(cx)} {number(cy - 7)}l8 6-8 7-8-7z"/>')
            elif card == 2 and "lit" in css:
                cells.append(f'<path class="{css} kind{place}" d="M{number(cx - 7)} {number(cy - 5)}h14v10h-14z"/>')
            elif card == 3 and "lit" in css and place > 2:
                cells.append(f'<path class="{css} kind2" d="M{number(cx - 7)} {number(cy - 5)}h14v10h-14z"/>')
            else:
                cells.append(f'<path class="{css}" d="M{number(cx - 7)} {number(cy - 5)}h14v10h-14z"/>')
    return (
        f'<g id="bonus-{card}" class="bonus" {at(x, y)}>{title(say("yk-bonus", language, card=card))}'
        '<rect class="shade" x="-50" y="-44" width="104" height="96" rx="9"/>'
        '<rect class="board" x="-52" y="-50" width="104" height="98" rx="9"/>'
        f"{''.join(cells)}{text(f'+{BONUS_POINTS[card]}', 0, 41, 'name', 24, 'middle')}</g>"
    )


def stupa(view: View, seat: int | None, language: str) -> str:
    """YK-26: the stupa waits beside the village until a tower triggers the end; then it stands at its owner's stop."""
    if view["stupa"] is None:
        x, y, scale, points = (
            78.0,
            716.0,
            1.25,
            text(f"+{view['options']['stupa_points']}", 44, 30, "name", 26),
        )
    else:
        (x, y), scale, points = beside(view, view["stupa"], seat, "stupa"), 1.0, ""
    return f'<g id="the-stupa" {at(x, y, scale)}>{title(say("yk-stupa", language))}{drawn("stupa", 0, 0)}{points}</g>'


def waiting_stones(view: View, own: bool) -> list[tuple[str, str, str]]:
    """Stones that are neither in a cart nor in a tower: (colour, id, where from), in order."""
    pending, made = view["pending"], []
    for word in ("bought", "drawn", "kept"):
        for colour, nth in named_apart(pending.get(word, "")):
            name = f"{word}-{colour}" if not nth else f"{word}-{colour}-{nth}"
            source = {"drawn": "quarry-bag", "kept": f"drawn-{colour}", "bought": f"buy-{colour}" if own else ""}[word]
            made.append((colour, name, source or f"cart-{cart_key(view['carts'][view['seat']]['kind'])}"))
    return made


def others_stones(view: View, seat: int | None) -> str:
    """What another player has bought, drawn or kept, laid out on the awning of the market."""
    if view["over"] or view["seat"] is None or view["seat"] == seat:
        return ""
    stones = waiting_stones(view, own=False)
    if not stones:
        return ""
    width = 72 * len(stones) + 16
    out = (
        f'<rect class="shade" x="{number(-width / 2 + 3)}" y="-30" width="{width}" height="68" rx="14"/>'
        f'<rect class="cloth" x="{number(-width / 2)}" y="-34" width="{width}" height="68" rx="14"/>'
    )
    for i, (colour, name, source) in enumerate(stones):
        out += stone(colour, (i - (len(stones) - 1) / 2) * 72, 0, 1.12, name, source=source)
    return f'<g class="laid-out" {at(STALL[0], STALL[1] - 38)}>{out}</g>'


@cache
def moments() -> str:
    """YK-09, YK-22: dusk and mist over the village, unseen but while a sunset or a fog is told."""
    banks = (
        (90, 150, 1), (420, 110, 1.2), (830, 190, 1.1), (250, 330, 1.25), (690, 380, 1.3), (60, 520, 1.1),
        (430, 560, 1.3), (880, 610, 1.2), (200, 720, 1.1), (640, 740, 1.2),
    )  # fmt: skip
    mist = "".join(use("yk-bank", x, y, scale) for x, y, scale in banks)
    dusk = f'<rect class="dusk" width="{WIDE}" height="{HIGH}" rx="26" fill="url(#yk-evening)"/>'
    return f'{dusk}<g class="mist">{mist}</g>'


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
    cards = view["bonus"]
    out += [bonus_card(card, WIDE - 64, 62 + 106 * i, language) for i, card in enumerate(cards)]
    # In order of kind, so that a cart that travels keeps its place in the picture's tree.
    out += [cart(view, stop, seat, language) for stop in sorted(stops, key=lambda stop: view["carts"][stop]["kind"])]
    out += [sign(view, stop, seat, names, language) for stop in stops]
    out += [baby(view, seat, language), others_stones(view, seat)]
    out += [stop_target(view, stop, seat) for stop in stops]
    out.append(moments())
    more = attribute("data-upright", STRETCHED)
    return part("board", WIDE, HIGH, say("yk-title-board", language, day=view["day"]), "".join(out), more)


# ---------------------------------------------------------------- towers

STEP_X, STEP_Y = 61, 43.5  # from one stone of a tower to the next, and to the level above


def tower_places(stones: Sequence[Sequence[Any]]) -> list[Spot]:
    """YK-13, YK-14: the empty places of a tower: those of the pyramid, or when it is full the one above the top."""
    taken = {(level, place) for _, level, place in stones}
    empty = [spot for spot in SPOTS if spot[0] <= TOP and spot not in taken]
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
        f'<path class="shade" d="M{number(x - half + 4)} {number(base + 5 * scale)}H{number(x + half + 6)}'
        f'V{number(base + 24 * scale)}H{number(x - half + 4)}Z"/>'
        f'<path id="{piece}-base" class="plinth" d="M{number(x - half)} {number(base)}H{number(x + half)}'
        f'L{number(x + half + 7 * scale)} {number(base + 18 * scale)}H{number(x - half - 7 * scale)}Z"/>'
    ]
    if places:
        for level, place in tower_places(stones):
            px, py = tower_spot(x, base, scale, level, place)
            out.append(
                f'<g id="place-{level}-{place}" class="place" {at(px, py)}><rect class="hit" x="{number(-step_x / 2)}" '
                f'y="{number(-step_y / 2)}" width="{number(step_x)}" height="{number(step_y)}"/>'
                f'<rect class="slot" x="{number(-step_x / 2 + 3)}" y="{number(-step_y / 2 + 3)}" '
                f'width="{number(step_x - 6)}" height="{number(step_y - 6)}" rx="{number(13 * scale)}"/></g>'
            )
    for i, (colour, level, place) in enumerate(stones):
        px, py = tower_spot(x, base, scale, level, place)
        out.append(stone(colour, px, py, scale, f"{piece}-{i}", source=f"bought-{colour}"))
    return "".join(out)


# ---------------------------------------------------------------- the hand

HAND_W, HAND_H = 1000, 590
STRETCHED = f"0 0 {WIDE} 856"  # on an upright screen the own cart is larger, and comes nearer
TOWER_X, TOWER_BASE = 322, 540
CARDS_X, GOODS = 734, 820  # the middle of the cards, which stand beside the tower's top, and of the yurt below them


def worth(points: int, x: float, y: float, piece: str, language: str, caption: str = "", scale: float = 1) -> str:
    """YK-28 to YK-31, YK-33: a plaque with what a tower would count now."""
    return (
        f'<g id="{piece}" class="worth" {at(x, y, scale)}>{title(say("yk-worth", language, points=points))}'
        '<rect class="shade" x="-49" y="-35" width="104" height="90" rx="12"/>'
        '<rect class="tablet" x="-52" y="-40" width="104" height="90" rx="12"/>'
        f"{text(points, 0, 10 if caption else 24, 'count', 52, 'middle')}"
        f"{text(caption, 0, 38, 'caption', 20, 'middle') if caption else ''}</g>"
    )


def group_table(points: Sequence[int]) -> str:
    """YK-29: what a group of two, three, … stones counts; the last row holds for all larger ones, too."""
    rows = "".join(
        f"{text(size, 27, 32 * row, 'count', 24, 'middle')}"
        f'<use href="#yk-rock" class="pebble" {at(61, 32 * row - 8, 0.42)}/>'
        f"{text(worth, 108, 32 * row, 'count', 24, 'middle')}"
        for row, (size, worth) in enumerate(enumerate(points, 2), 1)
    )
    height = 32 * len(points) + 12
    return (
        f'<g id="group-table" {at(10, 166)}><rect class="tablet" x="6" y="2" width="132" height="{height}" rx="12"/>'
        f"{rows}</g>"
    )


def hand_card(card: str, x: float, y: float, scale: float, view: View, seat: int, language: str) -> str:
    """One of the three cards of YK-02; the one of the day is lifted and ticked, and so is one while it is chosen."""
    own = None if view["over"] else view["cards"][seat]
    css = " picked" if own == card else " resting" if own else ""
    lifted = -8 if own == card else 0
    name = say(f"yk-card-{card}", language)
    return (
        f'<g id="card-{card}" class="hand-card{css}" {at(x, y + lifted, scale)}>'
        f'<rect class="shade" x="-70" y="-88" width="148" height="188" rx="14"/>'
        '<rect class="halo" x="-79" y="-99" width="158" height="198" rx="18"/>'
        f'<rect class="face {card}" x="-74" y="-94" width="148" height="188" rx="14"/>'
        f'<rect class="inlay" x="-65" y="-85" width="130" height="126" rx="8"/>'
        f"{card_picture(card)}{card_name(name)}"
        '<g class="ticked"><circle class="seal" r="21" cx="56" cy="-78"/><path class="tick" d="M46-78l7 8 13-15"/></g>'
        "</g>"
    )


def card_name(words: str) -> str:
    """The name on a card; a long one says with a soft hyphen where it may be broken."""
    first, _, second = words.partition("\u00ad")
    css = "card-name long" if len(first) > 8 else "card-name"
    if second:
        return text(f"{first}-", 0, 67, css, 22, "middle") + text(second, 0, 87, css, 22, "middle")
    return text(words, 0, 75, css, fitted(words, 26, 132), "middle")


def card_picture(card: str) -> str:
    """The picture on a card of the hand."""
    hills = '<path class="far-hill" d="M-65 12C-40-14-22 4-4-8 18-24 40 2 65-10V41H-65Z"/>'
    if card == "build":
        rows = ((5, -37, 16), (2, 0, 16), (7, 37, 16), (8, -18.5, -11), (3, 18.5, -11), (1, 0, -38))
        return hills + "".join(drawn(f"s{colour}", x, y, 0.6) for colour, x, y in rows)
    if card == "restock":
        food = drawn("m", -40, 22, 0.95) + drawn("k", 6, 18, 0.95) + drawn("b", 45, 22, 0.95)
        return f"{hills}{drawn('yurt', -10, -24, 0.98)}{food}"
    return f"{hills}{drawn('stall', 0, -26, 1.15)}{drawn('b', -24, 22, 0.8)}{drawn('k', 20, 20, 0.8)}"


def food_place(i: int) -> tuple[int, int]:
    """The eight places of the yurt (YK-17)."""
    return GOODS - 38 + 58 * (i % 4), 444 + 62 * (i // 4)


def hand(view: View, seat: int, language: str) -> str:
    stones, yurt, points = view["towers"][seat], view["yurts"][seat], view["counts"][seat]["total"]
    levels = max([6, *(level for _, level, _ in stones)]) + (len(stones) > 15)
    out = [
        '<path class="backdrop" d="M18 574C14 410 82 340 160 262 226 192 264 74 322 22 380 74 418 192 484 262 562'
        ' 340 630 410 626 574Z"/>',
        tower(stones, TOWER_X, TOWER_BASE, 1.89 * min(1, 6.15 / levels), "own-stone", places=not view["over"]),
        worth(points, 92, 78, f"worth-own-{seat}", language, say("yk-worth-word", language, points=points), 1.5),
        group_table(view["options"]["group_points"]),
    ]
    waiting = hand_stones(view, seat)
    y, scale = (76, 0.62) if waiting else (136, 1.1)  # the cards make room for stones
    across = [CARDS_X + 158 * scale * (i - 1) for i in range(len(CARDS))]
    cards = [hand_card(card, x, y, scale, view, seat, language) for card, x in zip(CARDS, across, strict=True)]
    out.append(f'<g class="{"few" if waiting else "cards"}">{"".join(cards)}</g>')
    out.append(f'<rect id="own-yurt" class="rug-floor" x="{GOODS - 174}" y="376" width="348" height="198" rx="18"/>')
    out.append(drawn("yurt", GOODS - 121, 452, 1.02))
    out.append(text(f"{sum(yurt)}/{YURT_FOOD}", GOODS - 121, 542, "count", 30, "middle"))
    eaten = "".join(kind * amount for kind, amount in zip(FOOD, yurt, strict=True))
    for i in range(max(YURT_FOOD, len(eaten))):
        x, y = food_place(i)
        out.append(f'<circle class="slot-food" cx="{x}" cy="{y}" r="27"/>')
    counts = dict.fromkeys(FOOD, 0)
    for i, kind in enumerate(eaten):
        out.append(f'<g id="own-{kind}-{counts[kind]}" {at(*food_place(i))}>{drawn(kind, 0, 0, 1.28)}</g>')
        counts[kind] += 1
    out += laid_out(waiting, CARDS_X, 236, 520, 2.6)
    carts = attribute("data-home", " ".join(f"cart-{cart_key(load['kind'])}" for load in view["carts"]))
    return part("hand", HAND_W, HAND_H, say("yk-title-hand", language), "".join(out), carts)


def hand_stones(view: View, seat: int) -> list[tuple[str, str, str]]:
    """The viewer's own stones that are to be set or put now; those to choose from are on the stage."""
    asked = not view["over"] and view["seat"] == seat and view["decision"] != "keep"
    return waiting_stones(view, own=True) if asked else []


def laid_out(stones: Sequence[tuple[str, str, str]], x: float, y: float, width: float, most: float) -> list[str]:
    """Stones in a row, as large as there is room for; of equal ones the first is meant."""
    scale = min(most, width / (66 * len(stones))) if stones else most
    made = []
    for i, (colour, name, source) in enumerate(stones):
        twin = "-".join(name.split("-")[:2]) if name.count("-") == 2 else ""
        across = x + (i - (len(stones) - 1) / 2) * 66 * scale
        made.append(stone(colour, across, y, scale, name, source=source, twin=twin))
    return made


STAGE_W, STAGE_H = 640, 236


def stage(view: View, seat: int | None, language: str) -> str:
    """YK-20: the stones just drawn, large, for the one who keeps one of them; empty when nobody chooses here."""
    if view["over"] or view["decision"] != "keep" or view["seat"] != seat:
        return ""
    out = [
        '<rect class="shade" x="8" y="12" width="628" height="222" rx="26"/>',
        '<rect class="cloth" x="4" y="4" width="628" height="222" rx="26"/>',
        '<path class="hem" d="M22 22H614V208H22Z"/>',
        drawn("sack", 92, 122, 1.7),
        *laid_out(waiting_stones(view, own=True), 388, 116, 430, 2.15),
    ]
    return part("stage slip", STAGE_W, STAGE_H, say("yk-prompt-keep", language), "".join(out))


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
        f'<g id="yurt-{of}">{drawn("yurt", 211, 117, 0.5)}</g>',
        text(f"{sum(yurt)}/{YURT_FOOD}", 211, 166, "count", 20, "middle"),
    ]
    for i, kind in enumerate(FOOD):
        css = "" if yurt[i] else ' class="none"'
        y = 30 + 52 * i
        amount = text(yurt[i], 303, y + 10, "count", 28, "middle")
        out.append(f'<g id="yurt-{of}-{kind}"{css}>{drawn(kind, 269, y, 0.95)}{amount}</g>')
    if view["over"]:
        css = "total won" if of in view["winners"] else "total"
        total = text(view["scores"][of]["total"], 0, 11, "", 31, "middle")
        out.append(f'<g id="points-{of}" class="{css}" {at(208, 46)}><circle r="31"/>{total}</g>')
    else:
        out.append(small_card(view["cards"][of], view["chosen"][of], 211, 48, f"panel-card-{of}", 1.5))
    out.append(worth(view["counts"][of]["total"], 28, 73, f"worth-{of}", language, scale=0.46))
    if view["baby"] == of and not view["over"]:
        out.append(drawn("baby", 28, 28, 0.9))
    if view["stupa"] == of:
        out.append(drawn("stupa", 153, 38, 0.7))
    return part("panel", PANEL_W, PANEL_H, say("yk-title-panel", language, number=of + 1), "".join(out))


# ---------------------------------------------------------------- the parts together


def part(name: str, width: float, height: float, words: str, inside: str, more: str = "") -> str:
    return picture(width, height, words, f"scene-yk scene-yk-{name}", inside, more)


def draw(view: View, seat: int | None, names: Sequence[str], language: str) -> dict[str, str]:
    """The parts of the table, each one <svg>; the own seat at the bottom, seat 0 for a spectator."""
    parts = {"board": board(view, seat, names, language)}
    if seat is not None:
        parts["hand"] = hand(view, seat, language)
    if drawn_now := stage(view, seat, language):
        parts["stage"] = drawn_now
    for of in range(view["seats"]):
        parts[f"seat-{of}"] = panel(view, of, seat, language)
    return parts

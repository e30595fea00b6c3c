"""Yangtze drawn as SVG: a dusk lake, lacquered tiles with a lantern on each side, and a shelf with what is left.

Everything works on the plain values of `view.py`. The lake is turned so that the viewer's own side is at the bottom;
lanterns and symbols stay upright.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from unicodedata import east_asian_width

from ...kernel.parts import View
from ...kernel.remember import by_view
from ...svg import at, attribute, number, picture, text
from ...text import say
from .art import defs, drawn
from .pieces import COLOURS, GENERAL_VALUE, HAND, LIMIT, LOOKS, PILES, SEAT_SIDE, SOUTH, START, SYMBOLS, TILES

Cell = tuple[int, int]

START_TILE = int(START)

# The board's own measures.
WIDTH, LAKE_HEIGHT, HEIGHT = 1000, 764, 1000
SHORE_X, SHORE_TOP, SHORE_BOTTOM = 52, 66, 50  # what lies above the lake may hang a little over its upper edge
LARGEST_TILE, SMALL_TILE = 122.0, 90.0
HAND_WIDTH, HAND_HEIGHT = 800, 268
PANEL_WIDTH, PANEL_HEIGHT = 360, 136
PANEL_COLUMNS = (72, 152, 225, 292)  # points, rafts, tiles, cards: points and cards have two digits
NARROW_PANEL = "0 0 240 166"  # on a small screen its two rows are four, without words: the hand has them


@dataclass(frozen=True)
class Layout:
    """The size of the lake, and where the shelf with its things stands."""

    width: int
    height: int
    shelf: tuple[int, int, int, int]  # x, y, width, height; all that follows is seen from its corner
    plank: str  # between lantern cards and rewards
    cards: tuple[Cell, ...]
    card_width: int
    piles: tuple[Cell, ...]
    general: Cell
    tiles: Cell


SHELF_BELOW = Layout(
    WIDTH,
    LAKE_HEIGHT,
    (0, LAKE_HEIGHT + 12, WIDTH, HEIGHT - LAKE_HEIGHT - 12),
    f"M14 92H{WIDTH - 14}",
    tuple((16 + 138 * index, 6) for index in range(7)),
    138,
    tuple((16 + 214 * index, 96) for index in range(3)),
    (664, 96),
    (828, 96),
)
SHELF_BESIDE = Layout(
    752,
    HEIGHT,
    (764, 0, WIDTH - 764, HEIGHT),
    "M14 374H222",
    tuple((4 + 114 * (index % 2), 8 + 90 * (index // 2)) for index in range(7)),
    114,
    tuple((12, 384 + 122 * index) for index in range(3)),
    (42, 750),
    (42, 868),
)


# ------------------------------------------------------------------------------------------------------- the geometry


def turns(tile: int) -> list[int]:
    """YZ-10: the turns that look different."""
    return list(range(int(LOOKS[tile])))


def turned(tile: int, turn: int, direction: int) -> str:
    """YZ-15: the colour that a tile, turned so many times, shows to a direction (0 N, 1 E, 2 S, 3 W)."""
    return TILES[tile][(direction - turn) % 4]


def neighbours(x: int, y: int) -> tuple[Cell, ...]:
    """The places N, E, S, W of a place; x goes east, y goes north."""
    return (x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)


def side_of(view: View, seat: int) -> int:
    """YZ-01: the side of the lake at which the seat sits: 0 N, 1 E, 2 S, 3 W."""
    return int(SEAT_SIDE[view["seats"], seat])


def quarter_turns(view: View, seat: int | None) -> int:
    """How often the lake is turned clockwise so that the viewer's side is at the bottom; a spectator has north up."""
    return 0 if seat is None else (SOUTH - side_of(view, seat)) % 4


def on_screen(x: int, y: int, quarters: int) -> Cell:
    """How far right and down of the start tile a place is seen on a lake turned clockwise so often."""
    across, down = x, -y
    for _ in range(quarters):
        across, down = -down, across
    return across, down


def _part(width: float, height: float, title: str, kind: str, body: str, more: str = "") -> str:
    return picture(width, height, title, f"scene-yz {kind}", body, more)


def _word(word: str, x: float, y: float, language: str, css: str = "") -> str:
    """The word beside a sign: points, rafts, cards, tiles, general."""
    return text(say("yz-word", language, word=word), x, y, f"word {css}".rstrip())


@cache
def _tile(tile: int, quarters: int) -> str:
    """A tile of 100 by 100 around the origin, turned clockwise so often, its lanterns and its symbol upright."""
    shown = [turned(tile, quarters, direction) for direction in range(4)]
    parts = [drawn("tile")]
    for direction, colour in enumerate(shown):
        rotate = f' transform="rotate({90 * direction})"' if direction else ""
        parts.append(f'<use href="#yz-glow-{colour}"{rotate}/>')
    parts.append(drawn("rim"))
    for colour, (dx, dy) in zip(shown, neighbours(0, 0), strict=True):
        parts.append(
            f'<g class="upright-at" {at(28.5 * dx, -28.5 * dy - 1)}><g class="upright">'
            f"{drawn(colour, scale=1.34)}</g></g>"
        )
    middle = "boat" if tile == START_TILE else SYMBOLS.get(tile)
    if middle:
        stone = "" if tile == START_TILE else drawn("stone")
        parts.append(f'<g class="upright">{stone}{drawn(middle, scale=0.92)}</g>')
    return "".join(parts)


@cache
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
    layout = _layout(view, quarters)
    body = (
        defs()
        + _water(layout)
        + _seat_plates(view, quarters, names, layout)
        + _lake(view, quarters, layout)
        + _shelf(view, layout, language)
    )
    return _part(WIDTH, HEIGHT, say("yz-title-board", language), "board", body)


def draw_lake(view: View, names: Sequence[str], marked: int, language: str) -> str:
    """The lake alone, north up and one tile marked: a picture without ids to click, many of which fit on one page."""
    body = defs() + _water(SHELF_BELOW) + _COMPASS + _seat_plates(view, 0, names, SHELF_BELOW)
    body += _lake(view, 0, SHELF_BELOW)
    body = body.replace(f'id="tile-{marked}" class="tile"', 'class="tile marked"')
    body = re.sub(r' (?:id="(?!yz-)|data-from=")[^"]*"', "", body)
    return _part(WIDTH, LAKE_HEIGHT, say("yz-title-lake", language), "board", body)


# Where words speak of the north: it is up.
_COMPASS = (
    f'<g class="compass" {at(948, 714)}><circle r="21"/>'
    '<path class="needle" d="M0-16L4.6 1H-4.6Z"/><path class="needle-south" d="M0 16L4.6 1H-4.6Z"/>'
    '<path class="letter" transform="translate(0 -29)" d="M-3.6 4.8V-4.8L3.6 4.8V-4.8"/></g>'
)


@cache
def _water(layout: Layout) -> str:
    width, height = layout.width, layout.height
    wide, high = width / WIDTH, height / LAKE_HEIGHT
    lotus = "".join(
        drawn("lotus", x * wide, y * high, k)
        for x, y, k in ((78, 700, 1.1), (132, 722, 0.7), (930, 92, 0.9), (893, 66, 0.6))
    )
    ripples = "".join(
        f'<path class="ripple" d="M{number(x * wide)} {number(y * high)}q{w} -9 {2 * w} 0t{2 * w} 0"/>'
        for x, y, w in (
            (210, 168, 30),
            (800, 210, 34),
            (160, 610, 26),
            (730, 690, 40),
            (420, 96, 24),
            (60, 400, 22),
            (850, 480, 26),
        )
    )
    return (
        f'<g class="lasting"><rect class="shore" x="0" y="0" width="{width}" height="{height}" rx="30"/>'
        f'<rect class="water" x="9" y="9" width="{width - 18}" height="{height - 18}" rx="23"/>'
        f'<g transform="translate(9 3.6) scale({number((width - 18) / (WIDTH - 18))} .6) translate(-9)">'
        '<path class="hills far" d="M9 92C30 84 40 44 62 44 84 44 88 74 104 74 118 74 124 30 150 30 178 30 184 70 '
        "206 78 232 88 250 62 268 "
        "62 292 62 300 88 340 92 400 98 560 96 640 90 668 88 676 52 700 50 722 48 730 72 746 72 762 72 768 26 796 26 "
        "826 26 832 74 856 "
        '76 876 78 884 56 904 56 930 56 944 88 991 92V32A23 23 0 0 0 968 9H32A23 23 0 0 0 9 32Z"/>'
        '<path class="hills" d="M9 126C40 120 52 78 80 78 108 78 114 112 148 118 190 124 204 96 226 96 252 96 262 '
        "120 320 122 420 126 560 "
        "124 700 120 744 118 756 84 786 84 816 84 822 108 846 108 866 108 878 66 908 66 942 66 950 112 991 120V32A23 "
        "23 0 0 0 968 9H32A23 "
        '23 0 0 0 9 32Z"/></g>'
        '<circle class="moon-haze" cx="108" cy="64" r="44"/><circle class="moon" cx="108" cy="64" r="21"/>'
        '<path class="moon-light" d="M78 146H140M88 159H124M84 172H134M94 185H118M100 198H114"/>'
        f"{ripples}{lotus}</g>"
    )


def _cut(name: str, most: int = 16) -> tuple[str, int]:
    """A name that fits its plate, and its width in letters (wide letters count twice)."""
    width, fitting = 0, ""
    for letter in name:
        width += 2 if east_asian_width(letter) in "WF" else 1
        if width > most:
            return fitting.rstrip() + "…", most
        fitting += letter
    return fitting, width


@by_view(200)
def _seat_plates(view: View, quarters: int, names: Sequence[str], layout: Layout) -> str:
    """YZ-01: who sits at which side of the lake."""
    plates = []
    for seat in range(view["seats"]):
        direction = (side_of(view, seat) + quarters) % 4
        x, y = layout.width // 2, layout.height // 2
        x, y = ((x, SHORE_TOP - 24), (layout.width - 24, y), (x, layout.height - 24), (24, y))[direction]
        rotate = ("", " rotate(90)", "", " rotate(-90)")[direction]
        name, letters = _cut(names[seat] if seat < len(names) else str(seat + 1))
        half = max(letters, 3) * 6.6 + 32
        asked = " asked" if seat == view["active"] and not view.get("over") else ""
        plates.append(
            f'<g id="side-{seat}" data-seat="{seat}" class="plate{asked}" transform="translate({x} {y}){rotate}">'
            f'<rect x="{number(-half)}" y="-18" width="{number(2 * half)}" height="36" rx="18"/>'
            f'<g class="lamp" transform="translate({number(-half + 21)} 0) scale(.86)"><use href="#yz-lantern"/></g>'
            f"{text(name, 13, 7.5, 'name')}</g>"
        )
    return "".join(plates)


def _edges(view: View, quarters: int) -> tuple[int, int, int, int]:
    """The outermost places with a tile or open for one, as seen: left, right, top, bottom."""
    seen = [on_screen(x, y, quarters) for x, y in (*view["open"], *(laid[2:] for laid in view["lake"]))]
    return min(x for x, _ in seen), max(x for x, _ in seen), min(y for _, y in seen), max(y for _, y in seen)


def _pitch(view: View, quarters: int, layout: Layout) -> float:
    """From one tile to the next, so that all of the lake is seen."""
    left, right, top, bottom = _edges(view, quarters)
    room_x, room_y = layout.width - 2 * SHORE_X, layout.height - SHORE_TOP - SHORE_BOTTOM
    return min(LARGEST_TILE, room_x / (right - left + 1), room_y / (bottom - top + 1))


def _layout(view: View, quarters: int) -> Layout:
    """The shelf is below the lake; beside a tall lake whose tiles would be small, if that makes them larger."""
    below, beside = (_pitch(view, quarters, layout) for layout in (SHELF_BELOW, SHELF_BESIDE))
    return SHELF_BESIDE if below < SMALL_TILE and beside > 1.1 * below else SHELF_BELOW


@by_view(60)
def _lake(view: View, quarters: int, layout: Layout) -> str:
    places = [(x, y) for x, y in view["open"]]
    tiles = {(x, y): (tile, turn) for tile, turn, x, y in view["lake"]}
    left, right, top, bottom = _edges(view, quarters)
    pitch = int(_pitch(view, quarters, layout) * 2) / 2
    scale = pitch / 100
    centre_x, centre_y = layout.width / 2, (layout.height + SHORE_TOP - SHORE_BOTTOM) / 2

    def middle(cell: Cell) -> tuple[float, float]:
        across, down = on_screen(*cell, quarters)
        return centre_x + (across - (left + right) / 2) * pitch, centre_y + (down - (top + bottom) / 2) * pitch

    half, corner = 0.44 * pitch, 0.1 * pitch
    frame = (
        f'<rect class="halo" x="{number(-half)}" y="{number(-half)}" width="{number(2 * half)}" '
        f'height="{number(2 * half)}"'
        f' rx="{number(corner)}"/>'
    )
    ring = (
        f'<rect class="halo" x="{number(-0.49 * pitch)}" y="{number(-0.49 * pitch)}" width="{number(0.98 * pitch)}"'
        f' height="{number(0.98 * pitch)}" rx="{number(0.11 * pitch)}"/>'
    )
    shine = "".join(drawn("shine", *middle(cell), scale) for cell in tiles)
    parts = [f'<g class="shine">{shine}</g>']
    parts += [f'<g id="{place_id(x, y)}" class="place" {at(*middle((x, y)))}>{frame}</g>' for x, y in places]
    for index, (tile, turn, x, y) in enumerate(view["lake"]):
        origin = f' data-from="tiles-{(view["first"] + index - 1) % view["seats"]}"' if index else ""
        parts.append(
            f'<g id="tile-{tile}" class="tile" {at(*middle((x, y)))}{origin}><g transform="scale({scale:g})">'
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
                    f'<use href="#yz-link-{colour}" transform="translate({number((ax + bx) / 2)} '
                    f"{number((ay + by) / 2)})"
                    f'{rotate} scale({scale:g})"/>'
                )
    return "".join(parts)


def place_id(x: int, y: int) -> str:
    return f"place_{x}_{y}"


def _halo(x: float, y: float, width: float, height: float, corner: float = 12) -> str:
    return (
        f'<rect class="halo" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        f' rx="{number(corner)}"/>'
    )


@cache
def _card_stack(colour: str, count: int, deep: bool) -> str:
    """Lantern cards of a colour: a stack that shrinks, and only its outline once it is empty."""
    if not count:
        return drawn("hollow") + f'<g class="gone">{drawn(colour, scale=1.45)}</g>'
    under = min(count - 1, 3) if deep else min(count - 1, 2)
    layers = "".join(drawn("card", 3 * k, -2.4 * k) for k in range(under, 0, -1))
    return layers + drawn("card") + drawn(colour, 0, -1, 1.5)


@by_view(200)
def _shelf(view: View, layout: Layout, language: str) -> str:
    """YZ-03, YZ-04: what is left: lantern cards, rewards, general cards, tiles to draw."""
    x, y, width, height = layout.shelf
    stands = "shelf" if layout is SHELF_BELOW else "shelf beside"
    parts = [
        f'<g class="{stands}" {at(x, y)}><rect class="paper" x="1" y="1" width="{width - 2}" height="{height - 2}" '
        f'rx="22"/><path class="plank" d="{layout.plank}"/>'
    ]
    across = layout.card_width
    for index, colour in enumerate(COLOURS):
        count = view["supply"][index]
        empty = "" if count else " empty"
        parts.append(
            f'<g id="supply-{colour}" class="stack{empty}" {at(*layout.cards[index])}>{_halo(3, 1, across - 6, 84)}'
            f"<g {at(0.32 * across, 45)}>{_card_stack(colour, count, True)}</g>"
            f"{text(count, 0.76 * across, 58, 'count')}</g>"
        )
    for index, pile in enumerate(PILES):
        parts.append(_reward_pile(view, pile, *layout.piles[index], language))
    general = view["generic"]
    parts.append(
        f'<g id="general" class="stack{"" if general else " empty"}" {at(*layout.general)}>'
        f'<g class="general" {at(48, 45)}>{_tablets(general)}{text(GENERAL_VALUE, 0, 13, "value")}</g>'
        f"{text(f'×{general}', 120, 57, 'left')}{_word('general', 76, 112, language)}</g>"
        f'<g id="draw-pile" class="stack{"" if view["pile"] else " empty"}" {at(*layout.tiles)}>'
        f"<g {at(48, 45)}>{_tile_stack(view['pile'])}</g>{text(view['pile'], 118, 58, 'count')}"
        f"{_word('tiles', 76, 112, language)}</g></g>"
    )
    return "".join(parts)


def _tablets(count: int) -> str:
    if not count:
        return '<rect class="yz-hollow" x="-30" y="-33" width="60" height="66" rx="9"/>'
    return "".join(drawn("tablet", 3 * k, -2.4 * k) for k in range(min(count, 4) - 1, -1, -1))


def _tile_stack(count: int) -> str:
    if not count:
        return '<rect class="yz-hollow" x="-33" y="-33" width="66" height="66" rx="9"/>'
    return "".join(drawn("back", 3 * k, -2.6 * k) for k in range(min(1 + count // 6, 4) - 1, -1, -1))


@cache
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
        drawn(
            f"sign-{colour}",
            21 * (column + (1 if pile == "seven" and row == 2 else 0) - middle),
            21 * (row - rows / 2),
            1.25,
        )
        for colour, column, row in spots
    )


def _reward_pile(view: View, pile: str, x: float, y: float, language: str) -> str:
    """YZ-03, YZ-08: the value on top, how many are left, and what it costs; an empty pile pays a general card."""
    values = view["piles"][pile]
    return (
        f'<g id="pile-{pile}" class="stack pile-{pile}{"" if values else " empty"}" {at(x, y)}>{_halo(3, 1, 206, 122)}'
        f"<g {at(48, 45)}>{_tablets(len(values))}{text(view['pays'][pile], 0, 13, 'value')}</g>"
        f'{text(f"×{len(values)}", 111, 57, "left")}<g class="price" {at(171, 43)}>{_price(pile)}</g>'
        f"{text(say('yz-pile', language, pile=pile), 106, 112, 'word')}</g>"
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
            f"{at(91 + 162 * index, 89)}>"
            f'{_halo(-78, -78, 156, 156, 18)}<g transform="scale(1.5)"><g class="turnable">'
            f"{_tile(tile, quarters)}</g></g>"
            '<g class="turn-hint" transform="translate(64 -64)"><circle r="17"/>'
            '<path d="M6.6-4.8A8.2 8.2 0 1 0 8.2 1.6"/><path class="tip" d="M9.4-10.4L8-2 1.4-7.2Z"/></g></g>'
        )
    cards = sum(view["lanterns"][seat])
    points = sum(view["rewards"][seat])
    over = " over" if cards > LIMIT else ""
    parts.append(
        f'<g class="purse" {at(504, 0)}>'
        f'<g id="own-points"><g {at(28, 40)}>{drawn("seal", scale=1.35)}</g>{text(points, 58, 53, "count start")}'
        f"{_word('points', 68 + 21 * len(str(points)), 51, language, 'start')}</g>"
        f'<g id="own-rafts"><g {at(30, 94)}>{drawn("raft", scale=1.1)}</g>'
        f"{text(view['rafts'][seat], 58, 102, 'count start')}"
        f"{_word('rafts', 68 + 21 * len(str(view['rafts'][seat])), 100, language, 'start')}</g>"
        f'<g id="own-cards"><g {at(28, 138)}>{drawn("lantern", scale=1.25)}</g>'
        f"{text(cards, 58, 151, f'count start{over}')}{text(f'/{LIMIT}', 62 + 19 * len(str(cards)), 150, 'limit')}"
        f"{_word('cards', 104 + 19 * len(str(cards)), 150, language, 'start')}</g>"
        f"{_taken(view['rewards'][seat])}</g>"
    )
    for index, colour in enumerate(COLOURS):
        count = view["lanterns"][seat][index]
        parts.append(
            f'<g id="card-{colour}" data-stays="" class="stack{"" if count else " empty"}" {at(16 + 111 * index, 174)}>'
            f"{_halo(2, 2, 102, 84)}"
            f"<g {at(36, 45)}>{_card_stack(colour, count, False)}</g>{text(count, 83, 57, 'count')}</g>"
        )
    return _part(HAND_WIDTH, HAND_HEIGHT, say("yz-title-hand", language), "hand", "".join(parts))


def _taken(values: Sequence[int]) -> str:
    """All reward cards taken, as small tablets in two columns; many of them overlap, their values stay in sight."""
    rows = -(-len(values) // 2)
    step = min(47, 112 / max(1, rows - 1))
    return "".join(
        f'<g class="chip" {at(237 + 36 * (index // rows), 38 + step * (index % rows))}>'
        '<rect x="-15" y="-20" width="30" height="39" rx="6"/>'
        f"{text(value, 0, 3, 'chip-value')}</g>"
        for index, value in enumerate(values)
    )


def _panel(view: View, seat: int, viewer: int | None, names: Sequence[str], language: str) -> str:
    """What is public about a player."""
    direction = (side_of(view, seat) + quarter_turns(view, viewer)) % 4
    asked = seat == view["active"] and not view.get("over")
    held = view["hands"][seat]
    tiles = held if isinstance(held, int) else len(held)
    cards = sum(view["lanterns"][seat])
    won = view.get("over") and seat in view["winners"]
    state = " asked" if asked else " won" if won else ""
    parts = [
        f'<rect class="paper{state}" x="2" y="2" width="{PANEL_WIDTH - 4}" height="{PANEL_HEIGHT - 4}" rx="14"/>'
        f'<g class="whereabouts" {at(34, 32)}><rect x="-15" y="-15" width="30" height="30" rx="6"/>'
        f'<g transform="rotate({90 * direction})"><path class="here" d="M-11-20H11V-13H-11Z"/></g>'
        f"{drawn('laurel', scale=0.9) if won else ''}</g>"
        f'<path class="plank" d="M14 78H{PANEL_WIDTH - 14}"/>'
    ]
    has = {"points": sum(view["rewards"][seat]), "rafts": view["rafts"][seat], "tiles": tiles, "cards": cards}
    signs = {"points": "seal", "rafts": "raft", "tiles": "square", "cards": "lantern"}
    for index, (word, amount) in enumerate(has.items()):
        over = " over" if word == "cards" and cards > LIMIT else ""
        parts.append(
            f'<g class="at-{index}"><g id="{word}-{seat}" {at(PANEL_COLUMNS[index], 32)}>'
            f"{drawn(signs[word], scale=0.94)}"
            f"{text(amount, 20, 9, f'count small-count{over}')}{_word(word, 14, 35, language)}</g></g>"
        )
    for index, colour in enumerate(COLOURS):
        count = view["lanterns"][seat][index]
        parts.append(
            f'<g class="lantern-{index}"><g id="lanterns-{seat}-{colour}" class="few{"" if count else " none"}" '
            f"{at(27 + 48.6 * index, 106)}>{drawn(colour)}{text(count, 17, 8.5, 'count tiny-count')}</g></g>"
        )
    name = names[seat] if seat < len(names) else str(seat + 1)
    title, more = say("yz-title-seat", language, name=name), attribute("data-small", NARROW_PANEL)
    return _part(PANEL_WIDTH, PANEL_HEIGHT, title, "panel", "".join(parts), more)

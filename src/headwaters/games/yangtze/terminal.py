"""The table of Yangtze in a terminal: the lake with the four colours of every tile, cards, rafts and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from .pieces import COLOURS, SYMBOLS, TILES

STYLES = {"W": "bold black on white", "O": "bold black on dark_orange", "R": "bold white on red3"}
STYLES |= {"P": "bold white on purple4", "B": "bold white on dodger_blue3", "G": "bold white on green4"}
STYLES |= {"K": "bold white on grey15"}


def _sides(tile: int, turn: int) -> str:
    """The colours of a turned tile, N, E, S, W."""
    return "".join(TILES[tile][(direction - turn) % 4] for direction in range(4))


def _lines(tile: int, turn: int) -> list[Text]:
    """A tile in three lines of five characters."""
    north, east, south, west = list(_sides(tile, turn))
    middle = (
        Text().append(f" {west}", STYLES[west]).append("✿" if tile in SYMBOLS else " ").append(f"{east} ", STYLES[east])
    )
    top = Text("  ").append(north, STYLES[north]).append("  ")
    bottom = Text("  ").append(south, STYLES[south]).append("  ")
    return [top, middle, bottom]


def draw(view: Mapping[str, Any], names: list[str]) -> Any:
    """What the seat sees. Every tile shows its four colours; ✿ is a symbol. Places are x east, y north."""
    at = {(x, y): (tile, turn) for tile, turn, x, y in view["lake"]}
    west, east = min(x for x, _ in at) - 1, max(x for x, _ in at) + 1
    south, north = min(y for _, y in at) - 1, max(y for _, y in at) + 1
    lake = Text("      " + "".join(f"{x:^6}" for x in range(west, east + 1)), "grey50")
    for y in range(north, south - 1, -1):
        for line in range(3):
            lake.append("\n").append(f"{y:>4}  " if line == 1 else "      ", "grey50")
            for x in range(west, east + 1):
                cell = _lines(*at[x, y])[line] if (x, y) in at else Text("  ·  " if line == 1 else "     ", "grey30")
                lake.append_text(cell).append(" ")
    seats = Table("", "player", "tiles", *COLOURS, "rafts", "rewards", box=None, pad_edge=False)
    for seat, name in enumerate(names):
        hand = view["hands"][seat]
        tiles = (
            f"{hand}" if isinstance(hand, int) else "  ".join(f"{t}:{TILES[t]}" + "✿" * (t in SYMBOLS) for t in hand)
        )
        rewards = view["rewards"][seat]
        seats.add_row(
            "▶" if seat == view["active"] else "",
            f"{seat} {name}",
            tiles,
            *map(str, view["lanterns"][seat]),
            str(view["rafts"][seat]),
            f"{sum(rewards)}  ({' '.join(map(str, rewards))})" if rewards else "0",
        )
    seats.add_row("", "supply", f"{view['pile']} to draw", *map(str, view["supply"]), "", "")
    piles = "   ".join(
        f"{name}: {' '.join(map(str, values or [view['pays'][name]]))}" for name, values in view["piles"].items()
    )
    return Group(lake, "", seats, Text(f"next rewards   {piles}", "grey62"))

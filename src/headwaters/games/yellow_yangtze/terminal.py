"""The board of Yellow & Yangtze in a terminal: the hex map with its tiles and leaders, hands and points beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

STYLES = {"K": "bold white on grey23", "R": "bold white on red3", "B": "bold white on dodger_blue3"}
STYLES |= {"G": "bold white on green4", "Y": "bold black on gold1"}


def _tiles(letters: str) -> Text:
    text = Text()
    for letter in letters:
        text.append(letter, STYLES.get(letter, ""))
    return text


def _space(view: Mapping[str, Any], name: str, ground: str, roofed: set[str]) -> Text:
    if name in view["leaders"]:
        leader = view["leaders"][name]
        return Text(f"{leader[0]}{leader[1]}", f"{STYLES[leader[0]]} underline")
    if name in view["board"]:
        letter = view["board"][name]
        return Text(f"{letter}{'▲' if name in roofed else ' '}", STYLES[letter])
    return Text("≈ ", "dodger_blue2") if ground == "~" else Text("· ", "grey50")


def draw(view: Mapping[str, Any], names: list[str]) -> Any:
    """What the seat sees. A leader is its colour and its player's number; ▲ marks tiles under a pagoda."""
    roofed = {space for pagoda in view["pagodas"] for space in pagoda[1:].split("-")}
    board = Text("      ")
    width = max(len(row) for row in view["map"])
    for column in range(width):
        board.append(f"{column + 1:<3}", "grey50")
    for row, cells in enumerate(view["map"]):
        letter = chr(ord("a") + row)
        board.append(f"\n {letter}  ", "grey50")
        board.append(" " if row % 2 else "")
        for column, ground in enumerate(cells):
            if ground == "-":
                board.append("   ")
            else:
                board.append(" ").append_text(_space(view, f"{letter}{column + 1}", ground, roofed))
    seats = Table("", "player", "hand", "points K R B G Y", box=None, pad_edge=False)
    for seat, name in enumerate(names):
        hand, points = view["hands"][seat], view["points"][seat]
        seats.add_row(
            "▶" if seat == view["active"] else "",
            f"{seat} {name}",
            f"{hand} tiles" if isinstance(hand, int) else _tiles(hand),
            "hidden" if points is None else "  ".join(map(str, points)),
        )
    market = Text("market ").append_text(_tiles(view["market"])).append(f"   bag {view['bag']}")
    sides = [
        f"{side['state']} {side['strength']} ({' '.join(side['leaders'])})"
        for side in view.get("war", {}).get("sides", ())
    ]
    return Group(board, "", seats, market, *(["war " + " against ".join(sides)] if sides else []))

"""The table of Yak in a terminal: carts and market, yurts, and every tower as the pyramid it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

STYLES = {"1": "red3", "2": "dark_orange", "3": "gold1", "4": "green3", "5": "turquoise2", "6": "dodger_blue1"}
STYLES |= {"7": "medium_purple1", "8": "pink1", "c": "bold white"}


def _stones(stones: str) -> Text:
    text = Text()
    for stone in stones:
        text.append(f"{stone} ", f"bold {STYLES.get(stone, '')}")
    return text


def _food(food: list[int]) -> str:
    return "  ".join(f"{n} {kind}" for n, kind in zip(food, ("meat", "milk", "bread"), strict=True))


def _tower(stones: list[list[Any]]) -> Text:
    """From the top down; a place of a level stands between the two that carry it."""
    at = {(level, place): stone for stone, level, place in stones}
    text = Text()
    for level in range(max([5, *(level for level, _ in at)]), 0, -1):
        places = max(1, 6 - level)
        text.append(" " * (5 - places) * 1)
        for place in range(1, places + 1):
            stone = at.get((level, place), "·")
            text.append(f"{stone} ", f"bold {STYLES[stone]}" if stone in STYLES else "grey42")
        text.append("\n" if level > 1 else "")
    return text


def draw(view: Mapping[str, Any], names: list[str]) -> Any:
    """What the seat sees."""
    way = "clockwise" if view["direction"] == 1 else "anticlockwise"
    head = (
        f"day {view['day']}   carts move {way}   fog on the mountain {view['mountain']}, filled {view['fills']} times"
    )
    carts = Table("stop", "cart", "food", "stones", box=None, pad_edge=False)
    for stop, cart in enumerate(view["carts"]):
        whose = names[stop] if stop < len(names) else "market road"
        carts.add_row(f"{stop} {whose}", cart["kind"], _food(cart["food"]), _stones(cart["stones"]))
    carts.add_row("market", "", _food(view["market"]), "")
    panels = []
    for seat, name in enumerate(names):
        card = view["cards"][seat] or ("chosen" if view["chosen"][seat] else "")
        title = f"{'▶ ' if seat == view['seat'] else ''}{seat} {name}{' · baby yak' if seat == view['baby'] else ''}"
        panels.append(
            Panel(Group(_tower(view["towers"][seat]), _food(view["yurts"][seat]), card), title=title, width=34)
        )
    return Group(head, "", carts, "", Columns(panels))

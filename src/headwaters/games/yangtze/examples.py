"""The examples of the rules page: four lays of one game, and the lake after the third and the fourth."""

from __future__ import annotations

from .board import START_TILE, draw_lake

NAMES = ("Ada", "Bo", "Cy", "Di")
START_TURN = 3  # red to the north: Ada begins
LAYS = ((22, 0, 0, -1), (21, 1, -1, 0), (18, 1, 0, 1), (20, 1, -1, -1))  # tile, turn, x, y, by each seat in turn
LAID = {"example-1": 3, "example-2": 4}  # how many of the tiles lie


def picture(name: str, language: str) -> str:
    """The lake of this example as one SVG, the tile just laid marked; a KeyError for any other name."""
    laid = LAYS[: LAID[name]]
    lake = [(START_TILE, START_TURN, 0, 0), *laid]
    # No tiles in the hands: the places where one could be laid are not drawn.
    view = {"seats": len(NAMES), "lake": lake, "open": [], "first": 0, "active": len(laid) - 1}
    return draw_lake(view, NAMES, laid[-1][0], language)

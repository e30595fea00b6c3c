"""The pictures of the rules page, drawn by the scene.

`example-1` and `example-2` are four lays of one game. The pictures of the page to learn from are moments of another
one, whose record stands here and is replayed by the engine: the reader sits in the south.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from ...kernel.play import Play
from ...kernel.record import begun
from ...svg import at, cropped, marked, text, with_more
from ...text import say
from . import FACTS
from .art import defs, drawn
from .board import START_TILE, draw, draw_lake

NAMES = ("Ada", "Bo", "Cy", "Di")
START_TURN = 3  # red to the north: Ada begins
LAYS = ((22, 0, 0, -1), (21, 1, -1, 0), (18, 1, 0, 1), (20, 1, -1, -1))  # tile, turn, x, y, by each seat in turn
LAID = {"example-1": 3, "example-2": 4}  # how many of the tiles lie

READER = 2  # the seat of the one who learns
LEARN: tuple[dict[str, Any], ...] = (
    {"record": 1, "game": "yangtze", "rules": FACTS.version, "seats": 4, "options": {}, "names": list(NAMES)},
    {"chance": "start", "turn": 1, "first": 2},
    {"chance": "removed", "n": 3},
    {"chance": "draw", "to": 0, "what": [28, 4, 9]},
    {"chance": "draw", "to": 1, "what": [35, 2, 3]},
    {"chance": "draw", "to": 2, "what": [10, 16, 31]},
    {"chance": "draw", "to": 3, "what": [22, 6, 12]},
    {"seat": 2, "action": "lay 10 0 1,0"},
    {"chance": "draw", "to": 2, "what": [5]},
    {"seat": 3, "action": "lay 22 0 0,1"},
    {"chance": "draw", "to": 3, "what": [7]},
    {"seat": 0, "action": "lay 28 0 -1,0"},
    {"chance": "draw", "to": 0, "what": [8]},
    {"seat": 1, "action": "lay 35 3 0,-1"},
    {"chance": "draw", "to": 1, "what": [11]},
    {"seat": 2, "action": "lay 16 2 1,1"},
    {"chance": "draw", "to": 2, "what": [13]},
    {"seat": 3, "action": "lay 12 0 -2,0"},
    {"chance": "draw", "to": 3, "what": [33]},
    {"seat": 0, "action": "lay 4 2 -1,1"},
    {"chance": "draw", "to": 0, "what": [34]},
    {"seat": 1, "action": "lay 3 1 2,0"},
    {"chance": "draw", "to": 1, "what": [36]},
    {"seat": 2, "action": "swap O W"},
    {"seat": 2, "action": "reward seven"},
)
# The pictures of the page to learn from: how many actions have been taken.
MOMENTS = {"learn-lanterns": 1, "learn-bonus": 5, "learn-sold-out": 8, "learn-hand": 8, "learn-piles": 10}
MARKED = {"learn-hand": ("card-O",), "learn-piles": ("pile-seven",)}
SHELF = "0 770 1000 198"  # where on the board the supply and the rewards are
# Beside the plates of the seats N, E, S, W: where what they got begins, and how it goes on.
GOT = (((500, 92), (1, 0)), ((888, 382), (0, 1)), ((500, 676), (1, 0)), ((84, 382), (0, 1)))


def picture(name: str, language: str) -> str:
    """The picture of this name as one SVG, what matters marked; a KeyError for any other name."""
    if name in LAID:
        return _example(name, language)
    play = learned(MOMENTS[name])
    if name in ("learn-hand", "learn-piles"):
        view = {**play.view(READER), "over": False}
        part = {"learn-hand": "hand", "learn-piles": "board"}[name]
        svg = marked(draw(view, READER, _names(language), language)[part], *MARKED[name])
        # The board lends its drawings to the other parts.
        return with_more(svg, defs()) if part == "hand" else cropped(svg, SHELF)
    view = {**play.view(None), "open": [], "active": play.steps[-1].seat}
    lake = draw_lake(view, _names(language), play.steps[-1].deeds[0]["tile"], language)
    return with_more(lake, _got(play))


@cache
def learned(actions: int) -> Play:
    """The game of the page to learn from after so many actions."""
    acted = [number for number, line in enumerate(LEARN) if "action" in line]
    return begun(LEARN[: acted[actions]] if actions < len(acted) else LEARN)


def _names(language: str) -> list[str]:
    return [say("page-you", language).capitalize() if seat == READER else name for seat, name in enumerate(NAMES)]


def _got(play: Play) -> str:
    """YZ-11 to YZ-13: beside each seat what the last tile brought it: cards, rafts, and empty outlines for no card."""
    got: list[Counter[str]] = [Counter() for _ in NAMES]
    for deed in play.steps[-1].deeds:
        match deed.name:
            case "matched" | "received":
                got[deed["seat"]][deed["colour"]] += 1
            case "received_nothing" | "matched_in_vain":
                got[deed["seat"]]["none"] += 1
            case "gained_rafts":
                got[deed["seat"]]["raft"] += deed["count"]
    out = ""
    for seat, ((x, y), (right, down)) in enumerate(GOT):
        step = 96
        for n, (what, count) in enumerate(got[seat].items()):
            from_middle = (n - (len(got[seat]) - 1) / 2) * step
            out += f"<g {at(x + right * from_middle, y + down * from_middle)}>{_gift(what, count)}</g>"
    return out


def _gift(what: str, count: int) -> str:
    """Cards of a colour, rafts, or a card that there was not, each with its number."""
    if what == "none":
        return f'<g class="missed">{drawn("hollow")}</g>' + text(0, 36, 10, "gift")
    piece = drawn("raft", 0, 0, 1.3) if what == "raft" else drawn("card") + drawn(what, 0, -1, 1.5)
    return piece + text(f"+{count}", 36, 10, "gift")


def _example(name: str, language: str) -> str:
    laid = LAYS[: LAID[name]]
    lake = [(START_TILE, START_TURN, 0, 0), *laid]
    # No tiles in the hands: the places where one could be laid are not drawn.
    view = {"seats": len(NAMES), "lake": lake, "open": [], "first": 0, "active": len(laid) - 1}
    return draw_lake(view, NAMES, laid[-1][0], language)

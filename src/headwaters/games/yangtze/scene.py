"""Yangtze on the table: what is clicked for an action, what pieces are called, what a deed marks and moves.

The pictures themselves are in `board` and `art`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...kernel.deeds import Deed
from ...kernel.parts import Message, Travel, View
from ...kernel.remember import by_view
from ...svg import text
from ...text import say, sentence
from .art import drawn
from .board import draw, on_screen, place_id, quarter_turns, side_of
from .pieces import COLOURS, LIMIT, PILES
from .words import SIDES, tile_words

FRONT = (28, 60, "30 70 900 562")  # the picture of the front page: seed, steps, what is seen of the board

__all__ = ["FRONT", "draw", "label", "marks", "only_set", "path", "prompt", "read", "travels", "wanted"]


def path(view: View, action: str) -> list[str]:
    """The ids to click for an offered action; `~k` is the alternative of one element that shows it turned k times."""
    word, *rest = action.split()
    if word == "lay":
        x, y = rest[2].split(",")
        return [f"tile-{rest[0]}~{rest[1]}", place_id(int(x), int(y))]
    if word == "swap":
        return [f"card-{rest[0]}", f"supply-{rest[1]}"]
    if word == "discard":
        return [f"card-{rest[0]}"]
    if word == "reward":
        single = only_set(view["lanterns"][view["active"]], rest[0])
        paid = rest[1].split("-") if len(rest) > 1 and not single else []
        return [f"pile-{rest[0]}", *(f"card-{colour}" for colour in paid)]
    return ["skip"]


def only_set(lanterns: Sequence[int], pile: str) -> list[str]:
    """YZ-07: the colours that pay for a reward if these cards do so in one way only: nobody need say which then."""
    paying = _paying(lanterns, pile)
    return paying if len(paying) == PAID[pile][1] else []


PAID = {"four": (4, 1), "pairs": (2, 3), "seven": (1, 7)}  # YZ-07: how many cards of each colour, of how many colours


def _paying(lanterns: Sequence[int], pile: str) -> list[str]:
    """YZ-07: the colours of which there are enough cards for a reward."""
    return [colour for colour, count in zip(COLOURS, lanterns, strict=True) if count >= PAID[pile][0]]


def payable(view: View) -> list[str]:
    """YZ-07: the piles whose reward the cards of the one who is asked pay for."""
    lanterns = view["lanterns"][view["active"]]
    return [pile for pile in PILES if len(_paying(lanterns, pile)) >= PAID[pile][1]]


def marks(deed: Deed) -> list[str]:
    """The ids that a deed touched."""
    args = deed.args
    match deed.name:
        case "laid":
            return [f"tile-{args['tile']}"]
        case "matched" | "received" | "discarded":
            return [f"lanterns-{args['seat']}-{args['colour']}"]
        case "swapped":
            return [f"lanterns-{args['seat']}-{args[way]}" for way in ("gives", "takes")]
        case "gained_rafts":
            return [f"rafts-{args['seat']}"]
        case "rewarded_four" | "rewarded_pairs" | "rewarded_seven":
            return [f"pile-{deed.name.partition('_')[2]}", f"points-{args['seat']}"]
        case "general_paid":
            return ["general"]
        case "matched_in_vain" | "received_nothing" | "sold_out":
            return [f"supply-{args['colour']}"]
        case "draw_pile_ran_out":
            return ["draw-pile"]
    return []


def travels(deed: Deed) -> list[Travel]:
    """Cards between supply and seats, rafts from the laid tile, rewards from their pile, tiles unseen from theirs.

    Tiles that the viewer sees glide by themselves: to the lake, and from the draw pile to the own hand.
    """
    args = deed.args

    def own(colour: str) -> str:
        return f"lanterns-{args['seat']}-{colour}"

    def comes(colour: str) -> Travel:
        return f"supply-{colour}", own(colour), _flying_card(colour)

    def goes(colour: str) -> Travel:
        return own(colour), f"supply-{colour}", _flying_card(colour)

    match deed.name:
        case "matched" | "received":
            return [comes(args["colour"])]
        case "discarded":
            return [goes(args["colour"])]
        case "swapped":
            return [goes(args["gives"]), comes(args["takes"])]
        case "gained_rafts":
            return [(f"tile-{args['tile']}", f"rafts-{args['seat']}", drawn("raft"))] * args["count"]
        case "rewarded_four":
            return [*[goes(args["colour"])] * 4, _flying_reward(deed)]
        case "rewarded_pairs":
            return [*(goes(colour) for colour in args["pairs"].split("-") for _ in range(2)), _flying_reward(deed)]
        case "rewarded_seven":
            return [*(goes(colour) for colour in COLOURS), _flying_reward(deed)]
        case "drew" if "tile" not in args:
            return [("draw-pile", f"tiles-{args['seat']}", drawn("back"))]
    return []


def _flying_card(colour: str) -> str:
    return drawn("card") + drawn(colour, 0, -1, 1.5)


def _flying_reward(deed: Deed) -> Travel:
    pile = deed.name.partition("_")[2]
    return f"pile-{pile}", f"points-{deed['seat']}", drawn("tablet") + text(deed["value"], 0, 9, "count")


def wanted(view: View, ids: Sequence[str]) -> str | None:
    """The action that clicks on these ids would mean, offered or not; None if they mean none."""
    first, *rest = ids
    last = rest[-1] if rest else ""
    kind, _, what = first.partition("-")
    if kind == "tile" and last.startswith("place_"):
        tile, _, turn = what.partition("~")
        _, x, y = last.split("_")
        return f"lay {tile} {turn or 0} {x},{y}"
    if kind == "tile" or first.startswith("place_"):
        return "lay"
    if kind == "card" and last.startswith("supply-"):
        return f"swap {what} {last.partition('-')[2]}"
    if kind == "card":
        return f"discard {what}" if view["decision"] == "discard" else f"swap {what}"
    if kind == "pile":
        paid = [id_.partition("-")[2] for id_ in rest]
        if not paid and what != "seven":
            paid = only_set(view["lanterns"][view["active"]], what)
        return " ".join(["reward", what, *(["-".join(paid)] if paid else [])])
    return "skip" if first == "skip" else None


def _whereabouts(x: int, y: int, quarters: int) -> dict[str, Any]:
    """The arguments of the message `yz-where`: how a place is seen from the start tile."""
    across, down = on_screen(x, y, quarters)
    ways = ("up" if down < 0 else "down" if down else "", "left" if across < 0 else "right" if across else "")
    return {"spot": "-".join(filter(None, ways)) or "here", "across": abs(across), "along": abs(down)}


def label(view: View, id: str) -> Message:
    """An id of a path in words, as the viewer sees the lake."""
    kind, _, rest = id.partition("-")
    if id.startswith("place_"):
        _, x, y = id.split("_")
        return "yz-label-place", _whereabouts(int(x), int(y), quarter_turns(view, view["viewer"]))
    if kind == "tile":
        number, _, turn = rest.partition("~")
        laid = {tile: turn for tile, turn, _, _ in view["lake"]}
        turned = int(turn) if turn else laid.get(int(number), 0)
        return "yz-label-tile", tile_words(int(number), turned + quarter_turns(view, view["viewer"]))
    if kind == "card":
        count = view["lanterns"][view["active"]][COLOURS.index(rest)]
        return "yz-label-card", {"colour": rest, "count": count}
    if kind == "supply":
        return "yz-label-supply", {"colour": rest, "count": view["supply"][COLOURS.index(rest)]}
    if kind == "pile":
        return "yz-label-pile", {"pile": rest, "value": view["pays"][rest], "count": len(view["piles"][rest])}
    if id == "general":
        return "yz-label-general", {"count": view["generic"]}
    if id == "draw-pile":
        return "yz-label-draw-pile", {"count": view["pile"]}
    return "yz-label-skip", {"decision": view["decision"]}


def prompt(view: View, seat: int | None) -> Message:
    """What is asked, and of whom."""
    if view.get("over"):
        best = view["winners"]
        points = sum(view["rewards"][best[0]])
        if len(best) == 1:
            return "yz-over-one", {"seat": best[0], "points": points}
        if len(best) == 2:
            return "yz-over-two", {"seat": best[0], "other_seat": best[1], "points": points}
        return "yz-over-many", {"count": len(best), "points": points}
    decision = view["decision"]
    args: dict[str, Any] = {"seat": view["active"], "last": "yes" if view["last_turns"] else "no"}
    if decision == "exchange":
        args["then"] = "reward" if payable(view) else "tile"
    if decision == "discard":
        args["count"] = sum(view["lanterns"][view["active"]]) - LIMIT
    return f"yz-{'ask' if seat == view['active'] else 'wait'}-{decision}", args


def read(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    """The table as plain text, for screen readers, as the viewer sees it."""
    quarters = quarter_turns(view, seat)
    lines = [
        sentence(*prompt(view, seat), names, language),
        *[_read_tile(*laid, quarters, language) for laid in view["lake"]],
        _read_shelf(view, language),
    ]
    for other in range(view["seats"]):
        lines.append(_read_seat(view, other, seat, names, language))
        if other == seat:
            lines += [say("yz-label-tile", language, **tile_words(tile, quarters)) for tile in view["hands"][other]]
    return "\n".join(lines)


@lru_cache(maxsize=10_000)
def _read_tile(tile: int, turn: int, x: int, y: int, quarters: int, language: str) -> str:
    return say("yz-read-tile", language, **tile_words(tile, turn + quarters), **_whereabouts(x, y, quarters))


@by_view(200)
def _read_shelf(view: View, language: str) -> str:
    """What is left: lantern cards, rewards, tiles to draw."""
    ids = [f"supply-{colour}" for colour in COLOURS] + [f"pile-{pile}" for pile in PILES] + ["general", "draw-pile"]
    labels = [label(view, id) for id in ids]
    return "\n".join(say(message, language, **args) for message, args in labels)


@by_view(400)
def _read_seat(view: View, seat: int, viewer: int | None, names: Sequence[str], language: str) -> str:
    """What is public about a player."""

    def line(message: str, **args: Any) -> str:
        return sentence(message, {"seat": seat, **args}, names, language)

    held, lanterns = view["hands"][seat], view["lanterns"][seat]
    lines = [
        line(
            "yz-read-seat",
            side=SIDES[(side_of(view, seat) + quarter_turns(view, viewer)) % 4],
            points=sum(view["rewards"][seat]),
            rafts=view["rafts"][seat],
            cards=sum(lanterns),
            tiles=held if isinstance(held, int) else len(held),
        )
    ]
    held_cards = zip(COLOURS, lanterns, strict=True)
    lines += [line("yz-read-cards", colour=colour, count=count) for colour, count in held_cards if count]
    return "\n".join(lines)

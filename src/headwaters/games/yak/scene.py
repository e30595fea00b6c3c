"""Yak on the table: what is clicked for an action, what pieces are called, what a deed marks and moves.

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
from ...text import say
from .art import drawn
from .board import draw, fog_args, fog_chances
from .pieces import CARDS, FOOD, MOST_TAKEN, STONES
from .words import STONE_NAME, cart_key, food_args, stones_args

FRONT = (9, 90, "20 60 920 575")  # the picture of the front page: seed, steps, what is seen of the board

__all__ = ["FRONT", "draw", "label", "marks", "path", "prompt", "read", "travels", "wanted"]


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
        case "take", [what]:
            wares = [f"market-{kind}" for kind, n in zip(FOOD, what.split("-"), strict=True) for _ in range(int(n))]
            return wares if len(wares) == MOST_TAKEN else [*wares, f"take-{what}"]
        case (("card" | "buy" | "pay" | "spill"), [what]):
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
        case "market", [kind], _ if kind in FOOD:
            return "take " + "-".join(str(list(ids).count(f"market-{each}")) for each in FOOD)
    return None


def marks(deed: Deed) -> list[str]:
    """The ids that a deed touched."""
    args = deed.args
    key = cart_key(args.get("cart", ""))
    match deed.name:
        case "restock_drawn" | "refill_drawn" | "bought" | "stone_put":
            return [f"cart-{key}"]
        case "fog_came":
            return ["mountain"]
        case "chose" | "revealed":
            return [f"day-card-{args['seat']}"]
        case "paid":
            return [f"{key}-{args['food']}"]
        case "spilled":
            return [f"market-{args['food']}"]
        case "stone_set" | "stone_set_on_top":
            return [f"tower-{args['seat']}-{args['nth']}"]
        case "restocked":
            return [f"{key}-{args['food']}", f"yurt-{args['seat']}-{args['food']}"]
        case "took":
            return ["market-stall", f"yurt-{args['seat']}-{args['food']}"]
        case "baby_yak_passed":
            return ["baby-yak"]
        case "got_stupa":
            return ["the-stupa"]
        case "won" | "shared":
            return [f"points-{args['seat']}"]
    return []


def travels(deed: Deed) -> list[Travel]:
    """Stones and fog from the bag and back, food between carts, yurts and market, points to the seats."""
    args = deed.args
    key = cart_key(args.get("cart", ""))
    match deed.name:
        case "stone_came":
            return [("quarry-bag", f"cart-{key}", _flying_stone(args["stone"]))]
        case "stone_put":
            return [("market-stall", f"cart-{key}", _flying_stone(args["stone"]))]
        case "stone_put_back":
            return [("market-stall", "quarry-bag", _flying_stone(args["stone"]))] * args["count"]
        case "fog_came":
            return [("quarry-bag", "mountain", FLYING_FOG)] * args["count"]
        case "mountain_filled":
            return [("mountain", "quarry-bag", FLYING_FOG)] * args["count"]
        case "paid":
            return _flying_food(deed, f"yurt-{args['seat']}-{args['food']}", f"{key}-{args['food']}")
        case "spilled":
            return _flying_food(deed, f"{key}-{args['food']}", f"market-{args['food']}")
        case "restocked":
            return _flying_food(deed, f"{key}-{args['food']}", f"yurt-{args['seat']}-{args['food']}")
        case "took":
            return _flying_food(deed, f"market-{args['food']}", f"yurt-{args['seat']}-{args['food']}")
        case "counted_food":
            return [_flying_points(deed, f"yurt-{args['seat']}")]
        case "counted_stupa":
            return [_flying_points(deed, "the-stupa")]
        case "counted_groups" | "counted_number" | "counted_single" | "counted_bonus":
            return [_flying_points(deed, f"tower-{args['seat']}-base")]
    return []


FLYING_FOG = '<use href="#yk-cloud" class="cloud"/>'


def _flying_stone(stone: str) -> str:
    return drawn(f"s{stone}")


def _flying_food(deed: Deed, come: str, go: str) -> list[Travel]:
    return [(come, go, drawn(deed["food"]))] * int(deed["count"])


def _flying_points(deed: Deed, come: str) -> Travel:
    points = text(f"+{deed['points']}", 0, 10, "", 28, "middle")
    return come, f"points-{deed['seat']}", f'<g class="total"><circle r="31"/>{points}</g>'


def label(view: View, id: str) -> Message:
    """Every id of a path in words: what its button says, or a screen reader of the element."""
    verb, *rest = id.split("-")
    match verb, rest:
        case "done", []:
            return "yk-label-done", {"price": view["price"]}
        case "card", [card] if card in CARDS:
            return f"yk-label-card-{card}", {}
        case "buy", [colour] if colour in STONE_NAME:
            return "yk-label-buy", {**stones_args(colour), "price": view["prices"][colour]}
        case "bought", [colour] if colour in STONE_NAME:
            return "yk-label-bought", stones_args(colour)
        case "drawn", [colour] if colour in STONE_NAME:
            return "yk-label-drawn", stones_args(colour)
        case "place", [level, place]:
            return "yk-label-place", {"level": int(level), "place": int(place)}
        case "market", [kind] if kind in FOOD:
            return "yk-label-ware", food_args([view["market"][i] if kind == each else 0 for i, each in enumerate(FOOD)])
        case "food", [kind] if kind in FOOD:
            amount = view["restockable"][kind]
            return "yk-label-food", food_args([amount if kind == each else 0 for each in FOOD])
        case (("pay" | "spill" | "take"), [meat, milk, bread]):
            return f"yk-label-{verb}", food_args([int(meat), int(milk), int(bread)])
        case "stop", [stop]:
            args = {"cart": cart_key(view["carts"][int(stop)]["kind"])}
            if int(stop) < view["seats"]:
                return "yk-label-stop", {**args, "seat": int(stop)}
            return "yk-label-stop-road", args
    raise KeyError(id)


def prompt(view: View, seat: int | None) -> Message:
    """One sentence: what is asked, and of whom."""
    if view["over"]:
        return end_prompt(view, seat)
    decision = view["decision"]
    if decision == "dawn":
        left = sum(not view["chosen"][of] for of in range(view["seats"]))
        if seat is not None and not view["chosen"][seat]:
            return "yk-prompt-dawn", {}
        return "yk-prompt-dawn-wait", {"n": left}
    if view["seat"] != seat:
        return f"yk-prompt-{decision}-wait", {"seat": view["seat"]}
    pending = view["pending"]
    match decision:
        case "buy":
            return ("yk-prompt-buy-more", {"price": view["price"]}) if pending["bought"] else ("yk-prompt-buy", {})
        case "pay":
            return "yk-prompt-pay", {"price": view["price"]}
        case "overflow":
            return "yk-prompt-overflow", {"n": view["excess"]}
        case "set":
            return "yk-prompt-set", {"n": len(pending["bought"])}
        case "put":
            return "yk-prompt-put", stones_args(pending["kept"])
    return f"yk-prompt-{decision}", {}


def end_prompt(view: View, seat: int | None) -> Message:
    winners = view["winners"]
    points = view["scores"][winners[0]]["total"]
    if len(winners) == 1:
        return ("yk-prompt-won-you" if winners[0] == seat else "yk-prompt-won"), {"seat": winners[0], "points": points}
    seats = (winners + winners[-1:] * 3)[:4]
    keys = ("first_seat", "second_seat", "third_seat", "fourth_seat")
    return "yk-prompt-shared", {"n": len(winners), "points": points, **dict(zip(keys, seats, strict=True))}


def read(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    """The position as plain text, from the day to the towers."""
    seats = [_read_seat(view, of, names, language) for of in range(view["seats"])]
    return "\n".join([_read_village(view, names, language), *seats])


@by_view(200)
def _read_village(view: View, names: Sequence[str], language: str) -> str:
    """What belongs to nobody: day, carts, market, bag, fog."""

    def line(message: str, **args: Any) -> str:
        return say(message, language, **args)

    count = view["seats"]
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
                stones=_stones(load["stones"], language),
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
    if view["has_fog"]:
        out.append(line("yk-mountain", **fog_args(view)))
        out.append(line("yk-fog-chance", **fog_chances(view)))
    out += [line("yk-bonus", card=card) for card in view["bonus"]]
    if view["stupa"] is None:
        out.append(line("yk-stupa"))
    return "\n".join(out)


@by_view(200)
def _read_seat(view: View, of: int, names: Sequence[str], language: str) -> str:
    """What belongs to a player: food, baby yak, stupa, the card of the day, the tower."""

    def line(message: str, **args: Any) -> str:
        return say(message, language, name=names[of], **args)

    out = [line("yk-read-yurt", **food_args(view["yurts"][of]))]
    if view["baby"] == of:
        out.append(line("yk-read-baby"))
    if view["stupa"] == of:
        out.append(line("yk-read-stupa"))
    if view["cards"][of] and not view["over"]:
        out.append(line("yk-read-card", card=view["cards"][of]))
    for level in sorted({stone[1] for stone in view["towers"][of]}):
        row = sorted((place, colour) for colour, at_level, place in view["towers"][of] if at_level == level)
        words = ", ".join(f"{place} {_stones(colour, language)}" for place, colour in row)
        out.append(line("yk-read-level", level=level, stones=words))
    if view["towers"][of] and not view["over"]:
        out.append(line("yk-read-counts", points=view["counts"][of]["total"]))
    if view["over"]:
        out.append(line("yk-read-total", points=view["scores"][of]["total"]))
    return "\n".join(out)


@lru_cache(maxsize=2000)
def _stones(colours: str, language: str) -> str:
    """Stones by name."""
    return ", ".join(say("yk-stone", language, **stones_args(colour)) for colour in colours) or say("yk-none", language)

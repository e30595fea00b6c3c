"""Yak in words: messages for what happened, turn by turn, and for what an action would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.deeds import Deed
from ...kernel.parts import Line, Message, Position
from .counting import group_value, group_with
from .pieces import CARTS, CRYSTAL, FOOD, STONES
from .rules import (
    BUY,
    DAWN,
    DONE,
    KEEP,
    MARKET,
    MARKET_DRAW,
    OVERFLOW,
    PAY,
    RESTOCK,
    RESTOCK_DRAW,
    SET,
    excess,
    most_taken,
    next_stop,
    price,
    price_with,
    purse,
    restockable,
    stones_to_draw,
)
from .view import fog_chance

NAMES = ("lapis", "cinnabar", "jade", "sandstone", "basalt", "amethyst", "turquoise", "rose", "crystal")
STONE_NAME = dict(zip(STONES, NAMES, strict=True))


# ---------------------------------------------------------------- arguments of messages


def stones_args(stones: Sequence[str]) -> dict[str, Any]:
    """Up to three stones: how many, and their names."""
    names = [STONE_NAME[stone] for stone in stones] + ["none"] * 3
    return {"n": len(stones), "a": names[0], "b": names[1], "c": names[2]}


def food_args(food: Sequence[int]) -> dict[str, Any]:
    """An amount of food: the three numbers, which of them are not 0, and their sum."""
    meat, milk, bread = (int(amount) for amount in food)
    kinds = "".join(kind for kind, amount in zip(FOOD, (meat, milk, bread), strict=True) if amount)
    return {"meat": meat, "milk": milk, "bread": bread, "food": kinds or "none", "pieces": meat + milk + bread}


def cart_key(kind: str) -> str:
    """A cart as messages and ids name it."""
    return kind.replace(" ", "-")


# ---------------------------------------------------------------- what happened

MESSAGES = {
    "begins": "yk-read-baby",
    "stays_out": "yk-stays-out",
    "bonus_dealt": "yk-bonus",
    "load_drawn": "yk-cart-gets",
    "restock_drawn": "yk-cart-gets",
    "refill_drawn": "yk-cart-gets",
    "market_drawn": "yk-draws",
    "fog_came": "yk-fog",
    "bag_was_empty": "yk-bag-empty",
    "turned_round": "yk-turn-round",
    "mountain_filled": "yk-mountain-fills",
    "chose": "yk-chooses",
    "revealed": "yk-reveals",
    "bought": "yk-buys",
    "bought_enough": "yk-buys-enough",
    "bought_nothing": "yk-buys-nothing",
    "paid": "yk-pays",
    "spilled": "yk-spills",
    "stone_set": "yk-sets",
    "stone_set_on_top": "yk-sets",
    "restocked": "yk-restocks",
    "restocked_nothing": "yk-restocks-nothing",
    "took": "yk-market-takes",
    "took_nothing": "yk-market-nothing",
    "kept": "yk-keeps",
    "stone_put_back": "yk-puts-back",
    "stone_put": "yk-puts",
    "sun_set": "yk-sunset",
    "baby_yak_passed": "yk-baby-passes",
    "dawned": "yk-dawn",
    "tower_ends": "yk-ends-tower",
    "got_stupa": "yk-gets-stupa",
    "mountain_ends": "yk-ends-mountain",
    "stillness_ends": "yk-ends-still",
    "counted_groups": "yk-count-groups",
    "counted_number": "yk-count-number",
    "counted_single": "yk-count-single",
    "counted_food": "yk-count-food",
    "counted_bonus": "yk-count-bonus",
    "counted_stupa": "yk-count-stupa",
    "counted_all": "yk-count-total",
    "won": "yk-wins",
    "shared": "yk-shares",
}
RENAMED = {"count": "n", "fills": "n", "days": "n", "bonus": "card", "total": "points"}  # as the messages call them
DRAWS = ("load_drawn", "restock_drawn", "refill_drawn", "market_drawn")
FOODS = ("paid", "spilled", "restocked", "took")


def tell(deeds: Sequence[Deed]) -> list[Line]:
    """What happened in one step, in order: stones of one draw, and food of several kinds, in one line."""
    runs = [run for run in _runs(deeds) if run[0].name in MESSAGES and not _goes_without_saying(run, deeds)]
    return [(_message(run[0]), _args(run), run[0].kind.rule) for run in runs]


def _goes_without_saying(run: Sequence[Deed], deeds: Sequence[Deed]) -> bool:
    """A draw that brought no stone, for its fog is told; that somebody buys no more, if something follows."""
    name = run[0].name
    return (name in DRAWS and len(run) == 1) or (name == "bought_enough" and len(deeds) > 1)


def _runs(deeds: Sequence[Deed]) -> list[list[Deed]]:
    """The deeds, those together that are told together."""
    runs: list[list[Deed]] = []
    for deed in deeds:
        if runs and _continues(runs[-1][0], deed):
            runs[-1].append(deed)
        else:
            runs.append([deed])
    return runs


def _continues(first: Deed, deed: Deed) -> bool:
    """Whether a deed is told together with an earlier one: a stone with its draw, food and stones with their like."""
    if first.name in DRAWS:
        return deed.name in ("stone_came", "stone_drawn")
    return deed.name == first.name and deed.name in (*FOODS, "stone_put_back")


def _message(deed: Deed) -> str:
    """The message of a deed; a chosen card is named to those who may know it."""
    return "yk-chooses-card" if deed.name == "chose" and "card" in deed.args else MESSAGES[deed.name]


def _args(run: Sequence[Deed]) -> dict[str, Any]:
    """The arguments of the message for deeds that are told together."""
    first = run[0]
    args = {RENAMED.get(name, name): value for name, value in first.args.items()}
    if "cart" in args:
        args["cart"] = cart_key(args["cart"])
    if first.name in DRAWS:
        args |= stones_args([deed["stone"] for deed in run[1:]])
    elif first.name in FOODS:
        args |= food_args(_food(run))
    elif "stone" in args:
        each = [stone for deed in run for stone in [deed["stone"]] * deed.args.get("count", 1)]
        args |= stones_args(each)
    if "spot" in args:
        args["level"], args["place"] = (int(part) for part in args["spot"].split("."))
    return args


def _food(deeds: Sequence[Deed]) -> list[int]:
    """How much of each kind these deeds move."""
    return [sum(deed["count"] for deed in deeds if deed["food"] == kind) for kind in FOOD]


# ---------------------------------------------------------------- what would happen


def would(s: Position, seat: int, action: int, deeds: Sequence[Deed]) -> list[Message]:
    """What an offered action would bring: as far as it is sure, whatever chance and the others' cards bring then."""
    decision = int(s.decision)
    own = [deed for deed in deeds if deed.args.get("seat") == seat]
    if decision == DAWN:
        return _would_choose(s, seat, action)
    if decision == BUY:
        return [("yk-would-cost", {"price": int(price(s) if action == DONE else price_with(s, action))})]
    if decision == PAY:
        left = s.yurt[seat] - _food([deed for deed in own if deed.name == "paid"])
        over = int(excess(s) + price(s))
        return [("yk-would-be-left", food_args(left)), *([("yk-would-spill", {"n": over})] if over > 0 else [])]
    if decision == OVERFLOW:
        spilled = _food([deed for deed in own if deed.name == "spilled"])
        return [("yk-would-be-at-market", food_args(s.market + spilled))]
    if decision == SET:
        return _would_set(s, seat, action, own)
    if decision == RESTOCK:
        taken = _food([deed for deed in own if deed.name == "restocked"])
        return [("yk-would-take", food_args(taken)), _would_draw(s, seat, RESTOCK_DRAW)]
    if decision == MARKET:
        return [_would_draw(s, seat, MARKET_DRAW)]
    if decision == KEEP:
        return [("yk-would-put-back", {"n": int(s.drawn.sum()) - 1})]
    return [_would_travel(s, action)]


def _would_choose(s: Position, seat: int, card: int) -> list[Message]:
    """YK-07: what the card could do if the turn came now."""
    cart = int(s.cart_at[seat])
    if card == 0:
        return [("yk-would-build", {"cart": cart_key(CARTS[cart]), "n": int(purse(s, seat, cart))})]
    if card == 1:
        most = max(int(restockable(s, seat, kind)) for kind in range(3))
        return [("yk-would-take-most", {"n": most}), _would_draw(s, seat, RESTOCK_DRAW)]
    most = min(int(most_taken(s, seat)), int(s.market.sum()))
    return [("yk-would-take-most", {"n": most}), _would_draw(s, seat, MARKET_DRAW)]


def _would_draw(s: Position, seat: int, stage: int) -> Message:
    """YK-18, YK-20, YK-21: how many stones would be drawn, and how likely fog is."""
    stones = int(stones_to_draw(s, seat, stage))
    if not stones:
        return "yk-would-draw-none", {}
    return "yk-would-draw", {"n": stones, "percent": fog_chance(s, stones)}


def _would_set(s: Position, seat: int, action: int, own: Sequence[Deed]) -> list[Message]:
    """YK-25, YK-28, YK-29: the group that the stone would be in, crystals left out; whether it would bring the end."""
    stone, spot = divmod(action, 16)
    messages: list[Message] = []
    if stone == CRYSTAL:
        messages.append(("yk-would-join" if s.crystals_join else "yk-would-be-crystal", {}))
    else:
        size = int(group_with(s, seat, stone, spot))
        points = int(group_value(s, size)) if size > 1 else 0
        messages.append(("yk-would-group", {"n": size, "points": points}))
    if any(deed.name == "tower_ends" for deed in own):
        messages.append(("yk-would-end", {}))
    return messages


def _would_travel(s: Position, stop: int) -> Message:
    """YK-09: where the cart would stand tomorrow, if no fog comes."""
    tomorrow = int(next_stop(s, stop, int(s.direction)))
    if tomorrow < int(s.seats):
        return "yk-would-travel", {"seat": tomorrow}
    return "yk-would-travel-road", {}

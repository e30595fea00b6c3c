"""What may be known of a Yak position, as plain JSON values with the field names of the rules page.

A view says beside these what the rules make of them, so that nobody who draws it has to know a rule.
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from ...kernel.fields import Fields
from ...kernel.parts import JSON, Position
from ...kernel.remember import by_position
from . import FACTS
from .counting import count_tower
from .pieces import CARDS, CARTS, DRAW, FOOD, SPOTS, STONES
from .rules import (
    BUY,
    DAWN,
    KEEP,
    OVERFLOW,
    PAY,
    PUT,
    RESTOCK,
    SET,
    count_points,
    excess,
    is_hidden,
    next_stop,
    price,
    price_with,
    restockable,
    stops,
)


def stones_text(counts: Any) -> str:
    """Stones in colour order."""
    return "".join(name * int(n) for name, n in zip(STONES, counts, strict=True))


def _tower(f: Fields, seat: int) -> list[JSON]:
    """YK-15: a tower as it was built, stone by stone."""
    stones = []
    for code in f.tower[seat].tolist()[: int(f.height[seat])]:
        stone, spot = divmod(code - 1, 16)
        stones.append([STONES[stone], *SPOTS[spot]])
    return stones


def _pending(f: Fields) -> JSON:
    """What has been bought, paid, drawn or kept at the decision that is asked."""
    if f.over:
        return {}
    if f.decision == KEEP:
        return {"drawn": stones_text(f.drawn)}
    if f.decision == PUT:
        return {"kept": STONES[f.kept - 1]}
    if f.decision == OVERFLOW:
        return {"bought": stones_text(f.bought), "paid": f.paid.tolist()}
    if f.decision in (BUY, PAY, SET):
        return {"bought": stones_text(f.bought)}
    return {}


@by_position
def _open(s: Position) -> dict[str, JSON]:
    """YK-34: everything that all may know, which is everything but the chosen cards."""
    f = Fields(s)
    food, stones, carts = f.food.tolist(), f.stones.tolist(), f.cart_at.tolist()[: int(stops(s))]
    return {
        "day": f.day,
        "decision": FACTS.decisions[f.decision],
        "seat": None if f.over or f.decision == DAWN else f.active,
        "direction": f.direction,
        "baby": f.baby,
        "carts": [{"kind": CARTS[cart], "food": food[cart], "stones": stones_text(stones[cart])} for cart in carts],
        "market": f.market.tolist(),
        "yurts": f.yurt.tolist()[: f.seats],
        "towers": [_tower(f, seat) for seat in range(f.seats)],
        "bag": f.bag.tolist(),
        "fog": f.fog,
        "mountain": f.mountain,
        "fills": f.fills,
        "out": STONES[f.out - 1] if f.out else None,
        "stupa": f.stupa - 1 if f.stupa else None,
        "ending": bool(f.ending),
        "still": f.still,
        "bonus": f.bonus_cards.tolist() if f.bonus else [],
        "pending": _pending(f),
    }


def _cards(f: Fields) -> list[str | None]:
    """The cards of the day by seat, if they are chosen."""
    return [CARDS[card - 1] if card else None for card in f.card.tolist()[: f.seats]]


def state(s: Position) -> JSON:
    """The whole position, the cards of the day included."""
    return {**_open(s), **opened(s)}


def view(s: Position, seat: int) -> JSON:
    """What a seat knows, or a spectator (-1): its own card, and each other's from its owner's turn on (YK-34)."""
    f = Fields(s)
    cards = _cards(f)
    return {
        **_open(s),
        "cards": [card if of == seat or not is_hidden(s, of) else None for of, card in enumerate(cards)],
        "chosen": [bool(card) for card in cards],
        "seats": f.seats,
        "over": bool(f.over),
        **_meaning(s),
        **(result(s) if f.over else {}),
    }


def opened(s: Position) -> dict[str, JSON]:
    """YK-34: what is hidden, filled in: for replays of finished games."""
    return {"cards": _cards(Fields(s))}


@by_position
def _meaning(s: Position) -> dict[str, JSON]:
    """What the rules say of what lies open: prices, what can be taken, fog, where the carts go, what towers count."""
    f = Fields(s)
    here, back, carts = f.direction, -f.direction, range(int(stops(s)))
    return {
        "has_fog": bool(f.fog or f.mountain),
        "fog_chance": [fog_chance(s, 1), fog_chance(s, DRAW)],
        "tomorrow": [int(next_stop(s, stop, here)) for stop in carts],
        "tomorrow_with_fog": [int(next_stop(s, stop, back)) for stop in carts],
        "counts": [tower_points(s, seat) for seat in range(f.seats)],
        **_asked(s),
    }


def _asked(s: Position) -> dict[str, JSON]:
    """What the seat asked can be told about the choice it has: a price, prices, what is over, what there is to take."""
    if s.over:
        return {}
    decision, cart = int(s.decision), int(s.cart_at[s.active])
    asked: dict[str, JSON] = {}
    if decision in (BUY, PAY):
        asked["price"] = int(price(s))
    if decision == BUY:
        held = [stone for stone in range(len(STONES)) if s.stones[cart, stone]]
        asked["prices"] = {STONES[stone]: int(price_with(s, stone)) for stone in held}
    if decision == OVERFLOW:
        asked["excess"] = int(excess(s))
    if decision == RESTOCK:
        asked["restockable"] = {food: int(restockable(s, s.active, kind)) for kind, food in enumerate(FOOD)}
    return asked


def fog_chance(s: Position, stones: int) -> int:
    """YK-21, YK-24: the chance in per cent that fog comes up in a draw of so many stones."""
    good, fog = int(s.bag.sum()), int(s.fog)
    if not fog:
        return 0
    if good < stones:
        return 100
    return round(100 * (1 - comb(good, stones) / comb(good + fog, stones)))


def _copy(s: Position) -> Position:
    """Another position like this one, to try things on."""
    copy = np.zeros(1, s.dtype)
    copy[0] = s
    return copy[0]


def tower_points(s: Position, seat: int) -> dict[str, int]:
    """YK-28 to YK-31, YK-33: what a tower would count now, by what it is for, and its largest group."""
    now = _copy(s)
    total = count_tower(now, seat)
    counted = {name: int(now[f"for_{name}"][seat]) for name in ("groups", "number", "single", "bonus")}
    return {"total": int(total), **counted, "largest": int(now.largest[seat])}


def result(s: Position) -> JSON:
    """YK-32: the points of each seat by what they are for, and who won."""
    seats = range(int(s.seats))
    return {
        "scores": [
            {
                "total": int(s.score[seat]),
                "groups": int(s.for_groups[seat]),
                "number": int(s.for_number[seat]),
                "single": int(s.for_single[seat]),
                "food": int(s.for_food[seat]),
                "stupa": int(s.for_stupa[seat]),
                "bonus": int(s.for_bonus[seat]),
            }
            for seat in seats
        ],
        "winners": [seat for seat in seats if int(s.winners) >> seat & 1],
    }


def census(s: Position) -> dict[str, int]:
    """YK-04, YK-05: how much of each food, how many of each stone and how much fog there is, wherever it lies."""
    food = s.food.sum(axis=0) + s.yurt.sum(axis=0) + s.market
    stones = [int(n) for n in s.stones.sum(axis=0) + s.bag + s.bought + s.drawn]
    for code in s.tower[s.tower > 0]:
        stones[(int(code) - 1) // 16] += 1
    if s.kept:
        stones[int(s.kept) - 1] += 1
    pieces = {kind: int(n) for kind, n in zip(FOOD, food, strict=True)}
    pieces |= dict(zip(STONES, stones, strict=True))
    return pieces | {"fog": int(s.fog) + int(s.mountain)}


def standing(s: Position) -> list[int]:
    """YK-32: the points of each seat if everything were counted now; food, which comes and goes, only at the end."""
    now = _copy(s)
    count_points(now)
    held = now.score if s.over else now.score - now.for_food
    standing: list[int] = held.tolist()[: int(s.seats)]
    return standing

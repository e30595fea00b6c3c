"""What may be known of a Yak position, as plain JSON values with the field names of the rules page."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel.parts import JSON, Position
from . import FACTS
from .pieces import CARDS, CARTS, FOOD, SPOTS, STONES
from .rules import BUY, DAWN, KEEP, OVERFLOW, PAY, PUT, SET, count_points, is_hidden

SPECTATOR = -1


def stones_text(counts: Any) -> str:
    """Stones in colour order."""
    return "".join(name * int(n) for name, n in zip(STONES, counts, strict=True))


def _numbers(values: Any) -> list[int]:
    return [int(value) for value in values]


def stops(s: Position) -> int:
    """YK-03: how many stops the ring has."""
    return max(3, int(s.seats))


def _tower(s: Position, seat: int) -> list[JSON]:
    """YK-15: a tower as it was built, stone by stone."""
    found = []
    for code in s.tower[seat][: int(s.height[seat])]:
        stone, spot = divmod(int(code) - 1, 16)
        found.append([STONES[stone], *SPOTS[spot]])
    return found


def _pending(s: Position) -> JSON:
    """What has been bought, paid, drawn or kept at the decision that is asked."""
    if s.over:
        return {}
    decision = int(s.decision)
    if decision == KEEP:
        return {"drawn": stones_text(s.drawn)}
    if decision == PUT:
        return {"kept": STONES[int(s.kept) - 1]}
    if decision == OVERFLOW:
        return {"bought": stones_text(s.bought), "paid": _numbers(s.paid)}
    if decision in (BUY, PAY, SET):
        return {"bought": stones_text(s.bought)}
    return {}


def _open(s: Position) -> dict[str, JSON]:
    """YK-34: everything that all may know, which is everything but the chosen cards."""
    seats = range(int(s.seats))
    carts = [int(s.cart_at[stop]) for stop in range(stops(s))]
    return {
        "day": int(s.day),
        "decision": FACTS.decisions[int(s.decision)],
        "seat": None if s.over or s.decision == DAWN else int(s.active),
        "direction": int(s.direction),
        "baby": int(s.baby),
        "carts": [
            {"kind": CARTS[cart], "food": _numbers(s.food[cart]), "stones": stones_text(s.stones[cart])}
            for cart in carts
        ],
        "market": _numbers(s.market),
        "yurts": [_numbers(s.yurt[seat]) for seat in seats],
        "towers": [_tower(s, seat) for seat in seats],
        "bag": _numbers(s.bag),
        "fog": int(s.fog),
        "mountain": int(s.mountain),
        "fills": int(s.fills),
        "out": STONES[int(s.out) - 1] if s.out else None,
        "stupa": int(s.stupa) - 1 if s.stupa else None,
        "ending": bool(s.ending),
        "still": int(s.still),
        "bonus": _numbers(s.bonus_cards) if s.bonus else [],
        "pending": _pending(s),
    }


def _card(s: Position, seat: int) -> JSON:
    return CARDS[int(s.card[seat]) - 1] if s.card[seat] else None


def whole(s: Position) -> JSON:
    """The whole position, the cards of the day included."""
    return {**_open(s), "cards": [_card(s, seat) for seat in range(int(s.seats))]}


def seen(s: Position, seat: int) -> JSON:
    """What a seat knows, or a spectator (-1): its own card, and each other's from its owner's turn on (YK-34)."""
    seats = range(int(s.seats))
    return {
        **_open(s),
        "cards": [_card(s, other) if other == seat or not is_hidden(s, other) else None for other in seats],
        "chosen": [bool(s.card[other]) for other in seats],
        "seats": int(s.seats),
        "over": bool(s.over),
    }


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
    """YK-32: the points of each seat if everything were counted now."""
    now = np.zeros(1, s.dtype)
    now[0] = s
    count_points(now[0])
    return _numbers(now[0].score[: int(s.seats)])

"""A position as plain JSON values, with the field names of the rules page."""

from typing import Any

from . import FACTS
from .pieces import CARDS, HAND
from .rules import actors


def _pieces(counts: Any) -> list[int]:
    """Cards or fish one by one, from low to high."""
    return [number for number, count in enumerate(counts.tolist()) for _ in range(count)]


def _open(s: Any) -> dict[str, Any]:
    """HE-08: what everybody knows."""
    return {
        "points": standing(s),
        "stream": _pieces(s.stream),
        "shallows": int(s.shallows),
        "shown": s.shown[: s.seats].tolist(),
        "choosing": [seat for seat in range(int(s.seats)) if actors(s) >> seat & 1],
        "decision": FACTS.decisions[int(s.decision)],
    }


def state(s: Any) -> dict[str, Any]:
    """The whole position."""
    return {**_open(s), **opened(s), "pile": _pieces(s.pile), "chosen": s.chosen[: s.seats].tolist()}


def view(s: Any, seat: int) -> dict[str, Any]:
    """HE-08: what a seat, or with -1 a spectator, may know: hands of others only as their number of cards."""
    return {
        **_open(s),
        "seats": int(s.seats),
        "over": bool(s.over),
        "hands": [_pieces(s.hand[other]) if other == seat else HAND for other in range(int(s.seats))],
        "chosen": int(s.chosen[seat]) if seat >= 0 else 0,
    }


def opened(s: Any) -> dict[str, Any]:
    """What is hidden in a view, filled in: for replays of finished games."""
    return {"hands": [_pieces(s.hand[seat]) for seat in range(int(s.seats))]}


def standing(s: Any) -> list[int]:
    """HE-07: the points of each seat."""
    return [int(points) for points in s.score[: s.seats]]


def result(s: Any) -> dict[str, Any]:
    """HE-07: points, and who wins."""
    winners = [seat for seat in range(int(s.seats)) if int(s.winners) >> seat & 1]
    return {"scores": [[points] for points in standing(s)], "winners": winners}


def census(s: Any) -> dict[str, int]:
    """HE-01, HE-02: every card by its number, and the points of all fish, wherever they are."""
    cards = s.pile + s.hand.sum(axis=0)
    points = sum(_pieces(s.stream)) + int(s.shallows) + sum(standing(s))
    return {**{f"card {card}": int(cards[card]) for card in range(1, len(CARDS))}, "points": points}

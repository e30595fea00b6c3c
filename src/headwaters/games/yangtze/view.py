"""A position as plain JSON values, with the field names of the rules page."""

from __future__ import annotations

from typing import Any

from . import FACTS
from .pieces import COLOURS, PILE_SIZES, PILES, RED, REWARD_VALUES, SEAT_SIDE, START, TILES, where
from .rules import side, top_value


def _hand(s: Any, seat: int) -> list[int]:
    return [int(tile) for tile in s.hand[seat, : s.hand_n[seat]]]


def _public(s: Any, hands: list[Any]) -> dict[str, Any]:
    """YZ-18: all that is open, with the hands as they may be seen."""
    seats = range(int(s.seats))
    lake = zip(s.lake_tile.tolist(), s.lake_turn.tolist(), s.lake_place.tolist(), strict=True)
    return {
        "lake": [[tile, turn, *where(place)] for tile, turn, place in list(lake)[: int(s.lake_n)]],
        "hands": hands,
        "lanterns": [s.lanterns[seat].tolist() for seat in seats],
        "supply": s.supply.tolist(),
        "rafts": s.rafts[: len(seats)].tolist(),
        "rewards": [s.reward[seat, : s.reward_n[seat]].tolist() for seat in seats],
        "piles": {
            name: REWARD_VALUES[s.seats, pile, s.taken[pile] : PILE_SIZES[s.seats, pile]].tolist()
            for pile, name in enumerate(PILES)
        },
        "generic": int(s.generic),
        "pile": int(s.pile),
        "active": int(s.active),
        "decision": FACTS.decisions[int(s.decision)],
    }


def state(s: Any) -> dict[str, Any]:
    """The whole position, the hands included."""
    return _public(s, [_hand(s, seat) for seat in range(int(s.seats))])


def view(s: Any, seat: int) -> dict[str, Any]:
    """YZ-18: what a seat, or with -1 a spectator, may know; hands of others as their number of tiles until the end."""
    over = bool(s.over)
    hands = [_hand(s, other) if over or other == seat else int(s.hand_n[other]) for other in range(int(s.seats))]
    open_places = [] if over or s.last_turns else s.open_place[: s.open_n].tolist()
    return {
        **_public(s, hands),
        "seats": int(s.seats),
        "over": over,
        "first": _first(s),
        "open": [[*where(number)] for number in open_places],
        "pays": {name: int(top_value(s, pile)) for pile, name in enumerate(PILES)},
        "last_turns": bool(s.last_turns),
        **(result(s) if over else {}),
    }


def opened(s: Any) -> dict[str, Any]:
    """What is hidden, filled in: for replays of finished games."""
    return {"hands": [_hand(s, seat) for seat in range(int(s.seats))]}


def _first(s: Any) -> int:
    """YZ-05: who began: the seat that red faces on the start tile."""
    seats, turn = int(s.seats), int(s.lake_turn[0])
    return next(seat for seat in range(seats) if side(START, turn, SEAT_SIDE[seats, seat]) == RED)


def standing(s: Any) -> list[int]:
    """YZ-17: the reward points of each seat."""
    return [int(s.score[seat]) for seat in range(int(s.seats))]


def result(s: Any) -> dict[str, Any]:
    """YZ-17: points, rafts and lantern cards of each seat, and who wins."""
    seats = range(int(s.seats))
    return {
        "scores": [[int(s.score[seat]), int(s.rafts[seat]), int(s.lanterns[seat].sum())] for seat in seats],
        "winners": [seat for seat in seats if int(s.winners) >> seat & 1],
    }


def census(s: Any) -> dict[str, int]:
    """YZ-02, YZ-04: every tile and every lantern card, wherever it lies."""
    tiles = [int(tile) for tile in (*s.lake_tile, *s.hand.flat)] + [t for t in TILES if int(s.pool[0]) >> t & 1]
    cards = s.lanterns.sum(axis=0) + s.supply
    return {
        **{f"tile {tile}": tiles.count(tile) for tile in TILES},
        **{f"lantern {colour}": int(n) for colour, n in zip(COLOURS, cards, strict=True)},
    }

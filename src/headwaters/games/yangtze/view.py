"""A position as plain JSON values, with the field names of the rules page."""

from __future__ import annotations

from typing import Any

from ...kernel.fields import Fields
from ...kernel.remember import by_position
from . import FACTS
from .pieces import COLOURS, PILE_SIZES, PILES, RED, REWARD_VALUES, SEAT_SIDE, START, TILES, where
from .rules import side, top_value


def _hands(f: Fields) -> list[list[int]]:
    return [tiles[:held] for tiles, held in zip(f.hand.tolist()[: f.seats], f.hand_n.tolist(), strict=False)]


@by_position
def _public(s: Any) -> dict[str, Any]:
    """YZ-18: all that is open."""
    f = Fields(s)
    lake = zip(f.lake_tile.tolist(), f.lake_turn.tolist(), f.lake_place.tolist(), strict=True)
    rewards = zip(f.reward.tolist()[: f.seats], f.reward_n.tolist(), strict=False)
    return {
        "lake": [[tile, turn, *where(place)] for tile, turn, place in list(lake)[: f.lake_n]],
        "hands": [],
        "lanterns": f.lanterns.tolist()[: f.seats],
        "supply": f.supply.tolist(),
        "rafts": f.rafts.tolist()[: f.seats],
        "rewards": [values[:count] for values, count in rewards],
        "piles": {
            name: REWARD_VALUES[f.seats, pile, f.taken[pile] : PILE_SIZES[f.seats, pile]].tolist()
            for pile, name in enumerate(PILES)
        },
        "generic": f.generic,
        "pile": f.pile,
        "active": f.active,
        "decision": FACTS.decisions[f.decision],
    }


@by_position
def _meaning(s: Any) -> dict[str, Any]:
    """What the rules make of what lies open."""
    f = Fields(s)
    open_places = [] if f.over or f.last_turns else f.open_place.tolist()[: f.open_n]
    return {
        "seats": f.seats,
        "over": bool(f.over),
        "first": _first(f),
        "open": [[*where(number)] for number in open_places],
        "pays": {name: int(top_value(s, pile)) for pile, name in enumerate(PILES)},
        "last_turns": bool(f.last_turns),
    }


def state(s: Any) -> dict[str, Any]:
    """The whole position, the hands included."""
    return {**_public(s), **opened(s)}


def view(s: Any, seat: int) -> dict[str, Any]:
    """YZ-18: what a seat, or with -1 a spectator, may know; hands of others as their number of tiles until the end."""
    f = Fields(s)
    hands = [hand if f.over or other == seat else len(hand) for other, hand in enumerate(_hands(f))]
    viewer = None if seat < 0 else seat
    return {**_public(s), "hands": hands, "viewer": viewer, **_meaning(s), **(result(s) if f.over else {})}


def opened(s: Any) -> dict[str, Any]:
    """What is hidden, filled in: for replays of finished games."""
    return {"hands": _hands(Fields(s))}


def _first(f: Fields) -> int:
    """YZ-05: who began: the seat that red faces on the start tile."""
    seats, turn = f.seats, int(f.lake_turn[0])
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

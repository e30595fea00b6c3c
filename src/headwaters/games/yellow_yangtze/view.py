"""A position of Yellow & Yangtze as plain values: the whole, what a seat may know, and the result.

The field names are those of the rules page. `seen` is built from nothing: what is not put in can't leak.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from . import FACTS
from . import rules as r
from .maps import space_name
from .pieces import COLOURS, PAGODAS


def space(s: Any, x: int) -> str:
    return space_name(int(s.row[x]), int(s.column[x]))


def triangle(s: Any, t: int) -> str:
    return "-".join(space(s, int(r.corner(s, t, i))) for i in range(3))


def letters(counts: Any) -> str:
    return "".join(colour * int(n) for colour, n in zip(COLOURS, counts, strict=True))


def _public(s: Any) -> dict[str, Any]:
    """What lies open on the table."""
    tiles, leaders = s.tile.tolist(), s.leader.tolist()
    return {
        "board": {space(s, x): COLOURS[tile - 1] for x, tile in enumerate(tiles) if tile},
        "leaders": {
            space(s, x): f"{COLOURS[(leader - 1) % 5]}{(leader - 1) // 5}" for x, leader in enumerate(leaders) if leader
        },
        "pagodas": [COLOURS[c] + triangle(s, int(t) - 1) for c in range(5) for t in s.pagoda[c] if t],
        "market": letters(s.market),
        "still": int(s.still),
        "active": int(s.active),
        "actions_left": int(s.actions_left),
        "decision": FACTS.decisions[s.decision],
        "seat": int(s.seat),
        "pending": _pending(s),
    }


def _pending(s: Any) -> dict[str, Any]:
    """The choice that is being made; nothing once the game is over."""
    decision = int(s.decision) if not s.over else r.MAIN
    if decision == r.CHAIN:
        return {"chain": space(s, s.at)}
    if decision == r.PAGODA:
        return {"tile": space(s, s.at)}
    if decision == r.PAGODA_FROM:
        return {"triangle": triangle(s, int(s.triangle) - 1)}
    if decision == r.REPLACING:
        return {"discarded": int(s.discarded)}
    if decision in (r.ATTACK, r.DEFENCE):
        return {"revolt": [int(n) for n in (*s.rebel, *s.rebel_strength)]}
    if decision in (r.SUPPORT, r.TIE):
        return {"war": [[space(s, s.warring[i] - 1), int(s.strength[i])] for i in range(s.warring_n)]}
    if decision == r.LOSSES:
        return {"quota": int(s.quota), "state": space(s, s.warring[s.winner] - 1)}
    return {}


def whole(s: Any) -> dict[str, Any]:
    """The whole position, hidden things included."""
    seats = range(s.seats)
    return {
        **_public(s),
        "hands": [letters(s.hand[seat]) for seat in seats],
        "points": [[int(n) for n in s.points[seat]] for seat in seats],
        "bag": [int(n) for n in s.bag],
    }


def seen(s: Any, seat: int) -> dict[str, Any]:
    """YY-38 What a seat may know; -1 is a spectator. After the end everything but the bag is open."""
    seats, over = range(s.seats), bool(s.over)
    view = {
        **_public(s),
        "hands": [letters(s.hand[i]) if i == seat or over else int(s.hand[i].sum()) for i in seats],
        "points": [[int(n) for n in s.points[i]] if i == seat or over or s.open_points else None for i in seats],
        "bag": int(s.bag.sum()),
        "seats": int(s.seats),
        "over": over,
        "map": map_rows(s),
    }
    if s.decision in (r.SUPPORT, r.TIE):
        view["placed"] = space(s, s.at)
    if over:
        view.update(winners=result(s)["winners"], scores=result(s)["scores"])
    return view


def map_rows(s: Any) -> list[str]:
    """The map as in its file: `-` no space, `.` land, `~` river, a letter for a capital."""
    fields = (s.row, s.column, s.river, s.capital)
    return list(_rows(int(s.spaces), *(tuple(field.tolist()) for field in fields)))


@lru_cache(maxsize=64)
def _rows(
    spaces: int, row: tuple[int, ...], column: tuple[int, ...], river: tuple[int, ...], capital: tuple[int, ...]
) -> tuple[str, ...]:
    rows = [["-"] * (1 + max(column[:spaces])) for _ in range(1 + max(row[:spaces]))]
    for x in range(spaces):
        wet = river[x >> 6] >> (x & 63) & 1
        rows[row[x]][column[x]] = "~" if wet else chr(capital[x]) if capital[x] else "."
    return tuple("".join(cells) for cells in rows)


def standing(s: Any) -> list[int]:
    """YY-37 What each seat would be ranked by if the game ended now: the lowest colour, yellow added."""
    return [int(r.ranked(s, seat, 0)) for seat in range(int(s.seats))]


def result(s: Any) -> dict[str, Any]:
    """YY-37 The four colours after yellow was added, the five before it, and who won."""
    seats = range(s.seats)
    return {
        "scores": [[int(r.ranked(s, seat, place)) for place in range(4)] for seat in seats],
        "points": [[int(n) for n in s.points[seat]] for seat in seats],
        "winners": [seat for seat in seats if int(s.winners) >> seat & 1],
    }


def census(s: Any) -> dict[str, int]:
    """Every piece, wherever it is: tiles and pagodas by colour, leaders by seat and colour."""
    count: dict[str, int] = {}
    leaders = s.leader.tolist()
    for c, colour in enumerate(COLOURS):
        off_board = (s.market, s.bag, s.discards, s.removed, *s.hand, *s.unseen)
        count[f"tile {colour}"] = int((s.tile == c + 1).sum()) + sum(int(pile[c]) for pile in off_board)
        standing = [int(t) - 1 for t in s.pagoda[c] if t]
        count[f"pagodas {colour} too many"] = max(0, len(standing) - int(PAGODAS[c]))
        under = {int(r.corner(s, t, i)) for t in standing for i in range(3)}
        count[f"roofs {colour}"] = sum(int(s.roofed[x]) for x in under) - 3 * len(standing)
        for seat in range(s.seats):
            on = [x for x, leader in enumerate(leaders) if leader == seat * 5 + c + 1]
            at = int(s.leader_at[seat, c])
            count[f"leader {colour}{seat}"] = 1 if on == ([at - 1] if at else []) else 0
    return count

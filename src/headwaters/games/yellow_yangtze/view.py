"""A position of Yellow & Yangtze as plain values: the whole, what a seat may know, and the result.

The field names are those of the rules page. `view` is built from nothing: what is not put in can't leak. Beside what
lies on the table it says what the rules make of it, so that nobody who draws it has to know them: the states and their
soldiers, leaders and the governors beside them, triangles that are free, and how a war or a revolt stands.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from . import FACTS
from . import rules as r
from .pieces import COLOURS, PAGODAS
from .places import corner, space, triangle, triangle_at


def letters(counts: Any) -> str:
    """Tiles as letters in colour order."""
    return "".join(colour * int(n) for colour, n in zip(COLOURS, counts, strict=True))


def _leader(number: int) -> str:
    """Colour and seat of a leader on the board: `R2`."""
    return f"{COLOURS[(number - 1) % 5]}{(number - 1) // 5}"


def _public(s: Any) -> dict[str, Any]:
    """What lies open on the table."""
    tiles, leaders = s.tile.tolist(), s.leader.tolist()
    return {
        "board": {space(s, x): COLOURS[tile - 1] for x, tile in enumerate(tiles) if tile},
        "leaders": {space(s, x): _leader(leader) for x, leader in enumerate(leaders) if leader},
        "pagodas": [COLOURS[c] + triangle(s, int(t) - 1) for c in range(5) for t in s.pagoda[c] if t],
        "market": letters(s.market),
        "still": int(s.still),
        "active": int(s.active),
        "actions_left": int(s.actions_left),
        "decision": FACTS.decisions[s.decision],
        "seat": int(s.seat),
        "pending": _pending(s),
    }


def _decision(s: Any) -> int:
    """The decision that is asked; once the game is over, no longer one within an action."""
    return int(r.MAIN) if s.over else int(s.decision)


def _pending(s: Any) -> dict[str, Any]:
    """The choice that is being made; nothing once the game is over."""
    decision = _decision(s)
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


def state(s: Any) -> dict[str, Any]:
    """The whole position, hidden things included."""
    seats = range(s.seats)
    return {
        **_public(s),
        "hands": [letters(s.hand[seat]) for seat in seats],
        "points": [[int(n) for n in s.points[seat]] for seat in seats],
        "bag": [int(n) for n in s.bag],
    }


def view(s: Any, seat: int) -> dict[str, Any]:
    """YY-38 What a seat may know; -1 is a spectator. After the end everything but the bag is open."""
    seats, over = range(s.seats), bool(s.over)
    return {
        **_public(s),
        "hands": [letters(s.hand[i]) if i == seat or over else int(s.hand[i].sum()) for i in seats],
        "points": [[int(n) for n in s.points[i]] if i == seat or over or s.open_points else None for i in seats],
        "bag": int(s.bag.sum()),
        "seats": int(s.seats),
        "over": over,
        "map": map_rows(s),
        **_groups(s),
        "governors": {space(s, x): int(s.black_near[x]) for x in s.leader.nonzero()[0].tolist()},
        "triangles": _triangles(s),
        "supply": {colour: int(PAGODAS[c] - (s.pagoda[c] > 0).sum()) for c, colour in enumerate(COLOURS)},
        "war": _war(s),
        "revolt": _revolt(s),
        **(result(s) if over else {}),
    }


def opened(s: Any) -> dict[str, Any]:
    """YY-38 What is hidden, filled in: for replays of finished games."""
    seats = range(s.seats)
    return {"hands": [letters(s.hand[i]) for i in seats], "points": [[int(n) for n in s.points[i]] for i in seats]}


def _groups(s: Any) -> dict[str, Any]:
    """YY-05 The linked groups in map order: states by their first spaces, with spaces and soldiers, and the rest.

    During a war they are as they were before the tile, which then stands alone.
    """
    by_label: dict[int, list[int]] = {}
    for x, (label, tile) in enumerate(zip(s.group.tolist(), s.tile.tolist(), strict=True)):
        if label or tile:
            by_label.setdefault(label, []).append(x)
    states, loose = {}, []
    for label, members in by_label.items():
        names = [space(s, x) for x in members]
        if any(s.leader[x] for x in members):
            states[space(s, label - 1)] = {"spaces": names, "soldiers": int(r.soldiers(s, label))}
        else:
            loose.append(names)
    return {"states": states, "loose": loose}


def _triangles(s: Any) -> list[list[str]]:
    """YY-29, YY-33 Colour and triangle wherever a pagoda could stand."""
    free = []
    for x in s.tile.nonzero()[0].tolist():
        made = int(r.triangles_made(s, x))
        for d in range(2):  # the two triangles of which x is the first space
            if made >> d & 1:
                free.append([COLOURS[s.tile[x] - 1], triangle(s, int(triangle_at(s, x, d)))])
    return free


def _war(s: Any) -> dict[str, Any]:
    """YY-22 to YY-27 The war that is being decided: the tile that brought it, its sides, and who supports which."""
    if _decision(s) not in (r.SUPPORT, r.TIE, r.LOSSES):
        return {}
    sides = []
    for i in range(s.warring_n):
        label, support = int(s.warring[i]), int(r.support_of(s, i))
        sides.append(
            {
                "state": space(s, label - 1),
                "strength": int(s.strength[i]),
                "support": support,
                "soldiers": int(s.strength[i]) - support,
                "ahead": bool(s.strength[i] == r.strongest(s)),
                "leaders": [_leader(int(s.leader[x])) for x in range(s.spaces) if s.leader[x] and s.group[x] == label],
            }
        )
    return {
        "tile": space(s, s.at),
        "sides": sides,
        "conflict": [colour for c, colour in enumerate(COLOURS) if int(s.conflict) >> c & 1],
        "support": [_support(s, int(s.backed[seat]) - 1) for seat in range(s.seats)],
    }


def _support(s: Any, choice: int) -> dict[str, Any] | None:
    """YY-23 What a seat chose in the war: a state or none, tiles and leader; None if it has not been asked yet."""
    if choice < 0:
        return None
    if choice == r.NO_SUPPORT:
        return {"state": None, "tiles": 0, "leader": 0}
    return {
        "state": space(s, int(s.warring[choice >> 4]) - 1),
        "tiles": (choice & 15) >> 1,
        "leader": choice & 1,
    }


def _revolt(s: Any) -> dict[str, Any]:
    """YY-14, YY-15 The revolt that is being decided: attacker and defender, and which of them is ahead."""
    if _decision(s) not in (r.ATTACK, r.DEFENCE):
        return {}
    colour = int(s.rebel_colour)
    sides = []
    for side in range(2):
        x = int(s.leader_at[s.rebel[side], colour]) - 1
        strength, governors = int(s.rebel_strength[side]), int(s.black_near[x])
        sides.append(
            {
                "seat": int(s.rebel[side]),
                "leader": _leader(int(s.leader[x])),
                "space": space(s, x),
                "governors": governors,
                "committed": strength - governors,
                "strength": strength,
                "ahead": bool(r.side_ahead(s) == side),
            }
        )
    return {"sides": sides}


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
        under = {int(corner(s, t, i)) for t in standing for i in range(3)}
        count[f"roofs {colour}"] = sum(int(s.roofed[x]) for x in under) - 3 * len(standing)
        for seat in range(s.seats):
            on = [x for x, leader in enumerate(leaders) if leader == seat * 5 + c + 1]
            at = int(s.leader_at[seat, c])
            count[f"leader {colour}{seat}"] = 1 if on == ([at - 1] if at else []) else 0
    return count

"""A position of Yellow & Yangtze as plain values: the whole, what a seat may know, and the result.

The field names are those of the rules page. `view` is built from nothing: what is not put in can't leak. Beside what
lies on the table it says what the rules make of it, so that nobody who draws it has to know them: the states and their
soldiers, leaders and the governors beside them, triangles that are free, and how a war or a revolt stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ...kernel.fields import Fields
from ...kernel.remember import by_position
from . import FACTS
from . import rules as r
from .pieces import COLOURS, LEADERS, PAGODAS
from .places import cells_of, corner, in_order, members, names, near_of, number, space, triangle


def letters(counts: Any) -> str:
    """Tiles as letters in colour order."""
    return "".join(colour * int(n) for colour, n in zip(COLOURS, counts, strict=True))


def _leader(number: int) -> str:
    """Colour and seat of a leader on the board: `R2`."""
    return f"{COLOURS[number % 5]}{number // 5}"


def _tiles(f: Fields) -> dict[int, int]:
    """The colours of the tiles on the board, in map order."""
    return dict(sorted((x, c) for c, tiles in enumerate(f.tiles) for x in members(tiles)))


def _leaders(f: Fields) -> dict[int, int]:
    """The numbers of the leaders on the board, in map order."""
    standing = enumerate(f.leader_at.ravel().tolist())
    return dict(sorted((at - 1, leader) for leader, at in standing if at))


@by_position
def _public(s: Any) -> dict[str, Any]:
    """What lies open on the table."""
    f, named = Fields(s), names(s)
    return {
        "board": {named[x]: COLOURS[c] for x, c in _tiles(f).items()},
        "leaders": {named[x]: _leader(leader) for x, leader in _leaders(f).items()},
        "pagodas": [COLOURS[c] + triangle(s, t - 1) for c, on in enumerate(f.pagoda.tolist()) for t in on if t],
        "market": letters(f.market.tolist()),
        "still": f.still,
        "active": f.active,
        "actions_left": f.actions_left,
        "decision": FACTS.decisions[f.decision],
        "seat": f.seat,
        "pending": _pending(s, f),
    }


def _decision(f: Fields) -> int:
    """The decision that is asked; once the game is over, no longer one within an action."""
    return int(r.MAIN) if f.over else int(f.decision)


def _pending(s: Any, f: Fields) -> dict[str, Any]:
    """The choice that is being made; nothing once the game is over."""
    decision = _decision(f)
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
    f = Fields(s)
    seats, over, hands, points = range(f.seats), bool(f.over), f.hand.tolist(), f.points.tolist()
    return {
        **_public(s),
        "hands": [letters(hands[i]) if i == seat or over else sum(hands[i]) for i in seats],
        "points": [points[i] if i == seat or over or f.open_points else None for i in seats],
        **_meaning(s),
        **(result(s) if over else {}),
    }


@by_position
def _meaning(s: Any) -> dict[str, Any]:
    """What the rules make of what lies open."""
    f, named = Fields(s), names(s)
    out = [sum(map(bool, pagodas)) for pagodas in f.pagoda.tolist()]
    return {
        "bag": int(f.bag.sum()),
        "seats": f.seats,
        "over": bool(f.over),
        "map": map_rows(f),
        **_groups(s, f),
        "governors": {named[x]: int(r.governors(s, x)) for x in _leaders(f)},
        "triangles": _triangles(s, f),
        "supply": {colour: int(PAGODAS[c]) - out[c] for c, colour in enumerate(COLOURS)},
        "war": _war(s, f),
        "revolt": _revolt(s, f),
    }


def opened(s: Any) -> dict[str, Any]:
    """YY-38 What is hidden, filled in: for replays of finished games."""
    seats = range(s.seats)
    return {"hands": [letters(s.hand[i]) for i in seats], "points": [[int(n) for n in s.points[i]] for i in seats]}


def _groups(s: Any, f: Fields) -> dict[str, Any]:
    """YY-05 The linked groups in map order: states by their first spaces, with spaces and soldiers, and the rest.

    During a war they are as they were before the tile, which then stands alone.
    """
    called = {int(f.side[i]): int(f.warring[i]) - 1 for i in range(f.warring_n)}
    left = number(f.board) & ~number(f.empty)
    groups = []
    for state in range(1, 1 + LEADERS):
        if whole := number(f.realm[state]):
            realm = whole & left
            left &= ~realm
            groups.append((in_order(realm), state))
    if called:
        left &= ~(1 << f.at)
        groups.append(([f.at], 0))
    near = near_of(f.beside.tobytes())
    while left:
        group = _linked(left & -left, left, near)
        left &= ~group
        groups.append((in_order(group), 0))
    named, states, loose = names(s), {}, []
    for spaces, state in sorted(groups):
        called_here = [named[x] for x in spaces]
        if f.rulers[state]:
            first = called.get(state, spaces[0])
            states[named[first]] = {"spaces": called_here, "soldiers": int(r.soldiers(s, state))}
        elif called_here:
            loose.append(called_here)
    return {"states": states, "loose": loose}


def _linked(group: int, pieces: int, near: Sequence[int]) -> int:
    """YY-05 The pieces that are linked to these, all as bits of one number."""
    todo = group
    while todo:
        lowest = todo & -todo
        more = near[lowest.bit_length() - 1] & pieces & ~group
        group |= more
        todo = (todo ^ lowest) | more
    return group


def _triangles(s: Any, f: Fields) -> list[list[str]]:
    """YY-29, YY-33 Colour and triangle wherever a pagoda could stand."""
    mask = np.zeros((r.ACTIONS + 63) // 64, np.uint64)
    r.free_triangles(s, True, False, mask)
    tiles = _tiles(f)
    free = [action - int(r.BUILD) for action in members(mask)]
    return [[COLOURS[tiles[t >> 1]], triangle(s, t)] for t in free]


def _war(s: Any, f: Fields) -> dict[str, Any]:
    """YY-22 to YY-27 The war that is being decided: the tile that brought it, its sides, and who supports which."""
    if _decision(f) not in (r.SUPPORT, r.TIE, r.LOSSES):
        return {}
    sides = []
    for i in range(s.warring_n):
        support = int(r.support_of(s, i))
        sides.append(
            {
                "state": space(s, s.warring[i] - 1),
                "strength": int(s.strength[i]),
                "support": support,
                "soldiers": int(s.strength[i]) - support,
                "ahead": bool(s.strength[i] == r.strongest(s)),
                "leaders": [_leader(n) for n in _leaders(f).values() if int(s.rulers[s.side[i]]) >> n & 1],
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


def _revolt(s: Any, f: Fields) -> dict[str, Any]:
    """YY-14, YY-15 The revolt that is being decided: attacker and defender, and which of them is ahead."""
    if _decision(f) not in (r.ATTACK, r.DEFENCE):
        return {}
    colour = int(s.rebel_colour)
    sides = []
    for side in range(2):
        x = int(s.leader_at[s.rebel[side], colour]) - 1
        strength, governors = int(s.rebel_strength[side]), int(r.governors(s, x))
        sides.append(
            {
                "seat": int(s.rebel[side]),
                "leader": _leader(int(s.rebel[side]) * 5 + colour),
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
    fields = (s.beside, s.origin, s.river, s.capital, s.letters)
    return _map_rows(*(field.tobytes() for field in fields))


@lru_cache(maxsize=64)
def _map_rows(beside: bytes, origin: bytes, river: bytes, capital: bytes, letters: bytes) -> list[str]:
    at = cells_of(beside, origin)
    height, width = (1 + max(cell[i] for cell in at.values()) for i in range(2))
    rows = [["-"] * width for _ in range(height)]
    kinds = dict.fromkeys(at, ".") | dict.fromkeys(members(river), "~")
    kinds |= {x: chr(letter) for x, letter in zip(members(capital), letters, strict=False)}
    for x, (row, column) in at.items():
        rows[row][column] = kinds[x]
    return ["".join(row) for row in rows]


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
    for c, colour in enumerate(COLOURS):
        off_board = (s.market, s.bag, s.discards, s.removed, *s.hand, *s.unseen)
        count[f"tile {colour}"] = len(members(s.tiles[c])) + sum(int(pile[c]) for pile in off_board)
        standing = [int(t) - 1 for t in s.pagoda[c] if t]
        count[f"pagodas {colour} too many"] = max(0, len(standing) - int(PAGODAS[c]))
        under = {int(corner(s, t, i)) for t in standing for i in range(3)}
        roofed = set(members(s.roofed)) & set(members(s.tiles[c]))
        count[f"roofs {colour}"] = len(under & roofed) - 3 * len(standing)
        for seat in range(s.seats):
            at, state = int(s.leader_at[seat, c]), int(s.state_of[seat * 5 + c])
            rules = [n for n in range(1 + LEADERS) if int(s.rulers[n]) >> (seat * 5 + c) & 1]
            there = [n for n in rules if at - 1 in members(s.realm[n])]
            count[f"leader {colour}{seat}"] = 1 if there == rules == ([state] if at and state else []) else 0
    return count

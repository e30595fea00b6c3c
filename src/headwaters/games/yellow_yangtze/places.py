# Rule functions are typed by numba.
# mypy: ignore-errors
"""Spaces, sets of spaces and triangles: their numbers, what lies next to them, and their names in the notation.

Triangle 2x is the space x with its neighbours E and SE, triangle 2x+1 is x with SW and SE: x is the first in map order.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from ...kernel.bits import (
    ZERO,
    count_word,
    downward,
    has,
    least,
    nth,
    single,
    size,
    upward,
    without_least,
)
from ...kernel.rule import rule
from .maps import space_name
from .pieces import NOWHERE, WORDS

_ONE = np.uint64(1)

E, SE, SW, W, NW, NE = (np.int64(d) for d in range(6))


# --- What lies next to what -----------------------------------------------------------------------------------------


@rule
def neighbour(s, x, d):
    """YY-02 The space next to x in a direction; NOWHERE beyond the edge of the board."""
    if not has(s.beside[d], x):
        return NOWHERE
    if s.pitch == ZERO:
        # All ways of a direction lead on in map order: the n-th space that has one leads to the n-th that has one back.
        return nth(s.beside[(d + 3) % 6], rank(s.beside[d], x))
    p = np.int64(s.pitch)
    steps = 1 if d % 3 == E else p + 1 if d % 3 == SE else p
    return x + steps if d < W else x - steps


@rule
def rank(spaces, x):
    """How many members of a set are smaller than x."""
    n = 0
    for w in range(x >> 6):
        n += count_word(spaces[w])
    return n + count_word(spaces[x >> 6] & ((_ONE << np.uint64(x & 63)) - _ONE))


@rule
def around(s, a, b, c):
    """A set of spaces with all that lie next to them, and perhaps numbers that no space has."""
    if s.pitch == ZERO:
        na, nb, nc = one_by_one(s, a, b, c, E, NE)
        return a | na, b | nb, c | nc
    ua, ub, uc = upward(a, b, c, _ONE)
    da, db, dc = downward(a, b, c, _ONE)
    # The two neighbours below lie a pitch behind the space and its eastern neighbour; so do, turned round, the others.
    ua, ub, uc = a | ua, b | ub, c | uc
    da, db, dc = a | da, b | db, c | dc
    sa, sb, sc = upward(ua, ub, uc, s.pitch)
    na, nb, nc = downward(da, db, dc, s.pitch)
    return ua | da | sa | na, ub | db | sb | nb, uc | dc | sc | nc


@rule
def with_neighbour(s, a, b, c, d):
    """The spaces whose neighbour in direction d, E, SE or SW, is in a set."""
    if s.pitch == ZERO:
        return one_by_one(s, a, b, c, d, d)
    return downward(a, b, c, _ONE if d == E else s.pitch + _ONE if d == SE else s.pitch)


@rule
def one_by_one(s, a, b, c, d, last):
    """The spaces whose neighbour in a direction from d to the last is in a set, on a map without a pitch."""
    ra, rb, rc = ZERO, ZERO, ZERO
    while d <= last:
        fa, fb, fc = s.beside[d, 0], s.beside[d, 1], s.beside[d, 2]
        back = (d + 3) % 6
        ta, tb, tc = s.beside[back, 0], s.beside[back, 1], s.beside[back, 2]
        # As in `neighbour`: the first with a way in this direction leads to the first with one back, and so on.
        while (fa | fb | fc) != ZERO:
            xa, xb, xc = single(least(ta, tb, tc))
            if ((a & xa) | (b & xb) | (c & xc)) != ZERO:
                xa, xb, xc = single(least(fa, fb, fc))
                ra, rb, rc = ra | xa, rb | xb, rc | xc
            fa, fb, fc = without_least(fa, fb, fc)
            ta, tb, tc = without_least(ta, tb, tc)
        d += 1
    return ra, rb, rc


@rule
def linked(s, a, b, c, la, lb, lc):
    """YY-05 What is linked to the spaces a, b, c through the pieces on the spaces la, lb, lc."""
    while True:
        ra, rb, rc = around(s, a, b, c)
        ra, rb, rc = ra & la, rb & lb, rc & lc
        if ((ra ^ a) | (rb ^ b) | (rc ^ c)) == ZERO:
            return a, b, c
        a, b, c = ra, rb, rc


@rule
def linked_from(s, x, la, lb, lc):
    """YY-05 The same from a single space."""
    a, b, c = single(x)
    return linked(s, a, b, c, la, lb, lc)


@rule
def beside(s, x, spaces):
    """How many spaces of a set lie next to x, which is none of them."""
    a, b, c = single(x)
    a, b, c = around(s, a, b, c)
    return size(a & spaces[0], b & spaces[1], c & spaces[2])


# --- Triangles ------------------------------------------------------------------------------------------------------


@rule
def corner(s, t, i):
    """YY-29 The i-th space of a triangle in map order; NOWHERE if the triangle is not on the board."""
    x = t >> 1
    if i == 0:
        return x
    if t & 1:
        return neighbour(s, x, SE if i == 2 else SW)
    return neighbour(s, x, SE if i == 2 else E)


@rule
def triangle_at(s, x, d):
    """YY-29 The triangle of x with its neighbours in the directions d and d+1."""
    if d < 2:
        return 2 * x + d
    if d == SW:
        return 2 * neighbour(s, x, W)
    if d == NE:
        return 2 * neighbour(s, x, NE) + 1
    return 2 * neighbour(s, x, NW) + (d == W)


@rule
def triangle_has(s, t, x):
    """YY-28 Whether the space is one of the triangle's three."""
    return corner(s, t, np.int64(0)) == x or corner(s, t, np.int64(1)) == x or corner(s, t, np.int64(2)) == x


# --- Names ----------------------------------------------------------------------------------------------------------


def words(spaces: Iterable[int]) -> Any:
    """A set of spaces as words."""
    whole = sum(1 << x for x in spaces)
    return np.array([whole >> (64 * w) & 0xFFFFFFFFFFFFFFFF for w in range(WORDS)], np.uint64)


def members(spaces: Any) -> list[int]:
    """The spaces of a set in map order."""
    return in_order(number(spaces))


def number(spaces: Any) -> int:
    """A set of spaces as the bits of one number."""
    return int.from_bytes(bytes(spaces), "little")


def in_order(whole: int) -> list[int]:
    """The spaces of such a number in map order."""
    found = []
    while whole:
        lowest = whole & -whole
        found.append(lowest.bit_length() - 1)
        whole ^= lowest
    return found


@lru_cache(maxsize=64)
def cells_of(beside: bytes, origin: bytes) -> dict[int, tuple[int, int]]:
    """Row and column of every space. The board is connected: from its first space the others are found one by one."""
    ways = [members(way) for way in np.frombuffer(beside, np.uint64).reshape(6, WORDS)]
    near: dict[int, list[tuple[int, int]]] = {}
    for d, way in enumerate(ways):
        for x, y in zip(way, ways[(d + 3) % 6], strict=True):
            near.setdefault(x, []).append((d, y))
    row, column = (int(n) for n in np.frombuffer(origin, np.uint16))
    found = {0: (row, column)}
    todo = [0]
    while todo:
        x = todo.pop()
        row, column = found[x]
        for d, y in near[x]:
            if y not in found:
                down = (0, 1, 1, 0, -1, -1)[d]
                east = (1, 0, -1, -1, -1, 0)[d]
                found[y] = row + down, column + east + (row & 1 if down else 0)
                todo.append(y)
    return dict(sorted(found.items()))


@lru_cache(maxsize=64)
def near_of(beside: bytes) -> list[int]:
    """By space: what lies next to it, as the bits of one number."""
    ways = [members(way) for way in np.frombuffer(beside, np.uint64).reshape(6, WORDS)]
    near = [0] * (1 + max(max(way, default=0) for way in ways))
    for d, way in enumerate(ways):
        for x, y in zip(way, ways[(d + 3) % 6], strict=True):
            near[x] |= 1 << y
    return near


@lru_cache(maxsize=64)
def _names(beside: bytes, origin: bytes) -> dict[int, str]:
    return {x: space_name(row, column) for x, (row, column) in cells_of(beside, origin).items()}


@lru_cache(maxsize=64)
def of_map(beside: bytes, origin: bytes, what: str) -> dict[Any, str]:
    """Room for texts about a map, so that each is made once."""
    return {}


_named: tuple[Any, dict[int, str], dict[int, str]] = (None, {}, {})  # the position asked about last, its map's names


def _names_of(s: Any) -> tuple[Any, dict[int, str], dict[int, str]]:
    global _named
    named = _named
    if named[0] is not s:
        key = s.beside.tobytes(), s.origin.tobytes()
        _named = named = (s, _names(*key), of_map(*key, "triangles"))
    return named


def names(s: Any) -> dict[int, str]:
    """The names of all spaces by their numbers, in map order."""
    return _names_of(s)[1]


def space(s: Any, x: int | np.integer[Any]) -> str:
    """The name of a space: `e3`."""
    return names(s)[int(x)]


def triangle(s: Any, t: int | np.integer[Any]) -> str:
    """The name of a triangle: its spaces in map order, `e3-e4-f3`."""
    _, spaces, triangles = _names_of(s)
    if t not in triangles:
        triangles[int(t)] = "-".join(spaces[int(corner(s, t, i))] for i in range(3))
    return triangles[int(t)]

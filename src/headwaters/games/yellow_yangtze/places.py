# Rule functions are typed by numba.
# mypy: ignore-errors
"""Spaces and triangles: their numbers, and their names in the notation.

Triangle 2x is the space x with its neighbours E and SE, triangle 2x+1 is x with SW and SE: x is the first in map order.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel.rule import rule
from .maps import space_name


@rule
def corner(s, t, i):
    """YY-29 The i-th space of a triangle in map order; NOWHERE if the triangle is not on the board."""
    x = t >> 1
    if i == 0:
        return x
    if t & 1:
        return np.int64(s.near[x, 3 - i])
    return np.int64(s.near[x, i - 1])


@rule
def triangle_at(s, x, d):
    """YY-29 The triangle of x with its neighbours in the directions d and d+1."""
    if d == 0:
        return 2 * x
    if d == 1:
        return 2 * x + 1
    if d == 2:
        return 2 * np.int64(s.near[x, 3])
    if d == 3:
        return 2 * np.int64(s.near[x, 4]) + 1
    if d == 4:
        return 2 * np.int64(s.near[x, 4])
    return 2 * np.int64(s.near[x, 5]) + 1


@rule
def triangle_has(s, t, x):
    """YY-28 Whether the space is one of the triangle's three."""
    return corner(s, t, 0) == x or corner(s, t, 1) == x or corner(s, t, 2) == x


def space(s: Any, x: int) -> str:
    """The name of a space: `e3`."""
    return space_name(int(s.row[x]), int(s.column[x]))


def triangle(s: Any, t: int) -> str:
    """The name of a triangle: its spaces in map order, `e3-e4-f3`."""
    return "-".join(space(s, int(corner(s, t, i))) for i in range(3))

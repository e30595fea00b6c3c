"""Strength on one scale, from games of any number of seats.

At a table every seat wins with a chance in proportion to 10^(rating / 400): with two seats that is Elo's, with more its
plain continuation, so that games of two, three and four count together. The ratings are those that make what happened
most likely, the first name's fixed; 95 % intervals from how sharply other ratings would do worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from .arena import Z95

SCALE = 400 / np.log(10)  # points for e times the chance
FIXED = 1000.0  # the rating of the first
ENOUGH = 1e-9
STEPS = 200
LONGEST = 2.0  # of one step, in e times the chance


class Finished(NamedTuple):
    """Who sat at a table, by name, and each one's share of the victory."""

    names: Sequence[str]
    shares: Sequence[float]


class Rating(NamedTuple):
    """The likeliest rating, its 95 % interval, and how many games it comes from."""

    rating: float
    low: float
    high: float
    games: int


def rate(names: Sequence[str], games: Sequence[Finished]) -> dict[str, Rating]:
    """Ratings of all names; the first has 1000.

    Every two names that met have drawn one game more than was played: who always won is then strong and not infinitely
    so, and after a few dozen games it no longer matters. A name that met nobody has the whole scale for its interval.
    """
    at = {name: i for i, name in enumerate(names)}
    tables = [([at[name] for name in game.names], list(game.shares)) for game in games if len(set(game.names)) > 1]
    met = {(min(a, b), max(a, b)) for seats, _ in tables for a in seats for b in seats if a != b}
    tables += [(list(pair), [0.5, 0.5]) for pair in sorted(met)]
    strength = np.zeros(len(names))
    for _ in range(STEPS):
        uphill, bend = _slopes(strength, tables)
        step = np.zeros(len(names))
        step[1:] = np.linalg.lstsq(bend[1:, 1:], uphill[1:], rcond=None)[0]
        strength += step * min(1.0, LONGEST / max(LONGEST, float(np.abs(step).max())))
        if np.abs(step).max() < ENOUGH:
            break
    bend = _slopes(strength, tables)[1][1:, 1:]
    seen = np.diag(bend) > 0
    spread = np.full(len(names) - 1, np.inf)
    spread[seen] = np.sqrt(np.diag(np.linalg.pinv(bend[np.ix_(seen, seen)])))
    reach = Z95 * SCALE * np.concatenate([[0.0], spread])
    played = [sum(name in game.names for game in games) for name in names]
    rated = dict[str, Rating]()
    for name, i in at.items():
        middle = FIXED + SCALE * float(strength[i])
        rated[name] = Rating(middle, middle - float(reach[i]), middle + float(reach[i]), played[i])
    return rated


def _slopes(strength: np.ndarray, tables: Sequence[tuple[list[int], list[float]]]) -> tuple[np.ndarray, np.ndarray]:
    """How much likelier what happened gets with each strength, and how fast that slope falls."""
    uphill, bend = np.zeros(len(strength)), np.zeros((len(strength), len(strength)))
    for seats, shares in tables:
        chance = np.exp(strength[seats] - strength[seats].max())
        chance /= chance.sum()
        np.add.at(uphill, seats, np.array(shares) - chance)
        np.add.at(bend, np.ix_(seats, seats), np.diag(chance) - np.outer(chance, chance))
    return uphill, bend

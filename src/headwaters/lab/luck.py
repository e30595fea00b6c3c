"""What chance gave to each seat of a game, so that it can be taken off the result.

After a step in which something was drawn, the same step is taken again with other draws: what the position is worth
now, less what it is worth in their mean, is what this draw gave. Whatever says what a position is worth, that is
nothing in the mean of all draws, so it can be taken off without favouring anybody; the better it is said, the less is
left of the luck. A short search says it, from each seat's own knowledge: a net alone hardly sees what a draw is good
for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..kernel.engine import Engine
from ..kernel.rng import rekey
from .worth import worth

OTHERS = 8  # other draws to which one is compared


@dataclass
class Luck:
    """Sums up what chance gave, step by step; `rng` deals the other draws and the worlds of the searches."""

    engine: Engine
    sims: int  # of each search
    rng: Any
    seats: int

    def __post_init__(self) -> None:
        self.given = np.zeros(self.seats)

    def add(self, before: Any, choices: Sequence[tuple[int, int]], after: Any) -> None:
        """A step: the position before it, what the seats chose, and the position that it led to."""
        if np.array_equal(before.rng, after.rng):
            return  # nothing was drawn
        others = np.zeros(self.seats)
        for _ in range(OTHERS):
            other = before.copy()
            rekey(other.rng, self.rng)
            for seat, action in choices:
                self.engine.apply(other, seat, action)
            others += self.worth(other)
        self.given += self.worth(after) - others / OTHERS

    def worth(self, s: Any) -> Any:
        """Each seat's share of the victory, in the mean of what all seats foresee."""
        views = [worth(self.engine, s, seat, self.rng, self.sims) for seat in range(self.seats)]
        return np.mean(views, axis=0)

"""What one bot's choices bring against another's, so that few games say who is better.

At every decision of the first bot the second is asked too. Where it would have chosen otherwise, a search says what
each of the two choices is worth, in the same worlds and with the same draws. How much more often the first wins than
the second would in its place is the sum of what its choices bring more (the performance difference): neither the deal
nor what was drawn nor what the others did is in it, and that is most of what makes games differ.

It is as right as the search that judges: one that sees less far than the bots does not see what the better one saw,
and where it errs as they do it takes the error for a gain.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..kernel.engine import Engine
from ..kernel.rng import rekey
from .worth import worth

WORLDS = 4  # in which two choices are compared


@dataclass
class Choices:
    """Sums up what the choices of a seat's bot bring more than those of its rival.

    `instead` says what the rival would choose; `sims` of each search that judges; `rng` deals the worlds.
    """

    engine: Engine
    sims: int
    rng: Any
    instead: Callable[[Any], int]
    gained: float = field(default=0.0, init=False)

    def add(self, s: Any, seat: int, action: int) -> None:
        """The seat's bot has chosen in this position, and nothing has happened yet."""
        if len(self.engine.legal(s, seat)) == 1:
            return
        other = self.instead(s)
        if other != action:
            self.gained += sum(self._more(s, seat, action, other) for _ in range(WORLDS)) / WORLDS

    def _more(self, s: Any, seat: int, action: int, other: int) -> float:
        """What the first action is worth to the seat more than the second, in a world that it can't tell from this."""
        world = self.engine.resample(s, seat, self.rng)
        rekey(world.rng, self.rng)
        twin = world.copy()
        self.engine.apply(world, seat, action)
        self.engine.apply(twin, seat, other)
        mine, rival = (worth(self.engine, after, seat, self.rng, self.sims)[seat] for after in (world, twin))
        return float(mine - rival)

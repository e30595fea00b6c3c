"""What a bot is: something that chooses an offered action, from what its seat may know and within a budget."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from ..kernel.engine import Engine
from ..kernel.parts import Position

Generator = Any  # nine words from `kernel.rng.key`


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many simulations, so many seconds, or until the first of both ends; and its cores.

    With simulations alone a seeded bot is deterministic. `cpu` counts the seconds in processor time instead of by the
    clock on the wall: for fair comparisons on a machine that others use too; one core only.
    """

    seconds: float | None = None
    sims: int | None = None
    cores: int = 1
    cpu: bool = False

    def __post_init__(self) -> None:
        if self.seconds is None and self.sims is None:
            raise ValueError("a budget is seconds, simulations or both")
        if (self.seconds is not None and self.seconds <= 0) or (self.sims is not None and self.sims < 1):
            raise ValueError("a budget must be positive")


class Bot(Protocol):
    """Chooses one of the offered actions.

    `world` is a position that the seat could not tell from the true one, made by `Engine.resample` and never the truth:
    a bot can't look at what its seat may not know. It may be changed freely. All chance comes from `rng`.
    """

    def choose(self, engine: Engine, world: Position, seat: int, rng: Generator, budget: Budget) -> int: ...

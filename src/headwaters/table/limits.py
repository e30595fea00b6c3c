"""Fair use: what a caller does is paid from buckets that the clock fills, one for each kind of thing.

A caller is an address, and the guest who calls from it: both pay, so neither many guests at one address nor many
addresses of one guest get more. `work` is paid by what it costs the service, in about milliseconds of its processor.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .errors import Refusal

MOST_CALLERS = 10_000


@dataclass(frozen=True)
class Rate:
    """So much at once, and so much a second in the long run."""

    burst: float
    second: float


RATES = {
    "post": Rate(40, 5),
    "table": Rate(20, 0.5),
    "connect": Rate(60, 5),
    "say": Rate(8, 0.5),
    "work": Rate(3_000, 200),
}

# What work costs. A hello is a whole frame; one that says the present revision is next to nothing.
PAGE, STEP, HELLO, HELLO_AGAIN = 4.0, 6.0, 6.0, 1.0
# Measured over random games of four: a preview takes 0.4 to 1 ms, signs for all targets of a tile 4 to 6, forty steps
# drawn again up to 20, a reason or an explanation a tenth to a half.
MESSAGES = {"play": 4.0, "undo": 4.0, "look": 4.0, "preview": 1.0, "why": 1.0}
MESSAGES |= {"foresee": 6.0, "explain": 1.0, "recall": 20.0, "aloud": 1.0}
NOTHING_THERE = 1.0  # to be told that there is no such request
# By what is asked about a finished game: what each of its steps adds to STEP, unless the answer was made before.
EACH_STEP = {"step": 0.0, "record": 0.05, "states": 0.7, "steps": 0.5, "check": 0.1}


@dataclass
class Limits:
    """What callers have left; `take` refuses what is too much."""

    rates: dict[str, Rate] = field(default_factory=lambda: dict(RATES))
    connections: int = 64  # live ones, by one caller
    clock: Callable[[], float] = time.monotonic
    _left: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)

    def take(self, kind: str, callers: Sequence[str], cost: float = 1.0) -> None:
        """Something of this kind by these callers, who all pay for it; `error-too-many` if one of them can't."""
        rate, now = self.rates[kind], self.clock()
        lefts = [self._fill(kind, caller, rate, now) for caller in callers]
        enough = all(left >= min(cost, rate.burst) for left in lefts)
        for caller, left in zip(callers, lefts, strict=True):
            self._left[kind, caller] = (left - cost if enough else left, now)
        while len(self._left) > MOST_CALLERS:
            self._left.pop(next(iter(self._left)))  # the one that was silent longest
        if not enough:
            raise Refusal("error-too-many")

    def _fill(self, kind: str, caller: str, rate: Rate, now: float) -> float:
        left, since = self._left.pop((kind, caller), (rate.burst, now))
        return min(rate.burst, left + (now - since) * rate.second)

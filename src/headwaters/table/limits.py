"""Limits on rate: a bucket of tokens per caller and kind of request, filled by the clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .errors import Refusal

MOST_CALLERS = 10_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    second: float


RATES = {
    "post": Rate(40, 5),
    "table": Rate(20, 0.5),
    "connect": Rate(60, 5),
    "message": Rate(120, 40),
    "replay": Rate(200, 40),
}


@dataclass
class Limits:
    """Counts what callers do; `take` refuses what is too much."""

    rates: dict[str, Rate] = field(default_factory=lambda: dict(RATES))
    clock: Callable[[], float] = time.monotonic
    _left: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)

    def take(self, kind: str, caller: str) -> None:
        """One more of this kind by this caller, or `error-too-many`."""
        rate, now = self.rates[kind], self.clock()
        left, since = self._left.pop((kind, caller), (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.second)
        enough = left >= 1
        self._left[kind, caller] = (left - 1 if enough else left, now)
        while len(self._left) > MOST_CALLERS:
            self._left.pop(next(iter(self._left)))  # the one that was silent longest
        if not enough:
            raise Refusal("error-too-many")

"""What nobody comes back for is tidied away by its age: at the start and every hour, in small transactions.

Of several services on one database one does it. A game is only forgotten where whoever runs the service says so.
What age is, the clock of the machine says: a round at which that clock can't be believed deletes nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .errors import Refusal

if TYPE_CHECKING:
    from .service import Service

log = logging.getLogger("headwaters.housekeeping")
log.setLevel(logging.INFO)  # what was deleted is always said

DAY_S = 24 * 3600.0
EVERY_S = 3600.0
AT_ONCE = 200  # rows in one transaction
LEASE = "housekeeping"
JUMP_S = 3600.0  # between two rounds the clock of the machine may go so much faster or slower than time itself
AHEAD_DAYS = 30  # so much later than anything was touched: the clock at the first round, or that one was set far ahead

Clock = Callable[[], float]


@dataclass(frozen=True)
class Retention:
    """After how many days what is tidied away; 0: never."""

    waiting: float = 14  # a table that waits for players, and that nobody has touched, is given up
    given_up: float = 30  # a table that was given up is forgotten
    guests: float = 90  # a guest who has done nothing, and has no table, is forgotten
    unfinished: float = 0  # a game that nobody has gone on with is forgotten
    finished: float = 0  # a game that is over is forgotten


class Housekeeping:
    """Tidies the store of a service."""

    def __init__(
        self, service: Service, retention: Retention, clock: Clock = time.time, steady: Clock = time.monotonic
    ) -> None:
        """`clock` is that of the machine, which somebody may set; `steady` one that only goes on."""
        self.service, self.retention, self._clock, self._steady = service, retention, clock, steady
        self._before: tuple[float, float] | None = None  # both clocks at the last round at which they agreed

    async def run(self) -> None:
        """Now and then, until it is cancelled."""
        while True:
            try:
                if await self.service.leases.mine(LEASE):
                    await self.round()
            except Refusal:  # a database that is busy or gone for a while: the store has said so
                log.warning("the housekeeping found no database; next time in %g s", EVERY_S)
            except Exception:
                log.exception("the housekeeping was interrupted; next time in %g s", EVERY_S)
            await asyncio.sleep(EVERY_S)

    async def round(self) -> dict[str, int]:
        """Tidy once, unless the clock can't be believed; how much of what."""
        jumped = await self._jumped()
        if jumped:
            log.warning("the clock is %.1f days off, so nothing is tidied; next time in %g s", jumped / DAY_S, EVERY_S)
            return {}
        return await self.tidy()

    async def _jumped(self) -> float:
        """By how many seconds the clock seems to have been set since the last round; 0: it can be believed.

        One that is a little off is believed from the next round on: a machine that slept looks alike. One that is far
        off is not, until it is set right. At the first round only what was touched last can be compared.
        """
        now, steady = self._clock(), self._steady()
        if self._before is None:
            newest = await self.service.store.newest_touch()
            self._before = now, steady
            ahead = 0.0 if newest is None else now - newest
            return ahead if ahead > AHEAD_DAYS * DAY_S else 0.0
        jump = (now - self._before[0]) - (steady - self._before[1])
        if abs(jump) <= AHEAD_DAYS * DAY_S:
            self._before = now, steady
        return jump if abs(jump) > JUMP_S else 0.0

    async def tidy(self) -> dict[str, int]:
        """Once; how much of what."""
        keep, store = self.retention, self.service.store
        done = {"given up": await self._give_up() if keep.waiting else 0}
        for status, days in (
            ("given-up", keep.given_up and keep.waiting + keep.given_up),
            ("playing", keep.unfinished),
            ("over", keep.finished),
        ):
            before = self._days_ago(days)
            done[status] = await _all(lambda: store.forget_tables(status, before, AT_ONCE)) if days else 0  # noqa: B023
        done["guests"] = await self._forget_guests() if keep.guests else 0
        done["links"] = await store.forget_links(self._clock())
        for what, number in done.items():
            self.service.metrics.count("tidied", what, number)
        if any(done.values()):
            log.info("tidied: %s", ", ".join(f"{number} {what}" for what, number in done.items() if number))
        return done

    def _days_ago(self, days: float) -> float:
        return self._clock() - days * DAY_S

    async def _give_up(self) -> int:
        """Tables that have waited too long; whoever still looks at one is told."""

        async def some() -> int:
            given_up = await self.service.store.give_up(self._days_ago(self.retention.waiting), AT_ONCE)
            for table_id, revision in given_up:
                self.service.registry.heard(table_id, revision)
                self.service.changes.announce(table_id, revision)
            return len(given_up)

        return await _all(some)

    async def _forget_guests(self) -> int:
        after: str | None = ""
        forgotten = 0
        while after is not None:
            before = self._days_ago(max(self.retention.guests, 2))  # guests are seen to the day
            after, number = await self.service.store.forget_guests(before, after, AT_ONCE)
            forgotten += number
        return forgotten


async def _all(some: Callable[[], Awaitable[int]]) -> int:
    """Again and again, until there is nothing more; how many in all."""
    number = 0
    while done := await some():
        number += done
    return number

"""What nobody comes back for is tidied away by its age: at the start and every hour, in small transactions.

Of several services on one database one does it. A game is only forgotten where whoever runs the service says so.
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

DAY_S = 24 * 3600.0
EVERY_S = 3600.0
AT_ONCE = 200  # rows in one transaction
LEASE = "housekeeping"


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

    def __init__(self, service: Service, retention: Retention, clock: Callable[[], float] = time.time) -> None:
        self.service, self.retention, self._clock = service, retention, clock

    async def run(self) -> None:
        """Now and then, until it is cancelled."""
        while True:
            try:
                if await self.service.leases.mine(LEASE):
                    await self.tidy()
            except Refusal:  # a database that is busy or gone for a while: the store has said so
                log.warning("the housekeeping found no database; next time in %g s", EVERY_S)
            except Exception:
                log.exception("the housekeeping was interrupted; next time in %g s", EVERY_S)
            await asyncio.sleep(EVERY_S)

    async def tidy(self) -> dict[str, int]:
        """Once; how much of what."""
        keep, store = self.retention, self.service.store
        done = {"given up": await self._give_up() if keep.waiting else 0}
        for status, days in (
            ("given-up", keep.given_up and keep.waiting + keep.given_up),
            ("playing", keep.unfinished),
            ("over", keep.finished),
        ):
            before = self._before(days)
            done[status] = await _all(lambda: store.forget_tables(status, before, AT_ONCE)) if days else 0  # noqa: B023
        done["guests"] = await self._forget_guests() if keep.guests else 0
        done["links"] = await store.forget_links(self._clock())
        if any(done.values()):
            log.info("tidied: %s", ", ".join(f"{number} {what}" for what, number in done.items() if number))
        return done

    def _before(self, days: float) -> float:
        return self._clock() - days * DAY_S

    async def _give_up(self) -> int:
        """Tables that have waited too long; whoever still looks at one is told."""

        async def some() -> int:
            given_up = await self.service.store.give_up(self._before(self.retention.waiting), AT_ONCE)
            for table_id, revision in given_up:
                self.service.registry.heard(table_id, revision)
                self.service.changes.announce(table_id, revision)
            return len(given_up)

        return await _all(some)

    async def _forget_guests(self) -> int:
        after: str | None = ""
        forgotten = 0
        while after is not None:
            before = self._before(max(self.retention.guests, 2))  # guests are seen to the day
            after, number = await self.service.store.forget_guests(before, after, AT_ONCE)
            forgotten += number
        return forgotten


async def _all(some: Callable[[], Awaitable[int]]) -> int:
    """Again and again, until there is nothing more; how many in all."""
    number = 0
    while done := await some():
        number += done
    return number

"""What a running service has: the store, who is who, the tables at work and who looks at them, limits and bots."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from .bots import Thinker, Workers
from .changes import Changes, Leases
from .compiling import Readiness
from .guests import Guests
from .limits import Limits
from .metrics import Metrics
from .registry import Registry
from .store import Store
from .viewers import Audience
from .waiting import Waiting


@dataclass
class Settings:
    """How a service is run."""

    database: str | None = None
    delay: float = 0.4  # seconds between two moves of bots
    retry: float = 0.5  # seconds until something that failed at a table is tried again, at first
    unwatched: float | None = 60.0  # seconds that bots play on when nobody looks at their table; None: for ever
    most_tables: int = 5_000  # in memory, of those that nobody needs there
    most_bytes: int = 400_000_000  # about what all tables in memory may take
    games: list[str] | None = None  # None: all
    thinker: Thinker | None = None  # None: worker processes
    children: bool = True  # rules are compiled by child processes; without, they must be compiled already
    limits: Limits = field(default_factory=Limits)


class Service:
    """Everything one running service has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.guests = Guests(self.store)
        self.registry = Registry(self)
        self.audience = Audience()
        self.waiting = Waiting()
        self.changes, self.leases = Changes(), Leases()
        self.limits = settings.limits
        self.metrics = Metrics()
        self.ready = Readiness(children=settings.children)
        self.thinker: Thinker = settings.thinker or Workers()
        self.started = time.time()

    async def open(self) -> None:
        await self.store.open()
        for stored in await self.store.unfinished():
            seated = [chair.guest for chair in stored.chairs]
            asked = [guest for seat, guest in enumerate(seated) if stored.actors >> seat & 1]
            self.waiting.note(stored.id, seated, asked)
        self.ready.start(self.registry.game_ready, self.settings.games)

    async def close(self) -> None:
        await self.ready.stop()
        await self.registry.close()
        await asyncio.to_thread(self.thinker.close)
        await self.store.close()

    def gauges(self) -> dict[str, float]:
        return {
            "connections": self.audience.count,
            "tables_in_memory": self.registry.count,
            "tables_bytes": self.registry.weight,
            "games_ready": len(self.ready.ready),
            "uptime_seconds": time.time() - self.started,
        }

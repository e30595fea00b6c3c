"""What a running service has: the store, who is who, the tables at work and who looks at them, limits and bots."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass, field

from ..bots.skills import LEVELS
from ..kernel.engine import load
from . import cycles
from .bots import Thinker, Workers
from .compiling import Readiness
from .database import Database
from .edition import edition
from .guests import Guests
from .housekeeping import Housekeeping, Retention
from .keepsakes import Keepsakes
from .limits import Limits
from .metrics import Metrics, of_this_process
from .registry import Registry
from .store import Store
from .viewers import Audience
from .waiting import Waiting


@dataclass
class Settings:
    """How a service is run."""

    database: str | Database | None = None
    delay: float = 0.4  # seconds between two moves of bots
    retry: float = 0.5  # seconds until something that failed at a table is tried again, at first
    unwatched: float | None = 60.0  # seconds that bots play on when nobody looks at their table; None: for ever
    away: float = 120.0  # seconds after which the seat of somebody who has left may be handed to a bot at once
    forgotten: float = 300.0  # seconds that a table stays in memory when nobody looks at it any more
    most_tables: int = 5_000  # in memory, of those that nobody needs there
    most_bytes: int = 400_000_000  # about what all tables in memory may take
    games: list[str] | None = None  # None: all
    thinker: Thinker | None = None  # None: worker processes
    children: bool = True  # rules are compiled by child processes; without, they must be compiled already
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    host_names: tuple[str, ...] | None = None  # that visitors may know it by, beside its addresses; None: any
    metrics: tuple[str, ...] = ()  # networks that may read the metrics, beside this machine
    processes: int = 1  # that share the cores of this machine
    retention: Retention = field(default_factory=Retention)


class Service:
    """Everything one running service has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.edition = edition()
        self.store = Store(settings.database)
        self.guests = Guests(self.store)
        self.registry = Registry(self)
        self.audience = Audience()
        self.waiting = Waiting(self.store)
        self.changes, self.leases = self.store.database.changes(self.registry), self.store.database.leases()
        self.housekeeping = Housekeeping(self, settings.retention)
        self.limits = settings.limits
        self.keepsakes = Keepsakes()
        self.metrics = Metrics(str(os.getpid()) if settings.processes > 1 else "")
        self.ready = Readiness(children=settings.children)
        self.thinker: Thinker = settings.thinker or Workers(processes=settings.processes, metrics=self.metrics)
        self.started = time.time()
        self._waking: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        await self.changes.open()
        self._tidying = asyncio.create_task(self.housekeeping.run())
        self._pulse = asyncio.create_task(self.metrics.pulse())
        self._looking = asyncio.create_task(cycles.look())
        self.ready.start(self._game_ready, self.settings.games)

    async def _game_ready(self, game: str) -> None:
        """Tables that wait for their rules go on. Where other services may die, their bots find a worker awake."""
        await self.registry.game_ready(game)
        if self.store.database.shared and self.settings.thinker is None:
            self._waking.append(asyncio.create_task(self._wake(game)))

    async def _wake(self, game: str) -> None:
        engine = load(game)
        position = engine.setup(engine.facts.least, {}, 0)
        await self.thinker.think(engine, position, engine.actors(position)[0], LEVELS[0], watched=False)

    async def close(self) -> None:
        await self.ready.stop()
        await self.registry.close()
        others = (self._tidying, self._pulse, self._looking, *self._waking)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self.changes.close()
        await self.leases.close()
        await asyncio.to_thread(self.thinker.close)
        await self.store.close()

    def gauges(self) -> dict[str, float]:
        return {
            "connections": self.audience.count,
            "tables_in_memory": self.registry.count,
            "tables_bytes": self.registry.weight,
            "games_ready": len(self.ready.ready),
            "uptime_seconds": time.time() - self.started,
            **self.thinker.gauges(),
            **of_this_process(),
        }

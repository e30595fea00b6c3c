"""Bots at tables: they think in worker processes, and get a world that their seat can't tell from the true one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from ..kernel.engine import Engine, load
from ..kernel.parts import Position
from .errors import Refusal

log = logging.getLogger("headwaters.bots")

SECONDS = {"novice": 0.1, "casual": 0.5, "strong": 2.0}  # how long each level may think at a table
LEVELS = tuple(SECONDS)


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise Refusal("error-unknown-level", level=level, known=", ".join(LEVELS))
    return level


class Thinker(Protocol):
    """Chooses one of the offered actions of a seat."""

    async def think(
        self, engine: Engine, position: Position, seat: int, level: str, *, caller: str, table: str, watched: bool
    ) -> int:
        """`caller` made the table, `watched` says whether anybody looks at it."""

    def close(self) -> None: ...


def choose(game: str, world: bytes, seat: int, level: str, key: int) -> int:
    """In a worker: the bot's choice."""
    import numpy as np

    from .. import bots
    from ..kernel import rng

    engine = load(game)
    position = np.frombuffer(bytearray(world), engine.dtype)[0]
    budget = bots.Budget(seconds=SECONDS[level])
    return int(bots.bot(level).choose(engine, position, seat, rng.key(key), budget))


def at_random(engine: Engine, position: Position, seat: int, key: int) -> int:
    """Every offered action alike."""
    from ..kernel import rng

    offered = engine.legal(position, seat)
    return offered[int(rng.below(rng.key(key), len(offered)))]


class Workers:
    """Bots in worker processes; a bot that fails plays at random, and the failure is logged."""

    def __init__(self, workers: int | None = None) -> None:
        self._count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context)
        return self._pool

    async def think(
        self, engine: Engine, position: Position, seat: int, level: str, *, caller: str, table: str, watched: bool
    ) -> int:
        from ..kernel import rng

        key = secrets.randbits(127)
        try:
            world = engine.resample(position, seat, rng.key(secrets.randbits(128)))  # never the truth
            job = (engine.facts.name, world.tobytes(), seat, level, key)
            limit = 20 * SECONDS.get(level, 1) + 60
            running = asyncio.get_running_loop().run_in_executor(self._workers(), choose, *job)
            action = await asyncio.wait_for(running, limit)
            if action in engine.legal(position, seat):
                return action
            log.error("a bot (%s, %s) chose %s, which is not offered", engine.facts.name, level, action)
        except BrokenProcessPool:
            log.exception("a worker died")
            self._pool = None
        except (asyncio.CancelledError, KeyboardInterrupt):
            raise
        except Exception:
            log.exception("a bot (%s, %s) failed", engine.facts.name, level)
        return at_random(engine, position, seat, key)

    def close(self) -> None:
        """Ends the workers, once they have finished what they are at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

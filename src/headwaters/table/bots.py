"""Bots at tables: they think in worker processes, and get a world that their seat can't tell from the true one.

Quick levels, those that think for so many simulations, have workers of their own, so that nobody's casual bot waits
behind somebody's strong ones. Before each pool of workers stands a queue that is fair by household,
guest and table (`bot_queue`). When many wait, everybody's bots think for a shorter time; none plays at random because a
queue is long. How long an answer takes is settled before anybody looks at what the bot holds or may do: a forced answer
takes as long as a free one, so that time tells nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from ..bots.skills import LEVELS, own_budget
from ..bots.skills import SECONDS as THINKS
from ..kernel.engine import Engine, load
from ..kernel.parts import Position
from .bot_queue import FairQueue, Turn
from .bot_worker import COMPILING_S, GRACE_S, LOADING_S, Brain, Errand, ThoughtFailed, Worker, WorkerLost
from .errors import Refusal
from .metrics import Metrics

log = logging.getLogger("headwaters.bots")

LEAST_S = 0.1  # however many wait
THINKING = 0.85  # of the time of an answer; the rest is for the way there and back
SECONDS = {level: own / THINKING for level, own in THINKS.items() if own}  # how long an answer takes, if nobody waits
PLAIN = "looks"  # who plays for a bot that has no answer: it needs no search
TRIES = 2  # with a worker that dies, hangs or fails; the second has half the time
SAY_AGAIN_S = 3600.0  # until a failure of the same kind is logged once more
STRONG_NICENESS = 10  # a search leaves the processor to whoever answers people


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise Refusal("error-unknown-level", level=level, known=", ".join(LEVELS))
    return level


class Thinker(Protocol):
    """Chooses one of the offered actions of a seat.

    `caller` is the guest who made the table, `household` where it is looked at from, `watched` whether anybody is
    connected to it.
    """

    async def think(
        self,
        engine: Engine,
        position: Position,
        seat: int,
        level: str,
        *,
        caller: str = "",
        household: str = "",
        table: str = "",
        watched: bool = True,
    ) -> int: ...

    def gauges(self) -> dict[str, float]: ...

    def close(self) -> None: ...


def prepare(game: str, level: str) -> None:
    """In a worker: load what the bot calls, once; compile it if need be."""
    if (game, level) not in _prepared:
        from .compiling import one_at_a_time, rehearse_bot

        with one_at_a_time(game):
            rehearse_bot(load(game), level)
        _prepared.add((game, level))


_prepared: set[tuple[str, str]] = set()


def choose(errand: Errand, seconds: float) -> int:
    """In a worker: the bot's choice."""
    import numpy as np

    from .. import bots
    from ..kernel import rng

    engine = load(errand.game)
    world = np.frombuffer(bytearray(errand.world), engine.dtype)[0]
    own = own_budget(errand.level, errand.game)
    budget = bots.Budget(seconds=seconds, sims=own.sims if own else None)
    return int(bots.bot(errand.level).choose(engine, world, errand.seat, rng.key(errand.key), budget))


def loading(game: str, level: str) -> float:
    """For how long a worker may load: only where nothing says that the game's bots are compiled may it be long."""
    from .compiling import SEARCHING_BOTS, mark

    if game not in _compiled and mark(game, *SEARCHING_BOTS).exists():
        _compiled.add(game)
    return LOADING_S if game in _compiled else COMPILING_S


_compiled: set[str] = set()  # games whose mark was found

BRAIN = Brain(prepare, choose, loading)


def at_random(engine: Engine, position: Position, seat: int, key: int) -> int:
    """Every offered action alike."""
    from ..kernel import rng

    offered = engine.legal(position, seat)
    return offered[int(rng.below(rng.key(key), len(offered)))]


class Pool:
    """Some workers, and the queue before them."""

    def __init__(self, size: int, brain: Brain, niceness: int, grace: float) -> None:
        self.size, self.queue = size, FairQueue()
        self._idle = [Worker(brain, niceness, grace) for _ in range(size)]
        self._workers = list(self._idle)
        self._threads = ThreadPoolExecutor(size, "bots")
        self._turns: dict[Turn, asyncio.Future[Worker]] = {}

    async def wait(self, turn: Turn) -> Worker:
        """A worker, when it is this turn's turn; `ask` must follow."""
        self._turns[turn] = asyncio.get_running_loop().create_future()
        self.queue.add(turn)
        self._serve()
        try:
            return await self._turns[turn]
        except asyncio.CancelledError:
            if not self.queue.remove(turn) and not self._turns[turn].cancelled():
                self._free(self._turns[turn].result(), turn)
            raise
        finally:
            del self._turns[turn]

    async def ask(self, worker: Worker, turn: Turn, errand: Errand, seconds: float) -> tuple[int, float]:
        """What the worker answers, and when it began; it is free again when it has answered, also if we are gone."""
        answer = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, errand, seconds)

        def answered(done: asyncio.Future[tuple[int, float]]) -> None:
            _ = done.cancelled() or done.exception()  # looked at, so that nobody complains if we are gone
            self._free(worker, turn)

        answer.add_done_callback(answered)
        return await asyncio.shield(answer)

    def _free(self, worker: Worker, turn: Turn) -> None:
        self.queue.done(turn)
        self._idle.append(worker)
        self._serve()

    def _serve(self) -> None:
        while self._idle and (turn := self.queue.take(time.monotonic())) is not None:
            self._turns[turn].set_result(self._idle.pop())

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.end()


def pool_sizes(cores: int) -> tuple[int, int]:
    """How many workers for the quick levels and how many for those by the clock; one core is left to the service."""
    return max(1, cores // 4), max(1, cores - 1)


class Workers:
    """Bots in worker processes.

    An errand whose worker dies, hangs or fails is given to another one; a bot that still has no answer plays by looks,
    and only one that nobody at all can think for plays at random. Each kind of failure is logged once an hour.
    """

    def __init__(
        self,
        quick: int | None = None,
        strong: int | None = None,
        *,
        processes: int = 1,
        metrics: Metrics | None = None,
        brain: Brain = BRAIN,
        grace: float = GRACE_S,
    ) -> None:
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        usual = pool_sizes(cores // processes)
        self.quick = Pool(quick or usual[0], brain, 0, grace)
        self.strong = Pool(strong or usual[1], brain, STRONG_NICENESS, grace)
        self.metrics = metrics or Metrics()
        self._logged: dict[tuple[str, str, str], float] = {}  # the clock when this kind of failure was last said

    async def think(
        self,
        engine: Engine,
        position: Position,
        seat: int,
        level: str,
        *,
        caller: str = "",
        household: str = "",
        table: str = "",
        watched: bool = True,
    ) -> int:
        for tried, likely in enumerate((*(level,) * TRIES, PLAIN)):
            turn = Turn(caller, table, watched, time.monotonic(), household)
            try:
                action = await self._answer(engine, position, seat, likely, turn, 0.5**tried)
            except (WorkerLost, ThoughtFailed) as error:
                self._complain(engine, level, str(error))
            except Exception as error:  # whatever is wrong with this world or this bot, the table goes on
                self._complain(engine, level, f"{type(error).__name__}: {error}")
            else:
                if action in engine.legal(position, seat):
                    return action
                self._complain(engine, level, "it chose what is not offered")
        self.metrics.count("bots_at_random", level)
        return at_random(engine, position, seat, secrets.randbits(127))

    async def _answer(self, engine: Engine, position: Position, seat: int, level: str, turn: Turn, part: float) -> int:
        """What a worker chooses, not before the time that the level, the queue and nothing else have fixed."""
        pool = self.strong if level in SECONDS else self.quick
        errand = self._errand(engine, position, seat, level)
        worker = await pool.wait(turn)
        self.metrics.took("bot_wait", level, time.monotonic() - turn.asked)
        seconds = SECONDS.get(level, LEAST_S) * part
        if pool is self.strong:
            seconds = max(LEAST_S, seconds * pool.queue.share(turn, pool.size))
        action, begun = await pool.ask(worker, turn, errand, THINKING * seconds)
        await asyncio.sleep(begun + seconds - time.monotonic())
        return action

    @staticmethod
    def _errand(engine: Engine, position: Position, seat: int, level: str) -> Errand:
        from ..kernel import rng

        world = engine.resample(position, seat, rng.key(secrets.randbits(128)))  # never the truth
        return Errand(engine.facts.name, world.tobytes(), seat, level, secrets.randbits(127))

    def _complain(self, engine: Engine, level: str, reason: str) -> None:
        """Count it, and say it, each kind once an hour."""
        self.metrics.count("bot_failures", level)
        kind, now = (engine.facts.name, level, reason.partition(":")[0]), time.monotonic()
        if now - self._logged.get(kind, -SAY_AGAIN_S) >= SAY_AGAIN_S:
            self._logged[kind] = now
            log.warning("a bot (%s, %s) had no answer: %s", engine.facts.name, level, reason)

    def gauges(self) -> dict[str, float]:
        return {
            "bots_waiting_quick": len(self.quick.queue),
            "bots_waiting_strong": len(self.strong.queue),
            "bots_thinking": self.quick.queue.flying + self.strong.queue.flying,
        }

    def close(self) -> None:
        """Ends the workers, and whatever they are at."""
        self.quick.close()
        self.strong.close()

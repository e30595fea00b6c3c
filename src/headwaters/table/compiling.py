"""Which games can be played: rules are compiled by a child process into the cache, then loaded here.

Loading what is compiled takes a moment, compiling half a minute that nobody else should have to wait for. So a child
that has compiled a game leaves a mark in the cache, and where the mark is found no child is asked.
"""

from __future__ import annotations

import asyncio
import fcntl
import hashlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ..kernel.children import end_with_parent
from ..kernel.engine import Engine, load
from ..kernel.facts import all_facts, facts
from ..kernel.rule import INTERPRETED, cache_of
from .rulebook import rulebook

log = logging.getLogger("headwaters.ready")

PLAIN_BOTS = ("looks",)  # compiled before a game is called ready
PARENT = "HEADWATERS_PARENT"  # in the environment of a child that compiles: the process id of who asked it to
SEARCHING_BOTS = ("strong",)  # compiled behind that; bots of all levels call what it calls


def rehearse(game: str) -> Engine:
    """Everything compiled or taken from the cache that a table calls."""
    from ..kernel import rng

    engine = load(game)
    s = engine.setup(engine.facts.least, {}, 1)
    seat = engine.actors(s)[0]
    engine.resample(s, seat, rng.key(1))
    engine.after(s, seat, engine.legal(s, seat)[0])
    rng.below(rng.key(1), 3)
    for name in ("scene", "words"):
        engine.part(name)
    engine.view(s, seat), engine.state(s), engine.views.standing(s)
    rulebook(game, "en", True)  # its pictures call rules of their own
    return engine


def rehearse_bot(engine: Engine, level: str) -> None:
    """What a bot of this level calls, compiled too; a bot that can't think yet only plays at random."""
    from ..bots import levels

    try:
        levels.rehearse(engine, level)
    except Exception:
        log.exception("the bot %s can't play %s", level, engine.facts.name)


class Readiness:
    """The games that are ready, and those that are on their way; then the search of their bots."""

    def __init__(self, *, children: bool = True) -> None:
        self.children = children and not INTERPRETED
        self.ready: set[str] = set()
        self.failed: set[str] = set()
        self.awake: set[str] = set()  # games whose bots' search is compiled, or could not be
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._children: set[asyncio.subprocess.Process] = set()

    def __contains__(self, game: str) -> bool:
        return game in self.ready

    def start(self, tell: Callable[[str], Awaitable[None]], games: list[str] | None = None) -> None:
        """Prepare the games; `tell` hears of each one that has become ready."""
        at_once = asyncio.Semaphore(max(1, (os.cpu_count() or 2) // 2))
        loading = asyncio.Lock()
        for game in games if games is not None else list(all_facts()):
            self._tasks.append(asyncio.create_task(self._prepare(game, at_once, loading, tell)))

    async def _prepare(
        self,
        game: str,
        at_once: asyncio.Semaphore,
        loading: asyncio.Lock,
        tell: Callable[[str], Awaitable[None]],
    ) -> None:
        try:
            async with at_once:
                if not await self._compiled(game, *PLAIN_BOTS):
                    self.failed.add(game)
                    return
            async with loading:
                await asyncio.to_thread(rehearse, game)
            if await self._is_compiled(game, *SEARCHING_BOTS):
                self.awake.add(game)
            self.ready.add(game)
            await tell(game)
            async with at_once:
                await self.wake(game)
        except asyncio.CancelledError:
            raise
        except Exception:
            self.failed.add(game)
            log.exception("%s can't be made ready", game)

    def wake(self, game: str) -> asyncio.Future[None]:
        """Compile the search of a game's bots, if it is not yet; a table that has bots does not wait for its turn."""
        if game not in self._waking:
            self._waking[game] = asyncio.create_task(self._wake(game))
        return asyncio.shield(self._waking[game])

    async def _wake(self, game: str) -> None:
        try:
            await self._compiled(game, *SEARCHING_BOTS)
        except Exception:
            log.exception("the bots of %s can't be woken", game)
        self.awake.add(game)  # if need be a worker tries once more

    async def _compiled(self, game: str, *levels: str) -> bool:
        """Compile rules and bots, if they are not yet, in a child, so that the pages stay quick; whether they are."""
        if await self._is_compiled(game, *levels):
            return True
        environment = {**os.environ, PARENT: str(os.getpid())}
        child = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, game, *levels, env=environment)
        self._children.add(child)
        try:
            code = await child.wait()
        finally:
            self._children.discard(child)
        if code:
            log.error("compiling %s ended with %s", game, code)
        return code == 0

    async def _is_compiled(self, game: str, *levels: str) -> bool:
        return not self.children or (await asyncio.to_thread(mark, game, *levels)).exists()

    async def stop(self) -> None:
        tasks = [*self._tasks, *self._waking.values()]
        for task in tasks:
            task.cancel()
        for child in list(self._children):
            child.terminate()
            await child.wait()
        await asyncio.gather(*tasks, return_exceptions=True)


def mark(game: str, *levels: str) -> Path:
    """The file that says that a game and these bots are compiled: from these sources, by this compiler, for this
    processor. numba looks at the same to decide whether what it has kept can be used."""
    import llvmlite
    import numba
    from llvmlite import binding

    made_of: list[object] = [sys.version, numba.__version__, llvmlite.__version__]
    made_of += [binding.get_host_cpu_name(), sorted(binding.get_host_cpu_features().items()), levels]
    for path in sources(game):
        stat = path.stat()
        made_of.append((str(path), stat.st_mtime_ns, stat.st_size))
    name = hashlib.sha256(repr(made_of).encode()).hexdigest()[:16]
    return cache_of(facts(game).folder) / f"compiled-{name}"


def sources(game: str) -> list[Path]:
    """What a game and its bots are compiled from."""
    package = Path(__file__).parents[1]
    folders = (package / "kernel", package / "bots", facts(game).folder)
    return [path for folder in folders for path in sorted(folder.glob("*.py"))]


@contextmanager
def one_at_a_time(game: str) -> Iterator[None]:
    """Of several services that want to compile a game's rules one does, and the others find them in the cache."""
    with (cache_of(facts(game).folder) / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # freed with the process, in whatever way it ends
        yield


if __name__ == "__main__":
    end_with_parent(int(os.environ.get(PARENT, os.getppid())))  # make has no service above it
    with one_at_a_time(sys.argv[1]):
        compiled = mark(*sys.argv[1:])
        prepared = rehearse(sys.argv[1])
        for wanted in sys.argv[2:]:
            rehearse_bot(prepared, wanted)
        compiled.touch()

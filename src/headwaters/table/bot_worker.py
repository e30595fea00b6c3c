"""A worker process: chooses for one seat at a time, ends with its parent, and is replaced if it dies or hangs."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue

from ..kernel.children import end_with_parent

COMPILING_S = 600.0  # until a worker has loaded a game which it may first have to compile
LOADING_S = 60.0  # the same where it is compiled, which takes a moment
GRACE_S = 10.0  # so much later than asked for, and a worker is taken to hang
ENDING_S = 5.0


@dataclass(frozen=True)
class Errand:
    """What a worker is asked: the game, a world that the seat can't tell from the true one, and a key for chance."""

    game: str
    world: bytes
    seat: int
    level: str
    key: int


def as_if_to_compile(game: str, level: str) -> float:
    return COMPILING_S


@dataclass(frozen=True)
class Brain:
    """What a worker does: `prepare` loads a game for a level, `choose` thinks for so many seconds.

    `loading`, asked outside of the worker, says after how many seconds of loading it is taken to hang.
    """

    prepare: Callable[[str, str], None]
    choose: Callable[[Errand, float], int]
    loading: Callable[[str, str], float] = as_if_to_compile


class WorkerLost(Exception):
    """The worker died or hung; the next question starts a new one."""


class ThoughtFailed(Exception):
    """The worker lives, but the bot raised an error."""


@dataclass(frozen=True)
class Failure:
    """What a worker says instead of an answer."""

    error: str


def work(pipe: Connection, brain: Brain, niceness: int, parent: int) -> None:
    """The life of a worker: errands come through the pipe, `None` when it has begun to think, then the answer."""
    end_with_parent(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's; it ends us
    if hasattr(os, "nice"):
        os.nice(niceness)
    errands: SimpleQueue[tuple[Errand, float]] = SimpleQueue()
    threading.Thread(target=_listen, args=(pipe, errands), daemon=True).start()
    while True:
        errand, seconds = errands.get()
        try:
            brain.prepare(errand.game, errand.level)
            pipe.send(None)
            pipe.send(brain.choose(errand, seconds))
        except Exception as error:
            pipe.send(Failure(f"{type(error).__name__}: {error}"))


def _listen(pipe: Connection, errands: SimpleQueue[tuple[Errand, float]]) -> None:
    try:
        while True:
            errands.put(pipe.recv())
    except (EOFError, OSError):
        os._exit(0)  # the parent is gone, whatever we are at


class Worker:
    """One worker process; it is started by the first question. Questions come one at a time, each in a thread."""

    def __init__(self, brain: Brain, niceness: int = 0, grace: float = GRACE_S) -> None:
        self._brain, self._niceness, self._grace = brain, niceness, grace
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def ask(self, errand: Errand, seconds: float) -> tuple[int, float]:
        """The answer, and when thinking began; waits for it. WorkerLost or ThoughtFailed if there is none."""
        try:
            limit = self._brain.loading(errand.game, errand.level)
            pipe = self._pipe or self._start()
            pipe.send((errand, seconds))
            self._hear(pipe, limit)
            begun = time.monotonic()
            return int(self._hear(pipe, seconds + self._grace) or 0), begun
        except (EOFError, OSError) as error:
            self.end()
            raise WorkerLost("a worker died") from error

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        self._process = context.Process(
            target=work, args=(there, self._brain, self._niceness, os.getpid()), daemon=True
        )
        self._process.start()
        if self._is_closed:  # meanwhile
            self.kill()
        there.close()
        self._pipe = here
        return here

    def _hear(self, pipe: Connection, limit: float) -> int | None:
        if not pipe.poll(limit):
            self.end()
            raise WorkerLost("a worker hung")
        said: int | Failure | None = pipe.recv()
        if isinstance(said, Failure):
            raise ThoughtFailed(said.error)
        return said

    def close(self) -> None:
        """From any thread, for good: whoever waits for an answer gets WorkerLost; `end` must follow."""
        self._is_closed = True
        self.kill()

    def kill(self) -> None:
        if (process := self._process) is not None:
            process.kill()

    def end(self) -> None:
        """Kill the process and tidy up after it; nobody may be waiting for its answer."""
        self.kill()
        if self._process is not None:
            self._process.join(ENDING_S)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

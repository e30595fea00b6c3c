"""Work on the database: functions over one connection, each in a transaction of its own or in one with others.

A function for `write` must do the same when it is called again: one that shared a transaction with another that failed
is done once more alone. Whatever is written is on disk when `write` returns.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS = 2  # threads that read a file at the same time
MOST_TOGETHER = 100  # that are written in one transaction


class Connections(ABC):
    """The connections of one service to its database."""

    engine: Engine  # where settings for connections can be hung up

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """What the work finds."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """What the work answers, once it is committed; nothing is changed if it raises."""

    @abstractmethod
    async def renew(self) -> None:
        """Give up the connections that are open: the next work gets new ones."""

    @abstractmethod
    async def close(self) -> None:
        """Finish."""


class Pooled(Connections):
    """Connections of an event loop to a server, which lets many write at the same time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine, self.engine = engine, engine.sync_engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")  # no transaction that nobody needs

    async def read(self, work: Work[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def renew(self) -> None:
        await self._engine.dispose()

    async def close(self) -> None:
        await self._engine.dispose()


@dataclass(frozen=True)
class Waiting:
    """A piece of work that waits to be written, and where its answer goes."""

    work: Work[Any]
    answer: asyncio.Future[Any]


class Threads(Connections):
    """Connections of threads to a file: several read, one writes.

    What comes while a transaction is being written goes into the next one, all of it: a disk takes as long for one
    commit as for many.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Waiting] = []
        self._is_writing = False

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._done_reading, work)

    def _done_reading(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        waiting = Waiting(work, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if not self._is_writing:
            self._write_on()
        answer: T = await waiting.answer
        return answer

    def _write_on(self) -> None:
        """Let the thread write whatever waits, and then what came meanwhile."""
        some, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        self._is_writing = bool(some)
        if some:
            written = asyncio.get_running_loop().run_in_executor(
                self._writer, self._together, [one.work for one in some]
            )
            written.add_done_callback(lambda done: self._written(some, done))

    def _written(self, some: Sequence[Waiting], done: asyncio.Future[list[Any]]) -> None:
        outcomes = [done.exception()] * len(some) if done.exception() else done.result()
        for waiting, outcome in zip(some, outcomes, strict=True):
            if waiting.answer.done():
                continue  # whoever asked has gone
            if isinstance(outcome, BaseException):
                waiting.answer.set_exception(outcome)
            else:
                waiting.answer.set_result(outcome)
        self._write_on()

    def _together(self, works: Sequence[Work[Any]]) -> list[Any]:
        """In the thread: all in one transaction; if one of them is at fault, each in one of its own."""
        try:
            with self.engine.begin() as connection:
                return [work(connection) for work in works]
        except Exception as error:
            if len(works) == 1 or _is_of_all(error):
                return [error] * len(works)
        return [outcome for work in works for outcome in self._together([work])]

    async def renew(self) -> None:
        self.engine.dispose()

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()


def _is_of_all(error: Exception) -> bool:
    """Whether the database has failed, and not one piece of work."""
    return isinstance(error, OSError) or (
        isinstance(error, DBAPIError) and not isinstance(error, (IntegrityError, ProgrammingError))
    )

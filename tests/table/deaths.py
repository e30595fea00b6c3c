"""Points on the way of a move at which a service is killed, or told to stop; each is called in the child before it
serves."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import uvicorn

from headwaters.table.actor import Actor
from headwaters.table.store import Store

FATAL = 4  # the first move, counted by revisions of its events, that is not survived
change, write, after, taken = Store.change, Store._write, Actor._after, Actor._taken
shutdown = uvicorn.Server.shutdown


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _is_fatal(event: Any) -> bool:
    return bool(event.kind == "play" and event.revision >= FATAL)


def before_the_commit() -> None:
    async def deadly(self: Store, table: str, *events: Any, **more: Any) -> None:
        if _is_fatal(events[0]):
            die()
        await change(self, table, *events, **more)

    Store.change = deadly  # type: ignore[method-assign]


def in_the_transaction() -> None:
    """Everything is written, and nothing committed."""
    fatal = [False]

    async def noted(self: Store, table: str, *events: Any, **more: Any) -> None:
        fatal[0] = _is_fatal(events[0])
        await change(self, table, *events, **more)

    async def deadly(self: Store, work: Any) -> Any:
        def worked(connection: Any) -> Any:
            answer = work(connection)
            if fatal[0]:
                die()
            return answer

        return await write(self, worked)

    Store.change = noted  # type: ignore[method-assign]
    Store._write = deadly  # type: ignore[method-assign]


def after_the_commit() -> None:
    async def deadly(self: Store, table: str, *events: Any, **more: Any) -> None:
        await change(self, table, *events, **more)
        if _is_fatal(events[0]):
            die()

    Store.change = deadly  # type: ignore[method-assign]


def before_anybody_is_shown() -> None:
    def deadly(self: Actor) -> None:
        if self.table.revision >= FATAL:
            die()
        after(self)

    Actor._after = deadly  # type: ignore[method-assign]


def before_it_is_acknowledged() -> None:
    def deadly(self: Actor, *more: Any) -> None:
        if self.table.revision >= FATAL:
            die()
        taken(self, *more)

    Actor._taken = deadly  # type: ignore[method-assign]


KEPT = (after_the_commit, before_anybody_is_shown, before_it_is_acknowledged)
LOST = (before_the_commit, in_the_transaction)


def told_to_stop_in_a_move() -> None:
    """No death: the service is told to stop while it commits a move, which goes on only when the stop has begun."""
    stopping = asyncio.Event()

    async def begun(self: uvicorn.Server, *sockets: Any, **more: Any) -> None:
        stopping.set()
        await shutdown(self, *sockets, **more)

    async def held(self: Store, table: str, *events: Any, **more: Any) -> None:
        if events[0].kind == "play":
            os.kill(os.getpid(), signal.SIGTERM)
            await stopping.wait()
        await change(self, table, *events, **more)

    uvicorn.Server.shutdown = begun  # type: ignore[method-assign]
    Store.change = held  # type: ignore[method-assign]

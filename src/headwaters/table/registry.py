"""The tables at work: found, started from the store, and parked when nobody misses them.

A parked table is only in the store. Whoever asks for it starts it again, and so does whoever asks for one whose task
has ended by an error.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .actor import Actor, Begin, CatchUp, Heard, Read
from .errors import Refusal
from .store import Guest, StoredTable
from .table import Table
from .viewers import Viewer

if TYPE_CHECKING:
    from .service import Service

log = logging.getLogger("headwaters.registry")

LONGEST_ID = 32


class Registry:
    """The actors by table."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._actors: dict[str, Actor] = {}  # the least recently used first
        self._starting: dict[str, asyncio.Task[None]] = {}
        self._elsewhere: set[str] = set()  # tables that are not at work here and have changed
        self._looking: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ to ask a table

    async def ask(self, table_id: str, wish: Any, sender: Viewer | Guest | None = None) -> Any:
        """A table's answer to a wish; `error-unknown-table` where there is none."""
        while (actor := self._actors.pop(table_id, None)) is None:
            await self._start_stored(table_id)
        self._actors[table_id] = actor  # nothing is awaited until the wish is in the mailbox: it can't be parked before
        return await actor.ask(wish, sender)

    async def table(self, table_id: str) -> Table:
        """A table to look at, as it stands behind all that was asked before."""
        table: Table = await self.ask(table_id, Read())
        return table

    def tell(self, table_id: str, wish: Any, sender: Viewer | None = None) -> None:
        """Tell a table something, if it is at work."""
        if actor := self._actors.get(table_id):
            actor.tell(wish, sender)

    def heard(self, table_id: str, revision: int, said: int = 0) -> None:
        """A table has got this revision, or so many lines of chat, here or in another service."""
        actor = self._actors.get(table_id)
        if actor is None:
            self._elsewhere.add(table_id)
            if self._looking is None:
                self._looking = asyncio.create_task(self._look_elsewhere())
        elif revision > actor.table.revision or said > actor.table.said:
            actor.tell(Heard(revision, said))

    async def _look_elsewhere(self) -> None:
        """Guests who are connected here may be waited for at tables that are at work elsewhere."""
        while self._elsewhere:
            some, self._elsewhere = self._elsewhere, set()
            try:
                for guest in await self.service.waiting.look_again(some):
                    self.show_waiting(guest)
            except Exception:  # of no more weight than a number in the corner of a page
                log.exception("who is waited for elsewhere could not be read")
        self._looking = None

    def show_waiting(self, guest: str, but: str = "") -> None:
        """How many tables wait for a guest has changed; it is told at all of them but the one that has changed."""
        for viewer in self.service.audience.of_guest(guest):
            if viewer.table != but:
                self.tell(viewer.table, CatchUp(), viewer)

    def watched(self) -> Iterable[str]:
        return [table_id for table_id, actor in self._actors.items() if actor.viewers]

    def at_work(self) -> Iterable[str]:
        return list(self._actors)

    def in_memory(self, table_id: str) -> Table | None:
        """A table that is at work."""
        actor = self._actors.get(table_id)
        return actor.table if actor else None

    def here(self, table_id: str) -> set[str]:
        """The guests who are connected to a table."""
        actor = self._actors.get(table_id)
        return actor.here if actor else set()

    @property
    def count(self) -> int:
        return len(self._actors)

    @property
    def weight(self) -> int:
        """About how many bytes the tables take."""
        return sum(actor.weight for actor in self._actors.values())

    # ------------------------------------------------------------ to start and to park

    def start(self, stored: StoredTable) -> None:
        """A table goes to work."""
        self._park()
        actor = self._actors[stored.id] = Actor(self.service, stored)
        actor.task.add_done_callback(lambda task: self._ended(actor, task))

    async def _start_stored(self, table_id: str) -> None:
        """The same for one that is in the store; several who ask at once start it once."""
        if table_id not in self._starting:
            task = self._starting[table_id] = asyncio.create_task(self._read_and_start(table_id))
            task.add_done_callback(lambda _: self._starting.pop(table_id, None))
        await asyncio.shield(self._starting[table_id])

    async def _read_and_start(self, table_id: str) -> None:
        stored = await self.service.store.table(table_id) if len(table_id) <= LONGEST_ID else None
        if stored is None:
            raise Refusal("error-unknown-table")
        if table_id not in self._actors:
            self.start(stored)

    def park(self, actor: Actor) -> None:
        """Park a table that has been idle since somebody left it."""
        if self._actors.get(actor.id) is actor and actor.is_forgotten():
            del self._actors[actor.id]
            actor.task.cancel()

    def _park(self) -> None:
        """Make room for another table: whatever is idle goes, the least recently used first."""
        settings = self.service.settings
        weight = self.weight
        for table_id, actor in list(self._actors.items()):
            if weight <= settings.most_bytes and len(self._actors) < settings.most_tables:
                return
            if actor.is_idle:
                del self._actors[table_id]
                actor.task.cancel()
                weight -= actor.weight

    def _ended(self, actor: Actor, task: asyncio.Task[None]) -> None:
        """An actor's task has ended: parked, stopped, or by an error; then the next who asks starts it anew."""
        if self._actors.get(actor.id) is actor:
            del self._actors[actor.id]
        if not task.cancelled() and (error := task.exception()):
            log.error("table %s has stopped", actor.id, exc_info=error)
            actor.give_up(error)
        actor.refuse_rest(Refusal("error-busy"))

    # ------------------------------------------------------------ all tables

    async def game_ready(self, game: str) -> None:
        """The rules of a game are ready: tables that wait for them go on. The others do when somebody comes."""
        for actor in list(self._actors.values()):
            if actor.table.game == game:
                actor.tell(Begin())

    async def close(self) -> None:
        """Everything that was asked is done, and everybody is sent away."""
        for task in (*self._starting.values(), *filter(None, [self._looking])):
            task.cancel()
        await asyncio.gather(*(actor.stop() for actor in list(self._actors.values())))

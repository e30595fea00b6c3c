"""Which tables wait for whom: kept for guests who are connected, so that every frame can say how many.

The store knows it of everybody. What it says when a guest comes is kept up to date by the tables at work here, and
asked for again when another service has changed a table at which such a guest sits.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from .store import Store


class Waiting:
    """By connected guest: the tables that wait for one of their seats."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: dict[str, set[str]] = {}
        self._changes = 0

    def tables(self, guest: str | None) -> set[str]:
        return self._tables.get(guest or "", set())

    async def come(self, guest: str) -> None:
        """A guest is connected."""
        if guest not in self._tables:
            self._tables[guest] = set()
            await self._read([guest])

    def leave(self, guest: str) -> None:
        """A guest is no longer connected."""
        self._tables.pop(guest, None)

    async def look_again(self, tables: Collection[str]) -> list[str]:
        """These tables were changed elsewhere; the guests for whom that made a difference."""
        seated = await self._store.guests_at(tables) if self._tables else set()
        return await self._read([guest for guest in seated if guest in self._tables])

    async def _read(self, guests: Collection[str]) -> list[str]:
        """What the store says of these guests; again, if a table here has said something meanwhile."""
        before = {guest: set(self.tables(guest)) for guest in guests}
        changes = -1
        while guests and changes != self._changes:
            changes = self._changes
            waiting = await self._store.waiting_tables(guests)
        for guest in guests:
            if guest in self._tables:
                self._tables[guest] = waiting[guest]
        return [guest for guest in guests if self.tables(guest) != before[guest]]

    def note(self, table: str, seated: Iterable[str | None], asked: Collection[str | None]) -> list[str]:
        """Who of those seated is asked now; the connected guests for whom that is new."""
        changed = []
        for guest in {guest for guest in seated if guest in self._tables}:
            assert guest
            if (guest in asked) != (table in self._tables[guest]):
                self._tables[guest] ^= {table}
                changed.append(guest)
        self._changes += bool(changed)
        return changed

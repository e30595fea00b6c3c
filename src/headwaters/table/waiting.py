"""Which tables wait for whom: kept in memory, so that every frame can say how many."""

from __future__ import annotations

from collections.abc import Collection, Iterable


class Waiting:
    """By guest: the tables that wait for one of their seats."""

    def __init__(self) -> None:
        self._tables: dict[str, set[str]] = {}

    def tables(self, guest: str | None) -> set[str]:
        return self._tables.get(guest or "", set())

    def note(self, table: str, seated: Iterable[str | None], asked: Collection[str | None]) -> list[str]:
        """Who of those seated is asked now; the guests for whom that is new."""
        changed = []
        for guest in {guest for guest in seated if guest}:
            if guest in asked and table not in self.tables(guest):
                self._tables.setdefault(guest, set()).add(table)
                changed.append(guest)
            elif guest not in asked and table in self.tables(guest):
                self._tables[guest].discard(table)
                if not self._tables[guest]:
                    del self._tables[guest]
                changed.append(guest)
        return changed

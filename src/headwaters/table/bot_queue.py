"""Whose turn it is to be thought about: fair by household, then by guest, then by table, with at most one turn a table.

A household is an address (or the network of an IPv6 address): guests cost nothing, so many of them at one address get
together what one gets at another.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

LONG_S = 10.0  # whoever has waited this long is served as if somebody watched

Tables = dict[str, list["Turn"]]  # the turns of each table, in the order in which they were asked for
Guests = dict[str, Tables]


@dataclass(eq=False)
class Turn:
    """A table's wish that one of its bots be thought about.

    `caller` is the guest who made the table, `household` from where it is looked at (`Audience.household`).
    """

    caller: str
    table: str
    watched: bool
    asked: float  # the clock when it was asked for
    household: str = ""


class FairQueue:
    """Waiting turns. Households are served in turn, so are the guests of one and the tables of a guest; those nobody
    watches come last."""

    def __init__(self) -> None:
        self._waiting: dict[str, Guests] = {}  # by household, guest and table, on each step longest not served first
        self._flying: dict[str, Turn] = {}  # by table

    def __len__(self) -> int:
        return sum(len(self._turns(first)) for first in self._heads())

    @property
    def flying(self) -> int:
        return len(self._flying)

    def add(self, turn: Turn) -> None:
        guests = self._waiting.setdefault(turn.household, {})
        guests.setdefault(turn.caller, {}).setdefault(turn.table, []).append(turn)

    def remove(self, turn: Turn) -> bool:
        """Whether the turn was waiting; it no longer is."""
        turns = self._turns(turn)
        if turn not in turns:
            return False
        turns.remove(turn)
        self._tidy(turn)
        return True

    def take(self, now: float) -> Turn | None:
        """The next turn, which is in flight from here on; None if nobody can be served."""
        return self._first(now, everybody=False) or self._first(now, everybody=True)

    def _first(self, now: float, everybody: bool) -> Turn | None:
        for turn in self._heads():
            if turn.table not in self._flying and (everybody or turn.watched or now - turn.asked > LONG_S):
                self._turns(turn).pop(0)
                self._flying[turn.table] = turn
                self._comes_last(turn)
                self._tidy(turn)
                return turn
        return None

    def _heads(self) -> Iterator[Turn]:
        """The first waiting turn of each table, in the order in which they are to be served."""
        for guests in self._waiting.values():
            for tables in guests.values():
                for turns in tables.values():
                    yield turns[0]

    def _turns(self, turn: Turn) -> list[Turn]:
        """The waiting turns of this turn's table."""
        return self._waiting.get(turn.household, {}).get(turn.caller, {}).get(turn.table, [])

    def _comes_last(self, turn: Turn) -> None:
        """Table, guest and household of a turn have been served: each goes behind the others."""
        guests = self._waiting[turn.household]
        tables = guests[turn.caller]
        tables[turn.table] = tables.pop(turn.table)
        guests[turn.caller] = guests.pop(turn.caller)
        self._waiting[turn.household] = self._waiting.pop(turn.household)

    def done(self, turn: Turn) -> None:
        self._flying.pop(turn.table, None)

    def share(self, turn: Turn, workers: int) -> float:
        """Of the time of so many workers what one turn may take, so that everybody who waits has had one soon.

        The time is divided among the households, then among the guests of this one, then among this guest's tables: all
        that wait together take as long as one would alone, however many they are and whoever they belong to.
        """
        others = [turn, *self._heads(), *self._flying.values()]
        households = {other.household for other in others}
        neighbours = [other for other in others if other.household == turn.household]
        guests = {other.caller for other in neighbours}
        tables = {other.table for other in neighbours if other.caller == turn.caller}
        return min(1.0, workers / (len(households) * len(guests) * len(tables)))

    def _tidy(self, turn: Turn) -> None:
        guests = self._waiting[turn.household]
        tables = guests[turn.caller]
        if not tables[turn.table]:
            del tables[turn.table]
        if not tables:
            del guests[turn.caller]
        if not guests:
            del self._waiting[turn.household]

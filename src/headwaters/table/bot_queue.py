"""Whose turn it is to be thought about: fair by caller, then by table, with at most one turn a table."""

from __future__ import annotations

from dataclasses import dataclass

LONG_S = 10.0  # whoever has waited this long is served as if somebody watched


@dataclass(eq=False)
class Turn:
    """A table's wish that one of its bots be thought about; `caller` is the guest who made the table."""

    caller: str
    table: str
    watched: bool
    asked: float  # the clock when it was asked for


class FairQueue:
    """Waiting turns. Callers are served in turn, so are the tables of one caller; those nobody watches come last."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, list[Turn]]] = {}  # by caller and table, longest not served first
        self._flying: dict[str, Turn] = {}  # by table

    def __len__(self) -> int:
        return sum(len(turns) for tables in self._waiting.values() for turns in tables.values())

    @property
    def flying(self) -> int:
        return len(self._flying)

    def add(self, turn: Turn) -> None:
        self._waiting.setdefault(turn.caller, {}).setdefault(turn.table, []).append(turn)

    def remove(self, turn: Turn) -> bool:
        """Whether the turn was waiting; it no longer is."""
        turns = self._waiting.get(turn.caller, {}).get(turn.table, [])
        if turn not in turns:
            return False
        turns.remove(turn)
        self._tidy(turn)
        return True

    def take(self, now: float) -> Turn | None:
        """The next turn, which is in flight from here on; None if nobody can be served."""
        return self._first(now, everybody=False) or self._first(now, everybody=True)

    def _first(self, now: float, everybody: bool) -> Turn | None:
        for caller, tables in self._waiting.items():
            for table, turns in tables.items():
                turn = turns[0]
                if table not in self._flying and (everybody or turn.watched or now - turn.asked > LONG_S):
                    turns.pop(0)
                    self._flying[table] = turn
                    tables[table] = tables.pop(table)
                    self._waiting[caller] = self._waiting.pop(caller)
                    self._tidy(turn)
                    return turn
        return None

    def done(self, turn: Turn) -> None:
        self._flying.pop(turn.table, None)

    def share(self, turn: Turn, workers: int) -> float:
        """Of the time of so many workers what one turn may take, so that everybody who waits has had one soon.

        The time is divided among the callers, then among the tables of this one: all that wait together take as long as
        one would alone, however many they are and whoever they belong to.
        """
        flying = [other for other in self._flying.values() if other is not turn]
        callers = {turn.caller, *self._waiting, *(other.caller for other in flying)}
        tables = {turn.table, *self._waiting.get(turn.caller, ())}
        tables |= {other.table for other in flying if other.caller == turn.caller}
        return min(1.0, workers / (len(callers) * len(tables)))

    def _tidy(self, turn: Turn) -> None:
        tables = self._waiting[turn.caller]
        if not tables[turn.table]:
            del tables[turn.table]
        if not tables:
            del self._waiting[turn.caller]

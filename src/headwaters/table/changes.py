"""What services that share a database tell each other, and how they agree on who does what only one may do.

A service that has its database for itself needs neither: nothing changes behind its back, and everything is its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Hearer(Protocol):
    """Whoever wants to hear what has changed: the registry of a service."""

    def heard(self, table_id: str, revision: int, said: int = 0) -> None:
        """A table has this revision and so many lines of chat, as far as is known; it may have had them for long."""

    def watched(self) -> Iterable[str]:
        """The tables that somebody looks at."""

    def at_work(self) -> Iterable[str]:
        """All tables that are in memory."""


class Changes:
    """Hints that a table has changed: told after the commit, heard sooner or later, never needed for being right."""

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Hear and tell no more."""

    def announce(self, table_id: str, revision: int, said: int = 0) -> None:
        """Tell the other services that a table has this revision and so many lines of chat; returns at once."""


class Leases:
    """Which of the services does what only one may do: the bots and clocks of a table, the housekeeping."""

    is_reached = True  # whether it can be found out, as far as is known

    async def mine(self, name: str) -> bool:
        """Whether this service does it; from then on it does, until it is released or the service ends."""
        return True

    def release(self, name: str) -> None:
        """Let another service do it; returns at once."""

    async def close(self) -> None:
        """Release everything."""

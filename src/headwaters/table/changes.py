"""What several services on one database owe each other. This one is alone: nobody else commits."""

from __future__ import annotations


class Changes:
    """Tells other services of commits."""

    def announce(self, table: str, revision: int) -> None:
        """A table has this revision now."""


class Leases:
    """Decides which service asks the bots of a table."""

    async def mine(self, table: str) -> bool:
        """Whether it is this one."""
        return True

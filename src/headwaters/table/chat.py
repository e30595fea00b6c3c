"""Chat at the table: plain text, kept with the table, in no log of the game and in no record.

Players may always write. Whoever only looks on sees what no player may see together, and could help one: so they write
once the game is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from .answers import ChatLine, Said
from .errors import Refusal
from .store import ChatLine as Stored
from .table import Table

SHOWN = 60  # lines that somebody sees who comes
JOINER = "\N{ZERO WIDTH JOINER}"  # holds the parts of an emoji together


def clean(text: str) -> str:
    """What was said, as one line of printable characters; `error-nothing-said` if none is left."""
    said = " ".join("".join(c if c.isprintable() or c == JOINER else " " for c in text).split())
    if not said.replace(JOINER, "").strip():
        raise Refusal("error-nothing-said")
    return said


def check_may_write(table: Table, guest: str) -> None:
    """Refuse the words of a spectator before the end."""
    if not table.seats_of(guest) and not table.over:
        raise Refusal("error-spectators-listen")


def said(lines: Sequence[Stored], guest: str | None) -> Said:
    """Lines as one viewer gets them."""
    return Said(
        [
            ChatLine(line.n, _alias(line), line.name, line.seat, line.text, line.guest == guest, line.at)
            for line in lines
        ]
    )


def _alias(line: Stored) -> str:
    """A name for the guest by which a browser can mute them: the same at every table, and good for nothing else."""
    return hashlib.sha256(f"muted {line.guest}".encode()).hexdigest()[:12]

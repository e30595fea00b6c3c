"""Who sits where: a chair is free, a person's or a bot's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

BOT_NAMES = ("Mei", "Tashi", "Ling", "Dorje")


@dataclass(frozen=True)
class Chair:
    """One chair of a table."""

    guest: str | None = None
    name: str | None = None
    bot: str | None = None  # its level

    @property
    def kind(self) -> str:
        return "bot" if self.bot else "person" if self.guest else "free"

    @property
    def is_free(self) -> bool:
        return self.kind == "free"


FREE = Chair()


def bot_chair(seat: int, level: str) -> Chair:
    return Chair(name=BOT_NAMES[seat % len(BOT_NAMES)], bot=level)


def seats_of(chairs: Sequence[Chair], guest: str | None) -> list[int]:
    """The seats of a guest; several are a hot seat."""
    return [seat for seat, chair in enumerate(chairs) if guest is not None and chair.guest == guest]


def names(chairs: Sequence[Chair]) -> list[str]:
    return [chair.name or f"{seat + 1}" for seat, chair in enumerate(chairs)]


def replaced(chairs: Sequence[Chair], seat: int, chair: Chair) -> list[Chair]:
    return [chair if i == seat else other for i, other in enumerate(chairs)]

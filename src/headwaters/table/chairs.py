"""Who sits where: a chair is free, a person's or a bot's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

BOT_NAMES = ("Mei", "Tashi", "Ling", "Dorje")


@dataclass(frozen=True)
class Chair:
    """One chair of a table."""

    guest: str | None = None
    name: str | None = None
    bot: str | None = None  # its level
    emblem: str | None = None  # what it plays as, in games that have emblems
    resigned: bool = False  # its player has given up: whoever plays on here can't win

    @property
    def is_handed(self) -> bool:
        """Whether a bot plays in the place of a person, who may come back."""
        return bool(self.guest and self.bot and not self.resigned)

    @property
    def decides(self) -> str | None:
        """The guest who decides here; None where a bot does, or nobody."""
        return None if self.bot else self.guest

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


def people(chairs: Sequence[Chair]) -> set[str]:
    """The guests who have not given up, those in whose place a bot plays included."""
    return {chair.guest for chair in chairs if chair.guest and not chair.resigned}


def is_broken_off(chairs: Sequence[Chair]) -> bool:
    """Whether a resignation has ended the game: one seat is left, or no person."""
    staying = [chair for chair in chairs if not chair.resigned]
    return len(staying) < len(chairs) and (len(staying) < 2 or not people(chairs))


def replaced(chairs: Sequence[Chair], seat: int, chair: Chair) -> list[Chair]:
    return [chair if i == seat else other for i, other in enumerate(chairs)]


def with_emblems(chairs: Sequence[Chair], emblems: Sequence[str]) -> list[Chair]:
    """The chairs, every taken one with an emblem of the game: the chosen one, else its seat's, else the first free."""
    new_chairs = [replace(chair, emblem=None if chair.is_free else chair.emblem) for chair in chairs]
    for seat, chair in enumerate(new_chairs):
        taken = {other.emblem for other in new_chairs}
        if not chair.is_free and chair.emblem not in emblems:
            free = [emblem for emblem in (*emblems[seat : seat + 1], *emblems) if emblem not in taken]
            new_chairs[seat] = replace(chair, emblem=free[0] if free else None)
    return new_chairs

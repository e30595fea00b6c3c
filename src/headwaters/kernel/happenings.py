"""Happenings: what a step did that is worth a scene of its own, such as a war, a revolt, a fog or a reward.

A game tells them from the deeds of a step (`happenings.py` of its folder, which may be missing). Words are messages and
pictures are pieces of SVG around the origin, in the scale of the board; the table says them in the viewer's language.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Message = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Item:
    """A piece, card or point that was there, fell or was gained: in words, whose it is, and how it looks."""

    says: Message
    seat: int | None = None
    svg: str = ""


@dataclass(frozen=True)
class Side:
    """One side of a fight or a comparison: what it is called, what it counts and why, and whose side it is."""

    who: Message
    strength: int
    counted: tuple[Message, ...] = ()  # what makes the strength, one line for each source
    pieces: tuple[Item, ...] = ()
    seats: tuple[int, ...] = ()
    won: bool = False


@dataclass(frozen=True)
class Happening:
    """A scene: two or more sides against each other, what fell, who gained what; or only what happened, in sentences.

    `kind` is a word for the style sheet. Whoever is on a side, lost or gained something is concerned, and `concerned`.
    """

    kind: str
    title: Message
    rule: str
    sides: tuple[Side, ...] = ()
    lost: tuple[Item, ...] = ()
    gained: tuple[Item, ...] = ()
    lines: tuple[Message, ...] = ()
    svg: str = ""
    concerned: tuple[int, ...] = ()  # seats beyond those: who brought it about, whose land it is
    about: tuple[str, ...] = ()  # ids of the pieces and places it tells of, where it is not all that the step touched

    @property
    def seats(self) -> frozenset[int]:
        """Whom it concerns."""
        seats: Iterable[int | None] = [
            *(seat for side in self.sides for seat in side.seats),
            *(item.seat for item in (*self.lost, *self.gained)),
            *self.concerned,
        ]
        return frozenset(seat for seat in seats if seat is not None)

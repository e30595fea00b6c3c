"""What a game tells the page before somebody acts (`guide.py` of its folder, which may be missing)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Message = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Sign:
    """A small drawing of what an action would bring, around the origin in the scale of the board, and in words.

    It stands on the target of the action and on every piece just like it, or at the element whose id is `at`.
    """

    svg: str
    says: Message
    at: str = ""


@dataclass(frozen=True)
class Face:
    """The button of an answer that is one of a row: the name of the row, its number there, and how things stand then.

    `total` needs no words (`3 : 2`); `ahead` is whether that would be enough as things stand.
    """

    row: Message
    number: int
    total: str
    ahead: bool


@dataclass(frozen=True)
class Meaning:
    """A piece or a place: what it is, where that can be said, what it does, and the rule to read on."""

    name: Message | None
    help: Message
    rule: str

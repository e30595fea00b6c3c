"""Herons in words: a message for each deed, and what an action would bring."""

from collections.abc import Sequence
from typing import Any

from headwaters.kernel.deeds import Deed
from headwaters.kernel.parts import Line, Message


def _message(deed: Deed) -> str:
    """What others are told of a hidden card has a message of its own."""
    hidden = "" if set(deed.kind.args) <= set(deed.args) else "-hidden"
    return f"he-did-{deed.name.replace('_', '-')}{hidden}"


def tell(deeds: Sequence[Deed]) -> list[Line]:
    """One step, in order."""
    return [(_message(deed), dict(deed.args), deed.kind.rule) for deed in deeds]


def would(s: Any, seat: int, action: int, deeds: Sequence[Deed]) -> list[Message]:
    """What an offered action would bring; what it catches depends on the others."""
    return [("he-will-chose", {"card": action, "points": int(s.shallows)})]

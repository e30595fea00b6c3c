"""Actions and chance as text and back, and why an action is not offered."""

import re
from collections.abc import Sequence
from typing import Any

from headwaters.kernel.deeds import Deed
from headwaters.kernel.errors import Reason

from .pieces import CARDS, FISH


def text(s: Any, seat: int, action: int) -> str:
    """The notation of an action."""
    return f"stretch {action}"


def chance_lines(deeds: Sequence[Deed]) -> list[dict[str, Any]]:
    """What chance did among these deeds, as lines of the game record."""
    lines: list[dict[str, Any]] = []
    for deed in deeds:
        match deed.name:
            case "dealt" if lines and lines[-1]["to"] == deed["seat"]:
                lines[-1]["what"].append(deed["card"])
            case "dealt" | "drew":
                lines.append({"chance": "draw", "to": deed["seat"], "what": [deed["card"]]})
            case "swam_in":
                lines.append({"chance": "fish", "what": [deed["fish"]]})
    return lines


def dictate_setup(s: Any, lines: Sequence[Any]) -> list[int]:
    """The answers of chance for a set-up with these lines."""
    return _answers(CARDS.tolist(), FISH.tolist(), lines)


def dictate(s: Any, lines: Sequence[Any]) -> list[int]:
    """The answers of chance for the end of this round."""
    return _answers(s.pile.tolist(), s.stream.tolist(), lines)


def _answers(pile: list[int], stream: list[int], lines: Sequence[Any]) -> list[int]:
    answers = []
    for line in lines:
        pieces = {"draw": pile, "fish": stream}[line["chance"]]
        for number in line["what"]:
            if type(number) is not int or number < 1 or pieces[number] < 1:
                raise ValueError(f"there is no {number} left")
            answers.append(sum(pieces[:number]))
            pieces[number] -= 1
    return answers


def why_not(s: Any, seat: int, text: str) -> tuple[str, Reason]:
    """HE-04: a card of the hand is asked for."""
    if match := re.fullmatch(r"stretch ([0-9]{1,3})", text):
        return "HE-04", Reason("he-why-no-card", card=int(match[1]))
    return "HE-04", Reason("he-why-stretch")

"""What can happen in Herons: the kinds of deeds that the rules note."""

from collections.abc import Callable, Mapping
from typing import Any

from headwaters.kernel.deeds import Kind, numbers

DEEDS = (
    Kind("dealt", ("seat", "card"), "HE-01", secret={"card": "seat"}, chance=True),
    Kind("swam_in", ("fish",), "HE-03", chance=True),
    Kind("chose", ("seat", "card"), "HE-04", secret={"card": "seat"}),
    Kind("showed", ("seat", "card"), "HE-05", reveals=True),
    Kind("caught", ("seat", "points"), "HE-05"),
    Kind("missed", ("points",), "HE-05"),
    Kind("drew", ("seat", "card"), "HE-06", secret={"card": "seat"}, chance=True),
    Kind("won", ("seat", "points"), "HE-07"),
)
DEALT, SWAM_IN, CHOSE, SHOWED, CAUGHT, MISSED, DREW, WON = numbers(DEEDS)

WORDS: Mapping[str, Callable[[Any, int], Any]] = {}  # all of these numbers read as numbers

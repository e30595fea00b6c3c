"""The record of a position. Cards and fish are counted by their number, as in `pieces`."""

from collections.abc import Mapping
from typing import Any

from headwaters.kernel.position import noted, record

from .pieces import CARDS, FISH, HAND

STATE = record(
    [
        ("hand", "i1", (4, len(CARDS))),  # a chosen card stays in the hand until it is shown
        ("pile", "i1", len(CARDS)),
        ("stream", "i1", len(FISH)),  # fish that are still to come
        ("shallows", "i1"),  # points that can be caught
        ("chosen", "i1", 4),  # the card, 0 before the choice
        ("shown", "i1", 4),  # the card of the round before
    ]
)
# The set-up is the longest step: four hands and the first fish. A round has at most four cards shown and drawn, a
# choice, a catch and a fish.
NOTED = noted(STATE, deeds=4 * HAND + 1, tape=4 * HAND + 1)


def write_options(s: Any, options: Mapping[str, Any]) -> None:
    """Herons has no options."""

"""What can happen in Yangtze: the kinds of deeds that the rules note, and how their numbers read."""

from __future__ import annotations

from typing import Any

from ...kernel.deeds import Kind, numbers
from .pieces import COLOURS, PAIRS, PILES, where

DEEDS = (
    # Set-up, and what chance gives
    Kind("begins", ("seat", "turn"), "YZ-05", chance=True),  # who has red; how often the start tile is turned
    Kind("set_aside", ("count",), "YZ-02", chance=True),
    Kind("dealt", ("seat", "tile"), "YZ-02", secret={"tile": "seat"}, chance=True),
    Kind("began_with", ("seat", "colour"), "YZ-04"),
    Kind("drew", ("seat", "tile"), "YZ-14", secret={"tile": "seat"}, chance=True),
    # Exchange, reward, discard
    Kind("swapped", ("seat", "gives", "takes"), "YZ-06"),
    Kind("kept_rafts", ("seat",), "YZ-06"),
    Kind("rewarded_four", ("seat", "colour", "value"), "YZ-07"),
    Kind("rewarded_pairs", ("seat", "pairs", "value"), "YZ-07"),
    Kind("rewarded_seven", ("seat", "value"), "YZ-07"),
    Kind("general_paid", ("pile", "value", "count"), "YZ-08"),
    Kind("pile_ran_out", ("pile",), "YZ-08"),
    Kind("kept_cards", ("seat",), "YZ-07"),
    Kind("discarded", ("seat", "colour", "over"), "YZ-09"),
    # Laying
    Kind("laid", ("seat", "tile", "turn", "place"), "YZ-10"),
    Kind("matched", ("seat", "colour", "side"), "YZ-11"),
    Kind("matched_in_vain", ("seat", "colour", "side"), "YZ-11"),
    Kind("gained_rafts", ("seat", "count", "tile"), "YZ-12"),
    Kind("received", ("seat", "colour"), "YZ-13"),
    Kind("received_nothing", ("seat", "colour"), "YZ-13"),
    Kind("sold_out", ("colour",), "YZ-11"),
    Kind("draw_pile_ran_out", (), "YZ-14"),
    # The end
    Kind("last_turns_begin", (), "YZ-16"),
    Kind("sat_out", ("seat",), "YZ-16"),  # neither an exchange nor a reward was possible in the last turn
    Kind("won", ("seat", "points", "by"), "YZ-17"),
    Kind("shared", ("seat", "points"), "YZ-17"),
)
(
    BEGINS,
    SET_ASIDE,
    DEALT,
    BEGAN_WITH,
    DREW,
    SWAPPED,
    KEPT_RAFTS,
    REWARDED_FOUR,
    REWARDED_PAIRS,
    REWARDED_SEVEN,
    GENERAL_PAID,
    PILE_RAN_OUT,
    KEPT_CARDS,
    DISCARDED,
    LAID,
    MATCHED,
    MATCHED_IN_VAIN,
    GAINED_RAFTS,
    RECEIVED,
    RECEIVED_NOTHING,
    SOLD_OUT,
    DRAW_PILE_RAN_OUT,
    LAST_TURNS_BEGIN,
    SAT_OUT,
    WON,
    SHARED,
) = numbers(DEEDS)


def _colour(s: Any, number: int) -> str:
    return COLOURS[number]


WORDS = {
    "colour": _colour,
    "gives": _colour,
    "takes": _colour,
    "pairs": lambda s, number: "-".join(COLOURS[colour] for colour in PAIRS[number]),
    "pile": lambda s, number: PILES[number],
    "place": lambda s, number: where(number),
    "side": lambda s, number: "NESW"[number],
    "by": lambda s, number: ("points", "rafts", "cards")[number],
}

"""What can happen in Yellow & Yangtze: the kinds of deeds that the rules note, and how their numbers read."""

from __future__ import annotations

from typing import Any

from ...kernel.deeds import NOBODY, Kind, numbers
from .pieces import COLOURS, TO_MARKET
from .places import space, triangle

_OWN = {"colour": "seat"}

DEEDS = (
    # Set-up, and what chance gives
    Kind("begins", ("seat",), "YY-03", chance=True),
    Kind("removed", ("colour", "count"), "YY-04", secret={"count": NOBODY}, chance=True),
    Kind("dealt", ("seat", "colour"), "YY-03", secret=_OWN, chance=True),
    Kind("market_opened", ("colour",), "YY-03", chance=True),
    Kind("drew", ("seat", "colour"), "YY-07", secret=_OWN, chance=True),
    Kind("drew_anew", ("seat", "colour"), "YY-35", secret=_OWN, chance=True),
    Kind("market_filled", ("colour",), "YY-07", chance=True),
    # A turn
    Kind("turn_began", ("seat",), "YY-06"),
    Kind("turn_ended", ("seat",), "YY-06"),  # by choice
    # Leaders and revolts
    Kind("positioned", ("seat", "colour", "space"), "YY-10"),
    Kind("moved", ("seat", "colour", "home", "space"), "YY-11"),
    Kind("withdrew", ("seat", "colour", "space"), "YY-09"),
    Kind("stranded", ("seat", "colour", "space"), "YY-13"),
    Kind("revolt_began", ("seat", "other_seat", "colour", "space"), "YY-12"),
    Kind("revolt_stood", ("attack", "defence"), "YY-14"),
    Kind("committed", ("seat", "count", "leader"), "YY-14"),
    Kind("revolt_won", ("seat", "other_seat", "attack", "defence"), "YY-15"),  # by the attacker, `seat`
    Kind("revolt_held", ("seat", "other_seat", "attack", "defence"), "YY-15"),  # by the defender, `seat`
    Kind("rebel_returned", ("seat", "colour", "space"), "YY-16"),
    Kind("gained_by_revolt", ("seat", "colour", "points", "space"), "YY-16"),
    # Tiles
    Kind("placed", ("seat", "colour", "space"), "YY-17"),
    Kind("gained_by_tile", ("seat", "colour", "points", "space"), "YY-19"),
    Kind("nobody_gained", ("colour", "space"), "YY-19"),
    Kind("market_taken", ("seat", "colour"), "YY-20"),
    Kind("market_left", ("seat",), "YY-20"),
    Kind("chain_stopped", ("seat",), "YY-21"),
    # War
    Kind("war_began", ("space",), "YY-22"),
    Kind("war_stood", ("state", "strength", "chief"), "YY-23"),  # one for each warring state, in each step of the war
    Kind("supported", ("seat", "state", "count", "leader"), "YY-23"),
    Kind("supported_nobody", ("seat",), "YY-23"),
    Kind("war_tied", ("strength",), "YY-24"),
    Kind("tie_decided", ("seat", "state"), "YY-24"),
    Kind("war_won", ("state", "strength", "quota"), "YY-24"),
    Kind("leader_fell", ("seat", "colour", "space"), "YY-25"),
    Kind("soldier_fell", ("space",), "YY-25"),
    Kind("gained_by_war", ("seat", "colour", "points", "space"), "YY-26"),
    Kind("soldier_removed", ("seat", "space"), "YY-27"),
    Kind("last_soldier_went", ("space",), "YY-27"),  # the only one left, not chosen
    # Pagodas
    Kind("pagoda_lost", ("colour", "triangle"), "YY-28"),
    Kind("triangle_made", ("colour", "space"), "YY-29"),
    Kind("pagoda_put", ("seat", "colour", "triangle"), "YY-29"),
    Kind("pagoda_declined", ("seat",), "YY-29"),
    Kind("pagoda_wanted", ("seat", "colour", "triangle"), "YY-30"),  # which one moves there is asked next
    Kind("pagoda_moved", ("seat", "colour", "old_triangle", "triangle"), "YY-30"),
    Kind("gained_by_pagoda", ("seat", "colour", "points", "triangle"), "YY-31"),
    Kind("build_paid", ("seat", "count", "leader", "triangle"), "YY-33"),
    # Riot and replacing
    Kind("riot_paid", ("seat", "count", "leader", "space"), "YY-34"),
    Kind("tile_rioted", ("seat", "colour", "space"), "YY-34"),
    Kind("replacing_began", ("seat",), "YY-35"),
    Kind("laid_aside", ("seat", "colour"), "YY-35", secret=_OWN),
    Kind("replaced", ("seat", "count"), "YY-35"),
    # The end
    Kind("bag_gave_out", ("to", "drawn", "lacking"), "YY-08"),
    Kind("stood_still", ("turns",), "YY-39"),
    Kind("won", ("seat", "score"), "YY-37"),
    Kind("shared", ("seat", "score"), "YY-37"),
)
(
    BEGINS,
    REMOVED,
    DEALT,
    MARKET_OPENED,
    DREW,
    DREW_ANEW,
    MARKET_FILLED,
    TURN_BEGAN,
    TURN_ENDED,
    POSITIONED,
    MOVED,
    WITHDREW,
    STRANDED,
    REVOLT_BEGAN,
    REVOLT_STOOD,
    COMMITTED,
    REVOLT_WON,
    REVOLT_HELD,
    REBEL_RETURNED,
    GAINED_BY_REVOLT,
    PLACED,
    GAINED_BY_TILE,
    NOBODY_GAINED,
    MARKET_TAKEN,
    MARKET_LEFT,
    CHAIN_STOPPED,
    WAR_BEGAN,
    WAR_STOOD,
    SUPPORTED,
    SUPPORTED_NOBODY,
    WAR_TIED,
    TIE_DECIDED,
    WAR_WON,
    LEADER_FELL,
    SOLDIER_FELL,
    GAINED_BY_WAR,
    SOLDIER_REMOVED,
    LAST_SOLDIER_WENT,
    PAGODA_LOST,
    TRIANGLE_MADE,
    PAGODA_PUT,
    PAGODA_DECLINED,
    PAGODA_WANTED,
    PAGODA_MOVED,
    GAINED_BY_PAGODA,
    BUILD_PAID,
    RIOT_PAID,
    TILE_RIOTED,
    REPLACING_BEGAN,
    LAID_ASIDE,
    REPLACED,
    BAG_GAVE_OUT,
    STOOD_STILL,
    WON,
    SHARED,
) = numbers(DEEDS)


def _colour(s: Any, number: int) -> str:
    return COLOURS[number]


WORDS = {
    "colour": _colour,
    "space": space,
    "home": space,
    "state": space,  # a state is called by its first space
    "triangle": triangle,
    "old_triangle": triangle,
    "chief": lambda s, leader: f"{COLOURS[leader % 5]}{leader // 5}",  # after whom people call a state
    "to": lambda s, number: "market" if number == TO_MARKET else number,
}

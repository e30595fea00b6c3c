"""Yellow & Yangtze (Reiner Knizia): leaders, states, wars and pagodas on a hex map, for 2 to 4 players."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...kernel.errors import BadOption
from ...kernel.facts import Choice, Facts, Flag, Number

DYNASTIES = ("lion", "bull", "archer", "pot")
MAPS = tuple(sorted(path.stem for path in (Path(__file__).parent / "maps").glob("*.txt")))


SHORT = Flag("short", False, "YY-04", seats=(2,))


def _together(seats: int, options: Mapping[str, Any]) -> None:
    """YY-04 The short game is for two."""
    if options["short"] and seats not in SHORT.seats:
        raise BadOption("error-option-value", rule="YY-04", option="short", value="true", range="2 seats only")


FACTS = Facts(
    name="yellow-yangtze",
    title="Yellow & Yangtze",
    designer="Reiner Knizia",
    rules="YY",
    least=2,
    most=4,
    age=14,
    minutes=90,
    version=2,  # a green tile that brings war takes its market tile (YY-18); no fifth tie-break (YY-37)
    emblems=DYNASTIES,
    decisions=(
        "main",
        "replace",
        "market",
        "pagoda",
        "pagoda from",
        "chain",
        "revolt attack",
        "revolt defence",
        "war support",
        "war tie",
        "losses",
    ),
    options=(
        SHORT,
        Flag("open_points", False, "YY-38"),
        Choice("map", "warring-states", "YY-02", choices=MAPS),
        Number("still_turns", 20, "YY-39", low=4, high=100),
    ),
    options_together=_together,
    command="map",
)

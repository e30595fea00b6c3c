"""Headwaters: Yellow & Yangtze, Yangtze and Yak, exact, fast and pleasant to play."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .kernel.errors import BadMap, BadOption, BadRecord, HeadwatersError, IllegalAction, UnknownGame
from .kernel.facts import all_facts as catalogue

if TYPE_CHECKING:
    from .bots import analyse
    from .kernel.engine import Engine, load
    from .kernel.play import Play, new
    from .kernel.record import replay

__all__ = [
    "BadMap",
    "BadOption",
    "BadRecord",
    "Engine",
    "HeadwatersError",
    "IllegalAction",
    "Play",
    "UnknownGame",
    "analyse",
    "catalogue",
    "load",
    "new",
    "replay",
]
__version__ = "0.2.0"

# What brings in numpy, numba or the search is imported when it is asked for: listing the games should not wait for it.
_LATER = {
    "Engine": "kernel.engine",
    "load": "kernel.engine",
    "Play": "kernel.play",
    "new": "kernel.play",
    "replay": "kernel.record",
    "analyse": "bots",
}


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(f".{_LATER[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

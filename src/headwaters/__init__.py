"""Headwaters: Yellow & Yangtze, Yangtze and Yak, exact, fast and pleasant to play."""

from typing import TYPE_CHECKING, Any

from .kernel.engine import load
from .kernel.facts import all_facts as catalogue
from .kernel.play import Play, new

if TYPE_CHECKING:
    from .bots import analyse

__all__ = ["Play", "analyse", "catalogue", "load", "new"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """`analyse` brings in the search; whoever only lists or plays games should not wait for it."""
    if name == "analyse":
        from .bots import analyse

        return analyse
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

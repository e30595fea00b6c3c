"""Headwaters: Yellow & Yangtze, Yangtze and Yak, exact, fast and pleasant to play."""

from .kernel.game import all_facts as catalogue
from .kernel.game import load
from .kernel.play import Play, new

__all__ = ["Play", "catalogue", "load", "new"]
__version__ = "0.1.0"

"""Bots: one file per role, none knowing a game's rules. What a game knows about itself is in its `judgement.py`.

`bot` says what a bot is and what it is given, `levels` has them by name, `skills` says what each level can do, `tree`
is the search, compiled with each game by `compiled`, `search` runs it within a budget, `hints` ranks the offered
actions for people.
"""

from .bot import Bot, Budget
from .hints import Analysis, Hint, analyse
from .levels import bot
from .skills import LEVELS

__all__ = ["LEVELS", "Analysis", "Bot", "Budget", "Hint", "analyse", "bot"]

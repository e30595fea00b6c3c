"""Brains for worker processes that need no game: what they do is written in the errand's level."""

from __future__ import annotations

import os
import time
from pathlib import Path

from headwaters.table.bot_worker import Brain, Errand
from headwaters.table.bots import choose, prepare


def nothing(game: str, level: str) -> None:
    pass


def obey(errand: Errand, seconds: float) -> int:
    """The key if all goes well; `game` names a file that counts the tries."""
    tries = Path(errand.game)
    with tries.open("a") as file:
        file.write(f"{errand.level} {seconds:.3f}\n")
    first = len(tries.read_text().splitlines()) == 1
    match errand.level:
        case "dies":
            os._exit(1)
        case "dies once" if first:
            os._exit(1)
        case "hangs once" if first:
            time.sleep(3600)
        case "fails":
            raise ValueError("no idea")
    return errand.key


OBEDIENT = Brain(nothing, obey)


# ---------------------------------------------------------------- with a game

FIRST_DEATH = "HEADWATERS_TEST_FIRST_DEATH"  # names a file: the worker that makes it dies


def die_first(errand: Errand, seconds: float) -> int:
    died = Path(os.environ[FIRST_DEATH])
    if not died.exists():
        died.touch()
        os._exit(1)
    return choose(errand, seconds)


MORTAL = Brain(prepare, die_first)

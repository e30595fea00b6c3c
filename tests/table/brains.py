"""Brains for worker processes that need no game: what they do is written in the errand's level."""

from __future__ import annotations

import os
import time
from pathlib import Path

from headwaters.kernel.engine import load
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


TRIES = "HEADWATERS_TEST_TRIES"  # names a file: how many errands were begun, as the service counts them


def tries() -> int:
    file = Path(os.environ[TRIES])
    return int(file.read_text()) if file.exists() else 0


def count_try(game: str, level: str) -> float:
    """An errand begins: it may load for as long as it likes."""
    Path(os.environ[TRIES]).write_text(str(tries() + 1))
    return 600.0


def count_impatiently(game: str, level: str) -> float:
    """The same, but the first may load for a moment only."""
    return count_try(game, level) if tries() else min(0.1, count_try(game, level))


def hang_first(game: str, level: str) -> None:
    if tries() == 1:
        time.sleep(3600)


def first_offered(errand: Errand, seconds: float) -> int:
    """Without a search, which would have to be compiled."""
    import numpy as np

    engine = load(errand.game)
    world = np.frombuffer(bytearray(errand.world), engine.dtype)[0]
    return int(engine.legal(world, errand.seat)[0])


def brood_first(errand: Errand, seconds: float) -> int:
    hang_first(errand.game, errand.level)
    return first_offered(errand, seconds)


HANGS_LOADING = Brain(hang_first, first_offered, count_impatiently)
HANGS_THINKING = Brain(nothing, brood_first, count_try)

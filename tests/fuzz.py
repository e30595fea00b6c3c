"""The engines against the referees: each writes random games, the other checks every line. `make fuzz` runs this.

    python tests/fuzz.py [--minutes M] [--first SEED] [GAME ...]

Every seed is one bout for each game: seats, options and style are drawn from it, the engine's record goes to the
referee and the referee's to the engine, with all offers and states. The first disagreement is told and its record kept.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from headwaters.cli.console import progress
from headwaters.cli.random_play import Style, random_play
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.record import replay
from tables import drawn_options


class Disagreement(Exception):
    """Engine and referee read the rules differently; holds the record about which they do."""

    def __init__(self, said: str, lines: list[str]) -> None:
        super().__init__(said)
        self.lines = lines


def referee(game: str) -> Any:
    return import_module(f"referee.{all_facts()[game].package.rpartition('.')[2]}")


def bout(game: str, seed: int) -> int:
    """One record from either side, checked by the other; how many lines that were."""
    dice = random.Random(f"{game} {seed}")
    engine, judge = load(game), referee(game)
    seats = dice.randint(engine.facts.least, engine.facts.most)
    options = drawn_options(engine.facts, seats, dice) if dice.random() < 0.7 else {}
    style = dice.choice(list(Style))
    ours = random_play(engine, seats, options, seed, style).record(legal=True, states=True).splitlines()
    try:
        judge.check(ours)
    except Exception as error:
        raise Disagreement(f"{game}, seed {seed}: the referee refuses the engine's record: {error}", ours) from error
    theirs = list(judge.play(seats, options, seed, str(style)))
    try:
        replay(theirs)
    except Exception as error:
        raise Disagreement(f"{game}, seed {seed}: the engine refuses the referee's record: {error}", theirs) from error
    return len(ours) + len(theirs)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the engines against the referees.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(all_facts()), help="all if none is named")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--first", type=int, default=random.SystemRandom().randrange(10**9), help="the first seed")
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    lines = 0
    with progress() as bars:
        bar = bars.add_task(f"bouts from seed {asked.first}", total=None)
        for seed in itertools.count(asked.first):
            for game in asked.games:
                try:
                    lines += bout(game, seed)
                except Disagreement as found:
                    kept = Path(tempfile.gettempdir()) / f"headwaters-{game}-{seed}.jsonl"
                    kept.write_text("\n".join(found.lines) + "\n", encoding="utf-8")
                    print(f"{found}\nThe record is in {kept}", file=sys.stderr)
                    return 1
                bars.advance(bar)
            if time.monotonic() > end:
                played = (seed - asked.first + 1) * len(asked.games)
                print(f"{played} bouts from seed {asked.first}, {lines} lines: engines and referees agree.")
                return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())

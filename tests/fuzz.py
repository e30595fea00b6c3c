"""Two kinds of fuzz, run by `make fuzz`.

    python tests/fuzz.py [--minutes M] [--first SEED] [--kind referees|verbs] [GAME ...]

`referees`: the engine writes a random game and the referee checks every line, offers and states, and the other way
round. `verbs`: every verb at every moment for every seat (`every_verb`), with bounds checked. Seats, options and style
are drawn from the seed. The first failure is told with the command that brings it back.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import every_verb
from headwaters.cli.console import progress
from headwaters.cli.random_play import random_play
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.record import replay
from headwaters.kernel.styles import styles_of
from tables import drawn_options

Done = tuple[str, int, int]  # style, decisions, lines or resamples
KINDS = {"referees": "lines", "verbs": "resamples"}


class Disagreement(Exception):
    """Engine and referee read the rules differently; holds the record about which they do."""

    def __init__(self, said: str, lines: list[str]) -> None:
        super().__init__(said)
        self.lines = lines


def referee(game: str) -> Any:
    return import_module(f"referee.{all_facts()[game].package.rpartition('.')[2]}")


def bout(game: str, seed: int) -> Done:
    """One record from either side, checked by the other."""
    dice = random.Random(f"{game} {seed}")
    engine, judge = load(game), referee(game)
    seats = dice.randint(engine.facts.least, engine.facts.most)
    options = drawn_options(engine.facts, seats, dice) if dice.random() < 0.7 else {}
    style = dice.choice(styles_of(load(game)))
    play = random_play(engine, seats, options, seed, style)
    ours = play.record(legal=True, states=True).splitlines()
    try:
        judge.check(ours)
    except Exception as error:
        raise Disagreement(f"the referee refuses the engine's record: {error}", ours) from error
    theirs = list(judge.play(seats, options, seed, dice.choice(["uniform", "verbs"])))
    try:
        replay(theirs)
    except Exception as error:
        raise Disagreement(f"the engine refuses the referee's record: {error}", theirs) from error
    return style, len(play.steps), len(ours) + len(theirs)


def with_every_verb(game: str, seed: int) -> Done:
    style, done = every_verb.game(game, seed)
    return style, done["decisions"], done["resamples"]


def run(kind: str, games: list[str], first: int, end: float) -> int:
    """One kind, seed after seed until the time is over; says what was done."""
    played: dict[tuple[str, str], Counter[str]] = {}
    with progress() as bars:
        bar = bars.add_task(f"{kind} from seed {first}", total=None)
        for seed in itertools.count(first):
            for game in games:
                try:
                    style, decisions, more = (bout if kind == "referees" else with_every_verb)(game, seed)
                except Exception as error:
                    bars.stop()
                    return failed(kind, game, seed, error)
                played.setdefault((game, style), Counter()).update({"games": 1, "decisions": decisions, "more": more})
                bars.advance(bar)
            if time.monotonic() > end:
                break
    for (game, style), done in sorted(played.items()):
        many = f"{done['games']} games, {done['decisions']} decisions, {done['more']} {KINDS[kind]}"
        print(f"{kind}: {game} {style}: {many}")
    print(f"{kind}: seeds {first} to {seed}: nothing found", flush=True)
    return 0


def failed(kind: str, game: str, seed: int, error: Exception) -> int:
    print(f"{kind}: {game}, seed {seed}: {error!r}", file=sys.stderr)
    if isinstance(error, Disagreement):
        kept = Path(tempfile.gettempdir()) / f"headwaters-{game}-{seed}.jsonl"
        kept.write_text("\n".join(error.lines) + "\n", encoding="utf-8")
        print(f"The record is in {kept}", file=sys.stderr)
    else:
        import traceback

        traceback.print_exception(error)
    switch = "HEADWATERS_BOUNDS=1 " if kind == "verbs" else ""
    print(f"Again: {switch}python tests/fuzz.py --kind {kind} --first {seed} --minutes 0 {game}", file=sys.stderr)
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the engines against the referees, and every verb everywhere.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(all_facts()), help="all if none is named")
    parser.add_argument("--minutes", type=float, default=10, help="for both kinds together")
    parser.add_argument("--first", type=int, default=random.SystemRandom().randrange(10**9), help="the first seed")
    parser.add_argument("--kind", choices=KINDS, help="one kind, in this process")
    asked = parser.parse_args()
    if asked.kind:
        return run(asked.kind, asked.games, asked.first, time.monotonic() + 60 * asked.minutes)
    for kind in KINDS:
        minutes = str(asked.minutes / len(KINDS))
        command = [sys.executable, "-X", "faulthandler", __file__, "--kind", kind, "--minutes", minutes]
        environment = {**os.environ, "HEADWATERS_BOUNDS": "1" if kind == "verbs" else "0"}
        ended = subprocess.run([*command, "--first", str(asked.first), *asked.games], env=environment, check=False)
        if ended.returncode:
            if ended.returncode < 0:
                print(f"{kind}: killed by signal {-ended.returncode}, from seed {asked.first} on", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

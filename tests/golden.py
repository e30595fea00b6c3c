"""Golden hashes: what the engines play today, so that a change that no one meant is seen. `make golden` rewrites them.

`records`: one game each, the SHA-256 of its whole record with offers and states. `games`: the SHA-256 of the final
positions, as bytes, of a few hundred games. Both are named by game, seats, options, style and seed.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

if __name__ == "__main__":
    import conftest  # noqa: F401  (registers the game of tests/fourth)

from headwaters.cli.random_play import random_play
from headwaters.kernel import rng
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.styles import UNIFORM, VERBS

FILE = Path(__file__).with_suffix(".json")
RECORD_SEEDS = {UNIFORM: 1, VERBS: 2}
GAMES = 300
GAMES_SEED = 3


def name_of(game: str, seats: int, options: dict[str, Any], style: str, seed: int) -> str:
    return f"{game}/{seats}/{json.dumps(options)}/{style}/{seed}"


def record_hash(game: str, seats: int, options: dict[str, Any], style: str, seed: int) -> str:
    play = random_play(load(game), seats, options, seed, style)
    return hashlib.sha256(play.record(legal=True, states=True).encode()).hexdigest()


def final_positions(game: str, seats: int, options: dict[str, Any], seed: int, count: int) -> bytes:
    """The final positions of uniformly random games, one after the other."""
    engine = load(game)
    games, mask = np.zeros(count, engine.dtype), np.zeros(engine.words, np.uint64)
    kinds, lengths = np.zeros(len(engine.facts.decisions), np.int64), np.zeros(count, np.int64)
    engine.compiled.random_games(games, engine.blank(seats, options), rng.key(seed), mask, kinds, lengths)
    return games.tobytes()


def records() -> Iterator[tuple[str, int, dict[str, Any], str, int]]:
    """The games whose records are kept: every number of seats, either style."""
    for facts in all_facts().values():
        for seats in range(facts.least, facts.most + 1):
            for style, seed in RECORD_SEEDS.items():
                yield facts.name, seats, {}, style, seed


def games() -> Iterator[tuple[str, int, dict[str, Any], int]]:
    for facts in all_facts().values():
        for seats in range(facts.least, facts.most + 1):
            yield facts.name, seats, {}, GAMES_SEED


def games_hash(game: str, seats: int, options: dict[str, Any], seed: int) -> str:
    return hashlib.sha256(final_positions(game, seats, options, seed, GAMES)).hexdigest()


def rewrite() -> None:
    golden = {
        "records": {name_of(*record): record_hash(*record) for record in records()},
        "games": {name_of(*one[:3], f"{GAMES} games", one[3]): games_hash(*one) for one in games()},
    }
    FILE.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")
    print(f"{FILE}: {len(golden['records'])} records, {len(golden['games'])} × {GAMES} games", file=sys.stderr)


if __name__ == "__main__":
    rewrite()

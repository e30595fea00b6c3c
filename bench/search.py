"""The bots' search: how fast it is, on one core and on all, and whether it keeps its time.

    python bench/search.py [GAME ...] [--positions N] [--seconds S] [--decisions N] [--peers]

The same positions, spread over games between `casual` bots, are searched by `strong` on one core, by `strong` on all
cores and by `textbook` (random games to the end, the kind of search that others report). Then `strong` decides so many
times with a second by the clock, the first decision of the process included. `--peers` adds OpenSpiel's
information-set search of gin rummy in the same run.
"""

from __future__ import annotations

import argparse
import math
import os
import subprocess
import sys
import time
from statistics import median
from typing import Any

from headwaters.bots import Budget, bot
from headwaters.bots.levels import Searcher
from headwaters.bots.search import think
from headwaters.kernel.engine import Engine, load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.rng import key
from headwaters.lab.match import stream

CORES = os.cpu_count() or 1
SECOND = 1.0


def positions(engine: Engine, seats: int, count: int) -> list[tuple[Any, int]]:
    """Decisions with a choice, evenly spread over games of `casual`, each with the seat that decides."""
    found: list[tuple[Any, int]] = []
    casual, rng = bot("casual"), stream("bench", engine.facts.name, seats)
    seed = 0
    while len(found) < 4 * count:
        s = engine.setup(seats, {}, seed)
        seed += 1
        while not s.over:
            for seat in engine.actors(s):
                world = engine.resample(s, seat, rng)
                if len(engine.legal(s, seat)) > 1:
                    found.append((engine.copy(world), seat))
                engine.apply(s, seat, casual.choose(engine, world, seat, rng, Budget(sims=1)))
    step = len(found) / count
    return [found[int(i * step)] for i in range(count)]


def pace(engine: Engine, name: str, where: list[tuple[Any, int]], seconds: float, cores: int) -> tuple[float, float]:
    """Iterations and simulated decisions a second, over all these positions."""
    searcher = bot(name)
    assert isinstance(searcher, Searcher)
    sims = decisions = 0
    spent = 0.0
    for i, (world, seat) in enumerate(where):
        thought = think(engine, world, seat, key(i), Budget(seconds=seconds, cores=cores), searcher.settings)
        sims, decisions, spent = sims + thought.sims, decisions + thought.decisions, spent + thought.seconds
    return sims / spent, decisions / spent


def time_kept(game: str, count: int) -> None:
    """Decisions of one second: the last line of a process of its own, so that its first decision counts too."""
    engine = load(game)
    strong, rng, took = bot("strong"), stream("time", game), list[float]()
    seats = engine.facts.least
    s = engine.setup(seats, {}, 1)
    while len(took) < count:
        if s.over:
            s = engine.setup(seats, {}, 1 + len(took))
        for seat in engine.actors(s):
            world = engine.resample(s, seat, rng)
            begun = time.perf_counter()
            action = strong.choose(engine, world, seat, rng, Budget(seconds=SECOND))
            if len(engine.legal(s, seat)) > 1:
                took.append(time.perf_counter() - begun)
            engine.apply(s, seat, action)
    print(*took)


def peer(seconds: float) -> None:
    """OpenSpiel's information-set search of gin rummy with random games to the end, on one core."""
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: pip install 'headwaters-games[peers]'")
        return
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    sims, begun = 64, time.perf_counter()
    done = 0
    while time.perf_counter() - begun < seconds:
        searcher = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, sims, -1)
        searcher.step(state)
        done += sims
    print(f"OpenSpiel gin rummy, one core: {done / (time.perf_counter() - begun):,.0f} iterations/s")


def main() -> None:
    every = list(all_facts())
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("games", nargs="*", metavar="GAME", help=", ".join(every))
    words.add_argument("--positions", type=int, default=16)
    words.add_argument("--seconds", type=float, default=0.5, help="of search in each position")
    words.add_argument("--decisions", type=int, default=100, help="of one second by the clock")
    words.add_argument("--peers", action="store_true")
    words.add_argument("--time-kept", action="store_true", help=argparse.SUPPRESS)
    asked = words.parse_args()
    if asked.time_kept:
        time_kept(asked.games[0], asked.decisions)
        return
    for game in asked.games or every:
        engine = load(game)
        print(engine.facts.title)
        for seats in sorted({2, engine.facts.most}):
            where = positions(engine, seats, asked.positions)
            for name in ("strong", "textbook"):
                pace(engine, name, where[:1], 0.01, 1)  # loads what is compiled
            plain, _ = pace(engine, "textbook", where, asked.seconds, 1)
            print(f"  {seats} seats, textbook, 1 core: {plain:,.0f} iterations/s, to the end of the game")
            for cores in sorted({1, CORES}):
                sims, decisions = pace(engine, "strong", where, asked.seconds, cores)
                print(
                    f"  {seats} seats, strong, {cores} core{'s'[: cores > 1]}: {sims:,.0f} iterations/s,"
                    f" {decisions / 1000:,.0f} simulated decisions a millisecond, {sims / plain:.1f} × textbook"
                )
        again = [sys.executable, __file__, game, "--time-kept", "--decisions", str(asked.decisions)]
        out = subprocess.run(again, capture_output=True, text=True, check=True).stdout
        took = [float(word) for word in out.split()]
        high = sorted(took)[math.ceil(0.99 * len(took)) - 1]
        print(
            f"  {len(took)} decisions of {SECOND:g} s: the first {took[0]:.3f} s, median {median(took):.3f} s,"
            f" 99th percentile {high:.3f} s, longest {max(took):.3f} s"
        )
    if asked.peers:
        peer(4.0)


if __name__ == "__main__":
    main()

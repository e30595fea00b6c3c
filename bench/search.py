"""The bots' search: how fast it is, on one core and on all, and whether it keeps its time.

    python bench/search.py [GAME ...] [--positions N] [--seconds S] [--decisions N] [--peers]
    python bench/search.py [GAME ...] [--positions N] [--seconds S] --against COMMIT [--runs N]

The same positions, spread over games between `looks` bots, are searched by `strong` on one core, by `strong` on all
cores and by `textbook` (random games to the end, the kind of search that others report). Then `strong` decides so many
times with a second by the clock, the first decision of the process included. `--peers` adds OpenSpiel's
information-set search of gin rummy in the same run.

`--against` searches with this and with another commit (or the folder of a checkout) in turn, on one core, and compares
iterations a second of processor time, so that a busy machine does not matter. The other one is measured by its own
`bench/search.py`, which must have `load`, `positions` and `pace`. Where `strong` asks a net now, `strong+worth` is what
can be compared with a commit that had none.
"""

from __future__ import annotations

import argparse
import math
import os
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from checkouts import checkouts
from headwaters.bots import Budget, bot
from headwaters.bots.levels import Searcher
from headwaters.bots.search import think
from headwaters.kernel.engine import Engine, load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.rng import key
from headwaters.lab.match import stream

CORES = os.cpu_count() or 1
SECOND = 1.0
BOTS = ("strong", "strong+worth", "textbook")
# What runs in a process of its own for each checkout: for every line it reads, the name of a bot, it searches by the
# checkout's own bench and prints iterations a second of processor time.
SEARCHER = """
import sys, time
folder, game, seats, count, seconds = sys.argv[1:]
sys.path.insert(0, folder)
from headwaters.bots import bot
from search import load, pace, positions
engine = load(game)
where = positions(engine, int(seats), int(count))
print("ready", flush=True)
for line in sys.stdin:
    name = line.strip()
    try:
        bot(name)
    except Exception:  # a commit without nets, whose `strong` judges by `worth`
        name = name.partition("+")[0]
    pace(engine, name, where[:1], 0.01, 1)  # loads what is compiled
    begun, busy = time.perf_counter(), time.process_time()
    sims, _ = pace(engine, name, where, float(seconds), 1)
    print(sims * (time.perf_counter() - begun) / (time.process_time() - busy), flush=True)
"""


def positions(engine: Engine, seats: int, count: int) -> list[tuple[Any, int]]:
    """Decisions with a choice, evenly spread over games of `looks`, each with the seat that decides."""
    found: list[tuple[Any, int]] = []
    plain, rng = bot("looks"), stream("bench", engine.facts.name, seats)
    seed = 0
    while len(found) < 4 * count:
        s = engine.setup(seats, {}, seed)
        seed += 1
        while not s.over:
            for seat in engine.actors(s):
                world = engine.resample(s, seat, rng)
                if len(engine.legal(s, seat)) > 1:
                    found.append((engine.copy(world), seat))
                engine.apply(s, seat, plain.choose(engine, world, seat, rng, Budget(sims=1)))
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


def compare(game: str, seats: int, count: int, seconds: float, runs: int, both: list[Path]) -> None:
    """This checkout and the other one in turn; the median of the runs counts."""
    with ExitStack() as stack:
        searchers = []
        for checkout in both:
            searcher = subprocess.Popen(
                [sys.executable, "-c", SEARCHER, str(checkout / "bench"), game, str(seats), str(count), str(seconds)],
                env={**os.environ, "PYTHONPATH": str(checkout / "src")},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            searchers.append(stack.enter_context(searcher))
        for searcher in searchers:
            assert searcher.stdout and searcher.stdout.readline() == "ready\n"
        for name in BOTS:
            pace_of: list[list[float]] = [[] for _ in both]
            for _ in range(runs):
                for paces, searcher in zip(pace_of, searchers, strict=True):
                    assert searcher.stdin and searcher.stdout
                    print(name, file=searcher.stdin, flush=True)
                    paces.append(float(searcher.stdout.readline()))
            here, there = (median(paces) for paces in pace_of)
            print(
                f"  {seats} seats, {name:12} 1 core: {here:,.0f} iterations a processor second, there {there:,.0f},"
                f" {here / there:.2f} ×",
                flush=True,
            )


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
    words.add_argument("--against", metavar="COMMIT", help="or the folder of a checkout")
    words.add_argument("--runs", type=int, default=3, help="of each, in turn")
    words.add_argument("--time-kept", action="store_true", help=argparse.SUPPRESS)
    words.add_argument("--seats", type=int, help="only this number of players, with --against")
    asked = words.parse_args()
    if asked.time_kept:
        time_kept(asked.games[0], asked.decisions)
        return
    if asked.against:
        with checkouts(asked.against) as both:
            for game in asked.games or every:
                print(all_facts()[game].title, flush=True)
                for seats in [asked.seats] if asked.seats else sorted({2, all_facts()[game].most}):
                    compare(game, seats, asked.positions, asked.seconds, asked.runs, both)
        return
    for game in asked.games or every:
        engine = load(game)
        print(engine.facts.title)
        for seats in sorted({2, engine.facts.most}):
            where = positions(engine, seats, asked.positions)
            for name in BOTS:
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

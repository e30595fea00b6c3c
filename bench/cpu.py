"""What a decision of random play costs the processor: instructions, cycles, branches, and what was missed.

    python bench/cpu.py [GAME ...] [--seats N] [--games N]

The processor's own counters, read by `perf stat`: once around so many games, once around twice as many; the difference
is free of starting and loading. A machine that does not let its counters be read (most virtual ones) is said so, and
nothing is printed that was not counted.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from headwaters.cli.bench import BATCH, contestant
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts

EVENTS = ("instructions:u", "cycles:u", "branches:u", "branch-misses:u", "L1-dcache-load-misses:u", "task-clock:u")


def play(game: str, seats: int, batches: int) -> float:
    """Random games as `headwaters bench` plays them; the number of decisions."""
    one = contestant(load(game), seats)
    return sum(one.play()[1] for _ in range(batches))


def counted(game: str, seats: int, batches: int) -> dict[str, float]:
    """The counters of a process that plays so many batches, and its decisions; {} where nothing is counted."""
    again = [sys.executable, str(Path(__file__)), game, "--seats", str(seats), "--play", str(batches)]
    asked = ["perf", "stat", "-x", ",", "-e", ",".join(EVENTS), *again]
    ran = subprocess.run(asked, capture_output=True, text=True, check=True, env=os.environ)
    counts = {"decisions": float(ran.stdout)}
    for line in ran.stderr.splitlines():
        value, _, name, *_ = (*line.split(","), "", "", "")
        if name in EVENTS and value.replace(".", "").isdigit():
            counts[name] = float(value)
    return counts if "instructions:u" in counts else {}


def report(game: str, seats: int, games: int) -> bool:
    """One line a game; False if the counters can't be read."""
    batches = max(1, games // BATCH)
    play(game, seats, 1)  # compiled before anything is counted
    once, twice = counted(game, seats, batches), counted(game, seats, 2 * batches)
    if not once or not twice:
        return False
    more = {name: twice[name] - once[name] for name in once if name in twice}
    n = more.pop("decisions")
    words = ", ".join(f"{name.removesuffix(':u')} {value / n:,.1f}" for name, value in more.items())
    print(f"{game:16} {seats} seats, a decision: {words}", flush=True)
    return True


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("games_named", nargs="*", metavar="GAME", default=list(all_facts()))
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--games", type=int, default=20_000)
    words.add_argument("--play", type=int, help=argparse.SUPPRESS)
    asked = words.parse_args()
    if asked.play:
        print(play(asked.games_named[0], asked.seats, asked.play))
        return 0
    if not shutil.which("perf"):
        print("cpu.py: there is no `perf` here; nothing can be counted.")
        return 0
    for game in asked.games_named:
        if not report(game, asked.seats, asked.games):
            print("cpu.py: the processor's counters can't be read on this machine; nothing was counted.")
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What a decision of random play costs one core: time, instructions, branches, and which part of it costs what.

    python bench/cpu.py [GAME ...] [--seats N] [--runs N] [--against COMMIT | --instructions | --counters]

Without more: processor nanoseconds of a decision, whole and by its parts. What a part costs is what a game takes longer
when the part is done twice; `take` (the rule functions that apply an action) is what remains.
`--instructions` counts instructions, conditional branches and those that a *simulated* predictor gets wrong, the same
way, by valgrind's callgrind: exact for instructions, a model for branches, no word on caches or cycles.
`--counters` reads the processor's own counters through `perf stat`, where the machine lets them be read.
`--against` plays whole games with this and another commit (or folder) in turn, and compares the processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from checkouts import checkouts
from headwaters.kernel import rng as generator
from headwaters.kernel.bits import clear, count, nth
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.rng import below, rekey, word
from headwaters.kernel.rule import generic, weave

BATCH = 64
GAMES = {"yellow-yangtze": 512, "yangtze": 4096, "yak": 2048}  # about as long as each other
VALGRIND_CPU = "haswell"  # with AVX2, BMI and POPCNT
PARTS = ("set-up", "look", "choose", "number")
EVENTS = ("instructions:u", "cycles:u", "branches:u", "branch-misses:u", "L1-dcache-load-misses:u")

# Filled in by `weave`.
setup: Any = None
actors: Any = None
legal: Any = None
apply: Any = None


@generic
def played(games, template, rng, spare, mask, again, sink):
    """Random games as `random_games` plays them, each part so many times more as `again` says; decisions, words drawn.

    Choices and numbers that are made again come from another generator, so that the games stay the same.
    """
    decisions, words = 0, 0
    for i in range(len(games)):
        s = games[i]
        for _ in range(again[0]):
            games[i] = template[0]
            rekey(s.rng, spare)
            setup(s)
        games[i] = template[0]
        rekey(s.rng, rng)
        setup(s)
        while s.over == 0:
            seat = 0
            while (actors(s) >> seat) & 1 == 0:
                seat += 1
            for _ in range(1 + again[1]):
                clear(mask)
                legal(s, seat, mask)
            for _ in range(again[2]):
                sink[0] += nth(mask, below(spare, count(mask)))
            for _ in range(again[3]):
                sink[0] += word(spare)
            apply(s, seat, nth(mask, below(rng, count(mask))))
            decisions += 1
        words += s.rng[4]
    return decisions, words


def player(game: str, seats: int) -> Callable[[str, int], tuple[int, int]]:
    """A function that plays so many games with one part done twice, and says how many decisions and words that were."""
    engine = load(game)
    play = weave(sys.modules[__name__], engine.verbs, engine.folder).played
    games, template = np.zeros(BATCH, engine.dtype), engine.blank(seats, {})
    mask, sink = np.zeros(engine.words, np.uint64), np.zeros(1, np.int64)

    def play_batches(twice: str, so_many: int) -> tuple[int, int]:
        rng, spare = generator.key(1), generator.key(2)  # the same games whichever part is done twice
        again = np.array([part == twice for part in PARTS], np.int64)
        done = [play(games, template, rng, spare, mask, again, sink) for _ in range(-(-so_many // BATCH))]
        return sum(decisions for decisions, _ in done), sum(words for _, words in done)

    play_batches("", 1)  # compiled, or taken from the cache, before anything is counted
    return play_batches


# --- Time -----------------------------------------------------------------------------------------------------------


def timed(game: str, seats: int, runs: int) -> Iterator[tuple[str, float]]:
    """Processor nanoseconds a decision, whole and by parts: the least of the runs, which is the least disturbed."""
    play, so_many = player(game, seats), GAMES[game]
    took: dict[str, list[float]] = {part: [] for part in ("", *PARTS)}
    decisions, words = play("", so_many)
    for _ in range(runs):
        for part, times in took.items():
            begun = time.process_time()
            play(part, so_many)
            times.append((time.process_time() - begun) * 1e9 / decisions)
    least = {part: min(times) for part, times in took.items()}
    yield "whole", least[""]
    parts = {part: least[part] - least[""] for part in PARTS}
    yield from parts.items()
    yield "take", least[""] - parts["set-up"] - parts["look"] - parts["choose"]
    yield "numbers drawn by the rules", words / decisions


def spent(checkout: Path, game: str, seats: int, so_many: int) -> tuple[float, int]:
    """Processor seconds of `headwaters simulate` in a checkout, and the decisions it counted."""
    asked = ["simulate", game, "--seats", str(seats), "--games", str(so_many), "--seed", "1", "--json"]
    known = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ran = subprocess.run([sys.executable, "-m", "headwaters", *asked], env=known, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    decisions = sum(kind["count"] for kind in json.loads(ran.stdout)["decisions"].values())
    return after.ru_utime - before.ru_utime, decisions


def compare(game: str, seats: int, runs: int, both: list[Path]) -> None:
    """Decisions a processor second, here and there in turn: many games less a few, so that starting does not count."""
    few, many = 64, 16 * GAMES[game]
    for checkout in both:
        spent(checkout, game, seats, 1)  # compiled
    pace: list[float] = []
    took = [
        [(spent(checkout, game, seats, few), spent(checkout, game, seats, many)) for checkout in both]
        for _ in range(runs)
    ]
    for here_or_there in zip(*took, strict=True):
        least = [min(run[i][0] for run in here_or_there) for i in range(2)]
        decisions = here_or_there[0][1][1] - here_or_there[0][0][1]
        pace.append(decisions / (least[1] - least[0]))
    ratio = f"   there {pace[1]:,.0f}   {pace[0] / pace[1]:.2f} ×" if len(pace) > 1 else ""
    print(f"{game:16} {seats} seats: {pace[0]:,.0f} decisions a processor second{ratio}", flush=True)


# --- Instructions ---------------------------------------------------------------------------------------------------


def under_valgrind(game: str, seats: int) -> None:
    """Play with each part twice, counted by the callgrind around this process; each time one file is written."""
    play, so_many = player(game, seats), max(BATCH, GAMES[game] // 4)
    for part in ("", *PARTS):
        ask_callgrind("-i", "on")
        decisions, _ = play(part, so_many)
        ask_callgrind("-i", "off")
        ask_callgrind("-d")
    print(decisions)


def ask_callgrind(*words: str) -> None:
    subprocess.run(["callgrind_control", *words, str(os.getpid())], check=True, capture_output=True)


def instructions(game: str, seats: int) -> None:
    """Counted and simulated, whole and by parts."""
    # Compiled for a processor that valgrind knows, outside of it: inside it would take many minutes.
    known = {**os.environ, "NUMBA_CPU_NAME": VALGRIND_CPU, "NUMBA_CPU_FEATURES": ""}
    again = [sys.executable, __file__, game, "--seats", str(seats)]
    subprocess.run([*again, "--play", "1"], env=known, capture_output=True, check=True)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind"
        valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--branch-sim=yes"]
        asked = [*valgrind, f"--callgrind-out-file={out}", *again, "--under-valgrind"]
        ran = subprocess.run(asked, env=known, capture_output=True, text=True, check=True)
        decisions = int(ran.stdout)
        rows = [totals(out.with_name(f"{out.name}.{n}")) / decisions for n in range(1, 2 + len(PARTS))]
    whole = rows[0]
    parts = dict(zip(PARTS, (row - whole for row in rows[1:]), strict=True))
    rest = whole - parts["set-up"] - parts["look"] - parts["choose"]
    for name, (executed, branches, missed) in {"whole": whole, **parts, "take": rest}.items():
        print(
            f"{game:16} {seats} seats, {name:7} {executed:8,.1f} instructions, {branches:6,.1f} conditional branches,"
            f" {missed:5.2f} missed by the simulated predictor",
            flush=True,
        )


def totals(path: Path) -> Any:
    """Instructions, conditional branches and missed ones of a file that callgrind wrote."""
    line = next(line for line in path.read_text().splitlines() if line.startswith("totals:"))
    return np.array([float(number) for number in line.split()[1:4]])


# --- The processor's counters ---------------------------------------------------------------------------------------


def counted(game: str, seats: int, so_many: int) -> dict[str, float]:
    """The counters of a process that plays so many games; {} where nothing is counted."""
    again = [sys.executable, __file__, game, "--seats", str(seats), "--play", str(so_many)]
    asked = ["perf", "stat", "-x", ",", "-e", ",".join(EVENTS), *again]
    ran = subprocess.run(asked, capture_output=True, text=True, check=True)
    counts = {"decisions": float(ran.stdout)}
    for line in ran.stderr.splitlines():
        value, _, name, *_ = (*line.split(","), "", "", "")
        if name in EVENTS and value.replace(".", "").isdigit():
            counts[name] = float(value)
    return counts if "instructions:u" in counts else {}


def counters(game: str, seats: int) -> bool:
    """One line a game; False if the counters can't be read."""
    player(game, seats)
    once, twice = counted(game, seats, 4 * GAMES[game]), counted(game, seats, 8 * GAMES[game])
    if not once or not twice:
        return False
    more = {name: twice[name] - once[name] for name in once if name in twice}
    n = more.pop("decisions")
    words = ", ".join(f"{name.removesuffix(':u')} {value / n:,.1f}" for name, value in more.items())
    print(f"{game:16} {seats} seats, a decision: {words}", flush=True)
    return True


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("games", nargs="*", metavar="GAME", default=list(all_facts()))
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--runs", type=int, default=5)
    words.add_argument("--against", metavar="COMMIT", help="or the folder of a checkout")
    words.add_argument("--instructions", action="store_true", help="counted by valgrind")
    words.add_argument("--counters", action="store_true", help="of the processor")
    words.add_argument("--under-valgrind", action="store_true", help=argparse.SUPPRESS)
    words.add_argument("--play", type=int, help=argparse.SUPPRESS)
    asked = words.parse_args()
    needed = "valgrind" if asked.instructions else "perf" if asked.counters else ""
    if needed and not shutil.which(needed):
        print(f"cpu.py: there is no `{needed}` here; nothing can be counted.")
        return 1
    with checkouts(asked.against) as both:
        for game in asked.games:
            if asked.under_valgrind:
                under_valgrind(game, asked.seats)
            elif asked.play:
                print(player(game, asked.seats)("", asked.play)[0])
            elif asked.instructions:
                instructions(game, asked.seats)
            elif asked.counters:
                if not counters(game, asked.seats):
                    print("cpu.py: the processor's counters can't be read on this machine; nothing was counted.")
                    return 1
            elif asked.against:
                compare(game, asked.seats, asked.runs, both)
            else:
                for name, value in timed(game, asked.seats, asked.runs):
                    print(f"{game:16} {asked.seats} seats, {name:26} {value:8.1f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

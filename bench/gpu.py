"""Whole random games inside a CUDA kernel, through the same rule functions as on the CPU, compared byte by byte.

    PYTHONPATH=src python bench/gpu.py [GAME ...] [--seats N] [--games N]

Each thread plays one game. Every position is compared with the CPU's at a few checkpoints on the way and at the end;
then the same games are played again in one go and timed, set-up and play apart. Where there is no GPU it says so and
leaves. Without one, the simulator of numba-cuda plays tiny runs:
NUMBA_ENABLE_CUDASIM=1 HEADWATERS_INTERPRET=1 … --games 2.
Needs numpy, numba, numba-cuda and nothing else.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import Any

import numpy as np

from headwaters.kernel.engine import Engine, load
from headwaters.kernel.facts import all_facts, facts
from headwaters.kernel.rng import WORDS as RNG_WORDS
from headwaters.kernel.rng import rekey
from headwaters.kernel.rule import generic, weave

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still asks for the name that numpy 2.5 dropped

try:
    from numba import cuda  # at the top: the simulator swaps it in the module's globals
except ImportError:
    cuda = None

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
CHECKPOINTS = (1, 10, 40, 160)  # decisions, counted from the start of the game
TO_THE_END = 1 << 30
THREADS = 128
# Fewer registers let more games be in flight; where that pays more than what has to be spilled, it was measured so.
REGISTERS = {"yak": 48}
ROUNDS = 3  # the median of so many timed runs counts; the way to the device is not timed
CHUNK = 256  # games that a CPU process plays at a time

# Filled in by `weave`.
setup: Any = None
random_step: Any = None


@generic
def begin(s, rng):
    """Set up a game whose chance comes from the stream of its choices."""
    rekey(s.rng, rng)
    setup(s)


@generic
def play_on(s, mask, rng, most):
    """Play on at random, but not more than `most` decisions; how many there were."""
    n = 0
    while s.over == 0 and n < most:
        random_step(s, mask, rng)
        n += 1
    return n


def compiled(engine: Engine) -> Any:
    verbs = {**engine.verbs, "random_step": engine.compiled.random_step}
    return weave(sys.modules[__name__], verbs, engine.folder)


def streams(name: str, seats: int, start: int, count: int) -> Any:
    """A generator for each game, the same on both sides."""
    rngs = np.zeros((count, RNG_WORDS), np.uint32)
    for i in range(count):
        digest = hashlib.sha256(f"{name} {seats} {start + i}".encode()).digest()
        rngs[i, :4] = np.frombuffer(digest, np.uint32)[:4]
    return rngs


def blanks(engine: Engine, seats: int, count: int, noted: bool) -> Any:
    return np.repeat(engine.blank(seats, {}, noted=noted), count)


def on_the_cpu(name: str, seats: int, start: int, count: int, noted: bool) -> tuple[list[Any], int]:
    """The positions at every checkpoint and at the end, and the number of decisions."""
    engine = load(name)
    rules = compiled(engine)
    games, rngs = blanks(engine, seats, count, noted), streams(name, seats, start, count)
    mask = np.zeros(engine.words, np.uint64)
    stages, decisions, before = [], 0, 0
    for i in range(count):
        rules.begin(games[i], rngs[i])
    for checkpoint in (*CHECKPOINTS, TO_THE_END):
        for i in range(count):
            decisions += int(rules.play_on(games[i], mask, rngs[i], checkpoint - before))
        before = checkpoint
        stages.append(games.copy())
    return stages, decisions


class OnTheGpu:
    """The two kernels of a game and its games on the device."""

    def __init__(self, engine: Engine, noted: bool) -> None:
        rules, words = compiled(engine), engine.words
        begin_one, play_one = rules.begin, rules.play_on

        def begin_all(games, rngs):
            i = cuda.grid(1)
            if i < games.shape[0]:
                begin_one(games[i], rngs[i])

        def play_all(games, rngs, lengths, most):
            i = cuda.grid(1)
            if i < games.shape[0]:
                mask = cuda.local.array(words, np.uint64)
                lengths[i] += play_one(games[i], mask, rngs[i], most)

        self.engine, self.noted = engine, noted
        self.plain = (begin_all, play_all)
        most = REGISTERS.get(engine.facts.name)
        self.begin_all = cuda.jit(begin_all)
        self.play_all = cuda.jit(play_all, max_registers=most) if most else cuda.jit(play_all)

    def upload(self, seats: int, count: int) -> None:
        self.grid = ((count + THREADS - 1) // THREADS, THREADS)
        self.games = cuda.to_device(blanks(self.engine, seats, count, self.noted))
        self.rngs = cuda.to_device(streams(self.engine.facts.name, seats, 0, count))
        self.lengths = cuda.to_device(np.zeros(count, np.int64))
        cuda.synchronize()

    def begin(self) -> None:
        self.begin_all[self.grid](self.games, self.rngs)
        cuda.synchronize()

    def play(self, most: int) -> None:
        self.play_all[self.grid](self.games, self.rngs, self.lengths, most)
        cuda.synchronize()

    def timed(self) -> tuple[float, float]:
        """Milliseconds of the set-up and of the play to the end, by events on the device."""
        begin, between, end = (cuda.event() for _ in range(3))
        begin.record()
        self.begin_all[self.grid](self.games, self.rngs)
        between.record()
        self.play_all[self.grid](self.games, self.rngs, self.lengths, TO_THE_END)
        end.record()
        end.synchronize()
        return cuda.event_elapsed_time(begin, between), cuda.event_elapsed_time(between, end)

    def limits(self) -> str:
        """What a thread of the play takes: registers, and bytes of its own memory (the mask, and what is spilled)."""
        if SIMULATED:
            return "simulated"
        (registers,), (local,) = (
            tuple(per.values())
            for per in (self.play_all.get_regs_per_thread(), self.play_all.get_local_mem_per_thread())
        )
        return f"{registers} registers, {local} bytes a thread, {self.games.dtype.itemsize} bytes a game"

    def positions(self) -> Any:
        return self.games.copy_to_host()

    def decisions(self) -> int:
        return int(self.lengths.copy_to_host().sum())


def difference(ours: Any, theirs: Any) -> str:
    """The first game and field in which two arrays of positions differ; "" if they are the same bytes."""
    if ours.tobytes() == theirs.tobytes():
        return ""
    for i in range(len(ours)):
        for name in ours.dtype.names or ():
            if not np.array_equal(ours[i][name], theirs[i][name]):
                return f"game {i}, field {name}: CPU {ours[i][name].tolist()}, GPU {theirs[i][name].tolist()}"
    return "bytes between the fields"


def measure(gpu: OnTheGpu, seats: int, count: int, pool: ProcessPoolExecutor) -> bool:
    """Play, compare, time and print one line; False if anything differs."""
    engine = gpu.engine
    name = engine.facts.name
    starts = range(0, count, CHUNK)
    parts = [pool.submit(on_the_cpu, name, seats, start, min(CHUNK, count - start), gpu.noted) for start in starts]
    begin_compiling = time.perf_counter()
    gpu.upload(seats, count)
    gpu.begin()
    stages, before = [], 0
    for checkpoint in (*CHECKPOINTS, TO_THE_END):
        gpu.play(checkpoint - before)
        before = checkpoint
        stages.append(gpu.positions())
    first_run = time.perf_counter() - begin_compiling
    decisions = gpu.decisions()
    differences = []
    cpu_decisions = 0
    for start, part in zip(starts, parts, strict=True):
        expected, their_decisions = part.result()
        cpu_decisions += their_decisions
        for stage, (ours, theirs) in enumerate(zip(expected, stages, strict=True)):
            if found := difference(ours, theirs[start : start + len(ours)]):
                differences.append(f"stage {stage}, games from {start}: {found}")
    times = []
    for _ in range(ROUNDS):
        gpu.upload(seats, count)
        times.append(gpu.timed())
        if found := difference(stages[-1], gpu.positions()):
            differences.append(f"played in one go: {found}")
    setup_ms, play_ms = (median(each) for each in zip(*times, strict=True))
    if cpu_decisions != decisions:
        differences.append(f"{cpu_decisions} decisions on the CPU, {decisions} on the GPU")
    verdict = "DIFFERS" if differences else "same bytes"
    pace = decisions / play_ms * 1000
    print(
        f"{name:16} {seats} seats  {count:8,} games  {decisions:13,} decisions  set-up {setup_ms:7.2f} ms  "
        f"play {play_ms:8.2f} ms: {pace:13,.0f} a second  {verdict} at {len(stages)} points of every game\n"
        f"{'':16} {gpu.limits()}; first run with compilation {first_run:.1f} s",
        flush=True,
    )
    for found in differences[:5]:
        print(f"  {found}", flush=True)
    return not differences


def gpu_missing() -> str:
    """Why there is nothing to do; "" if there is a GPU (or the simulator)."""
    if cuda is None:
        return "numba has no CUDA here"
    return "" if cuda.is_available() else "there is no CUDA GPU here"


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games on the GPU, compared with the CPU.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--seats", type=int, help="only this number of players")
    parser.add_argument("--games", type=int, default=1 << 19, help="games for each line")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="CPU processes for the comparison")
    parser.add_argument("--noted", action="store_true", help="positions that take notes: deeds are compared too")
    asked = parser.parse_args()
    if reason := gpu_missing():
        print(f"gpu.py: {reason}; nothing to compare.")
        return 0
    same = True
    with ProcessPoolExecutor(asked.processes, multiprocessing.get_context("spawn")) as pool:
        for known in [facts(name) for name in asked.names or all_facts()]:
            gpu = OnTheGpu(load(known.name), asked.noted)
            for seats in [asked.seats] if asked.seats else range(known.least, known.most + 1):
                same &= measure(gpu, seats, asked.games, pool)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())

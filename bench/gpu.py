r"""Whole random games inside a CUDA kernel, through the same rule functions as on the CPU, compared byte by byte.

    PYTHONPATH=src python bench/gpu.py [GAME ...] [--seats N] [--games N] [--bucketed | --no-bucketed] [--compile]

There are two drivers of the same rules. One kernel plays whole games, a game a thread; or, bucketed, all games go on
decision by decision: a kernel finds what is offered and chooses, another takes the chosen actions, and before each the
games are sorted by what they are going to do, so that the threads of a warp do alike.

Every position is compared with the CPU's at a few checkpoints on the way and at the end; then the same games are played
again in one go and timed, set-up and play apart. Where there is no GPU it says so and leaves. Without one, the
simulator of numba plays tiny runs: NUMBA_ENABLE_CUDASIM=1 HEADWATERS_INTERPRET=1 … --games 2; and `--compile` compiles
the kernels for a H200 and prints what they would take there (needs the compiler too: numba-cuda[cu12]).

What limits the kernels, from the profiler (the metrics that docs/performance.md speaks of):

    ncu --kernel-name regex:"play_all|look|step" --launch-count 8 \
        --metrics smsp__thread_inst_executed_per_inst_executed\
.ratio,smsp__issue_active.avg.pct_of_peak_sustained_active,dram__throughput.avg.pct_of_peak_sustained_elapsed,\
l1tex__t_sector_hit_rate.pct,sm__warps_active.avg.pct_of_peak_sustained_active,\
smsp__average_warps_issue_stalled_no_instruction_per_issue_active.ratio \
        python bench/gpu.py yellow-yangtze --seats 4 --games 65536 --profile
Needs numpy, numba, numba-cuda and nothing else.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any

import numpy as np

from headwaters.kernel.bits import clear, count, nth
from headwaters.kernel.engine import Engine, load
from headwaters.kernel.facts import all_facts, facts
from headwaters.kernel.rng import WORDS as RNG_WORDS
from headwaters.kernel.rng import below, rekey
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
THREADS = 2 if SIMULATED else 128
CAPABILITY = (9, 0)  # of the H200
# Fewer registers let more games be in flight; where that pays more than what has to be spilled, it was measured so.
REGISTERS = {"yak": 48}
# The games for which the bucketed driver was measured to be the faster one.
BUCKETED = frozenset({"yellow-yangtze", "yak"})
# Where the kinds of actions of one decision begin, as the rules name them; without an entry they are all alike.
KINDS_FROM = {"yellow-yangtze": ("TILE", "RIOT", "BUILD", "WITHDRAW", "REPLACE", "END")}
MOST_BUCKETS = 128
FINISHED = -1  # the bucket of games that are over: they are sorted out
LOOK_EVERY = 16  # rounds after which the bucketed driver asks how many games go on
ROUNDS = 1 if SIMULATED else 3  # the median of so many timed runs counts; the way to the device is not timed
CHUNK = 256  # games that a CPU process plays at a time

# Filled in by `weave`.
setup: Any = None
legal: Any = None
apply: Any = None
first_actor: Any = None
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


@generic
def choice(s, mask, rng):
    """The first half of `random_step`: a uniformly random action of the first actor."""
    clear(mask)
    legal(s, first_actor(s), mask)
    return nth(mask, below(rng, count(mask)))


@generic
def take(s, action):
    """The other half."""
    apply(s, first_actor(s), action)


def compiled(engine: Engine) -> Any:
    loops = {name: getattr(engine.compiled, name) for name in ("random_step", "first_actor")}
    verbs = {**engine.verbs, **loops}
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


class Whole:
    """The driver that plays whole games, a game a thread: its kernels, and its games on the device."""

    driver = "whole games"

    def __init__(self, engine: Engine, noted: bool, registers: int | None) -> None:
        self.engine, self.noted = engine, noted
        self.rules = compiled(engine)
        self.registers = registers or REGISTERS.get(engine.facts.name)
        begin_one = self.rules.begin

        def begin_all(games, rngs):
            i = cuda.grid(1)
            if i < games.shape[0]:
                begin_one(games[i], rngs[i])

        self.begin_all = cuda.jit(begin_all)
        self.kernels = self.build()

    def build(self) -> dict[str, Any]:
        """The kernels that play, by their names."""
        play_one, words = self.rules.play_on, self.engine.words

        def play_all(games, rngs, lengths, most):
            i = cuda.grid(1)
            if i < games.shape[0]:
                mask = cuda.local.array(words, np.uint64)
                lengths[i] += play_one(games[i], mask, rngs[i], most)

        return {"play": self.limited(play_all)}

    def limited(self, kernel: Any) -> Any:
        return cuda.jit(kernel, max_registers=self.registers) if self.registers and not SIMULATED else cuda.jit(kernel)

    def upload(self, seats: int, count: int) -> None:
        self.grid = grid(count)
        self.games = cuda.to_device(blanks(self.engine, seats, count, self.noted))
        self.rngs = cuda.to_device(streams(self.engine.facts.name, seats, 0, count))
        self.lengths = cuda.to_device(np.zeros(count, np.int64))
        cuda.synchronize()

    def begin(self) -> None:
        self.begin_all[self.grid](self.games, self.rngs)

    def play(self, most: int) -> None:
        self.kernels["play"][self.grid](self.games, self.rngs, self.lengths, most)

    def timed(self) -> tuple[float, float]:
        """Milliseconds of the set-up and of the play to the end, by events on the device."""
        begin, between, end = (cuda.event() for _ in range(3))
        begin.record()
        self.begin()
        between.record()
        self.play(TO_THE_END)
        end.record()
        end.synchronize()
        return begin.elapsed_time(between), between.elapsed_time(end)

    def limits(self) -> str:
        """What a thread of the play takes: registers, and bytes of its own memory (the mask, and what is spilled)."""
        if SIMULATED:
            return "simulated"
        taken = []
        for name, kernel in self.kernels.items():
            for registers, local in zip(
                kernel.get_regs_per_thread().values(), kernel.get_local_mem_per_thread().values(), strict=True
            ):
                taken.append(f"{name} {registers} registers, {local} bytes a thread")
        return f"{self.driver}: {'; '.join(taken)}; {self.games.dtype.itemsize} bytes a game"

    def positions(self) -> Any:
        return self.games.copy_to_host()

    def decisions(self) -> int:
        return int(self.lengths.copy_to_host().sum())


class Bucketed(Whole):
    """The driver that plays all games decision by decision, sorted by what they are going to do.

    A round is four kernels: `look` chooses for every game and counts the chosen kinds of actions, `sort` puts the games
    in the order of these, `step` takes the actions and counts the decisions that follow, `sort` orders them by these.
    Games that are over drop out of the order.
    """

    driver = "bucketed"

    def build(self) -> dict[str, Any]:
        words, choose_one, take_one = self.engine.words, self.rules.choice, self.rules.take
        name, rules = self.engine.facts.name, self.engine.part("rules")
        begins = tuple(int(getattr(rules, kind)) for kind in KINDS_FROM.get(name, ()))
        alike = 1 + len(begins)
        buckets = len(self.engine.facts.decisions) * alike
        assert buckets <= MOST_BUCKETS
        starts = np.array([*begins, self.engine.actions], np.int64)

        def clear_counts(counts):
            for k in range(cuda.threadIdx.x, buckets, cuda.blockDim.x):
                counts[k] = 0

        def add_counts(counts, more):
            for k in range(cuda.threadIdx.x, buckets, cuda.blockDim.x):
                if more[k] != 0:
                    cuda.atomic.add(counts, k, more[k])

        clear_counts, add_counts = cuda.jit(device=True)(clear_counts), cuda.jit(device=True)(add_counts)

        def look(games, rngs, order, going, chosen, kinds, counts, next_counts, next_heads):
            here = cuda.shared.array(MOST_BUCKETS, np.int32)
            clear_counts(here)
            if cuda.blockIdx.x == 0:
                clear_counts(next_counts)
                clear_counts(next_heads)
            cuda.syncthreads()
            n = cuda.grid(1)
            if n < going[0]:
                i = order[n]
                mask = cuda.local.array(words, np.uint64)
                action = choose_one(games[i], mask, rngs[i])
                chosen[i] = action
                kind = 0
                while action >= starts[kind]:
                    kind += 1
                kind += alike * games[i].decision
                kinds[n] = kind
                cuda.atomic.add(here, kind, 1)
            cuda.syncthreads()
            add_counts(counts, here)

        def step(games, order, going, chosen, lengths, kinds, counts, next_counts, next_heads):
            here = cuda.shared.array(MOST_BUCKETS, np.int32)
            clear_counts(here)
            if cuda.blockIdx.x == 0:
                clear_counts(next_counts)
                clear_counts(next_heads)
            cuda.syncthreads()
            n = cuda.grid(1)
            if n < going[0]:
                i = order[n]
                take_one(games[i], np.int64(chosen[i]))
                lengths[i] += 1
                if games[i].over:
                    kinds[n] = FINISHED
                else:
                    kinds[n] = games[i].decision
                    cuda.atomic.add(here, kinds[n], 1)
            cuda.syncthreads()
            add_counts(counts, here)

        def sort(order, going, kinds, counts, heads, order_after, going_after):
            here = cuda.shared.array(MOST_BUCKETS, np.int32)
            base = cuda.shared.array(MOST_BUCKETS, np.int32)
            clear_counts(here)
            cuda.syncthreads()
            n = cuda.grid(1)
            kind = FINISHED
            rank = 0
            if n < going[0]:
                kind = kinds[n]
            if kind != FINISHED:
                rank = cuda.atomic.add(here, kind, 1)
            cuda.syncthreads()
            for k in range(cuda.threadIdx.x, buckets, cuda.blockDim.x):
                base[k] = cuda.atomic.add(heads, k, here[k]) if here[k] != 0 else 0
                here[k] = counts[k]
            cuda.syncthreads()
            if cuda.threadIdx.x == 0:
                before = 0
                for k in range(buckets):
                    base[k] += before
                    before += here[k]
                if cuda.blockIdx.x == 0:
                    going_after[0] = before
            cuda.syncthreads()
            if kind != FINISHED:
                order_after[base[kind] + rank] = order[n]

        return {"look": self.limited(look), "step": self.limited(step), "sort": cuda.jit(sort)}

    def upload(self, seats: int, count: int) -> None:
        super().upload(seats, count)
        self.chosen, self.kinds = (cuda.to_device(np.zeros(count, np.int16)) for _ in range(2))
        # Before looking and before stepping: the games that go on in their order, and how many they are.
        self.orders = [cuda.to_device(np.arange(count, dtype=np.int32)) for _ in range(2)]
        self.going = [cuda.to_device(np.full(1, count, np.int32)) for _ in range(2)]
        # After looking and after stepping: how many games each bucket gets, and how many are already sorted into it.
        self.counts = [cuda.to_device(np.zeros(MOST_BUCKETS, np.int32)) for _ in range(2)]
        self.heads = [cuda.to_device(np.zeros(MOST_BUCKETS, np.int32)) for _ in range(2)]

    def play(self, most: int) -> None:
        played = 0
        while played < most and (going := int(self.going[0].copy_to_host()[0])) > 0:
            shape = grid(going)
            for _ in range(min(LOOK_EVERY, most - played)):
                self.one_round(shape)
                played += 1

    def one_round(self, shape: tuple[int, int]) -> None:
        (before, between), (going, stepping) = self.orders, self.going
        (counts, counts_after), (heads, heads_after) = self.counts, self.heads
        self.kernels["look"][shape](
            self.games, self.rngs, before, going, self.chosen, self.kinds, counts, counts_after, heads_after
        )
        self.kernels["sort"][shape](before, going, self.kinds, counts, heads, between, stepping)
        self.kernels["step"][shape](
            self.games, between, stepping, self.chosen, self.lengths, self.kinds, counts_after, counts, heads
        )
        self.kernels["sort"][shape](between, stepping, self.kinds, counts_after, heads_after, before, going)


def grid(threads: int) -> tuple[int, int]:
    return (threads + THREADS - 1) // THREADS, THREADS


def difference(ours: Any, theirs: Any) -> str:
    """The first game and field in which two arrays of positions differ; "" if they are the same bytes."""
    if ours.tobytes() == theirs.tobytes():
        return ""
    for i in range(len(ours)):
        for name in ours.dtype.names or ():
            if not np.array_equal(ours[i][name], theirs[i][name]):
                return f"game {i}, field {name}: CPU {ours[i][name].tolist()}, GPU {theirs[i][name].tolist()}"
    return "bytes between the fields"


def measure(gpu: Whole, seats: int, count: int, pool: ProcessPoolExecutor) -> bool:
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
    pace = decisions / play_ms * 1000 if play_ms else math.nan  # the simulator has no clock
    print(
        f"{name:16} {seats} seats  {count:8,} games  {decisions:13,} decisions  set-up {setup_ms:7.2f} ms  "
        f"play {play_ms:8.2f} ms: {pace:13,.0f} a second  {verdict} at {len(stages)} points of every game\n"
        f"{'':16} {gpu.limits()}; first run with compilation {first_run:.1f} s",
        flush=True,
    )
    for found in differences[:5]:
        print(f"  {found}", flush=True)
    return not differences


def play_once(gpu: Whole, seats: int, count: int) -> None:
    """Set up and play, nothing compared: what a profiler looks at."""
    gpu.upload(seats, count)
    gpu.begin()
    gpu.play(TO_THE_END)
    cuda.synchronize()
    print(f"{gpu.engine.facts.name:16} {seats} seats  {gpu.decisions():,} decisions; {gpu.limits()}", flush=True)


def gpu_missing() -> str:
    """Why there is nothing to do; "" if there is a GPU (or the simulator)."""
    if cuda is None:
        return "numba has no CUDA here"
    return "" if cuda.is_available() else "there is no CUDA GPU here"


def compile_only(gpu: Whole) -> None:
    """What the compiler makes of the kernels for a H200; there need not be one."""
    from cuda.pathfinder import find_nvidia_binary_utility
    from numba import from_dtype, types
    from numba.cuda import dispatcher

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    games, rngs = from_dtype(blanks(gpu.engine, 2, 1, gpu.noted).dtype)[::1], types.uint32[:, ::1]
    short, long, lengths = types.int16[::1], types.int32[::1], types.int64[::1]
    takes = {
        "begin": (games, rngs),
        "play": (games, rngs, lengths, types.int64),
        "look": (games, rngs, long, long, short, short, long, long, long),
        "step": (games, long, long, short, lengths, short, long, long, long),
        "sort": (long, long, short, long, long, long, long),
    }
    for name, kernel in {"begin": gpu.begin_all, **gpu.kernels}.items():
        ptx, _ = cuda.compile(kernel.py_func, takes[name], device=False, abi="numba", cc=CAPABILITY, output="ptx")
        with tempfile.TemporaryDirectory() as folder:
            source, made = Path(folder) / "kernel.ptx", Path(folder) / "kernel.cubin"
            source.write_text(ptx)
            most = kernel.targetoptions.get("max_registers")
            limit = ["-maxrregcount", str(most)] if most else []
            command = [find_nvidia_binary_utility("ptxas"), "-v", "-arch=sm_{}{}".format(*CAPABILITY), *limit]
            said = subprocess.run([*command, source, "-o", made], capture_output=True, text=True, check=True).stderr
            registers, own = (max(map(int, re.findall(what, said))) for what in (r"Used (\d+)", r"(\d+) bytes stack"))
            code = made.stat().st_size
        taken = f"{registers:4} registers {own:5} bytes a thread {code:9,} bytes of code"
        print(f"{gpu.engine.facts.name:16} {name:6} {taken}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games on the GPU, compared with the CPU.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--seats", type=int, help="only this number of players")
    parser.add_argument("--games", type=int, default=1 << 19, help="games for each line")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="CPU processes for the comparison")
    parser.add_argument(
        "--bucketed",
        action=argparse.BooleanOptionalAction,
        help="decision by decision, games sorted between the kernels; as was measured best for each game if not said",
    )
    parser.add_argument("--registers", type=int, help="the most that a thread may take, instead of what was measured")
    parser.add_argument("--profile", action="store_true", help="play once and compare nothing: to be run by a profiler")
    parser.add_argument("--compile", action="store_true", help="only compile, and print what the kernels take")
    parser.add_argument("--noted", action="store_true", help="positions that take notes: deeds are compared too")
    asked = parser.parse_args()
    if cuda and asked.compile:
        for name in asked.names or all_facts():
            bucketed = name in BUCKETED if asked.bucketed is None else asked.bucketed
            compile_only((Bucketed if bucketed else Whole)(load(name), asked.noted, asked.registers))
        return 0
    if reason := gpu_missing():
        print(f"gpu.py: {reason}; nothing to compare.")
        return 0
    same = True
    with ProcessPoolExecutor(asked.processes, multiprocessing.get_context("spawn")) as pool:
        for known in [facts(name) for name in asked.names or all_facts()]:
            bucketed = known.name in BUCKETED if asked.bucketed is None else asked.bucketed
            gpu = (Bucketed if bucketed else Whole)(load(known.name), asked.noted, asked.registers)
            for seats in [asked.seats] if asked.seats else range(known.least, known.most + 1):
                if asked.profile:
                    play_once(gpu, seats, asked.games)
                else:
                    same &= measure(gpu, seats, asked.games, pool)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())

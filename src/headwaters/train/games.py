# Rule functions are typed by numba.
# mypy: ignore-errors
"""Tens of thousands of games at once on the GPU, played by looking one step ahead with the net.

One thread a game offers a few promising actions; one thread a try takes one of them in another world that the seat
can't tell from the true one, plays on until the position is settled and writes down what the seat sees; the net values
all of them at once; one thread a game takes one of the best. Where fewer actions are found than there is room for, each
is tried in several worlds, and the mean counts; in one world all of them meet the same deal. Now and then a position is
kept, as one of its seats sees it, and once its game is over it becomes a sample: what was seen, and how the game ended.
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

try:
    from numba import cuda
except ImportError:
    cuda = None

from ..bots.compiled import compiled as compiled_search
from ..bots.compiled import knowledge
from ..kernel.bits import clear, count, drop, nth
from ..kernel.engine import Engine
from ..kernel.rng import WORDS, below, rekey, word
from ..kernel.rule import generic, rule, weave

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
THREADS = 64
FAR = 60  # decisions played on until a position is settled, at most
KEPT = 64  # positions kept of one game, at most
STACK = 1 << 14  # bytes a thread
MARGIN = 0.25  # as in the search: how much the margin counts at the end
SCALE = 12.0  # points of margin that count as 1
CASUAL = 0.3  # the noise of who plays by looks alone

# Filled in by `weave`.
setup: Any = None
actors: Any = None
legal: Any = None
apply: Any = None
resample: Any = None
prior: Any = None
settled: Any = None
observe: Any = None
verdict: Any = None
sensible: Any = None
first_of: Any = None


@generic
def gumbel(rng):
    return -math.log(-math.log((float(word(rng)) + 0.5) / 4294967296.0))


@generic
def begin(games, g, templates, rng):
    games[g] = templates[g]
    rekey(games[g].rng, rng)
    setup(games[g])


@generic
def offer(s, seat, mask, rng, asked_of, noise, choices, looks):
    """The most promising offered actions, a little shaken, of so many that are asked of; returns how many there are."""
    clear(mask)
    legal(s, seat, mask)
    offered = count(mask)
    tried = min(offered, asked_of)
    found = 0
    for k in range(tried):
        action = nth(mask, np.int64(0) if tried == offered else below(rng, offered - k))
        drop(mask, action)
        look = 0.0
        if offered > 1:
            look = prior(s, seat, action) + noise * gumbel(rng)
        at = found
        while at > 0 and looks[at - 1] < look:
            at -= 1
        if at < len(choices):
            if found < len(choices):
                found += 1
            for j in range(found - 1, at, -1):
                looks[j] = looks[j - 1]
                choices[j] = choices[j - 1]
            looks[at] = look
            choices[at] = action
    return found


@rule
def tried_at(slot, found, slots):
    """Which choice is tried at a slot, and in which world; a choice of -1 where no whole round of them is left.

    A single choice needs no try.
    """
    if found < 2 or slot >= slots - slots % found:
        return np.int64(-1), np.int64(0)
    return np.int64(slot % found), np.int64(slot // found)


@rule
def enter(s, world, deals, rng):
    """Make a copy of the game the world of this number, and `rng` what it is played on with: alike for all choices."""
    for i in range(WORDS):
        s.rng[i] = deals[i]
    for _ in range(world + 1):
        rekey(rng, s.rng)
    rekey(s.rng, rng)


@rule
def average(values, found):
    """The mean value of each choice over the worlds in which it was tried, written in place of the first one's."""
    worlds = len(values) // found
    for k in range(found):
        total = 0.0
        for world in range(worlds):
            total += values[found * world + k]
        values[k] = total / worlds


@generic
def attempt(s, seat, action, rng, mask, active, value):
    """Take an action in another world; what the seat sees behind it (how many inputs), or -1 and the end's value."""
    resample(s, seat)
    apply(s, seat, action)
    left = FAR
    while s.over == 0 and left > 0 and not settled(s):
        left -= 1
        mover = first_of(np.int64(actors(s)))
        clear(mask)
        legal(s, mover, mask)
        apply(s, mover, sensible(s, mover, mask, rng, np.int64(4)))
    if s.over:
        verdict(s, value, MARGIN)
        return -1
    return observe(s, seat, active)


@generic
def take(s, seat, choices, values, found, rng, heat, slips):
    """Take one of the choices: the best in the mean of its worlds, shaken by the heat; now and then any."""
    best = 0
    if found > 1:
        average(values, found)
        if word(rng) < slips * 4294967296.0:
            best = below(rng, np.int64(found))
        else:
            most = -1.0e30
            for k in range(found):
                shaken = values[k] + heat * gumbel(rng)
                if shaken > most:
                    most = shaken
                    best = k
    apply(s, seat, np.int64(choices[best]))


def seated(games: int, shares: Sequence[float]) -> dict[int, int]:
    """How many of the games have 2, 3 and 4 seats, by their shares; SystemExit for shares that can't be."""
    if min(shares) < 0 or not 0 < sum(shares) < math.inf:
        raise SystemExit("--shares: three numbers from 0 on, not all of them 0")
    counts = {seats: int(games * share / sum(shares)) for seats, share in enumerate(shares, 2)}
    if not any(counts.values()):
        raise SystemExit(f"--games: {games} are too few to be shared out")
    return {seats: count for seats, count in counts.items() if count}


class Games:
    """The games on the device, and the kernels that drive them."""

    def __init__(self, engine: Engine, counts: dict[int, int], seed: int, slots: int) -> None:
        """So many games for each number of seats; `slots` is how often something is tried for one decision."""
        if not SIMULATED:
            make_room()
        parts = compiled_search(engine)
        observation = engine.part("observation")
        verbs = {
            **engine.verbs,
            **vars(knowledge(engine)),
            "observe": observation.observe,
            "verdict": parts.verdict,
            "sensible": parts.sensible,
            "first_of": parts.first_of,
        }
        rules = weave(sys.modules[__name__], verbs, engine.folder)
        self.engine, self.inputs = engine, observation.INPUTS
        self.count, self.slots = sum(counts.values()), slots
        templates = np.concatenate([np.repeat(engine.blank(seats, {}), n) for seats, n in counts.items()])
        generator = np.random.default_rng(seed)
        rngs = np.zeros((self.count, WORDS), np.uint32)
        rngs[:, :4] = generator.integers(0, 1 << 32, (self.count, 4), np.uint32)
        most, pad = self.inputs.most, self.inputs.size
        self.most, self.pad = most, pad
        zeros = cuda.to_device
        self.templates, self.games, self.rngs = zeros(templates), zeros(templates.copy()), zeros(rngs)
        self.copies = cuda.device_array(self.count * slots, engine.dtype)
        self.seats = zeros(np.concatenate([np.full(n, seats, np.int32) for seats, n in counts.items()]))
        self.asked = zeros(np.zeros(self.count, np.int32))
        self.found = zeros(np.zeros(self.count, np.int32))
        self.choices = zeros(np.zeros((self.count, slots), np.int32))
        self.deals = zeros(np.zeros((self.count, WORDS), np.uint32))
        self.pupil = zeros(pupils(self.count, counts))
        self.seen = cuda.device_array((self.count * slots, most), np.int32)
        self.exact = zeros(np.zeros((self.count * slots, 4), np.float32))
        self.is_exact = zeros(np.zeros(self.count * slots, np.int32))  # 1: exact, 0: seen, 2: neither
        self.values = zeros(np.zeros((self.count, slots), np.float32))
        self.kept = cuda.device_array((self.count, KEPT, most), np.int16)
        self.viewer = zeros(np.zeros(self.count, np.int32))
        self.kept_n = zeros(np.zeros(self.count, np.int32))
        self.ends = zeros(np.zeros((self.count, 4), np.float32))
        self.scores = zeros(np.zeros((self.count, 4), np.float32))
        self.won = zeros(np.zeros(self.count, np.float32))
        self._kernels(rules, engine.words)
        self.grid = ((self.count + THREADS - 1) // THREADS, THREADS)
        self.wide = ((self.count * slots + THREADS - 1) // THREADS, THREADS)
        self.finished = zeros(np.ones(self.count, np.int32))
        self.again()

    def _kernels(self, rules: Any, words: int) -> None:
        begin_, offer_, attempt_, take_ = rules.begin, rules.offer, rules.attempt, rules.take
        most, pad, slots = self.most, self.pad, self.slots
        end_of, is_settled = compiled_search(self.engine).verdict, knowledge(self.engine).settled
        sees = self.engine.part("observation").observe

        def offer_all(games, rngs, pupil, asked_of, noise, asked, found, choices, deals):
            g = cuda.grid(1)
            if g < games.shape[0]:
                mask = cuda.local.array(words, np.uint64)
                looks = cuda.local.array(slots, np.float64)
                seat = np.int64(first_of_(np.int64(actors_(games[g]))))
                asked[g] = seat
                if pupil[g] >= 0 and pupil[g] != seat:
                    offer_(games[g], seat, mask, rngs[g], np.int64(1 << 20), CASUAL, choices[g], looks)
                    found[g] = 1
                else:
                    found[g] = offer_(games[g], seat, mask, rngs[g], np.int64(asked_of), noise, choices[g], looks)
                rekey(deals[g], rngs[g])

        actors_, first_of_ = self.engine.verbs["actors"], compiled_search(self.engine).first_of

        def try_all(games, copies, asked, found, choices, deals, seen, exact, is_exact):
            j = cuda.grid(1)
            g = j // slots
            if g < games.shape[0]:
                is_exact[j] = 2
                k, world = tried_at(j % slots, np.int64(found[g]), slots)
                if k >= 0:
                    mask = cuda.local.array(words, np.uint64)
                    rng = cuda.local.array(WORDS, np.uint32)
                    value = cuda.local.array(4, np.float64)
                    copies[j] = games[g]
                    enter(copies[j], world, deals[g], rng)
                    seat = np.int64(asked[g])
                    n = attempt_(copies[j], seat, np.int64(choices[g, k]), rng, mask, seen[j], value)
                    if n < 0:
                        is_exact[j] = 1
                        exact[j, 0] = value[seat]
                        n = 0
                    else:
                        is_exact[j] = 0
                    for i in range(n, most):
                        seen[j, i] = pad

        def take_all(games, rngs, pupil, asked, found, choices, values, heat, slips, every, kept, viewer, kept_n,
                     finished, ends, scores, won):  # fmt: skip
            g = cuda.grid(1)
            if g < games.shape[0]:
                s = games[g]
                rng = rngs[g]
                calm = pupil[g] >= 0
                take_(s, np.int64(asked[g]), choices[g], values[g], found[g], rng, 0.0 if calm else heat,
                      0.0 if calm else slips)  # fmt: skip
                if s.over:
                    value = cuda.local.array(4, np.float64)
                    end_of(s, value, 0.0)
                    won[g] = value[pupil[g]] if calm else 0.0
                    end_of(s, value, MARGIN)
                    for seat in range(np.int64(s.seats)):
                        ends[g, seat] = value[seat]
                        scores[g, seat] = s.score[seat]
                    finished[g] = 1
                elif kept_n[g] < KEPT and is_settled(s) and below(rng, np.int64(every)) == 0:
                    at = np.int64(kept_n[g])
                    kept_n[g] += 1
                    n = sees(s, np.int64(viewer[g]), kept[g, at])
                    for i in range(n, most):
                        kept[g, at, i] = pad

        def again_all(games, templates, rngs, finished, kept_n, viewer):
            g = cuda.grid(1)
            if g < games.shape[0] and finished[g] == 1:
                finished[g] = 0
                kept_n[g] = 0
                begin_(games, g, templates, rngs[g])
                viewer[g] = below(rngs[g], np.int64(games[g].seats))

        jit = cuda.jit
        self.offer_all, self.try_all = jit(offer_all), jit(try_all)
        self.take_all, self.again_all = jit(take_all), jit(again_all)

    def step(
        self, value_of: Any, asked_of: int, noise: float, heat: float, slips: float, every: int, mark: Any
    ) -> None:
        """One decision in every game; `value_of` fills `values`, one a slot, from what was seen; behind it those of the
        choices are their means over the worlds. `mark` hears what was done.
        """
        self.offer_all[self.grid](
            self.games, self.rngs, self.pupil, asked_of, noise, self.asked, self.found, self.choices, self.deals
        )
        mark("offer")
        self.try_all[self.wide](
            self.games, self.copies, self.asked, self.found, self.choices, self.deals, self.seen, self.exact,
            self.is_exact,
        )  # fmt: skip
        mark("try")
        value_of()
        mark("judge")
        self.take_all[self.grid](
            self.games, self.rngs, self.pupil, self.asked, self.found, self.choices, self.values, heat, slips, every,
            self.kept, self.viewer, self.kept_n, self.finished, self.ends, self.scores, self.won,
        )  # fmt: skip
        mark("take")

    def again(self) -> None:
        """Games that are over begin anew."""
        self.again_all[self.grid](self.games, self.templates, self.rngs, self.finished, self.kept_n, self.viewer)


def pupils(games: int, counts: dict[int, int]) -> Any:
    """In one game of sixteen one seat chooses by the net and the others by looks alone; -1: all by the net.

    Such games lie together, so that threads that run side by side do alike.
    """
    seat = np.full(games, -1, np.int32)
    at = 0
    for seats, n in counts.items():
        few = n // 16
        seat[at : at + few] = np.arange(few) * seats // max(1, few)
        at += n
    return seat


def make_room() -> None:
    """Room for the calls of a long rule function: more than the driver gives a thread by itself."""
    from cuda.bindings import driver  # comes with numba-cuda

    cuda.current_context()
    driver.cuCtxSetLimit(driver.CUlimit.CU_LIMIT_STACK_SIZE, STACK)

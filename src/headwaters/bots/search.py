"""Runs the compiled search: in pieces that keep the time, on as many cores as it is given, one tree each."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..kernel.engine import Engine
from ..kernel.parts import Position
from ..kernel.rng import key as generator
from ..kernel.rng import rekey
from .bot import Budget, Generator
from .compiled import compiled, knowledge, own_settings
from .net import NONE, net_of, path_of
from .tree import BEST, FREE, LINE, NODE, PATH, ROOTS, SearchSettings

MOST_NODES = 1 << 20
FEWEST_NODES = 1 << 14
NODES_A_SIM = 24
PIECE_S = 0.01  # the clock is looked at about this often
LONG_ENOUGH_S = 0.002  # a piece that tells the pace
LEAST_SIMS = 1
CLEARLY = 0.02  # of a victory: so much better must a mean be, two standard deviations of it at most left out
MOST_SIMS = 1 << 40  # more than any time allows


def settings_for(engine: Engine, settings: SearchSettings) -> SearchSettings:
    """What the game says about how it is best searched comes first, except for the textbook; no net where none is."""
    by_net = bool(settings.net) and not settings.textbook and path_of(engine).is_file()
    own = {} if settings.textbook else own_settings(engine, by_net=by_net)
    return SearchSettings(*map(float, settings._replace(**own, net=by_net)))  # all of one type: compiled once


@dataclass
class Thought:
    """What a search found about the offered actions of one seat: visits and mean values, one per seat."""

    actions: list[int]
    names: list[int]
    visits: Any
    values: Any  # actions × seats, sums
    sims: int
    decisions: int
    seconds: float
    seat: int
    trees: list[Tree]

    def best(self) -> int:
        """The action that was visited most, unless another one turned out to be clearly better."""
        return self.actions[self.ranked()[0]]

    def ranked(self) -> list[int]:
        """Indices of the actions, best first: by visits, between equals by means.

        What is found out late has few visits yet: whose mean is better beyond doubt comes first all the same.
        """
        order = sorted(range(len(self.actions)), key=lambda i: (-int(self.visits[i]), -self._mean(i), self.actions[i]))
        bar = self._mean(order[0]) + CLEARLY
        better = [i for i in order if self.visits[i] and self._mean(i) - 1 / math.sqrt(self.visits[i]) > bar]
        return sorted(order, key=lambda i: -self._mean(i) if i in better else 0.0)

    def node(self, action: int) -> tuple[Tree, int]:
        """Where an action stands in the tree that visited it most; the root of a tree if none did."""
        name = self.names[self.actions.index(action)]
        places = [(tree, tree.child(0, self.seat, name)) for tree in self.trees]
        return max(places, key=lambda at: int(at[0].nodes[at[1]].visits) if at[1] else 0)

    def _mean(self, i: int) -> float:
        return float(self.values[i, self.seat]) / max(1, int(self.visits[i]))


class Tree:
    """One tree and the arrays a search works in."""

    def __init__(
        self, engine: Engine, world: Position, seat: int, rng: Generator, settings: SearchSettings, nodes: int
    ) -> None:
        self.engine, self.seat, self.rng, self.settings = engine, seat, rng, settings_for(engine, settings)
        self.nodes = _blank_nodes(nodes)
        self.root = np.zeros(1, engine.dtype)
        self.root[0] = world
        self.work = np.zeros(1, engine.dtype)
        self.mask, self.rest = np.zeros(engine.words, np.uint64), np.zeros(engine.words, np.uint64)
        self.path, self.at = np.zeros(int(PATH), np.int64), np.zeros(4, np.int64)
        self.among, self.means = (np.zeros(int(BEST) + engine.actions, kind) for kind in (np.int64, np.float64))
        self.done = np.zeros(3, np.int64)
        self.used = int(FREE)
        net = net_of(engine) if self.settings.net else None
        self.net = NONE if net is None else net

    def run(self, sims: int) -> None:
        functions = compiled(self.engine)
        search = functions.search_apart if self.apart else functions.search
        self.used = search(
            self.nodes,
            self.used,
            self.root,
            self.work,
            self.seat,
            self.rng,
            self.mask,
            self.rest,
            self.path,
            self.among,
            self.means,
            *([self.at] if self.apart else []),
            self.settings,
            self.net,
            sims,
            self.done,
        )

    def run_until(self, end: float, most: int, clock: Callable[[], float], settle: bool) -> None:
        """Pieces of about PIECE_S, until the time is up or so many simulations are done.

        The last piece is no longer than what is left; `settle`: no longer than it can matter.
        """
        sims, before = LEAST_SIMS, clock()
        while True:
            self.run(sims)
            most -= sims
            now = clock()
            pace = max(now - before, 1e-6) / sims
            if most <= 0 or now >= end or (sims > LEAST_SIMS and now + pace >= end):  # the first may wait for compiling
                return
            if settle and now - before >= LONG_ENOUGH_S and self.lead() > min(most, (end - now) / pace):
                return
            sims = min(most, max(LEAST_SIMS, min(4 * sims, int(min(PIECE_S, 0.7 * (end - now)) / pace))))
            before = now

    @property
    def apart(self) -> bool:
        """Whether every seat has a tree of its own choices here."""
        return 0 < self.settings.apart <= int(self.root[0].seats)

    def begin(self, seat: int) -> int:
        """The node at which a seat's choices begin."""
        return int(ROOTS) + seat if self.apart and seat != self.seat else 0

    def lead(self) -> int:
        """How many visits the choice visited most has more than the next one."""
        visits = sorted(int(self.nodes[i].visits) for i in self.children(0) if self.nodes[i].seat == self.seat)
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def children(self, node: int) -> list[int]:
        children, first = [], int(self.nodes[node].child)
        while first:
            i = first
            while i:
                children.append(i)
                i = int(self.nodes[i].next)
            first = int(self.nodes[first].skip)
        return children

    def child(self, node: int, seat: int, name: int) -> int:
        """The child of this seat and name, 0 if there is none."""
        return next((i for i in self.children(node) if self.nodes[i].seat == seat and self.nodes[i].name == name), 0)


def think(
    engine: Engine,
    world: Position,
    seat: int,
    rng: Generator,
    budget: Budget,
    settings: SearchSettings,
    settle: bool = False,
) -> Thought:
    """Search for the seat within the budget.

    `settle`: stop before the time is up where no further visit could change the choice (a tree asks only itself).
    """
    clock = time.thread_time if budget.cpu else time.perf_counter
    begun = clock()
    cores = 1 if budget.cpu else max(1, budget.cores)
    trees = [Tree(engine, world, seat, _branch(rng), settings, _room(budget)) for _ in range(cores)]
    most = MOST_SIMS if budget.sims is None else budget.sims
    shares = [most // cores + (i < most % cores) for i in range(cores)]
    turns = [(tree, share) for tree, share in zip(trees, shares, strict=True) if share]
    if budget.seconds is None:
        _side_by_side([lambda t=t, n=n: t.run(n) for t, n in turns])  # type: ignore[misc]
    else:
        end = begun + budget.seconds
        _side_by_side([lambda t=t, n=n: t.run_until(end, n, clock, settle) for t, n in turns])  # type: ignore[misc]
    return _merged(engine, world, seat, trees, clock() - begun)


def _branch(rng: Generator) -> Generator:
    """A generator of its own for each tree."""
    twin = generator(0)
    rekey(twin, rng)
    return twin


def _blank_nodes(count: int) -> Any:
    """Nodes that begin where a line of the processor's cache does: the walk through them is what costs most."""
    room = np.zeros((count + 1) * LINE, np.uint8)
    skip = -room.ctypes.data % LINE
    return room[skip : skip + count * LINE].view(NODE)


def _room(budget: Budget) -> int:
    sims = MOST_SIMS if budget.seconds is None else int(40_000 * budget.seconds)
    return max(FEWEST_NODES, min(MOST_NODES, min(sims, budget.sims or sims) * NODES_A_SIM))


def _side_by_side(tasks: list[Callable[[], None]]) -> None:
    if len(tasks) == 1:
        tasks[0]()
        return
    with ThreadPoolExecutor(len(tasks)) as pool:
        for task in [pool.submit(task) for task in tasks]:
            task.result()


def _merged(engine: Engine, world: Position, seat: int, trees: list[Tree], seconds: float) -> Thought:
    """The statistics of all trees at the root, added up."""
    seats = int(world.seats)
    actions = engine.legal(world, seat)
    called = [int(knowledge(engine).name(world, seat, action)) for action in actions]
    index = {name: i for i, name in enumerate(called)}
    visits, values = np.zeros(len(actions), np.int64), np.zeros((len(actions), seats))
    for tree in trees:
        for i in tree.children(0):
            node = tree.nodes[i]
            at = index.get(int(node.name))
            if node.seat == seat and at is not None:
                visits[at] += node.visits
                values[at] += node.value[:seats]
    done = np.sum([tree.done for tree in trees], axis=0)
    return Thought(actions, called, visits, values, int(done[0]), int(done[1]), seconds, seat, trees)

"""Choices of the search in games against itself, kept so that a policy can learn them (`by_choices`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..bots import net as nets
from ..bots import policy as policies
from ..bots.compiled import knowledge
from ..bots.search import NODES_A_SIM, Tree
from ..bots.tree import SearchSettings
from ..kernel.engine import Engine, load
from ..kernel.rng import below, key
from .searched import AT_ONCE, WANDERS

TABLES = (2, 4, 2, 3, 2, 4, 2, 4)  # how many sit at the tables of a task


class Chosen(NamedTuple):
    """What was asked in a game, and how often the search looked at each offered action."""

    seen: list[Any]  # by decision: rows of the policy for what the seat saw
    decision: list[int]
    traits: list[Any]  # by decision and action
    looks: list[Any]
    visits: list[Any]


def rows_of(engine: Engine) -> Any:
    """By input of the game's observation its row in the policy; -1 for those that the policy does not look at."""
    left_out, at = engine.part("policy").LEFT_OUT, 0
    rows = list[int]()
    for block in engine.part("observation").INPUTS.blocks:
        looked_at = block.name not in left_out
        rows += range(at, at + block.size) if looked_at else [-1] * block.size
        at += block.size if looked_at else 0
    return np.array(rows, np.int32)


class Player:
    """Plays games of the search against itself with the policy of a file, and keeps what it chose."""

    def __init__(self, engine: Engine, path: Path, sims: int) -> None:
        self.engine, self.sims, self.knows = engine, sims, knowledge(engine)
        self.part = engine.part("policy")
        net = nets.net_of(engine)
        if net is None:
            raise SystemExit(f"{engine.facts.name} has no net: learn one first")
        self.net = net._replace(policy=policies.read(path, self.part.TRAITS.most))
        self.rows = rows_of(engine)
        self.active, self.room = self.net.active, self.net.room  # the search is done with them when they are needed

    def play(self, seats: int, seed: int) -> Chosen:
        """One game; now and then a choice is drawn by the visits, so that what comes of it is met too."""
        engine, kept = self.engine, Chosen([], [], [], [], [])
        s, rng = engine.setup(seats, {}, seed), key(seed)
        while not s.over:
            choices = []
            for seat in engine.actors(s):
                offered = engine.legal(s, seat)
                choices.append((seat, offered[0] if len(offered) == 1 else self.choose(s, seat, rng, kept)))
            for seat, action in choices:
                engine.apply(s, seat, action)
        return kept

    def choose(self, s: Any, seat: int, rng: Any, kept: Chosen) -> int:
        engine, knows = self.engine, self.knows
        world = engine.resample(s, seat, rng)
        tree = Tree(engine, world, seat, rng, SearchSettings(), NODES_A_SIM * self.sims)
        tree.net = self.net
        tree.run(self.sims)
        children = [tree.nodes[i] for i in tree.children(0) if tree.nodes[i].seat == seat]
        actions = [int(knows.named(world, seat, int(child.name))) for child in children]
        visits = np.array([child.visits for child in children])
        self.keep(world, seat, actions, visits, kept)
        best = int(visits.argmax())
        if below(rng, WANDERS) == 0:
            best = int(np.searchsorted(visits.cumsum(), int(below(rng, int(visits.sum()))), side="right"))
        return actions[best]

    def keep(self, world: Any, seat: int, actions: list[int], visits: Any, kept: Chosen) -> None:
        """What the seat saw, and of each action the traits, the look and the visits."""
        seen = self.rows[self.active[: int(self.part.glance(world, seat, self.active))]]
        kept.seen.append(seen[seen >= 0].astype(np.uint16))
        kept.decision.append(int(world.decision))
        self.part.notes(world, seat, self.room)
        traits, looks = [], []
        for action in actions:
            n = int(self.part.traits(world, seat, action, self.room, self.active))
            traits.append(self.active[:n].astype(np.uint16))
            looks.append(float(self.knows.prior(world, seat, action)))
        kept.traits.append(traits)
        kept.looks.append(np.array(looks, np.float32))
        kept.visits.append(visits.astype(np.float32) / visits.sum())


@cache
def _player(game: str, path: Path, sims: int) -> Player:
    return Player(load(game), path, sims)


def play_some(game: str, first: int, sims: int, path: Path) -> list[Chosen]:
    """A task of a worker: half of the games with two players, most others with four."""
    player = _player(game, path, sims)
    return [player.play(TABLES[i % len(TABLES)], first + i) for i in range(AT_ONCE)]

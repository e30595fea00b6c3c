"""Games that the search plays against itself, and what is kept of them to learn from.

In self-play on the GPU everybody looks one step ahead. Here every choice is searched: the games are fewer and better,
and a position learns what the search said there as well as how the game ended.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..bots import net as nets
from ..bots.compiled import compiled, knowledge
from ..bots.search import Tree
from ..bots.tree import SearchSettings
from ..kernel.engine import Engine, load
from ..kernel.rng import below, key
from .games import MARGIN, SCALE

NODES_A_SIM = 24
WANDERS = 12  # one choice in so many is drawn by the visits: what comes of it is learned too
AT_ONCE = 8  # games of one task


class Kept(NamedTuple):
    """The kept positions of a game as its seats saw them, each seat first in what is said of it."""

    seats: int
    seen: list[Any]  # inputs that held
    said: Any  # positions x 4: what the search said there
    end: Any  # positions x 4: shares of the victory, a part of it the margin
    margin: Any  # positions x 4


def last_round(folder: Path) -> tuple[int, Path]:
    """How many rounds were learned in a folder, and the file of the last one's net; of round 0 it may not be there."""
    last = max((int(path.stem.partition("-")[2]) for path in folder.glob("round-*.npz")), default=0)
    return last, folder / f"round-{last}.npz"


def looked_back(kept: Kept, trust: float) -> Any:
    """What should have been said at each position: what the search said there and later in the game, and its end.

    `trust` 1 believes the end alone, 0 only what was said there.
    """
    said = kept.said.reshape(-1, kept.seats, 4)  # every moment as each seat sees it
    target, targets = kept.end[: kept.seats], np.zeros_like(said)
    for at in reversed(range(len(said))):
        target = (1 - trust) * said[at] + trust * target
        targets[at] = target
    return targets.reshape(-1, 4)


def around(values: Any, seat: int) -> Any:
    """Numbers by seat as one of them counts, itself first; four of them."""
    out = np.zeros(4, np.float32)
    out[: len(values)] = np.roll(values, -seat)
    return out


def searched(engine: Engine, s: Any, seat: int, rng: Any, sims: int, net: nets.Net) -> tuple[int, Any]:
    """The choice of the seat, now and then not the best one, and what the search says of all seats."""
    world = engine.resample(s, seat, rng)
    tree = Tree(engine, world, seat, rng, SearchSettings(), NODES_A_SIM * sims)
    tree.net = net
    tree.run(sims)
    children = [i for i in tree.children(0) if tree.nodes[i].seat == seat]
    visits = np.array([tree.nodes[i].visits for i in children])
    best = children[int(visits.argmax())]
    said = np.array(tree.nodes[best].value[: int(s.seats)]) / max(1, int(tree.nodes[best].visits))
    if below(rng, WANDERS) == 0:
        best = children[int(np.searchsorted(visits.cumsum(), int(below(rng, int(visits.sum()))), side="right"))]
    return int(knowledge(engine).named(world, seat, int(tree.nodes[best].name))), said


def play(engine: Engine, seats: int, seed: int, sims: int, every: int, net: nets.Net) -> Kept:
    """One game, so many simulations a decision; of its settled positions one in so many is kept, for every seat."""
    s, rng = engine.setup(seats, {}, seed), key(seed)
    inputs, settled = engine.part("observation"), knowledge(engine).settled
    active = np.zeros(inputs.INPUTS.most, np.int32)
    moments: list[tuple[list[Any], Any]] = []  # what each seat saw, what was said
    while not s.over:
        keeps = settled(s) and below(rng, every) == 0
        choices, opinions = [], []
        for seat in engine.actors(s):
            offered = engine.legal(s, seat)
            if len(offered) == 1 and not keeps:
                choices.append((seat, offered[0]))
            else:
                action, said = searched(engine, s, seat, rng, sims, net)
                choices.append((seat, action))
                opinions.append(said)
        if keeps:
            seen = [active[: int(inputs.observe(s, seat, active))].astype(np.uint16) for seat in range(seats)]
            moments.append((seen, np.mean(opinions, axis=0)))
        for seat, action in choices:
            engine.apply(s, seat, action)
    end = np.zeros(4)
    compiled(engine).verdict(s, end, MARGIN)
    score = np.array(s.score[:seats], np.float64)
    margin = np.clip((score - score.mean()) / SCALE, -3, 3)
    views = [(seat, seen[seat], said) for seen, said in moments for seat in range(seats)]
    return Kept(
        seats,
        [seen for _, seen, _ in views],
        np.array([around(said, seat) for seat, _, said in views]).reshape(-1, 4),
        np.array([around(end[:seats], seat) for seat, _, _ in views]).reshape(-1, 4),
        np.array([around(margin, seat) for seat, _, _ in views]).reshape(-1, 4),
    )


@cache
def _net(path: Path, most: int) -> nets.Net:
    return nets.read(path, most)


def play_some(game: str, first: int, sims: int, every: int, path: Path) -> list[Kept]:
    """A task of a worker: half of the games with two players, a quarter each with three and four."""
    engine = load(game)
    net = _net(path, int(engine.part("observation").INPUTS.most))
    return [play(engine, (2, 3, 2, 4)[i % 4], first + i, sims, every, net) for i in range(AT_ONCE)]

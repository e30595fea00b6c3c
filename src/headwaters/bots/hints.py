"""Hints: the offered actions ranked by the search, for people who want to know what the machine thinks.

The win chances come from the tree: what the search expects when everybody plays well. The expected results (scores)
come from games played to their end behind each action by the game's judgement alone: a feeling for the size of things,
not an oracle.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..kernel.engine import Engine
from ..kernel.errors import IllegalAction
from ..kernel.parts import Position
from ..kernel.play import Play
from ..kernel.rng import key
from .bot import Budget
from .compiled import compiled, knowledge
from .search import Thought, Tree, settings_for, think
from .tree import SearchSettings

SHARE_OF_TREE = 0.75  # of the time; the rest goes into games to the end
MOST_GAMES = 200  # behind one action
GAMES_BEHIND = 8  # so many of the best actions are played to the end
LONGEST_LINE = 8


@dataclass(frozen=True)
class Hint:
    """One offered action: what the search thinks of it. Numbers are by seat; None where nothing was tried."""

    action: int
    text: str
    visits: int
    win: tuple[float, ...] | None
    result: tuple[float, ...] | None
    line: tuple[str, ...]


@dataclass(frozen=True)
class Analysis:
    """The offered actions of a seat, best first."""

    seat: int
    hints: tuple[Hint, ...]
    sims: int
    seconds: float

    @property
    def best(self) -> Hint:
        return self.hints[0]

    def json(self) -> dict[str, Any]:
        """Plain values, as the page and other programs want them."""
        return {
            "seat": self.seat,
            "sims": self.sims,
            "seconds": round(self.seconds, 3),
            "hints": [
                {
                    "action": hint.text,
                    "visits": hint.visits,
                    "win": None if hint.win is None else [round(v, 4) for v in hint.win],
                    "result": None if hint.result is None else [round(v, 2) for v in hint.result],
                    "line": list(hint.line),
                }
                for hint in self.hints
            ],
        }


def analyse(
    position: Play | tuple[Engine, Position],
    seat: int | None = None,
    budget: Budget | float = 1.0,
    *,
    seed: int = 0,
) -> Analysis:
    """The offered actions of a seat, ranked, from what that seat may know.

    `position` is a game in progress, or an engine and one of its positions; `budget` is seconds or a Budget. With
    simulations instead of seconds the same seed gives the same answer.
    """
    engine, s = (position.engine, position.position) if isinstance(position, Play) else position
    asked = engine.actors(s)
    if not asked:
        raise IllegalAction("error-over")
    if seat is None:
        if len(asked) > 1:
            raise IllegalAction("error-which-seat")
        seat = asked[0]
    if seat not in asked:
        raise IllegalAction("error-not-your-turn", seat=seat)
    if not isinstance(budget, Budget):
        budget = Budget(seconds=float(budget))
    begun = time.perf_counter()
    rng = key(seed)
    world = engine.resample(s, seat, rng)
    thought = think(engine, world, seat, rng, _tree_budget(budget), SearchSettings())
    order = thought.ranked()
    tried = [i for i in order if thought.visits[i] > 0][:GAMES_BEHIND]
    results = _results(engine, world, seat, rng, [thought.actions[i] for i in tried], budget, begun)
    hints = []
    for i in order:
        visits = int(thought.visits[i])
        win = tuple(float(v) / visits for v in thought.values[i]) if visits else None
        action = thought.actions[i]
        text = engine.text(s, seat, action)
        hints.append(Hint(action, text, visits, win, results.get(action), _line(engine, world, seat, thought, action)))
    return Analysis(seat, tuple(hints), thought.sims, time.perf_counter() - begun)


def _tree_budget(budget: Budget) -> Budget:
    return budget if budget.seconds is None else replace(budget, seconds=SHARE_OF_TREE * budget.seconds)


def _results(
    engine: Engine, world: Position, seat: int, rng: Any, actions: list[int], budget: Budget, begun: float
) -> dict[int, tuple[float, ...]]:
    """Mean scores of games played to the end behind each of these actions: until the time or their number is up."""
    seats = int(world.seats)
    root, work = np.zeros(1, engine.dtype), np.zeros(1, engine.dtype)
    root[0] = world
    mask, done = np.zeros(engine.words, np.uint64), np.zeros(3, np.int64)
    settings = settings_for(engine, SearchSettings())
    scores = {action: np.zeros(seats) for action in actions}
    wins, played = np.zeros(seats), dict.fromkeys(actions, 0)
    play = compiled(engine).outcomes
    most = MOST_GAMES if budget.sims is None else max(1, min(MOST_GAMES, budget.sims // max(1, len(actions)) // 8))
    end = begun + (budget.seconds or 0.0)
    while actions and played[actions[-1]] < most:
        for action in actions:
            play(root, work, seat, action, rng, mask, settings, 1, scores[action], wins, done)
            played[action] += 1
        if budget.seconds is not None and time.perf_counter() > end:  # at least one game each
            break
    return {action: tuple(float(v) / played[action] for v in scores[action]) for action in actions}


def _line(engine: Engine, world: Position, seat: int, thought: Thought, action: int) -> tuple[str, ...]:
    """The main line in notation: what was visited most, as far as it can be played in one deal of what is hidden."""
    tree, node = thought.node(action)
    s, line = engine.copy(world), list[str]()
    at = {who: tree.begin(who) for who in range(int(s.seats))}  # where each seat is in the tree, or in its own
    chosen = _liked(engine, s, tree, at) if tree.apart else {}
    chosen[seat] = action, node
    while True:
        asked = engine.actors(s)
        mover = seat if seat in asked else asked[0]
        if mover not in chosen:
            break
        for who in asked:  # what others choose in secret at the same time is no part of the line
            if who != mover:
                choice, at[who] = chosen.get(who, (engine.legal(s, who)[0], 0))
                engine.apply(s, who, choice)
        choice, node = chosen[mover]
        line.append(engine.text(s, mover, choice))
        engine.apply(s, mover, choice)
        if s.over or not node or len(line) == LONGEST_LINE:
            break
        at = {**at, mover: node} if tree.apart else dict.fromkeys(at, node)
        chosen = _liked(engine, s, tree, at)
    return tuple(line)


def _liked(engine: Engine, s: Position, tree: Tree, at: dict[int, int]) -> dict[int, tuple[int, int]]:
    """By seat that must decide: what it visited most below its node, and where that leads; nobody who visited none."""
    return {who: best for who in engine.actors(s) if (best := _most_visited(engine, s, who, tree, at[who]))}


def _most_visited(engine: Engine, s: Position, seat: int, tree: Tree, node: int) -> tuple[int, int] | None:
    """Of what a seat is offered: the action visited most below a node, and its node; None if nothing was."""
    here = (seat, s.decision, knowledge(engine).sight(s, seat))
    offered, visited = engine.legal(s, seat), list[tuple[int, int, int]]()
    for i in tree.children(node):
        child = tree.nodes[i]
        if (child.seat, child.decision, child.sight) == here and child.visits > 0:
            choice = int(knowledge(engine).named(s, seat, int(child.name)))
            if choice in offered:
                visited.append((int(child.visits), choice, i))
    return max(visited)[1:] if visited else None

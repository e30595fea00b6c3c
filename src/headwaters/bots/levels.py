"""The bots by name: the levels for people, from `beginner` to `master`; yardsticks; one's own as `module:Class`.

The yardsticks do not change when levels are set anew: `random`, `looks`, `textbook`, `strong+worth`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np

from ..kernel.engine import Engine
from ..kernel.errors import HeadwatersError
from ..kernel.parts import Position
from ..kernel.rng import below, key, word
from .bot import Bot, Budget, Generator
from .compiled import compiled
from .search import think
from .skills import LEVELS, SECONDS, Skill, skill
from .tree import SearchSettings


class Random:
    """Any offered action, all alike."""

    def choose(self, engine: Engine, world: Position, seat: int, rng: Generator, budget: Budget) -> int:
        offered = engine.legal(world, seat)
        return offered[int(below(rng, len(offered)))]


def looks(engine: Engine, world: Position, seat: int) -> tuple[list[int], Any]:
    """The offered actions, and how promising each looks (the game's prior)."""
    actions, promise = np.zeros(engine.actions, np.int64), np.zeros(engine.actions)
    offered = int(compiled(engine).weigh(world, seat, np.zeros(engine.words, np.uint64), actions, promise))
    return actions[:offered].tolist(), promise[:offered]


@dataclass(frozen=True)
class Looks:
    """Plays by the look of an action alone, with some noise: no search at all."""

    noise: float = 0.3  # its scale, in the prior's units

    def choose(self, engine: Engine, world: Position, seat: int, rng: Generator, budget: Budget) -> int:
        actions, promise = looks(engine, world, seat)
        chance = np.array([(int(word(rng)) + 1) / (2**32 + 1) for _ in actions])
        return actions[int(np.argmax(promise - self.noise * np.log(-np.log(chance))))]


@dataclass(frozen=True)
class Searcher:
    """Information-set tree search with the game's judgement."""

    settings: SearchSettings = field(default_factory=SearchSettings)

    def choose(self, engine: Engine, world: Position, seat: int, rng: Generator, budget: Budget) -> int:
        offered = engine.legal(world, seat)
        if len(offered) == 1:
            return offered[0]
        return think(engine, world, seat, rng, budget, self.settings, settle=True).best()


@dataclass(frozen=True)
class Fallible:
    """Errs as people do: a short search, and of what is offered some is not noticed."""

    level: str
    own: Skill | None = None  # instead of what the level can do

    def choose(self, engine: Engine, world: Position, seat: int, rng: Generator, budget: Budget) -> int:
        able = self.own or skill(self.level, engine.facts.name)
        seen = noticed(engine, world, seat, able.overlooks, rng)
        if len(seen) == 1:
            return seen[0]
        assert able.sims is not None
        sims = min(able.sims, budget.sims or able.sims)
        thought = think(engine, world, seat, rng, Budget(sims=sims), SearchSettings())
        best = thought.actions[next(i for i in thought.ranked() if thought.actions[i] in seen)]
        if thought.visits[thought.actions.index(best)]:
            return best
        promise = dict(zip(*looks(engine, world, seat), strict=True))  # all that it thought about was overlooked
        return max(seen, key=promise.__getitem__)


def noticed(engine: Engine, world: Position, seat: int, overlooks: float, rng: Generator) -> list[int]:
    """The offered actions, without those that speak of something overlooked; the most noticeable if that is all.

    An action speaks of places, tiles, colours: the words of its notation behind the first. Each of them is overlooked
    with this chance, in all actions alike.
    """
    offered = engine.legal(world, seat)
    if not overlooks or len(offered) == 1:
        return offered
    things: dict[str, float] = {}  # how noticeable each is, from 0 to 1
    actions = []
    for text in engine.texts(world, seat, offered):
        spoken = text.split()[1:] or [text]
        for thing in spoken:
            if thing not in things:
                things[thing] = int(word(rng)) / 2**32
        actions.append(min(things[thing] for thing in spoken))
    least = min(overlooks, max(actions))
    return [action for action, noticeable in zip(offered, actions, strict=True) if noticeable >= least]


TO_THE_END = 10_000
YARDSTICKS: dict[str, Bot] = {
    "random": Random(),
    "looks": Looks(),
    "strong+worth": Searcher(SearchSettings(net=0.0)),
    "textbook": Searcher(SearchSettings(explore=0.7, reach=TO_THE_END, tries=1, margin=0.0, deals=1, textbook=1)),
}


def bot(name: str) -> Bot:
    """A bot by its name; `casual=50/0.2` is a level with other simulations and another share overlooked.

    HeadwatersError for a name that leads to none.
    """
    if name in YARDSTICKS:
        return YARDSTICKS[name]
    if name in LEVELS:
        return Fallible(name) if SECONDS[name] is None else Searcher()
    if name.partition("=")[0] in LEVELS:
        return _tried(name)
    if ":" in name:
        return _own(name)
    raise HeadwatersError("error-bot", bot=name[:80], reason=f"it is none of {', '.join((*LEVELS, *YARDSTICKS))}")


def rehearse(engine: Engine, name: str) -> None:
    """Let a bot choose once at the smallest and once at the largest table: all that it calls is compiled then."""
    for seats in {engine.facts.least, engine.facts.most}:
        s = engine.setup(seats, {}, 1)
        seat = engine.actors(s)[0]
        bot(name).choose(engine, engine.resample(s, seat, key(1)), seat, key(2), Budget(sims=2))


def _tried(name: str) -> Bot:
    level, _, numbers = name.partition("=")
    sims, _, overlooks = numbers.partition("/")
    try:
        return Fallible(level, Skill(sims=int(sims), overlooks=float(overlooks or 0)))
    except ValueError as error:
        raise HeadwatersError("error-bot", bot=name[:80], reason="behind = stands 50 or 50/0.2") from error


def _own(name: str) -> Bot:
    module, _, attribute = name.partition(":")
    try:
        made = getattr(import_module(module), attribute)()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise HeadwatersError("error-bot", bot=name[:80], reason=reason[:200]) from error
    if not callable(getattr(made, "choose", None)):
        raise HeadwatersError("error-bot", bot=name[:80], reason="it has no method `choose`")
    return made  # type: ignore[no-any-return]

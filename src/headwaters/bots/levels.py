"""The bots by name: `random`, `novice`, `casual`, `strong`; `textbook`, the yardstick; one's own as `module:Class`."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module

import numpy as np

from ..kernel.engine import Engine
from ..kernel.errors import HeadwatersError
from ..kernel.parts import Position
from ..kernel.rng import below, word
from .bot import Bot, Budget, Generator
from .compiled import compiled
from .search import think
from .tree import SearchSettings


class Random:
    """Any offered action, all alike."""

    def choose(self, engine: Engine, world: Position, seat: int, rng: Generator, budget: Budget) -> int:
        offered = engine.legal(world, seat)
        return offered[int(below(rng, len(offered)))]


@dataclass(frozen=True)
class PriorBot:
    """Plays by the look of an action (the game's prior) alone, with some noise: no search at all."""

    noise: float  # scale of the noise, in the prior's units
    slips: float = 0.0  # how often any action is taken

    def choose(self, engine: Engine, world: Position, seat: int, rng: Generator, budget: Budget) -> int:
        actions, looks = np.zeros(engine.actions, np.int64), np.zeros(engine.actions)
        mask = np.zeros(engine.words, np.uint64)
        offered = int(compiled(engine).weigh(world, seat, mask, actions, looks))
        if word(rng) < self.slips * 2**32:
            return int(actions[below(rng, offered)])
        chance = np.array([(int(word(rng)) + 1) / (2**32 + 1) for _ in range(offered)])
        noisy = looks[:offered] - self.noise * np.log(-np.log(chance))
        return int(actions[int(np.argmax(noisy))])


@dataclass(frozen=True)
class Searcher:
    """Information-set tree search with the game's judgement."""

    settings: SearchSettings = field(default_factory=SearchSettings)

    def choose(self, engine: Engine, world: Position, seat: int, rng: Generator, budget: Budget) -> int:
        offered = engine.legal(world, seat)
        if len(offered) == 1:
            return offered[0]
        return think(engine, world, seat, rng, budget, self.settings, settle=True).best()


TO_THE_END = 10_000
LEVELS = ("novice", "casual", "strong")  # for people, from weak to strong


def bot(name: str) -> Bot:
    """A bot by its name; HeadwatersError for a name that leads to none."""
    match name:
        case "random":
            return Random()
        case "novice":
            return PriorBot(noise=1.0, slips=0.15)
        case "casual":
            return PriorBot(noise=0.3)
        case "strong":
            return Searcher()
        case "strong+worth":
            return Searcher(SearchSettings(net=0.0))
        case "textbook":
            return Searcher(SearchSettings(explore=0.7, reach=TO_THE_END, tries=1, margin=0.0, deals=1, textbook=1))
    if ":" in name:
        return _own(name)
    raise HeadwatersError("error-bot", bot=name[:80], reason="it is none of random, novice, casual, strong, textbook")


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

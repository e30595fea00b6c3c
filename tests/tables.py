"""Tables to test at: every registered game, every number of seats, a spread of the options its facts declare."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from headwaters.kernel.engine import Engine, load
from headwaters.kernel.errors import BadOption
from headwaters.kernel.facts import Choice, Facts, Flag, Number, Numbers, Option, all_facts

SPREAD = 2  # tables with drawn options per game and number of seats, beside the one with the defaults
MOST_STEPS = 20_000  # no game is nearly as long


@dataclass(frozen=True)
class Table:
    """A game, its seats and options."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    number: int = 0  # 0 has the default options

    @property
    def engine(self) -> Engine:
        return load(self.game)

    def setup(self, seed: int) -> Any:
        return self.engine.setup(self.seats, self.options, seed)

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.number}"


def drawn_value(option: Option, dice: random.Random) -> Any:
    """A value that the option declares to take, its ends more often than the rest."""
    match option:
        case Flag():
            return dice.random() < 0.5
        case Number(low=low, high=high):
            return dice.choice([low, high, dice.randint(low, high)])
        case Numbers(low=low, high=high):
            return sorted(dice.randint(low, high) for _ in option.default)
        case Choice():
            return dice.choice(option.choices)
    raise TypeError(option)


def drawn_options(facts: Facts, seats: int, dice: random.Random) -> dict[str, Any]:
    """Options that the game takes at this number of seats."""
    while True:
        drawn = {option.name: drawn_value(option, dice) for option in facts.options}
        try:
            facts.check_options(seats, drawn)
        except BadOption:
            continue
        return drawn


def tables() -> Iterator[Table]:
    for facts in all_facts().values():
        for seats in range(facts.least, facts.most + 1):
            yield Table(facts.name, seats)
            for number in range(1, SPREAD + 1 if facts.options else 0):
                dice = random.Random(f"{facts.name} {seats} {number}")
                yield Table(facts.name, seats, drawn_options(facts, seats, dice), number)


every_table = pytest.mark.parametrize("table", list(tables()), ids=str)
every_game = pytest.mark.parametrize("game", list(all_facts()))


@dataclass(frozen=True)
class Moment:
    """A position in which `seat` is about to take `action`. Copy the position before changing it."""

    position: Any
    seat: int
    action: int


@dataclass(frozen=True)
class Trail:
    """A random game, moment by moment, and the position at its end."""

    moments: list[Moment]
    end: Any
    seed: int

    def some(self, most: int) -> list[Moment]:
        """So many of the moments, the first one among them, in order."""
        later = range(1, len(self.moments))
        drawn = random.Random(self.seed).sample(later, min(most - 1, len(later)))
        return [self.moments[at] for at in (0, *sorted(drawn))]


@cache
def trail(table: Table, seed: int) -> Trail:
    """The game that this seed gives; kept, because many tests look at the same ones.

    Even seeds choose uniformly, odd ones by kind of action, so that rare rules are reached. In a secret simultaneous
    choice any of the seats may come first.
    """
    engine, dice = table.engine, random.Random(seed)
    s, moments = table.setup(seed), []
    while not s.over:
        assert len(moments) < MOST_STEPS, f"{table}, seed {seed}: no end after {MOST_STEPS} decisions"
        seat = dice.choice(engine.actors(s))
        offered = engine.legal(s, seat)
        if seed % 2:
            kinds: dict[str, list[int]] = {}
            for action in offered:
                kinds.setdefault(engine.text(s, seat, action).split(" ")[0], []).append(action)
            offered = dice.choice(list(kinds.values()))
        action = dice.choice(offered)
        moments.append(Moment(engine.copy(s), seat, action))
        engine.apply(s, seat, action)
    return Trail(moments, s, seed)

"""How a random player chooses. A directed style leads games to where even play hardly ever comes.

A style weighs the offered actions by their notation, and where it must by what would be asked next; an action is drawn
by these weights. Nothing here knows the rules: what is not offered can't be chosen. Two styles are for every game; one
may bring others in its `styles.py`, as STYLES: name and weight of an offer.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Any

from .engine import Engine
from .errors import BadOption
from .parts import Position

UNIFORM = "uniform"  # every offered action alike
VERBS = "verbs"  # first the kind of action, then the action: rare rules are reached


@dataclass(frozen=True)
class Offer:
    """One offered action."""

    engine: Engine
    position: Position
    seat: int
    action: int

    @cached_property
    def text(self) -> str:
        return self.engine.text(self.position, self.seat, self.action)

    @cached_property
    def words(self) -> list[str]:
        return self.text.split(" ")

    @property
    def verb(self) -> str:
        return self.words[0]

    @cached_property
    def tried(self) -> Position:
        """The position after the action, tried on a copy."""
        after = self.engine.copy(self.position)
        self.engine.verbs["apply"](after, self.seat, self.action)
        return after

    @property
    def leads_to(self) -> str:
        """The decision that is asked after the action; nothing after the end."""
        return "" if self.tried.over else self.engine.facts.decisions[int(self.tried.decision)]


Weigh = Callable[[Offer], int]
SELDOM, USUAL, OFTEN, ALWAYS = 1, 10, 100, 10_000
MOST_WEIGHED = 40  # offers of one kind: to try an action costs more than to take one


def by_verb(weights: dict[str, int]) -> Weigh:
    """Weighs by the first word of the notation alone; other actions are usual."""
    return lambda offer: weights.get(offer.verb, USUAL)


def directed(engine: Engine) -> Mapping[str, Weigh]:
    """The styles that the game brings itself."""
    return engine.part("styles").STYLES if engine.has_part("styles") else {}


def styles_of(engine: Engine) -> list[str]:
    """The styles in which a game can be played."""
    return [UNIFORM, VERBS, *directed(engine)]


def check_style(engine: Engine, style: str) -> None:
    if style not in styles_of(engine):
        raise BadOption("error-option-value", option="style", value=style, range=", ".join(styles_of(engine)))


def choose(engine: Engine, s: Position, seat: int, style: str, rng: Any) -> int:
    """One of the offered actions, drawn with this generator in this style."""
    from .rng import below

    offered = engine.legal(s, seat)
    if style == UNIFORM:
        return offered[int(below(rng, len(offered)))]
    kinds: dict[str, list[Offer]] = {}
    for action in offered:
        offer = Offer(engine, s, seat, action)
        kinds.setdefault(offer.verb, []).append(offer)
    if style == VERBS:
        alike = list(kinds.values())[int(below(rng, len(kinds)))]
        return alike[int(below(rng, len(alike)))].action
    weighed = [offer for alike in kinds.values() for offer in _some(alike, rng)]
    weigh = directed(engine)[style]
    upto = list(accumulate(weigh(offer) for offer in weighed))
    if upto[-1] == 0:
        return weighed[int(below(rng, len(weighed)))].action
    return weighed[bisect(upto, int(below(rng, upto[-1])))].action


def _some(alike: list[Offer], rng: Any) -> list[Offer]:
    """No more offers of one kind than a style weighs, drawn at random."""
    from .rng import below

    for i in range(min(MOST_WEIGHED, len(alike) - 1)):
        j = i + int(below(rng, len(alike) - i))
        alike[i], alike[j] = alike[j], alike[i]
    return alike[:MOST_WEIGHED]

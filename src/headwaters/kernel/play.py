"""The friendly twin of the verbs: a game in progress that speaks notation, remembers its steps, writes its record."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import HeadwatersError, IllegalAction
from .game import JSON, Engine, Position, load


@dataclass(frozen=True)
class Step:
    """One decision taken: who chose what, the position before it, and what chance gave after it."""

    seat: int
    action: int
    text: str
    before: Position
    chance: tuple[JSON, ...]


def seat_names(seats: int) -> list[str]:
    """What players are called who have no names."""
    return [f"s{seat}" for seat in range(seats)]


class Play:
    """A game in progress.

    `actors`, `legal()`, `play("tile R f7")`, `undo()`, `view(seat)`, `state()`, `record()` and `result()` are what a
    newcomer needs; `engine` and `position` lead to the integer verbs.
    """

    def __init__(
        self,
        engine: Engine,
        seats: int,
        options: Mapping[str, Any],
        seed: int,
        names: Sequence[str] | None = None,
        dictated: Sequence[int] = (),
        rules: int | None = None,
    ) -> None:
        self.engine = engine
        self.seats = seats
        self.seed = seed
        self.rules = engine.facts.version if rules is None else rules  # the version that the game began under
        self.position: Position = engine.setup(
            seats, options, seed, dictated
        )  # checks the seats before they are counted
        self.options = engine.facts.check_options(seats, options)  # all of them, with their values
        self.names = list(names) if names else seat_names(seats)
        self.dealt: tuple[JSON, ...] = tuple(engine.notation.chance_lines(self.position))
        self.steps: list[Step] = []

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now; several in a secret simultaneous choice."""
        return self.engine.actors(self.position)

    @property
    def over(self) -> bool:
        return bool(self.position.over)

    @property
    def decision(self) -> str:
        """The name of the decision that is asked, as on the rules page."""
        return self.engine.facts.decisions[int(self.position.decision)]

    def _seat(self, seat: int | None) -> int:
        actors = self.actors
        if not actors:
            raise IllegalAction("error-over")
        if seat is None:
            if len(actors) > 1:
                raise IllegalAction("error-which-seat")
            return actors[0]
        if seat not in actors:
            raise IllegalAction("error-not-your-turn", seat=seat)
        return seat

    def legal(self, seat: int | None = None) -> list[str]:
        """The offered actions in notation, sorted as text."""
        if self.over:
            return []
        seat = self._seat(seat)
        return sorted(self.engine.text(self.position, seat, a) for a in self.engine.legal(self.position, seat))

    def play(self, action: str, seat: int | None = None) -> Play:
        """Take an offered action; IllegalAction names the rule that forbids another, and nothing changes."""
        seat = self._seat(seat)
        return self.step(seat, self.engine.parse(self.position, seat, action))

    def step(self, seat: int, action: int, dictated: Sequence[int] = ()) -> Play:
        """The same by action number."""
        before = self.engine.copy(self.position)
        text = self.engine.text(self.position, seat, action)
        self.engine.dictate(self.position, dictated)
        try:
            self.engine.apply(self.position, seat, action)
        except HeadwatersError:
            self.position = before
            raise
        chance = tuple(self.engine.notation.chance_lines(self.position))
        self.steps.append(Step(seat, action, text, before, chance))
        return self

    def undo(self) -> Play:
        """Back to before the last decision, whatever came of it."""
        if not self.steps:
            raise IllegalAction("error-nothing-to-undo")
        self.position = self.steps.pop().before
        return self

    def view(self, seat: int | None = None) -> JSON:
        """What a seat, or with None a spectator, may know."""
        return self.engine.view(self.position, seat)

    def state(self) -> JSON:
        """The whole position, hidden things included."""
        return self.engine.state(self.position)

    def result(self) -> JSON:
        """Scores and winners, or None while the game goes on."""
        return self.engine.result(self.position)

    def record(self, *, legal: bool = False, states: bool = False) -> str:
        """The game so far as a game record, one JSON object a line."""
        from .record import lines

        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines(self, legal=legal, states=states))

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{self.decision} {self.actors}"
        return f"<{self.engine.facts.title}, {self.seats} seats, {len(self.steps)} steps, {asked}>"


def new(
    game: str,
    *,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
) -> Play:
    """A new game; without a seed the shuffle comes from the system's secure source."""
    return Play(load(game), seats, options or {}, secrets.randbits(128) if seed is None else seed, names)

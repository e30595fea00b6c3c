"""The friendly twin of the verbs: a game in progress that speaks notation, remembers its steps, writes its record."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from .deeds import Deed
from .engine import Engine, load
from .errors import IllegalAction
from .parts import JSON, Position


@dataclass(frozen=True)
class Step:
    """One decision taken: who chose what, the position before it, and what it did."""

    seat: int
    action: int
    text: str
    before: Position
    deeds: tuple[Deed, ...]

    @property
    def reveals(self) -> bool:
        """Whether something hidden came up in it: by chance, or because somebody showed what was hidden."""
        return any(deed.kind.chance or deed.kind.reveals for deed in self.deeds)


def seat_names(seats: int) -> list[str]:
    """What players are called who have no names."""
    return [f"s{seat}" for seat in range(seats)]


class Play:
    """A game in progress.

    `actors`, `legal()`, `play("tile R f7")`, `undo()`, `view(seat)`, `state()`, `record()` and `result()` are what a
    newcomer needs; `engine` and `position` lead to the integer verbs. `after` and `without` leave the game as it is and
    give another one. A position is never changed once it is here.
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
        self.options = engine.facts.check_options(seats, options)  # all of them, with their values
        self.seed = seed
        self.rules = engine.facts.version if rules is None else rules  # the version that the game began under
        self.position: Position
        self.setup: tuple[Deed, ...]  # what the set-up did
        self.position, self.setup = engine.begin(seats, options, seed, dictated)
        self.names = list(names) if names else seat_names(seats)
        self.steps: tuple[Step, ...] = ()

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now; several in a secret simultaneous choice."""
        return self.engine.actors(self.position)

    @property
    def over(self) -> bool:
        return bool(self.position["over"])  # asked for often: the quick way to a field

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
        return sorted(self.engine.texts(self.position, seat, self.engine.legal(self.position, seat)))

    # ------------------------------------------------------------ another game

    def after(self, seat: int, action: int, dictated: Sequence[int] = ()) -> Play:
        """The game after an offered action; IllegalAction for another. `dictated` are answers of chance."""
        position, deeds = self.engine.after(self.position, seat, action, dictated)
        step = Step(seat, action, self.engine.text(self.position, seat, action), self.position, deeds)
        return self._with((*self.steps, step), position)

    def without(self, at: int) -> Play:
        """The game without one of its steps; later ones, which must be choices made beside it, are taken again."""
        if not 0 <= at < len(self.steps):
            raise IllegalAction("error-nothing-to-undo")
        play = self._with(self.steps[:at], self.steps[at].before)
        for step in self.steps[at + 1 :]:
            play = play.after(step.seat, step.action)
        return play

    def _with(self, steps: tuple[Step, ...], position: Position) -> Play:
        other = copy(self)
        other.steps, other.position = steps, position
        return other

    # ------------------------------------------------------------ the same game, changed

    def play(self, action: str, seat: int | None = None) -> Play:
        """Take an offered action; IllegalAction names the rule that forbids another, and nothing changes."""
        seat = self._seat(seat)
        return self.step(seat, self.engine.parse(self.position, seat, action))

    def step(self, seat: int, action: int, dictated: Sequence[int] = ()) -> Play:
        """The same by action number."""
        return self._become(self.after(seat, action, dictated))

    def undo(self) -> Play:
        """Back to before the last decision, whatever came of it."""
        return self._become(self.without(len(self.steps) - 1))

    def _become(self, other: Play) -> Play:
        self.steps, self.position = other.steps, other.position
        return self

    # ------------------------------------------------------------ what it says

    def position_at(self, step: int) -> Position:
        """The position after so many steps."""
        return self.steps[step].before if step < len(self.steps) else self.position

    def together(self, at: int) -> tuple[int, int]:
        """Where the decision of a step began, and how many seats decided together in secret; 1 for an open one."""
        steps, actors = self.steps, self.engine.actors
        start, now = at, set(actors(steps[at].before))
        while start > 0:
            before = set(actors(steps[start - 1].before))
            if len(before) < 2 or before != now | {steps[start - 1].seat}:
                break
            start, now = start - 1, before
        return start, len(now)

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

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks."""
        return self.engine.picture(self.position, options=self.options, names=self.names)

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

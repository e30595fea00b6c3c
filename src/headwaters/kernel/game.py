"""What a game declares about itself (`Facts`), the verbs over its compiled rules (`Engine`), and the registry.

A game is a folder under `headwaters/games`. Its `__init__` holds only facts, so that listing the games compiles and
imports nothing; `load` brings in the rest.
"""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from .errors import BadOption, HeadwatersError, IllegalAction, UnknownGame

Position = Any  # one np.record of the game's STATE
JSON = Any


@dataclass(frozen=True)
class Option:
    """One option of a table: its name, its default, and which values it takes."""

    name: str
    default: Any
    rule: str
    low: int = 0
    high: int = 0
    length: int = 0  # 0: a single value, otherwise a list of that many numbers, not falling
    choices: tuple[str, ...] = ()  # names that are offered to people; a text option only

    def check(self, value: Any, *, files: bool = True) -> Any:
        """The value, or BadOption. Without `files` a text must be one of the choices, not the path of a file."""
        if isinstance(self.default, bool):
            fits = isinstance(value, bool)
        elif self.length:
            fits = (
                isinstance(value, list | tuple)
                and len(value) == self.length
                and all(self._whole(v) for v in value)
                and list(value) == sorted(value)
            )
        elif isinstance(self.default, int):
            fits = self._whole(value)
        else:
            fits = isinstance(value, str) and (value in self.choices or (files and 0 < len(value) <= 200))
        if not fits:
            raise BadOption(
                "error-option-value",
                rule=self.rule,
                option=self.name,
                value=json.dumps(value, default=str),
                range=self.range,
            )
        return value

    def _whole(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    @property
    def range(self) -> str:
        if isinstance(self.default, bool):
            return "true, false"
        if self.length:
            return f"{self.length} × {self.low}–{self.high}"
        if isinstance(self.default, int):
            return f"{self.low}–{self.high}"
        return ", ".join(self.choices)


@dataclass(frozen=True)
class Facts:
    """What a game says about itself before any rule is compiled."""

    name: str  # "yellow-yangtze"
    title: str
    designer: str
    rules: str  # prefix of the rule ids: "YY"
    least: int
    most: int
    decisions: tuple[str, ...]  # names as in the rules page, in the order of the `decision` field
    options: tuple[Option, ...] = ()
    age: int = 0  # from how many years on; 0: not known
    minutes: int = 0  # how long a game takes people at a table; 0: not known
    version: int = 1  # of the rules: it rises when a game played before may no longer replay as it was
    earlier: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)  # by version: defaults it had
    emblems: tuple[str, ...] = ()  # what a player may choose to play as; seat n has emblem n unless chosen otherwise
    options_together: Callable[[int, Mapping[str, Any]], None] | None = None  # rules between options and seats
    package: str = field(default="", compare=False)

    @property
    def folder(self) -> Path:
        """The game's folder."""
        return Path(str(import_module(self.package).__file__)).parent

    def options_then(self, version: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """These options of a game under that version of the rules, those left out as they were by default then."""
        defaults = {option.name: option.default for option in self.options}
        return {**defaults, **self.earlier.get(version, {}), **options}

    def check_seats(self, seats: int) -> None:
        if not self.least <= seats <= self.most:
            raise BadOption("error-seats", game=self.title, seats=seats, least=self.least, most=self.most)

    def check_options(self, seats: int, options: Mapping[str, Any], *, files: bool = True) -> dict[str, Any]:
        """The options with defaults filled in; BadOption names the first that does not fit.

        A service for strangers says `files=False`: no option may then make it read a file.
        """
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(
                    "error-option-unknown", option=str(name), game=self.title, known=", ".join(known) or "—"
                )
        full = {name: option.check(options.get(name, option.default), files=files) for name, option in known.items()}
        if self.options_together:
            self.options_together(seats, full)
        return full


class Engine:
    """The verbs of one game, over single positions. `headwaters.play` is the friendlier twin.

    A game's folder gives: `state` (STATE, write_options), `rules` (ACTIONS, deal, actors, offer, step, redeal), `view`
    (whole, seen, result), `notation` (text, chance_lines, dictate, why_not).
    """

    def __init__(self, facts: Facts) -> None:
        import numpy as np

        from . import playout, rng
        from .rule import weave

        def part(name: str) -> ModuleType:
            return import_module(f"{facts.package}.{name}")

        state, rules = part("state"), part("rules")
        self.facts = facts
        self.folder = Path(str(state.__file__)).parent
        self.dtype = state.STATE
        self.actions: int = rules.ACTIONS
        self.words = (self.actions + 63) // 64
        self.view_part, self.notation = part("view"), part("notation")
        self.verbs = {name: getattr(rules, name) for name in ("deal", "actors", "offer", "step", "redeal")}
        self.woven = weave(playout, {**self.verbs, "WORDS": self.words, "ACTIONS": self.actions}, self.folder)
        self._write_options = state.write_options
        self._key = rng.key
        self._np = np
        self._mask = np.zeros(self.words, np.uint64)

    def part(self, name: str) -> ModuleType:
        """Another module of the game's folder, such as `tell` or `scene`."""
        return import_module(f"{self.facts.package}.{name}")

    def blank(self, seats: int, options: Mapping[str, Any]) -> Any:
        """An array of one record with seats and options written and nothing dealt."""
        self.facts.check_seats(seats)
        position = self._np.zeros(1, self.dtype)
        position[0].seats = seats
        self._write_options(position[0], self.facts.check_options(seats, options))
        return position

    def setup(self, seats: int, options: Mapping[str, Any], seed: int, dictated: Sequence[int] = ()) -> Position:
        """A fresh position. `dictated` are answers of chance, for replays."""
        if not isinstance(seed, int) or not 0 <= seed < 1 << 128:
            raise BadOption("error-seed", seed=str(seed)[:60])
        s = self.blank(seats, options)[0]
        s.rng[:] = self._key(seed)
        self.dictate(s, dictated)
        self.verbs["deal"](s)
        return s

    def dictate(self, s: Position, answers: Sequence[int]) -> None:
        """Put the next answers of chance on the tape."""
        s.tape_n, s.tape_at = len(answers), 0
        s.tape[: len(answers)] = answers

    def actors(self, s: Position) -> tuple[int, ...]:
        mask = int(self.verbs["actors"](s))
        return tuple(seat for seat in range(int(s.seats)) if mask >> seat & 1)

    def legal(self, s: Position, seat: int) -> list[int]:
        """The offered actions, ascending; none for a seat that is not asked."""
        np = self._np
        return [int(a) for a in np.flatnonzero(self.mask(s, seat))]

    def mask(self, s: Position, seat: int) -> Any:
        """The offered actions as an array of booleans, one per action number."""
        np = self._np
        self._mask[:] = 0
        if seat in self.actors(s):
            self.verbs["offer"](s, seat, self._mask)
        return np.unpackbits(self._mask.view(np.uint8), bitorder="little")[: self.actions].astype(bool)

    def apply(self, s: Position, seat: int, action: int) -> None:
        """One step in place; IllegalAction, and nothing changed, if it is not offered."""
        if not 0 <= seat < s.seats or not 0 <= action < self.actions:
            raise IllegalAction("error-not-offered", action=str(action))
        if not self.woven.apply(s, seat, action, self._mask):
            raise IllegalAction("error-not-offered", action=str(action))

    def result(self, s: Position) -> JSON:
        """Scores and winners; None while the game goes on."""
        return self.view_part.result(s) if s.over else None

    def state(self, s: Position) -> JSON:
        """The whole position as the rules page names its fields."""
        return self.view_part.whole(s)

    def view(self, s: Position, seat: int | None) -> JSON:
        """What the seat, or with None a spectator, may know: built from nothing, never a filtered copy."""
        return self.view_part.seen(s, -1 if seat is None else seat)

    def resample(self, s: Position, seat: int, rng: Any) -> Position:
        """A new full position that the seat could not tell from this one; `rng` is a generator from `rng.key`."""
        other = self.copy(s)
        self.woven.resample(other, seat, rng)
        return other

    def copy(self, s: Position) -> Position:
        twin = self._np.zeros(1, self.dtype)
        twin[0] = s
        return twin[0]

    def text(self, s: Position, seat: int, action: int) -> str:
        return str(self.notation.text(s, seat, action))

    def parse(self, s: Position, seat: int, text: str) -> int:
        """The offered action with this notation; IllegalAction with the rule that forbids it."""
        if seat not in self.actors(s):
            raise IllegalAction("error-not-your-turn", seat=seat)
        for action in self.legal(s, seat):
            if self.notation.text(s, seat, action) == text:
                return action
        rule, reason = self.notation.why_not(s, seat, text)
        raise IllegalAction("error-why-not", rule=rule, action=text[:80], reason=reason)


def _packages() -> Iterator[str]:
    from .. import games

    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg:
            yield f"{games.__name__}.{module.name}"


@cache
def all_facts() -> dict[str, Facts]:
    """The registered games by name: every folder under `headwaters/games`."""
    from dataclasses import replace

    found = [replace(import_module(package).FACTS, package=package) for package in _packages()]
    return {facts.name: facts for facts in found}


def facts(name: str) -> Facts:
    known = all_facts()
    if name not in known:
        raise UnknownGame("error-unknown-game", game=str(name)[:60], known=", ".join(known))
    return known[name]


@cache
def load(name: str) -> Engine:
    """The engine of a game, its rules ready to be compiled or taken from the cache."""
    return Engine(facts(name))


__all__ = ["Engine", "Facts", "HeadwatersError", "Option", "all_facts", "facts", "load"]

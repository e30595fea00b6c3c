"""What a game declares about itself before any rule is compiled, and the registry of games.

A game is a folder under `headwaters/games`, or a package that another distribution names in the entry point group
`headwaters.games`. Its `__init__` holds only FACTS, so that listing the games compiles and imports nothing.
"""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar

from .errors import BadOption, UnknownGame

ENTRY_POINTS = "headwaters.games"
LONGEST_SHOWN = 200  # characters of a value that does not fit


def _in_short(value: Any) -> str:
    """A value that somebody gave, for a message: not all of it if it is long, and nothing if it is nested too deep."""
    try:
        return json.dumps(value, default=str)[:LONGEST_SHOWN]
    except RecursionError:
        return "…"


@dataclass(frozen=True)
class Option:
    """One option of a table: its name, the rule it belongs to, and its default."""

    name: str
    default: Any
    rule: str
    kind: ClassVar[str] = ""  # how a form asks for it

    def fits(self, value: Any, *, files: bool) -> bool:
        raise NotImplementedError

    @property
    def range(self) -> str:
        """Which values it takes, for people."""
        raise NotImplementedError

    def check(self, value: Any, *, files: bool = True) -> Any:
        """The value, or BadOption. Without `files` a text must be one of the choices, not the path of a file."""
        if not self.fits(value, files=files):
            raise BadOption(
                "error-option-value", rule=self.rule, option=self.name, value=_in_short(value), range=self.range
            )
        return value


@dataclass(frozen=True)
class Flag(Option):
    """True or false; true perhaps only for some numbers of seats."""

    default: bool
    seats: tuple[int, ...] = ()
    kind: ClassVar[str] = "flag"

    def fits(self, value: Any, *, files: bool) -> bool:
        return isinstance(value, bool)

    @property
    def range(self) -> str:
        return "true, false"


@dataclass(frozen=True)
class Number(Option):
    """A whole number from `low` to `high`."""

    default: int
    low: int = 0
    high: int = 0
    kind: ClassVar[str] = "number"

    def fits(self, value: Any, *, files: bool) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    @property
    def range(self) -> str:
        return f"{self.low}–{self.high}"


@dataclass(frozen=True)
class Numbers(Option):
    """As many whole numbers as the default has, from `low` to `high`, not falling."""

    default: list[int]
    low: int = 0
    high: int = 0
    kind: ClassVar[str] = "numbers"

    def fits(self, value: Any, *, files: bool) -> bool:
        return (
            isinstance(value, list | tuple)
            and len(value) == len(self.default)
            and all(isinstance(v, int) and not isinstance(v, bool) and self.low <= v <= self.high for v in value)
            and list(value) == sorted(value)
        )

    @property
    def range(self) -> str:
        return f"{len(self.default)} × {self.low}–{self.high}"


@dataclass(frozen=True)
class Choice(Option):
    """One of a few names or, where files are allowed, the path of a file."""

    default: str
    choices: tuple[str, ...] = ()
    kind: ClassVar[str] = "choice"

    def fits(self, value: Any, *, files: bool) -> bool:
        return isinstance(value, str) and (value in self.choices or (files and 0 < len(value) <= 200))

    @property
    def range(self) -> str:
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
    options_together: Callable[[int, Mapping[str, Any]], None] | None = None  # rules between options and seats
    emblems: tuple[str, ...] = ()  # what a player may choose to play as; seat n has emblem n unless chosen otherwise
    command: str = ""  # the name under which the command line has the commands of its `commands.py`
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
        by_name = {option.name: option for option in self.options}
        for name in options:
            if name not in by_name:
                raise BadOption(
                    "error-option-unknown", option=str(name), game=self.title, known=", ".join(by_name) or "—"
                )
        full = {name: option.check(options.get(name, option.default), files=files) for name, option in by_name.items()}
        if self.options_together:
            self.options_together(seats, full)
        return full


def _packages() -> Iterator[str]:
    from .. import games

    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg:
            yield f"{games.__name__}.{module.name}"
    yield from sorted({entry.value for entry in entry_points(group=ENTRY_POINTS)})


@cache
def all_facts() -> dict[str, Facts]:
    """The registered games by name."""
    games = [replace(import_module(package).FACTS, package=package) for package in _packages()]
    return {facts.name: facts for facts in games}


def facts(name: str) -> Facts:
    """The facts of one game, or UnknownGame."""
    games = all_facts()
    if name not in games:
        raise UnknownGame("error-unknown-game", game=str(name)[:60], known=", ".join(games))
    return games[name]

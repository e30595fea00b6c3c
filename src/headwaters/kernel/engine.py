"""The verbs of a game over single positions: `setup`, `actors`, `legal`, `apply`, `result`, `view`, `resample`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, cast, overload

import numpy as np

from . import deeds as deeds_
from . import parts
from .deeds import Deed
from .errors import BadOption, IllegalAction
from .facts import Facts, facts
from .parts import JSON, Position

VERBS = ("setup", "actors", "legal", "apply", "resample")


class Engine:
    """The verbs of one game. `Play` is the friendlier twin; `parts` says what the game's folder gives."""

    def __init__(self, facts: Facts) -> None:
        from . import playout, position, rng  # these bring in numba: not before a game is loaded
        from .rule import weave

        self.facts = facts
        self.folder = facts.folder
        self._parts: dict[str, Any] = {}  # modules of the folder
        self._has: dict[str, bool] = {}  # by name of a module: whether the folder has it
        self._state = self.part("state")
        rules = self.part("rules")
        self.dtype = self._state.STATE
        self.actions = int(rules.ACTIONS)
        self.words = (self.actions + 63) // 64  # of a mask
        self.views, self.notation = self.part("view"), self.part("notation")
        self._deeds = self.part("deeds")
        self.verbs = {name: getattr(rules, name) for name in VERBS}
        names = {**self.verbs, "WORDS": self.words, "ACTIONS": self.actions}
        self.compiled = weave(playout, names, self.folder)
        self._shared = position.where_notes_begin(self.dtype)
        self._key = rng.key

    @overload
    def part(self, name: Literal["state"]) -> parts.State: ...
    @overload
    def part(self, name: Literal["rules"]) -> parts.Rules: ...
    @overload
    def part(self, name: Literal["view"]) -> parts.Views: ...
    @overload
    def part(self, name: Literal["notation"]) -> parts.Notation: ...
    @overload
    def part(self, name: Literal["deeds"]) -> parts.Deeds: ...
    @overload
    def part(self, name: Literal["words"]) -> parts.Words: ...
    @overload
    def part(self, name: Literal["scene"]) -> parts.Scene: ...
    @overload
    def part(self, name: Literal["happenings"]) -> parts.Happenings: ...
    @overload
    def part(self, name: Literal["guide"]) -> parts.Guide: ...
    @overload
    def part(self, name: Literal["terminal"]) -> parts.Terminal: ...
    @overload
    def part(self, name: str) -> Any: ...
    def part(self, name: str) -> Any:
        """A module of the game's folder."""
        if name not in self._parts:
            self._parts[name] = import_module(f"{self.facts.package}.{name}")
        return self._parts[name]

    def has_part(self, name: str) -> bool:
        if name not in self._has:
            self._has[name] = find_spec(f"{self.facts.package}.{name}") is not None
        return self._has[name]

    # ------------------------------------------------------------ a fresh position

    def blank(self, seats: int, options: Mapping[str, Any], *, noted: bool = False) -> Any:
        """An array of one record with seats and options written and nothing dealt; `noted`: one that takes notes."""
        self.facts.check_seats(seats)
        games = np.zeros(1, self._state.NOTED if noted else self.dtype)
        games[0].seats = seats
        self._state.write_options(games[0], self.facts.check_options(seats, options))
        return games

    def setup(self, seats: int, options: Mapping[str, Any], seed: int) -> Position:
        """A fresh position."""
        return self.begin(seats, options, seed)[0]

    def begin(
        self, seats: int, options: Mapping[str, Any], seed: int, dictated: Sequence[int] = ()
    ) -> tuple[Position, tuple[Deed, ...]]:
        """A fresh position, and what the set-up did. `dictated` are answers of chance, for replays."""
        if not isinstance(seed, int) or not 0 <= seed < 1 << 128:
            raise BadOption("error-seed", seed=str(seed)[:60])
        games = self.blank(seats, options, noted=True)
        games[0].rng[:] = self._key(seed)
        _dictate(games[0], dictated)
        self.verbs["setup"](games[0])
        return self._silent(games), self._read(games[0])

    # ------------------------------------------------------------ the verbs

    def actors(self, s: Position) -> tuple[int, ...]:
        """The seats that must decide now; several in a secret simultaneous choice."""
        mask = int(self.verbs["actors"](s))
        return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)

    def legal(self, s: Position, seat: int) -> list[int]:
        """The offered actions, ascending; none for a seat that is not asked."""
        offered: list[int] = np.flatnonzero(self.mask(s, seat)).tolist()
        return offered

    def is_legal(self, s: Position, seat: int, action: int) -> bool:
        """Whether an action is offered."""
        return 0 <= action < self.actions and bool(int(self._bits(s, seat)[action >> 6]) >> (action & 63) & 1)

    def mask(self, s: Position, seat: int) -> Any:
        """The offered actions as an array of booleans, one per action number."""
        bits = self._bits(s, seat).view(np.uint8)
        return np.unpackbits(bits, count=self.actions, bitorder="little").view(bool)

    def _bits(self, s: Position, seat: int) -> Any:
        """The offered actions as bits, in words of 64; none for a seat that is not asked."""
        bits = np.zeros(self.words, np.uint64)  # its own: finished games are looked at in threads
        if seat >= 0 and int(self.verbs["actors"](s)) >> seat & 1:
            self.verbs["legal"](s, seat, bits)
        return bits

    def apply(self, s: Position, seat: int, action: int) -> None:
        """One step in place; IllegalAction, and nothing changed, if it is not offered."""
        offered = 0 <= seat < s.seats and 0 <= action < self.actions
        if not offered or not self.compiled.apply_legal(s, seat, action, np.zeros(self.words, np.uint64)):
            raise IllegalAction("error-not-offered", action=str(action))

    def after(
        self, s: Position, seat: int, action: int, dictated: Sequence[int] = ()
    ) -> tuple[Position, tuple[Deed, ...]]:
        """The position after an action, and what the step did; IllegalAction if it is not offered."""
        if not self.is_legal(s, seat, action):
            raise IllegalAction("error-not-offered", action=str(action))
        games = self._noting(s)
        _dictate(games[0], dictated)
        self.verbs["apply"](games[0], seat, action)
        return self._silent(games), self._read(games[0])

    def restart(self, games: Any, template: Any, rng: Any, mask: Any) -> int:
        """The quick way from Python to a new game: the first of an array, set up like `template` (from `blank`) with
        chance from `rng`. The answer is the seat that is asked, and `mask` gets what it is offered."""
        return cast("int", self.compiled.restart(games, template, rng, mask))

    def turn(self, games: Any, seat: int, action: int, mask: Any) -> int:
        """The quick way from Python: an action of the first game of an array, and what is offered next.

        `mask` holds the offered actions as bits (`words` words of 64) and gets the next ones; the answer is the next
        seat, -1 at the end of the game, and -2, with nothing changed, for an action that the mask does not have.
        """
        return cast("int", self.compiled.turn(games, seat, action, mask))

    def result(self, s: Position) -> JSON:
        """Scores and winners; None while the game goes on."""
        return self.views.result(s) if s.over else None

    def state(self, s: Position) -> JSON:
        """The whole position as the rules page names its fields."""
        return self.views.state(s)

    def view(self, s: Position, seat: int | None) -> JSON:
        """What the seat, or with None a spectator, may know: built from nothing, never a filtered copy."""
        return self.views.view(s, -1 if seat is None else seat)

    def resample(self, s: Position, seat: int, rng: Any) -> Position:
        """A new full position that the seat could not tell from this one; `rng` is a generator from `rng.key`."""
        other = self.copy(s)
        self.compiled.resample_from(other, seat, rng)
        return other

    def picture(
        self,
        s: Position,
        seat: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        language: str = "en",
    ) -> str:
        """A position as one SVG that stands alone: what the seat, or with None a spectator, may know."""
        from ..svg import sheet

        seats = int(s.seats)
        full = self.facts.check_options(seats, options or {})
        view = {**self.view(s, seat), "options": full, **(self.result(s) or {})}
        called = list(names or [str(number + 1) for number in range(seats)])
        return sheet(self.part("scene").draw(view, seat, called, language), called, self.folder / "scene.css")

    # ------------------------------------------------------------ text and copies

    def copy(self, s: Position) -> Position:
        twin = np.zeros(1, self.dtype)
        twin[0] = s
        return twin[0]

    def text(self, s: Position, seat: int, action: int) -> str:
        return str(self.notation.text(s, seat, action))

    def texts(self, s: Position, seat: int, actions: Sequence[int]) -> list[str]:
        """Many actions of one decision in notation."""
        if together := getattr(self.notation, "texts", None):
            return cast("list[str]", together(s, seat, actions))
        return [self.text(s, seat, action) for action in actions]

    def parse(self, s: Position, seat: int, text: str) -> int:
        """The offered action with this notation; IllegalAction with the rule that forbids it."""
        if seat not in self.actors(s):
            raise IllegalAction("error-not-your-turn", seat=seat)
        offered = self.legal(s, seat)
        for action, written in zip(offered, self.texts(s, seat, offered), strict=True):
            if written == text:
                return action
        rule, reason = self.notation.why_not(s, seat, text)
        raise IllegalAction("error-why-not", rule=rule, action=text[:80], reason=reason)

    def _noting(self, s: Position) -> Any:
        """An array of one record that takes notes, equal to the position otherwise."""
        games = np.zeros(1, self._state.NOTED)
        games.view(np.uint8)[: self._shared] = np.frombuffer(s, np.uint8)[: self._shared]
        return games

    def _silent(self, games: Any) -> Position:
        """The position without its notes."""
        twin = np.zeros(1, self.dtype)
        twin.view(np.uint8)[: self._shared] = games.view(np.uint8)[: self._shared]
        return twin[0]

    def _read(self, s: Position) -> tuple[Deed, ...]:
        return deeds_.read(s, self._deeds.DEEDS, self._deeds.WORDS)


def _dictate(s: Position, answers: Sequence[int]) -> None:
    """Put the next answers of chance on the tape."""
    s.tape_n = len(answers)
    s.tape[: len(answers)] = answers


@cache
def load(name: str) -> Engine:
    """The engine of a game, its rules ready to be compiled or taken from the cache."""
    return Engine(facts(name))

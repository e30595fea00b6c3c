"""Deeds: what a step did, noted by the rules where they do it.

A game declares its kinds of deeds once, as a table (`deeds.py` of its folder): name, arguments, rule, and who may know
each argument. The log, the marks, pieces and points that travel, points by source, the barrier of undo, previews and
the chance lines of the game record are all made from deeds; nothing compares positions to find out what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

WIDTH = 5  # numbers of a deed: its kind, and up to four arguments
NOBODY = "nobody"


@dataclass(frozen=True)
class Kind:
    """One kind of deed.

    `args` names its numbers in order. `secret` names the arguments that not everybody may know: each with the argument
    that holds the one seat that may, or NOBODY. `chance`: chance decided it. `reveals`: it shows something that was
    hidden, so that no step is undone behind it.
    """

    name: str
    args: tuple[str, ...]
    rule: str
    secret: Mapping[str, str] = field(default_factory=dict)
    chance: bool = False
    reveals: bool = False

    def __post_init__(self) -> None:
        if len(self.args) >= WIDTH:
            raise ValueError(f"a deed has at most {WIDTH - 1} arguments: {self.name}")
        for arg, owner in self.secret.items():
            if arg not in self.args or (owner != NOBODY and owner not in self.args):
                raise ValueError(f"{self.name}: {arg} is secret to {owner}")


@dataclass(frozen=True)
class Deed:
    """Something that happened. Its arguments are in the words of the notation: a colour is `R`, a space `e3`."""

    kind: Kind
    args: Mapping[str, Any]

    @property
    def name(self) -> str:
        return self.kind.name

    def __getitem__(self, arg: str) -> Any:
        return self.args[arg]

    def known_to(self, seat: int | None) -> Deed:
        """The deed with those arguments only that the seat, or with None a spectator, may know."""
        if not self.kind.secret:
            return self
        hidden = {
            arg
            for arg, owner in self.kind.secret.items()
            if owner == NOBODY or seat is None or self.args[owner] != seat
        }
        return Deed(self.kind, {arg: value for arg, value in self.args.items() if arg not in hidden})


def known_to(deeds: Iterable[Deed], seat: int | None) -> tuple[Deed, ...]:
    """What a seat, or with None a spectator, may know of these deeds."""
    return tuple(deed.known_to(seat) for deed in deeds)


def numbers(kinds: Sequence[Kind]) -> tuple[Any, ...]:
    """The numbers by which rule functions call the kinds, in the order of the table."""
    import numpy as np

    return tuple(np.int64(i) for i in range(len(kinds)))


def read(s: Any, kinds: Sequence[Kind], words: Mapping[str, Callable[[Any, int], Any]]) -> tuple[Deed, ...]:
    """The deeds that a position has noted. `words` turns the number of an argument into notation, by its name."""
    noted = int(s.deeds_n)
    if noted > len(s.deeds):
        raise OverflowError(f"{noted} deeds in one step, but room for {len(s.deeds)}")
    deeds = []
    for number, *values in s.deeds[:noted].tolist():
        kind = kinds[number]
        pairs = zip(kind.args, values, strict=False)
        deeds.append(Deed(kind, {arg: words[arg](s, value) if arg in words else value for arg, value in pairs}))
    return tuple(deeds)

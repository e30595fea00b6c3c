"""The fields that every game's record has, and the one door through which chance comes in.

A position is one record of a game's `STATE`. Its twin `NOTED` has the same fields at the same places and room for two
things more: `deeds`, what the last step did, and `tape`, answers of chance that a replay dictates, used up before the
generator is asked. In `STATE` these two have no length, so that compiled rules leave them out altogether.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import rng as _rng
from .deeds import WIDTH
from .rng import below
from .rule import rule

MAX_SEATS = 4
NOTES = ("tape_n", "tape_at", "deeds_n", "tape", "deeds")  # the last fields of every record


class Record(np.record):  # type: ignore[misc]
    """A position: its fields are its attributes.

    Two things are quicker than with numpy's own records, since views read fields and ask rules by the dozen: a field is
    looked up once, and `data`, by which numba takes a record, does not describe every field of it.
    """

    __getattribute__ = np.void.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"a position has no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in (self.dtype.names or ()):
            raise AttributeError(f"a position has no field {name!r}")
        self[name] = value

    @property
    def data(self) -> Any:
        return np.frombuffer(self, np.uint8)


def record(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The dtype of a game's positions: its own fields behind the common ones."""
    common: list[tuple[Any, ...]] = [
        ("rng", "u4", _rng.WORDS),
        ("score", "i2", MAX_SEATS),  # the number that simulate and arena show, set when the game is over
        ("seats", "i1"),
        ("decision", "i1"),  # index into the game's names of decisions
        ("over", "i1"),
        ("winners", "i1"),  # bit mask of seats, set when the game is over
    ]
    return _aligned([*common, *fields, *_notes(0, 0)])


def noted(state: np.dtype[Any], *, deeds: int, tape: int) -> np.dtype[Any]:
    """The twin of a game's STATE that takes notes: so many deeds and dictated answers in one step, set-up included."""
    fields = [
        (name, *_shape(state.fields[name][0]))  # type: ignore[index]
        for name in state.names or ()
        if name not in NOTES and not (name.startswith("gap") and name == (state.names or ())[-1])
    ]
    twin = _aligned([*fields, *_notes(deeds, tape)])
    assert where_notes_begin(twin) == where_notes_begin(state)
    return twin


def where_notes_begin(state: np.dtype[Any]) -> int:
    """How many bytes the two twins have in common."""
    return int(state.fields[NOTES[0]][1])  # type: ignore[index]


def _notes(deeds: int, tape: int) -> list[tuple[Any, ...]]:
    counters: list[tuple[Any, ...]] = [(name, "i2") for name in NOTES[:3]]
    return [*counters, ("tape", "u1", (tape,)), ("deeds", "i2", (deeds, WIDTH))]


def _shape(kind: np.dtype[Any]) -> tuple[Any, ...]:
    return (kind.base, kind.shape) if kind.shape else (kind,)


def _aligned(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The fields at aligned places, with the bytes between them named: numpy would not copy them otherwise."""
    loose = np.dtype(fields, align=True)
    named: list[tuple[Any, ...]] = []
    end = 0
    for name in loose.names or ():
        kind, offset = loose.fields[name][:2]  # type: ignore[index]
        if offset > end:
            named.append((f"gap{end}", "u1", (offset - end,)))
        named.append((name, *_shape(kind)))
        end = offset + kind.itemsize
    if loose.itemsize > end:
        named.append((f"gap{end}", "u1", (loose.itemsize - end,)))
    return np.dtype((Record, np.dtype(named, align=True)))


@rule
def chance(s, n):
    """A fair number from 0 to n-1: from the tape while a replay dictates, else from the record's generator."""
    if len(s.tape) > 0 and s.tape_at < s.tape_n:
        answer = np.int64(s.tape[s.tape_at])
        s.tape_at += 1
        return answer
    return below(s.rng[:], n)  # as any other array: the generator is compiled only once


@rule
def happened(s, kind, a=0, b=0, c=0, d=0):
    """Note a deed if the position takes notes: whether it does is in its dtype, so those that don't pay nothing."""
    if len(s.deeds) > 0:
        if s.deeds_n < len(s.deeds):
            s.deeds[s.deeds_n, 0] = kind
            s.deeds[s.deeds_n, 1] = a
            s.deeds[s.deeds_n, 2] = b
            s.deeds[s.deeds_n, 3] = c
            s.deeds[s.deeds_n, 4] = d
        s.deeds_n += 1

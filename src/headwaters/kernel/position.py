"""The fields that every game's record has, and the one door through which chance comes in.

A position is one record of a game's `STATE`. `spoken` keeps what chance gave during the last step, so that the game
record can write it down; `tape` holds answers that a replay dictates, used up before the generator is asked.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import rng as _rng
from .rng import below
from .rule import rule

MAX_SEATS = 4


def record(fields: list[tuple[Any, ...]], *, spoken: int, tape: int) -> np.dtype[Any]:
    """The dtype of a game's positions: its own fields behind the common ones.

    `spoken` and `tape` are the most bytes that one step (set-up included) can need of each.
    """
    common: list[tuple[Any, ...]] = [
        ("rng", "u4", _rng.WORDS),
        ("score", "i2", MAX_SEATS),  # the number that simulate and arena show, set when the game is over
        ("seats", "i1"),
        ("decision", "i1"),  # index into the game's names of decisions
        ("over", "i1"),
        ("winners", "i1"),  # bit mask of seats, set when the game is over
        ("spoken_n", "i2"),
        ("tape_n", "i2"),
        ("tape_at", "i2"),
        ("spoken", "u1", spoken),
        ("tape", "u1", tape),
    ]
    return np.dtype((np.record, _without_gaps(np.dtype(common + fields, align=True))))


def _without_gaps(fields: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with the bytes between the fields named: numpy would not copy them otherwise."""
    named: list[tuple[Any, ...]] = []
    end = 0
    for name in fields.names or ():
        kind, offset = fields.fields[name][:2]  # type: ignore[index]
        if offset > end:
            named.append((f"gap{end}", "u1", (offset - end,)))
        named.append((name, kind.base, kind.shape) if kind.shape else (name, kind))
        end = offset + kind.itemsize
    if fields.itemsize > end:
        named.append((f"gap{end}", "u1", (fields.itemsize - end,)))
    return np.dtype(named, align=True)


@rule
def chance(s, n):
    """A fair number from 0 to n-1: from the tape while a replay dictates, else from the record's generator."""
    if s.tape_at < s.tape_n:
        answer = np.int64(s.tape[s.tape_at])
        s.tape_at += 1
        if s.tape_at == s.tape_n:
            for i in range(s.tape_n):
                s.tape[i] = 0
            s.tape_at = 0
            s.tape_n = 0
        return answer
    return below(s.rng, n)


@rule
def speak(s, byte):
    """Note one byte of what chance gave in this step."""
    if s.spoken_n < len(s.spoken):
        s.spoken[s.spoken_n] = byte
        s.spoken_n += 1


@rule
def hush(s):
    """Forget what chance gave in the step before; every step begins with this."""
    for i in range(s.spoken_n):
        s.spoken[i] = 0
    s.spoken_n = 0

"""What a learner sees of a position: a list of yes-or-no inputs, declared once by each game.

A game's `observation.py` declares `INPUTS`, blocks of inputs with names, shapes and meanings, and a rule function
`observe(s, seat, active)` that writes the numbers of the inputs that hold, ascending within no order, and returns how
many there are. It is written from the seat's knowledge alone and puts the seat itself first: one form for any number of
seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

import numpy as np

from .rule import rule


@dataclass(frozen=True)
class Block:
    """Inputs that belong together; the last axis is usually a number, one input for each of its values."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Inputs:
    """The inputs of a game, block behind block, and the most that can hold at once."""

    def __init__(self, *blocks: Block, most: int) -> None:
        self.blocks, self.most = blocks, most
        self.starts = dict(zip((block.name for block in blocks), _starts(blocks), strict=True))
        self.size = sum(block.size for block in blocks)

    def start(self, name: str) -> np.int64:
        """The number of the first input of a block."""
        return np.int64(self.starts[name])

    def table(self) -> str:
        """The declaration as a table of Markdown."""
        lines = ["| inputs | name | shape | meaning |", "|---|---|---|---|"]
        for block in self.blocks:
            first = self.starts[block.name]
            shape = " × ".join(map(str, block.shape))
            lines.append(f"| {first} to {first + block.size - 1} | `{block.name}` | {shape} | {block.meaning} |")
        return "\n".join(lines)


def _starts(blocks: tuple[Block, ...]) -> list[int]:
    starts, at = [], 0
    for block in blocks:
        starts.append(at)
        at += block.size
    return starts


@rule
def holds(active, n, number):
    """Write down one more input that holds."""
    active[n] = number
    return n + 1


@rule
def relative(s, seat, other):
    """How many places behind the seat another one sits: 0 is the seat itself."""
    return (np.int64(other) - np.int64(seat) + np.int64(s.seats)) % np.int64(s.seats)

"""The fields of a position as plain values: what views are made of reads them by the dozen.

A field of a record is a slow thing to ask numpy for, ten times slower than one of the same bytes without attributes.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from .parts import Position


@cache
def _without_attributes(kind: np.dtype[Any]) -> np.dtype[Any]:
    return np.dtype((np.void, kind))


class Fields:
    """The fields of a position by name: numbers as int, the others as arrays. Each is read once."""

    def __init__(self, s: Position) -> None:
        self._bytes = np.frombuffer(s, _without_attributes(s.dtype))[0]

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._bytes[name]
        except (ValueError, KeyError):
            raise AttributeError(name) from None
        if not value.shape:
            value = value.item()
        setattr(self, name, value)
        return value

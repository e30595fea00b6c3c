"""A drawn part told by what has changed: pieces of the part that the client has, and new text between them.

`[[0, 120], "<g id=…", [188, 40210]]` is: what it has from 0 to 120, then that text, then from 188 on.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from operator import eq

Patch = list[str | list[int]]

GROUP = "<g "  # parts are compared group by group
CUT = "\0"  # where it is cut; no picture has this character
PIECE = 12  # about how many bytes a piece takes


@lru_cache(maxsize=64)
def patch(old: str, new: str) -> Patch | None:
    """How the new part is put together from the old one; None where that would not be much shorter."""
    before, after = _groups(old), _groups(new)
    if before is None or after is None:
        return None
    first = _alike(before, after)
    last = min(_alike(before[::-1], after[::-1]), len(before) - first, len(after) - first)
    at = _length(before[:first])
    end = len(old) - _length(before[len(before) - last :]) if last else len(old)
    middle = _between(before[first : len(before) - last], after[first : len(after) - last], at)
    pieces = [*([[0, at]] if first else []), *middle, *([[end, len(old)]] if last else [])]
    told = sum(len(piece) if isinstance(piece, str) else PIECE for piece in pieces)
    return pieces if told < 0.6 * len(new) else None


def _between(before: list[str], after: list[str], at: int) -> Patch:
    """The same for the groups between those at both ends that have not changed; `at` is where they begin."""
    places: dict[str, int] = {}
    for group in before:
        places[group] = at
        at += len(group)
    pieces: Patch = []
    for group in after:
        start = places.get(group)
        last = pieces[-1] if pieces else None
        if start is None:
            if isinstance(last, str):
                pieces[-1] = last + group
            else:
                pieces.append(group)
        elif isinstance(last, list) and last[1] == start:
            last[1] += len(group)
        else:
            pieces.append([start, start + len(group)])
    return pieces


@lru_cache(maxsize=256)
def _groups(part: str) -> list[str] | None:
    """The groups of a part; None for one in which JavaScript counts a character twice."""
    if not part.isascii() and len(part.encode("utf-16-le")) != 2 * len(part):
        return None
    return part.replace(GROUP, CUT + GROUP).split(CUT)


def _alike(one: list[str], other: list[str]) -> int:
    """How many groups at the beginning are the same."""
    return sum(takewhile(bool, map(eq, one, other)))


def _length(groups: list[str]) -> int:
    return sum(map(len, groups))

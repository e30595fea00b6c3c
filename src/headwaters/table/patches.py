"""A drawn part told by what has changed: pieces of the part that the client has, and new text between them.

`[[0, 120], "<g id=…", [188, 40210]]` is: what it has from 0 to 120, then that text, then from 188 on.
"""

from __future__ import annotations

import re
from functools import lru_cache

Patch = list[str | list[int]]

GROUP = "<g "  # parts are compared group by group
_ASTRAL = re.compile("[\U00010000-\U0010ffff]")  # what JavaScript counts twice


@lru_cache(maxsize=64)
def patch(old: str, new: str) -> Patch | None:
    """How the new part is put together from the old one; None where that would not be much shorter."""
    if not old.isascii() and _ASTRAL.search(old):
        return None
    places: dict[str, int] = {}
    at = 0
    for group in _groups(old):
        places[group] = at
        at += len(group)
    pieces: Patch = []
    end = -1  # of the piece that was taken last
    told = 0
    for group in _groups(new):
        if old.startswith(group, end) if end >= 0 else False:
            start = end
        elif (found := places.get(group)) is not None:
            start = found
        else:
            told += len(group)
            if pieces and isinstance(pieces[-1], str):
                pieces[-1] += group
            else:
                pieces.append(group)
            end = -1
            continue
        if start == end:
            _extend(pieces[-1], len(group))
        else:
            pieces.append([start, start + len(group)])
            told += 12
        end = start + len(group)
    return pieces if told < 0.6 * len(new) else None


def _groups(part: str) -> list[str]:
    first, *rest = part.split(GROUP)
    return [first, *(GROUP + group for group in rest)]


def _extend(piece: str | list[int], by: int) -> None:
    assert isinstance(piece, list)
    piece[1] += by

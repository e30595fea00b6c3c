"""A drawn part told by what has changed: pieces of the part that the client has, and new text between them.

`[[0, 120], "<g id=…", [188, 40210]]` is: what it has from 0 to 120, then that text, then from 188 on.
"""

from __future__ import annotations

from functools import lru_cache

Patch = list[str | list[int]]

GROUP = "<g "  # parts are compared group by group
CUT = "\0"  # where it is cut; no picture has this character
PIECE = 12  # about how many bytes a piece takes


@lru_cache(maxsize=64)
def patch(old: str, new: str) -> Patch | None:
    """How the new part is put together from the old one; None where that would not be much shorter."""
    if not (_counts_alike(old) and _counts_alike(new)):
        return None
    start = max(0, old.rfind(GROUP, 0, _alike_at_start(old, new)))
    rest = min(len(old), len(new)) - start
    end = old.find(GROUP, len(old) - min(rest, _alike_at_end(old, new)))
    tail = len(old) - end if end >= 0 else 0
    middle = _between(_groups(old[start : len(old) - tail]), _groups(new[start : len(new) - tail]), start)
    pieces = [*([[0, start]] if start else []), *middle, *([[end, len(old)]] if tail else [])]
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


def _groups(part: str) -> list[str]:
    return part.replace(GROUP, CUT + GROUP).removeprefix(CUT).split(CUT) if part else []


def _counts_alike(part: str) -> bool:
    """Whether JavaScript counts its characters as we do: one that is beyond 16 bits is two to it."""
    return part.isascii() or len(part.encode("utf-16-le")) == 2 * len(part)


def _alike_at_start(one: str, other: str) -> int:
    """How many characters at the beginning are the same, found by halving."""
    same, most = 0, min(len(one), len(other))
    while same < most:
        middle = (same + most + 1) // 2
        if one[same:middle] == other[same:middle]:
            same = middle
        else:
            most = middle - 1
    return same


def _alike_at_end(one: str, other: str) -> int:
    """How many characters at the end are the same."""
    same, most = 0, min(len(one), len(other))
    while same < most:
        middle = (same + most + 1) // 2
        if one[len(one) - middle : len(one) - same] == other[len(other) - middle : len(other) - same]:
            same = middle
        else:
            most = middle - 1
    return same

"""A drawn part told by what has changed: pieces of the part that the client has, and new text between them.

`[[0, 120], "<g id=…", [188, 40210]]` is: what it has from 0 to 120, then that text, then from 188 on.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, count
from operator import add

Patch = list[str | list[int]]

GROUP = "<g "  # parts are compared group by group
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
    middle = _between(old[start : len(old) - tail], new[start : len(new) - tail], start)
    pieces = [*([[0, start]] if start else []), *middle, *([[end, len(old)]] if tail else [])]
    told = sum(len(piece) if isinstance(piece, str) else PIECE for piece in pieces)
    return pieces if told < 0.6 * len(new) else None


def _between(before: str, after: str, at: int) -> Patch:
    """The same for the groups between those at both ends that have not changed; `at` is where they begin."""
    head, *groups = before.split(GROUP)
    starts = map(add, accumulate(map(len, groups), initial=at + len(head)), count(0, len(GROUP)))
    places = dict(zip(groups, starts, strict=False))  # one more start than there are groups
    new_head, *new_groups = after.split(GROUP)
    pieces: Patch = [] if not new_head else [[at, at + len(head)]] if new_head == head else [new_head]
    for group, start in zip(new_groups, map(places.get, new_groups), strict=True):
        last = pieces[-1] if pieces else None
        if start is None:
            if isinstance(last, str):
                pieces[-1] = last + GROUP + group
            else:
                pieces.append(GROUP + group)
        elif isinstance(last, list) and last[1] == start:
            last[1] += len(GROUP) + len(group)
        else:
            pieces.append([start, start + len(GROUP) + len(group)])
    return pieces


@lru_cache(maxsize=64)
def _counts_alike(part: str) -> bool:
    """Whether JavaScript counts its characters as we do: one that is beyond 16 bits is two to it."""
    return part.isascii() or len(part.encode("utf-16-le")) == 2 * len(part)


def _alike_at_start(one: str, other: str) -> int:
    """How many characters at the beginning are the same, found by halving."""
    same, most = 0, min(len(one), len(other))
    while same < most:
        middle = (same + most + 1) // 2
        if one.startswith(other[same:middle], same):
            same = middle
        else:
            most = middle - 1
    return same


def _alike_at_end(one: str, other: str) -> int:
    """How many characters at the end are the same."""
    same, most = 0, min(len(one), len(other))
    while same < most:
        middle = (same + most + 1) // 2
        if one.endswith(other[len(other) - middle : len(other) - same], 0, len(one) - same):
            same = middle
        else:
            most = middle - 1
    return same

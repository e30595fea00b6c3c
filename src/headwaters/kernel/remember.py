"""What was made of a position or of a view is made once, and remembered by what it was made of.

A table shows one position to several viewers, and most of what one step leaves alone looks the same after it. Functions
that are decorated here must depend on their arguments alone, and nobody may change what they give back.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from typing import Any, TypeVar, cast

from .parts import Position, View

T = TypeVar("T")
Drawing = TypeVar("Drawing", bound=Callable[..., str])  # its first argument is a view

ABSENT = "\0absent"  # what a view does not have, in a key


class _Memory(OrderedDict[bytes, T]):
    """The newest so many things."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: bytes, thing: T) -> T:
        self[key] = thing
        while len(self) > self.most:
            self.popitem(last=False)
        return thing


def by_position(make: Callable[[Position], T]) -> Callable[[Position], T]:
    """A function of a position alone: made once for positions that are equal byte by byte."""
    memory: _Memory[T] = _Memory(200)

    @wraps(make)
    def remembered(s: Position) -> T:
        key = s.tobytes()
        found = memory.get(key)
        return found if found is not None else memory.keep(key, make(s))

    return remembered


class _Noting(Mapping[str, Any]):
    """A view that notes what is looked at."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.looked_at: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.looked_at.add(key)
        return self.view[key]

    def __contains__(self, key: object) -> bool:
        self.looked_at.add(str(key))
        return key in self.view

    def __iter__(self) -> Iterator[str]:
        self.looked_at.update(self.view)
        return iter(self.view)

    def __len__(self) -> int:
        return len(self.view)


def by_view(most: int) -> Callable[[Drawing], Drawing]:
    """A drawing of a view: made once for views that are alike in what it looks at. So many are remembered.

    What it looks at is found out while it is made: if two views are alike in everything that was ever looked at, it
    would look at the same once more, and draw the same.
    """
    from msgspec.json import Encoder  # who only plays has no need of it

    encode = Encoder().encode

    def decorated(make: Drawing) -> Drawing:
        memory: _Memory[str] = _Memory(most)
        known: dict[str, None] = {}  # what was ever looked at, in the order in which it was first

        def key_of(view: Mapping[str, Any], args: Any) -> bytes:
            return encode([args, [view.get(name, ABSENT) for name in known]])

        @wraps(make)
        def remembered(view: View, *args: Any, **kwargs: Any) -> str:
            whole = view.view if isinstance(view, _Noting) else view
            key = key_of(whole, (args, kwargs))
            drawing = memory.get(key)
            if drawing is None:
                noting = _Noting(whole)
                drawing = make(noting, *args, **kwargs)
                if not noting.looked_at <= known.keys():
                    known.update(dict.fromkeys(noting.looked_at))
                    memory.clear()
                    key = key_of(whole, (args, kwargs))
                memory.keep(key, drawing)
            if isinstance(view, _Noting):  # a drawing within a drawing, which looks at all of this too
                view.looked_at.update(known)
            return drawing

        return cast("Drawing", remembered)

    return decorated

"""What comes in over the wire: bodies of requests and messages of the live connection, each with its bounds."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .errors import Refusal

MOST_BODY = 16_384
MOST_MESSAGE = 4_096

Word = Annotated[str, Meta(max_length=60)]
Name = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Revision = Annotated[int, Meta(ge=0, le=1 << 53)]
Action = Annotated[str, Meta(min_length=1, max_length=200)]
Id = Annotated[str, Meta(min_length=1, max_length=80)]


class Me(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Word | None = None
    palette: Word | None = None


class Quick(Struct, forbid_unknown_fields=True):
    game: Word


class Learn(Struct, forbid_unknown_fields=True):
    game: Word
    anew: bool = False  # from the beginning, also if one was begun


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[int, Meta(ge=0, le=99)]
    options: dict[Word, Any] = msgspec.field(default_factory=dict)
    chairs: Annotated[list[Word | None], Meta(max_length=16)] = msgspec.field(default_factory=list)
    public: bool = False


class Sit(Struct, forbid_unknown_fields=True):
    seat: Seat
    name: Name | None = None
    emblem: Word | None = None


class Emblem(Struct, forbid_unknown_fields=True):
    seat: Seat
    emblem: Word


class Stand(Struct, forbid_unknown_fields=True):
    seat: Seat


class ChairFor(Struct, forbid_unknown_fields=True):
    seat: Seat
    bot: Word | None


class NextCard(Struct, forbid_unknown_fields=True):
    revision: Revision


class Nothing(Struct, forbid_unknown_fields=True):
    pass


class Message(Struct, forbid_unknown_fields=True):
    """One message of a live connection: exactly one of the verbs, with what belongs to it."""

    hello: Revision | UnsetType | None = UNSET
    play: Action | UnsetType = UNSET
    undo: Revision | UnsetType = UNSET
    preview: Action | UnsetType = UNSET
    why: Annotated[list[Id], Meta(min_length=1, max_length=12)] | UnsetType = UNSET
    look: Seat | UnsetType | None = UNSET
    seat: Seat | UnsetType = UNSET
    revision: Revision | UnsetType = UNSET
    lang: Word | None = None
    id: Annotated[int, Meta(ge=0, le=1 << 53)] | Id | None = None

    @property
    def verb(self) -> str:
        """The one verb of the message; `look` may also come with a hello."""
        verbs = [verb for verb in ("hello", "play", "undo", "preview", "why") if getattr(self, verb) is not UNSET]
        if not verbs and self.look is not UNSET:
            return "look"
        if len(verbs) != 1:
            raise Refusal("error-malformed")
        return verbs[0]


T = TypeVar("T", bound=Struct)


def decode(body: bytes | str, kind: type[T]) -> T:
    """The body as such a message, or `error-malformed`."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("error-malformed") from error

"""What comes in over the wire, each with its bounds: bodies of requests, and messages of the live connection.

Descriptions of fields are part of docs/table-protocol.md (`protocol`).
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from .errors import Refusal

MOST_BODY = 16_384
MOST_MESSAGE = 4_096

Word = Annotated[str, Meta(max_length=60)]
Name = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Revision = Annotated[int, Meta(ge=0, le=1 << 53)]
Action = Annotated[str, Meta(min_length=1, max_length=200)]
Id = Annotated[str, Meta(min_length=1, max_length=80)]
AnswerId = Annotated[int, Meta(ge=0, le=1 << 53)] | Id

# ---------------------------------------------------------------- bodies of requests


class Me(Struct, forbid_unknown_fields=True):
    """Another name, language or palette; what is left out stays."""

    name: Name | None = None
    language: Word | None = None
    palette: Word | None = None


class Quick(Struct, forbid_unknown_fields=True):
    """A table against beginners, with the guest in seat 0."""

    game: Word
    bots: Annotated[int, Meta(ge=1, le=15, description="how many")] = 1


class Learn(Struct, forbid_unknown_fields=True):
    """A guided game: the one that was begun, or a new one."""

    game: Word
    anew: Annotated[bool, Meta(description="from the beginning, also if one was begun")] = False


class NewTable(Struct, forbid_unknown_fields=True):
    """A table of any kind; whoever asks for it sits down at the first free chair."""

    game: Word
    seats: Annotated[int, Meta(ge=0, le=99)]
    options: dict[Word, Any] = msgspec.field(default_factory=dict)
    chairs: Annotated[list[Word | None], Meta(max_length=16, description="levels of bots; null is a free chair")] = (
        msgspec.field(default_factory=list)
    )
    public: Annotated[bool, Meta(description="listed on the front page while it waits")] = False


class Sit(Struct, forbid_unknown_fields=True):
    """Take a free chair. Several seats of one guest are a hot seat."""

    seat: Seat
    name: Name | None = None
    emblem: Word | None = None


class Emblem(Struct, forbid_unknown_fields=True):
    """Another emblem for an own seat, while the game has not begun."""

    seat: Seat
    emblem: Word


class Stand(Struct, forbid_unknown_fields=True):
    """Give an own chair back, while the game has not begun."""

    seat: Seat


class ChairFor(Struct, forbid_unknown_fields=True):
    """The creator puts a bot on a chair or frees it, before the start. Nobody puts a bot on the chair of a person."""

    seat: Seat
    bot: Annotated[Word | None, Meta(description="its level; null frees the chair, also of a person")]


class NextCard(Struct, forbid_unknown_fields=True):
    """The cards of a guided game are read up to here: the bot plays its part."""

    revision: Revision


class LeaveLesson(Struct, forbid_unknown_fields=True):
    """Nothing more is taught: the game goes on with a beginner."""


class Say(Struct, forbid_unknown_fields=True):
    """Something to everybody at the table, as plain text. Whoever has no seat may say it after the game."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Resign(Struct, forbid_unknown_fields=True):
    """Give up at an own seat."""

    seat: Seat


class HandOver(Struct, forbid_unknown_fields=True):
    """Let a bot play at the seat of a person who has left: at once if that was long ago, else the others are asked."""

    seat: Seat


class ComeBack(Struct, forbid_unknown_fields=True):
    """Play again at an own seat that was handed over."""

    seat: Seat


class TakeBack(Struct, forbid_unknown_fields=True):
    """Back to before the own last action, also after others have acted: the other people are asked."""

    seat: Seat
    revision: Revision


class Consent(Struct, forbid_unknown_fields=True):
    """An answer to the question of a frame; by whoever asked, no takes it back."""

    yes: bool
    revision: Annotated[Revision, Meta(description="of the question")]


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty body."""


# ---------------------------------------------------------------- messages of the live connection


class Message(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="verb", tag=str.lower):
    """What a client may say: its verb, what belongs to it, and an id that the answer repeats."""

    id: Annotated[AnswerId | None, Meta(description="repeated by the answer")] = None


class Hello(Message):
    """The first message: asks for a frame. What a client has of this revision, drawn as today, is not sent again."""

    revision: Annotated[Revision | None, Meta(description="of the last frame that the client has")] = None
    drawing: Annotated[Word | None, Meta(description="of the same frame")] = None
    look: Annotated[Seat | None, Meta(description="hot seat: the curtain is lifted for this seat")] = None
    lang: Annotated[Word | None, Meta(description="another language than the guest's")] = None


class Play(Message):
    """Take an offered action."""

    action: Annotated[Action, Meta(description="a leaf of `offers`")]
    seat: Seat
    revision: Revision


class Undo(Message):
    """Take the own last step back."""

    seat: Seat
    revision: Revision


class Preview(Message):
    """What an offered action would bring."""

    action: Action
    seat: Seat
    revision: Revision


class Why(Message):
    """Why clicks on these ids lead nowhere."""

    ids: Annotated[list[Id], Meta(min_length=1, max_length=12)]
    seat: Seat
    revision: Revision


class Foresee(Message):
    """What the targets behind a half-made choice would bring."""

    ids: Annotated[list[Id], Meta(max_length=12)]
    seat: Seat
    revision: Revision


class Explain(Message):
    """What a piece or a place is, and what it does."""

    target: Id
    seat: Annotated[Seat | None, Meta(description="null: a spectator")] = None


class Recall(Message):
    """The steps since one, to be seen again."""

    step: Annotated[Revision | None, Meta(description="null: since the viewer's last action")] = None
    seat: Annotated[Seat | None, Meta(description="null: a spectator")] = None


class Aloud(Message):
    """The position as text."""

    seat: Annotated[Seat | None, Meta(description="null: a spectator")] = None


class Look(Message):
    """Hot seat: lift the curtain for a seat, or with null let it down."""

    seat: Seat | None


LiveMessage = Hello | Play | Undo | Preview | Why | Foresee | Explain | Recall | Aloud | Look

T = TypeVar("T", bound=Struct)
_live = msgspec.json.Decoder(LiveMessage)


def decode(body: bytes | str, kind: type[T]) -> T:
    """The body as such a request, or `error-malformed`."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("error-malformed") from error


def decode_message(text: str | None) -> LiveMessage:
    """A message of a live connection; `error-too-large` or `error-malformed` for anything else."""
    if text is None:
        raise Refusal("error-malformed")
    if len(text) > MOST_MESSAGE or len(text.encode("utf-8", "replace")) > MOST_MESSAGE:
        raise Refusal("error-too-large", most=MOST_MESSAGE)
    try:
        message: LiveMessage = _live.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("error-malformed") from error
    return message

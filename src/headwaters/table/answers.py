"""What goes out: over the live connection the frame of a viewer and answers to its messages, and answers to requests.

Descriptions of fields are part of docs/table-protocol.md (`protocol`). A new field of a frame stands here with its
description and a default, and is filled in by `frames.frame`.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from .patches import Patch

Offers = dict[str, Any]  # a prefix tree of ids; leaves are actions


class SeatFacts(Struct):
    """A seat, and who sits there."""

    name: str | None
    kind: Annotated[str, Meta(description="`person`, `bot` or `free`")]
    level: Annotated[str | None, Meta(description="of a bot")]
    level_name: Annotated[str | None, Meta(description="the level in words")]
    here: Annotated[bool, Meta(description="connected just now")]
    mine: bool
    acts: Annotated[bool, Meta(description="must decide now")]
    winner: bool
    emblem: str | None
    handed: Annotated[bool, Meta(description="a bot plays in the place of the person, who may come back")] = False
    resigned: Annotated[bool, Meta(description="has given up; a bot plays on")] = False


class OptionFacts(Struct):
    """An option that is not as usual."""

    name: str
    label: str
    value: Any


class TableFacts(Struct):
    """The table around the game."""

    id: str
    game: str
    title: str
    seats: list[SeatFacts]
    options: list[OptionFacts]
    public: bool
    creator: Annotated[bool, Meta(description="whether the viewer made it")]
    commitment: Annotated[str, Meta(description="SHA-256 of the seed")]
    status: Annotated[str, Meta(description="`open`, `given-up`, `compiling`, `playing`, `over` or `unreadable`")]
    spectators: int
    rules: Annotated[int, Meta(description="the version of the rules that it is played under")]
    unreadable: Annotated[str | None, Meta(description="why the game can't be shown")]


class LogLine(Struct):
    """A line of the log."""

    n: Annotated[int, Meta(description="counted from 1")]
    text: str
    rule: str | None
    seat: int | None
    step: Annotated[int, Meta(description="0 is the set-up")]
    where: Annotated[list[str], Meta(description="ids of the places that it names")] = []


class Travel(Struct, rename={"come": "from", "go": "to"}):
    """Something on its way."""

    come: str
    go: str
    svg: Annotated[str, Meta(description="what flies, or empty: the piece itself")]


class Item(Struct):
    """A piece, card or point in a scene."""

    text: str
    seat: Annotated[int | None, Meta(description="whose it is or was")]
    svg: Annotated[str, Meta(description="drawn around the origin, or empty")]


class Side(Struct):
    """One side of a fight or a comparison."""

    name: str
    strength: int
    lines: Annotated[list[str], Meta(description="what makes the strength")]
    pieces: list[Item]
    seats: Annotated[list[int], Meta(description="who is on it")]
    won: bool


class Happening(Struct):
    """A scene of what happened: a war, a fog, a reward …"""

    step: Annotated[int, Meta(description="that brought it, counted from 1")]
    kind: Annotated[str, Meta(description="a word for the style sheet")]
    title: str
    rule: str
    waits: Annotated[bool, Meta(description="it concerns the viewer: it stays until clicked away")]
    sides: list[Side]
    lost: list[Item]
    gained: list[Item]
    lines: Annotated[list[str], Meta(description="what it did, in sentences")]
    svg: Annotated[str, Meta(description="a picture for all of it, or empty")]
    about: Annotated[list[str], Meta(description="ids that it tells of; if empty, what was touched")]


class ScoreRow(Struct):
    """A seat in the table of scores."""

    seat: int
    name: str
    winner: bool
    total: int
    cells: list[Any]


class Source(Struct):
    """Points by source."""

    text: str
    seats: Annotated[list[int], Meta(description="points by seat")]


class Tally(Struct):
    """What the scores were made of."""

    text: str
    picture: Annotated[str, Meta(description="its glyph, an SVG")]
    seats: Annotated[list[int], Meta(description="by seat")]


class Result(Struct):
    """How the game ended."""

    winners: list[int]
    names: Annotated[str, Meta(description="of the winners")]
    resigned: Annotated[list[int], Meta(description="seats that have given up and can't win")]
    columns: Annotated[list[str], Meta(description="of the scores, in words; an empty one is not shown")]
    rows: Annotated[list[ScoreRow], Meta(description="the winners first")]
    points: Annotated[dict[str, list[int]], Meta(description="by seat: after the set-up and every step")]
    sources: list[Source]
    steps: int
    tallies: Annotated[list[Tally], Meta(description="empty where a game has none")]


class Question(Struct):
    """What somebody at the table wants the others to agree to."""

    text: str
    by: Annotated[int, Meta(description="the seat that asks")]
    revision: Annotated[int, Meta(description="at which it was asked: belongs into the answer")]
    asks: Annotated[bool, Meta(description="the viewer has to answer")]
    may_refuse: Annotated[bool, Meta(description="the viewer may say no: is asked, asks, or it is about the own seat")]
    waits_for: Annotated[str, Meta(description="the names of those who have not answered")]


class LessonCard(Struct):
    """Something told in a guided game."""

    text: str
    lit: Annotated[list[str], Meta(description="ids of pieces, places, parts or buttons that it speaks of")]


class Lesson(Struct):
    """What a guided game tells now."""

    at: Annotated[int, Meta(description="how many plays were made")]
    cards: list[LessonCard]
    before: Annotated[int, Meta(description="how many cards were told before these")]
    of: Annotated[int, Meta(description="how many cards there are in all")]
    asks: Annotated[bool, Meta(description="after the last of them the learner plays, by `offers`")]
    waits: Annotated[bool, Meta(description="after the last of them the bot plays, when `next-card` is sent")]
    done: Annotated[bool, Meta(description="they are the last ones")]


class Face(Struct):
    """The button of an answer that is one of a row."""

    row: Annotated[str, Meta(description="what the row is called")]
    number: Annotated[int, Meta(description="its place in the row, and what it shows")]
    total: Annotated[str, Meta(description="how things would stand: `3 : 2`")]
    ahead: Annotated[bool, Meta(description="whether that would be enough, as things stand")]


class Frame(Struct, kw_only=True):
    """The table as one viewer may know it, at one revision."""

    revision: int
    table: TableFacts
    seat: Annotated[int | None, Meta(description="whose knowledge is shown; null: a spectator's, or a curtain is down")]
    curtain: Annotated[int | None, Meta(description="hot seat: the own seat that must decide and lift the curtain")]
    actors: Annotated[list[int], Meta(description="the seats that must decide now")]
    full: Annotated[bool, Meta(description="whether parts and log are complete")] = True
    parts: Annotated[
        dict[str, str | None],
        Meta(
            description="SVG by name: `board`, `tray`, `hand`, `stage`, `seat-0` …, `art`; "
            "only what the client has not; null: gone"
        ),
    ]
    patches: Annotated[
        dict[str, Patch],
        Meta(description="parts that the client has in part: `[from, to]` is a piece of what it has, text is new"),
    ] = {}
    drawing: Annotated[
        str, Meta(description="names the code, seat and language that parts and log are made by: belongs into `hello`")
    ] = ""
    prompt: Annotated[str, Meta(description="what is asked, in words")]
    offers: Annotated[Offers, Meta(description="a prefix tree of ids; leaves are actions")]
    labels: Annotated[dict[str, str], Meta(description="every id of `offers` and of `passes` in words")]
    follows: Annotated[
        dict[str, str], Meta(description="by the last id of a half-made choice: what to click next")
    ] = {}
    faces: Annotated[
        dict[str, Face], Meta(description="by the ids of a choice, joined by spaces: answers that make rows of numbers")
    ] = {}
    passes: Annotated[
        dict[str, str],
        Meta(description="by id that is not offered yet: the action that leads on to it, which a click on it means"),
    ] = {}
    single: Annotated[bool, Meta(description="one action only is offered, and may be taken by itself")] = False
    log: Annotated[list[LogLine], Meta(description="the lines that the client has not")]
    lines: Annotated[int, Meta(description="how many lines the log has: later ones were undone")] = 0
    step: Annotated[int, Meta(description="how many steps the game has")] = 0
    by: Annotated[int | None, Meta(description="the seat that took the last step")] = None
    marks: Annotated[list[str], Meta(description="ids that deeds touched since the viewer's last action")]
    marked_by: Annotated[dict[str, int], Meta(description="by id: the seat whose step touched it")] = {}
    travels: Annotated[list[Travel], Meta(description="what the last step moved")]
    happenings: Annotated[list[Happening], Meta(description="scenes of the steps that the client has not seen")] = []
    undo: Annotated[str | None, Meta(description="what an undo would take back, in words")]
    takeback: Annotated[
        str | None, Meta(description="what could be taken back beyond `undo` if the others agree, in words")
    ] = None
    question: Annotated[Question | None, Meta(description="what the people at the table are asked")] = None
    lesson: Annotated[Lesson | None, Meta(description="at the learner's seat of a guided game")] = None
    result: Result | None
    commitment: Annotated[str, Meta(description="SHA-256 of the seed")]
    seed: Annotated[str | None, Meta(description="after the end")]
    waiting: Annotated[int, Meta(description="how many other tables wait for this viewer")] = 0


class Taken(Struct):
    """A `play` or `undo` was committed; its frame went before."""

    revision: int


class Refused(Struct):
    """A message that was refused; nothing has changed."""

    id: Annotated[str, Meta(description="of the error, stable")]
    text: str
    rule: str | None
    revision: Annotated[int | None, Meta(description="of the table now")]


class Previewed(Struct):
    """What an action would bring."""

    action: str
    lines: list[str]
    ends: Annotated[bool, Meta(description="something hidden would come up, or somebody else be asked: no undo")]


class Sign(Struct):
    """A sign of what an action would bring."""

    svg: Annotated[str, Meta(description="drawn around the origin, in the scale of the board")]
    text: str
    at: Annotated[str, Meta(description="the id where it stands, if that is not the target")]


class Foreseen(Struct):
    """What the targets behind a half-made choice would bring."""

    ids: Annotated[list[str], Meta(description="the half-made choice")]
    signs: Annotated[dict[str, list[Sign]], Meta(description="by target")]


class Explained(Struct):
    """What a piece or a place is."""

    target: str
    name: str | None
    text: str
    rule: str


class PastStep(Struct):
    """A step as the viewer saw it, or would have."""

    step: int
    by: Annotated[int, Meta(description="the seat that took it")]
    parts: Annotated[dict[str, str | None], Meta(description="only what differs from the step before")]
    lines: list[str]
    marked_by: Annotated[dict[str, int], Meta(description="by id that it touched: the seat that did it")]
    travels: list[Travel]


class Past(Struct):
    """The steps since one, to be seen again."""

    parts: Annotated[dict[str, str], Meta(description="before them")]
    steps: list[PastStep]


class Reasoned(Struct):
    """Why it is not possible."""

    text: str
    rule: str


class Spoken(Struct):
    """The position as text."""

    revision: int
    text: str


class ChatLine(Struct):
    """What somebody has said."""

    n: Annotated[int, Meta(description="counted from 1")]
    who: Annotated[str, Meta(description="the same for everything that this person says, to mute them by")]
    name: str
    seat: Annotated[int | None, Meta(description="null: a spectator")]
    text: Annotated[str, Meta(description="plain text")]
    mine: bool
    at: Annotated[float, Meta(description="seconds since 1970")]


class Said(Struct):
    """Lines of the chat: the last ones after a hello, later each as it comes. They may come twice."""

    lines: list[ChatLine]


class Answer(Struct, omit_defaults=True):
    """What the service says: exactly one of the first ten, and the id of the message it answers."""

    frame: Frame | UnsetType = UNSET
    taken: Taken | UnsetType = UNSET
    error: Refused | UnsetType = UNSET
    preview: Previewed | UnsetType = UNSET
    why: Reasoned | UnsetType = UNSET
    foreseen: Foreseen | UnsetType = UNSET
    explained: Explained | UnsetType = UNSET
    past: Past | UnsetType = UNSET
    aloud: Spoken | UnsetType = UNSET
    said: Said | UnsetType = UNSET
    id: int | str | None = None


# ---------------------------------------------------------------- answers to requests


class Done(Struct):
    """An empty answer: it is done."""


class GuestFacts(Struct):
    """Who a guest is now."""

    name: str
    language: str
    palette: str


class VisitorFacts(Struct):
    """Who asks."""

    name: Annotated[str | None, Meta(description="null: no guest yet")]
    language: Annotated[str, Meta(description="the guest's, else what the browser prefers")]
    palette: str
    known: Annotated[bool, Meta(description="whether it is a guest")]


class TableId(Struct):
    """The table to go to."""

    table: Annotated[str, Meta(description="its id: the page is `/t/ID`")]


class SeatsLink(Struct):
    """A private link to the guest's seats."""

    url: str


class ReplayedGame(Struct):
    """A finished game as a whole, as a spectator saw it."""

    steps: Annotated[int, Meta(description="how many")]
    points: Annotated[dict[str, list[int]], Meta(description="by seat: after the set-up and every step")]
    log: list[LogLine]
    result: Result | None
    names: Annotated[list[str], Meta(description="by seat")]


class ReplayedStep(Struct):
    """A finished game after so many of its steps."""

    step: Annotated[int, Meta(description="0: dealt")]
    steps: Annotated[int, Meta(description="how many the game has")]
    seat: Annotated[int | None, Meta(description="from which it is drawn; null: a spectator's view")]
    actors: Annotated[list[int], Meta(description="the seats that had to decide then")]
    parts: Annotated[dict[str, str], Meta(description="SVG by name, as in a frame")]
    prompt: Annotated[str, Meta(description="what the step did, in words")]
    read: Annotated[str, Meta(description="the position as text")]
    log: Annotated[list[LogLine], Meta(description="the lines of this step")]
    marked_by: Annotated[dict[str, int], Meta(description="by id that it touched: the seat that did it")]


class CheckedShuffle(Struct):
    """Whether the cards were dealt as it was promised at the start."""

    commitment: Annotated[str, Meta(description="SHA-256 of the seed, known since the start")]
    seed: str
    ok: Annotated[bool, Meta(description="the seed fits, and the game replayed from it is this game")]
    steps: Annotated[int, Meta(description="that were replayed")]


class Health(Struct):
    """How the service is."""

    status: Annotated[str, Meta(description="`ok`")]
    version: str
    games: Annotated[dict[str, str], Meta(description="by name: `ready`, `compiling` or `failed`")]
    tables: Annotated[dict[str, int], Meta(description="how many, by status")]


class RefusedRequest(Struct):
    """A request that was refused; nothing has changed."""

    error: Annotated[str, Meta(description="its id, stable")]
    text: str
    rule: str | None

"""Who looks at a table: what each viewer was sent, and what waits to be sent.

A viewer is sent differences to what it was sent before. One frame waits at a time: a client that reads slowly gets,
when it is ready, one newest frame instead of all that it has missed.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Collection, Sequence

import msgspec

from ..text import LANGUAGES
from . import frames
from .answers import Answer, Frame, LogLine
from .limits import MOST_CALLERS
from .messages import Hello
from .patches import patch
from .table import Table

MOST_UNREAD = 100  # answers that a client has not fetched
UNKNOWN_TABLE, TOO_SLOW, TOO_MANY, GOING_AWAY, BROKEN = 4404, 4408, 4429, 1012, 1011
NOT_NOW = 1013  # something is the matter that passes: try again

_encode = msgspec.json.Encoder().encode


def _encoded(answer: Answer) -> str:
    return _encode(answer).decode()


class Viewer:
    """One live connection to one table."""

    def __init__(self, table: str, guest: str | None, language: str, caller: str) -> None:
        self.table, self.guest, self.language, self.caller = table, guest, language, caller
        self.greeted = False
        self.look: int | None = None
        self.looked_at = -1  # the revision at which the curtain was lifted
        self.is_behind = False  # something has changed while a frame was waiting to be sent
        self._parts: dict[str, str | None] | None = None  # what the client has; None: nothing
        self.log: tuple[list[LogLine], ...] = ()  # the lines that the client has, step by step
        self._sent: Frame | None = None  # the last frame, without what was new in it
        self._outbox: deque[tuple[str | int, bool]] = deque()  # text or code to close with; whether it is a frame
        self._held: deque[str] = deque()  # answers that belong behind a frame for which the client is not ready
        self._woken = asyncio.Event()
        self._frame_waits = False

    # ------------------------------------------------------------ what it may know

    def place(self, table: Table) -> tuple[int | None, int | None]:
        """The seat whose knowledge is shown, and the curtain: the own seat that must decide and has to lift it."""
        mine, actors = table.seats_of(self.guest), table.actors
        if not mine:
            return None, None
        if len(mine) == 1:
            return mine[0], None
        asked = [seat for seat in actors if seat in mine and not table.chairs[seat].bot]
        looking = self.look if self.look in mine else None
        if table.over:
            return looking if looking is not None else mine[0], None
        if looking is not None and (looking in asked or not asked or self.looked_at == table.revision):
            return looking, None
        return None, asked[0] if asked else None

    # ------------------------------------------------------------ what it was sent

    def forget(self) -> None:
        """The next frame is a full one."""
        self._parts, self.log, self._sent = None, (), None

    def drawing(self, table: Table, edition: str, language: str) -> str:
        """A name for all that parts and log of a revision depend on beside it: whose they are, in which language, and
        which edition of the code makes them."""
        seat, _ = self.place(table)
        return f"{edition} {seat} {language}"

    def is_up_to_date(self, hello: Hello, table: Table, edition: str) -> bool:
        """Whether a client that says hello has the picture and the log of now, as they would be sent to it."""
        language = hello.lang if hello.lang in LANGUAGES else self.language
        is_newest = hello.look is None and hello.revision == table.revision
        return is_newest and hello.drawing == self.drawing(table, edition, language)

    def has(self, table: Table) -> None:
        """The client is up to date: nothing of the present revision is sent again."""
        seat, _ = self.place(table)
        self._parts = dict(frames.picture(table, seat, self.language).parts) if table.play else {}
        self.log = tuple(frames.log(table, seat, self.language))

    @property
    def had_step(self) -> int:
        """The step up to which the client was told what happened."""
        return 0 if self._sent is None else self._sent.step

    @property
    def is_ready(self) -> bool:
        """Whether a frame can be sent now; otherwise the viewer asks for it when the one that waits has gone."""
        self.is_behind = self._frame_waits
        return not self._frame_waits

    def show(self, frame: Frame, log: Sequence[list[LogLine]]) -> None:
        """Send what is new in a frame, if anything is; `log` are all lines, step by step."""
        parts, had = frame.parts, self._parts or {}
        frame.full = self._parts is None
        frame.parts = dict.fromkeys(name for name in had if name not in parts)
        for name, part in parts.items():
            known = had.get(name)
            if known == part:
                continue
            if known and part and (pieces := patch(known, part)):
                frame.patches[name] = pieces
            else:
                frame.parts[name] = part
        is_new = frame.full or frame.parts or frame.patches or frame.log
        if is_new or msgspec.structs.replace(frame, happenings=[]) != self._sent:
            self._frame_waits = True
            self._put(_encoded(Answer(frame=frame)), is_frame=True)
            frame.full, frame.parts, frame.patches, frame.log, frame.happenings = False, {}, {}, [], []
            self._parts, self.log, self._sent = parts, tuple(log), frame
        while self._held:
            self._put(self._held.popleft())

    def answer(self, answer: Answer, *, behind_frame: bool = False) -> None:
        """Send an answer, one that belongs `behind_frame` after the newest frame, also if that can't be sent yet; a
        client that does not fetch its answers is sent away, and may come back."""
        if len(self._outbox) + len(self._held) >= MOST_UNREAD:
            self.close(TOO_SLOW)
        elif behind_frame and self.is_behind:
            self._held.append(_encoded(answer))
        else:
            self._put(_encoded(answer))

    def close(self, code: int) -> None:
        """End the connection, and send nothing more."""
        self._outbox.clear()
        self._put(code)

    def _put(self, what: str | int, *, is_frame: bool = False) -> None:
        self._outbox.append((what, is_frame))
        self._woken.set()

    # ------------------------------------------------------------ for the sender

    async def next(self) -> tuple[str | int, bool]:
        """What is to be sent next: a text, or the code to close with; and whether it is a frame."""
        while not self._outbox:
            self._woken.clear()
            await self._woken.wait()
        return self._outbox.popleft()

    def frame_sent(self) -> bool:
        """A frame has gone out; whether the client needs another one since."""
        self._frame_waits = False
        behind, self.is_behind = self.is_behind, False
        return behind


class Audience:
    """Everybody who is connected."""

    def __init__(self) -> None:
        self.count = 0
        self._by_guest: dict[str, set[Viewer]] = {}
        self._by_caller: Counter[str] = Counter()
        self._seen_at: dict[str, str] = {}  # by guest: the last caller

    def add(self, viewer: Viewer) -> None:
        self.count += 1
        self._by_caller[viewer.caller] += 1
        if viewer.guest:
            self.note(viewer.guest, viewer.caller)
        if viewer.guest:
            self._by_guest.setdefault(viewer.guest, set()).add(viewer)

    def remove(self, viewer: Viewer) -> None:
        self.count -= 1
        self._by_caller[viewer.caller] -= 1
        if not self._by_caller[viewer.caller]:
            del self._by_caller[viewer.caller]
        if viewer.guest:
            self._by_guest[viewer.guest].discard(viewer)
            if not self._by_guest[viewer.guest]:
                del self._by_guest[viewer.guest]

    def of_guest(self, guest: str) -> list[Viewer]:
        return list(self._by_guest.get(guest, ()))

    def note(self, guest: str, caller: str) -> None:
        """From where a guest was last seen; those who have been silent longest are forgotten."""
        self._seen_at.pop(guest, None)
        self._seen_at[guest] = caller
        while len(self._seen_at) > MOST_CALLERS:
            del self._seen_at[next(iter(self._seen_at))]

    def household(self, viewers: Collection[Viewer], table: Table) -> str:
        """For whom a table's bots think: from where its creator looks, else somebody who sits there, else anybody.

        Where nobody looks, from where its creator was last seen; "" if that is long ago. People of the table come first
        so that no stranger who looks on can make it one of their own many.
        """
        by_guest = {viewer.guest: viewer.caller for viewer in viewers}
        for guest in (table.creator, *(chair.guest for chair in table.chairs)):
            if guest and guest in by_guest:
                return by_guest[guest]
        return min(by_guest.values(), default=self._seen_at.get(table.creator, ""))

    def of_caller(self, caller: str) -> int:
        """How many connections a caller has."""
        return self._by_caller[caller]

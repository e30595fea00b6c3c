"""The live connection: one WebSocket per viewer, a frame after every commit, only what has changed since the last."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kernel.errors import HeadwatersError
from ..text import LANGUAGES, say, sentence
from . import frames
from .callers import caller, check_origin
from .errors import Refusal, worded
from .messages import MOST_MESSAGE, Message, decode
from .table import Table

if TYPE_CHECKING:
    from .service import Service

log = logging.getLogger("headwaters.live")

MOST_CONNECTIONS = 64  # by one caller
MOST_WAITING = 400  # messages that a client has not fetched
UNKNOWN_TABLE, TOO_SLOW, TOO_MANY, GOING_AWAY, BROKEN = 4404, 4408, 4429, 1012, 1011


class Connection:
    """One viewer at one table."""

    def __init__(self, socket: WebSocket, table: Table, guest: str | None, language: str) -> None:
        self.socket, self.table, self.guest, self.language = socket, table, guest, language
        self.caller = caller(socket)
        self.greeted = False
        self.look: int | None = None
        self.looked_at = -1  # the revision at which the curtain was lifted
        self.parts: dict[str, str] | None = None  # what the client has; None: nothing
        self.lines: list[dict[str, Any]] = []
        self.last: Any = None
        self.outbox: deque[dict[str, Any]] = deque()
        self.woken = asyncio.Event()

    def answer(self, **answer: Any) -> None:
        self.outbox.append(answer)
        self.woken.set()

    def forget(self) -> None:
        """The next frame is a full one."""
        self.parts, self.lines, self.last = None, [], None

    def place(self) -> tuple[int | None, int | None]:
        """The seat whose knowledge is shown, and the curtain: the own seat that must decide and has to lift it."""
        mine, actors = self.table.seats_of(self.guest), self.table.actors
        if not mine:
            return None, None
        if len(mine) == 1:
            return mine[0], None
        asked = [seat for seat in actors if seat in mine]
        looking = self.look if self.look in mine else None
        if self.table.over:
            return looking if looking is not None else mine[0], None
        if looking is not None and (looking in asked or not asked or self.looked_at == self.table.revision):
            return looking, None
        return None, asked[0] if asked else None


class Connections:
    """Everybody who is connected."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._at: dict[str, set[Connection]] = {}

    @property
    def count(self) -> int:
        return sum(len(some) for some in self._at.values())

    def connected(self, table: str) -> set[Connection]:
        return self._at.get(table, set())

    def here(self, table: str) -> set[str]:
        """The guests who are connected to a table."""
        return {connection.guest for connection in self.connected(table) if connection.guest}

    def wake(self, table: str) -> None:
        """Something has changed: a frame for whoever sees a difference. One for each revision, bots' moves too."""
        for connection in self.connected(table):
            self.show(connection)

    def wake_guest(self, guest: str) -> None:
        for some in self._at.values():
            for connection in some:
                if connection.guest == guest:
                    self.show(connection)

    def show(self, connection: Connection) -> None:
        if not connection.greeted:
            return
        try:
            frame = self._frame(connection)
        except Exception:
            log.exception("a frame could not be made")
            connection.outbox.append({"close": BROKEN})
            connection.woken.set()
            return
        if frame is not None:
            connection.answer(frame=frame)

    def wake_everywhere(self) -> None:
        for table in self._at:
            self.wake(table)

    def language_changed(self, guest: str, language: str) -> None:
        """A guest reads another language now: everything anew."""
        for some in self._at.values():
            for connection in some:
                if connection.guest == guest:
                    connection.language = language
                    connection.forget()
                    self.show(connection)

    async def close(self) -> None:
        for some in list(self._at.values()):
            for connection in list(some):
                await _close(connection.socket, GOING_AWAY)

    # ------------------------------------------------------------ a connection

    async def serve(self, socket: WebSocket) -> None:
        """From the handshake to the end."""
        service = self.service
        try:
            check_origin(socket)
            service.limits.take("connect", caller(socket))
        except Refusal:
            await socket.close(1008)  # before it was accepted: the handshake is answered with 403
            return
        if sum(other.caller == caller(socket) for some in self._at.values() for other in some) >= MOST_CONNECTIONS:
            await socket.close(TOO_MANY)
            return
        guest = await service.guests.of(socket)
        language = service.guests.language_of(socket, guest)
        await socket.accept()
        try:
            table = await service.table(socket.path_params["id"])
        except HeadwatersError as error:
            await self._refuse(socket, error, language)
            return
        connection = Connection(socket, table, guest.id if guest else None, language)
        here = self._at.setdefault(table.id, set())
        here.add(connection)
        self.wake(table.id)
        sender = asyncio.create_task(self._send(connection))
        try:
            await self._receive(connection)
        except WebSocketDisconnect:
            pass
        finally:
            here.discard(connection)
            if not here and self._at.get(table.id) is here:
                del self._at[table.id]
            self.wake(table.id)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _refuse(self, socket: WebSocket, error: HeadwatersError, language: str) -> None:
        said = worded(error, language)
        said["id"] = said.pop("error")
        await socket.send_text(msgspec.json.encode({"error": {**said, "revision": None}}).decode())
        await _close(socket, UNKNOWN_TABLE)

    async def _receive(self, connection: Connection) -> None:
        service = self.service
        who = connection.guest or caller(connection.socket)
        while True:
            received = await connection.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            answer_id: Any = None
            try:
                service.limits.take("message", who)
                text = received.get("text")
                if text is None:
                    raise Refusal("error-malformed")
                if len(text) > MOST_MESSAGE or len(text.encode("utf-8", "replace")) > MOST_MESSAGE:
                    raise Refusal("error-too-large", most=MOST_MESSAGE)
                message = decode(text, Message)
                answer_id = message.id
                with service.metrics.timed("message", message.verb):
                    await self._heed(connection, message)
            except HeadwatersError as error:
                service.metrics.count("refused", error.message_id)
                said = worded(error, connection.language)
                said["id"] = said.pop("error")
                connection.answer(error={**said, "revision": connection.table.revision}, **_id(answer_id))
            except Exception:
                log.exception("a message failed")
                inside = {"id": "error-inside", "text": say("error-inside", connection.language), "rule": None}
                connection.answer(error={**inside, "revision": connection.table.revision}, **_id(answer_id))

    async def _heed(self, connection: Connection, message: Message) -> None:
        table, service, verb = connection.table, self.service, message.verb
        if verb == "hello":
            self._hello(connection, message)
            return
        if not connection.greeted:
            raise Refusal("error-hello")
        if verb == "look":
            self._look(connection, message.look if isinstance(message.look, int) else None)
            return
        if not isinstance(message.seat, int):
            raise Refusal("error-malformed")
        seat = message.seat
        if verb == "undo":
            if not isinstance(message.undo, int):
                raise Refusal("error-malformed")
            await service.undo(connection.guest, table, seat, message.undo)
            self._taken(connection, message.id)
            return
        if not isinstance(message.revision, int):
            raise Refusal("error-malformed")
        if verb == "play":
            await service.play(connection.guest, table, seat, str(message.play), message.revision)
            self._taken(connection, message.id)
            return
        service.check_seat(connection.guest, table, seat)
        table.playing  # noqa: B018  (refuses a table without a game)
        table.check_revision(message.revision)
        if verb == "preview":
            self._preview(connection, seat, str(message.preview), message.id)
        elif isinstance(message.why, list):
            self._why(connection, seat, message.why, message.id)

    @staticmethod
    def _taken(connection: Connection, answer_id: Any) -> None:
        """Behind the frame of the new revision: what was asked for with an id is done."""
        if answer_id is not None:
            connection.answer(taken={"revision": connection.table.revision}, id=answer_id)

    def _hello(self, connection: Connection, message: Message) -> None:
        table = connection.table
        connection.greeted = True
        connection.forget()
        if message.lang in LANGUAGES:
            connection.language = str(message.lang)
        if isinstance(message.look, int):
            self._look(connection, message.look)
        elif message.hello == table.revision:  # the client has this revision: nothing is sent twice
            seat, _ = connection.place()
            connection.parts = dict(frames.picture(table, seat, connection.language).parts) if table.play else {}
            connection.lines = frames.log(table, seat, connection.language)
        self.show(connection)

    def _look(self, connection: Connection, seat: int | None) -> None:
        if seat is not None:
            self.service.check_seat(connection.guest, connection.table, seat)
        connection.look, connection.looked_at = seat, connection.table.revision
        self.show(connection)

    def _preview(self, connection: Connection, seat: int, text: str, answer_id: Any) -> None:
        table = connection.table
        hints = table.preview(seat, text, secrets.randbits(127))
        lines = [sentence(message, args, table.names, connection.language) for message, args in hints]
        connection.answer(preview={"action": text, "lines": lines}, **_id(answer_id))

    def _why(self, connection: Connection, seat: int, ids: list[str], answer_id: Any) -> None:
        rule, reason = connection.table.why(seat, ids)
        text = reason.say(connection.language)
        connection.answer(why={"text": text[:1].upper() + text[1:], "rule": rule}, **_id(answer_id))

    # ------------------------------------------------------------ frames

    async def _send(self, connection: Connection) -> None:
        """Sends what waits; a client that does not keep up is sent away, and may come back for a full frame."""
        socket = connection.socket
        try:
            while True:
                await connection.woken.wait()
                connection.woken.clear()
                while connection.outbox:
                    if len(connection.outbox) > MOST_WAITING:
                        await _close(socket, TOO_SLOW)
                        return
                    message = connection.outbox.popleft()
                    if "close" in message:
                        await _close(socket, message["close"])
                        return
                    await socket.send_text(msgspec.json.encode(message).decode())
        except (WebSocketDisconnect, RuntimeError):
            return  # the client is gone

    def _frame(self, connection: Connection) -> dict[str, Any] | None:
        """The frame for this viewer, less what the client has; None if there is nothing new."""
        table = connection.table
        seat, curtain = connection.place()
        viewers = self.connected(table.id)
        seated = {chair.guest for chair in table.chairs if chair.guest}
        with self.service.metrics.timed("frame"):
            frame = frames.frame(
                table,
                guest=connection.guest,
                seat=seat,
                curtain=curtain,
                language=connection.language,
                here=self.here(table.id),
                spectators=sum(other.guest not in seated for other in viewers),
            )
        full = connection.parts is None
        had = connection.parts or {}
        parts, lines = frame["parts"], frame["log"]
        frame["full"] = full
        frame["waiting"] = len(self.service.waiting.get(connection.guest or "", set()) - {table.id})
        frame["parts"] = {
            **{name: part for name, part in parts.items() if had.get(name) != part},
            **{name: None for name in had if name not in parts},
        }
        frame["lines"] = len(lines)
        frame["log"] = lines[_common(connection.lines, lines) :]
        connection.parts, connection.lines = dict(parts), lines
        had_step = -1 if full or connection.last is None else connection.last["step"]
        frame["happenings"] = [scene for scene in frame["happenings"] if scene["step"] > had_step]
        gist = {name: value for name, value in frame.items() if name not in ("parts", "log", "full", "happenings")}
        if gist == connection.last and not frame["parts"] and not frame["log"] and not full:
            return None
        connection.last = gist
        return frame


def _common(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> int:
    """How many lines at the beginning are the same."""
    if old is new:
        return len(new)
    return next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


def _id(answer_id: Any) -> dict[str, Any]:
    return {} if answer_id is None or answer_id is UNSET else {"id": answer_id}


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
        await socket.close(code)

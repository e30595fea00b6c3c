"""The live connection: a WebSocket from its handshake to its end. What is said goes to the table's actor."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kernel.errors import HeadwatersError
from . import limits
from .actor import CatchUp, Join, Leave
from .answers import Answer, Refused
from .callers import caller, callers, check_host, check_origin
from .errors import Refusal
from .messages import Hello, LiveMessage, decode_message
from .viewers import NOT_NOW, TOO_MANY, UNKNOWN_TABLE, Viewer

if TYPE_CHECKING:
    from .service import Service

log = logging.getLogger("headwaters.live")

REST_S = 0.5  # until somebody who says too much is heard again


async def serve(service: Service, socket: WebSocket) -> None:
    """From the handshake to the end."""
    with suppress(WebSocketDisconnect):  # a client may go away at any moment
        await _serve(service, socket)


async def _serve(service: Service, socket: WebSocket) -> None:
    guest = await service.guests.of(socket)
    try:
        check_host(socket, service.settings.host_names)
        check_origin(socket)
        service.limits.take("connect", callers(socket, guest.id if guest else None))
    except Refusal:
        await socket.close(1008)  # before it was accepted: the handshake is answered with 403
        return
    if service.audience.of_caller(caller(socket)) >= service.limits.connections:
        await socket.close(TOO_MANY)
        return
    language = service.guests.language_of(socket, guest)
    viewer = Viewer(socket.path_params["id"], guest.id if guest else None, language, caller(socket))
    await socket.accept()
    service.audience.add(viewer)
    sender = asyncio.create_task(_send(service, socket, viewer))
    try:
        if viewer.guest:
            await service.waiting.come(viewer.guest)
        await service.registry.ask(viewer.table, Join(), viewer)
        await _receive(service, socket, viewer, sender)
    except HeadwatersError as error:
        await _refuse(socket, error, language)
    finally:
        service.audience.remove(viewer)
        if viewer.guest and not service.audience.of_guest(viewer.guest):
            service.waiting.leave(viewer.guest)
        service.registry.tell(viewer.table, Leave(), viewer)
        sender.cancel()
        await asyncio.wait([sender])  # not gathered: whoever cancels us meanwhile would get the sender's error instead


async def _refuse(socket: WebSocket, error: HeadwatersError, language: str) -> None:
    """Say why the table can't be shown. Only one that does not exist is not worth another try."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode(Answer(error=refused(error, language, None))).decode())
    await _close(socket, UNKNOWN_TABLE if error.message_id == "error-unknown-table" else NOT_NOW)


async def _receive(service: Service, socket: WebSocket, viewer: Viewer, sender: asyncio.Task[None]) -> None:
    """Hear one message after the other: each is answered before the next is heard.

    When nothing can be sent any more, what the client had still said is of no interest.
    """
    who = callers(socket, viewer.guest)
    while not sender.done():
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        message = None
        try:
            message = decode_message(received.get("text"))
            service.limits.take("work", who, _cost(service, viewer, message))
            with service.metrics.timed("message", type(message).__name__.lower()):
                await service.registry.ask(viewer.table, message, viewer)
        except Exception as error:
            if not isinstance(error, HeadwatersError):
                log.exception("a message failed")
            named = error if isinstance(error, HeadwatersError) else Refusal("error-inside")
            service.metrics.count("refused", named.message_id)
            table = service.registry.in_memory(viewer.table)
            said = refused(named, viewer.language, table.revision if table else None)
            viewer.answer(Answer(error=said, id=message.id if message else None))
            if message is None or named.message_id == "error-too-many":
                await _rest(service, who)


def _cost(service: Service, viewer: Viewer, message: LiveMessage) -> float:
    """What a message costs; a frame that the client has already costs next to nothing."""
    if not isinstance(message, Hello):
        return limits.MESSAGES[type(message).__name__.lower()]
    table = service.registry.in_memory(viewer.table)
    has_it = table is not None and viewer.is_up_to_date(message, table, service.edition)
    return limits.HELLO_AGAIN if has_it else limits.HELLO


async def _rest(service: Service, who: list[str]) -> None:
    """Nonsense is work too; whoever can't pay is not heard for a while."""
    try:
        service.limits.take("work", who)
    except Refusal:
        await asyncio.sleep(REST_S)


def refused(error: HeadwatersError, language: str, revision: int | None) -> Refused:
    return Refused(error.message_id, error.words(language), error.rule, revision)


async def _send(service: Service, socket: WebSocket, viewer: Viewer) -> None:
    """Send what waits, in order, until the connection ends."""
    try:
        while True:
            what, is_frame = await viewer.next()
            if isinstance(what, int):
                await _close(socket, what)
                return
            await socket.send_text(what)
            if is_frame and viewer.frame_sent():
                service.registry.tell(viewer.table, CatchUp(), viewer)
    except (WebSocketDisconnect, RuntimeError):
        return  # the client is gone


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
        await socket.close(code)

"""The live connection: a WebSocket from its handshake to its end. What is said goes to the table's actor."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kernel.errors import HeadwatersError
from .actor import CatchUp, Join, Leave
from .answers import Answer, Refused
from .callers import caller, check_origin
from .errors import Refusal
from .messages import decode_message
from .viewers import TOO_MANY, UNKNOWN_TABLE, Viewer

if TYPE_CHECKING:
    from .service import Service

log = logging.getLogger("headwaters.live")

MOST_CONNECTIONS = 64  # by one caller


async def serve(service: Service, socket: WebSocket) -> None:
    """From the handshake to the end."""
    try:
        check_origin(socket)
        service.limits.take("connect", caller(socket))
    except Refusal:
        await socket.close(1008)  # before it was accepted: the handshake is answered with 403
        return
    if service.audience.of_caller(caller(socket)) >= MOST_CONNECTIONS:
        await socket.close(TOO_MANY)
        return
    guest = await service.guests.of(socket)
    language = service.guests.language_of(socket, guest)
    viewer = Viewer(socket.path_params["id"], guest.id if guest else None, language, caller(socket))
    await socket.accept()
    service.audience.add(viewer)
    sender = asyncio.create_task(_send(service, socket, viewer))
    try:
        await service.registry.ask(viewer.table, Join(), viewer)
        await _receive(service, socket, viewer)
    except HeadwatersError as error:
        await _refuse(socket, error, language)
    except WebSocketDisconnect:
        pass
    finally:
        service.audience.remove(viewer)
        service.registry.tell(viewer.table, Leave(), viewer)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _refuse(socket: WebSocket, error: HeadwatersError, language: str) -> None:
    """There is no such table."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode(Answer(error=refused(error, language, None))).decode())
    await _close(socket, UNKNOWN_TABLE)


async def _receive(service: Service, socket: WebSocket, viewer: Viewer) -> None:
    """Hear one message after the other: each is answered before the next is heard."""
    who = viewer.guest or viewer.caller
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        message = None
        try:
            service.limits.take("message", who)
            message = decode_message(received.get("text"))
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

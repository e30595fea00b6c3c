"""The server under the service: patient with people, not with connections that only take up room.

uvicorn has no limit for a request that never ends, nor for a reader that never reads, nor for how many connections
there are before the system refuses to give more. Here each connection has a clock that runs while the service waits for
the other side, and there are never more connections than descriptors.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from ..table.callers import household

log = logging.getLogger("headwaters.serving")

REQUEST_S = 20.0  # for a whole request, head and body
UNREAD_S = 20.0  # for a client to fetch anything at all of what waits for it
UNHEARD = 4  # messages of one client that may wait until no more is read
STOP_S = 5.0  # for what is in flight when the service is told to stop
LEAVE_S = 3.0  # of that, for a client to hear that it ends
SPARE_DESCRIPTORS = 128  # for files, the database and the workers
ONE_CALLER = 4  # no address may have more than this part of all connections
# Frames are many: the quickest level makes them a fifth larger in half the time. Each is compressed by itself, so that
# a connection that waits takes no memory for it, which would be 50 kB.
COMPRESSION = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=14,
    compress_settings={"level": 1, "memLevel": 7},
)


def raise_descriptors() -> int:
    """Let this process have as many descriptors as the system allows; how many that is."""
    try:
        import resource
    except ImportError:  # a system without them has its own limits
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError) as error:
            log.warning("the number of descriptors stays at %d: %s", soft, error)
            return soft
    return hard if hard > 0 else 1 << 20


class Room:
    """How many connections there may be, in all and from one address (or network of an IPv6 address)."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.most_by_address = max(1, most // ONE_CALLER)
        self.by_address: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        """Whether there is room for one more from this address; `leave` must follow either way."""
        self.count += 1
        self.by_address[address] += 1
        return self.count <= self.most and self.by_address[address] <= self.most_by_address

    def leave(self, address: str) -> None:
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class Clock:
    """Ends a connection whose other side lets us wait for too long."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._handle: asyncio.TimerHandle | None = None

    def run(self, seconds: float) -> None:
        """Begin to wait, unless we do already: a byte now and then does not wind it up again."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def protocols(
    room: Room, request_s: float = REQUEST_S, unread_s: float = UNREAD_S, leave_s: float = LEAVE_S
) -> tuple[type, type]:
    """The HTTP and the WebSocket protocol of a server with so much room."""

    class Http(H11Protocol):
        """HTTP/1.1, with a clock for requests that do not end and answers that are not fetched."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._address = household(self.client[0]) if self.client else ""
            self._request, self._unread, self._leaving = Clock(transport), Clock(transport), Clock(transport)
            if not room.enter(self._address):
                transport.abort()
            self._request.run(request_s)

        def connection_lost(self, error: Exception | None) -> None:
            self._request.stop()
            self._unread.stop()
            self._leaving.stop()
            room.leave(self._address)
            super().connection_lost(error)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:  # it has become a WebSocket, which leaves the room itself
                self._request.stop()
            elif self.cycle is None or self.cycle.response_complete or self.cycle.more_body:
                self._request.run(request_s)
            else:
                self._request.stop()

        def shutdown(self) -> None:
            super().shutdown()
            self._leaving.run(leave_s)

        def on_response_complete(self) -> None:
            self._request.stop()  # until the next request begins, uvicorn's own clock runs
            super().on_response_complete()

        def pause_writing(self) -> None:
            self._unread.run(unread_s)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._unread.stop()
            super().resume_writing()

    class Live(WebSocketsSansIOProtocol):
        """WebSocket, with a clock for a client that never reads; one that does not answer a ping is cut off at once."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.conn.available_extensions = [COMPRESSION]
            self._one_waits = False  # a message that is about to be written

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._address = household(self.client[0]) if self.client else ""
            self._unread, self._leaving = Clock(transport), Clock(transport)

        def connection_lost(self, error: Exception | None) -> None:
            self._unread.stop()
            self._leaving.stop()
            room.leave(self._address)
            super().connection_lost(error)

        def send_receive_event_to_app(self) -> None:
            """Reading pauses when a few messages wait to be heard; uvicorn would pause, and go on, at each of them."""
            goes_on = not self.read_paused and self.queue.qsize() + 1 < UNHEARD
            self.read_paused = self.read_paused or goes_on
            super().send_receive_event_to_app()
            if goes_on:
                self.read_paused = False

        async def send(self, message: Any) -> None:
            """Two messages that come at the same time, a frame and the answer behind it, are written together."""
            if message["type"] != "websocket.send" or self.close_sent or not self.handshake_complete:
                await super().send(message)
                return
            await self.writable.wait()
            if self.disconnected:
                raise ClientDisconnected
            try:
                self.conn.send_text(message["text"].encode())
            except InvalidState:
                raise ClientDisconnected from None
            if self._one_waits:
                self._write()
            else:
                self._one_waits = True
                self.loop.call_soon(self._write)

        def _write(self) -> None:
            self._one_waits = False
            self.transport.write(b"".join(self.conn.data_to_send()))

        def pause_writing(self) -> None:
            self._unread.run(unread_s)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._unread.stop()
            super().resume_writing()

        def shutdown(self) -> None:
            super().shutdown()
            self._leaving.run(leave_s)

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.transport.abort()  # a transport whose buffer is full would wait for ever

    return Http, Live


def server(app: ASGIApp, proxies: Sequence[str] = (), room: Room | None = None) -> uvicorn.Server:
    """A server for the application; `proxies` are the addresses or networks whose X-Forwarded-For is believed."""
    room = room or Room(max(64, raise_descriptors() - SPARE_DESCRIPTORS))
    if proxies:
        room.most_by_address = room.most  # everybody comes from the proxy's
    http, live = protocols(room)
    config = uvicorn.Config(
        app,
        http=http,
        ws=live,
        ws_max_size=65_536,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=int(STOP_S),
    )
    return uvicorn.Server(config)

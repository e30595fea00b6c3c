"""Visitors of a running service, made for measuring: HTTP and WebSocket over plain asyncio streams.

Each visitor may have an address of its own (127.x.y.z on Linux), so that limits by caller count them apart. A live
connection offers compression as browsers do, and puts frames together as the page does only when it is asked to.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import socket
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

Json = dict[str, Any]
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MOST_BYTES = 1 << 24


def encode(verb: str, **fields: Any) -> bytes:
    """A message of the live connection."""
    return msgspec.json.encode({"verb": verb, **fields})


def actions(offers: Json) -> Iterator[str]:
    """The actions at the ends of a tree of offers."""
    for branch in offers.values():
        if isinstance(branch, str):
            yield branch
        else:
            yield from actions(branch)


def address(number: int) -> str:
    """One of the addresses of this machine, for the visitor with this number."""
    return f"127.{1 + number // 60_000}.{number // 250 % 240}.{1 + number % 250}"


class Gone(Exception):
    """The service has closed the connection."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


@dataclass
class Visitor:
    """Somebody with a browser."""

    base: str  # http://host:port
    address: str | None = None
    cookie: str = ""
    port: int = field(init=False)
    host: str = field(init=False)

    def __post_init__(self) -> None:
        self.host, _, port = self.base.removeprefix("http://").rstrip("/").rpartition(":")
        self.port = int(port)
        self.base = f"http://{self.host}:{port}"

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        local = (self.address, 0) if self.address else None
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=local, limit=MOST_BYTES)
        writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return reader, writer

    def head(self, method: str, path: str, **more: str) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Origin: {self.base}"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in more.items()]
        return "\r\n".join([*lines, "", ""]).encode()

    async def request(self, method: str, path: str, body: bytes = b"", **more: str) -> tuple[int, bytes]:
        """Status and body of the answer; the cookie is kept."""
        reader, writer = await self.connect()
        try:
            writer.write(self.head(method, path, Connection="close", Content_Length=str(len(body)), **more) + body)
            answer = await reader.read()
            while chunk := await reader.read():
                answer += chunk
        finally:
            writer.close()
        head, _, content = answer.partition(b"\r\n\r\n")
        if not head:
            raise Gone(None)
        if found := re.search(rb"(?im)^set-cookie: ([^;\r]+)", head):
            self.cookie = found[1].decode()
        if b"chunked" in head.lower():
            content = _joined(content)
        elif (size := re.search(rb"(?im)^content-length: (\d+)", head)) and len(content) < int(size[1]):
            raise Gone(None)  # cut off between its head and its end
        return int(head.split(b" ", 2)[1]), content

    async def post(self, path: str, body: Any = None) -> Any:
        status, content = await self.request("POST", path, json.dumps({} if body is None else body).encode())
        if status != 200:
            raise ValueError(f"POST {path}: {status} {content[:300]!r}")
        return json.loads(content)

    async def get(self, path: str) -> Any:
        status, content = await self.request("GET", path)
        if status != 200:
            raise ValueError(f"GET {path}: {status} {content[:300]!r}")
        return json.loads(content)

    async def live(self, table: str, compressed: bool = True) -> Live:
        """A live connection to a table."""
        reader, writer = await self.connect()
        offered = {"Sec_WebSocket_Extensions": "permessage-deflate"} if compressed else {}
        key = base64.b64encode(os.urandom(16)).decode()
        handshake = {"Sec_WebSocket_Version": "13", "Sec_WebSocket_Key": key, **offered}
        writer.write(self.head("GET", f"/t/{table}/live", Upgrade="websocket", Connection="Upgrade", **handshake))
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError as error:
            raise Gone(None) from error
        if not head.startswith(b"HTTP/1.1 101"):
            writer.close()
            raise Gone(int(head.split(b" ", 2)[1]))
        return Live(reader, writer)


def _joined(chunked: bytes) -> bytes:
    body = b""
    while chunked:
        size, _, chunked = chunked.partition(b"\r\n")
        length = int(size, 16)
        body, chunked = body + chunked[:length], chunked[length + 2 :]
        if not length:
            break
    return body


class Live:
    """One live connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.received = 0  # bytes over the wire
        self._inflate = zlib.decompressobj(-15)

    def send(self, verb: str, **fields: Any) -> None:
        self.send_bytes(encode(verb, **fields))

    def send_bytes(self, payload: bytes, opcode: int = TEXT) -> None:
        """One masked frame; a mask of zeros is one too."""
        size = len(payload)
        if size < 126:
            length = bytes([0x80 | size])
        elif size < 1 << 16:
            length = b"\xfe" + struct.pack("!H", size)
        else:
            length = b"\xff" + struct.pack("!Q", size)
        self.writer.write(bytes([0x80 | opcode]) + length + b"\0\0\0\0" + payload)

    async def receive(self) -> bytes:
        """The next message; Gone when the service has closed."""
        message = b""
        compressed = False
        try:
            while True:
                first, second = await self.reader.readexactly(2)
                size = second & 0x7F
                if size == 126:
                    (size,) = struct.unpack("!H", await self.reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
                payload = await self.reader.readexactly(size)
                self.received += size + 2
                opcode = first & 0xF
                if opcode == CLOSE:
                    raise Gone(struct.unpack("!H", payload[:2])[0] if payload else None)
                if opcode == PING:
                    self.send_bytes(payload, PONG)
                elif opcode != PONG:
                    compressed |= bool(first & 0x40)
                    message += payload
                    if first & 0x80:
                        return self._inflate.decompress(message + b"\0\0\xff\xff") if compressed else message
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Gone(None) from error

    async def answer(self) -> Json:
        answer: Json = msgspec.json.decode(await self.receive())
        return answer

    def close(self) -> None:
        self.writer.close()


class Seat:
    """A person at a table: what the page has of it, and what was acknowledged."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.parts: dict[str, str] = {}
        self.frame: Json = {}

    async def hello(self) -> Json:
        self.live.send("hello")
        return await self.next_frame()

    async def next_frame(self) -> Json:
        while "frame" not in (answer := await self.live.answer()):
            if "error" in answer:
                raise ValueError(f"refused: {answer['error']}")
        self.merge(answer["frame"])
        return self.frame

    def merge(self, frame: Json) -> None:
        """Put the parts together as the page does."""
        if frame["full"]:
            self.parts = {}
        for name, pieces in frame["patches"].items():
            had = self.parts[name]
            self.parts[name] = "".join(piece if isinstance(piece, str) else had[slice(*piece)] for piece in pieces)
        for name, part in frame["parts"].items():
            if part is None:
                self.parts.pop(name, None)
            else:
                self.parts[name] = part
        self.frame = frame

    @property
    def offered(self) -> list[str]:
        return sorted(actions(self.frame.get("offers") or {}))


async def table_of_two(visitors: tuple[Visitor, Visitor], game: str) -> str:
    """A new table with two people."""
    first, second = visitors
    table: str = (await first.post("/api/tables", {"game": game, "seats": 2}))["table"]
    await second.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Second"})
    return table

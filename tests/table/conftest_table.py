"""A service in this process, with visitors: each has a cookie of its own and speaks HTTP and WebSocket to it."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, text
from starlette.testclient import TestClient, WebSocketTestSession

import postgres as postgresql
from headwaters.kernel.facts import all_facts
from headwaters.table.app import make_app
from headwaters.table.compiling import rehearse
from headwaters.table.database import database_of
from headwaters.table.limits import RATES, Limits, Rate
from headwaters.table.service import Service, Settings
from headwaters.table.table import Table

ORIGIN = "http://testserver"
PATIENCE_S = 300.0  # until something that has to come is given up: no measure of speed
GAMES = tuple(all_facts())
TABLES = ("guests", "tables", "chairs", "events", "links")


class Live:
    """A live connection that puts frames together as the page does."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.frames: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        self.parts: dict[str, str] = {}
        self.log: list[dict[str, Any]] = []

    def send(self, verb: str, **message: Any) -> None:
        self.session.send_text(json.dumps({"verb": verb, **message}))

    def receive(self) -> dict[str, Any]:
        """The next message; a frame is merged into what this client has."""
        message: dict[str, Any] = self.session.receive_json()
        if "frame" not in message:
            self.answers.append(message)
            return message
        frame = message["frame"]
        self.frames.append(frame)
        if frame["full"]:
            self.parts, self.log = {}, []
        for name, pieces in frame["patches"].items():
            had = self.parts[name]
            self.parts[name] = "".join(piece if isinstance(piece, str) else had[slice(*piece)] for piece in pieces)
        for name, part in frame["parts"].items():
            if part is None:
                self.parts.pop(name)
            else:
                self.parts[name] = part
        new = {line["n"]: line for line in frame["log"]}
        kept = [line for line in self.log if line["n"] not in new and line["n"] <= frame["lines"]]
        self.log = sorted([*kept, *new.values()], key=lambda line: line["n"])
        return message

    def hello(self, had: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        """The first frame; `had` is the last one that this client has from an earlier connection."""
        self.send("hello", **({key: had[key] for key in ("revision", "drawing")} if had else {}), **more)
        return self.frame()

    def frame(self) -> dict[str, Any]:
        """The next frame."""
        while "frame" not in (message := self.receive()):
            assert "error" not in message, message
        found: dict[str, Any] = message["frame"]
        return found

    def until(self, wanted: Any) -> dict[str, Any]:
        """Frames up to the first that fits; the last one may fit already."""
        while not self.frames or not wanted(self.frames[-1]):
            self.frame()
        return self.frames[-1]

    def answer(self) -> dict[str, Any]:
        """The next message that is not a frame."""
        while "frame" in (message := self.receive()):
            pass
        return message

    @property
    def last(self) -> dict[str, Any]:
        return self.frames[-1]

    def play(self, action: str, seat: int = 0) -> dict[str, Any]:
        """Play, and the frame of the new revision."""
        self.send("play", action=action, seat=seat, revision=self.last["revision"], id="play")
        while "taken" not in (message := self.receive()):
            assert "error" not in message, message
        return self.last


def leaves(offers: dict[str, Any]) -> list[str]:
    """The actions at the ends of a tree of offers."""
    found = []
    for branch in offers.values():
        found += leaves(branch) if isinstance(branch, dict) else [branch]
    return found


class Visitor:
    """Somebody with a browser."""

    def __init__(self, served: Served) -> None:
        self.served, self.cookie = served, ""

    def _headers(self, origin: str | None) -> dict[str, str]:
        self.served.client.cookies.clear()
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return {**headers, "Origin": origin} if origin else headers

    def post(self, path: str, body: Any = None, *, origin: str | None = ORIGIN, status: int = 200) -> Any:
        content = body if isinstance(body, bytes) else json.dumps({} if body is None else body)
        response = self.served.client.post(path, content=content, headers=self._headers(origin))
        assert response.status_code == status, response.text
        if "set-cookie" in response.headers:
            self.cookie = response.headers["set-cookie"].split(";")[0]
        return response.json()

    def get(self, path: str) -> Any:
        return self.served.client.get(path, headers=self._headers(None))

    @contextmanager
    def live(self, table: str, origin: str | None = ORIGIN) -> Iterator[Live]:
        host = str(self.served.client.base_url).rstrip("/").replace("http", "ws", 1)  # as the page does
        with self.served.client.websocket_connect(f"{host}/t/{table}/live", headers=self._headers(origin)) as session:
            yield Live(session)


class Served:
    """A running service."""

    def __init__(self, client: TestClient, database: str) -> None:
        self.client, self.database = client, database

    @property
    def service(self) -> Service:
        service: Service = self.client.app.state.service  # type: ignore[attr-defined]
        return service

    def visitor(self) -> Visitor:
        return Visitor(self)

    def table(self, table: str) -> Table:
        assert self.client.portal
        found: Table = self.client.portal.call(self.service.registry.table, table)
        return found

    def park(self) -> None:
        """Every table is only in the store."""
        assert self.client.portal
        self.client.portal.call(self.service.registry.close)
        assert not self.service.registry.count

    def wait(self, wanted: Any) -> None:
        end = time.monotonic() + PATIENCE_S
        while not wanted():
            assert time.monotonic() < end, "it did not happen"
            time.sleep(0.005)


class AtRandom:
    """Bots without workers: every offered action alike."""

    def __init__(self) -> None:
        self.dice = random.Random(7)

    async def think(self, engine: Any, position: Any, seat: int, level: str, **_more: Any) -> int:
        return int(self.dice.choice(engine.legal(position, seat)))

    def gauges(self) -> dict[str, float]:
        return {}

    def close(self) -> None:
        pass


def generous() -> Limits:
    return Limits(rates={kind: Rate(1e9, 1e9) for kind in RATES})


@cache
def newest() -> bytes:
    """A file of SQLite with the newest schema and nothing in it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "newest.sqlite"
        database_of(str(file)).upgrade()
        return file.read_bytes()


@contextmanager
def service(database: Path | str, limits: Limits | None = None, games: tuple[str, ...] = GAMES) -> Iterator[Served]:
    settings = Settings(
        database=str(database),
        delay=0,
        unwatched=None,
        games=list(games),
        thinker=AtRandom(),
        limits=limits or generous(),
        children=False,
    )
    with TestClient(make_app(settings), base_url=ORIGIN, client=("127.0.0.1", 50_000)) as client:
        served = Served(client, str(database))
        served.wait(lambda: set(games) <= served.service.ready.ready)
        yield served


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    for game in GAMES:
        rehearse(game)


@pytest.fixture(autouse=True)
def no_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Services of this process look for no cycles: each would first go through all that the other tests have made."""

    async def look() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("headwaters.table.service.cycles", SimpleNamespace(look=look))


@pytest.fixture(scope="session")
def postgres() -> Iterator[postgresql.Server]:
    """A server of PostgreSQL."""
    if postgresql.programs() is None:
        pytest.skip(postgresql.MISSING)
    server = postgresql.Server()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database with nothing in it: once a file, once of PostgreSQL."""
    if request.param == "sqlite":
        file = tmp_path / "tables.sqlite"
        file.write_bytes(newest())
        yield str(file)
    else:
        with request.getfixturevalue("postgres").database() as url:
            yield url


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    with service(database) as found:
        yield found


def sql(database: str | Path, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    """A statement behind the service's back, and the rows that it gives."""

    async def answered() -> list[tuple[Any, ...]]:
        def done(connection: Connection) -> list[tuple[Any, ...]]:
            found = connection.execute(text(statement), values)
            return [tuple(row) for row in found] if found.returns_rows else []

        connections = database_of(str(database)).connections()
        try:
            return await connections.write(done)
        finally:
            await connections.close()

    return postgresql.in_a_loop_of_its_own(answered())


def rows(database: str | Path, *names: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that is kept, or some of it."""
    return {name: sql(database, f"SELECT * FROM {name} ORDER BY 1, 2") for name in names or TABLES}


def people(served: Served, game: str, seats: int = 2, **more: Any) -> tuple[str, list[Visitor]]:
    """A table with a person in every seat."""
    visitors = [served.visitor() for _ in range(seats)]
    table = visitors[0].post("/api/tables", {"game": game, "seats": seats, **more})["table"]
    for seat, visitor in enumerate(visitors[1:], 1):
        visitor.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"Player {seat}"})
    return table, visitors


def play_on(lives: dict[int, Live], dice: random.Random, most: int = 10_000) -> int:
    """Everybody plays at random over the wire; how many moves were made."""
    for moves in range(most):
        newest = max(live.last["revision"] for live in lives.values())
        for live in lives.values():
            live.until(lambda frame, newest=newest: frame["revision"] >= newest)
        frame = next(iter(lives.values())).last
        if frame["table"]["status"] == "over":
            return moves
        seat = dice.choice([actor for actor in frame["actors"] if actor in lives])
        live = lives[seat]
        live.play(dice.choice(sorted(leaves(live.last["offers"]))), seat)
    return most

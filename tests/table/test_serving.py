"""The server under the service: connections that only take up room, descriptors, logs and metrics, and how it stops."""

from __future__ import annotations

import asyncio
import json
import logging
import logging.config
import re
import resource
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from conftest_table import Served, people
from deaths import told_to_stop_in_a_move
from typer.testing import CliRunner

from headwaters.cli import app as command_line
from headwaters.cli import serving
from headwaters.cli.serve import _answered, _host_names, _listening
from headwaters.cli.serving import Room, protocols, raise_descriptors, server
from headwaters.table import bots, logs
from headwaters.table.metrics import BOUNDS, Metrics, may_read
from nursery import nursery
from postgres import in_a_loop_of_its_own
from visitors import Gone, Seat, Visitor, table_of_two

DOCS = Path(__file__).resolve().parents[2] / "docs"


async def small_app(scope: Any, receive: Any, send: Any) -> None:
    """Answers requests with what was sent; a WebSocket is sent more than anybody can keep."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "text": "x" * 1_000_000})
    body, more = b"", True
    while more:
        message = await receive()
        body, more = body + message.get("body", b""), message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


def with_a_server(deed: Callable[[Visitor, Room], Awaitable[None]], **clocks: float) -> None:
    """Do something with a server of the small app, whose clocks run fast."""

    async def served() -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        room = Room(8)
        http, live = protocols(room, **clocks)
        config = uvicorn.Config(small_app, http=http, ws=live, lifespan="off", log_config=None, timeout_keep_alive=1)
        running = uvicorn.Server(config)
        task = asyncio.create_task(running.serve(sockets=[listener]))
        try:
            await deed(Visitor(f"http://127.0.0.1:{listener.getsockname()[1]}"), room)
        finally:
            running.should_exit = True
            await task

    in_a_loop_of_its_own(served())


HALF = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: h\r\nX-Slow: ",
    "half a body": b"POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\n12345",
    "half of a second head": b"GET / HTTP/1.1\r\nHost: h\r\n\r\nGET / HT",
}


@pytest.mark.parametrize("what", HALF)
def test_a_request_that_never_ends_is_cut_off_and_makes_room(what: str) -> None:
    async def half(visitor: Visitor, room: Room) -> None:
        reader, writer = await visitor.connect()
        writer.write(HALF[what])
        with suppress(ConnectionResetError):
            await reader.read()
        writer.close()
        while room.count:
            await asyncio.sleep(0.005)
        assert not room.by_address

    with_a_server(half, request_s=0.1)


def test_no_clock_runs_while_the_service_answers_or_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    running: set[serving.Clock] = set()
    monkeypatch.setattr(serving.Clock, "run", lambda clock, seconds: running.add(clock))
    monkeypatch.setattr(serving.Clock, "stop", lambda clock: running.discard(clock))

    async def whole(visitor: Visitor, room: Room) -> None:
        assert await visitor.request("POST", "/", b"hello") == (200, b"hello")
        reader, writer = await visitor.connect()
        for _ in range(3):
            writer.write(b"POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\n")
            await asyncio.sleep(0)
            writer.write(b"hi")
            assert (await reader.readuntil(b"hi")).startswith(b"HTTP/1.1 200")
            assert not running
        writer.close()

    with_a_server(whole)


def test_a_live_client_that_never_reads_is_cut_off() -> None:
    async def deaf(visitor: Visitor, room: Room) -> None:
        live = await visitor.live("any", compressed=False)
        live.writer.transport.pause_reading()  # type: ignore[attr-defined]
        assert room.count == 1
        while room.count:
            await asyncio.sleep(0.005)
        live.close()

    with_a_server(deaf, unread_s=0.1)


def test_one_address_gets_a_part_of_the_room_and_gets_it_back() -> None:
    async def crowd(visitor: Visitor, room: Room) -> None:
        assert room.most_by_address == 2
        first, second = [await visitor.connect() for _ in range(2)]
        while room.count < 2:
            await asyncio.sleep(0.005)
        with pytest.raises((Gone, ConnectionError)):
            await visitor.request("POST", "/", b"third")
        first[1].close()
        while room.count > 1:
            await asyncio.sleep(0.005)
        assert (await visitor.request("POST", "/", b"again"))[0] == 200
        second[1].close()

    with_a_server(crowd)


def test_a_network_of_ipv6_gets_the_room_of_one_address() -> None:
    class Wire(asyncio.Transport):
        """A connection from somewhere, and whether it was cut off."""

        def __init__(self, address: str) -> None:
            super().__init__({"peername": (address, 50_000)})
            self.is_cut = False

        def abort(self) -> None:
            self.is_cut = True

        def close(self) -> None:
            pass

    async def connected() -> None:
        room = Room(8)
        config = uvicorn.Config(small_app, lifespan="off", log_config=None)
        config.load()
        wires = [Wire(f"2001:db8:1:2::{n}") for n in range(3)] + [Wire("2001:db8:1:3::1")]
        http, _ = protocols(room)
        connections = [http(config, uvicorn.server.ServerState(), {}) for _ in wires]
        for connection, wire in zip(connections, wires, strict=True):
            connection.connection_made(wire)
        assert [wire.is_cut for wire in wires] == [False, False, True, False]
        for connection in connections:
            connection.connection_lost(None)
        assert not room.count and not room.by_address

    in_a_loop_of_its_own(connected())


def test_a_server_has_as_many_descriptors_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
    try:
        assert raise_descriptors() == hard
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_only_named_proxies_are_believed() -> None:
    assert not server(small_app).config.proxy_headers
    named = server(small_app, ["10.0.0.0/8"], Room(8)).config
    assert named.proxy_headers and named.forwarded_allow_ips == ["10.0.0.0/8"]


def test_proxies_may_be_named_in_the_environment() -> None:
    done = CliRunner().invoke(command_line, ["serve"], env={"HEADWATERS_PROXY": "127.0.0.1 nowhere"})
    assert done.exit_code == 2 and "nowhere" in done.output and "127.0.0.1 " not in done.output
    assert "HEADWATERS_PROXY" in (DOCS.parent / "compose.yaml").read_text()


@pytest.mark.parametrize(
    ("names", "proxies", "address", "answered"),
    [
        ((), (), "127.0.0.1", ()),
        ((), (), "::1", ()),
        ((), ("127.0.0.1",), "127.0.0.1", None),
        ((), (), "0.0.0.0", None),
        ((), (), "192.0.2.7", None),
        (("play.example.org",), ("127.0.0.1",), "127.0.0.1", ("play.example.org",)),
        (("play.example.org",), (), "0.0.0.0", ("play.example.org",)),
    ],
)
def test_only_a_service_for_this_machine_alone_takes_no_name_unless_it_is_told_so(
    names: tuple[str, ...], proxies: tuple[str, ...], address: str, answered: tuple[str, ...] | None
) -> None:
    assert _answered(names, proxies, address) == answered


def test_host_names_may_be_given_in_the_environment_and_are_told_as_browsers_tell_them() -> None:
    assert _host_names(["Play.Example.org.", "h"]) == ("play.example.org", "h")
    done = CliRunner().invoke(command_line, ["serve"], env={"HEADWATERS_HOST_NAME": "here there/"})
    assert done.exit_code == 2 and "there/" in done.output
    assert "HEADWATERS_HOST_NAME" in (DOCS.parent / "compose.yaml").read_text()


def test_the_image_has_client_programs_that_are_not_older_than_the_server_beside_it() -> None:
    client = re.search(r"postgresql-client-(\d+)", (DOCS.parent / "Containerfile").read_text())
    server_ = re.search(r"/postgres:(\d+)", (DOCS.parent / "compose.yaml").read_text())
    assert client and server_ and int(client[1]) >= int(server_[1])


def test_what_a_peer_says_of_its_caller_is_believed_of_named_proxies_only() -> None:
    """Through the real server: of two peers that say the same the named one is believed, about address and scheme."""
    heard: list[tuple[str, str]] = []

    async def noted(scope: Any, receive: Any, send: Any) -> None:
        heard.append((scope["client"][0], scope["scheme"]))
        await small_app(scope, receive, send)

    async def asked() -> None:
        listener = _listening("127.0.0.1", 0)
        running = server(noted, ["127.0.0.2"], Room(8))
        running.config.lifespan = "off"
        task = asyncio.create_task(running.serve(sockets=[listener]))
        try:
            for peer in ("127.0.0.2", "127.0.0.3"):
                reader, writer = await asyncio.open_connection(*listener.getsockname(), local_addr=(peer, 0))
                writer.write(b"GET / HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: 192.0.2.9\r\n")
                writer.write(b"X-Forwarded-Proto: https\r\nConnection: close\r\n\r\n")
                assert (await reader.read()).startswith(b"HTTP/1.1 200")
                writer.close()
        finally:
            running.should_exit = True
            await task

    in_a_loop_of_its_own(asked())
    assert heard == [("192.0.2.9", "https"), ("127.0.0.3", "http")]


def test_a_frame_is_sent_without_delay() -> None:
    """Nagle's algorithm would hold the second of two small messages back until the first is acknowledged."""
    without_delay: list[int] = []

    async def asked() -> None:
        listener = _listening("127.0.0.1", 0)
        running = server(small_app, (), Room(8))
        running.config.lifespan = "off"

        class Looking(running.config.http):  # type: ignore[misc, name-defined]
            def connection_made(self, transport: Any) -> None:
                super().connection_made(transport)
                accepted = transport.get_extra_info("socket")
                without_delay.append(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

        running.config.http = Looking
        task = asyncio.create_task(running.serve(sockets=[listener]))
        try:
            visitor = Visitor(f"http://127.0.0.1:{listener.getsockname()[1]}")
            assert (await visitor.request("POST", "/", b"hi"))[0] == 200
        finally:
            running.should_exit = True
            await task

    in_a_loop_of_its_own(asked())
    assert without_delay and all(without_delay)


WRONG = [("--proxy", "nowhere"), ("--metrics", "10.0.0.0/99"), ("--log", "xml"), ("--host-name", "http://here")]


@pytest.mark.parametrize("option", WRONG)
def test_an_option_that_makes_no_sense_is_refused_before_anything_starts(option: tuple[str, str]) -> None:
    done = CliRunner().invoke(command_line, ["serve", *option])
    assert done.exit_code == 2 and option[0] in done.output


# ---------------------------------------------------------------- how it stops


def test_told_to_stop_it_cuts_off_who_does_not_listen_and_complains_of_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def deaf(visitor: Visitor, room: Room) -> None:
        live = await visitor.live("any", compressed=False)
        live.writer.transport.pause_reading()  # type: ignore[attr-defined]
        while live.writer.transport.get_write_buffer_size() or not room.count:
            await asyncio.sleep(0)

    with_a_server(deaf, leave_s=0.1)  # it would wait for ever
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.skipif(sys.platform != "linux", reason="forks")
def test_told_to_stop_it_finishes_what_is_in_flight_and_sends_everybody_away(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite")

    async def told(base: str) -> tuple[str, int, int]:
        visitors = (Visitor(base), Visitor(base))
        table = await table_of_two(visitors, "yangtze")
        seats = [Seat(await visitor.live(table)) for visitor in visitors]
        for seat in seats:
            await seat.hello()
        mover = seats[0].frame["actors"][0]
        revision = int(seats[mover].frame["revision"])
        seats[mover].live.send("play", action=seats[mover].offered[0], seat=mover, revision=revision, id=1)
        with pytest.raises(Gone) as gone:
            while True:
                await seats[mover].live.answer()
        return table, revision, gone.value.code

    with nursery(database, ("yangtze",)) as makers:
        child = makers.start(told_to_stop_in_a_move)
        table, before, code = in_a_loop_of_its_own(told(child.base))
        makers.bury(child)
        assert code == 1012

        async def revision(base: str) -> int:
            return int((await Seat(await Visitor(base).live(table)).hello())["revision"])

        assert in_a_loop_of_its_own(revision(makers.start().base)) == before + 1


# ---------------------------------------------------------------- logs


@pytest.fixture
def logged(capsys: pytest.CaptureFixture[str]) -> Any:
    root = logging.getLogger()
    before = (list(root.handlers), root.level)
    yield lambda: capsys.readouterr().err
    root.handlers[:], level = before
    root.setLevel(level)


SECRET = "aVeryLongSecretThatNobodyMayRead0"


def test_json_logs_are_one_object_a_line_with_the_table_and_without_secrets(logged: Any) -> None:
    logging.config.dictConfig(uvicorn.config.LOGGING_CONFIG)  # as a server with settings of its own leaves it
    logs.configure("json")
    at = logs.table.set("table-1")
    try:
        raise OSError(f"GET /move/{SECRET} HTTP/1.1")
    except OSError:
        logging.getLogger("headwaters.actor").exception("a bot of %s could not move\nreally", "table-1")
    finally:
        logs.table.reset(at)
    logging.getLogger("uvicorn.error").warning("postgresql+asyncpg://me:%s@host/db refused", SECRET)
    logging.getLogger("headwaters.actor").info("not worth a line")
    first, second = map(json.loads, logged().splitlines())
    assert first["level"] == "error" and first["logger"] == "headwaters.actor" and first["table"] == "table-1"
    assert first["message"] == "a bot of table-1 could not move\nreally" and first["error"] == "OSError"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first["time"])
    assert "OSError: GET /move/***" in first["traceback"] and "table" not in second
    assert second["message"] == "postgresql+asyncpg://me:***@host/db refused"


def test_text_logs_are_discreet_too(logged: Any) -> None:
    logs.configure("text")
    logging.getLogger("headwaters.app").error("cookie headwaters=%s; path=/", SECRET)
    line = logged()
    assert SECRET not in line and "ERROR headwaters.app: cookie headwaters=***; path=/" in line
    logging.getLogger("headwaters.app").error("cookie __Host-headwaters=%s; path=/", SECRET)
    assert "cookie __Host-headwaters=***; path=/" in logged()


# ---------------------------------------------------------------- metrics


@pytest.mark.parametrize(
    ("address", "networks", "may"),
    [
        ("127.0.0.1", ["127.0.0.0/8"], True),
        ("10.1.2.3", ["127.0.0.0/8"], False),
        ("10.1.2.3", ["127.0.0.0/8", "10.0.0.0/8"], True),
        ("::1", ["::1/128"], True),
        ("testclient", ["0.0.0.0/0"], False),
    ],
)
def test_metrics_are_for_named_networks(address: str, networks: list[str], may: bool) -> None:
    assert may_read(address, networks) is may


def test_metrics_are_not_told_to_whoever_comes_through_a_proxy(served: Served) -> None:
    asked = served.client.get("/metrics", headers={"X-Forwarded-For": "10.0.0.1"})
    assert asked.status_code == 404 and "headwaters_commit" not in asked.text


def test_the_event_loops_lag_is_measured() -> None:
    async def beat() -> Metrics:
        metrics = Metrics()
        pulse = asyncio.create_task(metrics.pulse())
        while not metrics.buckets:
            await asyncio.sleep(0.01)
        pulse.cancel()
        return metrics

    metrics = in_a_loop_of_its_own(beat())
    assert sum(metrics.buckets["loop_lag", ""]) == 1 and tuple(sorted(BOUNDS)) == BOUNDS


def test_every_metric_of_the_dashboard_exists(served: Served) -> None:
    """What the dashboard and its alerts ask for is what a service that has played tells."""
    table, visitors = people(served, "yak")
    with visitors[0].live(table) as live:
        live.hello()
        live.play("card build", 0)
    metrics = served.service.metrics
    for name in ("commits_failed", "bot_failures", "bots_at_random", "refused", "tidied"):
        metrics.count(name, "any", 0)
    for name in ("bot_wait", "thinking"):
        metrics.took(name, "casual", 0.1)
    gauges = bots.Workers(1, 1).gauges()
    metrics.took("loop_lag", "", 0.0)
    text = visitors[0].get("/metrics").text + metrics.text(gauges)
    told = set(re.findall(r"^(headwaters_\w+?)(?:_bucket|_sum|_count)?\b", text, re.M))
    dashboard = (DOCS / "dashboard.json").read_text()
    asked = dashboard + "".join((DOCS / name).read_text() for name in ("running.md", "alerts.yaml"))
    names = set(re.findall(r"\b(headwaters_\w+?)(?:_bucket)?\b", asked))
    assert len(names) > 12 and names <= told, names - told
    assert json.loads(dashboard)["panels"]


def test_where_several_processes_answer_every_metric_says_which_one() -> None:
    metrics = Metrics("7")
    metrics.count("moves", "yak")
    metrics.took("commit", "", 0.002)
    lines = metrics.text({"connections": 3}).splitlines()
    assert (
        'headwaters_connections{process="7"} 3' in lines and 'headwaters_moves_total{kind="yak",process="7"} 1' in lines
    )
    assert all('process="7"' in line for line in lines)
    assert "process" not in Metrics().text({"connections": 3})

"""Failing well: what was acknowledged is never lost, what was not is never shown, and the table goes on afterwards."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import shutil
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import deaths
import pytest
from brains import FIRST_DEATH, HANGS_LOADING, HANGS_THINKING, MORTAL, TRIES, tries
from conftest_table import GAMES, Live, Served, leaves, people, play_on, rows, service, sql
from conftest_table import Visitor as SomebodyThere
from sqlalchemy import event, make_url
from sqlalchemy.exc import OperationalError
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from faults import faults
from fuzz_service import fuzz
from headwaters.kernel.engine import load
from headwaters.table import actor, bots, postgres
from headwaters.table.bot_worker import COMPILING_S, LOADING_S, Brain, Errand, Worker
from headwaters.table.connections import READERS, Threads
from headwaters.table.viewers import NOT_NOW, UNKNOWN_TABLE
from headwaters.text import LANGUAGES, say
from load import many_hands
from nursery import Nursery, nursery
from postgres import in_a_loop_of_its_own
from visitors import Gone, Seat, Visitor, table_of_two

PADDING = "INSERT INTO events (table_id, revision, kind, at) VALUES ('full', ?, 'sit', 0)"
forks = pytest.mark.skipif(sys.platform != "linux", reason="forks, and reads /proc")


# ---------------------------------------------------------------- the store fails


def renewed(served: Served) -> None:
    """The store connects anew, so that what was set for connections holds."""
    assert served.client.portal
    served.client.portal.call(served.service.store.connections.renew)


def alone(served: Served, work: Callable[[], object]) -> None:
    """Do something to the file while no thread of the service has a connection to it: the next ones are new."""
    connections = served.service.store.connections
    assert isinstance(connections, Threads)
    halted, free = threading.Barrier(READERS + 1), threading.Event()

    def in_between() -> None:
        halted.wait()
        connections.engine.dispose()
        work()

    for _ in range(READERS):
        connections._readers.submit(lambda: (halted.wait(), free.wait()))
    try:
        connections._writer.submit(in_between).result()
    finally:
        free.set()


@contextmanager
def with_pragma(served: Served, pragma: str) -> Iterator[None]:
    engine = served.service.store.connections.engine

    def set_it(connection: Any, _record: Any) -> None:
        connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", set_it)
    renewed(served)
    try:
        yield
    finally:
        event.remove(engine, "connect", set_it)
        renewed(served)


@contextmanager
def refusing(served: Served, request: pytest.FixtureRequest) -> Iterator[None]:
    """Every commit is refused."""

    def refuse(*_: Any, **__: Any) -> None:
        raise OperationalError("UPDATE", {"seed": "secret"}, Exception("no"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sqlalchemy.Connection.execute", refuse)
        yield


@contextmanager
def locked(served: Served, request: pytest.FixtureRequest) -> Iterator[None]:
    """Somebody else holds the database."""
    if served.database.startswith("postgresql"):
        pytest.skip("a lock of SQLite")
    with with_pragma(served, "busy_timeout=1"), closing(sqlite3.connect(served.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


@contextmanager
def full(served: Served, request: pytest.FixtureRequest) -> Iterator[None]:
    """There is no more room on the disk."""
    if served.database.startswith("postgresql"):
        pytest.skip("a limit of SQLite")
    with closing(sqlite3.connect(served.database, isolation_level=None)) as other:
        ((pages,),) = other.execute("PRAGMA page_count")
        other.execute(f"PRAGMA max_page_count={pages}")
        for number in itertools.count():
            try:
                other.execute(
                    "INSERT INTO events (table_id, revision, kind, at) VALUES ('full', ?, 'sit', 0)", (number,)
                )
            except sqlite3.OperationalError:
                break
    with with_pragma(served, f"max_page_count={pages}"):
        yield


@contextmanager
def gone(served: Served, request: pytest.FixtureRequest) -> Iterator[None]:
    """The database is away: the server is down, or the file moved."""
    if served.database.startswith("postgresql"):
        server = request.getfixturevalue("postgres")
        server.stop()
        try:
            yield
        finally:
            server.start()
        return
    file, away = Path(served.database), Path(f"{served.database}.away")

    def moved(source: Path, target: Path) -> None:
        for kind in ("", "-wal", "-shm"):
            if source.with_name(source.name + kind).exists():
                shutil.move(source.with_name(source.name + kind), target.with_name(target.name + kind))

    alone(served, lambda: (moved(file, away), file.mkdir()))
    yield
    alone(served, lambda: (file.rmdir(), moved(away, file)))


Cause = Callable[[Served, pytest.FixtureRequest], AbstractContextManager[None]]
causes = pytest.mark.parametrize("cause", [refusing, locked, gone])


def moves_until_refused(lives: dict[int, Live], most: int = 200) -> dict[str, Any]:
    """Play until a move is refused; the refusal."""
    dice = random.Random(4)
    for _ in range(most):
        newest = max(live.last["revision"] for live in lives.values())
        for live in lives.values():
            live.until(lambda frame, newest=newest: frame["revision"] >= newest)
        seat = lives[0].last["actors"][0]
        live = lives[seat]
        action = dice.choice(sorted(leaves(live.last["offers"])))
        live.send("play", action=action, seat=seat, revision=live.last["revision"], id=1)
        answer = live.answer()
        if "error" in answer:
            return {**answer, "seat": seat, "action": action}
    raise AssertionError("nothing was refused")


def at_the_table(stack: ExitStack, visitors: list[Any], table: str, **hello: Any) -> dict[int, Live]:
    lives = {seat: stack.enter_context(visitor.live(table)) for seat, visitor in enumerate(visitors)}
    for live in lives.values():
        live.hello(**hello)
    return lives


@pytest.mark.parametrize("cause", [refusing, locked, full, gone])
def test_a_move_that_cannot_be_written_is_refused_in_words_shown_to_nobody_and_taken_later(
    served: Served, request: pytest.FixtureRequest, cause: Cause, caplog: pytest.LogCaptureFixture
) -> None:
    table, visitors = people(served, "yangtze")
    seed = served.table(table).seed
    with ExitStack() as stack:
        lives = at_the_table(stack, visitors, table)
        with cause(served, request):
            refused = moves_until_refused(lives)
            error, seat = refused["error"], refused["seat"]
            assert error["id"] == "error-store" and error["text"] == say("error-store", "en")
            revision = served.table(table).revision
            assert error["revision"] == revision
            for live in lives.values():
                told = live.until(lambda frame: frame["prompt"].startswith(say("table-unwritten", "en")))
                assert told["revision"] == revision, "nobody sees what is not committed"
        lives[seat].play(refused["action"], seat)
        for live in lives.values():
            shown = live.until(lambda frame: frame["revision"] == revision + 1)
            assert say("table-unwritten", "en") not in shown["prompt"]
        play_on(lives, random.Random(2), 3)
    written = [row[1] for row in rows(served.database, "events")["events"] if row[0] == table]
    assert written == list(range(1, revision + 5))
    lines = [record for record in caplog.records if record.name == "headwaters.store"]
    assert [record.levelno for record in lines] == [logging.ERROR, logging.WARNING], "when it begins, and when it ends"
    assert not any(record.exc_info for record in caplog.records), "no tracebacks"
    assert seed.hex() not in caplog.text and repr(seed)[2:-1] not in caplog.text and "secret" not in caplog.text
    assert served.service.metrics.counts["commits_failed", "error-store"] == 1


def test_what_is_said_when_nothing_can_be_written_is_said_in_every_language() -> None:
    for message in ("error-store", "table-unwritten"):
        assert len({say(message, language) for language in LANGUAGES}) == len(LANGUAGES)


@causes
def test_bots_go_on_by_themselves_when_the_store_is_back(
    served: Served,
    request: pytest.FixtureRequest,
    cause: Cause,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(served.service.settings, "retry", 0.01)
    monkeypatch.setattr(actor, "LONGEST_PAUSE_S", 0.02)
    visitor = served.visitor()
    table = visitor.post("/api/tables", {"game": "yangtze", "seats": 2, "chairs": ["novice", "novice"]})["table"]
    with visitor.live(table) as live:
        live.hello()
        with cause(served, request):
            failed = served.service.metrics.counts
            served.wait(lambda: failed["commits_failed", "error-store"] > 3 or "no lease" in caplog.text)
            live.until(lambda frame: frame["prompt"].startswith(say("table-unwritten", "en")))
        frame = live.until(lambda frame: frame["table"]["status"] == "over")
        assert say("table-unwritten", "en") not in frame["prompt"]
    revisions = [row[1] for row in rows(served.database, "events")["events"]]
    assert revisions == list(range(1, frame["revision"] + 1))


@pytest.mark.parametrize("cause", [refusing, locked, full, gone])
def test_whoever_was_told_of_trouble_hears_that_it_is_over_when_it_is_also_if_nobody_moves(
    served: Served,
    request: pytest.FixtureRequest,
    cause: Cause,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(actor, "TROUBLE_S", 0.01)
    looks, look_again = [], actor.Actor._look_again

    async def counted(table: actor.Actor) -> None:
        await look_again(table)
        looks.append(table.id)

    monkeypatch.setattr(actor.Actor, "_look_again", counted)
    table, visitors = people(served, "yangtze")
    with ExitStack() as stack:
        lives = at_the_table(stack, visitors, table)
        with cause(served, request):
            moves_until_refused(lives)
            lives[0].until(lambda frame: frame["prompt"].startswith(say("table-unwritten", "en")))
            served.wait(lambda: len(looks) >= 3)
            assert served.table(table).trouble, "it can be read, perhaps, but not written"
            assert served.visitor().get("/health").status_code == 503
        lives[0].until(lambda frame: say("table-unwritten", "en") not in frame["prompt"])
        assert served.visitor().get("/health").status_code == 200
    lines = [record.levelno for record in caplog.records if record.name == "headwaters.store"]
    assert lines == [logging.ERROR, logging.WARNING], "when it begins, and when it ends"


@pytest.mark.parametrize("cause", [locked, full])
def test_a_service_that_can_only_read_is_not_healthy_also_if_nobody_has_tried_to_move(
    served: Served, request: pytest.FixtureRequest, cause: Cause, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("headwaters.table.store.PROBE_S", 0.0)
    visitor = served.visitor()
    with cause(served, request):
        assert visitor.get("/health").status_code == 503 and visitor.get("/").status_code == 200
    assert visitor.get("/health").status_code == 200
    assert rows(served.database, "chat")["chat"] == [], "and nothing is left of it"


def test_pages_and_requests_say_that_the_store_is_gone(served: Served, request: pytest.FixtureRequest) -> None:
    table, visitors = people(served, "yangtze")
    stranger = served.visitor()
    served.park()
    served.service.guests._by_id.clear()
    with gone(served, request):
        for path in (f"/t/{table}", "/", "/health"):
            page = visitors[0].get(f"{path}?lang=it")
            assert page.status_code == 503 and say("error-store", "it") in page.text.replace("&#39;", "'")
            assert "content-security-policy" in page.headers
        assert stranger.post("/api/quick", {"game": "yak"}, status=503)["error"] == "error-store"
        with pytest.raises(WebSocketDenialResponse) as denied, visitors[0].live(table):
            pass
        assert denied.value.status_code == 503
    assert visitors[0].get(f"/t/{table}").status_code == 200
    assert stranger.post("/api/quick", {"game": "yak"})["table"]


@contextmanager
def row_held(database: str, table: str) -> Iterator[None]:
    """Somebody else has begun to change a table's row in PostgreSQL, and does not come to an end."""

    is_held = threading.Event()
    letting_go: list[Callable[[], object]] = []

    async def held() -> None:
        free = asyncio.Event()
        letting_go.append(partial(asyncio.get_running_loop().call_soon_threadsafe, free.set))
        connection = await postgres.Postgres(make_url(database)).connect()
        try:
            async with connection.transaction():
                await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
                is_held.set()
                await free.wait()
        finally:
            is_held.set()
            await connection.close()

    with ThreadPoolExecutor(1) as thread:  # in this one a loop may be running
        holding = thread.submit(asyncio.run, held())
        is_held.wait()
        try:
            yield
        finally:
            letting_go[0]()
            holding.result()


def test_a_row_that_somebody_else_holds_stops_its_table_alone_and_in_words(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = request.getfixturevalue("postgres")
    monkeypatch.setattr(actor, "TROUBLE_S", 0.01)
    monkeypatch.setattr(postgres, "LONGEST_STATEMENT_S", 3600.0)
    monkeypatch.setattr(postgres, "LOCKED_S", 0.05)
    with server.database() as url, service(url, games=("yangtze",)) as served, ExitStack() as stack:
        (table, visitors), (other, others) = (people(served, "yangtze") for _ in range(2))
        lives, elsewhere = at_the_table(stack, visitors, table), at_the_table(stack, others, other)
        with row_held(url, table):
            refused = moves_until_refused(lives, most=1)
            assert refused["error"]["id"] == "error-store"
            lives[0].until(lambda frame: frame["prompt"].startswith(say("table-unwritten", "en")))
            assert play_on(elsewhere, random.Random(2), 3) == 3
            assert served.visitor().get("/health").status_code == 200
            assert served.table(table).trouble
        lives[0].until(lambda frame: say("table-unwritten", "en") not in frame["prompt"])
        lives[refused["seat"]].play(refused["action"], refused["seat"])


def turned_away(visitor: SomebodyThere, table: str) -> tuple[str, int]:
    """With which error and which code a live connection is refused."""
    with visitor.live(table) as live:
        error = live.answer()["error"]
        assert error["text"] == say(error["id"], "en")
        with pytest.raises(WebSocketDisconnect) as closed:
            live.receive()
    return error["id"], closed.value.code


def test_a_connection_to_an_unknown_table_is_not_worth_another_try(served: Served) -> None:
    assert turned_away(served.visitor(), "nowhere") == ("error-unknown-table", UNKNOWN_TABLE)


def test_a_connection_to_a_table_that_cannot_be_read_is_worth_another_try(
    served: Served, request: pytest.FixtureRequest
) -> None:
    table, _ = people(served, "yangtze")
    watcher = served.visitor()
    served.park()
    with gone(served, request):
        assert turned_away(watcher, table) == ("error-store", NOT_NOW)
    with watcher.live(table) as live:
        assert live.hello()["table"]["status"] == "playing"


def test_a_connection_to_a_busy_table_is_worth_another_try(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, visitors = people(served, "yangtze")
    with monkeypatch.context() as busy:
        busy.setattr(actor, "MOST_LETTERS", 0)
        assert turned_away(visitors[0], table) == ("error-busy", NOT_NOW)
    with visitors[0].live(table) as live:
        assert live.hello()["table"]["status"] == "playing"


def test_a_connection_to_a_damaged_table_is_worth_another_try(served: Served) -> None:
    if served.database.startswith("postgresql"):
        pytest.skip("PostgreSQL takes no value of a wrong type")
    table, visitors = people(served, "yangtze")
    served.park()
    sql(served.database, "UPDATE tables SET created = 'yesterday' WHERE id = :table", table=table)
    assert turned_away(visitors[0], table) == ("error-damaged", NOT_NOW)


# ---------------------------------------------------------------- a process is killed


async def first_moves(base: str, table: str, visitors: list[Visitor]) -> tuple[int, int]:
    """Play until the service dies; the last revision that was acknowledged, and the last that anybody saw."""
    acknowledged = shown = 0
    seats = [Seat(await Visitor(base, cookie=visitor.cookie).live(table)) for visitor in visitors]
    try:
        for seat in seats:
            shown = (await seat.hello())["revision"]
        while True:
            mover = seats[0].frame["actors"][0]
            seat, revision = seats[mover], seats[mover].frame["revision"]
            seat.live.send("play", action=seat.offered[0], seat=mover, revision=revision, id=1)
            while "taken" not in (answer := await seat.live.answer()):
                seat.merge(answer["frame"])
            acknowledged = answer["taken"]["revision"]
            for other in seats:
                while other.frame["revision"] < acknowledged:
                    shown = (await other.next_frame())["revision"]
    except (Gone, ConnectionError):
        return acknowledged, shown
    finally:
        for seat in seats:
            seat.live.close()


def killed_there(makers: Nursery, point: Callable[[], None]) -> tuple[str, list[Visitor], int, int]:
    """A table whose service has died at a point of the way of a move."""
    child = makers.start()

    async def opened() -> tuple[str, list[Visitor]]:
        visitors = (Visitor(child.base), Visitor(child.base))
        return await table_of_two(visitors, "yangtze"), list(visitors)

    table, visitors = in_a_loop_of_its_own(opened())
    child.kill()
    makers.bury(child)
    mortal = makers.start(point)
    acknowledged, shown = in_a_loop_of_its_own(first_moves(mortal.base, table, visitors))
    makers.bury(mortal)
    return table, visitors, acknowledged, shown


@forks
def test_killed_at_every_point_of_a_move_nothing_acknowledged_is_lost_and_nothing_else_was_shown(
    database: str,
) -> None:
    with nursery(database, ("yangtze",)) as makers:
        for point in (*deaths.LOST, *deaths.KEPT):
            table, visitors, acknowledged, shown = killed_there(makers, point)
            after = makers.start()

            async def back(base: str, table: str, visitors: list[Visitor]) -> tuple[str, int, int]:
                seats = [Seat(await Visitor(base, cookie=v.cookie).live(table)) for v in visitors]
                for seat in seats:
                    await seat.hello()
                found = int(seats[0].frame["revision"])
                mover = seats[0].frame["actors"][0]
                status, seat = seats[0].frame["table"]["status"], seats[mover]
                seat.live.send("play", action=seat.offered[0], seat=mover, revision=found, id=1)
                while "taken" not in (answer := await seat.live.answer()):
                    seat.merge(answer["frame"])
                return status, found, answer["taken"]["revision"]

            status, found, further = in_a_loop_of_its_own(back(after.base, table, visitors))
            assert status == "playing" and further == found + 1, "and the table goes on"
            assert acknowledged == shown == deaths.FATAL - 1, point.__name__
            assert found == acknowledged + (point in deaths.KEPT), point.__name__
            after.kill()
            makers.bury(after)


@forks
def test_killed_at_random_moments_nothing_is_lost(database: str) -> None:
    """The short form of `make faults`; on PostgreSQL with two processes, of which one is killed at a time."""
    processes = 2 if database.startswith("postgresql") else 1
    found = in_a_loop_of_its_own(faults(database, 5, 3, ("yangtze", "yak"), processes))
    assert found.cycles >= 5 and found.acknowledged and found.frames_compared and not found.wrong, str(found)


# ---------------------------------------------------------------- viewers


@forks
def test_a_viewer_who_does_not_read_hinders_nobody_and_is_right_again_when_it_does(tmp_path: Path) -> None:
    async def played(base: str) -> None:
        visitors = [Visitor(base), Visitor(base)]
        table = await table_of_two((visitors[0], visitors[1]), "yak")
        seats = [Seat(await visitor.live(table)) for visitor in visitors]
        deaf, fresh = Seat(await Visitor(base).live(table)), Visitor(base)
        for seat in (*seats, deaf):
            await seat.hello()
        deaf.live.writer.transport.pause_reading()  # type: ignore[attr-defined]
        while seats[0].frame["actors"]:
            mover = seats[0].frame["actors"][0]
            seat, revision = seats[mover], seats[mover].frame["revision"]
            seat.live.send("play", action=seat.offered[-1], seat=mover, revision=revision, id=1)
            while "taken" not in (answer := await seat.live.answer()):
                seat.merge(answer["frame"])
            for other in seats:
                while other.frame["revision"] < answer["taken"]["revision"]:
                    await other.next_frame()
        newest = Seat(await fresh.live(table))
        await newest.hello()
        deaf.live.writer.transport.resume_reading()  # type: ignore[attr-defined]
        while deaf.frame["revision"] < newest.frame["revision"]:
            await deaf.next_frame()
        assert deaf.parts == newest.parts

    with nursery(str(tmp_path / "t.sqlite"), ("yak",)) as makers:
        in_a_loop_of_its_own(played(makers.start().base))


# ---------------------------------------------------------------- bots


def test_the_bots_of_a_table_go_on_when_their_worker_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(FIRST_DEATH, str(tmp_path / "died"))
    with service(tmp_path / "t.sqlite", games=("yangtze",)) as served:
        served.service.thinker = workers = bots.Workers(1, 1, brain=MORTAL, grace=600)
        visitor = served.visitor()
        table = visitor.post("/api/tables", {"game": "yangtze", "seats": 2, "chairs": ["novice", "casual"]})["table"]
        served.wait(lambda: served.table(table).revision > 12)
        assert (tmp_path / "died").exists() and list(workers.metrics.counts.values()) == [1]
    said = [record for record in caplog.records if record.name == "headwaters.bots"]
    assert len(said) == 1 and said[0].exc_info is None


@pytest.mark.parametrize("brain", [HANGS_LOADING, HANGS_THINKING], ids=["loading", "thinking"])
def test_the_bots_of_a_table_go_on_when_their_worker_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, brain: Brain
) -> None:
    monkeypatch.setenv(TRIES, str(tmp_path / "tries"))
    ask = Worker.ask

    def asked(worker: Worker, errand: Errand, seconds: float) -> tuple[int, float]:
        worker._grace = 600 if tries() else 0.1  # only the first, who hangs for ever, is not waited for
        return ask(worker, errand, seconds)

    monkeypatch.setattr(Worker, "ask", asked)
    with service(tmp_path / "t.sqlite", games=("yangtze",)) as served:
        served.service.thinker = workers = bots.Workers(1, 1, brain=brain)
        visitor = served.visitor()
        table = visitor.post("/api/tables", {"game": "yangtze", "seats": 2, "chairs": ["novice", "casual"]})["table"]
        served.wait(lambda: served.table(table).revision > 12)
        assert list(workers.metrics.counts.values()) == [1], "one had no answer, and nobody plays at random"
    said = [record.getMessage() for record in caplog.records if record.name == "headwaters.bots"]
    assert len(said) == 1 and said[0].endswith("a worker hung")


def test_a_worker_is_waited_for_as_if_it_compiled_only_where_nothing_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "compiled"
    monkeypatch.setattr("headwaters.table.compiling.mark", lambda game, *levels: mark)
    monkeypatch.setattr(bots, "_compiled", set())
    assert bots.BRAIN.loading("yak", "casual") == COMPILING_S
    mark.touch()
    assert bots.BRAIN.loading("yak", "casual") == LOADING_S < COMPILING_S


# ---------------------------------------------------------------- the clock of the machine


def test_a_clock_that_jumps_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    truth, jump = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: truth() + jump[0])
    with service(database, games=("yangtze",)) as served:
        table, visitors = people(served, "yangtze")
        with ExitStack() as stack:
            lives = at_the_table(stack, visitors, table)
            for days in (0, -1, 400, -3650):
                jump[0] = days * 86_400.0
                assert play_on(lives, random.Random(days), 3) == 3
            revision = served.table(table).revision
            lives[0].until(lambda frame: frame["revision"] == revision)
            parts = dict(lives[0].parts)
        cookie = visitors[0].cookie
    with service(database, games=("yangtze",)) as served:
        again = served.visitor()
        again.cookie = cookie
        with again.live(table) as live:
            assert live.hello()["revision"] == revision and live.parts == parts
            assert live.last["seat"] == 0, "still the same guest"


# ---------------------------------------------------------------- many hands


@forks
def test_with_many_tables_every_move_is_acknowledged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The short form of `make load`: outcomes, no times."""
    from serving import Serving

    with nursery(str(tmp_path / "t.sqlite"), ("yangtze", "yak")) as makers:
        child = makers.start()
        measured = Serving(child.pid, child.base, time.monotonic())
        steady, fast = many_hands(measured, 6, 20, 1, ("yangtze", "yak"), processes=1)
    assert steady.clicks == steady.acknowledged == len(steady.mover) == 20 and fast.acknowledged == fast.clicks > 0
    assert not (steady.lost or fast.lost or steady.errors or fast.errors)
    said = capsys.readouterr().out
    assert "20 moves a second asked for" in said and "ms of processor time a move" in said and "kB a table" in said


# ---------------------------------------------------------------- anything at all


@forks
def test_whatever_is_sent_nothing_changes_and_nothing_breaks(tmp_path: Path) -> None:
    """The short form of `make fuzz-service`."""
    database, errors = str(tmp_path / "t.sqlite"), tmp_path / "errors.log"
    found = in_a_loop_of_its_own(fuzz(database, 3_000, 1, ("yangtze", "yak"), errors, say=False))
    assert found.messages >= 2_500 and found.requests >= 100
    assert len(found.answers) > 8 and len(found.statuses) > 4 and not found.wrong, str(found)


# ---------------------------------------------------------------- threads


@pytest.mark.parametrize("game", GAMES)
def test_games_that_are_read_in_threads_do_not_mix(game: str) -> None:
    """Tables are rebuilt in threads of their own while others are shown: what is offered at one is never another's."""
    engine = load(game)
    positions = []
    for seed in range(4):
        position = engine.setup(2, {}, seed)
        for _ in range(3 + seed):
            seat = engine.actors(position)[0]
            offered = engine.legal(position, seat)
            engine.apply(position, seat, offered[seed % len(offered)])
        positions.append(position)
    asked = [(position, engine.actors(position)[0]) for position in positions]
    truth = [engine.legal(*each) for each in asked]
    assert len({tuple(offered) for offered in truth}) > 1
    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            for told in threads.map(lambda _: [engine.legal(*each) for each in asked], range(200)):
                assert told == truth
    finally:
        sys.setswitchinterval(often)

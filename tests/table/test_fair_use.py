"""Fair use: everybody pays for what they cost, a slow reader slows nobody, and no answer is without guard."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest_table import ORIGIN, Served, generous, people, play_on, service
from starlette.testclient import TestClient

from headwaters.table import actor, api, limits, pages
from headwaters.table.answers import Answer, Taken
from headwaters.table.app import make_app
from headwaters.table.callers import household
from headwaters.table.errors import Refusal
from headwaters.table.keepsakes import Keepsakes
from headwaters.table.limits import RATES, Limits, Rate
from headwaters.table.service import Settings
from headwaters.table.viewers import MOST_UNREAD, TOO_SLOW, Viewer
from postgres import in_a_loop_of_its_own


@pytest.fixture
def scarce(tmp_path: Path) -> Iterator[tuple[Served, list[float]]]:
    """A service with little work to give, and its clock."""
    now = [0.0]
    few = Limits(rates={**generous().rates, "work": Rate(100, 1)}, clock=lambda: now[0])
    with service(tmp_path / "t.sqlite", few) as served:
        yield served, now


# ---------------------------------------------------------------- who pays, and what


def test_address_and_guest_both_pay() -> None:
    few = Limits(rates={"work": Rate(10, 1)}, clock=lambda: 0.0)
    few.take("work", ["address", "guest 1"], 6)
    with pytest.raises(Refusal):
        few.take("work", ["address", "guest 2"], 6)  # the address has spent it
    with pytest.raises(Refusal):
        few.take("work", ["elsewhere", "guest 1"], 6)  # the guest has
    few.take("work", ["elsewhere", "guest 2"], 6)
    few.take("work", ["address", "guest 1"], 4)  # what was refused has cost nothing


def test_what_costs_more_than_a_whole_bucket_is_paid_later() -> None:
    now = [0.0]
    few = Limits(rates={"work": Rate(10, 1)}, clock=lambda: now[0])
    few.take("work", ["address"], 25)
    now[0] = 24
    with pytest.raises(Refusal):
        few.take("work", ["address"], 10)
    now[0] = 25
    few.take("work", ["address"], 10)


def test_an_ipv6_network_is_one_caller_and_an_ipv4_address_another() -> None:
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::7") != household("2001:db8:1:2::7")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("fe80::1%eth0") == "fe80::/64" and household("testclient") == "testclient"


def test_hello_is_dear_and_a_second_one_for_the_same_revision_cheap(scarce: tuple[Served, list[float]]) -> None:
    served, now = scarce
    table, visitors = people(served, "yak")
    now[0] += 1000
    with visitors[0].live(table) as live:
        frame = live.hello()
        for _ in range(90):
            assert not live.hello(frame)["full"]
        live.send("hello", revision=frame["revision"], id=1)  # and nothing of how it was drawn: all of it is sent again
        assert live.answer()["error"]["id"] == "error-too-many"
        now[0] += limits.HELLO
        live.hello()


def test_guests_of_one_address_share_what_it_may(scarce: tuple[Served, list[float]]) -> None:
    served, now = scarce
    table, visitors = people(served, "yak")
    now[0] += 1000
    with visitors[0].live(table) as first, visitors[1].live(table) as second:
        for _ in range(int(100 // limits.HELLO)):
            first.hello()
        second.send("hello", revision=None)
        assert second.answer()["error"]["id"] == "error-too-many"


def test_pages_have_a_cost_and_what_a_header_says_of_the_caller_is_not_believed(
    scarce: tuple[Served, list[float]],
) -> None:
    served, now = scarce
    now[0] += 1000
    said = [
        served.client.get("/", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
        for n in range(int(100 / limits.PAGE) + 3)
    ]
    assert said == [200] * int(100 / limits.PAGE) + [429] * 3
    now[0] += limits.PAGE
    assert served.client.get("/").status_code == 200


# ---------------------------------------------------------------- costly answers


def left_of_work(served: Served) -> float:
    """What the only address has left."""
    (left,) = (
        left
        for (kind, who), (left, _) in served.service.limits._left.items()
        if kind == "work" and not who.startswith("guest")
    )
    return left


def test_a_costly_answer_is_made_once_beside_the_loop_and_kept_while_there_is_room() -> None:
    made: list[str] = []

    def make(about: str) -> bytes:
        assert threading.current_thread() is not loop_thread[0]
        made.append(about)
        return about.encode() * 10

    loop_thread: list[threading.Thread] = []

    async def ask() -> None:
        loop_thread.append(threading.current_thread())
        kept = Keepsakes(most_bytes=25)
        answers = await asyncio.gather(*(kept.get("a", lambda: make("a")) for _ in range(5)))
        assert set(answers) == {b"a" * 10} and made == ["a"]
        await kept.get("b", lambda: make("b"))
        await kept.get("a", lambda: make("a"))
        await kept.get("c", lambda: make("c"))
        assert made == ["a", "b", "c"] and "b" not in kept and "a" in kept and kept.bytes == 20

    in_a_loop_of_its_own(ask())


def test_records_and_replays_are_paid_by_size_and_cheap_once_they_are_made(scarce: tuple[Served, list[float]]) -> None:
    served, now = scarce
    table, visitors = people(served, "yangtze")
    now[0] += 1000
    with visitors[0].live(table) as ada, visitors[1].live(table) as bo:
        ada.hello(), bo.hello()
        lives = {0: ada, 1: bo}
        while not served.table(table).over:
            play_on(lives, random.Random(1), 1)
            now[0] += 100
    now[0] += 1000
    path = f"/api/tables/{table}/record?states=1"
    first = visitors[0].get(path)
    left = left_of_work(served)
    again = visitors[0].get(path)
    assert first.text == again.text and '"state"' in first.text
    steps = len(served.table(table).playing.steps)
    assert left == pytest.approx(100 - limits.STEP - limits.EACH_STEP["states"] * steps)
    assert left - left_of_work(served) == pytest.approx(limits.STEP)


# ---------------------------------------------------------------- presence and slow readers


def test_who_comes_is_told_in_one_frame_for_many(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, visitors = people(served, "yak")
    monkeypatch.setattr(actor, "PRESENCE_S", 3600.0)
    with visitors[0].live(table) as live:
        revision = live.hello()["revision"]
        for _ in range(10):
            with served.visitor().live(table) as watching:
                watching.hello()
        live.send("preview", action="card build", seat=0, revision=revision)
        assert "preview" in live.answer() and len(live.frames) == 1


def test_a_slow_reader_gets_one_newest_frame_that_is_the_difference_to_what_was_sent(served: Served) -> None:
    table_id, _ = people(served, "yangtze")
    table = served.table(table_id)

    async def read_slowly() -> None:
        seat = table.actors[0]
        watching = actor.Actor.__new__(actor.Actor)
        watching.service, watching.id, watching.table = served.service, table_id, table
        viewer = Viewer(table_id, table.chairs[seat].guest, "en", "somewhere")
        viewer.greeted = True
        watching.viewers = {viewer}
        watching._show_all()
        first, is_frame = await viewer.next()
        assert is_frame and '"full":true' in str(first)
        for _ in range(3):
            at = table.actors[0]
            table.install(table.prepare_step(at, table.playing.engine.legal(table.playing.position, at)[0]))
            watching._show_all()
        assert not viewer._outbox and viewer.is_behind
        assert viewer.frame_sent()
        watching._show_all()
        text, _ = await viewer.next()
        assert f'"revision":{table.revision}' in str(text) and '"full":false' in str(text)
        assert [f'"step":{step}' in str(text) for step in (0, 1, 2, 3)] == [False, True, True, True]
        assert not viewer.frame_sent()
        for _ in range(MOST_UNREAD):
            viewer.answer(Answer(taken=Taken(1)))
        assert len(viewer._outbox) == MOST_UNREAD
        viewer.answer(Answer(taken=Taken(1)))
        assert await viewer.next() == (TOO_SLOW, False) and not viewer._outbox

    assert served.client.portal
    served.client.portal.call(read_slowly)


# ---------------------------------------------------------------- no answer without guard, no traceback for nothing


def test_a_fault_is_answered_with_the_security_headers_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    settings = Settings(database=str(tmp_path / "t.sqlite"), games=[], children=False, limits=generous())
    with TestClient(make_app(settings), base_url=ORIGIN, raise_server_exceptions=False) as client:
        with monkeypatch.context() as faulty:
            faulty.setattr(client.app.state.service.store, "open_tables", broken)  # type: ignore[attr-defined]
            for path in ("/", "/nowhere", "/api/me"):
                response = client.get(path)
                assert response.status_code == (500 if path == "/" else 404 if path == "/nowhere" else 200)
                assert "script-src 'self'" in response.headers["content-security-policy"]
                assert response.headers["x-content-type-options"] == "nosniff"
        assert client.get("/").status_code == 200


def test_endless_numbers_and_wrong_methods_are_refused_by_name(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    table, visitors = people(served, "yak")
    endless = "9" * 5000
    for path in (f"/api/tables/{table}/steps/{endless}", f"/api/tables/{table}/steps/1?as={endless}", f"/t/{endless}"):
        assert visitors[0].get(path).status_code in (404, 409), path
    for path in ("/api/tables", "/api/quick"):
        assert visitors[0].get(path).status_code == 405
    assert served.client.post("/", headers={"Origin": ORIGIN}).status_code == 405
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_clients_that_go_away_leave_no_traceback(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    app = served.client.app
    headers = [(b"host", b"testserver"), (b"origin", ORIGIN.encode())]
    scope = {"headers": headers, "path": "/api/me", "query_string": b"", "client": ("testclient", 1), "root_path": ""}

    async def gone_in_the_body() -> list[Any]:
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        http = {**scope, "type": "http", "method": "POST", "scheme": "http", "http_version": "1.1"}
        await app({**http, "server": ("testserver", 80)}, receive, send)  # type: ignore[arg-type]
        return sent

    async def gone_at_once() -> None:
        inbox = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1006}]

        async def receive() -> Any:
            return inbox.pop(0)

        async def send(message: Any) -> None:
            if message["type"] != "websocket.accept":
                raise OSError

        live = {**scope, "type": "websocket", "path": "/t/nowhere/live", "scheme": "ws", "subprotocols": []}
        await app({**live, "server": ("testserver", 80)}, receive, send)  # type: ignore[arg-type]

    assert served.client.portal
    sent = served.client.portal.call(gone_in_the_body)
    assert sent[0]["status"] == 400
    served.client.portal.call(gone_at_once)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_every_kind_of_rate_is_used_and_every_page_and_request_is_paid_for() -> None:
    """Static files are free: they are sent as they lie there. One that does not exist is a page that says so."""
    assert set(RATES) == {"post", "table", "connect", "work", "say"}
    for route in [*pages.ROUTES, *api.ROUTES]:
        assert route.methods and route.endpoint.__qualname__ in ("get.<locals>.handle", "post.<locals>.handle"), route


def costly_refusals(table: str) -> dict[str, int]:
    """Paths that answer with nothing but a refusal, and with which status; `table` is not over."""
    about = ("record", "record?states=1", "steps", "steps/1", "steps/x", "check")
    return {
        **{f"/api/tables/nope/{what}": 404 for what in about},
        **{f"/api/tables/{table}/{what}": 404 if what == "steps/x" else 409 for what in about},
        "/nowhere": 404,
        "/t/nope": 404,
        "/games/nope/scene.css": 404,
        "/static/nope.js": 404,
        "/api/nowhere": 404,
        "/api/quick": 405,
    }


def test_what_is_refused_is_paid_for_too(scarce: tuple[Served, list[float]]) -> None:
    served, now = scarce
    table, visitors = people(served, "yak")
    for path, status in costly_refusals(table).items():
        now[0] += 1000
        served.service.limits._left.clear()
        assert visitors[0].get(path).status_code == status, path
        least = limits.STEP if "/tables/" in path else limits.NOTHING_THERE if "/api/" in path else limits.PAGE
        assert left_of_work(served) <= 100 - least, path
        for _ in range(100):
            last = visitors[0].get(path).status_code
        assert last == 429, path


def test_a_move_is_offered_to_whoever_pays_for_it(served: Served) -> None:
    """The usual player never meets a limit: a whole game at full speed within the usual rates."""
    table, visitors = people(served, "yak")
    served.service.limits.rates = dict(RATES)
    with visitors[0].live(table) as ada, visitors[1].live(table) as bo:
        ada.hello(), bo.hello()
        assert play_on({0: ada, 1: bo}, random.Random(1), 60) == 60

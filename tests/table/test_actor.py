"""A table is one actor: what fails hurts nobody else, what is parked comes back, and others' commits are followed."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest
from conftest_table import PATIENCE_S, AtRandom, Served, Visitor, leaves, people, service, sql
from starlette.websockets import WebSocketDisconnect

from headwaters.kernel.engine import load
from headwaters.table import actor, messages, protocol
from headwaters.table.errors import Refusal
from headwaters.table.registry import Registry
from headwaters.table.store import Event, Game, Store
from headwaters.table.table import Table, mask_of
from headwaters.table.viewers import UNKNOWN_TABLE, Viewer


def call(served: Served, work: Any, *args: Any) -> Any:
    assert served.client.portal
    return served.client.portal.call(work, *args)


def committed_elsewhere(served: Served, table_id: str) -> tuple[int, int]:
    """Another service on the same database makes a move; the revision, and the seat that moved."""

    async def move() -> tuple[int, int]:
        store = Store(served.database)
        stored = await store.table(table_id)
        assert stored
        there = Table(stored)
        there.rebuild(load(there.game), await store.events_of(table_id), stored)
        seat = there.actors[0]
        prepared = there.prepare_step(seat, there.playing.engine.legal(there.playing.position, seat)[0])
        play = prepared.play
        await store.change(
            table_id, prepared.event, game=Game("playing", mask_of(play.actors), play.position.tobytes())
        )
        await store.close()
        return prepared.event.revision, seat

    found: tuple[int, int] = call(served, move)
    return found


def test_the_protocol_page_is_what_the_structs_say() -> None:
    text = protocol.PAGE.read_text(encoding="utf-8")
    assert protocol.page(text) == text, "python -m headwaters.table.protocol writes it"


@pytest.mark.parametrize("game", ["yangtze", "yak"])
def test_a_hint_of_a_commit_elsewhere_brings_its_frame(served: Served, game: str) -> None:
    table, visitors = people(served, game)
    with visitors[0].live(table) as live:
        live.hello()
        revision, seat = committed_elsewhere(served, table)
        call(served, served.service.registry.heard, table, revision)
        frame = live.until(lambda f: f["revision"] == revision)
        assert frame["log"][-1]["step"] == 1 and frame["log"][0]["seat"] == seat
        call(served, served.service.registry.heard, table, revision)
        parts = dict(live.parts)
    served.park()
    with visitors[0].live(table) as again:
        again.hello()
        assert again.parts == parts


def test_a_move_that_comes_behind_one_made_elsewhere_is_stale_and_its_sender_sees_why(served: Served) -> None:
    table, visitors = people(served, "yangtze")
    seat = served.table(table).actors[0]
    with visitors[seat].live(table) as live:
        frame = live.hello()
        revision, _ = committed_elsewhere(served, table)
        live.send("play", action=leaves(frame["offers"])[0], seat=seat, revision=frame["revision"], id=7)
        assert live.answer()["error"]["id"] == "error-stale"
        assert live.last["revision"] == revision
        assert served.table(table).revision == revision


def test_chairs_taken_elsewhere_are_seen_and_the_game_begins_there_too(served: Served) -> None:
    host = served.visitor()
    table = host.post("/api/tables", {"game": "yak", "seats": 2})["table"]
    assert served.table(table).status == "open"
    if not served.service.store.database.shared:
        pytest.skip("a file serves one service")
    with service(served.database, games=("yak",)) as other, host.live(table) as live:
        live.hello()
        other.visitor().post(f"/api/tables/{table}/sit", {"seat": 1})
        frame = live.until(lambda f: f["table"]["status"] == "playing")
        assert frame["revision"] == other.table(table).revision and live.parts["board"]


class Slowly(AtRandom):
    """Bots that think until they may answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[dict[str, Any]] = []
        self.may = asyncio.Event()

    async def think(self, engine: Any, position: Any, seat: int, level: str, **more: Any) -> int:
        self.asked.append(more)
        await self.may.wait()
        return await super().think(engine, position, seat, level, **more)


def test_while_a_bot_thinks_the_table_answers_and_its_thought_counts_for_its_own_revision_only(served: Served) -> None:
    thinker = served.service.thinker = Slowly()
    visitor = served.visitor()
    table = visitor.post("/api/tables", {"game": "yak", "seats": 2, "chairs": [None, "casual"]})["table"]
    with visitor.live(table) as live:
        frame = live.hello()
        served.wait(lambda: thinker.asked)
        assert thinker.asked[0]["caller"] == served.table(table).creator and thinker.asked[0]["table"] == table
        assert thinker.asked[0]["household"] == "127.0.0.1"
        live.play("card build", 0)  # chosen in secret beside the bot: its thought stays good
        assert len(thinker.asked) == 1
        call(served, thinker.may.set)
        live.until(lambda f: f["revision"] >= frame["revision"] + 2)


def test_a_thought_about_a_position_that_others_have_left_is_thrown_away(served: Served) -> None:
    thinker = served.service.thinker = Slowly()
    visitor = served.visitor()
    chairs = ["casual", "casual"]
    table = visitor.post("/api/tables", {"game": "yangtze", "seats": 2, "chairs": chairs})["table"]
    with visitor.live(table) as live:
        live.hello()
        served.wait(lambda: thinker.asked)
        revision, _ = committed_elsewhere(served, table)
        call(served, served.service.registry.heard, table, revision)
        live.until(lambda f: f["revision"] == revision)
        served.wait(lambda: len(thinker.asked) == 2)
        call(served, thinker.may.set)
        served.wait(lambda: served.table(table).over)
    found = call(served, served.service.store.events_of, table)
    assert [event.revision for event in found] == list(range(1, len(found) + 1))


def test_bots_wait_while_nobody_looks_and_go_on_when_somebody_comes(served: Served) -> None:
    served.service.settings.unwatched = 0.0
    visitor = served.visitor()
    table = visitor.post("/api/tables", {"game": "yangtze", "seats": 2, "chairs": ["novice", "novice"]})["table"]
    served.wait(lambda: served.table(table).status == "playing")
    begun = served.table(table).revision
    served.park()
    assert served.table(table).revision == begun, "nobody has looked"
    with visitor.live(table) as live:
        live.hello()
        live.until(lambda f: f["revision"] > begun + 5)


def test_bots_go_on_for_a_while_when_a_page_is_loaded_again(served: Served) -> None:
    served.service.settings.unwatched = 3600.0
    visitor = served.visitor()
    table = visitor.post("/api/tables", {"game": "yangtze", "seats": 2, "chairs": ["novice", "novice"]})["table"]
    served.wait(lambda: served.table(table).over)


def test_a_letter_that_fails_is_answered_and_the_next_one_is_heeded(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, visitors = people(served, "yangtze")
    seat = served.table(table).actors[0]

    def failing(*_: Any) -> Any:
        raise ZeroDivisionError

    with visitors[seat].live(table) as live:
        frame = live.hello()
        with monkeypatch.context() as broken:
            broken.setattr(Table, "prepare_play", failing)
            asked = {"action": leaves(frame["offers"])[0], "seat": seat, "revision": frame["revision"]}
            live.send("play", **asked, id=1)
            answer = live.answer()
            assert answer["error"]["id"] == "error-inside" and answer["id"] == 1
        live.play(leaves(frame["offers"])[0], seat)
    assert "ZeroDivisionError" in caplog.text


def test_a_table_whose_task_dies_is_started_again_from_the_store(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, visitors = people(served, "yangtze")
    before = served.table(table)

    class Fatal(BaseException):
        pass

    async def fatal(*_: Any) -> None:
        raise Fatal

    caplog.set_level(logging.CRITICAL)
    with visitors[0].live(table) as live:
        live.hello()
        with monkeypatch.context() as broken:
            broken.setattr(actor.Actor, "_heed", fatal)
            call(served, served.service.registry.heard, table, 10_000)
            assert live.session.receive()["code"] == 1011
    after = served.table(table)
    assert after is not before and after.hash() == before.hash()
    with visitors[0].live(table) as live:
        assert live.hello()["revision"] == before.revision


def test_a_cold_table_is_read_once_however_many_ask_for_it(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = people(served, "yak")
    served.park()
    reads, events_of = [], served.service.store.events_of

    async def counted(table_id: str, after: int = 0) -> list[Event]:
        reads.append(table_id)
        return await events_of(table_id, after)

    async def many() -> list[Table]:
        return await asyncio.gather(*(served.service.registry.table(table) for _ in range(20)))

    monkeypatch.setattr(served.service.store, "events_of", counted)
    found = call(served, many)
    assert reads == [table] and all(each is found[0] and each.play for each in found)


def test_tables_are_parked_by_their_weight_the_least_recently_used_first_and_never_one_that_is_looked_at(
    served: Served,
) -> None:
    registry = served.service.registry
    visitor = served.visitor()
    tables = [people(served, "yak")[0] for _ in range(4)]
    with visitor.live(tables[0]) as live:
        live.hello()
        served.table(tables[1])  # used just now
        weight = registry.weight
        served.service.settings.most_bytes = weight - 1
        new = people(served, "yak")[0]
        assert registry.in_memory(tables[0]) and registry.in_memory(tables[1]) and registry.in_memory(new)
        assert registry.in_memory(tables[2]) is None
        served.service.settings.most_bytes = 0
        people(served, "yak")
        assert registry.in_memory(tables[0]) and registry.in_memory(tables[1]) is None
        assert served.table(tables[2]).playing.actors == (0, 1)


def test_a_table_that_everybody_has_left_is_parked_after_a_while_and_comes_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.service.settings, "forgotten", 0.0)
    table, visitors = people(served, "yangtze")
    with visitors[0].live(table) as live, visitors[1].live(table) as other:
        live.hello(), other.hello()
        before = live.last["revision"]
    served.wait(lambda: served.service.registry.in_memory(table) is None)
    with visitors[0].live(table) as live:
        assert live.hello()["revision"] == before


def test_a_table_that_somebody_only_asked_for_is_parked_after_a_while_too(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, visitors = people(served, "yangtze")
    served.park()
    monkeypatch.setattr(served.service.settings, "forgotten", 0.0)
    assert visitors[0].get(f"/t/{table}").status_code == 200
    served.wait(lambda: served.service.registry.in_memory(table) is None)


def test_a_full_mailbox_refuses_and_loses_nothing_that_was_in_it(served: Served) -> None:
    table, _ = people(served, "yak")

    async def flood(registry: Registry) -> list[Any]:
        asked = [registry.table(table) for _ in range(actor.MOST_LETTERS + 5)]
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = call(served, flood, served.service.registry)
    refused = [answer for answer in answers if isinstance(answer, Refusal)]
    assert {error.message_id for error in refused} == {"error-busy"}
    assert len(refused) == 5 and all(isinstance(answer, Table) for answer in answers if answer not in refused)


def test_a_full_table_is_never_stored_as_compiling_and_one_that_was_still_opens(database: str) -> None:
    with service(database, games=("yak",)) as served:
        visitor: Visitor = served.visitor()
        table = visitor.post("/api/quick", {"game": "yangtze"})["table"]
        assert served.table(table).status == "compiling"
    assert sql(database, "SELECT status, snapshot FROM tables") == [("playing", None)]
    sql(database, "UPDATE tables SET status = 'compiling'")
    with service(database, games=("yangtze",)) as served:
        assert served.table(table).status == "playing" and served.table(table).playing.actors


def test_a_link_whose_move_fails_stays_valid(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, visitors = people(served, "yak")
    path = visitors[0].post(f"/api/tables/{table}/link")["url"].removeprefix("http://testserver")
    phone = served.visitor()

    async def locked(*_: Any, **__: Any) -> None:
        raise Refusal("error-stale")

    with monkeypatch.context() as broken:
        broken.setattr(served.service.store, "change", locked)
        phone.post(f"/api{path}", status=409)
    assert phone.post(f"/api{path}")["table"] == table
    assert phone.post(f"/api{path}", status=404)["error"] == "error-link"


def test_what_is_asked_behind_the_end_of_a_table_is_refused(served: Served) -> None:
    table, _ = people(served, "yak")

    async def ask_behind(registry: Registry) -> Any:
        there = registry._actors[table]
        ending = asyncio.create_task(there.stop())
        asked = asyncio.create_task(registry.table(table))
        await asyncio.wait([ending])
        async with asyncio.timeout(PATIENCE_S):
            return await asyncio.gather(asked, return_exceptions=True)

    (refused,) = call(served, ask_behind, served.service.registry)
    assert isinstance(refused, Refusal) and refused.message_id == "error-busy"
    assert served.table(table).play, "the next who asks starts it again"


def test_a_table_that_was_deleted_while_it_was_at_work_is_unknown_from_then_on(served: Served) -> None:
    table, visitors = people(served, "yangtze")
    seat = served.table(table).actors[0]
    with visitors[seat].live(table) as live, visitors[1 - seat].live(table) as other:
        frame = live.hello()
        other.hello()
        for name in ("events", "chairs"):
            sql(served.database, f"DELETE FROM {name} WHERE table_id = :table", table=table)
        sql(served.database, "DELETE FROM tables WHERE id = :table", table=table)
        live.send("play", action=leaves(frame["offers"])[0], seat=seat, revision=frame["revision"], id=1)
        assert live.answer()["error"]["id"] == "error-unknown-table"
        for each in (live, other):
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    each.receive()
            assert closed.value.code == UNKNOWN_TABLE
    assert served.service.registry.in_memory(table) is None
    assert visitors[0].post(f"/api/tables/{table}/say", {"text": "?"}, status=404)["error"] == "error-unknown-table"


def test_a_move_is_taken_and_shown_also_if_the_bots_cannot_be_asked_and_they_are_later(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.service.settings, "retry", 0.0)
    visitor = served.visitor()
    table = visitor.post("/api/tables", {"game": "yak", "seats": 2, "chairs": [None, "casual"]})["table"]
    wake, failures = served.service.ready.wake, [ZeroDivisionError] * 2

    def failing(game: str) -> Any:
        if failures:
            raise failures.pop()
        return wake(game)

    with visitor.live(table) as live:
        live.hello()
        live.until(lambda f: f["actors"] == [0])
        monkeypatch.setattr(served.service.ready, "wake", failing)
        frame = live.last
        assert live.play(leaves(frame["offers"])[0])["revision"] == frame["revision"] + 1
        while live.last["actors"] == [0]:
            live.play(leaves(live.last["offers"])[0])
        asked = live.last["revision"]
        live.until(lambda f: f["revision"] > asked)  # a bot's move: nobody else plays
    assert not failures


def test_a_table_in_trouble_looks_again_whatever_the_last_look_has_met(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actor, "TROUBLE_S", 0.0)
    table, _ = people(served, "yangtze")
    probe, failures = served.service.store.probe, [Refusal("error-store"), ZeroDivisionError(), OSError()]

    async def failing(table_id: str) -> None:
        if failures:
            raise failures.pop()
        await probe(table_id)

    monkeypatch.setattr(served.service.store, "probe", failing)
    call(served, served.service.registry.tell, table, actor.Unreached())
    served.wait(lambda: not failures and not served.table(table).trouble)


def test_what_was_taken_is_told_behind_its_frame_also_to_whoever_has_not_read_the_frame_before(served: Served) -> None:
    table_id, _ = people(served, "yangtze")

    async def play_on_unread() -> list[str]:
        table = await served.service.registry.table(table_id)
        there, seat = served.service.registry._actors[table_id], table.actors[0]
        viewer = Viewer(table_id, table.chairs[seat].guest, "en", "somewhere")
        await there.ask(actor.Join(), viewer)
        await there.ask(messages.Hello(), viewer)
        revision = table.revision
        await there.ask(
            messages.Play(action=next(iter(table.offers(seat))), seat=seat, revision=revision, id=1), viewer
        )
        told = [await viewer.next()]
        assert not viewer._outbox and viewer.frame_sent(), "it waits until the first frame has gone"
        await there.ask(actor.CatchUp(), viewer)
        told += [await viewer.next(), await viewer.next()]
        assert not viewer._outbox
        await there.ask(actor.Leave(), viewer)
        return [
            f"{next(iter(said))} {said.get('frame', said.get('taken'))['revision'] - revision}"
            for said in (json.loads(str(text)) for text, _ in told)
        ]

    assert call(served, play_on_unread) == ["frame 0", "frame 1", "taken 1"]

"""A table whose game can't be rebuilt is shown as it was kept, says why, takes nothing, and loses nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from conftest_table import GAMES, Served, Visitor, people, play_on, rows, service, sql

from headwaters.kernel.facts import all_facts
from headwaters.text import LANGUAGES

every_game = pytest.mark.parametrize("game", GAMES)
Damage = Callable[[str, str], object]  # of a table in a database


def damaged_by(statement: str) -> Damage:
    """A change of the row or rows of one table."""
    return lambda database, table: sql(database, statement, table=table)


def snapshot_of(more: int) -> Damage:
    """A snapshot of zeros, so much longer than it was."""

    def change(database: str, table: str) -> None:
        before = sql(database, "SELECT snapshot FROM tables WHERE id = :table", table=table)[0][0]
        zeros = bytes(len(before) + more)
        sql(database, "UPDATE tables SET snapshot = :zeros WHERE id = :table", table=table, zeros=zeros)

    return change


def another_seed(database: str, table: str) -> None:
    sql(database, "UPDATE tables SET seed = :zeros WHERE id = :table", table=table, zeros=bytes(16))


FIFTH = (
    "table_id = :table AND revision = (SELECT min(revision) + 4 FROM events WHERE table_id = :table AND kind = 'play')"
)
DAMAGES = {
    "an action that is not offered": damaged_by(f"UPDATE events SET action = 0, text = 'as it was' WHERE {FIFTH}"),
    "an action that no rule knows": damaged_by(f"UPDATE events SET action = 1000000 WHERE {FIFTH}"),
    "an action below all": damaged_by(f"UPDATE events SET action = -1 WHERE {FIFTH}"),
    "a seat that is not there": damaged_by(f"UPDATE events SET seat = 200 WHERE {FIFTH}"),
    "another notation": damaged_by(f"UPDATE events SET text = 'as it was' WHERE {FIFTH}"),
    "a missing event": damaged_by(f"DELETE FROM events WHERE {FIFTH}"),
    "an undo of nothing": damaged_by(f"UPDATE events SET kind = 'undo', action = 999 WHERE {FIFTH}"),
    "another seed": another_seed,
    "another snapshot": snapshot_of(0),
    "no snapshot": damaged_by("UPDATE tables SET snapshot = NULL WHERE id = :table"),
    "options that are none": damaged_by("UPDATE tables SET options = '{{' WHERE id = :table"),
    "options that no rule takes": damaged_by("UPDATE tables SET options = '{\"wings\": 2}' WHERE id = :table"),
}


def kept(database: str) -> dict[str, list[Any]]:
    """Everything that is kept of tables, but for the last column but one: the note that one can't be read."""
    found: dict[str, list[Any]] = rows(database, "tables", "chairs", "events", "links")
    return {**found, "tables": [(*row[:-2], row[-1]) for row in found["tables"]]}


Begun = tuple[str, list[Visitor], dict[str, str]]


def begun(served: Served, game: str, moves: int = 14) -> Begun:
    """A table in the middle of a game of two people, and the parts that the first of them saw last."""
    table, visitors = people(served, game)
    with ExitStack() as stack:
        lives = {seat: stack.enter_context(visitor.live(table)) for seat, visitor in enumerate(visitors)}
        for live in lives.values():
            live.hello()
        play_on(lives, random.Random(3), moves)
        lives[0].until(lambda frame: frame["revision"] == served.table(table).revision)
        return table, visitors, dict(lives[0].parts)


def played(database: str, game: str) -> Begun:
    """Such a table, and its service is gone again."""
    with service(database, games=(game,)) as served:
        return begun(served, game)


def come_back(served: Served, visitor: Visitor) -> Visitor:
    again = served.visitor()
    again.cookie = visitor.cookie
    return again


def refuses_everything(served: Served, visitor: Visitor, table: str, error: str) -> None:
    """Every verb of the wire that would need the game."""
    revision = served.table(table).revision
    with visitor.live(table) as live:
        frame = live.hello()
        assert frame["table"]["status"] == "unreadable" and frame["revision"] == revision
        assert frame["offers"] == {} and frame["actors"] == [] and frame["undo"] is None and frame["seed"] is None
        for message in (
            {"verb": "play", "action": "card build", "revision": revision},
            {"verb": "undo", "revision": revision},
            {"verb": "undo", "revision": revision - 1},
            {"verb": "preview", "action": "card build", "revision": revision},
            {"verb": "why", "ids": ["hand"], "revision": revision},
        ):
            live.send(seat=0, **message)  # type: ignore[arg-type]
            assert live.answer()["error"]["id"] == error, message
    for what in ("steps", "steps/1", "check"):
        assert visitor.get(f"/api/tables/{table}/{what}").json()["error"] == error
    assert visitor.get(f"/t/{table}/replay").status_code == 409
    assert visitor.post(f"/api/tables/{table}/again", status=409)["error"] == error
    assert visitor.post(f"/api/tables/{table}/sit", {"seat": 0}, status=409)["error"] == "error-begun"


@every_game
def test_damaged_tables_are_shown_the_same_every_time_and_take_nothing(database: str, game: str) -> None:
    with service(database, games=(game,)) as served:
        tables = {how: begun(served, game) for how in DAMAGES}
    for how, (table, _, _) in tables.items():
        DAMAGES[how](database, table)
    before = kept(database)
    with service(database, games=(game,)) as served:
        for how, (table, visitors, parts) in tables.items():
            print(how)
            visitor = come_back(served, visitors[0])
            pages = [visitor.get(f"/t/{table}") for _ in range(2)]
            assert pages[0].status_code == pages[1].status_code == 200 and pages[0].text == pages[1].text
            reason = served.table(table).unreadable
            assert reason and reason.message_id == "error-unreadable"
            refuses_everything(served, visitor, table, "error-unreadable")
            for language in LANGUAGES:
                assert reason.words(language) in visitor.get(f"/t/{table}?lang={language}").text.replace("&#39;", "'")
            assert len({reason.words(language) for language in LANGUAGES}) == len(LANGUAGES)
            with visitor.live(table) as live:
                frame = live.hello()
                assert frame["prompt"] == reason.words("en") and frame["seat"] == 0
                if "snapshot" not in how:
                    assert set(live.parts) == set(parts) and live.parts["board"]
                    live.send("aloud", seat=0)
                    assert live.answer()["aloud"]["text"]
        served.park()
        for how, (table, visitors, _) in tables.items():
            print(how, "once more")
            refuses_everything(served, come_back(served, visitors[0]), table, "error-unreadable")
            assert table not in served.service.waiting.tables(served.table(table).chairs[0].guest)
        assert "unreadable" not in {row[6] for row in rows(database, "tables")["tables"]}
    assert kept(database) == before, "nothing of them is lost"


@every_game
def test_the_record_of_a_damaged_table_is_given_as_it_is_written(database: str, game: str) -> None:
    table, visitors, _ = played(database, game)
    DAMAGES["another notation"](database, table)
    events = rows(database)["events"]
    with service(database, games=(game,)) as served:
        text = come_back(served, visitors[0]).get(f"/api/tables/{table}/record").text
        options = served.table(table).options
    head, *actions = [json.loads(line) for line in text.splitlines()]
    assert head["record"] == 1 and head["rules"] == all_facts()[game].version and head["game"] == game
    assert head["options"] == options and head["names"][1] == "Player 1"
    written = [{"seat": event[3], "action": event[5]} for event in events if event[2] == "play"]
    assert actions == written[:-1], "the last choice of two players may be secret"
    assert any(line["action"] == "as it was" for line in actions)


@every_game
def test_a_damaged_table_does_not_stop_the_bots_of_the_others(database: str, game: str) -> None:
    with service(database, games=(game,)) as served:
        tables = []
        for _ in range(4):
            visitor = served.visitor()
            tables.append(visitor.post("/api/quick", {"game": game})["table"])
            served.wait(lambda: served.table(tables[-1]).actors == (0,))
    # All of them wait for the bots, as after a crash in the middle of their turn: every chair is a bot's.
    sql(database, "UPDATE chairs SET guest = NULL, bot = 'casual'")
    sql(database, "UPDATE events SET action = 1000000 WHERE table_id = :table AND kind = 'play'", table=tables[1])
    another_seed(database, tables[1])
    before = {row[0]: row[7] for row in rows(database, "tables")["tables"]}
    with service(database, games=(game,)) as served:
        others = [table for table in tables if table != tables[1]]
        served.wait(lambda: all(served.table(table).over for table in others))
        assert served.table(tables[1]).unreadable and served.table(tables[1]).revision == before[tables[1]]
        assert all(served.table(table).revision > before[table] for table in others)
        assert served.visitor().get(f"/t/{tables[1]}").status_code == 200


@every_game
def test_a_table_of_older_rules_goes_on_if_it_replays_and_keeps_its_version(
    database: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, visitors, parts = played(database, game)
    known = all_facts()[game]
    monkeypatch.setitem(all_facts(), game, replace(known, version=known.version + 1))
    with service(database, games=(game,)) as served:
        visitor = come_back(served, visitors[0])
        with visitor.live(table) as live:
            assert live.hello()["table"]["rules"] == known.version
            assert live.parts == parts
        assert served.table(table).unreadable is None and served.table(table).playing.rules == known.version


@every_game
@pytest.mark.parametrize("layout", ["the same", "another"])
def test_a_table_whose_rules_have_changed_says_its_version_in_every_language(
    database: str, game: str, layout: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, visitors, parts = played(database, game)
    DAMAGES["an action that is not offered"](database, table)
    if layout == "another":
        snapshot_of(1)(database, table)
    known = all_facts()[game]
    monkeypatch.setitem(all_facts(), game, replace(known, version=known.version + 1))
    before = kept(database)
    with service(database, games=(game,)) as served:
        visitor = come_back(served, visitors[0])
        refuses_everything(served, visitor, table, "error-unreadable-older")
        reason = served.table(table).unreadable
        assert reason
        for language in LANGUAGES:
            said = reason.words(language)
            assert f"{known.version} " in said and str(known.version + 1) in said and "\n" not in said
            assert said in visitor.get(f"/t/{table}?lang={language}").text.replace("&#39;", "'")
        with visitor.live(table) as live:
            frame = live.hello()
            assert frame["prompt"] == reason.words("en")
            assert live.parts.keys() == (parts.keys() if layout == "the same" else set())
        assert ('class="kept' in visitor.get(f"/t/{table}").text) == (layout == "another")
        head = json.loads(visitor.get(f"/api/tables/{table}/record").text.splitlines()[0])
        assert head["rules"] == known.version
        assert "page-status-unreadable" not in visitor.get("/").text
    assert kept(database) == before


def test_a_snapshot_of_another_layout_is_believed_to_be_the_replayed_game_under_the_same_rules(database: str) -> None:
    table, visitors, parts = played(database, "yangtze")
    snapshot_of(1)(database, table)
    with service(database, games=("yangtze",)) as served, come_back(served, visitors[0]).live(table) as live:
        live.hello()
        assert live.parts == parts


def test_a_seat_of_a_table_that_waits_for_its_rules_moves_and_the_game_stays(database: str) -> None:
    table, visitors, parts = played(database, "yangtze")
    with service(database, games=("yak",)) as served:
        url = come_back(served, visitors[0]).post(f"/api/tables/{table}/link")["url"]
        phone = served.visitor()
        phone.post(f"/api/move/{url.rpartition('/')[2]}")
    with service(database, games=("yangtze",)) as served, come_back(served, phone).live(table) as live:
        live.hello()
        assert live.parts == parts


def test_two_visitors_of_a_table_that_is_being_read_both_see_its_game(database: str) -> None:
    import asyncio

    table, _, _ = played(database, "yak")

    async def both(service: Any) -> list[bool]:
        find = service.registry.table
        return [found.play is not None for found in await asyncio.gather(find(table), find(table))]

    with service(database, games=("yak",)) as served:
        served.park()
        assert served.client.portal
        assert served.client.portal.call(both, served.service) == [True, True]

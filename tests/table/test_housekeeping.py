"""What is tidied away by its age, and what never is; tables that wait for somebody, found however many there are."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from conftest_table import Served, Visitor, people, rows, service, sql

from headwaters.table.housekeeping import DAY_S, LEASE, Housekeeping, Retention
from headwaters.table.store import tables
from headwaters.text import LANGUAGES, say


def tidied(served: Served, days: float, **retention: float) -> dict[str, int]:
    """The housekeeping of a day in the future."""
    housekeeping = Housekeeping(served.service, Retention(**retention), lambda: time.time() + days * DAY_S)
    assert served.client.portal
    done: dict[str, int] = served.client.portal.call(housekeeping.tidy)
    return {what: number for what, number in done.items() if number}


def waiting_table(visitor: Visitor, **more: Any) -> str:
    return str(visitor.post("/api/tables", {"game": "yak", "seats": 2, "public": True, **more})["table"])


# ---------------------------------------------------------------- tables


def test_a_table_that_waits_for_too_long_is_given_up_and_says_so(served: Served) -> None:
    host = served.visitor()
    table = waiting_table(host)
    with host.live(table) as live:
        live.hello()
        assert tidied(served, 13.9) == {}
        assert tidied(served, 14.1) == {"given up": 1}
        frame = live.until(lambda f: f["table"]["status"] == "given-up")
        assert frame["prompt"] == say("table-given-up", "en") and frame["offers"] == {}
        live.send("play", action="card build", seat=0, revision=frame["revision"])
        assert live.answer()["error"]["id"] == "error-given-up"
    for wish in ({"seat": 1}, {"seat": 0}):
        assert served.visitor().post(f"/api/tables/{table}/sit", wish, status=409)["error"] == "error-given-up"
    served.park()
    for language in LANGUAGES:
        assert say("page-status-given-up", language) in host.get(f"/?lang={language}").text
        assert say("table-given-up", language).replace("'", "&#39;") in host.get(f"/t/{table}?lang={language}").text
    assert f"/t/{table}" not in served.visitor().get("/").text, "nobody can join it"
    assert [event[2] for event in rows(served.database, "events")["events"]] == ["given-up"]


def test_whoever_sits_down_keeps_a_table_waiting(served: Served) -> None:
    host, guest = served.visitor(), served.visitor()
    table = waiting_table(host, seats=3)
    sql(served.database, "UPDATE tables SET touched = touched - :days", days=13 * DAY_S)
    guest.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert tidied(served, 2) == {} and tidied(served, 14.1) == {"given up": 1}


def test_a_table_that_was_given_up_is_forgotten_with_all_that_belongs_to_it(served: Served) -> None:
    host = served.visitor()
    table = waiting_table(host)
    host.post(f"/api/tables/{table}/link")
    assert tidied(served, 15) == {"given up": 1, "links": 1}
    served.park()
    assert tidied(served, 43) == {}
    assert tidied(served, 45, guests=0) == {"given-up": 1}
    left = rows(served.database)
    assert len(left.pop("guests")) == 1 and not any(left.values())
    assert host.get(f"/t/{table}").status_code == 404


def test_games_stay_for_ever_unless_somebody_says_otherwise(served: Served) -> None:
    table, _ = people(served, "yak")
    over, _ = people(served, "yak")
    served.park()
    sql(served.database, "UPDATE tables SET status = 'over' WHERE id = :table", table=over)
    before = rows(served.database)
    assert tidied(served, 10_000) == {} and rows(served.database) == before
    assert tidied(served, 31, finished=30) == {"over": 1}
    assert [row[0] for row in rows(served.database, "tables")["tables"]] == [table]
    assert tidied(served, 31, unfinished=30) == {"playing": 1}
    assert not any(rows(served.database, "tables", "chairs", "events").values())


def test_it_goes_on_in_small_steps_until_nothing_is_left(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    from headwaters.table import housekeeping

    monkeypatch.setattr(housekeeping, "AT_ONCE", 3)
    host = served.visitor()
    for _ in range(10):
        waiting_table(host)
        served.visitor().post("/api/me", {"name": "Ada"})
    assert tidied(served, 20) == {"given up": 10}
    assert tidied(served, 91) == {"given-up": 10, "guests": 11}


# ---------------------------------------------------------------- guests and links


def test_a_guest_without_a_table_is_forgotten_and_may_come_back_as_another(served: Served) -> None:
    passer, host, seated = served.visitor(), served.visitor(), served.visitor()
    passer.post("/api/me", {"name": "Passer-by"})
    table = waiting_table(host, chairs=["casual"], seats=3)
    host.post(f"/api/tables/{table}/stand", {"seat": 1})
    seated.post(f"/api/tables/{table}/sit", {"seat": 2})
    assert tidied(served, 80, waiting=0) == {}
    assert tidied(served, 91, waiting=0) == {"guests": 1}
    assert [row[2] for row in rows(served.database, "guests")["guests"]].count("Passer-by") == 0
    served.service.guests._by_id.clear()
    before = passer.cookie
    assert not passer.get("/api/me").json()["known"]
    passer.post("/api/me", {"name": "Back again"})
    assert passer.cookie != before and passer.get("/api/me").json()["name"] == "Back again"


def test_a_guest_who_does_something_is_seen_once_a_day(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = served.visitor()
    visitor.post("/api/me", {"name": "Ada"})
    seen = [row[-1] for row in rows(served.database, "guests")["guests"]]
    visitor.post("/api/me", {"name": "Bo"})
    assert [row[-1] for row in rows(served.database, "guests")["guests"]] == seen
    sql(served.database, "UPDATE guests SET seen = seen - :days", days=80 * DAY_S)
    served.service.guests._by_id.clear()
    visitor.get("/")
    assert tidied(served, 0, guests=81) == {}
    visitor.post("/api/me", {"name": "Cy"})
    assert tidied(served, 20) == {}, "the guest was here today"
    assert tidied(served, 91) == {"guests": 1}


def test_one_who_was_forgotten_while_in_memory_becomes_a_new_guest_and_keeps_the_new_seat(served: Served) -> None:
    visitor = served.visitor()
    visitor.post("/api/me", {"name": "Ada"})
    for guest in served.service.guests._by_id.values():
        served.service.guests._by_id[guest.id] = replace(guest, seen=guest.seen - 3 * DAY_S)
    sql(served.database, "DELETE FROM guests")
    waiting_table(visitor)
    assert len(rows(served.database, "guests")["guests"]) == 1
    assert rows(served.database, "chairs")["chairs"][0][2] == rows(served.database, "guests")["guests"][0][0]


def test_links_go_when_they_are_used_or_have_ended(served: Served) -> None:
    table, visitors = people(served, "yak")
    links = [visitor.post(f"/api/tables/{table}/link")["url"] for visitor in visitors]
    assert tidied(served, 0.9) == {}
    served.visitor().post(f"/api/move/{links[0].rpartition('/')[2]}")
    assert tidied(served, 0) == {"links": 1} and tidied(served, 1.1) == {"links": 1}


def test_it_runs_at_the_start_in_the_service_that_has_the_lease(database: str) -> None:
    with service(database, games=("yak",)) as served:
        table = waiting_table(served.visitor())
    sql(database, "UPDATE tables SET touched = touched - :days", days=20 * DAY_S)
    with service(database, games=("yak",)) as served:
        served.wait(lambda: sql(database, "SELECT status FROM tables") == [("given-up",)])
        assert served.table(table).status == "given-up"
        assert served.client.portal and served.client.portal.call(served.service.leases.mine, LEASE)


def test_what_was_tidied_is_said_and_counted(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    waiting_table(served.visitor())
    assert tidied(served, 1) == {} and not caplog.messages
    tidied(served, 20)
    assert caplog.messages == ["tidied: 1 given up"]
    assert 'headwaters_tidied_total{kind="given up"} 1' in served.visitor().get("/metrics").text


# ---------------------------------------------------------------- clocks


class Clocks:
    """Both clocks of a machine; hours pass on both, but only one of them is ever set."""

    def __init__(self, days_ahead: float = 0.0) -> None:
        self.wall, self.steady = time.time() + days_ahead * DAY_S, 0.0

    def passes(self, hours: float, *, set_by_days: float = 0.0) -> None:
        self.wall += hours * 3600.0 + set_by_days * DAY_S
        self.steady += hours * 3600.0

    def housekeeping(self, served: Served) -> Housekeeping:
        return Housekeeping(served.service, Retention(), lambda: self.wall, lambda: self.steady)


def rounded(served: Served, housekeeping: Housekeeping) -> dict[str, int]:
    """What a round did."""
    assert served.client.portal
    done: dict[str, int] = served.client.portal.call(housekeeping.round)
    return {what: number for what, number in done.items() if number}


def test_a_clock_that_was_set_far_ahead_deletes_nothing_until_it_is_right_again(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    clocks = Clocks()
    housekeeping = clocks.housekeeping(served)
    waiting_table(served.visitor())
    assert rounded(served, housekeeping) == {}
    clocks.passes(1, set_by_days=400)
    assert rounded(served, housekeeping) == {}
    clocks.passes(1)
    assert rounded(served, housekeeping) == {}
    assert len(caplog.messages) == 2 and all("400.0 days off" in message for message in caplog.messages)
    clocks.passes(1, set_by_days=-400)
    clocks.passes(20 * 24)
    assert rounded(served, housekeeping) == {"given up": 1}, "time that has really passed counts"


def test_a_clock_that_was_set_by_more_than_an_hour_leaves_out_one_round(served: Served) -> None:
    clocks = Clocks()
    housekeeping = clocks.housekeeping(served)
    waiting_table(served.visitor())
    assert rounded(served, housekeeping) == {}
    clocks.passes(1, set_by_days=20)
    assert rounded(served, housekeeping) == {}
    clocks.passes(1)
    assert rounded(served, housekeeping) == {"given up": 1}, "as on a machine that slept for so long"


def test_a_clock_that_drifts_a_little_is_believed(served: Served) -> None:
    clocks = Clocks()
    housekeeping = clocks.housekeeping(served)
    waiting_table(served.visitor())
    assert rounded(served, housekeeping) == {}
    clocks.passes(20 * 24, set_by_days=0.03)
    assert rounded(served, housekeeping) == {"given up": 1}


def test_at_a_start_long_after_anything_happened_the_first_round_is_left_out(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    assert rounded(served, Clocks(days_ahead=400).housekeeping(served)) == {} and not caplog.messages, (
        "nothing is there"
    )
    waiting_table(served.visitor())
    clocks = Clocks(days_ahead=31)
    housekeeping = clocks.housekeeping(served)
    assert rounded(served, housekeeping) == {} and "31.0 days off" in caplog.text
    clocks.passes(1)
    assert rounded(served, housekeeping) == {"given up": 1}
    waiting_table(served.visitor())
    assert rounded(served, Clocks(days_ahead=29).housekeeping(served)) == {"given up": 1}


# ---------------------------------------------------------------- at the door


def test_who_opened_a_table_can_free_the_chair_of_a_stranger(served: Served) -> None:
    host, stranger = served.visitor(), served.visitor()
    table = waiting_table(host, seats=3)
    stranger.post(f"/api/tables/{table}/sit", {"seat": 1})
    with stranger.live(table) as live:
        assert live.hello()["seat"] == 1
        chair = f"/api/tables/{table}/chair"
        assert stranger.post(chair, {"seat": 0, "bot": None}, status=403)["error"] == "error-not-creator"
        assert host.post(chair, {"seat": 1, "bot": "casual"}, status=409)["error"] == "error-seat-taken"
        assert host.post(chair, {"seat": 0, "bot": None}, status=409)["error"] == "error-seat-taken"
        host.post(chair, {"seat": 1, "bot": None})
        frame = live.until(lambda f: f["table"]["seats"][1]["kind"] == "free")
        assert frame["seat"] is None and [seat["mine"] for seat in frame["table"]["seats"]] == [False] * 3
    host.post(chair, {"seat": 1, "bot": "casual"})
    served.visitor().post(f"/api/tables/{table}/sit", {"seat": 2})
    assert host.post(chair, {"seat": 2, "bot": None}, status=409)["error"] == "error-begun"


# ---------------------------------------------------------------- tables that wait for me


def copies(database: str, table: str, number: int, **changes: str) -> None:
    """So many more tables like one, behind the service's back."""
    names = [column.name for column in tables.columns]
    number_of = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :number) "
    values = ["'copy-' || i" if name == "id" else changes.get(name, f"t.{name}") for name in names]
    sql(
        database,
        f"INSERT INTO tables ({', '.join(names)}) {number_of} SELECT {', '.join(values)} FROM n, tables t "
        "WHERE t.id = :table",
        number=number,
        table=table,
    )
    sql(
        database,
        f"INSERT INTO chairs (table_id, seat, guest, name, bot, emblem) {number_of} "
        "SELECT 'copy-' || i, seat, guest, name, bot, emblem FROM n, chairs WHERE table_id = :table",
        number=number,
        table=table,
    )


@pytest.fixture
def crowded(served: Served) -> Iterator[tuple[Served, str, list[Visitor]]]:
    """Two people whose first table waits for one of them, with sixty newer ones that are over."""
    table, visitors = people(served, "yangtze")
    copies(served.database, table, 60, status="'over'", touched="t.touched + i")
    yield served, table, visitors


def test_a_table_that_waits_is_found_behind_any_number_of_newer_ones(crowded: Any) -> None:
    served, table, visitors = crowded
    asked = served.table(table).actors[0]
    asking, other = visitors[asked], visitors[1 - asked]
    assert asking.get("/next").url.path == f"/t/{table}" and other.get("/next").url.path == "/"
    assert f'id="next" href="/t/{table}"' in asking.get("/").text and 'id="next"' not in other.get("/").text
    elsewhere = waiting_table(asking)
    with asking.live(elsewhere) as live:
        assert live.hello()["waiting"] == 1
    with asking.live(table) as live:
        assert live.hello()["waiting"] == 0


def test_those_that_have_waited_longest_come_first(crowded: Any) -> None:
    served, table, visitors = crowded
    sql(served.database, "UPDATE tables SET status = 'playing' WHERE id IN ('copy-1', 'copy-2')")
    sql(served.database, "UPDATE tables SET touched = 0 WHERE id = 'copy-2'")
    asked = visitors[served.table(table).actors[0]]
    assert asked.get("/next").url.path == "/t/copy-2"
    sql(served.database, "UPDATE tables SET unreadable = :yes WHERE id = 'copy-2'", yes=True)
    assert asked.get("/next").url.path == f"/t/{table}", "one that can't be read waits for nobody"


def test_a_service_starts_without_reading_the_tables_there_are(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with service(database, games=("yak",)) as served:
        table, _ = people(served, "yak")
    copies(database, table, 1000)
    from headwaters.table import store

    monkeypatch.setattr(store, "_stored", lambda *_: pytest.fail("a table was read"))
    with service(database, games=("yak",)) as served:
        assert served.service.registry.count == 0
        assert served.visitor().get("/health").json()["tables"] == {"playing": 1001}


@pytest.mark.parametrize("column", ["revision", "actors", "seats", "touched", "seed", "rules"])
def test_a_row_with_a_value_that_cannot_be_stops_neither_the_service_nor_a_page(tmp_path: Any, column: str) -> None:
    database = str(tmp_path / "tables.sqlite")  # PostgreSQL does not take such a row
    with service(database, games=("yak",)) as served:
        table, visitors = people(served, "yak")
        whole, _ = people(served, "yak")
    sql(database, f"UPDATE tables SET {column} = 'dear diary' WHERE id = :table", table=table)
    before = rows(database)
    with service(database, games=("yak",)) as served:
        visitor = served.visitor()
        visitor.cookie = visitors[0].cookie
        for path in ("/", "/next", "/health"):
            assert visitor.get(path).status_code == 200, path
        assert visitor.get(f"/t/{table}").status_code == 409
        assert visitor.get(f"/api/tables/{table}/record").json()["error"] == "error-damaged"
        assert visitor.get(f"/t/{whole}").status_code == 200
    assert rows(database) == before

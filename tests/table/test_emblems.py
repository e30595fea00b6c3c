"""Emblems: whoever sits may choose one that nobody at the table has, until the game begins."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from conftest_table import GAMES, Served, rows, service

from headwaters.kernel.facts import all_facts
from headwaters.table.chairs import FREE, Chair, bot_chair, with_emblems

EMBLEMS = ("lion", "bull", "archer", "pot")
GAME = "yangtze"


@pytest.fixture
def emblems(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has emblems."""
    monkeypatch.setitem(all_facts(), GAME, replace(all_facts()[GAME], emblems=EMBLEMS))


def chosen(served: Served, table: str) -> list[str | None]:
    return [chair.emblem for chair in served.table(table).chairs]


@contextmanager
def unchanged(served: Served, table: str) -> Iterator[None]:
    def kept() -> Any:
        return rows(served.database, "tables", "chairs", "events")

    before = kept(), chosen(served, table), served.table(table).revision
    yield
    assert (kept(), chosen(served, table), served.table(table).revision) == before


def test_a_seat_has_its_own_emblem_by_default_or_the_first_that_is_free() -> None:
    ada, bo = Chair("a", "Ada"), Chair("b", "Bo")
    assert [c.emblem for c in with_emblems([ada, bo, bot_chair(2, "casual")], EMBLEMS)] == ["lion", "bull", "archer"]
    assert [c.emblem for c in with_emblems([FREE, bo, FREE], EMBLEMS)] == [None, "bull", None]
    assert [c.emblem for c in with_emblems([ada, replace(bo, emblem="lion")], EMBLEMS)] == ["bull", "lion"]
    assert [c.emblem for c in with_emblems([replace(ada, emblem="cloud"), bo], EMBLEMS)] == ["lion", "bull"]
    assert [c.emblem for c in with_emblems([replace(FREE, emblem="lion"), bo], EMBLEMS)] == [None, "bull"]
    assert [c.emblem for c in with_emblems([replace(ada, emblem="lion"), bo], ())] == [None, None]


def test_an_emblem_is_chosen_in_the_lobby_and_kept_in_the_game(emblems: None, database: str) -> None:
    with service(database, games=(GAME,)) as served:
        host, guest, last = served.visitor(), served.visitor(), served.visitor()
        wish = {"game": GAME, "seats": 4, "chairs": [None, None, "casual", None]}
        table = host.post("/api/tables", wish)["table"]
        with host.live(table) as live:
            assert [seat["emblem"] for seat in live.hello()["table"]["seats"]] == ["lion", None, "archer", None]
            host.post(f"/api/tables/{table}/emblem", {"seat": 0, "emblem": "bull"})
            frame = live.until(lambda f: f["table"]["seats"][0]["emblem"] == "bull")
            assert frame["table"]["status"] == "open" and frame["revision"] == 1
            guest.post(f"/api/tables/{table}/sit", {"seat": 1})
            assert chosen(served, table) == ["bull", "lion", "archer", None]
            guest.post(f"/api/tables/{table}/stand", {"seat": 1})
            guest.post(f"/api/tables/{table}/sit", {"seat": 1, "emblem": "pot"})
            assert chosen(served, table) == ["bull", "pot", "archer", None]
            with unchanged(served, table):
                guest.post(f"/api/tables/{table}/emblem", {"seat": 1, "emblem": "pot"})
            last.post(f"/api/tables/{table}/sit", {"seat": 3})
            live.until(lambda f: f["table"]["status"] == "playing")
        final = ["bull", "pot", "archer", "lion"]
        assert chosen(served, table) == final
        for seat in (None, 0):
            assert served.table(table).view(seat)["emblems"] == final
        page = host.get(f"/t/{table}").text
        listed = json.loads(page.split('id="emblems">')[1].split("</script>")[0])
        assert [each["name"] for each in listed] == list(EMBLEMS) and all(each["label"] for each in listed)
        revision = served.table(table).revision
    with service(database, games=(GAME,)) as again:
        assert chosen(again, table) == final and again.table(table).revision >= revision


def test_what_cannot_be_chosen_is_refused_and_changes_nothing(emblems: None, database: str) -> None:
    with service(database, games=(GAME, "yak")) as served:
        host, guest = served.visitor(), served.visitor()
        table = host.post("/api/tables", {"game": GAME, "seats": 3})["table"]
        guest.post(f"/api/tables/{table}/sit", {"seat": 1})
        path = f"/api/tables/{table}/emblem"
        wrong: list[tuple[str, Any, int, str]] = [
            (path, {"seat": 1, "emblem": "lion"}, 409, "error-emblem-taken"),
            (path, {"seat": 1, "emblem": "dragon"}, 400, "error-unknown-emblem"),
            (path, {"seat": 1, "emblem": ""}, 400, "error-unknown-emblem"),
            (path, {"seat": 0, "emblem": "pot"}, 403, "error-not-your-seat"),
            (path, {"seat": 2, "emblem": "pot"}, 403, "error-not-your-seat"),
            (path, {"seat": 7, "emblem": "pot"}, 404, "error-unknown-seat"),
            (path, {"seat": 1}, 400, "error-malformed"),
            (path, {"seat": 1, "emblem": 3}, 400, "error-malformed"),
            (path, {"seat": 1, "emblem": "x" * 90}, 400, "error-malformed"),
            ("/api/tables/nowhere/emblem", {"seat": 1, "emblem": "pot"}, 404, "error-unknown-table"),
            (f"/api/tables/{table}/sit", {"seat": 2, "emblem": "bull"}, 409, "error-emblem-taken"),
            (f"/api/tables/{table}/sit", {"seat": 2, "emblem": "dragon"}, 400, "error-unknown-emblem"),
        ]
        with unchanged(served, table):
            for where, body, status, error in wrong:
                answer = guest.post(where, body, status=status)
                assert answer["error"] == error and answer["text"], (where, body)
            assert guest.post(path, {"seat": 1, "emblem": "pot"}, origin=None, status=403)["error"] == "error-origin"
        served.visitor().post(f"/api/tables/{table}/sit", {"seat": 2})
        with unchanged(served, table):
            assert guest.post(path, {"seat": 1, "emblem": "pot"}, status=409)["error"] == "error-begun"
        plain = guest.post("/api/tables", {"game": "yak", "seats": 2})["table"]
        with unchanged(served, plain):
            answer = guest.post(f"/api/tables/{plain}/emblem", {"seat": 0, "emblem": "lion"}, status=400)
            assert answer["error"] == "error-unknown-emblem"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_emblems_is_as_it_was(served: Served, game: str) -> None:
    visitor = served.visitor()
    table = visitor.post("/api/quick", {"game": game})["table"]
    declared = all_facts()[game].emblems
    assert chosen(served, table) == list(declared[:2] if declared else [None] * 2)
    assert ("emblems" in served.table(table).view(0)) == bool(declared)


def test_a_rematch_keeps_the_emblems_of_those_who_stay(emblems: None, database: str) -> None:
    with service(database, games=(GAME,)) as served:
        visitor = served.visitor()
        table = visitor.post("/api/tables", {"game": GAME, "seats": 2})["table"]
        visitor.post(f"/api/tables/{table}/emblem", {"seat": 0, "emblem": "pot"})
        other = served.visitor()
        other.post(f"/api/tables/{table}/sit", {"seat": 1, "emblem": "lion"})
        found, engine = served.table(table), served.table(table).playing.engine
        while not found.over:
            seat = found.actors[0]
            found.install(found.prepare_step(seat, engine.legal(found.playing.position, seat)[0]))
        visitor.post("/api/me", {"name": "Ada anew"})
        again = visitor.post(f"/api/tables/{table}/again")["table"]
        assert chosen(served, again) == ["pot", None]
        assert served.table(again).chairs[0].name == "Ada anew"

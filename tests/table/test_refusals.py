"""Only offered actions: every wrong request gets its named error, and position and revision stay as they were."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from conftest_table import GAMES, ORIGIN, Served, leaves, people, rows, service
from starlette.websockets import WebSocketDisconnect

from headwaters.table.guests import hashed
from headwaters.table.limits import RATES, Limits, Rate
from headwaters.text import LANGUAGES, say


@contextmanager
def unchanged(served: Served, table: str) -> Iterator[None]:
    before = served.table(table).hash(), served.table(table).revision
    yield
    assert (served.table(table).hash(), served.table(table).revision) == before


def test_every_wrong_message_gets_its_named_error_and_changes_nothing(served: Served) -> None:
    table, visitors = people(served, "yellow-yangtze")
    seat = served.table(table).actors[0]
    with visitors[seat].live(table) as live, visitors[1 - seat].live(table) as other:
        frame = live.hello()
        other.hello()
        revision, action = frame["revision"], leaves(frame["offers"])[0]

        def refused(who: Any, error: str, **message: Any) -> None:
            with unchanged(served, table):
                who.send(**message)
                assert who.answer()["error"]["id"] == error, message

        asked = {"seat": seat, "revision": revision}
        play = {"verb": "play", "action": action, **asked}
        refused(live, "error-not-your-seat", **{**play, "seat": 1 - seat})
        refused(other, "error-not-your-turn", **{**play, "seat": 1 - seat})
        refused(live, "error-unknown-seat", **{**play, "seat": 9})
        refused(live, "error-stale", **{**play, "revision": revision - 1})
        refused(live, "error-stale", **{**play, "revision": revision + 1})
        refused(live, "error-stale", verb="undo", seat=seat, revision=revision - 1)
        refused(live, "error-undo", verb="undo", seat=seat, revision=revision)
        refused(live, "error-why-not", **{**play, "action": "tile R z99"})
        refused(live, "error-why-not", **{**play, "verb": "preview", "action": "abracadabra"})
        refused(live, "error-malformed", **play, undo=3)
        refused(live, "error-malformed", verb="play", action=action, revision=revision)
        refused(live, "error-malformed", verb="play", action=action, seat=seat)
        refused(live, "error-malformed", verb="say", text="hello")
        refused(live, "error-malformed", **{**play, "action": 17})
        refused(live, "error-malformed", verb="why", ids=[], **asked)
        for text in ("", "null", "[]", "{", '{"verb": ', "[" * 2000, '"\\ud800"'):
            with unchanged(served, table):
                live.session.send_text(text)
                assert live.answer()["error"]["id"] == "error-malformed", text
        with unchanged(served, table):
            live.session.send_bytes(b"\xff\x00")
            assert live.answer()["error"]["id"] == "error-malformed"
        with unchanged(served, table):
            live.send("play", action="x" * 5000, seat=seat, revision=revision)
            assert live.answer()["error"]["id"] == "error-too-large"
        live.play(action, seat)


def test_a_connection_says_hello_first_and_an_unknown_table_is_named(served: Served) -> None:
    table, visitors = people(served, "yak")
    with visitors[0].live(table) as live, unchanged(served, table):
        live.send("play", action="card build", seat=0, revision=1)
        assert live.answer()["error"]["id"] == "error-hello"
    with visitors[0].live("nowhere") as live:
        assert live.answer()["error"]["id"] == "error-unknown-table"
    assert visitors[0].post("/api/tables/nowhere/sit", {"seat": 0}, status=404)["error"] == "error-unknown-table"
    assert visitors[0].get("/t/nowhere").status_code == 404
    assert visitors[0].get("/api/tables/nowhere/steps").json()["error"] == "error-unknown-table"
    assert visitors[0].get("/nowhere").status_code == 404


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", None, "http://testserver.evil.example"])
def test_a_foreign_origin_is_refused(served: Served, origin: str | None) -> None:
    table, visitors = people(served, "yak")
    with unchanged(served, table):
        for path in ("/api/me", "/api/quick", f"/api/tables/{table}/link", f"/api/tables/{table}/sit"):
            assert visitors[0].post(path, {}, origin=origin, status=403)["error"] == "error-origin"
        with pytest.raises(WebSocketDisconnect), visitors[0].live(table, origin=origin):
            pass


def asked_by(served: Served, scheme: str, host: str, names: tuple[str, ...] | None = None) -> None:
    """From now on the service has these names, and visitors ask it by this one."""
    served.client.base_url = httpx2.URL(f"{scheme}://{host}")
    served.service.settings.host_names = names


def test_a_page_that_came_by_http_changes_nothing_where_https_is_spoken(tmp_path: Path) -> None:
    with service(tmp_path / "t.sqlite", games=()) as served:
        visitor = served.visitor()
        table = visitor.post("/api/tables", {"game": "yak", "seats": 2}, origin=SECURE_ORIGIN)["table"]
        with visitor.live(table, origin=SECURE_ORIGIN) as live:
            live.hello()
        asked_by(served, "https", "testserver")
        assert visitor.post("/api/me", {}, origin=ORIGIN, status=403)["error"] == "error-origin"
        assert visitor.post("/api/me", {}, origin="ftp://testserver", status=403)["error"] == "error-origin"
        assert visitor.post("/api/me", {}, origin=SECURE_ORIGIN)
        with pytest.raises(WebSocketDisconnect), visitor.live(table, origin=ORIGIN):
            pass
        with visitor.live(table, origin=SECURE_ORIGIN) as live:
            live.hello()


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "[::1]:8000", "localhost:8000", "play.example.org"])
def test_a_service_answers_to_its_addresses_and_its_names(tmp_path: Path, host: str) -> None:
    with service(tmp_path / "t.sqlite", games=()) as served:
        asked_by(served, "http", host, ("play.example.org",))
        visitor, origin = served.visitor(), f"http://{host}"
        table = visitor.post("/api/tables", {"game": "yak", "seats": 2}, origin=origin)["table"]
        assert visitor.get("/").status_code == visitor.get(f"/t/{table}").status_code == 200
        with visitor.live(table, origin=origin) as live:
            live.hello()


@pytest.mark.parametrize("host", ["rebound.example", "127.0.0.1.rebound.example:8000", "localhost.example", "127.1"])
def test_by_the_name_of_a_stranger_nothing_is_answered(tmp_path: Path, host: str) -> None:
    with service(tmp_path / "t.sqlite", games=()) as served:
        visitor = served.visitor()
        table = visitor.post("/api/tables", {"game": "yak", "seats": 2})["table"]
        kept, origin = rows(served.database), f"http://{host}"
        asked_by(served, "http", host, ())
        refused = visitor.post("/api/me", {"name": "Eve"}, origin=origin, status=403)
        assert refused["error"] == "error-host" and host in refused["text"]
        for path in ("/", f"/t/{table}", "/health", "/api/me"):
            assert visitor.get(path).status_code == 403, path
        with pytest.raises(WebSocketDisconnect), visitor.live(table, origin=origin):
            pass
        assert rows(served.database) == kept


def test_wrong_requests_get_their_named_errors(served: Served) -> None:
    visitor, other = served.visitor(), served.visitor()
    table = visitor.post("/api/tables", {"game": "yak", "seats": 3})["table"]
    running, _ = people(served, "yak")
    wrong: list[tuple[str, Any, int, str]] = [
        ("/api/quick", {"game": "chess"}, 404, "error-unknown-game"),
        ("/api/quick", {"game": 7}, 400, "error-malformed"),
        ("/api/quick", b"{", 400, "error-malformed"),
        ("/api/quick", b"x" * 20_000, 413, "error-too-large"),
        ("/api/tables", {"game": "yak", "seats": 9}, 400, "error-seats"),
        ("/api/tables", {"game": "yak", "seats": 2, "options": {"wings": 1}}, 400, "error-option-unknown"),
        ("/api/tables", {"game": "yak", "seats": 2, "options": {"fog_slots": 99}}, 400, "error-option-value"),
        (
            "/api/tables",
            {"game": "yellow-yangtze", "seats": 2, "options": {"map": "/etc/x.txt"}},
            400,
            "error-option-value",
        ),
        ("/api/tables", {"game": "yak", "seats": 2, "chairs": [None, "genius"]}, 400, "error-unknown-level"),
        ("/api/tables", {"game": "yak", "seats": 2, "chairs": [None] * 3}, 400, "error-malformed"),
        (f"/api/tables/{table}/sit", {"seat": 7}, 404, "error-unknown-seat"),
        (f"/api/tables/{table}/sit", {"seat": 0}, 409, "error-seat-taken"),
        (f"/api/tables/{table}/sit", {"seat": 1, "name": " \n "}, 400, "error-name"),
        (f"/api/tables/{table}/stand", {"seat": 0}, 403, "error-not-your-seat"),
        (f"/api/tables/{table}/chair", {"seat": 1, "bot": "casual"}, 403, "error-not-creator"),
        (f"/api/tables/{table}/link", {}, 403, "error-not-your-seat"),
        (f"/api/tables/{table}/again", {}, 409, "error-not-over"),
        (f"/api/tables/{running}/again", {}, 409, "error-not-over"),
        (f"/api/tables/{running}/sit", {"seat": 0}, 409, "error-begun"),
        ("/api/move/nothing", {}, 404, "error-link"),
        ("/api/me", {"language": "xx"}, 400, "error-language"),
        ("/api/me", {"palette": "pink"}, 400, "error-malformed"),
        ("/api/me", {"name": "x" * 90}, 400, "error-malformed"),
    ]
    with unchanged(served, table), unchanged(served, running):
        for path, body, status, error in wrong:
            answer = other.post(path, body, status=status)
            assert answer["error"] == error and answer["text"], (path, body)


def test_an_option_nested_however_deep_is_refused_by_name(tmp_path: Path) -> None:
    """Between what can be shown again and what is too deep to be read lies a band of some ten; all of it, and more."""
    head, named = b'{"game": "yak", "seats": 2, "options": {"fog_slots": ', {"error-option-value", "error-malformed"}
    with service(tmp_path / "t.sqlite", games=("yak",)) as served:
        visitor = served.visitor()
        for depth in (1, 100, *range(850, 1050), 2000):
            for nested in (b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth):
                assert visitor.post("/api/tables", head + nested + b"}}", status=400)["error"] in named, depth


def test_no_get_changes_anything(served: Served) -> None:
    table, visitors = people(served, "yak")
    link = visitors[0].post(f"/api/tables/{table}/link")["url"].removeprefix(ORIGIN)
    before, stranger = rows(served.database), served.visitor()
    paths = ["/", f"/t/{table}", f"/t/{table}/replay", link, "/rules/yak", "/health", "/metrics", "/api/me"]
    paths += [f"/api/tables/{table}/{what}" for what in ("record", "steps", "steps/1", "check", "sit", "link", "again")]
    paths += ["/api/quick", "/api/tables", f"/api{link}", "/games/yak/scene.css", "/nowhere"]
    for path in paths:
        for visitor in (stranger, visitors[0]):
            response = visitor.get(path)
            assert response.status_code < 500, path
            assert "set-cookie" not in response.headers
    assert rows(served.database) == before


def test_every_answer_has_a_policy_without_inline_script(served: Served) -> None:
    visitor = served.visitor()
    for path in ("/", "/nowhere", "/health", "/api/me", "/rules/yak", "/games/yak/scene.css"):
        response = visitor.get(path)
        policy = response.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy and response.headers["x-content-type-options"] == "nosniff"


def test_tokens_have_128_bits_and_only_their_hashes_are_kept(served: Served) -> None:
    table, visitors = people(served, "yak")
    link = visitors[0].post(f"/api/tables/{table}/link")["url"]
    cookie = visitors[0].cookie.partition("=")[2]
    token = link.rpartition("/")[2]
    assert len(cookie) >= 22 and len(token) >= 22 and len(table) >= 22  # 6 bits a letter
    written = str(rows(served.database))
    assert cookie not in written and token not in written
    assert hashed(cookie) in written and hashed(token) in written


def test_over_https_the_cookie_is_this_hosts_alone_and_the_name_from_before_still_counts(tmp_path: Path) -> None:
    with service(tmp_path / "t.sqlite", games=()) as served:
        plain = served.visitor()
        plain.post("/api/me", {"name": "Ada"})
        assert plain.cookie.startswith("headwaters=")
        served.client.base_url = served.client.base_url.copy_with(scheme="https")
        served.client.cookies.clear()
        secure = served.visitor()
        answered = served.client.post("/api/me", json={"name": "Bo"}, headers={"Origin": SECURE_ORIGIN})
        said = answered.headers["set-cookie"]
        assert said.startswith("__Host-headwaters=") and "Secure" in said and "Path=/" in said and "Domain" not in said
        secure.cookie = said.partition(";")[0]
        assert plain.get("/api/me").json()["name"] == "Ada", "a cookie from before"
        assert secure.get("/api/me").json()["name"] == "Bo"
        secure.cookie = f"{plain.cookie}; {secure.cookie}"
        assert secure.get("/api/me").json()["name"] == "Bo", "what another host may have planted comes second"


SECURE_ORIGIN = ORIGIN.replace("http:", "https:")


def test_limits_on_rate_are_named_and_pass_with_time(database: str) -> None:
    now = [0.0]
    limits = Limits(rates={**RATES, "table": Rate(2, 1), "work": Rate(20, 1)}, clock=lambda: now[0])
    with service(database, limits) as served:
        visitor = served.visitor()
        table = visitor.post("/api/quick", {"game": "yak"})["table"]
        visitor.post("/api/quick", {"game": "yak"})
        assert visitor.post("/api/quick", {"game": "yak"}, status=429)["error"] == "error-too-many"
        now[0] += 1
        visitor.post("/api/quick", {"game": "yak"})
        with visitor.live(table) as live:
            live.hello()
            for _ in range(5):
                live.send("look", seat=None)
            assert live.answer()["error"]["id"] == "error-too-many"


def test_every_error_is_told_in_every_language() -> None:
    from headwaters.table.errors import STATUS

    for error in STATUS:
        texts = {
            language: say(error, language, most=1, action="a", reason="r", seat=1, game="g", known="k")
            for language in LANGUAGES
        }
        assert all(texts.values()), error


@pytest.mark.parametrize("game", GAMES)
def test_a_name_cannot_bring_markup_onto_the_table(served: Served, game: str) -> None:
    visitor, name = served.visitor(), '<b id="x">&"\''
    visitor.post("/api/me", {"name": name})
    table = visitor.post("/api/quick", {"game": game})["table"]
    with visitor.live(table) as live:
        frame = live.hello()
        assert frame["table"]["seats"][0]["name"] == name
        assert not any("<b" in part for part in live.parts.values())
    assert "<b id" not in visitor.get(f"/t/{table}").text
    assert "<b id" not in visitor.get("/").text


def test_health_and_metrics_are_for_whoever_runs_it(served: Served) -> None:
    table, visitors = people(served, "yak")
    assert visitors[0].get("/health").json()["games"]["yak"] == "ready"
    with visitors[0].live(table) as live:
        live.hello()
        live.play("card build", 0)
    text = visitors[0].get("/metrics").text
    assert 'headwaters_moves_total{kind="person"} 1' in text and "headwaters_commit_seconds_count" in text


def test_an_error_says_its_words_in_the_language_of_the_request(served: Served) -> None:
    visitor = served.visitor()
    said = {visitor.get(f"/api/tables/nowhere/steps?lang={language}").json()["text"] for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert json.loads(visitor.get("/api/me?lang=it").text)["language"] == "it"

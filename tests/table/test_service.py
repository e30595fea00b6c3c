"""The service as a program: its command, bots in worker processes, backup, rules that are still being compiled."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from conftest_table import AtRandom, Served, leaves, people, service
from typer.testing import CliRunner

from headwaters.bots import LEVELS
from headwaters.cli import app
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.table import compiling
from headwaters.table.bots import check_level
from headwaters.table.frames import has_message
from headwaters.text import LANGUAGES, say
from postgres import in_a_loop_of_its_own


def test_serve_answers_at_once_and_ends_when_told(tmp_path: Path) -> None:
    environment = {**os.environ, "HEADWATERS_CACHE": str(tmp_path / "empty")}
    command = [sys.executable, "-m", "headwaters", "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as running:
        try:
            assert running.stdout
            url = running.stdout.readline().split()[3]
            for _ in range(200):
                try:
                    page = urllib.request.urlopen(url, timeout=10).read().decode()
                    break
                except OSError:
                    time.sleep(0.05)
            assert "Yangtze" in page
            health = json.load(urllib.request.urlopen(f"{url}health", timeout=10))
            assert set(health["games"].values()) == {"compiling"}, "an empty cache: nothing is ready yet"
            headers = {"Origin": url.rstrip("/")}
            quick = urllib.request.Request(f"{url}api/quick", b'{"game": "yak"}', headers)
            table = json.load(urllib.request.urlopen(quick, timeout=10))["table"]
            assert urllib.request.urlopen(f"{url}t/{table}", timeout=10).status == 200
        finally:
            running.send_signal(signal.SIGINT)
            running.wait(30)


def test_what_is_compiled_is_loaded_without_a_child_and_what_has_changed_since_is_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled: list[tuple[str, ...]] = []

    class Child:
        async def wait(self) -> int:
            return 0

    async def child(_python: str, _m: str, _module: str, *asked: str, **_more: Any) -> Child:
        compiled.append(asked)
        compiling.mark(*asked).touch()
        return Child()

    async def ready() -> set[str]:
        heard = asyncio.Event()
        readiness = compiling.Readiness()

        async def tell(_game: str) -> None:
            heard.set()

        readiness.start(tell, ["yak"])
        await heard.wait()
        await asyncio.gather(*readiness._tasks)
        return readiness.ready

    source = tmp_path / "rules.py"
    source.write_text("1")
    monkeypatch.setattr(compiling, "sources", lambda _: [source])
    monkeypatch.setattr(compiling, "cache_of", lambda *_: tmp_path)
    monkeypatch.setattr(compiling.asyncio, "create_subprocess_exec", child)
    quick, slow = ("yak", *compiling.PLAIN_BOTS), ("yak", *compiling.SEARCHING_BOTS)
    assert in_a_loop_of_its_own(ready()) == {"yak"} and compiled == [quick, slow]
    assert in_a_loop_of_its_own(ready()) == {"yak"} and compiled == [quick, slow]
    source.write_text("other rules")
    assert in_a_loop_of_its_own(ready()) == {"yak"} and compiled == [quick, slow] * 2


def test_a_table_waits_for_its_rules_and_then_begins_by_itself(tmp_path: Path) -> None:
    with service(tmp_path / "t.sqlite", games=("yak",)) as served:
        visitor = served.visitor()
        table = visitor.post("/api/quick", {"game": "yangtze"})["table"]
        with visitor.live(table) as live:
            frame = live.hello()
            assert frame["table"]["status"] == "compiling" and frame["prompt"] and frame["parts"] == {}
            live.send("play", action="skip", seat=0, revision=frame["revision"])
            assert live.answer()["error"]["id"] == "error-compiling"
            served.service.ready.ready.add("yangtze")
            assert served.client.portal
            served.client.portal.call(served.service.registry.game_ready, "yangtze")
            frame = live.until(lambda f: f["table"]["status"] == "playing")
            assert live.parts["board"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_for_bots_whose_search_is_being_compiled_is_told_and_then_it_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    compiled, thought = threading.Event(), threading.Event()

    async def held(_ready: compiling.Readiness, _game: str, *levels: str) -> bool:
        return levels != compiling.SEARCHING_BOTS or await asyncio.to_thread(compiled.wait)

    async def is_compiled(_ready: compiling.Readiness, _game: str, *levels: str) -> bool:
        return levels != compiling.SEARCHING_BOTS

    async def think(_thinker: AtRandom, engine: Any, position: Any, seat: int, _level: str, **_more: Any) -> int:
        await asyncio.to_thread(thought.wait)
        return int(engine.legal(position, seat)[0])

    monkeypatch.setattr(AtRandom, "think", think)
    monkeypatch.setattr(compiling.Readiness, "_compiled", held)
    monkeypatch.setattr(compiling.Readiness, "_is_compiled", is_compiled)
    waking = say("table-bots-waking", language)
    with service(tmp_path / "t.sqlite", games=("yangtze",)) as served:
        try:
            visitor = served.visitor()
            table = visitor.post("/api/tables", {"game": "yangtze", "seats": 2, "chairs": [None, "casual"]})["table"]
            with visitor.live(table) as live:
                frame = live.hello(lang=language)
                while frame["actors"] == [0]:
                    assert waking not in frame["prompt"], "nobody who may act is told to wait"
                    frame = live.play(leaves(frame["offers"])[0])
                assert frame["prompt"].startswith(waking) and frame["actors"] == [1]
                compiled.set()
                assert live.until(lambda f: waking not in f["prompt"])["actors"] == [1], "no longer than it is true"
                thought.set()
                assert waking not in live.until(lambda f: f["actors"] == [0])["prompt"]
        finally:
            compiled.set(), thought.set()


def test_backup_is_a_whole_copy_of_a_database_in_use(
    served: Served, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    table, visitors = people(served, "yangtze")
    seat = served.table(table).actors[0]
    with visitors[seat].live(table) as live:
        frame = live.hello()
        live.play(leaves(frame["offers"])[0], seat)
    before, revision = served.table(table).hash(), served.table(table).revision
    copy = tmp_path / "copies" / "copy"
    done = CliRunner().invoke(app, ["database", "backup", str(copy), "--database", served.database])
    assert done.exit_code == 0, done.output
    with ExitStack() as stack:
        other = str(tmp_path / "other.sqlite")
        if served.service.store.database.shared:
            other = stack.enter_context(request.getfixturevalue("postgres").database(empty=True))
        done = CliRunner().invoke(app, ["database", "restore", str(copy), "--database", other])
        assert done.exit_code == 0, done.output
        again = stack.enter_context(service(other))
        assert again.table(table).hash() == before and again.table(table).revision == revision


def test_commits_that_fail_for_a_while_do_not_silence_a_tables_bots(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, failures = served.service.store, [OSError("disk full")] * 3
    change = store.change

    async def failing(table: str, *events: Any, **more: Any) -> None:
        if events[0].kind == "play" and failures:
            raise failures.pop()
        await change(table, *events, **more)

    monkeypatch.setattr(store, "change", failing)
    monkeypatch.setattr(served.service.settings, "retry", 0.0)
    chairs = ["novice", "novice"]
    table = served.visitor().post("/api/tables", {"game": "yangtze", "seats": 2, "chairs": chairs})["table"]
    served.wait(lambda: served.table(table).over)
    assert not failures
    assert served.client.portal
    events = served.client.portal.call(store.events_of, table)
    assert served.table(table).replayed(load("yangtze"), events).over


def test_what_older_tables_call_their_bots_still_names_a_level() -> None:
    assert [check_level(level) for level in ("novice", "casual", "strong")] == ["novice", "casual", "strong"]


def test_options_and_levels_have_words_in_every_language() -> None:
    for level in LEVELS:
        for message in (f"table-level-{level}", f"table-level-{level}-help"):
            assert has_message(message), message
            assert all(say(message, language) for language in LANGUAGES)
    for facts in all_facts().values():
        prefix = facts.rules.lower()
        for option in facts.options:
            for more in ("", "-help"):
                message = f"{prefix}-option-{option.name.replace('_', '-')}{more}"
                assert has_message(message), message
                assert all(say(message, language) for language in LANGUAGES)


@pytest.mark.parametrize(("least", "most", "usual"), [(2, 2, 2), (2, 4, 3), (4, 4, 4)])
def test_the_form_of_a_table_begins_with_three_chairs_where_the_game_has_them(
    served: Served, monkeypatch: pytest.MonkeyPatch, least: int, most: int, usual: int
) -> None:
    monkeypatch.setitem(all_facts(), "yangtze", replace(all_facts()["yangtze"], least=least, most=most))
    visitor = served.visitor()
    form = visitor.get("/").text
    assert re.findall(r'name="seats-yangtze" data-seats value="(\d)" checked', form) == [str(usual)]
    assert len(re.findall("data-chair=", form)) == max(facts.most for facts in all_facts().values())
    assert served.table(visitor.post("/api/quick", {"game": "yangtze"})["table"]).seats == least  # against one bot

"""A fault in the rules ends in an error: the service checks bounds, and nothing of a table changes by it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from conftest_table import Served, leaves

from headwaters.kernel.engine import load
from headwaters.table.bots import Workers

GAME = "yangtze"

SERVED = f"""
import uvicorn
from headwaters.cli import run
from headwaters.kernel.engine import load

def show(self, sockets):
    engine = load({GAME!r})
    functions = [*engine.verbs.values(), engine.compiled.apply_legal, engine.compiled.resample_from]
    print({{function.targetoptions["boundscheck"] for function in functions}})

uvicorn.Server.run = show
run()
"""


def beyond(s: Any, *_: Any) -> None:
    """A rule that has written something when it meets its fault."""
    s.rng[:] = 7
    raise IndexError("index is out of bounds")


@pytest.mark.parametrize(("said", "checked"), [({}, "{True}"), ({"HEADWATERS_BOUNDS": "0"}, "{False}")])
def test_the_service_checks_bounds_unless_told_otherwise(tmp_path: Path, said: dict[str, str], checked: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "HEADWATERS_BOUNDS"}
    command = [sys.executable, "-c", SERVED, "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    ended = subprocess.run(command, env={**environment, **said}, capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == checked


def test_an_index_beyond_an_array_is_an_error_where_bounds_are_checked() -> None:
    code = (
        "import numpy as np\nfrom headwaters.kernel.bits import has\n"
        "try:\n    has(np.zeros(2, np.uint64), np.int64(1000))\nexcept IndexError:\n    print('IndexError')"
    )
    environment = {**os.environ, "HEADWATERS_BOUNDS": "1"}
    ended = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert ended.stdout == "IndexError\n"


@pytest.mark.parametrize("verb", ["play", "preview"])
def test_a_fault_leaves_the_table_as_it_was(served: Served, monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    visitor = served.visitor()
    table = visitor.post("/api/tables", {"game": GAME, "seats": 2, "chairs": [None, "novice"]})["table"]
    with visitor.live(table) as live:
        live.hello()
        live.until(lambda frame: 0 in frame["actors"])
        action, revision, before = leaves(live.last["offers"])[0], live.last["revision"], served.table(table).hash()
        with monkeypatch.context() as faulty:
            if verb == "play":
                faulty.setitem(load(GAME).verbs, "apply", beyond)
            else:
                faulty.setattr(load(GAME).compiled, "resample_from", beyond)
            live.send(verb, action=action, seat=0, revision=revision, id=1)
            answer = live.answer()
        assert answer["error"]["id"] == "error-inside" and answer["id"] == 1
        assert (served.table(table).hash(), served.table(table).revision) == (before, revision)
        live.play(action)
        assert served.table(table).revision > revision


def test_a_bot_whose_world_cannot_be_dealt_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = load(GAME)
    s = engine.setup(2, {}, 1)
    seat, before = engine.actors(s)[0], s.tobytes()
    monkeypatch.setattr(engine.compiled, "resample_from", beyond)
    workers = Workers(1)
    with ThreadPoolExecutor(1) as thread:  # the browser of other tests may have a loop running in this one
        action = thread.submit(
            asyncio.run, workers.think(engine, s, seat, "novice", caller="somebody", table="a table", watched=True)
        ).result()
    workers.close()
    assert action in engine.legal(s, seat)
    assert s.tobytes() == before

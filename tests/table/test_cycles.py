"""Tables are freed without a look for objects that only keep each other alive; Python looks at a few at a time."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from threading import get_ident
from types import SimpleNamespace

import pytest
from conftest_table import GAMES, people, play_on, service

from headwaters.table import cycles
from postgres import in_a_loop_of_its_own


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_played_at_is_freed_without_a_look(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cycles, "SOON_S", cycles.SELDOM_S)
    with service(tmp_path / "tables.sqlite", games=(game,)) as served:
        table, visitors = people(served, game)
        gc.disable()
        try:
            with ExitStack() as stack:
                lives = {seat: stack.enter_context(visitor.live(table)) for seat, visitor in enumerate(visitors)}
                for live in lives.values():
                    live.hello()
                play_on(lives, random.Random(1), 12)
            kept = weakref.ref(served.table(table))
            served.park()
            freed = kept() is None
        finally:
            gc.enable()
        assert freed


def test_what_was_made_lately_is_set_aside_all_is_looked_through_seldom_and_python_looks_as_before_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    own: set[int] = set()

    def do(what: str) -> None:
        if get_ident() in own:  # a service of another test may look as well
            done.append(what)

    known = {"get_threshold": lambda: (9, 9, 9), "set_threshold": lambda *values: do(f"threshold {values[2]}")}
    verbs = {name: partial(do, name) for name in ("collect", "freeze", "unfreeze")}
    monkeypatch.setattr(cycles, "gc", SimpleNamespace(**known, **verbs))
    monkeypatch.setattr(cycles, "SOON_S", 0.001)
    monkeypatch.setattr(cycles, "SELDOM_S", 0.003)

    async def look_for_a_while() -> None:
        own.add(get_ident())
        looking = asyncio.create_task(cycles.look())
        while done.count("unfreeze") < 2:
            await asyncio.sleep(0)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)

    in_a_loop_of_its_own(look_for_a_while())
    hour = ["collect", "freeze"] * 3 + ["unfreeze"]
    assert done[:15] == [f"threshold {cycles.NEVER}", *hour, *hour]
    assert done[-2:] == ["unfreeze", "threshold 9"]

"""A game made ready: its rules loaded, and a word on stderr if they must be compiled first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..kernel.facts import all_facts, facts
from ..kernel.rule import INTERPRETED
from .console import stderr

if TYPE_CHECKING:
    from ..kernel.engine import Engine


@contextmanager
def compiling_announced() -> Iterator[None]:
    """Says so as soon as a game's rules are really compiled; says nothing when all comes out of the cache."""
    if INTERPRETED:
        yield
        return
    event: Any = import_module("numba.core.event")

    console = stderr()
    titles = {game.package: game.title for game in all_facts().values()}
    status = console.status("")
    announced: set[str] = set()

    class Word(event.Listener):  # type: ignore[misc]
        def on_start(self, started: Any) -> None:
            package = _package(started.data["dispatcher"])
            if package in titles and package not in announced:
                announced.add(package)
                words = f"compiling the rules of {titles[package]}, once"
                if console.is_terminal:
                    status.update(words)
                    status.start()
                else:
                    console.print(words)

        def on_end(self, _ended: Any) -> None:
            pass

    word = Word()
    event.register("numba:compile", word)
    try:
        yield
    finally:
        event.unregister("numba:compile", word)
        status.stop()


def _package(dispatcher: Any) -> str:
    """The game whose rules a function speaks of: its own module's, or the one that was woven into it."""
    verb = dispatcher.py_func.__globals__.get("setup", dispatcher)
    return str(verb.py_func.__module__).rpartition(".")[0] if hasattr(verb, "py_func") else ""


def ready(name: str, rehearse: Callable[[Engine], object]) -> Engine:
    """The engine of a game, with everything compiled that `rehearse` calls."""
    from ..kernel.engine import load

    facts(name)
    with compiling_announced():
        engine = load(name)
        rehearse(engine)
    return engine


def one_step(engine: Engine) -> None:
    """Rehearses what play and replay call: set-up, offers, a step."""
    s = engine.setup(engine.facts.least, {}, 0)
    seat = engine.actors(s)[0]
    engine.after(s, seat, engine.legal(s, seat)[0])

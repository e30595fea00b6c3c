"""Services that start in a moment: forked from a process that has loaded the rules already.

They are the services of `headwaters serve`, each a process of its own that can be killed; only the loading is shared.
Limits are wide open, and bots take any offered action at once.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import socket
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any


class AnyAction:
    """A bot that takes any offered action at once."""

    async def think(self, engine: Any, position: Any, seat: int, level: str, **_more: Any) -> int:
        return int(random.choice(engine.legal(position, seat)))

    def gauges(self) -> dict[str, float]:
        return {}

    def close(self) -> None:
        pass


@dataclass(frozen=True)
class Child:
    """A running service."""

    pid: int
    base: str

    def games(self) -> dict[str, str]:
        """How far each game is."""
        with urllib.request.urlopen(f"{self.base}/health", timeout=600) as answer:
            found: dict[str, str] = json.load(answer)["games"]
        return found

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


class Nursery:
    """Starts services and buries them."""

    def __init__(self, database: str, games: tuple[str, ...], errors: str | None = None) -> None:
        self.games = games
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        self._process = context.Process(target=_rear, args=(there, database, games, errors))
        self._process.start()
        there.close()
        self._pipe.recv()

    def start(self, before: Callable[[], None] | None = None) -> Child:
        """A service whose games are ready.

        `before` is called in it before it serves; a test changes there what the service does.
        """
        self._pipe.send(("start", before))
        child = Child(*self._pipe.recv())
        while not all(child.games()[game] == "ready" for game in self.games):
            time.sleep(0.002)
        return child

    def bury(self, child: Child) -> None:
        """Wait for the end of a child that was killed."""
        self._pipe.send(("bury", child.pid))
        self._pipe.recv()

    def close(self) -> None:
        self._pipe.send(("end", None))
        self._process.join()


@contextmanager
def nursery(database: str, games: tuple[str, ...], errors: str | None = None) -> Iterator[Nursery]:
    """`errors`: a file for what the services write to their standard error."""
    made = Nursery(database, games, errors)
    try:
        yield made
    finally:
        made.close()


def _rear(pipe: Connection, database: str, games: tuple[str, ...], errors: str | None) -> None:

    import headwaters.cli.serving
    import headwaters.table.app  # noqa: F401
    from headwaters.table.compiling import rehearse

    for game in games:
        rehearse(game)
    pipe.send("loaded")
    living: set[int] = set()
    while (asked := pipe.recv())[0] != "end":
        if asked[0] == "start":
            listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            listener.bind(("127.0.0.1", 0))
            listener.listen(1024)
            if (pid := os.fork()) == 0:
                try:
                    if asked[1]:
                        asked[1]()
                    _serve(listener, database, games, errors)
                finally:
                    os._exit(0)
            living.add(pid)
            pipe.send((pid, f"http://127.0.0.1:{listener.getsockname()[1]}"))
            listener.close()
        else:
            os.waitpid(asked[1], 0)
            living.discard(asked[1])
            pipe.send("buried")
    for pid in living:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def _serve(listener: socket.socket, database: str, games: tuple[str, ...], errors: str | None) -> None:
    from headwaters.cli.serving import server
    from headwaters.table import logs
    from headwaters.table.app import make_app
    from headwaters.table.limits import RATES, Limits, Rate
    from headwaters.table.service import Settings

    if errors:
        file = os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(file, 2)
    logs.configure(logs.TEXT)
    wide_open = Limits(rates={kind: Rate(1e9, 1e9) for kind in RATES}, connections=100_000)
    settings = Settings(
        database=database, delay=0, games=list(games), thinker=AnyAction(), children=False, limits=wide_open
    )
    server(make_app(settings)).run(sockets=[listener])

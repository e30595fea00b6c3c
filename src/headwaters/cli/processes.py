"""One or several processes that serve: a parent has the socket and looks after its children, who share it.

A child that ends is started again. What a child needs to know it reads from its standard input, where nobody else sees
the password of the database; when that ends, the parent is gone, and the child ends too.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from types import FrameType

import msgspec

from ..table import logs
from ..table.database import Database
from ..table.housekeeping import Retention

log = logging.getLogger("headwaters.processes")

SOON_S = 10.0  # a child that ends before that has not come far
LONGEST_PAUSE_S = 30.0  # until such a child is started again


class Serving(msgspec.Struct, frozen=True):
    """How to serve."""

    database: str | None = None
    delay: float = 0.4
    log: str = logs.TEXT
    proxies: tuple[str, ...] = ()
    metrics: tuple[str, ...] = ()
    retention: Retention = Retention()
    processes: int = 1
    away: float = 120.0
    host_names: tuple[str, ...] | None = None

    def run(self, listener: socket.socket, database: Database | None = None) -> None:
        """Serve in this process until it is told to stop."""
        from ..table.app import make_app
        from ..table.service import Settings
        from .serving import server

        settings = Settings(
            database=database or self.database,
            delay=self.delay,
            proxies=self.proxies,
            metrics=self.metrics,
            retention=self.retention,
            processes=self.processes,
            away=self.away,
            host_names=self.host_names,
        )
        server(make_app(settings), self.proxies).run(sockets=[listener])


class Children:
    """The processes that serve, seen from their parent."""

    def __init__(self, serving: Serving, listener: socket.socket) -> None:
        self._serving, self._listener = serving, listener
        self._children: dict[int, tuple[subprocess.Popen[bytes], float]] = {}  # by process id, with when it started
        self._is_stopping = False
        self._pause = 0.0

    def run(self) -> None:
        """Serve until we are told to stop; then every child finishes what is in flight."""
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            for _ in range(self._serving.processes):
                self._start()
            while self._children:
                self._look_after(*os.wait())
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _start(self) -> None:
        if self._is_stopping:
            return
        fd = self._listener.fileno()
        command = [sys.executable, "-m", __name__, str(fd)]
        child = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[fd])
        self._children[child.pid] = child, time.monotonic()
        assert child.stdin
        child.stdin.write(msgspec.json.encode(self._serving) + b"\n")
        child.stdin.flush()  # and it stays open as long as we live

    def _look_after(self, process: int, status: int) -> None:
        """A child has ended."""
        ended = self._children.pop(process, None)
        if ended is None:
            return
        child, started = ended
        child.returncode = os.waitstatus_to_exitcode(status)
        assert child.stdin
        child.stdin.close()
        if self._is_stopping:
            return
        came_far = time.monotonic() - started >= SOON_S
        self._pause = 0.0 if came_far else min(max(2 * self._pause, 0.5), LONGEST_PAUSE_S)
        log.error("process %d has ended (%d); another one starts in %g s", process, child.returncode, self._pause)
        end = time.monotonic() + self._pause
        while time.monotonic() < end and not self._is_stopping:
            time.sleep(0.1)
        self._start()

    def _stop(self, number: int, _frame: FrameType | None) -> None:
        """Tell the children to finish; told twice, end them."""
        again, self._is_stopping = self._is_stopping, True
        for child, _ in list(self._children.values()):
            os.kill(child.pid, signal.SIGKILL if again and number == signal.SIGTERM else signal.SIGTERM)


def _end_with_parent() -> None:
    """Wait until the parent is gone, then end properly."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def child(listener: int) -> None:
    """In a child: serve as we are told."""
    serving = msgspec.json.decode(sys.stdin.buffer.readline(), type=Serving)
    logs.configure(serving.log)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serving.run(socket.socket(fileno=listener))


if __name__ == "__main__":
    child(int(sys.argv[1]))

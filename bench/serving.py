"""A service to measure: the real `headwaters serve` as a child process, and what the system says about it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")
READY_S = 600.0


class Serving:
    """A running service."""

    def __init__(self, pid: int, base: str, started: float, process: subprocess.Popen[str] | None = None) -> None:
        self.pid, self.base, self.started, self.process = pid, base, started, process

    @property
    def memory(self) -> int:
        """Bytes in use, without the workers of the bots."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    @property
    def processor_s(self) -> float:
        """Seconds of processor time so far, without the children."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def health(self) -> dict[str, object]:
        with urllib.request.urlopen(self.base + "/health", timeout=30) as answer:
            health: dict[str, object] = json.load(answer)
        return health

    def wait(self, *games: str) -> float:
        """Seconds from the start until these games are ready; with none, until the first answer."""
        while time.monotonic() - self.started < READY_S:
            if self.process and self.process.poll() is not None:
                raise RuntimeError(f"the service ended with {self.process.returncode}")
            try:
                ready = self.health()["games"]
            except OSError:
                time.sleep(0.01)
                continue
            assert isinstance(ready, dict)
            if all(ready[game] == "ready" for game in games):
                return time.monotonic() - self.started
            time.sleep(0.05)
        raise TimeoutError("the service does not become ready")

    def wait_until_quiet(self) -> None:
        """Until it compiles nothing any more; the workers of the bots start with the first bot."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        while children.read_text():
            time.sleep(0.1)


@contextmanager
def serving(database: str | None, *options: str) -> Iterator[Serving]:
    """`headwaters serve` on a free port; without a database, one in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        chosen = database or str(Path(folder) / "tables.sqlite")
        command = [sys.executable, "-m", "headwaters", "serve", "--port", "0", "--database", chosen, *options]
        started = time.monotonic()
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            line = ""
            while " at http" not in line:  # an upgrade of the database is told before it
                line = process.stdout.readline()
                if not line:
                    raise RuntimeError(f"the service ended with {process.wait()}")
            yield Serving(process.pid, line.split(" at ")[1].split()[0].rstrip("/"), started, process)
        finally:
            process.terminate()
            process.wait(30)

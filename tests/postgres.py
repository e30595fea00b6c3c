"""A server of PostgreSQL for the tests: in a folder of its own, behind a socket of its own, gone when they end."""

from __future__ import annotations

import asyncio
import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

PASSWORD = "tea and yaks"
PATIENCE_S = 60.0
END_WITH_PARENT = 1  # PR_SET_PDEATHSIG
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
MISSING = "there is no PostgreSQL here (Debian: apt-get install postgresql), so nothing is tested on it"


def in_a_loop_of_its_own(coroutine: Coroutine[Any, Any, T]) -> T:
    """In a thread: in this one a loop may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def programs() -> Path | None:
    """Where PostgreSQL's programs are: Debian keeps them out of the path."""
    if initdb := shutil.which("initdb"):
        return Path(initdb).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    return folders[-1] if folders and (folders[-1] / "initdb").exists() else None


class Server:
    """A running server with databases for the tests."""

    def __init__(self, *, durable: bool = False) -> None:
        found = programs()
        assert found, MISSING
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="headwaters-"))  # a socket's path must be short
        self._numbers = count()
        self._starter = ThreadPoolExecutor(1)  # the server ends with the thread that has started it
        self._templates: set[str] = set()
        password = self.folder / "password"
        password.write_text(PASSWORD)
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:  # the server refuses to run as root
            self._who = {"user": "postgres", "group": "postgres", "extra_groups": []}
            for path in (self.folder, password):
                shutil.chown(path, "postgres", "postgres")
        self.data = self.folder / "data"
        initdb = [self.programs / "initdb", "--pgdata", self.data, "--username=yak", f"--pwfile={password}"]
        initdb += ["--auth=scram-sha-256", "--encoding=UTF8", "--no-locale", "--no-sync"]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self._who)
        self.settings = () if durable else QUICK
        self.start()

    def start(self) -> None:
        settings = [f"unix_socket_directories={self.folder}", "listen_addresses=", "max_connections=200"]
        command = [str(self.programs / "postgres"), "-D", str(self.data)]
        command += [word for setting in (*settings, *self.settings) for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            how: dict[str, Any] = {"stdout": log, "stderr": log, "cwd": self.folder, **self._who}
            self.process = self._starter.submit(subprocess.Popen, command, preexec_fn=_end_with_parent, **how).result()
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                self.run("SELECT 1")
                return
            except OSError:
                pass
            except Exception as error:  # it is starting up
                if type(error).__name__ != "CannotConnectNowError":
                    raise
            assert time.monotonic() < end and self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # it ends at once, but properly
        self.process.wait(PATIENCE_S)

    def close(self) -> None:
        self.stop()
        self._starter.shutdown()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = "postgres", *, user: str = "yak", password: str = PASSWORD) -> str:
        secret = password.replace(" ", "%20")
        return f"postgresql+asyncpg://{user}:{secret}@/{database}?host={self.folder}"

    def run(self, statement: str, database: str = "postgres") -> list[Any]:
        """A statement outside any transaction; the rows that it gives."""

        async def answered() -> list[Any]:
            import asyncpg

            connection = await asyncpg.connect(host=str(self.folder), user="yak", password=PASSWORD, database=database)
            try:
                return list(await connection.fetch(statement))
            finally:
                await connection.close()

        return in_a_loop_of_its_own(answered())

    @contextmanager
    def database(self, *, empty: bool = False) -> Iterator[str]:
        """The URL of a new database, with the newest schema or without any; it is dropped afterwards."""
        if not empty and not self._templates:
            from headwaters.table.database import database_of

            self.run("CREATE DATABASE newest")
            database_of(self.url("newest")).upgrade()
            self._templates.add("newest")
        name = f"test{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {'template0' if empty else 'newest'}")
        yield self.url(name)
        self.run(f"DROP DATABASE {name} WITH (FORCE)")


def _end_with_parent() -> None:
    """In the child, before it becomes the server."""
    ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGINT)

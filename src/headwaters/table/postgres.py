"""The database as one of PostgreSQL, shared by any number of services.

Every service serves every table: a commit is refused when the table has moved on meanwhile, and then the service reads
what it has missed. That a table has changed is told by NOTIFY after the commit. Such a hint may get lost, so once a
second every service looks at the revisions of the tables that somebody watches there.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import shutil
import subprocess
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import NullPool, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ..kernel.errors import HeadwatersError
from .changes import Changes, Hearer, Leases
from .connections import Connections, Pooled
from .database import (
    NEWEST,
    OUR_TABLES,
    VERSION_TABLE,
    Database,
    Health,
    Upgrade,
    check_known,
    count_tables,
    default_database,
    free_name,
    known_revision,
    migrate,
    revision_of,
)

log = logging.getLogger("headwaters.postgres")

T = TypeVar("T")
Connect = Callable[[], Awaitable[Any]]
Standing = tuple[int, int]  # how a table stands: its revision, and how many lines of chat it has

CHANNEL = "headwaters"
PATIENCE_S = 10.0  # for an answer of the server to a new connection
LONGEST_STATEMENT_S = 30.0
LOCKED_S = 5.0  # for a row that somebody else has locked, as long as for a locked file of SQLite
SWEEP_S = 1.0
SWEEPING = "SELECT id, revision, said FROM tables WHERE id = ANY($1::text[])"
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0  # between two tries to connect again
MOST_BYTES = 7_900  # of one notification; the server takes less than 8,000
POOL, MORE = 8, 8  # connections that are kept, and those beyond
RESTORING = ("--clean", "--if-exists", "--no-owner", "--single-transaction")
KEEPALIVES = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}


class Postgres(Database):
    """One database of a server."""

    shared = True

    def __init__(self, url: URL) -> None:
        try:
            import asyncpg  # noqa: F401
        except ImportError as error:
            raise HeadwatersError("error-database-driver", package="headwaters-games[postgres]") from error
        self.url = url.set(drivername="postgresql+asyncpg")
        self.name = self.url.set(drivername="postgresql").render_as_string(hide_password=True)
        query = {name: value for name, value in url.query.items() if name != "ssl"}
        plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
        self._dbname = f"--dbname={plain.render_as_string()}"  # as the client programs want it, without what is secret
        self._arguments = dict(self.url.get_dialect()().create_connect_args(self.url)[1])

    def connections(self) -> Connections:
        return Pooled(
            create_async_engine(
                self.url,
                connect_args=_settings(lock_timeout=f"{1000 * LOCKED_S:.0f}"),
                pool_size=POOL,
                max_overflow=MORE,
                pool_pre_ping=True,
                hide_parameters=True,  # errors are logged, and seeds are parameters
            )
        )

    async def connect(self) -> Any:
        """A connection of its own, beside those of the engine."""
        import asyncpg

        return await asyncpg.connect(**{**self._arguments, **_settings(**KEEPALIVES)})

    def hold(self) -> None:
        pass

    def release(self) -> None:
        pass

    def changes(self, hearer: Hearer) -> Changes:
        return PostgresChanges(self.connect, hearer)

    def leases(self) -> Leases:
        return PostgresLeases(self.connect)

    # ------------------------------------------------------------ looked after

    def upgrade(self, *, copy: bool = True) -> Upgrade:
        async def upgraded(connection: AsyncConnection) -> Upgrade:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _key("upgrade")})
            before = await connection.run_sync(revision_of, self.name)
            if before == NEWEST:
                return Upgrade(before, NEWEST, None)
            dump = self._dumped(f"before-{NEWEST}") if before and copy else None
            await connection.run_sync(migrate, before)
            return Upgrade(before, NEWEST, dump)

        return self._in_a_transaction(upgraded)

    def check(self) -> Health:
        async def checked(connection: AsyncConnection) -> Health:
            revision = await connection.run_sync(known_revision, self.name)
            return Health(revision, await connection.run_sync(count_tables), ())

        return self._in_a_transaction(checked)

    def backup(self, file: Path) -> int:
        health = self.check()
        self._dump(file)
        return health.tables

    def restore(self, file: Path, *, force: bool = False) -> Path | None:
        if not file.is_file():
            raise HeadwatersError("error-file", file=str(file), reason="it does not exist")
        written = self._client("pg_restore", "--data-only", f"--table={VERSION_TABLE}", "--file=-", str(file))
        rows = written.partition("FROM stdin;\n")[2].partition("\n\\.")[0].split()
        check_known(rows, str(file))

        async def revision(connection: AsyncConnection) -> str | None:
            return await connection.run_sync(revision_of, self.name)

        there = self._in_a_transaction(revision) is not None
        if there and not force:
            raise HeadwatersError("error-database-exists", database=self.name)
        old = self._dumped("before-restore") if there else None
        self._client("pg_restore", *RESTORING, self._dbname, str(file))
        return old

    def _dumped(self, why: str) -> Path:
        """A copy in the folder where databases are kept that are files."""
        file = free_name(default_database().with_name(self.url.database or "tables"), why)
        self._dump(file)
        return file

    def _dump(self, file: Path) -> None:
        tables = [f"--table={name}" for name in sorted({*OUR_TABLES, VERSION_TABLE})]
        with self._reasons(str(file)):
            file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
        self._client("pg_dump", "--format=custom", "--no-owner", *tables, self._dbname, f"--file={file}")

    def _client(self, program: str, *arguments: str) -> str:
        """What a client program of PostgreSQL says; where it is not installed, how to run it elsewhere."""
        if not (found := shutil.which(program)):
            raise HeadwatersError("error-database-client", program=program, command=" ".join([program, *arguments]))
        secret = {"PGPASSWORD": self._arguments.get("password"), "PGSSLMODE": self._arguments.get("ssl")}
        environment = {**os.environ, **{name: str(value) for name, value in secret.items() if value}}
        done = subprocess.run([found, *arguments], env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            reason = (done.stderr.strip().splitlines() or [f"{program} ended with {done.returncode}"])[0]
            raise HeadwatersError("error-database-unusable", database=self.name, reason=reason.rstrip("."))
        return done.stdout

    def _in_a_transaction(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, T]]) -> T:
        """In a thread of its own: in this one a loop may be running."""

        async def worked() -> T:
            engine = create_async_engine(self.url, connect_args=_settings(), poolclass=NullPool)
            try:
                async with engine.begin() as connection:
                    return await work(connection)
            finally:
                await engine.dispose()

        with self._reasons(self.name), ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, worked()).result()

    @contextmanager
    def _reasons(self, name: str) -> Iterator[None]:
        """What the system or the server says against it, as one clear line."""
        import asyncpg

        try:
            yield
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError) as error:
            said = error.orig.__cause__ or error.orig if isinstance(error, DBAPIError) and error.orig else error
            reason = getattr(said, "strerror", None) or str(said) or f"no answer within {PATIENCE_S:g} s"
            line = reason.splitlines()[0].rstrip(".")
            raise HeadwatersError("error-database-unusable", database=name, reason=line) from error


def _settings(**more: str) -> dict[str, Any]:
    """How every connection is made."""
    server = {"application_name": "headwaters", **more}
    return {"timeout": PATIENCE_S, "command_timeout": LONGEST_STATEMENT_S, "server_settings": server}


def _key(name: str) -> int:
    """The number of an advisory lock."""
    return int.from_bytes(hashlib.sha256(f"headwaters {name}".encode()).digest()[:8], "big", signed=True)


async def _ended(connection: Any) -> None:
    """Close a connection, also one that is broken."""
    with suppress(Exception):
        await connection.close(timeout=1)


# ---------------------------------------------------------------- between services


class PostgresChanges(Changes):
    """Hints by NOTIFY: one connection tells, several changes at a time; another listens and sweeps."""

    def __init__(self, connect: Connect, hearer: Hearer) -> None:
        self._connect, self._hearer = connect, hearer
        self._untold: dict[str, Standing] = {}
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.listens = asyncio.Event()  # whether the listener is connected

    async def open(self) -> None:
        for work in (self._tell, self._listen):
            self._tasks.append(asyncio.create_task(self._again_and_again(work)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def announce(self, table_id: str, revision: int, said: int = 0) -> None:
        before = self._untold.get(table_id, (0, 0))
        self._untold[table_id] = max(revision, before[0]), max(said, before[1])
        self._something.set()

    async def _again_and_again(self, work: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
        """The work on a connection of its own, on a new one whenever it has broken."""
        pause = FIRST_PAUSE_S
        while True:
            try:
                connection = await self._connect()
                pause = FIRST_PAUSE_S
                try:
                    await work(connection)
                finally:
                    await _ended(connection)
            except Exception as error:
                log.warning("no connection to the other services (%s); next try in %g s", error, pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _tell(self, connection: Any) -> None:
        while True:
            while self._untold:
                some = payload_of(self._untold)
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, some)
                for table_id, standing in standings_in(some):
                    if self._untold.get(table_id) == standing:  # not if there is a newer one by now
                        del self._untold[table_id]
            self._something.clear()
            await self._something.wait()

    async def _listen(self, connection: Any) -> None:
        """Hear hints until the connection breaks; at once, and every second, look for those that were missed.

        Before the connection is there every table in memory may have changed. While it is there hints are lost only by
        some misfortune, so then it is enough to look at what somebody watches.
        """
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, payload: self._hear(payload))
        await self._sweep(connection, self._hearer.at_work())
        self.listens.set()
        try:
            while not broken.is_set():
                await self._sweep(connection, self._hearer.watched())
                with suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), SWEEP_S)
        finally:
            self.listens.clear()
        raise ConnectionError("the server has closed the connection")

    def _hear(self, payload: str) -> None:
        for table_id, standing in standings_in(payload):
            self._hearer.heard(table_id, *standing)

    async def _sweep(self, connection: Any, tables: Iterable[str]) -> None:
        if some := list(tables):
            for row in await connection.fetch(SWEEPING, some):
                self._hearer.heard(row["id"], row["revision"], row["said"])


def payload_of(changes: dict[str, Standing]) -> str:
    """As many of the changes as one notification takes: `t7 12/0,t9 4/3`, revision and lines of chat."""
    some, size = [], 0
    for table_id, (revision, said) in changes.items():
        each = f"{table_id} {revision}/{said}"
        size += len(each.encode()) + 1
        if size > MOST_BYTES:
            break
        some.append(each)
    return ",".join(some)


def standings_in(payload: str) -> Iterator[tuple[str, Standing]]:
    """The tables of a notification and how they stand; whatever else somebody may have sent is left out."""
    for each in payload.split(","):
        table_id, _, standing = each.rpartition(" ")
        numbers = standing.split("/")
        if table_id and len(numbers) == 2 and all(number.isascii() and number.isdigit() for number in numbers):
            yield table_id, (int(numbers[0]), int(numbers[1]))


class PostgresLeases(Leases):
    """Advisory locks of one session: the server frees them when the service is gone, in whatever way."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._connection: Any = None
        self.is_reached = True  # a server that is gone is told of once
        self._held: set[str] = set()
        self._releasing: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    async def mine(self, name: str) -> bool:
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                self._held.clear()
                try:
                    self._connection = await self._connect()
                    self.is_reached = True
                except Exception as error:
                    if self.is_reached:
                        log.warning("no lease of %s, nor of others: %s", name, error)
                    self.is_reached = False
                    return False
            if name not in self._held and await self._asked("SELECT pg_try_advisory_lock($1)", name):
                self._held.add(name)
            return name in self._held

    def release(self, name: str) -> None:
        if name in self._held:
            task = asyncio.create_task(self._release(name))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    async def _release(self, name: str) -> None:
        async with self._turn:
            if name in self._held:
                self._held.discard(name)
                await self._asked("SELECT pg_advisory_unlock($1)", name)

    async def close(self) -> None:
        async with self._turn:
            self._held.clear()
            if self._connection is not None:
                await _ended(self._connection)

    async def _asked(self, question: str, name: str) -> bool:
        """The server's answer; no, and everything is given up, where there is none."""
        try:
            return bool(await self._connection.fetchval(question, _key(name)))
        except Exception as error:
            log.warning("no lease of %s: %s", name, error)
            await _ended(self._connection)
            self._held.clear()
            return False

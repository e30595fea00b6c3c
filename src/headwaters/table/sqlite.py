"""The database as one file of SQLite, used by one service at a time and readable by its owner alone.

An upgrade is one transaction that locks out every other writer, and before it an existing file is copied beside itself.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from ..kernel.errors import HeadwatersError
from .changes import Changes, Hearer, Leases
from .connections import Connections, Threads
from .database import (
    NEWEST,
    Database,
    DatabaseInUse,
    Health,
    Upgrade,
    count_tables,
    free_name,
    known_revision,
    migrate,
    revision_of,
)

PATIENCE_S = 60.0  # for another program that is upgrading just now
BESIDE = ("", "-wal", "-shm")  # the file itself, and what SQLite keeps beside it
OTHERS = 0o077  # what the group and everybody else may do


class Sqlite(Database):
    """One file."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path.expanduser().absolute()
        self.name = str(self.path)
        self._lock: int | None = None

    def connections(self) -> Connections:
        # Errors are logged, and seeds are parameters.
        engine = create_engine(f"sqlite:///{self.path}", hide_parameters=True)
        event.listen(engine, "connect", _careful)
        return Threads(engine)

    def hold(self) -> None:
        if self._lock is None:
            with self._reasons(self.path):
                self._lock = _locked_file(self.path)

    def release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def upgrade(self, *, copy: bool = True) -> Upgrade:
        with self._reasons(self.path):
            _private(self.path)
            with _alone(self.path) as connection:
                before = revision_of(connection, self.name)
                if before == NEWEST:
                    return Upgrade(before, NEWEST, None)
                beside = free_name(self.path, f"before-{NEWEST}") if before and copy else None
                try:
                    if beside:
                        _copy(self.path, beside)
                    migrate(connection, before)
                except BaseException:
                    if beside:
                        beside.unlink(missing_ok=True)
                    raise
        return Upgrade(before, NEWEST, beside)

    def check(self) -> Health:
        return self._check(self.path)

    def backup(self, file: Path) -> int:
        with self._reasons(self.path), _reading(self.path) as connection:
            known_revision(connection, self.name)
        with self._reasons(file):
            if file.exists() and file.samefile(self.path):
                raise HeadwatersError("error-database-unusable", database=str(file), reason="it is the database itself")
            _copy(self.path, file)
            with _reading(file) as copied:
                return count_tables(copied)

    def restore(self, file: Path, *, force: bool = False) -> Path | None:
        health = self._check(file)
        if health.faults:
            raise HeadwatersError("error-database-unusable", database=str(file), reason=health.faults[0])
        if self.path.exists() and not force:
            raise HeadwatersError("error-database-exists", database=self.name)
        self.hold()  # a service that is running must end first
        try:
            with self._reasons(self.path):
                return self._replaced_by(file)
        finally:
            self.release()

    def _replaced_by(self, file: Path) -> Path | None:
        arriving = free_name(self.path, "arriving")
        try:
            _copy(file, arriving)
            old = free_name(self.path, "before-restore") if self.path.exists() else None
            for more in BESIDE:  # what is not yet in the file itself goes with it
                if old and Path(f"{self.path}{more}").exists():
                    Path(f"{self.path}{more}").rename(f"{old}{more}")
            arriving.rename(self.path)
        finally:
            arriving.unlink(missing_ok=True)
        return old

    def changes(self, hearer: Hearer) -> Changes:
        return Changes()

    def leases(self) -> Leases:
        return Leases()

    def _check(self, path: Path) -> Health:
        with self._reasons(path), _reading(path) as connection:
            revision = known_revision(connection, str(path))
            answers = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(10)")]
            return Health(revision, count_tables(connection), () if answers == ["ok"] else tuple(answers))

    @contextmanager
    def _reasons(self, path: Path) -> Iterator[None]:
        """What the system or SQLite says against a file, as one clear line."""
        try:
            yield
        except (OSError, sqlite3.Error, DBAPIError) as error:
            said = error.orig if isinstance(error, DBAPIError) else error
            reason = "it is a folder" if path.is_dir() else getattr(said, "strerror", None) or str(said)
            raise HeadwatersError("error-database-unusable", database=str(path), reason=reason) from error


def _careful(connection: Any, _record: Any) -> None:
    """WAL, and a commit is on disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _locked_file(path: Path) -> int:
    """The open lock file of a database; the system frees the lock when the process ends, in whatever way."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise DatabaseInUse("error-database-in-use", database=str(path)) from None
    return lock


def _private(path: Path) -> None:
    """The file, made if need be, for its owner alone: it holds the seeds and hands of games in play."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    for more in BESIDE:
        with suppress(FileNotFoundError):
            status = os.stat(f"{path}{more}")
            if status.st_uid == os.geteuid() and status.st_mode & OTHERS:
                os.chmod(f"{path}{more}", status.st_mode & 0o700)


@contextmanager
def _alone(path: Path) -> Iterator[Connection]:
    """One transaction from which every other writer is locked out: two that start at once upgrade in turn."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(path, timeout=PATIENCE_S, isolation_level=None, check_same_thread=False),
        poolclass=NullPool,
    )
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        yield connection


def _reader(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing and makes no file."""
    if not path.exists():
        raise HeadwatersError("error-file", file=str(path), reason="it does not exist")
    if path.is_dir():
        raise IsADirectoryError
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


@contextmanager
def _reading(path: Path) -> Iterator[Connection]:
    with create_engine("sqlite://", creator=lambda: _reader(path), poolclass=NullPool).connect() as connection:
        yield connection


def _copy(path: Path, file: Path) -> None:
    """A consistent copy by SQLite's own means, whoever writes meanwhile; for its owner alone."""
    _private(file)
    with closing(_reader(path)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)

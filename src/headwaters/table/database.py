"""The database as a file: which revision its schema has, upgraded, checked, copied and put back.

The schema changes only by the migrations in `migrations/versions`, whose files begin with their revision. An upgrade
is one transaction that locks out every other writer, and before it an existing file is copied beside itself.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from sqlalchemy import Connection, NullPool, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError

from ..kernel.errors import HeadwatersError

MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = tuple(sorted(path.name[:4] for path in MIGRATIONS.glob("versions/[0-9]*.py")))
FIRST, NEWEST = REVISIONS[0], REVISIONS[-1]
FIRST_TABLES = {"guests", "tables", "chairs", "events", "links"}  # of the first schema, which names no revision
PATIENCE_S = 60.0  # for another service that is upgrading just now


def default_database() -> Path:
    """Where tables are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "headwaters" / "tables.sqlite"


def database_path(database: str | None) -> Path:
    """The file of a database that is named by its path or by a sqlite URL."""
    text = database or str(default_database())
    if "://" in text:
        try:
            url = make_url(text)
        except Exception as error:
            raise HeadwatersError("error-database", database=text[:200]) from error
        if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
            raise HeadwatersError("error-database", database=text[:200])
        text = url.database
    return Path(text).expanduser().absolute()


@dataclass(frozen=True)
class Upgrade:
    """What an upgrade did."""

    before: str | None  # None: the database is new
    after: str
    copy: Path | None  # the database as it was before


@dataclass(frozen=True)
class Health:
    """What a check found."""

    revision: str
    tables: int
    faults: tuple[str, ...]  # what SQLite finds wrong with the file

    @property
    def is_newest(self) -> bool:
        return self.revision == NEWEST


def upgrade(path: Path) -> Upgrade:
    """Bring the schema up to the newest revision, or make it; nothing changes if that can't be done whole."""
    with _reasons(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with _locked(path) as connection:
            before = _revision(_raw(connection), path)
            if before == NEWEST:
                return Upgrade(before, NEWEST, None)
            copy = _free(path, f"before-{NEWEST}") if before else None
            try:
                if copy:
                    _copy(path, copy)
                _migrate(connection, before)
            except BaseException:
                if copy:
                    copy.unlink(missing_ok=True)
                raise
    return Upgrade(before, NEWEST, copy)


def check(path: Path) -> Health:
    """Which revision the database has, and whether the file is whole."""
    with _reasons(path), closing(_reading(path)) as connection:
        revision = _revision(connection, path)
        if revision is None:
            raise HeadwatersError("error-database-foreign", database=str(path))
        answers = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(10)")]
        return Health(revision, _tables(connection), () if answers == ["ok"] else tuple(answers))


def backup(path: Path, file: Path) -> int:
    """A consistent copy of the database, also while it is in use; how many tables it holds."""
    with _reasons(path), closing(_reading(path)) as connection:
        if _revision(connection, path) is None:
            raise HeadwatersError("error-database-foreign", database=str(path))
    with _reasons(file):
        if file.exists() and file.samefile(path):
            raise HeadwatersError("error-database-unusable", database=str(file), reason="it is the database itself")
        file.parent.mkdir(parents=True, exist_ok=True)
        _copy(path, file)
        with closing(_reading(file)) as copy:
            return _tables(copy)


def restore(file: Path, path: Path, *, force: bool = False) -> Path | None:
    """Put a copy in the place of the database; where the one that was there is kept, if there was one."""
    health = check(file)
    if health.faults:
        raise HeadwatersError("error-database-unusable", database=str(file), reason=health.faults[0])
    if path.exists() and not force:
        raise HeadwatersError("error-database-exists", database=str(path))
    with _reasons(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        arriving = _free(path, "arriving")
        try:
            _copy(file, arriving)
            old = _free(path, "before-restore") if path.exists() else None
            for more in ("", "-wal", "-shm"):  # what is not yet in the file itself goes with it
                if old and Path(f"{path}{more}").exists():
                    Path(f"{path}{more}").rename(f"{old}{more}")
            arriving.rename(path)
        finally:
            arriving.unlink(missing_ok=True)
    return old


@contextmanager
def _locked(path: Path) -> Iterator[Connection]:
    """One transaction from which every other writer is locked out: two services that start at once upgrade in turn."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(path, timeout=PATIENCE_S, isolation_level=None, check_same_thread=False),
        poolclass=NullPool,
    )
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        yield connection


def _raw(connection: Connection) -> sqlite3.Connection:
    return cast("sqlite3.Connection", connection.connection.dbapi_connection)


def _migrate(connection: Connection, before: str | None) -> None:
    """Alembic's work, inside the transaction that is open."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    if before == FIRST and not _has_table(_raw(connection), "alembic_version"):
        command.stamp(config, FIRST)
    command.upgrade(config, NEWEST)


def _revision(connection: sqlite3.Connection, path: Path) -> str | None:
    """The revision of the schema; None for an empty database, a refusal for one that is not ours or newer."""
    names = {str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names:
        return None
    if not names >= FIRST_TABLES:
        raise HeadwatersError("error-database-foreign", database=str(path))
    if "alembic_version" not in names:
        return FIRST
    revisions = [str(row[0]) for row in connection.execute("SELECT version_num FROM alembic_version")]
    if len(revisions) != 1 or revisions[0] not in REVISIONS:
        revision = ", ".join(revisions) or "-"
        raise HeadwatersError("error-database-newer", database=str(path), revision=revision, newest=NEWEST)
    return revisions[0]


def _has_table(connection: sqlite3.Connection, name: str) -> bool:
    rows = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (name,))
    return rows.fetchone() is not None


def _tables(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def _reading(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing and makes no file."""
    if not path.is_file():
        raise HeadwatersError("error-file", file=str(path), reason="it does not exist")
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _copy(path: Path, file: Path) -> None:
    """A consistent copy by SQLite's own means, whoever writes meanwhile."""
    with closing(_reading(path)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)
    shutil.copymode(path, file)


def _free(path: Path, why: str) -> Path:
    """A name beside the file that nothing has yet."""
    wanted = [path.with_name(f"{path.name}.{why}{more}") for more in ("", *(f"-{n}" for n in range(2, 1000)))]
    return next(each for each in wanted if not each.exists())


@contextmanager
def _reasons(path: Path) -> Iterator[None]:
    """What the system or SQLite says against a file, as one clear line."""
    try:
        yield
    except (OSError, sqlite3.Error, DBAPIError) as error:
        said = error.orig if isinstance(error, DBAPIError) else error
        reason = getattr(said, "strerror", None) or str(said)
        raise HeadwatersError("error-database-unusable", database=str(path), reason=reason) from error

"""The database of the tables, whichever it is: the revision of its schema, and what a database has to do.

SQLite (`sqlite.py`) and PostgreSQL (`postgres.py`) are told apart in `database_of` and nowhere else. The schema changes
only by the migrations in `migrations/versions`, whose files begin with their revision.
"""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.engine import URL

from ..kernel.errors import HeadwatersError

if TYPE_CHECKING:
    from .changes import Changes, Hearer, Leases
    from .connections import Connections

MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = tuple(sorted(path.name[:4] for path in MIGRATIONS.glob("versions/[0-9]*.py")))
FIRST, NEWEST = REVISIONS[0], REVISIONS[-1]
FIRST_TABLES = frozenset({"guests", "tables", "chairs", "events", "links"})  # those of the first schema
OUR_TABLES = FIRST_TABLES | {"chat", "tidied"}
VERSION_TABLE = "alembic_version"


class DatabaseInUse(HeadwatersError):
    """Another service has the database for itself."""

    exit_code = 1


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
    faults: tuple[str, ...]  # what is wrong with the file

    @property
    def is_newest(self) -> bool:
        return self.revision == NEWEST


class Database(ABC):
    """Where the tables are kept. Whatever can't be done is a HeadwatersError of one line."""

    name: str  # as people are told of it: no password
    shared: bool  # whether several services may use it at once

    @abstractmethod
    def connections(self) -> Connections:
        """Connections that commit durably; none is made before it is needed."""

    @abstractmethod
    def hold(self) -> None:
        """From now on this service uses the database; DatabaseInUse where another one does and they can't share it."""

    @abstractmethod
    def release(self) -> None:
        """This service no longer uses the database."""

    @abstractmethod
    def upgrade(self, *, copy: bool = True) -> Upgrade:
        """Bring the schema up to the newest revision, or make it; nothing changes if that can't be done whole."""

    @abstractmethod
    def check(self) -> Health:
        """Which revision the database has, and whether it is whole."""

    @abstractmethod
    def backup(self, file: Path) -> int:
        """A consistent copy of the database, also while it is in use; how many tables it holds."""

    @abstractmethod
    def restore(self, file: Path, *, force: bool = False) -> Path | None:
        """Put a copy in the place of the database; where the one that was there is kept, if there was one."""

    @abstractmethod
    def changes(self, hearer: Hearer) -> Changes:
        """How services that share the database tell each other what has changed."""

    @abstractmethod
    def leases(self) -> Leases:
        """How they agree on which of them does what only one may do."""


def default_database() -> Path:
    """Where tables are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "headwaters" / "tables.sqlite"


def database_of(database: str | Database | None) -> Database:
    """The database that a path or a URL names; without either the file in the home folder."""
    if isinstance(database, Database):
        return database
    from .postgres import Postgres
    from .sqlite import Sqlite

    named = database or str(default_database())
    if "://" not in named:
        return Sqlite(Path(named))
    url = _url(named)
    match url.get_backend_name():
        case "sqlite" if url.database and url.database != ":memory:":
            return Sqlite(Path(url.database))
        case "postgresql" | "postgres":
            return Postgres(url)
    raise _unknown(named)


def _url(named: str) -> URL:
    try:
        return make_url(named)
    except Exception as error:  # whatever SQLAlchemy finds wrong with it
        raise _unknown(named) from error


def _unknown(named: str) -> HeadwatersError:
    return HeadwatersError("error-database", database=re.sub(r"//[^@/]*@", "//…@", named)[:200])


# ---------------------------------------------------------------- the schema


def revision_of(connection: Connection, name: str) -> str | None:
    """The revision of the schema; None for an empty database, a refusal for one that is not ours or newer."""
    names = set(inspect(connection).get_table_names())
    if not names:
        return None
    if not names >= FIRST_TABLES:
        raise HeadwatersError("error-database-foreign", database=name)
    if VERSION_TABLE not in names:
        return FIRST
    revisions = [str(row[0]) for row in connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}"))]
    check_known(revisions, name)
    return revisions[0]


def check_known(revisions: list[str], name: str) -> None:
    """Refuse a schema that this Headwaters does not know."""
    if len(revisions) != 1 or revisions[0] not in REVISIONS:
        revision = ", ".join(revisions) or "-"
        raise HeadwatersError("error-database-newer", database=name, revision=revision, newest=NEWEST)


def known_revision(connection: Connection, name: str) -> str:
    """The revision of a database that must be one of ours."""
    revision = revision_of(connection, name)
    if revision is None:
        raise HeadwatersError("error-database-foreign", database=name)
    return revision


def count_tables(connection: Connection) -> int:
    return int(connection.execute(text("SELECT count(*) FROM tables")).scalar_one())


def migrate(connection: Connection, before: str | None) -> None:
    """Alembic's work, inside the transaction that is open."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    if before == FIRST and not inspect(connection).has_table(VERSION_TABLE):
        command.stamp(config, FIRST)
    command.upgrade(config, NEWEST)


def free_name(path: Path, why: str) -> Path:
    """A name beside the file that nothing has yet."""
    wanted = [path.with_name(f"{path.name}.{why}{more}") for more in ("", *(f"-{n}" for n in range(2, 1000)))]
    return next(each for each in wanted if not each.exists())

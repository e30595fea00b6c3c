"""Where everything is kept: SQL through SQLAlchemy Core, in one file of SQLite.

A change of a table is one transaction: its event, its snapshot, its chairs. It is refused when the table's revision is
no longer the one that the change was made for, so any number of writers could share the database. The schema below is
that of the newest migration; `database` makes it.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .chairs import Chair
from .database import database_path, upgrade
from .errors import Refusal

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the cookie
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("palette", String(16), nullable=False),
    Column("created", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("creator", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("seed", LargeBinary(16), nullable=False),
    Column("commitment", String(64), nullable=False),  # SHA-256 of the seed, as it was shown at the start
    Column("actors", Integer, nullable=False),  # bit mask of the seats that must decide
    Column("snapshot", LargeBinary),  # the position after the last event
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # the version of the rules it is played under
)
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), index=True),
    Column("name", String(80)),
    Column("bot", String(40)),
    Column("emblem", String(40)),  # what the player chose to play as, in games that have emblems
)
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("action", Integer),  # play: the action's number; undo: the number of the step that is taken back
    Column("text", String(200)),
    Column("at", Float, nullable=False),
)
links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the token in the link
    Column("table_id", String(32), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Column("used", Boolean, nullable=False),
)
Index("tables_open", tables.c.status, tables.c.public)


@dataclass(frozen=True)
class Event:
    """One change of a table."""

    revision: int
    kind: str  # sit, stand, chair, emblem, start, play, undo, move
    seat: int | None = None
    action: int | None = None
    text: str | None = None


@dataclass(frozen=True)
class Game:
    """How the game of a table stands after a change."""

    status: str
    actors: int = 0
    snapshot: bytes | None = None
    rules: int | None = None  # with the options, when it begins
    options: dict[str, Any] | None = None

    def columns(self) -> dict[str, Any]:
        begun = {"rules": self.rules, "options": json.dumps(self.options)} if self.rules is not None else {}
        return {"status": self.status, "actors": self.actors, "snapshot": self.snapshot, **begun}


@dataclass(frozen=True)
class Guest:
    """A visitor who has done something: the cookie is known only to the visitor."""

    id: str
    name: str
    language: str
    palette: str


@dataclass(frozen=True)
class StoredTable:
    """A table as the store has it."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    creator: str
    public: bool
    status: str
    revision: int
    seed: bytes
    commitment: str
    actors: int
    snapshot: bytes | None
    created: float
    touched: float
    rules: int
    chairs: tuple[Chair, ...]


def _stored(row: Any, chairs: Sequence[Chair]) -> StoredTable:
    return StoredTable(**{**row._mapping, "options": _options(row.options)}, chairs=tuple(chairs))


def _options(text: str) -> dict[str, Any]:
    """The options of a table; a damaged text becomes one that no game takes, so that only this table suffers."""
    try:
        options = json.loads(text)
    except ValueError:
        options = None
    return options if isinstance(options, dict) else {"": text}


class Store:
    """The database; every method is one transaction."""

    def __init__(self, database: str | None = None) -> None:
        self.path = database_path(database)
        self.url = f"sqlite+aiosqlite:///{self.path}"
        self.engine: AsyncEngine = create_async_engine(self.url)
        self._writing = asyncio.Lock()
        event.listen(self.engine.sync_engine, "connect", _careful)

    async def open(self) -> None:
        """Make or upgrade the database, in a thread of its own."""
        await asyncio.to_thread(upgrade, self.path)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing, self.engine.begin() as c:
            yield c

    # ------------------------------------------------------------ guests

    async def guest_by_token(self, token: str) -> Guest | None:
        return await self._guest(guests.c.token == token)

    async def guest_by_id(self, guest: str) -> Guest | None:
        return await self._guest(guests.c.id == guest)

    async def _guest(self, which: Any) -> Guest | None:
        async with self.engine.connect() as c:
            query = select(guests.c.id, guests.c.name, guests.c.language, guests.c.palette).where(which)
            row = (await c.execute(query)).first()
        return Guest(*row) if row else None

    async def add_guest(self, guest: Guest, token: str) -> None:
        async with self._write() as c:
            await c.execute(
                insert(guests).values(
                    id=guest.id,
                    token=token,
                    name=guest.name,
                    language=guest.language,
                    palette=guest.palette,
                    created=time.time(),
                )
            )

    async def change_guest(self, guest: Guest) -> None:
        async with self._write() as c:
            values = {"name": guest.name, "language": guest.language, "palette": guest.palette}
            await c.execute(update(guests).where(guests.c.id == guest.id).values(**values))

    # ------------------------------------------------------------ tables

    async def add_table(self, stored: StoredTable) -> None:
        async with self._write() as c:
            values = {c.name: getattr(stored, c.name) for c in tables.columns}
            values["options"] = json.dumps(stored.options)
            await c.execute(insert(tables).values(**values))
            for seat, chair in enumerate(stored.chairs):
                await c.execute(insert(chairs).values(table_id=stored.id, seat=seat, **asdict(chair)))

    async def change(
        self, table: str, *events_: Event, chairs_: Sequence[Chair] | None = None, game: Game | None = None
    ) -> None:
        """Events with what they make of chairs and game, all or nothing; `error-stale` if the table has moved on."""
        now = time.time()
        first, last = events_[0].revision, events_[-1].revision
        changed = game.columns() if game else {}
        async with self._write() as c:
            done = await c.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.revision == first - 1)
                .values(revision=last, touched=now, **changed)
            )
            if done.rowcount != 1:
                raise Refusal("error-stale")
            for e in events_:
                values = {"kind": e.kind, "seat": e.seat, "action": e.action, "text": e.text, "at": now}
                await c.execute(insert(events).values(table_id=table, revision=e.revision, **values))
            for seat, chair in enumerate(chairs_ or ()):
                which = (chairs.c.table_id == table) & (chairs.c.seat == seat)
                await c.execute(update(chairs).where(which).values(**asdict(chair)))

    async def table(self, table: str) -> StoredTable | None:
        stored = await self._tables(tables.c.id == table, 1)
        return stored[0] if stored else None

    async def events_of(self, table: str, after: int = 0) -> list[Event]:
        """What happened at a table, behind that revision."""
        columns = (events.c.revision, events.c.kind, events.c.seat, events.c.action, events.c.text)
        async with self.engine.connect() as c:
            which = (events.c.table_id == table) & (events.c.revision > after)
            rows = await c.execute(select(*columns).where(which).order_by(events.c.revision))
            return [Event(*row) for row in rows]

    async def open_tables(self, most: int = 50) -> list[StoredTable]:
        return await self._tables((tables.c.status == "open") & tables.c.public, most)

    async def tables_of(self, guest: str, most: int = 50) -> list[StoredTable]:
        mine = select(chairs.c.table_id).where(chairs.c.guest == guest)
        return await self._tables(tables.c.id.in_(mine) | (tables.c.creator == guest), most)

    async def unfinished(self) -> list[StoredTable]:
        """Tables whose game has begun or is about to."""
        return await self._tables(tables.c.status.in_(("playing", "compiling")), 100_000)

    async def counts(self) -> dict[str, int]:
        from sqlalchemy import func

        async with self.engine.connect() as c:
            rows = await c.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            return {str(status): int(n) for status, n in rows}

    async def _tables(self, which: Any, most: int) -> list[StoredTable]:
        async with self.engine.connect() as c:
            query = select(tables).where(which).order_by(tables.c.touched.desc()).limit(most)
            rows = list(await c.execute(query))
            ids = [row.id for row in rows]
            seated: dict[str, list[Chair]] = {table: [] for table in ids}
            for start in range(0, len(ids), 500):
                some = ids[start : start + 500]
                chair_rows = await c.execute(select(chairs).where(chairs.c.table_id.in_(some)).order_by(chairs.c.seat))
                for row in chair_rows:
                    seated[row.table_id].append(Chair(row.guest, row.name, row.bot, row.emblem))
        return [_stored(row, seated[row.id]) for row in rows]

    # ------------------------------------------------------------ links

    async def add_link(self, token: str, table: str, guest: str, until: float) -> None:
        async with self._write() as c:
            await c.execute(insert(links).values(token=token, table_id=table, guest=guest, until=until, used=False))

    async def link(self, token: str) -> tuple[str, str] | None:
        """Table and guest of a link that is still valid."""
        valid = (links.c.token == token) & ~links.c.used & (links.c.until > time.time())
        async with self.engine.connect() as c:
            row = (await c.execute(select(links.c.table_id, links.c.guest).where(valid))).first()
        return (row.table_id, row.guest) if row else None

    async def use_link(self, token: str) -> bool:
        """Whether the link was unused until now."""
        async with self._write() as c:
            done = await c.execute(update(links).where(links.c.token == token, ~links.c.used).values(used=True))
            return bool(done.rowcount == 1)


def _careful(connection: Any, _record: Any) -> None:
    """WAL, and a commit is on disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

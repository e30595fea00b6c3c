"""Where everything is kept: SQL through SQLAlchemy Core, the same for SQLite and PostgreSQL.

A change of a table is one transaction: its event, its snapshot, its chairs. It is refused when the table's revision is
no longer the one that the change was made for, so any number of writers may share the database. The schema below is
that of the newest migration; `database` makes it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from .chairs import Chair
from .connections import Work
from .database import Database, database_of
from .errors import Refusal

log = logging.getLogger("headwaters.store")

T = TypeVar("T")

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
    Column("seen", Float, nullable=False, server_default="0"),  # when the guest last did something, to the day
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("creator", String(32), nullable=False, index=True),
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
    Column("unreadable", Boolean, nullable=False, server_default=false()),  # whether its game could not be rebuilt
    Column("said", Integer, nullable=False, server_default="0"),  # how many lines of chat were written
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
    Column("resigned", Boolean, nullable=False, server_default=false()),
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
chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),  # counted from 1
    Column("guest", String(32), nullable=False),
    Column("name", String(80), nullable=False),  # as it was then
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
tidied = Table(
    "tidied",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("at", Float, nullable=False),  # what happens at the table later brings it back
)
Index("tables_open", tables.c.status, tables.c.public, tables.c.created)

MOST_NAMED = 500  # values in one question
ROW_LOCKED = "55P03"  # what PostgreSQL says when `lock_timeout` is over
PROBE_SIZE = 16_384  # characters: more than a move writes, and more than is left in a page of SQLite
PROBE_S = 10.0  # for so long something that was written says that more can be

# A chair of a game that goes on, whose seat must decide.
_asked = (
    tables.c.id == chairs.c.table_id,
    tables.c.status == "playing",
    ~tables.c.unreadable,
    tables.c.actors.bitwise_rshift(chairs.c.seat).bitwise_and(1) == 1,
    chairs.c.bot.is_(None),
)


def _is_tidied(guest: Any) -> Any:
    """Whether a guest has taken the table from their list, and nothing has happened there since."""
    return (
        exists()
        .where(tidied.c.table_id == tables.c.id, tidied.c.guest == guest, tidied.c.at >= tables.c.touched)
        .correlate(tables, chairs)
    )


# The two statements of every move.
_change_table = update(tables).where(
    tables.c.id == bindparam("of_table"), tables.c.revision == bindparam("from_revision")
)
_add_event = insert(events)


@dataclass(frozen=True)
class Event:
    """One change of a table."""

    revision: int
    kind: str  # sit, stand, chair, emblem, start, play, undo, move, given-up, and those of `consent`
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
    seen: float = 0.0


@dataclass(frozen=True)
class ChatLine:
    """What somebody has said at a table."""

    n: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: float


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
    unreadable: bool = False
    said: int = 0


def _stored(row: Any, chairs: Sequence[Chair]) -> StoredTable | None:
    """The table of a row; None for a row with a value of a wrong type, which SQLite would keep."""
    for column in tables.columns:
        value, kind = row._mapping[column.name], column.type.python_type
        if not isinstance(value, (int, float) if kind is float else kind) and not (value is None and column.nullable):
            log.error("table %s is damaged: %s is %r", row.id, column.name, value)
            return None
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

    def __init__(self, database: str | Database | None = None) -> None:
        self.database = database_of(database)
        self.connections = self.database.connections()
        self.is_usable = True  # whether it can be written, as far as is known
        self.is_readable = True  # the same of reading
        self._written_at = -PROBE_S  # by the clock that never jumps

    async def open(self) -> None:
        """Take, make or upgrade the database, in a thread of its own."""
        self.database.hold()
        try:
            await asyncio.to_thread(self.database.upgrade)
        except BaseException:
            self.database.release()
            raise

    async def close(self) -> None:
        await self.connections.close()
        self.database.release()

    async def _write(self, work: Work[T]) -> T:
        """Only what was written says that the database can be used: one that is full or locked can still be read."""
        with self._refusing():
            answer = await self.connections.write(work)
        if not self.is_usable:
            log.warning("the database can be used again")
        self.is_usable = self.is_readable = True
        self._written_at = time.monotonic()
        return answer

    async def _read(self, work: Work[T]) -> T:
        with self._refusing():
            answer = await self.connections.read(work)
        self.is_readable = True
        return answer

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """A database that is locked, full or gone refuses with `error-store`; the log has a line when that begins."""
        try:
            yield
        except (IntegrityError, ProgrammingError):
            raise  # a fault of ours
        except (DBAPIError, NoConnection, OSError) as error:
            if getattr(getattr(error, "orig", None), "sqlstate", None) == ROW_LOCKED:
                log.warning("somebody else has locked what was to be written, and holds it")
                raise Refusal("error-store") from error  # this table waits: of the others it says nothing
            if self.is_usable:
                log.error("the database can't be used: %s", getattr(error, "orig", None) or error)
            self.is_usable = self.is_readable = False
            raise Refusal("error-store") from error

    async def probe(self, table: str = "") -> None:
        """Write what a move would write, at this table or at none, and leave everything as it was; `error-store` where
        that can't be done. It needs room: a file that is full still takes what fits into its old pages."""
        same = update(tables).where(tables.c.id == table).values(revision=tables.c.revision)
        line = {"table_id": "", "n": 0, "guest": "", "name": "", "text": "." * PROBE_SIZE, "at": 0.0}

        def probe(c: Connection) -> None:
            c.execute(same)
            c.execute(insert(chat).values(**line))
            c.execute(delete(chat).where(chat.c.table_id == "", chat.c.n == 0))

        await self._write(probe)

    async def check(self) -> None:
        """Refuse with `error-store` where nothing can be written; what was written a moment ago needs no probe."""
        if not self.is_usable or time.monotonic() - self._written_at >= PROBE_S:
            await self.probe()

    # ------------------------------------------------------------ guests

    async def guest_by_token(self, token: str) -> Guest | None:
        return await self._guest(guests.c.token == token)

    async def guest_by_id(self, guest: str) -> Guest | None:
        return await self._guest(guests.c.id == guest)

    async def _guest(self, which: Any) -> Guest | None:
        columns = (guests.c.id, guests.c.name, guests.c.language, guests.c.palette, guests.c.seen)
        row = await self._read(lambda c: c.execute(select(*columns).where(which)).first())
        return Guest(*row) if row else None

    async def add_guest(self, guest: Guest, token: str) -> None:
        values = {**asdict(guest), "token": token, "created": guest.seen}
        await self._write(lambda c: c.execute(insert(guests).values(**values)))

    async def change_guest(self, guest: Guest) -> None:
        values = {"name": guest.name, "language": guest.language, "palette": guest.palette}
        await self._write(lambda c: c.execute(update(guests).where(guests.c.id == guest.id).values(**values)))

    async def see_guest(self, guest: str, seen: float) -> bool:
        """Note that a guest has done something; whether the guest is still kept."""
        seeing = update(guests).where(guests.c.id == guest).values(seen=seen)
        return await self._write(lambda c: c.execute(seeing).rowcount == 1)

    # ------------------------------------------------------------ tables

    async def add_table(self, stored: StoredTable) -> None:
        values = {column.name: getattr(stored, column.name) for column in tables.columns}
        values["options"] = json.dumps(stored.options)
        seated = [{"table_id": stored.id, "seat": seat, **asdict(chair)} for seat, chair in enumerate(stored.chairs)]

        def add(c: Connection) -> None:
            c.execute(insert(tables), values)
            c.execute(insert(chairs), seated)

        await self._write(add)

    async def change(
        self,
        table: str,
        *events_: Event,
        chairs_: Sequence[Chair] | None = None,
        game: Game | None = None,
        creator: str | None = None,
    ) -> None:
        """Events with what they make of chairs, game and creator, all or nothing; `error-stale` if the table has moved
        on."""
        now = time.time()
        changed = {
            "of_table": table,
            "from_revision": events_[0].revision - 1,
            "revision": events_[-1].revision,
            "touched": now,
            **(game.columns() if game else {}),
            **({"creator": creator} if creator else {}),
        }
        happened = [
            {
                "table_id": table,
                "revision": event.revision,
                "kind": event.kind,
                "seat": event.seat,
                "action": event.action,
                "text": event.text,
                "at": now,
            }
            for event in events_
        ]

        def change(c: Connection) -> None:
            if c.execute(_change_table, changed).rowcount != 1:
                raise Refusal("error-stale")
            c.execute(_add_event, happened)
            for seat, chair in enumerate(chairs_ or ()):
                which = (chairs.c.table_id == table) & (chairs.c.seat == seat)
                c.execute(update(chairs).where(which).values(**asdict(chair)))

        await self._write(change)

    async def table(self, table: str) -> StoredTable | None:
        """The table; None where there is none, `error-damaged` where a value of its row can't be."""
        if not table.isprintable():  # PostgreSQL takes no NUL, not even in a question
            return None
        for stored in await self._tables(tables.c.id == table, 1):
            if stored is None:
                raise Refusal("error-damaged")
            return stored
        return None

    async def events_of(self, table: str, after: int = 0) -> list[Event]:
        """What happened at a table, behind that revision."""
        columns = (events.c.revision, events.c.kind, events.c.seat, events.c.action, events.c.text)
        which = (events.c.table_id == table) & (events.c.revision > after)
        asked = select(*columns).where(which).order_by(events.c.revision)
        return await self._read(lambda c: [Event(*row) for row in c.execute(asked)])

    async def open_tables(self, most: int = 50) -> list[StoredTable]:
        """The newest tables that anybody may join."""
        which = (tables.c.status == "open") & tables.c.public
        return await self._whole_tables(which, most, tables.c.created.desc())

    async def tables_of(self, guest: str, most: int = 50) -> list[StoredTable]:
        """The tables of a guest that were touched last."""
        mine = select(chairs.c.table_id).where(chairs.c.guest == guest)
        opened = select(tables.c.id).where(tables.c.creator == guest)
        return await self._whole_tables(tables.c.id.in_(mine.union(opened)) & ~_is_tidied(guest), most)

    async def tidy(self, guest: str, table: str) -> None:
        """Take a table from a guest's list, until something happens there."""

        def tidy(c: Connection) -> None:
            c.execute(delete(tidied).where(tidied.c.guest == guest, tidied.c.table_id == table))
            c.execute(insert(tidied).values(guest=guest, table_id=table, at=time.time()))

        await self._write(tidy)

    async def waiting_for(self, guest: str, most: int = 50) -> list[StoredTable]:
        """The tables that wait for a guest, those first that have waited longest."""
        which = (*_asked, chairs.c.guest == guest, ~_is_tidied(guest))
        ids = select(chairs.c.table_id).where(*which).correlate(None)
        return await self._whole_tables(tables.c.id.in_(ids), most, tables.c.touched)

    async def waiting_tables(self, some: Iterable[str]) -> dict[str, set[str]]:
        """By guest: the ids of the tables that wait for them."""
        wanted = list(some)

        def read(c: Connection) -> dict[str, set[str]]:
            waiting: dict[str, set[str]] = {guest: set() for guest in wanted}
            for start in range(0, len(wanted), MOST_NAMED):
                which = chairs.c.guest.in_(wanted[start : start + MOST_NAMED]) & ~_is_tidied(chairs.c.guest)
                for guest, table in c.execute(select(chairs.c.guest, tables.c.id).where(*_asked, which)):
                    waiting[guest].add(table)
            return waiting

        return await self._read(read)

    async def guests_at(self, some: Iterable[str]) -> set[str]:
        """Everybody who sits at one of the tables."""
        wanted = list(dict.fromkeys(some))

        def read(c: Connection) -> set[str]:
            seated: set[str] = set()
            for start in range(0, len(wanted), MOST_NAMED):
                which = chairs.c.table_id.in_(wanted[start : start + MOST_NAMED]) & chairs.c.guest.is_not(None)
                seated |= {str(row.guest) for row in c.execute(select(chairs.c.guest).where(which))}
            return seated

        return await self._read(read)

    async def mark_unreadable(self, table: str, unreadable: bool) -> None:
        """Note whether the game of a table could be rebuilt: one that could not waits for nobody."""
        marking = update(tables).where(tables.c.id == table, tables.c.unreadable != unreadable)
        await self._write(lambda c: c.execute(marking.values(unreadable=unreadable)))

    async def counts(self) -> dict[str, int]:
        counting = select(tables.c.status, func.count()).group_by(tables.c.status)
        return await self._read(lambda c: {str(status): int(n) for status, n in c.execute(counting)})

    async def _tables(self, which: Any, most: int, order: Any = None) -> list[StoredTable | None]:
        """Tables with their chairs, by default those first that were touched last; None for a damaged one."""
        ordered = select(tables).where(which).order_by(tables.c.touched.desc() if order is None else order).limit(most)

        def read(c: Connection) -> list[StoredTable | None]:
            rows = list(c.execute(ordered))
            seated: dict[str, list[Chair]] = {row.id: [] for row in rows}
            which = chairs.c.table_id.in_(list(seated))
            for row in c.execute(select(chairs).where(which).order_by(chairs.c.seat)) if rows else ():
                seated[row.table_id].append(Chair(row.guest, row.name, row.bot, row.emblem, row.resigned))
            return [_stored(row, seated[row.id]) for row in rows]

        return await self._read(read)

    async def _whole_tables(self, which: Any, most: int, order: Any = None) -> list[StoredTable]:
        """The same for a list, from which damaged ones are left out."""
        return [table for table in await self._tables(which, most, order) if table is not None]

    # ------------------------------------------------------------ chat

    async def say(self, table: str, guest: str, name: str, seat: int | None, text: str) -> ChatLine:
        """Another line of a table's chat, numbered on; the game and its revision know nothing of it."""
        counted = update(tables).where(tables.c.id == table).values(said=tables.c.said + 1).returning(tables.c.said)

        def added(c: Connection) -> ChatLine:
            n = c.execute(counted).scalar_one_or_none()
            if n is None:
                raise Refusal("error-unknown-table")
            line = ChatLine(int(n), guest, name, seat, text, time.time())
            c.execute(insert(chat).values(table_id=table, **asdict(line)))
            return line

        return await self._write(added)

    async def chat_of(self, table: str, after: int = 0) -> list[ChatLine]:
        """What was said at a table, behind that line."""
        columns = (chat.c.n, chat.c.guest, chat.c.name, chat.c.seat, chat.c.text, chat.c.at)
        which = (chat.c.table_id == table) & (chat.c.n > after)

        def read(c: Connection) -> list[ChatLine]:
            return [ChatLine(*row) for row in c.execute(select(*columns).where(which).order_by(chat.c.n))]

        return await self._read(read)

    # ------------------------------------------------------------ links

    async def add_link(self, token: str, table: str, guest: str, until: float) -> None:
        values = {"token": token, "table_id": table, "guest": guest, "until": until, "used": False}
        await self._write(lambda c: c.execute(insert(links).values(**values)))

    async def link(self, token: str) -> tuple[str, str] | None:
        """Table and guest of a link that is still valid."""
        valid = (links.c.token == token) & ~links.c.used & (links.c.until > time.time())
        asked = select(links.c.table_id, links.c.guest).where(valid)
        row = await self._read(lambda c: c.execute(asked).first())
        return (row.table_id, row.guest) if row else None

    async def use_link(self, token: str) -> bool:
        """Whether the link was unused until now."""
        using = update(links).where(links.c.token == token, ~links.c.used).values(used=True)
        return await self._write(lambda c: c.execute(using).rowcount == 1)

    # ------------------------------------------------------------ housekeeping: at most so many in one transaction

    async def newest_touch(self) -> float | None:
        """When anything last happened at any table; None without tables, or where a damaged row says no time."""
        newest = await self._read(lambda c: c.execute(select(func.max(tables.c.touched))).scalar())
        return newest if isinstance(newest, float) else None

    async def give_up(self, untouched_since: float, most: int) -> list[tuple[str, int]]:
        """Tables that have waited for players for too long are given up; those tables, with their new revisions."""
        which = (tables.c.status == "open") & (tables.c.touched < untouched_since)
        event = {"kind": "given-up", "at": time.time()}

        def give_up(c: Connection) -> list[tuple[str, int]]:
            done = c.execute(
                update(tables)
                .where(which, tables.c.id.in_(select(tables.c.id).where(which).limit(most)))
                .values(status="given-up", revision=tables.c.revision + 1)
                .returning(tables.c.id, tables.c.revision)
            )
            given_up = [(str(row.id), int(row.revision)) for row in done]
            if given_up:
                c.execute(insert(events), [{"table_id": id_, "revision": n, **event} for id_, n in given_up])
            return given_up

        return await self._write(give_up)

    async def forget_tables(self, status: str, untouched_since: float, most: int) -> int:
        """Delete tables of this status with all that belongs to them; how many."""
        which = (tables.c.status == status) & (tables.c.touched < untouched_since)

        def forget(c: Connection) -> int:
            some = select(tables.c.id).where(which).limit(most)
            done = c.execute(delete(tables).where(which, tables.c.id.in_(some)).returning(tables.c.id))
            forgotten = [str(row.id) for row in done]
            for part in (chairs, events, links, chat, tidied) if forgotten else ():
                c.execute(delete(part).where(part.c.table_id.in_(forgotten)))
            return len(forgotten)

        return await self._write(forget)

    async def forget_guests(self, unseen_since: float, after: str, most: int) -> tuple[str | None, int]:
        """Delete guests who neither sit at a table nor have opened one.

        It looks at so many guests behind the given one, in the order of their ids; the last of them, None at the end,
        and how many were deleted.
        """

        def forget(c: Connection) -> tuple[str | None, int]:
            looked = select(guests.c.id).where(guests.c.id > after).order_by(guests.c.id).limit(most)
            ids = [str(row.id) for row in c.execute(looked)]
            if not ids:
                return None, 0
            done = c.execute(
                delete(guests).where(
                    guests.c.id.between(ids[0], ids[-1]),
                    guests.c.seen < unseen_since,
                    ~exists().where(chairs.c.guest == guests.c.id),
                    ~exists().where(tables.c.creator == guests.c.id),
                )
            )
            return ids[-1], int(done.rowcount)

        return await self._write(forget)

    async def forget_links(self, ended_before: float) -> int:
        """Delete links that were used or have ended; how many."""
        forgetting = delete(links).where(links.c.used | (links.c.until < ended_before))
        return int(await self._write(lambda c: c.execute(forgetting).rowcount))

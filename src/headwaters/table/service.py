"""A running service: the store, the tables in memory, who is connected, the bots, and every change they make."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from ..kernel.engine import load
from ..kernel.errors import HeadwatersError
from ..kernel.facts import facts
from .bots import Thinker, Workers, check_level
from .chairs import FREE, Chair, bot_chair, replaced, with_emblems
from .compiling import Readiness
from .connections import Connections
from .database import Database
from .errors import Refusal
from .guests import Guests, hashed, new_token, tidy
from .limits import Limits
from .messages import NewTable
from .metrics import Metrics
from .store import Event, Game, Guest, Store, StoredTable
from .table import Prepared, Table, commitment_to, mask_of

log = logging.getLogger("headwaters.service")

P = ParamSpec("P")
T = TypeVar("T")

MOST_IN_MEMORY = 500
LINK_SECONDS = 24 * 3600
SEED_BYTES = 16
LONGEST_PAUSE_S = 30.0  # between two tries of a bot's move that fails


@dataclass
class Settings:
    """How a service is run."""

    database: str | Database | None = None
    delay: float = 0.4  # seconds between two moves of bots
    retry: float = 0.5  # seconds until a bot's move that failed is tried again, at first
    games: list[str] | None = None  # None: all
    thinker: Thinker | None = None  # None: worker processes
    children: bool = True  # rules are compiled by child processes; without, they must be compiled already
    limits: Limits = field(default_factory=Limits)


def unbroken(verb: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """A change that has begun is finished, in the store and in memory, also if the client leaves meanwhile."""

    @wraps(verb)
    async def whole(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.ensure_future(verb(*args, **kwargs)))

    return whole


class Service:
    """Everything one running service has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.guests = Guests(self.store)
        self.limits = settings.limits
        self.metrics = Metrics()
        self.ready = Readiness(children=settings.children)
        self.connections = Connections(self)
        self.thinker: Thinker = settings.thinker or Workers()
        self.started = time.time()
        self.waiting: dict[str, set[str]] = {}  # by guest: the tables that wait for one of their seats
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._thinking: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        await self.store.open()
        for stored in await self.store.unfinished():
            for seat, chair in enumerate(stored.chairs):
                if chair.guest and stored.actors >> seat & 1:
                    self.waiting.setdefault(chair.guest, set()).add(stored.id)
        self.ready.start(self._game_ready, self.settings.games)

    async def close(self) -> None:
        await self.ready.stop()
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        await asyncio.to_thread(self.thinker.close)
        await self.connections.close()
        await self.store.close()

    async def _game_ready(self, game: str) -> None:
        """Games of this kind that were waiting go on."""
        waiting = [table.id for table in self._tables.values() if table.game == game and table.status == "compiling"]
        for stored in await self.store.unfinished():
            asked = (chair.bot for seat, chair in enumerate(stored.chairs) if stored.actors >> seat & 1)
            if stored.game == game and (stored.status == "compiling" or any(asked)):
                waiting.append(stored.id)
        for table_id in dict.fromkeys(waiting):
            try:
                await self.table(table_id)
            except Exception:  # whatever is wrong with one table, the others go on
                log.exception("table %s can't be read", table_id)
        self.connections.wake_everywhere()

    # ------------------------------------------------------------ tables

    async def table(self, table_id: str) -> Table:
        """The table in memory, read from the store if need be, with its game if the rules are ready."""
        table = self._tables.get(table_id) or await self._load(table_id)
        if table.play is None and table.unreadable is None and table.status != "open":
            await self._revive(table)
        return table

    async def _load(self, table_id: str) -> Table:
        async with self._loading:
            if table_id in self._tables:
                return self._tables[table_id]
            stored = await self.store.table(table_id) if len(table_id) <= 32 else None
            if stored is None:
                raise Refusal("error-unknown-table")
            table = Table(stored)
            self._keep(table)
        return table

    def is_unreadable(self, table_id: str) -> bool:
        """Whether a table is known to be one whose game can't be rebuilt."""
        table = self._tables.get(table_id)
        return table is not None and table.unreadable is not None

    def _keep(self, table: Table) -> None:
        for other in list(self._tables):
            if len(self._tables) < MOST_IN_MEMORY:
                break
            busy = other in self._thinking or self._tables[other].lock.locked()
            if not busy and not self.connections.connected(other):
                del self._tables[other]
        self._tables[table.id] = table

    async def _revive(self, table: Table) -> None:
        """The game of a table that was read from the store, once its rules are ready."""
        async with table.lock:
            if table.play is not None or table.unreadable is not None:
                return
            stored = await self.store.table(table.id)
            if stored is None or stored.status == "open":
                return
            if table.game not in self.ready:
                table.status = "compiling"
                return
            if stored.status == "compiling":
                await self._deal(table)
                return
            table.rebuild(load(table.game), await self.store.events_of(table.id), stored)
        self._after(table)

    async def create(self, guest: Guest, wish: NewTable) -> Table:
        """A new table; the guest sits down at the first free chair."""
        game = facts(wish.game)
        game.check_seats(wish.seats)
        options = game.check_options(wish.seats, wish.options, files=False)
        if len(wish.chairs) > wish.seats:
            raise Refusal("error-malformed")
        levels = [*wish.chairs, *[None] * (wish.seats - len(wish.chairs))]
        chairs = [bot_chair(seat, check_level(level)) if level else FREE for seat, level in enumerate(levels)]
        if FREE in chairs:
            chairs[chairs.index(FREE)] = Chair(guest.id, guest.name)
        return await self._open_table(guest, wish.game, options, chairs, wish.public)

    async def quick(self, guest: Guest, game: str) -> Table:
        """The guest against two casual bots, or as many as the game takes or needs."""
        facts_ = facts(game)
        seats = max(facts_.least, min(3, facts_.most))
        return await self.create(guest, NewTable(game=game, seats=seats, chairs=[None, *["casual"] * (seats - 1)]))

    async def again(self, guest: Guest, table: Table) -> Table:
        """The same table once more: same game, same options, same bots; the other chairs are free again."""
        table.check_readable()
        if not table.over:
            raise Refusal("error-not-over")
        chairs = [chair if chair.bot or chair.guest == guest.id else FREE for chair in table.chairs]
        if not any(chair.guest == guest.id for chair in chairs) and FREE in chairs:
            chairs[chairs.index(FREE)] = Chair(guest.id, guest.name)
        return await self._open_table(guest, table.game, table.options, chairs, table.public)

    @unbroken
    async def _open_table(
        self, guest: Guest, game: str, options: dict[str, Any], chairs: Sequence[Chair], public: bool
    ) -> Table:
        seed = secrets.token_bytes(SEED_BYTES)
        now = time.time()
        full = FREE not in chairs
        stored = StoredTable(
            id=secrets.token_urlsafe(16),
            game=game,
            seats=len(chairs),
            options=options,
            creator=guest.id,
            public=public,
            status="compiling" if full else "open",
            revision=0,
            seed=seed,
            commitment=commitment_to(seed),
            actors=0,
            snapshot=None,
            created=now,
            touched=now,
            rules=facts(game).version,
            chairs=tuple(with_emblems(chairs, facts(game).emblems)),
        )
        await self.store.add_table(stored)
        self.metrics.count("tables", game)
        table = Table(stored)
        self._keep(table)
        if full:
            async with table.lock:
                await self._deal(table)
        return table

    async def _deal(self, table: Table) -> None:
        """Begin the game, if its rules are ready; the lock is held."""
        if table.game not in self.ready:
            table.status = "compiling"
            return
        engine = load(table.game)
        try:
            table.begin(engine)
        except HeadwatersError:  # options that today's rules do not take
            log.exception("table %s can't begin", table.id)
            table.give_up(engine, None)
            self._after(table)
            return
        play = table.playing
        event = Event(table.revision + 1, "start")
        begun = Game("playing", mask_of(play.actors), play.position.tobytes(), play.rules, play.options)
        try:
            await self.store.change(table.id, event, chairs_=table.chairs, game=begun)
        except BaseException:
            table.play, table.status = None, "compiling"
            raise
        table.revision = event.revision
        self._after(table)

    # ------------------------------------------------------------ chairs

    @unbroken
    async def sit(
        self, guest: Guest, table: Table, seat: int, name: str | None = None, emblem: str | None = None
    ) -> None:
        wanted = guest.name if name is None else tidy(name)
        async with table.lock:
            chair = self._chair(table, seat)
            if not chair.is_free:
                raise Refusal("error-seat-taken")
            if emblem is not None:
                table.check_emblem(seat, emblem)
            await self._seat(table, "sit", seat, Chair(guest.id, wanted, emblem=emblem))

    @unbroken
    async def choose_emblem(self, guest: Guest, table: Table, seat: int, emblem: str) -> None:
        """Another emblem for an own seat, one that nobody at the table has."""
        async with table.lock:
            chair = self._chair(table, seat)
            if chair.guest != guest.id:
                raise Refusal("error-not-your-seat")
            table.check_emblem(seat, emblem)
            if emblem != chair.emblem:
                await self._seat(table, "emblem", seat, replace(chair, emblem=emblem))

    @unbroken
    async def stand(self, guest: Guest, table: Table, seat: int) -> None:
        async with table.lock:
            chair = self._chair(table, seat)
            if chair.guest != guest.id:
                raise Refusal("error-not-your-seat")
            await self._seat(table, "stand", seat, FREE)

    @unbroken
    async def set_chair(self, guest: Guest, table: Table, seat: int, level: str | None) -> None:
        async with table.lock:
            if guest.id != table.creator:
                raise Refusal("error-not-creator")
            chair = self._chair(table, seat)
            if chair.guest:
                raise Refusal("error-seat-taken")
            await self._seat(table, "chair", seat, bot_chair(seat, check_level(level)) if level else FREE)

    def _chair(self, table: Table, seat: int) -> Chair:
        """A chair of a table whose game has not begun."""
        if table.status != "open":
            raise Refusal("error-begun")
        if not 0 <= seat < table.seats:
            raise Refusal("error-unknown-seat", seat=seat)
        return table.chairs[seat]

    async def _seat(self, table: Table, kind: str, seat: int, chair: Chair) -> None:
        chairs = with_emblems(replaced(table.chairs, seat, chair), table.facts.emblems)
        status = "open" if any(c.is_free for c in chairs) else "compiling"
        event = Event(table.revision + 1, kind, seat)
        await self.store.change(table.id, event, chairs_=chairs, game=Game(status))
        table.chairs, table.revision, table.status = chairs, event.revision, status
        table.touch()
        if status == "compiling":
            await self._deal(table)
        self.connections.wake(table.id)

    async def link(self, guest: Guest, table: Table) -> str:
        """A token that moves the guest's seats at this table to another device, once."""
        if not table.seats_of(guest.id):
            raise Refusal("error-not-your-seat")
        token = new_token()
        await self.store.add_link(hashed(token), table.id, guest.id, time.time() + LINK_SECONDS)
        return token

    async def linked(self, token: str) -> tuple[Table, str]:
        """Table and guest of a link, or `error-link`."""
        link = await self.store.link(hashed(token)) if len(token) <= 100 else None
        if not link:
            raise Refusal("error-link")
        return await self.table(link[0]), link[1]

    @unbroken
    async def move(self, guest: Guest, token: str) -> Table:
        """Take over the seats of a link."""
        table, before = await self.linked(token)
        async with table.lock:
            if not await self.store.use_link(hashed(token)):
                raise Refusal("error-link")
            mine = table.seats_of(before)
            if mine and before != guest.id:
                chairs = [replace(c, guest=guest.id) if c.guest == before else c for c in table.chairs]
                event = Event(table.revision + 1, "move", mine[0])
                await self.store.change(table.id, event, chairs_=chairs)
                table.chairs, table.revision = chairs, event.revision
                table.touch()
        self._after(table)
        return table

    # ------------------------------------------------------------ moves

    @unbroken
    async def play(self, guest: str | None, table: Table, seat: int, text: str, revision: int) -> None:
        """A person's action."""
        async with table.lock:
            self.check_seat(guest, table, seat)
            table.playing  # noqa: B018  (refuses a table without a game)
            table.check_revision(revision)
            await self._commit(table, table.prepare_play(seat, text))
        self.metrics.count("moves", "person")

    @unbroken
    async def undo(self, guest: str | None, table: Table, seat: int, revision: int) -> None:
        async with table.lock:
            self.check_seat(guest, table, seat)
            table.playing  # noqa: B018  (refuses a table without a game)
            table.check_revision(revision)
            await self._commit(table, table.prepare_undo(seat))
        self.metrics.count("undos")

    def check_seat(self, guest: str | None, table: Table, seat: int) -> None:
        if not 0 <= seat < table.seats:
            raise Refusal("error-unknown-seat", seat=seat)
        if seat not in table.seats_of(guest):
            raise Refusal("error-not-your-seat")

    async def _commit(self, table: Table, prepared: Prepared) -> None:
        """Event and snapshot in one transaction; only then does the table change, and everybody hears of it."""
        with self.metrics.timed("commit"):
            play = prepared.play
            status = "over" if play.over else "playing"
            after = Game(status, mask_of(play.actors), play.position.tobytes())
            await self.store.change(table.id, prepared.event, game=after)
        table.install(prepared)
        self._after(table)

    def _after(self, table: Table) -> None:
        """After a commit: tell everybody, and ask the bots."""
        self.connections.wake(table.id)
        self._note_waiting(table)
        thinking = self._thinking.get(table.id)
        if (thinking is None or thinking.done()) and self._next_bot(table) is not None:
            self._thinking[table.id] = asyncio.create_task(self._drive(table))

    def _note_waiting(self, table: Table) -> None:
        """Who is waited for at this table; whoever sits at another one meanwhile hears of it."""
        now = {table.chairs[seat].guest for seat in table.actors}
        for guest in {chair.guest for chair in table.chairs if chair.guest} | {
            other for other, tables in self.waiting.items() if table.id in tables
        }:
            before = table.id in self.waiting.get(guest, set())
            if guest in now and not before:
                self.waiting.setdefault(guest, set()).add(table.id)
                self.connections.wake_guest(guest)
            elif guest not in now and before:
                self.waiting[guest].discard(table.id)
                if not self.waiting[guest]:
                    del self.waiting[guest]
                self.connections.wake_guest(guest)

    # ------------------------------------------------------------ bots

    @staticmethod
    def _next_bot(table: Table) -> int | None:
        return next((seat for seat in table.actors if table.chairs[seat].bot), None)

    async def _drive(self, table: Table) -> None:
        """Let the bots of a table move until a person is asked, or the game is over.

        A move that fails (a store that is locked, full or gone for a while) is tried again, after longer and longer
        pauses: a table must not stand still for good because of one bad moment.
        """
        pause = self.settings.retry
        try:
            while (seat := self._next_bot(table)) is not None:
                try:
                    await self._move_bot(table, seat)
                    pause = self.settings.retry
                except Exception:
                    log.exception("a bot of table %s could not move; next try in %g s", table.id, pause)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE_S)
        finally:
            self._thinking.pop(table.id, None)

    async def _move_bot(self, table: Table, seat: int) -> None:
        """One move of a bot, thought out, committed and shown."""
        play, revision, level = table.playing, table.revision, str(table.chairs[seat].bot)
        with self.metrics.timed("thinking", level):
            thought = self.thinker.think(play.engine, play.engine.copy(play.position), seat, level)
            action, _ = await asyncio.gather(thought, asyncio.sleep(self.settings.delay))
        async with table.lock:
            if table.revision == revision:
                await self._commit(table, table.prepare_step(seat, action))
                self.metrics.count("moves", "bot")

    def gauges(self) -> dict[str, float]:
        return {
            "connections": self.connections.count,
            "tables_in_memory": len(self._tables),
            "games_ready": len(self.ready.ready),
            "uptime_seconds": time.time() - self.started,
        }

"""The service under many hands, and under one bad one: `make load`.

    python bench/load.py [--tables N] [--rate MOVES_A_SECOND] [--seconds S] [--database URL] [--game NAME]
    python bench/load.py --processes 2 [--tables N] [--rate MOVES_A_SECOND] [--seconds S] [--database URL]
    python bench/load.py --attack [--seconds S]

Starts the real `headwaters serve` on a free port and plays from other processes over WebSockets, two people a table,
each with an address of its own. Without `--attack` it prints

- click to effect: from a click to the frame that shows it, for whoever clicked and for the other one at the table;
- what a move costs the service in processor time, and how many moves a second it takes when nobody waits;
- memory a table, while two people look at it and when they have left; the start with many unfinished games.

With `--processes 2` two services share a PostgreSQL: that of the URL, or one of its own that commits durably. At every
table one person is connected to each of them. Printed is when a move is seen at the other service, and, once one of the
services was killed, when its people have come back to the other one and moved, and when bots there have answered.

With `--attack` one visitor does, from one address, the worst that the limits allow, one thing after the other; beside
it two people play, and one more against casual bots, and the figures are theirs. Bots' pauses are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from headwaters.kernel.facts import all_facts
from serving import Serving, serving
from visitors import Gone, Live, Visitor, actions, address, table_of_two

AT_ONCE = 24  # requests that one client process has on its way while it sets up
SILENCE_S = 60.0  # a move that has no effect for so long is lost
HANDS = 32  # tables that move at the same time when the service is to go as fast as it can
AGAINST_BOTS = 6  # tables
ATTACKER, VICTIM = 59_000, 58_000  # numbers of visitors


# ---------------------------------------------------------------- what a client reads of an answer


class FrameTable(msgspec.Struct):
    status: str


class Frame(msgspec.Struct):
    revision: int
    actors: list[int]
    table: FrameTable
    seat: int | None = None
    drawing: str = ""
    offers: dict[str, Any] = {}


class Taken(msgspec.Struct):
    revision: int


class Refused(msgspec.Struct):
    id: str


class Answer(msgspec.Struct):
    frame: Frame | None = None
    taken: Taken | None = None
    error: Refused | None = None
    id: int | str | None = None


ANSWER = msgspec.json.Decoder(Answer)


# ---------------------------------------------------------------- two people at a table


@dataclass
class Outcome:
    """What became of moves; times in milliseconds."""

    clicks: int = 0
    mover: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    acknowledged: int = 0
    lost: int = 0
    errors: list[str] = field(default_factory=list)

    def add(self, more: Outcome) -> None:
        self.clicks += more.clicks
        self.mover += more.mover
        self.other += more.other
        self.acknowledged += more.acknowledged
        self.lost += more.lost
        self.errors += more.errors


class Pair:
    """Two people at one table, each with a live connection."""

    def __init__(self, table: str, lives: Sequence[Live], visitors: Sequence[Visitor]) -> None:
        self.table, self.lives, self.visitors = table, list(lives), visitors
        self.frames: list[Frame | None] = [None] * len(lives)
        self.seen = asyncio.Event()
        self.taken: asyncio.Future[int] | None = None
        self.readers = [asyncio.create_task(self._read(seat, live)) for seat, live in enumerate(lives)]

    async def _read(self, seat: int, live: Live) -> None:
        with contextlib.suppress(Gone):
            while True:
                answer = ANSWER.decode(await live.receive())
                if answer.frame:
                    self.frames[seat] = answer.frame
                    self.seen.set()
                elif self.taken and not self.taken.done():
                    if answer.taken:
                        self.taken.set_result(answer.taken.revision)
                    elif answer.error:
                        self.taken.set_exception(ValueError(answer.error.id))

    async def shows(self, seat: int, revision: int) -> None:
        """Until this seat has a frame of this revision or a later one."""
        while (frame := self.frames[seat]) is None or frame.revision < revision:
            self.seen.clear()
            await self.seen.wait()

    @property
    def over(self) -> bool:
        return any(frame is not None and frame.table.status == "over" for frame in self.frames)

    async def click(self, dice: random.Random, outcome: Outcome, due: float) -> int:
        """One move by whoever is asked, and who that was; `due` is when the click was meant to come."""
        newest = max(frame.revision for frame in self.frames if frame)
        for seat in range(len(self.lives)):
            await self.shows(seat, newest)
        mover = next(seat for seat, frame in enumerate(self.frames) if frame and seat in frame.actors)
        frame = self.frames[mover]
        assert frame
        action = dice.choice(sorted(actions(frame.offers)))
        self.taken = asyncio.get_running_loop().create_future()
        outcome.clicks += 1
        self.lives[mover].send("play", action=action, seat=mover, revision=frame.revision, id=1)
        try:
            async with asyncio.timeout(SILENCE_S):
                await self.shows(mover, frame.revision + 1)
                outcome.mover.append((time.perf_counter() - due) * 1000)
                await self.shows(1 - mover, frame.revision + 1)
                outcome.other.append((time.perf_counter() - due) * 1000)
                await self.taken
                outcome.acknowledged += 1
        except TimeoutError:
            outcome.lost += 1
        except ValueError as error:
            outcome.errors.append(str(error))
        return mover

    async def come_back(self, seat: int, base: str) -> None:
        """Somebody who was cut off is connected to another service, and says what the page has, as pages do."""
        visitor = Visitor(base, self.visitors[seat].address, self.visitors[seat].cookie)
        has = self.frames[seat]
        self.frames[seat], self.lives[seat] = None, await visitor.live(self.table)
        self.readers[seat] = asyncio.create_task(self._read(seat, self.lives[seat]))
        self.lives[seat].send("hello", **({"revision": has.revision, "drawing": has.drawing} if has else {}))
        await self.shows(seat, 0)

    def leave(self) -> None:
        for reader, live in zip(self.readers, self.lives, strict=True):
            reader.cancel()
            live.close()


async def seated(base: str, number: int, game: str, other: str | None = None) -> Pair:
    """Two people who have just sat down; each has an address of its own. The second is at the `other` service."""
    visitors = (Visitor(base, address(2 * number)), Visitor(other or base, address(2 * number + 1)))
    table = await table_of_two(visitors, game)
    pair = Pair(table, [await visitor.live(table) for visitor in visitors], visitors)
    for seat, live in enumerate(pair.lives):
        live.send("hello")
        await pair.shows(seat, 0)
    return pair


async def all_seated(base: str, numbers: Sequence[int], games: Sequence[str]) -> list[Pair]:
    at_once = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Pair:
        async with at_once:
            return await seated(base, number, games[number % len(games)])

    return list(await asyncio.gather(*(one(number) for number in numbers)))


async def steady(pairs: Sequence[Pair], rate: float, seconds: float, dice: random.Random) -> Outcome:
    """Clicks at even times, whether or not the ones before have been answered; each at a table that is free."""
    outcome, clicks = Outcome(), []
    free = list(pairs)

    async def click(pair: Pair, due: float) -> None:
        await pair.click(dice, outcome, due)
        if not pair.over:
            free.append(pair)

    start = time.perf_counter()
    for n in range(int(rate * seconds)):
        due = start + n / rate
        await asyncio.sleep(due - time.perf_counter())
        while not free:
            await asyncio.sleep(0.001)
        pair = free.pop(dice.randrange(len(free)))
        clicks.append(asyncio.create_task(click(pair, due)))
    await asyncio.gather(*clicks)
    return outcome


async def fast(pairs: Sequence[Pair], seconds: float, dice: random.Random) -> Outcome:
    """Every table moves again as soon as it has moved."""
    outcome, end = Outcome(), time.perf_counter() + seconds

    async def play(pair: Pair) -> None:
        while time.perf_counter() < end and not pair.over:
            await pair.click(dice, outcome, time.perf_counter())

    await asyncio.gather(*(play(pair) for pair in pairs))
    return outcome


# ---------------------------------------------------------------- client processes


@dataclass(frozen=True)
class Work:
    """What one client process does: its tables, its part of the moves."""

    numbers: tuple[int, ...]
    games: tuple[str, ...]
    rate: float  # 0: as fast as can be
    seconds: float


def client(base: str, work: Work, pipe: Connection) -> None:
    """A client process: sits down, waits for the word, plays, tells the outcome, leaves when told."""
    raise_descriptors()
    asyncio.run(_client(base, work, pipe))


async def _client(base: str, work: Work, pipe: Connection) -> None:
    dice = random.Random(work.numbers[0])
    pairs = await all_seated(base, work.numbers, work.games)
    pipe.send("seated")
    while (word := await asyncio.to_thread(pipe.recv)) != "leave":
        if word == "steady":
            pipe.send(await steady(pairs, work.rate, work.seconds, dice))
        else:
            pipe.send(await fast([pair for pair in pairs if not pair.over][:HANDS], work.seconds, dice))
    for pair in pairs:
        pair.leave()
    pipe.send("gone")


def raise_descriptors() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Clients:
    """Some client processes that do the same things at the same time."""

    def __init__(self, base: str, works: Sequence[Work]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        for work in works:
            here, there = context.Pipe()
            context.Process(target=client, args=(base, work, there), daemon=True).start()
            there.close()
            self.pipes.append(here)
        self.hear()

    def say(self, word: str) -> list[Any]:
        for pipe in self.pipes:
            pipe.send(word)
        return self.hear()

    def hear(self) -> list[Any]:
        return [pipe.recv() for pipe in self.pipes]


# ---------------------------------------------------------------- figures


def percentile(times: Sequence[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


def spread(times: Sequence[float]) -> str:
    middle, late, latest = percentile(times, 0.5), percentile(times, 0.99), max(times, default=float("nan"))
    return f"p50 {middle:6.1f} ms  p99 {late:6.1f} ms  max {latest:6.0f} ms"


def total(outcomes: Sequence[Outcome]) -> Outcome:
    result = Outcome()
    for outcome in outcomes:
        result.add(outcome)
    return result


def many_hands(
    service: Serving, tables: int, rate: float, seconds: float, games: Sequence[str], processes: int = 2
) -> tuple[Outcome, Outcome]:
    """The figures of a service with so many tables; what became of the moves, steady and as fast as can be."""
    warm = Clients(service.base, [Work(tuple(range(50_000, 50_000 + len(games))), tuple(games), 20, 1)])
    warm.say("steady"), warm.say("leave")
    empty = service.memory
    numbers = [tuple(range(tables))[part::processes] for part in range(processes)]
    works = [Work(some, tuple(games), rate / processes, seconds) for some in numbers if some]
    clients = Clients(service.base, works)
    looked_at = service.memory
    print(
        f"{tables} tables, two people each: {(looked_at - empty) / tables / 1000:.0f} kB a table (whole: "
        f"{looked_at / 1e6:.0f} MB)",
        flush=True,
    )
    before, began = service.processor_s, time.perf_counter()
    outcome = total(clients.say("steady"))
    took, spent = time.perf_counter() - began, service.processor_s - before
    print(
        f"{rate:g} moves a second asked for, {outcome.acknowledged / took:.0f} reached, {outcome.lost} lost, "
        f"{len(outcome.errors)} refused; {1000 * spent / max(1, outcome.acknowledged):.1f} ms of processor time a move"
    )
    print(f"  click to effect, the one who clicked  {spread(outcome.mover)}")
    print(f"  click to effect, the other one        {spread(outcome.other)}", flush=True)
    before, began = service.processor_s, time.perf_counter()
    quickest = total(clients.say("fast"))
    took, spent = time.perf_counter() - began, service.processor_s - before
    print(
        f"as fast as can be: {quickest.acknowledged / took:.0f} moves a second, "
        f"{1000 * spent / max(1, quickest.acknowledged):.1f} ms of processor time a move; {spread(quickest.mover)}"
    )
    clients.say("leave")
    time.sleep(1)
    print(f"when everybody has left: {(service.memory - empty) / tables / 1000:.0f} kB a table", flush=True)
    return outcome, quickest


# ---------------------------------------------------------------- a start with many unfinished games


async def copied(database: str, originals: Sequence[str], copies: int) -> None:
    """Fill a database with copies of unfinished games."""
    from sqlalchemy import insert, select

    from headwaters.table import store as kept

    def copy(connection: Any) -> None:
        for which, columns in ((kept.tables, "id"), (kept.chairs, "table_id"), (kept.events, "table_id")):
            column = which.c[columns]
            rows: dict[str, list[dict[str, Any]]] = {table: [] for table in originals}
            for row in connection.execute(select(which).where(column.in_(originals))):
                rows[row._mapping[columns]].append(dict(row._mapping))
            values = [
                {**row, columns: f"copy-{number}"}
                for number in range(copies)
                for row in rows[originals[number % len(originals)]]
            ]
            for start in range(0, len(values), 1000):
                connection.execute(insert(which), values[start : start + 1000])

    store = kept.Store(database)
    await store.connections.write(copy)
    await store.close()


def start_with_many(count: int, games: Sequence[str], database: str | None) -> None:
    """How long a start takes with so many unfinished games: until the first answer, and until all games are ready."""
    with tempfile.TemporaryDirectory() as folder:
        chosen = database or str(Path(folder) / "many.sqlite")
        with serving(chosen) as service:
            service.wait(*games)

            async def originals() -> list[str]:
                pairs = await all_seated(service.base, range(40_000, 40_000 + len(games)), games)
                for pair in pairs:
                    for _ in range(20):
                        if not pair.over:
                            await pair.click(random.Random(1), Outcome(), time.perf_counter())
                return [pair.table for pair in pairs]

            tables = asyncio.run(originals())
        asyncio.run(copied(chosen, tables, count))
        with serving(chosen) as service:
            answered = service.wait()
            ready = service.wait(*games)
            print(
                f"start with {count} unfinished games: first answer after {answered:.1f} s, every game ready after "
                f"{ready:.1f} s, {service.memory / 1e6:.0f} MB",
                flush=True,
            )


# ---------------------------------------------------------------- two services on one database


async def at_two(here: Serving, there: Serving, tables: int, rate: float, seconds: float, games: Sequence[str]) -> None:
    """One person of each table at each service; some more, at the second, against bots. Then that one is killed."""
    pairs = [await seated(here.base, number, games[number % len(games)], there.base) for number in range(tables)]
    outcome = await steady(pairs, rate, seconds, random.Random(6))
    print(
        f"two services on one PostgreSQL, {tables} tables, {rate:g} moves a second, {outcome.lost} lost, "
        f"{len(outcome.errors)} refused: {spread(outcome.mover)} for who clicked, "
        f"{spread(outcome.other)} at the other service",
        flush=True,
    )
    persons = [Visitor(there.base, address(30_000 + number)) for number in range(AGAINST_BOTS)]
    played = [
        (person, (await person.post("/api/quick", {"game": games[number % len(games)]}))["table"])
        for number, person in enumerate(persons)
    ]
    await asyncio.gather(*(answered_by_bot(person, table) for person, table in played))
    assert there.process
    there.process.kill()
    began = time.perf_counter()

    async def moved(pair: Pair) -> float:
        """Until the person who was cut off has moved."""
        outcome, dice = Outcome(), random.Random(7)
        await pair.come_back(1, here.base)
        while not pair.over and await pair.click(dice, outcome, began) != 1:
            pass
        return (time.perf_counter() - began) * 1000

    async def answered(person: Visitor, table: str) -> float:
        await answered_by_bot(Visitor(here.base, person.address, person.cookie), table)
        return (time.perf_counter() - began) * 1000

    people = asyncio.gather(*(moved(pair) for pair in pairs if not pair.over))
    bots = asyncio.gather(*(answered(person, table) for person, table in played))
    print(f"one of them is killed: its people have moved at the other after {spread(await people)}")
    print(f"                       bots have answered there after {spread(await bots)}", flush=True)
    for pair in pairs:
        pair.leave()


async def answered_by_bot(person: Visitor, table: str) -> None:
    """Somebody comes to a table with bots and plays until one of them has moved, or the game is over."""
    live, dice, asked = await person.live(table), random.Random(8), False
    live.send("hello")
    while True:
        frame = ANSWER.decode(await live.receive()).frame
        if frame is None or frame.table.status == "compiling":
            continue
        if frame.table.status == "over" or (asked and frame.seat in frame.actors):
            break
        asked = frame.seat not in frame.actors
        if not asked:
            action = dice.choice(sorted(actions(frame.offers)))
            live.send("play", action=action, seat=frame.seat, revision=frame.revision, id=1)
    live.close()


@contextlib.contextmanager
def shared_database(named: str | None) -> Iterator[str]:
    """The database that was named, or one of a server of our own."""
    if named:
        yield named
        return
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from postgres import Server

    server = Server(durable=True)
    try:
        with server.database() as url:
            yield url
    finally:
        server.close()


# ---------------------------------------------------------------- one bad visitor


async def guests(base: str, count: int) -> list[Visitor]:
    """So many guests at one address."""
    visitors = [Visitor(base, address(ATTACKER)) for _ in range(count)]
    for visitor in visitors:
        while not visitor.cookie:
            with contextlib.suppress(ValueError, Gone):
                await visitor.post("/api/me", {"name": "Guest"})
                break
            await asyncio.sleep(0.2)
    return visitors


async def flood(count: int, deed: Callable[[], Awaitable[object]], rate: float) -> None:
    """The deed again and again in so many tasks, each so often a second; what is refused is tried again."""

    async def one() -> None:
        while True:
            began = time.perf_counter()
            with contextlib.suppress(Gone, ValueError, OSError):
                await deed()
            await asyncio.sleep(max(0.0, 1 / rate - (time.perf_counter() - began)))

    await asyncio.gather(*(one() for _ in range(count)))


async def swallow(live: Live) -> None:
    with contextlib.suppress(Gone):
        while True:
            await live.receive()


Begun = Callable[[], None]


async def nothing(base: str, finished: str, begun: Begun) -> None:
    """Nobody is bad."""
    begun()
    await asyncio.Event().wait()


async def strong_bots(base: str, finished: str, begun: Begun) -> None:
    """H4: as many tables of masters as may be made, and looked at as long as connections last."""
    visitors, lives = await guests(base, 8), []
    most = max(all_facts().values(), key=lambda facts: facts.most)

    async def another() -> None:
        visitor = random.choice(visitors)
        wish = {"game": most.name, "seats": most.most, "chairs": ["master"] * most.most}
        table = (await visitor.post("/api/tables", wish))["table"]
        live = await visitor.live(table)
        live.send("hello")
        lives.append(asyncio.create_task(swallow(live)))

    begun()
    await flood(4, another, 5)


async def hellos(base: str, finished: str, begun: Begun) -> None:
    """H5: a greeting forty times a second on sixty connections of sixty guests."""
    talkers = []

    async def talk(visitor: Visitor) -> None:
        live = await visitor.live(finished)
        reading = asyncio.create_task(swallow(live))
        while not reading.done():
            live.send("hello")
            await asyncio.sleep(1 / 40)

    for visitor in await guests(base, 60):
        talkers.append(asyncio.create_task(flood(1, lambda visitor=visitor: talk(visitor), 5)))  # type: ignore[misc]
        await asyncio.sleep(0.02)
    begun()
    await asyncio.gather(*talkers)


async def records(base: str, finished: str, begun: Begun) -> None:
    """H5: records with all states, forty times a second."""
    visitor = Visitor(base, address(ATTACKER))
    begun()
    await flood(40, lambda: visitor.get(f"/api/tables/{finished}/record?states=1"), 5)


async def front_pages(base: str, finished: str, begun: Begun) -> None:
    """H5: the front page, as often as can be."""
    visitor = Visitor(base, address(ATTACKER))
    begun()
    await flood(16, lambda: visitor.request("GET", "/"), 1000)


async def churn(base: str, finished: str, begun: Begun) -> None:
    """H5: sixty connections at one table, and others that come and go."""
    visitor, crowd = Visitor(base, address(ATTACKER)), []

    async def come_and_go() -> None:
        live = await visitor.live(finished)
        live.send("hello")
        await live.receive()
        live.close()

    for _ in range(58):
        with contextlib.suppress(Gone):
            live = await visitor.live(finished)
            live.send("hello")
            crowd.append(asyncio.create_task(swallow(live)))
        await asyncio.sleep(0.05)
    begun()
    await flood(5, come_and_go, 1)


async def half_open(base: str, finished: str, begun: Begun) -> None:
    """H6: connections that send half a head, as many as this machine lets one process have, up to 3,000."""
    visitor = Visitor(base, address(ATTACKER))
    writers = []

    async def half() -> None:
        reader, writer = await visitor.connect()
        writer.write(b"GET / HTTP/1.1\r\nHost: h\r\nX-Slow: ")
        writers.append(writer)
        await reader.read()

    begun()
    await asyncio.gather(*(flood(1, half, 10) for _ in range(3000)))


async def deaf(base: str, finished: str, begun: Begun) -> None:
    """M2: connections that never read, while others at the table come and go."""
    visitor = Visitor(base, address(ATTACKER))
    ears = []

    async def never_read() -> None:
        live = await visitor.live(finished)
        live.writer.transport.pause_reading()  # type: ignore[attr-defined]
        ears.append(live)
        while not live.writer.is_closing():
            live.send("hello")
            await asyncio.sleep(0.5)

    async def come_and_go() -> None:
        live = await visitor.live(finished)
        live.send("hello")
        await live.receive()
        live.close()

    begun()
    await asyncio.gather(*(flood(1, never_read, 1) for _ in range(55)), flood(5, come_and_go, 1))


BAD_HABITS = (nothing, strong_bots, hellos, records, front_pages, churn, half_open, deaf)
ATTACKS = {habit.__name__.replace("_", "-"): habit for habit in BAD_HABITS}


def attacker(base: str, name: str, finished: str, under_way: Any) -> None:
    """An attacking process; it goes on until it is killed."""
    raise_descriptors()
    asyncio.run(ATTACKS[name](base, finished, under_way.set))


async def finished_game(base: str, game: str) -> str:
    """A table whose bots have played to the end."""
    visitor = Visitor(base, address(VICTIM + 9))
    wish = {"game": game, "seats": 2, "chairs": ["novice", "novice"]}
    table: str = (await visitor.post("/api/tables", wish))["table"]
    live = await visitor.live(table)
    live.send("hello")
    while (answer := ANSWER.decode(await live.receive())).frame is None or answer.frame.table.status != "over":
        pass
    live.close()
    return table


@dataclass
class Suffering:
    """What others have felt: times of moves, and of casual bots' answers."""

    moves: Outcome
    bots: list[float]
    unanswered: int


async def victims(base: str, game: str, seconds: float, number: int) -> Suffering:
    """Two people who move twice a second, and one against casual bots."""
    pair = await seated(base, (VICTIM + number) // 2, game)
    person = Visitor(base, address(VICTIM + 500 + number))
    bots: list[float] = []
    moves, (_, unanswered) = await asyncio.gather(steady_one(pair, seconds), against_bots(person, game, seconds, bots))
    pair.leave()
    return Suffering(moves, bots, unanswered)


async def steady_one(pair: Pair, seconds: float) -> Outcome:
    outcome, dice, end = Outcome(), random.Random(2), time.perf_counter() + seconds
    while time.perf_counter() < end and not pair.over:
        await pair.click(dice, outcome, time.perf_counter())
        await asyncio.sleep(0.5)
    return outcome


async def against_bots(person: Visitor, game: str, seconds: float, times: list[float]) -> tuple[None, int]:
    """The times (ms) from when casual bots are asked until they have moved; how many were not answered at the end."""
    table = (await person.post("/api/quick", {"game": game}))["table"]
    live = await person.live(table)
    live.send("hello")
    dice, end, asked = random.Random(3), time.perf_counter() + seconds, 0.0
    revision = -1
    try:
        while (left := end - time.perf_counter()) > 0:
            async with asyncio.timeout(left):
                answer = ANSWER.decode(await live.receive())
            if not (frame := answer.frame) or frame.revision == revision:
                continue
            if asked:
                times.append((time.perf_counter() - asked) * 1000)
            revision, asked = frame.revision, 0.0
            if frame.table.status == "over":
                live.close()
                return await against_bots(person, game, end - time.perf_counter(), times)
            if frame.seat in frame.actors:
                action = dice.choice(sorted(actions(frame.offers)))
                live.send("play", action=action, seat=frame.seat, revision=frame.revision, id=1)
            else:
                asked = time.perf_counter()
    except TimeoutError:
        pass
    live.close()
    if asked:
        times.append((time.perf_counter() - asked) * 1000)
    return None, int(bool(asked) and time.perf_counter() - asked > 3)


def attacked(service: Serving, names: Sequence[str], seconds: float, game: str) -> dict[str, Suffering]:
    """Each attack for so long; what the others felt."""
    context = multiprocessing.get_context("spawn")
    finished = asyncio.run(finished_game(service.base, game))
    suffered = {}
    for number, name in enumerate(names):
        under_way = context.Event()
        bad = context.Process(target=attacker, args=(service.base, name, finished, under_way), daemon=True)
        bad.start()
        under_way.wait()
        time.sleep(min(3.0, seconds / 2))
        before, cpu, began = service.memory, service.processor_s, time.perf_counter()
        found = asyncio.run(victims(service.base, game, seconds, 20 * number))
        used = (service.processor_s - cpu) / (time.perf_counter() - began)
        print(
            f"{name:12} moves: {spread(found.moves.mover)}, {found.moves.lost} lost   casual bots: {spread(found.bots)}"
            f"   processor {100 * used:.0f} %, memory {(service.memory - before) / 1e6:+.0f} MB",
            flush=True,
        )
        bad.kill()
        bad.join()
        suffered[name] = found
        time.sleep(1)
    return suffered


def main() -> None:
    parser = argparse.ArgumentParser(description="The service under many hands, and under one bad one.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", help="without it, one in a folder of its own")
    parser.add_argument("--game", choices=list(all_facts()), help="without it, all")
    parser.add_argument(
        "--unfinished", type=int, default=10_000, help="games in the database at the start; 0: leave out"
    )
    parser.add_argument("--processes", type=int, choices=[1, 2], default=1)
    parser.add_argument("--attack", action="store_true")
    parser.add_argument("--only", action="append", choices=list(ATTACKS), help="this attack; may be repeated")
    asked = parser.parse_args()
    raise_descriptors()
    games = [asked.game] if asked.game else list(all_facts())
    if asked.processes > 1:
        with (
            shared_database(asked.database) as database,
            serving(database, "--bot-delay", "0") as here,
            serving(database, "--bot-delay", "0") as there,
        ):
            for service in (here, there):
                service.wait(*games)
                service.wait_until_quiet()
            asyncio.run(at_two(here, there, asked.tables, asked.rate, asked.seconds, games))
        return
    if asked.attack:
        with serving(asked.database, "--bot-delay", "0") as service:
            service.wait(*games)
            service.wait_until_quiet()
            attacked(service, asked.only or list(ATTACKS), asked.seconds, games[0])
        return
    with serving(asked.database, "--bot-delay", "0") as service:
        service.wait(*games)
        service.wait_until_quiet()
        many_hands(service, asked.tables, asked.rate, asked.seconds, games)
    if asked.unfinished:
        start_with_many(asked.unfinished, games, asked.database)


if __name__ == "__main__":
    main()

"""Killed at random moments: nothing that was acknowledged or shown is lost. `make faults`

    python bench/faults.py [--cycles N] [--tables N] [--database URL] [--processes N] [--seed N]

People play at some tables over WebSockets and note what was acknowledged and what they saw. In every cycle one process
of the service is killed (SIGKILL) at a random moment and started anew; the people come back (with several processes: to
any of them) and go on. After every kill it is checked, for every table,

- that it is at no earlier revision than anybody was told or shown;
- that its game was rebuilt from its events and agrees with its snapshot (else it would say that it can't be read);
- that a frame of a revision that was seen before is the same frame;

and at the end that every acknowledged action stands in the database as it was sent, and that every game replays.
SIGKILL tells nothing about a loss of power.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from headwaters.kernel.facts import all_facts
from nursery import Child, Nursery, nursery
from visitors import Gone, Seat, Visitor, address

LONGEST_S = 0.4  # a service lives at most so long after everybody is back
PATIENCE_S = 60.0  # until everybody is back
MOST_TIMES = 20  # the kills asked for, until there is a picture to compare: where a kill finds a game is chance
BOT_SEATS = 3  # a table of two people has so many seats where the game allows it: the others are bots'


@dataclass
class Findings:
    """What was counted, and what went wrong."""

    cycles: int = 0
    acknowledged: int = 0
    frames_compared: int = 0
    tables: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        said = f"{self.cycles} kills, {self.tables} tables, {self.acknowledged} acknowledged moves, "
        said += f"{self.frames_compared} frames compared: {len(self.wrong)} wrong"
        return "\n".join([said, *self.wrong[:20]])


class Company:
    """The people at one table: they play on whatever happens, and remember everything."""

    def __init__(self, crowd: Crowd, number: int, game: str) -> None:
        self.crowd, self.number, self.game = crowd, number, game
        self.cookies = ["", ""]
        self.table = ""
        self.acknowledged: dict[int, tuple[int, str]] = {}  # by revision: seat and action
        self.seen: dict[int, tuple[int, dict[str, str]]] = {}  # by seat: revision and parts of the last frame
        self.newest = 0  # the newest revision that anybody was told or shown
        self.is_over = False
        self.back = asyncio.Event()
        self.dice = random.Random(number)

    async def live(self) -> None:
        """Until the game is over: come, play, be cut off, come back."""
        while not self.is_over:
            try:
                visitors = [Visitor(self.crowd.any_base(), address(self.number), cookie) for cookie in self.cookies]
                if not self.table:
                    await self._open(visitors)
                await self._play(visitors)
            except (Gone, OSError, TimeoutError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.005)

    async def _open(self, visitors: list[Visitor]) -> None:
        """A table, with a bot where there is a seat for one. One that was cut off half made is forgotten."""
        seats = min(BOT_SEATS, all_facts()[self.game].most)
        wish = {"game": self.game, "seats": seats, "chairs": [None, None, *["novice"] * (seats - 2)]}
        table = (await visitors[0].post("/api/tables", wish))["table"]
        await visitors[1].post(f"/api/tables/{table}/sit", {"seat": 1})
        self.cookies = [visitor.cookie for visitor in visitors]
        self.table = table
        self.crowd.findings.tables += 1

    async def _play(self, visitors: list[Visitor]) -> None:
        seats = [Seat(await visitor.live(self.table)) for visitor in visitors]
        try:
            for number, seat in enumerate(seats):
                self._compare(number, seat, await seat.hello())
            self.back.set()
            await asyncio.gather(*(self._sit(number, seat) for number, seat in enumerate(seats)))
        finally:
            self.back.clear()
            for seat in seats:
                seat.live.close()

    def _compare(self, number: int, seat: Seat, frame: dict[str, object]) -> None:
        """The first frame after coming back."""
        findings, revision = self.crowd.findings, int(str(frame["revision"]))
        status = seat.frame["table"]["status"]
        if status == "unreadable":
            findings.wrong.append(f"{self.game} {self.table}: can't be rebuilt at {revision}")
            self.is_over = True
        if revision < self.newest:
            findings.wrong.append(f"{self.game} {self.table}: back at {revision}, after {self.newest} was shown")
        if number in self.seen and self.seen[number][0] == revision and status == "playing":
            findings.frames_compared += 1
            if self.seen[number][1] != seat.parts:
                findings.wrong.append(f"{self.game} {self.table}: another picture of revision {revision}")
        self._see(number, seat)

    def _see(self, number: int, seat: Seat) -> None:
        revision, status = seat.frame["revision"], seat.frame["table"]["status"]
        if status == "playing":
            self.seen[number] = (revision, dict(seat.parts))
        self.newest = max(self.newest, revision)
        self.is_over |= status == "over"

    async def _sit(self, number: int, seat: Seat) -> None:
        """One person: moves when asked, until the game is over or the connection ends."""
        sent: dict[int, str] = {}  # by the revision it was played at, which is also the id of the message
        while not self.is_over:
            revision = seat.frame["revision"]
            if number in seat.frame["actors"] and seat.offered and revision not in sent:
                sent[revision] = self.dice.choice(seat.offered)
                seat.live.send("play", action=sent[revision], seat=number, revision=revision, id=revision)
            answer = await seat.live.answer()
            if "frame" in answer:
                seat.merge(answer["frame"])
                self._see(number, seat)
            elif "taken" in answer:
                revision = answer["taken"]["revision"]
                self.acknowledged[revision] = (number, sent[answer["id"]])
                self.newest = max(self.newest, revision)
                self.crowd.findings.acknowledged += 1
            elif "error" in answer and answer["error"]["id"] not in ("error-stale", "error-not-your-turn"):
                self.crowd.findings.wrong.append(f"{self.game} {self.table}: {answer['error']}")


class Crowd:
    """Everybody, and the processes of the service."""

    def __init__(self, makers: Nursery, processes: int) -> None:
        self.makers, self.findings = makers, Findings()
        self.children: list[Child] = [makers.start() for _ in range(processes)]
        self.companies: list[Company] = []
        self.tasks: list[asyncio.Task[None]] = []

    def any_base(self) -> str:
        return random.choice(self.children).base

    def fill(self, tables: int, games: tuple[str, ...]) -> None:
        """As many tables as wanted; a game that is over makes room for another one."""
        going = sum(not company.is_over for company in self.companies)
        for number in range(len(self.companies), len(self.companies) + tables - going):
            company = Company(self, number, games[number % len(games)])
            self.companies.append(company)
            self.tasks.append(asyncio.create_task(company.live()))

    async def everybody_is_back(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            for company in self.companies:
                while not (company.is_over or company.back.is_set()):
                    if company.number < len(self.tasks) and self.tasks[company.number].done():
                        self.tasks[company.number].result()  # whatever ended it is our fault: raise it
                    await asyncio.sleep(0.002)

    async def cycle(self, dice: random.Random) -> None:
        await asyncio.sleep(dice.uniform(0, LONGEST_S))
        which = dice.randrange(len(self.children))
        await asyncio.to_thread(self._replace, which)
        self.findings.cycles += 1
        await self.everybody_is_back()

    def _replace(self, which: int) -> None:
        self.children[which].kill()
        self.makers.bury(self.children[which])
        self.children[which] = self.makers.start()

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def faults(
    database: str, cycles: int, tables: int, games: tuple[str, ...], processes: int = 1, seed: int = 1, every: int = 50
) -> Findings:
    """So many kills, and more until somebody came back to a picture that was seen before; what was found."""
    dice = random.Random(seed)
    with nursery(database, games) as makers:
        crowd = Crowd(makers, processes)
        crowd.fill(tables, games)
        await crowd.everybody_is_back()
        began = time.monotonic()
        for cycle in range(1, MOST_TIMES * cycles + 1):
            await crowd.cycle(dice)
            crowd.fill(tables, games)
            if cycle >= cycles and crowd.findings.frames_compared:
                break
            if cycle % every == 0:
                print(f"{(time.monotonic() - began) / cycle:.2f} s a cycle; {crowd.findings}", flush=True)
        await crowd.leave()
    await in_the_database(database, crowd)
    return crowd.findings


async def in_the_database(database: str, crowd: Crowd) -> None:
    """Every acknowledged action stands in the database as it was sent, and every game replays to its snapshot."""
    from headwaters.kernel.engine import load
    from headwaters.table.store import Store
    from headwaters.table.table import Table

    store = Store(database)
    try:
        for company in crowd.companies:
            if not company.table:
                continue
            stored, events = await store.table(company.table), await store.events_of(company.table)
            written = {event.revision: (event.seat, event.text) for event in events if event.kind == "play"}
            for revision, move in company.acknowledged.items():
                if written.get(revision) != move:
                    crowd.findings.wrong.append(f"{company.table}: {move} at {revision} is {written.get(revision)}")
            assert stored is not None
            if stored.status in ("playing", "over"):
                table = Table(stored)
                table.rebuild(load(company.game), events, stored)
                if table.unreadable:
                    crowd.findings.wrong.append(f"{company.table}: does not replay")
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the service at random moments; nothing may be lost.")
    parser.add_argument("--cycles", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--database", help="without it, one in a folder of its own")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or str(Path(folder) / "tables.sqlite")
        games = tuple(all_facts())
        found = asyncio.run(faults(database, asked.cycles, asked.tables, games, asked.processes, asked.seed))
    print(found)
    sys.exit(bool(found.wrong))


if __name__ == "__main__":
    main()

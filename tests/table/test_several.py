"""Several processes on one database: what happens at one is seen at the other, and goes on there when one is killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from headwaters.table import actor
from headwaters.table.postgres import PostgresChanges
from nursery import AnyAction, Child, Nursery, nursery
from postgres import PATIENCE_S, Server, in_a_loop_of_its_own
from visitors import Gone, Seat, Visitor

GAME = "yangtze"
Two = tuple[Nursery, str]


@pytest.fixture
def two(postgres: Server) -> Iterator[Two]:
    """Where services of one database are started, and that database's name."""
    with postgres.database() as url, nursery(url, (GAME,)) as made:
        yield made, url.partition("?")[0].rpartition("/")[2]


def played(deed: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        async with asyncio.timeout(10 * PATIENCE_S):
            await deed()

    in_a_loop_of_its_own(within())


def at(child: Child, who: Visitor) -> Visitor:
    """The same person at another process."""
    return Visitor(child.base, cookie=who.cookie)


async def seat_at(visitor: Visitor, table: str) -> Seat:
    seat = Seat(await visitor.live(table))
    await seat.hello()
    return seat


async def until(seat: Seat, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not wanted(seat.frame):
        await seat.next_frame()
    return seat.frame


async def answer_to(seat: Seat, number: int) -> dict[str, Any]:
    """What is answered to a request with this number; frames on the way are kept."""
    while (answer := await seat.live.answer()).get("id") != number:
        if "frame" in answer:
            seat.merge(answer["frame"])
    return answer


async def moved(seat: Seat, number: int) -> int:
    """The first offered action is played; the new revision."""
    frame = await until(seat, lambda frame: bool(frame["offers"]))
    seat.live.send("play", action=seat.offered[0], seat=frame["seat"], revision=frame["revision"], id=number)
    answer = await answer_to(seat, number)
    assert "taken" in answer, answer
    return int(answer["taken"]["revision"])


async def until_others_are_asked(seat: Seat) -> int:
    """Play on until it is somebody else's turn; the revision at which it is."""
    number = 100
    while seat.frame["seat"] in seat.frame["actors"]:
        number += 1
        revision = await moved(seat, number)
        await until(seat, lambda frame, revision=revision: frame["revision"] >= revision)
    return int(seat.frame["revision"])


async def two_people(first: Child, second: Child) -> tuple[str, Visitor, Visitor]:
    """A table of two, one of them at each process."""
    ada, bo = Visitor(first.base), Visitor(second.base)
    table = (await ada.post("/api/tables", {"game": GAME, "seats": 2}))["table"]
    await bo.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bo"})
    return table, ada, bo


def test_a_move_at_one_process_is_seen_at_the_other(two: Two) -> None:
    services, _ = two
    first, second = services.start(), services.start()

    async def game() -> None:
        table, ada, bo = await two_people(first, second)
        seats = [await seat_at(ada, table), await seat_at(bo, table)]
        for number in range(8):
            newest = max(seat.frame["revision"] for seat in seats)
            for seat in seats:
                await until(seat, lambda frame, newest=newest: frame["revision"] >= newest)
            asked = seats[seats[0].frame["actors"][0]]
            revision = await moved(asked, number)
            for seat in seats:
                await until(seat, lambda frame, revision=revision: frame["revision"] >= revision)
        spectators = [await seat_at(Visitor(child.base), table) for child in (first, second)]
        assert spectators[0].parts == spectators[1].parts
        assert [seat["name"] for seat in seats[0].frame["table"]["seats"]][1] == "Bo"

    played(game)


def test_of_two_moves_of_one_decision_at_two_processes_one_is_taken(two: Two) -> None:
    services, _ = two
    first, second = services.start(), services.start()

    async def game() -> None:
        table, ada, bo = await two_people(first, second)
        places = {}
        for number, person in enumerate((ada, bo)):
            places[number] = [await seat_at(at(child, person), table) for child in (first, second)]
        for number in range(10):
            asked = places[0][0].frame["actors"][0]
            both = places[asked]
            revision = both[0].frame["revision"]
            for seat in both:
                await until(seat, lambda frame, revision=revision: frame["revision"] >= revision)
                action = seat.offered[number % len(seat.offered)]
                seat.live.send("play", action=action, seat=asked, revision=revision, id=number)
            answers = [await answer_to(seat, number) for seat in both]
            assert sorted("taken" in answer for answer in answers) == [False, True]
            (refused,) = [answer["error"]["id"] for answer in answers if "error" in answer]
            assert refused == "error-stale"
            for seat in (*places[0], *places[1]):
                await until(seat, lambda frame, revision=revision: frame["revision"] == revision + 1)

    played(game)


def nothing_is_announced() -> None:
    """As if the service were killed between its commit and its hint."""
    PostgresChanges.announce = lambda *_: None  # type: ignore[method-assign]


def test_whoever_comes_from_another_process_sees_at_least_what_was_shown_there(two: Two) -> None:
    services, _ = two
    first, second = services.start(nothing_is_announced), services.start()

    async def game() -> None:
        table, ada, bo = await two_people(first, second)
        here = [await seat_at(at(first, person), table) for person in (ada, bo)]
        for number in range(5):
            there = await seat_at(at(second, ada), table)
            assert there.frame["revision"] == here[0].frame["revision"]
            there.live.close()  # the table stays in memory there, and nobody looks at it
            revision = await moved(here[here[0].frame["actors"][0]], number)
            for seat in here:
                await until(seat, lambda frame, revision=revision: frame["revision"] >= revision)

    played(game)


async def for_ever(*_: Any, **__: Any) -> int:
    """A bot that never answers."""
    await asyncio.Event().wait()
    return 0


def bots_never_answer() -> None:
    AnyAction.think = for_ever  # type: ignore[method-assign]


def test_when_a_process_is_killed_the_game_and_its_bots_go_on_at_the_other(two: Two) -> None:
    services, _ = two
    first, second = services.start(bots_never_answer), services.start()

    async def game() -> None:
        ada = Visitor(first.base)
        table = (await ada.post("/api/quick", {"game": GAME}))["table"]
        here = await seat_at(ada, table)
        revision = await until_others_are_asked(here)  # the bots, who think at the first process
        there = await seat_at(at(second, ada), table)
        assert there.frame["revision"] == revision and 0 not in there.frame["actors"]
        first.kill()
        services.bury(first)
        with pytest.raises(Gone):
            await until(here, lambda frame: frame["revision"] > revision)
        await until(there, lambda frame: frame["actors"] == [0])
        assert there.frame["revision"] > revision
        await moved(there, 1)

    played(game)


def test_bots_are_asked_at_one_process_only_and_at_another_when_nobody_looks_there(two: Two) -> None:
    services, _ = two
    first, second = services.start(bots_never_answer), services.start()

    async def game() -> None:
        ada = Visitor(first.base)
        table = (await ada.post("/api/quick", {"game": GAME}))["table"]
        here = await seat_at(ada, table)
        revision = await until_others_are_asked(here)
        there = await seat_at(at(second, ada), table)
        for _ in range(2):  # it is looked at again and again, in vain
            await asyncio.sleep(actor.LEASE_S)
            spectator = await seat_at(Visitor(second.base), table)
            assert spectator.frame["revision"] == revision, "the lease is the first process's"
        here.live.close()
        await until(there, lambda frame: frame["revision"] > revision)

    played(game)


def test_connections_to_the_database_that_are_cut_come_back_and_nothing_is_missed(two: Two, postgres: Server) -> None:
    services, name = two
    first, second = services.start(), services.start()
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = "

    async def game() -> None:
        table, ada, bo = await two_people(first, second)
        seats = [await seat_at(ada, table), await seat_at(bo, table)]
        for number in range(3):
            assert await asyncio.to_thread(postgres.run, f"{cut} '{name}'")
            asked = seats[seats[0].frame["actors"][0]]
            revision = await moved(asked, number)
            for seat in seats:
                await until(seat, lambda frame, revision=revision: frame["revision"] >= revision)

    played(game)


def test_who_is_waited_for_at_a_table_of_another_process_is_told(two: Two) -> None:
    services, _ = two
    first, second = services.start(), services.start()

    async def game() -> None:
        table, ada, bo = await two_people(first, second)
        seats = [await seat_at(ada, table), await seat_at(bo, table)]
        asked = seats[0].frame["actors"][0]
        waiter, mover = (ada, bo)[1 - asked], seats[asked]
        seats[1 - asked].live.close()
        other = second if asked == 0 else first
        away = await seat_at(at(other, waiter), (await at(other, waiter).post("/api/quick", {"game": GAME}))["table"])
        assert away.frame["waiting"] == 0
        await until_others_are_asked(mover)
        await until(away, lambda frame: frame["waiting"] == 1)

    played(game)


# ---------------------------------------------------------------- company


async def said_to(seat: Seat, text: str) -> None:
    """Wait until a line of chat has come."""
    while True:
        answer = await seat.live.answer()
        if "frame" in answer:
            seat.merge(answer["frame"])
        if text in [line["text"] for line in answer.get("said", {}).get("lines", ())]:
            return


def test_what_is_said_at_one_process_is_heard_at_the_other(two: Two) -> None:
    services, _ = two
    first, second = services.start(), services.start(nothing_is_announced)

    async def game() -> None:
        table, ada, bo = await two_people(first, second)
        here, there = await seat_at(ada, table), await seat_at(bo, table)
        await ada.post(f"/api/tables/{table}/say", {"text": "by a hint"})
        await said_to(there, "by a hint")
        await bo.post(f"/api/tables/{table}/say", {"text": "by a sweep"})
        await said_to(here, "by a sweep")
        eve = Seat(await Visitor(first.base).live(table))
        await eve.hello()
        await said_to(eve, "by a hint")

    played(game)


def everybody_counts_as_long_gone() -> None:
    """Whoever is not connected here counts as long gone."""
    actor.Actor._is_long_gone = lambda *_: True  # type: ignore[method-assign]


def test_nobody_who_is_at_another_process_is_taken_for_gone(two: Two) -> None:
    services, _ = two
    first, second = services.start(everybody_counts_as_long_gone), services.start()

    async def game() -> None:
        table, ada, bo = await two_people(first, second)
        here, there = await seat_at(ada, table), await seat_at(bo, table)
        await ada.post(f"/api/tables/{table}/hand", {"seat": 1})
        await until(here, lambda frame: frame["question"] is not None)
        await until(here, lambda frame: frame["question"] is None)
        assert not here.frame["table"]["seats"][1]["handed"]
        there.live.close()
        await ada.post(f"/api/tables/{table}/hand", {"seat": 1})
        await until(here, lambda frame: frame["table"]["seats"][1]["handed"])

    played(game)


# ---------------------------------------------------------------- the command


def processes_of(parent: int) -> set[int]:
    """The processes that serve, as the system names them."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (folder / "cmdline").read_bytes().split(b"\0")
            if b"headwaters.cli.processes" in words and f"PPid:\t{parent}\n" in (folder / "status").read_text():
                found.add(int(folder.name))
    return found


def test_serve_starts_processes_replaces_one_that_is_killed_and_ends_them_all(postgres: Server, tmp_path: Path) -> None:
    if not Path("/proc/self/status").exists():
        pytest.skip("processes can't be counted here")

    async def eventually(wanted: Callable[[], Any]) -> Any:
        async with asyncio.timeout(4 * PATIENCE_S):
            while not (found := await asyncio.to_thread(wanted)):
                await asyncio.sleep(0.05)
        return found

    def answered(url: str) -> Any:
        with suppress(OSError):
            return json.load(urllib.request.urlopen(f"{url}health", timeout=PATIENCE_S))["status"] == "ok"
        return False

    with postgres.database(empty=True) as database:
        words = ["serve", "--port", "0", "--processes", "2", "--database", database]
        environment = {**os.environ, "HEADWATERS_CACHE": str(tmp_path)}
        running = subprocess.Popen(
            [sys.executable, "-m", "headwaters", *words], stdout=subprocess.PIPE, text=True, env=environment
        )
        try:
            assert running.stdout
            url = running.stdout.readline().split()[3]

            async def looked_after() -> None:
                before = await eventually(lambda: len(now := processes_of(running.pid)) == 2 and now)
                await eventually(lambda: answered(url))
                killed = min(before)
                os.kill(killed, signal.SIGKILL)
                after = await eventually(lambda: len(now := processes_of(running.pid) - {killed}) == 2 and now)
                assert len(after & before) == 1
                await eventually(lambda: answered(url))
                running.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(running.wait, PATIENCE_S) == 0
                await eventually(lambda: not any(Path(f"/proc/{each}").exists() for each in after))

            in_a_loop_of_its_own(looked_after())
        finally:
            running.kill()
            running.wait()

"""Bots' turns: who is served when, for how long, and what becomes of a worker that dies, hangs or is left behind."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from contextlib import nullcontext, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from brains import OBEDIENT

from headwaters.bots import LEVELS
from headwaters.kernel import children
from headwaters.kernel.engine import load
from headwaters.table import bots
from headwaters.table.bot_queue import LONG_S, FairQueue, Turn
from headwaters.table.bot_worker import Errand, ThoughtFailed, Worker, WorkerLost
from headwaters.table.chairs import Chair, bot_chair
from headwaters.table.viewers import Audience, Viewer
from postgres import in_a_loop_of_its_own

# ---------------------------------------------------------------- the queue


def served(queue: FairQueue, now: float = 0.0) -> list[str]:
    """The tables in the order in which one worker serves them."""
    order = []
    while (turn := queue.take(now)) is not None:
        order.append(turn.table)
        queue.done(turn)
    return order


def filled(*turns: Turn) -> FairQueue:
    queue = FairQueue()
    for turn in turns:
        queue.add(turn)
    return queue


def test_callers_are_served_in_turn_and_so_are_their_tables() -> None:
    greedy = [Turn("greedy", f"g{n}", True, 0.0) for n in range(4)]
    again = [Turn("greedy", "g0", True, 0.0)]
    queue = filled(*greedy, *again, Turn("modest", "m0", True, 1.0), Turn("modest", "m1", True, 1.0))
    assert served(queue) == ["g0", "m0", "g1", "m1", "g2", "g3", "g0"]


def test_many_guests_of_one_household_get_together_what_one_of_another_gets() -> None:
    crowd = [Turn(f"guest {n}", f"g{n}", True, 0.0, "192.0.2.1") for n in range(40)]
    crowd += [Turn("guest 0", f"more{n}", True, 0.0, "192.0.2.1") for n in range(2)]
    victims = [Turn("modest", f"m{n}", True, 1.0, "192.0.2.2") for n in range(2)]
    queue = filled(*crowd, *victims)
    assert queue.share(victims[0], 1) == pytest.approx(1 / 2 / 2), "one of two households, two tables"
    assert sum(queue.share(turn, 1) for turn in [*crowd, *victims]) == pytest.approx(1.0)
    order = served(queue)
    assert order[:4] == ["g0", "m0", "g1", "m1"], "not behind forty others"
    assert order.index("g39") < order.index("more0") < order.index("more1")
    assert len(order) == 44 and not len(queue)


def test_a_tables_household_is_where_its_people_look_from_not_where_a_stranger_does() -> None:
    table: Any = SimpleNamespace(creator="ada", chairs=[Chair("bo", "Bo"), bot_chair(1, "novice")])
    ada, bo, stranger = Viewer("t", "ada", "en", "a"), Viewer("t", "bo", "en", "b"), Viewer("t", None, "en", "0")
    audience = Audience()
    assert audience.household({stranger, bo, ada}, table) == "a"
    assert audience.household({stranger, bo}, table) == "b"
    assert audience.household({stranger}, table) == "0"
    assert audience.household(set(), table) == ""
    audience.note("ada", "there")
    assert audience.household(set(), table) == "there"


def test_whoever_was_just_served_comes_last_also_when_new_turns_come() -> None:
    queue = filled(Turn("a", "a0", True, 0.0), Turn("b", "b0", True, 0.0))
    first = queue.take(0.0)
    assert first and first.table == "a0"
    queue.done(first)
    queue.add(Turn("a", "a0", True, 0.0))
    assert served(queue) == ["b0", "a0"]


def test_a_table_has_one_turn_at_a_time() -> None:
    queue = filled(Turn("a", "t", True, 0.0), Turn("a", "t", True, 0.0))
    first = queue.take(0.0)
    assert first and queue.take(0.0) is None and len(queue) == 1 and queue.flying == 1
    queue.done(first)
    assert queue.take(0.0) is not None


def test_tables_nobody_watches_wait_but_not_for_ever() -> None:
    turns = [Turn("a", "alone", False, 0.0), Turn("b", "watched", True, 0.0)]
    assert served(filled(*turns)) == ["watched", "alone"]
    assert served(filled(*turns), LONG_S + 1) == ["alone", "watched"]


def test_a_turn_that_is_given_up_is_not_served() -> None:
    given_up, other = Turn("a", "t", True, 0.0), Turn("a", "u", True, 0.0)
    queue = filled(given_up, other)
    assert queue.remove(given_up) and not queue.remove(given_up)
    assert served(queue) == ["u"]


def test_all_that_wait_together_take_as_long_as_one_alone() -> None:
    """The shares of one round add up to no more than the workers' time, whoever has how many tables."""
    turns = [Turn("greedy", f"g{n}", True, 0.0) for n in range(22)] + [
        Turn(f"guest {n}", f"t{n}", True, 0.0) for n in range(3)
    ]
    queue = filled(*turns)
    assert FairQueue().share(turns[0], 1) == 1.0
    shares = {turn.table: queue.share(turn, 1) for turn in turns}
    assert sum(shares.values()) == pytest.approx(1.0)
    assert shares["t0"] == pytest.approx(1 / 4), "one of four callers, whatever the others have"
    assert queue.share(turns[-1], 8) == 1.0


# ---------------------------------------------------------------- workers


@pytest.fixture
def worker(tmp_path: Path) -> Any:
    one = Worker(OBEDIENT, grace=0.3)
    yield lambda level, key=7, seconds=0.05: one.ask(Errand(str(tmp_path / "tries"), b"", 0, level, key), seconds)[0]
    one.end()


def test_a_worker_that_dies_is_replaced(worker: Any) -> None:
    with pytest.raises(WorkerLost, match="died"):
        worker("dies once")
    assert worker("dies once") == 7


def test_a_worker_that_hangs_is_killed_and_replaced(worker: Any) -> None:
    with pytest.raises(WorkerLost, match="hung"):
        worker("hangs once")
    assert worker("hangs once", 8) == 8


def test_a_bot_that_fails_does_not_cost_the_worker(worker: Any) -> None:
    with pytest.raises(ThoughtFailed, match="ValueError: no idea"):
        worker("fails")
    assert worker("well") == 7


ORPHAN = """
import sys, threading
sys.path[:0] = {path!r}
from brains import nothing
from headwaters.table.bot_worker import Brain, Errand, Worker
import brains
if __name__ == "__main__":
    worker = Worker(Brain(nothing, brains.obey))
    worker.ask(Errand(sys.argv[1], b"", 0, "well", 1), 0.1)
    print(worker.pid, flush=True)
    if sys.argv[2] == "busy":
        worker.ask(Errand(sys.argv[1] + "2", b"", 0, "hangs once", 1), 3600)
    threading.Event().wait()
"""


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("when", ["idle", "busy"])
def test_a_worker_ends_with_a_parent_that_is_killed(tmp_path: Path, when: str) -> None:
    script = tmp_path / "parent.py"
    script.write_text(ORPHAN.format(path=[str(Path(__file__).parent)]))
    command = [sys.executable, str(script), str(tmp_path / "tries"), when]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        pid = int(parent.stdout.readline())
        if when == "busy":
            while not (tmp_path / "tries2").exists():
                time.sleep(0.01)
        assert is_alive(pid)
        parent.send_signal(signal.SIGKILL)
    while is_alive(pid):  # the test's own time limit is the only clock here
        time.sleep(0.01)


class Ended(Exception):
    """Instead of the end of this process."""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be asked to end a child with its parent")
@pytest.mark.parametrize(("above", "ends"), [(1, False), (7, True)])
def test_a_child_ends_if_its_parent_is_gone_and_not_because_that_is_process_1(
    monkeypatch: pytest.MonkeyPatch, above: int, ends: bool
) -> None:
    def end(_code: int) -> None:
        raise Ended

    monkeypatch.setattr(children.ctypes, "CDLL", lambda _: SimpleNamespace(prctl=lambda *_: 0))
    monkeypatch.setattr(children.os, "getppid", lambda: above)
    monkeypatch.setattr(children.os, "_exit", end)
    with pytest.raises(Ended) if ends else nullcontext():
        children.end_with_parent(1)


AS_PROCESS_1 = """
import asyncio, os, sys
sys.path[:0] = {path!r}
import brains
from headwaters.table import compiling
from headwaters.table.bot_worker import Errand, Worker
if __name__ == "__main__":
    worker = Worker(brains.OBEDIENT)
    answer, _ = worker.ask(Errand(sys.argv[1], b"", 0, "well", 7), 0.1)
    worker.end()
    compiling.mark = lambda *_: compiling.Path(sys.argv[1] + " is not there")
    compiled = asyncio.run(compiling.Readiness()._compiled("yangtze"))
    print(os.getpid(), answer, compiled)
"""


def namespaces() -> list[str] | None:
    """The words before a command that make it process 1 of its own; None where that is not allowed."""
    for more in ([], ["--user", "--map-root-user"]):
        words = ["unshare", *more, "--pid", "--fork"]
        with suppress(OSError):
            if subprocess.run([*words, "true"], capture_output=True).returncode == 0:
                return words
    return None


def test_workers_and_compiling_children_live_under_a_service_that_is_process_1(tmp_path: Path) -> None:
    words = namespaces()
    if words is None:
        pytest.skip("unshare is not allowed here: no process can be made process 1")
    script = tmp_path / "parent.py"
    script.write_text(AS_PROCESS_1.format(path=[str(Path(__file__).parent)]))
    command = [*words, sys.executable, str(script), str(tmp_path / "tries")]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.stdout.split() == ["1", "7", "True"], ended.stderr


# ---------------------------------------------------------------- thinking


class FakeEngine:
    """An engine whose positions are lists of offered actions."""

    def __init__(self, tries: Path) -> None:
        self.facts = type("Facts", (), {"name": str(tries)})

    def legal(self, position: list[int], seat: int) -> list[int]:
        return position

    def resample(self, position: list[int], seat: int, key: Any) -> Any:
        return type("World", (), {"tobytes": lambda self: b""})()


class Scribe:
    """Workers that run nothing: what they are asked is written down, and answered when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, float]] = []
        self.workers = bots.Workers(1, 1)
        self.answers: list[asyncio.Future[tuple[int, float]]] = []
        for pool in (self.workers.quick, self.workers.strong):
            monkeypatch.setattr(pool, "ask", self.ask(pool))

    def ask(self, pool: bots.Pool) -> Any:
        async def asked(worker: Worker, turn: Turn, errand: Errand, seconds: float) -> tuple[int, float]:
            self.asked.append((turn.table, seconds))
            answer = asyncio.get_running_loop().create_future()
            answer.add_done_callback(lambda _: pool._free(worker, turn))
            self.answers.append(answer)
            return await answer  # type: ignore[no-any-return]

        return asked

    async def served(self, most: int) -> None:
        """Answer so many, each as soon as it is asked."""
        for n in range(most):
            while len(self.answers) <= n:
                await asyncio.sleep(0)
            self.answers[n].set_result((0, 0.0))


def test_a_casual_bot_never_waits_behind_strong_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def first_asked() -> list[str]:
        scribe, engine = Scribe(monkeypatch), FakeEngine(tmp_path / "tries")
        tasks = [
            asyncio.create_task(scribe.workers.think(engine, [0], 0, "strong", caller="greedy", table=f"g{n}"))
            for n in range(22)
        ]
        await asyncio.sleep(0)
        casual = scribe.workers.think(engine, [0], 0, "casual", caller="modest", table="m")
        tasks.append(asyncio.create_task(casual))
        while len(scribe.asked) < 2:
            await asyncio.sleep(0)
        assert scribe.workers.gauges() == {"bots_waiting_quick": 0, "bots_waiting_strong": 21, "bots_thinking": 2}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert scribe.workers.gauges()["bots_waiting_strong"] == 0, "who leaves does not wait on"
        return [table for table, _ in scribe.asked]

    assert in_a_loop_of_its_own(first_asked()) == ["g0", "m"]


def test_under_load_everybody_thinks_shorter_and_nobody_plays_at_random(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def asked() -> list[float]:
        scribe, engine = Scribe(monkeypatch), FakeEngine(tmp_path / "tries")
        thoughts = [
            asyncio.create_task(scribe.workers.think(engine, [0], 0, "master", caller=f"c{n}", table=f"t{n}"))
            for n in range(6)
        ]
        await asyncio.gather(scribe.served(6), *thoughts)
        assert "bots_at_random" not in {name for name, _ in scribe.workers.metrics.counts}
        return [seconds for _, seconds in scribe.asked]

    alone = bots.THINKING * bots.SECONDS["master"]
    assert in_a_loop_of_its_own(asked()) == pytest.approx([alone, *(alone / n for n in (5, 4, 3, 2, 1))])
    monkeypatch.setattr(bots, "LEAST_S", 1.0)
    assert min(in_a_loop_of_its_own(asked())) == pytest.approx(bots.THINKING), "never less than this"


@pytest.mark.parametrize("level", LEVELS)
def test_the_time_of_an_answer_is_fixed_before_anybody_looks_at_what_may_be_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, level: str
) -> None:
    """A forced choice is slept out like a free one: what sleeps is the same whatever is offered."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def paces() -> list[float]:
        workers = bots.Workers(1, 1)
        engine = FakeEngine(tmp_path / "tries")

        pool = workers.strong if level in bots.SECONDS else workers.quick

        async def ask(worker: Worker, turn: Turn, errand: Errand, seconds: float) -> tuple[int, float]:
            pool._free(worker, turn)
            return 0, 1000.0

        monkeypatch.setattr(pool, "ask", ask)
        monkeypatch.setattr(bots.asyncio, "sleep", sleep)
        monkeypatch.setattr(bots.time, "monotonic", lambda: 1000.0)
        await workers.think(engine, [0], 0, level)
        await workers.think(engine, list(range(50)), 0, level)
        return slept

    assert in_a_loop_of_its_own(paces()) == pytest.approx([bots.SECONDS.get(level, bots.LEAST_S)] * 2)


def answered(level: str, tries: Path) -> tuple[int, bots.Workers]:
    """What a bot of an obedient level does at a position that offers two actions; its world is no world at all.

    However slow the machine is, no worker is taken to hang.
    """

    async def think() -> tuple[int, bots.Workers]:
        workers = bots.Workers(1, 1, brain=OBEDIENT, grace=600)
        try:
            return await workers.think(FakeEngine(tries), [5, 6], 0, level), workers
        finally:
            workers.close()

    return in_a_loop_of_its_own(think())


def first_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, tries: Path) -> None:
    """The first errand is given up as soon as its worker is at it: it hangs for ever."""
    hear = Worker._hear
    limits: list[float] = []

    def heard(worker: Worker, pipe: Any, limit: float) -> int | None:
        limits.append(limit)
        if len(limits) != 2:  # it has loaded, and now it thinks
            return hear(worker, pipe, limit)
        while not (tries.exists() and tries.read_text().endswith("\n")):
            time.sleep(0.005)
        return hear(worker, pipe, 0.0)

    monkeypatch.setattr(Worker, "_hear", heard)


@pytest.mark.parametrize("level", ["dies once", "hangs once"])
def test_an_errand_goes_to_another_worker_with_half_the_time(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots.secrets, "randbits", lambda bits: 6)
    monkeypatch.setitem(bots.SECONDS, level, 0.4)
    monkeypatch.setattr(bots, "LEAST_S", 0.01)
    if level == "hangs once":
        first_is_not_waited_for(monkeypatch, tmp_path / "tries")
    action, workers = answered(level, tmp_path / "tries")
    assert action == 6 and workers.metrics.counts == {("bot_failures", level): 1}
    assert (tmp_path / "tries").read_text().split("\n")[:2] == [f"{level} 0.340", f"{level} 0.170"]
    assert len(caplog.records) == 1 and caplog.records[0].exc_info is None


@pytest.mark.parametrize("level", ["dies", "fails"])
def test_a_bot_that_never_has_an_answer_plays_by_looks(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots.secrets, "randbits", lambda bits: 6)
    action, workers = answered(level, tmp_path / "tries")
    assert action == 6 and workers.metrics.counts == {("bot_failures", level): 2}
    assert (tmp_path / "tries").read_text().split("\n")[2].startswith("looks")
    assert len(caplog.records) == 1, "said once, counted twice"


def test_a_bot_plays_at_random_only_when_nobody_can_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots.secrets, "randbits", lambda bits: 4)  # an action that is not offered
    action, workers = answered("well", tmp_path / "tries")
    assert action in (5, 6) and workers.metrics.counts["bots_at_random", "well"] == 1


def test_the_others_go_on_while_a_worker_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots.secrets, "randbits", lambda bits: 6)

    async def think() -> list[int]:
        workers = bots.Workers(2, 2, brain=OBEDIENT)
        try:
            return await asyncio.gather(
                *(
                    workers.think(
                        FakeEngine(tmp_path / f"tries {n}"), [6], 0, "dies once" if n == 1 else "well", table=str(n)
                    )
                    for n in range(4)
                )
            )
        finally:
            workers.close()

    assert in_a_loop_of_its_own(think()) == [6] * 4


def test_bots_of_all_levels_choose_offered_actions_in_worker_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.SECONDS, "master", 0.1)

    async def chosen() -> dict[tuple[str, str], bool]:
        workers = bots.Workers(1, 1)
        found = {}
        try:
            for game in ("yangtze", "yak"):
                engine = load(game)
                position = engine.setup(2, {}, 5)
                seat = engine.actors(position)[0]
                for level in LEVELS:
                    action = await workers.think(engine, position, seat, level)
                    found[game, level] = action in engine.legal(position, seat)
        finally:
            workers.close()
        assert not workers.metrics.counts, "no failure"
        return found

    found = in_a_loop_of_its_own(chosen())
    assert found == {(game, level): True for game in ("yangtze", "yak") for level in LEVELS}


def test_a_bot_never_gets_the_truth() -> None:
    """What goes to a worker is another world: the seat's view of it is the same, its chance is not."""
    import numpy as np

    engine = load("yangtze")
    position = engine.setup(3, {}, 5)
    seat = engine.actors(position)[0]
    errands = [bots.Workers._errand(engine, position, seat, "casual") for _ in range(8)]
    worlds = [np.frombuffer(bytearray(errand.world), engine.dtype)[0] for errand in errands]
    assert all(engine.view(world, seat) == engine.view(position, seat) for world in worlds)
    assert all(world.rng.tobytes() != position.rng.tobytes() for world in worlds)
    assert any(engine.state(world) != engine.state(position) for world in worlds)


def test_one_core_still_has_workers_of_both_kinds() -> None:
    assert [bots.pool_sizes(cores) for cores in (1, 2, 4, 16)] == [(1, 1), (1, 1), (1, 3), (4, 15)]


def test_a_worker_that_is_closed_while_it_starts_keeps_nobody_waiting(tmp_path: Path) -> None:
    worker = Worker(OBEDIENT)
    worker.close()
    with pytest.raises(WorkerLost, match="died"):
        worker.ask(Errand(str(tmp_path / "tries"), b"", 0, "hangs once", 1), 3600)

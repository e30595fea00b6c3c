"""What a move costs the service: processor time of its process for one move with two viewers, and where it goes.

    python bench/moves.py [GAME ...] [--tables N] [--seconds S]

Starts the service on a free port of this machine with an empty SQLite file and generous limits. At every table two
people are connected over WebSockets, with compression as browsers have it, and play one random offered action after the
other, as fast as they can. Processor time is that of the service's process with all its threads. Where it goes is found
by samples: every few milliseconds of processor time the service notes what it is doing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import FrameType

from headwaters.kernel.facts import all_facts
from load import Outcome, Pair, all_seated, percentile
from serving import Serving

SAMPLE_S = 0.001  # asked for; the system gives what its clock ticks allow
WARM_S = 3.0
MOST_GAMES = 120

# By function, from the outermost inwards: what the service is doing in it.
DOING = {
    "Table.prepare_play": "rules",
    "Table.install": "rules",
    "Store.change": "commit",
    "Table.view": "view",
    "offered": "offers",
    "follows": "offers",
    "is_single": "offers",
    "draw": "drawing",
    "read": "words",
    "prompt": "words",
    "log": "words",
    "marks": "words",
    "travels": "words",
    "since": "words",
    "undo_words": "words",
    "table_facts": "words",
    "Viewer.show": "differences",
    "_encoded": "JSON",
    "_serve": "socket",
    "_send": "socket",
    "_receive": "socket",
}
OUTER = ("frames.py", "draw")  # all of a picture, and not the drawing of it
PARTS = ("rules", "commit", "view", "drawing", "offers", "words", "differences", "JSON", "socket", "the rest")


# ---------------------------------------------------------------- in the service's process


def doing(frame: FrameType | None) -> str:
    """What the main thread is doing; if it waits, it is another thread that works, and that one commits."""
    functions = []
    while frame:
        functions.append(frame.f_code)
        frame = frame.f_back
    if functions[0].co_name == "select":
        return "commit"
    for code in reversed(functions):
        file = code.co_filename
        if "/uvicorn/protocols" in file or "/websockets/" in file:
            return "socket"
        name = code.co_qualname.rpartition("<locals>.")[2]
        if name in DOING and (Path(file).name, name) != OUTER and "headwaters" in file:
            if name == "Viewer.show" and functions[0].co_name == "_encoded":
                return "JSON"
            return DOING[name]
    return "the rest"


def serve(database: str) -> None:
    """The service, until it is told to end; SIGUSR1 begins to sample, SIGUSR2 tells what was found as a line."""
    import socket

    from headwaters.cli.serving import server
    from headwaters.table.app import make_app
    from headwaters.table.limits import RATES, Limits, Rate
    from headwaters.table.service import Settings

    samples: Counter[str] = Counter()

    def begin(*_: object) -> None:
        samples.clear()
        signal.setitimer(signal.ITIMER_PROF, SAMPLE_S, SAMPLE_S)

    def tell(*_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        print(json.dumps(samples), flush=True)

    signal.signal(signal.SIGPROF, lambda _, frame: samples.update([doing(frame)]))
    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, tell)
    limits = Limits(rates={kind: Rate(1e9, 1e9) for kind in RATES}, connections=100_000)
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.listen(128)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    server(make_app(Settings(database=database, limits=limits))).run(sockets=[listener])


# ---------------------------------------------------------------- the people


async def play_all(pairs: list[Pair], tables: int, seconds: float) -> Outcome:
    """So many tables at a time, until the time is over or every game is."""
    outcome, dice, until = Outcome(), random.Random(1), time.perf_counter() + seconds
    waiting = list(pairs)

    async def play() -> None:
        while waiting and time.perf_counter() < until:
            pair = waiting.pop()
            while time.perf_counter() < until and not pair.over:
                await pair.click(dice, outcome, time.perf_counter())

    await asyncio.gather(*(play() for _ in range(tables)))
    return outcome


async def measured(service: Serving, game: str, tables: int, seconds: float) -> None:
    """Print what a move of this game costs. Everybody has sat down before."""
    assert service.process and service.process.stdout
    pairs = await all_seated(service.base, range(MOST_GAMES), [game])
    warm, pairs = pairs[:tables], pairs[tables:]
    await play_all(warm, tables, WARM_S)
    os.kill(service.pid, signal.SIGUSR1)
    used, began = service.processor_s, time.perf_counter()
    outcome = await play_all(pairs, tables, seconds)
    used, took = service.processor_s - used, time.perf_counter() - began
    os.kill(service.pid, signal.SIGUSR2)
    samples = json.loads(service.process.stdout.readline())
    for pair in [*warm, *pairs]:
        pair.leave()
    moves, each = outcome.acknowledged, 1000 * used / outcome.acknowledged
    print(
        f"{game:16} {each:5.2f} ms of processor time a move with two viewers: {moves} moves at {tables} tables, "
        f"{moves / took:.0f} a second, click to effect p50 {percentile(outcome.mover, 0.5):.0f} ms, "
        f"p99 {percentile(outcome.mover, 0.99):.0f} ms"
    )
    whole = sum(samples.values())
    print("   " + "   ".join(f"{part} {each * samples.get(part, 0) / whole:.2f}" for part in PARTS), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="What a move costs the service.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    games = asked.names or list(all_facts())
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", str(Path(folder) / "table.sqlite")]
        environment = {**os.environ, "HEADWATERS_BOUNDS": "1"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert process.stdout is not None
            service = Serving(process.pid, process.stdout.readline().strip(), time.monotonic(), process)
            service.wait(*games)
            service.wait_until_quiet()
            for game in games:
                asyncio.run(measured(service, game, asked.tables, asked.seconds))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()

"""What a move costs the service: processor time of its process for one move with two viewers, and moves a second.

    python bench/moves.py [GAME ...] [--tables N] [--seconds S] [--profile FILE]

Starts the service on a free port of this machine with an empty database and generous limits. At every table two people
are connected over WebSockets and play one random offered action after the other, as fast as they can. Processor time is
that of the service's process alone; `--profile` also writes where it goes (cProfile).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from headwaters.kernel.facts import all_facts

TICKS = os.sysconf("SC_CLK_TCK")


def serve(database: str, profile: str | None) -> None:
    """In a process of its own: the service, until it is told to end."""
    import socket

    import uvicorn

    from headwaters.table.app import make_app
    from headwaters.table.limits import RATES, Limits, Rate
    from headwaters.table.service import Settings

    limits = Limits(rates={kind: Rate(1e9, 1e9) for kind in RATES})
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.listen(128)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    app = make_app(Settings(database=database, limits=limits))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, log_level="warning", ws="websockets-sansio"))
    if not profile:
        server.run(sockets=[listener])
        return
    import cProfile

    profiler = cProfile.Profile()
    profiler.runcall(server.run, sockets=[listener])
    profiler.dump_stats(profile)


def processor_seconds(process: int) -> float:
    """Processor time that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def post(base: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    headers = {"Origin": base, "Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers.get("Set-Cookie") or cookie).partition(";")[0]


def leaves(tree: Any) -> list[str]:
    return [tree] if isinstance(tree, str) else [leaf for branch in tree.values() for leaf in leaves(branch)]


class Seated:
    """Somebody at a table: the newest frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.frame = socket, {}

    async def until(self, revision: int) -> None:
        while not self.frame or self.frame["revision"] < revision:
            self.frame = json.loads(await self.socket.recv()).get("frame", self.frame)


async def play(base: str, game: str, dice: random.Random, until: float, times: list[float]) -> None:
    """Tables of one game, one after the other, until the time is over."""
    while time.perf_counter() < until:
        answer, ada = await asyncio.to_thread(post, base, "/api/tables", {"game": game, "seats": 2})
        table = answer["table"]
        _, bo = await asyncio.to_thread(post, base, f"/api/tables/{table}/sit", {"seat": 1})
        live = base.replace("http", "ws") + f"/t/{table}/live"
        options: dict[str, Any] = {"origin": base, "max_size": 1 << 22}
        async with (
            connect(live, additional_headers={"Cookie": ada}, **options) as first,
            connect(live, additional_headers={"Cookie": bo}, **options) as second,
        ):
            people = [Seated(first), Seated(second)]
            for person in people:
                await person.socket.send(json.dumps({"verb": "hello"}))
                await person.until(1)
            while time.perf_counter() < until:
                frame = people[0].frame
                if frame["table"]["status"] == "over":
                    break
                seat = dice.choice(frame["actors"])
                revision = frame["revision"]
                action = dice.choice(leaves(people[seat].frame["offers"]))
                clicked = time.perf_counter()
                message = {"verb": "play", "action": action, "seat": seat, "revision": revision}
                await people[seat].socket.send(json.dumps(message))
                await people[seat].until(revision + 1)
                times.append((time.perf_counter() - clicked) * 1000)
                await people[1 - seat].until(revision + 1)


async def measure(base: str, process: int, game: str, tables: int, seconds: float) -> str:
    times: list[float] = []
    await asyncio.gather(*(play(base, game, random.Random(n), time.perf_counter() + 3, []) for n in range(tables)))
    used, began = processor_seconds(process), time.perf_counter()
    until = began + seconds
    await asyncio.gather(*(play(base, game, random.Random(n), until, times) for n in range(tables)))
    used, took = processor_seconds(process) - used, time.perf_counter() - began
    times.sort()
    return (
        f"{game:16} {tables:3} tables {len(times):6} moves  {len(times) / took:6.0f} a second  "
        f"{used / len(times) * 1000:5.2f} ms of processor time each  "
        f"median {times[len(times) // 2]:5.1f} ms, 99th percentile {times[int(len(times) * 0.99)]:5.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="What a move costs the service.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--profile")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.profile)
        return
    games = asked.names or list(all_facts())
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", str(Path(folder) / "table.sqlite")]
        command += ["--profile", asked.profile] if asked.profile else []
        service = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "HEADWATERS_BOUNDS": "1"}
        )
        try:
            assert service.stdout is not None
            base = service.stdout.readline().strip()
            while {json.load(urllib.request.urlopen(base + "/health"))["games"][game] for game in games} != {"ready"}:
                time.sleep(0.5)
            for game in games:
                print(asyncio.run(measure(base, service.pid, game, asked.tables, asked.seconds)), flush=True)
        finally:
            service.terminate()
            service.wait()


if __name__ == "__main__":
    main()

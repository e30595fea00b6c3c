"""The table under a player's hands: how long a click takes, from the message to the frame that shows its effect.

    python bench/table.py [GAME ...] [--clicks N]

Starts the real service on a free port of this machine with an empty database, plays each game against bots through the
live connection, one random offered action after the other, and prints medians and 99th percentiles; also how much the
first page and the first frame weigh. Bots' own time is not counted: the clock runs from a click to the next revision.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from headwaters.kernel.facts import all_facts

MOST_SECONDS = 120  # for one game


def post(base: str, path: str, body: Any) -> tuple[Any, str]:
    """A request of a page of this host; the answer and the cookie."""
    headers = {"Origin": base, "Content-Type": "application/json"}
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers.get("Set-Cookie") or "").partition(";")[0]


def weight(base: str, path: str) -> int:
    """Bytes of a page over the wire, compressed as the service does it."""
    request = urllib.request.Request(base + path, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request) as answer:
        return len(answer.read())


def leaves(tree: Any) -> list[str]:
    return [tree] if isinstance(tree, str) else [leaf for branch in tree.values() for leaf in leaves(branch)]


def one_table(base: str, game: str, clicks: int, dice: random.Random) -> tuple[list[float], float, int, int]:
    """Play one table: milliseconds a click, and those of the first frame; bytes of page and first frame."""
    answer, cookie = post(base, "/api/quick", {"game": game})
    page = weight(base, f"/t/{answer['table']}")
    live = base.replace("http", "ws") + f"/t/{answer['table']}/live"
    times: list[float] = []
    started = time.perf_counter()
    with connect(live, origin=base, additional_headers={"Cookie": cookie}, max_size=1 << 22) as socket:
        socket.send(json.dumps({"verb": "hello"}))
        first = str(socket.recv(timeout=MOST_SECONDS))
        first_frame = (time.perf_counter() - started) * 1000
        frame = json.loads(first)["frame"]
        while (
            len(times) < clicks and frame["table"]["status"] != "over" and time.perf_counter() - started < MOST_SECONDS
        ):
            offered = leaves(frame.get("offers") or {})
            if frame["seat"] in frame["actors"] and offered:
                asked = {"seat": frame["seat"], "revision": frame["revision"]}
                click = {"verb": "play", "action": dice.choice(offered), **asked}
                clicked = time.perf_counter()
                socket.send(json.dumps(click))
                revision = frame["revision"]
                while frame["revision"] <= revision:
                    frame = json.loads(socket.recv(timeout=10)).get("frame", frame)
                times.append((time.perf_counter() - clicked) * 1000)
            else:
                frame = json.loads(socket.recv(timeout=MOST_SECONDS)).get("frame", frame)
    return times, first_frame, page, len(zlib.compress(first.encode()))


def measure(base: str, game: str, clicks: int, dice: random.Random) -> str:
    """As many tables, one after the other, as the clicks need."""
    times, first_frame, page, frame = one_table(base, game, clicks, dice)
    while len(times) < clicks:
        times += one_table(base, game, clicks - len(times), dice)[0]
    times.sort()
    middle, late = times[len(times) // 2], times[min(len(times) - 1, int(len(times) * 0.99))]
    return (
        f"{game:16} {len(times):4} clicks  median {middle:6.1f} ms  99th percentile {late:6.1f} ms  "
        f"first frame after {first_frame:4.0f} ms, {frame / 1000:.0f} kB  page {page / 1000:.0f} kB"
    )


def wait_until_ready(base: str, games: list[str]) -> None:
    """The service compiles rules in the background; a game is there once `/health` says so."""
    while True:
        with urllib.request.urlopen(base + "/health") as answer:
            status = json.load(answer)["games"]
        if all(status[game] == "ready" for game in games):
            return
        time.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description="Clicks on a running table.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--clicks", type=int, default=200)
    asked = parser.parse_args()
    games = asked.names or list(all_facts())
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "headwaters", "serve", "--port", "0", "--bot-delay", "0"]
        command += ["--database", str(Path(folder) / "table.sqlite")]
        service = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert service.stdout is not None
            base = service.stdout.readline().split(" at ")[1].split()[0].rstrip("/")
            wait_until_ready(base, games)
            for game in games:
                print(measure(base, game, asked.clicks, random.Random(1)), flush=True)
        finally:
            service.terminate()
            service.wait()


if __name__ == "__main__":
    main()

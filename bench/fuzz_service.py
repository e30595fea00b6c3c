"""Anything at all, sent to a running service: `make fuzz-service`

    python bench/fuzz_service.py [--messages N] [--seed N] [--database URL]

Sends broken, strange and almost right messages over live connections (strangers and people at the table), and requests
to every path; none of them is one that may change a table. Holds the service to this: no answer is `error-inside`, no
status is 500, every answer has the security headers, no connection is closed as broken, nothing is logged as an error,
and in the end every table is, byte for byte, what it was.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

from headwaters.kernel.facts import all_facts
from headwaters.table import api, pages
from headwaters.table.messages import LiveMessage
from nursery import nursery
from visitors import TEXT, Gone, Live, Seat, Visitor, address, table_of_two

BINARY = 2
BATCH = 40  # messages that are on their way before answers are waited for
REQUESTS = 25  # one in so many is a request, not a message
PATIENCE_S = 60.0
BROKEN, ALLOWED = 1011, (1000, 1003, 1007, 1008, 1009, 1012, 4404, 4408, 4429, 403)
LETTERS = ("a", "0", " ", "\0", "\n", "<", "&", '"', "'", "\\", "/", "..", "é", "漢", "\U0001f9ff", "\u202e", "%", "{")
VERBS = (*(kind.__struct_config__.tag for kind in get_args(LiveMessage)), "", "constructor")


@dataclass
class Findings:
    """What was sent, what came back, and what must not have."""

    messages: int = 0
    requests: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    closed: Counter[int | None] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        said = f"{self.messages} messages and {self.requests} requests: {len(self.wrong)} wrong"
        most = ", ".join(f"{name} {count}" for name, count in self.answers.most_common(12))
        statuses = ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items()))
        lines = [said, f"answers: {most}", f"statuses: {statuses}", f"closed: {dict(self.closed)}"]
        return "\n".join([*lines, *self.wrong[:20]])


# ---------------------------------------------------------------- strange things


def strange(dice: random.Random, depth: int = 0) -> Any:
    """Any value of JSON, with a liking for the ends of ranges."""
    kind = dice.randrange(12 if depth < 4 else 8)
    match kind:
        case 0:
            return None
        case 1:
            return dice.choice([True, False])
        case 2:
            return dice.choice([0, -1, 1, 15, 16, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 10**400])
        case 3:
            return dice.choice([0.5, -0.0, 1e308, 1e-320, 3.0])
        case 4 | 5 | 6 | 7:
            return strange_text(dice)
        case 8 | 9:
            return [strange(dice, depth + 1) for _ in range(dice.randrange(4))]
        case _:
            return {strange_text(dice): strange(dice, depth + 1) for _ in range(dice.randrange(4))}


def strange_text(dice: random.Random) -> str:
    text = "".join(dice.choice(LETTERS) for _ in range(dice.choice([0, 1, 3, 12, 60, 200])))
    return dice.choice([text, "zz " + text, "a" * dice.choice([1, 80, 81, 200, 201, 4096, 9000])])


def message(dice: random.Random, seen: Seat, mine: int | None) -> bytes:
    """Something to say at a table: nothing that the table could take as a change."""
    frame = seen.frame
    now = frame["revision"]
    revision = dice.choice([*[now] * 16, now + 1, 0, strange(dice)])
    own = 0 if mine is None else mine
    seat = dice.choice([*[own] * 16, 0, 1, 7, strange(dice)])
    offered = seen.offered
    near = "zz" + dice.choice(offered or ["a"])
    action = dice.choice(["zz", *[near] * 8, strange_text(dice), strange(dice)])
    said: dict[str, Any] = {"verb": dice.choice(VERBS), "seat": seat}
    if said["verb"] in ("play", "preview"):
        said["action"] = action
    if said["verb"] not in ("look", "explain", "recall", "aloud"):
        said["revision"] = revision
    if said["verb"] == "play" and mine is None and offered:
        said["action"] = dice.choice(offered)  # a stranger may say the right thing: it is not the stranger's seat
    if said["verb"] == "undo" and mine is not None:
        said["seat"] = 7
    if said["verb"] == "preview" and dice.random() < 0.3 and offered:
        said["action"] = dice.choice(offered)
    if said["verb"] in ("why", "foresee"):
        nonsense = dice.choice([[strange_text(dice)], strange(dice), ["a"] * 13])
        said["ids"] = nonsense if dice.random() < 0.1 else clicks(dice, seen)
    if said["verb"] == "explain":
        said["target"] = dice.choice([*clicks(dice, seen), strange_text(dice), strange(dice)])
    if said["verb"] == "recall":
        said["step"] = dice.choice([None, now, now - 1, dice.randrange(now + 1), 0, strange(dice)])
    if said["verb"] == "hello":
        said = {"verb": "hello", "revision": revision, "lang": dice.choice(["it", "xx", strange(dice)]), "look": seat}
    for name in list(said):
        if dice.random() < 0.02:
            del said[name]
    if dice.random() < 0.05:
        said[strange_text(dice)] = strange(dice)
    if dice.random() < 0.3:
        said["id"] = dice.choice([1, "x", "y", 2**53, strange(dice)])
    return mutated(dice, json.dumps(said).encode())


def clicks(dice: random.Random, seen: Seat) -> list[str]:
    """Ids that are on the page: some that are offered, one behind the other, or any."""
    drawn = [id_ for part in seen.parts.values() for id_ in re.findall(r'\bid="([^"]+)"', part)]
    ids: list[str] = []
    branch = seen.frame.get("offers")
    while isinstance(branch, dict) and branch:
        ids.append(dice.choice(list(branch)))
        branch = branch[ids[-1]]
    if drawn and dice.random() < 0.6:
        ids[dice.randrange(len(ids) + 1) :] = dice.sample(drawn, 1)
    return ids or ["hand"]


def mutated(dice: random.Random, text: bytes) -> bytes:
    """Mostly as it is; sometimes cut, doubled, or with bytes that are no text."""
    match dice.randrange(40):
        case 0:
            return text[: dice.randrange(len(text) + 1)]
        case 1:
            return text + text
        case 2:
            at = dice.randrange(len(text))
            return text[:at] + bytes([dice.randrange(128)]) + text[at + 1 :]
        case 3 if dice.random() < 0.1:
            return b"[" * 3000 + text
        case 4:
            return json.dumps(strange(dice)).encode()
    return text


# Every path there is with its methods, and some that there are not.
NOWHERE = (
    "/nowhere",
    "/static/table.js",
    "/static/{token}",
    "/t/{id}/live",
    "/t/{token}",
    "/api/tables/{token}/record",
)
PATHS = (
    *((route.path, tuple(route.methods or ("GET",))) for route in (*pages.ROUTES, *api.ROUTES)),
    *((path, ("GET",)) for path in NOWHERE),
)
# What people at a table may ask for in the middle of their game: it is never sent as they would.
CHANGES = ("say", "resign", "hand", "come-back", "take-back", "consent", "tidy")
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "BREW")


def name_of(text: str) -> str:
    """A text as one part of a path."""
    return re.sub(r"[^\w.%-]", "%7F", text, flags=re.A)[:300] or "x"


def request(dice: random.Random, tables: Sequence[str], visitor: Visitor) -> bytes:
    """A request that changes no table: its body is never one that makes sense there, or its sender may not."""
    texts = {
        "game": dice.choice([*all_facts(), "none", "%00", ".."]),
        "id": dice.choice(tables),
        "step": dice.choice(["0", "1", "99999", "9" * 4400, "-1"]),
    }
    asked, methods = dice.choice(PATHS)
    method = dice.choice(methods if dice.random() < 0.8 else METHODS)
    path = re.sub(r"\{(\w+)\}", lambda match: texts.get(match[1]) or name_of(strange_text(dice)), asked)
    query = dice.choice(["", "", "?lang=it", "?states=1", f"?as={'9' * dice.choice([1, 5000])}", "?lang=%ff&as=%00"])
    wishes: list[Any] = [{}, {"game": "yak", "wings": 1}, {"seat": 0}, {"seat": 1, "bot": "casual"}, strange(dice)]
    wishes += [{"game": "none"}, {"game": "yak", "seats": 99, "options": strange(dice)}, {"language": strange(dice)}]
    if asked.rpartition("/")[2] in CHANGES:
        wishes = [{"wings": 1}, {"seat": 99}, {"seat": "0"}, [0], strange_text(dice)]
    body = mutated(dice, json.dumps(dice.choice(wishes)).encode())
    if len(body) > 200 and dice.random() < 0.1:
        body = body * 100
    origin = dice.choice([visitor.base, visitor.base, "http://elsewhere", "null", ""])
    lines = [f"{method} {path}{query} HTTP/1.1", f"Host: {visitor.host}:{visitor.port}"]
    lines += [f"Origin: {origin}", f"Content-Length: {len(body)}", "Connection: close"]
    if visitor.cookie and dice.random() < 0.7:
        lines.append(f"Cookie: {visitor.cookie}")
    if dice.random() < 0.2:
        lines.append(f"Accept-Language: {dice.choice(['it;q=x', 'fr;q=0.5,*', ',' * 300, 'é'])}")
    return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body


# ---------------------------------------------------------------- people who send them


class Fuzzer:
    """One visitor at one table; `mine` is the own seat, None for a stranger."""

    def __init__(self, visitor: Visitor, table: str, mine: int | None, seed: int, findings: Findings) -> None:
        self.visitor, self.table, self.mine, self.findings = visitor, table, mine, findings
        self.dice = random.Random(seed)
        self.live: Live | None = None
        self.seen: Seat

    async def talk(self, messages: int) -> None:
        sent = 0
        while sent < messages:
            try:
                if self.live is None:
                    self.live = await self.visitor.live(self.table)
                    self.seen = Seat(self.live)
                    await self.seen.hello()
                async with asyncio.timeout(PATIENCE_S):
                    await self._batch(sent)
            except Gone as gone:
                self.findings.closed[gone.code] += 1
                if gone.code == BROKEN or (gone.code or 1000) not in ALLOWED:
                    self.findings.wrong.append(f"closed with {gone.code}")
                self.live = None
            except (ConnectionError, OSError):
                self.live = None
            sent += BATCH
            self.findings.messages += BATCH

    async def _batch(self, number: int) -> None:
        """Some messages, and behind them one whose answer is known: when it comes, all have been answered."""
        assert self.live
        for _ in range(BATCH):
            said = message(self.dice, self.seen, self.mine)
            self.live.send_bytes(said, BINARY if self.dice.random() < 0.02 else TEXT)
        marker = f"marker {number}"
        self.live.send("preview", action="zz", seat=0, revision=0, id=marker)
        await self.live.writer.drain()
        while (answer := await self.live.answer()).get("id") != marker:
            self._note(answer)

    def _note(self, answer: dict[str, Any]) -> None:
        if "error" in answer:
            self.findings.answers[answer["error"]["id"]] += 1
            if answer["error"]["id"] == "error-inside":
                self.findings.wrong.append(f"error-inside at {self.table}")
        else:
            self.findings.answers[next(iter(answer))] += 1
            if "taken" in answer:
                self.findings.wrong.append(f"something was taken at {self.table}")

    async def ask(self, requests: int, tables: Sequence[str]) -> None:
        for _ in range(requests):
            sent = request(self.dice, tables, self.visitor)
            reader, writer = await self.visitor.connect()
            try:
                writer.write(sent)
                async with asyncio.timeout(PATIENCE_S):
                    answer = await reader.read()
            except ConnectionError:
                continue
            finally:
                writer.close()
            self.findings.requests += 1
            head = answer.partition(b"\r\n\r\n")[0].lower()
            status = int(head.split(b" ", 2)[1]) if head else 0
            self.findings.statuses[status] += 1
            line = sent.partition(b"\r\n")[0][:120]
            if status == 500 or status == 0:
                self.findings.wrong.append(f"{status} for {line!r}")
            elif status not in (101, 400, 403, 426) and b"content-security-policy" not in head:
                self.findings.wrong.append(f"{status} without a policy for {line!r}")


async def kept(database: str, tables: Sequence[str]) -> list[Any]:
    """Everything that the database has of these tables."""
    from headwaters.table.store import Store

    store = Store(database)
    try:
        return [(await store.table(table), await store.events_of(table)) for table in tables]
    finally:
        await store.close()


async def prepared(base: str, games: Sequence[str]) -> tuple[list[str], list[list[Visitor]]]:
    """For each game a table in the middle of a game; and one that is over."""
    tables, people = [], []
    for number, game in enumerate(games):
        visitors = [Visitor(base, address(100 + 2 * number + seat)) for seat in range(2)]
        table = await table_of_two((visitors[0], visitors[1]), game)
        seats = [Seat(await visitor.live(table)) for visitor in visitors]
        for seat in seats:
            await seat.hello()
        moves = 12 if number else 100_000
        while moves and seats[0].frame["actors"]:
            mover = seats[0].frame["actors"][0]
            seat, revision = seats[mover], seats[mover].frame["revision"]
            seat.live.send("play", action=seat.offered[0], seat=mover, revision=revision, id=1)
            while "taken" not in (answer := await seat.live.answer()):
                seat.merge(answer["frame"])
            for other in seats:
                while other.frame["revision"] < answer["taken"]["revision"]:
                    await other.next_frame()
            moves -= 1
        for seat in seats:
            seat.live.close()
        tables.append(table)
        people.append(visitors)
    return tables, people


async def fuzz(
    database: str, messages: int, seed: int, games: Sequence[str], errors: Path, say: bool = True
) -> Findings:
    """So many messages and requests; what was found."""
    findings = Findings()
    with nursery(database, tuple(dict.fromkeys(games)), str(errors)) as makers:
        base = makers.start().base
        tables, people = await prepared(base, games)
        before = await kept(database, tables)
        fuzzers: list[Fuzzer] = []
        for number, (table, visitors) in enumerate(zip(tables, people, strict=True)):
            stranger = Visitor(base, address(300 + number))
            await stranger.post("/api/me", {"name": "Stranger"})
            for mine, visitor in ((0, visitors[0]), (1, visitors[1]), (None, stranger)):
                fuzzers.append(Fuzzer(visitor, table, mine, seed * 1000 + len(fuzzers), findings))
        each = messages // len(fuzzers) + 1
        began = time.monotonic()

        async def report() -> None:
            while say:
                await asyncio.sleep(30)
                done = findings.messages + findings.requests
                print(f"{done} after {time.monotonic() - began:.0f} s, {len(findings.wrong)} wrong", flush=True)

        reporter = asyncio.create_task(report())
        await asyncio.gather(
            *(fuzzer.talk(each - each // REQUESTS) for fuzzer in fuzzers),
            *(fuzzer.ask(each // REQUESTS, tables) for fuzzer in fuzzers),
        )
        reporter.cancel()
        if await kept(database, tables) != before:
            findings.wrong.append("a table has changed")
    logged = errors.read_text()
    findings.wrong += [
        f"logged: {line[:200]}" for line in logged.splitlines() if "ERROR" in line or "Traceback" in line
    ]
    return findings


def main() -> None:
    parser = argparse.ArgumentParser(description="Send anything at all to a running service.")
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="without it, one in a folder of its own")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or str(Path(folder) / "tables.sqlite")
        games = ["yangtze", *all_facts()]  # the first one is played to its end
        errors = Path(folder) / "errors.log"
        found = asyncio.run(fuzz(database, asked.messages, asked.seed, games, errors))
    print(found)
    sys.exit(bool(found.wrong))


if __name__ == "__main__":
    main()

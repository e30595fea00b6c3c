"""Learning from games of the search against itself: it begins with the net that the game has, and goes on in rounds.

A round is play on all cores, then learning, on a GPU if there is one; the next one plays with what was learned. Where
rounds are found in the folder, it goes on behind the last of them.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ..bots import net as nets
from ..kernel.engine import load
from .fit import Judge, Samples, difference, loss, mean_of
from .searched import AT_ONCE, Kept, last_round, looked_back, play_some

KEEP = 0.99  # of the averaged net, at each step of learning
ROOM = 1 << 22  # the latest samples that are learned from
HELD_BACK = 21  # one game in so many is not learned from, of all numbers of seats: it says how well the net foretells


def done_until(
    until: float, pool: ProcessPoolExecutor, workers: int, work: Callable[..., Any], tasks: Iterator[tuple[Any, ...]]
) -> Iterator[Any]:
    """What comes of the tasks that are begun until then, all workers kept busy."""
    begun: set[Future[Any]] = set()
    while time.time() < until or begun:
        while time.time() < until and len(begun) < 2 * workers:
            begun.add(pool.submit(work, *next(tasks)))
        done, begun = wait(begun, return_when=FIRST_COMPLETED)
        for task in done:
            yield task.result()


class Learning:
    """Rounds of play and learning; the net of the last round is kept in the folder, with its card."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked, self.begun = asked, time.time()
        torch.manual_seed(asked.seed)
        self.engine = load(asked.game)
        inputs = self.engine.part("observation").INPUTS
        self.inputs, self.most = inputs.size, inputs.most
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.folder: Path = asked.to / asked.game
        self.folder.mkdir(parents=True, exist_ok=True)
        self.rounds, self.path = last_round(self.folder)
        before = nets.read(self.path, self.most) if self.rounds else nets.net_of(self.engine)
        if before is None:
            raise SystemExit(f"{asked.game} has no net to begin with: learn one without --by-search first")
        nets.save(before, self.path)
        self.latest, self.average = (Judge.of(before, self.inputs).to(self.device) for _ in range(2))
        self.samples = Samples(ROOM, self.most, self.device)
        self.learner = torch.optim.Adam(self.latest.parameters(), lr=asked.rate)
        self.games, self.steps, self.seed = 0, 0, (asked.seed + self.rounds) * 1_000_000_007
        self.history: list[dict[str, float]] = []

    def run(self) -> None:
        asked = self.asked
        end = self.begun + 60 * asked.minutes
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(asked.workers, context) as pool:
            for at in range(asked.rounds):
                until = time.time() + (end - time.time()) / (asked.rounds - at)
                held, played = [], 0
                for kept in self.played(pool, until - asked.learning * 60):
                    played += 1
                    if played % HELD_BACK == 0:
                        held.append(kept)
                    else:
                        self.add(kept)
                self.games += played
                before = self.foretells(held)
                self.learn(at, until)
                self.tell(played, before, self.foretells(held))

    def played(self, pool: ProcessPoolExecutor, until: float) -> Iterator[Kept]:
        """The games that all workers play until then."""
        asked = self.asked
        for games in done_until(until, pool, asked.workers, play_some, self.tasks()):
            yield from games

    def tasks(self) -> Iterator[tuple[Any, ...]]:
        """What the next workers are given: the net of the last round, and deals that nobody had."""
        while True:
            yield self.asked.game, self.seed, self.asked.sims, self.asked.every, self.path
            self.seed += AT_ONCE

    def rows(self, kept: Kept) -> Any:
        rows = np.full((len(kept.seen), self.most), self.inputs, np.int16)
        for row, seen in zip(rows, kept.seen, strict=True):
            row[: len(seen)] = seen
        return torch.from_numpy(rows)

    def add(self, kept: Kept) -> None:
        if kept.seen:
            seats = torch.full((len(kept.seen),), kept.seats)
            rest = (torch.from_numpy(values).float() for values in (looked_back(kept, self.asked.trust), kept.margin))
            self.samples.add(*(part.to(self.device) for part in (self.rows(kept), seats, *rest)))

    def foretells(self, held: list[Kept]) -> dict[int, float]:
        """By seats: how far the averaged net is from how games ended that it did not learn from (log loss)."""
        losses: dict[int, list[float]] = {}
        for kept in held:
            if kept.seen:
                with torch.no_grad():
                    out = self.average(self.rows(kept).to(self.device)).float().cpu()
                end = torch.from_numpy(kept.end).float()
                log_shares = out[:, : kept.seats].log_softmax(1)
                losses.setdefault(kept.seats, []).append(float(-(end[:, : kept.seats] * log_shares).sum(1).mean()))
        return {seats: float(np.mean(some)) for seats, some in sorted(losses.items())}

    def learn(self, at: int, until: float) -> None:
        """Every sample about `passes` times over; the pace falls to nothing with the last round."""
        asked = self.asked
        steps = max(1, int(asked.passes * self.samples.count / asked.batch))
        for step in range(steps):
            progress = (at + step / steps) / asked.rounds
            for group in self.learner.param_groups:
                group["lr"] = asked.rate * (1 - 0.97 * progress)
            batch = self.samples.batch(asked.batch)
            total, _ = loss(self.latest(batch[0]), *batch[1:])
            self.learner.zero_grad(set_to_none=True)
            total.backward()
            torch.nn.utils.clip_grad_norm_(self.latest.parameters(), 1.0)
            self.learner.step()
            self.steps += 1
            mean_of(self.average, self.latest, KEEP)
            if time.time() > until:
                break
        net = self.average.whole_numbers(self.most)
        self.rounds += 1
        self.path = self.folder / f"round-{self.rounds}.npz"
        nets.save(net, self.path)
        nets.save(net, self.folder / nets.FILE)

    def tell(self, played: int, before: dict[int, float], after: dict[int, float]) -> None:
        differ = difference(self.average, nets.read(self.path, self.most), self.samples.batch(200)[0], self.inputs)
        self.history.append({"games": played, **{f"{n} seats": loss for n, loss in after.items()}})
        card = {"game": self.asked.game, "sims": self.asked.sims, "games": self.games, "steps": self.steps}
        card |= {"whole numbers differ by": differ, "history": self.history}
        (self.folder / "card.json").write_text(json.dumps(card))
        told = ", ".join(f"{n} seats {before[n]:.4f} -> {after[n]:.4f}" for n in after)
        print(
            f"{self.asked.game}: round {self.rounds}, {time.time() - self.begun:.0f} s, {played} games, "
            f"{self.samples.count} samples, {self.steps} steps; log loss of games held back: {told}",
            flush=True,
        )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("by search", "games of the search against itself, on all cores")
    group.add_argument("--by-search", action="store_true", help="go on with the net that the game has")
    group.add_argument("--policy", action="store_true", help="learn what the search looks at, not who wins")
    group.add_argument("--sims", type=int, default=200, help="simulations a decision")
    group.add_argument("--rounds", type=int, default=3)
    group.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    group.add_argument("--learning", type=float, default=0.5, help="minutes of a round that are kept for learning")
    group.add_argument("--passes", type=float, default=4.0, help="how often a sample is learned from in a round")

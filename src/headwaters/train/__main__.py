"""`python -m headwaters.train GAME --minutes M`: learn a game's net by self-play on a GPU.

With `--by-search` go on with the net that the game has, by games of the search against itself (`by_search.py`); with
`--policy` learn from such games how promising an action is (`by_choices.py`).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still asks for the name numpy 2.5 dropped

import torch

from ..bots import net as nets
from ..kernel.engine import load
from ..lab.plot import curves
from .by_choices import LearningChoices
from .by_search import Learning, add_arguments
from .fit import Judge, Samples, difference, looked_back, loss, mean_of, shares
from .games import KEPT, SCALE, Games, seated

KEEP = 0.998  # of the averaged net, at each step of learning
FIRST_STEPS = 200  # of learning from games that are played by looks alone
EVERY_S = 15  # a line
SAVED_S = 60  # a checkpoint


def tensor(array: Any) -> torch.Tensor:
    """An array of numba's on the device as torch sees it, without a copy."""
    return torch.as_tensor(array, device="cuda")


def main() -> None:
    parser = argparse.ArgumentParser(prog="headwaters.train", description="Learn a game's net by self-play on a GPU.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=1 << 17, help="games at once")
    parser.add_argument(
        "--choices",
        type=int,
        default=8,
        help="actions that are tried, the most promising ones; fewer in several worlds",
    )
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--deeper", type=int, default=32)
    parser.add_argument("--onwards", action="store_true", help="begin with the net that the game has")
    parser.add_argument(
        "--shares", type=float, nargs=3, default=(2, 1, 1), help="of games with 2, 3 and 4 players: two of four, …"
    )
    parser.add_argument("--batch", type=int, default=1 << 14)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--lessons", type=int, default=2, help="steps of learning for one decision in every game")
    parser.add_argument("--every", type=int, default=3, help="one settled position in so many is kept")
    parser.add_argument("--asked-of", type=int, default=64, help="offered actions of which the prior is asked")
    parser.add_argument(
        "--trust", type=float, default=0.75, help="1: learn from the end of a game alone; 0: from what was said next"
    )
    parser.add_argument("--to", type=Path, default=Path("training"), help="folder of the checkpoints")
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    asked = parser.parse_args()
    if asked.policy:
        LearningChoices(asked).run()
    else:
        (Learning if asked.by_search else Training)(asked).run()


class Watch:
    """What the parts of one step take, when somebody looks."""

    def __init__(self) -> None:
        self.looks, self._last = False, 0.0
        self.parts: dict[str, float] = {}

    def look(self) -> None:
        torch.cuda.synchronize()
        self.looks, self.parts, self._last = True, {}, time.time()

    def mark(self, name: str) -> None:
        if self.looks:
            torch.cuda.synchronize()
            now = time.time()
            self.parts[name] = self.parts.get(name, 0.0) + now - self._last
            self._last = now

    def told(self) -> str:
        self.looks = False
        return " ".join(f"{name} {1000 * seconds:.0f}" for name, seconds in self.parts.items()) + " ms"


class Training:
    """Self-play and learning side by side: one decision in every game, then a few steps of learning."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked, self.begun = asked, time.time()
        torch.manual_seed(asked.seed)
        counts = seated(asked.games, asked.shares)
        self.games = games = Games(load(asked.game), counts, asked.seed, asked.choices)
        self.inputs, self.most = games.inputs.size, games.most
        self.latest, self.average = (self.first_net().cuda() for _ in range(2))
        self.average.load_state_dict(self.latest.state_dict())
        self.folder: Path = asked.to / asked.game
        self.folder.mkdir(parents=True, exist_ok=True)
        self.steps, self.over, self.history = 0, 0, []
        self.learner = torch.optim.Adam(self.latest.parameters(), lr=asked.rate)
        if self.checkpoint.exists():
            stored = torch.load(self.checkpoint, weights_only=True)
            self.latest.load_state_dict(stored["latest"])
            self.average.load_state_dict(stored["average"])
            self.learner.load_state_dict(stored["learner"])
            self.steps, self.over, self.history = stored["steps"], stored["games"], stored["history"]
        self.samples = Samples(1 << 23, self.most, "cuda")
        self.seen, self.is_exact, self.exact = tensor(games.seen), tensor(games.is_exact), tensor(games.exact)
        self.values, self.seats, self.found = tensor(games.values), tensor(games.seats), tensor(games.found)
        self.finished, self.ends, self.scores = tensor(games.finished), tensor(games.ends), tensor(games.scores)
        self.kept, self.viewer, self.kept_n = tensor(games.kept), tensor(games.viewer), tensor(games.kept_n)
        self.pupil, self.won = tensor(games.pupil), tensor(games.won)
        self.of_choice = self.seats.repeat_interleave(asked.choices)
        self.cross = 0.0
        self.against: dict[int, list[float]] = {2: [0.0, 0.0], 3: [0.0, 0.0], 4: [0.0, 0.0]}
        self.watch = Watch()

    def first_net(self) -> Judge:
        """What learning begins with, where there is no checkpoint."""
        if not self.asked.onwards:
            return Judge(self.inputs, self.asked.hidden, self.asked.deeper)
        before = nets.net_of(self.games.engine)
        if before is None:
            raise SystemExit(f"{self.asked.game} has no net to begin with: learn one without --onwards first")
        return Judge.of(before, self.inputs, self.asked.hidden)

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def views(self, seen: Any, seats: Any) -> torch.Tensor:
        """The shares that the averaged net sees, the observing seat's first."""
        out = torch.zeros((len(seats), 4), device="cuda")
        with torch.no_grad(), torch.autocast("cuda", dtype=torch.bfloat16):
            for part in torch.arange(len(seats), device="cuda").split(1 << 17):
                out[part] = shares(self.average(seen[part]), seats[part]).exp()
        return out

    def value_of(self) -> None:
        which = (self.is_exact == 0).nonzero()[:, 0]
        out = self.exact[:, 0].clone()
        for part in which.split(1 << 17):
            out[part] = self.views(self.seen[part], self.of_choice[part])[:, 0]
        self.values.copy_(out.view_as(self.values))
        torch.cuda.synchronize()

    def by_the_prior(self) -> None:
        """The choices come in the order of their looks, in every world."""
        self.values.copy_(-torch.arange(self.asked.choices, device="cuda").float()[None, :].expand_as(self.values))
        torch.cuda.synchronize()

    def entropy(self, heat: float) -> float:
        """How many choices are about as good, for who chooses with this heat: e to the entropy, its mean."""
        absent = torch.arange(self.asked.choices, device="cuda")[None, :] >= self.found[:, None]
        chance = (self.values / heat).masked_fill(absent, -1e9).log_softmax(1)
        among = -(chance.exp() * chance.masked_fill(absent, 0.0)).sum(1)
        return float(among[self.found > 1].mean().exp())

    def gather(self, trust: float) -> None:
        """The games that are over become samples, and begin anew."""
        which = self.finished.nonzero()[:, 0]
        if len(which) == 0:
            return
        count, kept_n, viewer = self.seats[which], self.kept_n[which], self.viewer[which]
        for seats, share in self.against.items():
            judged = (self.pupil[which] >= 0) & (count == seats)
            share[0] += float(self.won[which][judged].sum())
            share[1] += int(judged.sum())
        places = torch.arange(4, device="cuda")[None, :]
        around = ((viewer[:, None] + places) % count[:, None]).long()
        playing = places < count[:, None]
        end = self.ends[which].gather(1, around) * playing
        score = self.scores[which].gather(1, around) * playing
        margin = ((score - score.sum(1, keepdim=True) / count[:, None]) / SCALE).clamp(-3, 3) * playing
        valid = torch.arange(KEPT, device="cuda")[None, :] < kept_n[:, None]
        seen = self.kept[which][valid]
        game = torch.arange(len(which), device="cuda")[:, None].expand(-1, KEPT)[valid]
        views = torch.zeros((len(which), KEPT, 4), device="cuda")
        views[valid] = self.views(seen, count[game])
        said = looked_back(end, views, kept_n, trust)[valid]
        order = torch.randperm(len(seen), device="cuda")
        self.samples.add(seen[order], count[game][order], said[order], margin[game][order])
        self.over += len(which)
        torch.cuda.synchronize()
        self.games.again()

    def learn(self, progress: float) -> None:
        for group in self.learner.param_groups:
            group["lr"] = self.asked.rate * (1 - 0.97 * min(1.0, progress))
        for _ in range(self.asked.lessons):
            batch = self.samples.batch(self.asked.batch)
            with torch.autocast("cuda", dtype=torch.bfloat16):
                out = self.latest(batch[0])
            total, cross = loss(out, *batch[1:])
            self.learner.zero_grad(set_to_none=True)
            total.backward()
            torch.nn.utils.clip_grad_norm_(self.latest.parameters(), 1.0)
            self.learner.step()
            self.steps += 1
            mean_of(self.average, self.latest, min(KEEP, 1 - 1 / (self.steps + 1)))
        self.cross = 0.95 * self.cross + 0.05 * float(cross.detach()) if self.cross else float(cross.detach())

    def run(self) -> None:
        asked, mark = self.asked, self.watch.mark
        torch.cuda.synchronize()
        print(
            f"{asked.game}: {self.inputs} inputs, {self.games.count} games, {time.time() - self.begun:.0f} s",
            flush=True,
        )
        end_at, started = self.begun + 60 * asked.minutes, None
        last, saved, steps = time.time(), time.time(), 0
        while time.time() < end_at:
            progress = 0.0 if started is None else (time.time() - started) / max(1.0, end_at - started)
            heat = 0.02 * (1 - progress) + 0.004
            knows_nothing = self.steps < FIRST_STEPS and not asked.onwards
            how = (0.7, 0.6, 0.02) if knows_nothing else (0.7, heat, 0.02)
            judge = self.by_the_prior if knows_nothing else self.value_of
            self.games.step(judge, asked.asked_of, *how, asked.every, mark)
            if started is None:
                torch.cuda.synchronize()
                started = last = saved = time.time()
                print(f"{asked.game}: compiled after {started - self.begun:.0f} s", flush=True)
            self.gather(1.0 if progress < 0.15 else asked.trust)
            mark("gather")
            if self.samples.count >= 4 * asked.batch:
                self.learn(progress)
                mark("learn")
            steps += 1
            if self.watch.looks:
                pace, entropy = steps * self.games.count / (time.time() - last), self.entropy(heat)
                self.tell(progress, pace, entropy)
                last, steps = time.time(), 0
            elif time.time() - last > EVERY_S:
                self.watch.look()
            if time.time() - saved > SAVED_S:
                self.save()
                saved = time.time()
        self.save()

    def tell(self, progress: float, pace: float, entropy: float) -> None:
        """A line of how it goes; the shares are those of the games that ended since the last one."""
        shown = {seats: won / max(1, n) for seats, (won, n) in self.against.items()}
        self.history.append([self.steps, self.over, self.cross, entropy, *shown.values()])
        shares_ = " ".join(f"{100 * share:.1f}" for share in shown.values())
        print(
            f"{self.asked.game}: {progress:4.0%}  {pace / 1e6:5.2f} M decisions/s  {self.over:8d} games  "
            f"{self.steps:6d} steps  loss {self.cross:.4f}  choices {entropy:.2f}  "
            f"against looks {shares_} % (2, 3, 4 seats)  [{self.watch.told()}]",
            flush=True,
        )
        self.against = {seats: [0.0, 0.0] for seats in self.against}

    def save(self) -> None:
        """The checkpoint, the net as the search takes it, its card and its plot."""
        kept = {"latest": self.latest.state_dict(), "average": self.average.state_dict()}
        told = {"steps": self.steps, "games": self.over, "history": self.history}
        torch.save({**kept, "learner": self.learner.state_dict(), **told}, self.checkpoint)
        net = self.average.whole_numbers(self.most)
        nets.save(net, self.folder / nets.FILE)
        card = {"game": self.asked.game, "steps": self.steps, "games": self.over, "loss": self.cross}
        if self.samples.count:
            with torch.no_grad():
                card["whole numbers differ by"] = difference(self.average, net, self.samples.batch(200)[0], self.inputs)
        (self.folder / "card.json").write_text(json.dumps({**card, "history": self.history}))
        shares_ = {f"{seats} seats": [row[4 + i] for row in self.history] for i, seats in enumerate(self.against)}
        (self.folder / "plot.svg").write_text(curves(f"{self.asked.game}: share against looks alone", shares_))
        print(json.dumps(card), flush=True)


if __name__ == "__main__":
    main()

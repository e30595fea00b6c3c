"""Learning a policy: what the search looks at most, in games against itself; in rounds, each with the policy before it.

A round is play on all cores, then learning, on a GPU if there is one.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from ..bots import policy as policies
from ..kernel.engine import load
from .by_search import HELD_BACK, KEEP, done_until
from .chosen import Chosen, play_some, rows_of
from .fit import mean_of
from .searched import AT_ONCE

HIDDEN = 32
BATCH = 512
RATE = 3e-3
DECAY = 0.4  # of the weights, so that a few hundred thousand choices are not learned by heart


class Promise(nn.Module):  # type: ignore[misc]
    """What the seat sees and the traits of an action -> hidden, a clipped ramp -> how promising it is."""

    def __init__(self, rows: int, traits: int, decisions: int) -> None:
        super().__init__()
        self.seen, self.trait = (nn.EmbeddingBag(many, HIDDEN, mode="sum") for many in (rows, traits))
        self.plain = nn.EmbeddingBag(traits, 1, mode="sum")
        for bag, scale in ((self.seen, 0.06), (self.trait, 0.2), (self.plain, 0.0)):
            nn.init.normal_(bag.weight, std=scale)
        self.bias = nn.Parameter(torch.full((HIDDEN,), 0.3))
        self.behind = nn.Parameter(torch.randn(decisions, HIDDEN) * 0.05)
        self.prior = nn.Parameter(torch.ones(decisions))

    def forward(self, batch: Batch) -> Any:
        """The logarithms of the shares of the visits, action behind action."""
        seen = self.seen(batch.seen, batch.seen_from) + self.bias
        traits = self.trait(batch.traits, batch.traits_from)
        decision = batch.decision[batch.asked]
        behind = ((seen[batch.asked] + traits).clamp(0, 1) * self.behind[decision]).sum(1)
        promise = behind + self.plain(batch.traits, batch.traits_from)[:, 0] + self.prior[decision] * batch.looks
        promise = promise.clamp(-20, 20)
        total = torch.zeros(len(batch.decision), device=promise.device).index_add(0, batch.asked, promise.exp())
        return promise - total.log()[batch.asked]

    def layers(self, rows: Any) -> dict[str, Any]:
        """The weights as arrays, in the form that `policy.quantised` takes."""
        tensors = {
            "seen": self.seen.weight,
            "bias": self.bias,
            "trait": self.trait.weight,
            "behind": self.behind,
            "plain": self.plain.weight[:, 0],
            "prior": self.prior,
        }
        return {"row": rows, **{name: tensor.detach().cpu().numpy() for name, tensor in tensors.items()}}


class Batch(NamedTuple):
    """Some decisions; lists of numbers stand behind each other, with where each begins."""

    seen: Any
    seen_from: Any
    decision: Any
    asked: Any  # by action: which decision it belongs to
    traits: Any
    traits_from: Any
    looks: Any
    visits: Any


class Choices:
    """All that was kept, as flat arrays from which batches are taken."""

    def __init__(self, games: list[Chosen]) -> None:
        seen = [some for game in games for some in game.seen]
        self.seen, self.seen_at = np.concatenate(seen).astype(np.int32), _ends(map(len, seen))
        self.decision = np.array([decision for game in games for decision in game.decision])
        traits = [some for game in games for actions in game.traits for some in actions]
        self.traits, self.traits_at = np.concatenate(traits).astype(np.int32), _ends(map(len, traits))
        self.actions_at = _ends(len(actions) for game in games for actions in game.traits)
        self.looks, self.visits = (
            np.concatenate([some for game in games for some in getattr(game, name)]) for name in ("looks", "visits")
        )

    def __len__(self) -> int:
        return len(self.decision)

    def batch(self, which: Any, device: str) -> Batch:
        seen, seen_from = _spans(self.seen_at, which)
        actions, actions_from = _spans(self.actions_at, which)
        traits, traits_from = _spans(self.traits_at, actions)
        asked = np.repeat(np.arange(len(which)), np.diff(np.append(actions_from, len(actions))))
        arrays = (self.seen[seen], seen_from, self.decision[which], asked, self.traits[traits], traits_from)
        return Batch(*(torch.from_numpy(a).to(device) for a in (*arrays, self.looks[actions], self.visits[actions])))


def _ends(lengths: Any) -> Any:
    return np.concatenate([[0], np.cumsum(list(lengths))])


def _spans(at: Any, which: Any) -> tuple[Any, Any]:
    """The places of all numbers of these lists, behind each other, and where each list begins among them."""
    lengths = at[which + 1] - at[which]
    begins = np.cumsum(lengths) - lengths
    return np.arange(lengths.sum()) + np.repeat(at[which] - begins, lengths), begins.astype(np.int32)


class LearningChoices:
    """Rounds of play and learning; the policy of the last round is kept in the folder, with its card."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked, self.begun = asked, time.time()
        torch.manual_seed(asked.seed)
        self.engine = load(asked.game)
        if not self.engine.has_part("policy") or not hasattr(self.engine.part("policy"), "TRAITS"):
            raise SystemExit(f"{asked.game} says nothing of the traits of its actions")
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.folder: Path = asked.to / asked.game
        self.folder.mkdir(parents=True, exist_ok=True)
        self.rows, self.most = rows_of(self.engine), int(self.engine.part("policy").TRAITS.most)
        self.path = self.folder / "policy-0.npz"
        shipped = self.engine.folder / policies.FILE
        if shipped.is_file():
            policies.save(policies.read(shipped, self.most), self.path)
        self.latest, self.average = self.blank(), self.blank()
        self.average.load_state_dict(self.latest.state_dict())
        self.learner = torch.optim.AdamW(self.latest.parameters(), lr=RATE, weight_decay=DECAY)
        self.seed = asked.seed * 1_000_000_007
        self.games: list[Chosen] = []
        self.held: list[Chosen] = []
        self.history: list[dict[str, float]] = []

    def blank(self) -> Promise:
        sizes = int(self.rows.max()) + 1, self.engine.part("policy").TRAITS.size, len(self.engine.facts.decisions)
        promise = Promise(*sizes)
        promise.to(self.device)
        return promise

    def run(self) -> None:
        asked = self.asked
        end = self.begun + 60 * asked.minutes
        with ProcessPoolExecutor(asked.workers, multiprocessing.get_context("spawn")) as pool:
            for at in range(asked.rounds):
                until = time.time() + (end - time.time()) / (asked.rounds - at)
                played = 0
                for games in done_until(until - 60 * asked.learning, pool, asked.workers, play_some, self.tasks()):
                    for game in games:
                        played += 1
                        (self.held if played % HELD_BACK == 1 else self.games).append(game)
                self.learn(at, until)
                self.tell(at, played)

    def tasks(self) -> Iterator[tuple[Any, ...]]:
        """What the next workers are given: the policy of the last round, and deals that nobody had."""
        while True:
            yield self.asked.game, self.seed, self.asked.sims, self.path
            self.seed += AT_ONCE

    def learn(self, at: int, until: float) -> None:
        choices, begun = Choices(self.games), time.time()
        generator = np.random.default_rng(self.asked.seed + at)
        while time.time() < until:
            order = generator.permutation(len(choices))
            for first in range(0, len(order), BATCH):
                left = (until - time.time()) / (until - begun)
                for group in self.learner.param_groups:
                    group["lr"] = RATE * max(0.01, left)
                batch = choices.batch(order[first : first + BATCH], self.device)
                loss = self.loss(self.latest, batch)
                self.learner.zero_grad(set_to_none=True)
                loss.backward()
                self.learner.step()
                mean_of(self.average, self.latest, KEEP)
                if left < 0:
                    break
        self.path = self.folder / f"policy-{at + 1}.npz"
        for path in (self.path, self.folder / policies.FILE):
            policies.save(policies.quantised(self.average.layers(self.rows), self.most), path)

    def loss(self, policy: Promise, batch: Batch) -> Any:
        return -(batch.visits * policy(batch)).sum() / len(batch.decision)

    def tell(self, at: int, played: int) -> None:
        held = Choices(self.held)
        with torch.no_grad():
            foretells = float(self.loss(self.average, held.batch(np.arange(len(held)), self.device)))
        self.history.append({"games": played, "choices": len(held), "loss": foretells})
        card = {"game": self.asked.game, "sims": self.asked.sims, "history": self.history}
        (self.folder / "policy.json").write_text(json.dumps(card))
        print(
            f"{self.asked.game}: round {at + 1}, {played} games, loss of choices held back {foretells:.4f}", flush=True
        )

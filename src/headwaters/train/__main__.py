"""`python -m headwaters.train GAME --minutes M`: learn a game's net by self-play on a GPU."""

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
from .fit import Judge, Samples, difference, loss, mean_of, shares
from .games import CHOICES, KEPT, Games

KEEP = 0.998  # of the averaged net, at each step of learning
SCALE = 12.0  # points of margin that count as 1


def tensor(array: Any) -> torch.Tensor:
    """An array of numba's on the device as torch sees it, without a copy."""
    return torch.as_tensor(array, device="cuda")


def main() -> None:
    parser = argparse.ArgumentParser(prog="headwaters.train", description="Learn a game's net by self-play on a GPU.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=1 << 17, help="games at once")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--deeper", type=int, default=32)
    parser.add_argument("--batch", type=int, default=1 << 14)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--lessons", type=int, default=2, help="steps of learning for one decision in every game")
    parser.add_argument("--every", type=int, default=4, help="one settled position in so many is kept")
    parser.add_argument("--to", type=Path, default=Path("training"), help="folder of the checkpoints")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    train(asked)


def train(asked: argparse.Namespace) -> None:
    torch.manual_seed(asked.seed)
    engine = load(asked.game)
    half, quarter = asked.games // 2, asked.games // 4
    begun = time.time()
    games = Games(engine, {2: half, 3: quarter, 4: quarter}, asked.seed)
    inputs, most = games.inputs.size, games.most
    latest, average = (Judge(inputs, asked.hidden, asked.deeper).cuda() for _ in range(2))
    folder = asked.to / asked.game
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / "checkpoint.pt"
    steps = 0
    if checkpoint.exists():
        stored = torch.load(checkpoint, weights_only=True)
        latest.load_state_dict(stored["latest"])
        average.load_state_dict(stored["average"])
        steps = stored["steps"]
    else:
        average.load_state_dict(latest.state_dict())
    learner = torch.optim.Adam(latest.parameters(), lr=asked.rate)
    samples = Samples(1 << 23, most, "cuda")
    seen, is_exact, exact = tensor(games.seen), tensor(games.is_exact), tensor(games.exact)
    values, seats = tensor(games.values), tensor(games.seats)
    finished, ends, scores = tensor(games.finished), tensor(games.ends), tensor(games.scores)
    kept, kept_seat, kept_n = tensor(games.kept), tensor(games.kept_seat), tensor(games.kept_n)
    of_choice = seats.repeat_interleave(CHOICES)

    def value_of() -> None:
        with torch.no_grad(), torch.autocast("cuda", dtype=torch.bfloat16):
            asked_for = (is_exact == 0).nonzero()[:, 0]
            out = torch.zeros(len(is_exact), device="cuda")
            for part in asked_for.split(1 << 18):
                out[part] = shares(average(seen[part]), of_choice[part])[:, 0].exp()
            out = torch.where(is_exact == 1, exact[:, 0], out)
            values.copy_(out.view(-1, CHOICES))
        torch.cuda.synchronize()

    def by_the_prior() -> None:
        """The choices come in the order of their looks."""
        values.copy_(-torch.arange(CHOICES, device="cuda").float()[None, :].expand_as(values))

    def gather() -> int:
        which = finished.nonzero()[:, 0]
        if len(which) == 0:
            return 0
        n = kept_n[which]
        valid = torch.arange(KEPT, device="cuda")[None, :] < n[:, None]
        viewer = kept_seat[which]
        count = seats[which]
        around = (viewer[:, :, None] + torch.arange(4, device="cuda")[None, None, :]) % count[:, None, None]
        end = ends[which][:, None, :].expand(-1, KEPT, -1).gather(2, around.long())
        score = scores[which][:, None, :].expand(-1, KEPT, -1).gather(2, around.long())
        playing = torch.arange(4, device="cuda")[None, None, :] < count[:, None, None]
        end = end * playing
        mean = (score * playing).sum(2, keepdim=True) / count[:, None, None]
        margin = ((score - mean) / SCALE).clamp(-3, 3) * playing
        order = torch.randperm(int(valid.sum()), device="cuda")
        samples.add(
            kept[which][valid][order],
            count[:, None].expand(-1, KEPT)[valid][order],
            end[valid][order],
            margin[valid][order],
        )
        return len(which)

    torch.cuda.synchronize()
    print(f"{asked.game}: {inputs} inputs, {games.count} games, ready to compile", flush=True)
    last, decisions, over, played, mean_cross = time.time(), 0, 0, 0, 0.0
    end_at = begun + 60 * asked.minutes
    history = []
    first_step = None
    while time.time() < end_at:
        progress = 0.0 if first_step is None else (time.time() - first_step) / max(1.0, end_at - first_step)
        heat = 0.02 * (1 - progress) + 0.004
        if samples.count == 0:  # nothing is learned yet: play by the prior
            games.step(by_the_prior, 0.7, 0.6, 0.02, asked.every)
        else:
            games.step(value_of, 0.7, heat, 0.02, asked.every)
        if first_step is None:
            torch.cuda.synchronize()
            first_step = time.time()
            print(f"{asked.game}: compiled after {first_step - begun:.0f} s", flush=True)
        decisions += games.count
        ended = gather()
        over += ended
        if ended:
            games.again()
        if samples.count >= 4 * asked.batch:
            for group in learner.param_groups:
                group["lr"] = asked.rate * (1 - 0.97 * min(1.0, progress))
            for _ in range(asked.lessons):
                batch = samples.batch(asked.batch)
                with torch.autocast("cuda", dtype=torch.bfloat16):
                    out = latest(batch[0])
                total, cross = loss(out, *batch[1:])
                learner.zero_grad(set_to_none=True)
                total.backward()
                torch.nn.utils.clip_grad_norm_(latest.parameters(), 1.0)
                learner.step()
                mean_of(average, latest, min(KEEP, 1 - 1 / (played + 2)))
                steps += 1
                played += 1
            mean_cross = 0.95 * mean_cross + 0.05 * float(cross.detach()) if mean_cross else float(cross.detach())
        if time.time() - last > 15:
            torch.cuda.synchronize()
            pace = decisions / (time.time() - last)
            print(
                f"{asked.game}: {time.time() - begun:5.0f} s  {pace / 1e6:6.2f} M decisions/s  {over:8d} games over  "
                f"{samples.count:8d} samples  {steps:6d} steps  loss {mean_cross:.4f}",
                flush=True,
            )
            history.append([time.time() - begun, mean_cross])
            last, decisions = time.time(), 0
    torch.save({"latest": latest.state_dict(), "average": average.state_dict(), "steps": steps}, checkpoint)
    net = average.whole_numbers(most)
    batch = samples.batch(200)
    worst = difference(average, net, batch[0], inputs)
    nets.save(net, folder / nets.FILE)
    card = {"game": asked.game, "steps": steps, "games": over, "loss": mean_cross, "whole numbers differ by": worst}
    (folder / "card.json").write_text(json.dumps({**card, "history": history}))
    print(json.dumps(card), flush=True)


if __name__ == "__main__":
    main()

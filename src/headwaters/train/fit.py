"""The net in torch: what it is while it learns."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ..bots.net import NEW_BIAS, NEW_WEIGHTS, OUTPUTS, Net, floats, quantised, widened

EVEN = 64


class Judge(nn.Module):  # type: ignore[misc]
    """Inputs that hold -> hidden -> deeper -> four shares (before the softmax) and four margins; clipped ramps."""

    def __init__(self, inputs: int, hidden: int, deeper: int) -> None:
        super().__init__()
        self.inputs = inputs
        width = (inputs // EVEN + 1) * EVEN  # one more than there are, for "none", and even for the machine
        self.first = nn.Parameter(torch.randn(width, hidden) * NEW_WEIGHTS)
        self.first_bias = nn.Parameter(torch.full((hidden,), NEW_BIAS))
        self.second = nn.Linear(hidden, deeper)
        nn.init.constant_(self.second.bias, NEW_BIAS)
        self.third = nn.Linear(deeper, OUTPUTS)

    @classmethod
    def of(cls, net: Net, inputs: int, hidden: int = 0) -> Judge:
        """A net of whole numbers, to be learned on; with more hidden it says the same at first."""
        wide = widened(floats(net), hidden, np.random.default_rng(torch.initial_seed()))
        layers = {name: torch.from_numpy(np.asarray(values, np.float32)) for name, values in wide.items()}
        judge = cls(inputs, *layers["w2"].shape)
        with torch.no_grad():
            judge.first[:inputs] = layers["w1"]
            judge.first_bias.copy_(layers["b1"])
            judge.second.weight.copy_(layers["w2"].T)
            judge.second.bias.copy_(layers["b2"])
            judge.third.weight.copy_(layers["w3"].T)
            judge.third.bias.copy_(layers["b3"])
        return judge

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        x = (self.ones(seen) @ self.first + self.first_bias).clamp(0, 1)
        x = self.second(x).clamp(0, 1)
        return self.third(x)  # type: ignore[no-any-return]

    def ones(self, seen: torch.Tensor) -> torch.Tensor:
        """The inputs that hold as ones among zeros: a product of matrices is quicker than sums of rows."""
        kind = torch.bfloat16 if torch.is_autocast_enabled("cuda") else self.first.dtype
        rows = torch.zeros((len(seen), len(self.first)), dtype=kind, device=seen.device)
        rows.scatter_(1, seen.long(), 1.0)
        rows[:, self.inputs] = 0
        return rows

    def layers(self) -> dict[str, Any]:
        """The weights as arrays, in the form that `bots.net.quantised` takes."""
        tensors = {
            "w1": self.first[: self.inputs],
            "b1": self.first_bias,
            "w2": self.second.weight.T,
            "b2": self.second.bias,
            "w3": self.third.weight.T,
            "b3": self.third.bias,
        }
        return {name: tensor.detach().float().cpu().numpy() for name, tensor in tensors.items()}

    def whole_numbers(self, most: int) -> Net:
        return quantised(self.layers(), most)


def shares(outputs: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """Logarithms of the shares of the victory of those who play, the observing seat first."""
    absent = torch.arange(4, device=outputs.device)[None, :] >= seats[:, None]
    return functional.log_softmax(outputs[:, :4].float().masked_fill(absent, -1e9), dim=1)


def loss(outputs: torch.Tensor, seats: torch.Tensor, ends: torch.Tensor, margins: torch.Tensor) -> Any:
    """How far the outputs are from how the games ended; the margins count little."""
    log_shares = shares(outputs, seats)
    playing = torch.arange(4, device=outputs.device)[None, :] < seats[:, None]
    cross = -(ends * log_shares).sum(1).mean()
    miss = ((outputs[:, 4:].float() - margins) ** 2 * playing).sum(1).mean()
    return cross + 0.1 * miss, cross


def looked_back(ends: torch.Tensor, views: torch.Tensor, counts: torch.Tensor, trust: float) -> torch.Tensor:
    """What each kept position of a game should have said: its end, and on the way there what later ones say.

    `ends` games x 4, `views` games x positions x 4 as the net sees them now, `counts` how many each game has; `trust` 1
    believes the end alone, 0 only the next position.
    """
    said = torch.zeros_like(views)
    target, following = ends, ends
    for at in reversed(range(views.shape[1])):
        is_kept = (at < counts)[:, None]
        target = torch.where(is_kept, (1 - trust) * following + trust * target, target)
        following = torch.where(is_kept, views[:, at], following)
        said[:, at] = target
    return said


class Samples:
    """The latest samples, a ring on the device."""

    def __init__(self, room: int, most: int, device: Any) -> None:
        self.seen = torch.zeros((room, most), dtype=torch.int16, device=device)
        self.seats = torch.zeros(room, dtype=torch.int32, device=device)
        self.ends = torch.zeros((room, 4), device=device)
        self.margins = torch.zeros((room, 4), device=device)
        self.room, self.count, self.at = room, 0, 0

    def add(self, seen: Any, seats: Any, ends: Any, margins: Any) -> None:
        n = min(len(seen), self.room)
        places = (torch.arange(n, device=seen.device) + self.at) % self.room
        self.seen[places], self.seats[places] = seen[:n], seats[:n].int()
        self.ends[places], self.margins[places] = ends[:n], margins[:n]
        self.at, self.count = (self.at + n) % self.room, min(self.room, self.count + n)

    def batch(self, size: int) -> tuple[Any, Any, Any, Any]:
        which = torch.randint(self.count, (size,), device=self.seen.device)
        return self.seen[which].int(), self.seats[which], self.ends[which], self.margins[which]


def mean_of(average: nn.Module, latest: nn.Module, keep: float) -> None:
    """Move the averaged net a little towards the latest: it is the one that plays."""
    with torch.no_grad():
        for a, b in zip(average.parameters(), latest.parameters(), strict=True):
            a.lerp_(b, 1 - keep)


def difference(judge: Judge, net: Net, seen: Any, pad: int) -> float:
    """The largest difference of outputs between the floats and the whole numbers, for the card."""
    from ..bots.net import forward

    worst = 0.0
    outputs = judge(seen).detach().float().cpu().numpy()
    for row, expected in zip(seen.cpu().numpy(), outputs, strict=True):
        active = row[row < pad]
        net.active[: len(active)] = active
        forward(net, len(active))
        worst = max(worst, float(np.abs(net.outputs - expected).max()))
    return worst

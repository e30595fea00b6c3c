# Rule functions are typed by numba.
# mypy: ignore-errors
"""A small net that says how a game will end: each seat's share of the victory, and its margin, as one seat sees it.

The inputs are those of the game's observation, 0 or 1, so the first layer is a sum of the rows of those that hold. Two
layers of whole numbers with a clipped ramp, then one of floats. Its weights are a file in the game's folder.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..kernel.engine import Engine
from ..kernel.rule import rule
from . import policy as policies
from .policy import Policy

FILE = "net.npz"
ONE = 127  # what 1.0 is behind the first ramp
FINE = 8  # the first layer counts in 1 / (ONE * FINE)
SECOND = 1024  # the weights of the second layer in 1 / SECOND
NEW_WEIGHTS, NEW_BIAS = 0.06, 0.3  # of hidden ones that have not learned anything: how much they differ, and the middle
OUTPUTS = 8  # four shares before the softmax, four margins
STEEP = 4  # slopes of the first layer are kept in 1 / STEEP, so that 32 bits hold what they say of an input
STEEPER = 4096  # those of the second in 1 / STEEPER
SLOPE = 1.0 / (STEEP * SECOND * ONE * FINE)  # what one of them is, for one in a sum of the first layer
THINGS = 32  # the most things that actions of a game can bring, by its policy
SWAPS = 16  # the most inputs that one of them changes
ROOM = 512  # numbers that a policy may note about a position


class Net(NamedTuple):
    """The weights, and room to work in: one for each thread."""

    first: Any  # inputs x hidden, int16
    first_bias: Any
    second: Any  # hidden x more hidden, int16
    second_bias: Any
    third: Any  # more hidden x outputs
    third_bias: Any
    active: Any  # the numbers of the inputs that hold
    sums: Any
    ramp: Any
    deeper: Any
    outputs: Any
    deeper_slope: Any  # how the seat's chance answers to each of the deeper sums
    slope: Any  # and to each sum of the first layer
    before: Any  # inputs that a thing ends
    after: Any  # inputs that hold instead
    gains: Any  # what each thing brings
    room: Any  # what the policy noted
    policy: Policy  # a learned one, if the game has it


def quantised(layers: dict[str, Any], most: int) -> Net:
    """A net of floats as the compiled search takes it."""
    w1, b1, w2, b2 = (np.asarray(layers[name], np.float64) for name in ("w1", "b1", "w2", "b2"))
    limit = 32000
    first = np.clip(np.rint(w1 * ONE * FINE), -limit, limit).astype(np.int16)
    return _with_room(
        first,
        np.clip(np.rint(b1 * ONE * FINE), -limit, limit).astype(np.int16),
        np.clip(np.rint(w2 * SECOND), -limit, limit).astype(np.int16),
        np.rint(b2 * SECOND * ONE).astype(np.int32),
        np.asarray(layers["w3"], np.float32),
        np.asarray(layers["b3"], np.float32),
        most,
    )


def floats(net: Net) -> dict[str, Any]:
    """The layers of a net as `quantised` takes them."""
    return {
        "w1": net.first / (ONE * FINE),
        "b1": net.first_bias / (ONE * FINE),
        "w2": net.second / SECOND,
        "b2": net.second_bias / (SECOND * ONE),
        "w3": net.third,
        "b3": net.third_bias,
    }


def widened(layers: dict[str, Any], hidden: int, rng: Any) -> dict[str, Any]:
    """The layers of a net with so many hidden: it says the same, and the new ones can learn; no fewer than it has."""
    inputs, old = layers["w1"].shape
    more = max(hidden - old, 0)
    return {
        **layers,
        "w1": np.hstack([layers["w1"], NEW_WEIGHTS * rng.standard_normal((inputs, more))]),
        "b1": np.append(layers["b1"], np.full(more, NEW_BIAS)),
        "w2": np.vstack([layers["w2"], np.zeros((more, layers["w2"].shape[1]))]),
    }


def _with_room(
    first: Any,
    first_bias: Any,
    second: Any,
    second_bias: Any,
    third: Any,
    bias: Any,
    most: int,
    policy: Policy = policies.NONE,
) -> Net:
    hidden, deeper = second.shape
    return Net(
        np.ascontiguousarray(first),
        first_bias,
        np.ascontiguousarray(second),
        second_bias,
        np.ascontiguousarray(third),
        bias,
        np.zeros(max(most, 1), np.int32),
        np.zeros(hidden, np.int32),
        np.zeros(hidden, np.int32),
        np.zeros(deeper, np.int32),
        np.zeros(OUTPUTS, np.float32),
        np.zeros(deeper, np.int32),
        np.zeros(hidden, np.int32),
        np.zeros(SWAPS, np.int32),
        np.zeros(SWAPS, np.int32),
        np.zeros(THINGS, np.float64),
        np.zeros(ROOM, np.int32),
        policy,
    )


NONE = _with_room(
    np.zeros((1, 1), np.int16),
    np.zeros(1, np.int16),
    np.zeros((1, 1), np.int16),
    np.zeros(1, np.int32),
    np.zeros((1, OUTPUTS), np.float32),
    np.zeros(OUTPUTS, np.float32),
    1,
)  # for a game that has no net: of the same type, so that the search is compiled once


def path_of(engine: Engine) -> Path:
    return engine.folder / FILE


def read(path: Path, most: int) -> Net:
    """The net of a file, with room for so many inputs that hold."""
    with np.load(path) as layers:
        return _with_room(*(layers[name] for name in Net._fields[:6]), most)


@cache
def _weights(path: Path, most: int) -> Net | None:
    return read(path, most) if path.is_file() else None


def net_of(engine: Engine) -> Net | None:
    """The game's net with room of its own; None if the game has none."""
    if not engine.has_part("observation"):
        return None
    net = _weights(path_of(engine), int(engine.part("observation").INPUTS.most))
    return None if net is None else _with_room(*net[:6], len(net.active), _policy_of(engine))


def _policy_of(engine: Engine) -> Policy:
    """The game's learned policy with room of its own; `NONE` where there is none."""
    part = engine.part("policy") if engine.has_part("policy") else None
    traits = getattr(part, "TRAITS", None)
    return policies.NONE if traits is None else policies.read(engine.folder / policies.FILE, int(traits.most))


def save(net: Net, path: Path) -> None:
    np.savez_compressed(path, **{name: getattr(net, name) for name in Net._fields[:6]})


@rule
def forward(net, n):
    """The outputs for the first n numbers in `net.active`."""
    hidden = net.sums.shape[0]
    deeper = net.deeper.shape[0]
    for j in range(hidden):
        net.sums[j] = net.first_bias[j]
    fours = n - n % 4
    for i in range(0, fours, 4):  # four rows at once: the sums are fetched and put back less often
        a, b, c, d = net.active[i], net.active[i + 1], net.active[i + 2], net.active[i + 3]
        for j in range(hidden):
            net.sums[j] += (np.int32(net.first[a, j]) + net.first[b, j]) + (np.int32(net.first[c, j]) + net.first[d, j])
    for i in range(fours, n):
        row = net.active[i]
        for j in range(hidden):
            net.sums[j] += net.first[row, j]
    for k in range(deeper):
        net.deeper[k] = net.second_bias[k]
    for j in range(hidden):
        ramp = min(max(net.sums[j], 0), ONE * FINE) // FINE
        if ramp > 0:
            for k in range(deeper):
                net.deeper[k] += ramp * net.second[j, k]
    for o in range(OUTPUTS):
        net.outputs[o] = net.third_bias[o]
    for k in range(deeper):
        ramp = np.float32(min(max(net.deeper[k], 0), SECOND * ONE)) / np.float32(SECOND * ONE)
        if ramp > 0:
            for o in range(OUTPUTS):
                net.outputs[o] += ramp * net.third[k, o]


@rule
def shares(net, seat, seats, value):
    """The shares of the victory, together 1, by seat; the outputs have the observing seat first."""
    most = net.outputs[0]
    for r in range(1, seats):
        most = max(most, net.outputs[r])
    total = 0.0
    for r in range(seats):
        value[(seat + r) % seats] = math.exp(net.outputs[r] - most)
        total += value[(seat + r) % seats]
    for other in range(seats):
        value[other] /= total


@rule
def slopes(net, seats):
    """Behind `forward`: how the observing seat's chance (its logit) answers to each sum of the first layer."""
    most = net.outputs[1]
    for r in range(2, seats):
        most = max(most, net.outputs[r])
    total = 0.0
    for r in range(1, seats):
        total += math.exp(net.outputs[r] - most)
    for k in range(net.deeper.shape[0]):
        steep = 0.0
        if 0 < net.deeper[k] < SECOND * ONE:
            steep = float(net.third[k, 0])
            for r in range(1, seats):
                steep -= math.exp(net.outputs[r] - most) / total * net.third[k, r]
        net.deeper_slope[k] = np.int32(STEEPER * steep)
    for j in range(net.sums.shape[0]):
        net.slope[j] = 0
        if 0 < net.sums[j] < ONE * FINE:
            slope = np.int64(0)
            for k in range(net.deeper.shape[0]):
                slope += net.second[j, k] * net.deeper_slope[k]
            net.slope[j] = slope // (STEEPER // STEEP)


@rule
def gain(net, n):
    """Behind `slopes`: what it is to the seat if the first n inputs in `net.after` hold, not those in `net.before`."""
    whole = np.int64(0)
    for i in range(n):
        old, new = net.before[i], net.after[i]
        if old != new:
            part = np.int32(0)
            for j in range(net.slope.shape[0]):
                part = np.int32(part + np.int32(net.slope[j] * (np.int32(net.first[new, j]) - net.first[old, j])))
            whole += part
    return whole * SLOPE

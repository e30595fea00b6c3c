# Rule functions are typed by numba.
# mypy: ignore-errors
"""A small net that says how promising an action is: what the seat sees, and what the action is like, in one layer.

The sum over what the seat sees is made once for a position; each action adds the rows of its traits, and what is behind
the ramp is weighed by the decision that is asked. The look of an action (the game's prior) and its traits by themselves
are added. Its weights are a file in the game's folder.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..kernel.rule import rule

FILE = "policy.npz"
ONE = 1016  # what 1.0 is in the sums
WEIGHT = 1024  # the weights behind the ramp in 1 / WEIGHT
LIMIT = 32000


class Policy(NamedTuple):
    """The weights, and room to work in: one for each thread."""

    row: Any  # by input of the observation: its row, -1 if the policy does not look at it
    seen: Any  # rows x hidden, int16
    bias: Any
    trait: Any  # traits x hidden, int16
    behind: Any  # decisions x hidden, int16
    plain: Any  # by trait: what it says by itself
    prior: Any  # by decision: how much the look of an action counts
    sums: Any
    total: Any  # those and the traits of an action
    active: Any  # the traits of an action


WEIGHTS = Policy._fields[:7]


def quantised(layers: dict[str, Any], most: int) -> Policy:
    """A policy of floats as the compiled search takes it; `most` traits of an action."""

    def whole(name: str, one: int) -> Any:
        return np.clip(np.rint(np.asarray(layers[name], np.float64) * one), -LIMIT, LIMIT).astype(np.int16)

    return _with_room(
        np.asarray(layers["row"], np.int32),
        *(whole(name, ONE) for name in ("seen", "bias", "trait")),
        whole("behind", WEIGHT),
        *(np.asarray(layers[name], np.float32) for name in ("plain", "prior")),
        most=most,
    )


def _with_room(*weights: Any, most: int) -> Policy:
    arrays = [np.ascontiguousarray(array) for array in weights]
    hidden = len(arrays[2])
    return Policy(*arrays, np.zeros(hidden, np.int32), np.zeros(hidden, np.int32), np.zeros(most, np.int32))


NONE = _with_room(
    np.zeros(1, np.int32),
    np.zeros((1, 1), np.int16),
    np.zeros(1, np.int16),
    np.zeros((1, 1), np.int16),
    np.zeros((1, 1), np.int16),
    np.zeros(1, np.float32),
    np.zeros(1, np.float32),
    most=1,
)  # for a game that has none: of the same type, so that the search is compiled once


@cache
def _weights(path: Path, most: int) -> Policy:
    with np.load(path) as layers:
        return _with_room(*(layers[name] for name in WEIGHTS), most=most)


def read(path: Path, most: int) -> Policy:
    """The policy of a file with room of its own, for so many traits of an action; NONE if there is no file."""
    return _with_room(*_weights(path, most)[:7], most=most) if path.is_file() else NONE


def save(policy: Policy, path: Path) -> None:
    np.savez_compressed(path, **{name: getattr(policy, name) for name in WEIGHTS})


@rule
def is_learned(policy):
    """Whether there is a policy at all."""
    return policy.bias.shape[0] > 1


@rule
def sum_up(policy, active, n):
    """What the seat sees (the first n numbers in `active`), once for all actions of a position."""
    hidden = policy.sums.shape[0]
    for j in range(hidden):
        policy.sums[j] = policy.bias[j]
    for i in range(n):
        row = policy.row[active[i]]
        if row >= 0:
            for j in range(hidden):
                policy.sums[j] += policy.seen[row, j]


@rule
def promise(policy, decision, n, look):
    """Behind `sum_up`: how promising an action with the first n traits in `policy.active` and this look is."""
    hidden = policy.sums.shape[0]
    value = float(policy.prior[decision]) * look
    for j in range(hidden):
        policy.total[j] = policy.sums[j]
    for i in range(n):
        row = policy.active[i]
        value += policy.plain[row]
        for j in range(hidden):
            policy.total[j] += policy.trait[row, j]
    whole = np.int32(0)
    for j in range(hidden):
        whole += np.int32(min(max(policy.total[j], 0), ONE) * policy.behind[decision, j])
    return value + whole / (ONE * WEIGHT)

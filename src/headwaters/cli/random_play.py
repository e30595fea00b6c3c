"""A game played at random, step by step, so that it can be recorded."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from ..kernel.engine import Engine
from ..kernel.play import Play


class Style(StrEnum):
    """How a random player chooses."""

    uniform = "uniform"  # every offered action alike
    verbs = "verbs"  # first the kind of action, then the action: rare rules are reached


def random_play(
    engine: Engine, seats: int, options: Mapping[str, Any], seed: int | None = None, style: Style = Style.uniform
) -> Play:
    """A whole game; the same seed gives the same game, and the choices come from another stream than the shuffle."""
    from ..kernel import rng

    seed = secrets.randbits(128) if seed is None else seed
    play = Play(engine, seats, options, seed)
    choices = rng.key(int.from_bytes(hashlib.sha256(f"choices of {seed}".encode()).digest()[:16], "little"))
    while not play.over:
        seat = play.actors[0]
        offered = engine.legal(play.position, seat)
        if style is Style.verbs:
            kinds: dict[str, list[int]] = {}
            for action in offered:
                kinds.setdefault(engine.text(play.position, seat, action).split(" ")[0], []).append(action)
            offered = list(kinds.values())[int(rng.below(choices, len(kinds)))]
        play.step(seat, offered[int(rng.below(choices, len(offered)))])
    return play

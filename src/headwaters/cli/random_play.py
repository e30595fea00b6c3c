"""A game played at random, step by step, so that it can be recorded."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import Any

from ..kernel.engine import Engine
from ..kernel.play import Play
from ..kernel.styles import UNIFORM, check_style, choose


def random_play(
    engine: Engine, seats: int, options: Mapping[str, Any], seed: int | None = None, style: str = UNIFORM
) -> Play:
    """A whole game; the same seed gives the same game, and the choices come from another stream than the shuffle."""
    from ..kernel import rng

    check_style(engine, style)
    seed = secrets.randbits(128) if seed is None else seed
    play = Play(engine, seats, options, seed)
    choices = rng.key(int.from_bytes(hashlib.sha256(f"choices of {seed}".encode()).digest()[:16], "little"))
    while not play.over:
        seat = play.actors[0]
        play.step(seat, choose(engine, play.position, seat, style, choices))
    return play

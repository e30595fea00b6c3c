"""The same rule functions, interpreted by Python and compiled by numba, do and note the same: over whole games, and in
other worlds dealt from moments of directed play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import golden
from headwaters.cli.random_play import random_play
from headwaters.kernel import rng
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.styles import VERBS, styles_of
from tables import every_game

HERE = Path(__file__).parent
SEED = 11
MOMENTS_APART = 8
TABLES = [(facts.name, seats) for facts in all_facts().values() for seats in range(facts.least, facts.most + 1)]


def deeds(game: str, seats: int) -> bytes:
    """All that the rules noted in a game, from the set-up on."""
    play = random_play(load(game), seats, {}, SEED, VERBS)
    steps = [play.setup, *(step.deeds for step in play.steps)]
    return repr([[(deed.name, deed.args) for deed in noted] for noted in steps]).encode()


def worlds(game: str, positions: bytes) -> bytes:
    """Another world of each seat from each of these positions."""
    engine, stream = load(game), rng.key(SEED)
    moments = np.frombuffer(bytearray(positions), engine.dtype)
    return b"".join(engine.resample(s, seat, stream).tobytes() for s in moments for seat in range(int(s.seats)))


def interpreted(what: str, given: bytes = b"") -> bytes:
    """What an expression gives where rules are interpreted.

    A warning (an overflow, say) stops the run: compiled code would have gone on in silence.
    """
    code = f"import golden, sys, test_interpreted; sys.stdout.buffer.write({what})"
    command = [sys.executable, "-W", "error", "-c", code]
    environment = {**os.environ, "HEADWATERS_INTERPRET": "1"}
    ended = subprocess.run(command, cwd=HERE, env=environment, input=given, capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr.decode()
    return ended.stdout


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_interpreted_and_compiled_games_end_in_the_same_bytes(game: str, seats: int) -> None:
    expected = golden.final_positions(game, seats, {}, SEED, 2)
    assert interpreted(f"golden.final_positions({game!r}, {seats}, {{}}, {SEED}, 2)") == expected


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_interpreted_and_compiled_games_note_the_same_deeds(game: str, seats: int) -> None:
    assert interpreted(f"test_interpreted.deeds({game!r}, {seats})") == deeds(game, seats)


@every_game
def test_interpreted_and_compiled_worlds_are_the_same_bytes(game: str) -> None:
    moments = [
        step.before.tobytes()
        for style in styles_of(load(game))
        for step in random_play(load(game), load(game).facts.most, {}, SEED, style).steps[::MOMENTS_APART]
    ]
    given = b"".join(moments)
    assert interpreted(f"test_interpreted.worlds({game!r}, sys.stdin.buffer.read())", given) == worlds(game, given)

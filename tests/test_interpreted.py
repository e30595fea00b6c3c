"""The same rule functions, interpreted by Python and compiled by numba, do and note the same over whole games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import golden
from headwaters.cli.random_play import Style, random_play
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts

HERE = Path(__file__).parent
SEED = 11
TABLES = [(facts.name, seats) for facts in all_facts().values() for seats in range(facts.least, facts.most + 1)]


def interpreted(code: str) -> bytes:
    """What an expression gives without numba.

    A warning (an overflow, say) stops the run: compiled code would have gone on in silence.
    """
    environment = {**os.environ, "HEADWATERS_INTERPRET": "1"}
    code = f"import golden, sys, test_interpreted; sys.stdout.buffer.write({code})"
    command = [sys.executable, "-W", "error", "-c", code]
    run = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()
    return run.stdout


def deeds(game: str, seats: int) -> bytes:
    """All that the rules noted in a game, from the set-up on."""
    play = random_play(load(game), seats, {}, SEED, Style.verbs)
    steps = [play.setup, *(step.deeds for step in play.steps)]
    return repr([[(deed.name, deed.args) for deed in noted] for noted in steps]).encode()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_interpreted_and_compiled_games_end_in_the_same_bytes(game: str, seats: int) -> None:
    expected = golden.final_positions(game, seats, {}, SEED, 2)
    assert interpreted(f"golden.final_positions({game!r}, {seats}, {{}}, {SEED}, 2)") == expected


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_interpreted_and_compiled_games_note_the_same_deeds(game: str, seats: int) -> None:
    assert interpreted(f"test_interpreted.deeds({game!r}, {seats})") == deeds(game, seats)

"""The same rule functions, interpreted by Python and compiled by numba, give the same bytes over whole games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import golden
from headwaters.kernel.facts import all_facts

HERE = Path(__file__).parent
SEED = 11
TABLES = [(facts.name, seats) for facts in all_facts().values() for seats in range(facts.least, facts.most + 1)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_interpreted_and_compiled_games_end_in_the_same_bytes(game: str, seats: int) -> None:
    """A warning (an overflow, say) stops the interpreted run: compiled code would have gone on in silence."""
    code = f"import golden, sys; sys.stdout.buffer.write(golden.final_positions({game!r}, {seats}, {{}}, {SEED}, 2))"
    environment = {**os.environ, "HEADWATERS_INTERPRET": "1"}
    command = [sys.executable, "-W", "error", "-c", code]
    interpreted = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, check=False)
    assert interpreted.returncode == 0, interpreted.stderr.decode()
    assert interpreted.stdout == golden.final_positions(game, seats, {}, SEED, 2)

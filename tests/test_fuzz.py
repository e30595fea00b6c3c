"""A short bout of every engine against its referee; `make fuzz` is the long one."""

from __future__ import annotations

import pytest

import fuzz
from tables import every_game


@every_game
@pytest.mark.parametrize("seed", range(8))
def test_engine_and_referee_agree(game: str, seed: int) -> None:
    assert fuzz.bout(game, seed) > 0

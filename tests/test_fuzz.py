"""Short forms of both kinds of fuzz; `make fuzz` runs the long ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import fuzz
from headwaters.cli.random_play import random_play
from headwaters.kernel.engine import load
from headwaters.kernel.errors import BadOption
from headwaters.kernel.facts import all_facts
from headwaters.kernel.styles import directed, styles_of
from tables import every_game

MOST = 60  # decisions of a game
SEEDS = {
    ("yellow-yangtze", "hoarder"): "14,24",  # there it holds many market tiles early on
    ("yellow-yangtze", "builder"): "8",
}

# What a directed style is there for: how often these must come up.
REACHED = {
    ("yellow-yangtze", "hoarder"): {"verb take": 6, "verb replace": 2, "verb discard": 6},
    ("yellow-yangtze", "warmonger"): {"decision war support": 6, "decision revolt defence": 1},
    ("yellow-yangtze", "replacer"): {"verb replace": 5, "verb discard": 20},
    ("yellow-yangtze", "builder"): {"decision pagoda": 3, "decision pagoda from": 1, "verb build": 1, "verb riot": 1},
    ("yellow-yangtze", "passer"): {"verb end": 10},
    ("yangtze", "hoarder"): {"decision discard": 5, "verb skip": 8},
    ("yangtze", "swapper"): {"verb swap": 5},
    ("yangtze", "matcher"): {"verb reward": 8},
    ("yak", "buyer"): {"verb buy": 6, "verb set": 8},
    ("yak", "restocker"): {"verb card": 20, "decision restock": 1},
    ("yak", "marketeer"): {"decision market": 2, "decision keep": 2},
    ("yak", "racer"): {"verb set": 8},
}


@every_game
@pytest.mark.parametrize("seed", range(8))
def test_engine_and_referee_agree(game: str, seed: int) -> None:
    assert fuzz.bout(game, seed)[1] > 0


@every_game
def test_every_verb_keeps_to_its_memory(game: str) -> None:
    """With bounds checked, in a process of its own; every directed style comes to what it is there for."""
    wanted = [f"{style}={SEEDS.get((game, style), '1')}" for style in styles_of(load(game))]
    command = [sys.executable, "-W", "error", "every_verb.py", game, str(MOST), *wanted]
    environment = {**os.environ, "HEADWATERS_BOUNDS": "1"}
    played = subprocess.run(command, cwd=Path(__file__).parent, env=environment, capture_output=True, check=False)
    assert played.returncode == 0, played.stderr.decode()
    done = json.loads(played.stdout)
    for style in styles_of(load(game)):
        assert done[style]["resamples"] > done[style]["decisions"] > 0
        for what, least in REACHED.get((game, style), {}).items():
            assert done[style].get(what, 0) >= least, (style, what, done[style])


def test_every_directed_style_says_what_it_is_there_for() -> None:
    brought = {(game, style) for game in all_facts() for style in directed(load(game))}
    assert {(game, style) for game, style in REACHED} == brought


@every_game
def test_a_style_that_the_game_does_not_have_is_refused(game: str) -> None:
    engine = load(game)
    for style in ({style for _, style in REACHED} | {"no such style"}) - set(styles_of(engine)):
        with pytest.raises(BadOption) as refusal:
            random_play(engine, engine.facts.least, {}, 1, style)
        assert style in str(refusal.value)

"""YY-38 Other worlds where they are hard to deal: a hand smaller than what is known of it. Interpreted, so that an
index beyond an array is an error whatever way the rules are compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
SEED = 109
WORLDS = 200

# Seat 0 takes three reds from the market and discards one tile unseen; then a revolt takes three blacks from its hand.
MOVES = """
    0 tile G e2, 0 take R, 0 tile B c14, 0 stop, 1 leader G e8, 1 leader R c10, 0 tile G h6, 0 take R, 0 tile K d7,
    1 leader K g5, 1 leader Y c9, 0 tile G h2, 0 take R, 0 replace, 0 discard R, 0 done, 1 leader B g6, 1 tile Y a11,
    0 tile K a6, 0 leader K g7, 0 commit 3
"""


def worlds(moves: int) -> dict[str, Any]:
    """The game after so many moves, and the hands of seat 0 in other worlds of seat 1."""
    from headwaters.games.yellow_yangtze.view import letters
    from headwaters.kernel import rng
    from headwaters.kernel.engine import load
    from headwaters.kernel.play import Play

    engine = load("yellow-yangtze")
    play = Play(engine, 2, {}, SEED)
    for move in MOVES.split(",")[:moves]:
        seat, _, action = move.strip().partition(" ")
        play.play(action, int(seat))
    s, census, stream = play.position, engine.views.census, rng.key(1)
    hands: Counter[str] = Counter()
    for _ in range(WORLDS):
        other = engine.resample(s, 1, stream)
        assert census(other) == census(s)
        assert engine.view(other, 1) == engine.view(s, 1)
        assert other.unseen[0].sum() == s.unseen[0].sum()
        hands[letters(other.hand[0])] += 1
    return {"known": letters(s.taken[0]), "doubt": int(s.doubt[0]), "hand": letters(s.hand[0]), "hands": hands}


def interpreted(moves: int) -> dict[str, Any]:
    code = f"import json, {Path(__file__).stem} as here; print(json.dumps(here.worlds({moves})))"
    command = [sys.executable, "-W", "error", "-c", code]
    environment = {**os.environ, "HEADWATERS_INTERPRET": "1"}
    ended = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr.decode()
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


def test_a_hand_smaller_than_what_is_known_of_it() -> None:
    """YY-38 Two tiles, three known reds, one discard unseen: it was a red, and the two are the others."""
    found = interpreted(21)
    assert (found["known"], found["doubt"], found["hand"]) == ("RRR", 1, "RR")
    assert found["hands"] == {"RR": WORLDS}


@pytest.mark.parametrize(("moves", "known", "doubt"), [(13, 3, 0), (15, 3, 1), (16, 3, 1), (20, 3, 1)])
def test_known_tiles_stay_but_for_the_doubt(moves: int, known: int, doubt: int) -> None:
    """YY-38 The hand holds all known tiles, or all but those that may have been discarded unseen; both happen."""
    found = interpreted(moves)
    assert (found["known"], found["doubt"]) == ("R" * known, doubt)
    kept = {min(hand.count("R"), known) for hand in found["hands"]}
    assert kept == set(range(known - doubt, known + 1))
    assert len(found["hands"]) > 5

"""Training: what is tried for a decision, in which worlds, and how the worlds are taken together."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from headwaters.bots.net import floats, forward, net_of, quantised, widened
from headwaters.kernel.engine import load
from headwaters.kernel.rng import WORDS, key
from headwaters.train import searched
from headwaters.train.games import Games, average, enter, seated, tried_at
from headwaters.train.searched import Kept, last_round

SLOTS = 8


def tries(found: int) -> list[tuple[int, int]]:
    """Choice and world of each slot that is used."""
    slots = (tried_at(slot, found, SLOTS) for slot in range(SLOTS))
    return [(choice, world) for choice, world in slots if choice >= 0]


@pytest.mark.parametrize("found", range(2, SLOTS + 1))
def test_every_choice_is_tried_in_as_many_worlds(found: int) -> None:
    worlds = SLOTS // found
    assert tries(found) == [(choice, world) for world in range(worlds) for choice in range(found)]


def test_a_single_choice_needs_no_try() -> None:
    assert tries(1) == []


@pytest.mark.parametrize("found", range(2, SLOTS + 1))
def test_the_mean_of_its_worlds_is_what_a_choice_is_worth(found: int) -> None:
    values = np.random.default_rng(found).random(SLOTS).astype(np.float32)
    means = [
        np.mean([values[slot] for slot in range(SLOTS) if tried_at(slot, found, SLOTS)[0] == k]) for k in range(found)
    ]
    average(values, found)
    assert values[:found] == pytest.approx(means)


def world(number: int) -> tuple[Any, Any]:
    """A world of one decision of Yak, and what it is played on with."""
    s, rng = load("yak").setup(3, {}, 1), np.zeros(WORDS, np.uint32)
    enter(s, number, key(7), rng)
    return s, rng


def test_all_choices_of_a_world_meet_the_same_deal_and_each_world_another() -> None:
    keys = [tuple(map(int, keys[:4])) for number in range(4) for s, rng in [world(number)] for keys in (s.rng, rng)]
    assert len(set(keys)) == 8
    assert (world(2)[0].rng == world(2)[0].rng).all() and (world(2)[1] == world(2)[1]).all()


def play(game: str, steps: int) -> int:
    """A few decisions in eight games on numba's simulator of a GPU, values by chance; how many means were right."""
    games, values = Games(load(game), {2: 4, 4: 4}, 1, SLOTS), np.random.default_rng(5)
    right, said = 0, np.zeros((8, SLOTS), np.float32)

    def judge() -> None:
        used = games.is_exact.copy_to_host().reshape(-1, SLOTS) != 2
        for found, slots in zip(games.found.copy_to_host(), used, strict=True):
            assert slots.sum() == len(tries(found))
        said[:] = values.random(said.shape)
        games.values.copy_to_device(said)

    for _ in range(steps):
        games.step(judge, 64, 0.7, 0.0, 0.0, 2, lambda _: None)
        for found, before, after in zip(games.found.copy_to_host(), said, games.values.copy_to_host(), strict=True):
            if found > 1:
                worlds = before[: SLOTS - SLOTS % found].reshape(-1, found)
                assert after[:found] == pytest.approx(worlds.mean(0))
                right += len(worlds) > 1
    return right


def test_the_kernels_try_choices_in_several_worlds() -> None:
    code = "import test_training; print(test_training.play('yak', 3))"
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "HEADWATERS_INTERPRET": "1"}
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=Path(__file__).parent, env=environment, capture_output=True, check=False
    )
    assert ended.returncode == 0, ended.stderr.decode()
    assert int(ended.stdout) > 8


@pytest.mark.parametrize(
    ("games", "shares", "counts"),
    [(80, (2, 1, 1), {2: 40, 3: 20, 4: 20}), (80, (3, 2, 3), {2: 30, 3: 20, 4: 30}), (7, (0, 0, 1.5), {4: 7})],
)
def test_games_are_shared_out_among_2_3_and_4_seats(games: int, shares: Any, counts: dict[int, int]) -> None:
    assert seated(games, shares) == counts


@pytest.mark.parametrize(
    ("games", "shares"),
    [(80, (0, 0, 0)), (80, (2, -1, 1)), (80, (float("nan"), 1, 1)), (80, (float("inf"), 1, 1)), (2, (1, 1, 1))],
)
def test_shares_that_cannot_be_are_refused_by_name(games: int, shares: Any) -> None:
    with pytest.raises(SystemExit, match="--games" if sum(shares) == 3 else "--shares"):
        seated(games, shares)


@pytest.mark.parametrize("hidden", [0, 160])
def test_a_net_to_go_on_with_says_the_same_with_more_hidden(hidden: int) -> None:
    engine = load("yak")
    net, observe = net_of(engine), engine.part("observation").observe
    assert net is not None
    wide = quantised(widened(floats(net), hidden, np.random.default_rng(1)), len(net.active))
    assert wide.first.shape[1] == wide.second.shape[0] == max(hidden, net.first.shape[1])
    s = engine.setup(3, {}, 4)
    for seat in range(3):
        said = []
        for one in (net, wide):
            forward(one, observe(s, seat, one.active))
            said.append(one.outputs.copy())
        assert (said[0] == said[1]).all()
    if hidden:  # and what is new answers to what is seen, or it would never learn
        assert wide.first[:, net.first.shape[1] :].std() > 0


# --- games of the search against itself -------------------------------------------------------------------------------


def kept_of(game: str, seats: int, seed: int = 3) -> Kept:
    engine = load(game)
    net = net_of(engine)
    assert net is not None
    return searched.play(engine, seats, seed, 8, 1, net)


@pytest.mark.parametrize(("game", "seats"), [("yak", 2), ("yangtze", 3)])
def test_a_kept_position_is_seen_by_every_seat_and_says_shares_with_itself_first(game: str, seats: int) -> None:
    kept = kept_of(game, seats)
    moments = len(kept.seen) // seats
    assert moments > 5 and len(kept.seen) == moments * seats
    for values in (kept.said, kept.end):
        assert values.shape == (len(kept.seen), 4)
        assert values.sum(1) == pytest.approx(1.0, abs=1e-4)
        assert not values[:, seats:].any()
        by_seat = values.reshape(moments, seats, 4)[..., :seats]
        for seat in range(seats):  # every seat is told the same, turned to itself
            assert np.roll(by_seat[:, seat], seat, axis=1) == pytest.approx(by_seat[:, 0])
    assert kept.margin.sum(1) == pytest.approx(0.0, abs=1e-4)


def test_a_game_of_the_search_is_the_same_again() -> None:
    first, again = kept_of("yak", 2), kept_of("yak", 2)
    assert (first.said == again.said).all() and (first.end == again.end).all()
    assert all((a == b).all() for a, b in zip(first.seen, again.seen, strict=True))
    assert (
        len(kept_of("yak", 2, seed=4).seen) != len(first.seen) or (kept_of("yak", 2, seed=4).said != first.said).any()
    )


def test_a_position_learns_what_was_said_there_and_later_and_the_end() -> None:
    said = np.array([[0.5, 0.5, 0, 0], [0.5, 0.5, 0, 0], [0.8, 0.2, 0, 0], [0.2, 0.8, 0, 0]], np.float32)
    end = np.array([[1, 0, 0, 0], [0, 1, 0, 0]] * 2, np.float32)
    kept = Kept(2, [None] * 4, said, end, np.zeros((4, 4), np.float32))
    assert (searched.looked_back(kept, 1.0) == end).all()
    assert (searched.looked_back(kept, 0.0) == said).all()
    later = 0.5 * 0.8 + 0.5 * 1
    assert searched.looked_back(kept, 0.5)[:, 0] == pytest.approx(
        [0.25 + 0.5 * later, 0.25 + 0.5 * (1 - later), later, 1 - later]
    )


def test_a_net_goes_through_floats_and_back_unchanged() -> None:
    net = net_of(load("yak"))
    assert net is not None
    again = quantised(floats(net), len(net.active))
    assert all((getattr(net, name) == getattr(again, name)).all() for name in net._fields[:6])


def test_learning_by_search_goes_on_behind_the_last_round(tmp_path: Path) -> None:
    assert last_round(tmp_path) == (0, tmp_path / "round-0.npz")
    for at in (0, 2, 10, 9):
        (tmp_path / f"round-{at}.npz").touch()
    assert last_round(tmp_path) == (10, tmp_path / "round-10.npz")

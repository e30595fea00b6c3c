"""Ratings on one scale, from tables of two, three and four."""

from __future__ import annotations

import json
import math
import random
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from headwaters.cli import app
from headwaters.kernel.errors import HeadwatersError
from headwaters.lab.ratings import FIXED, Finished, rate

TRUE = {"novice": 1000.0, "casual": 1180.0, "able": 1350.0, "strong": 1390.0, "master": 1600.0}


def played(rounds: int, seats: int, seed: int = 1) -> list[Finished]:
    """Games between all, won as the true ratings say."""
    chance = random.Random(seed)
    games = []
    for _ in range(rounds):
        for names in combinations(TRUE, seats):
            weights = [10 ** (TRUE[name] / 400) for name in names]
            winner = chance.choices(range(seats), weights)[0]
            games.append(Finished(names, [float(i == winner) for i in range(seats)]))
    return games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_true_ratings_are_found_whatever_the_number_of_seats(seats: int) -> None:
    found = rate(list(TRUE), played(600, seats))
    assert found["novice"].rating == FIXED
    for name, true in TRUE.items():
        assert abs(found[name].rating - true) < 60
        assert found[name].low <= found[name].rating <= found[name].high


def test_games_of_several_sizes_count_together() -> None:
    two, four = played(100, 2), played(100, 4)
    alone, together = rate(list(TRUE), two)["master"], rate(list(TRUE), two + four)["master"]
    assert together.high - together.low < alone.high - alone.low
    assert together.games == sum("master" in game.names for game in two + four)


def test_two_players_are_as_far_apart_as_elo_has_it() -> None:
    """Three of four: 191 points, less the little that a drawn game more takes off."""
    games = [Finished(("a", "b"), (0.0, 1.0))] * 3000 + [Finished(("b", "a"), (0.0, 1.0))] * 1000
    assert rate(["a", "b"], games)["b"].rating == pytest.approx(1000 + 400 * math.log10(3), abs=0.5)


def test_who_always_won_is_strong_and_not_infinitely_so() -> None:
    found = rate(["a", "b"], [Finished(("a", "b"), (0.0, 1.0))] * 20)["b"]
    assert 1300 < found.rating < 2000
    assert found.low > 1000


def test_who_met_nobody_may_be_anywhere() -> None:
    found = rate(["a", "b", "c"], [Finished(("a", "b"), (0.5, 0.5))])["c"]
    assert (found.low, found.high, found.games) == (-math.inf, math.inf, 0)


def test_a_table_of_one_name_says_nothing() -> None:
    games = [Finished(("a", "b"), (0.0, 1.0)), Finished(("a", "b"), (1.0, 0.0))]
    alone = [Finished(("b", "b"), (1.0, 0.0))] * 50
    assert rate(["a", "b"], games + alone)["b"].rating == pytest.approx(rate(["a", "b"], games)["b"].rating)


def test_levels_are_rated_by_all_sizes_of_tables_and_gone_on_with(tmp_path: Path) -> None:
    words = ["levels", "yangtze", "--all", "--bots", "random,looks,novice=4/0.5,able=4", "--games", "24"]
    words += ["--workers", "0", "--log", str(tmp_path / "games"), "--json"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    said = json.loads(result.stdout)
    assert [row["level"] for row in said["ratings"]] == ["random", "looks", "novice=4/0.5", "able=4"]
    assert said["games"] == 72  # two dozen at tables of two, of three and of four
    assert said["ratings"][0]["rating"] == FIXED < said["ratings"][1]["low"]
    kept = {file.name: file.read_bytes() for file in (tmp_path / "games").iterdir()}
    assert sorted(kept) == ["yangtze-2.jsonl", "yangtze-3.jsonl", "yangtze-4.jsonl"]
    again = CliRunner().invoke(app, words)
    assert json.loads(again.stdout) == said
    assert {file.name: file.read_bytes() for file in (tmp_path / "games").iterdir()} == kept
    table = CliRunner().invoke(app, words[:-1])
    assert "fixed" in table.stdout and "able=4" in table.stdout


def rated(*more: str) -> Any:
    return CliRunner().invoke(app, ["levels", "yangtze", "--workers", "0", *more])


def test_who_is_named_twice_is_rated_once() -> None:
    said = json.loads(rated("--all", "--bots", "random,looks,random", "--games", "4", "--json").stdout)
    assert [row["level"] for row in said["ratings"]] == ["random", "looks"]
    assert said["ratings"][0]["rating"] == FIXED
    refusal = rated("--all", "--bots", "random,random", "--games", "4").exception
    assert isinstance(refusal, HeadwatersError) and "two bots" in str(refusal)


def test_who_has_not_met_anybody_yet_has_no_interval() -> None:
    """One round of five is played at each size of table: the last one never sits down."""
    words = ("--all", "--bots", "random,looks,novice=2,able=2,casual=2", "--games", "1")
    last = json.loads(rated(*words, "--json").stdout)["ratings"][-1]
    assert (last["low"], last["high"], last["games"]) == (None, None, 0)
    assert "unknown" in rated(*words).stdout


def test_a_log_that_would_not_be_kept_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("something else")
    for words in (("--log", str(tmp_path)), ("--all", "--log", str(file))):
        answer = rated("--bots", "random,looks", "--games", "1", *words)
        assert answer.exit_code == 2 and "--log" in answer.output
    assert file.read_text() == "something else"


def test_levels_are_rated_at_tables_of_one_size_alone(tmp_path: Path) -> None:
    words = ("--all", "--seats", "4", "--bots", "random,looks", "--games", "4", "--log", str(tmp_path))
    assert json.loads(rated(*words, "--json").stdout)["games"] == 4
    assert [file.name for file in tmp_path.iterdir()] == ["yangtze-4.jsonl"]
    assert "4 seats, 4 games" in rated(*words).stdout
    refusal = rated("--all", "--seats", "5", "--bots", "random,looks").exception
    assert isinstance(refusal, HeadwatersError) and "5" in str(refusal)

"""The engines play what they played when the golden hashes were last written on purpose (`make golden`)."""

from __future__ import annotations

import json

import pytest

import golden

KEPT = json.loads(golden.FILE.read_text(encoding="utf-8"))


def test_every_game_has_golden_hashes() -> None:
    assert set(KEPT["records"]) == {golden.name_of(*record) for record in golden.records()}
    assert len(KEPT["games"]) == len(list(golden.games()))


@pytest.mark.parametrize("record", list(golden.records()), ids=lambda record: golden.name_of(*record))
def test_a_random_game_has_its_golden_record(record: tuple) -> None:  # type: ignore[type-arg]
    assert golden.record_hash(*record) == KEPT["records"][golden.name_of(*record)]


@pytest.mark.parametrize("games", list(golden.games()), ids=lambda games: f"{games[0]}-{games[1]}")
def test_a_few_hundred_games_end_in_their_golden_positions(games: tuple) -> None:  # type: ignore[type-arg]
    game, seats, options, seed = games
    name = golden.name_of(game, seats, options, f"{golden.GAMES} games", seed)
    assert golden.games_hash(*games) == KEPT["games"][name]

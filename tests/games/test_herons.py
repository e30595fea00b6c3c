"""Herons, the small game of another distribution: its rules one by one, and whole games by the sum of its deeds."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

import pytest

from headwaters.kernel import rng
from headwaters.kernel.deeds import known_to
from headwaters.kernel.engine import load
from headwaters.kernel.errors import IllegalAction
from headwaters.kernel.facts import ENTRY_POINTS, all_facts
from headwaters.kernel.play import Play
from tables import Table, trail

ENGINE = load("herons")


def dealt(*hands: list[int], fish: int) -> Play:
    """A game that begins with these hands and this fish."""
    lines: list[dict[str, Any]] = [{"chance": "draw", "to": seat, "what": hand} for seat, hand in enumerate(hands)]
    lines.append({"chance": "fish", "what": [fish]})
    blank = ENGINE.blank(len(hands), {})[0]
    return Play(ENGINE, len(hands), {}, 1, dictated=ENGINE.notation.dictate_setup(blank, lines))


def played(play: Play, *cards: int) -> dict[str, Any]:
    """The state after every seat has chosen its card."""
    for seat, card in enumerate(cards):
        play.play(f"stretch {card}", seat)
    state: dict[str, Any] = play.state()
    return state


def names(play: Play) -> list[str]:
    return [deed.name for deed in play.steps[-1].deeds]


def test_it_comes_from_another_distribution_by_its_entry_point() -> None:
    (entry,) = {entry.value for entry in entry_points(group=ENTRY_POINTS) if entry.name == "herons"}
    assert all_facts()["herons"].package == entry
    assert not ENGINE.facts.package.startswith("headwaters.")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up_HE_01_HE_02_HE_03(seats: int) -> None:
    state = ENGINE.state(ENGINE.setup(seats, {}, 1))
    cards = sorted(state["pile"] + [card for hand in state["hands"] for card in hand])
    assert cards == [number for number in range(1, 7) for _ in range(5)]
    assert [len(hand) for hand in state["hands"]] == [3] * seats
    fish = sorted([*state["stream"], state["shallows"]])
    assert fish == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_everyone_is_asked_also_with_three_equal_cards_HE_04() -> None:
    play = dealt([2, 2, 2], [1, 5, 6], fish=3)
    assert play.actors == (0, 1)
    assert play.legal(0) == ["stretch 2"]
    with pytest.raises(IllegalAction, match="card 5 is not in your hand") as refusal:
        play.play("stretch 5", 0)
    assert refusal.value.rule == "HE-04"
    with pytest.raises(IllegalAction, match="a card of your hand is asked for"):
        play.play("fly", 0)


def test_the_highest_card_catches_everything_in_the_shallows_HE_05() -> None:
    play = dealt([1, 2, 3], [4, 5, 6], [2, 3, 4], fish=5)
    state = played(play, 3, 5, 4)
    assert state["points"] == [0, 5, 0]
    assert state["shallows"] in range(1, 6)
    assert state["shown"] == [3, 5, 4]


def test_two_highest_cards_catch_nothing_and_the_fish_stay_HE_05() -> None:
    play = dealt([1, 2, 5], [4, 5, 6], [2, 3, 4], fish=5)
    state = played(play, 5, 5, 4)
    assert state["points"] == [0, 0, 0]
    assert state["shallows"] > 5
    assert "missed" in names(play) and "caught" not in names(play)


def test_everyone_draws_before_the_shown_cards_go_into_the_pile_HE_06() -> None:
    play = dealt([1, 2, 3], [4, 5, 6], fish=5)
    before = play.state()["pile"]
    state = played(play, 1, 6)
    drawn = [deed["card"] for deed in play.steps[-1].deeds if deed.name == "drew"]
    assert sorted(state["hands"][0]) == sorted([2, 3, drawn[0]])
    assert sorted(state["hands"][1]) == sorted([4, 5, drawn[1]])
    left = list(before)
    for card in drawn:
        left.remove(card)
    assert state["pile"] == sorted([*left, 1, 6])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_fish_ends_the_game_and_the_most_points_win_HE_07(seats: int) -> None:
    shared = 0
    for seed in range(60):
        play = Play(ENGINE, seats, {}, seed)
        for moment in trail(Table("herons", seats), seed).moments:
            play.step(moment.seat, moment.action)
        state, result = play.state(), play.result()
        assert len(play.steps) == 10 * seats and state["stream"] == []
        assert result["winners"] == [seat for seat in range(seats) if state["points"][seat] == max(state["points"])]
        assert sum(state["points"]) + state["shallows"] == 30
        caught = [deed for step in play.steps for deed in step.deeds if deed.name == "caught"]
        assert [sum(d["points"] for d in caught if d["seat"] == s) for s in range(seats)] == state["points"]
        shared += len(result["winners"]) > 1
    assert shared > 0


def test_a_choice_is_hidden_until_all_are_shown_HE_08() -> None:
    play = dealt([1, 2, 3], [4, 5, 6], fish=5)
    play.play("stretch 3", 0)
    assert play.view(1)["choosing"] == [1]
    assert (play.view(0)["chosen"], play.view(1)["chosen"], play.view(None)["chosen"]) == (3, 0, 0)
    assert play.view(1)["hands"] == [3, [4, 5, 6]]
    assert [deed.args for deed in known_to(play.steps[-1].deeds, 1)] == [{"seat": 0}]
    chosen = {int(ENGINE.resample(play.position, 1, rng.key(seed)).chosen[0]) for seed in range(60)}
    assert chosen == {1, 2, 3, 4, 5, 6}
    play.play("stretch 4", 1)
    assert play.view(None)["shown"] == [3, 4]

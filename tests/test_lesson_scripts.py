"""Every guided game can be played as it is written: with today's rules, today's pictures and today's words."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.parts import View
from headwaters.kernel.play import Play
from headwaters.table.lessons import Card, Lesson, Moment, Script, Step, at, lesson_of, moments_of, script_of
from headwaters.table.pages import lesson_minutes
from headwaters.text import LANGUAGES, sentence

NAMES = ["Ada", "Tashi", "Ling", "Dorje"]
LESSONS = [game for game in all_facts() if lesson_of(game)]
every_lesson = pytest.mark.parametrize("game", LESSONS)


def lesson(game: str) -> tuple[Script, Lesson]:
    script, found = script_of(game), lesson_of(game)
    assert script is not None and found is not None
    return script, found


@dataclass(frozen=True)
class Told:
    """A moment of a lesson in the game that led to it."""

    play: Play
    moment: Moment


def played(taught: Lesson, *, other: tuple[int, str] | None = None) -> list[Told]:
    """The lesson from its deal to its end; `other` is an action to take at one moment instead of the first allowed."""
    play = Play(load(taught.game), taught.seats, taught.options, int.from_bytes(taught.seed, "big"))
    told = []
    for number, moment in enumerate(taught.moments):
        assert at(taught, [step.text for step in play.steps]) == moment
        told.append(Told(play, moment))
        if moment.done:
            break
        if moment.bot:
            seat, action = next(seat for seat in play.actors if seat), moment.bot
        else:
            seat, action = 0, moment.play[0]
            assert set(moment.play) <= set(play.legal(0)), f"after {number} plays"
        if other and other[0] == number:
            action = other[1]
        assert action in play.legal(seat), f"after {number} plays, {action} by seat {seat}: {play.legal(seat)[:30]}"
        play = play.after(seat, play.engine.parse(play.position, seat, action))
    assert len(told) == len(taught.moments)
    return told


@every_lesson
def test_a_lesson_can_be_played_to_its_end_whatever_is_chosen(game: str) -> None:
    _, taught = lesson(game)
    played(taught)
    for number, moment in enumerate(taught.moments):
        for action in moment.play[1:]:
            played(taught, other=(number, action))


@every_lesson
def test_what_a_lesson_teaches_happens_in_it(game: str) -> None:
    script, taught = lesson(game)
    happened = {deed.name for step in played(taught)[-1].play.steps for deed in step.deeds}
    assert script.teaches
    assert set(script.teaches) - happened == set()


@every_lesson
def test_what_is_lit_is_drawn_or_offered_at_that_moment(game: str) -> None:
    _, taught = lesson(game)
    scene = load(game).part("scene")
    for number, (play, moment) in enumerate((told.play, told.moment) for told in played(taught)):
        emblems = all_facts()[game].emblems[: taught.seats]
        view = {**play.view(0), "over": play.over, "options": play.options, "emblems": list(emblems)}
        parts = scene.draw(view, 0, NAMES[: taught.seats], "en")
        drawn = {*parts, *(id_ for part in parts.values() for id_ in re.findall(r'\bid="([^"]+)"', part))}
        offered = {id_ for action in moment.play for id_ in scene.path(view, action)}
        for card in moment.cards:
            assert set(card.lit) - drawn - (offered if card is moment.cards[-1] else set()) == set(), (number, card.say)


@every_lesson
def test_every_card_before_the_last_lights_what_it_speaks_of(game: str) -> None:
    _, taught = lesson(game)
    asking = [moment.cards[-1] for moment in taught.moments if moment.play]  # what is to be clicked is lit by itself
    *cards, _end = [card for moment in taught.moments for card in moment.cards]
    assert [card.say for card in cards if not card.lit and card not in asking] == []


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_in_short_cards_in_every_language(game: str, language: str) -> None:
    _, taught = lesson(game)
    said = [card.say for moment in taught.moments for card in moment.cards]
    for message in said:
        assert message.startswith(f"{all_facts()[game].rules.lower()}-lesson-")
        words = sentence(message, {"other_seat": 1, "third_seat": 2, "fourth_seat": 3}, NAMES, language)
        assert 10 < len(words) <= 330, (message, len(words))
        assert "{" not in words, words


# What cards claim of the table as it is when they are read: the numbers and things that they name.
CLAIMS: dict[str, Callable[[View], bool]] = {
    "yy-lesson-revolt-count": lambda v: [side["governors"] for side in v["revolt"]["sides"]] == [3, 1],
    "yy-lesson-green": lambda v: v["points"][0] == [3, 0, 0, 1, 0] and v["hands"][0].count("R") == 3,
    "yy-lesson-war": lambda v: (
        v["hands"][0].count("R") == 3 and [state["soldiers"] for state in v["states"].values()] == [1, 1]
    ),
    "yy-lesson-war-count": lambda v: [strength for _, strength in v["pending"]["war"]] == [1, 2],
    "yy-lesson-war-won": lambda v: v["points"][0][0] == 6,
    "yy-lesson-war-cost": lambda v: ["f11", "f12", "g11"] in v["loose"],
    "yy-lesson-yellow-point": lambda v: v["points"][0] == [7, 2, 0, 2, 1] and "f11" in v["states"]["f5"]["spaces"],
    "yy-lesson-defend": lambda v: (
        [strength for _, strength in v["pending"]["war"]] == [1, 1]
        and v["active"] == 1
        and v["hands"][0].count("R") == 2
    ),
    "yy-lesson-pagoda-lost": lambda v: len(v["states"]) == 1 and "K1" in v["leaders"].values(),
    "yy-lesson-riot": lambda v: "B0" not in v["leaders"].values() and "B" in v["hands"][0],
    "yy-lesson-riot-do": lambda v: v["governors"]["e8"] == 1,
    "yy-lesson-count": lambda v: v["points"][0] == [8, 2, 0, 2, 1],
    "yy-lesson-stop": lambda v: v["points"][0][:4] == [8, 2, 2, 2] and "B" in v["hands"][0],
    "yy-lesson-score": lambda v: v["points"][0][1:] == [2, 2, 2, 1],
    "yk-lesson-food": lambda v: v["yurts"][0] == [1, 1, 1],
    "yk-lesson-restocked": lambda v: v["yurts"][0][2] == 4 and len(v["carts"][0]["stones"]) == 4,
    "yk-lesson-group": lambda v: v["counts"][0]["total"] == 1,
    "yk-lesson-no-meat": lambda v: v["carts"][0]["kind"] == "no meat" and v["carts"][0]["stones"] == "112c",
    "yk-lesson-build-again": lambda v: v["yurts"][0] == [1, 2, 2],
    "yk-lesson-crystal": lambda v: v["prices"]["1"] < v["prices"]["c"] == sum(v["yurts"][0][1:]) == 4,
    "yk-lesson-crystals": lambda v: v["counts"][0]["total"] == 5 and v["counts"][0]["largest"] == 4,
    "yk-lesson-bread": lambda v: v["restockable"]["b"] == 6,
    "yk-lesson-their-market": lambda v: v["market"] == [2, 2, 1] and len(v["pending"]["drawn"]) == 3,
    "yk-lesson-evening": lambda v: v["baby"] == 0,
    "yk-lesson-bag": lambda v: v["bag"][4] == 0 and v["out"] is not None,
    "yk-lesson-full": lambda v: v["market"][0] == 3 and sum(v["carts"][2]["food"]) == 9,
    "yk-lesson-track": lambda v: v["mountain"] == 1 and v["options"]["fog_slots"] == 5,
    "yk-lesson-count": lambda v: v["options"]["food_per_point"] == 2,
    "yk-lesson-fog": lambda v: v["mountain"] == 1 and v["options"]["fog_slots"] == 5,
    "yk-lesson-last-day": lambda v: v["options"]["stupa_points"] == 3 and not v["options"]["fog_fills"],
    "yk-lesson-end": lambda v: [count["total"] for count in v["counts"]] == [5, 1],
    "yz-lesson-sold-out": lambda v: v["supply"][1] == v["supply"][3] == 0,
    "yz-lesson-nearly": lambda v: v["lanterns"][0][1] >= 2 and v["lanterns"][0][3] >= 2 and v["lanterns"][0][4] == 1,
    "yz-lesson-points": lambda v: v["rewards"][0] == [9],
    "yz-lesson-falling": lambda v: v["rewards"][1] == [8] and v["pays"]["pairs"] == 7,
    "yz-lesson-general": lambda v: v["generic"] == 3,
    "yz-lesson-four": lambda v: v["lanterns"][0][6] == 4 and v["pays"]["four"] == 8,
    "yz-lesson-seven": lambda v: v["pays"]["seven"] == 10,
    "yz-lesson-end": lambda v: [sum(rewards) for rewards in v["rewards"]] == [17, 8],
}


def test_what_cards_claim_of_the_table_is_true_when_they_are_read() -> None:
    seen = {}
    for game in LESSONS:
        for told in played(lesson(game)[1]):
            for card in told.moment.cards:
                seen[card.say] = {**told.play.view(0), "options": told.play.options}
    assert {say for say, holds in CLAIMS.items() if not holds(seen[say])} == set()


def test_cards_of_yak_light_the_cart_and_the_table_that_they_name() -> None:
    lit = {card.say: card.lit for moment in lesson("yak")[1].moments for card in moment.cards}
    assert "bed-no-milk" in lit["yk-lesson-full"] and "group-table" in lit["yk-lesson-group"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_preview_that_names_fog_says_what_it_does(language: str) -> None:
    """It is taught only later, when it comes: until then one clause has to do."""
    drawn = sentence("yk-would-draw", {"n": 1, "percent": 10}, NAMES, language)
    assert "10" in drawn and "yak" in drawn.rpartition(",")[2], drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lesson_speaks_of_a_hand_where_a_game_has_none(language: str) -> None:
    words = sentence("page-lesson-first-hand", {}, NAMES, language).lower()
    assert not {"hand", "mano", "main"} & set(re.findall(r"\w+", words)), words


@every_lesson
def test_a_learner_is_told_something_before_every_own_play_and_at_the_end(game: str) -> None:
    _, taught = lesson(game)
    silent = [number for number, moment in enumerate(taught.moments) if not moment.bot and not moment.cards]
    assert silent == []


def test_moments_are_counted_by_plays() -> None:
    steps = (
        Step(say="goal"),
        Step(say="do", lit=("a",), play=("one", "two")),
        Step(bot="three", say="it did"),
        Step(bot="four"),
        Step(say="end"),
    )
    assert moments_of(steps) == (
        Moment((Card("goal", ()), Card("do", ("a",))), 0, ("one", "two"), ""),
        Moment((), 2, (), "three"),
        Moment((Card("it did", ()),), 2, (), "four"),
        Moment((Card("end", ()),), 3, (), ""),
    )


def test_other_plays_than_the_scripts_are_no_lesson() -> None:
    taught = Lesson("yak", 2, b"", {}, moments_of((Step(play=("one", "two")), Step(bot="three"))))
    assert at(taught, []) == taught.moments[0]
    assert at(taught, ["two"]) == taught.moments[1]
    assert at(taught, ["two", "three"]) == taught.moments[2] and taught.moments[2].done
    assert at(taught, ["four"]) is None
    assert at(taught, ["two", "three", "five"]) is None


def test_a_longer_lesson_says_that_it_takes_longer() -> None:
    minutes = {game: lesson_minutes(game) for game in ("yellow-yangtze", "yangtze", "yak")}
    cards = {game: lesson.cards for game in minutes if (lesson := lesson_of(game))}
    assert sorted(minutes, key=minutes.__getitem__) == sorted(cards, key=cards.__getitem__)
    assert len(set(minutes.values())) > 1 and min(minutes.values()) >= 3
    assert lesson_minutes("herons") == 0

"""Every guided game can be played as it is written: with today's rules, today's pictures and today's words."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.play import Play
from headwaters.table.lessons import Card, Lesson, Moment, Script, Step, at, lesson_of, moments_of, script_of
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
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_in_short_cards_in_every_language(game: str, language: str) -> None:
    _, taught = lesson(game)
    said = [card.say for moment in taught.moments for card in moment.cards]
    for message in said:
        assert message.startswith(f"{all_facts()[game].rules.lower()}-lesson-")
        words = sentence(message, {"other_seat": 1, "third_seat": 2, "fourth_seat": 3}, NAMES, language)
        assert 10 < len(words) <= 330, (message, len(words))
        assert "{" not in words, words


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

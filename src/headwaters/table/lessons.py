"""Guided first games: a real table with a known shuffle, at which a script says what may be played and what is told.

The script is `lesson.toml` in a game's folder, its words are messages of the game (docs/lessons.md). Where a lesson
stands follows from the steps that were played, so it can be left, taken up again and taken back like any other game.
A table is a lesson as long as a bot of the level `lesson` sits there; who leaves the lesson plays on with a beginner.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ..kernel.facts import facts
from ..text import is_message, sentence
from . import answers
from .chairs import Chair, bot_chair
from .errors import Refusal

if TYPE_CHECKING:
    from .store import StoredTable
    from .table import Table

LEVEL = "lesson"  # of a bot that plays by the script
LEVEL_AFTER = "beginner"  # of the same bot, once there is no script, and of those of a first game
SEED_BYTES = 16
CARDS_A_MINUTE = 6
OTHERS = ("other_seat", "third_seat", "fourth_seat")  # the bots in the words of a lesson: `other_name`, …


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a script: something told, something to play, or what a bot plays."""

    say: str = ""  # what is told: before an own play or by itself; what a bot played is told after it
    lit: tuple[str, ...] = ()  # ids that the scene has drawn, names of parts, or ids of offered buttons
    play: tuple[str, ...] = ()  # what the learner may do now, in notation
    bot: str = ""  # what the bot that is asked does


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written. The learner has seat 0."""

    seats: int
    seed: int
    step: tuple[Step, ...]
    options: dict[str, Any] = {}
    teaches: tuple[str, ...] = ()  # kinds of deeds that happen in it; a test holds the lesson to them
    ways_out: tuple[str, ...] = ()  # what a question names after "or": where it is not offered, it is not asked for


@dataclass(frozen=True)
class Card:
    """Something told, and what is lit meanwhile."""

    say: str
    lit: tuple[str, ...]


@dataclass(frozen=True)
class Moment:
    """What a lesson tells and asks after a number of plays: cards, and then a play of the learner or a bot's."""

    cards: tuple[Card, ...]
    cards_before: int = 0  # how many were told before this moment
    play: tuple[str, ...] = ()
    bot: str = ""

    @property
    def done(self) -> bool:
        """Whether the script is at its end: these are its last cards."""
        return not self.play and not self.bot


@dataclass(frozen=True)
class Lesson:
    """The lesson of a game: its table, and its moments by the number of plays."""

    game: str
    seats: int
    seed: bytes
    options: dict[str, Any]
    moments: tuple[Moment, ...]
    ways_out: tuple[str, ...] = ()

    @property
    def cards(self) -> int:
        return self.moments[-1].cards_before + len(self.moments[-1].cards)

    @property
    def minutes(self) -> int:
        """About how long it takes who has never played: newcomers read six cards a minute."""
        return max(1, round(self.cards / CARDS_A_MINUTE))

    def chairs(self, learner: Chair) -> list[Chair]:
        return [learner, *(bot_chair(seat, LEVEL) for seat in range(1, self.seats))]


def script_of(game: str) -> Script | None:
    """`lesson.toml` of the game's folder, if there is one; msgspec.ValidationError names what is wrong in it."""
    path = facts(game).folder / "lesson.toml"
    if not path.is_file():
        return None
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Script)


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson in the game's folder, if there is one."""
    script = script_of(game)
    if script is None:
        return None
    options = facts(game).check_options(script.seats, script.options)
    seed, moments = script.seed.to_bytes(SEED_BYTES, "big"), moments_of(script.step)
    return Lesson(game, script.seats, seed, options, moments, script.ways_out)


def moments_of(steps: Sequence[Step]) -> tuple[Moment, ...]:
    """The steps of a script, by the number of plays before them."""
    moments: list[Moment] = []
    cards: list[Card] = []
    before = 0

    def close(step: Step) -> None:
        nonlocal before
        moments.append(Moment(tuple(cards), before, step.play, step.bot))
        before += len(cards)
        cards.clear()

    for step in steps:
        if step.bot:
            close(step)
        if step.say:
            cards.append(Card(step.say, step.lit))
        if step.play:
            close(step)
    close(Step())
    return tuple(moments)


def at(lesson: Lesson, texts: Sequence[str]) -> Moment | None:
    """The moment after these plays; None if they are not the script's, or go on after its end."""
    if len(texts) >= len(lesson.moments):
        return None
    follows = all(
        text in moment.play or text == moment.bot for text, moment in zip(texts, lesson.moments, strict=False)
    )
    return lesson.moments[len(texts)] if follows else None


# ---------------------------------------------------------------- a table


def is_lesson(table: StoredTable | Table) -> bool:
    """Whether the table is a lesson that nobody has left."""
    lesson = lesson_of(table.game)
    return lesson is not None and table.seed == lesson.seed and any(chair.bot == LEVEL for chair in table.chairs)


def was_lesson(stored: StoredTable) -> bool:
    """Whether the table is a lesson or was one."""
    lesson = lesson_of(stored.game)
    return lesson is not None and stored.seed == lesson.seed


def moment(table: Table) -> Moment | None:
    """Where the lesson of a table stands; None where nothing is taught any more."""
    lesson = lesson_of(table.game)
    if lesson is None or table.play is None or not is_lesson(table):
        return None
    return at(lesson, [step.text for step in table.play.steps])


def allowed(table: Table, offered: Sequence[str]) -> list[str]:
    """Of the offered actions those that the lesson asks for; all of them where nothing is taught."""
    now = moment(table)
    return list(offered) if now is None or now.done else [action for action in offered if action in now.play]


def question(table: Table, message: str) -> str:
    """The message that asks for an action: without "or end the turn" where the lesson does not offer that."""
    now, lesson = moment(table), lesson_of(table.game)
    if now is None or lesson is None or now.done or set(now.play) & set(lesson.ways_out):
        return message
    shorter = f"{message}-only"
    return shorter if is_message(shorter) else message


def check(table: Table, text: str) -> None:
    """Refuse what the lesson does not ask for now."""
    if not allowed(table, [text]):
        raise Refusal("error-lesson")


def waits(table: Table) -> bool:
    """Whether the bots keep still: the learner has something to read or to do, or has not left the finished lesson."""
    now = moment(table)
    return now is not None and (not now.bot or bool(now.cards))


def scripted(table: Table) -> str:
    """What the bot that is asked plays by the script, or nothing."""
    now = moment(table)
    return now.bot if now else ""


def level(chair: Chair) -> str:
    """How a bot plays that has no script."""
    return LEVEL_AFTER if chair.bot == LEVEL else str(chair.bot)


def left(chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs once the lesson is left: its bots play as they like."""
    return [replace(chair, bot=LEVEL_AFTER) if chair.bot == LEVEL else chair for chair in chairs]


def told(table: Table, view: Any, language: str) -> answers.Lesson | None:
    """The field `lesson` of a frame: the cards of this moment in words, and what follows them."""
    now, lesson = moment(table), lesson_of(table.game)
    if now is None or lesson is None:
        return None
    args = dict(zip(OTHERS, range(1, lesson.seats), strict=False))
    cards = [answers.LessonCard(sentence(c.say, args, table.names, language), list(c.lit)) for c in now.cards]
    if now.play and cards and not cards[-1].lit:
        cards[-1].lit = table.playing.engine.part("scene").path(view, now.play[0])
    return answers.Lesson(
        at=len(table.playing.steps),
        cards=cards,
        before=now.cards_before,
        of=lesson.cards,
        asks=bool(now.play),
        waits=bool(now.bot) and bool(now.cards),
        done=now.done,
    )

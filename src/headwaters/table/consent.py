"""What people at a table agree on: a seat that a bot takes over, and comes back; a step taken back; giving up.

Each is prepared beside the table, as a `Change` with its events, and committed by the actor. A question to the others
is an event too, so it is seen at every service and stays after a restart. The kinds of these events:

    ask      a seat asks for what `text` says: to hand over the seat `action`, or to go back to before the step `action`
    agree    a seat is for it; the last one who is asked brings it about
    refuse   a seat is against it, or takes its question back
    hand     a bot plays from now on in the place of the person at a seat
    return   the person plays again
    resign   a seat has given up; a bot plays on there, or the game is broken off (`chairs.is_broken_off`)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..kernel.play import Play
from .chairs import Chair, replaced
from .errors import Refusal
from .store import Event

if TYPE_CHECKING:
    from .table import Table

HAND, TAKEBACK = "hand", "takeback"
LEVEL = "casual"  # of a bot in the place of a person
STAND_INS = ("hand", "return", "resign")


@dataclass(frozen=True)
class Question:
    """What somebody wants, and who has agreed."""

    wish: str  # HAND or TAKEBACK
    by: int  # the seat that asks
    about: int  # HAND: the seat; TAKEBACK: the number of the step
    revision: int  # at which it was asked
    agreed: frozenset[int]  # seats


@dataclass(frozen=True)
class Change:
    """A change that is not yet made; what is None stays as it is."""

    events: tuple[Event, ...]
    chairs: list[Chair] | None = None
    play: Play | None = None


def after(question: Question | None, event: Event) -> Question | None:
    """The question that is open after an event."""
    match event.kind:
        case "ask":
            seat, about = int(event.seat or 0), int(event.action or 0)
            return Question(str(event.text), seat, about, event.revision, frozenset({seat}))
        case "agree" if question and event.seat is not None:
            return replace(question, agreed=question.agreed | {event.seat})
        case "refuse" | "hand" | "return" | "resign":
            return None
        case "play" | "undo" if question and question.wish == TAKEBACK:
            return None
    return question


def left_open(events: Sequence[Event]) -> Question | None:
    """The question that is open after all these events."""
    question = None
    for event in events:
        question = after(question, event)
    return question


def asked(question: Question, chairs: Sequence[Chair]) -> set[str]:
    """The guests who have to answer: every other person who decides, but for the one whose seat it is about."""
    agreed = {chairs[seat].guest for seat in question.agreed}
    about = chairs[question.about].guest if question.wish == HAND else None
    return {chair.guest for chair in chairs if chair.guest and chair.decides} - agreed - {about}


def may_refuse(question: Question, chairs: Sequence[Chair], guest: str) -> bool:
    """Whoever is asked, whoever asks, and whoever the question is about."""
    about = {chairs[question.about].guest} if question.wish == HAND else set()
    return guest in asked(question, chairs) | about | {chairs[question.by].guest}


# ---------------------------------------------------------------- changes, prepared


def resign(table: Table, seat: int) -> Change:
    """A seat gives up. A bot plays on, so that the others' game goes on; one that has nobody left is broken off."""
    chairs = replaced(table.chairs, seat, replace(table.chairs[seat], bot=LEVEL, resigned=True))
    return Change((Event(table.revision + 1, "resign", seat),), chairs)


def hand(table: Table, by: int, seat: int, *, is_long_gone: bool) -> Change:
    """The question whether a bot shall take over a seat.

    Where there is nobody else to ask, only time can tell that somebody has left: `error-not-gone`.
    """
    question = Question(HAND, by, seat, table.revision + 1, frozenset({by}))
    if not is_long_gone and not asked(question, table.chairs):
        raise Refusal("error-not-gone", name=table.names[seat])
    return Change((Event(table.revision + 1, "ask", by, seat, HAND),))


def handed(table: Table, seat: int, after: int = 0) -> Change:
    """A bot takes over a seat, so many events later."""
    event = Event(table.revision + after + 1, "hand", seat, text=LEVEL)
    return Change((event,), replaced(table.chairs, seat, replace(table.chairs[seat], bot=LEVEL)))


def come_back(table: Table, seat: int) -> Change:
    """The person of a seat plays again."""
    if not table.chairs[seat].is_handed:
        raise Refusal("error-not-handed")
    chairs = replaced(table.chairs, seat, replace(table.chairs[seat], bot=None))
    return Change((Event(table.revision + 1, "return", seat),), chairs)


def take_back(table: Table, seat: int) -> Change:
    """Back to before the last step of a seat: at once where all others are bots, otherwise a question to the people."""
    at = retractable(table, seat)
    question = Question(TAKEBACK, seat, at, table.revision + 1, frozenset({seat}))
    if not asked(question, table.chairs):
        return _taken_back(table, seat, at)
    return Change((Event(table.revision + 1, "ask", seat, at, TAKEBACK),))


def answer(table: Table, question: Question, seat: int, *, yes: bool) -> Change:
    """Somebody's answer; the last yes brings about what was asked for, in the same commit."""
    said = Event(table.revision + 1, "agree" if yes else "refuse", seat)
    agreeing = after(question, said)
    if agreeing is None or asked(agreeing, table.chairs):
        return Change((said,))
    if question.wish == HAND:
        done = handed(table, question.about, 1)
    else:
        done = _taken_back(table, question.by, question.about, 1)
    return replace(done, events=(said, *done.events))


def _taken_back(table: Table, seat: int, at: int, after: int = 0) -> Change:
    """One undo for each step, the last one first, so many events later."""
    play, events, first = table.playing, [], table.revision + after + 1
    for n, number in enumerate(reversed(range(at, len(play.steps)))):
        events.append(Event(first + n, "undo", seat, number, play.steps[number].text))
        play = play.without(number)
    return Change(tuple(events), play=play)


def retractable(table: Table, seat: int) -> int:
    """The number of the last step of a seat; a refusal if it can't be taken back, because something hidden came up
    since: it could not be forgotten again."""
    steps = table.playing.steps
    at = next((n for n in reversed(range(len(steps))) if steps[n].seat == seat), None)
    if table.over or at is None:
        raise Refusal("error-undo")
    if any(step.reveals for step in steps[at:]):
        raise Refusal("error-takeback-hidden")
    start, size = table.playing.together(at)
    if size > 1 and len(steps) >= start + size:
        raise Refusal("error-takeback-hidden")
    return at


# ---------------------------------------------------------------- what a record says of it


def by_bots(events: Sequence[Event]) -> set[tuple[int, int]]:
    """The actions that stand and that a bot took in the place of a person: seat, and how many of that seat's before."""
    standing_in: set[int] = set()
    steps: list[tuple[int, bool]] = []  # seat, and whether a bot stood in
    for event in events:
        if event.kind in STAND_INS and event.seat is not None:
            standing_in = standing_in - {event.seat} if event.kind == "return" else standing_in | {event.seat}
        elif event.kind == "play" and event.seat is not None:
            steps.append((event.seat, event.seat in standing_in))
        elif event.kind == "undo" and event.action is not None:
            del steps[event.action]
    seats = [seat for seat, _ in steps]
    return {(seat, seats[:n].count(seat)) for n, (seat, is_bot) in enumerate(steps) if is_bot}

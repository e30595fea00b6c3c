"""A table in memory: its game rebuilt from seed and actions; what an action or an undo would make of it.

Nothing here writes. A change is prepared beside the table (`prepare_play`, `prepare_undo`), committed by the house, and
only then installed: whoever looks at a table sees what is committed.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.engine import Engine, load
from ..kernel.errors import IllegalAction, Reason
from ..kernel.facts import Facts, facts
from ..kernel.parts import Position
from ..kernel.play import Play, Step
from .refusals import Refusal
from .seats import names, seats_of, with_emblems
from .store import Event, Kept

log = logging.getLogger("headwaters.tables")

Told = tuple[str, dict[str, Any], str | None]


@dataclass(frozen=True)
class Prepared:
    """A change that is not yet made: its event, and the game after it."""

    event: Event
    steps: list[Step]
    position: Position

    @property
    def over(self) -> bool:
        return bool(self.position.over)


class Table:
    """One table."""

    def __init__(self, kept: Kept) -> None:
        self.id, self.game, self.seats = kept.id, kept.game, kept.seats
        self.creator, self.public, self.rules = kept.creator, kept.public, kept.rules
        self.options = self.facts.options_then(kept.rules, kept.options)
        self.chairs = with_emblems(kept.chairs, self.facts.emblems)
        self.status, self.revision = kept.status, kept.revision
        self.seed, self.commitment, self.created = kept.seed, kept.commitment, kept.created
        self.play: Play | None = None
        self.unreadable: Refusal | None = None  # why the game can't be rebuilt, and so can't go on
        self.kept_position: Position | None = None  # of an unreadable table: what its snapshot shows
        self.lock = asyncio.Lock()
        self.drawn: dict[Any, Any] = {}  # pictures of this revision, by viewer and language
        self._told: list[list[Told]] = []
        self._groups: list[tuple[int, int]] = []  # per step: where its decision began, and how many seats had a say
        self.asked_at = kept.revision  # the revision at which the present decision came up
        self.touched: list[list[str]] = []  # per step: the ids that everybody saw it touch
        self.lines: dict[str, list[list[dict[str, Any]]]] = {}  # the log by language, step by step
        self._whole: tuple[int, dict[str, Any]] | None = None  # the state after so many steps, told last

    @property
    def facts(self) -> Facts:
        return facts(self.game)

    @property
    def names(self) -> list[str]:
        return names(self.chairs)

    @property
    def actors(self) -> tuple[int, ...]:
        return self.play.actors if self.play and not self.play.over else ()

    @property
    def over(self) -> bool:
        return self.play is not None and self.play.over

    def check_emblem(self, seat: int, emblem: str) -> None:
        """Refuse an emblem that the game does not have, or somebody else at the table has."""
        if emblem not in self.facts.emblems:
            raise Refusal("error-unknown-emblem", emblem=emblem, known=", ".join(self.facts.emblems) or "—")
        if any(chair.emblem == emblem for other, chair in enumerate(self.chairs) if other != seat):
            raise Refusal("error-emblem-taken")

    def seats_of(self, guest: str | None) -> list[int]:
        return seats_of(self.chairs, guest)

    def hash(self) -> str:
        """A name for the position."""
        return position_hash(self.play.position) if self.play else ""

    # ------------------------------------------------------------ the game

    def deal(self, engine: Engine, rules: int) -> Play:
        """The game as it was dealt, beside the table."""
        return Play(engine, self.seats, self.options, int.from_bytes(self.seed, "big"), rules=rules)

    def begin(self, engine: Engine) -> None:
        """Deal, under today's rules."""
        self.play = self.deal(engine, self.facts.version)
        self.rules, self.options = self.play.rules, self.play.options
        self._changed()

    def rebuild(self, engine: Engine, events: Sequence[Event], kept: Kept) -> None:
        """The game as the events tell it, if that is the game of the snapshot; otherwise the table is unreadable.

        It is built beside the table, which gets it whole or not at all.
        """
        try:
            play = self.replayed(engine, events)
            whole = _agrees(play, kept)
        except Exception:  # a damaged row can bring any
            log.warning("table %s can't be replayed", self.id, exc_info=True)
            whole = False
        if whole:
            self.play = play
            self._changed()
        else:
            self.give_up(engine, kept.snapshot)

    def replayed(self, engine: Engine, events: Sequence[Event]) -> Play:
        """The game as the events tell it, beside the table; IllegalAction at the first that does not fit."""
        play = self.deal(engine, self.rules)
        for event in effective(events):
            seat, action = int(event.seat or 0), int(event.action or 0)
            if not 0 <= action < engine.actions or not engine.mask(play.position, seat)[action]:
                raise IllegalAction("error-not-offered", action=str(action))
            if play.step(seat, action).steps[-1].text != event.text:
                raise IllegalAction("error-not-offered", action=str(event.text))
        return play

    def give_up(self, engine: Engine, snapshot: bytes | None) -> None:
        """The table can't be rebuilt: from now on it only shows its snapshot, if today's positions are such."""
        import numpy as np

        today = self.facts.version
        message = "error-unreadable" if self.rules == today else "error-unreadable-older"
        self.unreadable, self.status = Refusal(message, version=self.rules, today=today), "unreadable"
        if snapshot is not None and len(snapshot) == engine.dtype.itemsize:
            position = np.frombuffer(bytearray(snapshot), engine.dtype)[0]
            self.kept_position = position if int(position.seats) == self.seats else None
        self.drawn.clear()

    def check_readable(self) -> None:
        """Refuse what needs the game of a table that can't be rebuilt."""
        if self.unreadable:
            raise self.unreadable

    @property
    def playing(self) -> Play:
        """The game, or a refusal that says why there is none."""
        self.check_readable()
        if self.play is None:
            raise Refusal("error-compiling" if self.status != "open" else "error-not-begun")
        return self.play

    def install(self, prepared: Prepared) -> None:
        """The change has been committed: make it."""
        play, was_choosing = self.playing, self._choosing()
        kept = _common(play.steps, prepared.steps)
        play.steps, play.position = prepared.steps, prepared.position
        del self._told[kept:]
        del self._groups[kept:]
        del self.touched[kept:]
        for lines in self.lines.values():
            del lines[kept + 1 :]  # the first entry is the set-up
        self._whole = None if self._whole and self._whole[0] > kept else self._whole
        self.revision = prepared.event.revision
        if not self._choosing() and not (prepared.event.kind == "undo" and was_choosing):
            self.asked_at = self.revision
        self._changed()

    def _changed(self) -> None:
        self.drawn.clear()
        if self.play:
            self.status = "over" if self.play.over else "playing"

    def touch(self) -> None:
        """Something that pictures show has changed: a name, a chair."""
        self.drawn.clear()
        self.lines.clear()

    # ------------------------------------------------------------ changes, prepared

    def check_revision(self, revision: int) -> None:
        """Refuse what was meant for another revision; while others choose in secret, the decision stays the same."""
        if revision != self.revision and not (self._choosing() and self.asked_at <= revision < self.revision):
            raise Refusal("error-stale")

    def _choosing(self) -> bool:
        """Whether a secret choice has begun and is not finished."""
        if self.play is None or self.play.over or not self.play.steps:
            return False
        start, size = self._group(len(self.play.steps) - 1)
        return size > 1 and len(self.play.steps) < start + size

    def prepare_play(self, seat: int, text: str) -> Prepared:
        """An offered action; IllegalAction names the rule that forbids another."""
        play = self.playing
        if play.over:
            raise Refusal("error-over")
        return self.prepare_step(seat, play.engine.parse(play.position, seat, text))

    def prepare_step(self, seat: int, action: int) -> Prepared:
        """The same by number."""
        play = self.playing
        engine, before = play.engine, play.engine.copy(play.position)
        after = engine.copy(play.position)
        text = engine.text(before, seat, action)
        engine.apply(after, seat, action)
        step = Step(seat, action, text, before, tuple(engine.notation.chance_lines(after)))
        return Prepared(Event(self.revision + 1, "play", seat, action, text), [*play.steps, step], after)

    def prepare_undo(self, seat: int) -> Prepared:
        """The own last step taken back; in an unfinished secret choice whoever chose after it."""
        play = self.playing
        at = self.undoable(seat)
        if at is None:
            raise Refusal("error-undo")
        engine = play.engine
        taken_back, later = play.steps[at], play.steps[at + 1 :]
        steps, position = play.steps[:at], engine.copy(taken_back.before)
        for step in later:
            before = engine.copy(position)
            engine.apply(position, step.seat, step.action)
            steps.append(Step(step.seat, step.action, step.text, before, step.chance))
        return Prepared(Event(self.revision + 1, "undo", seat, at, taken_back.text), steps, position)

    def undoable(self, seat: int) -> int | None:
        """The number of the step that the seat may take back, or None."""
        play = self.play
        if play is None or play.over or not play.steps:
            return None
        steps, last = play.steps, len(play.steps) - 1
        start, size = self._group(last)
        if size > 1:
            if len(steps) == start + size:  # all have chosen, the choices are open
                return None
            return next((i for i in range(start, len(steps)) if steps[i].seat == seat), None)
        if steps[last].seat != seat or steps[last].chance or self._reveals(last):
            return None
        return last

    def _group(self, at: int) -> tuple[int, int]:
        """Where the decision of a step began, and how many seats decided together."""
        play = self.playing
        while len(self._groups) <= at:
            i = len(self._groups)
            if i and sum(self._groups[-1]) > i:
                self._groups.append(self._groups[-1])
            else:
                self._groups.append((i, len(play.engine.actors(play.steps[i].before))))
        return self._groups[at]

    def is_secret(self, at: int) -> bool:
        """Whether the step was one of several made together, unseen by the others."""
        return self._group(at)[1] > 1

    def _reveals(self, at: int) -> bool:
        """Whether a step showed something hidden: the game says which of its messages tell so."""
        hidden: frozenset[str] = getattr(self.playing.engine.part("tell"), "REVEALS", frozenset())
        return any(message in hidden for message, _, _ in self.told()[at])

    # ------------------------------------------------------------ what may be known

    def position_at(self, step: int) -> Position:
        """The position after so many steps."""
        play = self.playing
        return play.steps[step].before if step < len(play.steps) else play.position

    def view(self, seat: int | None, position: Position | None = None) -> dict[str, Any]:
        """What the scene draws: the seat's view, with the options, the emblems and at the end the result."""
        engine = load(self.game)
        s = self.playing.position if position is None else position
        return {
            **engine.view(s, seat),
            "over": bool(s.over),
            **(engine.result(s) or {}),
            "options": self.options,
            **({"emblems": [chair.emblem for chair in self.chairs]} if self.facts.emblems else {}),
        }

    def whole(self, position: Position) -> dict[str, Any]:
        """What `tell` reads: the whole position. It never leaves the service before the game is over."""
        engine = self.playing.engine
        return {
            **engine.state(position),
            "over": bool(position.over),
            **(engine.result(position) or {}),
            "options": self.options,
        }

    def told(self) -> list[list[Told]]:
        """Every step in words: message, arguments, rule."""
        play = self.playing
        tell = play.engine.part("tell")
        while len(self._told) < len(play.steps):
            i = len(self._told)
            step = play.steps[i]
            before = self._whole[1] if self._whole and self._whole[0] == i else self.whole(step.before)
            after = self.whole(self.position_at(i + 1))
            self._whole = (i + 1, after)
            self._told.append(tell.events(before, after, step.seat, step.text))
        return self._told

    def preview(self, seat: int, text: str, key: int) -> list[tuple[str, dict[str, Any]]]:
        """What an offered action would bring, tried in another world that the seat can't tell from this one."""
        from ..kernel import rng

        play = self.playing
        engine = play.engine
        action = engine.parse(play.position, seat, text)
        before = engine.resample(play.position, seat, rng.key(key))
        after = engine.copy(before)
        engine.apply(after, seat, action)
        hints = engine.part("tell").preview(self.whole(before), self.whole(after), seat, text)
        return [(message, args) for message, args in hints]

    def why(self, seat: int, ids: Sequence[str]) -> tuple[str, Reason]:
        """The rule that forbids what these clicks would mean, and the reason."""
        play = self.playing
        engine = play.engine
        if play.over:
            raise Refusal("error-over")
        if seat not in play.actors:
            raise IllegalAction("error-not-your-turn", seat=seat)
        try:
            text = engine.part("scene").wanted(self.view(seat), list(ids))
        except (ValueError, LookupError):  # ids that no scene has drawn
            text = None
        rule, reason = engine.notation.why_not(play.position, seat, text or "")
        return rule, reason


def effective(events: Sequence[Event]) -> list[Event]:
    """The actions that stand: what was played, less what was taken back."""
    steps: list[Event] = []
    for event in events:
        if event.kind == "play" and event.seat is not None and event.action is not None:
            steps.append(event)
        elif event.kind == "undo" and event.action is not None and 0 <= event.action < len(steps):
            del steps[event.action]
    return steps


def _agrees(play: Play, kept: Kept) -> bool:
    """Whether a replayed game is the one of the snapshot.

    Positions of another size are from another layout: they can't be compared, and what counts then is that the game
    was played under today's rules and that the same seats are asked.
    """
    position = play.position.tobytes()
    if kept.snapshot is None or len(kept.snapshot) == len(position):
        return bool(position == kept.snapshot)
    return kept.rules == facts(kept.game).version and mask_of(() if play.over else play.actors) == kept.actors


def mask_of(seats: Sequence[int]) -> int:
    """The seats as bits."""
    return sum(1 << seat for seat in seats)


def commitment_to(seed: bytes) -> str:
    """SHA-256 of the seed: shown from the start, so that the seed shown at the end can be checked."""
    return hashlib.sha256(seed).hexdigest()


def position_hash(position: Position) -> str:
    return hashlib.sha256(position.tobytes()).hexdigest()


def _common(old: Sequence[Step], new: Sequence[Step]) -> int:
    """How many steps at the beginning are the same."""
    return next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a is not b), min(len(old), len(new)))

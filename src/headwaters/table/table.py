"""A table in memory: its game rebuilt from seed and actions; what an action or an undo would make of it.

Nothing here writes to the store. A change is prepared beside the table (`prepare_play`, `prepare_undo`), committed by
its actor, and only then installed: whoever looks at a table sees what is committed.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from ..kernel.deeds import Deed, known_to
from ..kernel.engine import Engine, load
from ..kernel.errors import IllegalAction, Reason
from ..kernel.facts import Facts, facts
from ..kernel.parts import Line, Message, Position
from ..kernel.play import Play, Step
from . import consent, outcome
from .answers import LogLine
from .chairs import Chair, is_broken_off, names, seats_of, with_emblems
from .errors import Refusal
from .store import Event, StoredTable

log = logging.getLogger("headwaters.tables")

# About how many bytes a table takes, and what each step, line of the log and picture adds to it.
TABLE_BYTES, STEP_BYTES, LINE_BYTES, PICTURE_BYTES = 20_000, 2_500, 600, 60_000


@dataclass(frozen=True)
class Prepared:
    """A change that is not yet made: its event, and the game after it."""

    event: Event
    play: Play


class Table:
    """One table."""

    def __init__(self, stored: StoredTable) -> None:
        self.id, self.game, self.seats = stored.id, stored.game, stored.seats
        self.creator, self.public, self.rules = stored.creator, stored.public, stored.rules
        self.options = self.facts.options_then(stored.rules, stored.options)
        self.chairs = with_emblems(stored.chairs, self.facts.emblems)
        self.revision, self.given_up = stored.revision, stored.status == "given-up"
        self.seed, self.commitment, self.created = stored.seed, stored.commitment, stored.created
        self.play: Play | None = None
        self.trouble = False  # whether its last change could not be written
        self.unreadable: Refusal | None = None  # why the game can't be rebuilt, and so can't go on
        self.kept_position: Position | None = None  # of an unreadable table: what its snapshot shows
        self._apart: Table | None = None
        self._asked: tuple[Play | None, tuple[int, ...]] = (None, ())  # the seats that this game asks
        self._named: tuple[list[Chair] | None, list[str]] = (None, [])  # who sits on these chairs
        self._ended: tuple[Play | None, list[Chair] | None, bool] = (None, None, False)  # with these chairs
        self._decided: tuple[Play | None, tuple[int, int]] = (None, (0, 1))  # the last decision of this game
        self.drawn: dict[Any, Any] = {}  # pictures of this revision, by viewer and language
        self.asked_at = stored.revision  # the revision at which the present decision came up
        self.stepped_at = stored.revision  # the revision of the last step, or of its undo
        self.question: consent.Question | None = None  # what the people at the table are asked
        self.said = stored.said  # how many lines of chat were written
        self.lines: dict[tuple[int | None, str], list[list[LogLine]]] = {}  # the log by viewer and language

    @property
    def facts(self) -> Facts:
        return facts(self.game)

    @property
    def status(self) -> str:
        """How the table stands; `compiling`: every chair is taken, and the game waits for its rules."""
        if self.unreadable:
            return "unreadable"
        if self.play:
            return "over" if self.over else "playing"
        if self.given_up:
            return "given-up"
        return "open" if self.is_open else "compiling"

    @property
    def is_open(self) -> bool:
        """Whether a chair is free; the game begins when none is."""
        return any(chair.is_free for chair in self.chairs)

    @property
    def names(self) -> list[str]:
        if self._named[0] is not self.chairs:
            self._named = (self.chairs, names(self.chairs))
        return self._named[1]

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        if self.play is None or self.over:
            return ()
        if self._asked[0] is not self.play:
            self._asked = (self.play, self.play.actors)
        return self._asked[1]

    def offers(self, seat: int) -> dict[str, int]:
        """What a seat is offered: notation and number of each action, sorted as text."""
        key = ("offers", seat)
        if key not in self.drawn:
            engine, position = self.playing.engine, self.playing.position
            actions = engine.legal(position, seat)
            numbers = dict(zip(engine.texts(position, seat, actions), actions, strict=True))
            self.drawn[key] = {text: numbers[text] for text in sorted(numbers)}
        offers: dict[str, int] = self.drawn[key]
        return offers

    @property
    def over(self) -> bool:
        """Whether nothing more is played: the game is over, or broken off."""
        if self.play is None:
            return False
        if self._ended[0] is not self.play or self._ended[1] is not self.chairs:
            self._ended = (self.play, self.chairs, outcome.is_ended(self.play.position, self.chairs))
        return self._ended[2]

    @property
    def is_broken_off(self) -> bool:
        """Whether the game was ended by a resignation and not by its rules."""
        return self.play is not None and not self.play.over and is_broken_off(self.chairs)

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody before the end."""
        return outcome.winners(self.playing.engine, self.playing.position, self.chairs) if self.over else []

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

    def start(self, play: Play, revision: int) -> None:
        """The game has been dealt and committed."""
        self.play, self.rules, self.options = play, play.rules, play.options
        self.revision = self.asked_at = self.stepped_at = revision
        self.drawn.clear()

    def set_chairs(self, chairs: Sequence[Chair], revision: int) -> None:
        """Other chairs have been committed."""
        self.chairs, self.revision = list(chairs), revision
        self.touch()

    def rebuild(self, engine: Engine, events: Sequence[Event], stored: StoredTable) -> None:
        """The game as the events tell it, if that is the game of the snapshot; otherwise the table is unreadable.

        It is built beside the table, which gets it whole or not at all.
        """
        try:
            play = self.replayed(engine, events)
            whole = _agrees(play, stored)
        except Exception:  # a damaged row can bring any
            log.warning("table %s can't be replayed", self.id, exc_info=True)
            whole = False
        if whole:
            self.play, self.question = play, consent.left_open(events)
            steps = [event.revision for event in events if event.kind in ("start", "play", "undo")]
            self.stepped_at = max(steps, default=self.revision)
            self.drawn.clear()
        else:
            self.give_up(engine, stored.snapshot)

    def replayed(self, engine: Engine, events: Sequence[Event]) -> Play:
        """The game as the events tell it, beside the table; IllegalAction at the first that does not fit."""
        play = self.deal(engine, self.rules)
        for event in effective(events):
            play = _retaken(play, event)
        return play

    def follow(self, events: Sequence[Event], stored: StoredTable) -> None:
        """What somebody else has committed since this table's revision; IllegalAction if it does not fit."""
        for event in events:
            if event.kind == "play":
                self.install(Prepared(event, _retaken(self.playing, event)))
            elif event.kind == "undo":
                self.install(Prepared(event, self.playing.without(int(event.action or 0))))
            self.revision, self.question = event.revision, consent.after(self.question, event)
        if not _agrees(self.playing, stored):
            raise IllegalAction("error-not-offered", action="")
        self.creator = stored.creator
        chairs = with_emblems(stored.chairs, self.facts.emblems)
        if chairs != self.chairs:
            self.set_chairs(chairs, stored.revision)

    def settle(self, change: consent.Change) -> None:
        """What people have agreed on has been committed: make it."""
        if change.play:
            self.install(Prepared(change.events[-1], change.play))
        if change.chairs:
            self.set_chairs(change.chairs, change.events[-1].revision)
        for event in change.events:
            self.revision, self.question = event.revision, consent.after(self.question, event)

    def give_up(self, engine: Engine, snapshot: bytes | None) -> None:
        """The table can't be rebuilt: from now on it only shows its snapshot, if today's positions are such."""
        import numpy as np

        today = self.facts.version
        message = "error-unreadable" if self.rules == today else "error-unreadable-older"
        self.unreadable, self.play = Refusal(message, version=self.rules, today=today), None
        if snapshot is not None and len(snapshot) == engine.dtype.itemsize:
            position = np.frombuffer(bytearray(snapshot), engine.dtype)[0]
            self.kept_position = position if int(position.seats) == self.seats else None
        self.drawn.clear()

    def check_readable(self) -> None:
        """Refuse what needs the game of a table that can't be rebuilt."""
        if self.unreadable:
            raise self.unreadable

    def check_wanted(self) -> None:
        """Refuse what a table that was given up can't do any more."""
        if self.given_up:
            raise Refusal("error-given-up")

    def check_playing(self) -> None:
        """Refuse what needs a game, with the reason why there is none."""
        self.check_readable()
        self.check_wanted()
        if self.play is None:
            raise Refusal("error-not-begun" if self.is_open else "error-compiling")

    @property
    def playing(self) -> Play:
        """The game, or a refusal that says why there is none."""
        if self.play is None:
            self.check_playing()
        assert self.play
        return self.play

    def install(self, prepared: Prepared) -> None:
        """The change has been committed: make it."""
        was_choosing, common = self._choosing(), _common(self.playing.steps, prepared.play.steps)
        self.play = prepared.play
        for lines in self.lines.values():
            del lines[common + 1 :]  # the first entry is the set-up
        self.revision = self.stepped_at = prepared.event.revision
        self.question = consent.after(self.question, prepared.event)
        if not self._choosing() and not (prepared.event.kind == "undo" and was_choosing):
            self.asked_at = self.revision
        self.drawn.clear()

    @property
    def weight(self) -> int:
        """About how many bytes the table takes in memory."""
        if self.play is None:
            return TABLE_BYTES
        steps = len(self.play.steps) * (int(self.play.position.nbytes) + STEP_BYTES)
        lines = sum(len(by_step) for by_step in self.lines.values()) * LINE_BYTES
        pictures = sum(1 for key in self.drawn if key[0] == "picture") * PICTURE_BYTES
        return int(TABLE_BYTES + steps + lines + pictures)

    def apart(self) -> Table:
        """The table as it stands, with pictures of its own: to be looked at beside the event loop."""
        if self._apart is None or self._apart.revision != self.revision or self._apart.chairs != self.chairs:
            self._apart = copy(self)
            self._apart.drawn, self._apart.lines = {}, {}
        return self._apart

    def touch(self) -> None:
        """Something that pictures show has changed: a name, a chair."""
        self.drawn.clear()
        self.lines.clear()

    # ------------------------------------------------------------ changes, prepared

    def is_current(self, revision: int) -> bool:
        """Whether what was asked at a revision is still asked: no step was taken since, or only secret choices of
        others beside it."""
        if self.play is None:
            return revision == self.revision
        return self.stepped_at <= revision <= self.revision or (
            self._choosing() and self.asked_at <= revision < self.revision
        )

    def check_revision(self, revision: int) -> None:
        """Refuse what was meant for another decision."""
        if not self.is_current(revision):
            raise Refusal("error-stale")

    def _choosing(self) -> bool:
        """Whether a secret choice has begun and is not finished."""
        if self.play is None or self.over or not self.play.steps:
            return False
        start, size = self._together()
        return size > 1 and len(self.play.steps) < start + size

    def _together(self) -> tuple[int, int]:
        """Where the decision of the last step began, and how many seats decided together in secret."""
        play = self.playing
        if self._decided[0] is not play:
            self._decided = (play, play.together(len(play.steps) - 1))
        return self._decided[1]

    def prepare_play(self, seat: int, text: str) -> Prepared:
        """An offered action; IllegalAction names the rule that forbids another."""
        play = self.playing
        if self.over:
            raise Refusal("error-over")
        action = self.offers(seat).get(text)
        return self.prepare_step(seat, play.engine.parse(play.position, seat, text) if action is None else action)

    def prepare_step(self, seat: int, action: int) -> Prepared:
        """The same by number."""
        play = self.playing.after(seat, action)
        return Prepared(Event(self.revision + 1, "play", seat, action, play.steps[-1].text), play)

    def prepare_undo(self, seat: int) -> Prepared:
        """The own last step taken back; in an unfinished secret choice whoever chose after it."""
        at = self.undoable(seat)
        if at is None:
            raise Refusal("error-undo")
        play = self.playing
        return Prepared(Event(self.revision + 1, "undo", seat, at, play.steps[at].text), play.without(at))

    def undoable(self, seat: int) -> int | None:
        """The number of the step that the seat may take back, or None."""
        play = self.play
        if play is None or self.over or not play.steps:
            return None
        steps, last = play.steps, len(play.steps) - 1
        start, size = self._together()
        if size > 1:
            if len(steps) == start + size:  # all have chosen, the choices are open
                return None
            return next((i for i in range(start, len(steps)) if steps[i].seat == seat), None)
        if steps[last].seat != seat or steps[last].reveals:
            return None
        return last

    # ------------------------------------------------------------ what may be known

    def view(self, seat: int | None, position: Position | None = None) -> dict[str, Any]:
        """What the scene draws: the seat's view, with the options, the emblems and at the end the result.

        The view of the present position is made once; nobody changes it.
        """
        if position is not None:
            return self._view(seat, position)
        key = ("view", seat)
        if key not in self.drawn:
            self.drawn[key] = self._view(seat, self.playing.position)
        view: dict[str, Any] = self.drawn[key]
        return view

    def _view(self, seat: int | None, s: Position) -> dict[str, Any]:
        engine = load(self.game)
        return {
            **engine.view(s, seat),
            "over": bool(s.over),
            **(engine.result(s) or {}),
            **({"winners": self.winners} if s.over and any(chair.resigned for chair in self.chairs) else {}),
            "options": self.options,
            **({"emblems": [chair.emblem for chair in self.chairs]} if self.facts.emblems else {}),
        }

    def story(self, at: int, seat: int | None) -> list[Line]:
        """What a step did, in words: as far as the seat, or with None a spectator, may know."""
        play = self.playing
        return play.engine.part("words").tell(known_to(play.steps[at].deeds, seat))

    def preview(self, seat: int, text: str, key: int) -> tuple[list[Message], bool]:
        """What an offered action would bring, tried in another world that the seat can't tell from this one; and
        whether it ends what the seat can take back: something hidden comes up, or somebody else is asked."""
        from ..kernel import rng

        play = self.playing
        engine = play.engine
        action = engine.parse(play.position, seat, text)
        world = engine.resample(play.position, seat, rng.key(key))
        after, deeds = engine.after(world, seat, action)
        hidden = any(deed.kind.chance or deed.kind.reveals for deed in deeds)
        ends = hidden or bool(after.over) or engine.actors(after) != (seat,)
        return engine.part("words").would(world, seat, action, foreseen(deeds, seat)), ends

    def why(self, seat: int, ids: Sequence[str]) -> tuple[str, Reason]:
        """The rule that forbids what these clicks would mean, and the reason; Refusal if it is offered after all."""
        play = self.playing
        engine = play.engine
        if self.over:
            raise Refusal("error-over")
        if seat not in play.actors:
            raise IllegalAction("error-not-your-turn", seat=seat)
        try:
            text = engine.part("scene").wanted(self.view(seat), list(ids))
        except (ValueError, LookupError):  # ids that no scene has drawn
            text = None
        if text in self.offers(seat):
            raise Refusal("error-offered", action=text)
        rule, reason = engine.notation.why_not(play.position, seat, text or "")
        return rule, reason


def foreseen(deeds: Sequence[Deed], seat: int) -> list[Deed]:
    """Of deeds in another world what holds in the true one too: no chance, nothing once others show what they hid."""
    before = takewhile(lambda deed: not (deed.kind.reveals and deed.args.get("seat") != seat), deeds)
    return [deed.known_to(seat) for deed in before if not deed.kind.chance]


def effective(events: Sequence[Event]) -> list[Event]:
    """The actions that stand: what was played, less what was taken back."""
    steps: list[Event] = []
    for event in events:
        if event.kind == "play" and event.seat is not None and event.action is not None:
            steps.append(event)
        elif event.kind == "undo" and event.action is not None and 0 <= event.action < len(steps):
            del steps[event.action]
    return steps


def _retaken(play: Play, event: Event) -> Play:
    """The game after an event of the store; IllegalAction if it was not offered, or not in these words."""
    after = play.after(int(event.seat or 0), int(event.action or 0))
    if after.steps[-1].text != event.text:
        raise IllegalAction("error-not-offered", action=str(event.text))
    return after


def _agrees(play: Play, stored: StoredTable) -> bool:
    """Whether a replayed game is the one of the snapshot.

    A snapshot of another size is from another layout of positions and can't be compared: what counts then is that every
    step was offered as it is written, which the replay has checked, and that the same seats are asked.
    """
    position = play.position.tobytes()
    if stored.snapshot is None or len(stored.snapshot) == len(position):
        return bool(position == stored.snapshot)
    return mask_of(() if is_broken_off(stored.chairs) else play.actors) == stored.actors


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

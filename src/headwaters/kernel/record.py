"""The game record: one JSON object a line, with the choices and what chance gave. Write, read, replay, verify."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .engine import load
from .errors import BadRecord, Disagreement, HeadwatersError, OlderRules
from .facts import Facts, facts
from .parts import JSON
from .play import Play, Step, seat_names

VERSION = 1


FIRST_RULES = 1  # the version of the rules of a record that names none


def header(game: str, rules: int, seats: int, options: Mapping[str, Any], names: Sequence[str]) -> JSON:
    """The first line: what was played, under which version of the rules, with all options written out."""
    return {
        "record": VERSION,
        "game": game,
        "rules": rules,
        "seats": seats,
        "options": dict(options),
        "names": list(names),
    }


def lines(play: Play, *, legal: bool = False, states: bool = False) -> Iterator[JSON]:
    """The record of a game in progress or finished."""
    yield header(play.engine.facts.name, play.rules, play.seats, play.options, play.names)
    yield from play.engine.notation.chance_lines(play.setup)
    for step in _in_seat_order(play):
        yield _action_line(play, step, legal, states)
        yield from play.engine.notation.chance_lines(step.deeds)
    if play.over:
        yield {"result": play.result()}


def _action_line(play: Play, step: Step, legal: bool, states: bool) -> JSON:
    engine = play.engine
    line: dict[str, Any] = {"seat": step.seat, "action": step.text}
    if legal:
        line["legal"] = sorted(engine.texts(step.before, step.seat, engine.legal(step.before, step.seat)))
    if states:
        line["state"] = engine.state(step.before)
    return line


def _in_seat_order(play: Play) -> Iterator[Step]:
    """The steps, with secret simultaneous choices sorted by seat once all of them are made."""
    engine, steps, i = play.engine, play.steps, 0
    while i < len(steps):
        together = len(engine.actors(steps[i].before))
        group = steps[i : i + together]
        i += together
        if len(group) < together:  # still secret: not written before all have chosen
            return
        if [step.seat for step in group] == sorted(step.seat for step in group):
            yield from group
            continue
        s = group[0].before
        for step in sorted(group, key=lambda step: step.seat):
            before = s
            s, deeds = engine.after(s, step.seat, step.action)
            yield Step(step.seat, step.action, step.text, before, deeds)


@dataclass(frozen=True)
class Header:
    """What the first line of a record says, believed as far as it can be without the rules."""

    facts: Facts
    rules: int
    seats: int
    options: dict[str, Any]
    names: list[str]
    resigned: tuple[int, ...] = ()  # seats that gave up
    won: tuple[int, ...] = ()  # who won then; without resignations the result says it

    @property
    def is_older(self) -> bool:
        """Whether the game was played under an older version of the rules than today's."""
        return self.rules < self.facts.version


class Reader:
    """Replays a record line by line against the rules; BadRecord on the first disagreement.

    A record of an older version of the rules is replayed under today's, with the options it had then; where these
    disagree, OlderRules is raised, and `rest` gives what is left as it is written.
    """

    def __init__(self, text: Iterable[str]) -> None:
        self._lines = [(number, line) for number, line in enumerate(text, 1) if line.strip()]
        self._at = 0
        self._last = 0
        self._begun = 0  # where the line that is being replayed stands

    def _peek(self) -> JSON:
        if not self.goes_on:
            return None
        number, line = self._lines[self._at]
        self._last = number
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, dict):
            raise BadRecord("error-record-json", line=number)
        return value

    @property
    def goes_on(self) -> bool:
        """Whether there is a line left."""
        return self._at < len(self._lines)

    def _next(self) -> JSON:
        value = self._peek()
        self._at += 1
        return value

    def _chance(self) -> list[JSON]:
        """The chance lines that stand here, not yet believed."""
        lines: list[JSON] = []
        while True:
            value = self._peek()
            if value is None or "chance" not in value:
                return lines
            lines.append(value)
            self._at += 1

    @contextmanager
    def _judged(self) -> Iterator[None]:
        """A disagreement of an older record is one of the versions."""
        self._begun = self._at
        try:
            yield
        except Disagreement as difference:
            if self.header.is_older:
                raise OlderRules(difference, self.header.rules, self.header.facts.version) from difference
            raise

    @cached_property
    def header(self) -> Header:
        """The first line; BadRecord if it is none, or of a version of the rules that is still to come."""
        said = self._next()
        if said is None:
            raise BadRecord("error-record-empty", line=1)
        line = self._last
        if "record" not in said or said["record"] != VERSION:
            raise BadRecord("error-record-header", line=line, reason=f'"record": {VERSION}')
        fields = {"rules": FIRST_RULES, **said}
        for name, kind in {"game": str, "rules": int, "seats": int, "options": dict}.items():
            if not isinstance(fields.get(name), kind) or isinstance(fields.get(name), bool):
                raise BadRecord("error-record-field", line=line, field=name)
        if fields["rules"] < FIRST_RULES:
            raise BadRecord("error-record-field", line=line, field="rules")
        names = fields.get("names")
        if "names" in fields and not (
            isinstance(names, list) and len(names) == fields["seats"] and all(isinstance(n, str) for n in names)
        ):
            raise BadRecord("error-record-field", line=line, field="names")
        try:
            game = facts(fields["game"])
            game.check_seats(fields["seats"])
        except HeadwatersError as error:
            raise _at_line(error, line) from error
        if fields["rules"] > game.version:
            raise BadRecord(
                "error-record-newer", line=line, game=game.title, version=fields["rules"], today=game.version
            )
        for name in ("resigned", "won"):
            seats = fields.setdefault(name, [])
            if not isinstance(seats, list) or not all(seat in range(fields["seats"]) for seat in seats):
                raise BadRecord("error-record-field", line=line, field=name)
        options = game.options_then(fields["rules"], fields["options"])
        told = names or seat_names(fields["seats"])
        return Header(
            game, fields["rules"], fields["seats"], options, told, tuple(fields["resigned"]), tuple(fields["won"])
        )

    def has_step(self, play: Play) -> bool:
        """Whether another step is to come: until the end, or until a resignation broke the game off."""
        return not play.over and (self.goes_on or not self.header.resigned)

    def replay(self) -> Play:
        """The game, replayed to its end; every offer, state, draw and result that the record holds is checked."""
        play = self.begin()
        while self.has_step(play):
            self.step(play)
        self.end(play)
        return play

    def begin(self) -> Play:
        """The game as it was dealt."""
        seats, options, line = self.header.seats, self.header.options, self._last
        with self._judged():
            return self._begin(seats, options, line)

    def _begin(self, seats: int, options: dict[str, Any], line: int) -> Play:
        try:
            engine = load(self.header.facts.name)
            engine.blank(seats, options)
        except HeadwatersError as error:
            raise _at_line(error, line) from error
        dealt = self._chance()
        first = line + 1
        answers = self._dictated(lambda: engine.notation.dictate_setup(engine.blank(seats, options)[0], dealt), first)
        play = Play(engine, seats, options, 0, self.header.names, answers, self.header.rules)
        self._compare(engine.notation.chance_lines(play.setup), dealt, first)
        return play

    def step(self, play: Play) -> Step:
        """Replay the next action line with the chance behind it."""
        with self._judged():
            return self._step(play)

    def _step(self, play: Play) -> Step:
        value = self._next()
        line = self._last
        engine = play.engine
        if value is None:
            raise BadRecord("error-record-early", line=line)
        if "result" in value:
            raise Disagreement("error-record-early", line=line)
        seat, action = _chosen(value, line)
        if seat not in play.actors:
            raise Disagreement("error-record-seat", line=line, seat=seat)
        if "legal" in value and value["legal"] != play.legal(seat):
            raise Disagreement(
                "error-record-legal", line=line, difference=_offers_differ(value["legal"], play.legal(seat))
            )
        if "state" in value and not _same(value["state"], play.state()):
            raise Disagreement("error-record-state", line=line, difference=_states_differ(value["state"], play.state()))
        try:
            number = engine.parse(play.position, seat, action)
        except HeadwatersError as error:
            reason = error.args_.get("reason", str(error))
            raise Disagreement(
                "error-record-action", line=line, action=action[:80], reason=reason, rule=error.rule
            ) from error
        chance = self._chance()
        answers = self._dictated(lambda: engine.notation.dictate(play.position, chance), line + 1) if chance else ()
        play.step(seat, number, answers)
        self._compare(engine.notation.chance_lines(play.steps[-1].deeds), chance, line + 1)
        return play.steps[-1]

    def end(self, play: Play) -> None:
        """The result, and nothing behind it; a game that was broken off has none."""
        if not play.over and self.header.resigned and not self.goes_on:
            return
        with self._judged():
            self._end(play)

    def _end(self, play: Play) -> None:
        value = self._next()
        if value is None:
            raise BadRecord("error-record-early", line=self._last)
        if "result" not in value:
            raise Disagreement("error-record-late", line=self._last)
        if not _same(value["result"], play.result()):
            raise Disagreement(
                "error-record-result",
                line=self._last,
                expected=json.dumps(play.result()),
                found=json.dumps(value["result"])[:400],
            )
        if self._peek() is not None:
            raise BadRecord("error-record-late", line=self._last)

    def rest(self) -> Iterator[JSON]:
        """The lines from the one at which the replay ended, as they are written: actions, draws, the result."""
        self._at = self._begun
        while (value := self._next()) is not None:
            if "action" in value:
                seat, _ = _chosen(value, self._last)
                if not 0 <= seat < self.header.seats:
                    raise BadRecord("error-record-seat", line=self._last, seat=seat)
            elif "chance" not in value and "result" not in value:
                raise BadRecord("error-record-unknown", line=self._last)
            yield value

    def _dictated(self, dictate: Any, line: int) -> Any:
        """The answers of chance that give these lines; a line that makes no sense is the record's fault."""
        try:
            return dictate()
        except HeadwatersError:
            raise
        except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
            raise Disagreement(
                "error-record-line", line=line, reason="these chance lines are impossible here"
            ) from error

    def _compare(self, expected: Iterable[JSON], written: list[JSON], line: int) -> None:
        wanted = list(expected)
        for offset, (a, b) in enumerate(zip(wanted, written, strict=False)):
            if not _same(a, b):
                raise Disagreement(
                    "error-record-chance", line=line + offset, expected=json.dumps(a), found=json.dumps(b)[:400]
                )
        if len(wanted) != len(written):
            offset = min(len(wanted), len(written))
            a = json.dumps(wanted[offset]) if offset < len(wanted) else "none"
            b = json.dumps(written[offset])[:400] if offset < len(written) else "none"
            raise Disagreement("error-record-chance", line=line + offset, expected=a, found=b)


def _at_line(error: HeadwatersError, line: int) -> Disagreement:
    """What the game says against the header."""
    return Disagreement("error-record-line", line=line, reason=str(error).rstrip("."))


def _chosen(value: JSON, line: int) -> tuple[int, str]:
    """Seat and notation of an action line."""
    if "action" not in value or "seat" not in value:
        raise BadRecord("error-record-unknown", line=line)
    for name, kind in (("seat", int), ("action", str)):
        if not isinstance(value[name], kind) or isinstance(value[name], bool):
            raise BadRecord("error-record-field", line=line, field=name)
    return value["seat"], value["action"]


def _same(a: JSON, b: JSON) -> bool:
    """Equal as JSON: to Python `true` is 1 and 2.0 is 2, in a record they are not."""
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


def _offers_differ(written: Any, expected: list[str]) -> str:
    if not isinstance(written, list) or not all(isinstance(a, str) for a in written):
        return "not a list of texts"
    missing, extra = sorted(set(expected) - set(written)), sorted(set(written) - set(expected))
    return f"missing {missing[:6]}, not offered {extra[:6]}" if missing or extra else "order or repetition"


def _states_differ(written: Any, expected: JSON) -> str:
    if not isinstance(written, dict):
        return "not an object"
    differing = [
        name
        for name in {**expected, **written}
        if name not in expected or name not in written or not _same(expected[name], written[name])
    ]
    name = differing[0] if differing else "?"
    return f"{name} should be {json.dumps(expected.get(name))}, not {json.dumps(written.get(name))}"[:600]


def replay(text: Iterable[str]) -> Play:
    """Replay and verify a whole record."""
    return Reader(text).replay()


def begun(lines: Iterable[JSON]) -> Play:
    """Replay and verify the lines of a game that breaks off."""
    reader = Reader(json.dumps(line) for line in lines)
    play = reader.begin()
    while reader.goes_on:
        reader.step(play)
    return play

"""The game record: one JSON object a line, with the choices and what chance gave. Write, read, replay, verify."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from .engine import load
from .errors import BadRecord, HeadwatersError
from .parts import JSON
from .play import Play, Step

VERSION = 1


def lines(play: Play, *, legal: bool = False, states: bool = False) -> Iterator[JSON]:
    """The record of a game in progress or finished."""
    yield {
        "record": VERSION,
        "game": play.engine.facts.name,
        "seats": play.seats,
        "options": play.options,
        "names": play.names,
    }
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
        line["legal"] = sorted(engine.text(step.before, step.seat, a) for a in engine.legal(step.before, step.seat))
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


class Reader:
    """Replays a record line by line against the rules; BadRecord on the first disagreement."""

    def __init__(self, text: Iterable[str]) -> None:
        self._lines = [(number, line) for number, line in enumerate(text, 1) if line.strip()]
        self._at = 0
        self._last = 0

    def _peek(self) -> JSON:
        if self._at >= len(self._lines):
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

    def _next(self) -> JSON:
        value = self._peek()
        self._at += 1
        return value

    def _chance(self) -> list[JSON]:
        """The chance lines that stand here, not yet believed."""
        found: list[JSON] = []
        while True:
            value = self._peek()
            if value is None or "chance" not in value:
                return found
            found.append(value)
            self._at += 1

    def _header(self) -> tuple[str, int, dict[str, Any], list[str] | None]:
        header = self._next()
        if header is None:
            raise BadRecord("error-record-empty", line=1)
        line = self._last
        if "record" not in header or header["record"] != VERSION:
            raise BadRecord("error-record-header", line=line, reason=f'"record": {VERSION}')
        kinds = {"game": str, "seats": int, "options": dict}
        for name, kind in kinds.items():
            if not isinstance(header.get(name), kind) or isinstance(header.get(name), bool):
                raise BadRecord("error-record-field", line=line, field=name)
        names = header.get("names")
        if "names" in header and not (
            isinstance(names, list) and len(names) == header["seats"] and all(isinstance(n, str) for n in names)
        ):
            raise BadRecord("error-record-field", line=line, field="names")
        return header["game"], header["seats"], header["options"], names

    def replay(self) -> Play:
        """The game, replayed to its end; every offer, state, draw and result that the record holds is checked."""
        play = self.begin()
        while not play.over:
            self.step(play)
        self.end(play)
        return play

    def begin(self) -> Play:
        game, seats, options, names = self._header()
        line = self._last
        try:
            engine = load(game)
            engine.blank(seats, options)
        except HeadwatersError as error:
            raise BadRecord("error-record-line", line=line, reason=str(error).rstrip("."), rule=None) from error
        dealt = self._chance()
        first = line + 1
        answers = self._dictated(lambda: engine.notation.dictate_setup(engine.blank(seats, options)[0], dealt), first)
        play = Play(engine, seats, options, 0, names, answers)
        self._compare(engine.notation.chance_lines(play.setup), dealt, first)
        return play

    def step(self, play: Play) -> Step:
        """Replay the next action line with the chance behind it."""
        value = self._next()
        line = self._last
        engine = play.engine
        if value is None:
            raise BadRecord("error-record-early", line=line)
        if "result" in value:
            raise BadRecord("error-record-early", line=line)
        if "action" not in value or "seat" not in value:
            raise BadRecord("error-record-unknown", line=line)
        seat, action = value["seat"], value["action"]
        for name, kind in (("seat", int), ("action", str)):
            if not isinstance(value[name], kind) or isinstance(value[name], bool):
                raise BadRecord("error-record-field", line=line, field=name)
        if seat not in play.actors:
            raise BadRecord("error-record-seat", line=line, seat=seat)
        if "legal" in value and value["legal"] != play.legal(seat):
            raise BadRecord(
                "error-record-legal", line=line, difference=_offers_differ(value["legal"], play.legal(seat))
            )
        if "state" in value and not _same(value["state"], play.state()):
            raise BadRecord("error-record-state", line=line, difference=_states_differ(value["state"], play.state()))
        try:
            number = engine.parse(play.position, seat, action)
        except HeadwatersError as error:
            reason = error.args_.get("reason", str(error))
            raise BadRecord(
                "error-record-action", line=line, action=action[:80], reason=reason, rule=error.rule
            ) from error
        chance = self._chance()
        answers = self._dictated(lambda: engine.notation.dictate(play.position, chance), line + 1) if chance else ()
        play.step(seat, number, answers)
        self._compare(engine.notation.chance_lines(play.steps[-1].deeds), chance, line + 1)
        return play.steps[-1]

    def end(self, play: Play) -> None:
        value = self._next()
        if value is None:
            raise BadRecord("error-record-early", line=self._last)
        if "result" not in value:
            raise BadRecord("error-record-late", line=self._last)
        if not _same(value["result"], play.result()):
            raise BadRecord(
                "error-record-result",
                line=self._last,
                expected=json.dumps(play.result()),
                found=json.dumps(value["result"])[:400],
            )
        if self._peek() is not None:
            raise BadRecord("error-record-late", line=self._last)

    def _dictated(self, dictate: Any, line: int) -> Any:
        """The answers of chance that give these lines; a line that makes no sense is the record's fault."""
        try:
            return dictate()
        except HeadwatersError:
            raise
        except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
            raise BadRecord("error-record-line", line=line, reason="these chance lines are impossible here") from error

    def _compare(self, expected: Iterable[JSON], found: list[JSON], line: int) -> None:
        wanted = list(expected)
        for offset, (a, b) in enumerate(zip(wanted, found, strict=False)):
            if not _same(a, b):
                raise BadRecord(
                    "error-record-chance", line=line + offset, expected=json.dumps(a), found=json.dumps(b)[:400]
                )
        if len(wanted) != len(found):
            offset = min(len(wanted), len(found))
            a = json.dumps(wanted[offset]) if offset < len(wanted) else "none"
            b = json.dumps(found[offset])[:400] if offset < len(found) else "none"
            raise BadRecord("error-record-chance", line=line + offset, expected=a, found=b)


def _same(a: JSON, b: JSON) -> bool:
    """Equal as JSON: to Python `true` is 1 and 2.0 is 2, in a record they are not."""
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


def _offers_differ(found: Any, expected: list[str]) -> str:
    if not isinstance(found, list) or not all(isinstance(a, str) for a in found):
        return "not a list of texts"
    missing, extra = sorted(set(expected) - set(found)), sorted(set(found) - set(expected))
    return f"missing {missing[:6]}, not offered {extra[:6]}" if missing or extra else "order or repetition"


def _states_differ(found: Any, expected: JSON) -> str:
    if not isinstance(found, dict):
        return "not an object"
    differing = [
        name
        for name in {**expected, **found}
        if name not in expected or name not in found or not _same(expected[name], found[name])
    ]
    name = differing[0] if differing else "?"
    return f"{name} should be {json.dumps(expected.get(name))}, not {json.dumps(found.get(name))}"[:600]


def replay(text: Iterable[str]) -> Play:
    """Replay and verify a whole record."""
    return Reader(text).replay()

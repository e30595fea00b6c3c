"""Finished games: any step as any seat saw it or with everything open, the record, and the shuffle checked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import copy
from typing import Any

from ..kernel.play import Play
from ..kernel.record import header
from ..kernel.record import lines as record_lines
from . import consent, frames
from .answers import CheckedShuffle, ReplayedGame, ReplayedStep
from .errors import Refusal
from .store import Event
from .table import Table, commitment_to, effective, position_hash


def finished(table: Table) -> Play:
    """The game of the table, or `error-not-over`: nothing hidden is shown before."""
    play = table.playing
    if not table.over:
        raise Refusal("error-not-over")
    return play


def record(table: Table, events: Sequence[Event], *, states: bool = False) -> str:
    """The game record, with a note on what bots did in the place of people; with states only here, after the game."""
    play = copy(finished(table))  # the table's own is not ours to name: this may be a thread
    play.names = table.names
    by_bots, taken = consent.by_bots(events), [0] * table.seats
    lines = []
    for line in record_lines(play, states=states):
        if "record" in line and (resigned := [seat for seat, chair in enumerate(table.chairs) if chair.resigned]):
            line |= {"resigned": resigned, "won": table.winners}
        if "action" in line:
            seat = line["seat"]
            line |= {"by": "bot"} if (seat, taken[seat]) in by_bots else {}
            taken[seat] += 1
        lines.append(json.dumps(line, ensure_ascii=False) + "\n")
    return "".join(lines)


def written(table: Table, events: Sequence[Event], finished: bool) -> str:
    """The record of a table that can't be replayed: header and actions as they are kept, without what chance gave.

    Of an unfinished game the last choices are left out, as many as could have been made in secret beside each other.
    """
    first = header(table.game, table.rules, table.seats, table.options, table.names)
    actions = [{"seat": event.seat, "action": event.text} for event in effective(events)]
    shown = actions if finished else actions[: max(0, len(actions) - table.seats + 1)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in (first, *shown))


def steps(table: Table, language: str) -> ReplayedGame:
    """The game as a whole: how long, the points over it, the log."""
    play = finished(table)
    return ReplayedGame(
        steps=len(play.steps),
        points=frames.points(table),
        log=[line for lines in frames.log(table, None, language) for line in lines],
        result=frames.result(table, language),
        names=table.names,
    )


def step(table: Table, number: int, shown: str, language: str, *, at: int = 0) -> ReplayedStep:
    """The position after so many steps, and what the last of them did; everything open is seen from the seat `at`."""
    play = finished(table)
    if not 0 <= number <= len(play.steps):
        raise Refusal("error-unknown-step", step=number, steps=len(play.steps))
    position = play.position_at(number)
    engine = play.engine
    actors = () if position.over else engine.actors(position)
    seat: int | None = None
    if shown == "open":
        seat = at if 0 <= at < table.seats else 0
        view = open_view(table, position, seat)
    elif shown == "public":
        view = table.view(None, position)
    elif shown.isascii() and shown.isdigit() and len(shown) < 3 and int(shown) < table.seats:
        seat = int(shown)
        view = table.view(seat, position)
    else:
        raise Refusal("error-unknown-seat", seat=shown[:20])
    scene, names = engine.part("scene"), table.names
    parts = scene.draw({**view, "retold": True}, seat, names, language)
    knows = None if shown == "open" else seat
    lines = frames.log(table, knows, language)[number]
    touched = frames.touched(table, number - 1, seat) if number else {}
    return ReplayedStep(
        step=number,
        steps=len(play.steps),
        seat=seat,
        actors=list(actors),
        parts=parts,
        prompt=" ".join(line.text for line in lines),
        read=scene.read(view, seat, names, language),
        log=lines,
        marked_by={id_: touched[id_] for id_ in frames.shown(touched, parts)},
    )


def open_view(table: Table, position: Any, seat: int) -> dict[str, Any]:
    """A seat's view with everything that is hidden filled in."""
    return {**table.view(seat, position), **table.playing.engine.views.opened(position)}


def check(table: Table, events: Sequence[Event]) -> CheckedShuffle:
    """The shuffle checked: the seed fits the commitment of the start, and the game replayed from it is this game."""
    play = finished(table)
    again = table.replayed(play.engine, events)
    same = position_hash(again.position) == position_hash(play.position)
    fits = commitment_to(table.seed) == table.commitment
    return CheckedShuffle(table.commitment, table.seed.hex(), ok=fits and same, steps=len(again.steps))

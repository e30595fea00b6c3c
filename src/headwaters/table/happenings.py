"""Scenes of what happened, for one viewer: the happenings of a game's steps in words, as far as the viewer may know."""

from __future__ import annotations

from typing import Any

from ..kernel import happenings as told
from ..kernel.deeds import known_to
from ..text import sentence
from .answers import Happening, Item, Side
from .table import Table

MOST_STEPS = 40  # that far back somebody who comes again is told what happened


def since(table: Table, first: int, seat: int | None, language: str) -> list[Happening]:
    """The happenings of all steps from the one with this number on, oldest first."""
    play = table.playing
    start = max(0, first, len(play.steps) - MOST_STEPS)
    return [scene for at in range(start, len(play.steps)) for scene in of_step(table, at, seat, language)]


def of_step(table: Table, at: int, seat: int | None, language: str) -> list[Happening]:
    """The happenings of one step."""
    play = table.playing
    step, engine = play.steps[at], play.engine
    if not has_scene(table, at):
        return []
    scenes = engine.part("happenings").happenings(table.view(seat, step.before), known_to(step.deeds, seat))
    return [_worded(scene, at + 1, seat, table.names, language) for scene in scenes]


def has_scene(table: Table, at: int) -> bool:
    """Whether a step holds a happening, for whomever."""
    play = table.playing
    if not play.engine.has_part("happenings"):
        return False
    scenes = play.engine.part("happenings").SCENES
    return any(deed.name in scenes for deed in play.steps[at].deeds)


def _fights(side: told.Side, seat: int | None) -> bool:
    """Whether a seat has a piece of its own in a fight: that side is shown first."""
    return any(piece.seat == seat for piece in side.pieces if seat is not None)


def _worded(scene: told.Happening, step: int, seat: int | None, names: list[str], language: str) -> Happening:
    """A happening as the page gets it; one that concerns the viewer waits until that one has seen it."""

    def say(message: tuple[str, dict[str, Any]]) -> str:
        return sentence(*message, names, language, seat)

    def item(each: told.Item) -> Item:
        return Item(say(each.says), each.seat, each.svg)

    def side(each: told.Side) -> Side:
        return Side(
            name=say(each.who),
            strength=each.strength,
            lines=[say(line) for line in each.counted],
            pieces=[item(piece) for piece in each.pieces],
            seats=list(each.seats),
            won=each.won,
        )

    return Happening(
        step=step,
        kind=scene.kind,
        title=say(scene.title),
        rule=scene.rule,
        waits=seat is not None and seat in scene.seats,
        sides=[side(each) for each in sorted(scene.sides, key=lambda each: not _fights(each, seat))],
        lost=[item(each) for each in scene.lost],
        gained=[item(each) for each in scene.gained],
        lines=[say(line) for line in scene.lines],
        svg=scene.svg,
        about=list(scene.about),
    )

"""Scenes of what happened, for one viewer: the happenings of a game's steps in words, as far as the viewer may know."""

from __future__ import annotations

from typing import Any

from ..kernel.deeds import known_to
from ..kernel.happenings import Happening, Item, Side
from ..text import sentence
from .table import Table

MOST_STEPS = 40  # that far back somebody who comes again is told what happened


def since(table: Table, first: int, seat: int | None, language: str) -> list[dict[str, Any]]:
    """The happenings of all steps from the one with this number on, oldest first."""
    play = table.playing
    start = max(0, first, len(play.steps) - MOST_STEPS)
    return [scene for at in range(start, len(play.steps)) for scene in of_step(table, at, seat, language)]


def of_step(table: Table, at: int, seat: int | None, language: str) -> list[dict[str, Any]]:
    """The happenings of one step."""
    play = table.playing
    step, engine = play.steps[at], play.engine
    if not has_scene(table, at):
        return []
    told = engine.part("happenings").happenings(table.view(seat, step.before), known_to(step.deeds, seat))
    return [_worded(each, at + 1, seat, table.names, language) for each in told]


def has_scene(table: Table, at: int) -> bool:
    """Whether a step holds a happening, for whomever."""
    play = table.playing
    if not play.engine.has_part("happenings"):
        return False
    scenes = play.engine.part("happenings").SCENES
    return any(deed.name in scenes for deed in play.steps[at].deeds)


def _worded(happening: Happening, step: int, seat: int | None, names: list[str], language: str) -> dict[str, Any]:
    """A happening as the page gets it; `waits`: it concerns the viewer, and stays until that one has seen it."""

    def say(message: tuple[str, dict[str, Any]]) -> str:
        return sentence(*message, names, language)

    def item(each: Item) -> dict[str, Any]:
        return {"text": say(each.says), "seat": each.seat, "svg": each.svg}

    def side(each: Side) -> dict[str, Any]:
        return {
            "name": say(each.who),
            "strength": each.strength,
            "lines": [say(line) for line in each.counted],
            "pieces": [item(piece) for piece in each.pieces],
            "seats": list(each.seats),
            "won": each.won,
        }

    return {
        "step": step,
        "kind": happening.kind,
        "title": say(happening.title),
        "rule": happening.rule,
        "waits": seat is not None and seat in happening.seats,
        "sides": [side(each) for each in happening.sides],
        "lost": [item(each) for each in happening.lost],
        "gained": [item(each) for each in happening.gained],
        "lines": [say(line) for line in happening.lines],
        "svg": happening.svg,
    }

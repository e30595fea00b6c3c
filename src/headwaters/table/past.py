"""Steps that were played, as one viewer saw them or would have: "show again" and "since you left"."""

from __future__ import annotations

from . import frames
from .answers import Past, PastStep
from .table import Table

MOST_STEPS = 40


def since(table: Table, step: int | None, seat: int | None, language: str) -> Past:
    """The steps after so many, or since the viewer's last action; not more than the last forty."""
    play = table.playing
    end = len(play.steps)
    first = frames.unseen(table, seat, end) if step is None else step
    first = max(0, end - MOST_STEPS, min(first, end))
    scene, names = play.engine.part("scene"), table.names
    begin = had = scene.draw(table.view(seat, play.position_at(first)), seat, names, language)
    steps = []
    for number in range(first + 1, end + 1):
        parts = scene.draw(table.view(seat, play.position_at(number)), seat, names, language)
        changed: dict[str, str | None] = {name: part for name, part in parts.items() if had.get(name) != part}
        changed.update((name, None) for name in had if name not in parts)
        lines = [line.text for line in frames.log(table, seat, language)[number]]
        touched = frames.touched(table, number - 1, seat)
        marked_by = {id_: touched[id_] for id_ in frames.shown(touched, parts)}
        travels = frames.travels(table, number - 1, seat)
        steps.append(PastStep(number, play.steps[number - 1].seat, changed, lines, marked_by, travels))
        had = parts
    return Past(begin, steps)

"""How a game ended at a table: by its rules, or because somebody has given up."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.engine import Engine
from ..kernel.parts import Position
from .chairs import Chair, is_broken_off


def is_ended(position: Position, chairs: Sequence[Chair]) -> bool:
    """Whether nothing more is played: the game is over, or broken off."""
    return bool(position["over"]) or is_broken_off(chairs)  # asked for often: the quick way to a field


def points(engine: Engine, position: Position) -> list[int]:
    """The points of every seat at the end, or as they stood when the game was broken off."""
    return [
        int(n) for n in (position.score[: int(position.seats)] if position.over else engine.views.standing(position))
    ]


def winners(engine: Engine, position: Position, chairs: Sequence[Chair]) -> list[int]:
    """Those by the rules who have not given up; if there is none, whoever of the others has most points."""
    result = engine.result(position)
    staying = [seat for seat, chair in enumerate(chairs) if not chair.resigned]
    won = [seat for seat in result["winners"] if seat in staying] if result else []
    if won or not staying:
        return won
    total = points(engine, position)
    return [seat for seat in staying if total[seat] == max(total[other] for other in staying)]

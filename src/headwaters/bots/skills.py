"""How each level plays which game: the table `levels.toml`, the one place where levels are set."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

ANY = "any"  # the row of a game that has none of its own


@dataclass(frozen=True)
class Skill:
    """What a level can do in a game: it thinks for so many simulations or for so many seconds, and overlooks things."""

    sims: int | None = None
    seconds: float | None = None
    overlooks: float = 0.0

    def __post_init__(self) -> None:
        if (self.sims is None) == (self.seconds is None):
            raise ValueError("a skill has either sims or seconds")
        much = self.seconds if self.sims is None else self.sims
        if not much or much < 0 or not 0 <= self.overlooks < 1:
            raise ValueError("a skill has a simulation or more, or some time, and overlooks less than all")


def _read() -> dict[str, dict[str, Skill]]:
    text = (Path(__file__).parent / "levels.toml").read_text(encoding="utf-8")
    return {level: {game: Skill(**row) for game, row in rows.items()} for level, rows in tomllib.loads(text).items()}


SKILLS = _read()  # by level and game
LEVELS = tuple(SKILLS)  # for people, from weak to strong
SECONDS = {level: rows[ANY].seconds for level, rows in SKILLS.items()}  # None: so many simulations, whatever they take


def skill(level: str, game: str) -> Skill:
    """What a level can do in a game."""
    rows = SKILLS[level]
    return rows.get(game, rows[ANY])

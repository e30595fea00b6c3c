"""How each level plays which game: the table `levels.toml`, the one place where levels are set."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from .bot import Budget

ANY = "any"  # the row of a game that has none of its own


@dataclass(frozen=True)
class Skill:
    """What a level can do in a game: it thinks for so many simulations, or seconds, or both; and overlooks things."""

    sims: int | None = None
    seconds: float | None = None
    overlooks: float = 0.0

    def __post_init__(self) -> None:
        given = [much for much in (self.sims, self.seconds) if much is not None]
        if not given or min(given) <= 0 or not 0 <= self.overlooks < 1:
            raise ValueError("a skill has a simulation or more, or some time, and overlooks less than all")
        if self.seconds is not None and self.overlooks:
            raise ValueError("who thinks by the clock overlooks nothing")


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


def own_budget(name: str, game: str, cores: int = 1, cpu: bool = False) -> Budget | None:
    """What a bot that thinks by the clock has where nothing else is said; None for all others."""
    if SECONDS.get(name) is None:
        return None
    able = skill(name, game)
    return Budget(able.seconds, able.sims, cores, cpu)

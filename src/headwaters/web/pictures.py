"""Draws the games for the front page: `python -m headwaters.web.pictures` writes `picture.svg` into their folders.

Each picture is the scene of a real position, reached by a fixed seed, cropped and with its style inside. A game
says in its scene which one: `FRONT = (seed, steps played, viewBox that shows the heart of the board)`.
"""

from __future__ import annotations

import random

from ..kernel.engine import load
from ..kernel.facts import all_facts
from ..kernel.play import new
from ..svg import cropped, whole, with_style


def picture(game: str) -> str:
    """One self-contained SVG of a position in the middle of a game."""
    scene, folder = load(game).part("scene"), load(game).folder
    seed, steps, box = getattr(scene, "FRONT", (1, 60, ""))
    play, choice = new(game, seats=min(3, load(game).facts.most), seed=seed), random.Random(seed)
    while not play.over and len(play.steps) < steps:
        seat = play.actors[0]
        play.play(choice.choice(play.legal(seat)), seat)
    view = {**play.view(None), "options": play.options}
    board = whole(scene.draw(view, None, ["Ada", "Bo", "Cy"][: play.seats], "en"))
    return with_style(cropped(board, box) if box else board, folder / "scene.css")


if __name__ == "__main__":
    for name in all_facts():
        (load(name).folder / "picture.svg").write_text(picture(name), encoding="utf-8")

"""Draws the games for the front page: `python -m headwaters.web.pictures` writes `static/game-<name>.svg`.

Each picture is the scene of a real position, reached by a fixed seed, cropped to 16:10 and with its style inside.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

from ..kernel.engine import load
from ..kernel.facts import all_facts
from ..kernel.play import new

# game: (seed, steps played, viewBox that shows the heart of the board)
VIEWS = {
    "yellow-yangtze": (3, 150, "30 20 790 494"),
    "yangtze": (28, 60, "30 70 900 562"),
    "yak": (9, 90, "20 60 920 575"),
}


def picture(game: str) -> str:
    """One self-contained SVG of a position in the middle of a game."""
    seed, steps, box = VIEWS.get(game, (1, 60, ""))
    play, choice = new(game, seats=3, seed=seed), random.Random(seed)
    while not play.over and len(play.steps) < steps:
        seat = play.actors[0]
        play.play(choice.choice(play.legal(seat)), seat)
    engine = load(game)
    board = engine.part("scene").draw(play.view(None), None, ["Ada", "Bo", "Cy"], "en")["board"]
    style = (engine.folder / "scene.css").read_text(encoding="utf-8")
    style = re.sub(r"/\*.*?\*/|\n\s*", "", style, flags=re.S)
    if box:
        board = re.sub(r'viewBox="[^"]*"', f'viewBox="{box}" preserveAspectRatio="xMidYMid slice"', board, count=1)
    return re.sub(r"(<svg[^>]*>)", lambda head: f"{head[1]}<style>{style}</style>", board, count=1)


if __name__ == "__main__":
    for name in all_facts():
        (Path(__file__).parent / "static" / f"game-{name}.svg").write_text(picture(name), encoding="utf-8")

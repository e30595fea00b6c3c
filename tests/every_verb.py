"""Every verb at every moment of a game, for every seat and the spectator, and what must hold of the answers.

Rules run here with bounds checked (`HEADWATERS_BOUNDS=1`) or interpreted (`HEADWATERS_INTERPRET=1`); compiled without,
they would write beyond an array in silence. `fuzz` and the tests start a process of their own for it.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from headwaters.kernel import rng
from headwaters.kernel.deeds import Deed, known_to
from headwaters.kernel.engine import Engine, load
from headwaters.kernel.errors import IllegalAction
from headwaters.kernel.parts import Position
from headwaters.kernel.styles import choose, styles_of
from headwaters.table.table import foreseen
from headwaters.text import LANGUAGES, sentence
from tables import MOST_STEPS, drawn_options

RESAMPLES = 2  # for each seat at each moment
LOOK_EVERY = 25  # moments between two that are drawn and previewed
NONSENSE = ("", "nonsense", "lay 1", "tile R", "take", "🐃", "commit 99+", "buy c c", "-")


class Game:
    """One game on its way, with what was done to it."""

    def __init__(self, engine: Engine, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self.engine, self.options, self.seats = engine, options, seats
        self.names = [f"s{seat}" for seat in range(seats)]
        self.census = engine.views.census
        self.dice = random.Random(f"{engine.facts.name} {seed}")
        self.s = engine.setup(seats, options, seed)
        self.pieces = self.census(self.s)
        self.done: Counter[str] = Counter(games=1)
        self.heard: set[str] = set(NONSENSE)

    def play(self, style: str, most: int = MOST_STEPS) -> None:
        """To the end, or so many decisions far, every verb called at each of them."""
        engine, stream = self.engine, rng.key(self.dice.getrandbits(128))
        self.probe(look=True)
        while not self.s.over and self.done["decisions"] < most:
            actors = engine.actors(self.s)
            seat = actors[int(rng.below(stream, len(actors)))]
            action = choose(engine, self.s, seat, style, stream)
            text, decision = engine.text(self.s, seat, action), engine.facts.decisions[int(self.s.decision)]
            after, deeds = engine.after(self.s, seat, action)
            assert self.applied(self.s, seat, action).tobytes() == after.tobytes(), "notes change the position"
            self.s = after
            self.tell(deeds)
            self.heard.add(text)
            self.done.update(("decisions", f"decision {decision}", f"verb {text.split(' ')[0]}"))
            self.probe(look=self.done["decisions"] % LOOK_EVERY == 0)
        self.probe(look=True)

    def probe(self, look: bool) -> None:
        """Every verb on the present position, which stays as it is."""
        engine, s = self.engine, self.s
        before = s.tobytes()
        assert self.census(s) == self.pieces, "pieces were made or lost"
        assert bool(s.over) == (not engine.actors(s)) == (engine.result(s) is not None)
        assert engine.state(s)["decision"] == engine.facts.decisions[int(s.decision)]
        for seat in range(self.seats):
            self.offers(seat)
            self.resample(s, seat, RESAMPLES)
        for actor in engine.actors(s):
            for action in self.dice.sample(offered := engine.legal(s, actor), min(2, len(offered))):
                self.resample(self.applied(s, actor, action), self.dice.randrange(self.seats), 1)
        if look:
            for viewer in (None, *range(self.seats)):
                self.look(viewer)
        assert s.tobytes() == before, "a verb that only looks has changed the position"

    def offers(self, seat: int) -> None:
        """Offers, their notation there and back, and refusals."""
        engine, s, dice = self.engine, self.s, self.dice
        offered = engine.legal(s, seat)
        assert bool(offered) == (seat in engine.actors(s))
        assert engine.mask(s, seat).nonzero()[0].tolist() == offered
        texts = {engine.text(s, seat, action): action for action in offered}
        assert len(texts) == len(offered), "two offered actions have one notation"
        if offered:
            text = dice.choice(list(texts))
            assert engine.parse(s, seat, text) == texts[text]
        for text in dice.sample(sorted(self.heard - texts.keys()), 2):
            try:
                engine.parse(s, seat, text)
            except IllegalAction as refusal:
                assert str(refusal).strip()
                self.done["refusals"] += 1
            else:
                raise AssertionError(f"{text!r} is not offered, but understood")

    def resample(self, s: Position, seat: int, times: int) -> None:
        """Other worlds that the seat can't tell from this one, and a step in each."""
        engine, dice = self.engine, self.dice
        known, public = engine.view(s, seat), engine.view(s, None)
        actors, offered = engine.actors(s), engine.legal(s, seat)
        for _ in range(times):
            other = engine.resample(s, seat, rng.key(dice.getrandbits(128)))
            assert self.census(other) == self.pieces, "pieces were made or lost in another world"
            assert engine.view(other, seat) == known and engine.view(other, None) == public
            assert engine.actors(other) == actors and engine.legal(other, seat) == offered
            engine.state(other)
            if actors:
                actor = seat if offered else dice.choice(actors)
                self.applied(other, actor, dice.choice(engine.legal(other, actor)))
            self.done["resamples"] += 1

    def applied(self, s: Position, seat: int, action: int) -> Position:
        """The position after an action, tried on a copy."""
        after = self.engine.copy(s)
        self.engine.apply(after, seat, action)
        assert self.census(after) == self.pieces, "pieces were made or lost by an action"
        return after

    def look(self, viewer: int | None) -> None:
        """What the page shows: the picture, the sentence, the words of every click, previews."""
        engine, s, scene = self.engine, self.s, self.engine.part("scene")
        names, language = self.names, self.dice.choice(list(LANGUAGES))
        view = {**engine.view(s, viewer), "over": bool(s.over), **(engine.result(s) or {}), "options": self.options}
        assert all(part.startswith("<svg") for part in scene.draw(view, viewer, names, language).values())
        assert scene.read(view, viewer, names, language).strip()
        assert sentence(*scene.prompt(view, viewer), names, language).strip()
        if viewer is None:
            return
        offered = engine.legal(s, viewer)
        for action in self.dice.sample(offered, min(5, len(offered))):
            text = engine.text(s, viewer, action)
            for target in scene.path(view, text):
                assert sentence(*scene.label(view, target), names, language).strip()
            world = engine.resample(s, viewer, rng.key(self.dice.getrandbits(128)))
            _, deeds = engine.after(world, viewer, action)
            for message, args in engine.part("words").would(world, viewer, action, foreseen(deeds, viewer)):
                assert sentence(message, args, names, language).strip()
        self.done["pictures"] += 1

    def tell(self, deeds: Sequence[Deed]) -> None:
        """A step in words, marks and travels, as each viewer hears of it."""
        words, scene, language = self.engine.part("words"), self.engine.part("scene"), self.dice.choice(list(LANGUAGES))
        for viewer in (None, *range(self.seats)):
            heard = known_to(deeds, viewer)
            for message, args, _ in words.tell(heard):
                assert sentence(message, args, self.names, language).strip()
            for deed in heard:
                scene.marks(deed), scene.travels(deed)


def game(name: str, seed: int, style: str | None = None, most: int = MOST_STEPS) -> tuple[str, Counter[str]]:
    """The game of a seed, seats and options drawn from it; the styles take turns unless one is named."""
    engine, dice = load(name), random.Random(f"every verb, {name} {seed}")
    seats = dice.randint(engine.facts.least, engine.facts.most)
    options = drawn_options(engine.facts, seats, dice) if dice.random() < 0.5 else engine.facts.check_options(seats, {})
    style = style or styles_of(load(name))[seed % len(styles_of(load(name)))]
    played = Game(engine, seats, options, seed)
    played.play(style, most)
    return style, played.done


if __name__ == "__main__":
    # python tests/every_verb.py GAME MOST STYLE=SEED,SEED …: by style, what was done; games end after MOST decisions.
    done: dict[str, Counter[str]] = {}
    for wanted in sys.argv[3:]:
        style, _, seeds = wanted.partition("=")
        for seed in seeds.split(","):
            done.setdefault(style, Counter()).update(game(sys.argv[1], int(seed), style, int(sys.argv[2]))[1])
    print(json.dumps(done))

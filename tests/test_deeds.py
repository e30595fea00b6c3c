"""Deeds of every game: declared whole, told to those who may know, and enough for record, log and points."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

from headwaters.kernel.deeds import NOBODY, Deed, Kind, known_to
from headwaters.kernel.engine import Engine, load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.play import Play, Step
from headwaters.kernel.rng import key
from headwaters.text import LANGUAGES, sentence

GAMES = sorted(all_facts())
NAMES = ["Ada", "Bo", "Cy", "Di"]


@pytest.fixture(params=GAMES)
def engine(request: pytest.FixtureRequest) -> Engine:
    return load(request.param)


def played(engine: Engine, seats: int, seed: int) -> Play:
    """A whole game, played at random by kinds of action, so that rare ones come up."""
    play, choice = Play(engine, seats, {}, seed), random.Random(seed)
    while not play.over:
        seat = choice.choice(play.actors)
        kinds: dict[str, list[str]] = {}
        for text in play.legal(seat):
            kinds.setdefault(text.split()[0], []).append(text)
        play.play(choice.choice(kinds[choice.choice(sorted(kinds))]), seat)
    return play


def games(engine: Engine) -> Iterator[Play]:
    for seats in range(engine.facts.least, engine.facts.most + 1):
        yield played(engine, seats, 100 + seats)


def steps(play: Play) -> Iterator[tuple[Step, Any]]:
    for i, step in enumerate(play.steps):
        yield step, play.position_at(i + 1)


def test_the_numbers_of_the_kinds_have_their_names(engine: Engine) -> None:
    module = importlib.import_module(f"{engine.facts.package}.deeds")
    for number, kind in enumerate(module.DEEDS):
        assert getattr(module, kind.name.upper()) == number
    names = [kind.name for kind in module.DEEDS]
    assert len(names) == len(set(names))


def test_every_kind_cites_a_rule_of_its_game(engine: Engine) -> None:
    page = (engine.folder / "pages" / "rules.en.md").read_text(encoding="utf-8")
    for kind in engine.part("deeds").DEEDS:
        assert kind.rule.startswith(f"{engine.facts.rules}-")
        assert kind.rule in page, kind


def test_a_kind_refuses_secrets_it_has_no_argument_for() -> None:
    with pytest.raises(ValueError, match="secret"):
        Kind("drew", ("seat",), "X-01", secret={"tile": "seat"})
    with pytest.raises(ValueError, match="at most"):
        Kind("much", ("a", "b", "c", "d", "e"), "X-01")


def test_an_argument_is_known_to_its_seat_alone() -> None:
    drew = Deed(Kind("drew", ("seat", "tile"), "X-01", secret={"tile": "seat"}), {"seat": 1, "tile": 7})
    assert drew.known_to(1).args == {"seat": 1, "tile": 7}
    assert drew.known_to(0).args == drew.known_to(None).args == {"seat": 1}
    gone = Deed(Kind("gone", ("tile",), "X-01", secret={"tile": NOBODY}), {"tile": 7})
    assert gone.known_to(0).args == {}


def test_every_step_is_told_in_every_language(engine: Engine) -> None:
    words = engine.part("words")
    for play in games(engine):
        for step, _ in steps(play):
            for viewer in (step.seat, (step.seat + 1) % play.seats, None):
                lines = words.tell(known_to(step.deeds, viewer))
                assert lines or viewer != step.seat, step.text
                for message, args, rule in lines:
                    assert rule is None or rule.startswith(engine.facts.rules)
                    for language in LANGUAGES:
                        said = sentence(message, args, NAMES, language)
                        assert "{" not in said and "  " not in said, (message, args, said)


def test_what_is_marked_and_what_travels_is_drawn(engine: Engine) -> None:
    """Ids of marks and travels belong to the picture before or after the step."""
    import re

    scene = engine.part("scene")
    play = next(games(engine))

    def ids(position: Any, seat: int) -> set[str]:
        view = {**engine.view(position, seat), "options": play.options, **(engine.result(position) or {})}
        parts = scene.draw(view, seat, NAMES[: play.seats], "en")
        return {name for part in parts.values() for name in re.findall(r'\bid="([^"]+)"', part)}

    marked = travelled = 0
    for step, after in steps(play):
        deeds = known_to(step.deeds, step.seat)
        named = [id_ for deed in deeds for id_ in scene.marks(deed)]
        ways = [way for deed in deeds for way in scene.travels(deed)]
        if not named and not ways:
            continue
        drawn = ids(step.before, step.seat) | ids(after, step.seat)
        assert set(named) <= drawn, (step.text, set(named) - drawn)
        assert {end for way in ways for end in way[:2]} <= drawn, (step.text, ways)
        marked, travelled = marked + len(named), travelled + len(ways)
    assert marked > 5 and travelled > 5


def test_the_story_is_the_same_in_worlds_that_the_viewer_cannot_tell_apart(engine: Engine) -> None:
    """The same action in a resampled world, where it brings the same view, is told in the same deeds."""
    compared = 0
    for play in games(engine):
        for number, (step, after) in enumerate(steps(play)):
            if number % 3:
                continue
            for viewer in range(play.seats):
                if viewer == step.seat:
                    continue
                world = engine.resample(step.before, viewer, key(number))
                if step.action not in engine.legal(world, step.seat):
                    continue
                lines = engine.notation.chance_lines(step.deeds)
                try:
                    dictated = engine.notation.dictate(world, lines) if lines else ()
                    there, deeds = engine.after(world, step.seat, step.action, dictated)
                except (ValueError, IndexError, KeyError):
                    continue  # chance can't give this there
                if engine.view(there, viewer) == engine.view(after, viewer):
                    assert known_to(deeds, viewer) == known_to(step.deeds, viewer), step.text
                    compared += 1
    assert compared > 20

"""Before somebody acts: what the targets of a half-made choice would bring, what to click next, what a piece is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from ..kernel import rng
from ..kernel.engine import load
from ..text import sentence
from .answers import Explained, Face, Offers, Sign
from .errors import Refusal
from .table import Table, foreseen

MOST_ACTIONS = 200  # that are tried for one half-made choice


def ways_in(table: Table) -> Callable[[Any, str], list[list[str]]]:
    """From a view and an offered action to the paths of ids that mean it."""
    engine = load(table.game)
    if engine.has_part("guide"):
        return engine.part("guide").ways
    path = engine.part("scene").path
    return lambda view, action: [path(view, action)]


def follows(table: Table, view: Any, begun: Sequence[list[str]], language: str) -> dict[str, str]:
    """By the last id of a half-made choice: what to click next. `begun` are the clicks that begin one."""
    engine = table.playing.engine
    if not engine.has_part("guide"):
        return {}
    said: dict[str, str] = {}
    for ids in begun:
        if ids[-1] not in said and (message := engine.part("guide").follow(view, ids)):
            said[ids[-1]] = sentence(*message, table.names, language)
    return said


def passes(table: Table, view: Any) -> dict[str, str]:
    """By id that is offered only after an action: that action, where a game lets a click on it mean both."""
    engine = table.playing.engine
    guide: Any = engine.part("guide") if engine.has_part("guide") else None
    found: dict[str, str] = guide.passes(view) if hasattr(guide, "passes") else {}
    return found


def faces(table: Table, view: Any, offers: Offers, language: str) -> dict[str, Face]:
    """By the clicks that end a choice, joined by spaces: the look of its button, where a game makes rows of them."""
    engine, made = table.playing.engine, dict[str, Face]()
    guide: Any = engine.part("guide") if engine.has_part("guide") else None
    if view["decision"] not in getattr(guide, "FACED", ()):
        return made
    for ids in _whole(offers, []):
        if look := guide.face(view, ids):
            row, args = look.row
            made[" ".join(ids)] = Face(sentence(row, args, table.names, language), look.number, look.total, look.ahead)
    return made


def _whole(branch: Offers, before: list[str]) -> Iterator[list[str]]:
    """The clicks that make a choice."""
    for id_, behind in branch.items():
        if isinstance(behind, dict):
            yield from _whole(behind, [*before, id_])
        else:
            yield [*before, id_]


def is_single(table: Table, view: Any, offered: Collection[str]) -> bool:
    """Whether one action only is offered, and answering at once tells nobody anything."""
    engine = table.playing.engine
    return len(offered) == 1 and engine.has_part("guide") and not engine.part("guide").hides(view)


def signs(table: Table, seat: int, ids: list[str], language: str, key: int) -> dict[str, list[Sign]]:
    """By target: what the actions that end with it would bring, tried in a world the seat can't tell from this one."""
    play = table.playing
    engine, view = play.engine, table.view(seat)
    if not engine.has_part("guide"):
        return {}
    guide, world = engine.part("guide"), engine.resample(play.position, seat, rng.key(key))
    targets = [
        (way[-1], action)
        for text, action in table.offers(seat).items()
        for way in guide.ways(view, text)
        if way[:-1] == ids
    ]
    found: dict[str, list[Sign]] = {}
    for target, action in targets[:MOST_ACTIONS]:
        _, deeds = engine.after(world, seat, action)
        told = guide.signs(world, seat, action, foreseen(deeds, seat))
        if told:
            found[target] = [
                Sign(sign.svg, sentence(*sign.says, table.names, language, seat), sign.at) for sign in told
            ]
    return found


def explained(table: Table, seat: int | None, target: str, language: str) -> Explained:
    """What a piece or a place is and what it does; `error-nothing-there` for an id that means nothing."""
    engine = table.playing.engine
    try:
        meaning = engine.part("guide").meaning(table.view(seat), target) if engine.has_part("guide") else None
    except (ValueError, LookupError):  # an id that no scene has drawn
        meaning = None
    if meaning is None:
        raise Refusal("error-nothing-there")
    name = sentence(*meaning.name, table.names, language) if meaning.name else None
    return Explained(target, name, sentence(*meaning.help, table.names, language), meaning.rule)

"""The tree search compiled with one game: its verbs, and its judgement where the game's folder has one."""

from __future__ import annotations

from functools import cache
from types import ModuleType, SimpleNamespace

from ..kernel.engine import Engine
from ..kernel.rule import weave
from . import no_judgement, tree

JUDGEMENT = ("prior", "worth", "settled")
OPTIONAL = ("name", "named", "family", "sight", "likely")  # a game may leave them out
POLICY = ("things", "changes", "brings", "glance", "notes", "traits")  # by the net, or a learned one


def judgement(engine: Engine) -> ModuleType:
    """What the game knows about itself; `no_judgement` if its folder has no `judgement.py`."""
    return engine.part("judgement") if engine.has_part("judgement") else no_judgement


@cache
def own_settings(engine: Engine, *, by_net: bool) -> dict[str, float]:
    """What the game says about how it is best searched, by the names of `SearchSettings`.

    `SEARCH` in its judgement, and where its net judges what `SEARCH_BY_NET` says otherwise.
    """
    own = judgement(engine)
    return {**getattr(own, "SEARCH", {}), **(getattr(own, "SEARCH_BY_NET", {}) if by_net else {})}


@cache
def knowledge(engine: Engine) -> SimpleNamespace:
    """What the game knows about itself, `no_judgement` where it says nothing."""
    knows = judgement(engine)
    needed = {name: getattr(knows, name) for name in JUDGEMENT}
    return SimpleNamespace(**needed, **{name: getattr(knows, name, getattr(no_judgement, name)) for name in OPTIONAL})


@cache
def compiled(engine: Engine) -> SimpleNamespace:
    """The functions of `tree`, ready to be compiled or taken from the cache."""
    policy = engine.part("policy") if engine.has_part("policy") else no_judgement
    observe = engine.part("observation").observe if engine.has_part("observation") else no_judgement.observe
    foresight = {name: getattr(policy, name, getattr(no_judgement, name)) for name in POLICY}
    return weave(tree, {**engine.verbs, **vars(knowledge(engine)), **foresight, "observe": observe}, engine.folder)

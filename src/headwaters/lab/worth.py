"""What a position is worth to everybody, as one seat foresees it: what luck and choices are measured by."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bots.compiled import compiled
from ..bots.search import NODES_A_SIM, Tree
from ..bots.tree import SearchSettings
from ..kernel.engine import Engine


def worth(engine: Engine, s: Any, seat: int, rng: Any, sims: int) -> Any:
    """Each seat's share of the victory, by a search from what this seat knows; of a finished game what it is."""
    seats = int(s.seats)
    if s.over:
        shares = np.zeros(4)
        compiled(engine).verdict(s, shares, 0.0)
        return shares[:seats]
    tree = Tree(engine, engine.resample(s, seat, rng), seat, rng, SearchSettings(), NODES_A_SIM * sims)
    tree.run(sims)
    return tree.nodes[0].value[:seats] / sims

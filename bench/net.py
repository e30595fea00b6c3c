"""What a net costs on one core: a judgement with its inputs, a look of the policy, and what that leaves of a search.

    python bench/net.py [GAME ...] [--positions N] [--seconds S]

In positions spread over games between `looks` bots: microseconds of processor time for what the seat sees and the net's
outputs; where the game has a policy, for what each thing that an action can bring is to the seat; then iterations a
second of `strong`, of `strong` without the policy, and of `strong+worth`, in turn in each position.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean
from typing import Any

import numba

from headwaters.bots.compiled import compiled
from headwaters.bots.net import forward, net_of, path_of
from headwaters.bots.search import MOST_SIMS, Tree, settings_for
from headwaters.bots.tree import SearchSettings
from headwaters.kernel.engine import Engine, load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.rng import key
from search import positions

TIMES = 2_000
BEST_OF = 5


def micros(many: Any, *given: Any) -> float:
    """Of processor time, for one of the `TIMES` that are done at once; the quickest of some."""
    many(*given)
    took = []
    for _ in range(BEST_OF):
        begun = time.thread_time()
        many(*given)
        took.append(time.thread_time() - begun)
    return 1e6 * min(took) / TIMES


def judgements(engine: Engine) -> Any:
    observe = engine.part("observation").observe

    @numba.njit
    def many(s, seat, net):  # type: ignore[no-untyped-def]
        for _ in range(TIMES):
            forward(net, observe(s, seat, net.active))

    return many


def looks_ahead(engine: Engine) -> Any:
    foresee = compiled(engine).foresee

    @numba.njit
    def many(s, seat, net):  # type: ignore[no-untyped-def]
        for _ in range(TIMES):
            foresee(s, seat, net)

    return many


def pace(engine: Engine, s: Any, seat: int, settings: SearchSettings, seconds: float) -> float:
    """Iterations a second of processor time."""
    tree = Tree(engine, s, seat, key(1), SearchSettings(), 1 << 20)
    tree.settings = settings
    tree.run(100)
    tree.done[:] = 0
    begun = time.thread_time()
    tree.run_until(begun + seconds, MOST_SIMS, time.thread_time, settle=False)
    return float(tree.done[0]) / (time.thread_time() - begun)


def report(engine: Engine, seats: int, count: int, seconds: float) -> None:
    asked = positions(engine, seats, count)
    net = net_of(engine)
    assert net is not None
    judge, foresee = judgements(engine), looks_ahead(engine)
    own = settings_for(engine, SearchSettings())
    kinds = {"strong": own}
    if own.policy:
        kinds["without the policy"] = own._replace(policy=0.0, guided=0.0)
    kinds["strong+worth"] = settings_for(engine, SearchSettings(net=0.0))
    costs = [micros(judge, s, seat, net) for s, seat in asked]
    line = f"{engine.facts.name:15} {seats} seats: {fmean(costs):.2f} µs a judgement (at most {max(costs):.2f})"
    if own.policy:
        at = [(s, seat) for s, seat in asked if compiled(engine).foresee(s, seat, net)]
        line += f", {fmean(micros(foresee, s, seat, net) for s, seat in at):.2f} µs a look of the policy"
    paces = [[pace(engine, s, seat, settings, seconds) for settings in kinds.values()] for s, seat in asked]
    told = ", ".join(f"{kind} {fmean(found):,.0f}" for kind, found in zip(kinds, zip(*paces, strict=True), strict=True))
    print(f"{line}; iterations a second: {told}", flush=True)


def main() -> None:
    learned = [name for name in all_facts() if path_of(load(name)).is_file()]
    words = argparse.ArgumentParser(description="What a net costs on one core.")
    words.add_argument("games", nargs="*", metavar="GAME", help=", ".join(learned))
    words.add_argument("--positions", type=int, default=12)
    words.add_argument("--seconds", type=float, default=0.3, help="of search in each position")
    asked = words.parse_args()
    for game in asked.games or learned:
        for seats in (2, 4):
            report(load(game), seats, asked.positions, asked.seconds)


if __name__ == "__main__":
    main()

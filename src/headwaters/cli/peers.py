"""OpenSpiel's native random playouts, timed the way it plays them itself.

Its fastest random play is the C++ loop behind `RandomRolloutEvaluator`, which Python reaches through a search of one
simulation. That loop does not say how long its games were, so their mean length is counted beforehand in games between
uniform random bots (C++ too). Chance is not counted as a decision, here as elsewhere.
"""

from __future__ import annotations

from typing import Any

from ..kernel.errors import HeadwatersError
from .bench import Contestant

PEERS = ("chess", "hive", "gin_rummy")
ROLLOUTS = 20  # per call, so that the search around them does not show
COUNTED = 300  # games whose length is counted


def peers() -> list[Contestant]:
    try:
        import pyspiel
    except ImportError as error:
        raise HeadwatersError("error-peers") from error
    return [_peer(pyspiel, name) for name in PEERS]


def _peer(pyspiel: Any, name: str) -> Contestant:
    import random

    game = pyspiel.load_game(name)
    mean = _mean_decisions(pyspiel, game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    once = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    dealer = random.Random(1)

    def play() -> tuple[int, float]:
        once.mcts_search(_dealt(game, dealer))
        return ROLLOUTS, ROLLOUTS * mean

    return Contestant("peer", name, game.num_players(), play)


def _dealt(game: Any, dealer: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dealer.choices(actions, chances)[0])
    return state


def _mean_decisions(pyspiel: Any, game: Any) -> float:
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    decisions = 0
    for seed in range(COUNTED):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += sum(1 for step in state.full_history() if step.player >= 0)
    return decisions / COUNTED

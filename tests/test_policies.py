"""A learned policy: what it is told of an action, from the seat's knowledge alone; and the small net that it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from headwaters.bots import Budget, policy
from headwaters.bots.net import ROOM, net_of
from headwaters.bots.search import Tree, settings_for, think
from headwaters.bots.tree import SearchSettings
from headwaters.games.yak import rules as yak
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.observation import Inputs
from headwaters.kernel.styles import choose, styles_of
from headwaters.lab.match import stream
from headwaters.train.chosen import Player, rows_of
from tables import Table, tables

DOCS = Path(__file__).parent.parent / "docs" / "observations.md"
TOLD = [name for name in all_facts() if load(name).has_part("policy") and hasattr(load(name).part("policy"), "TRAITS")]


def decisions(table: Table, style: str) -> Any:
    """All that is asked in a game in one style, with a generator."""
    engine, rng = table.engine, stream("told", table.game, table.seats, style)
    s = table.setup(12)
    while not s.over:
        for seat in engine.actors(s):
            yield s, seat, rng
        for seat in engine.actors(s):
            engine.apply(s, seat, choose(engine, s, seat, style, rng))


def glanced(game: str, s: Any, seat: int) -> list[int]:
    """What the policy looks at, in order."""
    engine = load(game)
    active = np.full(engine.part("observation").INPUTS.most + 4, -7, np.int32)
    n = int(engine.part("policy").glance(s, seat, active))
    assert (active[n:] == -7).all()
    return sorted(map(int, active[:n]))


def traits(game: str, s: Any, seat: int, actions: list[int]) -> list[list[int]]:
    """The traits of each action, in order; the room behind them must stay untouched."""
    part = load(game).part("policy")
    room, told = np.full(ROOM + 1, -7, np.int32), []
    part.notes(s, seat, room)
    assert room[ROOM] == -7
    for action in actions:
        active = np.full(part.TRAITS.most + 4, -7, np.int32)
        n = int(part.traits(s, seat, action, room, active))
        assert n <= part.TRAITS.most and (active[n:] == -7).all()
        told.append(sorted(map(int, active[:n])))
    return told


@pytest.mark.parametrize("table", [table for table in tables() if table.game in TOLD], ids=str)
def test_actions_are_told_alike_in_every_world_that_the_seat_cant_tell_apart(table: Table) -> None:
    size = table.engine.part("policy").TRAITS.size
    styles = styles_of(table.engine)
    for style in dict.fromkeys((styles[0], styles[(table.seats + table.number) % len(styles)])):
        for s, seat, rng in decisions(table, style):
            offered = table.engine.legal(s, seat)
            here = traits(table.game, s, seat, offered)
            assert all(len(set(some)) == len(some) and some[0] >= 0 and some[-1] < size for some in here)
            world = table.engine.resample(s, seat, rng)
            assert traits(table.game, world, seat, offered) == here
            assert glanced(table.game, world, seat) == glanced(table.game, s, seat)


def renamed(s: Any, order: list[int]) -> Any:
    """A position of Yak with its colours exchanged: colour c is called order[c]; the crystal keeps its name."""
    other = s.copy()
    for field in (other.bag, other.bought, other.drawn, *other.stones):
        field[order] = field.copy()
    for tower, height in zip(other.tower, other.height, strict=True):
        for i in range(int(height)):
            stone, spot = int(tower[i]) - 1 >> 4, int(tower[i]) - 1 & 15
            tower[i] = 1 + 16 * order[stone] + spot
    if s.kept:
        other.kept = 1 + order[int(s.kept) - 1]
    return other


def called(s: Any, action: int, order: list[int]) -> int:
    """An action of Yak where colours are called so."""
    if s.decision == yak.SET:
        return 16 * order[action >> 4] + action % 16
    stone = (s.decision == yak.BUY and action != yak.DONE) or s.decision == yak.KEEP
    return order[action] if stone else action


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_what_yaks_colours_are_called_is_nothing_to_the_policy(seats: int) -> None:
    order, rows = [3, 6, 0, 7, 1, 5, 2, 4, 8], rows_of(load("yak"))
    met = set()
    for s, seat, _ in decisions(Table("yak", seats), "racer"):
        offered = load("yak").legal(s, seat)
        other = renamed(s, order)
        assert traits("yak", other, seat, [called(s, action, order) for action in offered]) == traits(
            "yak", s, seat, offered
        )
        looked_at = [[i for i in glanced("yak", position, seat) if rows[i] >= 0] for position in (s, other)]
        assert looked_at[0] == looked_at[1]
        met.add(int(s.decision))
    assert {yak.DAWN, yak.BUY, yak.SET} <= met


def has(game: str, some: list[int], name: str) -> list[tuple[int, ...]]:
    """The places within a block of its traits that hold."""
    inputs: Inputs = load(game).part("policy").TRAITS
    block = next(block for block in inputs.blocks if block.name == name)
    numbers = np.array(some) - inputs.starts[name]
    within = numbers[(numbers >= 0) & (numbers < block.size)]
    return list(zip(*(map(int, axis) for axis in np.unravel_index(within, block.shape)), strict=True))


def test_the_page_shows_the_traits() -> None:
    text = DOCS.read_text()
    for game in TOLD:
        assert load(game).part("policy").TRAITS.table() in text, f"{game}: what its TRAITS.table() says belongs there"


def test_a_payment_tells_what_is_paid_and_what_is_left() -> None:
    seen = 0
    for s, seat, _ in decisions(Table("yak", 3), "racer"):
        if s.decision == yak.PAY:
            offered = load("yak").legal(s, seat)
            for action, some in zip(offered, traits("yak", s, seat, offered), strict=True):
                paid = s.copy()
                load("yak").apply(paid, seat, action)
                if paid.decision == yak.OVERFLOW or paid.active != seat:
                    continue
                left = [(kind, int(paid.yurt[seat, kind])) for kind in range(3)]
                assert has("yak", some, "left") == left
                assert has("yak", some, "pays") == [(k, int(s.yurt[seat, k]) - n) for k, n in left]
                seen += 1
    assert seen > 3


def test_a_stone_that_completes_level_4_says_so() -> None:
    seen = {(0,): 0, (1,): 0}
    for s, seat, _ in decisions(Table("yak", 2), "racer"):
        if s.decision == yak.SET and not s.ending:
            offered = load("yak").legal(s, seat)
            for action, some in zip(offered, traits("yak", s, seat, offered), strict=True):
                after = s.copy()
                load("yak").apply(after, seat, action)
                (completes,) = has("yak", some, "completes")
                if (after.active == seat and after.decision == yak.SET) or after.over:
                    assert completes == (int(bool(after.ending)),)
                    seen[completes] += 1
    assert seen[(0,)] > 3


def test_whole_numbers_say_what_the_floats_of_a_policy_say() -> None:
    rng = np.random.default_rng(4)
    row = np.where(np.arange(60) % 3 == 0, -1, np.arange(60) - np.arange(60) // 3 - 1)
    layers = {
        "row": row,
        "seen": rng.normal(size=(40, 16)) * 0.1,
        "bias": np.full(16, 0.3),
        "trait": rng.normal(size=(30, 16)) * 0.2,
        "behind": rng.normal(size=(3, 16)),
        "plain": rng.normal(size=30) * 0.1,
        "prior": rng.normal(size=3),
    }
    small = policy.quantised(layers, 10)
    for held in range(1, 11):
        active, mine = rng.choice(60, 3 * held, replace=False), rng.choice(30, held, replace=False)
        policy.sum_up(small, active, len(active))
        small.active[:held] = mine
        rows = row[active][row[active] >= 0]
        behind = np.clip(layers["seen"][rows].sum(0) + layers["bias"] + layers["trait"][mine].sum(0), 0, 1)
        for decision in range(3):
            expected = (
                behind @ layers["behind"][decision] + layers["plain"][mine].sum() + layers["prior"][decision] * 0.7
            )
            assert policy.promise(small, decision, held, 0.7) == pytest.approx(expected, abs=0.02)


@pytest.mark.parametrize("game", TOLD)
def test_the_search_asks_the_policy_and_the_yardstick_does_not(game: str) -> None:
    engine = load(game)
    net = net_of(engine)
    assert net is not None and policy.is_learned(net.policy)
    assert settings_for(engine, SearchSettings()).policy > 0
    s = engine.setup(2, {}, 4)
    seat = engine.actors(s)[0]

    def visits(settings: SearchSettings, *, asked: bool) -> Any:
        rng = stream("policy", game)
        tree = Tree(engine, engine.resample(s, seat, rng), seat, rng, settings, 1 << 14)
        if not asked:
            tree.net = tree.net._replace(policy=policy.NONE)
        tree.run(300)
        return [int(tree.nodes[i].visits) for i in range(tree.used)]

    assert visits(SearchSettings(), asked=True) == visits(SearchSettings(), asked=True)
    assert visits(SearchSettings(), asked=True) != visits(SearchSettings(), asked=False)
    yardstick = SearchSettings(net=0.0)
    assert visits(yardstick, asked=True) == visits(yardstick, asked=False)


@pytest.mark.parametrize("game", TOLD)
def test_its_weights_are_small_and_have_a_card(game: str) -> None:
    folder = load(game).folder
    both = (folder / policy.FILE).stat().st_size + (folder / "net.npz").stat().st_size
    assert both <= 1_000_000
    card = (folder / "policy.md").read_text()
    assert "headwaters.train" in card and "%" in card


@pytest.mark.parametrize("game", TOLD)
def test_choices_of_the_search_are_kept_to_learn_from(game: str) -> None:
    engine = load(game)
    kept = Player(engine, engine.folder / policy.FILE, 20).play(2, 5)
    again = Player(engine, engine.folder / policy.FILE, 20).play(2, 5)
    assert len(kept.decision) > 20 and kept.decision == again.decision
    rows, size = int(rows_of(engine).max()) + 1, engine.part("policy").TRAITS.size
    for seen, actions, looks, visits in zip(kept.seen, kept.traits, kept.looks, kept.visits, strict=True):
        assert len(actions) == len(looks) == len(visits) > 1 and visits.sum() == pytest.approx(1, abs=1e-5)
        assert seen.max() < rows and all(some.max() < size for some in actions)
    twins = zip(kept.visits, again.visits, strict=True)
    assert all((first == second).all() for first, second in twins)


def test_a_game_without_a_learned_policy_has_none() -> None:
    engine = load("yellow-yangtze")
    net = net_of(engine)
    assert net is not None and not policy.is_learned(net.policy)
    s = engine.setup(2, {}, 4)
    seat = engine.actors(s)[0]
    rng = stream("none")
    thought = think(engine, engine.resample(s, seat, rng), seat, rng, Budget(sims=20), SearchSettings())
    assert thought.sims == 20

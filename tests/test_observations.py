"""Observations: declared once, from the seat's knowledge alone; and the net that judges by them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from headwaters.bots import Budget, bot
from headwaters.bots import net as nets
from headwaters.bots.search import Tree, settings_for, think
from headwaters.bots.tree import SearchSettings
from headwaters.games.yak import pieces as yak
from headwaters.games.yak.judgement import affordable as yak_affordable
from headwaters.games.yak.rules import open_spots
from headwaters.games.yangtze import pieces as yangtze
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.observation import Inputs
from headwaters.kernel.styles import choose, styles_of
from headwaters.lab.match import stream
from tables import Table, every_table

DOCS = Path(__file__).parent.parent / "docs" / "observations.md"
OBSERVED = [name for name, facts in all_facts().items() if (facts.folder / "observation.py").is_file()]
LEARNED = [name for name in OBSERVED if nets.path_of(load(name)).is_file()]


def seen(game: str, s: Any, seat: int) -> list[int]:
    """The inputs that hold for a seat, in order; the room behind them must stay untouched."""
    observation = load(game).part("observation")
    active = np.full(observation.INPUTS.most + 8, -7, np.int32)
    n = int(observation.observe(s, seat, active))
    assert n <= observation.INPUTS.most and (active[observation.INPUTS.most :] == -7).all()
    return sorted(int(i) for i in active[:n])


def moments(table: Table, style: str) -> Any:
    """Every twentieth position of a game in one style, and its end."""
    engine, rng = table.engine, stream("observed", table.game, table.seats, style)
    s = table.setup(11)
    steps = 0
    while not s.over:
        seat = engine.actors(s)[0]
        engine.apply(s, seat, choose(engine, s, seat, style, rng))
        steps += 1
        if steps % 20 == 0 or s.over:
            yield s, rng


@every_table
def test_a_seat_sees_the_same_in_every_world_it_cant_tell_apart(table: Table) -> None:
    if table.game not in OBSERVED:
        pytest.skip("the game declares no observation")
    size = table.engine.part("observation").INPUTS.size
    styles = styles_of(table.engine)
    for style in dict.fromkeys((styles[0], styles[(table.seats + table.number) % len(styles)])):
        for s, rng in moments(table, style):
            for seat in range(table.seats):
                here = seen(table.game, s, seat)
                assert len(set(here)) == len(here) and here[0] >= 0 and here[-1] < size
                assert seen(table.game, table.engine.resample(s, seat, rng), seat) == here


def told(game: str, s: Any, seat: int, name: str) -> list[tuple[int, ...]]:
    """The places within a block of its inputs that hold."""
    inputs: Inputs = load(game).part("observation").INPUTS
    block = next(block for block in inputs.blocks if block.name == name)
    numbers = np.array(seen(game, s, seat)) - inputs.starts[name]
    within = numbers[(numbers >= 0) & (numbers < block.size)]
    return list(zip(*(map(int, axis) for axis in np.unravel_index(within, block.shape)), strict=True))


def yak_neighbours(spot: int) -> set[int]:
    """The spots of a tower beside one, by level and place."""
    level, place = yak.SPOTS[spot]
    around = {(level, place - 1), (level, place + 1)}
    around |= {(level + 1, place - 1), (level + 1, place), (level - 1, place), (level - 1, place + 1)}
    return {i for i, where in enumerate(yak.SPOTS) if where in around}


def yak_groups(spots: set[int]) -> list[set[int]]:
    """Spots as they hang together."""
    groups: list[set[int]] = []
    for spot in spots:
        beside = [group for group in groups if group & yak_neighbours(spot)]
        groups = [group for group in groups if group not in beside] + [{spot}.union(*beside)]
    return groups


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_yak_says_which_stones_fit_and_which_groups_can_grow(seats: int) -> None:
    for s, _ in moments(Table("yak", seats), "racer"):
        built = {int(i) - 1 & 15 for i in s.tower[0, : int(s.height[0])]}
        open_now = {i for i in range(16) if int(open_spots(int(s.built[0]))) >> int(yak.BIT[i]) & 1}
        stones = [{int(i) - 1 & 15 for i in s.tower[0, : int(s.height[0])] if int(i) - 1 >> 4 == c} for c in range(8)]
        groups = [group for colour in stones for group in yak_groups(colour)]
        now = [g for g in groups if any(yak_neighbours(i) & open_now for i in g)]
        later = [g for g in groups if g not in now and any(yak_neighbours(i) - built - {15} for i in g)]
        many, alone, many_later, alone_later = (
            sum(size(g) for g in some)
            for some in (now, later)
            for size in (lambda g: len(g) > 1, lambda g: len(g) == 1)
        )
        assert told("yak", s, 0, "growable")[0] == (0, min(many, 5), min(many_later, 3))
        assert told("yak", s, 0, "single")[0] == (0, min(alone, 5), min(alone_later, 3))
        assert told("yak", s, 0, "all_groups")[0] == (0, min(7, sum(len(g) > 1 for g in groups)))
        fits = [c for c in range(8) if any(g <= stones[c] for g in now)]
        assert told("yak", s, 0, "outlook")[0] == (0, min(7, sum(int(s.bag[c]) for c in fits) // 4))
        stops = max(3, seats)
        for day in range(3):
            cart = int(s.cart_at[-day * int(s.direction) % stops])
            can = yak_affordable(s, 0, cart)
            fitting = sum(int(s.stones[cart, c]) for c in fits)
            assert told("yak", s, 0, "buying")[day] == (0, day, min(fitting, 3), int(can))
            load_ = s.stones[cart]
            assert told("yak", s, 0, "load")[day] == (0, day, int(load_.sum()), min(int(load_[8]), 2))
            if day < 2:
                made = [
                    len(next(g for g in yak_groups(stones[c] | {spot}) if spot in g))
                    for c in fits
                    for spot in open_now
                    if load_[c] > 0
                ]
                assert told("yak", s, 0, "joined")[day] == (0, day, min(7, max([1, *made])) - 1)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_yangtze_says_what_a_lay_could_match(seats: int) -> None:
    for s, _ in moments(Table("yangtze", seats), "matcher"):
        lake = {
            int(p): (int(t), int(turn))
            for p, t, turn in zip(s.lake_place, s.lake_tile, s.lake_turn, strict=True)
            if t > 0
        }

        def shown(tile: int, turn: int, direction: int) -> int:
            return int(yangtze.SIDES[tile, (direction - turn) % 4])

        around = {
            int(place): [
                (d, tile, shown(tile, turn, d ^ 2))
                for d in range(4)
                for tile, turn in [lake.get(int(place + yangtze.TOWARDS[d]), (0, 0))]
                if tile
            ]
            for place in s.open_place[: int(s.open_n)]
        }
        most, rafts, colours = [], [0], set()
        for tile in map(int, s.hand[0, : int(s.hand_n[0])]):
            most.append(0)
            for beside in around.values():
                for turn in range(4):
                    same = [(other, c) for d, other, c in beside if shown(tile, turn, d) == c]
                    most[-1] = max(most[-1], len(same))
                    colours |= {c for _, c in same if s.supply[c] > 0}
                    if same:
                        rafts.append(int(yangtze.HAS_SYMBOL[tile] + sum(yangtze.HAS_SYMBOL[o] for o, _ in same)))
        best, second, *_ = sorted([*most, 0, 0], reverse=True)
        assert told("yangtze", s, 0, "matches") == [(0, best), (1, second)]
        assert told("yangtze", s, 0, "rafts_near") == [(max(rafts),)]
        assert told("yangtze", s, 0, "matching") == [(c,) for c in sorted(colours)]
        assert told("yangtze", s, 0, "matching_n") == [(len(colours),)]
        sides = [c for beside in around.values() for _, _, c in beside]
        assert told("yangtze", s, 0, "showing") == [(c, min(5, sides.count(c))) for c in range(7)]


@pytest.mark.parametrize("game", OBSERVED)
def test_what_is_seen_changes_with_the_seat_and_the_game(game: str) -> None:
    s = load(game).setup(3, {}, 5)
    first = seen(game, s, 0)
    for position, _ in moments(Table(game, 3), "uniform"):
        last = position
    assert seen(game, last, 0) != first
    assert seen(game, last, 0) != seen(game, last, 1)


def test_the_page_shows_the_declarations() -> None:
    text = DOCS.read_text()
    for game in OBSERVED:
        inputs: Inputs = load(game).part("observation").INPUTS
        assert inputs.table() in text, f"{game}: what its INPUTS.table() says belongs there"


def test_whole_numbers_say_what_the_floats_say() -> None:
    rng = np.random.default_rng(3)
    layers = {
        "w1": rng.normal(size=(300, 64)) * 0.1,
        "b1": np.full(64, 0.3),
        "w2": rng.normal(size=(64, 16)) * 0.2,
        "b2": np.full(16, 0.3),
        "w3": rng.normal(size=(16, nets.OUTPUTS)),
        "b3": rng.normal(size=nets.OUTPUTS),
    }
    net = nets.quantised(layers, 40)
    for held in range(1, 41):
        active = rng.choice(300, held, replace=False)
        x = np.clip(layers["w1"][active].sum(0) + layers["b1"], 0, 1)
        x = np.clip(x @ layers["w2"] + layers["b2"], 0, 1)
        net.active[:held] = active
        nets.forward(net, held)
        assert np.abs(net.outputs - (x @ layers["w3"] + layers["b3"])).max() < 0.1


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_shares_are_the_seats_own(seats: int) -> None:
    net = nets.NONE._replace(outputs=np.array([2, 1, 0, -1, 9, 9, 9, 9], np.float32))
    value = np.zeros(4)
    nets.shares(net, 1, seats, value)
    assert value[:seats].sum() == pytest.approx(1) and (value[seats:] == 0).all()
    assert np.argmax(value) == 1 and np.argmin(value[:seats]) == 0


@pytest.mark.parametrize("game", LEARNED)
def test_the_search_asks_the_net_and_repeats_itself(game: str) -> None:
    engine = load(game)
    s = engine.setup(2, {}, 4)
    seat = engine.actors(s)[0]

    def values(settings: SearchSettings) -> Any:
        rng = stream("net", game)
        return think(engine, engine.resample(s, seat, rng), seat, rng, Budget(sims=200), settings).values

    assert (values(SearchSettings()) == values(SearchSettings())).all()
    assert (values(SearchSettings()) != values(SearchSettings(net=0.0))).any()


@pytest.mark.parametrize("game", LEARNED)
def test_weights_are_small_and_have_a_card(game: str) -> None:
    path = nets.path_of(load(game))
    assert path.stat().st_size <= 1_000_000
    card = path.with_suffix(".md").read_text()
    assert "headwaters.train" in card and "%" in card


def test_the_yardstick_is_a_bot() -> None:
    engine = load("yangtze")
    s = engine.setup(2, {}, 1)
    seat = engine.actors(s)[0]
    rng = stream("yardstick")
    known = engine.resample(s, seat, rng)
    assert bot("strong+worth").choose(engine, known, seat, rng, Budget(sims=20)) in engine.legal(s, seat)


@pytest.mark.parametrize("seats", [2, 4])  # one tree, and one for each seat
def test_what_a_net_costs_can_be_measured(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    import net as bench  # of the folder `bench`

    bench.report(load("yak"), seats, 1, 0.001)
    line = capsys.readouterr().out
    kinds = r"strong [\d,]+, without the policy [\d,]+, strong\+worth [\d,]+"
    told = rf"yak +{seats} seats: \d+\.\d\d µs a judgement .*: {kinds}"
    assert re.fullmatch(told, line.strip()), line


# ---------------------------------------------------------------- the policy

PLAYED = [name for name in LEARNED if load(name).has_part("policy") and hasattr(load(name).part("policy"), "things")]


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("game", LEARNED)
def test_slopes_say_what_a_change_of_the_inputs_is_to_the_seat(game: str, seats: int) -> None:
    """Beside the same in floats, by the chain rule."""
    engine = load(game)
    net = nets.net_of(engine)
    assert net is not None
    told, floats = [], []
    for s, _ in moments(Table(game, seats), "uniform"):
        if s.over:
            continue
        n = int(engine.part("observation").observe(s, 0, net.active))
        nets.forward(net, n)
        nets.slopes(net, seats)
        others = np.exp(net.outputs[1:seats].astype(float))
        deeper = net.third[:, 0] - net.third[:, 1:seats] @ (others / others.sum())
        deeper[(net.deeper <= 0) | (net.deeper >= nets.SECOND * nets.ONE)] = 0
        slope = net.second.astype(float) @ deeper
        slope[(net.sums <= 0) | (net.sums >= nets.ONE * nets.FINE)] = 0
        for held, new in zip(net.active[: n - 1], net.active[1:n], strict=True):
            net.before[0], net.after[0] = held, new
            told.append(float(nets.gain(net, 1)))
            change = net.first[new].astype(float) - net.first[held]
            floats.append(slope @ change / (nets.SECOND * nets.ONE * nets.FINE))
    assert np.std(floats) > 0.03
    assert np.abs(np.subtract(told, floats)).max() < 0.01


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("seats", (2, 3, 4))
def test_an_action_brings_the_things_it_is_promised_for(game: str, seats: int) -> None:
    """Each thing changes the inputs that `changes` says and no others; a lay brings what `brings` counts."""
    engine = load(game)
    policy, room = engine.part("policy"), np.full(nets.ROOM + 1, -7, np.int32)
    before, after = (np.zeros(nets.SWAPS, np.int32) for _ in range(2))
    tried, rng = 0, stream("policy", game, seats)
    s = engine.setup(seats, {}, 3)
    while not s.over:
        seat = engine.actors(s)[0]
        many = int(policy.things(s, seat, room))
        assert many <= nets.THINGS and room[nets.ROOM] == -7
        for thing in range(many):
            changed = s.copy()
            if thing == 7 * seats:
                changed.rafts[seat] += 1
            elif s.supply[thing % 7] == 1:
                continue  # what it changes besides is left out
            elif s.supply[thing % 7]:
                changed.lanterns[thing // 7, thing % 7] += 1
                changed.supply[thing % 7] -= 1
            n = int(policy.changes(s, seat, thing, before, after))
            swapped = set(seen(game, s, seat)) - set(before[:n].tolist()) | set(after[:n].tolist())
            assert swapped == set(seen(game, changed, seat))
        for action in engine.legal(s, seat)[::5] if many else ():
            gains = np.zeros(nets.THINGS)
            given = []
            for thing in range(many):
                gains[:], gains[thing] = 0, 1
                given.append(int(policy.brings(s, seat, action, gains, room)))
            if (np.reshape(given[:-1], (seats, 7)).sum(0) > s.supply).any():
                continue  # somebody goes without a card
            laid = s.copy()
            engine.apply(laid, seat, action)
            assert given[:-1] == (laid.lanterns[:seats].astype(int) - s.lanterns[:seats]).ravel().tolist()
            assert given[-1] == int(laid.rafts[seat]) - int(s.rafts[seat])
            tried += 1
        engine.apply(s, seat, choose(engine, s, seat, "uniform", rng))
    assert tried > 100


@pytest.mark.parametrize("game", PLAYED)
def test_the_search_asks_the_policy_where_the_net_judges(game: str) -> None:
    engine = load(game)
    s = engine.setup(2, {}, 4)
    while engine.part("policy").things(s, engine.actors(s)[0], np.zeros(nets.ROOM, np.int32)) == 0:
        engine.apply(s, engine.actors(s)[0], engine.legal(s, engine.actors(s)[0])[0])
    seat = engine.actors(s)[0]
    assert settings_for(engine, SearchSettings()).policy > 0

    def visits(settings: SearchSettings) -> list[int]:
        rng = stream("policy", game)
        tree = Tree(engine, engine.resample(s, seat, rng), seat, rng, SearchSettings(), 1 << 14)
        tree.settings = settings
        tree.run(200)
        return [int(tree.nodes[i].visits) for i in tree.children(0)]

    own = settings_for(engine, SearchSettings())
    assert visits(own) == visits(own)
    assert visits(own) != visits(own._replace(policy=0.0))
    without = own._replace(net=0.0)
    assert visits(without) == visits(without._replace(policy=0.0))

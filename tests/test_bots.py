"""Bots: they play only what is offered, see only what their seat may see, and with a seed and simulations repeat."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import headwaters
from headwaters.bots import LEVELS, Budget, analyse, bot, levels, skills
from headwaters.bots import search as search_module
from headwaters.bots import tree as tree_module
from headwaters.bots.compiled import JUDGEMENT, compiled, judgement, knowledge
from headwaters.bots.hints import LONGEST_LINE
from headwaters.bots.levels import YARDSTICKS, noticed, rehearse
from headwaters.bots.search import think
from headwaters.bots.tree import SearchSettings
from headwaters.kernel.engine import load
from headwaters.kernel.errors import HeadwatersError, IllegalAction
from headwaters.kernel.facts import all_facts
from headwaters.lab.match import play, stream
from tables import every_game

FEW = Budget(sims=24)
JUDGED = [name for name, facts in all_facts().items() if (facts.folder / "judgement.py").is_file()]
NAMES = (*LEVELS, *YARDSTICKS, "able=9/0.5")


def moments(game: str, seats: int, count: int, seed: int = 7):
    """Positions of a game between bots that go by looks, spread over it, each with a seat that is asked."""
    engine, rng, found = load(game), stream("moments", game, seed), []
    s = engine.setup(seats, {}, seed)
    while not s.over:
        for seat in engine.actors(s):
            found.append((engine.copy(s), seat))
            engine.apply(s, seat, bot("looks").choose(engine, engine.resample(s, seat, rng), seat, rng, FEW))
    return engine, found[:: max(1, len(found) // count)][:count]


@every_game
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_an_offered_action_and_the_same_one_again(game: str, name: str) -> None:
    engine, some = moments(game, 3, 6)
    for s, seat in some:
        chosen = [
            bot(name).choose(engine, engine.resample(s, seat, stream("deal")), seat, stream("chance"), FEW)
            for _ in range(2)
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in engine.legal(s, seat)


@every_game
def test_what_a_seat_cannot_know_does_not_change_the_choice(game: str) -> None:
    """The truth goes into a bot only through `resample`: two truths that the seat can't tell apart give one choice."""
    engine, some = moments(game, 2, 6)
    for s, seat in some:
        other_truth = engine.resample(s, seat, stream("another truth"))
        assert engine.view(s, seat) == engine.view(other_truth, seat)
        thoughts = [think(engine, t, seat, stream("x"), Budget(sims=60), SearchSettings()) for t in (s, other_truth)]
        assert thoughts[0].visits.tolist() == thoughts[1].visits.tolist()
        assert np.array_equal(thoughts[0].values, thoughts[1].values)


@every_game
def test_searches_on_two_cores_are_added_up_and_deterministic(game: str) -> None:
    engine, some = moments(game, 2, 3)
    for s, seat in some:
        both = [think(engine, s, seat, stream("t"), Budget(sims=50, cores=2), SearchSettings()) for _ in range(2)]
        assert both[0].sims == both[1].sims == 50
        assert both[0].visits.tolist() == both[1].visits.tolist()


@every_game
def test_values_are_shares_of_the_victory(game: str) -> None:
    engine, some = moments(game, 4, 5)
    for s, seat in some:
        thought = think(engine, s, seat, stream("v"), Budget(sims=40), SearchSettings())
        tried = thought.visits > 0
        sums = thought.values[tried].sum(axis=1)
        assert np.allclose(sums, thought.visits[tried])
        assert (thought.values >= 0).all()
        assert (thought.values.max(axis=1) <= thought.visits + 1e-9).all()


@every_game
@pytest.mark.parametrize("seats", [2, 4])
def test_a_full_tree_goes_on_without_growing(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    engine, some = moments(game, seats, 2)
    monkeypatch.setattr(search_module, "_room", lambda budget: 40)
    for s, seat in some:
        assert think(engine, s, seat, stream("f"), Budget(sims=100), SearchSettings()).sims == 100


@every_game
def test_the_search_does_not_touch_the_position(game: str) -> None:
    engine, some = moments(game, 2, 4)
    for s, seat in some:
        before = s.tobytes()
        think(engine, s, seat, stream("s"), FEW, SearchSettings())
        analyse((engine, s), seat, FEW)
        assert s.tobytes() == before


@every_game
def test_judgement_is_finite_for_everything_offered(game: str) -> None:
    engine, some = moments(game, 4, 12)
    functions, mask = compiled(engine), np.zeros(engine.words, np.uint64)
    actions, looks = np.zeros(engine.actions, np.int64), np.zeros(engine.actions)
    for s, seat in some:
        offered = functions.weigh(s, seat, mask, actions, looks)
        assert actions[:offered].tolist() == engine.legal(s, seat)
        assert np.isfinite(looks[:offered]).all()


def test_every_game_here_has_a_judgement_and_another_may_do_without() -> None:
    assert set(JUDGED) == {name for name, facts in all_facts().items() if facts.package.startswith("headwaters.")}
    assert all(hasattr(judgement(load(game)), name) for game in all_facts() for name in JUDGEMENT)


def test_no_bot_file_names_a_game() -> None:
    for path in Path(tree_module.__file__).parent.glob("*.py"):
        source = path.read_text(encoding="utf-8").lower()
        for name in all_facts():
            assert name not in source, f"{path.name} names a game"


@pytest.mark.parametrize("game", JUDGED)
def test_looks_beat_random(game: str) -> None:
    engine, won = load(game), 0.0
    for seed in range(6):
        for seat in range(2):
            seated = [bot("random"), bot("random")]
            seated[seat] = bot("looks")
            won += play(engine, 2, {}, seed, seated, [FEW, FEW]).shares[seat]
    assert won >= 11


@every_game
def test_what_is_overlooked_is_overlooked_in_every_action(game: str) -> None:
    """Each thing an action speaks of is noticed everywhere or nowhere, and something always is."""
    engine, some = moments(game, 2, 8)
    for s, seat in some:
        offered = engine.legal(s, seat)
        assert noticed(engine, s, seat, 0.0, stream("eye")) == offered
        spoken = [set(text.split()[1:] or [text]) for text in engine.texts(s, seat, offered)]
        for overlooks in (0.3, 0.9):
            seen = noticed(engine, s, seat, overlooks, stream("eye"))
            assert seen and set(seen) <= set(offered)
            things = dict(zip(offered, spoken, strict=True))
            noticed_things = set().union(*(things[action] for action in seen))
            assert all(things[action] - noticed_things for action in set(offered) - set(seen))


@pytest.mark.parametrize("game", JUDGED)
def test_who_overlooks_everything_it_thought_of_goes_by_looks(game: str) -> None:
    engine, some = moments(game, 2, 8)
    for s, seat in some:
        for overlooks in ("0", "0.95"):
            chosen = bot(f"novice=1/{overlooks}").choose(engine, engine.copy(s), seat, stream("eye"), FEW)
            assert chosen in engine.legal(s, seat)


def test_every_level_is_set_and_a_game_may_have_a_row_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert LEVELS == ("beginner", "novice", "casual", "able", "strong", "master")
    assert set().union(*skills.SKILLS.values()) <= {skills.ANY, *all_facts()}
    seconds = [skills.SECONDS[level] for level in LEVELS]
    assert seconds[:4] == [None] * 4 and 0 < (seconds[4] or 0) < (seconds[5] or 0)
    monkeypatch.setitem(skills.SKILLS, "able", {"any": skills.Skill(sims=3), "yak": skills.Skill(sims=4)})
    assert [skills.skill("able", game).sims for game in ("yak", "yangtze")] == [4, 3]
    for wrong in ({}, {"seconds": 1.0, "overlooks": 0.1}, {"sims": 0}, {"seconds": 0.0}, {"sims": 1, "overlooks": 1.0}):
        with pytest.raises(ValueError):
            skills.Skill(**wrong)
    monkeypatch.setitem(skills.SKILLS, "strong", {"any": skills.Skill(seconds=0.5), "yak": skills.Skill(9, 0.5)})
    assert [skills.own_budget("strong", game) for game in ("yak", "yangtze")] == [Budget(0.5, 9), Budget(0.5)]
    assert skills.own_budget("able", "yak") is None and skills.own_budget("looks", "yak") is None


def test_a_level_never_thinks_for_more_than_its_own_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    engine, some = moments("yangtze", 2, 1)
    asked: list[Budget] = []

    def thinking(*words: Any, **more: Any) -> Any:
        asked.append(words[4])
        return think(*words, **more)

    monkeypatch.setattr(levels, "think", thinking)
    for budget in (Budget(sims=1000), Budget(sims=2), Budget(seconds=9.0)):
        bot("able=7").choose(engine, engine.copy(some[0][0]), some[0][1], stream("x"), budget)
    assert asked == [Budget(sims=7), Budget(sims=2), Budget(sims=7)]


def test_a_budget_is_something_and_the_first_of_two_that_ends_counts() -> None:
    for wrong in ({}, {"seconds": 1.0, "sims": 0}, {"seconds": 0.0}, {"sims": 0}):
        with pytest.raises(ValueError):
            Budget(**wrong)
    engine, some = moments("yak", 2, 1)
    for cores in (1, 2):
        thought = think(engine, *some[0], stream("x"), Budget(seconds=60.0, sims=31, cores=cores), SearchSettings())
        assert thought.sims == 31
    assert replace(Budget(sims=3), cores=2).cores == 2


def test_an_unknown_bot_is_a_named_error() -> None:
    for name in (
        "weak",
        "weak=3",
        "able=",
        "able=0",
        "able=3/2",
        "no_such_module:Bot",
        "headwaters.bots.bot:Nobody",
        "os:getcwd",
    ):
        with pytest.raises(HeadwatersError):
            bot(name)


@every_game
def test_hints_rank_every_offered_action(game: str) -> None:
    table = headwaters.new(game, seats=2, seed=3)
    seat = table.actors[0]
    found = analyse(table, seat, Budget(sims=64))
    assert sorted(hint.text for hint in found.hints) == table.legal(seat)
    assert [hint.visits for hint in found.hints] == sorted((hint.visits for hint in found.hints), reverse=True)
    best = found.best
    assert best.win is not None and len(best.win) == 2 and abs(sum(best.win) - 1) < 1e-9
    assert best.result is not None and len(best.result) == 2
    assert best.line[0] == best.text
    assert found.json()["hints"][0]["action"] == best.text
    assert analyse(table, seat, Budget(sims=64)).json()["hints"] == found.json()["hints"]


def test_hints_are_refused_for_a_seat_that_is_not_asked() -> None:
    table = headwaters.new("yangtze", seats=2, seed=3)
    with pytest.raises(IllegalAction):
        analyse(table, 1 - table.actors[0], FEW)
    with pytest.raises(IllegalAction):
        analyse(headwaters.new("yak", seats=2, seed=3), None, FEW)


@every_game
def test_a_name_leads_back_to_its_action(game: str) -> None:
    engine, some = moments(game, 3, 12)
    for s, seat in some:
        offered = engine.legal(s, seat)
        called = [int(knowledge(engine).name(s, seat, action)) for action in offered]
        assert len(set(called)) == len(offered)
        assert [int(knowledge(engine).named(s, seat, name)) for name in called] == offered


@every_game
def test_a_name_means_the_same_in_every_deal(game: str) -> None:
    """What another seat may do is called alike wherever it reads alike, whatever that seat holds."""
    engine, some = moments(game, 2, 12)
    for s, seat in some:
        texts: dict[int, str] = {}
        for deal in range(6):
            other = engine.resample(s, 1 - seat, stream("deal", deal))
            for action in engine.legal(other, seat):
                name = int(knowledge(engine).name(other, seat, action))
                assert texts.setdefault(name, engine.text(other, seat, action)) == engine.text(other, seat, action)


@every_game
def test_names_of_a_family_are_all_in_a_deal_or_none_is(game: str) -> None:
    engine, some = moments(game, 2, 12)
    for s, seat in some:
        deals = [engine.resample(s, 1 - seat, stream("deal", deal)) for deal in range(6)]
        families: dict[int, set[int]] = {}
        for other in deals:
            for action in engine.legal(other, seat):
                name = int(knowledge(engine).name(other, seat, action))
                families.setdefault(int(knowledge(engine).family(other, name)), set()).add(name)
        for other in deals:
            for names in families.values():
                assert len({knowledge(engine).named(other, seat, name) >= 0 for name in names}) == 1


def families_of(tree: search_module.Tree, s: Any, node: int) -> list[tuple[int, ...]]:
    """The family of each child of a node, in the order in which they stand."""
    family = knowledge(tree.engine).family
    found, twin = [], tree.engine.copy(s)
    for i in tree.children(node):
        child = tree.nodes[i]
        twin.decision = child.decision
        found.append(
            (int(child.seat), int(child.decision), int(child.sight), int(family(twin, np.int64(child.name)))),
        )
    return found


@every_game
@pytest.mark.parametrize("seats", [2, 4])
def test_a_family_stands_together(game: str, seats: int) -> None:
    engine, some = moments(game, seats, 4)
    for s, seat in some:
        tree = search_module.Tree(engine, s, seat, stream("families"), SearchSettings(), 1 << 14)
        tree.run(400)
        seen = list[int]()
        for node in (0, *range(int(tree_module.ROOTS), tree.used)):
            children, families = tree.children(node), families_of(tree, s, node)
            begun = [family for k, family in enumerate(families) if k == 0 or family != families[k - 1]]
            assert len(begun) == len(set(families)), "none comes twice"
            seen += children
        assert sorted(seen) == list(range(int(tree_module.FREE), tree.used)), "every node is somebody's child, once"


@every_game
def test_a_choice_that_cannot_change_is_not_waited_for(game: str) -> None:
    engine, some = moments(game, 2, 1)
    for s, seat in some:
        one = search_module.Tree(engine, s, seat, stream("settle"), SearchSettings(), 1 << 14)
        one.run(64)
        offered = [int(one.nodes[i].visits) for i in one.children(0) if one.nodes[i].seat == seat]
        assert one.lead() == sorted(offered)[-1] - sorted(offered)[-2]
        ticks = count()  # a clock that ticks once a look
        one.run_until(5_000.0, 1 << 30, ticks.__next__, settle=True)
        assert next(ticks) < 5_000 or one.lead() == 0


@pytest.mark.parametrize(
    ("visits", "means", "best"),
    [
        ([60_000, 23_000], [0.29, 0.41], 1),  # found out late
        ([60_000, 23_000], [0.29, 0.31], 0),  # hardly better
        ([60_000, 40], [0.29, 0.41], 0),  # not known yet
        ([60_000, 9_000, 23_000], [0.29, 0.44, 0.41], 1),
        ([500, 0, 500], [0.5, 0.0, 0.51], 2),
    ],
)
def test_what_is_found_out_late_is_played_once_it_is_clearly_better(
    visits: list[int], means: list[float], best: int
) -> None:
    values = np.array([[n * mean, n * (1 - mean)] for n, mean in zip(visits, means, strict=True)])
    actions = list(range(10, 10 + len(visits)))
    thought = search_module.Thought(actions, actions, np.array(visits), values, sum(visits), 0, 0.0, 0, [])
    assert thought.best() == actions[best]
    assert sorted(thought.ranked()) == list(range(len(visits)))


@every_game
def test_at_the_root_doubt_looks_further_around(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine, some = moments(game, 2, 6)
    plain, shares = search_module.settings_for, dict[float, float]()
    for doubt in (0.01, 5.0):
        monkeypatch.setattr(search_module, "settings_for", lambda e, s, doubt=doubt: plain(e, s)._replace(doubt=doubt))
        shares[doubt] = 0.0
        for s, seat in some:
            tree = search_module.Tree(engine, s, seat, stream("doubt"), SearchSettings(), 1 << 14)
            tree.run(300)
            root, squares = tree.nodes[0], tree.nodes[int(tree_module.SQUARES)]
            mean = root.value[seat] / root.visits
            assert mean**2 - 1e-9 <= squares.value[seat] / root.visits <= mean + 1e-9, "values from 0 to 1"
            visits = [int(tree.nodes[i].visits) for i in tree.children(0) if tree.nodes[i].seat == seat]
            shares[doubt] += max(visits) / sum(visits)
    assert shares[5.0] < shares[0.01]


@every_game
def test_how_likely_a_deal_is_lies_between_never_and_always(game: str) -> None:
    engine, some = moments(game, 3, 12)
    for s, seat in some:
        for deal in range(6):
            assert 0 < knowledge(engine).likely(engine.resample(s, seat, stream("deal", deal)), seat) <= 1


def test_a_card_that_nobody_would_choose_is_unlikely_in_Yak() -> None:
    """With food in the yurt and a full cart, or with neither, the likelier card is the one that looks better."""
    engine = load("yak")
    s = engine.setup(2, {}, 3)
    first = int(s.baby)
    looks = [knowledge(engine).prior(s, 1 - first, card) for card in range(3)]
    shares = []
    for card in range(3):
        t = engine.copy(s)
        engine.apply(t, 1 - first, card)
        assert knowledge(engine).likely(t, 1 - first) == 1  # one knows one's own card
        shares.append(knowledge(engine).likely(t, first))
    assert max(shares) == 1
    assert shares == pytest.approx([np.exp(look - max(looks)) for look in looks])


def test_the_bench_of_the_search_reports_speed_and_kept_time() -> None:
    bench = Path(__file__).parents[1] / "bench" / "search.py"
    words = ["yangtze", "--positions", "1", "--seconds", "0.01", "--decisions", "1"]
    done = subprocess.run([sys.executable, str(bench), *words], capture_output=True, text=True, check=True)
    assert "iterations/s" in done.stdout and "simulated decisions a millisecond" in done.stdout
    assert "1 decisions of 1 s" in done.stdout


def test_yak_plays_on_where_worth_judges_and_not_where_its_net_does() -> None:
    yak, reach = load("yak"), judgement(load("yak")).SEARCH["reach"]
    by_net = search_module.settings_for(yak, SearchSettings())
    by_worth = search_module.settings_for(yak, SearchSettings(net=0.0))
    assert (by_net.net, by_net.reach) == (1.0, 0.0)
    assert (by_worth.net, by_worth.reach) == (0.0, float(reach)) and reach > 0
    assert by_net.tries == by_worth.tries, "what is not said otherwise stays"


def seats_below(tree: search_module.Tree, node: int) -> list[int]:
    """Whose choices all nodes below a node are."""
    below = list[int]()
    for child in tree.children(node):
        below += [int(tree.nodes[child].seat), *seats_below(tree, child)]
    return below


def test_in_yak_every_seat_has_a_tree_of_its_own_choices_from_three_on() -> None:
    for seats in (3, 4):
        engine, some = moments("yak", seats, 5)
        for s, seat in some:
            tree = search_module.Tree(engine, s, seat, stream("apart"), SearchSettings(), 1 << 14)
            tree.run(300)
            own = {who: seats_below(tree, tree.begin(who)) for who in range(seats)}
            assert tree.apart and tree.begin(seat) == 0
            assert all(set(below) <= {who} for who, below in own.items())
            assert sum(map(len, own.values())) == tree.used - int(tree_module.FREE), "every node is in one of them"
            assert sum(int(tree.nodes[i].visits) for i in tree.children(0)) == 300
            assert len(own[seat]) > len(engine.legal(s, seat)) or s.over, "the own tree looks further than this choice"
            for who in range(seats):
                for i in tree.children(tree.begin(who)):
                    assert tree.nodes[i].value[:seats].sum() == pytest.approx(int(tree.nodes[i].visits))


def test_rehearsed_a_bot_has_all_compiled_that_it_calls_at_any_table() -> None:
    engine = load("yak")
    rehearse(engine, "strong")
    searches = compiled(engine).search, compiled(engine).search_apart
    before = [list(search.signatures) for search in searches]
    assert all(before)
    for seats in range(engine.facts.least, engine.facts.most + 1):
        s = engine.setup(seats, {}, 5)
        bot("strong").choose(engine, engine.resample(s, 0, stream("now")), 0, stream("it plays"), FEW)
    assert [list(search.signatures) for search in searches] == before


def test_two_share_one_tree_in_yak() -> None:
    engine, some = moments("yak", 2, 4)
    met = set[int]()
    for s, seat in some:
        tree = search_module.Tree(engine, s, seat, stream("together"), SearchSettings(), 1 << 14)
        tree.run(300)
        assert not tree.apart and tree.begin(1 - seat) == 0
        met |= set(seats_below(tree, 0))
    assert met == {0, 1}


def test_the_main_line_goes_through_the_trees_of_all_who_come_between() -> None:
    """Nobody has eight choices in a turn at noon: the longest lines go on with those of who comes next."""
    engine, some = moments("yak", 4, 12)
    followed = 0
    for s, seat in some:
        if engine.actors(s) == (seat,) and int(s.turn) < 3:  # noon, and somebody is still to come
            t = engine.resample(s, seat, stream("line"))
            best = analyse((engine, t), seat, Budget(sims=400), seed=2).best
            followed += len(best.line) == LONGEST_LINE
    assert followed >= 3


def test_the_textbook_has_neither_a_net_nor_settings_of_the_game() -> None:
    plain = SearchSettings(reach=7.0, textbook=1.0)
    assert search_module.settings_for(load("yak"), plain) == plain._replace(net=0.0)


def test_a_game_without_a_net_is_searched_without_one() -> None:
    assert search_module.settings_for(load("herons"), SearchSettings()).net == 0.0

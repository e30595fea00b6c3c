"""What must hold for every registered game, at every number of seats, with a spread of options. No game is named."""

from __future__ import annotations

import inspect
import itertools
import json
import random
import re
from typing import Any

import numpy as np
import pytest

from headwaters.bots import no_judgement
from headwaters.bots.compiled import JUDGEMENT, OPTIONAL, judgement
from headwaters.kernel import parts, rng
from headwaters.kernel.engine import Engine, load
from headwaters.kernel.errors import BadOption, IllegalAction
from headwaters.kernel.facts import all_facts
from headwaters.kernel.play import Play
from headwaters.kernel.record import replay
from headwaters.text import LANGUAGES
from tables import MOST_STEPS, Table, every_game, every_table, trail


def plain(value: Any) -> bool:
    """Whether a value survives JSON unchanged: no numpy numbers, no tuples, no numbers as keys."""
    text = json.dumps(value)
    again = json.loads(text)
    return bool(again == value and json.dumps(again) == text)


def without_generator(s: Any, engine: Engine) -> bytes:
    twin = engine.copy(s)
    twin.rng[:] = 0
    return bytes(twin.tobytes())


def play_out(engine: Engine, s: Any, stream: Any) -> None:
    mask = np.zeros(engine.words, np.uint64)
    for _ in range(MOST_STEPS):
        if s.over:
            return
        engine.compiled.random_step(s, mask, stream)
    raise AssertionError(f"no end after {MOST_STEPS} decisions")


OWED = {
    "state": parts.State,
    "rules": parts.Rules,
    "view": parts.Views,
    "notation": parts.Notation,
    "deeds": parts.Deeds,
    "words": parts.Words,
    "scene": parts.Scene,
}
MAY_HAVE = {"happenings": parts.Happenings, "guide": parts.Guide, "terminal": parts.Terminal}
FILES = (
    "scene.css",
    *(f"{kind}{language}{end}" for language in LANGUAGES for kind, end in (("text/", ".ftl"), ("pages/rules.", ".md"))),
)


def takes(function: Any) -> str:
    """The names of a function's parameters: of a compiled rule function as it is written, of a method without self."""
    names = inspect.signature(getattr(function, "py_func", function)).parameters
    return f"({', '.join(name for name in names if name != 'self')})"


def missing(part: Any, protocol: Any) -> list[str]:
    """What a module lacks of its Protocol, in words."""
    functions = {name: each for name, each in vars(protocol).items() if inspect.isfunction(each) and name[0] != "_"}
    faults = []
    for name in (*protocol.__annotations__, *functions):
        if not hasattr(part, name):
            faults.append(f"{part.__name__} has no {name}")
        elif name in functions and takes(getattr(part, name)) != takes(functions[name]):
            faults.append(f"{part.__name__}.{name} takes {takes(getattr(part, name))}, not {takes(functions[name])}")
    return faults


def test_games_are_registered() -> None:
    assert all_facts()


@every_game
def test_the_folder_has_what_the_protocols_demand(game: str) -> None:
    engine = load(game)
    lacking = [f"{engine.facts.package} has no module {part}" for part in OWED if not engine.has_part(part)]
    assert lacking == []
    owed = {**OWED, **{part: protocol for part, protocol in MAY_HAVE.items() if engine.has_part(part)}}
    assert [fault for part, protocol in owed.items() for fault in missing(engine.part(part), protocol)] == []


@every_game
def test_a_judgement_answers_what_the_bots_ask(game: str) -> None:
    """A game without one gets `no_judgement`, which answers everything."""
    own = judgement(load(game))
    assert [name for name in JUDGEMENT if not hasattr(own, name)] == []
    for name in (*JUDGEMENT, *OPTIONAL):
        assert takes(getattr(own, name, getattr(no_judgement, name))) == takes(getattr(no_judgement, name)), name


@every_game
def test_the_folder_has_its_texts_pages_and_style(game: str) -> None:
    folder = load(game).folder
    assert [file for file in FILES if not (folder / file).is_file()] == []


def test_what_a_folder_lacks_is_named() -> None:
    class Half:
        __name__ = "half.words"

        def tell(self, steps: Any) -> None: ...

    assert missing(Half(), parts.Words) == ["half.words.tell takes (steps), not (deeds)", "half.words has no would"]


@every_table
def test_every_random_game_ends_with_a_winner(table: Table) -> None:
    engine = table.engine
    for seed in range(40):
        s = table.setup(seed)
        play_out(engine, s, rng.key(seed + 1000))
        assert engine.actors(s) == ()
        assert 0 < s.winners < 1 << table.seats
        result = engine.result(s)
        assert plain(result)
        assert result["winners"] == [seat for seat in range(table.seats) if s.winners >> seat & 1]
        assert len(result["scores"]) == table.seats


@every_table
def test_offered_actions_apply_and_lead_on(table: Table) -> None:
    engine = table.engine
    for seed in range(2):
        dice = random.Random(seed)
        for moment in trail(table, seed).some(60):
            s, seat = moment.position, moment.seat
            before, offered = s.tobytes(), engine.legal(s, seat)
            for action in dice.sample(offered, min(6, len(offered))):
                twin = engine.copy(s)
                engine.apply(twin, seat, action)
                assert twin.tobytes() != before
                assert bool(twin.over) == (not engine.actors(twin))
                assert all(engine.legal(twin, actor) for actor in engine.actors(twin))
            assert s.tobytes() == before


@every_table
def test_other_actions_are_refused_and_nothing_changes(table: Table) -> None:
    engine = table.engine
    for seed in range(2):
        dice = random.Random(seed)
        for moment in trail(table, seed).some(60):
            s = moment.position
            before, offered = s.tobytes(), set(engine.legal(s, moment.seat))
            others = {-1, engine.actions, engine.actions + 7, *(dice.randrange(engine.actions) for _ in range(8))}
            nobodies = {-1, 4, 99, *range(table.seats)} - set(engine.actors(s))
            attempts = [(moment.seat, other) for other in others - offered]
            attempts += [(nobody, moment.action) for nobody in nobodies]
            for seat, action in attempts:
                with pytest.raises(IllegalAction):
                    engine.apply(s, seat, action)
                assert s.tobytes() == before


@every_table
def test_nothing_is_offered_after_the_end(table: Table) -> None:
    engine, s = table.engine, trail(table, 0).end
    before = s.tobytes()
    for seat in range(table.seats):
        assert engine.legal(s, seat) == []
        with pytest.raises(IllegalAction):
            engine.apply(s, seat, 0)
    assert s.tobytes() == before


@every_table
def test_offers_stay_below_the_number_of_actions_and_change_nothing(table: Table) -> None:
    engine = table.engine
    for moment in trail(table, 1).moments:
        s = moment.position
        before, words = s.tobytes(), np.zeros(engine.words, np.uint64)
        engine.verbs["legal"](s, moment.seat, words)
        bits = np.unpackbits(words.view(np.uint8), bitorder="little")
        assert bits[: engine.actions].any()
        assert not bits[engine.actions :].any()
        assert s.tobytes() == before


@every_table
def test_notation_has_exactly_one_reading(table: Table) -> None:
    engine = table.engine
    for seed in range(2):
        dice = random.Random(seed)
        for moment in trail(table, seed).some(30):
            s, seat = moment.position, moment.seat
            texts = {action: engine.text(s, seat, action) for action in engine.legal(s, seat)}
            assert len(set(texts.values())) == len(texts)
            for action in {moment.action, dice.choice(list(texts))}:
                assert engine.parse(s, seat, texts[action]) == action


@every_table
def test_what_is_not_offered_is_refused_with_the_rule_that_forbids_it(table: Table) -> None:
    engine = table.engine
    rule_id = re.compile(rf"{engine.facts.rules}-\d\d")
    moments = trail(table, 1).some(40)
    heard = {"", " ", "nonsense", "\n", "🐃", "a" * 500}
    heard |= {engine.text(m.position, m.seat, m.action) for m in trail(table, 1).moments}
    heard |= {text.split(" ")[0] for text in heard} | {text + " 1" for text in heard}
    dice = random.Random(1)
    for moment in moments:
        s, seat = moment.position, moment.seat
        before = s.tobytes()
        offered = {engine.text(s, seat, action) for action in engine.legal(s, seat)}
        for text in dice.sample(sorted(heard - offered), 5):
            with pytest.raises(IllegalAction) as refusal:
                engine.parse(s, seat, text)
            assert rule_id.fullmatch(refusal.value.rule or ""), (text, refusal.value.rule)
            assert refusal.value.args_["reason"].strip()
        assert s.tobytes() == before


@every_table
def test_a_position_is_its_bytes(table: Table) -> None:
    engine = table.engine
    for seed in range(2):
        way = trail(table, seed)
        for at in range(0, len(way.moments), max(1, len(way.moments) // 6)):
            loaded = np.frombuffer(bytearray(way.moments[at].position.tobytes()), engine.dtype)[0]
            for moment in way.moments[at:]:
                engine.apply(loaded, moment.seat, moment.action)
            assert loaded.tobytes() == way.end.tobytes()


@every_game
def test_every_byte_of_a_position_belongs_to_a_field(game: str) -> None:
    dtype = load(game).dtype
    assert sum(dtype.fields[name][0].itemsize for name in dtype.names) == dtype.itemsize


@every_table
def test_a_seed_gives_one_shuffle(table: Table) -> None:
    assert table.setup(3).tobytes() == table.setup(3).tobytes()
    assert len({table.setup(seed).tobytes() for seed in range(20)}) == 20


@every_table
def test_a_record_replays_to_the_same_position(table: Table) -> None:
    engine = table.engine
    for seed in range(4):
        way = trail(table, seed)
        play = Play(engine, table.seats, table.options, seed)
        for moment in way.moments:
            play.step(moment.seat, moment.action)
        assert play.position.tobytes() == way.end.tobytes()
        everything = {"legal": seed == 1, "states": seed == 1}
        text = play.record(**everything)
        again = replay(text.splitlines())
        assert without_generator(again.position, engine) == without_generator(play.position, engine)
        assert again.record(**everything) == text
        assert again.result() == play.result()


@every_table
def test_undo_goes_back_to_the_same_bytes(table: Table) -> None:
    way = trail(table, 2)
    play = Play(table.engine, table.seats, table.options, way.seed)
    for moment in way.moments:
        play.step(moment.seat, moment.action)
    for moment in reversed(way.moments):
        assert play.undo().position.tobytes() == moment.position.tobytes()
    with pytest.raises(IllegalAction):
        play.undo()


@every_table
def test_states_and_views_are_plain_json_and_change_nothing(table: Table) -> None:
    engine = table.engine
    for s in (*(moment.position for moment in trail(table, 1).some(20)), trail(table, 1).end):
        before, state = s.tobytes(), engine.state(s)
        assert plain(state)
        assert state["decision"] == engine.facts.decisions[int(s.decision)]
        for seat in (None, *range(table.seats)):
            assert plain(engine.view(s, seat))
        assert s.tobytes() == before


@every_table
def test_a_seat_cannot_tell_a_resampled_position_from_the_true_one(table: Table) -> None:
    engine, census = table.engine, table.engine.views.census
    hidden, dealt_anew = False, False
    for seed in range(2):
        stream, way = rng.key(seed), trail(table, seed)
        for s in (*(moment.position for moment in way.some(12)), way.end):
            before, whole, public = s.tobytes(), engine.state(s), engine.view(s, None)
            for seat in range(table.seats):
                known, offered = engine.view(s, seat), engine.legal(s, seat)
                hidden |= known != engine.view(s, (seat + 1) % table.seats)
                for _ in range(2):
                    other = engine.resample(s, seat, stream)
                    assert engine.view(other, seat) == known
                    assert engine.view(other, None) == public
                    assert engine.legal(other, seat) == offered
                    assert engine.actors(other) == engine.actors(s)
                    assert census(other) == census(s)
                    assert other.rng.tobytes() != s.rng.tobytes(), "the true future is hidden too"
                    dealt_anew |= engine.state(other) != whole
            assert s.tobytes() == before
    assert dealt_anew or not hidden, "seats see different things, but what a seat can't see is never dealt anew"


@every_table
def test_a_resampled_game_can_be_played_to_its_end(table: Table) -> None:
    engine, census = table.engine, table.engine.views.census
    stream = rng.key(7)
    for moment in trail(table, 0).some(40):
        other = engine.resample(moment.position, moment.seat, stream)
        pieces = census(other)
        play_out(engine, other, stream)
        assert census(other) == pieces


@every_table
def test_pieces_are_neither_made_nor_lost(table: Table) -> None:
    census = table.engine.views.census
    for seed in range(2):
        way = trail(table, seed)
        pieces = census(way.moments[0].position)
        assert plain(pieces)
        assert sum(pieces.values()) > 0
        for moment in way.moments:
            assert census(moment.position) == pieces
        assert census(way.end) == pieces


@every_table
def test_simultaneous_choices_give_the_same_bytes_in_any_order(table: Table) -> None:
    engine = table.engine
    dice = random.Random(8)
    for moment in trail(table, 0).moments:
        s = moment.position
        actors = engine.actors(s)
        if len(actors) > 1:
            offers = {seat: engine.legal(s, seat) for seat in actors}
            chosen = {seat: dice.choice(offers[seat]) for seat in actors}
            ends = set()
            for order in itertools.permutations(actors):
                twin = engine.copy(s)
                for seat in order:
                    assert engine.legal(twin, seat) == offers[seat]
                    engine.apply(twin, seat, chosen[seat])
                ends.add(twin.tobytes())
            assert len(ends) == 1


@every_table
def test_a_secret_choice_is_seen_by_its_seat_alone(table: Table) -> None:
    engine = table.engine
    for moment in trail(table, 0).moments:
        actors = engine.actors(moment.position)
        if len(actors) > 1:
            first, others = moment.seat, set(range(table.seats)) - {moment.seat}
            futures = [engine.copy(moment.position) for _ in engine.legal(moment.position, first)]
            for future, action in zip(futures, engine.legal(moment.position, first), strict=True):
                engine.apply(future, first, action)
            for other in (None, *others):
                views = [engine.view(future, other) for future in futures]
                assert all(view == views[0] for view in views)


@every_table
def test_whole_random_games_are_made_of_single_random_steps(table: Table) -> None:
    engine = table.engine
    games, mask = np.zeros(3, engine.dtype), np.zeros(engine.words, np.uint64)
    kinds, lengths = np.zeros(len(engine.facts.decisions), np.int64), np.zeros(3, np.int64)
    template, stream, twin_stream = engine.blank(table.seats, table.options), rng.key(9), rng.key(9)
    total = engine.compiled.random_games(games, template, stream, mask, kinds, lengths)
    assert total == lengths.sum() == kinds.sum()
    for i in range(3):
        s = engine.blank(table.seats, table.options)[0]
        rng.rekey(s.rng, twin_stream)
        engine.verbs["setup"](s)
        play_out(engine, s, twin_stream)
        assert s.tobytes() == games[i].tobytes()


@every_game
def test_what_the_game_does_not_declare_is_refused(game: str) -> None:
    engine = load(game)
    facts = engine.facts
    with pytest.raises(BadOption):
        engine.setup(facts.least, {"no such option": 1}, 0)
    for seats in (facts.least - 1, facts.most + 1, 0, -1, 1000):
        with pytest.raises(BadOption):
            engine.setup(seats, {}, 0)
    for seed in (-1, 1 << 128):
        with pytest.raises(BadOption):
            engine.setup(facts.least, {}, seed)
    for option in facts.options:
        for value in (None, [], {}, "", 1.5, -1, 10**6, "x" * 1000, [0], float("nan")):
            with pytest.raises(BadOption) as refusal:
                engine.setup(facts.least, {option.name: value}, 0)
            assert refusal.value.rule
            assert option.name in str(refusal.value)


@every_game
def test_facts_are_complete(game: str) -> None:
    facts = load(game).facts
    assert facts.title and facts.designer and re.fullmatch(r"[A-Z]{2}", facts.rules)
    assert 1 <= facts.least <= facts.most <= 4
    assert len(set(facts.decisions)) == len(facts.decisions) > 0
    assert all(re.fullmatch(rf"{facts.rules}-\d\d", option.rule) for option in facts.options)
    for seats in range(facts.least, facts.most + 1):
        facts.check_options(seats, {})

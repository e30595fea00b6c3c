"""Game records: what a header may say, and where a damaged record is refused. Nothing else ever happens to one."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from headwaters.cli.random_play import random_play
from headwaters.kernel.engine import load
from headwaters.kernel.errors import BadRecord, OlderRules
from headwaters.kernel.facts import all_facts
from headwaters.kernel.play import Play
from headwaters.kernel.record import Reader, replay
from headwaters.kernel.styles import VERBS
from headwaters.text import LANGUAGES
from tables import every_game, every_table

EXAMPLES = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


@cache
def record(game: str) -> tuple[str, ...]:
    engine = load(game)
    play = random_play(engine, engine.facts.least, {}, 4, VERBS)
    return tuple(play.record(legal=True, states=True).splitlines())


def header(game: str, /, **changes: Any) -> str:
    fields = {**json.loads(record(game)[0]), **changes}
    return json.dumps({name: value for name, value in fields.items() if value is not ...})


def refused(lines: list[str]) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        replay(lines)
    message = str(refusal.value)
    assert message and str(refusal.value.line) in message
    return refusal.value


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_example_records_are_read_whole(path: Path) -> None:
    """They were written under the first version of the rules: where a game has a later one, it may say what differs."""
    text = path.read_text(encoding="utf-8")
    reader = Reader(text.splitlines())
    assert reader.header.rules == 1
    try:
        assert reader.replay().over
    except OlderRules as older:
        assert reader.header.is_older and older.today > older.version == 1
        *_, last = reader.rest()
        assert last == json.loads(text.splitlines()[-1]) and "result" in last


@every_game
def test_a_record_says_what_was_played(game: str) -> None:
    lines = [json.loads(line) for line in record(game)]
    play = replay(list(record(game)))
    facts = load(game).facts
    assert lines[0] == {
        "record": 1,
        "game": game,
        "rules": facts.version,
        "seats": play.seats,
        "options": {option.name: option.default for option in facts.options},
        "names": play.names,
    }
    assert lines[-1] == {"result": play.result()}
    actions = [line for line in lines if "action" in line]
    assert len(actions) == len(play.steps)
    for line in actions:
        assert line["action"] in line["legal"]
        assert line["legal"] == sorted(line["legal"])
        assert len(set(line["legal"])) == len(line["legal"])
    assert all("chance" in line for line in lines[1:-1] if "action" not in line)


@every_game
def test_offers_and_states_may_be_left_out(game: str) -> None:
    """Line by line: what is there is checked, what is not there is not missed."""
    thin = []
    for number, line in enumerate(record(game)):
        fields = json.loads(line)
        if number % 3:
            fields.pop("legal", None)
        if number % 2:
            fields.pop("state", None)
        thin.append(json.dumps(fields))
    assert replay(thin).over


@every_game
def test_names_may_be_left_out_and_blank_lines_are_no_lines(game: str) -> None:
    lines = [header(game, names=...), "", "   ", *record(game)[1:], ""]
    assert replay(lines).names == [f"s{seat}" for seat in range(load(game).facts.least)]


@every_game
@pytest.mark.parametrize(
    "changes",
    [
        {"record": 2},
        {"record": ...},
        {"game": "chess"},
        {"game": 7},
        {"game": ...},
        {"seats": 0},
        {"seats": 9},
        {"seats": 10**18, "names": ...},
        {"seats": "2"},
        {"seats": True},
        {"seats": ...},
        {"options": {"no such option": 1}},
        {"options": []},
        {"options": ...},
        {"rules": "1"},
        {"rules": True},
        {"rules": None},
        {"rules": 1.0},
        {"rules": 0},
        {"rules": -1},
        {"rules": 10**30},
        {"names": ["only one"]},
        {"names": "Ada"},
        {"names": None},
        {"names": [1, 2]},
    ],
    ids=str,
)
def test_a_foreign_header_is_refused_on_line_1(game: str, changes: dict[str, Any]) -> None:
    assert refused([header(game, **changes), *record(game)[1:]]).line == 1


@pytest.mark.parametrize(
    "lines",
    [[], [""], ["{"], ["[]"], ["7"], ["null"], ["not JSON"], ["[" * 100_000], ['{"record": 1'], ["9" * 5000]],
    ids=range(10),
)
def test_what_is_no_record_is_refused(lines: list[str]) -> None:
    assert refused(lines).line == 1


def as_floats(value: Any) -> Any:
    """The same to Python, but not the same JSON."""
    if isinstance(value, dict):
        return {name: as_floats(part) for name, part in value.items()}
    if isinstance(value, list):
        return [as_floats(part) for part in value]
    return float(value) if isinstance(value, int) else value


Damage = Callable[[dict[str, Any]], Any]


def damaged(game: str, kind: str, damage: Damage, which: int = 3) -> tuple[list[str], int]:
    """The record with the which-th line of that kind damaged, and the number of that line."""
    lines = list(record(game))
    at = [number for number, line in enumerate(lines) if kind in json.loads(line)][which]
    fields = json.loads(lines[at])
    lines[at] = json.dumps(damage(fields))
    return lines, at + 1


@every_game
@pytest.mark.parametrize(
    ("kind", "damage"),
    [
        ("action", lambda line: {**line, "action": "no such action"}),
        ("action", lambda line: {**line, "action": ""}),
        ("action", lambda line: {**line, "action": 7}),
        ("action", lambda line: {**line, "seat": 9}),
        ("action", lambda line: {**line, "seat": -1}),
        ("action", lambda line: {**line, "seat": str(line["seat"])}),
        ("action", lambda line: {**line, "seat": float(line["seat"])}),
        ("action", lambda line: {**line, "legal": line["legal"][1:]}),
        ("action", lambda line: {**line, "legal": [*line["legal"], "zzz"]}),
        ("action", lambda line: {**line, "legal": line["legal"][::-1] if len(line["legal"]) > 1 else []}),
        ("action", lambda line: {**line, "legal": None}),
        ("action", lambda line: {**line, "legal": [7]}),
        ("action", lambda line: {**line, "state": {}}),
        ("action", lambda line: {**line, "state": []}),
        ("action", lambda line: {**line, "state": {**line["state"], "decision": "?"}}),
        ("action", lambda line: {**line, "state": {**line["state"], "more": 1}}),
        ("action", lambda line: {**line, "state": as_floats(line["state"])}),
        ("action", lambda line: {"seat": line["seat"]}),
        ("action", lambda line: {}),
        ("action", lambda line: []),
        ("action", lambda line: {"result": {}}),
    ],
)
def test_a_damaged_action_line_is_named(game: str, kind: str, damage: Damage) -> None:
    lines, number = damaged(game, kind, damage)
    assert refused(lines).line == number


@every_game
@pytest.mark.parametrize("which", [0, 1, -1])
@pytest.mark.parametrize(
    "damage",
    [
        lambda line: {**line, "chance": "no such chance"},
        lambda line: {**line, "chance": None},
        lambda line: {"chance": line["chance"]},
        lambda line: {name: None if name != "chance" else value for name, value in line.items()},
        lambda line: {name: "?" if name != "chance" else value for name, value in line.items()},
        lambda line: {name: -1 if name != "chance" else value for name, value in line.items()},
        lambda line: {name: 10**30 if name != "chance" else value for name, value in line.items()},
        lambda line: {name: [] if name != "chance" else value for name, value in line.items()},
        lambda line: {name: "K" * 10_000 if name != "chance" else value for name, value in line.items()},
        lambda line: {**line, "more": 1},
        lambda line: {"chance": line["chance"], **{name: [as_floats(line[name])] for name in line if name != "chance"}},
    ],
)
def test_a_damaged_chance_line_is_refused(game: str, damage: Damage, which: int) -> None:
    lines, number = damaged(game, "chance", damage, which)
    assert abs(refused(lines).line - number) <= 12


@every_game
def test_a_result_that_disagrees_is_refused(game: str) -> None:
    lines = list(record(game))
    for result in ({}, None, {**json.loads(lines[-1])["result"], "winners": []}):
        assert refused([*lines[:-1], json.dumps({"result": result})]).line == len(lines)


@every_game
def test_a_record_that_ends_early_or_late_is_refused(game: str) -> None:
    lines = list(record(game))
    for end in (1, 2, len(lines) // 2, len(lines) - 1):
        refused(lines[:end])
    assert refused([*lines, lines[-1]]).line == len(lines) + 1
    assert refused([*lines, lines[-2]]).line == len(lines) + 1


@every_game
def test_a_missing_doubled_or_moved_line_is_refused(game: str) -> None:
    lines = list(record(game))
    dice = random.Random(game)
    for at in dice.sample(range(1, len(lines)), 12):
        refused([*lines[:at], *lines[at + 1 :]])
        if at + 1 < len(lines) and lines[at] != lines[at + 1]:
            refused([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]])


@every_game
def test_whatever_is_changed_in_a_record_it_agrees_or_is_refused(game: str) -> None:
    """Single characters changed at random, in a record without states, so that some changes are still good records."""
    lines = [
        json.dumps({k: v for k, v in json.loads(line).items() if k not in ("legal", "state")}) for line in record(game)
    ]
    dice = random.Random(f"change {game}")
    for _ in range(60):
        changed = list(lines)
        at = dice.randrange(len(lines))
        place = dice.randrange(len(lines[at]))
        changed[at] = (
            lines[at][:place] + dice.choice('0123456789-abcKRW"[]{}, ') + lines[at][place + dice.randrange(2) :]
        )
        try:
            replay(changed)
        except BadRecord as error:
            assert 1 <= error.line <= len(lines) + 1


@every_table
def test_a_secret_choice_is_not_written_before_all_have_chosen(table: Any) -> None:
    play = Play(table.engine, table.seats, table.options, 6)
    for _ in range(200):
        actors = play.actors
        if play.over or len(actors) > 1:
            break
        play.step(actors[0], play.engine.legal(play.position, actors[0])[0])
    if len(play.actors) > 1:
        before = play.record()
        *early, last = play.actors
        for seat in early:
            play.play(play.legal(seat)[0], seat)
            assert play.record() == before
        play.play(play.legal(last)[0], last)
        added = play.record().removeprefix(before).splitlines()
        assert [json.loads(line)["seat"] for line in added if "seat" in line and "action" in line] == [*early, last]


@every_game
def test_a_reader_replays_step_by_step(game: str) -> None:
    reader = Reader(record(game))
    play = reader.begin()
    steps = 0
    while not play.over:
        assert reader.step(play).text == play.steps[-1].text
        steps += 1
    reader.end(play)
    assert steps == sum('"action"' in line for line in record(game))


# ---------------------------------------------------------------- versions of the rules


def a_version_later(monkeypatch: pytest.MonkeyPatch, game: str, **more: Any) -> int:
    """From now on the game has one more version of its rules, though they say the same; which it was until now."""
    facts = all_facts()[game]
    monkeypatch.setitem(all_facts(), game, replace(facts, version=facts.version + 1, **more))
    return facts.version


def plain(game: str) -> list[str]:
    """The record without offers and states."""
    engine = load(game)
    return random_play(engine, engine.facts.least, {}, 4, VERBS).record().splitlines()


@every_game
def test_a_record_of_an_older_version_replays_and_stays_one_of_its_version(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    lines = plain(game)
    version = a_version_later(monkeypatch, game)
    reader = Reader(lines)
    play = reader.replay()
    assert reader.header.is_older and play.rules == version
    assert play.record().splitlines() == lines


@every_game
def test_a_record_that_names_no_version_is_of_the_first(game: str) -> None:
    reader = Reader([header(game, rules=...), *record(game)[1:]])
    assert reader.header.rules == 1


def test_options_left_out_are_those_of_the_records_own_version(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = all_facts()["yak"]
    options = tuple(replace(o, default=7) if o.name == "fog_fills" else o for o in facts.options)
    earlier = {facts.version: {"fog_fills": 2}}
    version = a_version_later(monkeypatch, "yak", options=options, earlier=earlier)
    for said, fills in (
        ({"rules": version, "options": {}}, 2),
        ({"rules": version, "options": {"fog_fills": 3}}, 3),
        ({"rules": version + 1, "options": {}}, 7),
    ):
        assert Reader([header("yak", **said)]).header.options["fog_fills"] == fills


@every_game
def test_a_record_of_a_newer_version_is_refused(game: str) -> None:
    newer = load(game).facts.version + 1
    error = refused([header(game, rules=newer, options={"to come": 1}), *record(game)[1:]])
    assert error.message_id == "error-record-newer" and error.line == 1
    assert all(str(newer) in error.say(language) for language in LANGUAGES)


@every_game
def test_where_an_older_record_differs_from_todays_rules_the_rest_is_read_as_it_is_written(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    lines = plain(game)
    version = a_version_later(monkeypatch, game)
    actions = [number for number, line in enumerate(lines) if "action" in json.loads(line)]
    at = actions[4]
    lines[at] = json.dumps({**json.loads(lines[at]), "action": "as it was done then"})
    reader = Reader(lines)
    with pytest.raises(OlderRules) as older:
        reader.replay()
    assert (older.value.line, older.value.version, older.value.today) == (at + 1, version, version + 1)
    for language in LANGUAGES:
        said = older.value.words(language)
        assert "as it was done then" in said and str(version + 1) in said and "\n" not in said
    assert list(reader.rest()) == [json.loads(line) for line in lines[at:]]


@every_game
def test_an_older_record_whose_set_up_or_result_differs_is_read_too(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    lines = plain(game)
    a_version_later(monkeypatch, game)
    dealt = [lines[0], json.dumps({"chance": "as it was then"}), *lines[2:]]
    options = [json.dumps({**json.loads(lines[0]), "options": {"as it was then": 1}}), *lines[1:]]
    result = [*lines[:-1], json.dumps({"result": {"winners": []}})]
    for changed, first in ((dealt, 1), (options, 1), (result, len(lines) - 1)):
        reader = Reader(changed)
        with pytest.raises(OlderRules):
            reader.replay()
        assert list(reader.rest()) == [json.loads(line) for line in changed[first:]]


@every_game
def test_damage_in_an_older_record_is_damage(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    lines = plain(game)
    a_version_later(monkeypatch, game)
    at = [number for number, line in enumerate(lines) if "action" in json.loads(line)][4]
    for damaged_line in ("{", "[]", "{}", '{"seat": "0", "action": "x"}'):
        changed = [*lines[:at], damaged_line, *lines[at + 1 :]]
        assert not isinstance(refused(changed), OlderRules)
    assert not isinstance(refused(lines[:-1]), OlderRules)

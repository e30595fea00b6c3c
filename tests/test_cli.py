"""The command line: what it answers, and one clear line for every mistake, never a traceback."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import headwaters
from headwaters.cli import run
from headwaters.cli.console import one_line
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.record import replay
from headwaters.text import LANGUAGES, say
from tables import every_game


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Command = Callable[..., Answer]


def without_compiling(err: str) -> str:
    """What was said, but for the word that rules are being compiled, which depends on what ran before."""
    return "".join(line for line in err.splitlines(keepends=True) if not line.startswith("compiling the rules of "))


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command line in this process."""

    def call(*words: object, stdin: bytes = b"") -> Answer:
        monkeypatch.setattr(sys, "argv", ["headwaters", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            run()
        out, err = capsys.readouterr()
        return Answer(int(left.value.code or 0), out, without_compiling(err))

    return call


@pytest.fixture
def record(tmp_path: Path) -> Callable[[str], Path]:
    """A record of a short random game, in a file."""

    def write(game: str) -> Path:
        path = tmp_path / f"{game}.jsonl"
        if not path.exists():
            path.write_text(random_record(game), encoding="utf-8")
        return path

    return write


def random_record(game: str) -> str:
    from headwaters.cli.random_play import random_play

    engine = load(game)
    return random_play(engine, engine.facts.least, {}, 3).record()


def complaint(answer: Answer, code: int = 2) -> str:
    """The one line that a mistake gets."""
    assert answer.code == code
    assert answer.err.startswith("headwaters: ")
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err
    return answer.err


def test_games_are_listed(command: Command) -> None:
    answer = command("games")
    assert answer.code == 0
    assert all(facts.name in answer.out and facts.title in answer.out for facts in all_facts().values())
    listed = json.loads(command("games", "--json").out)
    assert [one["name"] for one in listed] == list(all_facts())
    assert all(one["seats"][0] <= one["seats"][1] and one["decisions"] for one in listed)


def test_listing_the_games_imports_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; from headwaters.cli import run; sys.argv = ['headwaters', 'games']\n"
        "try: run()\n"
        "finally: print([name for name in ('numba', 'numpy') if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


def test_the_version_and_the_help(command: Command) -> None:
    assert command("--version").out == f"headwaters {headwaters.__version__}\n"
    for words in (
        ["--help"],
        ["record", "--help"],
        ["record", "random", "--help"],
        ["map", "--help"],
        ["bench", "--help"],
    ):
        answer = command(*words)
        assert answer.code == 0
        assert "Usage: headwaters" in answer.out
    assert "Usage" in command().out
    assert "Usage" in command("record").out


@every_game
@pytest.mark.parametrize("style", ["uniform", "verbs"])
def test_a_random_record_replays(command: Command, game: str, style: str) -> None:
    words = ["record", "random", game, "--seats", load(game).facts.least, "--seed", 5, "--style", style]
    answer = command(*words)
    assert (answer.code, answer.err) == (0, "")
    assert command(*words).out == answer.out
    assert replay(answer.out.splitlines()).over
    assert "legal" not in answer.out
    rich = command(*words, "--legal", "--states").out.splitlines()
    assert [line for line in map(json.loads, rich) if "action" in line and {"legal", "state"} <= set(line)]
    checked = command("record", "replay", "-", stdin="\n".join(rich).encode())
    assert checked.code == 0
    assert "agrees" in checked.out


@every_game
def test_options_reach_the_record(command: Command, game: str) -> None:
    facts = load(game).facts
    for option in facts.options:
        chosen = json.dumps({option.name: option.default})
        answer = command("record", "random", game, "--seats", facts.least, "--seed", 1, "--options", chosen)
        written = json.loads(answer.out.splitlines()[0])["options"]
        assert set(written) == {each.name for each in facts.options}
        assert {**written, **json.loads(chosen)} == written


def test_without_a_seed_games_differ(command: Command) -> None:
    game = next(iter(all_facts()))
    words = ["record", "random", game, "--seats", load(game).facts.least]
    assert command(*words).out != command(*words).out


@every_game
def test_several_records_are_checked(command: Command, record: Callable[[str], Path], game: str) -> None:
    path = record(game)
    answer = command("record", "replay", path, path)
    assert answer.code == 0
    assert answer.out.count("agrees") == 2
    as_json = json.loads(command("record", "replay", "--json", path).out)
    assert [one["game"] for one in as_json] == [game]
    assert as_json[0]["winners"]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_words(command: Command, record: Callable[[str], Path], game: str, language: str) -> None:
    answer = command("record", "show", record(game), "--language", language)
    assert (answer.code, answer.err) == (0, "")
    first, *_, last = answer.out.splitlines()
    assert first.startswith(load(game).facts.title)
    assert "★" in last
    assert "{" not in answer.out and "$" not in answer.out


@every_game
def test_a_told_game_uses_the_names_of_the_players(command: Command, game: str) -> None:
    lines = random_record(game).splitlines()
    header = json.loads(lines[0])
    header["names"] = [f"[bold]{chr(65 + seat)}\x1b[31m\n" for seat in range(header["seats"])]
    answer = command("record", "show", "-", stdin="\n".join([json.dumps(header), *lines[1:]]).encode())
    assert answer.code == 0
    assert "[bold]A" in answer.out
    assert "\x1b" not in answer.out


def test_simulations_add_up(command: Command) -> None:
    game = next(iter(all_facts()))
    seats = load(game).facts.most
    words = ["simulate", game, "--seats", seats, "--games", 150, "--seed", 2]
    found = json.loads(command(*words, "--json").out)
    assert (found["game"], found["seats"], found["games"], found["seed"]) == (game, seats, 150, 2)
    assert sum(row["share"] for row in found["results"]) == pytest.approx(1, abs=1e-5)
    assert sum(row["won"] for row in found["results"]) <= 150
    decisions = sum(kind["count"] for kind in found["decisions"].values())
    assert decisions == pytest.approx(found["length"]["mean"] * 150, rel=1e-3)
    assert list(found["decisions"]) == list(load(game).facts.decisions)
    table = command(*words)
    assert table.code == 0
    assert all(name in table.out for name in found["decisions"])


def test_the_size_of_a_chunk_does_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    from headwaters.cli import simulate

    engine = load(next(iter(all_facts())))
    template = engine.blank(engine.facts.least, {})
    whole = simulate.run(engine, template, 70, 4)
    monkeypatch.setattr(simulate, "CHUNK", 7)
    parts = simulate.run(engine, template, 70, 4)
    for name in vars(whole):
        assert getattr(whole, name).tolist() == getattr(parts, name).tolist()


def test_the_bench_measures_every_number_of_seats(command: Command) -> None:
    facts = next(iter(all_facts().values()))
    speeds = json.loads(command("bench", facts.name, "--seconds", 0.01, "--json").out)
    assert [speed["seats"] for speed in speeds] == list(range(facts.least, facts.most + 1))
    assert all(set(speed) == {"game", "seats", "decisions_per_s", "games_per_s"} for speed in speeds)
    assert all(speed["decisions_per_s"] > speed["games_per_s"] > 0 for speed in speeds)
    assert "decisions/s" in command("bench", facts.name, "--seats", facts.least, "--seconds", 0.01).out


def test_peers_stand_beside_the_games(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from headwaters.cli import bench, peers

    facts = next(iter(all_facts().values()))
    monkeypatch.setattr(peers, "peers", lambda: [bench.Contestant("peer", "chess", 2, lambda: (1, 70.0))])
    words = ["bench", facts.name, "--seats", facts.least, "--seconds", 0.01, "--peers"]
    game, peer = json.loads(command(*words, "--json").out)
    assert game["game"] == facts.name
    assert peer["peer"] == "chess"
    assert "× chess" in command(*words).out


def test_peers_that_are_not_installed_are_named(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    game = next(iter(all_facts()))
    assert "peers" in complaint(command("bench", game, "--seconds", 0.01, "--peers"))


MAPS = sorted(Path(headwaters.__file__).parent.glob("games/*/maps/*.txt"))


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_the_maps_are_good_and_can_be_shown_YY_02(command: Command, path: Path) -> None:
    assert "a good map" in command("map", "check", path).out
    assert json.loads(command("map", "check", path, "--json").out)["capitals"] >= 7
    shown = command("map", "show", path)
    assert shown.code == 0
    assert "~" in shown.out
    assert command("map", "check", "-", stdin=path.read_bytes()).code == 0


@pytest.mark.parametrize("text", [b"", b"# nothing", b"hello", b". ~ x", b"\xff\xfe", b"~ ~\n ~ ~", b"A" * 10_000])
@pytest.mark.parametrize("verb", ["check", "show"])
def test_a_bad_map_is_refused_YY_02(command: Command, verb: str, text: bytes) -> None:
    complaint(command("map", verb, "-", stdin=text))


GAME = next(iter(all_facts()))
SEATS = str(all_facts()[GAME].least)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["record", "random", "chess", "--seats", "2"], "chess"),
        (["record", "random", GAME], "--seats"),
        (["record", "random", GAME, "--seats", "many"], "--seats"),
        (["record", "random", GAME, "--seats", "1"], "1"),
        (["record", "random", GAME, "--seats", "9" * 30], "9"),
        (["record", "random", GAME, "--seats", SEATS, "--seed", "-1"], "seed"),
        (["record", "random", GAME, "--seats", SEATS, "--seed", str(1 << 128)], "seed"),
        (["record", "random", GAME, "--seats", SEATS, "--seed", "x"], "--seed"),
        (["record", "random", GAME, "--seats", SEATS, "--options", "{"], "JSON"),
        (["record", "random", GAME, "--seats", SEATS, "--options", "[]"], "JSON"),
        (["record", "random", GAME, "--seats", SEATS, "--options", "[" * 100_000], "JSON"),
        (["record", "random", GAME, "--seats", SEATS, "--options", '{"no such": 1}'], "no such"),
        (["record", "random", GAME, "--seats", SEATS, "--style", "wild"], "wild"),
        (["record", "show", "no/such/file"], "no/such/file"),
        (["record", "show", "."], "."),
        (["record", "show", "-", "--language", "tlh"], "tlh"),
        (["record", "replay", "no/such/file"], "no/such/file"),
        (["record", "replay"], "files"),
        (["simulate", "chess", "--seats", "2", "--games", "1"], "chess"),
        (["simulate", GAME, "--seats", "1", "--games", "1"], "1"),
        (["simulate", GAME, "--seats", SEATS, "--games", "0"], "--games"),
        (["simulate", GAME, "--seats", SEATS, "--games", "1", "--seed", "-1"], "seed"),
        (["simulate", GAME, "--seats", SEATS, "--games", "1", "--options", "null"], "JSON"),
        (["bench", "chess"], "chess"),
        (["bench", GAME, "--seats", "9"], "9"),
        (["bench", GAME, "--seats", "0"], "0"),
        (["map", "check", "no/such/file"], "no/such/file"),
        (["map", "show", "."], "."),
        (["no-such-command"], "no-such-command"),
        (["--no-such-option"], "--no-such-option"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_a_mistake_gets_one_line_and_exit_2(command: Command, words: list[str], part: str) -> None:
    assert part in complaint(command(*words))


@every_game
def test_options_out_of_range_name_their_rule(command: Command, game: str) -> None:
    facts = load(game).facts
    for option in facts.options:
        chosen = json.dumps({option.name: None})
        line = complaint(command("record", "random", game, "--seats", facts.least, "--options", chosen))
        assert option.name in line
        assert f"[{option.rule}]" in line


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Gives a game one more version of its rules, though they say the same."""

    def turn(game: str) -> None:
        facts = all_facts()[game]
        monkeypatch.setitem(all_facts(), game, replace(facts, version=facts.version + 1))

    return turn


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_an_older_version_is_told_and_says_so(
    command: Command, record: Callable[[str], Path], later: Callable[[str], None], game: str, language: str
) -> None:
    path, version = record(game), all_facts()[game].version
    before = command("record", "show", path, "--language", language).out
    later(game)
    note = say("record-older", language, version=version, today=version + 1)
    assert command("record", "show", path, "--language", language).out == f"{before}{note}\n"
    answer = command("record", "replay", path)
    assert answer.code == 0 and answer.out.splitlines()[-1].endswith(
        say("record-older", version=version, today=version + 1)
    )
    assert json.loads(command("record", "replay", "--json", path).out)[0]["rules"] == version


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_todays_rules_differ_an_older_record_is_shown_as_it_is_written(
    command: Command, later: Callable[[str], None], game: str, language: str
) -> None:
    lines = random_record(game).splitlines()
    at = [number for number, line in enumerate(lines) if "action" in line][3]
    lines[at] = json.dumps({**json.loads(lines[at]), "action": "fly to\nthe moon"})
    version, stdin = all_facts()[game].version, "\n".join(lines).encode()
    later(game)
    answer = command("record", "show", "-", "--language", language, stdin=stdin)
    assert (answer.code, answer.err) == (0, "")
    note = say("record-differs", language, version=version, today=version + 1, line=at + 1)
    told, rest = answer.out.split(f"{note}\n")
    assert told.startswith(load(game).facts.title)
    assert len(rest.splitlines()) == sum("action" in json.loads(line) for line in lines[at:]) + 1
    assert "fly to the moon" in rest.splitlines()[0]
    line = complaint(command("record", "replay", "-", stdin=stdin), code=1)
    assert f"version {version} " in line and f"Line {at + 1}" in line


@every_game
@pytest.mark.parametrize("verb", ["replay", "show"])
def test_a_damaged_record_names_its_line_and_exits_1(command: Command, game: str, verb: str) -> None:
    lines = random_record(game).splitlines()
    at = next(number for number, line in enumerate(lines) if "action" in line)
    rule = load(game).facts.rules

    def told(*record: str | bytes) -> str:
        stdin = b"\n".join(line if isinstance(line, bytes) else line.encode() for line in record)
        return complaint(command("record", verb, "-", stdin=stdin), code=1)

    illegal = json.dumps({**json.loads(lines[at]), "action": "fly to\nthe moon"})
    line = told(*lines[:at], illegal, *lines[at + 1 :])
    assert f"Line {at + 1}" in line
    assert f"[{rule}-" in line
    assert "Line 1" in told(b"\xff\xfe", *lines[1:])
    assert "Line 1" in told("not JSON", *lines[1:])
    assert "Line 1" in told("")
    assert f"Line {at + 1}" in told(*lines[:at], "{}", *lines[at + 1 :])
    told(*lines[:-1])
    told(*lines, lines[-1])


@pytest.mark.parametrize("words", [["record", "random", GAME, "--seats", SEATS, "--legal", "--states"], ["games"]])
def test_a_closed_pipe_ends_quietly(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        command = [sys.executable, "-m", "headwaters", *words]
        done = subprocess.run(command, stdout=closed, stderr=subprocess.PIPE, text=True, check=False)
    assert without_compiling(done.stderr) == ""
    assert done.returncode == 141


def test_the_first_compilation_is_announced_and_only_the_first(tmp_path: Path) -> None:
    """The smallest game is compiled into an empty cache: one word on stderr; later there is nothing to say."""
    environment = {**os.environ, "HEADWATERS_CACHE": str(tmp_path)}
    game = min(all_facts(), key=lambda name: load(name).dtype.itemsize)
    seats = str(load(game).facts.least)
    command = [sys.executable, "-m", "headwaters", "record", "random", game, "--seats", seats, "--seed", "1"]

    def told() -> Any:
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)

    first, second = told(), told()
    assert first.stderr == f"compiling the rules of {load(game).facts.title}, once\n"
    assert second.stderr == ""
    assert first.stdout == second.stdout


def test_whatever_was_said_stays_on_one_line() -> None:
    assert one_line("a\nb\x1b[31m\ud800 c\u2028d") == "a b�[31m� c d"

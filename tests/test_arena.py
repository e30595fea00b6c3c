"""The arena: paired and rotated games, honest intervals, resumable, and never stopped by a bot."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from headwaters.bots import LEVELS, Budget, bot
from headwaters.bots.skills import SECONDS
from headwaters.cli import app
from headwaters.kernel.engine import load
from headwaters.kernel.errors import HeadwatersError
from headwaters.kernel.facts import all_facts
from headwaters.lab import arena as lab
from headwaters.lab.luck import Luck
from headwaters.lab.match import Outcome, stream
from headwaters.lab.plot import svg
from tables import every_game

ONE = Budget(sims=1)


class Crashing:
    """Fails at every choice."""

    def choose(self, engine, known, seat, rng, budget):
        raise RuntimeError("on purpose")


class Nonsense:
    """Answers what is never offered."""

    def choose(self, engine, known, seat, rng, budget):
        return "nonsense"


class Deadly:
    """Ends its process."""

    def choose(self, engine, known, seat, rng, budget):
        os._exit(3)


class First:
    """The first that is offered."""

    def choose(self, engine, known, seat, rng, budget):
        return engine.legal(known, seat)[0]


class Asleep:
    """Says which process it was asked in, and never answers."""

    def choose(self, engine, known, seat, rng, budget):
        noted = Path(os.environ["ASKED"])
        noted.with_suffix(".new").write_text(str(os.getpid()))
        noted.with_suffix(".new").rename(noted)
        while True:
            time.sleep(60)


class Silent:
    """Never answers."""

    def choose(self, engine, known, seat, rng, budget):
        while True:
            pass


def table(*names: str, game: str = "yangtze", seats: int = 2, seed: int = 0) -> lab.Arena:
    return lab.Arena(game, seats, tuple(lab.entrant(name) for name in names), ONE, {}, seed)


def test_a_round_is_one_deal_in_every_rotation() -> None:
    arena = table("looks", "random", seats=3)
    assert arena.lineups() == [(0, 1, 1)]
    assert arena.rotations(0) == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    assert table("looks", "novice", "random").lineups() == [(0, 1), (0, 2), (1, 2)]


def test_equal_bots_on_paired_seeds_are_equal() -> None:
    finished = lab.run(table("looks", "looks"), 20)
    assert [row["win_share"] for row in lab.standings(table("looks", "looks"), finished)] == [0.5, 0.5]


def test_what_the_deal_decides_is_taken_off_the_interval() -> None:
    """Of twenty deals ten are won by who sits first, whoever that is; the others by the first bot."""

    def game(deal: int, turn: int, first: float) -> lab.Game:
        shares, bots = ([first, 1 - first], (0, 1)) if turn == 0 else ([1 - first, first], (1, 0))
        return lab.Game(deal, turn, bots, Outcome(shares, [0, 0], [1, 1], [0.0, 0.0]))

    by_seat = [game(deal, turn, float(turn == 0)) for deal in range(10) for turn in (0, 1)]
    by_skill = [game(deal, turn, 1.0) for deal in range(10, 20) for turn in (0, 1)]
    first, second = lab.standings(table("looks", "random"), [*by_seat, *by_skill])
    assert first["win_share"] == 0.75 and second["win_share"] == 0.25
    low, high = first["by_deals"]
    # rounds of a half and of one, ten each: a deviation of 0.2565, over the root of twenty times 2.086
    assert (low, high) == pytest.approx((0.6304, 0.8696), abs=0.002)
    assert high - low < first["high"] - first["low"]
    assert second["by_deals"] == pytest.approx([1 - high, 1 - low])
    assert lab.standings(table("looks", "random"), by_skill)[0]["by_deals"] is None  # all alike
    assert lab.standings(table("looks", "random"), by_seat[:8])[0]["by_deals"] is None  # few


def test_what_chance_gave_is_taken_off_a_share() -> None:
    """Forty deals decided by chance alone, which somebody saw; it smiled on the first bot in thirty of them."""

    def game(deal: int, turn: int) -> lab.Game:
        mine = 1.0 if deal % 4 else 0.0
        shares, bots = ([mine, 1 - mine], (0, 1)) if turn == 0 else ([1 - mine, mine], (1, 0))
        shaken = 0.01 * (-1) ** (deal // 4)  # not all of it was seen, or alike
        luck = [share - 0.5 + shaken * (1 if share == mine else -1) for share in shares]
        return lab.Game(deal, turn, bots, Outcome(shares, [0, 0], [1, 1], [0.0, 0.0], luck=luck))

    first, second = lab.standings(table("looks", "random"), [game(deal, turn) for deal in range(40) for turn in (0, 1)])
    assert first["win_share"] == 0.75
    share, low, high = first["luck_adjusted"]
    assert share == pytest.approx(0.5, abs=0.01) and low < 0.5 < high and high - low < 0.02
    assert second["luck_adjusted"] == pytest.approx([1 - share, 1 - high, 1 - low], abs=1e-4)


def won_by(deal: int, turn: int, margin: int, luck: float | None = None) -> lab.Game:
    """A game that the first bot of two won by so many points, or lost by them."""
    ahead, points = 0.5 + 0.5 * ((margin > 0) - (margin < 0)), [20 + margin, 20]
    seats, shares = (0, 1), [ahead, 1 - ahead]
    given = None if luck is None else [luck, -luck]
    if turn:
        seats, shares, points, given = (1, 0), shares[::-1], points[::-1], given and given[::-1]
    return lab.Game(deal, turn, seats, Outcome(shares, points, [1, 1], [0.0, 0.0], luck=given))


def test_by_how_much_games_were_won_says_more_than_who_won_them() -> None:
    """Of twenty deals the first bot wins ten by 6 and loses ten by 2: a mean of 2, with a deviation of 4."""
    games = [won_by(deal, turn, 6 if deal % 2 else -2) for deal in range(20) for turn in (0, 1)]
    first, second = lab.standings(table("looks", "random"), games)
    assert first["win_share"] == 0.5
    # Half a deviation, times 1.08: 70.5 % of a normal law. Rounds differ by 1.026 deviations; over the root of twenty,
    # times 2.086 and 1.08, that is 0.517. A twentieth of the half, times 1.96, is 0.049; together 0.519.
    assert first["by_margin"] == pytest.approx([0.7054, 0.5084, 0.8553], abs=0.001)
    share, low, high = first["by_margin"]
    assert second["by_margin"] == pytest.approx([1 - share, 1 - high, 1 - low], abs=1e-4)


def test_margins_that_differ_more_say_less_of_a_mean() -> None:
    """The same deviation of single games; in one match it lies within the deals, in the other between them."""
    within = [won_by(deal, turn, (9 if turn else -5) + deal % 2) for deal in range(20) for turn in (0, 1)]
    between = [won_by(deal, turn, (9 if deal % 2 else -5) + turn) for deal in range(20) for turn in (0, 1)]
    (one, *_), (other, *_) = (lab.standings(table("looks", "random"), games) for games in (within, between))
    assert one["by_margin"][0] == other["by_margin"][0]
    assert one["by_margin"][2] - one["by_margin"][1] < 0.4 * (other["by_margin"][2] - other["by_margin"][1])


def test_what_chance_gave_is_taken_off_the_margins() -> None:
    """Forty deals, each won by 8 by whom chance smiled on, which was the first bot in thirty of them."""
    games = []
    for deal in range(40):
        smiled, shaken = 1 if deal % 4 else -1, (-1) ** (deal // 4)  # not all of it was seen, or alike
        games += [won_by(deal, turn, 8 * smiled, 0.5 * smiled + 0.01 * shaken) for turn in (0, 1)]
    (first, _), (unseen, _) = (
        lab.standings(table("looks", "random"), looked)
        for looked in (games, [won_by(game.round, game.turn, 8 if game.round % 4 else -8) for game in games])
    )
    share, low, high = first["by_margin"]
    assert share == pytest.approx(0.5, abs=0.01) and low < 0.5 < high and high - low < 0.02
    assert unseen["by_margin"][0] > 0.7


def test_margins_are_asked_only_where_they_say_who_wins() -> None:
    games = [won_by(deal, turn, 6 if deal % 2 else -2) for deal in range(20) for turn in (0, 1)]
    two = table("looks", "random")
    assert lab.by_margin(0, two, games)
    assert lab.by_margin(0, two, games[:18]) is None  # few rounds
    alike = [won_by(deal, turn, 9 if turn else -5) for deal in range(20) for turn in (0, 1)]
    assert lab.by_margin(0, two, alike) is None
    assert lab.by_margin(0, table("looks", "random", "novice"), games) is None
    assert lab.by_margin(0, table("looks", "random", seats=3), games) is None
    lost = lab.Game(20, 0, (0, 1), Outcome([0.0, 1.0], [9, 0], [1, 1], [0.0, 0.0], {0: "crashed"}))
    fewest = lab.Game(20, 0, (0, 1), Outcome([0.0, 1.0], [9, 0], [1, 1], [0.0, 0.0]))
    broken_tie = lab.Game(20, 0, (0, 1), Outcome([0.0, 1.0], [9, 9], [1, 1], [0.0, 0.0]))
    assert [bool(lab.by_margin(0, two, [*games, last])) for last in (lost, fewest, broken_tie)] == [False, False, True]


def test_luck_is_looked_at_where_something_was_drawn_and_told_of_all_seats() -> None:
    arena = lab.Arena("yak", 2, (lab.entrant("looks"), lab.entrant("random")), ONE, luck=4)
    games = lab.run(arena, 4)
    assert [g.outcome.luck for g in games] == [g.outcome.luck for g in lab.run(arena, 4)]
    for finished in games:
        assert finished.outcome.luck and sum(finished.outcome.luck) == pytest.approx(0, abs=1e-4)
        assert any(given != 0 for given in finished.outcome.luck)
    quiet = lab.Arena("yak", 2, arena.entrants, ONE)
    assert [g.outcome.shares for g in lab.run(quiet, 4)] == [g.outcome.shares for g in games]  # it changes no game


@every_game
def test_a_step_without_a_draw_gives_nobody_luck(game: str) -> None:
    engine = load(game)
    s, rng = engine.setup(2, {}, 3), stream("steps")
    luck = Luck(engine, 2, stream("luck"), 2)
    drawn = 0
    for _ in range(60):
        if s.over:
            break
        choices = [(seat, bot("looks").choose(engine, engine.copy(s), seat, rng, ONE)) for seat in engine.actors(s)]
        before, given = engine.copy(s), luck.given.copy()
        for seat, action in choices:
            engine.apply(s, seat, action)
        luck.add(before, choices, s)
        if before.rng.tobytes() == s.rng.tobytes():
            assert (luck.given == given).all()
        else:
            drawn += 1
    assert drawn


def test_what_the_first_bot_chooses_better_is_gained_from_all_others() -> None:
    """Of twenty deals the choices of the first bot bring a tenth of a victory in ten, three tenths in the others."""

    def game(deal: int, turn: int) -> lab.Game:
        more = 0.3 if deal % 2 else 0.1
        gained = [-more / 2] * 3
        gained[turn] = more
        table = tuple(int(seat != turn) for seat in range(3))
        return lab.Game(deal, turn, table, Outcome([0.0, 0.0, 1.0], [0] * 3, [1] * 3, [0.0] * 3, gained=gained))

    arena = table("looks", "random", seats=3)
    games = [game(deal, turn) for deal in range(20) for turn in range(3)]
    first, second = lab.standings(arena, games)
    # A round's three games bring 0.1 each, or 0.3: a deviation of 0.1026, over the root of twenty times 2.086.
    assert first["gained"] == pytest.approx([0.2, 0.1521, 0.2479], abs=0.001)
    assert second["gained"] == pytest.approx([-0.1, -0.124, -0.076], abs=0.001)
    assert lab.gained(0, arena, games[:27]) is None  # few
    lost = lab.Game(20, 0, (0, 1, 1), Outcome([0.0, 0.5, 0.5], [0] * 3, [1] * 3, [0.0] * 3, {0: "crashed"}))
    assert lab.gained(0, arena, [*games, lost]) is None


@every_game
def test_choices_are_compared_and_change_no_game(game: str) -> None:
    entrants = (lab.entrant("looks"), lab.entrant("random"))
    for seats in (2, 3):
        quiet, compared = (lab.Arena(game, seats, entrants, ONE, choices=sims) for sims in (0, 4))
        games = lab.run(compared, seats)
        assert [g.outcome.shares for g in lab.run(quiet, seats)] == [g.outcome.shares for g in games]
        assert [g.outcome.gained for g in lab.run(compared, seats)] == [g.outcome.gained for g in games]
        for played in games:
            assert played.outcome.gained and sum(played.outcome.gained) == pytest.approx(0, abs=1e-4)
            assert played.outcome.gained[played.table.index(0)] != 0


def test_better_choices_are_seen_and_the_same_ones_bring_nothing() -> None:
    better = lab.Arena("yangtze", 2, (lab.entrant("looks"), lab.entrant("random")), ONE, choices=20)
    for arena in (better, replace(better, entrants=better.entrants[::-1])):
        rows = {row["name"]: row["gained"] for row in lab.standings(arena, lab.run(arena, 20))}
        assert rows["looks"][1] > 0 > rows["random"][2]
    alike = replace(better, entrants=(lab.entrant(f"{__name__}:First"),) * 2)
    assert all(game.outcome.gained == [0, 0] for game in lab.run(alike, 2))


def test_who_fails_in_the_place_of_the_other_loses_the_game() -> None:
    for name, patience in (("Crashing", 60.0), ("Nonsense", 60.0), ("Deadly", 60.0), ("Silent", 2.0)):
        fails = f"{__name__}:{name}"
        arena = replace(table("random", fails), choices=2)
        finished = lab.run(arena, 2, workers=1, patience=patience)
        assert [fault["bot"] for fault in lab.faults(arena, finished)] == [fails] * 2
        assert lab.standings(arena, finished)[0]["win_share"] == 1.0


def test_choices_are_compared_between_two_bots_only() -> None:
    words = ["arena", "yangtze", "--bots", "looks,random,novice", "--choices", "5"]
    answer = CliRunner().invoke(app, words)
    assert isinstance(answer.exception, HeadwatersError) and answer.exception.message_id == "error-arena-choices"


def test_an_interrupted_arena_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    arena, log = table("looks", "random"), tmp_path / "log"
    whole = lab.standings(arena, lab.run(arena, 12))
    lab.run(arena, 5, log=log)
    log.write_text(log.read_text()[:-9])  # the last line broke off
    resumed = lab.standings(arena, lab.run(arena, 12, log=log))
    keys = ("name", "win_share", "low", "high", "rating")
    assert [[row[key] for key in keys] for row in resumed] == [[row[key] for key in keys] for row in whole]
    with pytest.raises(HeadwatersError):
        lab.run(table("looks", "novice"), 4, log=log)


@pytest.mark.parametrize("name", ["Crashing", "Nonsense"])
def test_a_bot_that_fails_loses_its_game_and_is_named(name: str) -> None:
    arena = table(f"{__name__}:{name}", "random")
    finished = lab.run(arena, 4)
    rows = lab.standings(arena, finished)
    assert rows[0]["win_share"] == 0.0 and rows[1]["win_share"] == 1.0
    assert {fault["bot"] for fault in lab.faults(arena, finished)} == {f"{__name__}:{name}"}
    assert len(finished) == 4


def test_a_bot_that_ends_its_process_loses_its_game() -> None:
    arena = table(f"{__name__}:Deadly", "random")
    finished = lab.run(arena, 2, workers=1)
    assert [fault["what"] for fault in lab.faults(arena, finished)] == ["ended the process"] * 2
    assert lab.standings(arena, finished)[0]["win_share"] == 0.0


FOREVER = """
import test_arena
from headwaters.lab import arena
if __name__ == "__main__":
    arena.run(test_arena.table("test_arena:Asleep", "random"), 2, workers=1, patience=3600)
"""


def is_running(process: int) -> bool:
    """Whether it is there and has not ended: one that nobody has waited for yet has."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be asked to end a child with its parent")
def test_a_killed_arena_leaves_no_worker_behind(tmp_path: Path) -> None:
    script, asked = tmp_path / "forever.py", tmp_path / "asked"
    script.write_text(FOREVER)
    path = os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "ASKED": str(asked)}
    arena = subprocess.Popen([sys.executable, script], env=environment)
    try:
        while not asked.exists():
            assert arena.poll() is None
            time.sleep(0.1)
    finally:
        arena.kill()
        arena.wait()
    worker = int(asked.read_text())
    for _ in range(600):
        if not is_running(worker):
            break
        time.sleep(0.1)
    assert not is_running(worker)


def test_a_bot_that_never_answers_loses_its_game_and_only_that() -> None:
    arena = table(f"{__name__}:Silent", "random", f"{__name__}:First")
    finished = lab.run(arena, 6, workers=2, patience=2.0)
    assert len(finished) == 6
    lost = lab.faults(arena, finished)
    assert [(fault["bot"], fault["what"]) for fault in lost] == [(f"{__name__}:Silent", "gave no answer in 2 s")] * 4
    assert lab.standings(arena, finished)[0]["win_share"] == 0.0


def test_it_stops_when_the_answer_is_clear() -> None:
    arena = table("looks", "random")
    finished = lab.run(arena, 400, stop_when_clear=True)
    assert lab.clear(arena, finished) and len(finished) < 100


def test_the_interval_is_honest_at_the_ends() -> None:
    low, high = lab.wilson(1.0, 200)
    assert 0.975 < low < 0.99 and high == 1.0
    assert lab.wilson(0.5, 0) == (0.0, 1.0)


def test_names_carry_budgets() -> None:
    assert lab.entrant("strong@0.5s").budget == Budget(seconds=0.5)
    assert lab.entrant("strong@500").budget == Budget(sims=500)
    for wrong in ("strong@", "strong@xs", "strong@0", "nobody"):
        with pytest.raises(HeadwatersError):
            lab.entrant(wrong)


def test_the_picture_names_every_bot() -> None:
    rows = lab.standings(table("looks", "random"), lab.run(table("looks", "random"), 4))
    assert all(row["name"] in svg("a < b", rows, 0.5) for row in rows)


def test_the_command_answers_in_json(tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    words = ["arena", "yangtze", "--bots", "looks,random", "--games", "4", "--sims", "2", "--workers", "0"]
    answer = CliRunner().invoke(app, [*words, "--plot", str(picture), "--json"])
    assert answer.exit_code == 0, answer.output
    found = json.loads(answer.stdout)
    assert (found["game"], found["seats"], found["games"]) == ("yangtze", 2, 4)
    shares = {"win_share", "low", "high", "by_deals", "luck_adjusted", "by_margin", "gained"}
    assert set(found["bots"][0]) == {"name", *shares, "rating", "decisions_per_s"}
    assert found["bots"][0]["luck_adjusted"] is None  # nobody looked
    assert picture.read_text().startswith("<svg")


def test_the_command_shows_what_else_the_games_tell() -> None:
    words = ["arena", "yangtze", "--bots", "looks,random", "--sims", "2", "--workers", "0", "--games"]
    few, more = (CliRunner().invoke(app, [*words, games]).stdout for games in ("4", "20"))
    assert "by margin" not in few and "by margin" in more
    assert "less luck" not in more and "gained" not in more  # nobody looked
    compared = CliRunner().invoke(app, [*words, "20", "--choices", "20"]).stdout
    assert re.search(r"looks .* \+\d+\.\d% +\+\d+\.\d% to \+\d+\.\d%", compared), compared


def test_levels_are_measured_against_the_one_before() -> None:
    words = ["levels", "yangtze", "--bots", "random,looks,able=4/0.5", "--games", "4", "--workers", "0"]
    answer = CliRunner().invoke(app, [*words, "--json"])
    assert answer.exit_code == 0, answer.output
    pairs = json.loads(answer.stdout)["pairs"]
    assert [(pair["level"], pair["before"], pair["games"]) for pair in pairs] == [
        ("looks", "random", 4),
        ("able=4/0.5", "looks", 4),
    ]
    assert all(0 <= pair["low"] <= pair["win_share"] <= pair["high"] <= 1 for pair in pairs)
    assert pairs[0]["win_share"] == 1
    assert "able=4/0.5" in CliRunner().invoke(app, words).stdout


def test_a_level_by_the_clock_has_its_own_time_where_none_is_said() -> None:
    own = [lab.entrant(level, cpu=True, own_time_in="any").budget for level in LEVELS]
    by_the_clock = [Budget(seconds=SECONDS[level] or 0, cpu=True) for level in ("strong", "master")]
    assert own == [None, None, None, None, *by_the_clock]
    assert lab.entrant("master@0.5s", own_time_in="yak").budget == Budget(seconds=0.5)
    assert lab.entrant("master").budget is None


def test_a_whole_game_in_the_terminal() -> None:
    for game in all_facts():
        answer = CliRunner().invoke(app, ["play", game, "--bots", "looks", "--seed", "1"], input="help\n1\n" * 600)
        assert answer.exit_code == 0, answer.output
        assert "★" in answer.output

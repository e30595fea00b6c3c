"""What every game stands on: the generator, sets of numbers, chance, weaving, facts, errors and their words."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import headwaters
from headwaters.kernel import bits, deeds, position, rng
from headwaters.kernel.engine import load
from headwaters.kernel.errors import BadOption, HeadwatersError, IllegalAction, UnknownGame
from headwaters.kernel.facts import Choice, Facts, Flag, Number, Numbers, all_facts, facts
from headwaters.kernel.rule import FORGOTTEN_S, forget_old, generic, rule, weave
from headwaters.text import say

step: Any = None  # filled in by `weave`

SOURCES = Path(headwaters.__file__).parent
WORD = 0xFFFFFFFF


def threefry(key: list[int], counter: list[int]) -> list[int]:
    """Threefry-4x32 with 20 rounds as its authors describe it, in Python's own integers."""
    turns = [(10, 26), (11, 21), (13, 27), (23, 5), (6, 20), (17, 11), (25, 10), (18, 20)]
    keys = [*key, 0x1BD11BDA ^ key[0] ^ key[1] ^ key[2] ^ key[3]]
    x = [(c + k) & WORD for c, k in zip(counter, keys, strict=False)]
    for r in range(20):
        partners = ((0, 1), (2, 3)) if r % 2 == 0 else ((0, 3), (2, 1))
        for (a, b), turn in zip(partners, turns[r % 8], strict=True):
            x[a] = (x[a] + x[b]) & WORD
            x[b] = ((x[b] << turn | x[b] >> 32 - turn) & WORD) ^ x[a]
        if r % 4 == 3:
            s = r // 4 + 1
            x = [(x[i] + keys[(s + i) % 5] + (s if i == 3 else 0)) & WORD for i in range(4)]
    return x


@pytest.mark.parametrize(
    ("key", "counter", "answer"),
    [
        (
            "00000000 00000000 00000000 00000000",
            "00000000 00000000 00000000 00000000",
            "9c6ca96a e17eae66 fc10ecd4 5256a7d8",
        ),
        (
            "ffffffff ffffffff ffffffff ffffffff",
            "ffffffff ffffffff ffffffff ffffffff",
            "2a881696 57012287 f6c7446e a16a6732",
        ),
        (
            "a4093822 299f31d0 082efa98 ec4e6c89",
            "243f6a88 85a308d3 13198a2e 03707344",
            "59cd1dbb b8879579 86b5d00c ac8b6d84",
        ),
    ],
)
def test_the_reference_generator_gives_the_published_answers(key: str, counter: str, answer: str) -> None:
    def words(text: str) -> list[int]:
        return [int(word, 16) for word in text.split()]

    assert threefry(words(key), words(counter)) == words(answer)


@given(st.integers(0, 2**128 - 1))
def test_the_generator_is_threefry(seed: int) -> None:
    stream, key = rng.key(seed), [seed >> 32 * i & WORD for i in range(4)]
    expected = [word for block in range(3) for word in threefry(key, [block, 0, 0, 0])]
    assert [int(rng.word(stream)) for _ in range(12)] == expected


@given(st.integers(0, 2**128 - 1), st.integers(1, 5000))
def test_below_is_fair_by_rejection(seed: int, n: int) -> None:
    """Lemire's method in exact arithmetic: every answer has the same number of accepted words."""
    stream, twin = rng.key(seed), rng.key(seed)
    for _ in range(20):
        product = int(rng.word(twin)) * n
        while product & WORD < 2**32 % n:
            product = int(rng.word(twin)) * n
        assert rng.below(stream, n) == product >> 32


def test_a_new_key_begins_a_new_stream() -> None:
    stream, other = rng.key(1), rng.key(2)
    rng.word(stream)
    rng.rekey(stream, other)
    key = [int(word) for word in stream[:4]]
    assert key == threefry([2, 0, 0, 0], [0, 0, 0, 0])
    assert [int(rng.word(stream)) for _ in range(4)] == threefry(key, [0, 0, 0, 0])


SETS = st.sets(st.integers(0, 191))


def words_of(members: set[int]) -> np.ndarray:
    mask = np.zeros(3, np.uint64)
    for i in members:
        bits.put(mask, i)
    return mask


@given(SETS, st.integers(0, 191))
def test_sets_of_numbers_behave_like_sets(members: set[int], i: int) -> None:
    mask = words_of(members)
    assert {j for j in range(192) if bits.has(mask, j)} == members
    assert bits.count(mask) == len(members)
    assert [bits.nth(mask, k) for k in range(len(members) + 1)] == [*sorted(members), -1]
    assert [bits.next_in(mask, j) for j in range(193)] == [
        min((m for m in members if m >= j), default=-1) for j in range(193)
    ]
    bits.drop(mask, i)
    assert {j for j in range(192) if bits.has(mask, j)} == members - {i}
    bits.clear(mask)
    assert not mask.any()


@given(SETS, st.integers(0, 100), st.integers(0, 91))
def test_a_run_is_a_range_of_numbers(members: set[int], start: int, n: int) -> None:
    mask = words_of(members)
    bits.put_run(mask, start, n)
    assert {j for j in range(192) if bits.has(mask, j)} == members | set(range(start, start + n))


@given(st.integers(1, 2**64 - 1))
def test_the_lowest_bit_of_a_word(x: int) -> None:
    assert bits.lowest(np.uint64(x)) == (x & -x).bit_length() - 1
    assert bits.count_word(np.uint64(x)) == x.bit_count()


STATE = position.record([("own", "u1"), ("word", "u8", (2,)), ("last", "u1", 3)])
NOTED = position.noted(STATE, deeds=3, tape=4)


def blank(dtype: Any = NOTED) -> np.record:
    s = np.zeros(1, dtype)[0]
    s.rng[:] = rng.key(5)
    return s


def test_chance_uses_up_the_tape_before_the_generator() -> None:
    s, twin = blank(), blank()
    s.tape[:2], s.tape_n = (7, 3), 2
    assert [position.chance(s, 10), position.chance(s, 10)] == [7, 3]
    assert s.rng.tobytes() == twin.rng.tobytes()
    assert position.chance(s, 10) == position.chance(twin, 10) == rng.below(rng.key(5), 10)


def test_a_deed_is_noted_where_notes_are_taken_and_nowhere_else() -> None:
    s, silent = blank(), blank(STATE)
    for position_ in (s, silent):
        position.happened(position_, 2, 7, 8)
        position.happened(position_, 1, -3)
    assert s.deeds[: s.deeds_n].tolist() == [[2, 7, 8, 0, 0], [1, -3, 0, 0, 0]]
    assert silent.tobytes() == blank(STATE).tobytes()


def test_more_deeds_than_there_is_room_for_are_not_lost_in_silence() -> None:
    s = blank()
    for _ in range(4):
        position.happened(s, 0)
    with pytest.raises(OverflowError, match="4 deeds"):
        deeds.read(s, (deeds.Kind("did", (), "XX-01"),), {})


def test_the_twin_that_takes_notes_has_the_same_fields_at_the_same_places() -> None:
    shared = position.where_notes_begin(STATE)
    assert shared == position.where_notes_begin(NOTED)
    for name in ("rng", "own", "word", "last"):
        assert STATE.fields[name] == NOTED.fields[name]
        assert STATE.fields[name][1] < shared


def test_numpy_copies_every_byte_of_a_position() -> None:
    s = np.full(64 * blank().nbytes, 255, np.uint8).view(blank().dtype)
    assert s.copy().tobytes() == s.tobytes()


@rule
def half(x):  # type: ignore[no-untyped-def]
    return x // 2


@generic
def twice(x):  # type: ignore[no-untyped-def]
    return step(step(x))


@generic
def thrice(x):  # type: ignore[no-untyped-def]
    return step(twice(x))


def test_weaving_fills_in_the_verbs_and_nothing_else() -> None:
    """This module's `np` has an attribute `generic` too, and is left alone."""
    woven = weave(sys.modules[__name__], {"step": half}, Path(__file__).parent)
    assert sorted(vars(woven)) == ["thrice", "twice"]
    assert (woven.twice(80), woven.thrice(80)) == (20, 10)


OPTIONS = (
    Flag("flag", False, "XX-01"),
    Number("many", 5, "XX-02", low=1, high=9),
    Numbers("row", [1, 2, 3], "XX-03", low=0, high=9),
    Choice("place", "here", "XX-04", choices=("here", "there")),
)
FACTS = Facts("some", "Some", "Nobody", "XX", 2, 3, ("choose",), OPTIONS)


@pytest.mark.parametrize(
    "options",
    [{}, {"flag": True}, {"many": 1}, {"many": 9}, {"row": [0, 0, 9]}, {"row": (1, 1, 1)}, {"place": "there"}],
)
def test_declared_values_are_taken(options: dict[str, object]) -> None:
    full = FACTS.check_options(2, options)
    assert full == {"flag": False, "many": 5, "row": [1, 2, 3], "place": "here", **options}


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"flag": 1}, "XX-01"),
        ({"many": 0}, "XX-02"),
        ({"many": 10}, "XX-02"),
        ({"many": True}, "XX-02"),
        ({"many": 5.0}, "XX-02"),
        ({"row": [3, 2, 1]}, "XX-03"),
        ({"row": [1, 2]}, "XX-03"),
        ({"row": [1, 2, True]}, "XX-03"),
        ({"row": "123"}, "XX-03"),
        ({"place": ""}, "XX-04"),
        ({"place": 3}, "XX-04"),
        ({"other": 1}, None),
    ],
)
def test_other_values_are_refused_with_the_rule(options: dict[str, object], rule: str | None) -> None:
    with pytest.raises(BadOption) as refusal:
        FACTS.check_options(2, options)
    assert refusal.value.rule == rule
    assert next(iter(options)) in str(refusal.value)


@pytest.mark.parametrize("seats", [0, 1, 4, -1])
def test_seats_out_of_range_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 3"):
        FACTS.check_seats(seats)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="no game “chess”"):
        facts("chess")


def test_every_error_has_words() -> None:
    ids = {
        message_id
        for path in SOURCES.rglob("*.py")
        for message_id in re.findall(r'"(error-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(ids) > 20
    for message_id in ids:
        assert say(message_id)
    with pytest.raises(KeyError):
        say("no-such-message")


def test_an_error_shows_its_rule() -> None:
    assert str(HeadwatersError("error-over", rule="XX-01")) == "The game is over. [XX-01]"


def test_the_games_are_listed_without_numba() -> None:
    code = "import sys, headwaters; headwaters.catalogue(); sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_game_in_progress_says_whose_turn_it_is() -> None:
    name = next(iter(all_facts()))
    play = headwaters.new(name, seats=facts(name).least, seed=1)
    assert facts(name).title in repr(play)
    assert play.actors and play.decision in facts(name).decisions
    assert play.result() is None
    waiting = next(seat for seat in range(5) if seat not in play.actors)
    with pytest.raises(IllegalAction):
        play.legal(waiting)
    with pytest.raises(IllegalAction):
        play.undo()


def test_without_a_seed_every_shuffle_is_new() -> None:
    name = next(iter(all_facts()))
    seats = load(name).facts.least
    assert headwaters.new(name, seats=seats).seed != headwaters.new(name, seats=seats).seed


def test_a_game_in_a_notebook_is_a_picture_that_stands_alone() -> None:
    for name in all_facts():
        play = headwaters.new(name, seats=facts(name).least, seed=1)
        svg = play._repr_svg_()
        root = ElementTree.fromstring(svg)
        assert root.tag.endswith("svg") and root.find("{*}style") is not None
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
        assert load(name).picture(play.position, play.actors[0]) != load(name).picture(play.position)


def test_compiling_rules_leaves_the_settings_of_numba_alone() -> None:
    import numba

    before = numba.config.CACHE_DIR
    assert rule(lambda x: x + 1)(1) == 2
    assert before == numba.config.CACHE_DIR


def test_compiled_rules_that_nobody_used_for_long_are_cleaned_up(tmp_path: Path) -> None:
    old, young = tmp_path / "old", tmp_path / "young"
    for folder in (old, young):
        folder.mkdir()
        (folder / "rules.nbi").write_text("…", encoding="utf-8")
    long_ago = old.stat().st_mtime - FORGOTTEN_S - 1
    os.utime(old, (long_ago, long_ago))
    forget_old(tmp_path)
    assert not old.exists() and young.exists()


def test_the_package_is_typed_and_exports_its_errors() -> None:
    assert (SOURCES / "py.typed").is_file()
    for name in headwaters.__all__:
        assert getattr(headwaters, name) is not None
    with pytest.raises(AttributeError):
        _ = headwaters.no_such_name


def test_who_only_plays_needs_numpy_and_numba_alone() -> None:
    """Researchers and GPU machines have the engine and the bots without what the table is served with."""
    served_with = "msgspec", "starlette", "sqlalchemy", "fluent", "uvicorn", "rich_click", "openskill"
    code = f"""
import sys
from headwaters.bots import bot
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.lab.match import play
for game in all_facts():
    load(game).setup(2, {{}}, 1)
print([name for name in {served_with} if name in sys.modules])
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "[]"

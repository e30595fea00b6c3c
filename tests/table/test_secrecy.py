"""Nothing hidden on the wire: games that differ only in what a viewer may not know give that viewer equal frames."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from conftest_table import GAMES, Served, leaves, people, play_on

from headwaters.kernel import rng
from headwaters.kernel.deeds import known_to
from headwaters.kernel.engine import load
from headwaters.kernel.play import Step
from headwaters.table import frames
from headwaters.table.answers import Frame
from headwaters.table.chairs import Chair
from headwaters.table.store import StoredTable
from headwaters.table.table import Table

every_game = pytest.mark.parametrize("game", GAMES)
SEATS = 3


def fresh(game: str, seed: int) -> Table:
    engine = load(game)
    chairs = tuple(Chair(f"guest-{seat}", f"Player {seat}") for seat in range(SEATS))
    options = engine.facts.check_options(SEATS, {})
    secret = seed.to_bytes(16, "big")
    table = Table(
        StoredTable("t", game, SEATS, options, "x", False, "playing", 1, secret, "c", 0, None, 0, 0, 1, chairs)
    )
    table.start(table.deal(engine, engine.facts.version), 1)
    return table


def framed(table: Table, seat: int | None) -> Frame:
    guest = None if seat is None else f"guest-{seat}"
    return frames.frame(table, guest=guest, seat=seat, curtain=None, language="en", here=set(), spectators=0)


def twin_of(table: Table, seat: int | None, stream: Any) -> Table:
    """The same table in another world that the seat, or with None a spectator, can't tell from this one."""
    twin = fresh(table.game, 99)
    play, other = table.playing, twin.playing
    engine = play.engine
    other.steps = play.steps
    other.position = engine.resample(play.position, -1 if seat is None else seat, stream)
    twin.seed, twin.revision = bytes(16), table.revision
    return twin


@every_game
@pytest.mark.parametrize("style", ["uniform", "kinds"])
def test_frames_and_previews_are_equal_in_worlds_that_the_viewer_cannot_tell_apart(game: str, style: str) -> None:
    table, dice, stream = fresh(game, 11), random.Random(11), rng.key(11)
    engine = table.playing.engine
    while not table.over and len(table.playing.steps) < 140:
        if dice.random() < 0.2:
            for seat in (None, *range(SEATS)):
                twin = twin_of(table, seat, stream)
                assert framed(table, seat) == framed(twin, seat)
                assert frames.aloud(table, seat, "en") == frames.aloud(twin, seat, "en")
                if seat in table.actors:
                    for action in dice.sample(offered := table.playing.legal(seat), min(3, len(offered))):
                        assert table.preview(seat, action, 1) == twin.preview(seat, action, 2), action
        seat = dice.choice(table.actors)
        offered_now = engine.legal(table.playing.position, seat)
        if style == "kinds":
            kinds: dict[str, list[int]] = {}
            for action_number in offered_now:
                kind = engine.text(table.playing.position, seat, action_number).split(" ")[0]
                kinds.setdefault(kind, []).append(action_number)
            offered_now = dice.choice(list(kinds.values()))
        table.install(table.prepare_step(seat, dice.choice(offered_now)))


@every_game
def test_what_ends_a_turn_is_what_asks_somebody_else_or_can_not_be_taken_back(game: str) -> None:
    table, dice, found = fresh(game, 5), random.Random(5), set()
    while not table.over and len(table.playing.steps) < 200:
        seat = dice.choice(table.actors)
        action = dice.choice(table.playing.legal(seat))
        _, ends = table.preview(seat, action, 1)
        table.install(table.prepare_play(seat, action))
        stays = table.actors == (seat,) and table.undoable(seat) == len(table.playing.steps) - 1
        assert ends is not stays, (action, ends)
        found.add(ends)
    assert True in found and (False in found or game == "herons")  # of herons every turn is one action


@every_game
def test_the_log_of_a_step_depends_only_on_what_the_viewer_sees_of_it(game: str) -> None:
    table, dice, stream = fresh(game, 12), random.Random(12), rng.key(12)
    engine = table.playing.engine
    words, scene = engine.part("words"), engine.part("scene")
    compared = 0
    while not table.over and len(table.playing.steps) < 120:
        seat = dice.choice(table.actors)
        before = table.playing.position
        table.install(table.prepare_step(seat, dice.choice(engine.legal(before, seat))))
        step: Step = table.playing.steps[-1]
        lines = engine.notation.chance_lines(step.deeds)
        for viewer in (None, *range(SEATS)):
            world = engine.resample(before, -1 if viewer is None else viewer, stream)
            if step.action not in engine.legal(world, seat):
                continue
            try:
                dictated = engine.notation.dictate(world, lines) if lines else ()
                there, deeds = engine.after(world, seat, step.action, dictated)
            except (ValueError, KeyError):
                continue  # this chance is impossible in that world
            if engine.view(there, viewer) != engine.view(table.playing.position, viewer):
                continue  # the viewer can tell them apart
            compared += 1
            theirs, ours = known_to(deeds, viewer), known_to(step.deeds, viewer)
            assert theirs == ours
            assert words.tell(theirs) == words.tell(ours)
            assert [scene.travels(deed) for deed in theirs] == [scene.travels(deed) for deed in ours]
    assert compared > 30


@every_game
def test_every_frame_of_a_whole_game_shows_a_viewer_just_what_its_view_holds(served: Served, game: str) -> None:
    """Whole games with every frame to every seat and a spectator recorded."""
    table_id, visitors = people(served, game, 2)
    table = served.table(table_id)
    with ExitStack() as stack:
        lives = {seat: stack.enter_context(visitor.live(table_id)) for seat, visitor in enumerate(visitors)}
        watching = stack.enter_context(served.visitor().live(table_id))
        for live in (*lives.values(), watching):
            live.hello()
        dice, stream = random.Random(13), rng.key(13)
        while watching.last["table"]["status"] != "over":
            play_on(lives, dice, 1)
            newest = max(live.last["revision"] for live in lives.values())
            for viewer, live in (*lives.items(), (None, watching)):
                live.until(lambda frame, newest=newest: frame["revision"] >= newest)
                if not table.over and dice.random() < 0.15:
                    twin = twin_of(table, viewer, stream)
                    named = zip(table.chairs, table.names, strict=True)
                    twin.chairs = [replace(chair, name=name) for chair, name in named]
                    assert frames.draw(twin, viewer, "en").parts == live.parts
        seed = table.seed.hex()
        for live in (*lives.values(), watching):
            playing = [frame for frame in live.frames if frame["table"]["status"] != "over"]
            assert seed not in json.dumps(playing) and all(frame["seed"] is None for frame in playing)
        for seat, live in lives.items():
            other = lives[1 - seat]
            secrets = {json.dumps(f["offers"]) for f in other.frames if f["offers"] and seat not in f["actors"]}
            assert not any(json.dumps(f["offers"]) in secrets for f in live.frames if f["actors"] == [1 - seat])


def test_a_secret_choice_is_told_only_as_made(served: Served) -> None:
    told = []
    for card in ("build", "restock", "market"):
        table, visitors = people(served, "yak")
        with visitors[1].live(table) as live, visitors[0].live(table) as chooser:
            live.hello()
            chooser.hello()
            live.until(lambda frame: frame["table"]["seats"][0]["here"])
            assert f"card {card}" in leaves(chooser.last["offers"])
            first = len(live.frames)
            chooser.play(f"card {card}", 0)
            live.until(lambda frame: frame["actors"] == [1])
            heard = live.frames[first:]
            told.append(
                [(f["actors"], f["log"], f["marks"], f["undo"], sorted(f["parts"]), f["prompt"]) for f in heard]
            )
            assert card not in json.dumps([frame["log"] for frame in heard])
    names = [[str(line["text"]).partition(" has")[2] for f in one for line in f[1]] for one in told]
    assert names[0] == names[1] == names[2]
    assert [[f[0], f[2:]] for f in told[0]] == [[f[0], f[2:]] for f in told[1]] == [[f[0], f[2:]] for f in told[2]]

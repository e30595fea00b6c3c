"""A guided game over the wire: only what its script asks for, a bot that keeps to its part, left and taken up again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from conftest_table import Live, Served, Visitor, leaves, service

from headwaters.kernel.facts import all_facts
from headwaters.table.lessons import Lesson, lesson_of

LESSONS = [game for game in all_facts() if lesson_of(game)]
every_lesson = pytest.mark.parametrize("game", LESSONS)


def taught(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def begin(visitor: Visitor, game: str) -> str:
    return str(visitor.post("/api/learn", {"game": game})["table"])


def go_on(visitor: Visitor, live: Live, table: str) -> dict[str, Any]:
    """Read the cards of this moment, and play what they ask for; the frame of the next moment that has cards."""
    frame = live.last
    lesson, at = frame["lesson"], frame["lesson"]["at"]
    if lesson["asks"]:
        live.play(leaves(frame["offers"])[0])
    else:
        visitor.post(f"/api/tables/{table}/next-card", {"revision": frame["revision"]})
    return live.until(lambda f: f["lesson"] and f["lesson"]["at"] > at and f["lesson"]["cards"])


@every_lesson
def test_a_lesson_is_played_to_its_end_and_the_game_goes_on_from_there(served: Served, game: str) -> None:
    visitor, lesson = served.visitor(), taught(game)
    table = begin(visitor, game)
    told = 0
    with visitor.live(table) as live:
        frame = live.hello()
        while True:
            found = frame["lesson"]
            assert found["before"] == told and found["of"] == lesson.cards
            told += len(found["cards"])
            moment = lesson.moments[found["at"]]
            if found["done"]:
                break
            assert set(leaves(frame["offers"])) == set(moment.play)  # several ways may lead to one action
            if moment.play:
                assert found["cards"][-1]["lit"]
                if not set(moment.play) & set(lesson.ways_out):
                    assert ", or " not in frame["prompt"], "nothing is asked for that is not offered"
            frame = go_on(visitor, live, table)
        assert told == lesson.cards
        visitor.post(f"/api/tables/{table}/leave-lesson")
        frame = live.until(lambda f: f["lesson"] is None and (f["offers"] or f["table"]["status"] == "over"))
        assert {seat["level"] for seat in frame["table"]["seats"][1:]} == {"beginner"}
        live.play(sorted(leaves(frame["offers"]))[0])


@every_lesson
def test_anything_else_is_refused_by_name_and_nobody_else_may_turn_the_cards(served: Served, game: str) -> None:
    visitor, lesson = served.visitor(), taught(game)
    table = begin(visitor, game)
    with visitor.live(table) as live:
        frame = live.hello()
        while not frame["lesson"]["asks"]:
            frame = go_on(visitor, live, table)
        now = served.table(table).playing
        other = next(action for action in now.legal(0) if action not in lesson.moments[frame["lesson"]["at"]].play)
        live.send("play", action=other, seat=0, revision=frame["revision"], id=1)
        assert live.answer()["error"]["id"] == "error-lesson"
        live.send("why", ids=["nothing"], seat=0, revision=frame["revision"], id=2)
        assert live.answer()["error"]["id"] == "error-lesson"
        stale = visitor.post(f"/api/tables/{table}/next-card", {"revision": frame["revision"] - 1}, status=409)
        assert stale["error"] == "error-stale"
        early = visitor.post(f"/api/tables/{table}/next-card", {"revision": frame["revision"]}, status=409)
        assert early["error"] == "error-lesson"
    stranger = served.visitor()
    for what, body in (("next-card", {"revision": 1}), ("leave-lesson", {})):
        refused = stranger.post(f"/api/tables/{table}/{what}", body, status=403)
        assert refused["error"] == "error-not-your-seat"
    with stranger.live(table) as live:
        assert live.hello()["lesson"] is None


@every_lesson
def test_a_lesson_is_taken_up_where_it_was_left_also_after_a_restart(tmp_path: Path, game: str) -> None:
    with service(tmp_path / "tables.sqlite") as first:
        visitor = first.visitor()
        table = begin(visitor, game)
        with visitor.live(table) as live:
            live.hello()
            for _ in range(4):
                go_on(visitor, live, table)
            left = live.last["lesson"]
        assert begin(visitor, game) == table
        assert f'data-learn="{game}"' in visitor.get("/").text
    with service(tmp_path / "tables.sqlite") as second:
        again = second.visitor()
        again.cookie = visitor.cookie
        assert begin(again, game) == table
        with again.live(table) as live:
            assert live.hello()["lesson"] == left
        anew = again.post("/api/learn", {"game": game, "anew": True})["table"]
        assert anew != table
        again.post(f"/api/tables/{anew}/leave-lesson")
        again.post(f"/api/tables/{table}/leave-lesson")
        assert begin(again, game) not in (table, anew)


@every_lesson
def test_an_undo_leads_back_to_the_card_before(served: Served, game: str) -> None:
    visitor = served.visitor()
    table = begin(visitor, game)
    with visitor.live(table) as live:
        frame = live.hello()
        while not frame["undo"]:
            before = frame["lesson"]
            frame = go_on(visitor, live, table)
            assert not frame["lesson"]["done"], "nothing can be taken back in the whole lesson"
        live.send("undo", revision=frame["revision"], seat=0, id="undo")
        while "taken" not in (message := live.receive()):
            assert "error" not in message
        assert live.last["lesson"] == before


def test_a_game_without_a_lesson_says_so(served: Served) -> None:
    without = [game for game in all_facts() if not lesson_of(game)]
    for game in without:
        refused = served.visitor().post("/api/learn", {"game": game}, status=404)
        assert refused["error"] == "error-no-lesson"
    assert served.visitor().post("/api/learn", {"game": "chess"}, status=404)["error"] == "error-unknown-game"

"""Playing over the wire: whole games, undo, preview, why not, reconnecting, hot seat, restart."""

from __future__ import annotations

import json
import random
import re
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from conftest_table import GAMES, Served, leaves, people, play_on, service

from headwaters.kernel.engine import load
from headwaters.kernel.record import replay
from headwaters.table import api, protocol
from headwaters.table.edition import digest, edition
from headwaters.table.table import position_hash

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_one_click_leads_to_a_running_game_against_bots_that_can_be_played_to_its_end(
    served: Served, game: str
) -> None:
    visitor, dice = served.visitor(), random.Random(1)
    table = visitor.post("/api/quick", {"game": game, "bots": 2})["table"]
    with visitor.live(table) as live:
        frame = live.hello()
        assert frame["table"]["status"] == "playing" and frame["full"]
        assert [seat["kind"] for seat in frame["table"]["seats"]] == ["person", "bot", "bot"]
        assert {"board", "hand", "seat-0", "seat-1", "seat-2"} <= set(live.parts)
        while True:
            frame = live.until(lambda f: f["offers"] or f["table"]["status"] == "over")
            if frame["table"]["status"] == "over":
                break
            assert set(frame["labels"]) >= set(frame["offers"])
            live.play(dice.choice(sorted(leaves(frame["offers"]))))
        assert frame["seed"] and frame["result"]["winners"]
        assert len(frame["result"]["points"]["0"]) == frame["result"]["steps"] + 1
        assert [line["n"] for line in live.log] == list(range(1, frame["lines"] + 1))
        assert all(line["rule"] for line in live.log[1:])


@every_game
def test_a_finished_game_can_be_replayed_downloaded_and_checked(served: Served, game: str) -> None:
    table, visitors = people(served, game)
    assert visitors[0].get(f"/api/tables/{table}/steps").status_code == 409
    assert visitors[0].get(f"/api/tables/{table}/record").json()["error"] == "error-not-over"
    assert visitors[0].get(f"/api/tables/{table}/check").json()["error"] == "error-not-over"
    assert visitors[0].get(f"/t/{table}/replay").status_code == 409
    with ExitStack() as stack:
        lives = {seat: stack.enter_context(visitor.live(table)) for seat, visitor in enumerate(visitors)}
        for live in lives.values():
            live.hello()
        play_on(lives, random.Random(2))
        commitment, seed = lives[0].frames[0]["commitment"], lives[0].last["seed"]
    checked = visitors[0].get(f"/api/tables/{table}/check").json()
    assert checked["ok"] and checked["commitment"] == commitment and checked["seed"] == seed
    record = visitors[0].get(f"/api/tables/{table}/record").text
    play = replay(record.splitlines())
    assert play.over and play.names[1] == "Player 1"
    assert '"state"' in visitors[0].get(f"/api/tables/{table}/record?states=1").text
    steps = visitors[0].get(f"/api/tables/{table}/steps?lang=it").json()
    assert steps["steps"] == len(play.steps) and len(steps["points"]["1"]) == steps["steps"] + 1
    for k in (0, 1, steps["steps"] // 2, steps["steps"]):
        for shown in ("0", "1", "open", "public"):
            step = visitors[0].get(f"/api/tables/{table}/steps/{k}?as={shown}").json()
            assert step["parts"]["board"] and ("hand" in step["parts"]) == (shown != "public")
    assert visitors[0].get(f"/api/tables/{table}/steps/{steps['steps'] + 1}").json()["error"] == "error-unknown-step"
    assert visitors[0].get(f"/api/tables/{table}/steps/1?as=9").json()["error"] == "error-unknown-seat"
    for route in api.ROUTES:
        if route.method == "GET" and (kind := protocol.answer_to(route)):
            body = visitors[0].get(route.path.format(id=table, step=1)).content
            assert msgspec.json.encode(msgspec.json.decode(body, type=kind)) == body, "it is what the page says of it"
    again = visitors[0].post(f"/api/tables/{table}/again")["table"]
    assert again != table and served.table(again).status == "open"


@every_game
def test_an_undo_brings_the_position_back_and_the_revision_only_grows(served: Served, game: str) -> None:
    table, visitors = people(served, game)
    with ExitStack() as stack:
        lives = {seat: stack.enter_context(visitor.live(table)) for seat, visitor in enumerate(visitors)}
        for live in lives.values():
            live.hello()
        dice, undone = random.Random(3), 0
        for _ in range(60):
            newest = max(live.last["revision"] for live in lives.values())
            for live in lives.values():
                live.until(lambda frame, newest=newest: frame["revision"] >= newest)
            if lives[0].last["table"]["status"] == "over":
                break
            seat = dice.choice(lives[0].last["actors"])
            live = lives[seat]
            before, lines, parts = served.table(table).hash(), list(live.log), dict(live.parts)
            frame = live.play(dice.choice(sorted(leaves(live.last["offers"]))), seat)
            if frame["undo"] and dice.random() < 0.7:
                live.send("undo", revision=frame["revision"], seat=seat)
                after = live.until(lambda f, r=frame["revision"]: f["revision"] > r)
                assert after["revision"] == frame["revision"] + 1
                assert served.table(table).hash() == before
                assert live.log == lines and live.parts == parts
                undone += 1
        assert undone >= 3
    rebuilt = served.table(table).hash()
    served.park()
    assert served.table(table).hash() == rebuilt, "events without the undone ones give the same position"


def test_a_secret_choice_can_be_taken_back_whoever_chose_after_until_all_have_chosen(served: Served) -> None:
    table, visitors = people(served, "yak", 3)
    with ExitStack() as stack:
        lives = [stack.enter_context(visitor.live(table)) for visitor in visitors]
        for live in lives:
            live.hello()
        lives[0].play("card build", 0)
        lives[1].until(lambda f: 0 not in f["actors"])
        lives[1].play("card market", 1)
        frame = lives[0].until(lambda f: f["actors"] == [2])
        assert frame["undo"]
        lives[0].send("undo", revision=frame["revision"], seat=0)
        assert lives[0].until(lambda f: 0 in f["actors"])["actors"] == [0, 2]
        lives[0].play("card restock", 0)
        lives[2].until(lambda f: f["revision"] == lives[0].last["revision"])
        lives[2].play("card market", 2)
        newest = lives[2].last["revision"]
        assert all(live.until(lambda f: f["revision"] == newest)["undo"] is None for live in lives)
        cards = served.table(table).playing.state()["cards"]
        assert cards == ["restock", "market", "market"] or served.table(table).playing.position.day > 1


def test_a_secret_choice_is_not_stale_because_another_was_made_meanwhile(served: Served) -> None:
    table, visitors = people(served, "yak", 3)
    with ExitStack() as stack:
        lives = [stack.enter_context(visitor.live(table)) for visitor in visitors]
        for live in lives:
            live.hello()
        first = lives[0].last["revision"]
        lives[0].play("card build", 0)
        lives[1].send("play", action="card market", seat=1, revision=first)
        lives[1].until(lambda f: f["actors"] == [2])
        lives[0].send("undo", revision=first + 1, seat=0)
        lives[0].until(lambda f: f["revision"] == first + 3)
        lives[0].send("play", action="card build", seat=0, revision=first)
        lives[2].send("play", action="card market", seat=2, revision=first)
        newest = lives[2].until(lambda f: f["revision"] == first + 5)
        lives[2].send("play", action="card market", seat=2, revision=first)
        assert lives[2].answer()["error"]["id"] == "error-stale"
        assert newest["actors"] != [2] or newest["offers"]


@every_game
def test_no_step_that_showed_its_seat_something_hidden_can_be_undone(served: Served, game: str) -> None:
    from headwaters.kernel import rng

    table_id, _ = people(served, game)
    table, dice, stream = served.table(table_id), random.Random(4), rng.key(4)
    engine, checked = table.playing.engine, 0
    while not table.over and checked < 150:
        seat = dice.choice(table.actors)
        table.install(table.prepare_step(seat, dice.choice(engine.legal(table.playing.position, seat))))
        if table.undoable(seat) == len(table.playing.steps) - 1:
            checked += 1
            step, seen = table.playing.steps[-1], engine.view(table.playing.position, seat)
            for _ in range(4):
                other = engine.resample(step.before, seat, stream)
                engine.apply(other, seat, step.action)
                assert engine.view(other, seat) == seen, step.text
    assert checked > 5


@every_game
def test_a_preview_of_every_offered_action_can_be_asked_for_and_changes_nothing(served: Served, game: str) -> None:
    table, visitors = people(served, game)
    with ExitStack() as stack:
        lives = {seat: stack.enter_context(visitor.live(table)) for seat, visitor in enumerate(visitors)}
        for live in lives.values():
            live.hello()
        play_on(lives, random.Random(5), 12)
        newest = max(live.last["revision"] for live in lives.values())
        for live in lives.values():
            live.until(lambda frame, newest=newest: frame["revision"] >= newest)
        seat = lives[0].last["actors"][0]
        live, before = lives[seat], served.table(table).hash()
        for number, action in enumerate(leaves(live.last["offers"])[:40]):
            live.send("preview", action=action, seat=seat, revision=live.last["revision"], id=number)
            answer = live.answer()
            assert answer["preview"]["action"] == action and answer["id"] == number
        assert served.table(table).hash() == before


@every_game
def test_why_not_is_answered_with_a_rule_in_every_language_and_changes_nothing(served: Served, game: str) -> None:
    table, visitors = people(served, game)
    with ExitStack() as stack:
        lives = {seat: stack.enter_context(visitor.live(table)) for seat, visitor in enumerate(visitors)}
        for live in lives.values():
            live.hello()
        dice = random.Random(8)
        for _ in range(8):
            play_on(lives, dice, 3)
            newest = max(live.last["revision"] for live in lives.values())
            for live in lives.values():
                live.until(lambda frame, newest=newest: frame["revision"] >= newest)
            actors = lives[0].last["actors"]
            if not actors:
                break
            live, before = lives[actors[0]], served.table(table).hash()
            drawn = sorted({id_ for part in live.parts.values() for id_ in re.findall(r'\bid="([^"]+)"', part)})
            tree = live.last["offers"]
            few = min(12, len(drawn))
            paths = [[id_] for id_ in dice.sample(drawn, few)] + [
                ["nonsense"],
                ["place_1"],
                ["-"],
                ["hand-R", "x" * 60],
            ]
            first = dice.choice(list(tree))
            if isinstance(tree[first], dict):
                paths += [[first, id_] for id_ in dice.sample(drawn, few) if id_ not in tree[first]]
            way, part = [first], tree[first]
            while isinstance(part, dict):
                way.append(dice.choice(list(part)))
                part = part[way[-1]]
            paths.append(way)
            for path in paths:
                live.send("why", ids=path, seat=actors[0], revision=live.last["revision"])
                answer = live.answer()
                if "error" in answer:  # nothing forbids what is offered
                    assert answer["error"]["id"] == "error-offered", path
                    assert any(f"“{action}”" in answer["error"]["text"] for action in leaves(tree)), path
                else:
                    assert answer["why"]["text"] and answer["why"]["rule"], path
            assert served.table(table).hash() == before


def test_what_clicks_would_mean_is_refused_with_its_own_rule(served: Served) -> None:
    table, visitors = people(served, "yellow-yangtze")
    seat = served.table(table).actors[0]
    said = set()
    with visitors[seat].live(table) as live:
        live.hello()
        colour = next(id_ for id_ in live.last["offers"] if id_.startswith("hand-") and id_ != "hand-B")
        river = next(
            id_
            for id_ in re.findall(r'id="(space-[a-z]\d+)"', live.parts["board"])
            if id_ not in live.last["offers"][colour]
        )
        for language in ("en", "it", "fr", "es"):
            live.hello(None, lang=language)
            live.send("why", ids=[colour, river], seat=seat, revision=live.last["revision"])
            why = live.answer()["why"]
            assert why["rule"] == "YY-17"
            said.add(why["text"])
    assert len(said) == 4


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_read_aloud_as_each_may_know_it(served: Served, game: str) -> None:
    table, visitors = people(served, game)
    heard = set()
    for seat, visitor in enumerate([*visitors, served.visitor()]):
        mine = seat if visitor in visitors else None
        with visitor.live(table) as live:
            live.hello()
            live.send("aloud", seat=1 - seat if mine is not None else 0)
            assert live.answer()["error"]["id"] == "error-not-your-seat"
            live.send("aloud", seat=mine, id="aloud")
            said = live.answer()
            assert said["id"] == "aloud" and said["aloud"]["revision"] == live.last["revision"]
            assert "Player 1" in said["aloud"]["text"]
            heard.add(said["aloud"]["text"])
    assert (len(heard) > 1) == (game != "yak"), "in Yak nothing that is read aloud is hidden"


def test_a_client_that_reconnects_says_its_revision_and_misses_nothing(served: Served) -> None:
    table, visitors = people(served, "yangtze")
    with ExitStack() as stack:
        lives = {seat: stack.enter_context(visitor.live(table)) for seat, visitor in enumerate(visitors)}
        for live in lives.values():
            live.hello()
        play_on(lives, random.Random(6), 5)
        lives[0].until(lambda f: f["revision"] == served.table(table).revision)
        had, log = dict(lives[0].parts), list(lives[0].log)
        last = lives[0].last
        with visitors[0].live(table) as again:
            frame = again.hello(last)
            assert not frame["full"] and frame["parts"] == {} and frame["log"] == [] and frame["lines"] == len(log)
        with visitors[0].live(table) as again:
            frame = again.hello({**last, "revision": last["revision"] - 2})
            assert frame["full"] and again.parts == had and again.log == log


def test_a_client_that_comes_back_after_an_upgrade_is_sent_what_the_new_code_draws(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with service(database, games=("yak",)) as before:
        table, visitors = people(before, "yak")
        with visitors[0].live(table) as live:
            frame = live.hello()
        had = dict(live.parts)
    scene = load("yak").part("scene")
    draw = scene.draw

    def newer(*args: Any) -> dict[str, str]:
        return {
            name: part.replace("<svg", "<svg data-newer='a little longer'", 1) for name, part in draw(*args).items()
        }

    monkeypatch.setattr(scene, "draw", newer)
    monkeypatch.setattr("headwaters.table.service.edition", lambda: "newer")
    with service(database, games=("yak",)) as after, ExitStack() as stack:
        again, fresh = after.visitor(), after.visitor()
        again.cookie = fresh.cookie = visitors[0].cookie
        back, new = stack.enter_context(again.live(table)), stack.enter_context(fresh.live(table))
        back.parts = had
        assert back.hello(frame)["full"]
        new.hello()
        back.play(leaves(back.last["offers"])[0])
        new.until(lambda f: f["revision"] == back.last["revision"])
        assert back.parts == new.parts and "data-newer" in new.parts["board"]


def test_a_client_that_comes_back_with_other_eyes_is_sent_what_they_see(served: Served) -> None:
    table, visitors = people(served, "yak")
    with visitors[0].live(table) as live:
        frame = live.hello(lang="fr")
    with visitors[0].live(table) as live:
        assert live.hello(frame, lang="en")["full"], "another language"
    with served.visitor().live(table) as live:
        assert live.hello(frame, lang="fr")["full"], "a cookie was lost: a spectator"
    with visitors[0].live(table) as live:
        assert live.hello({**frame, "drawing": None}, lang="fr")["full"], "a page from before frames said it"
    with visitors[0].live(table) as live:
        assert not live.hello(frame, lang="fr")["full"]


def test_an_edition_is_another_when_a_file_is_and_only_then(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder / "games").mkdir(parents=True)
        (tmp_path / folder / "games" / "scene.py").write_text("ab")
        (tmp_path / folder / "text.ftl").write_text("c")
    first, second = tmp_path / "a", tmp_path / "b"
    (second / "games" / "scene.pyc").write_text("compiled")
    assert digest([first]) == digest([second])
    (second / "games" / "scene.py").write_text("abc")
    assert digest([first]) != digest([second])
    assert edition() == edition() and len(edition()) == 12


def test_everything_survives_a_restart(database: str) -> None:
    with service(database) as first:
        table, visitors = people(first, "yangtze")
        bots = first.visitor()
        quick = bots.post("/api/quick", {"game": "yangtze"})["table"]
        with ExitStack() as stack:
            lives = {seat: stack.enter_context(visitor.live(table)) for seat, visitor in enumerate(visitors)}
            for live in lives.values():
                live.hello()
            play_on(lives, random.Random(7), 9)
        first.wait(lambda: first.table(quick).actors == (0,))
        before, revision = first.table(table).hash(), first.table(table).revision
        last = {**lives[1].last, "revision": revision}
    with service(database) as second:
        assert second.table(table).hash() == before and second.table(table).revision == revision
        visitor = second.visitor()
        visitor.cookie = visitors[1].cookie
        with visitor.live(table) as live:
            frame = live.hello(last)
            assert frame["seat"] == 1 and not frame["full"]
        bots_again = second.visitor()
        bots_again.cookie = bots.cookie
        with bots_again.live(quick) as live:
            frame = live.hello()
            live.play(leaves(frame["offers"])[0])


def test_a_hot_seat_has_a_curtain_between_its_seats(served: Served) -> None:
    visitor = served.visitor()
    table = visitor.post("/api/tables", {"game": "yangtze", "seats": 2})["table"]
    visitor.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Second"})
    with visitor.live(table) as live:
        frame = live.hello()
        for _ in range(6):
            first = frame["curtain"]
            assert first in (0, 1) and frame["seat"] is None
            assert "hand" not in live.parts and frame["offers"] == {} and frame["undo"] is None
            live.send("look", seat=first)
            frame = live.until(lambda f: f["curtain"] is None)
            assert frame["seat"] == first and "hand" in live.parts and frame["offers"]
            while frame["curtain"] is None and frame["table"]["status"] == "playing":
                frame = live.play(leaves(frame["offers"])[0], first)
        live.send("look", seat=7)
        assert live.answer()["error"]["id"] == "error-unknown-seat"


def test_a_spectator_sees_only_what_is_public_and_who_is_here(served: Served) -> None:
    table, visitors = people(served, "yellow-yangtze")
    stranger = served.visitor()
    with visitors[0].live(table) as live, stranger.live(table) as watching:
        live.hello()
        frame = watching.hello()
        assert frame["seat"] is None and "hand" not in watching.parts and frame["offers"] == {}
        frame = watching.until(lambda f: f["table"]["spectators"] == 1)
        assert [seat["here"] for seat in frame["table"]["seats"]] == [True, False]
        with visitors[1].live(table):
            watching.until(lambda f: f["table"]["seats"][1]["here"])
        watching.until(lambda f: not f["table"]["seats"][1]["here"])


def test_a_seat_moves_to_another_device_by_a_private_link_once(served: Served) -> None:
    table, visitors = people(served, "yak")
    url = visitors[0].post(f"/api/tables/{table}/link")["url"]
    path = url.removeprefix("http://testserver")
    phone = served.visitor()
    assert phone.get(path).status_code == 200, "looking at the page does not use the link"
    assert phone.get(path).status_code == 200
    assert phone.post(f"/api{path}")["table"] == table
    assert served.visitor().post(f"/api{path}", status=404)["error"] == "error-link"
    with phone.live(table) as live, visitors[0].live(table) as old:
        assert live.hello()["seat"] == 0
        assert old.hello()["seat"] is None
        old.send("play", action="card build", seat=0, revision=old.last["revision"])
        assert old.answer()["error"]["id"] == "error-not-your-seat"


def test_a_record_is_written_without_touching_the_game_that_the_table_shows(served: Served) -> None:
    table_id, visitors = people(served, "yak")
    with ExitStack() as stack:
        lives = {seat: stack.enter_context(visitor.live(table_id)) for seat, visitor in enumerate(visitors)}
        for live in lives.values():
            live.hello()
        play_on(lives, random.Random(3))
    table = served.table(table_id)
    before = list(table.playing.names)
    assert before != table.names
    assert visitors[0].get(f"/api/tables/{table_id}/record").status_code == 200
    assert table is served.table(table_id) and table.playing.names == before


def test_who_made_a_table_and_moves_to_another_device_has_the_creators_powers_there_and_only_there(
    served: Served,
) -> None:
    host, guest, phone = served.visitor(), served.visitor(), served.visitor()
    table = host.post("/api/tables", {"game": "yak", "seats": 3})["table"]
    guest.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bo"})
    moved = guest.post(f"/api/tables/{table}/link")["url"].removeprefix("http://testserver")
    tablet = served.visitor()
    tablet.post(f"/api{moved}")
    assert tablet.post(f"/api/tables/{table}/give-up", status=403)["error"] == "error-not-creator"
    path = host.post(f"/api/tables/{table}/link")["url"].removeprefix("http://testserver")
    phone.post(f"/api{path}")
    assert host.post(f"/api/tables/{table}/give-up", status=403)["error"] == "error-not-creator"
    served.park()
    with phone.live(table) as live:
        assert live.hello()["table"]["creator"]
    phone.post(f"/api/tables/{table}/chair", {"seat": 2, "bot": "novice"})
    with phone.live(table) as live:
        assert live.hello()["table"]["status"] == "playing"


def test_the_language_is_switched_at_once_for_an_old_log_too(served: Served) -> None:
    table, visitors = people(served, "yangtze")
    with visitors[0].live(table) as live:
        live.hello()
        english = live.log[0]["text"]
        visitors[0].post("/api/me", {"language": "es"})
        frame = live.until(lambda f: f["full"] and len(live.frames) > 1)
        assert frame["log"][0]["text"] != english
    with visitors[0].live(table) as live:
        live.send("hello", revision=None, lang="fr")
        assert live.frame()["log"][0]["text"] not in (english, frame["log"][0]["text"])


def test_open_tables_and_mine_are_listed_and_the_game_begins_when_every_chair_is_taken(served: Served) -> None:
    host, guest = served.visitor(), served.visitor()
    table = host.post("/api/tables", {"game": "yak", "seats": 3, "public": True, "options": {"bonus": True}})["table"]
    hidden = host.post("/api/tables", {"game": "yak", "seats": 2})["table"]
    assert table in guest.get("/").text and hidden not in guest.get("/").text
    guest.post(f"/api/tables/{table}/chair", {"seat": 2, "bot": "strong"}, status=403)
    host.post(f"/api/tables/{table}/chair", {"seat": 2, "bot": "strong"})
    guest.post(f"/api/tables/{table}/sit", {"seat": 2}, status=409)
    with host.live(table) as live:
        frame = live.hello()
        assert frame["table"]["status"] == "open" and frame["parts"] == {} and frame["prompt"]
        guest.post(f"/api/tables/{table}/sit", {"seat": 1})
        guest.post(f"/api/tables/{table}/stand", {"seat": 1}, status=409)
        frame = live.until(lambda f: f["table"]["status"] == "playing")
        assert live.parts["board"] and frame["table"]["options"][0]["name"] == "bonus"
    assert table in host.get("/").text


def test_the_record_holds_no_seed_and_no_position_before_the_end(served: Served) -> None:
    table, visitors = people(served, "yak")
    seed = served.table(table).seed.hex()
    with visitors[0].live(table) as live:
        live.hello()
        live.play("card build", 0)
        assert seed not in json.dumps(live.frames)
    assert position_hash(served.table(table).playing.position) == served.table(table).hash()


def test_the_next_table_that_waits_for_me_is_one_click_away(served: Served) -> None:
    visitor = served.visitor()
    assert visitor.served.client.get("/next", follow_redirects=False).headers["location"] == "/"
    tables = []
    for _ in range(2):
        tables.append(visitor.post("/api/tables", {"game": "yak", "seats": 2})["table"])
        served.visitor().post(f"/api/tables/{tables[-1]}/sit", {"seat": 1})
    with visitor.live(tables[1]) as live:
        assert live.hello()["waiting"] == 1
        with visitor.live(tables[0]) as other:
            assert other.hello()["waiting"] == 1
            other.play("card build", 0)
        assert live.until(lambda f: f["waiting"] == 0)["revision"] == live.frames[0]["revision"]
    headers = {"Cookie": visitor.cookie}
    served.client.cookies.clear()
    found = served.client.get("/next", headers=headers, follow_redirects=False)
    assert found.status_code == 303 and found.headers["location"] == f"/t/{tables[1]}"


def test_a_move_of_a_client_that_leaves_at_once_is_whole(served: Served) -> None:
    table, visitors = people(served, "yak")
    for seat in (0, 1):
        with visitors[seat].live(table) as live:
            revision = live.hello()["revision"]
            live.send("play", action="card build", seat=seat, revision=revision)
    served.wait(lambda: not served.service.audience.count)
    time.sleep(0.05)
    held = served.table(table)
    kept = served.client.portal.call(served.service.store.table, table)  # type: ignore[union-attr]
    assert kept.revision == held.revision and kept.snapshot == held.playing.position.tobytes()


def test_every_revision_has_its_frame_also_when_bots_are_quick(served: Served) -> None:
    visitor = served.visitor()
    table = visitor.post("/api/quick", {"game": "yangtze"})["table"]
    with visitor.live(table) as live:
        live.hello()
        for _ in range(4):
            frame = live.until(lambda f: f["offers"] or f["table"]["status"] == "over")
            live.play(leaves(frame["offers"])[0])
        revisions = [frame["revision"] for frame in live.frames]
        assert sorted(set(revisions)) == list(range(revisions[0], revisions[-1] + 1))


def test_nothing_forbids_what_is_offered(served: Served) -> None:
    table, visitors = people(served, "yak")
    seat = served.table(table).actors[0]
    with visitors[seat].live(table) as live:
        live.hello()
        card = next(iter(live.last["offers"]))
        live.send("why", ids=[card], seat=seat, revision=live.last["revision"])
        assert live.answer()["error"]["id"] == "error-offered"

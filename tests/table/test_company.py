"""Company at a table: chat, giving up, a seat handed over and taken back, a step taken back by consent, my tables."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from conftest_table import Live, Served, Visitor, leaves, people, rows, service

from deals import deal
from headwaters.kernel.record import Reader
from headwaters.table import consent
from headwaters.table.chairs import Chair, is_broken_off
from headwaters.table.chat import SHOWN, clean
from headwaters.table.errors import Refusal
from headwaters.table.limits import RATES, Limits, Rate
from headwaters.table.store import Event
from headwaters.text import LANGUAGES, say

SEED = bytes(range(16))


@contextmanager
def together(served: Served, game: str, seats: int = 2, **more: Any) -> Iterator[tuple[str, list[Visitor], list[Live]]]:
    """A table with a person in every seat, everybody connected."""
    table, visitors = people(served, game, seats, **more)
    with ExitStack() as stack:
        lives = [stack.enter_context(visitor.live(table)) for visitor in visitors]
        for live in lives:
            live.hello()
        yield table, visitors, lives


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt from the same seed."""
    deal(monkeypatch, lambda _: SEED)


def play_until(lives: list[Live], wanted: Callable[[], bool], dice: random.Random, most: int = 400) -> None:
    """Everybody plays at random until something holds."""
    for _ in range(most):
        newest = max(live.last["revision"] for live in lives)
        for live in lives:
            live.until(lambda frame, newest=newest: frame["revision"] >= newest)
        if wanted():
            return
        seat = lives[0].last["actors"][0]
        lives[seat].play(dice.choice(sorted(leaves(lives[seat].last["offers"]))), seat)
    raise AssertionError("it did not happen")


def hear(live: Live) -> list[dict[str, Any]]:
    """The lines of chat that come next."""
    while "said" not in (message := live.receive()):
        assert "error" not in message, message
    lines: list[dict[str, Any]] = message["said"]["lines"]
    return lines


def chat(visitor: Visitor, table: str, text: str, status: int = 200) -> Any:
    return visitor.post(f"/api/tables/{table}/say", {"text": text}, status=status)


# ---------------------------------------------------------------- chat


def test_what_is_said_is_heard_by_everybody_and_by_whoever_comes_later(served: Served) -> None:
    with together(served, "yangtze") as (table, (ada, bo), (here, there)):
        revision = served.table(table).revision
        chat(ada, table, "  hello\n<script>alert(1)</script>\u202e  ")
        chat(bo, table, "hi")
        for live, mine in ((here, [True, False]), (there, [False, True])):
            lines = [hear(live)[0], hear(live)[0]]
            assert [line["text"] for line in lines] == ["hello <script>alert(1)</script>", "hi"]
            assert [line["seat"] for line in lines] == [0, 1] and [line["mine"] for line in lines] == mine
            assert lines[0]["who"] != lines[1]["who"]
        assert served.table(table).revision == revision, "the game knows nothing of it"
        assert "hello" not in json.dumps([here.log, here.last["log"]])
        for _ in range(SHOWN):
            served.client.portal.call(served.service.store.say, table, "g", "Bo", 1, "…")  # type: ignore[union-attr]
        served.park()
        with served.visitor().live(table) as late:
            late.hello()
            lines = hear(late)
            assert len(lines) == SHOWN and lines[-1]["n"] == SHOWN + 2 and not any(line["mine"] for line in lines)
    assert not any("hello" in str(row) for row in rows(served.database, "events")["events"])


def test_spectators_write_when_the_game_is_over_and_players_always(served: Served) -> None:
    host, eve = served.visitor(), served.visitor()
    table = host.post("/api/tables", {"game": "yangtze", "seats": 2})["table"]
    assert chat(eve, table, "may I?", 403)["error"] == "error-spectators-listen"
    bo = served.visitor()
    bo.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert chat(eve, table, "his hand is weak", 403)["error"] == "error-spectators-listen"
    chat(host, table, "let us begin")
    bo.post(f"/api/tables/{table}/resign", {"seat": 1})
    chat(eve, table, "well played")
    with bo.live(table) as live:
        live.hello()
        assert [(line["seat"], line["text"]) for line in hear(live)] == [(0, "let us begin"), (None, "well played")]


def test_nonsense_is_not_said_and_too_much_is_refused(database: str) -> None:
    rates = {kind: Rate(1e9, 1e9) for kind in RATES} | {"say": Rate(3, 0)}
    with service(database, Limits(rates=rates), games=("yangtze",)) as served:
        table, (ada, _bo) = people(served, "yangtze")
        assert chat(ada, table, " \n\t ", 400)["error"] == "error-nothing-said"
        for text in ("", "x" * 301):
            assert chat(ada, table, text, 400)["error"] == "error-malformed"
        chat(ada, table, "x" * 300)
        chat(ada, table, "two")
        assert chat(ada, table, "three", 429)["error"] == "error-too-many"
        assert [row[5] for row in rows(database, "chat")["chat"]] == ["x" * 300, "two"]


def test_words_are_kept_as_one_line_and_emoji_whole() -> None:
    assert clean("a\tb\u0000c\u2028d") == "a b c d"
    assert clean("👩\u200d🚀") == "👩\u200d🚀"
    with pytest.raises(Refusal, match="nothing"):
        clean("\u200d \u200d")


def test_chat_is_forgotten_with_its_table(served: Served) -> None:
    table, (ada, _bo) = people(served, "yangtze")
    chat(ada, table, "hello")
    ada.post(f"/api/tables/{table}/tidy")
    assert served.client.portal
    assert served.client.portal.call(served.service.store.forget_tables, "playing", 1e12, 10) == 1
    assert rows(served.database, "chat", "tidied") == {"chat": [], "tidied": []}


# ---------------------------------------------------------------- giving up


def record(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in visitor.get(f"/api/tables/{table}/record").text.splitlines()]


def test_of_two_who_play_one_gives_up_and_the_other_has_won(served: Served) -> None:
    with together(served, "yellow-yangtze") as (table, (ada, bo), (here, there)):
        play_until([here, there], lambda: here.last["step"] == 5, random.Random(1))
        assert ada.post(f"/api/tables/{table}/resign", {"seat": 1}, status=403)["error"] == "error-not-your-seat"
        bo.post(f"/api/tables/{table}/resign", {"seat": 1})
        frame = here.until(lambda f: f["table"]["status"] == "over")
        assert frame["result"]["winners"] == [0] and frame["result"]["resigned"] == [1] and frame["offers"] == {}
        assert frame["prompt"] == say(
            "table-resigned", "en", resigned="Player 1", gone=1, winners=frame["result"]["names"], count=1
        )
        assert frame["seed"] and not frame["actors"]
        here.send("undo", seat=0, revision=frame["revision"])
        assert here.answer()["error"]["id"] in ("error-undo", "error-over")
        assert bo.post(f"/api/tables/{table}/resign", {"seat": 1}, status=409)["error"] == "error-over"
    served.park()
    lines = record(ada, table)
    assert lines[0]["resigned"] == [1] and lines[0]["won"] == [0] and "result" not in lines[-1]
    replayed = Reader(json.dumps(line) for line in lines).replay()
    assert not replayed.over and len(replayed.steps) == 5
    assert ada.get(f"/api/tables/{table}/check").json()["ok"]
    assert ada.get(f"/t/{table}/replay").status_code == 200
    for language in LANGUAGES:
        assert say("page-you-won", language) in ada.get(f"/?lang={language}").text
    again = ada.post(f"/api/tables/{table}/again")["table"]
    assert [chair.kind for chair in served.table(again).chairs] == ["person", "free"]


def test_of_three_who_play_a_bot_goes_on_for_who_gives_up_and_can_not_win(served: Served) -> None:
    with together(served, "yangtze", 3) as (table, (_ada, bo, cy), (here, there, third)):
        bo.post(f"/api/tables/{table}/resign", {"seat": 1})
        frame = here.until(lambda f: f["table"]["seats"][1]["resigned"])
        assert frame["table"]["status"] == "playing" and frame["table"]["seats"][1]["kind"] == "bot"
        assert bo.post(f"/api/tables/{table}/come-back", {"seat": 1}, status=409)["error"] == "error-not-handed"
        there.until(lambda f: f["table"]["seats"][1]["resigned"])
        there.send("play", action="x", seat=1, revision=there.last["revision"])
        assert there.answer()["error"]["id"] == "error-resigned"
        dice = random.Random(4)
        while here.last["table"]["status"] != "over":
            frame = here.until(lambda f: f["table"]["status"] == "over" or (f["actors"] and f["actors"][0] != 1))
            live = {0: here, 2: third}.get(frame["actors"][0] if frame["actors"] else 0, here)
            if frame["actors"]:
                live.until(lambda f, newest=frame["revision"]: f["revision"] >= newest)
                live.play(dice.choice(sorted(leaves(live.last["offers"]))), frame["actors"][0])
                here.until(lambda f, newest=live.last["revision"]: f["revision"] >= newest)
        assert 1 not in here.last["result"]["winners"] and here.last["result"]["winners"]
        assert here.last["result"]["resigned"] == [1]
    lines = record(cy, table)
    actions = [line for line in lines if "action" in line]
    assert {line["seat"] for line in actions if line.get("by") == "bot"} == {1}
    assert all(line.get("by") == "bot" for line in actions if line["seat"] == 1)
    assert Reader(json.dumps(line) for line in lines).replay().over
    assert lines[0]["resigned"] == [1] and 1 not in lines[0]["won"]


def test_a_game_that_has_no_person_left_is_broken_off() -> None:
    ada, bo, bot = Chair("a", "Ada"), Chair("b", "Bo"), Chair(name="Mei", bot="casual")
    gone = Chair("a", "Ada", bot="casual", resigned=True)
    assert not is_broken_off([ada, bo]) and not is_broken_off([ada, bot, bot])
    assert is_broken_off([gone, bo]) and is_broken_off([gone, bot, bot])
    assert not is_broken_off([gone, bo, bot]) and is_broken_off([gone, gone, bo])


# ---------------------------------------------------------------- a seat handed over


def test_all_others_hand_a_seat_that_was_left_to_a_bot_and_its_player_takes_it_back(served: Served) -> None:
    with together(served, "yangtze", 3) as (table, (ada, bo, cy), (here, there, third)):
        assert ada.post(f"/api/tables/{table}/hand", {"seat": 2}, status=409)["error"] == "error-here"
        third.session.close()
        here.until(lambda f: not f["table"]["seats"][2]["here"])
        ada.post(f"/api/tables/{table}/hand", {"seat": 2})
        question = there.until(lambda f: f["question"])["question"]
        assert question["asks"] and question["text"] == say(
            "table-asks-hand", "en", name=served.table(table).names[0], seat="Player 2"
        )
        waiting = here.until(lambda f: f["question"])["question"]
        assert not waiting["asks"] and waiting["may_refuse"] and waiting["waits_for"] == "Player 1"
        wish = {"yes": True, "revision": question["revision"]}
        assert ada.post(f"/api/tables/{table}/consent", wish, status=403)["error"] == "error-not-your-seat"
        served.park()  # the question is in the store
        bo.post(f"/api/tables/{table}/consent", wish)
        assert served.table(table).chairs[2].is_handed
        assert bo.post(f"/api/tables/{table}/consent", wish, status=409)["error"] == "error-stale"
        with cy.live(table) as back:
            frame = back.hello()
            assert frame["table"]["seats"][2]["handed"] and frame["seat"] == 2 and frame["offers"] == {}
            assert frame["prompt"] == say("table-bot-for-you", "en")
            cy.post(f"/api/tables/{table}/come-back", {"seat": 2})
            assert not back.until(lambda f: not f["table"]["seats"][2]["handed"])["table"]["seats"][2]["level"]
        kinds = [event[2] for event in rows(served.database, "events")["events"]]
        assert [kind for kind in kinds if kind not in ("sit", "start", "play")] == ["ask", "agree", "hand", "return"]


def test_a_no_keeps_the_seat_and_whoever_comes_back_ends_the_question(served: Served) -> None:
    with together(served, "yangtze", 3) as (table, (ada, bo, cy), (here, _there, third)):
        third.session.close()
        here.until(lambda f: not f["table"]["seats"][2]["here"])
        for ending in ("no", "never mind", "back"):
            ada.post(f"/api/tables/{table}/hand", {"seat": 2})
            asked = here.until(lambda f: f["question"])["question"]["revision"]
            if ending == "back":
                with cy.live(table) as back:
                    back.hello()
                    here.until(lambda f: f["question"] is None)
            else:
                who = bo if ending == "no" else ada
                who.post(f"/api/tables/{table}/consent", {"yes": False, "revision": asked})
                here.until(lambda f: f["question"] is None)
            assert not served.table(table).chairs[2].bot


def test_a_seat_is_handed_over_at_once_when_its_player_is_long_gone(served: Served) -> None:
    with together(served, "yangtze") as (table, (ada, _bo), (here, there)):
        there.session.close()
        here.until(lambda f: not f["table"]["seats"][1]["here"])
        assert ada.post(f"/api/tables/{table}/hand", {"seat": 1}, status=409)["error"] == "error-not-gone"
        served.service.settings.away = 0.0
        ada.post(f"/api/tables/{table}/hand", {"seat": 1})
        frame = here.until(lambda f: f["table"]["seats"][1]["handed"])
        assert frame["table"]["seats"][1]["name"] == "Player 1"
        dice = random.Random(2)
        for _ in range(12):  # the bot answers whenever it is asked
            frame = here.until(lambda f: f["table"]["status"] == "over" or f["actors"] == [0])
            if frame["table"]["status"] == "over":
                break
            here.play(dice.choice(sorted(leaves(frame["offers"]))))
        assert any(event[2:4] == ("play", 1) for event in rows(served.database, "events")["events"])
        eve = served.visitor()
        assert eve.post(f"/api/tables/{table}/hand", {"seat": 0}, status=403)["error"] == "error-not-your-seat"


def test_a_step_of_a_bot_is_marked_and_one_taken_back_is_not() -> None:
    def events(*said: tuple[str, int, int | None]) -> list[Event]:
        return [Event(n, kind, seat, action) for n, (kind, seat, action) in enumerate(said, 1)]

    played = events(
        ("play", 0, 5), ("play", 1, 5), ("hand", 1, None), ("play", 0, 5), ("play", 1, 5), ("return", 1, None),
        ("play", 1, 6), ("undo", 1, 4), ("play", 1, 7), ("resign", 0, None), ("play", 0, 8),
    )  # fmt: skip
    assert consent.by_bots(played) == {(1, 1), (0, 2)}


# ---------------------------------------------------------------- a step taken back by consent


def undone_elsewhere(frame: dict[str, Any]) -> bool:
    return frame["takeback"] is not None and frame["by"] != frame["seat"]


@pytest.mark.usefixtures("dealt")
def test_a_step_is_taken_back_once_the_others_agree(served: Served) -> None:
    with together(served, "yellow-yangtze") as (table, visitors, lives):
        play_until(lives, lambda: any(undone_elsewhere(live.last) for live in lives), random.Random(3), most=1500)
        asker = next(n for n, live in enumerate(lives) if undone_elsewhere(live.last))
        other, steps = 1 - asker, lives[0].last["step"]
        before = served.table(table).playing.steps
        wish = {"seat": asker, "revision": lives[asker].last["revision"]}
        for yes in (False, True):
            visitors[asker].post(f"/api/tables/{table}/take-back", {**wish, "revision": lives[asker].last["revision"]})
            asked = lives[other].until(lambda f: f["question"])["question"]
            assert asked["asks"] and asked["by"] == asker
            lives[asker].until(lambda f: f["question"])
            visitors[other].post(f"/api/tables/{table}/consent", {"yes": yes, "revision": asked["revision"]})
            for live in lives:
                live.until(lambda f: f["question"] is None)
            assert (lives[0].last["step"] == steps) is not yes
        now = served.table(table).playing
        assert now.steps == before[: len(now.steps)] and before[len(now.steps)].seat == asker
        assert now.actors == (asker,) and len(now.steps) < steps - 1
        play_until(lives, lambda: lives[0].last["table"]["status"] == "over", random.Random(5), most=3000)
        end = served.table(table).hash()
    served.park()
    assert served.table(table).hash() == end
    assert Reader(visitors[0].get(f"/api/tables/{table}/record").text.splitlines()).replay().over


def test_what_was_hidden_is_not_taken_back(served: Served) -> None:
    with together(served, "yangtze") as (table, visitors, lives):
        play_until(lives, lambda: lives[0].last["step"] == 6, random.Random(1))
        for seat in (0, 1):
            wish = {"seat": seat, "revision": lives[0].last["revision"]}
            if lives[seat].last["takeback"] is None and lives[seat].last["undo"] is None:
                refused = visitors[seat].post(f"/api/tables/{table}/take-back", wish, status=409)
                assert refused["error"] in ("error-takeback-hidden", "error-undo") and refused["text"]
                break
        else:
            raise AssertionError("after a tile was drawn somebody can't go back")


@pytest.mark.usefixtures("dealt")
def test_bots_always_agree(served: Served) -> None:
    ada = served.visitor()
    table = ada.post("/api/tables", {"game": "yellow-yangtze", "seats": 2, "chairs": [None, "casual"]})["table"]
    dice = random.Random(8)
    with ada.live(table) as live:
        live.hello()
        for _ in range(600):
            frame = live.until(lambda f: f["actors"] == [0])
            if undone_elsewhere(frame):
                break
            live.play(dice.choice(sorted(leaves(frame["offers"]))))
        else:
            raise AssertionError("it did not happen")
        steps = frame["step"]
        ada.post(f"/api/tables/{table}/take-back", {"seat": 0, "revision": frame["revision"]})
        assert live.until(lambda f: f["step"] < steps)["question"] is None


# ---------------------------------------------------------------- my tables


def listed(visitor: Visitor, table: str) -> bool:
    return re.search(rf'class="mine [a-z]*"><a href="/t/{table}"', visitor.get("/").text) is not None


def test_a_table_is_tidied_away_until_something_happens_there(served: Served) -> None:
    ada, eve = served.visitor(), served.visitor()
    table = ada.post("/api/quick", {"game": "yangtze"})["table"]
    with ada.live(table) as live:
        live.hello()
        frame = live.until(lambda f: f["offers"])
        assert listed(ada, table)
        assert eve.post(f"/api/tables/{table}/tidy", status=403)["error"] == "error-not-your-seat"
        ada.post(f"/api/tables/{table}/tidy")
        ada.post(f"/api/tables/{table}/tidy")
        assert not listed(ada, table) and ada.get("/next").url.path == "/"
        live.play(leaves(frame["offers"])[0])
        assert listed(ada, table)


def test_whoever_opened_a_table_gives_up_waiting(served: Served) -> None:
    ada, bo = served.visitor(), served.visitor()
    table = ada.post("/api/tables", {"game": "yak", "seats": 3})["table"]
    bo.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert bo.post(f"/api/tables/{table}/give-up", status=403)["error"] == "error-not-creator"
    with bo.live(table) as live:
        live.hello()
        ada.post(f"/api/tables/{table}/give-up")
        assert live.until(lambda f: f["table"]["status"] == "given-up")
    assert ada.post(f"/api/tables/{table}/give-up", status=409)["error"] == "error-given-up"
    served.park()
    assert served.table(table).status == "given-up"
    begun, _ = people(served, "yak")
    assert served.table(begun).status == "playing"

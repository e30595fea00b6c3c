"""Yak drawn and told: every offered action can be clicked and said, no hidden card is drawn or told."""

from __future__ import annotations

import importlib.util
import json
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from headwaters.games.yak import scene, tell
from headwaters.text import LANGUAGES, say

HERE = Path(__file__).parents[1]
FOLDER = Path(scene.__file__).parent
REFEREE = HERE / "referee" / "yak.py"
GAMES = ["record-2", "record-3", "2", "3", "4"]
NAMES = ["Ada", "Bo & <Co>", "Cy", "Dorothea with a very long name"]
COLOUR = {name: colour for colour, name in scene.STONE_NAME.items()}

Line = dict[str, Any]
State = dict[str, Any]


@cache
def _referee() -> Any:
    spec = importlib.util.spec_from_file_location("yak_referee", REFEREE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def _lines(played: str) -> tuple[Line, ...]:
    """An example record, or a random game of the referee for so many seats, in which every kind of action comes up."""
    if played.startswith("record"):
        lines = (HERE / "records" / f"yak-{played[-1]}.jsonl").read_text(encoding="utf-8").splitlines()
    else:
        lines = _referee().play(int(played), {"bonus": True}, 20 + int(played), "verbs")
    return tuple(json.loads(line) if isinstance(line, str) else line for line in lines)


def _decisions(played: str) -> list[Line]:
    return [line for line in _lines(played) if "action" in line]


def _over(played: str) -> State:
    """The last state with the result in it, as after the last sunset."""
    result = _lines(played)[-1]["result"]
    last = _decisions(played)[-1]["state"]
    return {**last, "seat": None, "decision": "dawn", "pending": {}, "ending": True, "over": True, **result}


def _steps(played: str) -> list[tuple[State, State, int, str]]:
    """Each step as state before, state after, seat and action."""
    lines = _decisions(played)
    steps = [(line["state"], after["state"], line["seat"], line["action"]) for line, after in pairwise(lines)]
    return [*steps, (lines[-1]["state"], _over(played), lines[-1]["seat"], lines[-1]["action"])]


def _seen(state: State, seat: int | None) -> State:
    """What a seat may know of a state."""
    count, over = len(state["yurts"]), bool(state.get("over"))
    turn = -1 if over or state["seat"] is None else (state["seat"] - state["baby"]) % count
    open_cards = [other == seat or (other - state["baby"]) % count <= turn for other in range(count)]
    return {
        **state,
        "cards": [card if shown else None for card, shown in zip(state["cards"], open_cards, strict=True)],
        "chosen": [card is not None for card in state["cards"]],
        "seats": count,
        "over": over,
    }


def _with_names(args: dict[str, Any]) -> dict[str, Any]:
    """The twins that the page puts in."""
    twins = {key[:-4] + "name": NAMES[value] for key, value in args.items() if key == "seat" or key.endswith("_seat")}
    return {**args, **twins}


def _said(message: str, args: dict[str, Any], language: str) -> str:
    words = say(message, language, **_with_names(args))
    assert words and "{" not in words, (message, args, language)
    return words


def _ids(parts: dict[str, str]) -> list[str]:
    return [found for svg in parts.values() for found in re.findall(r'\bid="([^"]+)"', svg)]


@pytest.mark.parametrize("played", GAMES)
def test_every_offered_action_has_a_path_and_no_path_is_a_prefix(played: str) -> None:
    for line in _decisions(played):
        view = _seen(line["state"], line["seat"])
        paths = [tuple(scene.path(view, action)) for action in line["legal"]]
        assert len(set(paths)) == len(paths)
        assert not any(a != b and b[: len(a)] == a for a in paths for b in paths)


@pytest.mark.parametrize("played", GAMES)
def test_every_id_of_a_path_is_drawn_or_is_a_button_and_every_one_has_a_label(played: str) -> None:
    buttons = re.compile(r"done|(pay|spill|take)-\d-\d-\d")
    for line in _decisions(played)[::3]:
        view = _seen(line["state"], line["seat"])
        drawn = set(_ids(scene.draw(view, line["seat"], NAMES, "en")))
        for target in {target for action in line["legal"] for target in scene.path(view, action)}:
            assert (target in drawn) != bool(buttons.fullmatch(target)), target
            for language in LANGUAGES:
                _said(*scene.label(view, target), language)


@pytest.mark.parametrize("played", GAMES)
def test_the_parts_are_well_formed_small_and_have_each_id_once(played: str) -> None:
    for line in _decisions(played)[::7]:
        seats = len(line["state"]["yurts"])
        for seat in (None, *range(seats)):
            parts = scene.draw(_seen(line["state"], seat), seat, NAMES, "fr")
            panels = {f"seat-{of}" for of in range(seats)}
            assert set(parts) == {"board"} | panels | ({"hand"} if seat is not None else set())
            ids = Counter(_ids(parts))
            assert max(ids.values()) == 1, ids.most_common(3)
            used = {found for svg in parts.values() for found in re.findall(r'href="#([^"]+)"', svg)}
            assert used <= set(ids)
            assert len(parts["board"].encode()) < 60_000
            for svg in parts.values():
                root = ElementTree.fromstring(svg)
                assert root.get("viewBox") and not root.get("width") and "scene-yk" in root.get("class", "")
                assert root[0].tag.endswith("title") and root[0].text
                assert "style=" not in svg and "<script" not in svg and "<image" not in svg


def test_ids_in_defs_are_the_games_own() -> None:
    assert all(found.startswith("yk-") for found in re.findall(r'\bid="([^"]+)"', scene.defs()))


@pytest.mark.parametrize("played", GAMES)
def test_the_same_view_gives_the_same_picture(played: str) -> None:
    view = _seen(_decisions(played)[40]["state"], 1)
    assert scene.draw(view, 1, NAMES, "es") == scene.draw(json.loads(json.dumps(view)), 1, NAMES, "es")


@pytest.mark.parametrize("played", GAMES)
def test_hidden_cards_change_nothing_that_is_drawn_read_or_asked_YK_34(played: str) -> None:
    """Even a view that has too much in it: a card lies open only from its owner's turn on."""
    cards = ("build", "restock", "market")
    for line in _decisions(played)[::5]:
        state = line["state"]
        for seat in (None, 0, 1):
            view = _seen(state, seat)
            leaky = {**view, "cards": list(state["cards"])}
            other = {
                **view,
                "cards": [
                    was if card is None or shown is not None else cards[(cards.index(card) + 1) % 3]
                    for was, card, shown in zip(leaky["cards"], state["cards"], view["cards"], strict=True)
                ],
            }
            for made in (leaky, other):
                assert scene.draw(made, seat, NAMES, "en") == scene.draw(view, seat, NAMES, "en")
                assert scene.read(made, seat, NAMES, "en") == scene.read(view, seat, NAMES, "en")
                assert scene.prompt(made, seat) == scene.prompt(view, seat)


@pytest.mark.parametrize("played", GAMES)
def test_a_cart_keeps_its_id_when_it_travels_YK_09(played: str) -> None:
    def carts(state: State) -> dict[str, str]:
        board = scene.draw(_seen(state, 0), 0, NAMES, "en")["board"]
        return dict(re.findall(r'<g id="(cart-[a-z-]+)" class="cart" transform="([^"]+)"', board))

    nights = [(before, after) for before, after, _, _ in _steps(played)[:-1] if after["day"] != before["day"]]
    before, after = nights[0]
    assert carts(before).keys() == carts(after).keys()
    assert all(carts(before)[cart] != carts(after)[cart] for cart in carts(before))


def test_the_own_seat_is_at_the_bottom_and_clockwise_is_to_the_left_YK_03() -> None:
    view = _seen(_decisions("4")[0]["state"], 2)
    assert [scene.side_of(view, stop, 2) for stop in range(4)] == [2, 3, 0, 1]
    view = _seen(_decisions("2")[0]["state"], 1)
    assert [scene.side_of(view, stop, 1) for stop in range(3)] == [3, 0, 1]
    x, y, heading = scene.road(0, 0)
    assert (x, y) == scene.spot(0) and heading == 180
    for side in range(4):
        assert scene.road(side * scene.QUARTER, 0)[:2] == pytest.approx(scene.spot(side))


def test_the_chance_of_fog_YK_21_YK_24() -> None:
    view = {"bag": [9, 0, 0, 0, 0, 0, 0, 0, 0], "fog": 1}
    assert scene.fog_chance(view, 1) == 10
    assert scene.fog_chance(view, 3) == 30
    assert scene.fog_chance({**view, "bag": [2] + [0] * 8}, 3) == 100
    assert scene.fog_chance({**view, "fog": 0}, 3) == 0


@pytest.mark.parametrize("slots", [1, 3, 5])
def test_the_fog_marker_begins_on_the_right_and_counts_the_fog_YK_05_YK_23(slots: int) -> None:
    view = {**_seen(_decisions("3")[0]["state"], 0), "options": {"fog_slots": slots}}
    for fog in range(slots):
        board = scene.draw({**view, "mountain": fog, "fog": 5 - fog}, 0, NAMES, "en")["board"]
        track = board[board.index('id="mountain-track"') :]
        spaces = [float(x) for x in re.findall(r'class="ledge" cx="([^"]+)"', track)]
        (at,) = re.findall(r'id="fog-marker"[^>]*translate\(([-\d.]+) ', track)
        assert len(spaces) == slots + 1
        assert sorted(spaces, reverse=True)[fog] == float(at)
    assert "fog-marker" not in scene.draw({**view, "mountain": 0, "fog": 0}, 0, NAMES, "en")["board"]


def test_the_stupa_stands_on_the_board_until_somebody_has_it_YK_05_YK_26() -> None:
    view = {**_seen(_decisions("3")[0]["state"], 0), "options": {"stupa_points": 7}}
    waiting, owned = (scene.draw({**view, "stupa": of}, 0, NAMES, "en")["board"] for of in (None, 2))
    assert "+7</text>" in waiting and "+7</text>" not in owned
    assert all('id="the-stupa"' in board for board in (waiting, owned))
    assert "Stupa" in scene.read(view, 0, NAMES, "en") and "Cy has the stupa" in scene.read(
        {**view, "stupa": 2}, 0, NAMES, "en"
    )


def test_only_where_fog_can_end_the_game_it_is_said_and_drawn_YK_23() -> None:
    view = _seen(_decisions("3")[0]["state"], 0)
    ends = {**view, "options": {"fog_fills": 3}}
    assert "last day" in scene.read(ends, 0, NAMES, "en") and "last day" not in scene.read(view, 0, NAMES, "en")
    assert scene.draw(ends, 0, NAMES, "en")["board"].count('class="flag"') == 3
    assert 'class="flag"' not in scene.draw(view, 0, NAMES, "en")["board"]


ONE_OF_MANY = {  # what must not stand behind a 1
    "en": r"\b1 (points|places|stones|pieces|fog banks|times|days)\b",
    "it": r"\b1 (punti|posti|pietre|segnalini|cibi|banchi|volte|giorni|gruppi)\b",
    "fr": r"\b[01] (points|places|pierres|unités|bancs|jours|viandes|laits|pains|nourritures)\b",
    "es": r"\b1 (puntos|lugares|piedras|piezas|bancos|veces|días)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_a_number_reads_right_for_none_one_and_many(language: str) -> None:
    words = {
        "food": "mkb",
        "a": "jade",
        "b": "jade",
        "c": "jade",
        "cart": "no-milk",
        "card": "build",
        "way": "clockwise",
    }
    texts = ("name", "where", "cart_name", "stones", "first_name", "second_name", "third_name", "fourth_name")
    for message in _messages(language):
        for number in (0, 1, 2, 5):
            args = {name: words.get(name, "…" if name in texts else number) for name in _variables(language, message)}
            if message == "yk-quarry":
                args["stones"] = number
            said = say(message, language, **args)
            assert said and "{" not in said, (message, number)
            assert not re.search(ONE_OF_MANY[language], said), (message, said)


def test_french_has_one_apostrophe() -> None:
    assert "'" not in (FOLDER / "text" / "fr.ftl").read_text(encoding="utf-8").partition("\n")[2]


def test_a_full_tower_goes_on_growing_YK_14() -> None:
    full = [["1", level, place] for level in range(1, 6) for place in range(1, 7 - level)]
    assert scene.tower_places(full) == [(6, 1)]
    assert scene.tower_places([*full, ["2", 6, 1], ["3", 7, 1]]) == [(8, 1)]
    view = _seen(_decisions("3")[-1]["state"], 0)
    view = {**view, "towers": [[*full, ["2", 6, 1]], *view["towers"][1:]]}
    hand = scene.draw(view, 0, NAMES, "en")["hand"]
    ElementTree.fromstring(hand)
    assert 'id="place-7-1"' in hand
    assert min(float(y) for y in re.findall(r'id="place-7-1"[^>]*translate\([\d.-]+ ([\d.-]+)', hand)) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", GAMES)
def test_prompts_and_reading_speak_every_language(played: str, language: str) -> None:
    for line in _decisions(played)[::4]:
        for seat in (None, *range(len(line["state"]["yurts"]))):
            words = _said(*scene.prompt(_seen(line["state"], seat), seat), language)
            assert words.count(".") + words.count("!") == 1 and words[-1] in ".!"
        assert len(scene.read(_seen(line["state"], 0), 0, NAMES, language).splitlines()) > 6
    over = _seen(_over(played), 0)
    _said(*scene.prompt(over, 0), language)
    assert scene.read(over, 0, NAMES, language)
    shared = {**over, "winners": [0, 1]}
    assert all(name in _said(*scene.prompt(shared, 0), language) for name in NAMES[:2])


@pytest.mark.parametrize("played", GAMES)
def test_the_end_is_drawn_with_the_points(played: str) -> None:
    over = _seen(_over(played), 0)
    parts = scene.draw(over, 0, NAMES, "en")
    for seat, score in enumerate(over["scores"]):
        assert f">{score['total']}</text>" in parts[f"seat-{seat}"]
    ElementTree.fromstring(scene.standalone(over, 0, NAMES, "it"))
    ElementTree.fromstring(scene.standalone(_seen(_over(played), None), None, NAMES, "it"))


def _drawn_into_carts(played: str) -> list[list[tuple[str, str]]]:
    """What the chance lines say was drawn into carts, per step: kind of cart and stones."""
    found: list[list[tuple[str, str]]] = []
    carts: list[Any] = []
    for line in _lines(played):
        if "action" in line:
            carts = line["state"]["carts"]
            found.append([])
        elif line.get("chance") == "draw" and found and line["to"] != "keep" and line["what"]:
            found[-1].append((scene.cart_key(carts[line["to"]]["kind"]), "".join(sorted(line["what"]))))
    return found


@pytest.mark.parametrize("played", GAMES)
def test_events_tell_every_stone_set_drawn_and_all_food_YK_10_to_YK_20(played: str) -> None:
    for (before, after, seat, action), drawn in zip(_steps(played)[:-1], _drawn_into_carts(played), strict=False):
        told = tell.events(before, after, seat, action)
        got = [(args["cart"], args) for message, args, _ in told if message == "yk-cart-gets"]
        assert sorted(drawn) == sorted(
            (cart, "".join(sorted(COLOUR[args[key]] for key in "abc"[: args["n"]]))) for cart, args in got
        )
        for of in range(len(before["yurts"])):
            sets = [args for message, args, _ in told if message == "yk-sets" and args["seat"] == of]
            assert [[COLOUR[args["a"]], args["level"], args["place"]] for args in sets] == after["towers"][of][
                len(before["towers"][of]) :
            ]
            change = [0, 0, 0]
            for message, args, _ in told:
                if message in ("yk-pays", "yk-restocks", "yk-market-takes") and args["seat"] == of:
                    sign = -1 if message == "yk-pays" else 1
                    food = (args["meat"], args["milk"], args["bread"])
                    change = [a + sign * b for a, b in zip(change, food, strict=True)]
            assert change == tell.minus(after["yurts"][of], before["yurts"][of])
        fog = [args["n"] for message, args, _ in told if message == "yk-fog"]
        assert sum(fog) == after["mountain"] - before["mountain"] + 5 * (after["fills"] - before["fills"])
        turned = [message for message, _, _ in told if message == "yk-turn-round"]
        assert len(turned) == (after["direction"] != before["direction"])


@pytest.mark.parametrize("played", GAMES)
def test_events_and_previews_can_be_said_and_cite_a_rule(played: str) -> None:
    for before, after, seat, action in _steps(played):
        for message, args, rule in tell.events(before, after, seat, action):
            assert re.fullmatch(r"YK-\d\d", rule)
            for language in LANGUAGES:
                _said(message, args, language)
    for line in _decisions(played)[::2]:
        for action in line["legal"]:
            hints = tell.preview(line["state"], {}, line["seat"], action)
            assert hints
            for message, args in hints:
                for language in LANGUAGES:
                    _said(message, args, language)


@pytest.mark.parametrize("played", GAMES)
def test_events_tell_a_card_only_when_its_owners_turn_begins_YK_08(played: str) -> None:
    today: list[int] = []
    for before, after, seat, action in _steps(played):
        count = len(before["yurts"])
        told = tell.events(before, after, seat, action)
        if before["decision"] == "dawn" and before["cards"] == [None] * count:
            today = []
        for message, args, _ in told:
            assert ("card" in args) == (message == "yk-reveals")
            if message == "yk-reveals":
                today.append(args["seat"])
                expected = action.split()[1] if before["cards"][args["seat"]] is None else before["cards"][args["seat"]]
                assert args["card"] == expected
        assert today == [(before["baby"] + i) % count for i in range(len(today))]
        if not after.get("over") and after["day"] == before["day"]:
            open_now = 0 if after["decision"] == "dawn" else (after["seat"] - after["baby"]) % count + 1
            assert len(today) == open_now
        else:
            assert len(today) == count


@pytest.mark.parametrize("played", GAMES)
def test_hidden_cards_of_later_seats_change_no_event_and_no_preview_YK_34(played: str) -> None:
    for before, after, seat, action in _steps(played):
        if before["decision"] == "dawn" and after["decision"] == "dawn" and after["day"] == before["day"]:
            hidden = {**before, "cards": [None] * len(before["cards"])}
            masked = {**after, "cards": [None] * len(after["cards"])}
            assert tell.events(before, after, seat, action) == tell.events(hidden, masked, seat, action)
            assert tell.preview(before, after, seat, action) == tell.preview(hidden, masked, seat, action)


@pytest.mark.parametrize("played", GAMES)
def test_the_last_step_tells_the_count_by_source_YK_26_to_YK_33(played: str) -> None:
    before, after, seat, action = _steps(played)[-1]
    told = tell.events(before, after, seat, action)
    for of, score in enumerate(after["scores"]):
        counted = {message: args["points"] for message, args, _ in told if args.get("seat") == of and "points" in args}
        sources = [points for message, points in counted.items() if message in {f"yk-count-{s}" for s in tell.COUNTED}]
        assert sum(sources) == counted["yk-count-total"] == score["total"]
    assert {args["seat"] for message, args, _ in told if message in ("yk-wins", "yk-shares")} == set(after["winners"])


def test_what_triggers_the_end_is_told_YK_23_YK_25_YK_35() -> None:
    before = _decisions("3")[0]["state"]
    count = len(before["yurts"])
    cards = ["market"] * (count - 1) + [None]
    before = {**before, "cards": cards, "still": 9}
    end = {**before, "seat": None, "ending": True, "over": True, "cards": [None] * count}

    def messages(**change: Any) -> list[str]:
        return [message for message, _, _ in tell.events(before, {**end, **change}, count - 1, "card market")]

    assert "yk-ends-still" in messages(still=10)
    fog_ends = {"fills": 2, "options": {"fog_fills": 2}}
    assert "yk-ends-mountain" in messages(direction=-1, **fog_ends) and "yk-ends-still" not in messages(**fog_ends)
    assert "yk-ends-mountain" not in messages(fills=2)
    tower = {**before, "decision": "set", "seat": 1, "pending": {"bought": "3"}, "cards": ["build"] * count}
    after = {**tower, "ending": True, "stupa": 1, "pending": {"bought": ""}}
    told = [message for message, _, _ in tell.events(tower, after, 1, "set 3 4.2")]
    assert told[-2:] == ["yk-ends-tower", "yk-gets-stupa"]


def test_a_preview_names_the_group_and_its_points_YK_27_YK_29() -> None:
    state = {**_decisions("3")[0]["state"], "towers": [[["3", 1, 1], ["3", 1, 2], ["2", 1, 3]], [], []]}
    assert tell.preview(state, {}, 0, "set 3 2.1") == [("yk-would-group", {"n": 3, "points": 3})]
    assert tell.preview(state, {}, 0, "set 2 2.1") == [("yk-would-group", {"n": 1, "points": 0})]
    assert tell.preview(state, {}, 0, "set c 2.1") == [("yk-would-be-crystal", {})]
    joins = {**state, "options": {"crystals_join": True}}
    assert tell.preview(joins, {}, 0, "set c 2.1") == [("yk-would-join", {})]
    low = [["5", level, place] for level in range(1, 4) for place in range(1, 7 - level)]
    state = {**state, "towers": [[*low, ["1", 4, 1]], [], []]}
    assert ("yk-would-end", {}) in tell.preview(state, {}, 0, "set 2 4.2")


class _Variables(Visitor):
    """The variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(f"message {node.id.name}")


@cache
def _messages(language: str) -> dict[str, frozenset[str]]:
    resource = FluentParser().parse((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            seen = _Variables()
            seen.visit(entry)
            found[entry.id.name] = frozenset(seen.found)
    return found


def _variables(language: str, message: str) -> set[str]:
    """The variables of a message, those of the messages in it included."""
    found = set()
    for name in _messages(language)[message]:
        found |= _variables(language, name.split()[1]) if name.startswith("message ") else {name}
    return found


def test_the_four_languages_have_the_same_messages_with_the_same_variables() -> None:
    english = _messages("en")
    assert all(name.startswith("yk-") for name in english)
    for language in LANGUAGES[1:]:
        assert set(_messages(language)) == set(english)
        for message in english:
            assert _variables(language, message) == _variables("en", message), (language, message)


def test_every_message_is_used_and_every_message_used_exists() -> None:
    code = "".join((FOLDER / name).read_text(encoding="utf-8") for name in ("scene.py", "tell.py", "examples.py"))
    named = set(re.findall(r'"(yk-[a-z-]+)"', code)) - {"yk-g", "yk-s"}
    families = {"yk-card-", "yk-label-", "yk-prompt-", "yk-count-", "yk-why-", "yk-option-", "yk-score-"}
    messages = set(_messages("en"))
    drawn = set(re.findall(r'\bid="(yk-[^"]+)"', scene.defs()))
    assert named - messages - drawn == set()
    inner = {name.split()[1] for found in _messages("en").values() for name in found if name.startswith("message ")}
    unused = messages - named - inner
    assert all(any(name.startswith(family) for family in families) for name in unused), unused
    decisions = ("buy", "pay", "overflow", "set", "restock", "market", "keep", "put")
    assert {f"yk-prompt-{decision}{wait}" for decision in decisions for wait in ("", "-wait")} <= messages


# ---------------------------------------------------------------- the style


def _style() -> str:
    return re.sub(r"/\*.*?\*/", "", (FOLDER / "scene.css").read_text(encoding="utf-8"), flags=re.S)


def test_the_style_is_scoped_and_knows_the_four_states() -> None:
    style = _style()
    for block in re.findall(r"([^{}]+)\{", style):
        if "@" in block or block.strip() in ("50%",):
            continue
        for selector in re.sub(r"\([^()]*\)", "", block).split(","):
            assert re.match(r'(\[data-palette="(contrast|safe)"\] )?\.scene-yk\b', selector.strip()), selector
    for state in ("offered", "chosen", "marked", "off"):
        assert f".{state}" in style
    gold = [rule for rule in re.findall(r"[^{}]+\{[^{}]*\}", style) if "var(--yk-gold" in rule]
    assert gold and all(".offered" in rule.split("{")[0] for rule in gold)


def _palette(name: str) -> dict[str, str]:
    blocks = dict(re.findall(r'(?m)^((?:\[data-palette="\w+"\] )?\.scene-yk) \{([^}]*)\}', _style()))
    chosen = blocks[".scene-yk"] + (blocks.get(f'[data-palette="{name}"] .scene-yk', "") if name else "")
    return dict(re.findall(r"(--yk-[\w-]+): (#[0-9a-f]{3,6})\b", chosen))


def _luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, two: str) -> float:
    low, high = sorted((_luminance(one), _luminance(two)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", ["", "contrast", "safe"])
def test_the_colours_reach_wcag_aa(palette: str) -> None:
    colours = {name.removeprefix("--yk-"): value for name, value in _palette(palette).items()}
    for ground in ("paper", "land", "meadow", "board"):
        assert _contrast(colours["ink"], colours[ground]) >= 4.5
        assert _contrast(colours["gold-edge"], colours[ground]) >= 3
        assert _contrast(colours["mark"], colours[ground]) >= 3
    assert _contrast(colours["on-bed"], colours["bed"]) >= 4.5
    assert _contrast(colours["soft"], colours["road"]) >= 3
    assert _contrast(colours["fog-ink"], colours["road"]) >= 3
    for stone in scene.STONES:
        assert _contrast(colours[f"s{stone}"], colours[f"g{stone}"]) >= 3, stone
    for card in scene.CARDS:
        assert _contrast(colours[card], "#ffffff") >= 4.5, card

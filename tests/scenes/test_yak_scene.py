"""Yak drawn and told: every offered action can be clicked and said, no hidden card is drawn or told."""

from __future__ import annotations

import json
import random
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from headwaters import svg
from headwaters.games.yak import art, board, guide, pieces, scene, words
from headwaters.kernel.deeds import Deed, known_to
from headwaters.kernel.engine import load
from headwaters.kernel.play import Play
from headwaters.kernel.record import replay
from headwaters.kernel.rng import key
from headwaters.text import LANGUAGES, say, sentence

HERE = Path(__file__).parents[1]
FOLDER = Path(scene.__file__).parent
ENGINE = load("yak")
GAMES = ["record-2", "record-3", "2", "3", "4"]
NAMES = ["Ada", "Bo & <Co>", "Cy", "Dorothea with a very long name"]
COLOUR = {name: colour for colour, name in words.STONE_NAME.items()}

View = dict[str, Any]


@cache
def _played(game: str) -> Play:
    """An example record, or a random game for so many seats in which every kind of action comes up."""
    if game.startswith("record"):
        return replay((HERE / "records" / f"yak-{game[-1]}.jsonl").read_text(encoding="utf-8").splitlines())
    play, dice = Play(ENGINE, int(game), {"bonus": True}, 20 + int(game)), random.Random(game)
    while not play.over:
        seat = dice.choice(play.actors)
        kinds: dict[str, list[str]] = {}
        for action in play.legal(seat):
            kinds.setdefault(action.split()[0], []).append(action)
        play.play(dice.choice(kinds[dice.choice(sorted(kinds))]), seat)
    return play


def _seen(play: Play, step: int, seat: int | None) -> View:
    """What the table shows a seat after so many steps."""
    return {**ENGINE.view(play.position_at(step), seat), "options": play.options}


def _end(game: str, seat: int | None) -> View:
    return _seen(_played(game), len(_played(game).steps), seat)


def _first(seats: int, seat: int | None, **options: Any) -> View:
    """The first dawn of a game."""
    return _seen(Play(ENGINE, seats, options, 1), 0, seat)


def _offered(play: Play, step: int) -> tuple[int, list[str]]:
    """Who took the step, and what was offered then."""
    position, seat = play.steps[step].before, play.steps[step].seat
    return seat, [ENGINE.text(position, seat, action) for action in ENGINE.legal(position, seat)]


def _said(message: str, args: dict[str, Any], language: str) -> str:
    said = sentence(message, args, NAMES, language)
    assert said and "{" not in said, (message, args, language)
    return said


def _ids(parts: dict[str, str]) -> list[str]:
    return [found for part in parts.values() for found in re.findall(r'\bid="([^"]+)"', part)]


@pytest.mark.parametrize("played", GAMES)
def test_every_offered_action_has_a_path_and_no_path_is_a_prefix(played: str) -> None:
    play = _played(played)
    for step in range(len(play.steps)):
        seat, offered = _offered(play, step)
        paths = [tuple(scene.path(_seen(play, step, seat), action)) for action in offered]
        assert len(set(paths)) == len(paths)
        assert not any(a != b and b[: len(a)] == a for a in paths for b in paths)


@pytest.mark.parametrize("played", GAMES)
def test_every_id_of_a_path_is_drawn_or_is_a_button_and_every_one_has_a_label(played: str) -> None:
    buttons = re.compile(r"done|(pay|spill|take)-\d-\d-\d")
    play = _played(played)
    for step in range(0, len(play.steps), 3):
        seat, offered = _offered(play, step)
        seen = _seen(play, step, seat)
        drawn = set(_ids(scene.draw(seen, seat, NAMES, "en")))
        for target in {target for action in offered for target in scene.path(seen, action)}:
            assert (target in drawn) != bool(buttons.fullmatch(target)), target
            for language in LANGUAGES:
                _said(*scene.label(seen, target), language)


@pytest.mark.parametrize("played", GAMES)
def test_what_is_clicked_means_the_action(played: str) -> None:
    play = _played(played)
    for step in range(0, len(play.steps), 3):
        seat, offered = _offered(play, step)
        seen = _seen(play, step, seat)
        assert [scene.wanted(seen, scene.path(seen, action)) for action in offered] == offered


@pytest.mark.parametrize("played", GAMES)
def test_the_parts_are_well_formed_small_and_have_each_id_once(played: str) -> None:
    play = _played(played)
    for step in (*range(0, len(play.steps), 9), len(play.steps)):
        for seat in (None, *range(play.seats)):
            seen = _seen(play, step, seat)
            parts = scene.draw(seen, seat, NAMES, "fr")
            panels = {f"seat-{of}" for of in range(play.seats)}
            own = {"hand"} if seat is not None else set()
            keeps = {"stage"} if not seen["over"] and (seen["decision"], seen["seat"]) == ("keep", seat) else set()
            assert set(parts) == {"board"} | panels | own | keeps
            ids = Counter(_ids(parts))
            assert max(ids.values()) == 1, ids.most_common(3)
            used = {found for part in parts.values() for found in re.findall(r'href="#([^"]+)"', part)}
            assert used <= set(ids)
            assert len(parts["board"].encode()) < 60_000
            for part in parts.values():
                root = ElementTree.fromstring(part)
                assert root.get("viewBox") and not root.get("width") and "scene-yk" in root.get("class", "")
                assert root[0].tag.endswith("title") and root[0].text
                assert "style=" not in part and "<script" not in part and "<image" not in part


@pytest.mark.parametrize("played", GAMES)
def test_every_tower_says_what_it_would_count_now_YK_29(played: str) -> None:
    play = _played(played)
    for step in (*range(0, len(play.steps), 9), len(play.steps)):
        seen = _seen(play, step, 0)
        parts = scene.draw(seen, 0, NAMES, "en")
        for name, part in parts.items():
            for of, said in re.findall(r'<g id="worth-(?:own-)?(\d)".*?class="count"[^>]*><tspan>(\d+)<', part):
                assert int(said) == seen["counts"][int(of)]["total"], name
        plaques = [found for found in _ids(parts) if found.startswith("worth-")]
        assert sorted(plaques) == sorted(["worth-own-0", *(f"worth-{of}" for of in range(play.seats))])
        for plaque in plaques:
            meaning = guide.meaning(seen, plaque)
            assert meaning is not None and meaning.name is not None
            for language in LANGUAGES:
                assert _said(*meaning.name, language) != _said(*meaning.help, language)


def test_ids_in_defs_are_the_games_own() -> None:
    assert all(found.startswith("yk-") for found in re.findall(r'\bid="([^"]+)"', art.defs()))


@pytest.mark.parametrize("played", GAMES)
def test_the_same_view_gives_the_same_picture(played: str) -> None:
    seen = _seen(_played(played), 40, 1)
    assert scene.draw(seen, 1, NAMES, "es") == scene.draw(json.loads(json.dumps(seen)), 1, NAMES, "es")


@pytest.mark.parametrize("played", GAMES)
def test_hidden_cards_change_nothing_that_is_drawn_read_or_asked_YK_34(played: str) -> None:
    """In every world that a seat can't tell from the true one it sees the same picture."""
    play = _played(played)
    for step in range(0, len(play.steps), 7):
        for seat in range(play.seats):
            position = play.position_at(step)
            world = {**ENGINE.view(ENGINE.resample(position, seat, key(step)), seat), "options": play.options}
            seen = _seen(play, step, seat)
            assert scene.draw(world, seat, NAMES, "en") == scene.draw(seen, seat, NAMES, "en")
            assert scene.read(world, seat, NAMES, "en") == scene.read(seen, seat, NAMES, "en")
            assert scene.prompt(world, seat) == scene.prompt(seen, seat)


def test_a_card_lies_face_down_until_its_owners_turn_YK_08_YK_34() -> None:
    play = Play(ENGINE, 3, {}, 1)
    play.play("card build", 0)
    mine, other = (scene.draw(_seen(play, 1, seat), seat, NAMES, "en") for seat in (0, 1))
    assert 'class="face build"' in mine["seat-0"] and 'class="face' not in other["seat-0"]
    assert 'class="back"' in other["seat-0"] and 'class="gap"' in other["seat-1"]


@pytest.mark.parametrize("played", GAMES)
def test_a_cart_keeps_its_id_when_it_travels_YK_09(played: str) -> None:
    play = _played(played)

    def carts(step: int) -> dict[str, str]:
        drawn = scene.draw(_seen(play, step, 0), 0, NAMES, "en")["board"]
        return dict(re.findall(r'<g id="(cart-[a-z-]+)" class="cart" transform="([^"]+)"', drawn))

    night = next(at for at, step in enumerate(play.steps) if any(deed.name == "sun_set" for deed in step.deeds))
    assert carts(night).keys() == carts(night + 1).keys()
    assert all(carts(night)[cart] != carts(night + 1)[cart] for cart in carts(night))


def test_arrows_go_where_the_carts_go_tomorrow_and_dotted_where_fog_would_send_them_YK_09_YK_22() -> None:
    play = Play(ENGINE, 4, {}, 1)
    for direction in (1, -1):
        play.position.direction = direction
        seen = _seen(play, 0, 0)
        assert seen["tomorrow"] == [(stop + direction) % 4 for stop in range(4)]
        assert seen["tomorrow_with_fog"] == [(stop - direction) % 4 for stop in range(4)]
        drawn = scene.draw(seen, 0, NAMES, "en")["board"]
        assert drawn.count('class="lane"') == drawn.count('class="lane fogged"') == 4
    assert 'class="lane fogged"' not in scene.draw(_first(4, 0, no_fog=True), 0, NAMES, "en")["board"]


def test_the_own_seat_is_at_the_bottom_and_clockwise_is_to_the_left_YK_03() -> None:
    assert [board.side_of(_first(4, 2), stop, 2) for stop in range(4)] == [2, 3, 0, 1]
    assert [board.side_of(_first(2, 1), stop, 1) for stop in range(3)] == [3, 0, 1]
    x, y, heading = board.road(0, 0)
    assert (x, y) == board.spot(0) and heading == 180
    for side in range(4):
        assert board.road(side * board.QUARTER, 0)[:2] == pytest.approx(board.spot(side))


def test_the_chance_of_fog_YK_21_YK_24() -> None:
    s = Play(ENGINE, 3, {}, 1).position
    for stones, fog, expected in ((9, 1, [10, 30]), (2, 1, [33, 100]), (9, 0, [0, 0])):
        s.bag[:] = 0
        s.bag[0], s.fog = stones, fog
        assert ENGINE.view(s, None)["fog_chance"] == expected


@pytest.mark.parametrize("slots", [1, 3, 5])
def test_the_fog_marker_begins_on_the_right_and_counts_the_fog_YK_05_YK_23(slots: int) -> None:
    play = Play(ENGINE, 3, {"fog_slots": slots}, 1)
    for fog in range(slots):
        play.position.mountain, play.position.fog = fog, 5 - fog
        drawn = scene.draw(_seen(play, 0, 0), 0, NAMES, "en")["board"]
        track = drawn[drawn.index('id="mountain-track"') :]
        spaces = [float(x) for x in re.findall(r'class="ledge" cx="([^"]+)"', track)]
        (at,) = re.findall(r'id="fog-marker"[^>]*translate\(([-\d.]+) ', track)
        assert len(spaces) == slots + 1
        assert sorted(spaces, reverse=True)[fog] == float(at)
    assert "fog-marker" not in scene.draw(_first(3, 0, no_fog=True), 0, NAMES, "en")["board"]


def test_the_stupa_stands_on_the_board_until_somebody_has_it_YK_05_YK_26() -> None:
    seen = _first(3, 0, stupa_points=7)
    waiting, owned = (scene.draw({**seen, "stupa": of}, 0, NAMES, "en")["board"] for of in (None, 2))
    assert ">+7<" in waiting and ">+7<" not in owned
    assert all('id="the-stupa"' in drawn for drawn in (waiting, owned))
    assert "Stupa" in scene.read(seen, 0, NAMES, "en")
    assert "Cy has the stupa" in scene.read({**seen, "stupa": 2}, 0, NAMES, "en")


def test_only_where_fog_can_end_the_game_it_is_said_and_drawn_YK_23() -> None:
    seen, ends = _first(3, 0), _first(3, 0, fog_fills=3)
    assert "last day" in scene.read(ends, 0, NAMES, "en") and "last day" not in scene.read(seen, 0, NAMES, "en")
    assert scene.draw(ends, 0, NAMES, "en")["board"].count('class="flag"') == 3
    assert 'class="flag"' not in scene.draw(seen, 0, NAMES, "en")["board"]


ONE_OF_MANY = {  # what must not stand behind a 1
    "en": r"\b1 (points|places|stones|pieces|fog banks|times|days)\b",
    "it": r"\b1 (punti|posti|pietre|segnalini|cibi|banchi|volte|giorni|gruppi)\b",
    "fr": r"\b[01] (points|places|pierres|unités|bancs|jours|viandes|laits|pains|nourritures)\b",
    "es": r"\b1 (puntos|lugares|piedras|piezas|bancos|veces|días)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_a_number_reads_right_for_none_one_and_many(language: str) -> None:
    examples = {
        "food": "mkb",
        "a": "jade",
        "b": "jade",
        "c": "jade",
        "cart": "no-milk",
        "card": "build",
        "way": "clockwise",
        "by": "food",
    }
    texts = ("name", "where", "cart_name", "stones", "first_name", "second_name", "third_name", "fourth_name")
    for message in _messages(language):
        for number in (0, 1, 2, 5):
            args = {
                name: examples.get(name, "…" if name in texts else number) for name in _variables(language, message)
            }
            if message == "yk-quarry":
                args["stones"] = number
            said = say(message, language, **args)
            assert said and "{" not in said, (message, number)
            assert not re.search(ONE_OF_MANY[language], said), (message, said)


def test_french_has_one_apostrophe() -> None:
    assert "'" not in (FOLDER / "text" / "fr.ftl").read_text(encoding="utf-8").partition("\n")[2]


def test_a_full_tower_goes_on_growing_YK_14() -> None:
    full = [["1", level, place] for level in range(1, 6) for place in range(1, 7 - level)]
    assert board.tower_places(full) == [(6, 1)]
    assert board.tower_places([*full, ["2", 6, 1], ["3", 7, 1]]) == [(8, 1)]
    seen = _first(3, 0)
    seen["towers"][0] = [*full, ["2", 6, 1]]
    hand = scene.draw(seen, 0, NAMES, "en")["hand"]
    ElementTree.fromstring(hand)
    assert 'id="place-7-1"' in hand
    assert min(float(y) for y in re.findall(r'id="place-7-1"[^>]*translate\([\d.-]+ ([\d.-]+)', hand)) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", GAMES)
def test_prompts_and_reading_speak_every_language(played: str, language: str) -> None:
    play = _played(played)
    for step in range(0, len(play.steps), 6):
        for seat in (None, *range(play.seats)):
            said = _said(*scene.prompt(_seen(play, step, seat), seat), language)
            assert said.count(".") + said.count("!") == 1 and said[-1] in ".!"
        assert len(scene.read(_seen(play, step, 0), 0, NAMES, language).splitlines()) > 6
    over = _end(played, 0)
    _said(*scene.prompt(over, 0), language)
    assert scene.read(over, 0, NAMES, language)
    shared = {**over, "winners": [0, 1]}
    assert all(name in _said(*scene.prompt(shared, 0), language) for name in NAMES[:2])


@pytest.mark.parametrize("played", GAMES)
def test_the_end_is_drawn_with_the_points(played: str) -> None:
    for seat in (0, None):
        over = _end(played, seat)
        parts = scene.draw(over, seat, NAMES, "en")
        for of, score in enumerate(over["scores"]):
            assert f">{score['total']}<" in parts[f"seat-{of}"]
        ElementTree.fromstring(svg.sheet(parts, NAMES, FOLDER / "scene.css"))


@pytest.mark.parametrize("played", GAMES)
def test_a_view_says_prices_what_is_over_and_what_there_is_to_take_YK_10_YK_12_YK_17(played: str) -> None:
    play = _played(played)
    for at, step in enumerate(play.steps):
        seen = _seen(play, at, step.seat)
        _, offered = _offered(play, at)
        if seen["decision"] == "buy":
            assert {action.split()[1] for action in offered if action != "done"} <= set(seen["prices"])
        elif seen["decision"] in ("pay", "overflow"):
            due = seen["price" if seen["decision"] == "pay" else "excess"]
            assert {sum(map(int, action.split()[1].split("-"))) for action in offered} == {due}
        elif seen["decision"] == "restock":
            taken = sum(deed["count"] for deed in step.deeds if deed.name == "restocked" and deed["seat"] == step.seat)
            assert seen["restockable"][step.text.split()[1]] == taken
        assert [counts["total"] for counts in seen["counts"]] == [
            sum(counts[part] for part in ("groups", "number", "single", "bonus")) for counts in seen["counts"]
        ]


# ---------------------------------------------------------------- told


def _told(deeds: Sequence[Deed], seat: int | None = None) -> list[tuple[str, dict[str, Any], str | None]]:
    return words.tell(known_to(deeds, seat))


@pytest.mark.parametrize("played", GAMES)
def test_every_step_is_told_in_every_language_with_its_rule(played: str) -> None:
    play = _played(played)
    for step in play.steps:
        for seat in (step.seat, (step.seat + 1) % play.seats, None):
            told = _told(step.deeds, seat)
            assert told
            for message, args, rule in told:
                assert re.fullmatch(r"YK-\d\d", str(rule))
                json.dumps(args)
                for language in LANGUAGES:
                    _said(message, args, language)
    for language in LANGUAGES:
        assert all(_said(message, args, language) for message, args, _ in _told(play.setup))


@pytest.mark.parametrize("played", GAMES)
def test_the_log_tells_every_stone_and_all_food_YK_10_to_YK_20(played: str) -> None:
    """Stones of a draw and kinds of food are put together, and nothing of them is lost."""
    for step in _played(played).steps:
        told = _told(step.deeds)
        food = {"yk-pays": "paid", "yk-spills": "spilled", "yk-restocks": "restocked", "yk-market-takes": "took"}
        for message, name in food.items():
            pieces_told = sum(args["pieces"] for told_message, args, _ in told if told_message == message)
            assert pieces_told == sum(deed["count"] for deed in step.deeds if deed.name == name)
        for message, name in {"yk-cart-gets": "stone_came", "yk-draws": "stone_drawn"}.items():
            stones = [COLOUR[args[k]] for m, args, _ in told if m == message for k in "abc"[: args["n"]]]
            assert stones == [deed["stone"] for deed in step.deeds if deed.name == name]


def test_a_chosen_card_is_told_to_its_owner_alone_YK_07() -> None:
    play = Play(ENGINE, 3, {}, 1)
    play.play("card market", 1)
    deeds = play.steps[-1].deeds
    assert _told(deeds, 1) == [("yk-chooses-card", {"seat": 1, "card": "market"}, "YK-07")]
    assert _told(deeds, 0) == _told(deeds, None) == [("yk-chooses", {"seat": 1}, "YK-07")]


def test_that_somebody_buys_no_more_is_told_only_if_nothing_follows_YK_10() -> None:
    kinds = {kind.name: kind for kind in ENGINE.part("deeds").DEEDS}
    enough = Deed(kinds["bought_enough"], {"seat": 1, "price": 3})
    paid = Deed(kinds["paid"], {"seat": 1, "cart": "no milk", "food": "m", "count": 3})
    assert [message for message, _, _ in words.tell([enough])] == ["yk-buys-enough"]
    assert [message for message, _, _ in words.tell([enough, paid])] == ["yk-pays"]


@pytest.mark.parametrize("played", GAMES)
def test_the_last_step_tells_the_count_by_source_YK_26_to_YK_33(played: str) -> None:
    play = _played(played)
    told = _told(play.steps[-1].deeds)
    sources = {f"yk-count-{source}" for source in ("groups", "number", "single", "food", "bonus", "stupa")}
    for of, score in enumerate(play.result()["scores"]):
        counted = {message: args["points"] for message, args, _ in told if args.get("seat") == of and "points" in args}
        assert sum(points for message, points in counted.items() if message in sources) == score["total"]
        assert counted["yk-count-total"] == score["total"]
    winners = [args["seat"] for message, args, _ in told if message in ("yk-wins", "yk-shares")]
    assert winners == play.result()["winners"]


# ---------------------------------------------------------------- previews


def _would(play: Play, seat: int, action: str) -> list[tuple[str, dict[str, Any]]]:
    """As the table asks: tried in another world, without what chance gives or others show."""
    number = ENGINE.parse(play.position, seat, action)
    world = ENGINE.resample(play.position, seat, key(3))
    _, deeds = ENGINE.after(world, seat, number)
    return words.would(world, seat, number, [deed for deed in known_to(deeds, seat) if not deed.kind.chance])


@pytest.mark.parametrize("played", GAMES)
def test_every_preview_can_be_said_and_is_the_same_in_every_world_YK_34(played: str) -> None:
    play = _played(played)
    for at in range(0, len(play.steps), 4):
        seat, offered = _offered(play, at)
        position = play.position_at(at)
        for action in offered:
            number = ENGINE.parse(position, seat, action)
            previews = []
            for stream in (1, 2):
                world = ENGINE.resample(position, seat, key(stream))
                _, deeds = ENGINE.after(world, seat, number)
                known = [deed for deed in known_to(deeds, seat) if not deed.kind.chance]
                previews.append(words.would(world, seat, number, known))
            assert previews[0] and previews[0] == previews[1], action
            for message, args in previews[0]:
                for language in LANGUAGES:
                    _said(message, args, language)


def _built(stones: Sequence[tuple[str, int, int]], bought: str, **options: Any) -> Play:
    """Seat 0 has this tower, and has bought and paid for a stone that it sets now."""
    play = Play(ENGINE, 3, options, 1)
    for seat in range(3):
        play.play("card build", seat)
    s = play.position
    s.active, s.decision, s.turn, s.baby = 0, ENGINE.facts.decisions.index("set"), 0, 0
    for nth, (stone, level, place) in enumerate(stones):
        spot = pieces.SPOTS.index((level, place))
        s.tower[0, nth] = 1 + 16 * pieces.STONES.index(stone) + spot
        s.built[0] |= 1 << int(pieces.BIT[spot])
    s.height[0] = len(stones)
    s.bought[:] = 0
    s.bought[pieces.STONES.index(bought)], s.bought_n = 1, 1
    ENGINE.part("rules").find_offers(s)
    return play


def test_a_preview_names_the_group_and_its_points_YK_25_YK_27_YK_29() -> None:
    low = [("3", 1, 1), ("3", 1, 2), ("2", 1, 3)]
    assert _would(_built(low, "3"), 0, "set 3 2.1") == [("yk-would-group", {"n": 3, "points": 3})]
    assert _would(_built(low, "2"), 0, "set 2 2.1") == [("yk-would-group", {"n": 1, "points": 0})]
    assert _would(_built(low, "c"), 0, "set c 2.1") == [("yk-would-be-crystal", {})]
    assert _would(_built(low, "c", crystals_join=True), 0, "set c 2.1") == [("yk-would-join", {})]
    house = [2, 9, 9, 9, 9, 9]
    assert _would(_built(low, "3", group_points=house), 0, "set 3 2.1") == [("yk-would-group", {"n": 3, "points": 9})]
    high = [("5", level, place) for level in range(1, 4) for place in range(1, 7 - level)]
    assert ("yk-would-end", {}) in _would(_built([*high, ("1", 4, 1)], "2"), 0, "set 2 4.2")
    assert ("yk-would-end", {}) not in _would(_built(high, "2"), 0, "set 2 4.2")


# ---------------------------------------------------------------- marked and moved


@pytest.mark.parametrize("played", GAMES)
def test_what_a_deed_marks_and_moves_is_drawn_before_or_after_it(played: str) -> None:
    play = _played(played)
    for at, step in enumerate(play.steps):
        ways = [way for deed in step.deeds for way in scene.travels(deed)]
        named = {id for deed in step.deeds for id in scene.marks(deed)} | {end for way in ways for end in way[:2]}
        if named and (at % 5 == 0 or at == len(play.steps) - 1):
            drawn = {id for n in (at, at + 1) for id in _ids(scene.draw(_seen(play, n, None), None, NAMES, "en"))}
            assert named <= drawn, named - drawn
        for _, _, flying in ways:
            ElementTree.fromstring(f'<svg xmlns="{svg.NAMESPACE}">{flying}</svg>')


def test_as_much_food_flies_as_is_paid_and_points_fly_to_those_who_get_them_YK_11_YK_32() -> None:
    play = _played("4")
    for step in play.steps:
        for deed in step.deeds:
            if deed.name in ("paid", "spilled", "restocked", "took"):
                assert len(scene.travels(deed)) == deed["count"]
            elif deed.name.startswith("counted_") and deed.name != "counted_all":
                ((_, end, flying),) = scene.travels(deed)
                assert end == f"points-{deed['seat']}" and f"+{deed['points']}<" in flying


# ---------------------------------------------------------------- words


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


# ---------------------------------------------------------------- the style


def _style() -> str:
    return re.sub(r"/\*.*?\*/", "", (FOLDER / "scene.css").read_text(encoding="utf-8"), flags=re.S)


def test_the_style_is_scoped_and_knows_the_four_states() -> None:
    style = _style()
    for block in re.findall(r"([^{}]+)\{", style):
        if "@" in block or block.strip() in ("50%",):
            continue
        for selector in re.sub(r"\([^()]*\)", "", block).split(","):
            prefix = r'(\[data-(palette="(dark|contrast|safe)"|told="(fog|sunset)")\] |\.at-replay )?'
            assert re.match(prefix + r"\.scene-yk\b", selector.strip()), selector
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


@pytest.mark.parametrize("palette", ["", "dark", "contrast", "safe"])
def test_the_colours_reach_wcag_aa(palette: str) -> None:
    colours = {name.removeprefix("--yk-"): value for name, value in _palette(palette).items()}
    for ground in ("paper", "land", "meadow", "board"):
        assert _contrast(colours["ink"], colours[ground]) >= 4.5
        assert _contrast(colours["gold-edge"], colours[ground]) >= 3
        assert _contrast(colours["mark"], colours[ground]) >= 3
    assert _contrast(colours["on-bed"], colours["bed"]) >= 4.5
    assert _contrast(colours["soft"], colours["road"]) >= 3
    assert _contrast(colours["fog-ink"], colours["road"]) >= 3
    for stone in pieces.STONES:
        assert _contrast(colours[f"s{stone}"], colours[f"g{stone}"]) >= 3, stone
    for card in pieces.CARDS:
        assert _contrast(colours[card], "#ffffff") >= 4.5, card


def test_the_name_boards_show_guests_names_whole_and_the_own_one_says_you() -> None:
    """A guest is called `Guest 5494`, in Spanish `Invitado 5494`: neither is cut, nor am I called a guest."""
    names = ["Invitado 1214", "Guest 5494", "Invité 6228"]
    drawn = scene.draw(_first(3, 0), 0, names, "es")["board"]
    boards = re.findall(r'id="home-(\d)".*?class="name"[^>]*><tspan>([^<]*)</tspan>', drawn)
    assert sorted(boards) == [("0", "Tú"), ("1", "Guest 5494"), ("2", "Invité 6228")]
    spectated = scene.draw(_first(3, None), None, names, "es")["board"]
    assert "<tspan>Invitado 1214</tspan>" in spectated

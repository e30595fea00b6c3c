"""Yangtze drawn and told: every offered action can be clicked and said, nothing hidden is drawn or told."""

from __future__ import annotations

import json
import random
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from headwaters import svg
from headwaters.games.yangtze import board, deeds, examples, happenings, pieces, rules, scene, words
from headwaters.kernel.deeds import Deed, known_to
from headwaters.kernel.engine import load
from headwaters.kernel.play import Play, Step
from headwaters.kernel.record import replay
from headwaters.kernel.rng import key
from headwaters.table.table import foreseen
from headwaters.text import LANGUAGES, sentence

FOLDER = Path(scene.__file__).parent
EXAMPLE = Path(__file__).parents[1] / "records" / "yangtze-3.jsonl"
ENGINE = load("yangtze")
COLOURS = pieces.COLOURS
NAMES = ["Ada", "Bo & <Co>", "Cy", "Dorothea with a very long name"]
SVG = "{http://www.w3.org/2000/svg}"

# The example record, and games by manner, seats and seed. `varied` chooses a kind of action first, so that rare ones
# come up; `thrifty` never exchanges and never takes a reward, so that cards run out and nobody has points.
GAMES = ["example", "varied 2 2", "varied 3 1", "varied 3 2", "varied 4 4", "thrifty 2 0", "thrifty 3 5"]
SOME = ["example", "varied 2 2", "varied 3 2", "varied 4 4"]  # one for each number of seats, and the example


@cache
def _played(game: str) -> Play:
    if game == "example":
        return replay(EXAMPLE.read_text(encoding="utf-8").splitlines())
    manner, seats, seed = game.split()
    play, dice = Play(ENGINE, int(seats), {}, int(seed)), random.Random(int(seed))
    while not play.over:
        actions = play.legal()
        if manner == "varied":
            kind = dice.choice(sorted({action.split()[0] for action in actions}))
            actions = [action for action in actions if action.split()[0] == kind]
        elif "skip" in actions:
            actions = ["skip"]
        play.play(dice.choice(actions))
    return play


def _steps(play: Play) -> Iterator[tuple[Step, Any]]:
    """Each step, with the position after it."""
    for number, step in enumerate(play.steps, 1):
        yield step, play.position_at(number)


def _view(position: Any, seat: int | None) -> dict[str, Any]:
    """What the table hands to the scene."""
    return {**ENGINE.view(position, seat), **(ENGINE.result(position) or {}), "options": {}}


def _viewers(play: Play) -> list[int | None]:
    return [None, *range(play.seats)]


def _say(message: str, args: dict[str, Any], language: str) -> str:
    """The message as the page says it: with the names put in, and nothing left open."""
    text = sentence(message, args, NAMES, language)
    assert text and not re.search(r"[{}$]|yz-", text), (message, text)
    return text


def _ids(parts: dict[str, str]) -> list[str]:
    found = []
    for part in parts.values():
        found += [element.attrib["id"] for element in ElementTree.fromstring(part).iter() if "id" in element.attrib]
    return found


@pytest.mark.parametrize("game", SOME)
def test_every_offered_action_has_a_path_of_things_that_can_be_clicked_and_said(game: str) -> None:
    for step in _played(game).steps:
        view = _view(step.before, step.seat)
        drawn = set(_ids(scene.draw(view, step.seat, NAMES, "en")))
        offered = [ENGINE.text(step.before, step.seat, action) for action in ENGINE.legal(step.before, step.seat)]
        paths = [tuple(scene.path(view, action)) for action in offered]
        assert len(set(paths)) == len(paths)
        assert [scene.wanted(view, path) for path in paths] == offered
        starts = {path[:length] for path in paths for length in range(1, len(path))}
        assert not starts & set(paths), "a path is the beginning of another one"
        for id in {id for path in paths for id in path}:
            stem, _, turn = id.partition("~")
            assert stem in drawn or id == "skip", id
            if turn:
                assert int(turn) in board.turns(int(stem.removeprefix("tile-")))
            for language in LANGUAGES:
                assert _say(*scene.label(view, id), language)


def test_every_kind_of_action_comes_up_in_these_games() -> None:
    kinds = {step.text.split()[0] for game in SOME for step in _played(game).steps}
    assert kinds == {"lay", "swap", "reward", "discard", "skip"}


@pytest.mark.parametrize("game", SOME)
def test_the_parts_are_well_formed_with_unique_ids_and_no_style_attributes(game: str) -> None:
    play = _played(game)
    for step in play.steps[::5]:
        for seat in _viewers(play):
            view = _view(step.before, seat)
            parts = scene.draw(view, seat, NAMES, "en")
            panels = {f"seat-{other}" for other in range(play.seats)}
            assert set(parts) == {"board", *panels, *(["hand"] if seat is not None else [])}
            ids = _ids(parts)
            assert len(ids) == len(set(ids))
            used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', "".join(parts.values())))
            assert used <= set(ids) and all(id.startswith("yz-") for id in used)
            for part in parts.values():
                root = ElementTree.fromstring(part)
                assert root.tag == f"{SVG}svg" and "scene-yz" in root.attrib["class"].split()
                assert root.attrib["viewBox"] and "width" not in root.attrib
                assert root.find(f"{SVG}title") is not None
                assert not any("style" in element.attrib for element in root.iter())
            assert len(parts["board"].encode()) < 60_000
            assert scene.draw(view, seat, NAMES, "en") == parts


def _laid_on(seats: int, places: list[str]) -> Play:
    """A game in which a tile was laid on each of these places, one after the other."""
    play = Play(ENGINE, seats, {}, 9)
    for place in places:
        while play.decision != "lay":
            play.play("skip" if "skip" in play.legal() else play.legal()[0])
        play.play(next(action for action in play.legal() if action.endswith(f" {place}")))
    return play


def test_a_lake_in_one_long_line_stays_small_and_inside_YZ_10() -> None:
    play = _laid_on(4, [f"{far},0" for far in range(1, 33)])
    drawn = scene.draw(_view(play.position, 0), 0, NAMES, "en")["board"]
    assert len(drawn.encode()) < 60_000
    tiles = [element for element in ElementTree.fromstring(drawn).iter() if element.get("id", "").startswith("tile-")]
    assert len(tiles) == 33
    for tile in tiles:
        x, y = (float(number) for number in re.findall(r"-?[\d.]+", tile.attrib["transform"]))
        assert 0 < x < board.WIDTH and 0 < y < board.LAKE_HEIGHT


def test_the_own_side_is_at_the_bottom_YZ_01() -> None:
    for game in SOME:
        play = _played(game)
        for seat in range(play.seats):
            view = _view(play.steps[0].before, seat)
            drawn = ElementTree.fromstring(scene.draw(view, seat, NAMES, "en")["board"])
            plate = next(element for element in drawn.iter() if element.attrib.get("id") == f"side-{seat}")
            assert plate.attrib["transform"] == f"translate(500 {board.LAKE_HEIGHT - 24})"


def test_a_turned_tile_of_the_hand_looks_as_it_will_lie_YZ_15() -> None:
    """The page turns a hand's tile clockwise; the same must come out on the lake, for every viewer."""
    for seat in range(4):
        quarters = board.quarter_turns({"seats": 4}, seat)
        for turn in range(4):
            hand = [board.turned(17, quarters, direction) for direction in range(4)]
            shown = [hand[(direction - turn) % 4] for direction in range(4)]
            assert shown == [board.turned(17, turn + quarters, direction) for direction in range(4)]


def _place_of(part: str, id: str) -> tuple[float, float]:
    element = next(element for element in ElementTree.fromstring(part).iter() if element.get("id") == id)
    x, y = re.findall(r"-?[\d.]+", element.attrib["transform"])[:2]
    return float(x), float(y)


@pytest.mark.parametrize("game", SOME)
def test_words_tell_a_place_as_it_is_seen_from_the_own_seat_YZ_15(game: str) -> None:
    play = _played(game)
    middle = len(play.steps) // 2
    for seat in _viewers(play):
        view = _view(play.steps[middle].before, seat)
        drawn = scene.draw(view, seat, NAMES, "en")["board"]
        boat = _place_of(drawn, "tile-1")
        for x, y in view["open"]:
            place = _place_of(drawn, board.place_id(x, y))
            _, args = scene.label(view, board.place_id(x, y))
            across = {"left": -1, "right": 1}.get(args["spot"].split("-")[-1], 0) * args["across"]
            down = {"up": -1, "down": 1}.get(args["spot"].split("-")[0], 0) * args["along"]
            wider, lower = place[0] - boat[0], place[1] - boat[1]
            assert (across > 0, across < 0, down > 0, down < 0) == (wider > 1, wider < -1, lower > 1, lower < -1)
        tile, turn, *_ = view["lake"][-1]
        _, args = scene.label(view, f"tile-{tile}")
        quarters = board.quarter_turns(view, seat)
        shown = [args[side] for side in words.SIDES]
        assert shown == [board.turned(tile, turn + quarters, direction) for direction in range(4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_no_tile_by_its_number_and_no_compass(language: str) -> None:
    for step in _played("varied 2 2").steps:
        for message, args, _ in words.tell(known_to(step.deeds, step.seat)):
            if message in ("yz-did-lay", "yz-did-draw-own"):
                assert not re.search(r"\d|nord|north|norte", _say(message, args, language))


def test_the_tiles_of_a_tall_lake_use_the_width_that_is_there() -> None:
    play = _laid_on(2, [f"0,{far}" for far in range(1, 9)])
    drawn = scene.draw(_view(play.position, 0), 0, NAMES, "en")["board"]
    rows = [_place_of(drawn, f"tile-{tile}")[1] for tile, *_ in _view(play.position, 0)["lake"]]
    pitch = (max(rows) - min(rows)) / 8
    room = board.LAKE_HEIGHT - board.SHORE_TOP - board.SHORE_BOTTOM
    assert pitch > 1.3 * room / 11, "nine rows of tiles and two of places, in a lake as high as the board"
    shelf = [_place_of(drawn, id) for id in ("supply-W", "supply-K", "pile-four", "pile-seven", "general", "draw-pile")]
    assert len({x for x, _ in shelf}) < len(shelf) == len({y for _, y in shelf}), "the shelf stands beside it"


def test_a_tile_is_drawn_with_the_colours_that_the_rules_see_YZ_15() -> None:
    for tile in pieces.TILES:
        for turn in range(4):
            seen = [COLOURS[rules.side(tile, turn, direction)] for direction in range(4)]
            assert [board.turned(tile, turn, direction) for direction in range(4)] == seen


@pytest.mark.parametrize("game", SOME)
def test_nothing_hidden_is_drawn_YZ_18(game: str) -> None:
    play = _played(game)
    for step in play.steps[::7]:
        state = ENGINE.state(step.before)
        laid = {tile for tile, *_ in state["lake"]}
        for seat in _viewers(play):
            ids = _ids(scene.draw(_view(step.before, seat), seat, NAMES, "en"))
            tiles = {int(id.removeprefix("tile-")) for id in ids if re.fullmatch(r"tile-\d+", id)}
            assert tiles == laid | set(state["hands"][seat] if seat is not None else [])


@pytest.mark.parametrize("game", SOME)
def test_prompt_and_reading_exist_in_every_language(game: str) -> None:
    play = _played(game)
    for position, asked in [*((step.before, step.seat) for step in play.steps[::6]), (play.position, 0)]:
        for seat in (None, asked, (asked + 1) % play.seats):
            view = _view(position, seat)
            for language in LANGUAGES:
                assert _say(*scene.prompt(view, seat), language).endswith(".")
                text = scene.read(view, seat, NAMES, language)
                assert NAMES[0] in text and not re.search(r"[{}$]|yz-", text)
    first = play.steps[0]
    assert scene.prompt(_view(first.before, first.seat), first.seat)[0] == "yz-ask-lay"
    assert scene.prompt(_view(first.before, None), None)[0] == "yz-wait-lay"


@pytest.mark.parametrize("rafts, asked", [([1, 0, 0], "one"), ([1, 1, 0], "two"), ([1, 1, 1], "many")])
def test_the_end_names_the_winners_YZ_17(rafts: list[int], asked: str) -> None:
    s = ENGINE.copy(_played("varied 3 2").position)
    s.score[:3], s.rafts[:3], s.lanterns[:3] = 5, rafts, 1
    rules.finish(s)
    view = _view(s, None)
    message, args = scene.prompt(view, None)
    assert message == f"yz-over-{asked}"
    assert all(_say(message, args, language) for language in LANGUAGES)
    won = {name for name, part in scene.draw(view, None, NAMES, "en").items() if "#yz-laurel" in part}
    assert won == {f"seat-{seat}" for seat in range(3) if rafts[seat]}


@pytest.mark.parametrize("seat", [None, 1])
def test_the_sheet_is_one_svg_with_its_style_inside(seat: int | None) -> None:
    play = _played("varied 4 4")
    for position in (play.steps[30].before, play.position):
        sheet = svg.sheet(scene.draw(_view(position, seat), seat, NAMES, "fr"), NAMES, FOLDER / "scene.css")
        root = ElementTree.fromstring(sheet)
        assert root.find(f"{SVG}style") is not None
        assert "http" not in sheet.replace("http://www.w3.org/2000/svg", "")
        used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', sheet))
        assert used <= set(_ids({"sheet": sheet}))
        assert {text.text for text in root.findall(f"{SVG}text")} == set(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_the_rules_page_has_its_picture(language: str) -> None:
    page = (FOLDER / "pages" / f"rules.{language}.md").read_text(encoding="utf-8")
    named = re.findall(r"^!\[[^\]]+\]\(scene:([\w-]+)\)$", page, re.MULTILINE)
    assert named == list(examples.LAID)
    for name in named:
        drawn = examples.picture(name, language)
        root = ElementTree.fromstring(drawn)
        assert root.tag == f"{SVG}svg" and root.attrib["viewBox"] == f"0 0 {board.WIDTH} {board.LAKE_HEIGHT}"
        ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
        assert all(id.startswith("yz-") for id in ids)  # nothing that a script could take for a thing to click
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn)) <= ids
        kinds = [element.attrib.get("class") for element in root.iter()]
        assert kinds.count("tile") + kinds.count("tile marked") == 1 + examples.LAID[name]
        assert kinds.count("tile marked") == 1
        assert {text.text for text in root.iter(f"{SVG}text")} == set(examples.NAMES)
    with pytest.raises(KeyError):
        examples.picture("example-0", language)


# ------------------------------------------------------------------------------------------------------------- deeds


def _all_deeds(play: Play) -> list[Deed]:
    return [*play.setup, *(deed for step in play.steps for deed in step.deeds)]


def test_every_kind_of_deed_is_noted_in_these_games() -> None:
    noted = {deed.name for game in GAMES for deed in _all_deeds(_played(game))}
    assert noted == {kind.name for kind in deeds.DEEDS}


def _nothing_yet(seats: int) -> dict[str, Any]:
    """The pieces before the set-up."""
    return {
        "lake": [],
        "hands": [[] for _ in range(seats)],
        "lanterns": [[0] * 7 for _ in range(seats)],
        "supply": [int(pieces.CARDS[seats])] * 7,
        "rafts": [0] * seats,
        "rewards": [[] for _ in range(seats)],
        "generic": pieces.GENERAL_CARDS,
        "pile": len(pieces.TILES) - 1,
    }


def _follow(table: dict[str, Any], deed: Deed) -> None:
    """Move the pieces as a deed says, with no rule in mind."""
    args = deed.args

    def card(colour: str, count: int) -> None:
        table["supply"][COLOURS.index(colour)] -= count
        table["lanterns"][args["seat"]][COLOURS.index(colour)] += count

    match deed.name:
        case "begins":
            table["lake"].append([1, args["turn"], 0, 0])
        case "set_aside":
            table["pile"] -= args["count"]
        case "dealt" | "drew":
            table["pile"] -= 1
            table["hands"][args["seat"]] = sorted([*table["hands"][args["seat"]], args["tile"]])
        case "laid":
            table["hands"][args["seat"]].remove(args["tile"])
            table["lake"].append([args["tile"], args["turn"], *args["place"]])
        case "began_with" | "matched" | "received":
            card(args["colour"], 1)
        case "gained_rafts":
            table["rafts"][args["seat"]] += args["count"]
        case "swapped":
            table["rafts"][args["seat"]] -= 2
            card(args["gives"], -1)
            card(args["takes"], 1)
        case "discarded":
            card(args["colour"], -1)
        case "rewarded_four":
            card(args["colour"], -4)
        case "rewarded_pairs":
            for colour in args["pairs"].split("-"):
                card(colour, -2)
        case "rewarded_seven":
            for colour in COLOURS:
                card(colour, -1)
        case "general_paid":
            table["generic"] = args["count"]
    if deed.name.startswith("rewarded_"):
        table["rewards"][args["seat"]].append(args["value"])


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_goes_where_the_deeds_say(game: str) -> None:
    """From the set-up on, the deeds alone tell lake, hands, cards, rafts, rewards and supply after each step."""
    play = _played(game)
    table = _nothing_yet(play.seats)
    for number, noted in enumerate([play.setup, *(step.deeds for step in play.steps)]):
        for deed in noted:
            _follow(table, deed)
        state = ENGINE.state(play.position_at(number))
        assert table == {name: state[name] for name in table}


@pytest.mark.parametrize("game", GAMES)
def test_what_runs_out_is_noted_when_it_does_YZ_08_YZ_11_YZ_14_YZ_16(game: str) -> None:
    for step, after in _steps(_played(game)):
        had, has = _view(step.before, None), _view(after, None)
        noted = {deed.name for deed in step.deeds}
        supply = zip(COLOURS, had["supply"], has["supply"], strict=True)
        sold_out = {colour for colour, before, left in supply if before and not left}
        assert {deed["colour"] for deed in step.deeds if deed.name == "sold_out"} == sold_out
        empty = {pile for pile in pieces.PILES if had["piles"][pile] and not has["piles"][pile]}
        assert {deed["pile"] for deed in step.deeds if deed.name == "pile_ran_out"} == empty
        assert ("draw_pile_ran_out" in noted) == (had["pile"] > 0 == has["pile"])
        last_tile = step.text.startswith("lay") and sum(had["hands"]) == 1 and not had["pile"]
        assert ("last_turns_begin" in noted) == last_tile
        assert bool({"won", "shared"} & noted) == has["over"]


@pytest.mark.parametrize("game", GAMES)
def test_who_has_nothing_to_do_in_the_last_turn_is_told_so_YZ_16(game: str) -> None:
    play = _played(game)
    begins = next(
        number for number, step in enumerate(play.steps) if "last_turns_begin" in {d.name for d in step.deeds}
    )
    idle = [deed["seat"] for step in play.steps[begins:] for deed in step.deeds if deed.name == "sat_out"]
    busy = {step.seat for step in play.steps[begins + 1 :]}
    assert sorted([*idle, *busy]) == list(range(play.seats))
    before = [deed for step in play.steps[:begins] for deed in step.deeds if deed.name == "sat_out"]
    assert before == []
    said = happenings.happenings({}, play.steps[begins].deeds)
    at_once = [deed["seat"] for deed in play.steps[begins].deeds if deed.name == "sat_out"]
    assert [args["seat"] for scene in said for _, args in scene.lines] == at_once


def test_a_reward_waits_for_nobody_YZ_07() -> None:
    for step in _played("varied 3 2").steps:
        for happening in happenings.happenings({}, step.deeds):
            assert not happening.seats


def test_the_end_is_noted_with_what_decided_it_YZ_17() -> None:
    decided = set()
    for game in GAMES:
        play = _played(game)
        scores, winners = play.result()["scores"], play.result()["winners"]
        ends = [deed for deed in play.steps[-1].deeds if deed.name in ("won", "shared")]
        assert [(deed["seat"], deed["points"]) for deed in ends] == [(seat, scores[seat][0]) for seat in winners]
        if len(winners) > 1:
            assert {deed.name for deed in ends} == {"shared"}
            decided.add("nothing")
            continue
        best, second = sorted(scores, reverse=True)[:2]
        by = next(by for by, one, other in zip(("points", "rafts", "cards"), best, second, strict=True) if one > other)
        assert [(deed.name, deed["by"]) for deed in ends] == [("won", by)]
        decided.add(by)
    assert decided == {"points", "rafts", "cards", "nothing"}


# ------------------------------------------------------------------------------------------------------------- told


def _gains(messages: list[tuple[Any, ...]], seats: int) -> tuple[list[list[int]], list[int], list[int]]:
    """Cards, rafts and points that messages of the past or of a preview promise to each seat."""
    cards, rafts, points = [[0] * 7 for _ in range(seats)], [0] * seats, [0] * seats

    def card(colour: str, count: int) -> None:
        cards[args["seat"]][COLOURS.index(colour)] += count

    for message, args, *_ in messages:
        match re.sub("yz-(did|will)-", "", message):
            case "match" | "get":
                card(args["colour"], 1)
            case "rafts":
                rafts[args["seat"]] += args["count"]
            case "swap":
                rafts[args["seat"]] -= args["count"]
                card(args["gives"], -1)
                card(args["takes"], 1)
            case "discard":
                card(args["colour"], -1)
            case "reward-four":
                card(args["colour"], -4)
                points[args["seat"]] += args["value"]
            case "reward-pairs":
                for place in ("first", "second", "third"):
                    card(args[place], -2)
                points[args["seat"]] += args["value"]
            case "reward-seven":
                for colour in COLOURS:
                    card(colour, -1)
                points[args["seat"]] += args["value"]
    return cards, rafts, points


def _changes(before: Any, after: Any, seats: int) -> tuple[list[list[int]], list[int], list[int]]:
    """Cards, rafts and points of each seat, less what they were."""
    cards = after.lanterns[:seats].astype(int) - before.lanterns[:seats]
    rafts = after.rafts[:seats].astype(int) - before.rafts[:seats]
    points = after.score[:seats].astype(int) - before.score[:seats]
    return cards.tolist(), rafts.tolist(), points.tolist()


@pytest.mark.parametrize("game", GAMES)
def test_the_told_gains_are_the_true_ones_YZ_06_YZ_07_YZ_09_YZ_11_YZ_12_YZ_13(game: str) -> None:
    play = _played(game)
    for step, after in _steps(play):
        for viewer in _viewers(play):
            told = words.tell(known_to(step.deeds, viewer))
            assert _gains(told, play.seats) == _changes(step.before, after, play.seats)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_told_in_every_language_with_its_rule(game: str) -> None:
    for step in _played(game).steps:
        told = words.tell(known_to(step.deeds, step.seat))
        assert told[0][1]["seat"] == step.seat  # what an undo would take back
        for message, args, rule in told:
            assert rule and re.fullmatch(r"YZ-\d\d", rule)
            json.dumps(args)
            for language in LANGUAGES:
                _say(message, args, language)


@pytest.mark.parametrize("game", SOME)
def test_a_drawn_tile_is_told_to_its_owner_alone_YZ_14_YZ_18(game: str) -> None:
    play = _played(game)
    for step, after in _steps(play):
        drew = [deed for deed in step.deeds if deed.name == "drew"]
        for viewer in _viewers(play):
            told = words.tell(known_to(step.deeds, viewer))
            named = [(message, args["tile"]) for message, args, _ in told if "tile" in args]
            hidden = [(message, tile) for message, tile in named if not step.text.startswith(f"lay {tile} ")]
            assert hidden == [("yz-did-draw-own", deed["tile"]) for deed in drew if viewer == step.seat]
            unseen = [args for message, args, _ in told if message == "yz-did-draw"]
            assert unseen == [{"seat": step.seat} for _ in drew if viewer != step.seat]
        for deed in drew:
            assert deed["tile"] in ENGINE.state(after)["hands"][step.seat]
    for deed in play.setup:
        if deed.name == "dealt":
            assert [seat for seat in _viewers(play) if "tile" in deed.known_to(seat).args] == [deed["seat"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("manner", ["varied", "thrifty"])
def test_the_last_turns_and_the_end_are_told_once_YZ_16_YZ_17(manner: str, seats: int) -> None:
    play = _played(f"{manner} {seats} 7")
    told = [[message for message, *_ in words.tell(known_to(step.deeds, None))] for step in play.steps]
    flat = [message for messages in told for message in messages]
    assert flat.count("yz-did-last-turns") == 1 and flat.count("yz-did-empty-pile") == 1
    endings = [message for message in flat if message in ("yz-did-win", "yz-did-share")]
    assert len(endings) == len(play.result()["winners"]) and endings == told[-1][-len(endings) :]


def _preview(world: Any, seat: int, action: int) -> list[tuple[str, dict[str, Any]]]:
    """As the table makes it: tried in a world that may be another, of which only what holds in both is told."""
    _, tried = ENGINE.after(world, seat, action)
    return words.would(world, seat, action, foreseen(tried, seat))


@pytest.mark.parametrize("game", SOME)
def test_a_preview_tells_what_then_happens_whatever_the_seat_cannot_know_YZ_18(game: str) -> None:
    play, lays = _played(game), 0
    not_foreseen = {"lay", "draw-own", "empty-pile", "last-turns", "sat-out", "pile-out", "win", "share"}
    for step in play.steps:
        lays += step.text.startswith("lay")
        if step.text.startswith("lay") and lays % 6:
            continue
        world = ENGINE.resample(step.before, step.seat, key(step.action))
        for action in ENGINE.legal(step.before, step.seat):
            hints = _preview(world, step.seat, action)
            after, done = ENGINE.after(step.before, step.seat, action)
            cards, rafts, points = _changes(step.before, after, play.seats)
            if points[step.seat]:
                ((message, args),) = hints
                general = "general_paid" in {deed.name for deed in done}
                assert message == f"yz-will-{'general' if general else 'reward'}"
                assert args["value"] == points[step.seat] and (not general or args["count"] == after.generic)
                continue
            assert _gains(hints, play.seats) == (cards, rafts, points)
            told = [
                (message.removeprefix("yz-did-"), args) for message, args, _ in words.tell(known_to(done, step.seat))
            ]
            expected = [(f"yz-will-{name}", args) for name, args in told if name not in not_foreseen]
            assert hints == expected


def test_previews_of_rare_things_are_said_in_every_language_YZ_08_YZ_09_YZ_11() -> None:
    hints: dict[str, tuple[str, dict[str, Any]]] = {}
    for game in GAMES:
        for step in _played(game).steps:
            for hint in _preview(step.before, step.seat, step.action):
                hints.setdefault(hint[0], hint)
    assert {message.removeprefix("yz-will-") for message in hints} == words.WILL
    for hint in hints.values():
        for language in LANGUAGES:
            _say(*hint, language)


# ------------------------------------------------------------------------------------------------------------- moved


@pytest.mark.parametrize("game", ["varied 2 2", "varied 4 4"])
def test_what_is_marked_and_what_travels_is_in_the_picture_of_every_viewer(game: str) -> None:
    play = _played(game)
    for step, after in _steps(play):
        for viewer in _viewers(play):
            known = known_to(step.deeds, viewer)
            named = {id for deed in known for id in scene.marks(deed)}
            named |= {end for deed in known for way in scene.travels(deed) for end in way[:2]}
            drawn = set(_ids(scene.draw(_view(after, viewer), viewer, NAMES, "en")))
            assert named <= drawn, (step.text, named - drawn)


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_hands_travels_YZ_06_YZ_07_YZ_13(game: str) -> None:
    play = _played(game)
    for step, after in _steps(play):
        ways = [way for deed in step.deeds for way in scene.travels(deed)]
        cards, rafts, points = [[0] * 7 for _ in range(play.seats)], [0] * play.seats, [0] * play.seats
        for come, go, drawn in ways:
            ElementTree.fromstring(f"<svg>{drawn}</svg>")
            kind, seat, *colour = (go if come.split("-")[0] in ("supply", "pile", "tile") else come).split("-")
            if kind == "lanterns":
                cards[int(seat)][COLOURS.index(colour[0])] += 1 if go.startswith("lanterns") else -1
            elif kind == "rafts":
                rafts[int(seat)] += 1
            elif kind == "points":
                points[int(seat)] += int("".join(ElementTree.fromstring(f"<svg>{drawn}</svg>").itertext()))
        if step.text.startswith("swap"):
            rafts[step.seat] -= pieces.EXCHANGE_RAFTS  # paid rafts just go
        assert (cards, rafts, points) == _changes(step.before, after, play.seats)
        drew = [("draw-pile", f"tiles-{step.seat}") for deed in step.deeds if deed.name == "drew"]
        for viewer in _viewers(play):
            backs = [way[:2] for deed in known_to(step.deeds, viewer) for way in scene.travels(deed)]
            assert [way for way in backs if way[0] == "draw-pile"] == (drew if viewer != step.seat else [])


# -------------------------------------------------------------------------------------------------------------- words


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(f"message {node.id.name}")


def _messages(language: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def _deep(messages: dict[str, set[str]], name: str) -> set[str]:
    """The variables of a message and of those it quotes."""
    found = set()
    for entry in messages[name]:
        found |= _deep(messages, entry.removeprefix("message ")) if entry.startswith("message ") else {entry}
    return found


def test_all_languages_have_the_same_messages_and_variables() -> None:
    english = _messages("en")
    assert all(name.startswith("yz-") for name in english)
    for language in LANGUAGES:
        messages = _messages(language)
        assert list(messages) == list(english)
        for name in english:
            assert _deep(messages, name) == _deep(english, name), (language, name)


def test_no_colour_stands_alone_and_every_palette_is_complete() -> None:
    css = (FOLDER / "scene.css").read_text(encoding="utf-8")
    default, contrast, safe = (
        set(re.findall(r"(--yz-[\w-]+):", css[css.index(start) :].split("}", 1)[0]))
        for start in (".scene-yz {", '[data-palette="contrast"] .scene-yz {', '[data-palette="safe"] .scene-yz {')
    )
    lanterns = {f"--yz-{colour.lower()}" for colour in COLOURS}
    assert lanterns <= default & contrast & safe
    assert set(re.findall(r"var\((--yz-[\w-]+)\)", css)) <= default
    for name in ("offered", "chosen", "marked", "off"):
        assert f".{name}" in css
    gold = [line for line in css.splitlines() if "var(--yz-gold" in line]
    assert gold and all(".offered" in line for line in gold), "gold is only for what can be chosen"


def _light(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", ["default", "dark", "contrast", "safe"])
def test_contrast_is_AA_in_every_palette(palette: str) -> None:
    css = (FOLDER / "scene.css").read_text(encoding="utf-8")
    colours: dict[str, str] = {}
    for start in (".scene-yz {", f'[data-palette="{palette}"] .scene-yz {{'):
        if start in css:
            colours |= dict(re.findall(r"--yz-([\w-]+): (#[0-9a-f]{6});", css[css.index(start) :].split("}", 1)[0]))
    for text in ("ink", "ink-soft", "cinnabar"):
        assert _contrast(colours[text], colours["paper"]) >= 4.5, text
    for tablet in ("four", "pairs", "seven", "general"):
        assert _contrast(colours[tablet], colours["cream"]) >= 4.5, tablet
    light = {"w", "o"}
    for lantern in (colour.lower() for colour in COLOURS):
        glyph = colours.get(f"{lantern}-on", colours["on-light" if lantern in light else "on-dark"])
        assert _contrast(colours[lantern], glyph) >= 3, lantern
    assert _contrast(colours["outline"], colours["lacquer-0"]) >= 3
    assert _contrast(colours["gold-deep"], colours["paper"]) >= 3
    for water in ("water-0", "water-1", "water-2"):
        assert _contrast(colours["gold"], colours[water]) >= 3, water


@pytest.mark.parametrize("taken", [(), (9,), (8, 7, 6, 5, 4, 4, 10, 5), tuple([4] * 14)])
def test_every_reward_taken_is_shown_and_the_chips_add_up_YZ_07(taken: tuple[int, ...]) -> None:
    seen = _view(ENGINE.setup(3, {}, 5), 0)
    seen = {**seen, "rewards": [list(taken), *seen["rewards"][1:]]}
    hand = ElementTree.fromstring(scene.draw(seen, 0, NAMES, "en")["hand"])
    chips = [node.text for node in hand.iter() if node.attrib.get("class") == "chip-value"]
    assert sum(map(int, filter(None, chips))) == sum(taken) and len(chips) == len(taken)

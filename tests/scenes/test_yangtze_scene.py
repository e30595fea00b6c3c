"""Yangtze drawn and told: every offered action can be clicked and said, nothing hidden is drawn or told."""

from __future__ import annotations

import importlib.util
import json
import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from headwaters.games.yangtze import examples, scene, tell
from headwaters.text import LANGUAGES, say

FOLDER = Path(scene.__file__).parent
EXAMPLE = Path(__file__).parents[1] / "records" / "yangtze-3.jsonl"
REFEREE = Path(__file__).parents[1] / "referee" / "yangtze.py"
GAMES = ["example", "2", "3", "4"]
NAMES = ["Ada", "Bo & <Co>", "Cy", "Dorothea with a very long name"]
SVG = "{http://www.w3.org/2000/svg}"

Line = dict[str, Any]


@cache
def _referee() -> Any:
    spec = importlib.util.spec_from_file_location("yangtze_referee", REFEREE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def _lines(played: str) -> tuple[Line, ...]:
    """The example record, or a random game of the referee for so many seats, in which every kind of action comes up."""
    if played == "example":
        lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    else:
        lines = _referee().play(int(played), {}, 20 + int(played), "verbs")
    return tuple(json.loads(line) for line in lines)


def _decisions(played: str) -> list[Line]:
    return [line for line in _lines(played) if "action" in line]


def _steps(played: str) -> list[tuple[dict[str, Any], dict[str, Any], int, str]]:
    """Each step as state before, state after, seat and action; the last one has no state after it in a record."""
    lines = _decisions(played)
    return [(line["state"], after["state"], line["seat"], line["action"]) for line, after in pairwise(lines)]


def _seen(state: dict[str, Any], seat: int | None, over: bool = False) -> dict[str, Any]:
    hands = [hand if over or other == seat else len(hand) for other, hand in enumerate(state["hands"])]
    return {**state, "hands": hands, "seats": len(hands), "over": over}


def _say(message: tuple[Any, ...], language: str) -> str:
    """The message as the page says it: with the names put in, and nothing left open."""
    message_id, args = message[0], dict(message[1])
    for key in list(args):
        if key == "seat" or key.endswith("_seat"):
            args[key.replace("seat", "name")] = NAMES[args[key]]
    text = say(message_id, language, **args)
    assert text and not re.search(r"[{}$]|yz-", text), (message_id, text)
    return text


def _ids(parts: dict[str, str]) -> list[str]:
    found = []
    for part in parts.values():
        found += [element.attrib["id"] for element in ElementTree.fromstring(part).iter() if "id" in element.attrib]
    return found


@pytest.mark.parametrize("played", GAMES)
def test_every_offered_action_has_a_path_of_things_that_can_be_clicked_and_said(played: str) -> None:
    for line in _decisions(played):
        view = _seen(line["state"], line["seat"])
        drawn = set(_ids(scene.draw(view, line["seat"], NAMES, "en")))
        paths = [tuple(scene.path(view, action)) for action in line["legal"]]
        assert len(set(paths)) == len(paths)
        starts = {path[:length] for path in paths for length in range(1, len(path))}
        assert not starts & set(paths), "a path is the beginning of another one"
        for id in {id for path in paths for id in path}:
            stem, _, turn = id.partition("~")
            assert stem in drawn or id == "skip", id
            if turn:
                assert int(turn) in scene.turns(int(stem.removeprefix("tile-")))
            for language in LANGUAGES:
                assert _say(scene.label(view, id), language)


def test_every_kind_of_action_comes_up_in_these_games() -> None:
    kinds = {line["action"].split()[0] for played in GAMES for line in _decisions(played)}
    assert kinds == {"lay", "swap", "reward", "discard", "skip"}


@pytest.mark.parametrize("played", GAMES)
def test_the_parts_are_well_formed_with_unique_ids_and_no_style_attributes(played: str) -> None:
    seats = _lines(played)[0]["seats"]
    for line in _decisions(played)[::5]:
        for seat in [None, *range(seats)]:
            view = _seen(line["state"], seat)
            parts = scene.draw(view, seat, NAMES, "en")
            expected = {"board", *(f"seat-{other}" for other in range(seats)), *(["hand"] if seat is not None else [])}
            assert set(parts) == expected
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


def test_a_lake_in_one_long_line_stays_small_and_inside_YZ_10() -> None:
    state = _decisions("4")[0]["state"]
    state = {**state, "lake": [[tile, 0, tile - 1, 0] for tile in range(1, 34)]}
    board = scene.draw(_seen(state, 0), 0, NAMES, "en")["board"]
    assert len(board.encode()) < 60_000
    for element in ElementTree.fromstring(board).iter():
        if element.attrib.get("id", "").startswith("tile-"):
            x, y = (float(number) for number in re.findall(r"-?[\d.]+", element.attrib["transform"]))
            assert 0 < x < scene.WIDTH and 0 < y < scene.LAKE_HEIGHT


def test_the_own_side_is_at_the_bottom_YZ_01() -> None:
    for played in GAMES:
        state = _decisions(played)[0]["state"]
        for seat in range(_lines(played)[0]["seats"]):
            board = ElementTree.fromstring(scene.draw(_seen(state, seat), seat, NAMES, "en")["board"])
            plate = next(element for element in board.iter() if element.attrib.get("id") == f"side-{seat}")
            assert plate.attrib["transform"] == f"translate(500 {scene.LAKE_HEIGHT - 24})"


def test_a_turned_tile_of_the_hand_looks_as_it_will_lie_YZ_15() -> None:
    """The page turns a hand's tile clockwise; the same must come out on the lake, for every viewer."""
    for seat in range(4):
        quarters = scene.quarter_turns({"seats": 4}, seat)
        for turn in range(4):
            hand = [tell.turned(17, quarters, direction) for direction in range(4)]
            shown = [hand[(direction - turn) % 4] for direction in range(4)]
            assert shown == [tell.turned(17, turn + quarters, direction) for direction in range(4)]


@pytest.mark.parametrize("played", GAMES)
def test_nothing_hidden_is_drawn_YZ_18(played: str) -> None:
    seats = _lines(played)[0]["seats"]
    for line in _decisions(played)[::7]:
        state = line["state"]
        laid = {tile for tile, *_ in state["lake"]}
        for seat in [None, *range(seats)]:
            ids = _ids(scene.draw(_seen(state, seat), seat, NAMES, "en"))
            tiles = {int(id.removeprefix("tile-")) for id in ids if re.fullmatch(r"tile-\d+", id)}
            assert tiles == laid | set(state["hands"][seat] if seat is not None else [])


@pytest.mark.parametrize("played", GAMES)
def test_prompt_and_reading_exist_in_every_language(played: str) -> None:
    seats = _lines(played)[0]["seats"]
    for line in _decisions(played)[::6]:
        for seat in (None, line["seat"], (line["seat"] + 1) % seats):
            view = _seen(line["state"], seat)
            for language in LANGUAGES:
                assert _say(scene.prompt(view, seat), language).endswith(".")
                text = scene.read(view, seat, NAMES, language)
                assert NAMES[0] in text and not re.search(r"[{}$]|yz-", text)
    mine = _seen(_decisions(played)[0]["state"], _decisions(played)[0]["seat"])
    assert scene.prompt(mine, mine["active"])[0] == "yz-ask-lay"
    assert scene.prompt(mine, None)[0] == "yz-wait-lay"


def test_the_end_names_the_winners_YZ_17() -> None:
    state = _decisions("3")[-1]["state"]
    rewards = [[5], [5], [5]]
    for rafts, expected in (([1, 0, 0], "yz-over-one"), ([1, 1, 0], "yz-over-two"), ([1, 1, 1], "yz-over-many")):
        cards = [[1, 1, 1, 1, 1, 1, 0]] * 3
        view = _seen({**state, "rewards": rewards, "rafts": rafts, "lanterns": cards}, None, over=True)
        message = scene.prompt(view, None)
        assert message[0] == expected
        assert all(_say(message, language) for language in LANGUAGES)
        scene.draw(view, None, NAMES, "en")


def test_standalone_is_one_svg_with_its_style_inside() -> None:
    state = _decisions("4")[-1]["state"]
    for seat in (None, 1):
        svg = scene.standalone(_seen(state, seat), seat, NAMES, "fr")
        root = ElementTree.fromstring(svg)
        assert root.find(f"{SVG}style") is not None
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_the_rules_page_has_its_picture(language: str) -> None:
    page = (FOLDER / "pages" / f"rules.{language}.md").read_text(encoding="utf-8")
    named = re.findall(r"^!\[[^\]]+\]\(scene:([\w-]+)\)$", page, re.MULTILINE)
    assert named == list(examples.LAID)
    for name in named:
        svg = examples.picture(name, language)
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg" and root.attrib["viewBox"] == f"0 0 {scene.WIDTH} {scene.LAKE_HEIGHT}"
        ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
        assert all(id.startswith("yz-") for id in ids)  # nothing that a script could take for a thing to click
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) <= ids
        kinds = [element.attrib.get("class") for element in root.iter()]
        assert kinds.count("tile") + kinds.count("tile marked") == 1 + examples.LAID[name]
        assert kinds.count("tile marked") == 1
        assert {text.text for text in root.iter(f"{SVG}text")} == set(examples.NAMES)
    with pytest.raises(KeyError):
        examples.picture("example-0", language)


# ------------------------------------------------------------------------------------------------------------- told


@pytest.mark.parametrize("played", GAMES)
def test_the_told_gains_are_the_true_ones_YZ_11_YZ_12_YZ_13(played: str) -> None:
    for before, after, seat, action in _steps(played):
        if not action.startswith("lay"):
            continue
        cards = [list(held) for held in before["lanterns"]]
        rafts = list(before["rafts"])
        sold_out = set()
        for name, args, _ in tell.events(before, after, seat, action):
            if name in ("yz-did-match", "yz-did-get"):
                cards[args["seat"]][scene.COLOURS.index(args["colour"])] += 1
            elif name == "yz-did-rafts":
                rafts[args["seat"]] += args["count"]
            elif name == "yz-did-sell-out":
                sold_out.add(args["colour"])
        assert (cards, rafts) == (after["lanterns"], after["rafts"])
        counts = zip(scene.COLOURS, before["supply"], after["supply"], strict=True)
        assert sold_out == {colour for colour, had, has in counts if had and not has}


@pytest.mark.parametrize("played", GAMES)
def test_every_step_is_told_in_every_language_with_its_rule(played: str) -> None:
    for before, after, seat, action in _steps(played):
        told = tell.events(before, after, seat, action)
        assert told
        for event in told:
            assert re.fullmatch(r"YZ-\d\d", event[2])
            json.dumps(event)
            for language in LANGUAGES:
                _say(event, language)
        for message in tell.preview(before, after, seat, action):
            for language in LANGUAGES:
                _say(message, language)


def test_no_event_depends_on_a_hidden_tile_YZ_18() -> None:
    for before, after, seat, action in _steps("example"):
        masked = [{**state, "hands": [[99] * len(hand) for hand in state["hands"]]} for state in (before, after)]
        for one in (tell.events, tell.preview):
            assert one(*masked, seat, action) == one(before, after, seat, action)
        for _, args, _ in tell.events(before, after, seat, action):
            assert "tile" not in args or action.startswith(f"lay {args['tile']} ")


def _after_the_last_action(line: Line) -> dict[str, Any]:
    """The position at the end, which no record holds: the last state with its action carried out."""
    state, seat = line["state"], line["seat"]
    cards = [list(held) for held in state["lanterns"]]
    rafts, rewards = list(state["rafts"]), [list(values) for values in state["rewards"]]
    hands = state["hands"]
    word, *rest = line["action"].split()
    if word == "reward":
        pile, paid = rest[0], rest[1].split("-") if len(rest) > 1 else list(scene.COLOURS)
        for colour in paid:
            cards[seat][scene.COLOURS.index(colour)] -= {"four": 4, "pairs": 2, "seven": 1}[pile]
        rewards[seat].append((state["piles"][pile] or [4])[0])
    elif word == "lay":
        hands = [[] for _ in hands]
        for name, args in tell.preview(state, state, seat, line["action"]):
            if name in ("yz-will-match", "yz-will-get"):
                cards[args["seat"]][scene.COLOURS.index(args["colour"])] += 1
            elif name == "yz-will-rafts":
                rafts[args["seat"]] += args["count"]
    else:
        assert word == "skip"
    return {**state, "hands": hands, "lanterns": cards, "rafts": rafts, "rewards": rewards}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_turns_and_the_end_are_told_once_YZ_16_YZ_17(seats: int, seed: int) -> None:
    lines = [json.loads(line) for line in _referee().play(seats, {}, seed)]
    result = lines[-1]["result"]
    decisions = [line for line in lines if "action" in line]
    final = _after_the_last_action(decisions[-1])
    states = [line["state"] for line in decisions] + [final]
    told = []
    for line, after in zip(decisions, states[1:], strict=True):
        told.append([event[0] for event in tell.events(line["state"], after, line["seat"], line["action"])])
    flat = [name for step in told for name in step]
    assert flat.count("yz-did-last-turns") == 1 and flat.count("yz-did-empty-pile") == 1
    endings = [name for name in flat if name in ("yz-did-win", "yz-did-share")]
    assert len(endings) == len(result["winners"]) and set(endings) <= set(told[-1])
    assert tell.winners(final) == result["winners"]


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
    lanterns = {f"--yz-{colour.lower()}" for colour in scene.COLOURS}
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


@pytest.mark.parametrize("palette", ["default", "contrast", "safe"])
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
    for lantern in (colour.lower() for colour in scene.COLOURS):
        glyph = colours.get(f"{lantern}-on", colours["on-light" if lantern in light else "on-dark"])
        assert _contrast(colours[lantern], glyph) >= 3, lantern
    assert _contrast(colours["outline"], colours["lacquer-0"]) >= 3
    assert _contrast(colours["gold-deep"], colours["paper"]) >= 3
    for water in ("water-0", "water-1", "water-2"):
        assert _contrast(colours["gold"], colours[water]) >= 3, water

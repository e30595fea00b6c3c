"""Yellow & Yangtze drawn and told: every offered action can be clicked and said, nothing hidden is drawn or told."""

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
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from headwaters.games.yellow_yangtze import DYNASTIES, examples, scene, tell
from headwaters.kernel.facts import facts
from headwaters.text import LANGUAGES, say

FOLDER = Path(scene.__file__).parent
TESTS = Path(__file__).parents[1]
EXAMPLE = TESTS / "records" / "yellow-yangtze-3.jsonl"
GAMES = ["example", "2", "4"]
NAMES = ["Ada", "Bo & <Co>", "Cy", "Dorothea with a very long name"]
BUTTON = re.compile(r"withdraw|pass|done|stop|act-(riot|build|replace|end)|(pay|commit)-\w+\+?")
STYLE = (FOLDER / "scene.css").read_text(encoding="utf-8")
PALETTES = ["", "contrast", "safe"]

Line = dict[str, Any]


@cache
def _referee() -> Any:
    spec = importlib.util.spec_from_file_location("yy_referee", TESTS / "referee" / "yellow_yangtze.py")
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
        lines = _referee().play(int(played), {}, 40 + int(played), "verbs")
    return tuple(json.loads(line) for line in lines)


def _decisions(played: str) -> list[Line]:
    return [line for line in _lines(played) if "action" in line]


def _some(played: str, most: int = 24) -> list[Line]:
    """Decisions to draw: of each kind the first two, and some of the rest."""
    lines = _decisions(played)
    kinds: dict[str, list[Line]] = {}
    for line in lines:
        kinds.setdefault(line["state"]["decision"], []).append(line)
    return [*(line for kind in kinds.values() for line in kind[:2]), *lines[:: max(1, len(lines) // most)]]


@cache
def _map() -> list[str]:
    return [
        "".join(line.split())
        for line in _referee().DEFAULT_MAP.splitlines()
        if line.strip() and not line.startswith("#")
    ]


def _seen(state: Line, seat: int | None, result: Line | None = None) -> Line:
    """What a seat may know of a state, as the engine's view gives it."""
    over = result is not None
    seats = range(len(state["hands"]))
    view = {
        **state,
        "hands": [state["hands"][i] if over or i == seat else len(state["hands"][i]) for i in seats],
        "points": [state["points"][i] if over or i == seat else None for i in seats],
        "bag": sum(state["bag"]),
        "seats": len(seats),
        "over": over,
        "map": _map(),
    }
    return {**view, "scores": result["scores"], "winners": result["winners"]} if result else view


def _ids(svg: str) -> list[str]:
    return [node.attrib["id"] for node in ElementTree.fromstring(svg).iter() if "id" in node.attrib]


def _args(args: dict[str, Any]) -> dict[str, Any]:
    """Arguments as the page completes them: a name beside every seat."""
    return {
        **args,
        **{key.replace("seat", "name"): NAMES[value] for key, value in args.items() if key.endswith("seat")},
    }


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def _spoken(message: str, args: dict[str, Any]) -> dict[str, str]:
    """A message in all four languages, each complete and without a missing argument."""
    words = {}
    for language in LANGUAGES:
        bundle = _bundle(language)
        assert bundle.has_message(message), (language, message)
        text, errors = bundle.format_pattern(bundle.get_message(message).value, _args(args))
        assert not errors and text.strip() and "{" not in text, (language, message, args, errors)
        words[language] = text
    return words


# ---------------------------------------------------------------- paths and labels


@pytest.mark.parametrize("played", GAMES)
def test_every_offered_action_has_a_path_and_none_is_a_prefix_of_another(played: str) -> None:
    for line in _decisions(played):
        view = _seen(line["state"], line["seat"])
        paths = [tuple(scene.path(view, action)) for action in line["legal"]]
        assert len(set(paths)) == len(paths)
        known = set(paths)
        assert not [path for path in paths for cut in range(1, len(path)) if path[:cut] in known]


@pytest.mark.parametrize("played", GAMES)
def test_every_id_of_a_path_is_drawn_or_a_button_and_has_a_label(played: str) -> None:
    for line in _some(played):
        view = _seen(line["state"], line["seat"])
        drawn = {id_ for part in scene.draw(view, line["seat"], NAMES, "en").values() for id_ in _ids(part)}
        for id_ in {id_ for action in line["legal"] for id_ in scene.path(view, action)}:
            assert id_ in drawn or BUTTON.fullmatch(id_), id_
            assert not (id_ in drawn and BUTTON.fullmatch(id_)), id_
            _spoken(*scene.label(view, id_))


@pytest.mark.parametrize("played", GAMES)
def test_every_piece_and_place_has_a_label(played: str) -> None:
    for line in _some(played, 6):
        view = _seen(line["state"], line["seat"])
        for part in scene.draw(view, line["seat"], NAMES, "en").values():
            for id_ in _ids(part):
                if not id_.startswith("yy"):
                    _spoken(*scene.label(view, id_))


def test_labels_say_what_a_button_does() -> None:
    line = next(line for line in _decisions("example") if line["state"]["decision"] == "war support")
    view = _seen(line["state"], line["seat"])
    ids = ("pass", "commit-2+", "commit-1", "commit-0+", "pay-BB")
    assert {id_: _spoken(*scene.label(view, id_))["en"] for id_ in ids} == {
        "pass": "No support",
        "commit-2+": "Commit 2 soldier tiles and the leader",
        "commit-1": "Commit 1 soldier tile",
        "commit-0+": "Commit the soldier leader alone",
        "pay-BB": "Pay 2 farmer tiles",
    }
    line = next(line for line in _decisions("example") if line["state"]["decision"] == "revolt attack")
    view = _seen(line["state"], line["seat"])
    said = {id_: _spoken(*scene.label(view, id_)) for id_ in ("commit-0", "commit-1", "commit-0+")}
    assert [words["en"] for words in said.values()] == [
        "Commit nothing",
        "Commit 1 governor tile",
        "Commit the governor leader alone",
    ]
    assert [words["fr"] for words in said.values()] == [
        "Ne rien ajouter",
        "Ajouter 1 tuile Gouverneur",
        "Ajouter le chef Gouverneur seul",
    ]


POINTS = {
    "en": ["0 black points", "1 black point", "2 black points", "5 black points"],
    "it": ["0 punti neri", "1 punto nero", "2 punti neri", "5 punti neri"],
    "fr": ["0 point noir", "1 point noir", "2 points noirs", "5 points noirs"],
    "es": ["0 puntos negros", "1 punto negro", "2 puntos negros", "5 puntos negros"],
}
TILES = {
    "en": ["0 tiles", "1 tile", "2 tiles", "5 tiles"],
    "it": ["0 tessere", "1 tessera", "2 tessere", "5 tessere"],
    "fr": ["0 tuile", "1 tuile", "2 tuiles", "5 tuiles"],
    "es": ["0 losetas", "1 loseta", "2 losetas", "5 losetas"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_points_and_tiles_read_right(language: str) -> None:
    for n, points, tiles in zip((0, 1, 2, 5), POINTS[language], TILES[language], strict=True):
        assert _spoken("yy-points-of", {"points": n, "colour": "K"})[language] == points
        assert points in _spoken("yy-gain-war", {"points": n, "colour": "K", "seat": 0})[language]
        for message in ("yy-id-bag", "yy-id-tiles", "yy-did-replaced", "yy-draws"):
            assert tiles in _spoken(message, {"count": n, "seat": 0})[language], message
        assert tiles in _spoken("yy-read-seat", {"count": n, "seat": 0, "emblem": "lion"})[language]


@pytest.mark.parametrize(
    ("language", "pagodas"),
    [
        ("en", ["black pagoda (court)", "yellow pagoda (workshop)"]),
        ("it", ["pagoda nera (tribunale)", "pagoda gialla (officina)"]),
        ("fr", ["pagode noire (cour)", "pagode jaune (atelier)"]),
        ("es", ["pagoda negra (corte)", "pagoda amarilla (taller)"]),
    ],
)
def test_pagodas_are_called_by_colour_and_by_their_name(language: str, pagodas: list[str]) -> None:
    assert [_spoken("yy-pagoda-of", {"colour": colour})[language] for colour in "KY"] == pagodas


def test_french_apostrophes_are_curly() -> None:
    texts = [FOLDER / "text" / "fr.ftl", *sorted((FOLDER / "pages").glob("*.fr.md"))]
    assert [path.name for path in texts if "'" in path.read_text(encoding="utf-8")] == []


# ---------------------------------------------------------------- the drawing


@pytest.mark.parametrize("played", GAMES)
def test_parts_are_well_formed_small_and_without_style_or_script(played: str) -> None:
    for line in _some(played):
        seat = line["seat"]
        for viewer in (seat, None):
            parts = scene.draw(_seen(line["state"], viewer), viewer, NAMES, "it")
            for part in parts.values():
                root = ElementTree.fromstring(part)
                assert root.tag.endswith("svg") and root[0].tag.endswith("title") and root[0].text
                assert "scene-yy" in root.attrib["class"].split() and "viewBox" in root.attrib
                assert not {"width", "height"} & root.attrib.keys()
                assert not re.search(r"<script|<style|<image| style=| on\w+=", part)
            assert len(parts["board"]) < 60_000
            assert ("hand" in parts) == (viewer is not None)


@pytest.mark.parametrize("played", GAMES)
def test_ids_are_unique_over_all_parts_and_references_stay_within_a_part(played: str) -> None:
    for line in _some(played):
        parts = scene.draw(_seen(line["state"], line["seat"]), line["seat"], NAMES, "en")
        ids = [id_ for part in parts.values() for id_ in _ids(part)]
        assert not [id_ for id_, times in Counter(ids).items() if times > 1]
        for part in parts.values():
            used = set(re.findall(r'href="#([^"]+)"', part)) | set(re.findall(r"url\(#([^)]+)\)", part))
            assert used <= set(_ids(part))
        origins = {origin for part in parts.values() for origin in re.findall(r'data-from="([^"]+)"', part)}
        hand = line["state"]["hands"][line["seat"]]
        gone = {f"hand-{colour}" for colour in "KRBGY" if colour not in hand}
        assert origins <= set(ids) | gone


@pytest.mark.parametrize("played", GAMES)
def test_every_leader_is_somewhere_on_the_table_under_its_own_id(played: str) -> None:
    for line in _some(played):
        seats = len(line["state"]["hands"])
        for viewer in (line["seat"], None):
            parts = scene.draw(_seen(line["state"], viewer), viewer, NAMES, "en")
            found = {id_ for part in parts.values() for id_ in _ids(part) if id_.startswith("leader-")}
            assert found == {f"leader-{colour}{seat}" for colour in "KRBGY" for seat in range(seats)}


def test_the_same_view_gives_the_same_drawing() -> None:
    for line in _some("4", 5):
        view = _seen(line["state"], line["seat"])
        again = json.loads(json.dumps(view))
        assert scene.draw(view, line["seat"], NAMES, "fr") == scene.draw(again, line["seat"], NAMES, "fr")


def test_a_war_and_a_revolt_have_a_stage_with_the_strengths_of_the_state() -> None:
    staged = set()
    for line in (*_decisions("example"), *_decisions("4")):
        state = line["state"]
        parts_view = _seen(state, line["seat"])
        if not {"war", "revolt"} & state["pending"].keys():
            continue
        stage = ElementTree.fromstring(scene.draw(parts_view, line["seat"], NAMES, "en")["stage"])
        powers = [node.text for node in stage.iter() if node.attrib.get("class") == "pn"]
        war = state["pending"].get("war")
        assert (
            powers == [str(strength) for _, strength in war]
            if war
            else [str(n) for n in state["pending"]["revolt"][2:]]
        )
        staged.add(state["decision"])
    assert {"revolt attack", "revolt defence", "war support"} <= staged


def test_the_warring_states_are_told_apart_by_the_tile_between_them_YY_22() -> None:
    """The tile is found where only one explains the war; a view that names it is believed."""
    lines = _decisions("example")
    for line, after in pairwise(lines):
        if line["action"].startswith("tile ") and after["state"]["decision"] == "war support":
            tile = line["action"].split()[2]
            view = _seen(after["state"], after["seat"])
            sides = scene._warring({**view, "placed": tile})
            assert [soldiers for _, soldiers in view["pending"]["war"]] == [
                tell.soldiers_in(view, group) for group in sides.values()
            ]
            assert all(tile not in group for group in sides.values())
            assert scene._warring(view) == sides


def test_the_end_shows_scores_and_winners() -> None:
    line, result = _decisions("example")[-1], _lines("example")[-1]["result"]
    view = _seen(line["state"], 0, result)
    parts = scene.draw(view, 0, NAMES, "en")
    for seat in range(3):
        assert ("victor" in parts[f"seat-{seat}"]) == (seat in result["winners"])
        assert f'class="low">{result["scores"][seat][0]}<' in parts[f"seat-{seat}"]
    assert scene.prompt(view, result["winners"][0])[0] == "yy-over-you"
    assert _spoken(*scene.prompt(view, None))["en"] == "The game is over: Ada wins."


def test_a_seat_shows_the_dynasty_it_chose_else_its_own_YY_01() -> None:
    line = next(line for line in _decisions("example") if "war" in line["state"]["pending"])
    plain = _seen(line["state"], 0)
    chosen = {**plain, "emblems": ["pot", "lion", "bull"]}
    for view, dynasties in ((plain, DYNASTIES), (chosen, chosen["emblems"])):
        parts = scene.draw(view, 0, NAMES, "en")
        for seat in range(3):
            panel = parts[f"seat-{seat}"]
            assert f"#yyp{seat}-{dynasties[seat]}" in panel and f"s{DYNASTIES.index(dynasties[seat])}" in panel
            assert not [other for other in DYNASTIES if other != dynasties[seat] and f"#yyp{seat}-{other}" in panel]
        assert f"#yyh-{dynasties[0]}" in parts["hand"]
        own = next(leader for leader in view["leaders"].values() if leader[1:] == "0")
        piece = re.search(rf'<g id="leader-{own}" class="([^"]+)".*?</g>', parts["board"])
        assert piece and f"#yyb-{dynasties[0]}" in piece[0] and piece[1].endswith(f"s{DYNASTIES.index(dynasties[0])}")
    assert "Ada, Pot dynasty" in scene.read(chosen, 0, NAMES, "en")


def test_every_dynasty_has_an_emblem_and_a_name_YY_01() -> None:
    assert facts("yellow-yangtze").emblems == DYNASTIES
    names = {name: _spoken("yy-emblem", {"emblem": name}) for name in DYNASTIES}
    assert [words["it"] for words in names.values()] == ["Leone", "Toro", "Arciere", "Vaso"]
    pictures = [scene.emblem(name) for name in DYNASTIES]
    assert len(set(pictures)) == 4
    for picture in pictures:
        assert ElementTree.fromstring(picture).tag.endswith("svg") and not _ids(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_of_the_rules_page_are_there(language: str) -> None:
    page = (FOLDER / "pages" / f"rules.{language}.md").read_text(encoding="utf-8")
    named = re.findall(r"^!\[[^\]]+\]\(scene:([\w-]+)\)$", page, re.M)
    assert named == list(examples.PICTURES)
    pictures = [examples.picture(name, language) for name in named]
    ids = [id_ for picture in pictures for id_ in _ids(picture)]
    assert len(set(ids)) == len(ids) and all(id_.startswith("yyf-war-") for id_ in ids)
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert root.attrib["class"] == "scene-yy yy-figure" and root[0].text == say("yy-title-figure", language)
        assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(_ids(picture))
        assert len(picture) < 20_000
    assert [picture.count('class="pagoda R"') for picture in pictures] == [1, 1, 0]
    assert [picture.count("realm war") for picture in pictures] == [0, 2, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_is_short_and_links_to_rules_that_are_there(language: str) -> None:
    aid = (FOLDER / "pages" / f"aid.{language}.md").read_text(encoding="utf-8")
    rules = (FOLDER / "pages" / f"rules.{language}.md").read_text(encoding="utf-8")
    links = re.findall(r"\[(YY-\d\d)\]\(rules#(YY-\d\d)\)", aid)
    assert len(aid.splitlines()) <= 45 and len(links) > 20
    assert all(name == target and f"- **{target}** " in rules for name, target in links)
    assert aid.count("YY-") == 2 * len(links)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_marks_the_same_rules_in_every_language(language: str) -> None:
    def marks(page: str) -> dict[str, tuple[int, ...]]:
        text = (FOLDER / "pages" / f"rules.{page}.md").read_text(encoding="utf-8")
        ours, house = {"en": ("ruling", "house"), "it": ("decisione", "della casa"), "fr": ("décision", "maison"),
                       "es": ("decisión", "de la casa")}[page]  # fmt: skip
        found = re.findall(r"^- \*\*(YY-\d\d)\*\* (.*(?:\n  .*)*)", text, re.M)
        return {rule: (said.count(f"**[{ours}]**"), said.count(f"**[{house}]**")) for rule, said in found}

    assert marks(language) == marks("en")
    marked = {rule for rule, (ours, _) in marks("en").items() if ours}
    decided = {"02", "07", "08", "11", "12", "18", "20", "21", "22", "30", "37", "38"}
    assert marked == {f"YY-{number}" for number in decided}
    assert [rule for rule, (_, house) in marks("en").items() if house] == ["YY-39"]


def test_standalone_is_one_picture_with_its_style() -> None:
    for line in (_decisions("example")[0], _some("4")[-1]):
        for viewer in (line["seat"], None):
            svg = scene.standalone(_seen(line["state"], viewer), viewer, NAMES, "es")
            root = ElementTree.fromstring(svg)
            assert sum(node.tag.endswith("style") for node in root.iter()) == 1
            assert len(set(_ids(svg))) == len(_ids(svg))


def test_another_map_is_drawn_too_YY_02() -> None:
    rows = ["..~~..", ".A..B.", "C.~~.D", "..~...", "E.F..G"]
    state = _decisions("example")[0]["state"]
    view = {**_seen(state, 1), "map": rows, "board": {"b2": "K"}, "leaders": {}, "pagodas": []}
    board = scene.draw(view, 1, NAMES, "en")["board"]
    assert {f"space-{chr(97 + r)}{c + 1}" for r in range(5) for c in range(6)} <= set(_ids(board))
    assert scene.label(view, "space-a3") == ("yy-id-space-river", {"space": "a3"})


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("played", GAMES)
def test_prompts_for_who_is_asked_and_for_who_waits(played: str) -> None:
    for line in _decisions(played):
        seat, state = line["seat"], line["state"]
        asked, args = scene.prompt(_seen(state, seat), seat)
        assert asked == "yy-ask-" + state["decision"].replace(" ", "-")
        _spoken(asked, args)
        for viewer in (None, (seat + 1) % len(state["hands"])):
            waiting, args = scene.prompt(_seen(state, viewer), viewer)
            assert waiting.startswith("yy-wait-") and args["seat"] == seat
            _spoken(waiting, args)


def test_every_decision_has_its_prompts_and_every_shared_victory_its_words() -> None:
    decisions = ("main", "replace", "market", "pagoda", "pagoda-from", "chain", "revolt-attack", "revolt-defence")
    args = {"colour": "Y", "count": 2, "state": "e3", "space": "e3", "triangle": "e3-e4-f3", "left": 1, "seat": 1}
    for decision in (*decisions, "war-support", "war-tie", "losses"):
        _spoken(f"yy-ask-{decision}", {**args, "attack": 1, "defence": 2, "other_seat": 2})
        _spoken(f"yy-wait-{decision}", {**args, "attack": 1, "defence": 2, "other_seat": 2})
    for winners in ([1, 2], [0, 1, 3], [0, 1, 2, 3]):
        message, shared, _ = tell.won(winners)
        said = _spoken(message, shared)["en"]
        assert all((NAMES[seat] in said) == (seat in winners) for seat in range(4))


class _Variables(Visitor):
    """The variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.refers.add(node.id.name)


def _catalogue(language: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = visitor

    def variables(name: str) -> set[str]:
        return found[name].names.union(*(variables(other) for other in found[name].refers))

    return {name: variables(name) for name in found}


def test_all_languages_have_the_same_messages_with_the_same_variables() -> None:
    english = _catalogue("en")
    assert all(name.startswith("yy-") for name in english)
    for language in LANGUAGES:
        other = _catalogue(language)
        assert other.keys() == english.keys(), other.keys() ^ english.keys()
        assert {name for name in english if other[name] != english[name]} == set()


def test_the_board_can_be_read_in_every_language() -> None:
    line = _some("4")[-1]
    view = _seen(line["state"], line["seat"])
    read = {language: scene.read(view, line["seat"], NAMES, language) for language in LANGUAGES}
    assert len(set(read.values())) == len(LANGUAGES)
    for space in (*view["board"], *view["leaders"]):
        assert all(re.search(rf"\b{space}\b", text) for text in read.values())
    assert say("yy-id-bag", "es", count=view["bag"]) in read["es"]


# ---------------------------------------------------------------- what happened


def _steps(played: str) -> list[tuple[Line, Line, int, str]]:
    lines = _decisions(played)
    return [(line["state"], after["state"], line["seat"], line["action"]) for line, after in pairwise(lines)]


@pytest.mark.parametrize("played", GAMES)
def test_every_step_is_told_in_every_language_with_its_rule(played: str) -> None:
    for before, after, seat, action in _steps(played):
        told = tell.events(before, after, seat, action)
        assert told or action.startswith("discard ")
        for message, args, rule in told:
            assert re.fullmatch(r"YY-\d\d", rule)
            _spoken(message, args)
        for message, args in tell.preview(before, after, seat, action):
            _spoken(message, args)


@pytest.mark.parametrize("played", GAMES)
def test_all_points_and_all_drawn_tiles_are_told_and_no_more(played: str) -> None:
    for before, after, seat, action in _steps(played):
        told = tell.events(before, after, seat, action)
        gained = [list(points) for points in before["points"]]
        drawn = 0
        for message, args, _ in told:
            if message.startswith("yy-gain-"):
                gained[args["seat"]]["KRBGY".index(args["colour"])] += args["points"]
            elif message in ("yy-draws", "yy-market-filled"):
                drawn += args["count"]
        assert gained == after["points"]
        assert drawn == sum(before["bag"]) - sum(after["bag"])


@pytest.mark.parametrize("played", GAMES)
def test_nothing_hidden_is_told_YY_38(played: str) -> None:
    """Other hands, another bag and other totals give the same words."""

    def veiled(state: Line) -> Line:
        hands = ["?" * len(hand) for hand in state["hands"]]
        points = [[n + 17 + seat for n in points] for seat, points in enumerate(state["points"])]
        return {**state, "hands": hands, "points": points, "bag": [sum(state["bag"]), 0, 0, 0, 0]}

    for before, after, seat, action in _steps(played):
        hidden = (veiled(before), veiled(after), seat, action)
        assert tell.events(*hidden) == tell.events(before, after, seat, action)
        assert tell.preview(*hidden) == tell.preview(before, after, seat, action)


def test_a_replaced_tile_is_never_named_YY_35() -> None:
    told = [
        (message, args)
        for before, after, seat, action in _steps("4")
        if action.split()[0] in ("replace", "discard", "done")
        for message, args, _ in tell.events(before, after, seat, action)
        if message != "yy-gain-pagoda"
    ]
    assert {message for message, _ in told} >= {"yy-did-replace", "yy-did-replaced", "yy-draws"}
    assert not [args for _, args in told if "colour" in args]


def _ended() -> tuple[Line, Line, int, str]:
    """A game of two whose last turn finds the bag empty, with a pagoda that still brings its point."""
    before = {
        "board": {"g8": "K", "h7": "K", "h8": "K"}, "leaders": {"g9": "K0"}, "pagodas": ["Kg8-h7-h8"],
        "market": "KKKKKK", "hands": ["RRRRRR", "KKKKKK"],
        "points": [[3, 2, 2, 2, 1], [1, 1, 1, 1, 9]], "bag": [0, 0, 0, 0, 0],
        "still": 0, "active": 0, "actions_left": 1, "decision": "main", "seat": 0, "pending": {},
    }  # fmt: skip
    after = {
        **before, "board": {**before["board"], "k1": "R"}, "hands": ["RRRRR", "KKKKKK"],
        "points": [[4, 2, 2, 2, 1], [1, 1, 1, 1, 9]], "actions_left": 0,
    }  # fmt: skip
    return before, after, 0, "tile R k1"


@pytest.mark.parametrize("said", [True, False])
def test_the_end_is_told_after_the_pagodas_YY_08(said: bool) -> None:
    before, after, seat, action = _ended()
    told = tell.events(before, {**after, "over": True} if said else after, seat, action)
    assert [message for message, _, _ in told] == ["yy-did-tile", "yy-gain-pagoda", "yy-end-bag", "yy-won"]
    assert told[-1][1] == {"seat": 1}
    assert tell.preview(before, after, seat, action)[-1] == ("yy-pre-end", {})


def test_a_riot_sends_leader_and_pagoda_home_YY_13_YY_28() -> None:
    before, _, seat, _ = _ended()
    before = {**before, "hands": ["BBRRRR", "KKKKKK"], "actions_left": 2, "board": {"g8": "K", "h7": "K", "h8": "K"}}
    after = {
        **before, "board": {"h7": "K", "h8": "K"}, "leaders": {}, "pagodas": [], "hands": ["RRRR", "KKKKKK"],
        "actions_left": 1,
    }  # fmt: skip
    told = tell.events(before, after, seat, "riot g8 BB")
    assert [(message, rule) for message, _, rule in told] == [
        ("yy-did-riot", "YY-34"),
        ("yy-leader-back", "YY-13"),
        ("yy-pagoda-back", "YY-28"),
    ]


def test_a_tie_goes_to_the_defender_in_the_telling_YY_15() -> None:
    ties = 0
    for before, after, seat, action in _steps("example"):
        for message, args, _ in tell.events(before, after, seat, action):
            if message == "yy-revolt-won" and args["attack"] == args["defence"]:
                assert args["seat"] == before["pending"]["revolt"][1] == seat
                ties += 1
    assert ties


# ---------------------------------------------------------------- the style


def _colours(palette: str) -> dict[str, dict[str, str]]:
    """The custom properties of a palette: of the scene under the empty name, then of each class."""
    found: dict[str, dict[str, str]] = {}
    for wanted in dict.fromkeys(("", palette)):
        head = f'[data-palette="{wanted}"] .scene-yy' if wanted else ".scene-yy"
        for name, body in re.findall(rf"^{re.escape(head)}(?: \.(\w+))? \{{([^}}]*)\}}", STYLE, re.M):
            values = dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]+)", body))
            found.setdefault(name, {}).update(values)
    return found


def _luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    digits = "".join(d * 2 for d in digits) if len(digits) == 3 else digits
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", PALETTES)
def test_words_glyphs_and_rings_stand_out_in_every_palette(palette: str) -> None:
    colours = _colours(palette)
    table = colours[""]
    for ground in ("paper", "page", "land", "wood"):
        assert _contrast(table["ink"], table[ground]) >= 4.5
        assert _contrast(table["ink-soft"], table[ground]) >= 4.5
        assert _contrast(table["gold-edge"], table[ground]) >= 3
    assert _contrast(table["seal-ink"], table["seal"]) >= 4.5
    assert _contrast(table["seal"], table["paper"]) >= 4.5
    for colour in "KRBGY":
        assert _contrast(colours[colour]["g"], colours[colour]["c"]) >= 4.5, colour
    for seat in "0123":
        if f"s{seat}" in colours:
            assert _contrast(table["ink"], colours[f"s{seat}"]["s"]) >= 4.5


def test_every_class_of_the_art_has_its_style_and_gold_is_only_for_what_is_offered() -> None:
    for art in scene.ART.values():
        for css in re.findall(r'class="([^"]+)"', art):
            assert re.search(rf"\.{css}\b", STYLE), css
    users = [line for line in STYLE.splitlines() if "var(--gold" in line]
    assert users and all(".offered" in line for line in users)

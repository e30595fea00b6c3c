"""Yellow & Yangtze drawn and told: every offered action can be clicked and said, nothing hidden is drawn or told."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from headwaters import svg
from headwaters.cli.random_play import random_play
from headwaters.games.yellow_yangtze import DYNASTIES, art, board, examples, guide, scene, words
from headwaters.kernel import rng
from headwaters.kernel.deeds import known_to
from headwaters.kernel.engine import load
from headwaters.kernel.facts import facts
from headwaters.kernel.play import Play, Step, new
from headwaters.kernel.record import replay
from headwaters.kernel.styles import VERBS
from headwaters.text import LANGUAGES, say, sentence

ENGINE = load("yellow-yangtze")
FOLDER = Path(scene.__file__).parent
TESTS = Path(__file__).parents[1]
EXAMPLE = TESTS / "records" / "yellow-yangtze-3.jsonl"
GAMES = ["example", "2", "4"]
NAMES = ["Ada", "Bo & <Co>", "Cy", "Dorothea with a very long name"]
BUTTON = re.compile(r"withdraw|pass|done|stop|act-(riot|build|replace|end)|(pay|commit)-\w+\+?")
STYLE = (FOLDER / "scene.css").read_text(encoding="utf-8")
PALETTES = ["", "dark", "contrast", "safe"]

Line = dict[str, Any]


@cache
def _game(played: str) -> Play:
    """The example record, or a random game for so many seats, in which every kind of action comes up."""
    if played == "example":
        return replay(EXAMPLE.read_text(encoding="utf-8").splitlines())
    return random_play(ENGINE, int(played), {}, 40 + int(played), VERBS)


@cache
def _decisions(played: str) -> list[Line]:
    """Each step with the position before it, its state, and what was offered."""
    lines = []
    for step in _game(played).steps:
        offered = [ENGINE.text(step.before, step.seat, action) for action in ENGINE.legal(step.before, step.seat)]
        state = ENGINE.state(step.before)
        lines.append(
            {"seat": step.seat, "action": step.text, "legal": offered, "position": step.before, "state": state}
        )
    return lines


def _some(played: str, most: int = 24) -> list[Line]:
    """Decisions to draw: of each kind the first two, and some of the rest."""
    lines = _decisions(played)
    kinds: dict[str, list[Line]] = {}
    for line in lines:
        kinds.setdefault(line["state"]["decision"], []).append(line)
    return [*(line for kind in kinds.values() for line in kind[:2]), *lines[:: max(1, len(lines) // most)]]


def _seen(line: Line, seat: int | None) -> Line:
    """What a seat may know before a step."""
    return dict(ENGINE.view(line["position"], seat))


def _ids(picture: str) -> list[str]:
    return [node.attrib["id"] for node in ElementTree.fromstring(picture).iter() if "id" in node.attrib]


def _args(args: dict[str, Any]) -> dict[str, Any]:
    """Arguments as the page completes them: beside every seat a name, and whether it is the reader's."""
    seats = {key: value for key, value in args.items() if key.endswith("seat")}
    names = {key.replace("seat", "name"): NAMES[value] for key, value in seats.items()}
    return {**args, **names, **{key.replace("seat", "you"): "no" for key in seats}}


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
        view = _seen(line, line["seat"])
        paths = [tuple(scene.path(view, action)) for action in line["legal"]]
        assert len(set(paths)) == len(paths)
        known = set(paths)
        assert not [path for path in paths for cut in range(1, len(path)) if path[:cut] in known]


@pytest.mark.parametrize("played", GAMES)
def test_every_id_of_a_path_is_drawn_or_a_button_and_has_a_label(played: str) -> None:
    for line in _some(played):
        view = _seen(line, line["seat"])
        drawn = {id_ for part in scene.draw(view, line["seat"], NAMES, "en").values() for id_ in _ids(part)}
        for id_ in {id_ for action in line["legal"] for id_ in scene.path(view, action)}:
            assert id_ in drawn or BUTTON.fullmatch(id_), id_
            assert not (id_ in drawn and BUTTON.fullmatch(id_)), id_
            _spoken(*scene.label(view, id_))


@pytest.mark.parametrize("played", GAMES)
def test_every_piece_and_place_has_a_label(played: str) -> None:
    for line in _some(played, 6):
        view = _seen(line, line["seat"])
        for part in scene.draw(view, line["seat"], NAMES, "en").values():
            for id_ in _ids(part):
                if not id_.startswith("yy"):
                    _spoken(*scene.label(view, id_))


def test_labels_say_what_a_button_does() -> None:
    line = next(line for line in _decisions("example") if line["state"]["decision"] == "war support")
    view = _seen(line, line["seat"])
    ids = ("pass", "commit-2+", "commit-1", "commit-0+", "pay-BB")
    assert {id_: _spoken(*scene.label(view, id_))["en"] for id_ in ids} == {
        "pass": "No support",
        "commit-2+": "Commit 2 soldier tiles (red) and the red leader",
        "commit-1": "Commit 1 soldier tile (red)",
        "commit-0+": "Commit the red leader (soldier) alone",
        "pay-BB": "Pay 2 farmer tiles (blue)",
    }
    line = next(line for line in _decisions("example") if line["state"]["decision"] == "revolt attack")
    view = _seen(line, line["seat"])
    said = {id_: _spoken(*scene.label(view, id_)) for id_ in ("commit-0", "commit-1", "commit-0+")}
    assert [words["en"] for words in said.values()] == [
        "Commit nothing",
        "Commit 1 governor tile (black)",
        "Commit the black leader (governor) alone",
    ]
    assert [words["fr"] for words in said.values()] == [
        "Ne rien ajouter",
        "Ajouter 1 tuile Gouverneur (noire)",
        "Ajouter le chef noir (Gouverneur) seul",
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
            parts = scene.draw(_seen(line, viewer), viewer, NAMES, "it")
            for part in parts.values():
                root = ElementTree.fromstring(part)
                assert root.tag.endswith("svg") and root[0].tag.endswith("title") and root[0].text
                assert "scene-yy" in root.attrib["class"].split() and "viewBox" in root.attrib
                assert not {"width", "height"} & root.attrib.keys()
                assert not re.search(r"<script|<style|<image| style=| on\w+=", part)
            assert len(parts["board"]) < 60_000
            assert ("hand" in parts) == (viewer is not None)


@pytest.mark.parametrize("played", GAMES)
def test_ids_are_unique_over_all_parts_and_references_lead_into_the_art(played: str) -> None:
    for line in _some(played):
        parts = scene.draw(_seen(line, line["seat"]), line["seat"], NAMES, "en")
        ids = [id_ for part in parts.values() for id_ in _ids(part)]
        assert not [id_ for id_, times in Counter(ids).items() if times > 1]
        for part in parts.values():
            used = set(re.findall(r'href="#([^"]+)"', part)) | set(re.findall(r"url\(#([^)]+)\)", part))
            assert used <= set(_ids(parts["art"]))


@pytest.mark.parametrize("played", GAMES)
def test_every_leader_is_somewhere_on_the_table_under_its_own_id(played: str) -> None:
    for line in _some(played):
        seats = len(line["state"]["hands"])
        for viewer in (line["seat"], None):
            parts = scene.draw(_seen(line, viewer), viewer, NAMES, "en")
            found = {id_ for part in parts.values() for id_ in _ids(part) if id_.startswith("leader-")}
            assert found == {f"leader-{colour}{seat}" for colour in "KRBGY" for seat in range(seats)}


def test_the_same_view_gives_the_same_drawing() -> None:
    for line in _some("4", 5):
        view = _seen(line, line["seat"])
        again = json.loads(json.dumps(view))
        assert scene.draw(view, line["seat"], NAMES, "fr") == scene.draw(again, line["seat"], NAMES, "fr")


def test_a_war_and_a_revolt_have_a_stage_with_the_strengths_of_the_state() -> None:
    staged = set()
    for line in (*_decisions("example"), *_decisions("4")):
        state = line["state"]
        parts_view = _seen(line, line["seat"])
        if not {"war", "revolt"} & state["pending"].keys():
            continue
        pending = state["pending"]
        strengths = [n for _, n in pending["war"]] if "war" in pending else pending["revolt"][2:]
        for viewer in (None, line["seat"]):  # who fights sees the own side first
            stage = ElementTree.fromstring(scene.draw(parts_view, viewer, NAMES, "en")["stage"])
            powers = [int(node.text or "") for node in stage.iter() if node.attrib.get("class") == "pn"]
            if viewer is None:
                assert powers == strengths
            elif "revolt" in pending:
                assert powers == (strengths if pending["revolt"][0] == viewer else strengths[::-1])
            else:
                assert powers == [side["strength"] for side in board.own_first(parts_view, viewer)]
        staged.add(state["decision"])
    assert {"revolt attack", "revolt defence", "war support"} <= staged


def test_what_counts_in_a_fight_has_a_dot_in_the_colour_of_its_side_YY_14_YY_23() -> None:
    fights = set()
    for line in (*_decisions("example"), *_decisions("4")):
        view = _seen(line, line["seat"])
        if not {"war", "revolt"} & view["pending"].keys():
            continue
        drawn = ElementTree.fromstring(scene.draw(view, line["seat"], NAMES, "en")["board"])
        dots = Counter(node.attrib["class"] for node in drawn.find(".//*[@class='dots']"))
        if "war" in view["pending"]:
            colours = board.side_colours(view)
            counted = Counter({colours[side["state"]]: side["soldiers"] for side in view["war"]["sides"]})
        else:
            counted = Counter({f"p{side['seat']}": side["governors"] for side in view["revolt"]["sides"]})
        assert dots == +counted
        fights |= {"war", "revolt"} & view["pending"].keys()
    assert fights == {"war", "revolt"}


def test_states_at_war_and_tiles_to_commit_can_be_chosen_themselves_YY_14_YY_23() -> None:
    asked = set()
    for line in (*_decisions("example"), *_decisions("4")):
        view, seat = _seen(line, line["seat"]), line["seat"]
        if view["decision"] not in ("war support", "revolt attack", "revolt defence"):
            continue
        drawn, paths = scene.draw(view, seat, NAMES, "en"), [scene.path(view, action) for action in line["legal"]]
        hand = re.findall(r'data-as="(commit-\d)"', drawn["hand"])
        plain = {path[-1] for path in paths if re.fullmatch(r"commit-[1-6]", path[-1])}
        assert set(hand) == plain and len(hand) == len(plain)
        stands = set(re.findall(r'data-for="(support-\w+)"', drawn["board"]))
        assert {path[0] for path in paths if path[0].startswith("support-")} <= stands or len(plain) == 0
        asked.add(view["decision"])
    assert asked >= {"war support", "revolt attack"}


def test_two_players_at_war_fight_in_their_own_colours_and_one_against_himself_in_two() -> None:
    view = ENGINE.view(examples.war(2), 0)
    own = set(board.side_colours(view).values())
    assert own == {"w0", "w1"}  # Ada has leaders that clash on both sides
    war = view["war"]
    sides = [{**side, "leaders": [f"{colour}{n}" for colour in war["conflict"]]} for n, side in enumerate(war["sides"])]
    assert list(board.side_colours({**view, "war": {**war, "sides": sides}}).values()) == ["p0", "p1"]


def test_the_warring_states_glow_apart_from_the_tile_between_them_YY_22() -> None:
    view = ENGINE.view(examples.war(2), 0)
    assert view["war"]["tile"] == "f4"
    sides = board.warring(view)
    assert list(sides) == ["c3", "g4"] and not [spaces for spaces in sides.values() if "f4" in spaces]
    drawn = scene.draw(view, 0, NAMES, "en")
    assert [drawn["board"].count(f'class="realm war w{n}"') for n in range(3)] == [1, 1, 0]
    backers = ElementTree.fromstring(drawn["stage"]).findall(".//*[@id='support-c3']//*[@class='backer p1']")
    assert len(backers) == 1 and backers[0][-1].text == "2"


def test_the_state_that_pays_the_quota_glows_until_it_has_paid_YY_27() -> None:
    view = ENGINE.view(examples.war(5), 0)
    assert view["decision"] == "losses" and list(board.warring(view)) == ["g4"]
    assert "stage" not in scene.draw(view, 0, NAMES, "en")


def test_the_end_shows_scores_and_winners() -> None:
    game = _game("example")
    result, view = game.result(), game.view(0)
    parts = scene.draw(view, 0, NAMES, "en")
    for seat in range(3):
        assert ("victor" in parts[f"seat-{seat}"]) == (seat in result["winners"])
        assert f'class="low">{result["scores"][seat][0]}<' in parts[f"seat-{seat}"]
    assert scene.prompt(view, result["winners"][0])[0] == "yy-over-you"
    assert _spoken(*scene.prompt(view, None))["en"] == "The game is over: Ada wins."


def test_a_seat_shows_the_dynasty_it_chose_else_its_own_YY_01() -> None:
    line = next(line for line in _decisions("example") if "war" in line["state"]["pending"])
    plain = _seen(line, 0)
    chosen = {**plain, "emblems": ["pot", "lion", "bull"]}
    for view, dynasties in ((plain, DYNASTIES), (chosen, chosen["emblems"])):
        parts = scene.draw(view, 0, NAMES, "en")
        for seat in range(3):
            panel = parts[f"seat-{seat}"]
            assert f"#yy-{dynasties[seat]}" in panel and f'class="p{seat}' in panel  # one colour per player
            assert not [other for other in DYNASTIES if other != dynasties[seat] and f"#yy-{other}" in panel]
        assert f"#yy-{dynasties[0]}" in parts["hand"]
        own = next(leader for leader in view["leaders"].values() if leader[1:] == "0")
        piece = re.search(rf'<g id="leader-{own}" class="([^"]+)".*?</g>', parts["board"])
        assert piece and f"#yy-{dynasties[0]}" in piece[0] and piece[1].endswith(" p0")
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


def test_all_parts_make_one_picture_with_its_style() -> None:
    for line in (_decisions("example")[0], _some("4")[-1]):
        for viewer in (line["seat"], None):
            parts = scene.draw(_seen(line, viewer), viewer, NAMES, "es")
            picture = svg.sheet(parts, NAMES, FOLDER / "scene.css")
            root = ElementTree.fromstring(picture)
            assert sum(node.tag.endswith("style") for node in root.iter()) == 1
            assert len(set(_ids(picture))) == len(_ids(picture))


def test_another_map_is_drawn_too_YY_02(tmp_path: Path) -> None:
    rows = ["..~~..", ".A..B.", "C.~~.D", "..~...", "E.F..G"]
    file = tmp_path / "small.txt"
    file.write_text("\n".join(rows))
    view = new("yellow-yangtze", seats=2, seed=3, options={"map": str(file)}).view(1)
    drawn = _ids(scene.draw(view, 1, NAMES, "en")["board"])
    assert {f"space-{chr(97 + r)}{c + 1}" for r in range(5) for c in range(6)} <= set(drawn)
    assert scene.label(view, "space-a3") == ("yy-id-space-river", {"space": "a3"})


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("played", GAMES)
def test_prompts_for_who_is_asked_and_for_who_waits(played: str) -> None:
    for line in _decisions(played):
        seat, state = line["seat"], line["state"]
        asked, args = scene.prompt(_seen(line, seat), seat)
        kinds = [f"yy-ask-{state['decision'].replace(' ', '-')}{kind}" for kind in ("", "-lacking", "-others", "-last")]
        assert asked in kinds
        _spoken(asked, args)
        for viewer in (None, (seat + 1) % len(state["hands"])):
            waiting, args = scene.prompt(_seen(line, viewer), viewer)
            assert waiting.startswith("yy-wait-") and args["seat"] == seat
            _spoken(waiting, args)


def test_every_decision_has_its_prompts_and_every_shared_victory_its_words() -> None:
    decisions = ("main", "replace", "market", "pagoda", "pagoda-from", "chain", "revolt-attack", "revolt-defence")
    args = {"colour": "Y", "count": 2, "space": "e3", "triangle": "e3-e4-f3", "left": 1, "seat": 1}
    args |= words.state_called("K2")
    for decision in (*decisions, "war-support", "war-tie", "losses"):
        _spoken(f"yy-ask-{decision}", {**args, "attack": 1, "defence": 2, "other_seat": 2, "attacks": "yes"})
        _spoken(f"yy-wait-{decision}", {**args, "attack": 1, "defence": 2, "other_seat": 2})
    for winners in ([1, 2], [0, 1, 3], [0, 1, 2, 3]):
        said = _spoken("yy-won-shared", words.winners(winners))["en"]
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
    view = _seen(line, line["seat"])
    read = {language: scene.read(view, line["seat"], NAMES, language) for language in LANGUAGES}
    assert len(set(read.values())) == len(LANGUAGES)
    for space in (*view["board"], *view["leaders"]):
        assert all(re.search(rf"\b{space}\b", text) for text in read.values())
    assert say("yy-id-bag", "es", count=view["bag"]) in read["es"]


# ---------------------------------------------------------------- what happened


def _steps(played: str) -> list[tuple[Step, Any]]:
    """Each step, and the position after it."""
    game = _game(played)
    return [(step, game.position_at(number + 1)) for number, step in enumerate(game.steps)]


def _would(step: Step, viewer: int) -> list[tuple[str, dict[str, Any]]]:
    """What the step promises to the seat that takes it, tried in a world that it can't tell from the true one."""
    world = ENGINE.resample(step.before, viewer, rng.key(7))
    deeds = [deed for deed in ENGINE.after(world, step.seat, step.action)[1] if not deed.kind.chance]
    return words.would(step.before, step.seat, step.action, known_to(deeds, viewer))


@pytest.mark.parametrize("played", GAMES)
def test_every_step_is_told_in_every_language_with_its_rule(played: str) -> None:
    for step, _ in _steps(played):
        for viewer in (step.seat, None):
            lines = words.tell(known_to(step.deeds, viewer))
            assert lines, step.text
            for message, args, rule in lines:
                assert rule is not None and re.fullmatch(r"YY-\d\d", rule)
                _spoken(message, args)


@pytest.mark.parametrize("played", GAMES)
def test_previews_come_true_and_depend_on_nothing_hidden_YY_38(played: str) -> None:
    """What is promised in a world that the seat can't tell from the true one is what then happens, chance apart."""
    previews = 0
    for step, _ in _steps(played):
        promised = _would(step, step.seat)
        open_deeds = [deed for deed in known_to(step.deeds, step.seat) if not deed.kind.chance]
        assert promised == words.would(step.before, step.seat, step.action, open_deeds), step.text
        for message, args in promised:
            _spoken(message, args)
        previews += len(promised)
    assert previews > 20


@pytest.mark.parametrize("played", GAMES)
def test_all_points_and_all_drawn_tiles_are_told_and_no_more(played: str) -> None:
    for step, after in _steps(played):
        before, then = ENGINE.state(step.before), ENGINE.state(after)
        for viewer in (step.seat, None):
            gained = [list(points) for points in before["points"]]
            drawn = 0
            for message, args, _ in words.tell(known_to(step.deeds, viewer)):
                if message.startswith("yy-gain-"):
                    gained[args["seat"]]["KRBGY".index(args["colour"])] += args["points"]
                elif message in ("yy-draws", "yy-draws-of", "yy-market-filled"):
                    drawn += args["count"]
            assert gained == then["points"]
            assert drawn == sum(before["bag"]) - sum(then["bag"])


@pytest.mark.parametrize("played", GAMES)
def test_nothing_hidden_is_told_YY_38(played: str) -> None:
    """A spectator is told the same whatever was drawn or laid aside."""
    for step, _ in _steps(played):
        lines = words.tell(known_to(step.deeds, None))
        for message, args, _ in lines:
            assert message not in ("yy-draws-of", "yy-did-discard")
            if message in ("yy-draws", "yy-did-discard-unseen", "yy-did-replaced"):
                assert "colour" not in args


def test_the_owner_is_told_what_was_drawn_and_laid_aside_the_others_how_many_YY_38() -> None:
    s = examples.stage("", "", ("RRKKKK", "KKKKKK"))
    s.bag[:] = [0, 0, 3, 0, 0]
    deeds: list[Any] = []
    for action in ("replace", "discard R", "discard R", "done"):
        s, more = ENGINE.after(s, 0, ENGINE.parse(s, 0, action))
        deeds += more
    said = {}
    for viewer in (0, 1):
        said[viewer] = [_spoken(message, args)["en"] for message, args, _ in words.tell(known_to(deeds, viewer))]
    assert said[0] == [
        "Ada replaces tiles.",
        "Ada lays a soldier tile (red) aside, unseen.",
        "Ada lays a soldier tile (red) aside, unseen.",
        "Ada has discarded 2 tiles unseen.",
        "Ada draws 2 farmer tiles (blue).",
    ]
    assert said[1][1] == "Ada lays a tile aside, unseen." and said[1][-1] == "Ada draws 2 tiles."


WAR = "War: Bo & <Co>'s state ({}) against Dorothea with a very long name's state ({})."


def test_a_war_is_told_from_the_tile_to_the_last_soldier_YY_22_to_YY_28() -> None:
    s = examples.war(0)
    said = []
    for move in examples.WAR_MOVES:
        seat = int(s.seat)
        s, deeds = ENGINE.after(s, seat, ENGINE.parse(s, seat, move))
        said.append([_spoken(message, args)["en"] for message, args, _ in words.tell(known_to(deeds, None))])
    assert said[0] == ["Ada places an artisan tile (yellow) on f4.", WAR.format(2, 4)]
    assert said[1] == [
        "Bo & <Co> supports their own state with 2 soldier tiles (red).",
        WAR.format(4, 4).replace("War", "The war stands"),
    ]
    assert said[4] == [
        "Ada supports Dorothea with a very long name's state with 3 soldier tiles (red).",
        "The war is won by Dorothea with a very long name's state, 7 to 5.",
        "The black leader (governor) of Bo & <Co> leaves the board.",
        "Dorothea with a very long name gains 1 black point from the war.",
        "The red leader (soldier) of Bo & <Co> leaves the board.",
        "Ada gains 1 red point from the war.",
        "2 soldier tiles (red) fall.",
    ]
    assert said[6] == [
        "Ada removes the soldier tile (red) on h3.",
        "The red pagoda (garrison) on g4-h3-h4 returns beside the board.",
    ]


def test_the_end_is_told_after_the_pagodas_YY_08() -> None:
    s = examples.stage("Kg2 Kg3 Kf2", "K0g1", ("RKKKKK", "KKKKKK"), "f2-g2-g3")
    s.points[1] = [1, 1, 1, 1, 9]
    s.actions_left = 1
    action = ENGINE.parse(s, 0, "tile R k1")
    _, deeds = ENGINE.after(s, 0, action)
    lines = words.tell(known_to(deeds, None))
    assert [message for message, _, _ in lines] == ["yy-did-tile", "yy-gain-pagoda", "yy-end-bag", "yy-won"]
    assert lines[-1][1]["seat"] == 1
    assert words.would(s, 0, action, deeds)[-1][0] == "yy-pre-end"


@pytest.mark.parametrize("played", GAMES)
def test_no_two_states_are_called_the_same(played: str) -> None:
    for line in _some(played):
        view = _seen(line, line["seat"])
        chiefs = [board.chief_of(view, state) for state in view["states"]]
        assert len(set(chiefs)) == len(chiefs), "the space need not be said"


def test_the_colour_of_a_state_is_said_only_where_one_player_has_two_in_the_war() -> None:
    for chiefs, called in (
        ({"c3": "K0", "e5": "R1"}, ["Ada's state", "Bo & <Co>'s state"]),
        ({"c3": "K0", "e5": "R0", "f6": "K1"}, ["Ada's black state", "Ada's red state", "Bo & <Co>'s state"]),
    ):
        short = words.short(chiefs).values()
        assert [sentence("yy-state", words.state_called(chief), NAMES, "en") for chief in short] == called


def test_states_are_called_after_the_readers_own_leaders_and_never_after_a_space() -> None:
    s = examples.war(1)
    view = ENGINE.view(s, 1)
    told = [scene.label(view, f"support-{side['state']}") for side in view["war"]["sides"]]
    said = [sentence(*each, NAMES, "en", 1) for each in told]
    assert said[0] == "Support your state, strength 2"
    assert said[1] == "Support Dorothea with a very long name's state, strength 4"
    stage = board.draw(view, 1, NAMES, "en")["stage"]
    assert ">Your state<" in stage and not re.search(r">[^<]*\b[a-k]\d+\b[^<]*<", stage)
    assert sentence(*scene.label(view, "support-c3"), NAMES, "fr", 1) == "Soutenir votre état, force 2"
    assert "lo stato nero di Bo & <Co>: c3" in scene.read(view, 1, NAMES, "it")


def test_what_can_be_committed_stands_in_rows_whose_totals_come_true_YY_14_YY_23() -> None:
    seen = set()
    for line in (line for played in GAMES for line in _decisions(played)):
        view = _seen(line, line["seat"])
        for action in line["legal"] if view["war"] or view["revolt"] else ():
            ids = scene.path(view, action)
            look = guide.face(view, ids)
            if not ids[-1].startswith("commit-"):
                assert look is None
                continue
            if look is None:
                assert scene.lacks(view) and line["legal"] == ["commit 0"]
                continue
            assert look.row[0] == ("yy-face-leader" if ids[-1].endswith("+") else "yy-face-tiles")
            _, deeds = ENGINE.after(
                line["position"], line["seat"], ENGINE.parse(line["position"], line["seat"], action)
            )
            assert look.total == _stands(view, ids, deeds), action
            seen.add(view["decision"])
    assert seen == {"war support", "revolt attack", "revolt defence"}


def _stands(view: Line, ids: list[str], deeds: Any) -> str:
    """How a fight stands after a commitment: the own side first, then as the stage shows the others."""
    if view["war"]:
        strengths = {deed["state"]: deed["strength"] for deed in deeds if deed.name == "war_stood"}
        return " : ".join(str(strengths[side["state"]]) for side in board.own_first(view, view["seat"]))
    stood = next(deed for deed in deeds if deed.name in ("revolt_stood", "revolt_won", "revolt_held"))
    sides = [stood["attack"], stood["defence"]]
    own, other = sides if view["decision"] == "revolt attack" else reversed(sides)
    return f"{own} : {other}"


def test_flags_say_who_rules_where_several_do_YY_05() -> None:
    shared = 0
    for line in _some("4"):
        view = _seen(line, line["seat"])
        drawn = board.draw(view, None, NAMES, "en")["board"]
        at_peace = {name: state for name, state in view["states"].items() if name not in board.warring(view)}
        rulers = [
            {view["leaders"][s][1:] for s in state["spaces"] if s in view["leaders"]} for state in at_peace.values()
        ]
        flags = re.findall(r'<g class="p(\d)" [^>]*><circle class="ruler"', drawn)
        assert flags == [seat for seats in rulers if len(seats) > 1 for seat in sorted(seats)]
        assert drawn.count("realm shared") == sum(len(seats) > 1 for seats in rulers)
        shared += len(flags)
    assert shared


def test_a_state_that_has_lost_is_called_after_a_leader_it_has_left_YY_25() -> None:
    """The winner still pays: the loser's leader in conflict is gone, another one stays."""
    position, _ = examples.told("war", 3)
    view = ENGINE.view(position, 0)
    assert view["decision"] == "losses" and len(view["states"]) == 2
    lost = next(name for name in view["states"] if name not in board.warring(view))
    assert lost in [side["state"] for side in view["war"]["sides"]] and board.chief_of(view, lost) == "G1"
    for seat in (None, 0, 1):
        view = ENGINE.view(position, seat)
        assert scene.draw(view, seat, NAMES, "en")
        assert "green state" in scene.read(view, seat, NAMES, "en")


# ---------------------------------------------------------------- what a deed marks and moves


@pytest.mark.parametrize("played", GAMES)
def test_what_is_marked_and_what_travels_is_drawn(played: str) -> None:
    """Before the step or after it; leaders, which move by themselves, before and after."""
    seen: set[str] = set()
    for step, after in _steps(played):
        for viewer in (step.seat, None):
            deeds = known_to(step.deeds, viewer)
            new_kinds = {deed.name for deed in deeds} - seen
            if viewer is None and not new_kinds:
                continue
            seen |= new_kinds if viewer is None else set()
            drawn = [
                {id_ for part in scene.draw(ENGINE.view(s, viewer), viewer, NAMES, "en").values() for id_ in _ids(part)}
                for s in (step.before, after)
            ]
            for deed in deeds:
                assert set(scene.marks(deed)) <= drawn[0] | drawn[1], deed
                for start, end, flying in scene.travels(deed):
                    assert {start, end} <= drawn[0] | drawn[1], deed
                    if flying:
                        assert not _ids(ElementTree.tostring(ElementTree.fromstring(flying), encoding="unicode"))
                    else:
                        assert end.startswith("leader-") and end in drawn[0] & drawn[1], deed


@pytest.mark.parametrize("played", GAMES)
def test_what_fell_in_a_fight_is_the_doing_of_who_has_won_it(played: str) -> None:
    fights = 0
    for step, _ in _steps(played):
        names = {deed.name for deed in step.deeds}
        by = scene.doers(step.deeds)
        if not names & {"revolt_won", "revolt_held", "war_won"}:
            assert by == {}
            continue
        gained = {deed["seat"] for deed in step.deeds if deed.name in ("gained_by_revolt", "gained_by_war")}
        fell = {deed["space"] for deed in step.deeds if deed.name in scene.FELL}
        assert by.keys() == {f"space-{space}" for space in fell}
        fights += bool(gained & set(by.values()))
    assert fights or played != "example"


@pytest.mark.parametrize("played", GAMES)
def test_every_place_that_a_line_names_can_be_lit(played: str) -> None:
    drawn = set(_ids(scene.draw(ENGINE.view(_game(played).position, None), None, NAMES, "en")["board"]))
    named = {id_ for step, _ in _steps(played) for _, args, _ in words.tell(step.deeds) for id_ in scene.places(args)}
    assert named and named <= drawn


def test_points_fly_from_where_they_were_made_to_the_score() -> None:
    made = {}
    for step, _ in _steps("example"):
        for deed in step.deeds:
            if "points" in deed.args:
                ((start, end, flying),) = scene.travels(deed)
                assert end == f"points-{deed['colour']}{deed['seat']}" and "+1" in flying
                made[deed.name] = start.partition("-")[0]
    assert made.keys() >= {"gained_by_tile", "gained_by_war"}
    assert {name: "pagoda" if name == "gained_by_pagoda" else "space" for name in made} == made


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
    for side in ("w0", "w1", "w2", "w3"):
        assert _contrast(colours[side]["on-s"], colours[side]["s"]) >= 4.5, side
    assert len({colours[side]["s"] for side in ("w0", "w1", "w2", "w3")}) == 4


def test_every_class_of_the_art_has_its_style_and_gold_is_only_for_what_is_offered() -> None:
    for drawing in art.ART.values():
        for css in re.findall(r'class="([^"]+)"', drawing):
            assert re.search(rf"\.{css}\b", STYLE), css
    users = [line for line in STYLE.splitlines() if "var(--gold" in line]
    assert users and all(".offered" in line for line in users)

"""What games tell the page beside their pictures: scenes of what happened, signs and words before somebody acts."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from headwaters.games.yak import scene as yak_scene
from headwaters.games.yangtze import guide as yangtze_guide
from headwaters.games.yellow_yangtze import happenings as yellow_happenings
from headwaters.games.yellow_yangtze import scene as yellow_scene
from headwaters.kernel.deeds import Deed, known_to
from headwaters.kernel.engine import load
from headwaters.kernel.facts import all_facts
from headwaters.kernel.play import Play, Step, new
from headwaters.kernel.rng import key
from headwaters.kernel.styles import VERBS, choose, directed
from headwaters.table.table import foreseen
from headwaters.text import LANGUAGES, sentence

NAMES = ["Ada", "Bo", "Cy", "Di"]
GAMES = [game for game in all_facts() if load(game).has_part("happenings")]
OWED = {"yellow-yangtze": {"war", "revolt", "riot"}, "yangtze": {"reward"}, "yak": {"fog", "sunset", "counting"}}


@cache
def played(game: str, seed: int = 4) -> Play:
    """A whole game for three; where a style brings war, in that style."""
    style = "warmonger" if "warmonger" in directed(load(game)) else VERBS
    play, stream = new(game, seats=3, seed=seed), key(seed)
    while not play.over:
        seat = play.actors[0]
        play.step(seat, choose(play.engine, play.position, seat, style if seed == 4 else VERBS, stream))
    return play


def seen(play: Play, step: int, seat: int | None) -> dict[str, Any]:
    return {**play.engine.view(play.position_at(step), seat), "options": play.options}


def told(play: Play, at: int, seat: int | None) -> list[Any]:
    deeds = known_to(play.steps[at].deeds, seat)
    return play.engine.part("happenings").happenings(seen(play, at, seat), deeds)


def holds_scene(play: Play, step: Step) -> bool:
    return any(deed.name in play.engine.part("happenings").SCENES for deed in step.deeds)


@pytest.mark.parametrize("game", GAMES)
def test_happenings_are_told_in_every_language_and_every_kind_comes_up(game: str) -> None:
    kinds = set()
    for seed in (4, 5):
        play = played(game, seed)
        for at, step in enumerate(play.steps):
            if not holds_scene(play, step):
                continue
            for each in told(play, at, 0):
                kinds.add(each.kind)
                items = [*each.lost, *each.gained, *(piece for side in each.sides for piece in side.pieces)]
                lines = [each.title, *each.lines, *(item.says for item in items)]
                lines += [line for side in each.sides for line in (side.who, *side.counted)]
                for language in LANGUAGES:
                    assert all("{" not in sentence(*line, NAMES, language) for line in lines)
    assert kinds >= OWED[game]


def test_the_sides_of_a_war_add_up_to_what_the_rules_counted_YY_23_YY_24() -> None:
    play, wars = played("yellow-yangtze"), 0
    for at, step in enumerate(play.steps):
        for deed in step.deeds:
            if deed.name != "war_won":
                continue
            wars += 1
            (war,) = [each for each in told(play, at, None) if each.kind == "war"]
            (winner,) = [side for side in war.sides if side.won]
            others = [side.strength for side in war.sides if not side.won]
            assert (winner.strength, max(others)) == (deed["strength"], deed["quota"])
            fallen = [each["seat"] for each in step.deeds if each.name == "leader_fell"]
            assert sorted(fallen) == sorted(item.seat for item in war.lost if item.seat is not None)
    assert wars


def test_a_fight_tells_where_on_the_map_it_was_fought_YY_12_YY_22() -> None:
    play, kinds = played("yellow-yangtze"), set()
    for at, step in enumerate(play.steps):
        left = {f"space-{deed['space']}" for deed in step.deeds if deed.name in ("leader_fell", "soldier_fell")}
        for fight in [each for each in told(play, at, None) if each.kind in ("war", "revolt")]:
            kinds.add(fight.kind)
            pieces = [item.says[1] for side in fight.sides for item in side.pieces]
            leaders = {f"leader-{piece['colour']}{piece['seat']}" for piece in pieces}
            assert leaders and {*leaders, *left} <= set(fight.about)
    assert kinds == {"war", "revolt"}


def test_a_fight_that_ends_even_says_who_wins_it_YY_15_YY_24() -> None:
    found = set()
    for seed in (4, 8):
        play = played("yellow-yangtze", seed)
        for at, step in enumerate(play.steps):
            names = {deed.name for deed in step.deeds}
            even = {"tie-war"} if "tie_decided" in names else set()
            even |= {
                "tie-revolt" for deed in step.deeds if deed.name == "revolt_held" and deed["attack"] == deed["defence"]
            }
            if even or names & {"revolt_won", "revolt_held", "war_won"}:
                lines = [line for each in told(play, at, 0) for line in each.lines if "yy-scene-tie" in line[0]]
                assert {message.removeprefix("yy-scene-") for message, _ in lines} == even
                assert all(args["seat"] in range(play.seats) for _, args in lines)
                found |= even
    assert found == {"tie-war", "tie-revolt"}


def test_before_a_pagoda_is_put_it_is_said_whom_it_would_pay_YY_31() -> None:
    paid = set()
    for seed in (4, 16):
        play = played("yellow-yangtze", seed)
        for step in play.steps:
            if any(deed.name == "pagoda_put" for deed in step.deeds):
                would = play.engine.part("words").would(
                    step.before, step.seat, step.action, foreseen(step.deeds, step.seat)
                )
                (said,) = [each for each in would if each[0].startswith("yy-pre-pagoda-pays")]
                paid.add({"seat": "somebody", None: "nobody"}[next(iter(said[1]), None)])
    assert paid == {"somebody", "nobody"}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_may_not_know_changes_no_happening(game: str) -> None:
    """A spectator's scene is the same in every world that a spectator can't tell from the true one."""
    play = played(game, 5)
    for at, step in enumerate(play.steps):
        if not holds_scene(play, step):
            continue
        world = play.engine.resample(step.before, None, key(at))
        view = {**play.engine.view(world, None), "options": play.options}
        deeds = known_to(step.deeds, None)
        assert play.engine.part("happenings").happenings(view, deeds) == told(play, at, None)


@pytest.mark.parametrize("game", GAMES)
def test_every_half_made_choice_says_what_to_click_next_and_signs_have_words(game: str) -> None:
    play, dice, signs = played(game, 5), random.Random(1), 0
    engine = play.engine
    guide = engine.part("guide")
    for at in range(0, len(play.steps), 4):
        position, seat = play.steps[at].before, play.steps[at].seat
        view, world = seen(play, at, seat), engine.resample(position, seat, key(at))
        legal = engine.legal(position, seat)
        for action in dice.sample(legal, min(12, len(legal))):
            text = engine.text(position, seat, action)
            ways = guide.ways(view, text)
            assert engine.part("scene").path(view, text) in ways
            for way in ways:
                for n in range(1, len(way)):
                    assert sentence(*guide.follow(view, way[:n]), NAMES, "fr")
            _, deeds = engine.after(world, seat, action)
            for sign in guide.signs(world, seat, action, foreseen(deeds, seat)):
                signs += 1
                assert sign.svg.startswith("<") and all(sentence(*sign.says, NAMES, each) for each in LANGUAGES)
    assert signs


def trails(part: str) -> Iterator[list[str]]:
    """For each drawn id outside the definitions: what the page asks about when the mouse rests there.

    That is the id, or what it stands for (`data-as`), and those of up to two ancestors that have one.
    """

    def walk(element: ElementTree.Element, above: list[str]) -> Iterator[list[str]]:
        if element.tag.endswith("}defs"):
            return
        if own := element.get("data-as") or element.get("id"):
            above = [own, *above]
            yield above[:3]
        for child in element:
            yield from walk(child, above)

    yield from walk(ElementTree.fromstring(part), [])


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_and_place_says_what_it_is(game: str) -> None:
    play = played(game, 5)
    guide, dumb = play.engine.part("guide"), set()
    for at in (*range(0, len(play.steps), 9), len(play.steps)):
        for seat in (0, None):
            view = seen(play, at, seat)
            parts = play.engine.part("scene").draw(view, seat, NAMES[:3], "en")
            drawn = [trail for name, part in parts.items() if name != "art" for trail in trails(part)]
            for trail in drawn:
                meaning = next((told for each in trail if (told := guide.meaning(view, each))), None)
                if meaning is None:
                    dumb.add(" in ".join(trail))
                    continue
                for language in LANGUAGES:
                    assert "{" not in sentence(*meaning.help, NAMES, language)
                    assert not meaning.name or sentence(*meaning.name, NAMES, language)
                assert meaning.rule.startswith(play.engine.facts.rules)
    assert not dumb


def test_three_pairs_are_paid_in_any_order_YZ_07() -> None:
    four_pairs: dict[str, Any] = {"active": 0, "lanterns": [[2, 2, 2, 2, 0, 0, 0]]}
    ways = yangtze_guide.ways(four_pairs, "reward pairs W-O-R")
    assert len(ways) == 6 and ["pile-pairs", "card-R", "card-W", "card-O"] in ways


def test_a_set_that_is_the_only_one_is_paid_with_one_click_YZ_07() -> None:
    three_pairs: dict[str, Any] = {"active": 0, "lanterns": [[2, 2, 3, 1, 0, 0, 0]]}
    assert yangtze_guide.ways(three_pairs, "reward pairs W-O-R") == [["pile-pairs"]]
    fours: dict[str, Any] = {"active": 0, "lanterns": [[4, 5, 0, 0, 0, 0, 0]]}
    assert yangtze_guide.ways(fours, "reward four O") == [["pile-four", "card-O"]]
    four: dict[str, Any] = {"active": 0, "lanterns": [[0, 5, 0, 0, 0, 0, 0]]}
    assert yangtze_guide.ways(four, "reward four O") == [["pile-four"]]


def test_a_twin_stone_means_the_one_that_is_offered_YK_10() -> None:
    play, twins = played("yak", 5), 0
    for at in range(len(play.steps)):
        view = seen(play, at, 0)
        stones = view["carts"][0]["stones"]
        drawn = "".join(yak_scene.draw(view, 0, NAMES[:3], "en").values())
        twice = {colour for colour in stones if stones.count(colour) > 1}
        twins += len(twice)
        assert {f"buy-{colour}" for colour in twice} <= set(re.findall(r'data-as="([^"]+)"', drawn))
    assert twins


def test_what_is_asked_for_secrecy_only_says_so_YY_38() -> None:
    view = {**seen(played("yellow-yangtze"), 0, 0), "seat": 0, "over": False, "pending": {"chain": "c3"}}
    for hand, expected in (("KKRRGY", "yy-ask-chain-lacking"), ("KBRRGY", "yy-ask-chain")):
        message, _ = yellow_scene.prompt({**view, "decision": "chain", "hands": [hand, 6, 6]}, 0)
        assert message == expected
    war = {**view, "decision": "war support", "leaders": {"c3": "R0"}, "hands": ["KKBBGY", 6, 6]}
    assert yellow_scene.prompt(war, 0)[0] == "yy-ask-war-support-lacking"
    war["war"] = {"conflict": ["K"], "sides": [{"leaders": ["K1"]}, {"leaders": ["K0"]}]}
    assert yellow_scene.prompt({**war, "leaders": {"c3": "K0"}}, 0)[0] == "yy-ask-war-support"
    war["war"] = {"conflict": ["K"], "sides": [{"leaders": ["K1"]}, {"leaders": ["K2"]}]}
    assert yellow_scene.prompt({**war, "leaders": {}}, 0)[0] == "yy-ask-war-support-others"  # with a reason to answer
    assert yellow_scene.prompt({**war, "leaders": {"c3": "K0"}}, 0)[0] == "yy-ask-war-support-others"  # it is elsewhere
    revolt = {**war, "decision": "revolt attack", "pending": {"revolt": [0, 1, 2, 1]}, "leaders": {"c3": "K0"}}
    assert yellow_scene.prompt({**revolt, "hands": ["RRBBGY", 6, 6]}, 0)[0] == "yy-ask-revolt-attack-lacking"


def test_a_filled_market_marks_the_new_tile_alone() -> None:
    engine = load("yellow-yangtze")
    kind = next(kind for kind in engine.part("deeds").DEEDS if kind.name == "market_filled")
    (marked,) = yellow_scene.marks(Deed(kind, {"colour": "G"}))
    view = {**seen(played("yellow-yangtze"), 0, 0), "market": "GGGKRB"}
    drawn = "".join(yellow_scene.draw(view, 0, NAMES[:3], "en").values())
    assert drawn.count(f'id="{marked}"') == 1 and drawn.count('id="stall-G-') == 3


def test_no_style_moves_for_ever() -> None:
    """A page that waits costs nothing: whatever breathes or beats comes to rest."""
    styles = [load(game).folder / "scene.css" for game in all_facts()]
    styles += sorted((files("headwaters.web") / "static").glob("*.css"))  # type: ignore[attr-defined]
    assert len(styles) > 6
    assert [style.name for style in styles if "infinite" in style.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize(("colour", "leader"), [("B", "blue"), ("G", "green")])
def test_who_pays_one_tile_reads_why_one_is_enough_YY_34(colour: str, leader: str) -> None:
    said = sentence("yy-id-pay", {"count": 1, "leader": 1, "colour": colour}, NAMES, "en")
    assert said.endswith(f": your {leader} leader is off the map, so 1 is enough")
    assert "leader" not in sentence("yy-id-pay", {"count": 2, "leader": 0, "colour": colour}, NAMES, "en")


def test_a_won_war_says_that_a_red_leader_has_paid_as_one_and_is_kept_YY_27() -> None:
    """The leader alone, beside tiles, and none: only a leader that was there is spoken of."""
    for tiles, leader in ((0, 1), (2, 1), (2, 0)):
        ((message, args),) = yellow_happenings._cost(3, [{"tiles": tiles, "leader": leader}])
        said = sentence(message, args, NAMES, "en")
        assert ("the red leader counts as one and is kept" in said) == bool(leader), said
        assert args["committed"] == tiles + leader and args["committed"] + args["more"] == 3

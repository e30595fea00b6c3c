"""What happened is shown, waits for whom it concerns, and comes at the viewer's pace; what was missed is seen again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from headwaters.kernel.play import Play, Step

from . import hands, positions
from .conftest import DESK, PHONE
from .test_sizes import LYING
from .two import Two, found

STILL = {"pace": "now"}  # scenes stay until they are clicked away
OPEN = "#happening:not([hidden])"
# Everything that has happened so far is shown and read.
READ = """() => {
  document.getElementById("skip").click();
  while (!document.getElementById("happening").hidden) document.getElementById("happening-on").click();
}"""


def has(name: str, **args: Any) -> Callable[[Play, Step], bool]:
    """A step with such a deed."""
    return lambda play, step: any(
        deed.name == name and all(deed[arg] == value for arg, value in args.items()) for deed in step.deeds
    )


def war(play: Play, step: Step) -> bool:
    """A war in which seat 0 loses a leader, somebody supports a state, and seat 1 decides it."""
    names = {deed.name: deed for deed in step.deeds}
    fell = [deed["seat"] for deed in step.deeds if deed.name == "leader_fell"]
    return step.seat == 1 and "war_won" in names and "supported" in names and 0 in fell and "gained_by_war" in names


def revolt(play: Play, step: Step) -> bool:
    return step.seat == 1 and has("revolt_won")(play, step)


def riot(play: Play, step: Step) -> bool:
    """A riot of seat 1 that costs seat 0 a leader."""
    return has("tile_rioted", seat=1)(play, step) and has("stranded", seat=0)(play, step)


def own_riot(play: Play, step: Step) -> bool:
    """A riot of seat 0 that costs nobody a leader."""
    return has("tile_rioted", seat=0)(play, step) and not has("stranded")(play, step)


def reward(play: Play, step: Step) -> bool:
    return step.seat == 0 and has("rewarded_pairs")(play, step)


SCENES: dict[str, tuple[str, Callable[[Play, Step], bool], str, int]] = {  # game, step, style of play, known game
    "war": ("yellow-yangtze", war, "warmonger", 14),
    "revolt": ("yellow-yangtze", revolt, "warmonger", 33),
    "riot": ("yellow-yangtze", riot, "verbs", 15),
    "own riot": ("yellow-yangtze", own_riot, "verbs", 0),
    "reward": ("yangtze", reward, "verbs", 1),
    "fog": ("yak", has("fog_came"), "verbs", 25),
    "sunset": ("yak", has("sun_set"), "verbs", 38),
}


def before(
    person: Any, monkeypatch: Any, kind: str, size: tuple[int, int], likes: dict[str, Any]
) -> tuple[Any, Two, Any]:
    """Ada's page just before it happens, the table, and the step that brings it."""
    game, wanted, style, first = SCENES[kind]
    seed, steps = found(game, wanted, style=style, first=first)
    ada = person(size, likes=likes)
    ada.clock.install()
    table = Two(monkeypatch, game, seed, ada, person(), steps[:-1])
    ada.evaluate(READ)
    return ada, table, steps[-1]


@pytest.mark.parametrize(
    ("kind", "size"),
    [("war", DESK), ("war", LYING), ("revolt", PHONE), ("riot", DESK)],
    ids=["war-desk", "war-lying", "revolt-phone", "riot-desk"],
)
def test_what_concerns_the_viewer_is_a_scene_that_waits(
    person: Any, monkeypatch: Any, kind: str, size: tuple[int, int]
) -> None:
    ada, table, step = before(person, monkeypatch, kind, size, STILL)
    table.play(step)
    ada.wait_for_selector(f"{OPEN}.{kind}.waits")
    told = ada.inner_text("#happening")
    assert ada.inner_text("#told"), "a screen reader hears it"
    if kind in ("war", "revolt"):
        assert ada.locator("#happening .fighter").count() >= 2
        assert ada.locator("#happening .fighter.won").count() == 1
        might = [int(n) for n in ada.locator("#happening .might").all_inner_texts()]
        assert max(might) > 0, told
    assert ada.locator("#happening .lost-items li:visible").count() >= 1
    assert ada.locator("#happening .picture svg > *").count() >= 1
    box = ada.locator("#happening").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]
    on = ada.locator("#happening-on").bounding_box()
    assert on["y"] + on["height"] <= min(size[1], box["y"] + box["height"]), "to go on is in sight without scrolling"
    ask = ada.locator("#prompt").bounding_box()
    apart = ask["y"] + ask["height"] <= box["y"] + 1 or ask["y"] >= box["y"] + box["height"]
    assert apart or ask["x"] >= box["x"] + box["width"], "the question stays in sight"
    ada.keyboard.press("Escape")
    ada.wait_for_selector("#happening", state="hidden")


def test_an_own_riot_waits_too(person: Any, monkeypatch: Any) -> None:
    ada, table, step = before(person, monkeypatch, "own riot", PHONE, STILL)
    table.play(step)
    ada.wait_for_selector(f"{OPEN}.riot.waits")
    assert ada.inner_text("#happening .line").startswith("You pay")


# The own side is the first one, and what was gained and lost can be seen without scrolling.
OUTCOME = """() => {
  const foot = document.querySelector("#happening .after").getBoundingClientRect();
  const box = document.querySelector("#happening").getBoundingClientRect();
  const end = foot.bottom > box.bottom - 20 ? foot.top : box.bottom; // the way on stands below, or beside the title
  const items = [...document.querySelectorAll("#happening :is(.outcome, .line)")];
  const cut = items.filter((el) => el.getBoundingClientRect().bottom > end + 1);
  return { owner: document.querySelector("#happening .fighter").dataset.seat, cut: cut.length, many: items.length };
}"""


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
@pytest.mark.parametrize("kind", ["war", "revolt"])
def test_on_a_phone_all_of_a_fight_is_in_sight_the_own_side_first(
    person: Any, monkeypatch: Any, kind: str, size: tuple[int, int]
) -> None:
    ada, table, step = before(person, monkeypatch, kind, size, STILL)
    table.play(step)
    ada.wait_for_selector(f"{OPEN}.{kind}.waits")
    told = ada.evaluate(OUTCOME)
    assert told["owner"] == "0" and told["many"] >= 1 and not told["cut"]
    assert ada.locator("#happening .gained-items li").count() >= 1
    name = ada.locator("#happening .fighter h3").first.inner_text()
    assert name == "Your state" if kind == "war" else name.startswith("You"), name


def test_what_is_lost_stands_upright_though_the_map_is_turned(person: Any, monkeypatch: Any) -> None:
    ada, table, step = before(person, monkeypatch, "riot", PHONE, STILL)
    table.play(step)
    ada.wait_for_selector(f"{OPEN}.riot.waits")
    assert {glyph for glyph, _ in ada.evaluate(hands.TURNED, "#happening")} == {0}


def test_a_scene_is_read_with_enter_and_the_game_goes_on(person: Any, monkeypatch: Any) -> None:
    ada, table, step = before(person, monkeypatch, "war", DESK, STILL)
    ada.keyboard.press("Tab")
    table.play(step)
    ada.wait_for_selector(OPEN)
    for _ in range(20):
        if not ada.locator(OPEN).count():
            break
        ada.keyboard.press("Enter")
    assert ada.locator(OPEN).count() == 0


@pytest.mark.parametrize("kind", ["fog", "sunset"])
def test_fog_and_sunset_are_banners_for_a_while(person: Any, monkeypatch: Any, kind: str) -> None:
    ada, table, step = before(person, monkeypatch, kind, DESK, {"pace": "calm"})
    ada.clock.pause_at(ada.evaluate("Date.now()") + 60_000)
    table.play(step)
    ada.wait_for_selector(f"{OPEN}.brief")
    seen = [ada.get_attribute("#happening", "class")]
    for _ in range(6):
        ada.clock.run_for(4000)
        if ada.locator(OPEN).count():
            seen.append(ada.get_attribute("#happening", "class"))
    assert any(kind in each for each in seen)
    assert ada.locator(OPEN).count() == 0, "nobody has to click it away"


@pytest.mark.parametrize("size", [DESK, PHONE, LYING], ids=["desk", "phone", "lying"])
def test_an_own_reward_is_a_small_note_that_goes_by_itself(
    person: Any, monkeypatch: Any, size: tuple[int, int]
) -> None:
    ada, table, step = before(person, monkeypatch, "reward", size, {"pace": "calm"})
    ada.clock.pause_at(ada.evaluate("Date.now()") + 60_000)
    table.play(step)
    ada.wait_for_selector(f"{OPEN}.reward:not(.waits)")
    assert "reward" in ada.inner_text("#told"), "a screen reader hears it"
    note, lake = ada.locator("#happening").bounding_box(), ada.locator("#board").bounding_box()
    over = [
        max(0, min(note[at] + note[size_], lake[at] + lake[size_]) - max(note[at], lake[at]))
        for at, size_ in (("x", "width"), ("y", "height"))
    ]
    assert over[0] * over[1] < 0.4 * lake["width"] * lake["height"], "most of the lake stays in sight"
    assert note["x"] >= 0 and note["x"] + note["width"] <= size[0] and note["y"] + note["height"] <= size[1]
    hand = ada.locator("#hand").bounding_box()
    beside = note["x"] + note["width"] <= hand["x"] or hand["x"] + hand["width"] <= note["x"]
    assert beside or note["y"] + note["height"] <= hand["y"] or hand["y"] + hand["height"] <= note["y"], "and the hand"
    ada.clock.run_for(9000)
    ada.wait_for_selector("#happening", state="hidden")


def four_in_a_row(play: Play, step: Step) -> bool:
    """Four steps of seat 1 without a scene."""
    last, scenes = play.steps[-4:], play.engine.part("happenings").SCENES
    quiet = not any(deed.name in scenes for each in last for deed in each.deeds)
    return [each.seat for each in last] == [1] * 4 and quiet


def test_frames_come_at_the_pace_and_a_click_skips_to_now(person: Any, monkeypatch: Any) -> None:
    """Bo acts four times in a row; Ada sees one action each 1.2 s, or all at once when she says so."""
    seed, steps = found("yellow-yangtze", four_in_a_row)
    ada = person(likes={"pace": "calm"})
    ada.clock.install()
    table = Two(monkeypatch, "yellow-yangtze", seed, ada, person(), steps[:-4])
    ada.evaluate(READ)
    shown = "Number(document.getElementById('table').dataset.revision)"
    revision = ada.evaluate(shown)
    ada.clock.pause_at(ada.evaluate("Date.now()") + 60_000)
    ada.clock.run_for(5000)
    table.play(*steps[-4:])
    assert ada.evaluate(shown) == revision + 1, "the first at once"
    assert ada.get_attribute("#table", "data-waiting") == "3"
    ada.clock.run_for(1000)
    assert ada.evaluate(shown) == revision + 1
    ada.clock.run_for(300)
    assert ada.evaluate(shown) == revision + 2
    assert ada.locator("#skip").is_visible()
    ada.click("#skip")
    assert ada.evaluate(shown) == revision + 4
    assert ada.locator("#skip").is_hidden()


# How much was in the air when the turn became the viewer's, each time.
WATCH = """() => {
  const table = document.getElementById("table"), sky = document.getElementById("sky");
  window.most = 0;
  const count = () => {
    window.most = Math.max(window.most, sky.children.length);
    if (sky.children.length && document.querySelector(".seat.own.acts")) window.early = true; // the panel says it too
  };
  new MutationObserver(count).observe(sky, { childList: true });
  new MutationObserver(() => {
    if (table.classList.contains("mine")) window.left ??= sky.children.length;
  }).observe(table, { attributeFilter: ["class"] });
}"""


def test_at_the_calm_pace_the_turn_comes_when_the_last_piece_has_come_to_rest(person: Any, monkeypatch: Any) -> None:
    seed, steps = found("yellow-yangtze", lambda play, step: has("drew", seat=1)(play, step) and play.actors == (0,))
    ada = person(likes={"pace": "calm"}, reduced_motion="no-preference")
    table = Two(monkeypatch, "yellow-yangtze", seed, ada, person(), steps[:-1])
    ada.evaluate(READ)
    ada.evaluate(WATCH)
    table.play(steps[-1])
    ada.wait_for_selector("#table.mine")
    assert ada.evaluate("[window.most > 0, window.left, window.early ?? false]") == [True, 0, False]


def test_a_new_leader_is_marked_by_more_than_the_ring_of_its_player(person: Any) -> None:
    page = person()
    play = positions.reached("yellow-yangtze", 2, 1, 12)
    wire = positions.show(page, positions.table_of(page, "yellow-yangtze"), play)
    leader = page.locator("#board .leader.p1").first.get_attribute("id")
    wire.send({**positions.frame(play), "revision": 900, "marks": [leader], "marked_by": {leader: 1}})
    look = page.evaluate(
        "id => ['--ring', '--ring-edge', '--s'].map((name) => getComputedStyle(window[id]).getPropertyValue(name))",
        leader,
    )
    ring, edge, own = look
    assert ring == own and edge and edge != own, look


def test_the_pace_is_a_setting_that_is_remembered(person: Any) -> None:
    page = person()
    hands.quick(page, "yangtze")
    page.click("[data-opens=settings]")
    page.select_option("[data-likes=pace]", "quick")
    page.click("#settings [data-closes]")
    page.reload()
    page.click("[data-opens=settings]")
    assert page.input_value("[data-likes=pace]") == "quick"
    page.click("#settings [data-closes]")
    page.keyboard.press("?")
    assert "Settings" in page.inner_text("#keys")


def test_what_was_missed_is_shown_after_a_reload_in_the_colour_of_who_did_it(person: Any, monkeypatch: Any) -> None:
    seed, steps = found("yangtze", lambda play, step: len(play.steps) > 6 and play.actors == (0,) and step.seat == 1)
    away = max(n for n, (seat, _) in enumerate(steps) if seat == 0) + 1
    ada, bo = person(), person()
    table = Two(monkeypatch, "yangtze", seed, ada, bo, steps[:away])
    address, missed = ada.url, steps[away:]
    ada.goto("/")
    table.pages = (bo, bo)
    table.play(*missed)
    ada.goto(address)
    ada.wait_for_selector("#again:not([hidden])")
    assert str(len(missed)) in ada.inner_text("#again")
    marked = ada.locator(".part .marked").first
    assert "--p1" in (marked.get_attribute("style") or ""), "in Bo's colour"
    ada.click("#again")
    ada.wait_for_selector("#table.again")
    ada.wait_for_selector("#table:not(.again)", timeout=60_000)
    assert ada.inner_text("#prompt")

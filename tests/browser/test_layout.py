"""The page around the game: everything in its place and in sight, nothing jumps, one colour per player."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from headwaters.games.yak.guide import price_sign
from headwaters.kernel.play import new
from headwaters.text import LANGUAGES, say

from . import hands, positions
from .conftest import DESK, PHONE
from .test_pages import OVERLAPS, SIDEWAYS, axe, axe_in_every_palette
from .test_replay import TIGHT
from .test_sizes import LEAST_TARGET, UNSEEN_ANSWERS

LYING, TABLET = (740, 360), (820, 1180)
BOX = "(id) => { const r = document.querySelector(id).getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }"


def shown(person: Any, size: tuple[int, int], game: str, *position: Any, **how: Any) -> tuple[Any, positions.Wire]:
    page = person(size, has_touch=size != DESK, **how)
    return page, positions.show(page, positions.table_of(page, game), positions.reached(game, *position))


def test_the_market_is_in_sight_however_near_the_map_is(person: Any) -> None:
    page, _ = shown(person, PHONE, "yellow-yangtze", 3, 3, 40, "market")
    page.click("#nearer")
    page.click("#nearer")
    for each in page.locator(".market.offered").all():
        box = each.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)
        hit = "([x, y]) => document.elementFromPoint(x, y).closest('.market')?.id"
        assert page.evaluate(hit, middle) or each.get_attribute("id").startswith("market-")
        assert box["y"] + box["height"] <= page.locator("#hand").bounding_box()["y"]
    before = page.get_attribute("#table", "data-chosen")
    page.locator(".market.offered use").first.click()
    assert page.get_attribute("#table", "data-chosen") != before


@pytest.mark.parametrize("game", ["yellow-yangtze", "yangtze", "yak"])
def test_lying_down_the_board_is_as_high_as_the_screen_and_the_rest_beside_it(person: Any, game: str) -> None:
    page, _ = shown(person, LYING, game, 3, 3, 30)
    felt, hand = page.locator(".felt").bounding_box(), page.locator("#hand").bounding_box()
    assert felt["height"] > 0.94 * LYING[1]
    drawn = page.locator("#board svg").bounding_box()
    assert drawn["height"] * drawn["width"] > 0.4 * LYING[0] * LYING[1]
    assert hand["x"] >= felt["x"] + felt["width"] and page.locator(".ask > .asked").bounding_box()["x"] >= hand["x"] - 1
    assert page.evaluate(SIDEWAYS) == 0
    assert set(page.evaluate(OVERLAPS)) <= {"deeds × company"}  # answers lie over the players while there are some
    assert page.evaluate(TIGHT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_upright_the_answers_of_yellow_yangtze_leave_the_map_free(person: Any, language: str) -> None:
    page, wire = shown(person, PHONE, "yellow-yangtze", 3, 3, 140, "main")
    for steps, decision in ((140, "main"), (60, "war support"), (40, "market")):
        play = positions.reached("yellow-yangtze", 3, 3, steps, decision)
        told = {"undo": "Ada places a governor tile (black) on c11.", "marks": ["bag"]}
        wire.send({**positions.frame(play, language=language), **told, "revision": 900 + steps})
        assert page.locator("#undo").is_visible() and page.locator("#choices .choice").count() >= 1
        for asked in page.locator(".deeds button:visible").all():
            box = asked.bounding_box()
            felt, hand = page.locator(".felt").bounding_box(), page.locator("#hand").bounding_box()
            below = felt["y"] + felt["height"] <= box["y"] + 1 and box["y"] + box["height"] <= hand["y"] + 1
            in_bar = box["y"] + box["height"] <= page.locator(".company").bounding_box()["y"] + 1
            assert below or in_bar, (decision, asked.inner_text())
        assert page.evaluate(SIDEWAYS) == 0 and page.evaluate(OVERLAPS) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["person", "bot"])
def test_upright_what_asks_for_a_step_back_stands_in_the_bar(person: Any, kind: str, language: str) -> None:
    page, wire = shown(person, PHONE, "yellow-yangtze", 3, 3, 140, "main", is_mobile=True)
    told = positions.frame(positions.reached("yellow-yangtze", 3, 3, 140, "main"), language=language)
    others = [{**seat, "kind": kind} for seat in told["table"]["seats"][1:]]
    told["table"] = {**told["table"], "seats": [told["table"]["seats"][0], *others]}
    wire.send({**told, "undo": None, "takeback": "…", "marks": ["bag"], "revision": 900})
    page.wait_for_selector("#takeback:visible")
    assert page.evaluate("innerWidth") == PHONE[0] and page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(UNSEEN_ANSWERS) == []
    asked = page.locator("#takeback").bounding_box()
    assert asked["y"] + asked["height"] <= page.locator(".company").bounding_box()["y"] + 1


def test_the_next_fight_is_brought_into_sight_though_the_stage_is_open(person: Any) -> None:
    page, wire = shown(person, PHONE, "yellow-yangtze", 3, 12, 192, "war support")
    wire.send({**positions.frame(positions.reached("yellow-yangtze", 4, 10, 159, "revolt defence")), "revision": 999})
    board = page.locator("#board").bounding_box()
    for leader in page.get_attribute("#stage > svg", "data-about").split():
        box = page.locator(f"#{leader}").bounding_box()
        assert min(box["width"], box["height"]) >= LEAST_TARGET
        assert board["y"] <= box["y"] and box["y"] + box["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("size", [PHONE, LYING, DESK], ids=["phone", "lying", "desk"])
def test_a_table_that_waits_for_players_keeps_its_margins(person: Any, size: tuple[int, int]) -> None:
    page = person(size)
    hands.create(page, "yak", ["", "", "novice"])
    page.wait_for_selector("#lobby .chair")
    margins = """() => {
      const sheet = document.getElementById("lobby"), margin = parseFloat(getComputedStyle(sheet).paddingRight);
      const right = (el) => el.getBoundingClientRect().right, most = sheet.clientWidth - margin + 2;
      const left = sheet.getBoundingClientRect().left;
      return [...sheet.querySelectorAll(".chair, #share .row")].filter((el) => right(el) > left + most).length;
    }"""
    assert page.evaluate(margins) == 0 and page.evaluate(SIDEWAYS) == 0
    ends = """(el) => {
      const words = document.createRange();
      words.selectNodeContents(el);
      return words.getBoundingClientRect().right;
    }"""
    title = page.locator("#lobby-title")
    bar, words = page.locator(".bar .icon:visible").first.bounding_box(), title.bounding_box()
    assert words["y"] >= bar["y"] + bar["height"] or title.evaluate(ends) <= bar["x"]


def test_who_has_lost_all_leaders_sees_where_it_happened(person: Any) -> None:
    page, wire = shown(person, PHONE, "yellow-yangtze", 2, 1, 0, "main")
    empty = positions.frame(positions.reached("yellow-yangtze", 2, 1, 0, "main"))
    wire.send({**empty, "actors": [1], "revision": 900})  # not my turn: the next one brings the map home
    fallen = page.evaluate("[...document.querySelectorAll('#board .space')].at(-1).id")
    wire.send({**empty, "marks": [fallen], "revision": 901})
    felt, place = page.locator(".felt").bounding_box(), page.locator(f"#{fallen}").bounding_box()
    assert felt["x"] <= place["x"] and place["x"] + place["width"] <= felt["x"] + felt["width"]
    assert felt["y"] <= place["y"] and place["y"] + place["height"] <= felt["y"] + felt["height"]


# Carts that are not wholly on the board, and how near the board is.
VILLAGE = """() => {
  const board = document.querySelector("#board").getBoundingClientRect(), svg = document.querySelector("#board > svg");
  const cut = [...svg.querySelectorAll(".cart > .load > .tray")].filter((el) => {
    const box = el.getBoundingClientRect();
    return box.left < board.left || box.right > board.right || box.top < board.top || box.bottom > board.bottom;
  });
  return [cut.length, svg.dataset.whole.split(" ")[2] / svg.viewBox.baseVal.width];
}"""
AT_REST = "() => !document.getAnimations().some((each) => each.constructor === Animation)"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_village_of_yak_is_seen_whole_on_a_phone_whatever_is_asked(person: Any, motion: str) -> None:
    page, wire = shown(person, PHONE, "yak", 2, 5, 0, "dawn", reduced_motion=motion)
    marks = {"marks": ["baby-yak", "cart-no-milk"]}
    steps = [
        (20, "buy"),
        (24, "buy"),
        (30, "keep"),
        (31, "dawn"),
        (34, "restock"),
        (40, "market"),
        (44, "put"),
        (50, "dawn"),
    ]
    for n, (step, decision) in enumerate(steps):
        frame = positions.frame(positions.reached("yak", 2, 5, step, decision))
        wire.send({**frame, **marks, "actors": [1], "revision": 900 + 2 * n})  # not my turn: the next one begins anew
        wire.send({**frame, **marks, "revision": 901 + 2 * n})
        page.wait_for_function(AT_REST)
        page.wait_for_timeout(300 if motion == "no-preference" else 0)
        page.wait_for_function(f"JSON.stringify(({VILLAGE})()) === '[0,1]'")  # a slow machine is still on its way


def test_upright_no_empty_bar_is_left_where_what_takes_back_stands_above(person: Any) -> None:
    page, wire = shown(person, PHONE, "yak", 2, 5, 0, "dawn")
    wire.send({**wire.shown, "revision": 900, "takeback": "Build"})
    assert page.locator("#takeback").is_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.deeds')).backgroundColor") == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("seats", [2, 3])
def test_lying_the_answers_leave_free_what_is_seen_of_the_players(person: Any, seats: int) -> None:
    page, wire = shown(person, LYING, "yak", seats, 5, 0, "dawn")
    back = {"undo": "Build", "takeback": "Build", "marks": ["baby-yak"], "waiting": True}
    for n, decision in enumerate(("dawn", "pay", "buy")):
        frame = positions.frame(positions.reached("yak", seats, 4, 10, decision))
        wire.send({**frame, **back, "revision": 900 + n})
        page.evaluate("document.getElementById('confirm').hidden = false")
        top = min(part.bounding_box()["y"] for part in page.locator(".seat:not(.own) .part > svg").all())
        for button in page.locator(".deeds button:visible").all():
            box = button.bounding_box()
            assert box["y"] + box["height"] <= top, (decision, button.inner_text())
            assert box["x"] >= 0 and box["x"] + box["width"] <= LYING[0]
        assert page.evaluate(OVERLAPS) == []


def test_lying_a_note_of_the_evening_leaves_the_board_free(person: Any) -> None:
    page, wire = shown(person, LYING, "yak", 2, 5, 0, "dawn", likes={"pace": "calm"})
    told = {"kind": "sunset", "title": "Sunset of day 3: every cart moves one stop clockwise.", "rule": "YK-09"}
    lines = ["The baby yak goes to Tashi.", "Day 4 dawns."]
    rest = {"sides": [], "lost": [], "gained": [], "svg": "", "step": 999, "waits": True, "lines": lines}
    wire.send({**wire.shown, "revision": 900, "step": 999, "happenings": [{**told, **rest}]})
    page.wait_for_selector("#happening.brief:not([hidden])")
    note, board = page.locator("#happening").bounding_box(), page.locator("#board").bounding_box()
    assert note["x"] >= board["x"] + board["width"] and note["y"] + note["height"] <= LYING[1]
    prompt = page.locator("#prompt").bounding_box()
    assert prompt["y"] + prompt["height"] <= note["y"]


def test_a_card_of_the_day_that_is_chosen_looks_so_and_the_others_do_not(person: Any) -> None:
    page, _ = shown(person, PHONE, "yak", 2, 5, 0, "dawn", likes={"confirm": True})
    cards = page.locator(".hand-card")
    assert cards.locator(".ticked:visible").count() == 0 and cards.locator(".halo:visible").count() == 3
    tops = [card.bounding_box()["y"] for card in cards.all()]
    page.evaluate("document.getElementById('card-restock').classList.add('chosen')")
    chosen = page.locator("#card-restock")
    assert chosen.locator(".ticked").is_visible() and chosen.bounding_box()["y"] < tops[1]
    assert cards.locator(".ticked:visible").count() == 1 and cards.locator(".halo:visible").count() == 1


def test_on_a_phone_a_refusal_and_a_preview_do_not_lie_over_each_other(person: Any) -> None:
    page, _ = shown(person, PHONE, "yak", 2, 5, 0, "dawn")
    page.evaluate("for (const id of ['preview', 'toast']) document.getElementById(id).hidden = false")
    assert page.evaluate("getComputedStyle(document.getElementById('preview')).visibility") == "hidden"
    page.evaluate("document.getElementById('toast').hidden = true")
    assert page.evaluate("getComputedStyle(document.getElementById('preview')).visibility") == "visible"


def test_on_a_phone_what_a_fight_would_bring_leaves_free_the_places_that_fight(person: Any) -> None:
    page, _ = shown(person, PHONE, "yellow-yangtze", 3, 3, 60, "war support")
    page.evaluate("""() => {
      const line = "The black leader (governor) of Tashi would leave.", preview = document.getElementById("preview");
      preview.innerHTML = `<p>${line}</p>`.repeat(7);
      preview.hidden = false;
    }""")
    felt, panel, told = (page.locator(place).bounding_box() for place in (".felt", "#stage", "#preview"))
    about = page.get_attribute("#stage > svg", "data-about").split()
    in_sight = [box for box in (page.locator(f"#{id_}").bounding_box() for id_ in about) if box["y"] < panel["y"]]
    assert in_sight and all(box["y"] + box["height"] <= told["y"] for box in in_sight)
    assert told["y"] + told["height"] <= felt["y"] + felt["height"] + 1, "the answers stay free"
    assert told["x"] >= 0 and told["x"] + told["width"] <= PHONE[0]


# Of what counts in a fight: whether all of it is seen on the board.
COUNTED = """() => {
  const frame = document.getElementById("board").getBoundingClientRect();
  const within = ({ left, right, top, bottom }) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  return [...document.querySelectorAll("#board .counts")].map((dot) => within(dot.getBoundingClientRect()));
}"""


@pytest.mark.parametrize("seed", [3, 5, 14])
def test_on_a_phone_all_that_counts_in_a_fight_is_in_sight(person: Any, seed: int) -> None:
    page, _ = shown(person, PHONE, "yellow-yangtze", 3, seed, 60, "war support")
    seen = page.evaluate(COUNTED)
    assert seen and all(seen)


# The widths of two signs that stand on one space, and the gap between their middles.
TWO_SIGNS = """() => {
  const [a, b] = [...document.querySelectorAll("#board .signs .sign")].map((el) => el.getBoundingClientRect());
  return [a.width, b.width, Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)];
}"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_two_signs_on_one_space_stand_beside_each_other(person: Any, size: tuple[int, int]) -> None:
    page, wire = shown(person, size, "yellow-yangtze", 2, 3, 30, "main")
    hands.click_one(page, random.Random(1), prefer="hand-")
    space = page.locator("#board .space.offered").first.get_attribute("id")
    both = [{"svg": f'<circle class="sign" r="{r}"/>', "text": "", "at": ""} for r in (15, 14)]
    wire.socket.send(json.dumps({"foreseen": {"signs": {space: both}}}))
    page.wait_for_selector("#board .signs", state="attached")
    one, other, gap = page.evaluate(TWO_SIGNS)
    assert gap > 0.9 * (one + other) / 2


# Of every stone that can be bought: how many prices stand on it, and whether one touches its sign in the middle.
PRICES = """() => [...document.querySelectorAll("#board .cart.own .offered")].map((stone) => {
  const box = stone.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  const own = [...document.querySelectorAll("#board .signs .sign")].map((el) => el.getBoundingClientRect())
    .map((at) => ({ dx: Math.abs(at.x + at.width / 2 - x), dy: Math.abs(at.y + at.height / 2 - y), r: at.width / 2 }))
    .filter(({ dx, dy }) => dx < box.width / 2 && dy < box.height / 2);
  const gaps = own.map(({ dx, dy, r }) => Math.hypot(dx, dy) - r);
  return [own.length, Math.min(...gaps) > box.height / 4];
})"""


@pytest.mark.parametrize("size", [PHONE, LYING, DESK], ids=["phone", "lying", "desk"])
def test_every_stone_that_can_be_bought_has_its_price_beside_its_sign(person: Any, size: tuple[int, int]) -> None:
    plays = (positions.reached("yak", 2, 5, step, "buy") for step in range(20, 400, 10))
    loads = ((play, play.view(0)["carts"][0]["stones"]) for play in plays)
    play = next(play for play, stones in loads if len(set(stones)) < len(stones))  # two are alike
    page = person(size, has_touch=size != DESK, reduced_motion="no-preference")
    wire = positions.show(page, positions.table_of(page, "yak"), positions.reached("yak", 2, 5, 0, "dawn"))
    wire.send({**positions.frame(play), "revision": 900})
    prices = {id_: [{"svg": price_sign(3), "text": "3", "at": ""}] for id_ in wire.shown["offers"] if id_ != "done"}
    wire.socket.send(json.dumps({"foreseen": {"signs": prices}}))
    page.wait_for_selector("#board .signs", state="attached")
    seen = page.evaluate(PRICES)
    assert len(seen) > len(prices) and seen == [[1, True]] * len(seen), seen


@pytest.mark.parametrize("size", [PHONE, LYING, DESK], ids=["phone", "lying", "desk"])
def test_every_answer_is_in_sight(person: Any, size: tuple[int, int]) -> None:
    page, wire = shown(person, size, "yak", 2, 5, 0, "market")
    many = {f"pay-{n}": f"pay {n}" for n in range(9)}
    words = {id_: f"Pay {n} milk and 2 bread" for n, id_ in enumerate(many)}
    wire.send({**wire.shown, "revision": 900, "offers": many, "labels": words})
    answers = page.locator("#choices .choice")
    assert answers.count() == 9
    for answer in answers.all():
        box = answer.bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1], answer.inner_text()
        corner = (box["x"] + 8, box["y"] + box["height"] - 8)
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).matches('.choice')", corner)


@pytest.mark.parametrize("size", [PHONE, LYING, DESK], ids=["phone", "lying", "desk"])
def test_the_food_of_the_market_is_chosen_on_the_stall(person: Any, size: tuple[int, int]) -> None:
    page, _ = shown(person, size, "yak", 2, 5, 0, "market")
    first, second = "#market-k", "#market-b"
    page.locator(first).click()
    assert page.get_attribute("#table", "data-chosen") == "market-k"
    assert page.locator("#choices .choice").all_inner_texts() == ["Take 1 milk"]
    for food in (first, second):
        assert "offered" in page.locator(food).get_attribute("class")
        box = page.locator(food).bounding_box()
        assert min(box["width"], box["height"]) >= 24


def test_the_log_opens_at_its_newest_line_and_can_be_closed(person: Any) -> None:
    page, _ = shown(person, PHONE, "yellow-yangtze", 3, 3, 140, "main")
    page.click(".bar [data-opens=logbox]")
    last = page.locator("#log li").last
    assert last.bounding_box()["y"] + last.bounding_box()["height"] <= PHONE[1]
    assert page.locator("#log li").first.bounding_box()["y"] < 0
    page.click("#logbox [data-opens=logbox]")
    assert page.locator("#logbox").is_hidden()
    assert page.get_attribute(".bar [data-opens=logbox]", "aria-expanded") == "false"


@pytest.mark.parametrize("size", [DESK, PHONE, LYING], ids=["desk", "phone", "lying"])
def test_nothing_jumps_when_the_question_grows(person: Any, size: tuple[int, int]) -> None:
    page, wire = shown(person, size, "yellow-yangtze", 3, 3, 140, "main")
    places = [page.evaluate(BOX, id_) for id_ in ("#board", "#hand", ".company")]
    page.locator("#hand .offered").first.dispatch_event("click")  # a way, a button to go back, other answers
    assert page.inner_text("#way")
    assert [page.evaluate(BOX, id_) for id_ in ("#board", "#hand", ".company")] == places
    wire.send(
        {**wire.shown, "revision": 999, "undo": "Ada places a governor tile on c11.", "prompt": "A question " * 9}
    )
    assert [page.evaluate(BOX, id_) for id_ in ("#board", "#hand", ".company")] == places


def test_on_a_phone_all_of_why_the_bots_are_silent_can_be_read(person: Any) -> None:
    page, wire = shown(person, PHONE, "yangtze", 3, 3, 30)
    prompt = page.locator("#prompt")
    for n, language in enumerate(LANGUAGES):
        wire.send({**wire.shown, "revision": 900 + n, "prompt": say("table-bots-waking", language)})
        assert prompt.inner_text() == say("table-bots-waking", language)
        assert prompt.evaluate("(el) => el.scrollHeight - el.clientHeight") == 0


def test_the_header_stays_on_one_line_whatever_it_says(person: Any) -> None:
    page, wire = shown(person, DESK, "yellow-yangtze", 3, 3, 140, "main")
    height = page.locator(".bar").bounding_box()["height"]
    wire.send({**wire.shown, "revision": 999, "waiting": True})
    page.evaluate("document.body.classList.add('away')")
    assert page.locator("#waiting").is_visible() and page.locator(".bar .lost").is_visible()
    assert page.locator(".bar").bounding_box()["height"] == height
    assert page.evaluate(SIDEWAYS) == 0
    title = page.evaluate(
        "(() => { const h = document.querySelector('.bar h1'); return h.scrollWidth - h.clientWidth; })()"
    )
    assert title <= 0
    heights = {round(box.bounding_box()["height"]) for box in page.locator(".tools > :is(button, a):visible").all()}
    assert len(heights) == 1


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_turn_elsewhere_is_said_in_words_and_is_not_the_first_thing_while_it_is_my_turn_here(
    person: Any, size: tuple[int, int]
) -> None:
    page, wire = shown(person, size, "yellow-yangtze", 3, 3, 140, "main")
    wire.send({**wire.shown, "revision": 998, "waiting": 1, "marks": ["bag"], "undo": "Ada places a tile."})
    link, look = page.locator("#waiting"), "(el) => getComputedStyle(el).backgroundColor"
    assert link.inner_text().split() == ["Other", "table"]
    assert link.get_attribute("title") == "Your turn at another table"
    quiet = link.evaluate(look)
    boxes = [page.locator(id_).bounding_box() for id_ in ("#waiting", "#undo")]
    assert boxes[1]["x"] + boxes[1]["width"] <= boxes[0]["x"] or boxes[1]["y"] >= boxes[0]["y"] + boxes[0]["height"]
    told = [
        (button, undo, talk) for button, undo in (("#undo", "Ada places a tile."), ("#again", None)) for talk in (0, 1)
    ]
    for n, (button, undo, talk) in enumerate(told):
        wire.send({**wire.shown, "revision": 1000 + n, "undo": undo})
        page.evaluate(f"document.querySelector('.chat-opener').hidden = {1 - talk}")  # people at the table can talk
        if not undo:  # the longest that it says
            page.evaluate("document.getElementById('again').textContent = 'Since you left: 12'")
        there, back = (page.locator(q).bounding_box() for q in ("#waiting", button))
        assert back["x"] + back["width"] <= there["x"] or back["y"] >= there["y"] + there["height"], button
    wire.send({**wire.shown, "revision": 1009, "actors": [1], "offers": {}})
    assert link.evaluate(look) != quiet == "rgba(0, 0, 0, 0)"


def test_on_a_phone_the_own_panel_is_there_once(person: Any) -> None:
    page, _ = shown(person, PHONE, "yellow-yangtze", 4, 3, 40, "main")
    assert page.locator("#hand").is_visible()
    assert page.locator(".seat:visible").count() == 3 and page.locator(".seat.own").is_hidden()


def test_playing_is_one_tap_away_on_the_first_screen(person: Any) -> None:
    for size in (PHONE, LYING, TABLET, DESK):
        page = person(size)
        page.goto("/")
        box = page.locator("[data-quick]").first.bounding_box()
        assert box["y"] + box["height"] <= size[1] - 8, size


def test_who_wants_no_motion_is_at_the_form_at_once(person: Any) -> None:
    page = person(PHONE, reduced_motion="reduce")
    page.goto("/")
    picked = """() => {
      document.querySelector("[data-pick]").click();
      return [scrollY, document.getElementById("make").getBoundingClientRect().top];
    }"""
    scrolled, top = page.evaluate(picked)
    assert scrolled > 0 and abs(top) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_no_setting_of_the_first_page_is_cut(person: Any, language: str) -> None:
    page = person(PHONE, locale=language)
    page.goto("/")
    cut = """() => [...document.querySelectorAll(".setting :is(input, select)")].filter((el) => {
      const style = getComputedStyle(el), pen = document.createElement("canvas").getContext("2d");
      pen.font = style.font;
      const words = el.options ? [...el.options].map((each) => each.text) : [el.placeholder];
      const edges = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      return words.some((each) => pen.measureText(each).width > el.clientWidth - edges);
    }).map((el) => el.placeholder ?? el.value)"""
    assert page.locator(".setting").count() == 3 and page.evaluate(cut) == []
    assert page.evaluate(SIDEWAYS) == 0


# Answers in rows: their boxes, and whether they cover the stage or a leader that it is about.
ROWS = """() => {
  const box = (el) => el.getBoundingClientRect(), answers = [...document.querySelectorAll(".tally button")].map(box);
  const stage = document.querySelector("#stage > svg");
  const about = [stage, ...stage.dataset.about.split(" ").map((id) => document.getElementById(id))].map(box);
  const over = (a, b) => a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1;
  return { sizes: answers.map((a) => [a.width, a.height]), covers: answers.some((a) => about.some((b) => over(a, b))) };
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_can_be_committed_stands_in_even_rows_beside_the_fight(person: Any, size: tuple[int, int]) -> None:
    page, wire = shown(person, size, "yellow-yangtze", 3, 12, 192, "war support")
    for n, (language, many) in enumerate((language, many) for language in LANGUAGES for many in (13, 10)):
        war = many == 13
        play = positions.reached(
            "yellow-yangtze", *((3, 12, 192, "war support") if war else (4, 10, 159, "revolt defence"))
        )
        wire.send({**positions.frame(play, language=language), "revision": 1000 + n})
        if war:
            page.locator("#stage .side.offered").first.dispatch_event("click")
        rows = page.evaluate(ROWS)
        assert len(rows["sizes"]) == many and not rows["covers"], (language, many)
        assert len({tuple(map(round, each)) for each in rows["sizes"]}) == 1, "all are alike"
        assert min(map(min, rows["sizes"])) >= 32
        assert page.locator(".tally .row-of").count() == 2
    assert page.locator(".tally button").first.inner_text().split() == ["0", "2", ":", "1"]
    page.locator(".tally button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.id") == "commit-1+"
    page.keyboard.press("Enter")
    assert page.get_attribute("#table", "data-chosen") == "commit-1+"


def test_the_own_side_of_a_fight_comes_first_in_the_panel_and_in_the_answers(person: Any) -> None:
    page, wire = shown(person, PHONE, "yellow-yangtze", 3, 3, 60, "war support")
    asked = page.inner_text("#prompt")
    assert asked == "Guest 5494 attacks you, adds last and decides a tie. Support a state, or none."
    war = positions.reached("yellow-yangtze", 3, 3, 60, "war support")
    for seat in (1, 0):  # the same war, as both see it
        wire.send({**positions.frame(war, seat), "revision": 990 - seat})
        names = page.locator("#stage .sidename").all_text_contents()
        assert names[0] == "Your state" and names[1].endswith("'s state"), names
    assert "leaders leave" in page.locator("#stage .stakes.low").text_content()
    strengths = page.locator("#stage .pn").all_text_contents()
    page.locator("#stage .side.offered").first.dispatch_event("click")
    mine, other = page.locator(".tally button small").first.inner_text().split(" : ")
    assert int(mine) == int(strengths[0]) + 1 and other == strengths[1]
    wire.send({**positions.frame(positions.reached("yellow-yangtze", 3, 3, 10, "revolt defence")), "revision": 999})
    assert page.locator("#stage .sidename").first.text_content() == "You"
    assert page.locator("#stage .siderole").first.text_content() == "Defender, wins a tie"


# How large the leaders of a part of the game are on the screen, and whether each is in sight.
LEADERS = """(ids) => {
  const frame = document.getElementById("board").getBoundingClientRect();
  return ids.map((id) => document.getElementById(id).getBoundingClientRect()).map((box) => ({
    wide: box.width,
    seen: box.left >= frame.left - 1 && box.right <= frame.right + 1
      && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1,
  }));
}"""


def test_on_a_phone_the_map_begins_at_the_own_leaders_and_comes_nearer_in_a_fight(person: Any) -> None:
    page, wire = shown(person, PHONE, "yellow-yangtze", 2, 4, 12, "main")
    own = page.locator("#hand > svg").get_attribute("data-home").split()
    assert own and all(leader["seen"] for leader in page.evaluate(LEADERS, own))
    begun = page.evaluate(LEADERS, own)[0]["wide"]
    page.click("#farther")
    page.click("#farther")
    assert page.evaluate(LEADERS, own)[0]["wide"] < begun, "it begins nearer than the whole map"
    page, wire = shown(person, PHONE, "yellow-yangtze", 2, 4, 12, "main")
    hand = page.locator("#hand .offered[id^=hand]").first
    hand.dispatch_event("click")
    fight = positions.reached("yellow-yangtze", 2, 4, 30, "war support")
    wire.send({**positions.frame(fight), "revision": 999})
    about = page.locator("#stage > svg").get_attribute("data-about").split()
    fighters = page.evaluate(LEADERS, about)
    assert all(each["seen"] and each["wide"] >= 24 for each in fighters), fighters


def test_on_a_phone_the_first_turn_begins_near_capitals_where_a_leader_can_stand(person: Any) -> None:
    page, _ = shown(person, PHONE, "yellow-yangtze", 2, 1, 0, "main")
    capitals = page.locator("#board > svg").get_attribute("data-begin").split()
    assert len(capitals) == 3
    begun = page.evaluate(LEADERS, capitals)
    assert all(each["seen"] and each["wide"] >= 32 for each in begun), begun
    page.locator("#hand .offered[id^=leader-]").first.dispatch_event("click")
    assert page.evaluate(LEADERS, capitals) == begun, "it stays as near while one chooses"


def test_a_player_has_one_colour_everywhere(person: Any) -> None:
    page, wire = shown(person, DESK, "yellow-yangtze", 3, 3, 140, "main")
    chart = {"rows": [], "columns": [], "sources": [], "tallies": [], "points": {"0": [0, 1], "1": [0, 2], "2": [1, 1]}}
    wire.send({**wire.shown, "revision": 999, "table": {**wire.shown["table"], "status": "over"}, "result": chart})
    for seat in range(3):
        colours = page.evaluate(
            """(seat) => {
              const of = (at, what) => getComputedStyle(document.querySelector(at))[what];
              return [
                of(`#log [data-seat="${seat}"]`, "borderLeftColor"),
                of(`.seat:nth-child(${seat + 1})`, "borderTopColor"),
                of(`#part-seat-${seat} .medal`, "fill"), of(`.chart .line-${seat}`, "stroke"),
                of(`#board .p${seat} > .ruler`, "fill"),
              ];
            }""",
            seat,
        )
        assert len(set(colours)) == 1, colours


def test_two_warring_sides_have_two_colours_and_the_chosen_one_stands_out(person: Any) -> None:
    page, _ = shown(person, DESK, "yellow-yangtze", 3, 3, 60, "war support")
    borders = page.evaluate(
        "[...document.querySelectorAll('#board .realm.war')].map((el) => getComputedStyle(el).stroke)"
    )
    ribbons = page.evaluate("[...document.querySelectorAll('#stage .ribbon')].map((el) => getComputedStyle(el).fill)")
    assert len(borders) >= 2 and len(set(borders)) == len(borders) and set(borders) == set(ribbons)
    ring = "(el) => parseFloat(getComputedStyle(el.querySelector('.cardring')).strokeWidth)"
    first = page.locator("#stage .side.offered").first
    thin, name = first.evaluate(ring), first.get_attribute("id")
    first.dispatch_event("click")
    assert page.locator(f"#{name}.chosen").evaluate(ring) > thin


def test_yaks_own_tower_is_about_as_large_as_the_log_and_drawn_stones_are_larger_still(person: Any) -> None:
    page, wire = shown(person, DESK, "yak", 4, 5, 40, "dawn")
    base, top, log = (page.locator(id_).bounding_box() for id_ in ("#own-stone-base", "#place-5-1", "#logbox"))
    tower = base["width"] * (base["y"] + base["height"] - top["y"])
    assert tower > 0.75 * log["width"] * log["height"]
    wire.send({**positions.frame(positions.reached("yak", 2, 5, 30, "keep")), "revision": 500})
    drawn = page.locator("#stage .offered")
    assert drawn.count() == 3
    assert min(each.bounding_box()["width"] for each in drawn.all()) > 1.5 * top["width"]
    stage = page.locator("#stage").bounding_box()
    for id_ in ("#market-stall", "#quarry-bag"):  # carts, market and bag stay in sight
        assert page.locator(id_).bounding_box()["y"] >= stage["y"] + stage["height"]
    own = page.locator("#board .cart.own").bounding_box()
    assert own["y"] > stage["y"] + stage["height"]


def test_a_cart_keeps_to_the_road_with_2_players(person: Any) -> None:
    page, wire = shown(person, DESK, "yak", 2, 5, 0, reduced_motion="no-preference")
    before, after = sunset(2, 5)
    wire.send({**positions.frame(before), "revision": 500})
    ways = carts_on_their_way(page, wire, after)
    assert any(len(way) > 2 for way in ways)
    for way in ways:
        for x, y in way:
            assert max(abs(x - 480) / 332, abs(y - 386) / 264) > 0.8, (x, y)  # never near the mountain


def sunset(seats: int, seed: int) -> tuple[Any, Any]:
    """The last position of a day and the first of the next."""
    play, choice = new("yak", seats=seats, seed=seed), random.Random(seed)
    while True:
        before = copy.copy(play)
        seat = play.actors[0]
        play.play(choice.choice(play.legal(seat)), seat)
        if any(deed.name == "cart_moved" for deed in play.steps[-1].deeds):
            return before, play


def carts_on_their_way(page: Any, wire: positions.Wire, after: Any) -> list[list[list[float]]]:
    """The ways on which the carts travel to their new stops, in the board's own measures."""
    page.evaluate(
        """() => {
          window.ways = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            if (this.classList.contains("cart")) window.ways.push(frames.map(({ transform }) => {
              const m = new DOMMatrix(transform);
              return [m.e, m.f];
            }));
            return animate.call(this, frames, timing);
          };
        }"""
    )
    wire.send({**positions.frame(after), "revision": 501, "full": False})
    return page.evaluate("window.ways")  # type: ignore[no-any-return]


def test_by_lamplight_axe_finds_nothing(person: Any) -> None:
    page, game = person(), "yellow-yangtze"
    page.goto("/")
    with page.expect_response("**/api/me"):
        page.select_option("[data-setting=palette]", "dark")
    assert axe(page) == []
    wire = positions.Wire(page)
    wire.open(positions.table_of(page, game), positions.reached(game, 3, 3, 30))
    assert page.get_attribute("html", "data-palette") == "dark"
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(241, 229, 204)"
    assert axe(page) == []
    waiting = page.context.new_page()
    hands.create(waiting, game, ["", ""])
    waiting.wait_for_selector("#lobby:not([hidden])")
    assert axe(waiting) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_while_something_is_chosen_or_told(person: Any, size: tuple[int, int]) -> None:
    """A half-made choice, a stage, and a scene over the board, at all three tables, in every palette."""
    page = person(size, likes={})
    side = {"strength": 6, "pieces": [], "lines": ["4 soldier tiles (red)"], "won": True, "name": "Yan"}
    sides = [side, {**side, "name": "Qi", "strength": 4, "won": False}]
    gained = [{"text": "Dorothea gains 3 points.", "seat": 2, "svg": ""}]
    told = {"title": "War", "rule": "YY-28", "sides": sides, "lines": ["It is over."], "lost": gained, "gained": gained}
    for game, kind, stage in (
        ("yellow-yangtze", "war", "war support"),
        ("yangtze", "reward", "lay"),
        ("yak", "fog", "keep"),
    ):
        wire = positions.show(page, positions.table_of(page, game), positions.reached(game, 3, 3, 30))
        page.locator("#hand .offered").first.dispatch_event("click")
        assert axe_in_every_palette(page) == [], game
        wire.send({**positions.frame(positions.reached(game, 3, 3, 30, stage)), "revision": 900})
        assert axe_in_every_palette(page) == [], (game, stage)
        happening = {**told, "kind": kind, "svg": "", "step": 999, "waits": True}
        wire.send({**wire.shown, "revision": 901, "step": 999, "happenings": [happening]})
        page.wait_for_selector("#happening:not([hidden])")
        assert axe_in_every_palette(page) == [], (game, kind)

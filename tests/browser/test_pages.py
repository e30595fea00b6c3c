"""The pages as such: sizes, languages, axe, weight, speed, policy, replay."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from headwaters.kernel.facts import all_facts
from headwaters.table import rulebook
from headwaters.table.guests import PALETTES
from headwaters.text import LANGUAGES

from . import hands, positions
from .conftest import DESK, PHONE

GAMES = tuple(all_facts())
PAGES = [f"/rules/{game}" for game in GAMES] + [f"/rules/{game}/aid" for game in GAMES if rulebook.has(game, "aid")]
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Pairs of boxes that cover each other although they should not.
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".bar, .asked, .felt, #hand, .company, .logbox, .deeds")]
    .filter((el) => el instanceof HTMLElement && el.checkVisibility() && getComputedStyle(el).position !== "fixed")
    .map((el) => [el.className || el.id, el.getBoundingClientRect(), el]).filter(([, box]) => box.width && box.height);
  const found = [];
  for (const [i, [a, x, p]] of boxes.entries()) for (const [b, y, q] of boxes.slice(i + 1)) {
    if (p.contains(q) || q.contains(p)) continue;
    if (p.matches(".deeds") && q.matches(".felt")) continue; // many answers lie over the board's edge, so nothing jumps
    const w = Math.min(x.right, y.right) - Math.max(x.left, y.left);
    const h = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    const half = p.matches(".asked") && q.matches(".felt") && p.querySelector(".way")?.textContent;
    if (half && h < 20) continue; // so does the last line of what is chosen
    if (w > 1 && h > 1) found.push(`${a} × ${b}`);
  }
  for (const [name, box] of boxes) {
    const leaves = box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1;
    if (leaves) found.push(`${name} leaves the screen`);
  }
  return found;
}"""


WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


CONTRAST = {"type": "rule", "values": ["color-contrast"]}


def axe(page: Any, rules: Any = WCAG) -> list[str]:
    """What axe finds on the page, the moving pictures of the scene included."""
    from axe_playwright_python.sync_playwright import Axe

    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate(
        "async (options) => (await axe.run(options)).violations", {"runOnly": rules, "resultTypes": ["violations"]}
    )
    return [f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes']][:3]}" for each in found]


def axe_in_every_palette(page: Any) -> list[str]:
    """Everything in the palette as it is, and the contrasts of colours in all others."""
    found = axe(page)
    own = page.get_attribute("html", "data-palette")
    for palette in PALETTES:
        if palette != own:
            page.evaluate("(palette) => { document.documentElement.dataset.palette = palette; }", palette)
            found += [f"{palette}: {each}" for each in axe(page, CONTRAST)]
    page.evaluate("(palette) => { document.documentElement.dataset.palette = palette; }", own)
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_the_screen_and_axe_finds_nothing(person: Any, game: str, size: tuple[int, int]) -> None:
    page = person(size)
    hands.create(page, game, ["", *["novice"] * (all_facts()[game].most - 1)])
    page.wait_for_selector("#board svg")
    rng = random.Random(8)
    for turn in range(8):
        assert hands.my_turn(page)
        assert page.evaluate(SIDEWAYS) == 0
        assert page.evaluate(OVERLAPS) == []
        if turn in (0, 7):
            assert axe(page) == []
        hands.click_one(page, rng)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", ["/", *PAGES])
def test_the_other_pages_fit_the_screen_and_axe_finds_nothing(person: Any, path: str, size: tuple[int, int]) -> None:
    page = person(size)
    page.goto(path)
    if path == "/":
        page.click("#make > summary")
        for more in page.locator("fieldset:not([hidden]) > .more > summary").all():
            more.click()
    assert page.evaluate(SIDEWAYS) == 0
    if size == DESK:
        assert axe(page) == []


@pytest.mark.parametrize("palette", ["contrast", "safe"])
def test_the_other_palettes_have_enough_contrast(person: Any, palette: str) -> None:
    page = person()
    page.goto("/")
    with page.expect_response("**/api/me"):
        page.select_option("[data-setting=palette]", palette)
    assert axe(page) == []
    hands.quick(page, "yak")
    assert page.get_attribute("html", "data-palette") == palette
    hands.my_turn(page)
    assert axe(page) == []


def test_one_click_begins_a_game_against_one_beginner_or_as_many_as_one_likes(person: Any) -> None:
    page = person()
    hands.quick(page, "yak")
    assert page.locator(".seat").count() == 2 and "Beginner" in page.locator(".seat").last.inner_text()
    page.goto("/")
    page.locator(".card", has=page.locator("[data-quick=yangtze]")).locator("[data-bots]").select_option("3")
    page.click("[data-quick=yangtze]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#board svg")
    assert page.locator(".seat").count() == 4


def test_every_page_speaks_four_languages(person: Any) -> None:
    page = person()
    hands.quick(page, "yak")
    heard: dict[str, list[str]] = {}
    for language in ("it", "fr", "es", "en"):
        page.select_option("[data-setting=language]", language)
        page.wait_for_function(
            "l => document.documentElement.lang === l && document.querySelector('#log li')", arg=language
        )
        hands.my_turn(page)
        heard[language] = [page.inner_text(each) for each in ("#prompt", "#log", "#move-seat")]
        heard[language].append(page.locator("#board svg").get_attribute("aria-label"))
        assert "page-" not in page.inner_text("main")
        assert page.evaluate(SIDEWAYS) == 0
    for one, other in (("it", "fr"), ("fr", "es"), ("es", "en"), ("en", "it")):
        assert all(a != b for a, b in zip(heard[one], heard[other], strict=True)), (heard[one], heard[other])


@pytest.mark.parametrize("game", ["yellow-yangtze", "yangtze", "yak"])
def test_the_first_table_page_is_light(person: Any, game: str) -> None:
    page = person()
    hands.quick(page, game)
    hands.my_turn(page)
    address = page.url
    page.context.clear_cookies()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    weight: list[float] = []
    session.on("Network.loadingFinished", lambda event: weight.append(event["encodedDataLength"]))

    # The live connection is compressed too (permessage-deflate), which the browser does not measure.
    def heard(event: Any) -> None:
        weight.append(len(zlib.compress(event["response"]["payloadData"].encode(), 6)))

    session.on("Network.webSocketFrameReceived", heard)
    page.goto(address)
    page.wait_for_selector("#board svg")
    page.wait_for_timeout(300)
    assert sum(weight) < 150_000, sum(weight)


def test_a_click_shows_its_effect_at_once(person: Any) -> None:
    page = person()
    hands.quick(page, "yellow-yangtze")
    hands.my_turn(page)
    shown = page.evaluate("""() => new Promise((done) => {
      const target = document.querySelector("#hand .offered");
      target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      requestAnimationFrame(() => done(document.querySelector(".chosen") !== null));
    })""")
    assert shown  # by the next picture on the screen; `make load` measures what goes through the service


# Small changes of the kind that every click brings, each followed by a look at the style.
SMALL_CHANGES = """() => {
  const table = document.getElementById("table"), changes = [
    () => { document.getElementById("prompt").textContent = "A question"; },
    () => { document.getElementById("choices").replaceChildren(document.createElement("button")); },
    () => { document.querySelector("#hand .offered").classList.toggle("chosen"); },
    () => { document.getElementById("undo").toggleAttribute("hidden"); },
    () => { table.classList.toggle("sending"); },
  ];
  for (const change of changes) { change(); getComputedStyle(document.querySelector("#board [id]")).stroke; }
  return document.querySelectorAll("*").length;
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_small_change_styles_a_small_part_of_the_table_anew(browser: Any, person: Any, size: tuple[int, int]) -> None:
    page = person(size)
    play = positions.reached("yellow-yangtze", 3, 3, 140, "main")
    positions.show(page, positions.table_of(page, "yellow-yangtze"), play)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    elements = page.evaluate(SMALL_CHANGES)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [
        event["args"]["elementCount"]
        for event in events
        if event["name"] == "UpdateLayoutTree" and "elementCount" in event["args"]
    ]
    assert len(styled) >= 3 and max(styled) < elements / 4, styled


def test_no_inline_script_or_style_runs(person: Any, service: Any) -> None:
    page = person()
    answer = page.goto("/")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    foreign: list[str] = []
    page.on("request", lambda request: foreign.append(request.url) if not request.url.startswith(service.url) else None)
    hands.quick(page, "yangtze")
    assert foreign == []


def test_a_finished_game_is_replayed_step_by_step(person: Any) -> None:
    page = person()
    hands.create(page, "yak", ["novice", "novice"])
    page.wait_for_selector("#table[data-status=over]", timeout=60_000)
    page.wait_for_selector("#result:not([hidden])")
    page.click("#result a[href$=replay]")
    page.wait_for_selector("#board svg")
    steps = int(page.get_attribute("#slider", "max"))
    assert steps > 20
    at = "n => Number(document.getElementById('table').dataset.step) === n"
    page.wait_for_function(at, arg=0)
    page.click("#next")
    page.wait_for_function(at, arg=1)
    page.keyboard.press("End")
    page.wait_for_function(at, arg=steps)
    assert page.url.endswith(f"#{steps}")
    page.fill("#slider", str(steps // 2))
    page.wait_for_function(at, arg=steps // 2)
    assert page.locator("#log .now").count() >= 1 or page.locator("#log .later").count() > 0
    page.select_option("#view", "public")
    page.wait_for_selector("#hand", state="hidden")
    page.select_option("#view", "1")
    page.wait_for_selector("#hand svg")
    assert axe(page) == []
    address = page.url
    other = person(PHONE)
    other.goto(address)
    other.wait_for_function(at, arg=steps // 2)
    assert other.evaluate(SIDEWAYS) == 0
    assert other.evaluate(OVERLAPS) == []


# ---------------------------------------------------------------- the player aid

AID = """# Yak

## A day in {language}

| card | what it does | rule |
|---|---|---|
| build | buy stones | [YK-10](rules#YK-10) |

![The village of {language}](scene:village)

""" + "\n".join(f"- Line {n} of many" for n in range(60))
# Whether the sheet lies over the board, the hand or a button of the question.
COVERED = """() => {
  const sheet = document.getElementById("aid").getBoundingClientRect();
  return ["#board", "#hand", ".ask", ".company"].filter((name) => {
    const box = document.querySelector(name).getBoundingClientRect();
    const wide = Math.min(sheet.right, box.right) - Math.max(sheet.left, box.left);
    return wide > 1 && Math.min(sheet.bottom, box.bottom) - Math.max(sheet.top, box.top) > 1;
  });
}"""
FOCUSED = "() => document.activeElement.id"


@pytest.fixture
def aid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Yak with a player aid of this test: long, with a table and a picture, in four languages."""
    real, own = rulebook.folder, tmp_path / "pages"
    own.mkdir()
    for language in LANGUAGES:
        (own / f"rules.{language}.md").write_text(rulebook.source("yak", "rules", language)[0], encoding="utf-8")
        (own / f"aid.{language}.md").write_text(AID.format(language=language), encoding="utf-8")
    monkeypatch.setattr(rulebook, "folder", lambda game: own if game == "yak" else real(game))
    monkeypatch.setattr(rulebook, "drawn", lambda game, name, language: rulebook.boards(game, language)[0][0])
    rulebook.aid.cache_clear()
    yield
    rulebook.aid.cache_clear()


def at_yak(page: Any) -> None:
    hands.create(page, "yak", ["", "novice", "novice", "novice"])
    page.wait_for_selector("#board svg")
    assert hands.my_turn(page)


def test_the_aid_lies_beside_the_board_while_one_plays(aid: None, person: Any) -> None:
    page = person(DESK)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/aid" in request.url else None)
    at_yak(page)
    assert page.locator("#aid").is_hidden() and not [url for url in asked if "sheet" in url]
    page.click("#aid-open")
    page.wait_for_selector("#aid figure svg[role=img]")
    assert page.get_attribute("#aid-open", "aria-expanded") == "true"
    assert page.evaluate(FOCUSED) == "aid-close"
    assert page.evaluate(COVERED) == [] and page.evaluate(OVERLAPS) == [] and page.evaluate(SIDEWAYS) == 0
    assert axe(page) == []
    link = page.locator("#aid a").first
    assert (link.get_attribute("href"), link.get_attribute("target")) == ("/rules/yak#YK-10", "_blank")
    rng = random.Random(4)
    for _ in range(6):
        before = hands.state(page)[0]
        while hands.state(page)[0] == before:
            hands.click_one(page, rng)
        assert hands.my_turn(page)
    assert page.locator("#aid").is_visible() and page.evaluate(COVERED) == []
    page.click("#aid-close")
    assert page.locator("#aid").is_hidden() and page.locator("#logbox").is_visible()
    page.click("#aid-open")
    assert len([url for url in asked if "sheet" in url]) == 1


def test_h_opens_and_escape_closes_the_aid(aid: None, person: Any) -> None:
    page = person(DESK)
    at_yak(page)
    page.focus("#move-seat")
    page.keyboard.press("h")
    page.wait_for_selector("#aid table")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.getElementById('aid').scrollTop > 0")
    assert page.evaluate(FOCUSED) == "aid-close"
    page.keyboard.press("Escape")
    assert page.locator("#aid").is_hidden() and page.evaluate(FOCUSED) == "move-seat"
    page.keyboard.press("h")
    page.focus("#move-seat")
    page.keyboard.press("Escape")
    assert page.locator("#aid").is_hidden()
    page.keyboard.press("?")
    assert "player aid" in page.inner_text("#keys .keys")
    page.keyboard.press("h")
    assert page.locator("#aid").is_hidden(), "the list of keys is open"


def test_escape_takes_back_a_choice_before_it_closes_the_aid(person: Any, aid: None) -> None:
    page = person(DESK)
    at_yak(page)
    page.keyboard.press("h")
    rng = random.Random(1)
    while not hands.state(page)[1]:
        hands.my_turn(page)
        hands.click_one(page, rng)
    page.focus("#back")
    page.keyboard.press("Escape")
    assert page.locator("#aid").is_visible() and not hands.state(page)[1]
    page.keyboard.press("Escape")
    assert page.locator("#aid").is_hidden()


def test_an_open_aid_is_open_after_a_reload_and_in_every_language(aid: None, person: Any) -> None:
    page = person(DESK)
    at_yak(page)
    page.keyboard.press("h")
    for language in ("it", "fr", "es", "en"):
        page.select_option("[data-setting=language]", language)
        page.wait_for_selector(f"#aid h2:text('A day in {language}')")
        assert page.evaluate(FOCUSED) != "aid-close", "nobody asked for it just now"
        assert page.evaluate(SIDEWAYS) == 0 and page.evaluate(OVERLAPS) == []
    page.keyboard.press("h")
    page.reload()
    page.wait_for_selector("#board svg")
    assert page.locator("#aid").is_hidden()


def test_on_a_phone_the_aid_is_a_sheet_over_everything(aid: None, person: Any) -> None:
    page = person(PHONE)
    at_yak(page)
    page.click("[data-opens=tools]")
    page.click("#aid-open")
    page.wait_for_selector("#aid figure svg")
    box = page.locator("#aid").bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, *PHONE)
    assert page.evaluate(SIDEWAYS) == 0 and axe(page) == []
    for _ in range(4):  # Tab stays in the sheet
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body || document.activeElement.closest('#aid') !== null"
        )
    page.click("#aid-close")
    assert page.locator("#aid").is_hidden()
    hands.click_one(page, random.Random(2))
    page.keyboard.press("h")
    page.reload()
    page.wait_for_selector("#board svg")
    assert page.locator("#aid").is_hidden(), "on a phone it would hide the table"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("palette", ["default", "contrast", "safe"])
def test_the_page_of_the_aid_fits_and_has_enough_contrast(
    aid: None, person: Any, palette: str, size: tuple[int, int]
) -> None:
    page = person(size)
    page.goto("/rules/yak/aid")
    if palette != "default":
        with page.expect_response("**/api/me"):
            page.select_option("[data-setting=palette]", palette)
    assert page.locator("main figure svg").is_visible()
    assert page.evaluate(SIDEWAYS) == 0
    assert axe(page) == []


def test_the_aid_on_paper_is_text_without_bars_and_buttons_on_at_most_two_sheets(aid: None, person: Any) -> None:
    page = person(DESK)
    page.goto("/rules/yak/aid")
    sheets = page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
    assert 1 <= sheets <= 2
    page.evaluate("window.print = () => { document.body.dataset.printed = 'yes'; }")
    page.click("[data-prints]")
    assert page.get_attribute("body", "data-printed") == "yes"
    page.emulate_media(media="print")
    assert page.locator(".bar").is_hidden() and page.locator(".acts").is_hidden()
    assert page.evaluate("getComputedStyle(document.querySelector('.text.aid')).columnCount") == "2"

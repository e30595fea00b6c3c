"""The pages of a game's folder: rules with anchors, the player aid, pictures, the facts at their heads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from conftest_table import GAMES, Served, service

from headwaters.kernel.facts import facts
from headwaters.table import pages, rulebook
from headwaters.text import LANGUAGES

LANTERN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" role="group" aria-labelledby="t" tabindex="0">'
    '<title id="t">Lantern</title><style>#lamp { fill: red; }</style>'
    '<defs><g id="lamp"><path d="M0 0"/></g><linearGradient id="glow"/></defs>'
    '<use href="#lamp" fill="url(#glow)"/><use href="#elsewhere" data-id="lamp"/></svg>'
)
RULES = """# Yak

About the game.

## Building

- YK-01 One stone, see ![a **small** tower](scene:tower) beside it.
- YK-02 Two stones.

![two "towers" < three](scene:tower)

![nobody drew it](scene:nothing)
"""
LEARN = """# Learn Yak

Build high.

## Building

![a tower](scene:tower)

1. **How many?** One. ([YK-01](#YK-01))
"""
AID = """# Yak: player aid

## A day

| step | rule |
|---|---|
| dawn | [YK-07](rules#YK-07) |

All [rules](rules), [again](aid#top), [here](#YK-01), [far](https://example.org/rules).
"""


def draw(game: str, name: str, language: str) -> str:
    """A picture that every language shares; there is only one."""
    return {"tower": LANTERN}[name]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yak with pages of this test and one picture."""
    monkeypatch.setattr(rulebook, "folder", lambda game: tmp_path / game)
    monkeypatch.setattr(rulebook, "drawn", draw)
    (tmp_path / "yak").mkdir()
    (tmp_path / "yak" / "rules.en.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "yak" / "aid.en.md").write_text(AID, encoding="utf-8")
    yield tmp_path / "yak"
    forget()


def forget() -> None:
    rulebook.rulebook.cache_clear()
    rulebook.aid.cache_clear()


@pytest.fixture(autouse=True)
def fresh() -> None:
    forget()


def building(ready: bool = True) -> str:
    (section,) = rulebook.rulebook("yak", "en", ready)["sections"]
    assert (section["title"], section["id"]) == ("Building", "building")
    return str(section["html"])


def test_a_picture_is_a_figure_behind_its_paragraph_with_its_words_as_caption(written: Path) -> None:
    html = building()
    assert re.search(r'<li id="YK-01" class="rule">YK-01 One stone, see {2}beside it\.\s*<figure><svg ', html)
    assert 'role="img" aria-label="a small tower">' in html
    assert "<figcaption>a <strong>small</strong> tower</figcaption></figure>" in html
    assert 'aria-label="two &quot;towers&quot; &lt; three"' in html
    assert "<figcaption>two &quot;towers&quot; &lt; three</figcaption>" in html
    assert not re.search(r"<p>\s*</p>|<p>\s*<figure|scene:|tabindex|<style|role=\"group\"", html)


def test_no_two_pictures_of_a_page_share_an_id_and_each_refers_to_its_own(written: Path) -> None:
    shown = rulebook.rulebook("yak", "en", True)
    html = "".join(shown["pictures"]) + building()
    assert html.count("<svg ") == 4
    ids = re.findall(r'(?<![\w-])id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    for svg in re.findall(r"<svg .*?</svg>", html, flags=re.DOTALL):
        own = set(re.findall(r'(?<![\w-])id="([^"]+)"', svg))
        assert set(re.findall(r'(?:url\(#|href="#)([^")]+)', svg)) - {"elsewhere"} <= own
    assert '<use href="#picture-3-lamp" fill="url(#picture-3-glow)"/><use href="#elsewhere" data-id="lamp"/>' in html


def test_what_the_style_sheet_names_keeps_its_id_once() -> None:
    page = rulebook.rulebook("yangtze", "en", True)
    html = "".join([*(section["html"] for section in page["learn"]["sections"]), *page["pictures"]])
    assert rulebook.styled("yangtze") == {"yz-water", "yz-lacquer", "yz-slate"}
    assert {html.count(f' id="{name}"') for name in rulebook.styled("yangtze")} == {1}


def test_a_picture_that_nobody_drew_is_its_caption_and_the_log_says_so(
    written: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert "<figure><figcaption>nobody drew it</figcaption></figure>" in building()
    assert "yak can't draw the picture nothing" in caplog.text


def test_while_the_rules_are_compiled_only_captions_are_shown(written: Path) -> None:
    html = building(ready=False)
    assert html.count("<figure><figcaption>") == 3 and "<svg" not in html
    assert rulebook.rulebook("yak", "en", False)["pictures"] == []


def test_links_lead_to_the_pages_of_the_game(written: Path) -> None:
    html = rulebook.aid("yak", "en", True)["html"]
    addresses = ["/rules/yak#YK-07", "/rules/yak", "/rules/yak/aid#top", "#YK-01", "https://example.org/rules"]
    assert re.findall(r'href="([^"]*)"', html) == addresses
    assert html.startswith("<h2>A day</h2>") and '<table tabindex="0">' in html
    assert " id=" not in html


def test_a_column_is_aligned_by_a_class_for_no_inline_style_may_run(written: Path) -> None:
    (written / "aid.en.md").write_text("| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |\n", encoding="utf-8")
    html = rulebook.aid("yak", "en", True)["html"]
    assert "style=" not in html and "<td>1</td>" in html
    assert '<td class="right">2</td>' in html and '<td class="center">3</td>' in html


def test_a_page_in_another_language_or_in_english(written: Path) -> None:
    (written / "aid.it.md").write_text("# Yak\n\nL'alba.\n", encoding="utf-8")
    assert rulebook.aid("yak", "it", True) == {"html": "<p>L'alba.</p>\n", "text_language": "it"}
    assert rulebook.aid("yak", "fr", True)["text_language"] == "en"


def test_the_aid_is_a_page_and_a_sheet_and_both_are_linked(written: Path, served: Served) -> None:
    visitor = served.visitor()
    page, sheet = visitor.get("/rules/yak/aid?lang=it"), visitor.get("/rules/yak/aid?sheet=1&lang=it")
    assert page.status_code == sheet.status_code == 200
    assert "Promemoria di Yak" in page.text and 'href="/rules/yak"' in page.text and "data-prints" in page.text
    assert sheet.text.strip().startswith('<div class="text aid" lang="en">') and sheet.text.strip() in page.text
    rules = visitor.get("/rules/yak").text
    assert 'href="/rules/yak/aid"' in rules and "data-prints" in rules
    table = visitor.post("/api/quick", {"game": "yak"})["table"]
    text = visitor.get(f"/t/{table}").text
    assert 'id="aid-open"' in text and "aid.js" in text and "<kbd>h</kbd>" in text
    assert "A day" not in text  # it is fetched when it is opened


def test_a_game_without_an_aid_says_nothing_of_one(written: Path, served: Served) -> None:
    (written / "aid.en.md").unlink()
    visitor = served.visitor()
    assert visitor.get("/rules/yak/aid").status_code == 404
    assert visitor.get("/rules/nothing/aid").status_code == 404
    assert "/aid" not in visitor.get("/rules/yak").text
    table = visitor.post("/api/quick", {"game": "yak"})["table"]
    text = visitor.get(f"/t/{table}").text
    assert "aid-open" not in text and "aid.js" not in text and "<kbd>h</kbd>" not in text


def test_the_facts_stand_at_the_head_and_unknown_ones_are_left_out(written: Path, tmp_path: Path) -> None:
    with service(tmp_path / "t.sqlite", games=("yak",)) as served:
        visitor = served.visitor()
        known = facts("yak")
        told = f"{known.designer} · 2 to 4 players · from {known.age} years · about {known.minutes} minutes</p>"
        for path in ("/", "/rules/yak", "/rules/yak/aid"):
            assert told in visitor.get(path).text.replace("&nbsp;", " "), path
        unknown = pages.game_facts(served.service, replace(known, age=0, minutes=0), "en")
    by = pages.templates.get_template("parts.html").make_module(
        {"say": lambda id, **args: f"[{id}]", "game": unknown, "language": "en", "me": {}}
    )
    assert by.by(unknown).strip() == '<p class="by">[page-by]</p>'  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_drawn_and_every_rule_that_is_linked_is_there(game: str, language: str) -> None:
    rules = {rule for section in rulebook.rulebook(game, language, True)["sections"] for rule in section["rules"]}
    assert rules
    for page in ("rules", "aid", "learn"):
        if not rulebook.has(game, page):
            continue
        text, found = rulebook.source(game, page, language)
        assert found == language, f"{game} has no {page} in {language}"
        for name in rulebook.scenes(text):
            drawn = rulebook.drawn(game, name, language)
            assert drawn.lstrip().startswith("<svg"), name
            used = set(re.findall(r'(?:url\(#|href="#)([\w-]+)', drawn))
            assert used <= set(re.findall(r'(?<![\w-])id="([^"]+)"', drawn)), name
        linked = re.findall(rf"\[(.*?)\]\((?:rules)?#({facts(game).rules}-\d+)\)", text)
        assert all(shown == rule for shown, rule in linked)
        assert {rule for _, rule in linked} - rules == set()


@pytest.mark.parametrize("game", ["yellow-yangtze", "yangtze", "yak"])
def test_a_page_to_learn_from_has_the_same_pictures_and_answers_in_every_language(game: str) -> None:
    """Goal, pictures, points, and ten answers, each of which names its rule."""
    texts = {language: rulebook.source(game, "learn", language)[0] for language in LANGUAGES}
    pictures = rulebook.scenes(texts["en"])
    assert len(pictures) >= 5
    cited = re.findall(r"\(#(\w\w-\d\d)\)", texts["en"])
    for language, text in texts.items():
        assert rulebook.scenes(text) == pictures, language
        assert re.findall(r"\(#(\w\w-\d\d)\)", text) == cited, language
        answers = re.findall(r"^\d+\. \*\*.*$", text[text.rindex("## ") :], re.M)
        assert len(answers) == 10, language
        assert all("](#" in answer for answer in answers), language


def test_the_rules_page_begins_with_what_is_to_be_learned(written: Path, served: Served) -> None:
    visitor = served.visitor()
    assert "exact-rules" not in visitor.get("/rules/yak").text  # a game without such a page has the rules alone
    (written / "learn.en.md").write_text(LEARN, encoding="utf-8")
    forget()
    page = visitor.get("/rules/yak?lang=it").text
    assert '<a class="button quiet" href="#exact-rules">Le regole esatte</a>' in page
    order = [
        '<a href="#learn-building">',
        "Build high",
        'id="learn-building"',
        'id="exact-rules"',
        'id="building"',
        'id="YK-01"',
    ]
    places = [page.index(each) for each in order]
    assert places == sorted(places)
    ids = re.findall(r'(?<![\w-])id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_the_pictures_of_a_text_are_found_by_name() -> None:
    assert rulebook.scenes(RULES) == ["tower", "tower", "nothing"]
    assert rulebook.scenes("![a picture](far.png)") == []

"""The pages of a game's folder (`learn`, `rules`, `aid`) as HTML.

The rules page begins with `learn`, the page to learn the game from, and goes on with `rules`, the exact rules.

In their Markdown `![caption](scene:NAME)` is a picture that the game's `examples.picture` draws, and `rules#YY-14` is
a link to the game's rules page. On the rules page every rule has its id as an anchor.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from ..kernel.engine import load
from ..kernel.facts import facts
from ..svg import whole
from ..text import say

log = logging.getLogger("headwaters.rulebook")

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
RENDERER = RendererHTML()
SCENE = "scene:"


def folder(game: str) -> Path:
    """Where the game keeps its pages."""
    return facts(game).folder / "pages"


def has(game: str, page: str) -> bool:
    """Whether the game has this page; English is the language that no page may lack."""
    return (folder(game) / f"{page}.en.md").is_file()


def source(game: str, page: str, language: str) -> tuple[str, str]:
    """The Markdown of a page in this language, or in English; and which of the two it is."""
    for each in (language, "en"):
        path = folder(game) / f"{page}.{each}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8"), each
    return "", "en"


@cache
def rulebook(game: str, language: str, ready: bool) -> dict[str, Any]:
    """The rules page as HTML: the page to learn from; pictures, introduction and sections of the exact rules.

    Only a game that is ready can draw.
    """
    text, text_language = source(game, "rules", language)
    head, rest = _parts(text)
    figures = Figures(game, language, ready)
    learn = _learn(language, figures)
    shown = boards(game, language) if ready else []
    pictures = [figures.figure(svg, caption, escape(caption)) for svg, caption in shown]
    prefix, seen = facts(game).rules, set[str]()
    intro = anchored(_html(head, figures), prefix, seen)[0]
    sections = []
    for title, body in rest:
        html, rules = anchored(_html(body, figures), prefix, seen)
        sections.append({"title": title, "id": _slug(title), "html": html, "rules": rules})
    return {
        "learn": learn,
        "pictures": pictures,
        "intro": intro,
        "sections": sections,
        "text_language": text_language,
    }


def _learn(language: str, figures: Figures) -> dict[str, Any] | None:
    """The page to learn from: introduction and sections; None for a game that has none.

    Its figures are of the same page as those of the rules, and its anchors are told apart from theirs.
    """
    if not has(figures.game, "learn"):
        return None
    text, text_language = source(figures.game, "learn", language)
    head, rest = _parts(text)
    sections = [{"title": title, "id": f"learn-{_slug(title)}", "html": _html(body, figures)} for title, body in rest]
    return {"intro": _html(head, figures), "sections": sections, "text_language": text_language}


@cache
def aid(game: str, language: str, ready: bool) -> dict[str, Any]:
    """The player aid as HTML. It also lies on the table's page, so its headings and paragraphs have no ids."""
    text, text_language = source(game, "aid", language)
    return {"html": _html(_untitled(text), Figures(game, language, ready)), "text_language": text_language}


# ---------------------------------------------------------------- pictures


def scenes(text: str) -> list[str]:
    """The names of the pictures in a Markdown text."""
    children = [child for token in MARKDOWN.parse(text) for child in token.children or []]
    return [_scene(child) for child in children if _scene(child)]


def drawn(game: str, name: str, language: str) -> str:
    """The picture of this name as the game's `examples` draw it; a name they do not know is their error."""
    return str(load(game).part("examples").picture(name, language))


def boards(game: str, language: str) -> list[tuple[str, str]]:
    """A game as it begins and as it may look later on, drawn by its scene: pictures and captions."""
    from ..kernel.play import Play

    engine = load(game)
    play = Play(engine, engine.facts.most, {}, 7)
    scene, names = engine.part("scene"), ["Ada", "Bo", "Cy", "Di"][: engine.facts.most]
    shown = []
    for step in range(61):
        if step in (0, 60):
            view = {**play.view(0), "over": False, "options": engine.facts.check_options(play.seats, {})}
            caption = say("table-picture-begin" if step == 0 else "table-picture-later", language)
            shown.append((whole(scene.draw(view, 0, names, language)), caption))
        seat = play.actors[0]
        offered = engine.legal(play.position, seat)
        play.step(seat, offered[(step * 7) % len(offered)])
        if play.over:
            break
    return shown


class Figures:
    """The figures of one page. Each is told apart by a number, so that no two of them share an id."""

    def __init__(self, game: str, language: str, ready: bool) -> None:
        self.game, self.language, self.ready = game, language, ready
        self.count = 0

    def scene(self, name: str, words: str, caption: str) -> str:
        """The figure of a named picture; its caption alone when it can't be drawn (yet)."""
        svg = ""
        if self.ready:
            try:
                svg = drawn(self.game, name, self.language)
            except Exception:  # a page without a picture is better than none; a test draws them all
                log.exception("%s can't draw the picture %s", self.game, name)
        return self.figure(svg, words, caption)

    def figure(self, svg: str, words: str, caption: str) -> str:
        """The figure of an SVG: `words` tell what is to be seen, `caption` is HTML.

        A picture that stands alone may carry its style; here the page has the game's style sheet.
        """
        bare = re.sub(r"<style\b.*?</style>", "", svg.strip(), flags=re.DOTALL)
        picture = self._told(self._apart(bare), words) if bare else ""
        return f"<figure>{picture}<figcaption>{caption}</figcaption></figure>\n"

    def _apart(self, svg: str) -> str:
        """The ids of the picture and what refers to them with the picture's number before them.

        What the game's style sheet names has to keep its id, once on the page.
        """
        number, self.count = self.count, self.count + 1
        ids = set(re.findall(r'(?<![\w-])id="([^"]+)"', svg)) - (set() if number else styled(self.game))

        def renamed(match: re.Match[str]) -> str:
            return match[1] + " ".join(f"picture-{number}-{each}" if each in ids else each for each in match[2].split())

        return re.sub(r'((?<![\w-])(?:id="|href="#|aria-(?:labelledby|describedby)=")|url\(#)([^")]+)', renamed, svg)

    @staticmethod
    def _told(svg: str, words: str) -> str:
        """The picture as one image for those who do not see it."""
        head, end, body = svg.partition(">")
        head = re.sub(r'\s(?:role|tabindex|aria-[\w-]+)="[^"]*"', "", head)
        return f'{head} role="img" aria-label="{escape(words)}"{end}{body}'


@cache
def styled(game: str) -> set[str]:
    """The ids that the game's style sheet refers to."""
    path = facts(game).folder / "scene.css"
    return set(re.findall(r"url\(#([\w-]+)\)", path.read_text(encoding="utf-8"))) if path.is_file() else set()


# ---------------------------------------------------------------- Markdown


def _untitled(text: str) -> str:
    """Without the title line: the page has a title of its own."""
    return re.sub(r"\A# .*\n", "", text)


def _parts(text: str) -> tuple[str, list[tuple[str, str]]]:
    """The introduction of a page, and its sections as titles and texts."""
    head, *rest = re.split(r"^## +", _untitled(text), flags=re.MULTILINE)
    parts = [part.partition("\n") for part in rest]
    return head, [(title.strip(), body) for title, _, body in parts]


def _slug(title: str) -> str:
    """The anchor of a heading as Markdown readers make it, so that a page's own links work here too."""
    return re.sub(r"[^\w-]", "", title.strip().lower().replace(" ", "-"))


def _scene(token: Token) -> str:
    """The name of the picture that an image stands for; nothing for any other token."""
    address = str(token.attrGet("src") or "") if token.type == "image" else ""
    return address.removeprefix(SCENE) if address.startswith(SCENE) else ""


def _html(text: str, figures: Figures) -> str:
    """Markdown as HTML: links lead to the game's pages, pictures stand behind the paragraph that names them."""
    tokens: list[Token] = []
    waiting: list[Token] = []
    for token in MARKDOWN.parse(text):
        children = token.children or []
        _lead(children, figures.game)
        if aligned := token.attrs.pop("style", ""):  # of a table's column; no page may carry styles of its own
            token.attrSet("class", str(aligned).removeprefix("text-align:"))
        pictures = [child for child in children if _scene(child)]
        waiting += [Token("html_block", "", 0, content=_figure(child, figures)) for child in pictures]
        if pictures:
            token.children = [child for child in children if child not in pictures]
        tokens.append(token)
        if (
            waiting
            and token.type == "paragraph_close"
            and not any(c.content.strip() for c in tokens[-2].children or [])
        ):
            del tokens[-3:]  # there was nothing but the picture
        if token.type in ("paragraph_close", "table_close"):
            tokens += waiting
            waiting = []
    html = RENDERER.render(tokens, MARKDOWN.options, {})
    for wide in ("pre", "table"):  # what may be scrolled sideways can be reached by keyboard
        html = html.replace(f"<{wide}>", f'<{wide} tabindex="0">')
    return html.replace("<th></th>", "<td></td>")  # the corner of a table is no header


def _lead(tokens: list[Token], game: str) -> None:
    """Turn links to `rules` and `aid`, with or without an anchor, into the addresses of the game's pages."""
    for token in tokens:
        _lead(token.children or [], game)
        page, _, anchor = str(token.attrGet("href") or "").partition("#")
        if token.type == "link_open" and page in ("rules", "aid"):
            address = f"/rules/{game}" + ("/aid" if page == "aid" else "")
            token.attrSet("href", f"{address}#{anchor}" if anchor else address)


def _figure(image: Token, figures: Figures) -> str:
    """An image of the Markdown as a figure: its words are its caption, links and emphasis included."""
    words = image.children or []
    caption = RENDERER.renderInline(words, MARKDOWN.options, {})
    plain = RENDERER.renderInlineAsText(words, MARKDOWN.options, {})
    return figures.scene(_scene(image), plain, caption)


def anchored(html: str, prefix: str, seen: set[str]) -> tuple[str, list[str]]:
    """Every rule's paragraph gets the rule's id, where it stands first on the page; and which rules these are."""
    rules: list[str] = []

    def anchor(match: re.Match[str]) -> str:
        rule = match["rule"]
        if rule in seen:
            return match[0]
        seen.add(rule)
        rules.append(rule)
        return f'<{match["tag"]} id="{rule}" class="rule">{match["between"]}{rule}'

    pattern = rf"<(?P<tag>li|p)>(?P<between>\s*(?:<p>|<strong>)*)(?P<rule>{re.escape(prefix)}-\d+)"
    return re.sub(pattern, anchor, html), rules

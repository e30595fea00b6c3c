"""The rules page of a game: its Markdown as HTML, every rule with its id as an anchor."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markdown_it import MarkdownIt

from ..kernel.facts import facts


def source(game: str, page: str, language: str) -> tuple[str, str]:
    """A page of the game's folder (`rules`, `aid`) in this language, or in English; and which of the two it is."""
    folder = facts(game).folder / "pages"
    for each in (language, "en"):
        if (folder / f"{page}.{each}.md").is_file():
            return (folder / f"{page}.{each}.md").read_text(encoding="utf-8"), each
    return "", "en"


@cache
def rulebook(game: str, prefix: str, language: str) -> dict[str, Any]:
    """Introduction and sections as HTML."""
    text, found = source(game, "rules", language)
    head, *rest = re.split(r"^## +", text, flags=re.MULTILINE)
    head = re.sub(r"^# .*\n", "", head)
    seen: set[str] = set()
    sections = []
    for part in rest:
        title, _, body = part.partition("\n")
        html, rules = anchored(_html(body), prefix, seen)
        sections.append({"title": title.strip(), "id": _slug(title), "html": html, "rules": rules})
    return {"intro": anchored(_html(head), prefix, seen)[0], "sections": sections, "text_language": found}


def _slug(title: str) -> str:
    """The anchor of a heading as Markdown readers make it, so that a page's own links work here too."""
    return re.sub(r"[^\w-]", "", title.strip().lower().replace(" ", "-"))


def _html(text: str) -> str:
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))


def anchored(html: str, prefix: str, seen: set[str]) -> tuple[str, list[str]]:
    """Every rule's paragraph gets the rule's id; later mentions link to it."""
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

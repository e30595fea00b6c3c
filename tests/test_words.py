"""The words of every text: each message reads right with 0, 1, 2 and 5, and no word that the glossary replaced is left.

A number is what a message selects by a number or a plural form, and every other variable that is neither a word nor a
label below. A number printed before a word must change something besides itself between 1 and 5, unless that word has
no plural: so the plural forms may stand anywhere, also in a message that is referred to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from headwaters.kernel.facts import all_facts
from headwaters.text import LANGUAGES

HERE = Path(__file__).parent
ROOT = HERE.parent / "src" / "headwaters"
GLOSSARY = HERE.parent / "docs" / "glossary.md"
TEXTS = {"house": ROOT / "text", **{facts.folder.name: facts.folder / "text" for facts in all_facts().values()}}

# Variables that hold words, each with something that the code could pass.
WORDS = {
    **dict.fromkeys(("name", "other_name", "first_name", "second_name", "third_name", "fourth_name"), "Ada"),
    **dict.fromkeys(("space", "other", "home", "triangle", "state", "first", "second", "third"), "f7"),
    **dict.fromkeys(("tiles", "leaders", "things", "stones", "difference", "expected", "range"), "R, G"),
    **dict.fromkeys(("names", "winners", "resigned"), "Ada, Bo"),
    "game": "Yak",
    "designer": "Reiner Knizia",
    "action": "swap R G",
    "reason": "there is no such place.",
    "known": "a, b",
    "cart_name": "Cart",
    "where": "Ada",
    "what": "Ada: f7",
    "order": "WORPBGK",
    "option": "map",
    "bot": "casual",
    "cell": "?",
    "database": "games.sqlite",
    "field": "seat",
    "file": "game.jsonl",
    "host": "localhost",
    "language": "en",
    "map": "warring-states",
    "rule": "YZ-11",
    "program": "pg_dump",
    "package": "headwaters-games[postgres]",
    "command": "pg_dump",
}

# Numbers that name a thing instead of counting things: tile 17, line 3, day 2.
LABELS = {"card", "day", "level", "line", "number", "place", "port", "seat", "seed", "step", "tile"}

# Words that are the same after 1 and after 5: little words, mass nouns, and a few more.
WITHOUT_PLURAL = {
    "en": "and at against by for from in it must of on or to with left more bread food meat milk down left right up",
    "it": "a ad al con contro da dei del di e ed in o per su bot byte carne latte pane",
    "fr": "à au aux avec contre dans de du des en encore et ou par pour sur fois",
    "es": "a al con contra de del e en más o para por u y",
}

# Numbers before a word that is not what they count, by message and variable, and why.
NOT_COUNTED = {
    ("page-by", "most"): "a range of players, 2 to 4 say, takes the plural",
    ("yk-mountain", "most"): "the number ends its clause: at 2 comes the last day",
    ("yk-track", "slots"): "the number ends its clause: at 5 all fog goes back",
}


class Shape(NamedTuple):
    """What a message takes, also through the messages it refers to."""

    numbers: frozenset[str]
    words: tuple[tuple[str, tuple[str, ...]], ...]  # each with its possible values


def nodes(node: Any) -> Iterator[Any]:
    """A node of the syntax tree and everything below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            for each in value if isinstance(value, list) else [value]:
                yield from nodes(each)


def source(text: str, language: str) -> str:
    return (TEXTS[text] / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str) -> dict[str, tuple[str, ast.Message]]:
    """Message id: the text it belongs to, and its tree."""
    return {
        entry.id.name: (text, entry)
        for text in TEXTS
        for entry in FluentParser().parse(source(text, language)).body
        if isinstance(entry, ast.Message)
    }


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for text in TEXTS:
        made.add_resource(FluentResource(source(text, language)))
    return made


def keys(select: ast.SelectExpression) -> set[str] | None:
    """The words that a selector tells apart, without its catch-all `other`; None if it tells numbers apart."""
    found = [variant.key for variant in select.variants]
    names = {key.name for key in found if isinstance(key, ast.Identifier)}
    if len(names) < len(found) or names & {"zero", "one", "two", "few", "many"}:
        return None
    return names - {"other"}


@cache
def shape(language: str, name: str) -> Shape:
    variables: set[str] = set()
    counted: set[str] = set()
    values: dict[str, set[str]] = {}
    for node in nodes(messages(language)[name][1].value):
        if isinstance(node, ast.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            below = shape(language, node.id.name)
            counted |= below.numbers
            for word, possible in below.words:
                values.setdefault(word, set()).update(possible)
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            told_apart = keys(node)
            if told_apart is None:
                counted.add(node.selector.id.name)
            else:
                values.setdefault(node.selector.id.name, set()).update(told_apart)
    for variable in variables - counted - set(values):
        if variable in WORDS:
            values[variable] = {WORDS[variable]}
        else:
            counted.add(variable)
    return Shape(
        frozenset(counted - set(values)), tuple((word, tuple(sorted(values[word]))) for word in sorted(values))
    )


def wordings(language: str, name: str) -> list[dict[str, str]]:
    """The words of a message: each of them with every value once."""
    words = shape(language, name).words
    usual = {word: possible[0] for word, possible in words}
    return [usual, *({**usual, word: value} for word, possible in words for value in possible[1:])]


@cache
def reading(language: str, name: str, args: tuple[tuple[str, Any], ...]) -> str:
    made = bundle(language)
    text, errors = made.format_pattern(made.get_message(name).value, dict(args))
    assert errors == [], (language, name, args, errors)
    return str(text)


def readings(language: str, name: str, number: str, value: int) -> Iterator[str]:
    """A message with this value of a number, in every wording, the other numbers being none, one or many."""
    others = shape(language, name).numbers - {number}
    for words in wordings(language, name):
        for many in (0, 1, 7) if others else (7,):
            args = {**words, **dict.fromkeys(others, many), number: value}
            yield reading(language, name, tuple(sorted(args.items())))


def all_readings(language: str, name: str) -> Iterator[str]:
    numbers = shape(language, name).numbers
    for number in sorted(numbers):
        for value in (0, 1, 2, 5):
            yield from readings(language, name, number, value)
    if not numbers:
        for words in wordings(language, name):
            yield reading(language, name, tuple(sorted(words.items())))


def names_of(text: str, language: str) -> list[str]:
    return [name for name, (home, _) in messages(language).items() if home == text]


def tokens(text: str) -> list[str]:
    return re.findall(r"\d+|[^\W\d_]+|\S", text)


def bare_counts(one: str, five: str, language: str) -> list[str]:
    """The words with a plural that follow 1 as they follow 5; none if anything else than the number has changed."""
    left, right = tokens(one), tokens(five)
    differ = [at for at in range(min(len(left), len(right))) if left[at] != right[at]]
    if len(left) != len(right) or any((left[at], right[at]) != ("1", "5") for at in differ):
        return []
    after = [right[at + 1] for at in differ if at + 1 < len(right)]
    return [word for word in after if word.isalpha() and word.lower() not in WITHOUT_PLURAL[language].split()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TEXTS)
def test_every_message_can_be_said_with_none_one_two_and_five(text: str, language: str) -> None:
    for name in names_of(text, language):
        for said in set(all_readings(language, name)):
            assert "{$" not in said and "{???}" not in said, (name, said)
            assert "  " not in said and not re.search(r" (,|\.$)", said), (name, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TEXTS)
def test_no_number_stands_before_a_noun_without_its_plural_form(text: str, language: str) -> None:
    wrong = {}
    for name in names_of(text, language):
        for number in shape(language, name).numbers - LABELS:
            pairs = zip(readings(language, name, number, 1), readings(language, name, number, 5), strict=True)
            bare = {word for one, five in pairs for word in bare_counts(one, five, language)}
            if bare and (name, number) not in NOT_COUNTED:
                wrong[name] = (number, sorted(bare))
    assert wrong == {}


# The glossary


def table(heading: str) -> list[list[str]]:
    """The rows of the table under a heading of the glossary, without its head."""
    part = GLOSSARY.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row] for row in rows[1:]]


def plain(markup: str) -> str:
    """What is read of a Fluent file or a Markdown page: no comments, ids, variables, keys and code, in one line."""
    words = re.sub(
        r"^#.*$|^[\w-]+ = |\{\s*[$\w-]+\s*\}|\$\w+ ->|\*?\[\w+\]|`[^`]*`|\]\([^)]*\)", " ", markup, flags=re.M
    )
    return re.sub(r"\s+", " ", words)


@cache
def prose(text: str, language: str) -> str:
    """Everything that people read of the house or a game in a language."""
    pages = [] if text == "house" else sorted((TEXTS[text].parent / "pages").glob(f"*.{language}.md"))
    unmarked = [re.sub(r"^#+ |^ {4}.*$", "", page.read_text(encoding="utf-8"), flags=re.M) for page in pages]
    return " ".join(map(plain, [source(text, language), *unmarked]))


def places(where: str) -> list[str]:
    return list(TEXTS) if where == "everywhere" else [where.replace("-", "_")]


def test_the_glossary_has_every_word_in_every_language() -> None:
    rows = table("The words")
    assert len(rows) >= 25
    assert [row for row in rows if len(row) != 1 + len(LANGUAGES) or not all(row)] == []


def test_the_replaced_words_name_languages_and_places_that_exist() -> None:
    for language, old, new, where in table("Words replaced"):
        assert language in LANGUAGES and set(places(where)) <= set(TEXTS) and old and new


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TEXTS)
def test_no_replaced_word_is_left(text: str, language: str) -> None:
    left = {}
    for spoken, old, new, where in table("Words replaced"):
        if spoken == language and text in places(where):
            for word in old.split(" / "):
                if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", prose(text, language), re.IGNORECASE):
                    left[word] = new
    assert left == {}


@pytest.mark.parametrize("text", TEXTS)
def test_french_apostrophes_are_curly(text: str) -> None:
    assert re.findall(r"\w*'\w*", prose(text, "fr")) == []

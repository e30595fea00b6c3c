"""Every message is there in every language, with the same variables, and somebody uses it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from headwaters.kernel.facts import all_facts
from headwaters.text import LANGUAGES

ROOT = Path(__file__).parents[1] / "src" / "headwaters"
GAMES = [facts.folder for facts in all_facts().values()]
FOLDERS = [ROOT / "text", *(folder / "text" for folder in GAMES)]


class _Variables:
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit(self, node: object) -> None:
        if isinstance(node, ast.VariableReference):
            self.names.add(node.id.name)
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            self.references.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for each in value if isinstance(value, list) else [value]:
                    self.visit(each)


@cache
def messages(folder: Path, language: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Message id: the variables it takes, also through the messages it refers to, and those messages."""
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, (folder, language, junk)
    found: dict[str, _Variables] = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
            found[entry.id.name] = _Variables()
            found[entry.id.name].visit(entry.value)

    def all_of(name: str, seen: frozenset[str] = frozenset()) -> frozenset[str]:
        if name not in found or name in seen:
            return frozenset()
        own = found[name]
        return frozenset(own.names).union(*(all_of(each, seen | {name}) for each in own.references))

    return {name: (all_of(name), frozenset(own.references)) for name, own in found.items()}


@cache
def sources() -> str:
    """Everything that may name a message: code, templates and lessons, without the messages themselves."""
    kinds = ("*.py", "*.html", "*.js", "*.toml")
    files = {path for kind in kinds for folder in (ROOT, *GAMES) for path in folder.rglob(kind)}
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_message_is_missing_in_a_language(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(set(other) - set(english)) == [], "not in English"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_message_takes_the_same_variables_in_every_language(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    # A language may leave out what its grammar does not need, but never ask for something that is not given.
    asked = {name: sorted(other[name][0] - english[name][0]) for name in english if name in other}
    assert {name: more for name, more in asked.items() if more} == {}


def _pattern(made: str) -> str | None:
    """The ids that a made-up id can become: `f"yz-{'ask' if mine else 'wait'}-{what}"` is yz-ask-… or yz-wait-…"""
    parts = re.split(r"\$?\{([^{}]*)\}", made)
    fixed = 0
    for n, part in enumerate(parts):
        if n % 2 == 0:
            fixed += len([word for word in part.split("-") if word])
            parts[n] = re.escape(part)
        else:
            words = re.findall(r"'([a-z][\w-]*)'(?!\])", part)
            fixed += bool(words)
            parts[n] = f"(?:{'|'.join(words)})" if words else r"[\w-]+"
    return "".join(parts) if fixed > (not made.startswith("{")) else None


@cache
def names() -> tuple[set[str], re.Pattern[str], list[tuple[str, str]]]:
    """Ids in full, ids put together, and ids replaced by others."""
    text = sources()
    made = re.findall(r"f\"((?:[a-z]|\{\w+\}-)[\w-]*(?:\{[^{}\"]*\}[\w-]*)+)\"", text)
    made += re.findall(r"f\"(\{\w+\}-[\w-]+)\"", text)
    made += [head + "{x}" for head in re.findall(r"\"([a-z]\w*(?:-\w+)*-)\"\s*[~+]", text)]
    patterns = {pattern for pattern in map(_pattern, made) if pattern and "-" in pattern}
    return (
        set(re.findall(r"[a-z]\w*(?:-\w+)+", text)),
        re.compile("|".join(sorted(patterns))),
        re.findall(r"\.replace\(\"([a-z]+-\w+)\", \"([a-z]+-\w+)\"\)", text),
    )


def is_used(name: str) -> bool:
    full, made, replaced = names()
    return (
        name in full
        or made.fullmatch(name) is not None
        or any(name != name.replace(new, old) and is_used(name.replace(new, old)) for old, new in replaced)
    )


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_used(folder: Path) -> None:
    english = messages(folder, "en")
    referred = set().union(*(references for _, references in english.values()))
    unused = [name for name in english if name not in referred and not is_used(name)]
    assert unused == []


def test_no_code_names_a_message_that_is_not_there() -> None:
    """Ids in full, in templates and scripts; ids made from a prefix are seen by the tests of the games and pages."""
    known = set().union(*(messages(folder, "en") for folder in FOLDERS))
    text = "\n".join(
        path.read_text(encoding="utf-8") for kind in ("*.html", "*.js") for path in sorted((ROOT / "web").rglob(kind))
    )
    named = set(re.findall(r'say\("([a-z]+-[a-z0-9-]*[a-z0-9])"[),]', text))
    assert named - known == set()
    in_code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py")))
    errors = set(re.findall(r'"((?:error|table|page)-[a-z0-9-]*[a-z0-9])"', in_code))
    assert errors - known == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_to_click_who_may_have_no_mouse(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"(?i).*\bcli(?:ck|c\b|qu).*", text)

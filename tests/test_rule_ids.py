"""Every rule on the rules pages is cited by at least one test, and every rule that is cited exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from headwaters.kernel.facts import all_facts

HERE = Path(__file__).parent
PREFIXES = "|".join(facts.rules for facts in all_facts().values())
CITED = re.compile(rf"(?<![A-Za-z])(?P<prefix>{PREFIXES})[-_](?P<number>\d\d)(?!\d)")


def rules() -> set[str]:
    pages = [page for facts in all_facts().values() for page in (facts.folder / "pages").glob("rules.*.md")]
    return set().union(*(ids_in(page.read_text(encoding="utf-8")) for page in pages))


def ids_in(text: str) -> set[str]:
    return {f"{found['prefix']}-{found['number']}" for found in CITED.finditer(text)}


def test_functions() -> Iterator[str]:
    """The source of every test function, its name and docstring included."""
    for path in sorted(HERE.rglob("test_*.py")):
        if path == Path(__file__):
            continue
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                yield ast.get_source_segment(source, node) or ""
                yield from (ast.get_source_segment(source, mark) or "" for mark in node.decorator_list)


test_functions.__test__ = False  # type: ignore[attr-defined]


def test_every_game_has_rules_on_its_page() -> None:
    found = rules()
    for facts in all_facts().values():
        assert any(rule.startswith(facts.rules) for rule in found), f"no rules of {facts.title} in its folder"


def test_every_rule_is_cited_by_a_test() -> None:
    cited = set().union(*(ids_in(source) for source in test_functions()))
    assert sorted(rules() - cited) == []


def test_only_rules_that_exist_are_cited() -> None:
    folders = [HERE.parent / "src", *(facts.folder for facts in all_facts().values())]
    sources = {path: path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py")}
    wrong = {str(path.name): sorted(ids_in(text) - rules()) for path, text in sources.items() if ids_in(text) - rules()}
    assert wrong == {}

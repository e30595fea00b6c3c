"""What the styles must not say, because of what it costs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import headwaters

ROOT = Path(headwaters.__file__).parent
SHEETS = sorted([*ROOT.glob("web/static/*.css"), *ROOT.glob("games/*/*.css")])
# Something beside just any element (`* + *`, `legend + *`): whatever comes or goes on a page, the browser styles all
# that is beside it anew, and so a whole board. A class, an id or an attribute before the sign tells it where to look.
BESIDE_ANY = re.compile(r"(?:^|[\s>~+(,{}])(?:\*|[a-z][a-z0-9]*)\s*[~+]\s+(?=[*.#:\[a-z])", re.MULTILINE)


def found(style: str) -> list[str]:
    rules = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    selectors = re.findall(r"(?:^|[{};])\s*([^{};@]+)\{", rules)
    return [match[0].strip() for selector in selectors for match in BESIDE_ANY.finditer(selector)]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.name}/{sheet.name}")
def test_no_rule_looks_beside_just_any_element(sheet: Path) -> None:
    assert found(sheet.read_text()) == []


def test_such_rules_are_found() -> None:
    assert found(".happening > * + * { margin: 0; }") == ["* +"]
    assert found("p { margin: 0; } legend + *, .legend + * { clear: both; }") == ["legend +"]
    assert found(".result tbody + tbody > tr { margin: calc(1px + 2px); }") == ["tbody +"]
    assert (
        found(".who .small + .turn { margin: calc(1px + 2px); } @media (width > 9px) { .a ~ #b { margin: 0; } }") == []
    )

"""The README runs: its Python is a doctest, its commands and files exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from headwaters.cli import run

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_python_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_first_screen_names_the_two_commands() -> None:
    first_screen = "\n".join(README.read_text(encoding="utf-8").splitlines()[:24])
    assert "make play" in first_screen
    assert "make test" in first_screen


def test_the_commands_of_the_readme_exist(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"`headwaters ((?:record |map |database )?[a-z]+)", README.read_text(encoding="utf-8"))
    assert len(commands) > 6
    for command in commands:
        monkeypatch.setattr("sys.argv", ["headwaters", *command.split(), "--help"])
        with pytest.raises(SystemExit) as left:
            run()
        assert left.value.code == 0
        assert "Usage" in capsys.readouterr().out


def test_the_make_targets_of_the_readme_exist() -> None:
    targets = set(re.findall(r"\bmake ([a-z]+)", README.read_text(encoding="utf-8")))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert {"play", "test", "lint", "bench", "fuzz", "golden"} <= targets
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)


@pytest.mark.parametrize("page", [README, *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link

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


FOURTH = ROOT / "tests" / "fourth"
TOUR = [ROOT / "docs" / name for name in ("adding-a-game.md", "drawing-a-game.md")]
BLOCK = re.compile(r"^```(?P<language>\w+) ?(?P<file>\S*)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", TOUR, ids=lambda page: page.name)
def test_the_code_of_the_tour_is_the_code_of_the_game(page: Path) -> None:
    blocks = list(BLOCK.finditer(page.read_text(encoding="utf-8")))
    assert len(blocks) > 5
    for block in blocks:
        assert block["file"] or block["language"] != "python", f"of which file is this? {block['code']}"
        if block["file"]:
            source = (FOURTH / block["file"]).read_text(encoding="utf-8")
            assert f"\n{block['code']}" in f"\n{source}", f"{page.name} shows what {block['file']} no longer says"


def test_the_tour_passes_every_file_of_the_game() -> None:
    shown = {block["file"] for page in TOUR for block in BLOCK.finditer(page.read_text(encoding="utf-8"))}
    files = {str(path.relative_to(FOURTH)) for path in FOURTH.glob("herons/*.py")}
    assert files - shown == set()

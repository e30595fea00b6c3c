"""Tests run alike everywhere: hypothesis draws the same examples each time and does not look at the clock, and the
tables of a test are dealt alike in every run.

That this file is here also puts `tests/` on the path, so that any test can import `tables`, `golden` and `referee`.
`tests/fourth` is on the path too, of child processes as well: Herons, a game of another distribution, is registered by
its entry point and stands every test that asks the registry.
"""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from deals import deal_alike

settings.register_profile("headwaters", deadline=None, derandomize=True)
settings.load_profile("headwaters")

FOURTH = str(Path(__file__).parent / "fourth")
sys.path.insert(0, FOURTH)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [FOURTH, os.environ.get("PYTHONPATH")]))


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals whatever was played before."""
    deal_alike(monkeypatch, request.node.name)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes a minute in one piece begins first: at the end the other workers would wait for it."""
    items.sort(key=lambda item: item.path.name != "test_fuzz.py")

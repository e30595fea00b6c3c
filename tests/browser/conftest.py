"""One service and one browser for all tests of a process; a person of a test is a browser context of its own.

The service keeps its tables in a file. With `HEADWATERS_TEST_DATABASE=postgres` it does in a server of PostgreSQL that
the tests start: `make test-postgres` plays them all there.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import socket
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import postgres

from . import hands

# The first that is there: without windows and menus of its own, which nobody sees here, it takes a quarter less.
PROGRAMS = ("chromium-headless-shell", "chromium")
# Of several lists the browser believes the last one: what Playwright turns off, and the popups of the address line,
# which nobody sees here and which cost every new page more than its own drawing.
FEATURES_OFF = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,OptimizationHints,NetworkTimeServiceQuerying,"
    "AimEnabled,PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup"
)
ARGS = [
    "--no-sandbox",
    f"--disable-features={FEATURES_OFF}",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# How the people of the tests like to play, unless a test says otherwise: everything at once, nothing asked twice.
LIKES = {"pace": "now", "confirm": False, "grace": False, "single": False}
DESK, PHONE = (1440, 900), (360, 740)
PATIENCE = 60_000  # milliseconds until something that has to come is given up: no measure of speed
HERE = Path(__file__).parent


def program() -> str | None:
    """The browser, if there is one."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: played in a real browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: "whole_game" not in item.name)  # the longest first: at the end one would wait for them


class AtOnce:
    """Bots that take some offered action without thinking: in the same position always the same."""

    async def think(self, engine: Any, position: Any, seat: int, level: str, **_more: Any) -> int:
        return int(random.Random(zlib.crc32(position.tobytes())).choice(engine.legal(position, seat)))

    def gauges(self) -> dict[str, float]:
        return {}

    def close(self) -> None:
        pass


class Service:
    """The real application in a thread, on a free port."""

    def __init__(self, database: str, delay: float = 0.0) -> None:
        import uvicorn

        from headwaters.table.app import make_app
        from headwaters.table.limits import RATES, Limits, Rate
        from headwaters.table.service import Settings

        limits = Limits(rates={kind: Rate(1e6, 1e6) for kind in RATES})
        settings = Settings(database=database, delay=delay, thinker=AtOnce(), children=False, limits=limits)
        app = make_app(settings)
        self.listener = socket.socket()
        self.listener.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.server = uvicorn.Server(uvicorn.Config(app, log_config=None, log_level="warning", ws="websockets-sansio"))
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        self._await_games()

    def _run(self) -> None:
        asyncio.run(self.server.serve(sockets=[self.listener]))

    def _await_games(self) -> None:
        import urllib.request

        end = time.monotonic() + 600
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                    if set(json.load(answer)["games"].values()) == {"ready"}:
                        return
            except OSError:
                pass
            time.sleep(0.1)
        raise TimeoutError("the games were not ready in time")

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)


@contextmanager
def on_sqlite(folder: Path) -> Iterator[Service]:
    running = Service(f"sqlite:///{folder}/t.sqlite")
    yield running
    running.close()


@contextmanager
def on_postgres() -> Iterator[Service]:
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    server = postgres.Server()
    try:
        with server.database() as url:
            running = Service(url)
            yield running
            running.close()
    finally:
        server.close()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    kind = os.environ.get("HEADWATERS_TEST_DATABASE", "sqlite")
    assert kind in ("sqlite", "postgres"), f"HEADWATERS_TEST_DATABASE is sqlite or postgres, not {kind}"
    with on_postgres() if kind == "postgres" else on_sqlite(tmp_path_factory.mktemp("service")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    pytest.importorskip("playwright", reason="playwright is not installed")
    if program() is None:
        pytest.skip("no chromium is installed")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=program(), args=ARGS)
        yield opened
        opened.close()


@pytest.fixture
def person(browser: Any, service: Service) -> Iterator[Callable[..., Any]]:
    """A new person with a browser of their own; any error on their pages fails the test."""
    contexts, errors = [], []

    def come(size: tuple[int, int] = DESK, *, likes: dict[str, Any] | None = None, **more: Any) -> Any:
        """`likes`: settings of the table that differ; who has none clicks scenes away as they come."""
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=service.url,
            **{"locale": "en-GB", "reduced_motion": "reduce", **more},
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        liked = json.dumps({**LIKES, **(likes or {})})
        context.add_init_script(
            f"localStorage.getItem('headwaters-table') ?? localStorage.setItem('headwaters-table', {liked!r})"
        )
        page = context.new_page()
        if likes is None:
            page.add_locator_handler(page.locator("#happening-on"), lambda _: hands.see_scenes(page))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not errors, errors

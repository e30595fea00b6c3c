"""Takes the pictures of docs/images: from tests/: `python -m browser.take_pictures` (not a test)."""

from __future__ import annotations

import json
import random
import tempfile
from pathlib import Path
from typing import Any

from . import hands
from .conftest import ARGS, DESK, LIKES, PHONE, Service, program

IMAGES = Path(__file__).parents[2] / "docs" / "images"
# game: (seed of the clicks, how many of them, beginning of the id to rest on)
SHOWN = {"yellow-yangtze": (7, 70, "hand-"), "yangtze": (3, 16, "tile-"), "yak": (5, 40, "card-")}


def take(page: Any, name: str) -> None:
    """A picture of the page in 256 colours: a fifth of the size, no difference to see."""
    import io

    from PIL import Image

    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(500)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(IMAGES / f"{name}.png", optimize=True)


def tables(page: Any, size: str) -> None:
    for game, (seed, clicks, rest) in SHOWN.items():
        hands.create(page, game, ["", "casual", "casual"])
        page.wait_for_selector("#board svg")
        rng, made = random.Random(seed), 0
        while hands.my_turn(page):
            lit = page.locator(f".part .offered[id^='{rest}']").count()
            chosen = hands.state(page)[1]
            if made >= clicks and lit and not chosen and not page.locator("#stage").is_visible():
                break
            hands.click_one(page, rng)
            made += 1
        if game == "yangtze" and size == "desk":
            hands.click_one(page, rng, prefer=rest)
            page.locator(".part .offered[id^='place']").first.hover()
            page.wait_for_selector("#preview:not([hidden])")
        take(page, f"{game}-{size}")


def war(page: Any) -> None:
    hands.create(page, "yellow-yangtze", ["", "casual", "casual"])
    page.wait_for_selector("#board svg")
    rng = random.Random(2)
    while hands.my_turn(page):
        if page.locator("#stage").is_visible() and "war" in page.inner_text("#prompt").lower():
            take(page, "war")
            return
        hands.click_one(page, rng, prefer="space")


def afterwards(page: Any) -> None:
    hands.create(page, "yak", ["casual", "casual", "casual"])
    page.wait_for_selector("#table[data-status=over]", timeout=60_000)
    page.wait_for_selector("#result-chart svg")
    take(page, "result")
    page.goto(f"{page.url}/replay#60")
    page.wait_for_selector("#board svg")
    take(page, "replay")


def main() -> None:
    from playwright.sync_api import sync_playwright

    IMAGES.mkdir(exist_ok=True)
    service = Service(f"sqlite:///{tempfile.mkdtemp()}/t.sqlite")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program(), args=ARGS)
        for size, (width, height) in {"desk": DESK, "phone": PHONE}.items():
            context = browser.new_context(
                viewport={"width": width, "height": height},
                base_url=service.url,
                reduced_motion="reduce",
                locale="en-GB",
            )
            liked = json.dumps(LIKES)
            context.add_init_script(f"localStorage.setItem('headwaters-table', {liked!r})")
            page = context.new_page()
            page.add_locator_handler(page.locator("#happening-on"), lambda _, page=page: hands.see_scenes(page))
            page.goto("/")
            page.fill("#name", "Ada")
            with page.expect_response("**/api/me"):
                page.press("#name", "Tab")
            take(page, f"front-{size}")
            tables(page, size)
            if size == "desk":
                war(page)
                afterwards(page)
            context.close()
        browser.close()
    service.close()


if __name__ == "__main__":
    main()

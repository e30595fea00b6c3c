"""From a click to the picture that shows it: `python bench/clicks.py [--clicks N] [--size 1440x900] [--game NAME]`.

Starts the real `headwaters serve` and plays against a bot in a real browser, by mouse at a desk and by taps on a phone:
the pointer comes to what it will click, rests as a person's does, and clicks. Two figures a game and size:

- answer: from the click to the next picture, by the browser's own event timing; a chosen piece is shown by it;
- effect: from the click to the picture of what it has led to: the next choice, or, by way of the service, the new
  position. It is counted until the frame after that picture begins, so up to a frame too long.

The browser has no GPU here: it paints on the processor that service and driver share with it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from headwaters.kernel.facts import all_facts
from serving import serving

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from browser import hands
from browser.conftest import ARGS, LIKES, program

SIZES = ("1440x900", "360x740")
REST_MS = 200  # between the last motion of the pointer and the click
SEEN_MS = 400  # then the driver asks the page again: while it shows the click, nobody else wants anything of it

# Of each click the worst of its events, by its number; and when the picture is there that shows what it did.
WATCH = """() => {
  window.answers = {};
  window.effects = [];
  new PerformanceObserver((list) => {
    for (const e of list.getEntries())
      if (e.interactionId) answers[e.interactionId] = Math.max(answers[e.interactionId] ?? 0, e.duration);
  }).observe({ type: "event", durationThreshold: 16 });
  const table = document.getElementById("table").dataset;
  let clicked = null;
  addEventListener("click", (e) => { if (e.isTrusted) clicked = { at: e.timeStamp, was: { ...table } }; }, true);
  new MutationObserver(() => {
    const { was, at } = clicked ?? {}, sent = table.sending === "true";
    if (!clicked || (was.revision === table.revision && (sent || was.chosen === table.chosen))) return;
    clicked = null;
    requestAnimationFrame(() => requestAnimationFrame((now) => effects.push(now - at)));
  }).observe(document.getElementById("table"), { attributes: true });
}"""
ANSWERED = "() => document.getElementById('table').dataset.sending !== 'true'"


@contextmanager
def at_table(browser: Any, base: str, game: str, size: str) -> Iterator[Any]:
    """A page with a game against one bot."""
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=base,
        locale="en-GB",
        has_touch=width < height,
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('headwaters-table', {json.dumps(LIKES)!r})")
    page = context.new_page()
    hands.create(page, game, ["", "novice"])
    page.wait_for_selector("#board svg")
    page.evaluate(WATCH)
    yield page
    context.close()


def click(page: Any, rng: random.Random) -> None:
    """One of the offered targets, by mouse or finger."""
    page.wait_for_timeout(REST_MS)
    target, place = hands.pick(page, rng)
    box = place.bounding_box()
    x, y = box["x"] + target["at"]["x"], box["y"] + target["at"]["y"]
    if page.evaluate("navigator.maxTouchPoints"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.move(x, y)
        page.wait_for_timeout(REST_MS)
        page.mouse.click(x, y)
    page.wait_for_timeout(SEEN_MS)
    page.wait_for_function(ANSWERED)  # where a scene came meanwhile, that has had the click, and nothing was sent


def measured(page: Any, clicks: int, seed: int) -> tuple[list[float], list[float]]:
    """Milliseconds of every click until the answer (0 where it was too quick to be told) and until the effect."""
    rng, done = random.Random(seed), 0
    while done < clicks and hands.my_turn(page):
        click(page, rng)
        done += 1
    page.wait_for_timeout(500)
    answers, effects = page.evaluate("[Object.values(answers), effects]")
    return [0.0] * (done - len(answers)) + answers, effects


def told(times: list[float]) -> str:
    times = sorted(times)
    half, nearly_all = (times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.99))
    return f"p50 {half:4.0f}  p99 {nearly_all:4.0f}  most {times[-1]:4.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description="From a click to the picture that shows it.")
    parser.add_argument("--clicks", type=int, default=150)
    parser.add_argument("--size", action="append")
    parser.add_argument("--game", action="append", choices=tuple(all_facts()))
    parser.add_argument("--trace", help="a folder for the browser's traces")
    asked = parser.parse_args()
    from playwright.sync_api import sync_playwright

    with serving(None, "--bot-delay", "0") as service, sync_playwright() as play:
        service.wait(*all_facts())
        browser = play.chromium.launch(executable_path=program(), args=ARGS)
        for game in asked.game or all_facts():
            for size in asked.size or SIZES:
                answers: list[float] = []
                effects: list[float] = []
                while len(answers) < asked.clicks:  # a game may be over before
                    with at_table(browser, service.base, game, size) as page:
                        if asked.trace:
                            browser.start_tracing(page=page, path=f"{asked.trace}/{game}-{size}.json")
                        more = measured(page, asked.clicks - len(answers), len(answers))
                        if asked.trace:
                            browser.stop_tracing()
                    answers += more[0]
                    effects += more[1]
                figures = f"answer {told(answers)}   effect {told(effects)}"
                print(f"{game:15} {size:9} {len(answers):4} clicks   {figures}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()

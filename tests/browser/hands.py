"""What a person does at a table: see what is offered, point at it, click it."""

from __future__ import annotations

import random
from typing import Any

# Every offered target with a point where a click really reaches it, or none.
POINTS = """() => {
  const found = [];
  for (const el of document.querySelectorAll(".part .offered, #choices .choice")) {
    const box = el.getBoundingClientRect();
    const tries = [
      [.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.3, .3], [.7, .7], [.5, .1], [.5, .9], [.1, .5], [.9, .5],
      [.75, .25], [.25, .75],
    ];
    let at = null;
    for (const [u, v] of tries) {
      const x = box.x + box.width * u, y = box.y + box.height * v;
      let hit = document.elementFromPoint(x, y);
      while (hit && hit !== el && !hit.classList?.contains("offered")) hit = hit.parentElement;
      if (hit === el) { at = { x: box.width * u, y: box.height * v }; break; }
    }
    found.push({ id: el.id || el.dataset.id || el.dataset.as, twin: !el.id && !el.dataset.id, at });
  }
  return found;
}"""
SETTLED = """([revision, chosen]) => {
  const t = document.getElementById("table").dataset;
  return t.sending !== "true" && (t.revision !== revision || t.chosen !== chosen);
}"""
MY_TURN = """() => {
  const t = document.getElementById("table");
  return t.dataset.status === "over" || !document.getElementById("curtain").hidden
    || (t.classList.contains("mine") && document.querySelector(".part .offered, #choices .choice"));
}"""
# Until a picture is drawn, and with it what only then is measured.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# By how many degrees the glyphs of pieces in a place of the page are turned, and the shapes that they stand on.
TURNED = """(place) => [...document.querySelectorAll(`${place} use`)].map((el) => {
  const { a, b } = el.getScreenCTM(), own = (name) => parseFloat(getComputedStyle(el).getPropertyValue(name)) || 0;
  const lies = Math.round(Math.atan2(b, a) * 180 / Math.PI);
  return [lies + own("--up"), lies + own("--way")];
})"""


def quick(page: Any, game: str) -> None:
    """From the front page into a running game with one click."""
    page.goto("/")
    page.click(f"[data-quick={game}]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#board svg")


def create(
    page: Any, game: str, chairs: list[str], *, options: dict[str, bool] | None = None, public: bool = False
) -> str:
    """A table made with the form; returns its address."""
    page.goto("/")
    page.click(f"[data-pick={game}]")
    form = page.locator("#create")
    form.locator(f"fieldset[data-game={game}] label", has_text=str(len(chairs))).first.click()
    for name, on in (options or {}).items():
        form.locator(f"fieldset[data-game={game}] [data-option={name}]").set_checked(on)
    for n, chair in enumerate(chairs):
        form.locator(f"[data-chair='{n}'] select").select_option(chair)
    if public:
        form.locator("label", has=page.locator("[name=public][value=yes]")).click()
    form.locator("[type=submit]").click()
    page.wait_for_url("**/t/*")
    return str(page.url)


def state(page: Any) -> list[str]:
    return page.evaluate("() => { const t = document.getElementById('table').dataset; return [t.revision, t.chosen]; }")  # type: ignore[no-any-return]


def settle(page: Any, before: list[str]) -> None:
    page.wait_for_function(SETTLED, arg=before)


def my_turn(page: Any) -> bool:
    """Wait until this person is asked; False when the game is over."""
    page.wait_for_function(MY_TURN)
    return bool(page.evaluate("document.getElementById('table').dataset.status") != "over")


def see_scenes(page: Any) -> None:
    """Click away what has happened."""
    while page.locator("#happening").is_visible():
        page.evaluate("document.getElementById('happening-on').click()")


def pick(page: Any, rng: random.Random, prefer: str = "") -> tuple[dict[str, Any], Any]:
    """One of the lit targets that a click reaches, and where it is on the page."""
    see_scenes(page)
    if page.locator("#tip").is_visible():  # the mouse has rested, and what it rested on is explained over other targets
        page.mouse.move(1, 1)
    targets = page.evaluate(POINTS)
    unreachable = [target["id"] for target in targets if target["at"] is None]
    reachable = [target for target in targets if target["at"]]
    assert reachable, f"nothing can be clicked; offered: {unreachable}"
    wished = [target for target in reachable if prefer and target["id"].startswith(prefer)]
    target = rng.choice(wished or reachable)
    name = target["id"].replace('"', r"\"")
    own = f'.part .offered[id="{name}"], #choices [data-id="{name}"]'
    return target, page.locator(f'.part .offered[data-as="{name}"]' if target["twin"] else own).first


def click_one(page: Any, rng: random.Random, *, prefer: str = "") -> str:
    """Click one of the lit targets with the mouse, and wait until the page shows it or the service has answered."""
    target, place = pick(page, rng, prefer)
    before = state(page)
    place.click(position=target["at"])
    settle(page, before)
    return str(target["id"])


def play_out(page: Any, rng: random.Random, *, most: int = 3000) -> int:
    """Play to the end by clicks alone."""
    clicks = 0
    while my_turn(page):
        if page.locator("#curtain").is_visible():
            page.click("#curtain-lift")
            page.wait_for_function("() => document.getElementById('curtain').hidden")
            continue
        click_one(page, rng)
        clicks += 1
        assert clicks < most, "the game does not end"
    return clicks

"""Positions of fixed seeds on a real table page: no bot, no chance, no waiting. Only the live connection is played."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

from headwaters.kernel import rng
from headwaters.kernel.deeds import known_to
from headwaters.kernel.play import Play, new
from headwaters.kernel.styles import choose
from headwaters.text import sentence

QUICK = """async (game) => {
  const wish = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ game }) };
  return (await (await fetch("/api/quick", wish)).json()).table;
}"""
NAMES = ["Ada", "Guest 5494", "Dorothea", "Tashi"]


@cache
def reached(game: str, seats: int, seed: int, steps: int, decision: str = "", style: str = "") -> Play:
    """A game of random moves after so many steps, or later, where a decision is wanted; seat 0 is asked.

    A style of random play leads to decisions that hardly ever come.
    """
    play, choice, stream = new(game, seats=seats, seed=seed), random.Random(seed), rng.key(seed)
    while not play.over:
        wanted = decision in ("", play.decision)
        if len(play.steps) >= steps and play.actors[0] == 0 and wanted:
            break
        seat = play.actors[0]
        if style:
            play.step(seat, choose(play.engine, play.position, seat, style, stream))
        else:
            play.play(choice.choice(play.legal(seat)), seat)
    return play


def frame(play: Play, seat: int | None = 0, language: str = "en") -> dict[str, Any]:
    """What the service would send of this position to a seat, as the table's protocol has it."""
    engine, names = play.engine, NAMES[: play.seats]
    scene = engine.part("scene")
    view = {**play.view(seat), "options": play.options, **(play.result() or {} if play.over else {})}
    tree: dict[str, Any] = {}
    labels: dict[str, str] = {}
    faces: dict[str, Any] = {}
    face = getattr(engine.part("guide"), "face", None)
    asked = seat is not None and seat in play.actors and not play.over
    for action in play.legal(seat) if asked else ():
        *way, last = scene.path(view, action)
        branch = tree
        for id_ in way:
            branch = branch.setdefault(id_, {})
        branch[last] = action
        labels.update({id_: sentence(*scene.label(view, id_), names, language, seat) for id_ in (*way, last)})
        if look := face and face(view, [*way, last]):
            row = sentence(*look.row, names, language)
            faces[" ".join((*way, last))] = {**vars(look), "row": row}
    told = engine.part("words").tell
    lines = [
        (sentence(message, args, names, language), rule, args.get("seat"))
        for step in play.steps
        for message, args, rule in told(known_to(step.deeds, seat))
    ]
    log = [{"n": n, "text": text, "rule": rule, "seat": by} for n, (text, rule, by) in enumerate(lines, 1)]
    chairs = [
        {
            "name": name,
            "kind": "person" if n == 0 else "bot",
            "level_name": None if n == 0 else "Casual",
            "here": True,
            "mine": n == 0,
        }
        for n, name in enumerate(names)
    ]
    return {
        "revision": len(play.steps) + 1,
        "step": len(play.steps),
        "by": play.steps[-1].seat if play.steps else None,
        "full": True,
        "table": {"status": "over" if play.over else "playing", "seats": chairs, "commitment": "0" * 64},
        "seat": seat,
        "curtain": None,
        "actors": [] if play.over else list(play.actors),
        "parts": scene.draw(view, seat, names, language),
        "prompt": sentence(*scene.prompt(view, seat), names, language, seat),
        "read": "",
        "offers": tree,
        "labels": labels,
        "faces": faces,
        "log": log[-60:],
        "lines": len(log),
        "marks": [],
        "travels": [],
        "undo": None,
        "result": None,
        "waiting": False,
    }


class Wire:
    """The live connection of a page, played by the test."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.socket: Any = None
        self.shown: dict[str, Any] = {}
        self._explained = ""
        page.route_web_socket("**/live*", self._open)

    def _open(self, socket: Any) -> None:
        self.socket = socket
        socket.on_message(self._answer)

    def _answer(self, message: str) -> None:
        verb = json.loads(message)["verb"]
        if verb == "hello":
            self.socket.send(json.dumps({"frame": self.shown}))
        elif verb == "explain" and self._explained:
            self.socket.send(self._explained)

    def explains(self, target: str) -> None:
        """Whatever is asked about, the page hears something of this target."""
        explained = {"target": target, "name": "", "text": "…", "rule": "YY-01"}
        self._explained = json.dumps({"explained": explained, "id": "explain"})

    def open(self, address: str, play: Play, **how: Any) -> None:
        """Open a table's page with this position on it, whatever is played at that table."""
        self.socket, self.shown = None, frame(play, **how)
        self.page.goto(address)
        self._arrived()

    def send(self, shown: dict[str, Any]) -> None:
        """The page gets this frame, now or as soon as it says hello."""
        self.shown = shown
        self.socket.send(json.dumps({"frame": shown}))
        self._arrived()

    def _arrived(self) -> None:
        self.page.wait_for_selector(f"#table[data-revision='{self.shown['revision']}'] #board svg")


def show(page: Any, address: str, play: Play, **how: Any) -> Wire:
    """A page with this position, and the wire by which it gets the next one."""
    wire = Wire(page)
    wire.open(address, play, **how)
    return wire


def table_of(page: Any, game: str) -> str:
    """The address of some table of a game."""
    page.goto("/")
    table = page.evaluate(QUICK, game)
    return f"/t/{table}"


__all__ = ["NAMES", "Wire", "frame", "reached", "show", "table_of"]

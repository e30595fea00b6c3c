"""Two people at a table of a fixed seed: whatever is played there is found beforehand with the engine, and then sent
move by move, so that a test begins where it wants to."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from headwaters.kernel.play import Play, Step, new

SEED = bytes(range(16))
# A second live connection of the same person that plays what it is told and waits until it is taken.
SEND = """async ([seat, action]) => {
  const live = window.hand ??= await new Promise((done) => {
    const socket = new WebSocket(location.href.replace("http", "ws").split("#")[0] + "/live");
    const hand = { socket, revision: null, taken: null };
    socket.onopen = () => socket.send(JSON.stringify({ verb: "hello" }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.frame) { hand.revision = message.frame.revision; done(hand); }
      if (message.taken) hand.taken?.(null);
      if (message.error) hand.taken?.(message.error.text);
    };
  });
  const wrong = await new Promise((taken) => {
    live.taken = taken;
    live.socket.send(JSON.stringify({ verb: "play", action, seat, revision: live.revision, id: 1 }));
  });
  if (wrong) throw new Error(wrong);
  return live.revision;
}"""


def found(game: str, wanted: Callable[[Play, Step], bool], *, tries: int = 400) -> tuple[int, list[tuple[int, str]]]:
    """The seed of a random game for two in which such a step comes up, and all steps up to it, that one last."""
    for n in range(tries):
        seed = int.from_bytes(SEED[:-2] + n.to_bytes(2, "big"), "big")
        play, dice = new(game, seats=2, seed=seed), random.Random(n)
        while not play.over and len(play.steps) < 160:
            seat = play.actors[0]
            kinds: dict[str, list[str]] = {}
            for action in play.legal(seat):
                kinds.setdefault(action.split()[0], []).append(action)
            play.play(dice.choice(kinds[dice.choice(sorted(kinds))]), seat)
            if wanted(play, play.steps[-1]):
                return seed, [(step.seat, step.text) for step in play.steps]
    raise AssertionError("no such game")


class Two:
    """Ada at seat 0 and Bo at seat 1; `play` sends the next steps for both."""

    def __init__(self, monkeypatch: Any, game: str, seed: int, ada: Any, bo: Any) -> None:
        from headwaters.table import lobby

        dealt = SimpleNamespace(token_bytes=lambda n: seed.to_bytes(n, "big"), token_urlsafe=secrets.token_urlsafe)
        monkeypatch.setattr(lobby, "secrets", dealt)
        self.pages = (ada, bo)
        ada.goto("/")
        table = ada.evaluate(
            """async (game) => {
              const body = JSON.stringify({ game, seats: 2, chairs: [null, null] });
              const wish = { method: "POST", headers: { "Content-Type": "application/json" }, body };
              return (await (await fetch("/api/tables", wish)).json()).table;
            }""",
            game,
        )
        ada.goto(f"/t/{table}")
        bo.goto(f"/t/{table}")
        bo.click("#chairs .gold")
        for page in self.pages:
            page.wait_for_selector("#board svg", state="attached")
            page.wait_for_selector("#hand svg", state="attached")

    def play(self, *steps: tuple[int, str]) -> None:
        """Take these steps, and wait until both have heard of the last."""
        revision = 0
        for seat, action in steps:
            revision = self.pages[seat].evaluate(SEND, [seat, action])
        for page in self.pages:
            page.wait_for_function("r => Number(document.getElementById('table').dataset.arrived) >= r", arg=revision)

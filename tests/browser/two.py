"""Two people at a table of a fixed seed: whatever is played there is found beforehand with the engine, and then sent
move by move, so that a test begins where it wants to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deals import deal
from headwaters.kernel.play import Play, Step, new
from headwaters.kernel.rng import key
from headwaters.kernel.styles import VERBS, choose

SEED = bytes(range(16))
POST = """async ([path, wish]) => {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(wish) })).json();
}"""
# A live connection of the person beside that of the page: it plays what it is told and waits until it is taken.
SEND = """async ([address, seat, action, after]) => {
  const live = window.sender ??= await new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${address}/live`);
    const sender = { socket, revision: 0, heard: () => {}, taken: () => {} };
    socket.onopen = () => socket.send(JSON.stringify({ verb: "hello" }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.frame) { sender.revision = message.frame.revision; sender.heard(); done(sender); }
      if (message.taken) sender.taken(null);
      if (message.error) sender.taken(message.error.text);
    };
  });
  while (live.revision < after) await new Promise((heard) => { live.heard = heard; });
  const wrong = await new Promise((taken) => {
    live.taken = taken;
    live.socket.send(JSON.stringify({ verb: "play", action, seat, revision: live.revision, id: 1 }));
  });
  if (wrong) throw new Error(wrong);
  return live.revision;
}"""


def found(
    game: str, wanted: Callable[[Play, Step], bool], *, style: str = VERBS, first: int = 0
) -> tuple[int, list[tuple[int, str]]]:
    """The seed of a game for two, played in this style, in which such a step comes up, and all steps up to it.

    `first` is a game that is known to have one: the search begins there, and goes on if the rules have changed.
    """
    for n in range(first, first + 300):
        seed = int.from_bytes(SEED[:-2] + n.to_bytes(2, "big"), "big")
        play, stream = new(game, seats=2, seed=seed), key(n)
        while not play.over and len(play.steps) < 130:
            seat = play.actors[0]
            play.step(seat, choose(play.engine, play.position, seat, style, stream))
            if wanted(play, play.steps[-1]):
                return seed, [(step.seat, step.text) for step in play.steps]
    raise AssertionError("no such game")


class Two:
    """Ada at seat 0 and Bo at seat 1; `play` sends the next steps for both. Those in `played` were taken before they
    looked: no page has to draw them."""

    def __init__(
        self, monkeypatch: Any, game: str, seed: int, ada: Any, bo: Any, played: Sequence[tuple[int, str]] = ()
    ) -> None:
        deal(monkeypatch, lambda n: seed.to_bytes(n, "big"))
        self.pages = (ada, bo)
        for page in self.pages:
            page.goto("/")
        table = ada.evaluate(POST, ["/api/tables", {"game": game, "seats": 2, "chairs": [None, None]}])["table"]
        bo.evaluate(POST, [f"/api/tables/{table}/sit", {"seat": 1}])
        self.address = f"/t/{table}"
        revision = self._send(played)
        for page in self.pages:
            page.goto(self.address)
            page.wait_for_selector("#board svg", state="attached")
            page.wait_for_selector("#hand svg", state="attached")
        self._hear(revision)

    def play(self, *steps: tuple[int, str]) -> None:
        """Take these steps, and wait until both have heard of the last."""
        self._hear(self._send(steps))

    def _send(self, steps: Sequence[tuple[int, str]]) -> int:
        """Take these steps; the last one's revision."""
        revision = 0
        for seat, action in steps:
            revision = self.pages[seat].evaluate(SEND, [self.address, seat, action, revision])
        return revision

    def _hear(self, revision: int) -> None:
        for page in self.pages:
            page.wait_for_function("r => Number(document.getElementById('table').dataset.arrived) >= r", arg=revision)

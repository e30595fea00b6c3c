"""`headwaters bench`: decisions per second of processor time, uniform random play, one core; with peers beside it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..kernel.facts import all_facts, facts
from .console import progress, show, show_json
from .inputs import AsJson
from .ready import ready
from .simulate import one_game

if TYPE_CHECKING:
    from ..kernel.engine import Engine

BATCH = 64
ROUNDS = 3  # the contestants take turns, so that a busy moment of the machine hits all alike; the median counts


@dataclass
class Contestant:
    """Something that plays random games: `play` plays a batch and returns how many games and decisions that were."""

    kind: str  # "game" or "peer"
    name: str
    seats: int
    play: Callable[[], tuple[int, float]]
    decisions_per_s: list[float] = field(default_factory=list)
    games_per_s: list[float] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        games, decisions = 0, 0.0
        begin = time.process_time()  # what others do on the machine meanwhile does not count
        while (elapsed := time.process_time() - begin) < seconds:
            more_games, more_decisions = self.play()
            games += more_games
            decisions += more_decisions
        self.decisions_per_s.append(decisions / elapsed)
        self.games_per_s.append(games / elapsed)

    def speed(self) -> dict[str, Any]:
        return {
            self.kind: self.name,
            "seats": self.seats,
            "decisions_per_s": round(median(self.decisions_per_s)),
            "games_per_s": round(median(self.games_per_s), 1),
        }


def contestant(engine: Engine, seats: int) -> Contestant:
    import numpy as np

    from ..kernel import rng

    games, template = np.zeros(BATCH, engine.dtype), engine.blank(seats, {})
    mask, lengths = np.zeros(engine.words, np.uint64), np.zeros(BATCH, np.int64)
    kinds = np.zeros(len(engine.facts.decisions), np.int64)
    stream = rng.key(seats)

    def play() -> tuple[int, float]:
        return BATCH, float(engine.compiled.random_games(games, template, stream, mask, kinds, lengths))

    return Contestant("game", engine.facts.name, seats, play)


def from_python(engine: Engine, seats: int) -> Contestant:
    """Random play from a Python loop: one call a decision applies it and brings the next seat and its mask."""
    import random

    import numpy as np

    from ..kernel import rng
    from ..kernel.bits import count, nth

    games, template = np.zeros(1, engine.dtype), engine.blank(seats, {})
    mask, stream, choice = np.zeros(engine.words, np.uint64), rng.key(seats), random.Random(seats).random

    def play() -> tuple[int, float]:
        turn, decisions = engine.compiled.turn, 0
        seat = engine.restart(games, template, stream, mask)
        while seat >= 0:
            seat = turn(games, seat, nth(mask, int(choice() * count(mask))), mask)
            decisions += 1
        return 1, decisions

    return Contestant("game", engine.facts.name, seats, play)


def bench(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; all if none is named.")
    ] = None,
    with_peers: Annotated[
        bool, typer.Option("--peers", help="OpenSpiel's native playouts in the same run, and ratios.")
    ] = False,
    python: Annotated[bool, typer.Option("--python", help="From a Python loop, decision by decision.")] = False,
    seats: Annotated[int | None, typer.Option("--seats", help="Only this number of players.")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help="Length of each of the three measurements.")
    ] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure decisions per second: uniform random play, one core."""
    games = [facts(name) for name in names or all_facts()]
    for game in games:
        game.check_seats(game.least if seats is None else seats)
    engines = [ready(game.name, one_game) for game in games]
    contestants = [
        (from_python if python else contestant)(engine, n)
        for engine in engines
        for n in ([seats] if seats else range(engine.facts.least, engine.facts.most + 1))
    ]
    if with_peers:
        from .peers import peers

        contestants += peers()
    with progress() as bars:
        bar = bars.add_task("measuring", total=ROUNDS * len(contestants))
        for _ in range(ROUNDS):
            for one_of_them in contestants:
                one_of_them.measure(seconds)
                bars.advance(bar)
    speeds = [one_of_them.speed() for one_of_them in contestants]
    if as_json:
        show_json(speeds)
    else:
        _show(speeds)


def _show(speeds: list[dict[str, Any]]) -> None:
    from rich.table import Table

    rivals = [speed for speed in speeds if "peer" in speed]
    table = Table("", "seats", "decisions/s", "games/s", box=None, pad_edge=False)
    for rival in rivals:
        table.add_column(f"× {rival['peer']}")
    for column in table.columns[1:]:
        column.justify = "right"
    for speed in speeds:
        name = speed.get("game") or f"OpenSpiel {speed['peer']}"
        ratios = [f"{speed['decisions_per_s'] / rival['decisions_per_s']:.2f}" for rival in rivals]
        table.add_row(name, str(speed["seats"]), f"{speed['decisions_per_s']:,}", f"{speed['games_per_s']:,}", *ratios)
    show(table, "", "Uniform random play on one core, decisions of chance not counted; medians of three.")

"""`headwaters simulate`: many random games, and what they were like."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .console import progress, show, show_json
from .inputs import AsJson, Game, OptionsText, Seats, Seed, parse_options
from .ready import ready

if TYPE_CHECKING:
    from ..kernel.engine import Engine

CHUNK = 64  # games between two ticks of the progress bar; the results don't depend on it


@dataclass
class Simulation:
    """Final scores, winners and lengths of random games, and how often each kind of decision came up."""

    score: Any  # games × seats
    winners: Any  # bit mask per game
    lengths: Any
    decisions: Any


def random_games(engine: Engine, template: Any, count: int, rng: Any, decisions: Any, lengths: Any) -> Any:
    """So many finished games in an array, played on in the stream of `rng`."""
    import numpy as np

    games = np.zeros(count, engine.dtype)
    mask = np.zeros(engine.words, np.uint64)
    engine.compiled.random_games(games, template, rng, mask, decisions, lengths)
    return games


def one_game(engine: Engine) -> None:
    """Rehearses what simulations call."""
    run(engine, engine.blank(engine.facts.least, {}), 1, 0)


def run(engine: Engine, template: Any, count: int, seed: int, tick: Any = None) -> Simulation:
    import numpy as np

    from ..kernel import rng as generator

    seats = int(template[0].seats)
    rng = generator.key(seed)
    kinds = np.zeros(len(engine.facts.decisions), np.int64)
    simulation = Simulation(np.zeros((count, seats), int), np.zeros(count, int), np.zeros(count, np.int64), kinds)
    for start in range(0, count, CHUNK):
        part = slice(start, min(start + CHUNK, count))
        games = random_games(engine, template, part.stop - start, rng, kinds, simulation.lengths[part])
        simulation.score[part] = games["score"][:, :seats]
        simulation.winners[part] = games["winners"]
        if tick:
            tick(part.stop - start)
    return simulation


def simulate(
    game: Game,
    seats: Seats,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")],
    seed: Seed = None,
    options: OptionsText = "{}",
    as_json: AsJson = False,
) -> None:
    """Play many games at random: results by seat, scores, length, kinds of decision."""
    chosen = parse_options(options)
    engine = ready(game, one_game)
    seed = secrets.randbits(32) if seed is None else seed
    engine.setup(seats, chosen, seed)  # refuses what can't be played, before anything long begins
    template = engine.blank(seats, chosen)
    with progress() as bars:
        bar = bars.add_task("playing", total=games)
        simulation = run(engine, template, games, seed, lambda n: bars.advance(bar, n))
    summary = _summary(engine, simulation)
    if as_json:
        show_json({"game": game, "seats": seats, "options": chosen, "seed": seed, "games": games, **summary})
    else:
        _show(f"{engine.facts.title}, {seats} seats, {games:,} random games, seed {seed}", summary, games)


def _summary(engine: Engine, simulation: Simulation) -> dict[str, Any]:
    import numpy as np

    seats = simulation.score.shape[1]
    won = simulation.winners[:, None] >> np.arange(seats) & 1
    share = won / won.sum(axis=1, keepdims=True)
    total = int(simulation.lengths.sum())
    return {
        "results": [
            {
                "seat": seat,
                "won": int((won[:, seat] & (won.sum(axis=1) == 1)).sum()),
                "shared": int((won[:, seat] & (won.sum(axis=1) > 1)).sum()),
                "share": round(float(share[:, seat].mean()), 6),
                "score": _spread(simulation.score[:, seat]),
            }
            for seat in range(seats)
        ],
        "length": _spread(simulation.lengths),
        "decisions": {
            name: {"count": int(n), "share": round(int(n) / total, 6)}
            for name, n in zip(engine.facts.decisions, simulation.decisions, strict=True)
        },
    }


def _spread(values: Any) -> dict[str, float]:
    mean, deviation = round(float(values.mean()), 3), round(float(values.std()), 3)
    return {"mean": mean, "deviation": deviation, "least": int(values.min()), "most": int(values.max())}


def _show(title: str, summary: dict[str, Any], games: int) -> None:
    from rich.table import Table

    def spread(of: dict[str, float]) -> list[str]:
        return [f"{of['mean']:.1f}", f"{of['deviation']:.1f}", str(of["least"]), str(of["most"])]

    seats = Table("seat", "won", "shared", "share", "score", "±", "least", "most", box=None, pad_edge=False)
    for row in summary["results"]:
        seats.add_row(
            str(row["seat"]), f"{row['won']:,}", f"{row['shared']:,}", f"{row['share']:.1%}", *spread(row["score"])
        )
    mean, deviation, least, most = spread(summary["length"])
    kinds = Table("decision", "times", "a game", "share", box=None, pad_edge=False)
    for name, kind in summary["decisions"].items():
        kinds.add_row(name, f"{kind['count']:,}", f"{kind['count'] / games:.2f}", f"{kind['share']:.2%}")
    for table in (seats, kinds):
        for column in table.columns[1:]:
            column.justify = "right"
    length = f"length: {mean} decisions (± {deviation}, {least} to {most})"
    show(title, "", seats, "", length, "", kinds)

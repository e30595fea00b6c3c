"""`headwaters levels`: how often each level beats the one before it, to set them anew; and how strong each is."""

from __future__ import annotations

import math
import os
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..kernel.errors import HeadwatersError
from .arena import SECONDS, rehearse
from .console import progress, show, show_json
from .inputs import AsJson, Game
from .ready import ready

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..bots import Budget
    from ..kernel.engine import Engine
    from ..lab.arena import Entrant
    from ..lab.ratings import Rating


def levels(
    game: Game,
    chain: Annotated[
        str,
        typer.Option("--bots", help="Others, weak to strong: casual=50/0.2 has 50 simulations, 0.2 overlooked."),
    ] = "",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games of each pair.")] = 100,
    seats: Annotated[
        int | None,
        typer.Option("--seats", help="Number of players, 2 unless said: one against others of one level."),
    ] = None,
    together: Annotated[
        bool,
        typer.Option(
            "--all", help="All against all instead, with any number of seats or --seats: ratings on one scale."
        ),
    ] = False,
    log: Annotated[
        Path | None,
        typer.Option("--log", file_okay=False, help="With --all: keep every game in this folder, and go on with it."),
    ] = None,
    cpu: Annotated[
        bool, typer.Option("--cpu", help="Count seconds in processor time: fair on a busy machine.")
    ] = False,
    workers: Annotated[int, typer.Option("--workers", min=0, help="Games at a time; 0: in this process.")] = 1,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Another number, other deals.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Let every level play against the one before it: its share of the wins, with the 95 % interval.

    With --all every choice of levels plays, --games at tables of two, as many of three, of four: a rating of each. With
    --seats too, at tables of that size alone.
    """
    from ..bots import LEVELS, Budget
    from ..lab import arena as lab

    if log is not None and not together:
        raise typer.BadParameter("goes with --all", param_hint="--log")
    entrants = [lab.entrant(text, cpu=cpu, own_time_in=game) for text in (chain.split(",") if chain else LEVELS)]
    if together:
        entrants = list({each.name: each for each in entrants}.values())  # who is named twice is rated once
    if len(entrants) < 2:
        raise HeadwatersError("error-arena-bots")
    engine = ready(game, rehearse)
    at_table = 2 if seats is None else seats
    engine.setup(at_table, {}, 0)  # refuses what can't be played, before anything long begins
    if together:
        _rate(engine, entrants, seats, games, log, Budget(seconds=SECONDS, cpu=cpu), workers, seed, as_json)
        return
    rows = list[dict[str, Any]]()
    with progress() as bars:
        pairs = [(stronger, weaker) for weaker, stronger in pairwise(entrants)]
        bar = bars.add_task("playing", total=len(pairs) * -(-games // at_table) * at_table)
        for pair in pairs:
            table = lab.Arena(game, at_table, pair, Budget(seconds=SECONDS, cpu=cpu), seed=seed)
            finished = lab.run(table, games, workers=workers, tick=lambda _: bars.advance(bar))
            row = lab.standings(table, finished)[0]
            share = {name: row[name] for name in ("win_share", "low", "high")}
            rows.append({"level": pair[0].name, "before": pair[1].name, "games": len(finished), **share})
    if as_json:
        show_json({"game": game, "seats": at_table, "pairs": rows})
    else:
        _show(f"{engine.facts.title}, {at_table} seats, {os.cpu_count()} cores, {workers} games at a time", rows)


def _rate(
    engine: Engine,
    entrants: Sequence[Entrant],
    seats: int | None,
    games: int,
    log: Path | None,
    budget: Budget,
    workers: int,
    seed: int,
    as_json: bool,
) -> None:
    """All against all, with every number of seats or with one."""
    from ..lab import arena as lab
    from ..lab.ratings import Finished, Rating, rate

    facts, finished = engine.facts, list[Finished]()
    names = [entrant.name for entrant in entrants]
    if log is not None:
        log.mkdir(parents=True, exist_ok=True)
    sizes = range(facts.least, facts.most + 1) if seats is None else [seats]
    tables = [lab.Arena(facts.name, size, tuple(entrants), budget, seed=seed) for size in sizes]
    with progress() as bars:
        bar = bars.add_task("playing", total=sum(table.rounds(games) * table.seats for table in tables))
        for table in tables:
            kept = log and log / f"{facts.name}-{table.seats}.jsonl"
            played = lab.run(table, games, log=kept, workers=workers, tick=lambda _: bars.advance(bar))
            finished += [Finished([names[who] for who in game.table], game.outcome.shares) for game in played]
    ratings = rate(names, finished)
    if as_json:
        finite = {name: [number if math.isfinite(number) else None for number in ratings[name]] for name in names}
        rows = [{"level": name, **dict(zip(Rating._fields, finite[name], strict=True))} for name in names]
        show_json({"game": facts.name, "games": len(finished), "ratings": rows})
    else:
        said = f"{sizes[0]} to {sizes[-1]}" if len(sizes) > 1 else f"{sizes[0]}"
        _show_ratings(f"{facts.title}, {said} seats, {len(finished):,} games", ratings)


def _show_ratings(title: str, ratings: Mapping[str, Rating]) -> None:
    from rich.table import Table

    table = Table("level", "rating", "95 %", "games", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, (rating, low, high, games) in ratings.items():
        table.add_row(name, f"{rating:.0f}", _interval(low, high), str(games))
    show(title, "", table)


def _interval(low: float, high: float) -> str:
    if low == high:
        return "fixed"
    return f"{low:.0f} to {high:.0f}" if math.isfinite(low) else "unknown"


def _show(title: str, rows: Sequence[dict[str, Any]]) -> None:
    from rich.table import Table

    table = Table("level", "against", "games", "wins", "95 %", box=None, pad_edge=False)
    for column in table.columns[2:]:
        column.justify = "right"
    for row in rows:
        wins, span = f"{row['win_share']:.1%}", f"{row['low']:.1%} to {row['high']:.1%}"
        table.add_row(row["level"], row["before"], str(row["games"]), wins, span)
    show(title, "", table)

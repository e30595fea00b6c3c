"""`headwaters levels`: how often each level beats the one before it, to set them anew."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..kernel.errors import HeadwatersError
from .arena import SECONDS, rehearse
from .console import progress, show, show_json
from .inputs import AsJson, Game
from .ready import ready

if TYPE_CHECKING:
    from collections.abc import Sequence


def levels(
    game: Game,
    chain: Annotated[
        str,
        typer.Option("--bots", help="Others, weak to strong: casual=50/0.2 has 50 simulations, 0.2 overlooked."),
    ] = "",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games of each pair.")] = 100,
    seats: Annotated[int, typer.Option("--seats", help="Number of players: one against others of one level.")] = 2,
    cpu: Annotated[
        bool, typer.Option("--cpu", help="Count seconds in processor time: fair on a busy machine.")
    ] = False,
    workers: Annotated[int, typer.Option("--workers", min=0, help="Games at a time; 0: in this process.")] = 1,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Another number, other deals.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Let every level play against the one before it: its share of the wins, with the 95 % interval."""
    from ..bots import LEVELS, Budget
    from ..lab import arena as lab

    entrants = [lab.entrant(text, cpu=cpu, own_time_in=game) for text in (chain.split(",") if chain else LEVELS)]
    if len(entrants) < 2:
        raise HeadwatersError("error-arena-bots")
    engine = ready(game, rehearse)
    engine.setup(seats, {}, 0)  # refuses what can't be played, before anything long begins
    rows = list[dict[str, Any]]()
    with progress() as bars:
        pairs = [(stronger, weaker) for weaker, stronger in pairwise(entrants)]
        bar = bars.add_task("playing", total=len(pairs) * -(-games // seats) * seats)
        for pair in pairs:
            table = lab.Arena(game, seats, pair, Budget(seconds=SECONDS, cpu=cpu), seed=seed)
            finished = lab.run(table, games, workers=workers, tick=lambda _: bars.advance(bar))
            row = lab.standings(table, finished)[0]
            share = {name: row[name] for name in ("win_share", "low", "high")}
            rows.append({"level": pair[0].name, "before": pair[1].name, "games": len(finished), **share})
    if as_json:
        show_json({"game": game, "seats": seats, "pairs": rows})
    else:
        _show(f"{engine.facts.title}, {seats} seats, {os.cpu_count()} cores, {workers} games at a time", rows)


def _show(title: str, rows: Sequence[dict[str, Any]]) -> None:
    from rich.table import Table

    table = Table("level", "against", "games", "wins", "95 %", box=None, pad_edge=False)
    for column in table.columns[2:]:
        column.justify = "right"
    for row in rows:
        wins, span = f"{row['win_share']:.1%}", f"{row['low']:.1%} to {row['high']:.1%}"
        table.add_row(row["level"], row["before"], str(row["games"]), wins, span)
    show(title, "", table)

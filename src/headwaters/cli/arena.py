"""`headwaters arena`: bots against each other, until it is known who is better."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..kernel.errors import HeadwatersError
from .console import complain, progress, show, show_json
from .inputs import AsJson, Game, OptionsText, parse_options
from .ready import ready

if TYPE_CHECKING:
    from rich.table import Table

    from ..kernel.engine import Engine

SECONDS = 0.1  # a decision, unless something else is asked for


def rehearse(engine: Engine) -> None:
    """Compiles what bots call."""
    from ..bots import levels

    for name in ("looks", "strong"):
        levels.rehearse(engine, name)
    s = engine.setup(engine.facts.least, {}, 0)
    seat = engine.actors(s)[0]
    engine.apply(s, seat, engine.legal(s, seat)[0])


def arena(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Names with commas: beginner, novice, casual, able, strong, master; random, looks, textbook; "
            "module:Class; strong@1s, strong@500.",
        ),
    ],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games; whole rounds of rotated seats.")] = 200,
    seats: Annotated[int, typer.Option("--seats", help="Number of players.")] = 2,
    seconds: Annotated[
        float | None, typer.Option("--time", help="Seconds a decision (else a level's own, 0.1 for others).")
    ] = None,
    sims: Annotated[int | None, typer.Option("--sims", help="Simulations a decision, instead of seconds.")] = None,
    cores: Annotated[int, typer.Option("--cores", min=1, help="Cores that one search may use.")] = 1,
    cpu: Annotated[
        bool, typer.Option("--cpu", help="Count seconds in processor time: fair on a busy machine.")
    ] = False,
    workers: Annotated[
        int | None, typer.Option("--workers", min=0, help="Games at a time; 0: in this process.")
    ] = None,
    patience: Annotated[
        float | None,
        typer.Option("--patience", min=0.1, help="Seconds without an answer that lose a game (60 and ten budgets)."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Another number, other deals.")] = 0,
    luck: Annotated[
        int, typer.Option("--luck", min=0, help="Take off what chance gave, by searches of so many simulations.")
    ] = 0,
    choices: Annotated[
        int,
        typer.Option(
            "--choices",
            min=0,
            help="Two bots: what the first gains by its choices, say searches of so many simulations.",
        ),
    ] = 0,
    stop: Annotated[bool, typer.Option("--stop", help="Stop as soon as the answer is clear.")] = False,
    log: Annotated[
        Path | None, typer.Option("--log", help="Keep every game here; if it exists, go on with it.")
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Write the standings as SVG.")] = None,
    options: OptionsText = "{}",
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other: paired seeds, rotated seats, win shares with their intervals."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # where people keep their own bots
    from ..bots import Budget
    from ..lab import arena as lab

    if seconds is not None and sims is not None:
        raise HeadwatersError("error-arena-budget")
    try:
        budget = Budget(sims=sims, cores=cores) if sims is not None else Budget(
            seconds=SECONDS if seconds is None else seconds, cores=cores, cpu=cpu
        )  # fmt: skip
    except ValueError as error:
        raise HeadwatersError("error-arena-budget") from error
    own_time_in = game if seconds is None and sims is None else ""
    entrants = tuple(lab.entrant(text, cores, cpu, own_time_in) for text in bots.split(","))
    if len(entrants) < 2:
        raise HeadwatersError("error-arena-bots")
    chosen = parse_options(options)
    engine = ready(game, rehearse)
    engine.setup(seats, chosen, 0)  # refuses what can't be played, before anything long begins
    table = lab.Arena(game, seats, entrants, budget, chosen, seed, luck, choices)
    if workers is None:
        workers = max(1, (os.cpu_count() or 1) // cores) if sims is not None else 1
    count = table.rounds(games) * seats
    with progress() as bars:
        bar = bars.add_task("playing", total=count)
        finished = lab.run(
            table,
            count,
            log=log,
            workers=workers,
            patience=patience,
            stop_when_clear=stop,
            tick=lambda _: bars.advance(bar),
        )
    rows, lost = lab.standings(table, finished), lab.faults(table, finished)
    if plot is not None:
        from ..lab.plot import svg

        plot.write_text(svg(_title(engine, table, len(finished)), rows, 1 / seats), encoding="utf-8")
    if as_json:
        show_json({"game": game, "seats": seats, "games": len(finished), "bots": rows, "faults": lost})
    else:
        _show(_title(engine, table, len(finished)), rows)
        for fault in lost[:10]:
            complain(f"{fault['bot']} lost round {fault['round']}, rotation {fault['rotation']}: {fault['what']}")
        if len(lost) > 10:
            complain(f"and {len(lost) - 10} more games lost so")


def _title(engine: Engine, table: Any, games: int) -> str:
    budget = table.budget
    time = f"{budget.sims} simulations" if budget.sims is not None else f"{budget.seconds:g} s"
    return f"{engine.facts.title}, {table.seats} seats, {games:,} games, {time} a decision unless a bot has its own"


def _span(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"


def _show(title: str, rows: list[dict[str, Any]]) -> None:
    rows = sorted(rows, key=lambda row: -row["win_share"])
    plain = _table("bot", "wins", "95 %", "by deals", "rating", "decisions/s")
    for row in rows:
        plain.add_row(
            row["name"],
            f"{row['win_share']:.1%}",
            _span(row["low"], row["high"]),
            _span(*row["by_deals"]) if row["by_deals"] else "",
            f"{row['rating']:.1f}",
            f"{row['decisions_per_s']:,.0f}",
        )
    show(title, "", plain)
    ways = {"luck_adjusted": "less luck", "by_margin": "by margin", "gained": "gained a game"}
    shown = [way for way in ways if any(row[way] for row in rows)]
    if shown:
        estimates = _table("bot", *(name for way in shown for name in (ways[way], "95 %")))
        for row in rows:
            cells = [_estimate(row[way], "+" if way == "gained" else "") for way in shown]
            estimates.add_row(row["name"], *(cell for both in cells for cell in both))
        show("", estimates)


def _table(*names: str) -> Table:
    from rich.table import Table

    table = Table(*names, box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _estimate(found: list[float] | None, sign: str) -> tuple[str, str]:
    """A number and its interval in per cent; with a sign where it is no share."""
    if found is None:
        return "", ""
    number, low, high = (f"{end:{sign}.1%}" for end in found)
    return number, f"{low} to {high}"

"""The command line: the commands put together, and every mistake turned into one line."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer

from ..kernel.errors import HeadwatersError
from ..kernel.facts import all_facts
from . import arena, bench, database, games, levels, play, records, serve, simulate
from .console import complain

BROKEN_PIPE = 141  # what a shell reports for a program that the closed pipe ended
INTERRUPTED = 130

app = typer.Typer(
    name="headwaters",
    help="Board games, exact and fast: play them, record them, replay them, simulate them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"headwaters {__version__}")
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    pass


app.command("games")(games.games)
app.command("simulate")(simulate.simulate)
app.command("bench")(bench.bench)
app.command("arena")(arena.arena)
app.command("levels")(levels.levels)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.add_typer(records.app, name="record")
app.add_typer(database.app, name="database")
for facts in all_facts().values():
    if facts.command:
        app.add_typer(import_module(f"{facts.package}.commands").app, name=facts.command)


def run() -> None:
    """Run the command line; exit 0 done, 1 the record disagrees with the rules, 2 the input can't be used."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    try:
        code = _exit_code()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the last flush has somewhere to go
        code = BROKEN_PIPE
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    sys.exit(code)


def _exit_code() -> int:
    usage_error: type[Any] = typer.BadParameter.__bases__[0]  # typer carries its own click and does not name this class
    command = typer.main.get_command(app)
    try:
        with command.make_context("headwaters", sys.argv[1:]) as context:
            command.invoke(context)
    except HeadwatersError as error:
        complain(error.say())
        return error.exit_code
    except usage_error as error:
        return _complain_of_usage(error)
    except typer.Exit as done:
        return done.exit_code
    return 0


def _complain_of_usage(error: Any) -> int:
    if type(error).__name__ == "NoArgsIsHelpError":
        print(error.format_message())
    else:
        hint = f" (see: {error.ctx.command_path} --help)" if error.ctx else ""
        complain(f"{error.format_message()}{hint}")
    return HeadwatersError.exit_code

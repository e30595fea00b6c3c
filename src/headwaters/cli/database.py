"""`headwaters database`: the database that keeps the tables upgraded, checked, copied and put back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ..table.database import Database

DatabaseName = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="A file, a sqlite URL or a PostgreSQL URL (postgresql+asyncpg://…); without it, a file in your home.",
    ),
]

app = typer.Typer(help="Look after the database of the tables.", no_args_is_help=True, rich_markup_mode=None)


def upgraded(database: Database, *, copy: bool = True) -> str | None:
    """Make or upgrade the database; what is to be said about it, if it was there and has changed."""
    done = database.upgrade(copy=copy)
    if done.before in (None, done.after):
        return None
    before = f"; as it was before: {done.copy}" if done.copy else ""
    return f"{database.name}: upgraded from revision {done.before} to {done.after}{before}"


@app.command("upgrade")
def upgrade(
    database: DatabaseName = None,
    copy: Annotated[bool, typer.Option("--copy/--no-copy", help="Copy it before that.")] = True,
) -> None:
    """Bring the database up to the newest revision, after a copy of it was made. `serve` does the same."""
    from ..table.database import NEWEST, database_of

    named = database_of(database)
    named.check()
    print(upgraded(named, copy=copy) or f"{named.name}: revision {NEWEST}, the newest")


@app.command("check")
def check(database: DatabaseName = None) -> None:
    """Say which revision the database has and whether it is whole; exit 1 if it is not, or not the newest."""
    from ..table.database import NEWEST, database_of

    named = database_of(database)
    health = named.check()
    age = "the newest" if health.is_newest else f"not the newest ({NEWEST}): headwaters database upgrade"
    whole = "; ".join(health.faults) or "whole"
    print(f"{named.name}: revision {health.revision}, {age}; {health.tables} tables; {whole}")
    if health.faults or not health.is_newest:
        raise typer.Exit(1)


@app.command("backup")
def backup(file: Annotated[Path, typer.Argument(help="Where the copy goes.")], database: DatabaseName = None) -> None:
    """Copy the database, also while it is in use."""
    from ..table.database import database_of

    print(f"{file}: {database_of(database).backup(file)} tables")


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `backup` or an upgrade has made.")],
    database: DatabaseName = None,
    force: Annotated[bool, typer.Option("--force", help="Also where there is a database already.")] = False,
) -> None:
    """Put a copy in the place of the database. End the service before."""
    from ..table.database import database_of

    named = database_of(database)
    old = named.restore(file, force=force)
    print(f"{named.name}: restored from {file}" + (f"; the one before it: {old}" if old else ""))

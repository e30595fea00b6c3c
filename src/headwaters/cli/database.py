"""`headwaters database`: the file that keeps the tables upgraded, checked, copied and put back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..kernel.errors import HeadwatersError

Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A file or a sqlite URL; without it, one in your home.")
]

app = typer.Typer(help="Look after the database of the tables.", no_args_is_help=True, rich_markup_mode=None)


def upgraded(database: str | None) -> str | None:
    """Make or upgrade the database; what is to be said about it, if it was there and has changed."""
    from ..table.database import database_path, upgrade

    path = database_path(database)
    done = upgrade(path)
    if done.copy is None:
        return None
    return f"{path}: upgraded from revision {done.before} to {done.after}; as it was before: {done.copy}"


@app.command("upgrade")
def upgrade(database: Database = None) -> None:
    """Bring the database up to the newest revision; before that it is copied beside itself. `serve` does the same."""
    from ..table.database import NEWEST, database_path

    path = database_path(database)
    if not path.exists():
        raise HeadwatersError("error-file", file=str(path), reason="it does not exist")
    print(upgraded(database) or f"{path}: revision {NEWEST}, the newest")


@app.command("check")
def check(database: Database = None) -> None:
    """Say which revision the database has and whether it is whole; exit 1 if it is not, or not the newest."""
    from ..table.database import NEWEST, check, database_path

    path = database_path(database)
    health = check(path)
    age = "the newest" if health.is_newest else f"not the newest ({NEWEST}): headwaters database upgrade"
    print(f"{path}: revision {health.revision}, {age}; {health.tables} tables; {'; '.join(health.faults) or 'whole'}")
    if health.faults or not health.is_newest:
        raise typer.Exit(1)


@app.command("backup")
def backup(file: Annotated[Path, typer.Argument(help="Where the copy goes.")], database: Database = None) -> None:
    """Copy the database, also while it is in use."""
    from ..table.database import backup, database_path

    print(f"{file}: {backup(database_path(database), file)} tables")


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `backup` or an upgrade has made.")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Also where there is a database already.")] = False,
) -> None:
    """Put a copy in the place of the database. End the service before."""
    from ..table.database import database_path, restore

    path = database_path(database)
    old = restore(file, path, force=force)
    print(f"{path}: restored from {file}" + (f"; the one before it: {old}" if old else ""))

"""`headwaters map`: the maps of Yellow & Yangtze, checked and shown."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from ...cli.console import show, show_json
from ...cli.inputs import AsJson, read_text

app = typer.Typer(help="Check and show maps of Yellow & Yangtze.", no_args_is_help=True, rich_markup_mode=None)

File = Annotated[str, typer.Argument(help="A map file; - reads from stdin.")]

LAND, RIVER, OUTSIDE = ".", "~", "-"


def _parse(file: str) -> Any:
    from .maps import parse

    return parse(read_text(file))


def _counts(rows: list[str]) -> dict[str, int]:
    cells = "".join(rows)
    outside, river = cells.count(OUTSIDE), cells.count(RIVER)
    capitals = sum(cell.isalpha() for cell in cells)
    return {"rows": len(rows), "spaces": len(cells) - outside, "river": river, "capitals": capitals}


@app.command("check")
def check(file: File, as_json: AsJson = False) -> None:
    """Check a map; exit 2 and say what is wrong with it."""
    counts = _counts(_parse(file).rows)
    if as_json:
        show_json({"file": file, **counts})
    else:
        rows, spaces, river, capitals = counts.values()
        print(f"{file}: a good map. {rows} rows, {spaces} spaces, {river} of them river, {capitals} capitals.")


@app.command("show")
def draw(file: File) -> None:
    """Show a map in the terminal."""
    from rich.text import Text

    looks = {RIVER: "bold blue", LAND: "green"}
    rows = _parse(file).rows
    width = max(len(row) for row in rows)
    show(Text("   " + "".join(f"{column:<4}" for column in range(1, width + 1)), style="dim"))
    for number, row in enumerate(rows):
        line = Text(f"{chr(ord('a') + number)}  " + "  " * (number % 2), style="dim")
        for cell in row:
            seen = " " if cell == OUTSIDE else cell
            line.append(f"{seen:<4}", style="bold red reverse" if cell.isalpha() else looks.get(cell, ""))
        line.rstrip()
        show(line)

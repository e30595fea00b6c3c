"""Where the command line speaks: answers on stdout, progress and complaints on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.progress import Progress

PIPED_WIDTH = 120


def one_line(text: str) -> str:
    """The text without line breaks and control characters, whatever file or name it came from."""
    return "".join(c if c.isprintable() else "�" for c in " ".join(text.split()))


def complain(text: str) -> None:
    print(f"headwaters: {one_line(text)}", file=sys.stderr)


def stdout() -> Console:
    from rich.console import Console

    class Printer(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # rich would leave with 1, which here says that a record disagrees

    return Printer(width=None if sys.stdout.isatty() else PIPED_WIDTH, markup=False, highlight=False, emoji=False)


def stderr() -> Console:
    from rich.console import Console

    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def show(*things: RenderableType) -> None:
    console = stdout()
    for thing in things:
        console.print(thing)


def show_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


@contextmanager
def progress() -> Iterator[Progress]:
    """Bars on stderr that leave nothing behind; nothing at all where stderr is not a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = stderr()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        yield bars

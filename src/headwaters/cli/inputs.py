"""What comes in from outside: options as JSON, files as text. Every mistake is a named error."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ..kernel.errors import BadRecord, HeadwatersError

Game = Annotated[str, typer.Argument(help="Name of the game, as `headwaters games` lists it.")]
Seats = Annotated[int, typer.Option("--seats", help="Number of players.")]
Seed = Annotated[int | None, typer.Option("--seed", help="A number below 2^128; without it, chance decides.")]
OptionsText = Annotated[
    str, typer.Option("--options", metavar="JSON", help='The table\'s options, such as {"short": true}.')
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]


def parse_options(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise HeadwatersError("error-options-json")
    return value


def read_bytes(file: str) -> bytes:
    """A file's bytes; `-` is stdin."""
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise HeadwatersError("error-file", file=file, reason=reason) from error


def read_text(file: str) -> str:
    try:
        return read_bytes(file).decode()
    except UnicodeDecodeError as error:
        raise HeadwatersError("error-file", file=file, reason="it is not UTF-8 text") from error


def read_record(file: str) -> list[str]:
    """The lines of a game record. Only a line feed ends a line: JSON texts may hold other separators."""
    lines = []
    for number, line in enumerate(read_bytes(file).split(b"\n"), 1):
        try:
            lines.append(line.decode())
        except UnicodeDecodeError as error:
            raise BadRecord("error-record-json", line=number) from error
    return lines

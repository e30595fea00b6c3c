"""The wire in words: the tables of docs/table-protocol.md, made from the structs that are sent and understood.

    python -m headwaters.table.protocol

writes them into the page, between its two marks; a test compares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta, Struct, UnsetType
from msgspec.structs import fields

from . import answers, messages

PAGE = Path(__file__).parents[3] / "docs" / "table-protocol.md"
BEGIN, END = "<!-- made by headwaters.table.protocol -->\n", "<!-- end -->\n"

BODIES: dict[str, type[Struct]] = {
    "/api/me": messages.Me,
    "/api/quick": messages.Quick,
    "/api/learn": messages.Learn,
    "/api/tables": messages.NewTable,
    "/api/tables/ID/sit": messages.Sit,
    "/api/tables/ID/emblem": messages.Emblem,
    "/api/tables/ID/stand": messages.Stand,
    "/api/tables/ID/chair": messages.ChairFor,
    "/api/tables/ID/next-card": messages.NextCard,
    "/api/tables/ID/leave-lesson": messages.LeaveLesson,
    "/api/tables/ID/say": messages.Say,
    "/api/tables/ID/resign": messages.Resign,
    "/api/tables/ID/hand": messages.HandOver,
    "/api/tables/ID/come-back": messages.ComeBack,
    "/api/tables/ID/take-back": messages.TakeBack,
    "/api/tables/ID/consent": messages.Consent,
}
CLIENT = get_args(messages.LiveMessage)
NAMES = {str: "text", int: "number", bool: "true or false", float: "number", Any: "any"}


def wire_name(kind: type[Struct]) -> str:
    """What a struct is called in the page: a message by its verb, the rest by its name."""
    return str(kind.__struct_config__.tag or kind.__name__)


def words(hint: Any) -> str:
    """A type as a reader of JSON would say it."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return words(inner[0])
    if origin in (UnionType, Union):
        several = dict.fromkeys(words(each) for each in inner if each not in (NoneType, UnsetType))
        return " or ".join([*several, *(["null"] if NoneType in inner else [])])
    if origin is list:
        return f"list of {words(inner[0])}"
    if origin is dict:
        return f"object of {words(inner[1])}"
    if isinstance(hint, type) and issubclass(hint, Struct):
        return f"[{wire_name(hint)}](#{wire_name(hint).lower()})"
    return NAMES[hint]


def description(hint: Any) -> str:
    """What `Meta` says of a field."""
    metas = [meta for meta in get_args(hint)[1:] if isinstance(meta, Meta)] if get_origin(hint) is Annotated else []
    return next((meta.description for meta in metas if meta.description), "")


def rows(kind: type[Struct]) -> Iterator[str]:
    """The fields of a struct, one a line."""
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        optional = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        name = f"`{field.encode_name}`" + (", may be missing" if optional and kind not in outgoing()[1:] else "")
        yield f"| {name} | {words(hints[field.name])} | {description(hints[field.name])} |"


def described(kind: type[Struct], title: str) -> str:
    """A struct with its fields."""
    sentence = (kind.__doc__ or "").split("\n\n")[0]
    lines = [f"#### {title}", sentence, "", "| field | | |", "|---|---|---|", *rows(kind)]
    return "\n".join(lines) + "\n"


def outgoing() -> list[type[Struct]]:
    """Everything that goes out, in the order of its file, after the answer that holds it."""
    structs = [each for each in vars(answers).values() if isinstance(each, type) and issubclass(each, Struct)]
    rest = [each for each in structs if each not in (Struct, answers.Answer)]
    return [answers.Answer, answers.Frame, *(each for each in rest if each is not answers.Frame)]


def written() -> str:
    """The part of the page that is made here."""
    parts = ["### Bodies of requests\n", *(described(kind, f"POST {path}") for path, kind in BODIES.items())]
    parts += ["### What a client says\nEvery message has a `verb`.\n"]
    parts += [described(kind, wire_name(kind)) for kind in CLIENT]
    parts += ["### What the service answers\n", *(described(kind, wire_name(kind)) for kind in outgoing())]
    return "\n".join(parts)


def page(text: str) -> str:
    """The page with its made part written anew."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{written()}\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE.name} is written", file=sys.stderr)

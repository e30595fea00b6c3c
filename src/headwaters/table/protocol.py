"""The wire in words: the tables of docs/table-protocol.md, made from the routes and from the structs on the wire.

    python -m headwaters.table.protocol

writes them into the page, between its two marks; a test compares.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta, Struct, UnsetType
from msgspec.structs import fields

from . import answers, api, messages

PAGE = Path(__file__).parents[3] / "docs" / "table-protocol.md"
BEGIN, END = "<!-- made by headwaters.table.protocol -->\n", "<!-- end -->\n"

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
        if not fields(hint):
            return "`{}`"
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
        is_sent_whole = kind.__module__ == answers.__name__ and kind is not answers.Answer
        name = f"`{field.encode_name}`" + (", may be missing" if optional and not is_sent_whole else "")
        yield f"| {name} | {words(hints[field.name])} | {description(hints[field.name])} |"


def first_words(documented: object) -> str:
    """The first paragraph of a docstring."""
    return " ".join((documented.__doc__ or "").split("\n\n")[0].split())


def described(kind: type[Struct]) -> str:
    """A struct with its fields."""
    lines = [f"#### {wire_name(kind)}", first_words(kind), "", "| field | | |", "|---|---|---|", *rows(kind)]
    return "\n".join(lines) + "\n"


def answer_to(route: api.DescribedRoute) -> type[Struct] | None:
    """What a request is answered with; None where that is no JSON."""
    hint = get_type_hints(route.verb)["return"]
    kind: type[Any] = get_args(hint)[0] if get_origin(hint) is api.Json else hint
    return kind if issubclass(kind, Struct) else None


def request_row(route: api.DescribedRoute) -> str:
    """A request in the table of all of them."""
    path = re.sub(r"{(\w+)}", lambda name: name[1].upper(), route.path)
    answer, what = answer_to(route), route.verb if route.body in (None, messages.Nothing) else route.body
    body = words(route.body) if route.body else ""
    return f"| {route.method} `{path}` | {body} | {words(answer) if answer else ''} | {first_words(what)} |"


def in_requests() -> tuple[list[type[Struct]], list[type[Struct]]]:
    """The bodies of requests and the answers to them, as far as they have fields."""
    bodies = [route.body for route in api.ROUTES if route.body and fields(route.body)]
    answered = [answer for route in api.ROUTES if (answer := answer_to(route)) and fields(answer)]
    return list(dict.fromkeys(bodies)), [*dict.fromkeys(answered), answers.RefusedRequest]


def live() -> list[type[Struct]]:
    """Everything that goes out over the live connection, in the order of its file, after the answer that holds it."""
    structs = [each for each in vars(answers).values() if isinstance(each, type) and issubclass(each, Struct)]
    first: list[type[Struct]] = [answers.Answer, answers.Frame]
    apart = [Struct, answers.Done, *first, *in_requests()[1]]
    return [*first, *(each for each in structs if each not in apart)]


def written() -> str:
    """The part of the page that is made here."""
    bodies, answered = in_requests()
    parts = ["### Requests\n\n| request | body | answer | |\n|---|---|---|---|"]
    parts += [*map(request_row, api.ROUTES), "\n### Bodies of requests\n", *map(described, bodies)]
    parts += ["### Answers to requests\n", *map(described, answered)]
    parts += ["### What a client says\nEvery message has a `verb`.\n", *map(described, CLIENT)]
    parts += ["### What the service answers\n", *map(described, live())]
    return "\n".join(parts)


def page(text: str) -> str:
    """The page with its made part written anew."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{written()}\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE.name} is written", file=sys.stderr)

"""Everything a person reads, as Fluent messages: `<language>.ftl` here for the house, `text/` in a game's folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

LANGUAGES = ("en", "it", "fr", "es")
_LARGEST = 10**15
_SMALL = 1_000  # from here on numbers are written in groups of digits


def _files(language: str) -> list[Path]:
    from ..kernel.facts import all_facts

    folders = [Path(__file__).parent, *(facts.folder / "text" for facts in all_facts().values())]
    return [folder / f"{language}.ftl" for folder in folders]


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in _files(language):
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _shown(args: dict[str, Any]) -> dict[str, Any]:
    """Numbers beyond what Fluent can format, from a foreign record say, as their first digits."""
    return {
        name: f"{str(value)[:20]}…" if isinstance(value, int) and abs(value) > _LARGEST else value
        for name, value in args.items()
    }


def say(message_id: str, language: str = "en", /, **args: Any) -> str:
    """The message in that language; English where it is missing there."""
    key = _key(message_id, language, args)
    words = _said.get(key)
    return words if words is not None else _keep(key, _written(message_id, language, args))


def is_message(message_id: str) -> bool:
    """Whether there is such a message."""
    return bool(_bundle("en").has_message(message_id))


# What was said, by what it was made of: as JSON, in which, as in a message, 1 and true are not the same.
_said: dict[bytes | None, str] = {}
_MOST_SAID = 100_000
_encode = msgspec.json.Encoder().encode


def _key(*made_of: Any) -> bytes | None:
    """By what a message is remembered; None for what JSON can't tell."""
    try:
        return _encode(made_of)
    except (TypeError, ValueError):
        return None


def _keep(key: bytes | None, words: str) -> str:
    if len(_said) >= _MOST_SAID:
        _said.clear()
    if key is not None:
        _said[key] = words
    return words


def _written(message_id: str, language: str, args: dict[str, Any]) -> str:
    args = _shown(args)
    for candidate in (language, "en"):
        bundle = _bundle(candidate if candidate in LANGUAGES else "en")
        if bundle.has_message(message_id):
            return _formatted(bundle, message_id, args)
    raise KeyError(message_id)


def _formatted(bundle: Any, message_id: str, args: dict[str, Any]) -> str:
    """As `FluentBundle.format_pattern`, with numbers that are quick to write."""
    from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
    from fluent.runtime.utils import native_to_fluent

    small = _small_numbers()
    given = {
        name: small[value] if isinstance(value, int) and 0 <= value < _SMALL else native_to_fluent(value)
        for name, value in args.items()
    }
    environment = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=given), errors=[])
    try:
        return str(bundle.get_message(message_id).value(environment))
    except ValueError:
        return "{???}"


@cache
def _small_numbers() -> tuple[Any, ...]:
    """Numbers that every language writes with their digits alone; Babel takes its time to find that out."""
    from fluent.runtime.types import FluentInt

    class Small(FluentInt):
        def format(self, locale: Any) -> str:
            return str(int(self))

    return tuple(Small(number) for number in range(_SMALL))


# What stands for the players' names until `named` puts them in: what is said of one table can then be remembered for
# all. These characters are not printable, so no name has them.
NAMES = tuple(chr(0xE000 + seat) for seat in range(8))


def named(words: str, names: Sequence[str]) -> str:
    """The words with the players' names in the place of what stood for them."""
    for stand_in, name in zip(NAMES, names, strict=False):
        if stand_in in words:
            words = words.replace(stand_in, name)
    return words


def sentence(
    message_id: str, args: Mapping[str, Any], names: Sequence[str], language: str = "en", reader: int | None = None
) -> str:
    """A message with the players' names beside their seats: `seat` gets `name`, `loser_seat` gets `loser_name`.

    `you` (`loser_you`) is `yes` where that seat is the reader's own: a message may then speak to that one.
    """
    key = _key(message_id, language, args, len(names), reader)
    words = _said.get(key)
    if words is None:
        words = _keep(key, _written(message_id, language, {**args, **_twins(args, len(names), reader)}))
    return words if words.isascii() else named(words, names)


def _twins(args: Mapping[str, Any], seats: int, reader: int | None) -> dict[str, str]:
    """What stands beside the seats of a message."""
    twins: dict[str, str] = {}
    for key, value in args.items():
        if key[-4:] == "seat" and (key == "seat" or key[-5] == "_") and isinstance(value, int) and 0 <= value < seats:
            role = key[:-4]
            twins |= {f"{role}name": NAMES[value], f"{role}you": "yes" if value == reader else "no"}
    return twins

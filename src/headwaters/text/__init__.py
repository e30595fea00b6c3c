"""Everything a person reads, as Fluent messages: `<language>.ftl` here for the house, `games/<name>/text/` for a game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "it", "fr", "es")


def _files(language: str) -> list[Path]:
    here = Path(__file__).parent
    games = here.parent / "games"
    return [here / f"{language}.ftl", *sorted(games.glob(f"*/text/{language}.ftl"))]


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in _files(language):
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(message_id: str, language: str = "en", /, **args: Any) -> str:
    """The message in that language; English where it is missing there."""
    for candidate in (language, "en"):
        bundle = _bundle(candidate if candidate in LANGUAGES else "en")
        if bundle.has_message(message_id):
            text, _ = bundle.format_pattern(bundle.get_message(message_id).value, args)
            return str(text)
    raise KeyError(message_id)

"""Which edition of the code this process runs: what one edition has drawn, another may draw otherwise."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ..kernel.facts import all_facts


@cache
def edition() -> str:
    """A short name for the content of this package and of games from elsewhere, as it is when first asked for: when a
    service starts, so that files that are replaced under a running one name the next."""
    return digest({Path(__file__).parents[1], *(game.folder for game in all_facts().values())})


def digest(folders: Iterable[Path]) -> str:
    """A short name for the files in these folders: their paths there, and what is in them."""
    named = hashlib.sha256()
    for folder in sorted(folders):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                content = path.read_bytes()
                named.update(f"{path.relative_to(folder)} {len(content)} ".encode() + content)
    return named.hexdigest()[:12]

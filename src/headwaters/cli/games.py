"""`headwaters games`: what can be played."""

from __future__ import annotations

import json

from ..kernel.facts import all_facts
from .console import show, show_json
from .inputs import AsJson


def games(as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    games = all_facts().values()
    if as_json:
        show_json(
            [
                {
                    "name": facts.name,
                    "title": facts.title,
                    "designer": facts.designer,
                    "seats": [facts.least, facts.most],
                    "decisions": list(facts.decisions),
                    "options": [
                        {"name": o.name, "default": o.default, "range": o.range, "rule": o.rule} for o in facts.options
                    ],
                }
                for facts in games
            ]
        )
        return
    from rich.table import Table

    table = Table("game", "title", "designer", "seats", "options", box=None, pad_edge=False)
    for facts in games:
        options = "\n".join(f"{o.name} = {json.dumps(o.default)} ({o.range})" for o in facts.options)
        table.add_row(facts.name, facts.title, facts.designer, f"{facts.least}–{facts.most}", options or "—")
    show(table)

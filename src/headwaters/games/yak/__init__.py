"""Yak: carts full of stones go round a mountain, everyone chooses a card in secret, builds a tower and minds the fog.

This file says only what the game is; `pieces` holds its tables, `state` the record, `rules` the rules in the order of
the rules page, `counting` what a tower is worth, `deeds` what can happen, `words` how it is told, `view` what a seat
may know, `notation` actions and draws as text.
"""

from ...kernel.facts import Facts, Flag, Number, Numbers

FACTS = Facts(
    name="yak",
    title="Yak",
    designer="Michael Luu",
    rules="YK",
    least=2,
    most=4,
    age=8,
    minutes=45,
    decisions=("dawn", "buy", "pay", "overflow", "set", "restock", "market", "keep", "put"),
    options=(
        Flag("bonus", False, "YK-33"),
        Flag("no_fog", False, "YK-34"),
        Numbers("group_points", [1, 3, 5, 8, 12, 17], "YK-29", low=0, high=50),
        Number("single_points", 0, "YK-31", low=0, high=5),
        Number("food_per_point", 2, "YK-31", low=0, high=8),
        Number("stupa_points", 3, "YK-26", low=0, high=20),
        Number("fog_slots", 5, "YK-23", low=1, high=5),
        Number("fog_fills", 0, "YK-23", low=0, high=9),
        Number("still_days", 10, "YK-35", low=3, high=50),
        Flag("crystals_join", False, "YK-28"),
    ),
    version=2,
    earlier={1: {"fog_fills": 2}},
)

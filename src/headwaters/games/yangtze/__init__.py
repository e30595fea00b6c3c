"""Yangtze (Christopher Chung): a lake of tiles, lantern cards, rafts and rewards, for 2 to 4 players.

`pieces` holds tiles and rewards, `state` the record of a position, `rules` the rules in the order of the rules page,
`view` what may be seen, `notation` actions and chance as text.
"""

from ...kernel.facts import Facts

FACTS = Facts(
    name="yangtze",
    title="Yangtze",
    designer="Christopher Chung",
    rules="YZ",
    least=2,
    most=4,
    age=8,
    minutes=30,
    decisions=("exchange", "reward", "discard", "lay"),
)

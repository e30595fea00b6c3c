"""Herons: all stretch their necks at once, and the longest catches the fish, unless two are alike."""

from headwaters.kernel.facts import Facts

FACTS = Facts(
    name="herons",
    title="Herons",
    designer="Headwaters",
    rules="HE",
    least=2,
    most=4,
    age=6,
    minutes=10,
    decisions=("stretch",),
)

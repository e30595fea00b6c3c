"""What the page shows of Yak before one acts: signs on the places, what to click next, what a piece is."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.deeds import Deed
from ...kernel.guide import Meaning, Sign
from ...kernel.parts import Message, Position, View
from ...svg import text
from .scene import label, path
from .words import STONE_NAME, stones_args, would

# By the kind of an id: the kind of help, and the rule.
HELP = {
    "card": ("card", "YK-07"),
    "day": ("day-card", "YK-08"),
    "buy": ("buy", "YK-10"),
    "cart": ("cart", "YK-11"),
    "bed": ("cart", "YK-11"),
    "no": ("cart", "YK-11"),  # what lies in a cart: no-bread-1-0
    "two": ("cart", "YK-11"),
    "bought": ("bought", "YK-13"),
    "drawn": ("drawn", "YK-20"),
    "kept": ("drawn", "YK-20"),
    "panel": ("day-card", "YK-08"),  # in a player's panel the card of the day: panel-card-0
    "place": ("place", "YK-13"),
    "tower": ("tower", "YK-29"),
    "food": ("food", "YK-17"),
    "own": ("yurt", "YK-11"),
    "yurt": ("yurt", "YK-11"),
    "market": ("market", "YK-19"),
    "stop": ("stop", "YK-09"),
    "home": ("stop", "YK-09"),
    "mountain": ("fog", "YK-22"),
    "fog": ("fog", "YK-22"),
    "quarry": ("bag", "YK-21"),
    "baby": ("baby", "YK-09"),
    "points": ("points", "YK-32"),
}
NAMED = ("buy", "bought", "drawn", "place", "food")


def signs(s: Position, seat: int, action: int, deeds: Sequence[Deed]) -> list[Sign]:
    """What a set stone would count in its group, what a bought one would cost, whether it would be the last day."""
    made = []
    for message, args in would(s, seat, action, deeds):
        match message:
            case "yk-would-group" if args["points"]:
                made.append(Sign(_badge(args["points"]), (message, args)))
            case "yk-would-cost":
                made.append(Sign(price_sign(args["price"]), (message, args)))
            case "yk-would-end":
                made.append(
                    Sign(
                        '<circle class="sign" r="17"/><path class="flagsign" d="M-5 10v-20h13l-4 5 4 5h-13"/>',
                        (message, args),
                    )
                )
    return made


def _badge(words: object) -> str:
    return f'<circle class="sign" r="17"/>{text(words, 0, 8, "signn", 22, "middle")}'


def price_sign(price: int) -> str:
    return f'<g class="price"><circle class="sign cost" r="14.5"/>{text(price, 0, 8, "signn", 22, "middle")}</g>'


def follow(view: View, ids: Sequence[str]) -> Message | None:
    """What to click after these."""
    kind, _, stone = ids[0].partition("-")
    if kind == "market":
        return "yk-follow-take", {}
    return ("yk-follow-set", stones_args(stone)) if kind == "bought" and stone in STONE_NAME else None


def meaning(view: View, id: str) -> Meaning | None:
    """A piece or a place: what it is, what it does, and the rule."""
    kind, _, rest = id.partition("-")
    if kind == "worth":
        counts = view["counts"][int(rest.rpartition("-")[2])]
        sources = {source: counts[source] for source in ("groups", "number", "single", "bonus")}
        return Meaning(("yk-worth", {"points": counts["total"]}), ("yk-help-worth", sources), "YK-29")
    if kind == "group":
        points = zip(("two", "three", "four", "five", "six", "seven"), view["options"]["group_points"], strict=True)
        return Meaning(None, ("yk-help-groups", dict(points)), "YK-29")
    if id.startswith("own-stone-"):
        kind = "tower"
    if kind == "the":
        kind, help_, rule = "the", *(("stupa", "YK-26") if rest == "stupa" else ("day", "YK-07"))
    elif kind in HELP:
        help_, rule = HELP[kind]
    else:
        return None
    name = label(view, id) if kind in NAMED and _is_offered(view, kind, rest) else None
    return Meaning(name, (f"yk-help-{help_}", {}), rule)


def _is_offered(view: View, kind: str, rest: str) -> bool:
    """Whether the scene has words for it just now."""
    return {
        "buy": rest in view.get("prices", ()),
        "food": rest in view.get("restockable", ()),
        "place": True,
    }.get(kind, rest in STONE_NAME)


def hides(view: View) -> bool:
    """Whether even a single answer is given by hand: at dawn, when everybody chooses in secret."""
    return bool(view["decision"] == "dawn")


def ways(view: View, action: str) -> list[list[str]]:
    """The clicks that mean an action: one way, but for two kinds of food from the market, in either order."""
    clicks = path(view, action)
    return [clicks, clicks[::-1]] if clicks[0] != clicks[-1] and clicks[-1].startswith("market-") else [clicks]

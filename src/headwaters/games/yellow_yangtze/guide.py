"""What the page shows of Yellow & Yangtze before one acts: signs on the spaces, what to click next, what a piece is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...kernel.deeds import Deed
from ...kernel.guide import Face, Meaning, Sign
from ...kernel.parts import Message, Position, View
from ...svg import text
from . import art
from .board import own_first
from .scene import effort, label, lacks, path_of
from .words import PREVIEWS, would

# By the kind of an id, the part before its first dash: the kind of help, and the rule.
HELP = {
    "space": ("space", "YY-02"),
    "tile": ("tile", "YY-17"),
    "hand": ("hand", "YY-17"),
    "own": ("hand", "YY-17"),
    "leader": ("leader", "YY-10"),
    "market": ("market", "YY-20"),
    "stall": ("market", "YY-20"),
    "supply": ("pagoda", "YY-29"),
    "pagoda": ("pagoda", "YY-31"),
    "triangle": ("triangle", "YY-29"),
    "pennant": ("pennant", "YY-23"),
    "emblems": ("emblems", "YY-05"),
    "support": ("side", "YY-23"),
    "state": ("side", "YY-24"),
    "points": ("points", "YY-37"),
    "tiles": ("screen", "YY-38"),
    "bag": ("bag", "YY-08"),
}
SECRET = ("chain", "revolt attack", "revolt defence", "war support")  # asked of everybody, whatever they hold
FACED = ("revolt attack", "revolt defence", "war support")  # whose answers have a `face`


def signs(s: Position, seat: int, action: int, deeds: Sequence[Deed]) -> list[Sign]:
    """Points by colour, a war, a revolt, a pagoda, what would leave the board."""
    messages = dict(would(s, seat, action, deeds))
    drawn: dict[str, Sign] = {}
    for deed in deeds:
        message = PREVIEWS.get(deed.name, "")
        if message in messages and (svg := _drawn(deed, seat)):
            key = f"{deed.name}{deed.args.get('colour')}{deed.args.get('seat')}"
            drawn.setdefault(key, Sign(svg, (message, messages[message])))
    return list(drawn.values())


def _drawn(deed: Deed, seat: int) -> str:
    colour = str(deed.args.get("colour", ""))
    match deed.name:
        case "gained_by_tile" | "gained_by_revolt" | "gained_by_war":
            if deed["seat"] != seat:  # somebody else's point is pale, in a ring of that player's colour
                theirs = f'<circle class="sign theirs" r="12"/>{text("+1", 0, 5, "signn theirs")}'
                return f'<g class="p{deed["seat"]}">{theirs}</g>'
            return f'<g class="{colour}"><circle class="yy-tc sign" r="14"/>{text("+1", 0, 5, "signn")}</g>'
        case "war_began":
            return f'<circle class="sign fight" r="15"/><g transform="scale(.5)">{art.alone("x")}</g>'
        case "revolt_began":
            return f'<circle class="sign fight" r="15"/><g transform="scale(1.1)">{art.alone("shield")}</g>'
        case "triangle_made":
            pagoda = f'<g class="{colour}" transform="translate(0 4) scale(.6)">{art.alone("P")}</g>'
            return f'<circle class="sign" r="15"/>{pagoda}'
        case "stranded" | "leader_fell" | "rebel_returned":
            return f'<g class="{colour}"><circle class="yy-tc sign" r="14"/>{text("−", 0, 5, "signn")}</g>'
    return ""


def follow(view: View, ids: Sequence[str]) -> Message | None:
    """What to click after these."""
    first, *more = ids
    if first.startswith("leader-"):
        leader = first.removeprefix("leader-")
        stands = "yes" if leader in view["leaders"].values() else "no"
        return "yy-follow-leader", {"colour": leader[0], "stands": stands}
    if first.startswith("hand-"):
        return "yy-follow-tile", {"colour": first.removeprefix("hand-")}
    if first in ("act-riot", "act-build"):
        return ("yy-follow-pay", {}) if more else (f"yy-follow-{first}", {})
    return ("yy-follow-support", {}) if first.startswith("support-") else None


def face(view: View, ids: Sequence[str]) -> Face | None:
    """YY-14, YY-23 What is committed to a fight as one of a row: the strengths as they would stand then."""
    kind, _, committed = ids[-1].partition("-")
    if kind != "commit" or lacks(view):
        return None
    count, leader = effort(committed)
    if view["war"]:
        state = ids[0].removeprefix("support-")
        strengths = {side["state"]: side["strength"] for side in own_first(view, view["seat"])}
        strengths[state] += count + leader
        stand = list(strengths.values())
        ahead = sorted(stand)[-2] < strengths[state] == max(stand)
    else:
        attacks = view["decision"] == "revolt attack"
        attack, defence = (side["strength"] for side in view["revolt"]["sides"])
        mine, other = (attack, defence) if attacks else (defence, attack)
        stand = [mine + count + leader, other]
        ahead = stand[0] > other if attacks else stand[0] >= other
    return Face(("yy-face-leader" if leader else "yy-face-tiles", {}), count, " : ".join(map(str, stand)), ahead)


def meaning(view: View, id: str) -> Meaning | None:
    """A piece or a place: what it is, what it does, and the rule."""
    kind, _, rest = id.partition("-")
    if kind not in HELP:
        return None
    help_, rule = HELP[kind]
    colour = rest[0] if kind in ("leader", "hand", "own", "market", "stall", "supply", "points") else ""
    if kind == "tile" or (kind == "space" and rest in view["board"]):
        help_, rule, colour = "tile", "YY-17", view["board"].get(rest, "K")
    if kind == "space" and (leader := view["leaders"].get(rest)):
        help_, rule, colour = "leader", "YY-10", leader[0]
    if kind in ("pagoda", "triangle"):
        colour = view["board"].get(rest.split("-")[0], "K")
    return Meaning(label(view, id), (f"yy-help-{help_}", {"colour": colour or "K"}), rule)


def hides(view: View) -> bool:
    """Whether even a single answer is given by hand, since answering at once would tell what one holds."""
    return view["decision"] in SECRET


def ways(view: View, action: str) -> list[list[str]]:
    """The clicks that mean an action: one way."""
    return _ways(view["seat"], action)


@lru_cache(maxsize=20_000)
def _ways(seat: int, action: str) -> list[list[str]]:
    return [path_of(seat, action)]

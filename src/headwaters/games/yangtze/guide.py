"""What the page shows of Yangtze before one acts: signs on the lake, what to click next, what a piece is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from ...kernel.deeds import Deed
from ...kernel.guide import Meaning, Sign
from ...kernel.parts import Message, Position, View
from ...svg import text
from .art import drawn
from .scene import label, only_set, path, payable
from .words import would

# By the kind of an id: the kind of help, and the rule.
HELP = {
    "tile": ("tile", "YZ-10"),
    "place": ("place", "YZ-10"),
    "card": ("card", "YZ-07"),
    "lanterns": ("card", "YZ-07"),
    "cards": ("card", "YZ-09"),
    "supply": ("supply", "YZ-11"),
    "pile": ("pile", "YZ-07"),
    "points": ("pile", "YZ-17"),
    "general": ("general", "YZ-08"),
    "draw": ("draw", "YZ-14"),
    "tiles": ("draw", "YZ-14"),
    "rafts": ("raft", "YZ-06"),
    "side": ("side", "YZ-13"),
}
NAMED = ("tile", "place", "card", "supply", "pile", "general", "draw")  # kinds that the scene has words for


def signs(s: Position, seat: int, action: int, deeds: Sequence[Deed]) -> list[Sign]:
    """Bonus cards and rafts on the place; the card that everybody gets at that one's side; what a reward pays."""
    made, lanterns = [], [int(count) for count in s.lanterns[seat]]
    for deed in deeds:
        said = would(s, seat, action, [deed])
        if said and (sign := _sign(deed, said[0], lanterns)):
            made.append(sign)
    return made


def _sign(deed: Deed, says: Message, lanterns: Sequence[int]) -> Sign | None:
    args = deed.args
    match deed.name:
        case "matched":
            return Sign(drawn(args["colour"], 0, 0, 1.25), says)
        case "gained_rafts":
            return Sign(drawn("raft", 0, 0, 1.1), says)
        case "received":
            return Sign(drawn(args["colour"], 0, 0, 1.25), says, f"side-{args['seat']}")
        case "received_nothing":
            return Sign(f'<g opacity=".35">{drawn(args["colour"], 0, 0, 1.25)}</g>', says, f"side-{args['seat']}")
        case "rewarded_four" | "rewarded_pairs" | "rewarded_seven":
            on_pile = only_set(lanterns, deed.name.partition("_")[2])
            corner = "translate(-36 -19)" if on_pile else "translate(17 -19)"  # beside the number that stands there
            number = text(f"+{args['value']}", 0, 6, "signn", 17, "middle")
            return Sign(f'<g transform="{corner}"><g class="gain"><circle class="sign" r="15"/>{number}</g></g>', says)
    return None


def follow(view: View, ids: Sequence[str]) -> Message | None:
    """What to click after these."""
    kind = ids[0].partition("-")[0]
    if kind == "pile":
        return "yz-follow-pile", {"pile": ids[0].removeprefix("pile-"), "count": len(ids) - 1}
    return (f"yz-follow-{kind}", {}) if kind in ("tile", "card") else None


def meaning(view: View, id: str) -> Meaning | None:
    """A piece or a place: what it is, what it does, and the rule."""
    kind = id.removeprefix("own-").replace("_", "-").partition("-")[0]
    if kind not in HELP:
        return None
    help_, rule = HELP[kind]
    name = label(view, id) if kind in NAMED else None
    return Meaning(name, (f"yz-help-{help_}", {}), rule)


def passes(view: View) -> dict[str, str]:
    """YZ-06 Whoever goes on leaves the exchange: to a reward, or to a tile where no reward can be paid."""
    if view["decision"] != "exchange":
        return {}
    piles = [f"pile-{pile}" for pile in payable(view)]
    return dict.fromkeys(piles or [f"tile-{tile}" for tile in view["hands"][view["active"]]], "skip")


def hides(view: View) -> bool:
    """Whether even a single answer is given by hand: nobody is asked here about what is hidden."""
    return False


def ways(view: View, action: str) -> list[list[str]]:
    """The clicks that mean an action; the cards of a reward in any order."""
    if not action.startswith("reward"):
        return _one_way(action)
    pile, *paid = path(view, action)
    return [[pile, *order] for order in permutations(paid)]


@lru_cache(maxsize=20_000)
def _one_way(action: str) -> list[list[str]]:
    """What means the same in every position."""
    return [path({}, action)]

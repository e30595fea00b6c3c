"""Yellow & Yangtze in words: a message for each deed or for several that belong together, and what would happen.

Drawn tiles and tiles laid aside are named to their owner and counted for the others; gains are told, totals never.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.deeds import Deed
from ...kernel.parts import Args, Line, Message, Position
from .pieces import SHORT_REMOVED
from .view import view

NO_COLOUR = "-"  # of a chief, where the player says enough

# Deeds that are told together, at the place of the first: a name for them, and the arguments that must be the same.
TOGETHER: dict[str, tuple[str, ...]] = {
    "removed": ("removed",),
    "dealt": ("drawn", "seat", "colour"),
    "drew": ("drawn", "seat", "colour"),
    "drew_anew": ("drawn anew", "seat", "colour"),
    "market_opened": ("market",),
    "market_filled": ("market",),
    "revolt_began": ("revolt",),
    "revolt_stood": ("revolt",),
    "war_began": ("war",),
    "war_stood": ("war",),
    "soldier_fell": ("soldiers",),
    "gained_by_war": ("gained", "seat", "colour"),
    "gained_by_pagoda": ("income", "seat", "colour"),
    "riot_paid": ("riot",),
    "tile_rioted": ("riot",),
    "shared": ("shared",),
}

MESSAGES = {
    "removed": "yy-removed",
    "dealt": "yy-draws",
    "drew": "yy-draws",
    "drew_anew": "yy-draws",
    "market_opened": "yy-market-filled",
    "market_filled": "yy-market-filled",
    "turn_began": "yy-turn",
    "turn_ended": "yy-did-end",
    "positioned": "yy-did-leader",
    "moved": "yy-did-move",
    "withdrew": "yy-did-withdraw",
    "stranded": "yy-leader-back",
    "revolt_began": "yy-revolt",
    "revolt_stood": "yy-revolt-stands",
    "committed": "yy-did-commit",
    "revolt_won": "yy-revolt-won",
    "revolt_held": "yy-revolt-won",
    "rebel_returned": "yy-leader-back",
    "gained_by_revolt": "yy-gain-revolt",
    "placed": "yy-did-tile",
    "gained_by_tile": "yy-gain-tile",
    "market_taken": "yy-did-take",
    "market_left": "yy-did-take-none",
    "chain_stopped": "yy-did-stop",
    "war_began": "yy-war",
    "war_stood": "yy-war-stands",
    "supported": "yy-did-support",
    "supported_nobody": "yy-did-support-none",
    "war_tied": "yy-war-tied",
    "tie_decided": "yy-did-winner",
    "war_won": "yy-war-won",
    "leader_fell": "yy-leader-back",
    "soldier_fell": "yy-soldiers-lost",
    "gained_by_war": "yy-gain-war",
    "soldier_removed": "yy-did-remove",
    "last_soldier_went": "yy-soldiers-lost",
    "pagoda_lost": "yy-pagoda-back",
    "pagoda_put": "yy-did-pagoda",
    "pagoda_declined": "yy-did-pagoda-none",
    "pagoda_wanted": "yy-did-pagoda-wanted",
    "pagoda_moved": "yy-did-pagoda-moved",
    "gained_by_pagoda": "yy-gain-pagoda",
    "build_paid": "yy-did-build",
    "riot_paid": "yy-did-riot",
    "replacing_began": "yy-did-replace",
    "laid_aside": "yy-did-discard-unseen",
    "replaced": "yy-did-replaced",
    "bag_gave_out": "yy-end-bag",
    "stood_still": "yy-end-still",
    "won": "yy-won",
    "shared": "yy-won-shared",
}
# The same where the viewer may know the colour.
NAMED = {
    "dealt": "yy-draws-of",
    "drew": "yy-draws-of",
    "drew_anew": "yy-draws-of",
    "laid_aside": "yy-did-discard",
}
PREVIEWS = {
    "revolt_began": "yy-pre-revolt",
    "revolt_stood": "yy-pre-strengths",
    "revolt_won": "yy-pre-revolt-won",
    "revolt_held": "yy-pre-revolt-won",
    "war_began": "yy-pre-war",
    "war_stood": "yy-pre-support",
    "war_tied": "yy-pre-war-tied",
    "war_won": "yy-pre-war-won",
    "stranded": "yy-pre-leader-back",
    "rebel_returned": "yy-pre-leader-back",
    "leader_fell": "yy-pre-leader-back",
    "soldier_fell": "yy-pre-soldiers-lost",
    "pagoda_lost": "yy-pre-pagoda-back",
    "gained_by_tile": "yy-pre-gain",
    "gained_by_revolt": "yy-pre-gain",
    "gained_by_war": "yy-pre-gain",
    "nobody_gained": "yy-pre-no-point",
    "triangle_made": "yy-pre-pagoda",
    "gained_by_pagoda": "yy-pre-income",
    "bag_gave_out": "yy-pre-end",
    "stood_still": "yy-pre-end",
}


def _together(deeds: Sequence[Deed]) -> list[list[Deed]]:
    """The deeds in order, those that are told together in one list."""
    lists: dict[Any, list[Deed]] = {}
    for number, deed in enumerate(deeds):
        name, *alike = TOGETHER.get(deed.name, (number,))
        lists.setdefault((name, *(deed.args.get(arg) for arg in alike)), []).append(deed)
    return list(lists.values())


def _args(deeds: list[Deed], chiefs: Mapping[str, str], seat: int | None) -> Args:
    """The arguments of the message for deeds that are told together, to this seat.

    `chiefs` are the leaders after whom warring states are called.
    """
    args: Args = {name: value for deed in deeds for name, value in deed.args.items()}
    match deeds[0].name:
        case "removed":
            return {"count": SHORT_REMOVED}
        case "dealt" | "drew" | "drew_anew" | "market_opened" | "market_filled" | "soldier_fell" | "last_soldier_went":
            args["count"] = len(deeds)
        case "gained_by_war" | "gained_by_pagoda":
            args["points"] = sum(deed["points"] for deed in deeds)
        case "war_began" | "war_stood":
            stood = [(chiefs[deed["state"]], deed["strength"]) for deed in deeds if deed.name == "war_stood"]
            return _sides(sorted(stood, key=lambda side: int(side[0][1:]) != seat))  # the own state first
        case "supported" | "tie_decided" | "war_won":
            chief = chiefs[args.pop("state")]
            args |= state_called(chief)
            args["own"] = "yes" if args.get("seat") == args["state_seat"] else "no"
        case "pagoda_moved":
            args["home"] = args.pop("old_triangle")
        case "shared":
            return winners([deed["seat"] for deed in deeds])
    return args


def short(chiefs: Mapping[str, str]) -> dict[str, str]:
    """The chiefs of warring states, by state: without a colour, a dash, where no other state is of the same player."""
    owners = [chief[1:] for chief in chiefs.values()]
    return {
        state: chief if owners.count(chief[1:]) > 1 else f"{NO_COLOUR}{chief[1:]}" for state, chief in chiefs.items()
    }


def state_called(chief: str, role: str = "state") -> Args:
    """A state as people call it, after a leader in it: whose it is, and its colour, as arguments of `yy-state`."""
    return {f"{role}_seat": int(chief[1:]), f"{role}_colour": chief[0]}


def _sides(strengths: Sequence[tuple[str, int]]) -> Args:
    """Two or three warring states, by their chiefs, as arguments of `yy-war-sides`."""
    args: Args = {"count": len(strengths)}
    for role, (chief, strength) in zip(("first", "second", "third"), [*strengths, strengths[-1]], strict=False):
        args |= {**state_called(chief, role), f"{role}_strength": strength}
    return args


ENDS = {"war_stood": ("war_won", "war_tied"), "revolt_stood": ("revolt_won", "revolt_held")}


def _told(deeds: Sequence[Deed], seat: int | None = None) -> list[tuple[list[Deed], Args]]:
    """The deeds that are told together, with their arguments; how a fight stands only where it goes on."""
    chiefs = short({deed["state"]: deed["chief"] for deed in deeds if deed.name == "war_stood"})
    names = {deed.name for deed in deeds}
    groups = [group for group in _together(deeds) if names.isdisjoint(ENDS.get(group[0].name, ()))]
    return [(group, _args(group, chiefs, seat)) for group in groups]


def winners(seats: Sequence[int]) -> Args:
    """Up to four winners as arguments of `yy-won-shared`."""
    args: Args = {"count": len(seats)}
    for rank, seat in zip(("first", "second", "third", "fourth"), [*seats, seats[-1], seats[-1]], strict=False):
        args[f"{rank}_seat"] = seat
    return args


def _message(deed: Deed, args: Args) -> str | None:
    if deed.name == "committed" and not args["count"] and not args["leader"]:
        return "yy-did-commit-none"
    if "colour" in args and deed.name in NAMED:
        return NAMED[deed.name]
    return MESSAGES.get(deed.name)


def tell(deeds: Sequence[Deed]) -> list[Line]:
    """One step, in order."""
    lines: list[Line] = []
    for group, args in _told(deeds):
        if message := _message(group[0], args):
            lines.append((message, args, group[0].kind.rule))
    return lines


def would(s: Position, seat: int, action: int, deeds: Sequence[Deed]) -> list[Message]:
    """What an offered action would bring, in the conditional; nothing where there is nothing to say."""
    told = [(group[0].name, args) for group, args in _told(deeds, seat) if group[0].name in PREVIEWS]
    previews = [(PREVIEWS[name], {**args, **_mine(name, args, seat)}) for name, args in told]
    return previews + [_pays(s, deed) for deed in deeds if deed.name in ("pagoda_put", "pagoda_moved")]


def _pays(s: Position, pagoda: Deed) -> Message:
    """YY-31 Whom a pagoda would pay: who has the leader of its colour in its state."""
    table, corner = view(s, -1), pagoda["triangle"].split("-")[0]
    states = [state["spaces"] for state in table["states"].values() if corner in state["spaces"]]
    leaders = [leader for space, leader in table["leaders"].items() if states and space in states[0]]
    paid = [int(leader[1:]) for leader in leaders if leader[0] == pagoda["colour"]]
    return ("yy-pre-pagoda-pays", {"seat": paid[0]}) if paid else ("yy-pre-pagoda-pays-nobody", {})


def _mine(name: str, args: Args, seat: int) -> Args:
    """YY-14 The strengths of a revolt with the own one first: before its end only the attacker foresees it."""
    if "attack" not in args:
        return {}
    defends = name in ENDS["revolt_stood"] and (args["seat"] == seat) == (name == "revolt_held")
    mine, theirs = ("defence", "attack") if defends else ("attack", "defence")
    return {"mine": args[mine], "theirs": args[theirs]}

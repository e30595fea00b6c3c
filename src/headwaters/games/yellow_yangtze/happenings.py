"""What is a scene of its own in Yellow & Yangtze: a war, a revolt, a riot, and why the game ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...kernel.deeds import Deed
from ...kernel.happenings import Happening, Item, Message, Side
from ...kernel.parts import View
from ...svg import text
from . import art
from .board import dynasty_of, rulers_of, side_called

SCENES = frozenset({"war_won", "revolt_won", "revolt_held", "tile_rioted", "bag_gave_out", "stood_still"})


def happenings(view: View, deeds: Sequence[Deed]) -> list[Happening]:
    """The happenings of one step, in order."""
    made = []
    for deed in deeds:
        match deed.name:
            case "war_won":
                made.append(_war(view, deed, deeds))
            case "revolt_won" | "revolt_held":
                made.append(_revolt(view, deed, deeds))
            case "tile_rioted":
                made.append(_riot(view, deed, deeds))
            case "bag_gave_out":
                made.append(Happening("end", ("yy-end-bag", {}), deed.kind.rule))
            case "stood_still":
                made.append(Happening("end", ("yy-end-still", {}), deed.kind.rule))
    return made


# ---------------------------------------------------------------- wars


def _war(view: View, won: Deed, deeds: Sequence[Deed]) -> Happening:
    """YY-22 to YY-26 The warring states with their soldiers and supporters, what fell, and who gained."""
    war = view["war"]
    support = {seat: chosen for seat, chosen in enumerate(war["support"]) if chosen and chosen["state"]}
    for deed in deeds:
        if deed.name == "supported":
            support[deed["seat"]] = {"state": deed["state"], "tiles": deed["count"], "leader": deed["leader"]}
    sides = tuple(_warring(view, side, support, won["state"]) for side in war["sides"])
    backing = [each for each in support.values() if each["state"] == won["state"]]
    decided = [("yy-scene-tie-war", {"seat": deed["seat"]}) for deed in deeds if deed.name == "tie_decided"]
    lines = (*decided, *_cost(won["quota"], backing))
    gained = _gains(deeds, "gained_by_war")
    leaders = [leader for side in war["sides"] for leader in _clashing(view, side)]
    about = _about(leaders, deeds)
    return Happening("war", ("yy-word-war", {}), "YY-22", sides, _fallen(view, deeds), gained, lines, about=about)


def _clashing(view: View, side: dict[str, Any]) -> list[str]:
    """YY-22 The leaders of a warring state that have a rival in another."""
    return [leader for leader in side["leaders"] if leader[0] in view["war"]["conflict"]]


def _cost(quota: int, backing: Sequence[dict[str, Any]]) -> tuple[Message, ...]:
    """YY-27 What the winner pays: what was committed first, a leader counting one, then soldiers of the state."""
    if not quota:
        return ()
    leaders = sum(each["leader"] for each in backing)
    committed = min(quota, leaders + sum(each["tiles"] for each in backing))
    paid = {"count": quota, "committed": committed, "more": quota - committed, "leader": leaders}
    return (("yy-scene-cost", paid),)


def _warring(view: View, side: dict[str, Any], support: dict[int, dict[str, Any]], winner: str) -> Side:
    """YY-23 One warring state: its red tiles, and what each seat committed to it."""
    backers = {seat: chosen for seat, chosen in support.items() if chosen["state"] == side["state"]}
    committed = sum(chosen["tiles"] + chosen["leader"] for chosen in backers.values())
    counted: list[Message] = [("yy-scene-soldiers", {"count": side["soldiers"]})]
    for seat, chosen in sorted(backers.items()):
        counted.append(("yy-scene-backed", {"seat": seat, "count": chosen["tiles"], "leader": chosen["leader"]}))
    owners = {int(leader[1:]) for leader in side["leaders"]} | set(backers)
    return Side(
        who=("yy-scene-state", side_called(view, side["state"])),
        strength=side["soldiers"] + committed,
        counted=tuple(counted),
        pieces=tuple(_leader(view, leader[0], int(leader[1:])) for leader in _clashing(view, side)),
        seats=tuple(sorted(owners)),
        won=side["state"] == winner,
    )


# ---------------------------------------------------------------- revolts and riots


def _revolt(view: View, deed: Deed, deeds: Sequence[Deed]) -> Happening:
    """YY-12 to YY-16 Attacker and defender with the governors beside them and what they committed."""
    committed = {each["seat"]: each["count"] + each["leader"] for each in deeds if each.name == "committed"}
    sides = []
    for role, side, strength in zip(
        ("attacker", "defender"), view["revolt"]["sides"], (deed["attack"], deed["defence"]), strict=True
    ):
        seat, more = side["seat"], side["committed"] + committed.get(side["seat"], 0)
        sides.append(
            Side(
                who=(f"yy-scene-{role}", {"seat": seat}),
                strength=strength,
                counted=(
                    ("yy-scene-governors", {"count": side["governors"]}),
                    *([("yy-scene-committed", {"count": more})] if more else []),
                ),
                pieces=(_leader(view, side["leader"][0], seat),),
                seats=(seat,),
                won=seat == deed["seat"],
            )
        )
    gained = _gains(deeds, "gained_by_revolt")
    tie = (("yy-scene-tie-revolt", {"seat": deed["seat"]}),) if deed["attack"] == deed["defence"] else ()
    about = _about([side["leader"] for side in view["revolt"]["sides"]], deeds)
    fallen = _fallen(view, deeds)
    return Happening("revolt", ("yy-word-revolt", {}), "YY-12", tuple(sides), fallen, gained, tie, about=about)


def _riot(view: View, deed: Deed, deeds: Sequence[Deed]) -> Happening:
    """YY-34 The tile that goes, and what stood by it; it concerns who paid for it, and whose leaders were there."""
    colour, space = deed["colour"], deed["space"]
    tile = Item(("yy-scene-tile", {"colour": colour}), None, _drawn(f"T{colour}", colour))
    paid = next(each for each in deeds if each.name == "riot_paid")
    line = ("yy-scene-paid", {"seat": paid["seat"], "count": paid["count"]})
    state = next((state["spaces"] for state in view["states"].values() if space in state["spaces"]), ())
    return Happening(
        "riot",
        ("yy-scene-riot", {}),
        "YY-34",
        lost=(tile, *_fallen(view, deeds)),
        lines=(line,),
        concerned=(paid["seat"], *rulers_of(view, state)),
        about=_about((), deeds),
    )


# ---------------------------------------------------------------- what fell, who gained


def _fallen(view: View, deeds: Sequence[Deed]) -> tuple[Item, ...]:
    """YY-13, YY-16, YY-25, YY-28 Leaders, soldiers and pagodas that left the board."""
    items = []
    soldiers = sum(deed.name in ("soldier_fell", "last_soldier_went") for deed in deeds)
    for deed in deeds:
        if deed.name in ("leader_fell", "rebel_returned", "stranded"):
            items.append(_leader(view, deed["colour"], deed["seat"]))
        elif deed.name == "pagoda_lost":
            items.append(Item(("yy-scene-pagoda", {"colour": deed["colour"]}), None, _drawn("P", deed["colour"])))
    if soldiers:
        items.append(Item(("yy-soldiers-lost", {"count": soldiers}), None, _drawn("TR", "R")))
    return tuple(items)


LEFT = frozenset(("leader_fell", "rebel_returned", "stranded", "soldier_fell", "last_soldier_went", "tile_rioted"))


def _about(leaders: Sequence[str], deeds: Sequence[Deed]) -> tuple[str, ...]:
    """The ids of a fight on the map: its leaders, and the spaces that pieces have left."""
    spaces = [f"space-{deed['space']}" for deed in deeds if deed.name in LEFT]
    return (*(f"leader-{leader}" for leader in leaders), *spaces)


def _gains(deeds: Sequence[Deed], kind: str) -> tuple[Item, ...]:
    """Points by seat and colour."""
    points: Counter[tuple[int, str]] = Counter()
    for deed in deeds:
        if deed.name == kind:
            points[deed["seat"], deed["colour"]] += deed["points"]
    return tuple(
        Item(
            ("yy-gain-tile", {"seat": seat, "colour": colour, "points": n}),
            seat,
            f'<g class="{colour}"><circle class="yy-tc" r="22"/>{text(f"+{n}", 0, 8, "gain")}</g>',
        )
        for (seat, colour), n in points.items()
    )


def _leader(view: View, colour: str, seat: int) -> Item:
    """A leader of a seat, in words and drawn."""
    face = (
        f'{art.alone("L")}<g transform="translate(0 -3) scale(.86)">{art.alone(dynasty_of(view, seat))}</g>'
        f'<g transform="translate(0 17.5)">{art.alone(f"m{colour}")}</g>'
    )
    return Item(("yy-scene-leader", {"colour": colour, "seat": seat}), seat, f'<g class="{colour} p{seat}">{face}</g>')


def _drawn(name: str, css: str) -> str:
    return f'<g class="{css}">{art.alone(name)}</g>'

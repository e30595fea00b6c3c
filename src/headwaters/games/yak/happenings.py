"""What is a scene of its own in Yak: fog, sunset, the last day, and the towers counted at the end."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.deeds import Deed
from ...kernel.happenings import Happening, Item, Message, Side
from ...kernel.parts import View
from .art import drawn
from .words import tell

SCENES = frozenset({"fog_came", "sun_set", "tower_ends", "mountain_ends", "stillness_ends", "counted_all"})
COUNTED = ("counted_groups", "counted_number", "counted_single", "counted_food", "counted_bonus", "counted_stupa")
CLOUD = '<use href="#yk-cloud" class="cloud"/>'
SUN = '<circle class="yk-sun" r="15"/><path class="yk-rays" d="M0-22v-8M0 22v8M-22 0h-8M22 0h8M-16-16l-5-5M16-16l5-5"/>'
WITH_FOG = ("turned_round", "mountain_filled")
WITH_SUNSET = ("baby_yak_passed", "dawned")


def happenings(view: View, deeds: Sequence[Deed]) -> list[Happening]:
    """The happenings of one step, in order; at the end of the game the count of all towers is one."""
    made = []
    for n, deed in enumerate(deeds):
        match deed.name:
            case "fog_came":
                made.append(_told("fog", deed, _following(deeds[n + 1 :], WITH_FOG, until="fog_came"), CLOUD))
            case "sun_set":
                made.append(_told("sunset", deed, _following(deeds[n + 1 :], WITH_SUNSET), SUN))
            case "mountain_ends" | "stillness_ends":
                made.append(_told("last-day", deed, [], ""))
            case "tower_ends":
                made.append(_last_day(deed, deeds[n + 1 :]))
    counted = [deed for deed in deeds if deed.name == "counted_all"]
    if counted:
        made.append(_count(counted, deeds))
    return made


def _message(deed: Deed) -> Message:
    """A deed as the log tells it."""
    ((message, args, _),) = tell([deed])
    return message, args


def _following(deeds: Sequence[Deed], names: Sequence[str], until: str = "") -> list[Deed]:
    """The deeds of these kinds that come next, before another `until`."""
    found = []
    for deed in deeds:
        if deed.name == until:
            break
        if deed.name in names:
            found.append(deed)
    return found


def _told(kind: str, deed: Deed, more: Sequence[Deed], svg: str) -> Happening:
    lines = tuple(_message(each) for each in more)
    return Happening(kind, _message(deed), deed.kind.rule, lines=lines, svg=svg)


def _last_day(deed: Deed, later: Sequence[Deed]) -> Happening:
    """YK-25, YK-26 A tower triggers the end; its owner gets the stupa."""
    stupa = tuple(
        Item(_message(each), each["seat"], drawn("stupa", 0, 0, 0.8)) for each in later if each.name == "got_stupa"
    )
    return Happening("last-day", _message(deed), deed.kind.rule, gained=stupa)


def _count(counted: Sequence[Deed], deeds: Sequence[Deed]) -> Happening:
    """YK-29 to YK-32 Every tower with what it counts, source by source."""
    winners = {deed["seat"] for deed in deeds if deed.name in ("won", "shared")}
    sides = tuple(
        Side(
            who=("yk-scene-tower", {"seat": total["seat"]}),
            strength=total["total"],
            counted=tuple(
                ("yk-scene-count", {"source": deed.name.partition("_")[2], "points": deed["points"]})
                for deed in deeds
                if deed.name in COUNTED and deed["seat"] == total["seat"] and deed["points"]
            ),
            seats=(total["seat"],),
            won=total["seat"] in winners,
        )
        for total in counted
    )
    return Happening("counting", ("yk-scene-counting", {}), "YK-32", sides)

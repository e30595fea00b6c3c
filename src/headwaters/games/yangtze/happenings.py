"""What is a scene of its own in Yangtze: a reward, and the beginning of the last turns."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.deeds import Deed
from ...kernel.happenings import Happening, Item, Message
from ...kernel.parts import View
from ...svg import text
from .art import drawn
from .pieces import COLOURS

SCENES = frozenset({"rewarded_four", "rewarded_pairs", "rewarded_seven", "last_turns_begin"})


def happenings(view: View, deeds: Sequence[Deed]) -> list[Happening]:
    """The happenings of one step, in order."""
    made = []
    for deed in deeds:
        if deed.name.startswith("rewarded_"):
            made.append(_reward(deed, deeds))
        elif deed.name == "last_turns_begin":
            idle = tuple(("yz-did-sat-out", dict(each.args)) for each in deeds if each.name == "sat_out")
            made.append(Happening("last-turns", ("yz-did-last-turns", {}), deed.kind.rule, lines=idle))
    return made


def _reward(deed: Deed, deeds: Sequence[Deed]) -> Happening:
    """YZ-07, YZ-08 The cards that went back, and what they brought; where a general card paid, that it did.

    It waits for nobody, so its items belong to no seat: who took the reward has just chosen it, and who did not sees
    it go by beside the piles.
    """
    seat = deed["seat"]
    match deed.name:
        case "rewarded_four":
            paid = {deed["colour"]: 4}
        case "rewarded_pairs":
            paid = dict.fromkeys(deed["pairs"].split("-"), 2)
        case _:
            paid = dict.fromkeys(COLOURS, 1)
    lost = tuple(
        Item(("yz-read-cards", {"seat": seat, "colour": colour, "count": count}), svg=_cards(colour, count))
        for colour, count in paid.items()
    )
    pile = deed.name.partition("_")[2]
    tablet = f'<g class="pile-{pile}">{drawn("tablet")}{text(deed["value"], 0, 13, "value")}</g>'
    value = Item(("yz-value", {"value": deed["value"]}), svg=tablet)
    lines: list[Message] = [
        (f"yz-did-{'general' if each.name == 'general_paid' else 'pile-out'}", dict(each.args))
        for each in deeds
        if each.name in ("general_paid", "pile_ran_out")
    ]
    title = ("yz-scene-reward", {"seat": seat, "pile": pile})
    return Happening("reward", title, "YZ-07", lost=lost, gained=(value,), lines=tuple(lines))


def _cards(colour: str, count: int) -> str:
    """Cards of a colour, and how many, if it is not one."""
    cards = drawn("card") + drawn(colour, 0, -1, 1.5)
    if count == 1:
        return cards
    return (
        f'{cards}<g class="chip" transform="translate(20 22)"><rect x="-15" y="-15" width="30" height="30" rx="15"/>'
        + (f"{text(count, 0, 8.5, 'chip-value')}</g>")
    )

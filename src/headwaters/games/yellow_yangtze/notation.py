"""Notation of Yellow & Yangtze: actions as text, chance lines, and why an action is not offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...kernel.bits import has
from ...kernel.deeds import Deed
from ...kernel.errors import Reason
from . import rules as r
from .pieces import COLOURS, HAND, MARKET, MAX_SPACES, SHORT_REMOVED, TILES, G, K
from .places import members, names, of_map, space, triangle


def text(s: Any, seat: int, action: int) -> str:
    """An offered action as the rules page writes it."""
    decision = int(s["decision"])  # asked for very often: the quick way to a field
    if decision == r.MAIN:
        return _main(s, action)
    if decision == r.REPLACING:
        return "done" if action == r.NONE else f"discard {COLOURS[action]}"
    if decision == r.MARKETING:
        return f"take {'-' if action == r.NONE else COLOURS[action]}"
    if decision == r.PAGODA:
        return f"pagoda {'-' if action == r.STOP else triangle(s, int(action - r.BUILD))}"
    if decision == r.PAGODA_FROM:
        return f"from {triangle(s, int(action - r.BUILD))}"
    if decision == r.CHAIN:
        return "stop" if action == r.STOP else _main(s, action)
    if decision in (r.ATTACK, r.DEFENCE):
        return f"commit {action >> 1}{'+' * (action & 1)}"
    if decision == r.SUPPORT:
        if action == r.NO_SUPPORT:
            return "support -"
        return f"support {_warring(s, action >> 4)} {(action & 15) >> 1}{'+' * (action & 1)}"
    if decision == r.TIE:
        return f"winner {_warring(s, action)}"
    return f"remove {space(s, action)}"


def texts(s: Any, seat: int, actions: Sequence[int]) -> list[str]:
    """Many actions of one decision: there are hundreds for an action of a turn, the same ones again and again."""
    if int(s["decision"]) != r.MAIN:
        return [text(s, seat, action) for action in actions]
    written = of_map(s["beside"].tobytes(), s["origin"].tobytes(), "actions")
    return [written.get(action) or written.setdefault(action, _main(s, action)) for action in actions]


def _main(s: Any, action: int) -> str:
    if action < r.TILE:
        return f"leader {COLOURS[action // MAX_SPACES]} {space(s, action % MAX_SPACES)}"
    if action < r.RIOT:
        colour, x = divmod(action - r.TILE, MAX_SPACES)
        return f"tile {COLOURS[colour]} {space(s, int(x))}"
    if action < r.BUILD:
        way, x = divmod(action - r.RIOT, MAX_SPACES)
        return f"riot {space(s, int(x))} {('BB', 'B+')[way]}"
    if action < r.WITHDRAW:
        way, t = divmod(action - r.BUILD, 2 * MAX_SPACES)
        return f"build {triangle(s, int(t))} {('GG', 'G+')[way]}"
    if action < r.REPLACE:
        return f"withdraw {COLOURS[action - r.WITHDRAW]}"
    return "replace" if action == r.REPLACE else "end"


def _warring(s: Any, i: int) -> str:
    return space(s, int(s.warring[i]) - 1)


def chance_lines(deeds: Sequence[Deed]) -> list[dict[str, Any]]:
    """What chance did among these deeds. A draw is one line, also one for which the bag had no tile."""
    lines: list[dict[str, Any]] = []
    drawing = ""  # the kind of deeds that the last line tells
    for deed in deeds:
        match deed.name:
            case "begins":
                lines.append({"chance": "first", "seat": deed["seat"]})
            case "removed":
                if drawing != deed.name:
                    lines.append({"chance": "removed", "what": ""})
                lines[-1]["what"] += deed["colour"] * deed["count"]
            case "dealt" | "drew" | "drew_anew" | "market_opened" | "market_filled":
                to = deed.args.get("seat", "market")
                if drawing != deed.name or lines[-1]["to"] != to:
                    lines.append({"chance": "draw", "to": to, "what": ""})
                lines[-1]["what"] += deed["colour"]
            case "bag_gave_out" if not deed["drawn"]:
                lines.append({"chance": "draw", "to": deed["to"], "what": ""})
        drawing = deed.name if deed.kind.chance else ""
    return lines


def dictate(s: Any, lines: Sequence[Any]) -> list[int]:
    """The answers of chance that draw what these lines say from the bag as it is."""
    return _draws([int(n) for n in s.bag], "".join(str(line["what"]) for line in lines if line["chance"] == "draw"))


def dictate_setup(s: Any, lines: Sequence[Any]) -> list[int]:
    """The same for the set-up."""
    bag = [int(n) for n in TILES]
    bag[K] -= len(members(s.capital))
    first = int(lines[0]["seat"])
    if lines[0]["chance"] != "first" or not 0 <= first < s.seats:
        raise ValueError("first")
    drawn = "".join(str(line["what"]) for line in lines[1:])
    if len(drawn) > s.seats * HAND + MARKET + SHORT_REMOVED * s.short:
        raise ValueError("draw")
    return [first, *_draws(bag, drawn)]


def _draws(bag: list[int], what: Iterable[str]) -> list[int]:
    answers = []
    for letter in what:
        c = COLOURS.index(letter)
        if bag[c] == 0:
            raise ValueError("draw")
        answers.append(sum(bag[:c]))
        bag[c] -= 1
    return answers


def why_not(s: Any, seat: int, text: str) -> tuple[str, Reason]:
    """The rule that forbids an action that is not offered, and why in a few words."""
    words = text.split()
    decision = int(s.decision)
    verb = words[0] if words else ""
    usual: tuple[str, Reason] = {
        int(r.MAIN): ("YY-06", Reason("yy-why-main")),
        int(r.REPLACING): ("YY-35", Reason("yy-why-replace")),
        int(r.MARKETING): ("YY-20", Reason("yy-why-market")),
        int(r.PAGODA): ("YY-29", Reason("yy-why-pagoda")),
        int(r.PAGODA_FROM): ("YY-30", Reason("yy-why-pagoda-from")),
        int(r.CHAIN): ("YY-21", Reason("yy-why-chain")),
        int(r.ATTACK): ("YY-14", Reason("yy-why-revolt")),
        int(r.DEFENCE): ("YY-14", Reason("yy-why-revolt")),
        int(r.SUPPORT): ("YY-23", Reason("yy-why-support")),
        int(r.TIE): ("YY-24", Reason("yy-why-tie")),
        int(r.LOSSES): ("YY-27", Reason("yy-why-losses")),
    }[decision]
    if decision != r.MAIN:
        return usual
    numbers = {name: x for x, name in names(s).items()}
    colour = COLOURS.find(words[1]) if len(words) > 1 and len(words[1]) == 1 else -1
    where = "" if len(words) < 2 else words[-1] if verb in ("leader", "tile") else words[1]
    x = numbers.get(where, -1)
    if verb == "leader" and colour >= 0 and x >= 0:
        return _why_no_leader(s, seat, colour, x)
    if verb == "tile" and colour >= 0 and x >= 0:
        if not s.hand[seat, colour]:
            return "YY-17", Reason("yy-why-no-tile")
        if not has(s.empty, x):
            return "YY-17", Reason("yy-why-not-empty")
        return "YY-17", Reason("yy-why-ground")
    if verb == "withdraw":
        return "YY-09", Reason("yy-why-not-on-board")
    if verb == "riot":
        if x < 0 or r.colour_at(s, x) < 0:
            return "YY-34", Reason("yy-why-nothing-there")
        return "YY-34", Reason("yy-why-cost", colour="B")
    if verb == "build":
        if not (r.pays_two(s, seat, G) or r.pays_one(s, seat, G)):
            return "YY-33", Reason("yy-why-cost", colour="G")
        return "YY-33", Reason("yy-why-no-triangle")
    if verb == "replace":
        return "YY-35", Reason("yy-why-empty-hand")
    return usual


def _why_no_leader(s: Any, seat: int, colour: int, x: int) -> tuple[str, Reason]:
    if s.leader_at[seat, colour] == x + 1:
        return "YY-11", Reason("yy-why-stands-there")
    if not has(s.empty, x):
        return "YY-10", Reason("yy-why-not-empty")
    if has(s.river, x):
        return "YY-10", Reason("yy-why-leader-land")
    if not has(s.court, x):
        return "YY-10", Reason("yy-why-no-black")
    return "YY-12", Reason("yy-why-unites")

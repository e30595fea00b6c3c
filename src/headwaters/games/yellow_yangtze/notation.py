"""Notation of Yellow & Yangtze: actions as text, chance lines, and why an action is not offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from . import rules as r
from .pieces import COLOURS, HAND, MARKET, MAX_SPACES, TILES, B, G, K
from .view import letters, space, triangle


def text(s: Any, seat: int, action: int) -> str:
    """An offered action as the rules page writes it."""
    decision = int(s.decision)
    if decision == r.MAIN:
        return _main(s, action)
    if decision == r.REPLACING:
        return "done" if action == r.NONE else f"discard {COLOURS[action]}"
    if decision == r.MARKETING:
        return f"take {'-' if action == r.NONE else COLOURS[action]}"
    if decision == r.PAGODA:
        return f"pagoda {'-' if action == r.STOP else triangle(s, action - r.BUILD)}"
    if decision == r.PAGODA_FROM:
        return f"from {triangle(s, action - r.BUILD)}"
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


def _main(s: Any, action: int) -> str:
    if action < r.TILE:
        return f"leader {COLOURS[action // MAX_SPACES]} {space(s, action % MAX_SPACES)}"
    if action < r.RIOT:
        colour, x = divmod(action - r.TILE, MAX_SPACES)
        return f"tile {COLOURS[colour]} {space(s, x)}"
    if action < r.BUILD:
        way, x = divmod(action - r.RIOT, MAX_SPACES)
        return f"riot {space(s, x)} {('BB', 'B+')[way]}"
    if action < r.WITHDRAW:
        way, t = divmod(action - r.BUILD, 2 * MAX_SPACES)
        return f"build {triangle(s, t)} {('GG', 'G+')[way]}"
    if action < r.REPLACE:
        return f"withdraw {COLOURS[action - r.WITHDRAW]}"
    return "replace" if action == r.REPLACE else "end"


def _warring(s: Any, i: int) -> str:
    return space(s, int(s.warring[i]) - 1)


def chance_lines(s: Any) -> list[dict[str, Any]]:
    """What chance gave in the last step, or in the deal."""
    said = [int(byte) for byte in s.spoken[: s.spoken_n]]
    lines: list[dict[str, Any]] = []
    while said:
        tag = said.pop(0)
        if tag == r.FIRST:
            lines.append({"chance": "first", "seat": said.pop(0)})
        elif tag == r.REMOVED:
            lines.append({"chance": "removed", "what": letters(said[:5])})
            del said[:5]
        else:
            to, n = said[0], said[1]
            what = "".join(COLOURS[c] for c in said[2 : 2 + n])
            lines.append({"chance": "draw", "to": "market" if to == r.TO_MARKET else to, "what": what})
            del said[: 2 + n]
    return lines


def dictate(s: Any, lines: Sequence[Any]) -> list[int]:
    """The answers of chance that draw what these lines say from the bag as it is."""
    return _draws([int(n) for n in s.bag], "".join(str(line["what"]) for line in lines if line["chance"] == "draw"))


def dictate_deal(s: Any, lines: Sequence[Any]) -> list[int]:
    """The same for the set-up."""
    capitals = sum(1 for letter in s.capital if letter)
    bag = [int(n) for n in TILES]
    bag[K] -= capitals
    first = int(lines[0]["seat"])
    if lines[0]["chance"] != "first" or not 0 <= first < s.seats:
        raise ValueError("first")
    drawn = "".join(str(line["what"]) for line in lines[1:])
    if len(drawn) > s.seats * HAND + MARKET + 24 * s.short:
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


def why_not(s: Any, seat: int, text: str) -> tuple[str, str]:
    """The rule that forbids an action that is not offered, and why in a few words."""
    words = text.split()
    decision = int(s.decision)
    verb = words[0] if words else ""
    usual = {
        r.MAIN: ("YY-06", "an action is a leader, a tile, a riot, a pagoda, replacing tiles, or the end of the turn"),
        r.REPLACING: ("YY-35", "discard a tile of the hand, or be done after at least one"),
        r.MARKETING: ("YY-20", "take one tile that lies in the market, or none"),
        r.PAGODA: ("YY-29", "the pagoda goes on a free triangle that the placed tile made, or nowhere"),
        r.PAGODA_FROM: ("YY-30", "move one of the two pagodas of that colour"),
        r.CHAIN: ("YY-21", "the next blue tile goes on empty river next to the last one"),
        r.ATTACK: ("YY-14", "commit black tiles of the hand, and the black leader only if it is off the board"),
        r.DEFENCE: ("YY-14", "commit black tiles of the hand, and the black leader only if it is off the board"),
        r.SUPPORT: ("YY-23", "support one warring state with red tiles of the hand, the red leader only off the board"),
        r.TIE: ("YY-24", "one of the tied states wins"),
        r.LOSSES: ("YY-27", "remove a red tile of the winning state"),
    }[decision]
    if decision != r.MAIN:
        return usual
    names = {space(s, x): x for x in range(int(s.spaces))}
    colour = COLOURS.find(words[1]) if len(words) > 1 and len(words[1]) == 1 else -1
    x = names.get(words[-1], -1) if verb in ("leader", "tile") else names.get(words[1], -1) if len(words) > 1 else -1
    if verb == "leader" and colour >= 0 and x >= 0:
        return _why_no_leader(s, seat, colour, x)
    if verb == "tile" and colour >= 0 and x >= 0:
        if not s.hand[seat, colour]:
            return "YY-17", "there is no tile of that colour in the hand"
        if s.tile[x] or s.leader[x]:
            return "YY-17", "the space is not empty"
        return "YY-17", "blue tiles go on river, the others on land"
    if verb == "withdraw":
        return "YY-09", "that leader is not on the board"
    if verb == "riot":
        if x < 0 or not s.tile[x]:
            return "YY-34", "there is no tile to remove"
        return "YY-34", _why_no_payment(s, seat, B, "blue")
    if verb == "build":
        if not (s.hand[seat, G] >= 2 or (s.hand[seat, G] >= 1 and not s.leader_at[seat, G])):
            return "YY-33", _why_no_payment(s, seat, G, "green")
        return "YY-33", "a pagoda needs three tiles of one colour that touch each other, free of pagodas"
    if verb == "replace":
        return "YY-35", "there is no tile in the hand"
    return usual


def _why_no_payment(s: Any, seat: int, colour: int, name: str) -> str:
    return f"it costs two {name} tiles, or one while the own {name} leader is off the board"


def _why_no_leader(s: Any, seat: int, colour: int, x: int) -> tuple[str, str]:
    if s.leader_at[seat, colour] == x + 1:
        return "YY-11", "the leader stands there already"
    if s.tile[x] or s.leader[x]:
        return "YY-10", "the space is not empty"
    if int(s.river[x >> 6]) >> (x & 63) & 1:
        return "YY-10", "leaders stand on land"
    if not s.black_near[x]:
        return "YY-10", "no black tile touches the space"
    return "YY-12", "it would unite states that hold two leaders of one colour"

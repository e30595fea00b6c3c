"""Actions and chance as text and back, and why an action is not offered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ...kernel.deeds import Deed
from ...kernel.errors import Reason
from . import FACTS
from .pieces import COLOURS, HAND, LIMIT, LOOKS, MOST_OFFERED_PLACES, PAIRS, TILES, where
from .rules import DISCARD, EXCHANGE, LAY, PAIRS_FROM, SEVEN, SKIP, may_exchange, may_take_reward


def text(s: Any, seat: int, action: int) -> str:
    """The notation of an action number at the present decision."""
    decision = int(s["decision"])  # asked for very often: the quick way to a field
    if decision == DISCARD:
        return f"discard {COLOURS[action]}"
    if decision == LAY:
        hand_and_turn, at = divmod(action, MOST_OFFERED_PLACES)
        in_hand, turn = divmod(hand_and_turn, 4)
        x, y = where(s["open_place"][at])
        return f"lay {s['hand'][seat, in_hand]} {turn} {x},{y}"
    if action == SKIP:
        return "skip"
    if decision == EXCHANGE:
        return f"swap {COLOURS[action // 7]} {COLOURS[action % 7]}"
    if action < PAIRS_FROM:
        return f"reward four {COLOURS[action]}"
    if action < SEVEN:
        return "reward pairs " + "-".join(COLOURS[colour] for colour in PAIRS[action - PAIRS_FROM])
    return "reward seven"


def texts(s: Any, seat: int, actions: Sequence[int]) -> list[str]:
    """Many actions of one decision: a tile can be laid in a hundred ways."""
    if int(s["decision"]) != LAY:
        return [text(s, seat, action) for action in actions]
    hand = s["hand"][seat].tolist()
    places = ["{},{}".format(*where(place)) for place in s["open_place"].tolist()]
    ways = [(divmod(action // MOST_OFFERED_PLACES, 4), action % MOST_OFFERED_PLACES) for action in actions]
    return [f"lay {hand[in_hand]} {turn} {places[at]}" for (in_hand, turn), at in ways]


# Chance


def chance_lines(deeds: Sequence[Deed]) -> list[dict[str, Any]]:
    """What chance did among these deeds, as lines of the game record."""
    lines: list[dict[str, Any]] = []
    for deed in deeds:
        match deed.name:
            case "begins":
                lines.append({"chance": "start", "turn": deed["turn"], "first": deed["seat"]})
            case "set_aside":
                lines.append({"chance": "removed", "n": deed["count"]})
            case "dealt" if lines[-1].get("to") == deed["seat"]:
                lines[-1]["what"].append(deed["tile"])
            case "dealt" | "drew":
                lines.append({"chance": "draw", "to": deed["seat"], "what": [deed["tile"]]})
    return lines


def _answers(pool: list[int], tiles: Any, n: int) -> list[int]:
    """What chance must say so that these tiles are drawn from the pool, one after the other."""
    if not isinstance(tiles, list) or len(tiles) != n or not all(type(tile) is int for tile in tiles):
        raise ValueError(f"{n} tiles are drawn here")
    answers = []
    for tile in tiles:
        answers.append(pool.index(tile))
        pool.remove(tile)
    return answers


def dictate_setup(s: Any, lines: Sequence[Any]) -> list[int]:
    """The answers of chance for a set-up with these lines."""
    seats = int(s.seats)
    start, _, *draws = lines
    first = range(seats).index(start["first"])
    if type(start["first"]) is not int or len(draws) != seats:
        raise ValueError("the set-up is told by a start, the removed tiles and a draw for each seat")
    pool = sorted(set(TILES) - {1})
    return [first, *(answer for line in draws for answer in _answers(pool, line["what"], HAND))]


def dictate(s: Any, lines: Sequence[Any]) -> list[int]:
    """The answer of chance for the draw after the coming lay."""
    (line,) = lines
    pool = [tile for tile in TILES if int(s.pool[0]) >> tile & 1]
    return _answers(pool, line["what"], 1)


# Why not

_LAY = re.compile(r"lay ([0-9]{1,3}) ([0-9]{1,3}) (-?[0-9]{1,3}),(-?[0-9]{1,3})")
_SWAP = re.compile(f"swap ([{COLOURS}]) ([{COLOURS}])")
_FOUR = re.compile(f"reward four ([{COLOURS}])")
_PAIRS = re.compile(f"reward pairs ([{COLOURS}])-([{COLOURS}])-([{COLOURS}])")
_DISCARD = re.compile(f"discard ([{COLOURS}])")

# The rule that lists the actions of each decision.
_LISTED = {"exchange": "YZ-06", "reward": "YZ-07", "discard": "YZ-09", "lay": "YZ-10"}
_DECISION_OF = {"swap": "exchange", "reward": "reward", "discard": "discard", "lay": "lay"}


def _listed(decision: str) -> tuple[str, Reason]:
    return _LISTED[decision], Reason(f"yz-why-{decision}", limit=LIMIT)


def why_not(s: Any, seat: int, text: str) -> tuple[str, Reason]:
    """The rule that forbids an action which is not offered, and the reason in a few words."""
    decision = FACTS.decisions[int(s.decision)]
    words = text.split()
    tried = _DECISION_OF.get(words[0]) if words else None
    if text == "skip" and decision == "discard":
        return "YZ-09", Reason("yz-why-put-back", limit=LIMIT)
    if text == "skip" and decision == "lay":
        return "YZ-10", Reason("yz-why-must-lay")
    if tried is None:
        return _listed(decision)
    if tried == decision:
        reasons = {"exchange": _why_no_swap, "reward": _why_no_reward, "discard": _why_no_discard, "lay": _why_no_lay}
        return reasons[tried](s, seat, text) or _listed(decision)
    return _why_not_now(s, seat, tried, decision)


def _why_not_now(s: Any, seat: int, tried: str, decision: str) -> tuple[str, Reason]:
    """An action of another step of the turn."""
    if tried == "exchange":
        if may_exchange(s, seat):
            return "YZ-06", Reason("yz-why-exchange-first")
        return "YZ-06", Reason("yz-why-exchange-needs")
    if tried == "reward":
        if decision == "exchange":
            return "YZ-06", Reason("yz-why-after-exchange")
        if may_take_reward(s, seat):
            return "YZ-07", Reason("yz-why-reward-over")
        return "YZ-07", Reason("yz-why-no-reward")
    if tried == "discard":
        return "YZ-09", Reason("yz-why-no-discard", limit=LIMIT)
    if s.last_turns:
        return "YZ-16", Reason("yz-why-last-turns")
    if decision == "discard":
        return "YZ-09", Reason("yz-why-too-many-cards", limit=LIMIT)
    return "YZ-10", Reason("yz-why-lay-last")


def _why_no_swap(s: Any, seat: int, text: str) -> tuple[str, Reason] | None:
    if not (match := _SWAP.fullmatch(text)):
        return None
    given, taken = match.groups()
    if given == taken:
        return "YZ-06", Reason("yz-why-same-colour")
    if not s.lanterns[seat, COLOURS.index(given)]:
        return "YZ-06", Reason("yz-why-no-card", colour=given)
    return "YZ-06", Reason("yz-why-no-supply", colour=taken)


def _why_no_reward(s: Any, seat: int, text: str) -> tuple[str, Reason] | None:
    if match := _FOUR.fullmatch(text):
        return "YZ-07", Reason("yz-why-four", colour=match[1])
    if match := _PAIRS.fullmatch(text):
        order = [COLOURS.index(colour) for colour in match.groups()]
        if len(set(order)) < 3:
            return "YZ-07", Reason("yz-why-pairs")
        if order != sorted(order):
            return "YZ-07", Reason("yz-why-pairs-order", order=COLOURS)
        lacking = [COLOURS[colour] for colour in order if s.lanterns[seat, colour] < 2]
        return "YZ-07", Reason("yz-why-pair-lacks", colour=lacking[0])
    if text == "reward seven":
        lacking = [colour for colour, n in zip(COLOURS, s.lanterns[seat], strict=True) if not n]
        return "YZ-07", Reason("yz-why-seven", colour=lacking[0])
    return None


def _why_no_discard(s: Any, seat: int, text: str) -> tuple[str, Reason] | None:
    if match := _DISCARD.fullmatch(text):
        return "YZ-09", Reason("yz-why-no-card", colour=match[1])
    return None


def _why_no_lay(s: Any, seat: int, text: str) -> tuple[str, Reason] | None:
    if not (match := _LAY.fullmatch(text)):
        return None
    tile, turn, x, y = map(int, match.groups())
    if tile not in s.hand[seat, : s.hand_n[seat]]:
        return "YZ-10", Reason("yz-why-not-in-hand", tile=tile)
    if turn > 3:
        return "YZ-10", Reason("yz-why-turns")
    if turn >= LOOKS[tile]:
        return "YZ-10", Reason("yz-why-looks", tile=tile, turn=turn, same=int(turn % LOOKS[tile]))
    lake = {where(number) for number in s.lake_place[: s.lake_n]}
    if (x, y) in lake:
        return "YZ-10", Reason("yz-why-taken")
    if not any(beside in lake for beside in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))):
        return "YZ-10", Reason("yz-why-apart")
    return None

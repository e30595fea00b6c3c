"""What happened in Yangtze, in words: message ids of `text/`, their arguments, and the rule each follows from.

Only what is public: the tile that is drawn and the tiles in the hands never enter an event.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .pieces import COLOURS, EXCHANGE_RAFTS, LIMIT, SEAT_SIDE, SYMBOLS, TILES

State = dict[str, Any]
Event = tuple[str, dict[str, Any], str]
Message = tuple[str, dict[str, Any]]
Cell = tuple[int, int]


# ----------------------------------------------------------------------------------------- what the states say together


def turned(tile: int, turn: int, direction: int) -> str:
    """YZ-15: the colour that a tile, turned so many times, shows to a direction (0 N, 1 E, 2 S, 3 W)."""
    return TILES[tile][(direction - turn) % 4]


def neighbours(x: int, y: int) -> tuple[Cell, ...]:
    """The places N, E, S, W of a place; x goes east, y goes north."""
    return (x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)


def whereabouts(x: int, y: int) -> dict[str, Any]:
    """The arguments of the message `yz-where`: a place in words."""
    spot = ("s" if y < 0 else "n" if y > 0 else "") + ("w" if x < 0 else "e" if x > 0 else "")
    return {"spot": spot or "c", "across": abs(x), "along": abs(y)}


def laying_goes_on(state: State) -> bool:
    """YZ-16: tiles are laid as long as somebody holds one; a hidden hand is the number of its tiles."""
    return any(hand if isinstance(hand, int) else len(hand) for hand in state["hands"])


def winners(state: State) -> list[int]:
    """YZ-17: most reward points, then rafts, then lantern cards."""
    best = max(_standing(state, seat) for seat in range(_seats(state)))
    return [seat for seat in range(_seats(state)) if _standing(state, seat) == best]


def _standing(state: State, seat: int) -> tuple[int, int, int]:
    return sum(state["rewards"][seat]), state["rafts"][seat], sum(state["lanterns"][seat])


def _seats(state: State) -> int:
    return len(state["hands"])


def _may_exchange(state: State, seat: int) -> bool:
    """YZ-06: two rafts, a card to give and a different colour to take."""
    given = [colour for colour, count in enumerate(state["lanterns"][seat]) if count]
    taken = [colour for colour, count in enumerate(state["supply"]) if count]
    differ = any(gives != takes for gives in given for takes in taken)
    return differ and bool(state["rafts"][seat] >= EXCHANGE_RAFTS)


def _may_take_a_reward(state: State, seat: int) -> bool:
    """YZ-07: four alike, three pairs, or all seven."""
    cards = state["lanterns"][seat]
    return bool(max(cards) >= 4 or sum(count >= 2 for count in cards) >= 3 or min(cards) >= 1)


def _over(before: State, after: State, seat: int) -> bool:
    """YZ-16: no tile is left, and nobody who still has a last turn can do anything with it."""
    if laying_goes_on(after):
        return False
    seats = _seats(after)
    if laying_goes_on(before):  # the last tile was laid just now: everyone's last turn, this seat's at the end
        waiting = [(seat + step) % seats for step in range(1, seats + 1)]
    else:
        if before["decision"] == "exchange" and _may_take_a_reward(after, seat):
            return False
        last = layer(after, len(after["lake"]) - 1)
        waiting = [(seat + step) % seats for step in range(1, (last - seat) % seats + 1)]
    return not any(_may_exchange(after, other) or _may_take_a_reward(after, other) for other in waiting)


def layer(state: State, index: int) -> int:
    """YZ-05: who laid the tile with that index in the lake; red on the start tile faces the first player."""
    tile, turn, _, _ = state["lake"][0]
    seats = _seats(state)
    first = next(seat for seat in range(seats) if turned(tile, turn, int(SEAT_SIDE[seats, seat])) == "R")
    return (first + index - 1) % seats


# ------------------------------------------------------------------------------------------------------------ the steps


def events(before: State, after: State, seat: int, action: str) -> list[Event]:
    """One step told, in order."""
    word, *rest = action.split()
    told: Iterable[Event]
    if word == "lay":
        told = _laid(before, after, seat, action)
    elif word == "swap":
        told = _swapped(after, seat, rest[0], rest[1])
    elif word == "reward":
        told = _rewarded(before, after, seat, rest)
    elif word == "discard":
        told = [("yz-did-discard", {"seat": seat, "colour": rest[0]}, "YZ-09")]
    else:
        rule = "YZ-06" if before["decision"] == "exchange" else "YZ-07"
        told = [("yz-did-skip", {"seat": seat, "decision": before["decision"]}, rule)]
    return [*told, *_end(before, after, seat)]


def _gains(before: State, seat: int, action: str) -> Iterator[Event]:
    """YZ-11 to YZ-13: what a tile brings, card by card out of the supply as it was before."""
    _, number, turn_text, place = action.split()
    tile, turn = int(number), int(turn_text)
    x, y = (int(part) for part in place.split(","))
    supply = dict(zip(COLOURS, before["supply"], strict=True))
    lake = {(tile_x, tile_y): (laid, laid_turn) for laid, laid_turn, tile_x, tile_y in before["lake"]}
    seats = _seats(before)

    def take(message: str, taker: int, colour: str, rule: str) -> Iterator[Event]:
        if not supply[colour]:
            yield f"{message}-none", {"seat": taker, "colour": colour}, rule
            return
        supply[colour] -= 1
        yield message, {"seat": taker, "colour": colour}, rule
        if not supply[colour]:
            yield "sell-out", {"colour": colour}, rule

    matching = []
    for direction, cell in enumerate(neighbours(x, y)):
        colour = turned(tile, turn, direction)
        if cell in lake and turned(*lake[cell], (direction + 2) % 4) == colour:
            matching.append(lake[cell][0])
            yield from take("match", seat, colour, "YZ-11")
    rafts = sum(neighbour in SYMBOLS for neighbour in matching) + bool(matching and tile in SYMBOLS)
    if rafts:
        yield "rafts", {"seat": seat, "count": rafts}, "YZ-12"
    for step in range(seats):
        taker = (seat + step) % seats
        yield from take("get", taker, turned(tile, turn, int(SEAT_SIDE[seats, taker])), "YZ-13")


def _laid(before: State, after: State, seat: int, action: str) -> Iterator[Event]:
    """YZ-10 to YZ-14, YZ-16: a tile is laid."""
    _, tile, _, place = action.split()
    x, y = (int(part) for part in place.split(","))
    yield "yz-did-lay", {"seat": seat, "tile": int(tile), **whereabouts(x, y)}, "YZ-10"
    for name, args, rule in _gains(before, seat, action):
        yield f"yz-did-{name}", args, rule
    if before["pile"] > after["pile"]:
        yield "yz-did-draw", {"seat": seat}, "YZ-14"
        if not after["pile"]:
            yield "yz-did-empty-pile", {}, "YZ-14"
    if not laying_goes_on(after):
        yield "yz-did-last-turns", {}, "YZ-16"


def _swapped(after: State, seat: int, gives: str, takes: str) -> Iterator[Event]:
    """YZ-06: an exchange."""
    yield "yz-did-swap", {"seat": seat, "gives": gives, "takes": takes, "count": EXCHANGE_RAFTS}, "YZ-06"
    if not after["supply"][COLOURS.index(takes)]:
        yield "yz-did-sell-out", {"colour": takes}, "YZ-06"


def _rewarded(before: State, after: State, seat: int, words: list[str]) -> Iterator[Event]:
    """YZ-07, YZ-08: a reward, from its pile or a general card."""
    pile, value = words[0], after["rewards"][seat][-1]
    args: dict[str, Any] = {"seat": seat, "value": value}
    if pile == "four":
        args["colour"] = words[1]
    elif pile == "pairs":
        args |= dict(zip(("first", "second", "third"), words[1].split("-"), strict=True))
    yield f"yz-did-reward-{pile}", args, "YZ-07"
    if not before["piles"][pile]:
        yield "yz-did-general", {"pile": pile, "value": value, "count": after["generic"]}, "YZ-08"
    elif not after["piles"][pile]:
        yield "yz-did-pile-out", {"pile": pile}, "YZ-08"


def _end(before: State, after: State, seat: int) -> Iterator[Event]:
    """YZ-17: who has won, and what decided it."""
    if not _over(before, after, seat):
        return
    best = winners(after)
    points = sum(after["rewards"][best[0]])
    if len(best) > 1:
        for winner in best:
            yield "yz-did-share", {"seat": winner, "points": points}, "YZ-17"
        return
    others = [_standing(after, other) for other in range(_seats(after)) if other != best[0]]
    mine = _standing(after, best[0])
    by = "points"
    if any(other[0] == mine[0] for other in others):
        by = "cards" if any(other[:2] == mine[:2] for other in others) else "rafts"
    yield "yz-did-win", {"seat": best[0], "points": points, "by": by}, "YZ-17"


def preview(before: State, after: State, seat: int, action: str) -> list[Message]:
    """What an offered action would bring, as short as can be."""
    word, *rest = action.split()
    if word == "lay":
        return [(f"yz-will-{name}", args) for name, args, _ in _gains(before, seat, action)]
    if word == "swap":
        swap: Message = ("yz-will-swap", {"gives": rest[0], "takes": rest[1], "count": EXCHANGE_RAFTS})
        sold_out = not after["supply"][COLOURS.index(rest[1])]
        return [swap, *([("yz-will-sell-out", {"colour": rest[1]})] if sold_out else [])]
    if word == "reward":
        value = after["rewards"][seat][-1]
        if not before["piles"][rest[0]]:
            return [("yz-will-general", {"value": value, "count": after["generic"]})]
        return [("yz-will-reward", {"value": value})]
    if word == "discard":
        return [("yz-will-discard", {"colour": rest[0], "count": sum(after["lanterns"][seat]) - LIMIT})]
    return [("yz-will-skip", {"decision": before["decision"]})]

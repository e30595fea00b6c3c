"""What happened in Yak, in words: message ids and arguments, from the whole states before and after one step.

One step may hold much that the engine did by itself: forced purchases, draws, whole turns of other players, sunset.
All of it is read off the difference of the two states, turn by turn. A card is told when the turn of its owner begins,
never before (YK-34). A preview reads only the state before: what chance or the others' hidden cards would bring is
nobody's to know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .scene import (
    CART_STONES,
    FOOD,
    REFUSED,
    STONES,
    YURT_FOOD,
    cart_key,
    fog_chance,
    food_args,
    is_over,
    option,
    price,
    seats_of,
    stones_args,
)

State = Mapping[str, Any]
Event = tuple[str, dict[str, Any], str]
Hint = tuple[str, dict[str, Any]]

CART_FOOD, FOG = 9, 5  # YK-12, YK-05
COUNTED = {"groups": "YK-29", "number": "YK-30", "single": "YK-31", "food": "YK-31", "bonus": "YK-33", "stupa": "YK-26"}
REVEALS = frozenset({"yk-reveals"})  # YK-08: told when something came up that was hidden; no step is undone behind it
GROUP_POINTS = (1, 3, 5, 8, 12, 17)  # YK-29


# ---------------------------------------------------------------- the difference of two states


def minus(more: Sequence[int], less: Sequence[int]) -> list[int]:
    return [a - b for a, b in zip(more, less, strict=True)]


def in_order(stones: Counter[str]) -> str:
    return "".join(sorted(stones.elements(), key=STONES.index))


def way(direction: int) -> str:
    return "clockwise" if direction == 1 else "anticlockwise"


@dataclass
class Turn:
    """The part of one seat's turn that lies in a step."""

    seat: int
    card: str
    begun: bool  # it begins in this step
    ended: bool  # it ends in this step
    action: str  # the action of this step, if it is this seat's, otherwise empty
    was: str  # the decision before, empty if the turn begins here
    now: str  # the decision after, empty if the turn ends here


@dataclass
class Step:
    """One step, with what has been told so far and what is still to be explained."""

    before: State
    after: State
    told: list[Event] = field(default_factory=list)
    drawn_at: int = -1  # where in `told` the last draw ended
    # Per kind of cart: the stones that came and are not yet told, and how many it holds at this moment.
    came: dict[str, Counter[str]] = field(default_factory=dict)
    held: dict[str, int] = field(default_factory=dict)

    def say(self, message: str, rule: str, **args: Any) -> None:
        self.told.append((message, args, rule))

    def kind(self, stop: int) -> str:
        """The cart at a stop; carts move only at sunset, which ends the step's last day."""
        return str(self.before["carts"][stop]["kind"])

    def cart_after(self, kind: str) -> Mapping[str, Any]:
        return next(cart for cart in self.after["carts"] if cart["kind"] == kind)

    def take_in(self, kind: str, most: int) -> str:
        """Stones that came into this cart in one draw."""
        stones = in_order(self.came[kind])[:most]
        self.came[kind] -= Counter(stones)
        self.held[kind] += len(stones)
        return stones


def bought_now(step: Step, turn: Turn) -> Counter[str]:
    """The stones that the seat bought in this step: those it set and still holds, less those it held before."""
    before, after, seat = step.before, step.after, turn.seat
    stones = Counter(stone for stone, _, _ in after["towers"][seat][len(before["towers"][seat]) :])
    if turn.now:
        stones += Counter(after["pending"].get("bought", ""))
    if turn.was:
        stones -= Counter(before["pending"].get("bought", ""))
    return stones


def turns_of(before: State, after: State, seat: int, action: str) -> list[Turn]:
    """YK-08: the turns at noon that the step touches, in order, beginning with the holder of the baby yak."""
    count = seats_of(before)
    order = [(before["baby"] + i) % count for i in range(count)]
    same_day = not is_over(after) and after["day"] == before["day"]
    at_dawn = before["decision"] == "dawn"
    if at_dawn and same_day and after["decision"] == "dawn":
        return []
    cards = list(before["cards"])
    if at_dawn:
        cards[seat] = action.split()[1]
    first = 0 if at_dawn else order.index(seat)
    last = order.index(after["seat"]) if same_day else count - 1
    made = []
    for i in range(first, last + 1):
        begun, ended = at_dawn or i > first, not same_day or i < last
        was, now = "" if begun else before["decision"], "" if ended else after["decision"]
        made.append(Turn(order[i], cards[order[i]], begun, ended, "" if begun else action, was, now))
    return made


# ---------------------------------------------------------------- the three cards


def tell_build(step: Step, turn: Turn) -> None:
    """YK-10 to YK-14: bought, paid, spilled, set."""
    before, after, seat = step.before, step.after, turn.seat
    kind = step.kind(seat)
    now = bought_now(step, turn)
    whole = Counter(before["pending"].get("bought", "") if turn.was else "") + now
    if now:
        step.say("yk-buys", "YK-10", seat=seat, cart=cart_key(kind), **stones_args(in_order(now)))
        step.held[kind] -= now.total()
    elif turn.begun and turn.ended:
        step.say("yk-buys-nothing", "YK-10", seat=seat)
        return
    cart, cart_now = before["carts"][seat]["food"], step.cart_after(kind)["food"]
    if turn.was in ("", "buy", "pay") and turn.now not in ("buy", "pay"):
        paid = minus(before["yurts"][seat], after["yurts"][seat])
        step.say("yk-pays", "YK-11", seat=seat, price=price(in_order(whole)), **food_args(paid))
        cart = [a + b for a, b in zip(cart, paid, strict=True)]
    if turn.now not in ("buy", "pay", "overflow"):
        spilled = minus(cart, cart_now)
        if any(spilled):
            step.say("yk-spills", "YK-12", seat=seat, **food_args(spilled))
    for stone, level, place in after["towers"][seat][len(before["towers"][seat]) :]:
        rule = "YK-13" if level <= 5 else "YK-14"
        step.say("yk-sets", rule, seat=seat, level=level, place=place, **stones_args(stone))
    if after["stupa"] == seat and not before["ending"]:
        step.say("yk-ends-tower", "YK-25", seat=seat)
        step.say("yk-gets-stupa", "YK-26", seat=seat)


def tell_restock(step: Step, turn: Turn) -> None:
    """YK-17, YK-18: food of one kind, then a stone."""
    if turn.now:
        return
    seat, kind = turn.seat, step.kind(turn.seat)
    food = minus(step.after["yurts"][seat], step.before["yurts"][seat])
    if any(food):
        step.say("yk-restocks", "YK-17", seat=seat, cart=cart_key(kind), **food_args(food))
    else:
        step.say("yk-restocks-nothing", "YK-17", seat=seat)
    if step.held[kind] < CART_STONES:
        tell_draw(step, kind, 1, "YK-18")


def tell_market(step: Step, turn: Turn) -> None:
    """YK-19, YK-20: food from the market, then three stones, of which one goes into a cart."""
    before, after, seat = step.before, step.after, turn.seat
    if turn.now == "market":
        return
    if turn.was in ("", "market"):
        food = minus(after["yurts"][seat], before["yurts"][seat])
        if any(food):
            step.say("yk-market-takes", "YK-19", seat=seat, **food_args(food))
        else:
            step.say("yk-market-nothing", "YK-19", seat=seat)
    if turn.now == "keep":
        step.say("yk-draws", "YK-20", seat=seat, **stones_args(after["pending"]["drawn"]))
        step.drawn_at = len(step.told)
        return
    room = [kind for kind in step.held if step.held[kind] < CART_STONES]
    if turn.was == "put":
        stop = int(turn.action.split()[1])
        target, stone = step.kind(stop), before["pending"]["kept"]
    elif turn.now == "put":
        target, stone = "", after["pending"]["kept"]
    else:
        target = room[0] if room else ""  # the engine puts it there by itself: no other cart has room
        stone = turn.action.split()[1] if turn.was == "keep" else drawn_alike(step, target)
    if not stone:
        return
    if turn.was in ("", "market"):
        step.say("yk-draws-alike", "YK-20", seat=seat, **stones_args(stone))
        step.drawn_at = len(step.told)
    elif turn.was == "keep":
        step.say("yk-keeps", "YK-20", seat=seat, **stones_args(stone))
    if target:
        step.came[target] -= Counter(stone)
        step.held[target] += 1
        step.say("yk-puts", "YK-20", seat=seat, cart=cart_key(target), **stones_args(stone))


def drawn_alike(step: Step, kind: str) -> str:
    """YK-20: the stone that came without a choice, because all that were drawn were of its colour."""
    bag = step.before["bag"]
    least = min(3, sum(bag))
    came = in_order(step.came[kind]) if kind else ""
    return next((stone for stone in came if bag[STONES.index(stone)] >= least), came[:1])


def tell_draw(step: Step, kind: str, most: int, rule: str) -> None:
    stones = step.take_in(kind, most)
    if stones:
        step.say("yk-cart-gets", rule, cart=cart_key(kind), **stones_args(stones))
        step.drawn_at = len(step.told)


# ---------------------------------------------------------------- fog, sunset, the end


def fog_events(before: State, after: State) -> list[Event]:
    """YK-21 to YK-23: fog that came up, the yaks that turned, the mountain that filled."""
    filled, more = after["fills"] - before["fills"], after["mountain"] - before["mountain"]
    if not filled and more <= 0:
        return []
    slots = option(after, "fog_slots", FOG)
    count = more + FOG * filled if slots == FOG else 0 if filled else more
    told: list[Event] = [("yk-fog", {"n": count}, "YK-21")]
    if after["direction"] != before["direction"]:
        told.append(("yk-turn-round", {"way": way(after["direction"])}, "YK-22"))
    else:
        told.append(("yk-turn-twice", {"way": way(after["direction"])}, "YK-22"))
    if filled:
        told.append(("yk-mountain-fills", {"n": after["fills"]}, "YK-23"))
        if not before["ending"] and after["stupa"] is None and 0 < option(after, "fog_fills", 0) <= after["fills"]:
            told.append(("yk-ends-mountain", {}, "YK-23"))
    return told


def sunset_events(before: State, after: State, ends_before: bool) -> list[Event]:
    """YK-09, YK-35: carts and baby yak move on; after too many days without a stone the game ends."""
    told: list[Event] = [
        ("yk-sunset", {"day": before["day"], "way": way(after["direction"])}, "YK-09"),
        ("yk-baby-passes", {"seat": (before["baby"] + 1) % seats_of(before)}, "YK-09"),
    ]
    if after["ending"] and not before["ending"] and not ends_before:
        told.append(("yk-ends-still", {"n": after["still"]}, "YK-35"))
    if is_over(after):
        return told + count_events(after)
    return [*told, ("yk-dawn", {"day": after["day"]}, "YK-07")]


def count_events(after: State) -> list[Event]:
    """YK-26 to YK-33: the final count by source, then the winner."""
    scores, winners = after.get("scores"), list(after.get("winners") or [])
    if not scores:
        return []
    told: list[Event] = []
    for seat, score in enumerate(scores):
        for source, rule in COUNTED.items():
            if score.get(source):
                told.append((f"yk-count-{source}", {"seat": seat, "points": score[source]}, rule))
        told.append(("yk-count-total", {"seat": seat, "points": score["total"]}, "YK-32"))
    if len(winners) == 1:
        told.append(("yk-wins", {"seat": winners[0], "points": scores[winners[0]]["total"]}, "YK-32"))
    told += [
        ("yk-shares", {"seat": seat, "points": scores[seat]["total"]}, "YK-32") for seat in winners if len(winners) > 1
    ]
    return told


# ---------------------------------------------------------------- the two verbs


def events(before: State, after: State, seat: int, action: str) -> list[Event]:
    """One step told, in order."""
    step = Step(before, after)
    if action.startswith("card "):
        step.say("yk-chooses", "YK-07", seat=seat)
    turns = turns_of(before, after, seat, action)
    if not turns:
        return step.told
    step.held = {cart["kind"]: len(cart["stones"]) for cart in before["carts"]}
    for cart in before["carts"]:
        step.came[cart["kind"]] = Counter(step.cart_after(cart["kind"])["stones"]) - Counter(cart["stones"])
    for turn in turns:
        if turn.card == "build":
            cart = before["carts"][turn.seat]
            now = Counter(step.cart_after(cart["kind"])["stones"]) + bought_now(step, turn)
            step.came[cart["kind"]] = now - Counter(cart["stones"])
    for turn in turns:
        if turn.begun:
            step.say("yk-reveals", "YK-08", seat=turn.seat, card=turn.card)
        {"build": tell_build, "restock": tell_restock, "market": tell_market}[turn.card](step, turn)
        if turn.ended and not step.held[step.kind(turn.seat)]:
            tell_draw(step, step.kind(turn.seat), 3, "YK-16")
    fog = fog_events(before, after)
    place = step.drawn_at if step.drawn_at >= 0 else len(step.told)
    step.told[place:place] = fog
    if turns[-1].ended and (is_over(after) or after["day"] != before["day"]):
        ends_before = after["stupa"] is not None or any(message == "yk-ends-mountain" for message, _, _ in fog)
        step.told += sunset_events(before, after, ends_before)
    return step.told


def preview(before: State, after: State, seat: int, action: str) -> list[Hint]:
    """What an offered action would do, from the state before it alone."""
    verb, *rest = action.split()
    cart, yurt = before["carts"][seat], before["yurts"][seat]
    room = YURT_FOOD - sum(yurt)
    match verb, rest:
        case "card", ["build"]:
            return [("yk-would-build", {"cart": cart_key(cart["kind"]), "n": payable(cart["kind"], yurt)})]
        case "card", ["restock"]:
            most = max(min(room, amount) for amount in cart["food"])
            return [("yk-would-take-most", {"n": most}), *would_draw(before, 1, seat)]
        case "card", ["market"]:
            most = min(2, room, sum(before["market"]))
            return [("yk-would-take-most", {"n": most}), *would_draw(before, 3, seat)]
        case "buy", [stone]:
            return [("yk-would-cost", {"price": price(before["pending"].get("bought", "") + stone)})]
        case "done", []:
            return [("yk-would-cost", {"price": price(before["pending"].get("bought", ""))})]
        case "pay", [mix]:
            paid = [int(part) for part in mix.split("-")]
            over = sum(cart["food"]) + sum(paid) - CART_FOOD
            told: list[Hint] = [("yk-would-be-left", food_args(minus(yurt, paid)))]
            return told + ([("yk-would-spill", {"n": over})] if over > 0 else [])
        case "spill", [mix]:
            spilled = [int(part) for part in mix.split("-")]
            return [
                ("yk-would-be-at-market", food_args([a + b for a, b in zip(before["market"], spilled, strict=True)]))
            ]
        case "set", [stone, place]:
            level, at = (int(part) for part in place.split("."))
            return would_set(before, seat, stone, level, at)
        case "take", [kind] if kind in FOOD:
            amount = min(room, cart["food"][FOOD.index(kind)])
            return [
                ("yk-would-take", food_args([amount if each == kind else 0 for each in FOOD])),
                *would_draw(before, 1, seat),
            ]
        case "take", [_]:
            return would_draw(before, 3, seat)
        case "keep", [_]:
            return [("yk-would-put-back", {"n": len(before["pending"]["drawn"]) - 1})]
        case "put", [stop]:
            return would_travel(before, int(stop))
    raise ValueError(action)


def payable(kind: str, yurt: Sequence[int]) -> int:
    """YK-11: how much of the yurt's food this cart would take in one purchase."""
    if kind in REFUSED:
        return sum(yurt) - yurt[FOOD.index(REFUSED[kind])]
    return sum(yurt) - min(yurt)


def would_draw(before: State, stones: int, seat: int) -> list[Hint]:
    """YK-18, YK-20: how many stones would be drawn, and how likely fog is."""
    carts = before["carts"] if stones == 3 else [before["carts"][seat]]
    if all(len(cart["stones"]) >= CART_STONES for cart in carts):
        return [("yk-would-draw-none", {})]
    return [("yk-would-draw", {"n": stones, "percent": fog_chance(before, stones)})]


def would_set(before: State, seat: int, stone: str, level: int, at: int) -> list[Hint]:
    """YK-27 to YK-29: the group that the stone would join, crystals not counted; whether it would trigger the end."""
    tower = {(row, place): colour for colour, row, place in before["towers"][seat]} | {(level, at): stone}
    told: list[Hint] = []
    if stone == "c":
        told.append(("yk-would-join" if option(before, "crystals_join", 0) else "yk-would-be-crystal", {}))
    else:
        size = group_size(tower, (level, at))
        table = (before.get("options") or {}).get("group_points", GROUP_POINTS)
        points = table[min(size, 7) - 2] if size > 1 else 0
        told.append(("yk-would-group", {"n": size, "points": points}))
    if level == 4 and sum(row == 4 for row, _ in tower) == 2 and not before["ending"]:
        told.append(("yk-would-end", {}))
    return told


def neighbours(level: int, place: int) -> list[tuple[int, int]]:
    """YK-27: beside it, below it and above it."""
    if level > 5:
        return [(level - 1, 1), (level + 1, 1)]
    beside = [(level, place - 1), (level, place + 1), (level - 1, place), (level - 1, place + 1)]
    return beside + ([(6, 1)] if level == 5 else [(level + 1, place - 1), (level + 1, place)])


def group_size(tower: Mapping[tuple[int, int], str], start: tuple[int, int]) -> int:
    """YK-28: how many neighbouring stones of one colour hang together with this one."""
    group = [start]
    for spot in group:  # grows while it is walked
        group += [near for near in neighbours(*spot) if tower.get(near) == tower[start] and near not in group]
    return len(group)


def would_travel(before: State, stop: int) -> list[Hint]:
    """YK-09: where the cart would stand tomorrow, if no fog comes."""
    tomorrow = (stop + before["direction"]) % len(before["carts"])
    if tomorrow < seats_of(before):
        return [("yk-would-travel", {"seat": tomorrow})]
    return [("yk-would-travel-road", {})]

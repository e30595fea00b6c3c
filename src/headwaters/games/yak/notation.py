"""Yak as text: actions, what chance gave, and why an action is not offered."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ...kernel.deeds import Deed
from ...kernel.errors import Reason
from ...kernel.parts import JSON, Position
from . import FACTS
from .pieces import (
    CARDS,
    CART_FOOD,
    CART_STONES,
    CARTS,
    CRYSTAL,
    FOG,
    FOG_STONES,
    FOOD,
    MOST_TAKEN,
    SPOTS,
    STONES,
    TAKES,
    YURT_FOOD,
)
from .rules import (
    BUY,
    DAWN,
    DONE,
    KEEP,
    MARKET,
    NAMED,
    OVERFLOW,
    PAY,
    RESTOCK,
    SET,
    excess,
    food_in_yurt,
    price,
    price_with,
    stops,
    too_many_kinds,
)
from .state import MOST_ANSWERS

Why = tuple[str, Reason]


def mix(amounts: Sequence[int]) -> str:
    """Food as it is written: meat-milk-bread."""
    return "-".join(str(int(amount)) for amount in amounts)


def text(s: Position, seat: int, action: int) -> str:
    """An action of the decision that is asked, in the notation of the rules page."""
    decision = int(s.decision)
    if decision == DAWN:
        return f"card {CARDS[action]}"
    if decision == BUY:
        return "done" if action == DONE else f"buy {STONES[action]}"
    if decision in (PAY, OVERFLOW):
        meat, milk = divmod(action, 9)
        due = int(price(s) if decision == PAY else excess(s))
        return f"{'pay' if decision == PAY else 'spill'} {mix((meat, milk, due - meat - milk))}"
    if decision == SET:
        stone, spot = divmod(action, 16)
        level, place = SPOTS[spot]
        return f"set {STONES[stone]} {level}.{place}"
    if decision == RESTOCK:
        return f"take {FOOD[action]}"
    if decision == MARKET:
        return f"take {mix((action // 9, action // 3 % 3, action % 3))}"
    if decision == KEEP:
        return f"keep {STONES[action]}"
    return f"put {action}"


# ---------------------------------------------------------------- chance


def chance_lines(deeds: Sequence[Deed]) -> list[JSON]:
    """What chance gave among these deeds, as lines of the game record."""
    lines: list[JSON] = []
    for deed in deeds:
        match deed.name:
            case "begins":
                lines.append({"chance": "first", "seat": deed["seat"]})
            case "stays_out":
                lines.append({"chance": "out", "colour": deed["stone"]})
            case "cart_dealt" if deed["stop"] == 0:
                lines.append({"chance": "carts", "stops": [deed["cart"]]})
            case "cart_dealt":
                lines[-1]["stops"].append(deed["cart"])
            case "load_drawn" | "restock_drawn" | "refill_drawn":
                lines.append({"chance": "draw", "to": deed["stop"], "what": "", "fog": 0})
            case "market_drawn":
                lines.append({"chance": "draw", "to": "keep", "what": "", "fog": 0})
            case "stone_came" | "stone_drawn":
                lines[-1]["what"] += deed["stone"]
            case "fog_came":
                lines[-1]["fog"] = deed["count"]
            case "bonus_dealt" if lines[-1]["chance"] == "bonus":
                lines[-1]["cards"].append(deed["bonus"])
            case "bonus_dealt":
                lines.append({"chance": "bonus", "cards": [deed["bonus"]]})
    return lines


def _draw_answers(line: JSON) -> list[int]:
    """The pieces of a draw, the fog first: where in a draw it came up makes no difference."""
    what, fog = line["what"], line["fog"]
    if line["chance"] != "draw" or type(what) is not str or type(fog) is not int:
        raise ValueError(line)
    if len(what) > 3 or not 0 <= fog <= FOG_STONES:
        raise ValueError(line)
    return [NAMED + FOG] * fog + [NAMED + STONES.index(stone) for stone in what]


def dictate(s: Position, lines: Sequence[JSON]) -> list[int]:
    """The answers of chance that make the coming step draw what these lines say."""
    answers = [answer for line in lines for answer in _draw_answers(line)]
    if len(answers) > MOST_ANSWERS:
        raise ValueError("more draws than a step can have")
    return answers


def dictate_setup(s: Position, lines: Sequence[JSON]) -> list[int]:
    """The same for the set-up of a blank position."""
    seats, carts = int(s.seats), int(stops(s))
    expected = ["first", *(["out"] if seats < 4 else []), "carts", *["draw"] * carts, *(["bonus"] if s.bonus else [])]
    if [line["chance"] for line in lines] != expected:
        raise ValueError("set-up")
    answers: list[int] = []
    for line in lines:
        if line["chance"] == "first":
            answers.append(_below(line["seat"], seats))
        elif line["chance"] == "out":
            answers.append(STONES[:CRYSTAL].index(_letter(line["colour"])))
        elif line["chance"] == "carts":
            answers += _shuffle_answers([CARTS[:carts].index(kind) for kind in line["stops"]], carts)
        elif line["chance"] == "draw":
            answers += _draw_answers(line)
        else:
            low, high = line["cards"]
            answers += [_below(low - 1, 8), _below(high - 2, 7)]
            if low >= high:
                raise ValueError(line)
    return answers


def _below(value: JSON, n: int) -> int:
    if type(value) is not int or not 0 <= value < n:
        raise ValueError(value)
    return value


def _letter(value: JSON) -> str:
    if type(value) is not str or len(value) != 1:
        raise ValueError(value)
    return value


def _shuffle_answers(order: list[int], n: int) -> list[int]:
    """The answers with which `rules.deal_carts` puts 0 … n-1 into this order."""
    if sorted(order) != list(range(n)):
        raise ValueError(order)
    left, answers = list(range(n)), []
    for i in range(n - 1, 0, -1):
        j = left.index(order[i])
        left[i], left[j] = left[j], left[i]
        answers.append(j)
    return answers


# ---------------------------------------------------------------- why not

_STONE = re.compile(r"(buy|keep) ([1-8c])")
_MIX = re.compile(r"(pay|spill|take) (\d)-(\d)-(\d)")
_SPOT = re.compile(r"set ([1-8c]) ([1-9]\d{0,2})\.([1-9]\d{0,2})")
_KIND = re.compile(r"take ([mkb])")
_STOP = re.compile(r"put (\d)")

# The rule that lists the actions of each decision.
_ASKED = ("YK-07", "YK-10", "YK-11", "YK-12", "YK-13", "YK-17", "YK-19", "YK-20", "YK-20")


def _key(cart: int) -> str:
    """A cart as messages name it."""
    return CARTS[cart].replace(" ", "-")


def why_not(s: Position, seat: int, text: str) -> Why:
    """The rule that forbids an action that is not offered, and why in a few words."""
    if s.over:
        return "YK-25", Reason("yk-why-over")
    decision = int(s.decision)
    reason = _REASONS[decision](s, text)
    return reason or (_ASKED[decision], Reason(f"yk-why-{FACTS.decisions[decision]}"))


def _no_dawn(s: Position, text: str) -> Why | None:
    return None


def _no_buy(s: Position, text: str) -> Why | None:
    if text == "done":
        return "YK-10", Reason("yk-why-must-buy")
    match = _STONE.fullmatch(text)
    if not match or match[1] != "buy":
        return None
    seat, stone = int(s.active), STONES.index(match[2])
    cart = int(s.cart_at[seat])
    if s.stones[cart, stone] == 0:
        return "YK-10", Reason("yk-why-no-stone")
    due = int(price_with(s, stone))
    if food_in_yurt(s, seat) < due:
        return "YK-10", Reason("yk-why-dear", n=due)
    return "YK-11", Reason("yk-why-dear-cart", n=due, cart=_key(cart))


def _amounts(verb: str, text: str) -> tuple[int, int, int] | None:
    match = _MIX.fullmatch(text)
    return (int(match[2]), int(match[3]), int(match[4])) if match and match[1] == verb else None


def _no_pay(s: Position, text: str) -> Why | None:
    food = _amounts("pay", text)
    if not food:
        return None
    seat, due = int(s.active), int(price(s))
    cart = int(s.cart_at[seat])
    if sum(food) != due:
        return "YK-10", Reason("yk-why-price", n=due)
    if any(amount and not takes for amount, takes in zip(food, TAKES[cart], strict=True)):
        return "YK-11", Reason("yk-why-cart-takes", cart=_key(cart))
    if too_many_kinds(cart, *food):
        return "YK-11", Reason("yk-why-two-kinds")
    return "YK-10", Reason("yk-why-yurt-lacks")


def _no_spill(s: Position, text: str) -> Why | None:
    food = _amounts("spill", text)
    if not food:
        return None
    over = int(excess(s))
    if sum(food) != over:
        return "YK-12", Reason("yk-why-spill", most=int(CART_FOOD), n=over)
    return "YK-12", Reason("yk-why-spill-paid")


def _no_set(s: Position, text: str) -> Why | None:
    match = _SPOT.fullmatch(text)
    if not match:
        return None
    level = int(match[2])
    spot = level, int(match[3])
    taken = {SPOTS[(int(code) - 1) % 16] for code in s.tower[int(s.active)] if code}
    if s.bought[STONES.index(match[1])] == 0:
        return "YK-13", Reason("yk-why-not-bought")
    if spot in taken:
        return "YK-15", Reason("yk-why-place-taken")
    if level > 5:
        return "YK-14", Reason("yk-why-above")
    if spot not in SPOTS:
        return "YK-13", Reason("yk-why-places", level=level, n=6 - level)
    if level > 1:
        return "YK-13", Reason("yk-why-two-below")
    return "YK-13", Reason("yk-why-beside")


def _no_restock(s: Position, text: str) -> Why | None:
    return ("YK-17", Reason("yk-why-no-food")) if _KIND.fullmatch(text) else None


def _no_market(s: Position, text: str) -> Why | None:
    food = _amounts("take", text)
    if not food:
        return None
    if sum(food) > MOST_TAKEN:
        return "YK-19", Reason("yk-why-most", n=int(MOST_TAKEN))
    if any(amount > held for amount, held in zip(food, s.market, strict=True)):
        return "YK-19", Reason("yk-why-market-lacks")
    return "YK-19", Reason("yk-why-yurt-full", n=int(YURT_FOOD))


def _no_keep(s: Position, text: str) -> Why | None:
    match = _STONE.fullmatch(text)
    return ("YK-20", Reason("yk-why-not-drawn")) if match and match[1] == "keep" else None


def _no_put(s: Position, text: str) -> Why | None:
    match = _STOP.fullmatch(text)
    if not match:
        return None
    if int(match[1]) >= stops(s):
        return "YK-03", Reason("yk-why-no-stop")
    return "YK-20", Reason("yk-why-cart-full", n=int(CART_STONES))


_REASONS: tuple[Callable[[Position, str], Why | None], ...] = (
    *(_no_dawn, _no_buy, _no_pay, _no_spill, _no_set, _no_restock, _no_market, _no_keep, _no_put),
)

"""Yak as text: actions, what chance gave, and why an action is not offered."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ...kernel.game import JSON, Position
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
    PRICE,
    SPOTS,
    STONES,
    TAKES,
    TWO_KINDS,
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
    SAID_BONUS,
    SAID_CARTS,
    SAID_DRAW,
    SAID_FIRST,
    SAID_FOG,
    SAID_OUT,
    SET,
    TO_KEEP,
    excess,
    price,
)
from .view import stops

Why = tuple[str, str]


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


def chance_lines(s: Position) -> list[JSON]:
    """What chance gave in the last step, or at set-up."""
    said = [int(byte) for byte in s.spoken[: int(s.spoken_n)]]
    lines: list[JSON] = []
    at = 0
    while at < len(said):
        what = said[at]
        at += 1
        if what == SAID_FIRST:
            lines.append({"chance": "first", "seat": said[at]})
            at += 1
        elif what == SAID_OUT:
            lines.append({"chance": "out", "colour": STONES[said[at]]})
            at += 1
        elif what == SAID_CARTS:
            end = at + stops(s)
            lines.append({"chance": "carts", "stops": [CARTS[cart] for cart in said[at:end]]})
            at = end
        elif what == SAID_BONUS:
            lines.append({"chance": "bonus", "cards": said[at : at + 2]})
            at += 2
        else:
            to = what - SAID_DRAW
            stones = ""
            while said[at] < SAID_FOG:
                stones += STONES[said[at]]
                at += 1
            fog = said[at] - SAID_FOG
            at += 1
            lines.append({"chance": "draw", "to": "keep" if to == TO_KEEP else to, "what": stones, "fog": fog})
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
    if len(answers) > len(s.tape):
        raise ValueError("more draws than a step can have")
    return answers


def dictate_deal(s: Position, lines: Sequence[JSON]) -> list[int]:
    """The same for the set-up of a blank position."""
    seats, carts = int(s.seats), stops(s)
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

_ASKED: tuple[Why, ...] = (
    ("YK-07", "at dawn everyone chooses a card: card build, card restock or card market"),
    ("YK-10", "stones are bought one at a time, as in: buy 3, buy c; then done"),
    ("YK-11", "the stones are paid for now, as in: pay 2-0-1 (meat-milk-bread)"),
    ("YK-12", "the cart is too full: say which of the paid pieces go to the market, as in: spill 1-0-0"),
    ("YK-13", "a bought stone is set now, as in: set 3 2.1 (level 2, place 1)"),
    ("YK-17", "one kind of food is taken from the own cart: take m, take k or take b"),
    ("YK-19", "up to 2 food are taken from the market, as in: take 1-0-1"),
    ("YK-20", "one of the drawn stones is kept, as in: keep 3"),
    ("YK-20", "the stone is put into a cart, as in: put 2 (the cart at stop 2)"),
)


def why_not(s: Position, seat: int, text: str) -> Why:
    """The rule that forbids an action that is not offered, and why in a few words."""
    if s.over:
        return "YK-25", "the game is over"
    decision = int(s.decision)
    reason = _REASONS[decision](s, text)
    return reason or _ASKED[decision]


def _no_dawn(s: Position, text: str) -> Why | None:
    return None


def _no_buy(s: Position, text: str) -> Why | None:
    if text == "done":
        return "YK-10", "who can pay for a stone must buy one"
    match = _STONE.fullmatch(text)
    if not match or match[1] != "buy":
        return None
    seat, stone = int(s.active), STONES.index(match[2])
    cart = int(s.cart_at[seat])
    if s.stones[cart, stone] == 0:
        return "YK-10", "no such stone is in the own cart"
    due = int(PRICE[int(s.bought_n) + 1] + s.bought[CRYSTAL]) + (stone == CRYSTAL)
    if int(s.yurt[seat].sum()) < due:
        return "YK-10", f"that would cost {due} food, more than the yurt holds"
    return "YK-11", f"that would cost {due} food, more than could be paid into this cart ({CARTS[cart]})"


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
        return "YK-10", f"the price is {due} food"
    if any(amount and not takes for amount, takes in zip(food, TAKES[cart], strict=True)):
        return "YK-11", f"this cart takes {CARTS[cart]}"
    if cart == TWO_KINDS and all(food):
        return "YK-11", "this cart takes at most two kinds in one purchase"
    return "YK-10", "the yurt does not hold so much of it"


def _no_spill(s: Position, text: str) -> Why | None:
    food = _amounts("spill", text)
    if not food:
        return None
    over = int(excess(s))
    if sum(food) != over:
        return "YK-12", f"the cart holds {CART_FOOD}: just {over} must go to the market"
    return "YK-12", f"only of the pieces just paid: {mix(s.paid)}"


def _no_set(s: Position, text: str) -> Why | None:
    match = _SPOT.fullmatch(text)
    if not match:
        return None
    level = int(match[2])
    spot = level, int(match[3])
    taken = {SPOTS[(int(code) - 1) % 16] for code in s.tower[int(s.active)] if code}
    if s.bought[STONES.index(match[1])] == 0:
        return "YK-13", "no such stone has been bought and is still to be set"
    if spot in taken:
        return "YK-15", "there is a stone already, and a stone once set never moves"
    if level > 5:
        return "YK-14", "above the top stones stand one on the other, once the 15 places are full"
    if spot not in SPOTS:
        return "YK-13", f"level {level} has {6 - level} places"
    if level > 1:
        return "YK-13", "a stone on a higher level needs two stones below it"
    return "YK-13", "a further stone on level 1 stands next to another"


def _no_restock(s: Position, text: str) -> Why | None:
    return ("YK-17", "the own cart has no food of this kind") if _KIND.fullmatch(text) else None


def _no_market(s: Position, text: str) -> Why | None:
    food = _amounts("take", text)
    if not food:
        return None
    if sum(food) > MOST_TAKEN:
        return "YK-19", f"at most {MOST_TAKEN} food"
    if any(amount > held for amount, held in zip(food, s.market, strict=True)):
        return "YK-19", "the market does not hold so much of it"
    return "YK-19", f"the yurt holds {YURT_FOOD}"


def _no_keep(s: Position, text: str) -> Why | None:
    match = _STONE.fullmatch(text)
    return ("YK-20", "no such stone was drawn") if match and match[1] == "keep" else None


def _no_put(s: Position, text: str) -> Why | None:
    match = _STOP.fullmatch(text)
    if not match:
        return None
    if int(match[1]) >= stops(s):
        return "YK-03", "there is no such stop"
    return "YK-20", f"the cart there holds {CART_STONES} stones"


_REASONS: tuple[Callable[[Position, str], Why | None], ...] = (
    *(_no_dawn, _no_buy, _no_pay, _no_spill, _no_set, _no_restock, _no_market, _no_keep, _no_put),
)

# Rule functions are typed by numba.
# mypy: ignore-errors
"""What Yak knows about itself, for bots: what a tower counts and can still become, and what food is good for."""

from __future__ import annotations

import math

import numpy as np

from ...kernel.bits import count_word
from ...kernel.rule import rule
from .counting import count_tower, grown_from, spread
from .pieces import BIT, CRYSTAL, LEVEL_4, MOST_BOUGHT, PRICE, YURT_FOOD
from .rules import (
    BUY,
    DAWN,
    DONE,
    KEEP,
    MARKET,
    PAY,
    PUT,
    RESTOCK,
    SET,
    food_in_yurt,
    open_spots,
    price,
    purse,
    stones_in,
    stops,
)

# What the features of a seat say about its chance to win, early in the game and by how much more at its end: fitted to
# the results of games between bots (docs/bots-tried.md says how). One more is e times the chance.
(
    TOWER,
    HEIGHT,
    STORE,
    KINDS,
    SINGLE,
    WALLED,
    GROUPS,
    GROWING,
    CLOSED,
    CRYSTALS,
    PURSE,
    NEXT_PURSE,
    FITTING,
    NEXT_FITTING,
    CART,
) = range(15)
EARLY = np.array([0.028, 0.231, 0.156, -0.1, 0.228, 0.3, 0.579, 0.379, 0.6, 0.828, 0.016, 0.002, 0.018, 0.062, -0.005])
LATE = np.array([0.287, 0.281, 0.072, 0.2, -0.193, -0.3, -0.3, -0.486, -0.8, -0.573, 0.086, 0.016, 0.302, 0.062, 0.052])
FINAL = 0.5  # of a point, when all is counted
SEARCH = {"reach": 14, "tries": 6}  # how the game is best searched: days are short, play some on
# The net sees further than who plays on by looks. From three seats on a tree for each: everybody has a cart of one's
# own, and what others do today hardly changes what one can do.
SEARCH_BY_NET = {"reach": 0, "apart": 3, "policy": 0.6, "guided": 1.0}
ROOM = 0b1_000011_000111_001111_011111  # the fifteen spots of a tower


@rule
def settled(s):
    """At dawn everything that was begun is done."""
    return s.decision == DAWN


@rule
def progress(s):
    """How near the end is, from 0 to 1: the highest tower, and the fog where it can end the game (YK-23)."""
    most = np.int64(0)
    for seat in range(np.int64(s.seats)):
        most = max(most, np.int64(s.height[seat]))
    near = float(min(most, 14)) / 14.0
    if s.no_fog == 0 and s.fog_fills > 0:
        fog = (float(s.fills) + float(s.mountain) / float(s.fog_slots)) / float(s.fog_fills)
        near = max(near, min(1.0, fog))
    return 1.0 if s.ending else near


@rule
def same_beside(s, seat, stone, spots):
    """How many stones of a colour (or any stone, for a crystal) stand beside these spots of a tower."""
    here = 0
    for i in range(np.int64(s.height[seat])):
        set_ = np.int64(s.tower[seat, i]) - 1
        if set_ >> 4 == stone or stone == CRYSTAL or set_ >> 4 == CRYSTAL:
            here |= 1 << BIT[set_ & 15]
    return count_word(np.uint64(spread(spots) & here))


@rule
def says(feature, near, much):
    """What so much of a feature says, this near to the end."""
    return (EARLY[feature] + LATE[feature] * near) * float(much)


@rule
def worth(s, seat):
    """Points of the tower now, what can still join a group, food, what the own cart offers (YK-28 to YK-31)."""
    if s.over:
        return FINAL * float(s.score[seat])
    near = progress(s)
    food = food_in_yurt(s, seat)
    kinds = 0
    for kind in range(3):
        if s.yurt[seat, kind] > 0:
            kinds += 1
    cart = np.int64(s.cart_at[seat])
    n = np.int64(stops(s))
    coming = np.int64(s.cart_at[(seat - np.int64(s.direction) + n) % n])
    most = np.int64(0)
    for kind in range(3):
        most = max(most, np.int64(s.food[cart, kind]))
    value = says(TOWER, near, count_tower(s, seat)) + says(HEIGHT, near, s.height[seat])
    value += says(STORE, near, food) + says(KINDS, near, kinds) + says(CART, near, most)
    value += says(PURSE, near, min(np.int64(purse(s, seat, cart)), 7))
    value += says(NEXT_PURSE, near, min(np.int64(purse(s, seat, coming)), 7))
    value += tower_worth(s, seat, near, cart, coming)
    if s.stupa == 1 + seat:
        value += FINAL * float(s.stupa_points)
    return value


@rule
def tower_worth(s, seat, near, cart, coming):
    """Stones and groups of each colour: how many there are, and whether more can come beside them."""
    built = np.int64(s.built[seat])
    spots = np.int64(open_spots(built))
    later = ROOM & ~built
    value = 0.0
    for stone in range(9):
        stones = 0
        for i in range(np.int64(s.height[seat])):
            set_ = np.int64(s.tower[seat, i]) - 1
            if set_ >> 4 == stone:
                stones |= 1 << BIT[set_ & 15]
        if stone == CRYSTAL:
            value += says(CRYSTALS, near, count_word(np.uint64(stones)))
        elif stones != 0:
            value += colour_worth(stones, spots, later, near)
            if spread(stones) & spots != 0:
                value += says(FITTING, near, s.stones[cart, stone]) + says(NEXT_FITTING, near, s.stones[coming, stone])
    return value


@rule
def colour_worth(stones, spots, later, near):
    """The stones of one colour in a tower."""
    rest = stones & spread(stones)
    single = stones ^ rest
    value = 0.0
    while single != 0:
        stone = single & -single
        single ^= stone
        if spread(stone) & spots != 0:
            value += says(SINGLE, near, 1)
        elif spread(stone) & later != 0:
            value += says(WALLED, near, 1)
    while rest != 0:
        group = grown_from(rest & -rest, rest)
        rest ^= group
        value += says(GROUPS, near, 1)
        if spread(group) & spots != 0:
            value += says(GROWING, near, 1)
        elif spread(group) & later != 0:
            value += says(CLOSED, near, 1)
    return value


@rule
def prior(s, seat, action):
    """How promising an action looks; one more is e times as promising."""
    decision = np.int64(s.decision)
    cart = np.int64(s.cart_at[seat])
    if decision == DAWN:
        return card_prior(s, seat, action, cart)
    if decision == SET:
        return set_prior(s, seat, action)
    if decision == BUY:
        if action == DONE:
            return -0.5
        return stone_prior(s, seat, action) - (0.5 if action == CRYSTAL else 0.0)
    if decision == PAY:
        return -food_spread(s, seat, action // 9, action % 9)
    if decision == RESTOCK:
        amount = min(np.int64(s.food[cart, action]), YURT_FOOD - food_in_yurt(s, seat))
        return 0.8 * float(amount) - 0.2 * float(s.yurt[seat, action])
    if decision == MARKET:
        taken = float(action // 9 + action // 3 % 3 + action % 3)
        return 1.0 * taken
    if decision == KEEP:
        return stone_prior(s, seat, action)
    if decision == PUT:
        stop = (seat - np.int64(s.direction) + stops(s)) % stops(s)
        return 1.0 if action == stop else 0.0
    return 0.0


@rule
def stones_for(food, stones):
    """YK-10 How many of so many stones so much food buys, crystals not thought of."""
    bought = np.int64(0)
    while bought < MOST_BOUGHT and PRICE[bought + 1] <= food:
        bought += 1
    return min(bought, stones)


@rule
def affordable(s, seat, cart):
    """YK-10 How many stones of a cart the seat could pay, crystals not thought of."""
    return stones_for(np.int64(purse(s, seat, cart)), np.int64(stones_in(s, cart)))


@rule
def most_food(s, seat, cart):
    """YK-17 The most that the seat could restock from a cart."""
    most = max(np.int64(s.food[cart, 0]), max(np.int64(s.food[cart, 1]), np.int64(s.food[cart, 2])))
    return min(most, YURT_FOOD - food_in_yurt(s, seat))


@rule
def card_prior(s, seat, card, cart):
    """YK-07 Build with food in the yurt, restock where the cart is rich."""
    if card == 0:
        bought = affordable(s, seat, cart)
        if bought == 0:
            return -4.0
        best = 0.0
        for stone in range(9):
            if s.stones[cart, stone] > 0:
                best = max(best, stone_prior(s, seat, np.int64(stone)))
        return 0.9 * float(bought) - 1.2 + 0.5 * best
    if card == 1:
        return 0.6 * float(most_food(s, seat, cart)) - 1.2
    room = float(YURT_FOOD - food_in_yurt(s, seat))
    food = float(s.market[0]) + float(s.market[1]) + float(s.market[2])
    return 0.6 * min(room, min(2.0, food)) - 1.4


@rule
def sight(s, seat):
    """What chance brought, where a decision turns on it: what can be bought and fits, how much food can be had."""
    cart = np.int64(s.cart_at[seat])
    if s.decision != DAWN and s.decision != BUY:
        return np.int64(0)
    spots = np.int64(open_spots(np.int64(s.built[seat])))
    best, fitting = np.int64(0), np.int64(0)
    for stone in range(9):
        if s.stones[cart, stone] > 0:
            beside = np.int64(same_beside(s, seat, np.int64(stone), spots))
            best = max(best, beside)
            if beside > 0:
                fitting |= 1 << stone
    if s.decision == BUY:
        return fitting
    return affordable(s, seat, cart) + 4 * min(best, 2) + 12 * min(most_food(s, seat, cart) // 2, 3)


@rule
def likely(s, seat):
    """YK-07, YK-08 Cards that others have chosen and not yet shown: as they would choose them."""
    share = 1.0
    for other in range(np.int64(s.seats)):
        shown = s.decision != DAWN and (other - np.int64(s.baby) + s.seats) % s.seats <= s.turn
        if other != seat and s.card[other] != 0 and not shown:
            cart = np.int64(s.cart_at[other])
            most = -1.0e9
            for card in range(3):
                most = max(most, card_prior(s, other, np.int64(card), cart))
            share *= math.exp(card_prior(s, other, np.int64(s.card[other]) - 1, cart) - most)
    return share


@rule
def stone_prior(s, seat, stone):
    """What a stone would find in the tower: others of its colour beside an open spot."""
    spots = np.int64(open_spots(np.int64(s.built[seat])))
    beside = same_beside(s, seat, np.int64(stone), spots)
    return 0.8 * float(min(beside, 3)) + 0.3 * float(s.bought[stone])


@rule
def set_prior(s, seat, action):
    """YK-13 A stone beside its colour; else where it leaves room."""
    spot = 1 << BIT[action & 15]
    beside = float(same_beside(s, seat, action >> 4, np.int64(spot)))
    p = 1.5 * beside
    if s.built[seat] & LEVEL_4 == 0 and spot & LEVEL_4:
        p -= 0.3
    return p


@rule
def food_spread(s, seat, meat, milk):
    """What is left after a payment should be of many kinds."""
    due = price(s)
    left_meat = float(np.int64(s.yurt[seat, 0]) - meat)
    left_milk = float(np.int64(s.yurt[seat, 1]) - milk)
    left_bread = float(np.int64(s.yurt[seat, 2]) - (due - meat - milk))
    return 0.15 * (left_meat * left_meat + left_milk * left_milk + left_bread * left_bread)

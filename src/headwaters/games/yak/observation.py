# Rule functions are typed by numba.
# mypy: ignore-errors
"""What a learner sees of Yak: everything but cards that others chose and have not yet shown (YK-34), the seat first."""

from __future__ import annotations

import numpy as np

from ...kernel.bits import count_word
from ...kernel.observation import Block, Inputs, holds, relative
from ...kernel.rule import rule
from .counting import count_tower, grown_from, spread
from .pieces import BIT, CRYSTAL
from .rules import DAWN, food_in_yurt, is_hidden, open_spots, purse, stops

INPUTS = Inputs(
    Block("seats", (3,), "2, 3 or 4 players"),
    Block("asked", (4, 9), "whose turn it is, by decision; at dawn the first"),
    Block("day", (24,), "the day, from the 24th on together"),
    Block("still", (6,), "days in a row without a stone set"),
    Block("ending", (2,), "whether this is the last day"),
    Block("direction", (2,), "which way the yaks walk"),
    Block("baby", (4,), "who holds the baby yak"),
    Block("stupa", (5,), "who has the stupa; the last: nobody"),
    Block("fog", (6,), "fog stones in the bag"),
    Block("mountain", (6,), "fog stones on the mountain"),
    Block("card", (4, 4), "the card of a player as far as it is known: none or hidden, build, restock, market"),
    Block("height", (4, 17), "stones in a player's tower"),
    Block("count", (4, 40), "what a tower counts now, two points together"),
    Block("lead", (3, 41), "how much more the own tower counts than each other: -20 to 20"),
    Block("stone", (4, 16, 9), "the stone at each spot of a tower, as it was built"),
    Block("largest", (4, 8, 6), "the largest group of a colour: 0 to 5 and more"),
    Block("groups", (4, 8, 2), "groups of a colour of two and more stones: 1, 2 and more"),
    Block("growing", (4, 8), "a colour that can grow beside an open spot"),
    Block("crystals", (4, 4), "crystals in a tower"),
    Block("yurt", (4, 3, 9), "food of a kind in a yurt"),
    Block("store", (4, 9), "food in a yurt"),
    Block("purse", (4, 2, 8), "food that a player could pay with from the cart of today, and of tomorrow: up to 7"),
    Block("cart", (4, 4), "the kind of cart at each stop, from the own stop on"),
    Block("cart_food", (4, 3, 10), "food of a kind in each cart"),
    Block("cart_stones", (4, 9, 2), "stones of a colour in each cart: 1, 2 and more"),
    Block("market", (3, 8), "food of a kind at the market, 7 and more together"),
    Block("bag", (9, 8), "stones of a colour in the bag, 7 and more together"),
    Block("bought", (9, 2), "stones that were bought and are not yet set: 1, 2 and more"),
    Block("kept", (10,), "the stone that was kept at the market, 9: none"),
    most=272,
)
SEATS, ASKED, DAY, STILL, ENDING, DIRECTION = (
    INPUTS.start(name) for name in ("seats", "asked", "day", "still", "ending", "direction")
)
BABY, STUPA, FOG, MOUNTAIN, CARD = (INPUTS.start(name) for name in ("baby", "stupa", "fog", "mountain", "card"))
HEIGHT, COUNT, LEAD, STONE = (INPUTS.start(name) for name in ("height", "count", "lead", "stone"))
LARGEST, GROUPS, GROWING, CRYSTALS = (INPUTS.start(name) for name in ("largest", "groups", "growing", "crystals"))
YURT, STORE, PURSE, CART = (INPUTS.start(name) for name in ("yurt", "store", "purse", "cart"))
CART_FOOD, CART_STONES, MARKET = (INPUTS.start(name) for name in ("cart_food", "cart_stones", "market"))
BAG, BOUGHT, KEPT = (INPUTS.start(name) for name in ("bag", "bought", "kept"))


@rule
def observe(s, seat, active):
    """The inputs that hold for a seat."""
    n = np.int64(0)
    n = holds(active, n, SEATS + np.int64(s.seats) - 2)
    asked = relative(s, seat, s.active) if s.decision != DAWN else np.int64(0)
    n = holds(active, n, ASKED + 9 * asked + min(np.int64(s.decision), 8))
    n = holds(active, n, DAY + min(np.int64(s.day), 23))
    n = holds(active, n, STILL + min(np.int64(s.still), 5))
    n = holds(active, n, ENDING + min(np.int64(s.ending), 1))
    n = holds(active, n, DIRECTION + (1 if s.direction > 0 else 0))
    n = holds(active, n, BABY + relative(s, seat, s.baby))
    n = holds(active, n, STUPA + (relative(s, seat, np.int64(s.stupa) - 1) if s.stupa else 4))
    n = holds(active, n, FOG + min(np.int64(s.fog), 5))
    n = holds(active, n, MOUNTAIN + min(np.int64(s.mountain), 5))
    mine = np.int64(count_tower(s, seat))
    for other in range(np.int64(s.seats)):
        n = observe_player(s, seat, np.int64(other), mine, active, n)
        n = observe_tower(s, seat, np.int64(other), active, n)
    n = observe_carts(s, seat, active, n)
    for kind in range(3):
        n = holds(active, n, MARKET + 8 * kind + min(np.int64(s.market[kind]), 7))
    for stone in range(9):
        n = holds(active, n, BAG + 8 * stone + min(np.int64(s.bag[stone]), 7))
        if s.bought[stone] > 0:
            n = holds(active, n, BOUGHT + 2 * stone + min(np.int64(s.bought[stone]), 2) - 1)
    return holds(active, n, KEPT + (np.int64(s.kept) - 1 if s.kept else 9))


@rule
def observe_player(s, seat, other, mine, active, n):
    """YK-34 A player's card as far as it is known, what the tower counts, and food."""
    r = relative(s, seat, other)
    shown = other == seat or not is_hidden(s, other)
    n = holds(active, n, CARD + 4 * r + (np.int64(s.card[other]) if shown else 0))
    n = holds(active, n, HEIGHT + 17 * r + np.int64(s.height[other]))
    points = mine if other == seat else np.int64(count_tower(s, other))
    n = holds(active, n, COUNT + 40 * r + min(points >> 1, 39))
    if r > 0:
        n = holds(active, n, LEAD + 41 * (r - 1) + max(-20, min(20, mine - points)) + 20)
    for kind in range(3):
        n = holds(active, n, YURT + 27 * r + 9 * kind + min(np.int64(s.yurt[other, kind]), 8))
    n = holds(active, n, STORE + 9 * r + min(np.int64(food_in_yurt(s, other)), 8))
    stops_ = np.int64(stops(s))
    coming = np.int64(s.cart_at[(other - np.int64(s.direction) + stops_) % stops_])
    n = holds(active, n, PURSE + 16 * r + min(np.int64(purse(s, other, np.int64(s.cart_at[other]))), 7))
    return holds(active, n, PURSE + 16 * r + 8 + min(np.int64(purse(s, other, coming)), 7))


@rule
def observe_tower(s, seat, other, active, n):
    """YK-27, YK-28 A tower stone by stone, and the groups of each colour."""
    r = relative(s, seat, other)
    spots = np.int64(open_spots(np.int64(s.built[other])))
    crystals = np.int64(0)
    some = np.int64(0)
    for i in range(np.int64(s.height[other])):
        placed = np.int64(s.tower[other, i]) - 1
        n = holds(active, n, STONE + 144 * r + 9 * (placed & 15) + (placed >> 4))
        some |= 1 << (placed >> 4)
        if placed >> 4 == CRYSTAL:
            crystals += 1
    n = holds(active, n, CRYSTALS + 4 * r + min(crystals, 3))
    for colour in range(8):
        largest, groups = np.int64(0), np.int64(0)
        if (some >> colour) & 1:
            stones = np.int64(0)
            for i in range(np.int64(s.height[other])):
                placed = np.int64(s.tower[other, i]) - 1
                if placed >> 4 == colour:
                    stones |= 1 << BIT[placed & 15]
            if spread(stones) & spots != 0:
                n = holds(active, n, GROWING + 8 * r + colour)
            while stones != 0:
                group = grown_from(stones & -stones, stones)
                stones ^= group
                size = np.int64(count_word(np.uint64(group)))
                largest = max(largest, size)
                groups += 1 if size > 1 else 0
            n = holds(active, n, LARGEST + 48 * r + 6 * colour + min(largest, 5))
            if groups > 0:
                n = holds(active, n, GROUPS + 16 * r + 2 * colour + min(groups, 2) - 1)
    return n


@rule
def observe_carts(s, seat, active, n):
    """YK-11, YK-12 The carts from the own stop on, the way the yaks come."""
    stops_ = np.int64(stops(s))
    for i in range(stops_):
        stop = (seat - i * np.int64(s.direction) + stops_ * 4) % stops_
        cart = np.int64(s.cart_at[stop])
        n = holds(active, n, CART + 4 * i + cart)
        for kind in range(3):
            n = holds(active, n, CART_FOOD + 30 * i + 10 * kind + min(np.int64(s.food[cart, kind]), 9))
        for stone in range(9):
            if s.stones[cart, stone] > 0:
                n = holds(active, n, CART_STONES + 18 * i + 2 * stone + min(np.int64(s.stones[cart, stone]), 2) - 1)
    return n

# Rule functions are typed by numba.
# mypy: ignore-errors
"""What a learner sees of Yak: everything but cards that others chose and have not yet shown (YK-34), the seat first.

Besides what lies there it is told what belongs together, which a small net would hardly find by itself: the stones of
the carts that fit a tower and can be paid for, the groups that can still grow, how near the end is.
"""

from __future__ import annotations

import numpy as np

from ...kernel.bits import count_word
from ...kernel.observation import Block, Inputs, holds, relative
from ...kernel.rule import rule
from .counting import count_tower, grown_from, sort_by_colour, spread
from .judgement import most_food, stones_for
from .pieces import CRYSTAL, PYRAMID
from .rules import DAWN, food_in_yurt, is_hidden, open_spots, purse, stones_in, stops

INPUTS = Inputs(
    Block("seats", (3,), "2, 3 or 4 players"),
    Block("asked", (4, 9), "whose turn it is, by decision; at dawn the first"),
    Block("to_come", (4,), "players whose turn is still to come today, after dawn"),
    Block("day", (24,), "the day, from the 24th on together"),
    Block("still", (6,), "days in a row without a stone set"),
    Block("ending", (2,), "whether this is the last day"),
    Block("missing", (15,), "stones that the highest tower still needs to complete level 4"),
    Block("direction", (2,), "which way the yaks walk"),
    Block("baby", (4,), "who holds the baby yak"),
    Block("stupa", (5,), "who has the stupa; the last: nobody"),
    Block("fog", (6,), "fog stones in the bag"),
    Block("mountain", (6,), "fog stones on the mountain"),
    Block("card", (4, 4), "the card of a player as far as it is known: none or hidden, build, restock, market"),
    Block("height", (4, 17), "stones in a player's tower"),
    Block("taller", (3, 13), "how many more stones the own tower has than each other: -6 to 6"),
    Block("count", (4, 40), "what a tower counts now, two points together"),
    Block("lead", (3, 41), "how much more the own tower counts than each other: -20 to 20"),
    Block("for_number", (4, 6), "points of a tower for the number of its groups: 0, 4, … 20"),
    Block("stone", (4, 16, 9), "the stone at each spot of a tower, as it was built"),
    Block("largest", (4, 8, 6), "the largest group of a colour: 0 to 5 and more"),
    Block("groups", (4, 8, 2), "groups of a colour of two and more stones: 1, 2 and more"),
    Block("growing", (4, 8), "a colour that can grow beside an open spot"),
    Block("all_groups", (4, 8), "groups of two and more stones in a tower, crystals left out: 0 to 7 and more"),
    Block("growable", (4, 6, 4), "groups that can grow at an open spot: 0 to 5 and more; only later: 0 to 3 and more"),
    Block("single", (4, 6, 4), "single stones that can be joined at an open spot: 0 to 5 and more; only later: 0 to 3"),
    Block("crystals", (4, 4), "crystals in a tower"),
    Block("yurt", (4, 3, 9), "food of a kind in a yurt"),
    Block("store", (4, 9), "food in a yurt"),
    Block("purse", (4, 2, 8), "food that a player could pay with from the cart of today, and of tomorrow: up to 7"),
    Block("restock", (4, 2, 9), "the most food that a player could take from the cart of today, and of tomorrow"),
    Block(
        "buying",
        (4, 3, 4, 4),
        "a player's carts of today, tomorrow and the day after: stones that fit the tower, 0 to 3 and more, by those "
        "that could be paid, 0 to 3",
    ),
    Block("load", (4, 3, 5, 3), "the stones in these carts, 0 to 4, by crystals, 0 to 2 and more"),
    Block("joined", (4, 2, 7), "the largest group that a stone of the cart of today, of tomorrow would make: 1 to 7"),
    Block("outlook", (4, 8), "stones in the bag that fit a player's tower, four by four"),
    Block("finish", (4, 2), "a player could complete level 4 with the cart of today, of tomorrow"),
    Block("cart", (4, 4), "the kind of cart at each stop, from the own stop on"),
    Block("cart_food", (4, 3, 10), "food of a kind in each cart"),
    Block("cart_stones", (4, 9, 2), "stones of a colour in each cart: 1, 2 and more"),
    Block("market", (3, 8), "food of a kind at the market, 7 and more together"),
    Block("bag", (9, 8), "stones of a colour in the bag, 7 and more together"),
    Block("bought", (9, 2), "stones that were bought and are not yet set: 1, 2 and more"),
    Block("paid", (3, 6), "food of a kind that was just paid: 1 to 6 and more"),
    Block("drawn", (9, 2), "stones that were drawn at the market, of which one is to be kept: 1, 2 and more"),
    Block("kept", (9,), "the stone that was kept at the market"),
    most=344,
)
SEATS, ASKED, TO_COME, DAY, STILL, ENDING, MISSING = (
    INPUTS.start(name) for name in ("seats", "asked", "to_come", "day", "still", "ending", "missing")
)
DIRECTION, BABY, STUPA, FOG, MOUNTAIN, CARD = (
    INPUTS.start(name) for name in ("direction", "baby", "stupa", "fog", "mountain", "card")
)
HEIGHT, TALLER, COUNT, LEAD, FOR_NUMBER, STONE = (
    INPUTS.start(name) for name in ("height", "taller", "count", "lead", "for_number", "stone")
)
LARGEST, GROUPS, GROWING, ALL_GROUPS, GROWABLE = (
    INPUTS.start(name) for name in ("largest", "groups", "growing", "all_groups", "growable")
)
SINGLE, CRYSTALS, YURT, STORE, PURSE, RESTOCK = (
    INPUTS.start(name) for name in ("single", "crystals", "yurt", "store", "purse", "restock")
)
BUYING, LOAD, JOINED, OUTLOOK, FINISH = (
    INPUTS.start(name) for name in ("buying", "load", "joined", "outlook", "finish")
)
CART, CART_FOOD, CART_STONES, MARKET = (INPUTS.start(name) for name in ("cart", "cart_food", "cart_stones", "market"))
BAG, BOUGHT, PAID, DRAWN, KEPT = (INPUTS.start(name) for name in ("bag", "bought", "paid", "drawn", "kept"))

LEVELS_1_TO_4 = 14  # stones that complete level 4 (YK-25)


@rule
def observe(s, seat, active):
    """The inputs that hold for a seat."""
    n = observe_day(s, seat, active)
    mine = np.int64(count_tower(s, seat))
    highest = np.int64(0)
    for other in range(np.int64(s.seats)):
        highest = max(highest, np.int64(s.height[other]))
        n = observe_player(s, seat, np.int64(other), mine, active, n)
        n, fits = observe_tower(s, seat, np.int64(other), active, n)
        n = observe_prospects(s, seat, np.int64(other), fits, active, n)
    n = holds(active, n, MISSING + max(LEVELS_1_TO_4 - highest, 0))
    n = observe_carts(s, seat, active, n)
    n = observe_market(s, active, n)
    for stone in range(9):
        n = holds(active, n, BAG + 8 * stone + min(np.int64(s.bag[stone]), 7))
    if s.decision == DAWN:
        return holds(active, n, ASKED + DAWN)
    return observe_turn(s, seat, active, n)


@rule
def observe_day(s, seat, active):
    """The day, the yaks and the fog."""
    n = np.int64(0)
    n = holds(active, n, SEATS + np.int64(s.seats) - 2)
    n = holds(active, n, DAY + min(np.int64(s.day), 23))
    n = holds(active, n, STILL + min(np.int64(s.still), 5))
    n = holds(active, n, ENDING + min(np.int64(s.ending), 1))
    n = holds(active, n, DIRECTION + (1 if s.direction > 0 else 0))
    n = holds(active, n, BABY + relative(s, seat, s.baby))
    n = holds(active, n, STUPA + (relative(s, seat, np.int64(s.stupa) - 1) if s.stupa else 4))
    n = holds(active, n, FOG + min(np.int64(s.fog), 5))
    return holds(active, n, MOUNTAIN + min(np.int64(s.mountain), 5))


@rule
def observe_turn(s, seat, active, n):
    """YK-08 Whose turn it is, who is still to come, and what the turn has brought so far."""
    n = holds(active, n, ASKED + 9 * relative(s, seat, s.active) + np.int64(s.decision))
    for i in range(np.int64(s.turn) + 1, np.int64(s.seats)):
        n = holds(active, n, TO_COME + relative(s, seat, np.int64(s.baby) + i))
    for stone in range(9):
        if s.bought[stone] > 0:
            n = holds(active, n, BOUGHT + 2 * stone + min(np.int64(s.bought[stone]), 2) - 1)
        if s.drawn[stone] > 0:
            n = holds(active, n, DRAWN + 2 * stone + min(np.int64(s.drawn[stone]), 2) - 1)
    for kind in range(3):
        if s.paid[kind] > 0:
            n = holds(active, n, PAID + 6 * kind + min(np.int64(s.paid[kind]), 6) - 1)
    if s.kept > 0:
        n = holds(active, n, KEPT + np.int64(s.kept) - 1)
    return n


@rule
def observe_player(s, seat, other, mine, active, n):
    """YK-34 A player's card as far as it is known, what the tower counts, and food."""
    r = relative(s, seat, other)
    shown = other == seat or not is_hidden(s, other)
    n = holds(active, n, CARD + 4 * r + (np.int64(s.card[other]) if shown else 0))
    n = holds(active, n, HEIGHT + 17 * r + np.int64(s.height[other]))
    points = mine if other == seat else np.int64(count_tower(s, other))
    n = holds(active, n, COUNT + 40 * r + min(points >> 1, 39))
    n = holds(active, n, FOR_NUMBER + 6 * r + (np.int64(s.for_number[other]) >> 2))
    if r > 0:
        taller = np.int64(s.height[seat]) - np.int64(s.height[other])
        n = holds(active, n, TALLER + 13 * (r - 1) + max(-6, min(6, taller)) + 6)
        n = holds(active, n, LEAD + 41 * (r - 1) + max(-20, min(20, mine - points)) + 20)
    for kind in range(3):
        n = holds(active, n, YURT + 27 * r + 9 * kind + min(np.int64(s.yurt[other, kind]), 8))
    return holds(active, n, STORE + 9 * r + min(np.int64(food_in_yurt(s, other)), 8))


@rule
def observe_tower(s, seat, other, active, n):
    """YK-27, YK-28 A tower stone by stone, and its groups; also returns the colours that stand beside an open spot.

    The stones of each colour are then in `hue`.
    """
    r = relative(s, seat, other)
    for i in range(np.int64(s.height[other])):
        placed = np.int64(s.tower[other, i]) - 1
        n = holds(active, n, STONE + 144 * r + 9 * (placed & 15) + (placed >> 4))
    sort_by_colour(s, other)
    built = np.int64(s.built[other])
    beside_open = spread(np.int64(open_spots(built)))
    beside_free = spread(PYRAMID & ~built)
    fits, all_groups = np.int64(0), np.int64(0)
    growable, growable_later, single, single_later = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    for colour in range(8):
        stones = np.int64(s.hue[colour])
        if stones != 0:
            if stones & beside_open != 0:
                fits |= 1 << colour
                n = holds(active, n, GROWING + 8 * r + colour)
            rest = stones & spread(stones)
            alone = stones ^ rest
            single += count_word(np.uint64(alone & beside_open))
            single_later += count_word(np.uint64(alone & beside_free & ~beside_open))
            largest, groups = np.int64(1), np.int64(0)
            while rest != 0:
                group = grown_from(rest & -rest, rest)
                rest ^= group
                largest = max(largest, np.int64(count_word(np.uint64(group))))
                groups += 1
                if group & beside_open != 0:
                    growable += 1
                elif group & beside_free != 0:
                    growable_later += 1
            n = holds(active, n, LARGEST + 48 * r + 6 * colour + min(largest, 5))
            if groups > 0:
                n = holds(active, n, GROUPS + 16 * r + 2 * colour + min(groups, 2) - 1)
                all_groups += groups
    n = holds(active, n, ALL_GROUPS + 8 * r + min(all_groups, 7))
    n = holds(active, n, GROWABLE + 24 * r + 4 * min(growable, 5) + min(growable_later, 3))
    n = holds(active, n, SINGLE + 24 * r + 4 * min(single, 5) + min(single_later, 3))
    crystals = np.int64(count_word(np.uint64(s.hue[CRYSTAL])))
    return holds(active, n, CRYSTALS + 4 * r + min(crystals, 3)), fits


@rule
def observe_prospects(s, seat, other, fits, active, n):
    """YK-09 to YK-17 What a player could buy and take from the next carts; the stones of his tower are in `hue`."""
    r = relative(s, seat, other)
    spots = np.int64(open_spots(np.int64(s.built[other])))
    missing = LEVELS_1_TO_4 - np.int64(s.height[other])
    in_bag = np.int64(0)
    for colour in range(8):
        if (fits >> colour) & 1:
            in_bag += np.int64(s.bag[colour])
    n = holds(active, n, OUTLOOK + 8 * r + min(in_bag >> 2, 7))
    stop, stops_ = other, np.int64(stops(s))
    for day in range(3):
        cart = np.int64(s.cart_at[stop])
        stop = (stop - np.int64(s.direction) + stops_) % stops_
        food = np.int64(purse(s, other, cart))
        stones = np.int64(stones_in(s, cart))
        payable = stones_for(food, stones)
        fitting, joined = np.int64(0), np.int64(1)
        left = fits
        while left != 0:
            colour = count_word(np.uint64((left & -left) - 1))
            left &= left - 1
            if s.stones[cart, colour] > 0:
                fitting += np.int64(s.stones[cart, colour])
                if day < 2:
                    joined = max(joined, best_join(np.int64(s.hue[colour]), spots))
        n = holds(active, n, BUYING + 48 * r + 16 * day + 4 * min(fitting, 3) + payable)
        crystals = min(np.int64(s.stones[cart, CRYSTAL]), 2)
        n = holds(active, n, LOAD + 45 * r + 15 * day + 3 * min(stones, 4) + crystals)
        if day < 2:
            n = holds(active, n, PURSE + 16 * r + 8 * day + min(food, 7))
            n = holds(active, n, RESTOCK + 18 * r + 9 * day + np.int64(most_food(s, other, cart)))
            n = holds(active, n, JOINED + 14 * r + 7 * day + min(joined, 7) - 1)
            if 0 < missing <= payable:
                n = holds(active, n, FINISH + 2 * r + day)
    return n


@rule
def best_join(stones, spots):
    """YK-28 The largest group of these stones of one colour and one more at an open spot."""
    best = np.int64(1)
    spots &= spread(stones)
    while spots != 0:
        spot = spots & -spots
        spots ^= spot
        best = max(best, np.int64(count_word(np.uint64(grown_from(spot, stones | spot)))))
    return best


@rule
def observe_market(s, active, n):
    """YK-19 The food at the market."""
    for kind in range(3):
        n = holds(active, n, MARKET + 8 * kind + min(np.int64(s.market[kind]), 7))
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

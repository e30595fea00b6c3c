# Rule functions are typed by numba.
# mypy: ignore-errors
"""What an action of Yak is like, for a net that says how promising it is beside what the seat sees (`observation`).

A stone is described by what its colour is to the tower, not by its name, and a spot by what would hang together there.
"""

from __future__ import annotations

import numpy as np

from ...kernel.bits import count_word
from ...kernel.observation import Block, Inputs, holds
from ...kernel.rule import rule
from .counting import count_tower, grown_from, sort_by_colour, spread, weigh
from .observation import (
    ASKED,
    LEVELS_1_TO_4,
    MISSING,
    best_join,
    observe_carts,
    observe_day,
    observe_market,
    observe_player,
    observe_prospects,
    observe_tower,
)
from .pieces import BIT, CRYSTAL, LEVEL_4, PYRAMID, YURT_FOOD
from .rules import (
    BUY,
    DAWN,
    DONE,
    MARKET,
    OVERFLOW,
    PAY,
    PUT,
    RESTOCK,
    SET,
    excess,
    food_in_yurt,
    open_spots,
    price,
    price_with,
    purse,
    stones_in,
    stops,
)

TRAITS = Inputs(
    Block("card", (3,), "the card of the dawn"),
    Block("done", (4,), "no further stone is bought: so many are, so much food would be left to pay with, up to 3"),
    Block("left", (3, 9), "food of a kind that is left in the yurt behind a payment"),
    Block("pays", (3, 7), "food of a kind that is paid"),
    Block("spills", (3, 7), "food of a kind that goes to the market"),
    Block("restocks", (3, 9), "so much food of a kind is taken from the cart"),
    Block("had", (9,), "so much of it is in the yurt"),
    Block("takes", (3, 3), "food of a kind that is taken at the market"),
    Block("stop", (4,), "the stop where the kept stone goes: days until its cart comes, fog left out"),
    Block("loaded", (4,), "stones in its cart"),
    Block("next_owner", (4, 2), "who has that cart tomorrow, the seat first, and whether the colour can grow there"),
    Block("crystal", (3,), "a crystal: bought, set, kept or put"),
    Block("largest", (3, 7), "the own largest group of its colour: bought, set, kept or put"),
    Block("beside", (3, 5), "own stones of its colour beside open spots"),
    Block("joined", (3, 7), "the largest group that it could make, 1 to 7"),
    Block("in_bag", (3, 8), "stones of its colour in the bag"),
    Block(
        "coming", (3, 3, 3), "stones of its colour in the carts of today, tomorrow and the day after: 0, 1, 2 and more"
    ),
    Block("again", (3, 3), "stones of its colour that are bought already"),
    Block("others", (3, 3), "another player's tower has its colour beside an open spot"),
    Block("purse", (3, 8), "food to pay with that is left behind a purchase, by the stones bought before it"),
    Block("spot", (16,), "the spot where a stone is set"),
    Block("group", (7,), "stones of its colour that hang together then, 1 to 7"),
    Block("merged", (4,), "groups and single stones that it joins"),
    Block("gain", (13,), "points for groups of its colour that it brings, up to 12"),
    Block("room", (7,), "open spots beside that group behind it, up to 6"),
    Block("walled", (4,), "stones of other colours beside the spot that had no other free spot, up to 3"),
    Block("strangers", (7,), "stones of other colours beside the spot"),
    Block("opens", (3,), "spots that it opens"),
    Block(
        "fitting", (3,), "stones bought and not yet set, this one left out, whose colour is beside an open spot then"
    ),
    Block("completes", (2,), "level 4 is complete then"),
    most=24,
)
CARD, DONE_, LEFT, PAYS, SPILLS, RESTOCKS, HAD, TAKES_ = (
    TRAITS.start(name) for name in ("card", "done", "left", "pays", "spills", "restocks", "had", "takes")
)
STOP, LOADED, NEXT_OWNER = (TRAITS.start(name) for name in ("stop", "loaded", "next_owner"))
CRYSTAL_, LARGEST, BESIDE, JOINED, IN_BAG, COMING, AGAIN, OTHERS = (
    TRAITS.start(name) for name in ("crystal", "largest", "beside", "joined", "in_bag", "coming", "again", "others")
)
PURSE, SPOT, GROUP, MERGED, GAIN, ROOM, WALLED, STRANGERS, OPENS, FITTING, COMPLETES = (
    TRAITS.start(name)
    for name in (
        "purse",
        "spot",
        "group",
        "merged",
        "gain",
        "room",
        "walled",
        "strangers",
        "opens",
        "fitting",
        "completes",
    )
)
# Blocks of the observation that name colours: the traits say what a colour is to a tower.
LEFT_OUT = ("stone", "largest", "groups", "growing", "cart_stones", "bag", "bought", "drawn", "kept")
# What is noted about a position, by place in the room: the own stones of each colour, then what stands here.
SPOTS, BUILT, FITS = 9, 10, 11  # open spots, all spots taken; by relative seat the colours that can grow


@rule
def glance(s, seat, active):
    """What a seat sees of its own, of the day, the carts and the market, by the numbers of the observation.

    What others have in their yurts and towers says little about what is promising, and looking there takes time.
    """
    n = observe_day(s, seat, active)
    n = holds(active, n, ASKED + np.int64(s.decision))
    n = observe_player(s, seat, seat, np.int64(count_tower(s, seat)), active, n)
    n, fits = observe_tower(s, seat, seat, active, n)
    n = observe_prospects(s, seat, seat, fits, active, n)
    highest = np.int64(0)
    for other in range(np.int64(s.seats)):
        highest = max(highest, np.int64(s.height[other]))
    n = holds(active, n, MISSING + max(LEVELS_1_TO_4 - highest, 0))
    n = observe_carts(s, seat, active, n)
    return observe_market(s, active, n)


@rule
def notes(s, seat, room):
    """What all actions of a position have in common."""
    if s.decision == DAWN or s.decision == PAY or s.decision == OVERFLOW or s.decision == RESTOCK:
        return
    seats = np.int64(s.seats)
    for r in range(1, seats + 1):  # the seat itself last: its stones stay in `hue`
        other = (seat + r) % seats
        sort_by_colour(s, other)
        beside = spread(np.int64(open_spots(np.int64(s.built[other]))))
        fits = np.int64(0)
        for colour in range(8):
            if np.int64(s.hue[colour]) & beside != 0:
                fits |= 1 << colour
        room[FITS + r % seats] = fits
    for stone in range(9):
        room[stone] = s.hue[stone]
    room[BUILT] = s.built[seat]
    room[SPOTS] = open_spots(np.int64(s.built[seat]))


@rule
def traits(s, seat, action, room, active):
    """The traits of an offered action; how many there are."""
    n = np.int64(0)
    decision = np.int64(s.decision)
    if decision == DAWN:
        return holds(active, n, CARD + action)
    if decision in (PAY, OVERFLOW):
        return traits_of_food(s, seat, action, active)
    if decision == RESTOCK:
        amount = min(np.int64(s.food[s.cart_at[seat], action]), YURT_FOOD - np.int64(food_in_yurt(s, seat)))
        n = holds(active, n, RESTOCKS + 9 * action + min(amount, 8))
        return holds(active, n, HAD + min(np.int64(s.yurt[seat, action]), 8))
    if decision == MARKET:
        n = holds(active, n, TAKES_ + action // 9)
        n = holds(active, n, TAKES_ + 3 + action // 3 % 3)
        return holds(active, n, TAKES_ + 6 + action % 3)
    if decision == BUY:
        most = np.int64(purse(s, seat, np.int64(s.cart_at[seat])))
        if action == DONE:
            return holds(active, n, DONE_ + min(most - np.int64(price(s)), 3))
        n = holds(active, n, PURSE + 8 * min(np.int64(s.bought_n), 2) + min(most - np.int64(price_with(s, action)), 7))
        return traits_of_stone(s, seat, action, np.int64(0), room, active, n)
    if decision == SET:
        n = traits_of_spot(s, seat, action >> 4, np.int64(BIT[action & 15]), room, active)
        n = holds(active, n, SPOT + (action & 15))
        return traits_of_stone(s, seat, action >> 4, np.int64(1), room, active, n)
    stone = action
    if decision == PUT:
        stone = np.int64(s.kept) - 1
        n = traits_of_stop(s, seat, action, stone, room, active)
    return traits_of_stone(s, seat, stone, np.int64(2), room, active, n)


@rule
def traits_of_food(s, seat, action, active):
    """YK-11, YK-12 A payment, or what spills over of it."""
    n = np.int64(0)
    meat, milk = action // 9, action % 9
    if s.decision == OVERFLOW:
        n = holds(active, n, SPILLS + min(meat, 6))
        n = holds(active, n, SPILLS + 7 + min(milk, 6))
        return holds(active, n, SPILLS + 14 + min(np.int64(excess(s)) - meat - milk, 6))
    bread = np.int64(price(s)) - meat - milk
    n = holds(active, n, PAYS + min(meat, 6))
    n = holds(active, n, PAYS + 7 + min(milk, 6))
    n = holds(active, n, PAYS + 14 + min(bread, 6))
    n = holds(active, n, LEFT + min(np.int64(s.yurt[seat, 0]) - meat, 8))
    n = holds(active, n, LEFT + 9 + min(np.int64(s.yurt[seat, 1]) - milk, 8))
    return holds(active, n, LEFT + 18 + min(np.int64(s.yurt[seat, 2]) - bread, 8))


@rule
def traits_of_stone(s, seat, stone, use, room, active, n):
    """YK-28 What a colour is to the towers; `use` 0: to buy, 1: to set, 2: to keep or put."""
    if stone == CRYSTAL:
        n = holds(active, n, CRYSTAL_ + use)
    spots, own = np.int64(room[SPOTS]), np.int64(room[stone])
    largest, rest = np.int64(0), own
    while rest != 0:
        group = grown_from(rest & -rest, rest)
        rest ^= group
        largest = max(largest, np.int64(count_word(np.uint64(group))))
    n = holds(active, n, LARGEST + 7 * use + min(largest, 6))
    n = holds(active, n, BESIDE + 5 * use + min(np.int64(count_word(np.uint64(own & spread(spots)))), 4))
    if stone == CRYSTAL:
        joined = np.int64(1)
        for colour in range(8):
            if room[colour] != 0:
                joined = max(joined, best_join(np.int64(room[colour]), spots))
    else:
        joined = best_join(own, spots)
    n = holds(active, n, JOINED + 7 * use + min(joined, 7) - 1)
    n = holds(active, n, IN_BAG + 8 * use + min(np.int64(s.bag[stone]), 7))
    stop, stops_ = seat, np.int64(stops(s))
    for day in range(3):
        there = min(np.int64(s.stones[s.cart_at[stop], stone]), 2)
        n = holds(active, n, COMING + 9 * use + 3 * day + there)
        stop = (stop - np.int64(s.direction) + stops_) % stops_
    n = holds(active, n, AGAIN + 3 * use + min(np.int64(s.bought[stone]), 2))
    for r in range(1, np.int64(s.seats)):
        if (room[FITS + r] >> stone) & 1:
            n = holds(active, n, OTHERS + 3 * use + r - 1)
    return n


@rule
def traits_of_stop(s, seat, stop, stone, room, active):
    """YK-20 Where a kept stone goes: when its cart comes here, and who has it tomorrow."""
    n = np.int64(0)
    stops_ = np.int64(stops(s))
    days = ((seat - stop) * np.int64(s.direction) + 4 * stops_) % stops_
    n = holds(active, n, STOP + days)
    n = holds(active, n, LOADED + min(np.int64(stones_in(s, np.int64(s.cart_at[stop]))), 3))
    owner = (stop + np.int64(s.direction) + stops_) % stops_
    if owner < s.seats:
        r = (owner - seat + np.int64(s.seats)) % np.int64(s.seats)
        n = holds(active, n, NEXT_OWNER + 2 * r + ((np.int64(room[FITS + r]) >> stone) & 1))
    return n


@rule
def traits_of_spot(s, seat, stone, bit, room, active):
    """YK-13, YK-28 What a stone would hang together with, and what it would wall in."""
    n = np.int64(0)
    here = np.int64(1) << bit
    built = np.int64(room[BUILT]) | here
    own = np.int64(room[stone])
    around = spread(here)
    group = np.int64(1)
    merged, gain = np.int64(0), np.int64(0)
    hangs = here
    if stone == CRYSTAL:
        for colour in range(8):
            some = grown_from(here, np.int64(room[colour]) | here)
            if count_word(np.uint64(some)) > group:
                group, hangs = np.int64(count_word(np.uint64(some))), some
            if np.int64(room[colour]) & around != 0:
                merged += 1
    else:
        hangs = grown_from(here, own | here)
        group = np.int64(count_word(np.uint64(hangs)))
        rest = hangs ^ here
        while rest != 0:
            rest ^= grown_from(rest & -rest, rest)
            merged += 1
        gain = np.int64(weigh(s, own | here) >> 27) - np.int64(weigh(s, own) >> 27)
    n = holds(active, n, GROUP + min(group, 7) - 1)
    n = holds(active, n, MERGED + min(merged, 3))
    n = holds(active, n, GAIN + max(0, min(gain, 12)))
    spots = np.int64(open_spots(built))
    n = holds(active, n, ROOM + min(np.int64(count_word(np.uint64(spread(hangs) & spots))), 6))
    strangers = around & built & ~own & ~here
    walled, rest = np.int64(0), strangers & ~np.int64(room[CRYSTAL])
    while rest != 0:
        one = rest & -rest
        rest ^= one
        if spread(one) & PYRAMID & ~built == 0:
            walled += 1
    n = holds(active, n, WALLED + min(walled, 3))
    n = holds(active, n, STRANGERS + min(np.int64(count_word(np.uint64(strangers))), 6))
    n = holds(active, n, OPENS + min(np.int64(count_word(np.uint64(spots & ~np.int64(room[SPOTS])))), 2))
    fitting = np.int64(0)
    for other in range(8):
        left = np.int64(s.bought[other]) - (1 if other == stone else 0)
        if left > 0:
            mine = np.int64(room[other]) | (here if other == stone else np.int64(0))
            if mine & spread(spots) != 0:
                fitting += left
    n = holds(active, n, FITTING + min(fitting, 2))
    return holds(active, n, COMPLETES + (1 if built & LEVEL_4 == LEVEL_4 else 0))

"""The rules of Yak in the order of the rules page; each function cites its rules.

A decision is a *stage* of the turn, and so are the few moments at which nobody decides. Each function that does what a
stage says returns the stage that follows, and `step` runs through the stages until somebody has a choice. What is
offered is worked out once, when a decision is reached, and kept in the record.

numba compiles a function anew for each literal among its arguments, and with everything that it calls: so constants in
arguments are typed (`np.int64`), and what is large (a draw, the count) is called from one place.
"""

from __future__ import annotations

import numpy as np

from ...kernel.bits import clear, count, nth, put
from ...kernel.position import chance, speak
from ...kernel.rule import rule
from .counting import count_tower
from .pieces import (
    ABOVE,
    BIT,
    BUILD,
    CART_FOOD,
    CART_START,
    CART_STONES,
    CRYSTAL,
    DRAW,
    FOG,
    FOG_STONES,
    LEVEL_1,
    LEVEL_4,
    MARKET_START,
    MOST_BOUGHT,
    MOST_TAKEN,
    PRICE,
    PYRAMID,
    RESTOCK_CARD,
    ROW,
    TAKES,
    TWO_KINDS,
    YURT_FOOD,
    YURT_START,
)

# Decisions, as `FACTS.decisions` names them, and their action numbers:
DAWN = 0  # the card
BUY = 1  # the stone, or DONE
PAY = 2  # 9 * meat + milk; the price says the bread
OVERFLOW = 3  # 9 * meat + milk; what is over says the bread
SET = 4  # 16 * stone + spot
RESTOCK = 5  # the kind of food
MARKET = 6  # 9 * meat + 3 * milk + bread
KEEP = 7  # the stone
PUT = 8  # the stop
# Stages at which nobody decides:
TURN = 9
RESTOCK_DRAW = 10
MARKET_DRAW = 11
REFILL = 12
TURN_END = 13
SUNSET = 14
END = 15
WAIT = 16

DONE = 9
ACTIONS = 9 * 16

# What chance gave, byte by byte: one of these, then its numbers. A draw says where to, its stones, then its fog.
SAID_FIRST = 32
SAID_OUT = 33
SAID_CARTS = 34
SAID_BONUS = 35
SAID_DRAW = 64  # + stop
TO_KEEP = 4  # instead of a stop
SAID_FOG = 16  # + fog stones that came up
NAMED = 128  # an answer of chance from here on comes from a record, and names the piece itself


# ---------------------------------------------------------------- pieces and set-up


@rule
def stops(s):
    """YK-01, YK-03: as many stops as carts; with 2 players the third one is the market road."""
    return 4 if s.seats == 4 else 3


@rule
def deal(s):
    """YK-01 … YK-06, YK-33: set-up, with the draws in the order of the rules page."""
    seats = np.int64(s.seats)
    first = chance(s, seats)
    speak(s, np.int64(SAID_FIRST))
    speak(s, first)
    s.baby = first
    fill_bag(s)
    deal_carts(s)
    for seat in range(seats):
        for kind in range(3):
            s.yurt[seat, kind] = YURT_START
    for kind in range(3):
        s.market[kind] = MARKET_START
    s.direction = 1
    for stop in range(stops(s)):
        draw(s, stop, np.int64(DRAW))
    if s.no_fog == 0:
        s.fog = FOG_STONES
    if s.bonus == 1:
        deal_bonus(s)
    s.day = 1
    s.decision = DAWN
    find_offers(s)


@rule
def fill_bag(s):
    """YK-05: 8 of each; with 2 or 3 players a colour leaves, and one of every other stone."""
    each = 8
    if s.seats < 4:
        each = 7
    for stone in range(9):
        s.bag[stone] = each
    if s.seats < 4:
        out = chance(s, np.int64(8))
        speak(s, np.int64(SAID_OUT))
        speak(s, out)
        s.out = 1 + out
        s.bag[out] = 0


@rule
def deal_carts(s):
    """YK-03, YK-04: the carts in a random order, each with 3 of the food it takes."""
    n = stops(s)
    for cart in range(n):
        s.cart_at[cart] = cart
        for kind in range(3):
            s.food[cart, kind] = CART_START * TAKES[cart, kind]
    for i in range(n - 1, 0, -1):
        j = chance(s, i + 1)
        cart = s.cart_at[i]
        s.cart_at[i] = s.cart_at[j]
        s.cart_at[j] = cart
    speak(s, np.int64(SAID_CARTS))
    for stop in range(n):
        speak(s, np.int64(s.cart_at[stop]))


@rule
def deal_bonus(s):
    """YK-33: two of the eight bonus cards, written in ascending order."""
    a = 1 + chance(s, np.int64(8))
    b = 1 + chance(s, np.int64(7))
    if b >= a:
        b += 1
    s.bonus_cards[0] = min(a, b)
    s.bonus_cards[1] = max(a, b)
    speak(s, np.int64(SAID_BONUS))
    speak(s, np.int64(s.bonus_cards[0]))
    speak(s, np.int64(s.bonus_cards[1]))


# ---------------------------------------------------------------- a day


@rule
def offer_dawn(s):
    """YK-07: all three cards, every day; whoever has chosen is no longer asked."""
    for card in range(3):
        put(s.offers, card)


@rule
def choose_card(s, seat, card):
    """YK-07: a card is chosen; nothing else changes before the last seat has chosen."""
    s.card[seat] = 1 + card
    for other in range(np.int64(s.seats)):
        if s.card[other] == 0:
            return WAIT
    s.turn = 0
    return TURN


@rule
def begin_turn(s):
    """YK-08: the next seat, clockwise from the baby yak, reveals its card."""
    s.active = (np.int64(s.baby) + s.turn) % s.seats
    card = s.card[s.active]
    if card == BUILD:
        return BUY
    if card == RESTOCK_CARD:
        return RESTOCK
    return MARKET


@rule
def end_turn(s):
    """YK-08, YK-09: the next seat, or sunset when all have had their turn."""
    s.turn += 1
    if s.turn < s.seats:
        return TURN
    return SUNSET


@rule
def sunset(s):
    """YK-09, YK-25, YK-35: carts and baby yak move on, a still day is counted; then a new day, or the end."""
    n = stops(s)
    if s.direction > 0:
        cart = s.cart_at[n - 1]
        for stop in range(n - 1, 0, -1):
            s.cart_at[stop] = s.cart_at[stop - 1]
        s.cart_at[0] = cart
    else:
        cart = s.cart_at[0]
        for stop in range(n - 1):
            s.cart_at[stop] = s.cart_at[stop + 1]
        s.cart_at[n - 1] = cart
    s.baby = (np.int64(s.baby) + 1) % s.seats
    if s.set_today == 1:
        s.still = 0
    else:
        s.still += 1
    s.set_today = 0
    if s.still >= s.still_days:
        s.ending = 1
    if s.ending == 1:
        return END
    s.day += 1
    for seat in range(np.int64(s.seats)):
        s.card[seat] = 0
    return DAWN


# ---------------------------------------------------------------- build


@rule
def stones_in(s, cart):
    """How many stones a cart holds."""
    n = 0
    for stone in range(9):
        n += s.stones[cart, stone]
    return n


@rule
def food_in_yurt(s, seat):
    """YK-17, YK-19: how much of the yurt's 8 is taken."""
    return np.int64(s.yurt[seat, 0]) + s.yurt[seat, 1] + s.yurt[seat, 2]


@rule
def purse(s, seat, cart):
    """YK-11: the most food that the seat could pay into this cart in one purchase."""
    if cart == TWO_KINDS:
        least = min(s.yurt[seat, 0], min(s.yurt[seat, 1], s.yurt[seat, 2]))
        return food_in_yurt(s, np.int64(seat)) - least
    food = 0
    for kind in range(3):
        food += s.yurt[seat, kind] * TAKES[cart, kind]
    return food


@rule
def price(s):
    """YK-10: of what has been bought."""
    return PRICE[s.bought_n] + s.bought[CRYSTAL]


@rule
def offer_buy(s):
    """YK-10: each stone of the own cart that could be paid together with those bought before; `done` after one."""
    cart = s.cart_at[s.active]
    most = purse(s, s.active, cart) - s.bought[CRYSTAL]
    next_price = PRICE[s.bought_n + 1]
    if next_price <= most:
        for stone in range(CRYSTAL):
            if s.stones[cart, stone] > 0:
                put(s.offers, stone)
    if s.stones[cart, CRYSTAL] > 0 and next_price + 1 <= most:
        put(s.offers, np.int64(CRYSTAL))
    if s.bought_n > 0:
        put(s.offers, np.int64(DONE))


@rule
def buy(s, stone):
    """YK-10: the stone leaves the cart; up to three."""
    if stone == DONE:
        return PAY
    s.stones[s.cart_at[s.active], stone] -= 1
    s.bought[stone] += 1
    s.bought_n += 1
    if s.bought_n == MOST_BOUGHT:
        return PAY
    return BUY


@rule
def offer_pay(s):
    """YK-11: every exact payment of the price that the cart takes."""
    seat = s.active
    cart = s.cart_at[seat]
    due = price(s)
    most_meat = min(due, s.yurt[seat, 0] * TAKES[cart, 0])
    most_milk = s.yurt[seat, 1] * TAKES[cart, 1]
    most_bread = s.yurt[seat, 2] * TAKES[cart, 2]
    for meat in range(most_meat + 1):
        rest = due - meat
        for milk in range(max(0, rest - most_bread), min(most_milk, rest) + 1):
            if cart != TWO_KINDS or meat == 0 or milk == 0 or milk == rest:
                put(s.offers, 9 * meat + milk)


@rule
def pay(s, action):
    """YK-11, YK-12: the food goes into the cart, which may now hold too much."""
    seat = s.active
    cart = s.cart_at[seat]
    s.paid[0] = action // 9
    s.paid[1] = action % 9
    s.paid[2] = price(s) - action // 9 - action % 9
    for kind in range(3):
        s.yurt[seat, kind] -= s.paid[kind]
        s.food[cart, kind] += s.paid[kind]
    if excess(s) > 0:
        return OVERFLOW
    return SET


@rule
def excess(s):
    """YK-12: how much food the own cart holds above its 9."""
    cart = s.cart_at[s.active]
    return np.int64(s.food[cart, 0]) + s.food[cart, 1] + s.food[cart, 2] - CART_FOOD


@rule
def offer_overflow(s):
    """YK-12: every choice among the pieces just paid."""
    over = excess(s)
    most_milk = np.int64(s.paid[1])
    most_bread = np.int64(s.paid[2])
    for meat in range(min(over, s.paid[0]) + 1):
        rest = over - meat
        for milk in range(max(0, rest - most_bread), min(most_milk, rest) + 1):
            put(s.offers, 9 * meat + milk)


@rule
def spill(s, action):
    """YK-12: what is over goes to the market."""
    cart = s.cart_at[s.active]
    bread = excess(s) - action // 9 - action % 9
    s.food[cart, 0] -= action // 9
    s.food[cart, 1] -= action % 9
    s.food[cart, 2] -= bread
    s.market[0] += action // 9
    s.market[1] += action % 9
    s.market[2] += bread
    return SET


@rule
def open_spots(built):
    """YK-13, YK-14: where the next stone may be set on a tower with these spots taken."""
    if built == 0:
        return LEVEL_1
    if built == PYRAMID:
        return ABOVE
    ground = built & LEVEL_1
    beside = (ground << 1 | ground >> 1) & LEVEL_1
    on_top = (built & built >> 1) << ROW
    return (beside | on_top) & ~built


@rule
def offer_set(s):
    """YK-13: each stone that was bought, on each open spot."""
    spots = open_spots(np.int64(s.built[s.active]))
    for stone in range(9):
        if s.bought[stone] > 0:
            for spot in range(16):
                if spots >> BIT[spot] & 1 == 1:
                    put(s.offers, 16 * stone + spot)


@rule
def set_stone(s, action):
    """YK-13, YK-15, YK-25, YK-26: a stone is set for ever; the first complete level 4 triggers the end."""
    seat = np.int64(s.active)
    built = np.int64(s.built[seat]) | 1 << BIT[action & 15]
    s.built[seat] = built
    s.tower[seat, s.height[seat]] = 1 + action
    s.height[seat] += 1
    s.set_today = 1
    if built & LEVEL_4 == LEVEL_4 and s.ending == 0:
        s.ending = 1
        s.stupa = 1 + seat
    s.bought[action >> 4] -= 1
    s.bought_n -= 1
    for kind in range(3):
        s.paid[kind] = 0
    if s.bought_n == 0:
        return REFILL
    return SET


# ---------------------------------------------------------------- restock


@rule
def offer_restock(s):
    """YK-17: the kinds in the own cart; nothing if the yurt is full."""
    if food_in_yurt(s, np.int64(s.active)) < YURT_FOOD:
        for kind in range(3):
            if s.food[s.cart_at[s.active], kind] > 0:
                put(s.offers, kind)


@rule
def restock(s, kind):
    """YK-17: all of one kind, as far as the yurt's 8 allows; the rest stays in the cart."""
    seat = s.active
    cart = s.cart_at[seat]
    amount = min(np.int64(s.food[cart, kind]), YURT_FOOD - food_in_yurt(s, np.int64(seat)))
    s.food[cart, kind] -= amount
    s.yurt[seat, kind] += amount
    return RESTOCK_DRAW


# ---------------------------------------------------------------- market


@rule
def offer_market(s):
    """YK-19: up to 2 food from the market, any mix, as far as the yurt's 8 allows; nothing is possible too."""
    most = min(MOST_TAKEN, YURT_FOOD - food_in_yurt(s, np.int64(s.active)))
    for meat in range(min(most, s.market[0]) + 1):
        for milk in range(min(most - meat, s.market[1]) + 1):
            for bread in range(min(most - meat - milk, s.market[2]) + 1):
                put(s.offers, 9 * meat + 3 * milk + bread)


@rule
def take(s, action):
    """YK-19: the food is taken; then come the stones."""
    seat = s.active
    s.market[0] -= action // 9
    s.market[1] -= action // 3 % 3
    s.market[2] -= action % 3
    s.yurt[seat, 0] += action // 9
    s.yurt[seat, 1] += action // 3 % 3
    s.yurt[seat, 2] += action % 3
    return MARKET_DRAW


@rule
def offer_keep(s):
    """YK-20: each of the drawn stones; none if the bag gave none."""
    for stone in range(9):
        if s.drawn[stone] > 0:
            put(s.offers, stone)


@rule
def keep(s, stone):
    """YK-20: one is kept, the others go back into the bag."""
    s.drawn[stone] -= 1
    s.kept = 1 + stone
    for other in range(9):
        s.bag[other] += s.drawn[other]
        s.drawn[other] = 0
    return PUT


@rule
def offer_put(s):
    """YK-20: any cart that holds fewer than 4 stones."""
    for stop in range(stops(s)):
        if stones_in(s, s.cart_at[stop]) < CART_STONES:
            put(s.offers, stop)


@rule
def put_stone(s, stop):
    """YK-20: the stone that was kept goes into the cart at this stop."""
    s.stones[s.cart_at[stop], np.int64(s.kept) - 1] += 1
    s.kept = 0
    return REFILL


# ---------------------------------------------------------------- fog


@rule
def draw_stones(s, stage):
    """YK-16, YK-18, YK-20: what is drawn at this stage; returns the stage that follows.

    Restock: one stone for the own cart, unless it holds 4; also when no food could be taken. Market: three to keep one
    of, unless every cart holds 4. At the end of any turn: three for the own cart, if it has none.
    """
    to = np.int64(s.active)
    own = stones_in(s, s.cart_at[to])
    wanted = np.int64(0)
    following = REFILL
    if stage == MARKET_DRAW:
        to = np.int64(TO_KEEP)
        following = KEEP
        for stop in range(stops(s)):
            if stones_in(s, s.cart_at[stop]) < CART_STONES:
                wanted = np.int64(DRAW)
    elif stage == REFILL:
        following = TURN_END
        if own == 0:
            wanted = np.int64(DRAW)
    elif own < CART_STONES:
        wanted = np.int64(1)
    draw(s, to, wanted)
    return following


@rule
def draw(s, to, wanted):
    """YK-21, YK-22, YK-24: stones for the cart at a stop, or to keep one; fog is replaced, and turns all yaks once."""
    left = np.int64(s.fog)
    for stone in range(9):
        left += s.bag[stone]
    if left == 0 or wanted == 0:
        return
    speak(s, SAID_DRAW + to)
    fog = 0
    while wanted > 0 and left > 0:
        piece = draw_piece(s, left)
        left -= 1
        if piece == FOG:
            s.fog -= 1
            fog += 1
        else:
            s.bag[piece] -= 1
            wanted -= 1
            speak(s, piece)
            if to == TO_KEEP:
                s.drawn[piece] += 1
            else:
                s.stones[s.cart_at[to], piece] += 1
    speak(s, SAID_FOG + fog)
    if fog > 0:
        s.direction = -s.direction
        rise(s, fog)


@rule
def draw_piece(s, left):
    """One of the pieces in the bag, all alike: a stone or FOG."""
    at = chance(s, left)
    if at >= NAMED:
        piece = at - NAMED
        if (piece == FOG and s.fog > 0) or (piece < FOG and s.bag[piece] > 0):
            return piece
        at = 0  # not in the bag: whoever dictated this will see that another piece came
    for stone in range(9):
        held = np.int64(s.bag[stone])
        if at < held:
            return stone
        at -= held
    return FOG


@rule
def rise(s, fog):
    """YK-23: fog goes to the mountain; a full mountain empties into the bag, and may bring the end (`fog_fills`)."""
    s.mountain += fog
    if s.mountain >= s.fog_slots:
        s.fog += s.mountain
        s.mountain = 0
        s.fills += 1
        if 0 < s.fog_fills <= s.fills:
            s.ending = 1


# ---------------------------------------------------------------- the end


@rule
def count_points(s):
    """YK-25 … YK-33: the game is over; every tower is counted, and what is left in the yurts."""
    s.over = 1
    clear(s.offers)
    best = np.int64(-1)
    winners = 0
    for seat in range(np.int64(s.seats)):
        total = count_tower(s, seat)
        left = food_in_yurt(s, seat)
        if s.food_per_point > 0:
            s.for_food[seat] = left // s.food_per_point
        if s.stupa == 1 + seat:
            s.for_stupa[seat] = s.stupa_points
        total += np.int64(s.for_food[seat]) + s.for_stupa[seat]
        s.score[seat] = total
        rank = total << 16 | left << 8 | s.largest[seat]
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    s.winners = winners
    return WAIT


# ---------------------------------------------------------------- the verbs


@rule
def find_offers(s):
    """What is offered at the decision that has been reached."""
    decision = s.decision
    clear(s.offers)
    if decision == DAWN:
        offer_dawn(s)
    elif decision == BUY:
        offer_buy(s)
    elif decision == PAY:
        offer_pay(s)
    elif decision == OVERFLOW:
        offer_overflow(s)
    elif decision == SET:
        offer_set(s)
    elif decision == RESTOCK:
        offer_restock(s)
    elif decision == MARKET:
        offer_market(s)
    elif decision == KEEP:
        offer_keep(s)
    else:
        offer_put(s)


@rule
def go_on(s, stage):
    """Run on from a stage at which nobody decides, or where there is nothing to decide; returns the stage that follows.

    YK-10: nothing can be bought; YK-18: nothing can be taken, but a stone is drawn; YK-24: nothing was drawn to keep.
    """
    if stage == TURN:
        return begin_turn(s)
    if stage == TURN_END:
        return end_turn(s)
    if stage == SUNSET:
        return sunset(s)
    if stage == END:
        return count_points(s)
    if stage in (BUY, KEEP):
        return REFILL
    return draw_stones(s, stage)


@rule
def act(s, seat, action):
    """What an action does; returns the stage that follows."""
    decision = s.decision
    if decision == DAWN:
        return choose_card(s, seat, action)
    if decision == BUY:
        return buy(s, action)
    if decision == PAY:
        return pay(s, action)
    if decision == OVERFLOW:
        return spill(s, action)
    if decision == SET:
        return set_stone(s, action)
    if decision == RESTOCK:
        return restock(s, action)
    if decision == MARKET:
        return take(s, action)
    if decision == KEEP:
        return keep(s, action)
    return put_stone(s, action)


@rule
def step(s, seat, action):
    """One step with an offered action, up to the next choice or the end; a single action is taken at once."""
    while action >= 0:
        stage = act(s, seat, action)
        action = np.int64(-1)
        while stage != WAIT:
            if stage <= PUT:
                s.decision = stage
                find_offers(s)
                n = count(s.offers)
                if n == 1:
                    seat = np.int64(s.active)
                    action = nth(s.offers, np.int64(0))
                if n > 0:
                    break
            stage = go_on(s, stage)


@rule
def actors(s):
    """YK-07, YK-08: at dawn all who have not chosen, at noon the one whose turn it is."""
    if s.over == 1:
        return 0
    if s.decision != DAWN:
        return 1 << np.int64(s.active)
    mask = 0
    for seat in range(np.int64(s.seats)):
        if s.card[seat] == 0:
            mask |= 1 << seat
    return mask


@rule
def offer(s, seat, mask):
    """What was found when the decision was reached; at dawn the same for all."""
    for w in range(len(mask)):
        mask[w] = s.offers[w]


@rule
def is_hidden(s, seat):
    """YK-34: a chosen card is hidden until its owner's turn at noon."""
    if s.over == 1 or s.card[seat] == 0:
        return False
    if s.decision == DAWN:
        return True
    return (np.int64(seat) + s.seats - s.baby) % s.seats > s.turn


@rule
def redeal(s, seat):
    """YK-34: only the others' cards of the day are hidden; what is still to be drawn comes from the new generator."""
    for other in range(np.int64(s.seats)):
        if other != seat and is_hidden(s, other):
            s.card[other] = 1 + chance(s, np.int64(3))

"""The rules of Yak in the order of the rules page; each function cites its rules.

A decision is a *stage* of the turn, and so are the few moments at which nobody decides. Each function that does what a
stage says returns the stage that follows, and `apply` runs through the stages until somebody has a choice. What is
offered is worked out once, when a decision is reached, and kept in the record.

numba compiles a function anew for each literal among its arguments, and with everything that it calls: so constants in
arguments are typed (`np.int64`), and what is large (a draw, the count) is called from one place.
"""

from __future__ import annotations

import numpy as np

from ...kernel.bits import clear, count, nth, put
from ...kernel.position import chance, happened
from ...kernel.rule import rule
from .counting import count_tower
from .deeds import (
    BABY_YAK_PASSED,
    BAG_WAS_EMPTY,
    BEGINS,
    BONUS_DEALT,
    BOUGHT,
    BOUGHT_ENOUGH,
    BOUGHT_NOTHING,
    CART_DEALT,
    CART_MOVED,
    CHOSE,
    COUNTED_ALL,
    COUNTED_BONUS,
    COUNTED_FOOD,
    COUNTED_GROUPS,
    COUNTED_NUMBER,
    COUNTED_SINGLE,
    COUNTED_STUPA,
    DAWNED,
    FOG_CAME,
    FOG_ROSE,
    GOT_STUPA,
    KEPT,
    LOAD_DRAWN,
    MARKET_DRAWN,
    MOUNTAIN_ENDS,
    MOUNTAIN_FILLED,
    PAID,
    REFILL_DRAWN,
    RESTOCK_DRAWN,
    RESTOCKED,
    RESTOCKED_NOTHING,
    REVEALED,
    SHARED,
    SPILLED,
    STAYS_OUT,
    STILLNESS_ENDS,
    STONE_CAME,
    STONE_DRAWN,
    STONE_PUT,
    STONE_PUT_BACK,
    STONE_SET,
    STONE_SET_ON_TOP,
    SUN_SET,
    TOOK,
    TOOK_NOTHING,
    TOWER_ENDS,
    TURNED_ROUND,
    WON,
)
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

TO_KEEP = 4  # where a draw goes, instead of a stop
NAMED = 128  # an answer of chance from here on comes from a record, and names the piece itself


# ---------------------------------------------------------------- pieces and set-up


@rule
def stops(s):
    """YK-01, YK-03: as many stops as carts; with 2 players the third one is the market road."""
    return 4 if s.seats == 4 else 3


@rule
def setup(s):
    """YK-01 … YK-06, YK-33: set-up, with the draws in the order of the rules page."""
    seats = np.int64(s.seats)
    first = chance(s, seats)
    happened(s, BEGINS, first)
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
        draw(s, np.int64(stop), np.int64(DRAW), LOAD_DRAWN)
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
        happened(s, STAYS_OUT, out)
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
    for stop in range(n):
        happened(s, CART_DEALT, np.int64(s.cart_at[stop]), stop)


@rule
def deal_bonus(s):
    """YK-33: two of the eight bonus cards, written in ascending order."""
    a = 1 + chance(s, np.int64(8))
    b = 1 + chance(s, np.int64(7))
    if b >= a:
        b += 1
    s.bonus_cards[0] = min(a, b)
    s.bonus_cards[1] = max(a, b)
    happened(s, BONUS_DEALT, np.int64(s.bonus_cards[0]))
    happened(s, BONUS_DEALT, np.int64(s.bonus_cards[1]))


# ---------------------------------------------------------------- a day


@rule
def legal_dawn(s):
    """YK-07: all three cards, every day; whoever has chosen is no longer asked."""
    for card in range(3):
        put(s.offers, card)


@rule
def choose_card(s, seat, card):
    """YK-07: a card is chosen; nothing else changes before the last seat has chosen."""
    s.card[seat] = 1 + card
    happened(s, CHOSE, np.int64(seat), np.int64(card))
    for other in range(np.int64(s.seats)):
        if s.card[other] == 0:
            return WAIT
    s.turn = 0
    return TURN


@rule
def begin_turn(s):
    """YK-08: the next seat, clockwise from the baby yak, reveals its card."""
    s.active = (np.int64(s.baby) + s.turn) % s.seats
    card = np.int64(s.card[s.active])
    happened(s, REVEALED, np.int64(s.active), card - 1)
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
    happened(s, SUN_SET, np.int64(s.day), np.int64(s.direction))
    move_carts(s)
    s.baby = (np.int64(s.baby) + 1) % s.seats
    happened(s, BABY_YAK_PASSED, np.int64(s.baby))
    if s.set_today == 1:
        s.still = 0
    else:
        s.still += 1
    s.set_today = 0
    if s.still >= s.still_days and s.ending == 0:
        s.ending = 1
        happened(s, STILLNESS_ENDS, np.int64(s.still))
    if s.ending == 1:
        return END
    s.day += 1
    happened(s, DAWNED, np.int64(s.day))
    for seat in range(np.int64(s.seats)):
        s.card[seat] = 0
    return DAWN


@rule
def next_stop(s, stop, direction):
    """YK-09: where a cart goes from this stop if the yaks face so."""
    n = stops(s)
    return (stop + direction + n) % n


@rule
def move_carts(s):
    """YK-09: every cart moves one stop in the direction the yaks face."""
    stop = np.int64(0)
    cart = np.int64(s.cart_at[stop])
    for _ in range(stops(s)):
        following = next_stop(s, stop, np.int64(s.direction))
        pushed_on = np.int64(s.cart_at[following])
        s.cart_at[following] = cart
        happened(s, CART_MOVED, cart, stop, following)
        stop = following
        cart = pushed_on


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
def price_with(s, stone):
    """YK-10: of what has been bought and one more stone."""
    dearer = 1 if stone == CRYSTAL else 0
    return PRICE[s.bought_n + 1] + s.bought[CRYSTAL] + dearer


@rule
def legal_buy(s):
    """YK-10: each stone of the own cart that could be paid together with those bought before; `done` after one."""
    cart = s.cart_at[s.active]
    most = purse(s, s.active, cart)
    for stone in range(9):
        if s.stones[cart, stone] > 0 and price_with(s, stone) <= most:
            put(s.offers, stone)
    if s.bought_n > 0:
        put(s.offers, np.int64(DONE))


@rule
def buy(s, stone):
    """YK-10: the stone leaves the cart; up to three."""
    if stone == DONE:
        happened(s, BOUGHT_ENOUGH, np.int64(s.active), price(s))
        return PAY
    cart = np.int64(s.cart_at[s.active])
    s.stones[cart, stone] -= 1
    happened(s, BOUGHT, np.int64(s.active), cart, np.int64(stone))
    s.bought[stone] += 1
    s.bought_n += 1
    if s.bought_n == MOST_BOUGHT:
        return PAY
    return BUY


@rule
def too_many_kinds(cart, meat, milk, bread):
    """YK-11: whether this is more than the two kinds that the cart *two kinds* takes in one purchase."""
    return cart == TWO_KINDS and meat > 0 and milk > 0 and bread > 0


@rule
def legal_pay(s):
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
            if not too_many_kinds(cart, meat, milk, rest - milk):
                put(s.offers, 9 * meat + milk)


@rule
def pay(s, action):
    """YK-11, YK-12: the food goes into the cart, which may now hold too much."""
    seat = np.int64(s.active)
    cart = np.int64(s.cart_at[seat])
    s.paid[0] = action // 9
    s.paid[1] = action % 9
    s.paid[2] = price(s) - action // 9 - action % 9
    for kind in range(3):
        s.yurt[seat, kind] -= s.paid[kind]
        s.food[cart, kind] += s.paid[kind]
        if s.paid[kind] > 0:
            happened(s, PAID, seat, cart, kind, np.int64(s.paid[kind]))
    if excess(s) > 0:
        return OVERFLOW
    return SET


@rule
def excess(s):
    """YK-12: how much food the own cart holds above its 9."""
    cart = s.cart_at[s.active]
    return np.int64(s.food[cart, 0]) + s.food[cart, 1] + s.food[cart, 2] - CART_FOOD


@rule
def legal_overflow(s):
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
    over = excess(s)
    spill_food(s, np.int64(0), action // 9)
    spill_food(s, np.int64(1), action % 9)
    spill_food(s, np.int64(2), over - action // 9 - action % 9)
    return SET


@rule
def spill_food(s, kind, amount):
    """YK-12: so much of one kind from the own cart to the market."""
    cart = np.int64(s.cart_at[s.active])
    s.food[cart, kind] -= amount
    s.market[kind] += amount
    if amount > 0:
        happened(s, SPILLED, np.int64(s.active), cart, kind, amount)


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
def legal_set(s):
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
    set_how = STONE_SET_ON_TOP if built & ABOVE != 0 else STONE_SET
    happened(s, set_how, seat, action >> 4, action & 15, np.int64(s.height[seat]))
    s.height[seat] += 1
    s.set_today = 1
    if built & LEVEL_4 == LEVEL_4 and s.ending == 0:
        s.ending = 1
        s.stupa = 1 + seat
        happened(s, TOWER_ENDS, seat)
        happened(s, GOT_STUPA, seat)
    s.bought[action >> 4] -= 1
    s.bought_n -= 1
    for kind in range(3):
        s.paid[kind] = 0
    if s.bought_n == 0:
        return REFILL
    return SET


# ---------------------------------------------------------------- restock


@rule
def legal_restock(s):
    """YK-17: the kinds in the own cart; nothing if the yurt is full."""
    if food_in_yurt(s, np.int64(s.active)) < YURT_FOOD:
        for kind in range(3):
            if s.food[s.cart_at[s.active], kind] > 0:
                put(s.offers, kind)


@rule
def restockable(s, seat, kind):
    """YK-17: how much of one kind the seat could take from the cart at its stop."""
    return min(np.int64(s.food[s.cart_at[seat], kind]), YURT_FOOD - food_in_yurt(s, np.int64(seat)))


@rule
def restock(s, kind):
    """YK-17: all of one kind, as far as the yurt's 8 allows; the rest stays in the cart."""
    seat = np.int64(s.active)
    cart = np.int64(s.cart_at[seat])
    amount = restockable(s, seat, kind)
    s.food[cart, kind] -= amount
    s.yurt[seat, kind] += amount
    happened(s, RESTOCKED, seat, cart, np.int64(kind), amount)
    return RESTOCK_DRAW


# ---------------------------------------------------------------- market


@rule
def most_taken(s, seat):
    """YK-19: how much food the seat could take from a full market: 2, as far as the yurt's 8 allows."""
    return min(MOST_TAKEN, YURT_FOOD - food_in_yurt(s, np.int64(seat)))


@rule
def legal_market(s):
    """YK-19: any mix of what the market has; nothing is possible too."""
    most = most_taken(s, s.active)
    for meat in range(min(most, s.market[0]) + 1):
        for milk in range(min(most - meat, s.market[1]) + 1):
            for bread in range(min(most - meat - milk, s.market[2]) + 1):
                put(s.offers, 9 * meat + 3 * milk + bread)


@rule
def take(s, action):
    """YK-19: the food is taken; then come the stones."""
    take_food(s, np.int64(0), action // 9)
    take_food(s, np.int64(1), action // 3 % 3)
    take_food(s, np.int64(2), action % 3)
    if action == 0:
        happened(s, TOOK_NOTHING, np.int64(s.active))
    return MARKET_DRAW


@rule
def take_food(s, kind, amount):
    """YK-19: so much of one kind from the market into the yurt."""
    s.market[kind] -= amount
    s.yurt[s.active, kind] += amount
    if amount > 0:
        happened(s, TOOK, np.int64(s.active), kind, amount)


@rule
def legal_keep(s):
    """YK-20: each of the drawn stones; none if the bag gave none."""
    for stone in range(9):
        if s.drawn[stone] > 0:
            put(s.offers, stone)


@rule
def keep(s, stone):
    """YK-20: one is kept, the others go back into the bag."""
    seat = np.int64(s.active)
    s.drawn[stone] -= 1
    s.kept = 1 + stone
    happened(s, KEPT, seat, np.int64(stone))
    for other in range(9):
        s.bag[other] += s.drawn[other]
        if s.drawn[other] > 0:
            happened(s, STONE_PUT_BACK, seat, other, np.int64(s.drawn[other]))
        s.drawn[other] = 0
    return PUT


@rule
def legal_put(s):
    """YK-20: any cart that holds fewer than 4 stones."""
    for stop in range(stops(s)):
        if stones_in(s, s.cart_at[stop]) < CART_STONES:
            put(s.offers, stop)


@rule
def put_stone(s, stop):
    """YK-20: the stone that was kept goes into the cart at this stop."""
    cart = np.int64(s.cart_at[stop])
    stone = np.int64(s.kept) - 1
    s.stones[cart, stone] += 1
    happened(s, STONE_PUT, np.int64(s.active), stone, np.int64(stop), cart)
    s.kept = 0
    return REFILL


# ---------------------------------------------------------------- fog


@rule
def stones_to_draw(s, seat, stage):
    """YK-16, YK-18, YK-20: how many stones are drawn at this stage of a seat's turn.

    Restock: one for the own cart, unless it holds 4; also when no food could be taken. Market: three to keep one of,
    unless every cart holds 4. At the end of any turn: three for the own cart, if it has none.
    """
    own = stones_in(s, s.cart_at[seat])
    if stage == MARKET_DRAW:
        for stop in range(stops(s)):
            if stones_in(s, s.cart_at[stop]) < CART_STONES:
                return np.int64(DRAW)
        return np.int64(0)
    if stage == REFILL:
        return np.int64(DRAW if own == 0 else 0)
    return np.int64(1 if own < CART_STONES else 0)


@rule
def draw_stones(s, stage):
    """YK-16, YK-18, YK-20: what is drawn at this stage; returns the stage that follows."""
    to = np.int64(s.active)
    wanted = stones_to_draw(s, to, stage)
    why = RESTOCK_DRAWN
    following = REFILL
    if stage == MARKET_DRAW:
        to = np.int64(TO_KEEP)
        why = MARKET_DRAWN
        following = KEEP
    elif stage == REFILL:
        why = REFILL_DRAWN
        following = TURN_END
    draw(s, to, wanted, why)
    return following


@rule
def draw(s, to, wanted, why):
    """YK-21, YK-22, YK-24: stones for the cart at a stop, or to keep one; fog is replaced, and turns all yaks once."""
    if wanted == 0:
        return
    left = np.int64(s.fog)
    for stone in range(9):
        left += s.bag[stone]
    if left == 0:
        happened(s, BAG_WAS_EMPTY)
        return
    seat = np.int64(s.active)
    cart = np.int64(0)
    if to == TO_KEEP:
        happened(s, why, seat)
    else:
        cart = np.int64(s.cart_at[to])
        happened(s, why, to, cart)
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
            if to == TO_KEEP:
                s.drawn[piece] += 1
                happened(s, STONE_DRAWN, seat, np.int64(piece))
            else:
                s.stones[cart, piece] += 1
                happened(s, STONE_CAME, to, cart, np.int64(piece))
    if fog > 0:
        happened(s, FOG_CAME, np.int64(fog))
        s.direction = -s.direction
        happened(s, TURNED_ROUND, np.int64(s.direction))
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
    happened(s, FOG_ROSE, np.int64(fog), np.int64(s.mountain))
    if s.mountain >= s.fog_slots:
        s.fog += s.mountain
        s.fills += 1
        happened(s, MOUNTAIN_FILLED, np.int64(s.fills), np.int64(s.mountain))
        s.mountain = 0
        if 0 < s.fog_fills <= s.fills and s.ending == 0:
            s.ending = 1
            happened(s, MOUNTAIN_ENDS, np.int64(s.fills))


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
    if len(s.deeds) > 0:
        note_count(s)
    return WAIT


@rule
def note_count(s):
    """YK-26 … YK-33: the points of each seat by what they are for; then who wins and by what, or shares the victory."""
    for seat in range(np.int64(s.seats)):
        note_points(s, COUNTED_GROUPS, seat, np.int64(s.for_groups[seat]))
        note_points(s, COUNTED_NUMBER, seat, np.int64(s.for_number[seat]))
        note_points(s, COUNTED_SINGLE, seat, np.int64(s.for_single[seat]))
        note_points(s, COUNTED_FOOD, seat, np.int64(s.for_food[seat]))
        note_points(s, COUNTED_BONUS, seat, np.int64(s.for_bonus[seat]))
        note_points(s, COUNTED_STUPA, seat, np.int64(s.for_stupa[seat]))
        happened(s, COUNTED_ALL, seat, np.int64(s.score[seat]))
    for seat in range(np.int64(s.seats)):
        if s.winners == 1 << seat:
            happened(s, WON, seat, np.int64(s.score[seat]), decided_by(s, seat))
        elif (s.winners >> seat) & 1 == 1:
            happened(s, SHARED, seat, np.int64(s.score[seat]))


@rule
def note_points(s, source, seat, points):
    """YK-26 … YK-33: points from one source, if there are any."""
    if points > 0:
        happened(s, source, seat, points)


@rule
def decided_by(s, winner):
    """YK-32: whether points (0), food left (1) or the largest group (2) made the only winner."""
    by = np.int64(0)
    for seat in range(np.int64(s.seats)):
        if seat != winner and s.score[seat] == s.score[winner]:
            same_food = food_in_yurt(s, seat) == food_in_yurt(s, winner)
            by = max(by, np.int64(2 if same_food else 1))
    return by


# ---------------------------------------------------------------- the verbs


@rule
def find_offers(s):
    """What is offered at the decision that has been reached."""
    decision = s.decision
    clear(s.offers)
    if decision == DAWN:
        legal_dawn(s)
    elif decision == BUY:
        legal_buy(s)
    elif decision == PAY:
        legal_pay(s)
    elif decision == OVERFLOW:
        legal_overflow(s)
    elif decision == SET:
        legal_set(s)
    elif decision == RESTOCK:
        legal_restock(s)
    elif decision == MARKET:
        legal_market(s)
    elif decision == KEEP:
        legal_keep(s)
    else:
        legal_put(s)


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
    if stage == BUY:
        happened(s, BOUGHT_NOTHING, np.int64(s.active))
        return REFILL
    if stage == KEEP:
        return REFILL
    if stage == RESTOCK:
        happened(s, RESTOCKED_NOTHING, np.int64(s.active))
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
def apply(s, seat, action):
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
def legal(s, seat, mask):
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
def resample(s, seat):
    """YK-34: only the others' cards of the day are hidden; what is still to be drawn comes from the new generator."""
    for other in range(np.int64(s.seats)):
        if other != seat and is_hidden(s, other):
            s.card[other] = 1 + chance(s, np.int64(3))

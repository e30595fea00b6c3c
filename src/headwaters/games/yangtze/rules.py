"""The rules of Yangtze in the order of the rules page, YZ-01 to YZ-18, and the five verbs."""

from __future__ import annotations

import numpy as np

from ...kernel.bits import count, drop, nth, put, put_run
from ...kernel.position import chance, happened
from ...kernel.rule import rule
from .deeds import (
    BEGAN_WITH,
    BEGINS,
    DEALT,
    DISCARDED,
    DRAW_PILE_RAN_OUT,
    DREW,
    GAINED_RAFTS,
    GENERAL_PAID,
    KEPT_CARDS,
    KEPT_RAFTS,
    LAID,
    LAST_TURNS_BEGIN,
    MATCHED,
    MATCHED_IN_VAIN,
    PILE_RAN_OUT,
    RECEIVED,
    RECEIVED_NOTHING,
    REWARDED_FOUR,
    REWARDED_PAIRS,
    REWARDED_SEVEN,
    SAT_OUT,
    SET_ASIDE,
    SHARED,
    SOLD_OUT,
    SWAPPED,
    WON,
)
from .pieces import (
    CARDS,
    EAST,
    EXCHANGE_RAFTS,
    GENERAL_CARDS,
    GENERAL_VALUE,
    HAND,
    HAS_SYMBOL,
    LAST,
    LIMIT,
    LOOKS,
    MIDDLE,
    MOST_OFFERED_PLACES,
    PAIRS,
    PILE_SIZES,
    REMOVED,
    REWARD_VALUES,
    SEAT_SIDE,
    SIDES,
    START,
    TOWARDS,
)

# Numbers that are handed to rule functions are np.int64: numba would compile a function anew for every plain constant.
EXCHANGE, REWARD, DISCARD, LAY = np.arange(4)

# Numbers of actions. Exchange: given colour * 7 + taken colour. Reward: the colour of four, then the 35 choices of
# pairs, then seven. Discard: the colour. Lay: (place in the hand * 4 + turn) * MOST_OFFERED_PLACES + open place.
PAIRS_FROM = np.int64(7)
SEVEN = PAIRS_FROM + len(PAIRS)
SKIP = np.int64(49)
ACTIONS = HAND * 4 * MOST_OFFERED_PLACES

FOUR_PILE, PAIRS_PILE, SEVEN_PILE = np.arange(3)


# Set-up


@rule
def setup(s):
    """YZ-01 to YZ-05: the whole set-up, up to the first decision."""
    first = turn_start_tile(s)
    deal_tiles(s)
    deal_cards(s)
    s.generic = GENERAL_CARDS
    s.active = first
    next_decision(s, EXCHANGE)


@rule
def turn_start_tile(s):
    """YZ-01, YZ-05: the start tile lies in the middle, red towards a seat by chance: the one who begins."""
    first = chance(s, np.int64(s.seats))
    turn = (SEAT_SIDE[s.seats, first] - EAST) & 3  # unturned, its red looks east
    happened(s, BEGINS, first, turn)
    put_down(s, START, turn, MIDDLE)
    return first


@rule
def deal_tiles(s):
    """YZ-02: some tiles leave unseen and each player draws three; removed tiles and pile stay one pool."""
    for tile in range(START + 1, LAST + 1):
        put(s.pool, tile)
    s.pile = LAST - START - REMOVED[s.seats]
    happened(s, SET_ASIDE, REMOVED[s.seats])
    for i in range(np.int64(s.seats) * HAND):
        happened(s, DEALT, i // HAND, draw(s, i // HAND))


@rule
def deal_cards(s):
    """YZ-04: lantern cards by the number of players, and for each seat the one that the start tile turns to it."""
    for colour in range(7):
        s.supply[colour] = CARDS[s.seats]
    for seat in range(np.int64(s.seats)):
        colour = side(START, np.int64(s.lake_turn[0]), SEAT_SIDE[s.seats, seat])
        happened(s, BEGAN_WITH, seat, colour)
        take_card(s, seat, colour)


@rule
def draw(s, seat):
    """YZ-02, YZ-14: the seat draws a tile of the pile."""
    s.pile -= 1
    return draw_from_pool(s, seat)


@rule
def draw_from_pool(s, seat):
    """YZ-18: any tile that nobody has seen; a hand is kept in ascending order."""
    tile = nth(s.pool, chance(s, count(s.pool)))
    drop(s.pool, tile)
    at = np.int64(s.hand_n[seat])
    while at > 0 and s.hand[seat, at - 1] > tile:
        s.hand[seat, at] = s.hand[seat, at - 1]
        at -= 1
    s.hand[seat, at] = tile
    s.hand_n[seat] += 1
    return tile


@rule
def take_card(s, seat, colour):
    """YZ-04, YZ-06, YZ-11, YZ-13: one lantern card for the seat, of a colour that the supply has."""
    s.supply[colour] -= 1
    s.lanterns[seat, colour] += 1
    if s.supply[colour] == 0:
        happened(s, SOLD_OUT, colour)


@rule
def put_back(s, seat, colour):
    """YZ-06, YZ-07, YZ-09: one lantern card goes back to the supply."""
    s.lanterns[seat, colour] -= 1
    s.supply[colour] += 1


# A turn


@rule
def next_decision(s, step):
    """YZ-06 to YZ-10, YZ-16: from this step of the active player's turn to the next decision there is, or the end."""
    while True:
        seat = np.int64(s.active)
        if step <= EXCHANGE and may_exchange(s, seat):
            s.decision = EXCHANGE
            return
        if step <= REWARD and may_take_reward(s, seat):
            s.decision = REWARD
            return
        if s.last_turns == 0:
            s.decision = DISCARD if cards_held(s, seat) > LIMIT else LAY
            return
        if step == EXCHANGE:
            happened(s, SAT_OUT, seat)
        s.last_turns -= 1
        if s.last_turns == 0:
            finish(s)
            return
        pass_turn(s)
        step = EXCHANGE


@rule
def pass_turn(s):
    """YZ-05: clockwise."""
    s.active = (np.int64(s.active) + 1) % np.int64(s.seats)


@rule
def may_exchange(s, seat):
    """YZ-06: asked only with the rafts, a card to give and a different colour to take."""
    if s.rafts[seat] < EXCHANGE_RAFTS:
        return False
    own = 0
    stocked = 0
    both = 0
    for colour in range(7):
        if s.lanterns[seat, colour] > 0:
            own += 1
            if s.supply[colour] > 0:
                both += 1
        if s.supply[colour] > 0:
            stocked += 1
    return own * stocked > both  # pairs of a card to give and a card to take, less those of the same colour


@rule
def legal_exchange(s, seat, mask):
    """YZ-06: every own colour for every different one in the supply, or none."""
    for given in range(7):
        if s.lanterns[seat, given] > 0:
            for taken in range(7):
                if taken != given and s.supply[taken] > 0:
                    put(mask, given * 7 + taken)
    put(mask, SKIP)


@rule
def exchange(s, seat, given, taken):
    """YZ-06: two rafts and one own lantern card for one of a different colour."""
    happened(s, SWAPPED, seat, given, taken)
    s.rafts[seat] -= EXCHANGE_RAFTS
    put_back(s, seat, given)
    take_card(s, seat, taken)


@rule
def may_take_reward(s, seat):
    """YZ-07: asked only if the own cards pay for one: four alike, three pairs or all seven."""
    pairs = 0
    different = 0
    for colour in range(7):
        n = s.lanterns[seat, colour]
        if n >= 4:
            return True
        if n >= 2:
            pairs += 1
        if n >= 1:
            different += 1
    return pairs >= 3 or different == 7


@rule
def legal_reward(s, seat, mask):
    """YZ-07, YZ-08: every reward that the own cards pay for, whether its pile has cards or not, or none."""
    different = 0
    for colour in range(7):
        if s.lanterns[seat, colour] >= 4:
            put(mask, colour)
        if s.lanterns[seat, colour] >= 1:
            different += 1
    for choice in range(len(PAIRS)):
        if (
            s.lanterns[seat, PAIRS[choice, 0]] >= 2
            and s.lanterns[seat, PAIRS[choice, 1]] >= 2
            and s.lanterns[seat, PAIRS[choice, 2]] >= 2
        ):
            put(mask, PAIRS_FROM + choice)
    if different == 7:
        put(mask, SEVEN)
    put(mask, SKIP)


@rule
def pay_reward(s, seat, action):
    """YZ-07: the cards of the chosen reward go back, and its pile gives a card."""
    if action < PAIRS_FROM:
        for _ in range(4):
            put_back(s, seat, action)
        value = top_value(s, FOUR_PILE)
        happened(s, REWARDED_FOUR, seat, action, value)
        take_reward(s, seat, FOUR_PILE, value)
    elif action < SEVEN:
        for i in range(3):
            for _ in range(2):
                put_back(s, seat, PAIRS[action - PAIRS_FROM, i])
        value = top_value(s, PAIRS_PILE)
        happened(s, REWARDED_PAIRS, seat, action - PAIRS_FROM, value)
        take_reward(s, seat, PAIRS_PILE, value)
    else:
        for colour in range(7):
            put_back(s, seat, colour)
        value = top_value(s, SEVEN_PILE)
        happened(s, REWARDED_SEVEN, seat, value)
        take_reward(s, seat, SEVEN_PILE, value)


@rule
def top_value(s, pile):
    """YZ-07, YZ-08: what the pile pays now: its top card, or when it is empty as much as a general card."""
    if s.taken[pile] < PILE_SIZES[s.seats, pile]:
        return REWARD_VALUES[s.seats, pile, s.taken[pile]]
    return np.int64(GENERAL_VALUE)


@rule
def take_reward(s, seat, pile, value):
    """YZ-07, YZ-08: the top card; of an empty pile a general card, and its value even when these are gone."""
    if s.taken[pile] < PILE_SIZES[s.seats, pile]:
        s.taken[pile] += 1
        if s.taken[pile] == PILE_SIZES[s.seats, pile]:
            happened(s, PILE_RAN_OUT, pile)
    else:
        if s.generic > 0:
            s.generic -= 1
        happened(s, GENERAL_PAID, pile, value, s.generic)
    s.reward[seat, s.reward_n[seat]] = value
    s.reward_n[seat] += 1
    s.score[seat] += value


@rule
def cards_held(s, seat):
    """YZ-09, YZ-17: the lantern cards of a seat."""
    n = 0
    for colour in range(7):
        n += np.int64(s.lanterns[seat, colour])
    return n


@rule
def legal_discard(s, seat, mask):
    """YZ-09: any own card."""
    for colour in range(7):
        if s.lanterns[seat, colour] > 0:
            put(mask, colour)


@rule
def legal_lay(s, seat, mask):
    """YZ-10: each tile of the hand, each turn that looks different, each open place."""
    for i in range(np.int64(s.hand_n[seat])):
        for turn in range(LOOKS[s.hand[seat, i]]):
            put_run(mask, (i * 4 + turn) * MOST_OFFERED_PLACES, np.int64(s.open_n))


@rule
def lay(s, seat, in_hand, turn, at):
    """YZ-10 to YZ-14: a tile of the hand comes to an open place; bonus, rafts, cards for all, a new tile."""
    tile = np.int64(s.hand[seat, in_hand])
    place = np.int64(s.open_place[at])
    for i in range(in_hand, np.int64(s.hand_n[seat]) - 1):
        s.hand[seat, i] = s.hand[seat, i + 1]
    s.hand_n[seat] -= 1
    s.hand[seat, s.hand_n[seat]] = 0
    happened(s, LAID, seat, tile, turn, place)
    close_place(s, at)
    find_neighbours(s, place)
    bonus(s, seat, tile, turn)
    put_down(s, tile, turn, place)
    cards_for_all(s, seat, tile, turn)
    if s.pile > 0:
        happened(s, DREW, seat, draw(s, seat))
        if s.pile == 0:
            happened(s, DRAW_PILE_RAN_OUT)


@rule
def find_neighbours(s, place):
    """YZ-10: note which tiles of the lake touch a place on its sides N, E, S, W."""
    for direction in range(4):
        wanted, beside = place + TOWARDS[direction], 0
        for i in range(np.int64(s.lake_n)):
            beside = i + 1 if s.lake_place[i] == wanted else beside
        s.beside[direction] = beside


@rule
def put_down(s, tile, turn, place):
    """YZ-10: the tile lies in the lake, and the free places around it are open; its neighbours have been found."""
    s.lake_tile[s.lake_n] = tile
    s.lake_turn[s.lake_n] = turn
    s.lake_place[s.lake_n] = place
    s.lake_n += 1
    for direction in range(4):
        if s.beside[direction] == 0:
            open_place(s, place + TOWARDS[direction])


@rule
def open_place(s, place):
    """YZ-10: a place beside a tile takes its place in the ascending order, once."""
    at = np.int64(s.open_n)
    while at > 0 and s.open_place[at - 1] > place:
        at -= 1
    if at > 0 and s.open_place[at - 1] == place:
        return
    for i in range(np.int64(s.open_n), at, -1):
        s.open_place[i] = s.open_place[i - 1]
    s.open_place[at] = place
    s.open_n += 1


@rule
def close_place(s, at):
    """YZ-10: a place that gets its tile is open no more."""
    s.open_n -= 1
    for i in range(at, np.int64(s.open_n)):
        s.open_place[i] = s.open_place[i + 1]
    s.open_place[s.open_n] = 0


@rule
def side(tile, turn, direction):
    """YZ-15: the colour that a tile shows to the north, east, south or west of the table after so many turns."""
    return SIDES[tile, (direction - turn) & 3]


@rule
def bonus(s, seat, tile, turn):
    """YZ-11, YZ-12: a card for every side that matches; with a match, rafts for own and matched symbols."""
    matches = 0
    rafts = 0
    for direction in range(4):
        neighbour = np.int64(s.beside[direction]) - 1
        if neighbour >= 0:
            colour = side(tile, turn, direction)
            other = np.int64(s.lake_tile[neighbour])
            if side(other, np.int64(s.lake_turn[neighbour]), direction ^ 2) == colour:
                if s.supply[colour] > 0:
                    happened(s, MATCHED, seat, colour, direction)
                    take_card(s, seat, colour)
                else:
                    happened(s, MATCHED_IN_VAIN, seat, colour, direction)
                matches += 1
                rafts += HAS_SYMBOL[other]
    if matches > 0:
        rafts += HAS_SYMBOL[tile]
        s.rafts[seat] += rafts
        if rafts > 0:
            happened(s, GAINED_RAFTS, seat, rafts, tile)


@rule
def cards_for_all(s, seat, tile, turn):
    """YZ-13: from the active player clockwise, everyone gets the colour that the new tile turns to the own seat."""
    seats = np.int64(s.seats)
    for i in range(seats):
        other = (seat + i) % seats
        colour = side(tile, turn, SEAT_SIDE[seats, other])
        if s.supply[colour] > 0:
            happened(s, RECEIVED, other, colour)
            take_card(s, other, colour)
        else:
            happened(s, RECEIVED_NOTHING, other, colour)


# The end


@rule
def end_turn(s):
    """YZ-05, YZ-16: the next player's turn; after the last tile everyone has one more, without a tile."""
    pass_turn(s)
    tiles = 0
    for seat in range(np.int64(s.seats)):
        tiles += np.int64(s.hand_n[seat])
    if tiles == 0:
        s.last_turns = s.seats
        happened(s, LAST_TURNS_BEGIN)


@rule
def finish(s):
    """YZ-17: most points, then rafts, then lantern cards; who is equal in all three shares the victory."""
    best = -1
    s.winners = 0
    for seat in range(np.int64(s.seats)):
        standing = (np.int64(s.score[seat]) << 16) + (np.int64(s.rafts[seat]) << 8) + cards_held(s, seat)
        if standing > best:
            best = standing
            s.winners = 0
        if standing == best:
            s.winners |= 1 << seat
    s.over = 1
    note_winners(s)


@rule
def note_winners(s):
    """YZ-17: who wins, and whether points, rafts or lantern cards decided it; or who shares the victory."""
    for seat in range(np.int64(s.seats)):
        if s.winners == 1 << seat:
            by = 0
            for other in range(np.int64(s.seats)):
                if other != seat and s.score[other] == s.score[seat]:
                    by = max(by, 2 if s.rafts[other] == s.rafts[seat] else 1)
            happened(s, WON, seat, s.score[seat], by)
        elif (s.winners >> seat) & 1:
            happened(s, SHARED, seat, s.score[seat])


# The verbs


@rule
def actors(s):
    """YZ-05: the active player, until the end."""
    if s.over:
        return 0
    return 1 << np.int64(s.active)


@rule
def legal(s, seat, mask):
    """YZ-06, YZ-07, YZ-09, YZ-10: the actions of the decision that is asked."""
    if s.decision == EXCHANGE:
        legal_exchange(s, seat, mask)
    elif s.decision == REWARD:
        legal_reward(s, seat, mask)
    elif s.decision == DISCARD:
        legal_discard(s, seat, mask)
    else:
        legal_lay(s, seat, mask)


@rule
def apply(s, seat, action):
    """YZ-06 to YZ-10: one offered action, and on to the next decision."""
    following = DISCARD
    if s.decision == EXCHANGE:
        if action == SKIP:
            happened(s, KEPT_RAFTS, seat)
        else:
            exchange(s, seat, action // 7, action % 7)
        following = REWARD
    elif s.decision == REWARD:
        if action == SKIP:
            happened(s, KEPT_CARDS, seat)
        else:
            pay_reward(s, seat, action)
    elif s.decision == DISCARD:
        put_back(s, seat, action)
        happened(s, DISCARDED, seat, action, cards_held(s, seat) - LIMIT)
    else:
        in_hand = action // (4 * MOST_OFFERED_PLACES)
        turn = action // MOST_OFFERED_PLACES % 4
        lay(s, seat, in_hand, turn, action % MOST_OFFERED_PLACES)
        end_turn(s)
        following = EXCHANGE
    next_decision(s, following)


@rule
def resample(s, seat):
    """YZ-18: the hands of the others go into the pool and are drawn from it again."""
    for other in range(np.int64(s.seats)):
        if other != seat:
            for i in range(np.int64(s.hand_n[other])):
                put(s.pool, np.int64(s.hand[other, i]))
    for other in range(np.int64(s.seats)):
        if other != seat:
            n = np.int64(s.hand_n[other])
            s.hand_n[other] = 0
            for _ in range(n):
                draw_from_pool(s, other)

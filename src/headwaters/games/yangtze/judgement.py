# Rule functions are typed by numba.
# mypy: ignore-errors
"""What Yangtze knows about itself, for bots: what lantern cards are on the way to, and whom a laid tile serves."""

from __future__ import annotations

import numpy as np

from ...kernel.rule import rule
from .pieces import HAS_SYMBOL, MOST_OFFERED_PLACES, PAIRS, PILE_SIZES, REWARD_VALUES, SEAT_SIDE, TOWARDS
from .rules import EXCHANGE, LAY, PAIRS_FROM, REWARD, SEVEN, SKIP, side

RAFT = 0.55  # points that a raft is worth
# Fitted to results of games between bots: always, more with many turns to come, more with few.
POINTS, FOUR, THREE, ALL, READY, CARDS_, RAFTS, TURN, EXCESS, NEAREST = range(10)
ALWAYS = np.array([0.257, 0.234, -0.115, 0.08, -0.076, 0.237, -0.154, 0.277, 0.081, 0.029])
EARLY = np.array([-0.045, -0.22, 0.014, -0.151, 0.054, 0.291, 0.138, -0.168, 0.052, -0.086])
LATE = np.array([0.468, -0.134, 0.514, 0.059, 0.339, -0.229, 0.682, 0.496, 0.076, 0.233])
FINAL = 0.72
LOOSE = 0.45  # points that a card without a purpose is worth
# The policy's first choices are good: few join at once, and what is found out soon counts more than the look.
# Near the end results differ much, and the best exchange may look bad at first: doubt tries all of them.
SEARCH_BY_NET = {"policy": 4.0, "width": 2.0, "widen": 0.5, "explore": 1.5, "doubt": 0.8}


@rule
def top(s, pile):
    """The value of the next card of a pile; the general card's 4 if it is empty (YZ-08)."""
    if s.taken[pile] < PILE_SIZES[s.seats, pile]:
        return float(REWARD_VALUES[s.seats, pile, s.taken[pile]])
    return 4.0


@rule
def turns_left(s):
    """Turns of a seat that are still to come, the last one without a tile included."""
    tiles = np.int64(s.pile)
    for seat in range(np.int64(s.seats)):
        tiles += np.int64(s.hand_n[seat])
    return float(tiles) / float(s.seats)


@rule
def settled(s):
    """A reward that can be taken should be taken before the position is judged."""
    return s.decision == LAY or s.decision == EXCHANGE


@rule
def on_the_way(s, seat, extra):
    """YZ-08 Cards of a seat: all, alike (up to 4), in three pairs (up to 6), different; one more of `extra`, or -1."""
    cards, different, most, pairs, halves = 0, 0, 0, 0, 0
    for colour in range(7):
        n = np.int64(s.lanterns[seat, colour])
        if colour == extra:
            n += 1
        cards += n
        most = max(most, n)
        if n >= 2:
            pairs += 1
        if n >= 1:
            different += 1
            halves += 1 if n == 1 else 0
    return cards, min(most, 4), min(6, 2 * min(pairs, 3) + min(halves, 3 - min(pairs, 3))), different


@rule
def promise(s, seat, left, extra):
    """Points that the cards of a seat are on the way to; `extra` is a colour of which it has one more, or -1."""
    cards, most, toward_pairs, different = on_the_way(s, seat, extra)
    four, three, seven = top(s, np.int64(0)), top(s, np.int64(1)), top(s, np.int64(2))
    reach = min(1.0, 0.35 + 0.2 * left)  # with few turns left, what is not complete will not be
    done_four = float(most) / 4.0
    done_three = float(toward_pairs) / 6.0
    done_seven = float(different) / 7.0
    a = four * (1.0 if most == 4 else reach * done_four * done_four)
    b = three * (1.0 if toward_pairs == 6 else reach * done_three * done_three)
    c = seven * (1.0 if different == 7 else reach * done_seven * done_seven)
    best, used = a, most
    if b > best:
        best, used = b, toward_pairs
    if c > best:
        best, used = c, different
    # The second reward on the way, with the cards that the first leaves.
    rest = float(min(cards, 12) - used)
    return best + 0.15 * (a + b + c - best) + LOOSE * rest * min(1.0, 0.5 * left) + 0.02 * rest


@rule
def says(feature, left, much):
    """What so much of a feature says with so many turns to come."""
    return (ALWAYS[feature] + EARLY[feature] * min(left, 10.0) / 10.0 + LATE[feature] / (1.0 + left)) * much


@rule
def worth(s, seat):
    """Points taken, cards on the way to rewards, rafts (YZ-17)."""
    left = turns_left(s)
    if s.over:
        return FINAL * float(s.score[seat]) + 0.3 * float(s.rafts[seat])
    cards, most, toward_pairs, different = on_the_way(s, seat, np.int64(-1))
    four, three, seven = top(s, np.int64(0)), top(s, np.int64(1)), top(s, np.int64(2))
    ready = 0.0
    if most == 4:
        ready = four
    if toward_pairs == 6:
        ready = max(ready, three)
    if different == 7:
        ready = max(ready, seven)
    four *= float(most * most) / 16.0
    three *= float(toward_pairs * toward_pairs) / 36.0
    seven *= float(different * different) / 49.0
    value = says(POINTS, left, float(s.score[seat])) + says(READY, left, ready)
    value += says(FOUR, left, four) + says(THREE, left, three) + says(ALL, left, seven)
    value += says(NEAREST, left, max(four, max(three, seven)))
    value += says(CARDS_, left, float(min(cards, 12))) + says(EXCESS, left, float(max(cards - 10, 0)))
    value += says(RAFTS, left, float(min(np.int64(s.rafts[seat]), 8)))
    if s.active == seat:
        value += says(TURN, left, 1.0)
    return value


@rule
def prior(s, seat, action):
    """How promising an action looks; one more is e times as promising."""
    left = turns_left(s)
    if s.decision == LAY:
        return lay_prior(s, seat, action, left)
    if s.decision == REWARD:
        if action == SKIP:
            return 0.0
        if action < PAIRS_FROM:
            return 0.5 * top(s, np.int64(0)) - 0.3 * rarity(s, seat, action)
        if action < SEVEN:
            p = 0.5 * top(s, np.int64(1))
            for i in range(3):
                p -= 0.2 * rarity(s, seat, PAIRS[action - PAIRS_FROM, i])
            return p - 0.3
        return 0.5 * top(s, np.int64(2)) - 0.3
    now = promise(s, seat, left, np.int64(-1))
    if s.decision == EXCHANGE:
        if action == SKIP:
            return 0.0
        given, taken = action // 7, action % 7
        gain = promise(s, seat, left, np.int64(taken)) - now
        return 0.8 * gain - 0.6 - 0.5 * rarity(s, seat, given)
    return 0.3 * float(s.lanterns[seat, action])


@rule
def rarity(s, seat, colour):
    """How hard a card of this colour is to replace: few are left in the supply, few are held."""
    return 1.0 / (1.0 + float(s.supply[colour])) - 0.1 * float(s.lanterns[seat, colour])


@rule
def lay_prior(s, seat, action, left):
    """YZ-10 to YZ-13 What a laid tile brings: matching sides, rafts, the cards that all get."""
    tile = np.int64(s.hand[seat, action // (4 * MOST_OFFERED_PLACES)])
    turn = action // MOST_OFFERED_PLACES % 4
    place = np.int64(s.open_place[action % MOST_OFFERED_PLACES])
    seats = np.int64(s.seats)
    p, matches, rafts = 0.0, 0, 0
    now = promise(s, seat, left, np.int64(-1))
    for i in range(np.int64(s.lake_n)):
        towards = np.int64(s.lake_place[i]) - place
        for direction in range(4):
            if towards == TOWARDS[direction]:
                colour = side(tile, turn, direction)
                other = np.int64(s.lake_tile[i])
                if side(other, np.int64(s.lake_turn[i]), direction ^ 2) == colour:
                    matches += 1
                    rafts += HAS_SYMBOL[other]
                    if s.supply[colour] > 0:
                        p += promise(s, seat, left, colour) - now
    if matches > 0:
        p += RAFT * min(1.0, 0.25 * left) * float(rafts + HAS_SYMBOL[tile])
    for other in range(seats):
        colour = side(tile, turn, SEAT_SIDE[seats, other])
        if s.supply[colour] > 0:
            if other == seat:
                p += promise(s, seat, left, colour) - now
            else:
                gain = promise(s, other, left, colour) - promise(s, other, left, np.int64(-1))
                p -= gain / float(seats - 1)
    return 1.2 * p


# --- Names ----------------------------------------------------------------------------------------------------------


@rule
def name(s, seat, action):
    """An action by its tile, not by the tile's place in a hand that others can't see."""
    if s.decision != LAY:
        return action
    a_tile = 4 * MOST_OFFERED_PLACES
    return np.int64(s.hand[seat, action // a_tile]) * a_tile + action % a_tile


@rule
def named(s, seat, name):
    """The action of that name, -1 if the tile is not in the hand."""
    if s.decision != LAY:
        return name
    a_tile = 4 * MOST_OFFERED_PLACES
    for i in range(np.int64(s.hand_n[seat])):
        if s.hand[seat, i] == name // a_tile:
            return i * a_tile + name % a_tile
    return np.int64(-1)


@rule
def family(s, name):
    """The lays of one tile: all are in a deal in which the seat has it, and none in the others."""
    return name // (4 * MOST_OFFERED_PLACES) if s.decision == LAY else np.int64(0)

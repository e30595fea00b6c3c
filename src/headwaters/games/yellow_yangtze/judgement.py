# Rule functions are typed by numba.
# mypy: ignore-errors
"""What Yellow & Yangtze knows about itself, for bots: how well a seat stands, and how promising an action looks.

The score is the lowest colour, so a point is worth most in the colour that is behind. Points to come are counted too:
pagodas under own leaders, leaders on the board, tiles in the hand that a leader waits for.
"""

from __future__ import annotations

import math

import numpy as np

from ...kernel.bits import ZERO, first, has, single
from ...kernel.rule import rule
from .pieces import MAX_SPACES, PAGODAS, B, G, K, R, Y
from .places import around, beside, linked, neighbour
from .rules import (
    ATTACK,
    BUILD,
    CHAIN,
    DEFENCE,
    LOSSES,
    MAIN,
    MARKETING,
    NO_SUPPORT,
    NONE,
    PAGODA,
    PAGODA_FROM,
    REPLACE,
    REPLACING,
    RIOT,
    STOP,
    SUPPORT,
    TIE,
    TILE,
    WITHDRAW,
    bag_size,
    beside_alike,
    colour_at,
    colours,
    governors,
    leader_on,
    owner,
    seat_among,
    soldiers,
    state_at,
    touching,
    triangles_with,
)

DRAWN_A_TURN = 2.4  # tiles that leave the bag in a turn of one player, about
HORIZON = 9.0  # turns ahead for which standing things count
INCOME = 0.5  # points a turn that a pagoda under an own leader will really bring
PRESENCE = 0.12  # points a turn that a leader on the board brings
SECOND, THIRD, FOURTH = 0.3, 0.14, 0.06  # weights of the colours above the lowest
NEED = np.array([0.25 + 0.75 * math.exp(-0.4 * ahead) for ahead in range(64)])  # of a colour so far above the lowest


@rule
def turns_left(s):
    """Turns that each player still has, about."""
    return float(bag_size(s)) / (DRAWN_A_TURN * float(s.seats))


@rule
def settled(s):
    """Between actions a position can be judged as it stands; within a war or a revolt it can't."""
    return s.decision == MAIN


@rule
def promise(s, seat, c, ahead):
    """Points of a colour, with those to be expected."""
    points = float(s.points[seat, c])
    if ahead <= 0.0:
        return points
    at = np.int64(s.leader_at[seat, c])
    hand = min(np.int64(s.hand[seat, c]), 3)
    if at == 0:
        return points + 0.12 * float(hand) * min(1.0, ahead)
    state = s.state_of[seat * 5 + c]
    for i in range(2):
        if s.pagoda[c, i] != 0 and has(s.realm[state], (np.int64(s.pagoda[c, i]) - 1) >> 1):
            points += INCOME * ahead
    points += PRESENCE * ahead + 0.02 * ahead * float(min(governors(s, at - 1), 3))
    return points + 0.3 * float(hand) * min(1.0, ahead)


@rule
def worth(s, seat):
    """The lowest colour after yellow, with points to come and a little for the other colours (YY-37)."""
    ahead = min(turns_left(s), HORIZON)
    if s.over:
        ahead = 0.0
    a = promise(s, seat, np.int64(K), ahead)
    b = promise(s, seat, np.int64(R), ahead)
    c = promise(s, seat, np.int64(B), ahead)
    d = promise(s, seat, np.int64(G), ahead)
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    left = promise(s, seat, np.int64(Y), ahead)
    # Yellow is poured over the lowest colours like water.
    pour = min(left, b - a)
    a += pour
    left -= pour
    pour = min(left, 2.0 * (c - b))
    if a >= b:
        a += pour / 2.0
        b = a
        left -= pour
    pour = min(left, 3.0 * (d - c))
    if a >= c:
        a += pour / 3.0
        b = a
        c = a
        left -= pour
    if a >= d:
        a += left / 4.0
        b = a
        c = a
        d = a
    score = a + SECOND * b + THIRD * c + FOURTH * d
    return score / (0.7 + 0.1 * ahead)


# --- Actions --------------------------------------------------------------------------------------------------------


@rule
def need(s, seat, c):
    """What a point of a colour is worth to a seat: 1 for the lowest, less for what is plentiful."""
    least = np.int64(s.points[seat, K])
    for other in range(1, 4):
        least = min(least, np.int64(s.points[seat, other]))
    if c == Y:
        return 1.0
    return NEED[min(np.int64(s.points[seat, c]) - least, len(NEED) - 1)]


@rule
def odds(margin):
    """The chance to win a conflict with so much more strength, before the other side has answered."""
    return max(0.03, min(0.97, 0.5 + 0.22 * margin))


@rule
def ruler_at(s, c, x):
    """The seat whose leader of colour c stands in the state of x; -1 if none does."""
    return owner(s, c, state_at(s, x))


@rule
def group_touches(s, y, x):
    """YY-05 Whether the group of y, a state or not, touches x."""
    state = state_at(s, y)
    if state != 0:
        return has(s.reach[state], x)
    a, b, c = single(y)
    a, b, c = linked(s, a, b, c, s.board[0] & ~s.empty[0], s.board[1] & ~s.empty[1], s.board[2] & ~s.empty[2])
    xa, xb, xc = single(x)
    xa, xb, xc = around(s, xa, xb, xc)
    return ((a & xa) | (b & xb) | (c & xc)) != ZERO


@rule
def off_board(s, seat, c):
    return 1 if s.leader_at[seat, c] == 0 else 0


@rule
def prior(s, seat, action):
    """How promising an action looks, from cheap features; one more is e times as promising."""
    decision = np.int64(s.decision)
    if decision == MAIN:
        if action < TILE:
            return leader_prior(s, seat, action // MAX_SPACES, action % MAX_SPACES)
        if action < RIOT:
            return tile_prior(s, seat, (action - TILE) // MAX_SPACES, (action - TILE) % MAX_SPACES)
        if action < BUILD:
            return riot_prior(s, seat, (action - RIOT) % MAX_SPACES, action - RIOT >= MAX_SPACES)
        if action < WITHDRAW:
            t = (action - BUILD) % (2 * MAX_SPACES)
            return pagoda_prior(s, seat, t) - (0.5 if action - BUILD < 2 * MAX_SPACES else 0.2)
        if action < REPLACE:
            return -4.0
        return -1.2 if action == REPLACE else -2.5
    if decision == CHAIN:
        return -0.6 if action == STOP else tile_prior(s, seat, np.int64(B), action - TILE - B * MAX_SPACES)
    if decision in (MARKETING, REPLACING):
        return hand_prior(s, seat, action, decision == MARKETING)
    if decision == PAGODA:
        return 0.0 if action == STOP else pagoda_prior(s, seat, action - BUILD)
    if decision == PAGODA_FROM:
        return -pagoda_prior(s, seat, action - BUILD)
    if decision in (ATTACK, DEFENCE):
        return commit_prior(s, seat, action, decision == ATTACK)
    if decision == SUPPORT:
        return support_prior(s, seat, action)
    if decision == TIE:
        return 2.0 * stake(s, seat, np.int64(s.side[action]))
    if decision == LOSSES:
        return -1.0 if has(s.roofed, action) else 0.0
    return 0.0


@rule
def tile_prior(s, seat, c, x):
    """YY-18 to YY-21 A tile: whom the point goes to, what triangle it makes or prepares, what war it begins."""
    touched = touching(s, x)
    rulers, twice = np.int64(0), np.int64(0)
    left = touched
    while left != 0:
        others = np.int64(s.rulers[first(left)])
        left &= left - 1
        twice |= colours(rulers) & colours(others)
        rulers |= others
    if twice != 0:
        return war_prior(s, seat, touched, twice)
    alike = beside_alike(s, x, c)
    triangle = alike > 1 and triangles_with(s, x, c) != 0
    ruler = seat_among(rulers, c)
    gainer = seat_among(rulers, np.int64(K))
    if ruler >= 0:
        gainer = ruler
    p = -0.8
    if gainer == seat:
        p += 0.6 + 1.5 * need(s, seat, c)
    elif gainer >= 0:
        p -= 0.4 + need(s, gainer, c)
    elif alike > 0:
        p += 0.2
    if triangle:
        if ruler == seat:
            p += 2.2
        elif ruler >= 0:
            p -= 1.5
    elif alike > 0 and ruler == seat:
        p += 0.5
    if c == G:
        p += 0.3
    if c == B and s.hand[seat, B] > 1 and gainer == seat:
        p += 0.6
    return p


@rule
def stake(s, seat, state):
    """Own leaders in conflict in a warring state, less the leaders of others; weighed by what they stand for."""
    mine = 0.0
    for c in range(5):
        if (np.int64(s.conflict) >> c) & 1:
            who = owner(s, np.int64(c), state)
            if who == seat:
                mine += 1.0
            elif who >= 0:
                mine -= 0.6
    return mine


@rule
def war_prior(s, seat, touched, twice):
    """YY-22 A war for which the own red tiles, on the board and in the hand, are enough."""
    hand = float(s.hand[seat, R]) + float(off_board(s, seat, R))
    best = -2.0
    left = touched
    while left != 0:
        state = first(left)
        left &= left - 1
        mine, theirs = 0.0, 0.0
        for c in range(5):
            if (twice >> c) & 1 and owner(s, np.int64(c), state) == seat:
                mine += 1.0
                others = touched & ~(1 << state)
                while others != 0:
                    if owner(s, np.int64(c), first(others)) >= 0:
                        theirs += need(s, seat, np.int64(c))
                    others &= others - 1
        if mine > 0.0:
            reds, against = float(soldiers(s, state)), 0.0
            others = touched & ~(1 << state)
            while others != 0:
                against += float(soldiers(s, first(others)))
                others &= others - 1
            chance_ = odds(reds + hand - against - 1.6)
            best = max(best, -1.2 + chance_ * (0.8 + 1.4 * theirs + 0.6 * mine) - (1.0 - chance_) * 1.5 * mine)
    return best


@rule
def leader_prior(s, seat, c, x):
    """YY-09 to YY-16 A leader: a needed colour, pagodas to rule over, black tiles to lean on, a revolt to win."""
    here = np.int64(s.leader_at[seat, c])
    own = s.state_of[seat * 5 + c]
    roofs, before = 0.0, 0.0
    for i in range(2):
        if s.pagoda[c, i] != 0:
            roof = (np.int64(s.pagoda[c, i]) - 1) >> 1
            if group_touches(s, roof, x):
                roofs += 1.0
            if has(s.realm[own], roof):
                before += 1.0
    rulers = np.int64(0)
    left = touching(s, x)
    while left != 0:
        rulers |= np.int64(s.rulers[first(left)])
        left &= left - 1
    rival = seat_among(rulers & ~(1 << (seat * 5 + c)), c)
    blacks = float(governors(s, x))
    friends = 0.3 * float(beside(s, x, s.tiles[c])) if c != K else 0.0
    left = min(1.0, 0.2 * turns_left(s))
    if rival >= 0:
        mine = blacks + float(s.hand[seat, K])
        if c != K:
            mine += float(off_board(s, seat, K))
        theirs = float(governors(s, np.int64(s.leader_at[rival, c]) - 1)) + 1.5
        chance_ = odds(mine - theirs)
        p = -1.0 + chance_ * (2.2 * need(s, seat, c) + 1.2 + roofs) - (1.0 - chance_) * 1.2
        return p - (0.8 if here != 0 else 0.0)
    if here != 0:
        return -2.6 + 2.0 * left * (roofs - before) + 0.1 * blacks
    hand = float(min(np.int64(s.hand[seat, c]), 3))
    p = 0.5 + need(s, seat, c) + 0.3 * hand + 0.25 * blacks + 1.6 * roofs + friends
    return -2.0 + (p + 2.0) * left


@rule
def riot_prior(s, seat, x, with_leader):
    """YY-34 A riot that takes a pagoda or a leader from another."""
    p = -2.2
    c = colour_at(s, x)
    if has(s.roofed, x):
        who = ruler_at(s, c, x)
        if who == seat:
            p -= 2.0
        elif who >= 0:
            p += 2.4
    if c == K:
        for d in range(6):
            y = neighbour(s, x, d)
            leader = leader_on(s, y)
            if leader >= 0 and governors(s, y) == 1:
                p += 1.0 if leader // 5 != seat else -2.0
    return p + (0.2 if with_leader else 0.0)


@rule
def pagoda_prior(s, seat, t):
    """YY-29 to YY-33 A pagoda where the own leader of its colour rules, less one where another does."""
    x = t >> 1
    c = colour_at(s, x)
    who = ruler_at(s, c, x)
    if who < 0:
        return -0.5
    value = 0.5 + min(1.0, 0.3 * turns_left(s)) * (0.5 + 2.0 * need(s, who, c))
    standing = 0
    for i in range(2):
        if s.pagoda[c, i] != 0:
            standing += 1
            if who == seat and standing == PAGODAS[c]:
                value -= 0.1
    return value if who == seat else -value


@rule
def hand_prior(s, seat, action, taking):
    """YY-20, YY-35 Colours that an own leader waits for are taken and kept."""
    if action == NONE:
        return -1.0 if taking else 0.3
    value = 0.2 + 0.8 * need(s, seat, action) - 0.35 * float(s.hand[seat, action])
    if s.leader_at[seat, action] == 0:
        value -= 0.5
    if action == Y:
        value += 0.3
    return value if taking else -2.0 * value


@rule
def commit_prior(s, seat, action, attacking):
    """YY-15 As many black tiles as win, and none where nothing helps."""
    n = float((action >> 1) + (action & 1))
    paid = 0.25 * float(action >> 1)
    side = 0 if attacking else 1
    total = float(s.rebel_strength[side]) + n
    other = float(s.rebel_strength[1 - side])
    if attacking:
        return 2.5 * odds(total - other - 1.6) - paid
    return (2.5 if total >= other else 0.0) - paid


@rule
def support_prior(s, seat, action):
    """YY-23 Red tiles for the state in which own leaders fight, as many as win."""
    if action == NO_SUPPORT:
        return 0.0
    i = action >> 4
    n = float(((action & 15) >> 1) + (action & 1))
    most = 0.0
    for other in range(s.warring_n):
        if other != i:
            most = max(most, float(s.strength[other]))
    still_to_come = 0.0 if seat == s.active else 1.0
    margin = float(s.strength[i]) - most - still_to_come + (0.5 if seat == s.active else 0.0)
    value = stake(s, seat, np.int64(s.side[i]))
    for other in range(s.warring_n):
        if other != i:
            value -= 0.5 * stake(s, seat, np.int64(s.side[other]))
    return 2.0 * value * (odds(margin + n) - odds(margin)) - 0.2 * n

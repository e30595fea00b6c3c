"""The rules of Yellow & Yangtze, in the order of the rules page (pages/rules.en.md).

Actions are numbers below ACTIONS. At `main` they are, block by block: a leader of colour c to space x, a tile of
colour c to x, a riot at x (paid BB, paid B+), a pagoda on triangle t (paid GG, paid G+), withdraw c, replace, end.
Spaces and triangles are numbered as in `places`.
"""

from __future__ import annotations

import numpy as np

from ...kernel.bits import clear, common, drop, has, lowest, put, put_all, put_both, without_lowest
from ...kernel.position import chance, happened
from ...kernel.rule import rule
from .deeds import (
    BAG_GAVE_OUT,
    BEGINS,
    BUILD_PAID,
    CHAIN_STOPPED,
    COMMITTED,
    DEALT,
    DREW,
    DREW_ANEW,
    GAINED_BY_PAGODA,
    GAINED_BY_REVOLT,
    GAINED_BY_TILE,
    GAINED_BY_WAR,
    LAID_ASIDE,
    LAST_SOLDIER_WENT,
    LEADER_FELL,
    MARKET_FILLED,
    MARKET_LEFT,
    MARKET_OPENED,
    MARKET_TAKEN,
    MOVED,
    NOBODY_GAINED,
    PAGODA_DECLINED,
    PAGODA_LOST,
    PAGODA_MOVED,
    PAGODA_PUT,
    PAGODA_WANTED,
    PLACED,
    POSITIONED,
    REBEL_RETURNED,
    REMOVED,
    REPLACED,
    REPLACING_BEGAN,
    REVOLT_BEGAN,
    REVOLT_HELD,
    REVOLT_STOOD,
    REVOLT_WON,
    RIOT_PAID,
    SHARED,
    SOLDIER_FELL,
    SOLDIER_REMOVED,
    STOOD_STILL,
    STRANDED,
    SUPPORTED,
    SUPPORTED_NOBODY,
    TIE_DECIDED,
    TILE_RIOTED,
    TRIANGLE_MADE,
    TURN_BEGAN,
    TURN_ENDED,
    WAR_BEGAN,
    WAR_STOOD,
    WAR_TIED,
    WAR_WON,
    WITHDREW,
    WON,
)
from .pieces import HAND, MARKET, MAX_SPACES, NOWHERE, PAGODAS, SHORT_REMOVED, TILES, TO_MARKET, B, G, K, R, Y
from .places import corner, triangle_at, triangle_has

LEADER = 0
TILE = LEADER + 5 * MAX_SPACES
RIOT = TILE + 5 * MAX_SPACES
BUILD = RIOT + 2 * MAX_SPACES
WITHDRAW = BUILD + 4 * MAX_SPACES
REPLACE = WITHDRAW + 5
END = REPLACE + 1
ACTIONS = END + 1
STOP = END  # chain, pagoda: no more
NONE = 5  # market, replace: none (after the five colours)
NO_SUPPORT = 48

# Indices of the decisions, as in FACTS.
MAIN, REPLACING, MARKETING, PAGODA, PAGODA_FROM, CHAIN, ATTACK, DEFENCE, SUPPORT, TIE, LOSSES = (
    np.int64(i) for i in range(11)
)

# By which of six neighbours in a ring are there, as bits: how many runs of them there are.
ARCS = np.array([bin(ring & ~(ring >> 1 | (ring & 1) << 5)).count("1") or int(ring == 63) for ring in range(64)])

TILE_ALONE = np.int64(0)  # linked without a leader
ONE = np.int64(1)


# --- Set-up: YY-01 to YY-04 -----------------------------------------------------------------------------------------


@rule
def setup(s):
    """YY-03 A black tile on each capital, hands and market from the bag, the first player at random."""
    for x in range(s.spaces):
        put(s.empty, x)
    for c in range(5):
        s.bag[c] = TILES[c]
    first = chance(s, np.int64(s.seats))
    happened(s, BEGINS, first)
    for x in range(s.spaces):
        if s.capital[x] != 0:
            s.bag[K] -= 1
            lay(s, K, x)
            link(s, x, TILE_ALONE)
    if s.short:
        remove_unseen(s)
    for seat in range(np.int64(s.seats)):
        draw(s, seat, HAND, DEALT)
    fill_market(s, MARKET, MARKET_OPENED)
    begin_turn(s, first)


@rule
def remove_unseen(s):
    """YY-04 In the short game 24 tiles leave the bag unseen."""
    for _ in range(SHORT_REMOVED):
        s.removed[one_from_bag(s)] += 1
    for c in range(5):
        happened(s, REMOVED, c, np.int64(s.removed[c]))


@rule
def bag_size(s):
    n = 0
    for c in range(5):
        n += s.bag[c]
    return n


@rule
def one_from_bag(s):
    """The colour of a tile drawn at random from a bag that is not empty."""
    left = chance(s, bag_size(s))
    c = 0
    while left >= s.bag[c]:
        left -= s.bag[c]
        c += 1
    s.bag[c] -= 1
    return c


@rule
def draw(s, seat, n, kind):
    """YY-08 A seat draws n tiles, each a deed of this kind; False if the bag gave out, which ends the game."""
    drawn = min(n, bag_size(s))
    for _ in range(drawn):
        c = one_from_bag(s)
        s.hand[seat, c] += 1
        s.drew = 1
        happened(s, kind, seat, c)
    return bag_sufficed(s, seat, drawn, n)


@rule
def fill_market(s, n, kind):
    """YY-03, YY-07 The same for the market."""
    drawn = min(n, bag_size(s))
    for _ in range(drawn):
        c = one_from_bag(s)
        s.market[c] += 1
        s.drew = 1
        happened(s, kind, c)
    return bag_sufficed(s, TO_MARKET, drawn, n)


@rule
def bag_sufficed(s, to, drawn, n):
    """YY-08 Whether all tiles that had to be drawn were there."""
    if drawn < n:
        happened(s, BAG_GAVE_OUT, to, drawn, n - drawn)
    return drawn == n


# --- States: YY-05 --------------------------------------------------------------------------------------------------


@rule
def lay(s, c, x):
    """Put a tile on a space; it is not yet linked."""
    s.tile[x] = c + 1
    drop(s.empty, x)
    put(s.tiled, x)
    if c == K:
        for d in range(6):
            y = s.near[x, d]
            if y != NOWHERE:
                s.black_near[y] += 1
                put(s.court, y)


@rule
def link(s, x, held):
    """YY-05 The piece on x joins the groups around it; `held` is the bit of the leader's colour, 0 for a tile."""
    label = x + 1
    for d in range(6):
        other = np.int64(s.group[s.near[x, d]])
        held |= np.int64(s.held[other])
        if other != 0 and other < label:
            label = other
    for d in range(6):
        old = s.group[s.near[x, d]]
        if old != 0 and old != label:
            s.held[old] = 0
            for z in range(s.spaces):
                if s.group[z] == old:
                    s.group[z] = label
    s.group[x] = label
    s.held[label] = held


@rule
def regroup(s):
    """YY-05 Find all groups anew, after a war."""
    for x in range(s.spaces):
        s.group[x] = 0
        s.held[x + 1] = 0
    for x in range(s.spaces):
        if s.group[x] == 0 and not has(s.empty, x):
            label = x + 1
            held = 0
            s.group[x] = label
            s.queue[0] = x
            n = 1
            while n > 0:
                n -= 1
                y = s.queue[n]
                if s.leader[y] != 0:
                    held |= 1 << ((np.int64(s.leader[y]) - 1) % 5)
                for d in range(6):
                    z = s.near[y, d]
                    if z != NOWHERE and s.group[z] == 0 and not has(s.empty, z):
                        s.group[z] = label
                        s.queue[n] = z
                        n += 1
            s.held[label] = held
    for x in range(s.spaces):
        s.queue[x] = 0


@rule
def unlink(s, p):
    """YY-05 The piece on p has left the board: its group without it, in one part or several."""
    label = np.int64(s.group[p])
    s.group[p] = 0
    s.held[label] = 0
    parts = split_without(s, p)
    if parts == 1 and label == p + 1:
        # The group is named after its first space.
        first = 0
        for x in range(p + 1, s.spaces):
            if s.group[x] == label:
                if first == 0:
                    first = x + 1
                s.group[x] = first
        label = first
    if parts > 1:
        for x in range(s.spaces):
            part = s.scratch[x]
            if part != 0:
                s.scratch[x] = 0
                if s.queue[part] == 0:
                    s.queue[part] = x + 1
                s.group[x] = s.queue[part]
        for part in range(parts):
            s.queue[part + 1] = 0
    for seat in range(s.seats):
        for c in range(5):
            if s.leader_at[seat, c] != 0:
                there = s.group[s.leader_at[seat, c] - 1]
                s.held[there] |= 1 << c


@rule
def owner(s, c, label):
    """The seat whose leader of colour c stands in the state; -1 if none does."""
    if (np.int64(s.held[label]) >> c) & 1:
        for seat in range(s.seats):
            if s.leader_at[seat, c] != 0 and s.group[s.leader_at[seat, c] - 1] == label:
                return seat
    return -1


@rule
def gain(s, seat, c):
    """One point of a colour."""
    s.points[seat, c] += 1


@rule
def use(s, seat, c, n):
    """Tiles leave a hand in the open: to the board or to the discards. YY-38 What was known of the hand shrinks."""
    s.hand[seat, c] -= n
    for _ in range(n):
        if s.taken[seat, c] > 0:
            s.taken[seat, c] -= 1
    forget(s, seat)


@rule
def forget(s, seat):
    """YY-38 Nothing is known any more once every tile taken in the open may have gone unseen."""
    known = 0
    for c in range(5):
        known += s.taken[seat, c]
    if s.doubt[seat] >= known:
        s.doubt[seat] = 0
        for c in range(5):
            s.taken[seat, c] = 0


# --- A turn: YY-06 to YY-08 -----------------------------------------------------------------------------------------


@rule
def begin_turn(s, seat):
    """YY-06 Up to two actions."""
    s.active = seat
    s.actions_left = 2
    s.drew = 0
    happened(s, TURN_BEGAN, seat)
    ask(s, MAIN, seat)


@rule
def ask(s, decision, seat):
    s.decision = decision
    s.seat = seat


@rule
def after_action(s):
    """YY-06 The turn ends by itself after the second action."""
    s.at = 0
    if s.actions_left > 0:
        ask(s, MAIN, np.int64(s.active))
    else:
        end_turn(s)


@rule
def end_turn(s):
    """YY-07 Pagoda points; hands filled up, the active player's first; the market; the next player."""
    income(s)
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        held = 0
        for c in range(5):
            held += s.hand[seat, c]
        if held < HAND and not draw(s, seat, HAND - held, DREW):
            finish(s)
            return
    open_ = 0
    for c in range(5):
        open_ += s.market[c]
    if open_ < MARKET and not fill_market(s, MARKET - open_, MARKET_FILLED):
        finish(s)
        return
    if s.drew:
        s.still = 0
    else:
        s.still += 1
        if s.still >= s.still_turns:  # YY-39
            happened(s, STOOD_STILL, np.int64(s.still))
            finish(s)
            return
    begin_turn(s, (s.active + 1) % s.seats)


# --- Positioning a leader: YY-09 to YY-13 ---------------------------------------------------------------------------


@rule
def legal_leaders(s, seat, mask):
    """YY-09 to YY-12 Every space for every own leader, and the withdrawals."""
    off, whole = 0, 0
    for c in range(5):
        if s.leader_at[seat, c] == 0:
            off |= 1 << c
        else:
            put(mask, WITHDRAW + c)
            if split_without(s, np.int64(s.leader_at[seat, c]) - 1) > 1:
                legal_move(s, c, np.int64(s.leader_at[seat, c]) - 1, mask)
            else:
                whole |= 1 << c
    for w in range(3):
        left = common(s.empty, s.land, s.court, w)
        while left != 0:
            x = (w << 6) + lowest(left)
            left = without_lowest(left)
            if two_states_touch(s, x):
                legal_between(s, seat, x, off, whole, mask)
            else:
                put(s.easy, x)
    for c in range(5):
        if ((off | whole) >> c) & 1:
            put_all(mask, (LEADER + c * MAX_SPACES) >> 6, s.easy)
    clear(s.easy)


@rule
def two_states_touch(s, x):
    """Whether two or more states touch x. It is asked so often that it does without branches."""
    most = 0
    for d in range(6):
        label = np.int64(s.group[s.near[x, d]])
        most = max(most, label * (s.held[label] != 0))
    others = 0
    for d in range(6):
        label = np.int64(s.group[s.near[x, d]])
        others |= label * ((s.held[label] != 0) & (label != most))
    return others != 0


@rule
def legal_between(s, seat, x, off, whole, mask):
    """YY-12 A space that two or three states touch: only leaders that make no pair of one colour.

    Elsewhere a leader is always welcome, also one that is lifted first and leaves its group in one part.
    """
    union, twice = 0, 0
    first, second, third = 0, 0, 0
    for d in range(6):
        label = np.int64(s.group[s.near[x, d]])
        held = np.int64(s.held[label])
        if held != 0 and label != first and label != second and label != third:
            third = second
            second = first
            first = label
            twice |= union & held
            union |= held
    for c in range(5):
        if (off >> c) & 1:
            if twice == 0 and (union >> c) & 1 == 0:
                put(mask, LEADER + c * MAX_SPACES + x)
        elif (whole >> c) & 1:
            p = np.int64(s.leader_at[seat, c]) - 1
            if allowed_lifted(s, x, c, p, np.int64(s.held[s.group[p]]) & ~(1 << c)):
                put(mask, LEADER + c * MAX_SPACES + x)


@rule
def allowed_lifted(s, x, c, p, parts_held):
    """YY-11, YY-12 Whether leader c, lifted from p, may be set on x.

    `parts_held` has five bits for each part into which the leader's group falls without it, numbered in `scratch`.
    """
    mine = s.group[p]
    states, union, twice = 0, 0, 0
    first, second, third = 0, 0, 0
    for d in range(6):
        y = s.near[x, d]
        if y != p:
            label = np.int64(s.group[y])
            if label != 0:
                held = np.int64(s.held[label])
                if label == mine:
                    part = np.int64(s.scratch[y])
                    held = (parts_held >> (5 * part)) & 31
                    label = MAX_SPACES + 1 + part
                if held != 0 and label != first and label != second and label != third:
                    states += 1
                    third = second
                    second = first
                    first = label
                    twice |= union & held
                    union |= held
    return states < 2 or (twice == 0 and (union >> c) & 1 == 0)


@rule
def legal_move(s, c, p, mask):
    """YY-11 A leader whose group falls apart when it is lifted: its old links are gone when the new space is judged."""
    parts_held = leaders_by_part(s, p)
    for w in range(3):
        left = common(s.empty, s.land, s.court, w)
        while left != 0:
            x = (w << 6) + lowest(left)
            left = without_lowest(left)
            if allowed_lifted(s, x, c, p, parts_held):
                put(mask, LEADER + c * MAX_SPACES + x)
    for x in range(s.spaces):
        s.scratch[x] = 0


@rule
def split_without(s, p):
    """How many parts the group of p may fall into without p; the parts are numbered in `scratch` if more than one."""
    ring = 0
    for d in range(6):
        ring |= (s.group[s.near[p, d]] != 0) << d
    arcs = ARCS[ring]
    if arcs < 2:
        return arcs
    # Neighbours in one arc touch each other; two arcs may still be linked farther out.
    parts = 0
    for d in range(6):
        start = s.near[p, d]
        if s.group[start] != 0 and s.scratch[start] == 0:
            parts += 1
            s.scratch[start] = parts
            s.queue[0] = start
            n = 1
            while n > 0:
                n -= 1
                y = s.queue[n]
                for e in range(6):
                    z = s.near[y, e]
                    if z != p and s.group[z] != 0 and s.scratch[z] == 0:
                        s.scratch[z] = parts
                        s.queue[n] = z
                        n += 1
    for x in range(s.spaces):
        s.queue[x] = 0
    if parts < 2:
        for x in range(s.spaces):
            s.scratch[x] = 0
    return parts


@rule
def leaders_by_part(s, p):
    """The leaders' colours in each part of a group without p: five bits a part."""
    held = 0
    for seat in range(s.seats):
        for c in range(5):
            if s.leader_at[seat, c] != 0:
                x = np.int64(s.leader_at[seat, c]) - 1
                if x != p and s.group[x] == s.group[p]:
                    held |= 1 << (5 * np.int64(s.scratch[x]) + c)
    return held


@rule
def position_leader(s, seat, c, x):
    """YY-09 to YY-12 The leader is set; a revolt follows where a leader of its colour rules already."""
    if s.leader_at[seat, c] != 0:
        p = np.int64(s.leader_at[seat, c]) - 1
        lift(s, seat, c)
        unlink(s, p)
        happened(s, MOVED, seat, c, p, x)
    else:
        happened(s, POSITIONED, seat, c, x)
    rival = -1
    for d in range(6):
        if rival < 0:
            rival = owner(s, c, s.group[s.near[x, d]])
    s.leader[x] = seat * 5 + c + 1
    s.leader_at[seat, c] = x + 1
    drop(s.empty, x)
    link(s, x, 1 << c)
    if rival >= 0:
        begin_revolt(s, seat, rival, c)
        return False
    return True


@rule
def lift(s, seat, c):
    """Take a leader off the board; its group is not yet told."""
    x = np.int64(s.leader_at[seat, c]) - 1
    s.leader_at[seat, c] = 0
    s.leader[x] = 0
    put(s.empty, x)


@rule
def withdraw(s, seat, c):
    """YY-09 A leader returns to its player by choice."""
    p = np.int64(s.leader_at[seat, c]) - 1
    lift(s, seat, c)
    unlink(s, p)
    happened(s, WITHDREW, seat, c, p)


@rule
def return_stranded(s, x):
    """YY-13 Leaders next to x that no black tile touches any more return to their players."""
    for d in range(6):
        y = s.near[x, d]
        if s.leader[y] != 0 and s.black_near[y] == 0:
            leader = np.int64(s.leader[y]) - 1
            lift(s, leader // 5, leader % 5)
            unlink(s, np.int64(y))
            happened(s, STRANDED, leader // 5, leader % 5, np.int64(y))


# --- Revolt: YY-14 to YY-16 -----------------------------------------------------------------------------------------


@rule
def begin_revolt(s, attacker, defender, c):
    """YY-14 Each side begins with the black tiles next to its leader."""
    s.rebel[0] = attacker
    s.rebel[1] = defender
    s.rebel_colour = c
    for side in range(2):
        s.rebel_strength[side] = s.black_near[s.leader_at[s.rebel[side], c] - 1]
    happened(s, REVOLT_BEGAN, attacker, defender, c, np.int64(s.leader_at[defender, c]) - 1)
    happened(s, REVOLT_STOOD, np.int64(s.rebel_strength[0]), np.int64(s.rebel_strength[1]))
    ask(s, ATTACK, attacker)


@rule
def legal_commit(s, seat, mask):
    """YY-14 Any number of black tiles, and the black leader if it is off the board."""
    for n in range(s.hand[seat, K] + 1):
        put(mask, 2 * n)
        if s.leader_at[seat, K] == 0:
            put(mask, 2 * n + 1)


@rule
def commit(s, seat, action):
    """YY-15 The attacker commits first, then the defender."""
    n, leader = action >> 1, action & 1
    use(s, seat, K, n)
    s.discards[K] += n
    happened(s, COMMITTED, seat, n, leader)
    if s.decision == ATTACK:
        s.rebel_strength[0] += n + leader
        happened(s, REVOLT_STOOD, np.int64(s.rebel_strength[0]), np.int64(s.rebel_strength[1]))
        ask(s, DEFENCE, np.int64(s.rebel[1]))
        return False
    s.rebel_strength[1] += n + leader
    end_revolt(s)
    return True


@rule
def side_ahead(s):
    """YY-15 The side that wins the revolt as it stands: 0 the attacker, 1 the defender, also in a tie."""
    return 0 if s.rebel_strength[0] > s.rebel_strength[1] else 1


@rule
def end_revolt(s):
    """YY-15, YY-16 Higher strength wins, the defender a tie; the loser's leader returns, the winner gains a point."""
    wins = side_ahead(s)
    c = np.int64(s.rebel_colour)
    winner, loser = np.int64(s.rebel[wins]), np.int64(s.rebel[1 - wins])
    attack, defence = np.int64(s.rebel_strength[0]), np.int64(s.rebel_strength[1])
    happened(s, REVOLT_HELD if wins else REVOLT_WON, winner, loser, attack, defence)
    p = np.int64(s.leader_at[loser, c]) - 1
    lift(s, loser, c)
    unlink(s, p)
    happened(s, REBEL_RETURNED, loser, c, p)
    gain(s, winner, c)
    happened(s, GAINED_BY_REVOLT, winner, c, ONE, np.int64(s.leader_at[winner, c]) - 1)
    s.rebel_colour = 0
    for side in range(2):
        s.rebel[side] = 0
        s.rebel_strength[side] = 0


# --- Placing a tile: YY-17 to YY-21 ---------------------------------------------------------------------------------


@rule
def legal_tiles(s, seat, mask):
    """YY-17 Blue on empty river, the others on empty land."""
    for c in range(5):
        if s.hand[seat, c] > 0:
            start = (TILE + c * MAX_SPACES) >> 6
            if c == B:
                put_both(mask, start, s.empty, s.river)
            else:
                put_both(mask, start, s.empty, s.land)


@rule
def place_tile(s, seat, c, x):
    """YY-17 to YY-19 A tile from the hand: war, or a point and what the colour brings."""
    use(s, seat, c, ONE)
    s.at = x
    lay(s, c, x)
    happened(s, PLACED, seat, c, x)
    find_warring(s, x)
    if s.warring_n > 0:
        begin_war(s)
        return False
    link(s, x, TILE_ALONE)
    score_tile(s, c, x)
    if triangles_made(s, x):
        happened(s, TRIANGLE_MADE, c, x)
        ask(s, PAGODA, np.int64(s.active))
        return False
    return after_crowning(s, False)


@rule
def score_tile(s, c, x):
    """YY-19 A point for the owner of the leader of its colour in the tile's state, or of the black leader there."""
    label = s.group[x]
    seat = owner(s, c, label)
    if seat < 0:
        seat = owner(s, K, label)
    if seat >= 0:
        gain(s, seat, c)
        happened(s, GAINED_BY_TILE, seat, c, ONE, x)
    else:
        happened(s, NOBODY_GAINED, c, x)


@rule
def after_crowning(s, crowned):
    """YY-20, YY-21 After the pagoda, if there was one: a market tile for green, the next blue tile."""
    if s.tile[s.at] == B + 1 and not crowned and chain_open(s):
        ask(s, CHAIN, np.int64(s.active))
        return False
    return not market_open(s)


@rule
def market_open(s):
    """YY-18, YY-20 A green tile, after its pagoda or its war, asks for a market tile, if the market has one."""
    if s.tile[s.at] == G + 1:
        for c in range(5):
            if s.market[c] > 0:
                ask(s, MARKETING, np.int64(s.active))
                return True
    return False


@rule
def chain_open(s):
    """YY-21 The chain is asked about while an empty river space touches the last tile."""
    for d in range(6):
        y = s.near[s.at, d]
        if y != NOWHERE and has(s.empty, y) and has(s.river, y):
            return True
    return False


@rule
def legal_chain(s, seat, mask):
    """YY-21 The next blue tile touches the one before."""
    put(mask, STOP)
    if s.hand[seat, B] > 0:
        for d in range(6):
            y = s.near[s.at, d]
            if y != NOWHERE and has(s.empty, y) and has(s.river, y):
                put(mask, TILE + B * MAX_SPACES + np.int64(y))


@rule
def stop_chain(s, seat):
    """YY-21 No further blue tile."""
    happened(s, CHAIN_STOPPED, seat)
    return True


@rule
def take_from_market(s, seat, c):
    """YY-20 One market tile into the hand, in the open."""
    if c == NONE:
        happened(s, MARKET_LEFT, seat)
    else:
        s.market[c] -= 1
        s.hand[seat, c] += 1
        s.taken[seat, c] += 1
        happened(s, MARKET_TAKEN, seat, c)


# --- War: YY-22 to YY-28 --------------------------------------------------------------------------------------------


@rule
def find_warring(s, x):
    """YY-22 The states that touch x and hold a leader whose colour another of them holds too; none: no war."""
    if not two_states_touch(s, x):
        return
    once, twice = 0, 0
    n = 0
    for d in range(6):
        label = s.group[s.near[x, d]]
        if s.held[label] != 0:
            known = False
            for i in range(n):
                known = known or s.warring[i] == label
            if not known:
                # Neighbours of x that touch each other are linked: at most three groups meet at a space.
                s.warring[n] = label
                n += 1
                held = np.int64(s.held[label])
                twice |= once & held
                once |= held
    kept = 0
    for i in range(n):
        label = s.warring[i]
        s.warring[i] = 0
        if np.int64(s.held[label]) & twice:
            # Kept in map order.
            j = kept
            while j > 0 and s.warring[j - 1] > label:
                s.warring[j] = s.warring[j - 1]
                j -= 1
            s.warring[j] = label
            kept += 1
    s.warring_n = kept
    s.conflict = twice


@rule
def begin_war(s):
    """YY-23 Strength: the red tiles in the state. Support is asked from the left of the active player on."""
    for i in range(s.warring_n):
        s.strength[i] = soldiers(s, np.int64(s.warring[i]))
    happened(s, WAR_BEGAN, np.int64(s.at))
    note_strengths(s)
    ask(s, SUPPORT, (s.active + 1) % s.seats)


@rule
def soldiers(s, label):
    """YY-23, YY-27 The red tiles in a state."""
    n = 0
    for x in range(s.spaces):
        n += (s.tile[x] == R + 1) & (s.group[x] == label)
    return n


@rule
def note_strengths(s):
    """YY-23 How the war stands, state by state."""
    if len(s.deeds) > 0:
        for i in range(s.warring_n):
            happened(s, WAR_STOOD, np.int64(s.warring[i]) - 1, np.int64(s.strength[i]))


@rule
def legal_support(s, seat, mask):
    """YY-23 One warring state, any number of red tiles, and the red leader if it is off the board."""
    put(mask, NO_SUPPORT)
    for i in range(s.warring_n):
        for n in range(s.hand[seat, R] + 1):
            if n > 0:
                put(mask, 16 * i + 2 * n)
            if s.leader_at[seat, R] == 0:
                put(mask, 16 * i + 2 * n + 1)


@rule
def support(s, seat, action):
    """YY-23 Red tiles are committed in the open; the active player speaks last."""
    s.backed[seat] = action + 1
    if action == NO_SUPPORT:
        happened(s, SUPPORTED_NOBODY, seat)
    else:
        i, n, leader = action >> 4, (action & 15) >> 1, action & 1
        use(s, seat, R, n)
        s.discards[R] += n
        s.strength[i] += n + leader
        happened(s, SUPPORTED, seat, np.int64(s.warring[i]) - 1, n, leader)
    if seat == s.active:
        return end_support(s)
    note_strengths(s)
    ask(s, SUPPORT, (seat + 1) % s.seats)
    return False


@rule
def support_of(s, i):
    """YY-23, YY-27 What was committed to a warring state: tiles, and 1 for each leader."""
    n = 0
    for seat in range(s.seats):
        backed = np.int64(s.backed[seat]) - 1
        if backed >> 4 == i:
            n += ((backed & 15) >> 1) + (backed & 1)
    return n


@rule
def strongest(s):
    """YY-24 The highest strength in the war."""
    n = 0
    for i in range(s.warring_n):
        n = max(n, np.int64(s.strength[i]))
    return n


@rule
def end_support(s):
    """YY-24 The highest strength wins; in a tie the active player says which."""
    best = strongest(s)
    tied = 0
    for i in range(s.warring_n):
        if s.strength[i] == best:
            tied += 1
            s.winner = i
    if tied > 1:
        s.winner = 0
        happened(s, WAR_TIED, best)
        ask(s, TIE, np.int64(s.active))
        return False
    return end_war(s, np.int64(s.winner))


@rule
def legal_winners(s, mask):
    """YY-24 The tied states."""
    best = strongest(s)
    for i in range(s.warring_n):
        if s.strength[i] == best:
            put(mask, i)


@rule
def end_war(s, winner):
    """YY-25 to YY-27 The losers lose their leaders in conflict and their red tiles; the winner pays the quota."""
    s.winner = winner
    won = np.int64(s.warring[winner])
    quota = 0
    for i in range(s.warring_n):
        if i != winner:
            quota = max(quota, np.int64(s.strength[i]))
    happened(s, WAR_WON, won - 1, np.int64(s.strength[winner]), quota)
    for i in range(s.warring_n):
        if i != winner:
            lose(s, np.int64(s.warring[i]), won)
    s.quota = max(0, quota - support_of(s, winner))
    return pay_quota(s)


@rule
def lose(s, lost, won):
    """YY-25, YY-26 A losing state: leaders in conflict return, for a point each, and its red tiles are discarded."""
    for seat in range(s.seats):
        for c in range(5):
            if (np.int64(s.conflict) >> c) & 1 and s.leader_at[seat, c] != 0:
                x = np.int64(s.leader_at[seat, c]) - 1
                if s.group[x] == lost:
                    lift(s, seat, c)
                    s.group[x] = 0
                    happened(s, LEADER_FELL, seat, c, x)
                    victor = owner(s, c, won)
                    if victor >= 0:
                        gain(s, victor, c)
                        happened(s, GAINED_BY_WAR, victor, c, ONE, x)
    for x in range(s.spaces):
        if s.group[x] == lost and s.tile[x] == R + 1:
            happened(s, SOLDIER_FELL, x)
            take_off(s, x)
            s.group[x] = 0


@rule
def take_off(s, x):
    """YY-28 A tile leaves the board; a pagoda that stood on it returns beside the board."""
    c = np.int64(s.tile[x]) - 1
    s.tile[x] = 0
    s.discards[c] += 1
    drop(s.tiled, x)
    put(s.empty, x)
    if c == K:
        for d in range(6):
            y = s.near[x, d]
            if y != NOWHERE:
                s.black_near[y] -= 1
                if s.black_near[y] == 0:
                    drop(s.court, y)
    if s.roofed[x]:
        for i in range(2):
            if s.pagoda[c, i] != 0 and triangle_has(s, np.int64(s.pagoda[c, i]) - 1, x):
                happened(s, PAGODA_LOST, c, np.int64(s.pagoda[c, i]) - 1)
                take_pagoda(s, c, np.int64(s.pagoda[c, i]) - 1)
                break


@rule
def legal_losses(s, mask):
    """YY-27 Red tiles of the winning state."""
    won = s.warring[s.winner]
    for x in range(s.spaces):
        if s.tile[x] == R + 1 and s.group[x] == won:
            put(mask, x)


@rule
def pay_quota(s):
    """YY-27 The active player removes red tiles one by one; the only one left goes by itself. Then the war is over."""
    won = np.int64(s.warring[s.winner])
    if s.quota > 0 and soldiers(s, won) > 1:
        ask(s, LOSSES, np.int64(s.active))
        return False
    if s.quota > 0:
        for x in range(s.spaces):
            if s.tile[x] == R + 1 and s.group[x] == won:
                happened(s, LAST_SOLDIER_WENT, x)
                take_off(s, x)
                s.group[x] = 0
    s.quota = 0
    s.winner = 0
    s.conflict = 0
    s.warring_n = 0
    for i in range(3):
        s.warring[i] = 0
        s.strength[i] = 0
    for seat in range(s.seats):
        s.backed[seat] = 0
    regroup(s)
    return not market_open(s)


@rule
def remove_red(s, x):
    """YY-27 One red tile of the winning state."""
    happened(s, SOLDIER_REMOVED, np.int64(s.active), x)
    take_off(s, x)
    s.group[x] = 0
    s.quota -= 1
    return pay_quota(s)


# --- Pagodas: YY-29 to YY-33 ----------------------------------------------------------------------------------------


@rule
def triangles_made(s, x):
    """YY-29 The free triangles of x as bits: bit d for the one with the neighbours in the directions d and d+1."""
    alike = 0
    for d in range(6):
        y = s.near[x, d]
        alike |= ((s.tile[y] == s.tile[x]) & (s.roofed[y] == 0)) << d
    return 0 if s.roofed[x] else alike & (alike >> 1 | alike << 5) & 63


@rule
def legal_pagoda(s, mask):
    """YY-29 One of the triangles that the placed tile made, or none."""
    put(mask, STOP)
    x = np.int64(s.at)
    made = triangles_made(s, x)
    for d in range(6):
        if (made >> d) & 1:
            put(mask, BUILD + triangle_at(s, x, d))


@rule
def crown(s, t):
    """YY-30 A pagoda comes from beside the board, or else one of its colour is moved: the player's choice which."""
    c = np.int64(s.tile[t >> 1]) - 1
    standing = 0
    for i in range(2):
        if s.pagoda[c, i] != 0:
            standing += 1
    if standing < PAGODAS[c]:
        put_pagoda(s, c, t)
        happened(s, PAGODA_PUT, np.int64(s.active), c, t)
        return after_pagoda(s)
    if standing == 1:
        return move_pagoda(s, np.int64(s.pagoda[c, 0]) - 1, t)
    happened(s, PAGODA_WANTED, np.int64(s.active), c, t)
    s.triangle = t + 1
    ask(s, PAGODA_FROM, np.int64(s.active))
    return False


@rule
def decline_pagoda(s, seat):
    """YY-29 No pagoda."""
    happened(s, PAGODA_DECLINED, seat)
    return after_crowning(s, False)


@rule
def move_pagoda(s, t, to):
    """YY-30 A pagoda is moved from one triangle to another."""
    s.triangle = 0
    c = np.int64(s.tile[to >> 1]) - 1
    take_pagoda(s, c, t)
    put_pagoda(s, c, to)
    happened(s, PAGODA_MOVED, np.int64(s.active), c, t, to)
    return after_pagoda(s)


@rule
def after_pagoda(s):
    """YY-21, YY-33 A pagoda that was built is an action of its own; after another one the placed tile goes on."""
    if s.building:
        s.building = 0
        return True
    return after_crowning(s, True)


@rule
def put_pagoda(s, c, t):
    """The pagodas of a colour are kept in map order."""
    if s.pagoda[c, 0] == 0:
        s.pagoda[c, 0] = t + 1
    elif np.int64(s.pagoda[c, 0]) < t + 1:
        s.pagoda[c, 1] = t + 1
    else:
        s.pagoda[c, 1] = s.pagoda[c, 0]
        s.pagoda[c, 0] = t + 1
    for i in range(3):
        s.roofed[corner(s, t, i)] = 1


@rule
def take_pagoda(s, c, t):
    if s.pagoda[c, 0] == t + 1:
        s.pagoda[c, 0] = s.pagoda[c, 1]
    s.pagoda[c, 1] = 0
    for i in range(3):
        s.roofed[corner(s, t, i)] = 0


@rule
def legal_pagoda_from(s, mask):
    """YY-30 The pagodas of the colour on the board."""
    c = np.int64(s.tile[(np.int64(s.triangle) - 1) >> 1]) - 1
    for i in range(2):
        put(mask, BUILD + np.int64(s.pagoda[c, i]) - 1)


@rule
def income(s):
    """YY-31 Each own leader gains a point of its colour per pagoda of its colour in its state."""
    for c in range(5):
        at = s.leader_at[s.active, c]
        if at != 0:
            for i in range(2):
                t = np.int64(s.pagoda[c, i]) - 1
                if t >= 0 and s.group[t >> 1] == s.group[at - 1]:
                    gain(s, np.int64(s.active), c)
                    happened(s, GAINED_BY_PAGODA, np.int64(s.active), c, ONE, t)


@rule
def pays_two(s, seat, c):
    """YY-33, YY-34 Whether the seat can pay with two tiles of the colour."""
    return s.hand[seat, c] >= 2


@rule
def pays_one(s, seat, c):
    """YY-33, YY-34 Whether one tile is enough: the own leader of the colour is off the board."""
    return s.hand[seat, c] >= 1 and s.leader_at[seat, c] == 0


@rule
def legal_builds(s, seat, mask):
    """YY-33 Any triangle free of pagodas, for two green tiles, or one with the green leader off the board."""
    two, one = pays_two(s, seat, G), pays_one(s, seat, G)
    if two or one:
        for w in range(3):
            left = s.tiled[w]
            while left != 0:
                x = (w << 6) + lowest(left)
                left = without_lowest(left)
                made = triangles_made(s, x)
                for k in range(2):
                    if (made >> k) & 1:
                        t = triangle_at(s, x, k)
                        if two:
                            put(mask, BUILD + t)
                        if one:
                            put(mask, BUILD + 2 * MAX_SPACES + t)


@rule
def build(s, seat, t, with_leader):
    """YY-33 Pay and put the pagoda."""
    n = 1 if with_leader else 2
    use(s, seat, G, n)
    s.discards[G] += n
    happened(s, BUILD_PAID, seat, n, np.int64(with_leader), t)
    s.building = 1
    return crown(s, t)


# --- Riot and replacing: YY-34 to YY-36 -----------------------------------------------------------------------------


@rule
def legal_riots(s, seat, mask):
    """YY-34 Any tile, for two blue tiles, or one with the blue leader off the board."""
    if pays_two(s, seat, B):
        put_all(mask, RIOT >> 6, s.tiled)
    if pays_one(s, seat, B):
        put_all(mask, (RIOT + MAX_SPACES) >> 6, s.tiled)


@rule
def riot(s, seat, x, with_leader):
    """YY-34 Pay and remove the tile; leaders left without a black tile return (YY-13)."""
    n = 1 if with_leader else 2
    use(s, seat, B, n)
    s.discards[B] += n
    happened(s, RIOT_PAID, seat, n, np.int64(with_leader), x)
    was_black = s.tile[x] == K + 1
    happened(s, TILE_RIOTED, seat, np.int64(s.tile[x]) - 1, x)
    take_off(s, x)
    unlink(s, x)
    if was_black:
        return_stranded(s, x)


@rule
def legal_discards(s, seat, mask):
    """YY-35 Any tile of the hand; enough after at least one."""
    for c in range(5):
        if s.hand[seat, c] > 0:
            put(mask, c)
    if s.discarded > 0:
        put(mask, NONE)


@rule
def discard(s, seat, c):
    """YY-35, YY-36 A tile is discarded unseen. YY-38 The others can't know whether it was one they saw being taken."""
    s.hand[seat, c] -= 1
    s.unseen[seat, c] += 1
    s.discarded += 1
    s.doubt[seat] += 1
    happened(s, LAID_ASIDE, seat, c)
    forget(s, seat)


@rule
def end_replacing(s, seat):
    """YY-35 As many tiles are drawn as were discarded."""
    n = np.int64(s.discarded)
    s.discarded = 0
    happened(s, REPLACED, seat, n)
    if draw(s, seat, n, DREW_ANEW):
        return True
    finish(s)
    return False


# --- The end: YY-37 -------------------------------------------------------------------------------------------------


@rule
def ranked(s, seat, place):
    """YY-37 The place-th lowest of the four colours, yellow points added to the lowest one by one."""
    a, b = np.int64(s.points[seat, K]), np.int64(s.points[seat, R])
    c, d = np.int64(s.points[seat, B]), np.int64(s.points[seat, G])
    if a > b:
        a, b = b, a
    if c > d:
        c, d = d, c
    if a > c:
        a, c = c, a
    if b > d:
        b, d = d, b
    if b > c:
        b, c = c, b
    left = np.int64(s.points[seat, Y])
    while left > 0:
        left -= 1
        a += 1
        # Keep the order: a point more can lift the lowest past the others only by one step.
        if a > b:
            a, b = b, a
            if b > c:
                b, c = c, b
                if c > d:
                    c, d = d, c
    if place == 0:
        return a
    if place == 1:
        return b
    if place == 2:
        return c
    return d


@rule
def compare(s, one, other):
    """YY-37 Positive if `one` is ahead, negative if behind, 0 for a shared victory."""
    for place in range(4):
        difference = ranked(s, one, place) - ranked(s, other, place)
        if difference != 0:
            return difference
    return 0


@rule
def finish(s):
    """YY-08, YY-37 The game is over."""
    s.over = 1
    best = 0
    for seat in range(s.seats):
        s.score[seat] = ranked(s, seat, 0)
        if compare(s, seat, best) > 0:
            best = seat
    winners = 0
    for seat in range(s.seats):
        if compare(s, seat, best) == 0:
            winners |= 1 << seat
    s.winners = winners
    for seat in range(s.seats):
        if winners == 1 << seat:
            happened(s, WON, seat, np.int64(s.score[seat]))
        elif (winners >> seat) & 1:
            happened(s, SHARED, seat, np.int64(s.score[seat]))


# --- The verbs ------------------------------------------------------------------------------------------------------


@rule
def actors(s):
    return 0 if s.over else 1 << np.int64(s.seat)


@rule
def legal(s, seat, mask):
    if s.decision == MAIN:
        put(mask, END)
        legal_leaders(s, seat, mask)
        legal_tiles(s, seat, mask)
        legal_riots(s, seat, mask)
        legal_builds(s, seat, mask)
        for c in range(5):
            if s.hand[seat, c] > 0:
                put(mask, REPLACE)
    elif s.decision == REPLACING:
        legal_discards(s, seat, mask)
    elif s.decision == MARKETING:
        put(mask, NONE)
        for c in range(5):
            if s.market[c] > 0:
                put(mask, c)
    elif s.decision == PAGODA:
        legal_pagoda(s, mask)
    elif s.decision == PAGODA_FROM:
        legal_pagoda_from(s, mask)
    elif s.decision == CHAIN:
        legal_chain(s, seat, mask)
    elif s.decision == ATTACK or s.decision == DEFENCE:
        legal_commit(s, seat, mask)
    elif s.decision == SUPPORT:
        legal_support(s, seat, mask)
    elif s.decision == TIE:
        legal_winners(s, mask)
    else:
        legal_losses(s, mask)


@rule
def act(s, seat, action):
    """YY-06 One action of the turn; whether it is complete."""
    s.actions_left -= 1
    if action < TILE:
        return position_leader(s, seat, action // MAX_SPACES, action % MAX_SPACES)
    if action < RIOT:
        return place_tile(s, seat, (action - TILE) // MAX_SPACES, (action - TILE) % MAX_SPACES)
    if action < BUILD:
        riot(s, seat, (action - RIOT) % MAX_SPACES, action - RIOT >= MAX_SPACES)
        return True
    if action < WITHDRAW:
        return build(s, seat, (action - BUILD) % (2 * MAX_SPACES), action - BUILD >= 2 * MAX_SPACES)
    if action < REPLACE:
        withdraw(s, seat, action - WITHDRAW)
        return True
    happened(s, REPLACING_BEGAN, seat)
    ask(s, REPLACING, seat)
    return False


@rule
def answer(s, seat, action):
    """A further decision within an action; whether the action is complete now."""
    if s.decision == REPLACING:
        if action == NONE:
            return end_replacing(s, seat)
        discard(s, seat, action)
        return False
    if s.decision == MARKETING:
        take_from_market(s, seat, action)
        return True
    if s.decision == PAGODA:
        return decline_pagoda(s, seat) if action == STOP else crown(s, action - BUILD)
    if s.decision == PAGODA_FROM:
        return move_pagoda(s, action - BUILD, np.int64(s.triangle) - 1)
    if s.decision == CHAIN:
        return stop_chain(s, seat) if action == STOP else place_tile(s, seat, B, action - TILE - B * MAX_SPACES)
    if s.decision == ATTACK or s.decision == DEFENCE:
        return commit(s, seat, action)
    if s.decision == SUPPORT:
        return support(s, seat, action)
    if s.decision == TIE:
        happened(s, TIE_DECIDED, seat, np.int64(s.warring[action]) - 1)
        return end_war(s, action)
    return remove_red(s, action)


@rule
def apply(s, seat, action):
    if s.decision == MAIN and action == END:
        s.actions_left = 0
        happened(s, TURN_ENDED, seat)
        end_turn(s)
    elif act(s, seat, action) if s.decision == MAIN else answer(s, seat, action):
        after_action(s)


@rule
def resample(s, seat):
    """YY-38 Deal anew what the seat can't know: other hands, their unseen discards, the removed tiles, the bag.

    Tiles taken from the market in the open stay with their owner, but for those that may have been discarded unseen.
    After the end the hands are open, and nothing is dealt anew.
    """
    if s.over:
        return
    for other in range(s.seats):
        if other != seat:
            for c in range(5):
                s.bag[c] += s.hand[other, c] + s.unseen[other, c]
    for c in range(5):
        s.bag[c] += s.removed[c]
    for other in range(s.seats):
        if other != seat:
            resample_known(s, other)
    # What is known is out of the bag now; the rest of every hidden pile is drawn from what is left.
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.queue[2 * other]):
                s.hand[other, one_from_bag(s)] += 1
            for _ in range(s.queue[2 * other + 1]):
                s.unseen[other, one_from_bag(s)] += 1
        s.queue[2 * other] = 0
        s.queue[2 * other + 1] = 0
    removed = 0
    for c in range(5):
        removed += s.removed[c]
        s.removed[c] = 0
    for _ in range(removed):
        s.removed[one_from_bag(s)] += 1


@rule
def resample_known(s, other):
    """YY-38 Known tiles go to the hand or, up to the doubt, to the unseen discards; `queue`: what is drawn."""
    # `taken` counts by colour the tiles seen going to this hand and not seen leaving it, `doubt` the tiles discarded
    # unseen meanwhile, each of which may have been one of them. At every moment, and in every world dealt here:
    # - taken[c] <= hand[c] + unseen[c], and all taken[c] - hand[c] above 0 together are at most the doubt: what is
    #   missing from the hand was discarded unseen. So known - hand <= doubt, and the bag holds what is taken from it.
    # - doubt <= unseen, for each doubt was such a discard; and doubt < known, or both are 0 (`forget`).
    # So of the known tiles at least known - hand are gone (the hand can't hold more), and at most the doubt. Nobody
    # knows how players choose what they discard: every number in between is as likely as another, and every tile.
    hand, unseen, known = 0, 0, 0
    for c in range(5):
        hand += np.int64(s.hand[other, c])
        unseen += np.int64(s.unseen[other, c])
        known += np.int64(s.taken[other, c])
        s.hand[other, c] = s.taken[other, c]
        s.unseen[other, c] = 0
        s.bag[c] -= s.taken[other, c]
    least = max(0, known - hand)
    gone = least + chance(s, np.int64(s.doubt[other]) + 1 - least)
    for i in range(gone):
        left = chance(s, known - i)
        c = 0
        while left >= s.hand[other, c]:
            left -= s.hand[other, c]
            c += 1
        s.hand[other, c] -= 1
        s.unseen[other, c] += 1
    s.queue[2 * other] = hand - (known - gone)
    s.queue[2 * other + 1] = unseen - gone

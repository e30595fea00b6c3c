"""The rules of Yellow & Yangtze, in the order of the rules page (pages/rules.en.md).

Actions are numbers below ACTIONS. At `main` they are, block by block: a leader of colour c to space x, a tile of
colour c to x, a riot at x (paid BB, paid B+), a pagoda on triangle t (paid GG, paid G+), withdraw c, replace, end.
Spaces and triangles are numbered as in `places`.
"""

from __future__ import annotations

import numpy as np

from ...kernel.bits import (
    ZERO,
    clear,
    count,
    drop,
    first,
    has,
    least,
    put,
    single,
    size,
    without_least,
)
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
from .pieces import (
    HAND,
    LEADERS,
    MARKET,
    MAX_SPACES,
    NOWHERE,
    PAGODAS,
    SHORT_REMOVED,
    TILES,
    TO_MARKET,
    WORDS,
    B,
    G,
    K,
    R,
    Y,
)
from .places import (
    SE,
    SW,
    E,
    around,
    beside,
    corner,
    linked,
    linked_from,
    neighbour,
    triangle_at,
    triangle_has,
    with_neighbour,
)

# Typed, so that no rule is compiled once per constant.
TILE = np.int64(5 * MAX_SPACES)
RIOT = TILE + 5 * MAX_SPACES
BUILD = RIOT + 2 * MAX_SPACES
WITHDRAW = BUILD + 4 * MAX_SPACES
REPLACE = WITHDRAW + 5
END = REPLACE + 1
ACTIONS = END + 1
STOP = END  # chain, pagoda: no more
NONE = np.int64(5)  # market, replace: none (after the five colours)
NO_SUPPORT = np.int64(48)

# Indices of the decisions, as in FACTS.
MAIN, REPLACING, MARKETING, PAGODA, PAGODA_FROM, CHAIN, ATTACK, DEFENCE, SUPPORT, TIE, LOSSES = (
    np.int64(i) for i in range(11)
)

# What an action or an answer comes to. A choice is asked, or the game is over; the action is complete; states must be
# found anew first, because pieces left, a leader was set, a tile was laid without war, or a war is over; in a war: the
# winner is known, a part of the quota is paid.
ASKED, DONE, LEFT, SET, LAID, FOUGHT, DECIDED, PAYING = (np.int64(i) for i in range(8))

COLUMN = np.int64(0b00001_00001_00001_00001)  # the black leaders of all seats, as bits
ONE = np.int64(1)


# --- Set-up: YY-01 to YY-04 -----------------------------------------------------------------------------------------


@rule
def setup(s):
    """YY-03 A black tile on each capital, hands and market from the bag, the first player at random."""
    for c in range(5):
        s.bag[c] = TILES[c]
    first_player = chance(s, np.int64(s.seats))
    happened(s, BEGINS, first_player)
    for w in range(WORDS):
        s.tiles[K, w] = s.capital[w]
        s.empty[w] = s.board[w] & ~s.capital[w]
    s.bag[K] -= count(s.capital)
    find_court(s)
    if s.short:
        remove_unseen(s)
    for seat in range(np.int64(s.seats)):
        draw(s, seat, HAND, DEALT)
    fill_market(s, MARKET, MARKET_OPENED)
    begin_turn(s, first_player)


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
    c, before = 0, 0
    for i in range(4):
        before += np.int64(s.bag[i])
        c += np.int64(left >= before)  # no branch: it could not be foreseen
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
    """Put a tile on a space; the states are not yet told."""
    put(s.tiles[c], x)
    drop(s.empty, x)
    if c == K:
        find_court(s)


@rule
def find_court(s):
    """YY-10 Where leaders may stand, land or not, empty or not."""
    s.court[0], s.court[1], s.court[2] = around(s, s.tiles[K, 0], s.tiles[K, 1], s.tiles[K, 2])


@rule
def stand(s, seat, c, x):
    """Put a leader on a space; the states are not yet told, but for the one that has or will have its number."""
    leader = seat * 5 + c
    s.leader_at[seat, c] = x + 1
    drop(s.empty, x)
    put(s.realm[leader + 1], x)
    put(s.reach[leader + 1], x)
    s.rulers[leader + 1] |= 1 << leader
    s.states |= 2 << leader


@rule
def lift(s, seat, c):
    """Take a leader off the board; its state is not yet told otherwise."""
    leader = seat * 5 + c
    x = np.int64(s.leader_at[seat, c]) - 1
    state = s.state_of[leader]
    s.rulers[state] = np.int64(s.rulers[state]) & ~(1 << leader)
    s.state_of[leader] = 0
    s.leader_at[seat, c] = 0
    put(s.empty, x)
    put(s.gone, x)


@rule
def space_of(s, leader):
    """The space on which a leader of this number stands."""
    return np.int64(s.leader_at[leader // 5, leader % 5]) - 1


@rule
def mend(s, x):
    """YY-05 Find the states anew that lost pieces or that the piece on x joins; the state of x, 0 if it is in none.

    NOWHERE for x: no piece came.
    """
    xa, xb, xc = single(x)
    ga, gb, gc = s.gone[0], s.gone[1], s.gone[2]
    whole = (ga | gb | gc) == ZERO
    a, b, c = xa, xb, xc
    loose = 0
    left = np.int64(s.states)
    while left != 0:
        n = first(left)
        left &= left - 1
        touched = (s.reach[n, 0] & xa) | (s.reach[n, 1] & xb) | (s.reach[n, 2] & xc)
        if (touched | (s.realm[n, 0] & ga) | (s.realm[n, 1] & gb) | (s.realm[n, 2] & gc)) != ZERO:
            loose |= np.int64(s.rulers[n])
            a, b, c = a | s.realm[n, 0], b | s.realm[n, 1], c | s.realm[n, 2]
            s.states = np.int64(s.states) & ~(1 << n)
            s.rulers[n] = 0
            clear(s.realm[n])
            clear(s.reach[n])
    clear(s.gone)
    state = 0
    while loose != 0:
        n = first(loose) + 1
        if not whole:
            a, b, c = single(space_of(s, n - 1))
        a, b, c = linked(s, a, b, c, s.board[0] & ~s.empty[0], s.board[1] & ~s.empty[1], s.board[2] & ~s.empty[2])
        s.realm[n, 0], s.realm[n, 1], s.realm[n, 2] = a, b, c
        s.reach[n, 0], s.reach[n, 1], s.reach[n, 2] = around(s, a, b, c)
        if ((a & xa) | (b & xb) | (c & xc)) != ZERO:
            state = n
        left = loose
        while left != 0:
            leader = first(left)
            left &= left - 1
            if has(s.realm[n], space_of(s, leader)):
                loose &= ~(1 << leader)
                s.rulers[n] |= 1 << leader
                s.state_of[leader] = n
        s.states |= 1 << n
    return state


@rule
def touching(s, x):
    """The states that hold or touch a space, as bits."""
    touched = 0
    left = np.int64(s.states)
    while left != 0:
        n = first(left)
        left &= left - 1
        touched |= np.int64(has(s.reach[n], x)) << n
    return touched


@rule
def state_at(s, x):
    """The state that holds a space; 0 if none does."""
    left = np.int64(s.states)
    while left != 0:
        n = first(left)
        left &= left - 1
        if has(s.realm[n], x):
            return n
    return 0


@rule
def colours(rulers):
    """The colours of leaders, as bits."""
    return (rulers | rulers >> 5 | rulers >> 10 | rulers >> 15) & 31


@rule
def owner(s, c, state):
    """The seat whose leader of colour c stands in the state; -1 if none does."""
    return seat_among(np.int64(s.rulers[state]), c)


@rule
def seat_among(leaders, c):
    """The seat of the first leader of colour c among leaders as bits; -1 if there is none."""
    leaders &= COLUMN << c
    return first(leaders) // 5 if leaders != 0 else -1


@rule
def colour_at(s, x):
    """The colour of the tile on x; -1 if there is none."""
    for c in range(5):
        if has(s.tiles[c], x):
            return c
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
    if filled_up(s) and not stands_still(s):
        begin_turn(s, (s.active + 1) % s.seats)
    else:
        s.over = 1


@rule
def filled_up(s):
    """YY-07 Hands and market are filled up; False if the bag gave out."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        held = 0
        for c in range(5):
            held += s.hand[seat, c]
        if held < HAND and not draw(s, seat, HAND - held, DREW):
            return False
    open_ = 0
    for c in range(5):
        open_ += s.market[c]
    return open_ == MARKET or fill_market(s, MARKET - open_, MARKET_FILLED)


@rule
def stands_still(s):
    """YY-39 Whether nothing was drawn for too many turns."""
    if s.drew:
        s.still = 0
        return False
    s.still += 1
    if s.still < s.still_turns:
        return False
    happened(s, STOOD_STILL, np.int64(s.still))
    return True


# --- Positioning a leader: YY-09 to YY-13 ---------------------------------------------------------------------------


@rule
def legal_leaders(s, seat, mask):
    """YY-09 to YY-12 Every space for every own leader, and the withdrawals."""
    fa, fb, fc = free_court(s)
    ma, mb, mc, ta, tb, tc = meetings(s, fa, fb, fc)
    met = (ma | mb | mc) != ZERO
    own = 0
    for c in range(5):
        own |= np.int64(s.state_of[seat * 5 + c] != 0) << c
    mask[WITHDRAW >> 6] |= np.uint64(own)
    for w in range(WORDS):
        meet, free = (ma, fa) if w == 0 else (mb, fb) if w == 1 else (mc, fc)
        one, two = pairs(s, w) if met else (ZERO, ZERO)
        for c in range(5):
            mask[WORDS * c + w] |= free & ~united(s, c, w, s.state_of[seat * 5 + c], meet, one, two)
    while own != 0:
        c = first(own)
        own &= own - 1
        da, db, dc, simple = left_alone(s, seat, c, met, ma, mb, mc)
        if simple and ((da & ta) | (db & tb) | (dc & tc)) == ZERO:
            mask[WORDS * c] |= fa & da
            mask[WORDS * c + 1] |= fb & db
            mask[WORDS * c + 2] |= fc & dc
        else:
            xa, xb, xc = united_without(s, seat, c)
            mask[WORDS * c], mask[WORDS * c + 1], mask[WORDS * c + 2] = fa & ~xa, fb & ~xb, fc & ~xc


@rule
def free_court(s):
    """YY-10 Empty land next to a black tile."""
    return (
        s.court[0] & s.empty[0] & ~s.river[0],
        s.court[1] & s.empty[1] & ~s.river[1],
        s.court[2] & s.empty[2] & ~s.river[2],
    )


@rule
def meetings(s, fa, fb, fc):
    """The spaces of a set that two states touch, and those that three do."""
    a, b, c = ZERO, ZERO, ZERO
    ma, mb, mc = ZERO, ZERO, ZERO
    ta, tb, tc = ZERO, ZERO, ZERO
    left = np.int64(s.states)
    while left != 0:
        n = first(left)
        left &= left - 1
        ra, rb, rc = s.reach[n, 0] & fa, s.reach[n, 1] & fb, s.reach[n, 2] & fc
        ta, tb, tc = ta | (ma & ra), tb | (mb & rb), tc | (mc & rc)
        ma, mb, mc = ma | (a & ra), mb | (b & rb), mc | (c & rc)
        a, b, c = a | ra, b | rb, c | rc
    return ma, mb, mc, ta, tb, tc


@rule
def touched_by_colour(s, c, w):
    """The spaces that states with a leader of colour c touch: one or more, two or more, three or more (word w)."""
    r = s.reach[s.state_of[c], w]
    once = r
    r = s.reach[s.state_of[5 + c], w]
    twice = once & r
    once |= r
    r = s.reach[s.state_of[10 + c], w]
    thrice = twice & r
    twice |= once & r
    once |= r
    r = s.reach[s.state_of[15 + c], w]
    thrice |= twice & r
    twice |= once & r
    once |= r
    return once, twice, thrice


@rule
def pairs(s, w):
    """The spaces where states with leaders of one colour meet, and those where they do so in two colours (word w)."""
    one, two = ZERO, ZERO
    for c in range(5):
        _, twice, _ = touched_by_colour(s, c, w)
        two |= one & twice
        one |= twice
    return one, two


@rule
def united(s, c, w, own, meet, one, two):
    """YY-12 The spaces where leader c would unite states with leaders of one colour, itself included (word w).

    `own` is the state from which it is lifted, which goes on without it; 0 if it is off the board.
    """
    once, twice, thrice = touched_by_colour(s, c, w)
    reach = s.reach[own, w]
    # Where its own state touches, it has to be left out of the count of its colour.
    others = (one & ~twice) | two | (twice & ~reach) | (thrice & reach)
    return others | (meet & ((once & ~reach) | (twice & reach)))


@rule
def left_alone(s, seat, c, met, ma, mb, mc):
    """YY-11 The spaces that the state of a leader would no longer touch without it, as far as states meet there.

    With them: whether what is left is one state at most.
    """
    leader = seat * 5 + c
    own = s.state_of[leader]
    others = np.int64(s.rulers[own]) & ~(1 << leader)
    several = others & (others - 1) != 0
    if others == 0:
        return s.reach[own, 0], s.reach[own, 1], s.reach[own, 2], True
    if not met and not several:
        return ZERO, ZERO, ZERO, True
    pa, pb, pc = single(space_of(s, leader))
    a, b, d = s.realm[own, 0] & ~pa, s.realm[own, 1] & ~pb, s.realm[own, 2] & ~pc
    pa, pb, pc = around(s, pa, pb, pc)
    if arcs(s, pa & a, pb & b, pc & d) < 2:
        if ((pa & ma) | (pb & mb) | (pc & mc)) == ZERO:
            return ZERO, ZERO, ZERO, True
    else:
        a, b, d = linked_from(s, space_of(s, first(others)), a, b, d)
        while several and others != 0:
            xa, xb, xc = single(space_of(s, first(others)))
            if ((a & xa) | (b & xb) | (d & xc)) == ZERO:
                return ZERO, ZERO, ZERO, False
            others &= others - 1
    a, b, d = around(s, a, b, d)
    return s.reach[own, 0] & ~a, s.reach[own, 1] & ~b, s.reach[own, 2] & ~d, True


@rule
def arcs(s, a, b, c):
    """Into how many runs the pieces on some neighbours of a space fall; 0 if they are all six."""
    n = size(a, b, c)
    for d in range(3):
        ra, rb, rc = with_neighbour(s, a, b, c, d)
        n -= size(a & ra, b & rb, c & rc)
    return n


@rule
def united_without(s, seat, c):
    """YY-11, YY-12 The same as `united`, with the parts into which its state falls found one by one."""
    leader = seat * 5 + c
    own = np.int64(s.state_of[leader])
    pa, pb, pc = single(space_of(s, leader))
    la, lb, lc = s.realm[own, 0] & ~pa, s.realm[own, 1] & ~pb, s.realm[own, 2] & ~pc
    states = np.int64(s.states) & ~(1 << own)
    others = np.int64(s.rulers[own]) & ~(1 << leader)
    part = 1 + LEADERS
    while others != 0:
        a, b, d = linked_from(s, space_of(s, first(others)), la, lb, lc)
        s.reach[part, 0], s.reach[part, 1], s.reach[part, 2] = around(s, a, b, d)
        left = others
        while left != 0:
            n = first(left)
            left &= left - 1
            if has(s.reach[part], space_of(s, n)):
                others &= ~(1 << n)
                s.rulers[part] |= 1 << n
        states |= 1 << part
        part += 1
    xa, xb, xc = united_among(s, states, c)
    while part > 1 + LEADERS:
        part -= 1
        s.rulers[part] = 0
        clear(s.reach[part])
    return xa, xb, xc


@rule
def united_among(s, states, c):
    """YY-12 The same as `united` for a leader off the board, among these states."""
    xa, xb, xc = ZERO, ZERO, ZERO
    while states != 0:
        n = first(states)
        states &= states - 1
        held = colours(np.int64(s.rulers[n]))
        others = states
        while others != 0:
            other = first(others)
            others &= others - 1
            theirs = colours(np.int64(s.rulers[other]))
            if held & theirs or ((held | theirs) >> c) & 1:
                xa |= s.reach[n, 0] & s.reach[other, 0]
                xb |= s.reach[n, 1] & s.reach[other, 1]
                xc |= s.reach[n, 2] & s.reach[other, 2]
    return xa, xb, xc


@rule
def position_leader(s, seat, c, x):
    """YY-09 to YY-12 The leader is set; whom it meets is seen when the states are found anew."""
    if s.leader_at[seat, c] != 0:
        happened(s, MOVED, seat, c, np.int64(s.leader_at[seat, c]) - 1, x)
        lift(s, seat, c)
    else:
        happened(s, POSITIONED, seat, c, x)
    stand(s, seat, c, x)
    s.at = x
    return SET


@rule
def meet_rival(s, seat, c, state):
    """YY-12 A revolt follows where a leader of the colour rules already."""
    rivals = np.int64(s.rulers[state]) & (COLUMN << c) & ~(1 << (seat * 5 + c))
    if rivals == 0:
        return DONE
    begin_revolt(s, seat, first(rivals) // 5, c)
    return ASKED


@rule
def withdraw(s, seat, c):
    """YY-09 A leader returns to its player by choice."""
    happened(s, WITHDREW, seat, c, np.int64(s.leader_at[seat, c]) - 1)
    lift(s, seat, c)
    return LEFT


@rule
def return_stranded(s, x):
    """YY-13 Leaders next to x that no black tile touches any more return to their players."""
    for d in range(6):
        y = neighbour(s, x, d)
        if y != NOWHERE and not has(s.empty, y) and not has(s.court, y):
            leader = leader_on(s, y)
            if leader >= 0:
                happened(s, STRANDED, leader // 5, leader % 5, y)
                lift(s, leader // 5, leader % 5)


@rule
def leader_on(s, x):
    """The number of the leader on x; -1 if there is none."""
    for seat in range(np.int64(s.seats)):
        for c in range(5):
            if s.leader_at[seat, c] == x + 1:
                return seat * 5 + c
    return -1


# --- Revolt: YY-14 to YY-16 -----------------------------------------------------------------------------------------


@rule
def begin_revolt(s, attacker, defender, c):
    """YY-14 Each side begins with the black tiles next to its leader."""
    s.rebel[0] = attacker
    s.rebel[1] = defender
    s.rebel_colour = c
    for side in range(2):
        s.rebel_strength[side] = governors(s, np.int64(s.leader_at[s.rebel[side], c]) - 1)
    happened(s, REVOLT_BEGAN, attacker, defender, c, np.int64(s.leader_at[defender, c]) - 1)
    happened(s, REVOLT_STOOD, np.int64(s.rebel_strength[0]), np.int64(s.rebel_strength[1]))
    ask(s, ATTACK, attacker)


@rule
def governors(s, x):
    """YY-14 The black tiles next to a leader's space."""
    return beside(s, x, s.tiles[K])


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
        return ASKED
    s.rebel_strength[1] += n + leader
    end_revolt(s)
    return LEFT


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
    happened(s, REBEL_RETURNED, loser, c, np.int64(s.leader_at[loser, c]) - 1)
    lift(s, loser, c)
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
        start = (TILE + c * MAX_SPACES) >> 6
        for w in range(WORDS):
            fit = s.empty[w] & (s.river[w] if c == B else ~s.river[w])
            mask[start + w] |= fit if s.hand[seat, c] > 0 else ZERO


@rule
def place_tile(s, seat, c, x):
    """YY-17, YY-18 A tile from the hand; it brings war, or joins what it touches."""
    use(s, seat, c, ONE)
    s.at = x
    lay(s, c, x)
    happened(s, PLACED, seat, c, x)
    find_warring(s, x)
    if s.warring_n > 0:
        begin_war(s)
        return ASKED
    return LAID


@rule
def tile_joined(s, x, state):
    """YY-19 A point, and what the colour brings."""
    c = colour_at(s, x)
    score_tile(s, c, x, state)
    if triangles_made(s, x):
        happened(s, TRIANGLE_MADE, c, x)
        ask(s, PAGODA, np.int64(s.active))
        return ASKED
    return after_crowning(s, np.int64(0))


@rule
def score_tile(s, c, x, state):
    """YY-19 A point for the owner of the leader of its colour in the tile's state, or of the black leader there."""
    seat = owner(s, c, state)
    if seat < 0:
        seat = owner(s, K, state)
    if seat >= 0:
        gain(s, seat, c)
        happened(s, GAINED_BY_TILE, seat, c, ONE, x)
    else:
        happened(s, NOBODY_GAINED, c, x)


@rule
def after_crowning(s, crowned):
    """YY-20, YY-21 After the pagoda, if there was one: a market tile for green, the next blue tile."""
    if has(s.tiles[B], np.int64(s.at)) and not crowned and chain_open(s):
        ask(s, CHAIN, np.int64(s.active))
        return ASKED
    return after_tile(s)


@rule
def after_tile(s):
    """YY-18, YY-20 A green tile, after its pagoda or its war, asks for a market tile, if the market has one."""
    if has(s.tiles[G], np.int64(s.at)):
        for c in range(5):
            if s.market[c] > 0:
                ask(s, MARKETING, np.int64(s.active))
                return ASKED
    return DONE


@rule
def chain_spaces(s):
    """YY-21 The empty river spaces next to the last tile."""
    a, b, c = single(np.int64(s.at))
    a, b, c = around(s, a, b, c)
    return a & s.empty[0] & s.river[0], b & s.empty[1] & s.river[1], c & s.empty[2] & s.river[2]


@rule
def chain_open(s):
    """YY-21 The chain is asked about while an empty river space touches the last tile."""
    a, b, c = chain_spaces(s)
    return (a | b | c) != ZERO


@rule
def legal_chain(s, seat, mask):
    """YY-21 The next blue tile touches the one before."""
    put(mask, STOP)
    if s.hand[seat, B] > 0:
        start = (TILE + B * MAX_SPACES) >> 6
        mask[start], mask[start + 1], mask[start + 2] = chain_spaces(s)


@rule
def stop_chain(s, seat):
    """YY-21 No further blue tile."""
    happened(s, CHAIN_STOPPED, seat)
    return DONE


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
    return DONE


# --- War: YY-22 to YY-28 --------------------------------------------------------------------------------------------


@rule
def find_warring(s, x):
    """YY-22 The states that touch x and hold a leader whose colour another of them holds too; none: no war."""
    touched = touching(s, x)
    once, twice = 0, 0
    left = touched
    while left != 0:
        held = colours(np.int64(s.rulers[first(left)]))
        left &= left - 1
        twice |= once & held
        once |= held
    s.conflict = twice
    if twice == 0:
        return
    # Neighbours of x that touch each other are linked: at most three states meet at a space.
    while touched != 0:
        n = first(touched)
        touched &= touched - 1
        if colours(np.int64(s.rulers[n])) & twice:
            label = least(s.realm[n, 0], s.realm[n, 1], s.realm[n, 2]) + 1
            # Kept in map order.
            i = np.int64(s.warring_n)
            while i > 0 and s.warring[i - 1] > label:
                s.warring[i] = s.warring[i - 1]
                s.side[i] = s.side[i - 1]
                i -= 1
            s.warring[i] = label
            s.side[i] = n
            s.warring_n += 1


@rule
def begin_war(s):
    """YY-23 Strength: the red tiles in the state. Support is asked from the left of the active player on."""
    for i in range(s.warring_n):
        s.strength[i] = soldiers(s, np.int64(s.side[i]))
    happened(s, WAR_BEGAN, np.int64(s.at))
    note_strengths(s)
    ask(s, SUPPORT, (s.active + 1) % s.seats)


@rule
def soldiers(s, state):
    """YY-23, YY-27 The red tiles in a state."""
    a, b, c = soldiers_of(s, state)
    return size(a, b, c)


@rule
def soldiers_of(s, state):
    """The same as a set."""
    return s.tiles[R, 0] & s.realm[state, 0], s.tiles[R, 1] & s.realm[state, 1], s.tiles[R, 2] & s.realm[state, 2]


@rule
def note_strengths(s):
    """YY-23 How the war stands, state by state."""
    if len(s.deeds) > 0:
        for i in range(s.warring_n):
            happened(s, WAR_STOOD, np.int64(s.warring[i]) - 1, np.int64(s.strength[i]), chief(s, i))


@rule
def chief(s, i):
    """YY-22 The leader after whom a warring state is called: the first, by colour, of those in conflict."""
    state = np.int64(s.side[i])
    c = first(colours(np.int64(s.rulers[state])) & np.int64(s.conflict))
    return owner(s, c, state) * 5 + c


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
    note_strengths(s)
    if seat == s.active:
        return end_support(s)
    ask(s, SUPPORT, (seat + 1) % s.seats)
    return ASKED


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
    tied, winner = 0, 0
    for i in range(s.warring_n):
        if s.strength[i] == best:
            tied += 1
            winner = i
    if tied > 1:
        happened(s, WAR_TIED, best)
        ask(s, TIE, np.int64(s.active))
        return ASKED
    s.winner = winner
    return DECIDED


@rule
def legal_winners(s, mask):
    """YY-24 The tied states."""
    best = strongest(s)
    for i in range(s.warring_n):
        if s.strength[i] == best:
            put(mask, i)


@rule
def decide_tie(s, seat, winner):
    """YY-24 The active player says who wins."""
    note_strengths(s)
    happened(s, TIE_DECIDED, seat, np.int64(s.warring[winner]) - 1)
    s.winner = winner
    return DECIDED


@rule
def end_war(s):
    """YY-25 to YY-27 The losers lose their leaders in conflict and their red tiles; the winner pays the quota."""
    winner = np.int64(s.winner)
    quota = 0
    for i in range(s.warring_n):
        if i != winner:
            quota = max(quota, np.int64(s.strength[i]))
    happened(s, WAR_WON, np.int64(s.warring[winner]) - 1, np.int64(s.strength[winner]), quota)
    for i in range(s.warring_n):
        if i != winner:
            lose(s, np.int64(s.side[i]), np.int64(s.side[winner]))
    s.quota = max(0, quota - support_of(s, winner))


@rule
def lose(s, lost, won):
    """YY-25, YY-26 A losing state: leaders in conflict return, for a point each, and its red tiles are discarded."""
    for leader in range(LEADERS):
        c = leader % 5
        if (np.int64(s.rulers[lost]) >> leader) & (np.int64(s.conflict) >> c) & 1:
            x = np.int64(s.leader_at[leader // 5, c]) - 1
            lift(s, leader // 5, c)
            happened(s, LEADER_FELL, leader // 5, c, x)
            victor = owner(s, c, won)
            if victor >= 0:
                gain(s, victor, c)
                happened(s, GAINED_BY_WAR, victor, c, ONE, x)
    a, b, d = soldiers_of(s, lost)
    while (a | b | d) != ZERO:
        x = least(a, b, d)
        a, b, d = without_least(a, b, d)
        happened(s, SOLDIER_FELL, x)
        take_off(s, R, x)


@rule
def take_off(s, c, x):
    """YY-28 A tile leaves the board; a pagoda that stood on it returns beside the board."""
    drop(s.tiles[c], x)
    s.discards[c] += 1
    put(s.empty, x)
    put(s.gone, x)
    if has(s.roofed, x):
        for i in range(2):
            if s.pagoda[c, i] != 0 and triangle_has(s, np.int64(s.pagoda[c, i]) - 1, x):
                happened(s, PAGODA_LOST, c, np.int64(s.pagoda[c, i]) - 1)
                take_pagoda(s, c, np.int64(s.pagoda[c, i]) - 1)
                break


@rule
def legal_losses(s, mask):
    """YY-27 Red tiles of the winning state."""
    mask[0], mask[1], mask[2] = soldiers_of(s, np.int64(s.side[s.winner]))


@rule
def pay_quota(s):
    """YY-27 The active player removes red tiles one by one; the only one left goes by itself. Then the war is over."""
    a, b, c = soldiers_of(s, np.int64(s.side[s.winner]))
    if s.quota > 0:
        left = size(a, b, c)
        if left > 1:
            ask(s, LOSSES, np.int64(s.active))
            return ASKED
        if left == 1:
            happened(s, LAST_SOLDIER_WENT, least(a, b, c))
            take_off(s, R, least(a, b, c))
    s.quota = 0
    s.winner = 0
    s.conflict = 0
    s.warring_n = 0
    for i in range(3):
        s.warring[i] = 0
        s.side[i] = 0
        s.strength[i] = 0
    for seat in range(s.seats):
        s.backed[seat] = 0
    return FOUGHT


@rule
def remove_red(s, x):
    """YY-27 One red tile of the winning state."""
    happened(s, SOLDIER_REMOVED, np.int64(s.active), x)
    take_off(s, R, x)
    s.quota -= 1
    return PAYING


# --- Pagodas: YY-29 to YY-33 ----------------------------------------------------------------------------------------


@rule
def triangles_made(s, x):
    """YY-29 The free triangles of the tile on x as bits: bit d for that with its neighbours in directions d and d+1."""
    return triangles_with(s, x, colour_at(s, x))


@rule
def triangles_with(s, x, c):
    """YY-29 The same for a tile of colour c that may be laid there yet."""
    if beside_alike(s, x, c) < 2:
        return 0
    alike = 0
    for d in range(6):
        y = neighbour(s, x, d)
        alike |= (y != NOWHERE and has(s.tiles[c], y) and not has(s.roofed, y)) << d
    return alike & (alike >> 1 | alike << 5) & 63


@rule
def beside_alike(s, x, c):
    """YY-29 How many tiles of colour c without a pagoda lie next to x; none if x itself has a pagoda."""
    if has(s.roofed, x):
        return 0
    xa, xb, xc = single(x)
    a, b, d = around(s, xa, xb, xc)
    return size(
        a & s.tiles[c, 0] & ~(s.roofed[0] | xa),
        b & s.tiles[c, 1] & ~(s.roofed[1] | xb),
        d & s.tiles[c, 2] & ~(s.roofed[2] | xc),
    )


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
    c = colour_at(s, t >> 1)
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
    return ASKED


@rule
def decline_pagoda(s, seat):
    """YY-29 No pagoda."""
    happened(s, PAGODA_DECLINED, seat)
    return after_crowning(s, np.int64(0))


@rule
def move_pagoda(s, t, to):
    """YY-30 A pagoda is moved from one triangle to another."""
    s.triangle = 0
    c = colour_at(s, to >> 1)
    take_pagoda(s, c, t)
    put_pagoda(s, c, to)
    happened(s, PAGODA_MOVED, np.int64(s.active), c, t, to)
    return after_pagoda(s)


@rule
def after_pagoda(s):
    """YY-21, YY-33 A pagoda that was built is an action of its own; after another one the placed tile goes on."""
    if s.building:
        s.building = 0
        return DONE
    return after_crowning(s, np.int64(1))


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
        put(s.roofed, corner(s, t, i))


@rule
def take_pagoda(s, c, t):
    if s.pagoda[c, 0] == t + 1:
        s.pagoda[c, 0] = s.pagoda[c, 1]
    s.pagoda[c, 1] = 0
    for i in range(3):
        drop(s.roofed, corner(s, t, i))


@rule
def legal_pagoda_from(s, mask):
    """YY-30 The pagodas of the colour on the board."""
    c = colour_at(s, (np.int64(s.triangle) - 1) >> 1)
    for i in range(2):
        put(mask, BUILD + np.int64(s.pagoda[c, i]) - 1)


@rule
def income(s):
    """YY-31 Each own leader gains a point of its colour per pagoda of its colour in its state."""
    for c in range(5):
        state = s.state_of[s.active * 5 + c]
        for i in range(2):
            t = np.int64(s.pagoda[c, i]) - 1
            if t >= 0 and has(s.realm[state], t >> 1):
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
        free_triangles(s, two, one, mask)


@rule
def free_triangles(s, two, one, mask):
    """YY-29, YY-33 All triangles free of pagodas, as what is built with two tiles, with one, or with either."""
    for c in range(5):
        a, b, d = s.tiles[c, 0] & ~s.roofed[0], s.tiles[c, 1] & ~s.roofed[1], s.tiles[c, 2] & ~s.roofed[2]
        sa, sb, sc = with_neighbour(s, a, b, d, SE)
        # Those of which a tile of the colour lies SE; with E or SW the triangle is complete.
        sa, sb, sc = a & sa, b & sb, d & sc
        if (sa | sb | sc) != ZERO:
            ea, eb, ec = with_neighbour(s, a, b, d, E)
            legal_build(s, sa & ea, sb & eb, sc & ec, np.int64(0), two, one, mask)
            wa, wb, wc = with_neighbour(s, a, b, d, SW)
            legal_build(s, sa & wa, sb & wb, sc & wc, np.int64(1), two, one, mask)


@rule
def legal_build(s, a, b, c, k, two, one, mask):
    """YY-33 The triangles 2x + k of these spaces."""
    while (a | b | c) != ZERO:
        t = 2 * least(a, b, c) + k
        a, b, c = without_least(a, b, c)
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
    two, one = pays_two(s, seat, B), pays_one(s, seat, B)
    if two or one:
        for w in range(WORDS):
            tiled = s.tiles[K, w] | s.tiles[R, w] | s.tiles[B, w] | s.tiles[G, w] | s.tiles[Y, w]
            if two:
                mask[(RIOT >> 6) + w] |= tiled
            if one:
                mask[((RIOT + MAX_SPACES) >> 6) + w] |= tiled


@rule
def riot(s, seat, x, with_leader):
    """YY-34 Pay and remove the tile; leaders left without a black tile return (YY-13)."""
    n = 1 if with_leader else 2
    use(s, seat, B, n)
    s.discards[B] += n
    happened(s, RIOT_PAID, seat, n, np.int64(with_leader), x)
    c = colour_at(s, x)
    happened(s, TILE_RIOTED, seat, c, x)
    take_off(s, c, x)
    if c == K:
        find_court(s)
        return_stranded(s, x)
    return LEFT


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
    return ASKED


@rule
def end_replacing(s, seat):
    """YY-35 As many tiles are drawn as were discarded."""
    n = np.int64(s.discarded)
    s.discarded = 0
    happened(s, REPLACED, seat, n)
    if draw(s, seat, n, DREW_ANEW):
        return DONE
    s.over = 1
    return ASKED


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
    for place in range(np.int64(4)):
        difference = ranked(s, one, place) - ranked(s, other, place)
        if difference != 0:
            return difference
    return 0


@rule
def finish(s):
    """YY-08, YY-37 The game is over: who has won."""
    s.over = 1
    best = np.int64(0)
    for seat in range(np.int64(s.seats)):
        s.score[seat] = ranked(s, np.int64(seat), np.int64(0))
        if compare(s, seat, best) > 0:
            best = seat
    winners = 0
    for seat in range(np.int64(s.seats)):
        if compare(s, seat, best) == 0:
            winners |= 1 << seat
    s.winners = winners
    for seat in range(np.int64(s.seats)):
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
    """YY-06 One action of the turn."""
    if action == END:
        s.actions_left = 0
        happened(s, TURN_ENDED, seat)
        return DONE
    s.actions_left -= 1
    if action < TILE:
        return position_leader(s, seat, action // MAX_SPACES, action % MAX_SPACES)
    if action < RIOT:
        return place_tile(s, seat, (action - TILE) // MAX_SPACES, (action - TILE) % MAX_SPACES)
    if action < BUILD:
        return riot(s, seat, (action - RIOT) % MAX_SPACES, action - RIOT >= MAX_SPACES)
    if action < WITHDRAW:
        return build(s, seat, (action - BUILD) % (2 * MAX_SPACES), action - BUILD >= 2 * MAX_SPACES)
    if action < REPLACE:
        return withdraw(s, seat, action - WITHDRAW)
    happened(s, REPLACING_BEGAN, seat)
    ask(s, REPLACING, seat)
    return ASKED


@rule
def answer(s, seat, action):
    """A further decision within an action."""
    if s.decision == REPLACING:
        return end_replacing(s, seat) if action == NONE else discard(s, seat, action)
    if s.decision == MARKETING:
        return take_from_market(s, seat, action)
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
        return decide_tie(s, seat, action)
    return remove_red(s, action)


@rule
def joined(s, seat, action, then, state):
    """What follows once the states are found anew; `state` is that of the piece that came."""
    if then == SET:
        return meet_rival(s, seat, action // MAX_SPACES, state)
    if then == LAID:
        return tile_joined(s, np.int64(s.at), state)
    if then == FOUGHT:
        return after_tile(s)
    return DONE


@rule
def apply(s, seat, action):
    then = act(s, seat, action) if s.decision == MAIN else answer(s, seat, action)
    if then == DECIDED:
        end_war(s)
    if then >= DECIDED:
        then = pay_quota(s)
    if then >= LEFT:
        then = joined(s, seat, action, then, mend(s, NOWHERE if then == LEFT else np.int64(s.at)))
    if then == DONE:
        after_action(s)
    if s.over:
        finish(s)


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

# Rule functions are typed by numba.
# mypy: ignore-errors
"""What a learner sees of Yellow & Yangtze: everything but the other hands, unseen discards and the bag (YY-38).

Points are hidden behind screens, but every one was gained in the open: whoever kept count knows them. Nothing here
names a space of the map, so that it means the same on every map.
"""

from __future__ import annotations

import numpy as np

from ...kernel.bits import ZERO, has, size
from ...kernel.observation import Block, Inputs, holds, relative
from ...kernel.rule import rule
from .pieces import PAGODAS
from .rules import bag_size, governors, owner, ranked, soldiers, state_at

INPUTS = Inputs(
    Block("seats", (3,), "2, 3 or 4 players"),
    Block("asked", (4, 11), "who decides, by decision"),
    Block("actions", (4, 3), "whose turn it is, and how many actions are left"),
    Block("bag", (36,), "tiles left in the bag, four by four"),
    Block("still", (5,), "turns without a tile, 4 and more together"),
    Block("points", (4, 5, 16), "points of a player in a colour, 15 and more together"),
    Block("lowest", (4, 2, 20), "the lowest and the second lowest colour of a player, yellow added"),
    Block("lead", (3, 25), "how much more the own lowest colour has than each other's: -12 to 12"),
    Block("hand", (5, 7), "tiles of a colour in the own hand"),
    Block("known", (3, 5, 2), "tiles that another player took in the open and may hold: 1, 2 and more"),
    Block("market", (5, 6), "tiles of a colour in the market, from 1"),
    Block("leader", (4, 5), "leaders on the board"),
    Block("governors", (4, 5, 5), "black tiles beside a leader, 4 and more together"),
    Block("soldiers", (4, 5, 8), "red tiles in a leader's state, 7 and more together"),
    Block("pagodas", (4, 5, 3), "pagodas of a leader's colour in its state"),
    Block("tiles", (4, 5, 6), "tiles of a leader's colour in its state, 5 and more together"),
    Block("size", (4, 5, 8), "spaces of a leader's state, three by three"),
    Block("company", (4, 5, 5), "leaders of other players in a leader's state"),
    Block("facing", (4, 5, 9), "soldiers more than the strongest state with a rival that one tile could join: -4 to 4"),
    Block("pagoda", (5, 2, 6), "who rules over each pagoda: a player, nobody, or it is not built"),
    most=260,
)
SEATS, ASKED, ACTIONS, BAG, STILL = (INPUTS.start(name) for name in ("seats", "asked", "actions", "bag", "still"))
POINTS, LOWEST, LEAD, HAND, KNOWN = (INPUTS.start(name) for name in ("points", "lowest", "lead", "hand", "known"))
MARKET, LEADER, GOVERNORS, SOLDIERS = (INPUTS.start(name) for name in ("market", "leader", "governors", "soldiers"))
PAGODAS_, TILES, SIZE, COMPANY = (INPUTS.start(name) for name in ("pagodas", "tiles", "size", "company"))
FACING, PAGODA = INPUTS.start("facing"), INPUTS.start("pagoda")


@rule
def observe(s, seat, active):
    """The inputs that hold for a seat."""
    n = np.int64(0)
    n = holds(active, n, SEATS + np.int64(s.seats) - 2)
    n = holds(active, n, ASKED + 11 * relative(s, seat, s.seat) + np.int64(s.decision))
    n = holds(active, n, ACTIONS + 3 * relative(s, seat, s.active) + min(np.int64(s.actions_left), 2))
    n = holds(active, n, BAG + min(np.int64(bag_size(s)) >> 2, 35))
    n = holds(active, n, STILL + min(np.int64(s.still), 4))
    mine = np.int64(ranked(s, seat, np.int64(0)))
    for other in range(np.int64(s.seats)):
        n = observe_points(s, seat, np.int64(other), mine, active, n)
        for c in range(5):
            if s.leader_at[other, c] > 0:
                n = observe_leader(s, seat, np.int64(other), np.int64(c), active, n)
    for c in range(5):
        n = holds(active, n, HAND + 7 * c + min(np.int64(s.hand[seat, c]), 6))
        if s.market[c] > 0:
            n = holds(active, n, MARKET + 6 * c + min(np.int64(s.market[c]), 6) - 1)
        for i in range(PAGODAS[c]):
            n = observe_pagoda(s, seat, np.int64(c), np.int64(i), active, n)
    return n


@rule
def observe_points(s, seat, other, mine, active, n):
    """YY-37, YY-38 The points of a player, and what is known of another's hand."""
    r = relative(s, seat, other)
    for c in range(5):
        n = holds(active, n, POINTS + 80 * r + 16 * c + min(np.int64(s.points[other, c]), 15))
        if r > 0 and s.taken[other, c] > 0:
            n = holds(active, n, KNOWN + 10 * (r - 1) + 2 * c + min(np.int64(s.taken[other, c]), 2) - 1)
    lowest = mine if r == 0 else np.int64(ranked(s, other, np.int64(0)))
    n = holds(active, n, LOWEST + 40 * r + min(lowest, 19))
    n = holds(active, n, LOWEST + 40 * r + 20 + min(np.int64(ranked(s, other, np.int64(1))), 19))
    if r > 0:
        n = holds(active, n, LEAD + 25 * (r - 1) + max(-12, min(12, mine - lowest)) + 12)
    return n


@rule
def observe_leader(s, seat, other, c, active, n):
    """YY-05, YY-14, YY-22 A leader on the board: what it leans on, what it rules over, whom it could have to fight."""
    r = relative(s, seat, other)
    i = 5 * r + c
    state = np.int64(s.state_of[other * 5 + c])
    reds = np.int64(soldiers(s, state))
    n = holds(active, n, LEADER + i)
    n = holds(active, n, GOVERNORS + 5 * i + min(np.int64(governors(s, np.int64(s.leader_at[other, c]) - 1)), 4))
    n = holds(active, n, SOLDIERS + 8 * i + min(reds, 7))
    roofs = np.int64(0)
    for k in range(2):
        if s.pagoda[c, k] != 0 and has(s.realm[state], (np.int64(s.pagoda[c, k]) - 1) >> 1):
            roofs += 1
    n = holds(active, n, PAGODAS_ + 3 * i + roofs)
    ra, rb, rc = s.realm[state, 0], s.realm[state, 1], s.realm[state, 2]
    tiles = np.int64(size(ra & s.tiles[c, 0], rb & s.tiles[c, 1], rc & s.tiles[c, 2]))
    n = holds(active, n, TILES + 6 * i + min(tiles, 5))
    n = holds(active, n, SIZE + 8 * i + min(np.int64(size(ra, rb, rc)) // 3, 7))
    company = np.int64(0)
    facing = np.int64(-1)
    for rival in range(np.int64(s.seats)):
        if rival != other:
            company += (np.int64(s.rulers[state]) >> 5 * rival) & 31 != 0
            theirs = np.int64(s.state_of[rival * 5 + c])
            if s.leader_at[rival, c] > 0 and theirs != state and one_tile_joins(s, state, theirs):
                facing = max(facing, np.int64(soldiers(s, theirs)))
    n = holds(active, n, COMPANY + 5 * i + company)
    if facing >= 0:
        n = holds(active, n, FACING + 9 * i + max(-4, min(4, reds - facing)) + 4)
    return n


@rule
def one_tile_joins(s, one, other):
    """YY-22 Whether there is an empty space that two states touch."""
    a = s.reach[one, 0] & s.reach[other, 0] & s.empty[0]
    b = s.reach[one, 1] & s.reach[other, 1] & s.empty[1]
    c = s.reach[one, 2] & s.reach[other, 2] & s.empty[2]
    return (a | b | c) != ZERO


@rule
def observe_pagoda(s, seat, c, i, active, n):
    """YY-30 Who gets the points of a pagoda."""
    ruled_by = np.int64(5)
    if s.pagoda[c, i] != 0:
        ruled_by = np.int64(4)
        state = state_at(s, (np.int64(s.pagoda[c, i]) - 1) >> 1)
        if state != 0:
            ruler = owner(s, c, state)
            if ruler >= 0:
                ruled_by = relative(s, seat, ruler)
    return holds(active, n, PAGODA + 12 * c + 6 * i + ruled_by)

# Rule functions are typed by numba.
# mypy: ignore-errors
"""What a tower counts (YK-27 … YK-31, YK-33), with the best colours for its crystals, found exactly.

What stones count is a *tally*, one number with five fields that are added together: points for groups, the number of
groups, single stones, and the marks for the two bonus cards. As no two crystals take the same colour, what a crystal
adds to the tally depends only on the colour it takes, and the best colouring is a search over sums.
"""

from __future__ import annotations

import numpy as np

from ...kernel.bits import count_word
from ...kernel.rule import rule
from .pieces import (
    BIT,
    BONUS_MARK,
    BONUS_POINTS,
    BONUS_START,
    CRYSTAL,
    ENDS,
    LEVEL_1,
    LEVEL_3,
    NUMBER_POINTS,
    ROW,
)

_GROUPS = 22
_NUMBER = 17
_SINGLE = 12
_MARK = 6
_NUMBER_FIELD = 0b11111 << _NUMBER
_SINGLE_FIELD = 0b11111 << _SINGLE
_MARK_FIELD = 0b111111 << _MARK
_MARK2_FIELD = 0b111111
_LIFT = 512 << _GROUPS | 8 << _NUMBER | 8 << _SINGLE | 32 << _MARK | 32  # makes every field of a difference positive
_NEVER = 63  # a mark that no tower has
_ONE_STONE = 1 << _SINGLE
_PLAIN = 8  # behind the eight colours: the choice of the search that gives a crystal none that does anything


@rule
def spread(stones):
    """YK-27: all spots that are neighbours of these (and some bits that are no spots)."""
    return stones << 1 | stones >> 1 | stones << 5 | stones >> 5 | stones << 6 | stones >> 6


@rule
def mark(card, stones, single, fours):
    """YK-33: what the stones of one colour add to the mark for a bonus card."""
    if card == 1:
        levels = 0
        for level in range(6):
            if stones >> ROW * level & LEVEL_1 != 0:
                levels += 1
        return 1 if levels >= 4 else 0
    if card == 2:
        ground = stones & LEVEL_1
        return -1 if ground & (ground - 1) != 0 else 0
    if card == 3:
        return fours
    if card == 5:
        return 1 if stones & ENDS == ENDS else 0
    if card == 6:
        pointing_up = stones & stones >> 1 & stones >> 6
        pointing_down = stones & stones >> 5 & stones >> 6
        return 1 if pointing_up | pointing_down != 0 else 0
    if card == 7:
        return -single
    if card == 8:
        return 1 if stones & LEVEL_3 == LEVEL_3 else 0
    return 0


@rule
def grown_from(stone, stones):
    """YK-28: the largest connected set of these stones that holds this one."""
    group = stone
    grown = (group | spread(group)) & stones
    while grown != group:
        group = grown
        grown = (group | spread(group)) & stones
    return group


@rule
def group_value(s, size):
    """YK-29: the points for a group of two or more stones."""
    return np.int64(s.group_points[min(size, 7) - 2])


@rule
def group_with(s, seat, stone, spot):
    """YK-28: how many stones of its colour would hang together with a stone set on this spot, crystals left out."""
    here = np.int64(1) << BIT[spot]
    stones = here
    for i in range(np.int64(s.height[seat])):
        action = np.int64(s.tower[seat, i]) - 1
        if action >> 4 == stone:
            stones |= np.int64(1) << BIT[action & 15]
    return count_word(np.uint64(grown_from(here, stones)))


@rule
def weigh(s, stones):
    """YK-28, YK-29: 32 times the tally of the stones of one colour, plus the size of their largest group."""
    rest = stones & spread(stones)
    single = count_word(np.uint64(stones ^ rest))
    groups = 0
    number = 0
    fours = 0
    largest = 0
    while rest != 0:
        group = grown_from(rest & -rest, rest)
        rest ^= group
        size = count_word(np.uint64(group))
        groups += group_value(s, size)
        number += 1
        if size >= 4:
            fours += 1
        largest = max(largest, size)
    tally = (groups << _GROUPS) + (number << _NUMBER) + (single << _SINGLE)
    if s.bonus == 1:
        for i in range(2):
            tally += mark(s.bonus_cards[i], stones, single, fours) << _MARK * (1 - i)
    return 32 * tally + largest


@rule
def needed(s, seat, card):
    """YK-33: the mark that meets a bonus card with this tower."""
    if card == 2 and np.int64(s.built[seat]) & LEVEL_1 != LEVEL_1:
        return _NEVER
    if card == 7 and s.height[seat] < 10:
        return _NEVER
    return BONUS_MARK[card]


@rule
def sort_by_colour(s, seat):
    """The tower's stones in `hue`: the set of spots of each colour, and of the crystals."""
    for stone in range(9):
        s.hue[stone] = 0
    for i in range(np.int64(s.height[seat])):
        action = np.int64(s.tower[seat, i]) - 1
        stone = action >> 4
        s.hue[stone] = np.int64(s.hue[stone]) | 1 << BIT[action & 15]


@rule
def sort_stones(s, seat):
    """The tower's stones in `hue`: the colours that it has come first, the crystals last. Returns how many colours."""
    sort_by_colour(s, seat)
    shades = 0
    for stone in range(CRYSTAL):
        if s.hue[stone] != 0:
            s.hue[shades] = s.hue[stone]
            shades += 1
    return shades


@rule
def alone(s, crystal):
    """YK-28, YK-31, YK-33: what a crystal adds to the tally that stands there as a single stone.

    With `crystals_join` it then has no colour, so that level 1 with it on it has not five.
    """
    tally = np.int64(_ONE_STONE)
    if s.bonus == 1:
        for i in range(2):
            card = s.bonus_cards[i]
            if card == 7 or (card == 2 and s.crystals_join == 1 and crystal & LEVEL_1 != 0):
                tally -= 1 << _MARK * (1 - i)
    return tally


@rule
def within_reach(s, stones):
    """YK-28: the spots at which a crystal of this colour could do anything but stand there as a single stone.

    With `crystals_join` those beside a group of these stones; otherwise those beside any of them, and with bonus cards
    (YK-33) all of them.
    """
    beside = spread(stones)
    if s.crystals_join == 1:
        return spread(stones & beside)
    if s.bonus == 1:
        return np.int64(-1)
    return beside


@rule
def colours_remain(s, plain, used, shades, absent):
    """YK-28: whether the plain crystals can take different colours that do nothing for them (Hall's condition).

    Any colour that the tower lacks will do, and of those it has each that the crystal does not mind and nobody uses.
    With `crystals_join` they take none.
    """
    if s.crystals_join == 1 or count_word(np.uint64(plain)) <= absent:
        return True
    free = ((1 << shades) - 1) & ~used
    some = plain
    while some != 0:
        colours = 0
        for i in range(8):
            if some >> i & 1 == 1:
                colours |= free & ~np.int64(s.minded[i])
        if count_word(np.uint64(colours)) + absent < count_word(np.uint64(some)):
            return False
        some = (some - 1) & plain
    return True


@rule
def count_tower(s, seat):
    """YK-28: the points of a tower with the best colours for its crystals, found exactly; returns their total.

    A crystal *minds* a colour if taking it does anything but stand there as a single stone. The search gives each
    crystal a colour it minds, or leaves it plain, and does not follow what can't be better than the best so far.
    There are never more crystals than colours in play (7 and 7, or 8 and 8), so there is always a colouring.
    With `crystals_join` a plain crystal has no colour, and the most crystals with one come before all points.
    """
    shades = sort_stones(s, seat)
    crystals = count_word(np.uint64(s.hue[CRYSTAL]))
    absent = (8 if s.out == 0 else 7) - shades
    needed_1 = np.int64(0)
    needed_2 = np.int64(0)
    tally = np.int64(0)
    if s.bonus == 1:
        needed_1 = needed(s, seat, s.bonus_cards[0])
        needed_2 = needed(s, seat, s.bonus_cards[1])
        for i in range(2):
            card = s.bonus_cards[i]
            tally += BONUS_START[card] << _MARK * (1 - i)
            if card == 4:
                tally += crystals << _MARK * (1 - i)
    left = np.int64(s.hue[CRYSTAL])
    for i in range(crystals):
        s.minded[i] = 0
        s.gain[i, _PLAIN] = alone(s, left & -left)
        left &= left - 1
    largest = np.int64(0)
    for shade in range(shades):
        stones = np.int64(s.hue[shade])
        reach = within_reach(s, stones)
        before = np.int64(0)
        crystal = np.int64(0)
        left = np.int64(s.hue[CRYSTAL])
        for i in range(-1, crystals):  # first the stones of this colour by themselves, then with each crystal
            if i >= 0:
                crystal = left & -left
                left ^= crystal
                if reach & crystal == 0:
                    continue
            weight = weigh(s, stones | crystal)
            gain = (weight >> 5) - before
            if i < 0:
                before = gain
                tally += gain
                largest = max(largest, weight & 31)
            elif gain != s.gain[i, _PLAIN]:
                s.gain[i, shade] = gain
                s.grown[i, shade] = weight & 31
                s.minded[i] = np.int64(s.minded[i]) | 1 << shade
    queue_up(s, crystals)

    best = np.int64(-1)
    used = np.int64(0)
    plain = np.int64(0)
    at = np.int64(0)  # so many crystals of the queue have a colour
    while True:
        found = hope(s, at, crystals, tally, largest, used, needed_1, needed_2)
        if found <= best:
            at -= 1
        elif at == crystals:
            if colours_remain(s, plain, used, shades, absent):
                best = found
            at -= 1
        else:
            s.tally[at] = tally
            s.biggest[at] = largest
            s.used[at] = used
            s.plain[at] = plain
            s.todo[at] = (np.int64(s.minded[s.queue[at]]) & ~used) | 1 << _PLAIN
        while at >= 0 and s.todo[at] == 0:
            at -= 1
        if at < 0:
            break
        todo = np.int64(s.todo[at])
        choice = todo & -todo
        s.todo[at] = todo ^ choice
        crystal = np.int64(s.queue[at])
        tally = np.int64(s.tally[at])
        largest = np.int64(s.biggest[at])
        used = np.int64(s.used[at])
        plain = np.int64(s.plain[at])
        shade = count_word(np.uint64(choice - 1))
        tally += s.gain[crystal, shade]
        if shade == _PLAIN:
            plain |= 1 << crystal
        else:
            largest = max(largest, np.int64(s.grown[crystal, shade]))
            used |= choice
        at += 1

    total = best >> 32 & 0xFFFF
    groups = best >> 12 & 0xFFF
    number = best >> 7 & 0x1F
    single = best & 0x7F
    s.largest[seat] = best >> 24 & 0xFF
    s.for_groups[seat] = groups
    s.for_number[seat] = number
    s.for_single[seat] = single
    s.for_bonus[seat] = total - groups - number - single
    return total


@rule
def queue_up(s, crystals):
    """The crystals that mind the fewest colours choose first: the search is smaller so."""
    for i in range(crystals):
        minded = count_word(np.uint64(s.minded[i]))
        j = i
        while j > 0 and count_word(np.uint64(s.minded[s.queue[j - 1]])) > minded:
            s.queue[j] = s.queue[j - 1]
            j -= 1
        s.queue[j] = i


@rule
def hope(s, at, crystals, tally, largest, used, needed_1, needed_2):
    """YK-28 … YK-31, YK-33: an order that no colouring exceeds which goes on from here.

    Every further crystal takes the best, field by field; without a further one it is the order of the colouring
    itself. An order is total points, largest group, points for groups, for their number and for singles, in one number;
    with `crystals_join` how many crystals have a colour stands before all that.
    Each group is worth 4 points at most, from the third on (YK-30): so points for groups and for their number are
    also hoped for together, and the lower of the two hopes counts.
    """
    single_points = np.int64(s.single_points)
    number_now = (tally & _NUMBER_FIELD) >> _NUMBER
    points_now = (tally >> _GROUPS) + ((tally & _SINGLE_FIELD) >> _SINGLE) * single_points
    apart = np.int64(0)
    together = np.int64(0)
    coloured = count_word(np.uint64(used))
    for i in range(at, crystals):
        crystal = s.queue[i]
        most_apart = single_points
        most_together = single_points
        most = np.int64(s.gain[crystal, _PLAIN]) + _LIFT
        minded = np.int64(s.minded[crystal]) & ~used
        if minded != 0:
            coloured += 1
        while minded != 0:
            choice = minded & -minded
            minded ^= choice
            shade = count_word(np.uint64(choice - 1))
            gain = np.int64(s.gain[crystal, shade]) + _LIFT
            single = ((gain & _SINGLE_FIELD) >> _SINGLE) - (_LIFT >> _SINGLE & 0b11111)
            number = ((gain & _NUMBER_FIELD) >> _NUMBER) - (_LIFT >> _NUMBER & 0b11111)
            points = (gain >> _GROUPS) - (_LIFT >> _GROUPS) + single * single_points
            most_apart = max(most_apart, points)
            most_together = max(most_together, points + 4 * max(0, number))
            most = (
                max(most >> _GROUPS, gain >> _GROUPS) << _GROUPS
                | max(most & _NUMBER_FIELD, gain & _NUMBER_FIELD)
                | max(most & _SINGLE_FIELD, gain & _SINGLE_FIELD)
                | max(most & _MARK_FIELD, gain & _MARK_FIELD)
                | max(most & _MARK2_FIELD, gain & _MARK2_FIELD)
            )
            largest = max(largest, np.int64(s.grown[crystal, shade]))
        apart += most_apart
        together += most_together
        tally += most - _LIFT
    number_points = NUMBER_POINTS[min(7, (tally & _NUMBER_FIELD) >> _NUMBER)]
    together = NUMBER_POINTS[min(7, number_now)] + max(apart, together - 4 * max(0, 2 - number_now))
    total = points_now + min(apart + number_points, together)
    if s.bonus == 1:
        if (tally & _MARK_FIELD) >> _MARK >= needed_1:
            total += BONUS_POINTS[s.bonus_cards[0]]
        if tally & _MARK2_FIELD >= needed_2:
            total += BONUS_POINTS[s.bonus_cards[1]]
    single = ((tally & _SINGLE_FIELD) >> _SINGLE) * single_points
    if s.crystals_join == 0:
        coloured = 0
    return coloured << 48 | total << 32 | largest << 24 | tally >> _GROUPS << 12 | number_points << 7 | single

"""The rules of Herons in the order of the rules page, HE-01 to HE-08, and the five verbs."""

import numpy as np

from headwaters.kernel.bits import put
from headwaters.kernel.position import chance, happened
from headwaters.kernel.rule import rule

from .deeds import CAUGHT, CHOSE, DEALT, DREW, MISSED, SHOWED, SWAM_IN, WON
from .pieces import CARDS, FISH, HAND

ACTIONS = len(CARDS)  # an action is the number of the card


@rule
def setup(s):
    """HE-01, HE-02: the pile, the hands and the stream, up to the first decision."""
    for card in range(len(CARDS)):
        s.pile[card] = CARDS[card]
    for i in range(np.int64(s.seats) * HAND):
        happened(s, DEALT, i // HAND, draw(s, i // HAND))
    for fish in range(len(FISH)):
        s.stream[fish] = FISH[fish]
    swim_in(s)


@rule
def draw(s, seat):
    """HE-01, HE-06: a card of the pile, by chance."""
    card = take_one(s, s.pile)
    s.hand[seat, card] += 1
    return card


@rule
def take_one(s, pieces):
    """Any of these pieces, each as likely as the other: its number."""
    at = chance(s, count(pieces))
    number = np.int64(0)
    while at >= pieces[number]:
        at -= pieces[number]
        number += 1
    pieces[number] -= 1
    return number


@rule
def count(pieces):
    """How many pieces there are."""
    n = np.int64(0)
    for number in range(len(pieces)):
        n += pieces[number]
    return n


@rule
def swim_in(s):
    """HE-03: a fish of the stream comes into the shallows."""
    fish = take_one(s, s.stream)
    s.shallows += fish
    happened(s, SWAM_IN, fish)


@rule
def actors(s):
    """HE-04: everyone who has not chosen yet; after the last round all have."""
    seats = np.int64(0)
    for seat in range(np.int64(s.seats)):
        if s.chosen[seat] == 0:
            seats |= 1 << seat
    return seats


@rule
def legal(s, seat, mask):
    """HE-04: any card of the hand."""
    for card in range(len(CARDS)):
        if s.hand[seat, card] > 0:
            put(mask, card)


@rule
def apply(s, seat, action):
    """HE-04 to HE-07: a card is chosen; the last choice ends the round, and the last round the game."""
    s.chosen[seat] = action
    happened(s, CHOSE, seat, action)
    if actors(s) == 0:
        show(s)
        if count(s.stream) > 0:
            renew(s)
            swim_in(s)
        else:
            finish(s)


@rule
def show(s):
    """HE-05: the highest card catches all that is in the shallows, unless it is shown twice."""
    highest, catcher = np.int64(0), np.int64(-1)
    for seat in range(np.int64(s.seats)):
        card = np.int64(s.chosen[seat])
        s.shown[seat] = card
        happened(s, SHOWED, seat, card)
        if card > highest:
            highest, catcher = card, seat
        elif card == highest:
            catcher = np.int64(-1)
    points = np.int64(s.shallows)
    if catcher < 0:
        happened(s, MISSED, points)
    else:
        s.score[catcher] += points
        s.shallows = 0
        happened(s, CAUGHT, catcher, points)


@rule
def renew(s):
    """HE-06: everyone draws a card; then the cards shown go into the pile."""
    for seat in range(np.int64(s.seats)):
        happened(s, DREW, seat, draw(s, seat))
    for seat in range(np.int64(s.seats)):
        s.hand[seat, s.chosen[seat]] -= 1
        s.pile[s.chosen[seat]] += 1
        s.chosen[seat] = 0


@rule
def finish(s):
    """HE-07: whoever has the most points wins, also together."""
    best = np.int64(0)
    for seat in range(np.int64(s.seats)):
        best = max(best, np.int64(s.score[seat]))
    for seat in range(np.int64(s.seats)):
        if s.score[seat] == best:
            s.winners |= 1 << seat
            happened(s, WON, seat, best)
    s.over = 1


@rule
def resample(s, seat):
    """HE-08: the cards of the others are drawn anew; who has chosen has chosen any one of them."""
    for other in range(np.int64(s.seats)):
        if other != seat:
            for card in range(len(CARDS)):
                s.pile[card] += s.hand[other, card]
                s.hand[other, card] = 0
    for other in range(np.int64(s.seats)):
        if other != seat:
            for _ in range(HAND):
                card = draw(s, other)
                if s.chosen[other] > 0:
                    s.chosen[other] = card

# Rule functions are typed by numba.
# mypy: ignore-errors
"""Information-set tree search over the verbs, written once and compiled with each game's rules and judgement.

One tree for the seat that thinks. Every iteration deals anew what the seat can't know (`resample`; what others would
hardly have chosen in secret is dealt again), walks down the tree among the actions that are offered in this deal, adds
a node, plays on a few decisions by the game's judgement and writes one value per seat along the way; each seat
maximises its own. Chance is open-loop: draws are no nodes, but a seat chooses by what it sees of them (`sight`).

A node is the choice that leads to it: (seat, decision, sight, name of the action) below its parent; a name means the
same in every deal, where the number of an action may not (a tile by its place in a hidden hand). Where several seats
choose in secret at once, each chooses from its own statistics, and the walk goes on below the choice of the thinking
seat: nobody sees the others' choices. Where hundreds of actions are offered, only those with the best prior are tried
first; with more visits come more. Below the root the prior is asked about a sample of them only: it is what costs most.

A game with a net may have a policy in its place: actions are bags of things (a card for somebody, a raft), the net says
once for each node what each of them is to the seat that chooses, and an action is as promising as they are together.
Or the policy is a small net of its own (`policy.py`), which is told the traits of an action; it may also be asked where
decisions are played on behind the tree.

Where what one seat does hardly changes what another can do next (everybody buys at a stall of one's own, say), one tree
of all seats' choices is a product where a sum would do. Such a game may ask for a tree for each seat, of its own
choices alone (`search_apart`): all are walked down together, and what others did meets a seat only in its sight.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ..kernel.bits import clear, count, drop, has, next_in, nth
from ..kernel.rng import below, rekey, word
from ..kernel.rule import generic
from .net import forward, gain, shares, slopes
from .policy import is_learned, promise, sum_up

# Filled in by `weave`.
actors: Any = None
legal: Any = None
apply: Any = None
resample: Any = None
prior: Any = None  # prior(s, seat, action): how promising an action looks; one more is e times as promising
worth: Any = None  # worth(s, seat): how well a seat stands; one more is e times the chance to win
settled: Any = None  # settled(s): whether the position can be judged as it stands
name: Any = None  # name(s, seat, action): a number that means the same action in every deal of what is hidden
named: Any = None  # named(s, seat, name): the action of that name in this deal, -1 if there is none
family: Any = None  # family(s, name): names of one family are all in a deal, or none is (the lays of one tile)
sight: Any = None  # sight(s, seat): what a seat's decision turns on, as a small number; what chance brought, above all
observe: Any = None  # observe(s, seat, active): what the seat sees, as the numbers of a net's inputs; returns how many
things: Any = None  # things(s, seat, room): how many things actions can bring here, by the policy; 0: it says nothing
changes: Any = None  # changes(s, seat, thing, before, after): the inputs that a thing changes; returns how many
brings: Any = None  # brings(s, seat, action, gains, room): the gains of the things that an action brings, together
glance: Any = None  # glance(s, seat, active): the inputs that a learned policy looks at; returns how many
notes: Any = None  # notes(s, seat, room): what all actions of a position have in common, for the traits
traits: Any = None  # traits(s, seat, action, room, active): the traits of an action, as numbers; returns how many
likely: Any = None  # likely(s, seat): how likely others' secret choices are in this deal; 1: none is likelier

NODE = np.dtype(
    (
        np.record,
        [
            ("value", "f8", 4),  # sums, one a seat
            ("weight", "f4"),  # exp(prior)
            ("name", "i4"),  # of the action
            ("next", "i4"),  # sibling of its family, 0: none
            ("skip", "i4"),  # of the first of a family: the first of the next family, 0: none
            ("child", "i4"),  # first child, 0: none
            ("visits", "i4"),
            ("offered", "i4"),  # how often it could have been chosen
            ("sight", "i2"),  # what its seat saw
            ("seat", "i1"),
            ("decision", "i1"),
        ],
    )
)


LINE = NODE.itemsize  # bytes: a node is one line of the processor's cache
assert LINE == 64


class SearchSettings(NamedTuple):
    """How to search, as numbers that the compiled code takes as they are. The defaults did best in the arena."""

    explore: float = 2.5  # weight of the prior against the values
    width: float = 8.0  # actions that join at once
    widen: float = 1.0  # more of them, times the root of the visits
    reach: float = 0.0  # decisions played on behind the tree, at least
    tries: float = 4.0  # offered actions of which the most promising is played there
    margin: float = 0.25  # how much the margin counts in a finished game, against the victory
    spread: float = 0.02  # values closer than this are not stretched
    first: float = 0.4  # what an action that was not tried is taken for, between the worst and the best sibling
    sample: float = 48.0  # offered actions below the root of which the prior is asked
    wander: float = 0.3  # weight of trying what was rarely tried, whatever the prior says
    doubt: float = 0.0  # the same at the root, times how much games from here differ; 0: `wander` there too
    deals: float = 16.0  # the most that are dealt until one is likely
    net: float = 1.0  # 1: the game's net judges, where there is one; 0: `worth`
    policy: float = 0.0  # more than 0: the net says how promising an action is, where the game has a policy
    guided: float = 0.0  # 1: a learned policy is asked too where decisions are played on behind the tree
    apart: float = 0.0  # from so many seats on every seat has a tree of its own choices; 0: one tree for all
    textbook: float = 0.0  # 1: plain information-set search, the yardstick


PATH = np.int64(600)  # the longest walk down the tree; the tree is cut there
BEST = np.int64(24)  # the most actions that join the tree at once
# Nodes of their own: the root of the thinking seat (0), the values of one iteration (1), then these.
ROOTS = np.int64(2)  # the roots of the other seats, if apart
SQUARES = ROOTS + 4  # the sums of the squares of all values: how much they differ
FREE = SQUARES + 1  # the first node that may join a tree
OUTSIDE = np.int64(-1)  # where a seat is that has left its tree
LOGARITHMS = np.array([0.0, *(math.log(n) for n in range(1, 1024))])


@generic
def search(nodes, used, root, work, seat, rng, mask, rest, path, among, means, settings, net, iterations, done):
    """So many iterations more; returns how many nodes are used. `done` counts iterations, decisions and depth."""
    s = work[0]
    for _ in range(iterations):
        work[0] = root[0]
        rekey(s.rng, rng)
        resample(s, seat)
        for _ in range(np.int64(settings.deals) - 1):  # what is unlikely is dealt again
            if word(rng) < likely(s, seat) * 4294967296.0:
                break
            work[0] = root[0]
            rekey(s.rng, rng)
            resample(s, seat)
        node = np.int64(0)
        length = np.int64(0)
        fresh = False
        while s.over == 0 and not fresh and length < PATH - 4:
            asked = np.int64(actors(s))
            following = np.int64(-1)
            for mover in range(np.int64(s.seats)):
                if (asked >> mover) & 1:
                    clear(mask)
                    legal(s, mover, mask)
                    seen = np.int64(0) if node == 0 or settings.textbook > 0.0 else np.int64(sight(s, mover))
                    last, tried = siblings(nodes, node, s, mover, seen, mask, among)
                    used, first = widen(
                        nodes, used, node, s, mover, seen, mask, rest, rng, settings, among, last, tried, net
                    )
                    chosen = choose(nodes, node, mover, rng, settings, among, means, first, last)
                    if chosen == 0:  # the tree is full: go on outside it
                        apply(s, mover, nth(mask, below(rng, count(mask))))
                        fresh = True
                    else:
                        if following < 0 or mover == seat:
                            following = chosen
                        path[length] = chosen
                        length += 1
                        apply(s, mover, named(s, mover, np.int64(nodes[chosen].name)))
                    done[1] += 1
            if following >= 0:
                node = following
                fresh = fresh or nodes[node].visits == 0
        done[2] += length
        play_on(s, mask, rng, settings, net, done)
        judge(s, seat, nodes[1].value, settings, net)
        nodes[0].visits += 1
        for other in range(np.int64(s.seats)):
            nodes[0].value[other] += nodes[1].value[other]
            nodes[SQUARES].value[other] += nodes[1].value[other] * nodes[1].value[other]
        for i in range(length):
            nodes[path[i]].visits += 1
            for other in range(np.int64(s.seats)):
                nodes[path[i]].value[other] += nodes[1].value[other]
        done[0] += 1
    return used


@generic
def search_apart(
    nodes, used, root, work, seat, rng, mask, rest, path, among, means, at, settings, net, iterations, done
):
    """As `search`, with a tree for each seat: on until the thinking seat has left its own and the position is settled.

    `at` is where each seat is in its tree. Who has left it plays on by looks. What both have in common stands here once
    more: called from two places it is no longer compiled into the loop, and the search is slower.
    """
    s = work[0]
    for _ in range(iterations):
        work[0] = root[0]
        rekey(s.rng, rng)
        resample(s, seat)
        for _ in range(np.int64(settings.deals) - 1):
            if word(rng) < likely(s, seat) * 4294967296.0:
                break
            work[0] = root[0]
            rekey(s.rng, rng)
            resample(s, seat)
        for mover in range(np.int64(s.seats)):
            at[mover] = ROOTS + mover
        at[seat] = 0
        length = np.int64(0)
        while s.over == 0 and length < PATH - 4 and (at[seat] != OUTSIDE or not settled(s)):
            asked = np.int64(actors(s))
            for mover in range(np.int64(s.seats)):
                if (asked >> mover) & 1:
                    clear(mask)
                    legal(s, mover, mask)
                    chosen, node = np.int64(0), np.int64(at[mover])
                    if node != OUTSIDE:
                        seen = np.int64(0) if node == 0 else np.int64(sight(s, mover))
                        last, tried = siblings(nodes, node, s, mover, seen, mask, among)
                        used, first = widen(
                            nodes, used, node, s, mover, seen, mask, rest, rng, settings, among, last, tried, net
                        )
                        chosen = choose(nodes, node, mover, rng, settings, among, means, first, last)
                    if chosen == 0:  # outside, or the tree is full
                        at[mover] = OUTSIDE
                        apply(s, mover, outside(s, mover, mask, rng, settings, net))
                    else:
                        at[mover] = chosen if nodes[chosen].visits > 0 else OUTSIDE
                        path[length] = chosen
                        length += 1
                        apply(s, mover, named(s, mover, np.int64(nodes[chosen].name)))
                    done[1] += 1
        done[2] += length
        play_on(s, mask, rng, settings, net, done)
        judge(s, seat, nodes[1].value, settings, net)
        nodes[0].visits += 1
        for other in range(np.int64(s.seats)):
            nodes[0].value[other] += nodes[1].value[other]
            nodes[SQUARES].value[other] += nodes[1].value[other] * nodes[1].value[other]
        for i in range(length):
            nodes[path[i]].visits += 1
            for other in range(np.int64(s.seats)):
                nodes[path[i]].value[other] += nodes[1].value[other]
        done[0] += 1
    return used


@generic
def siblings(nodes, node, s, seat, seen, mask, among):
    """Put the children that stand for what the seat is offered here into `among`, behind room for those that join.

    A family that is not in this deal is passed by as a whole: most tiles that others laid in one deal they don't hold
    in another. Returns where they end, and their visits together.
    """
    decision = s.decision
    last = BEST
    tried = 0
    first = np.int64(nodes[node].child)
    while first != 0:
        child = nodes[first]
        if child.seat == seat and child.decision == decision and child.sight == seen:
            i = first
            while i != 0:
                action = np.int64(named(s, seat, np.int64(nodes[i].name)))
                if action < 0:  # nor is any other of its family in this deal
                    break
                if has(mask, action):
                    among[last] = i
                    last += 1
                    tried += nodes[i].visits
                i = np.int64(nodes[i].next)
        first = np.int64(child.skip)
    return last, tried


@generic
def widen(nodes, used, node, s, seat, seen, mask, rest, rng, settings, among, last, tried, net):
    """Let actions join the tree, those with the best prior first: a few at once, more as the visits grow.

    Returns how many nodes are used, and where the children among which to choose begin.
    """
    first = BEST
    wanted = np.int64(settings.width + settings.widen * math.sqrt(float(tried))) - (last - BEST)
    if settings.textbook > 0.0:
        wanted = np.int64(1)
    if wanted <= 0:
        return used, first
    offered = count(mask) - (last - BEST)
    wanted = min(wanted, min(offered, BEST))
    if wanted <= 0 or used + wanted > len(nodes):
        return used, first
    for w in range(len(mask)):
        rest[w] = mask[w]
    for k in range(BEST, last):
        drop(rest, np.int64(named(s, seat, np.int64(nodes[among[k]].name))))
    if settings.textbook > 0.0:
        first -= 1
        among[first] = used
        called = np.int64(name(s, seat, nth(rest, below(rng, offered))))
        return join(nodes, used, node, s, seat, seen, called, 1.0), first
    # The new children are written in falling order of their weight behind the used nodes, then linked.
    new = 0
    sample = np.int64(settings.sample)
    foreseen = settings.net > 0.0 and settings.policy > 0.0 and foresee(s, seat, net)
    if node == 0 or offered <= sample or foreseen:
        sample = offered
    action = np.int64(-1)
    for k in range(sample):
        if sample == offered:
            action = np.int64(next_in(rest, action + 1))
        else:
            action = np.int64(nth(rest, below(rng, offered - k)))
            drop(rest, action)
        look = settings.policy * foreseen_of(s, seat, action, net) if foreseen else prior(s, seat, action)
        look = np.float32(look)  # as the node has it: between equals the first stays first
        at = new
        while at > 0 and nodes[used + at - 1].weight < look:
            at -= 1
        if at < wanted:
            if new < wanted:
                new += 1
            for j in range(new - 1, at, -1):
                nodes[used + j].weight = nodes[used + j - 1].weight
                nodes[used + j].name = nodes[used + j - 1].name
            nodes[used + at].weight = look
            nodes[used + at].name = name(s, seat, action)
    for _ in range(new):
        first -= 1
        among[first] = used
        weight = math.exp(max(-20.0, min(20.0, nodes[used].weight)))
        used = join(nodes, used, node, s, seat, seen, np.int64(nodes[used].name), weight)
    return used, first


@generic
def foresee(s, seat, net):
    """Get ready to say how promising actions are here; False where the policy says nothing.

    A learned one looks at what the seat sees; else the net says what each thing that actions can bring is to the seat.
    """
    if is_learned(net.policy):
        sum_up(net.policy, net.active, glance(s, seat, net.active))
        notes(s, seat, net.room)
        return True
    many = np.int64(things(s, seat, net.room))
    if many > 0:
        forward(net, observe(s, seat, net.active))
        slopes(net, np.int64(s.seats))
        for thing in range(many):
            net.gains[thing] = gain(net, changes(s, seat, np.int64(thing), net.before, net.after))
    return many > 0


@generic
def foreseen_of(s, seat, action, net):
    """Behind `foresee`: how promising an action is."""
    if is_learned(net.policy):
        n = traits(s, seat, action, net.room, net.policy.active)
        return promise(net.policy, np.int64(s.decision), n, prior(s, seat, action))
    return brings(s, seat, action, net.gains, net.room)


@generic
def join(nodes, used, node, s, seat, seen, called, weight):
    """A new child of a node, the first of its family: same seat, decision and sight, names of one family."""
    before, first = np.int64(0), np.int64(nodes[node].child)
    while first != 0:
        child = nodes[first]
        alike = child.seat == seat and child.decision == s.decision and child.sight == seen
        if alike and family(s, np.int64(child.name)) == family(s, called):
            break
        before, first = first, np.int64(child.skip)
    nodes[used].name = called
    nodes[used].weight = weight
    nodes[used].seat = seat
    nodes[used].sight = seen
    nodes[used].decision = s.decision
    nodes[used].visits = 0
    nodes[used].offered = 0
    nodes[used].child = 0
    for other in range(4):
        nodes[used].value[other] = 0.0
    nodes[used].next = first
    if first == 0:
        nodes[used].skip = nodes[node].child
        nodes[node].child = used
    else:
        nodes[used].skip = nodes[first].skip
        if before == 0:
            nodes[node].child = used
        else:
            nodes[before].skip = used
    return used + 1


@generic
def choose(nodes, node, seat, rng, settings, among, means, first, last):
    """The child to walk to: PUCT over what is offered, values stretched to the siblings' span; 0 if there is none.

    At the root, where nothing but the choice counts, `doubt` tries more the more values differ: where games end either
    way, a few bad ones say little. Further down that would make a mean of replies of what should be the best one.
    """
    weights = 0.0
    low = 1.0
    high = 0.0
    for k in range(first, last):
        child = nodes[among[k]]
        child.offered += 1
        weights += child.weight
        if child.visits > 0:
            mean = child.value[seat] / child.visits
            means[k] = mean
            low = min(low, mean)
            high = max(high, mean)
    span = max(high - low, settings.spread)
    wander = settings.wander
    if node == 0 and settings.doubt > 0.0:
        wander = settings.doubt * deviation(nodes, seat) / span
    if low > high:
        low = high
    best = np.int64(0)
    best_score = -1.0e30
    for k in range(first, last):
        child = nodes[among[k]]
        visits = float(child.visits)
        offered = np.int64(child.offered)
        if settings.textbook > 0.0:
            score = 1.0e20 + float(below(rng, np.int64(1000)))
            if visits > 0.0:
                score = means[k] + settings.explore * math.sqrt(logarithm(offered) / visits)
        else:
            score = settings.first
            if visits > 0.0:
                score = (means[k] - low) / span
            score += settings.explore * child.weight / weights * math.sqrt(float(offered)) / (1.0 + visits)
            score += wander * math.sqrt(logarithm(1 + offered) / (1.0 + visits))
        if score > best_score:
            best_score = score
            best = among[k]
    return best


@generic
def deviation(nodes, seat):
    """How much a seat's values of all iterations so far differ, as a standard deviation."""
    n = float(nodes[0].visits) + 1.0
    mean = nodes[0].value[seat] / n
    return math.sqrt(max(0.0, nodes[SQUARES].value[seat] / n - mean * mean))


@generic
def logarithm(n):
    """Of a number from 1 on: most of those that are asked for are small."""
    return LOGARITHMS[n] if n < len(LOGARITHMS) else math.log(float(n))


@generic
def first_of(asked):
    """The lowest seat in a mask of seats that is not empty."""
    seat = np.int64(0)
    while (asked >> seat) & 1 == 0:
        seat += 1
    return seat


@generic
def play_on(s, mask, rng, settings, net, done):
    """A few decisions behind the tree, each the most promising of a few offered ones; the textbook's are random."""
    left = np.int64(settings.reach)
    while s.over == 0 and (left > 0 or not settled(s)):
        left -= 1
        seat = first_of(np.int64(actors(s)))
        clear(mask)
        legal(s, seat, mask)
        apply(s, seat, outside(s, seat, mask, rng, settings, net))
        done[1] += 1


@generic
def outside(s, seat, mask, rng, settings, net):
    """What is played where there is no tree: by the policy, or the most promising of a few by looks."""
    offered = count(mask)
    if offered > 1 and settings.guided > 0.0 and settings.net > 0.0 and foresee(s, seat, net):
        best = np.int64(-1)
        best_score = -1.0e30
        action = np.int64(-1)
        for _ in range(offered):
            action = np.int64(next_in(mask, action + 1))
            score = foreseen_of(s, seat, action, net) + word(rng) / 4294967296.0
            if score > best_score:
                best_score = score
                best = action
        return best
    return sensible(s, seat, mask, rng, np.int64(settings.tries))


@generic
def sensible(s, seat, mask, rng, tries):
    """The most promising of a few offered actions that chance picks; with one try, any."""
    offered = count(mask)
    if tries <= 1 or offered == 1:
        return nth(mask, below(rng, offered))
    best = np.int64(-1)
    best_score = -1.0e30
    for k in range(min(tries, offered)):
        action = nth(mask, np.int64(k) if offered <= tries else below(rng, offered))
        score = prior(s, seat, action) + word(rng) / 4294967296.0
        if score > best_score:
            best_score = score
            best = action
    return best


@generic
def judge(s, seat, value, settings, net):
    """One value a seat, together 1, as the thinking seat sees it: by the net, or by how the seats stand."""
    if s.over:
        verdict(s, value, settings.margin)
    elif settings.net > 0.0:
        forward(net, observe(s, seat, net.active))
        shares(net, seat, np.int64(s.seats), value)
    else:
        standing(s, value)


@generic
def standing(s, value):
    """How the seats stand: the softmax of what each position is worth."""
    seats = np.int64(s.seats)
    most = -1.0e30
    for seat in range(seats):
        value[seat] = worth(s, seat)
        most = max(most, value[seat])
    total = 0.0
    for seat in range(seats):
        value[seat] = math.exp(value[seat] - most)
        total += value[seat]
    for seat in range(seats):
        value[seat] /= total


@generic
def verdict(s, value, margin):
    """Of a finished game: the shares of the victory, mixed with how the seats stand."""
    seats = np.int64(s.seats)
    standing(s, value)
    won = 0
    for seat in range(seats):
        won += (np.int64(s.winners) >> seat) & 1
    for seat in range(seats):
        value[seat] *= margin
        if (np.int64(s.winners) >> seat) & 1:
            value[seat] += (1.0 - margin) / won


@generic
def weigh(s, seat, mask, actions, weights):
    """The offered actions and their priors; returns how many there are."""
    clear(mask)
    legal(s, seat, mask)
    offered = count(mask)
    for k in range(offered):
        action = nth(mask, np.int64(0))
        drop(mask, action)
        actions[k] = action
        weights[k] = prior(s, seat, action)
    return offered


@generic
def outcomes(root, work, seat, action, rng, mask, settings, games, scores, wins, done):
    """Play games to the end behind an action, everybody sensibly: sums of scores and of victories, by seat."""
    s = work[0]
    tries = np.int64(settings.tries)
    for _ in range(games):
        work[0] = root[0]
        rekey(s.rng, rng)
        resample(s, seat)
        apply(s, seat, action)
        while s.over == 0:
            mover = first_of(np.int64(actors(s)))
            clear(mask)
            legal(s, mover, mask)
            choice = sensible(s, mover, mask, rng, tries)
            apply(s, mover, choice)
            done[1] += 1
        won = 0
        for other in range(np.int64(s.seats)):
            won += (np.int64(s.winners) >> other) & 1
        for other in range(np.int64(s.seats)):
            scores[other] += float(s.score[other])
            if (np.int64(s.winners) >> other) & 1:
                wins[other] += 1.0 / won
        done[0] += 1


search.nogil = True  # threads search side by side
search_apart.nogil = True
outcomes.nogil = True

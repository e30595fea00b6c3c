"""Loops over the verbs, compiled with a game's rules by `weave`: checked application, random play, simulation."""

from __future__ import annotations

from typing import Any

from .bits import clear, count, has, nth
from .rng import below, rekey
from .rule import generic

# Filled in by `weave`.
setup: Any = None
actors: Any = None
legal: Any = None
apply: Any = None
resample: Any = None


@generic
def apply_legal(s, seat, action, mask):
    """Take an offered action; False, and nothing changed, if it is not offered to that seat now."""
    if (actors(s) >> seat) & 1 == 0:
        return False
    clear(mask)
    legal(s, seat, mask)
    if not has(mask, action):
        return False
    apply(s, seat, action)
    return True


@generic
def restart(games, template, rng, mask):
    """Set up the first game like `template`, with chance from `rng`; the mask gets what is offered to the seat that it
    returns."""
    games[0] = template[0]
    s = games[0]
    rekey(s.rng, rng)
    setup(s)
    clear(mask)
    seat = first_actor(s)
    legal(s, seat, mask)
    return seat


@generic
def turn(games, seat, action, mask):
    """Take an action of the first game and put what is offered next into the mask: the seat that is asked, -1 at the
    end; -2, and nothing changed, if the mask does not have the action."""
    if not has(mask, action):
        return -2
    s = games[0]
    apply(s, seat, action)
    clear(mask)
    if s.over:
        return -1
    seat = first_actor(s)
    legal(s, seat, mask)
    return seat


@generic
def resample_from(s, seat, rng):
    """Make it another position that the seat could not tell from this one: hidden things and the future anew."""
    rekey(s.rng, rng)
    resample(s, seat)


@generic
def first_actor(s):
    """The lowest seat that must decide now."""
    mask = actors(s)
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


@generic
def random_step(s, mask, rng):
    """One uniformly random decision of the first actor."""
    seat = first_actor(s)
    clear(mask)
    legal(s, seat, mask)
    apply(s, seat, nth(mask, below(rng, count(mask))))


@generic
def random_games(games, template, rng, mask, decisions, lengths):
    """Fill `games` with finished random games set up like `template`; counts each kind of decision, and all of them.

    `random_step` stands here again in full: with another level of calls the whole game would be optimised once more.
    """
    total = 0
    for i in range(len(games)):
        games[i] = template[0]
        s = games[i]
        rekey(s.rng, rng)
        setup(s)
        n = 0
        while s.over == 0:
            decisions[s.decision] += 1
            seat = first_actor(s)
            clear(mask)
            legal(s, seat, mask)
            apply(s, seat, nth(mask, below(rng, count(mask))))
            n += 1
        lengths[i] = n
        total += n
    return total

"""Loops over the verbs, compiled with a game's rules by `weave`: checked application, random play, simulation."""

from __future__ import annotations

from typing import Any

from .bits import clear, count, has, nth
from .position import hush
from .rng import below, rekey
from .rule import generic

# Filled in by `weave`.
actors: Any = None
offer: Any = None
step: Any = None
deal: Any = None
redeal: Any = None


@generic
def apply(s, seat, action, mask):
    """Take an offered action; False, and nothing changed, if it is not offered to that seat now."""
    if (actors(s) >> seat) & 1 == 0:
        return False
    clear(mask)
    offer(s, seat, mask)
    if not has(mask, action):
        return False
    hush(s)
    step(s, seat, action)
    return True


@generic
def resample(s, seat, rng):
    """Another position that the seat could not tell from this one: what it can't know is dealt anew, the future too."""
    hush(s)
    rekey(s.rng, rng)
    redeal(s, seat)


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
    offer(s, seat, mask)
    action = nth(mask, below(rng, count(mask)))
    hush(s)
    step(s, seat, action)


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
        deal(s)
        n = 0
        while s.over == 0:
            decisions[s.decision] += 1
            seat = first_actor(s)
            clear(mask)
            offer(s, seat, mask)
            action = nth(mask, below(rng, count(mask)))
            hush(s)
            step(s, seat, action)
            n += 1
        lengths[i] = n
        total += n
    return total

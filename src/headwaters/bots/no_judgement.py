# Rule functions are typed by numba.
# mypy: ignore-errors
"""The judgement of a game that has none: every action looks alike, and only the end of a game says who stands well."""

from __future__ import annotations

from ..kernel.rule import rule


@rule
def prior(s, seat, action):
    return 0.0


@rule
def worth(s, seat):
    return 0.0


@rule
def settled(s):
    return False


@rule
def name(s, seat, action):
    return action


@rule
def named(s, seat, name):
    return name


@rule
def family(s, name):
    return 0


@rule
def sight(s, seat):
    return 0


@rule
def likely(s, seat):
    return 1.0


@rule
def observe(s, seat, active):
    return 0


@rule
def things(s, seat, room):
    return 0


@rule
def changes(s, seat, thing, before, after):
    return 0


@rule
def brings(s, seat, action, gains, room):
    return 0.0


@rule
def glance(s, seat, active):
    return 0


@rule
def notes(s, seat, room):
    return


@rule
def traits(s, seat, action, room, active):
    return 0

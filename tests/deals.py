"""Deals that are the same in every run: what the service draws from the machine's chance comes from a seed instead."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from types import SimpleNamespace

import pytest


def deal(monkeypatch: pytest.MonkeyPatch, seeds: Callable[[int], bytes]) -> None:
    """Every new table takes its seed, so many bytes, from `seeds`."""
    from headwaters.table import lobby

    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=seeds, token_urlsafe=secrets.token_urlsafe))


def deal_alike(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The tables of this name are dealt alike in every run, and other worlds are drawn alike."""
    from headwaters.table import actor, bots

    deal(monkeypatch, random.Random(name).randbytes)
    for drawing in (actor, bots):
        dice = random.Random(f"{name} {drawing.__name__}")
        monkeypatch.setattr(drawing, "secrets", SimpleNamespace(randbits=dice.getrandbits))

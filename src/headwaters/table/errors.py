"""Named refusals: a message id, its words, the rule behind it, and the HTTP status that goes with it."""

from __future__ import annotations

from ..kernel.errors import HeadwatersError
from .answers import RefusedRequest

STATUS = {
    "error-unknown-table": 404,
    "error-unknown-seat": 404,
    "error-unknown-game": 404,
    "error-no-lesson": 404,
    "error-page": 404,
    "error-link": 404,
    "error-method": 405,
    "error-not-your-seat": 403,
    "error-not-creator": 403,
    "error-spectators-listen": 403,
    "error-origin": 403,
    "error-host": 403,
    "error-stale": 409,
    "error-not-your-turn": 409,
    "error-not-offered": 409,
    "error-offered": 409,
    "error-lesson": 409,
    "error-why-not": 409,
    "error-over": 409,
    "error-undo": 409,
    "error-takeback-hidden": 409,
    "error-not-gone": 409,
    "error-here": 409,
    "error-handed": 409,
    "error-not-handed": 409,
    "error-resigned": 409,
    "error-not-begun": 409,
    "error-begun": 409,
    "error-not-over": 409,
    "error-seat-taken": 409,
    "error-seat-free": 409,
    "error-compiling": 409,
    "error-given-up": 409,
    "error-damaged": 409,
    "error-unreadable": 409,
    "error-unreadable-older": 409,
    "error-emblem-taken": 409,
    "error-too-large": 413,
    "error-too-many": 429,
    "error-busy": 503,
    "error-store": 503,
    "error-inside": 500,
}
BAD_REQUEST = 400


class Refusal(HeadwatersError):
    """A request that can't be granted; nothing has changed."""


def status_of(error: HeadwatersError) -> int:
    return STATUS.get(error.message_id, BAD_REQUEST)


def worded(error: HeadwatersError, language: str) -> RefusedRequest:
    """An error as it goes over the wire."""
    return RefusedRequest(error.message_id, error.words(language), error.rule)

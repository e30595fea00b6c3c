"""Directed styles of random play in Yangtze: they lead games to where even play hardly ever comes."""

from __future__ import annotations

from ...kernel.styles import ALWAYS, OFTEN, SELDOM, USUAL, Offer, Weigh


def hoarder(offer: Offer) -> int:
    """No reward and no exchange: the cards run into the limit of the hand."""
    return ALWAYS if offer.verb == "skip" else SELDOM


def matcher(offer: Offer) -> int:
    """Lays where most sides match: there the seat has most cards and rafts afterwards."""
    if offer.verb != "lay":
        return OFTEN if offer.verb == "reward" else USUAL
    gained = sum(int((offer.tried[pile] - offer.position[pile])[offer.seat].sum()) for pile in ("lanterns", "rafts"))
    return int(USUAL ** max(0, gained))


def swapper(offer: Offer) -> int:
    """Exchanges whenever it may, and lays as the matcher does: that brings the rafts for it."""
    return {"swap": ALWAYS, "skip": SELDOM}.get(offer.verb) or matcher(offer)


STYLES: dict[str, Weigh] = {
    "hoarder": hoarder,
    "swapper": swapper,
    "matcher": matcher,
}

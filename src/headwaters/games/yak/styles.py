"""Directed styles of random play in Yak: they lead games to where even play hardly ever comes."""

from __future__ import annotations

from ...kernel.styles import ALWAYS, OFTEN, SELDOM, USUAL, Offer, Weigh


def buyer(offer: Offer) -> int:
    """Buys as many stones as can be paid, crystals first."""
    if offer.verb == "card":
        return OFTEN if offer.words[1] == "build" else USUAL
    return {"buy c": OFTEN, "done": 0}.get(offer.text, USUAL)


def restocker(offer: Offer) -> int:
    """Never builds unless it must."""
    return {"card restock": OFTEN, "card build": 0}.get(offer.text, USUAL)


def marketeer(offer: Offer) -> int:
    """Always at the market, with as much as can be carried."""
    if offer.verb == "take" and "-" in offer.text:
        return int(USUAL ** sum(int(amount) for amount in offer.words[1].split("-")))
    return ALWAYS if offer.text == "card market" else USUAL


def racer(offer: Offer) -> int:
    """Straight up: stones as high as they go."""
    if offer.verb == "set":
        return int(USUAL ** int(offer.words[2].split(".")[0]))
    return {"card build": OFTEN, "done": SELDOM}.get(offer.text, USUAL)


STYLES: dict[str, Weigh] = {
    "buyer": buyer,
    "restocker": restocker,
    "marketeer": marketeer,
    "racer": racer,
}

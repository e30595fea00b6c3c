"""Directed styles of random play in Yellow & Yangtze: they lead games to where even play hardly ever comes."""

from __future__ import annotations

from ...kernel.styles import ALWAYS, OFTEN, SELDOM, USUAL, Offer, Weigh, by_verb

MANY = 4  # market tiles in a hand


def most(offer: Offer) -> int:
    """As many tiles as can be given: `commit 3` before `commit 0+`, `support e3 2` before `support -`."""
    last = offer.words[-1]
    return int(USUAL ** int(last.strip("+-") or 0))


def hoarder(offer: Offer) -> int:
    """Greens to the board for market tiles, which stay in the hand; once there are many, unseen discards among them."""
    match offer.words:
        case ["tile", "G", _]:
            return ALWAYS
        case ["tile", "R" | "Y", _] | ["take", "-"] | ["stop"]:
            return 0
        case ["take", "R" | "Y"] | ["discard", _] | ["support", "-"]:
            return OFTEN
        case ["replace"]:
            return ALWAYS if offer.position["taken"][offer.seat].sum() >= MANY else 0
    return USUAL if offer.verb == "tile" else SELDOM


def warmonger(offer: Offer) -> int:
    """Whatever brings war, then whatever brings revolt, and all tiles into it."""
    if offer.verb in ("commit", "support"):
        return most(offer)
    if offer.verb in ("tile", "leader"):
        return {"war support": ALWAYS, "revolt attack": 5}.get(offer.leads_to, 5 if offer.verb == "leader" else USUAL)
    return SELDOM


replacer = by_verb({"replace": ALWAYS, "discard": OFTEN, "end": 0})


def builder(offer: Offer) -> int:
    """Pagodas wherever one can be built or moved, tiles where they make a triangle, now and then a riot."""
    match offer.words:
        case ["pagoda", "-"]:
            return 0
        case ["build", *_]:
            return ALWAYS
        case ["tile", *_]:
            return ALWAYS if offer.leads_to == "pagoda" else USUAL
        case ["riot", *_]:
            return 2 * SELDOM
    return SELDOM


passer = by_verb({"end": ALWAYS, "stop": ALWAYS, "done": ALWAYS})


STYLES: dict[str, Weigh] = {
    "hoarder": hoarder,
    "warmonger": warmonger,
    "replacer": replacer,
    "builder": builder,
    "passer": passer,
}

"""How a random player chooses. A directed style leads games to where even play hardly ever comes.

A style weighs the offered actions by their notation, and where it must by what would be asked next; an action is drawn
by these weights. Nothing here knows the rules: what is not offered can't be chosen.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import accumulate
from typing import Any

from ..kernel.errors import BadOption
from ..kernel.game import Engine, Position


class Style(StrEnum):
    """The names of the styles; `styles_of` tells which a game has."""

    uniform = "uniform"  # every offered action alike
    verbs = "verbs"  # first the kind of action, then the action: rare rules are reached
    hoarder = "hoarder"
    warmonger = "warmonger"
    replacer = "replacer"
    builder = "builder"
    passer = "passer"
    swapper = "swapper"
    matcher = "matcher"
    buyer = "buyer"
    restocker = "restocker"
    marketeer = "marketeer"
    racer = "racer"


@dataclass(frozen=True)
class Offer:
    """One offered action."""

    engine: Engine
    position: Position
    seat: int
    action: int

    @cached_property
    def text(self) -> str:
        return self.engine.text(self.position, self.seat, self.action)

    @cached_property
    def words(self) -> list[str]:
        return self.text.split(" ")

    @property
    def verb(self) -> str:
        return self.words[0]

    @cached_property
    def tried(self) -> Position:
        """The position after the action, tried on a copy."""
        after = self.engine.copy(self.position)
        self.engine.verbs["step"](after, self.seat, self.action)
        return after

    @property
    def leads_to(self) -> str:
        """The decision that is asked after the action; nothing after the end."""
        return "" if self.tried.over else self.engine.facts.decisions[int(self.tried.decision)]


Weigh = Callable[[Offer], int]
SELDOM, USUAL, OFTEN, ALWAYS = 1, 10, 100, 10_000
MOST_WEIGHED = 40  # offers of one kind: to try an action costs more than to take one


def _by_verb(weights: dict[str, int]) -> Weigh:
    """Weighs by the first word of the notation alone; other actions are usual."""
    return lambda offer: weights.get(offer.verb, USUAL)


# ---------------------------------------------------------------- Yellow & Yangtze

MANY = 4  # market tiles in a hand


def _most(offer: Offer) -> int:
    """As many tiles as can be given: `commit 3` before `commit 0+`, `support e3 2` before `support -`."""
    last = offer.words[-1]
    return int(USUAL ** int(last.strip("+-") or 0))


def _market_hoarder(offer: Offer) -> int:
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


def _warmonger(offer: Offer) -> int:
    """Whatever brings war, then whatever brings revolt, and all tiles into it."""
    if offer.verb in ("commit", "support"):
        return _most(offer)
    if offer.verb in ("tile", "leader"):
        return {"war support": ALWAYS, "revolt attack": 5}.get(offer.leads_to, 5 if offer.verb == "leader" else USUAL)
    return SELDOM


_replacer = _by_verb({"replace": ALWAYS, "discard": OFTEN, "end": 0})


def _pagoda_builder(offer: Offer) -> int:
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


_passer = _by_verb({"end": ALWAYS, "stop": ALWAYS, "done": ALWAYS})

# ---------------------------------------------------------------- Yangtze


def _lantern_hoarder(offer: Offer) -> int:
    """No reward and no exchange: the cards run into the limit of the hand."""
    return ALWAYS if offer.verb == "skip" else SELDOM


def _matcher(offer: Offer) -> int:
    """Lays where most sides match: there the seat has most cards and rafts afterwards."""
    if offer.verb != "lay":
        return OFTEN if offer.verb == "reward" else USUAL
    gained = sum(int((offer.tried[pile] - offer.position[pile])[offer.seat].sum()) for pile in ("lanterns", "rafts"))
    return int(USUAL ** max(0, gained))


def _swapper(offer: Offer) -> int:
    """Exchanges whenever it may, and lays as the matcher does: that brings the rafts for it."""
    return {"swap": ALWAYS, "skip": SELDOM}.get(offer.verb) or _matcher(offer)


# ---------------------------------------------------------------- Yak


def _buyer(offer: Offer) -> int:
    """Buys as many stones as can be paid, crystals first."""
    if offer.verb == "card":
        return OFTEN if offer.words[1] == "build" else USUAL
    return {"buy c": OFTEN, "done": 0}.get(offer.text, USUAL)


def _restocker(offer: Offer) -> int:
    """Never builds unless it must."""
    return {"card restock": OFTEN, "card build": 0}.get(offer.text, USUAL)


def _marketeer(offer: Offer) -> int:
    """Always at the market, with as much as can be carried."""
    if offer.verb == "take" and "-" in offer.text:
        return int(USUAL ** sum(int(amount) for amount in offer.words[1].split("-")))
    return ALWAYS if offer.text == "card market" else USUAL


def _racer(offer: Offer) -> int:
    """Straight up: stones as high as they go."""
    if offer.verb == "set":
        return int(USUAL ** int(offer.words[2].split(".")[0]))
    return {"card build": OFTEN, "done": SELDOM}.get(offer.text, USUAL)


DIRECTED: dict[str, dict[Style, Weigh]] = {
    "yellow-yangtze": {
        Style.hoarder: _market_hoarder,
        Style.warmonger: _warmonger,
        Style.replacer: _replacer,
        Style.builder: _pagoda_builder,
        Style.passer: _passer,
    },
    "yangtze": {Style.hoarder: _lantern_hoarder, Style.swapper: _swapper, Style.matcher: _matcher},
    "yak": {
        Style.buyer: _buyer,
        Style.restocker: _restocker,
        Style.marketeer: _marketeer,
        Style.racer: _racer,
    },
}


def styles_of(game: str) -> list[Style]:
    """The styles in which a game can be played."""
    return [Style.uniform, Style.verbs, *DIRECTED.get(game, {})]


def check_style(game: str, style: Style) -> None:
    if style not in styles_of(game):
        raise BadOption("error-option-value", option="style", value=style, range=", ".join(styles_of(game)))


def choose(engine: Engine, s: Position, seat: int, style: Style, rng: Any) -> int:
    """One of the offered actions, drawn with this generator in this style."""
    from ..kernel.rng import below

    offered = engine.legal(s, seat)
    if style is Style.uniform:
        return offered[int(below(rng, len(offered)))]
    kinds: dict[str, list[Offer]] = {}
    for action in offered:
        offer = Offer(engine, s, seat, action)
        kinds.setdefault(offer.verb, []).append(offer)
    if style is Style.verbs:
        alike = list(kinds.values())[int(below(rng, len(kinds)))]
        return alike[int(below(rng, len(alike)))].action
    weighed = [offer for alike in kinds.values() for offer in _some(alike, rng)]
    weigh = DIRECTED[engine.facts.name][style]
    upto = list(accumulate(weigh(offer) for offer in weighed))
    if upto[-1] == 0:
        return weighed[int(below(rng, len(weighed)))].action
    return weighed[bisect(upto, int(below(rng, upto[-1])))].action


def _some(alike: list[Offer], rng: Any) -> list[Offer]:
    """No more offers of one kind than a style weighs, drawn at random."""
    from ..kernel.rng import below

    for i in range(min(MOST_WEIGHED, len(alike) - 1)):
        j = i + int(below(rng, len(alike) - i))
        alike[i], alike[j] = alike[j], alike[i]
    return alike[:MOST_WEIGHED]

"""Yangtze in words: a message for each deed, and what an action would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.deeds import Deed
from ...kernel.parts import Line, Message, Position
from .pieces import EXCHANGE_RAFTS, START, SYMBOLS, TILES

# Deed: what its message is called behind `yz-did-` and, where there is a preview of it, behind `yz-will-`.
MESSAGES = {
    "laid": "lay",
    "matched": "match",
    "matched_in_vain": "match-none",
    "gained_rafts": "rafts",
    "received": "get",
    "received_nothing": "get-none",
    "sold_out": "sell-out",
    "drew": "draw",
    "draw_pile_ran_out": "empty-pile",
    "last_turns_begin": "last-turns",
    "sat_out": "sat-out",
    "swapped": "swap",
    "rewarded_four": "reward-four",
    "rewarded_pairs": "reward-pairs",
    "rewarded_seven": "reward-seven",
    "general_paid": "general",
    "pile_ran_out": "pile-out",
    "discarded": "discard",
    "kept_rafts": "skip",
    "kept_cards": "skip",
    "won": "win",
    "shared": "share",
}
WILL = {"match", "match-none", "rafts", "get", "get-none", "sell-out", "swap", "reward", "general", "discard", "skip"}


SIDES = ("top", "right", "bottom", "left")  # of what is seen on the screen, clockwise


def tile_words(tile: int, quarters: int) -> dict[str, Any]:
    """A tile in words, as it is seen turned clockwise so often: the colours of its sides, and its symbol."""
    shown = {side: TILES[tile][(number - quarters) % 4] for number, side in enumerate(SIDES)}
    return {"tile": tile, "symbol": "boat" if tile == START else SYMBOLS.get(tile, "none"), **shown}


def _args(deed: Deed) -> dict[str, Any]:
    """The arguments of a deed's message."""
    args = dict(deed.args)
    match deed.name:
        case "laid":
            args |= tile_words(args["tile"], args["turn"])
            del args["place"]
        case "drew" if "tile" in args:
            args |= tile_words(args["tile"], 0)
        case "swapped":
            args["count"] = EXCHANGE_RAFTS
        case "rewarded_pairs":
            args |= dict(zip(("first", "second", "third"), args.pop("pairs").split("-"), strict=True))
        case "discarded":
            args["count"] = args.pop("over")
        case "kept_rafts":
            args["decision"] = "exchange"
        case "kept_cards":
            args["decision"] = "reward"
    return args


def _did(deed: Deed) -> str:
    """The message of a deed; who drew a tile is told which."""
    return "yz-did-draw-own" if deed.name == "drew" and "tile" in deed.args else f"yz-did-{MESSAGES[deed.name]}"


def tell(deeds: Sequence[Deed]) -> list[Line]:
    """One step, in order. The set-up is not told."""
    return [(_did(deed), _args(deed), deed.kind.rule) for deed in deeds if deed.name in MESSAGES]


def would(s: Position, seat: int, action: int, deeds: Sequence[Deed]) -> list[Message]:
    """What an offered action would bring, as short as can be: of a general card that it is one, and what it pays."""
    messages: list[Message] = []
    for deed in deeds:
        name = MESSAGES.get(deed.name, "")
        if name.startswith("reward-"):
            name = "reward"
        if name in WILL:
            messages.append((f"yz-will-{name}", _args(deed)))
    general = [message for message in messages if message[0] == "yz-will-general"]
    return general or messages

"""What can happen in Yak: the kinds of deeds that the rules note, and how their numbers read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...kernel.deeds import Kind, numbers
from .pieces import CARDS, CARTS, FOOD, SPOTS, STONES

DEEDS = (
    # Set-up
    Kind("begins", ("seat",), "YK-06", chance=True),
    Kind("stays_out", ("stone",), "YK-05", chance=True),
    Kind("cart_dealt", ("cart", "stop"), "YK-03", chance=True),
    Kind("bonus_dealt", ("bonus",), "YK-33", chance=True),
    # Draws: each begins with one of these four, then come its stones, then its fog
    Kind("load_drawn", ("stop", "cart"), "YK-05", chance=True),
    Kind("restock_drawn", ("stop", "cart"), "YK-18", chance=True),
    Kind("refill_drawn", ("stop", "cart"), "YK-16", chance=True),
    Kind("market_drawn", ("seat",), "YK-20", chance=True),
    Kind("stone_came", ("stop", "cart", "stone"), "YK-21", chance=True),
    Kind("stone_drawn", ("seat", "stone"), "YK-20", chance=True),
    Kind("fog_came", ("count",), "YK-21", chance=True),
    Kind("bag_was_empty", (), "YK-24"),
    Kind("turned_round", ("way",), "YK-22"),
    Kind("fog_rose", ("count", "mountain"), "YK-23"),  # by so much, to so much
    Kind("mountain_filled", ("fills", "count"), "YK-23"),  # how often by now, and how much fog goes back
    # Dawn and noon
    Kind("chose", ("seat", "card"), "YK-07", secret={"card": "seat"}),
    Kind("revealed", ("seat", "card"), "YK-08", reveals=True),
    # Build
    Kind("bought", ("seat", "cart", "stone"), "YK-10"),
    Kind("bought_enough", ("seat", "price"), "YK-10"),
    Kind("bought_nothing", ("seat",), "YK-10"),
    Kind("paid", ("seat", "cart", "food", "count"), "YK-11"),
    Kind("spilled", ("seat", "cart", "food", "count"), "YK-12"),
    Kind("stone_set", ("seat", "stone", "spot", "nth"), "YK-13"),  # as the nth stone of the tower, from 0
    Kind("stone_set_on_top", ("seat", "stone", "spot", "nth"), "YK-14"),
    # Restock
    Kind("restocked", ("seat", "cart", "food", "count"), "YK-17"),
    Kind("restocked_nothing", ("seat",), "YK-17"),
    # Market
    Kind("took", ("seat", "food", "count"), "YK-19"),
    Kind("took_nothing", ("seat",), "YK-19"),
    Kind("kept", ("seat", "stone"), "YK-20"),
    Kind("stone_put_back", ("seat", "stone", "count"), "YK-20"),
    Kind("stone_put", ("seat", "stone", "stop", "cart"), "YK-20"),
    # Sunset
    Kind("sun_set", ("day", "way"), "YK-09"),
    Kind("cart_moved", ("cart", "leaves", "reaches"), "YK-09"),
    Kind("baby_yak_passed", ("seat",), "YK-09"),
    Kind("dawned", ("day",), "YK-07"),
    # The end
    Kind("tower_ends", ("seat",), "YK-25"),
    Kind("got_stupa", ("seat",), "YK-26"),
    Kind("mountain_ends", ("fills",), "YK-23"),
    Kind("stillness_ends", ("days",), "YK-35"),
    Kind("counted_groups", ("seat", "points"), "YK-29"),
    Kind("counted_number", ("seat", "points"), "YK-30"),
    Kind("counted_single", ("seat", "points"), "YK-31"),
    Kind("counted_food", ("seat", "points"), "YK-31"),
    Kind("counted_bonus", ("seat", "points"), "YK-33"),
    Kind("counted_stupa", ("seat", "points"), "YK-26"),
    Kind("counted_all", ("seat", "total"), "YK-32"),
    Kind("won", ("seat", "total", "by"), "YK-32"),
    Kind("shared", ("seat", "total"), "YK-32"),
)
(
    BEGINS,
    STAYS_OUT,
    CART_DEALT,
    BONUS_DEALT,
    LOAD_DRAWN,
    RESTOCK_DRAWN,
    REFILL_DRAWN,
    MARKET_DRAWN,
    STONE_CAME,
    STONE_DRAWN,
    FOG_CAME,
    BAG_WAS_EMPTY,
    TURNED_ROUND,
    FOG_ROSE,
    MOUNTAIN_FILLED,
    CHOSE,
    REVEALED,
    BOUGHT,
    BOUGHT_ENOUGH,
    BOUGHT_NOTHING,
    PAID,
    SPILLED,
    STONE_SET,
    STONE_SET_ON_TOP,
    RESTOCKED,
    RESTOCKED_NOTHING,
    TOOK,
    TOOK_NOTHING,
    KEPT,
    STONE_PUT_BACK,
    STONE_PUT,
    SUN_SET,
    CART_MOVED,
    BABY_YAK_PASSED,
    DAWNED,
    TOWER_ENDS,
    GOT_STUPA,
    MOUNTAIN_ENDS,
    STILLNESS_ENDS,
    COUNTED_GROUPS,
    COUNTED_NUMBER,
    COUNTED_SINGLE,
    COUNTED_FOOD,
    COUNTED_BONUS,
    COUNTED_STUPA,
    COUNTED_ALL,
    WON,
    SHARED,
) = numbers(DEEDS)

WORDS: Mapping[str, Callable[[Any, int], Any]] = {
    "stone": lambda s, number: STONES[number],
    "cart": lambda s, number: CARTS[number],
    "food": lambda s, number: FOOD[number],
    "card": lambda s, number: CARDS[number],
    "spot": lambda s, number: "{}.{}".format(*SPOTS[number]),
    "way": lambda s, number: "clockwise" if number == 1 else "anticlockwise",
    "by": lambda s, number: ("points", "food", "group")[number],
}

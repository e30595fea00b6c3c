"""A slow, literal referee for Yak, written from the rules page and the page on records alone.

The rules are plain functions on one dict `g`, in the order of the page. They never decide and never roll: they ask
a *table*. `check` gives them a table that reads a record and objects to it; `play` gives them a table that chooses at
random and writes a record. A decision with one possible action is taken without asking the table (only dawn is
*always asked*), so such a decision has no line.

Readings: where the page is silent or can be read in two ways, this module reads it so.
 1. YK-24: "too few" is fewer stones (fog not counted) than the draw wants. Exactly as many is enough, and then any
    number of the fog stones, also none, may have come up. A bag with fog but without stones is not "entirely empty":
    the draw has its line, `what` "" and `fog` all of it.
 2. YK-20, YK-24: when the market draw brings no stone there is neither keep nor put. When it brings fewer than 3, keep
    is among those; stones of one colour are one option.
 3. YK-22: every `draw` line is a draw of its own, so two draws in one turn (YK-18 or YK-20, then YK-16) can turn the
    yaks twice.
 4. YK-23: fog comes back to the bag after the draw, before the next decision (at keep it is already back). `fills`
    goes on counting beyond `fog_fills`. More fog than places in one draw is one filling.
 5. YK-25, YK-26: the trigger is at once. Between two stones of one turn `ending` and `stupa` already show it, and
    fog in that turn's own YK-16 draw comes too late to take the stupa away.
 6. YK-35: `still` changes only at sunset, never during the day (so do the example records).
 7. YK-28: what "the tower counts" is groups + number + single + bonus. Food and stupa are the same for every colouring.
    There are never more crystals than colours in play (2 or 3 players: 7 and 7; 4 players: 8 and 8), so "all
    different" can always be met. A colour in play is one that is not out, whether or not the tower has a stone of it.
    With `crystals_join` a group to touch is one of coloured stones alone, before any crystal joins; "no other crystal
    has taken" is said of the colour; "must if it can" is: as many crystals as can at once have a colour, even where
    fewer would count more. A crystal that has a colour then belongs to it wherever it touches it, so it may tie
    groups and single stones of its colour together. One without a colour is a stone in no group (YK-31, card 7).
 8. YK-32: "food left" is pieces in the yurt, not points. A tower without a group has a largest group of 0, whether
    it has stones or not. `winners` are in seat order.
 9. YK-33 (1): levels 6, 7, ... count as levels. (2): the five stones have five different colours. (5): the ends are
    places 1 and 5, both set; the end of a shorter row does not count. (6): both triangles, one stone on two and two
    stones on one. A player gains both cards if the tower meets both.
10. `pending`'s `bought` and `drawn` are in colour order, like a cart's stones (so do the example records).
11. YK-16 and YK-20 hold on the last day too, after the end has been triggered (so do the example records).
12. Form: the header has exactly the five fields of the page; a line has no field that the page does not name; an
    empty line is a line. Numbers are whole (2.0 is refused, and so is true for 1). An option may be named with its
    default value.
"""

import itertools
import json
import random

RULES = 2  # the version of the rules that is read here
FOOD = "mkb"
STONES = "12345678c"
CARDS = ("build", "restock", "market")
KINDS = {  # which kinds of food a cart takes, meat, milk, bread (YK-01, YK-11)
    "no bread": (1, 1, 0),
    "no milk": (1, 0, 1),
    "no meat": (0, 1, 1),
    "two kinds": (1, 1, 1),
}
WIDTH = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}  # places of a level (YK-13)
PRICE = {1: 1, 2: 3, 3: 5}  # food for so many stones (YK-10)
CART_FOOD, CART_STONES, YURT_FOOD, FOG = 9, 4, 8, 5
NUMBER_POINTS = {3: 4, 4: 8, 5: 12, 6: 16, 7: 20}  # YK-30
DEFAULTS = {
    "group_points": [1, 3, 5, 8, 12, 17],
    "single_points": 0,
    "food_per_point": 2,
    "stupa_points": 3,
    "fog_slots": 5,
    "fog_fills": 0,
    "still_days": 10,
    "bonus": False,
    "no_fog": False,
    "crystals_join": False,
}
RANGES = {
    "single_points": (0, 5),
    "food_per_point": (0, 8),
    "stupa_points": (0, 20),
    "fog_slots": (1, 5),
    "fog_fills": (0, 9),
    "still_days": (3, 50),
}


class Disagreement(Exception):
    """The record and the referee differ; `line` is the 1-based line of the record."""

    def __init__(self, line, message):
        super().__init__(f"line {line}: {message}")
        self.line = line


# ---------------------------------------------------------------- options


def is_whole(value, low, high):
    """A whole number from low to high (true and 1.0 are none)."""
    return type(value) is int and low <= value <= high


def read_options(options):
    """Option ranges: every option with its value; ValueError for an unknown name or a value out of range."""
    if type(options) is not dict:
        raise ValueError("options are not an object")
    full = dict(DEFAULTS)
    for name, value in options.items():
        if name not in DEFAULTS:
            raise ValueError(f"unknown option {name!r}")
        if name in RANGES:
            good = is_whole(value, *RANGES[name])
        elif name == "group_points":
            good = type(value) is list and len(value) == 6 and all(is_whole(v, 0, 50) for v in value)
            good = good and all(a <= b for a, b in itertools.pairwise(value))
        else:
            good = type(value) is bool
        if not good:
            raise ValueError(f"option {name!r} out of range: {value!r}")
        full[name] = value
    return full


def read_seats(seats):
    """2 to 4 players; ValueError otherwise."""
    if not is_whole(seats, 2, 4):
        raise ValueError(f"seats out of range: {seats!r}")
    return seats


# ---------------------------------------------------------------- small helpers


def in_order(stones):
    """Stones as text in colour order, crystals last."""
    return "".join(sorted(stones, key=STONES.index))


def mix(amounts):
    """Food as it is written in actions: 2-0-1."""
    return "-".join(str(a) for a in amounts)


def unmix(text):
    """The inverse of `mix`."""
    return [int(a) for a in text.split("-")]


def mixes(limits):
    """Every (meat, milk, bread) within the limits per kind."""
    return itertools.product(*(range(limit + 1) for limit in limits))


def move(amounts, source, target):
    """Food goes from one place to another; there is no bank (YK-04)."""
    for kind in range(3):
        source[kind] -= amounts[kind]
        target[kind] += amounts[kind]


def stones_in_bag(g):
    """How many stones the bag holds, fog not counted."""
    return sum(g["bag"].values())


def position(g):
    """State fields: the whole position as the page writes it, a copy."""
    return {
        "day": g["day"],
        "decision": g["decision"],
        "seat": g["seat"],
        "direction": g["direction"],
        "baby": g["baby"],
        "carts": [
            {"kind": cart["kind"], "food": list(cart["food"]), "stones": in_order(cart["stones"])}
            for cart in g["carts"]
        ],
        "market": list(g["market"]),
        "yurts": [list(yurt) for yurt in g["yurts"]],
        "towers": [[list(stone) for stone in tower] for tower in g["towers"]],
        "bag": [g["bag"][stone] for stone in STONES],
        "fog": g["fog"],
        "mountain": g["mountain"],
        "fills": g["fills"],
        "cards": list(g["cards"]),
        "out": g["out"],
        "stupa": g["stupa"],
        "ending": g["ending"],
        "still": g["still"],
        "bonus": list(g["bonus"]),
        "pending": {key: list(value) if type(value) is list else value for key, value in g["pending"].items()},
    }


def conserved(g):
    """YK-04, YK-05: no food, stone or fog is ever lost or made; an AssertionError here is the referee's own fault."""
    food = sum(g["market"]) + sum(map(sum, g["yurts"])) + sum(sum(cart["food"]) for cart in g["carts"])
    assert food == {2: 30, 3: 33, 4: 45}[g["seats"]], "food is not conserved"
    held = [stone for cart in g["carts"] for stone in cart["stones"]]
    held += [stone for tower in g["towers"] for stone, _, _ in tower]
    held += [stone for key, value in g["pending"].items() if key != "paid" for stone in value]
    for stone in STONES:
        every = 8 if g["seats"] == 4 else 0 if stone == g["out"] else 7
        assert g["bag"][stone] + held.count(stone) == every, f"stones {stone} are not conserved"
    assert g["fog"] + g["mountain"] == (0 if g["options"]["no_fog"] else FOG), "fog is not conserved"
    assert all(sum(yurt) <= YURT_FOOD for yurt in g["yurts"]), "a yurt is too full"
    assert all(len(cart["stones"]) <= CART_STONES for cart in g["carts"]), "a cart has too many stones"
    if g["decision"] != "overflow":
        assert all(sum(cart["food"]) <= CART_FOOD for cart in g["carts"]), "a cart has too much food"


def choose(g, table, decision, seat, actions, pending):
    """Vocabulary: one decision. With one possible action nobody is asked (dawn, *always asked*, is not done here)."""
    g["decision"], g["seat"], g["pending"] = decision, seat, pending
    conserved(g)
    actions = sorted(set(actions))
    action = actions[0] if len(actions) == 1 else table.ask(position(g), seat, actions)
    g["pending"] = {}
    return action


# ---------------------------------------------------------------- pieces and set-up


def set_up(table, seats, options):
    """YK-01 to YK-06: the position on the first morning, with the chance lines in the page's order."""
    g = {
        "seats": seats,
        "options": options,
        "day": 1,
        "decision": None,
        "seat": None,
        "direction": 1,  # YK-03: all yaks face left, which is clockwise
        "carts": [],
        "market": [2, 2, 2],  # YK-04
        "yurts": [[1, 1, 1] for _ in range(seats)],  # YK-02
        "towers": [[] for _ in range(seats)],  # YK-02
        "bag": dict.fromkeys(STONES, 8),  # YK-05
        "fog": 0,
        "mountain": 0,
        "fills": 0,
        "cards": [None] * seats,
        "out": None,
        "stupa": None,
        "ending": False,
        "still": 0,
        "bonus": [],
        "pending": {},
        "set today": 0,
    }
    g["baby"] = table.first(seats)  # YK-06
    if seats < 4:  # YK-05
        g["out"] = table.out()
        for stone in STONES:
            g["bag"][stone] = 0 if stone == g["out"] else 7
    kinds = [kind for kind in KINDS if kind != "two kinds" or seats == 4]  # YK-01
    for kind in table.carts(kinds):  # YK-03: with 2 players the third stop, 2, is the market road
        g["carts"].append({"kind": kind, "food": [3 * takes for takes in KINDS[kind]], "stones": []})
    for stop, cart in enumerate(g["carts"]):  # YK-05
        cart["stones"] += draw(g, table, stop, 3)
    g["fog"] = 0 if options["no_fog"] else FOG  # YK-05, YK-34
    if options["bonus"]:  # YK-33
        g["bonus"] = table.bonus()
    return g


# ---------------------------------------------------------------- a day


def dawn(g, table):
    """YK-07: everyone chooses a card; the lines are in seat order, the earlier seats' choices already in the state."""
    g["cards"] = [None] * g["seats"]
    g["decision"], g["seat"], g["pending"] = "dawn", None, {}
    conserved(g)
    for seat in range(g["seats"]):
        action = table.ask(position(g), seat, sorted(f"card {card}" for card in CARDS))
        g["cards"][seat] = action.split()[1]


def noon(g, table):
    """YK-08: from the holder of the baby yak, clockwise, each does the card at the cart that stands at the own stop."""
    for step in range(g["seats"]):
        seat = (g["baby"] + step) % g["seats"]
        {"build": build, "restock": restock, "market": market}[g["cards"][seat]](g, table, seat)
        refill(g, table, seat)


def sunset(g):
    """YK-09, YK-35: the carts move with the yaks, the baby yak goes clockwise, a day without a stone set is counted."""
    count = len(g["carts"])
    old = g["carts"]
    g["carts"] = [None] * count
    for stop in range(count):
        g["carts"][(stop + g["direction"]) % count] = old[stop]
    g["baby"] = (g["baby"] + 1) % g["seats"]
    g["still"] = 0 if g["set today"] else g["still"] + 1
    if g["still"] >= g["options"]["still_days"]:
        trigger_end(g, None)
    g["set today"] = 0
    g["day"] += 1


# ---------------------------------------------------------------- build


def price(stones):
    """YK-10: 1, 3 or 5 food, plus 1 for each crystal."""
    return PRICE[len(stones)] + stones.count("c")


def payments(cart, yurt, amount):
    """YK-11: every exact payment of the amount from this yurt that this cart takes."""
    found = []
    for food in mixes(yurt):
        if sum(food) != amount:
            continue
        if any(food[kind] and not KINDS[cart["kind"]][kind] for kind in range(3)):
            continue
        if cart["kind"] == "two kinds" and all(food):
            continue
        found.append(list(food))
    return found


def build(g, table, seat):
    """YK-10 to YK-13: buy, pay, overflow, set."""
    cart, yurt = g["carts"][seat], g["yurts"][seat]
    bought = buy(g, table, seat, cart, yurt)
    if not bought:
        return
    pay(g, table, seat, cart, yurt, bought)
    while bought:
        set_stone(g, table, seat, bought)


def buy(g, table, seat, cart, yurt):
    """YK-10: one stone at a time, as long as all could be paid together; `done` only after at least one."""
    bought = []
    while len(bought) < 3:
        actions = [f"buy {stone}" for stone in cart["stones"] if payments(cart, yurt, price([*bought, stone]))]
        if bought:
            actions.append("done")
        if not actions:
            break  # can't pay for any, or the cart has none: does nothing
        action = choose(g, table, "buy", seat, actions, {"bought": in_order(bought)})
        if action == "done":
            break
        stone = action.split()[1]
        cart["stones"].remove(stone)
        bought.append(stone)
    return bought


def pay(g, table, seat, cart, yurt, bought):
    """YK-11, YK-12: the food goes into the cart; of what is over 9 the player chooses among the pieces just paid."""
    actions = [f"pay {mix(food)}" for food in payments(cart, yurt, price(bought))]
    paid = unmix(choose(g, table, "pay", seat, actions, {"bought": in_order(bought)}).split()[1])
    move(paid, yurt, cart["food"])
    over = sum(cart["food"]) - CART_FOOD
    if over > 0:
        actions = [f"spill {mix(food)}" for food in mixes(paid) if sum(food) == over]
        action = choose(g, table, "overflow", seat, actions, {"bought": in_order(bought), "paid": list(paid)})
        move(unmix(action.split()[1]), cart["food"], g["market"])


def open_places(tower):
    """YK-13, YK-14: the (level, place) where the next stone may be set."""
    taken = {(level, place) for _, level, place in tower}
    if not taken:
        return [(1, place) for place in range(1, 6)]
    pyramid = [(level, place) for level in WIDTH for place in range(1, WIDTH[level] + 1)]
    if all(spot in taken for spot in pyramid):
        return [(max(level for level, _ in taken) + 1, 1)]
    found = []
    for level, place in pyramid:
        if (level, place) in taken:
            continue
        if level == 1:
            good = (1, place - 1) in taken or (1, place + 1) in taken
        else:
            good = (level - 1, place) in taken and (level - 1, place + 1) in taken
        if good:
            found.append((level, place))
    return found


def set_stone(g, table, seat, bought):
    """YK-13 to YK-15, YK-25: a bought stone goes on the tower and stays; a complete level 4 triggers the end."""
    tower = g["towers"][seat]
    actions = [f"set {stone} {level}.{place}" for stone in bought for level, place in open_places(tower)]
    _, stone, spot = choose(g, table, "set", seat, actions, {"bought": in_order(bought)}).split()
    level, place = (int(part) for part in spot.split("."))
    bought.remove(stone)
    tower.append([stone, level, place])
    g["set today"] += 1
    if sum(1 for _, level, _ in tower if level == 4) == WIDTH[4]:
        trigger_end(g, seat)


def refill(g, table, seat):
    """YK-16: an own cart without stones gets 3 at the end of the turn, whatever the card was."""
    cart = g["carts"][seat]
    if not cart["stones"]:
        cart["stones"] += draw(g, table, seat, 3)


# ---------------------------------------------------------------- restock


def restock(g, table, seat):
    """YK-17, YK-18: all food of one kind, as far as the yurt holds it; then one stone, unless the cart holds 4."""
    cart, yurt = g["carts"][seat], g["yurts"][seat]
    room = YURT_FOOD - sum(yurt)
    if room and sum(cart["food"]):
        actions = [f"take {FOOD[kind]}" for kind in range(3) if cart["food"][kind]]
        kind = FOOD.index(choose(g, table, "restock", seat, actions, {}).split()[1])
        amounts = [0, 0, 0]
        amounts[kind] = min(room, cart["food"][kind])
        move(amounts, cart["food"], yurt)
    if len(cart["stones"]) < CART_STONES:
        cart["stones"] += draw(g, table, seat, 1)


# ---------------------------------------------------------------- market


def market(g, table, seat):
    """YK-19, YK-20: take up to 2 food; then 3 stones are drawn, one goes into a cart, the others back into the bag."""
    yurt = g["yurts"][seat]
    most = min(2, YURT_FOOD - sum(yurt))
    actions = [f"take {mix(food)}" for food in mixes(g["market"]) if sum(food) <= most]
    move(unmix(choose(g, table, "market", seat, actions, {}).split()[1]), g["market"], yurt)
    if all(len(cart["stones"]) == CART_STONES for cart in g["carts"]):
        return
    drawn = draw(g, table, "keep", 3)
    if not drawn:
        return
    actions = [f"keep {stone}" for stone in drawn]
    kept = choose(g, table, "keep", seat, actions, {"drawn": in_order(drawn)}).split()[1]
    drawn.remove(kept)
    for stone in drawn:
        g["bag"][stone] += 1
    actions = [f"put {stop}" for stop, cart in enumerate(g["carts"]) if len(cart["stones"]) < CART_STONES]
    stop = int(choose(g, table, "put", seat, actions, {"kept": kept}).split()[1])
    g["carts"][stop]["stones"].append(kept)


# ---------------------------------------------------------------- fog


def draw(g, table, to, wanted):
    """YK-21 to YK-24: one draw of so many stones; the list of those that came."""
    if stones_in_bag(g) == 0 and g["fog"] == 0:
        return []  # YK-24: no line
    what, fog = table.draw(to, wanted, dict(g["bag"]), g["fog"])
    for stone in what:
        g["bag"][stone] -= 1
    g["fog"] -= fog  # YK-21
    g["mountain"] += fog
    if fog:  # YK-22
        g["direction"] = -g["direction"]
    if g["mountain"] >= g["options"]["fog_slots"]:  # YK-23
        g["fog"] += g["mountain"]
        g["mountain"] = 0
        g["fills"] += 1
        if 0 < g["options"]["fog_fills"] <= g["fills"]:
            trigger_end(g, None)
    return list(what)


def draw_fault(what, fog, wanted, bag, fog_in_bag):
    """YK-21, YK-24: why this cannot be what a draw from this bag gave, or None."""
    if type(what) is not str or any(stone not in STONES for stone in what):
        return f"{what!r} are not stones"
    if type(fog) is not int:
        return f"fog {fog!r} is not a number"
    stones = sum(bag.values())
    if len(what) != min(wanted, stones):
        return f"{len(what)} stones drawn, {min(wanted, stones)} expected (YK-24)"
    for stone in STONES:
        if what.count(stone) > bag[stone]:
            return f"{what.count(stone)} stones {stone} drawn, the bag has {bag[stone]}"
    if not 0 <= fog <= fog_in_bag:
        return f"fog {fog} came up, the bag has {fog_in_bag} (YK-21)"
    if stones < wanted and fog != fog_in_bag:
        return f"fog {fog} came up, all {fog_in_bag} expected (YK-24)"
    return None


# ---------------------------------------------------------------- the end


def trigger_end(g, seat):
    """YK-25, YK-26: the first trigger counts; the stupa goes to the seat whose tower it was, if it was one."""
    if not g["ending"]:
        g["ending"] = True
        g["stupa"] = seat


def neighbours(a, b):
    """YK-27: beside each other on a level, or one carries the other."""
    (level_a, place_a), (level_b, place_b) = sorted((a, b))
    if level_a == level_b:
        return place_b - place_a == 1
    if level_b != level_a + 1:
        return False
    if level_b > 5:
        return True  # YK-14: each touches only the one below
    return place_a in (place_b, place_b + 1)


def find_groups(colour_at, beside):
    """YK-28: the sizes of all groups of a tower {(level, place): colour or None}, and how many stones are in none."""
    left = set(colour_at)
    sizes, singles = [], 0
    while left:
        connected = [left.pop()]
        for spot in connected:  # grows while we walk it
            for other in beside[spot]:
                if other in left and colour_at[other] == colour_at[spot] is not None:
                    left.remove(other)
                    connected.append(other)
        if len(connected) >= 2:
            sizes.append(len(connected))
        else:
            singles += 1
    return sorted(sizes), singles


def group_points(options, sizes):
    """YK-29: points per group by size, 7 and more alike."""
    return sum(options["group_points"][min(size, 7) - 2] for size in sizes)


def number_points(sizes):
    """YK-30: points for the number of groups."""
    return NUMBER_POINTS.get(min(len(sizes), 7), 0)


def food_points(options, yurt):
    """YK-31: 1 point per so many food, rounded down; 0: none."""
    return sum(yurt) // options["food_per_point"] if options["food_per_point"] else 0


def meets(card, tower, colour_at, beside, sizes, singles):
    """YK-33: the points of a bonus card if the tower, with its crystals coloured, meets it; otherwise 0."""
    level_1 = [colour_at[1, place] for place in range(1, 6) if (1, place) in colour_at]
    level_3 = [colour_at[3, place] for place in range(1, 4) if (3, place) in colour_at]
    if card == 1:
        levels = {}
        for (level, _), colour in colour_at.items():
            levels.setdefault(colour, set()).add(level)
        return 4 if any(len(of) >= 4 for colour, of in levels.items() if colour is not None) else 0
    if card == 2:
        return 3 if len(level_1) == 5 and len(set(level_1) - {None}) == 5 else 0
    if card == 3:
        return 4 if sum(1 for size in sizes if size >= 4) >= 2 else 0
    if card == 4:
        return 3 if sum(1 for stone, _, _ in tower if stone == "c") >= 3 else 0
    if card == 5:
        both = (1, 1) in colour_at and (1, 5) in colour_at
        return 3 if both and colour_at[1, 1] == colour_at[1, 5] is not None else 0
    if card == 6:
        for a in colour_at:
            for b, c in itertools.combinations(beside[a], 2):
                if c in beside[b] and colour_at[a] == colour_at[b] == colour_at[c] is not None:
                    return 3
        return 0
    if card == 7:
        return 5 if len(tower) >= 10 and singles == 0 else 0
    if card == 8:
        return 4 if len(level_3) == 3 and len(set(level_3)) == 1 and None not in level_3 else 0
    raise AssertionError(card)


def colourings(tower, in_play):
    """YK-28: every way to give the crystals different colours, as {(level, place): colour} of the whole tower.

    Colours of which the tower has no stone are alike: such a crystal stays alone. So they are only used in
    ascending order, which loses no outcome.
    """
    fixed = {(level, place): stone for stone, level, place in tower if stone != "c"}
    crystals = [(level, place) for stone, level, place in tower if stone == "c"]
    present = [colour for colour in in_play if colour in fixed.values()]
    absent = [colour for colour in in_play if colour not in fixed.values()]

    def give(index, colours):
        if index == len(crystals):
            yield fixed | dict(zip(crystals, colours, strict=True))
            return
        for colour in present:
            if colour not in colours:
                yield from give(index + 1, [*colours, colour])
        for colour in absent:
            if colour not in colours:
                yield from give(index + 1, [*colours, colour])
                break  # the other absent colours would do the same

    return give(0, [])


def joinings(tower, beside):
    """YK-28 with `crystals_join`: every way in which as many crystals as can have a colour, None for the others."""
    fixed = {(level, place): stone for stone, level, place in tower if stone != "c"}
    crystals = [(level, place) for stone, level, place in tower if stone == "c"]

    def in_group(spot):
        return any(fixed.get(other) == fixed[spot] for other in beside[spot])

    choices = [
        [None, *sorted({fixed[other] for other in beside[crystal] if other in fixed and in_group(other)})]
        for crystal in crystals
    ]
    found = []
    for colours in itertools.product(*choices):
        taken = [colour for colour in colours if colour is not None]
        if len(set(taken)) == len(taken):
            found.append((len(taken), fixed | dict(zip(crystals, colours, strict=True))))
    most = max(taken for taken, _ in found)
    return [colour_at for taken, colour_at in found if taken == most]


def count_tower(g, tower):
    """YK-28 to YK-31, YK-33: the points of a tower with its best colouring, and the size of its largest group."""
    in_play = [colour for colour in STONES if colour not in ("c", g["out"])]
    spots = [(level, place) for _, level, place in tower]
    beside = {spot: [other for other in spots if neighbours(spot, other)] for spot in spots}
    best = None
    joined = g["options"]["crystals_join"]
    for colour_at in joinings(tower, beside) if joined else colourings(tower, in_play):
        sizes, singles = find_groups(colour_at, beside)
        groups, number = group_points(g["options"], sizes), number_points(sizes)
        single = singles * g["options"]["single_points"]
        bonus = sum(meets(card, tower, colour_at, beside, sizes, singles) for card in g["bonus"])
        largest = sizes[-1] if sizes else 0
        rank = (groups + number + single + bonus, largest, groups, number, single)
        if best is None or rank > best[0]:
            best = (rank, {"groups": groups, "number": number, "single": single, "bonus": bonus}, largest)
    return best[1], best[2]


def count_points(g):
    """YK-26 to YK-33: the result; most points wins, then most food left, then the largest group, then shared."""
    scores, ranks = [], []
    for seat in range(g["seats"]):
        score, largest = count_tower(g, g["towers"][seat])
        score["food"] = food_points(g["options"], g["yurts"][seat])
        score["stupa"] = g["options"]["stupa_points"] if g["stupa"] == seat else 0
        score["total"] = sum(score.values())
        scores.append(score)
        ranks.append((score["total"], sum(g["yurts"][seat]), largest))
    winners = [seat for seat in range(g["seats"]) if ranks[seat] == max(ranks)]
    return {"scores": scores, "winners": winners}


def whole_game(table, seats, options):
    """YK-01 to YK-35: set-up, days until the end is triggered, the result."""
    g = set_up(table, seats, options)
    while not g["ending"]:
        dawn(g, table)
        noon(g, table)
        sunset(g)
    return count_points(g)


# ---------------------------------------------------------------- the table that reads a record


def no_twins(pairs):
    """A JSON object whose keys are all different."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field is named twice")
    return found


def difference(ours, theirs, path=""):
    """The first place where two JSON values differ, in words, or None; true is not 1 and 1.0 is not 1."""
    if type(ours) is not type(theirs):
        return f"{path or 'value'}: record {theirs!r}, referee {ours!r}"
    if type(ours) is dict:
        if ours.keys() != theirs.keys():
            return f"{path or 'value'}: record has fields {sorted(theirs)}, referee {sorted(ours)}"
        pairs = [(ours[key], theirs[key], f"{path}.{key}" if path else key) for key in ours]
    elif type(ours) is list:
        if len(ours) != len(theirs):
            return f"{path or 'value'}: record {theirs!r}, referee {ours!r}"
        pairs = [(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(ours, theirs, strict=True))]
    else:
        return None if ours == theirs else f"{path or 'value'}: record {theirs!r}, referee {ours!r}"
    for a, b, where in pairs:
        found = difference(a, b, where)
        if found:
            return found
    return None


class Reader:
    """Answers from a record, and raises Disagreement where the record cannot be what happened."""

    def __init__(self, lines):
        self.lines = list(lines)
        self.line = 0  # the number of the line read last

    def fail(self, message):
        raise Disagreement(self.line, message)

    def next(self, expected):
        """The next line, an object."""
        self.line += 1
        if self.line > len(self.lines):
            self.fail(f"the record ends here, expected {expected}")
        try:
            found = json.loads(self.lines[self.line - 1], object_pairs_hook=no_twins)
        except (ValueError, TypeError, RecursionError) as error:
            self.fail(f"not JSON: {error}")
        if type(found) is not dict:
            self.fail("not a JSON object")
        return found

    def header(self):
        """The game record: first line."""
        found = self.next("the header")
        if set(found) != {"record", "game", "rules", "seats", "options", "names"}:
            self.fail(f"header has the fields {sorted(found)}")
        fault = difference(1, found["record"], "record") or difference("yak", found["game"], "game")
        fault = fault or difference(RULES, found["rules"], "rules")
        if fault:
            self.fail(fault)
        try:
            seats, options = read_seats(found["seats"]), read_options(found["options"])
        except ValueError as error:
            self.fail(str(error))
        names = found["names"]
        if type(names) is not list or len(names) != seats or any(type(name) is not str for name in names):
            self.fail(f"names {names!r} for {seats} seats")
        return seats, options

    def chance(self, kind, *fields, where=""):
        """A chance line of this kind with exactly these fields; their values."""
        expected = f"chance {kind!r}{where}"
        found = self.next(expected)
        if difference(kind, found.get("chance")):
            self.fail(f"expected {expected}, record {brief(found)}")
        if set(found) != {"chance", *fields}:
            self.fail(f"{expected} has the fields {sorted(found)}")
        return [found[field] for field in fields]

    def first(self, seats):
        (seat,) = self.chance("first", "seat")
        if not is_whole(seat, 0, seats - 1):
            self.fail(f"first seat {seat!r} (YK-06)")
        return seat

    def out(self):
        (colour,) = self.chance("out", "colour")
        if type(colour) is not str or len(colour) != 1 or colour not in "12345678":
            self.fail(f"colour {colour!r} out (YK-05)")
        return colour

    def carts(self, kinds):
        (stops,) = self.chance("carts", "stops")
        if type(stops) is not list or any(type(kind) is not str for kind in stops) or sorted(stops) != sorted(kinds):
            self.fail(f"carts {stops!r}, expected {kinds!r} in some order (YK-01)")
        return stops

    def bonus(self):
        (cards,) = self.chance("bonus", "cards")
        good = type(cards) is list and len(cards) == 2 and all(is_whole(card, 1, 8) for card in cards)
        if not good or cards[0] >= cards[1]:
            self.fail(f"bonus cards {cards!r} (YK-33)")
        return cards

    def draw(self, to, wanted, bag, fog_in_bag):
        found, what, fog = self.chance("draw", "to", "what", "fog", where=f" to {to!r}")
        fault = difference(to, found, "to") or draw_fault(what, fog, wanted, bag, fog_in_bag)
        if fault:
            self.fail(fault)
        return what, fog

    def ask(self, state, seat, actions):
        expected = f"seat {seat} at {state['decision']}, one of {actions}"
        found = self.next(expected)
        if "action" not in found or "seat" not in found:
            self.fail(f"expected {expected}, record {brief(found)}")
        if set(found) - {"seat", "action", "legal", "state"}:
            self.fail(f"an action line has the fields {sorted(found)}")
        if difference(seat, found["seat"]):
            self.fail(f"expected {expected}, record {brief(found)}")
        if "state" in found:
            fault = difference(state, found["state"], "state")
            if fault:
                self.fail(f"at {state['decision']} of seat {seat}: {fault}")
        if "legal" in found and difference(actions, found["legal"]):
            theirs = found["legal"] if type(found["legal"]) is list else []
            missing = [action for action in actions if action not in theirs]
            further = [action for action in theirs if action not in actions]
            self.fail(
                f"legal at {state['decision']} of seat {seat}: record lacks {missing}, has further {further}"
                + ("" if missing or further else " (order, repetition or type)")
            )
        if type(found["action"]) is not str or found["action"] not in actions:
            self.fail(f"expected {expected}, record {brief(found)}")
        return found["action"]

    def result(self, result):
        found = self.next("the result")
        fault = difference({"result": result}, found)
        if fault:
            self.fail(f"expected the result, {fault}")
        if self.line < len(self.lines):
            self.line += 1
            self.fail("the record goes on after the result")


def brief(found):
    """A line of a record, short enough for a message."""
    return json.dumps({key: value for key, value in found.items() if key not in ("legal", "state")})[:200]


def check(lines):
    """Replays a record; raises Disagreement at the first line that differs from these rules."""
    table = Reader(lines)
    seats, options = table.header()
    table.result(whole_game(table, seats, options))


# ---------------------------------------------------------------- the table that plays by itself


class Player:
    """Chooses at random and writes the record."""

    def __init__(self, rng, pick):
        self.rng = rng
        self.pick = pick
        self.lines = []

    def write(self, **line):
        self.lines.append(json.dumps(line))

    def first(self, seats):
        seat = self.rng.randrange(seats)
        self.write(chance="first", seat=seat)
        return seat

    def out(self):
        colour = self.rng.choice("12345678")
        self.write(chance="out", colour=colour)
        return colour

    def carts(self, kinds):
        stops = self.rng.sample(kinds, len(kinds))
        self.write(chance="carts", stops=stops)
        return stops

    def bonus(self):
        cards = sorted(self.rng.sample(range(1, 9), 2))
        self.write(chance="bonus", cards=cards)
        return cards

    def draw(self, to, wanted, bag, fog_in_bag):
        pieces = [stone for stone in STONES for _ in range(bag[stone])] + ["fog"] * fog_in_bag
        what, fog = "", 0
        while pieces and len(what) < wanted:
            piece = pieces.pop(self.rng.randrange(len(pieces)))
            if piece == "fog":
                fog += 1
            else:
                what += piece
        self.write(chance="draw", to=to, what=what, fog=fog)
        return what, fog

    def ask(self, state, seat, actions):
        action = self.pick(self.rng, state, seat, actions)
        self.write(seat=seat, action=action, legal=actions, state=state)
        return action

    def result(self, result):
        self.write(result=result)


def pick_uniform(rng, state, seat, actions):
    """Every action alike."""
    return rng.choice(actions)


def pick_verbs(rng, state, seat, actions):
    """First the kind of action evenly (a card's kind has two words), then an action of that kind evenly."""
    kinds = {}
    for action in actions:
        words = action.split()
        kinds.setdefault(" ".join(words[:2]) if words[0] == "card" else words[0], []).append(action)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def pick_drain(rng, state, seat, actions):
    """Towers of 12, full yurts and carts, then one stone each, then three: the bag runs dry (YK-24, YK-14)."""
    if rng.random() < 0.01:
        return rng.choice(actions)
    sizes = [len(tower) for tower in state["towers"]]
    goal = 12 if min(sizes) < 12 else 13 if min(sizes) < 13 else 16
    if state["decision"] == "dawn":
        hungry = min(map(sum, state["yurts"])) < 7 if goal == 13 else sum(state["yurts"][seat]) < 3
        if goal == 16 and rng.random() < 0.25:
            return "card market"
        if sizes[seat] >= goal or hungry:
            return rng.choice(["card market", "card restock", "card restock"])
        return "card build"
    if state["decision"] == "buy":
        if "done" in actions and sizes[seat] + len(state["pending"]["bought"]) >= goal:
            return "done"
        crystals = [action for action in actions if action == "buy c"]
        others = [action for action in actions if action not in ("buy c", "done")]
        return rng.choice((crystals if goal == 12 else others) or crystals or others)
    if state["decision"] == "set":
        low = min(action.split()[2] for action in actions)
        return rng.choice([action for action in actions if action.split()[2] == low])
    if state["decision"] == "market":
        most = max(sum(unmix(action.split()[1])) for action in actions)
        return rng.choice([action for action in actions if sum(unmix(action.split()[1])) == most])
    return rng.choice(actions)


STYLES = {"uniform": pick_uniform, "verbs": pick_verbs, "drain": pick_drain}


def play(seats, options, seed, style="uniform"):
    """A random game of its own as record lines with legal and states; ValueError for seats, options or style refused.

    Styles: "uniform", "verbs", and "drain", which with `still_days` 50 brings 3 or 4 seats to YK-24.
    """
    read_seats(seats)
    full = read_options(options)
    if style not in STYLES:
        raise ValueError(f"unknown style {style!r}")
    table = Player(random.Random(seed), STYLES[style])
    table.write(
        record=1, game="yak", rules=RULES, seats=seats, options=options, names=[f"s{seat}" for seat in range(seats)]
    )
    table.result(whole_game(table, seats, full))
    return table.lines

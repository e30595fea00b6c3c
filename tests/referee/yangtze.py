"""A referee for Yangtze: the rules page `yangtze.md` read literally, rule by rule.

`check(lines)` replays a game record and raises `Disagreement` at the first difference.
`play(seats, options, seed, style)` plays a random game and returns its record.

The rules are written once, in `whole_game`, in the order of the page. What chance gives and what the seats choose
comes from a *table*: `_Reader` takes it from a record's lines and checks them, `_Writer` invents it and writes it down.

Readings (where the page leaves something open, this is what the referee does):

1.  YZ-06: a swap takes only a colour of which the supply has a card. The colour put back is
    always another one, so it makes no difference whether the card is put back before or after the look at the supply.
2.  YZ-06, YZ-07: whoever is asked to exchange or for a reward is always offered `skip` as well, so these two decisions
    never have just one action: either they are not asked at all, or there is a choice.
3.  YZ-07: the three colours of `pairs` are three different ones (six of one colour, or four and two, do not pay).
    A reward is offered whenever the cards can be paid, whether the pile has cards or not (YZ-08).
4.  YZ-08: a reward taken after the general cards are gone is written in `rewards` as 4 too, and `generic` stays 0.
5.  YZ-09: discarding cannot be declined, and is asked card by card. A colour has at most 8 cards, so 13 cards have at
    least two colours: a discard is never silent. No discard happens after the lay: who gets a 13th card at another
    seat's turn or at the own lay keeps it until the own next turn, and for good once the last tile lies.
6.  YZ-10: no tile has four equal sides, so one tile in hand can be laid in at least two ways: a lay is never silent.
    With 5. and 2.: no decision of Yangtze is ever taken silently; one that is not asked has no action at all.
7.  YZ-11 with YZ-13: the bonus cards and then the cards of the sides come out of the supply one at a time; for a colour
    with one card left, the active player's bonus comes first, then the seats clockwise from the active one.
8.  YZ-12: "if at least one side matches" counts sides, not cards received: a match in a sold-out colour counts.
    A neighbour touches the new tile with one side only, so it pays one raft at most.
9.  YZ-14, YZ-18: `what` of a draw may be any tile not yet seen (the tiles that left the game are unknown); the tiles
    of the first three stand in the order drawn (the example record does not sort them). There is a draw line after
    each lay until the pile is empty, always directly after the lay's action line.
10. YZ-16: "each player" includes the one who laid the last tile, who comes last. 22 / 27 / 32 tiles go out evenly among
    2 / 3 / 4 players, so the first player opens the last turns, and nobody's ordinary turn lacks a tile to lay.
    The turn in which the last tile is laid is an ordinary turn: its limit of 12 applies before the lay.
11. YZ-17: `winners` lists the winning seats in ascending order. Lantern cards and tiles score nothing by themselves.
12. YZ-01: red must face a seat, so the possible turns of the start tile (BRWK) are 1, 3 with 2 players; 0, 1, 3 with 3;
    and 0 to 3 with 4.
13. Form: objects have exactly the documented keys, `legal` and `state` being optional on each action line by itself.
    The header has all of `record`, `game`, `seats`, `options` (empty), `names` (one text for each seat).
    Numbers must be JSON integers (2 is not 2.0 and not true). An empty line is a line, and none is due anywhere.
"""

import json
import random
from itertools import combinations

RULES = 1  # the version of the rules that is read here
COLOURS = ["W", "O", "R", "P", "B", "G", "K"]

# Sides clockwise N, E, S, W before any turn. Tile 1 is the start tile.
SIDES = {
    1: "BRWK",
    2: "WKOK",
    3: "GGGR",
    4: "OPOO",
    5: "RKGP",
    6: "RGBP",
    7: "WGOG",
    8: "RGKR",
    9: "WBKB",
    10: "GROW",
    11: "BPWR",
    12: "RRGG",
    13: "KPBB",
    14: "WWRG",
    15: "WOPW",
    16: "GPPR",
    17: "GBOB",
    18: "BRKG",
    19: "BKWG",
    20: "PRKK",
    21: "RKRO",
    22: "GPBP",
    23: "OBWO",
    24: "BRWK",
    25: "BWGP",
    26: "OBOB",
    27: "WKWK",
    28: "GBKO",
    29: "PKWO",
    30: "ROPW",
    31: "PPKP",
    32: "OKPR",
    33: "BWOR",
    34: "BPKO",
    35: "RWKO",
    36: "WGPB",
}
START_TILE = 1
SYMBOLS = {
    7: "flower",
    9: "koi",
    12: "dragon",
    15: "panda",
    16: "dragon",
    20: "panda",
    21: "flower",
    22: "dragon",
    23: "koi",
    26: "koi",
    27: "panda",
}

# (value, dots): a card is used only with at least that many players.
REWARDS = {
    "four": [(8, 0), (7, 4), (7, 0), (6, 3), (6, 0), (5, 3), (5, 0), (5, 0), (4, 0)],
    "pairs": [(9, 0), (8, 4), (8, 0), (7, 3), (7, 0), (6, 3), (6, 0), (5, 0), (5, 0)],
    "seven": [(10, 0), (9, 4), (9, 0), (8, 3), (8, 0), (7, 3), (7, 0), (6, 0), (5, 0)],
}
GENERAL_VALUE = 4
GENERAL_CARDS = 3

DIRECTIONS = ["N", "E", "S", "W"]
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
SEAT_SIDES = {2: ["N", "S"], 3: ["N", "E", "S"], 4: ["N", "E", "S", "W"]}  # YZ-01
TILES_REMOVED = {2: 13, 3: 8, 4: 3}  # YZ-02
TILES_DRAWN = 3  # YZ-02
CARDS_PER_COLOUR = {2: 5, 3: 7, 4: 8}  # YZ-04
LIMIT = 12  # YZ-09


class Disagreement(Exception):
    """The record and the referee differ; `line` is the record's line, counted from 1."""

    def __init__(self, line, message):
        super().__init__(f"line {line}: {message}")
        self.line = line


# ---------------------------------------------------------------------------------------------------------- the game


def whole_game(seats, table):
    """YZ-01 to YZ-17: one game from the set-up to the result; chance and choices come from the table."""
    game = set_up(seats, table)
    while any(game["hands"][seat] for seat in range(seats)):
        ordinary_turn(game, table)
        last_to_lay = game["active"]
        game["active"] = next_seat(game, game["active"])
    last_turns(game, last_to_lay, table)
    table.result(the_result(game))


def next_seat(game, seat):
    """YZ-05: clockwise, seat after seat."""
    return (seat + 1) % game["seats"]


# Set-up


def set_up(seats, table):
    """YZ-01 to YZ-05: the whole set-up, with its chance lines in the page's order."""
    game = {"seats": seats}

    turn, first = table.start(start_turns(seats))
    game["lake"] = [[START_TILE, turn, 0, 0]]

    removed = TILES_REMOVED[seats]
    table.removed(removed)

    game["unseen"] = [tile for tile in SIDES if tile != START_TILE]
    game["pile"] = len(game["unseen"]) - removed
    game["hands"] = [[] for _ in range(seats)]
    for seat in range(seats):
        draw(game, seat, TILES_DRAWN, table)

    game["piles"] = reward_piles(seats)
    game["generic"] = GENERAL_CARDS
    game["rewards"] = [[] for _ in range(seats)]

    game["supply"] = dict.fromkeys(COLOURS, CARDS_PER_COLOUR[seats])
    game["lanterns"] = [dict.fromkeys(COLOURS, 0) for _ in range(seats)]
    for seat in range(seats):
        take_card(game, seat, colour_at(START_TILE, turn, SEAT_SIDES[seats][seat]))

    game["rafts"] = [0 for _ in range(seats)]
    game["active"] = first
    return game


def start_turns(seats):
    """YZ-01: the turns of the start tile at which red faces a seat, each with that seat."""
    possible = {}
    for turn in range(4):
        for seat in range(seats):
            if colour_at(START_TILE, turn, SEAT_SIDES[seats][seat]) == "R":
                possible[turn] = seat
    return possible


def draw(game, seat, number, table):
    """YZ-02, YZ-14: the seat draws so many tiles of the pile, hidden."""
    tiles = table.draw(seat, number, list(game["unseen"]))
    for tile in tiles:
        game["unseen"].remove(tile)
        game["hands"][seat].append(tile)
        game["pile"] -= 1


def reward_piles(seats):
    """YZ-03: three piles, highest value on top, without the cards of more dots than players."""
    piles = {}
    for name, cards in REWARDS.items():
        values = [value for value, dots in cards if dots <= seats]
        piles[name] = sorted(values, reverse=True)
    return piles


def take_card(game, seat, colour):
    """YZ-04, YZ-11, YZ-13: the seat gets one lantern card of the colour, if the supply has one."""
    if game["supply"][colour] > 0:
        game["supply"][colour] -= 1
        game["lanterns"][seat][colour] += 1


def put_back(game, seat, colour, number):
    """YZ-06, YZ-07, YZ-09: the seat puts lantern cards back into the supply."""
    assert game["lanterns"][seat][colour] >= number
    game["lanterns"][seat][colour] -= number
    game["supply"][colour] += number


# A turn


def ordinary_turn(game, table):
    """YZ-06 to YZ-14: exchange, reward, the limit, then a tile."""
    exchange_step(game, table)
    reward_step(game, table)
    discard_down(game, table)
    lay_step(game, table)


def decide(game, decision, offered, table):
    """README, "One vocabulary": one step; nothing offered is not asked, a single action is taken without a line."""
    if not offered:
        return None
    offered = sorted(offered)
    if len(offered) == 1:
        return offered[0]
    return table.choose(game["active"], offered, state_of(game, decision))


def exchange_step(game, table):
    """YZ-06: may pay 2 rafts, put one own lantern card back, take one of a different colour."""
    seat = game["active"]
    action = decide(game, "exchange", exchange_actions(game, seat), table)
    if action is None or action == "skip":
        return
    _, gives, takes = action.split()
    game["rafts"][seat] -= 2
    put_back(game, seat, gives, 1)
    take_card(game, seat, takes)


def exchange_actions(game, seat):
    """YZ-06: every pair of an own colour and a different one in the supply, and to skip; none if there is no pair."""
    if game["rafts"][seat] < 2:
        return []
    swaps = []
    for gives in COLOURS:
        for takes in COLOURS:
            if gives != takes and game["lanterns"][seat][gives] > 0 and game["supply"][takes] > 0:
                swaps.append(f"swap {gives} {takes}")
    if not swaps:
        return []
    return [*swaps, "skip"]


def reward_step(game, table):
    """YZ-07: may put lantern cards back and take the top card of a pile."""
    seat = game["active"]
    action = decide(game, "reward", reward_actions(game, seat), table)
    if action is None or action == "skip":
        return
    words = action.split()
    pile = words[1]
    if pile == "four":
        put_back(game, seat, words[2], 4)
    elif pile == "pairs":
        for colour in words[2].split("-"):
            put_back(game, seat, colour, 2)
    else:
        for colour in COLOURS:
            put_back(game, seat, colour, 1)
    take_reward(game, seat, pile)


def reward_actions(game, seat):
    """YZ-07: every reward that the own cards can pay, and to skip; none if nothing can be paid."""
    cards = game["lanterns"][seat]
    rewards = []
    for colour in COLOURS:
        if cards[colour] >= 4:
            rewards.append(f"reward four {colour}")
    for three in combinations(COLOURS, 3):
        if all(cards[colour] >= 2 for colour in three):
            rewards.append("reward pairs " + "-".join(three))
    if all(cards[colour] >= 1 for colour in COLOURS):
        rewards.append("reward seven")
    if not rewards:
        return []
    return [*rewards, "skip"]


def take_reward(game, seat, pile):
    """YZ-08: the top card; from an empty pile a general card; without these 4 points all the same."""
    if game["piles"][pile]:
        value = game["piles"][pile].pop(0)
    else:
        value = GENERAL_VALUE
        if game["generic"] > 0:
            game["generic"] -= 1
    game["rewards"][seat].append(value)


def cards_held(game, seat):
    """YZ-09, YZ-17: the number of the seat's lantern cards."""
    return sum(game["lanterns"][seat].values())


def discard_down(game, table):
    """YZ-09: with more than 12 lantern cards, put cards back one at a time, down to exactly 12."""
    seat = game["active"]
    while cards_held(game, seat) > LIMIT:
        offered = [f"discard {colour}" for colour in COLOURS if game["lanterns"][seat][colour] > 0]
        action = decide(game, "discard", offered, table)
        put_back(game, seat, action.split()[1], 1)


def lay_step(game, table):
    """YZ-10: must lay a tile; then bonus, rafts, everyone's cards and a new tile, in this order."""
    seat = game["active"]
    action = decide(game, "lay", lay_actions(game, seat), table)
    _, tile, turn, place = action.split()
    tile, turn = int(tile), int(turn)
    x, y = [int(number) for number in place.split(",")]

    matches = matching_sides(game, tile, turn, x, y)
    game["hands"][seat].remove(tile)
    game["lake"].append([tile, turn, x, y])

    bonus_cards(game, seat, matches)
    bonus_rafts(game, seat, tile, matches)
    cards_for_everyone(game, seat, tile, turn)
    if game["pile"] > 0:
        draw(game, seat, 1, table)


def lay_actions(game, seat):
    """YZ-10: each tile of the hand, each turn that looks different, each free place edge to edge with a tile."""
    actions = []
    for tile in game["hands"][seat]:
        for turn in turns_that_differ(tile):
            for x, y in free_places(game):
                actions.append(f"lay {tile} {turn} {x},{y}")
    return actions


def turns_that_differ(tile):
    """YZ-10: of the turns that look the same, the smallest number."""
    looks = []
    turns = []
    for turn in range(4):
        look = [colour_at(tile, turn, direction) for direction in DIRECTIONS]
        if look not in looks:
            looks.append(look)
            turns.append(turn)
    return turns


def free_places(game):
    """YZ-10: the places without a tile that have a tile to the north, east, south or west."""
    places = []
    for _, _, tile_x, tile_y in game["lake"]:
        for step_x, step_y in STEP.values():
            place = (tile_x + step_x, tile_y + step_y)
            if tile_at(game, *place) is None and place not in places:
                places.append(place)
    return places


def tile_at(game, x, y):
    """YZ-10: the tile and its turn at a place of the lake, or None."""
    for tile, turn, tile_x, tile_y in game["lake"]:
        if (tile_x, tile_y) == (x, y):
            return tile, turn
    return None


def colour_at(tile, turn, direction):
    """YZ-15: the colour that a tile, so often turned by 90 degrees clockwise, shows in a direction of the table."""
    sides = list(SIDES[tile])
    for _ in range(turn):
        north, east, south, west = sides
        sides = [west, north, east, south]  # what was in the west now looks north, and so on
    return sides[DIRECTIONS.index(direction)]


def matching_sides(game, tile, turn, x, y):
    """YZ-11: (colour, neighbour tile) of the sides N, E, S, W that have the neighbour's colour."""
    matches = []
    for direction in DIRECTIONS:
        step_x, step_y = STEP[direction]
        beside = tile_at(game, x + step_x, y + step_y)
        if beside is None:
            continue
        neighbour, neighbour_turn = beside
        colour = colour_at(tile, turn, direction)
        if colour == colour_at(neighbour, neighbour_turn, OPPOSITE[direction]):
            matches.append((colour, neighbour))
    return matches


def bonus_cards(game, seat, matches):
    """YZ-11: every matching side pays the active player a card of its colour, if there is one."""
    for colour, _ in matches:
        take_card(game, seat, colour)


def bonus_rafts(game, seat, tile, matches):
    """YZ-12: with a match, one raft for the new tile's symbol and one for each matching neighbour's symbol."""
    if not matches:
        return
    if tile in SYMBOLS:
        game["rafts"][seat] += 1
    for _, neighbour in matches:
        if neighbour in SYMBOLS:
            game["rafts"][seat] += 1


def cards_for_everyone(game, active, tile, turn):
    """YZ-13: from the active player clockwise, a card of the colour turned to the own seat, if there is one."""
    seat = active
    for _ in range(game["seats"]):
        take_card(game, seat, colour_at(tile, turn, SEAT_SIDES[game["seats"]][seat]))
        seat = next_seat(game, seat)


# The end


def last_turns(game, last_to_lay, table):
    """YZ-16: each player, from the one after the last to lay, exchanges and takes a reward; no limit of 12."""
    game["active"] = next_seat(game, last_to_lay)
    for _ in range(game["seats"]):
        exchange_step(game, table)
        reward_step(game, table)
        game["active"] = next_seat(game, game["active"])


def the_result(game):
    """YZ-17: most reward points, then rafts, then lantern cards; then the victory is shared."""
    scores = []
    for seat in range(game["seats"]):
        scores.append([sum(game["rewards"][seat]), game["rafts"][seat], cards_held(game, seat)])
    winners = [seat for seat in range(game["seats"]) if scores[seat] == max(scores)]
    return {"scores": scores, "winners": winners}


def state_of(game, decision):
    """YZ-18, "State fields": the whole position before an action, hidden things included."""
    return {
        "lake": [list(laid) for laid in game["lake"]],
        "hands": [sorted(hand) for hand in game["hands"]],
        "lanterns": [[cards[colour] for colour in COLOURS] for cards in game["lanterns"]],
        "supply": [game["supply"][colour] for colour in COLOURS],
        "rafts": list(game["rafts"]),
        "rewards": [list(values) for values in game["rewards"]],
        "piles": {name: list(values) for name, values in game["piles"].items()},
        "generic": game["generic"],
        "pile": game["pile"],
        "active": game["active"],
        "decision": decision,
    }


# --------------------------------------------------------------------------------------------------- reading a record


def check(lines):
    """README, "The game record": replay the record; raise Disagreement at the first difference."""
    reader = _Reader(lines)
    seats = reader.header()
    whole_game(seats, reader)
    reader.end()


class _Reader:
    """The table of a record: chance and choices as the lines have them, each line compared with what is due."""

    def __init__(self, lines):
        self.lines = list(lines)
        self.number = 0  # of the line read last

    def fail(self, message):
        raise Disagreement(self.number, message)

    def next_line(self, due):
        """README: the next line's JSON object; `due` says in words what must stand there."""
        self.number += 1
        if self.number > len(self.lines):
            self.fail(f"the record ends here, but {due} is due")
        text = self.lines[self.number - 1]
        try:
            line = json.loads(text, object_pairs_hook=_object_without_doubles)
        except ValueError as error:
            self.fail(f"not a JSON object ({error}): {text[:80]!r}; {due} is due")
        if not isinstance(line, dict):
            self.fail(f"not a JSON object: {text[:80]!r}; {due} is due")
        return line

    def keys(self, line, needed, optional=(), due=""):
        """README: the line has the keys needed and no unknown ones."""
        missing = [key for key in needed if key not in line]
        unknown = [key for key in line if key not in needed and key not in optional]
        if missing or unknown:
            self.fail(f"{due} is due; missing keys {missing}, unexpected keys {unknown} in {_short(line)}")

    def header(self):
        """README: the first line; Yangtze is for 2 to 4 players and has no options."""
        due = "the header"
        line = self.next_line(due)
        self.keys(line, ["record", "game", "rules", "seats", "options", "names"], due=due)
        if not _same(line["record"], 1):
            self.fail(f"record is {_short(line['record'])}, not 1")
        if not _same(line["rules"], RULES):
            self.fail(f"rules is {_short(line['rules'])}, not {RULES}")
        if not _same(line["game"], "yangtze"):
            self.fail(f'game is {_short(line["game"])}, not "yangtze"')
        seats = line["seats"]
        if type(seats) is not int or seats not in SEAT_SIDES:
            self.fail(f"seats is {_short(seats)}, not 2, 3 or 4")
        if not _same(line["options"], {}):
            self.fail(f"options is {_short(line['options'])}, but Yangtze has none")
        names = line["names"]
        if type(names) is not list or len(names) != seats or not all(type(name) is str for name in names):
            self.fail(f"names is {_short(names)}, not a list of {seats} texts")
        return seats

    def start(self, possible):
        """YZ-01: the chance line `start`."""
        due = 'the chance line "start"'
        line = self.next_line(due)
        self.keys(line, ["chance", "turn", "first"], due=due)
        if not _same(line["chance"], "start"):
            self.fail(f"{due} is due, not {_short(line)}")
        turn, first = line["turn"], line["first"]
        if type(turn) is not int or turn not in possible:
            self.fail(f"YZ-01: start turn {_short(turn)}; red faces a seat only with turn {sorted(possible)}")
        if not _same(first, possible[turn]):
            self.fail(f"YZ-05: first is {_short(first)}, but with turn {turn} red faces seat {possible[turn]}")
        return turn, first

    def removed(self, number):
        """YZ-02: the chance line `removed`."""
        due = f'the chance line "removed" with n {number}'
        line = self.next_line(due)
        if not _same(line, {"chance": "removed", "n": number}):
            self.fail(f"YZ-02: {due} is due, not {_short(line)}")

    def draw(self, seat, number, unseen):
        """YZ-02, YZ-14: a chance line `draw`; any tiles not yet seen are possible."""
        due = f'the chance line "draw" to seat {seat} with {number} tile(s)'
        line = self.next_line(due)
        self.keys(line, ["chance", "to", "what"], due=due)
        if not _same(line["chance"], "draw") or not _same(line["to"], seat):
            self.fail(f"{due} is due, not {_short(line)}")
        what = line["what"]
        if type(what) is not list or len(what) != number:
            self.fail(f"{due} is due, not {_short(line)}")
        for position, tile in enumerate(what):
            if type(tile) is not int or tile not in unseen or tile in what[:position]:
                self.fail(f"{due}: tile {_short(tile)} cannot be drawn; left are {unseen}")
        return what

    def choose(self, seat, offered, state):
        """README: an action line; the seat, what is offered and the position before must be ours."""
        due = f"an action of seat {seat} ({state['decision']})"
        line = self.next_line(due)
        self.keys(line, ["seat", "action"], ["legal", "state"], due=due)
        if not _same(line["seat"], seat):
            self.fail(f"{due} is due, not one of seat {_short(line['seat'])}: {_short(line['action'])}")
        if "state" in line and not _same(line["state"], state):
            self.fail(f"{due}: the state differs: {_difference('state', line['state'], state)}")
        if "legal" in line and not _same(line["legal"], offered):
            self.fail(f"{due}: what is offered differs: {_offers_difference(line['legal'], offered)}")
        action = line["action"]
        if type(action) is not str or action not in offered:
            self.fail(f"{due}: {_short(action)} is not offered; offered are {_short(offered)}")
        return action

    def result(self, result):
        """YZ-17: the result line."""
        due = f"the result {json.dumps(result)}"
        line = self.next_line(due)
        self.keys(line, ["result"], due=due)
        if not _same(line["result"], result):
            self.fail(f"the result differs: {_difference('result', line['result'], result)}")

    def end(self):
        """README: nothing stands after the result line."""
        if len(self.lines) > self.number:
            self.number += 1
            self.fail(f"a line after the result: {self.lines[self.number - 1][:80]!r}")


def _object_without_doubles(pairs):
    """README: a JSON object; a key that stands there twice is an error."""
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key stands there twice")
    return result


def _same(one, other):
    """README: equal as JSON values; True, 1 and 1.0 are three different values."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(_same(a, b) for a, b in zip(one, other, strict=False))
    return one == other


def _difference(where, theirs, ours):
    """In words: the first place where two JSON values that are not the same differ."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in ours:
            if key not in theirs:
                return f"{where}.{key} is missing in the record"
        for key in theirs:
            if key not in ours:
                return f"{where}.{key} stands in the record, but is no field"
            if not _same(theirs[key], ours[key]):
                return _difference(f"{where}.{key}", theirs[key], ours[key])
    if isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours) and len(ours) > 7:
        for index, (a, b) in enumerate(zip(theirs, ours, strict=False)):
            if not _same(a, b):
                return _difference(f"{where}[{index}]", a, b)
    return f"{where} is {_short(theirs)} in the record, {_short(ours)} for the referee"


def _offers_difference(theirs, ours):
    """In words: how two lists of offered actions differ."""
    if not isinstance(theirs, list) or not all(isinstance(action, str) for action in theirs):
        return f"legal is no list of texts: {_short(theirs)}"
    more = [action for action in theirs if action not in ours]
    fewer = [action for action in ours if action not in theirs]
    if more or fewer:
        return f"only in the record {_short(more)}, only for the referee {_short(fewer)}"
    return "the same actions, but not sorted as text or some of them twice"


def _short(value):
    """The value as JSON, cut to a readable length."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 400 else text[:400] + " ..."


# ------------------------------------------------------------------------------------------------------ random games


def play(seats, options, seed, style="uniform"):
    """README, "The game record": a random game's lines, with `legal` and `state` on every action line."""
    if options:
        raise ValueError(f"Yangtze has no options: {options!r}")
    if type(seats) is not int or seats not in SEAT_SIDES:
        raise ValueError(f"Yangtze is for 2 to 4 players, not {seats!r}")
    if style not in ("uniform", "verbs"):
        raise ValueError(f"unknown style {style!r}")
    writer = _Writer(seats, random.Random(seed), style)
    whole_game(seats, writer)
    return writer.lines


class _Writer:
    """The table of a random game: it invents chance and choices and writes the record."""

    def __init__(self, seats, chance, style):
        self.chance = chance
        self.style = style
        self.lines = []
        self.tiles = [tile for tile in SIDES if tile != START_TILE]
        self.chance.shuffle(self.tiles)
        names = [f"s{seat}" for seat in range(seats)]
        self.write({"record": 1, "game": "yangtze", "rules": RULES, "seats": seats, "options": {}, "names": names})

    def write(self, line):
        self.lines.append(json.dumps(line, ensure_ascii=False))

    def start(self, possible):
        """YZ-01: turned at random, but so that red faces a seat."""
        turn = self.chance.choice(sorted(possible))
        self.write({"chance": "start", "turn": turn, "first": possible[turn]})
        return turn, possible[turn]

    def removed(self, number):
        """YZ-02: so many of the shuffled tiles leave the game unseen."""
        del self.tiles[:number]
        self.write({"chance": "removed", "n": number})

    def draw(self, seat, number, unseen):
        """YZ-02, YZ-14: the next tiles of the pile."""
        what = self.tiles[:number]
        assert len(what) == number and all(tile in unseen for tile in what)
        del self.tiles[:number]
        self.write({"chance": "draw", "to": seat, "what": what})
        return what

    def choose(self, seat, offered, state):
        """README: any of the actions offered; in the style "verbs" the kind of action is chosen first."""
        if self.style == "verbs":
            kind = self.chance.choice(sorted({kind_of(action) for action in offered}))
            action = self.chance.choice([action for action in offered if kind_of(action) == kind])
        else:
            action = self.chance.choice(offered)
        self.write({"seat": seat, "action": action, "legal": offered, "state": state})
        return action

    def result(self, result):
        """YZ-17: the result line."""
        self.write({"result": result})


def kind_of(action):
    """The kind of an action, for the style "verbs": its first word, for rewards the first two."""
    words = action.split()
    return " ".join(words[:2]) if words[0] == "reward" else words[0]

"""A literal referee for Yellow & Yangtze, written from the rules page alone.

It shares nothing with the engine: plain dicts, lists and strings, in the order of
the rules page, every function headed by the rule it reads. `check` replays a game
record and raises `Disagreement` at the first difference; `play` plays a random game
by itself and returns its record with `legal` and `states`.

The rules are written once, in `Game`, as one straight story. Whoever sits at the
table (`_Replay` reads a record, `_Dice` rolls one) answers its questions.

Readings: where the page leaves room, what is done here, and the other way to read it.

 1. `still` in a state counts turns that are over; it changes only when a turn ends,
    so after a `replace` in mid-turn it still shows the old number.
    (Other: it falls to 0 as soon as a tile is drawn.)
 2. `replace` is always asked, so after the whole hand is discarded `done` alone is
    still asked, and leaves a line. (Other: taken by the engine.)
 3. A tile discarded at `replace` leaves `hands` at once; the new tiles are drawn
    together after `done`. (Other: it leaves when `done` is said.)
 4. `winner`, `losses` and `{"state": ...}` name a state by its first space as it was
    before the tile, even once that space has been emptied. (Other: named anew.)
 5. `losses`: quota and red tiles may be equal; each removal is still asked while two
    or more red tiles are left, and the last lone one is taken by itself.
    (Other: all of them are taken without asking, since the outcome is the same.)
 6. `war tie` shows all warring states in `pending`, and offers only the tied ones.
    (Other: shows the tied ones only.)
 7. A triangle is open to a pagoda, also for `build`, if none of its three tiles is part
    of any pagoda's triangle, the pagoda about to be moved included (YY-30 "judged before the
    move"). (Other: for `build` after the move.)
 8. The market question of a green tile comes after a declined pagoda too, after `pagoda from`, and
    after the last of the `losses` of its war; an empty market is no question at all.
 9. A draw that gives fewer tiles than needed writes one line with what was there; the
    game ends with it and nobody after it in the order draws, or has a line.
10. In a leader's move the black tiles, the states and S of YY-12 are judged with the
    leader gone; a group it alone made a state is then no state and is simply joined.
11. `replace` is offered with an empty bag too; the game then ends at `done`.
12. The point of YY-19 looks at the tile's state after the tile joined everything it
    touches, and is also given for each tile of a blue chain.
13. A leader stands on its new space in the states of its revolt, and the tile on its
    space in the states of its war; leaders and red tiles of the losing states are
    still there at `war support` and `war tie`, gone at `losses`, where also the
    points of YY-26 are already given.
14. `winners` is in seat order.
15. Options: `short` and `open_points` are true or false; `"short": false` is allowed at
    any number of seats, `true` with two only. The header may leave out `names`.
"""

import json
import random

RULES = 2  # the version of the rules that is read here

COLOURS = "KRBGY"  # black, red, blue, green, yellow: in this order everywhere
TILES = {"K": 42, "R": 36, "B": 24, "G": 24, "Y": 12}  # YY-01
PAGODAS = {"K": 2, "R": 2, "B": 2, "G": 2, "Y": 1}  # YY-01
HAND = 6  # YY-03
MARKET = 6  # YY-03

DEFAULT_MAP = """\
# Warring States: the board of Yellow & Yangtze as this project draws it.
# An original map: the printed board's exact layout is not in the rules text.
# Pointy-top hexes, odd rows shifted half a hex to the right ("odd-r" offset).
# Rows are named a, b, c ... from the north; columns 1, 2, 3 ... from the west: "e3" is row e, column 3.
#   .  land      ~  river      -  not part of the board
#   a capital letter: land that is the capital of a state and starts with a black governor tile
# Q Qin, Z Zhao, Y Yan, I Qi, H Han, W Wei, C Chu
- - ~ ~ ~ . . . . . . . . - - -
 - ~ . . ~ ~ . . . Y . . . - - -
~ ~ . . . ~ . . . . . . ~ ~ - -
 . . . . . ~ . Z . . ~ ~ ~ . - -
. . Q . . ~ . . . ~ ~ . . I . -
 . . . . . ~ ~ ~ ~ . . . . . . -
. . . . . . . H . . W . . . . .
 . . . . C . . . . . ~ ~ ~ ~ ~ -
. . ~ ~ ~ ~ ~ ~ . ~ ~ . . . . -
 ~ ~ . . . ~ . ~ ~ . . . . - - -
. . . . . . . . . . . . . - - -
"""


class Disagreement(Exception):
    """The record and this referee differ, first at line `line` (counted from 1)."""

    def __init__(self, line, message):
        super().__init__(f"line {line}: {message}")
        self.line = line


class _GameOver(Exception):
    """YY-08, YY-39: the game ends here."""


# ---------------------------------------------------------------- the map


class Map:
    """YY-02: the spaces in map order, their kinds, neighbours and triangles."""

    def __init__(self, kinds):
        # kinds: (row, column) -> symbol; row and column counted from 0
        name = {rc: "abcdefghijklmnopqrstuvwxyz"[rc[0]] + str(rc[1] + 1) for rc in kinds}
        order = sorted(kinds)  # map order: row by row, west to east
        self.spaces = [name[rc] for rc in order]
        self.place = {space: i for i, space in enumerate(self.spaces)}
        self.river = {name[rc] for rc in order if kinds[rc] == "~"}
        self.land = {name[rc] for rc in order if kinds[rc] != "~"}
        self.capitals = [name[rc] for rc in order if kinds[rc] not in "~."]
        self.near = {}
        for row, col in order:
            shift = row % 2  # b, d, f ... lie half a hex to the right
            around = [
                (row, col - 1),
                (row, col + 1),
                (row - 1, col - 1 + shift),
                (row - 1, col + shift),
                (row + 1, col - 1 + shift),
                (row + 1, col + shift),
            ]
            self.near[name[row, col]] = [name[rc] for rc in sorted(around) if rc in kinds]
        self.triangles = [
            (a, b, c)
            for a in self.spaces
            for b in self.near[a]
            for c in self.near[b]
            if c in self.near[a] and self.place[a] < self.place[b] < self.place[c]
        ]


def load_map(text):
    """YY-02: read a map file and check it; ValueError if it is no fit board."""
    rows = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if len(rows) > 26:
        raise ValueError(f"YY-02: a map has at most 26 rows, not {len(rows)}")
    kinds = {}
    for row, line in enumerate(rows):
        for col, symbol in enumerate(line.split()):
            if symbol == "-":
                continue
            if symbol not in ("~", ".") and not (len(symbol) == 1 and "A" <= symbol <= "Z"):
                raise ValueError(f"YY-02: unknown sign {symbol!r} in row {row + 1} of the map")
            kinds[row, col] = symbol
    board = Map(kinds)
    if len(board.spaces) > 192:
        raise ValueError(f"YY-02: a map has at most 192 spaces, not {len(board.spaces)}")
    if not 7 <= len(board.capitals) <= 20:
        raise ValueError(f"YY-02: a map has 7 to 20 capitals, not {len(board.capitals)}")
    if not board.river or not board.land:
        raise ValueError("YY-02: a map has both river and land")
    reached, todo = set(), [board.spaces[0]]
    while todo:
        space = todo.pop()
        if space not in reached:
            reached.add(space)
            todo += board.near[space]
    if len(reached) != len(board.spaces):
        raise ValueError("YY-02: the board is not connected")
    if not any(set(triangle) <= board.river for triangle in board.triangles):
        raise ValueError("YY-02: a map has at least one triangle of river spaces")
    return board


_loaded = {}


def _map(name, maps):
    """YY-02: the map of that name, from the caller's texts or our own default."""
    texts = {"warring-states": DEFAULT_MAP, **(maps or {})}
    if name not in texts:
        raise ValueError(f"YY-02: no map {name!r}")
    text = texts[name]
    if text not in _loaded:
        _loaded[text] = load_map(text)
    return _loaded[text]


def _settings(seats, options):
    """YY-04, YY-02, YY-38, YY-39: seats and options with defaults filled in; ValueError for what is not on the page."""
    if type(seats) is not int or not 2 <= seats <= 4:
        raise ValueError(f"2 to 4 players, not {seats!r}")
    if not isinstance(options, dict):
        raise ValueError("options are an object")
    settings = {"short": False, "open_points": False, "map": "warring-states", "still_turns": 20}
    for key, value in options.items():
        if key not in settings:
            raise ValueError(f"unknown option {key!r}")
        if type(value) is not type(settings[key]):
            raise ValueError(f"option {key}: {value!r} is out of range")
        settings[key] = value
    if settings["short"] and seats != 2:
        raise ValueError("YY-04: short is for 2 players only")
    if not 4 <= settings["still_turns"] <= 100:
        raise ValueError("YY-39: still_turns is 4 to 100")
    return settings


def _in_order(letters):
    """Letters as one string in colour order."""
    return "".join(sorted(letters, key=COLOURS.index))


# ---------------------------------------------------------------- the rules


class Game:
    """One game. `table` answers: first(seats), tiles(kind, to, count, bag), choose(...)."""

    def __init__(self, seats, options, table, maps=None):
        settings = _settings(seats, options)
        self.seats = seats
        self.short = settings["short"]
        self.still_turns = settings["still_turns"]
        self.map = _map(settings["map"], maps)
        self.table = table
        self.board = {}  # space -> tile letter
        self.leaders = {}  # space -> colour letter + seat; a leader not here is off the board
        self.pagodas = []  # (colour, triangle); a pagoda not here is beside the board
        self.bag = dict(TILES)
        self.hands = [[] for _ in range(seats)]
        self.market = []
        self.discards = []  # YY-36: they never come back
        self.removed = []  # YY-04
        self.points = [dict.fromkeys(COLOURS, 0) for _ in range(seats)]
        self.still = 0
        self.drew = False  # has a tile been drawn in this turn?
        self.active = 0
        self.actions_left = 2

    # ---- small helpers

    def off_board(self, colour, seat):
        """YY-01: is this leader off the board?"""
        return colour + str(seat) not in self.leaders.values()

    def space_of(self, colour, seat):
        """YY-09: the space of a leader, or None when it is off the board."""
        for space, leader in self.leaders.items():
            if leader == colour + str(seat):
                return space
        return None

    def empty(self, space):
        """YY-10, YY-17: neither a tile nor a leader is there."""
        return space not in self.board and space not in self.leaders

    def first_space(self, group):
        """Notation: a state is written as its first space in map order."""
        return min(group, key=self.map.place.get)

    def next_seats(self, seat):
        """YY-07, YY-23: the other seats, clockwise from the left of `seat`."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def discard(self, seat, colour, count):
        """YY-36: tiles leave the hand and never come back."""
        for _ in range(count):
            self.hands[seat].remove(colour)
            self.discards.append(colour)

    def state(self, decision, seat, pending):
        """Notation: the state fields of the page."""
        in_map_order = self.map.place.get
        pagodas = sorted(self.pagodas, key=lambda p: (COLOURS.index(p[0]), in_map_order(p[1][0])))
        return {
            "board": {s: self.board[s] for s in sorted(self.board, key=in_map_order)},
            "leaders": {s: self.leaders[s] for s in sorted(self.leaders, key=in_map_order)},
            "pagodas": [colour + "-".join(triangle) for colour, triangle in pagodas],
            "hands": [_in_order(hand) for hand in self.hands],
            "points": [[points[c] for c in COLOURS] for points in self.points],
            "market": _in_order(self.market),
            "bag": [self.bag[c] for c in COLOURS],
            "still": self.still,
            "active": self.active,
            "actions_left": self.actions_left,
            "decision": decision,
            "seat": seat,
            "pending": pending,
        }

    def ask(self, decision, seat, actions, pending, always=False):
        """Notation: one decision. With one action only it is taken by itself, unless always asked."""
        actions = sorted(actions)
        if len(actions) == 1 and not always:
            return actions[0]
        self.audit()
        return self.table.choose(seat, actions, self.state(decision, seat, pending))

    def audit(self):
        """YY-01: nothing is lost or made (a check of this referee, not of the record)."""
        for colour in COLOURS:
            everywhere = (
                list(self.board.values()).count(colour)
                + sum(hand.count(colour) for hand in self.hands)
                + self.market.count(colour)
                + self.bag[colour]
                + self.discards.count(colour)
                + self.removed.count(colour)
            )
            assert everywhere == TILES[colour], (colour, everywhere)
            assert sum(c == colour for c, _ in self.pagodas) <= PAGODAS[colour]
        assert len(set(self.leaders.values())) == len(self.leaders)
        assert not set(self.leaders) & set(self.board)
        carried = [space for _, triangle in self.pagodas for space in triangle]
        assert len(set(carried)) == len(carried)
        assert all(self.board.get(s) == colour for colour, t in self.pagodas for s in t)
        assert all((s in self.map.river) == (c == "B") for s, c in self.board.items())
        assert all(s in self.map.land and self.black_beside(s) for s in self.leaders)

    # ---- set-up

    def set_up(self):
        """YY-03, YY-04: capitals, first player, hands, market; the chance lines in the page's order."""
        for space in self.map.capitals:
            self.board[space] = "K"
            self.bag["K"] -= 1
        self.active = self.table.first(self.seats)
        if self.short:
            self.removed = self.table.tiles("removed", None, 24, self.bag)
            for colour in self.removed:
                self.bag[colour] -= 1
        for seat in range(self.seats):
            self.draw(seat, HAND)
        self.draw("market", MARKET)

    # ---- states

    def groups(self, leaders):
        """YY-05: space -> its linked group (a frozenset), for the board with these leaders."""
        group_of = {}
        for start in [*self.board, *leaders]:
            if start in group_of:
                continue
            group, todo = set(), [start]
            while todo:
                space = todo.pop()
                if space not in group:
                    group.add(space)
                    todo += [s for s in self.map.near[space] if s in self.board or s in leaders]
            group = frozenset(group)
            for space in group:
                group_of[space] = group
        return group_of

    def states_touching(self, space, group_of, leaders):
        """YY-05: the states (groups with a leader) next to a space, each once, in map order."""
        found = []
        for beside in self.map.near[space]:
            group = group_of.get(beside)
            # a leader always stands by a black tile (YY-10, YY-13), so there is a tile as well
            if group is not None and group not in found and any(s in leaders for s in group):
                found.append(group)
        return sorted(found, key=lambda group: self.map.place[self.first_space(group)])

    def colours_in(self, group, leaders):
        """YY-12, YY-22: the colours of the leaders in a group: a list, a colour twice if it is there twice."""
        return [leaders[s][0] for s in group if s in leaders]

    # ---- a turn

    def run(self):
        """YY-06, YY-07: turn after turn until the game is over; the result."""
        try:
            self.set_up()
            while True:
                self.turn()
                self.active = self.next_seats(self.active)[0]
        except _GameOver:
            self.audit()
            return self.result()

    def turn(self):
        """YY-06, YY-07: up to two actions, then pagoda points, refill, the next player."""
        self.actions_left = 2
        self.drew = False
        while self.actions_left > 0:
            words = self.ask("main", self.active, self.offers(), {}, always=True).split()
            if words[0] == "end":
                break
            self.actions_left -= 1  # it falls when an action is chosen
            if words[0] == "leader":
                self.position_leader(words[1], words[2])
            elif words[0] == "withdraw":
                self.withdraw_leader(words[1])
            elif words[0] == "tile":
                self.tile_action(words[1], words[2])
            elif words[0] == "riot":
                self.riot(words[1], words[2])
            elif words[0] == "build":
                self.build(words[1], words[2])
            else:
                self.replace()
        self.income()
        self.refill()
        self.count_still_turns()

    def offers(self):
        """YY-06: everything that can be done at `main`."""
        return [
            *self.leader_offers(),
            *self.tile_offers(),
            *self.riot_offers(),
            *self.build_offers(),
            *self.replace_offers(),
            "end",
        ]

    def refill(self):
        """YY-07: the active player draws up to 6, then the others, clockwise; then the market."""
        for seat in [self.active, *self.next_seats(self.active)]:
            self.draw(seat, HAND - len(self.hands[seat]))
        self.draw("market", MARKET - len(self.market))

    def draw(self, to, count):
        """YY-08: draw tiles; the game ends at once when one must be drawn and the bag is empty."""
        if count <= 0:
            return  # nobody needs tiles: no line
        given = min(count, sum(self.bag.values()))
        tiles = self.table.tiles("draw", to, given, self.bag)
        for colour in tiles:
            self.bag[colour] -= 1
            (self.market if to == "market" else self.hands[to]).append(colour)
            self.drew = True
        if given < count:
            raise _GameOver

    # ---- positioning a leader

    def leader_offers(self):
        """YY-09: `leader R e4` for every leader and every space open to it, `withdraw R`."""
        offers = []
        for colour in COLOURS:
            home = self.space_of(colour, self.active)
            if home is not None:
                offers.append(f"withdraw {colour}")
            for space in self.spaces_for_leader(colour, home):
                offers.append(f"leader {colour} {space}")
        return offers

    def spaces_for_leader(self, colour, home):
        """YY-10, YY-11, YY-12: the spaces a leader may go to."""
        lifted = {s: leader for s, leader in self.leaders.items() if s != home}  # YY-11
        group_of = self.groups(lifted)
        spaces = []
        for space in self.map.spaces:
            if not self.empty(space) or space == home:  # YY-10, YY-11: its own space is not offered
                continue
            if space not in self.map.land or not self.black_beside(space):  # YY-10
                continue
            states = self.states_touching(space, group_of, lifted)
            if len(states) >= 2:  # YY-12
                united = [colour]
                for group in states:
                    united += self.colours_in(group, lifted)
                if len(set(united)) < len(united):
                    continue
            spaces.append(space)
        return spaces

    def black_beside(self, space):
        """YY-10, YY-14: the number of black tiles adjacent to a space."""
        return sum(self.board.get(beside) == "K" for beside in self.map.near[space])

    def position_leader(self, colour, space):
        """YY-11, YY-12: lift the leader, set it down; a revolt if its one state holds its colour."""
        home = self.space_of(colour, self.active)
        if home is not None:
            del self.leaders[home]
        rival = None
        for group in self.states_touching(space, self.groups(self.leaders), self.leaders):
            for other in group:
                if self.leaders.get(other, " ")[0] == colour:
                    rival = other  # there is only one state then, or YY-12 forbids the space
        self.leaders[space] = colour + str(self.active)
        if rival is not None:
            self.revolt(colour, space, rival)

    def withdraw_leader(self, colour):
        """YY-09: a leader is withdrawn from the board."""
        del self.leaders[self.space_of(colour, self.active)]

    def leaders_without_black_return(self):
        """YY-13: a leader whose last black tile left the board returns to its player."""
        for space in list(self.leaders):
            if not self.black_beside(space):
                del self.leaders[space]

    # ---- revolt

    def revolt(self, colour, attack_space, defence_space):
        """YY-14, YY-15, YY-16: attacker, then defender commits; the loser returns, the winner gains 1."""
        attacker = int(self.leaders[attack_space][1:])
        defender = int(self.leaders[defence_space][1:])
        strength = {attacker: self.black_beside(attack_space), defender: self.black_beside(defence_space)}
        for decision, seat in (("revolt attack", attacker), ("revolt defence", defender)):
            offers = []
            for count in range(self.hands[seat].count("K") + 1):
                offers.append(f"commit {count}")
                if self.off_board("K", seat):
                    offers.append(f"commit {count}+")
            pending = {"revolt": [attacker, defender, strength[attacker], strength[defender]]}
            committed = self.ask(decision, seat, offers, pending, always=True).split()[1]
            count = int(committed.removesuffix("+"))
            strength[seat] += count + committed.endswith("+")
            self.discard(seat, "K", count)  # YY-16: all of them, whoever wins
        if strength[attacker] > strength[defender]:
            winner, loser_space = attacker, defence_space
        else:
            winner, loser_space = defender, attack_space
        del self.leaders[loser_space]
        self.points[winner][colour] += 1

    # ---- placing a tile

    def tile_offers(self):
        """YY-17: `tile R e4`: blue on empty river spaces, the others on empty land spaces."""
        offers = []
        for colour in sorted(set(self.hands[self.active])):
            for space in self.map.spaces:
                if self.empty(space) and (space in self.map.river) == (colour == "B"):
                    offers.append(f"tile {colour} {space}")
        return offers

    def tile_action(self, colour, space):
        """YY-20, YY-21: a tile, and what a green or a blue one brings after it."""
        outcome = self.place_tile(colour, space)
        if colour == "G":  # YY-18, YY-20: after its war too, once the war is over
            self.take_from_market()
        while colour == "B" and outcome == "quiet":  # YY-21
            open_river = [s for s in self.map.near[space] if s in self.map.river and self.empty(s)]
            if not open_river:
                break
            offers = ["stop"]
            if "B" in self.hands[self.active]:
                offers += [f"tile B {s}" for s in open_river]
            choice = self.ask("chain", self.active, offers, {"chain": space}, always=True)
            if choice == "stop":
                break
            space = choice.split()[2]
            outcome = self.place_tile("B", space)

    def place_tile(self, colour, space):
        """YY-18, YY-19: one tile is laid; "war", "pagoda" or "quiet" says what came of it."""
        states = self.states_touching(space, self.groups(self.leaders), self.leaders)  # before the tile
        self.hands[self.active].remove(colour)
        self.board[space] = colour
        warring = self.warring_states(states)
        if warring:
            self.war(warring)
            return "war"
        self.tile_point(colour, space)
        return "pagoda" if self.pagoda_for_tile(colour, space) else "quiet"

    def tile_point(self, colour, space):
        """YY-19: the leader of the colour, else the black leader, in the tile's state."""
        group = self.groups(self.leaders)[space]
        here = {self.leaders[s][0]: int(self.leaders[s][1:]) for s in group if s in self.leaders}
        owner = here.get(colour, here.get("K"))
        if owner is not None:
            self.points[owner][colour] += 1

    def take_from_market(self):
        """YY-20: one market tile into the hand, or none; the market is not refilled yet."""
        offers = ["take -", *(f"take {colour}" for colour in set(self.market))]
        taken = self.ask("market", self.active, offers, {}).split()[1]
        if taken != "-":
            self.market.remove(taken)
            self.hands[self.active].append(taken)

    # ---- war

    def warring_states(self, states):
        """YY-22: of the states touching the tile, those that share a leader's colour with another."""
        warring = []
        for group in states:
            others = [c for other in states if other != group for c in self.colours_in(other, self.leaders)]
            if any(colour in others for colour in self.colours_in(group, self.leaders)):
                warring.append(group)
        return warring

    def war(self, warring):
        """YY-22 to YY-28. `warring`: the warring states in map order, without the tile."""
        names = [self.first_space(group) for group in warring]
        group_named = dict(zip(names, warring, strict=False))
        reds = {name: [s for s in group_named[name] if self.board.get(s) == "R"] for name in names}
        support = dict.fromkeys(names, 0)

        def strengths():  # YY-23
            return {name: len(reds[name]) + support[name] for name in names}

        def pending():
            return {"war": [[name, strength] for name, strength in strengths().items()]}

        # YY-23: support, from the left of the active player round to the active player
        for seat in [*self.next_seats(self.active), self.active]:
            offers = ["support -"]
            for name in names:
                for count in range(self.hands[seat].count("R") + 1):
                    if count > 0:
                        offers.append(f"support {name} {count}")
                    if self.off_board("R", seat):
                        offers.append(f"support {name} {count}+")
            words = self.ask("war support", seat, offers, pending(), always=True).split()
            if words[1] != "-":
                count = int(words[2].removesuffix("+"))
                support[words[1]] += count + words[2].endswith("+")
                self.discard(seat, "R", count)  # YY-27: every support tile, of either side
        # YY-24: the winner
        strength = strengths()
        tied = [name for name in names if strength[name] == max(strength.values())]
        winner = self.ask("war tie", self.active, [f"winner {name}" for name in tied], pending()).split()[1]
        losers = [name for name in names if name != winner]
        # YY-25, YY-26: from all losing states at once
        colours = {name: self.colours_in(group_named[name], self.leaders) for name in names}
        owner = {self.leaders[s][0]: int(self.leaders[s][1:]) for s in group_named[winner] if s in self.leaders}
        for name in losers:
            for space in group_named[name]:
                if space in self.leaders:
                    colour = self.leaders[space][0]
                    if sum(colour in colours[other] for other in names) >= 2:
                        del self.leaders[space]
                        if colour in owner:
                            self.points[owner[colour]][colour] += 1
            for space in reds[name]:
                self.remove_tile(space)
        # YY-27: the quota
        quota = max(strength[name] for name in losers) - support[winner]
        while quota > 0:
            offers = [f"remove {space}" for space in reds[winner]]
            lost = self.ask("losses", self.active, offers, {"quota": quota, "state": winner}).split()[1]
            reds[winner].remove(lost)
            self.remove_tile(lost)
            quota -= 1

    def remove_tile(self, space):
        """YY-28, YY-36: a tile leaves the board; so does a pagoda that stands on it."""
        self.discards.append(self.board.pop(space))
        self.pagodas = [(colour, triangle) for colour, triangle in self.pagodas if space not in triangle]

    # ---- pagodas

    def open_triangles(self):
        """YY-29, YY-33: (colour, triangle) for all triangles of one colour free of pagodas."""
        carrying = {space for _, triangle in self.pagodas for space in triangle}
        found = []
        for triangle in self.map.triangles:
            colours = {self.board.get(space) for space in triangle}
            if len(colours) == 1 and None not in colours and not carrying.intersection(triangle):
                found.append((colours.pop(), triangle))
        return found

    def pagoda_for_tile(self, colour, space):
        """YY-29: a pagoda on a triangle that the placed tile made; True if one was put there."""
        made = ["-".join(triangle) for _, triangle in self.open_triangles() if space in triangle]
        if not made:
            return False
        offers = ["pagoda -", *(f"pagoda {triangle}" for triangle in made)]
        choice = self.ask("pagoda", self.active, offers, {"tile": space}).split()[1]
        if choice == "-":
            return False
        self.put_pagoda(colour, choice)
        return True

    def put_pagoda(self, colour, triangle):
        """YY-30: from beside the board, or else one of the colour from elsewhere on the board."""
        standing = [where for c, where in self.pagodas if c == colour]
        if len(standing) == PAGODAS[colour]:  # none beside the board
            offers = ["from " + "-".join(where) for where in standing]
            source = self.ask("pagoda from", self.active, offers, {"triangle": triangle}).split()[1]
            self.pagodas.remove((colour, tuple(source.split("-"))))
        self.pagodas.append((colour, tuple(triangle.split("-"))))

    def income(self):
        """YY-31: each own leader, 1 point of its colour per pagoda of its colour in its state."""
        group_of = self.groups(self.leaders)
        for space, leader in self.leaders.items():
            if int(leader[1:]) == self.active:
                for colour, triangle in self.pagodas:
                    if colour == leader[0] and triangle[0] in group_of[space]:
                        self.points[self.active][colour] += 1

    def payments(self, colour):
        """YY-33, YY-34: every payable way: two tiles, or one with the own leader off the board."""
        ways = []
        if self.hands[self.active].count(colour) >= 2:
            ways.append(colour + colour)
        if self.hands[self.active].count(colour) >= 1 and self.off_board(colour, self.active):
            ways.append(colour + "+")
        return ways

    def build_offers(self):
        """YY-33: `build e3-e4-f3 GG`, `build e3-e4-f3 G+`."""
        return [
            f"build {'-'.join(triangle)} {way}" for _, triangle in self.open_triangles() for way in self.payments("G")
        ]

    def build(self, triangle, way):
        """YY-33: pay with green, put the pagoda."""
        self.discard(self.active, "G", way.count("G"))
        self.put_pagoda(self.board[triangle.split("-")[0]], triangle)

    # ---- riot and replacing

    def riot_offers(self):
        """YY-34: `riot e4 BB`, `riot e4 B+`: any one tile of the board."""
        return [f"riot {space} {way}" for space in self.board for way in self.payments("B")]

    def riot(self, space, way):
        """YY-34, YY-13, YY-28: pay with blue, remove the tile and what hung on it."""
        self.discard(self.active, "B", way.count("B"))
        self.remove_tile(space)
        self.leaders_without_black_return()

    def replace_offers(self):
        """YY-35: with at least one tile in the hand."""
        return ["replace"] if self.hands[self.active] else []

    def replace(self):
        """YY-35: discard tiles one by one, then draw as many."""
        discarded = 0
        while True:
            offers = [f"discard {colour}" for colour in set(self.hands[self.active])]
            if discarded > 0:
                offers.append("done")
            choice = self.ask("replace", self.active, offers, {"discarded": discarded}, always=True)
            if choice == "done":
                break
            self.discard(self.active, choice.split()[1], 1)
            discarded += 1
        self.draw(self.active, discarded)

    # ---- the end

    def count_still_turns(self):
        """YY-39: too many turns in a row without a tile drawn end the game."""
        self.still = 0 if self.drew else self.still + 1
        if self.still >= self.still_turns:
            raise _GameOver

    def result(self):
        """YY-37: yellow goes to the lowest; the best lowest colour wins, then the next ones; then it is shared."""
        scores = []
        for points in self.points:
            four = sorted(points[colour] for colour in "KRBG")
            for _ in range(points["Y"]):
                four[0] += 1
                four.sort()
            scores.append(four)
        return {
            "scores": scores,
            "points": [[points[c] for c in COLOURS] for points in self.points],
            "winners": [seat for seat in range(self.seats) if scores[seat] == max(scores)],
        }


# ---------------------------------------------------------------- reading a record


def _text(value):
    """A JSON value as text, the same for equal values only (1, 1.0 and true differ)."""
    return json.dumps(value, sort_keys=True)


def _unlike(record, ours):
    """What differs between two JSON values, in words."""
    if isinstance(record, dict) and isinstance(ours, dict):
        parts = []
        for key in [*ours, *(k for k in record if k not in ours)]:
            if key not in record:
                parts.append(f"{key}: missing in the record, here {_text(ours[key])}")
            elif key not in ours:
                parts.append(f"{key}: only in the record, {_text(record[key])}")
            elif _text(record[key]) != _text(ours[key]):
                if isinstance(record[key], dict) and isinstance(ours[key], dict):
                    parts.append(f"{key}: ({_unlike(record[key], ours[key])})")
                else:
                    parts.append(f"{key}: record {_text(record[key])}, here {_text(ours[key])}")
        return "; ".join(parts)
    return f"record {_text(record)}, here {_text(ours)}"


def _no_twins(pairs):
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("a key twice")
    return dict(pairs)


class _Replay:
    """The table at which a record answers."""

    def __init__(self, lines):
        self.lines = lines
        self.number = 0  # of the line last read

    def read(self, expected):
        """The next line as an object."""
        self.number += 1
        if self.number > len(self.lines):
            raise Disagreement(self.number, f"the record stops; expected {expected}")
        try:
            line = json.loads(self.lines[self.number - 1], object_pairs_hook=_no_twins)
        except (ValueError, TypeError) as error:
            raise Disagreement(self.number, f"not a line of JSON ({error}); expected {expected}") from None
        if not isinstance(line, dict):
            self.differ(f"not an object; expected {expected}")
        return line

    def differ(self, message):
        raise Disagreement(self.number, message)

    def keys(self, line, must, may, expected):
        if not set(must) <= set(line) <= set(must) | set(may):
            self.differ(f"expected {expected} with the fields {', '.join(must)}; the record has {', '.join(line)}")

    def header(self):
        line = self.read("the header")
        self.keys(line, ("record", "game", "rules", "seats", "options"), ("names",), "the header")
        if _text(line["record"]) != "1" or line["game"] != "yellow-yangtze" or _text(line["rules"]) != str(RULES):
            self.differ(f"not record 1 of yellow-yangtze, version {RULES} of its rules")
        try:
            _settings(line["seats"], line["options"])
        except ValueError as error:
            self.differ(str(error))
        names = line.get("names", [""] * line["seats"])
        if not (isinstance(names, list) and len(names) == line["seats"] and all(type(n) is str for n in names)):
            self.differ(f"names: one for each of {line['seats']} seats")
        return line["seats"], line["options"]

    def first(self, seats):
        line = self.read("the first player's chance line")
        self.keys(line, ("chance", "seat"), (), "the first player's chance line")
        if line["chance"] != "first" or type(line["seat"]) is not int or not 0 <= line["seat"] < seats:
            self.differ(f"not a first player: {_text(line)}")
        return line["seat"]

    def tiles(self, kind, to, count, bag):
        expected = f"chance {kind}{'' if to is None else f' to {to}'} of {count} tiles"
        line = self.read(expected)
        self.keys(line, ("chance", "what") if to is None else ("chance", "to", "what"), (), expected)
        if line["chance"] != kind:
            self.differ(f"expected {expected}, the record has chance {line['chance']!r}")
        if to is not None and _text(line["to"]) != _text(to):
            self.differ(f"expected {expected}, the record draws to {_text(line['to'])}")
        what = line["what"]
        if not isinstance(what, str) or not set(what) <= set(COLOURS):
            self.differ(f"expected {expected}, not tiles: {_text(what)}")
        if len(what) != count:
            self.differ(f"expected {expected}, the record has {len(what)}: {what!r}")
        for colour in COLOURS:
            if what.count(colour) > bag[colour]:
                self.differ(f"{what!r}: the bag holds only {bag[colour]} of {colour}")
        if kind == "removed" and what != _in_order(what):
            self.differ(f"YY-04: {what!r} is not in colour order")
        return list(what)

    def choose(self, seat, actions, state):
        expected = f"seat {seat} at {state['decision']}"
        line = self.read(expected)
        self.keys(line, ("seat", "action"), ("legal", "state"), f"an action line, {expected},")
        if _text(line["seat"]) != _text(seat):
            self.differ(f"expected {expected}, the record has seat {_text(line['seat'])}")
        if "state" in line and _text(line["state"]) != _text(state):
            self.differ(f"{expected}: the state differs: {_unlike(line['state'], state)}")
        if "legal" in line and _text(line["legal"]) != _text(actions):
            legal = line["legal"]
            if not isinstance(legal, list) or not all(isinstance(a, str) for a in legal):
                self.differ(f"{expected}: legal is no list of actions")
            missing = [a for a in actions if a not in legal]
            extra = [a for a in legal if a not in actions]
            if missing or extra:
                self.differ(f"{expected}: legal: missing in the record {missing}, only in the record {extra}")
            self.differ(f"{expected}: legal: the same actions, but not sorted or not once each")
        if not isinstance(line["action"], str) or line["action"] not in actions:
            few = f"; offered: {actions}" if len(actions) <= 20 else ""
            self.differ(f"{expected}: {line['action']!r} is not offered{few}")
        return line["action"]

    def end(self, result):
        line = self.read("the result")
        self.keys(line, ("result",), (), "the result")
        if _text(line["result"]) != _text(result):
            self.differ(f"the result differs: {_unlike(line['result'], result)}")
        if self.number < len(self.lines):
            raise Disagreement(self.number + 1, "the game is over, but the record goes on")


def check(lines, maps=None):
    """Replay a record, given as its lines; raise Disagreement at the first difference."""
    table = _Replay(list(lines))
    seats, options = table.header()
    try:
        game = Game(seats, options, table, maps)
    except ValueError as error:  # a map that is not known, or not fit
        raise Disagreement(1, str(error)) from None
    table.end(game.run())


# ---------------------------------------------------------------- playing at random


class _Dice:
    """The table at which a random number generator answers, and writes the record."""

    def __init__(self, seed, style):
        if style not in ("uniform", "verbs"):
            raise ValueError(f"no style {style!r}")
        self.random = random.Random(seed)
        self.style = style
        self.lines = []

    def write(self, line):
        self.lines.append(json.dumps(line))

    def first(self, seats):
        seat = self.random.randrange(seats)
        self.write({"chance": "first", "seat": seat})
        return seat

    def tiles(self, kind, to, count, bag):
        tiles = self.random.sample([c for c in COLOURS for _ in range(bag[c])], count)
        if kind == "removed":
            tiles = list(_in_order(tiles))
            self.write({"chance": kind, "what": "".join(tiles)})
        else:
            self.write({"chance": kind, "to": to, "what": "".join(tiles)})
        return tiles

    def choose(self, seat, actions, state):
        among = actions
        if self.style == "verbs":
            verb = self.random.choice(sorted({action.split()[0] for action in actions}))
            among = [action for action in actions if action.split()[0] == verb]
        action = self.random.choice(among)
        self.write({"seat": seat, "action": action, "legal": actions, "state": state})
        return action


def play(seats, options, seed, style="uniform", maps=None):
    """Play a random game; the lines of its record, with legal and states."""
    table = _Dice(seed, style)
    game = Game(seats, options, table, maps)
    table.write(
        {
            "record": 1,
            "game": "yellow-yangtze",
            "rules": RULES,
            "seats": seats,
            "options": options,
            "names": [f"s{seat}" for seat in range(seats)],
        }
    )
    result = game.run()
    table.write({"result": result})
    return table.lines

"""A second reading of the rules page of Herons: cards and fish are plain lists, the page is followed in order."""

import json
import random


def check(lines):
    """Follow a record line by line; AssertionError where it is not what the rules say."""
    reader = _Reader([json.loads(line) for line in lines])
    header = reader.next()
    assert header["game"] == "herons"
    whole_game(header["seats"], reader)
    assert reader.lines == [], "something is behind the result"


def play(seats, options, seed, style):
    """A random game as a record with offers and states; all actions are of one kind, so every style is the same."""
    writer = _Writer(seats, random.Random(seed))
    whole_game(seats, writer)
    return writer.lines


def whole_game(seats, table):
    """HE-01 to HE-08, in the order of the page."""
    pile = [number for number in range(1, 7) for _ in range(5)]
    hands = [table.draw(pile, seat, 3) for seat in range(seats)]
    stream = [points for points in range(1, 6) for _ in range(2)]
    points, shown, shallows = [0] * seats, [0] * seats, 0
    while stream:
        shallows += table.fish(stream)
        chosen = [0] * seats
        while 0 in chosen:
            state = {
                "points": points,
                "stream": sorted(stream),
                "shallows": shallows,
                "shown": shown,
                "choosing": [seat for seat in range(seats) if chosen[seat] == 0],
                "decision": "stretch",
                "hands": [sorted(hand) for hand in hands],
                "pile": sorted(pile),
                "chosen": chosen,
            }
            offers = [sorted({f"stretch {card}" for card in hand}) for hand in hands]
            seat, action = table.choose(offers, json.loads(json.dumps(state)))
            assert chosen[seat] == 0
            chosen[seat] = int(action.removeprefix("stretch "))
        shown = chosen
        if shown.count(max(shown)) == 1:
            points[shown.index(max(shown))] += shallows
            shallows = 0
        if stream:
            for seat in range(seats):
                hands[seat] += table.draw(pile, seat, 1)
            for seat in range(seats):
                hands[seat].remove(shown[seat])
                pile.append(shown[seat])
    winners = [seat for seat in range(seats) if points[seat] == max(points)]
    table.result({"scores": [[each] for each in points], "winners": winners})


class _Reader:
    """The table of a record: chance and choices are read from it, and what it says besides is compared."""

    def __init__(self, lines):
        self.lines = lines

    def next(self):
        assert self.lines, "the record breaks off"
        return self.lines.pop(0)

    def draw(self, pile, seat, count):
        line = self.next()
        assert (line["chance"], line["to"], len(line["what"])) == ("draw", seat, count), line
        return _taken(pile, line["what"])

    def fish(self, stream):
        line = self.next()
        assert (line["chance"], len(line["what"])) == ("fish", 1), line
        return _taken(stream, line["what"])[0]

    def choose(self, offers, state):
        line = self.next()
        assert line["action"] in offers[line["seat"]], line
        assert line.get("legal", offers[line["seat"]]) == offers[line["seat"]], line
        assert line.get("state", state) == state, (line, state)
        return line["seat"], line["action"]

    def result(self, result):
        assert self.next() == {"result": result}


class _Writer:
    """The table of a random game: it invents chance and choices and writes the record."""

    def __init__(self, seats, dice):
        self.dice, self.lines = dice, []
        names = [f"s{seat}" for seat in range(seats)]
        self.write({"record": 1, "game": "herons", "seats": seats, "options": {}, "names": names})

    def write(self, line):
        self.lines.append(json.dumps(line))

    def draw(self, pile, seat, count):
        what = self.dice.sample(pile, count)
        self.write({"chance": "draw", "to": seat, "what": what})
        return _taken(pile, what)

    def fish(self, stream):
        what = [self.dice.choice(stream)]
        self.write({"chance": "fish", "what": what})
        return _taken(stream, what)[0]

    def choose(self, offers, state):
        seat = self.dice.choice(state["choosing"])
        action = self.dice.choice(offers[seat])
        self.write({"seat": seat, "action": action, "legal": offers[seat], "state": state})
        return seat, action

    def result(self, result):
        self.write({"result": result})


def _taken(pieces, what):
    """These pieces, no longer where they were."""
    for piece in what:
        pieces.remove(piece)
    return list(what)

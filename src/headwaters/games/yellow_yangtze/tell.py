"""What happened, in words: a step of Yellow & Yangtze as message ids, arguments and rule ids.

Everything is read from the whole states before and after the step. Only what is public is told (YY-38): drawn tiles and
tiles replaced unseen are counted, never named; gains are told, totals never.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

State = Mapping[str, Any]
Args = dict[str, str | int]
Event = tuple[str, Args, str]
Hint = tuple[str, Args]

COLOURS = "KRBGY"

# ---------------------------------------------------------------- reading a position


def place(space: str) -> tuple[int, int]:
    """Row and column of a space; sorting by it gives the map order."""
    return ord(space[0]) - ord("a"), int(space[1:]) - 1


def near(space: str) -> list[str]:
    """YY-05 The six spaces around: east, south-east, south-west, west, north-west, north-east."""
    row, column = place(space)
    shift = row % 2
    around = (
        (row, column + 1),
        (row + 1, column + shift),
        (row + 1, column + shift - 1),
        (row, column - 1),
        (row - 1, column + shift - 1),
        (row - 1, column + shift),
    )
    return [f"{chr(ord('a') + r)}{c + 1}" if r >= 0 and c >= 0 else "" for r, c in around]


def linked(occupied: Iterable[str]) -> list[list[str]]:
    """YY-05 The linked groups of the occupied spaces, each in map order, ordered by their first spaces."""
    left = set(occupied)
    groups = []
    for start in sorted(left, key=place):
        if start not in left:
            continue
        group, todo = [], [start]
        left.discard(start)
        while todo:
            space = todo.pop()
            group.append(space)
            for other in near(space):
                if other in left:
                    left.discard(other)
                    todo.append(other)
        groups.append(sorted(group, key=place))
    return groups


def states(view: State, without: str = "") -> list[list[str]]:
    """YY-05 The states: linked groups with a tile and a leader, as if the space `without` were empty."""
    board, leaders = view["board"], view["leaders"]
    groups = linked(space for space in (*board, *leaders) if space != without)
    return [group for group in groups if any(s in board for s in group) and any(s in leaders for s in group)]


def governors_beside(view: State, space: str) -> int:
    """YY-14 The black tiles next to a leader: its strength in a revolt before anything is committed."""
    return sum(view["board"].get(other) == "K" for other in near(space))


def soldiers_in(view: State, group: Iterable[str]) -> int:
    """YY-23 The red tiles of a state: its strength in a war before support."""
    return sum(view["board"].get(space) == "R" for space in group)


def leader_home(view: State, leader: str) -> str:
    """The space of a leader such as `R2`, or an empty text if it is off the board."""
    return next((space for space, who in view["leaders"].items() if who == leader), "")


def rivals(view: State) -> tuple[str, str]:
    """YY-14 The spaces of the attacking and the defending leader of the revolt under way."""
    attacker, defender = view["pending"]["revolt"][:2]
    for group in states(view):
        homes = {view["leaders"][space]: space for space in group if space in view["leaders"]}
        for colour in COLOURS:
            if f"{colour}{attacker}" in homes and f"{colour}{defender}" in homes:
                return homes[f"{colour}{attacker}"], homes[f"{colour}{defender}"]
    raise ValueError("no revolt is under way")


def effort(text: str) -> tuple[int, int]:
    """Tiles and leaders in `2`, `2+`, `BB` or `B+`."""
    leader = int(text.endswith("+"))
    tiles = text.removesuffix("+")
    return (int(tiles) if tiles.isdigit() else len(tiles)), leader


# ---------------------------------------------------------------- one step


def _over(state: State) -> bool:
    return bool(state.get("over"))


def _ended(before: State, after: State, action: str) -> bool:
    """YY-08, YY-39 Whether the game ended in this step. A state says so under `over`; a bare one is recognized by a
    decision that nobody can be asked any more."""
    if "over" in after:
        return bool(after["over"])
    decision = after["decision"]
    if after["active"] != before["active"] or (decision != "main" and decision != before["decision"]):
        return False
    match decision:
        case "main":
            return action == "end" or bool(after["actions_left"] == 0)
        case "war support":
            return bool(before["seat"] == before["active"])
        case "losses":
            return bool(after["pending"]["quota"] == 0)
        case "replace":
            return action == "done"
        case "chain":
            return action == "stop" or sum(before["bag"]) > sum(after["bag"]) == 0
    return True  # market, pagoda, revolt defence, …: never asked twice in a row


def _asks(state: State, decision: str) -> bool:
    return not _over(state) and bool(state["decision"] == decision)


def _war_begins(before: State, after: State, action: str) -> bool:
    """YY-18."""
    return action.startswith("tile ") and _asks(after, "war support")


def _revolt_begins(after: State, action: str) -> bool:
    """YY-12."""
    return action.startswith("leader ") and _asks(after, "revolt attack")


def _turn_ends(before: State, after: State, action: str) -> bool:
    """YY-07 Whether pagoda points were given in this step. YY-08 A replacement that empties the bag has none."""
    return bool(after["active"] != before["active"]) or (_over(after) and action != "done")


def _income(before: State, after: State, action: str) -> Counter[tuple[int, str]]:
    """YY-31 Pagoda points of the player whose turn ended in this step."""
    income: Counter[tuple[int, str]] = Counter()
    if not _turn_ends(before, after, action):
        return income
    active = before["active"]
    for group in states(after):
        held = [after["leaders"][space] for space in group if space in after["leaders"]]
        own = {leader[0] for leader in held if int(leader[1:]) == active}
        for pagoda in after["pagodas"]:
            if pagoda[0] in own and pagoda[1:].split("-")[0] in group:
                income[active, pagoda[0]] += 1
    return income


def _gains(before: State, after: State, action: str) -> Counter[tuple[int, str]]:
    """Points gained in this step by the action itself, income apart."""
    gains: Counter[tuple[int, str]] = Counter()
    for seat, (old, new) in enumerate(zip(before["points"], after["points"], strict=True)):
        for colour, a, b in zip(COLOURS, old, new, strict=True):
            gains[seat, colour] = b - a
    gains.subtract(_income(before, after, action))
    return +gains


def _in_order(points: Counter[tuple[int, str]]) -> list[tuple[int, str, int]]:
    listed = [(seat, colour, n) for (seat, colour), n in points.items()]
    return sorted(listed, key=lambda gain: (gain[0], COLOURS.index(gain[1])))


def _leaders_back(before: State, after: State, action: str) -> list[str]:
    """YY-13, YY-16, YY-25 The leaders that returned to their players."""
    if action.startswith("withdraw "):
        return []
    standing = set(after["leaders"].values())
    return [leader for leader in before["leaders"].values() if leader not in standing]


def _pagodas_gone(before: State, after: State) -> list[str]:
    return [pagoda for pagoda in before["pagodas"] if pagoda not in after["pagodas"]]


def _pagodas_back(before: State, after: State, action: str) -> list[str]:
    """YY-28 The pagodas that lost a tile."""
    return [] if action.startswith(("pagoda ", "from ", "build ")) else _pagodas_gone(before, after)


def _used(action: str) -> int:
    """How many tiles the action took from the hand of who took it; a tile gained counts less than none."""
    words = action.split()
    match words[0]:
        case "tile" | "discard":
            return 1
        case "riot" | "build":
            return effort(words[2])[0]
        case "commit":
            return effort(words[1])[0]
        case "support" if words[1] != "-":
            return effort(words[2])[0]
        case "take" if words[1] != "-":
            return -1
    return 0


def _drawn(before: State, after: State, seat: int, action: str) -> list[int]:
    """YY-07, YY-35 How many tiles each seat drew: a number, never which."""
    return [
        len(new) - len(old) + (_used(action) if who == seat else 0)
        for who, (old, new) in enumerate(zip(before["hands"], after["hands"], strict=True))
    ]


def _strengths(before: State, action: str) -> dict[str, int]:
    """YY-23 The strengths of the warring states once this action is taken."""
    strengths = dict(before["pending"]["war"])
    words = action.split()
    if words[0] == "support" and words[1] != "-":
        strengths[words[1]] += sum(effort(words[2]))
    return strengths


def _war_decided(before: State, after: State, action: str) -> str:
    """YY-24 The state that wins the war in this step, or an empty text."""
    words = action.split()
    if words[0] == "winner":
        return words[1]
    if words[0] != "support" or _asks(after, "war support") or _asks(after, "war tie"):
        return ""
    strengths = _strengths(before, action)
    return max(strengths, key=lambda state: strengths[state])


def _sides(strengths: Mapping[str, int]) -> Args:
    """Two or three warring states as arguments."""
    args: Args = {"count": len(strengths)}
    for rank in ("first", "second", "third"):
        args[rank], args[f"{rank}_strength"] = "", 0
    for rank, (state, strength) in zip(("first", "second", "third"), strengths.items(), strict=False):
        args[rank], args[f"{rank}_strength"] = state, strength
    return args


def _quota(strengths: Mapping[str, int], winner: str) -> int:
    """YY-27 The highest strength of a losing state."""
    return max(strength for state, strength in strengths.items() if state != winner)


def _revolt_strengths(before: State, action: str) -> tuple[int, int]:
    """YY-14 Attack and defence once this action is taken."""
    _, _, attack, defence = before["pending"]["revolt"]
    more = sum(effort(action.split()[1]))
    return (attack + more, defence) if before["decision"] == "revolt attack" else (attack, defence + more)


# ---------------------------------------------------------------- the events


def _did_place(before: State, after: State, seat: int, words: list[str]) -> list[Event]:
    colour = words[1]
    match words[0]:
        case "tile":
            return [("yy-did-tile", {"seat": seat, "colour": colour, "space": words[2]}, "YY-17")]
        case "withdraw":
            home = leader_home(before, f"{colour}{seat}")
            return [("yy-did-withdraw", {"seat": seat, "colour": colour, "space": home}, "YY-09")]
    home = leader_home(before, f"{colour}{seat}")
    args: Args = {"seat": seat, "colour": colour, "space": words[2]}
    if home:
        return [("yy-did-move", {**args, "home": home}, "YY-11")]
    return [("yy-did-leader", args, "YY-10")]


def _did_pay(before: State, seat: int, words: list[str]) -> list[Event]:
    count, leader = effort(words[2])
    where = words[1]
    args: Args = {"seat": seat, "colour": before["board"][where.split("-")[0]], "count": count, "leader": leader}
    if words[0] == "riot":
        return [("yy-did-riot", {**args, "space": where}, "YY-34")]
    return [("yy-did-build", {**args, "triangle": where}, "YY-33")]


def _did_pagoda(before: State, seat: int, words: list[str]) -> list[Event]:
    if words[1] == "-":
        return [("yy-did-pagoda-none", {"seat": seat}, "YY-29")]
    colour = before["board"][words[1].split("-")[0]]
    return [("yy-did-pagoda", {"seat": seat, "colour": colour, "triangle": words[1]}, "YY-29")]


def _did_commit(before: State, seat: int, words: list[str]) -> list[Event]:
    if words[1] == "-":
        return [("yy-did-support-none", {"seat": seat}, "YY-23")]
    count, leader = effort(words[-1])
    args: Args = {"seat": seat, "count": count, "leader": leader}
    if words[0] == "commit":
        return [("yy-did-commit" if count or leader else "yy-did-commit-none", args, "YY-14")]
    return [("yy-did-support", {**args, "state": words[1]}, "YY-23")]


def _deed(before: State, after: State, seat: int, words: list[str]) -> list[Event]:
    """The action itself."""
    who: Args = {"seat": seat}
    match words[0]:
        case "tile" | "leader" | "withdraw":
            return _did_place(before, after, seat, words)
        case "riot" | "build":
            return _did_pay(before, seat, words)
        case "pagoda":
            return _did_pagoda(before, seat, words)
        case "commit" | "support":
            return _did_commit(before, seat, words)
        case "replace":
            return [("yy-did-replace", who, "YY-35")]
        case "done":
            return [("yy-did-replaced", {**who, "count": before["pending"]["discarded"]}, "YY-35")]
        case "take" if words[1] == "-":
            return [("yy-did-take-none", who, "YY-20")]
        case "take":
            return [("yy-did-take", {**who, "colour": words[1]}, "YY-20")]
        case "stop":
            return [("yy-did-stop", who, "YY-21")]
        case "end":
            return [("yy-did-end", who, "YY-06")]
        case "winner":
            return [("yy-did-winner", {**who, "state": words[1]}, "YY-24")]
        case "remove":
            return [("yy-did-remove", {**who, "space": words[1]}, "YY-27")]
    return []  # a tile laid aside in a replacement is told by `done`, all together


def _pagoda_moved(before: State, after: State, action: str) -> list[Event]:
    """YY-30 A pagoda that came from elsewhere on the board."""
    if not action.startswith(("pagoda ", "from ", "build ")):
        return []
    return [
        ("yy-pagoda-moved", {"colour": gone[0], "triangle": gone[1:]}, "YY-30") for gone in _pagodas_gone(before, after)
    ]


def _revolt_told(before: State, after: State, action: str) -> list[Event]:
    if _revolt_begins(after, action):
        attacker, defender, attack, defence = after["pending"]["revolt"]
        args: Args = {"seat": attacker, "other_seat": defender, "attack": attack, "defence": defence}
        return [("yy-revolt", {**args, "colour": action.split()[1]}, "YY-12")]
    if action.startswith("commit ") and before["decision"] == "revolt defence":
        attacker, defender = before["pending"]["revolt"][:2]
        attack, defence = _revolt_strengths(before, action)
        winner, loser = (attacker, defender) if attack > defence else (defender, attacker)
        args = {"seat": winner, "other_seat": loser, "attack": attack, "defence": defence}
        return [("yy-revolt-won", args, "YY-15")]
    return []


def _war_told(before: State, after: State, action: str) -> list[Event]:
    if _war_begins(before, after, action):
        return [("yy-war", _sides(dict(after["pending"]["war"])), "YY-22")]
    if action.startswith("support ") and _asks(after, "war tie"):
        return [("yy-war-tied", {"strength": max(_strengths(before, action).values())}, "YY-24")]
    if winner := _war_decided(before, after, action):
        strengths = _strengths(before, action)
        args: Args = {"state": winner, "strength": strengths[winner], "quota": _quota(strengths, winner)}
        return [("yy-war-won", args, "YY-24")]
    return []


def _soldiers_lost(before: State, after: State, action: str) -> list[Event]:
    """YY-25, YY-27 Red tiles that left the board in the war, the one chosen with `remove` apart."""
    words = action.split()
    if words[0] not in ("support", "winner", "remove"):
        return []
    lost = [space for space in before["board"] if space not in after["board"]]
    count = len(lost) - (words[0] == "remove")
    return [("yy-soldiers-lost", {"count": count}, "YY-25" if words[0] != "remove" else "YY-27")] if count > 0 else []


_BACK = {"riot": "YY-13", "commit": "YY-16", "support": "YY-25", "winner": "YY-25"}
_GAIN = {
    "tile": ("yy-gain-tile", "YY-19"),
    "commit": ("yy-gain-revolt", "YY-16"),
    "support": ("yy-gain-war", "YY-26"),
    "winner": ("yy-gain-war", "YY-26"),
}


def _outcome(before: State, after: State, action: str) -> list[Event]:
    """What came of it: fights, leaders and pagodas that left, points."""
    verb = action.split()[0]
    told = _pagoda_moved(before, after, action)
    told += [*_revolt_told(before, after, action), *_war_told(before, after, action)]
    for leader in _leaders_back(before, after, action):
        told.append(("yy-leader-back", {"seat": int(leader[1:]), "colour": leader[0]}, _BACK.get(verb, "YY-13")))
    told += _soldiers_lost(before, after, action)
    for pagoda in _pagodas_back(before, after, action):
        told.append(("yy-pagoda-back", {"colour": pagoda[0], "triangle": pagoda[1:]}, "YY-28"))
    message, rule = _GAIN.get(verb, ("yy-gain-tile", "YY-19"))
    for seat, colour, points in _in_order(_gains(before, after, action)):
        told.append((message, {"seat": seat, "colour": colour, "points": points}, rule))
    return told


def _refill(before: State, after: State, seat: int, action: str) -> list[Event]:
    """YY-07 Income, drawing, the market, the next turn; all in the order of the rule."""
    told: list[Event] = []
    for who, colour, points in _in_order(_income(before, after, action)):
        told.append(("yy-gain-pagoda", {"seat": who, "colour": colour, "points": points}, "YY-31"))
    drawn = _drawn(before, after, seat, action)
    seats = len(drawn)
    for step in range(seats):
        who = (before["active"] + step) % seats
        if drawn[who] > 0:
            told.append(("yy-draws", {"seat": who, "count": drawn[who]}, "YY-35" if action == "done" else "YY-07"))
    filled = len(after["market"]) - len(before["market"]) + (action.startswith("take ") and action != "take -")
    if filled > 0:
        told.append(("yy-market-filled", {"count": filled}, "YY-07"))
    if not _over(after) and after["active"] != before["active"]:
        told.append(("yy-turn", {"seat": after["active"]}, "YY-06"))
    return told


def _score(points: list[int]) -> list[int]:
    """YY-37 Yellow goes to the lowest colour, point by point; what ranks a seat."""
    four = sorted(points[:4])
    for _ in range(points[4]):
        four[0] += 1
        four.sort()
    return four


def _end(before: State, after: State) -> list[Event]:
    if not _over(after):
        return []
    scores = [_score(points) for points in after["points"]]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    still = after["still"] > before["still"]
    return [("yy-end-still", {}, "YY-39") if still else ("yy-end-bag", {}, "YY-08"), won(winners)]


def won(winners: list[int]) -> Event:
    """YY-37 Who won: one, or several together."""
    if len(winners) == 1:
        return "yy-won", {"seat": winners[0]}, "YY-37"
    args: Args = {"count": len(winners)}
    for rank, winner in zip(("first", "second", "third", "fourth"), [*winners, *winners[-1:] * 3], strict=False):
        args[f"{rank}_seat"] = winner
    return "yy-won-shared", args, "YY-37"


def events(before: State, after: State, seat: int, action: str) -> list[Event]:
    """One step told, in order."""
    after = {**after, "over": _ended(before, after, action)}
    return [
        *_deed(before, after, seat, action.split()),
        *_outcome(before, after, action),
        *_refill(before, after, seat, action),
        *_end(before, after),
    ]


# ---------------------------------------------------------------- the preview


def _would_fight(before: State, after: State, action: str) -> list[Hint]:
    if _war_begins(before, after, action):
        return [("yy-pre-war", _sides(dict(after["pending"]["war"])))]
    if _revolt_begins(after, action):
        _, defender, attack, defence = after["pending"]["revolt"]
        return [("yy-pre-revolt", {"other_seat": defender, "attack": attack, "defence": defence})]
    if action.startswith("commit "):
        attack, defence = _revolt_strengths(before, action)
        sides: Args = {"attack": attack, "defence": defence}
        if before["decision"] == "revolt attack":
            return [("yy-pre-strengths", sides)]
        return [("yy-pre-revolt-won" if attack > defence else "yy-pre-revolt-held", sides)]
    if action.startswith("support ") and _asks(after, "war support"):
        return [("yy-pre-support", _sides(_strengths(before, action)))]
    if action.startswith("support ") and _asks(after, "war tie"):
        return [("yy-pre-war-tied", {"strength": max(_strengths(before, action).values())})]
    if winner := _war_decided(before, after, action):
        strengths = _strengths(before, action)
        return [
            ("yy-pre-war-won", {"state": winner, "strength": strengths[winner], "quota": _quota(strengths, winner)})
        ]
    return []


def _would_leave(before: State, after: State, action: str) -> list[Hint]:
    back: list[Hint] = [
        ("yy-pre-leader-back", {"seat": int(leader[1:]), "colour": leader[0]})
        for leader in _leaders_back(before, after, action)
    ]
    fallen: list[Hint] = [
        ("yy-pre-pagoda-back", {"colour": pagoda[0]}) for pagoda in _pagodas_back(before, after, action)
    ]
    return back + fallen


def preview(before: State, after: State, seat: int, action: str) -> list[Hint]:
    """What the action would bring, in the conditional; nothing where there is nothing to say."""
    after = {**after, "over": _ended(before, after, action)}
    hints = [*_would_fight(before, after, action), *_would_leave(before, after, action)]
    gains = _in_order(_gains(before, after, action))
    hints += [("yy-pre-gain", {"seat": who, "colour": colour, "points": points}) for who, colour, points in gains]
    if action.startswith("tile ") and not gains and not _war_begins(before, after, action):
        hints.append(("yy-pre-no-point", {}))
    if _asks(after, "pagoda"):
        hints.append(("yy-pre-pagoda", {"colour": after["board"][after["pending"]["tile"]]}))
    for who, colour, points in _in_order(_income(before, after, action)):
        hints.append(("yy-pre-income", {"seat": who, "colour": colour, "points": points}))
    if _over(after):
        hints.append(("yy-pre-end", {}))
    return hints

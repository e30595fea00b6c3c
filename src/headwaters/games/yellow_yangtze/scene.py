"""Yellow & Yangtze on the table: what is clicked for an action, what pieces are called, what a deed marks and moves.

The pictures themselves are in `board` and `art`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ...kernel.deeds import Deed
from ...kernel.parts import Args, Message, Travel, View
from ...kernel.remember import by_view
from ...svg import text
from ...text import say, sentence
from . import art
from .board import chief_of, draw, dynasty_of, hand_size, name_of, side_called, spaces
from .pieces import COLOURS
from .words import short, state_called, winners

FRONT = (3, 150, "54 44 790 494")  # the picture of the front page: seed, steps, what is seen of the board

__all__ = [
    "FRONT",
    "doers",
    "draw",
    "emblem",
    "label",
    "marks",
    "path",
    "places",
    "prompt",
    "read",
    "travels",
    "wanted",
]


def emblem(name: str) -> str:
    """A dynasty's emblem as a small picture of its own, to stand beside its name."""
    return art.emblem(name)


def tallies(result: View, language: str) -> list[tuple[str, str, list[int]]]:
    """YY-37 What the scores were made of: the points of each colour before the yellow ones are added."""
    return [
        (say("yy-tally", language, colour=colour), art.glyph(colour), [points[c] for points in result["points"]])
        for c, colour in enumerate(COLOURS)
    ]


# ---------------------------------------------------------------- ids: paths, labels, prompts


def path(view: View, action: str) -> list[str]:
    """The ids to click for an action; ids without an element are buttons beside the prompt."""
    return path_of(view["seat"], action)


@lru_cache(maxsize=10_000)
def path_of(seat: int, action: str) -> list[str]:
    """The same for an action of a seat."""
    verb, *words = action.split()
    what = words[0] if words else ""
    match verb:
        case "leader":
            return [f"leader-{what}{seat}", f"space-{words[1]}"]
        case "withdraw":
            return [f"leader-{what}{seat}", "withdraw"]
        case "tile":
            return [f"hand-{what}", f"space-{words[1]}"]
        case "riot":
            return ["act-riot", f"space-{what}", f"pay-{words[1]}"]
        case "build":
            return ["act-build", f"triangle-{what}", f"pay-{words[1]}"]
        case "replace" | "end":
            return [f"act-{verb}"]
        case "take" | "pagoda" | "support" if what == "-":
            return ["pass"]
        case "take":
            return [f"market-{what}"]
        case "pagoda":
            return [f"triangle-{what}"]
        case "from":
            return [f"pagoda-{what}"]
        case "discard":
            return [f"hand-{what}"]
        case "commit":
            return [f"commit-{what}"]
        case "support":
            return [f"support-{what}", f"commit-{words[1]}"]
        case "winner":
            return [f"state-{what}"]
        case "remove":
            return [f"space-{what}"]
    return [verb]  # done, stop


def wanted(view: View, ids: Sequence[str]) -> str | None:
    """The action that clicks on these ids would mean, offered or not; None if they mean none."""
    (kind, _, what), *more = (id_.partition("-") for id_ in ids)
    then, _, target = ("", "", "") if not more else more[-1]
    match kind, then:
        case "leader", "space":
            return f"leader {what[:1]} {target}"
        case "leader", "withdraw":
            return f"withdraw {what[:1]}"
        case "hand", "space":
            return f"tile {what} {target}"
        case "act", ("space" | "triangle"):
            return f"{what} {target}"
        case "act", _:
            return what
        case "market", "":
            return f"take {what}"
        case "hand", "":
            return f"discard {what}"
        case "space", "":
            return f"remove {what}"
        case "triangle", "":
            return f"pagoda {what}"
    return None


# ---------------------------------------------------------------- what a deed marks and moves


def marks(deed: Deed) -> list[str]:
    """The ids that a deed touched; where a piece has left, the space where it stood."""
    args = deed.args
    match deed.name:
        case "drew" | "drew_anew" | "laid_aside" | "committed":
            return [f"tiles-{args['seat']}"]
        case "market_filled":
            return [f"stall-{args['colour']}-1"]
        case "market_taken":
            return [f"tiles-{args['seat']}"]
        case "positioned":
            return [f"leader-{args['colour']}{args['seat']}"]
        case "moved":
            return [f"space-{args['home']}", f"leader-{args['colour']}{args['seat']}"]
        case "revolt_began":
            return [f"leader-{args['colour']}{args[who]}" for who in ("seat", "other_seat")]
        case "placed" | "war_began":
            return [f"tile-{args['space']}"]
        case "withdrew" | "stranded" | "rebel_returned" | "leader_fell":
            return [f"space-{args['space']}"]
        case "soldier_fell" | "soldier_removed" | "last_soldier_went" | "tile_rioted":
            return [f"space-{args['space']}"]
        case "pagoda_put" | "pagoda_moved":
            return [f"pagoda-{args['triangle']}"]
        case "pagoda_lost":
            return [f"supply-{args['colour']}"]
        case "gained_by_tile" | "gained_by_revolt" | "gained_by_war" | "gained_by_pagoda":
            return [f"points-{args['colour']}{args['seat']}"]
    return []


FELL = frozenset(("rebel_returned", "leader_fell", "soldier_fell", "last_soldier_went"))


def doers(deeds: Sequence[Deed]) -> dict[str, int]:
    """The ids of what fell in a fight, with the seat that has won it: the last to act may have lost."""
    chiefs = {deed["state"]: deed["chief"] for deed in deeds if deed.name == "war_stood"}
    won = [deed for deed in deeds if deed.name in ("revolt_won", "revolt_held", "war_won")]
    if not won:
        return {}
    winner = int(chiefs[won[0]["state"]][1:]) if won[0].name == "war_won" else won[0]["seat"]
    return {id_: winner for deed in deeds if deed.name in FELL for id_ in marks(deed)}


def places(args: Args) -> list[str]:
    """The ids of the spaces that a line of the log names."""
    named = [args[name] for name in ("space", "home", "triangle") if name in args]
    return [f"space-{space}" for space in "-".join(map(str, named)).split("-") if space]


def travels(deed: Deed) -> list[Travel]:
    """Tiles, leaders and pagodas between seats, bag, market and board; points from where they were made.

    A leader keeps its id wherever it is, and so moves by itself.
    """
    args = deed.args
    seat, colour = f"tiles-{args.get('seat')}", str(args.get("colour", ""))
    match deed.name:
        case "drew" | "drew_anew":
            return [("bag", seat, _flying(f"T{colour}", colour) if colour else _flying("back"))]
        case "market_filled":
            return [("bag", f"market-{colour}", _flying(f"T{colour}", colour))]
        case "market_taken":
            return [(f"market-{colour}", seat, _flying(f"T{colour}", colour))]
        case "placed":
            return [(seat, f"tile-{args['space']}", _flying(f"T{colour}", colour))]
        case "supported":
            return [(seat, f"support-{args['state']}", _flying("TR", "R"))] * args["count"]
        case "positioned":
            return [(seat, f"leader-{colour}{args['seat']}", "")]
        case "moved":
            return [(f"space-{args['home']}", f"leader-{colour}{args['seat']}", "")]
        case "withdrew" | "stranded" | "rebel_returned" | "leader_fell":
            return [(f"space-{args['space']}", f"leader-{colour}{args['seat']}", "")]
        case "pagoda_put":
            return [(f"supply-{colour}", f"pagoda-{args['triangle']}", _flying("P", colour))]
        case "pagoda_moved":
            return [(f"pagoda-{args['old_triangle']}", f"pagoda-{args['triangle']}", _flying("P", colour))]
        case "pagoda_lost":
            return [(f"pagoda-{args['triangle']}", f"supply-{colour}", _flying("P", colour))]
        case "gained_by_tile" | "gained_by_revolt" | "gained_by_war":
            return [(f"space-{args['space']}", *_points(deed))]
        case "gained_by_pagoda":
            return [(f"pagoda-{args['triangle']}", *_points(deed))]
    return []


def _flying(drawing: str, css: str = "") -> str:
    """A drawing on its way over the page, in its colours."""
    return f'<g class="{css}">{art.alone(drawing)}</g>'


def _points(deed: Deed) -> tuple[str, str]:
    """Where points go, and how they look on their way."""
    colour = deed["colour"]
    number = '<circle class="yy-tc" r="17"/>' + text(f"+{deed['points']}", 0, 7, "gain")
    return f"points-{colour}{deed['seat']}", f'<g class="{colour}">{number}</g>'


# ---------------------------------------------------------------- ids in words


def _label_space(view: View, space: str) -> Message:
    if leader := view["leaders"].get(space):
        return "yy-id-space-leader", {"space": space, "colour": leader[0], "seat": int(leader[1:])}
    if tile := view["board"].get(space):
        return "yy-id-space-tile", {"space": space, "colour": tile}
    return _label_empty(tuple(view["map"]), space)


@lru_cache(maxsize=1_000)
def _label_empty(rows: tuple[str, ...], space: str) -> Message:
    return ("yy-id-space-river" if spaces({"map": rows}).get(space) == "~" else "yy-id-space-land"), {"space": space}


def _label_leader(view: View, leader: str) -> Message:
    args: Args = {"colour": leader[0], "seat": int(leader[1:])}
    for space, standing in view["leaders"].items():
        if standing == leader:
            return "yy-id-leader-on", {**args, "space": space, "strength": view["governors"][space]}
    return "yy-id-leader-off", args


def _label_state(view: View, kind: str, state: str) -> Message:
    strength = dict(view["pending"].get("war", [])).get(state, 0)
    return f"yy-id-{kind}", {**side_called(view, state), "strength": strength}


def effort(text: str) -> tuple[int, int]:
    """Tiles and leaders in `2`, `2+`, `BB` or `B+`."""
    leader = int(text.endswith("+"))
    tiles = text.removesuffix("+")
    return (int(tiles) if tiles.isdigit() else len(tiles)), leader


def _label_effort(view: View, kind: str, committed: str) -> Message:
    """`commit-2+` in a revolt or a war, `pay-B+`: tiles, and whether the leader counts with them."""
    count, leader = effort(committed)
    if kind == "pay":
        return "yy-id-pay", {"count": count, "leader": leader, "colour": committed[0]}
    fight = "war" if "war" in view["pending"] else "revolt"
    return f"yy-id-commit-{fight}", {"count": count, "leader": leader}


def _label_pagoda(view: View, kind: str, triangle: str) -> Message:
    colour = view["board"].get(triangle.split("-")[0], "K")
    return f"yy-id-{kind}", {"colour": colour, "triangle": triangle}


_BUTTONS = ("withdraw", "pass", "done", "stop", "act-riot", "act-build", "act-replace", "act-end")


def _label_button(view: View, id_: str) -> Message:
    if id_ == "pass":
        return f"yy-id-pass-{view['decision'].replace(' ', '-')}", {}
    return f"yy-id-{id_}", {}


def _own_hand(view: View) -> str:
    """The hand that is open in this view, as letters; the hand of who is asked, if several are."""
    hands = [view["hands"][view["seat"]], *view["hands"]]
    return next((hand for hand in hands if isinstance(hand, str)), "")


def label(view: View, id: str) -> Message:
    """An id in words: the text of its button, or what a screen reader says of the element."""
    kind, _, rest = id.partition("-")
    if kind == "space":  # asked by the dozen
        return _label_space(view, rest)
    if id in _BUTTONS:
        return _label_button(view, id)
    match kind:
        case "tile":
            return "yy-id-space-tile", {"space": rest, "colour": view["board"].get(rest, "K")}
        case "leader":
            return _label_leader(view, rest)
        case "hand":
            return "yy-id-hand", {"colour": rest, "count": _own_hand(view).count(rest)}
        case "own":
            return "yy-id-own", {"colour": rest[0]}
        case "market":
            return "yy-id-market", {"colour": rest, "count": view["market"].count(rest)}
        case "stall":
            return "yy-id-market", {"colour": rest[0], "count": view["market"].count(rest[0])}
        case "supply":
            return "yy-id-supply", {"colour": rest, "count": view["supply"][rest]}
        case "triangle" | "pagoda":
            return _label_pagoda(view, kind, rest)
        case "support" | "state":
            return _label_state(view, kind, rest)
        case "pennant" | "emblems":
            soldiers = view["states"][rest]["soldiers"]
            return f"yy-id-{kind}", {"seat": int(chief_of(view, rest)[1:]), "strength": soldiers}
        case "pay" | "commit":
            return _label_effort(view, kind, rest)
        case "points":
            points = view["points"][int(rest[1:])]
            args: Args = {"colour": rest[0], "seat": int(rest[1:])}
            if not points:
                return "yy-id-secret", args
            return "yy-id-points", {**args, "points": points[COLOURS.index(rest[0])]}
        case "tiles":
            return "yy-id-tiles", {"seat": int(rest), "count": hand_size(view, int(rest))}
        case "bag":
            return "yy-id-bag", {"count": view["bag"]}
    raise KeyError(id)


def _asked(view: View) -> Args:
    """What the prompt of a decision speaks of."""
    pending, decision = view["pending"], view["decision"]
    match decision:
        case "main":
            return {"left": view["actions_left"]}
        case "replace":
            return {"count": pending["discarded"]}
        case "pagoda":
            return {"colour": view["board"][pending["tile"]]}
        case "pagoda from":
            return {"colour": view["board"][pending["triangle"].split("-")[0]]}
        case "revolt attack" | "revolt defence":
            attacker, defender, attack, defence = pending["revolt"]
            other = defender if decision == "revolt attack" else attacker
            return {"attack": attack, "defence": defence, "other_seat": other}
        case "losses":
            chief = short({pending["state"]: chief_of(view, pending["state"])})[pending["state"]]
            return {"count": pending["quota"], **state_called(chief)}
        case "war support" if not lacks(view):
            return {"other_seat": view["active"], "attacks": "yes" if _fights(view, view["active"]) else "no"}
    return {}


def lacks(view: View) -> bool:
    """YY-38 Whether something is asked for secrecy only: the one who is asked holds nothing to answer with."""
    hand, away = _own_hand(view), [c for c in COLOURS if f"{c}{view['seat']}" not in view["leaders"].values()]
    match view["decision"]:
        case "chain":
            return "B" not in hand
        case "war support":
            return "R" not in hand and "R" not in away
        case "revolt attack" | "revolt defence":
            return "K" not in hand and "K" not in away
    return False


def _fights(view: View, seat: int) -> bool:
    """YY-25 Whether a leader of a seat is in conflict: one that stands elsewhere is not."""
    fighting = {leader for side in view["war"]["sides"] for leader in side["leaders"]}
    return any(f"{colour}{seat}" in fighting for colour in view["war"]["conflict"])


def prompt(view: View, seat: int | None) -> Message:
    """One sentence: what is asked, and of whom."""
    if view["over"]:
        best = view["winners"]
        if best == [seat]:
            return "yy-over-you", {}
        return ("yy-over", {"seat": best[0]}) if len(best) == 1 else ("yy-over-shared", winners(best))
    decision = view["decision"].replace(" ", "-")
    if seat == view["seat"]:
        kind = "-lacking" if lacks(view) else ""
        if decision == "war-support" and not kind:
            kind = "-last" if seat == view["active"] else "" if _fights(view, view["seat"]) else "-others"
        return f"yy-ask-{decision}{kind}", _asked(view)
    return f"yy-wait-{decision}", {**_asked(view), "seat": view["seat"]}


# ---------------------------------------------------------------- the board as text


def _listed(view: View, group: Iterable[str], names: Sequence[str], language: str) -> str:
    """Tiles and leaders of a group, space by space."""
    board, leaders = view["board"], view["leaders"]
    return ", ".join(
        _read_space(space, leader, name_of(names, int(leader[1:])), language)
        if (leader := leaders.get(space))
        else _read_space(space, board[space], "", language)
        for space in group
    )


@lru_cache(maxsize=5_000)
def _read_space(space: str, piece: str, name: str, language: str) -> str:
    """The tile of a space, or somebody's leader."""
    if name:
        return say("yy-read-leader", language, space=space, colour=piece[0], name=name)
    return say("yy-read-tile", language, space=space, colour=piece)


def _letters(letters: str, language: str) -> str:
    """Tiles by colour, as words."""
    counted = [(colour, letters.count(colour)) for colour in COLOURS if colour in letters]
    words = ", ".join(say("yy-tiles-of", language, colour=colour, count=count) for colour, count in counted)
    return words or say("yy-read-none", language)


@by_view(200)
def _read_seat(view: View, owner: int, names: Sequence[str], language: str) -> str:
    name = name_of(names, owner)
    lines = [say("yy-read-seat", language, name=name, emblem=dynasty_of(view, owner), count=hand_size(view, owner))]
    if isinstance(view["hands"][owner], str):
        lines.append(say("yy-read-hand", language, tiles=_letters(view["hands"][owner], language)))
    waiting = [colour for colour in COLOURS if f"{colour}{owner}" not in view["leaders"].values()]
    if waiting:
        leaders = ", ".join(say("yy-read-colour", language, colour=colour) for colour in waiting)
        lines.append(say("yy-read-waiting", language, leaders=leaders))
    if points := view["points"][owner]:
        words = ", ".join(
            say("yy-read-points-of", language, colour=c, points=p) for c, p in zip(COLOURS, points, strict=True)
        )
        lines.append(say("yy-read-points", language, points=words))
    return "\n".join(lines)


def read(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    """The table as plain text: states, loose tiles, pagodas, market, bag, players, the viewer first."""
    first, seats = seat or 0, view["seats"]
    players = [_read_seat(view, (first + i) % seats, names, language) for i in range(seats)]
    return "\n".join([_read_map(view, names, language), *players])


@by_view(60)
def _read_map(view: View, names: Sequence[str], language: str) -> str:
    """What lies open on the table, in the same words for everybody."""
    lines = []
    for name, state in view["states"].items():
        things = _listed(view, state["spaces"], names, language)
        args = {**state_called(chief_of(view, name)), "strength": state["soldiers"], "things": things}
        lines.append(sentence("yy-read-state", args, names, language))
    for group in view["loose"]:
        lines.append(say("yy-read-loose", language, things=_listed(view, group, names, language)))
    for pagoda in view["pagodas"]:
        lines.append(say("yy-read-pagoda", language, colour=pagoda[0], triangle=pagoda[1:]))
    lines.append(say("yy-read-market", language, tiles=_letters(view["market"], language)))
    lines.append(say("yy-id-bag", language, count=view["bag"]))
    return "\n".join(lines)

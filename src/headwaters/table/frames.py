"""What one viewer sees of a table: the frame of the live connection, in the viewer's language.

Everything about the game comes from `Table.view(seat)` and from the told steps, and nothing from what the viewer may
not know.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import chain
from typing import Any

from ..kernel.deeds import known_to
from ..kernel.engine import load
from ..kernel.facts import Facts
from ..kernel.parts import Args, Line
from ..kernel.play import Play
from ..text import NAMES, named, say, sentence
from . import consent, foresight, happenings, lessons, outcome
from .answers import (
    Face,
    Frame,
    LogLine,
    Offers,
    OptionFacts,
    Question,
    Result,
    ScoreRow,
    SeatFacts,
    Source,
    TableFacts,
    Tally,
    Travel,
)
from .chairs import Chair
from .errors import Refusal
from .table import Table

logger = logging.getLogger("headwaters.frames")


@cache
def has_message(message: str) -> bool:
    try:
        say(message, "en")
    except KeyError:
        return False
    return True


@dataclass(frozen=True)
class Picture:
    """The game as a seat, or a spectator, sees it at one revision, in one language."""

    parts: dict[str, str]
    prompt: str
    offers: Offers = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)
    follows: dict[str, str] = field(default_factory=dict)
    passes: dict[str, str] = field(default_factory=dict)
    faces: dict[str, Face] = field(default_factory=dict)
    single: bool = False


def picture(table: Table, seat: int | None, language: str) -> Picture:
    """The picture of this revision, made once for each viewer and language."""
    key = ("picture", seat, language)
    if key not in table.drawn:
        table.drawn[key] = draw(table, seat, language)
    picture: Picture = table.drawn[key]
    return picture


def draw(table: Table, seat: int | None, language: str) -> Picture:
    play = table.playing
    scene, view, names = play.engine.part("scene"), table.view(seat), table.names
    message, args = scene.prompt(view, seat)
    decides = seat is not None and seat in table.actors and not table.chairs[seat].bot
    if decides:
        message = lessons.question(table, message)
    picture = Picture(
        parts=scene.draw(view, seat, names, language),
        prompt=sentence(message, args, names, language, seat),
    )
    if seat is None or not decides:
        return picture
    actions = lessons.allowed(table, list(table.offers(seat)))
    offers, begun, labels = offered(table, actions, view, language, seat)
    passes = foresight.passes(table, view)
    later = {id_: sentence(*scene.label(view, id_), names, language, seat) for id_ in passes}
    return replace(
        picture,
        offers=offers,
        labels={**labels, **later},
        follows=foresight.follows(table, view, begun, language),
        passes=passes,
        faces=foresight.faces(table, view, offers, language),
        single=foresight.is_single(table, view, actions),
    )


def kept_picture(table: Table, seat: int | None, language: str) -> Picture:
    """A table that can't be replayed: why, and what its snapshot shows, where that can be drawn."""
    key = ("kept", seat, language)
    if key not in table.drawn:
        reason, parts = table.unreadable, {}
        if table.kept_position is not None:
            try:
                view = table.view(seat, table.kept_position)
                parts = load(table.game).part("scene").draw(view, seat, table.names, language)
            except Exception:  # a damaged snapshot can bring any
                logger.warning("the snapshot of table %s can't be drawn", table.id, exc_info=True)
        table.drawn[key] = Picture(parts, reason.words(language) if reason else "")
    picture: Picture = table.drawn[key]
    return picture


def aloud(table: Table, seat: int | None, language: str) -> str:
    """The position as text, as a seat, or a spectator, may know it; empty where none can be shown."""
    if table.play is None and table.kept_position is None:
        return ""
    read, names = load(table.game).part("scene").read, NAMES[: table.seats]
    try:
        return named(read(table.view(seat, table.kept_position), seat, names, language), table.names)
    except Exception:
        if table.play:
            raise
        return ""  # a damaged snapshot


def emblem_facts(game: Facts, language: str, *, drawn: bool) -> list[dict[str, str | None]]:
    """The emblems of a game in words, and `drawn` by its scene if that can."""
    scene = load(game.name).part("scene") if game.emblems and drawn else None
    draw = getattr(scene, "emblem", None)
    message = f"{game.rules.lower()}-emblem"
    return [
        {
            "name": emblem,
            "label": say(message, language, emblem=emblem) if has_message(message) else emblem,
            "picture": draw(emblem) if draw else None,
        }
        for emblem in game.emblems
    ]


def offered(
    table: Table, actions: Sequence[str], view: Any, language: str, seat: int
) -> tuple[Offers, list[list[str]], dict[str, str]]:
    """These actions as a tree of ids, the clicks that begin a choice and do not end it, and every id in words."""
    label, names, ways = table.playing.engine.part("scene").label, table.names, foresight.ways_in(table)
    tree: Offers = {}
    begun: list[list[str]] = []
    branches = [tree]
    branch, there = tree, list[str]()
    for action in actions:
        for path in ways(view, action):
            *before, last = path
            if before != there:  # sorted as text, most actions begin as the one before
                branch, there = tree, before
                for depth, id_ in enumerate(before, 1):
                    if id_ not in branch:
                        branch[id_] = {}
                        begun.append(before[:depth])
                        branches.append(branch[id_])
                    branch = branch[id_]
            branch[last] = action
    ids = dict.fromkeys(chain.from_iterable(branches))
    return tree, begun, {id_: sentence(*label(view, id_), names, language, seat) for id_ in ids}


def log(table: Table, seat: int | None, language: str) -> list[list[LogLine]]:
    """The lines of the log, as far as the viewer may know, in the language: those of the set-up and of every step.

    They stay the same lists as long as their steps stand.
    """
    if table.play is None:
        return []
    by_step = table.lines.setdefault((seat, language), [])
    while len(by_step) <= len(table.play.steps):
        step = len(by_step)
        story = table.story(step - 1, seat) if step else [("table-log-begins", {}, None)]
        by_step.append(_lines(story, step, count(by_step), table, language))
    return by_step


def count(by_step: Sequence[Sequence[LogLine]]) -> int:
    """How many lines a log has."""
    return next((lines[-1].n for lines in reversed(by_step) if lines), 0)


def told(by_step: Sequence[list[LogLine]], had: Sequence[list[LogLine]]) -> int:
    """How many steps of the log the client has: steps are taken back only from the end."""
    at = min(len(had), len(by_step))
    while at and had[at - 1] is not by_step[at - 1]:
        at -= 1
    return at


def _lines(story: Sequence[Line], step: int, last: int, table: Table, language: str) -> list[LogLine]:
    """The lines of one step, numbered on from the last one before it."""
    places = getattr(table.playing.engine.part("scene"), "places", _nowhere)
    return [
        LogLine(n, sentence(message, args, table.names, language), rule, args.get("seat"), step, places(args))
        for n, (message, args, rule) in enumerate(story, last + 1)
    ]


def _nowhere(args: Args) -> list[str]:
    """Of a game whose log names no places."""
    return []


def unseen(table: Table, seat: int | None, end: int) -> int:
    """The number of the first step since the viewer's last action; of that one too if it brought a happening.

    It looks back a few rounds at most. A spectator has seen all but the last step.
    """
    steps = table.playing.steps
    if seat is None:
        return max(0, end - 1)
    first, least = end, max(0, end - table.seats * 8)
    while first > least and steps[first - 1].seat != seat:
        first -= 1
    return first - 1 if first > least and happenings.has_scene(table, first - 1) else first


def marks(table: Table, seat: int | None, parts: Mapping[str, str], *, upto: int | None = None) -> dict[str, int]:
    """The ids that were touched since the viewer's last action, as far as the picture has them, with who did it."""
    end = len(table.playing.steps) if upto is None else upto
    by = {id_: who for at in range(unseen(table, seat, end), end) for id_, who in touched(table, at, seat).items()}
    return {id_: by[id_] for id_ in shown(by, parts)}


def shown(ids: Iterable[str], parts: Mapping[str, str]) -> list[str]:
    """Of these ids those that the drawn parts have, the own hand aside, and what the parts are drawn with."""
    drawn = [part for name, part in parts.items() if name not in ("hand", "art")]
    return [id_ for id_ in ids if any(_is_in(part, id_) for part in drawn)]


@lru_cache(maxsize=256)  # several viewers have the same board
def _is_in(part: str, id_: str) -> bool:
    return f' id="{id_}"' in part


def touched(table: Table, at: int, seat: int | None) -> dict[str, int]:
    """The ids that a step touched, as far as the viewer may know, and who did it: who acted, or whom the game names."""
    play = table.playing
    scene, step = play.engine.part("scene"), play.steps[at]
    deeds = known_to(step.deeds, seat)
    by = {id_: step.seat for deed in deeds for id_ in scene.marks(deed)}
    return {**by, **scene.doers(deeds)} if hasattr(scene, "doers") else by


def travels(table: Table, at: int, seat: int | None) -> list[Travel]:
    """What goes from where to where in a step, as far as the viewer may know."""
    play = table.playing
    scene = play.engine.part("scene")
    return [Travel(*way) for deed in known_to(play.steps[at].deeds, seat) for way in scene.travels(deed)]


def undo_words(table: Table, seat: int | None, language: str) -> str | None:
    """What an undo of this seat would take back."""
    at = table.undoable(seat) if seat is not None and not table.chairs[seat].bot else None
    return step_words(table, at, seat, language) if at is not None else None


def step_words(table: Table, at: int, seat: int | None, language: str) -> str:
    """A step in one sentence, as far as the viewer may know it: what the log says first of it."""
    return next((line.text for line in log(table, seat, language)[at + 1]), "…")


def takeback_words(table: Table, seat: int | None, language: str) -> str | None:
    """What this seat could take back with the others' consent."""
    if seat is None or table.chairs[seat].bot or table.question or lessons.is_lesson(table):
        return None
    try:
        return step_words(table, consent.retractable(table, seat), seat, language)
    except Refusal:
        return None


def question(table: Table, guest: str | None, seat: int | None, language: str) -> Question | None:
    """What the people at the table are asked, and what of it is the viewer's."""
    asked, names = table.question, table.names
    if asked is None or table.over:
        return None
    waiting = consent.asked(asked, table.chairs)
    if asked.wish == consent.HAND:
        text = say("table-asks-hand", language, name=names[asked.by], seat=names[asked.about])
    else:
        what = step_words(table, asked.about, seat, language)
        text = say("table-asks-takeback", language, name=names[asked.by], what=what)
    return Question(
        text=text,
        by=asked.by,
        revision=asked.revision,
        asks=guest in waiting,
        may_refuse=guest is not None and consent.may_refuse(asked, table.chairs, guest),
        waits_for=", ".join(name for name, chair in zip(names, table.chairs, strict=True) if chair.guest in waiting),
    )


def result(table: Table, language: str) -> Result | None:
    """The result: who won, the scores by column, the points by source, the points over the game."""
    play = table.play
    if play is None or not table.over:
        return None
    key = ("result", language)
    if key not in table.drawn:
        table.drawn[key] = _result(table, play, language)
    result: Result = table.drawn[key]
    return result


def _result(table: Table, play: Play, language: str) -> Result:
    prefix, names, winners = table.facts.rules.lower(), table.names, table.winners
    scores = play.result()["scores"] if play.over else [[] for _ in names]  # broken off: points as they stood
    totals = outcome.points(play.engine, play.position)
    keys = list(scores[0]) if isinstance(scores[0], dict) else list(range(len(scores[0])))
    rows = [
        ScoreRow(seat, names[seat], seat in winners, totals[seat], [score[k] for k in keys])
        for seat, score in enumerate(scores)
    ]
    return Result(
        winners=winners,
        names=", ".join(names[seat] for seat in winners),
        resigned=[seat for seat, chair in enumerate(table.chairs) if chair.resigned],
        columns=[words_or_nothing(f"{prefix}-score-{k}", language) for k in keys],
        rows=sorted(rows, key=lambda row: (not row.winner, -row.total)),
        points=points(table),
        sources=sources(table, language),
        steps=len(play.steps),
        tallies=tallies(play, language),
    )


def tallies(play: Play, language: str) -> list[Tally]:
    """What the scores were made of, where the scene can tell."""
    told = getattr(play.engine.part("scene"), "tallies", None)
    result = play.result()
    return [Tally(*tally) for tally in told(result, language)] if told and result else []


def resigned_words(table: Table, language: str) -> str:
    """How a game ended that was broken off."""
    resigned = [table.names[seat] for seat, chair in enumerate(table.chairs) if chair.resigned]
    won = [table.names[seat] for seat in table.winners]
    who = {"resigned": ", ".join(resigned), "gone": len(resigned), "winners": ", ".join(won), "count": len(won)}
    return say("table-resigned", language, **who)


def words_or_nothing(message: str, language: str) -> str:
    """A message that a game may leave out."""
    return say(message, language) if has_message(message) else ""


def sources(table: Table, language: str) -> list[Source]:
    """Points by source: what each kind of deed brought that the game has a word for, by seat."""
    gained: dict[str, list[int]] = {}
    prefix = table.facts.rules.lower()
    for step in table.playing.steps:
        for deed in step.deeds:
            source = f"{prefix}-source-{deed.name.replace('_', '-')}"
            if has_message(source):
                gained.setdefault(source, [0] * table.seats)[deed["seat"]] += deed.args.get("points") or deed["value"]
    return [Source(say(source, language), by_seat) for source, by_seat in gained.items()]


def points(table: Table) -> dict[str, list[int]]:
    """The points of each seat after every step, from the set-up to the end."""
    play = table.playing
    key = ("points",)
    if key not in table.drawn:
        standing = play.engine.views.standing
        by_step = [standing(play.position_at(step)) for step in range(len(play.steps) + 1)]
        table.drawn[key] = {str(seat): [int(row[seat]) for row in by_step] for seat in range(table.seats)}
    by_seat: dict[str, list[int]] = table.drawn[key]
    return by_seat


# ---------------------------------------------------------------- the table around the game


def level_name(level: str, language: str) -> str:
    message = f"table-level-{level}"
    return say(message, language) if has_message(message) else level


def seat_facts(
    chairs: Sequence[Chair],
    guest: str | None,
    here: set[str],
    acting: Sequence[int],
    winners: Sequence[int],
    language: str,
) -> list[SeatFacts]:
    return [
        SeatFacts(
            name=chair.name,
            kind=chair.kind,
            level=chair.bot,
            level_name=level_name(chair.bot, language) if chair.bot else None,
            here=chair.kind == "bot" or (chair.guest in here if chair.guest else False),
            mine=guest is not None and chair.guest == guest,
            acts=seat in acting,
            winner=seat in winners,
            emblem=chair.emblem,
            handed=chair.is_handed,
            resigned=chair.resigned,
        )
        for seat, chair in enumerate(chairs)
    ]


def table_facts(table: Table, guest: str | None, here: set[str], spectators: int, language: str) -> TableFacts:
    """What is said of the table itself."""
    winners = table.winners
    return TableFacts(
        id=table.id,
        game=table.game,
        title=table.facts.title,
        seats=seat_facts(table.chairs, guest, here, table.actors, winners, language),
        options=option_facts(table, language),
        public=table.public,
        creator=guest is not None and guest == table.creator,
        commitment=table.commitment,
        status=table.status,
        spectators=spectators,
        rules=table.rules,
        unreadable=table.unreadable.words(language) if table.unreadable else None,
    )


def option_facts(table: Table, language: str) -> list[OptionFacts]:
    prefix = table.facts.rules.lower()
    return [
        OptionFacts(option.name, option_words(prefix, option.name, "", language), value)
        for option in table.facts.options
        if (value := table.options.get(option.name, option.default)) != option.default
    ]


def option_words(prefix: str, name: str, more: str, language: str) -> str:
    """The label or, with `-help`, the plain explanation of an option."""
    message = f"{prefix}-option-{name.replace('_', '-')}{more}"
    return say(message, language) if has_message(message) else ("" if more else name)


def frame(
    table: Table,
    *,
    guest: str | None,
    seat: int | None,
    curtain: int | None,
    language: str,
    here: set[str],
    spectators: int,
    waking: bool = False,
    had: Sequence[list[LogLine]] = (),
    had_step: int = 0,
) -> Frame:
    """The frame without the lines of the log that the client `had` and what happened up to `had_step`; `viewers` leaves
    out the parts that it has."""
    frame = Frame(
        revision=table.revision,
        table=table_facts(table, guest, here, spectators, language),
        seat=seat,
        curtain=curtain,
        actors=list(table.actors),
        parts={},
        prompt="",
        offers={},
        labels={},
        log=[],
        marks=[],
        travels=[],
        undo=None,
        result=None,
        commitment=table.commitment,
        seed=table.seed.hex() if table.over else None,
    )
    by_step = log(table, seat, language)
    frame.log = [line for lines in by_step[told(by_step, had) :] for line in lines]
    frame.lines = count(by_step)
    if table.unreadable:
        snapshot = kept_picture(table, seat, language)
        frame.parts, frame.prompt = dict(snapshot.parts), snapshot.prompt
        return frame
    if table.play is None:
        free = sum(chair.is_free for chair in table.chairs)
        message = "table-given-up" if table.given_up else "table-waiting" if free else "table-compiling"
        frame.prompt = say(message, language, count=free)
        return frame
    shown = picture(table, seat, language)
    frame.parts = dict(shown.parts)
    frame.prompt = shown.prompt if curtain is None else say("table-curtain", language, name=table.names[curtain])
    if seat is not None and table.chairs[seat].bot and not table.over:
        frame.prompt = say("table-you-resigned" if table.chairs[seat].resigned else "table-bot-for-you", language)
    if table.is_broken_off:
        frame.prompt = resigned_words(table, language)
    if waking and seat not in table.actors:
        frame.prompt = f"{say('table-bots-waking', language)} {frame.prompt}"
    if table.trouble:
        frame.prompt = f"{say('table-unwritten', language)} {frame.prompt}"
    frame.offers, frame.labels = shown.offers, shown.labels
    frame.follows, frame.faces, frame.single = shown.follows, shown.faces, shown.single
    frame.passes = shown.passes
    steps = table.playing.steps
    frame.step, frame.by = len(steps), steps[-1].seat if steps else None
    frame.marked_by = marks(table, seat, shown.parts)
    frame.marks = list(frame.marked_by)
    frame.travels = travels(table, len(steps) - 1, seat) if steps else []
    frame.happenings = happenings.since(table, max(had_step, unseen(table, seat, len(steps))), seat, language)
    frame.undo = undo_words(table, seat, language)
    frame.takeback = takeback_words(table, seat, language) if frame.undo is None and curtain is None else None
    frame.question = question(table, guest, seat, language)
    frame.lesson = lessons.told(table, table.view(seat), language) if seat is not None else None
    frame.result = result(table, language)
    return frame

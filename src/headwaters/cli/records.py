"""`headwaters record`: game records written, checked and told in words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel.errors import BadOption, BadRecord, OlderRules
from ..kernel.styles import UNIFORM
from ..text import LANGUAGES, say, sentence
from .console import complain, one_line, progress, show_json
from .inputs import AsJson, Game, OptionsText, Seats, Seed, parse_options, read_record
from .random_play import random_play
from .ready import compiling_announced, one_step, ready

if TYPE_CHECKING:
    from ..kernel.play import Play, Step
    from ..kernel.record import Header, Reader

app = typer.Typer(help="Write, check and tell game records.", no_args_is_help=True, rich_markup_mode=None)


@app.command("random")
def write_random(
    game: Game,
    seats: Seats,
    seed: Seed = None,
    options: OptionsText = "{}",
    style: Annotated[
        str, typer.Option(help="verbs: first the kind of action evenly, then the action. Games have their own too.")
    ] = UNIFORM,
    legal: Annotated[bool, typer.Option("--legal", help="Action lines also list all offered actions.")] = False,
    states: Annotated[bool, typer.Option("--states", help="Action lines also hold the position before them.")] = False,
) -> None:
    """Play a game at random and write its record to stdout."""
    from ..kernel.record import lines

    chosen = parse_options(options)
    engine = ready(game, one_step)
    with progress() as bars:
        bars.add_task("playing", total=None)
        play = random_play(engine, seats, chosen, seed, style)
    for line in lines(play, legal=legal, states=states):
        print(json.dumps(line, ensure_ascii=False))


@app.command("replay")
def replay(
    files: Annotated[list[str], typer.Argument(help="Game records; - reads from stdin.")], as_json: AsJson = False
) -> None:
    """Check records line by line; exit 1 and name the line at the first disagreement."""
    agreeing = []
    for file in files:
        try:
            header, play = _replayed(file)
        except BadRecord as error:
            complain(f"{file}: {error.say()}")
            raise typer.Exit(error.exit_code) from error
        facts, winners = play.engine.facts, _winners(header, play)
        if as_json:
            agreeing.append(
                {
                    "file": file,
                    "game": facts.name,
                    "rules": header.rules,
                    "seats": play.seats,
                    "decisions": len(play.steps),
                    "winners": winners,
                }
            )
        else:
            won = " and ".join(play.names[seat] for seat in winners)
            print(one_line(f"{file}: agrees. {facts.title}, {len(play.steps)} decisions, won by {won}."))
            if header.is_older:
                print(one_line(f"{file}: {_older(header)}"))
    if as_json:
        show_json(agreeing)


@app.command("show")
def tell(
    file: Annotated[str, typer.Argument(help="A game record; - reads from stdin.")],
    language: Annotated[str, typer.Option(help=", ".join(LANGUAGES))] = "en",
) -> None:
    """Tell a game in words."""
    if language not in LANGUAGES:
        raise BadOption("error-language", language=language, known=", ".join(LANGUAGES))
    from ..kernel.record import Reader

    reader = Reader(read_record(file))
    header = reader.header
    print(one_line(f"{header.facts.title}: {', '.join(header.names)}"))
    try:
        _tell(reader, language)
    except OlderRules as older:
        versions = {"version": older.version, "today": older.today}
        print(one_line(say("record-differs", language, line=older.line, **versions)))
        for line in reader.rest():
            if "action" in line:
                said = f"{header.names[line['seat']]}: {line['action']}"
                print(f"      {one_line(said)}")
            elif "result" in line:
                print(one_line(say("record-result", language, result=json.dumps(line["result"], ensure_ascii=False))))


def _tell(reader: Reader, language: str) -> None:
    """The game step by step, and how it ended."""
    play = _begin(reader)
    while reader.has_step(play):
        step = reader.step(play)
        for number, words in enumerate(_story(play, step, language)):
            label = f"{len(play.steps):4}" if number == 0 else "    "
            print(f"{label}  {one_line(words)}")
    reader.end(play)
    points = play.position.score if play.over else play.engine.views.standing(play.position)
    scores = [f"{name} {int(points[seat])}" for seat, name in enumerate(play.names)]
    for seat in reader.header.resigned:
        print(one_line(say("record-resigned", language, name=play.names[seat])))
    for seat in _winners(reader.header, play):
        scores[seat] = f"★ {scores[seat]}"
    print(one_line(" · ".join(scores)))
    if reader.header.is_older:
        print(one_line(_older(reader.header, language)))


def _older(header: Header, language: str = "en") -> str:
    """The note on a record of an older version of the rules that today's rules agree with."""
    return say("record-older", language, version=header.rules, today=header.facts.version)


def _begin(reader: Reader) -> Play:
    with compiling_announced():
        play = reader.begin()
        one_step(play.engine)
    return play


def _replayed(file: str) -> tuple[Header, Play]:
    from ..kernel.record import Reader

    text = read_record(file)
    reader = Reader(text)
    play = _begin(reader)
    with progress() as bars:
        bar = bars.add_task(one_line(file), total=len(text))
        while reader.has_step(play):
            bars.advance(bar, 1 + len(play.engine.notation.chance_lines(reader.step(play).deeds)))
    reader.end(play)
    return reader.header, play


def _winners(header: Header, play: Play) -> list[int]:
    """The winners: by the rules, or where somebody has given up as the record says."""
    return list(header.won) or [seat for seat in range(play.seats) if int(play.position.winners) >> seat & 1]


def _story(play: Play, step: Step, language: str) -> list[str]:
    """What a step did, everything open, in the game's own words."""
    lines = play.engine.part("words").tell(step.deeds)
    return [sentence(message, args, play.names, language) for message, args, _rule in lines]

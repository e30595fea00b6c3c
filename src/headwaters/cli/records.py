"""`headwaters record`: game records written, checked and told in words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Annotated, Any

import typer

from ..kernel.errors import BadOption, BadRecord
from ..kernel.play import Play, Step
from ..kernel.record import Reader, lines
from ..text import LANGUAGES, say
from .console import complain, one_line, progress, show_json
from .inputs import AsJson, Game, OptionsText, Seats, Seed, parse_options, read_record
from .random_play import Style, random_play
from .ready import compiling_announced, one_step, ready

app = typer.Typer(help="Write, check and tell game records.", no_args_is_help=True, rich_markup_mode=None)


@app.command("random")
def write_random(
    game: Game,
    seats: Seats,
    seed: Seed = None,
    options: OptionsText = "{}",
    style: Annotated[
        Style, typer.Option(help="verbs: first the kind of action evenly, then the action. Games have their own too.")
    ] = Style.uniform,
    legal: Annotated[bool, typer.Option("--legal", help="Action lines also list all offered actions.")] = False,
    states: Annotated[bool, typer.Option("--states", help="Action lines also hold the position before them.")] = False,
) -> None:
    """Play a game at random and write its record to stdout."""
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
            play = _replayed(file)
        except BadRecord as error:
            complain(f"{file}: {error.say()}")
            raise typer.Exit(error.exit_code) from error
        facts, winners = play.engine.facts, _winners(play)
        if as_json:
            agreeing.append(
                {
                    "file": file,
                    "game": facts.name,
                    "seats": play.seats,
                    "decisions": len(play.steps),
                    "winners": winners,
                }
            )
        else:
            won = " and ".join(play.names[seat] for seat in winners)
            print(one_line(f"{file}: agrees. {facts.title}, {len(play.steps)} decisions, won by {won}."))
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
    reader = Reader(read_record(file))
    play = _begin(reader)
    print(one_line(f"{play.engine.facts.title}: {', '.join(play.names)}"))
    while not play.over:
        step = reader.step(play)
        for number, sentence in enumerate(_told(play, step, language)):
            label = f"{len(play.steps):4}" if number == 0 else "    "
            print(f"{label}  {one_line(sentence)}")
    reader.end(play)
    scores = [f"{name} {int(play.position.score[seat])}" for seat, name in enumerate(play.names)]
    for seat in _winners(play):
        scores[seat] = f"★ {scores[seat]}"
    print(one_line(" · ".join(scores)))


def _begin(reader: Reader) -> Play:
    with compiling_announced():
        play = reader.begin()
        one_step(play.engine)
    return play


def _replayed(file: str) -> Play:
    text = read_record(file)
    reader = Reader(text)
    play = _begin(reader)
    with progress() as bars:
        bar = bars.add_task(one_line(file), total=len(text))
        while not play.over:
            bars.advance(bar, 1 + len(reader.step(play).chance))
    reader.end(play)
    return play


def _winners(play: Play) -> list[int]:
    return [seat for seat in range(play.seats) if int(play.position.winners) >> seat & 1]


def _told(play: Play, step: Step, language: str) -> list[str]:
    """One step in the game's own words; in notation where the game has none."""
    engine = play.engine
    if not find_spec(f"{engine.facts.package}.tell"):
        return [f"{play.names[step.seat]}: {step.text}"]
    events = engine.part("tell").events(engine.state(step.before), play.state(), step.seat, step.text)
    return [say(message_id, language, **_with_names(args, play.names)) for message_id, args, _rule in events]


def _with_names(args: Mapping[str, Any], names: list[str]) -> dict[str, Any]:
    """Seats get a twin with the player's name: `seat` and `name`, `loser_seat` and `loser_name`."""
    twins = {
        key.removesuffix("seat") + "name": names[value]
        for key, value in args.items()
        if (key == "seat" or key.endswith("_seat")) and value is not None
    }
    return {**args, **twins}

"""`headwaters play`: a whole game in the terminal, against bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..kernel.deeds import known_to
from ..kernel.errors import HeadwatersError
from ..text import sentence
from .arena import rehearse
from .console import one_line, stdout
from .inputs import Game, OptionsText, Seed, parse_options
from .ready import ready

if TYPE_CHECKING:
    from rich.console import Console

    from ..bots import Bot, Budget
    from ..kernel.engine import Engine
    from ..kernel.play import Play

USUAL_S = 1.0  # for a hint, and for bots that have no time of their own
MANY = 40  # actions that are listed one by one; more are listed by kind
HELP = "a number or an action in notation · ? hint · list · undo · help · quit"


class _Left(Exception):
    """The person left the game."""


def _rehearse(engine: Engine) -> None:
    """Compiles what bots and hints call."""
    from ..bots import Budget, analyse

    rehearse(engine)
    s = engine.setup(engine.facts.least, {}, 0)
    analyse((engine, s), engine.actors(s)[0], Budget(sims=2))


def play(
    game: Game,
    seats: Annotated[int, typer.Option("--seats", help="Number of players.")] = 2,
    bots: Annotated[str, typer.Option("--bots", help="Who plays against you: one name, or one a seat.")] = "beginner",
    seconds: Annotated[
        float | None, typer.Option("--time", help="Seconds that a bot may think (else a level's own, 1 for others).")
    ] = None,
    seed: Seed = None,
    options: OptionsText = "{}",
    seat: Annotated[int, typer.Option("--seat", help="Where you sit; -1 watches bots play.")] = 0,
    name: Annotated[str, typer.Option("--name", help="Your name.")] = "Player",
) -> None:
    """Play a whole game in the terminal."""
    from ..bots import Budget, bot
    from ..bots.skills import own_budget
    from ..kernel.play import Play

    chosen = parse_options(options)
    engine = ready(game, _rehearse)
    names = [kind.strip() for kind in bots.split(",")]
    others = seats - (0 <= seat < seats)
    if len(names) == 1:
        names *= max(1, others)
    if len(names) != others or not -1 <= seat < seats:
        raise HeadwatersError("error-play-bots", others=others, found=len(names))
    makers = [bot(kind) for kind in names]
    if seconds is not None and seconds <= 0:
        raise HeadwatersError("error-arena-budget")
    match = Play(engine, seats, chosen, secrets.randbits(128) if seed is None else seed)
    usual = Budget(seconds=seconds or USUAL_S)
    budgets = [usual if seconds else own_budget(kind, game) or usual for kind in names]
    seated = dict(zip([s for s in range(seats) if s != seat], zip(makers, budgets, strict=True), strict=True))
    match.names = [name if s == seat else names.pop(0) for s in range(seats)]
    _Sitting(match, seat, seated, usual).run()


class _Sitting:
    """A game in progress between a person and bots."""

    def __init__(self, game: Play, me: int, bots: Mapping[int, tuple[Bot, Budget]], budget: Budget) -> None:
        from ..lab.match import stream

        self.game, self.me, self.bots, self.budget = game, me, bots, budget  # the budget is for hints
        self.rng = stream(game.seed, "bots")
        self.console: Console = stdout()

    def run(self) -> None:
        self.console.rule(one_line(f"{self.game.engine.facts.title} · {' · '.join(self.game.names)}"))
        self.console.print(HELP, style="grey62")
        try:
            while not self.game.over:
                actors = self.game.actors
                if self.me in actors:
                    self._mine()
                else:
                    self._bot(actors[0])
        except _Left:
            self.console.print("Left the game.")
            return
        self._end()

    def _draw(self) -> None:
        engine = self.game.engine
        view = self.game.view(self.me if self.me >= 0 else None)
        self.console.print()
        if engine.has_part("terminal"):
            self.console.print(engine.part("terminal").draw(view, self.game.names))
        else:
            for key, value in view.items():
                self.console.print(f"{key:>14}  {value}")
        self.console.print()

    def _mine(self) -> None:
        """Ask until there is an answer that the rules take."""
        self._draw()
        while True:
            offered = self.game.legal(self.me)
            self.console.print(f"{self.game.decision}: {len(offered)} actions", style="bold")
            if len(offered) <= MANY:
                self._list(offered)
            else:
                kinds: dict[str, list[str]] = {}
                for text in offered:
                    kinds.setdefault(" ".join(text.split(" ")[:2]), []).append(text)
                self._list([f"{kind} …  ({len(texts)})" for kind, texts in kinds.items()], numbers=False)
            answer = self._ask()
            if self._answered(answer, offered):
                return

    def _list(self, lines: list[str], numbers: bool = True) -> None:
        from rich.columns import Columns

        shown = [f"{i:>3} {line}" if numbers else line for i, line in enumerate(lines, 1)]
        self.console.print(Columns(shown, padding=(0, 3), column_first=True))

    def _ask(self) -> str:
        try:
            return self.console.input("> ").strip()
        except EOFError:
            raise _Left from None

    def _answered(self, answer: str, offered: list[str]) -> bool:
        """Whether the game went on."""
        if answer in ("quit", "q", "exit"):
            raise _Left
        if answer in ("help", "h", ""):
            self.console.print(HELP, style="grey62")
        elif answer == "list":
            self._list(offered)
        elif answer == "?":
            self._hint()
        elif answer == "undo":
            self._undo()
            return True
        else:
            if answer.isdigit() and 1 <= int(answer) <= len(offered):
                answer = offered[int(answer) - 1]
            return self._played(answer, offered)
        return False

    def _played(self, answer: str, offered: list[str]) -> bool:
        starts = [text for text in offered if text.startswith(answer)]
        if answer not in offered and len(starts) == 1:
            answer = starts[0]
        elif answer not in offered and starts:
            self._list([f"{text}" for text in starts], numbers=False)
            return False
        try:
            self.game.play(answer, self.me)
        except HeadwatersError as error:
            self.console.print(one_line(error.say()), style="red")
            return False
        self._tell()
        return True

    def _hint(self) -> None:
        from rich.table import Table

        from ..bots import analyse

        with self.console.status("thinking"):
            analysis = analyse(self.game, self.me, self.budget)
        shown = Table("action", "you win", "expected", "visits", "then", box=None, pad_edge=False)
        for hint in analysis.hints[:6]:
            if hint.win is not None:
                scores = " ".join(f"{score:.0f}" for score in hint.result or ())
                shown.add_row(
                    hint.text, f"{hint.win[self.me]:.0%}", scores, str(hint.visits), " · ".join(hint.line[1:5])
                )
        self.console.print(shown)

    def _undo(self) -> None:
        """Back to your own last choice."""
        if not any(step.seat == self.me for step in self.game.steps):
            self.console.print("There is nothing to undo.", style="red")
            return
        while self.game.steps:
            mine = self.game.steps[-1].seat == self.me
            self.game.undo()
            if mine:
                return

    def _bot(self, seat: int) -> None:

        engine = self.game.engine
        world = engine.resample(self.game.position, seat, self.rng)
        with self.console.status(f"{self.game.names[seat]} thinks"):
            bot, budget = self.bots[seat]
            action = int(bot.choose(engine, world, seat, self.rng, budget))
        self.game.step(seat, action)
        self._tell()

    def _tell(self) -> None:
        """What the last step did, as far as the person may know."""
        step = self.game.steps[-1]
        deeds = known_to(step.deeds, self.me if self.me >= 0 else None)
        for message, args, _rule in self.game.engine.part("words").tell(deeds):
            words = sentence(message, args, self.game.names)
            self.console.print(one_line(words), style="" if step.seat == self.me else "cyan")

    def _end(self) -> None:
        self._draw()
        result: Any = self.game.result()
        for seat, name in enumerate(self.game.names):
            star = "★" if seat in result["winners"] else " "
            self.console.print(f"{star} {name}: {int(self.game.position.score[seat])}", style="bold")

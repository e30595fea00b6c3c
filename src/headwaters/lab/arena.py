"""Many games between bots: paired seeds, seats rotated, and what follows from them, with its uncertainty.

A *round* is one seed and one line-up, played once in every rotation of the seats. Rounds are numbered, so that an arena
that was interrupted goes on where it stopped, and gives the same result as one that was not.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any

from ..bots import Budget, bot
from ..bots.skills import own_budget
from ..kernel.errors import HeadwatersError
from .match import Outcome

Z95 = 1.96
Z_CLEAR = 3.3  # looking again and again asks for more than 95 %
LEAST_ROUNDS = 10  # before an answer can be clear, or rounds can be compared
# How results go with margins, measured over the games there are (docs/bots.md): who is better wins close games too.
STEEPER = 1.08  # a lead in standard deviations counts so much more than the normal law says
STEEPER_UNSURE = 0.05  # and games differ by so much of it
NORMAL = NormalDist()


@dataclass(frozen=True)
class Entrant:
    """A bot in the arena: its name as typed, and its own budget if the name has one (`strong@1s`, `strong@500`)."""

    name: str
    budget: Budget | None = None

    @property
    def kind(self) -> str:
        return self.name.partition("@")[0]


def entrant(text: str, cores: int = 1, cpu: bool = False, own_time_in: str = "") -> Entrant:
    """`strong`, `strong@0.5s`, `strong@2000`, `my_module:MyBot`; HeadwatersError for what can't be read.

    `own_time_in` a game: a level that thinks by the clock has its own time in it, where none is named.
    """
    name, at, amount = text.strip().partition("@")
    bot(name)
    if not at:
        return Entrant(name, own_budget(name, own_time_in, cores, cpu) if own_time_in else None)
    try:
        if amount.endswith("s"):
            return Entrant(text.strip(), Budget(seconds=float(amount[:-1]), cores=cores, cpu=cpu))
        return Entrant(text.strip(), Budget(sims=int(amount), cores=cores))
    except ValueError as error:
        raise HeadwatersError("error-bot", bot=text[:80], reason="behind @ stands 500 or 0.5s") from error


@dataclass(frozen=True)
class Arena:
    """What is played. With fewer bots than seats the last one fills up; with more, every choice of them plays."""

    game: str
    seats: int
    entrants: tuple[Entrant, ...]
    budget: Budget
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    luck: int = 0  # simulations of the searches that say what chance gave (`luck.py`); 0: nobody looks
    choices: int = 0  # of those that say what the first of two bots chose better (`choices.py`)

    def __post_init__(self) -> None:
        if self.choices and len(self.entrants) != 2:
            raise HeadwatersError("error-arena-choices")

    def lineups(self) -> list[tuple[int, ...]]:
        """Which bots sit at the table, by number."""
        bots = range(len(self.entrants))
        if len(bots) >= self.seats:
            return list(combinations(bots, self.seats))
        return [(*bots, *[bots[-1]] * (self.seats - len(bots)))]

    def rotations(self, round_: int) -> list[tuple[int, ...]]:
        """The seats of a round's games."""
        lineups = self.lineups()
        line = lineups[round_ % len(lineups)]
        return [(*line[turn:], *line[:turn]) for turn in range(self.seats)]

    def rounds(self, games: int) -> int:
        return -(-games // self.seats)

    def patience(self) -> float:
        """Seconds after which a bot that has not answered won't: far more than any budget asks for."""
        budgets = [self.budget, *(entrant.budget for entrant in self.entrants if entrant.budget)]
        return 60 + max(10 * (budget.seconds or 0) + (budget.sims or 0) / 100 for budget in budgets)

    def header(self) -> dict[str, Any]:
        """What must be the same for a log to be gone on with."""
        plain: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return plain


@dataclass
class Game:
    """One finished game: which round and rotation, who sat where, and how it ended."""

    round: int
    turn: int
    table: tuple[int, ...]
    outcome: Outcome


# --- The log --------------------------------------------------------------------------------------------------------


class Log:
    """Finished games, one JSON object a line behind a header; None keeps nothing."""

    def __init__(self, path: Path | None, arena: Arena) -> None:
        self.path, self.finished = path, list[Game]()
        if path is None:
            return
        header = json.dumps(arena.header(), sort_keys=True)
        if path.exists():
            lines = path.read_text(encoding="utf-8").splitlines()
            if not lines or lines[0] != header:
                raise HeadwatersError("error-arena-log", file=str(path))
            once = {(game.round, game.turn): game for game in map(_read, lines[1:]) if game}
            self.finished = list(once.values())
            path.write_text("\n".join([header, *map(_written, self.finished)]) + "\n", encoding="utf-8")
        else:
            path.write_text(header + "\n", encoding="utf-8")

    def add(self, game: Game) -> None:
        self.finished.append(game)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(_written(game) + "\n")
                file.flush()
                os.fsync(file.fileno())


def _written(game: Game) -> str:
    return json.dumps(asdict(game))


def _read(line: str) -> Game | None:
    """A game, or None for the half line of an interruption."""
    try:
        value = json.loads(line)
        faults = {int(seat): str(what) for seat, what in value["outcome"].pop("faults").items()}
        return Game(value["round"], value["turn"], tuple(value["table"]), Outcome(**value["outcome"], faults=faults))
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


# --- What follows ---------------------------------------------------------------------------------------------------


def wilson(share: float, n: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share of n games: honest near 0 and 1 too."""
    if n == 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    reach = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def by_deals(who: int, arena: Arena, finished: Sequence[Game]) -> tuple[float, float] | None:
    """The 95 % interval of a bot's share over whole rounds; None if they are few, or all alike.

    A round is one deal, played from every seat, so what the deal decides by itself comes to the same for all: where
    that is much, rounds differ less than as many games would, and the interval is narrower than Wilson's.
    """
    shares = _by_round(who, arena, [(game, game.outcome.shares) for game in finished])
    if len(shares) < LEAST_ROUNDS or len(set(shares)) == 1:
        return None
    return _as_shares(fmean(shares), _reach(shares, len(shares) - 1))[1:]


def luck_adjusted(who: int, arena: Arena, finished: Sequence[Game]) -> tuple[float, float, float] | None:
    """A bot's share with what chance gave taken off, and its 95 % interval over whole rounds.

    None if rounds are few, or nobody looked.
    """
    looked = [(game, game.outcome.luck) for game in finished if game.outcome.luck is not None]
    shares = _by_round(who, arena, [(game, game.outcome.shares) for game, _ in looked])
    luck = _by_round(who, arena, looked)
    if len(shares) < LEAST_ROUNDS or len(set(shares)) == 1 or len(set(luck)) == 1:
        return None
    rest, wider = _less_luck(shares, luck)
    return _as_shares(fmean(rest), _reach(rest, len(rest) - 2, wider))


def by_margin(who: int, arena: Arena, finished: Sequence[Game]) -> tuple[float, float, float] | None:
    """A bot's share as its margins tell it, and its 95 % interval over whole rounds, luck taken off if somebody looked.

    By how much a game was won says more than who won it. If margins are spread normally, a bot whose mean margin is so
    many standard deviations of a single game's wins what the normal law says of that number. Nearly so: how steeply
    results go with margins is measured, and because it is not known for every match the interval never closes, except
    at a half.

    None if rounds are few or all alike; if not two bots play at a table of two, where nobody's margin has such a law;
    and if points do not say who won: a game was lost by a fault, or by who had more of them.
    """
    if arena.seats != 2 or len(arena.entrants) != 2 or not all(map(_is_won_by_points, finished)):
        return None
    both = [(game, _margins(game)) for game in finished]
    margins = _by_round(who, arena, both)
    if len(margins) < LEAST_ROUNDS or len(set(margins)) == 1:
        return None
    mean = fmean(margins)
    squares = _by_round(who, arena, [(game, [(margin - mean) ** 2 for margin in seats]) for game, seats in both])
    variance = fmean(squares)
    deviation = math.sqrt(variance)
    luck = _by_round(who, arena, [(game, game.outcome.luck) for game in finished if game.outcome.luck is not None])
    looked = len(luck) == len(margins) and len(set(luck)) > 1
    rest, wider = _less_luck(margins, luck) if looked else (margins, 1.0)
    lead = fmean(rest) / deviation
    # What each round says of the lead: by its margin itself, and by what its margins say of the deviation.
    told = [
        margin / deviation - lead * (square / variance - 1) / 2 for margin, square in zip(rest, squares, strict=True)
    ]
    reach = math.hypot(STEEPER * _reach(told, len(told) - 1 - looked, wider), Z95 * STEEPER_UNSURE * lead)
    share, low, high = (NORMAL.cdf(STEEPER * lead + off) for off in (0.0, -reach, reach))
    return share, low, high


def gained(who: int, arena: Arena, finished: Sequence[Game]) -> tuple[float, float, float] | None:
    """What a bot gains a game by its choices, in shares of the victory, and the 95 % interval over whole rounds.

    A search says what the choices of the first bot are worth beside those of the second. Where it is right, that is how
    much more than an equal share the first wins; it need not be, so this stands for itself and not for a share.

    None if rounds are few or all alike, or nobody looked; and if a game was lost by a fault.
    """
    looked = [(game, game.outcome.gained) for game in finished if game.outcome.gained is not None]
    rounds = _by_round(who, arena, looked)
    if len(rounds) < LEAST_ROUNDS or len(set(rounds)) == 1 or any(game.outcome.faults for game in finished):
        return None
    mean, reach = fmean(rounds), _reach(rounds, len(rounds) - 1)
    return mean, mean - reach, mean + reach


def _margins(game: Game) -> list[int]:
    """What each of two seats had more than the other."""
    first, second = game.outcome.scores
    return [first - second, second - first]


def _is_won_by_points(game: Game) -> bool:
    """Whether nobody who won had fewer points; ties may be broken by something else."""
    first, second = game.outcome.shares
    return not game.outcome.faults and (first - second) * _margins(game)[0] >= 0


def _by_round(who: int, arena: Arena, games: Sequence[tuple[Game, Sequence[float]]]) -> list[float]:
    """The mean of a bot's numbers over the games of each whole round; a game's numbers are by seat."""
    rounds: dict[int, list[float]] = {}
    for game, numbers in games:
        mine = [number for number, other in zip(numbers, game.table, strict=True) if other == who]
        if mine:
            rounds.setdefault(game.round, []).append(sum(mine) / len(mine))
    return [sum(games) / arena.seats for games in rounds.values() if len(games) == arena.seats]


def _less_luck(numbers: Sequence[float], luck: Sequence[float]) -> tuple[list[float], float]:
    """What is left of each round's number without what chance gave, and how much more their mean varies than they say.

    What chance gave is nothing in the mean of all games, so whatever it was to this bot in these games, times how much
    the numbers go with it (the slope that leaves least), is off them. That the slope was fitted makes their mean vary.
    """
    mean = fmean(luck)
    spread = sum((given - mean) ** 2 for given in luck)
    slope = sum((given - mean) * number for given, number in zip(luck, numbers, strict=True)) / spread
    rest = [number - slope * given for given, number in zip(luck, numbers, strict=True)]
    return rest, 1 + len(rest) * mean**2 / spread


def _reach(numbers: Sequence[float], freedom: int, wider: float = 1.0) -> float:
    """How far the 95 % interval of a mean reaches to either side, from how much independent numbers differ."""
    mean = fmean(numbers)
    t95 = Z95 + 2.4 / freedom  # Student's, for so many degrees of freedom
    return t95 * math.sqrt(sum((number - mean) ** 2 for number in numbers) / freedom / len(numbers) * wider)


def _as_shares(share: float, reach: float) -> tuple[float, float, float]:
    """A share and the ends of its interval: none of them below 0 or above 1."""
    low, middle, high = (min(1.0, max(0.0, at)) for at in (share - reach, share, share + reach))
    return middle, low, high


def standings(arena: Arena, finished: Sequence[Game]) -> list[dict[str, Any]]:
    """One row a bot, in the order given: win share with its 95 % intervals, rating, decisions a second."""
    count = len(arena.entrants)
    shares, decisions, seconds = [list[float]() for _ in range(count)], [0] * count, [0.0] * count
    ordered = sorted(finished, key=lambda game: (game.round, game.turn))
    for game in ordered:
        for seat, who in enumerate(game.table):
            shares[who].append(game.outcome.shares[seat])
            decisions[who] += game.outcome.decisions[seat]
            seconds[who] += game.outcome.seconds[seat]
    ratings = _ratings(count, ordered)
    rows = []
    for who, entrant in enumerate(arena.entrants):
        n = len(shares[who])
        share = sum(shares[who]) / n if n else 0.0
        low, high = wilson(share, _games_of(who, ordered))
        deals, adjusted = by_deals(who, arena, ordered), luck_adjusted(who, arena, ordered)
        margin, gain = by_margin(who, arena, ordered), gained(who, arena, ordered)
        rows.append(
            {
                "name": entrant.name,
                "win_share": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "by_deals": deals and [round(end, 4) for end in deals],
                "luck_adjusted": adjusted and [round(number, 4) for number in adjusted],
                "by_margin": margin and [round(number, 4) for number in margin],
                "gained": gain and [round(number, 4) for number in gain],
                "rating": round(ratings[who], 2),
                "decisions_per_s": round(decisions[who] / seconds[who], 1) if seconds[who] else 0.0,
            }
        )
    return rows


def _games_of(who: int, finished: Sequence[Game]) -> int:
    """Games, not seats: three seats of one bot at a table are not three independent answers."""
    return sum(who in game.table for game in finished)


def _ratings(count: int, finished: Sequence[Game]) -> list[float]:
    """Openskill ratings (Plackett-Luce), the mean less what is unsure; several seats of one bot count as their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(count)]
    for game in finished:
        if len(set(game.table)) < 2:
            continue
        teams = [[model.rating(ratings[who].mu, ratings[who].sigma)] for who in game.table]
        rated = model.rate(teams, ranks=[1 + (share == 0) for share in game.outcome.shares])
        for who in set(game.table):
            mine = [rated[seat][0] for seat, other in enumerate(game.table) if other == who]
            mu, sigma = sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine)
            ratings[who] = model.rating(mu, sigma)
    return [float(rating.ordinal()) for rating in ratings]


def clear(arena: Arena, finished: Sequence[Game]) -> bool:
    """Whether no two bots could still be in another order, at a level that bears being asked again and again."""
    if len(finished) < LEAST_ROUNDS * arena.seats:
        return False
    rows = standings(arena, finished)
    ends = []
    for who, row in enumerate(rows):
        ends.append(wilson(row["win_share"], _games_of(who, finished), Z_CLEAR))
    ends.sort()
    return all(left[1] < right[0] for left, right in pairwise(ends))


def faults(arena: Arena, finished: Sequence[Game]) -> list[dict[str, Any]]:
    """Games lost by a crash or by an answer that was not offered."""
    return [
        {"bot": arena.entrants[game.table[seat]].name, "round": game.round, "rotation": game.turn, "what": what}
        for game in sorted(finished, key=lambda game: (game.round, game.turn))
        for seat, what in game.outcome.faults.items()
    ]


def run(
    arena: Arena,
    count: int,
    *,
    log: Path | None = None,
    workers: int = 0,
    patience: float | None = None,
    stop_when_clear: bool = False,
    tick: Callable[[Game], None] | None = None,
) -> list[Game]:
    """Play so many games (whole rounds), going on with the log if there is one; what is finished, also after Ctrl-C."""
    from .workers import games

    game_log = Log(log, arena)
    have = {(game.round, game.turn) for game in game_log.finished}
    todo = [(r, t) for r in range(arena.rounds(count)) for t in range(arena.seats) if (r, t) not in have]
    if tick:
        for game in game_log.finished:
            tick(game)
    if not (stop_when_clear and clear(arena, game_log.finished)):
        playing = games(arena, todo, workers, patience or arena.patience())
        try:
            for game in playing:
                game_log.add(game)
                if tick:
                    tick(game)
                if stop_when_clear and len(game_log.finished) % arena.seats == 0 and clear(arena, game_log.finished):
                    break
        except KeyboardInterrupt:
            pass
        finally:
            playing.close()  # type: ignore[attr-defined]
    return game_log.finished

"""One game between bots. A bot that crashes or answers nonsense loses its game, and nothing else happens."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..bots import Bot, Budget
from ..kernel.engine import Engine
from ..kernel.rng import key
from .choices import Choices
from .luck import Luck

NOBODY = -1  # no seat is asked: luck or choices are being looked at


@dataclass
class Outcome:
    """How a game ended: shares of the victory and scores by seat, decisions and seconds of each, faults, and more."""

    shares: list[float]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    faults: dict[int, str] = field(default_factory=dict)
    # In shares of the victory, by seat; None: nobody looked.
    luck: list[float] | None = None  # what chance gave
    gained: list[float] | None = None  # what the first bot's choices brought against its rival's


class _Fault(Exception):
    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat


def stream(*parts: object) -> Any:
    """A generator for each purpose, from whatever names it."""
    digest = hashlib.sha256("/".join(map(str, parts)).encode()).digest()
    return key(int.from_bytes(digest[:16], "little"))


def play(
    engine: Engine,
    seats: int,
    options: Mapping[str, Any],
    seed: int,
    bots: Sequence[Bot],
    budgets: Sequence[Budget],
    asking: Callable[[int], None] = lambda seat: None,
    luck_sims: int = 0,
    choice_sims: int = 0,
    first: int = 0,
) -> Outcome:
    """The game that this seed deals, one bot and one budget a seat; `asking` hears which seat is asked next.

    With `luck_sims` searches of so many simulations say what chance gave to whom; with `choice_sims` what the choices
    of the bot in seat `first` are worth against those of the bot after it.
    """
    s = engine.setup(seats, options, seed)
    luck = Luck(engine, luck_sims, stream(seed, "luck"), seats) if luck_sims else None
    rival, rivals_chance = (first + 1) % seats, stream(seed, "rival", first)

    def instead(s: Any) -> int:
        """What the rival would choose in the first bot's place; its faults are its own."""
        answer = _asked(engine, s, first, bots[rival], rivals_chance, budgets[rival], asking, rival)
        asking(NOBODY)
        return answer

    choices_rng = stream(seed, "choices", first)
    compared = Choices(engine, choice_sims, choices_rng, instead) if choice_sims else None
    chance = [stream(seed, "seat", seat) for seat in range(seats)]
    decisions, seconds = [0] * seats, [0.0] * seats
    try:
        while not s.over:
            choices: list[tuple[int, int]] = []
            for seat in engine.actors(s):  # all of them before anything happens: the choice is secret
                begun = time.perf_counter()
                choices.append((seat, _asked(engine, s, seat, bots[seat], chance[seat], budgets[seat], asking, seat)))
                seconds[seat] += time.perf_counter() - begun
                decisions[seat] += 1
            if compared:
                for seat, action in choices:
                    if seat == first:
                        compared.add(s, seat, action)
            before = s.copy() if luck else s
            for seat, action in choices:
                engine.apply(s, seat, action)
            if luck:
                asking(NOBODY)
                luck.add(before, choices, s)
    except _Fault as fault:
        shares = [0.0 if seat == fault.seat else 1 / (seats - 1) for seat in range(seats)]
        scores = [int(score) for score in s.score[:seats]]
        return Outcome(shares, scores, decisions, seconds, {fault.seat: str(fault)})
    won = [int(s.winners) >> seat & 1 for seat in range(seats)]
    shares, scores = [w / sum(won) for w in won], [int(score) for score in s.score[:seats]]
    given = None if luck is None else [round(float(share), 5) for share in luck.given]
    gained = None if compared is None else _against_all(compared.gained, first, seats)
    return Outcome(shares, scores, decisions, seconds, luck=given, gained=gained)


def _against_all(gained: float, first: int, seats: int) -> list[float]:
    """What one seat gains the others lose, all alike."""
    return [round(gained if seat == first else -gained / (seats - 1), 5) for seat in range(seats)]


def _asked(
    engine: Engine, s: Any, seat: int, bot: Bot, rng: Any, budget: Budget, asking: Callable[[int], None], blamed: int
) -> int:
    """The choice for a seat, or a fault of the `blamed` one; the bot sees what the seat may know and spoils nothing."""
    world = engine.resample(s, seat, rng)
    offered = engine.legal(s, seat)
    asking(blamed)
    try:
        answer = bot.choose(engine, world, seat, rng, budget)
    except Exception as error:
        raise _Fault(blamed, f"{type(error).__name__}: {error}"[:200]) from error
    try:
        action = int(answer)
    except (TypeError, ValueError):
        action = -1
    if isinstance(answer, bool) or action not in offered:
        raise _Fault(blamed, f"answered {str(answer)[:60]}, which is not offered")
    return action

"""Plays the games of an arena in watched processes: who ends one or never answers loses that game, and no more."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from typing import Any

from ..bots import Bot, bot
from ..kernel.children import end_with_parent
from ..kernel.engine import load
from .arena import Arena, Game
from .match import Outcome, play

Task = tuple[int, int]  # round, rotation
LOOK_S = 1.0  # the watch is read at least this often

# What each process is at, shared with the parent: five numbers a process.
ROUND, TURN, ASKED, SINCE, PROCESS = range(5)  # ASKED: 1 + the seat that is being asked, 0: none
NOTES = 5
_notes: Any = None
_mine = 0


def _begin(notes: Any, taken: Any, parent: int) -> None:
    """In a new process: take the next five numbers, and end with the arena, also if that is killed."""
    global _notes, _mine
    end_with_parent(parent)
    with taken.get_lock():
        _notes, _mine = notes, NOTES * taken.value
        taken.value += 1


def _note(which: int, value: float) -> None:
    if _notes is not None:
        _notes[_mine + which] = value


@cache
def _bot(kind: str) -> Bot:
    return bot(kind)


def play_one(arena: Arena, round_: int, turn: int) -> Game:
    """One game of the arena."""
    table = arena.rotations(round_)[turn]
    seated = [arena.entrants[i] for i in table]
    budgets = [entrant.budget or arena.budget for entrant in seated]
    for which, value in ((ROUND, round_), (TURN, turn), (PROCESS, os.getpid())):
        _note(which, value)

    def asking(seat: int) -> None:
        _note(ASKED, 0)  # the parent must not see a new seat with the old time
        _note(SINCE, time.monotonic())
        _note(ASKED, 1 + seat)

    lineups = len(arena.lineups())
    seed = arena.seed * 1_000_003 + round_ // lineups  # every line-up gets the same deals
    bots = [_bot(entrant.kind) for entrant in seated]
    first = table.index(0) if arena.choices else 0
    sims = (arena.luck, arena.choices)
    outcome = play(load(arena.game), arena.seats, arena.options, seed, bots, budgets, asking, *sims, first)
    _note(ASKED, 0)
    return Game(round_, turn, table, outcome)


def _lost(arena: Arena, task: Task, seat: int, what: str) -> Game:
    """A game that a bot lost without finishing it."""
    seats = arena.seats
    shares = [0.0 if other == seat else 1 / (seats - 1) for other in range(seats)]
    none = [0] * seats
    return Game(*task, arena.rotations(task[0])[task[1]], Outcome(shares, none, none, [0.0] * seats, {seat: what}))


def _late(notes: Any, running: Sequence[Task], patience: float) -> tuple[Task, int, int] | None:
    """A game in which a bot has been asked for too long, with the seat and the process."""
    for at in range(0, len(notes), NOTES):
        task, seat = (int(notes[at + ROUND]), int(notes[at + TURN])), int(notes[at + ASKED]) - 1
        if seat >= 0 and task in running and time.monotonic() - notes[at + SINCE] > patience:
            return task, seat, int(notes[at + PROCESS])
    return None


def _end(process: int) -> None:
    """End a worker at once; 0 is one that has not begun."""
    if process:
        with suppress(ProcessLookupError):
            os.kill(process, getattr(signal, "SIGKILL", signal.SIGTERM))


def games(arena: Arena, todo: Sequence[Task], workers: int, patience: float) -> Iterator[Game]:
    """Play these games, in whatever order they finish; 0 workers: in this process, and nobody watches."""
    if workers == 0:
        for task in todo:
            yield play_one(arena, *task)
        return
    waiting, suspects = list(todo)[::-1], list[Task]()  # suspects: a process ended while they were played
    context = multiprocessing.get_context("spawn")
    while waiting or suspects:
        queue, side_by_side = (suspects, 1) if suspects else (waiting, workers)
        running: dict[Future[Game], Task] = {}
        notes = context.RawArray("d", NOTES * side_by_side)
        pool = ProcessPoolExecutor(side_by_side, context, _begin, (notes, context.Value("i", 0), os.getpid()))
        try:
            while queue or running:
                while queue and len(running) < side_by_side:
                    task = queue.pop()
                    running[pool.submit(play_one, arena, *task)] = task
                done, _ = wait(running, min(LOOK_S, patience / 4), FIRST_COMPLETED)
                for future in done:
                    game = future.result()
                    del running[future]
                    yield game
                if late := _late(notes, list(running.values()), patience):
                    task, seat, process = late
                    _end(process)
                    waiting += [other for other in running.values() if other != task]
                    yield _lost(arena, task, seat, f"gave no answer in {patience:g} s")
                    break
        except BrokenProcessPool:
            if side_by_side > 1:
                suspects += running.values()  # who it was will be seen when each is played alone
            else:
                asked = int(notes[ASKED])
                if not asked:
                    raise  # no bot did it
                (task,) = running.values()
                yield _lost(arena, task, asked - 1, "ended the process")
        finally:
            if running:  # left in the middle: nobody waits for games that are not wanted any more
                for at in range(0, len(notes), NOTES):
                    _end(int(notes[at + PROCESS]))
            pool.shutdown(wait=True, cancel_futures=True)  # an executor left to the interpreter's end complains there

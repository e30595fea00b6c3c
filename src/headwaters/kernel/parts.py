"""What a game's folder owes: one Protocol for each of its modules.

`Engine.part` gives a module under its Protocol, so that mypy sees how it is used; the conformance suite checks that
every registered game has it, with the same names of parameters. `happenings`, `guide`, `terminal`, `judgement` (for the
bots) and `examples` (pictures of the rules page) may be missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from .deeds import Deed, Kind
from .errors import Reason
from .guide import Meaning, Sign
from .happenings import Happening

Position = Any  # one np.record of the game's STATE: numba types it, mypy can't
JSON = Any
View = Mapping[str, Any]  # what `view` gives, with the table's options, emblems and result beside it
Args = dict[str, Any]
Message = tuple[str, Args]  # a Fluent message and its arguments; `seat` gets `name` beside it
Line = tuple[str, Args, str | None]  # a message of the log, with the rule it follows from
Travel = tuple[str, str, str]  # a piece on its way: id it comes from, id it goes to, and what flies as SVG, or ""


def addressed(view: View, seat: int | None) -> int | None:
    """The seat that a picture may call "you": in a replay (`retold`) nobody plays, and every player has a name."""
    return None if view.get("retold") else seat


class State(Protocol):
    """`state.py`: the record of a position."""

    STATE: Any
    NOTED: Any  # its twin that takes notes

    def write_options(self, s: Position, options: Mapping[str, Any]) -> None: ...


class Rules(Protocol):
    """`rules.py`: the verbs as rule functions over one record."""

    ACTIONS: int  # every action is a number below it

    def setup(self, s: Position) -> None:
        """The set-up up to the first decision; seats, options and generator are written, all else is zero."""

    def actors(self, s: Position) -> int:
        """The seats that must decide now, as a bit mask; none when the game is over."""

    def legal(self, s: Position, seat: int, mask: Any) -> None:
        """Put the offered actions into the mask, which comes in empty."""

    def apply(self, s: Position, seat: int, action: int) -> None:
        """One step with an offered action, up to the next decision or the end."""

    def resample(self, s: Position, seat: int) -> None:
        """Deal anew, in place, what the seat, or with -1 a spectator, can't know."""


class Views(Protocol):
    """`view.py`: a position as plain values, in the field names of the rules page."""

    def state(self, s: Position) -> dict[str, Any]: ...

    def view(self, s: Position, seat: int) -> dict[str, Any]:
        """What a seat, or with -1 a spectator, may know: built from nothing."""

    def opened(self, s: Position) -> dict[str, Any]:
        """The fields of a view in which something is hidden, filled in: for replays of finished games."""

    def result(self, s: Position) -> dict[str, Any]: ...

    def standing(self, s: Position) -> list[int]:
        """What each seat has of what it will be ranked by; for the chart of a finished game."""

    def census(self, s: Position) -> dict[str, int]:
        """Every piece, wherever it is: what must never change."""


class Notation(Protocol):
    """`notation.py`: actions and chance as text."""

    def text(self, s: Position, seat: int, action: int) -> str:
        """An action of the decision that is asked. A game with many may have a quicker `texts` for a list of them."""

    def chance_lines(self, deeds: Sequence[Deed]) -> list[JSON]:
        """The lines of the game record for what chance did among these deeds."""

    def dictate(self, s: Position, lines: Sequence[JSON]) -> list[int]:
        """The answers of chance that give these lines in the next step."""

    def dictate_setup(self, s: Position, lines: Sequence[JSON]) -> list[int]:
        """The same for the set-up, from a blank position."""

    def why_not(self, s: Position, seat: int, text: str) -> tuple[str, Reason]:
        """The rule that forbids an action which is not offered, and why."""


class Deeds(Protocol):
    """`deeds.py`: the kinds of deeds, and how their numbers read in notation."""

    DEEDS: tuple[Kind, ...]
    WORDS: Mapping[str, Callable[[Position, int], Any]]  # by name of the argument


class Words(Protocol):
    """`words.py`: deeds as messages. Each deed has only the arguments that the viewer may know."""

    def tell(self, deeds: Sequence[Deed]) -> list[Line]:
        """What happened in one step, in order."""

    def would(self, s: Position, seat: int, action: int, deeds: Sequence[Deed]) -> list[Message]:
        """What an offered action would bring: the deeds are those of a step tried in a world the seat can't tell
        from the true one, less what chance would give."""


class Scene(Protocol):
    """`scene.py`: a position drawn as SVG, and actions as paths of ids."""

    def draw(self, view: View, seat: int | None, names: Sequence[str], language: str) -> dict[str, str]:
        """The parts of the picture by name: `board`, `hand`, `stage`, `seat-0`, …"""

    def path(self, view: View, action: str) -> list[str]:
        """The ids to click for an offered action."""

    def wanted(self, view: View, ids: Sequence[str]) -> str | None:
        """What these clicks would mean as notation, offered or not."""

    def label(self, view: View, id: str) -> Message: ...

    def prompt(self, view: View, seat: int | None) -> Message: ...

    def read(self, view: View, seat: int | None, names: Sequence[str], language: str) -> str:
        """The position as text."""

    def marks(self, deed: Deed) -> list[str]:
        """The ids that a deed touched."""

    def travels(self, deed: Deed) -> list[Travel]:
        """What goes from where to where in a deed."""


class Happenings(Protocol):
    """`happenings.py`: which deeds make a scene of their own. Each has only the arguments that the viewer may know."""

    SCENES: frozenset[str]  # names of deeds without which a step holds no happening

    def happenings(self, view: View, deeds: Sequence[Deed]) -> list[Happening]:
        """The happenings of one step, in order; the view is the viewer's, before the step."""


class Guide(Protocol):
    """`guide.py`: what the page shows before somebody acts."""

    def signs(self, s: Position, seat: int, action: int, deeds: Sequence[Deed]) -> list[Sign]:
        """What an offered action would bring, as signs: position and deeds as for `Words.would`."""

    def follow(self, view: View, ids: Sequence[str]) -> Message | None:
        """What to click after these ids of a path, in a sentence."""

    def meaning(self, view: View, id: str) -> Meaning | None:
        """A piece or a place that is drawn: what it is and what it does."""

    def hides(self, view: View) -> bool:
        """Whether a single answer is given by hand too: taken by itself, its speed would tell what is hidden."""

    def ways(self, view: View, action: str) -> list[list[str]]:
        """All orders of clicks that mean an offered action; `Scene.path` is one of them."""


class Terminal(Protocol):
    """`terminal.py`: a position for the terminal."""

    def draw(self, view: View, names: list[str]) -> Any: ...

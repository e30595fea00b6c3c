"""YY-02 Maps: text files, read and checked. `load` takes the name of a map in `maps/` or the path of a `.txt` file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path

from ...kernel.errors import BadMap
from .pieces import CAPITALS, MAX_ROWS, MAX_SPACES, NOWHERE

MAX_PITCH = 62  # sets of spaces are shifted by less than a word
DEFAULT = "warring-states"
FOLDER = Path(__file__).parent / "maps"

# East, south-east, south-west, west, north-west, north-east: (rows down, columns right), from an even and an odd row.
_EVEN = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0))
_ODD = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, 0), (-1, 1))


@dataclass(frozen=True)
class Map:
    """A checked map. Its spaces come in map order: row by row, west to east."""

    rows: tuple[str, ...]  # one character a cell
    cells: tuple[tuple[int, int], ...]  # row and column of each space
    near: tuple[tuple[int, ...], ...]  # the six neighbours of each space by their places here, NOWHERE beyond the edge

    @cached_property
    def layout(self) -> tuple[int, tuple[int, ...]]:
        """The pitch, and the ascending numbers by which rules and actions call the spaces.

        With a pitch p the neighbours of x are x+1, x+p+1, x+p, x-1, x-p-1 and x-p, and where the board ends these are
        nobody's numbers: whole sets of spaces are moved by one shift. A map too wide for that has pitch 0 and no gaps.
        """
        for pitch in range(1, MAX_PITCH + 1):
            (top, west), *_ = self.cells
            start = west + top * (pitch + 1) - top // 2
            numbers = tuple(column + row * (pitch + 1) - row // 2 - start for row, column in self.cells)
            if self._suits(pitch, numbers):
                return pitch, numbers
        return 0, tuple(range(len(self.cells)))

    def _suits(self, pitch: int, numbers: tuple[int, ...]) -> bool:
        if numbers[-1] >= MAX_SPACES or any(x >= y for x, y in pairwise(numbers)):
            return False
        taken = set(numbers)
        steps = (1, pitch + 1, pitch, -1, -pitch - 1, -pitch)
        return not any(
            y == NOWHERE and x + step in taken
            for x, near in zip(numbers, self.near, strict=True)
            for y, step in zip(near, steps, strict=True)
        )

    @property
    def numbers(self) -> dict[str, int]:
        """The number of each space by its name."""
        return dict(zip(self.spaces, self.layout[1], strict=True))

    @property
    def spaces(self) -> list[str]:
        """The names of the spaces: `e3` is row e, column 3."""
        return [space_name(row, column) for row, column in self.cells]

    @property
    def kinds(self) -> str:
        """One character a space: `.` land, `~` river, a capital letter for a capital."""
        return "".join(self.rows[row][column] for row, column in self.cells)


def space_name(row: int, column: int) -> str:
    return f"{chr(ord('a') + row)}{column + 1}"


def space_at(name: str) -> tuple[int, int]:
    """Row and column of a space."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def around(row: int, column: int) -> list[tuple[int, int]]:
    """YY-05 Row and column of the six cells that share an edge with this one: E, SE, SW, W, NW, NE."""
    return [(row + down, column + right) for down, right in (_ODD if row % 2 else _EVEN)]


def parse(text: str) -> Map:
    """YY-02 The map in a text, or BadMap with what is wrong."""
    rows = tuple("".join(line.split()) for line in text.splitlines() if line.strip() and not line.startswith("#"))
    if not rows:
        raise BadMap("error-map-empty", rule="YY-02")
    if len(rows) > MAX_ROWS:
        raise BadMap("error-map-rows", rule="YY-02", rows=len(rows), most=MAX_ROWS)
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            if cell not in ".~-" and not (cell.isascii() and cell.isupper()):
                raise BadMap("error-map-cell", rule="YY-02", cell=cell, space=space_name(number, column))
    cells = tuple((r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell != "-")
    if len(cells) > MAX_SPACES:
        raise BadMap("error-map-spaces", rule="YY-02", spaces=len(cells), most=MAX_SPACES)
    at = {cell: i for i, cell in enumerate(cells)}
    near = tuple(tuple(at.get(cell, NOWHERE) for cell in around(r, c)) for r, c in cells)
    map_ = Map(rows, cells, near)
    _check(map_)
    return map_


def _check(map_: Map) -> None:
    """YY-02 7 to 20 capitals, both kinds of space, one connected board, a triangle of river spaces."""
    kinds = map_.kinds
    capitals = sum(kind.isupper() for kind in kinds)
    if not CAPITALS[0] <= capitals <= CAPITALS[1]:
        raise BadMap("error-map-capitals", rule="YY-02", capitals=capitals, least=CAPITALS[0], most=CAPITALS[1])
    if "~" not in kinds:
        raise BadMap("error-map-no-river", rule="YY-02")
    reached, todo = {0}, [0]
    while todo:
        for other in map_.near[todo.pop()]:
            if other != NOWHERE and other not in reached:
                reached.add(other)
                todo.append(other)
    if len(reached) < len(kinds):
        first = min(set(range(len(kinds))) - reached)
        raise BadMap("error-map-apart", rule="YY-02", space=map_.spaces[first], other=map_.spaces[0])
    river = {i for i, kind in enumerate(kinds) if kind == "~"}
    if not any(
        i in river and near[d] in river and near[(d + 1) % 6] in river
        for i, near in enumerate(map_.near)
        for d in range(6)
    ):
        raise BadMap("error-map-no-triangle", rule="YY-02")


@cache
def load(name: str) -> Map:
    """A map by its name, or by the path of a `.txt` file."""
    names = sorted(path.stem for path in FOLDER.glob("*.txt"))
    if not name.endswith(".txt") and name not in names:
        raise BadMap("error-map-unknown", rule="YY-02", map=name, known=", ".join(names))
    path = Path(name) if name.endswith(".txt") else FOLDER / f"{name}.txt"
    try:
        return parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not a text file"
        raise BadMap("error-file", rule="YY-02", file=name, reason=reason) from error

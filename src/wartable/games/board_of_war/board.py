"""The squares of a board: names, neighbours, sides, the centre, and sets of squares as bit masks.

Columns are letters from the left, rows numbers from the bottom: `e5`. The south edge is row 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TypeVar

from wartable.games.board_of_war.components import BoardNumbers, Side

__all__ = ["Board", "Square", "Squares", "board_of"]

Square = str
Squares = tuple[Square, ...]
"""A set of squares, in board order: row by row from the bottom, each from the left."""

T = TypeVar("T")

_ROOK = ((1, 0), (-1, 0), (0, 1), (0, -1))
_QUEEN = (*_ROOK, (1, 1), (1, -1), (-1, 1), (-1, -1))


class Board:
    """A board of one size: tables that never change."""

    def __init__(self, size: int, numbers: BoardNumbers) -> None:
        self.size = size
        # One unused column between rows: a shift past the edge falls into it and is masked away.
        self._stride = size + 1
        self.squares: Squares = tuple(_name(column, row) for row in range(size) for column in range(size))
        self.place = {_name(column, row): (column, row) for row in range(size) for column in range(size)}
        self.bit = {name: 1 << (row * self._stride + column) for name, (column, row) in self.place.items()}
        self.everything = sum(self.bit.values())
        middle = range((size - numbers.centre) // 2, (size + numbers.centre) // 2)
        self.centre: Squares = tuple(_name(column, row) for row in middle for column in middle)
        self.centre_mask = self.mask(self.centre)
        self.ways = {diagonally: _Ways(self, diagonally=diagonally) for diagonally in (False, True)}
        """By diagonally or not, square and square: the steps between them."""
        self.to_centre = {square: min(self.distance(square, end) for end in self.centre) for square in self.squares}
        """Steps from a square to the centre, not diagonally."""
        self.start = {side: self._middle_of_edge(side, numbers.start_squares) for side in Side}
        self.goal = {side: self._goal(side, numbers) for side in Side}
        self.goal_mask = {side: self.mask(self.goal[side]) for side in Side}
        self.rook_steps = self._reach(_ROOK, 1)
        self.queen_steps = self._reach(_QUEEN, 1)
        self.rook_ring = {square: self.mask(steps) for square, steps in self.rook_steps.items()}
        self.queen_ring = {square: self.mask(steps) for square, steps in self.queen_steps.items()}
        # A pure function of few values, asked again at every decision.
        self.mask_of = lru_cache(maxsize=1 << 14)(self.mask)
        self.squares_of = self.by_row(str)

    def mask(self, squares: Iterable[Square]) -> int:
        """A set of squares as one number; `mask_of` remembers it for tuples."""
        bit = self.bit
        mask = 0
        for square in squares:
            mask |= bit[square]
        return mask

    def beside(self, mask: int) -> int:
        """The squares of the board next to a set of squares (not diagonally), and the set itself."""
        stride = self._stride
        return (mask | mask << 1 | mask >> 1 | mask << stride | mask >> stride) & self.everything

    def distance(self, one: Square, other: Square, *, diagonally: bool = False) -> int:
        """Steps from one square to the other."""
        (a, b), (c, d) = self.place[one], self.place[other]
        return max(abs(a - c), abs(b - d)) if diagonally else abs(a - c) + abs(b - d)

    def straight(self, reach: int, *, diagonally: bool) -> dict[Square, int]:
        """By square: a mask of the squares exactly so far away in a straight line."""
        reached = self._reach(_QUEEN if diagonally else _ROOK, reach)
        return {square: self.mask(ends) for square, ends in reached.items()}

    def _reach(self, directions: tuple[tuple[int, int], ...], steps: int) -> dict[Square, Squares]:
        reached = {}
        for name, (column, row) in self.place.items():
            ends = [(column + steps * right, row + steps * up) for right, up in directions]
            reached[name] = tuple(_name(*end) for end in ends if min(end) >= 0 and max(end) < self.size)
        return reached

    def by_row(self, make: Callable[[Square], T]) -> Callable[[int], tuple[T, ...]]:
        """A function from masks to tuples with one thing for each square, in board order.

        Whole sets of squares are seldom the same again, but their rows are: every row is made once.
        """
        rows: list[tuple[int, Squares, dict[int, tuple[T, ...]]]] = []
        for first in range(0, len(self.squares), self.size):
            squares = self.squares[first : first + self.size]
            rows.append((self.mask(squares), squares, {}))

        def things(mask: int) -> tuple[T, ...]:
            found: tuple[T, ...] = ()
            for row, squares, known in rows:
                bits = mask & row
                if bits:
                    part = known.get(bits)
                    if part is None:
                        part = tuple(make(square) for square in squares if self.bit[square] & bits)
                        known[bits] = part
                    found += part
            return found

        return things

    def _middle_of_edge(self, side: Side, width: int) -> Squares:
        first = (self.size - width) // 2
        return self._sorted(self._seen_from(side, along, 0) for along in range(first, first + width))

    def _goal(self, side: Side, numbers: BoardNumbers) -> Squares:
        # BW-61: whole rows at the own edge, then the middle columns up to the centre.
        rows = {(along, depth) for depth in range(numbers.goal_rows) for along in range(self.size)}
        first = (self.size - numbers.goal_columns) // 2
        columns = {
            (along, depth)
            for depth in range((self.size - numbers.centre) // 2)
            for along in range(first, first + numbers.goal_columns)
        }
        return self._sorted(self._seen_from(side, along, depth) for along, depth in rows | columns)

    def _seen_from(self, side: Side, along: int, depth: int) -> Square:
        """The square `along` places along a side and `depth` rows into the board."""
        far = self.size - 1 - depth
        place = {
            Side.SOUTH: (along, depth),
            Side.WEST: (depth, along),
            Side.NORTH: (along, far),
            Side.EAST: (far, along),
        }
        return _name(*place[side])

    def _sorted(self, squares: Iterable[Square]) -> Squares:
        return tuple(sorted(squares, key=self.bit.__getitem__))


class _Ways(dict[Square, dict[Square, int]]):
    """The steps from every square to every other; a square's are counted when first asked for."""

    def __init__(self, board: Board, *, diagonally: bool) -> None:
        super().__init__()
        self._board = board
        self._diagonally = diagonally

    def __missing__(self, square: Square) -> dict[Square, int]:
        board = self._board
        ways = {end: board.distance(square, end, diagonally=self._diagonally) for end in board.squares}
        self[square] = ways
        return ways


@lru_cache(maxsize=16)
def board_of(size: int, numbers: BoardNumbers) -> Board:
    """The board of this size; matches share it."""
    return Board(size, numbers)


def _name(column: int, row: int) -> Square:
    return f"{chr(ord('a') + column)}{row + 1}"

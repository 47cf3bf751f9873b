"""The squares: names, neighbours, sides and masks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wartable.games.board_of_war.board import Board, board_of
from wartable.games.board_of_war.components import Side, standard_components

TEN = board_of(10, standard_components().board)
EIGHT = board_of(8, standard_components().board)


@pytest.mark.rule("BW-1")
def test_a_square_board_with_a_centre_of_four() -> None:
    assert (100, ("e5", "f5", "e6", "f6")) == (len(TEN.squares), TEN.centre)
    assert (64, ("d4", "e4", "d5", "e5")) == (len(EIGHT.squares), EIGHT.centre)


def test_squares_stand_row_by_row_from_the_bottom_left() -> None:
    assert ("a1", "b1", "j1", "a2", "j10") == tuple(TEN.squares[place] for place in (0, 1, 9, 10, 99))


def test_beside_does_not_run_over_the_edge() -> None:
    corner, middle = TEN.mask(["j1"]), TEN.mask(["e5"])
    assert ("i1", "j1", "j2") == TEN.squares_of(TEN.beside(corner))
    assert ("e4", "d5", "e5", "f5", "e6") == TEN.squares_of(TEN.beside(middle))
    assert ("a9", "a10", "b10") == TEN.squares_of(TEN.beside(TEN.mask(["a10"])))


def test_masks_and_squares_are_the_same_thing() -> None:
    for board in (TEN, EIGHT):
        assert board.squares == board.squares_of(board.everything)
        assert all((square,) == board.squares_of(board.bit[square]) for square in board.squares)


def test_steps_and_lines() -> None:
    assert {"a2", "b1"} == set(TEN.rook_steps["a1"])
    assert {"a2", "b1", "b2"} == set(TEN.queen_steps["a1"])
    assert ("c1", "a3") == TEN.squares_of(TEN.straight(2, diagonally=False)["a1"])
    assert ("c1", "a3", "c3") == TEN.squares_of(TEN.straight(2, diagonally=True)["a1"])


@pytest.mark.parametrize(("expected", "diagonally"), [(7, False), (4, True)])
def test_distance(expected: int, diagonally: bool) -> None:
    assert expected == TEN.distance("b2", "e6", diagonally=diagonally)


def test_the_way_to_the_centre() -> None:
    assert (0, 1, 8) == tuple(TEN.to_centre[square] for square in ("e5", "e4", "a1"))


@pytest.mark.rule("BW-12", "BW-61")
@pytest.mark.parametrize("board", [TEN, EIGHT])
def test_all_sides_are_alike(board: Board) -> None:
    last = board.size - 1
    turned: dict[Side, Callable[[int, int], tuple[int, int]]] = {
        Side.SOUTH: lambda column, row: (column, row),
        Side.WEST: lambda column, row: (row, column),
        Side.NORTH: lambda column, row: (column, last - row),
        Side.EAST: lambda column, row: (last - row, column),
    }
    for side, turn in turned.items():
        for squares in (board.start, board.goal):
            expected = {turn(*board.place[square]) for square in squares[Side.SOUTH]}
            assert expected == {board.place[square] for square in squares[side]}

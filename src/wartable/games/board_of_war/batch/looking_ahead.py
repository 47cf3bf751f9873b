"""A player who plays several choices on to the end of the turn by the learned value before it takes one."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from wartable.games.board_of_war.batch.compiled import compiled_with_arrays
from wartable.games.board_of_war.batch.effects import make_move
from wartable.games.board_of_war.batch.features import Singles
from wartable.games.board_of_war.batch.layout import ATTACK, DRAWING, KIND, OVER, PHASE, RAZING, TURN, Ints
from wartable.games.board_of_war.batch.moves import legal_moves
from wartable.games.board_of_war.batch.net import shares_at
from wartable.games.board_of_war.batch.sizes import CARD_PLAYED
from wartable.games.board_of_war.batch.value import worths_of_moves

__all__ = ["choose_by_looking_ahead"]

_DONE = -3.0


@compiled_with_arrays
def choose_by_looking_ahead(
    box: Ints,
    row: Ints,
    moves: Ints,
    count: int,
    width: int,
    weights: Singles,
    rows: Ints,
    work: Singles,
    worths: Singles,
    later_moves: Ints,
    later_worths: Singles,
) -> int:
    """Of the `width` moves that look best at once, the one that comes to most at the end of the turn."""
    worths_of_moves(box, row, moves, count, weights, rows, work, worths)
    best, chosen = _DONE, moves[0]
    for _ in range(min(width, count)):
        number = 0
        for other in range(1, count):
            if worths[other] > worths[number]:
                number = other
        if worths[number] < 0.0:
            break
        move, worth = moves[number], worths[number]
        worths[number] = _DONE
        if width > 1 and row[PHASE] != RAZING and move // KIND != ATTACK:
            trial = rows[4]
            trial[:] = row
            make_move(box, trial, move)
            worth = _worth_at_the_end(box, trial, weights, rows, work, later_moves, later_worths)
        if worth > best:
            best, chosen = worth, move
    return chosen


@compiled_with_arrays
def _worth_at_the_end(
    box: Ints, row: Ints, weights: Singles, rows: Ints, work: Singles, moves: Ints, worths: Singles
) -> float:
    """What a turn comes to for its owner; an attack on the way is worth the mean of its outcomes right after it."""
    seat = row[TURN]
    while row[PHASE] != OVER and row[PHASE] != DRAWING:
        count = legal_moves(box, row, moves)
        number = 0
        if count > 1:
            worths_of_moves(box, row, moves, count, weights, rows, work, worths)
            for other in range(1, count):
                if worths[other] > worths[number]:
                    number = other
            if moves[number] // KIND == ATTACK:
                return worths[number]
        make_move(box, row, moves[number])
    shares = work[-4:]
    shares_at(box, row, seat, CARD_PLAYED, weights, work, shares)
    return shares[seat]

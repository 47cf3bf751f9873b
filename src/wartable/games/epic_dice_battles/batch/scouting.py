"""What a bought ninja brings to light (ED-34)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import mat_of, show_number, show_tokens, slot_of, total

__all__ = ["opponents", "reveal", "secrets"]


@compiled
def opponents(box: Ints, row: Ints, moves: Ints) -> int:
    """The opponents with something face down, or nobody; how many choices there are."""
    players, spy, first, count = box[at.PLAYERS], row[at.SEAT], box[at.FIRSTS + at.SCOUT], 0
    for seat in range(players):
        if seat != spy and not row[mat_of(seat) + at.IS_OUT] and _secrets_of(box, row, mat_of(seat), moves, count):
            # As the spy counts: nobody is 0, the others follow clockwise.
            moves[count] = first + (seat - spy + players) % players
            count += 1
    moves[count] = first
    return count + 1


@compiled
def secrets(box: Ints, row: Ints, moves: Ints) -> int:
    """What the chosen opponent can be made to turn up; how many choices there are."""
    return _secrets_of(box, row, mat_of(row[at.SPIED] - 1), moves, 0)


@compiled
def reveal(row: Ints, place: int, tokens: bool) -> None:
    """A number or the tokens of a slot are turned up for all to see."""
    slot = slot_of(mat_of(row[at.SPIED] - 1), place)
    if tokens:
        show_tokens(row, slot)
    else:
        show_number(row, slot)


@compiled
def _secrets_of(box: Ints, row: Ints, mat: int, moves: Ints, begin: int) -> int:
    first, count = box[at.FIRSTS + at.REVEAL], begin
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if row[slot + at.NUMBER]:
            if not row[slot + at.NUMBER_UP]:
                moves[count] = first + 2 * place
                count += 1
            if total(row, slot + at.FACE_UP, at.UNIT_COUNT) < total(row, slot + at.TOKENS, at.UNIT_COUNT):
                moves[count] = first + 2 * place + 1
                count += 1
    return count - begin

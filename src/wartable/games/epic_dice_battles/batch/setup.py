"""Set-up: mats, the first player, start regions (ED-10 to ED-14)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import end_turn, mat_of, set_stage, slot_of

__all__ = ["choose_start", "lay_out", "start_choices", "take_first"]


@compiled
def lay_out(box: Ints, row: Ints) -> None:
    """Mats laid out, nothing on the board yet; the first player is to be drawn."""
    row[:] = 0
    row[at.YEAR], row[at.STAGE], row[at.SEAT] = box[at.FIRST_YEAR], at.DRAWING_FIRST, at.NOBODY
    for seat in range(box[at.PLAYERS]):
        mat = mat_of(seat)
        row[mat + at.RICE], row[mat + at.MONEY], row[mat + at.HONOR] = (
            box[at.START_RICE],
            box[at.START_MONEY],
            box[at.START_HONOR],
        )
        row[mat + at.RICE_MARKER], row[mat + at.ACTION_DICE] = box[at.START_MARKER], box[at.WANTED_ACTIONS]
        for number in range(box[at.ARMY_LIMIT]):
            row[mat + at.REGIONS + number] = at.NOBODY


@compiled
def take_first(row: Ints, seat: int) -> None:
    """The first player has been drawn (ED-14)."""
    row[at.FIRST] = seat
    set_stage(row, at.CHOOSING_START, seat)


@compiled
def start_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """ED-13: the start regions still free; how many there are."""
    taken, count = 0, 0
    for seat in range(box[at.PLAYERS]):
        taken |= row[mat_of(seat) + at.CASTLES]
    for place in range(box[at.PLAYERS]):
        region = box[at.STARTS + place]
        if not taken >> region & 1:
            moves[count] = box[at.FIRSTS + at.CHOOSE_START] + region
            count += 1
    return count


@compiled
def choose_start(box: Ints, row: Ints, region: int) -> None:
    """ED-13: a castle and the First Army go to the region."""
    seat = row[at.SEAT]
    mat = mat_of(seat)
    slot = slot_of(mat, 0)
    row[mat + at.CASTLES], row[mat + at.REGIONS] = 1 << region, region
    # ED-11: the First Army has its dice in the main line.
    row[slot + at.NUMBER], row[slot + at.DICE] = 1, box[at.TROOPS]
    end_turn(row, at.IN_SETUP, seat)

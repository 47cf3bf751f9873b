"""Summer: the harvest, and what the armies eat (ED-40 to ED-42)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import (
    army_count,
    end_turn,
    mat_of,
    remove_slot,
    remove_token,
    set_stage,
    slot_of,
    total,
)

__all__ = ["begin_summer", "feeding_choices", "give_up"]


@compiled
def begin_summer(box: Ints, row: Ints, seat: int) -> None:
    """A seat harvests and pays for its armies; what it cannot pay it owes in dice (ED-40 to ED-42)."""
    mat, cost = mat_of(seat), 0
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if row[slot + at.NUMBER]:
            cost += _army_cost(box, row, mat, slot)
    rice = row[mat + at.RICE] + row[mat + at.RICE_MARKER]
    row[mat + at.RICE] = max(0, rice - cost)
    _ask(box, row, seat, max(0, cost - rice))


@compiled
def feeding_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """Dice of armies of the owner's choice, then a token of the same army (ED-42); how many choices there are."""
    mat, count = mat_of(row[at.SEAT]), 0
    if row[at.FED]:
        slot = slot_of(mat, row[at.FED] - 1)
        for unit in range(at.UNIT_COUNT):
            if row[slot + at.TOKENS + unit]:
                moves[count] = box[at.FIRSTS + at.GIVE_UP_TOKEN] + unit
                count += 1
        return count
    for place in range(box[at.ARMY_LIMIT]):
        dice = slot_of(mat, place) + at.DICE
        for line in range(at.LINE_COUNT):
            # ED-6: never more dice in the flanks than in the main line.
            spare = row[dice] - row[dice + 1] - row[dice + 2] if line == 0 else row[dice + line]
            if spare > 0:
                moves[count] = box[at.FIRSTS + at.GIVE_UP_DIE] + place * at.LINE_COUNT + line
                count += 1
    return count


@compiled
def give_up(box: Ints, row: Ints, kind: int, rest: int) -> None:
    """One die or token is given up."""
    seat, missing = row[at.SEAT], row[at.MISSING]
    mat = mat_of(seat)
    if kind == at.GIVE_UP_TOKEN:
        remove_token(row, slot_of(mat, row[at.FED] - 1), rest)
        _ask(box, row, seat, missing - 1)
        return
    place, line = rest // at.LINE_COUNT, rest % at.LINE_COUNT
    slot = slot_of(mat, place)
    if total(row, slot + at.DICE, at.LINE_COUNT) == 1:
        # An army without dice is gone, and its token with it.
        remove_slot(row, mat, place)
        _ask(box, row, seat, missing - 1)
        return
    row[slot + at.DICE + line] -= 1
    if total(row, slot + at.TOKENS, at.UNIT_COUNT):
        row[at.FED] = place + 1
    else:
        _ask(box, row, seat, missing - 1)


@compiled
def _army_cost(box: Ints, row: Ints, mat: int, slot: int) -> int:
    """What one army costs (ED-41)."""
    is_small = total(row, slot + at.DICE, at.LINE_COUNT) <= box[at.SMALL_ARMY_DICE]
    cost = box[at.SMALL_ARMY] if is_small else box[at.LARGE_ARMY]
    per_rice = box[at.TOKENS_PER_RICE]
    cost += (total(row, slot + at.TOKENS, at.UNIT_COUNT) + per_rice - 1) // per_rice
    if row[mat + at.CASTLES] >> row[mat + at.REGIONS + row[slot + at.NUMBER] - 1] & 1:
        cost -= box[at.CASTLE_DISCOUNT]
    return max(0, cost)


@compiled
def _ask(box: Ints, row: Ints, seat: int, missing: int) -> None:
    if missing and army_count(box, row, mat_of(seat)):
        set_stage(row, at.FEEDING, seat)
        row[at.MISSING] = missing
    else:
        end_turn(row, at.IN_SUMMER, seat)

"""Autumn: moving and marching (ED-50 to ED-53)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import (
    army_regions,
    end_turn,
    first_in_turn,
    foreign_regions,
    list_all,
    mat_of,
    set_stage,
)
from wartable.games.epic_dice_battles.batch.support import neighbours_of

__all__ = ["begin_autumn", "fields_within", "march", "marching_choices"]


@compiled
def begin_autumn(box: Ints, row: Ints) -> None:
    """Autumn begins; seats without an army that can move pass by themselves."""
    set_stage(row, at.MARCHING, row[at.FIRST])
    for seat in range(box[at.PLAYERS]):
        if row[mat_of(seat) + at.IS_OUT]:
            row[at.PASSED] |= 1 << seat
    _to_next(box, row, first_in_turn(box, row))


@compiled
def marching_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """An army to move or a pass; then where it goes (ED-50, ED-51); how many choices there are."""
    seat = row[at.SEAT]
    if row[at.LEADING]:
        return _ways(box, row, moves)
    fresh = _fresh(box, row, seat)
    count = list_all(moves, 0, box[at.FIRSTS + at.LEAD], fresh, box[at.ARMY_LIMIT])
    moves[count] = box[at.FIRSTS + at.PASS]
    return count + 1


@compiled
def march(box: Ints, row: Ints, kind: int, rest: int) -> None:
    """An army is chosen, moves, or the seat passes."""
    seat = row[at.SEAT]
    if kind == at.LEAD:
        row[at.LEADING] = rest + 1
        return
    if kind == at.PASS:
        row[at.PASSED] |= 1 << seat
    else:
        _move(box, row, seat, rest, kind == at.MARCH)
    _to_next(box, row, (seat + 1) % box[at.PLAYERS])


@compiled
def fields_within(box: Ints, start: int, foreign: int) -> int:
    """The bits of the fields two or more steps away that a march reaches; it goes through no opponent's army (ED-51).

    A march to a neighbouring field would be a move that costs.
    """
    border = box[at.NEIGHBOURS + start]
    reached, far = border | 1 << start, 0
    for _ in range(box[at.MARCH_FIELDS] - 1):
        # ED-52: an army stops where an opponent's army stands.
        border = neighbours_of(box, border & ~foreign) & ~reached
        if border == 0:
            break
        reached |= border
        far |= border
    return far


@compiled
def _ways(box: Ints, row: Ints, moves: Ints) -> int:
    seat = row[at.SEAT]
    mat = mat_of(seat)
    start = row[mat + at.REGIONS + row[at.LEADING] - 1]
    near = box[at.NEIGHBOURS + start]
    count = list_all(moves, 0, box[at.FIRSTS + at.MOVE], near, box[at.REGION_COUNT])
    if row[mat + at.RICE] >= box[at.MARCH_RICE]:
        far = fields_within(box, start, foreign_regions(box, row, seat))
        count = list_all(moves, count, box[at.FIRSTS + at.MARCH], far, box[at.REGION_COUNT])
    return count


@compiled
def _fresh(box: Ints, row: Ints, seat: int) -> int:
    """The bits of the numbers, less one, of the armies that may still move."""
    mat, found = mat_of(seat), 0
    for number in range(box[at.ARMY_LIMIT]):
        if row[mat + at.REGIONS + number] != at.NOBODY:
            found |= 1 << number
    return found & ~row[at.TIRED + seat]


@compiled
def _move(box: Ints, row: Ints, seat: int, region: int, is_march: bool) -> None:
    mat, leading = mat_of(seat), row[at.LEADING] - 1
    # ED-56: who comes to a besieger of the own castle relieves it, unless another own army is inside.
    is_alone = not army_regions(box, row, mat) >> region & 1
    if row[mat + at.CASTLES] >> region & 1 and is_alone and foreign_regions(box, row, seat) >> region & 1:
        row[at.RELIEVED] |= 1 << region
    if is_march:
        row[mat + at.RICE] -= box[at.MARCH_RICE]
    row[mat + at.REGIONS + leading] = region
    # ED-50, ED-52: the army that moved and the opponents' armies it met move no more.
    row[at.TIRED + seat] |= 1 << leading
    for other in range(box[at.PLAYERS]):
        if other != seat:
            for number in range(box[at.ARMY_LIMIT]):
                if row[mat_of(other) + at.REGIONS + number] == region:
                    row[at.TIRED + other] |= 1 << number
    row[at.LEADING] = 0


@compiled
def _to_next(box: Ints, row: Ints, seat: int) -> None:
    """The next seat that has not passed; without an army left to move it passes by itself."""
    for step in range(box[at.PLAYERS]):
        following = (seat + step) % box[at.PLAYERS]
        if row[at.PASSED] >> following & 1:
            continue
        if _fresh(box, row, following):
            row[at.SEAT] = following
            return
        row[at.PASSED] |= 1 << following
    relieved = row[at.RELIEVED]
    end_turn(row, at.IN_AUTUMN, seat)
    row[at.RELIEVED] = relieved

"""Autumn: which battles are fought, and in which order (ED-55, ED-56, ED-69)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.battle import meet, proceed, set_siege
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.end import check_out
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import (
    army_regions,
    bit_count,
    castle_owner,
    clear_battle,
    end_turn,
    first_in_turn,
    left_of,
    list_all,
    mat_of,
    present,
    set_stage,
)

__all__ = [
    "after_battle",
    "begin_battles",
    "call",
    "calling_choices",
    "follow_up",
    "follow_up_choices",
    "name_battle",
    "naming_choices",
    "to_naming",
]


@compiled
def begin_battles(box: Ints, row: Ints, relieved: int) -> None:
    """All have passed: who stands alone with a castle is asked, then the list of battles is fixed."""
    set_stage(row, at.CALLING, at.NOBODY)
    for region in range(box[at.REGION_COUNT]):
        if bit_count(present(box, row, region)) > 1:
            row[at.OPEN_FIGHTS] |= 1 << region
    row[at.RELIEFS] = row[at.OPEN_FIGHTS] & relieved
    for seat in range(box[at.PLAYERS]):
        regions = army_regions(box, row, mat_of(seat))
        for region in range(box[at.REGION_COUNT]):
            if regions >> region & 1 and _can_besiege(box, row, seat, region):
                row[at.QUESTIONS + seat] |= 1 << region
    _ask(box, row)


@compiled
def calling_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """Siege or stay (ED-55)."""
    moves[0], moves[1] = box[at.FIRSTS + at.BESIEGE] + row[at.CALLED], box[at.FIRSTS + at.STAY] + row[at.CALLED]
    return 2


@compiled
def call(box: Ints, row: Ints, kind: int) -> None:
    """One army alone with a castle has said what it does."""
    if kind == at.BESIEGE:
        row[at.SIEGES] |= 1 << row[at.CALLED]
    _ask(box, row)


@compiled
def naming_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """The battles still to be fought; how many choices there are."""
    fights = row[at.OPEN_FIGHTS] | row[at.SIEGES]
    return list_all(moves, 0, box[at.FIRSTS + at.NAME_BATTLE], fights, box[at.REGION_COUNT])


@compiled
def name_battle(box: Ints, row: Ints, region: int, room: Ints) -> None:
    """A battle is named and begins."""
    is_siege, is_relief = row[at.SIEGES] >> region & 1, row[at.RELIEFS] >> region & 1
    here, namer = present(box, row, region), left_of(box, row, row[at.SEAT])
    for fights in (at.OPEN_FIGHTS, at.SIEGES, at.RELIEFS):
        row[fights] &= ~(1 << region)
    besieger = _lowest(here)
    if is_siege and bit_count(here) == 1 and _can_besiege(box, row, besieger, region):
        set_siege(box, row, region, besieger)
    elif not is_siege and bit_count(here) > 1:
        meet(box, row, region, is_relief > 0)
    else:
        # ED-55: a battle whose side is gone falls away.
        _set_stage_with_fights(row, at.TO_NAMING, namer)
        return
    _set_stage_with_fights(row, at.FIGHTING, at.NOBODY)
    row[at.NAMER] = namer
    proceed(box, row, room)


@compiled
def follow_up_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """After a battle in the field: besiege at once, or stay (ED-56)."""
    moves[0], moves[1] = box[at.FIRSTS + at.BESIEGE] + row[at.REGION], box[at.FIRSTS + at.STAY] + row[at.REGION]
    return 2


@compiled
def follow_up(box: Ints, row: Ints, kind: int, room: Ints) -> None:
    """The survivor of a field battle besieges the castle, or does not."""
    if kind == at.BESIEGE:
        set_siege(box, row, row[at.REGION], row[at.SEAT])
        proceed(box, row, room)
    else:
        _to_next_battle(box, row)


@compiled
def after_battle(box: Ints, row: Ints) -> None:
    """A survivor alone with a castle may besiege it at once; then the next battle is named."""
    # ED-71: who has neither army nor castle is out at once.
    check_out(box, row)
    if row[at.STAGE] == at.OVER:
        return
    here = present(box, row, row[at.REGION])
    survivor = _lowest(here)
    if row[at.KIND] == at.OPEN and here and _can_besiege(box, row, survivor, row[at.REGION]):
        row[at.PHASE], row[at.SEAT] = at.FOLLOW_UP, survivor
    else:
        _to_next_battle(box, row)


@compiled
def to_naming(box: Ints, row: Ints, room: Ints) -> None:
    """The next battle is named by the seat in turn; a single one begins by itself."""
    fights = row[at.OPEN_FIGHTS] | row[at.SIEGES]
    if fights == 0:
        end_turn(row, at.IN_BATTLES, row[at.SEAT])
    elif fights & (fights - 1) == 0:
        name_battle(box, row, _lowest(fights), room)
    else:
        row[at.STAGE] = at.NAMING


@compiled
def _lowest(bits: int) -> int:
    """The number of the lowest bit; 0 where there is none."""
    number = 0
    while bits > 1 and not bits & 1:
        bits >>= 1
        number += 1
    return number


@compiled
def _can_besiege(box: Ints, row: Ints, seat: int, region: int) -> bool:
    """Whether a seat's armies stand alone with somebody else's castle."""
    owner = castle_owner(box, row, region)
    return owner >= 0 and owner != seat and present(box, row, region) == 1 << seat


@compiled
def _ask(box: Ints, row: Ints) -> None:
    """The next question, in turn order; without one the first player names the first battle (ED-55)."""
    for step in range(box[at.PLAYERS]):
        seat = (row[at.FIRST] + step) % box[at.PLAYERS]
        if row[at.QUESTIONS + seat]:
            row[at.SEAT], row[at.CALLED] = seat, _lowest(row[at.QUESTIONS + seat])
            row[at.QUESTIONS + seat] &= row[at.QUESTIONS + seat] - 1
            return
    _set_stage_with_fights(row, at.TO_NAMING, first_in_turn(box, row))


@compiled
def _set_stage_with_fights(row: Ints, stage: int, seat: int) -> None:
    fights, sieges, reliefs = row[at.OPEN_FIGHTS], row[at.SIEGES], row[at.RELIEFS]
    set_stage(row, stage, seat)
    row[at.OPEN_FIGHTS], row[at.SIEGES], row[at.RELIEFS] = fights, sieges, reliefs


@compiled
def _to_next_battle(box: Ints, row: Ints) -> None:
    namer = row[at.NAMER]
    if row[mat_of(namer) + at.IS_OUT]:
        namer = left_of(box, row, namer)
    clear_battle(row)
    _set_stage_with_fights(row, at.TO_NAMING, namer)

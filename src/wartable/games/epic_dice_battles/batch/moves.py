"""What the seat to act may decide, as numbers of the catalogue, in the order of the readable rules."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.autumn import marching_choices
from wartable.games.epic_dice_battles.batch.battle import battle_choices
from wartable.games.epic_dice_battles.batch.battles import calling_choices, follow_up_choices, naming_choices
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.end import village_choices
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.regroup import regroup_choices
from wartable.games.epic_dice_battles.batch.setup import start_choices
from wartable.games.epic_dice_battles.batch.spring import building_choices, spring_choices
from wartable.games.epic_dice_battles.batch.summer import feeding_choices
from wartable.games.epic_dice_battles.batch.winter import winter_choices

__all__ = ["legal_moves"]


@compiled
def legal_moves(box: Ints, row: Ints, moves: Ints) -> int:
    """List the legal actions in `moves`; how many there are."""
    stage = row[at.STAGE]
    if row[at.SEAT] == at.NOBODY:
        return 0
    if stage == at.FIGHTING:
        return _fighting_choices(box, row, moves)
    if stage == at.SPRING:
        return spring_choices(box, row, moves)
    if stage == at.MARCHING:
        return marching_choices(box, row, moves)
    if stage == at.WINTER:
        return winter_choices(box, row, moves)
    if stage == at.BUILDING:
        return building_choices(box, row, moves)
    if stage == at.FEEDING:
        return feeding_choices(box, row, moves)
    if stage == at.CALLING:
        return calling_choices(box, row, moves)
    if stage == at.NAMING:
        return naming_choices(box, row, moves)
    if stage == at.VILLAGES:
        return village_choices(box, row, row[at.OWNER], moves)
    return start_choices(box, row, moves)


@compiled
def _fighting_choices(box: Ints, row: Ints, moves: Ints) -> int:
    if row[at.PHASE] == at.REGROUP:
        return regroup_choices(box, row, moves)
    if row[at.PHASE] == at.FOLLOW_UP:
        return follow_up_choices(box, row, moves)
    return battle_choices(box, row, moves)

"""What a decision or a roll does to a row: the chapter of the present stage, then whatever follows by itself."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.autumn import march
from wartable.games.epic_dice_battles.batch.battle import choose_in_battle, dice_to_roll, roll_in_battle
from wartable.games.epic_dice_battles.batch.battles import after_battle, call, follow_up, name_battle, to_naming
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.end import finish_final_battle, return_die, roll_villages
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import mat_of
from wartable.games.epic_dice_battles.batch.regroup import begin_regroup, lay
from wartable.games.epic_dice_battles.batch.setup import choose_start
from wartable.games.epic_dice_battles.batch.spring import build, choose_in_spring
from wartable.games.epic_dice_battles.batch.summer import give_up
from wartable.games.epic_dice_battles.batch.winter import act
from wartable.games.epic_dice_battles.batch.year import move_on

__all__ = ["dice_of", "make_move", "roll"]


@compiled
def make_move(box: Ints, row: Ints, action: int, room: Ints) -> None:
    """A legal decision of the seat to act, up to the next decision or roll; `room` is for lists of moves."""
    stage, kind = row[at.STAGE], box[at.KIND_OF + action]
    rest = action - box[at.FIRSTS + kind]
    if stage == at.FIGHTING:
        _fight(box, row, action, kind, room)
    elif stage == at.SPRING:
        choose_in_spring(box, row, action, room)
    elif stage == at.MARCHING:
        march(box, row, kind, rest)
    elif stage == at.WINTER:
        act(box, row, rest)
    elif stage == at.BUILDING:
        build(box, row, kind, rest)
    elif stage == at.FEEDING:
        give_up(box, row, kind, rest)
    elif stage == at.CALLING:
        call(box, row, kind)
    elif stage == at.NAMING:
        name_battle(box, row, rest, room)
    elif stage == at.VILLAGES:
        return_die(box, row, rest, room)
    else:
        choose_start(box, row, rest)
    _settle(box, row, room)


@compiled
def dice_of(row: Ints) -> int:
    """How many dice fall now, where nobody is to act; 0 while the first player is to be drawn and after the end."""
    if row[at.STAGE] == at.FIGHTING:
        return dice_to_roll(row)
    return row[mat_of(row[at.OWNER]) + at.AT_VILLAGES] if row[at.STAGE] == at.VILLAGES else 0


@compiled
def roll(box: Ints, row: Ints, faces: Ints, room: Ints) -> None:
    """Dice have fallen, counted by `faces`."""
    if row[at.STAGE] == at.VILLAGES:
        roll_villages(box, row, faces, room)
    else:
        roll_in_battle(box, row, faces, room)
    _settle(box, row, room)


@compiled
def _fight(box: Ints, row: Ints, action: int, kind: int, room: Ints) -> None:
    if row[at.PHASE] == at.FOLLOW_UP:
        follow_up(box, row, kind, room)
    elif row[at.PHASE] == at.REGROUP:
        lay(box, row, action, room)
    else:
        choose_in_battle(box, row, action, room)


@compiled
def _settle(box: Ints, row: Ints, room: Ints) -> None:
    """Whatever follows without a decision or a roll."""
    while True:
        stage = row[at.STAGE]
        if stage == at.TURN_OVER:
            move_on(box, row, room)
        elif stage == at.TO_NAMING:
            to_naming(box, row, room)
        elif stage == at.FIGHTING and row[at.PHASE] == at.DECIDED:
            if row[at.KIND] == at.FINAL:
                finish_final_battle(box, row)
            else:
                begin_regroup(box, row, room)
        elif stage == at.FIGHTING and row[at.PHASE] == at.REGROUP and not row[at.REGROUPS]:
            after_battle(box, row)
        else:
            return

"""States of the readable rules as rows of the batch."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.components import Purchase
from wartable.games.epic_dice_battles.state import (
    STAGES,
    Battle,
    BattleKind,
    Calling,
    Clash,
    Deployment,
    Feeding,
    Fight,
    Fighting,
    Marching,
    Mat,
    Naming,
    Over,
    Phase,
    Regroup,
    Side,
    Slot,
    Spring,
    SpringStep,
    Stage,
    State,
    Villages,
    Winter,
)

__all__ = ["ENDINGS", "row_of"]

ENDINGS = ("", "last-standing", "points", "final-battle")


def row_of(state: State) -> Ints:
    """A state as a row."""
    row = np.zeros(at.ROW_SIZE, np.int64)
    stage = state.stage
    row[at.YEAR], row[at.FIRST], row[at.STAGE] = state.year, state.first, STAGES.index(type(stage))
    row[at.SEAT] = at.NOBODY if stage.seat is None else stage.seat
    for seat, mat in enumerate(state.mats):
        _lay_mat(row[at.MATS + seat * at.MAT_SIZE :], mat)
    _lay_stage(row, stage)
    return row


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _lay(row: Ints, first: int, numbers: Iterable[int]) -> None:
    for place, number in enumerate(numbers, first):
        row[place] = number


def _lay_mat(row: Ints, mat: Mat) -> None:
    row[at.RICE], row[at.MONEY], row[at.HONOR], row[at.RICE_MARKER] = mat.rice, mat.money, mat.honor, mat.rice_marker
    row[at.ACTION_DICE], row[at.CASTLES], row[at.OFFICERS] = mat.action_dice, _bits(mat.castles), mat.officers
    row[at.AT_VILLAGES], row[at.TOKENS_LEFT], row[at.IS_OUT] = mat.villages, mat.tokens_left, mat.is_out
    row[at.DICE_GONE] = mat.dice_gone
    _lay(row, at.SPENT, mat.spent)
    _lay(row, at.REGIONS, [at.NOBODY if region is None else region for region in mat.regions])
    for place, slot in enumerate(mat.slots):
        if slot is not None:
            _lay_slot(row[at.SLOTS + place * at.SLOT_SIZE :], slot)


def _lay_slot(row: Ints, slot: Slot) -> None:
    row[at.NUMBER], row[at.SHIELDS], row[at.NUMBER_UP] = slot.number, slot.shields, slot.is_number_up
    _lay(row, at.DICE, slot.dice)
    _lay(row, at.TOKENS, slot.tokens)
    _lay(row, at.FACE_UP, slot.face_up)
    if slot.number_seen is not None:
        seen = slot.number_seen
        row[at.SEEN_NUMBER], row[at.SEEN_YEAR], row[at.SEEN_SURE] = seen.number, seen.year, seen.sure
    if slot.tokens_seen is not None:
        row[at.TOKENS_YEAR] = slot.tokens_seen.year
        _lay(row, at.TOKENS_SEEN, slot.tokens_seen.tokens)


def _lay_stage(row: Ints, stage: Stage) -> None:
    match stage:
        case Winter():
            row[at.WINTER_DICE] = stage.dice
        case Spring():
            _lay_spring(row, stage)
        case Feeding():
            row[at.MISSING], row[at.FED] = stage.missing, 0 if stage.slot is None else stage.slot + 1
        case Marching():
            row[at.PASSED] = _bits(seat for seat, has_passed in enumerate(stage.passed) if has_passed)
            _lay(row, at.TIRED, [_bits(number - 1 for number in numbers) for numbers in stage.tired])
            row[at.LEADING], row[at.RELIEVED] = stage.leading or 0, _bits(stage.relieved)
        case Calling():
            row[at.CALLED] = stage.region
            for seat, region in stage.questions:
                row[at.QUESTIONS + seat] |= 1 << region
            _lay_fights(row, stage.fights)
        case Naming():
            _lay_fights(row, stage.fights)
        case Fighting():
            row[at.NAMER] = stage.namer or 0
            _lay_fights(row, stage.fights)
            _lay_battle(row, stage.battle)
        case Villages():
            row[at.OWNER], row[at.RETURNING] = stage.owner, stage.returning
        case Over():
            row[at.WINNERS], row[at.HOW] = _bits(stage.winners), ENDINGS.index(stage.how)
            _lay(row, at.SCORES, stage.scores)
        case _:
            pass


def _lay_spring(row: Ints, stage: Spring) -> None:
    assert stage.before is not None, "a row has all that is secret"
    _lay_mat(row[at.BEFORE :], stage.before)
    row[at.MAY_RENUMBER], row[at.SUPPORTED] = stage.may_renumber, _bits(number - 1 for number in stage.supported)
    row[at.STEP] = list(SpringStep).index(stage.step)
    row[at.BUYING] = 0 if stage.buying is None else list(Purchase).index(stage.buying) + 1
    row[at.SPIED] = 0 if stage.spied is None else stage.spied + 1
    row[at.NUMBERED] = len(stage.numbers)
    _lay(row, at.NUMBERS, stage.numbers)


def _lay_fights(row: Ints, fights: tuple[Fight, ...]) -> None:
    row[at.OPEN_FIGHTS] = _bits(fight.region for fight in fights if not fight.is_siege)
    row[at.SIEGES] = _bits(fight.region for fight in fights if fight.is_siege)
    row[at.RELIEFS] = _bits(fight.region for fight in fights if fight.is_relief)


def _lay_battle(row: Ints, battle: Battle) -> None:
    row[at.KIND], row[at.PHASE] = list(BattleKind).index(battle.kind), list(Phase).index(battle.phase)
    row[at.REGION], row[at.USABLE] = battle.region or 0, battle.usable[0] + 2 * battle.usable[1]
    row[at.ATTACKER], row[at.FLANK], row[at.FIGHTERS] = battle.attacker, battle.flank, _bits(battle.fighters)
    row[at.VOLLEY], row[at.ROUND], row[at.GATE] = battle.volley, battle.round, battle.gate
    row[at.STORMING] = 0 if battle.storming is None else battle.storming + 1
    row[at.CALLED_OFF], row[at.SIDE_COUNT] = battle.is_called_off, len(battle.sides)
    for place, side in enumerate(battle.sides):
        _lay_side(row[at.SIDES + place * at.SIDE_SIZE :], side)
    if battle.regroup is not None:
        _lay_regroup(row, battle.sides[battle.regroup.side], battle.regroup)


def _lay_side(row: Ints, side: Side) -> None:
    row[at.SIDE_SEAT], row[at.SIDE_SLOTS], row[at.SIDE_SHIELDS] = side.seat, _bits(side.slots), side.shields
    row[at.ABSORBED], row[at.HONORABLE] = side.absorbed, side.is_honorable
    for slot, (flank1, flank2) in zip(side.slots, side.flanks, strict=True):
        row[at.HAD_FLANK_1] |= flank1 << slot
        row[at.HAD_FLANK_2] |= flank2 << slot
    _lay(row, at.UNITS_IN, [count for units in side.lines for count in units])
    if side.clash is not None:
        _lay_clash(row, side.clash)
    if side.deployment is not None:
        _lay_deployment(row, side.deployment)


def _lay_clash(row: Ints, clash: Clash) -> None:
    row[at.CLASHES], row[at.COUNT], row[at.ROLLED] = 1, clash.count, clash.roll is not None
    row[at.KILLS], row[at.HITS] = clash.kills, clash.hits
    for die in clash.roll or ():
        row[at.ROLL + die - 1] += 1
    for die in clash.dice:
        row[at.OPEN_DICE + die - 1] += 1
    for die, unit, bonus in clash.assigned:
        row[at.ASSIGNED + ((die - 1) * at.UNIT_COUNT + unit) * 2 + bonus] += 1
    _lay(row, at.PLAIN, clash.plain)
    _lay(row, at.BONUS, clash.bonus)
    _lay(row, at.STANDING, clash.standing)


def _lay_deployment(row: Ints, deployment: Deployment) -> None:
    row[at.DEPLOYS], row[at.UNDECIDED], row[at.READY] = 1, deployment.undecided, deployment.is_ready
    row[at.ESCORTED] = 0 if deployment.escorted is None else deployment.escorted + 1
    _lay(row, at.DEPLOYED_DICE, deployment.dice)
    _lay(row, at.LEFT, deployment.left)
    _lay(row, at.DEPLOYED, [count for units in deployment.lines for count in units])
    _lay(row, at.DISCARDED, deployment.discarded)
    for slot, line in deployment.sent:
        row[at.SENT + slot * at.LINE_COUNT + line] += 1
    for slot, unit in deployment.away:
        row[at.AWAY + slot * at.UNIT_COUNT + unit] += 1


def _lay_regroup(row: Ints, side: Side, regroup: Regroup) -> None:
    assert regroup.tokens_left is not None, "a row has all that is secret"
    assert regroup.tokens is not None, "a row has all that is secret"
    row[at.REGROUPS], row[at.LAYING_SIDE], row[at.DICE_TO_LAY] = 1, regroup.side, regroup.dice_left
    row[at.SHIELDS_TO_LAY], row[at.LAID], row[at.NEXT_FLANK] = (
        regroup.shields_left,
        len(regroup.dice),
        regroup.next_flank,
    )
    _lay(row, at.TOKENS_TO_LAY, regroup.tokens_left)
    for slot, dice in zip(side.slots, regroup.dice, strict=False):
        _lay(row, at.LAID_DICE + slot * at.LINE_COUNT, dice)
    for slot, shields in zip(side.slots, regroup.shields, strict=False):
        row[at.LAID_SHIELDS + slot] = shields
    for slot, tokens in zip(side.slots, regroup.tokens, strict=False):
        _lay(row, at.LAID_TOKENS + slot * at.UNIT_COUNT, tokens)

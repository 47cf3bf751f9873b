"""The course of a battle, in the field or before walls, up to its last round (ED-56 to ED-69, ED-80 to ED-85)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.clash import (
    assign,
    begin_arrows,
    begin_flank_melee,
    begin_main,
    begin_stars,
    clash_choices,
    deciding_side,
    finish,
    has_units,
    line_of,
    lose,
    roll_clash,
    rolling_side,
    side_at,
)
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.deployment import (
    begin_deployment,
    deployment_choices,
    has_begun,
    reveal_all,
    take_deployment,
    undecided_side,
)
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import (
    armies_in,
    bit_count,
    castle_owner,
    clear_battle,
    mat_of,
    present,
    slot_of,
    total,
)

__all__ = ["battle_choices", "choose_in_battle", "dice_to_roll", "meet", "proceed", "roll_in_battle", "set_siege"]


@compiled
def meet(box: Ints, row: Ints, region: int, is_relief: bool) -> None:
    """The armies of a field meet: before the walls, or in the open (ED-56, ED-69)."""
    here, owner = present(box, row, region), castle_owner(box, row, region)
    _begin(row, at.OPEN, region, at.DEPLOY)
    for step in range(box[at.PLAYERS]):
        seat = (row[at.FIRST] + step) % box[at.PLAYERS]
        if here >> seat & 1:
            _add_side(box, row, seat, region)
    if bit_count(here) > 2:
        # ED-69: as in a narrow pass, without walls.
        return
    row[at.USABLE] = box[at.USABLE_IN + region]
    if owner == at.NOBODY or not here >> owner & 1:
        return
    if box[at.MAY_SALLY]:
        row[at.PHASE] = at.WALLS
    elif not is_relief:
        # ED-56: who was there first is inside; who comes to a besieger meets him in the open.
        _go_behind_walls(box, row)


@compiled
def set_siege(box: Ints, row: Ints, region: int, attacker: int) -> None:
    """An army attacks a castle that the reserve defends (ED-57)."""
    owner = castle_owner(box, row, region)
    _begin(row, at.SIEGE, region, at.FLANKS)
    for step in range(box[at.PLAYERS]):
        seat = (row[at.FIRST] + step) % box[at.PLAYERS]
        if seat == attacker:
            row[at.ATTACKER] = row[at.SIDE_COUNT]
            _add_side(box, row, seat, region)
        elif seat == owner:
            row[side_at(row[at.SIDE_COUNT]) + at.SIDE_SEAT] = owner
            row[at.SIDE_COUNT] += 1


@compiled
def battle_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """What the seat to act may decide in a battle, up to its last round; how many choices there are."""
    phase = row[at.PHASE]
    if phase == at.WALLS:
        moves[0], moves[1] = box[at.FIRSTS + at.TAKE_WALLS], box[at.FIRSTS + at.TAKE_FIELD]
        return 2
    if phase == at.FLANKS:
        return _flank_choices(box, row, moves)
    if phase == at.DEPLOY:
        return deployment_choices(box, row, moves)
    if phase == at.AT_GATE:
        return _gate_choices(box, row, moves)
    return clash_choices(box, row, moves)


@compiled
def choose_in_battle(box: Ints, row: Ints, action: int, room: Ints) -> None:
    """The battle after a decision, at the next decision or roll, or decided."""
    kind = box[at.KIND_OF + action]
    rest = action - box[at.FIRSTS + kind]
    if kind == at.TAKE_WALLS:
        _go_behind_walls(box, row)
    elif kind == at.TAKE_FIELD:
        row[at.PHASE] = at.DEPLOY
    elif kind == at.OPEN_FLANKS:
        row[at.PHASE], row[at.USABLE] = at.DEPLOY, rest // 2 + 2 * (rest % 2)
    elif kind == at.ASSIGN_DIE:
        assign(box, row, rest // 2 % at.UNIT_COUNT, rest % 2)
    elif kind == at.LOSE:
        lose(row, rest)
    elif kind == at.STORM_GATE:
        row[at.STORMING] = rest + 1
    elif kind == at.CALL_OFF:
        row[at.PHASE], row[at.CALLED_OFF] = at.DECIDED, 1
    else:
        take_deployment(box, row, action, room)
    proceed(box, row, room)


@compiled
def dice_to_roll(row: Ints) -> int:
    """How many dice fall next."""
    return 1 if row[at.PHASE] == at.AT_GATE else row[side_at(rolling_side(row)) + at.COUNT]


@compiled
def roll_in_battle(box: Ints, row: Ints, faces: Ints, room: Ints) -> None:
    """The battle after dice have fallen; `faces` counts them."""
    if row[at.PHASE] == at.AT_GATE:
        die = 0
        while not faces[die]:
            die += 1
        _storm(box, row, die)
    else:
        roll_clash(box, row, faces)
    proceed(box, row, room)


@compiled
def proceed(box: Ints, row: Ints, room: Ints) -> None:
    """Go on until somebody has to decide or to roll, or the battle is decided."""
    row[at.SEAT] = at.NOBODY
    while True:
        phase = row[at.PHASE]
        if phase == at.WALLS:
            row[at.SEAT] = castle_owner(box, row, row[at.REGION])
            return
        if phase == at.FLANKS:
            # Nobody is asked where everybody can see that no flank has dice.
            if _flank_choices(box, row, room) > 1:
                row[at.SEAT] = row[side_at(1 - row[at.ATTACKER]) + at.SIDE_SEAT]
                return
            row[at.PHASE], row[at.USABLE] = at.DEPLOY, 0
        elif phase == at.DEPLOY:
            if not has_begun(row):
                begin_deployment(box, row, room)
            undecided = undecided_side(row)
            if undecided != at.NOBODY:
                row[at.SEAT] = row[side_at(undecided) + at.SIDE_SEAT]
                return
            reveal_all(box, row)
            begin_arrows(box, row)
        elif phase == at.AT_GATE:
            if not row[at.STORMING]:
                row[at.SEAT] = row[side_at(row[at.ATTACKER]) + at.SIDE_SEAT]
            return
        elif phase == at.DECIDED or rolling_side(row) != at.NOBODY:
            return
        else:
            deciding = deciding_side(row)
            if deciding != at.NOBODY:
                row[at.SEAT] = row[side_at(deciding) + at.SIDE_SEAT]
                return
            finish(row)
            _to_next_phase(row)


@compiled
def _begin(row: Ints, kind: int, region: int, phase: int) -> None:
    clear_battle(row)
    row[at.KIND], row[at.REGION], row[at.PHASE], row[at.FLANK] = kind, region, phase, 1


@compiled
def _add_side(box: Ints, row: Ints, seat: int, region: int) -> None:
    """The force of a seat in a region, before anything is decided."""
    mat, side = mat_of(seat), side_at(row[at.SIDE_COUNT])
    slots = armies_in(box, row, mat, region)
    row[side + at.SIDE_SEAT], row[side + at.SIDE_SLOTS] = seat, slots
    for place in range(box[at.ARMY_LIMIT]):
        if slots >> place & 1:
            slot = slot_of(mat, place)
            row[side + at.SIDE_SHIELDS] += row[slot + at.SHIELDS]
            row[side + at.HAD_FLANK_1] |= (row[slot + at.DICE + 1] > 0) << place
            row[side + at.HAD_FLANK_2] |= (row[slot + at.DICE + 2] > 0) << place
    row[at.SIDE_COUNT] += 1


@compiled
def _go_behind_walls(box: Ints, row: Ints) -> None:
    owner = castle_owner(box, row, row[at.REGION])
    row[at.KIND], row[at.PHASE] = at.SIEGE, at.FLANKS
    row[at.ATTACKER] = 0 if row[side_at(0) + at.SIDE_SEAT] != owner else 1


@compiled
def _flank_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """ED-80: any of the flanks; one that nobody can have dice in stays closed."""
    first, count = box[at.FIRSTS + at.OPEN_FLANKS], 0
    one, two = _can_have_dice(box, row, 1), _can_have_dice(box, row, 2)
    for flank1 in range(2):
        for flank2 in range(2):
            if (one or not flank1) and (two or not flank2):
                moves[count] = first + 2 * flank1 + flank2
                count += 1
    return count


@compiled
def _can_have_dice(box: Ints, row: Ints, flank: int) -> bool:
    """Whether an army may have dice in a flank, as far as the defender knows before the numbers are shown."""
    for number in range(row[at.SIDE_COUNT]):
        side = side_at(number)
        mat, slots = mat_of(row[side + at.SIDE_SEAT]), row[side + at.SIDE_SLOTS]
        for place in range(box[at.ARMY_LIMIT]):
            slot = slot_of(mat, place)
            is_there = slots >> place & 1 if number != row[at.ATTACKER] else _may_stand_here(row, mat, slot)
            if is_there and row[slot + at.DICE + flank]:
                return True
    return False


@compiled
def _may_stand_here(row: Ints, mat: int, slot: int) -> int:
    """Whether an army may be in the region for those who do not see its number (ED-15)."""
    if not row[slot + at.NUMBER]:
        return 0
    is_known = row[slot + at.NUMBER_UP] or (row[slot + at.SEEN_NUMBER] and row[slot + at.SEEN_SURE])
    return 1 if not is_known or row[mat + at.REGIONS + row[slot + at.NUMBER] - 1] == row[at.REGION] else 0


@compiled
def _gate_choices(box: Ints, row: Ints, moves: Ints) -> int:
    main, count = line_of(side_at(row[at.ATTACKER]), 0), 0
    for unit in range(at.UNIT_COUNT):
        if row[main + unit]:
            moves[count] = box[at.FIRSTS + at.STORM_GATE] + unit
            count += 1
    moves[count] = box[at.FIRSTS + at.CALL_OFF]
    return count + 1


@compiled
def _to_next_phase(row: Ints) -> None:
    """What follows a volley or a round."""
    phase, alive = row[at.PHASE], 0
    for place in range(row[at.SIDE_COUNT]):
        alive += has_units(row, side_at(place))
    if alive <= 1:
        row[at.PHASE] = at.DECIDED
    elif phase == at.ARROWS and row[at.KIND] == at.SIEGE:
        _to_gate(row)
    elif phase == at.ARROWS:
        _to_flank(row, 1)
    elif phase == at.STARS and _meet_in_flank(row, row[at.FLANK]):
        begin_flank_melee(row, row[at.FLANK])
    elif phase == at.MAIN:
        begin_main(row)
    else:
        _to_flank(row, row[at.FLANK] + 1)


@compiled
def _to_flank(row: Ints, flank: int) -> None:
    """Flank against flank, #1 first, where both sides have troops; then the main combat (ED-63, ED-65)."""
    for number in range(flank, at.LINE_COUNT):
        if _meet_in_flank(row, number):
            begin_stars(row, number)
            return
    begin_main(row)


@compiled
def _meet_in_flank(row: Ints, flank: int) -> bool:
    if row[at.SIDE_COUNT] != 2:
        return False
    one, other = line_of(side_at(0), flank), line_of(side_at(1), flank)
    return total(row, one, at.UNIT_COUNT) > 0 and total(row, other, at.UNIT_COUNT) > 0


@compiled
def _has_main_line(row: Ints) -> bool:
    return total(row, line_of(side_at(row[at.ATTACKER]), 0), at.UNIT_COUNT) > 0


@compiled
def _to_gate(row: Ints) -> None:
    """The attacker chooses what to send; with only flank units left the siege is called off (ED-82)."""
    if _has_main_line(row):
        row[at.PHASE] = at.AT_GATE
    else:
        row[at.PHASE], row[at.CALLED_OFF] = at.DECIDED, 1


@compiled
def _storm(box: Ints, row: Ints, face: int) -> None:
    """What the unit at the gate did (ED-82, ED-83)."""
    unit = row[at.STORMING] - 1
    attacker = side_at(row[at.ATTACKER])
    fate = box[at.FATES + (face * at.UNIT_COUNT + unit) * 2]
    row[at.STORMING] = 0
    if fate == at.DIES:
        row[line_of(attacker, 0) + unit] -= 1
        if not _has_main_line(row):
            row[at.PHASE] = at.DECIDED
            row[at.CALLED_OFF] = has_units(row, attacker)
            return
    else:
        row[at.GATE] += fate
    if row[at.GATE] >= box[at.GATE_STRENGTH]:
        _to_flank(row, 1)
    else:
        begin_arrows(box, row)

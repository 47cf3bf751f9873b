"""After a battle: honor, shields, the castle, and the survivors in their armies (ED-66 to ED-68, ED-84, ED-85)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.clash import has_units, line_of, side_at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import bit_count, castle_owner, mat_of, remove_slot, slot_of, total

__all__ = ["begin_regroup", "lay", "regroup_choices"]


@compiled
def begin_regroup(box: Ints, row: Ints, room: Ints) -> None:
    """The battle is decided: honor, spoils, ruins; then the survivors are laid out."""
    row[at.PHASE] = at.REGROUP
    for number in range(row[at.SIDE_COUNT]):
        side = side_at(number)
        # ED-66: who loses with samurai in the battle gains honor.
        if row[side + at.HONORABLE] and not has_units(row, side):
            row[mat_of(row[side + at.SIDE_SEAT]) + at.HONOR] += 1
    _destroy_castle(box, row)
    _share_shields(box, row)
    for number in range(row[at.SIDE_COUNT]):
        side = side_at(number)
        if not has_units(row, side):
            for place in range(box[at.ARMY_LIMIT]):
                if row[side + at.SIDE_SLOTS] >> place & 1:
                    remove_slot(row, mat_of(row[side + at.SIDE_SEAT]), place)
    _to_next_side(box, row, 0, room)


@compiled
def regroup_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """Dice army by army and flank by flank, then shields, then tokens (ED-68); how many choices there are."""
    side = side_at(row[at.LAYING_SIDE])
    if row[at.NEXT_FLANK] < at.LINE_COUNT:
        return _flank_choices(box, row, side, moves)
    if row[at.LAID] < bit_count(row[side + at.SIDE_SLOTS]):
        return _army_choices(box, row, side, moves)
    if row[at.SHIELDS_TO_LAY]:
        return _shield_choices(box, row, side, moves)
    for unit in range(at.UNIT_COUNT):
        if row[at.TOKENS_TO_LAY + unit]:
            return _token_choices(box, row, side, unit, moves)
    return 0


@compiled
def lay(box: Ints, row: Ints, action: int, room: Ints) -> None:
    """One step of laying out; the next side follows when all is laid."""
    _take(box, row, action)
    if _settle(box, row, room) == 0:
        _lay_out(box, row)
        _to_next_side(box, row, row[at.LAYING_SIDE] + 1, room)


@compiled
def _to_next_side(box: Ints, row: Ints, begin: int, room: Ints) -> None:
    """The next side with survivors and armies lays them out; a castle reserve has none."""
    for number in range(begin, row[at.SIDE_COUNT]):
        side = side_at(number)
        if row[side + at.SIDE_SLOTS] and has_units(row, side):
            _start(row, number)
            if _settle(box, row, room):
                row[at.SEAT] = row[side + at.SIDE_SEAT]
                return
            _lay_out(box, row)
    for field in range(at.LAYING, at.ROW_SIZE):
        row[field] = 0
    row[at.SEAT] = at.NOBODY


@compiled
def _start(row: Ints, number: int) -> None:
    """The regrouping of a side before its first decision."""
    side = side_at(number)
    for field in range(at.LAYING, at.ROW_SIZE):
        row[field] = 0
    row[at.REGROUPS], row[at.LAYING_SIDE], row[at.NEXT_FLANK] = 1, number, at.LINE_COUNT
    row[at.DICE_TO_LAY] = total(row, side + at.UNITS_IN, at.LINE_COUNT * at.UNIT_COUNT)
    row[at.SHIELDS_TO_LAY] = row[side + at.SIDE_SHIELDS]
    for line in range(at.LINE_COUNT):
        for unit in range(1, at.UNIT_COUNT):
            row[at.TOKENS_TO_LAY + unit] += row[line_of(side, line) + unit]


@compiled
def _settle(box: Ints, row: Ints, room: Ints) -> int:
    """Take the steps that everybody can see leave no choice; how many choices there are then."""
    while True:
        count = regroup_choices(box, row, room)
        if count == 0:
            return 0
        if box[at.KIND_OF + room[0]] == at.LAY_TOKEN:
            # Who has room for a token depends on where the others lie, which is secret: ask, unless one army is left.
            if _armies_left(box, row) != 1:
                return count
        elif count > 1:
            return count
        _take(box, row, room[0])


@compiled
def _destroy_castle(box: Ints, row: Ints) -> None:
    """ED-84: the castle falls with its last defender, unless nobody is left to take it."""
    if row[at.KIND] != at.SIEGE or row[at.CALLED_OFF]:
        return
    attacker, defender = side_at(row[at.ATTACKER]), side_at(1 - row[at.ATTACKER])
    if has_units(row, attacker) and not has_units(row, defender):
        owner = castle_owner(box, row, row[at.REGION])
        row[mat_of(owner) + at.CASTLES] &= ~(1 << row[at.REGION])


@compiled
def _share_shields(box: Ints, row: Ints) -> None:
    """ED-67: used shields go; the losers' others go to the winner."""
    alive, last, spoils = 0, 0, 0
    for number in range(row[at.SIDE_COUNT]):
        side = side_at(number)
        used = (row[side + at.ABSORBED] + box[at.ABSORBS] - 1) // box[at.ABSORBS]
        row[side + at.SIDE_SHIELDS] -= used
        row[side + at.ABSORBED] = 0
        spoils += row[side + at.SIDE_SHIELDS]
        if has_units(row, side):
            alive += 1
            last = number
    if alive == 1:
        for number in range(row[at.SIDE_COUNT]):
            row[side_at(number) + at.SIDE_SHIELDS] = spoils if number == last else 0


@compiled
def _slot_number(side_slots: int, number: int) -> int:
    """The slot that is the how-manieth of a side, from 0."""
    place = 0
    while True:
        if side_slots >> place & 1:
            if number == 0:
                return place
            number -= 1
        place += 1


@compiled
def _dice_laid(row: Ints, place: int) -> int:
    return total(row, at.LAID_DICE + place * at.LINE_COUNT, at.LINE_COUNT)


@compiled
def _armies_left(box: Ints, row: Ints) -> int:
    """How many armies have dice."""
    count = 0
    for place in range(box[at.ARMY_LIMIT]):
        count += _dice_laid(row, place) > 0
    return count


@compiled
def _army_choices(box: Ints, row: Ints, side: int, moves: Ints) -> int:
    slots, left, limit = row[side + at.SIDE_SLOTS], row[at.DICE_TO_LAY], box[at.ARMY_DICE]
    place, armies_after = _slot_number(slots, row[at.LAID]), bit_count(slots) - row[at.LAID] - 1
    first, count = box[at.FIRSTS + at.LAY_ARMY] + place * (limit + 1), 0
    for dice in range(max(0, left - limit * armies_after), min(limit, left) + 1):
        moves[count] = first + dice
        count += 1
    return count


@compiled
def _flank_choices(box: Ints, row: Ints, side: int, moves: Ints) -> int:
    """ED-68: only flanks that had dice before; ED-6: no more in both than in the main line."""
    flank, place = row[at.NEXT_FLANK], _slot_number(row[side + at.SIDE_SLOTS], row[at.LAID] - 1)
    had = row[side + (at.HAD_FLANK_1 if flank == 1 else at.HAD_FLANK_2)] >> place & 1
    laid_in_first = row[at.LAID_DICE + place * at.LINE_COUNT + 1]
    most = _dice_laid(row, place) // 2 - laid_in_first if had else 0
    first = box[at.FIRSTS + at.LAY_FLANK] + (2 * place + flank - 1) * (box[at.ARMY_DICE] + 1)
    for dice in range(most + 1):
        moves[dice] = first + dice
    return most + 1


@compiled
def _shield_choices(box: Ints, row: Ints, side: int, moves: Ints) -> int:
    count = 0
    for place in range(box[at.ARMY_LIMIT]):
        if row[side + at.SIDE_SLOTS] >> place & 1 and _dice_laid(row, place):
            moves[count] = box[at.FIRSTS + at.LAY_SHIELD] + place
            count += 1
    return count


@compiled
def _token_choices(box: Ints, row: Ints, side: int, unit: int, moves: Ints) -> int:
    count = 0
    for place in range(box[at.ARMY_LIMIT]):
        tokens = total(row, at.LAID_TOKENS + place * at.UNIT_COUNT, at.UNIT_COUNT)
        if row[side + at.SIDE_SLOTS] >> place & 1 and tokens < _dice_laid(row, place):
            moves[count] = box[at.FIRSTS + at.LAY_TOKEN] + unit * box[at.ARMY_LIMIT] + place
            count += 1
    return count


@compiled
def _take(box: Ints, row: Ints, action: int) -> None:
    kind = box[at.KIND_OF + action]
    rest = action - box[at.FIRSTS + kind]
    most = box[at.ARMY_DICE] + 1
    if kind == at.LAY_ARMY:
        row[at.LAID_DICE + rest // most * at.LINE_COUNT] = rest % most
        row[at.DICE_TO_LAY] -= rest % most
        row[at.LAID] += 1
        row[at.NEXT_FLANK] = 1
    elif kind == at.LAY_FLANK:
        dice = at.LAID_DICE + rest // (2 * most) * at.LINE_COUNT
        row[dice] -= rest % most
        row[dice + row[at.NEXT_FLANK]] += rest % most
        row[at.NEXT_FLANK] += 1
    elif kind == at.LAY_SHIELD:
        row[at.LAID_SHIELDS + rest] += 1
        row[at.SHIELDS_TO_LAY] -= 1
    else:
        unit, place = rest // box[at.ARMY_LIMIT], rest % box[at.ARMY_LIMIT]
        row[at.LAID_TOKENS + place * at.UNIT_COUNT + unit] += 1
        row[at.TOKENS_TO_LAY + unit] -= 1


@compiled
def _lay_out(box: Ints, row: Ints) -> None:
    """The armies after the battle, face down again (ED-16, ED-68)."""
    side = side_at(row[at.LAYING_SIDE])
    mat, is_alone = mat_of(row[side + at.SIDE_SEAT]), _armies_left(box, row) == 1
    for place in range(box[at.ARMY_LIMIT]):
        if not row[side + at.SIDE_SLOTS] >> place & 1:
            continue
        if _dice_laid(row, place) == 0:
            remove_slot(row, mat, place)
            continue
        slot = slot_of(mat, place)
        for line in range(at.LINE_COUNT):
            row[slot + at.DICE + line] = row[at.LAID_DICE + place * at.LINE_COUNT + line]
        for unit in range(at.UNIT_COUNT):
            tokens = row[at.LAID_TOKENS + place * at.UNIT_COUNT + unit]
            row[slot + at.TOKENS + unit], row[slot + at.FACE_UP + unit] = tokens, 0
            # With one army left everybody knows what it has; with more, nobody knows which token lies where.
            row[slot + at.TOKENS_SEEN + unit] = tokens if is_alone else 0
        row[slot + at.TOKENS_YEAR] = row[at.YEAR] if is_alone else 0
        row[slot + at.SHIELDS], row[slot + at.NUMBER_UP] = row[at.LAID_SHIELDS + place], 0

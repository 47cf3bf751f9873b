"""Spring: troops, officers, spies and castles (ED-30 to ED-35, ED-22)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import (
    army_count,
    army_regions,
    end_turn,
    foreign_regions,
    list_all,
    mat_of,
    open_lines,
    set_stage,
    slot_of,
    supply,
    total,
)
from wartable.games.epic_dice_battles.batch.scouting import opponents, reveal, secrets
from wartable.games.epic_dice_battles.batch.support import support_cost

__all__ = ["begin_spring", "build", "building_choices", "choose_in_spring", "spring_choices"]


@compiled
def begin_spring(row: Ints, seat: int) -> None:
    """A seat begins to buy; the others see its mat as it is now until it has bought all (ED-17)."""
    mat = mat_of(seat)
    set_stage(row, at.SPRING, seat)
    row[at.MAY_RENUMBER] = row[mat + at.OFFICERS] > 0
    for field in range(at.MAT_SIZE):
        row[at.BEFORE + field] = row[mat + field]


@compiled
def spring_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """What the present step of a spring offers; how many choices there are."""
    step = row[at.STEP]
    if step == at.MENU:
        return _menu(box, row, moves)
    if step == at.PUT_DIE:
        return _die_places(box, row, moves)
    if step == at.PUT_TOKEN:
        return _token_places(box, row, moves)
    if step == at.SCOUTING:
        return opponents(box, row, moves)
    if step == at.REVEALING:
        return secrets(box, row, moves)
    return _numbers(box, row, moves)


@compiled
def choose_in_spring(box: Ints, row: Ints, action: int, room: Ints) -> None:
    """One step of a spring; steps without a choice are taken along (nobody else sees them)."""
    _take_step(box, row, action)
    while row[at.STAGE] == at.SPRING and row[at.STEP] != at.MENU and spring_choices(box, row, room) == 1:
        _take_step(box, row, room[0])


@compiled
def building_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """The castles of ED-35, or none; how many choices there are."""
    regions = _buildable_regions(box, row, row[at.SEAT])
    count = list_all(moves, 0, box[at.FIRSTS + at.BUILD], regions, box[at.REGION_COUNT])
    moves[count] = box[at.FIRSTS + at.END_SPRING]
    return count + 1


@compiled
def build(box: Ints, row: Ints, kind: int, region: int) -> None:
    """A castle is built, or the spring of the seat ends."""
    seat = row[at.SEAT]
    if kind == at.END_SPRING:
        end_turn(row, at.IN_SPRING, seat)
        return
    mat = mat_of(seat)
    row[mat + at.CASTLES] |= 1 << region
    row[mat + at.RICE] -= box[at.CASTLE_RICE]
    _to_building(box, row, seat)


@compiled
def _buildable_regions(box: Ints, row: Ints, seat: int) -> int:
    """The bits of where a seat may build a castle now (ED-35)."""
    mat = mat_of(seat)
    # ED-1: a castle needs a die for its marker.
    if row[mat + at.RICE] < box[at.CASTLE_RICE] or supply(box, row, mat) < 1:
        return 0
    taken = foreign_regions(box, row, seat)
    for other in range(box[at.PLAYERS]):
        taken |= row[mat_of(other) + at.CASTLES]
    return army_regions(box, row, mat) & ~taken


@compiled
def _to_building(box: Ints, row: Ints, seat: int) -> None:
    if _buildable_regions(box, row, seat):
        set_stage(row, at.BUILDING, seat)
    else:
        end_turn(row, at.IN_SPRING, seat)


@compiled
def _menu(box: Ints, row: Ints, moves: Ints) -> int:
    seat, count = row[at.SEAT], 0
    mat = mat_of(seat)
    foreign = foreign_regions(box, row, seat)
    for_die, for_shield = _rice_for_die(box, row, mat, foreign), _least_support(box, row, mat, foreign, False)
    for purchase in range(at.SHIELD + 1):
        support, price = for_shield if purchase == at.SHIELD else for_die, at.PRICES + 3 * purchase
        # ED-30: footmen do not count against the limit.
        if support == at.NO_COST or not (row[mat + at.TOKENS_LEFT] or purchase == at.FOOTMAN):
            continue
        can_pay = row[mat + at.RICE] >= box[price] + support
        if can_pay and row[mat + at.MONEY] >= box[price + 1] and row[mat + at.HONOR] >= box[price + 2]:
            moves[count] = box[at.FIRSTS + at.BUY] + purchase
            count += 1
    if row[at.MAY_RENUMBER] and (army_count(box, row, mat) > 1 or _is_something_revealed(box, row, mat)):
        moves[count] = box[at.FIRSTS + at.RENUMBER]
        count += 1
    moves[count] = box[at.FIRSTS + at.END_BUYING]
    return count + 1


@compiled
def _least_support(box: Ints, row: Ints, mat: int, foreign: int, for_die: bool) -> int:
    """The least rice for a support line to an army, or to one that has room for a die; `NO_COST` if there is none."""
    least = at.NO_COST
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if not row[slot + at.NUMBER] or (for_die and not _lines(box, row, slot, False)):
            continue
        cost = support_cost(box, row, mat, slot, foreign)
        if cost != at.NO_COST and (least == at.NO_COST or cost < least):
            least = cost
    return least


@compiled
def _rice_for_die(box: Ints, row: Ints, mat: int, foreign: int) -> int:
    """The least rice for a support line with which a die finds a place; `NO_COST` if it finds none (ED-1, ED-33)."""
    if supply(box, row, mat) == 0:
        return at.NO_COST
    if _castles_for_new_army(box, row, mat):
        return 0
    return _least_support(box, row, mat, foreign, True)


@compiled
def _lines(box: Ints, row: Ints, slot: int, officer: bool) -> int:
    return open_lines(box, row[slot + at.DICE], row[slot + at.DICE + 1], row[slot + at.DICE + 2], officer)


@compiled
def _castles_for_new_army(box: Ints, row: Ints, mat: int) -> int:
    """The bits of the castles where an officer can set up a new army (ED-31)."""
    if not row[mat + at.OFFICERS] or army_count(box, row, mat) >= box[at.ARMY_LIMIT]:
        return 0
    # ED-1: it takes two dice, its marker and its troop.
    if supply(box, row, mat) < 2:
        return 0
    # Also where an opponent's army stands outside: the new army is inside (ED-56).
    return row[mat + at.CASTLES]


@compiled
def _is_something_revealed(box: Ints, row: Ints, mat: int) -> bool:
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if row[slot + at.NUMBER_UP] or total(row, slot + at.FACE_UP, at.UNIT_COUNT):
            return True
    return False


@compiled
def _die_places(box: Ints, row: Ints, moves: Ints) -> int:
    """Where the bought die may go (ED-31 to ED-33)."""
    seat, count = row[at.SEAT], 0
    mat, foreign = mat_of(seat), foreign_regions(box, row, seat)
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if not row[slot + at.NUMBER]:
            continue
        cost = support_cost(box, row, mat, slot, foreign)
        if cost == at.NO_COST or cost > row[mat + at.RICE]:
            continue
        lines = _lines(box, row, slot, row[mat + at.OFFICERS] > 0)
        count = list_all(moves, count, box[at.FIRSTS + at.PLACE_DIE] + place * at.LINE_COUNT, lines, at.LINE_COUNT)
    castles = _castles_for_new_army(box, row, mat)
    return list_all(moves, count, box[at.FIRSTS + at.RAISE_ARMY], castles, box[at.REGION_COUNT])


@compiled
def _token_places(box: Ints, row: Ints, moves: Ints) -> int:
    """Where the bought token or shield may go (ED-32, ED-33)."""
    seat, count = row[at.SEAT], 0
    mat, foreign = mat_of(seat), foreign_regions(box, row, seat)
    is_shield = row[at.BUYING] == at.SHIELD + 1
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        tokens, dice = total(row, slot + at.TOKENS, at.UNIT_COUNT), total(row, slot + at.DICE, at.LINE_COUNT)
        if not row[slot + at.NUMBER] or (not is_shield and tokens >= dice):
            continue
        cost = support_cost(box, row, mat, slot, foreign)
        if cost != at.NO_COST and cost <= row[mat + at.RICE]:
            moves[count] = box[at.FIRSTS + at.LAY_BOUGHT] + place
            count += 1
    return count


@compiled
def _numbers(box: Ints, row: Ints, moves: Ints) -> int:
    """The numbers left for the next slot while redistributing (ED-22)."""
    mat, armies, handed_out, numbers, place = mat_of(row[at.SEAT]), 0, 0, 0, 0
    for number in range(row[at.NUMBERED]):
        handed_out |= 1 << row[at.NUMBERS + number]
    for slot_place in range(box[at.ARMY_LIMIT]):
        number = row[slot_of(mat, slot_place) + at.NUMBER]
        if number:
            if armies == row[at.NUMBERED]:
                place = slot_place
            armies += 1
            numbers |= 1 << number
    count = 0
    for number in range(1, box[at.ARMY_LIMIT] + 1):
        if (numbers & ~handed_out) >> number & 1:
            moves[count] = box[at.FIRSTS + at.SET_NUMBER] + place * box[at.ARMY_LIMIT] + number - 1
            count += 1
    return count


@compiled
def _take_step(box: Ints, row: Ints, action: int) -> None:
    kind = box[at.KIND_OF + action]
    rest = action - box[at.FIRSTS + kind]
    if kind == at.BUY:
        _pay(box, row, rest)
    elif kind == at.PLACE_DIE:
        _put_die(box, row, rest // at.LINE_COUNT, rest % at.LINE_COUNT)
    elif kind == at.RAISE_ARMY:
        _raise_army(row, rest)
    elif kind == at.LAY_BOUGHT:
        _put_token(box, row, rest)
    elif kind == at.RENUMBER:
        _turn_down(box, row)
    elif kind == at.SET_NUMBER:
        _set_number(box, row, rest % box[at.ARMY_LIMIT] + 1)
    elif kind == at.END_BUYING:
        _end_buying(box, row)
    elif kind == at.SCOUT and rest > 0:
        row[at.STEP], row[at.SPIED] = at.REVEALING, (row[at.SEAT] + rest) % box[at.PLAYERS] + 1
    else:
        if kind == at.REVEAL:
            reveal(row, rest // 2, rest % 2 == 1)
        _back_to_menu(row)


@compiled
def _back_to_menu(row: Ints) -> None:
    row[at.STEP] = at.MENU
    row[at.BUYING] = row[at.SPIED] = row[at.NUMBERED] = 0
    for place in range(at.ARMIES):
        row[at.NUMBERS + place] = 0


@compiled
def _pay(box: Ints, row: Ints, purchase: int) -> None:
    mat, price = mat_of(row[at.SEAT]), at.PRICES + 3 * purchase
    row[mat + at.RICE] -= box[price]
    row[mat + at.MONEY] -= box[price + 1]
    row[mat + at.HONOR] -= box[price + 2]
    # ED-30: footmen do not count against the limit, shields do.
    row[mat + at.TOKENS_LEFT] -= purchase != at.FOOTMAN
    row[at.STEP] = at.PUT_TOKEN if purchase == at.SHIELD else at.PUT_DIE
    row[at.BUYING] = purchase + 1


@compiled
def _put_die(box: Ints, row: Ints, place: int, line: int) -> None:
    mat = mat_of(row[at.SEAT])
    slot = slot_of(mat, place)
    _pay_support(box, row, mat, slot)
    # ED-31: an officer opens the flank that this die is the first of.
    if line > 0 and row[slot + at.DICE + line] == 0:
        row[mat + at.OFFICERS] -= 1
    row[slot + at.DICE + line] += 1
    _after_die(row)


@compiled
def _raise_army(row: Ints, region: int) -> None:
    mat, place, number = mat_of(row[at.SEAT]), 0, 0
    while row[slot_of(mat, place) + at.NUMBER]:
        place += 1
    # ED-7: the lowest free number.
    while row[mat + at.REGIONS + number] != at.NOBODY:
        number += 1
    slot = slot_of(mat, place)
    row[slot + at.NUMBER], row[slot + at.DICE] = number + 1, 1
    row[mat + at.REGIONS + number] = region
    row[mat + at.OFFICERS] -= 1
    _after_die(row)


@compiled
def _after_die(row: Ints) -> None:
    if row[at.BUYING] == at.FOOTMAN + 1:
        _back_to_menu(row)
    else:
        row[at.STEP] = at.PUT_TOKEN


@compiled
def _put_token(box: Ints, row: Ints, place: int) -> None:
    mat, bought = mat_of(row[at.SEAT]), row[at.BUYING] - 1
    slot = slot_of(mat, place)
    _pay_support(box, row, mat, slot)
    if bought == at.SHIELD:
        row[slot + at.SHIELDS] += 1
    else:
        row[slot + at.TOKENS + bought] += 1
    # ED-34: a bought ninja spies at once.
    if bought == at.NINJA:
        row[at.STEP] = at.SCOUTING
    else:
        _back_to_menu(row)


@compiled
def _pay_support(box: Ints, row: Ints, mat: int, slot: int) -> None:
    """Pay the support line of an army once (ED-33)."""
    cost = support_cost(box, row, mat, slot, foreign_regions(box, row, row[at.SEAT]))
    if cost > 0:
        row[mat + at.RICE] -= cost
        row[at.SUPPORTED] |= 1 << (row[slot + at.NUMBER] - 1)


@compiled
def _turn_down(box: Ints, row: Ints) -> None:
    """ED-22: what was revealed is turned down, and the numbers are handed out anew."""
    mat = mat_of(row[at.SEAT])
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        row[slot + at.NUMBER_UP] = 0
        for unit in range(at.UNIT_COUNT):
            row[slot + at.FACE_UP + unit] = 0
    row[at.STEP], row[at.MAY_RENUMBER], row[at.NUMBERED] = at.NUMBERING, 0, 0


@compiled
def _set_number(box: Ints, row: Ints, number: int) -> None:
    mat, handed_out = mat_of(row[at.SEAT]), 0
    row[at.NUMBERS + row[at.NUMBERED]] = number
    row[at.NUMBERED] += 1
    if row[at.NUMBERED] < army_count(box, row, mat):
        return
    # Only now do the slots change: a number is never on two slots.
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if row[slot + at.NUMBER]:
            row[slot + at.NUMBER] = row[at.NUMBERS + handed_out]
            handed_out += 1
    _back_to_menu(row)


@compiled
def _end_buying(box: Ints, row: Ints) -> None:
    seat = row[at.SEAT]
    mat = mat_of(seat)
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        # ED-22: the others cannot know whether the numbers were redistributed.
        if row[at.BEFORE + at.OFFICERS] and not row[slot + at.NUMBER_UP]:
            row[slot + at.SEEN_SURE] = 0
    for good in range(3):
        row[mat + at.SPENT + good] = row[at.BEFORE + good] - row[mat + good]
    # ED-22: unused officers are gone.
    row[mat + at.OFFICERS] = 0
    for field in range(at.MAT_SIZE):
        row[at.BEFORE + field] = 0
    _to_building(box, row, seat)

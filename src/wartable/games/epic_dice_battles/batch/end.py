"""The end of autumn and of the game: villages, elimination, points, the final battle (ED-70 to ED-74)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.battle import proceed
from wartable.games.epic_dice_battles.batch.clash import begin_arrows, has_units, line_of, side_at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import (
    army_count,
    bit_count,
    clear_battle,
    controlled_regions,
    end_turn,
    list_all,
    mat_of,
    open_lines,
    partly_controlled_regions,
    set_stage,
    show_number,
    show_tokens,
    slot_of,
    total,
)

__all__ = [
    "begin_villages",
    "check_out",
    "finish_final_battle",
    "finish_game",
    "points_of",
    "return_die",
    "roll_villages",
    "village_choices",
]


@compiled
def begin_villages(row: Ints, seat: int) -> None:
    """The dice of a seat at the villages are about to be rolled (ED-70)."""
    if row[mat_of(seat) + at.AT_VILLAGES]:
        set_stage(row, at.VILLAGES, at.NOBODY)
        row[at.OWNER] = seat
    else:
        end_turn(row, at.IN_VILLAGES, seat)


@compiled
def roll_villages(box: Ints, row: Ints, faces: Ints, room: Ints) -> None:
    """Lost dice go to the supply (by a house rule: out of the game), free villages bring honor and the die back."""
    mat, freed, lost = mat_of(row[at.OWNER]), 0, 0
    for face in range(at.FACES):
        if face + 1 >= box[at.FREED]:
            freed += faces[face]
        elif face + 1 <= box[at.LOST]:
            lost += faces[face]
    row[mat + at.AT_VILLAGES] -= freed + lost
    row[mat + at.HONOR] += freed * box[at.VILLAGE_HONOR]
    if box[at.LOST_DIE_IS_GONE]:
        row[mat + at.DICE_GONE] += lost
    _ask_for_places(box, row, row[at.OWNER], freed, room)


@compiled
def village_choices(box: Ints, row: Ints, owner: int, moves: Ints) -> int:
    """Lines of any army that can take the returning die (ED-32, ED-70); how many choices there are."""
    mat, count = mat_of(owner), 0
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if row[slot + at.NUMBER]:
            dice = slot + at.DICE
            lines = open_lines(box, row[dice], row[dice + 1], row[dice + 2], False)
            count = list_all(moves, count, box[at.FIRSTS + at.RETURN_DIE] + place * at.LINE_COUNT, lines, at.LINE_COUNT)
    return count


@compiled
def return_die(box: Ints, row: Ints, rest: int, room: Ints) -> None:
    """A die that freed a village joins an army."""
    owner, dice = row[at.OWNER], row[at.RETURNING]
    _put_die(row, owner, rest)
    _ask_for_places(box, row, owner, dice - 1, room)


@compiled
def check_out(box: Ints, row: Ints) -> None:
    """Who has neither army nor castle is out, at once; the game may be over (ED-71, ED-72)."""
    fallen, left = 0, 0
    for seat in range(box[at.PLAYERS]):
        mat = mat_of(seat)
        if row[mat + at.IS_OUT]:
            continue
        if row[mat + at.CASTLES] or army_count(box, row, mat):
            left |= 1 << seat
        else:
            fallen |= 1 << seat
            _empty(row, mat)
    if fallen and bit_count(left) <= 1:
        # ED-72: nobody left: those who went out last share the victory.
        _end(box, row, left if left else fallen, at.LAST_STANDING)


@compiled
def finish_game(box: Ints, row: Ints, room: Ints) -> None:
    """The calendar has reached the end: most points wins, tied players fight (ED-73, ED-74)."""
    best, tied, armed = -1, 0, 0
    for seat in range(box[at.PLAYERS]):
        points = points_of(box, row, seat)
        if not row[mat_of(seat) + at.IS_OUT] and points >= best:
            tied = 1 << seat | (tied if points == best else 0)
            best = points
    for seat in range(box[at.PLAYERS]):
        if tied >> seat & 1 and army_count(box, row, mat_of(seat)):
            armed |= 1 << seat
    if bit_count(tied) == 1:
        _end(box, row, tied, at.BY_POINTS)
    elif bit_count(armed) < 2:
        # ED-74: who has no dice loses to those who have.
        _end(box, row, armed if armed else tied, at.BY_FINAL_BATTLE)
    else:
        _begin_final_battle(box, row, armed, room)


@compiled
def finish_final_battle(box: Ints, row: Ints) -> None:
    """The last side standing wins; nobody left: those of the last round share (ED-74)."""
    alive, fighters = 0, 0
    for place in range(row[at.SIDE_COUNT]):
        side = side_at(place)
        if has_units(row, side):
            alive |= 1 << row[side + at.SIDE_SEAT]
        if row[at.FIGHTERS] >> place & 1:
            fighters |= 1 << row[side + at.SIDE_SEAT]
    _end(box, row, alive if alive else fighters, at.BY_FINAL_BATTLE)


@compiled
def _end(box: Ints, row: Ints, winners: int, how: int) -> None:
    clear_battle(row)
    set_stage(row, at.OVER, at.NOBODY)
    row[at.WINNERS], row[at.HOW] = winners, how
    for seat in range(box[at.PLAYERS]):
        row[at.SCORES + seat] = points_of(box, row, seat)


@compiled
def points_of(box: Ints, row: Ints, seat: int) -> int:
    """Points of a seat (ED-73)."""
    found = box[at.POINTS_CONTROLLED] * controlled_regions(box, row, seat)
    found += box[at.POINTS_PARTIAL] * partly_controlled_regions(box, row, seat)
    found += box[at.POINTS_ARMY] * army_count(box, row, mat_of(seat))
    marker = _marker(row, seat)
    for other in range(box[at.PLAYERS]):
        if other != seat and _marker(row, other) >= marker:
            return found
    return found + box[at.POINTS_MARKER]


@compiled
def _marker(row: Ints, seat: int) -> int:
    mat = mat_of(seat)
    return 0 if row[mat + at.IS_OUT] else row[mat + at.RICE_MARKER]


@compiled
def _put_die(row: Ints, owner: int, rest: int) -> None:
    row[slot_of(mat_of(owner), rest // at.LINE_COUNT) + at.DICE + rest % at.LINE_COUNT] += 1


@compiled
def _ask_for_places(box: Ints, row: Ints, owner: int, dice: int, room: Ints) -> None:
    """Ask where a returning die goes; without room it goes to the supply, without a choice by itself."""
    while dice:
        count = village_choices(box, row, owner, room)
        if count > 1:
            set_stage(row, at.VILLAGES, owner)
            row[at.OWNER], row[at.RETURNING] = owner, dice
            return
        if count == 0:
            break
        _put_die(row, owner, room[0] - box[at.FIRSTS + at.RETURN_DIE])
        dice -= 1
    end_turn(row, at.IN_VILLAGES, owner)


@compiled
def _empty(row: Ints, mat: int) -> None:
    """ED-71: out with all dice and resources."""
    for field in (at.RICE, at.MONEY, at.HONOR, at.RICE_MARKER, at.ACTION_DICE, at.OFFICERS, at.AT_VILLAGES):
        row[mat + field] = 0
    row[mat + at.TOKENS_LEFT], row[mat + at.IS_OUT] = 0, 1


@compiled
def _begin_final_battle(box: Ints, row: Ints, armed: int, room: Ints) -> None:
    set_stage(row, at.FIGHTING, at.NOBODY)
    row[at.KIND], row[at.FLANK] = at.FINAL, 1
    for step in range(box[at.PLAYERS]):
        seat = (row[at.FIRST] + step) % box[at.PLAYERS]
        if armed >> seat & 1:
            _add_whole_force(box, row, seat)
    begin_arrows(box, row)
    proceed(box, row, room)


@compiled
def _add_whole_force(box: Ints, row: Ints, seat: int) -> None:
    """ED-74: all dice in one main line; ninjas count as footmen."""
    side, mat = side_at(row[at.SIDE_COUNT]), mat_of(seat)
    main = line_of(side, 0)
    row[side + at.SIDE_SEAT] = seat
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if not row[slot + at.NUMBER]:
            continue
        show_number(row, slot)
        show_tokens(row, slot)
        row[side + at.SIDE_SHIELDS] += row[slot + at.SHIELDS]
        footmen = total(row, slot + at.DICE, at.LINE_COUNT)
        for unit in range(at.UNIT_COUNT):
            if unit != at.NINJA:
                row[main + unit] += row[slot + at.TOKENS + unit]
                footmen -= row[slot + at.TOKENS + unit]
        row[main + at.FOOTMAN] += footmen
    row[at.SIDE_COUNT] += 1

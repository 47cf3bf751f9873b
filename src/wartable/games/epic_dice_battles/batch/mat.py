"""Counting and changing what lies on the mats and the board: dice, lines, tokens, armies (ED-1, ED-6, ED-25)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints

__all__ = [
    "armies_in",
    "army_count",
    "army_regions",
    "bit_count",
    "castle_owner",
    "clear_battle",
    "controlled_regions",
    "end_turn",
    "first_in_turn",
    "foreign_regions",
    "left_of",
    "list_all",
    "mat_of",
    "next_in_turn",
    "open_lines",
    "partly_controlled_regions",
    "present",
    "remove_slot",
    "remove_token",
    "set_stage",
    "show_number",
    "show_tokens",
    "slot_of",
    "supply",
    "total",
]


@compiled
def list_all(moves: Ints, count: int, first: int, members: int, size: int) -> int:
    """Add an action for every member of a set, by its bits, to so many moves; how many there are then."""
    for number in range(size):
        if members >> number & 1:
            moves[count] = first + number
            count += 1
    return count


@compiled
def bit_count(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@compiled
def mat_of(seat: int) -> int:
    """Where the mat of a seat begins."""
    return at.MATS + seat * at.MAT_SIZE


@compiled
def slot_of(mat: int, place: int) -> int:
    """Where a slot of a mat begins."""
    return mat + at.SLOTS + place * at.SLOT_SIZE


@compiled
def total(row: Ints, first: int, count: int) -> int:
    """The sum of so many numbers that lie side by side."""
    found = 0
    for place in range(first, first + count):
        found += row[place]
    return found


@compiled
def set_stage(row: Ints, stage: int, seat: int) -> None:
    """Another stage, about which nothing is said yet."""
    for place in range(at.STAGE_BEGIN, at.STAGE_END):
        row[place] = 0
    row[at.STAGE], row[at.SEAT] = stage, seat


@compiled
def end_turn(row: Ints, season: int, seat: int) -> None:
    """A seat has finished a season."""
    set_stage(row, at.TURN_OVER, seat)
    row[at.SEASON_OVER] = season


@compiled
def clear_battle(row: Ints) -> None:
    """No battle is fought any more."""
    for place in range(at.BATTLE, at.ROW_SIZE):
        row[place] = 0


@compiled
def army_count(box: Ints, row: Ints, mat: int) -> int:
    """Armies on the board."""
    count = 0
    for place in range(box[at.ARMY_LIMIT]):
        if row[slot_of(mat, place) + at.NUMBER]:
            count += 1
    return count


@compiled
def supply(box: Ints, row: Ints, mat: int) -> int:
    """Dice that lie nowhere else (ED-1): not actions, rice marker, reserve, markers, troops or villages."""
    used = 1 + box[at.RESERVE_DICE] + row[mat + at.ACTION_DICE] + row[mat + at.AT_VILLAGES] + row[mat + at.DICE_GONE]
    used += bit_count(row[mat + at.CASTLES])
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if row[slot + at.NUMBER]:
            used += 1 + total(row, slot + at.DICE, at.LINE_COUNT)
    return box[at.DICE_OF_PLAYER] - used


@compiled
def open_lines(box: Ints, main: int, flank1: int, flank2: int, officer: bool) -> int:
    """The bits of the lines a die may be added to (ED-6, ED-32); an officer opens an empty flank (ED-31)."""
    if main + flank1 + flank2 >= box[at.ARMY_DICE]:
        return 0
    if flank1 + flank2 >= main:
        return 1
    if officer:
        return 7
    return 1 + 2 * (flank1 > 0) + 4 * (flank2 > 0)


@compiled
def remove_slot(row: Ints, mat: int, place: int) -> None:
    """An army is gone: its number and its die on the board are free again (ED-7)."""
    slot = slot_of(mat, place)
    row[mat + at.REGIONS + row[slot + at.NUMBER] - 1] = at.NOBODY
    for field in range(slot, slot + at.SLOT_SIZE):
        row[field] = 0


@compiled
def remove_token(row: Ints, slot: int, unit: int) -> None:
    """An army has a token less; one that lies face up goes first."""
    if row[slot + at.FACE_UP + unit]:
        row[slot + at.FACE_UP + unit] -= 1
    row[slot + at.TOKENS + unit] -= 1


@compiled
def show_number(row: Ints, slot: int) -> None:
    """The number of an army lies face up, which everybody will remember (ED-16)."""
    row[slot + at.NUMBER_UP] = 1
    row[slot + at.SEEN_NUMBER], row[slot + at.SEEN_YEAR], row[slot + at.SEEN_SURE] = row[slot], row[at.YEAR], 1


@compiled
def show_tokens(row: Ints, slot: int) -> None:
    """The tokens of an army lie face up, which everybody will remember (ED-16)."""
    row[slot + at.TOKENS_YEAR] = row[at.YEAR]
    for unit in range(at.UNIT_COUNT):
        row[slot + at.FACE_UP + unit] = row[slot + at.TOKENS_SEEN + unit] = row[slot + at.TOKENS + unit]


@compiled
def armies_in(box: Ints, row: Ints, mat: int, region: int) -> int:
    """The bits of the slots whose army stands in a region."""
    found = 0
    for place in range(box[at.ARMY_LIMIT]):
        number = row[slot_of(mat, place) + at.NUMBER]
        if number and row[mat + at.REGIONS + number - 1] == region:
            found |= 1 << place
    return found


@compiled
def army_regions(box: Ints, row: Ints, mat: int) -> int:
    """The bits of the regions where armies of a mat stand."""
    found = 0
    for number in range(box[at.ARMY_LIMIT]):
        region = row[mat + at.REGIONS + number]
        if region != at.NOBODY:
            found |= 1 << region
    return found


@compiled
def foreign_regions(box: Ints, row: Ints, seat: int) -> int:
    """The bits of the regions where an opponent's army stands."""
    found = 0
    for other in range(box[at.PLAYERS]):
        if other != seat:
            found |= army_regions(box, row, mat_of(other))
    return found


@compiled
def present(box: Ints, row: Ints, region: int) -> int:
    """The bits of the seats with an army in a region."""
    found = 0
    for seat in range(box[at.PLAYERS]):
        if army_regions(box, row, mat_of(seat)) >> region & 1:
            found |= 1 << seat
    return found


@compiled
def castle_owner(box: Ints, row: Ints, region: int) -> int:
    """Whose castle stands in a region; `NOBODY` where none does."""
    for seat in range(box[at.PLAYERS]):
        if row[mat_of(seat) + at.CASTLES] >> region & 1:
            return seat
    return at.NOBODY


@compiled
def controlled_regions(box: Ints, row: Ints, seat: int) -> int:
    """How many regions a seat controls (ED-25)."""
    return bit_count(row[mat_of(seat) + at.CASTLES] & ~foreign_regions(box, row, seat))


@compiled
def partly_controlled_regions(box: Ints, row: Ints, seat: int) -> int:
    """How many regions a seat controls only partially (ED-25)."""
    return bit_count(row[mat_of(seat) + at.CASTLES] & foreign_regions(box, row, seat))


@compiled
def first_in_turn(box: Ints, row: Ints) -> int:
    """The first player, or the next to the left who is still in the game (ED-18)."""
    seat = row[at.FIRST]
    while row[mat_of(seat) + at.IS_OUT]:
        seat = (seat + 1) % box[at.PLAYERS]
    return seat


@compiled
def next_in_turn(box: Ints, row: Ints, seat: int) -> int:
    """The next seat of a season that every player plays once; `NOBODY` after the last."""
    for step in range(1, box[at.PLAYERS]):
        following = (seat + step) % box[at.PLAYERS]
        if following == row[at.FIRST]:
            break
        if not row[mat_of(following) + at.IS_OUT]:
            return following
    return at.NOBODY


@compiled
def left_of(box: Ints, row: Ints, seat: int) -> int:
    """The next player to the left who is not out; the same one where nobody else is left."""
    following = (seat + 1) % box[at.PLAYERS]
    while row[mat_of(following) + at.IS_OUT]:
        following = (following + 1) % box[at.PLAYERS]
    return following

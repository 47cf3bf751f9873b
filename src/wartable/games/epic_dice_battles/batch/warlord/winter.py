"""The first choices of a match and of a year: heuristics/start.py and heuristics/winter.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import bit_count, mat_of, supply
from wartable.games.epic_dice_battles.batch.warlord import lore
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.looking import army_of, feeding_cost, striker
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Thoughts

__all__ = ["best_actions", "best_starts"]

_ALIKE, _ALIKE_AT_FIRST = 0.94, 0.33
_OFFICERS_AT_FIRST = 2


@compiled
def best_starts(box: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    """Put the start regions with the most land around them first; how many there are."""
    free, best, first = 0, 0, box[at.FIRSTS + at.CHOOSE_START]
    for number in range(count):
        free |= 1 << (moves[number] - first)
    for number in range(count):
        if not free & ~thoughts.lore[lore.BETTER + moves[number] - first]:
            moves[best] = moves[number]
            best += 1
    return best


@compiled
def best_actions(box: Ints, row: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    """Put the actions of about the greatest worth first; how many there are."""
    most, best, first = 0.0, 0, box[at.FIRSTS + at.ACT]
    for number in range(count):
        most = max(most, _worth(box, row, thoughts, moves[number] - first))
    alike = most * (_ALIKE_AT_FIRST if _may_vary(box, row, thoughts.notes) else _ALIKE)
    for number in range(count):
        if _worth(box, row, thoughts, moves[number] - first) >= alike:
            moves[best] = moves[number]
            best += 1
    return best


@compiled
def _may_vary(box: Ints, row: Ints, notes: Ints) -> bool:
    is_first = row[at.YEAR] == box[at.FIRST_YEAR]
    return is_first and box[at.PLAYERS] > 2 and row[notes[of.MAT] + at.OFFICERS] >= _OFFICERS_AT_FIRST


@compiled
def _worth(box: Ints, row: Ints, thoughts: Thoughts, action: int) -> float:
    if action == at.PRODUCE:
        return _worth_of_rice(box, row, thoughts.notes)
    if action == at.TRAIN:
        return _worth_of_officer(box, row, thoughts)
    if action == at.TRADE:
        return _worth_of_trade(box, row, thoughts.notes)
    if action == at.FREE_VILLAGE:
        return _worth_of_village(row, thoughts.notes)
    return 0.0


@compiled
def _worth_of_rice(box: Ints, row: Ints, notes: Ints) -> float:
    """A rice for every harvest that can still be spent, and at the end a point for the highest marker (ED-73)."""
    mat, years_left, others = notes[of.MAT], notes[of.YEARS_LEFT], 0
    for seat in range(box[at.PLAYERS]):
        if seat != notes[of.SEAT]:
            others = max(others, row[mat_of(seat) + at.RICE_MARKER])
    marker = row[mat + at.RICE_MARKER]
    can_lead = marker <= others < marker + row[mat + at.ACTION_DICE] + 1
    use = max(0.15, 1.0 - 0.05 * max(0, marker - 6))
    return 0.45 * years_left * use + (2.0 if years_left <= 1 and can_lead else 0.05)


@compiled
def _worth_of_officer(box: Ints, row: Ints, thoughts: Thoughts) -> float:
    """A new army: a point, and another hand to take land. Later a flank, and fresh secrets."""
    notes = thoughts.notes
    mat, years_left = notes[of.MAT], notes[of.YEARS_LEFT]
    officers = row[mat + at.OFFICERS]
    can_pay = row[mat + at.RICE] + row[mat + at.MONEY] > officers and supply(box, row, mat) >= 2 * (officers + 1)
    if notes[of.OWN] + officers < box[at.ARMY_LIMIT] and can_pay and row[mat + at.CASTLES]:
        return 9.0 if years_left else 4.0
    strongest = striker(thoughts, -1)
    if officers or strongest == at.NOBODY or not years_left:
        return 0.0
    army = army_of(strongest)
    has_flanks = notes[army + of.DICE + 1] or notes[army + of.DICE + 2]
    return 1.2 if notes[army + of.SIZE] >= 3 and not has_flanks else 0.3


@compiled
def _worth_of_trade(box: Ints, row: Ints, notes: Ints) -> float:
    """Money for tokens, from rice that castles and food do not need."""
    mat, has_room = notes[of.MAT], False
    castles = box[at.CASTLE_RICE] * bit_count(notes[of.SITES])
    hunger = max(0, feeding_cost(box, row, notes) - row[mat + at.RICE_MARKER])
    spare = row[mat + at.RICE] - castles - row[mat + at.OFFICERS] - hunger
    for number in range(notes[of.OWN]):
        has_room = has_room or notes[army_of(number) + of.TOKEN_COUNT] < box[at.ARMY_DICE]
    if spare < box[at.TRADE_RICE] or row[mat + at.MONEY] >= 4 or not has_room:
        return 0.0
    return 1.6 + 0.25 * min(spare - box[at.TRADE_RICE], 6)


@compiled
def _worth_of_village(row: Ints, notes: Ints) -> float:
    """Honor for samurai, and perhaps a die."""
    if notes[of.YEARS_LEFT] == 0 or row[notes[of.MAT] + at.AT_VILLAGES]:
        return 0.1
    return 1.3 if row[notes[of.MAT] + at.HONOR] == 0 else 0.6

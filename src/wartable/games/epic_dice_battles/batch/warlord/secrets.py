"""Spies and secrets: heuristics/secrets.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import mat_of, slot_of, total
from wartable.games.epic_dice_battles.batch.warlord import lore
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.looking import army_in_slot, army_of, striker
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Thoughts

__all__ = ["best_secret", "wants_new_numbers"]

_FAR = 9
_ALL = -1


@compiled
def best_secret(box: Ints, row: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    """Whom to spy on, what to turn up, or which number a slot gets."""
    if row[at.STEP] == at.NUMBERING:
        return _number(box, row, thoughts, moves, count)
    best, chosen = 0.0, 0
    for number in range(count):
        worth = _worth(box, row, thoughts, moves[number])
        if number == 0 or worth > best:
            best, chosen = worth, moves[number]
    return chosen


@compiled
def wants_new_numbers(box: Ints, row: Ints, thoughts: Thoughts) -> bool:
    """Hide again what was revealed; or bring the strongest army to the front, unseen."""
    notes, powers = thoughts.notes, thoughts.powers
    if notes[of.OWN] < 2:
        return False
    for place in range(box[at.ARMY_LIMIT]):
        if row[slot_of(notes[of.MAT], place) + at.NUMBER_UP]:
            return True
    strongest, foremost = 0, 0
    for number in range(1, notes[of.OWN]):
        if powers[number] > powers[strongest]:
            strongest = number
        if _to_prey(notes, number) < _to_prey(notes, foremost):
            foremost = number
    is_behind = _to_prey(notes, strongest) > _to_prey(notes, foremost)
    return is_behind and powers[strongest] >= powers[foremost] + 2


@compiled
def _to_prey(notes: Ints, number: int) -> int:
    return notes[of.TO_PREY + notes[army_of(number) + of.REGION]]


@compiled
def _worth(box: Ints, row: Ints, thoughts: Thoughts, move: int) -> float:
    if box[at.KIND_OF + move] == at.SCOUT:
        ahead = move - box[at.FIRSTS + at.SCOUT]
        return 10.0 - _fields_to(box, thoughts, ahead) if ahead else 0.0
    place, shows_tokens = divmod(move - box[at.FIRSTS + at.REVEAL], 2)
    slot = slot_of(mat_of(row[at.SPIED] - 1), place)
    if not shows_tokens:
        return total(row, slot + at.DICE, at.LINE_COUNT) - 1.0
    seen = total(row, slot + at.TOKENS_SEEN, at.UNIT_COUNT) if row[slot + at.TOKENS_YEAR] else 0
    # ED-15: how many tokens there are is in the open.
    return 2.0 * (total(row, slot + at.TOKENS, at.UNIT_COUNT) - seen)


@compiled
def _fields_to(box: Ints, thoughts: Thoughts, ahead: int) -> int:
    """Steps from the own striker to the nearest army of an opponent, who is so many seats ahead."""
    notes, nearest = thoughts.notes, _FAR
    seat, strongest = (notes[of.SEAT] + ahead) % box[at.PLAYERS], striker(thoughts, _ALL)
    apart = lore.APART + notes[army_of(strongest) + of.REGION] * at.MOST_REGIONS
    is_found = False
    for number in range(of.FIRST_FOE, of.FIRST_FOE + notes[of.FOES]):
        foe = army_of(number)
        if notes[foe + of.OWNER] == seat:
            fields = thoughts.lore[apart + notes[foe + of.REGION]]
            nearest = fields if not is_found else min(nearest, fields)
            is_found = True
    return nearest


@compiled
def _number(box: Ints, row: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    """The strongest of the armies still without a number goes where prey is nearest, the next to the next …"""
    notes, powers, first = thoughts.notes, thoughts.powers, box[at.FIRSTS + at.SET_NUMBER]
    own, rank = army_in_slot(notes, (moves[0] - first) // box[at.ARMY_LIMIT]), 0
    for number in range(own + 1, notes[of.OWN]):
        rank += powers[number] > powers[own]
    for chosen in range(count):
        nearer = 0
        for other in range(count):
            fields = _to_prey_of_number(box, row, notes, moves[chosen] - first)
            fields_of_other = _to_prey_of_number(box, row, notes, moves[other] - first)
            nearer += fields_of_other < fields or (fields_of_other == fields and other < chosen)
        if nearer == min(rank, count - 1):
            return moves[chosen]
    return moves[0]


@compiled
def _to_prey_of_number(box: Ints, row: Ints, notes: Ints, rest: int) -> int:
    """Steps to prey from where the die with a number stands."""
    return notes[of.TO_PREY + row[notes[of.MAT] + at.REGIONS + rest % box[at.ARMY_LIMIT]]]

"""Spring: what to buy, and where to put it: heuristics/spring.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import bit_count, slot_of, supply
from wartable.games.epic_dice_battles.batch.support import support_cost
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.looking import (
    army_in_slot,
    army_of,
    feeding_cost,
    fields_to_nearest,
    own_in,
    striker,
)
from wartable.games.epic_dice_battles.batch.warlord.secrets import best_secret, wants_new_numbers
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Thoughts

__all__ = ["best_in_spring"]

_CASTLES_TO_COME = 1
_TO_ORDER = (at.CAVALRY, at.ARCHER, at.NINJA)


@compiled
def best_in_spring(box: Ints, row: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    """What to do in the present step of the own spring."""
    step = row[at.STEP]
    if step == at.MENU:
        return _from_menu(box, row, thoughts, moves, count)
    if step not in (at.PUT_DIE, at.PUT_TOKEN):
        return best_secret(box, row, thoughts, moves, count)
    strongest, best, chosen = _striker(box, row, thoughts), 0.0, 0
    for number in range(count):
        if step == at.PUT_DIE:
            worth = _worth_of_place(box, row, thoughts, strongest, moves[number])
        else:
            army = army_in_slot(thoughts.notes, moves[number] - box[at.FIRSTS + at.LAY_BOUGHT])
            worth = thoughts.powers[army] + (5.0 if army == strongest else 0.0)
        if number == 0 or worth > best:
            best, chosen = worth, moves[number]
    return chosen


@compiled
def _from_menu(box: Ints, row: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    on_offer = 0
    for number in range(count):
        kind = box[at.KIND_OF + moves[number]]
        if kind == at.RENUMBER and wants_new_numbers(box, row, thoughts):
            return moves[number]
        if kind == at.BUY:
            on_offer |= 1 << (moves[number] - box[at.FIRSTS + at.BUY])
    wanted = _wanted(box, row, thoughts, on_offer)
    return box[at.FIRSTS + at.END_BUYING] if wanted == at.NOBODY else box[at.FIRSTS + at.BUY] + wanted


@compiled
def _wanted(box: Ints, row: Ints, thoughts: Thoughts, on_offer: int) -> int:
    """The next purchase, or `NOBODY`: tokens for the striker as long as there is money, then footmen."""
    strongest = _striker(box, row, thoughts)
    if _spare_dice(box, row, thoughts.notes) < 1:
        # A castle makes more of the last dice than any unit: only what takes no die is bought.
        on_offer &= 1 << at.SHIELD
    if strongest != at.NOBODY:
        wish = _wish(row, thoughts.notes, army_of(strongest), on_offer)
        if wish != at.NOBODY:
            return wish
    wants_footman = on_offer & 1 and _spare_rice(box, row, thoughts.notes) >= 1
    return at.FOOTMAN if wants_footman else at.NOBODY


@compiled
def _wish(row: Ints, notes: Ints, army: int, on_offer: int) -> int:
    """What makes an army stronger: first what takes a castle, then what it has least of."""
    tokens = army + of.TOKENS
    if notes[army + of.SHIELDS] == 0 and notes[army + of.SIZE] >= 4 and on_offer >> at.SHIELD & 1:
        return at.SHIELD
    if notes[army + of.TOKEN_COUNT] >= notes[army + of.SIZE] + 1:
        return at.NOBODY
    wants_both = notes[tokens + at.SAMURAI] > notes[tokens + at.SAMURAI_CAVALRY]
    if wants_both and on_offer >> at.SAMURAI_CAVALRY & 1:
        return at.SAMURAI_CAVALRY
    if on_offer >> at.SAMURAI & 1:
        return at.SAMURAI
    has_flank = notes[army + of.DICE + 1] or notes[army + of.DICE + 2] or row[notes[of.MAT] + at.OFFICERS] > 0
    best, chosen = 0.0, at.NOBODY
    for unit in _TO_ORDER:
        rarity = float(notes[tokens + unit])
        if unit == at.ARCHER:
            rarity += 0.5
        elif unit == at.NINJA:
            rarity += 1.0 if has_flank else 4.0
        if on_offer >> unit & 1 and (chosen == at.NOBODY or rarity < best):
            best, chosen = rarity, unit
    return chosen


@compiled
def _striker(box: Ints, row: Ints, thoughts: Thoughts) -> int:
    """The striker among the armies that something can be added to (ED-33)."""
    notes, found = thoughts.notes, 0
    mat = notes[of.MAT]
    for number in range(notes[of.OWN]):
        slot = slot_of(mat, notes[army_of(number) + of.PLACE])
        cost = support_cost(box, row, mat, slot, notes[of.FOREIGN])
        if cost != at.NO_COST and cost <= row[mat + at.RICE]:
            found |= 1 << number
    return striker(thoughts, found)


@compiled
def _spare_rice(box: Ints, row: Ints, notes: Ints) -> int:
    """Rice that neither castles nor food need this year."""
    mat = notes[of.MAT]
    castles = min(bit_count(notes[of.SITES]), supply(box, row, mat)) * box[at.CASTLE_RICE]
    return row[mat + at.RICE] - castles - max(0, feeding_cost(box, row, notes) - row[mat + at.RICE_MARKER])


@compiled
def _spare_dice(box: Ints, row: Ints, notes: Ints) -> int:
    """Dice that castles do not need (ED-1)."""
    to_come = _CASTLES_TO_COME if notes[of.YEARS_LEFT] else 0
    return supply(box, row, notes[of.MAT]) - bit_count(notes[of.SITES]) - to_come


@compiled
def _worth_of_place(box: Ints, row: Ints, thoughts: Thoughts, strongest: int, move: int) -> float:
    """New armies first, then the striker, then the smallest army; flanks where the main line stands firm."""
    notes = thoughts.notes
    if box[at.KIND_OF + move] == at.RAISE_ARMY:
        region = move - box[at.FIRSTS + at.RAISE_ARMY]
        free = (1 << box[at.REGION_COUNT]) - 1 & ~(notes[of.CASTLES] | notes[of.FOREIGN])
        fields = fields_to_nearest(box, thoughts.lore, region, free)
        return 10.0 - bit_count(own_in(notes, region)) - 0.1 * fields
    place, line = divmod(move - box[at.FIRSTS + at.PLACE_DIE], at.LINE_COUNT)
    number = army_in_slot(notes, place)
    army = army_of(number)
    worth = 5.0 if number == strongest else 3.0 - 0.1 * notes[army + of.SIZE]
    if line == 0:
        return worth + (0.0 if row[at.BUYING] == at.NINJA + 1 else 0.2)
    return worth + (0.4 if notes[army + of.SIZE] >= 4 else -1.0) - (0.0 if notes[army + of.DICE + line] else 0.1)

"""What armies are worth in battle: forces.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from math import exp, sqrt

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import total
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.sieges import NOT_COUNTED, chance_counted
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Thoughts

__all__ = ["chance_in_field", "chance_in_siege", "deploy", "deploy_reserve", "power"]

_POWER = (1.0, 1.35, 1.8, 1.3, 2.0, 2.5)
_FLANK, _SHIELD = 0.5, 0.8
_STEEPNESS, _RUIN = 1.45, 0.16
_WALLS, _ARCHER_BEHIND_WALLS = 1.0, 0.9
_COUNTED_DICE, _COUNTED_DICE_OF_ARMIES = 16, 9
_RESERVE = 2

_TO_FLANKS = (at.NINJA, at.CAVALRY, at.FOOTMAN, at.SAMURAI, at.SAMURAI_CAVALRY, at.ARCHER)
_TO_FLANKS_IN_A_STORM = (at.NINJA, at.FOOTMAN, at.ARCHER, at.CAVALRY, at.SAMURAI, at.SAMURAI_CAVALRY)


@compiled
def power(notes: Ints, dice: int, tokens: int, shields: int) -> float:
    """About how many footmen an army stands for; `dice` and `tokens` are where they lie in the notes."""
    of_units = 0.0
    for unit in range(at.UNIT_COUNT):
        of_units += notes[tokens + unit] * _POWER[unit]
    worth = total(notes, dice, at.LINE_COUNT) - total(notes, tokens, at.UNIT_COUNT) + of_units
    return worth + _FLANK * (notes[dice + 1] + notes[dice + 2]) + _SHIELD * min(shields, 2)


@compiled
def chance_in_field(mine: float, theirs: float) -> float:
    """About the probability that an army of one power beats an army of another in the open."""
    slope = _STEEPNESS / sqrt((mine + theirs) / 2)
    ahead = 1 / (1 + exp(slope * (theirs - mine)))
    return ahead * (1 - _RUIN * (1 - ahead))


@compiled
def deploy(notes: Ints, army: int, force: int, storms: bool) -> None:
    """Lay out an army, with its tokens on its dice, as a force (ED-61); before a castle the best stand in front."""
    dice, tokens = army + of.DICE, army + of.TOKENS
    for place in range(force, force + of.FORCE_SIZE):
        notes[place] = 0
    for unit in range(1, at.UNIT_COUNT):
        notes[force + unit] = notes[tokens + unit]
    notes[force] = total(notes, dice, at.LINE_COUNT) - total(notes, tokens, at.UNIT_COUNT)
    notes[force + of.FORCE_SHIELDS] = notes[army + of.SHIELDS]
    for number in range(at.UNIT_COUNT):
        unit = _TO_FLANKS_IN_A_STORM[number] if storms else _TO_FLANKS[number]
        for line in range(1, at.LINE_COUNT):
            flank = force + line * at.UNIT_COUNT
            moved = min(notes[force + unit], notes[dice + line] - total(notes, flank, at.UNIT_COUNT))
            notes[flank + unit] += moved
            notes[force + unit] -= moved
    # ED-60: the die of a ninja without a place in a flank stays as a footman.
    notes[force] += notes[force + at.NINJA]
    notes[force + at.NINJA] = 0


@compiled
def deploy_reserve(notes: Ints, force: int) -> None:
    """ED-57: who defends a castle without an army."""
    for place in range(force, force + of.FORCE_SIZE):
        notes[place] = 0
    notes[force + at.ARCHER] = _RESERVE


@compiled
def chance_in_siege(thoughts: Thoughts) -> float:
    """The probability that the defender's castle falls to the attacker, as they lie in the notes.

    Where it is not counted yet it is noted down to be counted, and anything is told.
    """
    notes = thoughts.notes
    most = _COUNTED_DICE if _is_reserve(notes, of.DEFENDER) else _COUNTED_DICE_OF_ARMIES
    if _dice_of(notes, of.ATTACKER) + _dice_of(notes, of.DEFENDER) > most:
        walls = _WALLS + _ARCHER_BEHIND_WALLS * notes[of.DEFENDER + at.ARCHER]
        return chance_in_field(_power_of(notes, of.ATTACKER), _power_of(notes, of.DEFENDER) + walls)
    chance = chance_counted(notes, thoughts.sieges, thoughts.chances, of.ATTACKER)
    if chance == NOT_COUNTED:
        _ask(notes)
    return chance


@compiled
def _ask(notes: Ints) -> None:
    asked = notes[of.ASKED]
    if asked < of.MOST_ASKED:
        goal = of.SIEGES_ASKED + asked * 2 * of.FORCE_SIZE
        for place in range(2 * of.FORCE_SIZE):
            notes[goal + place] = notes[of.ATTACKER + place]
        notes[of.ASKED] += 1


@compiled
def _is_reserve(notes: Ints, force: int) -> bool:
    return notes[force + at.ARCHER] == _RESERVE and total(notes, force, of.FORCE_SIZE) == _RESERVE


@compiled
def _dice_of(notes: Ints, force: int) -> int:
    return total(notes, force, at.LINE_COUNT * at.UNIT_COUNT)


@compiled
def _power_of(notes: Ints, force: int) -> float:
    dice, tokens = of.SUMMED, of.SUMMED + at.LINE_COUNT
    for place in range(at.LINE_COUNT + at.UNIT_COUNT):
        notes[dice + place] = 0
    for line in range(at.LINE_COUNT):
        for unit in range(at.UNIT_COUNT):
            count = notes[force + line * at.UNIT_COUNT + unit]
            notes[dice + line] += count
            if unit != at.FOOTMAN:
                notes[tokens + unit] += count
    return power(notes, dice, tokens, notes[force + of.FORCE_SHIELDS])

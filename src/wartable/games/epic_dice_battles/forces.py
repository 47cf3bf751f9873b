"""What an army is worth in battle: a quick measure for planning, and the odds where it is about to be decided."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, floor, sqrt

from wartable.games.epic_dice_battles.components import NO_UNITS, Counts, Unit
from wartable.games.epic_dice_battles.odds import Force, standard_calculator

__all__ = ["RESERVE", "Dice3", "added", "chance_in_field", "chance_in_siege", "deployed", "power", "rounded"]

Dice3 = tuple[int, int, int]
"""Dice in the main line, flank #1 and flank #2."""

RESERVE = Force((0, 2, 0, 0, 0, 0))
"""ED-57: who defends a castle without an army."""

# Measured with `odds` against six footmen: how many footmen a unit, a die in a flank or a shield stands for.
_POWER = (1.0, 1.35, 1.8, 1.3, 2.0, 2.5)
_FLANK = 0.5
_SHIELD = 0.8
# Of footmen against footmen the logarithm of won to lost battles grows with the difference over the root of the size.
_STEEPNESS = 1.45
# Between equals both are ruined in about one battle of twelve; between unequals hardly ever.
_RUIN = 0.16

# Fitted to the exact odds of 90 sieges of armies by armies (off by 8 points in the root of the mean square): how many
# footmen the walls stand for, and how many more for every archer behind them.
_WALLS = 1.0
_ARCHER_BEHIND_WALLS = 0.9
_GRID = 2**32
_COUNTED_DICE = 16
_COUNTED_DICE_OF_ARMIES = 9

_TO_FLANKS = (Unit.NINJA, Unit.CAVALRY, Unit.FOOTMAN, Unit.SAMURAI, Unit.SAMURAI_CAVALRY, Unit.ARCHER)
_TO_FLANKS_IN_A_STORM = (Unit.NINJA, Unit.FOOTMAN, Unit.ARCHER, Unit.CAVALRY, Unit.SAMURAI, Unit.SAMURAI_CAVALRY)
"""Who stands in a flank first; before a gate the best are needed in the main line."""


def added(numbers: Iterable[float]) -> float:
    """The sum, rounded term by term as the engine on arrays does it; `sum` is more exact from Python 3.12 on."""
    found = 0.0
    for number in numbers:
        found += number
    return found


@lru_cache(maxsize=16_384)
def power(dice: Dice3, tokens: Counts, shields: int = 0) -> float:
    """About how many footmen an army stands for in the field."""
    worth = sum(dice) - sum(tokens) + added(count * each for count, each in zip(tokens, _POWER, strict=True))
    return worth + _FLANK * (dice[1] + dice[2]) + _SHIELD * min(shields, 2)


def chance_in_field(mine: float, theirs: float) -> float:
    """About the probability that an army of one power beats an army of another in the open."""
    slope = _STEEPNESS / sqrt((mine + theirs) / 2)
    ahead = 1 / (1 + exp(slope * (theirs - mine)))
    return ahead * (1 - _RUIN * (1 - ahead))


@lru_cache(maxsize=16_384)
def chance_in_siege(attacker: Force, defender: Force) -> float:
    """The probability that a castle falls; only a guess where many dice meet, which would take long to count."""
    if attacker.dice + defender.dice > (_COUNTED_DICE if defender == RESERVE else _COUNTED_DICE_OF_ARMIES):
        walls = _WALLS + _ARCHER_BEHIND_WALLS * defender.main[Unit.ARCHER]
        return chance_in_field(_power_of(attacker), _power_of(defender) + walls)
    return rounded(float(standard_calculator().odds(attacker, defender, siege=True).attacker))


def rounded(chance: float) -> float:
    """The same for whoever counts it in another order, as the engine on arrays does: far above what sums lose."""
    return floor(chance * _GRID + 0.5) / _GRID


@lru_cache(maxsize=16_384)
def deployed(dice: Dice3, tokens: Counts, shields: int = 0, *, is_storming: bool = False) -> Force:
    """An army with its tokens on its dice (ED-61)."""
    left = list(tokens)
    left[Unit.FOOTMAN] = sum(dice) - sum(tokens)
    flanks = [list(NO_UNITS), list(NO_UNITS)]
    for unit in _TO_FLANKS_IN_A_STORM if is_storming else _TO_FLANKS:
        for flank, room in zip(flanks, dice[1:], strict=True):
            moved = min(left[unit], room - sum(flank))
            flank[unit] += moved
            left[unit] -= moved
    # ED-60: the die of a ninja without a place in a flank stays as a footman.
    left[Unit.FOOTMAN] += left[Unit.NINJA]
    left[Unit.NINJA] = 0
    return Force(tuple(left), tuple(flanks[0]), tuple(flanks[1]), shields)


def _power_of(force: Force) -> float:
    tokens = tuple(map(sum, zip(force.main, force.flank1, force.flank2, strict=True)))
    dice = (sum(force.main), sum(force.flank1), sum(force.flank2))
    return power(dice, (0, *tokens[1:]), force.shields)

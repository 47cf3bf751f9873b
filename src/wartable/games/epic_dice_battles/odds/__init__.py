"""The odds of a battle under the default policy: winning, losing, mutual ruin."""

from wartable.games.epic_dice_battles.odds.battle import (
    ROUNDING,
    Calculator,
    Odds,
    battle,
    check_choice,
    standard_calculator,
)
from wartable.games.epic_dice_battles.odds.force import BadForce, Force, force_of, parse_force

__all__ = [
    "ROUNDING",
    "BadForce",
    "Calculator",
    "Force",
    "Odds",
    "battle",
    "check_choice",
    "force_of",
    "parse_force",
    "standard_calculator",
]

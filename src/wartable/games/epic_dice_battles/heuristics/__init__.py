"""How a program plays Epic Dice Battles well without search, and how it judges a position."""

from wartable.games.epic_dice_battles.heuristics.evaluation import evaluate
from wartable.games.epic_dice_battles.heuristics.warlord import WarlordBot

__all__ = ["WarlordBot", "evaluate"]

"""How a program plays Epic Dice Battles well without search."""

from wartable.games.epic_dice_battles.heuristics.warlord import WarlordBot

__all__ = ["WarlordBot"]

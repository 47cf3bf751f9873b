"""The board of Epic Dice Battles: the map, the mats, the battles."""

from wartable.terminal.boards.epic_dice_battles.picture import draw, panes
from wartable.terminal.boards.epic_dice_battles.plain import plain

__all__ = ["draw", "panes", "plain"]

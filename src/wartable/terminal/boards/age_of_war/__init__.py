"""The board of Age of War: castles by clan, dice, lines and the scoring."""

from wartable.terminal.boards.age_of_war.picture import draw
from wartable.terminal.boards.age_of_war.plain import plain, standings
from wartable.terminal.boards.age_of_war.signs import SYMBOLS

__all__ = ["SYMBOLS", "draw", "plain", "standings"]

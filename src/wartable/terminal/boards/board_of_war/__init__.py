"""The board of Board of War: the grid of kingdoms, the three tracks, cards and markers."""

from wartable.terminal.boards.board_of_war.picture import draw, panes
from wartable.terminal.boards.board_of_war.plain import plain
from wartable.terminal.boards.board_of_war.signs import SYMBOLS

__all__ = ["SYMBOLS", "draw", "panes", "plain"]

"""The board of Age of War: castles by clan, dice, lines, chances and the scoring."""

from wartable.terminal.boards.age_of_war.chances import choices, odds
from wartable.terminal.boards.age_of_war.plain import plain, standings

__all__ = ["SYMBOLS", "choices", "odds", "plain", "standings"]

SYMBOLS = {
    "face-infantry-1": "1",
    "face-infantry-2": "2",
    "face-infantry-3": "3",
    "face-archery": "➶",
    "face-cavalry": "♞",
    "face-daimyo": "♚",
    "list-separator": " ",
}
"""Die faces as signs: chess pieces for riders and lords, an arrow, and the infantry's own numbers."""

"""The board of Board of War: the grid of kingdoms, the three tracks, cards and markers."""

from wartable.terminal.boards.board_of_war.chances import choices, odds
from wartable.terminal.boards.board_of_war.picture import draw
from wartable.terminal.boards.board_of_war.plain import plain, standings

__all__ = ["HIGHLIGHTS", "choices", "draw", "odds", "plain", "standings"]

HIGHLIGHTS = frozenset(
    {
        "log-captured",
        "log-fallen",
        "log-won-gold",
        "log-won-expansion",
        "log-won-centre",
        "log-won-last-kingdom",
    }
)

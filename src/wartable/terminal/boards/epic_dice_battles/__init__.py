"""The board of Epic Dice Battles: the map, the mats, the battles, odds and the scoring."""

from wartable.terminal.boards.epic_dice_battles.chances import odds
from wartable.terminal.boards.epic_dice_battles.options import choice, choices
from wartable.terminal.boards.epic_dice_battles.picture import draw, panes
from wartable.terminal.boards.epic_dice_battles.plain import plain, standings
from wartable.terminal.boards.epic_dice_battles.questions import prompt

__all__ = ["HIGHLIGHTS", "choice", "choices", "draw", "odds", "panes", "plain", "prompt", "standings"]

HIGHLIGHTS = frozenset(
    {"log-year", "log-battle-won", "log-gate-broken", "log-castle-destroyed", "log-out", "log-won", "log-shared"}
)

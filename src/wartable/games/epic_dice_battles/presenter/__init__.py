"""What the players of Epic Dice Battles are asked, told and shown."""

from wartable.games.epic_dice_battles.presenter.presenter import EpicDiceBattlesPresenter

__all__ = ["EpicDiceBattlesPresenter"]

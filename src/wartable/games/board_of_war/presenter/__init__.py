"""What the players of Board of War are asked, told and shown."""

from wartable.games.board_of_war.presenter.presenter import BoardOfWarPresenter

__all__ = ["BoardOfWarPresenter"]

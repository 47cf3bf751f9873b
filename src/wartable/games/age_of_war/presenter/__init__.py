"""What the players of Age of War are asked, told and shown."""

from wartable.games.age_of_war.presenter.presenter import AgeOfWarPresenter

__all__ = ["AgeOfWarPresenter"]

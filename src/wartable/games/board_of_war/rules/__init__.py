"""The rules of Board of War, a module per chapter of RULES.md."""

from wartable.games.board_of_war.rules.rules import Rules

__all__ = ["Rules"]

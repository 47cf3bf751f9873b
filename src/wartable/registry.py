"""The only module that names all games."""

from __future__ import annotations

from wartable.core.library import bot_names, game_ids, get_bot, get_game, get_judge, register

__all__ = ["bot_names", "game_ids", "get_bot", "get_game", "get_judge"]

register("age-of-war", "wartable.games.age_of_war.game:GAME")
register("epic-dice-battles", "wartable.games.epic_dice_battles.game:GAME")
register("board-of-war", "wartable.games.board_of_war.game:GAME")

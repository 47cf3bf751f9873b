"""The only module that names all games, and where bots are found by name."""

from __future__ import annotations

from wartable.core.bot import Bot
from wartable.core.errors import UnknownBot
from wartable.core.game import AnyGame
from wartable.core.library import game_ids, get_game, register

__all__ = ["bot_names", "game_ids", "get_bot", "get_game"]

register("age-of-war", "wartable.games.age_of_war.game:GAME")
register("epic-dice-battles", "wartable.games.epic_dice_battles.game:GAME")
register("board-of-war", "wartable.games.board_of_war.game:GAME")


def get_bot(name: str, game: AnyGame, players: int | None = None) -> Bot:
    """The bot of this name for this game, and for so many players if their number is known."""
    if name not in bot_names(game, players):
        known = ", ".join(bot_names(game, players))
        raise UnknownBot(f"{game.id} has no bot {name!r}; its bots are: {known}", bot=name, game=game.id, known=known)
    return game.bots()[name]


def bot_names(game: AnyGame, players: int | None = None) -> tuple[str, ...]:
    """The names of the bots of a game, weakest first; only those for so many players if their number is known."""
    return tuple(name for name in game.bots() if players is None or game.is_bot_for(name, players))

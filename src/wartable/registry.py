"""The only module that names all games: our own, and those that other packages bring.

A package brings a game by an entry point of the group "wartable.games": its name is the id of the game, its value
"package.module:NAME" of the `Game`. One that cannot be loaded is named in the log and left out.
"""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint, entry_points

from wartable.core.game import Game
from wartable.core.library import bot_names, game_ids, get_bot, get_game, get_judge, register

__all__ = ["bot_names", "broken_games", "game_ids", "get_bot", "get_game", "get_judge"]

register("age-of-war", "wartable.games.age_of_war.game:GAME")
register("epic-dice-battles", "wartable.games.epic_dice_battles.game:GAME")
register("board-of-war", "wartable.games.board_of_war.game:GAME")

_GROUP = "wartable.games"
_log = logging.getLogger(__name__)
_broken: dict[str, str] = {}


def broken_games() -> dict[str, str]:
    """By entry point: why a game of another package was left out."""
    return dict(_broken)


def _fault_of(found: EntryPoint) -> str | None:
    """What is wrong with a game of another package; None if it can be played."""
    if found.name in game_ids():
        return "there is a game of this id already"
    try:
        game = found.load()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if not isinstance(game, Game) or game.id != found.name:
        return f"{found.value} is not a Game of the id {found.name!r}"
    return None


for _found in sorted(entry_points(group=_GROUP), key=lambda one: one.name):
    _fault = _fault_of(_found)
    if _fault is None:
        register(_found.name, _found.value)
    else:
        _broken[_found.name] = _fault
        _log.warning("the game %s cannot be played: %s", _found.name, _fault)

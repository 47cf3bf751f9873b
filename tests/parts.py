"""Which games have which optional parts: tests of a part run for the games that have it."""

from __future__ import annotations

from wartable.core.game import AnyGame
from wartable.registry import game_ids, get_game

__all__ = ["WITH_CHRONICLE", "WITH_ENCODING", "WITH_JUDGE", "package_of"]


def package_of(game: AnyGame) -> str:
    """The package that a game lies in."""
    return type(game).__module__.rpartition(".")[0]


_GAMES = {game_id: get_game(game_id) for game_id in game_ids()}

WITH_JUDGE = tuple(name for name, game in _GAMES.items() if game.judge(game.player_counts[0]) is not None)
WITH_CHRONICLE = tuple(name for name, game in _GAMES.items() if game.chronicle() is not None)
WITH_ENCODING = tuple(
    name for name, game in _GAMES.items() if game.encoding(game.rules(game.player_counts[0])) is not None
)

"""The shelf of games: where each is found by id, imported only when asked for."""

from __future__ import annotations

from importlib import import_module

from wartable.core.errors import UnknownGame
from wartable.core.game import AnyGame

__all__ = ["game_ids", "get_game", "register"]

_places: dict[str, str] = {}


def register(game_id: str, place: str) -> None:
    """Put a game on the shelf; `place` is "package.module:NAME" of its `Game`."""
    _places[game_id] = place


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in the order they were registered."""
    return tuple(_places)


def get_game(game_id: str) -> AnyGame:
    """The game of this id."""
    place = _places.get(game_id)
    if place is None:
        known = ", ".join(_places)
        raise UnknownGame(f"there is no game {game_id!r}; the games are: {known}", game=game_id, known=known)
    module, _, name = place.partition(":")
    game: AnyGame = getattr(import_module(module), name)
    return game

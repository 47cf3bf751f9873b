"""The shelf of games: where each is found by id, imported only when asked for, and its bots by name."""

from __future__ import annotations

from importlib import import_module

from wartable.core.bot import Bot
from wartable.core.errors import NoJudge, UnknownBot, UnknownGame
from wartable.core.game import AnyGame
from wartable.core.judge import Judge

__all__ = ["bot_names", "game_ids", "get_bot", "get_game", "get_judge", "register"]

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


def get_bot(name: str, game: AnyGame, players: int | None = None, variant: str = "") -> Bot:
    """The bot of this name for this game, for its variant, and for so many players if their number is known."""
    names = bot_names(game, players, variant)
    if name not in names:
        known = ", ".join(names)
        knows_others = bool(variant) and name in bot_names(game, players)
        at = " with these numbers: it knows the standard ones only" if knows_others else ""
        message = f"{game.id} has no bot {name!r}{at}; its bots are: {known}"
        reason = "numbers" if knows_others else "none"
        raise UnknownBot(message, bot=name, game=game.id, known=known, reason=reason)
    return game.bots()[name]


def bot_names(game: AnyGame, players: int | None = None, variant: str = "") -> tuple[str, ...]:
    """The names of the bots of a game, weakest first; only those for so many players if their number is known."""
    counts = game.player_counts if players is None else (players,)
    return tuple(name for name in game.bots() if any(game.is_bot_for(name, count, variant) for count in counts))


def get_judge(game: AnyGame, players: int) -> Judge:
    """Who says what a choice is worth at a table of so many; NoJudge if nobody can."""
    judge = game.judge(players)
    if judge is None:
        raise NoJudge(f"{game.id} has no judge", game=game.id)
    return judge

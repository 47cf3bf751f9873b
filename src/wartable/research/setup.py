"""What a match in numbers is set up with, and what its result is worth. Knows no interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from wartable.core.bot import Bot
from wartable.core.encoding import AnyEncoding, encoding_for
from wartable.core.errors import BadOptions, WartableError
from wartable.core.game import AnyGame, AnyRules, Options, Result, Seat
from wartable.core.library import get_game

__all__ = ["Company", "EpisodeSetup", "NoSuchAction", "utilities", "utility"]


class NoSuchAction(WartableError, ValueError):
    """A number that is no action of the game."""


class EpisodeSetup:
    """What does not change from match to match: the game, the seats, the options, and where programs stop."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int = 2,
        options: Mapping[str, Any] | Options | None = None,
        max_decisions: int | None = None,
    ) -> None:
        """A match that is not over after `max_decisions` is cut short; the game has a default for it."""
        self.game = get_game(game) if isinstance(game, str) else game
        self.players = players
        self.options = self.game.check_options(options)
        self.max_decisions = self.game.max_decisions_for_programs if max_decisions is None else max_decisions
        if self.max_decisions < 1:
            raise BadOptions(f"max_decisions has to be at least 1, not {max_decisions}")
        self.rules: AnyRules = self.game.rules(players, self.options)
        self.encoding: AnyEncoding = encoding_for(self.game, players, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by name: rules and encodings are tables that are found again."""
        return EpisodeSetup, (self.game.id, self.players, self.options, self.max_decisions)


class Company(NamedTuple):
    """Bots at all seats but the learner's."""

    learner: Seat
    bots: tuple[Bot, ...]
    """Clockwise from the learner."""
    names: tuple[str, ...] | None
    """Theirs; None where one of them was brought along and has no name in the game."""
    seed: int
    """Of what they draw."""


def utilities(result: Result, players: int) -> tuple[float, ...]:
    """By seat, 0 in sum: 1 for a sole winner, -1 shared by those who lost; winners share what winning is worth."""
    shares = [(seat in result.winners) / len(result.winners) for seat in range(players)]
    return tuple(utility(share, players) for share in shares)


def utility(share: float, players: int) -> float:
    """What a share of the victory is worth."""
    return (players * share - 1) / (players - 1)

"""What each chance event of a log was drawn from, told by the log alone: for matches of earlier rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wartable.core.distribution import Distribution
from wartable.core.earlier import chance_of_dice
from wartable.core.game import LogEntry
from wartable.games.age_of_war.actions import FirstPlayer, Outcome, Rolled

__all__ = ["chance_of_log"]


def chance_of_log(players: int, log: Iterable[LogEntry]) -> Iterator[Distribution[Outcome]]:
    """As many dice as lie there, or any of the players."""
    return chance_of_dice(players, log, FirstPlayer, Rolled)

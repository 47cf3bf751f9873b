"""What each chance event of a log was drawn from, told by the log alone: for matches of earlier rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wartable.core.distribution import Dice, Distribution, Weighted
from wartable.core.game import LogEntry
from wartable.games.age_of_war.actions import FirstPlayer, Outcome, Rolled

__all__ = ["chance_of_log"]


def chance_of_log(players: int, log: Iterable[LogEntry]) -> Iterator[Distribution[Outcome]]:
    """As many dice as lie there, or any of the players."""
    for entry in log:
        match entry.event:
            case FirstPlayer():
                yield Weighted((FirstPlayer(seat), 1) for seat in range(players))
            case Rolled(faces):
                yield Dice(len(faces), Rolled)
            case _:
                pass

"""What each chance event of a log was drawn from, told by the log alone: for matches of earlier rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wartable.core.distribution import Distribution
from wartable.core.game import LogEntry
from wartable.games.board_of_war.actions import Dealt, Drew, Fought, Outcome, PlayCard
from wartable.games.board_of_war.rules.box import Box

__all__ = ["chance_of_log"]


def chance_of_log(box: Box, log: Iterable[LogEntry]) -> Iterator[Distribution[Outcome]]:
    """Ability cards, two dice, and the deck as it must have been (BW-24): what was played becomes the next one."""
    deck, discard = [box.copies] * box.ranks, [0] * box.ranks
    for entry in log:
        match entry.event:
            case PlayCard(card):
                discard[card - 1] += 1
            case Dealt(rank):
                yield box.court[rank]
            case Fought():
                yield box.dice
            case Drew(card):
                if not any(deck):
                    deck, discard = discard, [0] * box.ranks
                yield box.draws(tuple(deck))
                deck[card - 1] -= 1
            case _:
                pass

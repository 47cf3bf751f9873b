"""Matches of earlier rules: they cannot be played again, but their dice can be checked and their log can be read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from wartable.core.chance import DuplicateOrigin
from wartable.core.distribution import Dice, Distribution, Weighted
from wartable.core.errors import TamperedReplay
from wartable.core.game import LogEntry
from wartable.core.library import get_game
from wartable.core.match import Entry
from wartable.core.replay import Header, entries_of, read_header, source_of

__all__ = ["EarlierMatch", "chance_of_dice", "check_dice", "read_earlier"]


class EarlierMatch(msgspec.Struct, frozen=True):
    """What a file of earlier rules tells without them: who sat there, what was chosen, what was rolled."""

    header: Header
    entries: tuple[Entry, ...]


def read_earlier(text: str | bytes) -> EarlierMatch:
    """The file of such a match, every line checked against the line before."""
    return EarlierMatch(read_header(text), tuple(entries_of(text)))


def chance_of_dice(
    players: int, log: Iterable[LogEntry], first_player: type[Any], rolled: type[Any]
) -> Iterator[Distribution[Any]]:
    """What each chance event was drawn from in a game of dice: any of the players, or as many dice as lie there."""
    for entry in log:
        if isinstance(entry.event, first_player):
            yield Weighted((first_player(seat), 1) for seat in range(players))
        elif isinstance(entry.event, rolled):
            (dice,) = msgspec.structs.astuple(entry.event)
            yield Dice(len(dice), rolled)


def check_dice(match: EarlierMatch) -> int:
    """How many chance events all follow from the source; TamperedReplay names the first that does not.

    What each was drawn from (so many dice, that deck) is told by the log itself, not by rules that have changed.
    """
    header, game = match.header, get_game(match.header.game)
    source = source_of(header)
    # Dice that are counted by seat ask the rules whose they are.
    can_derive = source.can_rederive and not isinstance(header.source, DuplicateOrigin)
    distributions = game.chance_of_log(game.rules(header.players, header.options), match.entries)
    rolls = [(index, entry.event) for index, entry in enumerate(match.entries) if entry.seat is None]
    for (index, event), distribution in zip(rolls, distributions, strict=True):
        if event not in distribution:
            raise TamperedReplay(index, "impossible-chance", "a chance event that cannot come up here")
        if can_derive and source.draw(distribution) != event:
            raise TamperedReplay(index, "other-dice", "the dice are not those of the revealed seed")
    return len(rolls)

"""A finished table as a match file, and its dice as everybody can compute them again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wartable.core import replay
from wartable.core.distribution import Below, Distribution
from wartable.core.match import Entry, Match
from wartable.server import records
from wartable.server.position import Place, Position
from wartable.server.records import Record
from wartable.server.setup import Setup

__all__ = ["Draw", "draws_of", "match_file"]


class Draw(msgspec.Struct, frozen=True):
    """One chance event: what `below` was asked, what it gave, and what came up."""

    bounds: tuple[int, ...]
    values: tuple[int, ...]
    outcome: Any


def match_file(setup: Setup, position: Position, journal: Sequence[Record]) -> str:
    """The match file that `wartable replay` and `wartable verify` read."""
    match = _match(setup, position, _entries(journal))
    return replay.dumps(match, seats=tuple(_who(place) for place in position.places))


def draws_of(setup: Setup, position: Position, journal: Sequence[Record]) -> tuple[Draw, ...]:
    """All chance events of a table, in order."""
    rules, state = setup.rules, setup.rules.initial_state()
    draws: list[Draw] = []
    for entry in _entries(journal):
        if entry.seat is None:
            chance = _Noted(rules.chance(state))
            setup.source(position.nonces, len(draws)).draw(chance)
            draws.append(Draw(chance.bounds(), tuple(chance.values), entry.event))
        state = rules.apply(state, entry.event)
    return tuple(draws)


class _Noted(Distribution[Any]):
    """A distribution that notes what it is given to draw with."""

    def __init__(self, inner: Distribution[Any]) -> None:
        self._inner = inner
        self.values: list[int] = []

    def draw(self, below: Below) -> Any:
        def noted(n: int) -> int:
            self.values.append(below(n))
            return self.values[-1]

        return self._inner.draw(noted)

    def bounds(self) -> tuple[int, ...]:
        return self._inner.bounds()

    def outcomes(self) -> tuple[tuple[Any, int], ...]:
        return self._inner.outcomes()

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._inner


def _match(setup: Setup, position: Position, entries: list[Entry]) -> Match:
    options = setup.game.check_options(setup.plan.options)
    source = setup.source(position.nonces, 0)
    match = Match(setup.game, setup.rules, options, source, allows_undo=setup.plan.undo)
    match.resume(entries)
    return match


def _entries(journal: Sequence[Record]) -> list[Entry]:
    """The log of the game in a table's journal; what was taken back is gone."""
    entries: list[Entry] = []
    for record in journal:
        match record:
            case records.Started(outcomes):
                entries += [Entry(None, outcome) for outcome in outcomes]
            case records.Moved(seat, action, outcomes):
                entries.append(Entry(seat, action))
                entries += [Entry(None, outcome) for outcome in outcomes]
            case records.Undone():
                entries.pop()
            case _:
                pass
    return entries


def _who(place: Place) -> str:
    return f"bot:{place.bot}" if place.player is None else f"human={place.name}"

"""A finished table as a match file, and its dice as everybody can compute them again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wartable.core import replay
from wartable.core.chance import ScriptedSource, Source
from wartable.core.distribution import Below, Distribution
from wartable.core.match import Match
from wartable.server.table import records
from wartable.server.table.game_log import entries_of, game_log, logged_plays, plays_of
from wartable.server.table.position import Place, TablePosition
from wartable.server.table.records import Record
from wartable.server.table.setup import TableSetup

__all__ = ["Draw", "Moment", "Noted", "draws_of", "match_file", "match_of", "moments_of"]


class Draw(msgspec.Struct, frozen=True):
    """One chance event: what `below` was asked, what it gave, and what came up."""

    bounds: tuple[int, ...]
    values: tuple[int, ...]
    outcome: Any


class Moment(msgspec.Struct, frozen=True):
    """The game after so many events, and the number of the viewer's message that showed it."""

    event: int
    seq: int


def match_file(setup: TableSetup, position: TablePosition, journal: Sequence[Record]) -> str:
    """The match file that `wartable replay` and `wartable verify` read."""
    match = match_of(setup, position, journal)
    return replay.dumps(match, seats=tuple(_who(place) for place in position.places))


def moments_of(journal: Sequence[tuple[Record, tuple[int, ...]]], viewer: int) -> tuple[Moment, ...]:
    """When a viewer saw the game stand after so many events; `viewer` is a place in the records' sequence numbers.

    What was taken back is left out, as it is of the match.
    """
    moments: list[Moment] = []
    count = 0
    entered: list[int] = []
    """How many chance events came with each entry."""
    for record, seen in journal:
        added = sum(play.length for play in logged_plays(record))
        if isinstance(record, records.Undone | records.Corrected):
            count -= entered.pop() if isinstance(record, records.Corrected) else 1
            while moments and moments[-1].event > count:
                moments.pop()
        elif added:
            count += added
            if isinstance(record, records.Entered):
                entered.append(added)
            moments.append(Moment(count, seen[viewer]))
    return tuple(moments)


def draws_of(setup: TableSetup, position: TablePosition, journal: Sequence[Record]) -> tuple[Draw, ...]:
    """All chance events of a table, in order."""
    draws: list[Draw] = []
    for played in plays_of(setup, None, game_log(journal)):
        for before, event, _ in played.steps():
            if event is not played.action:
                chance = Noted(setup.rules.chance(before))
                setup.source(position.nonces, len(draws)).draw(chance)
                draws.append(Draw(chance.bounds(), tuple(chance.values), event))
    return tuple(draws)


class Noted(Distribution[Any]):
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


def match_of(setup: TableSetup, position: TablePosition, journal: Sequence[Record]) -> Match:
    """The game of a table, secrets included: for tables that are over."""
    options = setup.game.check_options(setup.plan.options)
    # The dice of a branch were drawn at two tables, those of a real table by hand: no seed leads to all of them.
    is_derived = position.origin is None and not setup.plan.own_dice
    source: Source = setup.source(position.nonces, 0) if is_derived else ScriptedSource()
    match = Match(setup.game, setup.rules, options, source, allows_undo=setup.plan.undo)
    match.resume(entries_of(game_log(journal)))
    return match


def _who(place: Place) -> str:
    return f"bot:{place.bot}" if place.player is None else f"human={place.name}"

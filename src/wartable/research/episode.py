"""A match by number, as learners play it: vectors, masks, indices and utilities. Knows no interface.

An episode is played at a table. There are two, with one small interface and the same answers to everything: a readable
one for every game, and a compiled one where the game has an engine for it. Whoever looks at the match itself plays on
at the readable one.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy.typing as npt

from wartable.core.encoding import Mask, Vector
from wartable.core.errors import IllegalAction, WartableError
from wartable.core.game import Seat
from wartable.core.match import Match
from wartable.research.compiled_table import compiled_table
from wartable.research.readable_table import ReadableTable
from wartable.research.setup import Company, EpisodeSetup, NoSuchAction
from wartable.text.words import Words

__all__ = ["Episode", "EpisodeTable"]


class EpisodeTable(Protocol):
    """One match that waits for a decision; bots, if any, have played in between. Picklable at any moment."""

    @property
    def seat(self) -> Seat | None:
        """Who decides now; None when the match is over or cut short."""

    @property
    def is_over(self) -> bool: ...

    @property
    def is_cut_short(self) -> bool:
        """Whether the match has reached the limit without a result."""

    def observe(self, seat: Seat) -> tuple[Vector, Mask]:
        """What any seat sees, and the actions it may take, all 0 for who is not to act; the caller's to keep."""

    def play(self, number: int) -> bool:
        """A decision of the seat to act; False, and nothing has happened, if the rules do not allow it."""

    def utilities(self) -> tuple[float, ...]:
        """By seat; all 0 as long as there is no result."""

    def readable(self) -> ReadableTable:
        """The same match by the readable rules."""


class Episode:
    """A match being played by number, by all seats or by one in the company of bots."""

    def __init__(
        self,
        setup: EpisodeSetup,
        seed: int | None,
        company: Company | None = None,
        *,
        keep_log: bool = False,
        compiled: bool = True,
    ) -> None:
        """The dice are those of `Match.new` with the same seed. Without `compiled` no engine is looked for."""
        self.setup = setup
        self._action_count = setup.encoding.action_count
        fast = compiled_table(setup, seed, company, keep_log=keep_log) if compiled else None
        self._table: EpisodeTable = fast or ReadableTable(setup, seed, company, keep_log=keep_log)

    @property
    def seat(self) -> Seat | None:
        """Who decides now; None when the match is over or cut short."""
        return self._table.seat

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self._table.is_over

    @property
    def is_cut_short(self) -> bool:
        """Whether the match has reached the limit without a result."""
        return self._table.is_cut_short

    @property
    def match(self) -> Match:
        """The match itself, live; from then on the readable rules play it."""
        return self._readable().match

    @property
    def decisions(self) -> int:
        """How many were made, those of bots included."""
        return self._readable().decisions

    def observe(self, seat: Seat) -> dict[str, npt.NDArray[Any]]:
        """What a seat sees, and the actions it may take; a mask of zeros for who is not to act."""
        vector, mask = self._table.observe(seat)
        return {"observation": vector, "action_mask": mask}

    def play(self, number: int) -> bool:
        """The decision of this number; False, and nothing has happened, if the rules do not allow it."""
        self._check(number)
        return self._table.play(number)

    def refusal(self, number: int) -> IllegalAction:
        """Why the rules do not allow it."""
        self._check(number)
        table = self._readable()
        return table.match.presenter.refuse(table.match.observe(table.seat), table.action(number))

    def utilities(self) -> tuple[float, ...]:
        """By seat; all 0 as long as there is no result."""
        return self._table.utilities()

    def prospects(self) -> tuple[float, ...]:
        """By seat, on the scale of utilities: how it stands by what that seat sees; what it is worth at the end."""
        return self._readable().prospects()

    def text(self) -> str:
        """What everybody at the table has seen so far, in English; only where the log was kept."""
        words = Words(game_id=self.setup.game.id)
        return "\n".join(words.line(line) for line in self.match.lines(None))

    def _check(self, number: int) -> None:
        if self._table.seat is None:
            raise WartableError("the match is over: call reset() for another")
        if not 0 <= number < self._action_count:
            raise NoSuchAction(f"there is no action {number}; the actions are 0 to {self._action_count - 1}")

    def _readable(self) -> ReadableTable:
        table = self._table = self._table.readable()
        return table

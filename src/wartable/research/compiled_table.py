"""One match in numbers by a game's compiled engine: one of its tables side by side (`Game.tables_side_by_side`)."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from wartable.core.batch import EVERY_SEAT, Tables
from wartable.core.encoding import Mask, Vector
from wartable.core.game import Seat
from wartable.research.readable_table import ReadableTable
from wartable.research.setup import Company, EpisodeSetup

__all__ = ["CompiledTable", "compiled_table"]

_MOST_SEEDS = 2**64
_WHOLE = (0, 1)
_THE_ONE = np.ones(1, np.bool_)


def compiled_table(
    setup: EpisodeSetup, seed: int | None, company: Company | None, *, keep_log: bool
) -> CompiledTable | None:
    """None where no engine knows the game, its options, the bots or such a seed, or where the compiler is missing."""
    if not isinstance(seed, int) or not 0 <= seed < _MOST_SEEDS:
        return None
    tables = _one_table(setup, company)
    return None if tables is None else CompiledTable(tables, setup, seed, company, keep_log=keep_log)


class CompiledTable:
    """The same match as at a `ReadableTable`, number by number; it can become one at any moment."""

    def __init__(
        self, tables: Tables, setup: EpisodeSetup, seed: int, company: Company | None, *, keep_log: bool
    ) -> None:
        self._begun_with = (setup, seed, company, keep_log)
        self._played: list[int] = []
        """The learner's decisions: with them a readable table gets to the same position."""
        self._tables, self._arrays = tables, tables.arrays
        self._vector, self._mask = tables.arrays.observations[0], tables.arrays.masks[0]
        self._chosen = np.zeros(1, np.int64)
        seeds = np.array([[seed], [0 if company is None else company.seed]], np.uint64)
        learner = EVERY_SEAT if company is None else company.learner
        tables.reset(_WHOLE, _THE_ONE, seeds, np.array([learner], np.int32))

    @property
    def seat(self) -> Seat | None:
        arrays = self._arrays
        return None if arrays.is_over[0] or arrays.is_cut_short[0] else arrays.seats.item(0)

    @property
    def is_over(self) -> bool:
        return self._arrays.is_over.item(0)

    @property
    def is_cut_short(self) -> bool:
        return self._arrays.is_cut_short.item(0)

    def observe(self, seat: Seat) -> tuple[Vector, Mask]:
        if self._arrays.seats[0] == seat:
            # Nobody may do anything once the match is over: then this mask is all zeros too.
            return self._vector.copy(), self._mask.copy()
        vector = np.empty_like(self._vector)
        self._tables.tell(0, seat, vector)
        return vector, np.zeros_like(self._mask)

    def play(self, number: int) -> bool:
        if not self._mask[number]:
            return False
        self._played.append(number)
        self._chosen[0] = number
        self._tables.step(_WHOLE, _THE_ONE, self._chosen)
        return True

    def utilities(self) -> tuple[float, ...]:
        return tuple(self._arrays.rewards[0].tolist())

    def readable(self) -> ReadableTable:
        return _replayed(*self._begun_with, self._played)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy where everything lies; the engine is found again."""
        return _restored, (*self._begun_with, self._played, [rows.copy() for rows in self._all_rows()])

    def _all_rows(self) -> tuple[npt.NDArray[Any], ...]:
        return *self._tables.positions, *self._arrays


def _restored(  # noqa: PLR0917 -- the parts of a pickle
    setup: EpisodeSetup,
    seed: int,
    company: Company | None,
    keep_log: bool,
    played: list[int],
    rows: list[npt.NDArray[Any]],
) -> CompiledTable | ReadableTable:
    """The table of a pickle; a readable one where there is no engine, as on another machine."""
    table = compiled_table(setup, seed, company, keep_log=keep_log)
    if table is None:
        return _replayed(setup, seed, company, keep_log, played)
    table._played = played
    for mine, kept in zip(table._all_rows(), rows, strict=True):
        mine[:] = kept
    return table


def _replayed(
    setup: EpisodeSetup,
    seed: int,
    company: Company | None,
    keep_log: bool,
    played: list[int],
) -> ReadableTable:
    """The same match by the readable rules: for what only they can tell."""
    table = ReadableTable(setup, seed, company, keep_log=keep_log)
    for number in played:
        table.play(number)
    return table


def _one_table(setup: EpisodeSetup, company: Company | None) -> Tables | None:
    names = () if company is None else company.names
    if setup.rules.beginning is not None or names is None:
        return None
    return setup.game.tables_side_by_side(setup.rules, 1, names, setup.max_decisions)

"""Many games at once: what a game's fast engine is asked for, and what it answers, in columns.

A game without such an engine is played one match after the other by its readable rules; where there is one, it is
tested equal to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from wartable.core.processes import cores

__all__ = [
    "EVERY_SEAT",
    "BatchEngine",
    "Columns",
    "DeedColumns",
    "Piece",
    "SeatedGame",
    "Seeds",
    "TableArrays",
    "Tables",
    "TensorTables",
    "new_table_arrays",
    "played_in_pieces",
]

T = TypeVar("T", bound=tuple[Any, ...])

Ints = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float64]
Seeds = npt.NDArray[np.uint64]
Piece = tuple[int, int]
"""Some of many tables: the number of the first, and of the first that is none of them."""


EVERY_SEAT = -1
"""Where a learner sits who plays all seats."""


class SeatedGame(NamedTuple):
    """One game to be played; it depends on nothing else."""

    bots: tuple[str, ...]
    """By seat."""
    seed: int
    is_duplicate: bool = False
    """Whether every seat has dice of its own, the same in all games of this seed."""


class DeedColumns(NamedTuple):
    """One topic of a game's chronicle in all games."""

    topic: str
    items: tuple[str, ...]
    counts: Ints
    """By game, item and seat."""
    order: Ints | None = None
    """By game and item: as the how-manieth it came, from 1; 0 where it did not come. None if the topic has no order."""


class Columns(NamedTuple):
    """How the games went, one row for each; what `core.chronicle` and `Result` say of a match."""

    shares: Floats
    """By seat: the share of the victory; nothing where a game is unfinished."""
    scores: Ints
    """By seat; nothing where a game is unfinished."""
    how: tuple[str | None, ...]
    """The kind of victory; None where a game is unfinished."""
    first: Ints
    decisions: Ints
    length: Ints
    lead_changes: Ints
    decided: Floats
    """Not a number without a sole winner."""
    deeds: tuple[DeedColumns, ...]


class BatchEngine(Protocol):
    """Plays many games of one game with one set of options."""

    bots: tuple[str, ...]
    """Those it knows how to play."""

    def play(self, games: Sequence[SeatedGame]) -> Columns:
        """How these games went."""

    def events(self, game: SeatedGame) -> tuple[Any, ...]:
        """Everything that happened in one of them, as events of the readable rules."""


def played_in_pieces(games: Sequence[SeatedGame], play: Callable[[Sequence[SeatedGame]], T], size: int) -> T:
    """What is told of all these games by an engine whose kernels let other threads work, so many at once in each.

    What is told is a named tuple of arrays, in which a row is a game.
    """
    pieces = [games[first : first + size] for first in range(0, len(games), size)] or [games]
    if len(pieces) == 1:
        return play(pieces[0])
    threads = ThreadPoolExecutor(min(cores(), len(pieces)))
    try:
        told = list(threads.map(play, pieces))
    finally:
        # Whoever interrupts this waits for the pieces that have begun, and for no others.
        threads.shutdown(cancel_futures=True)
    return type(told[0])(*(np.concatenate(arrays) for arrays in zip(*told, strict=True)))


class TableArrays(NamedTuple):
    """What a learner is told of many tables after a step, a row for each; written in place."""

    observations: npt.NDArray[np.float32]
    """As the game's encoding says it, from the place of `seats`."""
    masks: npt.NDArray[np.int8]
    """1 for every legal action; all 0 where nobody is to act."""
    rewards: Floats
    """By seat: the utilities of a match that is over, else 0."""
    seats: Ints
    """Where the learner sits, or, where it plays all seats, who is to act."""
    is_over: npt.NDArray[np.bool_]
    is_cut_short: npt.NDArray[np.bool_]
    is_illegal: npt.NDArray[np.bool_]
    """The action was not allowed: the match is over, and lost for the one who took it."""


def new_table_arrays(count: int, players: int, numbers: int, actions: int) -> TableArrays:
    """Room for so many tables."""
    return TableArrays(
        observations=np.zeros((count, numbers), np.float32),
        masks=np.zeros((count, actions), np.int8),
        rewards=np.zeros((count, players)),
        seats=np.zeros(count, np.int32),
        is_over=np.zeros(count, np.bool_),
        is_cut_short=np.zeros(count, np.bool_),
        is_illegal=np.zeros(count, np.bool_),
    )


class Tables(Protocol):
    """Matches side by side, each waiting for a decision of the learner; bots have played in between.

    A match is the one of `Match.new` with its seed, and a bot draws from `random.Random` with the seed given for it.
    Tables can be dealt with in pieces by several threads at once, and are reset in the pieces in which they step. A
    single environment makes one such table for every match, so making it has to be cheap once a set-up was met.
    """

    arrays: TableArrays

    @property
    def positions(self) -> tuple[npt.NDArray[Any], ...]:
        """Where everything lies, luck included, a row of each array for each table.

        With `arrays` it is all that a table is: whoever copies both has copied the match.
        """

    def reset(self, piece: Piece, which: npt.NDArray[np.bool_], seeds: Seeds, learners: Ints) -> None:
        """New matches at the tables of `which`; `seeds` of the dice, then of the bots, by table.

        `learners` are the seats of the learner, or `EVERY_SEAT`.
        """

    def step(self, piece: Piece, which: npt.NDArray[np.bool_], actions: npt.NDArray[np.int64]) -> None:
        """The learner's decision at every table of `which`, and what follows until it is asked again."""

    def tell(self, table: int, seat: int, told: npt.NDArray[np.float32]) -> None:
        """Write what any seat sees at a table, whoever is to act; `told` may hold anything before."""


class TensorTables(Protocol):
    """Matches side by side on tensors of PyTorch, which stay on their device; each waits for a decision of the learner.

    What is told has the fields of `TableArrays` as tensors, and `paid`, the reward of the seat that acted, and `drawn`,
    a legal action, each as likely as the others. The dice depend on the seed and the number of a match alone: table t
    has the matches t, t + n, t + 2n … where there are n tables.
    """

    device: Any
    told: Any
    """By the last reset or step; None before the first."""
    ended: Any
    """The same of the matches that ended in a step, where tables are dealt anew in the step itself."""

    def reset(self, seed: int | None = None, which: Any = None) -> Any:
        """New matches at all tables or those of `which`; with a seed they are numbered from the first again."""

    def step(self, actions: Any) -> Any:
        """The learner's decision at every table, and what follows until it is asked again; what is told then."""

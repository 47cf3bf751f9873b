"""Plays batches of Board of War on all cores."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.kernels import play_games
from wartable.games.board_of_war.batch.layout import Ints
from wartable.games.board_of_war.estimate import learned_weights
from wartable.games.board_of_war.rules import Rules

__all__ = ["ROUND_LIMIT", "Played", "Policy", "play", "run", "winning_places"]

ROUND_LIMIT = 500
"""BW-65: a game of so many rounds is stopped and counts as unfinished."""
_GAMES_AT_ONCE = 32


class Policy(StrEnum):
    """Who plays a seat, in the order of their numbers in compiled code: the bots of the same names, and the learned
    value without playing choices on."""

    RANDOM = "random"
    MERCHANT = "merchant"
    MASON = "mason"
    MARSHAL = "marshal"
    REGENT = "regent"
    LEARNED = "learned"


class Played(NamedTuple):
    """How the games of a batch went, by game."""

    winners: Ints
    """The seat that won; -1 where the game is unfinished."""
    victories: Ints
    """1 gold, 2 expansion, 3 the centre, 4 the last kingdom; 0 where the game is unfinished."""
    rounds: Ints
    decisions: Ints
    places: Ints
    """The winner's place in the turn order (BW-13), the first 0; -1 where the game is unfinished."""

    @property
    def finished(self) -> npt.NDArray[np.bool_]:
        """Whether the game came to its end before the limit."""
        return np.asarray(self.winners >= 0)

    def shares(self, players: int) -> npt.NDArray[np.float64]:
        """By seat, the share of the games that it won."""
        return np.array([(self.winners == seat).mean() for seat in range(players)])

    def shares_by_turn_order(self, players: int) -> npt.NDArray[np.float64]:
        """By place in the turn order, the share of the games that it won."""
        return np.array([(self.places == place).mean() for place in range(players)])


def play(
    rules: Rules,
    policies: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    first_game: int = 0,
    round_limit: int = ROUND_LIMIT,
    workers: int | None = None,
) -> Played:
    """Play games by rules (players, board, variant), with a policy for each seat.

    A game depends on the seed and its own number, not on the games around it or the number of workers.

    >>> from wartable.games.board_of_war.game import GAME
    >>> rules = GAME.rules(2)
    >>> bool(play(rules, ["regent", "random"], 100, seed=1).shares(2)[0] > 0.95)
    True
    """
    starts = range(0, games, _GAMES_AT_ONCE)
    box = layout.box_row(rules.box)
    dealt = 3 * len(policies)

    def work(start: int) -> Ints:
        count = min(_GAMES_AT_ONCE, games - start)
        numbers = {"seed": seed, "first_game": first_game + start, "round_limit": round_limit}
        results, deals = run(box, policies, count, **numbers, columns=dealt)
        return np.column_stack((results, winning_places(results, deals)))

    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        results = np.concatenate([np.zeros((0, 6), np.int32), *pool.map(work, starts)])
    return Played(results[:, 0], results[:, 1], results[:, 2], results[:, 3], results[:, 5])


def winning_places(results: Ints, deals: Ints) -> Ints:
    """By game the winner's place in the turn order, from what was dealt: the suits of Kings, Queens, Jacks by seat."""
    players = deals.shape[1] // 3
    queens = deals[:, players : 2 * players]
    place_by_seat = np.argsort(np.argsort(queens, axis=1), axis=1)
    winners = results[:, 0]
    return np.where(winners < 0, -1, place_by_seat[np.arange(len(results)), winners]).astype(np.int32)


def run(
    box: Ints, policies: Sequence[str], games: int, *, seed: int, first_game: int, round_limit: int, columns: int
) -> tuple[Ints, Ints]:
    """The results of the games of these numbers, and what happened in them for so many events at most."""
    if len(policies) != box[layout.PLAYERS]:
        raise ValueError(f"there are {box[layout.PLAYERS]} seats, and {len(policies)} policies")
    for name, number in (("seed", seed), ("first game", first_game)):
        if not 0 <= number < 1 << 64:
            raise ValueError(f"the {name} is a number from 0 to 2 ** 64 - 1, not {number}")
    numbers = [list(Policy).index(Policy(policy)) for policy in policies]
    players = np.tile(np.array(numbers, np.int32), (games, 1))
    weights = np.zeros((1, 1), np.float32)
    if Policy.LEARNED in policies:
        learned = learned_weights(int(box[layout.PLAYERS]), int(box[layout.SIZE]))
        if learned is None:
            raise ValueError("nobody has learned to play at a table of this size")
        weights = learned[None]
    results, log = np.zeros((games, 5), np.int32), np.zeros((games, columns), np.int32)
    quiet, nothing = np.zeros(games, np.float32), np.zeros((0, 1), np.float32)
    which = (np.uint64(seed), np.uint64(first_game), round_limit)
    boards = np.zeros((0, 1), np.int8)
    play_games(box, players, weights, *which, quiet, quiet, 1, 0, 1.0, results, log, boards, nothing, nothing)
    return results, log

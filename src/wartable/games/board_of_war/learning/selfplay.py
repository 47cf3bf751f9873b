"""Games to learn from: compiled players at a table of one size, on all cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.cares import (
    MARSHAL_PLAYER,
    MASON_PLAYER,
    MERCHANT_PLAYER,
    REGENT_PLAYER,
    VALUE_PLAYER,
)
from wartable.games.board_of_war.batch.kernels import play_games
from wartable.games.board_of_war.batch.sizes import dense_count, weight_count
from wartable.games.board_of_war.game import GAME, Options

__all__ = [
    "Company",
    "Positions",
    "TableSize",
    "characters_alone",
    "lineups",
    "play_for",
    "positions_of",
    "share_against",
    "share_between",
]

Ints = npt.NDArray[np.int32]
Singles = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.int8]

_ROUND_LIMIT = 60
_POSITIONS_PER_GAME = 160
_GAMES_AT_ONCE = 16
CHARACTERS = (REGENT_PLAYER, MASON_PLAYER, MARSHAL_PLAYER, MERCHANT_PLAYER)
_OFTEN = (0.45, 0.35, 0.12, 0.08)


class TableSize(NamedTuple):
    """Players and the edge of the board: each has a network of its own."""

    players: int
    board: int

    def __str__(self) -> str:
        return f"{self.players}-{self.board}"

    @property
    def box(self) -> Ints:
        return layout.box_row(GAME.bind(self.players, Options(board=self.board)).box)  # type: ignore[arg-type]

    @property
    def weights(self) -> int:
        return weight_count(self.players, self.board**2)


class Company(NamedTuple):
    """Whom the newest network plays with: parts of the games."""

    itself: float = 0.45
    older: float = 0.15
    """Its predecessors."""
    character: float = 0.3
    """Characters of one kind; what is left to 1 are characters of all kinds."""
    often: tuple[float, ...] = _OFTEN
    """How often each character comes, in the order of `CHARACTERS`."""


class Positions(NamedTuple):
    """Positions of turn ends, and everybody's share of what came of them."""

    boards: Bytes
    numbers: npt.NDArray[np.float16]
    targets: Singles

    @classmethod
    def joined(cls, parts: list[Positions]) -> Positions:
        return cls(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


class Games(NamedTuple):
    """A piece of work: who plays, and how the games went."""

    players: Ints
    results: Ints
    positions: Positions


def lineups(size: TableSize, games: int, older: int, company: Company, rng: np.random.Generator) -> Ints:
    """Who sits where: the newest network (number 0) against itself, older ones, and the characters."""
    players = np.full((games, size.players), VALUE_PLAYER, np.int32)
    kind = rng.random(games)
    until_older = company.itself + company.older
    for game in range(games):
        if kind[game] < company.itself:
            continue
        if kind[game] < until_older and older:
            others = VALUE_PLAYER + 1 + rng.integers(0, older, size.players)
        elif kind[game] < until_older + company.character:
            others = np.full(size.players, rng.choice(CHARACTERS, p=company.often))
        else:
            others = rng.choice(CHARACTERS, size.players, p=company.often)
        players[game] = others
        players[game, rng.integers(size.players)] = VALUE_PLAYER
    return players


def characters_alone(size: TableSize, games: int, rng: np.random.Generator) -> Ints:
    """Tables of characters only: what the first network learns from."""
    return rng.choice(CHARACTERS, (games, size.players), p=_OFTEN).astype(np.int32)


def play_for(
    size: TableSize,
    weights: Singles,
    seconds: float,
    seed: int,
    *,
    workers: int,
    trust: float,
    company: Company | None,
    width: int = 1,
) -> tuple[Positions, int]:
    """Play on all cores for so many seconds: the positions, and how many games they come from.

    Without `company` the characters play among themselves. `width`: how many choices a network plays on to the end
    of the turn; with more than one it adds no noise.
    """
    box, until = size.box, time.monotonic() + seconds
    room = _GAMES_AT_ONCE * _POSITIONS_PER_GAME * size.players // 2

    def work(number: int) -> Games:
        rng = np.random.default_rng((seed, number))
        count = _GAMES_AT_ONCE
        is_first = company is None
        players = (
            characters_alone(size, count, rng)
            if company is None
            else lineups(size, count, len(weights) - 1, company, rng)
        )
        stray = rng.choice([0.05, 0.1, 0.2] if is_first else [0.0, 0.0, 0.02, 0.05], count).astype(np.float32)
        noise = rng.choice([0.0, 0.01, 0.03], count).astype(np.float32)
        return _played(size, box, players, weights, seed, number * count, stray, noise, trust, room, width)

    parts: list[Positions] = []
    games = 0
    with ThreadPoolExecutor(workers) as pool:
        for played in _in_turn(pool, work, until, workers):
            parts.append(played.positions)
            games += len(played.results)
    return Positions.joined(parts), games


def _while_time_is_left(until: float) -> Iterator[int]:
    number = 0
    while time.monotonic() < until or number == 0:
        yield number
        number += 1


def _in_turn(pool: ThreadPoolExecutor, work: Callable[[int], Games], until: float, workers: int) -> Iterator[Games]:
    """Results as they come, with work ahead for every worker while time is left."""
    waiting: list[Future[Games]] = []
    for number in _while_time_is_left(until):
        waiting.append(pool.submit(work, number))
        if len(waiting) >= 2 * workers:
            yield waiting.pop(0).result()
    for future in waiting:
        yield future.result()


def _played(  # noqa: PLR0917 (as the kernel takes them)
    size: TableSize,
    box: Ints,
    players: Ints,
    weights: Singles,
    seed: int,
    first_game: int,
    stray: Singles,
    noise: Singles,
    trust: float,
    room: int,
    width: int = 1,
    worlds: int = 0,
) -> Games:
    games, area = len(players), size.board**2
    results, log = np.zeros((games, 5), np.int32), np.zeros((games, 0), np.int32)
    boards = np.zeros((room, 2 * size.players * area), np.int8)
    numbers = np.zeros((room, dense_count(size.players)), np.float32)
    targets = np.zeros((room, size.players + 1), np.float32)
    kept = play_games(
        box, players, weights, np.uint64(seed), np.uint64(first_game), _ROUND_LIMIT, stray, noise, width, worlds,
        trust, results, log, boards, numbers, targets,
    )  # fmt: skip
    positions = Positions(
        boards[:kept].copy(), numbers[:kept].astype(np.float16), targets[:kept, : size.players].copy()
    )
    return Games(players, results, positions)


def positions_of(size: TableSize, weights: Singles, games: int, *, seed: int, width: int = 1) -> Positions:
    """Positions of games in which one network plays all seats, each with who won in the end."""
    players, quiet = (
        np.full((_GAMES_AT_ONCE, size.players), VALUE_PLAYER, np.int32),
        np.zeros(_GAMES_AT_ONCE, np.float32),
    )
    room = _GAMES_AT_ONCE * _POSITIONS_PER_GAME * size.players // 2
    parts = [
        _played(size, size.box, players, weights[None], seed, first, quiet, quiet, 1.0, room, width).positions
        for first in range(0, games, _GAMES_AT_ONCE)
    ]
    return Positions.joined(parts)


class Score(NamedTuple):
    """How one did among others."""

    share: float
    games: int
    victories: tuple[int, ...]
    """Of the one: by gold, expansion, the centre, as the last kingdom."""


def share_against(
    size: TableSize,
    weights: Singles,
    other: int,
    games: int,
    seed: int,
    *,
    workers: int,
    width: int = 1,
    worlds: int = 0,
) -> Score:
    """The share of games that the first network wins with all other seats played by one other player.

    `width` and `worlds` say how far networks look ahead.
    """
    box, quiet = size.box, np.zeros(games, np.float32)
    players = np.full((games, size.players), other, np.int32)
    own = np.arange(games) % size.players
    players[np.arange(games), own] = VALUE_PLAYER

    def work(first: int) -> Ints:
        rows = slice(first, min(games, first + _GAMES_AT_ONCE))
        one = quiet[rows]
        return _played(size, box, players[rows], weights, seed, first, one, one, 1.0, 0, width, worlds).results

    with ThreadPoolExecutor(workers) as pool:
        results = np.concatenate(list(pool.map(work, range(0, games, _GAMES_AT_ONCE))))
    won = results[:, 0] == own
    kinds = np.bincount(results[won, 1], minlength=5)
    return Score(float(won.mean()), games, tuple(int(count) for count in kinds[1:5]))


def share_between(
    size: TableSize, one: Singles, other: Singles, games: int, seed: int, *, workers: int, width: int = 1
) -> Score:
    """The share of games that a network wins with all other seats played by another network."""
    return share_against(size, np.stack([one, other]), VALUE_PLAYER + 1, games, seed, workers=workers, width=width)

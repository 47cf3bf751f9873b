"""The batch engine as the lab asks for it: games by bots and seed, told in columns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from wartable.core.batch import Columns, DeedColumns, SeatedGame
from wartable.games.age_of_war.batch.cpu_told import Told, new_told, play_told
from wartable.games.age_of_war.batch.events import told_events
from wartable.games.age_of_war.batch.games import Policy
from wartable.games.age_of_war.batch.greedy import GreedyTables, greedy_tables
from wartable.games.age_of_war.batch.tables import BoxTables, Ints, all_rolls, box_tables
from wartable.games.age_of_war.components import Components

__all__ = ["AgeOfWarBatch", "engine_tables"]

_FACES = 6


class AgeOfWarBatch:
    """Plays one box for one number of players."""

    bots: tuple[str, ...] = tuple(Policy)

    def __init__(self, components: Components, players: int, max_decisions: int) -> None:
        self._components = components
        self._players = players
        self._limit = max_decisions
        self._tables, self._greedy, self._ranks = engine_tables(components, players)

    def play(self, games: Sequence[SeatedGame]) -> Columns:
        """How these games went."""
        told, _ = self._told(games, 0)
        return _columns(self._components, self._tables, told)

    def events(self, game: SeatedGame) -> tuple[Any, ...]:
        """Everything that happened in one of them."""
        told, _ = self._told([game], 0)
        decisions = int(told.counts[0, 2])
        _, log = self._told([game], 1 + 2 * decisions)
        return told_events(self._components, [int(number) for number in log[0]])

    def _told(self, games: Sequence[SeatedGame], columns: int) -> tuple[Told, Ints]:
        told = new_told(len(games), self._players, len(self._components.castles))
        log = np.zeros((len(games), columns), np.int32)
        is_greedy = np.array([[bot == Policy.GREEDY for bot in game.bots] for game in games])
        seeds = np.array([game.seed for game in games], np.uint64)
        is_duplicate = bool(games) and games[0].is_duplicate
        assert all(game.is_duplicate == is_duplicate for game in games)
        play_told(self._tables, self._greedy, self._ranks, is_greedy, seeds, is_duplicate, self._limit, told, log)
        return told, log


@lru_cache(maxsize=64)
def engine_tables(components: Components, players: int) -> tuple[BoxTables, GreedyTables, Ints]:
    """What the rules, the greedy player and dice rolled one by one look up."""
    tables = box_tables(components)
    return tables, greedy_tables(components, tables, players), _ranks(components.dice)


@lru_cache(maxsize=8)
def _ranks(dice: int) -> Ints:
    """By number of dice and by how many show each face but the last, in one number: the number of the roll."""
    base = dice + 1
    ranks = np.zeros((dice + 1, base ** (_FACES - 1)), np.int32)
    for number, roll in enumerate(all_rolls(dice)):
        ranks[len(roll), sum(base ** (face - 1) for face in roll if face < _FACES)] = number
    assert number + 1 == comb(dice + _FACES, _FACES)
    return ranks


def _columns(components: Components, tables: BoxTables, told: Told) -> Columns:
    held, counts = told.held, told.counts
    standing = tables.standing[held]
    is_finished = np.bitwise_or.reduce(held, axis=1) == len(tables.standing) - 1
    wins = (standing == standing.max(axis=1, keepdims=True)) & is_finished[:, None]
    winners = wins.sum(axis=1)
    # As in chronicle.py: the winner leads for good since the last change, or never did.
    is_led_by_winner = np.take_along_axis(wins, np.maximum(counts[:, 5:6], 0), axis=1)[:, 0] & (counts[:, 5] >= 0)
    decided = np.where(is_led_by_winner, (counts[:, 4] - 1) / np.maximum(counts[:, 1], 1), 1.0)
    return Columns(
        shares=wins / np.maximum(winners, 1)[:, None],
        scores=np.where(is_finished[:, None], tables.points[held], 0),
        how=tuple("points" if finished else None for finished in is_finished),
        first=counts[:, 0],
        decisions=counts[:, 2],
        length=counts[:, 1],
        lead_changes=counts[:, 3],
        decided=np.where(winners == 1, decided, np.nan),
        deeds=_deeds(components, told),
    )


def _deeds(components: Components, told: Told) -> tuple[DeedColumns, ...]:
    games, players = told.held.shape
    castles = tuple(f"castle-{castle.id}" for castle in components.castles)
    seats = np.arange(players)
    was_conquered = told.conquered > 0
    conquests = was_conquered[:, :, None] & (told.conqueror[:, :, None] == seats)
    owned = (told.held[:, None, :] >> np.arange(len(castles))[None, :, None]) & 1
    clans = [sum(1 << castle for castle in clan.castles) for clan in components.clans]
    whole: npt.NDArray[np.bool_] = np.zeros((games, len(clans), players), bool)
    for number, clan in enumerate(clans):
        whole[:, number, :] = told.held & clan == clan
    return (
        DeedColumns("conquest", castles, conquests.astype(np.int32), told.conquered),
        DeedColumns("theft", castles, told.stolen),
        DeedColumns("holding", castles, owned.astype(np.int32)),
        DeedColumns("clan", tuple(f"clan-{clan.id}" for clan in components.clans), whole.astype(np.int32)),
    )

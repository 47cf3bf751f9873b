"""Whom the newest network meets in the games that it learns from."""

from __future__ import annotations

import numpy as np

from wartable.games.board_of_war.batch.cares import MASON_PLAYER, REGENT_PLAYER, VALUE_PLAYER
from wartable.games.board_of_war.learning.selfplay import Company, TableSize, lineups

TABLE = TableSize(4, 10)


def test_itself_sits_at_every_seat():
    players = lineups(TABLE, 50, 0, Company(itself=1.0), np.random.default_rng(1))
    assert {VALUE_PLAYER} == set(players.ravel())


def test_characters_of_one_kind_sit_around_one_newest_network():
    company = Company(itself=0.0, older=0.0, character=1.0, often=(0.5, 0.5, 0.0, 0.0))
    players = lineups(TABLE, 50, 0, company, np.random.default_rng(1))
    tables = {tuple(sorted(row)) for row in players}
    assert {tuple(sorted((VALUE_PLAYER, other, other, other))) for other in (REGENT_PLAYER, MASON_PLAYER)} == tables, (
        "every table has one network and three of one kind"
    )
    assert {0, 1, 2, 3} == set((players == VALUE_PLAYER).argmax(axis=1)), "it sits at every seat"


def test_older_networks_are_the_others_where_there_are_some():
    company = Company(itself=0.0, older=1.0, character=0.0)
    players = lineups(TABLE, 50, 2, company, np.random.default_rng(1))
    assert {1} == set((players == VALUE_PLAYER).sum(axis=1)), "one newest network at each table"
    assert {VALUE_PLAYER, VALUE_PLAYER + 1, VALUE_PLAYER + 2} == set(players.ravel())

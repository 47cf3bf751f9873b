"""The batch engine as the lab asks for it: games by bots and seed, told in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from wartable.core.batch import Columns, DeedColumns, SeatedGame, played_in_pieces
from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.events import events_of
from wartable.games.board_of_war.batch.layout import Ints
from wartable.games.board_of_war.batch.rows import VICTORIES
from wartable.games.board_of_war.batch.run import ROUND_LIMIT, Policy
from wartable.games.board_of_war.batch.told import Told, new_told, play_told
from wartable.games.board_of_war.components import COURT, TURN_ORDER, CourtRank
from wartable.games.board_of_war.rules import Rules

__all__ = ["BoardOfWarBatch"]

_AT_ONCE = 64
"""Games that a thread plays before it is asked whether it may go on."""
_UNITS = ("unit-merchant", "unit-farmer", "unit-builder", "unit-soldier")
_WORKS = ("work-expansion", "work-square", "work-soldier")
_FIGHTS = ("fight-siege", "fight-army")


class BoardOfWarBatch:
    """Plays one box: players, board and numbers."""

    bots: tuple[str, ...] = tuple(policy for policy in Policy if policy is not Policy.LEARNED)

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._box = layout.box_row(rules.box)

    def play(self, games: Sequence[SeatedGame]) -> Columns:
        """How these games went."""
        return _columns(played_in_pieces(games, lambda some: self._told(some, 0)[0], _AT_ONCE))

    def events(self, game: SeatedGame) -> tuple[Any, ...]:
        """Everything that happened in one of them."""
        told, _ = self._told([game], 0)
        _, log = self._told([game], int(told.counts[0, 4]))
        return events_of(self._rules, [int(number) for number in log[0]])

    def _told(self, games: Sequence[SeatedGame], columns: int) -> tuple[Told, Ints]:
        told = new_told(len(games), self._rules.players)
        log = np.zeros((len(games), columns), np.int32)
        numbers = {policy: number for number, policy in enumerate(Policy)}
        players = np.array([[numbers[Policy(bot)] for bot in game.bots] for game in games], np.int32)
        seeds = np.array([game.seed for game in games], np.uint64)
        is_duplicate = bool(games) and games[0].is_duplicate
        assert all(game.is_duplicate == is_duplicate for game in games)
        play_told(self._box, players, seeds, is_duplicate, ROUND_LIMIT, *told, log)
        return told, log


def _columns(told: Told) -> Columns:
    winners, victories, rounds, decisions, _, first, changes, open_until = told.counts.T
    players = told.courts.shape[2]
    is_won = winners >= 0
    shares = (winners[:, None] == np.arange(players)) & is_won[:, None]
    kinds = [None if victory is None else victory.value for victory in VICTORIES]
    return Columns(
        shares=shares.astype(np.float64),
        scores=shares.astype(np.int32),
        how=tuple(kinds[victory] for victory in victories),
        first=first,
        decisions=decisions,
        length=rounds,
        lead_changes=changes,
        decided=np.where(is_won, open_until / np.maximum(1, told.standings), np.nan),
        deeds=_deeds(told),
    )


def _deeds(told: Told) -> tuple[DeedColumns, ...]:
    games, _, players = told.courts.shape
    courts = [(rank, suit) for rank in CourtRank for suit in TURN_ORDER]
    dealt = np.zeros((games, len(courts), players), np.int32)
    for number, (rank, suit) in enumerate(courts):
        dealt[:, number, :] = told.courts[:, list(CourtRank).index(rank), :] == TURN_ORDER.index(suit)
    works, fights = len(_UNITS), len(_UNITS) + len(_WORKS)
    return (
        DeedColumns("court", tuple(f"court-{COURT[court]}" for court in courts), dealt),
        DeedColumns("unit", _UNITS, told.deeds[:, :works, :]),
        DeedColumns("work", _WORKS, told.deeds[:, works:fights, :]),
        DeedColumns("fight", _FIGHTS, told.deeds[:, fights:, :]),
    )

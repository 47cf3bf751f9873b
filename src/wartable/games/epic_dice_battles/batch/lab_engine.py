"""The engine on arrays as the lab asks for it: games by bots and seed, told in columns."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from wartable.core.batch import Columns, DeedColumns, SeatedGame, played_in_pieces
from wartable.core.compiled import Straight
from wartable.core.distribution import Dice, Distribution
from wartable.core.duplicate import key_of
from wartable.core.game import CHANCE
from wartable.core.twister import ROW, Twister
from wartable.games.epic_dice_battles.actions import FirstPlayer, Outcome, WinterAction
from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch import told as of
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.rows import ENDINGS
from wartable.games.epic_dice_battles.batch.side_by_side import POLICIES, known_of, new_mind, with_counted
from wartable.games.epic_dice_battles.batch.told import Lucks, Told, new_told, play_told
from wartable.games.epic_dice_battles.components import Purchase
from wartable.games.epic_dice_battles.encoding import encoding_of
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import BattleKind

__all__ = ["EpicDiceBattlesBatch"]

_AT_ONCE = 32
"""Games that a thread plays before it is asked whether it may go on."""
_PLAY = Straight(play_told)


class EpicDiceBattlesBatch:
    """Plays one box for one number of players."""

    bots: tuple[str, ...] = POLICIES

    def __init__(self, rules: Rules, max_decisions: int) -> None:
        self._rules = rules
        self._limit = max_decisions

    def play(self, games: Sequence[SeatedGame]) -> Columns:
        """How these games went."""
        told = played_in_pieces(games, lambda some: self._told(some, 0)[0], _AT_ONCE)
        return _columns(self._rules, told)

    def events(self, game: SeatedGame) -> tuple[Any, ...]:
        """Everything that happened in one of them."""
        told, _ = self._told([game], 0)
        _, log = self._told([game], int(told.counts[0, of.EVENTS]))
        return tuple(self._events_of(log[0]))

    def _told(self, games: Sequence[SeatedGame], columns: int) -> tuple[Told, Ints]:
        rules, known = self._rules, known_of(self._rules)
        told, log = new_told(len(games), rules.players), np.zeros((len(games), columns), np.int64)
        is_duplicate = bool(games) and games[0].is_duplicate
        assert all(game.is_duplicate == is_duplicate for game in games)
        warlords = [sum(1 << seat for seat, bot in enumerate(game.bots) if bot == "warlord") for game in games]
        common = known.box, np.array(warlords, np.int64), is_duplicate, self._limit, _lucks(games, rules.players), told
        mind = new_mind(known, rules.components.economy.dice)
        game = _PLAY.call(*common, log, mind, 0)
        while game < len(games):
            mind = with_counted(mind)
            game = _PLAY.call(*common, log, mind, game)
        return told, log

    def _events_of(self, log: Ints) -> Iterator[Any]:
        rules, encoding = self._rules, encoding_of(self._rules)
        state = rules.initial_state()
        for number in log.tolist():
            actor = rules.to_act(state)
            if isinstance(actor, int):
                event: Any = encoding.catalogue(state, actor).actions[number]
            else:
                assert actor is CHANCE
                event = _rolled(rules.chance(state), number)
            state = rules.apply(state, event)
            yield event


def _rolled(distribution: Distribution[Outcome], number: int) -> Outcome:
    """What came up, from its number in the log."""
    if not isinstance(distribution, Dice):
        return FirstPlayer(number)
    one_face = (1 << of.PACKED_BITS) - 1
    counts = [number >> of.PACKED_BITS * face & one_face for face in range(at.FACES)]
    dice = [face for face, count in enumerate(counts, start=1) for _ in range(count)]
    outcome: Outcome = distribution.showing(dice)
    return outcome


def _lucks(games: Sequence[SeatedGame], players: int) -> Lucks:
    is_duplicate = bool(games) and games[0].is_duplicate
    seats: tuple[int, ...] = tuple(range(players)) if is_duplicate else (0,)
    # As the lab seeds the bots of a match by the readable rules.
    minds = [[_twister(f"{game.seed}|{seat}" if is_duplicate else game.seed) for seat in seats] for game in games]
    return Lucks(
        np.array([_twister(game.seed) for game in games]).reshape(-1, ROW),
        np.array([key_of(game.seed) for game in games], np.uint64),
        np.array(minds).reshape(-1, len(seats), ROW),
        np.zeros(1 + players, np.int64),
        np.zeros(1, np.uint64),
    )


def _twister(seed: int | str) -> Twister:
    """`random.Random(seed)`; the last of its numbers says how many of the others are used up, as in ours."""
    return np.array(random.Random(seed).getstate()[1], np.uint32)


def _columns(rules: Rules, told: Told) -> Columns:
    counts, seats = told.counts, np.arange(rules.players)
    wins = (counts[:, of.WINNERS, None] >> seats) & 1
    winners = wins.sum(axis=1)
    decided = counts[:, of.OPEN_UNTIL] / np.maximum(1, counts[:, of.STOOD])
    return Columns(
        shares=wins / np.maximum(1, winners)[:, None],
        scores=told.scores.astype(np.int32),
        how=tuple(ENDINGS[how] or None for how in counts[:, of.HOW].tolist()),
        first=counts[:, of.FIRST].astype(np.int32),
        decisions=counts[:, of.DECISIONS].astype(np.int32),
        length=(counts[:, of.YEAR] - rules.components.first_year[rules.players] + 1).astype(np.int32),
        lead_changes=counts[:, of.CHANGES].astype(np.int32),
        decided=np.where(winners == 1, decided, np.nan),
        deeds=_deeds(rules, told),
    )


def _deeds(rules: Rules, told: Told) -> tuple[DeedColumns, ...]:
    """The topics of chronicle.py, in their order."""
    regions = [region.id for region in rules.components.regions]

    def columns(topic: str, items: Iterable[str], begin: int) -> DeedColumns:
        names = tuple(items)
        return DeedColumns(topic, names, told.deeds[:, begin : begin + len(names)].astype(np.int32))

    return (
        columns("start", (f"region-{region}" for region in regions), of.STARTS),
        columns("purchase", (f"unit-{purchase}" for purchase in Purchase), of.PURCHASES),
        columns("winter", (f"winter-{action}" for action in WinterAction), of.WINTERS),
        columns("castle", (f"region-{region}" for region in regions), of.CASTLES),
        columns("battle", (f"battle-{kind}" for kind in BattleKind), of.BATTLES),
    )

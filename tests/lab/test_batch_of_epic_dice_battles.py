"""The fast engine of Epic Dice Battles plays for the lab the very games that the readable rules play."""

from __future__ import annotations

import numpy as np
import pytest

import wartable
from tests.games.epic_dice_battles.batch.test_rows import VARIANTS
from tests.lab.test_batch import assert_played_by_the_rules, in_order
from wartable.core.batch import SeatedGame
from wartable.lab.batch import columns_of, engine_for, play_batch, records_of
from wartable.lab.column_measures import measures_of_columns
from wartable.lab.experiment import Deal, DiceMode, EngineKind
from wartable.lab.measures import measures_of
from wartable.lab.playing import Task, play_task, record_of
from wartable.registry import get_game

pytest.importorskip("numba")
# The compiler takes its time, more of it on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

GAME = get_game("epic-dice-battles")
TABLES = [
    ("warlord", "warlord"),
    ("random", "warlord", "random"),
    ("warlord",) * 4,
    ("random", "warlord", "warlord", "random", "warlord"),
]
SETTINGS = ["", VARIANTS["other numbers"], VARIANTS["the owner may sally"]]


@pytest.mark.parametrize("dice", DiceMode)
@pytest.mark.parametrize("variant", SETTINGS, ids=["standard", "other numbers", "the owner may sally"])
@pytest.mark.parametrize("bots", TABLES, ids="-".join)
def test_a_record_is_that_of_the_readable_rules(bots: tuple[str, ...], variant: str, dice: DiceMode) -> None:
    options = {"variant": variant}
    deals = tuple(Deal(index, bots, 3000 + index, dice) for index in range(2))
    readable = play_task(Task(GAME.id, options, deals, EngineKind.READABLE))
    fast = play_task(Task(GAME.id, options, deals, EngineKind.BATCH))
    assert [in_order(record) for record in readable] == [in_order(record) for record in fast]


@pytest.mark.parametrize("dice", DiceMode)
def test_its_events_are_those_of_the_match(dice: DiceMode) -> None:
    deals = [Deal(index, ("warlord", "random", "warlord"), 50 + index, dice) for index in range(3)]
    assert_played_by_the_rules(GAME, {}, deals)


def test_its_games_are_those_of_run_from_the_same_seed() -> None:
    deals = [Deal(index, ("warlord", "random"), 90 + index) for index in range(3)]
    for deal, record in zip(deals, play_batch(GAME, {}, deals), strict=True):
        match = wartable.run(GAME.id, bots=list(deal.bots), seed=deal.seed)
        assert in_order(record_of(match, deal)) == in_order(record)


def test_games_of_random_players_end_in_every_way_as_by_the_readable_rules() -> None:
    deals = tuple(Deal(index, ("random",) * 2, index) for index in range(40))
    readable = play_task(Task(GAME.id, {}, deals, EngineKind.READABLE))
    assert [in_order(record) for record in readable] == [in_order(record) for record in play_batch(GAME, {}, deals)]
    deeds = {deed.item for record in readable for deed in record.deeds}
    assert {"battle-open", "battle-siege"} <= deeds


def test_a_game_depends_on_its_deal_alone() -> None:
    """Many are played in pieces by several threads; in which does not matter."""
    deals = [Deal(index, ("warlord", "random"), 7 * index) for index in range(80)]
    together = play_batch(GAME, {}, deals)
    assert together[40:44] == play_batch(GAME, {}, deals[40:44])
    assert list(range(80)) == [record.index for record in together]


def test_a_game_stopped_by_the_programs_limit_is_unfinished() -> None:
    from wartable.games.epic_dice_battles.batch.lab_engine import EpicDiceBattlesBatch
    from wartable.games.epic_dice_battles.rules.rules import Rules

    rules = GAME.rules(2, {})
    assert isinstance(rules, Rules)
    columns = EpicDiceBattlesBatch(rules, 20).play([SeatedGame(("random", "warlord"), 5)])
    assert (None,) == columns.how
    assert 20 == columns.decisions[0]
    assert not columns.shares.any()
    assert np.isnan(columns.decided[0])


def test_measures_of_columns_are_those_of_the_records() -> None:
    deals = [Deal(index, ("warlord", "random", "random"), index) for index in range(30)]
    columns = columns_of(GAME, {}, deals)
    expected = {measure.id: measure for measure in measures_of(records_of(columns, deals), ("points",))}
    found = {each.id: each for each in measures_of_columns(columns, [deal.bots for deal in deals], ("points",))}
    assert set(expected) == set(found)
    for id_, measure in expected.items():
        np.testing.assert_allclose(measure.samples.above, found[id_].samples.above, err_msg=id_)
        np.testing.assert_allclose(measure.samples.below, found[id_].samples.below, err_msg=id_)


def test_the_engine_is_chosen_by_what_can_be_played() -> None:
    assert EngineKind.BATCH is engine_for(GAME, ("warlord", "random"), 2, {})
    assert EngineKind.BATCH is engine_for(GAME, ("warlord",) * 5, 5, {"house_rules": ["owner-may-sally"]})
    assert EngineKind.READABLE is engine_for(GAME, ("search", "warlord"), 2, {})
    assert EngineKind.READABLE is engine_for(GAME, ("warlord without unit:archer", "warlord"), 2, {})

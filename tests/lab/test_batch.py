"""The fast engine behind the lab gives the same answers as the readable rules."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.age_of_war.positions import VARIANT
from wartable.core.chronicle import Deed
from wartable.core.game import AnyGame
from wartable.lab import Experiment, LocalPool, Tournament, run_schedule
from wartable.lab.batch import batch_match, columns_of, engine_for, play_batch, records_of
from wartable.lab.column_measures import measures_of_columns
from wartable.lab.estimates import difference
from wartable.lab.experiment import Deal, DiceMode, EngineKind
from wartable.lab.game_record import GameRecord
from wartable.lab.measures import measures_of
from wartable.lab.playing import play_task, record_of
from wartable.lab.runner import tasks_of
from wartable.registry import get_game

pytest.importorskip("numba")

GAME = get_game("age-of-war")
TABLES = [("greedy", "greedy"), ("greedy", "random"), ("random", "greedy", "greedy"), ("greedy",) * 6]


def in_order(record: GameRecord) -> GameRecord:
    """Deeds that have no order of their own, in one."""

    def key(deed: Deed) -> tuple[str, int, str, int]:
        return deed.topic, deed.order or 0, deed.item, deed.seat

    return replace(record, deeds=tuple(sorted(record.deeds, key=key)))


@pytest.mark.slow
@pytest.mark.parametrize("dice", DiceMode)
@pytest.mark.parametrize("variant", ["", VARIANT], ids=["standard", "variant"])
@pytest.mark.parametrize("bots", TABLES, ids="-".join)
def test_a_record_is_that_of_the_match_through_the_readable_rules(
    bots: tuple[str, ...], variant: str, dice: DiceMode
) -> None:
    options = {"variant": variant}
    # Six who play on take long, and have nothing that three have not.
    deals = [Deal(index, bots, 1000 + index, dice) for index in range(12 if len(bots) < 6 else 3)]
    assert_played_by_the_rules(GAME, options, deals)


def test_a_game_depends_on_its_deal_alone() -> None:
    deals = [Deal(index, ("greedy", "random"), 7 * index) for index in range(40)]
    together = play_batch(GAME, {}, deals)
    assert together[25:30] == play_batch(GAME, {}, deals[25:30])


def test_with_duplicate_dice_a_seat_has_the_same_luck_whatever_the_others_do() -> None:
    def rolls_of_seat_0(other: str) -> list[object]:
        match = batch_match(GAME, {}, Deal(0, ("greedy", other), 99, DiceMode.DUPLICATE))
        return [
            entry.event
            for entry, (before, _, _) in zip(match.log, match.steps(), strict=True)
            if entry.seat is None and before.turn == 0
        ]

    with_greedy, with_random = rolls_of_seat_0("greedy"), rolls_of_seat_0("random")
    # Until what the other took makes the bot want something else, it rolls the same dice and plays the same turn.
    assert with_greedy[:3] == with_random[:3]


@pytest.mark.slow
def test_both_engines_agree_on_average() -> None:
    """Other dice, the same game: with this many games an honest difference of a tenth would show."""
    readable = Experiment("age-of-war", ("greedy", "random"), seed=1)
    fast = replace(readable, engine=EngineKind.BATCH)
    slow_records = [record for task in tasks_of(readable, list(range(150)), 1) for record in play_task(task)]
    fast_records = [record for task in tasks_of(fast, list(range(150)), 1) for record in play_task(task)]
    one, other = ({m.id: m.samples for m in measures_of(side)} for side in (slow_records, fast_records))
    for name in ("seat.1", "bot.greedy", "length", "decisions", "lead-changes"):
        found = difference(one[name], other[name])
        assert found is not None
        assert found.p > 0.0001, name


def test_a_batch_is_played_kept_and_resumed(tmp_path: Path) -> None:
    experiment = Experiment("age-of-war", ("greedy", "greedy"), seed=3, engine=EngineKind.BATCH)
    some = run_schedule(experiment, 30, tmp_path, LocalPool(1))
    more = run_schedule(experiment, 60, tmp_path, LocalPool(1))
    assert some == more[:30]
    assert list(range(60)) == [record.index for record in more]


def test_a_tournament_in_duplicate_mode_plays_the_same_dice_for_all() -> None:
    tournament = Tournament(
        "age-of-war", ("random", "greedy"), seed=2, dice=DiceMode.DUPLICATE, engine=EngineKind.BATCH
    )
    (task,) = tasks_of(tournament, [0, 1], 1)
    one, other = play_task(task)
    assert one.seed == other.seed
    assert one.first == other.first


def test_the_engine_is_chosen_by_what_can_be_played() -> None:
    assert EngineKind.BATCH is engine_for(GAME, ("greedy", "random"), 2, {})
    assert EngineKind.BATCH is engine_for(GAME, ("greedy",), 6, {"variant": VARIANT})
    assert EngineKind.READABLE is engine_for(GAME, ("perfect", "greedy"), 2, {})


def test_a_game_stopped_by_the_programs_limit_is_unfinished() -> None:
    from wartable.core.batch import SeatedGame
    from wartable.games.age_of_war.batch.lab_engine import AgeOfWarBatch
    from wartable.games.age_of_war.components import standard_components

    columns = AgeOfWarBatch(standard_components(), 2, 20).play([SeatedGame(("random", "random"), 5)])
    assert (None,) == columns.how
    assert 20 == columns.decisions[0]
    assert not columns.shares.any()
    assert np.isnan(columns.decided[0])


@pytest.mark.parametrize("bots", TABLES, ids="-".join)
def test_measures_of_columns_are_those_of_the_records(bots: tuple[str, ...]) -> None:
    experiment = Experiment("age-of-war", bots, seed=9)
    deals = [experiment.deal(index) for index in range(200)]
    columns = columns_of(GAME, {}, deals)
    expected = {measure.id: measure for measure in measures_of(records_of(columns, deals), ("points", "gold"))}
    found = {
        measure.id: measure
        for measure in measures_of_columns(columns, [deal.bots for deal in deals], ("points", "gold"))
    }
    assert set(expected) == set(found)
    for id_, measure in expected.items():
        assert (measure.kind, measure.subject, measure.topic) == (found[id_].kind, found[id_].subject, found[id_].topic)
        assert measure.samples.is_rate == found[id_].samples.is_rate, id_
        np.testing.assert_allclose(measure.samples.above, found[id_].samples.above, err_msg=id_)
        np.testing.assert_allclose(measure.samples.below, found[id_].samples.below, err_msg=id_)


BOARD = get_game("board-of-war")
BOARD_VARIANT = """
[victory]
gold = 300
rounds_to_capture = 1
[deck]
hand = 4
[fighting]
die = 8
"""
BOARD_TABLES = [("regent", "regent"), ("random", "mason", "merchant"), ("regent", "marshal", "mason", "random")]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("dice", DiceMode)
@pytest.mark.parametrize("variant", ["", BOARD_VARIANT], ids=["standard", "variant"])
@pytest.mark.parametrize("bots", BOARD_TABLES, ids="-".join)
def test_a_record_of_board_of_war_is_that_of_the_match_through_the_readable_rules(
    bots: tuple[str, ...], variant: str, dice: DiceMode
) -> None:
    options = {"variant": variant}
    deals = [Deal(index, bots, 2000 + index, dice) for index in range(4)]
    assert_played_by_the_rules(BOARD, options, deals)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_game_of_board_of_war_depends_on_its_deal_alone() -> None:
    deals = [Deal(index, ("mason", "random"), 7 * index) for index in range(12)]
    assert play_batch(BOARD, {}, deals)[5:8] == play_batch(BOARD, {}, deals[5:8])


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_both_engines_agree_on_average_of_board_of_war() -> None:
    readable = Experiment("board-of-war", ("mason", "random"), seed=1)
    fast = replace(readable, engine=EngineKind.BATCH)
    slow_records = [record for task in tasks_of(readable, list(range(60)), 1) for record in play_task(task)]
    fast_records = [record for task in tasks_of(fast, list(range(60)), 1) for record in play_task(task)]
    one, other = ({m.id: m.samples for m in measures_of(side)} for side in (slow_records, fast_records))
    for name in ("seat.1", "bot.mason", "length", "decisions", "lead-changes", "work.work-expansion.count"):
        found = difference(one[name], other[name])
        assert found is not None
        assert found.p > 0.0001, name


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_engine_of_board_of_war_is_chosen_by_what_can_be_played() -> None:
    assert EngineKind.BATCH is engine_for(BOARD, ("regent", "random"), 2, {})
    assert EngineKind.BATCH is engine_for(BOARD, ("mason",) * 4, 4, {"variant": BOARD_VARIANT, "board": 8})
    assert EngineKind.READABLE is engine_for(BOARD, ("search", "regent"), 2, {})


def assert_played_by_the_rules(game: AnyGame, options: dict[str, str], deals: list[Deal]) -> None:
    """Every event of the engine's games is possible by the readable rules, and its records are theirs."""
    for deal, fast in zip(deals, play_batch(game, options, deals), strict=True):
        match = batch_match(game, options, deal)
        for entry, (before, _, _) in zip(match.log, match.steps(), strict=True):
            if entry.seat is None:
                assert entry.event in match.rules.chance(before)
            else:
                assert entry.event in match.rules.legal_actions(before)
        assert in_order(record_of(match, deal)) == in_order(fast)

"""Games looked at decision by decision: the same games as those of the run, and figures that can be counted by hand."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import polars as pl
import pytest

from tests.lab.games import QUICK
from wartable.lab.decision_measures import decision_measures, visits
from wartable.lab.decisions import DECISIONS, Decision, LookedAt, look_at, write_decisions
from wartable.lab.estimates import estimate
from wartable.lab.experiment import EngineKind, Experiment
from wartable.lab.local_pool import LocalPool
from wartable.lab.runner import run_schedule

PLANS = {
    "age-of-war": Experiment("age-of-war", ("greedy", "random"), seed=2),
    "age-of-war, batch": Experiment("age-of-war", ("greedy", "random"), seed=2, engine=EngineKind.BATCH),
    "board-of-war": QUICK,
    "epic-dice-battles": Experiment("epic-dice-battles", ("random", "random"), seed=2),
}


def decision(
    number: int, choices: int, prospects: tuple[float, ...], place: str | None = None, margin: float | None = None
) -> Decision:
    return Decision(0, number, number % 2, choices, "fill", place, prospects, margin)


def values_of(*games: LookedAt) -> dict[str, float | None]:
    return {measure.id: estimate(measure.samples).value for measure in decision_measures(games)}


@pytest.mark.parametrize("name", PLANS)
def test_the_games_looked_at_are_those_of_the_run(name: str, tmp_path: Path) -> None:
    plan = PLANS[name]
    records = run_schedule(plan, 3, tmp_path, LocalPool(1))
    games = tuple(look_at(plan, 3))

    assert [record.winners for record in records] == [game.winners for game in games]
    assert [record.decisions for record in records] == [len(game.decisions) for game in games]
    assert [record.first for record in records] == [game.decisions[0].seat for game in games]
    for game in games:
        assert list(range(len(game.decisions))) == [each.number for each in game.decisions]
        assert all(each.choices >= 1 for each in game.decisions)
        assert all(1.0 == pytest.approx(sum(each.prospects), abs=1e-5) for each in game.decisions)
    assert visits(games)


def test_the_file_has_a_row_for_every_decision(tmp_path: Path) -> None:
    games = tuple(look_at(QUICK, 2))
    write_decisions(tmp_path / DECISIONS, games)
    frame = pl.read_parquet(tmp_path / DECISIONS)

    assert sum(len(game.decisions) for game in games) == len(frame)
    assert list(Decision.__struct_fields__) == frame.columns
    assert [each.choices for each in games[1].decisions] == frame.filter(pl.col("game") == 1)["choices"].to_list()
    assert frame["margin"].null_count() == len(frame)


def test_branching_is_counted_over_all_decisions_and_over_those_with_a_choice() -> None:
    even = (0.5, 0.5)
    found = values_of(LookedAt((0,), (3, 1), (decision(0, 1, even), decision(1, 4, even), decision(2, 7, even))))

    assert 4.0 == found["branching-factor"]
    assert 5.5 == found["decision-factor"]
    assert 2 / 3 == pytest.approx(found["decision-moves"])
    assert 2.0 == found["score-difference"]
    assert "decisions-that-matter" not in found, "nobody looked"


def test_drama_is_the_root_of_what_the_winner_was_behind_by() -> None:
    course = (decision(0, 2, (0.5, 0.5)), decision(1, 2, (0.2, 0.8)), decision(2, 2, (0.4, 0.6)))
    found = values_of(LookedAt((0,), (1, 0), course))

    assert (sqrt(0.6) + sqrt(0.2)) / 2 == pytest.approx(found["drama"])
    assert 1.0 == found["comebacks"], "0.2 is less than half of one half"
    assert 1 / 3 == pytest.approx(found["undecided"])
    assert "score-difference" not in found, "a game without points"
    assert 0.0 == values_of(LookedAt((1,), (0, 1), course))["comebacks"]


def test_a_shared_victory_has_no_drama() -> None:
    found = values_of(LookedAt((0, 1), (5, 5), (decision(0, 2, (0.2, 0.8)),)))
    assert {"drama", "comebacks"}.isdisjoint(found)


def test_a_decision_matters_if_the_best_is_better_by_more_than_a_point() -> None:
    margins = [None, 0.0, 0.009, 0.011, 0.3]
    course = tuple(decision(number, 2, (), margin=margin) for number, margin in enumerate(margins))
    assert 0.5 == values_of(LookedAt((0,), (1, 0), course))["decisions-that-matter"]


def test_the_coach_can_be_asked_what_every_choice_was_worth() -> None:
    (game,) = look_at(PLANS["age-of-war, batch"], 1, judged=True)
    for each in game.decisions:
        assert (each.margin is None) == (each.choices == 1)
        assert each.margin is None or 0.0 <= each.margin <= 1.0
    share = values_of(game)["decisions-that-matter"]
    assert share is not None
    assert 0.0 < share < 1.0


def test_places_are_counted_a_game() -> None:
    even = (0.5, 0.5)
    games = [
        LookedAt((0,), (1, 0), (decision(0, 2, even, "a1"), decision(1, 2, even, "b2"), decision(2, 2, even))),
        LookedAt((0,), (1, 0), (decision(0, 2, even, "a1"),)),
    ]
    assert {"a1": 1.0, "b2": 0.5} == visits(games)

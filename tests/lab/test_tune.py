"""Tuning: numbers that bring a measure into its band."""

from __future__ import annotations

from pathlib import Path

import pytest

from wartable.lab import Experiment, LocalPool
from wartable.lab.experiment import BadExperiment, EngineKind
from wartable.lab.goals import Goal
from wartable.lab.limits import Verdict
from wartable.lab.tune import Range, Wish, tune
from wartable.lab.tune_report import tune_report
from wartable.lab.variations import number_of, with_numbers
from wartable.registry import get_game
from wartable.text.words import Words

pytest.importorskip("numba")
pytest.importorskip("optuna")

GAME = get_game("age-of-war")
EXPERIMENT = Experiment("age-of-war", ("greedy", "greedy"), 1, engine=EngineKind.BATCH)
LINE = "castle.kiyosu.lines[3]"
WISH = Wish((Goal("length", 38.0, 48.0),), (Range(LINE, 2, 5),), 600)


def test_the_setting_that_keeps_the_goal_and_moves_least_comes_first(tmp_path: Path) -> None:
    tuned = tune(EXPERIMENT, WISH, LocalPool(1), trials=10, folder=tmp_path)
    best = tuned.finalists[0]
    assert {LINE: 4} == best.numbers
    assert Verdict.KEPT is best.verdict
    assert 0.0 == best.miss
    assert 1 / 3 == pytest.approx(best.moved)
    # The standard game is always among what was tried.
    assert 0.0 in {moved for moved, _ in tuned.tried}
    GAME.rules(2, {"variant": best.toml})
    for language, length in (("en", "Turns"), ("es", "Turnos"), ("zh-Hant", "回合")):
        report = tune_report(EXPERIMENT, WISH, tuned, Words(language, GAME.id))
        assert 0 in report.sections[0].tables[0].notable
        assert length in report.sections[0].tables[0].head
        assert report.sections[1].plots[0].startswith("<svg")


def test_the_same_command_goes_on_where_it_was(tmp_path: Path) -> None:
    first = tune(EXPERIMENT, WISH, LocalPool(1), trials=3, folder=tmp_path)
    more = tune(EXPERIMENT, WISH, LocalPool(1), trials=5, folder=tmp_path)
    assert 3 == len(first.tried)
    assert first.tried == more.tried[:3]
    other = tune(
        EXPERIMENT, WISH._replace(goals=(Goal("length", 50.0, 60.0),)), LocalPool(1), trials=1, folder=tmp_path
    )
    assert 1 == len(other.tried), "another wish begins anew"


def test_settings_that_cannot_be_played_are_passed_over(tmp_path: Path) -> None:
    wish = Wish((Goal("length", 1.0, 500.0),), (Range("dice", 0, 8),), 60)
    tuned = tune(EXPERIMENT, wish, LocalPool(1), trials=6, folder=tmp_path)
    assert tuned.finalists
    assert all(setting.numbers["dice"] > 0 for setting in tuned.finalists)


def test_a_measure_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="no measure 'lenght'"):
        tune(EXPERIMENT, WISH._replace(goals=(Goal("lenght", 1.0, 2.0),)), LocalPool(1), trials=1, folder=tmp_path)


def test_what_never_happens_with_some_numbers_counts_as_nothing_there(tmp_path: Path) -> None:
    """Where Odani asks for 15 nobody steals it, which is no reason to say that there is no such measure."""
    name, stolen = "castle.odani.lines[0]", "theft.castle-odani.count"
    wish = Wish((Goal(stolen, 0.0, 0.5),), (Range(name, 15, 15),), 60)
    tuned = tune(EXPERIMENT, wish, LocalPool(1), trials=2, folder=tmp_path)
    assert {0.0} == {setting.found[stolen].value for setting in tuned.finalists}
    report = tune_report(EXPERIMENT, wish, tuned, Words("en", GAME.id))
    assert f"{stolen} = 0.00 … 0.50" in dict(report.about).values(), "however seldom, it is no percentage"


def test_numbers_of_one_list_go_into_one_line() -> None:
    text = with_numbers(GAME, {"castle.azuchi.points": 4, LINE: 5})
    assert 'castle.azuchi.points = 4\ncastle.kiyosu.lines = [["daimyo"], ["archery"], ["cavalry"], 5]\n' == text
    assert 3 == number_of(GAME, LINE)
    with pytest.raises(BadExperiment, match="no number 'castle.kyosu'"):
        number_of(GAME, "castle.kyosu")


def test_a_range_without_the_standard_number_is_tried_from_its_near_end(
    tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    wish = WISH._replace(ranges=(Range(LINE, 4, 5),))
    tuned = tune(EXPERIMENT, wish, LocalPool(1), trials=2, folder=tmp_path)
    assert {4.0 - 3.0} == {round(min(moved for moved, _ in tuned.tried), 6)}
    told = [str(each.message) for each in recwarn if not issubclass(each.category, ResourceWarning)]
    assert [] == told, "whoever tunes is not told how Optuna is used"


def test_where_nothing_can_be_played_that_is_said(tmp_path: Path) -> None:
    wish = WISH._replace(ranges=(Range("dice", 1, 2),))
    with pytest.raises(BadExperiment) as refused:
        tune(EXPERIMENT, wish, LocalPool(1), trials=3, folder=tmp_path)
    assert "none of the 3 settings can be played" == Words("en").error(refused.value)

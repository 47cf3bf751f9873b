"""All numbers at once: Morris and Sobol on games that the batch engine plays."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from wartable.lab import Experiment, LocalPool
from wartable.lab.experiment import BadExperiment, DiceMode, EngineKind
from wartable.lab.scan import series_measures
from wartable.lab.sensitivity import SensitivityPlan, sensitivity, settings_needed
from wartable.lab.sensitivity_report import sensitivity_report
from wartable.lab.tune import Range
from wartable.lab.variations import with_numbers
from wartable.registry import get_game
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

pytest.importorskip("SALib")
pytest.importorskip("numba")

GREEDY = Experiment("age-of-war", ("greedy", "greedy"), 1, {}, DiceMode.DUPLICATE, EngineKind.BATCH)
DICE, POINTS = Range("dice", 6, 8), Range("castle.azuchi.points", 3, 4)
PLAN = SensitivityPlan((POINTS, DICE), ("length", "seat.1"), games=200, paths=6, base=16)


@pytest.mark.slow
def test_the_number_that_moves_the_length_comes_first() -> None:
    seen: list[tuple[int, int]] = []
    length, seat = sensitivity(GREEDY, PLAN, LocalPool(1), lambda done, all_: seen.append((done, all_)))
    assert ("length", "seat.1") == (length.measure, seat.measure)
    first, second = length.effects
    assert ("dice", POINTS.name) == (first.number, second.number)
    assert first.strength.value > 5 * second.strength.value
    assert first.direction < 0, "more dice make shorter games"
    assert first.strength.value >= abs(first.direction)
    assert ["dice", POINTS.name] == [share.number for share in length.shares]
    assert length.shares[0].together.value > 0.5 > length.shares[1].together.value
    assert settings_needed(PLAN) == 6 * 3 + 2 * 16 * 4 == seen[0][1]
    assert seen[-1][0] <= settings_needed(PLAN)
    assert sensitivity(GREEDY, PLAN, LocalPool(1))[0] == length


@pytest.mark.slow
def test_the_parts_are_those_that_all_settings_together_tell() -> None:
    """Both numbers have three settings, the middle one as likely as both ends: their parts can be worked out."""
    kiyosu, chances = Range("castle.kiyosu.points", 1, 3), np.array([0.25, 0.5, 0.25])
    game = get_game("age-of-war")
    texts = [with_numbers(game, {"dice": dice, kiyosu.name: points}) for dice in (6, 7, 8) for points in (1, 2, 3)]
    sides = [series_measures(replace(GREEDY, options={"variant": text}), 60, LocalPool(1)) for text in texts]
    lengths = [next(each.samples.above.mean() for each in side if each.id == "length") for side in sides]
    means = np.array(lengths).reshape(3, 3)
    by_dice = means @ chances
    spread = chances @ (means - chances @ by_dice) ** 2 @ chances
    alone = chances @ (by_dice - chances @ by_dice) ** 2 / spread
    together = chances @ (chances @ (means - chances @ means) ** 2) / spread
    plan = PLAN._replace(ranges=(DICE, kiyosu), measures=("length",), games=60, base=128)
    dice = next(each for each in sensitivity(GREEDY, plan, LocalPool(1))[0].shares if each.number == "dice")
    assert alone == pytest.approx(dice.alone.value, abs=0.1)
    assert together == pytest.approx(dice.together.value, abs=0.1)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_both_looks(language: str) -> None:
    plan = PLAN._replace(games=20, paths=2, base=2)
    found = sensitivity(GREEDY, plan, LocalPool(1))
    report = sensitivity_report(GREEDY, plan, found, Words(language, "age-of-war"))
    assert ["effects-length", "shares-length"] == [section.id for section in report.sections][:2]
    assert {"dice", POINTS.name} == {row[0] for row in report.sections[0].tables[0].rows}
    assert "6..8" in {row[1] for row in report.sections[0].tables[0].rows}


def test_what_does_not_go_together_is_refused_before_anything_is_played() -> None:
    line = Range("castle.kiyosu.lines[3]", 2, 15)
    with pytest.raises(BadExperiment, match="cannot be played"):
        sensitivity(GREEDY, PLAN._replace(ranges=(DICE, line)), LocalPool(1))


def test_a_measure_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadExperiment, match="no measure 'lenght'"):
        sensitivity(GREEDY, PLAN._replace(measures=("lenght",), games=3), LocalPool(1))


def test_what_never_happens_with_some_numbers_counts_as_nothing_there() -> None:
    odani = Range("castle.odani.lines[0]", 10, 14)
    plan = PLAN._replace(ranges=(odani,), measures=("theft.castle-odani.count",), games=60, paths=2)
    (found,) = sensitivity(GREEDY, plan, LocalPool(1))
    assert found.effects[0].direction < 0


def test_the_readable_rules_are_asked_the_same_way() -> None:
    plan = PLAN._replace(measures=("length",), games=3, paths=2, base=2)
    found = sensitivity(replace(GREEDY, engine=EngineKind.READABLE), plan, LocalPool(1))
    assert {"dice", POINTS.name} == {effect.number for effect in found[0].effects}

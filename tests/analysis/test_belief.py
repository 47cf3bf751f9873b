"""Losses measured with an error: noise is not held against anybody, and what is stated covers the truth."""

from __future__ import annotations

import random

import pytest

from wartable.analysis.belief import Belief, Expectation, Measured, error_of_sum, learned


def measured(rng: random.Random, losses: list[float], deviation: float) -> list[Measured]:
    return [Measured(rng.gauss(loss, deviation), deviation) for loss in losses]


def believed(seen: list[Measured]) -> list[Belief]:
    expectation = learned(seen)
    return [expectation.belief(each) for each in seen]


def test_a_sharp_measurement_is_believed() -> None:
    belief = Expectation(0.9, 0.05).belief(Measured(0.1, 0.001))
    assert 0.1 == pytest.approx(belief.mean, abs=0.001)
    assert 0.098 == pytest.approx(belief.certain, abs=0.001)
    assert 0.001 == pytest.approx(belief.deviation, rel=0.05)


@pytest.mark.parametrize("gain", [-1.0, -0.2, 0.0, 0.001])
def test_nothing_is_certain_of_what_does_not_stand_out(gain: float) -> None:
    belief = Expectation(0.9, 0.05).belief(Measured(gain, 0.02))
    assert 0.0 == belief.certain
    assert 0.0 <= belief.mean < 0.01


def test_the_blurred_counts_less_than_the_sharp() -> None:
    expectation = Expectation(0.8, 0.05)
    sharp, blurred = (expectation.belief(Measured(0.05, deviation)) for deviation in (0.005, 0.03))
    assert sharp.mean > blurred.mean
    assert sharp.certain > blurred.certain


def test_a_thousand_blameless_decisions_are_not_blamed() -> None:
    rng = random.Random(1)
    found = believed(measured(rng, [0.0] * 1000, 0.02))
    assert sum(belief.mean for belief in found) < 0.15
    assert sum(belief.certain > 0.01 for belief in found) <= 1
    assert sum(max(0.0, each.gain) for each in measured(rng, [0.0] * 1000, 0.02)) > 5.0


@pytest.mark.parametrize(("share", "size", "deviation"), [(0.1, 0.05, 0.01), (0.3, 0.03, 0.005), (0.5, 0.05, 0.03)])
def test_the_stated_error_covers_the_true_sum(share: float, size: float, deviation: float) -> None:
    rng = random.Random(2)
    covered = 0
    for _ in range(20):
        losses = [rng.expovariate(1 / size) if rng.random() < share else 0.0 for _ in range(150)]
        found = believed(measured(rng, losses, deviation))
        error = error_of_sum(belief.deviation for belief in found)
        covered += abs(sum(losses) - sum(belief.mean for belief in found)) <= error
    assert covered >= 17


def test_what_is_certain_seldom_exceeds_the_truth() -> None:
    rng = random.Random(3)
    losses = [rng.expovariate(20) if rng.random() < 0.3 else 0.0 for _ in range(1000)]
    found = believed(measured(rng, losses, 0.01))
    blamed = [(belief.certain, loss) for belief, loss in zip(found, losses, strict=True) if belief.certain > 0.0]
    assert len(blamed) > 100
    assert sum(certain > loss for certain, loss in blamed) / len(blamed) < 0.1

"""Intervals against figures from the textbooks, and against simulation."""

from __future__ import annotations

import numpy as np
import pytest

from wartable.lab.estimates import Samples, adjusted, difference, estimate, t_quantile, wilson


def samples(above: list[float], below: list[float] | None = None, *, is_rate: bool = False) -> Samples:
    return Samples(np.array(above, float), np.array(below or [1] * len(above), float), is_rate)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(45, 100, 0.3561, 0.5476), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 2, 0.0945, 0.9055)],
)
def test_rates_have_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4)) == wilson(wins / games, games)
    found = estimate(samples([1.0] * wins + [0.0] * (games - wins), is_rate=True))
    assert wins / games == found.value
    assert (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4)) == (found.low, found.high)


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (99, 1.984), (10_000, 1.960)],
)
def test_students_t(freedom: int, expected: float) -> None:
    assert expected == pytest.approx(t_quantile(freedom), abs=0.0005)


@pytest.mark.slow
def test_the_p_value_of_pairs_is_students() -> None:
    ttest_rel = pytest.importorskip("scipy.stats").ttest_rel
    before, after = [5.0, 3, 8, 6, 7, 4, 9], [6.0, 2, 9, 9, 6, 5, 9.5]
    found = difference(samples(before), samples(after))
    assert found is not None
    assert float(ttest_rel(after, before).pvalue) == pytest.approx(found.p)


def test_a_mean_has_students_interval() -> None:
    found = estimate(samples([1, 2, 3, 4, 5]))
    assert (3.0, 5.0) == (found.value, found.count)
    reach = 2.776 * (2.5**0.5) / 5**0.5
    assert 3 - reach == pytest.approx(found.low, abs=0.01)
    assert 3 + reach == pytest.approx(found.high, abs=0.01)


def test_what_is_counted_is_never_less_than_nothing() -> None:
    assert 0.0 == estimate(samples([0, 0, 0, 1])).low
    below = estimate(samples([-1, 0, 0, 0])).low
    assert below is not None
    assert below < 0


def test_without_games_there_is_no_figure_and_with_one_no_interval() -> None:
    assert (None, None, None) == _figures(samples([0, 0], [0, 0], is_rate=True))
    assert (7.0, None, None) == _figures(samples([7]))


def _figures(given: Samples) -> tuple[float | None, float | None, float | None]:
    found = estimate(given)
    return found.value, found.low, found.high


def test_trials_that_hang_together_are_not_counted_twice() -> None:
    """Two seats of a game that always share their fate are one trial."""
    alone = estimate(samples([1, 0] * 50, is_rate=True))
    twins = estimate(samples([2, 0] * 50, [2] * 100, is_rate=True))
    assert alone.value == twins.value
    assert (alone.low, alone.high) == (pytest.approx(twins.low), pytest.approx(twins.high))


def test_twenty_wins_in_ten_games_are_no_surer_than_ten() -> None:
    twins = estimate(samples([2] * 10, [2] * 10, is_rate=True))
    assert (1.0, 20.0) == (twins.value, twins.count)
    assert 0.7225 == pytest.approx(twins.low, abs=1e-4)


def test_games_of_the_same_dice_are_one_group() -> None:
    grouped = samples([1, 1, 0, 0, 1, 1], [1] * 6).grouped(np.array([0, 0, 1, 1, 2, 2]))
    assert [2, 0, 2] == grouped.above.tolist()
    assert [2, 2, 2] == grouped.below.tolist()


def test_intervals_hold_the_truth_in_nineteen_of_twenty_cases() -> None:
    rng = np.random.default_rng(1)
    hits = {"rate": 0, "ratio": 0, "change": 0}
    for _ in range(400):
        luck, noise = rng.random(200), rng.random(200)
        rate = estimate(Samples((luck < 0.3).astype(float), np.ones(200), is_rate=True))
        below = rng.integers(0, 3, 200).astype(float)
        ratio = estimate(Samples(below * (0.4 + 0.2 * (noise - 0.5)), below))
        change = difference(
            Samples((luck < 0.3).astype(float), np.ones(200)), Samples((luck < 0.4).astype(float), np.ones(200))
        )
        assert change is not None
        hits["rate"] += _holds(rate.low, 0.3, rate.high)
        hits["ratio"] += _holds(ratio.low, 0.4, ratio.high)
        hits["change"] += _holds(change.low, 0.1, change.high)
    assert all(0.92 <= count / 400 <= 0.98 for count in hits.values()), hits


def _holds(low: float | None, truth: float, high: float | None) -> bool:
    assert low is not None
    assert high is not None
    return low <= truth <= high


def test_a_difference_is_taken_game_by_game() -> None:
    """Games that go up and down together leave little room for chance."""
    before = [4.0 * game for game in range(12)]
    after = [value + 1 + (-1) ** game / 10 for game, value in enumerate(before)]
    paired = difference(samples(before), samples(after))
    shuffled = difference(samples(before), samples(after[::-1]))
    assert paired is not None
    assert shuffled is not None
    assert 1.0 == pytest.approx(paired.value) == pytest.approx(shuffled.value)
    assert paired.p < 0.001
    assert shuffled.p > 0.5
    assert paired.low > 0 > shuffled.low


def test_few_games_are_never_quite_sure() -> None:
    """Three pairs that all go up: that happens in one of four cases if up and down are equally likely."""
    found = difference(samples([1, 5, 9]), samples([2, 6, 10]))
    assert found is not None
    assert (1.0, 0.25) == (found.value, found.p)


@pytest.mark.parametrize(("times", "most"), [(2, 0.5), (3, 0.2), (8, 0.01)])
def test_what_is_rare_is_not_surer_for_the_games_without_it(times: int, most: float) -> None:
    """It always went well before and never after; but how often did it happen?"""
    nothing = [0.0] * 200
    before = samples([1.0] * times + nothing, [1.0] * times + nothing, is_rate=True)
    after = samples(nothing + [0.0] * times, nothing + [1.0] * times, is_rate=True)
    found = difference(before, after)
    assert found is not None
    assert -1.0 == found.value == found.low
    assert most / 5 < found.p < most
    assert found.high > -1.0


def test_one_game_says_nothing_of_a_mean() -> None:
    once = samples([3, 0, 0, 0], [1, 0, 0, 0])
    assert (3.0, None, None) == _figures(once)
    assert difference(once, samples([7, 0, 0, 0], [1, 0, 0, 0])) is None


def test_an_interval_among_several_is_wider() -> None:
    """So that three of them hold together as often as one alone: 98.3 % each."""
    rate = samples([1, 0] * 500, is_rate=True)
    alone, among = estimate(rate), estimate(rate, among=3)
    assert alone.low is not None
    assert among.low is not None
    assert 2.394 / 1.960 == pytest.approx((0.5 - among.low) / (0.5 - alone.low), abs=0.01)


def test_no_change_at_all_is_no_change() -> None:
    found = difference(samples([1, 2, 3]), samples([1, 2, 3]))
    assert found is not None
    assert (0.0, 1.0, None) == (found.value, found.p, found.games_needed(3, 1))


def test_there_is_no_difference_to_nothing() -> None:
    assert difference(samples([0, 0, 0], [0, 0, 0]), samples([1, 1, 1])) is None
    assert difference(samples([1, 2]), samples([2, 3])) is None


def test_twice_as_small_a_change_needs_four_times_the_games() -> None:
    rng = np.random.default_rng(2)
    base, noise = rng.normal(size=100), rng.normal(size=100)
    noise -= noise.mean()
    large, small = (difference(samples(list(base)), samples(list(base + noise + step))) for step in (0.2, 0.1))
    assert large is not None
    assert small is not None
    needed = large.games_needed(100, 1), small.games_needed(100, 1)
    assert needed[0] is not None
    assert needed[1] is not None
    assert 4.0 == pytest.approx(needed[1] / needed[0], rel=0.05)
    assert large.detectable(20) > large.detectable(1)


def test_many_questions_make_each_answer_less_sure() -> None:
    """Holm's procedure on the example 0.01, 0.04, 0.03, 0.005."""
    assert [0.03, 0.06, 0.06, 0.02] == pytest.approx(adjusted([0.01, 0.04, 0.03, 0.005]))
    assert [0.2] == adjusted([0.2])
    assert [1.0, 1.0] == adjusted([0.9, 0.8])
    assert [] == adjusted([])


def test_a_mean_of_parts_stays_between_nothing_and_all() -> None:
    found = estimate(samples([1.0] * 30 + [0.9]))
    assert (0.0, 1.0) <= (found.low, found.high) <= (1.0, 1.0)
    change = difference(samples([0.0, 0.0, 0.1, 0.0]), samples([1.0, 1.0, 0.9, 1.0]))
    assert change is not None
    assert -1.0 <= change.low <= change.high <= 1.0

"""Figures as people write them."""

from __future__ import annotations

import pytest

from wartable import get_game
from wartable.lab.estimates import Estimate
from wartable.lab.figures import Figures
from wartable.text.words import Words

PERCENT = "\N{NO-BREAK SPACE}%"


def figures(language: str) -> Figures:
    return Figures(Words(language, "age-of-war", is_strict=True), get_game("age-of-war"))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "52.1% (49.0% to 55.2%)"),
        ("es", f"52,1{PERCENT} (49,0{PERCENT} a 55,2{PERCENT})"),
        ("zh-Hant", "52.1%（49.0% 至 55.2%）"),
    ],
)
def test_an_estimate_is_its_value_and_its_interval(language: str, expected: str) -> None:
    assert expected == figures(language).estimate(Estimate(0.521, 0.49, 0.552, 1000), is_rate=True)


def test_what_is_not_known_is_not_written() -> None:
    assert "–" == figures("en").estimate(Estimate(None, None, None, 0), is_rate=True)
    assert "3.00" == figures("en").estimate(Estimate(3.0, None, None, 1), is_rate=False)


@pytest.mark.parametrize(("value", "expected"), [(0.25, "+0.25"), (-13.1, "−13.1"), (-0.001, "±0.00"), (0.0, "±0.00")])
def test_a_change_has_a_sign_unless_it_rounds_to_nothing(value: float, expected: str) -> None:
    assert expected == figures("en").change(value, is_rate=False)


def test_no_probability_is_nothing() -> None:
    assert ["0.050", "0.001", "<0.001"] == [figures("en").probability(p) for p in (0.05, 0.001, 0.0)]
    assert "<0,001" == figures("es").probability(1e-9)


def test_changes_of_rates_are_percentage_points() -> None:
    assert "−1.7 pp" == figures("en").change(-0.0167, is_rate=True)
    assert "±0.0 pp" == figures("en").change(-0.0004, is_rate=True)


@pytest.mark.parametrize(
    ("language", "value", "step", "plain", "rate", "points"),
    [
        ("en", 1000.0, 200.0, "1,000", "100000%", "100,000 pp"),
        ("en", -0.1, 0.1, "−0.1", "-10%", "−10 pp"),
        ("es", 0.05, 0.005, "0,050", f"5,0{PERCENT}", "5,0 pp"),
        ("zh-Hant", 0.5, 0.05, "0.50", "50%", "50 個百分點"),
    ],
)
def test_a_scale_has_as_many_decimals_as_its_steps_need(
    language: str, value: float, step: float, plain: str, rate: str, points: str
) -> None:
    said = figures(language)
    assert plain == said.tick(value, step)
    assert rate == said.rate_tick(value, step)
    assert points == said.points_tick(value, step)


def test_measures_of_the_command_line_have_their_words() -> None:
    english = figures("en")
    assert "Turns" == english.called("length")
    assert "Seat 2 wins" == english.called("seat.2")
    assert "theft.castle-kiyosu.count" == english.called("theft.castle-kiyosu.count")


def test_less_than_nothing_has_a_minus() -> None:
    assert "−0.037" == figures("en").number(-0.037, 3)

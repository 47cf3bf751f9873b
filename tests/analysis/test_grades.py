"""Grades by what a decision cost."""

from __future__ import annotations

import pytest

from wartable.analysis.grades import Grade, grade_of


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (-0.02, Grade.BEST),
        (0.0, Grade.BEST),
        (0.001, Grade.BEST),
        (0.005, Grade.GOOD),
        (0.02, Grade.INACCURACY),
        (0.05, Grade.MISTAKE),
        (0.081, Grade.BLUNDER),
        (1.0, Grade.BLUNDER),
    ],
)
def test_the_grade_of_a_loss(loss: float, grade: Grade) -> None:
    assert grade == grade_of(loss)

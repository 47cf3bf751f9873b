"""Grades of a decision by what it cost, in share of the victory."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["THRESHOLDS", "Grade", "grade_of"]


class Grade(StrEnum):
    """How good a decision was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS = ((0.001, Grade.BEST), (0.01, Grade.GOOD), (0.03, Grade.INACCURACY), (0.08, Grade.MISTAKE))
"""A loss up to the number gets the grade; anything above the last is a blunder."""


def grade_of(certain_loss: float) -> Grade:
    """The grade of a decision that has cost so much beyond doubt."""
    return next((grade for limit, grade in THRESHOLDS if certain_loss <= limit), Grade.BLUNDER)

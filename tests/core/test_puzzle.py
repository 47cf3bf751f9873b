"""Worths that a puzzle brings along, laid over what a judge says."""

from __future__ import annotations

import pytest

from wartable.core.judge import Judgment
from wartable.core.puzzle import Puzzle, with_worths


@pytest.mark.parametrize(
    ("judged", "expected"),
    [((0.5, 0.3, 0.2), (0.9, 0.06, 0.04)), ((1.0, 0.0, 0.0), (0.9, 0.05, 0.05))],
    ids=["others share what is left as the judge says", "others share alike where the judge leaves them nothing"],
)
def test_shares_add_up_to_one(judged: tuple[float, ...], expected: tuple[float, ...]) -> None:
    puzzle = Puzzle("battle", 3, None, 25.0, worths=(0.9,), error=0.01)

    (laid,) = with_worths(puzzle, (Judgment("march", judged),), 0)

    assert pytest.approx(expected) == laid.values

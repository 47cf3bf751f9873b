"""Compiled duplicate dice are those of the source."""

from __future__ import annotations

import numpy as np
import pytest

from wartable.core.chance import DuplicateSource
from wartable.core.distribution import Dice

pytest.importorskip("numba")


@pytest.mark.parametrize("seed", [0, 7, 2**48 - 1])
def test_duplicate_dice_are_those_of_the_source(seed: int) -> None:
    from wartable.core.duplicate import begin_draw, duplicate_below, key_of  # which needs numba

    source, word = DuplicateSource(seed), np.zeros(1, np.uint64)
    drawn = [0, 0, 0]
    for seat, count, faces in [(None, 1, 5), (0, 12, 6), (1, 3, 6), (0, 40, 6), (None, 2, 2**31), (1, 1, 10**6)]:
        place = 0 if seat is None else seat + 1
        expected = source.draw(Dice(count, tuple, faces=faces, lowest=0), seat)
        begin_draw(word, np.uint64(key_of(seed)), place, drawn[place])
        drawn[place] += 1
        assert expected == tuple(sorted(duplicate_below(word, faces) for _ in range(count)))

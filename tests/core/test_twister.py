"""The generator of compiled games is Python's own."""

from __future__ import annotations

import random

import numpy as np
import pytest

from wartable.core.twister import (
    DRAWS,
    ROW,
    below,
    below_in_words,
    fraction,
    place_among,
    seed_twister,
    twist,
    write_below,
)


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 2**53 - 1, 2**64 - 1])
def test_the_same_seed_gives_the_numbers_of_python(seed: int) -> None:
    twister, rng = np.zeros(ROW, np.uint32), random.Random(seed)
    seed_twister(twister, np.uint64(seed))
    assert [rng.random() for _ in range(1000)] == [fraction(twister) for _ in range(1000)]
    assert [int(rng.random() * 6) for _ in range(100)] == [below(twister, 6) for _ in range(100)]


def test_many_numbers_at_once_are_those_drawn_one_by_one() -> None:
    twister, rng, numbers = np.zeros(ROW, np.uint32), random.Random(7), np.zeros(DRAWS, np.uint8)
    seed_twister(twister, np.uint64(7))
    for _ in range(3):
        twist(twister)
        write_below(twister, 6, numbers)
        assert [int(rng.random() * 6) for _ in range(DRAWS)] == numbers.tolist()


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_choices_take_as_many_words_as_those_of_python(seed: int) -> None:
    twister, rng, counts = np.zeros(ROW, np.uint32), random.Random(seed), random.Random(1)
    seed_twister(twister, np.uint64(seed))
    for _ in range(3000):
        count = counts.randint(1, 9)
        assert rng.choice(range(count)) == place_among(twister, count)
        if count > 5:
            assert int(rng.random() * 41) == below_in_words(twister, 41)

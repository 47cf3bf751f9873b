"""The table of sieges that are counted: the figures of the readable odds, however full it is."""

from __future__ import annotations

import random

import numpy as np
import pytest

from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.sieges import (
    NOT_COUNTED,
    CountedSieges,
    chance_counted,
    words_of,
)
from wartable.games.epic_dice_battles.forces import RESERVE, chance_in_siege
from wartable.games.epic_dice_battles.odds import Force

# The compiler takes its time, more of it on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

STORMS = [
    Force((footmen, archers, 0, 0, 0, 0), shields=shields)
    for footmen in range(1, 4)
    for archers in range(2)
    for shields in range(2)
]
"""Twelve of them."""


def noted(*sieges: tuple[Force, Force]) -> Ints:
    """What a warlord notes down that asks for these."""
    notes = np.zeros(of.HOLDERS, np.int64)
    notes[of.ASKED] = len(sieges)
    numbers = [
        number
        for siege in sieges
        for force in siege
        for number in (*force.main, *force.flank1, *force.flank2, force.shields)
    ]
    notes[of.SIEGES_ASKED : of.SIEGES_ASKED + len(numbers)] = numbers
    return notes


def known(counted: CountedSieges, attacker: Force, defender: Force = RESERVE) -> float:
    return chance_counted(noted((attacker, defender)), *counted.arrays, of.SIEGES_ASKED)


def test_a_siege_is_known_once_it_is_counted() -> None:
    counted = CountedSieges()
    inside = Force((2, 0, 1, 0, 0, 0), (0, 0, 0, 1, 0, 0), (1, 0, 0, 0, 0, 0), 1)
    assert NOT_COUNTED == known(counted, STORMS[0], inside)
    counted.count(noted((STORMS[0], inside), (STORMS[0], inside), (inside, RESERVE)))
    assert chance_in_siege(STORMS[0], inside) == known(counted, STORMS[0], inside)
    assert chance_in_siege(inside, RESERVE) == known(counted, inside)
    assert NOT_COUNTED == known(counted, inside, STORMS[0])


def test_different_sieges_have_different_words() -> None:
    rng, sieges = random.Random(1), set[tuple[int, ...]]()
    for _ in range(2000):
        numbers = [0] * 2 * of.FORCE_SIZE
        for _ in range(rng.randint(0, 3)):
            numbers[rng.randrange(len(numbers))] = rng.randint(1, 15)
        sieges.add(tuple(numbers))
    assert len(sieges) == len({words_of(np.array(numbers), 0) for numbers in sieges})


def test_a_full_table_grows_and_knows_all_it_knew() -> None:
    counted = CountedSieges(first=2)
    for storm in STORMS:
        counted.count(noted((storm, RESERVE)))
    assert [chance_in_siege(storm, RESERVE) for storm in STORMS] == [known(counted, storm) for storm in STORMS]


def test_a_table_that_may_not_grow_begins_anew() -> None:
    counted = CountedSieges(first=2, most=4)
    before = counted.arrays
    for storm in STORMS[:5]:
        counted.count(noted((storm, RESERVE)))
    assert [NOT_COUNTED] * 4 == [known(counted, storm) for storm in STORMS[:4]]
    assert chance_in_siege(STORMS[4], RESERVE) == known(counted, STORMS[4])
    assert 2 == len(before[1]) == len(counted.arrays[1])

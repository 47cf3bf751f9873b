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
from wartable.games.epic_dice_battles.batch.warlord.storms import MOST_SHIELDS
from wartable.games.epic_dice_battles.forces import RESERVE, chance_in_siege, deployed
from wartable.games.epic_dice_battles.odds import Force

# The compiler takes its time, more of it on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

STORMS = [
    Force((footmen, archers, 0, 0, 0, 0), shields=shields)
    for footmen in range(1, 6)
    for archers in range(2)
    for shields in range(2)
]
"""Twenty of them."""


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


def test_sieges_fall_as_often_as_by_the_readable_odds() -> None:
    counted, rng = CountedSieges(), random.Random(1)
    for _ in range(60):
        attacker, defender = _army(rng, is_storming=True), RESERVE if rng.random() < 0.5 else _army(rng)
        if attacker.dice + defender.dice <= (16 if defender is RESERVE else 9):
            counted.count(noted((attacker, defender)))
            assert chance_in_siege(attacker, defender) == known(counted, attacker, defender), f"{attacker} {defender}"


def _army(rng: random.Random, *, is_storming: bool = False) -> Force:
    """An army with a few of everything, as it is deployed."""
    dice, rest = (rng.randint(1, 7), rng.randint(0, 3), rng.randint(0, 2)), [0] * 6
    for _ in range(rng.randint(0, sum(dice))):
        rest[rng.randrange(1, 6)] += 1
    return deployed(dice, tuple(rest), rng.randint(0, 2), is_storming=is_storming)


def test_different_sieges_have_different_words() -> None:
    rng, sieges = random.Random(1), set[tuple[int, ...]]()
    for _ in range(2000):
        numbers = [0] * 2 * of.FORCE_SIZE
        for _ in range(rng.randint(0, 3)):
            numbers[rng.randrange(len(numbers))] = rng.randint(1, 15)
        sieges.add(tuple(numbers))
    assert len(sieges) == len({words_of(np.array(numbers), 0) for numbers in sieges})


def test_so_many_shields_that_the_readable_odds_count_them() -> None:
    counted, armoured = CountedSieges(), Force((2, 0, 0, 0, 0, 0), shields=MOST_SHIELDS + 1)
    counted.count(noted((armoured, RESERVE), (STORMS[0], armoured)))
    assert chance_in_siege(armoured, RESERVE) == known(counted, armoured)
    assert chance_in_siege(STORMS[0], armoured) == known(counted, STORMS[0], armoured)


def test_a_full_table_grows_and_knows_all_it_knew() -> None:
    counted = CountedSieges(first=of.MOST_ASKED)
    for storm in STORMS:
        counted.count(noted((storm, RESERVE)))
    assert [chance_in_siege(storm, RESERVE) for storm in STORMS] == [known(counted, storm) for storm in STORMS]


def test_a_table_that_may_not_grow_begins_anew() -> None:
    counted = CountedSieges(first=of.MOST_ASKED, most=of.MOST_ASKED)
    for storm in STORMS[:5]:
        counted.count(noted((storm, RESERVE)))
    assert [NOT_COUNTED] * 4 == [known(counted, storm) for storm in STORMS[:4]]
    assert chance_in_siege(STORMS[4], RESERVE) == known(counted, STORMS[4])

"""The counted round against the policy, roll by roll."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wartable.games.epic_dice_battles.components import Counts, Unit, components_of, standard_components
from wartable.games.epic_dice_battles.odds.rounds import (
    Group,
    Ranks,
    after_losses,
    chances,
    is_countable,
    spread,
    stacked,
    union,
)
from wartable.games.epic_dice_battles.policy import standard_policy

POLICY = standard_policy()
BY_RANK = (Unit.FOOTMAN, Unit.CAVALRY, Unit.SAMURAI, Unit.SAMURAI_CAVALRY)


@st.composite
def groups(draw: st.DrawFn, most: int) -> Group:
    kinds = draw(st.lists(st.integers(0, 7), min_size=1, max_size=most))
    counts = [kinds.count(kind) for kind in range(8)]
    return (counts[0], counts[1], counts[2], counts[3]), (counts[4], counts[5], counts[6], counts[7])


def units(ranks: Ranks) -> Counts:
    counts = [0] * 6
    for unit, count in zip(BY_RANK, ranks, strict=True):
        counts[unit] = count
    return tuple(counts)


def own_roll(group: Group, dice: tuple[int, ...]) -> tuple[int, list[int], list[int]]:
    """Kills, the dead and the living, by rank."""
    dead: list[int] = []
    living: list[int] = []
    killed = 0
    for die, unit, bonus in POLICY.assign(units(group[0]), units(group[1]), dice):
        (dead if POLICY.is_dead(unit, die, bonus=bonus) else living).append(BY_RANK.index(Unit(unit)))
        killed += POLICY.kills(unit, die, bonus=bonus)
    return killed, dead, living


@pytest.mark.rule("ED-64", "ED-65")
@settings(max_examples=40)
@given(groups(most=4))
def test_kills_and_deaths_are_those_of_the_policy(group: Group) -> None:
    expected: Counter[tuple[int, int]] = Counter()
    for dice in product(range(1, 7), repeat=sum(union(group))):
        killed, dead, _ = own_roll(group, dice)
        expected[killed, len(dead)] += 1
    table = chances(group, exact=True)
    assert expected == {(int(kills), int(deaths)): table[kills, deaths] for kills, deaths in np.argwhere(table)}


@given(groups(most=10), st.data())
def test_who_dies_by_the_own_roll_is_the_cheapest(group: Group, data: st.DataObject) -> None:
    size = sum(union(group))
    dice = tuple(data.draw(st.lists(st.integers(1, 6), min_size=size, max_size=size)))
    _, dead, living = own_roll(group, dice)
    assert max(dead, default=0) <= min(living, default=3)


@given(groups(most=6), st.integers(1, 6))
def test_nothing_is_lost_from_a_spread(group: Group, opponents: int) -> None:
    everything = spread(stacked([group], exact=True), opponents)
    size = sum(union(group))
    assert (1, opponents + 1, size + 1, size + 1) == everything.shape
    assert [(size + 1) * [6**size]] == everything.sum(axis=(1, 3)).tolist()
    assert everything / 6**size == pytest.approx(spread(stacked([group]), opponents))


def test_losses_take_rank_after_rank() -> None:
    ranks = (1, 1, 1, 1)
    assert [(1, 1, 1, 1), (0, 1, 1, 1), (0, 0, 1, 1), (0, 0, 0, 1), (0, 0, 0, 0), (0, 0, 0, 0)] == [
        after_losses(ranks, lost) for lost in range(6)
    ]


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("", True),
        ("units.archer.money = 3\nunits.battle.arrow = 4", True),
        ("units.cavalry.modifier = 2", False),
        ("units.battle.dies = 1", False),
        ("units.footman.dearness = 9", False),
    ],
)
def test_only_close_combat_as_in_the_rulebook_is_counted(variant: str, expected: bool) -> None:
    assert expected == is_countable(components_of(variant))


def test_the_standard_box_is_counted() -> None:
    assert is_countable(standard_components())

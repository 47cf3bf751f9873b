"""Chance told by number has the chances of the distribution it tells."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from wartable.core.distribution import Dice, Distribution, Weighted
from wartable.research.chance import MOST_BRANCHES, branches, describe, drawn, outcome


def leaves(distribution: Distribution[Any], told: tuple[int, ...] = (), weight: float = 1.0) -> Counter[Any]:
    """Every outcome at the ends of the tree, with its chance."""
    event = outcome(distribution, told)
    if event is not None:
        return Counter({event: weight})
    found: Counter[Any] = Counter()
    for branch, share in branches(distribution, told):
        found += leaves(distribution, (*told, branch), weight * share)
    return found


def as_listed(distribution: Distribution[Any]) -> dict[Any, Any]:
    total = sum(weight for _, weight in distribution.outcomes())
    return {event: pytest.approx(weight / total) for event, weight in distribution.outcomes()}


@pytest.mark.parametrize(
    ("dice", "is_in_one_step"),
    [
        (Dice(5, tuple), True),
        (Dice(1, tuple), True),
        (Dice(4, tuple, faces=3, lowest=0), True),
        (Dice(3, tuple, faces=2), True),
        (Dice(8, tuple), False),
        (Dice(44, tuple, faces=3, lowest=0), False),
        (Dice(1000, tuple, faces=2), False),
    ],
)
def test_a_roll_has_its_chances(dice: Dice[Any], is_in_one_step: bool) -> None:
    assert is_in_one_step == (len(branches(dice, ())) == len(dice.outcomes()) <= MOST_BRANCHES)
    assert as_listed(dice) == leaves(dice)


def test_a_draw_has_its_chances() -> None:
    draw = Weighted([("ace", 3), ("king", 1), ("none", 0)])
    assert as_listed(draw) == leaves(draw)
    assert [(0, 0.75), (1, 0.25)] == branches(draw, ())


def test_no_step_has_too_many_branches() -> None:
    assert 792 == len(branches(Dice(7, tuple), ()))
    many = Dice(48, tuple)
    assert 49 == len(branches(many, ()))
    assert 40 == len(branches(many, (9,)))
    assert (1,) * 9 + (2,) * 39 == outcome(many, (9, 39))


def test_branches_have_different_names() -> None:
    for dice in (Dice(3, tuple), Dice(20, tuple)):
        names = [describe(dice, (), branch) for branch, _ in branches(dice, ())]
        assert len(names) == len(set(names))
    assert "4 of 20 dice show 1" == describe(Dice(20, tuple), (), 4)
    assert "0 of 16 dice show 2" == describe(Dice(20, tuple), (4,), 0)


@pytest.mark.parametrize("distribution", [Dice(7, tuple), Dice(20, tuple)], ids=["in one step", "face by face"])
def test_a_number_stands_for_the_branch_it_falls_into(distribution: Dice[Any]) -> None:
    passed = 0.0
    for branch, chance in branches(distribution, ()):
        assert branch == drawn(distribution, (), passed + chance / 2)
        passed += chance
    assert 0 == drawn(distribution, (), 0.0)
    # The sum of all chances is 1 up to rounding.
    assert drawn(distribution, (), 1.0) < len(branches(distribution, ()))

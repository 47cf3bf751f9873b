"""Chance with its whole distribution in view."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from wartable.core.distribution import Dice, Weighted


class Rolled(msgspec.Struct, frozen=True):
    faces: tuple[int, ...]


@pytest.mark.parametrize("count", range(4))
def test_dice_weigh_as_many_as_the_ordered_rolls_that_sort_to_them(count: int) -> None:
    ordered = [tuple(sorted(roll)) for roll in product(range(1, 7), repeat=count)]
    expected = {roll: ordered.count(roll) for roll in ordered}
    assert expected == {outcome.faces: weight for outcome, weight in Dice(count, Rolled).outcomes()}


def test_dice_are_drawn_one_call_each_and_sorted() -> None:
    draws = iter([5, 0, 3])
    assert Rolled((1, 4, 6)) == Dice(3, Rolled).draw(lambda n: next(draws))
    assert (6, 6, 6) == Dice(3, Rolled).bounds()


def test_many_dice_are_drawn_without_listing_their_outcomes() -> None:
    assert Rolled((1,) * 36) == Dice(36, Rolled).draw(lambda n: 0)


@pytest.mark.parametrize(
    ("faces", "belongs"),
    [((1, 2), True), ((2, 1), False), ((1,), False), ((0, 1), False), ((6, 7), False), ((6, 6), True)],
)
def test_dice_contain_sorted_rolls_of_their_number_and_faces(faces: tuple[int, ...], belongs: bool) -> None:
    assert belongs is (Rolled(faces) in Dice(2, Rolled))


def test_dice_contain_no_value_of_another_kind() -> None:
    assert "12" not in Dice(2, Rolled)


def test_a_weighted_draw_takes_the_outcome_under_its_ticket() -> None:
    deck = Weighted([("ace", 2), ("joker", 0), ("ten", 1)])
    assert ["ace", "ace", "ten"] == [deck.draw(lambda n, ticket=ticket: ticket) for ticket in range(3)]  # type: ignore[misc]
    assert (("ace", 2), ("ten", 1)) == deck.outcomes()
    assert (3,) == deck.bounds()
    assert "joker" not in deck
    assert "ten" in deck


def test_a_number_out_of_range_is_a_bug_of_the_source() -> None:
    with pytest.raises(AssertionError):
        Weighted([("ace", 1)]).draw(lambda n: 1)

"""Successive halving: who stays from round to round."""

from __future__ import annotations

from itertools import islice

from wartable.bots.halving import halving, rounds_for


def test_the_better_half_stays() -> None:
    rounds = halving([3, 8, 5, 1, 7, 2, 6, 4], float)
    assert [[3, 8, 5, 1, 7, 2, 6, 4], [8, 7, 6, 5], [8, 7], [8], [8]] == list(islice(rounds, 5))


def test_never_fewer_than_asked_for() -> None:
    assert [[1, 2, 3, 4, 5], [5, 4, 3], [5, 4, 3]] == list(islice(halving([1, 2, 3, 4, 5], float, fewest=3), 3))


def test_what_is_fixed_stays_in_front() -> None:
    assert [[1, 4, 3, 2], [1, 4, 3], [1, 4], [1, 4]] == list(islice(halving([1, 4, 3, 2], float, fixed=1), 4))


def test_equals_keep_their_order() -> None:
    assert ["b", "a"] == list(islice(halving(["b", "a", "d", "c"], lambda _: 0.0), 2))[1]


def test_worth_is_asked_after_the_round() -> None:
    worth = {"a": 0.0, "b": 0.0}
    rounds = halving(["a", "b"], worth.__getitem__)
    next(rounds)
    worth["b"] = 1.0
    assert ["b"] == next(rounds)


def test_rounds_for() -> None:
    assert [1, 1, 2, 2, 3] == [rounds_for(count) for count in (1, 2, 3, 4, 8)]

"""Chance with its whole distribution in view: which outcomes there are, and how heavy each is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Generic, TypeVar

__all__ = ["Below", "Dice", "Distribution", "Weighted"]

Below = Callable[[int], int]
"""`below(n)` gives a uniform integer in 0 … n-1: all the randomness a distribution is given."""

E = TypeVar("E")


class Distribution(ABC, Generic[E]):
    """The outcomes of one chance event."""

    @abstractmethod
    def outcomes(self) -> tuple[tuple[E, int], ...]:
        """Every outcome with its integer weight. May be long: thirty dice have many faces."""

    @abstractmethod
    def draw(self, below: Below) -> E:
        """One outcome. The calls of `below` are part of the public construction (docs/protocol.md)."""

    @abstractmethod
    def __contains__(self, outcome: object) -> bool:
        """Whether this outcome can come up; never needs the whole list."""

    @abstractmethod
    def bounds(self) -> tuple[int, ...]:
        """The arguments of the calls of `below` that `draw` makes, in order."""


class Dice(Distribution[E]):
    """`count` equal dice; an outcome is built from their values, sorted.

    Values run from `lowest` to `lowest + faces - 1`. `event` makes the outcome from the sorted tuple.
    """

    __slots__ = ("_event", "_memo", "count", "faces", "lowest")

    def __init__(self, count: int, event: Callable[[tuple[int, ...]], E], *, faces: int = 6, lowest: int = 1) -> None:
        self.count = count
        self.faces = faces
        self.lowest = lowest
        self._event = event
        # Few dice come up in the same ways again and again: share the outcome objects.
        self._memo: dict[tuple[int, ...], E] | None = {} if comb(count + faces - 1, count) <= 1000 else None

    def outcomes(self) -> tuple[tuple[E, int], ...]:
        return tuple(
            (self._event(values), weight) for values, weight in _multisets(self.count, self.faces, self.lowest)
        )

    def showing(self, values: Iterable[int]) -> E:
        """The outcome in which the dice show these values."""
        return self._event(tuple(sorted(values)))

    def draw(self, below: Below) -> E:
        faces, lowest = self.faces, self.lowest
        values = tuple(sorted([below(faces) + lowest for _ in range(self.count)]))
        if self._memo is None:
            return self._event(values)
        outcome = self._memo.get(values)
        if outcome is None:
            outcome = self._memo[values] = self._event(values)
        return outcome

    def __contains__(self, outcome: object) -> bool:
        # An outcome is a frozen value whose first field is the sorted tuple it was built from.
        fields = getattr(outcome, "__struct_fields__", ())
        values = getattr(outcome, fields[0]) if fields else outcome
        return (
            isinstance(values, tuple)
            and len(values) == self.count
            and list(values) == sorted(values)
            and all(self.lowest <= value < self.lowest + self.faces for value in values)
            and self._event(values) == outcome
        )

    def bounds(self) -> tuple[int, ...]:
        return (self.faces,) * self.count


class Weighted(Distribution[E]):
    """A list of outcomes with integer weights: a card from a deck, the first player."""

    __slots__ = ("_pairs", "_total")

    def __init__(self, pairs: Iterable[tuple[E, int]]) -> None:
        self._pairs = tuple((outcome, weight) for outcome, weight in pairs if weight > 0)
        self._total = sum(weight for _, weight in self._pairs)

    def outcomes(self) -> tuple[tuple[E, int], ...]:
        return self._pairs

    def draw(self, below: Below) -> E:
        ticket = below(self._total)
        for outcome, weight in self._pairs:
            if ticket < weight:
                return outcome
            ticket -= weight
        raise AssertionError("below() gave a number out of range")

    def __contains__(self, outcome: object) -> bool:
        return any(outcome == candidate for candidate, _ in self._pairs)

    def bounds(self) -> tuple[int, ...]:
        return (self._total,)


@lru_cache(maxsize=64)
def _multisets(count: int, faces: int, lowest: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every sorted roll with the number of ordered rolls that sort to it."""
    return tuple(
        (values, _orderings(values)) for values in combinations_with_replacement(range(lowest, lowest + faces), count)
    )


def _orderings(values: tuple[int, ...]) -> int:
    """The multinomial coefficient of a sorted tuple."""
    ways, placed = 1, 0
    for value in sorted(set(values)):
        same = values.count(value)
        placed += same
        ways *= comb(placed, same)
    return ways

"""A match in numbers: a vector of what a seat sees, and a number for every action.

A game that has an encoding gives it as `Game.encoding(rules)`.
Everything is told from the place of the one who looks: that seat is the first, the others follow in turn order. So
the same vector means the same thing to every seat, and one player can learn from the games of all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import prod
from typing import Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from wartable.core.errors import WartableError
from wartable.core.game import AnyGame, AnyRules, Options, Seat

__all__ = [
    "AnyEncoding",
    "Catalogue",
    "Encoding",
    "Layout",
    "Mask",
    "NoEncoding",
    "Section",
    "Vector",
    "encoding_for",
    "places",
]

_MOST_AXES = 4

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class NoEncoding(WartableError, NotImplementedError):
    """The game does not say how it looks in numbers."""


class Section:
    """A part of the vector: numbers of one kind, by one or more axes."""

    __slots__ = ("_steps", "axes", "ceiling", "first", "name", "size")

    def __init__(self, name: str, first: int, axes: dict[str, int], ceiling: float) -> None:
        self.name = name
        self.first = first
        """The place of its first number in the vector."""
        self.axes = axes
        """What is counted along each axis, and how many there are; the last axis runs fastest."""
        self.ceiling = ceiling
        """What a count is divided by; a higher one is told as 1. It is 1 for marks."""
        lengths = (*axes.values(), *(1,) * (_MOST_AXES - len(axes)))
        self.size = prod(lengths)
        self._steps = tuple(prod(lengths[axis + 1 :]) for axis in range(_MOST_AXES))

    def at(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
        """Where in the vector a place of this section is, axis by axis; those left out count as 0."""
        one, two, three, four = self._steps
        return self.first + a * one + b * two + c * three + d * four

    def read(self, vector: Vector) -> Vector:
        """What a vector says here: counts as they were counted, marks as 0 and 1, in the shape of the axes."""
        numbers: Vector = vector[self.first : self.first + self.size] * np.float32(self.ceiling)
        return numbers.reshape(tuple(self.axes.values()))

    # What is asked for at every number of every decision has the sum of `at` in it: a call costs as much as the rest.

    def mark(self, vector: Vector, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Say yes."""
        one, two, three, four = self._steps
        vector[self.first + a * one + b * two + c * three + d * four] = 1.0

    def put(  # noqa: PLR0917 -- the axes of a place
        self, vector: Vector, number: float, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Say how many where something may have been said before."""
        one, two, three, four = self._steps
        vector[self.first + a * one + b * two + c * three + d * four] = min(number / self.ceiling, 1.0)

    def clear(self, vector: Vector, *place: int) -> None:
        """Say nothing any more: of the whole section, or of what lies at the first axes."""
        within = self.within(*place)
        vector[within.start : within.stop] = 0.0

    def within(self, *place: int) -> range:
        """All places of this section, or those at the first axes."""
        first = self.at(*place)
        return range(first, first + (self._steps[len(place) - 1] if place else self.size))

    def count(  # noqa: PLR0917 -- the axes of a place
        self, vector: Vector, number: float, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Say how many."""
        if number:
            one, two, three, four = self._steps
            vector[self.first + a * one + b * two + c * three + d * four] = min(number / self.ceiling, 1.0)

    def counts(self, vector: Vector, numbers: Sequence[float], *place: int) -> None:
        """Say how many of each, along the last axis."""
        first, ceiling = self.at(*place), self.ceiling
        for index, number in enumerate(numbers, first):
            if number:
                vector[index] = min(number / ceiling, 1.0)


class Layout:
    """The sections of a vector, one after the other."""

    def __init__(self) -> None:
        self.sections: list[Section] = []
        self.size = 0

    def add(self, name: str, *, ceiling: float = 1, **axes: int) -> Section:
        """The next section; without axes it is one number."""
        section = Section(name, self.size, axes, ceiling)
        self.sections.append(section)
        self.size += section.size
        return section

    def __getitem__(self, name: str) -> Section:
        return next(section for section in self.sections if section.name == name)

    def read(self, vector: Vector) -> dict[str, Vector]:
        """A vector taken apart, section by section."""
        return {section.name: section.read(vector) for section in self.sections}


Action = TypeVar("Action")
Observation = TypeVar("Observation")


class Catalogue(Generic[Action]):
    """Every action that a seat can ever take, each with its number."""

    __slots__ = ("_count", "actions", "number")

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self.number = {action: number for number, action in enumerate(self.actions)}
        self._count = len(self.actions)
        assert len(self.number) == self._count, "no action has two numbers"

    def mask(self, legal_actions: Iterable[Action]) -> Mask:
        """1 for every action that is legal."""
        number = self.number
        # Bytes are set one by one in half the time that an array takes to be told of all of them.
        mask = bytearray(self._count)
        for action in legal_actions:
            mask[number[action]] = 1
        return np.frombuffer(mask, np.int8)


class Encoding(ABC, Generic[Observation, Action]):
    """How the matches of one set-up look in numbers."""

    layout: Layout
    action_count: int

    @abstractmethod
    def vector(self, observation: Observation) -> Vector:
        """What the observation of a seat says, every number from 0 to 1. Made from nothing else, so it cannot leak."""

    def update(self, vector: Vector, before: Observation, after: Observation) -> None:
        """Turn the vector of what a seat saw into that of what it sees later in the same match.

        Games override it where little changes from one decision to the next.
        """
        vector[:] = self.vector(after)

    @abstractmethod
    def catalogue(self, view: Any, seat: Seat) -> Catalogue[Action]:
        """The actions as this seat numbers them. `view` is a state or anybody's view of it: public fields are read."""

    def mask(self, view: Any, seat: Seat, legal_actions: Iterable[Action]) -> Mask:
        """1 for every action that is legal."""
        return self.catalogue(view, seat).mask(legal_actions)


AnyEncoding = Encoding[Any, Any]


def encoding_for(game: AnyGame, players: int, options: Options) -> AnyEncoding:
    """The encoding of a game for so many players with these options; NoEncoding if it has none."""
    return _made(game, game.rules(players, options))


@lru_cache(maxsize=256)
@lru_cache(maxsize=256)
def places(viewer: Seat | None, order: tuple[Seat, ...] | range) -> tuple[int, ...]:
    """By seat: its place as the viewer counts, who is 0; the others follow in turn order."""
    assert viewer is not None, "a spectator has no place to look from"
    first = order.index(viewer)
    return tuple((order.index(seat) - first) % len(order) for seat in range(len(order)))


@lru_cache(maxsize=32)
def _made(game: AnyGame, rules: AnyRules) -> AnyEncoding:
    encoding = game.encoding(rules)
    if encoding is None:
        raise NoEncoding(f"{game.id} has no encoding")
    return encoding

"""Playouts: playing on from a position as a guide would, with luck that belongs to its occasion.

Playouts are compared with each other, so what they have in common should cancel out: on the same occasion the same
seat has the same dice, whatever was chosen before. And every luck comes with its mirror image, in which all that came
up high comes up low: what is fortune alone cancels out between the two.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NamedTuple, TypeVar

from wartable.bots.search import Guide
from wartable.core.chance import DuplicateSource
from wartable.core.distribution import Below, Distribution
from wartable.core.game import AnyRules, Seat
from wartable.core.judge import shares_of
from wartable.core.play import to_choice

__all__ = ["Luck", "MatchedDice", "Playouts", "occasion_of"]

E = TypeVar("E")
_BASE = 1009
"""More than the numbers of an occasion, so that two occasions do not look alike."""


class Luck(NamedTuple):
    """All the luck of one playout."""

    seed: int
    is_mirrored: bool = False

    @classmethod
    def pair(cls, seed: int) -> tuple[Luck, Luck]:
        """A luck and its mirror image."""
        return cls(seed), cls(seed, is_mirrored=True)

    def rng(self, *place: int) -> random.Random:
        """Randomness for anything but dice."""
        return random.Random(_folded((self.seed, self.is_mirrored, *place)))


class MatchedDice:
    """Dice and cards that depend on nothing but the luck, the occasion, the seat, and what that seat drew for it."""

    def __init__(self, luck: Luck) -> None:
        self._source = DuplicateSource(luck.seed)
        self._is_mirrored = luck.is_mirrored

    def draw(self, distribution: Distribution[E], seat: int | None = None) -> E:
        """What comes up; `seat` is the occasion and the seat in one number, as `occasion_of` makes it."""
        return self._source.draw(_Mirrored(distribution) if self._is_mirrored else distribution, seat)


def occasion_of(numbers: tuple[int, ...], seat: Seat | None) -> int:
    """What dice are for, and whose they are, as one number."""
    return _folded((*numbers, 0 if seat is None else seat + 1))


class Playouts:
    """Plays on by a guide."""

    def __init__(self, guide: Guide, horizon: int) -> None:
        """`horizon`: so many stages, before the guide judges the position."""
        self.guide = guide
        self._horizon = horizon

    def until(self, rules: AnyRules, state: Any) -> int:
        """The stage at which playouts from here are judged."""
        return self.guide.stage(rules, state) + self._horizon

    def play_on(self, rules: AnyRules, state: Any, until: int, luck: Luck) -> Any:
        """Where the guide leads: to a choice at the horizon, or to the end of the game."""
        guide, dice = self.guide, MatchedDice(luck)
        turns: Counter[tuple[int, Seat]] = Counter()
        turn, rng = None, luck.rng()

        def whose(state: Any) -> int:
            return occasion_of(guide.occasion(rules, state), rules.chance_seat(state))

        while True:
            state, seat, legal = to_choice(rules, state, dice, whose)
            if seat is None:
                return state
            stage = guide.stage(rules, state)
            if stage >= until:
                return state
            if turn != (stage, seat):
                # Whims are matched like dice: by turn, not by how many decisions came before.
                turn = (stage, seat)
                rng = luck.rng(*turn, turns[turn])
                turns[turn] += 1
            state = rules.apply(state, guide.policy(rules, state, legal, rng))

    def shares(self, rules: AnyRules, end: Any) -> tuple[float, ...]:
        """By seat: the share of the victory where a playout led."""
        result = rules.result(end)
        return self.guide.evaluate(rules, end) if result is None else shares_of(rules.players, result.winners)


class _Mirrored(Distribution[E]):
    """The same distribution with the luck turned round: the highest for the lowest."""

    def __init__(self, straight: Distribution[E]) -> None:
        self._straight = straight

    def outcomes(self) -> tuple[tuple[E, int], ...]:
        return self._straight.outcomes()

    def draw(self, below: Below) -> E:
        return self._straight.draw(lambda n: n - 1 - below(n))

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._straight

    def bounds(self) -> tuple[int, ...]:
        return self._straight.bounds()


def _folded(numbers: tuple[int, ...]) -> int:
    """One number for several."""
    folded = 0
    for number in numbers:
        folded = folded * _BASE + number + 1
    return folded

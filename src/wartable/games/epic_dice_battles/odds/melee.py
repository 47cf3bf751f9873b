"""Main combat (ED-65) to its end, counted over everybody who may be left on both sides.

`exact_ends` walks from the start downwards in whole numbers: for sides without flanks. `ends` works upwards from the
last unit in floating point, for all sides that may meet at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import gcd
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.epic_dice_battles.odds.rounds import (
    NOBODY,
    Group,
    Numbers,
    Ranks,
    after_losses,
    spread,
    union,
)

__all__ = ["Ends", "ends", "exact_ends", "work"]

Floats = npt.NDArray[np.float64]


class Ends(NamedTuple):
    """How a combat ends, as probabilities."""

    attacker: Fraction | float
    defender: Fraction | float
    ruin: Fraction | float


def exact_ends(attacker: Ranks, defender: Ranks, starts: Mapping[tuple[int, int], int]) -> Ends:
    """The ends of a combat of which `starts` says how often each number of units of both sides begins it.

    Numerators over a common denominator, which grows with every position left behind: no fraction is reduced
    before the end.
    """
    rows, columns = sum(attacker), sum(defender)
    flow = [[starts.get((row, column), 0) for column in range(columns + 1)] for row in range(rows + 1)]
    for row in range(rows, 0, -1):
        for column in range(columns, 0, -1):
            here, flow[row][column] = flow[row][column], 0
            if here:
                losses = _exact_losses(_left(attacker, row), _left(defender, column))
                flow = _pass_on(flow, here, row, column, losses)
    won, lost = sum(line[0] for line in flow[1:]), sum(flow[0][1:])
    total = won + lost + flow[0][0]
    return Ends(Fraction(won, total), Fraction(lost, total), Fraction(flow[0][0], total))


def _pass_on(flow: list[list[int]], here: int, row: int, column: int, losses: list[list[int]]) -> list[list[int]]:
    """The flow after everything in one position went on to where a round that changes something leads."""
    losses[0][0] = 0
    common = gcd(*(way for line in losses for way in line))
    leaving = sum(map(sum, losses)) // common
    flow = [[value * leaving if value else 0 for value in line] for line in flow]
    for lost, line in enumerate(losses):
        target = flow[row - lost]
        for opposing_lost, ways in enumerate(line):
            if ways:
                target[column - opposing_lost] += here * (ways // common)
    return flow


def _left(ranks: Ranks, count: int) -> Group:
    return after_losses(ranks, sum(ranks) - count), NOBODY


def _exact_losses(attacker: Group, defender: Group) -> list[list[int]]:
    """[attacker's losses][defender's losses] of a round, in ordered rolls of all dice."""
    one = spread(attacker, sum(union(defender)), exact=True)
    other = spread(defender, sum(union(attacker)), exact=True)
    return _losses(one[None], other[None])[0, 0].tolist()  # type: ignore[no-any-return]


def _losses(attackers: Numbers, defenders: Numbers) -> Numbers:
    """[attacker, defender, attacker's losses, defender's losses] for spreads of sides of equal size."""
    count, kills, opposing, losses = attackers.shape
    one = attackers.reshape(count, kills * opposing, losses).transpose(0, 2, 1)
    count, opposing, kills, losses = defenders.shape
    other = defenders.transpose(0, 2, 1, 3).reshape(count, kills * opposing, losses)
    product: Numbers = one[:, None] @ other[None]
    return product


class _Side:
    """Everybody who may be left of a side after the first round, numbered; 0 is nobody."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.number: dict[Ranks, int] = {NOBODY: 0}
        for everybody in {union(group) for group in groups}:
            for left in _one_by_one(everybody):
                self.number.setdefault(left, len(self.number))
        self.settled = [(ranks, NOBODY) for ranks in self.number]

    def by_size(self, groups: Sequence[Group]) -> dict[int, list[int]]:
        """The places in `groups` of those with units, by how many."""
        places: dict[int, list[int]] = {}
        for place, group in enumerate(groups):
            places.setdefault(sum(union(group)), []).append(place)
        places.pop(0, None)
        return dict(sorted(places.items()))

    def followers(self, group: Group) -> list[int]:
        """The number of who is left after 0, 1, 2 … losses."""
        return [self.number[left] for left in _one_by_one(union(group))]


@lru_cache(maxsize=4096)
def _one_by_one(ranks: Ranks) -> tuple[Ranks, ...]:
    """Who is left after 0, 1, 2 … losses."""
    return tuple(after_losses(ranks, lost) for lost in range(sum(ranks) + 1))


def ends(attackers: Sequence[Group], defenders: Sequence[Group], meeting: Floats) -> Ends:
    """The ends of a combat that these groups begin, with the probability of every pair of them."""
    sides = _Side(attackers), _Side(defenders)
    settled = np.zeros((len(sides[0].settled), len(sides[1].settled), 2))
    settled[1:, 0, 0] = 1
    settled[0, 1:, 1] = 1
    _fight(sides, (sides[0].settled, sides[1].settled), settled, settled)
    standing = np.array([union(group) != NOBODY for group in attackers])[:, None]
    opposing = np.array([union(group) != NOBODY for group in defenders])[None]
    opening = np.stack([standing & ~opposing, ~standing & opposing], axis=-1).astype(np.float64)
    _fight(sides, (attackers, defenders), opening, settled)
    won, lost = np.einsum("ad,adr->r", meeting, opening)
    return Ends(float(won), float(lost), float(meeting.sum() - won - lost))


def _fight(
    sides: tuple[_Side, _Side], groups: tuple[Sequence[Group], Sequence[Group]], values: Floats, after: Floats
) -> None:
    """Fill in [attacker, defender, who wins] for all groups that meet; `after` holds it for who is left later."""
    one, other = sides
    for size, places in one.by_size(groups[0]).items():
        followers = np.array([one.followers(groups[0][place]) for place in places])
        for opposing, opposing_places in other.by_size(groups[1]).items():
            opposing_followers = np.array([other.followers(groups[1][place]) for place in opposing_places])
            losses = _losses(
                np.array([spread(groups[0][place], opposing) for place in places]),
                np.array([spread(groups[1][place], size) for place in opposing_places]),
            )
            later = after[followers[:, None, :, None], opposing_followers[None, :, None, :]]
            result = np.einsum("adij,adijr->adr", losses, later)
            if values is after:
                # Nothing happened: the same again, until something does.
                result /= 1 - losses[:, :, 0, 0, None]
            values[np.ix_(places, opposing_places)] = result


def work(attackers: Sequence[Group], defenders: Sequence[Group]) -> int:
    """About how many multiplications `ends` needs."""
    one, other = _Side(attackers), _Side(defenders)
    return sum(
        len(places) * len(opposing_places) * (size * opposing) ** 2
        for size, places in one.by_size(one.settled).items()
        for opposing, opposing_places in other.by_size(other.settled).items()
    )

"""Main combat (ED-65) to its end, counted over everybody who may be left on both sides.

`exact_ends` walks from the start downwards in whole numbers: for sides without flanks. `ends` works upwards from the
last unit in floating point, for all sides that may meet at once.
"""

from __future__ import annotations

from collections import Counter
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
    stacked,
    union,
)

__all__ = ["Ends", "Meeting", "ends", "exact_ends", "work"]

Floats = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]

_SMALL = 1024
"""Losses of at most so many numbers are kept."""


class Ends(NamedTuple):
    """How a combat ends, as probabilities."""

    attacker: Fraction | float
    defender: Fraction | float
    ruin: Fraction | float


class Meeting(NamedTuple):
    """The sides that may come to a combat, and the probability of every pair of them."""

    attackers: Sequence[Group]
    defenders: Sequence[Group]
    chances: Floats


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
    one = spread(stacked([attacker], exact=True), sum(union(defender)))
    other = spread(stacked([defender], exact=True), sum(union(attacker)))
    return _losses(one, other)[0, 0].tolist()  # type: ignore[no-any-return]


def _losses(attackers: Numbers, defenders: Numbers) -> Numbers:
    """[attacker, defender, attacker's losses, defender's losses] for spreads of sides of equal size."""
    count, kills, opposing, losses = attackers.shape
    one = attackers.reshape(count, kills * opposing, losses).transpose(0, 2, 1)
    count, opposing, kills, losses = defenders.shape
    other = defenders.transpose(0, 2, 1, 3).reshape(count, kills * opposing, losses)
    product: Numbers = one[:, None] @ other[None]
    return product


def _losses_of(attackers: tuple[Group, ...], defenders: tuple[Group, ...]) -> Numbers:
    """The losses of a round of sides of equal size."""
    one, other = stacked(attackers), stacked(defenders)
    return _losses(spread(one, other.shape[2] - 1), spread(other, one.shape[2] - 1))


_kept_losses = lru_cache(maxsize=4096)(_losses_of)
"""Of small sides, which meet again and again; nobody may write into it."""


class _Side:
    """Everybody who may be left of a side after the first round, numbered; 0 is nobody."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.number: dict[Ranks, int] = {NOBODY: 0}
        for everybody in {union(group) for group in groups}:
            for left in _one_by_one(everybody):
                self.number.setdefault(left, len(self.number))
        self.settled = [(ranks, NOBODY) for ranks in self.number]

    def by_size(self, groups: Sequence[Group]) -> list[Places]:
        """The places in `groups` of those with equally many units, smallest first, nobody left out."""
        places: dict[int, list[int]] = {}
        for place, group in enumerate(groups):
            places.setdefault(sum(union(group)), []).append(place)
        places.pop(0, None)
        return [np.array(places[size]) for size in sorted(places)]

    def followers(self, groups: Sequence[Group], places: Places) -> Places:
        """[group, losses] -> the number of who is left, for groups of equal size."""
        return np.array([[self.number[left] for left in _one_by_one(union(groups[place]))] for place in places])


@lru_cache(maxsize=4096)
def _one_by_one(ranks: Ranks) -> tuple[Ranks, ...]:
    """Who is left after 0, 1, 2 … losses."""
    return tuple(after_losses(ranks, lost) for lost in range(sum(ranks) + 1))


def ends(meetings: Sequence[Meeting]) -> list[Ends]:
    """The ends of combats that begin with these meetings; who is left later is counted once for all of them."""
    sides = _sides(meetings)
    settled = np.zeros((len(sides[0].settled), len(sides[1].settled), 2))
    settled[1:, 0, 0] = 1
    settled[0, 1:, 1] = 1
    _fight(sides, (sides[0].settled, sides[1].settled), settled, settled)
    return [_ends(meeting, sides, settled) for meeting in meetings]


def _ends(meeting: Meeting, sides: tuple[_Side, _Side], settled: Floats) -> Ends:
    standing = np.array([union(group) != NOBODY for group in meeting.attackers], dtype=bool)[:, None]
    opposing = np.array([union(group) != NOBODY for group in meeting.defenders], dtype=bool)[None]
    opening = np.stack([standing & ~opposing, ~standing & opposing], axis=-1).astype(np.float64)
    _fight(sides, (meeting.attackers, meeting.defenders), opening, settled)
    won, lost = np.einsum("ad,adr->r", meeting.chances, opening)
    return Ends(float(won), float(lost), float(meeting.chances.sum() - won - lost))


def work(meetings: Sequence[Meeting]) -> int:
    """About how many multiplications `ends` needs."""
    one, other = (Counter(map(sum, side.number)) for side in _sides(meetings))
    return sum(
        count * opposing_count * (size * opposing) ** 2
        for size, count in one.items()
        for opposing, opposing_count in other.items()
    )


def _sides(meetings: Sequence[Meeting]) -> tuple[_Side, _Side]:
    return (
        _Side([group for meeting in meetings for group in meeting.attackers]),
        _Side([group for meeting in meetings for group in meeting.defenders]),
    )


def _fight(
    sides: tuple[_Side, _Side], groups: tuple[Sequence[Group], Sequence[Group]], values: Floats, after: Floats
) -> None:
    """Fill in [attacker, defender, who wins] for all groups that meet; `after` holds it for who is left later."""
    one, other = (
        [
            (places, tuple([side_groups[place] for place in places]), side.followers(side_groups, places))
            for places in side.by_size(side_groups)
        ]
        for side, side_groups in zip(sides, groups, strict=True)
    )
    for places, equals, followers in one:
        size = followers.shape[1] - 1
        for opposing_places, opposing_equals, opposing_followers in other:
            opposing = opposing_followers.shape[1] - 1
            is_small = len(equals) * len(opposing_equals) * (size + 1) * (opposing + 1) <= _SMALL
            losses = (_kept_losses if is_small else _losses_of)(equals, opposing_equals)
            later = after[followers[:, None, :, None], opposing_followers[None, :, None, :]]
            result = np.einsum("adij,adijr->adr", losses, later)
            if values is after:
                # Nothing happened: the same again, until something does.
                result /= 1 - losses[:, :, 0, 0, None]
            values[places[:, None], opposing_places] = result

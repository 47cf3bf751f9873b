"""The default policy in a battle: which unit rolled which die, who is lost, who goes to the gate.

Pure functions of units and dice. `Rules.suggest` offers what they say, and `odds` counts on both sides keeping to it:

- modifiers where they kill most; among those assignments the fewest own losses, and the cheapest ones (ED-64);
- whoever is killed by the opponent is the cheapest unit there (ED-62 to ED-65);
- to the gate goes whoever is most likely to damage it and least likely to die there (ED-82).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain, permutations
from typing import NamedTuple

__all__ = [
    "CHEAPEST_FIRST",
    "FLANK_BONUS",
    "Fighter",
    "assign",
    "cheapest",
    "counted",
    "is_dead",
    "kills",
    "losses",
    "sent_to_gate",
]

CHEAPEST_FIRST = ("footman", "archer", "ninja", "cavalry", "samurai", "samurai-cavalry")
"""The units in the order in which they are given up."""

FLANK_BONUS = 1
"""ED-65: what a unit from a flank adds in the first round of the main combat."""

_MODIFIER = {"cavalry": 1, "samurai": 1, "samurai-cavalry": 1}
_FLOOR = {"samurai": 3, "samurai-cavalry": 3}
_KILLS_BY_SUCCESS = {"samurai-cavalry": 2}
_CHEAPNESS = {unit: place for place, unit in enumerate(CHEAPEST_FIRST)}

# One kill outweighs every loss of a side, one loss more outweighs which units are lost: no side has a hundred dice.
_KILL = 1_000_000
_LOSS = 1_000


class Fighter(NamedTuple):
    """A unit in a round of close combat; `bonus` is what it has beyond its own modifiers."""

    unit: str
    bonus: int = 0


def counted(fighter: Fighter, die: int) -> int:
    """What a die counts for a unit (ED-3, ED-64, ED-65)."""
    unit = fighter.unit
    return max(die + _MODIFIER.get(unit, 0) + fighter.bonus, _FLOOR.get(unit, 0))


def is_dead(fighter: Fighter, die: int) -> bool:
    """Whether a unit dies by its own roll (ED-64)."""
    return counted(fighter, die) <= 2


def kills(fighter: Fighter, die: int) -> int:
    """How many opposing units, or how much of a gate, a unit's roll destroys (ED-64, ED-82)."""
    return _KILLS_BY_SUCCESS.get(fighter.unit, 1) if counted(fighter, die) >= 4 else 0


def assign(fighters: Iterable[Fighter], dice: Iterable[int]) -> tuple[tuple[int, Fighter], ...]:
    """Every die with the unit that rolled it, lowest die first: most kills, then fewest, then cheapest own losses."""
    return _assign(tuple(sorted(fighters)), tuple(sorted(dice)))


def cheapest(units: Iterable[str]) -> str:
    """The unit that is given up first."""
    return min(units, key=_CHEAPNESS.__getitem__)


def losses(units: Iterable[str], count: int) -> tuple[str, ...]:
    """The units that are lost when so many are, cheapest first; all of them if there are no more."""
    return tuple(sorted(units, key=_CHEAPNESS.__getitem__)[:count])


def sent_to_gate(units: Iterable[str]) -> str:
    """Who of the main line goes to the gate: the strongest there; of equals the cheapest (ED-82)."""
    return min(units, key=_gate_order)


def _gate_order(unit: str) -> tuple[int, int, int]:
    fighter = Fighter(unit)
    damage = sum(kills(fighter, die) for die in range(1, 7))
    deaths = sum(is_dead(fighter, die) for die in range(1, 7))
    return -damage, deaths, _CHEAPNESS[unit]


@lru_cache(maxsize=65_536)
def _assign(fighters: tuple[Fighter, ...], dice: tuple[int, ...]) -> tuple[tuple[int, Fighter], ...]:
    piles = _piles(sorted(set(fighters)), dice)
    # The hardiest to the lowest dice: seldom far from the best.
    rest = iter(sorted(fighters, key=_hardiness, reverse=True))
    holders = [[next(rest) for _ in pile] for pile in piles]
    _exchange(holders, [pile[0] for pile in piles])
    return tuple(zip(dice, chain.from_iterable(holders), strict=True))


def _piles(kinds: Sequence[Fighter], dice: tuple[int, ...]) -> list[list[int]]:
    """The dice, lowest first, those that mean the same to every unit lying together."""
    piles: list[list[int]] = []
    meaning: tuple[int, ...] | None = None
    for die in dice:
        merits = tuple(_merits(kind)[die] for kind in kinds)
        if merits != meaning:
            piles.append([])
            meaning = merits
        piles[-1].append(die)
    return piles


def _exchange(holders: list[list[Fighter]], faces: list[int]) -> None:
    """Let units of different piles change places in rings until no ring makes the whole better.

    An assignment that no ring over the piles improves is the best there is (no negative cycle, least cost);
    there are at most six piles, usually four.
    """
    rings = _rings(len(faces))
    while True:
        best = _best_moves(holders, faces)
        ring = next((ring for ring in rings if sum(best[step][0] for step in ring) > 0), None)
        if ring is None:
            return
        movers = [(holders[here].pop(best[here, there][1]), there) for here, there in ring]
        for fighter, there in movers:
            holders[there].append(fighter)


def _best_moves(holders: list[list[Fighter]], faces: list[int]) -> dict[tuple[int, int], tuple[int, int]]:
    """For every step between two piles: the most it gains, and the place of the unit that gains it."""
    merits = [[_merits(fighter) for fighter in fighters] for fighters in holders]
    return {
        (here, there): max((merit[faces[there]] - merit[faces[here]], who) for who, merit in enumerate(merits[here]))
        for here, there in permutations(range(len(faces)), 2)
    }


def _hardiness(fighter: Fighter) -> tuple[int, int]:
    return counted(fighter, 1), -_KILLS_BY_SUCCESS.get(fighter.unit, 1)


@cache
def _merits(fighter: Fighter) -> tuple[int, ...]:
    """By face, counted from 1: the worth of giving this unit such a die."""
    return (
        0,
        *(
            _KILL * kills(fighter, die) - (_LOSS + _CHEAPNESS[fighter.unit]) * is_dead(fighter, die)
            for die in range(1, 7)
        ),
    )


@cache
def _rings(piles: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Every way to pass something around between some of the piles, shortest rings first."""
    return tuple(
        tuple(zip(ring, (*ring[1:], ring[0]), strict=True))
        for length in range(2, piles + 1)
        for ring in permutations(range(piles), length)
        if ring[0] == min(ring)
    )

"""The default policy in a battle: which unit rolled which die, who is lost, who goes to the gate.

Pure functions of units and dice. The presenter suggests what they say, and `odds` counts on both sides keeping to it:

- modifiers where they kill most; among those assignments the fewest own losses, and the cheapest ones (ED-64);
- whoever is killed by the opponent is the cheapest unit there (ED-62 to ED-65);
- to the gate goes whoever is likely to damage it most and least likely to die there (ED-82).
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain, permutations

from wartable.games.epic_dice_battles.components import Components, Counts, standard_components

__all__ = ["Policy", "policy_of", "rings_of", "standard_policy"]

Fighter = tuple[int, bool]
"""A unit number, and whether it has the flank bonus."""

_FACES = range(1, 7)

# One kill outweighs every loss of a side, one loss more outweighs which units are lost: no side has a hundred dice.
_KILL = 1_000_000
_LOSS = 1_000


class Policy:
    """The default policy for the numbers of one box."""

    def __init__(self, components: Components) -> None:
        self._units = components.units
        self._numbers = components.battle
        self.cheapest_first = tuple(sorted(range(len(self._units)), key=lambda unit: self._units[unit].dearness))
        """Unit numbers in the order in which units are given up."""
        self.gate_order = tuple(sorted(range(len(self._units)), key=self._weakness_at_the_gate))
        """Unit numbers in the order in which units go to the gate."""
        self.merits = {
            (unit, bonus): tuple(self._merit(unit, die, bonus=bonus) for die in _FACES)
            for unit in range(len(self._units))
            for bonus in (False, True)
        }
        """By fighter and face, less one: what it is worth to give it this die."""
        self.assign = lru_cache(maxsize=65_536)(self._assign)
        """`assign(plain, bonus, dice)`: every die, sorted, with the unit number and bonus of who rolled it."""

    def counted(self, unit: int, die: int, *, bonus: bool = False) -> int:
        """What a die counts for a unit (ED-3, ED-64, ED-65)."""
        kind = self._units[unit]
        return max(die + kind.modifier + (self._numbers.flank_bonus if bonus else 0), kind.floor)

    def is_dead(self, unit: int, die: int, *, bonus: bool = False) -> bool:
        """Whether a unit dies by its own roll (ED-64)."""
        return self.counted(unit, die, bonus=bonus) <= self._numbers.dies

    def kills(self, unit: int, die: int, *, bonus: bool = False) -> int:
        """How many opposing units, or how much of a gate, a unit's roll destroys (ED-64, ED-82)."""
        return self._units[unit].kills if self.counted(unit, die, bonus=bonus) >= self._numbers.succeeds else 0

    def cheapest(self, units: Counts) -> int:
        """The number of the unit that is given up first."""
        return next(unit for unit in self.cheapest_first if units[unit])

    def after_losses(self, units: Counts, lost: int) -> Counts:
        """Who is left when so many are lost, cheapest first."""
        left = list(units)
        for unit in self.cheapest_first:
            gone = min(left[unit], lost)
            left[unit] -= gone
            lost -= gone
        return tuple(left)

    def sent_to_gate(self, main: Counts) -> int:
        """The number of the unit of a main line that goes to the gate: the strongest there (ED-82)."""
        return next(unit for unit in self.gate_order if main[unit])

    def hardiness(self, fighter: Fighter) -> tuple[int, int]:
        """The hardiest get the lowest dice at first, before places are exchanged."""
        unit, bonus = fighter
        return self.counted(unit, 1, bonus=bonus), -self._units[unit].kills

    def _weakness_at_the_gate(self, unit: int) -> tuple[int, int, int]:
        damage = sum(self.kills(unit, die) for die in _FACES)
        deaths = sum(self.is_dead(unit, die) for die in _FACES)
        return -damage, deaths, self._units[unit].dearness

    def _merit(self, unit: int, die: int, *, bonus: bool) -> int:
        """What it is worth to give a unit this die."""
        lost = _LOSS + self._units[unit].dearness if self.is_dead(unit, die, bonus=bonus) else 0
        return _KILL * self.kills(unit, die, bonus=bonus) - lost

    def _assign(self, plain: Counts, bonus: Counts, dice: tuple[int, ...]) -> tuple[tuple[int, int, bool], ...]:
        fighters = [(unit, False) for unit, count in enumerate(plain) for _ in range(count)]
        fighters += [(unit, True) for unit, count in enumerate(bonus) for _ in range(count)]
        # The hardiest to the lowest dice: seldom far from the best.
        fighters.sort(key=self.hardiness, reverse=True)
        piles = self._piles(set(fighters), dice)
        rest = iter(fighters)
        holders = [[next(rest) for _ in pile] for pile in piles]
        self._exchange(holders, [pile[0] for pile in piles])
        return tuple((die, *fighter) for die, fighter in zip(sorted(dice), chain.from_iterable(holders), strict=True))

    def _piles(self, kinds: set[Fighter], dice: tuple[int, ...]) -> list[list[int]]:
        """The dice, lowest first, those that mean the same to every unit lying together."""
        piles: list[list[int]] = []
        meaning: list[int] | None = None
        for die in sorted(dice):
            merits = [self.merits[kind][die - 1] for kind in kinds]
            if merits != meaning:
                piles.append([])
                meaning = merits
            piles[-1].append(die)
        return piles

    def _exchange(self, holders: list[list[Fighter]], faces: list[int]) -> None:
        """Let units of different piles change places in rings until no ring makes the whole better.

        An assignment that no ring over the piles improves is the best there is (no negative cycle, least cost);
        there are at most six piles, usually four.
        """
        rings = rings_of(len(faces))
        while True:
            best = self._best_moves(holders, faces)
            ring = next((ring for ring in rings if sum(best[step][0] for step in ring) > 0), None)
            if ring is None:
                return
            movers = [(holders[here].pop(best[here, there][1]), there) for here, there in ring]
            for fighter, there in movers:
                holders[there].append(fighter)

    def _best_moves(self, holders: list[list[Fighter]], faces: list[int]) -> dict[tuple[int, int], tuple[int, int]]:
        """For every step between two piles: the most it gains, and the place of the unit that gains it."""
        merits = [[self.merits[fighter] for fighter in fighters] for fighters in holders]
        return {
            (here, there): max(
                (merit[faces[there] - 1] - merit[faces[here] - 1], who) for who, merit in enumerate(merits[here])
            )
            for here, there in permutations(range(len(faces)), 2)
        }


@lru_cache(maxsize=32)
def policy_of(components: Components) -> Policy:
    """The default policy for a box, made once."""
    return Policy(components)


@cache
def standard_policy() -> Policy:
    """The default policy for the box as RULES.md has it."""
    return Policy(standard_components())


@cache
def rings_of(piles: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Every way to pass something around between some of the piles, shortest rings first."""
    return tuple(
        tuple(zip(ring, (*ring[1:], ring[0]), strict=True))
        for length in range(2, piles + 1)
        for ring in permutations(range(piles), length)
        if ring[0] == min(ring)
    )

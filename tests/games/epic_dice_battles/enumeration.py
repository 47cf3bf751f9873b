"""The odds of tiny battles by plain enumeration in fractions: every roll of every die, the policy asked for each."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from wartable.games.epic_dice_battles.components import NO_UNITS, Counts, Unit
from wartable.games.epic_dice_battles.odds import Force
from wartable.games.epic_dice_battles.policy import standard_policy

POLICY = standard_policy()
ARROW, ARROW_AT_WALLS, STAR, GATE = 5, 6, 4, 2

Ends = tuple[Fraction, Fraction, Fraction]
"""Attacker, defender, ruin."""

WON: Ends = (Fraction(1), Fraction(0), Fraction(0))
LOST: Ends = (Fraction(0), Fraction(1), Fraction(0))
RUIN: Ends = (Fraction(0), Fraction(0), Fraction(1))


def mixed(parts: list[tuple[Fraction, Ends]]) -> Ends:
    """Ends weighted by probabilities, which need not sum to 1: the rest is the same again."""
    total = sum((probability for probability, _ in parts), Fraction(0))
    won, lost, ruin = (sum((p * ends[i] for p, ends in parts), Fraction(0)) / total for i in range(3))
    return won, lost, ruin


def rolls(dice: int) -> list[tuple[tuple[int, ...], Fraction]]:
    counted = Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=dice))
    return [(roll, Fraction(ways, 6**dice)) for roll, ways in counted.items()]


def hits(throws: int, need: int) -> list[tuple[int, Fraction]]:
    counted: Counter[int] = Counter()
    for roll in product(range(1, 7), repeat=throws):
        counted[sum(die >= need for die in roll)] += 1
    return [(count, Fraction(ways, 6**throws)) for count, ways in counted.items()]


def own_rolls(plain: Counts, bonus: Counts) -> list[tuple[Counts, int, Fraction]]:
    """Who lives through the own roll, how many it kills, and how likely that is."""
    found: defaultdict[tuple[Counts, int], Fraction] = defaultdict(Fraction)
    for roll, probability in rolls(sum(plain) + sum(bonus)):
        living, killed = [0] * 6, 0
        for die, unit, has_bonus in POLICY.assign(plain, bonus, roll):
            living[unit] += not POLICY.is_dead(unit, die, bonus=has_bonus)
            killed += POLICY.kills(unit, die, bonus=has_bonus)
        found[tuple(living), killed] += probability
    return [(living, killed, probability) for (living, killed), probability in found.items()]


def round_of(one: tuple[Counts, Counts], other: tuple[Counts, Counts]) -> Iterator[tuple[Counts, Counts, Fraction]]:
    for living, killed, probability in own_rolls(*one):
        for opposing_living, opposing_killed, likelihood in own_rolls(*other):
            left = POLICY.after_losses(living, opposing_killed)
            opposing_left = POLICY.after_losses(opposing_living, killed)
            yield left, opposing_left, probability * likelihood


class Enumeration:
    """Battles of forces without shields whose flanks can all be used."""

    def __init__(self) -> None:
        self._known: dict[tuple[Counts, Counts], Ends] = {}

    def main_combat(self, one: tuple[Counts, Counts], other: tuple[Counts, Counts]) -> Ends:
        stands, opposing_stands = any(map(any, one)), any(map(any, other))
        if not (stands and opposing_stands):
            return WON if stands else LOST if opposing_stands else RUIN
        has_bonus = any(one[1]) or any(other[1])
        if not has_bonus and (one[0], other[0]) in self._known:
            return self._known[one[0], other[0]]
        ends = mixed(
            [
                (probability, self.main_combat((left, NO_UNITS), (opposing_left, NO_UNITS)))
                for left, opposing_left, probability in round_of(one, other)
                if has_bonus or (left, opposing_left) != (one[0], other[0])
            ]
        )
        if not has_bonus:
            self._known[one[0], other[0]] = ends
        return ends

    def flanks(self, one: Force, other: Force) -> Ends:
        """ED-63 in both flanks, then ED-65."""
        return mixed(
            [
                (
                    p * q,
                    self.main_combat((one.main, _together(a1, a2)), (other.main, _together(d1, d2))),
                )
                for a1, d1, p in _flank_fight(one.flank1, other.flank1)
                for a2, d2, q in _flank_fight(one.flank2, other.flank2)
            ]
        )

    def open_battle(self, one: Force, other: Force) -> Ends:
        return mixed(
            [
                (p * q, self.flanks(_shot(one, taken), _shot(other, given)))
                for taken, p in hits(other.main[Unit.ARCHER], ARROW)
                for given, q in hits(one.main[Unit.ARCHER], ARROW)
            ]
        )

    def siege(self, one: Force, other: Force) -> Ends:
        return mixed(
            [
                (p * q, self._after_volley(_shot(one, taken), _shot(other, given), GATE))
                for taken, p in hits(other.main[Unit.ARCHER], ARROW)
                for given, q in hits(one.main[Unit.ARCHER], ARROW_AT_WALLS)
            ]
        )

    def _after_volley(self, one: Force, other: Force, gate: int) -> Ends:
        """The storm from between a volley and the gate on."""
        if other.dice == 0:
            return WON if one.dice else RUIN
        if not any(one.main):
            return LOST
        unit = POLICY.sent_to_gate(one.main)
        parts: defaultdict[tuple[Force, int], Fraction] = defaultdict(Fraction)
        for die in range(1, 7):
            main = list(one.main)
            main[unit] -= POLICY.is_dead(unit, die)
            left = Force(tuple(main), one.flank1, one.flank2)
            parts[left, gate - POLICY.kills(unit, die)] += Fraction(1, 6)
        ends: list[tuple[Fraction, Ends]] = []
        for (left, stands), p in parts.items():
            if stands <= 0:
                ends.append((p, self.flanks(left, other)))
                continue
            for taken, q in hits(other.main[Unit.ARCHER], ARROW):
                after = _shot(left, taken)
                if (after, stands) != (one, gate):
                    ends.append((p * q, self._after_volley(after, other, stands)))
        return mixed(ends)


def _flank_fight(one: Counts, other: Counts) -> Iterator[tuple[Counts, Counts, Fraction]]:
    if not (any(one) and any(other)):
        yield one, other, Fraction(1)
        return
    for taken, p in hits(other[Unit.NINJA], STAR):
        for given, q in hits(one[Unit.NINJA], STAR):
            left, opposing_left = POLICY.after_losses(one, taken), POLICY.after_losses(other, given)
            if any(left) and any(opposing_left):
                for after, opposing_after, r in round_of((left, NO_UNITS), (opposing_left, NO_UNITS)):
                    yield after, opposing_after, p * q * r
            else:
                yield left, opposing_left, p * q


def _shot(force: Force, taken: int) -> Force:
    """A force without shields after so many arrow hits."""
    return Force(POLICY.after_losses(force.main, taken), force.flank1, force.flank2)


def _together(line: Counts, other: Counts) -> Counts:
    return tuple(a + b for a, b in zip(line, other, strict=True))

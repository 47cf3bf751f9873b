"""The odds of a battle: phases put together, the defender's choice of flanks, and how sure the figures are."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache

import msgspec
import numpy as np
import numpy.typing as npt

from wartable.games.epic_dice_battles.components import FLANKS_BY_DOTS, Components, Counts, Unit, standard_components
from wartable.games.epic_dice_battles.odds import melee
from wartable.games.epic_dice_battles.odds.force import BadForce, Force, force_of
from wartable.games.epic_dice_battles.odds.melee import Ends, Meeting
from wartable.games.epic_dice_battles.odds.phases import flank_fight, losses_by_hits, ways_to_lose
from wartable.games.epic_dice_battles.odds.rounds import EXACT_DICE, Group, group_of, is_countable, ranks_of
from wartable.games.epic_dice_battles.odds.siege import Siege
from wartable.games.epic_dice_battles.odds.simulation import half_width, simulate
from wartable.games.epic_dice_battles.policy import Policy

__all__ = ["ROUNDING", "Calculator", "Odds", "battle", "check_choice", "standard_calculator"]

ROUNDING = 1e-9
"""Far above what floating point loses on the way; far below what anybody could notice."""

_CHOICES_IN_A_SIEGE = ((1, 2), (1,), (2,), ())
_MOST_WORK = 1_000_000_000
_BATTLES = 10_000

Floats = npt.NDArray[np.float64]


class Odds(msgspec.Struct, frozen=True):
    """How a battle ends under the default policy; the three probabilities sum to 1.

    A siege that is called off counts for the defender.
    """

    attacker: Fraction | float
    defender: Fraction | float
    ruin: Fraction | float
    error: float
    """0 for fractions; else how far each may be off: rounding, or half a 95 % interval where battles were simulated."""
    flanks: tuple[int, ...]
    """The flanks that could be used; in a siege the defender's choice."""


def battle(
    attacker: Mapping[str, Mapping[str, int] | int],
    defender: Mapping[str, Mapping[str, int] | int],
    terrain: int = 0,
    siege: bool = False,
    flanks: Iterable[int] | None = None,
) -> Odds:
    """The odds of two forces in a field with so many dots, or in a siege.

    Forces are units by line: `{"main": {"footman": 4}, "flank1": {"ninja": 2}, "shields": 1}`. Troops of a flank that
    cannot be used stand in the main line, ninjas as footmen (ED-60). In a siege the dots do not matter and the
    defender chooses the flanks that can be used (ED-80): `flanks`, or the best for the defender.

    >>> battle({"main": {"footman": 1}}, {"main": {"footman": 1}}).ruin
    Fraction(13, 35)
    """
    chosen = None if flanks is None else tuple(sorted(set(flanks)))
    check_choice(terrain, siege=siege, flanks=chosen)
    return standard_calculator().odds(force_of(attacker), force_of(defender), terrain, siege=siege, flanks=chosen)


def check_choice(terrain: int, *, siege: bool, flanks: tuple[int, ...] | None) -> None:
    """Refuse a terrain that does not exist, and flanks that nobody can choose."""
    if terrain not in range(len(FLANKS_BY_DOTS)):
        raise BadForce("error-force-terrain", f"a field has 0 to 3 dots, not {terrain!r}", "ED-4", terrain=str(terrain))
    if flanks is not None and (not siege or flanks not in _CHOICES_IN_A_SIEGE):
        raise BadForce(
            "error-force-choice", "only in a siege are flanks chosen, and they are 1, 2, both or none", "ED-80"
        )


class Calculator:
    """The odds with the numbers of one box.

    Numbers of close combat other than the rulebook's cannot be counted: then battles are simulated.
    """

    def __init__(self, box: Components) -> None:
        self._box = box
        self._policy = Policy(box)
        self._siege = Siege(box, self._policy)
        self._is_countable = is_countable(box)
        self._known = lru_cache(maxsize=16_384)(self._odds_by_choice)

    def odds(
        self,
        attacker: Force,
        defender: Force,
        terrain: int = 0,
        *,
        siege: bool = False,
        flanks: tuple[int, ...] | None = None,
    ) -> Odds:
        """The odds of forces that are known to be good."""
        if not siege:
            return self._known(attacker, defender, (FLANKS_BY_DOTS[terrain],), siege=False)[0]
        choices = _different(attacker, defender) if flanks is None else (flanks,)
        return max(self._known(attacker, defender, choices, siege=True), key=lambda odds: odds.defender)

    def _odds_by_choice(
        self, attacker: Force, defender: Force, choices: tuple[tuple[int, ...], ...], *, siege: bool
    ) -> list[Odds]:
        forces = [(attacker.with_flanks(usable), defender.with_flanks(usable)) for usable in choices]
        ends, error = self._counted(forces, siege=siege) or self._simulated(forces, siege=siege)
        return [Odds(*end, error=error, flanks=usable) for end, usable in zip(ends, choices, strict=True)]

    def _counted(self, forces: Sequence[tuple[Force, Force]], *, siege: bool) -> tuple[list[Ends], float] | None:
        """Without simulation; None if that cannot be, or would be too much."""
        if not self._is_countable:
            return None
        if not siege and len(forces) == 1:
            attacker, defender = forces[0]
            has_flanks = attacker.has_flanks or defender.has_flanks
            if not has_flanks and attacker.dice + defender.dice <= EXACT_DICE:
                return [self._exact(attacker, defender)], 0.0
        begin = self._storm if siege else self._shoot
        decided, meetings = zip(*(begin(attacker, defender) for attacker, defender in forces), strict=True)
        if melee.work(meetings) > _MOST_WORK:
            return None
        ends = [
            Ends(*(before + later for before, later in zip(known, fought, strict=True)))
            for known, fought in zip(decided, melee.ends(meetings), strict=True)
        ]
        return ends, ROUNDING

    def _simulated(self, forces: Sequence[tuple[Force, Force]], *, siege: bool) -> tuple[list[Ends], float]:
        # As many battles, the same dice: the same question gets the same answer.
        rng = random.Random(0)
        ends = [
            simulate(self._box, self._policy, attacker, defender, siege=siege, battles=_BATTLES, rng=rng)
            for attacker, defender in forces
        ]
        return ends, half_width(_BATTLES)

    def _exact(self, attacker: Force, defender: Force) -> Ends:
        """Main lines only: arrows, then close combat, in whole numbers."""
        dice, opposing, numbers = attacker.dice, defender.dice, self._box.battle
        lost = ways_to_lose(defender.main[Unit.ARCHER], numbers.arrow, dice, self._absorbed(attacker))
        opposing_lost = ways_to_lose(attacker.main[Unit.ARCHER], numbers.arrow, opposing, self._absorbed(defender))
        starts = {
            (dice - i, opposing - j): ways * opposing_ways
            for i, ways in enumerate(lost)
            for j, opposing_ways in enumerate(opposing_lost)
        }
        return melee.exact_ends(ranks_of(attacker.main), ranks_of(defender.main), starts)

    def _shoot(self, attacker: Force, defender: Force) -> tuple[Ends, Meeting]:
        """An open battle until the main combat."""
        dice, opposing, arrow = sum(attacker.main), sum(defender.main), self._box.battle.arrow
        lost = losses_by_hits(defender.main[Unit.ARCHER], arrow, dice, self._absorbed(attacker))
        opposing_lost = losses_by_hits(attacker.main[Unit.ARCHER], arrow, opposing, self._absorbed(defender))
        mains = [self._policy.after_losses(attacker.main, n) for n in range(dice + 1)]
        opposing_mains = [self._policy.after_losses(defender.main, n) for n in range(opposing + 1)]
        meeting = self._meeting(attacker, defender, mains, opposing_mains, np.outer(lost, opposing_lost))
        return Ends(0.0, 0.0, 0.0), meeting

    def _storm(self, attacker: Force, defender: Force) -> tuple[Ends, Meeting]:
        """A siege until the main combat."""
        storm = self._siege.storm(attacker, defender)
        mains = sorted({main for main, _ in storm.broken})
        opposing_mains = sorted({main for _, main in storm.broken})
        chances = np.zeros((len(mains), len(opposing_mains)))
        for (main, opposing_main), probability in storm.broken.items():
            chances[mains.index(main), opposing_mains.index(opposing_main)] = probability
        meeting = self._meeting(attacker, defender, mains, opposing_mains, chances)
        return Ends(storm.won, storm.lost, storm.ruin), meeting

    def _meeting(
        self,
        attacker: Force,
        defender: Force,
        mains: Sequence[Counts],
        opposing_mains: Sequence[Counts],
        chances: Floats,
    ) -> Meeting:
        """The flank fights, for main lines that meet with these probabilities."""
        one, groups = self._groups(mains, attacker)
        other, opposing_groups = self._groups(opposing_mains, defender)
        star = self._box.battle.star
        first = flank_fight(attacker.flank1, defender.flank1, self._policy, star)
        second = flank_fight(attacker.flank2, defender.flank2, self._policy, star)
        everything = np.einsum("mn,ab,cd->macnbd", chances, first, second)
        pairs = np.zeros((len(groups), len(opposing_groups)))
        np.add.at(pairs, (one[..., None, None, None], other[None, None, None]), everything)
        return Meeting(groups, opposing_groups, pairs)

    def _groups(self, mains: Sequence[Counts], force: Force) -> tuple[npt.NDArray[np.int64], list[Group]]:
        """[main line, losses in flank #1, losses in flank #2] -> place in the list of who comes to the main combat."""
        numbers: dict[Group, int] = {}
        firsts = [self._policy.after_losses(force.flank1, n) for n in range(sum(force.flank1) + 1)]
        seconds = [self._policy.after_losses(force.flank2, n) for n in range(sum(force.flank2) + 1)]
        places = [
            [
                [numbers.setdefault(group_of(main, first, second), len(numbers)) for second in seconds]
                for first in firsts
            ]
            for main in mains
        ]
        return np.array(places, dtype=np.int64), list(numbers)

    def _absorbed(self, force: Force) -> int:
        return self._box.shield_absorbs * force.shields


@cache
def standard_calculator() -> Calculator:
    """The odds with the box as RULES.md has it."""
    return Calculator(standard_components())


def _different(attacker: Force, defender: Force) -> tuple[tuple[int, ...], ...]:
    """The choices of flanks that differ: a flank where nobody stands is as good open as closed."""
    used = {
        flank
        for flank, lines in ((1, (attacker.flank1, defender.flank1)), (2, (attacker.flank2, defender.flank2)))
        if any(map(any, lines))
    }
    return tuple({tuple(used.intersection(choice)): choice for choice in reversed(_CHOICES_IN_A_SIEGE)}.values())

"""Battles played out die by die under the default policy: for what cannot be counted, and to check the counting."""

from __future__ import annotations

import random
from math import sqrt

from wartable.games.epic_dice_battles.components import NO_UNITS, Components, Counts, Unit
from wartable.games.epic_dice_battles.odds.force import Force
from wartable.games.epic_dice_battles.odds.melee import Ends
from wartable.games.epic_dice_battles.policy import Policy

__all__ = ["half_width", "simulate"]

_WON, _LOST, _RUIN = range(3)


def simulate(
    box: Components,
    policy: Policy,
    attacker: Force,
    defender: Force,
    *,
    siege: bool,
    battles: int,
    rng: random.Random,
) -> Ends:
    """How so many battles ended, flanks already decided."""
    counts = [0, 0, 0]
    for _ in range(battles):
        counts[_Battle(box, policy, attacker, defender, rng).fight(siege=siege)] += 1
    won, lost, ruin = (count / battles for count in counts)
    return Ends(won, lost, ruin)


def half_width(battles: int) -> float:
    """Half the width of a 95 % interval, at its widest (a probability of one half)."""
    return 1.96 * 0.5 / sqrt(battles)


class _Side:
    """One side of a battle that is being played out."""

    def __init__(self, force: Force, absorbs: int) -> None:
        self.main = force.main
        self.flanks = [force.flank1, force.flank2]
        self.shield = absorbs * force.shields

    @property
    def stands(self) -> bool:
        return any(self.main) or any(map(any, self.flanks))


class _Battle:
    """Two sides and the dice."""

    def __init__(self, box: Components, policy: Policy, attacker: Force, defender: Force, rng: random.Random) -> None:
        self.box = box
        self.numbers = box.battle
        self.policy = policy
        self.attacker = _Side(attacker, box.shield_absorbs)
        self.defender = _Side(defender, box.shield_absorbs)
        self.rng = rng

    def fight(self, *, siege: bool) -> int:
        if siege:
            ended = self._storm()
            if ended is not None:
                return ended
        else:
            self._shoot(attackers_need=self.numbers.arrow)
        for flank in (0, 1):
            self._flank_fight(flank)
        return self._main_combat()

    def _storm(self) -> int | None:
        """ED-81, ED-82: how it ended without the gate being broken, or None."""
        attacker, defender, gate = self.attacker, self.defender, self.numbers.gate
        self._shoot(attackers_need=self.numbers.arrow_at_walls)
        while gate > 0:
            if not defender.stands:
                return _WON if attacker.stands else _RUIN
            if not any(attacker.main):
                return _LOST
            sent = self.policy.sent_to_gate(attacker.main)
            (die,) = self._roll(1)
            gate -= self.policy.kills(sent, die)
            if self.policy.is_dead(sent, die):
                attacker.main = (*attacker.main[:sent], attacker.main[sent] - 1, *attacker.main[sent + 1 :])
            if gate > 0:
                self._take_arrows(attacker, self._hits(defender.main[Unit.ARCHER], self.numbers.arrow))
        return None

    def _shoot(self, *, attackers_need: int) -> None:
        attackers_hits = self._hits(self.attacker.main[Unit.ARCHER], attackers_need)
        self._take_arrows(self.attacker, self._hits(self.defender.main[Unit.ARCHER], self.numbers.arrow))
        self._take_arrows(self.defender, attackers_hits)

    def _take_arrows(self, side: _Side, count: int) -> None:
        absorbed = min(count, side.shield)
        side.shield -= absorbed
        if self.box.siege.shields_last_one_volley:
            # ED-67: by a house rule a shield that took a hit takes none in a later volley.
            side.shield -= side.shield % self.box.shield_absorbs
        side.main = self.policy.after_losses(side.main, count - absorbed)

    def _flank_fight(self, flank: int) -> None:
        one, other = self.attacker.flanks[flank], self.defender.flanks[flank]
        if not (any(one) and any(other)):
            return
        stars = self._hits(one[Unit.NINJA], self.numbers.star)
        one = self.policy.after_losses(one, self._hits(other[Unit.NINJA], self.numbers.star))
        other = self.policy.after_losses(other, stars)
        if any(one) and any(other):
            one, other = self._round((one, NO_UNITS), (other, NO_UNITS))
        self.attacker.flanks[flank], self.defender.flanks[flank] = one, other

    def _main_combat(self) -> int:
        one, other = _assembled(self.attacker), _assembled(self.defender)
        while any(map(any, one)) and any(map(any, other)):
            left, opposing_left = self._round(one, other)
            one, other = (left, NO_UNITS), (opposing_left, NO_UNITS)
        if any(map(any, one)):
            return _WON
        return _LOST if any(map(any, other)) else _RUIN

    def _round(self, one: tuple[Counts, Counts], other: tuple[Counts, Counts]) -> tuple[Counts, Counts]:
        """Who is left of both sides after a round, each given as those without and those with the bonus."""
        left, killed = self._roll_for(*one)
        opposing_left, opposing_killed = self._roll_for(*other)
        return self.policy.after_losses(left, opposing_killed), self.policy.after_losses(opposing_left, killed)

    def _roll_for(self, plain: Counts, bonus: Counts) -> tuple[Counts, int]:
        """Who lives through the own roll, and how many it kills."""
        living, killed = [0] * len(plain), 0
        for die, unit, has_bonus in self.policy.assign(plain, bonus, self._roll(sum(plain) + sum(bonus))):
            living[unit] += not self.policy.is_dead(unit, die, bonus=has_bonus)
            killed += self.policy.kills(unit, die, bonus=has_bonus)
        return tuple(living), killed

    def _hits(self, throws: int, need: int) -> int:
        return sum(die >= need for die in self._roll(throws))

    def _roll(self, dice: int) -> tuple[int, ...]:
        return tuple(sorted(int(self.rng.random() * 6) + 1 for _ in range(dice)))


def _assembled(side: _Side) -> tuple[Counts, Counts]:
    """ED-65: everything left, and of it those from the flanks, who have a bonus."""
    return side.main, tuple(map(sum, zip(*side.flanks, strict=True)))

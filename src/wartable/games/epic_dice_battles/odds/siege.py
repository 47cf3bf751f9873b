"""The storm of a castle until the gate breaks (ED-81, ED-82).

The attacker does not call it off: under the default policy somebody goes to the gate as long as the main line has
anybody. `Storm.broken` is where it ends with a broken gate, the other fields are the ends without one.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

import msgspec

from wartable.games.epic_dice_battles.components import Components, Counts, Unit
from wartable.games.epic_dice_battles.odds.force import Force
from wartable.games.epic_dice_battles.odds.phases import hits
from wartable.games.epic_dice_battles.policy import Policy

__all__ = ["Siege", "Storm"]


class Storm(msgspec.Struct, frozen=True):
    """How the storm ends, as probabilities."""

    broken: dict[tuple[Counts, Counts], float]
    """By the main lines left of attacker and defender."""
    won: float
    """The last defender was shot (ED-84)."""
    lost: float
    """Called off, or nobody is left of the attacker."""
    ruin: float


class _Stage(NamedTuple):
    """Between a volley and the gate."""

    main: Counts
    shield: int
    """Hits that the shields can still absorb."""
    gate: int
    """Damage that it still stands."""


class _Run(NamedTuple):
    """What a run at the gate and the volley after it may lead to, until something changed."""

    breaking: tuple[tuple[Counts, float], ...]
    """Main lines where the gate breaks."""
    following: tuple[tuple[tuple[int, int, int], _Stage, float], ...]
    """Stages to go on from, each after its `_order`."""
    leaving: float
    """The probability that anything changes at all, by which all others are to be divided."""


_Stages = dict[_Stage, float]
_Mains = dict[Counts, float]
_Pending = defaultdict[tuple[int, int, int], _Stages]


class Siege:
    """Sieges with the numbers of one box."""

    def __init__(self, box: Components, policy: Policy) -> None:
        self._policy = policy
        self._numbers = box.battle
        self._absorbs = box.shield_absorbs
        self._is_shield_spent_by_volley = box.siege.shields_last_one_volley
        self._gate_roll = tuple(self._chances_at_the_gate(unit) for unit in Unit)
        # Whoever storms is soon as few as others were.
        self._run = lru_cache(maxsize=16_384)(self._find_run)

    def storm(self, attacker: Force, defender: Force) -> Storm:
        """The storm by one force of a castle that another holds, flanks already decided."""
        stage = _Stage(attacker.main, self._absorbs * attacker.shields, self._numbers.gate)
        start = self._volley(stage, defender.main[Unit.ARCHER])
        gone = 0.0 if attacker.has_flanks else sum(p for stage, p in start.items() if not any(stage.main))
        broken: defaultdict[tuple[Counts, Counts], float] = defaultdict(float)
        won = lost = ruin = 0.0
        for count, probability in enumerate(hits(attacker.main[Unit.ARCHER], self._numbers.arrow_at_walls)):
            main = self._policy.after_losses(defender.main, max(0, count - self._absorbs * defender.shields))
            if not any(main) and not defender.has_flanks:
                won += probability * (1 - gone)
                ruin += probability * gone
                continue
            mains = self._at_the_gate(start, main[Unit.ARCHER])
            lost += probability * (1 - sum(mains.values()))
            for left, likelihood in mains.items():
                broken[left, main] += probability * likelihood
        return Storm(dict(broken), won, lost, ruin)

    def _at_the_gate(self, start: _Stages, archers: int) -> _Mains:
        """Who is left of the attacker's main line where the gate breaks."""
        # Dice, shields and the gate only decrease: every stage is met after all that lead to it.
        pending: _Pending = defaultdict(dict)
        for stage, probability in start.items():
            _add(pending[_order(stage)], stage, probability)
        broken: _Mains = {}
        while pending:
            for stage, probability in pending.pop(max(pending)).items():
                if any(stage.main):
                    run = self._run(stage, archers)
                    for main, chance in run.breaking:
                        broken[main] = broken.get(main, 0.0) + probability * chance / run.leaving
                    for order, after, chance in run.following:
                        _add(pending[order], after, probability * chance / run.leaving)
        return broken

    def _find_run(self, stage: _Stage, archers: int) -> _Run:
        """Send a unit to the gate, then let the defenders shoot, until something changed."""
        following: _Stages = {}
        breaking: _Mains = {}
        unit = self._policy.sent_to_gate(stage.main)
        for is_dead, damage, chance in self._gate_roll[unit]:
            main = _without(stage.main, unit) if is_dead else stage.main
            if damage >= stage.gate:
                breaking[main] = breaking.get(main, 0.0) + chance
                continue
            for after, likelihood in self._volley(_Stage(main, stage.shield, stage.gate - damage), archers).items():
                _add(following, after, chance * likelihood)
        leaving = 1 - following.pop(stage, 0.0)
        return _Run(
            tuple(breaking.items()),
            tuple((_order(after), after, chance) for after, chance in following.items()),
            leaving,
        )

    def _volley(self, stage: _Stage, archers: int) -> _Stages:
        """What the defenders' arrows leave."""
        after: _Stages = {}
        for count, probability in enumerate(hits(archers, self._numbers.arrow)):
            absorbed = min(count, stage.shield)
            main = self._policy.after_losses(stage.main, count - absorbed)
            _add(after, _Stage(main, self._shield_after(stage.shield - absorbed), stage.gate), probability)
        return after

    def _shield_after(self, left: int) -> int:
        """ED-67: what a shield that took a hit can still take in the next volley; by a house rule nothing."""
        return left // self._absorbs * self._absorbs if self._is_shield_spent_by_volley else left

    def _chances_at_the_gate(self, unit: int) -> tuple[tuple[bool, int, float], ...]:
        """Whether the unit dies at the gate, the damage it does, and the probability."""
        chances: defaultdict[tuple[bool, int], float] = defaultdict(float)
        for die in range(1, 7):
            chances[self._policy.is_dead(unit, die), self._policy.kills(unit, die)] += 1 / 6
        return tuple((is_dead, damage, chance) for (is_dead, damage), chance in chances.items())


def _without(line: Counts, unit: int) -> Counts:
    return (*line[:unit], line[unit] - 1, *line[unit + 1 :])


def _order(stage: _Stage) -> tuple[int, int, int]:
    return sum(stage.main), stage.shield, stage.gate


def _add(stages: _Stages, stage: _Stage, probability: float) -> None:
    stages[stage] = stages.get(stage, 0.0) + probability

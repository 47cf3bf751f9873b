"""What the choices that lead to a battle, or into the gate, promise: exact where all is known, else marked as a guess.

Own armies are taken as they would deploy. Of an opponent's army the dice are known; which slot stands where, and which
tokens lie there, may not be. Then the odds are the average over worlds that the viewer holds possible, and `low` and
`high` say between what they lie in these.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cached_property, lru_cache
from typing import NamedTuple

from wartable.games.epic_dice_battles.actions import (
    Action,
    Besiege,
    March,
    Move,
    OpenFlanks,
    StormGate,
    TakeField,
    TakeWalls,
)
from wartable.games.epic_dice_battles.components import UNIT_NUMBER, Components, Purchase
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.odds import Calculator, Force, Odds
from wartable.games.epic_dice_battles.policy import policy_of
from wartable.games.epic_dice_battles.redealing import redeal
from wartable.games.epic_dice_battles.rules.mat import armies_in
from wartable.games.epic_dice_battles.situation import Army, Situation, joined
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Fighting, Marching, Phase, State

__all__ = ["BattleChance", "BattleChances"]

_FACES = range(1, 7)
_WORLDS = 24
"""Possible worlds that the odds are averaged over."""
_MOST_FORCES = 8
"""Of what an opponent's armies may be, so many of the likeliest are counted out."""

_ROUNDING = 1e-6
"""Counted odds have no more error than this."""

Forces = dict[Force, int]
"""What a side may be, and in how many worlds."""


class BattleChance(NamedTuple):
    """How a choice is likely to end; at the gate, how likely the unit damages it and dies there."""

    won: float
    lost: float
    ruin: float = 0.0
    is_guess: bool = False
    low: float = 0.0
    """With `high`: between what `won` lies, whatever is hidden; equal where nothing is."""
    high: float = 0.0


class BattleChances:
    """The prospects of a viewer's choices."""

    def __init__(self, box: Components, observation: Observation) -> None:
        self.box = box
        self.observation = observation
        self.situation = Situation(box, observation)
        self.reserve: Forces = {Force((0, box.battle.reserve, 0, 0, 0, 0)): 1}

    def of(self, action: Action) -> BattleChance | None:
        """What an action promises; None where it leads to no battle at once."""
        match action:
            case Besiege(region):
                number = self.box.number_by_id[region]
                return self._siege({self._own(number, is_storming=True): 1}, self.reserve, is_attacker=True)
            case Move(region) | March(region):
                stage = self.observation.stage
                assert isinstance(stage, Marching)
                assert stage.leading is not None
                return self.of_march(stage.leading, self.box.number_by_id[region])
            case TakeWalls() | TakeField():
                return self._defence(action)
            case OpenFlanks():
                return self._flanks(action)
            case StormGate(unit):
                return self.at_gate(unit)
            case _:
                return None

    def of_march(self, number: int, region: int) -> BattleChance | None:
        """Whoever an own army meets there: an army in the open, or a castle with its reserve."""
        leader = next(army for army in self.situation.armies if army.number == number)
        others = [army for army in self.situation.armies_by_region.get(region, ()) if army.number != leader.number]
        mine = joined([leader, *others])
        foes = {foe.seat for foe in self.situation.foes_by_region.get(region, ())}
        owner = self.situation.castles.get(region)
        if len(foes) == 1:
            if owner in foes:
                storming = {mine.storm: 1}
                return self._siege(storming, self._foes(region), is_attacker=True)
            if owner == self.situation.seat and self._is_inside(others, region):
                storming = self._foes(region, is_storming=True)
                return self._siege(storming, {mine.force: 1}, is_attacker=False)
            return self._open(region, mine.force, self._foes(region))
        if not foes and owner not in (None, self.situation.seat):
            return self._siege({mine.storm: 1}, self.reserve, is_attacker=True)
        return None

    def _is_inside(self, armies: list[Army], region: int) -> bool:
        """Whether own armies were in the castle before the besieger came (ED-56)."""
        stage = self.observation.stage
        return bool(armies) and not (isinstance(stage, Marching) and region in stage.relieved)

    def of_battle(self, battle: Battle) -> BattleChance | None:
        """A battle of two for which the sides get ready; None at another time."""
        if battle.phase is not Phase.DEPLOY or battle.region is None or len(battle.sides) != 2:
            return None
        own = next(place for place, side in enumerate(battle.sides) if side.seat == self.situation.seat)
        is_attacker = own == battle.attacker
        if battle.kind is BattleKind.OPEN:
            return self._open(battle.region, self._own(battle.region), self._foes(battle.region))
        flanks = tuple(flank for flank, is_open in enumerate(battle.usable, start=1) if is_open)
        mine = {self._own(battle.region, is_storming=is_attacker): 1} if battle.sides[own].slots else self.reserve
        has_army = bool(battle.sides[1 - own].slots)
        theirs = self._foes(battle.region, is_storming=not is_attacker) if has_army else self.reserve
        forces = (mine, theirs) if is_attacker else (theirs, mine)
        return self._siege(*forces, is_attacker=is_attacker, flanks=flanks)

    def at_gate(self, unit: Purchase) -> BattleChance:
        """Exact: what one die does."""
        policy, number = policy_of(self.box), UNIT_NUMBER[unit]
        damage = sum(policy.kills(number, die) > 0 for die in _FACES) / len(_FACES)
        death = sum(policy.is_dead(number, die) for die in _FACES) / len(_FACES)
        return BattleChance(damage, death)

    def _defence(self, action: TakeWalls | TakeField) -> BattleChance:
        region = self._region()
        if isinstance(action, TakeField):
            return self._open(region, self._own(region), self._foes(region))
        return self._siege(self._foes(region, is_storming=True), {self._own(region): 1}, is_attacker=False)

    def _flanks(self, action: OpenFlanks) -> BattleChance:
        region = self._region()
        own = {self._own(region): 1} if region in self.situation.armies_by_region else self.reserve
        flanks = tuple(flank for flank, is_open in ((1, action.flank1), (2, action.flank2)) if is_open)
        return self._siege(self._foes(region, is_storming=True), own, is_attacker=False, flanks=flanks)

    def _region(self) -> int:
        stage = self.observation.stage
        assert isinstance(stage, Fighting)
        assert stage.battle.region is not None
        return stage.battle.region

    def _own(self, region: int, *, is_storming: bool = False) -> Force:
        mine = joined(self.situation.armies_by_region[region])
        return mine.storm if is_storming else mine.force

    def _foes(self, region: int, *, is_storming: bool = False) -> Forces:
        """The opponent's armies of a field as one: what they may be, and how often in possible worlds."""
        seat = self.situation.foes_by_region[region][0].seat
        found: Counter[Force] = Counter()
        for world in self._worlds:
            mat = world.mats[seat]
            armies = [
                Army(seat, slot.number, region, place, slot.dice, slot.tokens, slot.shields)
                for place in armies_in(mat, region)
                if (slot := mat.slots[place]) is not None
            ]
            foe = joined(armies)
            found[foe.storm if is_storming else foe.force] += 1
        return dict(found.most_common(_MOST_FORCES))

    @cached_property
    def _worlds(self) -> list[State]:
        # The same question gets the same answer.
        rng = random.Random(0)
        return [redeal(self.box, self.observation, rng) for _ in range(_WORLDS)]

    def _open(self, region: int, mine: Force, theirs: Forces) -> BattleChance:
        dots = self.box.regions[region].dots
        found = [
            (count, _outcome(_calculator(self.box).odds(mine, force, dots), is_attacker=True))
            for force, count in theirs.items()
        ]
        return _average(found)

    def _siege(
        self,
        attackers: Forces,
        defenders: Forces,
        *,
        is_attacker: bool,
        flanks: tuple[int, ...] | None = None,
    ) -> BattleChance:
        found = [
            (
                often * count,
                _outcome(
                    _calculator(self.box).odds(attacker, defender, siege=True, flanks=flanks), is_attacker=is_attacker
                ),
            )
            for attacker, often in attackers.items()
            for defender, count in defenders.items()
        ]
        return _average(found)


@lru_cache(maxsize=8)
def _calculator(box: Components) -> Calculator:
    return Calculator(box)


def _outcome(odds: Odds, *, is_attacker: bool) -> tuple[float, float, bool]:
    """Won, ruined, and whether it had to be sampled."""
    return float(odds.attacker if is_attacker else odds.defender), float(odds.ruin), odds.error > _ROUNDING


def _average(found: list[tuple[int, tuple[float, float, bool]]]) -> BattleChance:
    """The mean over what could be there, and its range."""
    total = sum(count for count, _ in found)
    won = sum(count * outcome[0] for count, outcome in found) / total
    ruin = sum(count * outcome[1] for count, outcome in found) / total
    wins = [outcome[0] for _, outcome in found]
    is_guess = len(found) > 1 or any(outcome[2] for _, outcome in found)
    return BattleChance(won, max(0.0, 1 - won - ruin), ruin, is_guess, min(wins), max(wins))

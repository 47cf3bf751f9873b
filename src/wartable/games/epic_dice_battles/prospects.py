"""What the choices that lead to a battle, or into the gate, promise: exact where all is known, else marked as a guess.

Own armies are taken as they would deploy. Of an opponent's army the dice are known; tokens that nobody has seen are
taken for cavalry, and where it is not known which slot stands there, for the strongest.
"""

from __future__ import annotations

from functools import lru_cache
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
from wartable.games.epic_dice_battles.defaults import policy_of
from wartable.games.epic_dice_battles.heuristics.forces import power
from wartable.games.epic_dice_battles.heuristics.position import Army, Position, joined, likely_tokens
from wartable.games.epic_dice_battles.observation import Observation, SlotView
from wartable.games.epic_dice_battles.odds import Calculator, Force
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Fighting, Marching, Phase

__all__ = ["Prospect", "Prospects"]

_FACES = range(1, 7)


class Prospect(NamedTuple):
    """How a choice is likely to end; at the gate, how likely the unit damages it and dies there."""

    won: float
    lost: float
    ruin: float = 0.0
    is_guess: bool = False


class Prospects:
    """The prospects of a viewer's choices."""

    def __init__(self, box: Components, observation: Observation) -> None:
        self.box = box
        self.observation = observation
        self.position = Position(box, observation)
        self.reserve = Force((0, box.battle.reserve, 0, 0, 0, 0))

    def of(self, action: Action) -> Prospect | None:
        """What an action promises; None where it leads to no battle at once."""
        match action:
            case Besiege(region):
                number = self.box.number_by_id[region]
                return self._siege(self._own(number, is_storming=True), self.reserve, is_attacker=True)
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

    def of_march(self, number: int, region: int) -> Prospect | None:
        """Whoever an own army meets there: an army in the open, or a castle with its reserve."""
        leader = next(army for army in self.position.armies if army.number == number)
        others = [army for army in self.position.armies_by_region.get(region, ()) if army.number != leader.number]
        mine = joined([leader, *others])
        foes = {foe.seat for foe in self.position.foes_by_region.get(region, ())}
        owner = self.position.castles.get(region)
        if len(foes) == 1:
            if owner in foes:
                storming = mine.force(is_storming=True)
                return self._siege(storming, self._foe(region), is_attacker=True, is_guess=True)
            if owner == self.position.seat and self._is_inside(others, region):
                storming = self._foe(region, is_storming=True)
                return self._siege(storming, mine.force(), is_attacker=False, is_guess=True)
            return self._open(region, mine.force(), self._foe(region))
        if not foes and owner not in (None, self.position.seat):
            return self._siege(mine.force(is_storming=True), self.reserve, is_attacker=True)
        return None

    def _is_inside(self, armies: list[Army], region: int) -> bool:
        """Whether own armies were in the castle before the besieger came (ED-56)."""
        stage = self.observation.stage
        return bool(armies) and not (isinstance(stage, Marching) and region in stage.relieved)

    def of_battle(self, battle: Battle) -> Prospect | None:
        """A battle of two for which the sides get ready; None at another time."""
        if battle.phase is not Phase.DEPLOY or battle.region is None or len(battle.sides) != 2:
            return None
        own = next(place for place, side in enumerate(battle.sides) if side.seat == self.position.seat)
        is_attacker = own == battle.attacker
        if battle.kind is BattleKind.OPEN:
            return self._open(battle.region, self._own(battle.region), self._foe(battle.region))
        flanks = tuple(flank for flank, is_open in enumerate(battle.usable, start=1) if is_open)
        mine = self._own(battle.region, is_storming=is_attacker) if battle.sides[own].slots else self.reserve
        has_army = bool(battle.sides[1 - own].slots)
        theirs = self._foe(battle.region, is_storming=not is_attacker) if has_army else self.reserve
        forces = (mine, theirs) if is_attacker else (theirs, mine)
        return self._siege(*forces, is_attacker=is_attacker, is_guess=has_army, flanks=flanks)

    def at_gate(self, unit: Purchase) -> Prospect:
        """Exact: what one die does."""
        policy, number = policy_of(self.box), UNIT_NUMBER[unit]
        damage = sum(policy.kills(number, die) > 0 for die in _FACES) / len(_FACES)
        death = sum(policy.is_dead(number, die) for die in _FACES) / len(_FACES)
        return Prospect(damage, death)

    def _defence(self, action: TakeWalls | TakeField) -> Prospect:
        region = self._region()
        if isinstance(action, TakeField):
            return self._open(region, self._own(region), self._foe(region))
        return self._siege(self._foe(region, is_storming=True), self._own(region), is_attacker=False, is_guess=True)

    def _flanks(self, action: OpenFlanks) -> Prospect:
        region = self._region()
        own = self._own(region) if region in self.position.armies_by_region else self.reserve
        flanks = tuple(flank for flank, is_open in ((1, action.flank1), (2, action.flank2)) if is_open)
        return self._siege(self._foe(region, is_storming=True), own, is_attacker=False, is_guess=True, flanks=flanks)

    def _region(self) -> int:
        stage = self.observation.stage
        assert isinstance(stage, Fighting)
        assert stage.battle.region is not None
        return stage.battle.region

    def _own(self, region: int, *, is_storming: bool = False) -> Force:
        return joined(self.position.armies_by_region[region]).force(is_storming=is_storming)

    def _foe(self, region: int, *, is_storming: bool = False) -> Force:
        """The opponent's armies of a field as one; each number is a slot of its own, known or the strongest left."""
        seat = self.position.foes_by_region[region][0].seat
        mat = self.observation.mats[seat]
        slots = {place: slot for place, slot in enumerate(mat.slots) if slot is not None}
        known = {number: place for place, slot in slots.items() if (number := _number_of(slot)) is not None}
        free = sorted(set(slots) - set(known.values()), key=lambda place: _power(slots[place]), reverse=True)
        armies = []
        for number, field in enumerate(mat.regions, start=1):
            if field == region:
                # What is remembered may contradict itself after a redistribution: then any slot will do.
                place = known[number] if number in known else free.pop(0) if free else min(slots)
                slot = slots[place]
                armies.append(Army(seat, number, region, place, slot.dice, likely_tokens(slot), slot.shields))
        return joined(armies).force(is_storming=is_storming)

    def _open(self, region: int, mine: Force, theirs: Force) -> Prospect:
        found = _calculator(self.box).odds(mine, theirs, self.box.regions[region].dots)
        return _prospect(float(found.attacker), float(found.ruin), is_guess=True)

    def _siege(
        self,
        attacker: Force,
        defender: Force,
        *,
        is_attacker: bool,
        is_guess: bool = False,
        flanks: tuple[int, ...] | None = None,
    ) -> Prospect:
        found = _calculator(self.box).odds(attacker, defender, siege=True, flanks=flanks)
        return _prospect(float(found.attacker if is_attacker else found.defender), float(found.ruin), is_guess=is_guess)


@lru_cache(maxsize=8)
def _calculator(box: Components) -> Calculator:
    return Calculator(box)


def _prospect(won: float, ruin: float, *, is_guess: bool) -> Prospect:
    return Prospect(won, max(0.0, 1 - won - ruin), ruin, is_guess)


def _number_of(slot: SlotView) -> int | None:
    """The number of an opponent's slot, face up or remembered for sure."""
    if slot.number is not None:
        return slot.number
    return slot.number_seen.number if slot.number_seen is not None and slot.number_seen.sure else None


def _power(slot: SlotView) -> float:
    return power(slot.dice, likely_tokens(slot), slot.shields)

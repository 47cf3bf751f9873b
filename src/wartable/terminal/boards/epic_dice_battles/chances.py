"""The odds of the choices that lead to a battle, or into the gate: exact where all is known, else marked as a guess.

Own armies are taken as they would deploy. Of an opponent's army the dice are known; tokens that nobody has seen are
taken for cavalry, and where it is not known which slot stands there, for the strongest.
"""

from __future__ import annotations

from functools import lru_cache

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
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import Fighting, Marching
from wartable.text.words import Words

__all__ = ["odds"]

_FACES = range(1, 7)


def odds(rules: Rules, observation: Observation, actions: tuple[Action, ...], words: Words) -> tuple[str, ...]:
    """What each action promises, in few words."""
    chances = _Chances(rules.components, observation, words)
    return tuple(chances.of(action) for action in actions)


@lru_cache(maxsize=8)
def _calculator(box: Components) -> Calculator:
    return Calculator(box)


class _Chances:
    def __init__(self, box: Components, observation: Observation, words: Words) -> None:
        self.box = box
        self.words = words
        self.observation = observation
        self.position = Position(box, observation)
        self.reserve = Force((0, box.battle.reserve, 0, 0, 0, 0))

    def of(self, action: Action) -> str:
        match action:
            case Besiege(region):
                number = self.box.number_by_id[region]
                return self._siege(self._own(number, is_storming=True), self.reserve, is_attacker=True)
            case Move(region) | March(region):
                return self._march(self.box.number_by_id[region])
            case TakeWalls() | TakeField():
                return self._defence(action)
            case OpenFlanks():
                return self._flanks(action)
            case StormGate(unit):
                return self._gate(unit)
            case _:
                return ""

    def _march(self, region: int) -> str:
        """Whoever is met there: an army in the open, or a castle with its reserve."""
        stage = self.observation.stage
        assert isinstance(stage, Marching)
        leader = next(army for army in self.position.armies if army.number == stage.leading)
        others = [army for army in self.position.armies_by_region.get(region, ()) if army.number != leader.number]
        mine = joined([leader, *others])
        foes = {foe.seat for foe in self.position.foes_by_region.get(region, ())}
        owner = self.position.castles.get(region)
        if len(foes) == 1:
            if owner in foes:
                storming = mine.force(is_storming=True)
                return self._siege(storming, self._foe(region), is_attacker=True, is_guess=True)
            return self._open(region, mine.force(), self._foe(region))
        if not foes and owner not in (None, self.position.seat):
            return self._siege(mine.force(is_storming=True), self.reserve, is_attacker=True)
        return ""

    def _defence(self, action: TakeWalls | TakeField) -> str:
        region = self._region()
        if isinstance(action, TakeField):
            return self._open(region, self._own(region), self._foe(region))
        return self._siege(self._foe(region, is_storming=True), self._own(region), is_attacker=False, is_guess=True)

    def _flanks(self, action: OpenFlanks) -> str:
        stage = self.observation.stage
        assert isinstance(stage, Fighting)
        region = self._region()
        own = self._own(region) if region in self.position.armies_by_region else self.reserve
        flanks = tuple(flank for flank, is_open in ((1, action.flank1), (2, action.flank2)) if is_open)
        return self._siege(self._foe(region, is_storming=True), own, is_attacker=False, is_guess=True, flanks=flanks)

    def _gate(self, unit: Purchase) -> str:
        """Exact: what one die does."""
        policy, number = policy_of(self.box), UNIT_NUMBER[unit]
        damage = sum(policy.kills(number, die) > 0 for die in _FACES) / len(_FACES)
        death = sum(policy.is_dead(number, die) for die in _FACES) / len(_FACES)
        return self.words.say("odds-gate", damage=self.words.percent(damage), death=self.words.percent(death))

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

    def _open(self, region: int, mine: Force, theirs: Force) -> str:
        found = _calculator(self.box).odds(mine, theirs, self.box.regions[region].dots)
        return self._said(float(found.attacker), float(found.ruin), is_guess=True)

    def _siege(
        self,
        attacker: Force,
        defender: Force,
        *,
        is_attacker: bool,
        is_guess: bool = False,
        flanks: tuple[int, ...] | None = None,
    ) -> str:
        found = _calculator(self.box).odds(attacker, defender, siege=True, flanks=flanks)
        return self._said(
            float(found.attacker if is_attacker else found.defender), float(found.ruin), is_guess=is_guess
        )

    def _said(self, won: float, ruin: float, *, is_guess: bool) -> str:
        percent = self.words.percent
        key = "odds-guessed" if is_guess else "odds-won"
        return self.words.say(key, won=percent(won), lost=percent(max(0.0, 1 - won - ruin)), ruin=percent(ruin))


def _number_of(slot: SlotView) -> int | None:
    """The number of an opponent's slot, face up or remembered for sure."""
    if slot.number is not None:
        return slot.number
    return slot.number_seen.number if slot.number_seen is not None and slot.number_seen.sure else None


def _power(slot: SlotView) -> float:
    return power(slot.dice, likely_tokens(slot), slot.shields)

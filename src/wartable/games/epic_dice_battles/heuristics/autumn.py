"""Autumn: which army goes where, and which castles are besieged (ED-50 to ED-56)."""

from __future__ import annotations

from wartable.games.epic_dice_battles.actions import Action, Besiege, Lead, March, Move, Pass, Stay
from wartable.games.epic_dice_battles.forces import added, chance_in_field, chance_in_siege
from wartable.games.epic_dice_battles.rules.autumn import fields_within
from wartable.games.epic_dice_battles.situation import Army, Situation, joined
from wartable.games.epic_dice_battles.state import Marching

__all__ = ["best_move", "siege_or_stay"]

_CASTLE = 2.0
"""ED-73: the points of a controlled region."""
_FIRST = 0.5
"""Part of a castle's worth that an opponent is kept from by taking free land first."""
_ATTACKED = 0.6
"""How likely an opponent who can reach a castle goes there."""
_MARCH = 0.25
"""What the rice of a march is worth."""
_GOOD_ODDS = 0.5
_LEAST_GAIN = 0.05


def best_move(situation: Situation, stage: Marching, legal: tuple[Action, ...]) -> Action:
    """The army to lead, where to lead it, or to pass."""
    standings = _latest.standings(situation)
    if stage.leading is not None:
        army = _army(situation, stage.leading)
        return max(legal, key=lambda action: standings.worth_of_move(army, action))
    gains = {lead: standings.gain(_army(situation, lead.army)) for lead in legal if isinstance(lead, Lead)}
    best = max(gains, key=gains.__getitem__)
    return best if gains[best] > _LEAST_GAIN else Pass()


def siege_or_stay(situation: Situation, region: int, legal: tuple[Action, ...]) -> Action:
    """Besiege a castle that the reserve defends with good odds; else stay (ED-55)."""
    standings = Standings(situation)
    is_siege = standings.worth_of_siege(situation.armies_by_region[region]) > standings.presence()
    kind = Besiege if is_siege else Stay
    return next(action for action in legal if isinstance(action, kind))


def _army(situation: Situation, number: int) -> Army:
    return next(army for army in situation.armies if army.number == number)


class Standings:
    """What it is worth to end the season where, for everything that can be asked of one table."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._worths: dict[tuple[int, int], float] = {}
        """By army number and region."""
        self._present: dict[int, float] = {}
        """By region: those who stand there now."""
        self._land: dict[int, float] = {}
        """By army number: free land."""
        self._visits: dict[int, float] = {}
        """By army number: to go alone to an opponent's castle without an army."""
        self._prizes: dict[int, float] = {}
        """By region: to beat the opponents there."""
        self._threats: dict[int, Army | None] = {}

    def gain(self, army: Army) -> float:
        """What the best move of an army is better than staying."""
        components, autumn = self.situation.components, self.situation.components.economy.autumn
        worths = [self._worth(army, field) for field in components.regions[army.region].neighbours]
        if self.situation.mat.rice >= autumn.march_rice:
            far = fields_within(components, army.region, self.situation.foreign, autumn.march_fields)
            worths += [self._worth(army, field) - _MARCH for field in far]
        return max(worths) - self._worth(army, army.region)

    def worth_of_move(self, army: Army, action: Action) -> float:
        """What it adds to the others to go somewhere."""
        assert isinstance(action, Move | March)
        worth = self._worth(army, self.situation.components.number_by_id[action.region])
        return worth - _MARCH if isinstance(action, March) else worth

    def presence(self) -> float:
        """To keep an opponent from full control (ED-25)."""
        return self.situation.harm * (1.0 if self.situation.years_left == 0 else 0.2)

    def worth_of_siege(self, armies: list[Army]) -> float:
        """The castle falls and may be built anew; or armies are lost, and some are in any case."""
        situation = self.situation
        chance = joined(armies).chance_at_reserve
        if chance < _GOOD_ODDS:
            return 0.0
        prize = _CASTLE * situation.harm + (_CASTLE if situation.years_left else 0.0)
        stake = 0.5 * self._stake(armies)
        presence = situation.harm if situation.years_left == 0 else 0.0
        return chance * prize - (1 - chance) * (stake + presence) - 0.3 * chance * stake

    def _worth(self, army: Army, region: int) -> float:
        """What it adds to the others to end the season in a region."""
        worth = self._worths.get((army.number, region))
        if worth is None:
            worth = self._worths[army.number, region] = self._find_worth(army, region)
        return worth

    def _find_worth(self, army: Army, region: int) -> float:
        situation = self.situation
        present = situation.armies_by_region.get(region)
        if region not in situation.foreign and region not in situation.castles:
            has_friends = present is not None and (len(present) > 1 or army.region != region)
            return 0.0 if has_friends else self._worth_of_land(army)
        if present is None:
            return self._worth_of_all([army], region)
        if army.region == region:
            friends = [other for other in present if other.number != army.number]
            return self._worth_of_all([*friends, army], region) - self._worth_of_all(friends, region)
        if region not in self._present:
            self._present[region] = self._worth_of_all(present, region)
        return self._worth_of_all([*present, army], region) - self._present[region]

    def _worth_of_all(self, armies: list[Army], region: int) -> float:
        """What armies are worth together where an opponent or a castle stands."""
        if not armies:
            return 0.0
        situation = self.situation
        if region in situation.foreign:
            return self._worth_of_battle(armies, region, situation.foes_by_region[region])
        if situation.castles[region] == situation.seat:
            return self._worth_of_guard(armies, region)
        if len(armies) > 1:
            return self._worth_of_visit(armies)
        number = armies[0].number
        if number not in self._visits:
            self._visits[number] = self._worth_of_visit(armies)
        return self._visits[number]

    def _worth_of_visit(self, armies: list[Army]) -> float:
        """An opponent's castle without an army, whichever: besieged, or only kept from full control (ED-25)."""
        return max(self.presence(), self.worth_of_siege(armies))

    def _worth_of_land(self, army: Army) -> float:
        """Free land: a castle next spring, if there will be rice for it."""
        worth = self._land.get(army.number)
        if worth is None:
            worth = self._land[army.number] = self._find_worth_of_land(army)
        return worth

    def _find_worth_of_land(self, army: Army) -> float:
        situation = self.situation
        if situation.years_left == 0:
            return 0.0
        sites = sum(site != army.region for site in situation.sites)
        castle_rice = situation.components.economy.spring.castle_rice
        affordable = 1.0 if situation.mat.rice >= castle_rice * (sites + 1) else 0.6
        return affordable * _CASTLE * (1 + _FIRST * situation.harm)

    def _worth_of_guard(self, armies: list[Army], region: int) -> float:
        """An own castle: armies inside keep it from whoever is near better than the reserve would, at own risk."""
        if region not in self._threats:
            self._threats[region] = self._threat(region)
        threat = self._threats[region]
        if threat is None:
            return 0.0
        falls = chance_in_siege(threat.storm, joined(armies).force)
        kept = threat.chance_at_reserve - falls
        return _ATTACKED * (_CASTLE * kept - falls * self._stake(armies))

    def _worth_of_battle(self, armies: list[Army], region: int, foes: list[Army]) -> float:
        """A field with opponents' armies, before or behind walls or in the open (ED-56)."""
        chance = self._chance_in_battle(armies, region, foes)
        if region not in self._prizes:
            self._prizes[region] = self._prize(region, foes)
        prize, stake = self._prizes[region], self._stake(armies)
        return chance * prize - (1 - chance) * stake - 0.3 * chance * stake

    def _prize(self, region: int, foes: list[Army]) -> float:
        situation = self.situation
        owner = situation.castles.get(region)
        prize = situation.harm * added([1.0 + 0.3 * foe.size for foe in foes])
        if owner == situation.seat:
            # Without own armies the reserve would have to keep the castle.
            swing = _CASTLE + (_CASTLE * situation.harm if situation.years_left else 0.0)
            return prize + swing * situation.foe_in(region).chance_at_reserve
        castle = _CASTLE * situation.harm + (_CASTLE if situation.years_left else 0.0)
        if any(foe.seat == owner for foe in foes):
            # The castle falls with the army inside.
            return prize + castle
        return prize + 0.3 * castle if owner is not None else prize

    def _chance_in_battle(self, armies: list[Army], region: int, foes: list[Army]) -> float:
        """The probability that own armies beat the opponents in a field."""
        situation = self.situation
        owner = situation.castles.get(region)
        if owner == situation.seat and self._is_inside(armies, region):
            return 1 - chance_in_siege(situation.foe_in(region).storm, joined(armies).force)
        if owner is not None and all(foe.seat == owner for foe in foes):
            return chance_in_siege(joined(armies).storm, situation.foe_in(region).force)
        return chance_in_field(added([army.power for army in armies]), added([foe.power for foe in foes]))

    def _is_inside(self, armies: list[Army], region: int) -> bool:
        """Whether one of the own armies stood there first; who comes to a besieger meets him in the open."""
        stage = self.situation.observation.stage
        is_relieved = isinstance(stage, Marching) and region in stage.relieved
        return not is_relieved and any(army.region == region for army in armies)

    def _threat(self, region: int) -> Army | None:
        """The strongest opponent's army that can still step into a region."""
        neighbours = self.situation.components.regions[region].neighbours
        near = [foe for foe in self.situation.foes if foe.region in neighbours and self._can_move(foe)]
        return max(near, key=lambda foe: foe.power, default=None)

    def _can_move(self, foe: Army) -> bool:
        stage = self.situation.observation.stage
        return not isinstance(stage, Marching) or not (stage.passed[foe.seat] or foe.number in stage.tired[foe.seat])

    def _stake(self, armies: list[Army]) -> float:
        """What it would cost to lose armies: a point each, which may be won back in time, dice and tokens."""
        if self.situation.years_left == 0:
            return 1.0 * len(armies)
        return added([0.6 + 0.12 * army.power for army in armies])


class _Latest:
    """The standings that were asked for last: where to go is asked right after who goes, of the same table."""

    def __init__(self) -> None:
        self._known: Standings | None = None

    def standings(self, situation: Situation) -> Standings:
        known = self._known
        if known is None or not _is_same_table(known.situation, situation):
            known = self._known = Standings(situation)
        return known


def _is_same_table(one: Situation, other: Situation) -> bool:
    """Whether all is the same but which army is being led."""
    known, now = one.observation, other.observation
    stage, stage_now = known.stage, now.stage
    assert isinstance(stage, Marching)
    assert isinstance(stage_now, Marching)
    return (
        one.components is other.components
        and one.seat == other.seat
        and known.year == now.year
        and stage.passed == stage_now.passed
        and stage.tired == stage_now.tired
        and stage.relieved == stage_now.relieved
        and known.mats == now.mats
    )


_latest = _Latest()

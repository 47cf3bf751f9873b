"""Autumn: which army goes where, and which castles are besieged (ED-50 to ED-56)."""

from __future__ import annotations

from wartable.games.epic_dice_battles.actions import Action, Besiege, Lead, March, Move, Pass, Stay
from wartable.games.epic_dice_battles.heuristics.forces import RESERVE, chance_in_field, chance_in_siege
from wartable.games.epic_dice_battles.heuristics.situation import Army, Situation, joined
from wartable.games.epic_dice_battles.rules.autumn import fields_within
from wartable.games.epic_dice_battles.state import Marching

__all__ = ["best_move", "siege_or_stay"]

_CASTLE = 2.0
"""ED-73: the points of a controlled region."""
_FIRST = 0.5
"""Part of a castle's worth that an opponent is kept from by taking free land first."""
_ATTACKED = 0.6
"""How likely an opponent who can reach a castle goes there."""
_GOOD_ODDS = 0.5
_LEAST_GAIN = 0.05


def best_move(situation: Situation, stage: Marching, legal: tuple[Action, ...]) -> Action:
    """The army to lead, where to lead it, or to pass."""
    if stage.leading is not None:
        army = _army(situation, stage.leading)
        return max(legal, key=lambda action: _worth_of_move(situation, army, action))
    gains = {lead: _gain(situation, _army(situation, lead.army)) for lead in legal if isinstance(lead, Lead)}
    best = max(gains, key=gains.__getitem__)
    return best if gains[best] > _LEAST_GAIN else Pass()


def siege_or_stay(situation: Situation, region: int, legal: tuple[Action, ...]) -> Action:
    """Besiege a castle that the reserve defends with good odds; else stay (ED-55)."""
    kind = Besiege if _worth_of_siege(situation, situation.armies_by_region[region]) > _presence(situation) else Stay
    return next(action for action in legal if isinstance(action, kind))


def _army(situation: Situation, number: int) -> Army:
    return next(army for army in situation.armies if army.number == number)


def _gain(situation: Situation, army: Army) -> float:
    """What the best move of an army is better than staying."""
    components, autumn = situation.components, situation.components.economy.autumn
    moves: list[Action] = [Move(components.regions[field].id) for field in components.regions[army.region].neighbours]
    if situation.mat.rice >= autumn.march_rice:
        far = fields_within(components, army.region, frozenset(situation.foes_by_region), autumn.march_fields)
        moves += [March(components.regions[field].id) for field in far]
    best = max(_worth_of_move(situation, army, move) for move in moves)
    return best - _worth_of_standing(situation, army, army.region)


def _worth_of_move(situation: Situation, army: Army, action: Action) -> float:
    assert isinstance(action, Move | March)
    region = situation.components.number_by_id[action.region]
    return _worth_of_standing(situation, army, region) - (0.25 if isinstance(action, March) else 0.0)


def _worth_of_standing(situation: Situation, army: Army, region: int) -> float:
    """What it adds to the others to end the season in a region."""
    friends = [other for other in situation.armies_by_region.get(region, ()) if other.number != army.number]
    foes = situation.foes_by_region.get(region)
    if foes:
        together = _worth_of_battle(situation, [*friends, army], region, foes)
        return together - (_worth_of_battle(situation, friends, region, foes) if friends else 0.0)
    owner = situation.castles.get(region)
    if owner is None:
        return 0.0 if friends else _worth_of_land(situation, army)
    if owner == situation.seat:
        return _worth_of_guard(situation, [*friends, army], region) - _worth_of_guard(situation, friends, region)
    return _worth_of_visit(situation, [*friends, army]) - (_worth_of_visit(situation, friends) if friends else 0.0)


def _worth_of_land(situation: Situation, army: Army) -> float:
    """Free land: a castle next spring, if there will be rice for it."""
    if situation.years_left == 0:
        return 0.0
    sites = sum(site != army.region for site in situation.sites)
    castle_rice = situation.components.economy.spring.castle_rice
    affordable = 1.0 if situation.mat.rice >= castle_rice * (sites + 1) else 0.6
    return affordable * _CASTLE * (1 + _FIRST * situation.harm)


def _worth_of_guard(situation: Situation, armies: list[Army], region: int) -> float:
    """An own castle: armies inside keep it from whoever is near better than the reserve would, at their own risk."""
    threat = _threat(situation, region)
    if threat is None or not armies:
        return 0.0
    storm = threat.force(is_storming=True)
    falls = chance_in_siege(storm, joined(armies).force())
    kept = chance_in_siege(storm, RESERVE) - falls
    return _ATTACKED * (_CASTLE * kept - falls * _stake(situation, armies))


def _worth_of_visit(situation: Situation, armies: list[Army]) -> float:
    """An opponent's castle without an army: besieged, or only kept from full control (ED-25)."""
    return max(_presence(situation), _worth_of_siege(situation, armies))


def _presence(situation: Situation) -> float:
    return situation.harm * (1.0 if situation.years_left == 0 else 0.2)


def _worth_of_siege(situation: Situation, armies: list[Army]) -> float:
    """The castle falls and may be built anew; or armies are lost, and some are in any case."""
    chance = chance_in_siege(joined(armies).force(is_storming=True), RESERVE)
    if chance < _GOOD_ODDS:
        return 0.0
    prize = _CASTLE * situation.harm + (_CASTLE if situation.years_left else 0.0)
    stake = 0.5 * _stake(situation, armies)
    presence = situation.harm if situation.years_left == 0 else 0.0
    return chance * prize - (1 - chance) * (stake + presence) - 0.3 * chance * stake


def _worth_of_battle(situation: Situation, armies: list[Army], region: int, foes: list[Army]) -> float:
    """A field with opponents' armies, before or behind walls or in the open (ED-56)."""
    owner = situation.castles.get(region)
    chance = _chance_in_battle(situation, armies, region, foes)
    prize = situation.harm * sum(1.0 + 0.3 * foe.size for foe in foes)
    if owner == situation.seat:
        # Without these armies the reserve would have to keep the castle.
        swing = _CASTLE + (_CASTLE * situation.harm if situation.years_left else 0.0)
        prize += swing * chance_in_siege(joined(foes).force(is_storming=True), RESERVE)
    elif any(foe.seat == owner for foe in foes):
        # The castle falls with the army inside.
        prize += _CASTLE * situation.harm + (_CASTLE if situation.years_left else 0.0)
    elif owner is not None:
        prize += 0.3 * (_CASTLE * situation.harm + (_CASTLE if situation.years_left else 0.0))
    stake = _stake(situation, armies)
    return chance * prize - (1 - chance) * stake - 0.3 * chance * stake


def _chance_in_battle(situation: Situation, armies: list[Army], region: int, foes: list[Army]) -> float:
    """The probability that own armies beat the opponents in a field."""
    owner = situation.castles.get(region)
    if owner == situation.seat and _is_inside(situation, armies, region):
        return 1 - chance_in_siege(joined(foes).force(is_storming=True), joined(armies).force())
    if len({foe.seat for foe in foes}) == 1 and foes[0].seat == owner:
        return chance_in_siege(joined(armies).force(is_storming=True), joined(foes).force())
    return chance_in_field(sum(army.power for army in armies), sum(foe.power for foe in foes))


def _is_inside(situation: Situation, armies: list[Army], region: int) -> bool:
    """Whether one of the own armies stood there first; who comes to a besieger meets him in the open."""
    stage = situation.observation.stage
    is_relieved = isinstance(stage, Marching) and region in stage.relieved
    return not is_relieved and any(army.region == region for army in armies)


def _threat(situation: Situation, region: int) -> Army | None:
    """The strongest opponent's army that can still step into a region."""
    neighbours = situation.components.regions[region].neighbours
    near = [foe for foe in situation.foes if foe.region in neighbours and _can_move(situation, foe)]
    return max(near, key=lambda foe: foe.power, default=None)


def _can_move(situation: Situation, foe: Army) -> bool:
    stage = situation.observation.stage
    return not isinstance(stage, Marching) or not (stage.passed[foe.seat] or foe.number in stage.tired[foe.seat])


def _stake(situation: Situation, armies: list[Army]) -> float:
    """What it would cost to lose armies: a point each, which may be won back in time, dice and tokens."""
    if situation.years_left == 0:
        return 1.0 * len(armies)
    return sum(0.6 + 0.12 * army.power for army in armies)

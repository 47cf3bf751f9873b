"""Autumn: which army goes where, and which castles are besieged (ED-50 to ED-56)."""

from __future__ import annotations

from wartable.games.epic_dice_battles.actions import Action, Besiege, Lead, March, Move, Pass, Stay
from wartable.games.epic_dice_battles.heuristics.forces import RESERVE, chance_in_field, chance_in_siege
from wartable.games.epic_dice_battles.heuristics.position import Army, Position, joined
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


def best_move(position: Position, stage: Marching, legal: tuple[Action, ...]) -> Action:
    """The army to lead, where to lead it, or to pass."""
    if stage.leading is not None:
        army = _army(position, stage.leading)
        return max(legal, key=lambda action: _worth_of_move(position, army, action))
    gains = {lead: _gain(position, _army(position, lead.army)) for lead in legal if isinstance(lead, Lead)}
    best = max(gains, key=gains.__getitem__)
    return best if gains[best] > _LEAST_GAIN else Pass()


def siege_or_stay(position: Position, region: int, legal: tuple[Action, ...]) -> Action:
    """Besiege a castle that the reserve defends with good odds; else stay (ED-55)."""
    kind = Besiege if _worth_of_siege(position, position.armies_by_region[region]) > _presence(position) else Stay
    return next(action for action in legal if isinstance(action, kind))


def _army(position: Position, number: int) -> Army:
    return next(army for army in position.armies if army.number == number)


def _gain(position: Position, army: Army) -> float:
    """What the best move of an army is better than staying."""
    components, autumn = position.components, position.components.economy.autumn
    moves: list[Action] = [Move(components.regions[field].id) for field in components.regions[army.region].neighbours]
    if position.mat.rice >= autumn.march_rice:
        far = fields_within(components, army.region, frozenset(position.foes_by_region), autumn.march_fields)
        moves += [March(components.regions[field].id) for field in far]
    best = max(_worth_of_move(position, army, move) for move in moves)
    return best - _worth_of_standing(position, army, army.region)


def _worth_of_move(position: Position, army: Army, action: Action) -> float:
    assert isinstance(action, Move | March)
    region = position.components.number_by_id[action.region]
    return _worth_of_standing(position, army, region) - (0.25 if isinstance(action, March) else 0.0)


def _worth_of_standing(position: Position, army: Army, region: int) -> float:
    """What it adds to the others to end the season in a region."""
    friends = [other for other in position.armies_by_region.get(region, ()) if other.number != army.number]
    foes = position.foes_by_region.get(region)
    if foes:
        together = _worth_of_battle(position, [*friends, army], region, foes)
        return together - (_worth_of_battle(position, friends, region, foes) if friends else 0.0)
    owner = position.castles.get(region)
    if owner is None:
        return 0.0 if friends else _worth_of_land(position, army)
    if owner == position.seat:
        return _worth_of_guard(position, [*friends, army], region) - _worth_of_guard(position, friends, region)
    return _worth_of_visit(position, [*friends, army]) - (_worth_of_visit(position, friends) if friends else 0.0)


def _worth_of_land(position: Position, army: Army) -> float:
    """Free land: a castle next spring, if there will be rice for it."""
    if position.years_left == 0:
        return 0.0
    sites = sum(site != army.region for site in position.sites)
    castle_rice = position.components.economy.spring.castle_rice
    affordable = 1.0 if position.mat.rice >= castle_rice * (sites + 1) else 0.6
    return affordable * _CASTLE * (1 + _FIRST * position.harm)


def _worth_of_guard(position: Position, armies: list[Army], region: int) -> float:
    """An own castle: armies inside keep it from whoever is near better than the reserve would, at their own risk."""
    threat = _threat(position, region)
    if threat is None or not armies:
        return 0.0
    storm = threat.force(is_storming=True)
    falls = chance_in_siege(storm, joined(armies).force())
    kept = chance_in_siege(storm, RESERVE) - falls
    return _ATTACKED * (_CASTLE * kept - falls * _stake(position, armies))


def _worth_of_visit(position: Position, armies: list[Army]) -> float:
    """An opponent's castle without an army: besieged, or only kept from full control (ED-25)."""
    return max(_presence(position), _worth_of_siege(position, armies))


def _presence(position: Position) -> float:
    return position.harm * (1.0 if position.years_left == 0 else 0.2)


def _worth_of_siege(position: Position, armies: list[Army]) -> float:
    """The castle falls and may be built anew; or armies are lost, and some are in any case."""
    chance = chance_in_siege(joined(armies).force(is_storming=True), RESERVE)
    if chance < _GOOD_ODDS:
        return 0.0
    prize = _CASTLE * position.harm + (_CASTLE if position.years_left else 0.0)
    stake = 0.5 * _stake(position, armies)
    presence = position.harm if position.years_left == 0 else 0.0
    return chance * prize - (1 - chance) * (stake + presence) - 0.3 * chance * stake


def _worth_of_battle(position: Position, armies: list[Army], region: int, foes: list[Army]) -> float:
    """A field with opponents' armies, before or behind walls or in the open (ED-56)."""
    owner = position.castles.get(region)
    chance = _chance_in_battle(position, armies, region, foes)
    prize = position.harm * sum(1.0 + 0.3 * foe.size for foe in foes)
    if owner == position.seat:
        # Without these armies the reserve would have to keep the castle.
        swing = _CASTLE + (_CASTLE * position.harm if position.years_left else 0.0)
        prize += swing * chance_in_siege(joined(foes).force(is_storming=True), RESERVE)
    elif any(foe.seat == owner for foe in foes):
        # The castle falls with the army inside.
        prize += _CASTLE * position.harm + (_CASTLE if position.years_left else 0.0)
    elif owner is not None:
        prize += 0.3 * (_CASTLE * position.harm + (_CASTLE if position.years_left else 0.0))
    stake = _stake(position, armies)
    return chance * prize - (1 - chance) * stake - 0.3 * chance * stake


def _chance_in_battle(position: Position, armies: list[Army], region: int, foes: list[Army]) -> float:
    """The probability that own armies beat the opponents in a field."""
    owner = position.castles.get(region)
    if owner == position.seat and _is_inside(position, armies, region):
        return 1 - chance_in_siege(joined(foes).force(is_storming=True), joined(armies).force())
    if len({foe.seat for foe in foes}) == 1 and foes[0].seat == owner:
        return chance_in_siege(joined(armies).force(is_storming=True), joined(foes).force())
    return chance_in_field(sum(army.power for army in armies), sum(foe.power for foe in foes))


def _is_inside(position: Position, armies: list[Army], region: int) -> bool:
    """Whether one of the own armies stood there first; who comes to a besieger meets him in the open."""
    stage = position.observation.stage
    is_relieved = isinstance(stage, Marching) and region in stage.relieved
    return not is_relieved and any(army.region == region for army in armies)


def _threat(position: Position, region: int) -> Army | None:
    """The strongest opponent's army that can still step into a region."""
    neighbours = position.components.regions[region].neighbours
    near = [foe for foe in position.foes if foe.region in neighbours and _can_move(position, foe)]
    return max(near, key=lambda foe: foe.power, default=None)


def _can_move(position: Position, foe: Army) -> bool:
    stage = position.observation.stage
    return not isinstance(stage, Marching) or not (stage.passed[foe.seat] or foe.number in stage.tired[foe.seat])


def _stake(position: Position, armies: list[Army]) -> float:
    """What it would cost to lose armies: a point each, which may be won back in time, dice and tokens."""
    if position.years_left == 0:
        return 1.0 * len(armies)
    return sum(0.6 + 0.12 * army.power for army in armies)

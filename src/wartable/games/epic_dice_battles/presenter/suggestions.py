"""The choice that most would make anyway."""

from __future__ import annotations

from typing import TypeVar

from wartable.games.epic_dice_battles.actions import (
    Action,
    AssignDie,
    GiveUpDie,
    GiveUpToken,
    JoinMain,
    LayArmy,
    LayFlank,
    LayShield,
    LayToken,
    Lose,
    PlaceToken,
    SendAlone,
    SendToken,
    StormGate,
)
from wartable.games.epic_dice_battles.components import (
    LINE_NUMBER,
    UNIT_NUMBER,
    UNITS,
    ArmyLine,
    Components,
    Purchase,
)
from wartable.games.epic_dice_battles.observation import Observation, SlotView
from wartable.games.epic_dice_battles.policy import Policy, policy_of
from wartable.games.epic_dice_battles.rules.clash import waiting_side
from wartable.games.epic_dice_battles.state import Battle, Clash, Fighting

__all__ = ["suggest"]

Kind = TypeVar("Kind", bound=Action)


def suggest(components: Components, observation: Observation, legal: tuple[Action, ...]) -> Action | None:
    """The default for assignments, losses, deployment and regrouping; elsewhere none, unless there is no choice."""
    if len(legal) == 1:
        return legal[0]
    stage = observation.stage
    if isinstance(stage, Fighting):
        return _in_battle(components, observation, stage.battle, legal)
    policy = policy_of(components)
    match legal[0]:
        case GiveUpDie():
            return min(_only(GiveUpDie, legal), key=lambda action: _sacrifice(policy, observation, action))
        case GiveUpToken():
            return min(_only(GiveUpToken, legal), key=lambda action: _dearness(policy, action.unit))
        case _:
            return None


def _in_battle(
    components: Components, observation: Observation, battle: Battle, legal: tuple[Action, ...]
) -> Action | None:
    policy = policy_of(components)
    if SendAlone() in legal:
        return _companion(observation, battle, _only(SendToken, legal))
    match legal[0]:
        case AssignDie():
            # Modifiers where they kill most.
            clash = _own_clash(battle)
            die, unit, flank = policy.assign(clash.plain, clash.bonus, clash.dice)[0]
            return AssignDie(die, UNITS[unit], flank)
        case Lose():
            # The cheapest unit first.
            return Lose(UNITS[policy.cheapest(_own_clash(battle).standing)])
        case StormGate():
            return StormGate(UNITS[policy.sent_to_gate(battle.sides[battle.attacker].lines[0])])
        case PlaceToken():
            return _placement(components, observation, battle, _only(PlaceToken, legal))
        case LayArmy() | LayFlank():
            return _as_before(observation, legal)
        case SendToken() | LayShield() | LayToken():
            # The first army that has room.
            return legal[0]
        case _:
            # Dice of blocked flanks stay in the battle.
            return next((action for action in legal if isinstance(action, JoinMain)), None)


def _only(kind: type[Kind], legal: tuple[Action, ...]) -> list[Kind]:
    return [action for action in legal if isinstance(action, kind)]


def _own_clash(battle: Battle) -> Clash:
    waiting = waiting_side(battle)
    assert waiting is not None
    clash = battle.sides[waiting[0]].clash
    assert clash is not None
    return clash


def _companion(observation: Observation, battle: Battle, tokens: list[SendToken]) -> Action:
    """A ninja that would find no die in a flank goes along with the die; nobody else does."""
    deployment = next(side.deployment for side in battle.sides if side.seat == observation.viewer)
    assert deployment is not None
    has_flank_die = deployment.left[UNIT_NUMBER[Purchase.NINJA]] <= deployment.dice[1] + deployment.dice[2]
    ninjas = [] if has_flank_die else [action for action in tokens if action.unit is Purchase.NINJA]
    return ninjas[0] if ninjas else SendAlone()


def _placement(components: Components, observation: Observation, battle: Battle, legal: list[PlaceToken]) -> PlaceToken:
    """Archers shoot from the main line; who has a modifier uses the flank bonus, if the ninjas leave a die there."""
    side = next(side for side in battle.sides if side.seat == observation.viewer)
    deployment = side.deployment
    assert deployment is not None
    flanks = [action for action in legal if action.line is not ArmyLine.MAIN]
    unit = legal[0].unit
    free = sum(deployment.dice[line] - sum(deployment.lines[line]) for line in (1, 2))
    wants_flank = components.units[UNIT_NUMBER[unit]].modifier > 0 or unit is Purchase.NINJA
    has_die = unit is Purchase.NINJA or free > deployment.left[UNIT_NUMBER[Purchase.NINJA]]
    if flanks and wants_flank and has_die:
        return flanks[0]
    return legal[0]


def _as_before(observation: Observation, legal: tuple[Action, ...]) -> Action:
    """Lay dice as they lay before the battle, as far as they go."""
    assert observation.viewer is not None
    slots = observation.mats[observation.viewer].slots

    def distance(action: Action) -> int:
        assert isinstance(action, LayArmy | LayFlank)
        slot = slots[action.slot]
        assert slot is not None
        before = sum(slot.dice) if isinstance(action, LayArmy) else slot.dice[LINE_NUMBER[action.line]]
        return abs(action.dice - before)

    return min(legal, key=distance)


def _sacrifice(policy: Policy, observation: Observation, action: GiveUpDie) -> tuple[int, int]:
    """What an army loses with a die: best none, then its cheapest token; flanks are kept."""
    assert observation.viewer is not None
    slot = observation.mats[observation.viewer].slots[action.slot]
    assert slot is not None
    return _cheapest_token(policy, slot), LINE_NUMBER[action.line]


def _cheapest_token(policy: Policy, slot: SlotView) -> int:
    assert slot.tokens is not None
    return policy.cheapest_first.index(policy.cheapest(slot.tokens)) if any(slot.tokens) else 0


def _dearness(policy: Policy, unit: Purchase) -> int:
    return policy.cheapest_first.index(UNIT_NUMBER[unit])

"""Battles: walls or field, flanks, who stands where, when to give up a siege."""

from __future__ import annotations

from wartable.games.epic_dice_battles.actions import (
    Action,
    CallOff,
    JoinMain,
    LayArmy,
    LayFlank,
    OpenFlanks,
    PlaceToken,
    SendToken,
    TakeField,
    TakeWalls,
)
from wartable.games.epic_dice_battles.components import LINE_NUMBER, Purchase
from wartable.games.epic_dice_battles.forces import RESERVE, Dice3, chance_in_field, chance_in_siege
from wartable.games.epic_dice_battles.odds import Force
from wartable.games.epic_dice_battles.situation import Situation, joined
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Phase, Side

__all__ = ["best_choice", "chance_of_storm"]

_HOPELESS = 0.2
"""Odds below which a siege is called off; half of it if the gate is damaged."""
_WEAKENED = 0.25
"""How much better a reserve holds against an attacker who has just won a battle in the field."""


def best_choice(situation: Situation, battle: Battle, legal: tuple[Action, ...]) -> Action | None:
    """What to do at this point of a battle; None where the default is good enough."""
    match battle.phase:
        case Phase.WALLS:
            return _walls_or_field(situation, battle)
        case Phase.FLANKS:
            return _flanks(situation, battle)
        case Phase.DEPLOY:
            return _deployment(situation, battle, legal)
        case Phase.GATE if _is_hopeless(battle):
            return CallOff()
        case Phase.REGROUP:
            return _regrouping(battle, legal)
        case _:
            return None


def _walls_or_field(situation: Situation, battle: Battle) -> Action:
    """Walls help, but who fights before them leaves the reserve for a second fight (ED-56)."""
    assert battle.region is not None
    defender = joined(situation.armies_by_region[battle.region])
    attacker = joined(situation.foes_by_region[battle.region])
    storming = attacker.storm
    behind = 1 - chance_in_siege(storming, defender.force)
    lost = chance_in_field(attacker.power, defender.power)
    before = 1 - lost + lost * min(1.0, 1 - chance_in_siege(storming, RESERVE) + _WEAKENED)
    return TakeWalls() if behind >= before else TakeField()


def _flanks(situation: Situation, battle: Battle) -> Action:
    """Open the flanks where the own troops are more (ED-80)."""
    assert battle.region is not None
    # Which slots attack is not known yet (ED-60): as good a guess as any.
    theirs = joined(situation.foes_by_region[battle.region]).dice
    mine = _dice(situation, battle.sides[1 - battle.attacker])
    return OpenFlanks(mine[1] > theirs[1], mine[2] > theirs[2])


def _deployment(situation: Situation, battle: Battle, legal: tuple[Action, ...]) -> Action:
    """Dice of blocked flanks fight in the main line (ED-60)."""
    if JoinMain() in legal:
        return JoinMain()
    return max(legal, key=lambda action: _worth_of_token_place(situation, battle, action))


def _worth_of_token_place(situation: Situation, battle: Battle, action: Action) -> float:
    """Archers shoot from the main line, ninjas meet somebody, the others go before the gate or to a flank (ED-61)."""
    if not isinstance(action, PlaceToken):
        return 1.0 if isinstance(action, SendToken) else 0.0
    line = LINE_NUMBER[action.line]
    if action.unit is Purchase.NINJA:
        return 5.0 + any(_dice(situation, side)[line] for side in battle.sides if side.seat != situation.seat)
    is_storming = battle.kind is BattleKind.SIEGE and battle.sides[battle.attacker].seat == situation.seat
    wants_main = is_storming or action.unit is Purchase.ARCHER
    return 5.0 if wants_main == (line == 0) else 3.0


def _is_hopeless(battle: Battle) -> bool:
    """Whether a siege that is under way should rather be called off (ED-82)."""
    return chance_of_storm(battle) < (_HOPELESS / 2 if battle.gate else _HOPELESS)


def chance_of_storm(battle: Battle) -> float:
    """The probability that a castle falls to those who stand before its gate, were the gate whole."""
    attacker, defender = battle.sides[battle.attacker], battle.sides[1 - battle.attacker]
    return chance_in_siege(_force(attacker), _force(defender))


def _regrouping(battle: Battle, legal: tuple[Action, ...]) -> Action:
    """Every army keeps a die, the first gets what is over; half of what can stand in a flank does (ED-68)."""
    regroup = battle.regroup
    assert regroup is not None
    armies_after = len(battle.sides[regroup.side].slots) - len(regroup.dice) - 1
    wanted = max(1, regroup.dice_left - armies_after) if isinstance(legal[0], LayArmy) else len(legal) // 2
    numbers = [action for action in legal if isinstance(action, LayArmy | LayFlank)]
    return min(numbers, key=lambda action: abs(action.dice - wanted), default=legal[0])


def _dice(situation: Situation, side: Side) -> Dice3:
    slots = [situation.observation.mats[side.seat].slots[place] for place in side.slots]
    main, flank1, flank2 = (sum(slot.dice[line] for slot in slots if slot is not None) for line in range(3))
    return main, flank1, flank2


def _force(side: Side) -> Force:
    return Force(*side.lines, shields=side.shields)

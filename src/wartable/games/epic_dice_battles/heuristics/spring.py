"""Spring: what to buy, and where to put it (ED-30 to ED-33)."""

from __future__ import annotations

from wartable.games.epic_dice_battles.actions import Action, Buy, EndBuying, PutDie, PutToken, RaiseArmy, Renumber
from wartable.games.epic_dice_battles.components import LINE_NUMBER, Purchase, Unit
from wartable.games.epic_dice_battles.heuristics import secrets
from wartable.games.epic_dice_battles.rules.support import support_fields
from wartable.games.epic_dice_battles.situation import Army, Situation, fields_to_nearest
from wartable.games.epic_dice_battles.state import Spring, SpringStep

__all__ = ["best_choice"]

_CASTLES_TO_COME = 1
"""Dice kept for castles on land that the coming autumn will bring."""


def best_choice(situation: Situation, stage: Spring, legal: tuple[Action, ...]) -> Action:
    """What to do in the present step of the own spring."""
    match stage.step:
        case SpringStep.MENU:
            return _from_menu(situation, stage, legal)
        case SpringStep.DIE:
            striker = _striker(situation, stage)
            return max(legal, key=lambda action: _worth_of_place(situation, stage, striker, action))
        case SpringStep.TOKEN:
            striker = _striker(situation, stage)
            return max(legal, key=lambda action: _worth_of_token_place(situation, striker, action))
        case SpringStep.SCOUT | SpringStep.REVEAL | SpringStep.NUMBERS:
            return secrets.best_choice(situation, stage, legal)


def _from_menu(situation: Situation, stage: Spring, legal: tuple[Action, ...]) -> Action:
    if Renumber() in legal and secrets.wants_new_numbers(situation):
        return Renumber()
    wanted = _wanted(situation, stage, [action.unit for action in legal if isinstance(action, Buy)])
    return EndBuying() if wanted is None else Buy(wanted)


def _wanted(situation: Situation, stage: Spring, on_offer: list[Purchase]) -> Purchase | None:
    """The next purchase, or none: tokens for the striker as long as there is money, then footmen."""
    striker = _striker(situation, stage)
    wishes = [] if striker is None else _wishes(situation, striker)
    if _spare_dice(situation) < 1:
        # A castle makes more of the last dice than any unit: only what takes no die is bought.
        wishes = [unit for unit in wishes if unit is Purchase.SHIELD]
    elif _spare_rice(situation) >= 1:
        wishes.append(Purchase.FOOTMAN)
    return next((unit for unit in wishes if unit in on_offer), None)


def _striker(situation: Situation, stage: Spring) -> Army | None:
    """The striker among the armies that something can be added to (ED-33)."""
    return situation.striker([army for army in situation.armies if _can_support(situation, stage, army)])


def _can_support(situation: Situation, stage: Spring, army: Army) -> bool:
    mat = situation.mat
    if army.region in mat.castles or army.number in stage.supported:
        return True
    fields = support_fields(situation.components, army.region, mat.castles, situation.foreign)
    return fields is not None and fields <= mat.rice


def _wishes(situation: Situation, striker: Army) -> list[Purchase]:
    """What makes an army stronger: first what takes a castle, then what it has least of."""
    tokens = striker.tokens
    wishes = []
    if striker.shields == 0 and striker.size >= 4:
        wishes.append(Purchase.SHIELD)
    if striker.token_count < striker.size + 1:
        if tokens[Unit.SAMURAI] > tokens[Unit.SAMURAI_CAVALRY]:
            wishes.append(Purchase.SAMURAI_CAVALRY)
        wishes.append(Purchase.SAMURAI)
        has_flank = any(striker.dice[1:]) or situation.mat.officers > 0
        rarity = {
            Purchase.CAVALRY: tokens[Unit.CAVALRY],
            Purchase.ARCHER: tokens[Unit.ARCHER] + 0.5,
            Purchase.NINJA: tokens[Unit.NINJA] + (1.0 if has_flank else 4.0),
        }
        wishes += sorted(rarity, key=rarity.__getitem__)
    return wishes


def _spare_rice(situation: Situation) -> int:
    """Rice that neither castles nor food need this year."""
    mat = situation.mat
    castles = min(len(situation.sites), mat.supply) * situation.components.economy.spring.castle_rice
    return mat.rice - castles - max(0, situation.feeding_cost - mat.rice_marker)


def _spare_dice(situation: Situation) -> int:
    """Dice that castles do not need (ED-1)."""
    return situation.mat.supply - len(situation.sites) - (_CASTLES_TO_COME if situation.years_left else 0)


def _worth_of_place(situation: Situation, stage: Spring, striker: Army | None, action: Action) -> float:
    """New armies first, then the striker, then the smallest army; flanks where the main line stands firm."""
    if isinstance(action, RaiseArmy):
        region = situation.components.number_by_id[action.region]
        return 10.0 - len(situation.armies_by_region.get(region, ())) - 0.1 * _fields_to_free_land(situation, region)
    assert isinstance(action, PutDie)
    army = next(army for army in situation.armies if army.place == action.slot)
    worth = 5.0 if army == striker else 3.0 - 0.1 * army.size
    line = LINE_NUMBER[action.line]
    if line == 0:
        return worth + (0.0 if stage.buying is Purchase.NINJA else 0.2)
    return worth + (0.4 if army.size >= 4 else -1.0) - (0.0 if army.dice[line] else 0.1)


def _fields_to_free_land(situation: Situation, region: int) -> int:
    free = [
        other
        for other in range(len(situation.components.regions))
        if other not in situation.castles and other not in situation.foreign
    ]
    return fields_to_nearest(situation.components, tuple(free))[region]


def _worth_of_token_place(situation: Situation, striker: Army | None, action: Action) -> float:
    assert isinstance(action, PutToken)
    army = next(army for army in situation.armies if army.place == action.slot)
    return army.power + (5.0 if army == striker else 0.0)

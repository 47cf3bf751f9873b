"""Spring: what to buy, and where to put it (ED-30 to ED-33)."""

from __future__ import annotations

from wartable.games.epic_dice_battles.actions import Action, Buy, EndBuying, PutDie, PutToken, RaiseArmy, Renumber
from wartable.games.epic_dice_battles.components import LINE_NUMBER, Purchase, Unit
from wartable.games.epic_dice_battles.heuristics import secrets
from wartable.games.epic_dice_battles.heuristics.position import Army, Position, fields_apart
from wartable.games.epic_dice_battles.rules.support import support_fields
from wartable.games.epic_dice_battles.state import Spring, SpringStep

__all__ = ["best_choice"]

_CASTLES_TO_COME = 1
"""Dice kept for castles on land that the coming autumn will bring."""


def best_choice(position: Position, stage: Spring, legal: tuple[Action, ...]) -> Action:
    """What to do in the present step of the own spring."""
    match stage.step:
        case SpringStep.MENU:
            return _from_menu(position, stage, legal)
        case SpringStep.DIE:
            return max(legal, key=lambda action: _worth_of_place(position, stage, action))
        case SpringStep.TOKEN:
            return max(legal, key=lambda action: _worth_of_token_place(position, stage, action))
        case SpringStep.SCOUT | SpringStep.REVEAL | SpringStep.NUMBERS:
            return secrets.best_choice(position, stage, legal)


def _from_menu(position: Position, stage: Spring, legal: tuple[Action, ...]) -> Action:
    if Renumber() in legal and secrets.wants_new_numbers(position):
        return Renumber()
    wanted = _wanted(position, stage, [action.unit for action in legal if isinstance(action, Buy)])
    return EndBuying() if wanted is None else Buy(wanted)


def _wanted(position: Position, stage: Spring, on_offer: list[Purchase]) -> Purchase | None:
    """The next purchase, or none: tokens for the striker as long as there is money, then footmen."""
    striker = position.striker(_supported(position, stage))
    wishes = [] if striker is None else _wishes(position, striker)
    if _spare_dice(position) < 1:
        # A castle makes more of the last dice than any unit: only what takes no die is bought.
        wishes = [unit for unit in wishes if unit is Purchase.SHIELD]
    elif _spare_rice(position) >= 1:
        wishes.append(Purchase.FOOTMAN)
    return next((unit for unit in wishes if unit in on_offer), None)


def _supported(position: Position, stage: Spring) -> list[Army]:
    """The armies that something can be added to (ED-33)."""
    return [army for army in position.armies if _can_support(position, stage, army)]


def _can_support(position: Position, stage: Spring, army: Army) -> bool:
    mat = position.mat
    if army.region in mat.castles or army.number in stage.supported:
        return True
    fields = support_fields(position.components, army.region, mat.castles, frozenset(position.foes_by_region))
    return fields is not None and fields <= mat.rice


def _wishes(position: Position, striker: Army) -> list[Purchase]:
    """What makes an army stronger: first what takes a castle, then what it has least of."""
    tokens = striker.tokens
    wishes = []
    if striker.shields == 0 and striker.size >= 4:
        wishes.append(Purchase.SHIELD)
    if sum(tokens) < striker.size + 1:
        if tokens[Unit.SAMURAI] > tokens[Unit.SAMURAI_CAVALRY]:
            wishes.append(Purchase.SAMURAI_CAVALRY)
        wishes.append(Purchase.SAMURAI)
        has_flank = any(striker.dice[1:]) or position.mat.officers > 0
        rarity = {
            Purchase.CAVALRY: tokens[Unit.CAVALRY],
            Purchase.ARCHER: tokens[Unit.ARCHER] + 0.5,
            Purchase.NINJA: tokens[Unit.NINJA] + (1.0 if has_flank else 4.0),
        }
        wishes += sorted(rarity, key=rarity.__getitem__)
    return wishes


def _spare_rice(position: Position) -> int:
    """Rice that neither castles nor food need this year."""
    mat = position.mat
    castles = min(len(position.sites), mat.supply) * position.components.economy.spring.castle_rice
    return mat.rice - castles - max(0, position.feeding_cost - mat.rice_marker)


def _spare_dice(position: Position) -> int:
    """Dice that castles do not need (ED-1)."""
    return position.mat.supply - len(position.sites) - (_CASTLES_TO_COME if position.years_left else 0)


def _worth_of_place(position: Position, stage: Spring, action: Action) -> float:
    """New armies first, then the striker, then the smallest army; flanks where the main line stands firm."""
    if isinstance(action, RaiseArmy):
        region = position.components.number_by_id[action.region]
        return 10.0 - len(position.armies_by_region.get(region, ())) - 0.1 * _fields_to_free_land(position, region)
    assert isinstance(action, PutDie)
    army = next(army for army in position.armies if army.place == action.slot)
    striker = position.striker(_supported(position, stage))
    worth = 5.0 if army == striker else 3.0 - 0.1 * army.size
    line = LINE_NUMBER[action.line]
    if line == 0:
        return worth + (0.0 if stage.buying is Purchase.NINJA else 0.2)
    return worth + (0.4 if army.size >= 4 else -1.0) - (0.0 if army.dice[line] else 0.1)


def _fields_to_free_land(position: Position, region: int) -> int:
    free = [
        other
        for other in range(len(position.components.regions))
        if other not in position.castles and other not in position.foes_by_region
    ]
    return min((fields_apart(position.components, region, other) for other in free), default=0)


def _worth_of_token_place(position: Position, stage: Spring, action: Action) -> float:
    assert isinstance(action, PutToken)
    army = next(army for army in position.armies if army.place == action.slot)
    striker = position.striker(_supported(position, stage))
    return army.power + (5.0 if army == striker else 0.0)

"""Winter: what the action dice are best spent on (ED-20 to ED-24)."""

from __future__ import annotations

import random
from typing import assert_never

from wartable.games.epic_dice_battles.actions import Act, WinterAction
from wartable.games.epic_dice_battles.heuristics.position import Position

__all__ = ["best_action"]

_ALIKE = 0.94
"""Actions of this part of the greatest worth are as good as the best."""
_ALIKE_AT_FIRST = 0.33
_OFFICERS_AT_FIRST = 2
"""With three and more players, rice instead of a third officer in the first winter won as often (51 % of 72 games of
two against two): openings vary. At two players it won a third."""


def best_action(position: Position, legal: list[Act], rng: random.Random) -> Act:
    """One of the actions of about the greatest worth; a rice is worth about half a point."""
    worths = {act: _worth(position, act.action) for act in legal}
    alike = _ALIKE_AT_FIRST if _may_vary(position) else _ALIKE
    most = max(worths.values())
    return rng.choice([act for act, worth in worths.items() if worth >= most * alike])


def _may_vary(position: Position) -> bool:
    players = position.observation.players
    is_first = position.observation.year == position.components.first_year[players]
    return is_first and players > 2 and position.mat.officers >= _OFFICERS_AT_FIRST


def _worth(position: Position, action: WinterAction) -> float:
    match action:
        case WinterAction.RICE:
            return _worth_of_rice(position)
        case WinterAction.OFFICER:
            return _worth_of_officer(position)
        case WinterAction.TRADE:
            return _worth_of_trade(position)
        case WinterAction.VILLAGE:
            return _worth_of_village(position)
        case WinterAction.REST:
            return 0.0
        case _:
            assert_never(action)


def _worth_of_rice(position: Position) -> float:
    """A rice for every harvest that can still be spent, and at the end a point for the highest marker (ED-73)."""
    marker = position.mat.rice_marker
    others = [mat.rice_marker for seat, mat in enumerate(position.observation.mats) if seat != position.seat]
    can_lead = marker <= max(others) < marker + position.mat.action_dice + 1
    # What castles, food and trade cannot use in a year is worth little.
    use = max(0.15, 1.0 - 0.05 * max(0, marker - 6))
    return 0.45 * position.years_left * use + (2.0 if position.years_left <= 1 and can_lead else 0.05)


def _worth_of_officer(position: Position) -> float:
    """A new army: a point, and another hand to take land. Later a flank, and fresh secrets."""
    mat, armies = position.mat, len(position.armies) + position.mat.officers
    can_pay = mat.rice + mat.money > mat.officers and mat.supply >= 2 * (mat.officers + 1)
    if armies < position.components.economy.armies and can_pay and mat.castles:
        return 9.0 if position.years_left else 4.0
    striker = position.striker()
    if mat.officers or striker is None or not position.years_left:
        return 0.0
    has_closed_flanks = striker.size >= 3 and not any(striker.dice[1:])
    return 1.2 if has_closed_flanks else 0.3


def _worth_of_trade(position: Position) -> float:
    """Money for tokens, from rice that castles and food do not need."""
    mat, economy = position.mat, position.components.economy
    castles = economy.spring.castle_rice * len(position.sites)
    spare = mat.rice - castles - mat.officers - max(0, position.feeding_cost - mat.rice_marker)
    has_room = any(sum(army.tokens) < economy.army_dice for army in position.armies)
    if spare < economy.winter.trade_rice or mat.money >= 4 or not has_room:
        return 0.0
    return 1.6 + 0.25 * min(spare - economy.winter.trade_rice, 6)


def _worth_of_village(position: Position) -> float:
    """Honor for samurai, and perhaps a die."""
    if position.years_left == 0 or position.mat.villages:
        return 0.1
    return 1.3 if position.mat.honor == 0 else 0.6

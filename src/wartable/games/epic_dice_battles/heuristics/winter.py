"""Winter: what the action dice are best spent on (ED-20 to ED-24)."""

from __future__ import annotations

import random
from typing import assert_never

from wartable.games.epic_dice_battles.actions import Act, WinterAction
from wartable.games.epic_dice_battles.situation import Situation

__all__ = ["best_action"]

_ALIKE = 0.94
"""Actions of this part of the greatest worth are as good as the best."""
_ALIKE_AT_FIRST = 0.33
_OFFICERS_AT_FIRST = 2
"""With three and more players, rice instead of a third officer in the first winter won as often (51 % of 72 games of
two against two): openings vary. At two players it won a third."""


def best_action(situation: Situation, legal: list[Act], rng: random.Random) -> Act:
    """One of the actions of about the greatest worth; a rice is worth about half a point."""
    worths = {act: _worth(situation, act.action) for act in legal}
    alike = _ALIKE_AT_FIRST if _may_vary(situation) else _ALIKE
    most = max(worths.values())
    return rng.choice([act for act, worth in worths.items() if worth >= most * alike])


def _may_vary(situation: Situation) -> bool:
    players = situation.observation.players
    is_first = situation.observation.year == situation.components.first_year[players]
    return is_first and players > 2 and situation.mat.officers >= _OFFICERS_AT_FIRST


def _worth(situation: Situation, action: WinterAction) -> float:
    match action:
        case WinterAction.RICE:
            return _worth_of_rice(situation)
        case WinterAction.OFFICER:
            return _worth_of_officer(situation)
        case WinterAction.TRADE:
            return _worth_of_trade(situation)
        case WinterAction.VILLAGE:
            return _worth_of_village(situation)
        case WinterAction.REST:
            return 0.0
        case _:
            assert_never(action)


def _worth_of_rice(situation: Situation) -> float:
    """A rice for every harvest that can still be spent, and at the end a point for the highest marker (ED-73)."""
    marker = situation.mat.rice_marker
    others = [mat.rice_marker for seat, mat in enumerate(situation.observation.mats) if seat != situation.seat]
    can_lead = marker <= max(others) < marker + situation.mat.action_dice + 1
    # What castles, food and trade cannot use in a year is worth little.
    use = max(0.15, 1.0 - 0.05 * max(0, marker - 6))
    return 0.45 * situation.years_left * use + (2.0 if situation.years_left <= 1 and can_lead else 0.05)


def _worth_of_officer(situation: Situation) -> float:
    """A new army: a point, and another hand to take land. Later a flank, and fresh secrets."""
    mat, armies = situation.mat, len(situation.armies) + situation.mat.officers
    can_pay = mat.rice + mat.money > mat.officers and mat.supply >= 2 * (mat.officers + 1)
    if armies < situation.components.economy.armies and can_pay and mat.castles:
        return 9.0 if situation.years_left else 4.0
    striker = situation.striker()
    if mat.officers or striker is None or not situation.years_left:
        return 0.0
    has_closed_flanks = striker.size >= 3 and not any(striker.dice[1:])
    return 1.2 if has_closed_flanks else 0.3


def _worth_of_trade(situation: Situation) -> float:
    """Money for tokens, from rice that castles and food do not need."""
    mat, economy = situation.mat, situation.components.economy
    castles = economy.spring.castle_rice * len(situation.sites)
    spare = mat.rice - castles - mat.officers - max(0, situation.feeding_cost - mat.rice_marker)
    has_room = any(army.token_count < economy.army_dice for army in situation.armies)
    if spare < economy.winter.trade_rice or mat.money >= 4 or not has_room:
        return 0.0
    return 1.6 + 0.25 * min(spare - economy.winter.trade_rice, 6)


def _worth_of_village(situation: Situation) -> float:
    """Honor for samurai, and perhaps a die."""
    if situation.years_left == 0 or situation.mat.villages:
        return 0.1
    return 1.3 if situation.mat.honor == 0 else 0.6

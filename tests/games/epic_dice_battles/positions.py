"""Positions of Epic Dice Battles in one line, events in notation, and what tests ask of a state."""

from __future__ import annotations

from tools.positions_epic_dice_battles import (
    BOX,
    RULES,
    WHO,
    after,
    event_of,
    in_autumn,
    in_spring,
    in_winter,
    legal,
    player,
    position,
    rules_of,
)

from wartable.core.errors import IllegalAction
from wartable.games.epic_dice_battles.components import components_of
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.notation import format_army, parse_action
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import Battle, Fighting, State

__all__ = [
    "BOX",
    "RULES",
    "WHO",
    "after",
    "armies",
    "battle_of",
    "castles",
    "event_of",
    "house_rules",
    "in_autumn",
    "in_spring",
    "in_winter",
    "legal",
    "lines",
    "player",
    "position",
    "refused",
    "rules_of",
    "to_act",
]


def house_rules(variant: str, players: int = 2) -> Rules:
    """The rules with a house rule, to be given to `after` and `legal`."""
    return Rules(components_of(variant), players)


def to_act(state: State) -> object:
    return rules_of(state).to_act(state)


def refused(state: State, text: str) -> tuple[str, str]:
    """The code and the rule with which an action is refused."""
    rules, action = rules_of(state), parse_action(text)
    assert action not in rules.legal_actions(state), f"{text} is legal"
    actor = rules.to_act(state)
    seen = rules.observe(state, actor if isinstance(actor, int) else None)
    error = GAME.presenter(rules).refuse(seen, action)
    assert isinstance(error, IllegalAction)
    return error.code, error.rule_id


def armies(state: State, seat: int) -> list[str]:
    """The armies of a seat in notation, slot by slot."""
    mat = state.mats[seat]
    found = []
    for slot in mat.slots:
        if slot is not None:
            region = mat.regions[slot.number - 1]
            assert region is not None
            found.append(format_army(BOX, slot, region))
    return found


def castles(state: State, seat: int) -> list[str]:
    return [BOX.regions[castle].id for castle in state.mats[seat].castles]


def battle_of(state: State) -> Battle:
    assert isinstance(state.stage, Fighting)
    return state.stage.battle


def lines(state: State, seat: int) -> str:
    """The units of a side: `main / flank 1 / flank 2`, each with counts, `2 archer + 1 footman`."""
    side = next(side for side in battle_of(state).sides if side.seat == seat)
    names = [unit.id for unit in BOX.units]
    return " / ".join(
        " + ".join(f"{count} {name}" for name, count in zip(names, units, strict=True) if count) or "-"
        for units in side.lines
    )

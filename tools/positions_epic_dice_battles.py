"""Positions of Epic Dice Battles in one line, and events in notation.

`player("bizen", "1@bizen 4/1/0 archer*2", rice=5)` has a castle in Bizen and one army there; `position(...)` puts
players at a table; `after(state, "buy archer", "roll 3 5")` plays events, each of which must be legal.
"""

from __future__ import annotations

from typing import Any

from wartable.core.game import CHANCE
from wartable.games.epic_dice_battles.actions import FirstPlayer, Rolled
from wartable.games.epic_dice_battles.components import standard_components
from wartable.games.epic_dice_battles.invariants import check_invariants
from wartable.games.epic_dice_battles.notation import format_action, parse_action, parse_army
from wartable.games.epic_dice_battles.rules import autumn, spring, winter
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import Mat, Slot, Stage, State, Winter

__all__ = [
    "BOX",
    "RULES",
    "WHO",
    "after",
    "event_of",
    "in_autumn",
    "in_spring",
    "in_winter",
    "legal",
    "player",
    "position",
    "rules_of",
]

BOX = standard_components()
RULES = {players: Rules(BOX, players) for players in BOX.starts}
WHO = {region.id: number for number, region in enumerate(BOX.regions)}


def player(castles: str = "", *armies: str, **more: Any) -> Mat:
    """A mat with castles and armies; everything else as at the start."""
    slots: list[Slot | None] = [None] * BOX.economy.armies
    regions: list[int | None] = [None] * BOX.economy.armies
    for place, text in enumerate(armies):
        slot, region = parse_army(BOX, text)
        slots[place], regions[slot.number - 1] = slot, region
    defaults: dict[str, Any] = {"rice": 3, "money": 2, "honor": 1, "rice_marker": 3, "action_dice": 3}
    built = tuple(sorted(WHO[name] for name in castles.split()))
    return Mat(**{**defaults, **more}, slots=tuple(slots), regions=tuple(regions), castles=built)


def position(*mats: Mat, stage: Stage, year: int = 1540, first: int = 0) -> State:
    """A state at a stage."""
    return State(year, first, mats, stage)


def in_winter(*mats: Mat, seat: int = 0, **more: Any) -> State:
    """A seat has its action dice in hand."""
    return position(*mats, stage=Winter(seat, mats[seat].action_dice), **more)


def in_spring(*mats: Mat, seat: int = 0, **more: Any) -> State:
    """A seat begins to buy; control has just been checked."""
    state = position(*mats, stage=Winter(seat, 1), **more)
    return spring.begin(winter.check_control(BOX, state), seat)


def in_autumn(*mats: Mat, **more: Any) -> State:
    """Armies begin to move; who has none passes without being asked."""
    return autumn.begin(position(*mats, stage=Winter(0, 1), **more))


def rules_of(state: State) -> Rules:
    return RULES[len(state.mats)]


def legal(state: State, rules: Rules | None = None) -> set[str]:
    """What the seat to act may do, in notation."""
    return {format_action(action) for action in (rules or rules_of(state)).legal_actions(state)}


def after(state: State, *events: str, rules: Rules | None = None) -> State:
    """The state after events in notation; `roll 1 2 6` are dice, `first 1` draws the first player."""
    rules = rules or rules_of(state)
    for text in events:
        event = event_of(text)
        offered = sorted(legal(state, rules))
        if isinstance(event, Rolled | FirstPlayer):
            assert rules.to_act(state) is CHANCE, f"{text}: no dice are to be rolled, but {offered}"
            assert event in rules.chance(state), f"{text}: {rules.chance(state).bounds()} is to be rolled"
        else:
            assert format_action(event) in offered, f"{text}: legal are {offered}"
        state = rules.apply(state, event)
        check_invariants(rules, state)
    return state


def event_of(text: str) -> Any:
    """An action or an outcome in notation."""
    match text.split():
        case ["roll", *dice]:
            return Rolled(tuple(sorted(map(int, dice))))
        case ["first", seat]:
            return FirstPlayer(int(seat))
        case _:
            return parse_action(text)

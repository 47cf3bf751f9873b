"""Summer: the harvest, and what the armies eat (ED-40 to ED-42)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import Action, GiveUpDie, GiveUpToken
from wartable.games.epic_dice_battles.components import LINE_NUMBER, LINES, UNIT_NUMBER, UNITS, Components
from wartable.games.epic_dice_battles.rules.mat import (
    with_die,
    with_mat,
    with_slot,
    with_stage,
    without_slot,
    without_token,
)
from wartable.games.epic_dice_battles.state import Feeding, Mat, Season, Slot, State, TurnOver

__all__ = ["army_cost", "begin", "choices", "choose", "feeding_cost"]


def begin(components: Components, state: State, seat: Seat) -> State:
    """A seat harvests and pays for its armies; what it cannot pay it owes in dice (ED-40 to ED-42)."""
    mat = state.mats[seat]
    rice = mat.rice + mat.rice_marker
    cost = feeding_cost(components, mat)
    missing = max(0, cost - rice)
    state = with_mat(state, seat, replace(mat, rice=max(0, rice - cost)))
    return _ask(state, seat, missing)


def feeding_cost(components: Components, mat: Mat) -> int:
    """What all armies of a mat cost (ED-41)."""
    return sum(army_cost(components, mat, slot) for slot in mat.slots if slot is not None)


def army_cost(components: Components, mat: Mat, slot: Slot) -> int:
    """What one army costs (ED-41)."""
    summer = components.economy.summer
    cost = summer.small_army if sum(slot.dice) <= summer.small_army_dice else summer.large_army
    cost += -(-sum(slot.tokens) // summer.tokens_per_rice)
    if mat.regions[slot.number - 1] in mat.castles:
        cost -= summer.castle_discount
    return max(0, cost)


def choices(state: State, stage: Feeding) -> tuple[Action, ...]:
    """Dice of armies of the owner's choice, then a token of the same army (ED-42)."""
    slots = state.mats[stage.seat].slots
    if stage.slot is not None:
        slot = slots[stage.slot]
        assert slot is not None
        return tuple(GiveUpToken(UNITS[unit]) for unit, count in enumerate(slot.tokens) if count)
    return tuple(
        GiveUpDie(place, LINES[line])
        for place, slot in enumerate(slots)
        if slot is not None
        for line in _lines_to_cut(slot)
    )


def choose(state: State, stage: Feeding, action: Action) -> State:
    """One die or token is given up."""
    seat, mat = stage.seat, state.mats[stage.seat]
    if isinstance(action, GiveUpToken):
        assert stage.slot is not None
        slot = mat.slots[stage.slot]
        assert slot is not None
        mat = with_slot(mat, stage.slot, without_token(slot, UNIT_NUMBER[action.unit]))
        return _ask(with_mat(state, seat, mat), seat, stage.missing - 1)
    assert isinstance(action, GiveUpDie)
    slot = mat.slots[action.slot]
    assert slot is not None
    if sum(slot.dice) == 1:
        # An army without dice is gone, and its token with it.
        return _ask(with_mat(state, seat, without_slot(mat, action.slot)), seat, stage.missing - 1)
    state = with_mat(state, seat, with_slot(mat, action.slot, with_die(slot, LINE_NUMBER[action.line], -1)))
    if any(slot.tokens):
        return with_stage(state, Feeding(seat, stage.missing, action.slot))
    return _ask(state, seat, stage.missing - 1)


def _ask(state: State, seat: Seat, missing: int) -> State:
    has_army = any(slot is not None for slot in state.mats[seat].slots)
    if missing and has_army:
        return with_stage(state, Feeding(seat, missing))
    return with_stage(state, TurnOver(Season.SUMMER, seat))


def _lines_to_cut(slot: Slot) -> tuple[int, ...]:
    """Lines that can give up a die and keep ED-6: never more dice in the flanks than in the main line."""
    main, flank1, flank2 = slot.dice
    lines = () if main <= flank1 + flank2 else (0,)
    return (*lines, *(line for line, dice in ((1, flank1), (2, flank2)) if dice))

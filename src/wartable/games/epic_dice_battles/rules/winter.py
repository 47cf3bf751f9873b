"""Winter: three action dice (ED-20 to ED-25)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import Act, Action, WinterAction
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.rules.mat import control, supply, with_mat, with_stage
from wartable.games.epic_dice_battles.state import Mat, Season, State, TurnOver, Winter

__all__ = ["begin", "check_control", "choices", "choose"]

_RICE, _OFFICER, _TRADE, _VILLAGE, _REST = (Act(action) for action in WinterAction)


def begin(components: Components, state: State, seat: Seat) -> State:
    """A seat takes its action dice; fewer where the supply is short (ED-20)."""
    mat = state.mats[seat]
    wanted = components.economy.action_dice
    dice = min(wanted, mat.action_dice + supply(components, mat))
    state = with_mat(state, seat, replace(mat, action_dice=dice))
    if dice == 0:
        return with_stage(state, TurnOver(Season.WINTER, seat))
    return with_stage(state, Winter(seat, dice))


def choices(components: Components, state: State, stage: Winter) -> tuple[Action, ...]:
    """The actions of ED-21 to ED-24 that are possible."""
    mat = state.mats[stage.seat]
    winter = components.economy.winter
    can_produce = mat.rice_marker < winter.rice_marker_top
    if mat.rice >= winter.trade_rice:
        return (_RICE, _OFFICER, _TRADE, _VILLAGE, _REST) if can_produce else (_OFFICER, _TRADE, _VILLAGE, _REST)
    return (_RICE, _OFFICER, _VILLAGE, _REST) if can_produce else (_OFFICER, _VILLAGE, _REST)


def choose(components: Components, state: State, stage: Winter, action: Action) -> State:
    """One die is spent, or the others stay unused (ED-20)."""
    assert isinstance(action, Act)
    seat, dice = stage.seat, stage.dice - 1
    if action.action is WinterAction.REST:
        dice = 0
    else:
        state = with_mat(state, seat, _spent(components, state.mats[seat], action.action))
    return with_stage(state, Winter(seat, dice) if dice else TurnOver(Season.WINTER, seat))


def check_control(components: Components, state: State) -> State:
    """At the end of winter control sets the buying limit of the year (ED-25, ED-30)."""
    spring = components.economy.spring
    mats = []
    for seat, mat in enumerate(state.mats):
        controlled, partial = control(state, seat)
        limit = controlled * spring.tokens_controlled + partial * spring.tokens_partial
        mats.append(replace(mat, tokens_left=limit))
    return State(state.year, state.first, tuple(mats), state.stage)


def _spent(components: Components, mat: Mat, action: WinterAction) -> Mat:
    winter = components.economy.winter
    if action is WinterAction.RICE:
        return replace(mat, rice_marker=mat.rice_marker + 1)
    if action is WinterAction.OFFICER:
        return replace(mat, officers=mat.officers + 1)
    if action is WinterAction.TRADE:
        return replace(mat, rice=mat.rice - winter.trade_rice, money=mat.money + winter.trade_money)
    # ED-24: a die at a village is not an action die any more.
    return replace(mat, villages=mat.villages + 1, action_dice=mat.action_dice - 1)

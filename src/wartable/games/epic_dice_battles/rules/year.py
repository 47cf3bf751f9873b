"""The calendar: who comes next, which season follows, when the year and the game end (ED-14, ED-71, ED-72)."""

from __future__ import annotations

from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.rules import autumn, battles, end, setup, spring, summer, winter
from wartable.games.epic_dice_battles.rules.mat import in_turn_order, left_of, next_in_turn
from wartable.games.epic_dice_battles.state import Season, State, TurnOver

__all__ = ["move_on"]


def move_on(components: Components, state: State) -> State:
    """From the end of a seat's season to the next decision or roll."""
    while isinstance(over := state.stage, TurnOver):
        if over.season is Season.SUMMER:
            # ED-71: starvation can take the last army.
            state = end.check_out(components, state)
            if not isinstance(state.stage, TurnOver):
                break
        following = next_in_turn(state, over.seat)
        match over.season:
            case Season.SETUP:
                state = _begin_year(components, state) if following is None else setup.begin(state, following)
            case Season.WINTER if following is None:
                state = spring.begin(winter.check_control(components, state), next(in_turn_order(state)))
            case Season.WINTER:
                assert following is not None
                state = winter.begin(components, state, following)
            case Season.SPRING if following is None:
                state = summer.begin(components, state, next(in_turn_order(state)))
            case Season.SPRING:
                assert following is not None
                state = spring.begin(state, following)
            case Season.SUMMER:
                state = autumn.begin(state) if following is None else summer.begin(components, state, following)
            case Season.AUTUMN:
                state = battles.begin(components, state, over.relieved)
            case Season.BATTLES:
                state = end.begin_villages(state, next(in_turn_order(state)))
            case _ if following is None:
                state = _end_year(components, state)
            case _:
                assert following is not None
                state = end.begin_villages(state, following)
    return state


def _begin_year(components: Components, state: State) -> State:
    return winter.begin(components, state, next(in_turn_order(state)))


def _end_year(components: Components, state: State) -> State:
    """The calendar moves on and the token passes to the left, skipping players who are out (ED-14, ED-71)."""
    state = State(state.year + 1, left_of(state, state.first), state.mats, state.stage)
    if state.year > components.last_year:
        return end.finish_game(components, state)
    return _begin_year(components, state)

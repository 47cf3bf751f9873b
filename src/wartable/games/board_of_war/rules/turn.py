"""A turn from its start to its end: centre, income, Spy, then on to the next player (BW-20, BW-25)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.board_of_war.rules.abilities import spied
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.income import collected
from wartable.games.board_of_war.rules.victory import centre_counted, settled
from wartable.games.board_of_war.state import Phase, State

__all__ = ["end_turn", "next_seat", "start_turn"]


def start_turn(box: Box, state: State, seat: Seat, round_: int) -> State:
    """The turn of a seat begins."""
    state = replace(
        state,
        phase=Phase.ACT,
        turn=seat,
        round=round_,
        built=0,
        expanded=False,
        extra=0,
        marked=False,
        spied=False,
        repulsed_by=(),
        played=None,
    )
    # BW-20: in this order; whoever wins on the way has won.
    for happens in (centre_counted, collected, spied):
        state = settled(box, happens(box, state))
        if state.victory is not None:
            break
    return state


def end_turn(box: Box, state: State) -> State:
    """The next player's turn begins; after the last one's, the next round (BW-25)."""
    seat = next_seat(state)
    is_new_round = state.order.index(seat) <= state.order.index(state.turn)
    return start_turn(box, state, seat, state.round + is_new_round)


def next_seat(state: State) -> Seat:
    """Who has the next turn: clockwise, past those who are out (BW-55)."""
    place = state.order.index(state.turn)
    later = (*state.order[place + 1 :], *state.order[: place + 1])
    return next(seat for seat in later if state.kingdoms[seat].squares)

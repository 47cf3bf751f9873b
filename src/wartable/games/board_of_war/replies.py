"""What the others may answer: ends of a turn, played on through the turns of everybody else before they are valued.

Nobody knows what the others hold and what the dice will show. So the ends are compared in worlds that the seat holds
possible, all of them in the same ones; the others play like regents there, and so does the seat itself where the dice
of an attack are still to fall. Compiled code plays on alike (batch/replies.py): a test compares them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np
from msgspec.structs import replace

from wartable.core.chance import RandomSampler
from wartable.core.game import Seat
from wartable.core.play import settle
from wartable.games.board_of_war.batch.sizes import CARD_PLAYED
from wartable.games.board_of_war.estimate import Estimate
from wartable.games.board_of_war.heuristics import REGENT
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.turn import next_seat
from wartable.games.board_of_war.shares import Shares, shares_of
from wartable.games.board_of_war.state import Phase, State

__all__ = ["after_replies", "worths_after_replies"]


def worths_after_replies(
    rules: Rules,
    estimate: Estimate,
    observation: Observation,
    ends: Sequence[State],
    rng: random.Random,
    *,
    worlds: int,
    is_late: Callable[[], bool],
) -> Shares | None:
    """By end of a turn: the mean over worlds of what it is worth to its seat; None if there was no time for one.

    `worlds` is how many turns of others follow each.
    """
    seat = observation.turn
    later: list[State] = []
    for _ in range(worlds // (rules.players - 1)):
        if is_late():
            break
        world, luck = rules.redeal(observation, rng), rng.random()
        later += [after_replies(rules, end, world, random.Random(luck)) for end in ends]
    if not later:
        return None
    return np.asarray(_worths(rules, estimate, later, seat).reshape(-1, len(ends)).mean(axis=0))


def after_replies(rules: Rules, end: State, world: State, rng: random.Random) -> State:
    """The end of the last turn before the seat's next one, with the hidden cards of a world."""
    seat = end.turn
    hands = (*world.hands[:seat], end.hands[seat], *world.hands[seat + 1 :])
    luck = RandomSampler(rng)
    state = _turn_played(rules, replace(end, hands=hands, deck=world.deck), rng, luck)
    while state.victory is None and next_seat(state) != seat:
        state, _ = settle(rules, state, luck)
        state = _turn_played(rules, state, rng, luck)
    return state


def _turn_played(rules: Rules, state: State, rng: random.Random, luck: RandomSampler) -> State:
    """A turn as a regent plays it, up to the card that is drawn last."""
    while state.victory is None and state.phase is not Phase.DRAW:
        if state.phase is Phase.FIGHT:
            # After a fight its player always decides: the card that ends the turn is not drawn on the way.
            state, _ = settle(rules, state, luck)
        else:
            state = rules.apply(state, REGENT.choose(rules, state, rules.legal_actions(state), rng))
    return state


def _worths(rules: Rules, estimate: Estimate, states: list[State], seat: Seat) -> Shares:
    """What each state is worth to a seat, right after the turn that it is the end of."""
    movers = np.array([state.turn for state in states])
    worths = np.zeros(len(states))
    for mover in np.unique(movers):
        places = np.flatnonzero(movers == mover)
        found = shares_of(rules, estimate, [states[place] for place in places], int(mover), CARD_PLAYED)
        worths[places] = found[:, seat]
    return worths

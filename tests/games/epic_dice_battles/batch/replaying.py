"""Games of random players by the readable rules and by rows, event by event."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from wartable.core.game import CHANCE, OVER
from wartable.games.epic_dice_battles.actions import FirstPlayer, Rolled
from wartable.games.epic_dice_battles.batch import effects, layout, moves, setup
from wartable.games.epic_dice_battles.batch.rows import row_of
from wartable.games.epic_dice_battles.encoding import encoding_of
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import State


def states_of_a_game(rules: Rules, seed: int) -> Iterator[tuple[State, layout.Ints]]:
    """A game of random players; at each decision the rows offer what the rules offer, in their order.

    After each event the state, and the row that the same event led to.
    """
    encoding, rng = encoding_of(rules), random.Random(seed)
    box = layout.box_row(rules.components, rules.players, encoding)
    row, room = np.zeros(layout.ROW_SIZE, np.int64), np.zeros(encoding.action_count, np.int64)
    state = rules.initial_state()
    setup.lay_out(box, row)
    yield state, row
    while (actor := rules.to_act(state)) is not OVER:
        if actor is CHANCE:
            outcome = rules.chance(state).draw(rng.randrange)
            if isinstance(outcome, FirstPlayer):
                setup.take_first(row, outcome.seat)
            else:
                assert isinstance(outcome, Rolled)
                assert len(outcome.dice) == effects.dice_of(row)
                effects.roll(box, row, np.bincount(outcome.dice, minlength=7)[1:], room)
            state = rules.apply(state, outcome)
        else:
            legal = rules.legal_actions(state)
            assert isinstance(actor, int)
            numbers = [encoding.catalogue(state, actor).number[action] for action in legal]
            assert numbers == room[: moves.legal_moves(box, row, room)].tolist(), f"{state} allows {legal}"
            chosen = rng.randrange(len(legal))
            effects.make_move(box, row, numbers[chosen], room)
            state = rules.apply(state, legal[chosen])
        yield state, row


def assert_same(state: State, row: layout.Ints) -> None:
    """The row says what the state says."""
    expected = row_of(state)
    places = np.flatnonzero(expected != row)
    assert not len(places), f"{state} at {places}: {expected[places]}, not {row[places]}"

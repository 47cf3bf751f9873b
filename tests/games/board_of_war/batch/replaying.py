"""Games of a batch, played again by the readable rules and by the rows, event by event."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from wartable.core.game import CHANCE
from wartable.games.board_of_war.actions import Action, Dealt, Drew, Fought, Outcome
from wartable.games.board_of_war.batch import effects, fighting, layout, moves, turn
from wartable.games.board_of_war.batch.rows import number_of, row_of
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Phase, State

Check = Callable[[State, Action], None]


def replay(rules: Rules, events: Iterable[Action | Outcome], check: Check = lambda _state, _action: None) -> State:
    """Apply events, each of which must be possible; after each the row must say what the state says."""
    box, board = layout.box_row(rules.box), rules.box.board
    room = np.zeros(moves.room_for_moves(len(board.squares)), np.int32)
    state, row = rules.initial_state(), None
    for event in events:
        if isinstance(event, Dealt | Drew | Fought):
            assert rules.to_act(state) is CHANCE
            assert event in rules.chance(state)
        else:
            legal = rules.legal_actions(state)
            assert event in legal
            check(state, event)
            if row is not None:
                count = moves.legal_moves(box, row, room)
                assert sorted(number_of(board, action) for action in legal) == sorted(room[:count].tolist())
        if row is not None:
            advance(rules, box, row, state.phase, event)
        state = rules.apply(state, event)
        if state.phase is Phase.DEAL:
            continue
        expected = row_of(rules.box, state)
        row = expected if row is None else row
        assert np.array_equal(expected, row), f"{event} leads elsewhere: {np.nonzero(expected != row)}"
    return state


def advance(rules: Rules, box: layout.Ints, row: layout.Ints, phase: Phase, event: Action | Outcome) -> None:
    """One event on a row."""
    if isinstance(event, Fought):
        fighting.fight(box, row, event.attacker, event.defender)
    elif isinstance(event, Drew):
        assert phase is Phase.DRAW
        turn.draw(box, row, event.card)
        turn.start_turn(box, row, False)
    else:
        assert not isinstance(event, Dealt)
        effects.make_move(box, row, number_of(rules.box.board, event))

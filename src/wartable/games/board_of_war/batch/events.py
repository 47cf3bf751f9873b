"""A game of a batch, told as the events of the readable rules: any one, since a game depends on its number alone."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.games.board_of_war.actions import Action, Dealt, Drew, Fought, Outcome
from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.rows import action_of
from wartable.games.board_of_war.batch.run import ROUND_LIMIT, run
from wartable.games.board_of_war.components import TURN_ORDER, CourtRank
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Phase

__all__ = ["events_of", "record"]

_DICE = 32


def record(
    rules: Rules, policies: Sequence[str], game: int, *, seed: int = 0, round_limit: int = ROUND_LIMIT
) -> tuple[Action | Outcome, ...]:
    """Everything that happened in the game of this number."""
    row = layout.box_row(rules.box)
    which = {"seed": seed, "first_game": game, "round_limit": round_limit}
    results, _ = run(row, policies, 1, **which, columns=0)
    _, log = run(row, policies, 1, **which, columns=int(results[0, 4]))
    return events_of(rules, [int(number) for number in log[0]])


def events_of(rules: Rules, numbers: Sequence[int]) -> tuple[Action | Outcome, ...]:
    """The events that a log in numbers tells of."""
    box = rules.box
    events: list[Action | Outcome] = []
    for place, rank in enumerate(CourtRank):
        suits = numbers[place * box.players : (place + 1) * box.players]
        events.append(Dealt(rank, tuple(TURN_ORDER[suit] for suit in suits)))
    state = rules.initial_state()
    for event in events:
        state = rules.apply(state, event)
    # What a number means depends on what the game waits for.
    for number in numbers[len(CourtRank) * box.players :]:
        event = _event(rules, state.phase, number)
        events.append(event)
        state = rules.apply(state, event)
    return tuple(events)


def _event(rules: Rules, phase: Phase, number: int) -> Action | Outcome:
    if phase is Phase.FIGHT:
        return Fought(*divmod(number, _DICE))
    if phase in {Phase.DEAL, Phase.DRAW}:
        return Drew(number)
    return action_of(rules.box.board, number)

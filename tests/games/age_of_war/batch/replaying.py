"""Games of a batch, played again by the readable rules, event by event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wartable.core.game import CHANCE, OVER
from wartable.games.age_of_war.actions import Action, Fill, LoseDie, Outcome, Rolled
from wartable.games.age_of_war.heuristics import worth_of_castles
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import State
from wartable.games.age_of_war.turn import action_values


class Replayed(NamedTuple):
    """How the readable rules see the game."""

    state: State
    turns: int
    decisions: int
    places: tuple[tuple[int, int], ...]
    """For every decision of a random seat: the place of the action among the legal ones, and their number."""


def replay(
    rules: Rules, events: Iterable[Action | Outcome], policies: tuple[str, ...], *, slack: float = 1e-9
) -> Replayed:
    """Apply events, each of which must be possible, and be what the seat's bot would do.

    The greedy bot may choose either of two actions whose expected worth differs by no more than `slack`.
    """
    state, turns, decisions, places = rules.initial_state(), 0, 0, []
    for event in events:
        actor = rules.to_act(state)
        if isinstance(event, Fill | LoseDie):
            assert isinstance(actor, int)
            legal = rules.legal_actions(state)
            assert event in legal
            decisions += 1
            if policies[actor] == "greedy":
                _check_greedy(rules, state, event, legal, slack)
            else:
                places.append((legal.index(event), len(legal)))
        else:
            assert actor is CHANCE
            assert event in rules.chance(state)
            turns += isinstance(event, Rolled) and state.dice == rules.components.dice and not state.placed
        state = rules.apply(state, event)
    return Replayed(state, turns, decisions, tuple(places))


def is_over(rules: Rules, state: State) -> bool:
    return rules.to_act(state) is OVER


def _check_greedy(rules: Rules, state: State, action: Action, legal: tuple[Action, ...], slack: float) -> None:
    view = rules.observe(state, state.turn)
    values = action_values(rules.components, view, legal, worth_of_castles(rules.components, view))
    best = max(values)
    near = [other for other, value in zip(legal, values, strict=True) if value >= best - slack]
    if best <= 0.0:
        assert action == legal[-1]
    elif len(near) == 1 or not slack:
        assert action == legal[values.index(best)]
    else:
        assert action in near

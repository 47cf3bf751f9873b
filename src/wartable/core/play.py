"""A move and the chance that follows it, as one value: the one way from a state to the next decision.

Matches, tables, bots and judges all play through here, so dice are rolled in one place. Nothing here remembers
anything: what is drawn comes from the source that is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from wartable.core.chance import Sampler
from wartable.core.game import CHANCE, Actor, AnyRules, Seat

__all__ = ["Play", "Whose", "play", "recorded", "roll", "settle", "to_choice"]

_LONGEST_CHANCE = 10_000
"""Events of chance in a row: many times more than any game has. Whoever waits for this must not wait for ever."""
Whose = Callable[[Any], int | None]
"""Whose luck decides in a state, as a number that the source understands; the rules' `chance_seat` unless told."""


class Play(NamedTuple):
    """One decision and all that chance brought until the next."""

    action: Any
    """None where chance alone was at work, as before the first decision."""
    outcomes: tuple[Any, ...]
    states: tuple[Any, ...]
    """Before the first event, and after each."""
    to_act: Actor
    """Who decides afterwards."""

    @property
    def before(self) -> Any:
        return self.states[0]

    @property
    def after(self) -> Any:
        return self.states[-1]

    @property
    def events(self) -> tuple[Any, ...]:
        """The decision, then what chance brought."""
        return self.outcomes if self.action is None else (self.action, *self.outcomes)

    def steps(self) -> Iterator[tuple[Any, Any, Any]]:
        """Every event with the state before and after it."""
        return zip(self.states, self.events, self.states[1:], strict=False)


def play(rules: AnyRules, state: Any, action: Any, source: Sampler) -> Play:
    """A legal action, and what chance brings until somebody decides again."""
    outcomes: list[Any] = []
    states = [state, rules.apply(state, action)]
    _, actor = settle(rules, states[1], source, outcomes=outcomes, states=states)
    return Play(action, tuple(outcomes), tuple(states), actor)


def roll(rules: AnyRules, state: Any, source: Sampler) -> Play:
    """What chance brings until somebody decides: before the first decision, or where a file ended."""
    outcomes: list[Any] = []
    states = [state]
    _, actor = settle(rules, state, source, outcomes=outcomes, states=states)
    return Play(None, tuple(outcomes), tuple(states), actor)


def recorded(rules: AnyRules, state: Any, action: Any, outcomes: tuple[Any, ...]) -> Play:
    """A play that has happened, from its events; `action` is None where chance alone was at work."""
    states = [state]
    for event in outcomes if action is None else (action, *outcomes):
        states.append(rules.apply(states[-1], event))
    return Play(action, outcomes, tuple(states), rules.to_act(states[-1]))


def settle(
    rules: AnyRules,
    state: Any,
    source: Sampler,
    whose: Whose | None = None,
    *,
    outcomes: list[Any] | None = None,
    states: list[Any] | None = None,
) -> tuple[Any, Actor]:
    """The state once chance is done, and who acts there; the lists, where given, are told what came up on the way."""
    actor = rules.to_act(state)
    for _ in range(_LONGEST_CHANCE):
        if actor is not CHANCE:
            return state, actor
        seat = rules.chance_seat(state) if whose is None else whose(state)
        outcome = source.draw(rules.chance(state), seat)
        state = rules.apply(state, outcome)
        if outcomes is not None and states is not None:
            outcomes.append(outcome)
            states.append(state)
        actor = rules.to_act(state)
    raise ArithmeticError("chance does not come to an end")


def to_choice(
    rules: AnyRules, state: Any, source: Sampler, whose: Whose | None = None
) -> tuple[Any, Seat | None, tuple[Any, ...]]:
    """The next state where somebody has a choice, who, and between what; forced moves are made. No seat at the end."""
    while True:
        state, actor = settle(rules, state, source, whose)
        if not isinstance(actor, int):
            return state, None, ()
        legal = rules.legal_actions(state)
        if len(legal) > 1:
            return state, actor, legal
        state = rules.apply(state, legal[0])

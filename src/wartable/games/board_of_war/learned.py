"""The bot that has learned: what the learned value likes best, at the end of the turn and after the others' replies."""

from __future__ import annotations

import copy
import math
import random
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from wartable.core.game import AnyRules
from wartable.games.board_of_war.actions import Action, Attack
from wartable.games.board_of_war.batch.sizes import CARD_PLAYED, CLOSE, PLANS, WORLDS
from wartable.games.board_of_war.estimate import Estimate, estimate_of
from wartable.games.board_of_war.heuristics import REGENT
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.replies import worths_after_replies
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.shares import Shares, shares_after, shares_of
from wartable.games.board_of_war.state import Phase, State

__all__ = ["LearnedBot"]


class LearnedBot:
    """Plays by the learned value; at tables that nobody has learned, like the regent."""

    def __init__(
        self,
        name: str = "search",
        *,
        width: int = 6,
        worlds: int = WORLDS,
        seconds: float = 0.11,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`width`: how many choices are played on to the end of the turn, `worlds`: in how many the others answer to
        those that come to nearly the same, `seconds`: for how long at most, by `clock`."""
        self.name = name
        self._width = width
        self._worlds = worlds
        self._seconds = seconds
        self._clock = clock

    def unhurried(self) -> LearnedBot:
        """The same bot without a clock: it plays the same again on any machine."""
        other = copy.copy(self)
        other._seconds = math.inf
        return other

    def hasty(self) -> LearnedBot:
        """The same bot, taking what looks best at once."""
        other = copy.copy(self)
        other._width = 1
        return other

    def choose(
        self, rules: AnyRules, observation: Observation, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> Action:
        if len(legal_actions) == 1:
            return legal_actions[0]
        assert isinstance(rules, Rules)
        estimate = estimate_of(rules.box)
        if estimate is None:
            return REGENT.choose(rules, observation, legal_actions, rng)
        until = self._clock() + self._seconds

        def is_late() -> bool:
            return self._clock() > until

        state = rules.redeal(observation, rng)
        shares = shares_after(rules, estimate, state, legal_actions)
        order = _distinct(shares, state.turn)
        if self._width == 1 or state.phase is Phase.RAZE:
            return legal_actions[order[0]]
        plans: list[_Plan] = []
        for number in order[: self._width]:
            plan = _plan(
                rules, estimate, state, legal_actions[number], float(shares[number, state.turn]), is_late=is_late
            )
            if plan is None:
                break
            plans.append(plan)
        if not plans:
            return legal_actions[order[0]]
        close = _close(plans)
        worths = np.array([plan.worth for plan in close])
        if len(close) > 1 and self._worlds:
            ends = [plan.end for plan in close]
            later = worths_after_replies(rules, estimate, observation, ends, rng, worlds=self._worlds, is_late=is_late)
            if later is not None:
                worths += later
        return close[int(worths.argmax())].action


class _Plan(NamedTuple):
    """A choice, and where its turn leads."""

    action: Action
    worth: float
    """What the turn comes to for its owner."""
    end: State
    """The turn is over, or the game is, or the dice of an attack are about to fall."""


def _distinct(shares: Shares, seat: int) -> list[int]:
    """The choices, the best for a seat first; of those that come to the same only the first."""
    _, first = np.unique(shares, axis=0, return_index=True)
    return sorted((int(number) for number in first), key=lambda number: (-shares[number, seat], number))


def _plan(
    rules: Rules, estimate: Estimate, state: State, action: Action, at_once: float, *, is_late: Callable[[], bool]
) -> _Plan | None:
    """A choice played on to the end of its turn; an attack on the way is worth the mean of its outcomes right after it.

    None if there was no time to play it on.
    """
    seat, chosen, worth = state.turn, action, at_once
    while not isinstance(chosen, Attack):
        state = rules.apply(state, chosen)
        if state.victory is not None or state.phase is Phase.DRAW:
            return _Plan(action, float(shares_of(rules, estimate, [state], seat, CARD_PLAYED)[0, seat]), state)
        if is_late():
            return None
        legal = rules.legal_actions(state)
        number = 0
        if len(legal) > 1:
            shares = shares_after(rules, estimate, state, legal)[:, seat]
            number = int(shares.argmax())
            worth = float(shares[number])
        chosen = legal[number]
    return _Plan(action, worth, rules.apply(state, chosen))


def _close(plans: list[_Plan]) -> list[_Plan]:
    """The plans that come to nearly as much as the best one, and lead elsewhere; the best first."""
    ranked = sorted(plans, key=lambda plan: -plan.worth)[:PLANS]
    by_end: dict[State, _Plan] = {}
    for plan in ranked:
        if plan.worth >= ranked[0].worth - CLOSE:
            by_end.setdefault(plan.end, plan)
    return list(by_end.values())

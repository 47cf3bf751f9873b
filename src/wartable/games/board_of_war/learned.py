"""The bot that has learned: what the learned value likes best, after playing the best choices on to the turn's end."""

from __future__ import annotations

import copy
import math
import random
import time

import numpy as np

from wartable.core.game import AnyRules
from wartable.games.board_of_war.actions import Action, Attack
from wartable.games.board_of_war.batch.sizes import CARD_PLAYED
from wartable.games.board_of_war.estimate import Estimate, estimate_of
from wartable.games.board_of_war.heuristics import REGENT
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.shares import Shares, shares_after, shares_of
from wartable.games.board_of_war.state import Phase, State

__all__ = ["LearnedBot"]


class LearnedBot:
    """Plays by the learned value; at tables that nobody has learned, like the regent."""

    def __init__(self, name: str = "search", *, width: int = 6, seconds: float = 0.1) -> None:
        """`width`: how many choices are played on to the end of the turn, `seconds`: for how long at most."""
        self.name = name
        self._width = width
        self._seconds = seconds

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
        until = time.monotonic() + self._seconds
        state = rules.redeal(observation, rng)
        shares = shares_after(rules, estimate, state, legal_actions)
        order = _distinct(shares, state.turn)
        if self._width == 1 or state.phase is Phase.RAZE:
            return legal_actions[order[0]]
        worths: dict[int, float] = {}
        for number in order[: self._width]:
            worth: float | None = float(shares[number, state.turn])
            if not isinstance(legal_actions[number], Attack):
                worth = _worth_at_the_end(rules, estimate, rules.apply(state, legal_actions[number]), until)
            if worth is None:
                break
            worths[number] = worth
        return legal_actions[max(worths, key=lambda number: worths[number], default=order[0])]


def _distinct(shares: Shares, seat: int) -> list[int]:
    """The choices, the best for a seat first; of those that come to the same only the first."""
    _, first = np.unique(shares, axis=0, return_index=True)
    return sorted((int(number) for number in first), key=lambda number: (-shares[number, seat], number))


def _worth_at_the_end(rules: Rules, estimate: Estimate, state: State, until: float) -> float | None:
    """What a turn comes to for its owner; an attack on the way is worth the mean of its outcomes right after it.

    None if there was no time to play it on.
    """
    seat = state.turn
    while state.victory is None and state.phase is not Phase.DRAW:
        if time.monotonic() > until:
            return None
        legal = rules.legal_actions(state)
        number = 0
        if len(legal) > 1:
            shares = shares_after(rules, estimate, state, legal)[:, seat]
            number = int(shares.argmax())
            if isinstance(legal[number], Attack):
                return float(shares[number])
        state = rules.apply(state, legal[number])
    return float(shares_of(rules, estimate, [state], seat, CARD_PLAYED)[0, seat])

"""The perfect bot for two players: it never gives away value, and it brings every game to its end.

Many positions have several best moves; where a game is decided, even doing nothing is one. Values from the table carry
its rounding, so moves that differ by less than `TIE` count as equal, and between equals the bot makes for the end: it
takes the move with the best chance to conquer a castle of the centre this turn, and it steals nothing that gains
nothing. docs/solver.md says why such games end: the centre can only shrink, and from every position it can shrink.
"""

from __future__ import annotations

import random
from functools import lru_cache

import numpy as np

from wartable.core.game import AnyRules
from wartable.games.age_of_war import table
from wartable.games.age_of_war.actions import Action, Fill
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.observation import Observation, redeal
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import State
from wartable.games.age_of_war.turn import turn_odds
from wartable.games.age_of_war.values import Stakes, move_values, odds_after_fill, odds_before_roll, stakes_of

__all__ = ["TIE", "PerfectBot", "progress_by_dice"]

TIE = 10 * table.ERROR
"""Values closer than this are the same: wider than the rounding of the table, too small to matter in a game."""


class PerfectBot:
    """Plays the solved game."""

    name = "perfect"

    def choose(
        self, rules: AnyRules, observation: Observation, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> Action:
        assert isinstance(rules, Rules)
        values = dict(move_values(rules, observation))
        # Whoever asks may have overlooked some of the moves.
        best = max(values[action] for action in legal_actions) - TIE
        state, stakes = redeal(observation), stakes_of(rules, observation)

        def rank(action: Action) -> tuple[float, bool, float]:
            progress = _progress(rules.components, stakes, state, action)
            return progress, not isinstance(action, Fill), values[action]

        return max((action for action in legal_actions if values[action] >= best), key=rank)


def progress_by_dice(components: Components, stakes: Stakes) -> tuple[float, ...]:
    """By dice to roll while no castle is chosen: the chance that this turn takes a castle from the centre."""
    turn, wanted = turn_odds(components), np.maximum(stakes.worth, 0.0)
    castles, which, leads_on = np.arange(len(wanted)), stakes.stolen.astype(np.intp), _leads_on(stakes)
    progress = [0.0]
    for dice in range(1, components.dice + 1):
        odds = turn.odds_after_best_line(dice)[:, castles, which]
        gain, lose = odds * wanted, stakes.expected[dice - 1]
        best = np.maximum(gain.max(axis=1), lose) - TIE
        fill = np.where((gain >= best[:, None]) & leads_on, odds, 0.0).max(axis=1)
        after = np.maximum(fill, np.where(lose >= best, progress[-1], 0.0))
        progress.append(float(turn.weights(dice) @ after))
    return tuple(progress)


def _progress(components: Components, stakes: Stakes, state: State, action: Action) -> float:
    """The chance that the turn takes a castle from the centre after this move."""
    if isinstance(action, Fill):
        castle, chance = odds_after_fill(components, state, action)
        return chance * bool(_leads_on(stakes)[castle])
    if state.target is not None:
        return odds_before_roll(components, state, state.dice - 1) * bool(_leads_on(stakes)[state.target])
    return _progress_by_dice(components, stakes)[state.dice - 1]


def _leads_on(stakes: Stakes) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """By castle: whether it lies in the centre and its conquest costs nothing."""
    return stakes.in_reach & ~stakes.stolen & (stakes.worth >= -TIE)


# Stakes are shared by all decisions of a turn, and compared by identity.
_progress_by_dice = lru_cache(maxsize=256)(progress_by_dice)

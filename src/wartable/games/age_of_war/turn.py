"""A turn played as well as it can be, once it is known what every castle is worth to the player."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from wartable.core.distribution import Dice
from wartable.games.age_of_war import odds
from wartable.games.age_of_war.actions import Action, Fill
from wartable.games.age_of_war.components import Castle, Components, Roll
from wartable.games.age_of_war.observation import Observation

__all__ = ["TurnOdds", "Worth", "action_values", "best_action", "turn_odds", "unfilled_lines"]

Worth = NDArray[np.float64]
"""By card number: what conquering a castle adds, compared with conquering none."""


class TurnOdds:
    """For every number of dice and every roll, the odds of every castle after the best line of it is filled."""

    def __init__(self, components: Components) -> None:
        self._weights: list[NDArray[np.float64]] = [np.ones(1)]
        self._odds: list[NDArray[np.float64]] = [np.zeros((1, len(components.castles), 2))]
        for dice in range(1, components.dice + 1):
            outcomes = Dice(dice, tuple).outcomes()
            self._weights.append(np.array([weight for _, weight in outcomes]) / 6.0**dice)
            self._odds.append(np.stack([_best_of_castle(castle, dice) for castle in components.castles], axis=1))

    def weights(self, dice: int) -> NDArray[np.float64]:
        """The probability of every roll of so many dice."""
        return self._weights[dice]

    def odds_after_best_line(self, dice: int) -> NDArray[np.float64]:
        """By roll, castle, and whether it is stolen: the odds once its best line is filled; 0 if none can be."""
        return self._odds[dice]

    def expected_worth(self, worth: Worth, stolen: list[bool], dice: int) -> float:
        """The expected worth of a turn with so many dice to roll and no castle chosen yet."""
        which = np.array(stolen, dtype=np.intp)
        castles = np.arange(len(which))
        value = 0.0
        for count in range(1, dice + 1):
            best_fill = (self._odds[count][:, castles, which] * worth).max(axis=1)
            value = float(self._weights[count] @ np.maximum(best_fill, value))
        return value

    def conquests(self, worth: Worth, stolen: list[bool], dice: int) -> Worth:
        """By castle: the chance that such a turn, played for this worth, ends with it conquered."""
        which = np.array(stolen, dtype=np.intp)
        castles = np.arange(len(which))
        chances = np.zeros(len(which))
        value = 0.0
        for count in range(1, dice + 1):
            odds_by_roll = self._odds[count][:, castles, which]
            worth_by_roll = odds_by_roll * worth
            chosen = worth_by_roll.argmax(axis=1)
            best = worth_by_roll.max(axis=1)
            fills = best > value
            weights = self._weights[count]
            chances *= weights[~fills].sum()
            rows = np.nonzero(fills)[0]
            np.add.at(chances, chosen[rows], weights[rows] * odds_by_roll[rows, chosen[rows]])
            value = float(weights @ np.maximum(best, value))
        return chances


@lru_cache(maxsize=8)
def turn_odds(components: Components) -> TurnOdds:
    """The tables of a box; built once, in a fraction of a second."""
    return TurnOdds(components)


def action_values(
    components: Components, observation: Observation, legal_actions: tuple[Action, ...], worth: Worth
) -> tuple[float, ...]:
    """The worth to be expected from the rest of the turn after each legal action, under best play."""
    after_loss = _worth_after_loss(components, observation, worth)

    def value(action: Action) -> float:
        if not isinstance(action, Fill):
            return after_loss
        castle = components.number_of(action.castle)
        # Nobody is forced to finish a castle that it is better to leave alone.
        return max(float(worth[castle]), 0.0) * _odds_after(components, observation, castle, action.line)

    return tuple(value(action) for action in legal_actions)


def best_action(
    components: Components, observation: Observation, legal_actions: tuple[Action, ...], worth: Worth
) -> Action:
    """The action of the greatest expected worth.

    Between equals a filled line comes before a lost die (which is always last), unless the castle is better left alone.
    """
    values = action_values(components, observation, legal_actions, worth)
    if max(values) <= 0.0:
        return legal_actions[-1]
    return legal_actions[values.index(max(values))]


def unfilled_lines(
    components: Components, observation: Observation, castle: int, without: int | None = None
) -> odds.Lines:
    """The lines that a castle still needs this turn, one of them left out if asked."""
    lines = components.castles[castle].lines_to_fill(stolen=observation.owners[castle] is not None)
    taken = {placed.line for placed in observation.placed} | {without}
    return tuple(line for number, line in enumerate(lines) if number not in taken)


def _worth_after_loss(components: Components, observation: Observation, worth: Worth) -> float:
    dice = observation.dice - 1
    if observation.target is None:
        stolen = [owner is not None for owner in observation.owners]
        return turn_odds(components).expected_worth(worth, stolen, dice)
    lines = unfilled_lines(components, observation, observation.target)
    return max(float(worth[observation.target]), 0.0) * float(odds.of_lines(lines, dice))


def _odds_after(components: Components, observation: Observation, castle: int, line: int) -> float:
    """The odds of conquering a castle once this line of it is filled."""
    assert observation.roll is not None
    dice = components.castles[castle].lines_to_fill(stolen=True)[line].dice_for(observation.roll)
    assert dice is not None
    lines = unfilled_lines(components, observation, castle, line)
    return float(odds.of_lines(lines, observation.dice - len(dice)))


def _best_of_castle(castle: Castle, dice: int) -> NDArray[np.float64]:
    """By roll of so many dice, and whether the castle is stolen."""
    return np.array([_best_fills(castle.lines_to_fill(stolen=stolen), dice) for stolen in (False, True)]).T


@lru_cache(maxsize=1024)
def _best_fills(lines: odds.Lines, dice: int) -> tuple[float, ...]:
    """By roll. Variants of a game share most of their cards, so that this is asked for again and again."""
    return tuple(_best_fill(lines, roll) for roll, _ in Dice(dice, tuple).outcomes())


def _best_fill(lines: odds.Lines, roll: Roll) -> float:
    """The odds of a castle after the best of its lines is filled with a roll; 0 if none can be."""
    return max((float(move.odds) for move in odds.moves(lines, roll) if move.line is not None), default=0.0)

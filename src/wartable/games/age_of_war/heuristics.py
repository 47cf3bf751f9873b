"""What a castle is worth to a seat, and the greedy bot: exact odds times that worth, one turn ahead."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wartable.core.distribution import Dice
from wartable.core.game import AnyRules, Seat
from wartable.games.age_of_war import odds
from wartable.games.age_of_war.components import Components, Roll
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.scoring import result_of, standings_of
from wartable.games.age_of_war.state import Action, Fill

__all__ = ["GreedyBot", "TurnOdds", "turn_odds", "worth_of_castles"]

# What taking the last castle is worth beside its points: it wins or loses the game on the spot.
_GAME = 20.0
# Part of a clan's worth that is credited for breaking up what an opponent could complete.
_DENIAL = 0.5


class GreedyBot:
    """Plays every turn for the greatest expected worth of that turn, which it knows exactly."""

    name = "greedy"

    def choose(
        self, rules: AnyRules, observation: Observation, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> Action:
        assert observation.roll is not None
        components: Components = rules.components  # type: ignore[attr-defined]
        turn = turn_odds(components)
        worth = worth_of_castles(components, observation)
        after_loss = self._after_loss(turn, observation, worth)

        def value(action: Action) -> float:
            if not isinstance(action, Fill):
                return after_loss
            castle = components.number_of(action.castle)
            return float(worth[castle] * _odds_after(components, observation, castle, action.line))

        # Equal values: a filled line is better than a lost die, so the die (always last) must be strictly better.
        return max(legal_actions, key=value)

    def _after_loss(self, turn: TurnOdds, observation: Observation, worth: NDArray[np.float64]) -> float:
        dice = observation.dice - 1
        if observation.target is None:
            stolen = [owner is not None for owner in observation.owners]
            return turn.expected_worth(worth, stolen, dice)
        return float(worth[observation.target]) * _odds_now(turn.components, observation, dice)


class TurnOdds:
    """For every number of dice and every roll, the odds of every castle after the best line of it is filled."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self._weights: list[NDArray[np.float64]] = [np.ones(1)]
        self._odds: list[NDArray[np.float64]] = [np.zeros((1, len(components.castles), 2))]
        for dice in range(1, components.dice + 1):
            outcomes = Dice(dice, tuple).outcomes()
            self._weights.append(np.array([weight for _, weight in outcomes]) / 6.0**dice)
            self._odds.append(np.array([self._best_of_roll(roll) for roll, _ in outcomes]))

    def expected_worth(self, worth: NDArray[np.float64], stolen: list[bool], dice: int) -> float:
        """The expected worth of a turn with so many dice to roll and no castle chosen yet."""
        which = np.array(stolen, dtype=np.intp)
        castles = np.arange(len(which))
        value = 0.0
        for count in range(1, dice + 1):
            best_fill = (self._odds[count][:, castles, which] * worth).max(axis=1)
            value = float(self._weights[count] @ np.maximum(best_fill, value))
        return value

    def _best_of_roll(self, roll: Roll) -> list[tuple[float, float]]:
        return [
            (_best_fill(castle.lines_to_fill(stolen=False), roll), _best_fill(castle.lines_to_fill(stolen=True), roll))
            for castle in self.components.castles
        ]


@lru_cache(maxsize=8)
def turn_odds(components: Components) -> TurnOdds:
    """The tables of a box; built once, in a fraction of a second."""
    return TurnOdds(components)


def worth_of_castles(components: Components, observation: Observation) -> NDArray[np.float64]:
    """What each castle would be worth to the seat whose turn it is; 0 or less for those it should leave alone."""
    return np.array([_worth(components, observation, castle) for castle in range(len(components.castles))])


def _worth(components: Components, observation: Observation, castle: int) -> float:
    seat, owner = observation.turn, observation.owners[castle]
    assert seat is not None
    if owner == seat or castle in observation.face_down:
        return 0.0
    owners = (*observation.owners[:castle], seat, *observation.owners[castle + 1 :])
    before, after = observation.standings, standings_of(components, owners, observation.players)
    gained = after[seat].points - before[seat].points
    if None not in owners:
        winners = result_of(after).winners
        return gained + (_GAME / len(winners) if seat in winners else -_GAME)
    # What a victim loses helps everybody else; with two players it is as good as a gain.
    lost = 0 if owner is None else (before[owner].points - after[owner].points) / (observation.players - 1)
    return gained + lost + _denied(components, observation, castle, seat)


def _denied(components: Components, observation: Observation, castle: int, seat: Seat) -> float:
    """Part of the bonus of the clan, if one opponent holds all its other castles and this one is the last."""
    clan = components.clan_of(castle)
    holders = {observation.owners[other] for other in clan.castles if other != castle}
    if len(holders) != 1 or holders <= {None, seat}:
        return 0.0
    printed = sum(components.castles[other].points for other in clan.castles)
    return _DENIAL * (clan.points - printed) / (observation.players - 1)


def _best_fill(lines: odds.Lines, roll: Roll) -> float:
    """The odds of a castle after the best of its lines is filled with a roll; 0 if none can be."""
    return max((float(move.odds) for move in odds.moves(lines, roll) if move.line is not None), default=0.0)


def _unfilled(components: Components, observation: Observation, castle: int, without: int | None = None) -> odds.Lines:
    lines = components.castles[castle].lines_to_fill(stolen=observation.owners[castle] is not None)
    taken = {placed.line for placed in observation.placed} | {without}
    return tuple(line for number, line in enumerate(lines) if number not in taken)


def _odds_now(components: Components, observation: Observation, dice: int) -> float:
    assert observation.target is not None
    return float(odds.of_lines(_unfilled(components, observation, observation.target), dice))


def _odds_after(components: Components, observation: Observation, castle: int, line: int) -> float:
    """The odds of conquering a castle once this line of it is filled."""
    assert observation.roll is not None
    battle_line: Any = components.castles[castle].lines_to_fill(stolen=True)[line]
    left = observation.dice - len(battle_line.dice_for(observation.roll))
    return float(odds.of_lines(_unfilled(components, observation, castle, line), left))

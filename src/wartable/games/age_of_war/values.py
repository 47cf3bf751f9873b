"""What every move of a two-player turn is worth: the win probability after it, from the solved game.

A turn ends with one castle conquered or with none. The table says what each of these is worth, the odds of the turn are
exact, so every decision inside the turn is too, up to the rounding of the table (`table.ERROR`).
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from wartable.core.errors import WrongPlayerCount
from wartable.core.game import Seat
from wartable.games.age_of_war import odds, table
from wartable.games.age_of_war.actions import Action, Fill
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.observation import Observation, redeal
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.scoring import face_down_castles
from wartable.games.age_of_war.state import State
from wartable.games.age_of_war.table import SolvedTable
from wartable.games.age_of_war.turn import Worth, turn_odds

__all__ = ["Stakes", "move_values", "odds_after_fill", "odds_before_roll", "stakes_of", "value"]

Owners = tuple[Seat | None, ...]


class Stakes:
    """What there is to win in a turn, for the player whose turn it is."""

    def __init__(self, components: Components, solved: SolvedTable, owners: Owners, turn: Seat) -> None:
        self.failed = 1.0 - solved.value(_seen_by(1 - turn, owners))
        """The win probability once the turn has ended without a conquest."""
        face_down = face_down_castles(components, owners)
        self.in_reach = np.array(
            [owner != turn and castle not in face_down for castle, owner in enumerate(owners)], dtype=np.bool_
        )
        """By castle: whether it may be attacked (AW-22)."""
        self.stolen = np.array([owner is not None for owner in owners], dtype=np.bool_)
        taken = [
            solved.value(_seen_by(1 - turn, (*owners[:castle], turn, *owners[castle + 1 :])))
            for castle in range(len(owners))
        ]
        self.worth: Worth = np.where(self.in_reach, 1.0 - np.array(taken) - self.failed, 0.0)
        """By castle: how much better than a failed turn its conquest is; below 0 if it is better left alone."""
        self.expected = self._expected(components)
        """By dice: what a roll of so many adds to a failed turn, on average, while no castle is chosen."""

    def _expected(self, components: Components) -> tuple[float, ...]:
        castles, which = np.arange(len(self.stolen)), self.stolen.astype(np.intp)
        turn = turn_odds(components)
        expected = [0.0]
        for dice in range(1, components.dice + 1):
            best = (turn.odds_after_best_line(dice)[:, castles, which] * self.worth).max(axis=1)
            expected.append(float(turn.weights(dice) @ np.maximum(best, expected[-1])))
        return tuple(expected)


def move_values(rules: Rules, position: State | Observation) -> tuple[tuple[Action, float], ...]:
    """Every legal move of the player to act and the win probability after it, in the order of the legal moves."""
    state = _state(position)
    stakes = stakes_of(rules, state)
    return tuple((action, _after(rules.components, stakes, state, action)) for action in rules.legal_actions(state))


def value(rules: Rules, position: State | Observation, seat: Seat) -> float:
    """The win probability of a seat under best play of both, at any point of a game."""
    state = _state(position)
    result = rules.result(state)
    if result is not None:
        return (seat in result.winners) / len(result.winners)
    if state.turn is None:
        # AW-6: whoever begins is drawn, so nobody is ahead yet.
        return 0.5
    mover = _value_to_mover(rules, state)
    return mover if seat == state.turn else 1.0 - mover


def stakes_of(rules: Rules, position: State | Observation) -> Stakes:
    """The stakes of the turn that a position belongs to."""
    if rules.players != 2:
        raise WrongPlayerCount(
            f"only age-of-war for 2 players is solved, not for {rules.players}",
            game="age-of-war",
            low=2,
            high=2,
            players=rules.players,
        )
    assert position.turn is not None
    return _stakes(rules.components, position.owners, position.turn)


def odds_before_roll(components: Components, state: State, dice: int) -> float:
    """The chance to complete the chosen castle with so many dice to roll."""
    assert state.target is not None
    return float(odds.of_lines(_open_lines(components, state, state.target), dice))


def odds_after_fill(components: Components, state: State, action: Fill) -> tuple[int, float]:
    """The castle that a move fills a line of, and the chance to complete it afterwards."""
    castle = components.number_of(action.castle)
    assert state.roll is not None
    used = components.castles[castle].lines_to_fill(stolen=True)[action.line].dice_for(state.roll)
    assert used is not None
    left = _open_lines(components, state, castle, filling=action.line)
    return castle, float(odds.of_lines(left, state.dice - len(used)))


def _value_to_mover(rules: Rules, state: State) -> float:
    if state.roll is not None:
        return max(worth for _, worth in move_values(rules, state))
    stakes = stakes_of(rules, state)
    if state.target is not None:
        wanted = max(float(stakes.worth[state.target]), 0.0)
        return stakes.failed + wanted * odds_before_roll(rules.components, state, state.dice)
    if state.dice == rules.components.dice:
        assert state.turn is not None
        return _solved(rules.components).value(_seen_by(state.turn, state.owners))
    return stakes.failed + stakes.expected[state.dice]


def _after(components: Components, stakes: Stakes, state: State, action: Action) -> float:
    if isinstance(action, Fill):
        castle, chance = odds_after_fill(components, state, action)
        worth = float(stakes.worth[castle])
        # Before the last line nobody is forced to go on; the last one conquers at once, wanted or not (AW-30).
        return stakes.failed + (worth if _completes(components, state, castle) else max(worth, 0.0) * chance)
    if state.target is None:
        return stakes.failed + stakes.expected[state.dice - 1]
    wanted = max(float(stakes.worth[state.target]), 0.0)
    return stakes.failed + wanted * odds_before_roll(components, state, state.dice - 1)


def _completes(components: Components, state: State, castle: int) -> bool:
    """Whether one more line conquers the castle."""
    return len(_open_lines(components, state, castle)) == 1


def _open_lines(components: Components, state: State, castle: int, filling: int | None = None) -> odds.Lines:
    lines = components.castles[castle].lines_to_fill(stolen=state.owners[castle] is not None)
    taken = {placed.line for placed in state.placed} | {filling}
    return tuple(line for number, line in enumerate(lines) if number not in taken)


def _state(position: State | Observation) -> State:
    return position if isinstance(position, State) else redeal(position)


def _seen_by(mover: Seat, owners: Owners) -> tuple[int, ...]:
    """Owners as the table wants them: 0 the centre, 1 the player to move, 2 the opponent."""
    return tuple(0 if owner is None else 1 if owner == mover else 2 for owner in owners)


@lru_cache(maxsize=1024)
def _stakes(components: Components, owners: Owners, turn: Seat) -> Stakes:
    return Stakes(components, _solved(components), owners, turn)


def _solved(components: Components) -> SolvedTable:
    solved = table.load()
    solved.check_box(components)
    return solved

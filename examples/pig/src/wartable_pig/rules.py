"""The rules of Pig, its state, what a player may do, and what the die may show."""

from __future__ import annotations

import random

import msgspec

from wartable.core.distribution import Distribution, Weighted
from wartable.core.game import CHANCE, OVER, Actor, Result
from wartable.core.game import Rules as CoreRules

GOAL = 100


class State(msgspec.Struct, frozen=True):
    """Where the match stands: scores by seat, and what was rolled this turn and is not banked yet."""

    scores: tuple[int, ...]
    turn: int = 0
    pot: int = 0
    is_rolling: bool = False


class Observation(State, frozen=True):
    """Nothing is hidden: a view is the state and whose view it is."""

    viewer: int | None = None


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """Roll the die."""


class Hold(msgspec.Struct, frozen=True, tag="hold"):
    """Bank the pot and pass the die on."""


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """What the die shows."""

    face: int


Action = Roll | Hold
_DIE = Weighted((Rolled(face), 1) for face in range(1, 7))


class Rules(CoreRules[State, Action, Rolled, Observation]):
    """Pig for a number of players."""

    def __init__(self, players: int) -> None:
        self.players = players

    def initial_state(self) -> State:
        return State((0,) * self.players)

    def to_act(self, state: State) -> Actor:
        if max(state.scores) >= GOAL:
            return OVER
        return CHANCE if state.is_rolling else state.turn

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        # Whoever has rolled nothing yet has nothing to hold.
        return (Roll(), Hold()) if state.pot else (Roll(),)

    def chance(self, state: State) -> Distribution[Rolled]:
        return _DIE

    def apply(self, state: State, event: Action | Rolled) -> State:
        scores, after = list(state.scores), (state.turn + 1) % self.players
        match event:
            case Roll():
                return State(state.scores, state.turn, state.pot, is_rolling=True)
            case Rolled(face):
                return State(state.scores, after) if face == 1 else State(state.scores, state.turn, state.pot + face)
            case Hold():
                scores[state.turn] += state.pot
                return State(tuple(scores), after)

    def result(self, state: State) -> Result | None:
        best = max(state.scores)
        return Result((state.scores.index(best),), state.scores) if best >= GOAL else None

    def observe(self, state: State, seat: int | None) -> Observation:
        return Observation(state.scores, state.turn, state.pot, state.is_rolling, seat)

    def redeal(self, observation: Observation, rng: random.Random) -> State:
        return State(observation.scores, observation.turn, observation.pot, observation.is_rolling)

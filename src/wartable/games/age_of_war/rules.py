"""The rules of Age of War; RULES.md has them with their ids."""

from __future__ import annotations

import random
from functools import lru_cache, partial
from typing import assert_never

from wartable.core.distribution import Dice, Distribution, Weighted
from wartable.core.game import CHANCE, OVER, Actor, Result, Seat
from wartable.core.game import Rules as CoreRules
from wartable.games.age_of_war import observation
from wartable.games.age_of_war.actions import Action, Fill, FirstPlayer, LoseDie, Outcome, Rolled
from wartable.games.age_of_war.components import Components, Roll
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.scoring import face_down_castles, result_of, standings_of
from wartable.games.age_of_war.state import Placed, State

__all__ = ["Rules"]

_LOSE_DIE = LoseDie()


class Rules(CoreRules[State, Action, Outcome, Observation]):
    """Age of War for a number of players."""

    def __init__(self, components: Components, players: int) -> None:
        self.components = components
        self.players = players
        self._number = {castle.id: number for number, castle in enumerate(components.castles)}
        self._all_lines = tuple(castle.lines_to_fill(stolen=True) for castle in components.castles)
        self._rolls = tuple(Dice(count, Rolled) for count in range(components.dice + 1))
        # Pure functions of few values, asked again at every decision.
        self._fills_for = lru_cache(maxsize=None)(self._find_fills)
        self._open_castles = lru_cache(maxsize=4096)(self._find_open_castles)
        self._face_down = lru_cache(maxsize=4096)(partial(face_down_castles, components))
        self._standings = lru_cache(maxsize=4096)(partial(standings_of, components, players=players))

    def initial_state(self) -> State:
        # AW-5: all castles in the centre.
        return State(owners=(None,) * len(self.components.castles))

    def to_act(self, state: State) -> Actor:
        if state.roll is not None:
            assert state.turn is not None
            return state.turn
        # AW-40: the game ends the moment the last castle leaves the centre.
        return CHANCE if None in state.owners else OVER

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        if state.roll is None:
            return ()
        fills = self._fills_for(state.roll)
        if state.target is not None:
            # AW-15: every later line of the turn is on the same card.
            taken = [placed.line for placed in state.placed]
            open_fills = fills[state.target][self.is_stolen(state, state.target)]
            return (*(fill for fill in open_fills if fill.line not in taken), _LOSE_DIE)
        actions: list[Action] = []
        assert state.turn is not None
        for castle, stolen in self._open_castles(state.owners, state.turn):
            actions += fills[castle][stolen]
        # AW-11: losing a die is always allowed.
        actions.append(_LOSE_DIE)
        return tuple(actions)

    def chance(self, state: State) -> Distribution[Outcome]:
        if state.turn is None:
            return Weighted((FirstPlayer(seat), 1) for seat in range(self.players))
        return self._rolls[state.dice]  # type: ignore[return-value]

    def chance_seat(self, state: State) -> Seat | None:
        return state.turn

    def apply(self, state: State, event: Action | Outcome) -> State:
        match event:
            case Rolled(faces):
                return State(state.owners, state.turn, state.dice, faces, state.target, state.placed)
            case Fill(castle_id, line):
                return self._fill(state, self._number[castle_id], line)
            case LoseDie():
                if state.dice == 1:
                    return self._next_turn(state, state.owners)
                # AW-12: a lost die is out until the turn ends, the others are rolled again.
                return State(state.owners, state.turn, state.dice - 1, None, state.target, state.placed)
            case FirstPlayer(seat):
                return State(state.owners, seat, self.components.dice)
            case _:
                assert_never(event)

    def result(self, state: State) -> Result | None:
        if None in state.owners:
            return None
        return result_of(standings_of(self.components, state.owners, self.players))

    def observe(self, state: State, seat: Seat | None) -> Observation:
        return observation.observe(
            state,
            seat,
            dice_in_box=self.components.dice,
            face_down=self._face_down(state.owners),
            standings=self._standings(state.owners),
        )

    def redeal(self, observation_: Observation, rng: random.Random) -> State:
        return observation.redeal(observation_)

    def is_stolen(self, state: State, castle: int) -> bool:
        """Whether taking this castle means taking it from an opponent (AW-24)."""
        return state.owners[castle] is not None

    def _fill(self, state: State, castle: int, line: int) -> State:
        assert state.roll is not None
        assert state.turn is not None
        dice = self._all_lines[castle][line].dice_for(state.roll)
        assert dice is not None
        stolen = state.owners[castle] is not None
        placed = (*state.placed, Placed(line, dice))
        if len(placed) == len(self._all_lines[castle]) - (not stolen):
            # AW-30: the last required line takes the card, without another roll.
            return self._next_turn(state, (*state.owners[:castle], state.turn, *state.owners[castle + 1 :]))
        left = state.dice - len(dice)
        if left == 0:
            # AW-16: no die is left to roll and the castle is not complete.
            return self._next_turn(state, state.owners)
        return State(state.owners, state.turn, left, None, castle, placed)

    def _next_turn(self, state: State, owners: tuple[Seat | None, ...]) -> State:
        assert state.turn is not None
        # AW-17: the player to the left, with all seven dice (AW-10).
        return State(owners, (state.turn + 1) % self.players, self.components.dice)

    def _find_fills(self, roll: Roll) -> tuple[tuple[tuple[Fill, ...], tuple[Fill, ...]], ...]:
        """By castle: the lines this roll fills if it lies in the centre, and if it is stolen."""
        found = []
        for castle, lines in zip(self.components.castles, self._all_lines, strict=True):
            fills = tuple(Fill(castle.id, n) for n, line in enumerate(lines) if line.dice_for(roll) is not None)
            # AW-23: in the centre the special line (the last) neither must nor may be filled.
            found.append((tuple(fill for fill in fills if fill.line < len(lines) - 1), fills))
        return tuple(found)

    def _find_open_castles(self, owners: tuple[Seat | None, ...], turn: Seat) -> tuple[tuple[int, bool], ...]:
        """The castles a player may choose, and whether each would be stolen (AW-22)."""
        face_down = face_down_castles(self.components, owners)
        return tuple(
            (castle, owner is not None)
            for castle, owner in enumerate(owners)
            if owner != turn and castle not in face_down
        )

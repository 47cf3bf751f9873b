"""Board of War as pure functions over states: who acts, what they may do, what comes of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from wartable.core.distribution import Distribution
from wartable.core.game import CHANCE, OVER, Actor, Result, Seat
from wartable.core.game import Rules as CoreRules
from wartable.games.board_of_war import observation
from wartable.games.board_of_war.actions import (
    Action,
    Attack,
    Dealt,
    Deploy,
    Drew,
    EndActions,
    Expand,
    Fought,
    Mark,
    Outcome,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.components import Components
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.rules import abilities, armies, building, cards, fighting, setup, victory
from wartable.games.board_of_war.rules.box import Box, View
from wartable.games.board_of_war.state import Phase, State

__all__ = ["Rules"]

_END_ACTIONS = EndActions()
_ACT, _PLAY, _PLACE, _RAZE, _OVER = Phase.ACT, Phase.PLAY, Phase.PLACE, Phase.RAZE, Phase.OVER
_DECISIONS = (_ACT, _PLAY, _PLACE, _RAZE)


class Rules(CoreRules[State, Action, Outcome, Observation]):
    """Board of War for a number of players on a board of a size."""

    def __init__(self, components: Components, players: int, size: int) -> None:
        self.players = players
        self.box = Box(components, players, size)

    def initial_state(self) -> State:
        return setup.initial_state(self.box)

    def to_act(self, state: State) -> Actor:
        phase = state.phase
        if phase in _DECISIONS:
            return state.turn
        return OVER if phase is _OVER else CHANCE

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        phase = state.phase
        if phase is _ACT:
            return self.acts(state)
        if phase is _PLAY:
            return cards.plays(self.box, state.hands[state.turn])
        if phase is _PLACE:
            return cards.places(self.box, state)
        if phase is _RAZE:
            assert state.besieged is not None
            return self.box.raze(self.box.board.mask_of(state.kingdoms[state.besieged].squares))
        return ()

    def chance(self, state: State) -> Distribution[Outcome]:
        if state.phase is Phase.FIGHT:
            return self.box.dice
        if state.phase is Phase.DRAW:
            return cards.draw_chance(self.box, state)
        return setup.deal_chance(self.box, state)

    def chance_seat(self, state: State) -> Seat | None:
        return setup.dealt_to(self.box, state) if state.phase is Phase.DEAL else state.turn

    def apply(self, state: State, event: Action | Outcome) -> State:
        return _APPLY[type(event)](self.box, state, event)

    def result(self, state: State) -> Result | None:
        return victory.result_of(state)

    def observe(self, state: State, seat: Seat | None) -> Observation:
        return observation.observe(
            state,
            seat,
            size=self.box.board.size,
            sides=self.box.side_by_seat(state.order),
            tracks=victory.tracks_of(self.box, state),
        )

    def redeal(self, observation_: Observation, rng: random.Random) -> State:
        return observation.redeal(observation_, rng, ranks=self.box.ranks, copies=self.box.copies)

    def acts(self, view: View) -> tuple[Action, ...]:
        """BW-21: builders, armies and the Jack, in any order, or nothing more. All of it lies open to everybody."""
        box = self.box
        board = box.board
        hostile_armies = enemy_ground = closed = 0
        for seat, kingdom in enumerate(view.kingdoms):
            if seat != view.turn:
                enemy_ground |= board.mask_of(kingdom.squares)
                for army in kingdom.armies:
                    hostile_armies |= board.bit[army.square]
                if seat in view.repulsed_by:
                    closed |= board.mask_of(kingdom.squares)
        blocked = enemy_ground | hostile_armies
        squares = board.mask_of(view.kingdoms[view.turn].squares)
        actions: list[Action] = []
        building.add_builds(box, view, actions, squares, blocked)
        armies.add_deployments(box, view, actions, squares, blocked)
        # BW-53: a kingdom that tied a siege is closed, the armies on it are not.
        armies.add_marches(box, view, actions, blocked, enemy_ground & ~closed | hostile_armies)
        abilities.add_marks(box, view, actions)
        actions.append(_END_ACTIONS)
        return tuple(actions)


def _end_actions(_box: Box, state: State, _action: EndActions) -> State:
    return replace(state, phase=Phase.PLAY)


def _mark(box: Box, state: State, action: Mark) -> State:
    # The Spy may bring the last gold that is missing.
    return victory.settled(box, abilities.mark(box, state, action))


def _drew(box: Box, state: State, outcome: Drew) -> State:
    if state.phase is Phase.DEAL:
        return setup.deal_card(box, state, outcome.card)
    return cards.draw(box, state, outcome.card)


_APPLY: dict[type, Callable[[Box, State, Any], State]] = {
    Expand: building.expand,
    UpgradeSquare: building.upgrade_square,
    UpgradeSoldier: building.upgrade_soldier,
    Deploy: armies.deploy,
    Step: armies.step,
    Attack: fighting.begin,
    Mark: _mark,
    EndActions: _end_actions,
    Raze: fighting.raze,
    PlayCard: cards.play,
    Place: cards.place,
    Dealt: setup.deal,
    Drew: _drew,
    Fought: fighting.fight,
}
"""What each event does; the chapters of the rules."""

"""The rules as one object: every question goes to the chapter of the present stage."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import assert_never

from wartable.core.distribution import Dice, Distribution
from wartable.core.game import CHANCE, OVER, Actor, Result, Seat
from wartable.core.game import Rules as CoreRules
from wartable.games.epic_dice_battles import observation, redealing
from wartable.games.epic_dice_battles.actions import Action, EndBuying, FirstPlayer, Outcome, Rolled
from wartable.games.epic_dice_battles.components import DIE, Components
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.rules import (
    autumn,
    battle,
    battles,
    end,
    regroup,
    setup,
    spring,
    summer,
    winter,
    year,
)
from wartable.games.epic_dice_battles.state import (
    BattleKind,
    Building,
    Calling,
    ChoosingStart,
    DrawingFirst,
    Feeding,
    Fighting,
    Marching,
    Naming,
    Over,
    Phase,
    Spring,
    State,
    TurnOver,
    Villages,
    Winter,
)

__all__ = ["Rules"]


class Rules(CoreRules[State, Action, Outcome, Observation]):
    """Epic Dice Battles for a number of players."""

    def __init__(self, components: Components, players: int) -> None:
        self.components = components
        self.players = players

    def initial_state(self) -> State:
        return setup.initial_state(self.components, self.players)

    def to_act(self, state: State) -> Actor:
        seat = state.stage.seat
        if seat is not None:
            return seat
        return OVER if type(state.stage) is Over else CHANCE

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        components, stage = self.components, state.stage
        match stage:
            case Fighting():
                return self._fighting_choices(state, stage)
            case Spring():
                return spring.choices(components, state)
            case Marching():
                return autumn.choices(components, state, stage)
            case Winter():
                return winter.choices(components, state, stage)
            case Building():
                return spring.building_choices(components, state, stage)
            case Feeding():
                return summer.choices(state, stage)
            case Calling():
                return battles.calling_choices(components, stage)
            case Naming():
                return battles.naming_choices(components, stage)
            case Villages():
                return () if stage.seat is None else end.village_choices(components, state, stage)
            case ChoosingStart():
                return setup.choices(components, state)
            case DrawingFirst() | Over() | TurnOver():
                return ()
            case _:
                assert_never(stage)

    def chance(self, state: State) -> Distribution[Outcome]:
        stage = state.stage
        match stage:
            case Fighting():
                return _dice(battle.dice_to_roll(stage.battle))
            case Villages():
                return _dice(state.mats[stage.owner].villages)
            case _:
                return setup.first_player(self.players)

    def chance_seat(self, state: State) -> Seat | None:
        stage = state.stage
        match stage:
            case Fighting():
                return battle.rolling_seat(stage.battle)
            case Villages():
                return stage.owner
            case _:
                return None

    def apply(self, state: State, event: Action | Outcome) -> State:
        after = self._applied(state, event)
        return year.move_on(self.components, after) if type(after.stage) is TurnOver else after

    def result(self, state: State) -> Result | None:
        stage = state.stage
        return Result(stage.winners, stage.scores, stage.how) if type(stage) is Over else None

    def observe(self, state: State, seat: Seat | None) -> Observation:
        return observation.observe(self.components, state, seat)

    def redeal(self, observation_: Observation, rng: random.Random) -> State:
        return redealing.redeal(self.components, observation_, rng)

    def is_undoable(self, before: State, action: Action, after: State) -> bool:
        return not isinstance(action, EndBuying) and not observation.shows_more(before, after)

    def decides_in_secret(self, state: State) -> bool:
        return observation.is_hidden(state.stage)

    def _fighting_choices(self, state: State, stage: Fighting) -> tuple[Action, ...]:
        if stage.seat is None:
            return ()
        current = stage.battle
        if current.phase is Phase.REGROUP:
            return regroup.choices(self.components, current)
        if current.phase is Phase.FOLLOW_UP:
            return battles.follow_up_choices(self.components, current)
        return battle.choices(self.components, state, current, stage.seat)

    def _applied(self, state: State, event: Action | Outcome) -> State:
        if isinstance(event, Rolled | FirstPlayer):
            return self._rolled(state, event)
        components, stage = self.components, state.stage
        match stage:
            case Fighting():
                return self._fought(state, stage, event)
            case Spring():
                return spring.choose(components, state, stage, event)
            case Marching():
                return autumn.choose(components, state, stage, event)
            case Winter():
                return winter.choose(components, state, stage, event)
            case Building():
                return spring.build(components, state, stage, event)
            case Feeding():
                return summer.choose(state, stage, event)
            case Calling():
                return battles.call(components, state, stage, event)
            case Naming():
                return battles.name(components, state, stage, event)
            case Villages():
                return end.return_die(components, state, stage, event)
            case ChoosingStart():
                return setup.choose(components, state, stage, event)
            case DrawingFirst() | Over() | TurnOver():
                raise AssertionError("no seat was to act")
            case _:
                assert_never(stage)

    def _rolled(self, state: State, event: Outcome) -> State:
        stage = state.stage
        if isinstance(event, FirstPlayer):
            return setup.take_first(state, event)
        if isinstance(stage, Villages):
            return end.roll_villages(self.components, state, stage, event.dice)
        assert isinstance(stage, Fighting)
        return self._after_step(battle.roll(self.components, state, stage, event.dice))

    def _fought(self, state: State, stage: Fighting, action: Action) -> State:
        if stage.battle.phase is Phase.FOLLOW_UP:
            return battles.follow_up(self.components, state, stage, action)
        if stage.battle.phase is Phase.REGROUP:
            return self._after_laying(regroup.choose(self.components, state, stage, action))
        return self._after_step(battle.choose(self.components, state, stage, action))

    def _after_laying(self, state: State) -> State:
        stage = state.stage
        assert isinstance(stage, Fighting)
        return battles.after_battle(self.components, state) if regroup.is_done(stage.battle) else state

    def _after_step(self, state: State) -> State:
        """A decided battle leads on: to its regrouping, the next battle, or the end of the game."""
        stage = state.stage
        assert isinstance(stage, Fighting)
        if stage.battle.phase is not Phase.REGROUP:
            return state
        if stage.battle.kind is BattleKind.FINAL:
            return end.after_final_battle(self.components, state)
        return battles.resume(self.components, state)


@lru_cache(maxsize=256)
def _dice(count: int) -> Dice[Outcome]:
    return Dice(count, Rolled, faces=DIE)

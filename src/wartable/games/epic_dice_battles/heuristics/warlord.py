"""The warlord: a bot that feeds its armies, takes land, hides and scouts, and besieges with good odds."""

from __future__ import annotations

import random

from wartable.core.game import AnyRules
from wartable.games.epic_dice_battles.actions import Act, Action, Build, ReturnDie
from wartable.games.epic_dice_battles.components import ArmyLine, Components
from wartable.games.epic_dice_battles.heuristics import autumn, fighting, spring, start, winter
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter.suggestions import suggest
from wartable.games.epic_dice_battles.situation import Situation
from wartable.games.epic_dice_battles.state import (
    Building,
    Calling,
    ChoosingStart,
    Fighting,
    Marching,
    Phase,
    Spring,
    Villages,
    Winter,
)

__all__ = ["WarlordBot"]


class WarlordBot:
    """Plays by rules of thumb and the odds, one decision at a time."""

    name = "warlord"

    def choose(
        self, rules: AnyRules, observation: Observation, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> Action:
        if len(legal_actions) == 1:
            return legal_actions[0]
        components: Components = rules.components  # type: ignore[attr-defined]
        chosen = _chosen(Situation(components, observation), legal_actions, rng)
        # What is left to chance is the order of battles.
        default: Action | None = chosen or suggest(components, observation, legal_actions)
        return default or legal_actions[int(rng.random() * len(legal_actions))]


def _chosen(situation: Situation, legal: tuple[Action, ...], rng: random.Random) -> Action | None:
    """The warlord's own choice; None where it takes the default."""
    stage = situation.observation.stage
    match stage:
        case ChoosingStart():
            return start.best_start(situation, legal, rng)
        case Winter():
            return winter.best_action(situation, [action for action in legal if isinstance(action, Act)], rng)
        case Spring():
            return spring.best_choice(situation, stage, legal)
        case Building():
            # Nothing brings more points than a castle.
            return next(action for action in legal if isinstance(action, Build))
        case Marching():
            return autumn.best_move(situation, stage, legal)
        case Calling():
            return autumn.siege_or_stay(situation, stage.region, legal)
        case Fighting(battle=battle) if battle.phase is Phase.FOLLOW_UP:
            assert battle.region is not None
            return autumn.siege_or_stay(situation, battle.region, legal)
        case Fighting(battle=battle):
            return fighting.best_choice(situation, battle, legal)
        case Villages():
            return _return_of_a_die(situation, legal)
        case _:
            return None


def _return_of_a_die(situation: Situation, legal: tuple[Action, ...]) -> Action:
    """The die that freed a village joins the main line of the striker (ED-70)."""
    striker = situation.striker()
    assert striker is not None

    def worth(action: Action) -> tuple[bool, bool]:
        assert isinstance(action, ReturnDie)
        return action.slot == striker.place, action.line is ArmyLine.MAIN

    return max(legal, key=worth)

"""Epic Dice Battles as a front end shows it."""

from __future__ import annotations

import random
from collections.abc import Mapping

from wartable.core.errors import IllegalAction
from wartable.core.game import AnyRules, Seat
from wartable.core.line import Line, Name
from wartable.core.presenter import Chance, Happening, Presenter, Prompt
from wartable.games.epic_dice_battles import defaults, labels, log, refusal
from wartable.games.epic_dice_battles.actions import Action, Outcome
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import Over, State

__all__ = ["EpicDiceBattlesPresenter"]


class EpicDiceBattlesPresenter(Presenter[Observation, Action, Outcome]):
    """Tokens, numbers, purchases and deployments are hidden until the rules show them."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def prompt(self, observation: Observation) -> Prompt:
        if observation.to_act is None:
            return Prompt(Line("ui-over" if isinstance(observation.stage, Over) else "ui-wait"))
        player = Name(observation.to_act)
        return Prompt(
            Line("ui-choose", {"player": player}), observation.to_act, watching=Line("ui-turn-of", {"player": player})
        )

    def label(self, observation: Observation, action: Action) -> Line:
        return labels.label(self.rules.components, observation, action)

    def suggest(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Action | None:
        return defaults.suggest(self.rules.components, observation, legal_actions)

    def refuse(self, observation: Observation, action: Action) -> IllegalAction:
        # All that a refusal speaks of, the seat to act can see: any state that it holds possible will do.
        state = self.rules.redeal(observation, random.Random(0))
        return refusal.refuse(self.rules.components, state, action)

    def describe(self, before: Observation, event: Action | Outcome, after: Observation) -> tuple[Line, ...]:
        raise NotImplementedError("the log of Epic Dice Battles is told from states; see `tell`")

    def tell(
        self, rules: AnyRules, before: State, event: Action | Outcome, after: State, viewer: Seat | None
    ) -> tuple[Line, ...]:
        return log.describe(self.rules.components, before, event, after, viewer)

    def happenings(self, before: Observation, event: Action | Outcome, after: Observation) -> tuple[Happening, ...]:
        return ()

    def odds(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Mapping[str, Chance]:
        from wartable.games.epic_dice_battles.board_odds import board_odds

        found = board_odds(self.rules, observation)
        return {
            name: Chance(win, found.get(f"{name} lost"), is_estimate=bool(found.get(f"{name} guess")))
            for name, win in found.items()
            if not name.endswith((" lost", " guess"))
        }

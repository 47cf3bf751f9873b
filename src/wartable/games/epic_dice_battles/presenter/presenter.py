"""Epic Dice Battles as a front end shows it."""

from __future__ import annotations

import random
from collections.abc import Mapping

from wartable.core.errors import IllegalAction
from wartable.core.line import Line, Name
from wartable.core.presenter import Chance, Choice, Presenter, Prompt
from wartable.games.epic_dice_battles.actions import Action, FirstPlayer, Outcome
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import (
    choices,
    facts,
    happenings,
    labels,
    prompts,
    refusal,
    suggestions,
)
from wartable.games.epic_dice_battles.presenter.facts import EpicDiceBattlesFacts, EpicDiceBattlesNumbers
from wartable.games.epic_dice_battles.presenter.kinds import EpicDiceBattlesHappening
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import Marching

__all__ = ["EpicDiceBattlesPresenter"]


class EpicDiceBattlesPresenter(Presenter[Observation, Action, Outcome]):
    """Tokens, numbers, purchases and deployments are hidden until the rules show them."""

    numbers_type = EpicDiceBattlesNumbers
    facts_type = EpicDiceBattlesFacts
    happening_type = EpicDiceBattlesHappening

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._components = rules.components
        self._numbers = facts.numbers_of(rules.components, rules.players)

    def numbers(self) -> EpicDiceBattlesNumbers:
        return self._numbers

    def prompt(self, observation: Observation) -> Prompt:
        return prompts.prompt(self._components, observation)

    def moment(self, observation: Observation) -> Line:
        args: dict[str, str | Line] = {"year": str(observation.year), "season": Line(f"season-{observation.season}")}
        leading = observation.stage.leading if isinstance(observation.stage, Marching) else None
        if leading is None:
            return Line("moment-when", args)
        return Line("moment-army", {**args, "number": leading})

    def label(self, observation: Observation, action: Action) -> Line:
        return labels.label(self._components, observation, action)

    def choices(self, observation: Observation, legal_actions: tuple[Action, ...]) -> tuple[Choice, ...]:
        suggested = self.suggest(observation, legal_actions)
        return choices.choices(self._components, observation, legal_actions, suggested)

    def suggest(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Action | None:
        return suggestions.suggest(self._components, observation, legal_actions)

    def refuse(self, observation: Observation, action: Action) -> IllegalAction:
        # All that a refusal speaks of, the seat to act can see: any state that it holds possible will do.
        state = self._rules.redeal(observation, random.Random(0))
        return refusal.refuse(self._components, state, action)

    def outcome_label(self, observation: Observation, outcome: Outcome) -> Line:
        assert isinstance(outcome, FirstPlayer), "everything else is a roll"
        return Line("log-first-player", {"player": Name(outcome.seat)})

    def facts(self, observation: Observation, legal_actions: tuple[Action, ...]) -> EpicDiceBattlesFacts:
        return facts.facts(self._components, observation)

    def happenings(
        self, before: Observation, event: Action | Outcome, after: Observation
    ) -> tuple[EpicDiceBattlesHappening, ...]:
        return happenings.happenings(self._components, before, event, after)

    def odds(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Mapping[str, Chance]:
        from wartable.games.epic_dice_battles.presenter.chances import board_odds

        return board_odds(self._rules, observation)

"""Board of War as a front end shows it."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.core.errors import IllegalAction
from wartable.core.line import Line, Name
from wartable.core.presenter import Chance, Presenter, Prompt
from wartable.games.board_of_war import choices, log, refusal
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Action, Outcome, Phase

__all__ = ["BoardOfWarPresenter"]


class BoardOfWarPresenter(Presenter[Observation, Action, Outcome]):
    """Hands are hidden: what was drawn, only its owner is told."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def prompt(self, observation: Observation) -> Prompt:
        if observation.victory is not None or observation.phase in (Phase.DEAL, Phase.DRAW, Phase.FIGHT):
            return Prompt(Line("ui-over" if observation.victory is not None else "ui-wait"))
        player = Name(observation.turn)
        return Prompt(
            Line("ui-choose", {"player": player}), observation.turn, watching=Line("ui-turn-of", {"player": player})
        )

    def label(self, observation: Observation, action: Action) -> Line:
        return choices.label(self.rules.box, observation, action)

    def suggest(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Action | None:
        return choices.suggest(self.rules.box, observation, legal_actions)

    def refuse(self, observation: Observation, action: Action) -> IllegalAction:
        return refusal.refuse(self.rules.box, observation, action)

    def describe(self, before: Observation, event: Action | Outcome, after: Observation) -> tuple[Line, ...]:
        return log.describe(self.rules.box, before, event, after)

    def odds(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Mapping[str, Chance]:
        from wartable.games.board_of_war.odds import board_odds

        return {name: Chance(win) for name, win in board_odds(self.rules, observation).items()}

"""Age of War as a front end shows it."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.core.errors import IllegalAction
from wartable.core.line import Line, Name
from wartable.core.presenter import Chance, Choice, Presenter, Prompt
from wartable.games.age_of_war.actions import Action, FirstPlayer, Outcome
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter import choices, facts, happenings, labels, nouns, prompts, refusal, suggestions
from wartable.games.age_of_war.presenter.facts import AgeOfWarFacts, AgeOfWarNumbers
from wartable.games.age_of_war.presenter.kinds import AgeOfWarHappening

__all__ = ["AgeOfWarPresenter"]


class AgeOfWarPresenter(Presenter[Observation, Action, Outcome]):
    """Nothing is hidden in this game: all viewers are told the same."""

    numbers_type = AgeOfWarNumbers
    facts_type = AgeOfWarFacts
    happening_type = AgeOfWarHappening

    def __init__(self, components: Components) -> None:
        self._components = components
        self._numbers = facts.numbers_of(components)

    def numbers(self) -> AgeOfWarNumbers:
        return self._numbers

    def prompt(self, observation: Observation) -> Prompt:
        return prompts.prompt(self._components, observation)

    def moment(self, observation: Observation) -> Line:
        return Line("moment-when", {"count": observation.owners.count(None)})

    def label(self, observation: Observation, action: Action) -> Line:
        return labels.label(self._components, action)

    def choices(self, observation: Observation, legal_actions: tuple[Action, ...]) -> tuple[Choice, ...]:
        return choices.choices(self._components, legal_actions)

    def suggest(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Action | None:
        return suggestions.suggest(legal_actions)

    def refuse(self, observation: Observation, action: Action) -> IllegalAction:
        return refusal.refuse(self._components, observation, action)

    def face(self, value: int) -> Line:
        return nouns.face(value)

    def outcome_label(self, observation: Observation, outcome: Outcome) -> Line:
        assert isinstance(outcome, FirstPlayer), "everything else is a roll"
        return Line("log-first-player", {"player": Name(outcome.seat)})

    def facts(self, observation: Observation, legal_actions: tuple[Action, ...]) -> AgeOfWarFacts:
        return facts.facts(self._components, observation, legal_actions)

    def happenings(
        self, before: Observation, event: Action | Outcome, after: Observation
    ) -> tuple[AgeOfWarHappening, ...]:
        return happenings.happenings(self._components, before, event, after)

    def odds(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Mapping[str, Chance]:
        from wartable.games.age_of_war.presenter.chances import board_odds

        return board_odds(self._components, observation)

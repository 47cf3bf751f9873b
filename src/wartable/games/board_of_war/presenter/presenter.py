"""Board of War as a front end shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.core.distribution import Distribution
from wartable.core.entry import EntryPart, Picks
from wartable.core.errors import IllegalAction
from wartable.core.line import Line
from wartable.core.presenter import Chance, Choice, Presenter, Prompt
from wartable.games.board_of_war.actions import Action, Outcome
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import (
    choices,
    entries,
    facts,
    happenings,
    labels,
    prompts,
    refusal,
    suggestions,
)
from wartable.games.board_of_war.presenter.facts import BoardOfWarFacts, BoardOfWarNumbers
from wartable.games.board_of_war.presenter.kinds import BoardOfWarHappening
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Phase

__all__ = ["BoardOfWarPresenter"]


class BoardOfWarPresenter(Presenter[Observation, Action, Outcome]):
    """Hands are hidden: what was drawn, only its owner is told."""

    numbers_type = BoardOfWarNumbers
    facts_type = BoardOfWarFacts
    happening_type = BoardOfWarHappening

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._box = rules.box
        self._numbers = facts.numbers_of(rules.box.components)

    def numbers(self) -> BoardOfWarNumbers:
        return self._numbers

    def prompt(self, observation: Observation) -> Prompt:
        is_idle = observation.phase is Phase.ACT and len(self._rules.acts(observation)) == 1
        return prompts.prompt(self._box, observation, is_idle=is_idle)

    def moment(self, observation: Observation) -> Line:
        return Line("moment-when", {"round": observation.round})

    def label(self, observation: Observation, action: Action) -> Line:
        return labels.label(self._box, observation, action)

    def suggest(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Action | None:
        return suggestions.suggest(self._box, observation, legal_actions)

    def choices(self, observation: Observation, legal_actions: tuple[Action, ...]) -> tuple[Choice, ...]:
        return choices.choices(self._box, observation, legal_actions)

    def refuse(self, observation: Observation, action: Action) -> IllegalAction:
        return refusal.refuse(self._box, observation, action)

    def entry(self, observation: Observation, distribution: Distribution[Any]) -> tuple[EntryPart, ...]:
        return entries.entry(self._box, distribution)

    def entered(self, observation: Observation, distribution: Distribution[Any], picks: Picks) -> Outcome:
        return entries.entered(distribution, picks)

    def facts(self, observation: Observation, legal_actions: tuple[Action, ...]) -> BoardOfWarFacts:
        return facts.facts(self._box, observation, legal_actions)

    def happenings(
        self, before: Observation, event: Action | Outcome, after: Observation
    ) -> tuple[BoardOfWarHappening, ...]:
        return happenings.happenings(self._box, before, event, after)

    def odds(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Mapping[str, Chance]:
        from wartable.games.board_of_war.presenter.chances import board_odds

        return board_odds(self._rules, observation)

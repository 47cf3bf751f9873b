"""What helps a search of Board of War: the regent's choices, and who is nearest to a victory."""

from __future__ import annotations

import random

from wartable.core.game import AnyRules
from wartable.games.board_of_war.heuristics import choose, plan_of_regent, ranked
from wartable.games.board_of_war.prospects import prospects
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.state import Action, Attack, EndActions, Expand, PlayCard, State, UpgradeSquare

__all__ = ["RegentGuide"]

_WEIGHTY = (PlayCard, Attack, Expand, UpgradeSquare, EndActions)
_MOST = 3


class RegentGuide:
    """Plays on like the regent and counts the turns that everybody still needs."""

    def policy(self, rules: AnyRules, state: State, legal_actions: tuple[Action, ...], rng: random.Random) -> Action:
        box: Box = rules.box  # type: ignore[attr-defined]
        return choose(box, state, legal_actions, plan_of_regent(box, state), rng)

    def candidates(self, rules: AnyRules, state: State, legal_actions: tuple[Action, ...]) -> tuple[Action, ...]:
        # Where a soldier is put or a marker lies decides little: the regent's word is enough, and time is short.
        weighty = tuple(action for action in legal_actions if isinstance(action, _WEIGHTY))
        box: Box = rules.box  # type: ignore[attr-defined]
        return ranked(box, state, weighty, plan_of_regent(box, state))[:_MOST]

    def evaluate(self, rules: AnyRules, state: State) -> tuple[float, ...]:
        return prospects(rules.box, state)  # type: ignore[attr-defined]

    def stage(self, rules: AnyRules, state: State) -> int:
        """Turns so far."""
        return state.round * rules.players + (state.order.index(state.turn) if state.order else 0)

"""What helps a search of Board of War: the regent's choices, and who is nearest to a victory."""

from __future__ import annotations

import random
from collections import Counter

from wartable.core.game import AnyRules
from wartable.games.board_of_war.actions import Action
from wartable.games.board_of_war.heuristics import cares_of_regent, choose, ranked
from wartable.games.board_of_war.prospects import prospects
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.state import State

__all__ = ["RegentGuide"]

_OF_A_KIND = 2
"""So many steps, expansions, cards … are compared: the next best are much like them."""


class RegentGuide:
    """Plays on like the regent and counts the turns that everybody still needs."""

    def policy(self, rules: AnyRules, state: State, legal_actions: tuple[Action, ...], rng: random.Random) -> Action:
        box: Box = rules.box  # type: ignore[attr-defined]
        return choose(box, state, legal_actions, cares_of_regent(box, state), rng)

    def candidates(self, rules: AnyRules, state: State, legal_actions: tuple[Action, ...]) -> tuple[Action, ...]:
        box: Box = rules.box  # type: ignore[attr-defined]
        seen: Counter[type] = Counter()
        found = []
        for action in ranked(box, state, legal_actions, cares_of_regent(box, state)):
            seen[type(action)] += 1
            if seen[type(action)] <= _OF_A_KIND:
                found.append(action)
        return tuple(found)

    def evaluate(self, rules: AnyRules, state: State) -> tuple[float, ...]:
        return prospects(rules.box, state)  # type: ignore[attr-defined]

    def stage(self, rules: AnyRules, state: State) -> int:
        """Turns so far."""
        return state.round * rules.players + (state.order.index(state.turn) if state.order else 0)

    def occasion(self, rules: AnyRules, state: State) -> tuple[int, ...]:
        """Whatever is rolled or drawn in the same turn."""
        return (self.stage(rules, state),)

"""A judge for games that nobody has solved: a search that looks at every choice and states its error."""

from __future__ import annotations

import math
import random
from typing import Any

from wartable.bots.search import Guide, Node, SearchBot
from wartable.core.game import AnyRules
from wartable.core.judge import Judgment

__all__ = ["SearchJudge"]

# The half width of a 95 % interval in standard errors.
_95_PERCENT = 1.96


class SearchJudge:
    """Estimates what every choice is worth by many simulated continuations."""

    name = "search"
    is_exact = False

    def __init__(
        self, guide: Guide, *, simulations: int = 400, seconds: float = 5.0, look_at_all: int = 30, **search: Any
    ) -> None:
        """`look_at_all` is how often every choice is tried at least; the rest goes to the promising ones."""
        self._bot_settings = {"seconds": seconds, **search}
        self._guide = guide
        self._simulations = simulations
        self._look_at_all = look_at_all

    def judge(
        self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random
    ) -> tuple[Judgment, ...]:
        simulations = max(self._simulations, self._look_at_all * len(legal_actions))
        bot = SearchBot(self._guide, simulations=simulations, **self._bot_settings)
        root = bot.search(rules, observation, legal_actions, rng, look_at_all=self._look_at_all)
        return tuple(_judgment(action, root.children[action]) for action in legal_actions)


def _judgment(action: Any, node: Node) -> Judgment:
    visits = max(node.visits, 1)
    values = tuple(total / visits for total in node.totals)
    variance = max(node.squares / visits - node.mean**2, 0.0)
    return Judgment(action, values, error=_95_PERCENT * math.sqrt(variance / visits))

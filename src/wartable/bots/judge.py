"""A judge for games that nobody has solved: a search that looks at every choice and states its error."""

from __future__ import annotations

import math
import random
import statistics
from typing import Any

from wartable.bots.search import Guide, Node, SearchBot
from wartable.core.game import AnyRules
from wartable.core.judge import Judgment

__all__ = ["SearchJudge"]

# The half width of a 95 % interval in standard errors.
_95_PERCENT = 1.96


class SearchJudge:
    """Estimates what every choice is worth by simulated continuations, the same worlds for all choices."""

    name = "search"
    is_exact = False

    def __init__(self, guide: Guide, *, looks: int = 24, **search: Any) -> None:
        """`looks` is how many simulations every choice gets; the rest is as `SearchBot` takes it."""
        self._bot = SearchBot(guide, **search)
        self._looks = looks

    def judge(
        self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random
    ) -> tuple[Judgment, ...]:
        root = Node(rules.players)
        root.children = {action: Node(rules.players) for action in legal_actions}
        for _ in range(self._looks):
            self._bot.look_once(rules, observation, root, list(legal_actions), rng)
        return tuple(_judgment(action, root.children[action]) for action in legal_actions)


def _judgment(action: Any, node: Node) -> Judgment:
    values = tuple(total / node.visits for total in node.totals)
    spread = statistics.stdev(node.samples) if node.visits > 1 else 0.0
    return Judgment(action, values, error=_95_PERCENT * spread / math.sqrt(node.visits))

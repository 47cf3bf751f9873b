"""A bot that takes any legal action, each as likely as the others."""

from __future__ import annotations

import random
from typing import Any

from wartable.core.game import AnyRules

__all__ = ["RandomBot"]


class RandomBot:
    """The weakest opponent, and the yardstick for all others."""

    name = "random"

    def choose(self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        return legal_actions[int(rng.random() * len(legal_actions))]

"""Easy, Normal and Hard: the strongest bot of a game with less care.

A careless player does not play at random; it does not see everything. So an easier level overlooks each choice with
some chance, and takes the best of those it noticed. It also thinks less: it makes the strong bot's first, quick choice
where that bot has one. What it overlooks differs from game to game, so two of a kind do not play alike.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Mapping
from typing import Any

from wartable.core.bot import Bot, hasty, unhurried
from wartable.core.game import AnyRules

__all__ = ["LEVELS", "LevelBot", "levels"]

LEVELS = ("easy", "normal", "hard")
"""Every game has them at every table, the weakest first."""

Strongest = Callable[[AnyRules], Bot]
"""The strongest bot that can play by these rules: not every bot knows every table size and every variant."""

Overlooked = float | Mapping[int, float]
"""The chance that a choice is not seen; by number of players where it differs: among many a mistake costs less."""


class LevelBot:
    """The strongest bot of a game, as attentive as its level."""

    def __init__(self, name: str, strongest: Strongest, overlooked: Overlooked) -> None:
        """With nothing overlooked the strongest bot plays as it is."""
        self.name = name
        self.strongest = strongest
        self._overlooked = overlooked

    def overlooked(self, players: int) -> float:
        """The chance that a choice is not seen, among so many."""
        return self._overlooked[players] if isinstance(self._overlooked, Mapping) else self._overlooked

    def unhurried(self) -> LevelBot:
        """The same bot without a clock."""
        other, strongest = copy.copy(self), self.strongest
        other.strongest = lambda rules: unhurried(strongest(rules))
        return other

    def choose(self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        bot = self.strongest(rules)
        overlooked = self.overlooked(rules.players)
        if overlooked == 0.0:
            return bot.choose(rules, observation, legal_actions, rng)
        if len(legal_actions) == 1:
            return legal_actions[0]
        noticed = tuple([action for action in legal_actions if rng.random() >= overlooked])
        if len(noticed) <= 1:
            return noticed[0] if noticed else rng.choice(legal_actions)
        return hasty(bot).choose(rules, observation, noticed, rng)


def levels(strongest: Strongest, *, easy: Overlooked, normal: Overlooked) -> dict[str, Bot]:
    """The three levels of a game by name, the weakest first: how much Easy and Normal overlook."""
    made = (LevelBot("easy", strongest, easy), LevelBot("normal", strongest, normal), LevelBot("hard", strongest, 0.0))
    return {bot.name: bot for bot in made}

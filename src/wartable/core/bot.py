"""What a bot is: it gets its seat's view and the legal actions, and chooses one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from wartable.core.game import OVER

if TYPE_CHECKING:
    from wartable.core.game import AnyRules
    from wartable.core.match import Match

__all__ = ["Bot", "hasty", "play_out", "unhurried"]


class Bot(Protocol):
    """A player that is a program. Stateless: everything it may remember is in the observation."""

    name: str

    def choose(self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        """One of the legal actions."""


def unhurried(bot: Bot) -> Bot:
    """A bot that does not look at the clock: one that does may offer another that plays the same on any machine."""
    without_clock = getattr(bot, "unhurried", None)
    return bot if without_clock is None else cast("Bot", without_clock())


def hasty(bot: Bot) -> Bot:
    """A bot that takes its first, quick choice: one that thinks long may offer another that does not."""
    at_first_sight = getattr(bot, "hasty", None)
    return bot if at_first_sight is None else cast("Bot", at_first_sight())


def play_out(match: Match, bots: Sequence[Bot], rng: random.Random, *, max_decisions: int | None = None) -> Match:
    """Let bots play, one per seat, until the match is over or the limit is reached; returns the match.

    A match stopped by the limit has no result: it is unfinished, never won.
    """
    limit = match.game.max_decisions_for_programs if max_decisions is None else max_decisions
    for _ in range(limit):
        seat = match.to_act
        if not isinstance(seat, int):
            assert seat is OVER, "a match rolls its own dice"
            break
        match.play(bots[seat].choose(match.rules, match.observe(seat), match.legal_actions(), rng))
    return match

"""Wartable: three war board games to play, to understand and to study."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from wartable.core.bot import Bot, play_out
from wartable.core.errors import IllegalAction, WartableError
from wartable.core.game import CHANCE, OVER, AnyGame, Result
from wartable.core.match import Match
from wartable.registry import get_bot, get_game

__all__ = [
    "CHANCE",
    "OVER",
    "IllegalAction",
    "Match",
    "Result",
    "WartableError",
    "__version__",
    "get_bot",
    "get_game",
    "run",
]

__version__ = "0.1.0"


def run(
    game: AnyGame | str,
    bots: Sequence[str | Bot],
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    max_decisions: int | None = None,
) -> Match:
    """Let bots play one match and return it; the same seed plays the same match.

    Games without a turn limit stop after `max_decisions` (the game has a default) and have no result then.
    """
    found = get_game(game) if isinstance(game, str) else game
    variant = found.variant_of(options)
    seated = [get_bot(bot, found, len(bots), variant) if isinstance(bot, str) else bot for bot in bots]
    match = Match.new(found, players=len(seated), seed=seed, options=options)
    return play_out(match, seated, random.Random(seed), max_decisions=max_decisions)

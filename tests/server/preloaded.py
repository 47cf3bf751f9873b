"""What servers of the tests, and the processes in which their bots think, have read before they start: they are copies.

Reading modules and the tables of bots is most of what the start of either takes.
"""

from __future__ import annotations

import gc
import random
from importlib import import_module

from wartable.core.chance import RandomSampler
from wartable.core.play import settle
from wartable.registry import get_bot, get_game, get_judge

# Named, not asked for: what a test has put among the games or the bots is not for the servers of all others.
_GAMES = {"age-of-war": "perfect", "epic-dice-battles": "warlord", "board-of-war": "regent"}
_MODULES = (
    "tests.server.fixed_dice",
    "wartable.server.app",
    "alembic.command",
    "asyncpg",
    "litestar.middleware.response_cache",
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "uvloop",
)


def _read() -> None:
    for module in _MODULES:
        import_module(module)
    for name, bot in _GAMES.items():
        _think(name, bot)
    # What stays is never looked through for garbage again: looking at it would copy it.
    gc.collect()
    gc.freeze()


def _think(name: str, bot: str) -> None:
    """A first decision: what is read for it stays read."""
    game, rng = get_game(name), random.Random(0)
    rules = game.rules(2)
    state, seat = settle(rules, rules.initial_state(), RandomSampler(rng))
    assert isinstance(seat, int)
    seen, legal = rules.observe(state, seat), rules.legal_actions(state)
    game.presenter(rules).choices(seen, legal)
    get_judge(game, 2)
    get_bot(bot, game).choose(rules, seen, legal, rng)


_read()

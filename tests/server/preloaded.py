"""What servers of the tests, and the processes that think for them, have read before they start: they are copies of it.

Reading modules and the tables of bots is most of what the start of either takes.
"""

from __future__ import annotations

import contextlib
import gc
import random
from importlib import import_module

from wartable.core.chance import RandomSampler
from wartable.core.play import settle
from wartable.registry import game_ids, get_game, get_judge

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
    for game in game_ids():
        # What is wrong with a bot is for its own tests to tell, not for every test of the server.
        with contextlib.suppress(Exception):
            _think(game)
    # Copies share what they never write to: what is frozen is not looked through, and so not copied.
    gc.collect()
    gc.freeze()


def _think(name: str) -> None:
    """A first decision of every bot: what each of them reads for it stays read."""
    game, rng = get_game(name), random.Random(0)
    rules = game.rules(2)
    state, seat = settle(rules, rules.initial_state(), RandomSampler(rng))
    assert isinstance(seat, int)
    seen, legal = rules.observe(state, seat), rules.legal_actions(state)
    game.presenter(rules).choices(seen, legal)
    get_judge(game, 2)
    for bot in game.bots().values():
        bot.choose(rules, seen, legal, rng)


_read()

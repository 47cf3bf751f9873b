"""Bots think here, in processes of their own: they get an observation as JSON and nothing else of the table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any, NamedTuple

import msgspec
import structlog

from wartable.core.game import AnyRules
from wartable.registry import get_bot, get_game
from wartable.server.metrics import BOT_SECONDS
from wartable.server.position import Position
from wartable.server.setup import Setup

__all__ = ["Thinkers", "Thought", "think"]

_ATTEMPTS = 3
_log = structlog.get_logger("wartable.server")


class Thought(NamedTuple):
    """All that a bot is given."""

    game: str
    players: int
    options: bytes
    bot: str
    observation: bytes
    legal_actions: bytes
    seed: int


class Thinkers:
    """A pool of processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, setup: Setup, position: Position) -> Any:
        """What the bot at the seat to act decides."""
        place = position.deciding
        assert place is not None
        assert place.bot is not None
        legal = setup.legal_actions(position.state)
        observation = setup.observe(position.state, position.to_act)
        thought = Thought(
            game=setup.game.id,
            players=setup.players,
            options=msgspec.json.encode(setup.plan.options),
            bot=place.bot,
            observation=msgspec.json.encode(observation),
            legal_actions=msgspec.json.encode(legal),
            seed=secrets.randbits(64),
        )
        with BOT_SECONDS.labels(setup.game.id, place.bot).time():
            return legal[await self._think(thought)]

    def close(self) -> None:
        """Stop thinking at once: the table's journal has the question, and it will be asked again."""
        if self._pool is not None:
            thinking = multiprocessing.active_children()
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()
            self._pool = None

    async def _think(self, thought: Thought) -> int:
        for attempt in range(1, _ATTEMPTS + 1):
            pool = self._pool = self._pool or self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, thought)
            except BrokenProcessPool:
                _log.warning("a thinking process died", game=thought.game, bot=thought.bot, attempt=attempt)
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError(f"the bot {thought.bot} of {thought.game} keeps dying")

    def _open(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would copy the threads' locks and the open connections.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_settle_in)


def think(thought: Thought) -> int:
    """The place of the bot's choice among the legal actions."""
    game = get_game(thought.game)
    observation = msgspec.json.decode(thought.observation, type=game.observation_type)
    legal: tuple[Any, ...] = msgspec.json.decode(thought.legal_actions, type=tuple[game.action_type, ...])  # type: ignore[name-defined]
    rules = _rules(thought.game, thought.players, thought.options)
    bot = get_bot(thought.bot, game)
    return legal.index(bot.choose(rules, observation, legal, random.Random(thought.seed)))


@lru_cache(maxsize=32)
def _rules(game_id: str, players: int, options: bytes) -> AnyRules:
    return get_game(game_id).rules(players, msgspec.json.decode(options))


def _settle_in() -> None:
    """Thinking gives way to serving, ends with the server, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(parent: int) -> None:
    wait([parent])
    os._exit(1)

"""Bots think here, in processes of their own: they get an observation as JSON and nothing else of the table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from http import HTTPStatus
from multiprocessing.connection import wait
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog

from wartable.core.game import AnyRules
from wartable.core.judge import Judgment
from wartable.registry import get_bot, get_game
from wartable.server.metrics import BOT_SECONDS
from wartable.server.position import Position
from wartable.server.problems import Problem
from wartable.server.setup import Setup

__all__ = ["Thinkers", "Thought", "judge", "think"]

T = TypeVar("T")
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
        with BOT_SECONDS.labels(setup.game.id, place.bot).time():
            return legal[await self._ask(think, _thought(setup, position, place.bot))]

    async def judge(self, setup: Setup, position: Position) -> tuple[bool, tuple[Judgment, ...]]:
        """Whether the judge is exact, and what it thinks of every choice of the seat to act."""
        try:
            encoded = await self._ask(judge, _thought(setup, position, "judge"))
        except NotImplementedError:
            raise Problem(HTTPStatus.NOT_FOUND, "not-found", f"{setup.game.id} has no judge") from None
        return msgspec.json.decode(encoded, type=tuple[bool, tuple[Judgment, ...]])

    def close(self) -> None:
        """Stop thinking at once: the table's journal has the question, and it will be asked again."""
        if self._pool is not None:
            thinking = multiprocessing.active_children()
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()
            self._pool = None

    async def _ask(self, question: Callable[[Thought], T], thought: Thought) -> T:
        for attempt in range(1, _ATTEMPTS + 1):
            pool = self._pool = self._pool or self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, question, thought)
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
    bot = get_bot(thought.bot, get_game(thought.game))
    rules, observation, legal = _unpacked(thought)
    return legal.index(bot.choose(rules, observation, legal, random.Random(thought.seed)))


def judge(thought: Thought) -> bytes:
    """Whether the game's judge is exact, and what it thinks of every legal action, as JSON."""
    found = get_game(thought.game).judge(thought.players)
    return msgspec.json.encode((found.is_exact, found.judge(*_unpacked(thought), random.Random(thought.seed))))


def _thought(setup: Setup, position: Position, bot: str) -> Thought:
    return Thought(
        game=setup.game.id,
        players=setup.players,
        options=msgspec.json.encode(setup.plan.options),
        bot=bot,
        observation=msgspec.json.encode(setup.observe(position.state, position.to_act)),
        legal_actions=msgspec.json.encode(setup.legal_actions(position.state)),
        seed=secrets.randbits(64),
    )


def _unpacked(thought: Thought) -> tuple[AnyRules, Any, tuple[Any, ...]]:
    game = get_game(thought.game)
    observation = msgspec.json.decode(thought.observation, type=game.observation_type)
    actions: Any = tuple[game.action_type, ...]  # type: ignore[name-defined]
    legal = msgspec.json.decode(thought.legal_actions, type=actions)
    return _rules(thought.game, thought.players, thought.options), observation, legal


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

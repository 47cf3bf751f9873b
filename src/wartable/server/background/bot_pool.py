"""The bot pool: bots and judges think in processes of their own, given an observation and nothing else of the table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog

from wartable.analysis.review import Judgments, assess
from wartable.core.game import AnyRules, Seat
from wartable.core.judge import Judgment, Step, Stretch, patient
from wartable.core.processes import settle_in
from wartable.registry import get_bot, get_game, get_judge
from wartable.server.process.metrics import BOT_SECONDS
from wartable.server.table.position import TablePosition
from wartable.server.table.setup import TableSetup

__all__ = [
    "Assessment",
    "BotPool",
    "Question",
    "ReviewCase",
    "assess_case",
    "case_of",
    "choose_action",
    "judge_actions",
]

T = TypeVar("T")
Q = TypeVar("Q", "Question", "ReviewCase")
_ATTEMPTS = 3
_SEED = 0
"""A review is the same again."""
_log = structlog.get_logger("wartable.server")


class Question(NamedTuple):
    """All that a bot is given."""

    game: str
    players: int
    options: bytes
    bot: str
    observation: bytes
    legal_actions: bytes
    seed: int


class ReviewCase(NamedTuple):
    """All that a judge is given of decisions that were made."""

    game: str
    players: int
    options: bytes
    seat: Seat
    observation: bytes
    steps: bytes
    bot: str = "judge"


class Assessment(msgspec.Struct, frozen=True):
    """What a judge thinks of decisions, step by step: the choices that count."""

    judge: str
    is_exact: bool
    judgments: Judgments


class BotPool:
    """A pool of processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, setup: TableSetup, position: TablePosition) -> Any:
        """What the bot at the seat to act decides."""
        place = position.deciding
        assert place is not None
        assert place.bot is not None
        legal = setup.legal_actions(position.state)
        with BOT_SECONDS.labels(setup.game.id, place.bot).time():
            return legal[await self._ask(choose_action, _question(setup, position, place.bot))]

    async def judge(self, setup: TableSetup, position: TablePosition) -> tuple[bool, tuple[Judgment, ...]]:
        """Whether the judge is exact, and what it thinks of every choice of the seat to act; or NoJudge."""
        encoded = await self._ask(judge_actions, _question(setup, position, "judge"))
        return msgspec.json.decode(encoded, type=tuple[bool, tuple[Judgment, ...]])

    async def assess(self, case: ReviewCase) -> Assessment:
        """What the judge thinks of decisions that were made; or NoJudge."""
        found = msgspec.json.decode(await self._ask(assess_case, case), type=Assessment)
        kind = get_game(case.game).action_type
        judgments = tuple(
            tuple(
                msgspec.structs.replace(judgment, action=msgspec.convert(judgment.action, kind)) for judgment in of_step
            )
            for of_step in found.judgments
        )
        return msgspec.structs.replace(found, judgments=judgments)

    def close(self) -> None:
        """Stop thinking at once: the table's journal has the question, and it will be asked again."""
        if self._pool is not None:
            thinking = multiprocessing.active_children()
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()
            self._pool = None

    async def _ask(self, answer: Callable[[Q], T], question: Q) -> T:
        for attempt in range(1, _ATTEMPTS + 1):
            pool = self._pool = self._pool or self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, answer, question)
            except BrokenProcessPool:
                _log.warning("a process of the bot pool died", game=question.game, bot=question.bot, attempt=attempt)
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError(f"the bot {question.bot} of {question.game} keeps dying")

    def _open(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would copy the threads' locks and the open connections.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=_settle_in)


def choose_action(question: Question) -> int:
    """The place of the bot's choice among the legal actions."""
    bot = get_bot(question.bot, get_game(question.game))
    rules, observation, legal = _unpacked(question)
    return legal.index(bot.choose(rules, observation, legal, random.Random(question.seed)))


def judge_actions(question: Question) -> bytes:
    """Whether the game's judge is exact, and what it thinks of every legal action, as JSON."""
    found = patient(get_judge(get_game(question.game), question.players))
    return msgspec.json.encode((found.is_exact, found.judge(*_unpacked(question), random.Random(question.seed))))


def assess_case(case: ReviewCase) -> bytes:
    """What the game's judge thinks of decisions, as JSON; the same again whoever asks."""
    game = get_game(case.game)
    found, rules = get_judge(game, case.players), _rules(case.game, case.players, case.options)
    kind: Any = game.action_type
    steps = msgspec.json.decode(case.steps, type=tuple[tuple[int, kind, tuple[kind, ...]], ...])
    stretch = Stretch(
        seat=case.seat,
        observation=msgspec.json.decode(case.observation, type=game.observation_type),
        steps=tuple(Step(*step) for step in steps),
    )
    return msgspec.json.encode(Assessment(found.name, found.is_exact, assess(found, rules, stretch, _SEED)))


def case_of(setup: TableSetup, stretch: Stretch) -> ReviewCase:
    """Decisions of a finished game, ready to be sent to a judge."""
    return ReviewCase(
        game=setup.game.id,
        players=setup.players,
        options=msgspec.json.encode(setup.plan.options),
        seat=stretch.seat,
        observation=msgspec.json.encode(stretch.observation),
        steps=msgspec.json.encode(stretch.steps),
    )


def _question(setup: TableSetup, position: TablePosition, bot: str) -> Question:
    return Question(
        game=setup.game.id,
        players=setup.players,
        options=msgspec.json.encode(setup.plan.options),
        bot=bot,
        observation=msgspec.json.encode(setup.observe(position.state, position.to_act)),
        legal_actions=msgspec.json.encode(setup.legal_actions(position.state)),
        seed=secrets.randbits(64),
    )


def _unpacked(question: Question) -> tuple[AnyRules, Any, tuple[Any, ...]]:
    game = get_game(question.game)
    observation = msgspec.json.decode(question.observation, type=game.observation_type)
    legal = _actions(question.game, question.legal_actions)
    return _rules(question.game, question.players, question.options), observation, legal


def _actions(game_id: str, encoded: bytes) -> tuple[Any, ...]:
    actions: Any = tuple[get_game(game_id).action_type, ...]  # type: ignore[misc]
    decoded: tuple[Any, ...] = msgspec.json.decode(encoded, type=actions)
    return decoded


@lru_cache(maxsize=32)
def _rules(game_id: str, players: int, options: bytes) -> AnyRules:
    return get_game(game_id).rules(players, msgspec.json.decode(options))


def _settle_in() -> None:
    """Thinking gives way to serving."""
    settle_in()
    if hasattr(os, "nice"):
        os.nice(5)

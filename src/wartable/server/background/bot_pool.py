"""The bot pool: bots and judges think in processes of their own, given an observation and nothing else of the table."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from functools import lru_cache, partial
from http import HTTPStatus
from itertools import cycle
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog

from wartable.analysis.review import Judgments, assess
from wartable.core.errors import WartableError
from wartable.core.game import AnyRules, Seat
from wartable.core.judge import ForesightedJudge, Judgment, Step, Stretch, patient
from wartable.core.match import Match
from wartable.core.presenter import Chance
from wartable.registry import bot_names, game_ids, get_bot, get_game, get_judge
from wartable.server.background.work_pool import Owner, Priority, TooMuchWork, WorkPool, WorkTimeout
from wartable.server.problems import Problem, ProblemDocument, problem_from, problem_of
from wartable.server.process.metrics import BOT_SECONDS
from wartable.server.table.plan import TablePlan
from wartable.server.table.plan_checks import check_plan, check_playable
from wartable.server.table.position import TablePosition
from wartable.server.table.setup import TableSetup

__all__ = [
    "Assessment",
    "BotPool",
    "OddsQuestion",
    "Question",
    "ReviewCase",
    "assess_case",
    "case_of",
    "check_encoded_plan",
    "choose_action",
    "get_ready",
    "judge_actions",
    "question_of",
    "steps_to_be_ready",
    "work_out_odds",
    "work_out_outlook",
]

T = TypeVar("T")
Q = TypeVar("Q")
_BOT_SECONDS = 20.0
"""Bots have clocks of their own that are far shorter; this is for those whose clock does not help."""
_ADVICE_SECONDS = 30.0
_ODDS_SECONDS = 10.0
_REVIEW_SECONDS = 120.0
_CHECK_SECONDS = 5.0
_PRACTICE_SECONDS, _PRACTICE_DECISIONS = 2.0, 40
"""Of each game, and of each size of its table."""
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


class OddsQuestion(NamedTuple):
    """All that the odds on a board depend on."""

    game: str
    players: int
    options: bytes
    observation: bytes
    legal_actions: bytes


class BotPool:
    """Has bots, judges and odds worked out in the processes of a work pool."""

    def __init__(self, pool: WorkPool) -> None:
        self._pool = pool

    async def choose(self, setup: TableSetup, position: TablePosition, owner: Owner, *, has_people: bool) -> Any:
        """What the bot at the seat to act decides. One that takes too long does what most would do anyway."""
        place = position.deciding
        assert place is not None
        assert place.bot is not None
        legal = setup.legal_actions(position.state)
        priority = Priority.PEOPLE if has_people else Priority.BOTS
        question = _question(setup, position, place.bot)
        with BOT_SECONDS.labels(setup.game.id, place.bot).time():
            try:
                at = await self._pool.run(choose_action, question, priority=priority, owner=owner, seconds=_BOT_SECONDS)
            except WorkTimeout:
                _log.warning("a bot took too long", game=setup.game.id, bot=place.bot)
                at = secrets.randbelow(len(legal))
        return legal[at]

    async def judge(
        self, setup: TableSetup, position: TablePosition, owner: Owner
    ) -> tuple[bool, tuple[Judgment, ...]]:
        """Whether the judge is exact, and what it thinks of every choice of the seat to act; or NoJudge."""
        question = _question(setup, position, "judge")
        encoded = await self.ask(judge_actions, question, Priority.ADVICE, owner, _ADVICE_SECONDS)
        return msgspec.json.decode(encoded, type=tuple[bool, tuple[Judgment, ...]])

    async def judge_position(
        self, game: str, players: int, observation: Any, legal_actions: tuple[Any, ...], owner: Owner
    ) -> tuple[bool, tuple[Judgment, ...]]:
        """The same of a position that lies on no table, with the standard numbers; the same again whoever asks."""
        question = question_of(game, players, observation, legal_actions)
        encoded = await self.ask(judge_actions, question, Priority.ADVICE, owner, _ADVICE_SECONDS)
        return msgspec.json.decode(encoded, type=tuple[bool, tuple[Judgment, ...]])

    async def odds(
        self, setup: TableSetup, position: TablePosition, seat: Seat | None, owner: Owner
    ) -> dict[str, Chance]:
        """The odds on the board as a viewer sees it."""
        legal = setup.legal_actions(position.state) if seat is not None and position.to_act == seat else ()
        question = OddsQuestion(
            game=setup.game.id,
            players=setup.players,
            options=msgspec.json.encode(setup.plan.options),
            observation=msgspec.json.encode(setup.observe(position.state, seat)),
            legal_actions=msgspec.json.encode(legal),
        )
        encoded = await self.ask(work_out_odds, question, Priority.ADVICE, owner, _ODDS_SECONDS)
        return msgspec.json.decode(encoded, type=dict[str, Chance])

    async def assess(self, case: ReviewCase, owner: Owner) -> Assessment:
        """What the judge thinks of decisions that were made; or NoJudge."""
        encoded = await self.ask(assess_case, case, Priority.REVIEW, owner, _REVIEW_SECONDS)
        found = msgspec.json.decode(encoded, type=Assessment)
        kind = get_game(case.game).action_type
        judgments = tuple(
            tuple(
                msgspec.structs.replace(judgment, action=msgspec.convert(judgment.action, kind)) for judgment in of_step
            )
            for of_step in found.judgments
        )
        return msgspec.structs.replace(found, judgments=judgments)

    async def check_plan(self, plan: TablePlan, owner: Owner) -> None:
        """Refuse a plan that cannot be played.

        A variant or a position is read elsewhere: whatever is in it, nobody here waits.
        """
        encoded = msgspec.json.encode(plan)
        found = await self.ask(check_encoded_plan, encoded, Priority.ADVICE, owner, _CHECK_SECONDS)
        if found is not None:
            raise problem_from(msgspec.json.decode(found, type=ProblemDocument))

    async def ask(self, call: Callable[[Q], T], question: Q, priority: Priority, owner: Owner, seconds: float) -> T:
        """Have something worked out; what takes too long, or is too much, is refused."""
        try:
            return await self._pool.run(call, question, priority=priority, owner=owner, seconds=seconds)
        except WorkTimeout:
            _log.warning("work took too long", work=call.__name__, player=owner.player)
            words = f"this took more than {seconds:.0f} seconds to work out"
            raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "too-slow", words, seconds=round(seconds)) from None
        except TooMuchWork:
            words = "too much that you asked for is still being worked out"
            raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", words, headers={"Retry-After": "10"}) from None


def question_of(game: str, players: int, observation: Any, legal_actions: tuple[Any, ...]) -> Question:
    """What a judge is given of a position that lies on no table, with the standard numbers."""
    return Question(
        game=game,
        players=players,
        options=b"{}",
        bot="judge",
        observation=msgspec.json.encode(observation),
        legal_actions=msgspec.json.encode(legal_actions),
        seed=_SEED,
    )


def work_out_odds(question: OddsQuestion) -> bytes:
    """The odds on a board, as JSON."""
    game = get_game(question.game)
    rules = _rules(question.game, question.players, question.options)
    observation = msgspec.json.decode(question.observation, type=game.observation_type)
    legal = _actions(question.game, question.legal_actions)
    return msgspec.json.encode(game.presenter(rules).odds(observation, legal))


def check_encoded_plan(plan: bytes) -> bytes | None:
    """Why a plan cannot be played, as a problem document; None if it can."""
    try:
        asked = msgspec.json.decode(plan, type=TablePlan)
        check_plan(asked)
        check_playable(asked)
    except WartableError as error:
        return msgspec.json.encode(problem_of(error).document())
    return None


def steps_to_be_ready() -> tuple[Callable[[], None], ...]:
    """What a process may do before it is asked for anything: game by game."""
    return tuple(partial(get_ready, game_id) for game_id in game_ids())


def get_ready(game_id: str) -> None:
    """Let the bots of a game play a little with each other: what they have to read and to load is there then."""
    game, rng = get_game(game_id), random.Random(_SEED)
    until = time.process_time() + _PRACTICE_SECONDS
    for players in game.player_counts:
        match = Match.new(game, players=players, seed=_SEED)
        bots = cycle(get_bot(name, game) for name in bot_names(game, players))
        for _ in range(_PRACTICE_DECISIONS):
            seat = match.to_act
            if not isinstance(seat, int) or time.process_time() > until:
                break
            match.play(next(bots).choose(match.rules, match.observe(seat), match.legal_actions(), rng))


def choose_action(question: Question) -> int:
    """The place of the bot's choice among the legal actions."""
    bot = get_bot(question.bot, get_game(question.game))
    rules, observation, legal = _unpacked(question)
    return legal.index(bot.choose(rules, observation, legal, random.Random(question.seed)))


def judge_actions(question: Question) -> bytes:
    """Whether the game's judge is exact, and what it thinks of every legal action, as JSON."""
    found = patient(get_judge(get_game(question.game), question.players))
    return msgspec.json.encode((found.is_exact, found.judge(*_unpacked(question), random.Random(question.seed))))


def work_out_outlook(question: Question) -> tuple[float, ...] | None:
    """What a position is worth to everybody before chance speaks; None where the game's judge cannot say."""
    found = get_judge(get_game(question.game), question.players)
    rules, observation, _ = _unpacked(question)
    return found.outlook(rules, observation) if isinstance(found, ForesightedJudge) else None


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


def case_of(game: str, players: int, options: bytes, stretch: Stretch) -> ReviewCase:
    """Decisions of a finished game, ready to be sent to a judge."""
    return ReviewCase(
        game=game,
        players=players,
        options=options,
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

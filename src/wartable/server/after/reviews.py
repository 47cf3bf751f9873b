"""The reviews of finished games.

Judges think in the processes of the bots, a few decisions at a time, so that a long review delays no bot for long. A
review is worked out once and kept in the database.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TypeVar

import msgspec

from wartable.server.after.mistakes import MistakeQuestion, dear_mistakes, mistake_row, work_out_puzzle
from wartable.server.after.notes import marks_of
from wartable.server.after.review_claims import ReviewClaims
from wartable.server.after.review_work import FinishedGame, JudgedGame, KeptReview, PreparedReview, book, prepare
from wartable.server.background.bot_pool import Assessment, BotPool, ReviewCase
from wartable.server.background.work_pool import Owner, Priority
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import LiveTables
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.journal import game_records
from wartable.server.store.mistakes import keep_mistakes
from wartable.server.store.notes import mark_seats
from wartable.server.store.reviews import find_review, has_review, keep_review

__all__ = ["KeptReview", "ReviewProgress", "Reviews"]

Q = TypeVar("Q")
T = TypeVar("T")

VERSION = 4
"""Goes up when the same game would be reviewed otherwise."""
_REVIEWS_AT_ONCE = 50
_REVIEWS_PER_ADDRESS = 10
_CASES_AT_ONCE = 4
_SECONDS = 120.0
_PATIENCE_SECONDS = 0.8
"""How long an answer waits for a review that may be ready soon."""


class ReviewProgress(msgspec.Struct, frozen=True):
    """A review, or how far it is: decisions done, and of how many."""

    done: int
    total: int
    review: KeptReview | None = None


class _Work:
    """A review that is being worked out."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return self.task is not None and self.task.done()


class Reviews:
    """Has the reviews of one process worked out."""

    def __init__(
        self, database: Database, tables: LiveTables, bot_pool: BotPool, spawn: Callable[[Awaitable[None]], None]
    ) -> None:
        self._database = database
        self._tables = tables
        self._bot_pool = bot_pool
        self._spawn = spawn
        self._claims = ReviewClaims(database, tables.now)
        self._works: dict[str, _Work] = {}

    async def find(self, live: LiveTable) -> ReviewProgress | None:
        """The review of a finished table if it is there, or how far it is; None if nobody asked for it yet."""
        kept = await self._database.read(find_review, live.setup.id, VERSION)
        if kept is not None:
            review = msgspec.json.decode(kept, type=KeptReview)
            return ReviewProgress(len(review.decisions), len(review.decisions), review)
        await self._claims.ask(live.setup.id)
        work = self._works.get(live.setup.id)
        if work is not None and work.task is not None and work.task.cancelled():
            # Nobody asked for it any more.
            del self._works[live.setup.id]
            return None
        if work is None or work.task is None:
            elsewhere = await self._claims.progress(live.setup.id, VERSION)
            return ReviewProgress(*elsewhere) if elsewhere is not None else None
        if work.is_done:
            del self._works[live.setup.id]
            work.task.result()
        return ReviewProgress(work.done, work.total)

    async def is_kept(self, live: LiveTable) -> bool:
        """Whether the review of a table is there. To ask is not to wait for it."""
        return await self._database.read(has_review, live.setup.id, VERSION)

    async def begin(self, live: LiveTable, owner: Owner) -> ReviewProgress:
        """Have a finished table reviewed; waits a moment, since short games take no longer."""
        work = self._works.get(live.setup.id)
        if work is None:
            self._works = {table: other for table, other in self._works.items() if not other.is_done}
            own = await self._claims.count(owner.address)
            if len(self._works) >= _REVIEWS_AT_ONCE or own >= _REVIEWS_PER_ADDRESS:
                raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "too many reviews are waiting; try again later")
            if not await self._claims.take(live.setup.id, VERSION, owner.address):
                return await self.find(live) or ReviewProgress(0, 0)
            work = self._works[live.setup.id] = _Work(owner)
            work.task = asyncio.ensure_future(self._work_out(live, work))
            self._spawn(_settled(work.task))
        if work.task is not None:
            await asyncio.wait({work.task}, timeout=_PATIENCE_SECONDS)
        return await self.find(live) or ReviewProgress(work.done, work.total)

    async def _work_out(self, live: LiveTable, work: _Work) -> None:
        async with self._claims.holding(live.setup.id, VERSION, lambda: (work.done, work.total)):
            game = await self._finished(live)
            asked = await self._ask(prepare, game, work.owner)
            work.total = sum(asked.choices)
            found = await self._assessed(asked, work)
            # A game without a single choice is judged by nobody, and exactly.
            judge, is_exact = (found[0].judge, found[0].is_exact) if found else ("", True)
            judged = JudgedGame(game, judge, is_exact, tuple(each.judgments for each in found))
            body = await self._ask(book, judged, work.owner)
            await self._database.write(keep_review, live.setup.id, VERSION, body)
            review = msgspec.json.decode(body, type=KeptReview)
            await self._database.write(mark_seats, live.setup.id, marks_of(review))
            await self._make_puzzles(live, game, review, work.owner)
            # It is in the database from now on; what failed stays, to be told to whoever asks next.
            self._works.pop(live.setup.id, None)

    async def _make_puzzles(self, live: LiveTable, game: FinishedGame, review: KeptReview, owner: Owner) -> None:
        """Puzzles from the mistakes; the review is there already, so nobody waits for this."""
        found = []
        for player, (event, seat) in dear_mistakes(live, review):
            # A judge that is too slow, or too busy, makes no puzzle: the review is what was asked for.
            with contextlib.suppress(Problem):
                encoded = await self._ask(work_out_puzzle, MistakeQuestion(game, event, seat), owner)
                if encoded is not None:
                    found.append(mistake_row(live, player, event, encoded, self._tables.now()))
        await self._database.write(keep_mistakes, found)

    async def _finished(self, live: LiveTable) -> FinishedGame:
        return FinishedGame(
            game=live.setup.game.id,
            players=live.setup.players,
            options=msgspec.json.encode(live.setup.plan.options),
            journal=await self._database.read(game_records, live.setup.id),
            result=msgspec.json.encode(live.position.result),
        )

    async def _ask(self, call: Callable[[Q], T], question: Q, owner: Owner) -> T:
        return await self._bot_pool.ask(call, question, Priority.REVIEW, owner, _SECONDS)

    async def _assessed(self, asked: PreparedReview, work: _Work) -> list[Assessment]:
        """All decisions judged, a few at a time: those of others come between."""
        gate = asyncio.Semaphore(_CASES_AT_ONCE)

        async def one(case: ReviewCase, choices: int) -> Assessment:
            async with gate:
                found = await self._bot_pool.assess(case, work.owner)
            work.done += choices
            return found

        tasks = [asyncio.ensure_future(one(*each)) for each in zip(asked.cases, asked.choices, strict=True)]
        try:
            return await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()


async def _settled(task: asyncio.Task[None]) -> None:
    """Wait for a task, whose errors are for those who ask for it; cancelled together with it."""
    try:
        await asyncio.wait({task})
    finally:
        task.cancel()

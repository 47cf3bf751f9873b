"""The reviews of finished games.

Judges think in the processes of the bots, a few decisions at a time, so that a long review delays no bot for long. A
review is worked out once and kept in the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus

import msgspec

from wartable.analysis.grades import Grade
from wartable.analysis.ledger import Ending, Point, SeatAccount
from wartable.analysis.review import Review, Verdict, booked, cases
from wartable.core.game import Seat
from wartable.core.judge import Stretch, shares_of
from wartable.core.line import Line
from wartable.core.match import Match
from wartable.registry import get_judge
from wartable.server.after.replays import match_of
from wartable.server.after.review_claims import ReviewClaims
from wartable.server.background.bot_pool import Assessment, BotPool, case_of
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import LiveTables
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.reviews import find_review, keep_review
from wartable.server.table.position import TablePosition
from wartable.server.table.records import Record
from wartable.server.table.setup import TableSetup

__all__ = ["KeptReview", "ReviewProgress", "ReviewedDecision", "Reviews"]

VERSION = 2
"""Goes up when the same game would be reviewed otherwise."""
_REVIEWS_AT_ONCE = 50
_PATIENCE_SECONDS = 0.8
"""How long an answer waits for a review that may be ready soon."""


class ReviewedDecision(msgspec.Struct, frozen=True):
    """One decision, what it cost, and what would have been better."""

    event: int
    """How many events of the game came before it."""
    seat: Seat
    made: Line
    best: Line
    value: float
    """The decider's share of the victory after the choice made."""
    best_value: float
    loss: float
    error: float
    grade: Grade
    reasons: tuple[Line, ...]
    """What speaks for the best choice."""


class KeptReview(msgspec.Struct, frozen=True):
    """A review as pages show it."""

    judge: str
    is_exact: bool
    error: float
    """Half the width of the 95 % interval of luck and skill; 0 where the judge is exact."""
    events: int
    decisions: tuple[ReviewedDecision, ...]
    curve: tuple[Point, ...]
    accounts: tuple[SeatAccount, ...]


class ReviewProgress(msgspec.Struct, frozen=True):
    """A review, or how far it is: decisions done, and of how many."""

    done: int
    total: int
    review: KeptReview | None = None


class _Work:
    """A review that is being worked out."""

    def __init__(self) -> None:
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
        self._turn = asyncio.Lock()
        """One review at a time: the bots of this process think beside it."""

    async def find(self, live: LiveTable) -> ReviewProgress | None:
        """The review of a finished table if it is there, or how far it is; None if nobody asked for it yet."""
        kept = await self._database.read(find_review, live.setup.id, VERSION)
        if kept is not None:
            review = msgspec.json.decode(kept, type=KeptReview)
            return ReviewProgress(len(review.decisions), len(review.decisions), review)
        work = self._works.get(live.setup.id)
        if work is None or work.task is None:
            elsewhere = await self._claims.progress(live.setup.id, VERSION)
            return ReviewProgress(*elsewhere) if elsewhere is not None else None
        if work.is_done:
            del self._works[live.setup.id]
            work.task.result()
        return ReviewProgress(work.done, work.total)

    async def begin(self, live: LiveTable) -> ReviewProgress:
        """Have a finished table reviewed; waits a moment, since short games take no longer."""
        work = self._works.get(live.setup.id)
        if work is None:
            self._works = {table: other for table, other in self._works.items() if not other.is_done}
            if len(self._works) >= _REVIEWS_AT_ONCE:
                raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "too many reviews are waiting; try again later")
            if not await self._claims.take(live.setup.id, VERSION):
                return await self.find(live) or ReviewProgress(0, 0)
            work = self._works[live.setup.id] = _Work()
            work.task = asyncio.ensure_future(self._work_out(live, work))
            self._spawn(_settled(work.task))
        if work.task is not None:
            await asyncio.wait({work.task}, timeout=_PATIENCE_SECONDS)
        return await self.find(live) or ReviewProgress(work.done, work.total)

    async def _work_out(self, live: LiveTable, work: _Work) -> None:
        async with self._claims.holding(live.setup.id, VERSION, lambda: (work.done, work.total)), self._turn:
            setup, position = live.setup, live.position
            journal = await self._tables.journal_of(live)
            match, asked = await asyncio.to_thread(_prepared, setup, position, journal)
            work.total = sum(_choices(stretch) for stretch in asked)
            found = await self._assessed(setup, asked, work)
            answers = tuple((stretch, each.judgments) for stretch, each in zip(asked, found, strict=True))
            # A game without a single choice is judged by nobody, and exactly.
            judge, is_exact = (found[0].judge, found[0].is_exact) if found else ("", True)
            body = await asyncio.to_thread(_kept, match, Verdict(judge, is_exact, answers), position)
            await self._database.write(keep_review, setup.id, VERSION, body)
            # It is in the database from now on; what failed stays, to be told to whoever asks next.
            self._works.pop(setup.id, None)

    async def _assessed(self, setup: TableSetup, asked: tuple[Stretch, ...], work: _Work) -> list[Assessment]:
        """All decisions judged, several at a time where bots have processes to spare."""
        gate = asyncio.Semaphore(max(1, self._bot_pool.workers - 1))

        async def one(stretch: Stretch) -> Assessment:
            async with gate:
                found = await self._bot_pool.assess(case_of(setup, stretch))
            work.done += _choices(stretch)
            return found

        tasks = [asyncio.ensure_future(one(stretch)) for stretch in asked]
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


def _prepared(
    setup: TableSetup, position: TablePosition, journal: Sequence[Record]
) -> tuple[Match, tuple[Stretch, ...]]:
    match = match_of(setup, position, journal)
    return match, cases(match, get_judge(match.game, match.players))


def _choices(stretch: Stretch) -> int:
    return sum(len(step.legal_actions) > 1 for step in stretch.steps)


def _kept(match: Match, verdict: Verdict, position: TablePosition) -> str:
    found = booked(match, verdict, _ending(match, position))
    return msgspec.json.encode(_shown(match, found)).decode()


def _ending(match: Match, position: TablePosition) -> Ending | None:
    """How the table ended, if somebody gave up and that changed the result."""
    result = position.result
    assert result is not None
    if match.result is not None and match.result.winners == result.winners:
        return None
    return Ending(shares_of(match.players, result.winners), result.out)


def _shown(match: Match, found: Review) -> KeptReview:
    graded = {decision.event: decision for decision in found.decisions}
    shown = []
    for event, (before, _, _) in enumerate(match.steps()):
        decision = graded.get(event)
        if decision is not None:
            seen = match.rules.observe(before, decision.seat)
            shown.append(
                ReviewedDecision(
                    event=event,
                    seat=decision.seat,
                    made=match.presenter.label(seen, decision.action),
                    best=match.presenter.label(seen, decision.best),
                    value=decision.value,
                    best_value=decision.best_value,
                    loss=decision.loss,
                    error=decision.error,
                    grade=decision.grade,
                    reasons=decision.reasons,
                )
            )
    return KeptReview(
        judge=found.judge,
        is_exact=found.is_exact,
        error=found.error,
        events=len(match.log),
        decisions=tuple(shown),
        curve=found.curve,
        accounts=found.accounts,
    )

"""What is noted of a finished game for the profiles of those who played it: who won, and how each seat opened."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec
import structlog

from wartable.core.game import Seat
from wartable.server.after.replays import match_of
from wartable.server.after.review_work import KeptReview
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import LiveTables
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.notes import FinishedSeat, SeatMark, finished_seats, note_seats
from wartable.server.table.position import CLOSED, TableResult
from wartable.server.table.records import Record

__all__ = ["marks_of", "note_table"]

_GOOD = ("best", "good")
_log = structlog.get_logger("wartable.server")


async def note_table(database: Database, tables: LiveTables, table_id: str, now: int) -> None:
    """Note a finished game; once more changes nothing."""
    seats, result = await database.read(finished_seats, table_id)
    won = _won(seats, msgspec.json.decode(result, type=TableResult))
    openings: dict[Seat, str] = {}
    # A game of earlier rules cannot be played again: how it was opened stays unknown.
    with contextlib.suppress(Problem):
        openings = await _openings(tables, await tables.find(table_id))
    await database.write(note_seats, table_id, won, openings, now)


def marks_of(review: KeptReview) -> list[SeatMark]:
    """By seat: the share of good decisions, and the luck, as a review found them."""
    marks = []
    for account in review.accounts:
        good = sum(count for grade, count in account.grades.items() if grade in _GOOD)
        accuracy = good / account.decisions if account.decisions else None
        marks.append(SeatMark(account.seat, accuracy, account.luck))
    return marks


def _won(seats: Sequence[FinishedSeat], result: TableResult) -> dict[Seat, bool]:
    """Whoever gave up a seat has not won, whatever the bot made of it; nobody has where the table was closed."""
    if result.how == CLOSED:
        return {}
    return {seat.seat: seat.seat in result.winners and not (seat.player and seat.bot) for seat in seats}


async def _openings(tables: LiveTables, live: LiveTable) -> dict[Seat, str]:
    chronicle = live.setup.game.chronicle()
    if chronicle is None or chronicle.OPENING is None or live.position.origin is not None:
        return {}
    return await asyncio.to_thread(_told, live, await tables.journal_of(live))


def _told(live: LiveTable, journal: Sequence[Record]) -> dict[Seat, str]:
    """The first thing that each seat took."""
    chronicle = live.setup.game.chronicle()
    assert chronicle is not None
    try:
        story = chronicle.tell(match_of(live.setup, live.position, journal))
    except Exception:
        # A game of another package may fail to tell its story: its players keep their results all the same.
        _log.exception("the openings of a game cannot be told", table=live.setup.id)
        return {}
    deeds = [deed for deed in story.deeds if deed.topic == chronicle.OPENING]
    return {deed.seat: deed.item for deed in sorted(deeds, key=lambda deed: -(deed.order or 0))}

"""All tables of a process: brings them into memory, commits one record at a time, and tells who listens."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from functools import cache
from http import HTTPStatus
from weakref import WeakValueDictionary

import msgspec
import prometheus_client
import structlog
from sqlalchemy import Connection

from wartable.registry import game_ids, get_game
from wartable.server.live.live_table import LiveTable
from wartable.server.problems import Problem
from wartable.server.process.metrics import ACTIONS, CONFLICTS, TABLES_IN_MEMORY
from wartable.server.store.database import Database
from wartable.server.store.journal import Append, Journal, Row, SequenceTaken, Turn, read_rows, read_snapshot
from wartable.server.store.notifications import EventKind, note_status
from wartable.server.store.tables import (
    TableRow,
    Versions,
    delete_table,
    insert_table,
    load_table,
    set_places,
    set_status,
)
from wartable.server.table import clock as clocks
from wartable.server.table.messages import encode
from wartable.server.table.pacing import due_at
from wartable.server.table.plan import TablePlan
from wartable.server.table.position import Status, TablePosition, fold, opening
from wartable.server.table.records import Branched, Chatted, Closed, Moved, Record, decoder_for
from wartable.server.table.setup import TableSetup
from wartable.server.table.snapshots import SNAPSHOT_EVERY, decode_snapshot, encode_snapshot
from wartable.server.table.steps import Sights, TableStep, noticed, take_step, turn_of

__all__ = ["Command", "LiveTables", "folded", "milliseconds", "playable_versions", "setup_of"]

Command = Callable[[TableSetup, TablePosition], Record]
"""Works out the next record from where the table stands, or raises a Problem."""

_log = structlog.get_logger("wartable.server")
_ATTEMPTS = 20
_SHOWN_AT_ONCE = 32
"""Records that spectators are shown in one go; the other tables play on between."""
_READ_AT_ONCE = 500
"""Records of a journal that are read in one go; the other tables play on between."""
_seen_decoder = msgspec.json.Decoder(tuple[int, ...])


@cache
def _began() -> int:
    """What the steady clock is off by; read when it is first asked, since a process may be forked from an older one."""
    return time.time_ns() - time.monotonic_ns()


def milliseconds() -> int:
    """Now, by a clock that never jumps: whoever sets the system's clock, or sends it to sleep, costs nobody time."""
    return (_began() + time.monotonic_ns()) // 1_000_000


class LiveTables:
    """All tables, as this process sees them."""

    def __init__(
        self,
        database: Database,
        journal: Journal,
        *,
        capacity: int = 4000,
        room: int = 40_000,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        """So many tables are kept ready, and after so many records one is closed: it is not going to come to an end."""
        self.database = database
        self._journal = journal
        self._capacity = capacity
        self._room = room
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Every table that anybody in this process has in hand: there is never a second one of the same id."""
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        """Those that are kept ready even if nobody has."""
        self._loading: Counter[str] = Counter()
        self._heard: dict[str, int] = {}
        """How far other processes came with tables that are just being loaded."""
        self.now = now
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.followers: list[Callable[[LiveTable, TableStep], None]] = []
        """Called after each step that this process committed: bots, notices, ratings."""
        self.watchers: list[Callable[[LiveTable, TableStep], None]] = []
        """Called after each step that this process learned of, whoever committed it."""

    async def open_table(
        self, plan: TablePlan, owner: str, table_id: str | None = None, *, opened_from: str | None = None
    ) -> LiveTable:
        """A new table; whoever must find it again after a crash chooses its id. It counts where it is opened from."""
        game = get_game(plan.game)
        row = TableRow(
            id=table_id or secrets.token_hex(6),
            game=game.id,
            game_version=game.version,
            players=len(plan.seats),
            plan=msgspec.json.encode(plan).decode(),
            secret=secrets.token_hex(32),
            invite=secrets.token_urlsafe(12),
            opened_by=owner,
            visibility=plan.visibility,
            created_at=self.now(),
            is_rated=plan.rated,
            opened_from=opened_from,
        )
        setup = setup_of(row)
        await self.database.write(insert_table, row, opening(setup))
        return self._keep(LiveTable(setup, opening(setup)))

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the database."""
        live = self._tables.get(table_id)
        if live is not None:
            return self._keep(live)
        self._loading[table_id] += 1
        try:
            loaded = await self.database.read(load_table, table_id)
        finally:
            self._loading -= Counter((table_id,))
        if loaded is None:
            raise Problem(HTTPStatus.NOT_FOUND, "unknown-table", f"there is no table {table_id!r}")
        live = self._tables.get(table_id) or self._keep(_loaded(*loaded))
        await self.refresh(table_id, self._heard.pop(table_id, 0))
        return live

    async def discard(self, live: LiveTable) -> None:
        """Forget a table that was opened in vain, before anybody knew of it."""
        self._tables.pop(live.setup.id, None)
        self._recent.pop(live.setup.id, None)
        await self.database.write(delete_table, live.setup.id)

    def is_near(self, table_id: str) -> bool:
        """Whether a table is in memory or about to be."""
        return table_id in self._tables or table_id in self._loading

    def held(self, table_id: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._tables.get(table_id)

    def all_held(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    async def submit(self, live: LiveTable, decide: Command) -> TableStep:
        """Work out the next record, commit it, and tell everybody. Nothing has happened before this returns."""
        step, due = await self._submit(live, decide, None)
        while step is None:
            # Nobody is kept from the table meanwhile; whatever happens there, the command is asked again.
            await self.sleep((due - self.now()) / 1000)
            step, due = await self._submit(live, decide, due)
        if isinstance(step.record, Moved):
            _actions_of(live.setup.game.id).inc()
        _tell(self.followers, live, step)
        return step

    async def _submit(self, live: LiveTable, decide: Command, due: int | None) -> tuple[TableStep | None, int]:
        """Commit the next record; None, and when to come back with it, if it must not be seen before."""
        async with live.lock:
            for _ in range(_ATTEMPTS):
                record = _bounded(live.position, decide(live.setup, live.position), self._room)
                at = max(self.now() if due is None else due, live.position.at)
                step, sights = take_step(live.setup, live.position, record, at)
                if due is None and (later := due_at(live.setup, step, at)) > at:
                    return None, later
                try:
                    await self._journal.append(_append(live.setup, step))
                except SequenceTaken:
                    CONFLICTS.inc()
                    await self._follow_journal(live)
                else:
                    break
            else:
                raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "the table is too busy; try again")
            self._accept(live, step, sights)
        return step, at

    async def refresh(self, table_id: str, seq: int | None = None) -> None:
        """Another process wrote to this table: follow, if it is in memory and behind."""
        live = self._tables.get(table_id)
        if live is None and seq is not None and table_id in self._loading:
            self._heard[table_id] = max(seq, self._heard.get(table_id, 0))
        if live is None or (seq is not None and live.position.seq >= seq):
            return
        async with live.lock:
            await self._follow_journal(live)

    async def show_due(self, live: LiveTable) -> None:
        """Let spectators see what it is time for them to see: at the latest when the game is over."""
        if live.is_behind:
            async with live.showing:
                await self._skip_to_snapshot(live)
                await self._show_due(live)

    async def look(self) -> None:
        """Now and then: tables that are watched, and of which something has become due."""
        for live in self.all_held():
            if live.is_behind and live.has_spectators and self._is_due(live, live.held_since):
                await self.show_due(live)

    async def _show_due(self, live: LiveTable) -> None:
        while rows := await self._unseen(live):
            for row in rows:
                if not self._is_due(live, row.at):
                    live.held_since = row.at
                    return
                live.show(*_taken(live.setup, live.shown, row))
        live.held_since = 0

    async def _unseen(self, live: LiveTable) -> list[Row]:
        """The next records that spectators have not seen."""
        count = min(_SHOWN_AT_ONCE, live.position.seq - live.shown.seq)
        return await self.database.read(read_rows, live.setup.id, live.shown.seq, count) if count > 0 else []

    async def _skip_to_snapshot(self, live: LiveTable) -> None:
        """Whoever has seen nothing yet need not be shown all of it one by one."""
        snapshot = await self.database.read(read_snapshot, live.setup.id) if live.shown.seq == 0 else None
        if snapshot is not None:
            position = decode_snapshot(live.setup, snapshot[1])
            if position.seq < live.position.seq and self._is_old(live, position.at):
                live.shown = position

    def _is_due(self, live: LiveTable, at: int) -> bool:
        """Whether spectators may see what happened then; up to the start there is nothing to hold back."""
        return live.shown.status is Status.OPEN or self._is_old(live, at)

    def _is_old(self, live: LiveTable, at: int) -> bool:
        is_over = live.position.status is Status.OVER
        return is_over or at <= self.now() - 1000 * live.setup.plan.watch_delay

    async def journal_of(self, live: LiveTable) -> list[Record]:
        """Everything that happened at a table."""
        return [record for record, _ in await self.numbered_journal_of(live)]

    async def numbered_journal_of(self, live: LiveTable) -> list[tuple[Record, tuple[int, ...]]]:
        """Everything that happened at a table, with everybody's sequence numbers after it."""
        rows = await self.database.read(read_rows, live.setup.id, 0)
        decoder, found = decoder_for(live.setup.game), list[tuple[Record, tuple[int, ...]]]()
        for number, row in enumerate(rows, 1):
            found.append((decoder.decode(row.body), _seen_decoder.decode(row.seen)))
            if number % _READ_AT_ONCE == 0:
                await asyncio.sleep(0)
        return found

    async def _follow_journal(self, live: LiveTable) -> None:
        rows = await self.database.read(read_rows, live.setup.id, live.position.seq)
        for row in rows:
            self._accept(live, *_taken(live.setup, live.position, row))

    def _accept(self, live: LiveTable, step: TableStep, sights: Sights) -> None:
        live.accept(step, sights)
        _tell(self.watchers, live, step)

    def _keep(self, live: LiveTable) -> LiveTable:
        self._tables[live.setup.id] = self._recent[live.setup.id] = live
        self._recent.move_to_end(live.setup.id)
        if len(self._recent) > self._capacity:
            self._recent.popitem(last=False)
        TABLES_IN_MEMORY.set(len(self._tables))
        return live


def _bounded(position: TablePosition, record: Record, room: int) -> Record:
    """What comes next, where a table has room for it: whatever reads its journal must come to an end.

    Talk fills only half of it, so that nobody who watches closes the game of others by talking.
    """
    if position.seq >= room // 2 and isinstance(record, Chatted):
        raise Problem(HTTPStatus.CONFLICT, "chat-full", "so much was said and done here that there is no room for more")
    if position.seq >= room and position.status is not Status.OVER:
        return Closed()
    return record


def _tell(those: list[Callable[[LiveTable, TableStep], None]], live: LiveTable, step: TableStep) -> None:
    """The step is committed: whatever fails in telling somebody of it is not the mover's trouble."""
    for each in those:
        try:
            each(live, step)
        except Exception:
            _log.exception("what follows a step failed", table=live.setup.id)


@cache
def playable_versions() -> Versions:
    """The games and their versions that this program can play."""
    return [(game_id, get_game(game_id).version) for game_id in game_ids()]


@cache
def _actions_of(game_id: str) -> prometheus_client.Counter:
    """The count of a game's actions: looking it up by its label would cost more than counting."""
    return ACTIONS.labels(game_id)


def setup_of(row: TableRow) -> TableSetup:
    """A table as the database knows it, ready to be played on."""
    if get_game(row.game).version != row.game_version:
        known = get_game(row.game).version
        detail = f"this table was opened under version {row.game_version} of the rules of {row.game}; this is {known}"
        raise Problem(HTTPStatus.CONFLICT, "old-version", detail, version=row.game_version, known=known)
    plan = msgspec.json.decode(row.plan, type=TablePlan)
    return TableSetup(
        row.id,
        plan,
        get_game(row.game),
        row.secret,
        invite=row.invite,
        opened_by=row.opened_by,
        opened_from=row.opened_from,
        created_at=row.created_at,
    )


def _loaded(row: TableRow, snapshot: str | None, rows: list[Row]) -> LiveTable:
    setup = setup_of(row)
    position = decode_snapshot(setup, snapshot) if snapshot is not None else opening(setup)
    for record in rows:
        position = folded(setup, position, record)
    live = LiveTable(setup, position)
    if setup.plan.watch_delay and position.seq:
        live.shown = opening(setup)
    return live


def folded(setup: TableSetup, position: TablePosition, row: Row) -> TablePosition:
    """Where a table stands after a row of its journal."""
    record = decoder_for(setup.game).decode(row.body)
    step = TableStep(record, position, fold(setup, position, record, row.at))
    return noticed(step, _seen_decoder.decode(row.seen))


def _taken(setup: TableSetup, position: TablePosition, row: Row) -> tuple[TableStep, Sights]:
    return take_step(setup, position, decoder_for(setup.game).decode(row.body), row.at)


def _append(setup: TableSetup, step: TableStep) -> Append:
    after = step.after
    # What a branch begins with is not played again whenever somebody opens it.
    has_moved_on = after.seq % SNAPSHOT_EVERY == 0 or isinstance(step.record, Branched)
    return Append(
        table_id=setup.id,
        seq=after.seq,
        at=after.at,
        body=encode(step.record),
        seen=encode(after.seen),
        turn=_turn(setup, step),
        turn_of=turn_of(step),
        snapshot=encode_snapshot(after) if has_moved_on else None,
        also=_also(setup, step),
    )


def _turn(setup: TableSetup, step: TableStep) -> Turn | None:
    """Whose turn it is, if that or its limits changed."""
    turn = _turn_at(setup, step.after)
    return None if step.before.seq and turn == _turn_at(setup, step.before) else turn


def _turn_at(setup: TableSetup, position: TablePosition) -> Turn:
    seat, place = position.to_act, position.deciding
    if seat is None or place is None:
        return Turn(since=position.since, deadline=position.starts_by if position.status is Status.OPEN else None)
    if place.bot is not None:
        return Turn(seat, position.since, bot_since=position.since)
    limit = None
    if setup.plan.clock is not None and position.clock is not None:
        limit = clocks.deadline(setup.plan.clock, position.clock, seat)
    return Turn(seat, position.since, deadline=limit)


def _also(setup: TableSetup, step: TableStep) -> Callable[[Connection], None] | None:
    """What the lists of tables must learn together with the record; nothing for a plain move."""
    before, after = step.before, step.after
    if before.status is after.status and before.places is after.places:
        return None

    def write(connection: Connection) -> None:
        if before.places != after.places:
            set_places(connection, setup.id, after.places)
        if before.status is not after.status:
            result = encode(after.result).decode() if after.status is Status.OVER else None
            set_status(connection, setup.id, after.status, after.at, result)
            if after.status is Status.PLAYING:
                note_status(connection, setup.id, EventKind.START, after.at)
            elif before.status is Status.PLAYING:
                note_status(connection, setup.id, EventKind.OVER, after.at)

    return write

"""The director of tournaments: opens tables, notes results, pairs again. It remembers nothing that is not written down.

Every look begins with the database. A process that dies leaves pairings without a table or tables without a result,
and whoever looks next goes on from there: the id of a pairing's table follows from the pairing, so it is never
opened twice.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import msgspec
import structlog

from wartable.server.background.bot_pool import BotPool
from wartable.server.background.work_pool import Owner, Priority
from wartable.server.live.seating import KeptSeat, open_seated
from wartable.server.live.tables import LiveTables
from wartable.server.store import tournaments as store
from wartable.server.store.blocks import blocks_among
from wartable.server.store.database import Database
from wartable.server.store.tournaments import TournamentRow
from wartable.server.table.position import Status, TableResult
from wartable.server.tournaments.pairing import Apart, Waiting, pair_waiting, who_waits
from wartable.server.tournaments.plan import Entrant, Kind, Pairing, TournamentPlan, table_plan
from wartable.server.tournaments.standings import BYE

__all__ = ["TournamentDirector", "plan_of"]

_MINUTE = 60_000
_PAIRING_SECONDS = 30.0
_MOMENT_SECONDS = 0.2
_PATIENCE_SECONDS = 2.0
"""How long a look waits for the work on the tournaments of an address."""
_log = structlog.get_logger("wartable.server")


class TournamentDirector:
    """Sees to all tournaments that run; several processes may do so at once."""

    def __init__(self, database: Database, tables: LiveTables, bot_pool: BotPool, now: Callable[[], int]) -> None:
        self._database = database
        self._bot_pool = bot_pool
        self._tables = tables
        self._now = now
        self._played: dict[str, set[str]] = {}
        """Tables of each tournament that is not over."""
        self._at_work: dict[str, asyncio.Task[None]] = {}
        """By address: what sees to the tournaments that were opened from there."""
        self._again: set[str] = set()
        """Addresses of which somebody looked for tournaments while they were at work."""
        self._looks_soon = False

    def is_played_in(self, table_id: str) -> bool:
        """Whether a table belongs to a tournament: there bots play on though nobody watches."""
        return any(table_id in tables for tables in self._played.values())

    def look_soon(self, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        """A game ended. Of those that end in a short time one look is for all."""
        if not self._looks_soon:
            self._looks_soon = True
            spawn(self._look_in_a_moment())

    async def _look_in_a_moment(self) -> None:
        await asyncio.sleep(_MOMENT_SECONDS)
        self._looks_soon = False
        await self.look()

    async def look(self) -> None:
        """See to every tournament that runs: those of one address one after another, and of none others wait for long.

        Great ones take seconds to pair and to seat, and nobody may have twenty of them begin before all others.
        """
        running = await self._database.read(store.running_tournaments)
        self._played = {row.id: self._played.get(row.id, set()) for row in running}
        for address in {_address_of(row) for row in running}:
            if address in self._at_work:
                self._again.add(address)
            else:
                rows = [row for row in running if _address_of(row) == address]
                task = self._at_work[address] = asyncio.ensure_future(self._see_to_all(address, rows))
                task.add_done_callback(partial(self._end_work, address))
        if self._at_work:
            await asyncio.wait(self._at_work.values(), timeout=_PATIENCE_SECONDS)

    async def stop(self) -> None:
        """The server stops: what is not done is done by whoever looks next."""
        for task in self._at_work.values():
            task.cancel()
        await asyncio.gather(*self._at_work.values(), return_exceptions=True)

    def _end_work(self, address: str, task: asyncio.Task[None]) -> None:
        del self._at_work[address]
        if not task.cancelled() and task.exception() is not None:
            _log.error("seeing to tournaments failed", exc_info=task.exception())

    async def _see_to_all(self, address: str, rows: Sequence[TournamentRow]) -> None:
        """See to these, and to those of the same address that somebody looked for meanwhile."""
        while rows:
            self._again.discard(address)
            for row in rows:
                try:
                    await self._see_to(row)
                except Exception:
                    # It is looked at again; the others go on meanwhile.
                    _log.exception("a tournament failed", tournament=row.id)
            running = await self._database.read(store.running_tournaments) if address in self._again else []
            rows = [row for row in running if _address_of(row) == address]

    async def entrants_of(self, tournament_id: str) -> list[Entrant]:
        """Who takes part."""
        return [Entrant(*row) for row in await self._database.read(store.entrant_rows, tournament_id)]

    async def pairings_of(self, tournament_id: str) -> list[Pairing]:
        """Who met whom so far."""
        return [Pairing(*row) for row in await self._database.read(store.pairing_rows, tournament_id)]

    async def _see_to(self, row: TournamentRow) -> None:
        plan, entrants = plan_of(row), await self.entrants_of(row.id)
        pairings = await self.pairings_of(row.id)
        if await self._note_results(row, pairings):
            pairings = await self.pairings_of(row.id)
        if not await self._pair_again(row, plan, entrants, pairings):
            await self._database.write(store.finish_tournament, row.id, self._now())
            return
        for pairing in await self.pairings_of(row.id):
            if pairing.table_id is None and pairing.second is not None:
                await self._open(row, plan, pairing, entrants)

    async def _note_results(self, row: TournamentRow, pairings: Sequence[Pairing]) -> bool:
        """Write down what the games that ended brought; whether there were any."""
        waiting = {each.table_id: each for each in pairings if each.table_id is not None and not each.is_over}
        self._played[row.id] = {table_id for table_id in waiting if table_id}
        found = await self._database.read(store.statuses_of, list(waiting))
        has_any = False
        for table_id, (status, result) in found.items():
            if status == Status.OVER and result is not None:
                winners = msgspec.json.decode(result, type=TableResult).winners
                share = 1 / len(winners) if winners else 0.5
                points = [share if seat in winners or not winners else 0.0 for seat in (0, 1)]
                await self._database.write(store.set_points, row.id, waiting[table_id].number, *points)
                self._played.setdefault(row.id, set()).discard(table_id)
                has_any = True
        return has_any

    async def _pair_again(
        self, row: TournamentRow, plan: TournamentPlan, entrants: Sequence[Entrant], pairings: Sequence[Pairing]
    ) -> bool:
        """Pair those who wait, if it is time to; False if the tournament is over."""
        running = [each for each in pairings if not each.is_over]
        waiting = who_waits(plan.kind, entrants, pairings)
        is_swiss = plan.kind is Kind.SWISS
        if is_swiss and running:
            return True
        if (row.round >= plan.rounds) if is_swiss else self._is_up(row, plan):
            return bool(running)
        if len(waiting) > 1:
            asked = Waiting(waiting, tuple(pairings), is_swiss, await self._apart(entrants))
            owner = Owner(row.opened_from or "", row.opened_by)
            found = await self._bot_pool.ask(pair_waiting, asked, Priority.ADVICE, owner, _PAIRING_SECONDS)
            if found:
                await self._database.write(store.begin_round, row.id, row.round, found, BYE)
        return len(waiting) > 1 or not is_swiss or bool(running)

    async def _apart(self, entrants: Sequence[Entrant]) -> Apart:
        """Those of whom one has blocked the other."""
        numbers = {each.player_id: each.number for each in entrants if each.player_id is not None}
        found = await self._database.read(blocks_among, list(numbers))
        return frozenset(frozenset(numbers[player] for player in two) for two in found)

    def _is_up(self, row: TournamentRow, plan: TournamentPlan) -> bool:
        return row.started_at is not None and self._now() >= row.started_at + plan.minutes * _MINUTE

    async def _open(
        self, row: TournamentRow, plan: TournamentPlan, pairing: Pairing, entrants: Sequence[Entrant]
    ) -> None:
        """The table of a pairing, everybody in their seat; whatever of it is done already is left as it is."""
        assert pairing.second is not None
        two = entrants[pairing.first], entrants[pairing.second]
        table_id = hashlib.sha256(f"{row.id}|{pairing.number}".encode()).hexdigest()[:12]
        self._played.setdefault(row.id, set()).add(table_id)
        people = [
            KeptSeat(seat, each.player_id, each.name) for seat, each in enumerate(two) if each.player_id is not None
        ]
        settled = table_plan(plan, *two)
        await open_seated(self._tables, table_id, settled, row.opened_by, people, opened_from=row.opened_from)
        await self._database.write(store.set_table, row.id, pairing.number, table_id)


def _address_of(row: TournamentRow) -> str:
    return row.opened_from or row.opened_by


def plan_of(row: TournamentRow) -> TournamentPlan:
    """What a tournament was opened with."""
    return msgspec.json.decode(row.plan, type=TournamentPlan)

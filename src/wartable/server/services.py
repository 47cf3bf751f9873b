"""Everything a server process is made of, put together in one place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog
from sqlalchemy.exc import DBAPIError

from wartable.server.after.branches import Branching
from wartable.server.after.finished_tables import FinishedTables
from wartable.server.after.notes import note_table
from wartable.server.after.ratings import rate_table
from wartable.server.after.reviews import Reviews
from wartable.server.background.advice import Adviser
from wartable.server.background.bot_pool import BotPool, steps_to_be_ready
from wartable.server.background.bot_turns import BotTurns
from wartable.server.background.deadlines import Deadlines
from wartable.server.background.downtime import say_alive
from wartable.server.background.mail import Mailer
from wartable.server.background.notifications import Notifier
from wartable.server.background.tasks import BackgroundTasks
from wartable.server.background.web_push import WebPusher
from wartable.server.background.webhooks import WebhookCaller
from wartable.server.background.work_pool import Owner, WorkPool
from wartable.server.live.bulletins import open_bulletins
from wartable.server.live.connections import Connections
from wartable.server.live.histories import Histories
from wartable.server.live.lists import Lists
from wartable.server.live.live_table import LiveTable
from wartable.server.live.presence import PresenceTracker
from wartable.server.live.quotas import Quotas
from wartable.server.live.shared_limits import SharedLimits
from wartable.server.live.tables import LiveTables, milliseconds
from wartable.server.live.turn_notices import TurnNotices
from wartable.server.pairing.pairer import Pairer
from wartable.server.people.identity import Identities, Visitor
from wartable.server.people.limits import Limiter
from wartable.server.people.rounds import Rounds
from wartable.server.process.settings import Settings
from wartable.server.store.database import open_database
from wartable.server.store.fair_pages import LISTED_MS
from wartable.server.store.journal import Journal
from wartable.server.store.migrate import migrate
from wartable.server.store.notes import unnoted_tables
from wartable.server.store.ratings import unrated_tables
from wartable.server.store.tables import forget_listed
from wartable.server.store.tournaments import end_forgotten, forget_origins
from wartable.server.store.ways_in import drop_expired
from wartable.server.table.position import Status
from wartable.server.table.steps import TableStep
from wartable.server.tournaments.boards import Boards
from wartable.server.tournaments.director import TournamentDirector
from wartable.server.workshop.experiments import Experiments

__all__ = ["Services"]

_RATED_AT_ONCE = 20
_TEND_EVERY_SECONDS = 20.0
_log = structlog.get_logger("wartable.server")


class Services:
    """The parts of one server process."""

    def __init__(self, settings: Settings, *, now: Callable[[], int] = milliseconds) -> None:
        self.settings = settings
        self.now = now
        self.database = open_database(settings)
        self.journal = Journal(self.database)
        self.tables = LiveTables(self.database, self.journal, capacity=settings.tables_in_memory, now=now)
        self.histories = Histories(self.database)
        self.lists = Lists(self.database)
        self.branching = Branching()
        self.identities = Identities(self.database, settings.secret)
        self.limiter = Limiter(settings.rate_limit)
        self.rounds = Rounds()
        self.quotas = Quotas(self.database, self.limiter, self.identities, now)
        self.connections = Connections(self.database, settings.rate_limit)
        self.work_pool = WorkPool(
            settings.bot_workers,
            patience=settings.bot_patience,
            ready=settings.bots_ready,
            steps=steps_to_be_ready(),
        )
        self.bot_pool = BotPool(self.work_pool)
        self.background = BackgroundTasks()
        self.deadlines = Deadlines(self.database, self.tables)
        self.adviser = Adviser(self.bot_pool.judge)
        self.finished_tables = FinishedTables(self.lists, self.bot_pool)
        self.reviews = Reviews(self.database, self.tables, self.bot_pool, self.background.spawn)
        self.experiments = Experiments(
            self.database, self.bot_pool, self.background.spawn, now, settings.workshop_seconds
        )
        self.bulletins = open_bulletins(self.database, self.journal, self.tables)
        self.presence = PresenceTracker(self.tables, self.bulletins)
        self.turn_notices = TurnNotices(self.bulletins)
        self.shared_limits = SharedLimits(self.limiter, self.connections, self.bulletins)
        self.tournaments = TournamentDirector(self.database, self.tables, self.bot_pool, now)
        self.boards = Boards(self.tournaments.entrants_of, self.tournaments.pairings_of)
        is_bounded = bool(settings.rate_limit)
        self.pairer = Pairer(self.database, self.tables, self.turn_notices, now, is_bounded=is_bounded)
        self.bot_turns = BotTurns(
            self.database,
            self.tables,
            self.bot_pool,
            self.background.spawn,
            owner_of=self.owner_of_table,
            is_watched=lambda live: self.presence.is_watched(live) or self.tournaments.is_played_in(live.setup.id),
        )
        self.presence.arrivals.append(self.bot_turns.resume)
        self.tables.followers += [self.bot_turns.follow, self.turn_notices.follow, self._follow]
        self.tables.watchers.append(self.presence.watch)
        self.origin = settings.origin.rstrip("/") or f"http://{settings.host}:{settings.port}"
        """Where links in messages lead: nothing that a request says chooses that."""
        self.webhooks = WebhookCaller(
            self.database,
            now,
            self._is_looking,
            self.background.spawn,
            address_of=self.identities.last_address,
            origin=self.origin,
            allows_private=settings.private_webhooks,
        )
        self.mailer = Mailer(settings, self.background.spawn)
        self.pusher = WebPusher(self.database, settings)
        self.notifier = Notifier(
            self.database,
            now,
            self._is_looking,
            self.background.spawn,
            mailer=self.mailer,
            pusher=self.pusher,
            origin=self.origin,
            address_of=self.identities.last_address,
        )
        self.background.rounds += [self.deadlines.look, self.tables.look, self.presence.look, self.shared_limits.look]
        self.background.slow_rounds += [
            self.bot_turns.look,
            self._say_alive,
            self.connections.look,
            self.shared_limits.tell_connections,
            self.webhooks.look,
            self.notifier.look,
            self._rate_finished,
            self._note_finished,
            self._drop_expired,
            self.forget_listed,
            self.tournaments.look,
            self.pairer.look,
        ]

    def owner_of(self, player: str) -> Owner:
        """For whom a player's work is done."""
        return Owner(self.identities.mark_of(self.identities.address_of(player)), player)

    def owner_of_visitor(self, visitor: Visitor) -> Owner:
        """For whom the work of somebody's request is done."""
        return Owner(self.identities.mark_of(visitor.address), visitor.client)

    def owner_of_table(self, live: LiveTable) -> Owner:
        """For whom the bots of a table think; every process knows where it was opened from."""
        owner = self.owner_of(live.position.owner)
        return owner._replace(address=live.setup.opened_from or owner.address)

    def _is_looking(self, player: str, table_id: str) -> bool:
        """Whether a player sees anyway that it is their turn."""
        live = self.tables.held(table_id)
        return self.turn_notices.is_listening(player) or (live is not None and player in self.presence.of(live).players)

    def _follow(self, live: LiveTable, step: TableStep) -> None:
        if step.after.status is Status.OVER and step.before.status is not Status.OVER:
            self.background.spawn(self._rate_finished())
            if self.tournaments.is_played_in(live.setup.id):
                self.tournaments.look_soon(self.background.spawn)
            self.background.spawn(self._note_finished())

    async def _say_alive(self) -> None:
        await say_alive(self.database, self.now)

    async def _rate_finished(self) -> None:
        for table_id in await self.database.read(unrated_tables, _RATED_AT_ONCE):
            try:
                await self.database.write(rate_table, table_id, self.now())
            except DBAPIError as error:
                # Another process rates the first game of the same player: this one is rated at the next look.
                _log.info("a table is rated later", table=table_id, error=type(error).__name__)

    async def _note_finished(self) -> None:
        for table_id in await self.database.read(unnoted_tables, _RATED_AT_ONCE):
            await note_table(self.database, self.tables, table_id, self.now())

    async def _drop_expired(self) -> None:
        await self.database.write(drop_expired, self.now())

    async def forget_listed(self) -> None:
        """What was over long ago leaves the list of finished games, and it is forgotten where it was from."""
        before = self.now() - LISTED_MS
        for forget in (forget_listed, forget_origins):
            await self.database.write(forget, before)
        await self.database.write(end_forgotten, before, self.now())

    async def _tend(self) -> None:
        while True:
            await asyncio.sleep(_TEND_EVERY_SECONDS)
            try:
                await self.database.tend()
            except Exception:
                _log.exception("tending the database failed")

    async def start(self) -> None:
        await migrate(self.database)
        await self.identities.start()
        await self.pusher.start()
        await self.bulletins.start()
        self.background.spawn(self._tend())
        self.background.start()

    async def stop(self) -> None:
        """Finish what was begun; tables are in the journal and need no farewell."""
        self.work_pool.close()
        await self.background.stop()
        await self.tournaments.stop()
        await self.bulletins.stop()
        await self.journal.close()
        await self._say_alive()
        await self.database.close()

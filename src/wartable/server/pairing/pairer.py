"""Sees to those who look for a game. It remembers nothing that is not written down.

Who sits with whom is decided and written down in one transaction, of which there is never more than one at a time,
whichever process it is of; the table is opened after it. If the process dies between the two, whoever asks next for one
of those tickets opens it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from http import HTTPStatus

import structlog
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from wartable.server.live.seating import KeptSeat, open_seated
from wartable.server.live.tables import LiveTables
from wartable.server.live.turn_notices import TurnNotices
from wartable.server.pairing.matching import group_of, match
from wartable.server.pairing.wish import Wish, pool_of, table_plan, wish_of
from wartable.server.problems import Problem
from wartable.server.store import tickets as store
from wartable.server.store.database import Database
from wartable.server.store.players import Player
from wartable.server.store.tickets import Pool, Ticket
from wartable.server.table.position import Status

__all__ = ["Pairer"]

_GONE_MS = 15_000
"""Whoever was not heard of for so long does not look any more."""
_KEPT_MS = 60_000
"""So long somebody who was paired is told where, however often they ask."""
_LOOKED_AT = 200
"""Of one pool at once, the longest waiting."""
_NEAREST = 40
"""Among whom a place is looked for at once for somebody who asks."""
_MOST, _MOST_OF_ADDRESS = 2_000, 100
"""Who look for a game at once; an address may be that of a whole club."""
_LISTED = 20
_unknown = PlackettLuce().rating()
_log = structlog.get_logger("wartable.server")


class Pairer:
    """The waiting pools, as this process sees to them."""

    def __init__(
        self, database: Database, tables: LiveTables, notices: TurnNotices, now: Callable[[], int], *, is_bounded: bool
    ) -> None:
        self._database = database
        self._tables = tables
        self._notices = notices
        self._now = now
        self._most = _MOST if is_bounded else None
        self._most_of_address = _MOST_OF_ADDRESS if is_bounded else None

    async def wait(self, player: Player, wish: Wish, *, asked_from: str | None = None) -> Ticket:
        """Look for a game, or go on looking: whoever asks again for the same has waited all along.

        `asked_from` is the mark of an address, for which they count.
        """
        ticket = await self._database.write(self._wait, player, wish, asked_from)
        return await self._settled(ticket)

    async def ticket_of(self, player: str) -> Ticket | None:
        """What a player waits for, or the table that they found."""
        ticket = await self._database.read(store.find_ticket, player)
        if ticket is None or not self._is_there(ticket):
            return None
        return await self._settled(ticket)

    async def cancel(self, player: str) -> Ticket | None:
        """Look no more; the ticket, if it was too late."""
        await self._database.write(store.delete_ticket, player)
        return await self.ticket_of(player)

    async def pools(self) -> list[Pool]:
        """Where people wait."""
        return await self._database.read(store.pools, self._now() - _GONE_MS, _LISTED)

    async def look(self) -> None:
        """See to every pool in which somebody waits."""
        if not await self._database.read(store.count_tickets):
            return
        for ticket in await self._database.write(self._look):
            try:
                await self._settled(ticket)
            except Problem as problem:
                # Whoever of them asks has it opened then.
                _log.warning("a paired table is opened later", table=ticket.table_id, problem=problem.code)

    def _wait(self, connection: Connection, player: Player, wish: Wish, asked_from: str | None = None) -> Ticket:
        store.hold_pools(connection)
        now, known = self._now(), store.find_ticket(connection, player.id)
        if known is not None and not self._is_there(known):
            known = None
        pool = pool_of(wish)
        if known is not None and known.pool == pool and known.table_id is not None:
            # Who did not hear of it is told again where they are awaited.
            if not store.is_game_over(connection, known.table_id):
                return known
        elif known is None:
            _check_room(store.count_tickets(connection), self._most)
            if asked_from is not None:
                _check_room(store.count_tickets(connection, asked_from), self._most_of_address)
        has_waited = known is not None and known.table_id is None and known.pool == pool
        ticket = self._fresh(connection, player, wish, known.since if known is not None and has_waited else now)
        store.save_ticket(connection, ticket._replace(asked_from=asked_from))
        self._pair_asker(connection, ticket)
        return store.find_ticket(connection, player.id) or ticket

    def _fresh(self, connection: Connection, player: Player, wish: Wish, since: int) -> Ticket:
        mu, sigma = store.strength_of(connection, player.id, wish.game, wish.players) or (_unknown.mu, _unknown.sigma)
        return Ticket(
            player_id=player.id,
            name=player.name,
            pool=pool_of(wish),
            mu=mu,
            sigma=sigma,
            since=since,
            seen_at=self._now(),
            bot_after=wish.bot_after,
            bot=wish.bot,
            pledge=wish.pledge or "",
        )

    def _look(self, connection: Connection) -> list[Ticket]:
        """One ticket of each table that was given."""
        store.hold_pools(connection)
        now = self._now()
        store.see_tickets(connection, store.waiting_players(connection) & self._notices.listening(), now)
        store.drop_gone(connection, now - _GONE_MS, now - _KEPT_MS)
        return [ticket for pool in store.waiting_pools(connection) for ticket in self._pair(connection, pool)]

    def _pair(self, connection: Connection, pool: str) -> list[Ticket]:
        now = self._now()
        waiting = store.waiting_in(connection, pool, now - _GONE_MS, _LOOKED_AT)
        apart = store.apart_among(connection, [ticket.player_id for ticket in waiting])
        return [self._give(connection, group) for group in match(waiting, wish_of(pool).players, apart, now)]

    def _pair_asker(self, connection: Connection, ticket: Ticket) -> None:
        """Somebody asks: only they are seen to. All who wait take long, and whoever moves waits for the database."""
        now, players = self._now(), wish_of(ticket.pool).players
        others = store.nearest_in(connection, ticket, now - _GONE_MS, _NEAREST)
        # Whom the asker is apart from is left out already.
        apart = store.apart_among(connection, [each.player_id for each in others]) if players > 2 else ()
        if group := group_of(ticket, others, players, apart, now):
            self._give(connection, group)

    def _give(self, connection: Connection, group: list[Ticket]) -> Ticket:
        """The ticket of the first of a group that was given a table."""
        table_id = secrets.token_hex(6)
        store.give_table(connection, group, table_id, self._now())
        return group[0]._replace(table_id=table_id, seat=0)

    def _is_there(self, ticket: Ticket) -> bool:
        return self._now() - ticket.seen_at <= (_GONE_MS if ticket.table_id is None else _KEPT_MS)

    async def _settled(self, ticket: Ticket) -> Ticket:
        """The same ticket; if it has a table, that is there, and everybody who sits at it is told."""
        if ticket.table_id is None:
            return ticket
        live = self._tables.held(ticket.table_id)
        if live is None or live.position.status is Status.OPEN:
            group = await self._database.read(store.tickets_at, ticket.table_id)
            if group:
                # Who sits there has been told: at each notice the pages ask, and each question would be a notice again.
                is_known = live is not None and not any(place.is_open for place in live.position.places)
                await self._open(ticket.table_id, group)
                if not is_known:
                    self._notices.tell_paired([each.player_id for each in group], ticket.table_id)
        return ticket

    async def _open(self, table_id: str, group: Sequence[Ticket]) -> None:
        first = group[0]
        plan = table_plan(wish_of(first.pool), len(group), first.bot)
        kept = [KeptSeat(seat, each.player_id, each.name, each.pledge) for seat, each in enumerate(group)]
        await open_seated(self._tables, table_id, plan, first.player_id, kept, opened_from=first.asked_from)


def _check_room(count: int, most: int | None) -> None:
    """Refuse one more where as many look for a game as can."""
    if most is not None and count >= most:
        raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "pairing-full", "too many look for a game", limit=most)

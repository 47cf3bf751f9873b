"""Quick pairing over HTTP: say what you want to play, ask again until there is a table."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.pairing.wish import Wish, table_plan, wish_of
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.tickets import Ticket
from wartable.server.table.plan import ClockPlan
from wartable.server.table.plan_checks import check_plan

__all__ = ["PairingRoutes"]


class TicketView(msgspec.Struct, frozen=True):
    """What you look for, and the table, if there is one."""

    game: str
    players: int
    clock: ClockPlan | None
    rated: bool
    bot_after: int | None
    bot: str
    since: int
    """When you began to look."""
    now: int
    """The server's clock, to count by."""
    table: str | None
    """Where you sit."""
    seat: int | None


class PoolView(msgspec.Struct, frozen=True):
    """How many look for the same game on the same terms."""

    game: str
    players: int
    clock: ClockPlan | None
    rated: bool
    waiting: int


class QuickPairing(msgspec.Struct, frozen=True):
    """Your ticket, and where people wait."""

    ticket: TicketView | None
    pools: list[PoolView]


class PairingRoutes(Controller):
    """Quick pairing."""

    path = "/api/pairing"
    tags = ("pairing",)

    @get("/", summary="Where people look for a game")
    async def show(self, services: TheServices, visitor: TheVisitor) -> QuickPairing:
        """The pools in which somebody waits, without names, and your own ticket. Looking here is not waiting."""
        ticket = await services.pairer.ticket_of(visitor.player.id) if visitor.player is not None else None
        return await _view(services, ticket)

    @post("/", summary="Look for a game", status_code=HTTPStatus.OK)
    async def wait(self, services: TheServices, visitor: TheVisitor, data: JSONBody[Wish]) -> QuickPairing:
        """Ask again every few seconds until the ticket has a table; whoever stops asking does not look any more.

        One ticket each: another wish takes the place of the first.
        """
        player = visitor.known()
        check_plan(table_plan(data, 1, data.bot))
        if data.rated and player.login is None:
            raise Problem(HTTPStatus.FORBIDDEN, "guest-rated", "rated games are for accounts: make one first")
        if await services.pairer.ticket_of(player.id) is None:
            await services.quotas.check_tables(visitor)
        mark = services.identities.mark_of(visitor.address)
        return await _view(services, await services.pairer.wait(player, data, asked_from=mark))

    @delete("/", summary="Look no more", status_code=HTTPStatus.OK)
    async def cancel(self, services: TheServices, visitor: TheVisitor) -> QuickPairing:
        """If the answer has a ticket all the same, its table was found first."""
        return await _view(services, await services.pairer.cancel(visitor.known().id))


async def _view(services: Services, ticket: Ticket | None) -> QuickPairing:
    pools = [
        PoolView(terms.game, terms.players, terms.clock, terms.rated, pool.waiting)
        for pool in await services.pairer.pools()
        for terms in (wish_of(pool.name),)
    ]
    return QuickPairing(_ticket(ticket, services.now()) if ticket is not None else None, pools)


def _ticket(ticket: Ticket, now: int) -> TicketView:
    terms = wish_of(ticket.pool)
    return TicketView(
        game=terms.game,
        players=terms.players,
        clock=terms.clock,
        rated=terms.rated,
        bot_after=ticket.bot_after,
        bot=ticket.bot,
        since=ticket.since,
        now=now,
        table=ticket.table_id,
        seat=ticket.seat,
    )

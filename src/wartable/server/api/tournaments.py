"""Tournaments over HTTP: opening, taking part, starting, standings and results."""

from __future__ import annotations

import csv
import io
import secrets
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from wartable.server.api.params import Limit, TheServices, TheVisitor
from wartable.server.people.limits import TABLES
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store import tournaments as store
from wartable.server.store.players import Player
from wartable.server.store.tournaments import TournamentRow
from wartable.server.table.plan_checks import check_plan, is_made_up
from wartable.server.tournaments.boards import PairingView, StandingView
from wartable.server.tournaments.director import plan_of
from wartable.server.tournaments.plan import Entrant, TournamentPlan, table_plan
from wartable.server.visible_text import visible

__all__ = ["Tournaments"]

_MOST_ENTRANTS = 256
_MOST_OPEN = 5
"""Tournaments of one player that are not over."""
_MOST_OF_ADDRESS = 20
"""Of one address, which may be that of a whole club: a new name is quickly made."""
TournamentId = FromPath[str]


class ListedTournament(msgspec.Struct, frozen=True):
    """A tournament in a list."""

    id: str
    plan: TournamentPlan
    status: str
    entrants: int
    created_at: int


class TournamentList(msgspec.Struct, frozen=True):
    """Tournaments, the newest first."""

    tournaments: list[ListedTournament]


class TournamentView(msgspec.Struct, frozen=True):
    """All that there is to see of a tournament."""

    id: str
    plan: TournamentPlan
    owner: str
    status: str
    round: int
    created_at: int
    started_at: int | None
    finished_at: int | None
    now: int
    """The server's clock, to count down by."""
    standings: list[StandingView]
    pairings: list[PairingView]
    you: int | None
    """The reader's number, if they take part."""
    your_table: str | None
    """Where the reader plays now."""


class Tournaments(Controller):
    """Tournaments."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @get("/", summary="Tournaments")
    async def all(
        self,
        services: TheServices,
        visitor: TheVisitor,
        limit: Limit = 50,
    ) -> TournamentList:
        """Those that are not over first, then the newest; without their options."""
        rows = await services.lists.read(visitor.address, store.list_tournaments, limit)
        return TournamentList(
            [ListedTournament(row.id, _brief(plan_of(row)), row.status, count, row.created_at) for row, count in rows]
        )

    @post("/", summary="Open a tournament")
    async def open(self, services: TheServices, visitor: TheVisitor, data: JSONBody[TournamentPlan]) -> TournamentView:
        """It starts when whoever opened it says so."""
        player = visitor.known()
        mark = services.identities.mark_of(visitor.address)
        services.limiter.check(TABLES, visitor.address)
        await _check_room(services, player, mark)
        plan = msgspec.structs.replace(data, name=visible(data.name))
        await _check(services, plan, player)
        row = TournamentRow(
            id=secrets.token_hex(6),
            name=plan.name,
            plan=msgspec.json.encode(plan).decode(),
            opened_by=player.id,
            status="open",
            round=0,
            created_at=services.now(),
            started_at=None,
            finished_at=None,
            opened_from=mark,
        )
        async with services.quotas.opening(visitor):
            await _check_room(services, player, mark)
            await services.database.write(store.insert_tournament, row)
        return await _view(services, row, player)

    @get("/{tournament_id:str}", summary="A tournament")
    async def show(self, services: TheServices, visitor: TheVisitor, tournament_id: TournamentId) -> TournamentView:
        """Standings and pairings."""
        services.notifier.note_look(visitor.player.id if visitor.player is not None else None, tournament_id)
        return await _view(services, await _find(services, tournament_id), visitor.player)

    @post("/{tournament_id:str}/entry", summary="Take part", status_code=HTTPStatus.OK)
    async def join(self, services: TheServices, visitor: TheVisitor, tournament_id: TournamentId) -> TournamentView:
        """Or come back; also after the start."""
        player, row = visitor.known(), await _find(services, tournament_id)
        if row.status == "over":
            raise Problem(HTTPStatus.CONFLICT, "tournament-over", "the tournament is over")
        if plan_of(row).rated and player.login is None:
            raise Problem(HTTPStatus.FORBIDDEN, "guest-rated", "rated games are for accounts: make one first")
        entry = (row.id, player.id, None, player.name, _MOST_ENTRANTS)
        if not await services.database.write(store.add_entrant, *entry):
            raise Problem(HTTPStatus.CONFLICT, "tournament-full", "there are enough already", limit=_MOST_ENTRANTS)
        services.boards.forget(row.id)
        return await _view(services, row, player)

    @delete("/{tournament_id:str}/entry", summary="Take part no more", status_code=HTTPStatus.OK)
    async def leave(self, services: TheServices, visitor: TheVisitor, tournament_id: TournamentId) -> TournamentView:
        """A game that runs is played to its end."""
        player, row = visitor.known(), await _find(services, tournament_id)
        await services.database.write(store.set_away, row.id, player.id)
        services.boards.forget(row.id)
        return await _view(services, row, player)

    @post("/{tournament_id:str}/start", summary="Start", status_code=HTTPStatus.OK)
    async def start(self, services: TheServices, visitor: TheVisitor, tournament_id: TournamentId) -> TournamentView:
        """By whoever opened it; bots fill up."""
        player, row = visitor.known(), await _find(services, tournament_id)
        if player.id != row.opened_by:
            raise Problem(HTTPStatus.FORBIDDEN, "not-owner", "only whoever opened the tournament may start it")
        plan = plan_of(row)
        await services.database.write(store.fill_up, row.id, plan.fill_up_to, plan.bot, _MOST_ENTRANTS)
        present = [each for each in await services.tournaments.entrants_of(row.id) if not each.is_away]
        if len(present) < 2:
            raise Problem(HTTPStatus.CONFLICT, "tournament-empty", "it takes two")
        await services.database.write(store.start_tournament, row.id, services.now())
        await services.tournaments.look()
        services.boards.forget(row.id)
        return await _view(services, await _find(services, row.id), player)

    @get("/{tournament_id:str}/results.csv", summary="The standings as CSV")
    async def results(
        self,
        services: TheServices,
        visitor: TheVisitor,  # noqa: ARG002
        tournament_id: TournamentId,
    ) -> Response[str]:
        """One line for each who took part; the same as JSON is the tournament itself."""
        row = await _find(services, tournament_id)
        board = await services.boards.board_of(row.id, (row.status, row.round))
        text = io.StringIO()
        writer = csv.writer(text)
        writer.writerow(("rank", "name", "points", "buchholz", "played", "won"))
        writer.writerows(
            (each.rank, _cell(each.name), each.points, each.buchholz, each.played, each.won) for each in board.standings
        )
        headers = {"Content-Disposition": f'attachment; filename="tournament-{row.id}.csv"'}
        return Response(text.getvalue(), media_type="text/csv", headers=headers)


async def _check_room(services: Services, player: Player, mark: str) -> None:
    if services.limiter.is_on:
        _check_count(await services.database.read(store.unfinished_of, player.id), _MOST_OPEN)
        _check_count(await services.database.read(store.unfinished_from, mark), _MOST_OF_ADDRESS)


def _check_count(found: int, most: int) -> None:
    if found >= most:
        raise Problem(HTTPStatus.CONFLICT, "tournaments", "you have enough tournaments open", limit=most)


def _brief(plan: TournamentPlan) -> TournamentPlan:
    """For a list: a variant may be as long as all the rest together."""
    return msgspec.structs.replace(plan, options={})


async def _check(services: Services, plan: TournamentPlan, player: Player) -> None:
    """Refuse a tournament whose games could not be played."""
    if not plan.name:
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "name", "the name is empty")
    two = table_plan(plan, Entrant(0, player.id, None, ""), Entrant(1, None, plan.bot, ""))
    if is_made_up(two):
        await services.bot_pool.check_plan(two, services.owner_of(player.id))
    else:
        check_plan(two)
    if plan.rated and player.login is None:
        raise Problem(HTTPStatus.FORBIDDEN, "guest-rated", "rated games are for accounts: make one first")


async def _find(services: Services, tournament_id: str) -> TournamentRow:
    row = await services.database.read(store.find_tournament, tournament_id)
    if row is None:
        raise Problem(HTTPStatus.NOT_FOUND, "unknown-tournament", f"there is no tournament {tournament_id!r}")
    return row


async def _view(services: Services, row: TournamentRow, player: Player | None) -> TournamentView:
    board = await services.boards.board_of(row.id, (row.status, row.round))
    you = board.number_by_player.get(player.id) if player is not None else None
    # As they were written for all who look: of a great tournament they are half a megabyte.
    written: Any = board.encoded_standings, board.encoded_pairings
    return TournamentView(
        id=row.id,
        plan=plan_of(row),
        owner=row.opened_by,
        status=row.status,
        round=row.round,
        created_at=row.created_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        now=services.now(),
        standings=written[0],
        pairings=written[1],
        you=you,
        your_table=board.table_by_number.get(you) if you is not None else None,
    )


def _cell(text: str) -> str:
    """A name as text: a spreadsheet must not read it as a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text

"""Tables over HTTP: opening, sitting, playing, and reading what happened."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Response, delete, get, post
from litestar.params import FromQuery, JSONBody

from wartable.registry import get_bot
from wartable.server.after.rematches import play_again, take_seat
from wartable.server.api.params import Limit, PledgeQuery, SeatOrNone, SeatPath, Since, TableId, TheServices, TheVisitor
from wartable.server.api.players import clean_name
from wartable.server.live.access import enter_table
from wartable.server.live.company import check_company
from wartable.server.live.joining import welcome
from wartable.server.live.live_table import LiveTable
from wartable.server.live.starting import begin_if_complete, start_if_full
from wartable.server.live.tables import Command
from wartable.server.people.limits import ADDRESS_CHAT, CHAT
from wartable.server.people.muting import check_may_speak
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.journal import chat_rows
from wartable.server.store.players import Player
from wartable.server.store.tables import OPEN_MS, Listed, lobby
from wartable.server.table import commands, contributions
from wartable.server.table.messages import Event, Welcome
from wartable.server.table.plan import SeatKind, TablePlan
from wartable.server.table.plan_checks import check_plan, is_made_up
from wartable.server.table.position import Status
from wartable.server.table.records import Chatted

__all__ = ["Tables"]

_SPECTATOR_LINES = 200
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Pledge = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class NewTable(TablePlan, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A plan, and whether to start at once."""

    start: bool = False


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The invite that lets somebody in."""

    invite: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking a seat."""

    invite: Annotated[str, msgspec.Meta(max_length=40)] = ""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Another name for this seat, where several people share a device."""
    pledge: Pledge | None = None
    """The hash of what this player will add to the dice."""


class BotNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the game's bots."""

    bot: Annotated[str, msgspec.Meta(max_length=40)]


class PledgeGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hash of what a player will add to the dice."""

    pledge: Pledge


class NonceGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player adds to the dice."""

    nonce: Nonce


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's decision."""

    seat: int
    ask: int
    """The number of the question that this answers."""
    action: Any


class EntryGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came up at a real table."""

    seat: int
    ask: int
    """The number of the question that this answers."""
    picks: commands.EntryPicks
    """By part of the question's `entry`: the numbers of the picked options, from 0."""


class SeatNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the own seats."""

    seat: int


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Done(msgspec.Struct, frozen=True):
    """What was asked for is committed; `seqs` are the sequence numbers of the own seats now."""

    seqs: dict[str, int]


class Events(msgspec.Struct, frozen=True):
    """What one viewer noticed."""

    events: tuple[Event, ...]
    more: bool
    """Whether there is more: ask again after the last number."""


class SpectatorLine(msgspec.Struct, frozen=True):
    """Something that a spectator said."""

    at: int
    player: str
    name: str
    text: str


class SpectatorChat(msgspec.Struct, frozen=True):
    """What spectators said, the latest last."""

    lines: list[SpectatorLine]


class Lobby(msgspec.Struct, frozen=True):
    """Tables."""

    tables: list[Listed]


class Tables(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="Public tables")
    async def lobby(
        self,
        services: TheServices,
        visitor: TheVisitor,
        game: FromQuery[str | None] = None,
        status: FromQuery[Status] = Status.OPEN,
        limit: Limit = 50,
    ) -> Lobby:
        """The newest first; open ones that nobody joined for a week are left out."""
        since = services.now() - OPEN_MS if status is Status.OPEN else 0
        return Lobby(await services.lists.read(visitor.address, lobby, game, status, since, limit))

    @post("/", summary="Open a table")
    async def open(self, services: TheServices, visitor: TheVisitor, data: JSONBody[NewTable]) -> Welcome:
        """Seats of the kind "here" are taken by whoever opens the table."""
        player = visitor.known()
        await services.quotas.check_tables(visitor)
        plan = _plan(data)
        if is_made_up(plan):
            await services.bot_pool.check_plan(plan, services.owner_of(player.id))
        else:
            check_plan(plan)
        _check_rated(plan, player)
        if data.start and any(seat.kind is SeatKind.OPEN for seat in plan.seats):
            raise Problem(HTTPStatus.CONFLICT, "seats-open", "a table with open seats cannot start at once")
        async with services.quotas.room_for_table(visitor) as mark:
            live = await services.tables.open_table(plan, player.id, opened_from=mark)
        for seat, place in enumerate(plan.seats):
            if place.kind is SeatKind.HERE:
                await take_seat(services.tables, live, seat, player.id, clean_name(place.name or player.name))
        if data.start:
            await services.tables.submit(live, lambda setup, position: commands.start(setup, position, player.id))
        return welcome(services.presence, live, player.id)

    @get("/{table_id:str}", summary="A table, and what you may know of it")
    async def show(self, services: TheServices, visitor: TheVisitor, table_id: TableId) -> Welcome:
        """The same as the first message of the live connection."""
        live = await enter_table(services.tables, visitor, table_id)
        player = visitor.player.id if visitor.player is not None else None
        services.notifier.note_look(player, table_id)
        return welcome(services.presence, live, player)

    @get("/{table_id:str}/events", summary="What a viewer noticed after a number")
    async def events(
        self,
        services: TheServices,
        visitor: TheVisitor,
        table_id: TableId,
        seat: SeatOrNone = None,
        since: Since = 0,
    ) -> Response[Events]:
        """Without a seat: what spectators noticed. From 0 on it is the whole game, page by page."""
        live = await enter_table(services.tables, visitor, table_id)
        mine = commands.seats_of(live.position, visitor.player.id if visitor.player is not None else None)
        if seat is not None and seat not in mine:
            raise Problem(HTTPStatus.FORBIDDEN, "not-your-seat", f"seat {seat} is not yours")
        page = await services.histories.missed(live, seat, since, visitor.address)
        is_all = page.number >= live.position_for(seat).seen[-1 if seat is None else seat]
        messages = page.messages
        if seat is None and mine and live.position.status is Status.PLAYING:
            messages = [message for message in messages if not _is_spectators(message)]
        # As they were sent: reading and writing a whole game again would take as long as working it out.
        body: Any = b'{"events":[' + b",".join(messages) + (b'],"more":false}' if is_all else b'],"more":true}')
        return Response(body, media_type=MediaType.JSON)

    @get("/{table_id:str}/spectators", summary="What spectators said")
    async def spectator_chat(self, services: TheServices, visitor: TheVisitor, table_id: TableId) -> SpectatorChat:
        """The last lines. Whoever plays reads them after the game."""
        live = await enter_table(services.tables, visitor, table_id)
        mine = commands.seats_of(live.position, visitor.player.id if visitor.player is not None else None)
        if mine and live.position.status is Status.PLAYING:
            raise Problem(HTTPStatus.CONFLICT, "not-over", "what spectators see and say is for players after the game")
        rows = await services.lists.read(visitor.address, chat_rows, table_id)
        said = ((row.at, msgspec.json.decode(row.body, type=Chatted)) for row in rows)
        lines = [SpectatorLine(at, line.player, line.name, line.text) for at, line in said if line.seat is None]
        return SpectatorChat(lines[-_SPECTATOR_LINES:])

    @post("/{table_id:str}/entry", summary="Come in with the invite", status_code=HTTPStatus.OK)
    async def enter(
        self, services: TheServices, visitor: TheVisitor, table_id: TableId, data: JSONBody[Entry]
    ) -> Welcome:
        """From now on this player may watch the table and take a seat."""
        player = visitor.known()
        live = await enter_table(services.tables, visitor, table_id, data.invite)
        return welcome(services.presence, live, player.id)

    @post("/{table_id:str}/seats/{seat:int}", summary="Sit down", status_code=HTTPStatus.OK)
    async def sit(
        self, services: TheServices, visitor: TheVisitor, table_id: TableId, seat: SeatPath, data: JSONBody[Sitting]
    ) -> Done:
        """Take an open seat."""
        player = visitor.known()
        live = await enter_table(services.tables, visitor, table_id, data.invite)
        _check_rated(live.setup.plan, player)
        await check_company(services.database, live, player.id)
        name = clean_name(data.name) if data.name else player.name
        pledge = data.pledge or ""
        done = await _do(services, live, player, lambda s, p: commands.sit(s, p, seat, player.id, name, pledge=pledge))
        await start_if_full(services.tables, live)
        return done

    @post("/{table_id:str}/seats/{seat:int}/bot", summary="Let a bot sit down", status_code=HTTPStatus.OK)
    async def seat_bot(
        self, services: TheServices, visitor: TheVisitor, table_id: TableId, seat: SeatPath, data: JSONBody[BotNamed]
    ) -> Done:
        """On an open seat, before the start, by whoever opened the table."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        setup = live.setup
        bot = get_bot(data.bot, setup.game, setup.players, setup.variant).name
        done = await _do(services, live, player, lambda _, p: commands.seat_bot(p, seat, player.id, bot))
        await start_if_full(services.tables, live)
        return done

    @delete("/{table_id:str}/seats/{seat:int}", summary="Stand up", status_code=HTTPStatus.OK)
    async def leave(self, services: TheServices, visitor: TheVisitor, table_id: TableId, seat: SeatPath) -> Done:
        """Before the start only; whoever opened the table may also free the seats of others."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        return await _do(services, live, player, lambda _, p: commands.leave(p, seat, player.id))

    @post("/{table_id:str}/seats/{seat:int}/pledge", summary="Pledge to the dice", status_code=HTTPStatus.OK)
    async def pledge(
        self, services: TheServices, visitor: TheVisitor, table_id: TableId, seat: SeatPath, data: JSONBody[PledgeGiven]
    ) -> Done:
        """Before the start is called: the hash of what this seat will add to every roll."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        return await _do(services, live, player, lambda _, p: contributions.pledge(p, seat, player.id, data.pledge))

    @post("/{table_id:str}/seats/{seat:int}/nonce", summary="Add to the dice", status_code=HTTPStatus.OK)
    async def nonce(
        self, services: TheServices, visitor: TheVisitor, table_id: TableId, seat: SeatPath, data: JSONBody[NonceGiven]
    ) -> Done:
        """When the start is called: what was pledged enters the derivation of every roll."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        done = await _do(services, live, player, lambda _, p: contributions.reveal(p, seat, player.id, data.nonce))
        await begin_if_complete(services.tables, live)
        return done

    @post("/{table_id:str}/start", summary="Start the game", status_code=HTTPStatus.OK)
    async def start(self, services: TheServices, visitor: TheVisitor, table_id: TableId) -> Done:
        """When every seat is taken, by whoever opened the table. Who has pledged is waited for, for a few seconds."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        return await _do(services, live, player, lambda s, p: commands.start(s, p, player.id))

    @post("/{table_id:str}/actions", summary="Command", status_code=HTTPStatus.OK)
    async def act(self, services: TheServices, visitor: TheVisitor, table_id: TableId, data: JSONBody[Answer]) -> Done:
        """Answer the question that a seat was asked. Returns when the decision is committed."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        action = msgspec.Raw(msgspec.json.encode(data.action))
        return await _do(
            services, live, player, lambda s, p: commands.act(s, p, data.seat, player.id, ask=data.ask, action=action)
        )

    @post("/{table_id:str}/entries", summary="Say what came up", status_code=HTTPStatus.OK)
    async def enter_chance(
        self, services: TheServices, visitor: TheVisitor, table_id: TableId, data: JSONBody[EntryGiven]
    ) -> Done:
        """At a table with its own dice: which dice or cards came up, by whoever is asked."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        return await _do(
            services,
            live,
            player,
            lambda s, p: commands.enter(s, p, data.seat, player.id, ask=data.ask, picks=data.picks),
        )

    @post("/{table_id:str}/correction", summary="Take back what was entered", status_code=HTTPStatus.OK)
    async def correct(
        self, services: TheServices, visitor: TheVisitor, table_id: TableId, data: JSONBody[SeatNamed]
    ) -> Done:
        """A slip can be corrected until the next decision."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        return await _do(services, live, player, lambda _, p: commands.correct(p, data.seat, player.id))

    @post("/{table_id:str}/undo", summary="Take back", status_code=HTTPStatus.OK)
    async def undo(
        self, services: TheServices, visitor: TheVisitor, table_id: TableId, data: JSONBody[SeatNamed]
    ) -> Done:
        """The seat's last decision, where the table allows it and no dice have rolled since."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        return await _do(services, live, player, lambda s, p: commands.undo(s, p, data.seat, player.id))

    @post("/{table_id:str}/resign", summary="Resign", status_code=HTTPStatus.OK)
    async def resign(
        self, services: TheServices, visitor: TheVisitor, table_id: TableId, data: JSONBody[SeatNamed]
    ) -> Done:
        """A bot plays on, or the seat is out: as the table's plan says."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        return await _do(services, live, player, lambda _, p: commands.resign(p, data.seat, player.id))

    @post("/{table_id:str}/rematch", summary="Play again", status_code=HTTPStatus.OK)
    async def rematch(
        self, services: TheServices, visitor: TheVisitor, table_id: TableId, pledge: PledgeQuery = None
    ) -> Welcome:
        """The table of the next game: the same plan, the own seats taken, the others let in."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        await services.quotas.check_tables(visitor)
        async with services.quotas.room_for_table(visitor) as mark:
            fresh = await play_again(services.tables, live, player, pledge or "", opened_from=mark)
        return welcome(services.presence, fresh, player.id)

    @post("/{table_id:str}/chat", summary="Say something", status_code=HTTPStatus.OK)
    async def chat(self, services: TheServices, visitor: TheVisitor, table_id: TableId, data: JSONBody[Said]) -> Done:
        """Everybody at the table reads it."""
        player, live = visitor.known(), await enter_table(services.tables, visitor, table_id)
        services.limiter.check(CHAT, player.id)
        services.limiter.check(ADDRESS_CHAT, visitor.address)
        await check_may_speak(services.database, player.id)
        return await _do(services, live, player, lambda s, p: commands.chat(s, p, player.id, player.name, data.text))


def _is_spectators(message: bytes) -> bool:
    """Whether an event is what a spectator said; whoever plays reads that after the game."""
    if b'"chat":' not in message:
        return False
    chat = msgspec.json.decode(message, type=Event).chat
    return chat is not None and chat.seat is None


def _check_rated(plan: TablePlan, player: Player) -> None:
    """A guest could throw the rating away with the name: rated games are for accounts."""
    if plan.rated and player.login is None:
        raise Problem(HTTPStatus.FORBIDDEN, "guest-rated", "rated games are for accounts: make one first")


def _plan(data: NewTable) -> TablePlan:
    return msgspec.convert(
        {name: getattr(data, name) for name in TablePlan.__struct_fields__}, TablePlan, from_attributes=True
    )


async def _do(services: Services, live: LiveTable, player: Player, decide: Command) -> Done:
    step = await services.tables.submit(live, decide)
    return Done({str(seat): step.after.seen[seat] for seat in commands.seats_of(step.after, player.id)})

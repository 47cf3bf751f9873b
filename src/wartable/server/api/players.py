"""People over HTTP: guests, names, API tokens, and each player's own tables."""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from wartable.server.api.authentication import cookie_for
from wartable.server.api.params import Before, Limit, TheServices, TheVisitor
from wartable.server.background.webhooks import check_address, new_secret
from wartable.server.people.identity import new_token
from wartable.server.people.limits import GUESTS
from wartable.server.problems import Problem
from wartable.server.store.players import (
    Player,
    delete_token,
    insert_player,
    insert_token,
    list_tokens,
    update_player,
)
from wartable.server.store.tables import Listed, tables_of
from wartable.server.table.position import Status
from wartable.server.visible_text import player_name, visible

__all__ = ["Guests", "Me", "MeView", "PlayerName", "clean_name", "me_view"]

PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
_LONGEST_NAME = 40
_MOST_TOKENS = 100
WebhookUrl = Annotated[str, msgspec.Meta(min_length=8, max_length=500)]
Label = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name is all it takes."""

    name: PlayerName


class MeView(msgspec.Struct, frozen=True):
    """A player as only they themselves see it."""

    id: str
    name: str
    login: str | None
    """None for guests."""
    webhook: str | None
    webhook_secret: str | None
    """Signs the calls: Wartable-Signature is "sha256=" and the HMAC-SHA-256 of the body."""
    is_private: bool
    """Whether others see the name alone."""
    email: str | None
    """An address that you have confirmed."""
    has_password: bool
    shares_games: bool
    """Whether others may be asked puzzles from your games."""


class MeChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player may change about themselves."""

    name: PlayerName | msgspec.UnsetType = msgspec.UNSET
    webhook: WebhookUrl | msgspec.UnsetType | None = msgspec.UNSET
    """Is called when it is your turn and you are not looking; null for no calls."""
    is_private: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether others see your name alone: no games, no ratings, no place on a leaderboard."""
    shares_games: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether others may be asked puzzles from your games, where all people at the table have said so."""


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the token is for."""

    label: Label


class TokenView(msgspec.Struct, frozen=True):
    """A token, as far as it is kept."""

    id: str
    label: str
    created_at: int


class TokenMade(msgspec.Struct, frozen=True):
    """A fresh token. It is shown once."""

    id: str
    token: str


class Tokens(msgspec.Struct, frozen=True):
    """API tokens."""

    tokens: list[TokenView]


class MyTables(msgspec.Struct, frozen=True):
    """Tables of one player."""

    tables: list[Listed]


class Guests(Controller):
    """Becoming somebody."""

    path = "/api/guests"
    tags = ("players",)

    @post("/", summary="Play as a guest")
    async def create(
        self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, data: JSONBody[NewGuest]
    ) -> Response[MeView]:
        """Sets the signed cookie that is this guest."""
        services.limiter.check(GUESTS, visitor.address)
        player = Player(id=secrets.token_hex(8), name=clean_name(data.name), created_at=services.now())
        await services.database.write(insert_player, player)
        return Response(me_view(player), cookies=[cookie_for(request, player)])


class Me(Controller):
    """Oneself."""

    path = "/api/me"
    tags = ("players",)

    @get("/", summary="Who am I?")
    async def show(self, visitor: TheVisitor) -> MeView:
        """401 for whoever has no name yet."""
        return me_view(visitor.known())

    @patch("/", summary="Change your name, privacy or webhook")
    async def change(self, services: TheServices, visitor: TheVisitor, data: JSONBody[MeChanges]) -> MeView:
        """Names at tables where you already sit stay as they are."""
        player = visitor.known()
        values = {name: value for name in data.__struct_fields__ if (value := getattr(data, name)) is not msgspec.UNSET}
        if "name" in values:
            values["name"] = clean_name(values["name"])
        if values.get("webhook"):
            allows_private = services.settings.private_webhooks
            await check_address(values["webhook"], allows_private=allows_private, asker=visitor.address)
            values["webhook_secret"] = player.webhook_secret or new_secret()
        if values:
            await services.database.write(update_player, player.id, values)
            services.identities.forget(player.id)
        return me_view(player._replace(**values))

    @get("/tables", summary="My tables")
    async def tables(
        self,
        services: TheServices,
        visitor: TheVisitor,
        status: FromQuery[Status | None] = None,
        before: Before = None,
        limit: Limit = 50,
    ) -> MyTables:
        """The newest first; `before` is the `created_at` of the last one seen."""
        player = visitor.known()
        return MyTables(await services.lists.read(visitor.address, tables_of, player.id, status, before, limit))

    @get("/turns", summary="Where it is my turn")
    async def turns(self, services: TheServices, visitor: TheVisitor) -> MyTables:
        """Tables that wait for you."""
        player = visitor.known()
        mine = await services.lists.read(visitor.address, tables_of, player.id, "playing", None, 200)
        return MyTables([table for table in mine if table.your_turn])

    @get("/tokens", summary="My API tokens")
    async def tokens(self, services: TheServices, visitor: TheVisitor) -> Tokens:
        """Only their labels: the tokens themselves are not kept."""
        rows = await services.database.read(list_tokens, visitor.known().id)
        return Tokens([TokenView(row.id, row.label, row.created_at) for row in rows])

    @post("/tokens", summary="Make an API token")
    async def make_token(self, services: TheServices, visitor: TheVisitor, data: JSONBody[NewToken]) -> TokenMade:
        """For programs: send it as "Authorization: Bearer TOKEN"."""
        visitor.require_in_person()
        if len(await services.database.read(list_tokens, visitor.known().id)) >= _MOST_TOKENS:
            words = f"you have {_MOST_TOKENS} tokens: destroy one first"
            raise Problem(HTTPStatus.CONFLICT, "many-tokens", words)
        token, row = new_token(visitor.known().id, visible(data.label) or "token", services.now())
        await services.database.write(insert_token, row)
        return TokenMade(row.id, token)

    @delete("/tokens/{token_id:str}", summary="Destroy an API token")
    async def drop_token(self, services: TheServices, visitor: TheVisitor, token_id: FromPath[str]) -> None:
        """It is refused from now on."""
        # A token may end itself, and no other.
        if visitor.token != token_id:
            visitor.require_in_person()
        if not await services.database.write(delete_token, visitor.known().id, token_id):
            raise Problem(HTTPStatus.NOT_FOUND, "unknown-token", f"you have no token {token_id!r}")


def clean_name(text: str) -> str:
    """A name as it is shown; refused if others could not see it, or would take it for another."""
    return player_name(visible(text))[:_LONGEST_NAME]


def me_view(player: Player) -> MeView:
    return MeView(
        player.id,
        player.name,
        player.login,
        player.webhook,
        player.webhook_secret,
        is_private=player.is_private,
        email=player.email,
        has_password=player.password is not None,
        shares_games=player.shares_games,
    )

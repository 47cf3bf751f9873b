"""Passkeys over HTTP: making one, logging in with one, letting one go."""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy.exc import IntegrityError

from wartable.server.api.accounts import Login, SignedUp, enter, login_taken, sign_up, signed_in, signed_up
from wartable.server.api.authentication import origin_of
from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.players import MeView, PlayerName
from wartable.server.people import passkeys
from wartable.server.people.limits import ACCOUNTS, LOGINS, PASSKEYS
from wartable.server.people.one_time import issue, redeem
from wartable.server.people.passkeys import Site
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.players import Player, find_login, find_player
from wartable.server.store.ways_in import (
    count_use,
    delete_passkey,
    find_passkey,
    insert_passkey,
    list_passkeys,
)
from wartable.server.visible_text import visible

__all__ = ["Passkeys", "log_in_with_passkey"]

_MINUTES = 5 * 60_000
_MOST = 20
_NEW, _KNOWN = "passkey-new", "passkey-known"
Handle = Annotated[str, msgspec.Meta(max_length=64)]
Credential = Annotated[dict[str, Any], msgspec.Meta(max_length=20)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For whom a passkey shall be made; nothing for the account that one is logged in to."""

    login: Login | None = None


class Challenge(msgspec.Struct, frozen=True):
    """What the browser is to be told, and what to bring back with its answer, within five minutes."""

    handle: str
    options: dict[str, Any]


class MadePasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser made."""

    handle: Handle
    credential: Credential
    label: Annotated[str, msgspec.Meta(max_length=60)] = ""
    name: PlayerName | None = None


class ShownPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser signed."""

    handle: Handle
    credential: Credential
    adopt: bool = True
    """Whether the games of the guest who logs in go over to the account."""


class PasskeyView(msgspec.Struct, frozen=True):
    """A passkey of an account."""

    id: str
    label: str
    created_at: int


class PasskeysView(msgspec.Struct, frozen=True):
    """Passkeys."""

    passkeys: list[PasskeyView]


class _Making(msgspec.Struct, frozen=True):
    challenge: str
    player: str
    login: str


class Passkeys(Controller):
    """Passkeys of accounts."""

    path = "/api/passkeys"
    tags = ("players",)

    @get("/", summary="My passkeys")
    async def show(self, services: TheServices, visitor: TheVisitor) -> PasskeysView:
        """With the names they were given."""
        rows = await services.database.read(list_passkeys, visitor.known().id)
        return PasskeysView([PasskeyView(row.id, row.label, row.created_at) for row in rows])

    @post("/registration", summary="Begin to make a passkey", status_code=HTTPStatus.OK)
    async def begin(
        self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, data: JSONBody[Asked]
    ) -> Challenge:
        """With a login it makes an account; a guest becomes it, games and all."""
        services.limiter.check(LOGINS, visitor.address)
        visitor.require_in_person()
        player = visitor.player
        known = await services.database.read(list_passkeys, player.id) if player is not None else []
        if len(known) >= _MOST:
            raise Problem(HTTPStatus.CONFLICT, "passkeys", f"an account has at most {_MOST} passkeys")
        login = player.login if player is not None and player.login is not None else data.login
        if login is None:
            raise Problem(HTTPStatus.CONFLICT, "no-account", "choose a login for the account")
        is_new = player is None or player.login is None
        if is_new and await services.database.read(find_login, login.lower()) is not None:
            raise login_taken(login)
        making = _Making(passkeys.new_challenge(), player.id if player is not None else secrets.token_hex(8), login)
        handle = await issue(services.database, _NEW, making, services.now() + _MINUTES)
        options = passkeys.registration_options(_site(request), making.challenge, making.player, login, known)
        return Challenge(handle, options)

    @post("/", summary="Make a passkey")
    async def make(
        self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, data: JSONBody[MadePasskey]
    ) -> Response[SignedUp] | Response[MeView]:
        """The browser's answer: a passkey more, or an account with its first one."""
        visitor.require_in_person()
        making = await redeem(services.database, _NEW, data.handle, _Making, services.now())
        player = visitor.player
        if making is None or (player is not None and player.id != making.player):
            raise _too_late()
        label = visible(data.label) or "passkey"
        made = passkeys.read_passkey(
            _site(request), making.challenge, data.credential, player_id=making.player, label=label, now=services.now()
        )
        if player is not None and player.login is not None:
            await services.database.write(insert_passkey, made)
            return signed_in(request, player, HTTPStatus.CREATED)
        services.limiter.check(ACCOUNTS, visitor.address)
        try:
            account = await sign_up(services, player, making.login, data.name, password=None, player_id=making.player)
        except IntegrityError:
            raise login_taken(making.login) from None
        await services.database.write(insert_passkey, made)
        return await signed_up(request, services, account)

    @post("/challenge", summary="Begin to log in with a passkey", status_code=HTTPStatus.OK)
    async def challenge(self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor) -> Challenge:
        """The browser knows which passkeys there are."""
        services.limiter.check(PASSKEYS, visitor.address)
        asked = passkeys.new_challenge()
        handle = await issue(services.database, _KNOWN, asked, services.now() + _MINUTES)
        return Challenge(handle, passkeys.login_options(_site(request), asked))

    @delete("/{passkey_id:str}", summary="Let a passkey go")
    async def drop(self, services: TheServices, visitor: TheVisitor, passkey_id: FromPath[str]) -> None:
        """The last way into an account stays."""
        player = visitor.known()
        visitor.require_in_person()
        mine = await services.database.read(list_passkeys, player.id)
        if player.password is None and len(mine) == 1:
            raise Problem(HTTPStatus.CONFLICT, "last-way-in", "this passkey is the only way into the account")
        if not await services.database.write(delete_passkey, player.id, passkey_id):
            raise Problem(HTTPStatus.NOT_FOUND, "unknown-passkey", "you have no such passkey")


@post("/api/session/passkey", summary="Log in with a passkey", tags=("players",), status_code=HTTPStatus.OK)
async def log_in_with_passkey(
    request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, data: JSONBody[ShownPasskey]
) -> Response[MeView]:
    """Sets the cookie of the account; a guest's games come along unless `adopt` is false."""
    services.limiter.check(PASSKEYS, visitor.address)
    asked = await redeem(services.database, _KNOWN, data.handle, str, services.now())
    if asked is None:
        raise _too_late()
    account = await _owner(request, services, asked, data.credential)
    await enter(services, visitor, account, adopts=data.adopt)
    return signed_in(request, account, HTTPStatus.OK)


async def _owner(request: Request[Any, Any, Any], services: Services, asked: str, credential: dict[str, Any]) -> Player:
    passkey = await services.database.read(find_passkey, str(credential.get("id", "")))
    account = await services.database.read(find_player, passkey.player_id) if passkey is not None else None
    if passkey is None or account is None:
        raise Problem(HTTPStatus.UNAUTHORIZED, "bad-passkey", "this passkey is not known here")
    count = passkeys.is_answer(_site(request), asked, credential, passkey)
    await services.database.write(count_use, passkey, count)
    return account


def _site(request: Request[Any, Any, Any]) -> Site:
    return Site(origin_of(request))


def _too_late() -> Problem:
    return Problem(HTTPStatus.CONFLICT, "too-late", "that took too long: please try again")

"""Accounts over HTTP: signing up, logging in and out, another password."""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, post, put
from litestar.params import FromQuery, JSONBody
from sqlalchemy.exc import IntegrityError

from wartable.server.api.authentication import cookie_for, cookie_gone
from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.players import MeView, PlayerName, clean_name, me_view
from wartable.server.live.adoption import adopt
from wartable.server.people.identity import Visitor
from wartable.server.people.limits import ACCOUNTS, LOGINS
from wartable.server.people.one_time import give_codes
from wartable.server.people.passwords import hash_password, is_password, set_password
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.players import Player, delete_tokens, find_login, insert_player, update_player
from wartable.server.store.push_subscriptions import forget_subscriptions

__all__ = [
    "Account",
    "Login",
    "Password",
    "Session",
    "SignedUp",
    "count_guess",
    "enter",
    "login_taken",
    "sign_up",
    "signed_in",
    "signed_up",
]

Login = Annotated[str, msgspec.Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an account needs."""

    login: Login
    password: Password
    name: PlayerName | None = None
    """The guest's name, or the login, if it is left out."""


class LoggingIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Login and password."""

    login: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00]*$")]
    password: Annotated[str, msgspec.Meta(max_length=200)]
    adopt: bool = True
    """Whether the games of the guest who logs in go over to the account."""


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, and the one so far."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password
    keep_tokens: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=60)], ...], msgspec.Meta(max_length=100)] = ()
    """Labels of API tokens that stay good; all others end."""


class SignedUp(MeView, frozen=True):
    """A fresh account, and what lets its owner back in when all else is lost. It is shown once."""

    recovery_codes: tuple[str, ...]


class Account(Controller):
    """Signing up, and another password."""

    path = "/api/account"
    tags = ("players",)

    @post("/", summary="Make an account")
    async def create(
        self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, data: JSONBody[NewAccount]
    ) -> Response[SignedUp]:
        """A guest becomes the account, games and all."""
        services.limiter.check(ACCOUNTS, visitor.address)
        visitor.require_in_person()
        if visitor.player is not None and visitor.player.login is not None:
            raise Problem(HTTPStatus.CONFLICT, "already-account", "you have an account already")
        password = await hash_password(data.password)
        try:
            player = await sign_up(services, visitor.player, data.login, data.name, password=password)
        except IntegrityError:
            raise login_taken(data.login) from None
        # Whoever guesses the password later must not shut them out from here.
        await note_home(services, player, visitor)
        return await signed_up(request, services, player)

    @put("/password", summary="Change the password", status_code=HTTPStatus.OK)
    async def change_password(
        self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, data: JSONBody[NewPassword]
    ) -> Response[MeView]:
        """Logs out all other devices and ends tokens: whoever knew the old password may have them."""
        player = visitor.known()
        visitor.require_in_person()
        if player.login is None:
            raise Problem(HTTPStatus.CONFLICT, "no-account", "a guest has no password: make an account first")
        services.limiter.check(LOGINS, f"password {player.id}")
        if not await is_password(player.password, data.old):
            raise Problem(HTTPStatus.UNAUTHORIZED, "wrong-login", "the old password is wrong")
        changed = await set_password(services.database, player, data.new)
        await services.database.write(delete_tokens, player.id, data.keep_tokens)
        services.identities.forget(player.id)
        return signed_in(request, changed, HTTPStatus.OK)


class Session(Controller):
    """Logging in and out."""

    path = "/api/session"
    tags = ("players",)

    @post("/", summary="Log in", status_code=HTTPStatus.OK)
    async def log_in(
        self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, data: JSONBody[LoggingIn]
    ) -> Response[MeView]:
        """Sets the cookie of the account; a guest's games come along unless `adopt` is false."""
        account = await services.database.read(find_login, data.login.lower())
        count_guess(services, visitor, account, f"login {data.login.lower()}")
        if not await is_password(account.password if account is not None else None, data.password) or account is None:
            raise Problem(HTTPStatus.UNAUTHORIZED, "wrong-login", "login or password is wrong")
        await enter(services, visitor, account, adopts=data.adopt)
        return signed_in(request, account, HTTPStatus.OK)

    @delete("/", summary="Log out", status_code=HTTPStatus.OK)
    async def log_out(
        self, services: TheServices, visitor: TheVisitor, everywhere: FromQuery[bool] = False
    ) -> Response[dict[str, str]]:
        """Ends the session, also where its cookie was copied to; `everywhere` ends those of all devices."""
        player = visitor.known()
        if everywhere:
            visitor.require_in_person()
        if visitor.session is not None:
            await services.identities.end(player.id, visitor.session, services.now())
        if everywhere:
            await services.database.write(update_player, player.id, {"session": player.session + 1})
            await services.database.write(forget_subscriptions, [player.id])
            services.identities.forget(player.id)
        return Response({}, cookies=[cookie_gone()])


def count_guess(services: Services, visitor: Visitor, account: Player | None, guessed: str) -> None:
    """Count an attempt to enter an account for whoever makes it, and for what is guessed.

    Whoever guesses from elsewhere, or at other accounts from there, must not shut out the owner, who comes from where
    they were before.
    """
    if account is not None and account.home == services.identities.mark_of(visitor.address):
        services.limiter.check(LOGINS, f"home {account.id}")
    else:
        services.limiter.check(LOGINS, visitor.address)
        services.limiter.check(LOGINS, guessed)


async def enter(services: Services, visitor: Visitor, account: Player, *, adopts: bool) -> None:
    """Somebody has shown that an account is theirs: the games of the guest they were come along."""
    if account.banned_at is not None:
        raise Problem(HTTPStatus.FORBIDDEN, "banned", "this player is banned")
    guest = visitor.player if visitor.token is None else None
    if adopts and guest is not None and guest.login is None:
        await adopt(services.database, services.tables, guest, account)
        services.identities.forget(guest.id)
    await note_home(services, account, visitor)


async def note_home(services: Services, account: Player, visitor: Visitor) -> None:
    """An account was shown to be somebody's: every process knows from where, however long ago."""
    home = services.identities.mark_of(visitor.address)
    if account.home != home:
        await services.database.write(update_player, account.id, {"home": home})
        services.identities.forget(account.id)


def login_taken(login: str) -> Problem:
    return Problem(HTTPStatus.CONFLICT, "login-taken", f"the login {login!r} is taken")


async def sign_up(
    services: Services, guest: Player | None, login: str, name: str | None, *, password: str | None, player_id: str = ""
) -> Player:
    """Make an account, of a guest where there is one; IntegrityError if the login is taken."""
    if guest is None:
        player_id = player_id or secrets.token_hex(8)
        player = Player(player_id, clean_name(name or login), login.lower(), password, created_at=services.now())
        await services.database.write(insert_player, player)
        return player
    values: dict[str, Any] = {
        "login": login.lower(),
        "password": password,
        "name": clean_name(name or guest.name),
        # The guest's cookie may lie around elsewhere; from now on there is a password.
        "session": guest.session + 1,
    }
    await services.database.write(update_player, guest.id, values)
    services.identities.forget(guest.id)
    return guest._replace(**values)


async def signed_up(request: Request[Any, Any, Any], services: Services, player: Player) -> Response[SignedUp]:
    """A fresh account with its recovery codes and its cookie."""
    codes = await give_codes(services.database, player.id)
    shown = SignedUp(**msgspec.structs.asdict(me_view(player)), recovery_codes=codes)
    return Response(shown, status_code=HTTPStatus.CREATED, cookies=[cookie_for(request, player)])


def signed_in(request: Request[Any, Any, Any], player: Player, status: HTTPStatus) -> Response[MeView]:
    return Response(me_view(player), status_code=status, cookies=[cookie_for(request, player)])

"""Back into an account: by a recovery code, or by a link in an e-mail."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post, put
from litestar.params import JSONBody

from wartable.server.api.accounts import Password, count_guess, enter, signed_in
from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.players import MeView, me_view
from wartable.server.api.previews import language_of
from wartable.server.people.identity import Visitor
from wartable.server.people.limits import LOGINS, MAILS
from wartable.server.people.one_time import give_codes, is_code, issue, redeem
from wartable.server.people.passwords import is_password, set_password
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.players import Player, delete_tokens, find_login, find_player, update_player
from wartable.text.words import Words

__all__ = ["Confirmed", "Recovery", "confirm_email", "confirm_password", "new_codes", "set_email", "site"]

_HOUR = 60 * 60_000
_DAY = 24 * _HOUR
_RECOVER, _CONFIRM = "recover", "confirm-email"
SomeLogin = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00]*$")]
Token = Annotated[str, msgspec.Meta(max_length=64)]
Email = Annotated[str, msgspec.Meta(max_length=254, pattern=r"^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$")]


class SiteView(msgspec.Struct, frozen=True):
    """What this server offers."""

    has_mail: bool


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose account it is."""

    login: SomeLogin


class BackIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login with a recovery code, or the token of an e-mail; and another password."""

    password: Password
    login: SomeLogin = ""
    code: Annotated[str, msgspec.Meta(max_length=40)] = ""
    token: Token = ""


class MyEmail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where e-mail goes; null for none."""

    email: Email | None


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of an e-mail."""

    token: Token


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes. They are shown once."""

    recovery_codes: tuple[str, ...]


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, where the account has one."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class _Pending(msgspec.Struct, frozen=True):
    player: str
    email: str
    session: int = 0


@get("/api/site", summary="What this server offers", tags=("words",), sync_to_thread=False)
def site(services: TheServices) -> SiteView:
    """Whether e-mail can be sent."""
    return SiteView(has_mail=services.mailer.is_on)


class Recovery(Controller):
    """Back into an account."""

    path = "/api/recovery"
    tags = ("players",)

    @post("/mail", summary="Have a link sent", status_code=HTTPStatus.OK)
    async def mail(
        self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, data: JSONBody[Forgotten]
    ) -> SiteView:
        """The answer is the same whether there is such an account, and whether it has an address."""
        if not services.mailer.is_on:
            raise _no_mail()
        services.limiter.check(MAILS, visitor.address)
        services.limiter.check(MAILS, f"login {data.login.lower()}")
        account = await services.database.read(find_login, data.login.lower())
        if account is not None and account.email is not None:
            pending = _Pending(account.id, account.email, account.session)
            token = await issue(services.database, _RECOVER, pending, services.now() + _HOUR)
            _send(
                request,
                services,
                account.email,
                "recover",
                link=f"{services.origin}/recover#{token}",
                name=account.name,
            )
        return SiteView(has_mail=True)

    @post("/", summary="Come back in", status_code=HTTPStatus.OK)
    async def back_in(
        self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, data: JSONBody[BackIn]
    ) -> Response[MeView]:
        """Another password, all other devices logged out, and API tokens ended."""
        account = await (_by_token(services, visitor, data.token) if data.token else _by_code(services, visitor, data))
        changed = await set_password(services.database, account, data.password)
        await services.database.write(delete_tokens, account.id, ())
        services.identities.forget(account.id)
        await enter(services, visitor, changed, adopts=False)
        return signed_in(request, changed, HTTPStatus.OK)


@post("/api/me/recovery-codes", summary="Other recovery codes", tags=("players",), status_code=HTTPStatus.OK)
async def new_codes(services: TheServices, visitor: TheVisitor, data: JSONBody[Confirmed]) -> Codes:
    """Those you had are no longer good."""
    player = _account(visitor)
    await confirm_password(services, player, data.password)
    return Codes(await give_codes(services.database, player.id))


@put("/api/me/email", summary="Set your e-mail address", tags=("players",), status_code=HTTPStatus.OK)
async def set_email(
    request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, data: JSONBody[MyEmail]
) -> MeView:
    """A link is sent there; the address counts when it was followed."""
    player = _account(visitor)
    if data.email is None:
        await services.database.write(update_player, player.id, {"email": None})
        services.identities.forget(player.id)
        return me_view(player._replace(email=None))
    if not services.mailer.is_on:
        raise _no_mail()
    services.limiter.check(MAILS, visitor.address)
    services.limiter.check(MAILS, player.id)
    token = await issue(services.database, _CONFIRM, _Pending(player.id, data.email), services.now() + _DAY)
    _send(request, services, data.email, "confirm", link=f"{services.origin}/recover/confirm#{token}", name=player.name)
    return me_view(player)


@post("/api/me/email/confirmation", summary="Confirm an address", tags=("players",), status_code=HTTPStatus.OK)
async def confirm_email(services: TheServices, visitor: TheVisitor, data: JSONBody[Confirmation]) -> SiteView:
    """By the token of the e-mail, on whichever device it is read."""
    services.limiter.check(LOGINS, visitor.address)
    pending = await redeem(services.database, _CONFIRM, data.token, _Pending, services.now())
    if pending is None:
        raise _stale()
    await services.database.write(update_player, pending.player, {"email": pending.email})
    services.identities.forget(pending.player)
    return SiteView(has_mail=services.mailer.is_on)


async def _by_token(services: Services, visitor: Visitor, token: str) -> Player:
    services.limiter.check(LOGINS, visitor.address)
    pending = await redeem(services.database, _RECOVER, token, _Pending, services.now())
    account = await services.database.read(find_player, pending.player) if pending is not None else None
    # A link that was sent before the password or the address changed is of no use to whoever finds it later.
    if pending is None or account is None or (account.email, account.session) != (pending.email, pending.session):
        raise _stale()
    return account


async def _by_code(services: Services, visitor: Visitor, data: BackIn) -> Player:
    account = await services.database.read(find_login, data.login.lower())
    count_guess(services, visitor, account, f"code {data.login.lower()}")
    if account is None or not await is_code(services.database, account.id, data.code):
        raise Problem(HTTPStatus.UNAUTHORIZED, "wrong-code", "login or recovery code is wrong")
    return account


async def confirm_password(services: Services, player: Player, password: str) -> None:
    """Ask for the password once more, where there is one: a device that was left open is not enough."""
    if player.password is not None:
        services.limiter.check(LOGINS, f"password {player.id}")
        if not await is_password(player.password, password):
            raise Problem(HTTPStatus.FORBIDDEN, "wrong-password", "the password is wrong")


def _account(visitor: Visitor) -> Player:
    player = visitor.known()
    visitor.require_in_person()
    if player.login is None:
        raise Problem(HTTPStatus.CONFLICT, "no-account", "make an account first")
    return player


def _send(request: Request[Any, Any, Any], services: Services, to: str, what: str, **said: str) -> None:
    words = Words(language_of(request))
    text = words.say(f"mail-{what}", **said)
    services.mailer.send(to, words.say(f"mail-{what}-subject"), text)


def _no_mail() -> Problem:
    return Problem(HTTPStatus.CONFLICT, "no-mail", "this server sends no e-mail: use a recovery code")


def _stale() -> Problem:
    return Problem(HTTPStatus.GONE, "stale-link", "this link is no longer good: ask for another")

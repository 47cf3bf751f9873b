"""The door of every request: who is it, may it come from there, and not too often."""

from __future__ import annotations

import re
from functools import lru_cache
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote, urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from wartable.server.people.identity import COOKIE, Visitor
from wartable.server.people.limits import ADDRESS, READS, WRITES
from wartable.server.problems import Problem
from wartable.server.process.addresses import counted_address, forwarded_address
from wartable.server.services import Services
from wartable.server.store.players import Player

__all__ = [
    "cookie_for",
    "cookie_gone",
    "count_request",
    "origin_of",
    "services_of",
    "visitor_of_request",
    "visitor_of_socket",
]

AnyConnection = ASGIConnection[Any, Any, Any, Any]
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_YEAR = 60 * 60 * 24 * 365
_HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
"""A name or an address, and a port."""


def services_of(connection: AnyConnection) -> Services:
    """The parts of this server."""
    services: Services = connection.app.state.services
    return services


async def count_request(request: Request[Any, Any, Any]) -> None:
    """Every request counts for the address it comes from, and begins when it is that one's turn."""
    services, address = services_of(request), _address(request)
    services.limiter.check(ADDRESS, address)
    _check_address(request)
    await services.rounds.begin(address)


async def visitor_of_request(request: Request[Any, Any, Any]) -> Visitor:
    """Who sent a request; refuses strange origins and floods."""
    is_safe = request.method in _SAFE
    if not is_safe:
        _check_is_json(request)
    visitor = await _visitor_of(request, must_be_ours=not is_safe)
    _note_address(request, visitor)
    services_of(request).limiter.check(READS if is_safe else WRITES, visitor.client)
    return visitor


async def visitor_of_socket(socket: AnyConnection) -> Visitor:
    """Who opens a live connection; refuses strange origins and floods."""
    services, address = services_of(socket), _address(socket)
    services.limiter.check(ADDRESS, address)
    _check_address(socket)
    await services.rounds.begin(address)
    visitor = await _visitor_of(socket, must_be_ours=True)
    _note_address(socket, visitor)
    services.limiter.check(READS, visitor.client)
    return visitor


def _check_address(connection: AnyConnection) -> None:
    """Whatever an address names is looked up, and no database has a word with a zero byte."""
    hosts = connection.headers.getall("host", [])
    if len(hosts) > 1 or not all(map(_is_host, hosts)):
        raise Problem(HTTPStatus.BAD_REQUEST, "malformed", "this is not the name of a host")
    if "\0" in unquote(f"{connection.url.path}?{connection.url.query}"):
        raise Problem(HTTPStatus.BAD_REQUEST, "malformed", "an address has no zero bytes")


@lru_cache(maxsize=64)
def _is_host(host: str) -> bool:
    try:
        # Of what stands in brackets, and of ports, it says what cannot be.
        urlsplit(f"//{host}").port  # noqa: B018
    except ValueError:
        return False
    return _HOST.fullmatch(host) is not None


def _note_address(connection: AnyConnection, visitor: Visitor) -> None:
    if visitor.player is not None:
        services_of(connection).identities.note_address(visitor.player.id, visitor.address)


async def _visitor_of(connection: AnyConnection, *, must_be_ours: bool) -> Visitor:
    """Who is there: by token, else by cookie, else nobody known.

    A cookie comes along by itself, whichever page sends the request: where it counts (`must_be_ours`), the page has
    to be our own. A token does not, and needs no such check.
    """
    services, address = services_of(connection), _address(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    # Other schemes are between the browser and a proxy that asks for a password of its own.
    if scheme.lower() == "bearer":
        found = await services.identities.by_token(token.strip())
        if found is None:
            raise Problem(HTTPStatus.UNAUTHORIZED, "bad-token", "this API token is not known")
        return Visitor(found[0], address, token=found[1])
    if must_be_ours:
        _check_origin(connection)
    cookie = connection.cookies.get(COOKIE, "")
    known = await services.identities.by_cookie(cookie) if cookie else None
    return Visitor(known[0], address, session=known[1]) if known is not None else Visitor(None, address)


def cookie_for(request: AnyConnection, player: Player) -> Cookie:
    """The signed cookie of a player."""
    services = services_of(request)
    is_secure = request.url.scheme == "https" or services.settings.origin.startswith("https:")
    return Cookie(
        key=COOKIE,
        value=services.identities.cookie_for(player),
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )


def origin_of(request: AnyConnection) -> str:
    """The address that people see: the setting, or what the browser asked for."""
    ours = services_of(request).settings.origin
    return ours.rstrip("/") if ours else f"{request.url.scheme}://{request.headers.get('host', '')}"


def cookie_gone() -> Cookie:
    """What makes a browser forget who it was."""
    return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")


def _check_is_json(request: Request[Any, Any, Any]) -> None:
    """What a form of another site can send is never JSON by name."""
    has_body = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    if has_body and request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Problem(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "not-json", "the body must be application/json")


def _check_origin(connection: AnyConnection) -> None:
    origin = connection.headers.get("origin")
    if origin is None and connection.headers.get("sec-fetch-site") in (None, "same-origin", "none"):
        # Browsers send an origin with everything that changes something; a program without one has no cookies to steal.
        return
    ours = services_of(connection).settings.origin
    if origin is None or origin == "null" or not _is_same(origin, ours, connection.headers.get("host", "")):
        raise Problem(HTTPStatus.FORBIDDEN, "strange-origin", "this request comes from another site")


def _is_same(origin: str, ours: str, host: str) -> bool:
    return origin.rstrip("/") == ours.rstrip("/") if ours else urlsplit(origin).netloc == host


def _address(connection: AnyConnection) -> str:
    """Where somebody comes from, for counting."""
    return counted_address(_full_address(connection))


def _full_address(connection: AnyConnection) -> str:
    if services_of(connection).settings.trust_proxy:
        forwarded = forwarded_address(connection.headers.getall("x-forwarded-for", []))
        if forwarded:
            return forwarded
    return connection.client.host if connection.client is not None else "unknown"

"""What people are told while they are away, over HTTP: which events, by which channel, where, and when not."""

from __future__ import annotations

import base64
import binascii
import hashlib
import secrets
from collections.abc import Iterable
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from litestar import Controller, Request, Response, delete, get, post, put, route
from litestar.params import FromPath, JSONBody

from wartable.server.api.pages import inside_page
from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.previews import language_of
from wartable.server.background.outgoing import RefusedAddress
from wartable.server.people.quiet_hours import find_zone
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.notifications import EventKind, NotificationSettings, find_settings, save_settings, stop_mail
from wartable.server.store.players import Player
from wartable.server.store.push_subscriptions import (
    PushSubscription,
    delete_subscription,
    list_subscriptions,
    save_subscription,
)
from wartable.server.visible_text import visible
from wartable.text.languages import find_language

__all__ = ["Notifications", "unsubscribe", "unsubscribe_page"]

_POINT_BYTES, _AUTH_BYTES = 65, 16
Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Kinds = Annotated[list[EventKind], msgspec.Meta(max_length=len(EventKind))]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when nothing is sent, in minutes of the player's own day; over midnight if the end comes first."""

    start: Minute
    end: Minute


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told."""

    push: Kinds
    """Kinds of events that are pushed to the browsers below."""
    mail: Kinds
    """Kinds of events that are told by e-mail, if you have confirmed an address."""
    quiet: QuietHours | None
    """What happens in these hours is told when they end, if it is still true."""
    zone: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
    """The IANA name of your time zone, such as "Europe/Madrid"."""
    language: Annotated[str, msgspec.Meta(max_length=20)]
    """Of the messages."""


class BrowserKeys(msgspec.Struct, frozen=True):
    """What messages are locked with, as the browser gives it."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class NewBrowser(msgspec.Struct, frozen=True):
    """The subscription of a browser, as its push manager gives it, and a name for it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
    keys: BrowserKeys
    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Browser(msgspec.Struct, frozen=True):
    """A browser that takes messages."""

    id: str
    """The SHA-256 of the endpoint, in hexadecimal digits."""
    label: str
    created_at: int


class NotificationsView(msgspec.Struct, frozen=True):
    """How a player is told what happens while they are away."""

    wishes: Wishes
    browsers: list[Browser]
    """The newest first, ten at most: then the oldest goes."""
    public_key: str
    """What a browser's push manager needs as its `applicationServerKey`."""
    has_mail: bool
    """Whether e-mail can reach you: the server sends some, and you have confirmed an address."""


class Unsubscribed(msgspec.Struct, frozen=True):
    """There will be no more e-mail."""

    mail: tuple[str, ...] = ()


class Notifications(Controller):
    """Notifications."""

    path = "/api/me/notifications"
    tags = ("players",)

    @get("/", summary="How I am told what happens while I am away")
    async def show(
        self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor
    ) -> NotificationsView:
        """Whoever has chosen nothing is pushed everything, as soon as a browser takes it, and gets no e-mail."""
        player = visitor.known()
        return await _view(services, player, await _settings(services, player, language_of(request)))

    @put("/", summary="Choose what I am told", status_code=HTTPStatus.OK)
    async def choose(
        self,
        request: Request[Any, Any, Any],
        services: TheServices,
        visitor: TheVisitor,
        data: JSONBody[Wishes],
    ) -> NotificationsView:
        """What is no longer wanted is not sent, also if it waits already."""
        player = visitor.known()
        if find_zone(data.zone) is None:
            words = f"there is no time zone {data.zone!r}"
            raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "unknown-zone", words, zone=data.zone)
        settings = (await _settings(services, player, language_of(request)))._replace(
            push=_words_of(data.push),
            mail=_words_of(data.mail),
            quiet_from=data.quiet.start if data.quiet is not None else None,
            quiet_to=data.quiet.end if data.quiet is not None else None,
            zone=data.zone,
            language=find_language(data.language) or language_of(request),
        )
        await services.database.write(save_settings, settings)
        return await _view(services, player, settings)

    @put("/browsers", summary="Let this browser be told", status_code=HTTPStatus.OK)
    async def add_browser(
        self,
        request: Request[Any, Any, Any],
        services: TheServices,
        visitor: TheVisitor,
        data: JSONBody[NewBrowser],
    ) -> NotificationsView:
        """A browser takes the messages of one player: whoever subscribed last."""
        player = visitor.known()
        visitor.require_in_person()
        _check_keys(data.keys)
        try:
            await services.pusher.check(data.endpoint, visitor.address)
        except RefusedAddress as refused:
            words = f"no message is sent to this browser: {refused}"
            raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-browser", words, why=refused.why) from None
        settings = await _settings(services, player, language_of(request))
        if await services.database.read(find_settings, player.id) is None:
            await services.database.write(save_settings, settings)
        digest = hashlib.sha256(data.endpoint.encode()).hexdigest()
        keys, label = data.keys, visible(data.label)[:60]
        browser = PushSubscription(
            digest, player.id, data.endpoint, keys.p256dh, keys.auth, label, created_at=services.now()
        )
        await services.database.write(save_subscription, browser)
        return await _view(services, player, settings)

    @delete("/browsers/{browser_id:str}", summary="Tell this browser nothing more", status_code=HTTPStatus.OK)
    async def drop_browser(
        self, request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, browser_id: FromPath[str]
    ) -> NotificationsView:
        """From now on no message is sent there."""
        player = visitor.known()
        if not await services.database.write(delete_subscription, player.id, browser_id):
            raise Problem(HTTPStatus.NOT_FOUND, "unknown-browser", f"no browser of yours is {browser_id!r}")
        return await _view(services, player, await _settings(services, player, language_of(request)))


@post("/unsubscribe/{token:str}", summary="No more e-mail", tags=("players",), status_code=HTTPStatus.OK)
async def unsubscribe(services: TheServices, token: FromPath[str]) -> Unsubscribed:
    """By the link at the end of an e-mail, without logging in; mail programs send this by themselves (RFC 8058)."""
    if not await services.database.write(stop_mail, token):
        raise Problem(HTTPStatus.NOT_FOUND, "unknown-link", "this link belongs to no one who gets e-mail")
    return Unsubscribed()


@route("/unsubscribe/{token:str}", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def unsubscribe_page(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[bytes]:  # noqa: ARG001
    """The page that sends it: programs that follow every link of an e-mail must not end it."""
    return inside_page(request)


async def _settings(services: Services, player: Player, language: str) -> NotificationSettings:
    found = await services.database.read(find_settings, player.id)
    if found is not None:
        return found
    everything = _words_of(EventKind)
    return NotificationSettings(player.id, everything, "", None, None, "UTC", language, secrets.token_urlsafe(24))


async def _view(services: Services, player: Player, settings: NotificationSettings) -> NotificationsView:
    quiet = None
    if settings.quiet_from is not None and settings.quiet_to is not None:
        quiet = QuietHours(settings.quiet_from, settings.quiet_to)
    push, mail = ([EventKind(kind) for kind in kinds.split()] for kinds in (settings.push, settings.mail))
    browsers = await services.database.read(list_subscriptions, player.id)
    return NotificationsView(
        wishes=Wishes(push, mail, quiet, settings.zone, settings.language),
        browsers=[Browser(each.id, each.label, each.created_at) for each in browsers],
        public_key=services.pusher.public_key,
        has_mail=services.mailer.is_on and player.email is not None,
    )


def _words_of(kinds: Iterable[EventKind]) -> str:
    """Each kind once, in the usual order."""
    chosen = set(kinds)
    return " ".join(kind for kind in EventKind if kind in chosen)


def _check_keys(keys: BrowserKeys) -> None:
    try:
        point, auth = (base64.urlsafe_b64decode(key + "=" * (-len(key) % 4)) for key in (keys.p256dh, keys.auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        is_good = (len(point), len(auth)) == (_POINT_BYTES, _AUTH_BYTES)
    except (ValueError, binascii.Error):
        is_good = False
    if not is_good:
        words = "no message is sent to this browser: its keys are wrong"
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-browser", words, why="keys")

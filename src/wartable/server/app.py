"""The application: every door, and the services behind it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from wartable import __version__
from wartable.core.processes import collect_only_new
from wartable.server.api.accounts import Account, Session
from wartable.server.api.authentication import count_request, services_of, visitor_of_request
from wartable.server.api.blocks import Blocks
from wartable.server.api.games import Games
from wartable.server.api.help import advice, odds
from wartable.server.api.invitations import invitation, invite_code
from wartable.server.api.lessons import lesson_step, lessons
from wartable.server.api.notifications import Notifications, unsubscribe, unsubscribe_page
from wartable.server.api.openapi import DocumentPlugin
from wartable.server.api.operations import health, metrics
from wartable.server.api.pages import catalogue, catalogues, page
from wartable.server.api.pairing import PairingRoutes
from wartable.server.api.passkeys import Passkeys, log_in_with_passkey
from wartable.server.api.personal_data import delete_me, my_data
from wartable.server.api.players import Guests, Me
from wartable.server.api.positions import drill, moment, study
from wartable.server.api.previews import review_page, review_picture, table_page, tournament_page
from wartable.server.api.problem_responses import HANDLERS
from wartable.server.api.profiles import Players, Ratings
from wartable.server.api.puzzles import Puzzles
from wartable.server.api.recovery import Recovery, confirm_email, new_codes, set_email, site
from wartable.server.api.reports import make_report
from wartable.server.api.response_hooks import finish
from wartable.server.api.results import dice, replay
from wartable.server.api.reviews import branch, review
from wartable.server.api.sockets import live_table
from wartable.server.api.streams import my_stream, table_stream
from wartable.server.api.tables import Tables
from wartable.server.api.tournaments import Tournaments
from wartable.server.api.workshop import WORKSHOP
from wartable.server.process.garbage import collect_when_quiet
from wartable.server.process.head_requests import HeadAsGet
from wartable.server.process.http_edge import BODY_LIMIT
from wartable.server.process.logs import set_up_logs
from wartable.server.process.settings import Settings, settings_from
from wartable.server.services import Services

__all__ = ["app_from_environment", "create_app"]

_READY_AFTER_SECONDS = 1.0


def app_from_environment() -> HeadAsGet:
    """The application as the environment sets it up: what a server process loads."""
    settings = settings_from()
    set_up_logs(settings.log_format, settings.log_level)
    return HeadAsGet(create_app(settings, owns_process=True))


def create_app(settings: Settings, *, owns_process: bool = False) -> Litestar:
    """The application for these settings; only one that owns its process changes how that collects garbage."""
    return Litestar(
        route_handlers=[
            *(
                Games,
                Tables,
                Guests,
                Account,
                Session,
                Me,
                Blocks,
                Notifications,
                Players,
                Ratings,
                Puzzles,
                Tournaments,
                PairingRoutes,
            ),
            *WORKSHOP,
            *(Passkeys, log_in_with_passkey, Recovery, new_codes, set_email, confirm_email, site, my_data, delete_me),
            *(live_table, table_stream, my_stream, replay, dice, odds, advice, review, branch),
            *(
                make_report,
                unsubscribe,
                unsubscribe_page,
                invitation,
                invite_code,
                health,
                metrics,
                catalogues,
                catalogue,
                page,
                table_page,
                review_page,
                tournament_page,
                review_picture,
                moment,
                study,
                drill,
                lessons,
                lesson_step,
            ),
        ],
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "visitor": Provide(visitor_of_request),
        },
        exception_handlers=HANDLERS,
        lifespan=[_open_services(settings, owns_process=owns_process)],
        before_request=count_request,
        before_send=[finish],
        logging_config=None,
        request_max_body_size=BODY_LIMIT,
        openapi_config=OpenAPIConfig(
            title="Wartable",
            version=__version__,
            path="/api/schema",
            render_plugins=[DocumentPlugin()],
            use_handler_docstrings=True,
        ),
        debug=False,
    )


def _services(request: Request[Any, Any, Any]) -> Services:
    return services_of(request)


def _open_services(settings: Settings, *, owns_process: bool) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = Services(settings)
        await app.state.services.start()
        if owns_process:
            collect_only_new()
            # What bots need is read when the server serves.
            asyncio.get_running_loop().call_later(_READY_AFTER_SECONDS, app.state.services.work_pool.keep_ready)
            app.state.services.background.spawn(collect_when_quiet())
        try:
            yield
        finally:
            await app.state.services.stop()

    return lifespan

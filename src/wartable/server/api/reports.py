"""Complaints to whoever runs the server, over HTTP."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.profiles import find_named
from wartable.server.live.access import enter_table
from wartable.server.people.identity import Visitor
from wartable.server.people.limits import REPORTS
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.players import guests_of
from wartable.server.store.reports import ChatContext, Report, count_open, said_before, save_report
from wartable.server.visible_text import visible

__all__ = ["make_report"]

_MOST_OPEN = 50
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
_WORD = r"^[^\x00]*$"
"""No database has a word with a zero byte."""
PlayerId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=_WORD)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class LineNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a chat, by its table and the `at` of its event."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern=_WORD)]
    at: Moment


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody complains about: a player, or a line that the player said."""

    player: PlayerId
    reason: Reason
    line: LineNamed | None = None


class ReportMade(msgspec.Struct, frozen=True):
    """The report is kept."""

    times: int
    """How often you have reported the same."""


@post("/api/reports", summary="Report to the host", tags=("players",))
async def make_report(services: TheServices, visitor: TheVisitor, data: JSONBody[NewReport]) -> ReportMade:
    """A player, or a line of a chat that you can read. The same again is kept once, with the latest reason."""
    me = visitor.known()
    services.limiter.check(REPORTS, me.id)
    reason = visible(data.reason)
    if not reason:
        raise Problem(HTTPStatus.BAD_REQUEST, "nothing-said", "the reason is empty")
    player = await find_named(services, data.player)
    if player.id == me.id:
        raise Problem(HTTPStatus.CONFLICT, "own-report", "nobody reports themselves")
    if await services.database.read(count_open, me.id) >= _MOST_OPEN:
        words = f"{_MOST_OPEN} of your reports wait for the host: wait for an answer first"
        raise Problem(HTTPStatus.CONFLICT, "many-reports", words, count=_MOST_OPEN)
    selves = [player.id, *await services.database.read(guests_of, player.id)]
    lines = await _lines(services, visitor, data.line, selves) if data.line is not None else []
    report = Report(
        id=secrets.token_hex(4),
        reporter_id=me.id,
        player_id=player.id,
        about="player" if data.line is None else f"{data.line.table}:{data.line.at}",
        table_id=data.line.table if data.line is not None else None,
        reason=reason,
        lines=msgspec.json.encode(lines).decode(),
        times=1,
        created_at=services.now(),
    )
    return ReportMade(await services.database.write(save_report, report))


async def _lines(services: Services, visitor: Visitor, line: LineNamed, selves: Sequence[str]) -> list[ChatContext]:
    """The line and those before it; refused where the reporter cannot read it, or the player did not say it."""
    await enter_table(services.tables, visitor, line.table)
    lines = await services.database.read(said_before, line.table, line.at)
    if not any(said.at == line.at and said.player in selves for said in lines):
        raise Problem(HTTPStatus.NOT_FOUND, "unknown-line", "this player did not say anything there at that time")
    return lines

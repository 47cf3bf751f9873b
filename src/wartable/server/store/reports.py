"""Reports to the host in the database: who complained about whom, why, and what was said before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from wartable.server.store.schema import journal, players, reports

__all__ = [
    "ChatContext",
    "KeptReport",
    "Report",
    "close_report",
    "count_open",
    "forget_reports",
    "list_reports",
    "move_reports",
    "reports_by",
    "said_before",
    "save_report",
]

_LINES = 6
_CHATTED = '{"type":"chatted"%'


class ChatContext(msgspec.Struct, frozen=True):
    """A line of a chat, as it was said."""

    player: str
    name: str
    text: str
    at: int


class Report(NamedTuple):
    """A complaint. There is one of each reporter about each line or player: again is another time of the same."""

    id: str
    reporter_id: str
    player_id: str
    about: str
    """ "player", or the table and the time of a line."""
    table_id: str | None
    reason: str
    lines: str
    """The line and those before it, as JSON."""
    times: int
    created_at: int
    closed_at: int | None = None


class KeptReport(NamedTuple):
    """A report with the names of both."""

    report: Report
    reporter: str
    player: str


_REPORT = [reports.c[name] for name in Report._fields]


def save_report(connection: Connection, report: Report) -> int:
    """Keep a report; how often it has been made. Made again it is open again, with the latest reason."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    again = {"reason": report.reason, "times": reports.c.times + 1, "closed_at": None}
    same = ["reporter_id", "player_id", "about"]
    made = dialect.insert(reports).values(**report._asdict()).on_conflict_do_update(index_elements=same, set_=again)
    return int(connection.execute(made.returning(reports.c.times)).scalar_one())


def count_open(connection: Connection, reporter: str) -> int:
    """How many open reports somebody has made."""
    mine = and_(reports.c.reporter_id == reporter, reports.c.closed_at.is_(None))
    return int(connection.execute(select(func.count()).select_from(reports).where(mine)).scalar_one())


def list_reports(connection: Connection, limit: int, has_closed: bool) -> list[KeptReport]:
    """Those that are open, or all; the oldest first."""
    reporter, player = players.alias(), players.alias()
    query = (
        select(*_REPORT, reporter.c.name.label("reporter_name"), player.c.name.label("player_name"))
        .join(reporter, reporter.c.id == reports.c.reporter_id)
        .join(player, player.c.id == reports.c.player_id)
        .order_by(reports.c.created_at, reports.c.id)
        .limit(limit)
    )
    if not has_closed:
        query = query.where(reports.c.closed_at.is_(None))
    return [KeptReport(Report(*row[:-2]), row[-2], row[-1]) for row in connection.execute(query)]


def close_report(connection: Connection, report_id: str, at: int) -> bool:
    """Whether there was such a report, and it was open."""
    open_one = and_(reports.c.id == report_id, reports.c.closed_at.is_(None))
    return connection.execute(update(reports).where(open_one).values(closed_at=at)).rowcount > 0


def reports_by(connection: Connection, selves: Sequence[str]) -> list[Report]:
    """What somebody reported, as a guest and under their account."""
    mine = reports.c.reporter_id.in_(selves)
    return [Report(*row) for row in connection.execute(select(*_REPORT).where(mine).order_by(reports.c.created_at))]


def said_before(connection: Connection, table_id: str, at: int) -> list[ChatContext]:
    """What was said at a table up to a time, the latest last."""
    chatted = and_(journal.c.table_id == table_id, journal.c.at <= at, journal.c.body.like(_CHATTED))
    query = select(journal.c.at, journal.c.body).where(chatted).order_by(journal.c.seq.desc()).limit(_LINES)
    found = [(row.at, msgspec.json.decode(row.body)) for row in connection.execute(query)]
    return [ChatContext(said["player"], said["name"], said["text"], when) for when, said in reversed(found)]


def move_reports(connection: Connection, guest: str, account: str) -> None:
    """A guest became an account: what they reported, and what was reported of them, goes over."""
    mine = or_(reports.c.reporter_id == guest, reports.c.player_id == guest)
    moved = [Report(*row) for row in connection.execute(select(*_REPORT).where(mine))]
    connection.execute(delete(reports).where(mine))
    for report in moved:
        reporter = account if report.reporter_id == guest else report.reporter_id
        player = account if report.player_id == guest else report.player_id
        same = and_(reports.c.reporter_id == reporter, reports.c.player_id == player, reports.c.about == report.about)
        if connection.execute(select(reports.c.id).where(same)).first() is None and reporter != player:
            values = report._replace(reporter_id=reporter, player_id=player)._asdict()
            connection.execute(insert(reports).values(**values))


def forget_reports(connection: Connection, selves: Sequence[str], nobody: str) -> None:
    """Somebody is forgotten: reports by and about them go, and in others' their lines have neither name nor words."""
    mine = or_(reports.c.reporter_id.in_(selves), reports.c.player_id.in_(selves))
    connection.execute(delete(reports).where(mine))
    mentioned = or_(*(reports.c.lines.contains(f'"{player}"', autoescape=True) for player in selves))
    for report_id, lines in connection.execute(select(reports.c.id, reports.c.lines).where(mentioned)).all():
        kept: list[dict[str, Any]] = msgspec.json.decode(lines)
        changed = [{**line, "name": nobody, "text": nobody} if line["player"] in selves else line for line in kept]
        text = msgspec.json.encode(changed).decode()
        connection.execute(update(reports).where(reports.c.id == report_id).values(lines=text))

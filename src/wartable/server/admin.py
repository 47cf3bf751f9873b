"""What those who run a server may do with its database."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, exists, select

from wartable.core import replay
from wartable.core.chance import ScriptedSource
from wartable.core.match import Match
from wartable.server.after.earlier import EARLIER, match_file_of_earlier
from wartable.server.after.personal_data import data_of
from wartable.server.after.replays import match_file, match_of
from wartable.server.live.bulletins import open_bulletins
from wartable.server.live.tables import LiveTables, milliseconds
from wartable.server.people.passwords import set_password
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.journal import Journal
from wartable.server.store.players import (
    Player,
    find_login,
    find_player,
    list_players,
    update_player,
)
from wartable.server.store.reports import close_report, list_reports
from wartable.server.store.schema import games_tables, players, seats
from wartable.server.store.tables import load_earlier, tables_opened_by
from wartable.server.store.tournaments import finish_tournaments_of
from wartable.server.table import commands
from wartable.server.table.position import Status

__all__ = [
    "close_reports",
    "close_table",
    "export_player",
    "export_shared",
    "export_tables",
    "list_all",
    "reported",
    "reset_password",
    "set_ban",
    "set_mute",
]

_MANY = 100_000
_PASSWORD_BYTES = 9


async def list_all(database: Database) -> list[dict[str, Any]]:
    """All players, the newest first; nothing of their passwords."""
    found = await database.read(list_players, _MANY)
    return [
        {
            "id": player.id,
            "name": player.name,
            "login": player.login,
            "banned": player.banned_at is not None,
            "muted": player.muted_at is not None,
        }
        for player in found
    ]


async def set_ban(database: Database, player: str, *, is_banned: bool) -> str | None:
    """Ban a player, by id or login, and close what they opened, or let them back in; their name, or None."""
    found = await _find(database, player)
    if found is None:
        return None
    await database.write(update_player, found.id, {"banned_at": milliseconds() if is_banned else None})
    if is_banned:
        await database.write(finish_tournaments_of, found.id, milliseconds())
        for table_id in await database.read(tables_opened_by, found.id):
            with contextlib.suppress(Problem):
                await close_table(database, table_id)
    return found.name


async def set_mute(database: Database, player: str, *, is_muted: bool) -> str | None:
    """Let a player play but not write, or write again; their name, or None if there is no such player."""
    found = await _find(database, player)
    if found is not None and found.merged_into is not None:
        found = await database.read(find_player, found.merged_into)
    if found is None:
        return None
    await database.write(update_player, found.id, {"muted_at": milliseconds() if is_muted else None})
    return found.name


async def reported(database: Database, *, has_closed: bool) -> list[dict[str, Any]]:
    """What players reported, the oldest first; those that were closed only where they are asked for."""
    return [
        {
            "id": report.id,
            "player": {"id": report.player_id, "name": player},
            "reporter": {"id": report.reporter_id, "name": reporter},
            "reason": report.reason,
            "table": report.table_id,
            "lines": msgspec.json.decode(report.lines),
            "times": report.times,
            "created_at": report.created_at,
            "closed_at": report.closed_at,
        }
        for report, reporter, player in await database.read(list_reports, _MANY, has_closed)
    ]


async def close_reports(database: Database, ids: Sequence[str]) -> str | None:
    """Close reports; the first of these that is not an open report, or None when all are closed."""
    for report_id in ids:
        if not await database.write(close_report, report_id, milliseconds()):
            return report_id
    return None


async def close_table(database: Database, table_id: str) -> None:
    """Close a table for good, whichever process has it in memory; Problem if there is none, or it is over."""
    journal = Journal(database)
    tables = LiveTables(database, journal)
    # On PostgreSQL this is what tells the processes that serve.
    open_bulletins(database, journal, tables)
    await tables.submit(await tables.find(table_id), lambda _setup, position: commands.close(position))


async def reset_password(database: Database, player: str) -> str | None:
    """A new password for an account whose owner forgot theirs; None if there is no such account."""
    found = await _find(database, player)
    if found is None or found.login is None:
        return None
    password = secrets.token_urlsafe(_PASSWORD_BYTES)
    await set_password(database, found, password)
    return password


async def export_player(database: Database, player: str, target: Path) -> int | None:
    """All that is kept about a player, as one JSON file; None if there is no such player."""
    found = await _find(database, player)
    if found is None:
        return None
    kept = await data_of(database, found, has_running=True)
    path = target / f"{found.id}.json" if target.is_dir() else target
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2))
    return 1


async def export_tables(database: Database, table: str | None, target: Path) -> int:
    """Finished tables as match files into a folder: one table, or all; how many there were."""
    tables = LiveTables(database, Journal(database))
    ids = [table] if table is not None else await database.read(_finished)
    target.mkdir(parents=True, exist_ok=True)
    written = 0
    for table_id in ids:
        try:
            live = await tables.find(table_id)
        except Problem as problem:
            earlier = await database.read(load_earlier, table_id) if problem.code == EARLIER else None
            if earlier is not None and earlier.status == Status.OVER:
                file = target / f"{earlier.row.game}-{table_id}.json"
                file.write_text(match_file_of_earlier(earlier), encoding="utf-8")
                written += 1
            elif table is not None:
                raise
            continue
        if live.position.status is not Status.OVER:
            continue
        text = match_file(live.setup, live.position, await tables.journal_of(live))
        (target / f"{live.setup.game.id}-{table_id}.json").write_text(text, encoding="utf-8")
        written += 1
    return written


async def export_shared(database: Database, target: Path) -> int:
    """Finished tables whose people all let others learn from their games, as match files without names; how many."""
    tables = LiveTables(database, Journal(database))
    target.mkdir(parents=True, exist_ok=True)
    written = 0
    for table_id in await database.read(_shared):
        try:
            live = await tables.find(table_id)
        except Problem as problem:
            if problem.code != EARLIER:
                raise
            # Games by the rules of an earlier version cannot be measured beside those of this one.
            continue
        match = match_of(live.setup, live.position, await tables.journal_of(live))
        # No names, and not the promise of the dice either: it has the table's id, by which one finds who played.
        bare = Match(match.game, match.rules, match.options, ScriptedSource())
        bare.resume(list(match.log))
        who = tuple("human" if place.player is not None else f"bot:{place.bot}" for place in live.position.places)
        written += 1
        (target / f"{match.game.id}-{written}.json").write_text(replay.dumps(bare, seats=who), "utf-8")
    return written


async def _find(database: Database, player: str) -> Player | None:
    return await database.read(find_player, player) or await database.read(find_login, player.lower())


def _shared(connection: Connection) -> list[str]:
    """Finished tables with people at them, none of whom keeps their games to themselves."""
    people = select(seats.c.seat).join(players, players.c.id == seats.c.player_id)
    here = seats.c.table_id == games_tables.c.id
    query = select(games_tables.c.id).where(
        games_tables.c.status == Status.OVER,
        exists(people.where(here)),
        ~exists(people.where(here, players.c.shares_games.is_(False))),
    )
    return list(connection.execute(query.order_by(games_tables.c.created_at)).scalars())


def _finished(connection: Connection) -> list[str]:
    query = select(games_tables.c.id).where(games_tables.c.status == Status.OVER).order_by(games_tables.c.created_at)
    return list(connection.execute(query).scalars())

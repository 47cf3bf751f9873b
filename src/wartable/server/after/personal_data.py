"""What is kept about a player: all of it in one document, and what remains when they want to be forgotten."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import Command, LiveTables
from wartable.server.problems import Problem
from wartable.server.store.blocks import blocked_by
from wartable.server.store.database import Database
from wartable.server.store.experiments import experiments_of
from wartable.server.store.forgetting import forget_at_table, forget_player
from wartable.server.store.journal import read_rows
from wartable.server.store.mistakes import mistakes_of
from wartable.server.store.notifications import events_of, find_settings
from wartable.server.store.players import Player, guests_of, list_tokens
from wartable.server.store.push_subscriptions import list_subscriptions
from wartable.server.store.puzzles import answers_of, solvers_of
from wartable.server.store.ratings import ratings_of
from wartable.server.store.reports import Report, reports_by
from wartable.server.store.tables import all_tables_of, finished_among
from wartable.server.store.ways_in import list_passkeys
from wartable.server.table import commands
from wartable.server.table.position import Status
from wartable.server.table.records import Adopted

__all__ = ["NOBODY", "data_of", "forget"]

NOBODY = "—"
"""Who sat there, when whoever sat there wants to be forgotten; the same in every language."""
_ALL_EXPERIMENTS = 1000
_SECRETS = ("password", "webhook_secret")


async def data_of(database: Database, player: Player, *, has_running: bool) -> dict[str, Any]:
    """All that is kept about a player. Of a running game the dice that followed a move may be others' secrets."""
    tables = await database.read(all_tables_of, player.id)
    if not has_running:
        tables = await database.read(finished_among, tables)
    # What they did as a guest, before they took up the account, is theirs too.
    selves = {player.id, *await database.read(guests_of, player.id)}
    return {
        "player": {name: value for name, value in player._asdict().items() if name not in _SECRETS},
        "passkeys": [passkey.label for passkey in await database.read(list_passkeys, player.id)],
        "tokens": [token.label for token in await database.read(list_tokens, player.id)],
        "ratings": [rating._asdict() for rating in await database.read(ratings_of, player.id)],
        "puzzles": [solver._asdict() for solver in await database.read(solvers_of, player.id)],
        "puzzle_answers": [answer._asdict() for answer in await database.read(answers_of, player.id)],
        "mistakes": [mistake._asdict() for mistake in await database.read(mistakes_of, player.id)],
        "experiments": [
            {"game": row.game, "plan": msgspec.json.decode(row.plan), "created_at": row.created_at}
            for row in await database.read(experiments_of, player.id, _ALL_EXPERIMENTS)
        ],
        "notifications": await _notifications(database, player.id),
        "blocked": [blocked.id for blocked in await database.read(blocked_by, player.id)],
        "reports": [_report(report) for report in await database.read(reports_by, sorted(selves))],
        "tables": {table_id: await _journal(database, table_id, selves) for table_id in tables},
    }


async def _notifications(database: Database, player_id: str) -> dict[str, Any]:
    """What they want to be told, where, and what they were; the keys of their browsers are secrets of those."""
    settings = await database.read(find_settings, player_id)
    return {
        "settings": settings._asdict() if settings is not None else None,
        "browsers": [
            {"label": each.label, "endpoint": each.endpoint, "created_at": each.created_at}
            for each in await database.read(list_subscriptions, player_id)
        ],
        "told": await database.read(events_of, player_id),
    }


async def forget(
    database: Database, tables: LiveTables, player: Player, end_sessions: Callable[[], Awaitable[None]]
) -> None:
    """Forget a player: seats of finished games stay, without a name; running games are given up.

    Their last requests may still be under way, so when their sessions have ended it is looked again, until there is
    nothing new.
    """
    selves = [player.id, *await database.read(guests_of, player.id)]
    done: set[str] = set()
    is_over = has_ended = False
    while not is_over:
        found = set(await database.read(all_tables_of, player.id)) - done
        for table_id in found:
            # A table of earlier rules cannot be played on; its rows are made nameless all the same.
            with contextlib.suppress(Problem):
                await _leave(tables, await tables.find(table_id), player.id)
            await database.write(forget_at_table, table_id, selves, NOBODY)
        await database.write(forget_player, selves, NOBODY)
        await end_sessions()
        is_over = has_ended and not found
        done, has_ended = done | found, True


def _report(report: Report) -> dict[str, Any]:
    """What somebody reported; what others said there is not theirs."""
    kept = ("player_id", "table_id", "reason", "times", "created_at", "closed_at")
    return {name: getattr(report, name) for name in kept}


async def _leave(tables: LiveTables, live: LiveTable, player: str) -> None:
    if live.position.status is Status.OPEN and live.position.owner == player:
        await tables.submit(live, lambda _setup, position: commands.close(position))
    for seat in commands.seats_of(live.position, player):
        with contextlib.suppress(Problem):
            await tables.submit(live, _up(seat, player))
    if commands.seats_of(live.position, player):
        await tables.submit(live, lambda _setup, _position: Adopted(player, player, NOBODY))


def _up(seat: int, player: str) -> Command:
    """Leave a seat, or give it up; refused where the game is over."""

    def command(_setup: Any, position: Any) -> Any:
        if position.status is Status.OPEN:
            return commands.leave(position, seat, player)
        return commands.resign(position, seat, player)

    return command


async def _journal(database: Database, table_id: str, selves: set[str]) -> list[Any]:
    """What this player said and did at a table; nothing of the others, also not of who had the seat before."""
    rows = await database.read(read_rows, table_id, 0)
    mine: list[Any] = []
    seats: set[int | None] = set()
    for record in ({"at": row.at, **msgspec.json.decode(row.body)} for row in rows):
        kind, seat = record["type"], record.get("seat")
        if kind == "seated":
            seats = seats | {seat} if record.get("player") in selves else seats - {seat}
        is_own = record.get("player") in selves if kind in ("seated", "chatted") else seat in seats
        if is_own or (kind == "adopted" and record["guest"] in selves):
            mine.append(record)
        if kind == "left":
            seats = seats - {seat}
    return mine

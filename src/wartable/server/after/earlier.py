"""Finished tables of earlier rules: nobody can play them again, but their match file and their dice are still there."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import msgspec

from wartable.core import replay
from wartable.core.chance import Origin, ScriptedOrigin, VerifiableOrigin, VerifiableSource, commitment_of
from wartable.core.game import Result
from wartable.core.match import Entry
from wartable.registry import get_game
from wartable.server.after.replays import Draw, Noted
from wartable.server.people.identity import Visitor
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.tables import EarlierTable, is_admitted, load_earlier
from wartable.server.table import records
from wartable.server.table.game_log import entries_of, game_log
from wartable.server.table.plan import TablePlan, Visibility
from wartable.server.table.position import Status, TableResult

__all__ = ["EARLIER", "draws_of_earlier", "enter_earlier", "header_of_earlier", "match_file_of_earlier"]

EARLIER = "old-version"
"""The code of the refusal for a table that this program cannot play."""

_records: msgspec.json.Decoder[records.Record] = msgspec.json.Decoder(records.Record)


async def enter_earlier(database: Database, visitor: Visitor, table_id: str, refusal: Problem) -> EarlierTable:
    """A finished table of earlier rules, if the visitor may see it; one that is not finished stays refused."""
    table = await database.read(load_earlier, table_id)
    if table is None or not await _may_see(database, visitor, table):
        raise Problem(HTTPStatus.NOT_FOUND, "unknown-table", f"there is no table {table_id!r}")
    if table.status != Status.OVER:
        raise refusal
    return table


def match_file_of_earlier(table: EarlierTable) -> str:
    """The match file, with the version of the rules that it was played under."""
    return replay.written(header_of_earlier(table), entries_of(game_log(_journal(table))))


def header_of_earlier(table: EarlierTable) -> replay.Header:
    """What the file says before its events."""
    row, plan = table.row, _plan(table)
    return replay.Header(
        format=replay.FORMAT_VERSION,
        game=row.game,
        game_version=row.game_version,
        players=row.players,
        options=plan.options,
        source=_origin(table),
        allows_undo=plan.undo,
        seats=tuple(f"bot:{bot}" if player is None else f"human={name}" for player, bot, name in table.places),
        result=_result(table),
    )


def draws_of_earlier(table: EarlierTable) -> tuple[Draw, ...]:
    """All chance events of a table with what they were drawn from, as its log tells."""
    row, game = table.row, get_game(table.row.game)
    entries = list(_typed(table))
    rolled = [entry.event for entry in entries if entry.seat is None]
    source = VerifiableSource(bytes.fromhex(row.secret), match_id=row.id, nonces=_nonces(table))
    draws = []
    for outcome, chance in zip(
        rolled, game.chance_of_log(game.rules(row.players, _plan(table).options), entries), strict=True
    ):
        noted = Noted(chance)
        source.draw(noted)
        draws.append(Draw(noted.bounds(), tuple(noted.values), outcome))
    return tuple(draws)


async def _may_see(database: Database, visitor: Visitor, table: EarlierTable) -> bool:
    if _plan(table).visibility is Visibility.PUBLIC:
        return True
    if visitor.player is None:
        return False
    known = {table.row.opened_by, *(player for player, _, _ in table.places)}
    return visitor.player.id in known or await database.read(is_admitted, table.row.id, visitor.player.id)


def _result(table: EarlierTable) -> Result | None:
    """How the game itself ended; None where it was broken off because somebody gave up."""
    if table.result is None or msgspec.json.decode(table.result, type=TableResult).out:
        return None
    return msgspec.json.decode(table.result, type=Result)


def _typed(table: EarlierTable) -> Iterator[Entry]:
    """The events as the game's own types, which change less often than its rules."""
    game = get_game(table.row.game)
    for seat, event in ((entry.seat, entry.event) for entry in entries_of(game_log(_journal(table)))):
        yield Entry(seat, msgspec.convert(event, game.outcome_type if seat is None else game.action_type))


def _journal(table: EarlierTable) -> list[Any]:
    return [_records.decode(row.body) for row in table.rows]


def _plan(table: EarlierTable) -> TablePlan:
    return msgspec.json.decode(table.row.plan, type=TablePlan)


def _nonces(table: EarlierTable) -> tuple[str, ...]:
    nonces = [""] * table.row.players
    for record in _journal(table):
        if isinstance(record, records.Nonced):
            nonces[record.seat] = record.nonce
        elif isinstance(record, records.Left):
            nonces[record.seat] = ""
    return tuple(nonces)


def _origin(table: EarlierTable) -> Origin:
    """The dice of a branch were drawn at two tables: no single seed leads to all of them."""
    if any(isinstance(record, records.Branched) for record in _journal(table)):
        return ScriptedOrigin()
    secret = table.row.secret
    return VerifiableOrigin(commitment_of(bytes.fromhex(secret)), table.row.id, _nonces(table), secret)

"""What is worked out of finished games in other processes: however long a game was, nobody here waits for it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from wartable.core.errors import NoPositions, WartableError
from wartable.server.after.branches import state_after
from wartable.server.after.replays import Draw, draws_of, match_file
from wartable.server.background.bot_pool import BotPool
from wartable.server.background.work_pool import Owner, Priority
from wartable.server.live.lists import Lists
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import setup_of
from wartable.server.live.turnstiles import Turnstile
from wartable.server.problems import ProblemDocument, problem_from, problem_of
from wartable.server.store.journal import game_records
from wartable.server.store.tables import TableRow, load_table
from wartable.server.table.position import TablePosition
from wartable.server.table.records import Record, decoder_for
from wartable.server.table.setup import TableSetup
from wartable.server.table.snapshots import decode_snapshot, encode_snapshot

__all__ = ["FinishedTables"]

_SECONDS = 30.0
_AT_ONCE = 4
_OF_ADDRESS = 2
_WAITING_PER_ADDRESS = 20
"""Those of one address that are worked out or wait for it; more are refused."""


class FinishedTable(NamedTuple):
    """All that there is of a table whose game is over."""

    row: TableRow
    position: str
    """The last one, as a snapshot."""
    journal: tuple[str, ...]
    """The records as the database keeps them, without what was said."""


class AskedMoment(NamedTuple):
    """A game after so many events."""

    table: FinishedTable
    event: int


class FinishedTables:
    """Has match files, dice and positions of finished games worked out.

    The journal of a long game has megabytes, which are in memory until it is worked out: so few are at once, and they
    are read as lists are.
    """

    def __init__(self, lists: Lists, bot_pool: BotPool) -> None:
        self._lists = lists
        self._bot_pool = bot_pool
        self._turnstile = Turnstile(
            _AT_ONCE,
            of_address=_OF_ADDRESS,
            waiting=_WAITING_PER_ADDRESS,
            refusal="too many finished games are being read from this address; try again",
        )

    async def match_file(self, live: LiveTable, owner: Owner) -> str:
        """The match file that `wartable replay` and `wartable verify` read."""
        async with self._turnstile.entered(owner.address):
            table = await self._table(live, owner)
            return await self._bot_pool.ask(write_match_file, table, Priority.ADVICE, owner, _SECONDS)

    async def draws(self, live: LiveTable, owner: Owner) -> tuple[Draw, ...]:
        """All chance events of a table, in order."""
        async with self._turnstile.entered(owner.address):
            table = await self._table(live, owner)
            encoded = await self._bot_pool.ask(write_draws, table, Priority.ADVICE, owner, _SECONDS)
        return msgspec.json.decode(encoded, type=tuple[Draw, ...])

    async def position(self, live: LiveTable, event: int, owner: Owner) -> str:
        """The position after so many events as text; refused where nobody decided then."""
        async with self._turnstile.entered(owner.address):
            asked = AskedMoment(await self._table(live, owner), event)
            text, refusal = await self._bot_pool.ask(write_moment, asked, Priority.ADVICE, owner, _SECONDS)
        if refusal is not None:
            raise problem_from(msgspec.json.decode(refusal, type=ProblemDocument))
        return text

    async def _table(self, live: LiveTable, owner: Owner) -> FinishedTable:
        row, journal = await self._lists.read(owner.address, _all_of, live.setup.id)
        return FinishedTable(row, encode_snapshot(live.position).decode(), journal)


def _all_of(connection: Connection, table_id: str) -> tuple[TableRow, tuple[str, ...]]:
    loaded = load_table(connection, table_id)
    assert loaded is not None
    return loaded[0], game_records(connection, table_id)


def write_match_file(table: FinishedTable) -> str:
    """The match file of a table."""
    return match_file(*_unpacked(table))


def write_draws(table: FinishedTable) -> bytes:
    """The chance events of a table, as JSON."""
    return msgspec.json.encode(draws_of(*_unpacked(table)))


def write_moment(asked: AskedMoment) -> tuple[str, bytes | None]:
    """A position as text, or why it cannot be written, as a problem document."""
    try:
        setup, _, journal = _unpacked(asked.table)
        if setup.variant:
            # Positions are studied with the standard numbers.
            game = setup.game.id
            raise NoPositions(f"positions of {game} with a variant cannot be written as text", game=game)
        return setup.game.write_position(setup.rules, state_after(setup, journal, asked.event)), None
    except WartableError as error:
        return "", msgspec.json.encode(problem_of(error).document())


def _unpacked(table: FinishedTable) -> tuple[TableSetup, TablePosition, list[Record]]:
    setup = setup_of(table.row)
    decoder = decoder_for(setup.game)
    return setup, decode_snapshot(setup, table.position), [decoder.decode(body) for body in table.journal]

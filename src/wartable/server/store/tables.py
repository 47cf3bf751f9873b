"""Tables in the database: opening, finding, and the lists of lobby, history and "your turn"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, or_, select, text, tuple_, update

from wartable.server.store.fair_pages import drop_from_list, fair_page, list_finished
from wartable.server.store.journal import Row, read_rows, read_snapshot
from wartable.server.store.notifications import note_invitation
from wartable.server.store.schema import admissions, games_tables, journal, notifications, seats, snapshots, turns
from wartable.server.table.position import Place, TablePosition
from wartable.server.table.records import Adopted

__all__ = [
    "OPEN_MS",
    "EarlierTable",
    "Listed",
    "TableRow",
    "Versions",
    "admit",
    "all_tables_of",
    "delete_table",
    "finished_among",
    "forget_listed",
    "hand_over_seats",
    "insert_table",
    "invite",
    "is_admitted",
    "last_numbers",
    "load_earlier",
    "load_table",
    "lobby",
    "overdue",
    "rest_bot",
    "set_places",
    "set_status",
    "still_asked",
    "tables_of",
    "tables_opened_by",
    "timed_tables",
    "unfinished_tables_from",
    "unfinished_tables_of",
    "waiting_bots",
]


OPEN_MS = 7 * 24 * 60 * 60 * 1000
"""How long an open table is in the lobby, and counts for whoever opened it: then nobody is going to come."""
_PLAYED_MS = 30 * 24 * 60 * 60 * 1000
"""How long a game in which nobody's turn ends counts."""
_ASKED_AT_ONCE = 500
# Two pages of one player may open the link at the same time.
_ADMIT = text(
    "INSERT INTO admissions (table_id, player_id) VALUES (:table_id, :player_id)"
    " ON CONFLICT (table_id, player_id) DO NOTHING"
)
Versions = Sequence[tuple[str, int]]
"""Games and their versions that this program can play."""


class TableRow(NamedTuple):
    """The unchanging part of a table."""

    id: str
    game: str
    game_version: int
    players: int
    plan: str
    secret: str
    invite: str
    opened_by: str
    visibility: str
    created_at: int
    is_rated: bool
    opened_from: str | None = None
    """A mark of the address; gone when the game is over."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    players: int
    seats: tuple[str, ...]
    """Names by seat; empty where open."""
    people: tuple[str | None, ...]
    """Players' ids by seat; null for bots and where open."""
    open_seats: int
    created_at: int
    your_turn: bool = False
    finished_at: int | None = None
    winners: tuple[str, ...] = ()


def insert_table(connection: Connection, row: TableRow, position: TablePosition) -> None:
    """Write down a new table."""
    connection.execute(insert(games_tables).values(**row._asdict(), status=position.status))
    places = [_seat(row.id, seat, place) for seat, place in enumerate(position.places)]
    connection.execute(insert(seats), places)
    connection.execute(insert(turns).values(table_id=row.id, since=row.created_at))


def delete_table(connection: Connection, table_id: str) -> None:
    """Forget a table and all that hangs on it."""
    for kept in (journal, snapshots, admissions, seats, turns):
        connection.execute(delete(kept).where(kept.c.table_id == table_id))
    connection.execute(delete(notifications).where(notifications.c.subject == table_id))
    connection.execute(delete(games_tables).where(games_tables.c.id == table_id))


def load_table(connection: Connection, table_id: str) -> tuple[TableRow, str | None, list[Row]] | None:
    """A table with its latest snapshot and the records that came after it."""
    columns = [games_tables.c[name] for name in TableRow._fields]
    found = connection.execute(select(*columns).where(games_tables.c.id == table_id)).one_or_none()
    if found is None:
        return None
    after, snapshot = read_snapshot(connection, table_id) or (0, None)
    return TableRow(*found), snapshot, read_rows(connection, table_id, after)


class EarlierTable(NamedTuple):
    """All that the database knows of a table, whichever rules it was played under."""

    row: TableRow
    status: str
    result: str | None
    rows: list[Row]
    places: list[tuple[str | None, str | None, str]]
    """By seat: the player, the bot, the name."""


def load_earlier(connection: Connection, table_id: str) -> EarlierTable | None:
    """A table with its whole journal, without asking whether its game can still be played."""
    columns = [games_tables.c[name] for name in (*TableRow._fields, "status", "result")]
    found = connection.execute(select(*columns).where(games_tables.c.id == table_id)).one_or_none()
    if found is None:
        return None
    *fields, status, result = found
    query = select(seats.c.player_id, seats.c.bot, seats.c.name).where(seats.c.table_id == table_id)
    places = [(player, bot, name) for player, bot, name in connection.execute(query.order_by(seats.c.seat))]
    return EarlierTable(TableRow(*fields), status, result, read_rows(connection, table_id, 0), places)


def set_places(connection: Connection, table_id: str, places: tuple[Place, ...]) -> None:
    """Bring the list of seats up to date."""
    for seat, place in enumerate(places):
        here = and_(seats.c.table_id == table_id, seats.c.seat == seat)
        connection.execute(update(seats).where(here).values(_seat(table_id, seat, place)))


def hand_over_seats(connection: Connection, table_id: str, adopted: Adopted) -> None:
    """A guest's seats in the list belong to an account from now on."""
    mine = and_(seats.c.table_id == table_id, seats.c.player_id == adopted.guest)
    connection.execute(update(seats).where(mine).values(player_id=adopted.account, name=adopted.name))


def set_status(connection: Connection, table_id: str, status: str, at: int, result: str | None) -> None:
    """The table started, or it is over."""
    here = games_tables.c.id == table_id
    finished_at = at if result is not None else None
    connection.execute(update(games_tables).where(here).values(status=status, result=result, finished_at=finished_at))
    if result is None:
        return
    if connection.execute(select(games_tables.c.visibility).where(here)).scalar_one() == "public":
        list_finished(connection, games_tables, table_id, at)
    else:
        drop_from_list(connection, games_tables, here)


def admit(connection: Connection, table_id: str, player_id: str) -> None:
    """Remember that somebody came with the invite."""
    connection.execute(_ADMIT, {"table_id": table_id, "player_id": player_id})


def invite(connection: Connection, table_id: str, player_id: str, at: int) -> None:
    """Somebody may come to a table, and is asked to."""
    admit(connection, table_id, player_id)
    note_invitation(connection, table_id, player_id, at)


def is_admitted(connection: Connection, table_id: str, player_id: str) -> bool:
    """Whether somebody came with the invite."""
    here = and_(admissions.c.table_id == table_id, admissions.c.player_id == player_id)
    return connection.execute(select(func.count()).select_from(admissions).where(here)).scalar_one() > 0


def lobby(connection: Connection, game: str | None, status: str, since: int, limit: int) -> list[Listed]:
    """Public tables that were opened since, the newest first; or those whose games were finished last."""
    wanted = [games_tables.c.visibility == "public", games_tables.c.status == status]
    if status == "over":
        wanted.append(games_tables.c.listed_at.is_not(None))
    else:
        wanted.append(games_tables.c.created_at >= since)
    if game is not None:
        wanted.append(games_tables.c.game == game)
    latest = "listed_at" if status == "over" else "created_at"
    ids = fair_page(connection, games_tables, wanted, lambda each: (each[latest].desc(), each.id), limit)
    return _listed(connection, ids, None)


def forget_listed(connection: Connection, before: int) -> None:
    """Games that were finished by then are not listed any more."""
    drop_from_list(connection, games_tables, games_tables.c.listed_at <= before)


def tables_of(
    connection: Connection, player_id: str, status: str | None, before: int | None, limit: int
) -> list[Listed]:
    """The tables of a player, the newest first."""
    query = (
        select(games_tables.c.id)
        .join(seats, seats.c.table_id == games_tables.c.id)
        .where(seats.c.player_id == player_id)
        .group_by(games_tables.c.id, games_tables.c.created_at)
    )
    if status is not None:
        query = query.where(games_tables.c.status == status)
    if before is not None:
        query = query.where(games_tables.c.created_at < before)
    ids = connection.execute(query.order_by(games_tables.c.created_at.desc()).limit(limit)).scalars().all()
    return _listed(connection, list(ids), player_id)


def unfinished_tables_of(connection: Connection, player_id: str, now: int) -> dict[str, int]:
    """How many open and how many playing tables a player has opened, without the forsaken ones."""
    return _unfinished(connection, games_tables.c.opened_by == player_id, now)


def unfinished_tables_from(connection: Connection, mark: str, now: int) -> dict[str, int]:
    """How many of them were opened from the address with this mark."""
    return _unfinished(connection, games_tables.c.opened_from == mark, now)


def _unfinished(connection: Connection, some: ColumnElement[bool], now: int) -> dict[str, int]:
    is_alive = or_(
        and_(games_tables.c.status == "open", games_tables.c.created_at >= now - OPEN_MS),
        and_(games_tables.c.status == "playing", turns.c.since >= now - _PLAYED_MS),
    )
    query = select(games_tables.c.status, func.count()).join(turns, turns.c.table_id == games_tables.c.id)
    return dict(connection.execute(query.where(some, is_alive).group_by(games_tables.c.status)).all())


def tables_opened_by(connection: Connection, player_id: str) -> list[str]:
    """The unfinished tables that a player opened."""
    query = select(games_tables.c.id).where(games_tables.c.opened_by == player_id, games_tables.c.status != "over")
    return list(connection.execute(query).scalars())


def rest_bot(connection: Connection, table_id: str) -> None:
    """Nobody watches bots among themselves: the one to act is not waited for until somebody does."""
    connection.execute(update(turns).where(turns.c.table_id == table_id).values(bot_since=None))


def still_asked(connection: Connection, table_ids: list[str], now: int) -> None:
    """The bots of these tables are being asked."""
    for first in range(0, len(table_ids), _ASKED_AT_ONCE):
        some = turns.c.table_id.in_(table_ids[first : first + _ASKED_AT_ONCE])
        connection.execute(update(turns).where(some, turns.c.bot_since.is_not(None)).values(bot_since=now))


def all_tables_of(connection: Connection, player_id: str) -> list[str]:
    """Every table that a player sits at or opened."""
    seated = select(seats.c.table_id).where(seats.c.player_id == player_id)
    opened = select(games_tables.c.id).where(games_tables.c.opened_by == player_id)
    return list(connection.execute(seated.union(opened)).scalars())


def finished_among(connection: Connection, table_ids: list[str]) -> list[str]:
    """Those of these tables whose game is over."""
    found: list[str] = []
    for first in range(0, len(table_ids), _ASKED_AT_ONCE):
        some = games_tables.c.id.in_(table_ids[first : first + _ASKED_AT_ONCE])
        found += connection.execute(select(games_tables.c.id).where(some, games_tables.c.status == "over")).scalars()
    return found


def last_numbers(connection: Connection, table_ids: list[str]) -> dict[str, int]:
    """How far the journals of these tables have come."""
    found: dict[str, int] = {}
    for first in range(0, len(table_ids), _ASKED_AT_ONCE):
        some = table_ids[first : first + _ASKED_AT_ONCE]
        query = select(journal.c.table_id, func.max(journal.c.seq)).where(journal.c.table_id.in_(some))
        found |= dict(connection.execute(query.group_by(journal.c.table_id)).all())
    return found


def overdue(connection: Connection, versions: Versions, now: int, limit: int) -> list[str]:
    """Tables where somebody's time has run out."""
    late = turns.c.deadline
    query = _playable(versions).where(late <= now).order_by(late).limit(limit)
    return list(connection.execute(query).scalars())


def timed_tables(connection: Connection, limit: int | None = None) -> list[str]:
    """Tables where somebody's clock runs."""
    query = select(turns.c.table_id).where(turns.c.deadline.is_not(None)).limit(limit)
    return list(connection.execute(query).scalars())


def waiting_bots(connection: Connection, versions: Versions, before: int, limit: int) -> list[str]:
    """Tables where a bot should have moved long ago: the process that had it think is gone."""
    asked = turns.c.bot_since
    query = _playable(versions).where(asked < before).order_by(asked).limit(limit)
    return list(connection.execute(query).scalars())


def _playable(versions: Versions) -> Select[Any]:
    """Tables of other versions of a game wait for a program that can play them; nobody else may wait behind them."""
    version = tuple_(games_tables.c.game, games_tables.c.game_version)
    query = select(turns.c.table_id).join(games_tables, games_tables.c.id == turns.c.table_id)
    return query.where(version.in_(versions))


class _Winners(msgspec.Struct):
    winners: tuple[int, ...]


def _seat(table_id: str, seat: int, place: Place) -> dict[str, Any]:
    return {"table_id": table_id, "seat": seat, "player_id": place.player, "bot": place.bot, "name": place.name}


def _listed(connection: Connection, ids: list[str], player_id: str | None) -> list[Listed]:
    tables = connection.execute(
        select(games_tables, turns.c.to_act)
        .join(turns, turns.c.table_id == games_tables.c.id)
        .where(games_tables.c.id.in_(ids))
    ).mappings()
    by_id = {row["id"]: row for row in tables}
    places: dict[str, list[Any]] = {table_id: [] for table_id in ids}
    for place in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        places[place.table_id].append(place)
    return [_entry(by_id[table_id], places[table_id], player_id) for table_id in ids]


def _entry(row: Any, places: list[Any], player_id: str | None) -> Listed:
    names = tuple(place.name for place in places)
    to_act = row["to_act"]
    deciding = places[to_act] if to_act is not None else None
    won = msgspec.json.decode(row["result"], type=_Winners).winners if row["result"] else ()
    return Listed(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        players=row["players"],
        seats=names,
        people=tuple(place.player_id for place in places),
        open_seats=sum(place.player_id is None and place.bot is None for place in places),
        created_at=row["created_at"],
        your_turn=deciding is not None and deciding.bot is None and player_id == deciding.player_id,
        finished_at=row["finished_at"],
        winners=tuple(names[seat] for seat in won),
    )

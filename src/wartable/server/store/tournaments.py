"""Tournaments in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, or_, select, update

from wartable.server.store.fair_pages import drop_from_list, fair_page, list_finished
from wartable.server.store.notifications import note_tournament
from wartable.server.store.schema import entrants, games_tables, pairings, tournaments

__all__ = [
    "TournamentRow",
    "add_entrant",
    "begin_round",
    "end_forgotten",
    "entrant_rows",
    "fill_up",
    "find_tournament",
    "finish_tournament",
    "finish_tournaments_of",
    "forget_origins",
    "insert_tournament",
    "list_tournaments",
    "pairing_rows",
    "running_tournaments",
    "set_away",
    "set_points",
    "set_table",
    "start_tournament",
    "statuses_of",
    "unfinished_from",
    "unfinished_of",
]


class TournamentRow(NamedTuple):
    """A tournament, without those who take part."""

    id: str
    name: str
    plan: str
    opened_by: str
    status: str
    round: int
    created_at: int
    started_at: int | None
    finished_at: int | None
    opened_from: str | None = None
    """A mark of the address; gone a while after it is over."""


_COLUMNS = [tournaments.c[name] for name in TournamentRow._fields]


def insert_tournament(connection: Connection, row: TournamentRow) -> None:
    connection.execute(insert(tournaments).values(**row._asdict()))


def find_tournament(connection: Connection, tournament_id: str) -> TournamentRow | None:
    found = connection.execute(select(*_COLUMNS).where(tournaments.c.id == tournament_id)).one_or_none()
    return TournamentRow(*found) if found is not None else None


def list_tournaments(connection: Connection, limit: int) -> list[tuple[TournamentRow, int]]:
    """Those that are not over first, then the newest, with how many take part."""
    wanted = (or_(tournaments.c.status != "over", tournaments.c.listed_at.is_not(None)),)
    ids = fair_page(
        connection, tournaments, wanted, lambda each: (each.status == "over", each.created_at.desc(), each.id), limit
    )
    count = select(func.count()).where(entrants.c.tournament_id == tournaments.c.id).scalar_subquery()
    rows = connection.execute(select(*_COLUMNS, count).where(tournaments.c.id.in_(ids)))
    found = {row.id: (TournamentRow(*row[:-1]), row[-1]) for row in rows}
    return [found[tournament_id] for tournament_id in ids]


def running_tournaments(connection: Connection) -> list[TournamentRow]:
    query = select(*_COLUMNS).where(tournaments.c.status == "playing")
    return [TournamentRow(*row) for row in connection.execute(query)]


def unfinished_of(connection: Connection, player_id: str) -> int:
    """How many tournaments of one player are not over."""
    query = select(func.count()).where(tournaments.c.opened_by == player_id, tournaments.c.status != "over")
    return int(connection.execute(query).scalar_one())


def unfinished_from(connection: Connection, mark: str) -> int:
    """How many tournaments that are not over were opened from the address with this mark."""
    query = select(func.count()).where(tournaments.c.opened_from == mark, tournaments.c.status != "over")
    return int(connection.execute(query).scalar_one())


def entrant_rows(connection: Connection, tournament_id: str) -> list[tuple[Any, ...]]:
    """Number, player, bot, name, whether away; in the order in which they came."""
    columns = (entrants.c.number, entrants.c.player_id, entrants.c.bot, entrants.c.name, entrants.c.is_away)
    query = select(*columns).where(entrants.c.tournament_id == tournament_id).order_by(entrants.c.number)
    return [tuple(row) for row in connection.execute(query)]


def pairing_rows(connection: Connection, tournament_id: str) -> list[tuple[Any, ...]]:
    """In order: number, round, first, second, table, and the points of both."""
    columns = [column for column in pairings.c if column.name != "tournament_id"]
    query = select(*columns).where(pairings.c.tournament_id == tournament_id).order_by(pairings.c.number)
    return [tuple(row) for row in connection.execute(query)]


def add_entrant(  # noqa: PLR0917
    connection: Connection, tournament_id: str, player_id: str | None, bot: str | None, name: str, most: int
) -> bool:
    """Let somebody take part, or come back; False if there are enough."""
    _lock(connection, tournament_id)
    if player_id is not None:
        mine = (entrants.c.tournament_id == tournament_id, entrants.c.player_id == player_id)
        if connection.execute(update(entrants).where(*mine).values(is_away=False)).rowcount:
            return True
    query = select(func.count()).where(entrants.c.tournament_id == tournament_id)
    number = int(connection.execute(query).scalar_one())
    if number >= most:
        return False
    row = {"number": number, "player_id": player_id, "bot": bot, "name": name, "is_away": False}
    connection.execute(insert(entrants).values(tournament_id=tournament_id, **row))
    return True


def fill_up(connection: Connection, tournament_id: str, up_to: int, bot: str, most: int) -> None:
    """Let bots take part up to so many, and one more where the number would be odd; once, however often it is asked."""
    _lock(connection, tournament_id)
    if connection.execute(select(tournaments.c.status).where(tournaments.c.id == tournament_id)).scalar_one() != "open":
        return
    query = select(func.count()).where(entrants.c.tournament_id == tournament_id)
    count = int(connection.execute(query).scalar_one())
    missing = max(0, up_to - count)
    for number in range(missing + (up_to > 0 and (count + missing) % 2)):
        add_entrant(connection, tournament_id, None, bot, f"{bot} {number + 1}", most)


def set_away(connection: Connection, tournament_id: str, player_id: str) -> None:
    mine = (entrants.c.tournament_id == tournament_id, entrants.c.player_id == player_id)
    connection.execute(update(entrants).where(*mine).values(is_away=True))


def start_tournament(connection: Connection, tournament_id: str, now: int) -> bool:
    """Whether this call started it."""
    query = update(tournaments).where(tournaments.c.id == tournament_id, tournaments.c.status == "open")
    is_first = connection.execute(query.values(status="playing", started_at=now)).rowcount == 1
    if is_first:
        note_tournament(connection, tournament_id, now)
    return is_first


def finish_tournament(connection: Connection, tournament_id: str, now: int) -> None:
    query = update(tournaments).where(tournaments.c.id == tournament_id, tournaments.c.status == "playing")
    if connection.execute(query.values(status="over", finished_at=now)).rowcount == 1:
        list_finished(connection, tournaments, tournament_id, now)


def forget_origins(connection: Connection, before: int) -> None:
    """Of tournaments that were over by then nothing is kept any more of where they were opened from."""
    old = (tournaments.c.listed_at <= before, tournaments.c.opened_from.is_not(None))
    connection.execute(update(tournaments).where(*old).values(opened_from=None))


def end_forgotten(connection: Connection, before: int, now: int) -> None:
    """What was opened by then and nobody ever started is over, and not listed."""
    forgotten = (tournaments.c.status == "open", tournaments.c.created_at <= before)
    connection.execute(update(tournaments).where(*forgotten).values(status="over", finished_at=now, opened_from=None))


def finish_tournaments_of(connection: Connection, player_id: str, now: int) -> None:
    """Whoever opened them is banned: nobody is paired there any more, and they are not listed."""
    mine = tournaments.c.opened_by == player_id
    query = update(tournaments).where(mine, tournaments.c.status != "over")
    connection.execute(query.values(status="over", finished_at=now))
    drop_from_list(connection, tournaments, mine)


def begin_round(
    connection: Connection, tournament_id: str, after: int, found: Sequence[tuple[int, int | None]], bye: float
) -> bool:
    """Write down the next pairings, all at once; False if another process was first."""
    query = update(tournaments).where(tournaments.c.id == tournament_id, tournaments.c.round == after)
    if connection.execute(query.values(round=after + 1)).rowcount != 1:
        return False
    count = select(func.count()).where(pairings.c.tournament_id == tournament_id)
    number = int(connection.execute(count).scalar_one())
    rows = [
        {
            "tournament_id": tournament_id,
            "number": number + at,
            "round": after + 1,
            "first": first,
            "second": second,
            "first_points": bye if second is None else None,
        }
        for at, (first, second) in enumerate(found)
    ]
    if rows:
        connection.execute(insert(pairings), rows)
    return True


def set_table(connection: Connection, tournament_id: str, number: int, table_id: str) -> None:
    connection.execute(update(pairings).where(*_pairing(tournament_id, number)).values(table_id=table_id))


def set_points(connection: Connection, tournament_id: str, number: int, first: float, second: float) -> None:
    query = update(pairings).where(*_pairing(tournament_id, number), pairings.c.first_points.is_(None))
    connection.execute(query.values(first_points=first, second_points=second))


def statuses_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, tuple[str, str | None]]:
    """Status and result of tables, by id."""
    columns = (games_tables.c.id, games_tables.c.status, games_tables.c.result)
    query = select(*columns).where(games_tables.c.id.in_(table_ids))
    return {row.id: (row.status, row.result) for row in connection.execute(query)}


def _pairing(tournament_id: str, number: int) -> tuple[Any, ...]:
    return (pairings.c.tournament_id == tournament_id, pairings.c.number == number)


def _lock(connection: Connection, tournament_id: str) -> None:
    """Two who join at once get their numbers one after the other."""
    connection.execute(select(tournaments.c.id).where(tournaments.c.id == tournament_id).with_for_update())

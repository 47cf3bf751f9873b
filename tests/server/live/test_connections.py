"""Live connections of people who may no longer be there are ended."""

from __future__ import annotations

from collections.abc import AsyncIterator
from http import HTTPStatus

import pytest

from wartable.server.live.connections import Connections
from wartable.server.people.identity import Visitor, new_token
from wartable.server.problems import Problem
from wartable.server.process.settings import Settings
from wartable.server.store.database import Database, open_database
from wartable.server.store.migrate import migrate
from wartable.server.store.players import (
    Player,
    delete_token,
    insert_player,
    insert_token,
    merge_players,
    update_player,
)

ANA, BO = Player("ana", "Ana", created_at=1), Player("bo", "Bo", login="bo", created_at=1)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = open_database(Settings(database=database_url))
    await migrate(database)
    for player in (ANA, BO):
        await database.write(insert_player, player)
    yield database
    await database.close()


class Door:
    """Notes how somebody was shown out."""

    def __init__(self) -> None:
        self.shown: list[str | None] = []

    def __call__(self, problem: Problem | None) -> None:
        self.shown.append(problem.code if problem is not None else None)


async def shown_out(database: Database, visitor: Visitor) -> list[str | None]:
    door, connections = Door(), Connections(database, 1.0)
    connection = connections.add(visitor, door)
    await connections.look()
    connections.remove(connection)
    await connections.look()
    return door.shown


async def test_who_has_done_nothing_stays(database: Database) -> None:
    assert [] == await shown_out(database, Visitor(ANA, "1.2.3.4"))
    assert [] == await shown_out(database, Visitor(None, "1.2.3.4"))


async def test_the_banned_are_told_so(database: Database) -> None:
    await database.write(update_player, "ana", {"banned_at": 5})
    assert ["banned"] == await shown_out(database, Visitor(ANA, "1.2.3.4"))


async def test_who_logged_out_everywhere_comes_back_as_nobody(database: Database) -> None:
    await database.write(update_player, "ana", {"session": 1})
    assert [None] == await shown_out(database, Visitor(ANA, "1.2.3.4"))


async def test_a_guest_who_took_up_an_account_comes_back_as_that(database: Database) -> None:
    await database.write(merge_players, "ana", "bo")
    assert [None] == await shown_out(database, Visitor(ANA, "1.2.3.4"))


async def test_a_program_stays_as_long_as_its_token(database: Database) -> None:
    _, row = new_token("ana", "bot", 1)
    await database.write(insert_token, row)
    await database.write(update_player, "ana", {"session": 1})
    program = Visitor(ANA, "1.2.3.4", token=row.id)
    assert [] == await shown_out(database, program), "logging out on all devices does not destroy tokens"
    await database.write(delete_token, "ana", row.id)
    assert [None] == await shown_out(database, program)


async def test_one_address_has_room_for_so_many(database: Database) -> None:
    connections = Connections(database, 0.001)
    one, other = Visitor(ANA, "1.2.3.4"), Visitor(BO, "5.6.7.8")
    connections.check(one)
    connection = connections.add(one, Door())
    connections.check(other)
    with pytest.raises(Problem) as refusal:
        connections.check(one)
    assert HTTPStatus.TOO_MANY_REQUESTS == refusal.value.status
    connections.remove(connection)
    connections.check(one)


async def test_without_rate_limits_there_is_room_for_all(database: Database) -> None:
    connections = Connections(database, 0)
    connections.add(Visitor(ANA, "1.2.3.4"), Door())
    connections.check(Visitor(ANA, "1.2.3.4"))

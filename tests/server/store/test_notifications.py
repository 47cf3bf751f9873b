"""What people are to be told: who has much of it does not keep the others waiting."""

from __future__ import annotations

from sqlalchemy import Connection, insert

from wartable.server.process.settings import settings_from
from wartable.server.store.database import open_database
from wartable.server.store.migrate import migrate
from wartable.server.store.notifications import (
    Channel,
    EventKind,
    NotificationSettings,
    due_events,
    save_settings,
    unseen_events,
)
from wartable.server.store.players import Player, insert_player
from wartable.server.store.schema import notifications


async def test_players_take_turns(database_url: str) -> None:
    database = open_database(settings_from({}, database=database_url))
    await migrate(database)
    for player in ("ana", "bo"):
        await database.write(insert_player, Player(player, player, created_at=1))
        wishes = NotificationSettings(player, "turn", "", None, None, "UTC", "en", f"stop {player}")
        await database.write(save_settings, wishes)
    await database.write(_wait, [("ana", number) for number in range(5)] + [("bo", 9)])
    for found in (
        [each.event for each in await database.read(due_events, Channel.PUSH, 100, 2)],
        await database.read(unseen_events, 2),
    ):
        # By lot who comes before whom, but each with the longest overdue.
        assert {("ana", "t0"), ("bo", "t9")} == {(event.player_id, event.subject) for event in found}
    await database.close()


def _wait(connection: Connection, waiting: list[tuple[str, int]]) -> None:
    for player, at in waiting:
        row = {"player_id": player, "kind": EventKind.TURN, "subject": f"t{at}", "at": at, "push_at": at}
        connection.execute(insert(notifications).values(**row, push_tries=0, mail_tries=0))

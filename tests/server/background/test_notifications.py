"""Messages to people who are away: received by a real push service and a real mail server, on both databases."""

from __future__ import annotations

import asyncio
import hashlib
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import pytest

from tests.server.mail_server import Inbox, run_mail_server
from tests.server.opened import Watch
from tests.server.push_service import PushService, run_push_service
from tests.server.waiting import until
from wartable.server.after.rematches import play_again
from wartable.server.background.notifications import Notifier
from wartable.server.live.live_table import LiveTable
from wartable.server.live.outboxes import Outbox
from wartable.server.process.settings import settings_from
from wartable.server.services import Services
from wartable.server.store import tournaments as tournament_store
from wartable.server.store.notifications import (
    Channel,
    EventKind,
    NotificationSettings,
    due_events,
    events_of,
    find_settings,
    note_invitation,
    save_settings,
    stop_mail,
)
from wartable.server.store.players import Player, insert_player, merge_players
from wartable.server.store.push_subscriptions import (
    MOST_SUBSCRIPTIONS,
    PushSubscription,
    list_subscriptions,
    save_subscription,
)
from wartable.server.table import commands
from wartable.server.table.plan import Fallback, SeatKind, SeatPlan, TablePlan
from wartable.server.table.position import TablePosition
from wartable.server.table.records import Record, Seated
from wartable.server.table.setup import TableSetup

MINUTE = 60_000
EVERYTHING = " ".join(EventKind)
WISHES = NotificationSettings("ana", EVERYTHING, EVERYTHING, None, None, "UTC", "en", "token-of-ana")


def _some_move(setup: TableSetup, position: TablePosition) -> Record:
    assert position.to_act is not None
    return commands.move(setup, position, position.to_act, setup.legal_actions(position.state)[-1])


class House:
    """A server without doors, a push service, a mail server and a clock that the test turns."""

    def __init__(self, services: Services, push: PushService, inbox: Inbox, watch: Watch) -> None:
        self.services, self.push, self.inbox, self.watch = services, push, inbox, watch

    async def people(self) -> None:
        ana = Player("ana", "Ana", login="ana", email="ana@example.org", created_at=1)
        for player in (ana, Player("bo", "Bo", created_at=1)):
            await self.services.database.write(insert_player, player)

    async def look(self, later: int = 0) -> None:
        """Let time pass, let the server look, and wait until all is sent."""
        self.watch.now += later
        await self.services.notifier.look()
        await until(lambda: not self.services.notifier.deliveries.under_way)

    async def wish(self, wishes: NotificationSettings = WISHES, browser: str = "one") -> None:
        given = self.push.subscription(browser)
        digest = hashlib.sha256(given["endpoint"].encode()).hexdigest()
        keys, at = given["keys"], self.watch.now
        kept = PushSubscription(digest, wishes.player_id, given["endpoint"], keys["p256dh"], keys["auth"], "Phone", at)
        await self.services.database.write(save_settings, wishes)
        await self.services.database.write(save_subscription, kept)

    async def table(self) -> LiveTable:
        """A game of Ana and Bo that has just begun."""
        two = (SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.OPEN))
        live = await self.services.tables.open_table(
            TablePlan(game="age-of-war", seats=two, on_resign=Fallback.OUT), "ana"
        )
        for record in (Seated(0, "Ana", "ana"), Seated(1, "Bo", "bo")):
            await self.services.tables.submit(live, lambda _setup, _position, record=record: record)  # type: ignore[misc]
        await self.services.tables.submit(live, lambda setup, position: commands.start(setup, position, "ana"))
        return live

    async def turn(self) -> LiveTable:
        """A game in which it is Ana's turn."""
        live = await self.table()
        await self.play_until(live, 0)
        return live

    async def play_until(self, live: LiveTable, seat: int) -> None:
        """Let others decide until a seat is to act."""
        while live.position.to_act != seat:
            await self.services.tables.submit(live, _some_move)

    async def again(self, live: LiveTable) -> None:
        """It becomes Bo's turn, and then Ana's again."""
        await self.play_until(live, 1)
        await self.play_until(live, 0)

    @property
    def texts(self) -> list[str]:
        return [message["text"] for message in self.push.messages]


@asynccontextmanager
async def opened(url: str, push: PushService, inbox: Inbox, watch: Watch) -> AsyncIterator[House]:
    settings = settings_from(
        {},
        database=url,
        private_webhooks=True,
        origin="https://games.example",
        smtp_host="127.0.0.1",
        smtp_port=inbox.port,
        smtp_security="none",
    )
    services = Services(settings, now=watch)
    await services.start()
    # Only when the test says so.
    services.background.rounds.clear()
    services.background.slow_rounds.clear()
    try:
        yield House(services, push, inbox, watch)
    finally:
        await services.stop()


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[House]:
    watch = Watch()
    watch.now = at("2026-01-10T12:00")
    async with (
        run_push_service() as push,
        run_mail_server() as inbox,
        opened(database_url, push, inbox, watch) as house,
    ):
        await house.people()
        yield house


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


async def test_who_is_away_is_told_of_a_turn_once_by_push_and_later_by_mail(house: House) -> None:
    await house.wish()
    live = await house.turn()
    await house.look()
    assert [] == house.texts, "a turn that has just begun is not announced"
    await house.look(5_000)
    await house.look(10_000)
    table = live.setup.id
    expected = {
        "title": "Your turn",
        "text": "It is your turn in Age of War with Bo.",
        "path": f"/table/{table}",
        "subject": table,
    }
    assert [expected] == house.push.messages, "and not also that the game has started"
    headers = house.push.headers[0]
    assert (table, "43200", "/push/one") == (headers["topic"], headers["ttl"], headers["path"])
    assert [] == house.inbox.messages, "e-mail is for those who do not come back soon"
    for _ in range(3):
        await house.look(20 * MINUTE)
    assert 1 == len(house.push.messages)
    (mail,) = house.inbox.messages
    assert ("ana@example.org", "It is your turn in Age of War with Bo.") == (mail["To"], mail["Subject"])
    assert f"https://games.example/table/{table}" in house.inbox.text(0)
    assert "<https://games.example/unsubscribe/token-of-ana>" == mail["List-Unsubscribe"]
    assert "List-Unsubscribe=One-Click" == mail["List-Unsubscribe-Post"]
    assert "https://games.example/unsubscribe/token-of-ana" in house.inbox.text(0)


async def test_nothing_of_the_game_is_in_a_message(house: House) -> None:
    await house.wish()
    live = await house.turn()
    await house.look(11_000)
    assert {"title", "text", "path", "subject"} == set(house.push.messages[0])
    assert live.setup.invite not in str(house.push.messages)


async def test_one_message_until_the_player_has_looked(house: House) -> None:
    await house.wish(WISHES._replace(mail=""))
    live = await house.turn()
    await house.look(11_000)
    assert 1 == len(house.texts)
    # It becomes somebody else's turn and theirs again, and they have not looked yet.
    await house.again(live)
    await house.look(MINUTE)
    assert 1 == len(house.texts)
    await house.services.notifier._looked("ana", live.setup.id)
    await house.look(MINUTE)
    assert 1 == len(house.texts), "they have seen this turn"
    house.watch.now += MINUTE
    await house.again(live)
    await house.look(MINUTE)
    assert 2 == len(house.texts), "and may be told of the next"


async def test_who_has_a_page_open_is_not_told(house: House) -> None:
    await house.wish()
    await house.turn()
    house.services.turn_notices.join("ana", Outbox("ana"))
    await house.look(5_000)
    await house.look(30 * MINUTE)
    assert ([], []) == (house.texts, house.inbox.messages)


async def test_what_is_no_longer_true_is_not_told(house: House) -> None:
    await house.wish()
    live = await house.turn()
    await house.look(5_000)
    await house.play_until(live, 1)
    await house.look(30 * MINUTE)
    assert ([], []) == (house.texts, house.inbox.messages)


async def test_quiet_hours_of_the_players_own_day_hold_messages_back(house: House) -> None:
    house.watch.now = at("2026-01-10T21:30")
    night = WISHES._replace(mail="", quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Madrid")
    await house.wish(night)
    kept, gone = await house.turn(), await house.turn()
    await house.look(11_000)
    await house.look(8 * 60 * MINUTE)
    assert [] == house.texts
    # The second is closed before the morning: there is nothing to tell any more.
    await house.services.tables.discard(gone)
    house.watch.now = at("2026-01-11T06:00")
    await house.look()
    assert [f"/table/{kept.setup.id}"] == [message["path"] for message in house.push.messages]


async def test_all_that_is_due_goes_into_one_mail(house: House) -> None:
    await house.wish(WISHES._replace(push="", language="es"))
    first, second = await house.turn(), await house.turn()
    await house.look(5_000)
    await house.look(20 * MINUTE)
    (mail,) = house.inbox.messages
    assert "Han pasado 2 cosas en Wartable" == mail["Subject"]
    assert all(f"/table/{live.setup.id}" in house.inbox.text(0) for live in (first, second))


async def test_starts_and_ends_of_games(house: House) -> None:
    await house.wish(WISHES._replace(push="start over", mail=""))
    live = await house.table()
    await house.look(11_000)
    assert ["Age of War with Bo has started."] == house.texts
    await house.services.tables.submit(live, lambda _setup, position: commands.resign(position, 1, "bo"))
    await house.look(11_000)
    assert ["Age of War with Bo has started.", "Age of War with Bo is over."] == house.texts


async def test_who_asks_for_another_game_invites(house: House) -> None:
    await house.wish(WISHES._replace(push="invitation", mail="", language="zh-Hant"))
    live = await house.table()
    await house.services.tables.submit(live, lambda _setup, position: commands.resign(position, 1, "bo"))
    fresh = await play_again(house.services.tables, live, Player("bo", "Bo", created_at=1))
    await house.look(11_000)
    assert ["再來一局？"] == [each["title"] for each in house.push.messages]
    assert [f"/table/{fresh.setup.id}"] == [each["path"] for each in house.push.messages]
    assert ["Bo邀你再來一局《戰國時代》。"] == house.texts


async def test_a_tournament_that_starts_is_told_by_both_at_once(house: House) -> None:
    await house.wish(WISHES._replace(player_id="ana"))
    row = tournament_store.TournamentRow("t1", "Winter Cup", "{}", "bo", "open", 0, 1, None, None)
    await house.services.database.write(tournament_store.insert_tournament, row)
    await house.services.database.write(tournament_store.add_entrant, "t1", "ana", None, "Ana", 8)
    await house.services.database.write(tournament_store.start_tournament, "t1", house.watch.now)
    await house.look(11_000)
    assert ["The tournament Winter Cup has started."] == house.texts
    assert ["The tournament Winter Cup has started."] == [mail["Subject"] for mail in house.inbox.messages]


async def test_browsers_that_are_gone_are_forgotten_and_one_that_fails_is_tried_again(house: House) -> None:
    await house.wish(WISHES._replace(mail=""))
    house.push.status = 503
    await house.turn()
    await house.look(11_000)
    await house.look(30_000)
    assert 1 == len(house.texts), "not before the pause is over"
    house.push.status = 410
    await house.look(40_000)
    assert 2 == len(house.texts)
    assert [] == await house.services.database.read(list_subscriptions, "ana")
    house.push.status = 201
    await house.look(60 * MINUTE)
    assert 2 == len(house.texts), "there is nobody left to tell"


async def test_a_message_that_nobody_takes_is_given_up(house: House) -> None:
    await house.wish(WISHES._replace(mail=""))
    house.push.status = 500
    await house.turn()
    for _ in range(10):
        await house.look(60 * MINUTE)
    assert 4 == len(house.texts)


async def test_several_processes_send_one_message(house: House) -> None:
    await house.wish()
    async with opened(house.services.settings.database, house.push, house.inbox, house.watch) as other:
        await house.turn()
        for later in (5_000, 6_000, 20 * MINUTE):
            house.watch.now += later
            await asyncio.gather(house.look(), other.look())
        assert (1, 1) == (len(house.texts), len(house.inbox.messages))
        assert house.services.pusher.public_key == other.services.pusher.public_key


async def test_a_restart_loses_nothing(database_url: str) -> None:
    watch = Watch()
    async with run_push_service() as push, run_mail_server() as inbox:
        async with opened(database_url, push, inbox, watch) as house:
            await house.people()
            await house.wish()
            await house.turn()
            await house.look(5_000)
        async with opened(database_url, push, inbox, watch) as again:
            await again.look(20 * MINUTE)
        assert (1, 1) == (len(push.messages), len(inbox.messages))


async def test_a_process_that_dies_while_it_sends_leaves_the_message_to_others(house: House) -> None:
    await house.wish(WISHES._replace(mail=""))
    await house.turn()
    # As if killed: it has taken the message upon itself, and what it was to do is never done.
    services = house.services
    dying = Notifier(
        services.database,
        lambda: house.watch.now,
        lambda _player, _table: False,
        lambda delivery: delivery.close(),
        mailer=services.mailer,
        pusher=services.pusher,
        origin="https://example.org",
    )
    house.watch.now += 11_000
    await dying.look()
    assert 1 == dying.deliveries.under_way
    async with opened(house.services.settings.database, house.push, house.inbox, house.watch) as other:
        await other.look(10_000)
        assert [] == house.texts
        await other.look(60_000)
        assert 1 == len(house.texts)


async def test_one_click_ends_the_mail_and_nothing_else(house: House) -> None:
    await house.wish()
    assert not await house.services.database.write(stop_mail, "somebody else's")
    assert await house.services.database.write(stop_mail, "token-of-ana")
    await house.turn()
    await house.look(5_000)
    await house.look(30 * MINUTE)
    assert (1, 0) == (len(house.texts), len(house.inbox.messages))


async def test_a_player_has_so_many_browsers(house: House) -> None:
    for number in range(MOST_SUBSCRIPTIONS + 3):
        house.watch.now += 1
        await house.wish(browser=str(number))
    kept = await house.services.database.read(list_subscriptions, "ana")
    ends = [re.sub(r".*/", "", each.endpoint) for each in kept]
    assert [str(number) for number in reversed(range(3, MOST_SUBSCRIPTIONS + 3))] == ends


async def test_a_guest_who_becomes_an_account_is_still_told(house: House) -> None:
    await house.wish(WISHES._replace(player_id="bo", unsubscribe="token-of-bo"))
    await house.turn()
    await house.services.database.write(merge_players, "bo", "ana")
    assert 1 == len(await house.services.database.read(list_subscriptions, "ana"))
    assert [] == await house.services.database.read(events_of, "bo")
    assert ["start"] == [event["kind"] for event in await house.services.database.read(events_of, "ana")]
    assert 1 == (await house.services.database.read(find_settings, "ana")).push.count("turn")  # type: ignore[union-attr]


async def invited(house: House, count: int, endpoint: str) -> None:
    """Guests who are asked to a table, each at a browser of their own."""
    live = await house.services.tables.open_table(TablePlan(game="age-of-war", seats=(SeatPlan(), SeatPlan())), "bo")
    keys = house.push.subscription("one")["keys"]
    for number in range(count):
        name = f"guest{number}"
        kept = PushSubscription(name, name, f"{endpoint}/{name}", keys["p256dh"], keys["auth"], "Phone", 1)
        await house.services.database.write(insert_player, Player(name, name, created_at=1))
        await house.services.database.write(save_settings, WISHES._replace(player_id=name, mail="", unsubscribe=name))
        await house.services.database.write(save_subscription, kept)
        await house.services.database.write(note_invitation, live.setup.id, name, house.watch.now)


async def test_guests_of_one_address_leave_room_for_what_others_are_told(house: House) -> None:
    """However many names somebody takes, and however long each of their browsers keeps the server waiting."""

    is_told = asyncio.Event()

    async def late(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await is_told.wait()
        writer.close()

    deaf = await asyncio.start_server(late, "127.0.0.1", 0, family=socket.AF_INET)
    async with deaf:
        await invited(house, 25, f"http://127.0.0.1:{deaf.sockets[0].getsockname()[1]}")
        for number in range(25):
            house.services.identities.note_address(f"guest{number}", "9.9.9.9")
        house.watch.now += 1_000
        await house.wish()
        await house.turn()
        await house.services.notifier.look()
        house.watch.now += 11_000
        await house.services.notifier.look()
        await house.services.notifier.look()
        await until(lambda: bool(house.texts))
        await until(lambda: house.services.notifier.deliveries.under_way == 5)
        is_told.set()


async def test_who_is_told_first_is_drawn_by_lot(house: House) -> None:
    await invited(house, 3, "http://127.0.0.1:9")
    house.watch.now += 11_000
    due = [await house.services.database.read(due_events, Channel.PUSH, house.watch.now, 1) for _ in range(100)]
    assert 3 == len({waiting.event.player_id for (waiting,) in due}), "nobody's many names are told before all others"

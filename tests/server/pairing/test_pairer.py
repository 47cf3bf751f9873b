"""Waiting pools with a clock that the test turns: who is there, who has gone, and what a death leaves behind."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.opened import Watch, opened
from wartable.server.live.outboxes import Outbox
from wartable.server.pairing import matching, pairer
from wartable.server.pairing.wish import Wish, pool_of, wish_of
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store import tickets as store
from wartable.server.store.blocks import save_block
from wartable.server.store.forgetting import forget_player
from wartable.server.store.players import Player, insert_player, merge_players
from wartable.server.store.tickets import Ticket
from wartable.server.table import commands
from wartable.server.table.plan import ClockPlan
from wartable.server.table.position import Status

WISH = Wish(game="age-of-war")
PLEDGE = "0" * 64


async def come(services: Services, *ids: str) -> list[Player]:
    people = [Player(each, each.title(), created_at=1) for each in ids]
    for each in people:
        await services.database.write(insert_player, each)
    return people


async def test_two_who_want_the_same_sit_down_and_begin(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        ana, ben = await come(services, "ana", "ben")
        assert (await services.pairer.wait(ana, WISH)).table_id is None
        found = await services.pairer.wait(ben, WISH)
        assert found.table_id == (await services.pairer.wait(ana, WISH)).table_id
        live = await services.tables.find(found.table_id or "")
        assert (Status.PLAYING, ["Ana", "Ben"]) == (live.position.status, [each.name for each in live.position.places])
        assert [] == await services.pairer.pools()


async def test_other_terms_are_another_pool(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        ana, ben, cleo = await come(services, "ana", "ben", "cleo")
        timed = Wish(game="age-of-war", clock=ClockPlan(per_move=60))
        assert None is (await services.pairer.wait(ana, WISH)).table_id
        assert None is (await services.pairer.wait(ben, timed)).table_id
        assert None is (await services.pairer.wait(cleo, Wish(game="age-of-war", players=3))).table_id
        assert {pool_of(WISH), pool_of(timed), pool_of(Wish(game="age-of-war", players=3))} == {
            pool.name for pool in await services.pairer.pools()
        }
        assert timed == wish_of(pool_of(timed))


async def test_one_ticket_each_and_another_wish_begins_anew(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        (ana,) = await come(services, "ana")
        first = await services.pairer.wait(ana, WISH)
        watch.now += 5_000
        again = await services.pairer.wait(ana, Wish(game="age-of-war", bot_after=60))
        assert (first.since, 60) == (again.since, again.bot_after), "the same game: the waiting goes on"
        other = await services.pairer.wait(ana, Wish(game="board-of-war"))
        assert watch.now == other.since
        assert [(pool_of(Wish(game="board-of-war")), 1)] == await services.pairer.pools()


async def test_who_has_gone_is_not_paired_and_is_forgotten(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        ana, ben = await come(services, "ana", "ben")
        await services.pairer.wait(ana, WISH)
        watch.now += 15_001
        assert None is (await services.pairer.wait(ben, WISH)).table_id
        assert None is await services.pairer.ticket_of("ana")
        await services.pairer.look()
        assert 1 == await services.database.read(store.count_tickets)
        assert watch.now == (await services.pairer.wait(ana, WISH)).since, "she waits anew"


async def test_an_open_page_keeps_the_place(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        ana, ben = await come(services, "ana", "ben")
        page = Outbox("ana")
        services.turn_notices.join("ana", page)
        await services.pairer.wait(ana, WISH)
        for _ in range(3):
            watch.now += 10_000
            await services.pairer.look()
        table = (await services.pairer.wait(ben, WISH)).table_id
        assert table is not None
        # If she begins, she is also told that it is her turn.
        told = [msgspec.json.decode(each) for each in await page.take()]
        assert {"type": "paired", "table": table} == told[-1]
        services.turn_notices.part("ana", page)


async def test_who_is_paired_is_told_once_however_often_they_ask(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        ana, ben = await come(services, "ana", "ben")
        page = Outbox("ana")
        services.turn_notices.join("ana", page)
        # The table does not begin before both have told what they pledged.
        for person in (ana, ben, ana, ben, ana):
            ticket = await services.pairer.wait(person, msgspec.structs.replace(WISH, pledge=PLEDGE))
        assert (await services.tables.find(ticket.table_id or "")).position.status is Status.OPEN
        told = [msgspec.json.decode(each)["type"] for each in await page.take()]
        assert ["paired"] == told
        services.turn_notices.part("ana", page)


async def test_a_bot_comes_after_the_wait_though_nobody_asks(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        (ana,) = await come(services, "ana")
        services.turn_notices.join("ana", Outbox("ana"))
        await services.pairer.wait(ana, Wish(game="board-of-war", players=3, bot_after=20, bot="regent"))
        watch.now += 19_000
        await services.pairer.look()
        ticket = await services.pairer.ticket_of("ana")
        assert ticket is not None
        assert None is ticket.table_id
        watch.now += 1_000
        await services.pairer.look()
        ticket = await services.pairer.ticket_of("ana")
        assert ticket is not None
        live = await services.tables.find(ticket.table_id or "")
        assert [None, "regent", "regent"] == [each.bot for each in live.position.places]
        assert live.position.status is not Status.OPEN


async def test_blocked_players_are_never_paired(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        ana, ben, cleo = await come(services, "ana", "ben", "cleo")
        await services.database.write(save_block, "ben", "ana", 1)
        await services.pairer.wait(ana, WISH)
        assert None is (await services.pairer.wait(ben, WISH)).table_id
        watch.now += 10_000
        assert None is (await services.pairer.wait(ben, WISH)).table_id
        found = await services.pairer.wait(cleo, WISH)
        assert found.table_id is not None
        assert {"ana", "cleo"} == {
            each.player_id for each in await services.database.read(store.tickets_at, found.table_id)
        }


async def test_those_who_meet_nobody_keep_nobody_else_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as are looked at have blocked everybody, and wait longest."""
    watch = Watch()
    monkeypatch.setattr(pairer, "_LOOKED_AT", 2)
    async with opened(tmp_path, watch) as services:
        cold, shy, ana, ben = await come(services, "cold", "shy", "ana", "ben")
        for one, other in (("cold", "shy"), ("cold", "ana"), ("ben", "cold"), ("shy", "ana"), ("shy", "ben")):
            await services.database.write(save_block, one, other, 1)
        for each in (cold, shy, ana):
            watch.now += 1
            assert None is (await services.pairer.wait(each, WISH)).table_id
        found = (await services.pairer.wait(ben, WISH)).table_id
        assert found is not None
        assert ["ana", "ben"] == [each.player_id for each in await services.database.read(store.tickets_at, found)]


async def test_who_asks_has_only_their_own_place_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred guests who have blocked each other ask without end: moves wait for the database meanwhile."""
    tried: list[str] = []
    can_meet = matching._can_meet

    def noted(one: Ticket, other: Ticket, apart: matching.Apart, now: int) -> bool:
        tried.append(one.player_id)
        return can_meet(one, other, apart, now)

    async with opened(tmp_path, Watch()) as services:
        guests = await come(services, *(f"guest{number}" for number in range(30)))
        for at, one in enumerate(guests):
            for other in guests[at + 1 :]:
                await services.database.write(save_block, one.id, other.id, 1)
        for each in guests:
            await services.pairer.wait(each, WISH)
        monkeypatch.setattr(matching, "_can_meet", noted)
        for each in guests:
            assert None is (await services.pairer.wait(each, WISH)).table_id
        assert len(tried) <= len(guests) ** 2


async def test_bigger_tables_find_their_people_and_bots_at_once(tmp_path: Path) -> None:
    watch, three = Watch(), Wish(game="age-of-war", players=3)
    async with opened(tmp_path, watch) as services:
        ana, ben, cleo, dan = await come(services, "ana", "ben", "cleo", "dan")
        await services.database.write(save_block, "ben", "ana", 1)
        for each in (ana, ben, cleo):
            watch.now += 1
            assert None is (await services.pairer.wait(each, three)).table_id
        found = await services.pairer.wait(dan, three)
        group = await services.database.read(store.tickets_at, found.table_id or "")
        assert ["ana", "cleo", "dan"] == [each.player_id for each in group]
        alone = await services.pairer.wait(ben, msgspec.structs.replace(three, bot_after=0))
        live = await services.tables.find(alone.table_id or "")
        assert [None, "normal", "normal"] == [each.bot for each in live.position.places]


async def test_whoever_asks_next_opens_the_table_that_a_dying_process_left(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        ana, ben = await come(services, "ana", "ben")
        await services.pairer.wait(ana, WISH)
        # What is committed before the table is opened; then the process dies.
        claimed = await services.database.write(services.pairer._wait, ben, WISH)
    async with opened(tmp_path, Watch(), is_new=False) as services:
        ticket = await services.pairer.wait(ana, WISH)
        assert claimed.table_id == ticket.table_id
        live = await services.tables.find(ticket.table_id or "")
        assert ["ana", "ben"] == [each.player for each in live.position.places]
        assert ticket.table_id == (await services.pairer.wait(ben, WISH)).table_id


async def test_cancelling_is_too_late_when_the_table_is_found(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        ana, ben = await come(services, "ana", "ben")
        await services.pairer.wait(ana, WISH)
        assert None is await services.pairer.cancel("ana")
        await services.pairer.wait(ana, WISH)
        table = (await services.pairer.wait(ben, WISH)).table_id
        late = await services.pairer.cancel("ana")
        assert late is not None
        assert table == late.table_id


async def test_after_the_game_the_same_wish_looks_for_another(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        ana, ben = await come(services, "ana", "ben")
        await services.pairer.wait(ana, WISH)
        table = (await services.pairer.wait(ben, WISH)).table_id or ""
        assert table == (await services.pairer.wait(ben, WISH)).table_id
        await services.tables.submit(await services.tables.find(table), lambda _, p: commands.resign(p, 0, "ana"))
        assert None is (await services.pairer.wait(ben, WISH)).table_id


async def test_pools_are_bounded(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        services.pairer._most = 1
        ana, ben = await come(services, "ana", "ben")
        await services.pairer.wait(ana, WISH)
        with pytest.raises(Problem) as refusal:
            await services.pairer.wait(ben, WISH)
        assert "pairing-full" == refusal.value.code
        await services.pairer.wait(ana, WISH)


async def test_who_is_forgotten_or_takes_up_an_account_waits_no_more(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        ana, ben, cleo = await come(services, "ana", "ben", "cleo")
        await services.pairer.wait(ana, WISH)
        await services.database.write(merge_players, "ana", "cleo")
        await services.pairer.wait(ben, WISH)
        await services.database.write(forget_player, ["ben"], "—")
        assert 0 == await services.database.read(store.count_tickets)
        assert cleo.id == "cleo"


async def test_the_guests_of_one_address_do_not_take_the_places_of_all_who_look_for_a_game(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        services.pairer._most_of_address = 2
        ana, ben, cleo, dan = await come(services, "ana", "ben", "cleo", "dan")
        for guest, players in ((ana, 2), (ben, 3)):
            await services.pairer.wait(guest, Wish(game="age-of-war", players=players), asked_from="here")
        with pytest.raises(Problem) as refusal:
            await services.pairer.wait(cleo, WISH, asked_from="here")
        assert ("pairing-full", {"limit": 2}) == (refusal.value.code, refusal.value.args_for_words)
        await services.pairer.wait(ana, WISH, asked_from="here")
        assert (await services.pairer.wait(dan, WISH, asked_from="elsewhere")).table_id is not None

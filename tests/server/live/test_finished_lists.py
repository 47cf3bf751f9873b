"""The lists of finished games and tournaments: however much one address finishes, there is room for others."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, func, select

from tests.server.opened import TWO, Watch, opened
from wartable.server.live.live_table import LiveTable
from wartable.server.live.seating import open_seated
from wartable.server.pairing.wish import Wish
from wartable.server.services import Services
from wartable.server.store.fair_pages import LISTED_MS
from wartable.server.store.forgetting import forget_player
from wartable.server.store.players import Player, insert_player
from wartable.server.store.schema import games_tables, tournaments
from wartable.server.store.tables import load_table, lobby
from wartable.server.store.tournaments import (
    TournamentRow,
    find_tournament,
    finish_tournament,
    finish_tournaments_of,
    insert_tournament,
    list_tournaments,
    unfinished_from,
)
from wartable.server.table import commands
from wartable.server.table.plan import TablePlan, Visibility

PLAN = TablePlan(game="age-of-war", seats=TWO, visibility=Visibility.PUBLIC)
HERE, ELSEWHERE = "1.1.1.1", "2.2.2.2"


async def come(services: Services, count: int) -> list[Player]:
    found = [Player(f"guest{number}", f"Guest {number}", created_at=1) for number in range(count)]
    for each in found:
        await services.database.write(insert_player, each)
    return found


async def finish(services: Services, live: LiveTable) -> str:
    await services.tables.submit(live, lambda _, position: commands.close(position))
    return live.setup.id


async def finished(services: Services, player: str, address: str) -> str:
    mark = services.identities.mark_of(address)
    return await finish(services, await services.tables.open_table(PLAN, player, opened_from=mark))


async def shown(services: Services, limit: int = 50) -> list[str]:
    return [table.id for table in await services.database.read(lobby, None, "over", 0, limit)]


async def mark_of(services: Services, table_id: str) -> str | None:
    row, _, _ = await services.database.read(load_table, table_id)  # type: ignore[misc]
    return row.opened_from


def count_listed(connection: Connection) -> int:
    return connection.execute(select(func.count(games_tables.c.listed_at))).scalar_one()


async def test_the_guests_of_one_address_do_not_fill_the_list_of_finished_games(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        guests = await come(services, 13)
        other = await finished(services, guests[12].id, ELSEWHERE)
        for number in range(60):
            watch.now += 1
            last = await finished(services, guests[number % 12].id, HERE)
        found = await shown(services)
        assert (21, last, other) == (len(found), found[0], found[-1])
        assert [6, 3] == [len(await shown(services, limit)) for limit in (10, 5)], "and no more than half of a page"
        assert 21 == await services.database.read(count_listed), "what nobody is shown is not looked through either"


async def test_the_finished_games_of_one_player_are_few(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        guests = await come(services, 2)
        other = await finished(services, guests[1].id, HERE)
        for _ in range(10):
            await finished(services, guests[0].id, HERE)
        assert (6, True) == (len(found := await shown(services)), other in found)


async def test_where_a_game_was_opened_from_is_kept_while_it_is_listed_and_no_longer(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        guests = await come(services, 2)
        first = await finished(services, guests[0].id, HERE)
        assert services.identities.mark_of(HERE) == await mark_of(services, first)
        for _ in range(5):
            watch.now += 1
            last = await finished(services, guests[0].id, HERE)
        assert None is await mark_of(services, first), "five newer ones of the same player are listed"
        watch.now += LISTED_MS
        await services.forget_listed()
        assert [] == await shown(services)
        assert None is await mark_of(services, last)


async def test_a_private_game_is_not_listed_and_nothing_of_its_address_kept(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        mark = services.identities.mark_of(HERE)
        plan = TablePlan(game="age-of-war", seats=TWO)
        table = await finish(services, await services.tables.open_table(plan, "p0", opened_from=mark))
        assert ([], None) == (await shown(services), await mark_of(services, table))


async def test_whoever_is_forgotten_leaves_the_list(tmp_path: Path) -> None:
    """Or guests who have themselves forgotten would leave behind games that count for no address."""
    async with opened(tmp_path, Watch()) as services:
        guests = await come(services, 1)
        table = await finished(services, guests[0].id, HERE)
        await services.database.write(forget_player, [guests[0].id], "—")
        assert ([], None) == (await shown(services), await mark_of(services, table))


async def test_games_of_those_who_were_paired_count_for_the_first_ones_address(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        ana, ben = await come(services, 2)
        await services.pairer.wait(ana, Wish(game="age-of-war"), asked_from="here")
        ticket = await services.pairer.wait(ben, Wish(game="age-of-war"), asked_from="elsewhere")
        assert ticket.table_id is not None
        assert "here" == await mark_of(services, ticket.table_id)


async def test_games_of_a_tournament_count_for_its_address(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        live = await open_seated(services.tables, "cup", PLAN, "p0", [], opened_from="here")
        assert "here" == await mark_of(services, live.setup.id)


def tournament(number: int, opener: str, mark: str) -> TournamentRow:
    return TournamentRow(f"cup{number}", "Cup", "{}", opener, "playing", 0, number, number, None, mark)


async def held(services: Services, number: int, opener: str, mark: str) -> None:
    await services.database.write(insert_tournament, tournament(number, opener, mark))
    await services.database.write(finish_tournament, f"cup{number}", number)


def marks_of(connection: Connection) -> set[str | None]:
    return set(connection.execute(select(tournaments.c.opened_from)).scalars())


async def test_so_it_is_with_tournaments_that_are_over(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        await come(services, 13)
        await held(services, 0, "guest12", "elsewhere")
        for number in range(1, 61):
            await held(services, number, f"guest{number % 12}", "here")
        found = [row.id for row, _ in await services.database.read(list_tournaments, 50)]
        assert [f"cup{number}" for number in (*range(60, 40, -1), 0)] == found
        await services.database.write(insert_tournament, tournament(61, "guest12", "elsewhere"))
        found = [row.id for row, _ in await services.database.read(list_tournaments, 50)]
        assert ("cup61", 22) == (found[0], len(found)), "what is not over comes first"


async def test_of_a_tournament_that_is_over_the_address_is_forgotten_in_time(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        await come(services, 1)
        await held(services, watch.now, "guest0", "here")
        watch.now += LISTED_MS + 1
        await services.forget_listed()
        assert {None} == await services.database.read(marks_of)
        assert 1 == len(await services.database.read(list_tournaments, 50)), "it is still there to be seen"


async def test_tournaments_of_whoever_is_banned_are_not_listed(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        await come(services, 1)
        await services.database.write(insert_tournament, tournament(1, "guest0", "here"))
        await services.database.write(finish_tournaments_of, "guest0", 5)
        assert [] == await services.database.read(list_tournaments, 50)


async def test_a_tournament_that_nobody_started_ends_in_time(tmp_path: Path) -> None:
    """It would stand before all others, and count for whoever opened it, for ever."""
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        await come(services, 1)
        row = tournament(watch.now, "guest0", "here")._replace(status="open", started_at=None)
        await services.database.write(insert_tournament, row)
        watch.now += LISTED_MS - 1
        await services.forget_listed()
        assert 1 == await services.database.read(unfinished_from, "here")
        watch.now += 1
        await services.forget_listed()
        assert 0 == await services.database.read(unfinished_from, "here")
        assert [] == await services.database.read(list_tournaments, 50)
        found = await services.database.read(find_tournament, row.id)
        assert found is not None
        assert ("over", watch.now, None) == (found.status, found.finished_at, found.opened_from)

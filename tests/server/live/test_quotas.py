"""How many tables one player may have, and how many of them the lobby shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.opened import TWO, Watch, begun, opened
from wartable.server.live.quotas import Quotas
from wartable.server.live.tables import Command
from wartable.server.people.identity import Visitor
from wartable.server.people.limits import Limiter
from wartable.server.problems import Problem
from wartable.server.store.players import Player, insert_player
from wartable.server.store.tables import load_table, lobby, unfinished_tables_from, unfinished_tables_of
from wartable.server.store.tournaments import TournamentRow, insert_tournament, list_tournaments
from wartable.server.table import commands
from wartable.server.table.plan import TablePlan, Visibility

DAY = 24 * 60 * 60 * 1000


async def test_a_player_has_so_many_tables_and_the_lobby_has_room_for_others(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        bo = Player("p1", "Bo", created_at=1)
        await services.database.write(insert_player, bo)
        plan = TablePlan(game="age-of-war", seats=TWO, visibility=Visibility.PUBLIC)
        other = await services.tables.open_table(plan, "p1")
        ana = Visitor(Player("p0", "Ana", created_at=1), "1.1.1.1")
        quotas = Quotas(services.database, Limiter(1.0), services.identities, services.now)
        for _ in range(20):
            await quotas.check_tables(ana)
            await services.tables.open_table(plan, "p0")
        with pytest.raises(Problem) as refused:
            await quotas.check_tables(ana)
        assert "tables" == refused.value.code
        await quotas.check_tables(Visitor(bo, "1.1.1.1"))
        shown = await services.database.read(lobby, None, "open", 0, 10)
        assert other.setup.id in {table.id for table in shown}
        assert 6 == len(shown)


async def test_what_nobody_came_to_or_went_on_with_counts_for_nobody(tmp_path: Path) -> None:
    """Nobody can close what others left behind: a house whose guests left a hundred tables could open none for ever."""
    async with opened(tmp_path, watch := Watch()) as services:
        ana, here = Visitor(Player("p0", "Ana", created_at=1), "1.1.1.1"), services.identities.mark_of("1.1.1.1")
        quotas = Quotas(services.database, Limiter(1.0), services.identities, watch)
        live = await begun(services)
        plan = TablePlan(game="age-of-war", seats=TWO)
        for _ in range(20):
            await services.tables.open_table(plan, "p0", opened_from=here)
        with pytest.raises(Problem):
            await quotas.check_tables(ana)
        watch.now += 7 * DAY + 1
        await quotas.check_tables(ana)
        assert {} == await services.database.read(unfinished_tables_from, here, watch.now)
        assert {"playing": 1} == await services.database.read(unfinished_tables_of, "p0", watch.now)
        watch.now += 23 * DAY
        assert {} == await services.database.read(unfinished_tables_of, "p0", watch.now)
        asked = live.position.to_act
        while asked is not None and asked == live.position.to_act:
            await services.tables.submit(live, _moved(asked, live.setup.legal_actions(live.position.state)[0]))
        assert {"playing": 1} == await services.database.read(unfinished_tables_of, "p0", watch.now)


def _moved(seat: int, action: Any) -> Command:
    return lambda setup, position: commands.move(setup, position, seat, action)


async def test_one_address_cannot_open_tables_without_end(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        quotas = Quotas(services.database, Limiter(1.0, now=lambda: 0.0), services.identities, services.now)
        guests = [Visitor(Player(f"guest{number}", "X", created_at=1), "1.1.1.1") for number in range(61)]
        for guest in guests[:60]:
            await quotas.check_tables(guest)
        with pytest.raises(Problem) as refused:
            await quotas.check_tables(guests[60])
        assert "too-many" == refused.value.code


async def test_the_players_of_one_address_have_so_many_tables_together(tmp_path: Path) -> None:
    """A guest is quickly made: whoever makes a new one for every few tables still stands at the same address."""
    async with opened(tmp_path, Watch()) as services:
        plan = TablePlan(game="age-of-war", seats=TWO, visibility=Visibility.PUBLIC)
        guests = [Player(f"guest{number}", "X", created_at=1) for number in range(6)]
        for guest in guests:
            await services.database.write(insert_player, guest)
        here, quotas = "1.1.1.1", Quotas(services.database, Limiter(1.0), services.identities, services.now)
        mark = services.identities.mark_of(here)
        for number in range(100):
            live = await services.tables.open_table(plan, guests[number % 5].id, opened_from=mark)
        with pytest.raises(Problem) as refused:
            await quotas.check_tables(Visitor(guests[5], here))
        assert "tables" == refused.value.code
        async with quotas.room_for_table(Visitor(guests[5], "2.2.2.2")) as elsewhere:
            other = await services.tables.open_table(plan, guests[5].id, opened_from=elsewhere)
        shown = await services.database.read(lobby, None, "open", 0, 50)
        assert 21 == len(shown), "twenty of the one address, and there is room for others"
        assert other.setup.id in {table.id for table in shown}
        await services.tables.submit(live, lambda _, position: commands.close(position))
        await quotas.check_tables(Visitor(guests[5], here))


@pytest.mark.parametrize("limit", [2, 4, 10, 20, 50])
async def test_the_players_of_one_address_have_no_more_than_half_of_any_page(tmp_path: Path, limit: int) -> None:
    async with opened(tmp_path, Watch()) as services:
        plan = TablePlan(game="age-of-war", seats=TWO, visibility=Visibility.PUBLIC)
        guests = [Player(f"guest{number}", "X", created_at=1) for number in range(6)]
        for guest in guests:
            await services.database.write(insert_player, guest)
        here, elsewhere = (services.identities.mark_of(address) for address in ("1.1.1.1", "2.2.2.2"))
        other = await services.tables.open_table(plan, guests[5].id, opened_from=elsewhere)
        for number in range(100):
            await services.tables.open_table(plan, guests[number % 5].id, opened_from=here)
        shown = await services.database.read(lobby, None, "open", 0, limit)
        assert min(20, limit // 2) + 1 == len(shown)
        assert other.setup.id in {table.id for table in shown}


async def test_so_it_is_with_tournaments(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        for number in range(5):
            await services.database.write(insert_player, Player(f"guest{number}", "X", created_at=1))
        other = tournament("other", 0, "guest4", "elsewhere")
        for row in (
            other,
            *(tournament(f"{number}", 1 + number, f"guest{number % 4}", "here") for number in range(20)),
        ):
            await services.database.write(insert_tournament, row)
        shown = await services.database.read(list_tournaments, 10)
        assert ["19", "18", "17", "16", "15", "other"] == [row.id for row, _ in shown]


def tournament(tournament_id: str, at: int, opener: str, mark: str) -> TournamentRow:
    return TournamentRow(tournament_id, "Cup", "{}", opener, "open", 0, at, None, None, mark)


async def test_of_an_address_nothing_is_kept_that_tells_it(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        mark = services.identities.mark_of("1.1.1.1")
        assert mark != services.identities.mark_of("1.1.1.2")
        plan = TablePlan(game="age-of-war", seats=TWO)
        live = await services.tables.open_table(plan, "p0", opened_from=mark)
        assert {"open": 1} == await services.database.read(unfinished_tables_from, mark, services.now())
        await services.tables.submit(live, lambda _, position: commands.close(position))
        row, _, _ = await services.database.read(load_table, live.setup.id)  # type: ignore[misc]
        assert row.opened_from is None, "a finished table counts for nobody"

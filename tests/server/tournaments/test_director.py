"""The director: whoever has great tournaments keeps those of others waiting no longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.opened import Watch, opened
from tests.server.waiting import until
from wartable.server.services import Services
from wartable.server.store.players import Player, insert_player
from wartable.server.store.tournaments import TournamentRow, insert_tournament
from wartable.server.tournaments import director


async def begin(services: Services, tournament_id: str, mark: str) -> None:
    row = TournamentRow(tournament_id, "Cup", "{}", "p0", "playing", 0, 1, 1, None, mark)
    await services.database.write(insert_tournament, row)


async def test_tournaments_of_one_address_keep_no_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(director, "_PATIENCE_SECONDS", 0.01)
    async with opened(tmp_path, Watch()) as services:
        await services.database.write(insert_player, Player("p1", "Bo", created_at=1))
        seen, is_paired = list[str](), asyncio.Event()

        async def see_to(row: TournamentRow) -> None:
            seen.append(row.id)
            if row.id == "great":
                await is_paired.wait()

        monkeypatch.setattr(services.tournaments, "_see_to", see_to)
        services.background.slow_rounds.clear()
        await begin(services, "great", "here")
        await services.tournaments.look()
        await begin(services, "next", "here")
        await begin(services, "other", "elsewhere")
        seen.clear()
        for _ in range(3):
            await services.tournaments.look()
        assert ["other"] * 3 == seen, "it is seen to, and the great one is left to what is at it already"
        seen.clear()
        is_paired.set()
        await until(lambda: "next" in seen)
        assert ["great", "next"] == sorted(seen), "once, however often somebody looked"

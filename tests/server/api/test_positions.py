"""Positions over HTTP: valued, walked through, and refused with the rule."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from tests.server.running import Running
from wartable.client import Client, Refused


async def study(client: Client, text: str, players: int = 2) -> dict[str, Any]:
    found: dict[str, Any] = await client.request(
        "GET", f"/api/positions/age-of-war?text={quote(text)}&players={players}"
    )
    return found


async def test_a_position_is_valued_and_every_choice_leads_on(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        found = await study(ana, "000------1111- 0 1112223")
        assert found["is_exact"]
        worth = [each["worth"] for each in found["opinions"]]
        assert max(worth) == pytest.approx(found["values"][0])
        assert 1.0 == pytest.approx(sum(found["values"]))
        assert len(worth) == len(found["after"]) == len(found["position"]["choices"])
        for text, value in zip(found["after"], worth, strict=True):
            following = await study(ana, text)
            assert following["text"] == text
            assert [] == following["opinions"]
            assert value == pytest.approx(following["values"][0], abs=1e-6)


async def test_what_cannot_be_is_refused_with_the_rule(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        with pytest.raises(Refused) as refused:
            await study(ana, "---0---------- 0 *5 gifu 0:D")
        assert "AW-22" == refused.value.problem.rule
        with pytest.raises(Refused) as refused:
            await ana.request("GET", "/api/positions/board-of-war?text=x")
        assert "BW-1" == refused.value.problem.rule
        with pytest.raises(Refused) as refused:
            await ana.request("GET", "/api/drills/board-of-war")
        assert "no-drill" == refused.value.problem.code


async def test_a_drill_can_be_answered(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        drill = await ana.request("GET", "/api/drills/age-of-war")
        assert 10 == len(drill["positions"])
        found = await study(ana, drill["positions"][0])
        assert found["opinions"]


async def test_more_players_are_estimated(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        found = await study(ana, "012----------- 0 1123AAD", 3)
        assert not found["is_exact"]
        assert found["opinions"][0]["error"] > 0

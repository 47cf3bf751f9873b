"""The workshop over HTTP: a form, an experiment in the background, its report under a link, and its limits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.api.test_reviews import refused
from tests.server.running import Running, run_server
from wartable.client import Client, Refused
from wartable.lab.form import form_of
from wartable.registry import get_game

FORM = "/api/workshop/age-of-war"
pytestmark = pytest.mark.timeout(3600)
SLOW = {"numbers": {"economy.start.rice": 5}, "bot": "random", "games": 4000}
"""Of Epic Dice Battles: so many games that nobody waits for the last."""


async def begun(client: Client, plan: dict[str, Any], game: str = "age-of-war") -> str:
    found: dict[str, Any] = await client.request("POST", f"/api/workshop/{game}", plan)
    return str(found["id"])


async def ended(client: Client, experiment: str, language: str = "en") -> dict[str, Any]:
    async with asyncio.timeout(1800):
        while True:
            found: dict[str, Any] = await client.request("GET", f"/api/experiments/{experiment}?lang={language}")
            if found["report"] is not None or found["problem"] is not None:
                return found
            assert found["status"] in ("playing", "stopping")
            assert 0 <= found["done"] <= found["plan"]["games"]
            await asyncio.sleep(0.2)


async def test_form_has_every_number_of_the_game(server: Running) -> None:
    async with Client(server.url) as anybody:
        found = await anybody.request("GET", FORM)

    assert [len(group.numbers) for group in form_of(get_game("age-of-war"))] == [
        len(group["numbers"]) for group in found["groups"]
    ]
    assert "greedy" in found["bots"]["2"]
    assert 1000 in found["games"]


async def test_an_experiment_is_played_and_kept_under_its_link(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url) as anybody:
        experiment = await begun(ana, {"numbers": {"dice": 9}, "games": 100})

        found = await ended(ana, experiment, "es")

        assert ("done", 100, True, None) == tuple(found[key] for key in ("status", "done", "is_yours", "problem"))
        assert "dice = 9\n" == found["variant"]
        assert "es" == found["report"]["language"]
        assert found["report"]["sections"][0]["tables"][0]["rows"]
        assert [experiment] == [each["id"] for each in (await ana.request("GET", "/api/experiments"))["experiments"]]

        seen = await ended(anybody, experiment)
        assert ("en", False) == (seen["report"]["language"], seen["is_yours"])
        assert "dice = 9\n" == await anybody.read(f"/api/experiments/{experiment}/variant")
        page = await anybody.read(f"/api/experiments/{experiment}/report?lang=zh-Hant")
        assert '<html lang="zh-Hant">' in page

        async with Client(server.url, name="Ben") as ben:
            for method, path in (("DELETE", ""), ("POST", "/stop")):
                assert "no-experiment" == await refused(ben, method, f"/api/experiments/{experiment}{path}")
        await ana.request("DELETE", f"/api/experiments/{experiment}")
        assert "no-experiment" == await refused(ana, "GET", f"/api/experiments/{experiment}")


async def test_what_cannot_be_played_is_refused_with_the_number(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        with pytest.raises(Refused) as refusal:
            await begun(ana, {"numbers": {"dice": -3}})
        assert ("error-variant-number-least", "dice") == (refusal.value.problem.key, refusal.value.problem.args["name"])
        assert "nothing-changed" == await refused(ana, "POST", FORM, {"numbers": {"dice": 7}})
        assert "unknown-game" == await refused(ana, "POST", "/api/workshop/chess", {"numbers": {}})
    async with Client(server.url) as nobody:
        assert "who-are-you" == await refused(nobody, "POST", FORM, {"numbers": {"dice": 8}})


async def test_a_player_has_a_few_at_once_and_may_stop_them(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        running = [await begun(ana, SLOW, "epic-dice-battles") for _ in range(2)]
        assert "experiments" == await refused(ana, "POST", FORM, {"numbers": {"dice": 8}})
        assert "experiment-runs" == await refused(ana, "GET", f"/api/experiments/{running[0]}/report")
        for experiment in running:
            await ana.request("POST", f"/api/experiments/{experiment}/stop")
        for experiment in running:
            found = await ended(ana, experiment)
            assert 3 <= found["done"] < 4000
            assert found["report"] is not None


async def test_an_experiment_ends_when_the_time_is_up(database_url: str) -> None:
    with run_server(database_url, workshop_seconds=0.001) as hurried:
        async with Client(hurried.url, name="Ana") as ana:
            found = await ended(ana, await begun(ana, SLOW, "epic-dice-battles"))

    assert "done" == found["status"]
    assert 3 <= found["done"] < 4000


async def test_a_host_may_switch_it_off(database_url: str) -> None:
    with run_server(database_url, workshop_seconds=0) as without:
        async with Client(without.url, name="Ana") as ana:
            assert not (await ana.request("GET", "/api/games"))["has_workshop"]
            assert "no-workshop" == await refused(ana, "GET", FORM)
            assert "no-workshop" == await refused(ana, "POST", FORM, {"numbers": {"dice": 8}})

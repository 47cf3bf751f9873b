"""Positions over HTTP: valued, walked through, and refused with the rule."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from tests.server.api.test_reviews import WITH_BOT, finished, refused
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
        with pytest.raises(Refused) as refusal:
            await study(ana, "---0---------- 0 *5 gifu 0:D")
        assert "AW-22" == refusal.value.problem.rule
        with pytest.raises(Refused) as refusal:
            await ana.request("GET", "/api/positions/board-of-war?text=x")
        assert "BW-1" == refusal.value.problem.rule
        with pytest.raises(Refused) as refusal:
            await ana.request("GET", "/api/drills/board-of-war")
        assert "no-drill" == refusal.value.problem.code


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


async def test_dice_and_cards_are_rolled_by_the_server(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        path = f"/api/positions/age-of-war?text={quote('000------1111- 0 *7')}"
        rolled = await ana.request("GET", f"{path}&roll=true")
        assert rolled["text"].startswith("000------1111- 0 ")
        assert "*" not in rolled["text"]
        assert rolled["opinions"]


@pytest.mark.parametrize("game", ["board-of-war", "epic-dice-battles"])
async def test_other_games_are_walked_through_from_their_start(server: Running, game: str) -> None:
    async with Client(server.url, name="Ana") as ana:
        first = await ana.request("GET", f"/api/positions/{game}?players=3")
        assert 3 == first["position"]["players"]
        assert first["text"].startswith("3.")
        on = next(text for text in first["after"] if text)
        after = await ana.request("GET", f"/api/positions/{game}?players=3&text={on}&roll=true")
        assert after["position"]["seat"] is not None


async def test_a_moment_of_a_finished_game_is_a_position(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        table = await finished(ana)
        moment = await ana.request("GET", f"/api/tables/{table}/position?event=2")
        assert ("age-of-war", 2) == (moment["game"], moment["players"])
        assert (await study(ana, moment["text"]))["opinions"]
        running = await ana.open_table(WITH_BOT, start=True)
        assert "not-over" == await refused(ana, "GET", f"/api/tables/{running.table.id}/position?event=2")


async def test_a_table_begins_at_a_position_and_is_never_rated(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        plan = {**WITH_BOT, "options": {"position": "000------1111- 0 1112223"}}
        opened = await ana.open_table(plan, start=True)
        seen = opened.views[0].observation
        assert seen is not None
        assert [0, 0, 0] == list(seen["owners"][:3])
        assert "no-rating" == await refused(ana, "POST", "/api/tables", {**plan, "rated": True})
        assert "illegal-action" == await refused(ana, "POST", "/api/tables", {**plan, "options": {"position": "tea"}})


async def test_nobody_reads_a_hand_in_the_plan_of_a_table(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        first = await ana.request("GET", "/api/positions/board-of-war?players=2")
        seats = [{"kind": "here"}, {"kind": "open"}]
        plan = {"game": "board-of-war", "seats": seats, "options": {"position": first["text"], "board": 10}}
        opened = await ana.open_table(plan)
        assert {"board": 10} == opened.table.plan.options


def fields_of(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {field["id"]: field for group in found["form"]["groups"] for field in group["fields"]}


@pytest.mark.rule("AW-10")
async def test_a_position_is_set_up_field_by_field(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        path = "/api/positions/age-of-war"
        found = await ana.request("GET", path)
        assert "-------------- 0 *7" == found["text"]
        assert "0" == fields_of(found)["turn"]["value"]
        changed = await ana.request(
            "GET", f"{path}?text={quote(found['text'])}&change=owner.gifu=1&change=die.0=daimyo"
        )
        assert "---1---------- 0 111111D" == changed["text"]
        assert "1" == fields_of(changed)["owner.gifu"]["value"]
        assert changed["opinions"]
        with pytest.raises(Refused) as refusal:
            await ana.request("GET", f"{path}?text={quote(found['text'])}&change=dice=9")
        assert "AW-10" == refusal.value.problem.rule
        assert "not-a-change" == await refused(ana, "GET", f"{path}?change=tea=1")
        assert "not-a-number" == await refused(ana, "GET", f"{path}?change=dice=99999999")


@pytest.mark.rule("BW-52")
async def test_a_square_is_looked_at_and_changed(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        path = "/api/positions/board-of-war"
        first = await ana.request("GET", path)
        own, theirs = (kingdom["squares"][0] for kingdom in first["position"]["observation"]["kingdoms"])
        found = await ana.request("GET", f"{path}?text={first['text']}&place={theirs}&change=count.0.gold=77")
        assert theirs == found["form"]["place"]
        assert "77" == fields_of(found)["count.0.gold"]["value"]
        assert "1" == fields_of(found)[f"holder.{theirs}"]["value"]
        with pytest.raises(Refused) as refusal:
            await ana.request("GET", f"{path}?text={found['text']}&change=army.{theirs}=0")
        assert "BW-52" == refusal.value.problem.rule
        # Together with the kingdom it can be.
        both = f"change=army.{theirs}=0&change=holder.{theirs}=0&change=holder.{own}=1"
        after = await ana.request("GET", f"{path}?text={found['text']}&{both}&place={theirs}")
        assert "0" == fields_of(after)[f"army.{theirs}"]["value"]


async def test_the_text_of_an_address_is_read(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        found = await ana.request("GET", "/api/positions/age-of-war?text=3.012-----------_0_1123AAD&players=3")
        assert "012----------- 0 1123AAD" == found["text"]
        with pytest.raises(Refused) as refusal:
            await ana.request("GET", "/api/positions/age-of-war?text=3.012-----------_0_1123AAD&players=4")
        assert "AW-6" == refusal.value.problem.rule

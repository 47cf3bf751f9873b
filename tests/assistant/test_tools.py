"""`wartable mcp` with the SDK's own client: over standard input and output and over HTTP, whole games of each kind."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from mcp import Client as AssistantHost
from mcp import StdioServerParameters

from tests.server.running import Running, run_server
from wartable.client import Client

TOOLS = ["advice", "games", "join", "look", "odds", "open_table", "play", "resign", "rules", "say", "undo", "wait"]
WARTABLE = ("-c", "from wartable.cli.main import main; main()")
SPEAKING = {"WARTABLE_LANG": "en"}
MOST_ANSWERS = 3000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with run_server(str(tmp_path_factory.mktemp("assistant") / "x.sqlite3")) as running:
        yield running


@asynccontextmanager
async def over_stdio(server: Running) -> AsyncIterator[AssistantHost]:
    arguments = [*WARTABLE, "mcp", "--server", server.url, "--name", "Claude"]
    parameters = StdioServerParameters(command=sys.executable, args=arguments, env=os.environ | SPEAKING)
    async with AssistantHost(parameters) as host:
        yield host


@asynccontextmanager
async def over_http(server: Running) -> AsyncIterator[AssistantHost]:
    arguments = [*WARTABLE, "mcp", "--server", server.url, "--http", "0"]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=asyncio.subprocess.PIPE, env=os.environ | SPEAKING
    )
    try:
        assert process.stdout is not None
        said = (await process.stdout.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+/mcp", said)
        assert found is not None, said
        async with AssistantHost(found[0]) as host:
            yield host
    finally:
        process.kill()
        await process.wait()


TRANSPORTS = {"stdio": over_stdio, "http": over_http}


async def call(host: AssistantHost, tool: str, **arguments: Any) -> dict[str, Any]:
    answer = await host.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    assert answer.structured_content is not None
    return answer.structured_content


async def refused(host: AssistantHost, tool: str, **arguments: Any) -> str:
    answer = await host.call_tool(tool, arguments)
    assert answer.is_error
    return str(answer.content[0].text)


async def test_what_an_assistant_can_call(server: Running) -> None:
    async with over_stdio(server) as host:
        assert sorted(tool.name for tool in (await host.list_tools()).tools) == TOOLS
        assert ["age-of-war", "epic-dice-battles", "board-of-war"] == [
            game["id"] for game in (await call(host, "games"))["games"]
        ]
        assert "daimyo" in (await call(host, "rules", game="age-of-war"))["result"]


async def test_what_makes_no_sense_is_told_in_a_sentence(server: Running) -> None:
    async with over_stdio(server) as host, Client(server.url, name="Ana") as ana:
        assert "you sit at no table yet: open_table or join first" in await refused(host, "look")
        assert "nonsense is no link to a table" in await refused(host, "join", link="nonsense")
        assert "that table is at http://elsewhere" in await refused(host, "join", link="http://elsewhere/table/3f/x")
        private = await ana.open_table({"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}]})
        link = f"{server.url}/table/{private.table.id}"
        assert "There is no such table" in await refused(host, "join", link=link), "it is for those with the invite"

        seen = await call(host, "open_table", game="age-of-war", opponents=["greedy"])
        while seen["question"] is None:
            seen = await call(host, "wait", seconds=60)
        asked, most = seen["question"]["question"], len(seen["question"]["choices"])
        assert f"there is no choice {most + 1}; choose 1 to {most}" in await refused(
            host, "play", question=asked, choice=most + 1
        )
        assert f"question {asked + 7} no longer stands" in await refused(host, "play", question=asked + 7, choice=1)
        assert "There is no advice at this table." in await refused(host, "odds")
        assert "There is no advice at this table." in await refused(host, "advice")
        assert "you do not sit at table nothere" in await refused(host, "look", table="nothere")
        seen = await call(host, "resign")
        assert ("over", [2]) == (seen["status"], seen["result"]["winners"])


async def test_an_assistant_and_a_person_at_one_table_with_odds_and_advice(server: Running) -> None:
    async with over_http(server) as host, Client(server.url, name="Ana") as ana:
        seen = await call(host, "open_table", game="age-of-war", opponents=["open"], coach=True, undo=True)
        assert "open" == seen["status"]
        async with ana.join(seen["invite"]) as table, asyncio.timeout(600):
            await table.sit(1)
            seen = await call(host, "say", text="Good luck!")
            assert "Assistant: Good luck!" in seen["news"]
            while seen["question"] is None:
                if (ask := table.views[1].ask) is not None:
                    await table.act(1, ask.choices[0].action)
                seen = await call(host, "wait", seconds=1)
            assert ["Assistant", "Ana"] == [player["name"] for player in seen["players"]]
            assert "castle:azuchi" in (await call(host, "odds"))["odds"]
            advice = await call(host, "advice")
            assert advice["question"] == seen["question"]["question"]
            assert {each["choice"] for each in advice["choices"]} == {
                each["choice"] for each in seen["question"]["choices"]
            }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "opponent", "transport"),
    [
        ("age-of-war", "greedy", "http"),
        ("epic-dice-battles", "random", "stdio"),
        ("board-of-war", "random", "stdio"),
        # What is said over either is the same.
        pytest.param("age-of-war", "greedy", "stdio", marks=pytest.mark.exhaustive),
        pytest.param("epic-dice-battles", "random", "http", marks=pytest.mark.exhaustive),
        pytest.param("board-of-war", "random", "http", marks=pytest.mark.exhaustive),
    ],
)
async def test_a_whole_game(server: Running, game: str, opponent: str, transport: str) -> None:
    chosen = random.Random(7)
    async with TRANSPORTS[transport](server) as host, asyncio.timeout(1500):
        seen = await call(host, "open_table", game=game, opponents=[opponent])
        answers = 0
        while seen["status"] != "over":
            question = seen["question"]
            if question is None:
                seen = await call(host, "wait", seconds=60)
                continue
            number = _answer(question["choices"], chosen)
            seen = await call(host, "play", question=question["question"], choice=number)
            answers += 1
            assert answers < MOST_ANSWERS, "the game comes to an end"
        assert seen["you"] == [1]
        assert seen["result"]["you_won"] == (1 in seen["result"]["winners"])


def _answer(choices: list[dict[str, Any]], chosen: random.Random) -> int:
    suggested = [each["choice"] for each in choices if each.get("is_suggested")]
    return int(suggested[0] if suggested else chosen.choice(choices)["choice"])

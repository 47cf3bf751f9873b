"""A browser, a terminal and a program sit at one table: the example bot and `wartable join` against a real server."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

import pytest

from tests.server.running import Running
from wartable.client import Client, parse_link

ROOT = Path(__file__).resolve().parents[2]
GAME = "age-of-war"
QUESTION = "Number: choose"
"""What every question ends with."""
WARTABLE = ("-c", "from wartable.cli.main import main; main()")


async def started(*arguments: str, stdin: int | None = None) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        stdin=stdin,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env=os.environ | {"WARTABLE_LANG": "en"},
    )


async def test_the_example_bot_plays_a_whole_game(sqlite_server: Running) -> None:
    assert len((ROOT / "examples" / "bot.py").read_text().splitlines()) < 60
    async with Client(sqlite_server.url, name="Ana") as ana:
        seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
        opened = await ana.open_table({"game": GAME, "seats": seats})
        link = f"{sqlite_server.url}/table/{opened.table.id}#{opened.you.invite}"
        bot = await started(str(ROOT / "examples" / "bot.py"), link, "--bot", "greedy")
        async with ana.join(opened.table.id) as table, asyncio.timeout(1500):
            while table.table.seats[1].player is None:
                await asyncio.sleep(0.05)
            await table.start()
            output, _ = await bot.communicate()
            assert 0 == bot.returncode, output.decode()
            while table.table.result is None:
                await asyncio.sleep(0.05)
        has_won = 1 in table.table.result.winners
        assert ("won" if has_won else "lost") == output.decode().strip()


async def test_a_terminal_a_program_and_a_bot_at_one_table(sqlite_server: Running) -> None:
    async with Client(sqlite_server.url, name="Ana") as ana:
        seats = [{"kind": "here"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        opened = await ana.open_table({"game": GAME, "seats": seats, "on_resign": "out", "coach": True})
        link = f"{sqlite_server.url}/table/{opened.table.id}#{opened.you.invite}"
        pipe = asyncio.subprocess.PIPE
        terminal = await started(*WARTABLE, "join", link, "--name", "Tess", stdin=pipe)
        shown: list[str] = []
        reading = asyncio.create_task(_read(terminal, shown))
        async with ana.join(opened.table.id) as table, asyncio.timeout(1500):
            while table.table.seats[1].player is None:
                await asyncio.sleep(0.05)
            assert "Tess" == table.table.seats[1].name
            await table.start()
            assert terminal.stdin is not None
            terminal.stdin.write(b"/hello from the terminal\n")
            answering = asyncio.create_task(_answer(terminal, shown))
            acted, said = False, False
            async for event in table.events():
                said = said or (event.chat is not None and event.chat.text == "hello from the terminal")
                if table.table.to_act == 1:
                    acted = True
                elif (ask := table.views[0].ask) is not None:
                    await table.act(0, ask.choices[-1].action)
                if acted and said and QUESTION in "".join(shown) and table.table.to_act == 0:
                    break
            answering.cancel()
            terminal.stdin.write(b"q\n")
            await reading
            await terminal.wait()
        output = "".join(shown)
        assert 0 == terminal.returncode, output
        assert "You sit at seat 2." in output
        assert "99" in output, "a number that is no choice is said to be none"
        assert re.search(r"\d+\. \d+\.\d%.*: .*of cases", output), "the coach has spoken"


async def _answer(terminal: asyncio.subprocess.Process, shown: list[str]) -> None:
    """Type whenever there is a question: before, it is for nobody, and the only choice is not asked for."""
    assert terminal.stdin is not None
    answered = 0
    while True:
        if (asked := "".join(shown).count(QUESTION)) > answered:
            answered = asked
            terminal.stdin.write(b"99\n!\n1\n")
        await asyncio.sleep(0.01)


async def _read(terminal: asyncio.subprocess.Process, shown: list[str]) -> None:
    assert terminal.stdout is not None
    while line := await terminal.stdout.readline():
        shown.append(line.decode())


async def test_a_terminal_is_paired_with_whoever_looks_for_the_same(sqlite_server: Running) -> None:
    async with Client(sqlite_server.url, name="Ana") as ana, asyncio.timeout(1500):
        terminal = await started(
            *WARTABLE, "join", sqlite_server.url, "--pair", GAME, "--name", "Tess", stdin=asyncio.subprocess.PIPE
        )
        found = await ana.pair({"game": GAME, "clock": {"per_move": 60}})
        seats = (await ana.request("GET", f"/api/tables/{found}"))["table"]["seats"]
        assert {"Ana", "Tess"} == {seat["name"] for seat in seats}
        assert terminal.stdin is not None
        terminal.stdin.write(b"q\n")
        output, _ = await terminal.communicate()
        assert (0, True) == (terminal.returncode, b"Looking for somebody to play with" in output), output


@pytest.mark.parametrize("link", ["nonsense", "http://127.0.0.1", "ftp://127.0.0.1/table/x", "http://127.0.0.1/table/"])
async def test_what_is_not_a_link(link: str) -> None:
    with pytest.raises(ValueError, match="not a link"):
        parse_link(link)
    terminal = await started(*WARTABLE, "join", link)
    output, _ = await terminal.communicate()
    assert (2, f"wartable: not a link to a table: {link}") == (terminal.returncode, output.decode().strip())


async def test_a_server_that_is_not_there() -> None:
    terminal = await started(*WARTABLE, "join", "http://127.0.0.1:9/table/abc")
    output, _ = await terminal.communicate()
    assert (1, "wartable: the server does not answer: http://127.0.0.1:9") == (
        terminal.returncode,
        output.decode().strip(),
    )


def test_the_parts_of_a_link() -> None:
    assert ("https://x.example/games", "3f", "inv") == parse_link("https://x.example/games/table/3f#inv")
    assert ("https://x.example", "3f", "i-n_v") == parse_link("https://x.example/table/3f/i-n_v")

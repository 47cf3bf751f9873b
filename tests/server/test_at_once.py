"""Bounds hold for whoever asks for everything at once: between counting and opening nobody else opens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import run_server
from wartable.client import Client, Refused

VARIANT = {"options": {"variant": "dice = 6\n"}}
SEATS = [{"kind": "here"}, {"kind": "open"}]
Ask = Callable[[Client], Awaitable[Any]]


def open_table(client: Client) -> Awaitable[Any]:
    return client.request("POST", "/api/tables", {"game": "age-of-war", "seats": SEATS})


def open_changed_table(client: Client) -> Awaitable[Any]:
    return client.request("POST", "/api/tables", {"game": "age-of-war", "seats": SEATS, **VARIANT})


def open_tournament(client: Client) -> Awaitable[Any]:
    return client.request("POST", "/api/tournaments", {"name": "Cup", "kind": "swiss", "game": "age-of-war"})


def open_changed_tournament(client: Client) -> Awaitable[Any]:
    plan = {"name": "Cup", "kind": "swiss", "game": "age-of-war", **VARIANT}
    return client.request("POST", "/api/tournaments", plan)


def try_something(client: Client) -> Awaitable[Any]:
    plan = {"numbers": {"economy.start.rice": 5}, "bot": "random", "games": 4000}
    return client.request("POST", "/api/workshop/epic-dice-battles", plan)


@pytest.mark.parametrize(
    ("ask", "times", "most", "code"),
    [
        (open_table, 40, 20, "tables"),
        (open_changed_table, 40, 20, "tables"),
        (open_tournament, 20, 5, "tournaments"),
        (open_changed_tournament, 20, 5, "tournaments"),
        (try_something, 8, 2, "experiments"),
    ],
)
async def test_asking_for_many_at_once_brings_no_more(
    tmp_path: Path, ask: Ask, times: int, most: int, code: str
) -> None:
    with run_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", rate_limit=1) as limited:
        async with Client(limited.url, name="Mallory") as mallory:
            found = await asyncio.gather(*(ask(mallory) for _ in range(times)), return_exceptions=True)
    refused = [each for each in found if isinstance(each, Refused)]
    assert times - most == len(refused)
    assert {code} == {each.problem.code for each in refused}

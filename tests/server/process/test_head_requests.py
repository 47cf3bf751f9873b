"""HEAD answers as GET would: the same status and headers, and no body."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from tests.server.running import Running
from tests.server.waiting import LONGEST_SECONDS

PATHS = ("/", "/healthz", "/api/games", "/api/games/age-of-war/rules", "/api/nothing", "/api/me", "/text")
VARYING = {"date", "set-cookie"}


@pytest.mark.parametrize("path", PATHS)
async def test_head_has_the_headers_of_get(server: Running, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=LONGEST_SECONDS) as client:
        got, head = await client.get(path), await client.head(path)
    assert (got.status_code, b"") == (head.status_code, head.content)
    kept = [{name: text for name, text in each.headers.items() if name not in VARYING} for each in (got, head)]
    assert kept[0] == kept[1]


async def test_head_of_an_event_stream_ends(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        await client.post("/api/guests", json={"name": "Ana"})
        async with asyncio.timeout(LONGEST_SECONDS):
            head = await client.head("/api/me/stream")
        assert (200, b"") == (head.status_code, head.content)
        assert (await client.head("/api/me")).status_code == 200


async def test_head_changes_nothing(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=LONGEST_SECONDS) as client:
        assert (await client.head("/api/guests")).status_code == (await client.get("/api/guests")).status_code

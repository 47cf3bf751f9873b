"""Clients that play at random, for tests over the wire."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from wartable.client import Client, RemoteTable
from wartable.server.table.messages import Ask

__all__ = ["play", "whole_history"]


async def play(tables: list[RemoteTable], rng: random.Random, *, decisions: int) -> int:
    """Let the seats of all these clients decide at random, up to a number of decisions; how many there were."""
    answered: set[tuple[int, int]] = set()
    for count in range(decisions):
        found = await _next_question(tables, answered)
        if found is None:
            return count
        table, seat, ask = found
        answered.add((seat, ask.number))
        await table.act(seat, rng.choice(ask.choices).action)
    return decisions


async def whole_history(client: Client, table: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What a viewer noticed from the start on, page by page."""
    who, events = "" if seat is None else f"&seat={seat}", list[dict[str, Any]]()
    while True:
        since = events[-1]["seq"] if events else 0
        page = await client.request("GET", f"/api/tables/{table}/events?since={since}{who}")
        events += page["events"]
        if not page["more"]:
            return events


async def _next_question(
    tables: list[RemoteTable], answered: set[tuple[int, int]]
) -> tuple[RemoteTable, int, Ask] | None:
    while all(table.table.result is None for table in tables):
        for table in tables:
            for seat in table.you.seats:
                ask = table.views[seat].ask
                if ask is not None and (seat, ask.number) not in answered:
                    return table, seat, ask
        await asyncio.sleep(0.002)
    return None

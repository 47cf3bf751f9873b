"""Play at an online table from a program, as a person would from a browser.

async with Client("http://127.0.0.1:8421", name="Ana") as client:
    async with client.join("http://127.0.0.1:8421/table/3f…#invite") as table:
        await table.sit(0)
        async for seat, ask in table.questions():
            await table.act(seat, ask.choices[0].action)
"""

from __future__ import annotations

from wartable.client.client import Client
from wartable.client.links import Link, parse_link
from wartable.client.refusals import Refused
from wartable.client.remote_table import RemoteTable

__all__ = ["Client", "Link", "Refused", "RemoteTable", "parse_link"]

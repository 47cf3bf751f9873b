"""Waiting for work on behalf of a client, for as long as the client waits too."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from http import HTTPStatus
from typing import Any, TypeVar

from litestar import Request

from wartable.server.problems import Problem

__all__ = ["while_there"]

T = TypeVar("T")


async def while_there(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What the work gives; it is cancelled when the client hangs up."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_hangs_up(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "the client has gone")
    finally:
        working.cancel()
        leaving.cancel()


async def _hangs_up(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
